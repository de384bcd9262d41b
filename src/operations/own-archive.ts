// Pages of the operator's own, imported, listed and removed over the API. Bytes are read by the same reader as pages of the web.
import { Fault } from '../domain/model/fault.ts';
import type { PageReader } from '../ports/reader.ts';
import type { CorpusPage, Store } from '../ports/store.ts';
import { notFound } from './not-found.ts';
import type { ListView } from './page.ts';
import { SAMPLE_COLLECTION } from './service-status.ts';

export interface ArchiveTools {
  store: Pick<Store, 'corpus'>;
  reader: Pick<PageReader, 'read'>;
}

export interface ImportedPage {
  url: string;
  title?: string | undefined;
  html?: string | undefined;
  text?: string | undefined;
  published_date?: string | undefined;
}

export async function listCollections({
  store,
}: Pick<ArchiveTools, 'store'>): Promise<ListView<{ name: string; pages: number; imported_at: string }>> {
  const collections = await store.corpus.collections();
  return {
    data: collections.map(({ name, pages, importedAt }) => ({ name, pages, imported_at: importedAt.toISOString() })),
    next_cursor: null,
  };
}

/** A page without words, or that cannot be read, is passed over and named. */
export async function importPages(
  { store, reader }: ArchiveTools,
  input: { collection: string; pages: readonly ImportedPage[] },
): Promise<{ collection: string; imported: number; passed_over: { url: string; reason: string }[] }> {
  if (input.collection === SAMPLE_COLLECTION)
    throw new Fault('validation_failed', 'The name of the sample web is taken.');
  const passedOver: { url: string; reason: string }[] = [];
  const pages: CorpusPage[] = [];
  for (const given of input.pages) {
    const page = await readGiven(reader, given).catch(() => null);
    if (page === null) passedOver.push({ url: given.url, reason: 'it could not be read' });
    else if (page.text.trim() === '') passedOver.push({ url: given.url, reason: 'it has no text' });
    else pages.push(page);
  }
  const imported = pages.length > 0 ? await store.corpus.put(input.collection, pages) : 0;
  return { collection: input.collection, imported, passed_over: passedOver };
}

async function readGiven(reader: ArchiveTools['reader'], given: ImportedPage): Promise<CorpusPage> {
  const contentType = given.html === undefined ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8';
  const body = new TextEncoder().encode(given.html ?? given.text ?? '');
  const { page } = await reader.read({ url: given.url, status: 200, contentType, body });
  return {
    url: given.url,
    title: given.title ?? page.title,
    text: page.text,
    body,
    contentType,
    publishedDate: given.published_date ?? page.publishedDate,
  };
}

/** The sample web stays out once it was removed. */
export async function removeCollection({ store }: Pick<ArchiveTools, 'store'>, name: string): Promise<void> {
  const known = (await store.corpus.collections()).some((collection) => collection.name === name);
  if (!known) throw notFound();
  await store.corpus.remove(name, { stayOut: name === SAMPLE_COLLECTION });
}
