import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readHtml } from './read-html.ts';

const read = (html: string, url = 'https://people.example/orla/') => readHtml({ url, html });
const texts = (html: string) => read(html).blocks.map((block) => block.text);

test('inline text stays together, blocks part it, white space folds', () => {
  assert.deepEqual(
    texts('<p>Orla <b>Vantreight</b>,\n  Ph.D.&nbsp; <a href=x>physicist</a></p><div>Second<p>Third</div>'),
    ['Orla Vantreight, Ph.D. physicist', 'Second', 'Third'],
  );
});

test('a line break splits a block but keeps its element', () => {
  const { blocks } = read('<p>1994 Ph.D.<br>Northmarch University</p><p>Next</p>');
  assert.deepEqual(
    blocks.map((block) => block.text),
    ['1994 Ph.D.', 'Northmarch University', 'Next'],
  );
  assert.equal(blocks[0]?.element, blocks[1]?.element);
  assert.notEqual(blocks[1]?.element, blocks[2]?.element);
});

test('unclosed tags of old pages read as their writer meant them', () => {
  const { blocks } = read(
    '<! --- NAME --- ><H1>Orla Vantreight</H1><DL><DD>Ph.D. Physics - Northmarch<DD>B.A. - Tallow College</DL><UL><LI>one<LI>two</UL><P>a<P>b',
  );
  assert.deepEqual(
    blocks.map((block) => `${block.tag}:${block.text}`),
    [
      'h1:Orla Vantreight',
      'dd:Ph.D. Physics - Northmarch',
      'dd:B.A. - Tallow College',
      'li:one',
      'li:two',
      'p:a',
      'p:b',
    ],
  );
});

test('every block knows the heading above it; a heading of several lines is one heading', () => {
  const { blocks } = read('<h1>Orla Maas<br>Physicist</h1><p>x</p><h2>Education</h2><ul><li>y</ul>');
  assert.deepEqual(
    blocks.map((block) => [block.text, block.heading, block.headingLevel]),
    [
      ['Orla Maas', null, 1],
      ['Physicist', null, 1],
      ['x', 'Orla Maas Physicist', undefined],
      ['Education', 'Orla Maas Physicist', 2],
      ['y', 'Education', undefined],
    ],
  );
});

test('a name that a heading breaks into two lines is one name', () => {
  assert.deepEqual(texts('<h3>Orla<br>Vantreight</h3><p><a>Piet Maas</a><span>engineer</span></p>'), [
    'Orla Vantreight',
    'Piet Maas engineer',
  ]);
  assert.deepEqual(texts('<h3>dr n. med. Orla<br>Vantreight</h3>'), ['dr n. med. Orla Vantreight']);
  assert.deepEqual(texts('<h3>Orla Vantreight<br>Engineer</h3>'), ['Orla Vantreight', 'Engineer']);
});

test('heading tags around lists and paragraphs are type size, not headings', () => {
  const { blocks } = read('<h3><ul><li>Publications list here</li></ul></h3><h4>Title<p>Body text.</p>');
  assert.deepEqual(
    blocks.map((block) => block.headingLevel),
    [undefined, 4, undefined],
  );
});

test('a whole sentence in a heading tag is no heading', () => {
  const sentence = 'She advises towns and cities on tax, on public works and on the law of water.';
  const { blocks } = read(`<h4>Orla Vantreight</h4><h2>${sentence}</h2><p>Body.</p><h2>What we do for you.</h2>`);
  assert.deepEqual(
    blocks.map((block) => [block.headingLevel, block.heading]),
    [
      [4, null],
      [undefined, 'Orla Vantreight'],
      [undefined, 'Orla Vantreight'],
      [2, 'Orla Vantreight'],
    ],
  );
});

test('a bold or shouted line that names a section is a heading; a bold name is not', () => {
  const { blocks } = read(
    '<p><b>Education</b></p><p>Ph.D.</p><p><b>Northmarch University</b></p><div>EXPERIENCE</div><p>x</p>',
  );
  assert.deepEqual(
    blocks.map((block) => block.heading),
    [null, 'Education', 'Education', 'Education', 'EXPERIENCE'],
  );
});

