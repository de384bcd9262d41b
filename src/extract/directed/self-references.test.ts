// Posts that an organisation's own page gives without its name: "us", "the firm", a headline, a farewell.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_ORGANISATIONS } from '../../domain/orgs/organisation-index.ts';
import { readPage } from '../read-page.ts';
import { readDocument } from '../reading/read-document.ts';

function postsOf(name: string, path: string, title: string, body: string, language = 'en'): string[] {
  const html = `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body>${body}</body></html>`;
  const page = readDocument({
    url: `https://tallowmarine.example/${path}`,
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(html),
  });
  page.notEvidence = null;
  const claim = { claim_key: 'c', claim_type: 'employment' as const, expected: { employer: 'Tallow Marine' } };
  const { findings } = readPage(page, { person: { full_name: name }, claims: [claim] }, NO_ORGANISATIONS);
  for (const finding of findings) assert.equal(page.text.slice(finding.from, finding.to), finding.quote);
  const posts = findings
    .filter(({ kind, organisation }) => kind === 'employment' && organisation?.how === 'page_organisation')
    .filter(({ person }) => person.name === name)
    .map(({ title: post, start, end, current }) =>
      [post ?? '', start?.year ?? '', end === 'present' ? end : (end?.year ?? ''), current].join('|'),
    );
  return [...new Set(posts)];
}

const PAGE = 'Orla Vantreight | Tallow Marine';

test('what the organisation calls itself stands for its name', () => {
  const body = `<h1>Orla Vantreight</h1><p>Orla Vantreight repairs slipways and reads tide tables.
    She led us as managing director until 2019 and now walks the dog along the harbour wall.</p>`;
  assert.ok(postsOf('Orla Vantreight', 'about/orla', PAGE, body).includes('managing director||2019|false'));
});

test('two words for it in one sentence are read each in its own half', () => {
  const body = `<h1>Orla Vantreight</h1><p>She founded the company in 1988 and was its managing director until 2011,
    when the harbour silted up for good.</p>`;
  assert.ok(postsOf('Orla Vantreight', 'about/orla', PAGE, body).includes('managing director||2011|false'));
});

test('who is said goodbye to has left, in the year of the note', () => {
  const body = `<h1>News of the yard</h1><p>We say goodbye to <b>Piet Maas</b>, data analyst in our Marl office since June 2015,
    who built the tide model and goes back to sea.</p>`;
  assert.deepEqual(postsOf('Piet Maas', 'blog/news-2021', 'News of the yard | Tallow Marine', body), [
    'data analyst|2015|2021|false',
  ]);
});

test('behind a name in a release whose headline is of the organisation stands a post there', () => {
  const body = `<h1>Tallow Marine halves its waiting list</h1><p>Marl, 3 May. Waiting times fell by half in a year.
    "We bought a second crane," said Piet Maas, Head of Repairs. Others are less sure of it.</p>`;
  assert.equal(postsOf('Piet Maas', 'news/crane', 'Tallow Marine halves its waiting list', body).length, 1);
  const other = body.replace('Head of Repairs.', 'Head of Repairs at Wexcombe Shipyard.');
  assert.deepEqual(postsOf('Piet Maas', 'news/crane', 'Tallow Marine halves its waiting list', other), []);
});

test('the title of whoever is quoted is not that of whom they speak of', () => {
  const body = `<h1>Orla Vantreight joins the harbour office</h1><p>"We are delighted that Orla Vantreight has joined us," said Piet Maas,
    chairman of Tallow Marine. "Orla brings many years at sea."</p>`;
  const posts = postsOf('Orla Vantreight', 'news/orla', PAGE, body);
  assert.ok(!posts.some((post) => post.includes('chairman')), posts.join());
});
