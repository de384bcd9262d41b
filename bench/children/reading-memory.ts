// Opens so many reading threads, lets each read some pages, and answers with the megabytes that the process holds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPageReader } from '../../src/extract/page-reader.ts';
import { openOrganisations } from '../../src/main/organisation-data.ts';
import { SAMPLE_WEB } from '../../src/main/sample-web.ts';
import { threadScripts } from '../../src/main/thread-scripts.ts';
import { answerWith } from './process.ts';

interface SamplePage {
  file: string;
  url: string;
  content_type: string;
}

answerWith(async ({ threads }: { threads: number }) => {
  const { pages } = JSON.parse(readFileSync(join(SAMPLE_WEB, 'manifest.json'), 'utf8')) as { pages: SamplePage[] };
  const html = pages.filter((page) => page.content_type.includes('html')).slice(0, 40);
  const reader = openPageReader({
    workers: threads,
    organisations: openOrganisations().bytes,
    script: threadScripts().reading,
  });
  await reader.warm();
  for (const { file, url, content_type: contentType } of html) {
    const body = new Uint8Array(readFileSync(join(SAMPLE_WEB, file)));
    await Promise.all(Array.from({ length: threads }, () => reader.read({ url, status: 200, contentType, body })));
  }
  const held = process.memoryUsage().rss / 1e6;
  await reader.close();
  return held;
});
