// Names of organisations and words of posts in German, Romance, Dutch and Scandinavian sentences that went wrong once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_ORGANISATIONS } from '../../domain/orgs/organisation-index.ts';
import { readPage } from '../read-page.ts';
import { readDocument } from '../reading/read-document.ts';

const PERSON = 'Orla Vantreight';

interface Site {
  title?: string;
  heading?: string;
  url?: string;
}

function facts(kind: 'education' | 'employment', lang: string, body: string, site: Site = {}): string[] {
  const { title = PERSON, heading = PERSON, url = 'https://people.example/vantreight' } = site;
  const page = readDocument({
    url,
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(
      `<html lang="${lang}"><head><title>${title}</title></head><body><h1>${heading}</h1>${body}</body></html>`,
    ),
  });
  const asked = { person: { full_name: PERSON, aliases: [] }, claims: [], withParts: false };
  const found = readPage(page, asked, NO_ORGANISATIONS).findings.filter(
    (finding) => finding.kind === kind && finding.person.name.includes('Vantreight'),
  );
  return [...new Set(found.map(({ organisation }) => organisation?.name ?? ''))].sort();
}

const posts = (lang: string, body: string, site?: Site): string[] => facts('employment', lang, body, site);

test('a theatre or an orchestra is an employer', () => {
  assert.deepEqual(posts('de', '<p>2000 wechselte sie an das Staatstheater Norvane; sie wirkt dort bis heute.</p>'), [
    'Staatstheater Norvane',
  ]);
});
