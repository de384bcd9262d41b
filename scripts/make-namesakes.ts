// `node scripts/make-namesakes.ts --data DIR --out DIR`: namesakes without labels of their own. Real namesakes are few and
// alike. But every labelled page (`extraction*.jsonl`) becomes one when its person gets another name: asked about somebody
// of that name with the facts of another labelled person, the page must be left; with its own facts it must be taken.
// Written are `identity-renamed.jsonl` and the pages; `npm run calibrate -- --only identity --renamed DIR` reads them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareEmployers } from '../src/domain/claims/members.ts';
import { compareTrades, familiesOf } from '../src/domain/identity/occupations.ts';
import type { Person } from '../src/domain/model/person.ts';
import { wordsOf } from '../src/domain/text/fold.ts';
import { filesOf, type LabelledFact, type LabelledPage, readLines, SHIPPED_TRUST } from './eval/labelled-pages.ts';

/** Made-up bearers, of common and of rarer names, by language; "latin" for the rest. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  latin: [
    'James Miller',
    'Susan Baker',
    'Daniel Price',
    'Laura Whitfield',
    'Helen Marsh',
    'Emily Sutton',
    'Mark Stevens',
  ],
  de: ['Thomas Müller', 'Sabine Fischer', 'Petra Hartwig', 'Jürgen Krause'],
  es: ['José García', 'María López', 'Carlos Fernández Ruiz', 'Javier Ortuño'],
  pt: ['João Silva', 'Maria Santos', 'Ana Carvalho', 'Tiago Figueira'],
  it: ['Marco Rossi', 'Giulia Bianchi', 'Chiara Montaldo'],
  fr: ['Jean Martin', 'Marie Dubois', 'Claire Aubertin'],
  pl: ['Jan Kowalski', 'Anna Nowak', 'Piotr Zieliński'],
  nl: ['Jan de Vries', 'Peter Bakker'],
  cyrillic: ['Иван Иванов', 'Сергей Смирнов', 'Андрей Кузнецов'],
  zh: ['王伟', '李娜', '刘洋'],
  'zh-TW': ['陳怡君', '林志明', '黃雅婷'],
  ja: ['佐藤健', '田中裕子', '鈴木一郎'],
  ko: ['김민수', '이영희', '박지훈'],
};

const UNSPACED = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

interface Labelled extends LabelledPage {
  id: string;
  person: string | null;
  lang?: string;
  page_kind?: string;
  anchors?: { current_company?: string; location?: string };
  gold: LabelledFact[];
}

interface Facts {
  company?: string;
  title?: string;
  location?: string;
}

interface Profile extends Labelled {
  person: string;
  facts: Facts;
}

interface Row {
  id: string;
  person: Person;
  pages: (LabelledPage & { is_same_person: boolean })[];
  kind: string;
  source: string;
}

/** FNV-1a: the same choice every time. */
function chosen<T>(list: readonly T[], key: string): T | undefined {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return list[((hash >>> 7) & 0xffffff) % Math.max(1, list.length)];
}

function factsOf({ anchors, gold }: Labelled): Facts {
  const posts = gold.filter(({ type, title }) => type === 'employment' && title !== undefined);
  const post =
    posts.find(({ current }) => current === true) ?? posts.find(({ org }) => org === anchors?.current_company);
  return { company: anchors?.current_company ?? post?.org, title: post?.title, location: anchors?.location };
}

function newName({ person, lang, id }: Profile): string {
  const script = /\p{Script=Cyrillic}/u.test(person) ? 'cyrillic' : 'latin';
  const fits = (name: string) => UNSPACED.test(name) === UNSPACED.test(person);
  const own = (NAMES[lang ?? ''] ?? []).filter(fits);
  const fallback = NAMES[UNSPACED.test(person) ? 'ja' : script]!;
  return chosen(own.length > 0 && script === 'latin' ? own : fallback, id)!;
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The page under the other name: whole, family name alone, given name alone; null where the name is not found. */
function renamed(text: string, from: string, to: string): string | null {
  if (UNSPACED.test(from)) {
    const signs = new RegExp([...from.replace(/\s/g, '')].map(literally).join('\\s?'), 'gu');
    return signs.test(text) ? text.replace(signs, to) : null;
  }
  const parts = from
    .replace(/\([^)]*\)/g, ' ')
    .trim()
    .split(/\s+/);
  if (parts.length < 2) return null;
  const [given, family] = [literally(parts[0]!), literally(parts.at(-1)!)];
  const [first, ...rest] = to.split(' ');
  const whole = new RegExp(`${given}(?:\\s+[\\p{L}.'’()-]+){0,3}\\s+${family}`, 'giu');
  const alone = (name: string) => new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'giu');
  const out = text.replace(whole, to).replace(alone(family), rest.join(' ')).replace(alone(given), first!);
  return out === text ? null : out;
}

/** Which facts a client gives: most often employer and title. */
const GIVEN = ['ct', 'ct', 'ct', 'ct', 'ctl', 'ctl', 'ctl', 'tl', 'tl', 't', 'cl', 'c'] as const;

function given({ company, title, location }: Facts, key: string): Omit<Person, 'full_name'> | null {
  const possible = GIVEN.filter(
    (kinds) =>
      (!kinds.includes('c') || company) && (!kinds.includes('t') || title) && (!kinds.includes('l') || location),
  );
  const kinds = chosen(possible, key);
  if (kinds === undefined) return null;
  return {
    ...(kinds.includes('c') ? { current_company: company! } : {}),
    ...(kinds.includes('t') ? { current_title: title! } : {}),
    ...(kinds.includes('l') ? { location: location! } : {}),
  };
}

