// The open reading: for everybody who has a part of the page, what it says of their studies and posts. The same steps as the
// reading that starts from a claim, for every organisation that the part names.
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Claim } from '../../domain/model/claim.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { itemsIn } from '../directed/aligned-members.ts';
import type { ClaimedOrganisation } from '../directed/organisation-mentions.ts';
import { findOrganisationPhrases } from '../directed/organisation-phrases.ts';
import type { Passage, Question } from '../directed/question.ts';
import { readPassage } from '../directed/read-passage.ts';
import { isProse, passageOf, readMarks } from '../directed/read-scope.ts';
import { lexiconFor } from '../lexicon/language-words.ts';
import { makeNameFinder } from '../people/name-finder.ts';
import { type PersonPart, peopleOfPage } from '../people/page-people.ts';
import { type SectionKind, sectionsOf } from '../people/sections.ts';
import { type OrganisationSpan, organisationSpans } from './organisation-spans.ts';
import { employersInLine, employersInSentence } from './positional-names.ts';

/** Sections whose organisations are no school or employer of the person's. */
const SILENT: ReadonlySet<SectionKind> = new Set([
  'awards',
  'publications',
  'projects',
  'skills',
  'memberships',
  'languages',
  'interests',
  'references',
  'students',
  'news',
  'events',
  'services',
]);

const MOST_FINDINGS = 400;

export function readPeople(page: Page, subject: string | null, organisations: OrganisationIndex): Finding[] {
  const lexicon = lexiconFor(page.language ?? '');
  const words = {
    itemsIn: memoise((text) => itemsIn(text, lexicon)),
    phrasesIn: memoise((text) => findOrganisationPhrases(text, lexicon)),
  };
  const findings: Finding[] = [];
  for (const part of peopleOfPage(page, subject, lexicon)) {
    const person = { full_name: part.name };
    const shared = { page, lexicon, ...words, finder: makeNameFinder(person), person, scope: part.scope };
    findings.push(...readPart(part, shared, organisations));
    if (findings.length > MOST_FINDINGS) break;
  }
  return findings;
}

type Shared = Omit<Question, 'claim' | 'organisation'>;

function readPart({ name, subject, scope }: PersonPart, shared: Shared, organisations: OrganisationIndex): Finding[] {
  const { page, lexicon } = shared;
  const sections = sectionsOf(scope.blocks, lexicon);
  const marksOf = (block: Block) => readMarks(block, shared);
  const findings: Finding[] = [];
  for (const block of scope.blocks) {
    const section = sections.get(block) ?? null;
    if ((section !== null && SILENT.has(section)) || block.text.length > 3_000) continue;
    for (const span of spansOf(block, section, shared, organisations)) {
      const passage = inCareer(passageOf(page, scope, block, span, section, sections, marksOf), span, shared);
      if (isAside(passage, shared)) continue;
      const read = (kind: ClaimedOrganisation['kind']): Finding[] =>
        readPassage(passage, asking(shared, kind, span, organisations));
      for (const finding of readSpan(span, passage, shared, read))
        findings.push({
          ...withPlainTitle(finding, shared),
          person: { ...finding.person, name, subject },
          via: passage.prose ? 'prose' : 'record',
        });
    }
  }
  return findings;
}

const POSTS: ReadonlySet<SectionKind> = new Set(['employment', 'board']);

/** Organisations by their words or the data; where there are none, by their place in the line or sentence. */
function spansOf(
  { text }: Block,
  section: SectionKind | null,
  { itemsIn: items, lexicon }: Shared,
  organisations: OrganisationIndex,
): OrganisationSpan[] {
  const found = items(text);
  const named = organisationSpans(text, [...found.titles, ...found.degrees, ...found.dates], lexicon, organisations);
  const isFree = (span: OrganisationSpan): boolean => named.every((other) => other.to <= span.from || other.from >= span.to);
  if (isProse(text)) return [...named, ...employersInSentence(text, found, lexicon).filter(isFree)];
  const isPost = section !== null && POSTS.has(section);
  return named.length > 0 || !isPost ? named : employersInLine(text, found, lexicon).slice(0, 1);
}

/** "Lebenslauf", "経歴": dated lines of a life that are no school's are of the person's work. */
function inCareer(passage: Passage, { school, weak }: OrganisationSpan, { itemsIn: items }: Shared): Passage {
  const isLine = passage.section === 'about' && !passage.prose && !school && !weak;
  return isLine && items(passage.text).dates.length > 0 ? { ...passage, section: 'employment' } : passage;
}

/** A school is asked for studies first; any other organisation for posts, and for studies where the section is about them. */
function readSpan(
  span: OrganisationSpan,
  passage: Passage,
  shared: Shared,
  read: (kind: ClaimedOrganisation['kind']) => Finding[],
): Finding[] {
  if (span.weak && !isSetOff(passage, shared)) return [];
  const study = span.school || passage.section === 'education' ? read('school') : [];
  if (study.length > 0) return study;
  return read('employer').map((post) => (span.school ? asStudy(post, passage, shared) : post));
}

/** Behind a preposition, or a part of a line for itself. */
function isSetOff({ text, mention }: Passage, { lexicon }: Shared): boolean {
  const lead = text.slice(Math.max(0, mention.from - 20), mention.from);
  const before = lexicon.prepositions.find(lead).at(-1);
  if (before !== undefined && /^\s*$/.test(lead.slice(before.to))) return true;
  return /(?:^|[\n,;|:·•(–—-]\s*)$/u.test(text.slice(0, mention.from)) && /^\s*(?:$|[\n,;|:·•)(–—-])/u.test(text.slice(mention.to));
}

/** In these languages the name of a profession is what a university confers: "Abogada de la Universidad …". */
const PROFESSION =
  /^(?:abogad[oa]|licenciad[oa]|ingenier[oa]|economista|médic[oa]|arquitect[oa]|contador[a]?|psicólog[oa]|advogad[oa]|engenheir[oa]|especialista|mestre|bacharel[a]?|dottore|dottoressa)(?!\p{L})/iu;
const CONFERRED = /^[^,;.]{0,60}(?<!\p{L})(?:de|del|por|pela|pelo|da|do|presso|all|alla)(?!\p{L})[^,;.]{0,8}$/u;

/** "Doctoral student at X", "Abogada de la Universidad X": the title tells of a study. */
function asStudy(post: Finding, { text, mention }: Passage, { lexicon }: Shared): Finding {
  const title = post.title ?? '';
  const isStudent = lexicon.statuses.find(title).some(({ value }) => value === 'in_progress');
  const at = text.indexOf(title);
  const isDegree = PROFESSION.test(title) && at >= 0 && CONFERRED.test(text.slice(at + title.length, mention.from));
  if (!isStudent && !isDegree) return post;
  const { title: _title, ...rest } = post;
  return { ...rest, kind: 'education', status: isStudent ? 'in_progress' : 'stated', current: isStudent ? true : null };
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

/** The words of the title without the "of" behind them; the title alone where a whole clause stands around it. */
function withPlainTitle(finding: Finding, { itemsIn: items, lexicon }: Shared): Finding {
  if (finding.title === undefined) return finding;
  let title = finding.title.replace(/^[\s\d/.–—-]+|[\s,:;–—-]+$/gu, '');
  const last = lexicon.prepositions.find(title).at(-1);
  if (last !== undefined && last.to === title.length && last.from > 0 && !UNSPACED.test(title)) title = title.slice(0, last.from).trim();
  const [plain] = items(title).titles;
  if (title.length > LONGEST_TITLE && plain !== undefined) title = plain.text;
  return { ...finding, title };
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
