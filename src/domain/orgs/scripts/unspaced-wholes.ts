// The whole that a long name in Chinese, Japanese or Korean begins with: 東京大学大学院医学系研究科 is a part of 東京大学.
import { UNSPACED } from '../../languages/phrase-finder.ts';

const UNIVERSITY = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]{2,12}?(?:大学(?!院)|大學|대학교)/u;
/** What only bears the name of the university: a school of its own for children, a short college. */
const OWN_SCHOOL = /^(?:附属|付属|附屬|高等|中学|中學|小学|小學|幼稚園|高校|短期大学|専門学校|부속|사범대학부속)/u;
/** A Chinese text names the country first: 美国哈佛大学. */
const COUNTRY =
  /^(?:美国|美國|英国|英國|法国|法國|德国|德國|日本国|澳洲|澳大利亚|加拿大|韩国|韓國|俄罗斯|俄羅斯|荷兰|荷蘭|意大利|義大利|西班牙|瑞士|瑞典|新加坡|米国|仏国|マレーシア国|미국|영국|일본|독일|프랑스)[\s　]?/u;
/** The owner of a hospital before its name: 医療法人社団…会. */
const OWNER = /^(?:医療法人(?:社団|財団)?|社会医療法人|社会福祉法人|一般財団法人|公益財団法人)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{0,10}?会\s?/u;

/** Names under which the whole of it may be known; none for names in spaced scripts. */
export function unspacedWholes(name: string): string[] {
  if (!UNSPACED.test(name)) return [];
  const plain = name.replace(COUNTRY, '').trim();
  const whole = UNIVERSITY.exec(plain)?.[0];
  const rest = whole === undefined ? '' : plain.slice(whole.length).trim();
  const found = [
    plain,
    plain.replace(OWNER, ''),
    ...(whole !== undefined && rest !== '' && !OWN_SCHOOL.test(rest) ? [whole] : []),
    // （現 双日株式会社）, （法テラス）: the other name that stands in brackets.
    ...[...name.matchAll(/[(（](?:現|现|旧|舊|元|前)?[\s　・：:]?([^()（）]{2,40})[)）]/gu)].map((match) => match[1]!),
  ];
  return [...new Set(found)].filter((one) => one !== name && one.length > 1);
}
