// A text read as the page of one person, for the tests of the grammar, with every quote held against the page.
import assert from 'node:assert/strict';
import type { Finding } from '../../src/domain/model/finding.ts';
import { extractFindings } from '../../src/extract/extract-findings.ts';
import { readDocument } from '../../src/extract/reading/read-document.ts';

/** Studies, posts and businesses that the text states on a page with this title. */
export function findingsOf(
  text: string,
  title = 'Jane Roe',
  type: 'text/plain' | 'text/html' = 'text/plain',
): Finding[] {
  const page = readDocument({
    url: 'https://people.example/roe',
    status: 200,
    contentType: `${type}; charset=utf-8`,
    body: new TextEncoder().encode(text),
  });
  page.notEvidence = null;
  page.title = title;
  const findings = extractFindings(page).findings.filter(({ kind }) =>
    /^(?:education|employment|business)$/.test(kind),
  );
  for (const { from, to, quote } of findings)
    assert.equal(page.text.slice(from, to), quote, 'a quote is the page’s own text');
  return findings;
}

export const yearOf = (date: Finding['end'], present = 'present'): string =>
  date === undefined ? '' : date === 'present' ? present : String(date.year);

/** One fact: kind | person, when it is not the subject | organisation | unit | degree or title | field | years | status or tense. */
export function factLine(finding: Finding): string {
  const { kind, person, organisation, degree, title, field, start, end, status, current } = finding;
  const tense = current === null ? '' : current ? 'now' : 'over';
  return [
    kind,
    person.subject ? '' : person.name,
    organisation?.name ?? '',
    organisation?.unit ?? '',
    degree?.code ?? degree?.level ?? title ?? '',
    field ?? '',
    start === undefined && end === undefined ? '' : `${yearOf(start)}-${yearOf(end, 'now')}`,
    kind === 'education' || status === 'negated' ? status : tense,
  ]
    .join('|')
    .replace(/\|+$/, '');
}
