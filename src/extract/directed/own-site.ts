// Whether the page is the organisation's own: by its address, its title, its heading or the foot of the page.

import type { Block, Page } from '../../domain/model/page.ts';
import { GROUP_WORDS } from '../../domain/orgs/companies/company-words.ts';
import { spellsInAddress } from '../../domain/orgs/scripts/name-in-address.ts';
import { squeeze } from '../../domain/text/fold.ts';
import { oncePerPage } from '../../domain/text/once.ts';
import { siteOf } from '../../domain/trust/site-address.ts';
import { isEnglish } from '../lexicon/page-language.ts';
import { TITLE_PARTS } from '../people/page-people.ts';
import { headingsOver, type SectionKind, sectionOfHeading } from '../people/sections.ts';
import { isProse, splitSentences } from '../spans/sentences.ts';
import { type ClaimedOrganisation, comparedIn, namedIn } from './organisation-mentions.ts';
import type { Question } from './question.ts';

export const LONGEST_LINE = 140;

/** Words of taking up a post in scripts without spaces. */
export const JOINED = /入社|入所|入局|着任|赴任|就任|開院|입사|합류|부임|개원|加入|入职|入職|到任/u;

/** The heading above the person is the organisation's name, or the whole site is the organisation's. */
export function isOwnSite(question: Question, head: Block): boolean {
  if (head.heading !== null && isNameOf(question, head.heading)) return true;
  // The same for everybody on the page.
  const known = sites(question.page);
  const isOwn = known.get(question.organisation) ?? isWholeSite(question);
  known.set(question.organisation, isOwn);
  return isOwn;
}

const sites = oncePerPage((_page: Page) => new Map<ClaimedOrganisation, boolean>());

function isWholeSite(question: Question): boolean {
  const { page, organisation } = question;
  if (isNewsOfAnother(question)) return false;
  const host = URL.parse(page.url)?.hostname ?? '';
  const owner = organisation.organisations.ofHost(host);
  if (owner !== undefined && organisation.bearers.some(({ id }) => id === owner.id)) return true;
  if (isHostOf(question, host) || isNameOf(question, page.siteName ?? '')) return true;
  const parts = (page.title ?? '').split(TITLE_PARTS);
  // "Law Office | Orla Vantreight" is one name.
  if ([parts.join(' '), ...parts.flatMap((part) => part.split(', '))].some((one) => isNameOf(question, one)))
    return true;
  if (isIntroduced(question)) return true;
  // "Acme | Our team": what heads the page names the organisation beside the matter.
  const first = page.blocks.find(({ headingLevel }) => headingLevel === 1)?.text;
  const top = first?.split(TITLE_PARTS) ?? [];
  if (top.length > 1 && top.some((part) => isNameOf(question, part))) return true;
  // "Marl Institute Faculty" over all of them, be it a heading or only the first line.
  const opening = page.blocks.find(({ zone, text }) => zone === 'main' && /\p{L}{3}/u.test(text))?.text ?? '';
  if (isStaffPage(page, question.lexicon) && isNameOf(question, first ?? opening)) return true;
  const isBank = question.lexicon.organisations.find(organisation.name).some(({ value }) => value === 'bank');
  return page.blocks.some(
    (block) =>
      (block.zone === 'footer' || block.zone === 'header' || COPYRIGHT.test(block.text)) &&
      block.text.length < 300 &&
      !BY_OTHERS.test(block.text) &&
      // In the foot of a page a bank is where the account is.
      !(block.zone === 'footer' && isBank && !COPYRIGHT.test(block.text)) &&
      (COPYRIGHT.test(block.text) ? isOwnerOf(organisation, block.text) : isNameOf(question, block.text)),
  );
}

