import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OrganisationRow } from '../../domain/orgs/data-pack/organisation-row.ts';
import { indexOfRows } from '../../domain/orgs/data-pack/read-index.ts';
import { lexiconFor } from '../lexicon/language-words.ts';
import { claimedOrganisation, type PagePlace } from './claimed-organisation.ts';
import { comparedIn, declinedIn, namedIn } from './organisation-mentions.ts';
import { findOrganisationPhrases } from './organisation-phrases.ts';

type Name = OrganisationRow['names'][number];
const row = (id: string, country: string, ...names: Name[]): OrganisationRow => ({
  id: `bonafide:${id}`,
  kind: 'school',
  country,
  names,
  domains: [],
  relations: [],
  source: 'hand',
});
const name = (value: string, kind: Name['kind'] = 'official'): Name => ({ value, kind });

const index = indexOfRows([
  row('tallow', 'IE', name('Tallow University Dublin'), name('TUD', 'acronym')),
  row('tarn', 'DE', name('Technische Universität Darnfeld'), name('TUD', 'acronym')),
  row('kyoto', 'JP', name('Kyoto University'), name('京都大学', 'translated')),
  row('peking', 'CN', name('Peking University'), name('北大', 'short')),
  row('seoul', 'KR', name('Seoul National University'), name('서울대학교', 'translated')),
  row('quill', 'US', name('University of Quillany'), name('Quill', 'short')),
  row('quill-state', 'US', name('Quill State University')),
  row('marl', 'US', name('Marl University'), name('Marl Royal University', 'former'), name('MRU', 'acronym')),
  {
    ...row('quarl', 'NO', name('University of Quarl'), name('Universitetet i Quarl')),
    domains: [{ value: 'uiq.no', source: 'hand' }],
  },
  { ...row('marl-law', 'US', name('Quill School of Law')), relations: [{ kind: 'part_of', id: 'bonafide:marl' }] },
]);

function found(
  kind: 'school' | 'employer',
  claimed: string,
  text: string,
  language: string,
  place?: PagePlace,
): string[] {
  const organisation = claimedOrganisation(kind, claimed, index, place);
  const named = namedIn(organisation, text);
  const lexicon = lexiconFor(language);
  const mentions =
    named.length > 0
      ? named
      : [...declinedIn(organisation, text), ...comparedIn(organisation, findOrganisationPhrases(text, lexicon))];
  return mentions.map((mention) => mention.name);
}

