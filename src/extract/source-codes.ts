// A text as a list of numbers: a number is read from a list in half the time that a letter takes from a string.

/** Nearly every page fits; the list is made once, for a new one costs more than to fill it. */
const ROOM = 262_144;
const LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;
let room: Uint16Array | null = null;

/** Good until the numbers of another text are asked for; behind the end stands a zero, then anything. */
export function codesOf(text: string): Uint16Array {
  const codes = text.length < ROOM ? shared() : new Uint16Array(text.length + 1);
  if (LITTLE_ENDIAN) Buffer.from(codes.buffer).write(text, 'utf16le');
  else for (let at = 0; at < text.length; at += 1) codes[at] = text.charCodeAt(at);
  codes[text.length] = 0;
  return codes;
}

/** As far as a list is looked through faster than a search is begun. */
const NEAR = 64;

/** Where a letter stands next in a text, from a place on; -1 where it does not. */
export function nextIn(text: string, codes: Uint16Array, letter: string, from: number): number {
  const code = letter.charCodeAt(0);
  const near = from + NEAR < text.length ? from + NEAR : text.length;
  for (let at = from; at < near; at += 1) if (codes[at] === code) return at;
  return text.indexOf(letter, near);
}

function shared(): Uint16Array {
  room ??= new Uint16Array(ROOM);
  return room;
}
