// Whose site it is: the employer that a staff page does not have to name.
import type { Page } from '../../domain/model/page.ts';
import { slug } from '../../domain/text/plain-letters.ts';
import { readLine } from './lines.ts';
import { hostOf, labelOf } from './site-address.ts';
import { textOf } from './subject.ts';

const ORGANISATION_TYPES = new Set([
  'Organization',
  'Corporation',
  'LocalBusiness',
  'EducationalOrganization',
  'CollegeOrUniversity',
  'LegalService',
  'Attorney',
  'MedicalOrganization',
  'NGO',
  'School',
  'ProfessionalService',
  'NewsMediaOrganization',
  'GovernmentOrganization',
  'ResearchOrganization',
]);
const HOSTS =
  /(?:github|gitlab|wordpress|blogspot|blogger|medium|substack|wixsite|squarespace|weebly|netlify|vercel|linkedin|facebook|twitter|instagram|youtube|wikipedia|sites\.google|tumblr|about\.me|google|bio\.site|linktr|angelfire|geocities|tripod)/i;
const GATHERING =
  /\b(?:speakers?|keynotes?|conference|meetup|devfest|pycon|summit|camp|festival|podcast|interview|sprecher|orateurs?|oradores?|relatori)\b/i;

/** Null when the page's site has no owner that can be named, or the page is of a gathering of guests. */
export function pageOrganisation(page: Page): string | null {
  if (GATHERING.test(`${page.title ?? ''} ${page.siteName ?? ''} ${page.url}`)) return null;
  const host = hostOf(page.url);
  const label = labelOf(page.url);
  if (HOSTS.test(host)) return null;
  const structured = page.structured.find((item) => item.types.some((type) => ORGANISATION_TYPES.has(type)));
  const stated = structured === undefined ? null : textOf(structured, 'name', 'legalName');
  if (stated !== null && stated.length < 80) return stated;
  const matched = matchingLabel(page, label);
  if (matched !== null) return matched;
  if (
    page.siteName !== null &&
    page.siteName.length < 50 &&
    page.siteName !== page.title &&
    !/[|–—]/.test(page.siteName)
  )
    return page.siteName;
  return null;
}

const OPENING = 60;
const CLOSING = 12;
const HEAD = 80;

/** Words of the title, the site name or the page whose letters are the domain's: "Acme Widgets" for acmewidgets.example. */
function matchingLabel(page: Page, label: string): string | null {
  if (label.length < 3) return null;
  return spelledOut(page, label.replace(/-/g, '')) ?? schoolOfLabel(page, label);
}

function spelledOut(page: Page, label: string): string | null {
  const { blocks } = page;
  const sources = [
    page.siteName ?? '',
    page.title ?? '',
    ...blocks.slice(0, OPENING).map((block) => block.text.slice(0, 300)),
    ...blocks.slice(-CLOSING).map((block) => block.text.slice(0, 200)),
  ];
  for (const source of sources) {
    const words = source.split(/\s+/).slice(0, 60);
    for (let first = 0; first < words.length; first += 1) {
      for (let last = first + 1; last <= Math.min(words.length, first + 5); last += 1) {
        const name = words
          .slice(first, last)
          .join(' ')
          .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, '');
        if (slug(name) === label && /^\p{Lu}/u.test(name)) return name;
      }
    }
  }
  return null;
}

/** "northfield.example" and "Northfield College": a school whose first word is the label. */
function schoolOfLabel(page: Page, label: string): string | null {
  if (label.length < 4) return null;
  for (const block of page.blocks.slice(0, HEAD)) {
    if (block.text.length > 300 || !slug(block.text).includes(label)) continue;
    const school = readLine(block.text).annotated.organisations.find(
      (span) => span.kind === 'school' && slug(span.name).includes(label) && label.length > 3,
    );
    if (school !== undefined) return school.name;
  }
  return null;
}
