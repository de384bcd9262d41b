// A request written as words of a command line: "Jane Doe" --education "MIT, PhD, 2009" --employer "Halden Robotics, CTO, 2015-".
// The parts of a claim stand in a fixed order, or each with its name: "school=University of California, Berkeley; degree=PhD".
import type { Claim, CreateJob, Options, Person } from '../client/bonafide-client.ts';
import { UsageFault } from './command-tools.ts';

export interface PersonFlags {
  alias?: string[];
  location?: string;
  company?: string;
  title?: string;
  email?: string;
  linkedin?: string;
  github?: string;
  website?: string;
}

export interface ClaimFlags {
  education?: string[];
  employer?: string[];
  business?: string[];
  award?: string[];
  credential?: string[];
  publication?: string[];
  lives?: string[];
  claim?: string[];
}

export interface RunFlags {
  template?: string;
  depth?: string;
  maxSources?: string;
  maxCost?: string;
  allowDomain?: string[];
  denyDomain?: string[];
}

type Expected = Record<string, unknown>;

interface ClaimShape {
  type: string;
  /** Members in the order in which they are written; what looks like a year or a span is taken out first. */
  order: readonly string[];
  time(span: Span): Expected;
}

interface Span {
  start?: string;
  end?: string;
  isCurrent: boolean;
}

const dates = ({ start, end }: Span): Expected => ({
  ...(start === undefined ? {} : { start_date: start }),
  ...(end === undefined ? {} : { end_date: end }),
});
const endYear = ({ end, start }: Span): Expected => ({ year: yearOf(end ?? start) });

const SHAPES: Record<Exclude<keyof ClaimFlags, 'claim'>, ClaimShape> = {
  education: {
    type: 'education',
    order: ['school', 'degree', 'field'],
    time: ({ start, end }) => ({
      ...(start === undefined ? {} : { start_year: yearOf(start) }),
      ...(end === undefined ? {} : { end_year: yearOf(end) }),
    }),
  },
  employer: {
    type: 'employment',
    order: ['employer', 'title', 'location'],
    time: (span) => ({ ...dates(span), ...(span.isCurrent ? { is_current: true } : {}) }),
  },
  business: { type: 'business', order: ['business_name', 'role', 'country'], time: dates },
  award: { type: 'award', order: ['name', 'issuer'], time: endYear },
  credential: { type: 'credential', order: ['name', 'issuer', 'number'], time: dates },
  publication: { type: 'publication', order: ['title', 'venue'], time: endYear },
  lives: { type: 'location', order: ['location'], time: dates },
};

const DATE = String.raw`\d{4}(?:-\d{2}){0,2}`;
const MOMENT = new RegExp(`^${DATE}$`);
const RANGE = new RegExp(String.raw`^(${DATE})\s*(?:-|–|to|until)\s*(${DATE}|now|today|present)?$`, 'i');
const SINCE = new RegExp(`^since (${DATE})$`, 'i');
const CURRENT = /^(?:current|currently|now|present)$/i;
const NUMBER_MEMBERS = new Set(['start_year', 'end_year', 'year']);

function yearOf(moment: string | undefined): number | undefined {
  return moment === undefined ? undefined : Number(moment.slice(0, 4));
}

/** "2009" is an end, "2015-" goes on, "2009-2012" is both; null when the words are no time. */
export function readSpan(text: string): Span | null {
  if (MOMENT.test(text)) return { end: text, isCurrent: false };
  if (CURRENT.test(text)) return { isCurrent: true };
  const since = SINCE.exec(text);
  if (since) return { start: since[1]!, isCurrent: true };
  const range = RANGE.exec(text);
  if (!range) return null;
  const isCurrent = range[2] === undefined || !MOMENT.test(range[2]);
  return { start: range[1]!, ...(isCurrent ? {} : { end: range[2]! }), isCurrent };
}

function named(text: string, at: string): Expected {
  const expected: Expected = {};
  for (const part of text.split(';').filter((piece) => piece.trim() !== '')) {
    const [name = '', ...rest] = part.split('=');
    const value = rest.join('=').trim();
    if (rest.length === 0 || value === '') throw new UsageFault(`${at}: "${part.trim()}" is not member=value.`);
    expected[name.trim()] = typedValue(name.trim(), value);
  }
  return expected;
}

function typedValue(name: string, value: string): unknown {
  if (NUMBER_MEMBERS.has(name) && /^\d{4}$/.test(value)) return Number(value);
  if (/^(true|false)$/.test(value)) return value === 'true';
  return value;
}

