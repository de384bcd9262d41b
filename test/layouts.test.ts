// One career in the layouts that pages have, in several languages, asked for everything it says and for every mixture of it:
// a degree with the subject or the school of the next entry, a title with the next employer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ClaimCase, EVAL_DAY, judgeCase } from '../scripts/eval/claims.ts';

interface Career {
  name: string;
  education: string;
  work: string;
  today: string;
  /** As it is written, and in the claim's English. */
  degrees: readonly (readonly [string, { degree: string; field: string }])[];
  schools: readonly string[];
  titles: readonly (readonly [string, string])[];
  employers: readonly string[];
}

const CAREERS: Readonly<Record<string, Career>> = {
  en: {
    name: 'Orla Vantreight',
    education: 'Education',
    work: 'Experience',
    today: 'present',
    degrees: [
      ['Ph.D. in Chemistry', { degree: 'PhD', field: 'Chemistry' }],
      ['B.A. in Philosophy', { degree: 'BA', field: 'Philosophy' }],
    ],
    schools: ['Westmark University', 'Oakham College'],
    titles: [
      ['Head of Research', 'Head of Research'],
      ['Geologist', 'Geologist'],
    ],
    employers: ['Lakeridge Ltd', 'Tallow Energy'],
  },
  de: {
    name: 'Almut Birkental',
    education: 'Ausbildung',
    work: 'Berufserfahrung',
    today: 'heute',
    degrees: [
      ['Promotion Chemie', { degree: 'PhD', field: 'Chemistry' }],
      ['Bachelor Philosophie', { degree: 'Bachelor', field: 'Philosophy' }],
    ],
    schools: ['Universität Grauwald', 'Hochschule Tannfels'],
    titles: [
      ['Geschäftsführerin', 'Managing Director'],
      ['Projektleiterin', 'Project Manager'],
    ],
    employers: ['Lakeridge GmbH', 'Marl Consulting AG'],
  },
  es: {
    name: 'Jimena Torralba Ruedas',
    education: 'Formación',
    work: 'Experiencia profesional',
    today: 'actualidad',
    degrees: [
      ['Doctorado en Química', { degree: 'PhD', field: 'Chemistry' }],
      ['Licenciatura en Filosofía', { degree: 'Bachelor', field: 'Philosophy' }],
    ],
    schools: ['Universidad de Valdemora', 'Universidad de Costafría'],
    titles: [
      ['Directora general', 'Chief Executive Officer'],
      ['Jefa de proyecto', 'Project Manager'],
    ],
    employers: ['Lakeridge S.L.', 'Marl Consultores'],
  },
  pl: {
    name: 'Grażyna Wierzbołowska',
    education: 'Wykształcenie',
    work: 'Doświadczenie zawodowe',
    today: 'obecnie',
    degrees: [
      ['doktorat chemia', { degree: 'PhD', field: 'Chemistry' }],
      ['licencjat filozofia', { degree: 'Bachelor', field: 'Philosophy' }],
    ],
    schools: ['Uniwersytet Grabowiecki', 'Uniwersytet Tarniński'],
    titles: [
      ['Dyrektor generalna', 'Chief Executive Officer'],
      ['Kierownik projektu', 'Project Manager'],
    ],
    employers: ['Lakeridge Sp. z o.o.', 'Marl Consulting'],
  },
  ja: {
    name: '榛名 千早',
    education: '学歴',
    work: '職歴',
    today: '現在',
    degrees: [
      ['化学博士', { degree: 'PhD', field: 'Chemistry' }],
      ['哲学学士', { degree: 'Bachelor', field: 'Philosophy' }],
    ],
    schools: ['灰森大学', '棚浦大学'],
    titles: [
      ['代表取締役社長', 'President and Representative Director'],
      ['研究員', 'Researcher'],
    ],
    employers: ['レイクリッジ株式会社', '泥炭研究所'],
  },
};

/** What was done or held, where, and when. */
type Entry = readonly [what: string, where: string, when: string];
const each = (entries: readonly Entry[], line: (...entry: Entry) => string): string =>
  entries.map((entry) => line(...entry)).join('');

const LAYOUTS: Readonly<Record<string, (entries: readonly Entry[]) => string>> = {
  list: (entries) => `<ul>${each(entries, (what, where, when) => `<li>${what}, ${where}, ${when}</li>`)}</ul>`,
  'place first': (entries) => `<ul>${each(entries, (what, where, when) => `<li>${when}: ${where}, ${what}</li>`)}</ul>`,
  paragraphs: (entries) =>
    each(entries, (what, where, when) => `<p><b>${where}</b><br>${what}<br>${when.replace('–', ' – ')}</p>`),
  table: (entries) =>
    `<table>${each(entries, (what, where, when) => `<tr><td>${when}</td><td>${what}</td><td>${where}</td></tr>`)}</table>`,
  terms: (entries) => `<dl>${each(entries, (what, where, when) => `<dt>${when}</dt><dd>${what}, ${where}</dd>`)}</dl>`,
  columns: (entries) =>
    each(
      entries,
      (what, where, when) => `<div><div>${when}</div><div><div>${what}</div><div>${where}</div></div></div>`,
    ),
};

const PERIODS = [
  [2019, null],
  [2010, 2014],
] as const;

function verdict(language: string, career: Career, html: string, claimType: string, expected: object): string {
  const body = `<html lang="${language}"><head><title>${career.name}</title></head><body><h1>${career.name}</h1>${html}</body></html>`;
  const one: ClaimCase = {
    id: 'one',
    person: { full_name: career.name },
    claim: { claim_key: 'c', claim_type: claimType, expected: { ...expected } },
    pages: [{ url: `https://${language}.example/`, html: body }],
    label: 'verified',
    acceptable: ['verified'],
    kind: 'layout',
    source: 'layout',
  };
  return judgeCase(one, '', EVAL_DAY).outcome.verdict;
}

for (const [language, career] of Object.entries(CAREERS))
  for (const [layout, render] of Object.entries(LAYOUTS))
    test(`${language}, ${layout}: each member goes with its own entry`, () => {
      const studies = career.degrees.map(
        ([what], at): Entry => [what, career.schools[at]!, `${2008 - 6 * at}–${2012 - 6 * at}`],
      );
      const posts = career.titles.map(
        ([what], at): Entry => [what, career.employers[at]!, `${PERIODS[at]![0]}–${PERIODS[at]![1] ?? career.today}`],
      );
      const html = `<h2>${career.education}</h2>${render(studies)}<h2>${career.work}</h2>${render(posts)}`;
      for (const at of [0, 1]) {
        const other = 1 - at;
        const [school, employer] = [career.schools[at]!, career.employers[at]!];
        const [[, own], [, next]] = [career.degrees[at]!, career.degrees[other]!];
        const title = career.titles[at]![1];
        const ask = (type: string, expected: object) => verdict(language, career, html, type, expected);
        assert.equal(ask('education', { school, ...own }), 'verified', `${own.degree} at ${school}`);
        assert.notEqual(
          ask('education', { school, ...own, field: next.field }),
          'verified',
          `${next.field} at ${school}`,
        );
        assert.notEqual(ask('education', { school, degree: next.degree }), 'verified', `${next.degree} at ${school}`);
        assert.equal(ask('employment', { employer, title }), 'verified', `${title} at ${employer}`);
        assert.notEqual(
          ask('employment', { employer, title: career.titles[other]![1] }),
          'verified',
          `not at ${employer}`,
        );
        if (at === 1)
          assert.notEqual(ask('employment', { employer, title, is_current: true }), 'verified', 'it is over');
      }
    });
