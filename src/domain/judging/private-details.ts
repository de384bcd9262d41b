// Where a text gives what a report must never carry: phone numbers, home addresses, dates of birth, e-mail addresses, numbers of
// documents and accounts. Looked for in a plain spelling of the text of the same length: any digits as 0 to 9, any hyphen as "-".

export type PrivateSpan = readonly [
  from: number,
  to: number,
  kind: 'phone' | 'address' | 'birth' | 'email' | 'document',
];

/** Signs without width may stand between the digits; they count as spaces. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** One unit for each unit of the text, so that places stay right. */
function plainSpelling(text: string): string {
  return text
    .replace(UNSEEN, ' ')
    .replace(HYPHENS, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\uff20/g, '@')
    .replace(/\uff0b/g, '+');
}

/** Digits in groups; whether they are a telephone is asked afterwards. */
const DIGITS = /(?<![\w.-])\+?\(?\d{1,4}\)?(?:[ .\-/]{1,3}\(?\d{1,5}\)?){2,6}(?![\w-])/g;
/** "07700900123", "030/1234567", "07700 900123", "+447700900123": a leading zero or plus tells them from other numbers. */
const TRUNK = /(?<![\w.,-])(?:\+\d{8,15}|0\d{1,4}[ ./-]{0,3}\d{3,9}|0\d{9,11})(?![\w-])/g;
const PHONE_LABEL =
  /\b(?:tel|telephone|phone|mobile|cell|fax|tél|telefon|móvil|handy|whatsapp)\b[.:\s]{1,4}\+?[()\d][()\d .\-/]{5,28}/giu;
const DAY =
  '(?:\\p{L}{3,12}\\.?\\s{1,2}\\d{1,2},?\\s{1,2}\\d{4}|\\d{1,2}\\.?\\s{1,2}\\p{L}{3,12}\\.?,?\\s{1,2}\\d{4}|\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4})';
const BIRTH = new RegExp(
  `(?:\\b(?:born(?: on)?|date of birth|d\\.?o\\.?b\\.?|birth ?date|geboren(?: am)?|geb\\.|née? le|nacid[oa] el|nat[oa] il)[:\\s]{1,3}|\\(?\\*\\s?)${DAY}`,
  'giu',
);
const STREET =
  /\b\d{1,5}[a-z]?\s{1,2}(?:\p{Lu}[\p{L}'.-]{1,20}\s{1,2}){1,4}(?:Street|St\.|Avenue|Ave\.?|Road|Rd\.?|Lane|Ln\.?|Drive|Dr\.|Boulevard|Blvd\.?|Court|Ct\.|Terrace|Crescent|Close|Square)(?![\p{L}])(?:,\s?\p{Lu}[\p{L} ]{2,20}(?:\s[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})?)?/giu;
/** "Hauptstraße 12, 10115 Berlin", "12 rue de la Paix, 75002 Paris". */
const STREET_BEFORE_NUMBER =
  /\b\p{Lu}[\p{L}-]{1,24}(?:straße|strasse|str\.|weg|platz|allee|gasse|laan|straat|gatan|vej)\s{1,2}\d{1,4}\s?[a-z]?(?:,\s?(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}\p{L}{2,20})?/gu;
const STREET_AFTER_NUMBER =
  /\b\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|boulevard|place|chemin|impasse|via|viale|piazza|calle|avenida|rua)\s[\p{L}' -]{3,30}(?:,\s?\d{4,5}\s\p{Lu}\p{L}{2,20})?/giu;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;
/** "name [at] x [dot] org" */
const SPELT_EMAIL =
  /[\w.+-]{1,64}\s?[[({]\s?(?:at|@)\s?[\])}]\s?[\w-]{1,63}(?:\s?(?:[[({]\s?(?:dot|\.)\s?[\])}]|\.)\s?[\w-]{1,63}){1,4}/giu;
const IBAN = /\b[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){3,7}(?:\s?[A-Z\d]{1,3})?\b/g;
const DOCUMENT_LABEL =
  /\b(?:passport|reisepass|passeport|pasaporte|identity card|id card|personalausweis|national insurance|ni number|nino|social security|ssn|tax id|steuer-?id|driv(?:er'?s|ing) licen[cs]e)\b(?:\s(?:no|number|nr|nummer)\b)?\.?\s?[:#]?\s?(?=[A-Z\d -]{0,4}\d)[A-Z\d][A-Z\d -]{4,18}/giu;
const NATIONAL_INSURANCE = /\b[A-CEGHJ-PR-TW-Z]{2}\s?\d{2}\s?\d{2}\s?\d{2}\s?[A-D]\b/g;
const SOCIAL_SECURITY = /\b\d{3}-\d{2}-\d{4}\b/g;

function looksLikePhone(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return false;
  // "1998 2002 2006", "2004-2008", "12.06.2004": rows of years and dates are no telephone.
  const groups = text.split(/\D+/).filter((group) => group !== '');
  return !groups.some((group) => /^(?:1[5-9]|20)\d\d$/.test(group)) || text.trim().startsWith('+');
}

export function findPrivate(written: string): PrivateSpan[] {
  const text = plainSpelling(written);
  const spans: PrivateSpan[] = [];
  const add = (pattern: RegExp, kind: PrivateSpan[2], holds: (match: string) => boolean = () => true) => {
    for (const match of text.matchAll(pattern)) {
      if (holds(match[0])) spans.push([match.index, match.index + match[0].length, kind]);
    }
  };
  add(EMAIL, 'email');
  add(SPELT_EMAIL, 'email');
  add(PHONE_LABEL, 'phone');
  add(TRUNK, 'phone', (match) => /^\D*(?:\d\D*){7,15}$/.test(match));
  add(BIRTH, 'birth');
  add(STREET, 'address');
  add(STREET_BEFORE_NUMBER, 'address');
  add(STREET_AFTER_NUMBER, 'address');
  add(IBAN, 'document');
  add(DOCUMENT_LABEL, 'document');
  add(NATIONAL_INSURANCE, 'document');
  add(SOCIAL_SECURITY, 'document');
  add(DIGITS, 'phone', looksLikePhone);
  spans.sort((left, right) => left[0] - right[0] || right[1] - left[1]);
  return spans.filter((span, index) => !spans.slice(0, index).some((other) => other[1] >= span[1]));
}
