// Dates, ages, sums and values in words.

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2019`, `2019-02` or `2019-02-05` -> "2019", "February 2019", "5 February 2019". */
export function dateWords(value: string): string {
  const match = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?(?:T.*)?$/.exec(value);
  if (!match) return value === 'present' ? 'today' : value;
  const [, year, month, day] = match;
  const name = month === undefined ? undefined : MONTHS[Number(month) - 1];
  if (name === undefined) return year!;
  return day === undefined ? `${name} ${year}` : `${Number(day)} ${name} ${year}`;
}

/** "15 November 2026, 14:05" in the reader's own time. */
export function momentWords(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}, ${two(date.getHours())}:${two(date.getMinutes())}`;
}

const STEPS: [limit: number, seconds: number, word: string][] = [
  [90, 1, 'second'],
  [90 * 60, 60, 'minute'],
  [36 * 3600, 3600, 'hour'],
  [60 * 86_400, 86_400, 'day'],
  [Number.POSITIVE_INFINITY, 30 * 86_400, 'month'],
];

/** "3 minutes ago"; a clock that runs ahead reads as "just now". */
export function ageWords(iso: string, now: number): string {
  const seconds = Math.round((now - Date.parse(iso)) / 1000);
  if (Number.isNaN(seconds)) return '';
  if (seconds < 5) return 'just now';
  return `${spanWords(seconds)} ago`;
}

export function spanWords(seconds: number): string {
  const step = STEPS.find(([limit]) => seconds < limit)!;
  const count = Math.max(1, Math.round(seconds / step[1]));
  return `${count} ${step[2]}${count === 1 ? '' : 's'}`;
}

export function moneyWords(usd: number): string {
  if (usd === 0) return 'nothing';
  return usd < 0.01 ? `$${usd.toFixed(4)}` : `$${usd.toFixed(2)}`;
}

/** A member's value as it is read aloud. */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.map(valueWords).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? dateWords(value) : String(value);
}

/** The words of a claim, each on its own: "PhD", "Mechanical Engineering", "Norvane University", "2014". */
export function claimParts(claim: { claim_type: string; expected?: unknown }): string[] {
  const expected = (claim.expected ?? {}) as Record<string, unknown>;
  const order: Record<string, string[]> = {
    education: ['degree', 'field', 'school'],
    employment: ['title', 'employer'],
    business: ['role', 'business_name'],
    credential: ['name', 'issuer'],
    publication: ['title', 'venue'],
    award: ['name', 'issuer'],
    location: ['location'],
    custom: ['statement'],
    identity: ['full_name', 'email', 'linkedin_url', 'github_url', 'personal_website'],
  };
  const parts = (order[claim.claim_type] ?? Object.keys(expected))
    .map((member) => expected[member])
    .filter((value) => typeof value === 'string' && value !== '')
    .map(String);
  const span = spanOf(expected);
  if (span !== '') parts.push(span);
  return parts.length > 0 ? parts : ['nothing that could be checked'];
}

/** In one line: "PhD, Mechanical Engineering, Norvane University, 2014". */
export function claimTitle(claim: { claim_type: string; expected?: unknown }): string {
  return claimParts(claim).map(isolated).join(', ');
}

/** Letters that run from right to left, where they would pull the commas and years around them along. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Set apart by the signs that Unicode has for it, where no element can do it. */
function isolated(part: string): string {
  return RIGHT_TO_LEFT.test(part) ? `\u2068${part}\u2069` : part;
}

/** Cut at a word; a whole paragraph is no title. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 2).replace(/\s+\S*$/, '')} …`;
}

function spanOf(expected: Record<string, unknown>): string {
  const start = expected.start_date ?? expected.start_year;
  const end = expected.end_date ?? expected.end_year ?? (expected.is_current === true ? 'present' : undefined);
  if (start !== undefined && end !== undefined) return `${valueWords(String(start))} to ${valueWords(String(end))}`;
  if (start !== undefined) return `from ${valueWords(String(start))}`;
  if (end !== undefined) return end === 'present' ? 'today' : valueWords(String(end));
  return expected.year === undefined ? '' : String(expected.year);
}
