// What the reader takes from a class list or id. Sites repeat the same few on every page, so the answers are kept.
import type { Zone } from '../../../domain/model/page.ts';
import { copyOf } from '../../../domain/text/memoise.ts';
import type { ClassFacts } from './dress.ts';
import { classLabel, idLabel, zoneOfName } from './element-rules.ts';
import { isForScreenReaders } from './hidden-text.ts';
import { mayHoldMicroformat } from './item-tree.ts';

export interface IdFacts {
  zone: Zone | null;
  label: string;
}

/** Answers depend on the name alone; the bound only keeps the memory of a long-lived reader small. */
const KEPT = 10_000;
const LONGEST_KEPT = 300;
const classes = new Map<string, ClassFacts>();
const ids = new Map<string, IdFacts>();

export function factsOfClass(list: string): ClassFacts {
  const known = classes.get(list);
  if (known !== undefined) return known;
  const name = copyOf(list);
  const facts: ClassFacts = {
    zone: zoneOfName(name),
    forScreenReaders: isForScreenReaders(name),
    microformat: mayHoldMicroformat(name),
    label: classLabel(name),
    tag: '',
    tagLabel: '',
    dress: null,
  };
  keep(classes, name, facts);
  return facts;
}

export function factsOfId(id: string): IdFacts {
  const known = ids.get(id);
  if (known !== undefined) return known;
  const name = copyOf(id);
  const facts = { zone: zoneOfName(name), label: idLabel(name) };
  keep(ids, name, facts);
  return facts;
}

/** `tag.class#id` with counters and states taken out, so that siblings of one kind share it. */
export function labelOf(
  tag: string,
  facts: ClassFacts | null,
  className: string | undefined,
  id: string | undefined,
): string {
  if ((className?.length ?? 0) + (id?.length ?? 0) > LONGEST_KEPT) return tag;
  const dressed = facts === null ? tag : labelWithClass(tag, facts);
  return id === undefined ? dressed : dressed + factsOfId(id).label;
}

function labelWithClass(tag: string, facts: ClassFacts): string {
  if (facts.tag !== tag) {
    facts.tag = tag;
    facts.tagLabel = tag + facts.label;
  }
  return facts.tagLabel;
}

function keep<Value>(map: Map<string, Value>, name: string, value: Value): void {
  if (name.length > LONGEST_KEPT) return;
  if (map.size >= KEPT) map.clear();
  map.set(name, value);
}
