// Compares two names of companies, agencies and other bodies: legal form aside, brand and legal name, acronym, successor, subsidiary.
import { type Comparison, NO_DATA } from '../../model/comparison.ts';
import { foldWords, squeeze } from '../../text/fold.ts';
import { memoise } from '../../text/memoise.ts';
import { isSubsequence } from '../../text/similarity.ts';
import { soundKey } from '../../text/sound-key.ts';
import { type OrganisationIndex, officialName } from '../organisation-index.ts';
import { acrossScripts, areOneShortForm } from '../scripts/across-scripts.ts';
import { fitAcronym } from '../shared/acronyms.ts';
import { alignTokens } from '../shared/align-tokens.ts';
import { sharedBearer } from '../shared/known-relations.ts';
import { isAcronym, orgForm, readingsOf } from '../shared/org-tokens.ts';
import {
  betterVerdict,
  different,
  type OrgComparison,
  partOf,
  probably,
  same,
  unsure,
  type Verdict,
} from '../shared/org-verdict.ts';
import { isPlace } from '../shared/places.ts';
import { branchOf } from './company-branches.ts';
import { companyCore, companyForm } from './company-core.ts';
import { haveOtherNumbers, isKindOnly, isTradeOnly, shortFormBefore } from './company-kinds.ts';
import { PLACE_MARKS, TOP_WORDS } from './company-words.ts';
import { compareWords, spell } from './compare-company-words.ts';
import { compareKnownCompanies, knownCompanies } from './known-companies.ts';
import { areTwoPersons, guessCompanies, guessShortForm, mayMeet } from './likely-companies.ts';
import { unspacedTail } from './named-parts.ts';
import { plainEmployer, wholeBehindComma } from './plain-employer.ts';

/** Both names are known, and as those of two organisations: how alike the words are is then no more than a guess. */
function asTwoRows(rule: Verdict): Verdict {
  if (rule.relation !== 'same' && rule.relation !== 'part_of') return rule;
  return probably(rule.relation, 0.44, `${rule.reason}, but both are known as organisations of their own`);
}

function areTwoKnown(left: string, right: string, organisations: OrganisationIndex): boolean {
  const [ones, others] = [knownCompanies(left, organisations), knownCompanies(right, organisations)];
  return ones.length > 0 && others.length > 0 && sharedBearer(ones, others) === undefined;
}

