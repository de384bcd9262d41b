// Compares two names of companies, agencies and other bodies: legal form aside, brand and legal name, acronym, successor, subsidiary.
import { type Comparison, NO_DATA } from '../model/comparison.ts';
import { foldWords, squeeze } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';
import { isSubsequence } from '../text/similarity.ts';
import { soundKey } from '../text/sound-key.ts';
import { fitAcronym } from './acronyms.ts';
import { type AliasTable, installedAliases, sharedAlias } from './alias-table.ts';
import { alignTokens, isShortFor } from './align-tokens.ts';
import {
  BUSINESS_WORDS,
  CHINESE_PLACES,
  GENERAL_WORDS,
  LEGAL_FORMS,
  NEAR_TRADES,
  PLACE_MARKS,
  TOP_WORDS,
} from './company-words.ts';
import { knownCompanies, parentOfCompany } from './known-companies.ts';
import { areTwoPersons, guessCompanies, guessShortForm, mayMeet } from './likely-companies.ts';
import { isAcronym, type OrgToken, orgForm, readingsOf } from './org-tokens.ts';
import { betterVerdict, different, type OrgComparison, partOf, same, unsure, type Verdict } from './org-verdict.ts';

export interface CompanyContext {
  aliases?: AliasTable;
}

/** The name without its legal form and article: `The Brightwater Co., Ltd.` -> `brightwater`. */
export const companyCore: (name: string) => string = memoise((name) => {
  let text = ` ${foldWords(name.replace(/株式会社|有限公司|股份|有限会社|合同会社|주식회사|㈜/g, ' ').replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, ''))} `;
  // "Vienna-based Brightwater": where it sits is no part of the name.
  text = text.replace(/^ [a-z]{3,20}(?: [a-z]{3,20})? (?:based|headquartered) /, ' ').replace(/^ the /, ' ');
  for (let round = 0; round < 3; round += 1) {
    const before = text;
    for (const form of LEGAL_FORMS) {
      if (text.length <= form.length + 2) continue;
      if (text.endsWith(` ${form} `)) text = text.slice(0, -form.length - 1);
      else if (text.startsWith(` ${form} `) && form.length > 2) text = text.slice(form.length + 1);
    }
    text = text.replace(/ (?:and|&) $/, ' ');
    if (text === before) break;
  }
  const core = text.replace(/ & /g, ' and ').trim();
  return core === '' ? foldWords(name) : core;
});

