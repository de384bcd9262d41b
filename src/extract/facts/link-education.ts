// Joins degrees, schools, fields and years of one sentence into studies.
import type { DateSpan } from '../../domain/dates/parse-dates.ts';
import type { EndDate, PartialDate } from '../../domain/model/partial-date.ts';
import { type Annotated, SIGN } from './annotate.ts';
import type { DegreeSpan } from './find-degrees.ts';
import type { OrganisationSpan } from './find-organisations.ts';
import type { Tie } from './relations.ts';

export interface Study {
  organisation: OrganisationSpan | null;
  tie: Tie | null;
  degree: DegreeSpan | null;
  field: string | null;
  start?: PartialDate;
  end?: EndDate;
  /** Text range of the study's own words. */
  from: number;
  to: number;
  /** Where the actor is looked for. */
  trigger: number;
}

const { degree: D, date: Y, field: F, organisation: O } = SIGN;
const CHAIN = new RegExp(
  `^(?:,| |and|&|/|a|an|his|her|my|their|then|later|both|the|second|another|plus|degrees?|in ${F}|${F}|\\(${F}\\)|\\(|\\)|${Y}|in ${Y}|with|honou?rs|cum|laude|summa|magna|,){0,14}$`,
  'u',
);
const BACK_STRONG =
  /\b(?:where|with|earning|receiving|obtaining|graduating|completing|graduated|taking|gaining|leading to|for|which)\b|^[ ,(:–—-]{1,4}$/;
const VERB =
  /\b(?:received|receiving|earned|earning|obtained|completed|holds|held|awarded|graduated|attended|studied|went|took|gained|got|did|has|finished|entered|enrolled)\b/;

export function linkStudies(annotated: Annotated, ties: readonly Tie[], bare: boolean): Study[] {
  const taught = new Set(ties.filter((tie) => tie.relation === 'employment').map((tie) => tie.organisation));
  const learned = new Map(ties.filter((tie) => tie.relation === 'education').map((tie) => [tie.organisation, tie]));
  const schools = annotated.organisations.filter(
    (organisation) => learned.has(organisation) || (organisation.kind === 'school' && !taught.has(organisation)),
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
    const extra = school === null ? [] : companions(annotated, school, learned, annotated.degrees);
    for (const organisation of [school, ...extra]) studies.push(make(annotated, organisation, degree, index, learned));
  });
  for (const [organisation, tie] of learned) {
    if (studies.some((study) => study.organisation === organisation)) continue;
    studies.push({
      organisation,
      tie,
      degree: null,
      field: null,
      from: tie.listed ? organisation.start : Math.min(tie.trigger, organisation.start),
      to: organisation.to,
      trigger: tie.trigger,
    });
  }
  // A degree with no school needs a verb of its own, or a line that is nothing but degrees.
  const kept = studies.filter(
    (study) => study.organisation !== null || (study.degree !== null && (bare || standsAlone(annotated, study.degree))),
  );
  // "a B.Sc. from X in 1970 and a Ph.D. in 1984": the second study of a school starts at its own degree.
  for (const study of kept) {
    const { degree, organisation } = study;
    if (degree === null || organisation === null || degree.from < organisation.to) continue;
    if (
      !kept.some(
        (other) =>
          other !== study &&
          other.organisation === organisation &&
          other.degree !== null &&
          other.degree.from < organisation.start,
      )
    )
      continue;
    study.from = degree.from;
    study.to = Math.max(
      degree.to,
      annotated.fields.find((field) => field.text === study.field && field.from >= degree.to)?.to ?? 0,
    );
  }
  kept.sort((left, right) => left.from - right.from);
  assignFields(annotated, kept);
  assignDates(annotated, kept);
  return kept;
}

/** "graduated from X and Y with B.A.": rare; a list of schools before one degree keeps each school as its own study. */
function companions(
  _annotated: Annotated,
  _school: OrganisationSpan,
  _learned: ReadonlyMap<OrganisationSpan, Tie>,
  _degrees: readonly DegreeSpan[],
): OrganisationSpan[] {
  return [];
}

