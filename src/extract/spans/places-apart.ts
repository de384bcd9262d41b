// Tells places from organisations among the names of a sentence.
import { memoise } from '../../domain/text/memoise.ts';
import { lazyWords } from '../../domain/text/word-set.ts';
import { STATE_NAMES } from '../lexicon/name-tables.ts';
import type { OrganisationSpan } from './organisations/find-organisations.ts';

/** "in Oakham, Ontario": a bare name after "in", or before a comma and a known place, is a place. */
export function placesApart(
  text: string,
  spans: OrganisationSpan[],
  degrees: readonly { to: number }[],
): { organisations: OrganisationSpan[]; places: OrganisationSpan[] } {
  if (spans.length === 0) return { organisations: spans, places: [] };
  // "a PhD from Wisconsin", "his doctorate at Illinois", "Ph.D. Chicago, 1971", "BA (Wales)": the university there.
  const isSchool = ({ from, name, kind }: OrganisationSpan): boolean => {
    const behind = text.slice(from + name.length);
    const isOfDegree = (words: RegExp): boolean =>
      degrees.some(({ to }) => to < from && words.test(text.slice(to, from)));
    if (/^,\s(?:D\.?C|USA)/.test(behind)) return false;
    if (isState(name) && isOfDegree(/^(?: degrees?)?(?: in [\p{L} ]{3,40})? (?:from|at) $/u)) return true;
    return (isState(name) || kind === 'place') && isOfDegree(/^,? \(?$/) && /^(?:,? (?:19|20)\d\d|\))/.test(behind);
  };
  const kinds = spans.map((span) => {
    if (isSchool(span)) return 'school';
    return span.kind === 'place' || isState(span.name) || COUNTY.test(span.name) ? 'place' : span.kind;
  });
  for (let index = spans.length - 1; index >= 0; index -= 1) {
    const span = spans[index]!;
    const next = spans[index + 1];
    // "Northfield University, Cambridge, Mass.": a town between its school and its state, though a school elsewhere.
    if (
      index > 0 &&
      kinds[index] === 'school' &&
      (kinds[index - 1] === 'school' || (kinds[index - 1] !== 'place' && !/^, U\.?K\b/.test(text.slice(span.to)))) &&
      kinds[index + 1] === 'place' &&
      !/\b(?:University|College|School|Academy|Institute)\b/.test(span.name) &&
      text.slice(spans[index - 1]!.to, span.from) === ', ' &&
      text.slice(span.to, next!.from) === ', '
    )
      kinds[index] = 'place';
    if (kinds[index] !== 'name') continue;
    const gapAfter = next === undefined ? null : text.slice(span.to, next.from);
    const before = text.slice(Math.max(0, span.from - 12), span.from);
    if (
      next !== undefined &&
      kinds[index + 1] === 'place' &&
      /^,? \(?$/.test(gapAfter!) &&
      /(?:^|[,(]|\b(?:in|of|near|at|from|to)) $/.test(before)
    )
      kinds[index] = 'place';
    else if (
      /(?:^|\s)(?:in|near|outside|around|based in|born in|to) $/i.test(before) &&
      !/[A-Z]{2}/.test(span.name.slice(0, 2)) &&
      !/\bto $|\b(?:partner|share|stake|interest)s? in $/.test(before)
    )
      kinds[index] = 'place';
  }
  // "Northfield College, Oakham, Maine": what follows a school's comma and precedes a state is its town.
  return {
    organisations: spans.filter((_, index) => kinds[index] !== 'place'),
    places: spans.filter((_, index) => kinds[index] === 'place'),
  };
}

/** "County Stone", "Stone County"; "the County Board of Appeals" is a body. */
const COUNTY = /^County(?: (?!Council|Court|Board|Office)\S+)?$|\bCounty$/;

const STATES_SQUEEZED = lazyWords(() => STATE_NAMES.replaceAll('.', '').split(/\s+/));
const LONGEST_STATE = 24;
const isState = memoise((name): boolean => {
  if (name.length > LONGEST_STATE) return false;
  const bare = name.toLowerCase().replace(/[.\s]/g, '');
  return (
    bare.length > 1 &&
    STATES_SQUEEZED.has(bare) &&
    (name.length > 3 ||
      name === name.toUpperCase() ||
      name.includes('.') ||
      /^(?:Tex|Cal|Pa|Va|Md|Ga|Ky|La|Mo|Vt|Me|Fla|Ill|Ind|Ala|Ark|Del|Kan|Neb|Nev|Ore|Wis|Wyo)$/.test(name))
  );
});
