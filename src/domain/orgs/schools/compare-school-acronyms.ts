// Short forms of schools: acronyms, domain labels, `IIT Bombay`, `Unifranz`.
import { squeeze } from '../../text/fold.ts';
import { memoise } from '../../text/memoise.ts';
import type { OrganisationIndex } from '../organisation-index.ts';
import { fitAcronym, fitBlend, fitSchoolAcronym, NO_UNIVERSITY } from '../shared/acronyms.ts';
import { alignTokens } from '../shared/align-tokens.ts';
import { isAcronym, joinDotted, type OrgToken, orgForm } from '../shared/org-tokens.ts';
import { same, type Verdict } from '../shared/org-verdict.ts';
import { canonicalWord } from '../shared/org-words.ts';
import { schoolsNamed } from './known-schools.ts';

function compareAcronym(short: string, long: string, organisations: OrganisationIndex): Verdict | undefined {
  if (!isAcronym(short) || orgForm(long).tokens.length < 2) return undefined;
  const form = orgForm(long);
  const letters = squeeze(short);
  if (NO_UNIVERSITY.has(letters)) return undefined;
  const labels = schoolsNamed(long, organisations).flatMap((school) =>
    school.domains.flatMap((domain) => domain.split('.')),
  );
  if (labels.includes(letters)) return same(0.92, `"${short}" is the domain name of "${long}"`);
  const canonical = form.tokens.map((token) => token.text);
  const head = orgForm(long.split(/,|\s[-–—]\s|\snamed after\s/u)[0] ?? long).words;
  const fit = fitAcronym(letters, form.words, canonical) ?? fitAcronym(letters, head, head);
  if (fit === 'initials') return same(0.88, `"${short}" is made of the initials of "${long}"`);
  if (fit === 'letters') return same(0.8, `"${short}" is made of letters of "${long}"`);
  if (fit === 'reordered') return same(0.62, `"${short}" has the initials of "${long}" in another order`);
  if (letters.length >= 3 && fitsRun(letters, form.words))
    return same(0.7, `"${short}" is made of the initials of a part of "${long}"`);
  if (form.words.includes(letters)) return same(0.8, `"${short}" stands in "${long}"`);
  if (fitSchoolAcronym(letters, form.words) || fitSchoolAcronym(letters, head))
    return same(0.62, `"${short}" is made of the first letters of "${long}" in another order or rank`);
  return compareParts(short, long, form.words);
}

/** `BCD UXYZ`, `BCD-UXYZ`: a short form beside that of the whole it belongs to. */
function compareParts(short: string, long: string, words: readonly string[]): Verdict | undefined {
  const parts = short.split(/[\s/-]+/u).filter((part) => part.length > 2);
  if (!/[\s/-]/.test(short)) return undefined;
  const part = parts.find((one) => fitAcronym(one, words, words) === 'initials');
  return part === undefined ? undefined : same(0.68, `"${part}" is made of the initials of "${long}"`);
}

/** `ASH`, Alice-Salomon-Hochschule Berlin; `LNMU`, Danylo Halytsky Lviv National Medical University: the beginning or the end alone. */
function fitsRun(letters: string, words: readonly string[]): boolean {
  for (let cut = 1; cut < words.length - 1; cut += 1) {
    for (const run of [words.slice(cut), words.slice(0, -cut)]) {
      // "UAS" is every university of applied sciences: the part must hold a word of the name's own.
      const hasOwn = orgForm(run.join(' ')).tokens.some((token) => token.kind === 'proper');
      if (hasOwn && run.length >= letters.length && fitAcronym(letters, run, run) === 'initials') return true;
    }
  }
  return false;
}

interface Pieces {
  pieces: readonly string[];
  /** Where among them a short form stands; -1 when none does. */
  at: number;
}

const shortPieceOf: (name: string) => Pieces = memoise((name) => {
  const pieces = joinDotted(name)
    .split(/[\s,–—-]+/u)
    .filter((piece) => piece !== '');
  if (pieces.length < 2 || pieces.length > 6) return { pieces, at: -1 };
  return { pieces, at: pieces.findIndex((piece) => isAcronym(piece) && piece.length <= 6) };
});

