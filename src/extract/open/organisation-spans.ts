// Where a text names organisations, in any of the languages: around a word such as "Universität" or "病院", before a legal form
// such as "GmbH", and where the organisation data knows a name as it is written. Every place is given once, with its full name.
import { korean } from '../../domain/languages/ko.ts';
import type { OrganisationWordKind } from '../../domain/languages/pack.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import { isAnd, isConnector, LEADS_TO_NAMESAKE, NAME_CONNECTORS } from '../../domain/languages/words.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { placeInBrackets } from '../../domain/orgs/schools/compare-schools.ts';
import { canonicalWord, classOfWord, PUBLIC_HEADS, SCHOOL_HEADS } from '../../domain/orgs/shared/org-words.ts';
import { isKnownPlace } from '../../domain/places/compare-places.ts';
import { foldWords } from '../../domain/text/fold.ts';
import { memoiseFor } from '../../domain/text/memoise.ts';
import { lazyWords } from '../../domain/text/word-set.ts';
import { bracketAt, ELISION } from '../directed/organisation-mentions.ts';
import { BOARD_CERTIFIED } from '../directed/organisation-phrases.ts';
import { isUnspacedUnit, unspacedNames } from '../directed/unspaced-names.ts';
import { type Lexicon, lexiconFor } from '../lexicon/language-words.ts';
import { subjectList } from '../spans/subject-lists.ts';
import { chineseEmployers } from './chinese-employers.ts';
import { companies, isFamilyParticle, isJoined, isNameWord, isOpening, isProper, PARTICLE } from './company-spans.ts';
import { japaneseEmployers } from './japanese-employers.ts';
import { type OrganisationSpan, type Piece, type Reading, spanOf, type Word } from './organisation-span.ts';
import { IN_A_FIELD } from './positional-names.ts';
import { ADJECTIVE, schoolsInLetters } from './school-letters.ts';

const WORD = /[\p{L}\p{M}\p{N}&]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu;

