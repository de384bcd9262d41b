// The open reading: for everybody who has a part of the page, what it says of their studies and posts. The same steps as the
// reading that starts from a claim, for every organisation that the part names.
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Claim } from '../../domain/model/claim.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { itemsIn, lineOf } from '../directed/aligned-members.ts';
import { type ClaimedOrganisation, claimedOrganisation } from '../directed/claimed-organisation.ts';
import { findOrganisationPhrases } from '../directed/organisation-phrases.ts';
import type { Passage, Question } from '../directed/question.ts';
import { readPassage } from '../directed/read-passage.ts';
import { marksReader, passageOf } from '../directed/read-scope.ts';
import { selfReferences } from '../directed/self-references.ts';
import { impliedPosts } from '../directed/site-employer.ts';
import { impliedStudies } from '../directed/site-school.ts';
import { AFFILIATION } from '../findings/doubtful-posts.ts';
import { hasOrganisationWord, isNoName } from '../findings/organisation-doubts.ts';
import { type Lexicon, lexiconFor } from '../lexicon/language-words.ts';
import { isEnglish, languageOf } from '../lexicon/page-language.ts';
import { makeNameFinder, type NameFinder } from '../people/name-finder.ts';
import { type PersonPart, peopleOfPage } from '../people/page-people.ts';
import { type SectionKind, SILENT_SECTIONS, sectionOfHeading, sectionsOf } from '../people/sections.ts';
import type { LineMarks } from '../records/entry-lines.ts';
import { isProse } from '../spans/sentences.ts';
import { affiliations } from './affiliations.ts';
import { namesIn } from './cv-entries.ts';
import { employersBeforeTitles } from './employers-before-titles.ts';
import type { OrganisationSpan } from './organisation-span.ts';
import { type Shared, withoutName, withPlainTitle } from './plain-title.ts';
import { employersInLine, employersInSentence } from './positional-names.ts';
import { isAside, MEMBERSHIP, readSpan } from './read-span.ts';
import { withReferred } from './referred-names.ts';
import { siteEmployer } from './site-organisation.ts';

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
    itemsIn: (text: string) => itemsIn(text, lexicon),
    phrasesIn: (text: string) => findOrganisationPhrases(text, lexicon),
  };
  const site = siteEmployer(page, lexicon, organisations);
  const place = { language, host: URL.parse(page.url)?.hostname ?? null };
  const employer = site === null ? null : claimedOrganisation('employer', site, organisations, place);
  const isSchool = site !== null && !LAB.test(site) && (page.siteOwner?.school ?? givesDegrees(site, lexicon));
  const school = isSchool && employer !== null ? ({ ...employer, kind: 'school' } as const) : null;
  const findings: Finding[] = [];
  const people = withAsked(peopleOfPage(page, subject, lexicon), asked).map((part) => {
    const person = { full_name: part.name };
    return { part, shared: { page, lexicon, ...words, finder: makeNameFinder(person), person, scope: part.scope } };
  });
  for (const { part, shared } of people) {
    // A name in passing has no part of the page; a label before it, or the list it stands in, may say what it is there for.
    if (!isMention(part.scope) || isOwnLine(part.scope, shared.finder))
      findings.push(...readPart(part, shared, organisations));
    findings.push(...readStaff(part, shared, employer));
    if (school !== null && part.name !== '') findings.push(...readGraduates(part, shared, school));
    if (findings.length > MOST_FINDINGS) break;
  }
  const isTold = (post: Finding): boolean =>
    findings.some(
      (other) =>
        other.kind === 'employment' &&
        other.from < post.to &&
        post.from < other.to &&
        other.organisation?.how === 'text',
    );
  return [...findings, ...affiliations(people, organisations).filter((post) => !isTold(post))];
}

