// Whose site it is: the employer that a staff page does not have to name.
import type { Page } from '../../domain/model/page.ts';
import { oncePerPage } from '../../domain/text/once.ts';
import { slug } from '../../domain/text/plain-letters.ts';
import { hostOfUrl, isOpenHost } from '../../domain/trust/site-address.ts';
import { sectionOf } from '../people/sections.ts';
import { labelOf } from './site-address.ts';
import { textOf } from './subject.ts';

const ORGANISATION_TYPE =
  /(?:Organization|Business|School|Service)$|^(?:Corporation|CollegeOrUniversity|Attorney|NGO)$/;
const LONGEST_STATED = 80;
const LONGEST_SITE_NAME = 50;
const OPENING = 60;
const CLOSING = 12;
const MOST_WORDS = 5;

/** Null when the page's site has no owner that can be named, or the page is of a gathering of guests. */
export const siteOrganisation = oncePerPage((page: Page): string | null => {
  const { title, siteName, structured, url } = page;
  if (isOpenHost(hostOfUrl(url)) || [title, siteName].some((name) => sectionOf(name ?? '') === 'events')) return null;
  const owner = structured.find(({ types }) => types.some((type) => ORGANISATION_TYPE.test(type)));
  const stated = owner === undefined ? null : textOf(owner, 'name', 'legalName');
  if (stated !== null && stated.length < LONGEST_STATED) return stated;
  const isName =
    siteName !== null && siteName.length < LONGEST_SITE_NAME && siteName !== title && !/[|–—]/.test(siteName);
  return spelledOut(page) ?? (isName ? siteName : null);
});

/** Words of the title, the site name or the page whose letters are the domain's: "Acme Widgets" for acmewidgets.example. */
function spelledOut({ title, siteName, blocks, url }: Page): string | null {
  const label = labelOf(url).replaceAll('-', '');
  if (label.length < 3) return null;
  const lines = [...blocks.slice(0, OPENING), ...blocks.slice(-CLOSING)].map(({ text }) => text.slice(0, 300));
  for (const line of [siteName ?? '', title ?? '', ...lines]) {
    const words = line.split(/\s+/).slice(0, OPENING);
    for (const [first, word] of words.entries()) {
      if (!label.startsWith(slug(word))) continue;
      for (let count = 1; count <= MOST_WORDS; count += 1) {
        const name = words
          .slice(first, first + count)
          .join(' ')
          .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, '');
        if (slug(name) === label && /^\p{Lu}/u.test(name)) return name;
      }
    }
  }
  return null;
}
