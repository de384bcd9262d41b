// Sentences that name a study or a post and do not state it: a question, or words of a page that has taken them back.

/** "Is it true that you were offered the chair at O?" */
const ASKED = /[?？]["'”’)\]]*$/;

export const isAsked = (text: string): boolean => ASKED.test(text.slice(-6));

const UNFINISHED =
  /\b(?:(?:did|does) not|didn['’]t|never) (?:graduate|finish(?:ed)?|complete(?:d)?|take (?:a|the|his|her) degree|obtain (?:a|the|his|her) degree)(?:d\b|\b)(?! (?:from|the (?:book|race|season|match|game|film|work|project|novel)))|\bleft (?:[^.;]{0,40} )?without (?:graduating|(?:taking |obtaining |earning |receiving )?(?:a|his|her|the) (?:degree|diploma))|\bdropped out(?! of)|\bcredits short\b|\bwithout graduating\b/iu;

/** Where a sentence says of a school named before it that somebody left without a degree; -1 when it does not. */
export function unfinishedAt(text: string): number {
  return UNFINISHED.exec(text.slice(0, 1_000))?.index ?? -1;
}
