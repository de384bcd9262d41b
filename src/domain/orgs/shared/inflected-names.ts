// Other forms of an organisation's name that the grammar of a sentence makes of it.
import { inGenitive } from './org-tokens.ts';

/** How names that open with an article are contracted: "au Monde" for "Le Monde", "dell'Espresso" for "L'Espresso". */
const CONTRACTED: Readonly<Record<string, readonly string[]>> = {
  le: ['au', 'du'],
  les: ['aux', 'des'],
  "l'": ["dell'", "all'", "nell'", "dall'", "sull'"],
  il: ['del', 'al', 'nel', 'dal', 'sul'],
  el: ['del', 'al'],
  o: ['do', 'ao', 'no', 'pelo'],
  a: ['da', 'à', 'na', 'pela'],
};
/** "Deutsche Bahn", "Auswärtiges Amt": a German adjective, which takes another ending behind an article. */
const ADJECTIVE = /^(\p{Lu}\p{Ll}*(?:isch|utsch|lich|ärtig|rei|oh|eu|einigt|mein))(?:e|er|es)(?= \p{Lu})/u;

/** The name as sentences write it behind an article or a preposition. */
export function inflected(name: string): string[] {
  const [article = ''] = /^(?:l['’]|\p{L}{1,3}(?= \p{Lu}))/iu.exec(name) ?? [];
  const contracted = CONTRACTED[article.toLowerCase().replace('’', "'")] ?? [];
  const stem = ADJECTIVE.exec(name)?.[1];
  return [
    ...inGenitive(name),
    ...contracted.map((word) => word + name.slice(article.length)),
    ...(stem === undefined ? [] : ['en', 'e'].map((ending) => name.replace(ADJECTIVE, stem + ending))),
  ];
}