function areOne(left: string, right: string): boolean {
  return !['different', 'no_data'].includes(compareEmployers(left, right, SHIPPED_TRUST.organisations).outcome);
}

/** Questions about the page that its own facts answer: today's post, an earlier one, a title and an employer of two posts, a school. */
function ownQuestions(one: Profile): [string, Omit<Person, 'full_name'> | null][] {
  const posts = one.gold.filter(({ type, org, title }) => type === 'employment' && org && title);
  const past = posts.find(({ current }) => current === false);
  const school = one.gold.find(({ type, org }) => type === 'education' && org);
  const field = one.gold.find(({ type, field: subject }) => type === 'education' && subject)?.field;
  const [left, right] = [chosen(posts, `${one.id} employer`), chosen(posts, `${one.id} title`)];
  return [
    ['own', given(one.facts, `${one.id} own`)],
    ['own_past', past ? { current_company: past.org!, current_title: past.title! } : null],
    ['own_posts', left && right && left !== right ? { current_company: left.org!, current_title: right.title! } : null],
    ['own_school', school ? { current_company: school.org! } : null],
    ['own_field', field ? { current_title: `${field} researcher` } : null],
  ];
}

/** Questions about somebody else of the name: anybody, near in language, trade or kind of page, or in the same city. */
function otherQuestions(one: Profile, all: readonly Profile[]): [string, Omit<Person, 'full_name'> | null][] {
  const organisations = [one.facts.company, ...one.gold.map(({ org }) => org)].filter((org) => typeof org === 'string');
  const others = all.filter(
    ({ page, person, facts }) =>
      page !== one.page &&
      person !== one.person &&
      facts.company !== undefined &&
      !organisations.some((organisation) => areOne(organisation, facts.company!)),
  );
  const near = others.filter(({ lang }) => lang === one.lang);
  const families = familiesOf(one.facts.title ?? '');
  const words = new Set(wordsOf(one.facts.company ?? '').filter((word) => word.length > 3));
  const groups: [string, Profile[]][] = [
    ['far', others],
    ['same_language', near],
    ['same_page_kind', near.filter(({ page_kind }) => page_kind === one.page_kind)],
    [
      'same_trade',
      near.filter(
        ({ facts }) =>
          compareTrades(families, familiesOf(facts.title ?? '')) === 'same' && facts.title !== one.facts.title,
      ),
    ],
    ['similar_employer', others.filter(({ facts }) => wordsOf(facts.company!).some((word) => words.has(word)))],
  ];
  const questions = groups.map(([kind, list]): [string, Omit<Person, 'full_name'> | null] => {
    const other = chosen(list, `${one.id} ${kind}`);
    return [kind, other ? given(other.facts, `${one.id} ${kind}`) : null];
  });
  const neighbour = chosen(
    near.filter(({ facts }) => facts.title),
    `${one.id} same_city`,
  );
  const { location } = one.facts;
  const city = neighbour && location ? { ...given(neighbour.facts, one.id), location } : null;
  return [...questions, ['same_city', city]];
}

function rowsOf(one: Profile, all: readonly Profile[], dataDir: string, outDir: string): Row[] {
  const to = newName(one);
  const body = one.page === undefined ? (one.html ?? one.text ?? '') : readFileSync(join(dataDir, one.page), 'utf8');
  const changed = renamed(body, one.person, to);
  if (changed === null) return [];
  const file = join('renamed', `${one.id}.${one.html !== undefined || one.page?.endsWith('html') ? 'html' : 'txt'}`);
  writeFileSync(join(outDir, file), changed);
  const page: LabelledPage = {
    url: one.url,
    title: one.title ? (renamed(one.title, one.person, to) ?? one.title) : null,
    page: file,
    ...(one.text === undefined ? {} : { content_type: 'text/plain' }),
    ...(one.content_type === undefined ? {} : { content_type: one.content_type }),
  };
  const asked = [
    ...ownQuestions(one).map(([kind, facts]) => ({ kind, facts, same: true })),
    ...otherQuestions(one, all).map(([kind, facts]) => ({ kind, facts, same: false })),
  ];
  return asked.flatMap(({ kind, facts, same }) =>
    facts === null
      ? []
      : [
          {
            id: `${one.id}-${kind}`,
            person: { full_name: to, ...facts },
            pages: [{ ...page, is_same_person: same }],
            kind,
            source: one.id,
          },
        ],
  );
}

function main(): void {
  const { values } = parseArgs({ options: { data: { type: 'string' }, out: { type: 'string' } } });
  const { data, out } = values;
  if (data === undefined || out === undefined)
    throw new Error('say where the labelled data is and where to write: --data DIR --out DIR');
  mkdirSync(join(out, 'renamed'), { recursive: true });
  const profiles = filesOf(data, 'extraction')
    .flatMap((path) => readLines<Labelled>(path))
    .filter(
      ({ person, page, html, content_type }) =>
        person !== null && (page ?? html) !== undefined && content_type !== 'application/pdf',
    )
    .map((one) => ({ ...one, person: one.person!, facts: factsOf(one) }));
  const rows = profiles.flatMap((one) => rowsOf(one, profiles, data, out));
  writeFileSync(join(out, 'identity-renamed.jsonl'), `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`);
  console.log(`${rows.length} questions about ${profiles.length} people`);
}

main();
