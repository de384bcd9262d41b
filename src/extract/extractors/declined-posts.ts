// Posts that were offered, sought or won and not taken up: "declined the position of T", "appointed T, but declined",
// "unsuccessful candidate for T", "ran unsuccessfully for T", or denied: "never worked for O". The person did not hold the post.
import type { DateSpan } from '../../domain/dates/parse-dates.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { PartialDate } from '../../domain/model/partial-date.ts';
import type { Extractor } from '../../ports/reader.ts';
import { toFinding } from '../findings/to-finding.ts';
import { contextOf, type PageContext, type ReadSentence } from '../page/context.ts';
import { type Actor, actorBefore } from '../statements/actors.ts';
import { postNoun } from '../statements/posts/implied-titles.ts';

/** The post follows: "declined the appointment as Secretary of War", "unsuccessful candidate for governor". */
const BEFORE_POST =
  /\b(?:declined|refused|rejected|turned down) (?:(?:an?|the|his|her|its|any|one) )?(?:(?:offer|offers|offered|nomination|appointment|position|post|job|office|invitation|request|commission|election|tender|portfolio|chance|role|seat|chair|title)\b[^;.]{0,25}?\b(?:of|as|to|for|by) )?|\b(?:unsuccessful(?:ly)?|defeated|losing|failed) (?:[\w-]{1,20} ){0,4}?(?:candidate|nominee|contender|nominated|ran|run|bid|campaign|campaigned|stood|sought|contested|applicant|aspirant)\b[^;.]{0,20}?\b(?:for|as) |\b(?:ran|run|running|stood|campaigned) unsuccessfully (?:[\w-]{1,15} ){0,2}?(?:for|as) |\bunsuccessfully (?:sought|contested|challenged|nominated for|applied for|ran for) |\blost (?:the|his|her|a) (?:[\w-]{1,15} ){0,3}?(?:election|race|bid|vote|contest) for /giu;

/** The post came first: "appointed judge in 1818, but declined", "elected governor but never took office". */
const AFTER_POST =
  /\b(?:but|and|which|who|however|though)?,? ?(?:he |she |they )?(?:subsequently |later |promptly )?(?:declined(?! in\b)(?: (?:the|to|it|this|that|because|due|owing|on|and|in order|for)\b|(?=[;.,)]|$))|refused (?:the|it|to (?:accept|serve|take))|did not (?:take (?:up|office|the)|accept|assume|serve|qualify)|never (?:took|assumed|served|qualified)|was not confirmed|was rejected by|withdrew (?:before|his name|her name))/giu;
const OFFERED =
  /\b(?:appointed|offered|elected|nominated|named|commissioned|selected|chosen|tendered|invited|proposed|designated|asked)\b/giu;

const REACH = 90;

