// The claims: a list of contents with a filter, and the claims themselves, folded when there are many.
import { useState } from 'preact/hooks';
import type { Job, Report, Source } from '../../../src/client/bonafide-client.ts';
import { ClaimTitle, Part } from '../controls/parts.tsx';
import { ClaimStatusMark, Confidence } from '../controls/status.tsx';
import { CLAIM_STATUS_WORDS, type ClaimStatus, countStatuses, plural } from '../words/words.ts';
import { ClaimCard, claimAnchor, type OpenPage } from './claim-card.tsx';
import { sourceNumbers } from './source-order.ts';

/** More claims than this start folded. */
const MANY = 8;

export function expectedOf(job: Job, key: string): Record<string, unknown> {
  const claim = job.claims.find((candidate) => candidate.claim_key === key) as
    | { expected?: Record<string, unknown> }
    | undefined;
  return claim?.expected ?? {};
}

interface Props {
  job: Job;
  report: Report;
  onOpen(page: OpenPage): void;
}

export function ClaimsPart({ job, report, onOpen }: Props) {
  const isMany = report.claims.length > MANY;
  const [only, setOnly] = useState<ClaimStatus | null>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(isMany ? [] : report.claims.map((claim) => claim.claim_key)),
  );
  const sources = new Map<string, Source>(report.sources.map((source) => [source.source_id, source]));
  const numbers = sourceNumbers(report);
  const shown = only === null ? report.claims : report.claims.filter((claim) => claim.status === only);
  const toggle = (key: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(key);
    else next.delete(key);
    setOpen(next);
  };
  const allOpen = shown.every((claim) => open.has(claim.claim_key));
  return (
    <>
      <nav class="contents" id="contents" aria-label="Claims at a glance">
        {isMany && <Filter report={report} only={only} onChoose={setOnly} />}
        <ol class="glance">
          {shown.map((result) => (
            <li key={result.claim_key}>
              <ClaimStatusMark status={result.status} />
              <a href={`#${claimAnchor(result.claim_key)}`} onClick={() => toggle(result.claim_key, true)}>
                <ClaimTitle
                  claim={{ claim_type: result.claim_type, expected: expectedOf(job, result.claim_key) }}
                  most={160}
                />
              </a>
              <Confidence status={result.status} value={result.confidence} />
            </li>
          ))}
        </ol>
      </nav>
      <Part
        id="claims"
        title="Claims"
        lead={`${plural(report.claims.length, 'claim')}, each with the sentences it rests on.`}
      >
        {isMany && (
          <div class="actions no-print">
            <button
              type="button"
              class="compact"
              onClick={() => setOpen(new Set(allOpen ? [] : report.claims.map((claim) => claim.claim_key)))}
            >
              {allOpen ? 'Fold all claims' : 'Open all claims'}
            </button>
            <a href="#contents">Back to the list of claims</a>
          </div>
        )}
        {shown.map((result) => (
          <ClaimCard
            key={result.claim_key}
            result={result}
            expected={expectedOf(job, result.claim_key)}
            sources={sources}
            numbers={numbers}
            isOpen={open.has(result.claim_key)}
            onToggle={(isOpen) => {
              if (isOpen !== open.has(result.claim_key)) toggle(result.claim_key, isOpen);
            }}
            onOpen={onOpen}
          />
        ))}
      </Part>
      {isMany && (
        <a class="to-contents no-print" href="#contents">
          Claims ↑
        </a>
      )}
    </>
  );
}

const ORDER: readonly ClaimStatus[] = ['contradiction', 'verified', 'inconclusive', 'not_verified'];

interface FilterProps {
  report: Report;
  only: ClaimStatus | null;
  onChoose(status: ClaimStatus | null): void;
}

function Filter({ report, only, onChoose }: FilterProps) {
  const counts = countStatuses(report.claims.map((claim) => claim.status));
  return (
    <fieldset class="filter no-print">
      <legend class="hidden-words">Which claims to show</legend>
      <button type="button" class="compact" aria-pressed={only === null} onClick={() => onChoose(null)}>
        All {report.claims.length}
      </button>
      {ORDER.filter((status) => (counts[status] ?? 0) > 0).map((status) => (
        <button
          key={status}
          type="button"
          class="compact"
          aria-pressed={only === status}
          onClick={() => onChoose(only === status ? null : status)}
        >
          {CLAIM_STATUS_WORDS[status].word} {counts[status]}
        </button>
      ))}
    </fieldset>
  );
}