/** "Harbor株式会社": the word ends where the script does. */
const LATIN_HEAD = /^\p{Lu}[\p{Script=Latin}\p{N}&'’.-]*(?=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])/u;
/** "美国Marl Institute". */
const LATIN_TAIL = /(?<=\p{Script=Han})\p{Lu}[\p{Script=Latin}\p{N}&'’.-]+$/u;

export function organisationSpans(
  written: string,
  items: readonly Piece[],
  lexicon: Lexicon,
  organisations: OrganisationIndex,
): OrganisationSpan[] {
  const text = written.replace(ELISION, '$1 ');
  const words = [...text.matchAll(WORD)].map(({ index: from, 0: run }) => {
    const { index: begin, 0: word } = LATIN_TAIL.exec(run) ?? LATIN_HEAD.exec(run) ?? { index: 0, 0: run };
    return { text: word, from: from + begin, to: from + begin + word.length };
  });
  const reading: Reading = { text, words, items, lexicon, organisations };
  const named = [
    ...schoolsInLetters(reading),
    ...cuedNames(reading),
    ...companies(reading),
    ...knownNames(reading),
    ...knownHangul(reading),
    ...knownSigns(reading),
  ];
  const isApart = ({ from, to }: Piece): boolean => named.every((span) => span.to <= from || span.from >= to);
  const placed = [...chineseEmployers(text, items, lexicon), ...japaneseEmployers(text, items, lexicon)].filter(
    isApart,
  );
  const found = [...named, ...placed.map((piece) => spanOf(text, piece, false))];
  const asWritten = found.map((span) => ({ ...span, name: written.slice(span.from, span.to).trim() }));
  // "바다의원(구 하늘의원)": what it was called before.
  const isOldName = ({ from }: Piece): boolean =>
    /[(（]$/u.test(text.slice(0, from))
      ? /^[구旧舊]\s/u.test(text.slice(from))
      : /[(（][구旧舊]\s?$/u.test(text.slice(0, from));
  // "siede nel Consiglio di Amministrazione di Marl": the board is whose name follows.
  const verbs = lexicon.titleVerbs.find(written);
  // "東海大學 設計學院": its part, which no data knows as a school of its own.
  const isPart = ({ from, name }: OrganisationSpan): boolean =>
    PART_OF_SCHOOL.test(name) &&
    /大[学學]\s$/u.test(text.slice(0, from)) &&
    asWritten.some(({ school, to }) => school && to === from - 1) &&
    organisations.named(name).length === 0;
  // 『変わる港』（青波書店）, 《海图》: the title of a work and who brought it out; "《海图》主编" works there.
  const works = [...text.matchAll(WORK)].map(({ index, 0: work }) => ({ from: index, to: index + work.length }));
  const isOfWork = ({ from, to }: Piece): boolean => works.some((work) => work.from < from && work.to > to);
  return withoutOverlap(
    asWritten
      .filter((span) => !verbs.some(({ from, to }) => from < span.from && span.from < to))
      .filter((span) => !isOldName(span) && !isPart(span) && !isOfWork(span) && !isUnspacedUnit(span.name, lexicon))
      .filter(({ name }) => name.length > 1 && name.length < 120 && !BOARD_CERTIFIED.test(name)),
  );
}

const WORK =
  /(?:『[^『』]*』|《[^《》]*》(?!\p{L}{0,4}(?:[编編][辑輯]|主[编編]|[总總][编編]|[记記]者|[专專][栏欄])))(?:[（(][^（）()]*[)）])?/gu;

const PART_OF_SCHOOL = /(?:[学學]院|研究[所院科]|[学學]部)$/u;

/** Names around a word of an organisation. */
function cuedNames(reading: Reading): OrganisationSpan[] {
  const { text, words, lexicon, organisations } = reading;
  const own = UNSPACED.test(text) ? lexiconFor('') : lexicon;
  const spans: OrganisationSpan[] = [];
  for (const found of own.organisations.find(text)) {
    // "晋中学院" is a "学院", no "中学".
    const isShifted = /^[中小大](?:学|學)$/u.test(found.text) && text[found.to] === '院' && found.text[0] !== '大';
    const cue = isShifted ? { ...found, from: found.from + 1, to: found.to + 1 } : found;
    // "방문연구원", "시니어 연구원" are researchers; "국토 연구원 팀장" works where they do.
    const isLast = !reading.items.some(({ from }) => from > cue.from && text.slice(cue.to, from) === ' ');
    const isOfTitle = reading.items.some(
      ({ from, to }) => (from < cue.from || (from === cue.from && isLast)) && to === cue.to,
    );
    // "华岭证券投资银行部": a department of what is named before it; "资产证券化" is what banks do.
    if (cue.value === 'bank' && /^(?:化|部(?![门門长長]))/u.test(text.slice(cue.to))) continue;
    if (cue.value === 'department' || (isOfTitle && /\p{Script=Hangul}/u.test(cue.text))) continue;
    const piece = UNSPACED.test(text[cue.from] ?? '')
      ? unspacedName(text, cue, cue.value, organisations)
      : spacedName(reading, cue, cue.value);
    if (piece === null) continue;
    // A name in quotes, or a Korean word that ends in the trade, is a name; "Group" beside capitals may be anything.
    const isNamed = /[«„“"\p{Script=Hangul}]/u.test(text.slice(piece.from, piece.to));
    const whole = withEnd(text, piece, lexicon);
    const span = spanOf(text, whole, cue.value === 'school', cue.value === 'company' && !isNamed);
    spans.push(cue.value === 'institute' ? { ...span, institute: true } : span);
  }
  for (const word of words) {
    const kind = kindOfForeign(word.text, lexicon);
    const piece = kind === null ? null : spacedName(reading, word, kind);
    if (piece !== null) spans.push(spanOf(text, piece, kind === 'school'));
  }
  return lexicon.capitalsAreNames ? [...spans, ...smallNames(reading)] : spans;
}

/** "AK Marlov a partneři", "больница № 3": in Slavic languages the partners or a number end the name. */
function withEnd(text: string, { from, to }: Piece, { declines, legalForms }: Lexicon): Piece {
  const form = declines && legalForms.find(text).find((one) => one.from === to + 1 && /^ \p{Ll}/u.test(text.slice(to)));
  return { from, to: form ? form.to : to + (declines ? (NUMBER.exec(text.slice(to))?.[0].length ?? 0) : 0) };
}
const NUMBER = /^ (?:№|nr|č\.) ?\d+/u;

/** "Marlands ernæringsråd", "tide- og havnedepartementet": Scandinavian bodies are written small, behind their country or as what there is one of. */
function smallNames({ text, words, items, lexicon }: Reading): OrganisationSpan[] {
  return words.flatMap((word, last) => {
    const kind = /^\p{Ll}/u.test(word.text) ? compoundKind(word.text, lexicon) : null;
    if (kind === null || !isFree(word, items)) return [];
    let first = last;
    const gap = (): string => text.slice(words[first - 1]?.to ?? 0, words[first]!.from);
    // "Tide-, fjord- og havnedirektoratet".
    if (isAnd(words[first - 1]?.text ?? '') && words[first - 1]!.from - (words[first - 2]?.to ?? 0) === 2) first -= 2;
    while (first < last && first > 0 && gap() === '-, ') first -= 1;
    const head = first;
    while (first > 0 && gap() === ' ' && isProper(words[first - 1]!.text) && isFree(words[first - 1]!, items))
      first -= 1;
    const isOwned = first < head && /s$/u.test(words[head - 1]!.text);
    if (!isOwned && !(kind === 'public' && /e[nt]$/u.test(word.text))) return [];
    return [spanOf(text, { from: words[isOwned ? first : head]!.from, to: word.to }, kind === 'school')];
  });
}

const LEAST_COMPOUND = 6;

/** A word of another language ("Universität" on an Italian page), or one that ends in a word of an organisation ("Stadtkrankenhaus"). */
const kindOfForeign = (word: string, lexicon: Lexicon): OrganisationWordKind | null =>
  word.length < 4 || !isProper(word) ? null : kindOfProper(word, lexicon);

const kindOfProper: (word: string, lexicon: Lexicon) => OrganisationWordKind | null = memoiseFor(readProper);

function readProper(word: string, lexicon: Lexicon): OrganisationWordKind | null {
  if (lexicon.organisations.whole(word) === 'department') return null;
  const head = word.slice(word.lastIndexOf('-') + 1);
  const canonical = canonicalWord(foldWords(head));
  if (SCHOOL_HEADS.has(canonical)) return 'school';
  if (PUBLIC_HEADS.has(canonical)) return 'public';
  return endOfCompound(word, LEAST_COMPOUND, lexicon);
}

/** What the end of a compound says it is: "Stadtkrankenhaus". */
function endOfCompound(word: string, least: number, { organisations }: Lexicon): OrganisationWordKind | null {
  for (let at = 2; at <= word.length - least; at += 1) {
    const kind = organisations.whole(word.slice(at));
    if (kind === 'school' || kind === 'hospital' || kind === 'public' || kind === 'institute') return kind;
    if (kind === 'association' && least < LEAST_COMPOUND) return kind;
  }
  return null;
}

const LEAST_SMALL = 3;
const compoundKind: (word: string, lexicon: Lexicon) => OrganisationWordKind | null = memoiseFor((word, lexicon) =>
  endOfCompound(word, LEAST_SMALL, lexicon),
);

/** Of the pieces that may be the name, one that the data knows, else the one that begins behind the last word that is none of it. */
function unspacedName(
  text: string,
  cue: Piece,
  kind: OrganisationWordKind,
  organisations: OrganisationIndex,
): Piece | null {
  const isKnownPiece = ({ from, to }: Piece): boolean => organisations.named(text.slice(from, to)).length > 0;
  // Companies are told by their legal form; the words for their trades are in every text.
  const isKorean = /\p{Script=Hangul}/u.test(text[cue.from] ?? '');
  // "민사전문 건설": a trade that stands alone.
  if (isKorean && TRADES.has(text.slice(cue.from, cue.to)) && !/\p{L}$/u.test(text.slice(0, cue.from))) return null;
  if (
    (kind === 'company' && !(isKorean && !GENERIC.test(text.slice(cue.from, cue.to)))) ||
    kind === 'association' ||
    cue.to - cue.from < 2 ||
    /[科과]$/u.test(text.slice(cue.from, cue.to))
  )
    return null;
  const written = unspacedNames(text, cue).map(({ from, to }) => ({ from: from + leadOf(text.slice(from, to)), to }));
  // "前海大学": formerly there where the data knows the rest, else a sign of the name.
  const former = written
    .filter(({ from }) => FORMER.test(text.slice(from)))
    .map(({ from, to }) => ({ from: from + 1, to }));
  const pieces = [...former.filter(isKnownPiece), ...written].filter(({ from }) => from < cue.from);
  // "先進的な自治体", "一家著名律师事务所", "创立大学": an adjective, a number or a verb before the word, no name.
  if (pieces.every(({ from }) => NO_NAME.test(text.slice(from, cue.from)))) return null;
  const found = pieces.find(isKnownPiece) ?? pieces.filter(({ to }) => to === cue.to).at(-1) ?? null;
  const country = found === null ? 0 : (COUNTRY.exec(text.slice(0, found.from))?.[0].length ?? 0);
  const place = found === null ? 0 : placeBehind(text, found.to);
  const piece = found === null ? null : { from: found.from - country, to: found.to + place };
  // "医学部": a faculty without its school.
  return piece !== null && /^[^大]{0,6}(?:学部|學部|학부)$/u.test(text.slice(piece.from, piece.to)) ? null : piece;
}

const NO_NAME =
  /^(?:(?:.*(?:[在于於]|任[职職]))?(?:[国國]有|外[资資]|商[业業]|股份制|民[营營])|[拥擁具]有)$|(?:な|した|する|いる|ある)$|[一几幾数數多两兩某][家所间間]|^(?:多|[创創][立办辦]|[进進考]入|就[读讀]|熟悉)$|(?:^|[后後])[在于於]$|^(?:(?:[审審][计計核]|稽核|薪[资資]?[报報]?酬|提名|[战戰]略|[风風][险險](?:管理)?|[监監]察|監査等?|指名|報酬|[特独獨]立|감사|보상)[与與及和、]?)+$|^[透通][過过]|(?<=\p{Script=Katakana}ー?)[やをがは]$/u;

/** Korean words for an employer that are in no name of one. */
const GENERIC =
  /^(?:회사|기업|본사|지사|벤처|스타트업|개발|기획|경영|신문|방송|뉴스|광고|디자인|서점|출판|유통|무역|통신|에너지|보험|생명|물류|자동차|반도체|산업)$/u;

const TRADES = lazyWords(() => korean.trades ?? []);

const FORMER = /^[前現现元原]/u;

/** "海东大学（南山）", "南山大学北湾分校" is the whole name; the country of a school is no part of it. */
function placeBehind(text: string, to: number): number {
  const campus = /大[学學]$/u.test(text.slice(0, to)) ? CAMPUS.exec(text.slice(to)) : null;
  if (campus !== null) return campus[0].length;
  const bracket = /大[学學]$/u.test(text.slice(0, to)) ? bracketAt(text, to) : '';
  const place = placeInBrackets(bracket);
  return place === undefined || COUNTRY.test(place) ? 0 : bracket.length;
}

const CAMPUS = /^\p{Script=Han}{2,6}分校/u;

/** "美国海大学" is written with its country. */
const COUNTRY =
  /(?:美[国國]|英[国國]|法[国國]|德[国國]|俄[国國]|[韩韓][国國]|泰[国國]|米国|加拿大|澳洲|澳大利[亚亞]|新加坡|荷[兰蘭]|瑞士|瑞典|[意義]大利|比利[时時]|丹[麦麥]|芬[兰蘭]|挪威|奥地利|奧地利|[爱愛][尔爾][兰蘭]|新西[兰蘭]|紐西蘭|西班牙|葡萄牙|波[兰蘭]|捷克|以色列|印度)$/u;

/** What runs into a name and is none of it: dates, degrees, marks of a list. */
const LEAD =
  /^(?:[ㆍ・·\s]+|[(（](?:前|現|现|元|原)[)）](?=\p{L})|[(（]?(?:전|현재?)[)）.:]?\s|[(（]?(?:전|현재?)[)）]|\d[\d年月日년월일./~～-]*|世界\d+[强強](?:企[业業])?|(?:博士[后後](?:研究[员員])?|[后後](?=\p{Script=Han}{4})|博士|碩士|硕士|學士|学士|修士|本科|석사|박사|학사)|(?:副|助理|客座|兼任|兼职)?(?:教授|研究[员員])|[讲講][师師]|助教|工程[师師]|取得|獲|获)+/u;

const leadOf = (text: string): number => LEAD.exec(text)?.[0].length ?? 0;

/** The capitals around the word of an organisation, and the small words that names are made of. */
function spacedName(reading: Reading, cue: Piece, kind: OrganisationWordKind): Piece | null {
  const { text, words, items, lexicon, organisations } = reading;
  const head = words.findIndex((word) => word.to > cue.from);
  const tail = words.findLastIndex((word) => word.from < cue.to);
  if (head < 0 || tail < head) return null;
  // "Studio Legale" is one word of an organisation, though "legale" alone is a title.
  const isWithin = items.some(({ from, to }) => from >= cue.from && to <= cue.to && to - from < cue.to - cue.from);
  if (!isWithin && !words.slice(head, tail + 1).every((word) => isFree(word, items))) return null;
  // "Asesora Legal del Ministerio": an adjective of the title before it.
  if (kind === 'law' && items.some(({ to }) => text.slice(to, cue.from) === ' ')) return null;
  const reached = firstWord(reading, head);
  // "Jefe de Asesoría Legal del Marl": what is done there, and behind it whose it is.
  const isOfTask =
    items.some(({ to }) => text.slice(to, words[reached]!.from) === ' de ') && OF_WHOSE.test(text.slice(cue.to));
  if ((kind === 'law' || kind === 'company') && isOfTask) return null;
  // "Oddziałem Urologicznym Szpitala Powiatowego": a ward before the hospital that it is a part of.
  const isOfWhole = kind === 'hospital' && reached < head && isWardOf(words.slice(reached, head), lexicon);
  const first = isOfWhole ? head : reached;
  const reach = lastWord(reading, first, tail, kind);
  // "Klinice Kardiologii Szpitala Uniwersyteckiego": the name is read at the word of the whole.
  const isWard = (at: number): boolean => at > tail + 1 && lexicon.organisations.whole(words[at]!.text) === 'hospital';
  if (kind === 'hospital' && lexicon.declines && words.some((_, at) => at <= reach && isWard(at))) return null;
  // "hat an der Universität Marl Chemie studiert".
  const isLearnt =
    lexicon.verbLast &&
    isNameWord(words[reach]!.text) &&
    lexicon.study.find(text.slice(words[reach]!.to))[0]?.from === 1;
  if (isLearnt && reach === tail && first < head) return null;
  const last = isLearnt && reach > tail ? reach - 1 : reach;
  const named = words.slice(first, last + 1);
  const piece = { from: words[first]!.from, to: withQuote(text, words[first]!.from, words[last]!.to) };
  // "Комитета по аудиту": a preposition ends no name.
  if (leadsAway(words[last]!, lexicon)) return null;
  // "Neuropsicología Clínica": a subject and its adjective.
  if (first < head && CLINICAL.test(`${words[head - 1]!.text} ${words[head]!.text}`)) return null;
  // "Facultad de Economía" is a part of something that is named elsewhere.
  if (
    isUnit(named, kind, organisations) ||
    (kind !== 'school' && lexicon.organisations.find(text.slice(piece.from, piece.to))[0]?.value === 'department')
  )
    return null;
  // "the university", "Hochschule" alone is no name, a compound such as "Stadtklinik" is.
  const isBare = first === head && last === tail && words[head]!.to - words[head]!.from === cue.to - cue.from;
  if (
    (isBare &&
      (lexicon.organisations.whole(text.slice(piece.from, piece.to)) !== undefined ||
        OF_SCHOOLS.test(text.slice(piece.from, piece.to))) &&
      !(lexicon.capitalsAreNames && isPublic(kind) && head > 0)) ||
    // "w szkołach muzycznych I stopnia": a number is no name.
    !named.some(({ text: word }) => isProper(word) && !/^[IVX]+$/u.test(word))
  )
    return null;
  const isWritten = words.slice(head, tail + 1).some(({ text: word }) => isProper(word));
  // "Tallow kommun", "Krajského soudu".
  const isOfPlace = lexicon.declines
    ? isOpeningAdjective(words[first]!, kind)
    : lexicon.capitalsAreNames && SMALL.has(kind);
  // "de gemeente Marl", "la mairie de Marl", "musée national de la Marine".
  const isCalled =
    last > tail &&
    (kind === 'public' ||
      kind === 'association' ||
      (kind === 'institute' &&
        lexicon.prepositions.whole('de') === true &&
        (!isClass(words[last]!, 'subject') || isClass(words[tail + 1]!, 'quality'))));
  return isStrong(kind) || isWritten || isCalled || (first < head && isOfPlace) ? piece : null;
}

const isClass = ({ text }: Word, kind: 'subject' | 'quality'): boolean =>
  classOfWord(canonicalWord(foldWords(text))) === kind;

const CLINICAL = /^\p{Lu}\p{L}+(?:log[ií]a|iatr[ií]a|terapia|medicina|farmacia) cl[ií]nica$/iu;
const OF_WHOSE = /^(?:\s\p{L}+)?\s(?:del|de la|de l|du|d[ao])\s\p{Lu}/u;
/** "due Master Universitari": an adjective. */
const OF_SCHOOLS = /^universit\p{L}*r[ie][oae]?s?$/iu;

const isWardOf = (words: readonly Word[], { organisations, declines }: Lexicon): boolean =>
  words.some(({ text }) => organisations.find(text)[0]?.value === 'department') ||
  (declines === true && words.length > 1 && organisations.whole(words[0]!.text) === 'hospital');

const isFree = (word: Word, items: Reading['items']): boolean =>
  items.every((item) => item.to <= word.from || item.from >= word.to);

/** How far the name reaches to the left of the word that makes it one. */
function firstWord({ text, words, items, lexicon }: Reading, head: number): number {
  let first = head;
  for (let at = head - 1; at >= 0 && isJoined(text, words[at]!, words[at + 1]!); at -= 1) {
    const word = words[at]!;
    const isPart =
      isProper(word.text) ||
      isNameWord(word.text) ||
      (lexicon.declines && ADJECTIVE.test(word.text)) ||
      (PARTICLE.test(word.text) && isProper(words[at - 1]?.text ?? '')) ||
      (isFamilyParticle(word.text, lexicon) && at + 1 < head && isProper(words[at - 1]?.text ?? '')) ||
      (isAnd(word.text) && text.slice(words[at - 1]?.to ?? 0, word.from) === '- ');
    if (!isFree(word, items) || !isPart || isOpening(text, word, lexicon)) break;
    first = at;
  }
  // "wydziału lekarskiego Śląskiego Uniwersytetu": a name begins with a capital.
  while (first < head && !isProper(words[first]!.text)) first += 1;
  return first < head && followsFaculty(words, first, lexicon) ? head : first;
}

/** How far it reaches to the right. */
function lastWord(
  { text, words, items, lexicon, organisations }: Reading,
  first: number,
  tail: number,
  kind: OrganisationWordKind,
): number {
  let last = behindSubjects(text, words, tail, lexicon);
  if (words.slice(tail + 1, last + 1).some((word) => !isFree(word, items))) last = tail;
  // "Institute of Marl Studies": the words behind "of" are one name.
  let isOfSomething = false;
  // "v Marlově nemocnici na dětské oddělení": the ward there.
  const isToWard = (at: number): boolean =>
    leadsAway(words[at - 1]!, lexicon) && lexicon.organisations.whole(words[at + 1]?.text ?? '') === 'department';
  for (let at = last + 1; at < words.length && isJoined(text, words[at - 1]!, words[at]!); at += 1) {
    const word = words[at]!;
    if (!isFree(word, items) && !isMembers(words, at) && !(at === tail + 1 && isAdjective(word, items, lexicon))) break;
    // "Marketing de la Universidad Marl": what is done there is no part of the name.
    if (isOfSomething && isTask(kind) && WHOLE.has(lexicon.organisations.whole(word.text)!) && isProper(word.text))
      break;
    const next = runOf(text, words, at + 1);
    if (isAnd(word.text) && (opensNext(next, lexicon, organisations) || isOfNext(next, kind))) break;
    if (leadsThere(text.slice(word.from), lexicon) && namesNext(next, lexicon, organisations)) break;
    // "Universität Marl Maschinenbau": behind the place stands what was studied.
    const isSchool = lexicon.organisations.whole(word.text) === 'school';
    const isAside = last > tail && !isSchool && !isOfSomething && kind !== 'company';
    if (isAside && isNameWord(word.text) && !isNameWord(words[last]!.text)) break;
    // "INSTITUTO DE CIENCIAS": in capitals small words are written as names are.
    const isSmall = /^\p{Lu}{2,}$/u.test(word.text) && isConnector(word.text.toLowerCase());
    // "Cour d'appel", "École d'ingénieurs": nothing else stands behind the short "of".
    const isOfIt = words[at - 1]!.text === 'd' && word.text.length > 3;
    if ((isProper(word.text) && !isSmall) || (isNameWord(word.text) && !isToWard(at)) || isSchool || isOfIt) last = at;
    else if (LEADS_TO_NAMESAKE().test(text.slice(Math.max(0, word.from - 20), word.from))) continue;
    else if (!isSmall && (!isInName(word.text, lexicon) || leadsOn(word, words[at + 1], lexicon))) break;
    else if (OF.test(word.text)) isOfSomething = true;
  }
  // "University of California, Berkeley": known with the place behind the comma.
  const next = words[last + 1];
  if (next !== undefined && /^, ?$/.test(text.slice(words[last]!.to, next.from)) && isProper(next.text))
    if (organisations.named(text.slice(words[first]!.from, next.to)).length > 0) return last + 1;
  return last;
}

/** A preposition; the packs also have nouns among them that lead to a name. */
const leadsAway = ({ text }: Word, { prepositions }: Lexicon): boolean =>
  /^\p{Ll}{1,4}$/u.test(text) && prepositions.whole(text) === true;

/** The last word of the subjects that a name lists behind "für", none of which is another organisation. */
function behindSubjects(text: string, words: readonly Word[], tail: number, lexicon: Lexicon): number {
  const { organisations, capitalsAreNames, declines } = lexicon;
  const form = capitalsAreNames ? SMALL_TASK : declines ? SMALL_SUBJECTS : null;
  const behind = text.slice(words[tail]!.to);
  const task = isProper(words[tail]!.text)
    ? (form?.exec(behind) ?? (declines ? SMALL_ADJECTIVES.exec(behind) : null))
    : null;
  if (task !== null) return words.findLastIndex(({ to }) => to <= words[tail]!.to + task[0].length);
  const purpose = text.lastIndexOf(' für', words[tail]!.to);
  const list = subjectList(text, purpose === words[tail]!.to - 4 ? purpose : words[tail]!.to);
  if (list === null || organisations.find(text.slice(list.first, list.to)).some(({ value }) => NO_SUBJECTS.has(value)))
    return tail;
  return words.findLastIndex(({ to }) => to <= list.to);
}

/** "Myndigheten för hamnskydd och ebbvakt". */
const SMALL_TASK = /^\s(?:för|for)\s\p{Ll}{4,}(?:\s(?:och|og)\s\p{Ll}{4,})?/u;

/** "Институт проблем управления им. В. Орлова", "Институт химии и физики РАН": small words up to whose it is. */
const SMALL_SUBJECTS =
  /^(?:,?\s[а-яёіїєґ-]{3,}|\s(?:и|і|й|та)(?=\s\p{Ll})){1,6}(?=\s(?:[иі]м\.|имени|імені|\p{Lu}{2,}(?!\p{L})))/u;

/** "Институт авиационной и ракетной техники", "Ústav organické chemie": adjectives, and the noun that they belong to. */
const SMALL_ADJECTIVES =
  /^(?:(?:,|\s(?:и|і|й|та|a|i|oraz))?\s[\p{Ll}-]{2,}(?:[оеё]й|[иы]х|[ое]го|[оеє]ї|ei|ej|[iy]ch|i?ego|[ýí]ch|é(?:ho)?|ího)){1,4}\s\p{Ll}{4,}/u;

/** "Theater" and "Medien" are what schools teach, too. */
const NO_SUBJECTS: ReadonlySet<OrganisationWordKind> = new Set([
  'school',
  'hospital',
  'public',
  'institute',
  'law',
  'bank',
]);

/** "na" is inside Polish names, and "in the" in Portuguese: what leads to a place there is no part of the name before it. */
const isInName = (word: string, { prepositions, connectors }: Lexicon): boolean =>
  isConnector(word) && (prepositions.whole(word) === undefined || connectors.whole(word) === true);

/** The words from here that no stop, comma or bracket parts. */
function runOf(text: string, words: readonly Word[], from: number): readonly Word[] {
  const end = words.findIndex((word, at) => at > from && !isJoined(text, words[at - 1]!, word));
  return words.slice(from, Math.min(end < 0 ? words.length : end, from + LONGEST_RUN));
}
const LONGEST_RUN = 7;

/** "Maschinenbau an der TH Marl": "of" joins the words of a name, other prepositions lead to the next one. */
const leadsThere = (text: string, { prepositions }: Lexicon): boolean => {
  const [lead] = prepositions.find(text);
  return lead?.from === 0 && /^\p{Ll}/u.test(lead.text) && !OF.test(lead.text.split(' ', 1)[0]!);
};

/** "Theater Marl und an den Kammerspielen": behind "and" a small word that names are not made of leads to the next one. */
const leadsOn = ({ text }: Word, next: Word | undefined, { prepositions }: Lexicon): boolean =>
  next !== undefined && isAnd(text) && prepositions.whole(next.text) !== undefined && !NAME_CONNECTORS.has(next.text);

/** "Київський інститут", "Krajského soudu": Slavic names have one capital, that of the adjective they begin with. */
const OF_PLACE = /^\p{Lu}\p{L}+(?:[сцз]ьк|ск|цк|sk|ck|dzk|nsk|ov|ův|ов|ев)\p{L}{1,4}$/u;
/** "Nejvyššího soudu", "Komerční bance", "Арбитражного суда". */
const QUALITY = /^\p{Lu}\p{L}{2,}(?:[nšč]í(?:ho|mu|m)?|[^skc]é(?:ho|mu|m)|нн?(?:ый|ого|ому|ом|ая|ой|ий|ої|ій))$/u;
const isOpeningAdjective = ({ text }: Word, kind: OrganisationWordKind): boolean =>
  OF_PLACE.test(text) || ((kind === 'public' || kind === 'bank') && QUALITY.test(text));

/** "Wydziału Prawa i Administracji Uniwersytetu …": the words before the school are the faculty's. */
function followsFaculty(words: readonly Word[], first: number, lexicon: Lexicon): boolean {
  if (lexicon.capitalsAreNames || !isAnd(words[first - 1]?.text ?? '')) return false;
  return words
    .slice(Math.max(0, first - FACULTY_WORDS), first)
    .some(
      ({ text }) =>
        classOfWord(canonicalWord(foldWords(text))) === 'unit' ||
        lexicon.organisations.whole(text) === 'department' ||
        lexicon.organisations.whole(text) === 'school',
    );
}

const FACULTY_WORDS = 5;

/** «Маяк»: a quote that opens inside the name closes in it. */
function withQuote(text: string, from: number, to: number): number {
  const isOpen = /[«„“"][^»”"]*$/u.test(text.slice(from, to));
  return isOpen && /^[»”"“]/u.test(text.slice(to)) ? to + 1 : to;
}

const OF = /^(?:of|for|d[aeiou]?s?|dei|del(?:la|le)?|degli|der|für|van|voor|för|a[fv])$/iu;

/** "Ordem dos Advogados": those who make up an organisation, behind "of". */
const isMembers = (words: readonly Word[], at: number): boolean =>
  (isProper(words[at]!.text) || /^d(?:es)?$/u.test(words[at - 1]?.text ?? '')) && OF.test(words[at - 1]?.text ?? '');

/** "Studio Legale", "Universidad Técnica": where adjectives follow, the word of a title behind the organisation's is one. */
const isAdjective = (word: Word, items: readonly Piece[], { prepositions }: Lexicon): boolean =>
  isProper(word.text) &&
  (prepositions.whole('de') ?? prepositions.whole('di')) === true &&
  items.some(({ from, to }) => from === word.from && to === word.to);

/** A faculty without its school. */
function isUnit(named: readonly Word[], kind: OrganisationWordKind, organisations: OrganisationIndex): boolean {
  const canonical = named.map(({ text }) => canonicalWord(foldWords(text)));
  if (kind !== 'school' || classOfWord(canonical[0]!) !== 'unit' || canonical.some((word) => SCHOOL_HEADS.has(word)))
    return false;
  // "Faculté de Lyon", "Facultad de Medicina de Lima": the university of that place.
  const last = named.findLast(({ text }) => !/^[IVX\d]+$/u.test(text))!;
  return named.length < 3 || !isTown(last.text, organisations);
}

/** "Nantes": if no table of places knows it, a university is called after it. */
const isTown = (name: string, organisations: OrganisationIndex): boolean =>
  isKnownPlace(name) || OF_TOWN.some((university) => organisations.named(`${university} ${name}`).length > 0);
const OF_TOWN = ['University of', 'Université de', 'Università di', 'Universidad de', 'Universidade de'];

const SMALL: ReadonlySet<OrganisationWordKind> = new Set(['public', 'institute', 'association']);

const isTask = (kind: OrganisationWordKind): boolean => kind === 'company' || kind === 'bank' || kind === 'public';
const WHOLE: ReadonlySet<OrganisationWordKind> = new Set(['school', 'institute', 'association']);

const isPublic = (kind: OrganisationWordKind): boolean => kind === 'public' || kind === 'institute';

/** "school" and "hospital" are written small in the names of many languages; a "company" or "group" in small letters is no name. */
const isStrong = (kind: OrganisationWordKind): boolean => kind === 'school' || kind === 'hospital';

const OWN_NAMES: ReadonlySet<OrganisationWordKind> = new Set([...NO_SUBJECTS, 'association']);

/** "Hall and the University Hospital Marl", "Marl Hospital and HSK Oakham": the words behind "and" are another organisation. */
function opensNext(all: readonly Word[], lexicon: Lexicon, organisations: OrganisationIndex): boolean {
  const from = all.findIndex(({ text }) => isProper(text));
  // "… et de l'université Marl": written small.
  if (all.slice(0, Math.max(0, from)).some(({ text }) => lexicon.organisations.whole(text) === 'school')) return true;
  const words = all.slice(Math.max(0, from));
  const first = words[0]?.text ?? '';
  if (/^\p{Lu}{2,}$/u.test(first) || (isProper(first) && organisations.named(first).length > 0)) return true;
  // "Marl Advokater og Advokatfirmaet Tallow".
  if (lexicon.capitalsAreNames && OWN_NAMES.has(lexicon.organisations.whole(first)!)) return true;
  if (classOfWord(canonicalWord(foldWords(first))) === 'subject') return false;
  return namesNext(words, lexicon, organisations);
}

/** "Jornal do Marl e da Tallow": behind "and" the article of the next name, unless it goes on with what a body is for. */
function isOfNext([of, first]: readonly Word[], kind: OrganisationWordKind): boolean {
  if (!/^(?:del|d[ao]s?|du|dell[aeo]?)$/u.test(of?.text ?? '') || !isProper(first?.text ?? '')) return false;
  return kind === 'company' || kind === 'bank' || !isNameWord(first!.text);
}

/** The capitals that follow are known, or one of them is the word of an organisation. */
function namesNext(all: readonly Word[], lexicon: Lexicon, organisations: OrganisationIndex): boolean {
  const words = all.slice(
    Math.max(
      0,
      all.findIndex(({ text }) => isProper(text)),
    ),
  );
  const first = words[0]?.text ?? '';
  if (isProper(first) && organisations.named(first).length > 0) return true;
  const end = words.findIndex(({ text }) => !isProper(text) && !isConnector(text) && !isNameWord(text));
  return words
    .slice(0, end < 0 ? words.length : end)
    .some(({ text }) => lexicon.organisations.find(text).length > 0 || kindOfForeign(text, lexicon) !== null);
}

const LONGEST_KNOWN = 6;
const NEAR = 20;

/** Capitalised words that the organisation data knows as a name, the longest first. */
function knownNames({ text, words, items, organisations }: Reading): OrganisationSpan[] {
  const spans: OrganisationSpan[] = [];
  for (let first = 0; first < words.length; first += 1) {
    if (!isProper(words[first]!.text) || UNSPACED.test(words[first]!.text)) continue;
    for (let last = Math.min(words.length - 1, first + LONGEST_KNOWN - 1); last >= first; last -= 1) {
      if (!isProper(words[last]!.text)) continue;
      const piece = { from: words[first]!.from, to: words[last]!.to };
      const name = text.slice(piece.from, piece.to);
      if (/[,;:|()\n\t]/.test(name) || !isKnown(name, organisations)) continue;
      // "especialización en UMAR": letters for what is learnt.
      if (!/\s/.test(name) && IN_A_FIELD.test(text.slice(0, piece.from))) continue;
      // "KAIST 신소재공학 박사": letters among other signs, with a title or a degree behind them.
      const isBeside = UNSPACED.test(text) && items.some(({ from }) => from > piece.to && from - piece.to < NEAR);
      const isWeak = !/\s/.test(name) && !isBeside;
      spans.push(spanOf(text, piece, isSchool(name, organisations), isWeak));
      first = last;
      break;
    }
  }
  return spans;
}

/** "단국대 교수", "대법원에서": a word that the data knows, be there a particle behind it; or a ministry. */
const knownHangul = ({ text, items, organisations }: Reading): OrganisationSpan[] =>
  [...text.matchAll(HANGUL_WORD)].flatMap(({ index: from, 0: word }) => {
    const name = [word, word.replace(HANGUL_PARTICLE, '')].find(
      (one) => isMinistry(one) || (one.length > 2 && organisations.named(one).length > 0),
    );
    const piece = { from, to: from + (name ?? '').length };
    const isFree = items.every((item) => item.to <= piece.from || item.from >= piece.to);
    return name !== undefined && isFree ? [spanOf(text, piece, isSchool(name, organisations))] : [];
  });

const HANGUL_WORD = /(?<![\p{L}\p{N}])\p{Script=Hangul}{3,12}(?![\p{L}\p{N}])/gu;
const HANGUL_PARTICLE = /(?:에서|으로|[은는을를의에와과])$/u;
const isMinistry = (word: string): boolean =>
  /부$/u.test(word) && lexiconFor('').organisations.whole(word) === 'public';

/** "三菱商事 課長", "金融庁に": signs between spaces, stops and particles that the data knows. */
const knownSigns = ({ text, items, organisations }: Reading): OrganisationSpan[] =>
  [...text.matchAll(SIGNS)].flatMap(({ index: from, 0: name }) => {
    const isTaken = items.some((item) => item.from < from + name.length && item.to > from);
    const isNamed = !isTaken && organisations.named(name).length > 0;
    return isNamed ? [spanOf(text, { from, to: from + name.length }, isSchool(name, organisations))] : [];
  });

const SIGNS =
  /(?<![\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9·・])(?=[A-Z0-9]{0,6}[\p{Script=Han}\p{Script=Katakana}])[\p{Script=Han}\p{Script=Katakana}ー・A-Za-z0-9]{2,20}(?![\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9])/gu;

/** A single word of the data may be any word; an acronym must be a school's. */
function isKnown(name: string, organisations: OrganisationIndex): boolean {
  if (/\s/.test(name)) return organisations.named(name).length > 0;
  return /^\p{Lu}[\p{Lu}\p{N}-]{2,}$/u.test(name) && isSchool(name, organisations);
}

const isSchool = (name: string, organisations: OrganisationIndex): boolean =>
  organisations.named(name).some(({ kind }) => kind === 'school');

/** The longest name of each place. */
function withoutOverlap(spans: readonly OrganisationSpan[]): OrganisationSpan[] {
  const kept: OrganisationSpan[] = [];
  for (const span of [...spans].sort((left, right) => right.to - right.from - (left.to - left.from)))
    if (kept.every((other) => other.to <= span.from || other.from >= span.to)) kept.push(span);
  return kept.sort((left, right) => left.from - right.from);
}
