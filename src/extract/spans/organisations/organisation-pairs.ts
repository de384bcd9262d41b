// Names of two parts that an "and" joins, firms that end in a possessive, and words that take "for": what tells one name from two.

import { once } from '../../../domain/text/once.ts';
import { wordSet } from '../../../domain/text/word-set.ts';
import { knownBodies } from '../../lexicon/organisation-words.ts';
import type { Token } from '../tokens.ts';

const names = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/[|\n]+/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );

/** Both sides in lower case, "and" for "&". Two names in a row are two organisations unless they stand here. */
const PAIRS = names(`
  skull and bones|scroll and key|marks and spencer|dun and bradstreet|smith and wesson|procter and gamble|johnson and johnson|barnes and noble|simon and schuster|black and decker|bang and olufsen
  crosse and blackwell|tate and lyle|legal and general|young and rubicam|ogilvy and mather|saatchi and saatchi|hill and knowlton|coopers and lybrand|ernst and young
  deloitte and touche|bausch and lomb|pratt and whitney|brown and williamson|brooks and dunn|simon and garfunkel|hall and oates|lord and taylor|abercrombie and fitch
  crate and barrel|bath and body|bed and bath|harper and row|faber and faber|chatto and windus|hodder and stoughton|weidenfeld and nicolson|mills and boon|eyre and spottiswoode
  thames and hudson|sweet and maxwell|allen and unwin|allen and overy|slaughter and may|white and case|sullivan and cromwell|covington and burling|king and spalding
  latham and watkins|kirkland and ellis|baker and mckenzie|foley and lardner|arnold and porter|debevoise and plimpton|shearman and sterling|cahill and gordon|hunton and williams|williams and connolly
  morrison and foerster|fortnum and mason|swan and edgar|dolce and gabbana|viktor and rolf|arm and hammer|harland and wolff
  cammell and laird|mott and macdonald|smith and nephew|smith and barney|reckitt and colman|huntley and palmer
  bradford and bingley|alliance and leicester|hargreaves and lansdown|currier and ives|stone and webster
  emory and henry|lewis and clark|washington and lee|washington and jefferson|franklin and marshall|william and mary|hobart and william|davis and elkins|johnson and wales|brighton and sussex
  victoria and albert|brown and sharpe|bread and puppet|black and veatch|ben and jerry
`);

/** "Johnson and Johnson", "Emory and Henry", "Saatchi and Saatchi": one name. */
export function namesOnePair(left: string, right: string): boolean {
  const one = left.toLowerCase();
  const other = right.toLowerCase();
  return (one === other && one.length > 2) || PAIRS.has(`${one} and ${other}`);
}

/** Firms, papers and organisations that are written with their 's whatever follows: "a Macy's department store". */
export const POSSESSIVE_NAMES = names(`
  macy's|sotheby's|christie's|lloyd's|mcdonald's|wendy's|denny's|domino's|sainsbury's|kohl's|bloomingdale's|moody's|levi's|hershey's|kellogg's|harper's|mccall's|chili's|applebee's|arby's|hardee's|lord's|sardi's
  brooks's|boodle's|blackwell's|waterstone's|dillon's|lowe's|zabar's|wanamaker's|gimbel's|filene's|barney's|barron's|collier's|foyle's|hamley's|nathan's|smucker's
  campbell's|dillard's|nando's|popeye's|selfridge's|tiffany's|wegman's
`);

/** Organisations whose purpose follows "for": "Center for Ocean Studies". */
const TAKES_PURPOSE: ReadonlySet<string> = new Set(
  'center centre centers centres institute institutes society foundation association council committee subcommittee commission campaign fund alliance coalition office department agency board program programme initiative network academy museum library laboratory hospital ministry secretariat union league party project organization organisation partnership bank fellowship federation bureau court trust forum movement corps service company home school college unit division faculty endowment conference workshop clinic house theatre theater orchestra administration authority action'.split(
    ' ',
  ),
);
/** Whether "for" after `head` opens the organisation's purpose; `apart`: two organisations, or a place before. */
export const takesPurpose = (head: string, apart: boolean): boolean => TAKES_PURPOSE.has(head) && !apart;

