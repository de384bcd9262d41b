// Compares two names of companies, agencies and other bodies: legal form aside, brand and legal name, acronym, successor, subsidiary.
import { type Comparison, NO_DATA } from '../model/comparison.ts';
import { foldWords, squeeze } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';
import { isSubsequence } from '../text/similarity.ts';
import { soundKey } from '../text/sound-key.ts';
import { fitAcronym } from './acronyms.ts';
import { type AliasTable, installedAliases, sharedAlias } from './alias-table.ts';
import { alignTokens } from './align-tokens.ts';
import { branchOf } from './company-branches.ts';
import { companyCore } from './company-core.ts';
import {
  haveOtherNumbers,
  isKindOnly,
  isNationalOf,
  isPaperCalled,
  isTradeOnly,
  shortFormBefore,
} from './company-kinds.ts';
import { PLACE_MARKS, TOP_WORDS } from './company-words.ts';
import { compareWords, spell } from './compare-company-words.ts';
import {
  belongsTo,
  differInTails,
  isListedAsSuch,
  type KnownCompany,
  knownCompanies,
  shareName,
} from './known-companies.ts';
import { areTwoPersons, guessCompanies, guessShortForm, mayMeet } from './likely-companies.ts';
import { isAcronym, orgForm, readingsOf } from './org-tokens.ts';
import {
  betterVerdict,
  different,
  type OrgComparison,
  partOf,
  probably,
  same,
  unsure,
  type Verdict,
} from './org-verdict.ts';

export interface CompanyContext {
  aliases?: AliasTable;
}

/** What the hand-written tables say of two names that both stand in them. */
export function compareKnownCompanies(left: string, right: string): Verdict | undefined {
  const ones = knownCompanies(left);
  const others = knownCompanies(right);
  const shared = ones.find((one) => others.includes(one));
  if (shared !== undefined) return same(0.95, `both are names of ${shared.name}`);
  for (const one of ones) {
    for (const other of others) {
      if (belongsTo(one, other)) return partOf(0.6, `${one.name} belongs to ${other.name}`);
      if (belongsTo(other, one)) return partOf(0.6, `${other.name} belongs to ${one.name}`);
    }
  }
  const [one, other] = [ones[0], others[0]];
  if (one === undefined || other === undefined || mayBeOne(left, right, ones, others)) return undefined;
  return different(`${one.name} and ${other.name} are two bodies`);
}

/** `EMD Inc.` and `EMD Group`: only the second stands so in a table; or two rows that tell the same long name of themselves. */
function mayBeOne(
  left: string,
  right: string,
  ones: readonly KnownCompany[],
  others: readonly KnownCompany[],
): boolean {
  if (differInTails(left, right) && !(isListedAsSuch(left) && isListedAsSuch(right))) return true;
  return ones.some((one) => others.some((other) => shareName(one, other)));
}

/**
 * Two rows of the tables without a tie between them. The tables do not know every short form nor every branch: initials that
 * fit, or a name that opens with the house's, are the better guess, though no more than that.
 */
function likelyDespite(left: string, right: string): Verdict | undefined {
  const short = compareAcronym(left, right) ?? compareAcronym(right, left);
  if (short !== undefined && short.score >= 0.88) return probably('same', 0.44, short.reason);
  if (isPaperCalled(left, right) || isPaperCalled(right, left))
    return probably('same', 0.42, 'a paper is called by the last word of its name');
  const [leftTokens, rightTokens] = [orgForm(left).tokens, orgForm(right).tokens];
  if (isNationalOf(leftTokens, rightTokens) || isNationalOf(rightTokens, leftTokens))
    return probably('same', 0.42, 'the country is left unsaid on one side');
  const branch = compareHouse(left, right) ?? compareHouse(right, left);
  return branch === undefined
    ? undefined
    : probably(branch.relation === 'same' ? 'same' : 'part_of', 0.44, branch.reason);
}

