// Whether a passage around an organisation tells of a study or of a post there.

import { isField } from '../../domain/fields/compare-fields.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Finding } from '../../domain/model/finding.ts';
import { lineOf } from '../directed/aligned-members.ts';
import type { ClaimedOrganisation } from '../directed/claimed-organisation.ts';
import { isExEmployer } from '../directed/posts/post-words.ts';
import { heldThere } from '../directed/posts/read-post.ts';
import type { Passage } from '../directed/question.ts';
import { professionIn } from '../directed/read-study.ts';
import { isEnglish } from '../lexicon/page-language.ts';
import type { OrganisationSpan, Piece } from './organisation-span.ts';
import { type Shared, withPlainTitle } from './plain-title.ts';
import { FIRMS } from './positional-names.ts';

/** A school is asked for studies first; any other organisation for posts, and for studies where the section is about them. */
export function readSpan(
  span: OrganisationSpan,
  passage: Passage,
  shared: Shared,
  read: (kind: ClaimedOrganisation['kind']) => Finding[],
): Finding[] {
  if (span.weak && !(span.placed && passage.prose) && !isSetOff(passage, shared)) return [];
  if (span.placed && !isPost(passage, shared)) return [];
  const lead = passage.text.slice(0, passage.mention.from);
  // "Juror für Orchester und Chor": whom or what somebody does it for; "arbeitet für Marl" is work.
  if (FOR_SOMETHING.test(lead) && shared.lexicon.work.find(passage.text).length === 0) return [];
  const mayStudy =
    (span.school && !isPostAmongStudies(passage, shared) && !isTitleLast(passage, shared)) ||
    (passage.section === 'education' && !isTitled(passage, shared) && tellsOfStudy(passage, shared)) ||
    (BY.test(lead) && (professionIn(passage) !== null || shared.itemsIn(lead).degrees.length > 0)) ||
    (span.institute === true && (isLedByStudy(passage, shared) || isWithDegree(passage, shared)));
  const study = mayStudy ? read('school').filter((finding) => !isRank(finding, passage, shared)) : [];
  if (study.length > 0) return study.map((finding) => withOver(finding, passage, shared));
  // Under "Board certification" stand those who certify.
  if (passage.section === 'certificates') return [];
  return read('employer').map((post) => asStudy(withPlainTitle(post, shared), span, passage, shared));
}

/** "Marl University / Jan Kowalczyk / Professor, Doctor of Law": the degree in the line of a post is what somebody is. */
function isRank({ degree }: Finding, { text, mention, prose, section }: Passage, { itemsIn: items }: Shared): boolean {
  if (prose || section === 'education' || degree === undefined || items(text).dates.length > 0) return false;
  const { from, to } = lineOf(text, mention);
  const others = `${text.slice(0, from)}${text.slice(to)}`.split('\n');
  const line = others.find((one) => one.includes(degree.surface)) ?? '';
  return !text.slice(from, to).includes(degree.surface) && items(line.replace(degree.surface, '')).titles.length > 0;
}

const FOR_SOMETHING = /(?<!\p{L})für\s(?:d\p{Ll}{2}\s)?$/u;

/** Under "Education" stands more than studies: what is no school by its name needs a degree, a word of studying, or a year and no word of working. */
function tellsOfStudy({ text, mention }: Passage, { itemsIn: items, lexicon }: Shared): boolean {
  const { degrees, dates } = items(text);
  if (degrees.length + lexicon.study.find(text).length > 0) return true;
  return dates.length > 0 && lexicon.work.find(text.slice(0, mention.from)).length === 0;
}

/** "Ancien chef de clinique au CHU …" under "Formation": a line with a title and no word of studying is a post. */
function isTitled({ text, mention }: Passage, { itemsIn: items, lexicon }: Shared): boolean {
  const { from, to } = lineOf(text, mention);
  const line = text.slice(from, to);
  const { titles, degrees } = items(line);
  return titles.length > 0 && degrees.length === 0 && lexicon.study.find(line).length === 0;
}

/** "Ancien chef de clinique à la Faculté …" under "Formation"; "Economista, Universidad …" and "МГУ, инженер" there is what somebody became. */
const isPostAmongStudies = (passage: Passage, shared: Shared): boolean =>
  passage.section === 'education' &&
  !passage.prose &&
  isTitled(passage, shared) &&
  professionIn(passage) === null &&
  !(shared.lexicon.declines && isQualified(passage, shared));

