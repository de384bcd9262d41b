// The address that a saved page says it comes from.

const TRACES: readonly RegExp[] = [
  /<link\b[^>]*\brel=["']?canonical["']?[^>]*\bhref=["']([^"']+)["']/i,
  /<link\b[^>]*\bhref=["']([^"']+)["'][^>]*\brel=["']?canonical\b/i,
  /<!--\s*saved from url=\(\d+\)(\S+)\s*-->/i,
  /<meta\b[^>]*\bproperty=["']og:url["'][^>]*\bcontent=["']([^"']+)["']/i,
  // The first line of a text file.
  /^\s*(https?:\/\/\S+)\s*\n/i,
];

export function addressIn(content: string): string | null {
  for (const trace of TRACES) {
    const found = trace.exec(content.slice(0, 100_000))?.[1];
    if (found && /^https?:\/\//i.test(found) && URL.canParse(found)) return found;
  }
  return null;
}
