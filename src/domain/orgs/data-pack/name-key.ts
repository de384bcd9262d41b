// The one form under which names of organisations are stored and looked up.
import { withoutCaseEnding } from '../../text/case-endings.ts';
import { foldOnce } from '../../text/fold.ts';
import { withArabicNumbers } from '../shared/numerals.ts';

/** Accents, case, dashes, "The" and "&" do not tell names apart: `The Texas A&M University` -> `texas a and m university`. */
export function nameKey(name: string): string {
  const folded = foldOnce(withArabicNumbers(name).replaceAll('&', ' and '));
  if (CYRILLIC.test(name) && folded.includes(' ')) return inAnyCase(folded);
  if (UNSPACED_ONLY.test(name)) return folded.replaceAll(' ', '');
  return folded.startsWith('the ') ? folded.slice(4) : folded;
}

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** "연세대학교 치과병원" and "연세대학교치과병원" are one name. */
const UNSPACED_ONLY = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\s]+$/u;

/** "окончил Казанского университета им. В. И. Ульянова": names stand in every case, and a namesake with or without initials. */
function inAnyCase(folded: string): string {
  return folded
    .split(' ')
    .filter((word) => (word.length > 1 || /\d/.test(word)) && word !== 'im' && word !== 'imeni')
    .map(withoutCaseEnding)
    .join(' ');
}

/** Words that head the names of bodies in Polish, Czech and Slovak, by how they begin; where the end changes with the case, its stem. */
const SLAVIC_HEADS: readonly (readonly [RegExp, string])[] = [
  [/^uniwersytet|^uniwersytec/, 'uniwersytet'],
  [/^univerzit/, 'univerzit'],
  [/^politechni/, 'politechni'],
  [/^akademi/, 'akademi'],
  [/^instytu[tc]/, 'instytut'],
  [/^szkol/, 'szkol'],
  [/^skol/, 'skol'],
  [/^ustav/, 'ustav'],
  [/^uceni/, 'uceni'],
  [/^szpital/, 'szpital'],
  [/^nemocnic/, 'nemocnic'],
  [/^ministerst/, 'ministerst'],
  [/^parlamen[ct]/, 'parlament'],
  [/^kolegi/, 'kolegi'],
];

/** One key for all cases of a name in Polish, Czech or Slovak: "Univerzity Karlovy" is found as "Univerzita Karlova". */
export function caseKey(name: string): string | undefined {
  const words = foldOnce(name).split(' ');
  if (words.length < 2 || !words.some((word) => SLAVIC_HEADS.some(([head]) => head.test(word)))) return undefined;
  const stems = words.map((word) => SLAVIC_HEADS.find(([head]) => head.test(word))?.[1] ?? withoutCaseEnding(word));
  return `~${stems.join(' ')}`;
}

const LEGAL_TAIL =
  / (?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|llp|lp|plc|ag|se|sa|gmbh|nv|bv|ab|as|oy|kk|spa|srl|group|holding|holdings)$/;

/** "株式会社みなと", "(주)바다", "海图科技有限公司". */
const ASIAN_FORM =
  /^(?:株式会社|有限会社|合同会社|[(（][株有][)）]|[㈱㈲㈜]|주식회사|[(（]주[)）])\s?|\s?(?:株式会社|有限会社|合同会社|[(（][株有][)）]|[㈱㈲㈜]|주식회사|[(（]주[)）]|股份有限公司|有限责任公司|有限責任公司|有限公司)$/u;

/** `株式会社みなと` -> `みなと`: a Chinese, Japanese or Korean name without its legal form. */
export const withoutAsianForm = (name: string): string => name.replace(ASIAN_FORM, '').trim();

/** The key and, where it ends in a legal form, the key without it: `acme co ltd` -> `acme co`, `acme`. */
export function keysOfName(name: string): string[] {
  const keys = [nameKey(name)];
  const bare = withoutAsianForm(name);
  if (bare !== name && bare.length > 1) keys.push(nameKey(bare));
  for (let round = 0; round < 2; round += 1) {
    const shorter = keys.at(-1)!.replace(LEGAL_TAIL, '');
    if (shorter === keys.at(-1)) break;
    keys.push(shorter);
  }
  return keys;
}
