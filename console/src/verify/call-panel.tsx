// The request that the form stands for, while it is typed.
import { useState } from 'preact/hooks';
import type { CreateJob } from '../../../src/client/bonafide-client.ts';
import { clientCall, curlCall } from '../controls/code-samples.ts';
import { Copy, Scrolled } from '../controls/parts.tsx';

type Tab = 'curl' | 'client';

export function CallPanel({ body }: { body: CreateJob }) {
  const [tab, setTab] = useState<Tab>('curl');
  const text =
    tab === 'curl'
      ? curlCall({ method: 'POST', path: '/v1/jobs', body }, location.origin)
      : clientCall(body, location.origin);
  const tabs: [Tab, string][] = [
    ['curl', 'curl'],
    ['client', 'TypeScript'],
  ];
  return (
    <section aria-label="The same request as a call">
      <div class="spread">
        <span />
        <Copy text={text} />
      </div>
      <div class="tabs" role="tablist" aria-label="Language of the call">
        {tabs.map(([name, word], index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`call-tab-${name}`}
            aria-selected={tab === name}
            aria-controls="call-text"
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
              const next = tabs[1 - index]![0];
              setTab(next);
              document.getElementById(`call-tab-${next}`)?.focus();
            }}
          >
            {word}
          </button>
        ))}
      </div>
      <div id="call-text" role="tabpanel" aria-labelledby={`call-tab-${tab}`}>
        <Scrolled label="Text of the call" class="code">
          {text}
        </Scrolled>
      </div>
    </section>
  );
}
