// The open reading: for everybody who has a part of the page, what it says of their studies and posts. The same steps as the
// reading that starts from a claim, for every organisation that the part names.
import { parseDates } from '../../domain/dates/parse-dates.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import { anyOf, smallWordsOf } from '../../domain/languages/words.ts';
import type { Claim } from '../../domain/model/claim.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { itemsIn } from '../directed/aligned-members.ts';
import { type ClaimedOrganisation, claimedOrganisation } from '../directed/claimed-organisation.ts';
import { findOrganisationPhrases } from '../directed/organisation-phrases.ts';
import type { Passage, Question } from '../directed/question.ts';
import { readPassage } from '../directed/read-passage.ts';
import { passageOf, readMarks } from '../directed/read-scope.ts';
import { professionIn } from '../directed/read-study.ts';
import { impliedPosts } from '../directed/site-employer.ts';
import { type Lexicon, lexiconFor } from '../lexicon/language-words.ts';
import { languageOf } from '../lexicon/page-language.ts';
import { makeNameFinder } from '../people/name-finder.ts';
import { type PersonPart, peopleOfPage } from '../people/page-people.ts';
import { type SectionKind, SILENT_SECTIONS, sectionOfHeading, sectionsOf } from '../people/sections.ts';
import { isProse } from '../spans/sentences.ts';
import { type OrganisationSpan, organisationSpans, type Piece } from './organisation-spans.ts';
import { employersInLine, employersInSentence } from './positional-names.ts';
import { withReferred } from './referred-names.ts';
import { siteOrganisation } from './site-organisation.ts';
import { unspacedEmployers } from './unspaced-employers.ts';

const MOST_FINDINGS = 400;
/** Each organisation looks through the person's part once: a longer list is cut. */
const MOST_SPANS = 300;

export function readPeople(
  page: Page,
  subject: string | null,
  organisations: OrganisationIndex,
  asked: readonly PersonPart[] = [],
): Finding[] {
  const language = languageOf(page);
  const lexicon = lexiconFor(language);
  const words = {
    itemsIn: memoise((text) => itemsIn(text, lexicon)),
    phrasesIn: memoise((text) => findOrganisationPhrases(text, lexicon)),
  };
  const site = siteOrganisation(page, lexicon, organisations);
  const place = { language, host: URL.parse(page.url)?.hostname ?? null };
  const employer = site === null ? null : claimedOrganisation('employer', site, organisations, place);
  const findings: Finding[] = [];
  for (const part of withAsked(peopleOfPage(page, subject, lexicon), asked)) {
    const person = { full_name: part.name };
    const shared = { page, lexicon, ...words, finder: makeNameFinder(person), person, scope: part.scope };
    findings.push(...readPart(part, shared, organisations), ...readStaff(part, shared, employer));
    if (findings.length > MOST_FINDINGS) break;
  }
  return findings;
}

/** Who is asked about is found by name, which is surer than by the looks of the page: what is theirs is nobody else's. */
function withAsked(people: readonly PersonPart[], asked: readonly PersonPart[]): readonly PersonPart[] {
  if (asked.length === 0) return people;
  const own = new Set(asked.flatMap(({ scope }) => scope.blocks));
  const isOther = ({ name, scope }: PersonPart): boolean =>
    name !== '' && !(scope.head !== null && own.has(scope.head));
  const others = asked.some(({ subject }) => subject) ? [] : people.filter(isOther);
  return [
    ...asked,
    ...others.map((part) => ({
      ...part,
      scope: { ...part.scope, blocks: part.scope.blocks.filter((block) => !own.has(block)) },
    })),
  ];
}

type Shared = Omit<Question, 'claim' | 'organisation'>;

