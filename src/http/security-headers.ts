// Headers that every answer carries, and the content policies of pages.

/** Few, since every answer pays for them; what only pages need is in the policies below. */
export const API_HEADERS: Readonly<Record<string, string>> = Object.freeze({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
});

/** Beside the content policy of a page. */
const PAGE_HEADERS = { 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' };

/** Documents have one style sheet inside, known by its hash, and pictures of their own. */
export function docsHeaders(styleHash: string): Record<string, string> {
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { ...PAGE_HEADERS, 'content-security-policy': policy };
}

/** The console runs its own scripts and talks to its own origin only. */
const CONSOLE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const CONSOLE_HEADERS: Readonly<Record<string, string>> = Object.freeze({
  ...PAGE_HEADERS,
  'content-security-policy': CONSOLE_POLICY,
});
