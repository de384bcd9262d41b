// The source of html as a list of numbers: a number is read from a list in half the time that a letter takes from a string.

/** Nearly every page fits; the list is made once, for a new one costs more than to fill it. */
const ROOM = 262_144;
const LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;
let room: Uint16Array | null = null;

/** Good until the next page is read; behind the end stands a zero, then anything. */
export function codesOf(html: string): Uint16Array {
  const codes = html.length < ROOM ? shared() : new Uint16Array(html.length + 1);
  if (LITTLE_ENDIAN) Buffer.from(codes.buffer).write(html, 'utf16le');
  else for (let at = 0; at < html.length; at += 1) codes[at] = html.charCodeAt(at);
  codes[html.length] = 0;
  return codes;
}

function shared(): Uint16Array {
  room ??= new Uint16Array(ROOM);
  return room;
}
