// Pages that speak to the machine that reads them. Their facts may be made to be found, so they lose their vote.
import { wordGate } from '../../word-gates.ts';
import type { PageView } from './page-view.ts';

/** Words of the orders themselves, so that one that a page has no words for is passed over at once. */
const COMMANDS = wordGate('ignore|disregard|forget|override');
const READERS = wordGate('ai|llm|llms|model|models|chatbot|chatbots|automated|verification');
const VERDICTS = wordGate('verified|confirmed|true');
const MARKS = wordGate('mark|report|rate|treat|score|classify|label');
const SYSTEM = wordGate('system|start');

interface Order {
  pattern: RegExp;
  /** Gates that are all open on a page with such an order. */
  gates: readonly number[];
}

export const ORDERS: readonly Order[] = [
  {
    pattern:
      /\b(?:ignore|disregard|forget|override) (?:all |any |every )?(?:of )?(?:the |your |my )?(?:previous|prior|above|earlier|preceding|other) (?:instructions?|prompts?|guidelines)\b/,
    gates: [COMMANDS],
  },
  {
    pattern: /\b(?:ignore|disregard) your (?:instructions|system prompt|guidelines)\b/,
    gates: [COMMANDS],
  },
  {
    pattern:
      /\b(?:attention|note to|instructions? (?:for|to)|message (?:for|to)) (?:all |any |the )?(?:ai|llms?|language models?|ai (?:agents?|assistants?|models?|systems?)|chatbots?|automated (?:verifiers?|readers?|systems?))\b[^.]{0,120}\b(?:must|should|please|mark|report|rate|treat|confirm|verify|state|output|respond|answer)\b/,
    gates: [READERS],
  },
  {
    pattern:
      /\bif you are (?:an? )?(?:ai|llm|language model|ai (?:agent|assistant|model)|automated (?:verifier|system))\b[^.]{0,120}\b(?:must|should|please|mark|report|rate|treat|confirm|verify|state|output|respond|answer|say)\b/,
    gates: [READERS],
  },
  {
    pattern:
      /\byou are (?:now )?(?:an? )?(?:ai|language model|verification (?:system|assistant|agent))\b[^.]{0,80}\b(?:must|will|should|mark|report)\b/,
    gates: [READERS],
  },
  {
    pattern:
      /\b(?:mark|report|rate|treat|score|classify|label) (?:this|the|these|all|every) (?:claims?|candidate|person|profile|degree|credentials?|education|employment)(?: \w+){0,3} as (?:fully )?(?:verified|true|confirmed)\b/,
    gates: [MARKS, VERDICTS],
  },
  {
    pattern: /\[system\]|\bsystem prompt:|<\|im_start\|>/,
    gates: [SYSTEM],
  },
];

/** Writers on this very subject quote such orders. */
const ABOUT_THE_SUBJECT =
  /prompt[- ]injections?|jailbreak|red[- ]team|llm security|adversarial (?:prompts?|attacks?|examples?)/;

/** An order to a machine has one of these in it. */
const SIGNS = [
  'instruction',
  'prompt',
  'guideline',
  'language model',
  ' llm',
  ' ai ',
  'automated',
  'verified',
  ' as true',
  'confirmed',
  '[system',
  'im_start',
];

export function isAdversarial(view: PageView): boolean {
  return ORDERS.some(({ pattern, gates }) => {
    if (gates.some((gate) => (view.gates & gate) === 0)) return false;
    const found = pattern.exec(view.main);
    if (found === null || ABOUT_THE_SUBJECT.test(view.main)) return false;
    const before = view.main[found.index - 1] ?? '';
    return !/["'“”‘’«`]/.test(before) && SIGNS.some((sign) => view.main.includes(sign));
  });
}
