// Pages that speak to the machine that reads them. Their facts may be made to be found, so they lose their vote.
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

export function isAdversarial(view: PageView): boolean {
  return ORDERS.some((order) => {
    const found = order.exec(view.main);
    if (found === null || ABOUT_THE_SUBJECT.test(view.main)) return false;
    const before = view.main[found.index - 1] ?? '';
    return !/["'“”‘’«`]/.test(before);
  });
}
