// Evidence by origin: pages that repeat one another are one voice, however many there are.

export interface EvidenceLike {
  source_id: string;
  stance: 'supports' | 'contradicts' | 'mentions';
  quote: string;
  cluster_id: string;
  /** What the page is to this claim; where it is missing, what its site is. */
  evidence_class?: string | undefined;
}

export interface SourceLike {
  source_id: string;
  domain: string;
  evidence_class?: string | undefined;
  source_quality: number;
}

export interface Voice<E extends EvidenceLike, S extends SourceLike> {
  clusterId: string;
  stance: EvidenceLike['stance'];
  /** The page that speaks for the group. */
  lead: { source: S; evidence: E };
  /** Further quotes of the lead's own page. */
  more: E[];
  /** Other pages of the same origin, each once. */
  copies: { source: S; evidence: E }[];
}

/** The organisation itself first, what the person says of themselves late, copies last. */
const CLASS_ORDER = [
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
];

function classPlace({ source, evidence }: { source: SourceLike; evidence: EvidenceLike }): number {
  // A site that copies stays a copy, whatever its words are to the claim.
  const name = source.evidence_class === 'mirror' ? 'mirror' : (evidence.evidence_class ?? source.evidence_class ?? '');
  const place = CLASS_ORDER.indexOf(name);
  return place < 0 ? CLASS_ORDER.indexOf('third_party') : place;
}

type Order = Record<EvidenceLike['stance'], number>;
const SUPPORT_FIRST: Order = { supports: 0, contradicts: 1, mentions: 2 };
const AGAINST_FIRST: Order = { contradicts: 0, supports: 1, mentions: 2 };

/**
 * Groups by origin and stance; the page that may best speak of the claim leads, and what decided the claim comes first.
 * Quotes whose source is not listed are left out.
 */
export function groupVoices<E extends EvidenceLike, S extends SourceLike>(
  evidence: readonly E[],
  sources: ReadonlyMap<string, S>,
  status = 'verified',
): Voice<E, S>[] {
  const groups = new Map<string, { source: S; evidence: E }[]>();
  for (const item of evidence) {
    const source = sources.get(item.source_id);
    if (!source) continue;
    const key = `${item.cluster_id}\n${item.stance}`;
    const group = groups.get(key);
    if (group) group.push({ source, evidence: item });
    else groups.set(key, [{ source, evidence: item }]);
  }
  const order = status === 'contradiction' ? AGAINST_FIRST : SUPPORT_FIRST;
  return [...groups.values()].map(toVoice).sort((left, right) => inOrder(left, right, order));
}

function toVoice<E extends EvidenceLike, S extends SourceLike>(items: { source: S; evidence: E }[]): Voice<E, S> {
  const best = items.reduce((left, right) => (speaksBetter(right, left) ? right : left));
  const copies = new Map<string, { source: S; evidence: E }>();
  const more: E[] = [];
  for (const item of items) {
    if (item === best) continue;
    if (item.source.source_id === best.source.source_id) more.push(item.evidence);
    else if (!copies.has(item.source.source_id)) copies.set(item.source.source_id, item);
  }
  return {
    clusterId: best.evidence.cluster_id,
    stance: best.evidence.stance,
    lead: best,
    more,
    copies: [...copies.values()],
  };
}

interface Item {
  source: SourceLike;
  evidence: EvidenceLike;
}

function speaksBetter(one: Item, other: Item): boolean {
  const difference = classPlace(one) - classPlace(other);
  return difference === 0 ? one.source.source_quality > other.source.source_quality : difference < 0;
}

function inOrder<E extends EvidenceLike, S extends SourceLike>(
  left: Voice<E, S>,
  right: Voice<E, S>,
  order: Order,
): number {
  return (
    order[left.stance] - order[right.stance] ||
    classPlace(left.lead) - classPlace(right.lead) ||
    right.lead.source.source_quality - left.lead.source.source_quality ||
    (left.clusterId < right.clusterId ? -1 : 1)
  );
}
