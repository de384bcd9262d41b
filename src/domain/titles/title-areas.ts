// What a title is about beside its office, in whatever language: fields of study and of medicine, the work of a department,
// and the rank that stands before it. "Leiterin der Klinik für Neurologie" is about neurology, "Marketingchef" about marketing.
import { compareFields, findFieldNames } from '../fields/compare-fields.ts';
import { UNSPACED } from '../languages/phrase-finder.ts';
import { JOINING_WORDS } from '../languages/words.ts';
import { inAmericanSpelling } from '../text/american-spelling.ts';
import { foldWords } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';
import { subjectsIn, subjectsOf } from './title-senses.ts';

export interface TitleAreas {
  areas: ReadonlySet<string>;
  /** What raises or lowers the office: "deputy", "senior". */
  ranks: ReadonlySet<string>;
  /** Words that nobody knows. */
  unread: readonly string[];
  /** One of them stands where a rank may stand: "Profesora ayudante", not "Profesora de Derecho". */
  isRankUnread: boolean;
}

/** Words for one area of work; the first is kept. */
const ONE_AREA: ReadonlyMap<string, string> = new Map(
  `communications communication pr public_relations press media
human_resources hr people personnel talent talent_acquisition human_resource_management
finance financial finances
information_technology it ict information_systems edp
purchasing procurement buying
sales commercial
legal law
art fine_arts arts visual_arts
quality qa quality_assurance quality_control
customer client customers clients
surgery surgical
cardiology cardiac cardiological
paediatrics pediatric pediatrics paediatric
orthopaedics orthopedics orthopedic orthopaedic
gynaecology gynecology obstetrics_and_gynecology obstetrics gynaecology_and_obstetrics
anaesthesiology anesthesiology anesthesia anaesthesia anaesthetics
intensive_care intensive_care_medicine icu
emergency emergency_medicine
general_medicine family_medicine
library libraries library_science
museum museums
operations operational
technical technology engineering
software software_engineering software_development web_development
construction building civil_engineering`
    .split('\n')
    .flatMap((line) => {
      const names = line.split(' ').map((name) => name.replaceAll('_', ' '));
      return names.map((name) => [inAmericanSpelling(name), names[0]!] as const);
    }),
);

const STRUCTURE = new Set(
  'department division section unit office center of general service clinical freelance group team area areas clinic hospital faculty institute school chair practice'.split(
    ' ',
  ),
);
const RANK = new Set(
  'chief senior deputy assistant associate junior leading managing first second executive acting trainee interim vice visiting adjunct honorary emeritus'.split(
    ' ',
  ),
);

const inAmerican = (area: string): string => area.split(' ').map(inAmericanSpelling).join(' ');

const SAME_RANK: Readonly<Record<string, string>> = { vice: 'deputy', interim: 'acting' };

/** "neonatology" is kept by the name that it has among the fields of study. */
const keptArea = (area: string): string => {
  const known = ONE_AREA.get(inAmerican(area));
  if (known !== undefined) return known;
  const field = findFieldNames(area).find(({ from, to }) => from === 0 && to === area.length)?.value ?? area;
  return ONE_AREA.get(inAmerican(field)) ?? inAmerican(field);
};

/** "HR", "procurement": "it" and "pr" only in capitals. */
const isNamedArea = (word: string, folded: string): boolean =>
  ONE_AREA.has(inAmericanSpelling(folded)) && (folded.length > 3 || /^\p{Lu}+$/u.test(word));

const RESEARCH_AND_DEVELOPMENT = /(?<!\p{L})(?:R ?& ?D|F ?& ?E|I ?\+ ?D(?:\+i)?|R ?& ?S)(?!\p{L})/gu;

/** A word of one or two letters tells nothing, except where it is an abbreviation. */
const isSmall = (word: string): boolean =>
  JOINING_WORDS.has(word.toLowerCase()) || /^(?:\p{Ll}{1,2}|\p{N}+|I{1,3}|IV)$/u.test(word);

/** What the words beside an office say. */
export const areasOf: (text: string) => TitleAreas = memoise((written) => {
  const text = written.replace(RESEARCH_AND_DEVELOPMENT, 'research development');
  const found: string[] = [];
  const unread: string[] = [];
  let rest = text;
  const named = [...findFieldNames(text), ...subjectsIn(text)].filter(
    ({ from, to }) => to - from > 2 || UNSPACED.test(text.slice(from, to)),
  );
  const longest = named.filter(
    (one, at) =>
      !named.some((other, place) => {
        const more = other.to - other.from - (one.to - one.from);
        return (more > 0 || (more === 0 && place < at)) && other.from < one.to && one.from < other.to;
      }),
  );
  for (const { from, to, value } of longest.sort((one, other) => other.from - one.from)) {
    found.push(value);
    rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  }
  let isRankUnread = false;
  let isLed = false;
  for (const word of rest.match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? []) {
    const bare = word.replace(/^\p{L}{1,4}['’]/u, '');
    const folded = foldWords(bare);
    const subjects = RANK.has(folded) || isNamedArea(bare, folded) ? [folded] : subjectsOf(folded);
    isLed ||= JOINING_WORDS.has(bare.toLowerCase()) || bare !== word;
    if (subjects.length > 0) found.push(...subjects);
    else if (!isSmall(bare)) {
      unread.push(bare);
      isRankUnread ||= !isLed && !/^\p{Lu}{2,}$/u.test(bare);
    }
  }
  return {
    areas: new Set(found.filter((one) => !STRUCTURE.has(one) && !RANK.has(one)).map(keptArea)),
    ranks: new Set(found.filter((one) => RANK.has(one)).map((one) => SAME_RANK[one] ?? one)),
    unread,
    isRankUnread,
  };
});

/** One area is the other, or the narrower of the two: "surgery" and "plastic surgery". */
export function areOneArea(left: string, right: string): boolean {
  if (left === right) return true;
  const [one, other] = [left, right].map((area) => new Set(area.split(' ')));
  return one!.isSubsetOf(other!) || other!.isSubsetOf(one!);
}

/** Two areas of which one may be a part of the other: dentistry and implantology. */
export const areNearAreas = (left: string, right: string): boolean =>
  compareFields(left, right).outcome !== 'different';