/** The body follows: "never worked for O", "denied having been employed by O". */
const DENIED =
  /\b(?:never (?:actually |formally |once |in fact |ever )?(?:worked|taught|served|been (?:employed|hired|engaged|on the (?:staff|faculty|payroll))|employed|hired|held (?:a|any) (?:post|position|job|office))|(?:was|were|is|has|had) (?:never|not) (?:been )?(?:employed|hired|on the (?:staff|faculty|payroll))|did(?: not|n['’]t) (?:ever )?(?:work|teach)|den(?:ied|ies|ying) (?:that (?:he|she|they) (?:had )?)?(?:ever )?(?:having |being )?(?:ever )?(?:been )?(?:employed|worked|working|hired)) (?:for|at|by|with|in|of|as (?:an? |the )?(?:[\p{L}-]+ ){1,4}(?:for|at|of|with)) (?:the )?$/iu;

interface Post {
  title: string | null;
  organisation: { name: string; unit?: string } | null;
  date: PartialDate | null;
  from: number;
  to: number;
}

function clauseEnd(text: string, from: number): number {
  const end = text.slice(from).search(/;/);
  return end < 0 ? text.length : from + end;
}

function clauseStart(text: string, to: number): number {
  return text.lastIndexOf(';', to - 1) + 1;
}

function yearOf(span: DateSpan | undefined): PartialDate | null {
  const date = span?.start ?? span?.end;
  return date === undefined || date === 'present' ? null : date;
}

/** The title nearest to where it is expected, with the organisation and the year named beside it in the same clause. */
function postIn({ annotated }: ReadSentence, from: number, to: number, nearest: 'first' | 'last'): Post | null {
  // "nominated by President Roe as general": the title of the one who offers is not the post.
  const inside = annotated.titles.filter(
    (title) =>
      title.from >= from &&
      title.to <= to &&
      !annotated.people.some((person) => person.from <= title.to + 1 && person.to > title.to),
  );
  const title = nearest === 'first' ? inside[0] : inside.at(-1);
  if (title === undefined) return null;
  const body = annotated.organisations.find(
    (one) => one.start >= title.to && one.to <= to && one.start - title.to < 40,
  );
  const until = body?.to ?? title.to;
  const date = annotated.dates.find((span) => span.from >= title.from && span.to <= to && span.from - until < REACH);
  return {
    title: annotated.text.slice(title.from, title.to),
    organisation: body ? { name: body.name, ...(body.unit === undefined ? {} : { unit: body.unit }) } : null,
    date: yearOf(date),
    from: title.from,
    to: until,
  };
}

function declined(sentence: ReadSentence): { post: Post; trigger: number }[] {
  const { text } = sentence;
  const found: { post: Post; trigger: number }[] = [];
  for (const match of text.matchAll(BEFORE_POST)) {
    const after = match.index + match[0].length;
    const post = postIn(
      sentence,
      after - 12 < match.index ? match.index : after - 12,
      Math.min(clauseEnd(text, after), after + 160),
      'first',
    );
    if (post && post.from - after < 30) found.push({ post, trigger: match.index });
  }
  found.push(...declinedNouns(sentence));
  for (const match of text.matchAll(AFTER_POST)) {
    const start = Math.max(clauseStart(text, match.index), match.index - 200);
    // "after Jane Roe had refused the position": she refused it, not the one who was appointed.
    const refuser = sentence.annotated.people.some(
      (person) =>
        person.to <= match.index + 1 &&
        /^,? ?(?:had |has )?$/.test(text.slice(person.to, match.index)) &&
        person.from > start,
    );
    if (refuser) continue;
    const offer = [...text.slice(start, match.index).matchAll(OFFERED)].at(-1);
    if (offer === undefined) continue;
    const post = postIn(sentence, start + offer.index, match.index, 'first');
    if (post && !found.some((other) => other.post.from === post.from))
      found.push({ post, trigger: start + offer.index });
  }
  return found;
}

const REFUSED_NOUN = /\b(?:declined|refused|rejected|turned down) (?:(?:an offer of|the offer of) )?(?:an?|the) $/i;

/** "refused the directorship of O": the noun tells the post. */
function declinedNouns({ annotated, text }: ReadSentence): { post: Post; trigger: number }[] {
  return annotated.organisations.flatMap((body) => {
    const start = Math.max(0, body.start - 60);
    const noun = postNoun(text.slice(start, body.start));
    const lead = noun === null ? '' : text.slice(Math.max(0, start + noun.from - 40), start + noun.from);
    const match = noun === null ? null : REFUSED_NOUN.exec(lead);
    if (noun === null || match === null) return [];
    const trigger = start + noun.from - lead.length + match.index;
    const organisation = { name: body.name, ...(body.unit === undefined ? {} : { unit: body.unit }) };
    return [{ post: { title: noun.title, organisation, date: null, from: start + noun.from, to: body.to }, trigger }];
  });
}

/** Organisations that the sentence says the person never worked for. */
function denied({ annotated, text }: ReadSentence): { post: Post; trigger: number }[] {
  return annotated.organisations.flatMap((body) => {
    const lead = text.slice(Math.max(0, body.start - 110), body.start);
    const match = DENIED.exec(lead);
    // "never taught at O again": he had.
    if (match === null || /^ (?:again|full[- ]time|directly|after)\b/.test(text.slice(body.to, body.to + 14)))
      return [];
    const trigger = body.start - lead.length + match.index;
    const organisation = { name: body.name, ...(body.unit === undefined ? {} : { unit: body.unit }) };
    return [{ post: { title: null, organisation, date: null, from: trigger, to: body.to }, trigger }];
  });
}

function owners(
  context: PageContext,
  sentence: ReadSentence,
  actor: Actor,
  block: Block,
): { name: string; subject: boolean }[] {
  if (actor.kind === 'other') return [];
  if (actor.kind === 'person') {
    return actor.people.map((index) => {
      const name = sentence.annotated.people[index]!.name;
      const own = context.isSubject(name);
      return { name: own ? context.subject.name : context.fullest(name), subject: own };
    });
  }
  const owner = context.ownerOf(block);
  return owner === null || owner.name === '' ? [] : [owner];
}

const SPEAKS_OF_IT =
  /declin|refus|unsuccess|turned down|reject|defeat|failed|losing|lost|never|den(?:ie[ds]|ying)|not |n['’]t /i;

function read(page: Page, context: PageContext, block: Block): Finding[] {
  const findings: Finding[] = [];
  // Sentences are taken apart only where one of the words stands.
  if (!SPEAKS_OF_IT.test(block.text)) return findings;
  for (const sentence of context.sentencesOf(block)) {
    if (!SPEAKS_OF_IT.test(sentence.text)) continue;
    for (const { post, trigger } of [...declined(sentence), ...denied(sentence)]) {
      const actor = actorBefore(sentence.annotated, trigger);
      for (const person of owners(context, sentence, actor, block)) {
        const draft = {
          kind: 'employment' as const,
          actor,
          status: 'negated' as const,
          ...(post.organisation === null ? {} : { organisation: post.organisation }),
          ...(post.title === null ? {} : { title: post.title }),
          ...(post.date === null ? {} : { start: post.date }),
          current: false,
          from: Math.min(trigger, post.from),
          to: Math.max(post.to, trigger),
          certainty: 0.85,
        };
        const place = { base: sentence.base, text: sentence.text };
        findings.push(
          toFinding(page, draft, place, { name: person.name, how: 'prose', subject: person.subject }, 'prose'),
        );
      }
    }
  }
  return findings;
}

export default {
  id: 'declined-posts',
  priority: 22,
  accepts: (page) =>
    /declin|refus|unsuccess|turned down|reject|defeated|never|did(?: not|n['’]t) |not (?:confirmed|employed|hired|been)|den(?:ied|ies|ying) /i.test(
      page.text,
    ),
  extract(page) {
    const context = contextOf(page);
    return page.blocks.filter((block) => block.zone === 'main').flatMap((block) => read(page, context, block));
  },
} satisfies Extractor;
