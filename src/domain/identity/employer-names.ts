// The names by which a page may call the employer of the request, and the place that an administration governs.
import { LANGUAGES } from '../languages/index.ts';
import type { OrganisationIndex } from '../orgs/organisation-index.ts';
import { parsePlace } from '../places/compare-places.ts';
import { once } from '../text/once.ts';

const legalForms = once(() =>
  [...new Set(LANGUAGES.flatMap(({ legalForms: forms }) => forms))].sort((left, right) => right.length - left.length),
);

const UNSPACED_FORM = /^[\p{Script=Han}\p{Script=Hangul}（）()㈱㈲㈜]+$/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LETTER = /[\p{L}\p{N}]/u;

const SHORTEST_WORD = 5;

/** "Fairhaven" of "Fairhaven Trust" is a place, "National" of "National Company" any word: they name no organisation alone. */
function isTelling(name: string): boolean {
  if (/\s/.test(name)) return true;
  const { country, state } = parsePlace(name);
  return (
    name.length >= SHORTEST_WORD && country === undefined && state === undefined && !isKindWord(name.toLowerCase())
  );
}

/** Words of organisations that many share; what is left is the name. */
const KIND_WORDS = new Set(
  `university universitat universidad universite universita universitet college school institute institut academy
   hospital clinic center centre department faculty group company corporation limited international national state
   federal american european united states office agency bureau ministry council committee commission association
   society foundation services solutions systems technologies technology research science sciences medical health
   management partners consulting engineering energy media capital bank holdings global north south east west northern southern eastern western
   general central public city county district museum library services board news press times daily journal magazine
   radio television review fine arts studio design house club studies first new old great`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

export function isKindWord(word: string): boolean {
  return KIND_WORDS.has(word);
}

/** "株式会社Brightwater" and "Brightwater Sp. z o.o." without their legal form, as written; null where nothing is left or taken. */
export function withoutLegalForm(company: string): string | null {
  let name = company.trim();
  for (const form of legalForms()) {
    const joined = UNSPACED_FORM.test(form);
    if (name.endsWith(form) && name.length > form.length && (joined || !LETTER.test(name.at(-form.length - 1)!)))
      name = name.slice(0, -form.length).replace(/[\s,]+$/u, '');
    if (name.startsWith(form) && (joined || name[form.length] === ' ')) name = name.slice(form.length).trim();
  }
  if (name === company.trim()) return null;
  return UNSPACED.test(name) ? (name.length >= 2 ? name : null) : isTelling(name) ? name : null;
}

/** The name of the request, without its legal form, and every other name of that organisation: "國立臺灣大學" for "National Taiwan University". */
export function namesOf(company: string, organisations: OrganisationIndex): string[] {
  const plain = withoutLegalForm(company);
  const given = plain === null ? [company] : [company, plain];
  const found = organisations.named(company);
  if (found.length !== 1) return given;
  return [...given, ...found[0]!.names.filter(({ kind }) => kind !== 'acronym').map(({ value }) => value)];
}

const ADMINISTRATION = new RegExp(
  `^(?:the )?(?:${[
    ...['state', 'city', 'town', 'county', 'province', 'commonwealth', 'government', 'municipality'].map(
      (word) => `${word} of`,
    ),
    ...['stadt', 'land', 'gemeinde', 'stadtverwaltung', 'freistaat', 'kanton', 'gemeente', 'provincie'],
    ...['ville de', 'mairie de', 'région', 'canton de', 'comune di', 'regione', 'provincia di'],
    ...['ayuntamiento de', 'gobierno de', 'municipalidad de', 'generalitat de', 'junta de'],
    ...['prefeitura de', 'prefeitura municipal de', 'governo do estado de', 'câmara municipal de'],
    ...['urząd miasta', 'magistrát města', 'město', 'администрация', 'правительство', 'мэрия'],
  ].join('|')})\\s+(.+)$`,
  'iu',
);
const ADMINISTRATION_BEHIND =
  /^(.{2,40}?)(?:\s(?:kommune|kommun|city council|county council)|市役所|县政府|市政府|시청|도청)$/iu;

/** "State of Fairhaven", "Stadt Fairhaven", "Fairhaven kommune": the place that the employer governs. */
export function governedPlace(company: string): string | null {
  const name = company.trim();
  return ADMINISTRATION.exec(name)?.[1] ?? ADMINISTRATION_BEHIND.exec(name)?.[1] ?? null;
}
