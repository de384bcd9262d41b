// What the grammar of English sentences finds on pages of other languages, held against this reading: it cuts names by their
// capitals, and takes its verbs and prepositions from all languages at once.
import type { Finding } from '../../domain/model/finding.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { itemsIn } from '../directed/aligned-members.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { isFormOfAddress } from '../people/leading-name.ts';
import { organisationSpans } from './organisation-spans.ts';

const isCareer = ({ kind }: Finding): boolean => kind === 'employment' || kind === 'education';

/** Posts and studies of sentences with the names that this reading sees in their place; without those that have no name there. */
export function withWholeNames(
  findings: readonly Finding[],
  lexicon: Lexicon,
  organisations: OrganisationIndex,
): Finding[] {
  return findings.flatMap((finding) => {
    if (!isCareer(finding) || finding.via !== 'prose' || finding.organisation === undefined) return [finding];
    const name = wholeName(finding.organisation.name, finding.quote, lexicon, organisations);
    if (name === null) return [];
    return [{ ...finding, organisation: { ...finding.organisation, name } }];
  });
}

const AT =
  /(?<!\p{L})(?:at|bei|beim|bei der|am|au|chez|presso|hos|bij|w|we|på|vid|ved|à|pour|für|with|for|joined)\s["“„«]?$/iu;

function wholeName(name: string, quote: string, lexicon: Lexicon, organisations: OrganisationIndex): string | null {
  const from = quote.indexOf(name);
  if (from < 0) return name;
  const to = from + name.length;
  const { titles, degrees, dates } = itemsIn(quote, lexicon);
  const spans = organisationSpans(quote, [...titles, ...degrees, ...dates], lexicon, organisations);
  const own = spans.find((span) => span.from < to && span.to > from);
  if (own !== undefined) return own.name;
  if ([...titles, ...degrees].some((item) => item.from < to && item.to > from)) return null;
  return /^[\p{Lu}\p{N}]{2,}(?:\s\p{Lu}|$)/u.test(name) || AT.test(quote.slice(0, from)) ? name : null;
}

/** Where this reading takes the same words for a study, they are no post, and the other way round. */
export function withoutContradicted(findings: readonly Finding[], read: readonly Finding[]): Finding[] {
  return findings.filter((finding) => {
    if (!isCareer(finding) || finding.via !== 'prose') return true;
    const alike = read.filter(
      (other) =>
        isCareer(other) &&
        other.organisation?.name === finding.organisation?.name &&
        other.from < finding.to &&
        other.to > finding.from,
    );
    return alike.length === 0 || alike.some(({ kind }) => kind === finding.kind);
  });
}

/** "Dra. Orla Vantreight" is Orla Vantreight. */
export function withPlainName(finding: Finding): Finding {
  const words = finding.person.name.split(/\s+/);
  const first = words.findIndex((word) => !isFormOfAddress(word));
  if (first <= 0 || words.length - first < 2) return finding;
  return { ...finding, person: { ...finding.person, name: words.slice(first).join(' ') } };
}
