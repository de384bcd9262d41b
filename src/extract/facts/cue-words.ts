// Which words a pattern needs, read from the pattern itself, so that it is not run over a sentence that holds none of them.
// A gate may stand open for a sentence in which the pattern finds nothing, never the other way round.

/** Marks of a cue that opens or closes a run of the letters a to z. */
const OPENS = '^';
const CLOSES = '$';
/** Cues are looked up by so many letters, marks included. */
const KEY = 3;

interface Cue {
  text: string;
  gates: number;
}

const cues = new Map<string, Cue[]>();
/** Where the keys of the cues fall: most letters of a word are told from all of them by one look here. */
const taken = new Uint8Array(4_096);
const placeOf = (text: string, at: number): number =>
  ((text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 + text.charCodeAt(at + 2)) & 4_095;
let made = 0;
let read = false;

/** Always open: for words that letters alone do not judge, and for gates that come too late. */
export const OPEN_GATE = -1;

/** A gate that opens for every text in which one of the patterns can be found. */
export function cueGate(...patterns: readonly RegExp[]): number {
  // Words that were read before do not know of it.
  if (read) return OPEN_GATE;
  if (made >= 31) throw new Error('no bit is left for another gate');
  const gate = 1 << made;
  made += 1;
  for (const pattern of patterns) for (const text of neededBy(pattern)) add(text, gate);
  return gate;
}

function add(text: string, gate: number): void {
  const key = text.slice(0, KEY);
  const list = cues.get(key) ?? [];
  const held = list.find((cue) => cue.text === text);
  if (held === undefined) list.push({ text, gates: gate });
  else held.gates |= gate;
  cues.set(key, list);
  if (key.length === KEY) taken[placeOf(key, 0)] = 1;
}

/** The gates that a word opens. */
export function cuesOf(word: string): number {
  read = true;
  // To a pattern that does not mind capitals, the long s and the Kelvin sign are an s and a k; an escape may cut a word in two.
  if (word.startsWith('\\') || /[\u017f\u212a]/.test(word)) return OPEN_GATE;
  let open = 0;
  for (const run of word.toLowerCase().match(/[a-z]+/g) ?? []) {
    const marked = `${OPENS}${run}${CLOSES}`;
    for (let at = 0; at + KEY <= marked.length; at += 1) {
      if (taken[placeOf(marked, at)] === 0) continue;
      for (const { text, gates } of cues.get(marked.slice(at, at + KEY)) ?? [])
        if (marked.startsWith(text, at)) open |= gates;
    }
  }
  return open;
}

/** Letters of which every match of the pattern holds at least one; throws where the pattern asks for none. */
export function neededBy(pattern: RegExp): ReadonlySet<string> {
  const needed = choices({ source: pattern.source, at: 0 }, '');
  if (needed === null) throw new Error(`the pattern asks for no letters: ${pattern.source.slice(0, 80)}`);
  return needed;
}

type Needed = ReadonlySet<string> | null;

interface Reader {
  readonly source: string;
  at: number;
}

/** Alternatives need one of what each of them needs. `opening`: the mark of an edge that stands before them. */
function choices(reader: Reader, opening: string): Needed {
  const all = new Set<string>();
  let known = true;
  for (;;) {
    const needed = sequence(reader, opening);
    if (needed === null) known = false;
    else for (const text of needed) all.add(text);
    if (reader.source[reader.at] !== '|') return known ? all : null;
    reader.at += 1;
  }
}

/** Words of every other sentence about a life: to ask for them is to ask for little. */
const COMMON = new Set(
  'received earned graduate graduated degree university college school of the and from for with was has had his her she but worked to in at on by as a an is'.split(
    ' ',
  ),
);

/** The least of a set says how much it asks for. */
const weight = (needed: ReadonlySet<string>): number =>
  Math.min(
    ...[...needed].map((text) => (text.length < KEY ? 0 : COMMON.has(text.replace(/[$^]/g, '')) ? 1 : text.length)),
  );

/** Of all that stands one after another, the part that asks for most. */
function sequence(reader: Reader, opening: string): Needed {
  let best: ReadonlySet<string> | null = null;
  let run = opening;
  const offer = (needed: Needed): void => {
    if (needed === null || needed.size === 0 || weight(needed) === 0) return;
    if (best === null || weight(needed) > weight(best)) best = needed;
  };
  const close = (mark: string): void => {
    if (/[a-z]/.test(run)) offer(new Set([`${run}${mark}`]));
    run = '';
  };
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at]!)) {
    const piece = next(reader, run === OPENS ? OPENS : '');
    const times = quantifier(reader);
    if (piece.kind === 'letter' && times === 'once') run += piece.text;
    else if (piece.kind === 'letter') {
      // A letter that may come again is there once; one that may be missing tells nothing.
      const word = times === 'more' ? `${run}${piece.text}` : run;
      run = word;
      close('');
    } else if (piece.kind === 'edge') {
      close(CLOSES);
      run = OPENS;
    } else {
      close(piece.kind === 'sign' && times !== 'maybe' ? CLOSES : '');
      if (piece.kind === 'sign' && times !== 'maybe') run = OPENS;
      if (piece.kind === 'group' && times !== 'maybe') offer(piece.needed);
    }
  }
  close('');
  return best;
}

