// Whose site a page is from, in any language: the part of its title that is no heading and no person, where the address, the
// site's own name or the foot of the page say the same; else whom the sign of copyright stands with, or what is left of the
// title without its headings.
import { isField } from '../../domain/fields/compare-fields.ts';
import type { OrganisationWordKind } from '../../domain/languages/pack.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import { isConnector } from '../../domain/languages/words.ts';
import type { Page } from '../../domain/model/page.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { isKnownPlace } from '../../domain/places/compare-places.ts';
import { foldWords, squeeze, wordsOf } from '../../domain/text/fold.ts';
import { COPYRIGHT } from '../directed/own-site.ts';
import { isUnspacedUnit } from '../directed/unspaced-names.ts';
import { isFunction } from '../findings/organisation-doubts.ts';
import { isLexiconWord, type Lexicon } from '../lexicon/language-words.ts';
import { headName } from '../people/head-name.ts';
import { isKnownName, leadingName } from '../people/leading-name.ts';
import { type SectionKind, sectionOfHeading } from '../people/sections.ts';
import { organisationSpans } from './organisation-spans.ts';

/** Headings of the people that a site lists. */
const LISTS: ReadonlySet<SectionKind | null> = new Set<SectionKind>(['team', 'board', 'advisors', 'about']);

const PARTS = /\s*[|｜·•:]+\s*|\s[–—»«<>›-]\s|\s\/\s|(?<=\p{L}{4})(?<!Dr)\.\s(?=\p{Lu})|(?<=\p{Lo})[-–—_](?=\p{Lo})/u;
const LONGEST = 60;
const LEAST_LABEL = 3;
const LONGEST_LINE = 60;

/** Null where nothing bears out what the title says. */
export function siteOrganisation(page: Page, lexicon: Lexicon, organisations: OrganisationIndex): string | null {
  return ownersOf(page, lexicon, organisations).sure() ?? null;
}

/** Whom those who are listed with a title work for: whose site it is, be it only by the foot of the page or its title. */
export function siteEmployer(page: Page, lexicon: Lexicon, organisations: OrganisationIndex): string | null {
  const { sure, likely } = ownersOf(page, lexicon, organisations);
  return sure() ?? likely() ?? null;
}

interface Owners {
  sure(): string | undefined;
  likely(): string | undefined;
}

function ownersOf(page: Page, lexicon: Lexicon, organisations: OrganisationIndex): Owners {
  const title = page.title ?? '';
  const parts = [page.siteName ?? '', ...title.split(PARTS)].map((part) =>
    withoutAbout(part.replace(OFFICIAL, '').trim(), lexicon),
  );
  const kindsIn = (part: string): OrganisationWordKind[] => lexicon.organisations.find(part).map(({ value }) => value);
  // "Кафедра экологии - Marl University": the part before the whole.
  const rankOf = (part: string): number => {
    const kind = kindsIn(part).at(UNSPACED.test(part) ? -1 : 0);
    return kind === 'department' ? 1 : kind === undefined && lexicon.legalForms.find(part).length === 0 ? 0 : -1;
  };
  // "Vantreight i Wspólnicy": partners head lists, too, but here they end a name.
  const bare = (part: string): string => {
    const form = lexicon.declines ? lexicon.legalForms.find(part).at(-1) : undefined;
    return form?.to === part.length ? part.slice(0, form.from) : part;
  };
  const isPlain = (part: string): boolean =>
    isName(part, lexicon) &&
    (sectionOfHeading(bare(part), lexicon) === null || isFirm(part, lexicon) || isBodyOf(part, lexicon));
  // "Piet Maas appointed head of Marl", "General practitioner in Marl", "Lawyers directory": news, and what people are.
  const isToldOf = (part: string): boolean =>
    isKnownName(leadingName(part, lexicon) ?? '') ||
    (lexicon.titles.find(part).length > 0 && lexicon.work.find(part).length > 0) ||
    [lexicon.titles, lexicon.titleGroups].some((titles) => titles.find(part)[0]?.from === 0);
  // "The future of water": small words that join no names, and no word of an organisation.
  const isSlogan = (part: string): boolean =>
    kindsIn(part).length === 0 &&
    part.split(' ').filter((word) => /^\p{Ll}{4}/u.test(word) && !isConnector(word)).length > 1;
  const isOwner = (part: string): boolean => isPlain(part) && !isToldOf(part) && !HOME.test(part) && !isSlogan(part);
  const named = [...new Set(parts)].filter(isOwner).sort((one, other) => rankOf(one) - rankOf(other));
  // "Management Team": written like a name, and a heading all the same.
  const within = organisationSpans(title, [], lexicon, organisations)
    .map(({ name }) => name)
    .filter((name) => !LISTS.has(sectionOfHeading(name, lexicon)) && !isToldOf(name) && !HOME.test(name));
  // "Marl Consulting" is a name where the address says so, though "consulting" heads lists of services.
  const isPart = (part: string): boolean => isName(part, lexicon) && lexicon.sections.whole(part) === undefined;
  const isKind = (part: string): boolean => kindsIn(part).some((kind) => kind !== 'department');
  return {
    sure: () =>
      page.siteOwner?.name ??
      byAddress(page, parts, isPlain, isPart, lexicon) ??
      [...named, ...within].find((name) => isConfirmed(page, withoutForm(name, lexicon))),
    likely: () => {
      const isBeside = new Set(parts.filter((part) => part !== '')).size > 1;
      const owner = byCopyright(page, (name) => isPart(name) && !isToldOf(name));
      return (
        onlyOne(isBeside ? named : named.filter(isKind)) ??
        // "© The Luke Center" below "The Luke Center for Leadership".
        (owner === undefined ? undefined : (parts.find((part) => part.startsWith(owner)) ?? owner)) ??
        onlyOne(within.filter(isKind)) ??
        byOwnLine(page, (line) => isPlain(line) && isKind(line))
      );
    },
  };
}

