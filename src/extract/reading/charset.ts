// Bytes to text: byte order mark, then the server's word, then the page's own, then a guess for legacy pages only.
import chardet from 'chardet';

export interface Decoded {
  text: string;
  charset: string;
}

const XML_ENCODING = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([a-z0-9_:.-]{2,40})/i;
const CHARSET = /charset\s{0,4}=\s{0,4}["']?\s{0,4}([a-z0-9_:.-]{2,40})/i;
/** UTF-7 turns plain ASCII into markup; no page needs it. */
const REFUSED = new Set(['utf-7', 'x-user-defined', 'replacement']);

/** Kept, for a decoder costs more to make than a small page to decode. */
const STRICT = new TextDecoder('utf-8', { fatal: true });
const LOOSE = new TextDecoder('utf-8');
const LATIN = new TextDecoder('latin1');

export function decodeBody(body: Uint8Array, contentType: string): Decoded {
  const mark = markOf(body);
  const declared = mark ?? CHARSET.exec(contentType.slice(0, 300))?.[1] ?? null;
  if (declared !== null) {
    const decoded = decode(body, declared, mark !== null);
    if (decoded !== null) return decoded;
  }
  const meta = metaCharset(body);
  if (meta !== null) {
    const decoded = decode(body, meta, false);
    if (decoded !== null) return decoded;
  }
  const utf8 = strictUtf8(body);
  if (utf8 !== null) return { text: clean(utf8, 'utf-8', body), charset: 'utf-8' };
  return decode(body, guess(body), true) ?? { text: clean(LOOSE.decode(body), 'utf-8', body), charset: 'utf-8' };
}

function markOf(body: Uint8Array): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  return null;
}

function metaCharset(body: Uint8Array): string | null {
  const head = LATIN.decode(body.subarray(0, 1024));
  const tags = head.split(/<meta(?=\s)/i).slice(1);
  const declared = tags.flatMap((tag) => CHARSET.exec(tag.split('>', 1)[0]!)?.[1] ?? [])[0];
  const found = declared ?? XML_ENCODING.exec(head)?.[1] ?? null;
  // A page that spells its own charset in ASCII is not UTF-16, whatever it says.
  return found !== null && /^utf-?16/i.test(found) ? 'utf-8' : found;
}

/** Null when the label is unknown, or when a plain lie: UTF-8 declared over bytes that are not. */
function decode(body: Uint8Array, label: string, certain: boolean): Decoded | null {
  const name = label.toLowerCase();
  if (REFUSED.has(name)) return null;
  try {
    const decoder = name === 'utf-8' ? LOOSE : new TextDecoder(name);
    if (decoder.encoding === 'utf-8' && !certain) {
      const strict = strictUtf8(body);
      if (strict !== null) return { text: clean(strict, 'utf-8', body), charset: 'utf-8' };
      return mostlyUtf8(body) ? { text: clean(decoder.decode(body), 'utf-8', body), charset: 'utf-8' } : null;
    }
    if (decoder.encoding.startsWith('utf-16') && !certain && !looksUtf16(body)) return null;
    return { text: clean(decoder.decode(body), decoder.encoding, body), charset: decoder.encoding };
  } catch {
    return null;
  }
}

function strictUtf8(body: Uint8Array): string | null {
  try {
    return STRICT.decode(body);
  } catch {
    return cutUtf8(body);
  }
}

function cutUtf8(body: Uint8Array): string | null {
  try {
    // The last character may be cut where the download stopped.
    return new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true });
  } catch {
    return null;
  }
}

function looksUtf16(body: Uint8Array): boolean {
  let zeros = 0;
  const length = Math.min(body.length, 1024);
  for (let at = 0; at < length; at += 1) if (body[at] === 0) zeros += 1;
  return zeros > length / 4;
}

/** A few broken bytes do not make a UTF-8 page a legacy one. */
function mostlyUtf8(body: Uint8Array): boolean {
  const sample = LOOSE.decode(body.subarray(0, 200_000));
  let broken = 0;
  let beyondAscii = 0;
  for (let at = 0; at < sample.length; at += 1) {
    const code = sample.charCodeAt(at);
    if (code === 0xfffd) broken += 1;
    else if (code > 127) beyondAscii += 1;
  }
  return broken * 4 <= beyondAscii;
}

function guess(body: Uint8Array): string {
  const found = chardet.detect(body.subarray(0, 32_768));
  const name = found?.toLowerCase() ?? '';
  // chardet calls most western pages ISO-8859-1 or -2; browsers read those bytes as windows-1252.
  if (name === '' || name === 'ascii' || name.startsWith('utf-8') || name === 'iso-8859-1') return 'windows-1252';
  if (name.startsWith('utf-16') || name.startsWith('utf-32')) return looksUtf16(body) ? name : 'windows-1252';
  return name;
}

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** No half of a character can come out of UTF-8, and to look for one takes a while. */
function clean(text: string, encoding: string, body: Uint8Array): string {
  const whole = encoding === 'utf-8' || text.isWellFormed() ? text : text.replace(LONE_SURROGATE, '');
  const bare = whole.charCodeAt(0) === 0xfeff ? whole.slice(1) : whole;
  return mayHoldZero(encoding, body) ? bare.replaceAll('\u0000', '') : bare;
}

/** In UTF-8 no other character has a zero in it, and bytes are searched faster than text. */
function mayHoldZero(encoding: string, { buffer, byteOffset, byteLength }: Uint8Array): boolean {
  return encoding !== 'utf-8' || Buffer.from(buffer, byteOffset, byteLength).includes(0);
}
