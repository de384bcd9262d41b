// Posts that were offered, sought or won and not taken up: "declined the position of T", "appointed T, but declined",
// "unsuccessful candidate for T", "ran unsuccessfully for T". The person did not hold the post.
import type { Extractor } from '../../ports/reader.ts';
import { eachSentence } from '../findings/person-sentences.ts';
import { type StatedFact, stateFacts } from '../findings/stated-fact.ts';
import { contextOf, type ReadSentence } from '../page/context.ts';

/** The post follows: "declined the appointment as Secretary of War", "unsuccessful candidate for governor". */
const BEFORE_POST =
  /\b(?:declined|refused|rejected|turned down) (?:(?:an?|the|his|her|its|any|one) )?(?:(?:offer|offers|offered|nomination|appointment|position|post|job|office|invitation|request|commission|election|tender|portfolio|chance|role|seat|chair|title)\b[^;.]{0,25}?\b(?:of|as|to|for|by) )?|\b(?:unsuccessful(?:ly)?|defeated|losing|failed) (?:[\w-]{1,20} ){0,4}?(?:candidate|nominee|contender|nominated|ran|run|bid|campaign|campaigned|stood|sought|contested|applicant|aspirant)\b[^;.]{0,20}?\b(?:for|as) |\b(?:ran|run|running|stood|campaigned) unsuccessfully (?:[\w-]{1,15} ){0,2}?(?:for|as) |\bunsuccessfully (?:sought|contested|challenged|nominated for|applied for|ran for) |\blost (?:the|his|her|a) (?:[\w-]{1,15} ){0,3}?(?:election|race|bid|vote|contest) for /giu;

/** The post came first: "appointed judge in 1818, but declined", "elected governor but never took office". */
const AFTER_POST =
  /\b(?:but|and|which|who|however|though)?,? ?(?:he |she |they )?(?:subsequently |later |promptly )?(?:declined(?! in\b)(?: (?:the|to|it|this|that|because|due|owing|on|and|in order|for)\b|(?=[;.,)]|$))|refused (?:the|it|to (?:accept|serve|take))|did not (?:take (?:up|office|the)|accept|assume|serve|qualify)|never (?:took|assumed|served|qualified)|was not confirmed|was rejected by|withdrew (?:before|his name|her name))/giu;
const OFFERED =
  /\b(?:appointed|offered|elected|nominated|named|commissioned|selected|chosen|tendered|invited|proposed|designated|asked)\b/giu;

const REACH = 90;

type Post = Pick<StatedFact, 'title' | 'organisation' | 'start'> & { trigger: number; from: number };
type Body = ReadSentence['annotated']['organisations'][number];

const named = (body: Body | undefined): Post['organisation'] =>
  body && { name: body.name, how: 'text', ...(body.unit === undefined ? {} : { unit: body.unit }) };

/** The first title of a stretch of the sentence, with the organisation and the year named beside it. */
function postIn({ annotated }: ReadSentence, from: number, to: number, trigger: number): Post | null {
  // "nominated by President Roe as general": the title of the one who offers is not the post.
  const title = annotated.titles.find(
    (span) =>
      span.from >= from &&
      span.to <= to &&
      !annotated.people.some((person) => person.from <= span.to + 1 && person.to > span.to),
  );
  if (title === undefined) return null;
  const body = annotated.organisations.find(
    (span) => span.start >= title.to && span.to <= to && span.start - title.to < 40,
  );
  const until = body?.to ?? title.to;
  const date = annotated.dates.find((span) => span.from >= title.from && span.to <= to && span.from - until < REACH);
  const day = date?.start ?? date?.end;
  return {
    title: annotated.text.slice(title.from, title.to),
    organisation: named(body),
    start: day === 'present' ? null : day,
    trigger,
    from: title.from,
  };
}

function declined(sentence: ReadSentence): Post[] {
  const { text } = sentence;
  return [...text.matchAll(BEFORE_POST)].flatMap(({ 0: words, index }) => {
    const after = index + words.length;
    const end = text.indexOf(';', after);
    const to = Math.min(end < 0 ? text.length : end, after + 160);
    const post = postIn(sentence, Math.max(index, after - 12), to, index);
    return post !== null && post.from - after < 30 ? [post] : [];
  });
}

function declinedAfter(sentence: ReadSentence): Post[] {
  const { text, annotated } = sentence;
  return [...text.matchAll(AFTER_POST)].flatMap(({ index }) => {
    const start = Math.max(text.lastIndexOf(';', index - 1) + 1, index - 200);
    // "after Jane Roe had refused the position": she refused it, not the one who was appointed.
    const isAnother = annotated.people.some(
      ({ from, to }) => from > start && to <= index + 1 && /^,? ?(?:had |has )?$/.test(text.slice(to, index)),
    );
    const offer = isAnother ? undefined : [...text.slice(start, index).matchAll(OFFERED)].at(-1);
    if (offer === undefined) return [];
    return postIn(sentence, start + offer.index, index, start + offer.index) ?? [];
  });
}

const READERS = [declined, declinedAfter];

const SPEAKS_OF_IT = /declin|refus|unsuccess|turned down|reject|defeat|failed|losing|lost|never|not |n['’]t /i;

export default {
  id: 'declined-posts',
  priority: 22,
  accepts: ({ text }) => SPEAKS_OF_IT.test(text),
  extract(page) {
    const facts: StatedFact[] = [];
    eachSentence(page, contextOf(page), SPEAKS_OF_IT, ({ sentence, whose }) => {
      const posts = READERS.flatMap((read) => read(sentence));
      const isFirst = ({ from }: Post, at: number): boolean => posts.findIndex((post) => post.from === from) === at;
      const at = { from: sentence.base, to: sentence.base + sentence.text.length };
      for (const { trigger, from: _from, ...post } of posts.filter(isFirst))
        for (const person of whose(trigger))
          facts.push({
            kind: 'employment',
            person,
            ...post,
            status: 'negated',
            current: false,
            at,
            via: 'prose',
            certainty: 0.85,
          });
    });
    return stateFacts(page, facts);
  },
} satisfies Extractor;
