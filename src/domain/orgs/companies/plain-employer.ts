// An employer's name as a page writes it, without what belongs to the sentence, to an address or to a part of it: "presso
// l'Ospedale Marl", "Marl.io", "Klinik für Chirurgie, Klinikum Marl".
import { orgForm } from '../shared/org-tokens.ts';

/** Prepositions in small letters before the name, with the article that follows or is fused with them. */
const PREPOSITION =
  /^(?:(?:presso|chez|beim|bei|bij|hos|ved|på|till|pri|při|ve?|we?|u|у|в|во|на|при|en|em|na|no|at|à|al|allo|alla|in)\s(?:(?:il|lo|la|el|le|het|de|der|dem|den|das|the)\s|l['’])?|(?:all|nell|dall)['’])(?=\p{Lu})/u;

/** The name of a firm with the end of its address. */
const ADDRESS_END =
  /^([\p{L}\p{N}-]{3,})\.(?:io|ai|app|dev|com|net|org|eu|de|fr|es|it|pt|nl|pl|cz|se|dk|no|ua|ru|jp|kr|cn)$/iu;

export const plainEmployer = (name: string): string => name.trim().replace(PREPOSITION, '').replace(ADDRESS_END, '$1');

/** What a part of a hospital, an authority or a firm is called. */
const UNITS: ReadonlySet<string> = new Set(
  'department institute hospital clinic centre unit section division laboratory faculty service services office'.split(
    ' ',
  ),
);

/** The name behind the comma where a part of it stands before: `Klinik für Chirurgie, Klinikum Marl`. */
export function wholeBehindComma(name: string): string | undefined {
  const [, unit = '', whole] = /^([^,]{5,80}), (\p{Lu}[^,]{4,80})$/u.exec(name.trim()) ?? [];
  const isUnit = orgForm(unit).tokens.some(({ text }) => UNITS.has(text));
  return isUnit && orgForm(unit).tokens.some(({ kind }) => kind === 'subject') ? whole : undefined;
}
