// Writes valid pdf files for tests: lines of text at given places in one font, or any objects one likes.
import { deflateSync } from 'node:zlib';

export interface PdfText {
  text: string;
  x: number;
  y: number;
  size?: number;
}

/** A dictionary or array as it stands in the file, or a stream with the entries of its dictionary. */
export type PdfObject = string | { entries: string; data: Uint8Array };

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

export function makePdf(pages: PdfText[][], info: Record<string, string> = {}): Uint8Array {
  const pageIds = pages.map((_, index) => 4 + index * 2);
  const objects: PdfObject[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    FONT,
  ];
  for (const [index, page] of pages.entries()) {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + index * 2} 0 R ` +
        '/Resources << /Font << /F1 3 0 R >> >> >>',
      { entries: '', data: Buffer.from(page.map(showText).join('\n'), 'latin1') },
    );
  }
  const infoId = objects.length + 1;
  objects.push(
    `<< ${Object.entries(info)
      .map(([key, value]) => `/${key} (${escapeText(value)})`)
      .join(' ')} >>`,
  );
  return joinObjects(objects, `/Info ${infoId} 0 R`);
}

/**
 * Pages whose contents are given as pdf operators. `more` are objects from number 4 on, which may be a font (F2 is
 * number 4) or be named in `resources`.
 */
export function makePdfOf(contents: Uint8Array[], resources = '', more: PdfObject[] = []): Uint8Array {
  const first = 4 + more.length;
  const pages = contents.flatMap((content, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${first + index * 2 + 1} 0 R ` +
      `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> ${resources} >> >>`,
    packed(content),
  ]);
  const kids = contents.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  return joinObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    FONT,
    ...more,
    ...pages,
  ]);
}

export function showText({ text, x, y, size = 11 }: PdfText): string {
  return `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escapeText(text)}) Tj ET`;
}

export function packed(data: Uint8Array): PdfObject {
  return { entries: '/Filter /FlateDecode', data: deflateSync(data, { level: 1 }) };
}

function joinObjects(objects: readonly PdfObject[], trailer = ''): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  write('%PDF-1.4\n');
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    write(`${index + 1} 0 obj\n`);
    if (typeof object === 'string') write(object);
    else {
      write(`<< ${object.entries} /Length ${object.data.length} >>\nstream\n`);
      write(object.data);
      write('\nendstream');
    }
    write('\nendobj\n');
  }
  const table = length;
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) write(`${String(offset).padStart(10, '0')} 00000 n \n`);
  write(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
}

function escapeText(text: string): string {
  return text.replace(/[\\()]/g, (char) => `\\${char}`);
}
