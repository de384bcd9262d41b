// Who on a page could be the person asked for: the names that fit, whether the page is about them, and what it says of them.

import { normalAddress } from '../claims/special-members.ts';
import { parseDates } from '../dates/parse-dates.ts';
import { fieldsNamed } from '../fields/compare-fields.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Finding } from '../model/finding.ts';
import type { Person } from '../model/person.ts';
import type { ReadSource } from '../model/source.ts';
import { comparePersonNames } from '../names/compare-names.ts';
import { squeeze, wordsOf } from '../text/fold.ts';
import { once } from '../text/once.ts';
import { type LifeDates, lifeDatesOf } from './life-dates.ts';
import { nameInText } from './names-in-text.ts';
import { lineAbove, recordText } from './record-text.ts';
import { toldApart } from './told-apart.ts';

export interface PersonOnPage {
  source: ReadSource;
  /** Names on the page that fit the request, the best first. */
  names: string[];
  comparison: Comparison;
  isSubject: boolean;
  /** What the page states about them. */
  findings: Finding[];
  /** Lower-case text that speaks of them: the whole page when it is theirs, else the surroundings of their name. */
  near: string;
  /** The lines about them as written, in lower case, and their folded words. */
  recordAsWritten: string;
  record: string;
  /** The short line right above the first that names them: where a list goes by places, the place. */
  lineAbove: string;
  recordWords: ReadonlySet<string>;
  /** The fields of study that the lines about them name. */
  fields(): ReadonlySet<string>;
  /** The fields of study that the page names anywhere. */
  fieldsOfPage(): ReadonlySet<string>;
  /** The whole page in lower case, and its folded words. */
  whole: string;
  wholeWords: ReadonlySet<string>;
  /** Words of the page's title and of the words in its address. */
  headWords: ReadonlySet<string>;
  life: LifeDates;
  /** Years that begin or end something on a page of theirs, and years that stand alone. */
  dates: PageDates;
  /** "(climber)" in an encyclopedia's address: what tells this bearer of the name from the others. */
  disambiguator: string | null;
}

export interface PageDates {
  starts: ReadonlySet<number>;
  ends: ReadonlySet<number>;
  /** Years that stand alone, births and deaths left out. */
  points: ReadonlySet<number>;
  count: number;
}

const NO_DATES: PageDates = { starts: new Set(), ends: new Set(), points: new Set(), count: 0 };

function datesOf(text: string, life: LifeDates): PageDates {
  const starts = new Set<number>();
  const ends = new Set<number>();
  const points = new Set<number>();
  let count = 0;
  for (const span of parseDates(text)) {
    const end = span.end === undefined || span.end === 'present' ? undefined : span.end.year;
    if (span.kind === 'point') {
      const year = end ?? span.start?.year;
      if (year === undefined || year === life.birth || year === life.death) continue;
      points.add(year);
    } else {
      if (span.start) starts.add(span.start.year);
      if (end !== undefined) ends.add(end);
    }
    count += 1;
  }
  return { starts, ends, points, count };
}

/** "lab.example/events/2015-data-science-projects.html" -> the words of host and way. */
function addressWords(url: string): string {
  return url.replace(/^[a-z]+:\/\/(?:www\.)?/i, '').replace(/[^\p{L}\p{N}]+/gu, ' ');
}

/** Distinct words of a text, each folded by itself. */
function foldedWords(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const word of new Set(text.split(/[^\p{L}\p{M}\p{N}'’]+/u))) {
    if (word.length < 2 || word.length > 40) continue;
    for (const folded of wordsOf(word)) found.add(folded);
  }
  // "archaeo-botanist" is "archaeobotanist" to somebody else.
  for (const [joined] of text.matchAll(/\p{L}{3,}-\p{L}{3,}/gu))
    for (const folded of wordsOf(joined.replace('-', ''))) found.add(folded);
  return found;
}

const CAPITAL_RUN = /\p{Lu}[\p{L}'’]+(?:[\s-](?:(?:of|the|for|and|de|di|du|des|der)\s)?\p{Lu}[\p{L}'’]+){2,6}/gu;

/** "Central Intelligence Agency" beside the name also says "cia". */
function withAcronyms(words: ReadonlySet<string>, text: string): ReadonlySet<string> {
  const found = new Set(words);
  for (const [run] of text.slice(0, 3_000).matchAll(CAPITAL_RUN)) {
    const capitals = run.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word));
    found.add(capitals.map((word) => word[0]!.toLowerCase()).join(''));
  }
  return found;
}

const WHOLE_PAGE = 20_000;
/** Of a page about them, so much counts as standing beside the name. */
const OWN_RECORD = 6_000;
const WINDOW = 320;
const HEAD_OF_PAGE = 300;

const RANK = { same: 3, compatible: 2, partial: 1, different: 0, no_data: -1 } as const;

function bestName(person: Person, name: string): Comparison {
  let best = comparePersonNames(person.full_name, name);
  for (const alias of person.aliases ?? []) {
    const other = comparePersonNames(alias, name);
    if (RANK[other.outcome] > RANK[best.outcome] || (other.outcome === best.outcome && other.score > best.score))
      best = other;
  }
  return best;
}

