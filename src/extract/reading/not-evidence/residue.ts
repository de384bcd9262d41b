// Pages that still show the sample content of their theme: facts of a made-up or famous person under a real one's name.
import type { PageView } from './page-view.ts';

/** Each is a theme's own wording; one may be forgotten on a real page, two make a page nobody filled in. By words they share. */
const PLACEHOLDERS: readonly [string, readonly string[]][] = [
  [
    'your ',
    [
      'write your biography here',
      'your name here',
      '555 your office number',
      '123 your address street',
      'your title here',
      'your company here',
      'your university here',
      'your school here',
    ],
  ],
  ['lorem ipsum dolor', ['lorem ipsum dolor']],
  ['short biography of the left-hand', ['short biography of the left-hand side of the sidebar']],
  ['replace this ', ['replace this text with', 'replace this paragraph with']],
  ['this is a', ['this is a sample resume', 'this is a sample cv', 'this is an example page']],
  ['firstname lastname', ['firstname lastname']],
  ['@example.com', ['your.name@example.com', 'you@example.com']],
];

function placeholdersIn(text: string): number {
  let found = 0;
  for (const [shared, marks] of PLACEHOLDERS)
    if (text.includes(shared)) for (const mark of marks) if (text.includes(mark)) found += 1;
  return found;
}

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

const LOREM = /lorem ipsum|dolor sit amet|consectetur adipi|sed do eiusmod|ut labore et dolore|duis aute irure/;

export function isTemplateResidue(view: PageView): boolean {
  const start = view.main.slice(0, 12_000);
  const bracketed = start.includes('[') ? new Set(start.match(BRACKETED)).size : 0;
  const hits = placeholdersIn(start) + bracketed;
  const exampleLinks = view.links.filter((href) =>
    /^(?:https?:\/\/|mailto:[^@]{1,40}@)(?:www\.)?example\.(?:com|org|net)\b/i.test(href),
  );
  if (hits + (exampleLinks.length >= 2 ? 1 : 0) >= 2) return true;
  let latin = 0;
  if (LOREM.test(start)) {
    for (const block of view.blocks) if (LOREM.test(block.toLowerCase())) latin += block.length;
  }
  if (view.mainLength > 0 && latin > view.mainLength * 0.3) return true;
  return isSamplePerson(view);
}

/** The sample person's life under a title that names somebody else. */
function isSamplePerson(view: PageView): boolean {
  if (!view.main.includes('albert einstein')) return false;
  if (/einstein/i.test(view.title) || /einstein/i.test(view.url)) return false;
  return EINSTEIN_SAMPLE.filter((mark) => mark.test(view.main)).length >= 2;
}
