// The words of the language packs as finders: what is a degree, a title, a section heading, a word of doubt. A page is read
// with the words of its own language and of English, which stands on pages of every language.

import { LANGUAGES } from '../../domain/languages/index.ts';
import type { LanguagePack, OrganisationWordKind, SectionKind } from '../../domain/languages/pack.ts';
import {
  makePhraseFinder,
  type Phrase,
  type PhraseFinder,
  type PhraseMatch,
  UNSPACED,
} from '../../domain/languages/phrase-finder.ts';
import type { DegreeLevel, FindingStatus } from '../../domain/model/finding.ts';
import { withoutCaseEnding } from '../../domain/text/case-endings.ts';
import { foldWords } from '../../domain/text/fold.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { wordSet } from '../../domain/text/word-set.ts';

export interface Lexicon {
  sections: PhraseFinder<SectionKind>;
  /** "Commencement", "Completed theses": over a school's list of those who took a degree there. */
  graduateLists: PhraseFinder<true>;
  /** "summit", "Tagung": an event, whose speakers work elsewhere. */
  gatherings: PhraseFinder<true>;
  /** "us", "the firm": the organisation whose site it is. */
  itself: PhraseFinder<true>;
  /** "goodbye", "leaves us". */
  farewells: PhraseFinder<true>;
  leavings: PhraseFinder<true>;
  degrees: PhraseFinder<{ level: DegreeLevel; code: string | null }>;
  titles: PhraseFinder<true>;
  /** Who leads or owns: what follows "of" behind such a title is an organisation. */
  leaders: PhraseFinder<true>;
  /** Titles that are held in an organisation where a preposition of places follows: "konsulent i Marl", and not "lærer i Marl". */
  seats: PhraseFinder<true>;
  organisations: PhraseFinder<OrganisationWordKind>;
  /** "кафедры", "rektor": behind it letters are a school's. */
  schoolUnits: PhraseFinder<true>;
  /** What a study or a post came to, or that it is over. */
  statuses: PhraseFinder<FindingStatus | 'former'>;
  /** "currently", "to date": still going on. */
  present: PhraseFinder<true>;
  /** "is", "works": the sentence speaks of today. */
  presentVerbs: PhraseFinder<true>;
  study: PhraseFinder<true>;
  work: PhraseFinder<true>;
  /** "работал", "trabajó": worked there, and does no more. */
  worked: PhraseFinder<true>;
  /** Verbs of working that the employer's name follows. */
  joins: PhraseFinder<true>;
  /** "appoints", "the hiring of": what an organisation does before a name. */
  appointing: PhraseFinder<true>;
  /** As the packs write them: "founded … by", "von * gegründet". */
  foundedBy: readonly string[];
  /** "said" before the name of the one who is quoted. */
  speaking: PhraseFinder<true>;
  heldAs: PhraseFinder<true>;
  /** "bevor", "puis", "następnie": a clause that opens so tells of another time. */
  anotherTime: PhraseFinder<true>;
  /** "Nach dem Studium …": what opens with it ends before the verb. */
  beforehand: PhraseFinder<true>;
  /** Between a title or a verb and the organisation: "at", "with". */
  prepositions: PhraseFinder<true>;
  /** Small words inside names: "of", "für", "am" of a place. */
  connectors: PhraseFinder<true>;
  /** "I", "she", "his", in the page's own language. */
  pronouns: PhraseFinder<true>;
  /** When a life began. */
  born: PhraseFinder<true>;
  introductions: PhraseFinder<true>;
  /** Negations and suppositions. */
  doubt: PhraseFinder<true>;
  /** Names are declined: the ending of a word says nothing. */
  declines: boolean;
  /** Only names are written with capitals inside a sentence, those of public bodies too: "Forsvaret". */
  capitalsAreNames: boolean;
  /** "hat bei X gearbeitet": what was done stands behind where it was done. */
  verbLast: boolean;
  /** "GmbH", "S.A.": what stands before it is a company. */
  legalForms: PhraseFinder<true>;
  /** "residency", "pratica forense": learning by working, with what the one is called who does it. */
  trainings: PhraseFinder<string>;
  /** "leads", "teaches", "founded": with the title of the one who does it. */
  titleVerbs: PhraseFinder<string>;
  /** "Partners", "Rechtsanwälte": with what each of them is. */
  titleGroups: PhraseFinder<string>;
  /** "member", "fellow", "laureate": of a society, not in its employ. */
  members: PhraseFinder<true>;
  /** "funded by", "clients": what one has to do with an organisation without working there. */
  dealings: PhraseFinder<true>;
  /** Relatives and advisers: what they did is not the person's. */
  otherPeople: PhraseFinder<true>;
}

