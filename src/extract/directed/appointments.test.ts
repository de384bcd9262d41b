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

test('an organisation comes first, and behind it who founded it', () => {
  const founder = (language: string, sentence: string) =>
    readForClaim(language, sentence, 'business', { business_name: 'Lakeridge Systems', role: 'Founder' }).map(
      ({ title, start }) => [title, start?.year ?? null],
    );
  for (const [language, sentence] of [
    ['en', 'Lakeridge Systems was founded in 1990 by Piet Maas and Orla Vantreight, and makes pumps.'],
    ['de', 'Lakeridge Systems wurde 1990 von Orla Vantreight in Marl gegründet und baut Pumpen.'],
    ['fr', 'Lakeridge Systems a été fondée en 1990 par Orla Vantreight et fabrique des pompes.'],
    ['es', 'Lakeridge Systems fue fundada en 1990 por Orla Vantreight y fabrica bombas.'],
    ['it', 'Lakeridge Systems è stata fondata nel 1990 da Orla Vantreight e produce pompe.'],
    ['nl', 'Lakeridge Systems werd in 1990 opgericht door Orla Vantreight en maakt pompen.'],
    ['sv', 'Lakeridge Systems grundades 1990 av Orla Vantreight och gör pumpar.'],
    ['pl', 'Firma Lakeridge Systems została założona w 1990 roku przez Orla Vantreight i robi pompy.'],
  ] as const)
    assert.deepEqual(founder(language, sentence), [['founder', 1990]], sentence);
  assert.deepEqual(founder('en', 'Lakeridge Systems bought Tallow Pumps, a firm founded by Orla Vantreight.'), []);
  assert.deepEqual(founder('en', 'Lakeridge Systems was founded by Piet Maas, a pupil of Orla Vantreight.'), []);
});

test('whose director is somebody', () => {
  const sentence = 'Lakeridge Systems is a maker of pumps whose chief executive officer (CEO) is Ms. Orla Vantreight.';
  assert.equal(post('en', sentence, 'Chief Executive Officer'), 'chief executive officer');
  assert.equal(
    post('en', 'Lakeridge Systems’ director is Orla Vantreight, who lives in Marl.', 'Director'),
    'director',
  );
});
