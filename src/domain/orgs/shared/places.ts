// Words that are places: a town, a region or a country in an organisation's name says where it is.
import { lazyWords } from '../../text/word-set.ts';
import { PLACE_MARKS } from '../companies/company-words.ts';
import { LAND_GRANT, NOT_A_PLACE } from '../schools/school-words.ts';
import type { OrgToken } from './org-tokens.ts';
import { canonicalWord, PLACE_WORDS } from './org-words.ts';
import { PLACE_TRANSLATIONS } from './place-translations.ts';

const places = lazyWords(() =>
  [...PLACE_WORDS.trim().split('\n'), ...PLACE_TRANSLATIONS.trim().split('\n')].map((line) =>
    canonicalWord(line.split(' ')[0] ?? ''),
  ),
);

export function isPlace(token: OrgToken): boolean {
  if (token.kind !== 'proper' || NOT_A_PLACE.has(token.text)) return false;
  return places.has(token.text) || PLACE_MARKS.has(token.text) || LAND_GRANT.has(token.text);
}
