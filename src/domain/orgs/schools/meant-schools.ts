// Which school a short or loose name means where the index has no such name: "Université de Dijon", "Autónoma de Madrid".
import { memoiseFor } from '../../text/memoise.ts';
import { type Organisation, type OrganisationIndex, officialName } from '../organisation-index.ts';
import { isAcronym, type OrgToken, orgForm } from '../shared/org-tokens.ts';
import { isPlace } from '../shared/places.ts';
import { schoolsNamed } from './known-schools.ts';
import { DIRECTIONS, PUBLIC } from './school-words.ts';

/** The schools that the name means by the town they are in, or by the word "university" that is left out. */
export const schoolsMeant: (name: string, organisations: OrganisationIndex) => readonly Organisation[] = memoiseFor(
  (name, organisations: OrganisationIndex) => {
    const university = universityOfTown(name, organisations);
    return university === undefined ? universityUnsaid(name, organisations) : [university];
  },
  10_000,
);

/** A country where a university is called by its own name only: "University of Berkeley" sells degrees. */
const BY_OWN_NAME = 'US';

/** The universities of the town that the name is made of, as far as they teach everything. */
export function universitiesMeant(name: string, organisations: OrganisationIndex): readonly Organisation[] {
  const { tokens } = orgForm(name);
  const town = tokens.filter((token) => token.kind === 'proper');
  if (town.length === 0 || town.length > 2 || tokens.length !== town.length + 1) return [];
  if (!tokens.some((token) => token.text === 'university') || town.some(isNumber)) return [];
  const found = organisations.universitiesOf(spelled(town)).filter(isGeneral);
  // "Università di Viterbo" is not meant by Viterbo University in Wisconsin.
  const countries = new Set(found.filter((school) => isSeat(school, town)).map((school) => school.country));
  return countries.size === 1 ? found.filter((school) => countries.has(school.country)) : found;
}

function isSeat({ city = '' }: Organisation, town: readonly OrgToken[]): boolean {
  const { tokens } = orgForm(city);
  return tokens.length === town.length && tokens.every((token, at) => token.text === town[at]!.text);
}

/** `Universität Halle`, `Université d'Amiens`: the only one of its town. */
function universityOfTown(name: string, organisations: OrganisationIndex): Organisation | undefined {
  const [only, ...others] = universitiesMeant(name, organisations);
  if (only === undefined || others.length > 0 || only.country === BY_OWN_NAME) return undefined;
  // A town may have a state university beside one that is no row.
  return orgForm(officialName(only)).tokens.some((token) => token.text === 'state') ? undefined : only;
}

export const isNumber = ({ text }: OrgToken): boolean => /^\d+$/.test(text);

const spelled = (tokens: readonly OrgToken[]): string => tokens.map((token) => token.written).join(' ');

/** Named by a place, a person and who keeps it, and not by a subject, a faith or a kind of its own. */
function isGeneral(school: Organisation): boolean {
  return orgForm(officialName(school)).tokens.every(
    ({ kind, text }) =>
      kind === 'proper' || text === 'university' || text === 'free' || PUBLIC.has(text) || DIRECTIONS.has(text),
  );
}

/** "university" where it stands in names of the languages that leave it out. */
const WITH_UNIVERSITY = ['Universidad', 'Universidad de', 'Universidade', 'Università', 'Université', 'Universitat'];
const IN_ENGLISH = 'University';

/** `Autónoma de Madrid`, `Paul Sabatier`, `Carlos III`, `Nova Southeastern`. */
function universityUnsaid(name: string, organisations: OrganisationIndex): readonly Organisation[] {
  const { tokens } = orgForm(name);
  if (tokens.length === 0 || tokens.length > 4) return [];
  if (tokens.some((token) => token.kind === 'type' || token.kind === 'unit') || tokens.every(isPlace)) return [];
  if (tokens.length === 1 && tokens[0]!.kind === 'quality') return [];
  const names = [...WITH_UNIVERSITY.map((word) => `${word} ${name}`), `${name} ${IN_ENGLISH}`];
  return names.flatMap((one) => organisations.named(one, 'school'));
}

/** The schools of a known name that stands before the town they are in: `IED Milano`, `Scuola Superiore Sant'Anna di Pisa`. */
export const schoolsWithTown: (name: string, organisations: OrganisationIndex) => readonly Organisation[] = memoiseFor(
  (name, organisations: OrganisationIndex) => {
    const words = name.split(/\s+/u);
    for (let size = 1; size <= 2 && words.length > size; size += 1) {
      const head = words
        .slice(0, -size)
        .join(' ')
        .replace(/,$|,? (?:w|we|v|ve|di|i|à|zu|te|en|em|de|in|im|at|у|в)$/u, '');
      const town = orgForm(words.slice(-size).join(' ')).tokens.filter((token) => token.kind !== 'quality');
      if (town.length === 0 || town.some(isNoTown) || organisations.placesOfSchool(head) >= 2) continue;
      const named = schoolsNamed(head, organisations);
      // Several bear the short name: the town says which of them. Where its register says another town, it is another school.
      const there = named.filter((school) => isIn(school, town));
      const found =
        there.length > 0 ? there : named.filter((school) => school.city === undefined && town.every(isPlace));
      if (found.length > 0) return found;
    }
    return [];
  },
  10_000,
);

/** The letters of `MDI Gurgaon`, where the other school is in that town and none is known there by those letters. */
export function lettersOfTown(name: string, other: string, organisations: OrganisationIndex): string | undefined {
  const [letters = '', ...rest] = name.split(/,? /u);
  const town = orgForm(rest.join(' ')).tokens;
  if (!isAcronym(letters) || letters.length < 3 || town.length === 0 || town.length > 2) return undefined;
  const isThere = (school: Organisation): boolean => isIn(school, town);
  if (schoolsNamed(letters, organisations).some(isThere)) return undefined;
  return schoolsNamed(other, organisations).some(isThere) ? letters : undefined;
}

/** "Concordia College", "Université Bordeaux 1". */
const isNoTown = (token: OrgToken): boolean => token.kind !== 'proper' || isNumber(token);

/** By one of its names, or by the register. */
export function isIn(school: Organisation, town: readonly OrgToken[]): boolean {
  return [...school.names.map(({ value }) => value), school.city ?? ''].some((value) =>
    town.every((token) => orgForm(value).tokens.some((one) => one.text === token.text)),
  );
}