test('a label in a row of several cells heads that row alone', () => {
  const { blocks } = read(
    '<table><tr><th>Education</th><td>Ph.D.</td></tr><tr><th>Office</th><td>12</td></tr></table><p>after</p>',
  );
  assert.deepEqual(
    blocks.map((block) => [block.text, block.heading]),
    [
      ['Education', null],
      ['Ph.D.', 'Education'],
      ['Office', null],
      ['12', null],
      ['after', null],
    ],
  );
});

test('table cells carry their row and column, spans counted, nested tables apart', () => {
  const { blocks } = read('<table><tr><td colspan=2>a<td>b<tr><td>c<td><table><tr><td>d</table></table>');
  assert.deepEqual(
    blocks.map((block) => [block.text, block.cell?.row, block.cell?.column]),
    [
      ['a', 0, 0],
      ['b', 0, 2],
      ['c', 1, 0],
      ['d', 0, 0],
    ],
  );
  assert.notEqual(blocks[3]?.cell?.table, blocks[0]?.cell?.table);
});

test('zones come from tags, roles and class words; layout classes make none', () => {
  const zones = Object.fromEntries(
    read(
      '<header>h</header><nav>n</nav><div class="main-content with-sidebar">m</div><div class="left-sidebar">s</div>' +
        '<div id="siteFooter">f</div><div role="complementary">r</div><article><header>ah</header><footer>af</footer></article>' +
        '<section class="people-also-viewed"><h2>av</h2></section>',
    ).blocks.map((block) => [block.text, block.zone]),
  );
  assert.deepEqual(zones, {
    h: 'header',
    n: 'nav',
    m: 'main',
    s: 'aside',
    f: 'footer',
    r: 'aside',
    ah: 'main',
    af: 'main',
    av: 'aside',
  });
});

test('a side zone that holds most of the page is the page', () => {
  const { blocks } = read(
    `<div class="sidebar">${'<p>Long text of the page itself, in sentences.</p>'.repeat(20)}</div><p>short</p>`,
  );
  assert.equal(blocks[0]?.zone, 'main');
});

test('cards of one kind share a path, their fields share the card among their ancestors', () => {
  const { blocks } = read(
    '<div class="list"><div class="card item-1"><h3>A</h3><p>B</p></div><div class="card item-2 active"><h3>C</h3><p>D</p></div></div>',
  );
  assert.equal(blocks[0]?.path, blocks[2]?.path);
  assert.equal(blocks[0]?.parent, blocks[1]?.parent);
  assert.notEqual(blocks[1]?.parent, blocks[2]?.parent);
  assert.equal(blocks[0]?.ancestors?.at(-2), blocks[1]?.ancestors?.at(-2));
  assert.equal(blocks[0]?.ancestors?.at(-1), blocks[0]?.element);
});

test('pieces set side by side with style sheets do not glue; letters of one word do not part', () => {
  assert.deepEqual(texts('<p><span>Northmarch University</span><span>Ph.D.</span></p>'), [
    'Northmarch University Ph.D.',
  ]);
  assert.deepEqual(texts('<p><span>24</span><span>June</span></p>'), ['24 June']);
  assert.deepEqual(texts('<h1><span>O</span><span>r</span><span>l</span><span>a</span></h1>'), ['Orla']);
  assert.deepEqual(texts('<nav><a href=a>home</a><a href=b>people</a></nav>'), ['home people']);
});

test('pre keeps its lines and joins wrapped prose', () => {
  assert.deepEqual(
    texts(
      '<pre>\nEDUCATION\n\n1994   Ph.D.   Northmarch University\n\nShe has studied the physics of thin films for twenty\nyears and more.\n</pre>',
    ),
    [
      'EDUCATION',
      '1994 Ph.D. Northmarch University',
      'She has studied the physics of thin films for twenty years and more.',
    ],
  );
});

test('a heading tag inside pre heads the lines below it', () => {
  const { blocks } = read('<pre>Office 12\n<h2>Education</h2>\nPh.D., Northmarch\n</pre>');
  assert.deepEqual(
    blocks.map((block) => [block.text, block.heading, block.headingLevel]),
    [
      ['Office 12', null, undefined],
      ['Education', null, 2],
      ['Ph.D., Northmarch', 'Education', undefined],
    ],
  );
});

