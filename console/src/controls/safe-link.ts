// Addresses that strangers wrote: only http and https may become links.

export function safeHref(address: string): string | null {
  let parsed: URL;
  try {
    parsed = new URL(address);
  } catch {
    return null;
  }
  return parsed.protocol === 'http:' || parsed.protocol === 'https:' ? parsed.href : null;
}

/** The address as it is read: without scheme and `www.`, no trailing slash, shortened in the middle of its path. */
export function shownAddress(address: string, length = 72): string {
  const plain = address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  if (plain.length <= length) return plain;
  const tail = Math.floor(length / 3);
  return `${plain.slice(0, length - tail - 1)}…${plain.slice(-tail)}`;
}
