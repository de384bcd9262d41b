// Latin readings of names in other scripts, and keys that bring the many Latin spellings of one sound together.
// Hangul is taken apart by arithmetic; Arabic is reduced to its consonants; the rest is left to any-ascii.
import { foldCase } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';

export type Script = 'latin' | 'hangul' | 'han' | 'kana' | 'arabic' | 'cyrillic' | 'other';

export function scriptOf(text: string): Script {
  if (/\p{Script=Hangul}/u.test(text)) return 'hangul';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'kana';
  if (/\p{Script=Han}/u.test(text)) return 'han';
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)) return 'arabic';
  if (/\p{Script=Cyrillic}/u.test(text)) return 'cyrillic';
  return /[\p{Script=Latin}]/u.test(text) ? 'latin' : 'other';
}

const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');

/** Revised Romanisation of one Hangul syllable: `민` -> `min`. */
export function romaniseHangul(syllable: string): string {
  const index = (syllable.codePointAt(0) ?? 0) - 0xac00;
  if (index < 0 || index >= 11_172) return foldCase(syllable);
  const initial = INITIALS[Math.floor(index / 588)] ?? '';
  const vowel = VOWELS[Math.floor((index % 588) / 28)] ?? '';
  const final = FINALS[index % 28] ?? '';
  return initial + vowel + final;
}

/** Spellings that Koreans use for one syllable, brought to the official one. Longest first. */
const KOREAN_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/rhee|yi\b|\bi\b|\blee\b|\bri\b/g, 'li'],
  [/\bpark\b|\bpak\b|\bbak\b/g, 'pak'],
  [/\bchoi\b|\bchoe\b/g, 'choe'],
  [/\bnoh\b|\broh\b|\bno\b/g, 'no'],
  [/\bcho\b/g, 'jo'],
  [/\blim\b|\brim\b|\byim\b/g, 'im'],
  [/\byoo\b|\byou\b|\bryu\b|\bryoo\b/g, 'yu'],
  [/\bshin\b/g, 'sin'],
  [/\bshim\b/g, 'sim'],
  [/\bheo\b|\bhur\b|\bhuh\b/g, 'heo'],
  [/\bsuh\b/g, 'seo'],
  [/\bchang\b/g, 'jang'],
  [/\bsohn\b/g, 'son'],
  [/\bkoh\b|\bgo\b/g, 'ko'],
  [/\bkoo\b|\bgu\b/g, 'ku'],
  [/\bpae\b/g, 'bae'],
  [/\bpaek\b|\bpaik\b|\bbaik\b/g, 'baek'],
  [/\buhm\b|\bum\b|\beom\b/g, 'om'],
  [/\beugene\b/g, 'yujin'],
  [/\bjeon\b|\bcheon\b/g, 'jun'],
  [/hyeok|hyuk|hyok/g, 'hyok'],
  [/wha/g, 'hwa'],
  [/moon/g, 'mun'],
  [/(?<=[aeou])h\b/g, ''],
  [/young|yeong|yung|yong/g, 'yong'],
  [/kyoung|gyeong|kyeong|kyung|gyung|kyong|gyong/g, 'kyong'],
  [/byoung|byeong|byung|pyong|byong/g, 'byong'],
  [/myoung|myeong|myung|myong/g, 'myong'],
  [/hyoung|hyeong|hyung/g, 'hyong'],
  [/hyeon|hyun|hyon/g, 'hyon'],
  [/yeon|youn|yun|yon/g, 'yon'],
  [/jeong|joung|jung|chung|jong/g, 'jong'],
  [/seong|sung|song/g, 'song'],
  [/seok|suk|sok|sook/g, 'sok'],
  [/seon|sun|son/g, 'son'],
  [/cheol|chul|chol/g, 'chol'],
  [/gyu|kyu/g, 'kyu'],
  [/hoon|hun/g, 'hun'],
  [/joon|jun|chun/g, 'jun'],
  [/woo|wu|u/g, 'u'],
  [/joo|ju|chu/g, 'ju'],
  [/soo|su/g, 'su'],
  [/hee|hui|hi/g, 'hi'],
  [/jee|ji|chi/g, 'ji'],
  [/beom|bum|bom/g, 'bom'],
  [/eun|un/g, 'un'],
  [/seung|sueng/g, 'sung'],
  [/eo/g, 'o'],
  [/\bkim\b|\bgim\b/g, 'kim'],
  [/\bkang\b|\bgang\b/g, 'kang'],
  [/kw|gw/g, 'kw'],
];

