// "同大学大学院", "该校研究生院", "동 대학원": the organisation that was named last, with what follows of its own.
import type { OrganisationSpan } from './organisation-spans.ts';

const SAME = /^(?:同|該|该|동)\s?(?=大学|大學|院|校|医院|醫院|病院|研究所|대학|병원)/u;
const WHOLE = /^.*?(?:大学(?!院)|大學(?!院)|대학교|대학(?!원)|学院|學院|病院|医院|醫院|研究所|병원)/u;

/** `last`: the name that the text before gave, or null. */
export function withReferred(spans: readonly OrganisationSpan[], last: string | null): OrganisationSpan[] {
  let named = last === null ? null : (WHOLE.exec(last)?.[0] ?? last);
  return spans.flatMap((span) => {
    if (!SAME.test(span.name)) {
      named = WHOLE.exec(span.name)?.[0] ?? named;
      return [span];
    }
    if (named === null) return [];
    const rest = span.name
      .replace(SAME, '')
      .replace(/^(?:大学(?!院)|大學(?!院)|대학교|대학(?!원)|学院|學院|病院|医院|醫院|研究所|병원|院|校)/u, '');
    return [{ ...span, name: /^\p{Script=Hangul}/u.test(rest) ? `${named} ${rest}` : named + rest }];
  });
}
