// Where the words before an organisation last speak of work in the past, in the languages that have packs.
import type { Lexicon } from './language-words.ts';

/** How verbs of working end or begin in the past tense. */
const PAST_FORM =
  /(?:ed|held|led|taught|ran|became|began|(?<=\p{L})[óé]|ou|iu|tete|[rlgkn]te|dete|chte|tte|dde|ade|ede|ł[ao]?|ł[ae]m|[aieěou]l[ao]?(?: jsem)?|л[аи]?(?:с[ья])?|[аяиіу]в(?:ся)?|[ao]t[oa]|etto|olto)$|^(?:was|were|had|war|wurde|hat|habe|heeft|heb|har|fue|ha|ho|a|ai|a été|foi|è|blev|byl[ao]?|был[ао]?|був|була) |^(?:ge\p{L}{3,}(?:t|en)|arbetat|jobbat|varit|undervisat|forskat|arbejdet|været|undervist|forsket|arbeidet|jobbet|vært|ledet|rejoint)$/iu;

/** "is currently employed at": a participle, no past. */
const BY_PRESENT_VERB = /(?<!\p{L})(?:is|are|am|ist|sind|est|es|está|é|è|is|är|er|jest|je)(?:\s\p{L}+){0,2}\s$/iu;

/** Where the last verb begins that tells of a post in the past: "is an engineer who served as chief at …"; -1 without one. */
export function lastPastVerb(lead: string, lexicon: Lexicon): number {
  const isPast = ({ text, from }: { text: string; from: number }): boolean =>
    PAST_FORM.test(text) &&
    !(lexicon.declines && lexicon.presentVerbs.whole(text) === true) &&
    !BY_PRESENT_VERB.test(lead.slice(Math.max(0, from - 30), from));
  return Math.max(lexicon.work.find(lead).findLast(isPast)?.from ?? -1, lastPastBeing(lead, lexicon));
}

/** "była dyrektorką", "работал в": where it is last said that somebody was something or worked; -1 where it is not. */
export function lastPastBeing(lead: string, { worked }: Lexicon): number {
  return Math.max([...lead.matchAll(PAST_BEING)].at(-1)?.index ?? -1, worked.find(lead).at(-1)?.from ?? -1);
}

/** Not "fue nombrada", "è stato eletto": who was appointed may be so still. */
const PAST_BEING =
  /(?<!\p{L})(?:był(?:a|em|am)?|byl[a]?(?: jsem)?|был[а]?|був|була|(?:war|var|era|fue|foi|fui|fu|était|étais|fut|(?:a|ai) été|(?:è|sono) stat[oa]|ha sido)(?! (?:nom|nam|elegid|eleit|elett|élu|designad|promo|ernannt|gewählt|berufen)))(?=\s)/giu;
