// The schools that a name may mean, by the index.
import type { Organisation, OrganisationIndex } from '../organisation-index.ts';

/** All schools that answer to this name, or whose official name has the same words; more than one when it is shared. */
export function schoolsNamed(name: string, organisations: OrganisationIndex): readonly Organisation[] {
  const named = organisations.named(name, 'school');
  if (named.length > 0) return named;
  // "清华大学（北京）": where it is, said beside the name of one school alone.
  const bare = name.replace(PLACE_BEHIND, '');
  for (const meant of bare === name ? namesInFull(name) : [bare]) {
    const schools = organisations.named(meant, 'school');
    if (schools.length === 1) return schools;
  }
  return organisations.schoolsOfSameWords(name);
}

const PLACE_BEHIND = /(?<=\p{Script=Han})\s?[（(]\p{Script=Han}{2,4}[)）]$/u;

/** How the names of universities are cut short at their end, and what they end with in full. */
const CUT_ENDS: readonly (readonly [RegExp, string])[] = [
  [/医大$|醫大$/u, '医科大学|県立医科大学|府立医科大学|醫學大學'],
  [/工大$/u, '工业大学|工業大学'],
  [/理工$/u, '理工大学'],
  [/外大$/u, '外国語大学|外国语大学'],
  [/师大$|師大$/u, '师范大学|師範大學'],
  [/教大$/u, '教育大学'],
  [/芸大$|藝大$/u, '芸術大学|藝術大學'],
  [/财大$|財大$/u, '财经大学'],
  [/科大$/u, '科技大学'],
  [/农大$|農大$/u, '农业大学|農業大学'],
  [/商大$/u, '商科大学|商业大学'],
  [/市大$/u, '市立大学'],
  [/県大$/u, '県立大学'],
  [/大$/u, '大学'],
  [/여대$/u, '여자대학교'],
  [/외대$/u, '외국어대학교'],
  [/교대$/u, '교육대학교'],
  [/과기대$/u, '과학기술대학교'],
  [/과기원$/u, '과학기술원'],
  [/대$/u, '대학교'],
];

/** 東京女子医大, 上海财大, 서울과기대: what stands before the end must be a name of two characters at least. */
function namesInFull(name: string): string[] {
  return CUT_ENDS.flatMap(([end, full]) => {
    const head = name.replace(end, '');
    return head === name || head.length < 2 ? [] : full.split('|').map((one) => head + one);
  });
}

export function isKnownSchool(name: string, organisations: OrganisationIndex): boolean {
  return schoolsNamed(name, organisations).length > 0;
}