function readPart(part: PersonPart, shared: Shared, organisations: OrganisationIndex): Finding[] {
  const { page, lexicon } = shared;
  const { name, subject, scope } = part;
  const sections = sectionsOf(scope.blocks, lexicon);
  const marksOf = (block: Block) => readMarks(block, shared);
  const findings: Finding[] = [];
  /** Where entries begin that have given a fact. */
  const told = new Set<number>();
  let asked = 0;
  const read = (block: Block, span: OrganisationSpan): void => {
    asked += 1;
    if (asked > MOST_SPANS) return;
    const section = sections.get(block) ?? null;
    const around = passageOf(page, scope, block, span, section, sections, marksOf);
    const passage = inCareer(clauseOf(around, shared), span, shared);
    if (isAside(passage, shared) || (span.weak && !passage.prose && told.has(passage.start))) return;
    const ask = (kind: ClaimedOrganisation['kind']): Finding[] =>
      readPassage(passage, asking(shared, kind, span, organisations));
    for (const finding of readSpan(span, passage, shared, ask)) {
      told.add(passage.start);
      findings.push({
        ...finding,
        person: { ...finding.person, name, subject },
        via: passage.prose ? 'prose' : 'record',
      });
    }
  };
  // English sentences have a grammar of their own.
  const isRead = ({ text }: Block): boolean => !isEnglish(page) || !isProse(text);
  const blocks = scope.blocks.filter((block) => mayTell(block, sections.get(block) ?? null) && isRead(block));
  let last: string | null = null;
  for (const block of blocks)
    for (const span of withReferred(namedSpans(block, shared, organisations), last)) {
      last = span.name;
      read(block, span);
    }
  for (const block of blocks.filter(({ text }) => !isProse(text)))
    if (isPostsSection(sections.get(block) ?? null))
      for (const span of placedSpans(block, shared).slice(0, 1)) read(block, span);
  return findings;
}

/** On an organisation's own site, who is listed with a title works there, and on a page of its staff whoever is listed. */
function readStaff({ name, subject }: PersonPart, shared: Shared, employer: ClaimedOrganisation | null): Finding[] {
  if (employer === null || name === '') return [];
  const claim: Claim = { claim_key: '', claim_type: 'employment', expected: {} };
  return (
    impliedPosts({ ...shared, claim, organisation: employer })
      // English lists of people are as often of guests, graduates and the staff of others.
      .filter(({ title }) => title !== undefined || !isEnglish(shared.page))
      .map((post) => ({
        ...withoutName(withPlainTitle(post, shared), name, shared),
        person: { name, how: 'record', subject },
        via: 'record',
      }))
  );
}

/** "김하늘 변호사": the name is no part of the title. */
function withoutName(post: Finding, name: string, shared: Shared): Finding {
  if (post.title === undefined || !UNSPACED.test(post.title)) return post;
  const title = post.title.replace(name, '').trim();
  return title === '' ? post : withPlainTitle({ ...post, title }, shared);
}

const LONGEST_BLOCK = 3_000;
const mayTell = ({ text }: Block, section: SectionKind | null): boolean =>
  (section === null || !SILENT_SECTIONS.has(section)) && text.length <= LONGEST_BLOCK;

const isPostsSection = (section: SectionKind | null): boolean => section === 'employment' || section === 'board';

/** Organisations by their words or the data, in sentences also by their place. */
function namedSpans(
  { text }: Block,
  { itemsIn: items, lexicon }: Shared,
  organisations: OrganisationIndex,
): OrganisationSpan[] {
  const found = items(text);
  const named = organisationSpans(text, [...found.titles, ...found.degrees, ...found.dates], lexicon, organisations);
  const isFree = (span: OrganisationSpan): boolean =>
    named.every((other) => other.to <= span.from || other.from >= span.to);
  const placed = UNSPACED.test(text)
    ? unspacedEmployers(text, found, lexicon)
    : employersInSentence(text, found, lexicon);
  return [...named, ...placed.filter(isFree)].sort((left, right) => left.from - right.from);
}

/** In lines of a career, the part that is nothing else. */
function placedSpans({ text, headingLevel }: Block, { itemsIn: items, lexicon }: Shared): OrganisationSpan[] {
  return headingLevel !== undefined && sectionOfHeading(text, lexicon) !== null
    ? []
    : employersInLine(text, items(text), lexicon);
}

