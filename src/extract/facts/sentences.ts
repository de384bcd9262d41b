// Cuts a block into sentences with exact offsets. Dots of abbreviations do not end a sentence.

export interface Sentence {
  text: string;
  /** Offset in the text that was split. */
  from: number;
}

/** Longer pieces are cut here, so that every later step has bounded input. */
export const MAX_SENTENCE = 4_000;

const ABBREVIATIONS: ReadonlySet<string> = new Set(
  `math phys chem biol econ hist psych comp elec mech engrg admin mgmt lit lang mr mrs ms dr prof st ste jr sr inc ltd co corp llc univ dept inst assn assoc no nos vol vs etc eg ie cf al ca approx est fig ed eds rev hon gen col lt maj capt sgt adm gov sen rep pres fr mt ft ave blvd rd jan feb mar apr jun jul aug sept sep oct nov dec mass calif conn penn tex fla ill ind mich minn wis wash ore colo ariz okla tenn ala ark del kan kans ky la md me miss mo mont neb nebr nev pa va vt wyo nat phil ing dipl bros messrs mme mlle dott ir drs sci tech eng engr mgr asst asso intl natl govt lic lda ltda s.p.a`.split(
    ' ',
  ),
);

/** After a dotted abbreviation, only these words open a new sentence. */
const OPENERS: ReadonlySet<string> = new Set(
  `he she his her they their i my we our it its the in on at after before during since from prior upon while when as dr mr mrs ms prof professor currently today now also later then following born this these having although though however with for between under by`.split(
    ' ',
  ),
);

const END = /[.!?。！？]+["'”’)\]]*(?:\[[^\]]{1,24}\])?\s+(?=["'“‘([]?[\p{Lu}\p{Lo}\p{N}])|[。！？]/uy;
const isMark = (code: number): boolean =>
  code === 0x2e || code === 0x21 || code === 0x3f || code === 0x3002 || code === 0xff01 || code === 0xff1f;

const DOT = 0x2e;

export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const push = (end: number): void => {
    for (let at = start; at < end; at += MAX_SENTENCE) {
      const piece = text.slice(at, Math.min(end, at + MAX_SENTENCE));
      const lead = piece.length - piece.trimStart().length;
      const trimmed = piece.trim();
      if (trimmed !== '') sentences.push({ text: trimmed, from: at + lead });
    }
    start = end;
  };
  for (let dot = 0; dot < text.length; dot += 1) {
    if (!isMark(text.charCodeAt(dot))) continue;
    END.lastIndex = dot;
    if (!END.test(text)) continue;
    const next = END.lastIndex;
    if (text.charCodeAt(dot) !== DOT || endsSentence(text, dot, next)) push(next);
    dot = next - 1;
  }
  push(text.length);
  return sentences;
}

const CUTS = new Set([...' ([,;:/'].map((sign) => sign.charCodeAt(0)));

/** White space or a sign that a word does not go across. */
function isCut(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code > 0x60 && code < 0x7b ? false : CUTS.has(code) || ((code < 0x21 || code > 0x7f) && /\s/.test(text[at]!));
}

function endsSentence(text: string, dot: number, next: number): boolean {
  let begin = dot;
  while (begin > 0 && dot - begin < 24 && !isCut(text, begin - 1)) begin -= 1;
  const word = text.slice(begin, dot);
  const follower = /^["'“‘([]?([\p{L}\p{N}]{1,20})/u.exec(text.slice(next, next + 24))?.[1]?.toLowerCase() ?? '';
  if (word === '') return false;
  const lower = word.toLowerCase();
  // "B.A. He then ..." ends a sentence; "B.A. University of X" does not.
  if (word.includes('.')) return OPENERS.has(follower) && !(lower === 'u.s' && follower !== 'he' && follower !== 'she');
  if (/^\p{Lu}$/u.test(word)) return OPENERS.has(follower) && follower !== 'dr';
  if (
    lower === 'inc' ||
    lower === 'ltd' ||
    lower === 'co' ||
    lower === 'corp' ||
    lower === 'jr' ||
    lower === 'sr' ||
    lower === 'etc'
  )
    return OPENERS.has(follower);
  if (/^(?:Ph|LL|Sc|Litt|D|M|B)$/.test(word)) return false;
  if (/^\d{1,2}$/.test(word)) return OPENERS.has(follower);
  return !ABBREVIATIONS.has(lower);
}
