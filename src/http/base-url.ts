// The base of absolute links: the configured one, else the host the client itself asked for.

const HOST = /^(?:[A-Za-z0-9_](?:[A-Za-z0-9._-]{0,252})|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/;

/** A Host header that is not a plain host and port is not echoed into links. */
export function baseUrl(
  publicUrl: string | null,
  host: string | undefined,
  protocol: string,
  fallback: string,
): string {
  if (publicUrl !== null) return publicUrl;
  return host !== undefined && HOST.test(host) ? `${protocol}://${host}` : fallback;
}

export function withoutTrailingSlash(url: string): string {
  return url.replace(/\/{1,10}$/, '');
}
