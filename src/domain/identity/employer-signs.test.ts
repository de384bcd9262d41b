// What ties a page to the employer of the request where no sentence says so: the site, its name in any form, its trade.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeSource } from '../judging/fixtures.ts';
import type { Person } from '../model/person.ts';
import { governedPlace, withoutLegalForm } from './employer-names.ts';
import { sharedTrade } from './employer-trade.ts';
import { resolveIdentity } from './resolve.ts';

function signsOf(person: Person, text: string): string[] {
  const source = makeSource({ id: 'a', url: 'https://a.example/', name: person.full_name, facts: [] });
  const { sources } = resolveIdentity({ person, claims: [], sources: [{ ...source, text }] });
  return sources[0]!.anchors.flatMap(({ signs }) => signs.map(({ feature }) => feature));
}

const LEGAL: readonly (readonly [string, string | null])[] = [
  ['株式会社Vennegar', 'Vennegar'],
  ['Vennegar Data Sp. z o.o.', 'Vennegar Data'],
  ['Vennegar GmbH', 'Vennegar'],
  ['ООО Веннегар', 'Веннегар'],
  ['National Company', null],
  ['Boston Trust', null],
  ['Vennegar', null],
];
for (const [company, plain] of LEGAL) {
  test(`${company} without its legal form is ${plain}`, () => assert.equal(withoutLegalForm(company), plain));
}

test('the line that reserves its rights says whose site it is', () => {
  const person: Person = { full_name: 'Osric Vennegar', current_company: 'Brackwater Analytics GmbH' };
  const text = `Team\nOsric Vennegar\nBeratung\n${'Text\n'.repeat(1500)}© 2024 Brackwater Analytics. Alle Rechte vorbehalten.`;
  assert.ok(signsOf(person, text).includes('employer_site'));
});

test('an administration names the place that it governs', () => {
  assert.equal(governedPlace('State of Delaware'), 'Delaware');
  assert.equal(governedPlace('Ayuntamiento de Soria'), 'Soria');
  assert.equal(governedPlace('Oslo kommune'), 'Oslo');
  assert.equal(governedPlace('State Street Bank'), null);
});

test('the kind of an employer gives a trade in any language, and speaks only for a page', () => {
  assert.equal(sharedTrade(['明德法律事務所'], '合夥律師'), 'law');
  assert.equal(sharedTrade(['한빛치과'], '임플란트 전담원장'), 'medicine');
  assert.equal(sharedTrade(['Kancelaria Adwokacka Sikora'], 'adwokat, wspólnik'), 'law');
  assert.equal(sharedTrade(['Kancelaria Adwokacka Sikora'], 'księgowa'), null);
  assert.equal(sharedTrade(['Brackwater Analytics'], 'lawyer'), null);
});

test('a request that gives nothing but a name is not held against a page', () => {
  assert.ok(
    !signsOf({ full_name: 'Osric Vennegar' }, `Osric Vennegar ${'tells a lot '.repeat(40)}`).includes('nothing_fits'),
  );
});

test('a name that stands in both of its scripts is a sign', () => {
  const person: Person = { full_name: '鄭雅文', aliases: ['Ya-wen Cheng'] };
  assert.ok(signsOf(person, '鄭雅文 (Ya-wen Cheng)\n助理教授').includes('name_in_both_scripts'));
  assert.ok(!signsOf(person, '鄭雅文\n助理教授').includes('name_in_both_scripts'));
});

test('a word of the place of the request is a sign of the place alone', () => {
  const person: Person = { full_name: 'Osric Vennegar', current_company: 'Bank of Delaware', location: 'Delaware' };
  const signs = signsOf(person, 'Osric Vennegar\na gardener in Delaware');
  assert.ok(signs.some((sign) => sign.startsWith('place_')));
  assert.ok(!signs.includes('employer_word_beside'));
});

test('an employer in Latin letters is named in a text without spaces', () => {
  const person: Person = { full_name: '鄭雅文', current_company: 'Brackwater' };
  assert.ok(signsOf(person, '鄭雅文\n2019年Brackwater入社、営業部長').includes('employer_beside'));
  assert.ok(!signsOf(person, '鄭雅文\n2019年Brackwaters入社、営業部長').includes('employer_beside'));
});

test('whom a site only lists is not said to work there, and not said to work elsewhere', () => {
  const person: Person = { full_name: 'Osric Vennegar', current_company: 'Brackwater Analytics' };
  const signsWith = (employer: string, how: 'text' | 'page_organisation', title?: string): string[] => {
    const says = 'Osric Vennegar, analyst';
    const source = makeSource({
      id: 'a',
      url: 'https://a.example/',
      name: person.full_name,
      facts: [
        {
          kind: 'employment',
          organisation: employer,
          how,
          current: true,
          says,
          ...(title === undefined ? {} : { title }),
        },
      ],
    });
    const { sources } = resolveIdentity({ person, claims: [], sources: [source] });
    return sources[0]!.anchors.flatMap(({ signs }) => signs.map(({ feature }) => feature));
  };
  assert.ok(signsWith('Brackwater Analytics', 'text').includes('employer_stated'));
  assert.ok(!signsWith('Brackwater Analytics', 'page_organisation').includes('employer_stated'));
  assert.ok(signsWith('Tallow Choir', 'text').includes('employer_elsewhere'));
  assert.ok(!signsWith('Tallow Choir', 'page_organisation').includes('employer_elsewhere'));
  assert.ok(signsWith('Tallow Choir', 'page_organisation', 'Conductor').includes('employer_elsewhere'));
});
