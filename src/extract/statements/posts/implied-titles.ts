// Titles that a verb or a noun implies: "edited O" was its editor, "an internship at O" was held by an intern.
import type { Annotated } from '../../spans/annotate.ts';
import type { Link } from '../links/link.ts';

/** The verb stands right before the organisation. */
const BY_VERB: readonly (readonly [RegExp, string])[] = [
  [/^(?:co-?)?edit(?:ed|s|ing)$/i, 'editor'],
  [/^(?:co-?)?chair(?:ed|s|ing)$/i, 'chair'],
  [/^(?:co-?)?direct(?:ed|s|ing)$/i, 'director'],
  [/^(?:co-?)?manag(?:ed|es|ing)$/i, 'manager'],
  [/^coach(?:ed|es|ing)$/i, 'coach'],
  [/^conduct(?:ed|s|ing)$/i, 'conductor'],
  [/^captain(?:ed|s|ing)$/i, 'captain'],
  [/^command(?:ed|s|ing)$/i, 'commander'],
  [/^presided over$/i, 'president'],
];

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

/** Null when neither verb nor noun tells. */
export function impliedTitle({ text }: Annotated, link: Link): string | null {
  if (link.listed || link.organisation.start < link.trigger) return null;
  const lead = text.slice(link.trigger, link.organisation.start);
  const verb = /^(.*?) (?:the )?$/.exec(lead)?.[1] ?? '';
  const done = BY_VERB.find(([pattern]) => pattern.test(verb));
  if (done !== undefined) return /^co/i.test(verb) && !/^co(?:ach|nd|mm)/i.test(verb) ? `co-${done[1]}` : done[1];
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
