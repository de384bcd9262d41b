// "studied at O under P", "a pupil of P at O", "a post-doctoral year at O with P": the sentence also says that P taught there.
import type { Annotated } from './annotate.ts';
import type { Tie } from './relations.ts';
import { SIGN } from './skeleton.ts';

const { title: T, person: P, date: Y, place: L } = SIGN;
const ADDRESS = `(?:the |his |her |Professor |Prof\\.? |professor |physicist |composer |${T} ){0,2}`;
const STAY = `(?:,? in ${L}(?:, ${L})?| \\(${Y}\\)| from ${Y}| in ${Y})?`;
/** Right after the school: "at O under P". "With P" may be a fellow student, so it counts for guests alone. */
const UNDER = new RegExp(
  `^${STAY},?(?: where (?:he|she) (?:also )?studied| studying| working)? under (?:the (?:supervision|direction|guidance|tutelage) of )?${ADDRESS}${P}`,
  'u',
);
const HOSTED = new RegExp(`^${STAY},? (?:with|under) ${ADDRESS}${P}`, 'u');
/** Right before the school: "under P at the O". */
const OF_AT = new RegExp(
  `(?:under|under the (?:supervision|direction|guidance|tutelage|mentorship) of|supervised by|pupil of|student of) ${ADDRESS}${P}(?: and ${P})?,? (?:at|from) (?:the )?$`,
  'u',
);

const POSTDOC = /post-?doc/i;

export interface Teaching {
  tie: Tie;
  people: number[];
}

/** Only where the school was a place of study for somebody else in the same sentence. */
export function teachersOf(annotated: Annotated, ties: readonly Tie[]): Teaching[] {
  const { skeleton, people } = annotated;
  const found: Teaching[] = [];
  for (const tie of ties) {
    const guest = tie.relation === 'employment' && POSTDOC.test(annotated.text.slice(tie.trigger, tie.trigger + 24));
    if ((tie.relation !== 'education' && !guest) || tie.organisation.kind !== 'school') continue;
    const end = annotated.at(tie.organisation.to);
    const tail = skeleton.slice(end, end + 120);
    const after = guest ? HOSTED.exec(tail) : UNDER.exec(tail);
    const place =
      after !== null
        ? end + after[0].length - 1
        : OF_AT.test(
              skeleton.slice(
                Math.max(0, annotated.at(tie.organisation.start) - 60),
                annotated.at(tie.organisation.start),
              ),
            )
          ? skeleton.lastIndexOf(P, annotated.at(tie.organisation.start))
          : -1;
    const person = place < 0 ? -1 : people.findIndex((span) => annotated.at(span.from) === place);
    if (person < 0) continue;
    const named = [person];
    for (let next = person + 1; next < people.length; next += 1) {
      if (!/^(?:,| and|, and) $/.test(annotated.text.slice(people[next - 1]!.to, people[next]!.from))) break;
      named.push(next);
    }
    const full = named.filter((index) => people[index]!.last - people[index]!.first > 1);
    if (full.length > 0) found.push({ tie, people: full });
  }
  return found;
}

export const TEACHER_PATTERNS: readonly RegExp[] = [UNDER, HOSTED, OF_AT];