/** Both say in brackets where they are: the houses are compared, and two countries are two branches of one house. */
function compareBranches(left: string, right: string, context: CompanyContext): Verdict | undefined {
  const [one, other] = [branchOf(left), branchOf(right)];
  if (one === undefined || other === undefined) return undefined;
  const houses = compareCompanies(one.house, other.house, context);
  const { outcome, score, reason, relation } = houses;
  if (one.place === other.place || relation !== 'same') return { outcome, score, reason, relation };
  return partOf(0.5, `${reason}, in ${one.place} and in ${other.place}`);
}

function areTwoKnown(left: string, right: string): boolean {
  return knownCompanies(left).length > 0 && knownCompanies(right).length > 0;
}

/** `QLN`, `QLN Inc.`: a short form, with or without its legal form. */
const isShortName: (name: string) => boolean = memoise(
  (name) =>
    isAcronym(name.trim()) || /^\p{Lu}[\p{Lu}&.\d]{1,7}(?:,? (?:Inc|Ltd|LLC|GmbH|Corp)\.?)?$/u.test(name.trim()),
);

function compareAcronym(short: string, long: string): Verdict | undefined {
  if (!isShortName(short)) return undefined;
  const plain = squeeze(companyCore(short));
  const words = companyCore(long).split(' ');
  if (words.length < 2 || plain.length > 8) return undefined;
  if (words[0] === plain)
    return words.slice(1).every((word) => !PLACE_MARKS.has(word))
      ? same(0.8, `"${short}" stands first in "${long}"`)
      : undefined;
  const spelled = foldWords(long).split(' ');
  const fit = fitAcronym(plain, words, words) ?? fitAcronym(plain, spelled, spelled);
  if (fit === 'initials') return same(0.88, `"${short}" is made of the initials of "${long}"`);
  if (fit === 'letters') return same(0.75, `"${short}" is made of letters of "${long}"`);
  // YSP, Yung Shin Pharmaceutical Industrial; TEPSCO, Tokyo Electric Power Services Co., Ltd.: the last words may be passed over.
  for (let end = spelled.length - 1; end >= Math.min(3, plain.length); end -= 1) {
    const head = spelled.slice(0, end);
    if (
      fitAcronym(plain, head, head) === 'initials' ||
      (plain.length > 3 && fitAcronym(plain, head, head) === 'letters')
    ) {
      return same(0.7, `"${short}" is made of the first words of "${long}"`);
    }
  }
  const first = words[0] ?? '';
  if (plain.length >= 4 && plain[0] === first[0] && plain.length / first.length >= 0.6 && isSubsequence(plain, first)) {
    return same(0.62, `"${short}" is cut from "${first}"`);
  }
  if (words[0]?.startsWith(plain) && plain.length >= 4) return same(0.65, `"${short}" is the beginning of "${long}"`);
  return undefined;
}

/** `BWRI Kenya` and `Brightwater Research Institute of Kenya`: the country said beside the short form is the other's own. */
function comparePlacedAcronym(short: string, long: string): Verdict | undefined {
  const letters = shortFormBefore(short);
  if (letters === undefined) return undefined;
  const own = new Set(orgForm(long).tokens.map((token) => token.text));
  const places = orgForm(short.trim().slice(letters.length)).tokens;
  if (places.length === 0 || !places.every((token) => own.has(token.text))) return undefined;
  return compareAcronym(letters, long);
}

/** `Ericsson Mobile Communications` and `Ericsson`: a known house, and its name with a business or a place behind it. */
function compareHouse(long: string, short: string): Verdict | undefined {
  const house = knownCompanies(short)[0];
  const [shortCore, longCore] = [companyCore(short), companyCore(long)];
  if (house === undefined || shortCore.length < 4 || !longCore.startsWith(`${shortCore} `)) return undefined;
  const extra = orgForm(longCore.slice(shortCore.length)).tokens;
  if (extra.length === 0 || extra.every((token) => TOP_WORDS.has(token.written))) return undefined;
  if (isKindOnly(extra)) return same(0.72, `"${spell(extra)}" says what ${house.name} is`);
  if (isTradeOnly(extra))
    return { ...unsure(0.5, `"${spell(extra)}" is the trade or a business of ${house.name}`), relation: 'same' };
  return partOf(0.5, `"${spell(extra)}" is a business or place of ${house.name}`);
}

