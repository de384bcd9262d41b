// Small parts that every screen uses: head, section, notices, links, copying, the API call behind the screen.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { addressOf, focusAfterNavigation, navigate, type Route } from '../frame/router.ts';
import { claimParts, shortened } from '../words/time-words.ts';
import { type ApiCall, curlCall } from './code-samples.ts';
import { safeHref, shownAddress } from './safe-link.ts';

interface LinkProps {
  to: Route;
  children: ComponentChildren;
  class?: string;
  /** The page that is open now, in a menu. */
  current?: boolean;
}

export function Link({ to, children, class: className, current }: LinkProps) {
  return (
    <a
      href={addressOf(to)}
      class={className}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
}

/** A page of a stranger: text, or a link that tells the other side nothing. */
export function PageLink({ url, children }: { url: string; children?: ComponentChildren }) {
  const href = safeHref(url);
  const shown = children ?? shownAddress(url);
  if (href === null) return <span>{shown}</span>;
  return (
    // On paper a link is followed by its address, unless the address is what it shows.
    <a
      class={children === undefined ? undefined : 'page-link'}
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      {shown}
    </a>
  );
}

/** The title takes the focus after a change of page, so that keyboards and readers start there. */
export function PageHead({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ComponentChildren;
  children?: ComponentChildren;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Bonafide`;
    focusAfterNavigation(heading.current);
  }, [title]);
  return (
    <header class="page-head">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        {lead && <p>{lead}</p>}
      </div>
      {children && <div class="actions">{children}</div>}
    </header>
  );
}

/** The words of a claim, each isolated: a name in another script must not turn its neighbours round. */
export function ClaimTitle({
  claim,
  most = 400,
}: {
  claim: { claim_type: string; expected?: unknown };
  most?: number;
}) {
  return (
    <>
      {claimParts(claim).map((part, index) => (
        <span key={index}>
          {index > 0 && ', '}
          <bdi>{shortened(part, most)}</bdi>
        </span>
      ))}
    </>
  );
}

export function Part({
  id,
  title,
  lead,
  children,
}: {
  id?: string;
  title: string;
  lead?: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <section class="part" id={id}>
      <header>
        <h2>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      <div class="stack">{children}</div>
    </section>
  );
}

export function Notice({ tone, children }: { tone?: 'bad' | 'unsure' | 'good'; children: ComponentChildren }) {
  return (
    <div class={tone ? `notice ${tone}` : 'notice'} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

export function Copy({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [done, setDone] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text).catch(() => undefined);
    setDone(true);
    setTimeout(() => setDone(false), 1500);
  };
  return (
    <button type="button" class="compact" onClick={copy}>
      <span aria-live="polite">{done ? 'Copied' : label}</span>
    </button>
  );
}

/** Shown once, never again: secrets and keys. */
export function SecretOnce({ title, secret }: { title: string; secret: string }) {
  return (
    <Notice tone="good">
      <p>
        <b>{title}</b> It is shown once. Keep it somewhere safe now.
      </p>
      <div class="secret">
        <code>{secret}</code>
        <Copy text={secret} />
      </div>
    </Notice>
  );
}

/** Matter that may be wider or longer than its place: keyboards can reach and scroll it. */
export function Scrolled({
  label,
  class: className,
  children,
}: {
  label: string;
  class?: string;
  children: ComponentChildren;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop here, keyboards could not scroll it
    <section class={className ? `scrolled ${className}` : 'scrolled'} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

export function CallBehind({ calls }: { calls: readonly ApiCall[] }) {
  const text = calls.map((call) => curlCall(call, location.origin)).join('\n\n');
  return (
    <details class="call">
      <summary>
        The {calls.length === 1 ? 'call' : 'calls'} behind this page:{' '}
        <code>
          {calls[0]?.method} {calls[0]?.path}
        </code>
      </summary>
      <Scrolled label="Calls behind this page" class="code">
        {text}
      </Scrolled>
      <Copy text={text} />
    </details>
  );
}

export function Waiting() {
  return (
    <p class="soft" role="status">
      Loading …
    </p>
  );
}
