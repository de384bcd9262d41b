// "同大学大学院", "该医院", "동 대학원": the organisation that was named last, with what follows of its own.
import type { OrganisationSpan } from './organisation-span.ts';

const SAME = /^(?:同|該|该|동)\s?(?=[大院校医醫病研대병])/u;
/** A school or hospital as a whole, without its parts. */
const HEAD = '(?:大[学學](?!院)|대학교|대학(?!원)|[学學]院|病院|[医醫]院|研究所|병원)';
const WHOLE = new RegExp(`^.*?${HEAD}`, 'u');
const OPENING_HEAD = new RegExp(`^(?:${HEAD}|院|校)`, 'u');

/** `last`: the name that the text before gave, or null. */
export function withReferred(spans: readonly OrganisationSpan[], last: string | null): OrganisationSpan[] {
  let named = last === null ? null : (WHOLE.exec(last)?.[0] ?? last);
  return spans.flatMap((span) => {
    if (!SAME.test(span.name)) {
      named = WHOLE.exec(span.name)?.[0] ?? named;
      return [span];
    }
    if (named === null) return [];
    const rest = span.name.replace(SAME, '').replace(OPENING_HEAD, '');
    return [{ ...span, name: /^\p{Script=Hangul}/u.test(rest) ? `${named} ${rest}` : named + rest }];
  });
}
