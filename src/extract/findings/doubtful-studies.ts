// Studies that a page only seems to state: what is named is no school, or nobody studied there.
import { graduationsIn } from '../../domain/degrees/graduation-words.ts';
import { isTaughtDegree } from '../../domain/degrees/taught-degrees.ts';
import { isField } from '../../domain/fields/compare-fields.ts';
import { smallWordsOf } from '../../domain/languages/words.ts';
import { type Finding, isSecondReading } from '../../domain/model/finding.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { isKnownPlace } from '../../domain/places/compare-places.ts';
import { lazyWords } from '../../domain/text/word-set.ts';
import { lexiconFor } from '../lexicon/language-words.ts';
import { hasOrganisationWord, isFunction, isNoName } from './organisation-doubts.ts';

/** The first rule that speaks against the study; null when none does. */
export function doubtOfStudy(finding: Finding, name: string, organisations: OrganisationIndex): string | null {
  if (isForStudents(finding)) return 'study.for-students';
  if (isOffered(finding) || isOfTeacher(finding)) return 'study.offered';
  if (isSecondReading(finding)) return null;
  // "2007 MFA, Marl School of Art": the letters of the degree may be a museum's.
  if (finding.degree?.surface === name) return 'study.subject';
  // An institute may be called after its subject alone; beside a degree that is the subject.
  const isNamed = organisations.named(name).length > 0 && hasOrganisationWord(name);
  if (!isNamed && (isFunction(name) || isField(name) || isNoName(name))) return 'study.subject';
  if (NO_SCHOOL_OF_ITS_OWN.test(name)) return 'study.no-school';
  if (finding.via === 'prose' && isWorkedThere(finding, name)) return 'study.is-post';
  return isNoSchool(finding, name, organisations) ? 'study.no-school' : null;
}

/** "graduated Dental School from Marl University", "Summer School in Tides": a kind of school. */
const NO_SCHOOL_OF_ITS_OWN =
  /^(?:Dental|Medical|Law|Business|Graduate|Nursing|High|Middle|Veterinary|Pharmacy|Summer|Winter|Spring|Autumn) School$/i;

/** "She organised the student track at Marl University": what is made for students is nobody's study. */
const isForStudents = ({ degree, quote }: Finding): boolean =>
  degree === undefined &&
  /\bstudent (?:track|union|council|association|chapter|group|affairs|body|services|life|club|government|organi[sz]ations?|paper|travel)\b/i.test(
    quote,
  );

/** "director of the first B.S. in Marl Science at Tallow College": a degree that somebody directs, teaches or sets up. */
function isOffered({ degree, organisation, quote }: Finding): boolean {
  const at = degree === undefined ? -1 : quote.indexOf(degree.surface);
  if (at < 0) return COURSES_GIVEN.test(quote.slice(0, Math.max(0, quote.indexOf(organisation?.name ?? quote))));
  const before = quote.slice(0, at);
  const isProgramme = /^\s(?:degree )?program(?:me)?s?\b/i.test(quote.slice(at + degree!.surface.length));
  return (at > 0 && OFFERED.test(before)) || isTaughtDegree(quote, at) || (isProgramme && !TAKEN.test(before));
}

/** "graduated with an MSc and now works at Marl", "did postdoctoral training at Marl": no study there. */
function isWorkedThere({ degree, quote }: Finding, name: string): boolean {
  if (VISITED.test(quote.slice(0, Math.max(0, quote.indexOf(name))))) return degree !== undefined;
  const [at, taken] = [quote.indexOf(name), degree === undefined ? -1 : quote.indexOf(degree.surface)];
  if (at < 0 || (degree !== undefined && (taken < 0 || taken > at))) return false;
  const before = quote.slice(degree === undefined ? 0 : taken + degree.surface.length, at);
  if (/\b(?:now|currently) (?:at|with) (?:the )?$/.test(before)) return true;
  // "Marl University (MSc), Acme (consultant), Tallow College": the degree in brackets is Marl's.
  return degree === undefined ? TRAINED_AT.test(before) : NOW_WORKS.test(before) || /^\)/.test(before);
}

const NOW_WORKS =
  /(?:,|\band|\bbut|\bwho)\s(?:(?:now|currently|then|later|subsequently|he|she|they|is|was|has|have)\s){0,3}(?:works?|worked|working|joined|joining|became|serves?|served|serving|taught|teaches|teaching|employed)\b[^.;]{0,40}$/;
/** The degree is another school's. */
const VISITED =
  /\b(?:visiting (?:student|scholar|researcher)|exchange (?:student|semester|year|program)|(?:semester|year) abroad|guest student)\b[^.;]*$/i;
const TRAINED_AT =
  /\b(?:post-?doc(?:toral|s)?|residency|internship|clerkship)\b(?! (?:and|before|after|,))[^.;]{0,60}\b(?:at|in|with)\b[^.;]{0,60}$/i;

