// Whether a post goes on, by the words of the page's own language: the grammar of sentences knows only the English ones.
import type { Finding } from '../../domain/model/finding.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { lastPastBeing, lastPastVerb } from '../lexicon/past-verbs.ts';

export function withTense(finding: Finding, lexicon: Lexicon): Finding {
  if (finding.kind !== 'employment' || finding.current !== null || finding.end !== undefined) return finding;
  const { quote, organisation } = finding;
  const at = organisation === undefined ? -1 : quote.indexOf(organisation.name);
  const lead = at < 0 ? quote : quote.slice(0, at);
  if (lexicon.statuses.find(lead).some(({ value }) => value === 'former')) return { ...finding, current: false };
  const past = lastPastVerb(lead, lexicon);
  const isNow =
    lexicon.present.find(lead).length > 0 || lexicon.presentVerbs.find(lead).some(({ from }) => from > past);
  const isOver = !isNow && finding.start === undefined && lastPastBeing(lead, lexicon) >= 0;
  return isNow || isOver ? { ...finding, current: isNow } : finding;
}

/** "…, and I'm a fellow at Marl": a clause of its own, which speaks of today. */
const PRESENT_CLAUSE =
  /(?:^|[,;]\s|\s(?:and|but)\s)(?:I['’]m|(?:I am|he is|she is|they are|is) (?:also |now |currently )?)(?!.*(?<!\p{L})(?:was|were|former|formerly|previously)(?!\p{L}))/iu;
/** "As founder of Marl, she leads …". */
const AS_WHAT =
  /^(?:as|in (?:his|her|my|their) (?:current |present )?role as) [^.;]{3,120}, (?:he|she|they|I|\p{Lu}\p{L}+) (?:\p{Ll}+ly )?(?!was\b|has been\b)(?:\p{Ll}+s|am|are|lead|work|manage|run|oversee|focus)(?!\p{L})/iu;
/** What takes "Jane Doe, an engineer at Marl, …" out of today. */
const NOT_NOW =
  /(?<!\p{L})(?:was|were|had|has|is|are|served|worked|joined|former|formerly|previous|previously|ex|retired|late|who|then|until)(?!\p{L})/iu;

/** The clause that leads to an organisation speaks of today, whatever the one before it tells of. */
export function speaksOfToday(lead: string): boolean {
  const clause = PRESENT_CLAUSE.exec(lead);
  return clause !== null && clause.index > 0 && !/^[^,;]*,\s[^,;]*,/.test(lead.slice(clause.index + clause[0].length));
}

/** In English the grammar of sentences reads verbs; these forms say without one, or in a clause of their own, that a post goes on. */
export function withEnglishTense(finding: Finding): Finding {
  const { kind, current, end, title, quote, organisation, person, via } = finding;
  if (kind !== 'employment' || via !== 'prose' || current === true || end !== undefined || title === undefined)
    return finding;
  const at = organisation === undefined ? -1 : quote.indexOf(organisation.name);
  if (at < 0) return finding;
  const lead = quote.slice(0, at);
  const isLater = speaksOfToday(lead);
  if (current === false) return isLater ? { ...finding, current: true } : finding;
  const name = lead.indexOf(person.name);
  const behind = name < 0 ? '' : lead.slice(name + person.name.length);
  const isApposed =
    name >= 0 && name < 12 && /^(?:,\s[\p{Lu}.]{2,8})*,\s(?:an?|the|our|\p{Lu})/u.test(behind) && !NOT_NOW.test(behind);
  return isLater || isApposed || (AS_WHAT.test(quote) && !NOT_NOW.test(lead)) ? { ...finding, current: true } : finding;
}
