// A second reading that starts from a claim: where on a page does the claimed organisation stand in the person's own part,
// and what is said there with it? It gives ordinary findings, in the page's own words, marked `via: 'directed'`.
import type { Claim } from '../../domain/model/claim.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { Person } from '../../domain/model/person.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { nameWithoutCase } from '../../domain/text/case-endings.ts';
import { lexiconFor } from '../lexicon/language-words.ts';
import { languageOf } from '../lexicon/page-language.ts';
import { askedScopes } from '../people/asked-scopes.ts';
import { makeNameFinder } from '../people/name-finder.ts';
import { foreignBlocks, type PersonScope } from '../people/person-scope.ts';
import { itemsIn } from './aligned-members.ts';
import { type ClaimedOrganisation, claimedOrganisation, type PagePlace } from './claimed-organisation.ts';
import { findOrganisationPhrases } from './organisation-phrases.ts';
import { writtenName } from './passage-parts.ts';
import type { Question } from './question.ts';
import { readScope } from './read-scope.ts';
import { readUnnamed } from './read-unnamed.ts';
import { selfReferences } from './self-references.ts';
import { impliedPosts, servedHere } from './site-employer.ts';
import { impliedStudies } from './site-school.ts';

export interface Questions {
  person: Person;
  claims: readonly Claim[];
  organisations: OrganisationIndex;
  onRefusal?: Question['onRefusal'];
}

const MOST_FINDINGS = 60;

export interface DirectedReading {
  findings: Finding[];
  /** The person's name as the page writes it, where it does. */
  people: { name: string; subject: boolean }[];
  /** What stands under other people's names. */
  foreign: Block[];
  scopes: PersonScope[];
  /** What was asked of each part of the page. */
  questions: Question[];
}

export function readClaims(page: Page, { person, claims, organisations, onRefusal }: Questions): DirectedReading {
  if (page.notEvidence !== null || page.text === '')
    return { findings: [], people: [], foreign: [], scopes: [], questions: [] };
  const lexicon = lexiconFor(languageOf(page));
  // "powołała Jana Marlowskiego": these languages decline names as well.
  const finder = makeNameFinder(person, lexicon.declines ? nameWithoutCase : undefined);
  const scopes = askedScopes(page, finder, lexicon);
  const people = scopes.flatMap((scope) => {
    const name = writtenName(page, scope, finder);
    return name === null ? [] : [{ name, subject: scope.kind === 'page' }];
  });
  const foreign = foreignBlocks(page, scopes, finder, lexicon);
  const words = {
    itemsIn: (text: string) => itemsIn(text, lexicon),
    phrasesIn: (text: string) => findOrganisationPhrases(text, lexicon),
  };
  const findings: Finding[] = [];
  const questions: Question[] = [];
  const place = { language: languageOf(page), host: URL.parse(page.url)?.hostname ?? null, page };
  for (const claim of claims) {
    const organisation = organisationOf(claim, organisations, place);
    const asked = scopes.map((scope) => ({ page, lexicon, ...words, finder, person, scope, claim, onRefusal }));
    const own = organisation === null ? [] : asked.map((question) => ({ ...question, organisation }));
    questions.push(...own);
    const isUnnamed = organisation === null && namesNoOrganisation(claim);
    const found = isUnnamed ? asked.flatMap(readUnnamed) : own.flatMap(readNamed);
    const readFor = claim.claim_key;
    findings.push(...distinct(found.map((finding) => ({ ...finding, readFor }))).slice(0, MOST_FINDINGS));
  }
  return { findings, people, foreign, scopes, questions };
}

function readNamed(question: Question): Finding[] {
  if (question.organisation.kind === 'school') return [...readScope(question), ...impliedStudies(question)];
  return [readScope, impliedPosts, servedHere, selfReferences].flatMap((read) => read(question));
}

const namesNoOrganisation = ({ expected }: Claim): boolean =>
  [expected.school, expected.employer, expected.business_name].every((name) => name === undefined || name === null);

function organisationOf(claim: Claim, organisations: OrganisationIndex, place: PagePlace): ClaimedOrganisation | null {
  const { school, employer, business_name: business } = claim.expected;
  const text = (value: unknown): value is string => typeof value === 'string' && value.trim().length > 1;
  if (claim.claim_type === 'education' && text(school))
    return claimedOrganisation('school', school, organisations, place);
  const name = claim.claim_type === 'employment' ? employer : claim.claim_type === 'business' ? business : undefined;
  return text(name) ? claimedOrganisation('employer', name, organisations, place) : null;
}

function distinct(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const { quote: _quote, from: _from, to: _to, ...rest } = finding;
    const key = JSON.stringify(rest);
    return seen.has(key) ? false : seen.add(key);
  });
}
