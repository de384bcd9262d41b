// Whether a post goes on, by the words of the page's own language: the grammar of sentences knows only the English ones.
import type { Finding } from '../../domain/model/finding.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { lastPastVerb } from '../lexicon/past-verbs.ts';

export function withTense(finding: Finding, lexicon: Lexicon): Finding {
  if (finding.kind !== 'employment' || finding.current !== null || finding.end !== undefined) return finding;
  const { quote, organisation } = finding;
  const at = organisation === undefined ? -1 : quote.indexOf(organisation.name);
  const lead = at < 0 ? quote : quote.slice(0, at);
  if (lexicon.statuses.find(lead).some(({ value }) => value === 'former')) return { ...finding, current: false };
  const past = lastPastVerb(lead, lexicon);
  const isNow =
    lexicon.present.find(lead).length > 0 || lexicon.presentVerbs.find(lead).some(({ from }) => from > past);
  return isNow ? { ...finding, current: true } : finding;
}
