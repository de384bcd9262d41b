import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../domain/model/finding.ts';
import { readDocument } from '../reading/read-document.ts';
import structured from './structured.ts';

function read(html: string, url = 'https://people.example/orla'): Finding[] {
  const page = readDocument({
    url,
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(html),
  });
  const findings = structured.extract(page);
  for (const finding of findings) {
    assert.ok(finding.quote.length > 0);
    assert.equal(page.text.slice(finding.from, finding.to), finding.quote);
  }
  return findings;
}

const script = (data: unknown): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const person = {
  '@type': 'Person',
  name: 'Orla Vantreight',
  jobTitle: 'Chief Engineer',
  worksFor: { '@type': 'Organization', name: 'Acme Lamps' },
  alumniOf: [
    { '@type': 'CollegeOrUniversity', name: 'Duna University' },
    { '@type': 'Organization', name: 'Old Mill Ltd' },
  ],
  award: 'Lantern Prize 2017',
  email: 'mailto:orla@lamps.example',
  address: { '@type': 'PostalAddress', addressLocality: 'Cork' },
};

test('what the text shows counts, with the visible line as its quote', () => {
  const html = `<title>Orla Vantreight</title>${script(person)}<h1>Orla Vantreight</h1><p>Chief Engineer at Acme Lamps, Cork</p><p>Studied at Duna University; before that Old Mill Ltd.</p><p>Holder of the Lantern Prize.</p><p>orla@lamps.example</p>`;
  const found = read(html).map((finding) =>
    `${finding.kind}: ${finding.title ?? ''} ${finding.organisation?.name ?? finding.value ?? ''} ${finding.start?.year ?? ''}`.trim(),
  );
  assert.deepEqual(found.sort(), [
    'award: Lantern Prize  2017',
    'contact:  orla@lamps.example',
    'education:  Duna University',
    'employment: Chief Engineer Acme Lamps',
    'location:  Cork',
  ]);
});

test('what the text does not show is no fact', () => {
  assert.deepEqual(read(`${script(person)}<h1>Orla Vantreight</h1><p>Lamps and other lights.</p>`), []);
  assert.deepEqual(read(`${script(person)}<h1>Somebody Else</h1><p>Chief Engineer at Acme Lamps</p>`), []);
});

test('a past employer of an h-card is not the present one', () => {
  const html =
    '<title>Orla Vantreight</title><div class="h-card"><span class="p-name">Orla Vantreight</span><p>Formerly with <span class="p-org">Acme Lamps</span>.</p></div>';
  const [post] = read(html).filter((finding) => finding.kind === 'employment');
  assert.equal(post?.organisation?.name, 'Acme Lamps');
  assert.equal(post?.current, false);
});

test('an organisation that names its founders', () => {
  const company = {
    '@type': 'Organization',
    name: 'Lucerna S.r.l.',
    foundingDate: '2017',
    founder: [
      { '@type': 'Person', name: 'Orla Vantreight' },
      { '@type': 'Person', name: 'Peter Miles' },
    ],
  };
  const html = `${script(company)}<h1>Two people</h1><p>Lucerna was born in 2017. Orla Vantreight runs the workshop.</p>`;
  assert.deepEqual(
    read(html, 'https://lucerna.example/').map(
      (finding) =>
        `${finding.kind}: ${finding.person.name}, ${finding.title}, ${finding.organisation?.name}, ${finding.start?.year}`,
    ),
    ['business: Orla Vantreight, Founder, Lucerna S.r.l., 2017'],
  );
});
