// Whether a domain spells a Chinese, Japanese or Korean name of an organisation in Latin letters: `terai-clinic` for
// てらい内科クリニック, `misodental` for 미소치과. The name must be there by its sound, and beside it nothing but what it is.
import { foldCase } from '../../text/fold.ts';
import { hasUnspacedScript, latinName, type SpokenScript } from './latin-name.ts';
import { soundsAlike } from './sounds-alike.ts';

/** What kinds of organisation call themselves in addresses, by a word of the translated name; in Japan also as they are said there. */
const KINDS = `
dentistry: dental dent dentist dc shika sika haisha
orthodontics: ortho kyousei kyosei
hospital: hospital hosp hp byoin byouin medical clinic med
clinic: clinic cl iin medical med
dermatology: hifuka hifu derma skin
internal: naika clinic
surgery: geka clinic ps
obstetrics: ladies lady women ladiesclinic fujinka
eye: ganka eye eyeclinic
bone: seikei seikeigeka ortho os
ear: jibika jibi ent
children: shonika shouni kids child
psychiatry: mental kokoro
urology: hinyoukika uro
animal: ah pet animal vet
law: law lawoffice lawfirm legal lo houritsu horitsu bengoshi lawyer lawyers attorney attorneys
tax: tax zeirishi kaikei
accounting: cpa kaikei accounting acc audit
architecture: arch archi sekkei architects
patent: patent ip pat tokkyo
university: univ u
beauty: beauty
`;
const OF_ANY =
  'clinic hospital dr the group inc corp co hp web net online official jp japan kr korea tw taiwan cn china g hd office'.split(
    ' ',
  );

const kinds = new Map(
  KINDS.trim()
    .split('\n')
    .map((line) => line.split(': '))
    .map(([word = '', forms = '']) => [word, forms.split(' ')]),
);

const LONGEST_LABEL = 40;
const SHORTEST_LABEL = 3;
/** A sound shorter than this is a name only beside what the organisation is. */
const TELLING = 5;

interface Part {
  latin: string;
  spoken: { script: SpokenScript; written: string } | undefined;
}

/** `label`: the registered part of a domain, in small letters. */
export function spellsInAddress(label: string, name: string): boolean {
  if (!hasUnspacedScript(name) || label.length > LONGEST_LABEL || label.length < SHORTEST_LABEL) return false;
  if (isOfInitials(label, name)) return true;
  const { text, spoken } = latinName(name);
  const words = text.toLowerCase().split(' ');
  const parts: Part[] = words.map((latin) => ({ latin, spoken: spoken.get(latin) }));
  const beside = words.flatMap((word) => kinds.get(word) ?? []);
  const first = parts.find(({ latin }) => !kinds.has(latin));
  // "법무법인 율촌": what it is stands before its name.
  const names = new Set([first, parts.find((part) => part.spoken !== undefined)]);
  const plain = label.replaceAll('-', '');
  return [...names].some((own) => own !== undefined && opensWith(own, plain, parts, beside));
}

function opensWith(own: Part, plain: string, parts: readonly Part[], beside: readonly string[]): boolean {
  const others = parts.filter((part) => part !== own);
  for (let end = plain.length; end >= SHORTEST_LABEL; end -= 1) {
    const [head, rest] = [plain.slice(0, end), plain.slice(end)];
    if (!isSaid(own, head)) continue;
    if (rest === '' ? own.spoken !== undefined && head.length >= TELLING : isRest(rest, others, beside)) return true;
  }
  return false;
}

/** Everything behind the name: further words of it, and what it is. */
function isRest(rest: string, parts: readonly Part[], beside: readonly string[]): boolean {
  if (rest === '') return true;
  for (let end = rest.length; end > 0; end -= 1) {
    const piece = rest.slice(0, end);
    const isKind = beside.includes(piece) || OF_ANY.includes(piece);
    const isWord = piece.length >= SHORTEST_LABEL && parts.some((part) => isSaid(part, piece));
    if ((isKind || isWord) && isRest(rest.slice(end), parts, beside)) return true;
  }
  return false;
}

function isSaid({ latin, spoken }: Part, piece: string): boolean {
  if (latin === piece) return true;
  if (spoken === undefined) return false;
  const { script, written } = spoken;
  if (ENGLISH[written] === piece || soundsAlike(script, written, latin, piece)) return true;
  const firm = firmConsonants(piece);
  return script !== 'han' && firm.length >= LEAST_CONSONANTS && firm === firmConsonants(latin);
}

const LEAST_CONSONANTS = 3;

/** Of a foreign word in Hangul or kana the consonants are sure: 스마일 and "smile". */
const firmConsonants = (latin: string): string =>
  latin
    .replace(/ph/g, 'p')
    .replace(/th|sh/g, 's')
    .replace(/ch|ts|[jz]/g, 'c')
    .replace(/[gqk]|c(?=[aou])/g, 'k')
    .replace(/l/g, 'r')
    .replace(/d/g, 't')
    .replace(/[bfv]/g, 'p')
    .replace(/[aeiouywh]/g, '')
    .replace(/(.)\1+/g, '$1');

/** Syllables that are meant as the English word. */
const ENGLISH: Readonly<Record<string, string>> = {
  원: 'one',
  탑: 'top',
  윈: 'win',
  참: 'charm',
  굿: 'good',
  더: 'the',
  뉴: 'new',
};

const LEAST_INITIALS = 4;

/** Four characters and as many first letters of how Mandarin says them. */
function isOfInitials(label: string, name: string): boolean {
  const signs = [...name.replace(/(?:股份)?有限(?:责任)?公司$|集团$/u, '')];
  if (signs.length !== label.length || signs.length < LEAST_INITIALS) return false;
  return signs.every((sign, at) => /\p{Script=Han}/u.test(sign) && foldCase(sign)[0] === label[at]);
}
