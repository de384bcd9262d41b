import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lexiconFor } from '../lexicon/language-words.ts';
import { readDocument } from '../reading/read-document.ts';
import { makeNameFinder } from './name-finder.ts';
import { opensWithOtherName } from './other-first-name.ts';
import { scopesOf } from './person-scope.ts';

function scopes(html: string, name: string): { kind: string; text: string }[] {
  const body = new TextEncoder().encode(`<!doctype html><html lang="en"><body>${html}</body></html>`);
  const page = readDocument({
    url: 'https://team.example/',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body,
  });
  return scopesOf(page, makeNameFinder({ full_name: name }), lexiconFor('en')).map(({ kind, blocks }) => ({
    kind,
    text: blocks.map((block) => block.text).join(' | '),
  }));
}

const CARDS = `<h1>Our people</h1>
  <div class="card"><p class="role">Founder</p><h3>Orla Vantreight</h3><p>Orla studied at Tallow College.</p></div>
  <div class="card"><p class="role">Counsel</p><h3>Piet Maas</h3><p>Piet studied at Marl University.</p></div>`;

test('a card ends where the next person has theirs, text above the name included', () => {
  assert.deepEqual(scopes(CARDS, 'Piet Maas'), [
    { kind: 'card', text: 'Counsel | Piet Maas | Piet studied at Marl University.' },
  ]);
});

test('names under the headings of a career are of those it was with; the firm above is nobody', () => {
  const cv = `<div class="top">Vantreight Restoring Ltd</div><div class="top">Restorer | Orla Vantreight</div>
    <h2>Experience</h2><table><tr><td>2018</td><td>Tallow Museum</td></tr><tr><td></td><td>Piet Maas</td></tr></table>
    <table><tr><td>2021</td><td>Marl Gallery</td></tr><tr><td></td><td>Anna Brook</td></tr></table>`;
  const [scope] = scopes(cv, 'Orla Vantreight');
  assert.equal(scope?.kind, 'page');
  assert.match(scope?.text ?? '', /Tallow Museum.*Marl Gallery/);
  const list = `<h2>Experience</h2><p class="who">Orla Vantreight</p><p>Tallow Museum</p><p class="who">Piet Maas</p><p>Marl Gallery</p>`;
  assert.doesNotMatch(scopes(list, 'Orla Vantreight')[0]?.text ?? '', /Marl Gallery/);
});

test('headings of one kind open the parts of a flat page, names of any form', () => {
  const flat =
    '<h2 class="who">CEO 王小明:</h2><p>Tallow College.</p><h2 class="who">COO 陳大文:</h2><p>Marl University.</p>';
  assert.deepEqual(scopes(flat, '王小明'), [{ kind: 'run', text: 'CEO 王小明: | Tallow College.' }]);
});

test('a sign before every name is no part of it', () => {
  const list = '<h3>_ Juan Roca</h3><p>Tallow College.</p><h3>_ Piet Maas</h3><p>Marl University.</p>';
  assert.deepEqual(scopes(list, 'Juan Roca'), [{ kind: 'run', text: '_ Juan Roca | Tallow College.' }]);
});

test('section headings do not end the page of one person', () => {
  const page = '<h1>Orla Vantreight</h1><h2>Education</h2><p>Tallow College</p><h2>Experience</h2><p>Marl Ltd</p>';
  const [scope] = scopes(page, 'Orla Vantreight');
  assert.equal(scope?.kind, 'page');
  assert.match(scope?.text ?? '', /Tallow College.*Marl Ltd/);
});

test("a table row is its person's", () => {
  const table = `<table><tr><td>Orla Vantreight</td><td>Tallow College</td></tr><tr><td>Piet Maas</td><td>Marl University</td></tr></table>`;
  assert.deepEqual(scopes(table, 'Orla Vantreight'), [{ kind: 'row', text: 'Orla Vantreight | Tallow College' }]);
});

