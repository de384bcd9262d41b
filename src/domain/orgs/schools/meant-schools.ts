// Which school a short or loose name means where the index has no such name: "Université de Dijon", "Autónoma de Madrid".
import { memoiseFor } from '../../text/memoise.ts';
import { type Organisation, type OrganisationIndex, officialName } from '../organisation-index.ts';
import { type OrgToken, orgForm } from '../shared/org-tokens.ts';
import { isPlace } from '../shared/places.ts';
import { schoolsNamed } from './known-schools.ts';
import { PUBLIC } from './school-words.ts';

/** The schools that the name means by the town they are in, or by the word "university" that is left out. */
export const schoolsMeant: (name: string, organisations: OrganisationIndex) => readonly Organisation[] = memoiseFor(
  (name, organisations: OrganisationIndex) => {
    const university = universityOfTown(name, organisations) ?? universityUnsaid(name, organisations);
    return university === undefined ? [] : [university];
  },
  10_000,
);

/** A country where a university is called by its own name only: "University of Berkeley" sells degrees. */
const BY_OWN_NAME = 'US';

/** `Universität Halle`, `Université d'Amiens`: the only one of its town that teaches everything. */
function universityOfTown(name: string, organisations: OrganisationIndex): Organisation | undefined {
  const { tokens } = orgForm(name);
  const town = tokens.filter((token) => token.kind === 'proper');
  if (town.length === 0 || town.length > 2 || tokens.length !== town.length + 1) return undefined;
  if (!tokens.some((token) => token.text === 'university') || town.some(isNumber)) return undefined;
  const [only, ...others] = organisations.universitiesOf(spelled(town)).filter(isGeneral);
  if (only === undefined || others.length > 0 || only.country === BY_OWN_NAME) return undefined;
  // A town may have a state university beside one that is no row.
  return orgForm(officialName(only)).tokens.some((token) => token.text === 'state') ? undefined : only;
}

const isNumber = ({ text }: OrgToken): boolean => /^\d+$/.test(text);

const spelled = (tokens: readonly OrgToken[]): string => tokens.map((token) => token.written).join(' ');

/** Named by a place, a person and who keeps it, and not by a subject, a faith or a kind of its own. */
function isGeneral(school: Organisation): boolean {
  return orgForm(officialName(school)).tokens.every(
    (token) => token.kind === 'proper' || token.text === 'university' || PUBLIC.has(token.text),
  );
}

/** "university" where it stands in names of the languages that leave it out. */
const WITH_UNIVERSITY = ['Universidad', 'Universidad de', 'Universidade', 'Università', 'Université', 'Universitat'];

/** `Autónoma de Madrid`, `Paul Sabatier`, `Carlos III`. */
function universityUnsaid(name: string, organisations: OrganisationIndex): Organisation | undefined {
  const { tokens } = orgForm(name);
  if (tokens.length === 0 || tokens.length > 4) return undefined;
  if (tokens.some((token) => token.kind === 'type' || token.kind === 'unit' || token.kind === 'subject')) return undefined;
  const own = tokens.filter((token) => token.kind === 'proper');
  if (own.length === 0 || (own.length === tokens.length && own.every(isPlace))) return undefined;
  const named = WITH_UNIVERSITY.flatMap((word) => schoolsNamed(`${word} ${name}`, organisations));
  const [only, ...others] = new Set(named.map((school) => school.id));
  return others.length > 0 ? undefined : named.find((school) => school.id === only);
}
