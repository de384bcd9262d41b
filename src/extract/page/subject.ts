// Who a page is about, and the fullest form of each name on it.

import { parseDegree } from '../../domain/degrees/parse-degree.ts';
import type { PersonLink } from '../../domain/model/finding.ts';
import type { Page, StructuredItem, StructuredValue } from '../../domain/model/page.ts';
import { relateGivenNames } from '../../domain/names/variants.ts';
import { squeeze } from '../../domain/text/fold.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { FUNCTION_WORDS, TITLE_HEADS } from '../../domain/titles/vocabulary.ts';
import { GIVEN_NAMES, HONORIFICS, NAME_PARTICLES, NEVER_NAMES, PLACES } from '../lexicon/name-tables.ts';
import { BODY_CUES, COMPANY_CUES, SCHOOL_CUES } from '../lexicon/organisation-words.ts';
import { labelOf } from './site-address.ts';

export interface PageSubject {
  /** Empty when the page speaks of somebody without a name ("He graduated ..."). */
  name: string;
  how: PersonLink;
  /** True when the page lists several people and speaks of none alone. */
  many: boolean;
}

const TITLE_CUT =
  /\s+[|•·»«:–—-]\s+|\s*[|»«]\s*|\s*:\s|, (?=(?:ph\.?d|m\.?d|j\.?d|esq|mba|cpa|professor|associate|assistant|ceo|director|attorney|lawyer|founder|speaker|journalist|writer|author|photographer|artist|architect|engineer|scientist|researcher|economist|historian|consultant|designer|developer|journaliste|avocate?|architecte|professeure?|ingénieure?|écrivaine?|chercheuse|chercheur|photographe|rechtsanwalt|rechtsanwältin|journalistin|architektin|autorin|periodista|abogad[oa]|arquitect[oa]|profesora?|escritora?|giornalista|avvocato|architetto|scrittrice)\b)/i;
const MAX_NAMES = 2_000;
const FRAME =
  /^(?:(?:the |welcome to (?:the )?|about |meet |profile(?: of|:)? |information about |dr\.? |prof(?:essor)?\.? |mr\.? |ms\.? |mrs\.? |sir |dame |cv of |resume of |curriculum vitae(?: of|:)? ?|biography of |bio of |home ?page(?: of| for)? |personal (?:home ?)?page of |web ?page of |homepage of |speaker:? |sprecher:? |herr |frau |an? interview with ))+/i;
