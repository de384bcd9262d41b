// People that only their place in a sentence shows: an opening name before a verb of a life, a family name as subject.

import type { TitleSpan } from '../../domain/titles/recognise-title.ts';
import type { PersonSpan } from './find-people.ts';
import type { Token } from './tokens.ts';

/** "CEO of Philip Stone Ltd.": what an office is of is no person. */
export function followsOffice(text: string, titles: readonly TitleSpan[], person: PersonSpan): boolean {
  return titles.some(
    (title) =>
      title.to < person.from &&
      /^ (?:of|at) (?:the )?$/.test(text.slice(title.to, person.from)) &&
      !/^(?:assistant|aide|member|student|clerk|secretary|head|chief)$/.test(title.head),
  );
}

const ISA_BODY =
  /^is (?:a|an|the|one of the)(?: [\p{L}\d-]{1,18}){0,5}? (?:company|firm|brand|band|group|chain|manufacturer|maker|startup|start-up|agency|organi[sz]ation|network|newspaper|magazine|website|retailer|bank|airline|label|franchise|club|team|party|charity|school|university|publisher|subsidiary|provider|developer|studio)\b/iu;

/** "Zeno Quux (born 1966) was", "Zeno Quux was elected to": a full name outside the tables, at the start of a sentence. */
const LIFE =
  /^(?:, )?\( ?(?:born|b \.|né|née|Persian|Russian|Ukrainian|Arabic|Chinese|Hebrew|Greek|Japanese|Korean|Serbian|Bulgarian|Armenian|Turkish|Hungarian|\d{1,2} \p{L}+ \d{4}|\p{L}+ \d{1,2} , \d{4})|^(?:was (?:born|elected|educated|raised|appointed|married|awarded an? (?:PhD|Ph|MA|BA|degree))|graduated|studied|attended|grew up|is married|was an? [\p{L}-]+ (?:\p{L}+ )?(?:politician|writer|physicist|mathematician|footballer|actor|actress|composer|painter|lawyer|judge|diplomat|engineer|economist|historian|professor|businessman|businesswoman)|is an? [\p{L}-]+ (?:\p{L}+ )?(?:politician|writer|physicist|mathematician|footballer|actor|actress|composer|painter|lawyer|judge|diplomat|engineer|economist|historian|professor|businessman|businesswoman))\b/u;

/** What the words about a life start with. */
const LIFE_STARTS = [',', '(', 'was', 'is', 'graduated', 'studied', 'attended', 'grew'];

export function openingName(tokens: readonly Token[], people: readonly PersonSpan[], text: string): PersonSpan | null {
  let last = 0;
  while (
    last < 4 &&
    tokens[last]?.facts.plainName === true &&
    (last === 0 || tokens[last]!.from - tokens[last - 1]!.to === 1)
  )
    last += 1;
  if (last < 2 || people.some((person) => person.first < last)) return null;
  for (let index = 0; index < last; index += 1) {
    const { never, cue, place } = tokens[index]!.facts;
    if (never || cue || place) return null;
  }
  const next = tokens[last];
  if (next === undefined || !LIFE_STARTS.some((start) => next.text.startsWith(start))) return null;
  if (!LIFE.test(rest(tokens, last))) return null;
  const to = tokens[last - 1]!.to;
  return { from: tokens[0]!.from, to, first: 0, last, name: text.slice(tokens[0]!.from, to), honorific: false };
}

/** The next words as plain text, for a look ahead. */
function rest(tokens: readonly Token[], at: number): string {
  return tokens
    .slice(at, at + 12)
    .map((token) => token.text)
    .join(' ');
}

const APPOINTS = /^(?:has|have|had) (?:today |also |recently )?(?:announced|appointed|hired|promoted|welcomed) /;

/** "later Stone worked at": one capital word before a verb of a life is a person. */
export function withBareSubjects(
  tokens: readonly Token[],
  people: PersonSpan[],
  blocked: readonly boolean[],
): PersonSpan[] {
  let found: PersonSpan[] | null = null;
  for (let index = 0; index + 1 < tokens.length; index += 1) {
    const token = tokens[index]!;
    const next = tokens[index + 1]!;
    if (!token.capital || !next.facts.verb || !token.word || next.from - token.to !== 1) continue;
    const { never, cue, knownBody, place, state, possessive } = token.facts;
    if (never || cue || knownBody || place || state || possessive) continue;
    if (blocked[index] === true || token.text.length < 3) continue;
    if (people.some((person) => index >= person.first && index < person.last)) continue;
    const previous = tokens[index - 1];
    if (previous?.capital && token.from - previous.to === 1) continue;
    if (token.text === token.text.toUpperCase()) continue;
    // "Quux is a Japanese clothing brand": firms stand there too.
    if (next.lower === 'is' && ISA_BODY.test(rest(tokens, index + 1))) continue;
    // "Quux has appointed Zeno Stone", "Quux has announced that"
    if (APPOINTS.test(rest(tokens, index + 1))) continue;
    if (previous !== undefined && /^(?:the|of|at|for|from|in|by|with|to|&)$/.test(previous.lower)) continue;
    found ??= [...people];
    found.push({ from: token.from, to: token.to, first: index, last: index + 1, name: token.text, honorific: false });
  }
  return found === null ? people : found.sort((left, right) => left.from - right.from);
}
