// What many people share proves nothing: small words, words of titles, a state, an employer of before.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FactSketch, makeSource } from '../judging/fixtures.ts';
import type { Person } from '../model/person.ts';
import { nameRarity } from '../names/name-rarity.ts';
import type { Anchor } from './identity-types.ts';
import { knownFactsOf } from './known-facts.ts';
import { familiesOf } from './occupations.ts';
import { resolveIdentity } from './resolve.ts';

function anchorsOf(person: Person, text: string, facts: FactSketch[] = []): Anchor[] {
  const source = makeSource({ id: 'a', url: 'https://a.example/', name: person.full_name, facts });
  const { sources } = resolveIdentity({ person, claims: [], sources: [{ ...source, text }] });
  return sources[0]!.anchors;
}

function signs(anchors: readonly Anchor[]): string[] {
  return anchors.flatMap((anchor) => anchor.signs.map(({ feature }) => feature));
}

const NAME = 'Osric Vennegar';

test('small words of any language are no subject', () => {
  const { topics } = knownFactsOf({ full_name: NAME, current_title: 'Fachärztin für Innere Medizin' });
  assert.ok(!topics.includes('fur'));
});

test('words of titles and organisations are shared by thousands, in whatever language', () => {
  const { topics, commonTopics } = knownFactsOf({ full_name: NAME, current_title: 'software laboratory radiomics' });
  assert.ok(commonTopics.has('software'));
  assert.ok(topics.includes('radiomics') && !commonTopics.has('radiomics'));
});

test('a word of the subject beside the name says more than a form of it', () => {
  const person: Person = { full_name: NAME, current_title: 'radiomics researcher' };
  const weight = (text: string) =>
    anchorsOf(person, text).find((anchor) => anchor.signs[0]!.feature === 'subject_beside')?.weight ?? 0;
  assert.ok(weight(`${NAME} works on radiomics.`) > weight(`${NAME} builds a radiomic model.`));
  assert.ok(weight(`${NAME} builds a radiomic model.`) > 0);
});

test('the place alone is little where a page tells of somebody else', () => {
  const person: Person = { full_name: NAME, current_company: 'Brackwater Analytics', location: 'Rotterdam' };
  const text = `${NAME} keeps a bakery in Rotterdam. ${'He bakes rye bread and sells it in the morning. '.repeat(5)}`;
  assert.ok(signs(anchorsOf(person, text)).includes('place_alone_fits'));
  assert.ok(!signs(anchorsOf({ full_name: NAME, location: 'Rotterdam' }, text)).includes('place_alone_fits'));
});

test('a state says less than a city', () => {
  const weight = (location: string, text: string) =>
    anchorsOf({ full_name: NAME, location }, text).find((anchor) => anchor.anchor === 'location')!.weight;
  assert.ok(weight('Delaware', `${NAME}\nof Delaware`) < weight('Rotterdam', `${NAME}\nof Rotterdam`));
});

test('a country is no place that ties a page', () => {
  const found = signs(anchorsOf({ full_name: NAME, location: 'Australia' }, `${NAME}\nof Australia`));
  assert.ok(found.includes('place_wide') && !found.includes('place_beside'));
});

test('a town of two signs is a town, a country of two signs a country', () => {
  const near = (location: string, text: string): string[] => signs(anchorsOf({ full_name: '林小雨', location }, text));
  assert.ok(near('重庆', '林小雨 重庆市人民医院').some((sign) => sign.startsWith('place_') && sign !== 'place_wide'));
  assert.deepEqual(
    near('台灣', '林小雨 台灣馬爾大學').filter((sign) => sign.startsWith('place_') && sign !== 'place_wide'),
    [],
  );
});

test('a post that the request itself names as an earlier one is no conflict', () => {
  const facts: FactSketch[] = [
    { kind: 'employment', says: `${NAME} works at Tessel Maps.`, organisation: 'Tessel Maps', current: true },
  ];
  const person: Person = { full_name: NAME, current_company: 'Brackwater Analytics' };
  const text = `${NAME} works at Tessel Maps.`;
  assert.ok(signs(anchorsOf(person, text, facts)).includes('employer_elsewhere'));
  const seeded: Person = { ...person, employment_seed: [{ employer: 'Tessel Maps' }] };
  assert.ok(!signs(anchorsOf(seeded, text, facts)).includes('employer_elsewhere'));
});

test('a consultant is no consul, and a profile no professor', () => {
  assert.ok(!familiesOf('consultant').has('diplomacy'));
  assert.ok(familiesOf('consul').has('diplomacy'));
  assert.ok(!familiesOf('professional profile').has('academic'));
  assert.ok(familiesOf('Prof. of law').has('academic'));
});

test('a name with a particle and a name in hangul are as common as their bearers', () => {
  assert.ok(nameRarity('Jan de Vries') < nameRarity('Jan Vreeswijk'));
  assert.ok(nameRarity('박지훈') < 0.5);
});