function make(
  annotated: Annotated,
  organisation: OrganisationSpan | null,
  degree: DegreeSpan,
  index: number,
  learned: ReadonlyMap<OrganisationSpan, Tie>,
): Study {
  const tie = organisation === null ? null : (learned.get(organisation) ?? null);
  const own = annotated.fields.find((field) => field.degree === index);
  const start = organisation === null ? degree.from : Math.min(degree.from, organisation.start);
  const end =
    organisation === null ? Math.max(degree.to, own?.to ?? 0) : Math.max(degree.to, organisation.to, own?.to ?? 0);
  return {
    organisation,
    tie,
    degree,
    field: own?.text ?? degree.ofField ?? null,
    from: start,
    to: end,
    trigger: Math.min(degree.from, tie?.trigger ?? degree.from),
  };
}

/** Index of the school a degree belongs to, or null. */
function schoolOf(
  annotated: Annotated,
  schools: readonly OrganisationSpan[],
  degree: DegreeSpan,
  index: number,
): number | null {
  const { skeleton } = annotated;
  const from = annotated.at(degree.from);
  const to = from + 1;
  let best: { school: number; cost: number } | null = null;
  const consider = (school: number, cost: number): void => {
    if (cost < 200 && (best === null || cost < best.cost)) best = { school, cost };
  };
  const next = schools.findIndex((school) => school.start >= degree.to);
  if (next >= 0) consider(next, forwardCost(skeleton.slice(to, annotated.at(schools[next]!.start)), annotated, index));
  let previous = -1;
  schools.forEach((school, at) => {
    if (school.to <= degree.from) previous = at;
  });
  if (previous >= 0)
    consider(
      previous,
      backwardCost(skeleton.slice(annotated.at(schools[previous]!.to), from), annotated, schools[previous]!, index),
    );
  return (best as { school: number; cost: number } | null)?.school ?? null;
}

