// Titles that a noun implies: "an internship at O" was held by an intern.
import type { Annotated } from '../../spans/annotate.ts';
import type { Link } from '../links/link.ts';

/** The noun stands between the verb and the organisation; what qualifies it qualifies the title. */
const BY_NOUN =
  /(?<![\p{L}])(?:(post-?doctoral|research|teaching|clinical|visiting|summer|assistant|associate) )?(fellowship|internship|lectureship|professorship|directorship|curatorship|editorship|deanship|readership|apprenticeship|chairmanship|presidency|residency|postdoc|traineeship|(?<=post-?doctoral )(?:position|appointment|post))s?(?: [^.;,]{0,40})? (?:at|with|of|for|in) (?:the )?$/iu;
/** "Directorship" without its ending is who holds it; of these another word. */
const HOLDERS: Record<string, string> = { lectureship: 'lecturer', presidency: 'president', residency: 'resident' };

export function impliedTitle({ text }: Annotated, link: Link): string | null {
  if (link.listed || link.organisation.start < link.trigger) return null;
  return postNoun(text.slice(Math.max(0, link.trigger - 24), link.organisation.start))?.title ?? null;
}

/** The post that a noun names at the end of the words before an organisation: "the directorship of". */
export function postNoun(lead: string): { title: string; from: number } | null {
  const noun = BY_NOUN.exec(lead);
  if (noun === null) return null;
  const name = noun[2]!.toLowerCase();
  const holder = HOLDERS[name] ?? name.replace(/ship$/, '');
  const kind = noun[1]?.toLowerCase();
  if (/^(?:position|appointment|post)$/.test(name)) return { title: 'postdoctoral researcher', from: noun.index };
  return { title: kind === undefined || kind === 'summer' ? holder : `${kind} ${holder}`, from: noun.index };
}