/** Who is asked about is found by name, which is surer than by the looks of the page: what is theirs is nobody else's. */
function withAsked(people: readonly PersonPart[], asked: readonly PersonPart[]): readonly PersonPart[] {
  if (asked.length === 0) return people;
  const own = new Set(asked.filter(({ scope }) => !isMention(scope)).flatMap(({ scope }) => scope.blocks));
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

/** "Orla Vantreight, Researcher, Marl Institute": a short line that opens with the name is about nobody else. */
const isOwnLine = ({ head }: PersonPart['scope'], finder: NameFinder): boolean =>
  head !== null &&
  head.text.length <= LONGEST_LINE &&
  !isProse(head.text) &&
  finder.find(head.text).some(({ from }) => from <= LONGEST_ADDRESS) &&
  /^\s?[,(|–—-]/u.test(head.text.slice(finder.find(head.text)[0]!.to));

const LONGEST_LINE = 140;

const LONGEST_ADDRESS = 12;

const isMention = ({ kind }: PersonPart['scope']): boolean => kind === 'mention';

function readPart(part: PersonPart, shared: Shared, organisations: OrganisationIndex): Finding[] {
  const { page, lexicon } = shared;
  const { name, subject, scope } = part;
  const sections = sectionsOf(scope.blocks, lexicon);
  const marksOf = marksReader(shared);
  const findings: Finding[] = [];
  /** Where entries begin that have given a fact. */
  const told = new Set<number>();
  let asked = 0;
  // "Graduada pela MRL" / "Pós-graduada pela NVN": a line with a degree of its own tells more than the one above.
  const isToldOf = ({ start, text, mention }: Passage): boolean => {
    const { from, to } = lineOf(text, mention);
    return told.has(start) && (isEnglish(page) || shared.itemsIn(text.slice(from, to)).degrees.length === 0);
  };
  const read = (block: Block, span: OrganisationSpan): void => {
    asked += 1;
    if (asked > MOST_SPANS) return;
    const column = columnSection(block, shared);
    const section = column ?? sections.get(block) ?? null;
    const around = passageOf(page, scope, block, span, section, sections, marksOf);
    const isOwn = span.titled || column !== null;
    const passage = inCareer(isOwn ? ownLine(around) : span.school ? ofListed(around) : around, span, shared);
    if (isAside(passage, shared) || (span.weak && !passage.prose && isToldOf(passage))) return;
    const ask = (kind: ClaimedOrganisation['kind']): Finding[] =>
      readPassage(passage, asking(shared, kind, span, organisations));
    for (const finding of readSpan(span, passage, shared, ask)) {
      told.add(passage.start);
      if (isEnglish(page) && finding.title === undefined && finding.degree === undefined) continue;
      findings.push({
        ...finding,
        ...(isItem(block, span, section, scope) ? { rules: [...(finding.rules ?? []), AFFILIATION] } : {}),
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
    for (const span of withReferred(namedSpans(block, shared, organisations, sections.get(block) ?? null), last)) {
      last = span.name;
      read(block, span);
    }
  for (const block of blocks.filter((one) => !isProse(one.text) && !isTask(one, marksOf(one))))
    if (isPostsSection(sections.get(block) ?? null))
      for (const span of placedSpans(block, shared).slice(0, 1)) read(block, span);
    else if (isLeaderLine(block, shared) && !findings.some(({ from, to }) => from < endOf(block) && to > block.start))
      for (const span of placedSpans(block, shared).slice(0, 1)) read(block, span);
  return findings;
}

/** "Education" or "Courses" over a column of a table: the post in another cell of the row is held elsewhere. */
function columnSection({ cell }: Block, { page, lexicon }: Shared): SectionKind | null {
  const over = page.blocks.find((block) => block.cell?.table === cell?.table && block.cell?.column === cell?.column);
  const section = cell === undefined || over === undefined ? null : sectionOfHeading(over.text, lexicon);
  return section === 'education' || section === 'certificates' ? section : null;
}

const endOf = ({ start, text }: Block): number => start + text.length;

/** "Konzeption von Kampagnen" in the list below a post: what was done there, and no employer by its place. */
const isTask = ({ tag, text }: Block, { date, title }: LineMarks): boolean =>
  tag === 'li' && !date && !title && !UNSPACED.test(text);

/** "前 누리소프트", "南浦银行": a line that is nothing but an employer, under a heading of work or on somebody's card. */
function isItem(
  { text }: Block,
  { from, to, weak }: OrganisationSpan,
  section: SectionKind | null,
  { kind }: PersonPart['scope'],
): boolean {
  const isOfWork = section === 'employment' || (section === null && kind !== 'page');
  return isOfWork && !weak && UNSPACED.test(text) && text.length - (to - from) <= LONGEST_REST && from <= LONGEST_MARK;
}

/** "前)", "전 " and the department behind the name. */
const LONGEST_MARK = 4;
const LONGEST_REST = 10;

/** On an organisation's own site, who is listed with a title works there, and on a page of its staff whoever is listed. */
function readStaff({ name, subject }: PersonPart, shared: Shared, employer: ClaimedOrganisation | null): Finding[] {
  // A page called after its person is nobody's employer: "Orla Vantreight", "In memory of Orla Vantreight", "Orla V."; "Vantreight Law" is one.
  const isOwnName = (site: string): boolean =>
    isNoName(site) ||
    (subject && shared.finder.hasPart(site) && !hasOrganisationWord(site) && !site.includes('&')) ||
    shared.finder.find(site).some(({ from, to }) => to - from === site.length || !hasOrganisationWord(site));
  if (employer === null || name === '' || isOwnName(employer.name)) return [];
  const claim: Claim = { claim_key: '', claim_type: 'employment', expected: {} };
  // Those whom a school or a laboratory lists in English without a title are as often students, guests and graduates.
  const isOfMany = isEnglish(shared.page) && (givesDegrees(employer.name, shared.lexicon) || LAB.test(employer.name));
  return (
    [impliedPosts, selfReferences]
      .flatMap((read) => read({ ...shared, claim, organisation: employer }))
      .filter(({ title }) => title !== undefined || !isOfMany)
      .filter(({ title = '' }) => !PRESS.test(employer.name) || OF_PRESS.test(title))
      // "Membre de la Société …": of what its own line names.
      .filter(({ title = '', quote }) => {
        const behind = quote.slice(quote.indexOf(title) + title.length).split('\n', 1)[0]!;
        return !MEMBERSHIP.test(title) || shared.lexicon.organisations.find(behind).length === 0;
      })
      .map((post) => ({
        ...withoutName(withPlainTitle(post, shared), name, shared),
        person: { name, how: 'record', subject },
        via: 'record',
      }))
  );
}

/** Whom a newspaper writes about does not work there. */
const PRESS =
  /신문|일보|뉴스|(?:新聞|新闻|日報|日报|晚报|晚報)(?:社|网|網)?$|газет|новост|(?<!\p{L})вести|noviny|deník|gazeta/iu;
const OF_PRESS =
  /기자|논설|편집|앵커|발행|記者|记者|編集|编辑|編輯|主编|主筆|редакт|журналіст|журналист|кореспондент|корреспондент|redak|dziennikar|novinář|reportér|reporter|editor/iu;

const LAB = /\b(?:lab|laboratory|research group)\b/i;

/** A school, and no institute or laboratory of one. */
const givesDegrees = (name: string, { organisations }: Lexicon): boolean =>
  organisations.find(name).some(({ value }) => value === 'school');

/** On a school's own site, who is listed among those that took a degree took it there. */
function readGraduates({ name, subject }: PersonPart, shared: Shared, organisation: ClaimedOrganisation): Finding[] {
  const claim: Claim = { claim_key: '', claim_type: 'education', expected: {} };
  return impliedStudies({ ...shared, claim, organisation }).map((study) => ({
    ...study,
    person: { name, how: 'record', subject },
    via: 'record',
  }));
}

const LONGEST_BLOCK = 3_000;

const mayTell = ({ text }: Block, section: SectionKind | null): boolean =>
  (section === null || !SILENT_SECTIONS.has(section)) && text.length <= LONGEST_BLOCK && !BREADCRUMBS.test(text);

/** "Marl University › Faculty of Law › Staff". */
const BREADCRUMBS = /^[^.!?\n›»>/]{1,80}(?:\s[›»>/]\s[^.!?\n›»>/]{1,80}){2,}$/u;

/** "Founder, Quuxware" in a card: who leads something is followed by what they lead, not by a part of it. */
function isLeaderLine({ text }: Block, { itemsIn: items, lexicon }: Shared): boolean {
  const { titles } = items(text);
  // "Co-founder & CEO, Quuxware"
  const last = titles.find(({ to }) => /^(?:,| at| @| [|–—-]) /.test(text.slice(to)));
  return (
    titles[0]?.from === 0 &&
    last !== undefined &&
    text.length <= LONGEST_LINE &&
    lexicon.leaders.find(text.slice(0, last.to)).length > 0
  );
}

const isPostsSection = (section: SectionKind | null): boolean => section === 'employment' || section === 'board';

/** Organisations by their words or the data, in sentences also by their place. */
function namedSpans(
  { text }: Block,
  { itemsIn: items, lexicon, page, finder }: Shared,
  organisations: OrganisationIndex,
  section: SectionKind | null,
): OrganisationSpan[] {
  const found = items(text);
  const named = namesIn(text, found, lexicon, organisations, isEnglish(page) && !UNSPACED.test(text));
  const isFree = (span: OrganisationSpan): boolean =>
    named.every((other) => other.weak || other.to <= span.from || other.from >= span.to);
  const isItem = isPostsSection(section) && !isProse(text) && named.length === 0 && finder.find(text).length === 0;
  const placed = UNSPACED.test(text)
    ? employersBeforeTitles(text, found.titles, lexicon, isItem)
    : employersInSentence(text, found, lexicon, organisations);
  return [...named, ...placed.filter(isFree)]
    .map((span) => behindName(span, text, finder, lexicon))
    .sort((left, right) => left.from - right.from);
}

/** "王小明海图网创始人": in a heading the name may run into the employer; "王小明律师事务所" is called so. */
function behindName(span: OrganisationSpan, text: string, finder: NameFinder, lexicon: Lexicon): OrganisationSpan {
  const [own] = UNSPACED.test(text) && span.from === 0 ? finder.find(text) : [];
  const rest = own?.from === 0 && own.to > 1 ? text.slice(own.to, span.to) : '';
  const isCalledSo = lexicon.organisations.find(rest)[0]?.from === 0;
  return rest.length > 1 && !isCalledSo ? { ...span, from: own!.to, name: rest } : span;
}

/** In lines of a career, the part that is nothing else. */
function placedSpans({ text, headingLevel }: Block, { itemsIn: items, lexicon }: Shared): OrganisationSpan[] {
  return headingLevel !== undefined && sectionOfHeading(text, lexicon) !== null
    ? []
    : employersInLine(text, items(text), lexicon);
}

/** "毕业于东海大学，北湾大学。": the verb before the first school of a list is said of each. */
function ofListed(passage: Passage): Passage {
  const { text, mention } = passage;
  const listed = LISTED_SCHOOLS.exec(text.slice(0, mention.from))?.[0].length ?? 0;
  return listed > 0 && /^(?:[，。、；]|$)/u.test(text.slice(mention.to))
    ? { ...passage, text: text.slice(0, mention.to), mention: { ...mention, from: mention.from - listed } }
    : passage;
}

const LISTED_SCHOOLS =
  /(?<=[毕畢][业業][于於])[^，。；]{2,20}(?:大[学學]|[学學]院|研究所|院)[，、]\s?(?:[^，。；]{2,20}(?:大[学學]|[学學]院|研究所)[，、]\s?)*$/u;

function ownLine(passage: Passage): Passage {
  const { text, start, mention } = passage;
  const { from, to } = lineOf(text, mention);
  const own = { ...mention, from: mention.from - from, to: mention.to - from };
  return { ...passage, text: text.slice(from, to), start: start + from, mention: own };
}

/** "Lebenslauf", "経歴": dated lines of a life are studies where they name a school, else work. */
function inCareer(passage: Passage, { school, weak }: OrganisationSpan, { itemsIn: items }: Shared): Passage {
  const { dates, titles } = items(passage.text);
  if (passage.section !== 'about' || passage.prose || weak || dates.length === 0) return passage;
  if (school && titles.length > 0) return passage;
  return { ...passage, section: school ? 'education' : 'employment' };
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
