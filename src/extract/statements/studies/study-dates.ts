// Gives each study of a sentence its years: beside the degree, after the school, before it, or in order ("respectively").
import { awarded, type DateSpan } from '../../../domain/dates/parse-dates.ts';
import { memoise } from '../../../domain/text/memoise.ts';
import type { Annotated } from '../../spans/annotate.ts';
import type { DegreeSpan } from '../../spans/find-degrees.ts';
import { isOfOtherClause } from '../next-clause.ts';
import type { Study } from './study.ts';

const LIFE_WORDS = /\b(?:born|died|né|née|geboren|nacido|nato|nata)/iu;
const LIFE = new RegExp(`(?:${LIFE_WORDS.source}|\\([bd]\\.)(?: on| in| [\\p{L},. ]{0,18})? ?$`, 'iu');

function isLife(annotated: Annotated, date: DateSpan): boolean {
  const before = annotated.text.slice(Math.max(0, date.from - 26), date.from);
  if (LIFE.test(before)) return true;
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

export function assignDates(annotated: Annotated, studies: Study[]): void {
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
    apply(study, chosen);
  }
}

/** "Ph.D. in 1911", "B.A. degree in history in 1906". */
function follows(annotated: Annotated, degree: DegreeSpan, date: DateSpan): boolean {
  if (date.from < degree.to) return false;
  const gap = annotated.skeleton.slice(annotated.at(degree.to), annotated.at(date.from));
  return gap.length < 24 && /^(?: degrees?)?(?: in \ue007)?(?: in | \()$/u.test(gap);
}

const ENTERED = /^(?:entered|enrolled|entering|matriculat|went|transferr|admitted|proceeded|prepped)/i;

function apply(study: Study, written: DateSpan): void {
  const isLed = study.degree !== null && study.degree.from >= written.to && study.degree.from - written.to < 3;
  const date = isLed ? awarded(written) : written;
  const entered = ENTERED.test(study.link?.words ?? '');
  if (date.kind === 'range') {
    if (date.start !== undefined) study.start = date.start;
    if (date.end !== undefined) study.end = date.end;
  } else if (
    date.kind === 'since' ||
    (study.degree === null && date.end !== undefined && date.end !== 'present' && entered)
  ) {
    const begin = date.start ?? (date.end === 'present' ? undefined : date.end);
    if (begin !== undefined) study.start = begin;
    if (date.kind === 'since' && date.end !== undefined) study.end = date.end;
  } else if (date.end !== undefined) study.end = date.end;
}

const NEXT_DEED =
  /(?:(?<![\p{L}])(?:and|but|then|before) (?:(?:he|she|they|I|was|were|then|later|soon|also|subsequently|eventually) ){0,3}|, (?:(?:he|she|they|I|was|were|then|later|soon|also|subsequently|eventually|\ue004|a|ha) ){1,3})(\p{Ll}{3,}ed|set|went|ran|built|made|won|came|led|sold|bought|opened|began|rejoint|fondé)(?![\p{L}])/u;
const STUDY_DEED =
  /^(?:graduat|receiv|earn|obtain|complet|finish|award|conferr|gain|qualif|matriculat|attend|transferr|enrol|enter|study|studied|continued|ranked|defended|majored|minored|specialis|specializ|added|granted|admitted|stayed|remained|began|passed|named)/;

/** "trained at O and was director at O from Y". */
const THEN_WAS = /(?:,| and|, and) (?:he |she |they )?(?:is|was|has been) (?:an? |the )?\ue002/u;

function nearAfter(annotated: Annotated, study: Study, date: DateSpan): boolean {
  const gap = annotated.skeleton.slice(annotated.at(study.to), annotated.at(date.from));
  if (gap.length > 110) return false;
  // "at O, and was hired by O in Y": the year of the next thing done.
  return !tellsMore(gap) && !isOfOtherClause(annotated.text, study, date);
}

/** Something else is told between a study and a year. Gaps are short, and come again and again. */
const tellsMore = memoise((gap): boolean => {
  const done = NEXT_DEED.exec(gap);
  if ((done !== null && !STUDY_DEED.test(done[1]!)) || THEN_WAS.test(gap)) return true;
  return /;|\b(?:became|joined|worked|taught|served|moved|until|born|married|died|appointed|elected|professor|since|played|drafted|called|admitted|commissioned|published|wrote|member|returned|left|ordained)\b/i.test(
    gap,
  );
});

function nearBefore(annotated: Annotated, studies: readonly Study[], study: Study, date: DateSpan): boolean {
  const gap = annotated.skeleton.slice(annotated.at(date.to), annotated.at(study.from));
  if (gap.length > 60 || gap.includes(';')) return false;
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
      apply(study, run[at]!);
    });
    count += run.length;
    // Dates of the other degrees: the nearest date after each.
    for (const study of degrees) {
      if (study.end !== undefined || study.start !== undefined) continue;
      const own = dates.find(
        (date) => !run.includes(date) && date.from >= study.degree!.to && nearAfter(annotated, study, date),
      );
      if (own !== undefined) apply(study, own);
    }
  }
  return count > 0;
}