const phrases = <Value>(forms: readonly string[], value: Value): Phrase<Value>[] =>
  forms.map((form) => ({ form, value }));
const byKind = <Kind extends string>(words: Partial<Record<Kind, readonly string[]>>): Phrase<Kind>[] =>
  (Object.entries(words) as [Kind, readonly string[]][]).flatMap(([kind, forms]) => phrases(forms, kind));
const marked = (forms: readonly string[]): Phrase<true>[] => phrases(forms, true);

/** "MA", "BA": too short to be told from other words without their surroundings, which the span finders look at. */
const isTelling = (form: string): boolean =>
  UNSPACED.test(form) || form.replace(/[^\p{L}]/gu, '').length > (/\p{L}\.\p{L}/u.test(form) ? 2 : 3);

/** "歯学部 卒業" for "歯学部卒業", "박사 과정" for "박사과정": the word of studying or leaving a school is often set apart. */
const SET_APART =
  /(?<=\p{Script=Han})(?:卒業|卒|修了|取得|毕业|畢業)$|(?<=\p{Script=Hangul})(?:과정|학위|졸업|수료|취득|재학|예정)/gu;
/** "歯学部を卒業", "의과대학을 졸업": and with a particle between. */
const LEFT = /(?<=\p{Script=Han})(?=卒業$|修了$|取得$)/u;
const LEFT_KOREAN = /(?<=\p{Script=Hangul}) ?(?=졸업$|수료$)/u;

const setApart = (form: string): string[] =>
  [
    form.replace(SET_APART, ' $&'),
    form.replace(LEFT, 'を'),
    form.replace(LEFT_KOREAN, '을 '),
    form.replace(LEFT_KOREAN, '를 '),
  ].filter((apart) => apart !== form);

const inBothWays = (forms: readonly string[]): string[] => [...forms, ...forms.flatMap(setApart)];

const LETTER_BEFORE = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]$/u;
const HANGUL = /^\p{Script=Hangul}/u;
/** "現代", "前期", "元町": the sign opens another word, or a name. */
const OTHER_WORD =
  /^(?:[現现][代場场地像金象実实存行]|前[橋田原海期川野島沢澤進进頭头列]|元[町気素日祖智]|原[田因町子理則则著稿告]|今[井村田野泉西川後后回度]|曾[^任在於于获獲擔担就工参參为為是主服供先留赴受被经經兼出从從两兩多连連执執创創])/u;

/** "前" in "最前線", "전" in "전남", "夫" in "和夫", "無" in "無錫": a word of one sign counts where a word begins, in Korean where it stands alone. */
function standsAlone(text: string, { from, to }: { from: number; to: number }): boolean {
  if (to - from > 1 || !UNSPACED.test(text[from]!)) return true;
  if (LETTER_BEFORE.test(text.slice(0, from)) || OTHER_WORD.test(text.slice(from, from + 2))) return false;
  return !(HANGUL.test(text[from]!) && HANGUL.test(text.slice(to)));
}

