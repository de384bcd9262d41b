// The words of a title without what stands around them: names, dates, verbs, prepositions.

import { parseDates } from '../../domain/dates/parse-dates.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import { anyOf, isAnd, JOINING_WORDS, smallWordsOf } from '../../domain/languages/words.ts';
import type { Finding } from '../../domain/model/finding.ts';
import { once } from '../../domain/text/once.ts';
import type { Question } from '../directed/question.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { opensWithVerb } from '../statements/next-clause.ts';
import type { Piece } from './organisation-span.ts';

export type Shared = Omit<Question, 'claim' | 'organisation'>;

const ARTICLE = /\s(?:d[ue]|del|d[ao]|n[ao]|de la|en (?:el|la)|(?:d|n)[ae]ll[aeo]?|de l)['’ ]\s?$/u;

/** "김하늘 변호사": the name is no part of the title. */
export function withoutName(post: Finding, name: string, shared: Shared): Finding {
  if (post.title === undefined || !UNSPACED.test(post.title)) return post;
  const title = post.title.replace(name, '').trim();
  return title === '' ? post : withPlainTitle({ ...post, title }, shared);
}

const LONGEST_TITLE = 80;

/** "seit 04/2018 Leiterin": the words of a date are none of the title's. */
function withoutDates(title: string): string {
  let rest = title;
  for (const { from, to } of parseDates(title).toReversed()) {
    // "jordemoder i 2009 og har arbejdet på": behind "and" goes on what was done later.
    const goesOn = from > 0 && isAnd(/^\s(\p{L}+)\s/u.exec(rest.slice(to))?.[1] ?? '');
    rest = `${rest.slice(0, from)} ${goesOn ? '' : rest.slice(to)}`;
  }
  return rest
    .replace(
      /^\s*(?:since|seit|ab|desde|depuis|dal|sinds|od|sedan|siden|с|з)\s|\s(?:since|seit|desde|depuis|dal|sinds|sedan|siden)\s*$/giu,
      '',
    )
    .replace(/\s+/g, ' ');
}

/** The words of the title without the "of" behind them; the title alone where a whole clause stands around it. */
export function withPlainTitle(finding: Finding, { itemsIn: items, lexicon, finder }: Shared): Finding {
  if (finding.title === undefined) return finding;
  // "chef de produit.", "Professeure à l'", "(Stage Manager)".
  const bare = finding.title.replace(/^[(（]([^()（）]*)[)）]$/u, '$1');
  let title = withoutDates(bare.split(/\s[·•|]\s/u)[0]!)
    // "J. Vantreight, huisarts": what the name leaves of itself.
    .replace(/^(?:\p{Lu}\.\s?){1,3}[\s,;]+/u, '')
    .replace(/^[\s\d/.,:–—-]+|\sv\/$|[\s,:;/«„“–—-]+$|\s\p{L}{1,5}['’]\s*$|(?<=\p{Ll}{4}|\p{Lo}|\s)[\s.]+$/gu, '')
    .trimEnd();
  // "letrada en el despacho", before the name of the firm.
  const firm = lexicon.organisations.find(title).at(-1);
  if (firm?.to === title.length && ARTICLE.test(title.slice(0, firm.from))) title = title.slice(0, firm.from).trimEnd();
  const last = lexicon.prepositions.find(title).at(-1);
  if (last !== undefined && last.to === title.length && last.from > 0 && !UNSPACED.test(title))
    title = title.slice(0, last.from).trim();
  if (UNSPACED.test(title)) {
    const [first] = items(title).titles;
    const lead = title.slice(0, first?.from ?? 0);
    // "アオバ株式会社取締役に就任し、…": what is named before a title is another employer than the one it is held at.
    const firm = lexicon.legalForms.find(lead).at(-1)?.to ?? 0;
    const own = title.slice(Math.max(firm, KOREAN_LEAD.exec(lead)?.[0].length ?? 0)).replace(BEFORE_TITLE, '');
    return withUnspacedTitle(finding, own, items(own).titles);
  }
  const { titles } = items(title);
  const [plain] = titles;
  if (plain !== undefined && !UNSPACED.test(title)) {
    // "gründer og daglig leder": what leads is a verb, and a title too.
    const isVerb = (at: number): boolean => titles.every(({ from, to }) => to <= plain.to + at || from > plain.to + at);
    const behind = finding.person.how === 'prose' ? sentenceWords(title.slice(plain.to), lexicon) : [];
    const end = plain.to + Math.min(title.length, ...behind.map(({ from }) => from).filter(isVerb));
    title = title.slice(leadOfTitle(title.slice(0, plain.from), lexicon), end).trim();
  }
  // "Schauspielerin und" before a verb of its own.
  if (isAnd(title.split(' ').at(-1)!)) title = title.slice(0, title.lastIndexOf(' '));
  const isLong = title.length > LONGEST_TITLE || /\.\s\p{Lu}/u.test(title) || finder.hasPart(title);
  if (isLong && plain !== undefined) title = plain.text;
  return { ...finding, title };
}

/** "arbeitete als", "es el", "har varit en": where the words before a title end that are none of it. */
function leadOfTitle(lead: string, lexicon: Lexicon): number {
  const former = lexicon.statuses.find(lead).map(({ to }) => to);
  const end = Math.max(0, ...former, ...sentenceWords(lead, lexicon).map(({ to }) => to));
  // "war von … Dramaturgin", without its years.
  const rest = lead.slice(end).trimStart();
  if (/^\p{Ll}+\s(?:\p{L}+\s){0,3}$/u.test(rest) && opensWithVerb(rest))
    return lead.length - (ADJECTIVES.exec(rest.slice(rest.indexOf(' ') + 1))?.[0].length ?? 0);
  let small = end + (SMALL_LEAD().exec(lead.slice(end))?.[0].length ?? 0);
  // "er desuden bestyrelsesformand", "är nu överläkare".
  for (let word = FIRST_WORD.exec(lead.slice(small)); word !== null; word = FIRST_WORD.exec(lead.slice(small))) {
    if (!JOINING_WORDS.has(word[1]!) && lexicon.present.whole(word[1]!) === undefined) break;
    small += word[0].length;
  }
  return lexicon.declines && /^\p{Ll}/u.test(lead.slice(small)) ? lead.search(SLAVIC_LEAD) : small;
}

const FIRST_WORD = /^(\p{Ll}+)\s/u;

/** "war lange Jahre leitende Redakteurin": of what stands between a verb and a title. */
const ADJECTIVES = /(?<!\p{L})(?:\p{Ll}{4,}(?:er|e|es|en|ig|isk|ief|ieel|isch)\s)*$/u;

/** "roku byl primářem", "а затем директора": of what stands before a Slavic title only adjectives and capitals are part of it. */
const SLAVIC_LEAD =
  /(?:(?:\p{Lu}[\p{L}-]*|[\p{Ll}-]{3,}(?:[ýáéí]|[éí]ho|[éí]mu|[ýí]m|ou|[iyą]|[ie]go|emu|[iy]m|[ea]j|(?<!ł)a|[иіыо]й|[ая]я|[ое]го|[ое]му|[ыиі]м|[ео]ю|ої))\s)*$/u;

/** Verbs, pronouns, articles of one thing and "as": the sentence goes on with them, the title does not. */
function sentenceWords(text: string, { work, study, presentVerbs, pronouns }: Lexicon): Piece[] {
  const links = [...text.matchAll(AS)].map(({ index, 0: word }) => ({ from: index, to: index + word.length }));
  return [...links, ...[work, study, presentVerbs, pronouns].flatMap((finder) => finder.find(text))];
}

const AS = /(?<![\p{L}-])(?:as|als|som|como|comme|come|jako|eine?|eine[rmn]|ett|une|una|uno|uma|een)(?![\p{L}-])/giu;

/** Articles and prepositions that open what is left. */
const SMALL_LEAD = once(
  () =>
    new RegExp(
      `^[\\s'’,:–-]*(?:(?:${anyOf([
        ...smallWordsOf(({ organisationPrepositions, since, until }) => [
          ...organisationPrepositions,
          ...since,
          ...until,
        ]),
        ...'the die das le la el il lo un um en et'.split(' '),
      ])})(?:['’]|\\s)\\s*)*`,
      'iu',
    ),
);

/** Verbs and particles before a title: "现任", "担任", "の". */
const BEFORE_TITLE = /^(?:[并並]?(?:[现現曾历歷担擔出兼升]?任(?![课課])|现为|現為)|[のでは]|公司(?!秘))/u;
/** "에 입사해 연구소장": the particle behind the employer and a verb. */
const KOREAN_LEAD = /^(?:.*\p{sc=Hangul}(?:에서|[에로은는을를해겨며고여])|에서?|[은는]|으?로)\s/u;
/** Particles and verbs behind a title: "院長として現在に至る", "센터장 역임". */
const BEHIND_TITLE = /[をにではがへ].*$|として.*$|から.*$|\s?(?:역임|재직|근무|수료|및\s).*$/u;
/** "판사로 일했으며", "이사를 맡고". */
const BEHIND_KOREAN = /^(?:으?로|[을를])(?:\s.*)?$/u;

/** The title and what stands before it in its own word; nothing where a title only opens another word ("公務員試験"). */
function withUnspacedTitle(finding: Finding, written: string, titles: readonly { to: number }[]): Finding {
  const end = BEHIND_KOREAN.test(written.slice(titles[0]?.to ?? 0)) ? titles[0]?.to : undefined;
  const title = written.slice(0, end).replace(BEHIND_TITLE, '').trim();
  const isTitle = titles.length === 0 || titles.some(({ to }) => to === title.length);
  const { title: _title, ...rest } = finding;
  return isTitle && title !== '' ? { ...rest, title } : titles.some(({ to }) => to > title.length) ? finding : rest;
}
