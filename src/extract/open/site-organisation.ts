// Whose site a page is from, in any language: the part of its title that is no heading and no person, where the address, the
// site's own name or the foot of the page say the same.
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Page } from '../../domain/model/page.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { foldWords, squeeze, wordsOf } from '../../domain/text/fold.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { headName } from '../people/head-name.ts';
import { isKnownName } from '../people/leading-name.ts';
import { TITLE_PARTS } from '../people/page-people.ts';
import { sectionOfHeading } from '../people/sections.ts';
import { organisationSpans } from './organisation-spans.ts';

const LONGEST = 60;
const LEAST_LABEL = 3;
const LONG_WORD = 5;
const LONGEST_LINE = 60;

export function siteOrganisation(page: Page, lexicon: Lexicon, organisations: OrganisationIndex): string | null {
  if (page.siteOwner !== undefined) return page.siteOwner.name;
  const title = page.title ?? '';
  const isGuests = title.split(TITLE_PARTS).some((part) => sectionOfHeading(part, lexicon) === 'events');
  if (isGuests) return null;
  const parts = [page.siteName ?? '', ...title.split(TITLE_PARTS)].map((part) => part.trim());
  const named = parts.filter((part) => isName(part, lexicon));
  const within = organisationSpans(title, [], lexicon, organisations).map(({ name }) => name);
  return [...named, ...within].find((name) => isConfirmed(page, name)) ?? null;
}

function isName(part: string, lexicon: Lexicon): boolean {
  if (part.length < 2 || part.length > LONGEST || sectionOfHeading(part, lexicon) !== null) return false;
  // "Unsere Ärztinnen"; "US Steel" is a name.
  if (lexicon.pronouns.find(part)[0]?.from === 0 && !/^\p{Lu}{2}/u.test(part)) return false;
  // "消化内科", "Department of Surgery": a part of the organisation whose site it is.
  const last = lexicon.organisations.find(part).at(-1);
  if (last?.value === 'department' && UNSPACED.test(part) && last.to === part.length) return false;
  const person = headName(part, lexicon);
  return person === null || !isKnownName(person);
}

/** The address, the site's name, or a line of header or footer has the name. */
function isConfirmed({ url, siteName, blocks, title }: Page, name: string): boolean {
  const letters = squeeze(foldWords(name));
  if (letters.length < 2) return false;
  const host = URL.parse(url)?.hostname ?? '';
  const label = squeeze(
    host
      .replace(/^www\./, '')
      .split('.')[0]!
      .replace(/-/g, ''),
  );
  if (label.length >= LEAST_LABEL && (letters.includes(label) || label.includes(letters))) return true;
  if (wordsOf(name).some((word) => word.length >= LONG_WORD && label.includes(word))) return true;
  if (siteName !== null && siteName !== title && foldWords(siteName).includes(foldWords(name))) return true;
  return blocks.some(
    ({ zone, text }) =>
      (zone === 'footer' || zone === 'header' || text.length <= LONGEST_LINE || /[©℗]|copyright/i.test(text)) &&
      text.length < 300 &&
      foldWords(text).includes(foldWords(name)),
  );
}