test('lines that only look like names open nobody: employers and plays of a CV stay with its owner', () => {
  const cv = `<p class="line">Orla Vantreight</p><p class="line">Stage manager</p><h2>Theatre</h2>
    <p class="entry">Byrne Playhouse, Marlbridge</p><p class="entry">Golden Harp – Stage Manager</p><p class="entry">Harbour Inn, Marlbridge</p>`;
  const [scope, ...others] = scopes(cv, 'Orla Vantreight');
  assert.equal(scope?.kind, 'page');
  assert.match(scope?.text ?? '', /Byrne Playhouse.*Harbour Inn/);
  assert.deepEqual(others, []);
});

test("a possessive is the person's name", () => {
  const [scope] = scopes("<h1>Orla Vantreight's CV</h1><p>Tallow College</p>", 'Orla Vantreight');
  assert.equal(scope?.kind, 'page');
});

test('headings of title and family name open parts, and a nickname does not hide a name', () => {
  const families = `<h2>Attorney Vantreight</h2><p>Orla Vantreight, born in Oslo</p><p>Tallow College</p>
    <h2>Attorney Maas</h2><p>Marl University</p>`;
  assert.deepEqual(
    scopes(families, 'Orla Vantreight').map(({ text }) => text.includes('Marl')),
    [false],
  );
  const cards = '<h3>Orla Vantreight</h3><p>Counsel</p><h3>Pieter (Piet) Maas</h3><p>Clerk</p>';
  assert.deepEqual(scopes(cards, 'Orla Vantreight'), [{ kind: 'run', text: 'Orla Vantreight | Counsel' }]);
});

test('a sentence that opens with another first name is not theirs', () => {
  const orla = makeNameFinder({ full_name: 'Orla Vantreight' });
  const page = 'Orla Vantreight, chemist. Peter Maas, clerk.';
  assert.equal(opensWithOtherName('Peter was with Marl Ltd before.', orla, page), true);
  assert.equal(opensWithOtherName('Peter was with Marl Ltd before.', orla, 'Peter Vantreight, chemist.'), false);
  assert.equal(opensWithOtherName('Orla was with Marl Ltd before.', orla, page), false);
  assert.equal(opensWithOtherName('Chemistry was with her from the start.', orla, page), false);
  assert.equal(opensWithOtherName('Her graduate studies were completed at Marl.', orla, page), false);
  assert.equal(opensWithOtherName('Her graduate students went on to Marl.', orla, page), true);
});

test('lines of one heading, parted by breaks, belong to the name that opens it', () => {
  const html = `<h4>Staff</h4>
    <div class="card"><h5>Orla Vantreight<br><span>Professor, head of laboratory</span></h5><p>Rector of Marl University</p></div>
    <div class="card"><h5>Piet Maas<br><span>Lecturer</span></h5><p>Librarian</p></div>`;
  assert.deepEqual(scopes(html, 'Orla Vantreight'), [
    { kind: 'card', text: 'Orla Vantreight | Professor, head of laboratory | Rector of Marl University' },
  ]);
});

