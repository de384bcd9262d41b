// Posts that a sentence of a web page only seems to state: what is named is no employer, or the person only belongs to it. Each
// rule has an example; on plain text, which has no bullets and menus, they are not asked.
import type { Finding } from '../../domain/model/finding.ts';
import type { Page } from '../../domain/model/page.ts';
import { canonicalWord, classOfWord } from '../../domain/orgs/shared/org-words.ts';
import { foldWords } from '../../domain/text/fold.ts';

interface Doubt {
  id: string;
  example: string;
  holds(post: Post): boolean;
}

interface Post {
  name: string;
  title: string;
  quote: string;
  /** The words of the quote between the title and the organisation, whichever comes first; null where one is not in it. */
  before: string;
  after: string;
  /** All organisations that are read from the same sentence for the same person. */
  others: readonly string[];
}

const DONE = /^[•\-–*\s]*(?:[A-Z][a-z]+ed|Built|Led|Wrote|Ran|Took|Made|Oversaw|Won|Taught)\b(?! (?:at|by|as)\b)/;
const BELONGS = /^(?:(?:senior|elected|founding|life|active|associate|student|board|honorary|ieee|acm) )*(?:member|fellow|recipient|scholar|finalist|honoree|awardee)s?$/i;
const GATHERING = /\b(?:conference|summit|symposium|workshop|congress|meetup|hackathon|committee of|proceedings)\b|\b(?:19|20)\d{2}$/i;
const UNIT = /^(?:the )?(?:department|dept|division|section|office|faculty|group|team|program(?:me)?|board) (?:of|for)\b|\b(?:department|division|team|group|program|board of (?:directors|advisors|trustees))$/i;

export const DOUBTS: readonly Doubt[] = [
  {
    id: 'post.task',
    example: '• Migrated the billing jobs from Marl to Tallow.',
    holds: ({ title, quote, before }) => title === '' && DONE.test(quote) && !/\b(?:he|she|they|I)\b/.test(before),
  },
  {
    id: 'post.belongs',
    example: 'She is a Fellow of the Marl Society.',
    holds: ({ title, name, before }) => BELONGS.test(title) && !/\bat (?:the )?$/.test(before) && !/\b(?:university|college|institute|school|laborator|hospital|museum)/i.test(name),
  },
  {
    id: 'post.gathering',
    example: 'He was chair of the Marl Conference 2017.',
    holds: ({ name, title, after }) =>
      (GATHERING.test(name) || /^,? (?:19|20)\d{2}\b/.test(after)) && /\b(?:chair|organi[sz]er|speaker|editor|reviewer|host|attendee|delegate)/i.test(title),
  },
  {
    id: 'post.modifier',
    example: 'Implemented the Tallow editor.',
    holds: ({ name, title, quote }) =>
      !/\s/.test(name) && title !== '' && quote.includes(`${name} ${title}`) && (DONE.test(quote) || name === 'Google' || /s$/.test(title)),
  },
  {
    id: 'post.prize',
    example: 'In 2008 he received a Young Researcher Award from the Marl Society.',
    holds: ({ title, quote }) => title !== '' && new RegExp(`${escape(title)}s? (?:Award|Prize|Medal|Fellowship|Scholarship)`).test(quote),
  },
  {
    id: 'post.funder',
    example: 'She led projects funded by the Marl Foundation.',
    holds: ({ before }) => /\b(?:funded|sponsored|supported|financed|awarded|endowed|presented|promoted) by(?: [^.;]{0,60})?$/i.test(before),
  },
  {
    id: 'post.unit',
    example: 'She is a professor in the Department of Chemistry at Marl University.',
    holds: ({ name, others }) => UNIT.test(name) && others.some((other) => other !== name && !UNIT.test(other)),
  },
  {
    id: 'post.subject',
    example: 'He was director of Art History at Marl University.',
    holds: ({ name }) => name.split(/[\s&,]+/).every((word) => /^(?:and|of|the|for|in)$/.test(word) || isSubject(word)),
  },
  {
    id: 'post.work-on',
    example: 'Her work focuses on the Marl uplift.',
    holds: ({ title, before }) => title === '' && /\b(?:work|thesis|research|issue|focus(?:ed|es)?|investigated|edited|book|paper|article)\b[^.;]{0,80}\b(?:on|of|in)(?: the| both)?$/i.test(before.trimEnd()),
  },
];

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function isSubject(word: string): boolean {
  const kind = classOfWord(canonicalWord(foldWords(word)));
  return kind === 'subject' || kind === 'quality';
}

/** The first rule that speaks against the post; null when none does. */
export function doubtOf(finding: Finding, all: readonly Finding[]): string | null {
  const name = finding.organisation?.name;
  if (finding.kind !== 'employment' || finding.via !== 'prose' || name === undefined) return null;
  const { quote } = finding;
  const at = quote.indexOf(name);
  const others = all
    .filter((other) => other.kind === 'employment' && other.quote === quote && other.person.name === finding.person.name)
    .flatMap((other) => (other.organisation === undefined ? [] : [other.organisation.name]));
  const post: Post = {
    name,
    title: finding.title ?? '',
    quote,
    before: at < 0 ? quote : quote.slice(0, at),
    after: at < 0 ? '' : quote.slice(at + name.length),
    others,
  };
  return DOUBTS.find(({ holds }) => holds(post))?.id ?? null;
}

export function withoutDoubtful({ contentType }: Page, findings: readonly Finding[]): Finding[] {
  if (contentType.startsWith('text/plain')) return [...findings];
  return findings.filter((finding) => doubtOf(finding, findings) === null);
}
