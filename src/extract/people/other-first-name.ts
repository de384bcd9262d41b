// Team pages tell of people by their first names: "Nia leads sales and was with Acme before". Such a sentence is not about
// somebody with another first name, whatever stands around it.
import { japanese } from '../../domain/languages/ja.ts';
import { korean } from '../../domain/languages/ko.ts';
import type { LanguagePack } from '../../domain/languages/pack.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import { isAnd, lazyPattern, smallWordsOf } from '../../domain/languages/words.ts';
import { chinese } from '../../domain/languages/zh.ts';
import type { Person } from '../../domain/model/person.ts';
import { isListedGivenName } from '../../domain/names/variants.ts';
import { foldWords } from '../../domain/text/fold.ts';
import { lazyWords } from '../../domain/text/word-set.ts';
import { isKnownName } from './leading-name.ts';
import type { NameFinder } from './name-finder.ts';

/** A capitalised word and a small one right behind it. */
const OPENING = /^(?:(?:Dr|Mr|Ms|Mrs|Prof)\.? )?(\p{Lu}\p{Ll}{2,14}) (?:also |most )?(\p{Ll}+)(?!\p{L})/u;
const VERBS = lazyWords(() =>
  smallWordsOf(({ presentVerbs, workVerbs, studyVerbs, present, former }) => [
    ...presentVerbs,
    ...workVerbs,
    ...studyVerbs,
    ...present,
    ...former,
  ]),
);
const isVerb = (word: string): boolean => VERBS.has(word) || /^(?:was|had|war|hatte|fue|foi|era|recently)$/.test(word);

/** "One of her students later graduated from Marl", "Several of these interns are now at Acme": not the one who taught them. */
const OF_OTHERS =
  /^(?:(?:at least )?(?:one|two|three|four|five|six|ten|some|several|many|most|all|both|each|\d+) of (?:the|these|those|his|her|their|my|our)|(?:his|her|their|my|our)) ((?:\p{L}+ ?){1,4})/iu;
const LEARNERS = lazyWords(() =>
  smallWordsOf(({ sections }) => [...(sections.students ?? []), ...(sections.alumni ?? [])]),
);
const COMPANIONS = /^(?:mentee|trainee|prot[ée]g[ée]|postdoc|employee|colleague|classmate|client|patient|children)s?$/i;

function isOfOthers(sentence: string): boolean {
  const words = OF_OTHERS.exec(sentence)?.[1]?.toLowerCase().split(' ') ?? [];
  // "Her graduate studies" are her own.
  const isLearner = (word: string): boolean =>
    LEARNERS.has(word) || (!word.endsWith('graduate') && LEARNERS.has(`${word}s`));
  return words.some((word) => isLearner(word) || COMPANIONS.test(word));
}

/** `page`: the whole text; a first name counts as another's where the page also writes it with another family name. */
export function opensWithOtherName(sentence: string, finder: NameFinder, page: string): boolean {
  if (isOfOthers(sentence.trimStart())) return true;
  const [, name = '', verb = ''] = OPENING.exec(sentence.trimStart()) ?? [];
  if (!isVerb(verb) || finder.hasPart(name)) return false;
  if (!isListedGivenName(foldWords(name)) || ALSO_WORDS.has(name)) return false;
  const families = [...page.matchAll(new RegExp(`(?<!\\p{L})${name}\\s(?:\\p{Lu}\\.\\s)?(\\p{Lu}[\\p{L}'’-]+)`, 'gu'))];
  // "Iain and Katrina Wood": a couple with one family name.
  const couple = new RegExp(`(?<!\\p{L})${name}\\s(\\p{Ll}+|&)\\s(\\p{Lu}[\\p{L}'’-]+)`, 'u').exec(page);
  if (couple !== null && isAnd(couple[1]!) && finder.hasPart(couple[2]!)) return true;
  return families.length > 0 && families.every((match) => !finder.hasPart(match[1]!));
}

