// How a page was read, step by step: its blocks and whose they are, the spans of each sentence, the rules that decided, what
// it states, and why it gave nothing where it gave nothing. For people who ask; the service itself never calls this.
import type { Finding } from '../domain/model/finding.ts';
import type { Block, Page } from '../domain/model/page.ts';
import { comparePersonNames } from '../domain/names/compare-names.ts';
import { NO_ORGANISATIONS, type OrganisationIndex } from '../domain/orgs/organisation-index.ts';
import { SIGN } from './lexicon/sign.ts';
import { contextOf, type PageContext, type ReadSentence } from './page/context.ts';
import { readPage } from './read-page.ts';
import type { Annotated } from './spans/annotate.ts';
import { type Draft, readSentence } from './statements/read-sentence.ts';

export interface SentenceTrace {
  text: string;
  /** The sentence as the grammar sees it: D degree, T title, Y date, P person, O organisation, L place, F field. */
  skeleton: string;
  spans: { kind: string; text: string }[];
  rules: { rule: string; about: string }[];
  statements: string[];
  /** Why it gave no finding; null when it did. */
  silence: string | null;
}

export interface BlockTrace {
  index: number;
  zone: string;
  tag: string;
  heading: string | null;
  /** Whose part of the page it is. */
  owner: string | null;
  text: string;
  sentences: SentenceTrace[];
}

export interface PageTrace {
  url: string;
  title: string | null;
  language: string | null;
  notEvidence: string | null;
  remarks: string[];
  subject: { name: string; how: string };
  people: string[];
  blocks: BlockTrace[];
  findings: Finding[];
}

/** Read as a job reads it. `person`: only what the page says of that name; null for all of it. */
export function readTrace(
  page: Page,
  person: string | null,
  organisations: OrganisationIndex = NO_ORGANISATIONS,
): PageTrace {
  const refused: Refused[] = [];
  const asked = person === null ? null : { person: { full_name: person }, claims: [] };
  const { findings, people } = readPage(page, asked, organisations, {
    onDoubt: (finding, rule) => refused.push({ finding, rule }),
  });
  const context = contextOf(page);
  const isAsked = (name: string): boolean =>
    person === null || comparePersonNames(person, name).outcome !== 'different';
  const blocks = page.notEvidence === null ? page.blocks : [];
  return {
    url: page.url,
    title: page.title,
    language: page.language,
    notEvidence: page.notEvidence,
    remarks: page.remarks,
    subject: { name: context.subject.name, how: context.subject.how },
    people: people.map(({ name }) => name),
    blocks: blocks
      .filter((block) => person === null || concerns(context, block, isAsked))
      .map((block) => blockTrace(context, block, { findings, refused })),
    findings: findings.filter(({ person }) => isAsked(person.name)),
  };
}

/** The block is the person's, or names them. */
function concerns(context: PageContext, block: Block, isAsked: (name: string) => boolean): boolean {
  const owner = context.ownerOf(block)?.name ?? '';
  if (owner !== '' && isAsked(owner)) return true;
  return context.sentencesOf(block).some(({ annotated }) => annotated.people.some(({ name }) => isAsked(name)));
}

interface Refused {
  finding: Finding;
  rule: string;
}

interface ReadOfPage {
  findings: readonly Finding[];
  refused: readonly Refused[];
}

function blockTrace(context: PageContext, block: Block, read: ReadOfPage): BlockTrace {
  return {
    index: block.index,
    zone: block.zone,
    tag: block.tag,
    heading: block.heading,
    owner: context.ownerOf(block)?.name || null,
    text: block.text,
    sentences: context.sentencesOf(block).map((sentence) => sentenceTrace(sentence, read)),
  };
}

function sentenceTrace(sentence: ReadSentence, { findings, refused }: ReadOfPage): SentenceTrace {
  const { annotated, text, base } = sentence;
  const drafts = readSentence(annotated);
  const isHere = ({ from, to }: Finding): boolean => from < base + text.length && to > base;
  const doubts = refused
    .filter(({ finding }) => isHere(finding))
    .map(({ finding, rule }) => ({ rule, about: aboutOf(finding) }));
  return {
    text,
    skeleton: legible(annotated.skeleton),
    spans: spansOf(annotated),
    rules: [...annotated.fired.list(), ...doubts],
    statements: drafts.map(inWords),
    silence: findings.some(isHere) ? null : whySilent(annotated, drafts, doubts),
  };
}

/** A link says by which words it was made; what refuses only names the organisation. */
const isLink = ({ about }: { about: string }): boolean => about.includes(' by "');

const aboutOf = ({ title, degree, organisation }: Finding): string =>
  [title ?? degree?.surface, organisation?.name].filter((part) => part !== undefined).join(', ');

function whySilent(annotated: Annotated, drafts: readonly Draft[], doubts: SentenceTrace['rules']): string {
  if (doubts.length > 0) return `refused by ${[...new Set(doubts.map(({ rule }) => rule))].join(', ')}`;
  const { organisations, degrees } = annotated;
  if (organisations.length === 0 && degrees.length === 0) return 'it names no organisation and no degree';
  if (drafts.length === 0) {
    const refused = [
      ...new Set(
        annotated.fired
          .list()
          .filter((fired) => !isLink(fired))
          .map(({ rule }) => rule),
      ),
    ];
    if (refused.length > 0) return `refused by ${refused.join(', ')}`;
    return organisations.length === 0
      ? 'its degree stands alone, outside of an education section'
      : `no words link ${organisations.map(({ name }) => name).join(', ')} to a person`;
  }
  if (drafts.every(({ actor }) => actor.kind === 'other')) return 'what it states is about somebody without a name';
  return 'what it states was given to nobody on this page, is retracted, or is said better elsewhere on it';
}

const LETTERS: Readonly<Record<keyof typeof SIGN, string>> = {
  degree: 'D',
  title: 'T',
  date: 'Y',
  person: 'P',
  organisation: 'O',
  place: 'L',
  field: 'F',
};

function legible(skeleton: string): string {
  let text = skeleton;
  for (const [kind, sign] of Object.entries(SIGN)) text = text.replaceAll(sign, LETTERS[kind as keyof typeof SIGN]);
  return text;
}

function spansOf(annotated: Annotated): { kind: string; text: string }[] {
  const { text } = annotated;
  const cut = (kind: string, spans: readonly { from: number; to: number }[]) =>
    spans.map(({ from, to }) => ({ kind, text: text.slice(from, to) }));
  return [
    ...cut('person', annotated.people),
    ...cut('degree', annotated.degrees),
    ...cut('field', annotated.fields),
    ...cut('title', annotated.titles),
    ...annotated.organisations.map(({ kind, name }) => ({ kind: `organisation (${kind})`, text: name })),
    ...annotated.places.map(({ name }) => ({ kind: 'place', text: name })),
    ...cut('date', annotated.dates),
  ];
}

function inWords(draft: Draft): string {
  const { kind, status, degree, field, title, organisation, start, end, actor } = draft;
  const years = [start?.year, end === 'present' ? 'present' : end?.year].filter((year) => year !== undefined).join('-');
  return [
    `${kind} (${status})`,
    degree?.surface,
    field,
    title,
    organisation?.name,
    years,
    actor.kind === 'person' ? '' : `of ${actor.kind === 'focus' ? 'the person spoken of' : 'somebody else'}`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
}
