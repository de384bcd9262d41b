// Robots exclusion by RFC 9309: the parser and the matcher. Pure, and linear in the size of file and path.
import { matchesPattern } from '../domain/web/path-pattern.ts';

export interface RobotsRule {
  allow: boolean;
  pattern: string;
}

export interface RobotsFile {
  groups: { agents: string[]; rules: RobotsRule[] /** Seconds between two requests. */; crawlDelay?: number }[];
}

export const ROBOTS_BYTES_PARSED = 500 * 1024;
const LONGEST_PATTERN = 2048;
/** A site that asks for more than this would be waited for longer than a job lives; its pages are then few, not none. */
const LONGEST_CRAWL_DELAY = 3600;
/** As long as an address may be (see address-rules.ts): a path cut short would slip past a rule that ends in `$`. */
const LONGEST_PATH = 8192;

export function parseRobots(body: Uint8Array): RobotsFile {
  const cut = body.length > ROBOTS_BYTES_PARSED;
  const lines = new TextDecoder().decode(body.subarray(0, ROBOTS_BYTES_PARSED)).split(/\r\n|\r|\n/);
  // The last line of a cut file may be half a rule, which would mean something else.
  if (cut) lines.pop();
  const groups: RobotsFile['groups'] = [];
  let naming = false;
  for (const line of lines) {
    const entry = parseLine(line);
    if (!entry) continue;
    const [key, value] = entry;
    if (key === 'user-agent') {
      if (!naming) groups.push({ agents: [], rules: [] });
      groups.at(-1)!.agents.push(productToken(value));
      naming = true;
    } else if (key === 'crawl-delay') {
      naming = false;
      const seconds = Number(value);
      const group = groups.at(-1);
      if (group && value !== '' && seconds > 0 && seconds <= LONGEST_CRAWL_DELAY) group.crawlDelay = seconds;
    } else if (key === 'allow' || key === 'disallow') {
      naming = false;
      // An empty pattern says nothing; rules before the first agent belong to nobody.
      if (value !== '') groups.at(-1)?.rules.push({ allow: key === 'allow', pattern: normalisePath(value) });
    }
  }
  return { groups };
}

function parseLine(line: string): [string, string] | undefined {
  const hash = line.indexOf('#');
  const text = hash < 0 ? line : line.slice(0, hash);
  const colon = text.indexOf(':');
  if (colon < 0) return undefined;
  return [text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1, colon + 1 + LONGEST_PATTERN).trim()];
}

/** `Bonafide/1.2 (+contact)` and `bonafide` are the same agent. */
export function productToken(agent: string): string {
  const text = agent.trim();
  if (text.startsWith('*')) return '*';
  return /^[a-z_-]*/i.exec(text)![0].toLowerCase();
}

function groupsFor(file: RobotsFile, agent: string): RobotsFile['groups'] {
  const token = productToken(agent);
  const named = file.groups.filter((group) => group.agents.includes(token));
  return named.length > 0 ? named : file.groups.filter((group) => group.agents.includes('*'));
}

/** Rules of all groups that name the agent; without one, those of `*`. */
export function rulesFor(file: RobotsFile, agent: string): RobotsRule[] {
  return groupsFor(file, agent).flatMap((group) => group.rules);
}

/** Milliseconds between two requests that the site asks for; 0 when it asks for none. */
export function crawlDelayFor(file: RobotsFile, agent: string): number {
  return 1000 * Math.max(0, ...groupsFor(file, agent).map((group) => group.crawlDelay ?? 0));
}

/** The longest matching pattern decides; on a tie, allow does. */
export function isPathAllowed(rules: RobotsRule[], url: URL): boolean {
  if (url.pathname === '/robots.txt') return true;
  const path = normalisePath(`${url.pathname}${url.search}`).slice(0, LONGEST_PATH);
  let best: RobotsRule | undefined;
  for (const rule of rules) {
    if (best && rule.pattern.length < best.pattern.length) continue;
    if (best && rule.pattern.length === best.pattern.length && !rule.allow) continue;
    if (matchesPattern(rule.pattern, path)) best = rule;
  }
  return best?.allow ?? true;
}

const UNRESERVED = /[A-Za-z0-9\-._~]/;

/** One spelling for the same path: unreserved characters bare, everything else outside ASCII percent-encoded. */
function normalisePath(path: string): string {
  return path
    .toWellFormed()
    .slice(0, LONGEST_PATH)
    .replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))
    .replace(/%[0-9a-f]{2}/gi, (octet) => {
      const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
      return UNRESERVED.test(character) ? character : octet.toUpperCase();
    });
}
