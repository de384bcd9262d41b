import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readText } from './read-text.ts';

const plain = (text: string) => readText('https://t.example/', text, false);
const markdown = (text: string) => readText('https://t.example/', text, true);

test('wrapped lines form one paragraph, short lines and dated lines stand alone', () => {
  const page = plain(
    'Orla Vantreight\nPhysicist\n\nShe has written on the physics of thin films and on the measuring of\nsmall forces between plates. She lives in Corrin.\n\nEDUCATION\n1994 Ph.D., Northmarch University\n1990 B.A., Tallow College\n',
  );
  assert.deepEqual(
    page.blocks.map((block) => [block.text, block.heading]),
    [
      ['Orla Vantreight', null],
      ['Physicist', null],
      [
        'She has written on the physics of thin films and on the measuring of small forces between plates. She lives in Corrin.',
        null,
      ],
      ['EDUCATION', null],
      ['1994 Ph.D., Northmarch University', 'EDUCATION'],
      ['1990 B.A., Tallow College', 'EDUCATION'],
    ],
  );
});

test('entries that fill their lines stay apart', () => {
  const page = plain(
    'Ph.D. Computer Science, Northmarch Polytechnic Inst & State Univ, 1989\nM.S. Computer Science, University of Eastvale, Corrin, 1984\nB.S. Computer Science, University of Eastvale, Corrin, 1982\n',
  );
  assert.equal(page.blocks.length, 3);
});

test('list items lose their mark and keep their hanging lines; key and value stay one line', () => {
  const page = plain('- Lecturer at Northmarch,\n  1995 to 2001\n- Editor\nOffice: 12\nPhone: none\n');
  assert.deepEqual(
    page.blocks.map((block) => `${block.tag}:${block.text}`),
    ['li:Lecturer at Northmarch, 1995 to 2001', 'li:Editor', 'p:Office: 12', 'p:Phone: none'],
  );
});

test('one long paragraph stays one block up to the limit', () => {
  const page = plain(`${'She was there. '.repeat(300)}`);
  assert.equal(page.blocks.length, 1);
});

test('markdown: front matter, headings, emphasis, links, tables, template commands', () => {
  const page = markdown(
    '---\ntitle: "About Orla"\n---\n{% include x %}\nEducation\n======\n* **Ph.D.** in _physics_, [Northmarch](https://n.example/) 1994\n\n## Jobs\n| Year | Place |\n|---|---|\n| 1995 | Meridell Labs |\n',
  );
  assert.equal(page.title, 'About Orla');
  assert.deepEqual(
    page.blocks.map((block) => [block.tag, block.text, block.heading]),
    [
      ['h1', 'Education', null],
      ['li', 'Ph.D. in physics, Northmarch 1994', 'Education'],
      ['h2', 'Jobs', 'Education'],
      ['td', 'Year', 'Jobs'],
      ['td', 'Place', 'Jobs'],
      ['td', '1995', 'Jobs'],
      ['td', 'Meridell Labs', 'Jobs'],
    ],
  );
  assert.deepEqual(page.blocks[6]?.cell && [page.blocks[6].cell.row, page.blocks[6].cell.column], [1, 1]);
  assert.deepEqual(page.links, [{ href: 'https://n.example/', text: 'Northmarch', rel: '', block: 1 }]);
  assert.deepEqual(page.blocks[1]?.bold, [[0, 5]]);
});

for (const kind of ['plain', 'markdown'] as const) {
  test(`whatever the ${kind} text, every block is where it says it is`, () => {
    const pieces = fc.constantFrom(
      '# ',
      '* ',
      '**',
      '_',
      '|',
      '\n',
      '\n\n',
      '[a](b)',
      '`',
      'Orla',
      '1994',
      '    ',
      '---',
      'Education',
      '\\',
      '<b>',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 6 })), { maxLength: 50 }), (parts) => {
        const page = readText('https://t.example/', parts.join(''), kind === 'markdown');
        for (const block of page.blocks) {
          assert.equal(page.text.slice(block.start, block.start + block.text.length), block.text);
          assert.notEqual(block.text.trim(), '');
        }
      }),
      { numRuns: 300 },
    );
  });
}