const TEACHERS = lazyWords(() =>
  smallWordsOf(({ titles }) =>
    titles.filter(({ concept }) => /professor|lecturer|teacher/.test(concept)).flatMap(({ forms }) => forms),
  ),
);

/** "Docente di Marl, Università di …", "Es profesor de postgrado en la Universidad …": who teaches, and nobody's degree before that. */
function isOfTeacher({ quote, organisation, degree }: Finding): boolean {
  const before = quote.slice(0, Math.max(0, quote.indexOf(organisation?.name ?? quote)));
  const words = before.toLowerCase().split(/[^\p{L}]+/u);
  const at = words.findIndex((word) => TEACHERS.has(word));
  if (at < 0 || at > FIRST_WORDS || (degree !== undefined && !POSTGRADUATE.test(degree.surface))) return false;
  // "Professor Vantreight graduated from Marl University": a title before the name, and a study all the same.
  if (/\b(?:graduated|studied|attended|educated)\b/i.test(before) || graduationsIn(before).length > 0) return false;
  const { degrees, study } = lexiconFor('');
  return [...degrees.find(before), ...study.find(before)].every(
    ({ text, from }) => POSTGRADUATE.test(text) || isTaughtDegree(before, from),
  );
}

/** "Es", "ha sido", "habiendo dictado cursos como". */
const FIRST_WORDS = 6;
/** Levels that are taught as well as taken. */
const POSTGRADUATE = /^(?:pos[t-]*|pré?-?|pre-?)?\s?(?:grado|graduação|laurea|graduate)/iu;

/** "taught or gave courses at Marl". */
const COURSES_GIVEN =
  /\b(?:taught|teach(?:es|ing)|gave|gives|lectured|lectures|delivered|offered)\b[^.;]{0,60}\b(?:courses?|classes|lectures|seminars|modules|workshops)\b[^.;]{0,60}$/i;
const TAKEN =
  /\b(?:graduat|complet|earn|receiv|obtain|attend|enrol|finish|pursu|stud(?:y|ied|ies|ying|ent)|alum|admitted|accepted|entered|joined|holds?\b|held|in (?:the|a|an|his|her|my)\b|from)\w*/i;

const OFFERED =
  /\b(?:(?:director|head|co-?ordinator|chair|dean|convenor|leader|manager|administrator) (?:of|for)|directs?|directed|leads?|led|teach(?:es|ing)?|taught|launched|established|developed|designed|co-?ordinates?|co-?ordinated|supervis(?:es?|ed|ing)|oversees|oversaw|mentor(?:s|ed|ing)|advis(?:es|ed|ing)) (?:the |its |our |a |an |on |in |over |several |many |more than |\d+ |first |new |joint |online |\p{Ll}[\p{Ll}-]+ ){0,4}$/u;

const SCHOOL =
  /universit|college|school|institut|academy|polytechn|conservatoire|conservator|seminary|facult|hochschule|schul|kolleg|skol|lyc[ée]e|lyceum|liceum|gymnasium|education|training/i;
/** "KAIST": letters may be any school's. */
const LETTERS = /\b[A-Z]{2,6}\b/;

/** Behind these words stands who teaches, however plain its name. */
const TAUGHT_AT =
  /(?<!\bnow )(?<!\p{L})(?:at|from|bij|aan|bei|beim|an|zur|chez|presso|all[ao]|dall[ao]|nell[ao]|hos|vid|ved|på|fra|från|we?|na|ve?|в|у|на|en|in|por|pel[ao]|à|au) (?:\p{Ll}{2,3} )?$|(?:presso|all|dall|nell|à|chez)(?: l)?['’]$/iu;

/** "PhD thesis: A Marl Hierarchy", "a study of words from Marl to Tallow": a run of capitals beside a word of learning is no school. */
function isNoSchool({ via, degree, quote }: Finding, name: string, organisations: OrganisationIndex): boolean {
  const known = organisations.named(name);
  if (known.some(({ kind }) => kind === 'school') || SCHOOL.test(name))
    return via === 'section' && isHonour(quote, degree);
  if (via === 'section') return degree === undefined && !LETTERS.test(name);
  if (hasOrganisationWord(name) || isKnownPlace(name)) return false;
  const before = quote.slice(0, Math.max(0, quote.indexOf(name)));
  if (/\b(?:thesis|dissertation|publications?|study of)\b/i.test(before)) return true;
  // "окончила ННГМА": the letters right behind the word of finishing a study.
  const isFinished = graduationsIn(before).some(({ to }) => to === before.trimEnd().length);
  if (isFinished && /^\p{Lu}{3,8}$/u.test(name)) return false;
  return !TAUGHT_AT.test(before) && !(via === 'record' && LETTERS.test(name));
}

/** Under "Education" stands more than schools where the next heading is not marked as one: galleries, prizes, societies. */
const isHonour = (quote: string, degree: Finding['degree']): boolean =>
  degree === undefined && /\b(?:fellow of|honorary|award|medal|prize|exhibition|gallery)\b/i.test(quote);
