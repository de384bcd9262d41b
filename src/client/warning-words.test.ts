import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WARNINGS } from '../domain/reporting/warnings.ts';
import { PROVIDERS } from '../search/registry.generated.ts';
import { PROVIDER_NAMES } from './provider-names.ts';
import { readWarning, readWarnings, WARNING_WORDS } from './warning-words.ts';

test('every evidence provider has a name that a person knows', () => {
  assert.deepEqual(Object.keys(PROVIDER_NAMES).sort(), PROVIDERS.map((provider) => provider.id).sort());
});

test('warnings with a detail have a place for it', () => {
  for (const warning of WARNINGS) {
    const { sentence } = WARNING_WORDS[warning.code]!;
    if (sentence.includes('{}')) assert.notEqual(warning.detail, null, warning.code);
  }
});

test('a warning names claims and pages by their words', () => {
  const names = {
    claims: new Map([
      ['a', 'PhD, Norvane'],
      ['b', 'CTO, Halden'],
    ]),
    sources: new Map([['src_1', 'profilehub.example']]),
  };
  assert.match(readWarning('study_work_overlap:a,b', names).sentence, /PhD, Norvane \/ CTO, Halden/);
  assert.match(readWarning('page_not_counted:src_1:login_wall', names).sentence, /profilehub\.example, behind a login/);
  assert.equal(readWarning('something_new:x', names).sentence, 'something_new:x');
  // A page's host may hold a replacement pattern; it is shown as it is.
  assert.match(readWarning('page_unreachable:$&.example', names).sentence, /\$&\.example/);
});

test('what is amiss with several providers is one sentence, below what matters more', () => {
  const names = { claims: new Map<string, string>(), sources: new Map<string, string>() };
  const read = readWarnings(['provider_unavailable:crossref', 'no_sources', 'provider_unavailable:orcid'], names);
  assert.deepEqual(
    read.map(({ sentence }) => sentence),
    [
      'No page was read for this job.',
      'Could not be reached, or gave no usable answer: Crossref, ORCID. What they know is missing here.',
    ],
  );
});
