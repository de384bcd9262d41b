// The words of a question in the manner of an engine: with operators for those that read them, in plain language for those that
// read sentences.
import type { Intent, Query } from '../domain/model/query.ts';
import { includeDomains } from './web-query.ts';

const SITE = /(^|\s)site:\S+/gi;
/** Engines read a few `site:` alternatives; a longer list would crowd out the question. */
const MOST_SITES = 6;
const MOST_NAMES = 3;

function anyOf(values: readonly string[], quoted: boolean): string {
  const written = values
    .map((value) => (quoted ? `"${value.replaceAll('"', '')}"` : value))
    .filter((value) => value !== '');
  return written.length > 1 ? `(${written.join(' OR ')})` : (written[0] ?? '');
}

function words(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Forms of the name in one question; a thesis is also asked by the author's initials. */
function namesOf(query: Query, intent: Intent): string[] {
  return [...query.names.slice(0, MOST_NAMES), ...intent.initials.slice(0, 1)];
}

/** A word of a phrase stays with its neighbours: `"curriculum vitae"`. */
function helping(intent: Intent): string {
  return anyOf(
    intent.words.map((word) => (word.includes(' ') ? `"${word}"` : word)),
    false,
  );
}

/**
 * For Google, Brave and SearXNG: names and organisations in quotes with their alternatives, the site or the job's own domains as
 * operators. What the claim says beside them stays without quotes, so that it ranks and does not exclude.
 */
export function operatorWords(query: Query): string {
  const { intent } = query;
  const asked = includeDomains(query);
  // Of profiles that may not be fetched an engine shows a line or two, and those are the person's own word.
  const sites = intent?.seek === 'people' && asked.length === 0 ? ['linkedin.com/in'] : asked;
  const sited = sites.map((site) => `site:${site}`);
  const operators = sites.length > MOST_SITES ? '' : anyOf(sited, false);
  if (!intent) return words([query.text.replace(SITE, ' '), operators]);
  const named = anyOf(namesOf(query, intent), true);
  const organisation = query.site ? '' : anyOf(intent.organisations, true);
  const value = query.site && intent.seek !== 'thesis' ? '' : rankingValue(intent);
  const place = intent.seek === 'profile' || intent.seek === 'people' ? (intent.place ?? '') : '';
  const file = intent.seek === 'document' ? 'filetype:pdf' : '';
  return words([named, organisation, value, place, helping(intent), file, operators]);
}

/** One value that ranks: the name of a work or licence, the field of study, the title. */
function rankingValue({ seek, about }: Intent): string {
  if (['publication', 'award', 'licence', 'statement'].includes(seek)) return about.at(-1) ?? '';
  return seek === 'thesis' || seek === 'study' || seek === 'work' || seek === 'people' ? (about.at(-1) ?? '') : '';
}

/** As claimed; a short form with the full one beside it: `TU Delft (Delft University of Technology)`. Not said twice. */
function organisationOf({ organisations, about }: Intent): string {
  const [claimed = '', full] = organisations;
  if (about.some((value) => value.toLowerCase().includes(claimed.toLowerCase()))) return '';
  return full !== undefined && claimed.length <= SHORT_FORM ? `${claimed} (${full})` : claimed;
}

const SHORT_FORM = 10;

/** For Exa and its kind: one sentence that says who, where, and what kind of page. No operator means anything to them. */
export function naturalWords(query: Query): string {
  const { intent } = query;
  if (!intent) return plainWords(query.text);
  const name = query.names[0] ?? query.person.full_name;
  const organisation = organisationOf(intent);
  const about = intent.about.filter((value) => value !== organisation).join(' ');
  const place = intent.place ? ` in ${intent.place}` : '';
  const at = organisation ? ` at ${organisation}` : '';
  const year = intent.year ? `, ${intent.year}` : '';
  const kind = intent.words.join(', ');
  switch (intent.seek) {
    case 'people':
      return words([`${name}${about ? `, ${about}` : ''}${at}${place}`]);
    case 'profile':
      return words([
        intent.language === 'en' ? `biography, CV or profile of ${name}${place}` : `${kind}: ${name}${place}`,
      ]);
    case 'document':
      return words([`${intent.language === 'en' ? 'curriculum vitae' : kind} of ${name} as a PDF`]);
    case 'study':
      return words([`${name}, ${about || 'graduate'}, graduate or alumni of ${organisation}`]);
    case 'thesis':
      return words([
        `${kind} by ${intent.initials[0] ?? name} (${name})${about ? `, ${about}` : ''}, ${organisation}${year}`,
      ]);
    case 'work':
      return words([`${name}${about ? `, ${about}` : ''}${at}`]);
    case 'founder':
      return words([`${name}, ${about || 'founder or director'} of ${organisation}${place}`, kind ? `(${kind})` : '']);
    case 'licence':
      return words([`${name}, ${about}${organisation ? `, ${organisation}` : ''}${place}`]);
    case 'publication':
      return words([`"${about}" by ${name}${year}`]);
    case 'award':
      return words([`${name} received ${about}${year}`]);
    case 'talk':
      return words([`talk or interview with ${name}${organisation ? ` of ${organisation}` : ''}`]);
    default:
      return words([`${name}: ${about}`]);
  }
}

/** A question of a template without the operators of another engine. */
function plainWords(text: string): string {
  return words([
    text
      .replace(SITE, ' ')
      .replace(/(^|\s)(?:filetype:\S+|OR(?=\s))/g, ' ')
      .replace(/["()]/g, ' '),
  ]);
}

/** For Tavily: few words, the name in quotes (its `exact_match` keeps to them), the rest free. */
export function keywordWords(query: Query, longest: number): string {
  const { intent } = query;
  if (!intent) return plainWords(query.text).slice(0, longest);
  const name = `"${(query.names[0] ?? query.person.full_name).replaceAll('"', '')}"`;
  const value = rankingValue(intent);
  const kind = intent.seek === 'people' ? 'LinkedIn' : (intent.words[0] ?? '');
  return words([name, organisationOf(intent), value, intent.place ?? '', kind]).slice(0, longest);
}