/** "Physikstudium an der …": Germanic languages write the subject and the study in one word. */
const STUDY_COMPOUND = /\p{L}(?:studium|opleiding|utbildning|uddannelse|utdanning)(?!\p{L})[^.;]{0,40}$/iu;
const NEXT_CLAUSE = /\s(?:and|und|et|y|e|i|en|och|og|a|и|та)\s/giu;

/** "studied at X and took a doctorate at Y": a verb or degree behind "and", with an organisation of its own, is not said of X. */
function clauseOf(passage: Passage, shared: Shared): Passage {
  const { itemsIn: items, lexicon } = shared;
  const { text, mention, prose } = passage;
  if (UNSPACED.test(text) || !prose) return passage;
  const { degrees, titles } = items(text);
  const openers = [...degrees, ...titles, ...lexicon.study.find(text), ...lexicon.work.find(text)];
  for (const match of text.slice(mention.to).matchAll(NEXT_CLAUSE)) {
    const at = mention.to + match.index;
    const opens = openers.some(({ from }) => from >= at && from <= at + match[0].length + 2);
    if (opens && lexicon.prepositions.find(text.slice(at + match[0].length)).length > 0)
      return { ...passage, text: text.slice(0, at) };
  }
  return passage;
}

/** "Lebenslauf", "経歴": dated lines of a life are studies where they name a school, else work. */
function inCareer(passage: Passage, { school, weak }: OrganisationSpan, { itemsIn: items, lexicon }: Shared): Passage {
  const { dates, titles } = items(passage.text);
  if (school && STUDY_COMPOUND.test(passage.text.slice(0, passage.mention.from)))
    return { ...passage, section: 'education' };
  if (passage.section !== 'about' || passage.prose || weak || dates.length === 0) return passage;
  if (school && titles.length > 0) return passage;
  return { ...passage, section: school ? 'education' : 'employment' };
}

/** A school is asked for studies first; any other organisation for posts, and for studies where the section is about them. */
function readSpan(
  span: OrganisationSpan,
  passage: Passage,
  shared: Shared,
  read: (kind: ClaimedOrganisation['kind']) => Finding[],
): Finding[] {
  if (span.weak && !(span.placed && passage.prose) && !isSetOff(passage, shared)) return [];
  if (span.placed && !isPost(passage, shared)) return [];
  const mayStudy =
    span.school ||
    (passage.section === 'education' && !isTitled(passage, shared) && tellsOfStudy(passage, shared)) ||
    (BY.test(passage.text.slice(0, passage.mention.from)) && professionIn(passage) !== null) ||
    (span.institute === true && isLedByStudy(passage, shared));
  const study = mayStudy ? read('school') : [];
  if (study.length > 0) return study.map((finding) => withOver(finding, passage, shared));
  return read('employer').map((post) => asStudy(withPlainTitle(post, shared), span, shared));
}

/** Under "Education" stands more than studies: what is no school by its name needs a degree, a year or a word of studying. */
function tellsOfStudy({ text }: Passage, { itemsIn: items, lexicon }: Shared): boolean {
  const { degrees, dates } = items(text);
  return degrees.length + dates.length + lexicon.study.find(text).length > 0;
}

/** "Ancien chef de clinique au CHU …" under "Formation": a line with a title and no word of studying is a post. */
function isTitled({ text, mention }: Passage, { itemsIn: items, lexicon }: Shared): boolean {
  const end = text.indexOf('\n', mention.to);
  const line = text.slice(text.lastIndexOf('\n', mention.from) + 1, end < 0 ? text.length : end);
  const { titles, degrees } = items(line);
  return titles.length > 0 && degrees.length === 0 && lexicon.study.find(line).length === 0;
}

/** "Окончил Горный институт": a word of studying right before the name, and none of working. */
function isLedByStudy({ text, mention }: Passage, { lexicon }: Shared): boolean {
  const lead = text.slice(Math.max(0, mention.from - LEAD_LENGTH), mention.from);
  const studied = lexicon.study.find(lead).at(-1);
  return studied !== undefined && (lexicon.work.find(lead).at(-1)?.from ?? -1) < studied.from;
}

