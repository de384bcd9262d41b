// The words of the language packs as finders: what is a degree, a title, a section heading, a word of doubt. A page is read
// with the words of its own language and of English, which stands on pages of every language.
import { LANGUAGES } from '../../domain/languages/index.ts';
import type { LanguagePack, OrganisationWordKind, SectionKind } from '../../domain/languages/pack.ts';
import { makePhraseFinder, type Phrase, type PhraseFinder, UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { DegreeLevel, FindingStatus } from '../../domain/model/finding.ts';
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

function lexiconOf(packs: readonly LanguagePack[]): Lexicon {
  const from = <Value>(of: (pack: LanguagePack) => Phrase<Value>[]): PhraseFinder<Value> =>
    makePhraseFinder(packs.flatMap(of));
  return {
    sections: from((pack) =>
      (Object.entries(pack.sections) as [SectionKind, readonly string[]][]).flatMap(([kind, forms]) =>
        phrases(forms, kind),
      ),
    ),
    degrees: from((pack) =>
      pack.degrees.flatMap(({ forms, level, code }) => phrases(forms.filter(isTelling), { level, code })),
    ),
    titles: from((pack) => [...pack.titles.flatMap(({ forms }) => marked(forms)), ...marked(pack.titleWords)]),
    organisations: from((pack) =>
      (Object.entries(pack.organisationWords) as [OrganisationWordKind, readonly string[]][]).flatMap(([kind, forms]) =>
        phrases(forms, kind),
      ),
    ),
    statuses: from((pack) => [
      ...phrases<FindingStatus | 'former'>(pack.inProgress, 'in_progress'),
      ...phrases<FindingStatus | 'former'>(pack.expected, 'expected'),
      ...phrases<FindingStatus | 'former'>(pack.attendedOnly, 'attended'),
      ...phrases<FindingStatus | 'former'>(pack.notConferred, 'not_conferred'),
      ...phrases<FindingStatus | 'former'>(pack.honorary, 'honorary'),
      ...phrases<FindingStatus | 'former'>(pack.former, 'former'),
    ]),
    present: from((pack) => marked(pack.present)),
    presentVerbs: from((pack) => marked(pack.presentVerbs)),
    study: from((pack) => [...marked(pack.studyVerbs), ...marked(pack.studyNouns)]),
    work: from((pack) => marked(pack.workVerbs)),
    prepositions: from((pack) => marked(pack.organisationPrepositions)),
    doubt: from((pack) => [...marked(pack.negation), ...marked(pack.hypothetical)]),
    declines: packs.some((pack) => DECLINING.has(pack.code)),
    legalForms: makePhraseFinder(packs.flatMap((pack) => marked(pack.legalForms))),
    otherPeople: from((pack) => [...marked(pack.relatives), ...marked(pack.advisors)]),
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
