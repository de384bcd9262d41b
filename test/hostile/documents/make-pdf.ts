// Writes small, valid pdf files for tests: lines of text at given places, one font.

export interface PdfText {
  text: string;
  x: number;
  y: number;
  size?: number;
}

export function makePdf(pages: PdfText[][], info: Record<string, string> = {}): Uint8Array {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const pageIds = pages.map((_, index) => 4 + index * 2);
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  for (const [index, page] of pages.entries()) {
    const content = page
      .map(({ text, x, y, size = 11 }) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escapeText(text)}) Tj ET`)
      .join('\n');
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + index * 2} 0 R ` +
        '/Resources << /Font << /F1 3 0 R >> >> >>',
    );
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  const infoId = objects.length + 1;
  add(
    `<< ${Object.entries(info)
      .map(([key, value]) => `/${key} (${escapeText(value)})`)
      .join(' ')} >>`,
  );
  let file = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, body] of objects.entries()) {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
  }
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) file += `${String(offset).padStart(10, '0')} 00000 n \n`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${infoId} 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function escapeText(text: string): string {
  return text.replace(/[\\()]/g, (char) => `\\${char}`);
}
