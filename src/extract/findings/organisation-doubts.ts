// What a name says by its words alone: whether it names an organisation, or only what is done in one.
import { isField } from '../../domain/fields/compare-fields.ts';
import { LANGUAGES } from '../../domain/languages/index.ts';
import { anyOf, JOINING_WORDS, lazyPattern, PRIZE_WORDS, smallWordsOf } from '../../domain/languages/words.ts';
import { canonicalWord, classOfWord } from '../../domain/orgs/shared/org-words.ts';
import { foldOnce, foldWords } from '../../domain/text/fold.ts';
import { once } from '../../domain/text/once.ts';
import { lazyWords } from '../../domain/text/word-set.ts';
import { lexiconFor } from '../lexicon/language-words.ts';
import { BODY_CUES, COMPANY_CUES, SCHOOL_CUES } from '../lexicon/organisation-words.ts';

const FUNCTION_WORDS = lazyWords(() => smallWordsOf((pack) => pack.functionWords ?? []));
/** "Pharmaindustrie". */
const FUNCTION_ENDING = lazyPattern(
  () => `\\p{L}{3}${anyOf([...FUNCTION_WORDS].flatMap((word) => /^-(.+)/u.exec(word)?.[1] ?? []))}$`,
  'u',
);
/** Parts in a grant, a trial or a committee that are written like names, and what is no name of its own. */
const NO_NAME =
  /^(?:(?:co-?)?(?:PI|investigator|chair)|S?PC|TPC(?: co)?|AC|AE|(?:the )?board of (?:directors|trustees|advisors|advisers|governors)|governors|regents|overseers|trustees|directors|advisory board|leadership team|executive (?:board|committee|team)|(?:the )?(?:year|month|decade)|certificate of \p{L}+|(?:high|highest|first.class) honou?rs|honou?rs program(?:me)?)$|^(?:S?PC|TPC) (?:of|for)\b/iu;
/** Fields in letters, labels and funds. */
const NO_LETTERS =
  /^(?:AI|ML|NLP|IT|HR|PR|R&D|UX|UI|QA|CRM|ERP|IoT|GPA)$|[:：]|登[錄録录]|(?:基金|[专專][项項]|[计計][划畫劃]|[项項]目|課題|课题)$/u;

/** "Audit Committee", "Program Committees": of whoever audits. */
const COMMITTEE = / (?:board|committee)s?$/i;

export const isNoName = (name: string): boolean =>
  NO_NAME.test(name) ||
  NO_LETTERS.test(name) ||
  // "Marl Research Award", "Order of the Tallow".
  /\bfellowship$|^order of /i.test(name) ||
  PRIZE_WORDS.has(name.split(/[\s-]/).at(-1)!.toLowerCase()) ||
  (COMMITTEE.test(name) && isFunction(name.replace(COMMITTEE, '')));

const COMMITTEES = once(() => LANGUAGES.flatMap(({ committees = [] }) => committees.map(foldOnce)));

/** What people sit on beside their work: "Marl Audit Committee", "Comité de Industriales". */
export function isCommittee(name: string): boolean {
  const words = ` ${foldWords(name)} `;
  return COMMITTEES().some((form) => words.endsWith(` ${form} `) || words.startsWith(` ${form} `));
}

/** A word for a school, a firm or a public body, in any language. */
export const hasOrganisationWord = (name: string): boolean =>
  lexiconFor('').organisations.find(name).length > 0 ||
  name
    .split(/[\s,/-]+/)
    .some((word) => [SCHOOL_CUES, BODY_CUES, COMPANY_CUES].some((cues) => cues.has(word.toLowerCase())));

/** Or letters: "NHS". */
export const isOrganisation = (name: string): boolean => /\b[A-Z]{2,}\b/.test(name) || hasOrganisationWord(name);

/** Departments that are ministries. */
const MINISTRY =
  /\b(?:agriculture|commerce|conservation|corrections|defen[cs]e|education|energy|environment|finance|health|homeland|housing|immigration|interior|justice|labou?r|natural resources|police|public|revenue|state|transport(?:ation)?|treasury|veterans|work)\b/i;

/** "Department of Physics", "Finance Department": a part of whoever employs, which is not named here; ministries are called so too. */
export function isOwnUnit(name: string): boolean {
  const [, of = '', alone = ''] =
    /^(?:the )?(?:department|dept\.?|division|section|faculty) (?:of|for) (.+)$|^(.+) (?:department|division|section|team)$/i.exec(
      name,
    ) ?? [];
  if (alone !== '') return isFunction(alone) || isField(alone);
  return of !== '' && !MINISTRY.test(of) && (isFunction(of) || isField(of));
}

/** "Artists & Repertoire", "Digital Transformation": every word says what is done there. */
export function isFunction(name: string): boolean {
  const words = name
    .replace(/\bM&A\b/g, 'acquisitions')
    // "Verlags- und Medienindustrie": two that share their end.
    .replace(/^\p{L}+-\s\p{Ll}+\s/u, '')
    .split(/[\s&,/+-]+/)
    .filter((word) => word !== '' && !JOINING_WORDS.has(word.toLowerCase()));
  // "U.S. Army", "US Patent Office": a body of a country, and not what is done there.
  if (words.length > 1 && NATION.test(words[0]!) && hasOrganisationWord(words.at(-1)!)) return false;
  // "Tullverket": called after what it does.
  if (lexiconFor('').organisations.whole(name) === 'public') return false;
  const isDone = (word: string): boolean =>
    FUNCTION_WORDS.has(word.toLowerCase()) || isSubject(word) || FUNCTION_ENDING().test(word);
  // "Asia Pacific Strategy & Operations": what is done, and where.
  return words.length > 0 && isDone(words.at(-1)!) && words.every((word) => isDone(word) || REGION.test(word));
}

const NATION = /^(?:US|U\.S\.|UK|EU|European)$/;
const REGION =
  /^(?:North|South|East|West|Central|Middle|Latin|Asia|Pacific|Europe|European|Africa|African|Americas?|US|U\.S\.|UK|EU|EMEA|APAC|LATAM)$/;

export function isSubject(word: string): boolean {
  const kind = classOfWord(canonicalWord(foldWords(word)));
  // "ПриватБанк", "MedTech": a capital within is a name's.
  return (kind === 'subject' || kind === 'quality') && !/\p{Ll}\p{Lu}/u.test(word);
}
