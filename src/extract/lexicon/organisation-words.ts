// Words that tell an organisation from any other run of capitals: those of the language packs, and names without such a word.
import { NAME_CONNECTORS, smallWordsOf, wordsOf } from '../../domain/languages/words.ts';
import { lazyWords, type Words } from '../../domain/text/word-set.ts';

const split = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const words = (text: string): Words => lazyWords(() => split(text));

/** "Institute", "Istituto", "Instituto": of learning, where nothing else is said. */
const INSTITUTE = /^i[ns]{1,2}titut/i;

/** Of languages that have no pack yet. */
const OTHER_SCHOOLS = split('egyetem universitatea universitas üniversitesi');

/** A name with one of these is a place of learning. */
export const SCHOOL_CUES = lazyWords(() => [
  ...wordsOf(({ organisationWords }) => [
    ...organisationWords.school,
    ...organisationWords.institute.filter((form) => INSTITUTE.test(form)),
  ]),
  ...OTHER_SCHOOLS,
]);

/** Part of a larger organisation when another one stands beside it. */
export const UNIT_HEADS = lazyWords(() =>
  wordsOf(({ organisationWords }) => [
    ...organisationWords.department,
    ...organisationWords.school,
    ...organisationWords.institute,
    ...organisationWords.hospital,
  ]),
);

/** Organisations that take students only when the sentence says so. */
export const BODY_CUES = lazyWords(() =>
  wordsOf(({ organisationWords }) => [
    ...organisationWords.hospital,
    ...organisationWords.public,
    ...organisationWords.institute,
    ...organisationWords.association,
    ...organisationWords.bank,
    ...organisationWords.department,
  ]),
);

/** Legal forms and words of company names. */
export const COMPANY_CUES = lazyWords(() =>
  wordsOf(({ organisationWords, legalForms }) => [
    ...organisationWords.company,
    ...organisationWords.law,
    ...organisationWords.bank,
    ...legalForms,
  ]),
);

/** Legal suffixes that a comma may cut off, with and without their last dot: "Acme Widgets, Inc." */
export const LEGAL_SUFFIXES = lazyWords(() => [
  ...wordsOf(({ legalForms }) => legalForms),
  ...smallWordsOf(({ legalForms }) => legalForms.filter((form) => form.endsWith('.'))),
]);

/** Words that head the names of subjects: lets a comma start a field ("Ph.D., Computer Science, 1989"). */
export const SUBJECT_HEADS = smallWordsOf(({ subjects = [] }) => subjects);

/** Small adjectives inside Romance names: "École nationale supérieure", "Universidad nacional autónoma". */
export const NAME_ADJECTIVES = words(
  `nationale national supérieure supérieur polytechnique normale centrale nacional autónoma autonoma superior católica cattolica statale federal federale estadual técnica tecnica pública libre degli studi tecnológico tecnologico universitario universitaire commerciale commerce`,
);

/** Connecting words inside a name of a sentence, where they may also lead on to something else. */
export const SENTENCE_CONNECTORS = lazyWords(() => [
  ...NAME_CONNECTORS,
  ...smallWordsOf(({ nameParticles }) => nameParticles),
  ...split('upon in on to en'),
]);