function forwardCost(gap: string, annotated: Annotated, index: number): number {
  if (gap.length > 180 || /;/.test(gap) || gap.includes(O))
    return gap.includes(O) && gap.length < 60 && !/;/.test(gap) ? 120 : 999;
  let cost = gap.length * 0.6;
  if (/\b(?:from|at|by|of|through)(?: the| both| what is now)? ?["“(]?$/.test(gap)) cost -= 30;
  else if (/\bin (?:the )?$/.test(gap)) cost += 10;
  const others = gap.split(D).length - 1;
  if (others > 0 && !CHAIN.test(gap.slice(0, gap.lastIndexOf(D)))) cost += 70;
  if (VERB.test(gap)) cost += 60;
  // "the first to hold a diploma, Roe earned her B.A. from O": a new subject opens a new statement.
  if (/,[^,]*\ue004/u.test(gap) && VERB.test(gap)) cost += 120;
  if (/\b(?:and|then|before|after|who|while|taught|worked|professor|became)\b/.test(gap) && others === 0) cost += 15;
  if (/\b(?:taught|worked|served|joined|professor|became|member)\b/.test(gap)) cost += 80;
  void annotated;
  void index;
  return cost;
}

function backwardCost(gap: string, annotated: Annotated, school: OrganisationSpan, index: number): number {
  if (gap.length > 180 || /;/.test(gap)) return 999;
  let cost = gap.length * 0.6 + 4;
  const others = gap.split(D).length - 1;
  if (BACK_STRONG.test(gap)) cost -= 28;
  // Layout: a sentence that opens with a degree reads "D, O"; the comma before the next degree closes the record.
  const opensWithDegree = index > 0 && annotated.degrees[0]!.from < school.start;
  if (opensWithDegree && !/\b(?:where|earning|receiving|graduating)\b/.test(gap)) cost += 40;
  if (gap.includes(O)) cost += 25;
  if (others > 0) cost += 5;
  if (/\b(?:from|at) (?:the )?$/.test(gap)) cost += 60;
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
    if (
      school.start > degrees[index + 1]!.from &&
      (mine === null || schools[mine]!.to > degrees[index]!.from || !/^(?: where|,? where)/.test(''))
    ) {
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

function assignFields(annotated: Annotated, studies: Study[]): void {
  for (const field of annotated.fields) {
    if (field.degree !== null) continue;
    // A field after a verb goes to the study beside it that has none.
    const near = studies
      .filter(
        (study) =>
          study.field === null &&
          !(
            study.degree !== null &&
            annotated.fields.some((other) => other.degree !== null && other.text === study.field)
          ),
      )
      .map((study) => ({
        study,
        distance: field.from >= study.to ? field.from - study.to : study.from >= field.to ? study.from - field.to : 0,
      }))
      .sort((left, right) => left.distance - right.distance)[0];
    if (near !== undefined && near.distance < 60) near.study.field = field.text;
  }
  // "B.S., Dept. of Computer Science, X University": the department tells the field.
  for (const study of studies) {
    const unit = study.organisation?.unit ?? '';
    const department =
      /^(?:Dep(?:ar)?t(?:ment)?\.?|Faculty|Institute|School|College) of (?:the )?(.+)$|^(.+) Department$/.exec(unit);
    if (study.field === null && study.degree !== null && department !== null)
      study.field = (department[1] ?? department[2])!.replace(/,.*$/, '');
  }
  // "M.S. and Ph.D. in physics": a chain shares the field of its last member.
  for (let index = studies.length - 2; index >= 0; index -= 1) {
    const study = studies[index]!;
    const next = studies[index + 1]!;
    if (
      study.field !== null ||
      next.field === null ||
      study.degree === null ||
      next.degree === null ||
      study.organisation !== next.organisation
    )
      continue;
    const gap = annotated.skeleton.slice(annotated.at(study.degree.from) + 1, annotated.at(next.degree.from));
    if (/^(?:,| |and|&|\/|a|an|his|her|\(|\)|\ue003){1,10}$/u.test(gap)) study.field = next.field;
  }
}

function isLife(annotated: Annotated, date: DateSpan): boolean {
  const before = annotated.text.slice(Math.max(0, date.from - 26), date.from);
  if (/(?:\b(?:born|died|né|née|geboren|nacido|nato|nata)|\([bd]\.)(?: on| in| [\p{L},. ]{0,18})? ?$/iu.test(before))
    return true;
  // "(1869 - 1945)" right after a name.
  return (
    date.kind === 'range' &&
    date.end !== 'present' &&
    date.start !== undefined &&
    date.end !== undefined &&
    date.end.year - date.start.year > 25 &&
    /\($/.test(before)
  );
}

function assignDates(annotated: Annotated, studies: Study[]): void {
  const dates = annotated.dates.filter((date) => !isLife(annotated, date));
  if (dates.length === 0 || studies.length === 0) return;
  if (respectively(annotated, studies, dates)) return;
  const dateFirst = layoutIsDateFirst(annotated, studies, dates);
  const taken = new Set<DateSpan>();
  for (const study of studies) {
    const own = dates.filter((date) => !taken.has(date) && date.from >= study.from && date.to <= study.to);
    const inside = own[0];
    const next =
      studies.find((other) => other.from > study.from && other.organisation !== study.organisation) ??
      studies.find((other) => other.from > study.from);
    const limit = next === undefined ? annotated.text.length : Math.max(next.from, study.to);
    const after = dates.find(
      (date) => !taken.has(date) && date.from >= study.to && date.from < limit && nearAfter(annotated, study, date),
    );
    const before = dates
      .filter((date) => !taken.has(date) && date.to <= study.from && nearBefore(annotated, studies, study, date))
      .at(-1);
    // "entered U in 1909, where he completed his Ph.D. in 1911": the year right after a degree is the degree's own.
    const beside = dates.find(
      (date) => !taken.has(date) && study.degree !== null && follows(annotated, study.degree, date),
    );
    const chosen = beside ?? (dateFirst ? (before ?? inside ?? after) : (inside ?? after ?? before));
    if (chosen === undefined) continue;
    taken.add(chosen);
    apply(annotated, study, chosen);
  }
  // Degrees of one school with one shared date after it: "B.A. and M.A. from X in 1990" dates the last.
}

/** "Ph.D. in 1911", "B.A. degree in history in 1906". */
function follows(annotated: Annotated, degree: DegreeSpan, date: DateSpan): boolean {
  if (date.from < degree.to) return false;
  const gap = annotated.skeleton.slice(annotated.at(degree.to), annotated.at(date.from));
  return gap.length < 24 && /^(?: degrees?)?(?: in \ue007)?(?: in | \()$/u.test(gap);
}

function apply(annotated: Annotated, study: Study, date: DateSpan): void {
  const lead = annotated.text.slice(Math.max(0, date.from - 50), date.from);
  const entered =
    /\b(?:entered|enrolled|began|started|matriculated|since|beginning|starting)\b[^,;]{0,40}$/i.test(lead) ||
    (study.tie !== null && /^(?:entered|enrolled|entering|matriculated)/i.test(study.tie.words));
  if (date.kind === 'range') {
    if (date.start !== undefined) study.start = date.start;
    if (date.end !== undefined) study.end = date.end;
  } else if (
    date.kind === 'since' ||
    (entered && date.end !== undefined && date.end !== 'present' && study.degree === null)
  ) {
    const begin = date.start ?? (date.end === 'present' ? undefined : date.end);
    if (begin !== undefined) study.start = begin;
    if (date.kind === 'since' && date.end !== undefined) study.end = date.end;
  } else if (date.end !== undefined) study.end = date.end;
}

function nearAfter(annotated: Annotated, study: Study, date: DateSpan): boolean {
  const gap = annotated.skeleton.slice(annotated.at(study.to), annotated.at(date.from));
  if (gap.length > 110) return false;
  return !/;|\b(?:became|joined|worked|taught|served|moved|until|born|married|died|appointed|elected|professor|since|played|drafted|published|wrote|member|returned|left)\b/i.test(
    gap,
  );
}

function nearBefore(annotated: Annotated, studies: readonly Study[], study: Study, date: DateSpan): boolean {
  const gap = annotated.skeleton.slice(annotated.at(date.to), annotated.at(study.from));
  if (gap.length > 60 || /;/.test(gap)) return false;
  return (
    !studies.some((other) => other !== study && other.from >= date.to && other.from < study.from) &&
    !/\b(?:became|joined|worked|taught|served|moved|born|married|died|appointed|elected|played)\b/i.test(gap)
  );
}

function layoutIsDateFirst(annotated: Annotated, studies: readonly Study[], dates: readonly DateSpan[]): boolean {
  const first = dates[0]!;
  if (first.from > studies[0]!.from) return false;
  const lead = annotated.text.slice(0, first.from);
  return (
    /^[\s•*·\-–—(["“]{0,4}$/.test(lead) ||
    /^(?:In|By|During|From|Between|Since|On|En|Im|Nel|Em) (?:the |early |late |fall |spring |summer |autumn |of ){0,2}$/i.test(
      lead,
    )
  );
}

/** "M.S. and Ph.D. from X in 1983 and 1986, respectively": as many dates as degrees, in order. */
function respectively(annotated: Annotated, studies: Study[], dates: readonly DateSpan[]): boolean {
  const degrees = studies.filter((study) => study.degree !== null);
  if (degrees.length < 2) return false;
  const after = dates.filter((date) => date.from >= degrees[0]!.to);
  let count = 0;
  // Runs of dates joined by commas and "and".
  for (let index = 0; index < after.length; index += 1) {
    const run = [after[index]!];
    while (
      index + 1 < after.length &&
      /^(?:,| |and|&|in){1,6}$/.test(annotated.text.slice(after[index]!.to, after[index + 1]!.from))
    ) {
      index += 1;
      run.push(after[index]!);
    }
    if (run.length < 2) continue;
    const group = degrees
      .filter((study) => study.degree!.to <= run[0]!.from && study.end === undefined)
      .slice(-run.length);
    if (group.length !== run.length) continue;
    group.forEach((study, at) => {
      apply(annotated, study, run[at]!);
    });
    count += run.length;
    // Dates of the other degrees: the nearest date after each.
    for (const study of degrees) {
      if (study.end !== undefined || study.start !== undefined) continue;
      const own = dates.find(
        (date) => !run.includes(date) && date.from >= study.degree!.to && nearAfter(annotated, study, date),
      );
      if (own !== undefined) apply(annotated, study, own);
    }
  }
  return count > 0;
}