/** One key for the usual spellings of a Korean part: `Hyun`, `Hyeon` -> `hyon`. */
export const koreanKey: (part: string) => string = memoise((part) => {
  let key = part;
  for (const [pattern, value] of KOREAN_SPELLINGS) key = key.replace(pattern, value);
  return key;
});

export const KOREAN_FAMILY_NAMES: ReadonlySet<string> = new Set(
  `kim gim lee yi rhee park pak bak choi choe jung jeong chung kang gang cho jo yoon yun jang chang lim im han oh seo suh shin sin kwon gwon
   hwang ahn an song ryu yoo yu hong jeon jun chun ko go moon mun yang son sohn bae pae baek paik paek heo hur huh nam noh roh no ha kwak gwak sung seong
   cha joo ju woo wu koo gu ku min jin na ra um eom chae won cheon bang gong kong hyun hyeon ham yeom byun byeon yeo choo chu do so seok sun seol
   ma gil yeon wi pyo myung myeong ki gi ban wang geum keum ok yuk in maeng je mo tak kook guk eo eun pyeon yong shim sim seung myoung iunn`.split(
    /\s+/,
  ),
);

/** Syllables of Mandarin by initial. A part made only of these is exact: another syllable is another name, not a slip. */
const PINYIN = `
a ai an ang ao e en er ei o ou
ba bai ban bang bao bei ben beng bi bian biao bie bin bing bo bu
pa pai pan pang pao pei pen peng pi pian piao pie pin ping po pou pu
ma mai man mang mao mei men meng mi mian miao mie min ming miu mo mou mu
fa fan fang fei fen feng fo fou fu
da dai dan dang dao de dei den deng di dian diao die ding diu dong dou du duan dui dun duo
ta tai tan tang tao te teng ti tian tiao tie ting tong tou tu tuan tui tun tuo
na nai nan nang nao ne nei nen neng ni nian niang niao nie nin ning niu nong nou nu nuan nuo nv nue
la lai lan lang lao le lei leng li lia lian liang liao lie lin ling liu long lou lu luan lun luo lv lue
ga gai gan gang gao ge gei gen geng gong gou gu gua guai guan guang gui gun guo
ka kai kan kang kao ke ken keng kong kou ku kua kuai kuan kuang kui kun kuo
ha hai han hang hao he hei hen heng hong hou hu hua huai huan huang hui hun huo
ji jia jian jiang jiao jie jin jing jiong jiu ju juan jue jun
qi qia qian qiang qiao qie qin qing qiong qiu qu quan que qun
xi xia xian xiang xiao xie xin xing xiong xiu xu xuan xue xun
zha zhai zhan zhang zhao zhe zhei zhen zheng zhi zhong zhou zhu zhua zhuai zhuan zhuang zhui zhun zhuo
cha chai chan chang chao che chen cheng chi chong chou chu chua chuai chuan chuang chui chun chuo
sha shai shan shang shao she shei shen sheng shi shou shu shua shuai shuan shuang shui shun shuo
ran rang rao re ren reng ri rong rou ru ruan rui run ruo
za zai zan zang zao ze zei zen zeng zi zong zou zu zuan zui zun zuo
ca cai can cang cao ce cen ceng ci cong cou cu cuan cui cun cuo
sa sai san sang sao se sen seng si song sou su suan sui sun suo
ya yan yang yao ye yi yin ying yo yong you yu yuan yue yun
wa wai wan wang wei wen weng wo wu
`;

