// Signs from the place that the request names: beside the name, elsewhere on the page, or another place.
import { UNSPACED } from '../languages/phrase-finder.ts';
import { comparePlaces, namesOfCity, parsePlace } from '../places/compare-places.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { anchor, named, namedInAnyCase, type Question } from './anchor-parts.ts';
import { governedPlace } from './employer-names.ts';
import type { Anchor } from './identity-types.ts';
import type { PersonOnPage } from './person-on-page.ts';

/** The city under another of its names: "Göteborg" for "Gothenburg". Short ones are words of many languages. */
function placeNamed(text: string, part: string, language: string | null): boolean {
  if (namedInAnyCase(text, part, language)) return true;
  const names = namesOfCity(part).filter((name) => name.length >= 4 && name !== part.toLowerCase());
  if (names.length === 0) return false;
  const plain = plainLetters(text);
  return names.some((name) => named(plain, name));
}

/** Countries are named on too many pages to say anything; a city or a state is not. */
const WIDE = new Set(
  'united states|usa|us|u.s.|u.s.a.|america|united kingdom|uk|england|china|india|germany|france|russia|japan|canada|europe|deutschland|россия|中国|中國|日本|台灣|臺灣|台湾|한국|대한민국|미국|美国|美國'.split(
    '|',
  ),
);

function isCountry(part: string): boolean {
  const { country, state, city } = parsePlace(part);
  return WIDE.has(part.toLowerCase()) || (country !== undefined && state === undefined && city === undefined);
}

function isState(part: string): boolean {
  const { state, city } = parsePlace(part);
  return state !== undefined && city === undefined;
}

/** Millions live in one state: it says less than a city. */
const STATE_ALONE = 0.6;

const CAPITAL_RUN = /\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+){0,2}/gu;
/** Only a short line beside the name is so surely about the person that another place in it says something. */
const SHORT_RECORD = 400;
/** "CT" is a state, and a way to look into bodies. */
const SHORTEST_PLACE = 4;

/** "Ronald Johnson, of Massachusetts" for somebody in Florida. */
function otherPlaceBeside(page: PersonOnPage, place: string): string | null {
  if (page.isSubject || page.recordAsWritten.length > SHORT_RECORD) return null;
  const own = new Set(page.names);
  for (const [run] of page.recordAsWritten.matchAll(CAPITAL_RUN)) {
    if (own.has(run) || run.length < SHORTEST_PLACE) continue;
    const there = parsePlace(run);
    if (there.country === undefined || (there.state === undefined && there.city === undefined)) continue;
    if (comparePlaces(place, run).outcome === 'different') return run;
  }
  return null;
}

export function placeAnchors(page: PersonOnPage, question: Question): Anchor[] {
  const company = question.known.employers[0];
  const governed = question.person.location || company === undefined ? null : governedPlace(company);
  const place = question.person.location || governed;
  if (!place) return [];
  const about = governed === null ? [] : question.claimsAbout(company!);
  const id = page.source.sourceId;
  const { language } = page.source;
  const stated = page.findings.filter((finding) => finding.kind === 'location' && finding.value);
  const comparisons = stated.map((finding) => comparePlaces(place, finding.value!));
  const parts = place
    .split(',')
    .map((part) => part.trim().replace(/\s(?:state|county|area|region|province)$/iu, ''))
    .filter((part) => part.length >= (UNSPACED.test(part) ? 2 : 3));
  const narrow = parts.filter((part) => !isCountry(part));
  const first = narrow[0] ?? parts[0] ?? place;
  const there = narrow.filter(
    (part) =>
      placeNamed(page.record, part, language) || (!page.isSubject && placeNamed(page.lineAbove, part, language)),
  );
  if (there.length > 0 || comparisons.some((comparison) => comparison.outcome === 'same')) {
    const amount = there.length > 0 && there.every(isState) ? STATE_ALONE : 1;
    return page.isSubject
      ? [anchor('location', 'place_on_own_page', `${first} stands on the page about the person`, id, about, amount)]
      : [anchor('location', 'place_beside', `${first} appears next to the name`, id, about, amount)];
  }
  if (
    comparisons.some((comparison) => comparison.outcome === 'compatible' || comparison.outcome === 'partial') ||
    (narrow.length === 0 && parts.some((part) => placeNamed(page.record, part, language)))
  )
    return [anchor('location', 'place_wide', `${parts.at(-1)} on both sides`, id)];
  const elsewhere = stated.find((_, index) => comparisons[index]!.outcome === 'different');
  if (elsewhere)
    return [
      anchor(
        'location',
        'place_other',
        `the page places the person in ${elsewhere.value}, the request in ${first}`,
        id,
      ),
    ];
  const other = otherPlaceBeside(page, place);
  if (other !== null)
    return [
      anchor('location', 'place_other_beside', `${other} appears next to the name, the request says ${first}`, id),
    ];
  const owner = question.facts.organisations.ofHost(page.source.domain);
  const cities = narrow.filter((part) => parsePlace(part).state === undefined || parsePlace(part).city !== undefined);
  if (
    owner !== undefined &&
    cities.some((part) => placeNamed((owner.names[0]?.value ?? '').toLowerCase(), part, language))
  )
    return [anchor('location', 'place_of_site', `the site is that of ${owner.names[0]!.value}`, id)];
  if (narrow.some((part) => placeNamed(page.whole, part, language)))
    return [anchor('location', 'place_on_page', `${first} is named elsewhere on the page`, id, about)];
  return [];
}