/** The title is all that stands behind the school. */
function isQualified({ text, mention }: Passage, { itemsIn: items }: Shared): boolean {
  const line = lineOf(text, mention);
  const { titles } = items(text.slice(line.from, line.to));
  return titles.every(
    ({ from }) => line.from + from >= mention.to && /^,\s[^,]*$/u.test(text.slice(mention.to, line.from + from)),
  );
}

/** "東海大學醫學系 兼任講師": a line that ends in a title tells of a post, though the department alone is what others studied. */
function isTitleLast({ text, mention, section, prose }: Passage, { itemsIn: items, lexicon }: Shared): boolean {
  if (prose || section === 'education' || !UNSPACED.test(text)) return false;
  const rest = text.slice(mention.to, lineOf(text, mention).to).trimEnd();
  const { titles, degrees } = items(rest);
  const last = titles.at(-1);
  const isUnit = ({ from, to }: Piece): boolean => to <= last!.from && /[系部科]$/u.test(rest.slice(from, to));
  return (
    last?.to === rest.length &&
    [...degrees, ...lexicon.study.find(rest)].every(isUnit) &&
    lexicon.statuses.find(last.text).length === 0
  );
}

/** "Окончил Горный институт": a word of studying right before the name, and none of working. */
function isLedByStudy({ text, mention }: Passage, { lexicon }: Shared): boolean {
  const lead = text.slice(Math.max(0, mention.from - LEAD_LENGTH), mention.from);
  const studied = lexicon.study.find(lead).at(-1);
  return studied !== undefined && (lexicon.work.find(lead).at(-1)?.from ?? -1) < studied.from;
}

/** "企業學研究所碩士": in scripts without spaces the degree stands right behind the name. */
const isWithDegree = ({ text, mention }: Passage, { itemsIn: items }: Shared): boolean =>
  UNSPACED.test(text) && items(text).degrees.some(({ from }) => from === mention.to);

const LEAD_LENGTH = 40;

/** "ancienne élève de …": a pupil of old is none that still learns. */
function withOver(finding: Finding, { text, mention }: Passage, { lexicon }: Shared): Finding {
  if (finding.status !== 'in_progress' || finding.end === 'present') return finding;
  const isFormer = lexicon.statuses.find(text.slice(0, mention.from)).some(({ value }) => value === 'former');
  const isOver = isFormer || (finding.degree !== undefined && finding.end !== undefined);
  return isOver ? { ...finding, status: 'stated', current: null } : finding;
}

/** In a line, a place says something only beside a title, and near the top of the entry: what follows tells of the work. */
function isPost({ text, mention, prose }: Passage, { itemsIn: items }: Shared): boolean {
  if (prose || isExEmployer({ text, mention })) return true;
  const { titles, dates } = items(text);
  const isNearTop = text.slice(0, mention.from).split('\n').length <= HEAD_LINES;
  if (UNSPACED.test(mention.name)) return isNearTop && titles.length + dates.length > 0;
  // "seit 2020 bei Marl & Tallow".
  if (dates.some(({ kind, to }) => kind === 'since' && /^\s\p{Ll}{2,5}\s$/u.test(text.slice(to, mention.from))))
    return true;
  return isNearTop && titles.length > 0;
}

const HEAD_LINES = 3;

