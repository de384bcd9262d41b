// A page as a job reads it: everything it states about anybody, then what it says of the person and the claims asked about.
import type { Finding } from '../domain/model/finding.ts';
import type { Block, Page } from '../domain/model/page.ts';
import type { PersonParts } from '../domain/model/source.ts';
import type { OrganisationIndex } from '../domain/orgs/organisation-index.ts';
import type { Asked } from '../ports/reader.ts';
import { writtenName } from './directed/passage-parts.ts';
import { type DirectedReading, readClaims } from './directed/read-claims.ts';
import { extractFindings, type PageFindings } from './extract-findings.ts';
import { type WatchDoubts, withoutDoubtful } from './findings/doubtful-posts.ts';
import { withGivenUp } from './findings/given-up.ts';
import { lexiconFor } from './lexicon/language-words.ts';
import { languageOf } from './lexicon/page-language.ts';
import { linkClaim, type RefusedPassage, type WatchSigns } from './linking/link-claims.ts';
import { personParts } from './model-facts/person-parts.ts';
import { addressesIn } from './page/speaks-to-reader.ts';
import { isKnownName } from './people/leading-name.ts';
import { makeNameFinder, type NameFinder } from './people/name-finder.ts';
import { opensWithOtherName } from './people/other-first-name.ts';
import type { PersonPart } from './people/page-people.ts';

export interface PageFacts extends PageFindings {
  parts?: PersonParts;
}

/** For who asks how a page was read. */
export interface Watchers {
  onSigns?: WatchSigns;
  onDoubt?: WatchDoubts;
}

export function readPage(
  document: Page,
  asked: Asked | null,
  organisations: OrganisationIndex,
  { onSigns, onDoubt }: Watchers = {},
): PageFacts {
  const addresses = addressesIn(document.blocks);
  const isTold = ({ from, to }: Finding): boolean => !addresses.some((span) => from < span.to && to > span.from);
  const readOpen = (page: Page, parts: readonly PersonPart[]): PageFindings => {
    const read = extractFindings(page, organisations, parts, onDoubt);
    return { ...read, findings: read.findings.filter(isTold) };
  };
  if (asked === null) return readOpen(document, []);
  const finder = makeNameFinder(asked.person);
  const page = { ...document, askedNames: namesIn(document, finder) };
  const refusals: RefusedPassage[] = [];
  const directed = readClaims(page, {
    ...asked,
    organisations,
    onRefusal: (reason, { start, text }, { claim_key: claimKey }) => {
      refusals.push({ claimKey, reason, from: start, to: start + text.length });
    },
  });
  const open = readOpen(page, partsOf(page, asked, directed, finder));
  const isTheirs = ({ person }: Finding): boolean => finder.find(person.name).length > 0;
  const isOfOther = (finding: Finding): boolean =>
    isIn(finding, directed.foreign) ||
    (finding.person.how === 'prose' && opensWithOtherName(finding.quote, finder, page.text));
  const named = open.findings.map((finding) =>
    isTheirs(finding) ? finding : inTheirPart(finding, page, directed, finder),
  );
  // A line of a career that does not say how long it went on is no evidence that it does, whoever read it.
  const isUndated = ({ kind, via, current, from, to }: Finding): boolean =>
    kind === 'employment' &&
    (via === 'record' || via === 'section') &&
    current === null &&
    refusals.some((entry) => entry.reason === 'not_said_to_go_on' && entry.from < to && entry.to > from);
  const own = named.filter((finding) => !(isTheirs(finding) && (isOfOther(finding) || isUndated(finding))));
  const lexicon = lexiconFor(languageOf(page));
  const known = [...own.filter(isTheirs), ...directed.findings];
  const linked = directed.questions.flatMap((question) => {
    const readFor = question.claim.claim_key;
    return linkClaim(question, refusals, known, onSigns).map((finding) => ({ ...finding, readFor }));
  });
  const parts = asked.withParts ? personParts(page, asked.person, directed.scopes) : null;
  return {
    findings: [
      ...own,
      ...withoutDoubtful(page, directed.findings.filter(isTold), organisations)
        .filter((finding) => !isOfOtherEntry(finding, own))
        .map((finding) => withGivenUp(finding, page, lexicon)),
      ...withoutDoubtful(page, linked.filter(isTold), organisations),
    ],
    people: withNames(open.people, directed.people),
    ...(parts === null ? {} : { parts }),
  };
}

