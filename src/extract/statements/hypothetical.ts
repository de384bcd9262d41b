// Studies and posts that a sentence names and that did not come about: planned, hoped for, feared, refused, nearly so.
// Read in the words that govern the trigger, right before it, so that another clause of the sentence is left alone.

/** "planned to V", "an offer to V", "is unable to V": the verb after "to" is not stated. */
const WISHES =
  '(?:plan(?:s|ned|ning)?|hop(?:es|ed|ing)|intend(?:s|ed|ing)?|want(?:s|ed|ing)?|wish(?:es|ed|ing)?|aim(?:s|ed|ing)?|aspir(?:es|ed|ing)|dream(?:s|ed|t)|longed|threaten(?:s|ed)|refus(?:es|ed|ing|al)|declin(?:es|ed|ing)|fail(?:s|ed|ing|ure)|unable|not able|too (?:young|old|ill|poor)|tr(?:ies|ied|ying)|attempt(?:s|ed|ing)?|appl(?:ies|ied|ying)|rumou?red|tipped|offer(?:s|ed)?|chance|opportunity|proposals?|bid|scheduled|slated|due|about|expect(?:s|ed)|supposed|preparing|prepared|hesitated|forbidden)';
const TO = new RegExp(
  `(?<![\\p{L}])${WISHES}(?:,| [\\p{Ll}-]{2,12}){0,2} to (?:(?:succeed|replace|follow) (?:\\p{Lu}[\\p{L}'’.-]+ ){1,3}|(?:be|become|have|serve|act|work|join|go|study|hold|take|take up|start|begin|continue|pursue|attend|enter|enrol|enroll)(?:ing)? )?(?:(?:as|to|the|an?|his|her|their|its|on) ){0,2}$`,
  'iu',
);
/** "considered enrolling", "denied having worked", "instead of joining", "almost hired". */
const GERUND =
  /(?<![\p{L}])(?:consider(?:ed|s|ing)|contemplat(?:ed|es|ing)|den(?:ied|ies|ying)|thought (?:of|about)|dream(?:ed|t|s)? of|hopes? of|chance of|talk of|intention of|idea of|instead of|rather than|without|despite not|in lieu of|rumou?rs of|(?:verge|brink|point|prospect|possibility) of|close to)(?: (?:ever|even|actually|having|being|been|his|her|their)){0,3} $/iu;
const NEARLY =
  /(?<![\p{L}])(?:almost|nearly|narrowly missed|(?:would|could|might|should) have)(?: (?:been|being|to be|getting|got|be|also|even|become|became|becoming|gone|taken|joined)){0,2}(?: an?| the)? $/iu;
/** "was mistakenly reported to have joined" */
const FALSELY =
  /(?<![\p{L}])(?:falsely|mistakenly|wrongly|erroneously|incorrectly) (?:been )?(?:reported|said|claimed|stated|described|listed|credited|believed|identified|rumou?red|announced)[^.;,]{0,30} $/iu;
/** "denied that she had ever worked" */
const DOUBTED =
  /(?<![\p{L}])(?:den(?:ied|ies|ying)|disput(?:ed|es|ing)|doubt(?:ed|s|ful)|no (?:evidence|record|proof)(?: exists| remains| has been found)?|not true|untrue|rumou?rs?|myth|legend|unknown|not known|unclear|uncertain|questioned) (?:that|whether|if) [^,.;]{2,50} $/iu;
/** One of these stands in whatever the two patterns above find. */
const HINTS =
  /consider|contempl|den[iy]|thought|dream|hope| of |instead|rather|without|despite|lieu|close to|almost|nearly|narrowly|have /i;
const IF_SO = /^If [^,;]{3,60}, /u;
const WOULD = /(?<![\p{L}])(?:would|could|might)(?: (?:then|also|be|become|have))? $/u;

export type Hypothetical = 'ahead' | 'undone';

/** `lead`: the words before the trigger. Null when the trigger is stated. */
export function hypotheticalIn(lead: string): Hypothetical | null {
  const near = lead.slice(-90);
  const wish = near.includes(' to ') ? TO.exec(near) : null;
  if (wish !== null) return AHEAD.test(near.slice(Math.max(0, wish.index - 8))) ? 'ahead' : 'undone';
  if (HINTS.test(near) && (GERUND.test(near) || NEARLY.test(near))) return 'undone';
  if (/(?:will|shall) /.test(near) && FUTURE.test(near)) return 'ahead';
  if (near.includes('ly ') && FALSELY.test(near)) return 'undone';
  if (/ (?:that|whether|if) /.test(near) && DOUBTED.test(near)) return 'undone';
  if (near.includes('confused') && CONFUSED.test(near)) return 'undone';
  if (lead.startsWith('If ') && WOULD.test(near) && IF_SO.test(lead)) return 'undone';
  return null;
}

/** "will join O as T in July": not yet held. "Will" in a story of the past is written "would". */
const FUTURE =
  /(?<![\p{L}])(?:will|shall) (?:(?:soon|then|also|now|next|be|begin|start|be joining|return to) ){0,2}(?:as |to )?(?:an? |the )?$/u;

/** Said of today: what is planned may still come. */
const AHEAD =
  /(?<![\p{L}])(?:plans|hopes|intends|aims|expects|wants|wishes|(?:is|am|are) (?:\p{L}+ )?(?:planning|hoping|preparing|due|about|scheduled|slated|expected|set))(?![\p{L}])/iu;

const CONFUSED = /not to be confused with [^,;]{0,80}$/i;

/** For the tests of their cost. */
export const HYPOTHETICAL_PATTERNS: readonly RegExp[] = [
  TO,
  FUTURE,
  GERUND,
  NEARLY,
  FALSELY,
  DOUBTED,
  IF_SO,
  WOULD,
  AHEAD,
];
