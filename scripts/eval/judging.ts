// The labelled facts of a page in place of what the reader found: what comparing and judging alone get right and wrong.
// Identity sees the page's text, title and links, and the people whose facts are labelled.
import { parseDegree } from '../../src/domain/degrees/parse-degree.ts';
import type { Finding, FindingStatus } from '../../src/domain/model/finding.ts';
import type { Page } from '../../src/domain/model/page.ts';
import type { ReadSource } from '../../src/domain/model/source.ts';
import { type ClaimCase, type ClaimsFileResult, evalClaimsFile } from './claims.ts';
import { filesOf, type LabelledFact, type LabelledPage, pageOf, readLines, sourceOf } from './labelled-pages.ts';

interface LabelledPerson {
  page?: string;
  person: string | null;
  gold: LabelledFact[];
  gold_without_school?: LabelledFact[];
}

const STATUSES: Record<string, FindingStatus> = {
  in_progress: 'in_progress',
  expected: 'expected',
  attended: 'attended',
  honorary: 'honorary',
  unfinished: 'not_conferred',
  course: 'non_degree',
  visiting: 'attended',
};

export interface JudgingOptions {
  dataDir: string;
  errors?: number;
  half?: 'even' | 'odd';
  kind?: string;
  predictionsDir?: string;
}

/** Every claims file whose pages have labelled facts. */
export function evalJudging(options: JudgingOptions): ClaimsFileResult[] {
  const people = labelledPeople(options.dataDir);
  return filesOf(options.dataDir, 'claims').flatMap((path) => {
    const cases = readLines<ClaimCase>(path).filter(({ pages }) =>
      pages.every(({ page }) => page !== undefined && people.has(page)),
    );
    if (cases.length === 0) return [];
    const readings = new Map(cases.map((one) => [one.id, labelledSources(one, people, options.dataDir)]));
    return [evalClaimsFile(path, { ...options, cases, readings }).result];
  });
}

function labelledPeople(dataDir: string): Map<string, LabelledPerson[]> {
  const byPage = new Map<string, LabelledPerson[]>();
  for (const path of filesOf(dataDir, 'extraction')) {
    for (const one of readLines<LabelledPerson>(path)) {
      if (one.page !== undefined && one.person !== null) byPage.set(one.page, [...(byPage.get(one.page) ?? []), one]);
    }
  }
  return byPage;
}

const pages = new Map<string, Page>();

/** Many cases ask about one page; it is parsed once in a run. */
function parsed(page: LabelledPage, dataDir: string): Page {
  const known = pages.get(page.page!) ?? pageOf(page, dataDir);
  pages.set(page.page!, known);
  return known;
}

function labelledSources(one: ClaimCase, people: ReadonlyMap<string, LabelledPerson[]>, dataDir: string): ReadSource[] {
  return one.pages.map((labelled, index) => {
    const page = parsed(labelled, dataDir);
    const named = people.get(labelled.page!)!;
    const isOnlyOne = new Set(named.map(({ person }) => person)).size === 1;
    const findings = named.flatMap(({ person, gold, gold_without_school }) =>
      [...gold, ...(gold_without_school ?? [])].map((fact) => findingOf(fact, person!, isOnlyOne, page)),
    );
    const names = [...new Set(named.map(({ person }) => person!))];
    const shown = names.map((name) => ({ name, subject: isOnlyOne }));
    return sourceOf(labelled, index, page, { findings, people: shown });
  });
}

function findingOf(fact: LabelledFact, name: string, subject: boolean, page: Page): Finding {
  const organisation = wordsOnPage(fact, page.text);
  const degree = fact.degree === undefined ? null : parseDegree(fact.degree);
  const at = organisation === undefined ? 0 : Math.max(0, page.text.indexOf(organisation));
  const quote = page.text.slice(at, at + (organisation?.length ?? 1));
  return {
    kind: fact.type,
    person: { name, how: 'record', subject },
    status: STATUSES[fact.status ?? ''] ?? 'stated',
    ...(organisation === undefined
      ? {}
      : { organisation: { name: organisation, how: fact.implied === true ? 'page_organisation' : 'text' } }),
    ...(degree === null ? {} : { degree }),
    ...(fact.field === undefined ? {} : { field: fact.field }),
    ...(fact.title === undefined ? {} : { title: fact.title }),
    ...(fact.start_year === undefined ? {} : { start: { year: fact.start_year } }),
    ...(fact.end_year === undefined ? {} : { end: { year: fact.end_year } }),
    current: fact.type === 'employment' ? (fact.current ?? null) : null,
    quote,
    from: at,
    to: at + quote.length,
    via: 'record',
    certainty: 0.9,
  };
}

/** The name as the page writes it, where it does. */
function wordsOnPage({ org, org_mentions }: LabelledFact, text: string): string | undefined {
  const names = [org, ...(org_mentions ?? [])].filter((name) => name !== undefined && name !== '');
  return names.find((name) => text.includes(name!)) ?? names[0];
}
