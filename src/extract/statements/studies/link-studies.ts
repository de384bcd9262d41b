// Joins degrees, schools, fields and years of one sentence into studies.
import { isField } from '../../../domain/fields/compare-fields.ts';
import { memoise } from '../../../domain/text/memoise.ts';
import { SIGN } from '../../lexicon/sign.ts';
import type { Annotated } from '../../spans/annotate.ts';
import type { DegreeSpan } from '../../spans/find-degrees.ts';
import type { OrganisationSpan } from '../../spans/organisations/find-organisations.ts';
import type { Link } from '../links/link.ts';
import type { Study } from './study.ts';
import { assignDates } from './study-dates.ts';
import { assignFields } from './study-fields.ts';

const { degree: D, date: Y, field: F, organisation: O, person: P } = SIGN;
const CHAIN = new RegExp(
  `^(?:,| |and|e|y|et|und|og|och|en|un|una|um|uma|il|o|&|/|a|an|his|her|my|their|then|later|both|the|second|another|plus|degrees?|(?:in|em|en) ${F}|${F}|\\(${F}\\)|\\(|\\)|${Y}|in ${Y}|with|honou?rs|cum|laude|summa|magna|,){0,14}$`,
  'u',
);
const BACK_STRONG =
  /\b(?:where|with|earning|receiving|obtaining|graduating|completing|graduated|taking|gaining|leading to|for|which)\b|^[ ,(:–—-]{1,4}$/;
const VERB =
  /\b(?:received|receiving|earned|earning|obtained|completed|holds|held|awarded|graduated|attended|studied|went|took|gained|got|did|has|finished|entered|enrolled)\b/;

export function linkStudies(annotated: Annotated, links: readonly Link[], bare: boolean): Study[] {
  if (annotated.degrees.length === 0 && !links.some((link) => link.relation === 'education')) return [];
  const learned = new Map<OrganisationSpan, Link>();
  for (const link of links)
    if (link.relation === 'education' && !isSubject(link.organisation)) learned.set(link.organisation, link);
  const isTaught = (organisation: OrganisationSpan): boolean =>
    links.some((link) => link.relation === 'employment' && link.organisation === organisation);
  const schools = annotated.organisations.filter(
    (organisation) => learned.has(organisation) || (organisation.kind === 'school' && !isTaught(organisation)),
  );
  // "co-supervises two PhD students at O": degrees of others.
  const own = (degree: DegreeSpan): boolean =>
    !/^ (?:students|supervis|theses|candidates|graduates|programs|programmes|level)/i.test(
      annotated.text.slice(degree.to, degree.to + 16),
    );
  const choice = annotated.degrees.map((degree, index) => schoolOf(annotated, schools, degree, index));
  shareChains(annotated, choice, schools);
  spreadOver(annotated, choice, schools);
  const studies: Study[] = [];
  annotated.degrees.forEach((degree, index) => {
    if (!own(degree)) return;
    const school = choice[index] === null ? null : schools[choice[index]!]!;
    studies.push(make(annotated, school, degree, index, learned));
  });
  for (const study of studies) if (study.organisation === null) study.organisation = namedBefore(annotated, study);
  for (const [organisation, link] of learned) {
    if (studies.some((study) => study.organisation === organisation)) continue;
    studies.push({
      organisation,
      link,
      degree: null,
      field: null,
      from: link.listed ? organisation.start : Math.min(link.trigger, organisation.start),
      to: organisation.to,
      trigger: link.trigger,
    });
  }
  // A degree with no school needs a verb of its own, or a line that is nothing but degrees.
  const kept = studies.filter(
    (study) => study.organisation !== null || (study.degree !== null && (bare || standsAlone(annotated, study.degree))),
  );
  cutLaterStudies(annotated, kept);
  if (kept.length > 1) kept.sort((left, right) => left.from - right.from);
  const renamed = kept.filter((study) => study.link?.rule === 'renamed-organisation' && study.degree === null);
  const named = kept.filter((study) => !renamed.includes(study));
  const pairs = renamed.map((study) => ({ study, former: named.findLast(({ to }) => to <= study.from) }));
  // "graduated from O (now O) in Y": what stands behind the brackets is said of the school, whatever its name.
  for (const { study, former } of pairs) if (former !== undefined) former.to = study.to;
  assignFields(annotated, named);
  assignDates(annotated, named);
  for (const { study, former } of pairs)
    named.push({ ...(former ?? study), organisation: study.organisation, link: study.link });
  return named;
}

/** "a B.Sc. from X in 1970 and a Ph.D. in 1984": the second study of a school starts at its own degree. */
function cutLaterStudies(annotated: Annotated, kept: readonly Study[]): void {
  for (const study of kept) {
    const { degree, organisation } = study;
    if (degree === null || organisation === null || degree.from < organisation.to) continue;
    const isLater = kept.some(
      (other) =>
        other !== study &&
        other.organisation === organisation &&
        other.degree !== null &&
        other.degree.from < organisation.start,
    );
    if (!isLater && !hasOwnYear(annotated, organisation, degree)) continue;
    study.from = degree.from;
    study.to = Math.max(
      degree.to,
      annotated.fields.find((field) => field.text === study.field && field.from >= degree.to)?.to ?? 0,
    );
  }
}

/** "a certificate from X in 1994 and a J.D. from the same school in 1999": a year before the degree, and one behind it. */
function hasOwnYear({ dates }: Annotated, { to }: OrganisationSpan, degree: DegreeSpan): boolean {
  return (
    dates.some((date) => date.from >= to && date.to <= degree.from) &&
    dates.some((date) => date.from >= degree.to && date.from - degree.to < YEAR_BEHIND)
  );
}
const YEAR_BEHIND = 60;

/** "a lecturer at O and took her PhD in history there": the school that "there" points back to. */
function namedBefore(annotated: Annotated, { degree }: Study): OrganisationSpan | null {
  if (degree === null) return null;
  const end = annotated.at(degree.to);
  const tail = annotated.skeleton.slice(end, end + 60);
  if (
    !tail.includes('there') ||
    !/^[^.;,]*(?<![\p{L}])there(?![\p{L}])/u.test(tail) ||
    tail.slice(0, tail.indexOf('there')).includes(O)
  )
    return null;
  const before = annotated.organisations.findLast((span) => span.to <= degree.from);
  return before?.kind === 'school' ? before : null;
}

function make(
  annotated: Annotated,
  organisation: OrganisationSpan | null,
  degree: DegreeSpan,
  index: number,
  learned: ReadonlyMap<OrganisationSpan, Link>,
): Study {
  const link = organisation === null ? null : (learned.get(organisation) ?? null);
  const own = annotated.fields.find((field) => field.degree === index);
  const start = organisation === null ? degree.from : Math.min(degree.from, organisation.start);
  const end =
    organisation === null ? Math.max(degree.to, own?.to ?? 0) : Math.max(degree.to, organisation.to, own?.to ?? 0);
  return {
    organisation,
    link,
    degree,
    field: own?.text ?? degree.ofField ?? null,
    from: start,
    to: end,
    trigger: Math.min(degree.from, link?.trigger ?? degree.from),
  };
}

/** "promoveerde in 2001 aan de O", "doutorada pela O", "dottorato presso l'O": at, from and by of other languages. */
const FOREIGN_FROM =
  /(?<!\p{L})(?:an der|am|aan (?:de|het)|aan|pela|pelo|por (?:la|el)|por|presso|alla|na|v|ve|w|we|на|в|у|à|de l['’]|en la|en el)(?: (?:la|il|lo))?(?: ?l['’]| all['’])? ?["“(]?$/u;
/** "an MSc from UT and a PhD from O": another degree stands before the school. */
const DEGREE_AHEAD = new RegExp(D, 'u');

/** "P, D, is a graduate of O": what stands behind a name says where nothing was taken. */
const BEHIND_NAME = new RegExp(`${P}(?:,? |,? ?\\()(?:${D},? )*$`, 'u');
const SENTENCE_FOLLOWS = new RegExp(`^[,) ]*(?:${D}[,) ]*)*(?!(?:from|at|of|in|and)\\b)\\p{Ll}`, 'u');

/** "an MBA in International Business from O": a subject that is written like a firm. */
const isSubject = ({ kind, name }: OrganisationSpan): boolean => kind === 'company' && isField(name);

function withSubjects({ skeleton, organisations, at }: Annotated): string {
  return organisations
    .filter(isSubject)
    .reduce((text, { start }) => `${text.slice(0, at(start))}${F}${text.slice(at(start) + 1)}`, skeleton);
}

/** Index of the school a degree belongs to, or null. */
function schoolOf(
  annotated: Annotated,
  schools: readonly OrganisationSpan[],
  degree: DegreeSpan,
  index: number,
): number | null {
  const skeleton = withSubjects(annotated);
  const from = annotated.at(degree.from);
  const to = from + 1;
  if (BEHIND_NAME.test(skeleton.slice(0, from)) && SENTENCE_FOLLOWS.test(skeleton.slice(to))) return null;
  let best: { school: number; cost: number } | null = null;
  const consider = (school: number, cost: number): void => {
    if (cost < 200 && (best === null || cost < best.cost)) best = { school, cost };
  };
  const next = schools.findIndex((school) => school.start >= degree.to);
  // "a B.S. from O and an M.S. from UT": the words name a place of its own, whether or not it is known for a school.
  const elsewhere = (): boolean =>
    /^ (?:degrees? )?(?:from|at) (?!the (?:University|College|School|Institute|Academy)(?! of)(?![\p{L}]))(?:the )?\p{Lu}/u.test(
      annotated.text.slice(degree.to, degree.to + 24),
    ) && !(next >= 0 && schools[next]!.start - degree.to < 24);
  if (next >= 0 && !(elsewhere() && DEGREE_AHEAD.test(skeleton.slice(to, annotated.at(schools[next]!.start)))))
    consider(next, forwardCost(skeleton.slice(to, annotated.at(schools[next]!.start))));
  let previous = -1;
  schools.forEach((school, at) => {
    if (school.to <= degree.from) previous = at;
  });
  if (previous >= 0 && !elsewhere())
    consider(
      previous,
      backwardCost(skeleton.slice(annotated.at(schools[previous]!.to), from), annotated, schools[previous]!, index),
    );
  return (best as { school: number; cost: number } | null)?.school ?? null;
}

/** "M.A. „Economics of Trade“ na O": in quotes the subject. */
const QUOTED = new RegExp(`[„“"«]${O}[“”"»]`, 'gu');

/** From a degree to a school behind it. Gaps are short, and come again and again. */
const forwardCost = memoise((written): number => {
  const gap = written.replace(QUOTED, F);
  if (gap.length > 180 || gap.includes(';')) return 999;
  // "a master in law, a master in tides at Link and one in data at Tallow": past another degree's school nothing is reached.
  if (gap.includes(O)) return gap.length < 60 && !gap.slice(gap.indexOf(O)).includes(D) ? 120 : 999;
  let cost = gap.length * 0.6;
  if (/\b(?:from|at|by|of|through)(?: the| both| what is now)? ?["“(]?$/.test(gap)) cost -= 30;
  else if (FOREIGN_FROM.test(gap)) cost -= 30;
  else if (/\bin (?:the )?$/.test(gap)) cost += 10;
  const others = gap.split(D).length - 1;
  if (others > 0 && !CHAIN.test(gap.slice(0, gap.lastIndexOf(D)))) cost += 70;
  if (VERB.test(gap)) cost += 60;
  if (/\b(?:and|then|before|after|who|while|taught|worked|professor|became)\b/.test(gap) && others === 0) cost += 15;
  return cost;
});

function backwardCost(gap: string, annotated: Annotated, school: OrganisationSpan, index: number): number {
  if (gap.length > 180 || /;/.test(gap)) return 999;
  let cost = gap.length * 0.6 + 4;
  const others = gap.split(D).length - 1;
  if (BACK_STRONG.test(gap)) cost -= 28;
  // Layout: a sentence that opens with a degree reads "D, O"; the comma before the next degree closes the record.
  const opensWithDegree = index > 0 && annotated.degrees[0]!.from < school.start;
  if (opensWithDegree && !/\b(?:where|earning|receiving|graduating)\b|^ ?\($/.test(gap)) cost += 40;
  if (gap.includes(O)) cost += 25;
  if (others > 0) cost += 5;
  return cost;
}

/** "M.S. and Ph.D. from X": degrees in one chain share the school of the last. */
function shareChains(annotated: Annotated, choice: (number | null)[], schools: readonly OrganisationSpan[]): void {
  const { degrees, skeleton } = annotated;
  for (let index = degrees.length - 2; index >= 0; index -= 1) {
    const gap = skeleton.slice(annotated.at(degrees[index]!.from) + 1, annotated.at(degrees[index + 1]!.from));
    if (!CHAIN.test(gap)) continue;
    const target = choice[index + 1] ?? null;
    const mine = choice[index] ?? null;
    if (target === null) continue;
    const school = schools[target]!;
    // Forward chain only: the shared school stands after both.
    if (school.start > degrees[index + 1]!.from) {
      const backStrong =
        mine !== null &&
        schools[mine]!.to <= degrees[index]!.from &&
        BACK_STRONG.test(skeleton.slice(annotated.at(schools[mine]!.to), annotated.at(degrees[index]!.from)));
      if (!backStrong) choice[index] = target;
    } else if (mine === null) choice[index] = target;
  }
}

/** "MS and BA degrees are from X and Y": as many schools in one list as degrees in one chain. */
function spreadOver(annotated: Annotated, choice: (number | null)[], schools: readonly OrganisationSpan[]): void {
  const { degrees, skeleton } = annotated;
  for (let first = 0; first < degrees.length - 1; first += 1) {
    const target = choice[first] ?? null;
    if (target === null || choice[first + 1] !== target) continue;
    let last = first + 1;
    while (last + 1 < degrees.length && choice[last + 1] === target) last += 1;
    const count = last - first + 1;
    const list = schools.slice(target, target + count);
    if (list.length < count || schools[target]!.start < degrees[last]!.to) continue;
    const joined = list.every(
      (school, at) =>
        at === 0 ||
        /^(?:,| and|, and)(?: the| from| at){0,2} $/.test(
          skeleton.slice(annotated.at(list[at - 1]!.to), annotated.at(school.start)),
        ),
    );
    if (!joined || choice.some((value, at) => value !== null && at > last && value < target + count)) continue;
    for (let at = 0; at < count; at += 1) choice[first + at] = target + at;
  }
}

/** "He holds an MBA", "with a PhD in physics", "MD" as a line of its own. */
function standsAlone(annotated: Annotated, degree: DegreeSpan): boolean {
  const place = annotated.at(degree.from);
  const lead = annotated.skeleton.slice(Math.max(0, place - 70), place);
  if (
    /\b(?:students?|supervis\w{1,5}|candidates|teaches|taught|offers|program\w{0,2}|courses?|examiner|advisor)\b[^.;]{0,30}$/i.test(
      lead,
    )
  )
    return false;
  const tail = annotated.skeleton.slice(place + 1, place + 14);
  if (/^ (?:students?|programs?|programmes?|courses?|supervis|examin|projects?|thes[ie]s|candidates|level)/i.test(tail))
    return false;
  return /\b(?:received|receiving|earned|earning|obtained|obtaining|completed|completing|holds|holding|hold|held|has|have|awarded|graduated|graduating|took|taking|gained|got|did|finished|finishing|with|conferred|pursuing|pursued|attained|his|her|my)\b[^;]{0,60}$/i.test(
    lead,
  );
}