/** `IIT Bombay`, `LSU Shreveport`: one short form and the rest of the name. */
function compareWithAcronymPart(shortName: string, longName: string): Verdict | undefined {
  const { pieces, at } = shortPieceOf(shortName);
  if (at < 0) return undefined;
  const short = squeeze(pieces[at] ?? '');
  const rest = orgForm(pieces.filter((_piece, index) => index !== at).join(' ')).tokens;
  const restOwn = rest.filter((token) => token.kind === 'proper');
  const words = orgForm(longName).words;
  if (short.length >= 4 && restOwn.length === rest.length && fitAcronym(short, words, words) === 'initials') {
    return same(0.72, `"${pieces[at]}" is made of the initials of "${longName}"`);
  }
  if (words.includes(short)) return undefined;
  if (restOwn.length === 0) return compareNamedByAcronym(shortName, longName, short, rest);
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 2; end <= words.length; end += 1) {
      const run = words.slice(start, end);
      if (fitAcronym(short, run, run) !== 'initials') continue;
      const others = orgForm([...words.slice(0, start), ...words.slice(end)].join(' ')).tokens;
      const { leftOver, rightOver } = alignTokens(rest, others);
      if (leftOver.length === 0 && rightOver.every((token) => token.kind !== 'proper')) {
        return same(0.9, `"${pieces[at]}" is short for "${run.join(' ')}"`);
      }
      // BXU Lindqvist School of Law, Brightwater University Harald Lindqvist School of Law: a first name is left out.
      const isUnit = rest.some((token) => token.kind === 'type') && rest.length > 1;
      if (leftOver.length === 0 && isUnit && rightOver.length <= 2)
        return same(0.8, `"${pieces[at]}" is short for "${run.join(' ')}"`);
      // STIT Brightwater, Sekolah Tinggi Ilmu Tarbiyah Brightwater Lindby: the town is left out.
      if (leftOver.length === 0 && rightOver.length === 1 && short.length > 3)
        return same(0.7, `"${pieces[at]}" is short for "${run.join(' ')}"`);
    }
  }
  return undefined;
}

/** `BIIT University`, Brightwater Institute of Industrial Technology: a short form that became the name. */
function compareNamedByAcronym(
  shortName: string,
  longName: string,
  short: string,
  rest: readonly OrgToken[],
): Verdict | undefined {
  if (short.length < 3) return undefined;
  const words = orgForm(longName).words;
  const kinds = new Set(rest.map((token) => token.text));
  const others = words.filter((word) => !kinds.has(canonicalWord(word)));
  const fits = [words, others].some((run) => run.length > 1 && fitAcronym(short, run, run) === 'initials');
  return fits ? same(0.72, `"${shortName}" bears the initials of "${longName}"`) : undefined;
}

/** `Unbrig`, `POLIBRI`. */
function compareBlend(short: string, long: string): Verdict | undefined {
  if (short.includes(' ') && /\s/.test(short.trim())) return undefined;
  const tokens = orgForm(long).tokens;
  const own = tokens.filter((token) => token.kind === 'proper').map((token) => token.written);
  if (own.length === 0 || tokens.length < 2) return undefined;
  const others = tokens.filter((token) => token.kind !== 'type').map((token) => token.written);
  const kinds = new Set(tokens.map((token) => token.text));
  return fitBlend(squeeze(short), kinds, own, others) ? same(0.65, `"${short}" is blended from "${long}"`) : undefined;
}

const uniStemOf: (name: string) => string = memoise((name) => /^uni([a-z]{3,12})$/.exec(squeeze(name))?.[1] ?? '');

/** `Unifranz`, Universidad Privada Franz Tamayo; `UniSales`, Centro Universitário Salesiano. */
function compareUniName(short: string, long: string): Verdict | undefined {
  const stem = uniStemOf(short);
  if (stem === '') return undefined;
  const form = orgForm(long);
  if (!form.tokens.some((token) => token.text.startsWith('university'))) return undefined;
  const bearer = form.tokens.filter((token) => token.kind === 'proper').find((token) => token.written.startsWith(stem));
  return bearer === undefined ? undefined : same(0.72, `"${short}" is short for the university "${bearer.written}"`);
}

/** Whatever short form of one name the other is, either way round. */
export function compareShortForms(left: string, right: string, organisations: OrganisationIndex): Verdict | undefined {
  return (
    compareAcronym(left, right, organisations) ??
    compareAcronym(right, left, organisations) ??
    compareWithAcronymPart(left, right) ??
    compareWithAcronymPart(right, left) ??
    compareUniName(left, right) ??
    compareUniName(right, left) ??
    compareBlend(left, right) ??
    compareBlend(right, left)
  );
}
