// What the reader takes from a class list or id. Sites repeat the same few on every page, so the answers are kept.
import type { Zone } from '../../../domain/model/page.ts';
import { labelOf, zoneOfName } from './element-rules.ts';
import { isForScreenReaders } from './hidden-text.ts';
import { mayHoldMicroformat } from './item-tree.ts';

export interface ClassFacts {
  zone: Zone | null;
  forScreenReaders: boolean;
  microformat: boolean;
}

/** Answers depend on the name alone; the bound only keeps the memory of a long-lived reader small. */
const KEPT = 10_000;
const LONGEST_KEPT = 300;
const facts = new Map<string, ClassFacts>();
const labels = new Map<string, string>();

export function factsOfClass(name: string): ClassFacts {
  const known = facts.get(name);
  if (known !== undefined) return known;
  const found = {
    zone: zoneOfName(name),
    forScreenReaders: isForScreenReaders(name),
    microformat: mayHoldMicroformat(name),
  };
  if (name.length <= LONGEST_KEPT) keep(facts, name, found);
  return found;
}

export function cachedLabel(tag: string, className: string | undefined, id: string | undefined): string {
  if ((className?.length ?? 0) + (id?.length ?? 0) > LONGEST_KEPT) return tag;
  const key = `${tag}.${className ?? ''}#${id ?? ''}`;
  const known = labels.get(key);
  if (known !== undefined) return known;
  const found = labelOf(tag, className, id);
  keep(labels, key, found);
  return found;
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (map.size >= KEPT) map.clear();
  map.set(key, value);
}
