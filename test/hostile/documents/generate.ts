// Documents made to hurt a reader. Each is built on demand: nothing large lies in the repository.
import { makePdf, makePdfOf, type PdfObject, packed, showText } from './make-pdf.ts';

export interface HostileDocument {
  name: string;
  contentType: string;
  body(): Uint8Array;
  /** A text that an honest reader still finds, null when the document may be skipped whole. */
  keeps: string | null;
  /** A remark or reason that must be given. */
  says?: string;
}

const FACT = 'Orla Vantreight received her Ph.D. from Northmarch University in 1994.';
const html = (inside: string) =>
  new TextEncoder().encode(`<html><head><title>Orla Vantreight</title></head><body>${inside}</body></html>`);
const fact = `<p>${FACT}</p>`;
const HTML = 'text/html; charset=utf-8';

function utf16(text: string): Uint8Array {
  return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
}

function nested(open: string, close: string, count: number): string {
  return `${open.repeat(count)}deep${close.repeat(count)}`;
}

const PDF = 'application/pdf';
const pdfFact = showText({ text: FACT, x: 72, y: 700 });

/** The fact, then the same operators over and over. */
function pdfOfOperators(operator: string, count: number): Uint8Array {
  const start = Buffer.from(`${pdfFact}\nBT /F1 11 Tf 72 600 Td `);
  return makePdfOf([Buffer.concat([start, Buffer.alloc(operator.length * count, operator), Buffer.from(' ET')])]);
}

/** Nine forms, each of which shows the next one ten times: a billion words at the bottom. */
function pdfOfForms(): Uint8Array {
  const form = (next: number | null, data: string): PdfObject => ({
    entries:
      '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> ' +
      `${next === null ? '' : `/XObject << /X ${next} 0 R >>`} >>`,
    data: Buffer.from(data),
  });
  const forms = Array.from({ length: 9 }, (_, at) => form(at + 5, '/X Do '.repeat(10)));
  forms.push(form(null, showText({ text: 'again', x: 72, y: 500 })));
  return makePdfOf([Buffer.from(`${pdfFact} /X Do`)], '/XObject << /X 4 0 R >>', forms);
}

/**
 * A font whose map to characters names each of 65,535 codes 300,000 times: one step of the parser, never left. It
 * stands on a page of its own, after the given ones.
 */
export function pdfOfCharacterMap(before: string[] = []): Uint8Array {
  const ranges = `100 beginbfrange\n${'<0000> <fffe> <0041>\n'.repeat(100)}endbfrange\n`.repeat(3_000);
  const map = `begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange\n${ranges}endcmap`;
  const page = `BT /F2 11 Tf 72 400 Td <00410042> Tj ET ${pdfFact}`;
  const contents = [...before, page].map((content) => Buffer.from(content, 'latin1'));
  return makePdfOf(contents, '', [
    '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 5 0 R >>',
    packed(Buffer.from(map)),
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X ' +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>',
  ]);
}