/** "Robert Vance … In 2010 Bo joined Marl": one word that stands before no family name on the page. */
const isNickname = (name: string, { text }: Page): boolean =>
  /^\p{Lu}[\p{L}'’-]+$/u.test(name) && !new RegExp(`(?<!\\p{L})${name}\\s(?:\\p{Lu}\\.\\s)?\\p{Lu}`, 'u').test(text);

/** As the page writes it, in full: tables of given names do not know everybody's. */
function namesIn({ text }: Page, finder: NameFinder): string[] {
  const written = finder
    .find(text)
    .filter(({ initialOnly }) => !initialOnly)
    .map(({ from, to }) => text.slice(from, to));
  return [...new Set(written)].filter((name) => /^\p{Lu}\S*(?:\s\p{Lu}\S*){1,4}$/u.test(name));
}

/** What an entry of a CV gives to another employer or school, where this one has an entry of its own. */
function isOfOtherEntry({ kind, organisation, title, degree, from, to }: Finding, open: readonly Finding[]): boolean {
  const said = title ?? degree?.surface;
  const entries = open.filter((entry) => entry.via === 'section' && entry.kind === kind);
  const isSame = (entry: Finding): boolean => (entry.title ?? entry.degree?.surface) === said;
  const isHere = (entry: Finding): boolean => entry.organisation?.name === organisation?.name;
  return (
    entries.some((entry) => isHere(entry) && !isSame(entry)) &&
    !entries.some((entry) => isHere(entry) && isSame(entry)) &&
    entries.some((entry) => !isHere(entry) && isSame(entry) && entry.from < to && from < entry.to)
  );
}

function partsOf(page: Page, { person }: Asked, { scopes }: DirectedReading, finder: NameFinder): PersonPart[] {
  return scopes.map((scope) => ({
    name: writtenName(page, scope, finder) ?? person.full_name,
    subject: scope.kind === 'page',
    scope,
  }));
}

/** What stands under somebody else's name is theirs, whoever it was read for. */
function isIn(finding: Finding, blocks: readonly Block[]): boolean {
  return blocks.some((block) => finding.from < block.start + block.text.length && finding.to > block.start);
}

/**
 * What the open reading gave to the title of the page, to a heading or to a family name alone, though it stands in the part of
 * the person asked about: "Prof. Doe received …" below "Jane Doe".
 */
function inTheirPart(finding: Finding, page: Page, { scopes, foreign }: DirectedReading, finder: NameFinder): Finding {
  const { person, quote } = finding;
  if (isIn(finding, foreign) || opensWithOtherName(quote, finder, page.text)) return finding;
  const isPart = person.how === 'prose' && !person.name.includes(' ') && finder.hasPart(person.name);
  const isOfPage = person.how !== 'prose' && person.how !== 'record' && !isKnownName(person.name);
  const isCalled = person.how === 'prose' && isNickname(person.name, page);
  if (!isPart && !isOfPage && !isCalled) return finding;
  const scope = scopes.find(({ kind, blocks }) => kind !== 'mention' && isIn(finding, blocks));
  const name = scope === undefined ? null : writtenName(page, scope, finder);
  if (scope === undefined || name === null) return finding;
  return { ...finding, person: { ...person, name, subject: scope.kind === 'page' } };
}

/** The open reading may not have seen the name, above all in other scripts. */
function withNames(people: PageFindings['people'], found: PageFindings['people']): PageFindings['people'] {
  const known = new Set(people.map(({ name }) => name));
  const added = new Map(found.filter(({ name }) => !known.has(name)).map((one) => [one.name, one]));
  return [...people, ...added.values()];
}
