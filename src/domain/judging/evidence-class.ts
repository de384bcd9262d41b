// Who stands behind a page: the issuer of the claimed fact, a register, an editor, the person, or nobody. Which site is whose is
// a matter of facts, and `domain/trust` answers it.

import type { Person } from '../model/person.ts';
import type { Asserter, ReadSource } from '../model/source.ts';
import { EDITORIAL_WORDS } from '../trust/data/known-sites.ts';
import { isSelfWritten } from '../trust/own-site.ts';
import { hostOfUrl, pathOf, siteOf } from '../trust/site-address.ts';
import { type SiteKind, siteKindOf } from '../trust/site-kinds.ts';
import type { TrustData } from '../trust/trust-facts.ts';

export const EVIDENCE_CLASSES = [
  'issuer',
  'register',
  'institution',
  'editorial',
  'publication',
  'knowledge_base',
  'third_party',
  'claimed_site',
  'self',
  'knowledge_base_unreferenced',
  'ugc',
  'mirror',
] as const;
export type EvidenceClass = (typeof EVIDENCE_CLASSES)[number];

/** Classes that can carry a verdict; the rest only adds to it. */
export const INDEPENDENT_CLASSES: ReadonlySet<EvidenceClass> = new Set([
  'issuer',
  'register',
  'institution',
  'editorial',
  'publication',
  'knowledge_base',
  'third_party',
]);

/** Classes that speak with authority: one of them is enough. */
export const AUTHORITATIVE_CLASSES: ReadonlySet<EvidenceClass> = new Set(['issuer', 'register', 'institution']);

const BY_ASSERTER: Record<Asserter, EvidenceClass> = {
  person: 'self',
  institution: 'institution',
  register: 'register',
  editor: 'editorial',
  knowledge_base: 'knowledge_base',
  knowledge_base_unreferenced: 'knowledge_base_unreferenced',
  publication: 'publication',
};

/** Kinds of sites that are what they are whoever the claim is about. */
const BY_KIND: Record<Exclude<SiteKind, 'editorial'>, EvidenceClass> = {
  mirror: 'mirror',
  register: 'register',
  knowledge_base: 'knowledge_base',
  ugc: 'ugc',
  self: 'self',
};

/** Words of the host or the path by which most newspapers and conferences are recognised; no authority follows from them. */
function isEditorial(source: ReadSource): boolean {
  const labels = siteOf(source.url).split('.').slice(0, -1).join('-').split('-');
  const host = labels.join('');
  if (EDITORIAL_WORDS.some((word) => labels.includes(word) || (word.length >= 4 && host.endsWith(word)))) return true;
  return /\/(?:news|article|articles|story|stories|press|obituar\w*|speakers?|keynotes?|awards?)(?:\/|$|-)/.test(
    pathOf(source.url),
  );
}

/** Phrases by which an aggregator gives itself away. */
const AGGREGATOR =
  /compiled automatically|million (?:professional )?(?:profiles|contacts|people)|get (?:\p{L}+(?:'s|’s) )?(?:e-?mail|contact|phone)|reveal (?:e-?mail|phone)|view (?:full )?contact|people search|claim this profile|data is (?:aggregated|collected) from public/iu;

function isAggregator(source: ReadSource): boolean {
  const text = source.text;
  return AGGREGATOR.test(text.slice(0, 1500)) || AGGREGATOR.test(text.slice(-1500));
}

export interface BaseClass {
  evidenceClass: EvidenceClass;
  /** Being the site of a claimed organisation could not change it. */
  settled: boolean;
}

/** The class of a page whatever is claimed. */
export function baseClass(source: ReadSource, person: Person, data: TrustData): BaseClass {
  const settled = (evidenceClass: EvidenceClass): BaseClass => ({ evidenceClass, settled: true });
  if (source.asserter) return settled(BY_ASSERTER[source.asserter]);
  const host = hostOfUrl(source.url);
  const kind = siteKindOf(host, data.declaredKinds);
  if (kind !== null && kind !== 'editorial') return settled(BY_KIND[kind]);
  if (isSelfWritten(source, person, data.organisations.ofHost(host) !== undefined)) return settled('self');
  if (isAggregator(source)) return settled('mirror');
  return { evidenceClass: kind === 'editorial' || isEditorial(source) ? 'editorial' : 'third_party', settled: false };
}