/** "said Ostrander, who earned her degree at Marl", "by Orla Vantreight and Piet Maas, fellow at Marl": of whom it is told. */
export function othersNamed(text: string, titles: readonly { from: number }[]): { from: number; to: number }[] {
  const spans = (names: RegExp) =>
    [...text.matchAll(names)].map(({ 0: name, index }) => ({ from: index, to: index + name.length }));
  const isTitled = ({ to }: { to: number }): boolean =>
    titles.some(({ from }) => from > to && /^, (?:\p{Ll}+ )?$/u.test(text.slice(to, from)));
  return [...spans(BEFORE_WHO), ...(titles.length === 0 ? [] : spans(JOINED).filter(isTitled))];
}

const BEFORE_WHO =
  /(?<!(?:of|at|in|from|the|for|\p{Lu}[\p{L}'’.-]*)\s)(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]{2,20}(?=, who\s)/gu;
const JOINED = /(?<=\p{Lu}[\p{L}'’-]+ (?:and|with|&) )\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}[\p{L}'’-]+(?=, )/gu;

/** Names that open sentences as words or as parts of other names. */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  'Will May June April August Faith Hope Grace Joy Art Rich Grant Chase Dean Page Major Prince Miles Summer Autumn Paris London Austin Dallas Madison Jackson Lincoln Washington Houston Boston Brooklyn Virginia Georgia Carolina Florence Chelsea Sydney Hudson Chase Ford Mercedes Hermes'.split(
    ' ',
  ),
);

const addressOf = ({ honorifics }: LanguagePack): string =>
  honorifics
    .filter((form) => UNSPACED.test(form))
    .sort((left, right) => right.length - left.length)
    .join('|');
/** "沈怀远教授现为南浦学院院长", "森田教授は", "김도현 교수는", "새로 임용된 김도현 교수는": a name and a form of address open the sentence as its subject. */
const OTHER_SUBJECT = lazyPattern(
  () =>
    `^(?:(\\p{Script=Han}{2,3})(?:${addressOf(chinese)})(?=[现現是为為曾于於在毕畢担擔任，])|([\\p{Script=Han}\\p{Script=Katakana}]{1,6}?)(?:${addressOf(japanese)})(?=[はがも])|((?!지도|초빙|객원|겸임|석좌|명예|외래|담당|임상|연구|전임)\\p{Script=Hangul}{2,4}|(?![이그저한두각본전현총부])\\p{Script=Hangul}(?= )) ?(?:${addressOf(korean)})(?=[은는이가]\\s)|[^.]{1,30}? (\\p{Script=Hangul}{3}) (?:전문의|${addressOf(korean)})(?=[은는이가도]\\s))`,
  'u',
);

/** Only where the person's name is known in such a script; "林教授" and "高瀬氏" are short for the whole name. */
export function opensWithOtherUnspaced(
  sentence: string,
  { full_name, aliases = [] }: Person,
  finder: NameFinder,
): boolean {
  const match = OTHER_SUBJECT().exec(sentence);
  if (match?.[1] !== undefined && !isKnownName(match[1])) return false;
  const name = match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4];
  const own = [full_name, ...aliases].filter((form) => UNSPACED.test(form)).map((form) => form.replace(/[\s・]/gu, ''));
  if (name === undefined || own.length === 0 || /^[同本当該该]/u.test(name)) return false;
  return finder.find(name).length === 0 && !own.some((form) => form.includes(name) || name.includes(form));
}

/** "I am married to Jane Doe. She is a professor at Marl.": whoever says "I" is not "she". */
export function isOfOneMet(before: string, text: string): boolean {
  if (!/^S?[Hh]e\s/u.test(text)) return false;
  const [said = ''] = /[^.!?\n]*[.!?\s]*$/u.exec(before.slice(-LONGEST_SENTENCE)) ?? [];
  return /(?<!\p{L})(?:I|I['’]m|[Mm]y)\s/u.test(said) && !/["“”]/u.test(said);
}

const LONGEST_SENTENCE = 300;
