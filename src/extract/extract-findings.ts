// From a page to findings: every extractor in order, then one finding per fact, each with a quote that the page holds.
import { UNSPACED } from '../domain/languages/phrase-finder.ts';
import type { Finding } from '../domain/model/finding.ts';
import type { Page } from '../domain/model/page.ts';
import { NO_ORGANISATIONS, type OrganisationIndex, officialName } from '../domain/orgs/organisation-index.ts';
import { hasShare } from '../domain/text/letter-share.ts';
import { oncePerPage } from '../domain/text/once.ts';
import { type WatchDoubts, withoutDoubtful } from './findings/doubtful-posts.ts';
import { withGivenUp } from './findings/given-up.ts';
import { listedEmployers } from './findings/listed-employers.ts';
import { mergeFindings } from './findings/merge-findings.ts';
import { nameRules } from './findings/name-rules.ts';
import { withEnglishTense, withTense } from './findings/tense.ts';
import { withTraining } from './findings/training.ts';
import { lexiconFor } from './lexicon/language-words.ts';
import { isEnglish as isDeclaredEnglish, languageOf } from './lexicon/page-language.ts';
import { withoutContradicted, withoutRepeated, withPlainName, withWholeNames } from './open/grammar-facts.ts';
import { withOpeningNames } from './open/opening-names.ts';
import { readCv } from './open/read-cv.ts';
import { readPeople } from './open/read-people.ts';
import { siteOrganisation } from './open/site-organisation.ts';
import { contextOf } from './page/context.ts';
import { withNameInFull } from './page/names-in-full.ts';
import { isKnownName } from './people/leading-name.ts';
import type { PersonPart } from './people/page-people.ts';
import { EXTRACTORS } from './registry.generated.ts';

export interface PageFindings {
  findings: Finding[];
  /** People the page speaks of, the subject first. */
  people: { name: string; subject: boolean }[];
}

const ORDER = [...EXTRACTORS].sort((left, right) => right.priority - left.priority);
const MAX_FINDINGS = 500;
const MAX_NAMES = 100;

/** With the organisation data, the owner of the site is known and not read from its words. */
export function extractFindings(
  document: Page,
  organisations: OrganisationIndex = NO_ORGANISATIONS,
  /** The parts of the person whom the page is read for, where somebody is asked about. */
  asked: readonly PersonPart[] = [],
  onDoubt?: WatchDoubts,
): PageFindings {
  if (document.notEvidence !== null || document.text === '') return { findings: [], people: [] };
  const page = { ...withOwner(document, organisations), askedParts: ownParts(document, asked) };
  const all: Finding[] = [];
  for (const extractor of ORDER) {
    if (!extractor.accepts(page)) continue;
    for (const finding of extractor.extract(page)) if (isQuoted(page, finding)) all.push(finding);
    if (all.length > MAX_FINDINGS * 4) break;
  }
  const { subject } = contextOf(page);
  // Whose page it is may be known by the person asked about alone.
  const own = subject.many ? '' : subject.name || (asked.find((part) => part.subject)?.name ?? '');
  const cv = readCv(page, own, organisations);
  const isBeside = ({ kind, from, to }: Finding): boolean =>
    (kind !== 'education' && kind !== 'employment') ||
    !cv.ranges.some((range) => range.from < to && range.to > from && !(range.studies && kind === 'education'));
  const undoubted: Undoubted = (findings, before) => withoutDoubtful(page, findings, organisations, before, onDoubt);
  const others = withOpen(page, undoubted(all), organisations, asked, undoubted);
  const read = [...undoubted(cv.findings), ...others.filter(isBeside)].map(withTraining);
  const listed = undoubted(listedEmployers(read), read);
  const merged = nameRules(page, mergeFindings([...read, ...listed]).slice(0, MAX_FINDINGS));
  const lexicon = lexiconFor(page.language ?? '');
  const told = isDeclaredEnglish(page)
    ? merged.map(withEnglishTense)
    : merged.map((finding) => withTense(finding, lexicon));
  const findings = told.map((finding) => withNameInFull(withGivenUp(finding, page, lexicon), page));
  return { findings, people: peopleOf(page, findings) };
}

/** What no doubt speaks against, beside what was read before. */
type Undoubted = (findings: readonly Finding[], before?: readonly Finding[]) => Finding[];

/** Where the page is about somebody else, or about many. In plain text a list of people cannot be told from one of skills. */
function ownParts({ contentType }: Page, asked: readonly PersonPart[]): Page['askedParts'] {
  if (contentType.startsWith('text/plain')) return [];
  return asked
    .filter(({ subject, scope }) => !subject && scope.kind !== 'mention')
    .map(({ name, scope }) => ({ name, blocks: scope.blocks }));
}