/** What an installed register says of the two names. */
function compareListed(left: string, right: string, context: CompanyContext): Verdict | undefined {
  const table = context.aliases ?? installedAliases();
  const alias = table === undefined ? undefined : sharedAlias(table, left, right);
  if (alias?.relation === 'same') return same(0.96, alias.reason);
  if (alias?.relation === 'part_of') return partOf(0.6, alias.reason);
  return alias?.relation === 'different' ? different(alias.reason) : undefined;
}

function compareReading(left: string, right: string, context: CompanyContext): Verdict {
  if (squeeze(left) === squeeze(right)) return same(1, 'the names are the same');
  const listed = compareListed(left, right, context);
  if (listed !== undefined) return listed;
  const known = compareKnownCompanies(left, right);
  if (known !== undefined) return known.relation === 'different' ? (likelyDespite(left, right) ?? known) : known;
  const [one, other] = [companyCore(left), companyCore(right)];
  if (haveOtherNumbers(one, other)) return different('they are told apart by their numbers', 0.1);
  if (squeeze(one) === squeeze(other)) return same(0.95, 'the names differ in the legal form only');
  if (one.length > 3 && soundKey(one) === soundKey(other) && Math.abs(one.length - other.length) < 2)
    return same(0.78, 'the names differ in spelling only');
  return (
    compareAcronym(left, right) ??
    compareAcronym(right, left) ??
    comparePlacedAcronym(left, right) ??
    comparePlacedAcronym(right, left) ??
    compareHouse(left, right) ??
    compareHouse(right, left) ??
    compareWords(left, right)
  );
}

/** The rules first; where they find no tie, the better guess. */
function decide(left: string, right: string, rule: Verdict, context: CompanyContext): Verdict {
  const table = context.aliases ?? installedAliases();
  if (table !== undefined && sharedAlias(table, left, right) !== undefined) return rule;
  if (rule.relation === 'same') {
    // As an employer it is the same house; as a body it is one of two.
    if (rule.score < 1 && areTwoPersons(left, right))
      return { ...rule, relation: 'part_of', reason: `${rule.reason}, under two laws` };
    return rule;
  }
  if (rule.relation === 'part_of' || areTwoKnown(left, right) || haveOtherNumbers(left, right)) return rule;
  const [leftTokens, rightTokens] = [orgForm(companyCore(left)).tokens, orgForm(companyCore(right)).tokens];
  const guess =
    guessShortForm(left, right, leftTokens, rightTokens) ??
    (mayMeet(leftTokens, rightTokens) ? guessCompanies(alignTokens(leftTokens, rightTokens)) : undefined);
  // What the rules left open stays as open as it was.
  if (guess !== undefined && rule.outcome === 'partial') return { ...rule, relation: guess.relation };
  return guess ?? rule;
}

export function compareCompanies(left: string, right: string, context: CompanyContext = {}): OrgComparison {
  if (squeeze(left) === '' || squeeze(right) === '') return NO_DATA as Comparison;
  const branches = compareBranches(left, right, context);
  if (branches !== undefined) return { ...branches, left, right };
  let best: Verdict | undefined;
  // What the tables say of the whole names stands before any reading of their pieces: "IBM Research – Zurich" is a row of its own.
  const isOneSpelling = squeeze(left) === squeeze(right);
  const whole = isOneSpelling ? undefined : (compareListed(left, right, context) ?? compareKnownCompanies(left, right));
  if (whole !== undefined && whole.relation !== 'different')
    return { ...decide(left, right, whole, context), left, right };
  for (const one of readingsOf(left)) {
    for (const other of readingsOf(right)) {
      if (one !== left.trim() && other !== right.trim()) continue;
      best = betterVerdict(best, compareReading(one, other, context));
    }
  }
  return { ...decide(left, right, best ?? different('nothing agrees'), context), left, right };
}
