// The words of licences, certificates, memberships and registrations, and the name that a reader would give them.
import { LANGUAGES } from '../../domain/languages/index.ts';
import { anyOf, lazyPattern } from '../../domain/languages/words.ts';
import { memoise } from '../../domain/text/memoise.ts';

/** Heads of a chartered, certified or licensed title; what follows names the profession. */
export const QUALIFIED =
  /(?<![\p{L}])(?:Certified|Chartered|Licensed|Registered|Accredited|Board[- ]Certified|Incorporated|Diplomate|Zertifizierte[rs]?|Staatlich geprüfte[rs]?|Gecertificeerd|Certificad[oa]|Certificat[oa]|Certifié(?:e)?|Abilitat[oa])(?![\p{L}])/u;

/** Grades that a learned or professional body confers. */
export const GRADES =
  /(?<![\p{L}])(?:Honorary Fellow|Fellow|Senior Fellow|Life Fellow|Corporate Member|Member|Associate Member|Associate|Licentiate|Chartered Member|Senior Member|Life Member)(?![\p{L}])/u;

export const REVOKED =
  /\b(?:revoked|struck off|erased|disbarred|withdrawn|removed from the (?:register|roll)|cancelled|annulled|entzogen|widerrufen|radié|inhabilitad[oa]|radiat[oa]|geschrapt)\b/i;
export const LAPSED =
  /\b(?:lapsed|expired|inactive|retired|resigned|former|suspended|not practi[sc]ing|no ejerciente|erloschen|ruhend|baja|cessato|vervallen)\b/i;
export const IN_FORCE =
  /\b(?:active|registered|current|good standing|practi[sc]ing|licensed|certified|valid|ejerciente|en exercice|inscrit|iscritto|attivo|aktiv|zugelassen|eingetragen|activo|ativo|ingeschreven|fellow|member|associate)\b/i;

/** Labels whose number is that of a person's licence, with the name of what it stands for. Both genders where the language has them. */
const NUMBER_LABELS: readonly [RegExp, string][] = [
  [/colegiad[oa]/i, 'Colegiado, colegiada'], // "Nº de colegiado"
  [/\bbar\b|attorney|advocate|lawyer/i, 'Attorney, bar admission'], // "Bar number"
  [/\balbo\b|iscrizione/i, 'Iscrizione all’albo'],
  [/\binscription\b|\btableau\b/i, 'Inscription au tableau'],
  [/\bcédula\b|\bcarteira\b|\binscrição\b/i, 'Inscrição profissional'],
  [/\bBIG\b/, 'BIG-registratie'],
  [/licen[cs]e|licencia/i, 'Licence'],
  [/certificat/i, 'Certificate'],
  [/member|mitglied|membre|socio|sócio|\blid\b/i, 'Member'],
  [/regist/i, 'Registration'],
];

export function credentialOfNumber(label: string): string | null {
  return NUMBER_LABELS.find(([pattern]) => pattern.test(label))?.[1] ?? null;
}

/** Registers that admit people to one profession: by the words of the page. */
export const BAR = lazyPattern(() => `(?<!\\p{L})${anyOf(LANGUAGES.flatMap(({ bars }) => bars))}(?!\\p{L})`, 'iu');

/** "Certified Bioprocess Leads" -> "Certified Bioprocess Lead", "Fellows" -> "Fellow". */
export function singular(plural: string): string {
  return plural.replace(/(\p{L}+)$/u, (word) => {
    if (/ies$/i.test(word)) return word.replace(/ies$/i, 'y');
    if (/(?:ss|sis|us)$/i.test(word)) return word;
    if (/(?:ches|shes|xes|sses)$/i.test(word)) return word.slice(0, -2);
    return word.replace(/s$/i, '');
  });
}

/** The credential that a heading says its list is of: "Roll of Fellows", "Certified Bioprocess Leads: 2019". */
export const credentialOfHeading = memoise(readHeading, 1_000);

function readHeading(heading: string): string | null {
  const plain = heading
    .replace(/\s*\([^()]{0,60}\)/g, '')
    .replace(/[:,–—-]?\s*(?:class of\s)?(?:19|20)\d{2}.*$/i, '')
    .replace(/^(?:the\s)?(?:public\s)?(?:roll|register|list|directory|index)\s(?:of\s)(?:the\s)?/i, '')
    .replace(/^(?:our|current|elected|new|all)\s/i, '')
    .trim();
  if (plain.length > 60 || plain.split(/\s+/).length > 6) return null;
  if (/^(?:Honorary |Life |Senior )?Fellows$/u.test(plain)) return singular(plain);
  const at = QUALIFIED.exec(plain);
  if (
    at?.index !== 0 ||
    !/s$/i.test(plain) ||
    /\b(?:address|business|process|services|products|companies|courses|trademarks)$/i.test(plain)
  )
    return null;
  return singular(plain);
}
