// In Chinese, Japanese and Korean the employer stands right before the title: "前) 마를 대표이사", "海康市场副总经理". Where a line or a
// sentence is of a career, what precedes the title is its name, be there no word of an organisation in it.
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import { smallWordsOf } from '../../domain/languages/words.ts';
import { isKnownPlace } from '../../domain/places/compare-places.ts';
import { partsBetween } from '../directed/aligned-members.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { splitSentences } from '../spans/sentences.ts';
import type { OrganisationSpan, Piece } from './organisation-span.ts';

const LEAST_NAME = 2;
const LONGEST_NAME = 20;
const SEPARATOR = /[,;|•\n\t/、，；]|\s[–—-]\s/gu;
/** What opens a line of a list. */
const STROKE = /^[\s\-–—•·▪■●◆*]*/u;
/** "former", "now": what follows is a post. */
const MARK = /^[(（[]?(?:前|現|现|元|전|현)(?:[)）\].:：]\s*|\s+|(?<=[前現])(?=\p{Script=Hangul}))/u;

/** In a list of posts every item, elsewhere only what is said to be former or of today. */
export function employersBeforeTitles(
  text: string,
  titles: readonly Piece[],
  lexicon: Lexicon,
  isItem: boolean,
): OrganisationSpan[] {
  if (!UNSPACED.test(text)) return [];
  return splitSentences(text).flatMap(({ from: start, text: sentence }) => {
    const isMarked = MARK.test(sentence.replace(STROKE, ''));
    if (!isMarked && !isItem) return [];
    if (SEVERAL.test(sentence)) return [];
    return partsBetween(sentence, SEPARATOR).flatMap(({ from, to }) => {
      const piece = nameBefore(text, { from: start + from, to: start + to }, titles, lexicon);
      return piece === null
        ? []
        : [
            {
              ...piece,
              name: text.slice(piece.from, piece.to),
              school: false,
              weak: false,
              placed: true,
              titled: true,
            },
          ];
    });
  });
}

function nameBefore(text: string, part: Piece, titles: readonly Piece[], lexicon: Lexicon): Piece | null {
  const own = titles.filter(({ from, to }) => from >= part.from && to <= part.to);
  if (own.length === 0 || !BEHIND_TITLE.test(text.slice(own.at(-1)!.to, part.to))) return null;
  const lead = text.slice(part.from, own[0]!.from).replace(/[(（][^()（）]*[)）]\s*$/u, '');
  const stroke = STROKE.exec(lead)?.[0].length ?? 0;
  const begin = stroke + (MARK.exec(lead.slice(stroke))?.[0].length ?? 0);
  const whole = lead.slice(begin).trimEnd();
  // "海興投資 (集團) 總經理": what a space or a bracket parts from the title is the whole name.
  const isApart = /\p{Script=Han}/u.test(whole) && /[\s)）]$/u.test(text.slice(part.from, own[0]!.from));
  const name = isApart ? whole : withoutUnit(whole, lexicon);
  return isName(name, lexicon) ? { from: part.from + begin, to: part.from + begin + name.length } : null;
}

/** "多家上市公司": of no one in particular. */
const SEVERAL = /[多數数幾几][家間间]/u;

/** A bracket, a date, the end. */
const BEHIND_TITLE = /^\s?(?:[(（].*)?[.。]?$/u;

/** Rank, trade and region between the employer and the title. */
const UNIT =
  /(?:(?:高[级級]|[资資]深|首席|[总總]|副|助理|[执執]行|[联聯]合|技[术術]|[产產]品|[设設][计計]|[风風]控|[财財][务務]|市[场場]|[运運][营營]|[销銷]售|行[销銷]|[业業][务務]|[质質]量|管理|研[发發]|投[资資]|全球|[亚亞]太|大中[华華]|[电電]商|策略|[专專]案|事[业業]|[台臺][灣湾])[区區部群]?)+$|(?<=.{2})\p{Script=Han}{2,4}[部處处組组室]$/u;
const KOREAN_UNIT =
  /\s\S*(?:팀|부|실|본부|사업|부문|센터|과|처|그룹|파트|지점|지사|기획|영업|마케팅|개발|세일즈|커뮤니티|투자|재무|전략|인사|홍보|운영|디자인|프로젝트|시니어|리드|수석|책임|선임|주임|공동)$/u;

function withoutUnit(lead: string, lexicon: Lexicon): string {
  const unit = /\p{Script=Hangul}/u.test(lead) ? KOREAN_UNIT : UNIT;
  let name = lead;
  for (let end = unit.exec(name); end !== null && end.index > 0; end = unit.exec(name))
    name = name.slice(0, end.index).trimEnd();
  // "海電腦 網路行銷服務": the first word is the employer's; "東海大學 電機工程" is a school's department.
  const [first = ''] = name.split(/\s/, 1);
  return /\p{Script=Han}$/u.test(first) && lexicon.organisations.find(first).every(({ value }) => value !== 'school')
    ? first
    : name;
}

function isName(name: string, { work, study, statuses, titles, sections }: Lexicon): boolean {
  if (name.length < LEAST_NAME || name.length > LONGEST_NAME || !/^[\p{L}\p{N}]/u.test(name)) return false;
  if (NO_NAME.test(name) || UNIT.exec(name)?.index === 0 || isKnownPlace(name) || sections.whole(name) !== undefined)
    return false;
  if ([work, study, statuses, titles].some((words) => words.find(name).length > 0)) return false;
  return !name.split(/\s/).every((word) => FUNCTIONS.has(word));
}

/** Verbs, years, ranks and grades: nobody is called so. */
const NO_NAME =
  /[《》“”「」『』。@]|\d{4}|[负負][责責]|[从從]事|[国國]家[一二]|[注註][册冊]|[知著]名|^(?:常[务務]|名[誉譽]|合聘|海外|現在|现在|[荣榮][誉譽]|客座|[讲講]座|特[聘邀约]|[专專][任职職]|[独獨]立|住院|主治|非常勤|社外|外部|한국|대한민국|사외|비상임|상임|명예|공동|수석|책임|선임|시니어|주니어|대표)$|[の을를의은는]$/u;

const FUNCTIONS = smallWordsOf(({ code, functionWords = [] }) => (CODES.has(code) ? functionWords : []));
const CODES: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);
