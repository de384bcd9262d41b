// Writes the one pdf of the sample web: a two-page CV, byte for byte the same on every run.
// Run with `node sample-web/make-cv-pdf.ts` after changing the text below.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const CV_FILE = 'pages/viktor-dragulescu.example/cv/dragulescu-cv.pdf';

interface Line {
  text: string;
  size?: number;
  bold?: boolean;
  gap?: number;
}

const PAGES: Line[][] = [
  [
    { text: 'Viktor Drăgulescu', size: 22, bold: true },
    { text: 'Curriculum vitae, March 2026', size: 11, gap: 4 },
    { text: 'Cluj-Napoca, Romania. viktor@viktor-dragulescu.example', size: 11 },
    { text: 'Appointments', size: 14, bold: true, gap: 18 },
    { text: '2018 - present  Associate Professor, Universitatea Tehnică Transilva, Cluj-Napoca' },
    { text: '2013 - 2018  Lecturer, Universitatea Tehnică Transilva, Cluj-Napoca' },
    { text: '2021 - 2022  Security consultant, Halden Robotics (part time)' },
    { text: 'Education', size: 14, bold: true, gap: 18 },
    { text: '2013  PhD in Computer Science, Universitatea Tehnică Transilva' },
    { text: 'Thesis: Isolation of tabs that do not wish to be isolated', gap: 2 },
    { text: '2009  MSc in Information Security, Universitatea Tehnică Transilva' },
    { text: '2007  BSc in Informatics, Universitatea Tehnică Transilva' },
    { text: 'Prizes', size: 14, bold: true, gap: 18 },
    { text: '2022  Golden Crowbar, for "The tab that would not close"' },
    { text: '2014  Young Lecturer of the Year, Faculty of Automation' },
  ],
  [
    { text: 'Selected talks', size: 14, bold: true },
    { text: '2024  BarricadeCon: Your browser is a small country' },
    { text: '2023  Carpathian Security Days: Fuzzing with undergraduates' },
    { text: '2019  BarricadeCon: A short history of the back button' },
    { text: 'Students', size: 14, bold: true, gap: 18 },
    { text: 'Radu Păstorel (PhD, in progress), Ilinca Moldoveanu-Stern (PhD 2019, now lecturer)' },
    { text: 'Languages', size: 14, bold: true, gap: 18 },
    { text: 'Romanian, Hungarian, English; reads German when the error message is German' },
    { text: 'References on request. This document was set without a word processor.', gap: 24 },
  ],
];

/** Letters outside Latin-1 that the text uses, each given a code of its own in the font's encoding. */
const EXTRA_LETTERS: { code: number; letter: string; glyph: string }[] = [
  { code: 0x80, letter: 'ă', glyph: 'abreve' },
  { code: 0x81, letter: 'Ă', glyph: 'Abreve' },
];

function encodeText(text: string): string {
  let hex = '';
  for (const letter of text) {
    const extra = EXTRA_LETTERS.find((entry) => entry.letter === letter);
    const code = extra ? extra.code : letter.codePointAt(0)!;
    if (code > 0xff) throw new Error(`letter ${letter} is not in the font's encoding`);
    hex += code.toString(16).padStart(2, '0');
  }
  return `<${hex}>`;
}

function pageContent(lines: Line[]): string {
  const out = ['BT'];
  let first = true;
  for (const line of lines) {
    const size = line.size ?? 11;
    const drop = first ? 0 : size * 1.4 + (line.gap ?? 4);
    out.push(`/${line.bold ? 'F2' : 'F1'} ${size} Tf`);
    out.push(first ? '56 770 Td' : `0 ${-Math.round(drop)} Td`);
    out.push(`${encodeText(line.text)} Tj`);
    first = false;
  }
  out.push('ET');
  return out.join('\n');
}

/** Tells a reader which letter each code stands for, so that the text can be taken out again. */
function toUnicodeMap(): string {
  const extra = EXTRA_LETTERS.map(({ code, letter }) => {
    const unicode = letter.codePointAt(0)!.toString(16).padStart(4, '0');
    return `<${code.toString(16)}> <${unicode}>`;
  });
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CMapName /SampleCv def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<00> <ff>',
    'endcodespacerange',
    '2 beginbfrange',
    '<20> <7e> <0020>',
    '<a0> <ff> <00a0>',
    'endbfrange',
    `${extra.length} beginbfchar`,
    ...extra,
    'endbfchar',
    'endcmap',
    'end end',
  ].join('\n');
}

function stream(body: string): string {
  return `<< /Length ${body.length} >>\nstream\n${body}\nendstream`;
}

export function buildCvPdf(): Uint8Array {
  const differences = EXTRA_LETTERS.map(({ code, glyph }) => `${code} /${glyph}`).join(' ');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding 4 0 R /ToUnicode 5 0 R >>`;
  const firstPage = 8;
  const kids = PAGES.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${PAGES.length} /MediaBox [0 0 595 842] >>`,
    '<< /Title (Curriculum vitae) /Author (Viktor Dragulescu) >>',
    `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${differences}] >>`,
    stream(toUnicodeMap()),
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  PAGES.forEach((lines, index) => {
    const contents = firstPage + index * 2 + 1;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 6 0 R /F2 7 0 R >> >> /Contents ${contents} 0 R >>`,
      stream(pageContent(lines)),
    );
  });

  let file = '%PDF-1.4\n';
  const offsets: number[] = [];
  objects.forEach((object, index) => {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const crossReference = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) file += `${String(offset).padStart(10, '0')} 00000 n \n`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${crossReference}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

if (import.meta.main) {
  const target = join(dirname(fileURLToPath(import.meta.url)), CV_FILE);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, buildCvPdf());
}
