// The stored text of a page, with the quoted sentences marked. Strangers wrote it: it is text and nothing but text.
import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '../controls/dialog.tsx';
import { Notice, PageLink, Scrolled, Waiting } from '../controls/parts.tsx';
import { useTools } from '../frame/context.ts';
import { useLoad } from '../frame/use-load.ts';
import { markQuotes } from './highlight.ts';

interface Props {
  jobId: string;
  sourceId: string;
  title: string;
  url?: string;
  quotes: readonly string[];
  onClose(): void;
}

export function PageTextDialog({ jobId, sourceId, title, url, quotes, onClose }: Props) {
  const { client } = useTools();
  const page = useLoad(() => client.jobs.sourceText(jobId, sourceId), [client, jobId, sourceId]);
  const first = useRef<HTMLElement>(null);
  const text = page.value?.text;
  useEffect(() => first.current?.scrollIntoView({ block: 'center' }), [text]);
  let marked = false;
  return (
    <Dialog title={title} onClose={onClose}>
      <div class="stack">
        <p class="soft small">
          {url && (
            <>
              <PageLink url={url} /> ·{' '}
            </>
          )}
          The text as it was stored when the page was read.
        </p>
        {page.fault && <Notice tone="bad">{page.fault}</Notice>}
        {!page.value && !page.fault && <Waiting />}
        {text === '' && <p class="soft">The page has no text.</p>}
        {text && (
          <Scrolled label="Page text" class="page-text">
            {markQuotes(text, quotes).map((run, index) => {
              if (run.quote === null) return run.text;
              const target = marked ? undefined : first;
              marked = true;
              return (
                <mark key={index} ref={target}>
                  {run.text}
                </mark>
              );
            })}
          </Scrolled>
        )}
      </div>
    </Dialog>
  );
}
