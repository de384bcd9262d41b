// Texts as an address would spell them: lower case letters and digits without marks, "&" as "and".

/** "Acme & Søn-Widgets" -> "acmeandsønwidgets". */
export function squeeze(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
