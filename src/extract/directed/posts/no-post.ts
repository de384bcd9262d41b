// What only seems to be a post: things called after the organisation, members of a society, clients.
import { UNSPACED } from '../../../domain/languages/phrase-finder.ts';
import { lineOf, type Span } from '../aligned-members.ts';
import type { Passage, Question } from '../question.ts';

/** "Acme Certified Professional", "Acme Best Paper Award": named after the organisation, not worked for it. */
export const OF_SOMETHING_ELSE =
  /^(?:['’]s)?(?:\s(?:\p{Lu}[\p{L}\d.&'’-]*|\(\p{Lu}+\)|of|on|for|in|and|the)){0,9}\s(?:[Cc]ertified|[Cc]ertification|[Cc]ertificate|[Aa]ccredited|[Aa]wards?|[Pp]rize|[Mm]edal|[Ss]cholarship|[Ff]ellowship|[Gg]rant|[Ss]cholar|[Aa]lumni|[Cc]onference|[Ss]ymposium|[Ss]ummit|[Hh]ackathon|[Cc]hallenge|[Cc]ompetition)(?!\p{L})/u;

/** "coordinates the cooperation of the faculty with Acme", in Slavic languages. */
const COOPERATION =
  /(?<!\p{L})(?:współprac[aęąy]|spoluprác[eií]|сотрудничеств\p{L}*|співпрац\p{L}*)(?!\p{L})[^.;]{0,90}\s(?:z|ze|s|se|с|со|з|із)\s(?:\p{Ll}+\s){0,2}["„«]?$/iu;

/** "звание профессора присвоено приказом Министерства": whose word made it so. */
const ISSUED =
  /(?<!\p{L})(?:приказом|указом|решением|постановлением|распоряжением|наказом|рішенням|постановою|decyzją|postanowieniem|zarządzeniem|uchwałą|rozhodnutím|usnesením|z rąk)(?!\p{L})[^.;,]{0,30}$/iu;

export const isPartner = ({ text, mention }: Passage): boolean =>
  COOPERATION.test(text.slice(0, mention.from)) || ISSUED.test(text.slice(0, mention.from));

/** "member of the Acme Society", "Acme学会 会員": who belongs to a society is not employed by it; a claim may say no more. */
export function onlyBelongs(
  { text, mention }: Passage,
  organisations: readonly Span[],
  { lexicon, claim }: Question,
): boolean {
  const claimed = claim.expected.title ?? claim.expected.role;
  if (typeof claimed === 'string' && lexicon.members.find(claimed).length > 0) return false;
  const kinds = lexicon.organisations.find(mention.name).map(({ value }) => value);
  if (kinds.some((kind) => EMPLOYERS.has(kind)) && !kinds.includes('association')) return false;
  if (UNSPACED.test(mention.name)) {
    const behind = text.slice(mention.to, mention.to + NEAR_BEHIND);
    const [noun] = lexicon.members.find(behind);
    return noun !== undefined && !/[\n、，,。;；]/u.test(behind.slice(0, noun.from).trimStart().slice(1));
  }
  // "Marl Foundation member since 2018".
  if (lexicon.members.find(text.slice(mention.to)).some(({ from }) => from === 1)) return true;
  const noun = lexicon.members.find(text.slice(0, mention.from)).at(-1);
  if (noun === undefined || NO_SOCIETY.test(text.slice(0, noun.from))) return false;
  let gap = text.slice(noun.to, mention.from);
  for (const { from, to } of organisations.toReversed())
    if (from >= noun.to && to <= mention.from) gap = gap.slice(0, from - noun.to) + gap.slice(to - noun.to);
  return SMALL_WORDS.test(gap);
}

const EMPLOYERS: ReadonlySet<string> = new Set(['school', 'hospital', 'law', 'bank', 'public']);

/** "faculty member", "founding member of": in its employ, or more than a member. */
const NO_SOCIETY = /(?<!\p{L})(?:faculty|staff|board|team|founding|committee|council|crew|cast|research|lab)\s$/iu;

/** Articles, prepositions and what sums up a list of societies; "member of the board of Acme" and "member of staff at" say more. */
const SMALL_WORDS =
  /^(?:[\s,;&()–-]|(?<!\p{L})(?!(?:at|bei|chez)\b)\p{Ll}{1,4}(?!\p{L})|(?<!\p{L})(?:such as|including|several|various|numerous|professional|scientific|engineering|medical|national|international|societies|associations|organi[sz]ations|bodies)(?!\p{L}))*$/u;

/** Between an organisation and its verb stand a particle and a word or two. */
export const NEAR_BEHIND = 14;

/** "worked with clients such as Acme": whom the work was done for, with or about. */
export const FOR_OTHERS =
  /(?<!\p{L})(?:clients?|customers?|brands|companies|firms|partners|such as|including|projects? (?:for|with)|on behalf of|funded by|supported by|Kunden|Mandanten|Unternehmen wie|clientes?|empresas como|clients? comme|entreprises comme|tels? que|telles que|clienti|aziende come|klanten|kunder|bedrijven als|klientów|firm takich jak|klienty|клиент\p{L}*|клієнт\p{L}*|таких как|таких як)(?!\p{L})/iu;

/** "Built tools for clients such as Acme", in a line of an entry. */
export function isForOthers({ text, mention }: Passage): boolean {
  const lead = text.slice(lineOf(text, mention).from, mention.from);
  // "Serienproduktion (u. a. für Marl und Tallow)".
  if (/\([^()]*(?<!\p{L})(?:für|voor|för)\s[^()]*$/u.test(lead)) return true;
  return /(?<!\p{L})(?:clients?|customers?|brands|partners)(?!\p{L})/iu.test(lead) && FOR_OTHERS.test(lead);
}
