// Compares two places as written: city, state, country. A place inside the other agrees as far as it goes.
import { type Comparison, NO_DATA } from '../model/comparison.ts';
import { foldWords } from '../text/fold.ts';
import { wordsInAnyCase } from '../text/inflected.ts';
import { memoise } from '../text/memoise.ts';
import { once } from '../text/once.ts';
import { CITIES, COUNTRIES, STATES, TOWNS } from './place-words.ts';

export interface ParsedPlace {
  city?: string;
  state?: string;
  country?: string;
}

interface StateRow {
  name: string;
  country: string;
}

interface CityRow extends StateRow {
  state?: string;
}

/** Made when a place is first asked about. */
const tables = once(() => {
  const countries = new Map<string, string>();
  for (const line of COUNTRIES.trim().split('\n')) {
    const [head = '', ...others] = line.split('; ');
    for (const name of [head, ...others]) if (!countries.has(name)) countries.set(name, head);
  }
  const states = new Map<string, StateRow>();
  for (const line of STATES.trim().split('\n')) {
    const [names = '', country = ''] = line.split(' | ');
    const [head = '', ...others] = names.split('; ');
    for (const name of [head, ...others])
      if (!states.has(name)) states.set(name, { name: head, country: country.trim() });
  }
  const cities = new Map<string, CityRow>();
  for (const line of CITIES.trim().split('\n')) {
    const [names = '', country = '', state = ''] = line.split(' |').map((cell) => cell.trim());
    const [head = '', ...others] = names.split('; ');
    for (const name of [head, ...others])
      if (!cities.has(name)) cities.set(name, { name: head, country, state: state === '' ? undefined : state });
  }
  return { countries, states, cities };
});

const towns = once(() => new Set(TOWNS.split(/[;:\n]/).map(foldWords)));

const namesByCity = once(() => Map.groupBy(tables().cities.keys(), (name) => tables().cities.get(name)!.name));

/** A city by all its names, folded: "Gothenburg" is "goteborg" too. Only itself where no other is known. */
export function namesOfCity(city: string): readonly string[] {
  const folded = foldWords(city);
  return namesByCity().get(tables().cities.get(folded)?.name ?? '') ?? [folded];
}

/** Words around a place that are not the place. */
const AROUND =
  /^(?:the )?(?:greater |metro |city of |state of |province of |county of |based in |near )|(?: area| metropolitan area| region| metro| county)$/g;

/** Two letters are a state only behind a city: "Palo Alto, CA"; alone they are a country. */
function readPart(part: string, behindCity: boolean): ParsedPlace {
  const plain = part.replace(AROUND, '').trim();
  if (plain === '') return {};
  const state = tables().states.get(plain);
  const country = tables().countries.get(plain);
  if (plain.length <= 3 && !behindCity && country !== undefined) return { country };
  if (state !== undefined && (behindCity || plain.length > 3 || country === undefined))
    return { state: state.name, country: state.country };
  if (country !== undefined) return { country };
  const city = tables().cities.get(part) ?? tables().cities.get(plain);
  if (city !== undefined) return { city: city.name, state: city.state, country: city.country };
  return { city: plain };
}

export const parsePlace: (place: string) => ParsedPlace = memoise((place) => {
  const whole = foldWords(place);
  const known = tables().cities.get(whole);
  if (known !== undefined) return { city: known.name, state: known.state, country: known.country };
  const result: ParsedPlace = {};
  const parts = place
    .slice(0, 200)
    .split(/[,;|/()]/)
    .map(foldWords)
    .filter((part) => part !== '' && !/^[\d ]+$/.test(part));
  for (const [at, part] of parts.entries()) {
    const read = readPart(part, at > 0);
    // The written order rules: what stands first is the smallest, and a later part corrects a guess about the country.
    if (at > 0 && read.country !== undefined && read.city === undefined) {
      if (result.country !== undefined && result.country !== read.country) result.state = undefined;
      result.country = read.country;
      if (read.state !== undefined) result.state = read.state;
    }
    result.city ??= read.city;
    result.state ??= at === 0 || read.city === undefined ? read.state : undefined;
    result.country ??= read.country;
  }
  return result;
});

function describe(place: ParsedPlace): string {
  return [place.city, place.state, place.country].filter((part) => part !== undefined).join(', ');
}

export function comparePlaces(left: string, right: string): Comparison {
  const one = parsePlace(left);
  const other = parsePlace(right);
  if (describe(one) === '' || describe(other) === '') return NO_DATA;
  const sides = { left, right };
  if (foldWords(left) === foldWords(right))
    return { outcome: 'same', score: 1, reason: 'the places are the same', ...sides };
  if (one.country !== undefined && other.country !== undefined && one.country !== other.country) {
    return { outcome: 'different', score: 0.05, reason: `${one.country} is not ${other.country}`, ...sides };
  }
  if (one.state !== undefined && other.state !== undefined && one.state !== other.state) {
    return { outcome: 'different', score: 0.1, reason: `${one.state} is not ${other.state}`, ...sides };
  }
  if (one.city !== undefined && other.city !== undefined) {
    const same = one.city === other.city || one.city.replace(/ /g, '') === other.city.replace(/ /g, '');
    if (!same) return { outcome: 'different', score: 0.2, reason: `${one.city} is not ${other.city}`, ...sides };
    return describe(one) === describe(other)
      ? { outcome: 'same', score: 1, reason: `both are ${describe(one)}`, ...sides }
      : { outcome: 'same', score: 0.92, reason: `both are ${one.city}`, ...sides };
  }
  if (describe(one) === describe(other))
    return { outcome: 'same', score: 0.97, reason: `both are ${describe(one)}`, ...sides };
  if (one.country === undefined || other.country === undefined) {
    return {
      outcome: 'no_data',
      score: 0,
      reason: 'one side names a place that cannot be set beside the other',
      ...sides,
    };
  }
  return {
    outcome: 'compatible',
    score: 0.7,
    reason: `one lies in the other: ${describe(one)}; ${describe(other)}`,
    ...sides,
  };
}

/** A country, state or city that is known by this name, and nothing more. */
export function isKnownPlace(text: string): boolean {
  return text.split(/[,/()]/).every((part) => {
    const name = foldWords(part).replace(AROUND, '').trim();
    return name === '' || [...Object.values(tables()), towns()].some((known) => known.has(name));
  });
}

const inCases = once(() => {
  const names = [...tables().countries.keys(), ...tables().cities.keys()].filter((name) => name.length > 3);
  return new RegExp(`^(?:${names.map((name) => wordsInAnyCase(name.split(' '))).join('|')})$`, 'u');
});

/** "Krakowie", "Германии", "Europie Środkowej": a place as the Slavic languages inflect it. */
export const isInflectedPlace: (text: string) => boolean = memoise((text) => {
  const name = foldWords(text);
  return inCases().test(name) || /^i?e[uv]rop(?:[aeiuy]|ie|oyu)(?: |$)/.test(name);
});
