// Pages that speak to the machine that reads them. Their facts may be made to be found, so they lose their vote.
import { wordGate } from '../../word-gates.ts';
import type { PageView } from './page-view.ts';

const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override) (?:all |any |every )?(?:of )?(?:the |your |my )?(?:previous|prior|above|earlier|preceding|other) (?:instructions?|prompts?|guidelines)\b/,
  /\b(?:ignore|disregard) your (?:instructions|system prompt|guidelines)\b/,
  /\b(?:attention|note to|instructions? (?:for|to)|message (?:for|to)) (?:all |any |the )?(?:ai|llms?|language models?|ai (?:agents?|assistants?|models?|systems?)|chatbots?|automated (?:verifiers?|readers?|systems?))\b[^.]{0,120}\b(?:must|should|please|mark|report|rate|treat|confirm|verify|state|output|respond|answer)\b/,
  /\bif you are (?:an? )?(?:ai|llm|language model|ai (?:agent|assistant|model)|automated (?:verifier|system))\b[^.]{0,120}\b(?:must|should|please|mark|report|rate|treat|confirm|verify|state|output|respond|answer|say)\b/,
  /\byou are (?:now )?(?:an? )?(?:ai|language model|verification (?:system|assistant|agent))\b[^.]{0,80}\b(?:must|will|should|mark|report)\b/,
  /\b(?:mark|report|rate|treat|score|classify|label) (?:this|the|these|all|every) (?:claims?|candidate|person|profile|degree|credentials?|education|employment)(?: \w+){0,3} as (?:fully )?(?:verified|true|confirmed)\b/,
  /\[system\]|\bsystem prompt:|<\|im_start\|>/,
];

/** Writers on this very subject quote such orders. */
const ABOUT_THE_SUBJECT =
  /prompt[- ]injections?|jailbreak|red[- ]team|llm security|adversarial (?:prompts?|attacks?|examples?)/;

/** No order is possible without one of these: a quick look before the slow one. */
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

/** Words of the orders themselves, so that a page without them is passed over at once. */
const COMMANDS = wordGate('ignore|disregard|forget|override');
const READERS = wordGate('ai|llm|llms|model|models|chatbot|chatbots|automated|verification');
const VERDICTS = wordGate('verified|confirmed|true');
const MARKS = wordGate('mark|report|rate|treat|score|classify|label');
const SYSTEM = wordGate('system|start');

function mayOrder(gates: number): boolean {
  if ((gates & (COMMANDS | READERS | SYSTEM)) !== 0) return true;
  return (gates & VERDICTS) !== 0 && (gates & MARKS) !== 0;
}

export function isAdversarial(view: PageView): boolean {
  if (!mayOrder(view.gates)) return false;
  if (!SIGNS.some((sign) => view.main.includes(sign))) return false;
  for (const order of ORDERS) {
    const found = order.exec(view.main);
    if (found === null) continue;
    if (ABOUT_THE_SUBJECT.test(view.main)) continue;
    const before = view.main[found.index - 1] ?? '';
    if (/["'“”‘’«`]/.test(before)) continue;
    return true;
  }
  return false;
}