const LEAD_LENGTH = 40;

const isEnglish = ({ language }: Page): boolean => language === null || language.startsWith('en');

/** "ancienne élève de …": a pupil of old is none that still learns. */
function withOver(finding: Finding, { text, mention }: Passage, { lexicon }: Shared): Finding {
  if (finding.status !== 'in_progress' || finding.end === 'present') return finding;
  const isFormer = lexicon.statuses.find(text.slice(0, mention.from)).some(({ value }) => value === 'former');
  const isOver = isFormer || (finding.degree !== undefined && finding.end !== undefined);
  return isOver ? { ...finding, status: 'stated', current: null } : finding;
}

/** In a line, a place says something only beside a title, and near the top of the entry: what follows tells of the work. */
function isPost({ text, mention, prose }: Passage, { itemsIn: items }: Shared): boolean {
  if (prose) return true;
  const { titles, dates } = items(text);
  if (UNSPACED.test(mention.name)) return titles.length + dates.length > 0;
  return titles.length > 0 && text.slice(0, mention.from).split('\n').length <= HEAD_LINES;
}

const HEAD_LINES = 3;

/** Behind a preposition, or a part of a line for itself. */
function isSetOff({ text, mention }: Passage, { lexicon }: Shared): boolean {
  const lead = text.slice(Math.max(0, mention.from - 20), mention.from);
  const before = lexicon.prepositions.find(lead).at(-1);
  if (before !== undefined && /^\s*$/.test(lead.slice(before.to))) return true;
  return (
    /(?:^|[\n,;|:·•(–—-]\s*)$/u.test(text.slice(0, mention.from)) &&
    /^\s*(?:$|[\n,;|:·•)(–—-])/u.test(text.slice(mention.to))
  );
}

/** Only who confers is said so: "especialista em Direito pela Fundação …". */
const BY = /(?<!\p{L})(?:por|por la|por el|pela|pelo)\s*$/u;

/** "Doctoral student at X": the title tells of a study. */
function asStudy(post: Finding, { school }: OrganisationSpan, { lexicon, page }: Shared): Finding {
  const title = post.title ?? '';
  const isStudent =
    school && !isEnglish(page) && lexicon.statuses.find(title).some(({ value }) => value === 'in_progress');
  if (!isStudent) return post;
  const { title: _title, ...rest } = post;
  return { ...rest, kind: 'education', status: 'in_progress', current: true };
}

/** Words about a relative or an adviser before the organisation, and what somebody is only a member of. */
function isAside({ text, mention }: Passage, { lexicon, itemsIn: items }: Shared): boolean {
  const lead = text.slice(Math.max(0, mention.from - 60), mention.from);
  if (lexicon.otherPeople.find(lead).length > 0) return true;
  const { titles } = items(text);
  const nearest = titles.findLast(({ to }) => to <= mention.from) ?? titles.find(({ from }) => from >= mention.to);
  return nearest !== undefined && MEMBERSHIP.test(nearest.text);
}

const MEMBERSHIP =
  /^(?:\p{L}+ )?(?:members?|fellow|mitglied|membre|miembros?|membros?|socio|lid|członek|člen|medlem|член)(?!\p{L})|(?:会員|會員|委員|委员|成員|成员|会员|회원|위원)$/iu;

const LONGEST_TITLE = 80;

/** "seit 04/2018 Leiterin": the words of a date are none of the title's. */
function withoutDates(title: string): string {
  let rest = title;
  for (const { from, to } of parseDates(title).toReversed()) rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  return rest
    .replace(
      /^\s*(?:since|seit|ab|desde|depuis|dal|sinds|od|sedan|siden|с|з)\s|\s(?:since|seit|desde|depuis|dal|sinds|sedan|siden)\s*$/giu,
      '',
    )
    .replace(/\s+/g, ' ');
}

/** The words of the title without the "of" behind them; the title alone where a whole clause stands around it. */
function withPlainTitle(finding: Finding, { itemsIn: items, lexicon, finder }: Shared): Finding {
  if (finding.title === undefined) return finding;
  let title = withoutDates(finding.title.split(/\s[·•|]\s/u)[0]!).replace(/^[\s\d/.,:–—-]+|[\s,:;–—-]+$/gu, '');
  const last = lexicon.prepositions.find(title).at(-1);
  if (last !== undefined && last.to === title.length && last.from > 0 && !UNSPACED.test(title))
    title = title.slice(0, last.from).trim();
  if (UNSPACED.test(title)) return withUnspacedTitle(finding, title, items(title).titles);
  const [plain] = items(title).titles;
  if (plain !== undefined && !UNSPACED.test(title)) {
    const behind = finding.person.how === 'prose' ? sentenceWords(title.slice(plain.to), lexicon) : [];
    const end = plain.to + Math.min(title.length, ...behind.map(({ from }) => from));
    title = title.slice(leadOfTitle(title.slice(0, plain.from), lexicon), end).trim();
  }
  const isLong = title.length > LONGEST_TITLE || /\.\s\p{Lu}/u.test(title) || finder.hasPart(title);
  if (isLong && plain !== undefined) title = plain.text;
  return { ...finding, title };
}

/** "arbeitete als", "es el", "har varit en": where the words before a title end that are none of it. */
function leadOfTitle(lead: string, lexicon: Lexicon): number {
  const former = lexicon.statuses.find(lead).map(({ to }) => to);
  const end = Math.max(0, ...former, ...sentenceWords(lead, lexicon).map(({ to }) => to));
  return end + (SMALL_LEAD.exec(lead.slice(end))?.[0].length ?? 0);
}

/** Verbs, pronouns, articles of one thing and "as": the sentence goes on with them, the title does not. */
function sentenceWords(text: string, { work, study, presentVerbs, pronouns }: Lexicon): Piece[] {
  const links = [...text.matchAll(AS)].map(({ index, 0: word }) => ({ from: index, to: index + word.length }));
  return [...links, ...[work, study, presentVerbs, pronouns].flatMap((finder) => finder.find(text))];
}

const AS = /(?<![\p{L}-])(?:as|als|som|como|comme|come|jako|eine?|eine[rmn]|ett|une|una|uno|uma|een)(?![\p{L}-])/giu;
/** Articles and prepositions that open what is left. */
const SMALL_LEAD = new RegExp(
  `^[\\s'’,:–-]*(?:(?:${anyOf([
    ...smallWordsOf(({ organisationPrepositions, since, until }) => [...organisationPrepositions, ...since, ...until]),
    ...'the die das le la el il lo un um en et'.split(' '),
  ])})(?:['’]|\\s)\\s*)*`,
  'iu',
);

/** Particles and verbs behind a title: "院長として現在に至る", "센터장 역임". */
const BEHIND_TITLE = /[をにではがへ].*$|として.*$|から.*$|\s?(?:역임|재직|근무|수료|및\s).*$/u;

/** The title and what stands before it in its own word; nothing where a title only opens another word ("公務員試験"). */
function withUnspacedTitle(finding: Finding, written: string, titles: readonly { to: number }[]): Finding {
  const title = written.replace(BEHIND_TITLE, '').trim();
  const isTitle = titles.length === 0 || titles.some(({ to }) => to === title.length);
  const { title: _title, ...rest } = finding;
  return isTitle && title !== '' ? { ...rest, title } : titles.some(({ to }) => to > title.length) ? finding : rest;
}

/** The question of a claim that expects nothing but the organisation. */
function asking(
  shared: Shared,
  kind: ClaimedOrganisation['kind'],
  { name }: OrganisationSpan,
  organisations: OrganisationIndex,
): Question {
  const claim: Claim = { claim_key: '', claim_type: kind === 'school' ? 'education' : 'employment', expected: {} };
  const organisation: ClaimedOrganisation = {
    kind,
    name,
    names: [name],
    beginnings: new Set(),
    organisations,
    bearers: [],
    finder: { find: () => [], whole: () => undefined },
    compared: new Map(),
  };
  return { ...shared, claim, organisation };
}
