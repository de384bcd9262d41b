// The rest of the report: sources by class, warnings in words, what was searched and not found.
import type { Job, Report, Source } from '../../../src/client/bonafide-client.ts';
import { PageLink, Part } from '../controls/parts.tsx';
import { Mark } from '../controls/status.tsx';
import { claimTitle, dateWords } from '../words/time-words.ts';
import { readWarnings } from '../words/warning-words.ts';
import { NOT_EVIDENCE_WORDS, OUTCOME_WORDS, plural } from '../words/words.ts';
import type { OpenPage } from './claim-card.tsx';
import { sourceGroups, sourceNumbers } from './source-order.ts';

export function SourcesPart({ report, onOpen }: { report: Report; onOpen(page: OpenPage): void }) {
  const groups = sourceGroups(report);
  const numbers = sourceNumbers(report);
  const quotes = quotesBySource(report);
  return (
    <Part
      id="sources"
      title="Sources"
      lead={`${plural(report.sources.length, 'page')} read, by who stands behind them.`}
    >
      {groups.length === 0 && <p class="soft">No page was read.</p>}
      <ul class="by-class">
        {groups.map((group) => (
          <li key={group.name}>
            <h3 class="class-head">
              {group.words.many} <span class="soft">{group.sources.length}</span>
            </h3>
            <p class="soft small">{group.words.meaning}</p>
            <ul class="source-list">
              {group.sources.map((source) => (
                <SourceLine
                  key={source.source_id}
                  source={source}
                  number={numbers.get(source.source_id)}
                  onOpen={() => onOpen({ source, quotes: quotes.get(source.source_id) ?? [] })}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface SourceLineProps {
  source: Source;
  number: number | undefined;
  onOpen(): void;
}

function SourceLine({ source, number, onOpen }: SourceLineProps) {
  return (
    <li class="source-item">
      <div class="spread">
        <span>
          <span class="paper-note">[{number}] </span>
          {source.title ?? 'Page without a title'}
          <br />
          <span class="paper-note"> </span>
          <span class="small">
            <PageLink url={source.url} />
            <span class="soft">
              {source.published_date && `, ${dateWords(source.published_date)}`}
              {source.not_evidence &&
                `, does not count: ${NOT_EVIDENCE_WORDS[source.not_evidence] ?? source.not_evidence}`}
            </span>
          </span>
        </span>
        <button type="button" class="compact no-print" onClick={onOpen}>
          Page text<span class="hidden-words"> of {source.title ?? source.domain}</span>
        </button>
      </div>
    </li>
  );
}

function quotesBySource(report: Report): Map<string, string[]> {
  const quotes = new Map<string, string[]>();
  for (const item of report.claims.flatMap((claim) => claim.evidence)) {
    const known = quotes.get(item.source_id) ?? [];
    if (!known.includes(item.quote)) known.push(item.quote);
    quotes.set(item.source_id, known);
  }
  return quotes;
}

const WEIGHT_ORDER = { look: 0, know: 1, note: 2 } as const;

export function WarningsPart({ report, job }: { report: Report; job: Job }) {
  const names = {
    claims: new Map(job.claims.map((claim) => [claim.claim_key as string, claimTitle(claim)])),
    sources: new Map(report.sources.map((source) => [source.source_id, source.domain])),
    reasons: NOT_EVIDENCE_WORDS,
  };
  const warnings = readWarnings(report.warnings ?? [], names).sort(
    (left, right) => WEIGHT_ORDER[left.weight] - WEIGHT_ORDER[right.weight],
  );
  return (
    <Part id="warnings" title="Remarks" lead="They never change a verdict; they say what to look at.">
      {warnings.length === 0 ? (
        <p class="soft">Nothing to remark.</p>
      ) : (
        <ul class="remarks">
          {warnings.map((warning, index) => (
            <li key={index} class="remark">
              <span class={warning.weight === 'look' ? 'tone-unsure' : 'tone-quiet'}>
                <Mark
                  shape={warning.weight === 'look' ? 'half' : warning.weight === 'know' ? 'ring' : 'bar'}
                  size={13}
                />
              </span>
              <span>
                {warning.sentence}
                {warning.weight === 'look' && <span class="hidden-words"> Worth a look.</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

interface ReadingModel {
  name: string;
  facts: number;
  dropped: Record<string, number>;
  questions: { text: string }[];
  parts: Record<string, string[]>;
}

/** What a model read, and what of it did not count. */
function ModelLines({ report }: { report: Report }) {
  const model = report.metadata?.reading_model as ReadingModel | undefined;
  if (model === undefined) return null;
  const dropped = Object.values(model.dropped).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <p class="small">
        The model {model.name} read pages too: {plural(model.facts, 'fact')} kept, {dropped} dropped because the page
        does not say so.
      </p>
      {model.questions.length > 0 && (
        <p class="small">It proposed to ask: {model.questions.map(({ text }) => `“${text}”`).join(', ')}.</p>
      )}
      {Object.entries(model.parts).map(([key, parts]) => (
        <p key={key} class="small">
          It took {key} apart: {parts.map((part) => `“${part}”`).join(', ')}.
        </p>
      ))}
    </>
  );
}

export function CoveragePart({ report }: { report: Report }) {
  const coverage = report.coverage ?? [];
  const empty = coverage.filter((item) => item.outcome !== 'found');
  const found = coverage.filter((item) => item.outcome === 'found');
  return (
    <Part
      id="coverage"
      title="Search"
      lead={`${plural(coverage.length, 'question')} asked, ${empty.length} without an answer. A gap here is a gap, not a refutation.`}
    >
      <ModelLines report={report} />
      {failures(coverage).map((line) => (
        <p key={line} class="small">
          {line}
        </p>
      ))}
      {empty.length > 0 && (
        <details class="no-print">
          <summary>{plural(empty.length, 'question')} without an answer</summary>
          <CoverageTable title="Searched and not found" items={empty} />
        </details>
      )}
      {found.length > 0 && (
        <details class="no-print">
          <summary>{plural(found.length, 'question')} that found pages</summary>
          <CoverageTable title="Searched and found" items={found} />
        </details>
      )}
    </Part>
  );
}

/** "crossref could not be asked (8 questions)": once a provider, however many questions it failed. */
function failures(coverage: NonNullable<Report['coverage']>): string[] {
  const counts = new Map<string, number>();
  for (const item of coverage)
    if (item.outcome === 'failed') counts.set(item.provider, (counts.get(item.provider) ?? 0) + 1);
  return [...counts]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([provider, count]) => `${provider} could not be asked (${plural(count, 'question')}).`);
}

function CoverageTable({ title, items }: { title: string; items: NonNullable<Report['coverage']> }) {
  return (
    <div class="list">
      <table>
        <caption class="hidden-words">{title}</caption>
        <thead>
          <tr>
            <th>Question</th>
            <th>Asked of</th>
            <th>Outcome</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <tr key={index}>
              <td>{item.query}</td>
              <td data-name="Asked of">{item.provider}</td>
              <td data-name="Outcome">
                {item.outcome === 'found'
                  ? plural(item.results, 'result')
                  : (OUTCOME_WORDS[item.outcome] ?? item.outcome)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
