import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DEGREES } from '../degrees/vocabulary.ts';
import { english } from './en.ts';
import { LANGUAGES } from './index.ts';
import { type LanguagePack, ORGANISATION_KINDS, SECTION_KINDS } from './pack.ts';

/** Every list of a pack by its path: `sections.education`, `months.0`, `titles.lawyer`. */
function listsOf(value: unknown, path: string[] = []): [string, readonly string[]][] {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => listsOf(item, [...path, key]));
}

const fold = (form: string): string => form.toLowerCase();

/** Forms that stand in more than one of these lists. */
function shared(lists: readonly (readonly string[])[]): string[] {
  const seen = new Map<string, number>();
  for (const list of lists) for (const form of new Set(list.map(fold))) seen.set(form, (seen.get(form) ?? 0) + 1);
  return [...seen].filter(([, times]) => times > 1).map(([form]) => form);
}

type Member =
  | 'present'
  | 'since'
  | 'until'
  | 'former'
  | 'inProgress'
  | 'expected'
  | 'attendedOnly'
  | 'notConferred'
  | 'negation'
  | 'hypothetical'
  | 'honorary'
  | 'relatives'
  | 'advisors'
  | 'studyVerbs'
  | 'workVerbs';

/** What no form may mean at once. */
const CONTRADICTIONS: readonly (readonly [Member, Member])[] = [
  ['present', 'former'],
  ['present', 'since'],
  ['present', 'until'],
  ['since', 'until'],
  ['inProgress', 'notConferred'],
  ['inProgress', 'attendedOnly'],
  ['expected', 'notConferred'],
  ['expected', 'present'],
  ['attendedOnly', 'notConferred'],
  ['honorary', 'notConferred'],
  ['negation', 'hypothetical'],
  ['relatives', 'advisors'],
  ['studyVerbs', 'workVerbs'],
  ['studyVerbs', 'notConferred'],
];

function contradictions(pack: LanguagePack): string[] {
  const sets: [string, readonly (readonly string[])[]][] = [
    ...CONTRADICTIONS.map(([one, other]): [string, string[][]] => [
      `${one} and ${other}`,
      [[...pack[one]], [...pack[other]]],
    ]),
    ['months', pack.months],
    ['seasons', pack.seasons],
    ['pronouns', [pack.pronouns.first, pack.pronouns.third]],
    ['sections', Object.values(pack.sections)],
    ['organisation words', Object.values(pack.organisationWords)],
    ['degrees', pack.degrees.map((degree) => degree.forms)],
    ['titles', pack.titles.map((title) => title.forms)],
  ];
  return sets.flatMap(([what, lists]) => shared(lists).map((form) => `${what}: ${form}`));
}

for (const pack of LANGUAGES) {
  describe(`the language pack ${pack.code}`, () => {
    it('leaves no list empty and writes no form twice in one list', () => {
      const faults = listsOf(pack).flatMap(([path, forms]) => [
        ...(forms.length === 0 ? [`${path} is empty`] : []),
        ...forms.filter((form, at) => forms.indexOf(form) !== at).map((form) => `${path}: ${form} twice`),
        ...forms.filter((form) => form !== form.normalize('NFC')).map((form) => `${path}: ${form} is not composed`),
      ]);
      assert.deepEqual(faults, []);
    });

    it('knows every section, every kind of organisation, twelve months and four seasons', () => {
      assert.deepEqual(Object.keys(pack.sections).sort(), [...SECTION_KINDS].sort());
      assert.deepEqual(Object.keys(pack.organisationWords).sort(), [...ORGANISATION_KINDS].sort());
      assert.equal(pack.months.length, 12);
      assert.equal(pack.seasons.length, 4);
    });

    it('puts no form into two lists that contradict each other', () => {
      assert.deepEqual(contradictions(pack), []);
    });

    it('names degrees by codes of the vocabulary, at the level the vocabulary gives them', () => {
      const levels = new Map(DEGREES.map((degree) => [degree.code, degree.level]));
      const faults = pack.degrees
        .filter((degree) => degree.code !== null && levels.get(degree.code) !== degree.level)
        .map((degree) => `${degree.level} ${degree.code}`);
      assert.deepEqual(faults, []);
      for (const level of ['doctoral', 'master', 'bachelor', 'secondary']) {
        assert.ok(
          pack.degrees.some((degree) => degree.level === level),
          level,
        );
      }
    });

    it('names titles by concepts that the English pack has', () => {
      const concepts = new Set(english.titles.map((title) => title.concept));
      assert.deepEqual(
        pack.titles.map((title) => title.concept).filter((concept) => !concepts.has(concept)),
        [],
      );
      assert.deepEqual(shared(pack.titles.map((title) => [title.concept])), []);
    });
  });
}

describe('the language packs together', () => {
  it('have a code each', () => {
    assert.deepEqual(shared(LANGUAGES.map((pack) => [pack.code])), []);
  });
});