/** A name fits when nothing in it conflicts; the family name alone fits only beside the full name of the same page. */
export function fits(comparison: Comparison): boolean {
  return comparison.outcome === 'same' || comparison.outcome === 'compatible';
}

export function personOnPage(person: Person, source: ReadSource): PersonOnPage | null {
  const subjects = new Set(source.people.filter((entry) => entry.subject).map((entry) => entry.name));
  const heading = titleName(source.title);
  if (heading && fits(bestName(person, heading))) subjects.add(heading);
  const all = new Set([
    ...subjects,
    ...source.people.map((entry) => entry.name),
    ...source.findings.map((finding) => finding.person.name),
  ]);
  const fitting: { name: string; comparison: Comparison }[] = [];
  for (const name of all) {
    const comparison = bestName(person, name);
    if (fits(comparison)) fitting.push({ name, comparison });
  }
  dropOtherGeneration(person, fitting, subjects);
  dropToldApart(person, fitting, source.text);
  const earlier = birthName(source.text);
  if (earlier !== null && fits(bestName(person, earlier))) {
    subjects.add(earlier);
    fitting.push({ name: earlier, comparison: bestName(person, earlier) });
  }
  if (fitting.length === 0) {
    const own = subjects.size === 0 && isOwnSite(person, source);
    const whole = { name: person.full_name, comparison: comparePersonNames(person.full_name, person.full_name) };
    const found = nameInText(person, source) ?? (own ? whole : null);
    if (found === null) return null;
    if (own) subjects.add(found.name);
    fitting.push(found);
  }
  fitting.sort(
    (left, right) =>
      RANK[right.comparison.outcome] - RANK[left.comparison.outcome] ||
      Number(subjects.has(right.name)) - Number(subjects.has(left.name)) ||
      right.comparison.score - left.comparison.score ||
      (left.name < right.name ? -1 : 1),
  );
  const names = fitting.map((entry) => entry.name);
  const isSubject = names.some((name) => subjects.has(name))
    ? (heading !== null && names.includes(heading)) || !isOfMany(source, names)
    : subjects.size === 0 && opensWith(source, names[0]!);
  if (isSubject) names.push(...shortNames(all, names));
  const own = new Set(names);
  const findings = source.findings
    .filter((finding) => own.has(finding.person.name))
    .sort(
      (left, right) =>
        left.from - right.from || left.to - right.to || (left.kind < right.kind ? -1 : left.kind > right.kind ? 1 : 0),
    );
  const life: LifeDates = isSubject ? lifeDatesOf(source.text) : { birth: null, death: null };
  const recordAsWritten = isSubject ? source.text.slice(0, OWN_RECORD) : recordText(source, names, findings);
  const record = recordAsWritten.toLowerCase();
  const whole = `${source.title ?? ''}\n${source.text.slice(0, WHOLE_PAGE)}`.toLowerCase();
  return {
    source,
    names,
    comparison: fitting[0]!.comparison,
    isSubject,
    findings,
    near: isSubject ? source.text.slice(0, WHOLE_PAGE).toLowerCase() : surroundings(source.text, names, findings),
    recordAsWritten,
    record,
    fields: once(() => fieldsNamed(recordAsWritten)),
    fieldsOfPage: once(() => fieldsNamed(whole)),
    lineAbove: lineAbove(source.text, names[0]!),
    recordWords: withAcronyms(foldedWords(record), recordAsWritten),
    whole,
    wholeWords: foldedWords(whole),
    headWords: foldedWords(`${source.title ?? ''} ${source.siteName ?? ''} ${addressWords(source.url)}`),
    life,
    dates:
      isSubject && person.employment_seed !== undefined ? datesOf(source.text.slice(0, WHOLE_PAGE), life) : NO_DATES,
    disambiguator: disambiguatorOf(source.url),
  };
}

