// Lines that speak to whoever reads the page by machine. A page that does so openly loses its vote as a whole
// (`reading/not-evidence/adversarial.ts`); what is subtler costs the sentence its vote: nothing is read in it, and no model sees it.
import type { Block } from '../../domain/model/page.ts';
import { splitSentences } from '../spans/sentences.ts';

const MACHINES =
  'AI|A\\.I\\.|LLMs?|GPT|chatbots?|language models?|machine readers?|crawlers?|parsers?|verifiers?|fact[- ]?checkers?|verification (?:systems?|tools?|services?|agents?|bots?)|(?:automated|automatic|screening|recruiting|background[- ]check) (?:systems?|tools?|readers?|agents?|bots?|software)';
const ASKED =
  'must|should|shall|have to|needs? to|please|are (?:asked|required|instructed)|is (?:asked|required|instructed)';
const TELLING =
  'report|extract|output|answer|respond|return|record|state|confirm|mark|treat|classify|rate|score|list|verify|include|conclude|assume|add|deny|set';

const SIGNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,40}\b(?:instructions?|prompts?|rules|guidelines)\b/i,
  /\b(?:system|developer|assistant) (?:prompt|message|note|override|instructions?)\b/i,
  /(?:^|[.!?]\s)\s*\[?(?:SYSTEM|ASSISTANT|DEVELOPER|INSTRUCTIONS?)\]?\s*:/,
  new RegExp(
    `\\b(?:you (?:must|should|shall|are to|have to)|make sure to|be sure to)(?: also| always)? (?:${TELLING})\\b`,
    'i',
  ),
  new RegExp(
    `(?:^|[.!?]\\s)\\s*please (?:also |always )?(?:${TELLING})\\b[^.!?]{0,80}\\b(?:that|as|this (?:person|claim|candidate))\\b`,
    'i',
  ),
  new RegExp(
    `(?:^|[.!?]\\s)\\s*(?:${TELLING}) (?:that|him|her|them|this (?:person|claim|candidate)|the (?:claim|candidate|person))\\b`,
    'i',
  ),
  /\b(?:JSON|schema|structured output|tool call|function call)\b[^.!?]{0,40}\b(?:must|should) (?:carry|contain|include|have|say)\b/i,
  /\boutput \{|<\|[a-z_]+\|>|\[\/?INST\]|###\s*(?:instruction|system|response)/i,
  /(?:ignoriere|ignorez|ignora(?!n)|negeer|zignoruj|игнорируй(?:те)?|忽略|無視|무시하)[^.!?。]{0,40}(?:anweisung|instruc|istruzion|instruktion|instrukc|инструкц|指令|指示|지시)/iu,
];

const MACHINE = new RegExp(`\\b(?:${MACHINES})\\b`, 'i');
/** "are required to add", "should also list": a noun such as "State" further on is none. */
const TOLD = new RegExp(`\\b(?:${ASKED})(?: \\w+){0,2} (?:${TELLING})\\b`, 'i');

/** "Automated readers should record …": a machine is named, and told what to do in the same sentence. */
function tellsMachine(text: string): boolean {
  if (!MACHINE.test(text)) return false;
  return text.split(/[.!?]/).some((sentence) => {
    const machine = MACHINE.exec(sentence);
    return machine !== null && TOLD.test(sentence.slice(machine.index + machine[0].length));
  });
}

const LONGEST_READ = 4_000;

export function speaksToReader(text: string): boolean {
  const read = text.slice(0, LONGEST_READ);
  return tellsMachine(read) || SIGNS.some((sign) => sign.test(read));
}

/** The line without such sentences. */
export function withoutAddresses(line: string): string {
  if (!speaksToReader(line)) return line;
  const kept = splitSentences(line).filter(({ text }) => !speaksToReader(text));
  const left = kept.map(({ text }) => text).join(' ');
  return speaksToReader(left) ? '' : left;
}

/** Where a page speaks to its reader; nearly always nowhere. */
export function addressesIn(blocks: readonly Block[]): { from: number; to: number }[] {
  return blocks
    .filter((block) => speaksToReader(block.text))
    .flatMap((block) => {
      const sentences = splitSentences(block.text).filter(({ text }) => speaksToReader(text));
      const spans = sentences.length > 0 ? sentences : [{ text: block.text, from: 0 }];
      return spans.map(({ text, from }) => ({ from: block.start + from, to: block.start + from + text.length }));
    });
}
