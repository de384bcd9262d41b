// The links of webhook endpoints, read once: the same few are called again and again. What a link says never changes; where
// its name leads to is not remembered here.
import { checkUrl, hostOf, literalOf, portOf, type RefusalReason } from './address-rules.ts';

export interface Link {
  url: URL;
  href: string;
  origin: string;
  path: string;
  host: string;
  port: number;
  /** The host is an address, so there is no name to ask for. */
  literal: boolean;
}

const LINKS_KEPT = 1000;

export type LinkReader = (text: string) => Link | { reason: RefusalReason };

export function createLinkReader(): LinkReader {
  const known = new Map<string, Link>();
  return (text) => {
    const kept = known.get(text);
    if (kept) return kept;
    const checked = checkUrl(text);
    if ('reason' in checked) return checked;
    if (known.size >= LINKS_KEPT) known.clear();
    const link = linkOf(checked.url);
    known.set(text, link);
    return link;
  };
}

function linkOf(url: URL): Link {
  const { href, origin, pathname, search } = url;
  const host = hostOf(url);
  const literal = literalOf(host) !== undefined;
  return { url, href, origin, path: pathname + search, host, port: portOf(url), literal };
}
