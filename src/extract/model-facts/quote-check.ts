// The quote check: the only way from a model's answer to a finding. Nothing is taken that does not stand, word for word, in the
// person's part of the stored page.
import type { Finding } from '../../domain/model/finding.ts';
import type { Accepted, DropReason, QuoteCheck } from '../../ports/model.ts';
import { withoutAddresses } from '../page/speaks-to-reader.ts';
import { acceptFact } from './accept-fact.ts';
import { acceptStatement } from './accept-statement.ts';
import { checkedPage } from './checked-page.ts';

/** More facts than this of one answer are noise. */
const MOST_FACTS = 120;

export const quoteCheck: QuoteCheck = {
  blocks: ({ text, parts }) =>
    (parts?.blocks ?? []).flatMap(({ from, to, heading, telling }, number) => {
      const line = withoutAddresses(text.slice(from, to));
      return line === '' ? [] : [{ number, text: line, heading, telling }];
    }),
  facts: (source, person, facts) => {
    const page = checkedPage(source, person);
    return page === null ? nothingOf(facts) : collect(facts.slice(0, MOST_FACTS), (fact) => acceptFact(fact, page));
  },
  passages: (source, person, passages, open) => {
    const page = checkedPage(source, person);
    if (page === null) return nothingOf(passages);
    const told = passages.slice(0, MOST_FACTS).filter(({ stance }) => stance !== 'not_mentioned');
    const kindOf = new Map(open.map((statement) => [statement.key, statement]));
    return collect(told, (passage) => {
      const statement = kindOf.get(passage.key);
      if (statement === undefined) return 'malformed';
      if (statement.kind === 'statement') return acceptStatement(passage, statement, page);
      const status = passage.stance === 'denies' ? 'denied' : 'stated';
      return acceptFact({ ...passage, kind: statement.kind, person: null, status }, page);
    });
  },
};

function nothingOf(reported: readonly unknown[]): Accepted {
  return { findings: [], dropped: reported.map((): DropReason => 'not_in_scope') };
}

function collect<Item>(items: readonly Item[], accept: (item: Item) => Finding | DropReason): Accepted {
  const findings: Finding[] = [];
  const dropped: DropReason[] = [];
  const seen = new Set<string>();
  for (const item of items) {
    const result = accept(item);
    if (typeof result === 'string') dropped.push(result);
    else if (!seen.has(JSON.stringify(result))) {
      seen.add(JSON.stringify(result));
      findings.push(result);
    }
  }
  return { findings, dropped };
}
