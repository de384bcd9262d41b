// The forms of a name worth asking for: as given, without titles, aliases, plain letters, the other order.
import anyAscii from 'any-ascii';
import type { Person } from '../model/person.ts';
import { parseName } from '../names/parse-name.ts';

const MOST = 8;

function plain(name: string): string | null {
  const ascii = anyAscii(name).replace(/\s+/g, ' ').trim();
  return ascii !== name && /^[\x20-\x7e]+$/.test(ascii) ? ascii : null;
}

/** "Doe, Jane" becomes "Jane Doe". */
function inReadingOrder(name: string): string {
  const match = /^([^,]{2,60}),\s{0,3}([^,]{2,60})$/.exec(name.trim());
  return match && !/^(?:jr|sr|ii|iii|iv|phd|md)\.?$/i.test(match[2]!) ? `${match[2]} ${match[1]}` : name.trim();
}

/** First and last part alone: most pages leave the middle ones out. */
function withoutMiddle(name: string): string | null {
  const words = name.split(/\s+/);
  return words.length >= 3 && parseName(name).parts.length >= 3 ? `${words[0]} ${words.at(-1)}` : null;
}

export function nameForms(person: Person): string[] {
  const given = [person.full_name, ...(person.aliases ?? [])].map(inReadingOrder).filter((name) => name !== '');
  const forms = [...given];
  for (const name of given) {
    const ascii = plain(name);
    if (ascii) forms.push(ascii);
  }
  for (const name of given) {
    const short = withoutMiddle(name);
    if (short) forms.push(short);
  }
  return [...new Set(forms)].slice(0, MOST);
}

/** Alternatives in one question: more would crowd out the rest of it. */
const MOST_QUOTED = 3;

/** `"Maren Tollefsen"`, or `("Łukasz Żółć" OR "Lukasz Zolc")` when there is more than one form to look for. */
export function quotedNames(names: readonly string[]): string {
  const quoted = names.slice(0, MOST_QUOTED).map((name) => `"${name.replaceAll('"', '')}"`);
  return quoted.length === 1 ? quoted[0]! : `(${quoted.join(' OR ')})`;
}