test('bold ranges point at the bold words', () => {
  const block = read('<p>She holds a <strong>Ph.D.</strong> in <b>physics</b></p>').blocks[0]!;
  assert.deepEqual(
    block.bold?.map(([from, to]) => block.text.slice(from, to)),
    ['Ph.D.', 'physics'],
  );
});

test('links are absolute and know their block; scripts and anchors are none', () => {
  const page = readHtml({
    url: 'https://people.example/staff/orla.html?x=1',
    html: '<p>a</p><p>See <a href="cv.html" rel=ME>my CV</a></p><a href="/top">t</a><a href="../up">u</a><a href="//cdn.example/q">q</a><a href="javascript:x()">j</a><a href="#a">h</a><a href="mailto:o@people.example">m</a>',
  });
  assert.deepEqual(
    page.links.map((link) => [link.href, link.text, link.block]),
    [
      ['https://people.example/staff/cv.html', 'my CV', 1],
      ['https://people.example/top', 't', 2],
      ['https://people.example/up', 'u', 2],
      ['https://cdn.example/q', 'q', 2],
      ['mailto:o@people.example', 'm', 2],
    ],
  );
  assert.equal(page.links[0]?.rel, 'me');
});

const HIDDEN: [string, string][] = [
  ['hidden attribute', '<p hidden>secret</p>'],
  ['display none', '<div style="Display : none">secret</div>'],
  ['visibility', '<div style="visibility:hidden">secret</div>'],
  ['font size', '<span style="font-size:0px">secret</span>'],
  ['opacity', '<span style="opacity:0">secret</span>'],
  ['off screen', '<div style="position:absolute;left:-9999px">secret</div>'],
  ['text indent', '<div style="text-indent:-5000px">secret</div>'],
  ['equal ink and paper', '<div style="background:#fff;color:white">secret</div>'],
  ['old white on white', '<body bgcolor="#FFFFFF"><font color=white>secret</font></body>'],
];
for (const [name, html] of HIDDEN) {
  test(`hidden text is removed and remarked: ${name}`, () => {
    const page = read(`<p>shown</p>${html}`);
    assert.equal(page.text, 'shown');
    assert.ok(page.remarks.includes('hidden_text_removed'));
  });
}

test('a page that is hidden whole is shown by its script', () => {
  const all = '<div class="page" style="display:none"><h1>Orla Vantreight</h1><p>biography</p></div>';
  assert.equal(read(`${all}<script src="fade.js"></script>`).text, 'Orla Vantreight\nbiography');
  assert.equal(read(all).text, '');
  assert.equal(read(`<p>shown</p>${all}<script src="fade.js"></script>`).text, 'shown');
});

const OPENED: [string, string][] = [
  [
    'a link to its id',
    '<a href="#vantreight">More</a><div id="vantreight" style="display:none"><p>biography</p></div>',
  ],
  [
    'a control that comes later',
    '<section id="b1" hidden><p>biography</p></section><button aria-controls="b1">More</button>',
  ],
  ['a script', '<div id="b2" style="display: none"><p>biography</p></div><script>$("#b2").toggle()</script>'],
  [
    'a script that numbers the ids',
    '<div id="tab2text" style="display: none"><p>biography</p></div><script>document.getElementById("tab"+i+"text").style.display=""</script>',
  ],
  [
    'a link to a part of a box that is never shown',
    '<a href="#bio7">More</a><div style="display:none"><div id="bio7"><p>biography</p></div></div>',
  ],
  ['a dialog by its class', '<div class="modal fade" aria-hidden="true"><p>biography</p></div>'],
  ['the next tab', '<div class="tab-pane" style="display:none"><p>biography</p></div>'],
];
for (const [name, html] of OPENED) {
  test(`text that a click brings to light is part of the page: ${name}`, () => {
    const page = read(`<p>shown</p>${html}`);
    assert.ok(page.text.includes('biography'));
    assert.deepEqual(page.remarks, []);
  });
}

test('what a click opens is left out where it is the site itself that speaks, or where no click could show it', () => {
  const page = read(
    '<p>shown</p><a href="#cookie-dialog">x</a><div id="cookie-dialog" style="display:none"><p>we bake</p></div>' +
      '<div class="modal login" aria-hidden="true"><p>password</p></div><a href="#far">y</a><div id="far" style="position:absolute;left:-9999px"><p>words</p></div>' +
      '<a href="#near">z</a><div style="position:absolute;left:-9999px"><div id="near"><p>words</p></div></div>',
  );
  assert.ok(!/bake|password|words/.test(page.text));
});

