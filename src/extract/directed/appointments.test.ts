// What press releases say: an organisation takes somebody in, somebody is quoted, and the text goes on with the family name.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readForClaim } from '../../../test/support/claim-sentences.ts';
import { NO_ORGANISATIONS } from '../../domain/orgs/organisation-index.ts';
import { readDocument } from '../reading/read-document.ts';
import { readClaims } from './read-claims.ts';

const post = (language: string, sentence: string, title: string): string | undefined =>
  readForClaim(language, sentence, 'employment', { employer: 'Lakeridge Systems', title })[0]?.title;

function postInNews(paragraphs: readonly string[], employer: string, title: string): string | undefined {
  const html = `<html lang="en"><body><h1>News from Lakeridge</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</body></html>`;
  const page = readDocument({
    url: 'https://news.example/',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(html),
  });
  const claims = [{ claim_key: 'c', claim_type: 'employment', expected: { employer, title } }];
  return readClaims(page, { person: { full_name: 'Orla Vantreight' }, claims, organisations: NO_ORGANISATIONS })
    .findings[0]?.title;
}

test('an organisation that takes somebody in comes before the name, the title behind it', () => {
  const sentence =
    'The board of Lakeridge Systems has named Orla Vantreight president and chief executive officer of the group.';
  assert.equal(post('en', sentence, 'Chief Executive Officer'), 'chief executive officer');
  assert.equal(
    post('en', 'Lakeridge Systems has hired Orla Vantreight to lead its sales as Head of Sales.', 'Head of Sales'),
    'Head of Sales',
  );
  assert.equal(
    post(
      'en',
      'Lakeridge Systems (LRS: XYZ), a maker of pumps, today announced that Orla Vantreight, its current head of sales, has been promoted to chief operating officer.',
      'Chief Operating Officer',
    ),
    'chief operating officer',
  );
  assert.equal(
    post(
      'de',
      'Der Pumpenhersteller Lakeridge Systems ernennt Orla Vantreight zum ersten Juni zur neuen Geschäftsführerin.',
      'Geschäftsführerin',
    ),
    'Geschäftsführerin',
  );
});

test('what another is taken in for, or whoever is quoted is, is not the person', () => {
  const both =
    'Lakeridge Systems welcomes Orla Vantreight as Head of Sales and Piet Maasdonk as Chief Financial Officer.';
  assert.equal(post('en', both, 'Chief Financial Officer'), 'Head of Sales');
  const quoted = '“Orla brings deep experience to our teams,” said Piet Maasdonk, chairman of Lakeridge Systems.';
  assert.equal(post('en', quoted, 'Chairman'), undefined);
});

test('an article goes on with the family name', () => {
  const first = 'Lakeridge Systems has expanded its management with the addition of Orla Vantreight as Head of Sales.';
  const later = (name: string): string =>
    `Before that, ${name} spent six years at Alder Dynamics, most recently as director of planning.`;
  assert.equal(
    postInNews([first, later('Vantreight')], 'Alder Dynamics', 'Director of Planning'),
    'director of planning',
  );
  assert.equal(postInNews([first, later('Piet Vantreight')], 'Alder Dynamics', 'Director of Planning'), undefined);
});