function compareKnown(left: string, right: string): Verdict | undefined {
  const ones = knownCompanies(left);
  const others = knownCompanies(right);
  const shared = ones.find((one) => others.includes(one));
  if (shared !== undefined) return same(0.95, `both are names of ${shared.name}`);
  for (const one of ones) {
    for (const other of others) {
      if (parentOfCompany(one) === other) return partOf(0.6, `${one.name} belongs to ${other.name}`);
      if (parentOfCompany(other) === one) return partOf(0.6, `${other.name} belongs to ${one.name}`);
    }
  }
  const [one, other] = [ones[0], others[0]];
  return one !== undefined && other !== undefined
    ? different(`${one.name} and ${other.name} are two bodies`)
    : undefined;
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

function isGeneral(token: OrgToken): boolean {
  return (
    GENERAL_WORDS.has(token.written) ||
    GENERAL_WORDS.has(token.text) ||
    token.kind === 'subject' ||
    token.kind === 'unit'
  );
}

function isPlace(token: OrgToken): boolean {
  return PLACE_MARKS.has(token.text) || PLACE_MARKS.has(token.written);
}

function spell(tokens: readonly OrgToken[]): string {
  return tokens.map((token) => token.written).join(' ');
}

/** All words of the shorter name are in the longer one. */
function compareLonger(shorter: OrgToken[], longer: OrgToken[], extra: OrgToken[]): Verdict {
  const words = spell(extra);
  const own = shorter.filter((token) => !isGeneral(token) && !isPlace(token));
  if (own.length === 0) return different(`only general words are shared; "${words}" is what names the other`, 0.2);
  const isLawful = longer[0] !== undefined && CHINESE_PLACES.has(longer[0].written) && longer.length > 1;
  const start = isLawful && shorter[0]?.text !== longer[0]?.text ? 1 : 0;
  const leading = longer[start]?.text === shorter[0]?.text;
  if (start === 1 && leading && extra.every((token) => token === longer[0] || isGeneral(token))) {
    return same(0.75, `"${words}" is the place and trade of the legal name`);
  }
  if (extra.some(isPlace) && extra.every((token) => isPlace(token) || isGeneral(token))) {
    return partOf(0.55, `"${words}" marks a branch`);
  }
  if (leading && extra.some((token) => BUSINESS_WORDS.has(token.written)) && extra.every(isGeneral)) {
    return partOf(0.5, `"${words}" is a business of the house`);
  }
  if (extra.every((token) => TOP_WORDS.has(token.written))) return same(0.85, `"${words}" is left out on one side`);
  if (extra.every(isGeneral)) {
    // A rare name may stand anywhere; a general word before it is a trade, not another house.
    return leading || own.length >= 2 || own.some((token) => token.text.length > 4)
      ? same(0.72, `"${words}" is left out on one side`)
      : different(`"${words}" stands before the name`, 0.25);
  }
  if (!leading && longer.length - extra.length >= 2)
    return unsure(0.4, `"${words}" stands before the name on one side`);
  return leading && own.length >= 2
    ? same(0.65, `"${words}" is added on one side`)
    : unsure(0.35, `"${words}" may name another body`);
}

/** `Ericsson Mobile Communications` and `Ericsson`: a known house, and its name with a business or a place behind it. */
function compareHouse(long: string, short: string): Verdict | undefined {
  const house = knownCompanies(short)[0];
  const [shortCore, longCore] = [companyCore(short), companyCore(long)];
  if (house === undefined || shortCore.length < 4 || !longCore.startsWith(`${shortCore} `)) return undefined;
  const extra = orgForm(longCore.slice(shortCore.length)).tokens;
  if (extra.length === 0 || extra.every((token) => TOP_WORDS.has(token.written))) return undefined;
  return partOf(0.5, `"${spell(extra)}" is a business or place of ${house.name}`);
}

function compareWords(left: string, right: string): Verdict {
  const leftTokens = orgForm(companyCore(left)).tokens;
  const rightTokens = orgForm(companyCore(right)).tokens;
  const { shared, leftOver, rightOver, close } = alignTokens(leftTokens, rightTokens);
  if (shared.length === 0) return different('the names share no word');
  if (leftOver.length === 0 && rightOver.length === 0)
    return close
      ? same(0.8, 'the names differ in spelling only')
      : same(0.95, 'the same words in another form or language');
  if (leftOver.length === 0) return compareLonger(leftTokens, rightTokens, rightOver);
  if (rightOver.length === 0) return compareLonger(rightTokens, leftTokens, leftOver);
  const own = shared.filter((token) => !isGeneral(token) && !isPlace(token));
  const words = `"${spell(leftOver)}" and "${spell(rightOver)}"`;
  if (isShortFor(leftOver, rightOver)) return same(0.75, `one is short for the other, ${words}`);
  const leads = leftTokens[0]?.text === rightTokens[0]?.text && own.some((token) => token.text === leftTokens[0]?.text);
  if (leads) {
    const isTop = (over: OrgToken[]) => over.every((token) => TOP_WORDS.has(token.written));
    if (isTop(leftOver) !== isTop(rightOver)) return partOf(0.5, `one house, ${words}`);
    const both = [...leftOver, ...rightOver];
    const isHouse = (over: OrgToken[]) => over.some((token) => TOP_WORDS.has(token.written)) && over.every(isGeneral);
    if (isHouse(leftOver) !== isHouse(rightOver)) return partOf(0.4, `one house, ${words}`);
    if (NEAR_TRADES.some((trades) => both.every((token) => trades.has(token.written) || trades.has(token.text)))) {
      return same(0.65, `one name in neighbouring trades, ${words}`);
    }
    const isBusiness = (over: OrgToken[]) => over.some((token) => BUSINESS_WORDS.has(token.written));
    if (both.every(isGeneral) && (isBusiness(leftOver) || isBusiness(rightOver)))
      return partOf(0.45, `one house, ${words}`);
    if ([...leftOver, ...rightOver].every((token) => isGeneral(token) || isPlace(token))) {
      return [...leftOver, ...rightOver].some(isPlace)
        ? partOf(0.45, `one house, ${words}`)
        : unsure(0.45, `one name, ${words}`);
    }
  }
  return different(`they differ in ${words}`, 0.1);
}

function compareReading(left: string, right: string, context: CompanyContext): Verdict {
  if (squeeze(left) === squeeze(right)) return same(1, 'the names are the same');
  const table = context.aliases ?? installedAliases();
  const alias = table === undefined ? undefined : sharedAlias(table, left, right);
  if (alias?.relation === 'same') return same(0.96, alias.reason);
  if (alias?.relation === 'part_of') return partOf(0.6, alias.reason);
  if (alias?.relation === 'different') return different(alias.reason);
  const known = compareKnown(left, right);
  if (known !== undefined) return known;
  const [one, other] = [companyCore(left), companyCore(right)];
  if (squeeze(one) === squeeze(other)) return same(0.95, 'the names differ in the legal form only');
  if (one.length > 3 && soundKey(one) === soundKey(other) && Math.abs(one.length - other.length) < 2)
    return same(0.78, 'the names differ in spelling only');
  return (
    compareAcronym(left, right) ??
    compareAcronym(right, left) ??
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
  if (rule.relation === 'part_of' || areTwoKnown(left, right)) return rule;
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
  let best: Verdict | undefined;
  for (const one of readingsOf(left)) {
    for (const other of readingsOf(right)) {
      if (one !== left.trim() && other !== right.trim()) continue;
      best = betterVerdict(best, compareReading(one, other, context));
    }
  }
  return { ...decide(left, right, best ?? different('nothing agrees'), context), left, right };
}
