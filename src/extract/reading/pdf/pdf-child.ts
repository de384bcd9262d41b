// Runs alone in a process with a memory limit: pdf bytes on stdin, text items of each page as JSON on stdout.
// A crash here costs one document.
import { getDocumentProxy } from 'unpdf';
import { LIMITS } from '../limits.ts';
import type { PdfContent, PdfItem } from './pdf-lines.ts';

const MAX_ITEMS = 60_000;

async function main(): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const document = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)), {
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    maxImageSize: 1,
    verbosity: 0,
  });
  const content: PdfContent = { title: null, created: null, modified: null, totalPages: document.numPages, pages: [] };
  const { info } = (await document.getMetadata().catch(() => ({ info: {} }))) as { info: Record<string, unknown> };
  if (typeof info.Title === 'string') content.title = info.Title.slice(0, 300);
  if (typeof info.CreationDate === 'string') content.created = info.CreationDate.slice(0, 40);
  if (typeof info.ModDate === 'string') content.modified = info.ModDate.slice(0, 40);
  let count = 0;
  for (let number = 1; number <= Math.min(document.numPages, LIMITS.pdfPages) && count < MAX_ITEMS; number += 1) {
    const page = await document.getPage(number);
    const [left, , right] = page.view as [number, number, number, number];
    const items: PdfItem[] = [];
    const { items: found } = await page.getTextContent();
    for (const item of found) {
      if (!('str' in item) || item.str === '') continue;
      const transform = item.transform as number[];
      const size = Math.hypot(transform[2] ?? 0, transform[3] ?? 0) || item.height || 1;
      items.push({
        text: item.str.slice(0, 2000),
        x: transform[4] ?? 0,
        y: transform[5] ?? 0,
        width: item.width,
        size,
      });
      count += 1;
      if (count >= MAX_ITEMS) break;
    }
    content.pages.push({ width: Math.max(1, right - left), items });
    page.cleanup();
  }
  process.stdout.write(JSON.stringify(content), () => process.exit(0));
}

main().catch((error: unknown) => {
  process.stderr.write(error instanceof Error ? error.name : 'Error');
  process.exit(3);
});