export const HOSTILE_DOCUMENTS: readonly HostileDocument[] = [
  {
    name: '50,000 nested div',
    contentType: HTML,
    body: () => html(fact + nested('<div>', '</div>', 50_000)),
    keeps: FACT,
    says: 'depth_capped',
  },
  {
    name: '50,000 nested div, never closed',
    contentType: HTML,
    body: () => html(fact + '<div>'.repeat(50_000)),
    keeps: FACT,
    says: 'depth_capped',
  },
  {
    name: '100,000 nested inline tags',
    contentType: HTML,
    body: () => html(fact + '<b><i><u>'.repeat(33_000)),
    keeps: FACT,
    says: 'depth_capped',
  },
  {
    name: '20,000 attributes',
    contentType: HTML,
    body: () => html(`<div ${Array.from({ length: 20_000 }, (_, at) => `a${at}=1`).join(' ')}></div>${fact}`),
    keeps: FACT,
    says: 'attributes_capped',
  },
  {
    name: 'misnested b, i, u',
    contentType: HTML,
    body: () => html(`${'<b><i><u>'.repeat(150)}${'</b></i></u><p>x'.repeat(4_000)}${fact}`),
    keeps: FACT,
  },
  {
    name: '3,000 nested tables',
    contentType: HTML,
    body: () => html(fact + '<table><tr><td>'.repeat(3_000)),
    keeps: FACT,
    says: 'depth_capped',
  },
  {
    name: 'an attribute of 10 MB',
    contentType: HTML,
    body: () => html(`${fact}<div title="${'x'.repeat(10_000_000)}">end</div>`),
    keeps: FACT,
  },
  {
    name: 'a class of 5 MB',
    contentType: HTML,
    body: () => html(`<div class="${'menu '.repeat(1_000_000)}">${fact}</div>`),
    keeps: FACT,
  },
  {
    name: '300,000 paragraphs',
    contentType: HTML,
    body: () => html(fact + '<p>x'.repeat(300_000)),
    keeps: FACT,
    says: 'truncated',
  },
  {
    name: '400 lists in open headings',
    contentType: HTML,
    body: () => html(`${'<h2><ul><li>a</ul>'.repeat(400)}${fact}`),
    keeps: FACT,
  },
  { name: 'a million <', contentType: HTML, body: () => html(fact + '<'.repeat(1_000_000)), keeps: FACT },
  { name: 'a million </', contentType: HTML, body: () => html(fact + '</'.repeat(1_000_000)), keeps: FACT },
  { name: 'a million entities', contentType: HTML, body: () => html(fact + '&amp;'.repeat(1_000_000)), keeps: FACT },
  {
    name: 'a million broken entities',
    contentType: HTML,
    body: () => html(fact + '&notanentity'.repeat(400_000)),
    keeps: FACT,
  },
  {
    name: 'an unclosed comment',
    contentType: HTML,
    body: () => html(`${fact}<!-- ${'- '.repeat(2_000_000)}`),
    keeps: FACT,
  },
  {
    name: 'an unclosed script',
    contentType: HTML,
    body: () => html(`${fact}<script>${'x='.repeat(2_000_000)}`),
    keeps: FACT,
  },
  {
    name: '100,000 links in one paragraph',
    contentType: HTML,
    body: () => html(`${fact}<p>${'<a href="/x">y</a>'.repeat(100_000)}`),
    keeps: FACT,
  },
  { name: 'one word of 4 MB', contentType: HTML, body: () => html(fact + 'W'.repeat(4_000_000)), keeps: FACT },
  { name: '4 MB of spaces', contentType: HTML, body: () => html(fact + ' '.repeat(4_000_000)), keeps: FACT },
  {
    name: '1 MB of spaced capitals in pre',
    contentType: HTML,
    body: () => html(`${fact}<pre>${'AB    C\n'.repeat(130_000)}</pre>`),
    keeps: FACT,
  },
  {
    name: 'style attributes without end',
    contentType: HTML,
    body: () => html(`<div style="${'height:0;'.repeat(200_000)}">a</div>${fact}`),
    keeps: FACT,
  },
  { name: 'NUL bytes', contentType: HTML, body: () => html(fact.split('').join('\u0000')), keeps: FACT },
  {
    name: 'a charset that lies (utf-16 said, utf-8 sent)',
    contentType: 'text/html; charset=utf-16',
    body: () => html(fact),
    keeps: FACT,
  },
  { name: 'an unknown charset', contentType: 'text/html; charset=x-nonsense', body: () => html(fact), keeps: FACT },
  { name: 'utf-7 declared', contentType: 'text/html; charset=utf-7', body: () => html(fact), keeps: FACT },
  { name: 'utf-16 with a mark', contentType: 'text/html', body: () => utf16(`<p>${FACT}</p>`), keeps: FACT },
  {
    name: 'broken utf-8 throughout',
    contentType: HTML,
    body: () => Buffer.concat([html(fact), Buffer.from(new Uint8Array(200_000).fill(0xc3))]),
    keeps: FACT,
  },
  {
    name: 'deep JSON-LD',
    contentType: HTML,
    body: () => html(`<script type="application/ld+json">${'{"a":['.repeat(100_000)}</script>${fact}`),
    keeps: FACT,
  },
  {
    name: 'wide JSON-LD',
    contentType: HTML,
    body: () =>
      html(`<script type="application/ld+json">[${'{"@type":"Person","name":"x"},'.repeat(30_000)}{}]</script>${fact}`),
    keeps: FACT,
  },
  {
    name: 'JSON-LD of quotes',
    contentType: HTML,
    body: () => html(`<script type="application/ld+json">${'"\\'.repeat(400_000)}</script>${fact}`),
    keeps: FACT,
  },
  {
    name: '240 nested items',
    contentType: HTML,
    body: () => html(`${fact}${'<div itemscope itemprop="a"><span class="h-card p-name">'.repeat(240)}`),
    keeps: FACT,
  },
  {
    name: '3,000 JSON-LD scripts',
    contentType: HTML,
    body: () => html(`${'<script type="application/ld+json">{"@type":"Person",}</script>'.repeat(3_000)}${fact}`),
    keeps: FACT,
  },
  {
    name: 'plain text of one line, 4 MB',
    contentType: 'text/plain',
    body: () => new TextEncoder().encode(`${FACT} ${'word '.repeat(800_000)}`),
    keeps: FACT,
  },
  {
    name: 'plain text of a million lines',
    contentType: 'text/plain',
    body: () => new TextEncoder().encode(`${FACT}\n${'a\n\n'.repeat(1_000_000)}`),
    keeps: FACT,
  },
  {
    name: 'markdown of a million marks',
    contentType: 'text/markdown',
    body: () => new TextEncoder().encode(`${FACT}\n\n${'**[a](b)_'.repeat(120_000)}`),
    keeps: FACT,
  },
  {
    name: 'markdown of brackets',
    contentType: 'text/markdown',
    body: () => new TextEncoder().encode(`${FACT}\n\n${'['.repeat(500_000)}`),
    keeps: FACT,
  },
  {
    name: 'markdown of stars, many lines',
    contentType: 'text/markdown',
    body: () => new TextEncoder().encode(`${FACT}\n\n${`${'*a '.repeat(6_000)}\n`.repeat(60)}`),
    keeps: FACT,
  },
  {
    name: 'a picture called html',
    contentType: HTML,
    body: () => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(2_000_000, 7)]),
    keeps: null,
    says: 'unreadable',
  },
  {
    name: 'a truncated pdf',
    contentType: PDF,
    body: () => makePdf([[{ text: FACT, x: 72, y: 700 }]]).subarray(0, 250),
    keeps: null,
    says: 'unreadable',
  },
  {
    name: 'a pdf of one header',
    contentType: PDF,
    body: () => Buffer.from('%PDF-1.7\n'),
    keeps: null,
    says: 'unreadable',
  },
  {
    name: 'a pdf of eight million text operators on one line',
    contentType: PDF,
    body: () => pdfOfOperators('(a)Tj ', 8_000_000),
    keeps: FACT,
    says: 'out_of_time',
  },
  {
    name: 'a pdf of four million lines below its page',
    contentType: PDF,
    body: () => pdfOfOperators('0 -20 Td (a)Tj ', 4_000_000),
    keeps: FACT,
    says: 'out_of_time',
  },
  {
    name: 'a pdf of eight million operators that show nothing',
    contentType: PDF,
    body: () => pdfOfOperators('q Q ', 8_000_000),
    keeps: FACT,
    says: 'out_of_time',
  },
  {
    name: 'a pdf of forms in forms',
    contentType: PDF,
    body: pdfOfForms,
    keeps: FACT,
    says: 'truncated',
  },
  {
    name: 'a pdf of a character map without end',
    contentType: PDF,
    body: () => pdfOfCharacterMap(),
    keeps: null,
    says: 'timed_out',
  },
  {
    name: 'a pdf of one string of 50 MB',
    contentType: PDF,
    body: () => pdfOfOperators(`(${'ab cd '.repeat(8_000_000)}) Tj`, 1),
    keeps: null,
    says: 'unreadable',
  },
  { name: 'an empty body', contentType: HTML, body: () => new Uint8Array(), keeps: null, says: 'empty' },
];