const FRAME_END =
  /(?:['’]s?)?(?: (?:personal |academic |professional )?(?:home ?page|web ?page|web ?site|page|site|cv|resume|curriculum vitae|biography|bio|profile|blog|wikipedia|faculty page|portfolio|linkedin))+\.?$|\s?\([^)]{0,60}\)\s*$|\.html?$|\.$/i;

/** The name in a title or heading such as "Jane Roe's Home Page" or "Prof. Jane Roe, Ph.D."; null when it is no name. */
export function nameIn(raw: string | null): string | null {
  return raw === null ? null : nameOfHeading(raw);
}

/** The title and the first headings are asked again for every part that a page plays. */
const nameOfHeading = memoise(readHeading, MAX_NAMES);

/** White space that is more than one space between two words, and what a title uses in its place. */
const LOOSE = /_|[^\S ]|\s\s/;
const folded = (text: string): string => (LOOSE.test(text) ? text.replace(/[_\s]+/g, ' ') : text);

function readHeading(raw: string): string | null {
  const spaced = folded(raw.slice(0, 200));
  const whole = (spaced.includes('(') ? folded(spaced.replace(/\(.{0,80}?\)/g, ' ')) : spaced).trim();
  const inverted = whole.includes(',')
    ? /^([\p{Lu}][\p{L}'’-]+), ([\p{Lu}][\p{L}. '’-]{1,40})$/u.exec(
        whole.replace(/,? (?:Jr|Sr|II|III|IV|Esq)\.?$/i, ''),
      )
    : null;
  if (inverted !== null && !parseDegree(inverted[2]!)) {
    // A directory sets the family name in capitals; that alone shows it is a name.
    const capitals = inverted[1] === inverted[1]!.toUpperCase() && inverted[1]!.length > 2;
    const turned = `${inverted[2]!.trim()} ${capitals ? spelled(inverted[1]!) : inverted[1]}`;
    return capitals || bareName(turned) !== null ? turned : null;
  }
  for (const part of whole.split(TITLE_CUT)) {
    const name = bareName(trimFrame(part).replace(/(?<=\p{Ll}{4})\. .*$/u, ''));
    if (name !== null) return name;
  }
  return null;
}

/** "MCSTONE" -> "McStone", "O'ROE" -> "O'Roe", "VAN MILES" -> "Van Miles". */
function spelled(capitals: string): string {
  return capitals
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, lead: string, letter: string) => lead + letter.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

function trimFrame(part: string): string {
  let text = part.trim();
  for (let round = 0; round < 3; round += 1) {
    const before = text;
    text = text.replace(FRAME, '').replace(FRAME_END, '').trim();
    if (text === before) break;
  }
  return text;
}

const SUFFIXES =
  /(?:,? (?:ph\.? ?d\.?|m\.?d\.?|j\.?d\.?|esq\.?|m\.?b\.?a\.?|cpa|m\.?sc\.?|bsc|dr|jr\.?|sr\.?|ii|iii|iv|obe|cbe|mbe|frs|r\.?n\.?|pe|dds|pharmd|m\.?a\.?|b\.?a\.?|b\.?s\.?|m\.?s\.?|ll\.?m\.?))+$/i;

/** False only for a text that no `bareName` is: a name has two words. */
export const couldBeName = (text: string): boolean => /\s/.test(text);

/** A name with all its letters and quotation marks. */
const LONGEST_NAME = 200;
/** Signs that stand in no name. */
const NO_NAME_SIGN = /[&\d@/\\[\]{}<>=+?!]/;

/** A text that is a person's name and nothing else, tidied; null otherwise. */
export function bareName(raw: string): string | null {
  // What no suffix or quotation mark brings along is refused before anything is cut off.
  if (raw.length > LONGEST_NAME || NO_NAME_SIGN.test(raw) || !couldBeName(raw) || speaks(raw)) return null;
  return tidyName(raw);
}

/** Every part of a page asks for the same few names again. */
const tidyName = memoise(readBareName, MAX_NAMES);

/** Neither a particle nor letters after a name. */
const isProse = (word: string): boolean => !NAME_PARTICLES.has(word) && !SMALL_SUFFIXES.has(word);

function readBareName(raw: string): string | null {
  const opened = raw.replace(/^["“'‘*•\s]+/, '');
  const text = withoutPoints(endsInSuffix(opened) ? opened.replace(SUFFIXES, '') : opened).trim();
  if (text.length < 4 || text.length > 60 || /["“”]/.test(text)) return null;
  if (
    text.charCodeAt(0) > 0x2e80 &&
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}[ 　][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}$/u.test(
      text,
    )
  )
    return text.length <= 8 && !/(?:大学|教員|研究|会社|学部|メンバー|一覧)/.test(text) ? text : null;
  if (text.includes(',')) return null;
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > 7) return null;
  let capitals = 0;
  for (const word of words) {
    const lower = (word.endsWith('.') || word.endsWith(',') ? word.slice(0, -1) : word).toLowerCase();
    if (lower === 'of') return null;
    if (NAME_PARTICLES.has(lower)) continue;
    // Initials: "Jane A. Roe".
    const plain = isCapital(word) && word.length > 2 && word[1] !== '.';
    if (!plain && (/^\p{Lu}\.?$/u.test(word) || /^(?:\p{Lu}\.){2,3}$/u.test(word))) {
      capitals += 0.5;
      continue;
    }
    if (!plain && !/^(?:\p{Lu}|\p{L}['’]\p{Lu}|\p{L}{1,3}-\p{L})/u.test(word)) return null;
    if (
      isNoName(lower) ||
      (HONORIFICS.has(lower) &&
        words.indexOf(word) > 0 &&
        lower !== 'king' &&
        lower !== 'prince' &&
        lower !== 'general' &&
        lower !== 'bishop' &&
        lower !== 'pope' &&
        lower !== 'judge' &&
        lower !== 'major' &&
        lower !== 'm' &&
        lower !== 'don')
    )
      return null;
    // "ChE NTU": letters beside a word are an organisation's, unless the whole is set in capitals.
    if (word.length < 5 && /^\p{Lu}{3,}$/u.test(word) && text !== text.toUpperCase()) return null;
    if (
      word.length > 7 &&
      /(?:tions?|ments?|ence|ship|ness|ility|ities|ership)$/.test(lower) &&
      !GIVEN_NAMES.has(lower)
    )
      return null;
    capitals += 1;
  }
  if (
    /^(?:chief|vp|svp|evp|head|senior|lead|vice)\b/i.test(text) ||
    (FUNCTION_WORDS.has(words.at(-1)!.toLowerCase()) && !GIVEN_NAMES.has(words[0]!.toLowerCase()))
  )
    return null;
  if (capitals < 1.5 || PLACES.has(text.toLowerCase())) return null;
  return text;
}

/** A word of schools, firms, offices or pages, in small letters: no name holds it. */
export function isNoName(lower: string): boolean {
  return (
    SCHOOL_CUES.has(lower) ||
    BODY_CUES.has(lower) ||
    COMPANY_CUES.has(lower) ||
    NOT_NAMES.has(lower) ||
    (NEVER_NAMES.has(lower) && !GIVEN_NAMES.has(lower)) ||
    (TITLE_HEADS.has(lower) && !SURNAME_TITLES.has(lower))
  );
}

const isCapital = (word: string): boolean => /^[A-Z]/.test(word);

/** "Jane Roe, Ph.D." ends in letters that `SUFFIXES` cuts off; most texts do not. */
function endsInSuffix(text: string): boolean {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return last.length <= 8 && SMALL_SUFFIXES.has(last.toLowerCase().replaceAll('.', ''));
}

const withoutPoints = (text: string): string => text.replace(/[,;:]+$/, '');

/** Letters after a name, in small print, as `SUFFIXES` cuts them off. */
const SMALL_SUFFIXES = new Set(
  'ph phd d md jd esq mba cpa m msc sc bsc dr jr sr ii iii iv obe cbe mbe frs rn n pe dds pharmd ma a ba b bs s ms ll llm'.split(
    ' ',
  ),
);

const NO_WORDS: ReadonlySet<string> = new Set();

/** Some word is all small letters and neither a particle nor a suffix: "us", "and". No name holds one. Ends at a word of `until`. */
export function speaks(text: string, until: ReadonlySet<string> = NO_WORDS): boolean {
  for (const word of text.split(' ')) {
    if (!/^[a-z]+$/.test(word)) continue;
    if (until.has(word)) return false;
    if (isProse(word)) return true;
  }
  return false;
}

const SURNAME_TITLES = new Set(
  'bishop king major general judge pope dean abbot driver pilot chief cardinal host head guard forward chair reader doctor deacon mayor chancellor marshal scout priest singer merchant steward sheriff justice fellow lead leader warden chef captain coach author'.split(
    ' ',
  ),
);

const NOT_NAMES = new Set(
  `building street avenue county city park road areas expertise operational outstanding communicator excellence strengths qualities strategic analysis plans campaigns sales client customer brand market online retailer competitor quality duties responsibilities key core technical proficient certified template cover letter sample page references available upon request driving license nationality date birth marital status hobbies languages extracurricular achievements objective objectives frequently asked questions question answers faq home page welcome news contact about team people staff faculty members member leadership attorneys lawyers speakers speaker education experience publications research teaching biography profile resume curriculum vitae information computer science department program our us members directory search menu events event blog login sign privacy policy terms cookies copyright all rights reserved read more view full learn work skills summary interests projects awards honors honours service services activities references personal details employment history academic background professional career current previous students courses talks papers books selected recent introduction overview objective address office phone email links index site map latest upcoming follow share related articles topics categories archive keynote orador principal conference meetup session sessions schedule sponsors venue tickets lab laboratory project group center centre key notes class council consejo consiglio conselho administración administração amministrazione junta comité aufsichtsrat cabinet avocats avocat abogados abogadas advogados avvocati advocaten anwälte architekten architectes arquitectos arquitetos architetti asesores consultores notarios notaires kanzlei rechtsanwälte rechtsanwalt steuerberater agence agentur studio équipe equipo squadra unser unsere notre nos nuestro`.split(
    ' ',
  ),
);

const MAX_SIBLINGS = 200;
const MAX_DEPTH = 6;
const isPerson = ({ types }: StructuredItem): boolean => types.includes('Person') || types.includes('h-card');

function addPeople(all: readonly StructuredValue[], depth: number, people: StructuredItem[]): void {
  let seen = 0;
  for (const item of all) {
    if (typeof item !== 'object') continue;
    seen += 1;
    if (seen > MAX_SIBLINGS) return;
    if (isPerson(item)) people.push(item);
    if (depth === MAX_DEPTH) continue;
    for (const key in item.properties) addPeople(item.properties[key]!, depth + 1, people);
  }
}

export function structuredPeople(page: Page): StructuredItem[] {
  const people: StructuredItem[] = [];
  addPeople(page.structured, 0, people);
  return people;
}

export function textOf(item: StructuredItem, ...keys: string[]): string | null {
  for (const key of keys) {
    for (const value of item.properties[key] ?? []) {
      if (typeof value === 'string' && value.trim() !== '') return value.trim();
      if (typeof value === 'object') {
        const inner = textOf(value, 'name', 'legalName', 'title');
        if (inner !== null) return inner;
      }
    }
  }
  return null;
}

function structuredSubject(page: Page): string | null {
  for (const item of page.structured) {
    const main = item.types.includes('ProfilePage') ? (item.properties.mainEntity ?? item.properties.about ?? []) : [];
    for (const value of main)
      if (typeof value === 'object' && value.types.includes('Person')) return textOf(value, 'name');
  }
  const people = page.structured.filter((item) => item.types.includes('Person') || item.types.includes('h-card'));
  return people.length === 1 ? textOf(people[0]!, 'name') : null;
}

export function pageSubject(page: Page, firstInProse: () => string | null): PageSubject {
  const structured = structuredSubject(page);
  if (structured !== null && bareName(structured) !== null) return { name: structured, how: 'structured', many: false };
  const titled = nameIn(page.title);
  if (titled !== null && supports(page, titled)) return { name: titled, how: 'title', many: false };
  const heads = page.blocks
    .filter(
      (block) =>
        block.headingLevel !== undefined && block.headingLevel <= 2 && block.zone !== 'nav' && block.zone !== 'footer',
    )
    .slice(0, 12);
  const top = heads.find((block) => block.headingLevel === 1 && nameIn(block.text) !== null);
  const named = page.blocks.filter(
    (block) =>
      block.headingLevel !== undefined && block.zone === 'main' && bareName(block.text.replace(FRAME, '')) !== null,
  );
  const many = new Set(named.map((block) => block.text)).size >= 3;
  if (top !== undefined && !many) return { name: nameIn(top.text)!, how: 'heading', many: false };
  if (titled !== null && !ARTICLE.test(titled.split(' ')[0]!.toLowerCase()) && titled !== page.siteName)
    return { name: titled, how: 'title', many: false };
  if (many) return { name: '', how: 'prose', many: true };
  const second = heads.map((block) => nameIn(block.text)).find((name) => name !== null);
  if (second !== undefined && second !== null) return { name: second, how: 'heading', many: false };
  const opening = page.blocks
    .slice(0, 4)
    .map((block) => (block.text.length < 60 ? nameIn(block.text) : null))
    .find((name) => name !== null);
  if (opening !== undefined && opening !== null) return { name: opening, how: 'heading', many: false };
  const prose = firstInProse();
  return { name: prose ?? '', how: 'prose', many: false };
}

/** The title's name is on the page itself, or starts with a given name. */
function supports(page: Page, name: string): boolean {
  const words = name.toLowerCase().split(/\s+/);
  const family = words.at(-1)!;
  if (words.some((word) => GIVEN_NAMES.has(word))) return true;
  // "La Dépêche du Rhône", "Stone Workshop" on stoneworkshop.example: a site's own name, unless the page speaks of a person.
  if (ARTICLE.test(words[0]!)) return false;
  const opening = page.text.slice(0, 4_000);
  const label = labelOf(page.url).replace(/-/g, '');
  const squeezed = squeeze(words.join(''));
  if ((squeezed === label || name === page.siteName) && !PRONOUNS.test(opening)) return false;
  return opening.toLowerCase().includes(family);
}

const ARTICLE =
  /^(?:la|le|les|el|los|las|der|die|das|the|il|lo|gli|het|unser|unsere|our|notre|nos|prix|premio|prêmio|prijs)$/;
const PRONOUNS =
  /\b(?:he|she|his|her|I|my|born|er|ich|mein|meine|je|mon|ma|él|ella|mi|ele|ela|meu|minha|lui|lei|mio|mia|hij|zij|ik|mijn)\b/;

/** Family name in lower case: the last word that is no suffix. */
export const familyName = memoise(readFamilyName, MAX_NAMES);

function readFamilyName(name: string): string {
  const words = name
    .replace(/,? (?:Jr|Sr|II|III|IV)\.?$/i, '')
    .trim()
    .split(/\s+/);
  return (words.at(-1) ?? '').toLowerCase().replace(/[.,]/g, '');
}

const MAX_HELD = 1_000;
const held = new Map<string, readonly string[]>();

/** Every mention on a page is held against every name of it. */
function wordsOf(name: string): readonly string[] {
  const known = held.get(name);
  if (known !== undefined) return known;
  if (held.size >= MAX_HELD) held.clear();
  const words = name.toLowerCase().replace(/[.,]/g, '').split(/\s+/);
  held.set(name, words);
  return words;
}

function isShortFor(short: string, given: string): boolean {
  const related = short.length < 3 ? undefined : relateGivenNames(short, given);
  return related === 'short_form' || related === 'spelling';
}

/** The fullest known name that a short mention can stand for: "Roe" -> "Jane A. Roe". */
export function fullestName(mention: string, names: readonly string[]): string {
  const parts = wordsOf(mention);
  if (parts.length === 1) {
    // "Sam" on a page that names one Samuel.
    const called = names.filter((name) => name.includes(' ') && isShortFor(parts[0]!, wordsOf(name)[0]!));
    const fits = names.some((name) => wordsOf(name)[0] === parts[0] || wordsOf(name).at(-1) === parts[0]);
    if (!fits && new Set(called.map((name) => wordsOf(name).at(-1))).size === 1)
      return called.reduce((one, other) => (other.length > one.length ? other : one));
  }
  let best = mention;
  for (const name of names) {
    if (name.length <= best.length) continue;
    const words = wordsOf(name);
    const fits =
      parts.length === 1
        ? words.at(-1) === parts[0] || words[0] === parts[0]
        : parts.at(-1) === words.at(-1) &&
          (parts[0] === words[0] ||
            (parts[0]![0] === words[0]![0] && (parts[0]!.length === 1 || words[0]!.length === 1)));
    if (fits) best = name;
  }
  return best;
}
