// Rows for posts: the title held, and whether it is held still.
import { type Comparison, NO_DATA } from '../model/comparison.ts';
import type { Finding } from '../model/finding.ts';
import { compareTitles, isLessThanSpecialist, isSeniorOf } from '../titles/compare-titles.ts';
import { FUNCTION_WORDS, OFFICE_HEADS } from '../titles/vocabulary.ts';
import type { MemberRule, Scene } from './claim-type.ts';
import { compareOffices } from './compare-offices.ts';
import { compareEmployers, holdsWords, plainText } from './organisation-members.ts';
import { rememberPairs } from './remember-pairs.ts';
import { asText, NEVER, type RowOptions } from './row-options.ts';

const titlesCompared = rememberPairs(compareTitles);

const FOUNDER = /\b(?:co-?)?founder\b|\bfounding (?:partner|member|director)\b/i;

/** "Foreign Minister of China" names its country; the same office of another country is another post. */
function seatOf(title: string): string | null {
  const match = /^(.{3,60}?) of (?:the )?(\p{Lu}.{2,60})$/u.exec(title.trim());
  const head =
    match?.[1]
      ?.toLowerCase()
      .split(/[\s-]+/)
      .at(-1) ?? '';
  const seat = match?.[2] ?? '';
  return OFFICE_HEADS.has(head) && !FUNCTION_WORDS.has(seat.toLowerCase().split(' ')[0]!) ? seat : null;
}

function isSeat(seat: string, organisation: string, title: string, scene: Scene): boolean {
  if (holdsWords(plainText(organisation), plainText(seat)) || holdsWords(plainText(title), plainText(seat)))
    return true;
  return (
    compareOffices(`Government of ${seat}`, organisation, title) !== null ||
    compareEmployers(seat, organisation, scene.organisations).outcome !== 'different'
  );
}

/** "Managing Director" for a "Director", "Founding Partner" for a "Partner": the page does not say that they lead or founded it. */
function claimsMore(expected: string, found: string): boolean {
  const lead = /\b(?:managing|executive|general|founding)\b/i.exec(expected)?.[0];
  return lead !== undefined && holdsWords(plainText(expected.replace(lead, '')), plainText(found));
}

/** "Professoressa associata": in these languages the rank stands behind the title, where a reader may have cut it off. */
const RANK_BEHIND =
  /^\s(?:associat[oa]|asociad[oa]|associad[oa]|adjunt[oa]|asistente|assistente|auxiliar|aggregat[oa]|straordinari[oa]|a contratto|adjointe?|invitad[oa]|convidad[oa]|visitante|em[eé]rit[oa])(?!\p{L})/iu;

function wholeTitle({ title = '', quote }: Finding): string {
  const at = /^(?:prof|docente)/i.test(title) ? quote.indexOf(title) : -1;
  return at < 0 ? title : title + (RANK_BEHIND.exec(quote.slice(at + title.length))?.[0] ?? '');
}

/** One of several founders is a founder; and the page may write more of a title than the reader took. */
function compareRoles(expected: string, finding: Finding, scene: Scene): Comparison {
  const found = wholeTitle(finding);
  const compared = titlesCompared(expected, found);
  const seat = seatOf(expected);
  if (seat !== null && finding.organisation && !isSeat(seat, finding.organisation.name, found, scene))
    return { ...compared, outcome: 'different', score: 0.1, reason: `"${found}" of ${finding.organisation.name}` };
  const isAlike = compared.outcome === 'same' || compared.outcome === 'compatible';
  if (isAlike && (claimsMore(expected, found) || isLessThanSpecialist(expected, found)))
    return { ...compared, outcome: 'partial', score: 0.55, reason: `"${found}" is less than "${expected}"` };
  if (isAlike) return compared;
  if (FOUNDER.test(expected) && FOUNDER.test(found)) {
    return { outcome: 'compatible', score: 0.8, reason: `"${found}" for "${expected}"`, left: expected, right: found };
  }
  if (isSeniorOf(expected, found))
    return {
      outcome: 'compatible',
      score: 0.8,
      reason: `"${found}" is more than "${expected}"`,
      left: expected,
      right: found,
    };
  const claimed = plainText(expected);
  const longer = claimed.includes(' ') && holdsWords(claimed, plainText(found));
  // As far as the words that were left out reach: farther off it is somebody else's title.
  const around = scene.aroundOf(finding, expected.length - found.length + 1);
  if (!longer || !holdsWords(plainText(around), claimed)) return compared;
  return { outcome: 'same', score: 0.92, reason: `the page writes "${expected}"`, left: expected, right: found };
}

