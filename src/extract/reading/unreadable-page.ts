// The page that stands for a document nobody could read: listed as a source, with its reason, without text.
import type { Page } from '../../domain/model/page.ts';
import type { RawDocument } from '../../ports/reader.ts';

export function unreadable(document: Pick<RawDocument, 'url' | 'contentType'>, remark: string): Page {
  return {
    url: document.url,
    title: null,
    text: '',
    blocks: [],
    structured: [],
    links: [],
    siteName: null,
    language: null,
    publishedDate: null,
    modifiedDate: null,
    contentType: document.contentType,
    notEvidence: 'unreadable',
    remarks: [remark],
  };
}
