// Pairs the words of two organisation names; what stays over on either side is what sets them apart.
import { compareFields, isField } from '../../fields/compare-fields.ts';
import { editDistance, isTransposition } from '../../text/similarity.ts';
import { soundKey } from '../../text/sound-key.ts';
import { soundsAlike } from '../scripts/sounds-alike.ts';
import type { OrgForm, OrgToken } from './org-tokens.ts';
import { STOP_WORDS } from './org-words.ts';

export interface TokenAlignment {
  shared: OrgToken[];
  leftOver: OrgToken[];
  rightOver: OrgToken[];
  /** True when at least one pair agrees only but for its spelling. */
  close: boolean;
}

/** One slip in a long word of its own: `Karvi`/`Karvy`, never in a short one: `Sparkles`/`Sporks`. */
function isClose(left: string, right: string): boolean {
  const shortest = Math.min(left.length, right.length);
  if (shortest >= 6 && soundKey(left) === soundKey(right)) return true;
  // "Da Vinci" and "Davinci", "El Paso" and "Elpaso": the small word was dropped on one side and joined on the other.
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  // "UniGuairacá" and "Guairacá".
  if (shortest >= 5 && long === `uni${short}`) return true;
  if (shortest >= 4 && long.endsWith(short) && STOP_WORDS.has(long.slice(0, -short.length))) return true;
  if (shortest < 5 || left[0] !== right[0]) return false;
  if (left.startsWith(right) || right.startsWith(left))
    return Math.abs(left.length - right.length) <= (shortest >= 6 ? 2 : 1);
  const steps = isTransposition(left, right) ? 1 : editDistance(left, right);
  return steps === 1 ? shortest >= 6 : steps === 2 && shortest >= 10;
}

/** Sounds that languages spell differently: `psychology` and `psicologia`, `Esfahan` and `Isfahan`. */
function plainSpelling(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/sch|sh|ch|ck|q|k/g, 'c')
    .replace(/[yj]/g, 'i')
    .replace(/w/g, 'v')
    .replace(/z/g, 's')
    .replace(/([a-z])\1/g, '$1');
}

/** Endings that a name takes in Slavic, Baltic, Finnic, Greek, Turkic and Romance languages, as they sound. */
const ENDINGS = new Set(
  ' a e i o u y s n en in an os as is us es io iu aus ai ii ou on em ie ze ne ova ovo ove ev ov ska ski sky skiy skyi skii skij skoj skom skog skoho skogo ske skie skiej skiego skich skaya skoe skaja ense ensis ens ese ana ano iana iano ca co que ique ic ica ico ische isch isches al ale ales ais aux ed ee ada ado te ti tion cion cao zione ci cia cias ces cie ja je jos ju er eri ers sche nska nskiy nski nsk ue ics oen jen een ien ense om ego emu ej iej im ami ach iach ich ech ine ina ian ien ienne enne ene eni nin nun un yn den dan lik li lu nyn os ou on eia ias eias ska sko ju jus u ai es ei iai ite itet ets ette ische er ner aner ska erzh y ij iy oj aja oe ensi iensis ensium anum ana ine ism ista kaya kiy kij koe koye kogo koho koy kom skuyu kuyu uyu yuyu cal ical zny zna zne znego znej cky cka cke ckeho ckiego cki ckie ichna ichnyy ichne icheskiy icheskaya icheskoye or ors ore ori ores eur eurs ator ec ek ku atore atori ateur ateurs ador adores itor itore itori itores iteur iteurs ist ista iste isti istas isten istes ists'
    .split(' ')
    .map(plainSpelling),
);

/** Between two languages: one stem with two endings, `Jonas`/`Jono`, `Masaryk`/`Masarykova`, `neuroscience`/`neurociencia`. */
function isInflected(left: string, right: string): boolean {
  const [one, other] = [plainSpelling(left), plainSpelling(right)];
  let stem = 0;
  while (stem < one.length && one[stem] === other[stem]) stem += 1;
  // "Góra", "w Górze": short names have a short stem.
  const shortest = Math.min(one.length, other.length);
  if (stem < (shortest < 5 ? 3 : 4) || stem < shortest * 0.6) return false;
  return ENDINGS.has(one.slice(stem)) && ENDINGS.has(other.slice(stem));
}

/** `dermatology` and `Dermatologia`: a subject that is taught, whatever table of words has it. */
const areOneField = (left: OrgToken, right: OrgToken): boolean =>
  [left, right].every(({ kind, written }) => (kind === 'proper' || kind === 'subject') && isField(written)) &&
  compareFields(left.written, right.written).outcome === 'same';

/** `Da Vinci` and `Davinci`, `Kamla Raja` and `Kamlaraja`. */
function join(tokens: readonly OrgToken[], other: readonly OrgToken[]): OrgToken[] {
  const wholes = new Map(
    other.filter((token) => token.written.length > 5).map((token) => [soundKey(token.written), token]),
  );
  const result: OrgToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const one = tokens[at] as OrgToken;
    const next = tokens[at + 1];
    // "4 Region" and "小林 eye" are no one word.
    const both = soundKey(one.written + (next?.written ?? ''));
    const whole = both === soundKey(one.written) || /\d/.test(one.written) ? undefined : wholes.get(both);
    if (whole === undefined) result.push(one);
    else {
      result.push(whole);
      at += 1;
    }
  }
  return result;
}