/** Behind a preposition, or a part of a line for itself. */
function isSetOff({ text, mention }: Passage, { lexicon }: Shared): boolean {
  if (isExEmployer({ text, mention })) return true;
  const lead = text.slice(Math.max(0, mention.from - 20), mention.from);
  const before = lexicon.prepositions.find(lead).at(-1);
  // "fondatrice d'Hollow".
  if ((before !== undefined && /^\s*$/.test(lead.slice(before.to))) || /(?<!\p{L})\p{Ll}{1,4}['’]$/u.test(lead))
    return true;
  // "letrada en el despacho Marl": behind the word for a firm.
  if (
    lexicon.organisations
      .find(lead)
      .some(({ from, to, value }) => FIRMS.has(value) && from > 0 && lead.slice(to) === ' ')
  )
    return true;
  return (
    /(?:^|(?:[\n,;|:·•(–—-]|\sv\/)\s*)$/u.test(text.slice(0, mention.from)) &&
    /^\s*(?:$|[\n,;|:·•)(–—-])/u.test(text.slice(mention.to))
  );
}

/** Only who confers is said so: "especialista em Direito pela Fundação …". */
const BY = /(?<!\p{L})(?:por|por la|por el|pela|pelo)\s*$/u;

/** "Doctoral student at X", "Umschulung zum Marler, X GmbH": the title or the opening of the entry tells of a study. */
function asStudy(
  post: Finding,
  { school }: OrganisationSpan,
  { text, mention, prose }: Passage,
  shared: Shared,
): Finding {
  const { lexicon, page } = shared;
  if (isEnglish(page)) return post;
  const subject = school && post.title === undefined && !prose ? DEPARTMENT.exec(text.slice(mention.to)) : null;
  if (subject !== null) return { ...post, kind: 'education', status: 'attended', field: subject[1]! };
  if (UNSPACED.test(text)) return post;
  const [, learnt = ''] = SUBJECT.exec(text.slice(lineOf(text, mention).from, mention.from)) ?? [];
  if (school && post.title === undefined && !prose && isField(learnt))
    return { ...post, kind: 'education', field: learnt };
  const isStudent = school && lexicon.statuses.find(post.title ?? '').some(({ value }) => value === 'in_progress');
  const opening = text.slice(0, LONGEST_OPENING);
  const isCourse =
    !prose &&
    // "Responsable de formation, X".
    shared.itemsIn(opening).titles[0]?.from !== 0 &&
    lexicon.study.find(opening).length > 0 &&
    lexicon.trainings.find(opening).length + lexicon.work.find(text.slice(0, mention.from)).length === 0;
  if (!isStudent && !isCourse) return post;
  const { title: _title, ...rest } = post;
  return {
    ...rest,
    kind: 'education',
    ...(isStudent ? { status: 'in_progress', current: true } : { status: 'attended' }),
  };
}

const LONGEST_OPENING = 30;

/** "북해대학교 경제학과", "東海大學法律系畢": a department behind a school is what somebody studied, unless a title says otherwise. */
const DEPARTMENT = /^\s?([^\s、，,]+?(?:학과|학부|전공|系|专业|專業|学科|(?<!医)学部))[畢毕卒졸]?[業业업]?(?=\s|$)/u;

/** "Rechtswissenschaften (Universität Marl)". */
const SUBJECT = /^[^\p{L}]*(\p{L}[\p{L}\s-]+)\s\($/u;

/** Words about a relative or an adviser before the organisation, and what somebody is only a member of. */
export function isAside({ text, mention }: Passage, { lexicon, itemsIn: items }: Shared): boolean {
  const lead = text.slice(Math.max(0, mention.from - 60), mention.from);
  if (lexicon.otherPeople.find(lead).length > 0) return true;
  const { titles } = items(text);
  const nearest = titles.findLast(({ to }) => to <= mention.from) ?? titles.find(({ from }) => from >= mention.to);
  if (nearest === undefined || !MEMBERSHIP.test(nearest.text)) return false;
  // "Mitglied des Aufsichtsrats", "lid van de raad van toezicht": an office that a pack knows whole.
  if (/\s/.test(nearest.text) && lexicon.titles.whole(nearest.text) !== undefined) return false;
  if (heldThere(titles, mention, text, lexicon).length > 0) return false;
  // "Członek rady Marl, obecnie pracuje w Tallow": a word of working stands between.
  return lexicon.work.find(text.slice(nearest.to, Math.max(nearest.to, mention.from))).length === 0;
}

export const MEMBERSHIP =
  /^(?:\p{L}+ )?(?:members?|fellow|mitglied|membre|miembros?|membros?|socio|lid|członek|członkiem|członkini(?:ą)?|člen(?:em|ka|kou|kyně)?|medlem|член(?:ом|киня|кинею)?)(?!\p{L})|(?:会員|會員|委員|委员|成員|成员|会员|회원|(?<!조정|전문|연구|논설|상임|수석)위원)$/iu;