function withoutParts<Value>(finder: PhraseFinder<Value>): PhraseFinder<Value> {
  const find = (text: string): PhraseMatch<Value>[] => finder.find(text).filter((match) => standsAlone(text, match));
  return { ...finder, find };
}

/** "상훈" in "김상훈": Korean writes spaces between words, and a heading's word does not begin inside another. */
function atWordStart<Value>(finder: PhraseFinder<Value>): PhraseFinder<Value> {
  const isStart = (text: string, from: number): boolean =>
    !(HANGUL.test(text.slice(from)) && /\p{Script=Hangul}$/u.test(text.slice(0, from)));
  return { ...finder, find: (text) => finder.find(text).filter(({ from }) => isStart(text, from)) };
}

const titlesOf = (pack: LanguagePack): Phrase<true>[] => [
  ...pack.titles.flatMap(({ forms }) => marked(forms)),
  ...marked(pack.titleWords),
];

/** The case that says what somebody is or works as; other cases are in names too: "Izba Radców", "z informatyki". */
const INSTRUMENTAL = /(?:em|ą|[yií]m|ou|ом|ем|ём|єм|о[йю]|е[йю]|єю|ою|[ыи]м|їм)$/iu;

/** "na stanowisku dyrektora", "посаду заступниці директора": behind the word for a post its title stands in the genitive. */
function isOfPosition(packs: readonly LanguagePack[], before: string): boolean {
  const words = before.split(/[^\p{L}]+/u).slice(-3, -1);
  return words.some((word) => packs.some(({ positions }) => positions?.includes(word.toLowerCase()) === true));
}

/** "magistra inżyniera", "kandidátem věd": a degree of one short word is too near to other words and to names. */
const isLong = (form: string): boolean => form.includes(' ') || form.length >= LEAST_DECLINED;
const LEAST_DECLINED = 9;

/** Short words and short forms are too near to others without their endings. */
const isDeclinable = (form: string): boolean => form.length > 5 && form !== form.toUpperCase();
const verbTitles = ({ titleVerbs = [] }: LanguagePack): LanguagePack['trainings'] => titleVerbs;

/** "Mgr.", "inż.", "Bc.": short forms that only the languages with cases write in their lists of studies. */
const degreesOf = (pack: LanguagePack): Phrase<{ level: DegreeLevel; code: string | null }>[] =>
  pack.degrees.flatMap(({ forms, level, code }) =>
    phrases(
      inBothWays(forms).filter((form) => isTelling(form) || DECLINING.has(pack.code) || IN_CAPITALS.test(form)),
      { level, code },
    ),
  );

/** "jest adiunktem", "stopień magistra inżyniera": as the sentence declines them, beside the forms of the packs. */
function withDeclined<Value>(
  exact: PhraseFinder<Value>,
  phrases: readonly Phrase<Value>[],
  counts: (written: string, before: string) => boolean,
): PhraseFinder<Value> {
  if (phrases.length === 0) return exact;
  const declined = makePhraseFinder(phrases, withoutCaseEnding);
  return {
    find(text) {
      const found = exact.find(text);
      // "asistentkou soudce" is one office, though "soudce" alone is another.
      const isNew = ({ from, to, text: written }: PhraseMatch<Value>): boolean =>
        counts(written, text.slice(0, from)) &&
        found.every((other) => other.to <= from || other.from >= to || (other.from > from && other.to <= to));
      const further = declined.find(text).filter(isNew);
      const isFree = ({ from, to }: PhraseMatch<Value>): boolean =>
        further.every((other) => other.to <= from || other.from >= to);
      return [...found.filter(isFree), ...further].sort((left, right) => left.from - right.from);
    },
    whole: exact.whole,
  };
}

const declining = (packs: readonly LanguagePack[]): LanguagePack[] => packs.filter(({ code }) => DECLINING.has(code));

/** Before a name they are forms of address, and "ING" is a bank. */
const STANDS_ALONE = /^\.?\s*(?:$|[,;:/()\d–—]|(?:w|we|na|v|ve)\s)/u;