test('a table with a person a column, left as right', () => {
  const rows = [
    ['Orla Vantreight', 'Piet Maas'],
    ['Vice President of Optics at Tallow', 'Fellow at Marl Labs'],
    ['Ida Brandt', 'Ada Marl'],
    ['Director at Northmarch', 'Curator at Hartwell'],
  ];
  const table = `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
  for (const [column, name] of rows[0]!.entries())
    assert.deepEqual(scopes(table, name), [{ kind: 'row', text: `${name} | ${rows[1]![column]}` }]);
});

test('a cell behind a closed row begins the next row', () => {
  const html = `<table><tr><td>1</td><td><p>Orla Vantreight</p><p>Professor</p></td></tr>
    <td>2</td><td><p>Piet Maas</p><p>Lecturer</p></td></tr>
    <td>3</td><td><p>Ada Marl</p><p>Assistant</p></td></tr></table>`;
  assert.deepEqual(scopes(html, 'Piet Maas'), [{ kind: 'row', text: '2 | Piet Maas | Lecturer' }]);
});

test('cards whose classes count them are of one kind', () => {
  const cards = ['Orla Vantreight', 'Piet Maas', 'Ruth Keller']
    .map(
      (name, at) =>
        `<div class="profile p${at}"><p><strong>${name}</strong><br>Engineer</p></div><div class="bio p${at}"><p>${name.split(' ')[0]} studied at Tallow College No. ${at}.</p></div>`,
    )
    .join('');
  const [scope] = scopes(`<h1>Team</h1><section>${cards}</section>`, 'Piet Maas');
  assert.notEqual(scope?.kind, 'page');
  assert.doesNotMatch(scope?.text ?? '', /No\. [02]\./);
});

test('a name in a list does not take the sections of the tab around it', () => {
  const html = `<h1>Orla Vantreight</h1><p>Orla Vantreight is a partner at Marl Law.</p><p>She tries cases.</p><p>She likes them.</p>
    <p>She has done so for years.</p><p>And will.</p><div id="tab"><h3>Education</h3><ul><li>Tallow College, 2006</li></ul>
    <h3>Clerkships</h3><ul><li>Hon. Ruth Keller, Court of Marl</li><li>Hon. Peter Miles, Court of Tallow</li></ul></div><p>Contact her.</p>
    <p>Marl Law</p><p>Office hours</p><p>Monday</p>`;
  const [scope] = scopes(html, 'Orla Vantreight');
  assert.match(scope?.text ?? '', /Tallow College, 2006/);
});

test('a letter is of the one who says their name in it', () => {
  const html = `<h2>Message</h2><p>Dear Marl Families,</p><p>Welcome! My name is Orla Vantreight and I am your principal.</p>
    <p>I studied at Tallow College.</p><p>Sincerely,<br>Orla Vantreight<br>Principal</p>`;
  assert.match(scopes(html, 'Orla Vantreight')[0]?.text ?? '', /Tallow College/);
});

test('a page that says a first name is of the one whose whole name stands in its foot', () => {
  const html = `<h1>Hey, I’m Orla.</h1><p>I studied at Tallow College.</p><footer>© Orla Vantreight</footer>`;
  assert.match(scopes(html, 'Orla Vantreight')[0]?.text ?? '', /Tallow College/);
  assert.deepEqual(scopes(html.replace('I’m Orla.', 'I’m Ruth.'), 'Orla Vantreight'), []);
});

test('a firm called after one of its people leaves them their own part of its page', () => {
  const list = (firm: string): string => `<h1>${firm}</h1><h2>Orla Vantreight</h2><p>Tallow College.</p>
    <h2>Susan Baker</h2><p>Associate, Orla Vantreight LLP</p><p>Marl University.</p><h2>Peter Clark</h2><p>Wexcombe School.</p>`;
  for (const firm of ['Law Offices of Orla Vantreight', 'Orla Vantreight LLP'])
    assert.deepEqual(
      scopes(list(firm), 'Orla Vantreight').filter(({ kind }) => kind !== 'mention'),
      [{ kind: 'run', text: 'Orla Vantreight | Tallow College.' }],
      firm,
    );
  const large = list('Our team').replaceAll('h2', 'h1').replace('Tallow', 'Orla Vantreight LLP. Tallow');
  assert.ok(scopes(large, 'Orla Vantreight').every(({ text }) => !text.includes('Marl University')));
});

test('names and roles that share the class of how text is set', () => {
  const people = ['Orla Vantreight', 'Piet Maas', 'Ruth Keller'].map(
    (name) =>
      `<div class="card"><div class="css-text name">${name}</div><div class="css-text role">graduate of Marl (law) and Tallow</div></div>`,
  );
  assert.deepEqual(scopes(people.join(''), 'Piet Maas'), [
    { kind: 'card', text: 'Piet Maas | graduate of Marl (law) and Tallow' },
  ]);
});

test('paragraphs between the boxes of a list are of the one whose box they follow, where all have them', () => {
  const text = (school: string) =>
    `<p>Advises towns and firms on water, roads and all that goes with them. Studied at ${school} for a time.</p>`;
  const box = (name: string) => `<div class="box"><h4>${name}</h4><p>Counsel</p></div>`;
  const list = `<h1>Team</h1>${box('Orla Vantreight')}${text('Tallow College')}${box('Piet Maas')}${text('Marl University')}`;
  assert.match(scopes(list, 'Orla Vantreight')[0]!.text, /Tallow College/);
  assert.doesNotMatch(scopes(list, 'Orla Vantreight')[0]!.text, /Marl University/);
  // Where the last has none, the texts may stand before the names.
  const before = `<h1>Team</h1>${text('Tallow College')}${box('Orla Vantreight')}${text('Marl University')}${box('Piet Maas')}`;
  assert.doesNotMatch(scopes(before, 'Orla Vantreight')[0]!.text, /Marl University/);
});

test('the name once more as a caption does not end the part that it heads', () => {
  const list =
    '<h3>Orla Vantreight</h3><p>Orla Vantreight</p><p>Founder of Tallow Labs.</p><h3>Piet Maas</h3><p>Piet Maas</p><p>Counsel at Marl.</p>';
  assert.deepEqual(scopes(list, 'Orla Vantreight'), [
    { kind: 'run', text: 'Orla Vantreight | Orla Vantreight | Founder of Tallow Labs.' },
  ]);
});

test('a CV is of whoever stands above its first sections, co-authors below or not', () => {
  const cv = `<p>Orla Vantreight</p><h2>Education</h2><h3>Doctor of Philosophy, 2019</h3><p>Tallow College</p><h2>Employment</h2><p>Marl Ltd</p>
    <h2>Publications</h2><ul><li>Vantreight, Orla and Maas, Piet (2018) On tides.</li><li>Maas, Piet and Vantreight, Orla (2016) On dunes.</li>
    <li>Vantreight, Orla and Brook, Anna (2015) On sand.</li></ul><h2>Supervision</h2><ul><li>Piet Maas (MSc, 2016)</li><li>Anna Brook (MSc, 2015)</li></ul>`;
  const [scope] = scopes(cv, 'Orla Vantreight');
  assert.equal(scope?.kind, 'page');
  assert.match(scope?.text ?? '', /Tallow College.*Marl Ltd/);
  const list = `<p>Orla Vantreight</p><h2>Education</h2><p>Tallow College</p><h2>Employment</h2><p>Marl Ltd</p>
    <p>Piet Maas</p><h2>Education</h2><p>Norvane College</p><h2>Employment</h2><p>Quill Ltd</p>`;
  assert.doesNotMatch(scopes(list, 'Orla Vantreight')[0]?.text ?? '', /Norvane/);
});

test('a labelled line in the row of somebody names nobody', () => {
  const rows = `<table><tr><td><p>Orla Vantreight</p><p>Student</p></td><td><p>Thesis Title: Common Inaccuracies of tides</p><p>Currently at Marl</p></td></tr>
    <tr><td><p>Piet Maas</p><p>Student</p></td><td><p>Thesis Title: Spatial Analysis of dunes</p><p>Currently at Tallow</p></td></tr></table>`;
  assert.match(scopes(rows, 'Orla Vantreight')[0]?.text ?? '', /Currently at Marl$/);
});

test('initials in place of a portrait are no part of a card', () => {
  const card = (initials: string, name: string) =>
    `<div class="card"><div>${initials}</div><h3>${name}</h3><p>Marl University</p></div>`;
  const html = `<h1>Our team</h1>${card('MD', 'Prof. Maria Anna Dell')}${card('MP', 'Maria Pell')}`;
  assert.deepEqual(scopes(html, 'Maria Dell'), [{ kind: 'card', text: 'Prof. Maria Anna Dell | Marl University' }]);
  assert.match(scopes(html.replace('>MD<', '>MP<'), 'Maria Dell')[0]?.text ?? '', /^MP /);
});

test('what is a particle inside a name may open one', () => {
  for (const first of ['Dr Ben Maas', 'Don Maas']) {
    const html = `<h1>Our doctors</h1><h2>${first}</h2><p>He is a consultant at Tallow Hospital in the harbour.</p>
      <h2>Dr Orla Vantreight</h2><p>She sees patients with tidal complaints in the old town.</p>`;
    assert.doesNotMatch(scopes(html, 'Orla Vantreight')[0]?.text ?? '', /Tallow/, first);
  }
});