describe('a claimed organisation on a page', () => {
  it('is found by the words whose initials are claimed', () => {
    const text = 'She was an adviser at Norvane Higher Education Assistance Agency until May.';
    assert.deepEqual(found('employer', 'NHEAA', text, 'en'), ['Norvane Higher Education Assistance Agency']);
    assert.deepEqual(found('employer', 'NHTAA', text, 'en'), []);
  });
  it('is none that a Korean name ends with', () => {
    assert.deepEqual(found('employer', '남산병원', '현남산병원 안과 전임의', 'ko'), ['남산병원']);
    assert.deepEqual(found('employer', '남산병원', '분당남산병원 안과 전임의', 'ko'), []);
  });
  it('is found with a space beside Latin letters in Korean, or without one', () => {
    assert.deepEqual(found('employer', '한빛SDN', '2016 한빛 SDN 사장', 'ko'), ['한빛 SDN']);
    assert.deepEqual(found('employer', 'NK 바다', 'NK바다 이사', 'ko'), ['NK바다']);
  });
  it('is found in another language when the words agree', () => {
    assert.deepEqual(
      found('school', 'Cologne University of Applied Sciences', 'Diplom, Fachhochschule Köln, 2010', 'de'),
      ['Fachhochschule Köln'],
    );
    assert.deepEqual(
      found('employer', 'Spanish Ministry of Health', 'Consejera Técnica del Ministerio de Sanidad', 'es'),
      ['Ministerio de Sanidad'],
    );
    assert.deepEqual(
      found('school', 'Krasnodar State University', 'Окончил Краснодарский государственный университет в 1990', 'ru'),
      ['Краснодарский государственный университет'],
    );
    assert.deepEqual(found('employer', 'European Commission', 'presso la Commissione europea a Bruxelles', 'it'), [
      'Commissione europea',
    ]);
  });
  it('is not found under a longer name that is another school’s', () => {
    const text = 'Окончила Краснодарский государственный университет культуры и искусств';
    assert.deepEqual(found('school', 'Krasnodar State University', text, 'ru'), []);
    assert.deepEqual(found('school', '名古屋大学', '名古屋工業大学 大学院 修了', 'ja'), []);
    assert.deepEqual(found('school', 'Marl University', 'BSc, Marl State University', 'en'), []);
    assert.deepEqual(found('school', 'University of Quillany', 'BSc, Quill State University', 'en'), []);
    assert.deepEqual(found('school', 'University of Quillany', 'BSc from Quill in 2001', 'en'), ['Quill']);
  });
  it('is found by any bearer of a shared short form, those of the page’s country before others', () => {
    const text = 'MSc, Technische Universität Darnfeld; BSc, Tallow University Dublin';
    assert.equal(found('school', 'TUD', text, 'en').length, 2);
    assert.deepEqual(found('school', 'TUD', text, 'de', { language: 'de', host: 'person.example' }), [
      'Technische Universität Darnfeld',
    ]);
    assert.deepEqual(found('school', 'TUD', text, 'en', { language: 'en', host: 'person.ie' }), [
      'Tallow University Dublin',
    ]);
  });
  it('is not found by a short form that is another’s on this page', () => {
    const on = (text: string) =>
      found('school', 'Marl Royal University', 'MSc, MRU, 2004', 'en', {
        language: 'en',
        host: null,
        page: { title: '', text },
      });
    assert.equal(on('MSc, MRU, 2004').length, 1);
    assert.deepEqual(on('MSc, MRU, 2004; PhD, Marine Research Union'), []);
  });
  it('is found by a compound that ends in a word of organisations, up to "and"', () => {
    assert.deepEqual(found('employer', 'Grauwald Music Museum', 'Restaurator am Grauwald Musikmuseum', 'de'), [
      'Grauwald Musikmuseum',
    ]);
    assert.deepEqual(
      found('employer', 'Quarl Police District', 'erfaring fra Quarl politidistrikt og NAV Marlinstans', 'no'),
      ['Quarl politidistrikt'],
    );
    assert.deepEqual(found('employer', 'City of Gothenburg', 'direktör i Göteborgs stad och vald politiker', 'sv'), [
      'Göteborgs stad',
    ]);
    assert.deepEqual(found('employer', 'Grauwald Music Museum', 'Restaurator am Grauwald Kunstmuseum', 'de'), []);
  });
  it('is found by the short forms of Chinese, Japanese and Korean texts, standing alone', () => {
    assert.deepEqual(found('school', 'Kyoto University', '2001年 京大卒', 'ja'), ['京都大学']);
    assert.deepEqual(found('school', 'Seoul National University', '서울대 졸업', 'ko'), ['서울대학교']);
    assert.deepEqual(found('school', 'Kyoto University', '東京大学卒業', 'ja'), []);
    assert.deepEqual(found('school', 'Seoul National University', '서울대공원 근무', 'ko'), []);
    assert.deepEqual(found('school', 'Peking University', '毕业于北大法学院', 'zh'), ['北大']);
    assert.deepEqual(found('school', 'Peking University', '東北大学卒業、北大路在住', 'ja'), []);
  });
  it('is found on a line of another script than the page says it is written in', () => {
    assert.deepEqual(found('school', 'Kyoto University', '2010年に京都大学を卒業', 'en'), ['京都大学']);
    assert.deepEqual(found('employer', 'Denso Create Inc.', '（株）デンソークリエイト 勤務', 'ja'), [
      'デンソークリエイト',
    ]);
  });
  it('is found behind an article and with points', () => {
    assert.deepEqual(found('school', 'Université Norvane', 'diplômée de l’Université Norvane', 'fr'), [
      'Université Norvane',
    ]);
    assert.deepEqual(found('school', 'MRU', 'Ph.D. from M.R.U. in 2008', 'en'), ['M.R.U']);
  });
  it('is found by a part that the data knows, and a part by its whole only in another language', () => {
    assert.deepEqual(found('school', 'Marl University', 'JD, Quill School of Law', 'en'), ['Quill School of Law']);
    assert.deepEqual(found('school', 'Quill School of Law', 'BSc, Marl University', 'en'), []);
    assert.deepEqual(found('school', 'Teikyo University School of Medicine', '帝京大学卒業', 'ja'), ['帝京大学']);
  });
  it('is declined in Slavic texts, short words too', () => {
    assert.deepEqual(found('employer', 'Sąd Rejonowy w Marlowie', 'pracowała w Sądzie Rejonowym w Marlowie', 'pl'), [
      'Sąd Rejonowy w Marlowie',
      'Sądzie Rejonowym w Marlowie',
    ]);
  });
});

describe('a school by its first word beside a degree', () => {
  const marl = (text: string): string[] => found('school', 'Marl University', text, 'en');
  it('is the school', () => {
    assert.equal(marl('BDS (Marl 2004), MFDS').length, 1);
    assert.equal(marl('BSc (Hons) Physics, Marl 2008').length, 1);
  });
  it('is a town elsewhere', () => {
    assert.deepEqual(marl('BSc in Physics, then three years in Marl 2008'), []);
    assert.deepEqual(marl('She lives in Marl'), []);
  });
});
