// The rest of the report: sources by class, warnings in words, what was searched and not found.
import type { Job, Report, Source } from '../../../src/client/bonafide-client.ts';
import { providerName } from '../../../src/client/provider-names.ts';
import { NOT_EVIDENCE_WORDS, readWarnings } from '../../../src/client/warning-words.ts';
import { PageLink, Part } from '../controls/parts.tsx';
import { Mark } from '../controls/status.tsx';
import { claimTitle, dateWords } from '../words/time-words.ts';
import { OUTCOME_WORDS, plural } from '../words/words.ts';
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

export function WarningsPart({ report, job }: { report: Report; job: Job }) {
  const names = {
    claims: new Map(job.claims.map((claim) => [claim.claim_key as string, claimTitle(claim)])),
    sources: new Map(report.sources.map((source) => [source.source_id, source.domain])),
  };
  const warnings = readWarnings(report.warnings ?? [], names);
  return (
    <Part id="warnings" title="Remarks" lead="They change no verdict; they say what to look at.">
      {warnings.length === 0 ? (
        <p class="soft">No remarks.</p>
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
        The model {model.name} read pages too: {plural(model.facts, 'fact')} kept,{' '}
        {dropped === 0 ? 'none dropped' : `${dropped} dropped because the page does not say so`}.
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
      lead={`${plural(coverage.length, 'question')} asked, ${empty.length} of them found nothing. That proves nothing against anybody.`}
    >
      <ModelLines report={report} />
      <Failures coverage={coverage} />
      {empty.length > 0 && (
        <details class="no-print">
          <summary>{plural(empty.length, 'question')} that found nothing</summary>
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

/** All providers that failed in one sentence, each once, however many of its questions failed. */
function Failures({ coverage }: { coverage: NonNullable<Report['coverage']> }) {
  const failed = coverage.filter((item) => item.outcome === 'failed');
  if (failed.length === 0) return null;
  const names = [...new Set(failed.map((item) => providerName(item.provider)))].sort((left, right) =>
    left.localeCompare(right, 'en'),
  );
  return (
    <p class="small">
      {plural(failed.length, 'question')} could not be asked, of {names.join(', ')}.
    </p>
  );
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
              <td data-name="Asked of">{providerName(item.provider)}</td>
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