/** Both say in brackets where they are: the names are compared, and two countries are two branches of one organisation. */
function compareBranches(left: string, right: string, organisations: OrganisationIndex): Verdict | undefined {
  const [one, other] = [branchOf(left), branchOf(right)];
  if (one === undefined || other === undefined) return undefined;
  const { outcome, score, reason, relation } = compareCompanies(one.name, other.name, organisations);
  if (one.place === other.place || relation !== 'same') return { outcome, score, reason, relation };
  return partOf(0.5, `${reason}, in ${one.place} and in ${other.place}`);
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

/** `Ericsson Mobile Communications` and `Ericsson`: a known name, and the same with a business or a place behind it. */
function compareBusiness(long: string, short: string, organisations: OrganisationIndex): Verdict | undefined {
  const part = unspacedTail(long, short, organisations);
  if (part !== undefined) return partOf(0.55, `"${part}" is a part of "${short}"`);
  const whole = knownCompanies(short, organisations)[0];
  const [shortCore, longCore] = [companyCore(short), companyCore(long)];
  if (whole === undefined || shortCore.length < 4 || !longCore.startsWith(`${shortCore} `)) return undefined;
  const extra = orgForm(longCore.slice(shortCore.length)).tokens;
  if (extra.length === 0 || extra.every((token) => TOP_WORDS.has(token.written))) return undefined;
  const name = officialName(whole);
  if (isKindOnly(extra)) return same(0.72, `"${spell(extra)}" says what ${name} is`);
  if (isTradeOnly(extra))
    return { ...unsure(0.5, `"${spell(extra)}" is the trade or a business of ${name}`), relation: 'same' };
  return partOf(0.5, `"${spell(extra)}" is a business or place of ${name}`);
}

/** `PwC India` and `PricewaterhouseCoopers`: a known name in another form, with a place behind it. */
function comparePlaced(placed: string, plain: string, organisations: OrganisationIndex): Verdict | undefined {
  const words = placed.trim().split(' ');
  const place = words.pop()!;
  if (words.length === 0 || !PLACE_MARKS.has(foldWords(place))) return undefined;
  const shared = sharedBearer(knownCompanies(words.join(' '), organisations), knownCompanies(plain, organisations));
  return shared === undefined ? undefined : partOf(0.5, `"${place}" is a place of ${officialName(shared)}`);
}

/** `BWRI Kenya` and `Brightwater Institute Kenia`: two known names of one organisation, each with the same country behind it. */
function compareInOnePlace(one: string, other: string, organisations: OrganisationIndex): Verdict | undefined {
  const [place, otherPlace] = [one, other].map((core) => orgForm(core.slice(core.lastIndexOf(' ') + 1)).tokens[0]);
  if (place === undefined || place.text !== otherPlace?.text || !isPlace(place)) return undefined;
  const [name, otherName] = [one, other].map((core) => core.slice(0, Math.max(0, core.lastIndexOf(' '))));
  return compareKnownCompanies(name!, otherName!, organisations);
}

function compareReading(left: string, right: string, organisations: OrganisationIndex): Verdict {
  if (squeeze(left) === squeeze(right)) return same(1, 'the names are the same');
  if (areOneShortForm(left, right)) return same(0.85, 'one short form in two scripts');
  const known = compareKnownCompanies(left, right, organisations);
  if (known !== undefined) return known;
  const [one, other] = [companyCore(left), companyCore(right)];
  if (haveOtherNumbers(left, right)) return different('they are told apart by their numbers', 0.1);
  if (squeeze(one) === squeeze(other)) return same(0.95, 'the names differ in the legal form only');
  const inOnePlace = compareInOnePlace(one, other, organisations);
  if (inOnePlace?.relation === 'same') return inOnePlace;
  const rule = compareSpelling(left, right, organisations);
  return areTwoKnown(left, right, organisations) ? asTwoRows(rule) : rule;
}

function compareSpelling(left: string, right: string, organisations: OrganisationIndex): Verdict {
  const [one, other] = [companyCore(left), companyCore(right)];
  if (one.length > 3 && soundKey(one) === soundKey(other) && Math.abs(one.length - other.length) < 2)
    return same(0.78, 'the names differ in spelling only');
  return (
    compareAcronym(left, right) ??
    compareAcronym(right, left) ??
    comparePlacedAcronym(left, right) ??
    comparePlacedAcronym(right, left) ??
    compareBusiness(left, right, organisations) ??
    compareBusiness(right, left, organisations) ??
    comparePlaced(left, right, organisations) ??
    comparePlaced(right, left, organisations) ??
    compareWords(left, right)
  );
}

/** The rules first; where they find no relation, the better guess. */
function decide(left: string, right: string, rule: Verdict, organisations: OrganisationIndex): Verdict {
  if (rule.relation === 'same') {
    // As an employer it is the same; as a legal person it is one of two.
    if (rule.score < 1 && areTwoPersons(left, right))
      return { ...rule, relation: 'part_of', reason: `${rule.reason}, under two laws` };
    return rule;
  }
  if (rule.relation === 'part_of' || areTwoKnown(left, right, organisations) || haveOtherNumbers(left, right))
    return rule;
  const [leftTokens, rightTokens] = [companyForm(left).tokens, companyForm(right).tokens];
  const guess =
    guessShortForm(left, right, leftTokens, rightTokens) ??
    (mayMeet(leftTokens, rightTokens) ? guessCompanies(alignTokens(leftTokens, rightTokens)) : undefined);
  // What the rules left open stays as open as it was.
  if (guess !== undefined && rule.outcome === 'partial') return { ...rule, relation: guess.relation };
  return guess ?? rule;
}

function compareReadings(left: string, right: string, organisations: OrganisationIndex): Verdict {
  let best: Verdict | undefined;
  for (const one of readingsOf(left)) {
    for (const other of readingsOf(right)) {
      if (one !== left && other !== right) continue;
      best = betterVerdict(best, compareReading(one, other, organisations));
    }
  }
  return decide(left, right, best ?? different('nothing agrees'), organisations);
}

/** `Klinik für Chirurgie, Klinikum Marl` and `Marl Hospital`: the name behind the comma is the other's. */
function compareUnit(name: string, other: string, organisations: OrganisationIndex): Verdict | undefined {
  const whole = wholeBehindComma(name);
  const isOther = whole !== undefined && compareReadings(whole, other, organisations).outcome === 'same';
  return isOther ? partOf(0.5, `"${name}" is a part of it`) : undefined;
}

export function compareCompanies(left: string, right: string, organisations: OrganisationIndex): OrgComparison {
  if (squeeze(left) === '' || squeeze(right) === '') return NO_DATA as Comparison;
  const branches = compareBranches(left, right, organisations);
  if (branches !== undefined) return { ...branches, left, right };
  // What is known of the whole names stands before any reading of their pieces: "IBM Research – Zurich" may have a row of its own.
  const whole = squeeze(left) === squeeze(right) ? undefined : compareKnownCompanies(left, right, organisations);
  if (whole !== undefined) return { ...decide(left, right, whole, organisations), left, right };
  const [one, other] = [plainEmployer(left), plainEmployer(right)];
  const rule = compareReadings(one, other, organisations);
  const unit =
    rule.outcome === 'different'
      ? (compareUnit(one, other, organisations) ?? compareUnit(other, one, organisations))
      : undefined;
  return { ...acrossScripts(unit ?? rule, left, right), left, right };
}
