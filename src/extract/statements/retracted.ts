// Sentences that name a study or a post and do not state it: a question, or words of a page that has taken them back.

/** "Is it true that you were offered the chair at O?" */
const ASKED = /[?？]["'”’)\]]*$/;

/** "the site no longer says he holds", "for years the biography said that she held", "had claimed to hold". */
const TAKEN_BACK =
  /\bno longer (?:says?|claims?|states?|lists?|mentions?|asserts?)\b|\b(?:for (?:many |several |some )?(?:years|months|decades)|once|previously|formerly|earlier|until recently)\b[^.;]{0,40}\b(?:website|site|page|résumé|resume|cv|biography|bio|profile)(?![\p{L}])[^.;]{0,40}\b(?:said|claimed|stated|listed|asserted)\b|\b(?:website|site|page|résumé|resume|cv|biography|bio|profile) (?:had )?(?:once|for years|previously|formerly|long|used to|wrongly|incorrectly|mistakenly) (?:said|say|claim|claimed|stated|state|list|listed|asserted)\b/iu;

/**
 * Offset after which a sentence states nothing: 0 for a question, its length when it states all it says.
 */
export function retractedFrom(text: string): number {
  if (!text.endsWith('.') && ASKED.test(text.slice(-6))) return 0;
  const withdrawn = TAKEN_BACK.exec(text.slice(0, 1_000));
  return withdrawn === null ? text.length : withdrawn.index;
}

const UNFINISHED =
  /\b(?:(?:did|does) not|didn['’]t|never) (?:graduate|finish(?:ed)?|complete(?:d)?|take (?:a|the|his|her) degree|obtain (?:a|the|his|her) degree)(?:d\b|\b)(?! (?:from|the (?:book|race|season|match|game|film|work|project|novel)))|\bleft (?:[^.;]{0,40} )?without (?:graduating|(?:taking |obtaining |earning |receiving )?(?:a|his|her|the) (?:degree|diploma))|\bdropped out(?! of)|\bcredits short\b|\bwithout graduating\b/iu;

/** Where a sentence says of a school named before it that somebody left without a degree; -1 when it does not. */
export function unfinishedAt(text: string): number {
  return UNFINISHED.exec(text.slice(0, 1_000))?.index ?? -1;
}