function degreeFinder(packs: readonly LanguagePack[]): Lexicon['degrees'] {
  const all = declining(packs).flatMap(degreesOf);
  const found = withDeclined(
    makePhraseFinder(packs.flatMap(degreesOf)),
    all.filter(({ form }) => isLong(form)),
    isLong,
  );
  const short = new Set(all.map(({ form }) => foldWords(form)));
  const counts = (text: string, { from, to, text: written }: PhraseMatch<unknown>): boolean =>
    isTelling(written) ||
    (/^\p{L}\p{Ll}+$/u.test(written) && short.has(foldWords(written)) && STANDS_ALONE.test(text.slice(to))) ||
    (IN_CAPITALS.test(written) && opensLine(text, from, to));
  return { ...found, find: (text) => found.find(text).filter((match) => counts(text, match)) };
}

const IN_CAPITALS = /^\p{Lu}{2,3}$/u;

/** "DIU d'arthroscopie", "2004 : DU de microchirurgie": before a small word, or where three letters open the line, no article. */
const opensLine = (text: string, from: number, to: number): boolean =>
  !/\p{L}/u.test(text.slice(0, from)) &&
  /\p{Ll}/u.test(text) &&
  (to - from > 2 ? /^\s?[\p{L}:,(–-]/u : /^\s(?:d['’]|\p{Ll}{1,2}\s)/u).test(text.slice(to));

const titleFinder = (packs: readonly LanguagePack[]): Lexicon['titles'] =>
  withCompounds(
    withDeclined(
      makePhraseFinder(packs.flatMap(titlesOf)),
      // "wykłada" is no noun: "z wykładem".
      declining(packs).flatMap((pack) => titlesOf(pack).filter(({ form }) => !pack.workVerbs.includes(form))),
      (written, before) => INSTRUMENTAL.test(written.split(/[\s-]/, 1)[0]!) || isOfPosition(packs, before),
    ),
    packs.filter(({ code }) => COMPOUNDING.has(code)).flatMap((pack) => pack.titleWords),
  );

const studyFinder = (packs: readonly LanguagePack[]): Lexicon['study'] => {
  const forms = packs.flatMap((pack) => [...pack.studyVerbs, ...pack.studyNouns]);
  const found = withCompounds(
    makePhraseFinder(marked(forms)),
    packs.some(({ code }) => COMPOUNDING.has(code)) ? STUDIES : [],
  );
  const plain = new Set(forms.filter((form) => !ENDS_STRESSED.test(form)).map(foldWords));
  const stressed = new Set(forms.filter((form) => ENDS_STRESSED.test(form)).map(foldWords));
  const isWritten = ({ text }: PhraseMatch<true>): boolean =>
    ENDS_STRESSED.test(text) || !stressed.has(foldWords(text)) || plain.has(foldWords(text));
  // "Alma Mater Studiorum" is what a university calls itself.
  const isName = (text: string, { to }: PhraseMatch<true>): boolean => /^\sStudiorum/u.test(text.slice(to));
  return {
    ...found,
    find: (text) => found.find(text).filter((match) => isWritten(match) && !isName(text, match)),
  };
};

/** "studiò", "completó": without its stress the one is a law firm, the other "full" of "full-time". */
const ENDS_STRESSED = /^\p{L}+[òóÒÓ]$/u;

const organisationFinder = (packs: readonly LanguagePack[]): Lexicon['organisations'] =>
  withDeclined(
    makePhraseFinder(packs.flatMap((pack) => byKind(pack.organisationWords))),
    declining(packs).flatMap((pack) =>
      // Words of companies are subjects as often: "Wydział Budownictwa".
      byKind(pack.organisationWords).filter(({ form, value }) => value !== 'company' && isDeclinable(form)),
    ),
    () => true,
  );

const statusesOf = (pack: LanguagePack, isOnlyEnglish: boolean): Phrase<FindingStatus | 'former'>[] =>
  byKind<FindingStatus | 'former'>({
    // "post-doctorante" is no "doctorante": the longer word wins, and says nothing of a study.
    // So is a "硕士研究生学历" no "硕士研究生".
    stated: [
      ...pack.titles.flatMap(({ concept, forms }) => (concept === 'postdoctoral researcher' ? forms : [])),
      ...pack.degrees.flatMap(({ forms }) => forms.filter((form) => /[学學][历歷]$|研究生毕业$/u.test(form))),
    ],
    in_progress: inBothWays(pack.inProgress),
    expected: inBothWays(pack.expected),
    attended: pack.attendedOnly,
    not_conferred: inBothWays(pack.notConferred),
    // "Hon" is "she" in Swedish.
    honorary: pack.honorary.filter((form) => isOnlyEnglish || form !== 'Hon.'),
    former: pack.former,
  });

function lexiconOf(packs: readonly LanguagePack[]): Lexicon {
  const own = packs.filter(({ code }) => code !== ENGLISH);
  const ofOwn = own.length > 0 ? own : packs;
  const from = <Value>(of: (pack: LanguagePack) => Phrase<Value>[]): PhraseFinder<Value> =>
    makePhraseFinder(packs.flatMap(of));
  const ofPage = (of: (pack: LanguagePack) => Phrase<true>[]): PhraseFinder<true> =>
    makePhraseFinder(ofOwn.flatMap(of));
  const atWords = <Value>(of: (pack: LanguagePack) => Phrase<Value>[]): PhraseFinder<Value> => atWordStart(from(of));
  const wholeWords = <Value>(of: (pack: LanguagePack) => Phrase<Value>[]): PhraseFinder<Value> =>
    withoutParts(from(of));
  // "wurde" is not "würde", "país" not "pais"; and "son" of a French sentence, "no" of a Portuguese one are not English.
  const plainWords = (of: (pack: LanguagePack) => readonly string[]): PhraseFinder<true> =>
    withoutParts(
      asWritten(
        packs.flatMap((pack) =>
          of(pack).filter((form) => pack.code !== ENGLISH || own.length === 0 || !SHARED.has(form)),
        ),
      ),
    );
  return {
    sections: atWords((pack) => byKind(pack.sections)),
    graduateLists: atWords((pack) => marked(pack.graduateLists)),
    gatherings: wholeWords((pack) => marked(pack.gatherings)),
    itself: ofPage((pack) => marked(pack.itself)),
    farewells: ofPage((pack) => marked(pack.farewells)),
    leavings: wholeWords((pack) => marked(pack.leavings)),
    degrees: degreeFinder(packs),
    titles: titleFinder(packs),
    leaders: from(({ titles, code }) =>
      titles.flatMap(({ concept, forms }) => (isLeader(concept, code) ? marked(forms) : [])),
    ),
    seats: from(({ titles, code }) =>
      SCANDINAVIAN.has(code) || ROMANCE.has(code)
        ? titles.flatMap(({ concept, forms }) => (isSeat(concept, code) ? marked(forms) : []))
        : [],
    ),
    organisations: organisationFinder(packs),
    schoolUnits: ofPage(({ schoolUnits = [] }) => marked(schoolUnits)),
    statuses: wholeWords((pack) => statusesOf(pack, own.length === 0)),
    present: wholeWords((pack) => marked(pack.present)),
    // "am" of English is a German preposition: the verbs of today are those of the page's own language.
    // And "e" of Italian and Portuguese is not "è" and "é".
    presentVerbs: asWritten(ofOwn.flatMap(({ presentVerbs }) => presentVerbs)),
    // Nor is "el" of Spanish "él".
    pronouns: asWritten(ofOwn.flatMap(({ pronouns }) => [...pronouns.first, ...pronouns.third])),
    study: studyFinder(packs),
    work: from((pack) => marked([...pack.workVerbs, ...verbTitles(pack).flatMap(({ forms }) => forms)])),
    worked: ofPage(({ worked = [] }) => marked(worked)),
    joins: ofPage(({ joins = [] }) => marked(joins)),
    appointing: ofPage((pack) => marked(pack.appointing)),
    foundedBy: ofOwn.flatMap((pack) => pack.foundedBy ?? []),
    speaking: ofPage((pack) => marked(pack.speaking)),
    heldAs: ofPage((pack) => marked(pack.heldAs ?? [])),
    anotherTime: from((pack) => marked(pack.anotherTime ?? [])),
    beforehand: from((pack) => marked(pack.beforehand ?? [])),
    prepositions: from((pack) => marked(pack.organisationPrepositions)),
    connectors: from(({ nameConnectors = [], placeConnectors = [] }) =>
      marked([...nameConnectors, ...placeConnectors]),
    ),
    born: from((pack) => marked(pack.born)),
    introductions: ofPage((pack) => marked(pack.introductions)),
    doubt: plainWords(({ negation, hypothetical }) => [...negation, ...hypothetical]),
    declines: packs.some((pack) => DECLINING.has(pack.code)),
    capitalsAreNames: own.length > 0 && own.every((pack) => SCANDINAVIAN.has(pack.code)),
    verbLast: own.length > 0 && own.every((pack) => VERB_LAST.has(pack.code)),
    legalForms: makePhraseFinder(packs.flatMap((pack) => marked(pack.legalForms))),
    trainings: from((pack) => pack.trainings.flatMap(({ forms, concept }) => phrases(forms, concept))),
    titleVerbs: from((pack) => verbTitles(pack).flatMap(({ forms, concept }) => phrases(forms, concept))),
    titleGroups: from(({ titleGroups = [] }) => titleGroups.flatMap(({ forms, concept }) => phrases(forms, concept))),
    members: wholeWords((pack) => marked(pack.memberOf)),
    dealings: wholeWords((pack) => marked(pack.dealings ?? [])),
    otherPeople: plainWords(({ relatives, advisors }) => [...relatives, ...advisors]),
  };
}

/** Words whose accents count, and none that belongs to a name or a phrase of its own: "sans frontières", "sin fines de lucro". */
function asWritten(forms: readonly string[]): PhraseFinder<true> {
  const finder = makePhraseFinder(forms.map((form) => ({ form, value: form })));
  // "pracuje" beside "pracuję".
  const written = wordSet(forms.join('|').toLowerCase());
  const find = (text: string): PhraseMatch<true>[] =>
    finder
      .find(text)
      .filter(({ text: word, value }) => UNSPACED.test(value) || written.has(word.toLowerCase()))
      .filter(({ to }) => !OF_ITS_OWN.test(text.slice(to, to + 20)))
      .map((match) => ({ ...match, value: true }));
  return { find, whole: (text) => (finder.whole(text) === undefined ? undefined : true) };
}

const OF_ITS_OWN =
  /^\s(?:fines|ánimo|fins|scopo|but|fronti|fronter|fronteir|grenz|granic|hranic|gräns|grænse|grense|interrup|solución|e[xj]ecutiv|esecutiv|exécuti|executief|governament|gubernament|governativ|gouvernement)/iu;
/** English words that are small words of other languages. */
const SHARED: ReadonlySet<string> = new Set(['no', 'son', 'nor', 'if', 'none']);

const ENGLISH = 'en';
const LEADERS = wordSet(
  'chief executive officer|chief financial officer|chief operating officer|chief technology officer|managing director|founder|co-founder|owner|managing partner|chair|chief information officer|chief marketing officer|human resources manager|marketing manager|sales manager|commercial director|general counsel|deputy director|spokesperson',
);
/** Whose title says neither what they teach or know nor the town where they have their practice. */
const SEATS = wordSet(
  'board member|executive board member|deputy chair|president|vice president|executive director|director|head|head of department|team leader|partner|shareholder|investor|entrepreneur|project manager|product manager|account manager|finance manager|production manager|consultant|advisor|analyst|controller|designer|journalist|editor|editor-in-chief|secretary general|treasurer',
);
/** In English a president may have a branch or a department, too. */
const isLeader = (concept: string, code: string): boolean =>
  LEADERS.has(concept) || (concept === 'president' && code !== ENGLISH);
const isSeat = (concept: string, code: string): boolean =>
  isLeader(concept, code) ||
  (ROMANCE.has(code)
    ? /(?:manager|director|officer|president|head|board member|partner|associate|editor|journalist)$/.test(concept)
    : SEATS.has(concept));
const ROMANCE: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it']);
const DECLINING: ReadonlySet<string> = new Set(['pl', 'cs', 'ru', 'uk']);
const SCANDINAVIAN: ReadonlySet<string> = new Set(['sv', 'da', 'no']);
const VERB_LAST: ReadonlySet<string> = new Set(['de', 'nl']);
/** Languages that write what somebody does and what with in one word: "Finanzanalytiker", "driftskoordinator". */
const COMPOUNDING: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no']);
const LEAST_HEAD = 4;
const LEAST_MODIFIER = 3;

/** "Medizinstudium", "läkarutbildning", "jurauddannelse": what is studied and the study in one word. */
const STUDIES = ['studium', 'studiet', 'utbildning', 'uddannelse', 'utdanning', 'opleiding'];

/** Also words that end in one of these nouns; as a whole text only what the lists have, since families are called so too. */
function withCompounds(titles: PhraseFinder<true>, heads: readonly string[]): PhraseFinder<true> {
  const nouns = heads
    .map(foldWords)
    .filter((noun) => /^\p{L}+$/u.test(noun) && noun.length >= LEAST_HEAD && !NO_HEAD.test(noun));
  if (nouns.length === 0) return titles;
  const ends = new Set(nouns);
  const isCompound = (word: string): boolean => {
    const folded = foldWords(word);
    for (let at = LEAST_MODIFIER; at <= folded.length - LEAST_HEAD; at += 1)
      if (ends.has(folded.slice(at))) return true;
    return false;
  };
  const find = (text: string): PhraseMatch<true>[] => {
    const found = titles.find(text);
    const compounds = [...text.matchAll(LONG_WORD)]
      .map(({ index, 0: word }) => ({ from: index, to: index + word.length, text: word, value: true as const }))
      .filter(({ from, to }) => found.every((other) => other.to <= from || other.from >= to))
      .filter(({ text: word }) => isCompound(word));
    return [...found, ...compounds].sort((left, right) => left.from - right.from);
  };
  return { find, whole: titles.whole };
}

const LONG_WORD = /(?<![\p{L}-])\p{L}{8,}(?![\p{L}])/gu;
/** Nouns whose compounds are mostly something else: "Ansprechpartner", "Ehrenmitglied", "College", "Obermeier". */
const NO_HEAD =
  /^(?:partner\p{L}*|mitglied\p{L}*|medlem|maat|kokk?|kock|koch|vice|elev|eier|ejer|lege|polis|rat|mann|meister)$/u;

/** The words for a page in this language; those of all languages when it is not known. */
export const lexiconFor: (language: string) => Lexicon = memoise((language) => {
  const code = language.slice(0, 2).toLowerCase();
  const known = LANGUAGES.some((pack) => pack.code === code);
  return lexiconOf(known ? LANGUAGES.filter((pack) => pack.code === ENGLISH || pack.code === code) : LANGUAGES);
});

/** A word that announces a section, a title or an organisation, and so is no person's name. */
export function isLexiconWord(word: string, { sections, titles, organisations }: Lexicon): boolean {
  return (
    sections.whole(word) !== undefined || titles.whole(word) !== undefined || organisations.whole(word) !== undefined
  );
}
