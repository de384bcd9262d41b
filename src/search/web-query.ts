// What providers read from a question: its domains, a name in Latin letters, the words beside the name.
import type { Query } from '../domain/model/query.ts';
import { slug } from '../domain/text/plain-letters.ts';

const SITE = /(^|\s)site:\S+/gi;
/** The words of a question beside the name, without an engine's operators: for an index of one's own. */
export function wordsBesideName(query: Query): string {
  if (query.organisation) return query.organisation;
  // The neutral question's words (bio, CV, profile) help an engine choose; here they would only find pages without the name.
  if (query.kind !== 'web') return '';
  if (query.intent)
    return ['publication', 'award', 'licence', 'statement'].includes(query.intent.seek)
      ? query.intent.about.join(' ')
      : '';
  return query.names
    .reduce((text, name) => text.replaceAll(`"${name}"`, ' '), query.text)
    .replace(SITE, ' ')
    .replace(/(^|\s)(?:filetype:\S+|OR(?=\s))/g, ' ')
    .replace(/["()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Domains a provider should keep to: the site asked for, else the job's own list. */
export function includeDomains(query: Query): string[] {
  return query.site ? [query.site] : query.allowDomains;
}

/** Registers that write in Latin letters are asked by a form of the name in Latin letters, when there is one. */
export function latinName(query: Query): string {
  return (
    query.names.find((name) => /^[\p{Script=Latin}\p{M}\s.,'’-]+$/u.test(name)) ??
    query.names[0] ??
    query.person.full_name
  );
}

/** Records of organisations, those of exactly the name asked for first: registers also answer with its hospitals and funds. */
export function nearestName<Named>(found: readonly Named[], wanted: string, nameOf: (entry: Named) => string): Named[] {
  const rank = (entry: Named): number => {
    const name = slug(nameOf(entry));
    return name === slug(wanted) ? 0 : name.startsWith(slug(wanted)) ? 1 : 2;
  };
  return found.toSorted((left, right) => rank(left) - rank(right));
}