test('text that a reader sees stays: large fonts, partial opacity, light ink on a dark picture, aria-hidden words', () => {
  const page = read(
    '<p style="font-size:0.9em">one</p><p style="opacity:0.8">two</p><div style="background:#000"><p style="color:#fff">three</p></div>' +
      '<span aria-hidden="true">four</span><div style="height:0;color:red">five</div><p hidden="until-found">six</p>',
  );
  assert.equal(page.text, 'one\ntwo\nthree\nfour\nfive\nsix');
  assert.deepEqual(page.remarks, []);
});

test('screen-reader copies, templates, scripts and option lists are left out without a remark', () => {
  const page = read(
    '<p>Engineer<span class="visually-hidden">Engineer</span></p><template><p>t</p></template><script>s</script><select><option>o</select><i class="fa icon" aria-hidden="true">x</i>',
  );
  assert.equal(page.text, 'Engineer');
  assert.deepEqual(page.remarks, []);
});

test('a first heading for screen readers alone says what the page is about', () => {
  assert.deepEqual(texts('<h1 class="sr-only">Orla Vantreight</h1><p>About me</p>'), ['Orla Vantreight', 'About me']);
});

test('invisible characters go; joiners of other scripts stay', () => {
  assert.deepEqual(texts('<p>Or\u200bla\u00ad Vant\u2060reight\ufeff</p><p>می\u200cخواهم</p>'), [
    'Orla Vantreight',
    'می\u200cخواهم',
  ]);
});

test('microdata, classic and modern microformats come out in one form', () => {
  const { structured } = read(
    '<div itemscope itemtype="https://schema.org/Person"><span itemprop="name">Orla Vantreight</span><a itemprop="url" href="https://o.example">w</a>' +
      '<div itemprop="worksFor" itemscope itemtype="http://schema.org/Organization"><b itemprop="name">Meridell Labs</b></div></div>' +
      '<div class="h-card"><span class="p-name">Tomas Ellery</span> <span class="p-job-title">Editor</span></div>' +
      '<div class="vcard"><h2 class="fn">Ingrid Marlowe</h2><p class="title">Chief Scientist</p></div><p class="p-4 title h-full">not one</p>',
  );
  assert.deepEqual(structured, [
    {
      syntax: 'microdata',
      types: ['Person'],
      properties: {
        name: ['Orla Vantreight'],
        url: ['https://o.example'],
        worksFor: [{ syntax: 'microdata', types: ['Organization'], properties: { name: ['Meridell Labs'] } }],
      },
    },
    { syntax: 'microformats', types: ['h-card'], properties: { name: ['Tomas Ellery'], 'job-title': ['Editor'] } },
    {
      syntax: 'microformats',
      types: ['h-card'],
      properties: { name: ['Ingrid Marlowe'], 'job-title': ['Chief Scientist'] },
    },
  ]);
});

test('title, site name, declared language and open graph are read', () => {
  const page = read(
    '<html lang="de-AT"><head><title> Orla \n Vantreight </title><meta property="og:site_name" content="Northmarch"></head><svg><title>no</title></svg><p>x',
  );
  assert.deepEqual([page.title, page.siteName, page.language], ['Orla Vantreight', 'Northmarch', 'de']);
  assert.equal(page.structured[0]?.syntax, 'opengraph');
});

const FRAGMENTS = [
  '<p>',
  '</p>',
  '<br>',
  '<b>',
  '</b>',
  '<div class="card">',
  '</div>',
  '<td>',
  '<tr>',
  '<table>',
  '</table>',
  '<h2>',
  '</h2>',
  '<pre>',
  '</pre>',
  '<a href="/x">',
  '</a>',
  '<li>',
  '<!--',
  '-->',
  '<nav>',
  '</nav>',
  '<span hidden>',
  '</span>',
  '&amp;',
  '&#8203;',
  '  \n',
  'Orla',
  'Ph.D. 1994',
  'é',
  '😀',
  '<',
  '"',
  '<title>',
  '</title>',
  '<style>',
  '</style>',
];

