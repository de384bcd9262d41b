// Answers whether two given names can be one: the same name spelt otherwise, a short form, or the name in another language.
import { memoise } from '../text/memoise.ts';
import { BYNAMES, SHORT_FORMS, SPELLINGS } from './variant-names.ts';

interface Tables {
  /** Short form -> full forms. */
  fullForms: Map<string, Set<string>>;
  spelling: Map<string, Set<number>>;
  language: Map<string, Set<number>>;
  bynames: Set<string>;
  known: Set<string>;
}

function add<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, new Set([value]));
  else values.add(value);
}

const tables: () => Tables = (() => {
  let built: Tables | undefined;
  return () => {
    built ??= build();
    return built;
  };
})();

function build(): Tables {
  const result: Tables = {
    fullForms: new Map(),
    spelling: new Map(),
    language: new Map(),
    bynames: new Set(BYNAMES.split(/\s+/).filter((word) => word !== '' && !word.endsWith('_'))),
    known: new Set(),
  };
  for (const line of SHORT_FORMS.trim().split('\n')) {
    const [full, forms] = line.split(': ');
    if (full === undefined || forms === undefined) continue;
    result.known.add(full);
    for (const short of forms.split(' ')) {
      result.known.add(short);
      add(result.fullForms, short, full);
    }
  }
  let cluster = 0;
  for (const [group, line] of SPELLINGS.trim().split('\n').entries()) {
    for (const part of line.split('|')) {
      cluster += 1;
      for (const name of part.trim().split(' ')) {
        const plain = name.replace("'", '');
        result.known.add(plain);
        add(result.spelling, plain, cluster);
        add(result.language, plain, group);
      }
    }
  }
  return result;
}

function share<T>(left: Set<T> | undefined, right: Set<T> | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  return !left.isDisjointFrom(right);
}

/** Full forms of a name, with their other spellings. */
const formsOf: (name: string) => Set<string> = memoise((name) => {
  const { fullForms } = tables();
  return new Set([name, ...(fullForms.get(name) ?? [])]);
});

export type VariantKind = 'spelling' | 'short_form' | 'shared_short_form' | 'other_language' | 'byname';

/** "Happy" may stand for Albert, but not for Andy: who is called by one short form is not called by another. */
function isByname(left: string, right: string): boolean {
  const { bynames, fullForms } = tables();
  const stands = (byname: string, other: string) => bynames.has(byname) && !bynames.has(other) && !fullForms.has(other);
  return stands(left, right) || stands(right, left);
}

/** How two folded given names are related, or undefined when they are not. */
export function relateGivenNames(left: string, right: string): VariantKind | undefined {
  const { spelling, language, known } = tables();
  if (!known.has(left) || !known.has(right)) return isByname(left, right) ? 'byname' : undefined;
  if (share(spelling.get(left), spelling.get(right))) return 'spelling';
  const leftForms = formsOf(left);
  const rightForms = formsOf(right);
  if (leftForms.has(right) || rightForms.has(left)) return 'short_form';
  for (const one of leftForms) {
    for (const other of rightForms) {
      if (one === left && other === right) continue;
      if (one === other) return 'shared_short_form';
      // "Mike" and "Mykhailo": the short form of a name that the other spells in another language.
      if (share(spelling.get(one), spelling.get(other))) return 'short_form';
    }
  }
  if (share(language.get(left), language.get(right))) return 'other_language';
  return isByname(left, right) ? 'byname' : undefined;
}

/** True when the word is listed as a given name: two listed names that are not variants are two names, never a slip of the pen. */
export function isListedGivenName(name: string): boolean {
  return tables().known.has(name);
}

/** All names that `name` may stand for or be shortened to; used to widen searches. */
export function variantsOf(name: string): string[] {
  const { fullForms } = tables();
  const found = new Set<string>(fullForms.get(name) ?? []);
  for (const [short, fulls] of fullForms) if (fulls.has(name)) found.add(short);
  found.delete(name);
  return [...found].sort();
}
