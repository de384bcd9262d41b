// "studied at O under P", "a pupil of P at O", "a post-doctoral year at O with P": the sentence also says that P taught there.

import { SIGN } from '../lexicon/sign.ts';
import type { Annotated } from '../spans/annotate.ts';
import type { Link } from './links/find-links.ts';

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
  link: Link;
  people: number[];
}

/** Only where the school was a place of study for somebody else in the same sentence. */
export function teachersOf(annotated: Annotated, links: readonly Link[]): Teaching[] {
  const { skeleton, people } = annotated;
  const found: Teaching[] = [];
  for (const link of links) {
    const guest = link.relation === 'employment' && POSTDOC.test(annotated.text.slice(link.trigger, link.trigger + 24));
    if ((link.relation !== 'education' && !guest) || link.organisation.kind !== 'school') continue;
    const end = annotated.at(link.organisation.to);
    const tail = skeleton.slice(end, end + 120);
    const after = guest ? HOSTED.exec(tail) : UNDER.exec(tail);
    const place =
      after !== null
        ? end + after[0].length - 1
        : OF_AT.test(
              skeleton.slice(
                Math.max(0, annotated.at(link.organisation.start) - 60),
                annotated.at(link.organisation.start),
              ),
            )
          ? skeleton.lastIndexOf(P, annotated.at(link.organisation.start))
          : -1;
    const person = place < 0 ? -1 : people.findIndex((span) => annotated.at(span.from) === place);
    if (person < 0) continue;
    const named = [person];
    for (let next = person + 1; next < people.length; next += 1) {
      if (!/^(?:,| and|, and) $/.test(annotated.text.slice(people[next - 1]!.to, people[next]!.from))) break;
      named.push(next);
    }
    const full = named.filter((index) => people[index]!.last - people[index]!.first > 1);
    if (full.length > 0) found.push({ link, people: full });
  }
  return found;
}

export const TEACHER_PATTERNS: readonly RegExp[] = [UNDER, HOSTED, OF_AT];