/** "Marl får ny direktör" on the site of a paper: whose own news it is names itself in the text. */
function isNewsOfAnother({ page, organisation, itemsIn }: Question): boolean {
  const headline = page.blocks.find(({ headingLevel }) => headingLevel === 1)?.text ?? '';
  const isNews = itemsIn(headline).titles.some(({ from }) => NEW.test(headline.slice(0, from)));
  const isText = ({ zone, headingLevel, text }: Block): boolean =>
    zone === 'main' && headingLevel === undefined && isProse(text);
  return isNews && !page.blocks.some((block) => isText(block) && namedIn(organisation, block.text).length > 0);
}

/** "New", before the title of a headline. */
const NEW =
  /(?<!\p{L})(?:new|neue[nrs]?|nouve(?:l|au|lle)|nuev[oa]|nuov[oa]|nov[oa]|nieuwe?|ny[ae]?|now[aąey]|nov[áéýou]|нов\p{L}{2,3})\s(?:\p{L}+[-\s]+){0,3}$/iu;

/** "Marl Lawyers is a firm for employment law": what is said of the organisation opens the text. */
function opensSentence({ organisation, lexicon }: Question, text: string): boolean {
  const [name] = namedIn(organisation, text);
  if (name === undefined || !/^(?:\p{L}+\s){0,5}$/u.test(text.slice(0, name.from))) return false;
  const [verb] = lexicon.presentVerbs.find(text.slice(name.to));
  return verb !== undefined && verb.from <= 1;
}

/** "The board of Marl consists of the following people": the first sentence of a page of those who work there. */
function isIntroduced(question: Question): boolean {
  const { page, lexicon } = question;
  const isOfPeople =
    isStaffPage(page, lexicon) ||
    page.blocks.some(
      ({ text, headingLevel }) => headingLevel !== undefined && sectionOfHeading(text, lexicon) === 'board',
    );
  const first = page.blocks.find(
    ({ zone, text, headingLevel }) => zone === 'main' && headingLevel === undefined && isProse(text),
  );
  if (!isOfPeople || first === undefined) return false;
  const [{ text } = { text: '' }] = splitSentences(first.text);
  return opensSentence(question, text);
}

/** Under "Alumni" somewhere above, be the nearest heading "Postdocs". */
export const isAmongFormer = ({ page, lexicon }: Question, head: Block): boolean =>
  headingsOver(page, head).some((heading) => sectionOfHeading(heading, lexicon) === 'alumni');

/** Under "Debating Society" on a university's site stand the officers of the society. */
export const isOfAnother = (question: Question, { heading }: Block): boolean =>
  heading !== null &&
  isEnglish(question.page) &&
  !/\d/.test(heading) &&
  sectionOfHeading(heading, question.lexicon) === null &&
  !isNameOf(question, heading) &&
  // "Piet Maas – Clinic Director", "Partner – Risk Advisory": the card before.
  question.itemsIn(heading).titles.length === 0 &&
  question
    .phrasesIn(heading)
    .filter(({ unit, name }) => !unit && question.lexicon.organisations.find(name).length > 0)
    .some((phrase) => comparedIn(question.organisation, [phrase]).length === 0);

export const COPYRIGHT = /[©ⓒ℗]|copyright/i;
/** "Organised by Marl", "Website by Tallow": a site of others. */
const BY_OTHERS =
  /^[^©ⓒ℗]{0,20}\b(?:organi[sz]ed|hosted|sponsored|powered|supported|funded|published|website|design(?:ed)?) by\b/i;

/** "© 2025 Acme. Website by Marl | Sponsors: Tallow": whom the sign stands with. */
const isOwnerOf = (organisation: ClaimedOrganisation, text: string): boolean =>
  text
    .split(/\s*[|•·\n]\s*|(?<=\p{L}{3})\.\s/u)
    .some((part) => COPYRIGHT.test(part) && namedIn(organisation, part).length > 0);

export const MOST_OF_LINE = 0.5;

const LEAST_LABEL = 4;

