// A post that the words behind it say was given up: "Jane Doe, CEO of Marl, resigned in 2006."
import { parseDates } from '../../domain/dates/parse-dates.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Page } from '../../domain/model/page.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { spansIn } from '../spans/annotate.ts';

const REACH = 240;
/** "led it as CEO until its sale". */
const UNTIL = /^[^.;]{0,80}\buntil (?!now\b|today\b|present\b|(?:the )?present)/;
/** Between the verb and its year. */
const NEAR = 24;

/** Leaves a post alone that is said to go on, and one whose words behind it speak of somebody or something else. */
export function withGivenUp(finding: Finding, page: Page, lexicon: Lexicon): Finding {
  const { kind, current, end, quote, organisation, from } = finding;
  const at = organisation === undefined ? -1 : quote.indexOf(organisation.name);
  if (kind !== 'employment' || current === false || end !== undefined || at < 0 || UNSPACED.test(quote)) return finding;
  const lead = quote.slice(0, at);
  if (lexicon.present.find(lead).length + lexicon.presentVerbs.find(lead).length > 0) return finding;
  const start = from + at + organisation!.name.length;
  const behind = page.text.slice(start, start + REACH).split('\n', 1)[0]!;
  if (UNTIL.test(behind.split(/[.;]\s/, 1)[0]!)) return { ...finding, current: false };
  const [verb] = lexicon.leavings.find(behind);
  if (verb === undefined || !isSameSubject(behind.slice(0, verb.from), finding, lexicon)) return finding;
  const rest = behind.slice(verb.to).split(/[.;]\s/, 1)[0]!;
  if (isOfSomethingElse(rest, finding)) return finding;
  const [date] = parseDates(rest.slice(0, NEAR));
  const left = date?.start ?? date?.end;
  if (left == null || left === 'present') return { ...finding, current: false };
  return { ...withoutStart(finding, left.year), current: false, end: left };
}

/** Nobody else, no other organisation and no relative stands between the post and the verb. */
function isSameSubject(between: string, { person }: Finding, lexicon: Lexicon): boolean {
  const { people, organisations } = spansIn(between);
  const family = person.name.split(' ').at(-1)!;
  return (
    organisations.every(({ kind }) => kind === 'name') &&
    people.every(({ name }) => name.includes(family)) &&
    lexicon.otherPeople.find(between).length === 0 &&
    lexicon.doubt.find(between).length === 0
  );
}

/** "retired from the army", "resigned as treasurer": the post is another one unless its own words come again. */
function isOfSomethingElse(rest: string, { title, organisation }: Finding): boolean {
  const others = spansIn(rest).organisations.filter(({ name }) => !organisation!.name.includes(name));
  if (others.length > 0) return true;
  if (!/^ (?:from|as)\s/.test(rest)) return false;
  const said = rest.slice(0, 2 * NEAR).toLowerCase();
  const words = (title ?? '')
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > 2);
  return (
    !words.some((word) => said.includes(word)) && !/\b(?:post|position|role|office|job|company|firm|board)\b/.test(said)
  );
}

/** The year of leaving was taken for the first. */
function withoutStart(finding: Finding, year: number): Finding {
  if (finding.start?.year !== year) return finding;
  const { start: _start, ...rest } = finding;
  return rest;
}
