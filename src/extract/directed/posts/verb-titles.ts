// "leitet die Rechtsabteilung der Acme", "fundou o ateliê Marl": a verb that says what somebody is there, read as that title.
import { type PhraseMatch, UNSPACED } from '../../../domain/languages/phrase-finder.ts';
import type { Lexicon } from '../../lexicon/language-words.ts';
import type { FoundTitle, Span } from '../aligned-members.ts';
import { PLACE_GOES_ON } from '../clause.ts';
import type { Passage, Question } from '../question.ts';

/** From the verb to the organisation: a subject, a date, a department. */
const LONGEST_WAY = 110;

/** "lidera projetos com a Acme": with, for or about the organisation; or a new clause begins. */
const NOT_THERE =
  /[;:!?]|\.\s|(?<!\p{L})(?:with|com|con|avec|mit|met|tillsammans|sammen|para|pour|für|voor|per|contra|gegen|que|qui|che|som|welche[rs]?|who|which|that|sous|unter)(?!\p{L})/iu;

/** "sie 2018 die … der": subject, date, articles and prepositions around what is led. */
const SMALL_WORDS_BEFORE = /^(?:[\s,\d]|(?<!\p{L})\p{Ll}{1,4}(?!\p{L})['’]?)*/u;
const SMALL_WORDS_BEHIND = /(?:[\s,]|(?<!\p{L})\p{Ll}{1,5}['’]?)*$/u;

export function titlesByVerb(written: Passage, organisations: readonly Span[], question: Question): FoundTitle[] {
  const { lexicon, finder } = question;
  if (UNSPACED.test(written.text)) return [];
  // "leitet Orla Marl die Rechtsabteilung": the subject is no part of what is led.
  const text = finder
    .find(written.text)
    .reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), written.text);
  const passage = { ...written, text };
  return [...verbBefore(passage, organisations, lexicon), ...verbBehind(passage, organisations, lexicon)];
}

/** The last verb before the organisation, with no other verb of working and no other organisation between them. */
function verbBefore({ text, mention }: Passage, organisations: readonly Span[], lexicon: Lexicon): FoundTitle[] {
  const verb = lexicon.titleVerbs.find(text.slice(0, mention.from)).at(-1);
  if (verb === undefined) return [];
  const gap = text.slice(verb.to, mention.from);
  const isAnother = organisations.some(({ from, to }) => from >= verb.to && to <= mention.from);
  // "préside le comité d'éthique de l'Acme": a part of it.
  if (isAnother && (!verb.value.includes('*') || /[,;]|\s(?:und|et|y|e|ed|en|och|og)\s/u.test(gap))) return [];
  if (gap.length > LONGEST_WAY || NOT_THERE.test(gap) || lexicon.work.find(gap).length > 0) return [];
  // "Founded in 2015, Acme builds robots": said of the organisation.
  if (text.slice(0, verb.from).trim() === '' && /,\s*(?:the\s+)?$/i.test(gap)) return [];
  return [titleOf(verb, gap)];
}

/** "Marl, wo sie die Abteilung leitet", "Marl, där hon leder avdelningen": a clause about the place just named. */
function verbBehind({ text, mention }: Passage, organisations: readonly Span[], lexicon: Lexicon): FoundTitle[] {
  const lead = PLACE_GOES_ON.exec(text.slice(mention.to));
  if (lead === null) return [];
  const start = mention.to + lead[0].length;
  const clause = text.slice(start).split(/[,;.]/u, 1)[0]!;
  const verb = lexicon.titleVerbs.find(clause).at(-1);
  if (verb === undefined || organisations.some(({ from }) => from >= start && from < start + clause.length)) return [];
  const object = verb.to === clause.trimEnd().length ? clause.slice(0, verb.from) : clause.slice(verb.to);
  if (NOT_THERE.test(object)) return [];
  return [{ ...titleOf(verb, object), from: start + verb.from, to: start + verb.to }];
}

/** In the packs a star stands for what is led, chaired or coordinated, which may be a part of the organisation. */
function titleOf({ from, to, value }: PhraseMatch<string>, words: string): FoundTitle {
  const object = words.replace(SMALL_WORDS_BEFORE, '').replace(SMALL_WORDS_BEHIND, '');
  return { from, to, text: value.replace('*', object).trim() };
}
