// Branches as registers write them: the name, and in brackets the country that the branch is in.
import { foldWords } from '../../text/fold.ts';
import { memoise } from '../../text/memoise.ts';
import { PLACE_MARKS } from './company-words.ts';

/** The name and the place in brackets behind it, as registers write branches: `Brightwater (Canada)`. */
export const branchOf: (name: string) => { name: string; place: string } | undefined = memoise((name) => {
  const found = /^(.{2,120}\S)\s*\(([^()]{2,60})\)$/u.exec(name.trim());
  if (found === null || foldWords(found[1]!) === '') return undefined;
  const place = foldWords(found[2]!);
  const isPlaceName = place.split(' ').every((word) => PLACE_MARKS.has(word)) || COUNTRIES.has(place);
  return isPlaceName ? { name: found[1]!, place } : undefined;
});

/** Countries of more than one word, as registers set them in brackets. */
const COUNTRIES: ReadonlySet<string> = new Set([
  'united states',
  'united kingdom',
  'united states of america',
  'south korea',
  'north korea',
  'south africa',
  'new zealand',
  'czech republic',
  'saudi arabia',
  'united arab emirates',
  'hong kong',
  'sri lanka',
  'costa rica',
  'puerto rico',
  'bosnia and herzegovina',
  'north macedonia',
  'dominican republic',
  'el salvador',
  'ivory coast',
  'papua new guinea',
]);