/** "geotallow.de" is the site of Geotallow and of the Geotallow Group: the address is the name and nothing else. */
function isHostOf({ organisation: { names }, lexicon }: Question, host: string): boolean {
  const label = siteOf(host).split('.')[0] ?? '';
  const isLabel = (name: string): boolean => addressOf(squeeze(name)) === addressOf(squeeze(label));
  const bare = (name: string): string =>
    name.replace(/\s(\p{L}+)$/u, (end, word) => (GROUP_WORDS.has(word.toLowerCase()) ? '' : end));
  // "Stiftung Marlow Brücke" at marlowbruecke.org: the kind of organisation is left out.
  const isKind = (word: string): boolean =>
    lexicon.organisations.whole(word) !== undefined || word.length < LEAST_LABEL;
  const own = (name: string): string => {
    const words = name.split(/\s+/);
    while (words.length > 1 && isKind(words[0]!)) words.shift();
    return words.join(' ');
  };
  return (
    label.length >= LEAST_LABEL &&
    names.some(
      (name) =>
        isLabel(name) ||
        isLabel(bare(name)) ||
        spellsInAddress(label, name) ||
        (label.length >= LEAST_OWN_LABEL && isLabel(own(name))),
    )
  );
}

/** Shorter ones are as often a place or a word. */
const LEAST_OWN_LABEL = 10;

/** Addresses write "kh" of Cyrillic names as "h". */
const addressOf = (letters: string): string => letters.replaceAll('kh', 'h');

function isNameOf({ organisation, phrasesIn, lexicon }: Question, text: string): boolean {
  const letters = (part: string): number => part.replace(/[^\p{L}\p{N}]/gu, '').length;
  const isMost = (length: number): boolean => length >= MOST_OF_LINE * letters(text);
  if (text === '' || text.length > LONGEST_LINE) return false;
  // "Department of Physics of Marl": a part of it, with its name at the end.
  const isPart = lexicon.organisations.find(text).some(({ value, from }) => value === 'department' && from === 0);
  return (
    namedIn(organisation, text).some(({ name, to }) => isMost(letters(name)) || (isPart && to === text.length)) ||
    comparedIn(organisation, phrasesIn(text)).some(({ from, to }) => isMost(letters(text.slice(from, to))))
  );
}

/** "Speakers", "/referenten.html", "Marl Summit", "Marl Days 2014": whom a gathering lists works elsewhere. */
export function isOfGathering({ page, lexicon, organisation: { name } }: Question, head: Block): boolean {
  const said = [...headingsOver(page, head), ...(page.title ?? '').split(TITLE_PARTS), lastOfPath(page)];
  const isUnder = (kind: SectionKind): boolean => said.some((text) => sectionOfHeading(text, lexicon) === kind);
  const isAtEdge = ({ from, to }: { from: number; to: number }): boolean =>
    to === name.length || (from === 0 && /^\s\p{Ll}/u.test(name.slice(to)));
  const isNamed = /\s(?:19|20)\d\d$/u.test(name) || lexicon.gatherings.find(name).some(isAtEdge);
  return !isUnder('team') && (isNamed || isUnder('events') || said.some((text) => lexicon.gatherings.whole(text)));
}

/** "/our-doctors.html". */
const lastOfPath = ({ url }: Page): string =>
  (URL.parse(url)?.pathname.match(/[^/]+(?=\/?$)/)?.[0] ?? '').replace(/\.\w+$/, '').replace(/[-_]/g, ' ');

/** A page that says it lists those who work there. */
export function isStaffPage(page: Page, lexicon: Question['lexicon']): boolean {
  const headings = page.blocks
    .filter(({ headingLevel }) => headingLevel !== undefined && headingLevel <= 2)
    .map(({ text }) => text);
  return [...(page.title ?? '').split(TITLE_PARTS), ...headings, lastOfPath(page)].some(
    (text) => sectionOfHeading(text, lexicon) === 'team',
  );
}
