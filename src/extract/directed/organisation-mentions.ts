// Where a claimed organisation is named in a text: under its own name, another name that the organisation data knows, or a
// spelling that compares as the same organisation.

import { makePhraseFinder, type PhraseFinder } from '../../domain/languages/phrase-finder.ts';
import { compareOrganisations } from '../../domain/orgs/compare-organisations.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { compareSchools } from '../../domain/orgs/schools/compare-schools.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { findOrganisationPhrases } from './organisation-phrases.ts';

export interface Mention {
  from: number;
  to: number;
  /** As the page writes it. */
  name: string;
}

export interface ClaimedOrganisation {
  kind: 'school' | 'employer';
  name: string;
  organisations: OrganisationIndex;
  finder: PhraseFinder<string>;
}

const LEGAL_TAIL =
  /[\s,]+(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|llp|lp|plc|gmbh|ag|se|s\.?a\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|b\.?v\.?|n\.?v\.?|oy|ab|a\/s|as|kg|e\.?v\.?|sp\. z o\.?o\.?|s\.?r\.?o\.?|a\.?s\.?|ооо|зао|оао)\.?$/iu;
const LEGAL_HEAD = /^(?:the|株式会社|有限会社|合同会社|医療法人|학교법인|주식회사|\(주\)|（株）|ооо|зао|оао)\s*/iu;

/** Names under which a page may write the organisation: as claimed, and as the organisation data has it. */
export function claimedOrganisation(
  kind: ClaimedOrganisation['kind'],
  name: string,
  organisations: OrganisationIndex,
): ClaimedOrganisation {
  const names = new Set<string>();
  for (const one of [name, ...knownNames(name, organisations)]) for (const form of formsOf(one)) names.add(form);
  const list = [...names].filter((form) => form.length > 1);
  return { kind, name, organisations, finder: makePhraseFinder(list.map((form) => ({ form, value: form }))) };
}

/** Other names of the one organisation that the name means; none when several answer to it. */
function knownNames(name: string, organisations: OrganisationIndex): string[] {
  const found = organisations.named(name);
  return found.length === 1 ? found[0]!.names.map(({ value }) => value) : [];
}

/** "Acme Inc." is also "Acme"; "Norvane University (NU)" is also "Norvane University" and "NU". */
function formsOf(name: string): string[] {
  const outside = name.replace(/\s*[(（][^)）]*[)）]/g, '').trim();
  const inside = [...name.matchAll(/[(（]([^)）]{2,80})[)）]/g)].map((match) => match[1]!.trim());
  return [name, outside, ...inside].flatMap((form) => {
    const bare = form.replace(LEGAL_HEAD, '').replace(LEGAL_TAIL, '').trim();
    return bare === '' ? [form] : [form, bare];
  });
}

/** Every place in the text that has one of the organisation's names. */
export function namedIn(organisation: ClaimedOrganisation, text: string): Mention[] {
  return organisation.finder
    .find(text)
    .filter((match) => isWritten(match.text, match.value) && !isOtherCampus(organisation, text, match))
    .map(({ from, to, text: name }) => ({ from, to, name }));
}

/** Every place in the text that looks like an organisation and compares as the claimed one: another language or spelling. */
export function comparedIn(organisation: ClaimedOrganisation, text: string, lexicon: Lexicon): Mention[] {
  return findOrganisationPhrases(text, lexicon).filter((phrase) => isSame(organisation, phrase.name));
}

export function mentionsOf(organisation: ClaimedOrganisation, text: string, lexicon: Lexicon): Mention[] {
  const named = namedIn(organisation, text);
  return named.length > 0 ? named : comparedIn(organisation, text, lexicon);
}

/** A short form must be written in capitals: "IT" is no organisation in "it". */
function isWritten(text: string, form: string): boolean {
  return text.length > 5 || form !== form.toUpperCase() || text === text.toUpperCase();
}

const CAMPUS = /^(?: at| in|,|-| –| —) ?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u;

/** "University of Texas" in "University of Texas at Austin", when the one in Dallas is claimed. */
function isOtherCampus(
  organisation: ClaimedOrganisation,
  text: string,
  { from, to }: { from: number; to: number },
): boolean {
  if (organisation.kind !== 'school') return false;
  const place = CAMPUS.exec(text.slice(to, to + 60));
  return (
    place !== null &&
    compareSchools(organisation.name, text.slice(from, to + place[0].length), organisation.organisations).outcome ===
      'different'
  );
}

function isSame(organisation: ClaimedOrganisation, phrase: string): boolean {
  const { outcome } =
    organisation.kind === 'school'
      ? compareSchools(organisation.name, phrase, organisation.organisations)
      : compareOrganisations(organisation.name, phrase, organisation.organisations);
  return outcome === 'same';
}
