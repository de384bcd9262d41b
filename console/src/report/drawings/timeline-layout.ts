// Where the claims of study and work stand in time: rows, marks and shared stretches, in shares of the drawing's width.

export interface TimelineClaim {
  claim_key: string;
  claim_type: string;
  status: string;
  title: string;
  expected: Record<string, unknown>;
  found: Record<string, unknown>;
}

export interface Stretch {
  /** Years with a fraction. */
  from: number;
  to: number;
  /** Open toward today. */
  open: boolean;
  /** One year only is known; drawn as a point. */
  point: boolean;
}

export interface TimelineRow {
  key: string;
  title: string;
  kind: 'study' | 'work' | 'other';
  status: string;
  claimed: Stretch | null;
  found: Stretch | null;
  /** Words on what is wrong with this row, from the report's warnings. */
  conflicts: string[];
}

export interface SharedStretch {
  keys: [string, string];
  from: number;
  to: number;
}

export interface Timeline {
  first: number;
  last: number;
  ticks: number[];
  rows: TimelineRow[];
  /** Study and work at once, where the report warns of it. */
  overlaps: SharedStretch[];
  today: number;
}

const KINDS: Record<string, TimelineRow['kind']> = { education: 'study', employment: 'work', business: 'work' };

const CONFLICTS: Record<string, string> = {
  study_work_overlap: 'overlaps with full-time work or study',
  degree_too_early: 'dated too early for its holder',
  degree_order: 'out of order with another degree',
  title_before_company: 'dated before the organisation existed',
  degree_before_school: 'dated before the school existed',
  current_role_ended: 'a newer page says the role is over',
  claims_exclude_each_other: 'cannot hold together with another claim',
  future_date: 'lies in the future',
};

/** `2019` with `first` is its January, with `last` its December. */
export function yearOf(value: unknown, edge: 'first' | 'last'): number | null {
  const match = /^(\d{4})(?:-(\d{2}))?/.exec(String(value ?? ''));
  if (!match) return null;
  const year = Number(match[1]);
  if (match[2] === undefined) return edge === 'first' ? year : year + 1;
  const month = Math.min(12, Math.max(1, Number(match[2])));
  return year + (edge === 'first' ? month - 1 : month) / 12;
}

export function stretchOf(values: Record<string, unknown>, today: number): Stretch | null {
  const startValue = values.start_date ?? values.start_year;
  const endValue = values.end_date ?? values.end_year ?? values.year;
  const start = yearOf(startValue, 'first');
  const present = endValue === 'present' || (values.is_current === true && yearOf(endValue, 'last') === null);
  const end = present ? today : yearOf(endValue, 'last');
  if (start !== null && end !== null) {
    const to = Math.max(start, end);
    return { from: start, to, open: present, point: false };
  }
  if (start !== null) return { from: start, to: start + 1, open: false, point: true };
  if (end !== null && !present) return { from: end - 1, to: end, open: false, point: true };
  return null;
}

export function layTimeline(
  claims: readonly TimelineClaim[],
  warnings: readonly string[],
  today: number,
): Timeline | null {
  const conflicts = conflictsOf(claims, warnings);
  const rows: TimelineRow[] = claims
    .map((claim) => ({
      key: claim.claim_key,
      title: claim.title,
      kind: KINDS[claim.claim_type] ?? 'other',
      status: claim.status,
      claimed: stretchOf(claim.expected, today),
      found: stretchOf(claim.found, today),
      conflicts: conflicts.get(claim.claim_key) ?? [],
    }))
    .filter((row) => row.claimed !== null || row.found !== null)
    .sort((left, right) => startOf(left) - startOf(right) || (left.key < right.key ? -1 : 1));
  if (rows.length === 0) return null;
  const stretches = rows.flatMap((row) => [row.claimed, row.found]).filter((stretch) => stretch !== null);
  const first = Math.floor(Math.min(...stretches.map((stretch) => stretch.from))) - 1;
  const last = Math.ceil(Math.max(...stretches.map((stretch) => stretch.to), first + 4)) + 1;
  return { first, last, ticks: ticksOf(first, last), rows, overlaps: overlapsOf(rows, warnings), today };
}

function startOf(row: TimelineRow): number {
  return (row.claimed ?? row.found)!.from;
}

/** Round years, at most eight of them. */
export function ticksOf(first: number, last: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => (last - first) / size <= 8) ?? 200;
  const ticks: number[] = [];
  for (let year = Math.ceil(first / step) * step; year <= last; year += step) ticks.push(year);
  return ticks;
}

/** Keys may hold commas and dots, so the known keys are looked for, longest first. */
function keysIn(detail: string, claims: readonly { claim_key: string }[]): string[] {
  const exact = claims.find((claim) => claim.claim_key === detail);
  if (exact) return [detail];
  const pair = claims
    .flatMap((left) => claims.map((right) => [left.claim_key, right.claim_key]))
    .find(([left, right]) => `${left},${right}` === detail);
  if (pair) return pair;
  const owner = claims
    .filter((claim) => detail.startsWith(`${claim.claim_key}.`))
    .sort((left, right) => right.claim_key.length - left.claim_key.length)[0];
  return owner ? [owner.claim_key] : [];
}

function conflictsOf(claims: readonly TimelineClaim[], warnings: readonly string[]): Map<string, string[]> {
  const result = new Map<string, string[]>();
  for (const warning of warnings) {
    const colon = warning.indexOf(':');
    const words = colon < 0 ? undefined : CONFLICTS[warning.slice(0, colon)];
    if (words === undefined) continue;
    for (const key of keysIn(warning.slice(colon + 1), claims)) {
      const known = result.get(key) ?? [];
      if (!known.includes(words)) known.push(words);
      result.set(key, known);
    }
  }
  return result;
}

function overlapsOf(rows: readonly TimelineRow[], warnings: readonly string[]): SharedStretch[] {
  const claims = rows.map((row) => ({ claim_key: row.key }));
  return warnings
    .filter((warning) => warning.startsWith('study_work_overlap:'))
    .flatMap((warning) => {
      const [left, right] = keysIn(warning.slice('study_work_overlap:'.length), claims);
      const one = rows.find((row) => row.key === left)?.claimed;
      const two = rows.find((row) => row.key === right)?.claimed;
      if (!one || !two) return [];
      const from = Math.max(one.from, two.from);
      const to = Math.min(one.to, two.to);
      return to > from ? [{ keys: [left!, right!] as [string, string], from, to }] : [];
    });
}

/** Share of the width at which a year stands, 0 to 100. */
export function placeOf(year: number, timeline: Pick<Timeline, 'first' | 'last'>): number {
  const share = (year - timeline.first) / (timeline.last - timeline.first);
  return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100;
}
