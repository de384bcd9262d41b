// What the request says of the person beside the name, made ready to be looked for on a page.

import { fieldsNamed } from '../fields/compare-fields.ts';
import { LANGUAGES } from '../languages/index.ts';
import type { Person } from '../model/person.ts';
import { wordsOf } from '../text/fold.ts';
import { once } from '../text/once.ts';
import { inEnglish } from '../titles/pack-titles.ts';
import { familiesOf, type OccupationFamily } from './occupations.ts';

export interface KnownFacts {
  /** "New York University, Institute of Fine Arts" is two names of one employer. */
  employers: string[];
  title: string | null;
  /** Words of the title that name the work itself: "genomics" of "professor of statistical genomics". */
  topics: string[];
  /** Those of them that thousands of people share, whatever they work on: "congressman", "attorney", "services". */
  commonTopics: ReadonlySet<string>;
  /** Fields of study that the title names, in whatever language. */
  fields: ReadonlySet<string>;
  /** Words of the title that many trades share: "director", "professor". */
  ranks: string[];
  families: ReadonlySet<OccupationFamily>;
  /** Words of the name itself, which prove nothing elsewhere on a page. */
  nameWords: ReadonlySet<string>;
  /** How many kinds of fact the client gave: nothing to go by but the name when 0. */
  kinds: string[];
}

/** Words of a title that name a rank or a form of work, not the work. */
const RANK_WORDS = new Set(
  `professor prof lecturer instructor reader fellow dean provost rector chancellor head chief officer director
   manager executive president vice chair chairman chairwoman chairperson member partner principal founder cofounder
   owner associate assistant senior junior lead leader deputy acting interim former current retired emeritus emerita
   visiting adjunct honorary research researcher scholar scientist candidate student graduate postdoctoral postdoc
   phd doctor dr secretary coordinator consultant advisor adviser analyst specialist expert engineer agent
   representative commissioner administrator supervisor staff employee trustee board ceo cto cfo coo vp svp evp nominee
   general managing full national state regional international global special named distinguished endowed
   university college school institute department faculty united states american later section program programme
   project team group company science sciences studies`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const SMALL_WORDS = new Set(
  'under of the and for at in on to a an by with from de del la las los el der die das und des du et en y e da do di della van von ii iii iv us u s'.split(
    ' ',
  ),
);

/** The small words of all languages: "Fachärztin für Innere Medizin" shares "für" with every German page. */
const smallWords = once(
  () =>
    new Set([
      ...SMALL_WORDS,
      ...LANGUAGES.flatMap((pack) => [
        ...pack.organisationPrepositions,
        ...pack.nameParticles,
        ...pack.conjunctions,
      ]).flatMap(wordsOf),
    ]),
);

/** Words of titles, trades and kinds of organisations of all languages: whoever bears one shares it with thousands. */
const packWords = once(
  () =>
    new Set(
      LANGUAGES.flatMap((pack) => [
        ...pack.titleWords,
        ...pack.titles.flatMap(({ concept, forms }) => [concept, ...forms]),
        ...Object.values(pack.organisationWords).flat(),
        ...(pack.functionWords ?? []),
      ]).flatMap(wordsOf),
    ),
);

/** Words of titles that name a part of any organisation, not what somebody works on. */
const EVERYWHERE = new Set(
  `services service support investment digital web online media content brand events business commercial corporate
   enterprise policy public government federal regional local community social development growth partnerships
   relations affairs communications communication marketing advertising sales account accounts operations operation
   technology technologies technical information data systems infrastructure security safety health healthcare medical
   clinical care education educational training learning admissions recruitment talent human resources people finance
   financial tax audit risk compliance regulatory legal insurance credit procurement supply chain logistics facilities
   planning strategy strategic quality product products production process innovation creative design customer client
   clients student students academic engineering medicine office district county city town country nation nations world author editor
   publisher speaker host educator language english studies administration administrative`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Families whose words name a subject that few of the same name share; the words of the others name a post. */
const SUBJECT_FAMILIES: ReadonlySet<OccupationFamily> = new Set([
  'science',
  'medicine',
  'engineering',
  'computing',
  'music',
  'arts',
  'architecture',
]);

export function isRank(word: string): boolean {
  return RANK_WORDS.has(word);
}

/** A word of titles, trades or organisations that many people and organisations share. */
export function isSharedWord(word: string): boolean {
  return EVERYWHERE.has(word) || packWords().has(word);
}

function isCommon(word: string): boolean {
  if (isSharedWord(word)) return true;
  const families = familiesOf(word);
  return families.size > 0 && [...families].every((family) => !SUBJECT_FAMILIES.has(family));
}

function givenKinds(person: Person): string[] {
  const kinds: string[] = [];
  if (person.current_company) kinds.push('employer');
  if (person.current_title) kinds.push('title');
  if (person.location) kinds.push('location');
  if (person.email || person.email_domain) kinds.push('email');
  if (person.linkedin_url || person.github_url || person.personal_website) kinds.push('address');
  if ((person.education_seed ?? []).length > 0) kinds.push('school');
  if ((person.employment_seed ?? []).length > 0) kinds.push('career');
  return kinds;
}

export function knownFactsOf(person: Person): KnownFacts {
  const company = person.current_company ?? '';
  const parts = company.split(/[,;|/]\s+/).filter((part) => part.trim().length >= 3);
  const names = new Set([person.full_name, ...(person.aliases ?? [])].flatMap(wordsOf));
  const titleWords = inEnglish(person.current_title ?? '')
    .words.split(' ')
    .filter((word) => word !== '' && !smallWords().has(word) && !names.has(word));
  const topics = [...new Set(titleWords.filter((word) => !RANK_WORDS.has(word) && word.length >= 3))];
  return {
    employers: company === '' ? [] : [...new Set([company, ...parts])],
    title: person.current_title ?? null,
    topics,
    commonTopics: new Set(topics.filter(isCommon)),
    fields: fieldsNamed(person.current_title ?? ''),
    ranks: [...new Set(titleWords.filter((word) => RANK_WORDS.has(word)))],
    families: familiesOf(`${person.current_title ?? ''} ${titleWords.join(' ')}`),
    nameWords: names,
    kinds: givenKinds(person),
  };
}

/** How much of its beginning two forms of one word must share. */
interface Likeness {
  least: number;
  share: number;
}

/** Two forms of one word share their beginning: "mathematician" and "mathematics", "genomics" and "genome". */
function sharedBeginning(word: string, { least, share }: Likeness): number {
  return word.length < 5 ? word.length : Math.max(least, Math.ceil(word.length * share));
}

/** Beside the name any form of the word will do; anywhere on a page it must be nearly the word itself. */
export const BESIDE_NAME: Likeness = { least: 5, share: 0.6 };
export const ON_PAGE: Likeness = { least: 7, share: 0.8 };

/** How many of the words stand in the text in some form. */
export function wordsFound(words: readonly string[], text: ReadonlySet<string>, likeness: Likeness): string[] {
  return words.filter((word) => {
    if (text.has(word)) return true;
    if (word.length < 5) return false;
    const beginning = word.slice(0, sharedBeginning(word, likeness));
    for (const other of text) if (other.startsWith(beginning)) return true;
    return false;
  });
}