/** "First National Bank", "Third Kentucky Infantry": an ordinal in words opens these. */
export const ORDINAL_WORDS = wordSet(
  'First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Twelfth|Thirteenth|Fourteenth|Fifteenth|Sixteenth|Seventeenth|Eighteenth|Nineteenth|Twentieth',
);
export const ORDINAL_BODY =
  /^(?:Bank|Bancorp|Trust|Church|Savings|Federal|Financial|Insurance|Corporation|Congregation|Synagogue|Battalion|Regiment|Division|Brigade|Squadron|Army|Corps|Fleet|Infantry|Cavalry|Airborne|Wing|Foot|Dragoons|Hussars|Militia|Artillery|Volunteers|Rifles|Lancers|Guards|Marines|Reserves?)$/;

/** A number after these belongs to the name: "BBC Radio 4", "Channel 4", "Century 21". */
export const NUMBERED =
  /^(?:radio|channel|studio|century|motel|forever|pier|local|fox|nbc|cbs|abc|bbc|itv|tv|news|sky|route|engine|heineken|stage|platform|area|pavilion|post|lodge|ps|p\.s|base|camp|section)$/;
/** Known organisations of several words, by their first word, the longest first. */
const byFirstWord = once(() =>
  Map.groupBy(
    knownBodies()
      .filter((name) => name.includes(' '))
      .sort((left, right) => right.length - left.length),
    (name) => name.slice(0, name.indexOf(' ')),
  ),
);

/** The end of a body of several words that is known by name and starts at `at` ("Dean Witter Reynolds"); `at` when none does. */
export function knownBodyAt(text: string, tokens: readonly Token[], at: number): number {
  const first = tokens[at]!;
  if (!first.facts.opensKnownBody) return at;
  const dotted = tokens[at + 1]?.text === '.' && tokens[at + 1]!.glued;
  const list = byFirstWord().get(dotted ? `${first.lower}.` : first.lower);
  if (list === undefined || !first.capital) return at;
  for (const name of list) {
    const to = first.from + name.length;
    if (text.slice(first.from, to).toLowerCase() !== name) continue;
    let end = at + 1;
    while (end < tokens.length && tokens[end]!.from < to) end += 1;
    if (tokens[end - 1]!.to !== to) continue;
    // "Philip Morris Stone": one more name makes it a person.
    const next = tokens[end];
    return next?.facts.plainName === true && next.from - to === 1 && !next.facts.cue ? at : end;
  }
  return at;
}

/** Chambers and forces that are organisations after "the" though their word is in many names: "served in the Navy". */
const AFTER_ARTICLE = new Set(
  'navy army senate parliament congress treasury marines marine luftwaffe wehrmacht police'.split(' '),
);

/** "elected to Parliament", "served in Congress". */
const WITHOUT_ARTICLE = new Set('parliament congress'.split(' '));

/** A chamber or a force of one word, before no other name. */
export function bodyOfOneWord(tokens: readonly Token[], at: number): boolean {
  const { lower } = tokens[at]!;
  if (!AFTER_ARTICLE.has(lower) || tokens[at + 1]?.capital === true) return false;
  const before = at > 0 ? tokens[at - 1]!.lower : '';
  return before === 'the' || (WITHOUT_ARTICLE.has(lower) && (before === 'to' || before === 'in'));
}

const TIED =
  /^\p{Lu}[^-]{1,20}-(?:educated|trained|born|based|raised|bred|schooled|bound|owned|led|funded|backed|appointed|speaking|affiliated|area|native)$/u;

/** "the Oakham-educated Roe": neither a person's name nor an organisation's. */
export const isTiedAdjective = ({ text }: Token): boolean => text.includes('-') && TIED.test(text);
