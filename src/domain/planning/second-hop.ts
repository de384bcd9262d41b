// Links worth following from pages that are already tied to the person: their CV, their about page, their other profiles.
import type { ResolvedIdentity } from '../identity/identity-types.ts';
import type { EffectiveOptions } from '../model/options.ts';
import type { Person } from '../model/person.ts';
import type { Query } from '../model/query.ts';
import type { ReadSource } from '../model/source.ts';
import { nameForms } from './name-forms.ts';

export interface SecondHopInput {
  person: Person;
  sources: readonly ReadSource[];
  identity: ResolvedIdentity;
  options: EffectiveOptions;
}

const LABEL =
  /^(?:my |full |short |academic |download |view |see |online |personal )?(?:c\.?v\.?|curriculum(?: vit(?:ae|a))?|vita|vitae|resume|résumé|currículum|about(?: me| us)?|bio(?:graphy|graphie|grafía|grafia)?|profile?|publications?|linkedin|github|orcid|google scholar|scholar|lebenslauf|über mich|zur person|à propos|sobre mí|chi sono|homepage|home page|website|personal (?:site|website|page))(?: profile| page)?(?: \(?(?:pdf|html)\)?)?$/iu;
const MOST = 12;
const LEAST_IDENTITY = 0.9;

/** Only `deep` jobs take the second step. */
export function planSecondHop(input: SecondHopInput): Query[] {
  if (input.options.depth !== 'deep') return [];
  const tied = new Set(
    input.identity.sources
      .filter((entry) => entry.isSubject && entry.probability >= LEAST_IDENTITY)
      .map((entry) => entry.sourceId),
  );
  const known = new Set(input.sources.map((source) => bare(source.url)));
  const queries: Query[] = [];
  const pages = input.sources
    .filter((source) => tied.has(source.sourceId) && source.notEvidence === null)
    .sort((left, right) => (left.url < right.url ? -1 : 1));
  for (const source of pages) {
    for (const link of source.links) {
      if (queries.length >= MOST) return queries;
      const label = link.text.replace(/\s+/g, ' ').trim();
      if (!/^https?:\/\//i.test(link.href) || known.has(bare(link.href))) continue;
      // `rel=me` is the page's own word that the other address is its owner's.
      const ownLink = /(?:^|\s)me(?:\s|$)/i.test(link.rel);
      if (!ownLink && (label.length > 40 || !LABEL.test(label))) continue;
      known.add(bare(link.href));
      queries.push({
        kind: 'address',
        text: link.href,
        names: nameForms(input.person),
        person: input.person,
        claimKeys: [],
        category: input.options.searchCategory,
        limit: 1,
        allowDomains: input.options.allowDomains,
        denyDomains: input.options.denyDomains,
        purpose: 'second_hop',
      });
    }
  }
  return queries;
}

/** The archive's copies of pages that did not answer. */
export function planArchiveOf(
  addresses: readonly string[],
  { person, options }: Pick<SecondHopInput, 'person' | 'options'>,
): Query[] {
  return [...new Set(addresses)].slice(0, MOST).map((text) => ({
    kind: 'archive',
    text,
    names: nameForms(person),
    person,
    claimKeys: [],
    category: options.searchCategory,
    limit: 1,
    allowDomains: options.allowDomains,
    denyDomains: options.denyDomains,
    purpose: 'archive',
  }));
}

function bare(url: string): string {
  return url
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/#.*$/, '')
    .replace(/\/+$/, '')
    .toLowerCase();
}