export function title(member = 'title', options: RowOptions = {}): MemberRule {
  return {
    member,
    weight: options.weight ?? 0.6,
    role: options.role ?? 'needed',
    // A near title is another rank: "Associate Professor" does not bear out "Professor".
    partialIsEnough: NEVER,
    compare: (expected, finding, scene) => (finding.title ? compareRoles(asText(expected), finding, scene) : NO_DATA),
    found: (finding) => finding.title,
  };
}

const BEGAN = /\b(?:joined|joins|appointed|became|hired|named|since|started|promoted|elected)\b/i;
/** Verbs of posts in general: the last one before the organisation is the one that is said of it. */
const OF_POSTS =
  /\b(?:joined|joins|joining|appointed|became|hired|named|since|started|promoted|elected|began|spent|worked|served|held|was|were|led|headed|managed|ran|taught|founded|co-founded)\b/gi;
const ENDED =
  /\b(?:former|formerly|previously|ex-|until|left|leaving|leaves|retired|resigned|past|prior|earlier|emeritus|emerita|stepped down|departed|ended|no longer|before joining|(?:start|launch|beg[aiu]n)\w* (?:his|her|their|my|the) (?:[\w-]+ )?career)\b/i;

/** "joined Halden in 2019" is told in the past and says nothing of an end. */
function onlyBegan(finding: Finding): boolean {
  return (
    finding.current === false &&
    finding.end === undefined &&
    BEGAN.test(saidOf(finding)) &&
    !ENDED.test(finding.quote) &&
    !cameFrom(finding)
  );
}

/** The verb that leads to the organisation; the whole sentence where none does: "spent years at Halden and was appointed at Ostmark". */
function saidOf({ quote, organisation }: Finding): string {
  const at = organisation === undefined ? -1 : quote.indexOf(organisation.name);
  const verb = at < 0 ? undefined : quote.slice(0, at).match(OF_POSTS)?.at(-1);
  return verb === undefined || /^(?:was|were)$/i.test(verb) ? quote : verb;
}

/** "joined Halden in 2019 from Ostmark": Ostmark is what was left. */
function cameFrom({ quote, organisation }: Finding): boolean {
  const name = organisation?.name ?? '';
  if (name === '') return false;
  const before = quote.slice(0, quote.indexOf(name));
  return / from (?:the )?(?:\p{Lu}[^,.;]{0,60}\()?$/u.test(before);
}

const isEmeritus = (claimed: unknown, { title }: Finding): boolean =>
  typeof claimed === 'string' && /\bemerit/i.test(claimed) && /\bemerit/i.test(title ?? '');

/** "currently", "former": whether it goes on. */
export function isCurrent(options: RowOptions = {}): MemberRule {
  return {
    member: 'is_current',
    weight: options.weight ?? 0.4,
    role: options.role ?? 'detail',
    partialIsEnough: NEVER,
    compare: (expected, finding, scene) => {
      if (typeof expected !== 'boolean' || finding.current === null || onlyBegan(finding)) return NO_DATA;
      // An emeritus claimed as one holds that title still.
      if (finding.current === false && finding.end === undefined && isEmeritus(scene.expected.title, finding))
        return NO_DATA;
      return expected === finding.current
        ? { outcome: 'same', score: 1, reason: expected ? 'stated as going on' : 'stated as over' }
        : { outcome: 'different', score: 0, reason: finding.current ? 'stated as going on' : 'stated as over' };
    },
    found: (finding) => finding.current ?? undefined,
  };
}
