// Text of a register as a reader sees it: entities decoded, markup gone, white space folded.
import { decodeHTML } from 'entities';

/** Titles and affiliations come with JATS and html marks: `<scp>T</scp>reebase`, `Policy, &amp; Management`. */
export function plainText(value: string): string {
  return decodeHTML(value.replace(/<\/?[a-z][^<>]{0,200}>/gi, ''))
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
}