/** "アオバ商会公式サイト", "Marl Official Site". */
const OFFICIAL =
  /\s*(?:official\s(?:web\s?)?site|公式(?:ウェブ|web)?(?:サイト|ホームページ|HP)|オフィシャル(?:サイト|ホームページ)|官方网站|官方網站|官网|官網|공식\s?(?:홈페이지|웹?사이트))$/iu;

const onlyOne = (names: readonly string[]): string | undefined => (names.length === 1 ? names[0] : undefined);

/** "Om Marl", "About Marl": what the page is about. */
function withoutAbout(part: string, { sections }: Lexicon): string {
  const [word] = sections.find(part);
  const isLead = word?.from === 0 && word.value === 'about' && /^\s\p{Lu}/u.test(part.slice(word.to));
  return isLead ? part.slice(word.to).trim() : part;
}

/** "Marl S.A." is as often "Marl" in the head of the page. */
function withoutForm(name: string, { legalForms }: Lexicon): string {
  const form = legalForms.find(name).at(-1);
  const isLast = form !== undefined && /^[.]?$/.test(name.slice(form.to));
  return isLast && form.from > 2 ? name.slice(0, form.from).replace(/[\s,]+$/u, '') : name;
}

const HOME =
  /^(?:home(?:page)?|welcome|index|untitled|document|accueil|startseite|inicio|início|start|hjem|forside|hem)$|について$|[個个]人(?:網站|网站|主页|ページ)/iu;

