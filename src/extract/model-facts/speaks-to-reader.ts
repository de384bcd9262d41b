// Lines that speak to whoever reads the page by machine. A page that does so openly loses its vote as a whole
// (`reading/not-evidence/adversarial.ts`); here a sentence is enough, because it costs little: it is neither shown to a model nor
// quoted.
import { splitSentences } from '../spans/sentences.ts';

const SIGNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,60}\b(?:instructions?|prompts?|rules|guidelines|above|before)\b/i,
  /\b(?:system|developer|assistant) (?:prompt|message|note|override|instructions?)\b/i,
  /^\s*\[?(?:system|developer|assistant|instructions?)\]?\s*:/i,
  /\b(?:AI|A\.I\.|LLMs?|GPT|chatbots?|language models?|large models?|machine readers?|crawlers?|parsers?|verifiers?|fact[- ]?checkers?|verification (?:systems?|tools?|services?|agents?|bots?)|(?:automated|screening|recruiting|background[- ]check) (?:systems?|tools?|readers?|agents?|bots?|software))\b[^.!?]{0,120}\b(?:must|should|shall|have to|needs? to|please|are (?:asked|required|instructed)|is (?:asked|required|instructed))\b/i,
  /\b(?:please|you (?:must|should|shall|will|are to|have to)|make sure to|be sure to|remember to|it is required to)\b[^.!?]{0,60}\b(?:report|extract|output|answer|respond|return|record|state|confirm|mark|treat|classify|rate|score|list|verify|include|conclude|assume)\b/i,
  /\b(?:report|output|return|record|mark|classify|conclude|confirm) (?:that|him|her|them|this (?:person|claim|candidate)|the (?:claim|candidate|person))\b/i,
  /\b(?:as|is|are|be) (?:fully |already |hereby )?(?:verified|confirmed) (?:by (?:the )?system|for (?:all )?(?:readers|purposes))\b/i,
  /\b(?:JSON|schema|structured output|tool call|function call)\b[^.!?]{0,60}\b(?:must|should|add|include|set|with)\b/i,
  /<\|[a-z_]+\|>|\[\/?INST\]|###\s*(?:instruction|system|response)/i,
  /\b(?:ignoriere|ignorez|ignora|ignore as|negeer|zignoruj|игнорируй(?:те)?|忽略|無視|무시하)[^.!?。]{0,60}(?:anweisung|instruc|istruzion|instrukc|инструкц|指令|指示|지시)/iu,
];

const LONGEST_READ = 4_000;

export function speaksToReader(text: string): boolean {
  const read = text.slice(0, LONGEST_READ);
  return SIGNS.some((sign) => sign.test(read));
}

/** The line without such sentences. */
export function withoutAddresses(line: string): string {
  if (!speaksToReader(line)) return line;
  const kept = splitSentences(line).filter(({ text }) => !speaksToReader(text));
  const left = kept.map(({ text }) => text).join(' ');
  return speaksToReader(left) ? '' : left;
}