function ordered(text: string, flag: string, { order, time }: ClaimShape): Expected {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const spans = parts.map(readSpan);
  const untimed = parts.filter((_, index) => spans[index] === null);
  const words = order.includes('degree') ? aroundDegree(untimed) : untimed;
  const times = spans.filter((span) => span !== null);
  if (words.length > order.length || times.length > 1) {
    throw new UsageFault(
      `--${flag} "${text}" has more parts than ${[...order, 'year'].join(', ')}. Name the parts: --${flag} "${order[0]}=…; ${order[1] ?? 'start_date'}=…".`,
    );
  }
  const inOrder = Object.fromEntries(words.map((word, index) => [order[index]!, word]));
  return { ...splitDegree(inOrder), ...(times[0] ? time(times[0]) : {}) };
}

/** What begins like a degree. */
const DEGREE =
  /^(?:(?:ph|m|b|d|ll|ed|psy|j|l)\.? ?(?:d|phil|sc|a|b|s|ba|eng|ed|arch|tech|res|fa|mus|litt|ll|m)\b\.?|mba|emba|bba|bachelor|master|magister|licen[cst]|doctor|diplom|associate|certificate|laurea)/i;

/** The degree tells where the name of the school ends, for that name may hold commas; it may also stand first. */
function aroundDegree(words: string[]): string[] {
  const at = words.findIndex((word, index) => index > 0 && DEGREE.test(word));
  if (at < 0) return words.length === 2 && DEGREE.test(words[0]!) ? [words[1]!, words[0]!] : words;
  const field = words.slice(at + 1).join(', ');
  return [words.slice(0, at).join(', '), words[at]!, ...(field === '' ? [] : [field])];
}

/** "PhD in Physics" is a degree and its field. */
function splitDegree(expected: Expected): Expected {
  const { degree } = expected;
  const parts = typeof degree === 'string' && expected.field === undefined ? /^(.+?) in (.+)$/.exec(degree) : null;
  return parts ? { ...expected, degree: parts[1], field: parts[2] } : expected;
}

/** `award: name=…; year=…`, for any type of claim. */
function freeClaim(text: string): { type: string; expected: Expected } {
  const [type = '', ...rest] = text.split(':');
  if (rest.length === 0) throw new UsageFault(`--claim "${text}" is not TYPE: member=value; member=value.`);
  return { type: type.trim(), expected: named(rest.join(':'), `--claim ${type.trim()}`) };
}

export function claimsFromFlags(flags: ClaimFlags): Claim[] {
  const found: { type: string; expected: Expected }[] = [];
  for (const [flag, shape] of Object.entries(SHAPES)) {
    for (const text of flags[flag as keyof typeof SHAPES] ?? []) {
      const expected = /^[a-z_]+=/.test(text.trim()) ? named(text, `--${flag}`) : ordered(text, flag, shape);
      if (Object.keys(expected).length === 0) throw new UsageFault(`--${flag} "${text}" says nothing to verify.`);
      found.push({ type: shape.type, expected });
    }
  }
  found.push(...(flags.claim ?? []).map(freeClaim));
  const counts = new Map<string, number>();
  return found.map(({ type, expected }) => {
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    return { claim_key: count === 1 ? type : `${type}_${count}`, claim_type: type, expected } as Claim;
  });
}

export function optionsFromFlags(flags: RunFlags): Options | undefined {
  const number = (name: string, text: string | undefined): number | undefined => {
    if (text === undefined) return undefined;
    if (!Number.isFinite(Number(text))) throw new UsageFault(`${name} must be a number, not "${text}".`);
    return Number(text);
  };
  const options = withoutGaps({
    depth: flags.depth,
    max_sources: number('--max-sources', flags.maxSources),
    max_cost_usd: number('--max-cost', flags.maxCost),
    allow_domains: flags.allowDomain,
    deny_domains: flags.denyDomain,
  });
  return Object.keys(options).length === 0 ? undefined : (options as Options);
}

export function requestFromFlags(name: string, flags: PersonFlags & ClaimFlags & RunFlags): CreateJob {
  const person = withoutGaps({
    full_name: name,
    aliases: flags.alias,
    location: flags.location,
    current_company: flags.company,
    current_title: flags.title,
    email: flags.email,
    linkedin_url: flags.linkedin,
    github_url: flags.github,
    personal_website: flags.website,
  }) as Person;
  const claims = claimsFromFlags(flags);
  const options = optionsFromFlags(flags);
  return {
    person,
    ...(claims.length > 0 ? { claims } : {}),
    ...(flags.template === undefined ? {} : { template_id: flags.template }),
    ...(options === undefined ? {} : { options }),
  };
}

function withoutGaps(members: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
