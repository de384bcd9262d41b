// Titles that a noun implies: "an internship at O" was held by an intern.
import type { Annotated } from '../../spans/annotate.ts';
import type { Link } from '../links/link.ts';

/** The noun stands between the verb and the organisation; what qualifies it qualifies the title. */
const BY_NOUN =
  /(?<![\p{L}])(?:(post-?doctoral|research|teaching|clinical|visiting|summer|assistant|associate) )?(fellowship|internship|lectureship|professorship|directorship|curatorship|editorship|deanship|readership|apprenticeship|chairmanship|presidency|residency|postdoc|traineeship)(?: [^.;,]{0,40})? (?:at|with|of|for|in) (?:the )?$/iu;
const HOLDERS: Readonly<Record<string, string>> = {
  fellowship: 'fellow',
  internship: 'intern',
  lectureship: 'lecturer',
  professorship: 'professor',
  directorship: 'director',
  curatorship: 'curator',
  editorship: 'editor',
  deanship: 'dean',
  readership: 'reader',
  apprenticeship: 'apprentice',
  chairmanship: 'chairman',
  presidency: 'president',
  residency: 'resident',
  postdoc: 'postdoc',
  traineeship: 'trainee',
};

export function impliedTitle({ text }: Annotated, link: Link): string | null {
  if (link.listed || link.organisation.start < link.trigger) return null;
  return postNoun(text.slice(Math.max(0, link.trigger - 24), link.organisation.start))?.title ?? null;
}

/** The post that a noun names at the end of the words before an organisation: "the directorship of". */
export function postNoun(lead: string): { title: string; from: number } | null {
  const noun = BY_NOUN.exec(lead);
  if (noun === null) return null;
  const holder = HOLDERS[noun[2]!.toLowerCase()]!;
  const kind = noun[1]?.toLowerCase();
  return { title: kind === undefined || kind === 'summer' ? holder : `${kind} ${holder}`, from: noun.index };
}