test('whatever the markup, every block is where it says it is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ maxLength: 8 })), { maxLength: 60 }),
      (pieces) => {
        const page = read(pieces.join(''));
        let end = -1;
        for (const [index, block] of page.blocks.entries()) {
          assert.equal(block.index, index);
          assert.equal(block.start, end + 1);
          assert.equal(page.text.slice(block.start, block.start + block.text.length), block.text);
          assert.equal(block.text, block.text.trim());
          assert.doesNotMatch(block.text, /\s\s|[\n\t]/);
          assert.notEqual(block.text, '');
          for (const [from, to] of block.bold ?? []) assert.ok(from >= 0 && from < to && to <= block.text.length);
          end = block.start + block.text.length;
        }
        for (const link of page.links) assert.ok(page.blocks.length === 0 || page.blocks[link.block] !== undefined);
      },
    ),
    { numRuns: 400 },
  );
});

test('all blocks of a page have the same members in the same order', () => {
  const { blocks } = read(
    '<html lang=en><h1>Orla</h1><p><b>Bold</b> text</p><p lang=de>Deutsch</p><table><tr><td>a</td></tr></table><br>last',
  );
  assert.equal(blocks.length, 5);
  assert.equal(new Set(blocks.map((block) => Object.keys(block).join(' '))).size, 1);
  assert.deepEqual(Object.keys(JSON.parse(JSON.stringify(blocks[4]))).slice(-2), ['heading', 'ancestors']);
});

test('siblings of one kind share a path, and each has its own numbers', () => {
  const { blocks } = read(`${'<div>'.repeat(14)}<ul><li class=a>1<li class=a>2<li class=b>3</ul>`);
  assert.equal(blocks[0]?.path, blocks[1]?.path);
  assert.notEqual(blocks[1]?.path, blocks[2]?.path);
  for (const { path, ancestors, element } of blocks) {
    assert.equal(path.split('>').length, 12);
    assert.equal(ancestors?.length, 12);
    assert.equal(ancestors?.at(-1), element);
  }
});

test('a brand in two elements stays one word', () => {
  assert.deepEqual(texts('<p>You<b>Tube</b></p>'), ['YouTube']);
});

test('elements that only a style sheet sets apart are lines of their own', () => {
  assert.deepEqual(texts('<h1>ORLA VANTREIGHT<span>HR Director Tallow</span></h1>'), [
    'ORLA VANTREIGHT',
    'HR Director Tallow',
  ]);
  assert.deepEqual(texts('<h3><span>Marl Clinic</span>Orla Vantreight</h3>'), ['Marl Clinic', 'Orla Vantreight']);
  assert.deepEqual(
    texts(
      '<li>\n <strong>B.A., English and Spanish</strong>\n <span>University of Marl</span>\n <em>cum laude</em></li>',
    ),
    ['B.A., English and Spanish', 'University of Marl cum laude'],
  );
});

test('a label that only a style sheet sets apart is a line of its own', () => {
  assert.deepEqual(texts('<div><span>Education</span>BA, Tallow College; MBA, Marl University</div>'), [
    'Education',
    'BA, Tallow College; MBA, Marl University',
  ]);
  assert.deepEqual(texts('<h3><span>Vantreight</span>Orla Jane</h3>'), ['Vantreight Orla Jane']);
  assert.deepEqual(texts('<p><b>Marl</b>borough Works in Oakham</p>'), ['Marlborough Works in Oakham']);
});

test('elements inside a sentence or a name stay in its line', () => {
  for (const html of [
    '<p>She worked at<a>Tallow Group</a> in Marl</p>',
    '<p><span>She is a professor at</span>\n<span>Tallow College</span></p>',
    '<p>She met <b>Piet Maas</b>\n<b>Ida Brandt</b> and left</p>',
    '<h1>\n<span>Orla</span>\n<span>Vantreight</span>\n</h1>',
    '<p><b>W</b>estmark College</p>',
  ]) {
    assert.equal(texts(html).length, 1, html);
  }
});

test('a link is of the line that shows it', () => {
  const page = read('<p><a href="/a">Orla Vantreight</a>\n<a href="/b">Tallow College</a></p>');
  assert.deepEqual(
    page.links.map((link) => page.blocks[link.block!]?.text),
    ['Orla Vantreight', 'Tallow College'],
  );
});