const BIRTH_NAME =
  /^[^\p{L}]{0,10}(\p{Lu}[\p{L}'’-]+)[^()\n]{0,60}\((?:[^()]{0,40}?[\s,;])??(?:née|nee|born|geb\.|geborene)\s(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)/u;

/** "Hedda Vask Pratt (née Montrose; born 1986)": a page about Hedda Montrose under a later name. */
function birthName(text: string): string | null {
  const match = BIRTH_NAME.exec(text.slice(0, 240).normalize('NFC'));
  return match ? `${match[1]} ${match[2]!.split(/\s/).at(-1)}` : null;
}

/** "Zeno Stone, not to be confused with Zeno J. Stone": two bearers, of whom the request means one. */
function dropToldApart(person: Person, fitting: { name: string; comparison: Comparison }[], text: string): void {
  if (fitting.length < 2) return;
  const apart = toldApart(text.slice(0, WHOLE_PAGE));
  if (!fitting.some(({ name }) => apart.has(name)) || fitting.every(({ name }) => apart.has(name))) return;
  const asked = apart.has(person.full_name);
  const kept = fitting.filter(({ name }) => apart.has(name) === asked);
  fitting.splice(0, fitting.length, ...kept);
}

const GENERATION = /(?:^|[\s,])(?:jr|sr|junior|senior|ii|iii|iv)\.?$/i;

/** "(Father of Grant Holloway, Jr.)" on the page of Grant Holloway: the one with the mark is asked for, the subject is the other. */
function dropOtherGeneration(
  person: Person,
  fitting: { name: string; comparison: Comparison }[],
  subjects: ReadonlySet<string>,
): void {
  if (!GENERATION.test(person.full_name.trim())) return;
  const marked = fitting.filter((entry) => GENERATION.test(entry.name.trim()) && !subjects.has(entry.name));
  const subject = fitting.some((entry) => subjects.has(entry.name) && !GENERATION.test(entry.name.trim()));
  const own = fitting.some((entry) => subjects.has(entry.name) && GENERATION.test(entry.name.trim()));
  if (marked.length === 0 || !subject || own) return;
  fitting.splice(0, fitting.length, ...marked);
}

/** A site of theirs that names nobody speaks of its owner: "About me" on janedoe.github.io. */
function isOwnSite(person: Person, source: ReadSource): boolean {
  const page = normalAddress(source.url);
  const owns = [person.personal_website, person.linkedin_url, person.github_url].some(
    (own) =>
      own !== undefined && own !== '' && (page === normalAddress(own) || page.startsWith(`${normalAddress(own)}/`)),
  );
  const first = source.domain.split('.')[0] ?? '';
  const words = wordsOf(person.full_name).filter((word) => word.length > 1);
  return owns || (words.length >= 2 && squeeze(first) === words.join(''));
}

const ADDRESS = new Set(
  'mr mrs ms miss mme madam madame sir lord lady dame dr prof professor justice judge senator sen representative rep congressman congresswoman ambassador president governor chancellor rev reverend father sister brother captain colonel general major lt lieutenant sergeant hon honorable honourable herr frau fru hr senor senora'.split(
    ' ',
  ),
);

/** On a page of theirs, "Davis" alone and facts without a name are theirs too, unless another Davis stands there. */
function shortNames(all: ReadonlySet<string>, names: readonly string[]): string[] {
  const own = new Set(names.flatMap(wordsOf));
  const others = new Set([...all].filter((name) => !names.includes(name) && wordsOf(name).length > 1).flatMap(wordsOf));
  return [...all].filter((name) => {
    if (names.includes(name)) return false;
    const words = wordsOf(name).filter((word) => !ADDRESS.has(word));
    return words.length === 0 || (words.length === 1 && own.has(words[0]!) && !others.has(words[0]!));
  });
}

/** So many others of whom a page tells something make it a page of many. */
const MANY_OTHERS = 3;

/** A committee, a list of nominees: whoever the reader took for its subject, what it tells of the others is theirs. */
function isOfMany(source: ReadSource, names: readonly string[]): boolean {
  const own = new Set(names.flatMap(wordsOf));
  const others = new Set(
    source.findings
      .map((finding) => finding.person.name)
      .filter((name) => wordsOf(name).filter((word) => !own.has(word)).length >= 2),
  );
  return others.size >= MANY_OTHERS;
}

/** A page without a subject of its own speaks of the one it begins with. */
function opensWith(source: ReadSource, name: string): boolean {
  const at = source.text.slice(0, 200).toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 && at < 60;
}

/** "DAVIS, Henry Winter", "Jane Doe | Acme": the part of a page's title that may be a name. */
function titleName(title: string | null): string | null {
  const first = (title ?? '')
    .split(/\s[|–—·-]\s|[|·:]/)[0]!
    .replace(/\([^()]*\)/g, ' ')
    .trim();
  return first.length >= 4 && first.length <= 60 && /\s/.test(first) ? first : null;
}

function surroundings(text: string, names: readonly string[], findings: readonly Finding[]): string {
  const lower = text.toLowerCase();
  const parts: string[] = [];
  for (const name of names) {
    const wanted = name.toLowerCase();
    let at = lower.indexOf(wanted);
    for (let count = 0; at >= 0 && count < 8; count += 1) {
      parts.push(lower.slice(Math.max(0, at - WINDOW), at + wanted.length + WINDOW));
      at = lower.indexOf(wanted, at + wanted.length);
    }
  }
  // The page may write the name in another order; what it states of the person stands beside it all the same.
  for (const finding of findings.slice(0, 12))
    parts.push(lower.slice(Math.max(0, finding.from - 80), finding.to + 160));
  // The page of a company in a register: its head, with the registered office, speaks of all its officers.
  if (findings.some((finding) => finding.kind === 'business' && finding.organisation?.how === 'page_organisation'))
    parts.push(lower.slice(0, HEAD_OF_PAGE));
  return parts.join('\n');
}

/** `/wiki/Andrew_Kirkpatrick_(climber)` says "climber". */
export function disambiguatorOf(url: string): string | null {
  const match = /\/wiki\/[^?#]{1,200}_\(([^()?#]{2,60})\)(?:[?#]|$)/.exec(url);
  if (!match) return null;
  try {
    return decodeURIComponent(match[1]!).replaceAll('_', ' ').toLowerCase();
  } catch {
    return match[1]!.replaceAll('_', ' ').toLowerCase();
  }
}