/** On pages of other languages the open reading decides where both speak of the same words. */
function withOpen(
  page: Page,
  all: readonly Finding[],
  organisations: OrganisationIndex,
  asked: readonly PersonPart[],
  undoubted: Undoubted,
): Finding[] {
  const openly = (read: readonly Finding[]): Finding[] =>
    undoubted(openFindings(page, read, organisations, asked), read);
  if (isEnglish(page)) {
    const open = openly(all);
    // Nobody's fact gives way to the same words read as somebody's.
    return [...all.filter((one) => one.person.name !== '' || !open.some((other) => isSameWords(one, other))), ...open];
  }
  const lexicon = lexiconFor(languageOf(page));
  const site = siteOrganisation(page, lexicon, organisations);
  const plain = all.map((finding) => withPlainName(finding, site, lexicon));
  const named = withWholeNames(plain, lexicon, organisations);
  const read = openly(named);
  // Names that were made whole are held against the doubts once more.
  const whole = withoutRepeated(withOpeningNames(page, withoutContradicted(named, read), lexicon));
  return undoubted(whole);
}

/** English sentences have a grammar of their own; of English pages this reading takes lines and cards, where nothing was read yet. */
function openFindings(
  page: Page,
  read: readonly Finding[],
  organisations: OrganisationIndex,
  asked: readonly PersonPart[],
): Finding[] {
  const { subject } = contextOf(page);
  const stated = isSite(subject.name, page, organisations) ? '' : subject.name;
  const found = readPeople(page, stated === '' ? null : stated, organisations, asked).filter(
    (finding) =>
      // On a page of many people a line without a name is nobody's.
      isQuoted(page, finding) && !(finding.person.name === '' && subject.many),
  );
  const lexicon = lexiconFor(languageOf(page));
  // "Si è laureata in fisica" is what she studied, wherever it stands.
  const isPost = ({ kind, title }: Finding): boolean =>
    kind !== 'employment' ||
    title === undefined ||
    // "医学研究科 教授": where no spaces are written, the words for parts of a school are in many titles.
    (UNSPACED.test(title) ? !/卒業|修了|毕业|畢業|졸업/u.test(title) : lexicon.study.find(title).length === 0);
  if (!isEnglish(page)) return found.filter(isPost);
  const isTold = ({ person, organisation }: Finding): boolean => person.name !== '' && organisation !== undefined;
  const isNew = (finding: Finding): boolean => !read.some((other) => isTold(other) && isSameWords(finding, other));
  const isOfSite = ({ organisation }: Finding): boolean => organisation?.how === 'page_organisation';
  return found.filter(
    (finding) => finding.via === 'record' && isNew(finding) && (isOfSite(finding) || !isSentence(finding.quote)),
  );
}

const isSameWords = (one: Finding, other: Finding): boolean =>
  one.kind === other.kind && one.from < other.to && other.from < one.to;

/** "Team | Marl Patrimoine": two capitalised words of a title are as often those whose site it is. */
function isSite(name: string, page: Page, organisations: OrganisationIndex): boolean {
  if (name === '' || isKnownName(name)) return false;
  return name === siteOrganisation(page, lexiconFor(page.language ?? ''), organisations);
}

/** Words that end like a sentence, and enough of them: what its grammar did not read in it is not read word by word either. */
function isSentence(quote: string): boolean {
  return /[.?!]["”’)]?$/u.test(quote.trim()) && quote.trim().split(/\s+/).length >= LEAST_WORDS;
}
const LEAST_WORDS = 6;

const LEAST_FOREIGN = 0.15;
const UNSPACED_LETTERS = new RegExp(`${UNSPACED.source}(?<=\\p{L})`, 'gu');

/** Many pages that say they are English are written in Chinese, Japanese or Korean. */
const isEnglish: (page: Page) => boolean = oncePerPage(isWrittenInEnglish);

function isWrittenInEnglish({ language, text }: Page): boolean {
  return isDeclaredEnglish({ language }) && !hasShare(text.slice(0, 20_000), UNSPACED_LETTERS, LEAST_FOREIGN);
}

function withOwner(page: Page, organisations: OrganisationIndex): Page {
  const owner = URL.canParse(page.url) ? organisations.ofHost(new URL(page.url).hostname) : undefined;
  if (owner === undefined) return page;
  // As the page writes it, which may be in another script.
  const written = owner.names.filter(({ kind }) => kind === 'official' || kind === 'translated');
  const { value: name } = written.find(({ value }) => page.text.includes(value)) ?? { value: officialName(owner) };
  return { ...page, siteOwner: { name, school: owner.kind === 'school' } };
}

/** No quote, no evidence. */
function isQuoted(page: Page, finding: Finding): boolean {
  return (
    finding.quote !== '' &&
    finding.from >= 0 &&
    finding.to <= page.text.length &&
    page.text.slice(finding.from, finding.to) === finding.quote
  );
}

function peopleOf(page: Page, findings: readonly Finding[]): { name: string; subject: boolean }[] {
  const { subject, names } = contextOf(page);
  const people = new Map<string, boolean>();
  if (subject.name !== '') people.set(subject.name, true);
  for (const finding of findings)
    if (finding.person.name !== '' && !people.has(finding.person.name))
      people.set(finding.person.name, finding.person.subject);
  for (const name of names.slice(0, MAX_NAMES)) if (!people.has(name)) people.set(name, false);
  const listed: { name: string; subject: boolean }[] = [];
  for (const [name, isSubject] of people) if (isSubject) listed.push({ name, subject: true });
  for (const [name, isSubject] of people) if (!isSubject) listed.push({ name, subject: false });
  return listed;
}
