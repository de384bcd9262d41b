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
import { memoise } from '../../domain/text/memoise.ts';

export interface Lexicon {
  sections: PhraseFinder<SectionKind>;
  degrees: PhraseFinder<{ level: DegreeLevel; code: string | null }>;
  titles: PhraseFinder<true>;
  organisations: PhraseFinder<OrganisationWordKind>;
  /** What a study or a post came to, or that it is over. */
  statuses: PhraseFinder<FindingStatus | 'former'>;
  /** "currently", "to date": still going on. */
  present: PhraseFinder<true>;
  /** "is", "works": the sentence speaks of today. */
  presentVerbs: PhraseFinder<true>;
  study: PhraseFinder<true>;
  work: PhraseFinder<true>;
  /** Between a title or a verb and the organisation: "at", "with". */
  prepositions: PhraseFinder<true>;
  /** Negations and suppositions. */
  doubt: PhraseFinder<true>;
  /** Names are declined: the ending of a word says nothing. */
  declines: boolean;
  /** "GmbH", "S.A.": what stands before it is a company. */
  legalForms: PhraseFinder<true>;
  /** Relatives and advisers: what they did is not the person's. */
  otherPeople: PhraseFinder<true>;
}

const phrases = <Value>(forms: readonly string[], value: Value): Phrase<Value>[] =>
  forms.map((form) => ({ form, value }));
const marked = (forms: readonly string[]): Phrase<true>[] => phrases(forms, true);

/** "MA", "BA": too short to be told from other words without their surroundings, which the span finders look at. */
const isTelling = (form: string): boolean => UNSPACED.test(form) || form.replace(/[^\p{L}]/gu, '').length > 3;

const LETTER_BEFORE = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]$/u;
const HANGUL = /^\p{Script=Hangul}/u;

/** "前" in "最前線", "전" in "전남", "夫" in "和夫", "無" in "無錫": a word of one sign counts where a word begins, in Korean where it stands alone. */
function standsAlone(text: string, { from, to }: { from: number; to: number }): boolean {
  if (to - from > 1 || !UNSPACED.test(text[from]!)) return true;
  if (LETTER_BEFORE.test(text.slice(0, from))) return false;
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

/** "jest adiunktem", "працює завідувачем": titles as the sentence declines them, beside the forms of the packs. */
function withDeclined(exact: PhraseFinder<true>, phrases: readonly Phrase<true>[]): PhraseFinder<true> {
  if (phrases.length === 0) return exact;
  const declined = makePhraseFinder(phrases, withoutCaseEnding);
  return {
    find(text) {
      const found = exact.find(text);
      const isNew = ({ from, to, text: written }: PhraseMatch<true>): boolean =>
        INSTRUMENTAL.test(written.split(/[\s-]/, 1)[0]!) &&
        found.every((other) => other.to <= from || other.from >= to);
      return [...found, ...declined.find(text).filter(isNew)].sort((left, right) => left.from - right.from);
    },
    whole: exact.whole,
  };
}

function lexiconOf(packs: readonly LanguagePack[]): Lexicon {
  const from = <Value>(of: (pack: LanguagePack) => Phrase<Value>[]): PhraseFinder<Value> =>
    makePhraseFinder(packs.flatMap(of));
  const atWords = <Value>(of: (pack: LanguagePack) => Phrase<Value>[]): PhraseFinder<Value> => atWordStart(from(of));
  const wholeWords = <Value>(of: (pack: LanguagePack) => Phrase<Value>[]): PhraseFinder<Value> =>
    withoutParts(from(of));
  return {
    sections: atWords((pack) =>
      (Object.entries(pack.sections) as [SectionKind, readonly string[]][]).flatMap(([kind, forms]) =>
        phrases(forms, kind),
      ),
    ),
    degrees: from((pack) =>
      pack.degrees.flatMap(({ forms, level, code }) => phrases(forms.filter(isTelling), { level, code })),
    ),
    titles: withDeclined(from(titlesOf), packs.filter(({ code }) => DECLINING.has(code)).flatMap(titlesOf)),
    organisations: from((pack) =>
      (Object.entries(pack.organisationWords) as [OrganisationWordKind, readonly string[]][]).flatMap(([kind, forms]) =>
        phrases(forms, kind),
      ),
    ),
    statuses: wholeWords((pack) => [
      ...phrases<FindingStatus | 'former'>(pack.inProgress, 'in_progress'),
      ...phrases<FindingStatus | 'former'>(pack.expected, 'expected'),
      ...phrases<FindingStatus | 'former'>(pack.attendedOnly, 'attended'),
      ...phrases<FindingStatus | 'former'>(pack.notConferred, 'not_conferred'),
      ...phrases<FindingStatus | 'former'>(pack.honorary, 'honorary'),
      ...phrases<FindingStatus | 'former'>(pack.former, 'former'),
    ]),
    present: wholeWords((pack) => marked(pack.present)),
    presentVerbs: from((pack) => marked(pack.presentVerbs)),
    study: from((pack) => [...marked(pack.studyVerbs), ...marked(pack.studyNouns)]),
    work: from((pack) => marked(pack.workVerbs)),
    prepositions: from((pack) => marked(pack.organisationPrepositions)),
    doubt: wholeWords((pack) => [...marked(pack.negation), ...marked(pack.hypothetical)]),
    declines: packs.some((pack) => DECLINING.has(pack.code)),
    legalForms: makePhraseFinder(packs.flatMap((pack) => marked(pack.legalForms))),
    otherPeople: wholeWords((pack) => [...marked(pack.relatives), ...marked(pack.advisors)]),
  };
}

const ENGLISH = 'en';
const DECLINING: ReadonlySet<string> = new Set(['pl', 'cs', 'ru', 'uk']);

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