const pinyinSyllables: ReadonlySet<string> = new Set(PINYIN.trim().split(/\s+/));

/** True when the whole part reads as Mandarin syllables: `xiaolei`, `wei`. */
export const isPinyin: (part: string) => boolean = memoise((part) => {
  if (part.length === 0 || part.length > 24) return false;
  // reach[i]: the first i letters split into syllables. Six letters is the longest syllable.
  const reach = new Array<boolean>(part.length + 1).fill(false);
  reach[0] = true;
  for (let end = 1; end <= part.length; end += 1) {
    for (let start = Math.max(0, end - 6); start < end; start += 1) {
      if (reach[start] && pinyinSyllables.has(part.slice(start, end))) reach[end] = true;
    }
  }
  return reach[part.length] ?? false;
});

/** Older spellings of Mandarin, as Taiwan and books still use them: `shih` is `shi`, `lung` is `long`, `hsiao` is `xiao`. */
export const pinyinKey: (part: string) => string = memoise((part) =>
  part
    .replace(/hs/g, 'x')
    .replace(/ieh/g, 'ie')
    .replace(/ueh/g, 'ue')
    .replace(/ien/g, 'ian')
    .replace(/uei/g, 'ui')
    .replace(/([sczj])h?ih/g, '$1hi')
    .replace(/ung/g, 'ong')
    .replace(/tz/g, 'z')
    .replace(/ts/g, 'c')
    .replace(/jer$/g, 'zhe'),
);

export const CHINESE_FAMILY_NAMES: ReadonlySet<string> = new Set(
  `wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang xu deng feng han cao zeng peng xiao cai pan tian
   dong yuan yu jiang du ye cheng wei su lu ding ren shen yao cui tan fan wang liao shi jin wei jia xia fu fang zou xiong bai meng qin qiu hou yan xue lei long
   duan hao kong shao mao chang wan gu lai wu kang he yan qian niu hong gong mo hua bao tao yin zhuang wen ge qi nie zhai yi kong bi mei sheng shu qu ou shang
   chan cheung wong leung lam cheng ng ho yeung chow tsang chiu lau kwok tse yip mak tsui fung fong choi lo hui poon siu lui kwan lee chu chung tam yuen
   chang hsu tsai hsieh tseng chou kuo hung lai chien chiang yeh liao hsiao lu chao sung teng shih hsueh pai kao tsao tung tai ku chin chuang`.split(
    /\s+/,
  ),
);

export function isEastAsianFamilyName(part: string): boolean {
  return CHINESE_FAMILY_NAMES.has(part) || KOREAN_FAMILY_NAMES.has(part);
}

const places = [CHINESE_FAMILY_NAMES, KOREAN_FAMILY_NAMES].map(
  (names) => new Map([...names].map((name, place) => [name, place])),
);

/** The place among family names, the commonest first as the lists have them; infinite for what is none. */
export function familyNamePlace(part: string): number {
  return Math.min(...places.map((list) => list.get(part) ?? Number.POSITIVE_INFINITY));
}

/** Consonants of an Arabic, Persian or Hebrew name, for meeting `mhmd slh` with `mohammed salah`. */
export const consonantSkeleton: (part: string) => string = memoise((part) =>
  part
    .replace(/[^a-z]/g, '')
    .replace(/^[aeiou]+/, 'a')
    .replace(/kh|ch/g, 'x')
    .replace(/sh/g, 'w')
    .replace(/dj|g/g, 'j')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/dh/g, 'd')
    .replace(/[qkc]/g, 'k')
    .replace(/(?<=.)[aeiouyw]/g, '')
    .replace(/([a-z])\1/g, '$1'),
);
