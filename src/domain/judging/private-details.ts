// Where a text gives what a report must never carry: phone numbers, home addresses, dates of birth, e-mail addresses.

export type PrivateSpan = readonly [from: number, to: number, kind: 'phone' | 'address' | 'birth' | 'email'];

/** Digits in groups; whether they are a telephone is asked afterwards. */
const DIGITS = /(?<![\w.-])\+?\(?\d{1,4}\)?(?:[ .\-/]{1,2}\(?\d{1,5}\)?){2,6}(?![\w-])/g;
const PHONE_LABEL =
  /\b(?:tel|telephone|phone|mobile|cell|fax|tél|telefon|móvil)\b[.:\s]{1,4}\+?[()\d][()\d .\-/]{5,28}/giu;
const BIRTH =
  /\b(?:born(?: on)?|date of birth|d\.?o\.?b\.?|birth ?date|geboren am|née? le|nacido el)\b[:\s]{1,3}(?:\p{L}{3,12}\.?\s{1,2}\d{1,2},?\s{1,2}\d{4}|\d{1,2}\.?\s{1,2}\p{L}{3,12}\.?,?\s{1,2}\d{4}|\d{1,4}[./-]\d{1,2}[./-]\d{1,4})/giu;
const STREET =
  /\b\d{1,5}[a-z]?\s{1,2}(?:\p{Lu}[\p{L}'.-]{1,20}\s{1,2}){1,4}(?:Street|St\.|Avenue|Ave\.?|Road|Rd\.?|Lane|Ln\.?|Drive|Dr\.|Boulevard|Blvd\.?|Court|Ct\.|Terrace|Crescent|Close|Square)(?![\p{L}])/gu;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;

function looksLikePhone(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return false;
  // "1998 2002 2006", "2004-2008", "12.06.2004": rows of years and dates are no telephone.
  const groups = text.split(/\D+/).filter((group) => group !== '');
  return !groups.some((group) => /^(?:1[5-9]|20)\d\d$/.test(group)) || text.trim().startsWith('+');
}

export function findPrivate(text: string): PrivateSpan[] {
  const spans: PrivateSpan[] = [];
  const add = (pattern: RegExp, kind: PrivateSpan[2], holds: (match: string) => boolean = () => true) => {
    for (const match of text.matchAll(pattern)) {
      if (holds(match[0])) spans.push([match.index, match.index + match[0].length, kind]);
    }
  };
  add(EMAIL, 'email');
  add(PHONE_LABEL, 'phone');
  add(BIRTH, 'birth');
  add(STREET, 'address');
  add(DIGITS, 'phone', looksLikePhone);
  spans.sort((left, right) => left[0] - right[0] || right[1] - left[1]);
  return spans.filter((span, index) => !spans.slice(0, index).some((other) => other[1] >= span[1]));
}
