// Pages that still show the sample content of their theme: facts of a made-up or famous person under a real one's name.
import type { PageView } from './page-view.ts';

/** Each is a theme's own wording; one may be forgotten on a real page, two make a page nobody filled in. */
const PLACEHOLDERS: readonly string[] =
  'write your biography here|your name here|555 your office number|123 your address street|your title here|your company here|your university here|your school here|lorem ipsum dolor|short biography of the left-hand side of the sidebar|replace this text with|replace this paragraph with|this is a sample resume|this is a sample cv|this is an example page|firstname lastname|your.name@example.com|you@example.com'.split(
    '|',
  );

/** `[University Name]`, `[Your Title]`, `[Company]` */
const BRACKETED =
  /\[(?:your |the )?(?:university|school|company|employer|organi[sz]ation|institution|degree|city|job|full|first|last|position)(?: (?:name|title|here))?\]|\[(?:your|insert) [a-z ]{2,30}\]/g;

/** What the sample CV of one widespread academic theme says of its sample person. */
const EINSTEIN_SAMPLE: readonly RegExp[] = [
  /full name\s{1,3}albert einstein/,
  /14th march 1879/,
  /federal teaching diploma/,
  /professor of theoretical physics\s{1,3}institute (?:of|for) advanced study/,
  /university of zurich, zurich/,
  /quantum gravity/,
  /max planck medal|matteucci medal|copley medal/,
];

const LATIN = [
  'lorem ipsum',
  'dolor sit amet',
  'consectetur adipi',
  'sed do eiusmod',
  'ut labore et dolore',
  'duis aute irure',
];
const SAMPLE_PERSON = 'albert einstein';

const holdsLatin = (text: string): boolean => LATIN.some((words) => text.includes(words));

export function isTemplateResidue(view: PageView): boolean {
  const start = view.main.slice(0, 12_000);
  const hits = new Set(start.match(BRACKETED)).size + PLACEHOLDERS.filter((mark) => start.includes(mark)).length;
  if (hits >= 2 || (hits === 1 && linksToExamples(view))) return true;
  let latin = 0;
  if (holdsLatin(start)) {
    for (const block of view.blocks) if (holdsLatin(block.toLowerCase())) latin += block.length;
  }
  if (view.mainLength > 0 && latin > view.mainLength * 0.3) return true;
  return isSamplePerson(view);
}

const EXAMPLE_ADDRESS = /^(?:https?:\/\/|mailto:[^@]{1,40}@)(?:www\.)?example\.(?:com|org|net)\b/i;

function linksToExamples(view: PageView): boolean {
  return view.links.slice(0, 300).filter(({ href }) => EXAMPLE_ADDRESS.test(href)).length >= 2;
}

/** The sample person's life under a title that names somebody else. */
function isSamplePerson(view: PageView): boolean {
  if (!view.main.includes(SAMPLE_PERSON)) return false;
  if (/einstein/i.test(view.title) || /einstein/i.test(view.url)) return false;
  return EINSTEIN_SAMPLE.filter((mark) => mark.test(view.main)).length >= 2;
}