/** "(c)" alone is as often the third point of a list. */
const NOTICE = /[©ⓒ℗]|copyright(?:\s*\(c\))?|\(c\)(?=\s*(?:19|20)\d\d)/giu;
const YEARS = /(?:19|20)\d\d(?:\s?[-–—]\s?(?:(?:19|20)?\d\d|present|now))?/giu;
const NAME_ENDS =
  /(?:website|design(?:ed)?|developed|powered|built|made)(?=\s(?:&|and|by|with)\s)|all\s(?:rights?\s)?reserved|(?:all|tous|alle|todos|tutti|wszelkie|alla|všechna|все|всі)\s(?:rights?|droits|rechte|os\sdireitos|los\sderechos|i\sdiritti|prawa|rättigheter|práva|права)|[|•·\n@]|(?<=\p{L}{3}|[»”"])\.(?:\s|$)|\s?\p{Script=Han}ICP[备備]|(?:版[权權]所有|版[权權]|保留所有[权權]利)|,\s(?!inc|llc|ltd|pllc|gmbh|co)|\s[-–—]\s/iu;
/** "东海大学法学院 版权所有": behind the name. */
const OWNER = /(?:^|[\s，。、])([^\s，。、©]{4,30}?)\s?(?:版[权權]所有|著作権所有)/u;
const LONGEST_NOTICE = 300;

/** "© 2020–2024 Marl Foundation. All rights reserved". */
function byCopyright({ blocks }: Page, isPart: (part: string) => boolean): string | undefined {
  for (const { text } of blocks) {
    const owner = text.length < LONGEST_NOTICE ? OWNER.exec(text)?.[1] : undefined;
    if (owner !== undefined && isPart(owner)) return owner;
    const [sign] = text.length < LONGEST_NOTICE ? text.matchAll(NOTICE) : [];
    if (sign === undefined) continue;
    const name = text
      .slice(sign.index)
      .replace(NOTICE, ' ')
      .replace(YEARS, ' ')
      .trim()
      .replace(/^(?:by|par|von|por|di|[-–—,.:])\s/iu, '')
      .split(NAME_ENDS, 1)[0]!
      .trim();
    if (/^(?:\p{Lu}|\p{Lo}|㈜|\(주\))/u.test(name) && isPart(name)) return name;
  }
  return undefined;
}

/** A line of the head or foot of the page that is a name and nothing else, and stands on the page once more. */
function byOwnLine({ blocks }: Page, isOwn: (line: string) => boolean): string | undefined {
  const lines = blocks.filter(({ text }) => text.length <= LONGEST_LINE);
  return lines.find(
    ({ zone, text }) =>
      (zone === 'header' || zone === 'footer') && isOwn(text) && lines.filter((line) => line.text === text).length > 1,
  )?.text;
}

function isName(part: string, lexicon: Lexicon): boolean {
  if (part.length < 2 || part.length > LONGEST || /^\p{Ll}{2}|[?!]$|[<>{}$*【】]/u.test(part)) return false;
  if (lexicon.gatherings.whole(part) !== undefined) return false;
  if (lexicon.organisations.whole(part) !== undefined || SEE_IT.test(withoutKinds(part, lexicon))) return false;
  if (lexicon.graduateLists.find(part).some(({ from }) => from === 0) || ADDRESS.test(part) || CV.test(part))
    return false;
  // "Unsere Ärztinnen"; "US Steel" is a name.
  if (lexicon.pronouns.find(part)[0]?.from === 0 && !/^\p{Lu}{2}/u.test(part)) return false;
  // "消化内科", "Department of Surgery": a part of the organisation whose site it is.
  const last = lexicon.organisations.find(part).at(-1);
  if (last?.value === 'department' && UNSPACED.test(part) && last.to === part.length) return false;
  if (isUnspacedUnit(part, lexicon)) return false;
  const person = headName(part, lexicon);
  return person === null || !isKnownName(person);
}

/** "Halden & Marl Rechtsanwälte", "Tallow Norvane Avocats": names before the word that heads lists of lawyers elsewhere. */
function isFirm(part: string, lexicon: Lexicon): boolean {
  const last = lexicon.organisations.find(part).at(-1);
  if (last?.value !== 'law' || last.to < part.length) return false;
  const named = part.slice(0, last.from).trim();
  const words = named.split(/[\s,&+]+/u).filter((word) => word !== '' && !isConnector(word));
  return (
    // "Immigration Attorneys": one word is as often a matter.
    words.length > 1 &&
    words.some((word) => !isLexiconWord(word, lexicon)) &&
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    !(isFunction(named) || isField(named) || isKnownPlace(named))
  );
}

/** "Colegio de Abogados de Marl": what kind of body it is stands before the word that heads lists of those in it. */
function isBodyOf(part: string, { organisations, sections }: Lexicon): boolean {
  const [kind] = organisations.find(part);
  return (
    kind?.from === 0 &&
    kind.value !== 'department' &&
    /\sd\p{Ll}{1,2}\s/u.test(part) &&
    sections.find(part).every(({ from, to }) => from > 0 && to < part.length)
  );
}

/** "Про центр", "Voir le cabinet", "The company": short words before what kind of body it is, and no name. */
const SEE_IT = /^(?:\p{Lu}?\p{Ll}{1,4}\s)+$/u;

function withoutKinds(part: string, { organisations }: Lexicon): string {
  const kind = organisations.find(part).at(-1);
  return kind !== undefined && kind.to === part.length && /^\p{Ll}/u.test(kind.text) ? part.slice(0, kind.from) : '';
}

const CV = /^(?:CV|Curriculum(?: vitae)?|R[ée]sum[ée]|Lebenslauf)(?!\p{L})/iu;

/** "Dr. Vantreight" is a person. */
const ADDRESS = /^(?:Dr|Prof|Mr|Mrs|Ms)\.?\s/u;

const labelOf = (url: string): string =>
  squeeze(
    (URL.parse(url)?.hostname ?? '')
      .replace(/^www\./, '')
      .split('.')[0]!
      .replace(/-/g, ''),
  );

const LEAST_SHARE = 0.6;
const SHORTEST_WORD = 3;
const MOST_WORDS = 5;

/** Of the title's parts and what stands between their commas, the one whose words the address is made of: "Hollow Law Group" of hollowlaw. */
function byAddress(
  { url, blocks }: Page,
  parts: readonly string[],
  isPlain: (part: string) => boolean,
  isPart: (part: string) => boolean,
  lexicon: Lexicon,
): string | undefined {
  const label = labelOf(url);
  if (label.length <= LEAST_LABEL) return undefined;
  const first = blocks.slice(0, 2).filter(({ text }) => text.length <= LONGEST);
  const pieces = [...parts, ...first.map(({ text }) => text.replace(OFFICIAL, ''))]
    .flatMap((part) => part.split(/,\s/u))
    .map((piece) =>
      isPlain(piece) && piece.split(' ').length <= MOST_WORDS ? piece : capitalised(piece, label, lexicon),
    )
    .filter((piece) => piece.length > 1 && isPart(piece));
  const best = pieces
    .map((piece) => ({ piece, share: shareOf(piece, label) }))
    .sort((left, right) => right.share - left.share)[0];
  return best !== undefined && best.share >= LEAST_SHARE ? best.piece : undefined;
}

/** Addresses write "ü" as "ue". */
const plain = (letters: string): string => letters.replace(/(?<=[aou])e/g, '');

/** How much of the address the words of a name spell. */
function shareOf(name: string, label: string): number {
  const whole = plain(label);
  let left = whole;
  for (const word of wordsOf(name).filter(({ length }) => length >= SHORTEST_WORD))
    left = left.replace(plain(squeeze(word)), '');
  return 1 - left.length / whole.length;
}

/** "The people behind Hollow Robotics": the words with capitals around those of the address. */
function capitalised(piece: string, label: string, { sections }: Lexicon): string {
  const words = piece.split(' ');
  const isSpelled = (word: string): boolean => word.length >= SHORTEST_WORD && label.includes(squeeze(foldWords(word)));
  // "L'équipe de Hollow Conseil": a heading's word is none of the name.
  const isCapital = (word: string | undefined): boolean =>
    word !== undefined && /^[\p{Lu}\p{N}&]/u.test(word) && sections.find(word.replace(/^[LlDd]['’]/u, '')).length === 0;
  let from = words.findIndex(isSpelled);
  let to = words.findLastIndex(isSpelled);
  if (from < 0) return '';
  const isLinked = (at: number): boolean =>
    /^(?:of|de|di|für|van|&)$/u.test(words[at] ?? '') && isCapital(words[at - 1]);
  // "Hollow Robotics Adds Two Executives to Its Board": where every word has a capital, capitals say nothing.
  const isTitleCase = !words.some((word) => /^\p{Ll}{4}/u.test(word)) && words.length > MOST_WORDS;
  while (!isTitleCase && (isCapital(words[from - 1]) || isLinked(from - 1))) from -= 1;
  while (!isTitleCase && isCapital(words[to + 1])) to += 1;
  return words.slice(from, to + 1).join(' ');
}

/** The site's name, or a line of header or footer, has the name; or the address has it in full. */
function isConfirmed({ url, siteName, blocks, title }: Page, name: string): boolean {
  const letters = squeeze(foldWords(name));
  // "RI": short for investor relations.
  if (letters.length < (UNSPACED.test(name) ? 2 : 3)) return false;
  const label = labelOf(url);
  if (label.length >= LEAST_LABEL && (letters.includes(label) || label.includes(letters))) return true;
  if (wordsOf(name).some((word) => word.length >= LONG_WORD && label.includes(word))) return true;
  if (siteName !== null && siteName !== title && foldWords(siteName).includes(foldWords(name))) return true;
  return blocks.some(
    ({ zone, text, headingLevel }) =>
      // The heading that says the title again says nothing of the site.
      !(headingLevel !== undefined && foldWords(text) === foldWords(title ?? '')) &&
      (zone === 'footer' || zone === 'header' || text.length <= LONGEST_LINE || COPYRIGHT.test(text)) &&
      text.length < 300 &&
      foldWords(text).includes(foldWords(name)),
  );
}

const LONG_WORD = 5;