type Piece =
  /** A letter from a to z, small. */
  | { kind: 'letter'; text: string }
  /** A sign that is none: no run of letters goes across it. */
  | { kind: 'sign' }
  /** A place before or behind which no letter stands. */
  | { kind: 'edge' }
  | { kind: 'group'; needed: Needed }
  /** Anything else. */
  | { kind: 'open' };

function next(reader: Reader, opening: string): Piece {
  const { source } = reader;
  const rest = source.slice(reader.at);
  const look = /^\(\?<?[=!]/.exec(rest)?.[0];
  if (look !== undefined) {
    reader.at += look.length;
    // "No letter stands here" is the edge of a word; whatever else is asked of the surroundings is left out.
    const edge = look.endsWith('!') && /^(?:\[\\p\{L\}[^\]]*\]|\\p\{L\})\)/.test(source.slice(reader.at));
    choices(reader, '');
    reader.at += 1;
    return { kind: edge ? 'edge' : 'open' };
  }
  const group = /^\((?:\?:|\?<\w+>)?/.exec(rest)?.[0];
  if (group !== undefined) {
    reader.at += group.length;
    const needed = choices(reader, opening);
    reader.at += 1;
    return { kind: 'group', needed };
  }
  const set = /^\[(?:\\.|[^\]\\])*\]/.exec(rest)?.[0];
  if (set !== undefined) {
    reader.at += set.length;
    // A class of signs alone ("[,;]") is a sign; one with letters, escapes or an end left open may be anything.
    return { kind: /^\[[^\\^a-zA-Z-]+\]$/.test(set) ? 'sign' : 'open' };
  }
  const escaped = /^\\(?:p\{[^}]*\}|P\{[^}]*\}|u[0-9a-f]{4}|.)/i.exec(rest)?.[0];
  if (escaped !== undefined) {
    reader.at += escaped.length;
    if (escaped === '\\b') return { kind: 'edge' };
    if (escaped === '\\s' || escaped === '\\d') return { kind: 'sign' };
    return { kind: /^\\(?:[^a-zA-Z\d]|u[1-9a-f]...)$/i.test(escaped) ? 'sign' : 'open' };
  }
  reader.at += 1;
  const sign = rest[0]!;
  if (/[a-z]/i.test(sign)) return { kind: 'letter', text: sign.toLowerCase() };
  return { kind: '.^$'.includes(sign) ? 'open' : 'sign' };
}

function quantifier(reader: Reader): 'once' | 'more' | 'maybe' {
  const found = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(reader.source.slice(reader.at))?.[0];
  if (found === undefined) return 'once';
  reader.at += found.length;
  return /^(?:[?*]|\{0)/.test(found) ? 'maybe' : 'more';
}
