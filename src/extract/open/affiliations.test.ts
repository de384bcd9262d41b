import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_ORGANISATIONS } from '../../domain/orgs/organisation-index.ts';
import { readPage } from '../read-page.ts';
import { readDocument } from '../reading/read-document.ts';

function posts(title: string, html: string, language = 'en'): string[] {
  const body = new TextEncoder().encode(
    `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body>${html}</body></html>`,
  );
  const page = readDocument({
    url: 'https://people.example/list',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body,
  });
  return readPage(page, null, NO_ORGANISATIONS)
    .findings.filter(({ kind }) => kind === 'employment')
    .map(({ person, organisation, title: post, from, to, quote }) => {
      assert.equal(page.text.slice(from, to), quote);
      return `${person.name} | ${organisation?.name} | ${post ?? ''}`;
    })
    .sort();
}

const card = (...lines: string[]): string =>
  `<div class="card"><h3>${lines[0]}</h3>${lines
    .slice(1)
    .map((line) => `<p>${line}</p>`)
    .join('')}</div>`;

test('a list that names a university beside each name says where they work', () => {
  const html =
    '<h2>Senior investigators</h2><p>Orla Vantreight, University of Meridell</p><p>Ingrid Marlowe, Tallowmere University</p><h2>Guests</h2><p>Jonas Harrow: Norvane University</p>';
  assert.deepEqual(posts('People | Tidelab network', html), [
    'Ingrid Marlowe | Tallowmere University | ',
    'Jonas Harrow | Norvane University | ',
    'Orla Vantreight | University of Meridell | ',
  ]);
});

test('where the cards of others name an organisation, a name that nobody knows is one too', () => {
  const html = [
    card('Orla Vantreight', 'Professor', 'NIIT-Tallow', 'Session details'),
    card('Idris Vennberg', 'Associate Professor', 'University of Meridell', 'Session details'),
    card('Ingrid Marlowe', 'Founder', 'Symbrio', 'Session details'),
    card('Peter Quill', 'Assistant Professor', 'Institute of Tidal Studies'),
    card('Jonas Harrow', 'Network Scientist', 'Session details'),
  ].join('');
  const found = posts('Speakers', html);
  for (const post of [
    'Orla Vantreight | NIIT-Tallow | Professor',
    'Ingrid Marlowe | Symbrio | Founder',
    'Idris Vennberg | University of Meridell | Associate Professor',
  ])
    assert.ok(found.includes(post), found.join('\n'));
  assert.ok(!found.some((post) => /Session|Speakers/.test(post)), found.join('\n'));
});

test('among the cards of one firm a line below the title is a matter or a town', () => {
  const html = [
    card('Orla Vantreight', 'Partner', 'Commercial Litigation'),
    card('Idris Vennberg', 'Partner', 'Tax'),
    card('Ingrid Marlowe', 'Associate', 'Employment Law'),
  ].join('');
  assert.ok(posts('Our team', html).every((post) => !/Litigation|Tax|Law/.test(post)));
});

test('a board of people from elsewhere, each with an office and a post of their own', () => {
  const html =
    '<h1>Board</h1><ul><li>Maria Stone, Chair – Partner, Halden Harrow LLP</li><li>Jonas Harrow, Treasurer – CFO, Brightwater</li><li>Ingrid Marlowe, Secretary – Professor of Music, Norvane University</li><li>Idris Vennberg, Lumentis</li></ul>';
  const found = posts('Board of Trustees', html);
  assert.ok(found.includes('Jonas Harrow | Brightwater | CFO'), found.join('\n'));
  assert.ok(found.includes('Idris Vennberg | Lumentis | '), found.join('\n'));
});

test('below the heading of students a school is no employer', () => {
  const html =
    '<h2>Students</h2><p>Orla Vantreight, University of Meridell</p><p>Ingrid Marlowe, Tallowmere University</p>';
  assert.deepEqual(posts('Summer school', html), []);
});

test('a firm is called after its lawyers with the word that heads lists of lawyers elsewhere', () => {
  const cards = (title: string): string => card('Anna Halden', title) + card('Petra Lange', title);
  for (const [language, firm, title] of [
    ['de', 'Halden &amp; Partner Rechtsanwälte', 'Rechtsanwältin'],
    ['fr', 'Lormel &amp; Vasseux Avocats', 'Avocate associée'],
    ['nl', 'Marl Norvane Advocaten', 'Advocaat'],
  ] as const)
    assert.deepEqual(
      posts(`Team – ${firm}`, cards(title), language),
      ['Anna Halden', 'Petra Lange'].map((name) => `${name} | ${firm.replace('&amp;', '&')} | ${title}`),
    );
  assert.deepEqual(posts('Immigration Attorneys', cards('Partner')), []);
});

test('Chinese law firms have the word for lawyers in their names', () => {
  const cards = card('王小明', '合伙人') + card('李娜', '律师');
  assert.deepEqual(posts('团队介绍 - 东海律师事务所', cards, 'zh'), [
    '李娜 | 东海律师事务所 | 律师',
    '王小明 | 东海律师事务所 | 合伙人',
  ]);
});

test('whose site it is, by the foot of the page, a heading that names it or a title with a slogan', () => {
  const cards = card('Anna Halden', 'CEO') + card('Petra Lange', 'Head of Sales');
  const employers = (title: string, html: string, language = 'en'): string[] => [
    ...new Set(posts(title, html, language).map((post) => post.split(' | ')[1]!)),
  ];
  assert.deepEqual(employers('Leadership | Brightwater - The future of water', cards), ['Brightwater']);
  const french = card('Claire Lormel', 'Directrice générale') + card('Julien Petit', 'Responsable commercial');
  assert.deepEqual(
    employers('Notre équipe', `${french}<footer>© Société Norvane 2023 - Tous droits réservés</footer>`, 'fr'),
    ['Société Norvane'],
  );
  const korean = card('김하늘', '대표이사') + card('이민수', '이사');
  const foot = '<footer>Copyright ⓒ 2023 (주)하늘테크. All rights reserved.</footer>';
  assert.deepEqual(employers('임원진', korean + foot, 'ko'), ['(주)하늘테크']);
});