/** Words that are spelled together in another script, at most. */
const MOST_WORDS_HEARD = 4;

/** `デンソークリエイト` and `Denso Create`: words that sound like one of the other name's are replaced by it. */
function hear(tokens: readonly OrgToken[], other: readonly OrgToken[]): OrgToken[] {
  let heard = [...tokens];
  for (const sounded of other) {
    const { spoken } = sounded;
    if (spoken === undefined || sounded.kind !== 'proper' || tokens.some((token) => token.text === sounded.text))
      continue;
    const run = runThat(heard, (words) => soundsAlike(spoken.script, spoken.written, sounded.written, words));
    if (run !== undefined) heard = [...heard.slice(0, run.from), sounded, ...heard.slice(run.to)];
  }
  return heard;
}

function runThat(
  tokens: readonly OrgToken[],
  fits: (words: string) => boolean,
): { from: number; to: number } | undefined {
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + MOST_WORDS_HEARD); to += 1) {
      const run = tokens.slice(from, to);
      if (run.some((token) => token.spoken !== undefined || token.kind === 'type')) break;
      if (fits(run.map((token) => token.written).join(' '))) return { from, to };
    }
  }
  return undefined;
}

/** `loose`: the names are written in two languages, so that endings may differ. */
export function alignTokens(
  leftTokens: readonly OrgToken[],
  rightTokens: readonly OrgToken[],
  loose = false,
): TokenAlignment {
  const leftHeard = hear(leftTokens, rightTokens);
  const rightHeard = hear(rightTokens, leftTokens);
  const left = join(leftHeard, rightHeard);
  const rightFree = join(rightHeard, left);
  const shared: OrgToken[] = [];
  const leftOver: OrgToken[] = [];
  for (const token of left) {
    const at = rightFree.findIndex((other) => other.text === token.text);
    if (at < 0) leftOver.push(token);
    else shared.push(...rightFree.splice(at, 1));
  }
  let close = shared.some((token) => token.spoken !== undefined && isHeard(token, leftTokens, rightTokens));
  const rest = leftOver.filter((token) => {
    const at = rightFree.findIndex(
      (other) =>
        (token.kind === other.kind &&
          token.kind === 'proper' &&
          (isClose(token.text, other.text) || (loose && isInflected(token.text, other.text)))) ||
        (loose && areOneField(token, other)),
    );
    if (at < 0) return true;
    shared.push(...rightFree.splice(at, 1));
    close = true;
    return false;
  });
  // A word said twice on one side is said once.
  const known = new Set(shared.map((token) => token.text));
  const fresh = (tokens: OrgToken[]) => tokens.filter((token) => !known.has(token.text) || token.kind === 'type');
  return { shared, leftOver: fresh(rest), rightOver: fresh(rightFree), close };
}

/** The word came from one name into the other by its sound alone. */
function isHeard(token: OrgToken, ...names: readonly (readonly OrgToken[])[]): boolean {
  return names.some((tokens) => !tokens.some((one) => one.text === token.text));
}

/** One name is written in another language than the other: their kinds of school agree, but not as written. */
export function isTranslation(left: OrgForm, right: OrgForm): boolean {
  return left.tokens.some((token) => {
    if (token.kind === 'proper') return false;
    const other = right.tokens.find((one) => one.text === token.text);
    return other !== undefined && other.written.replace(/s$/, '') !== token.written.replace(/s$/, '');
  });
}

/** Chinese, Japanese and Korean texts leave "national" out: 서울대학교 is Seoul National University. */
function unsaidNational(first: OrgForm, second: OrgForm, alignment: TokenAlignment): TokenAlignment {
  if (first.unspaced === second.unspaced) return alignment;
  const over = first.unspaced ? alignment.rightOver : alignment.leftOver;
  if (!over.some((token) => token.text === 'national')) return alignment;
  const rest = over.filter((token) => token.text !== 'national');
  return { ...alignment, ...(first.unspaced ? { rightOver: rest } : { leftOver: rest }), close: true };
}

export interface FormAlignment extends TokenAlignment {
  translated: boolean;
}

interface Remembered {
  first: OrgForm;
  second: OrgForm;
  alignment: FormAlignment;
}
let remembered: Remembered | undefined;

/** The words of two names, paired in one fixed order of the names; the pair asked for last is kept, as it is asked for again. */
export function alignForms(left: OrgForm, right: OrgForm): FormAlignment {
  const [first, second] = left.folded <= right.folded ? [left, right] : [right, left];
  if (remembered?.first !== first || remembered.second !== second) {
    const translated = isTranslation(first, second);
    const alignment = unsaidNational(first, second, alignTokens(first.tokens, second.tokens, translated));
    remembered = { first, second, alignment: { ...alignment, translated } };
  }
  const { alignment } = remembered;
  if (first === left) return alignment;
  return { ...alignment, leftOver: alignment.rightOver, rightOver: alignment.leftOver };
}

/** `BLH College` and `Brightwater Lindqvist Harald College`: what is over on one side is short for what is over on the other. */
export function isShortFor(leftOver: readonly OrgToken[], rightOver: readonly OrgToken[]): boolean {
  const [short, long] = leftOver.length < rightOver.length ? [leftOver, rightOver] : [rightOver, leftOver];
  const only = short[0];
  if (only === undefined || short.length > 1 || only.kind !== 'proper' || long.length < 3) return false;
  return only.written === long.map((token) => token.written[0] ?? '').join('');
}
