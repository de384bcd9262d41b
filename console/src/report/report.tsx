// The report as a dossier: what it comes to, who it is about, claim by claim, time, sources, remarks, search.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Job, Report, Usage } from '../../../src/client/bonafide-client.ts';
import { CallBehind, Link, Notice, Part, Waiting } from '../controls/parts.tsx';
import { ClaimStatusMark, Confidence, Pips, Score } from '../controls/status.tsx';
import { useTools } from '../frame/context.ts';
import { useLoad } from '../frame/use-load.ts';
import { JobActions } from '../jobs/job-actions.tsx';
import { claimTitle, momentWords, moneyWords } from '../words/time-words.ts';
import { CATEGORY_WORDS, plural, scoreWord, verdictSentence } from '../words/words.ts';
import { ClaimCard, claimAnchor, type OpenPage } from './claim-card.tsx';
import { TimelineDrawing } from './drawings/timeline.tsx';
import { layTimeline } from './drawings/timeline-layout.ts';
import { IdentityPart } from './identity-part.tsx';
import { PageTextDialog } from './page-text.tsx';
import { CoveragePart, SourcesPart, WarningsPart } from './report-rest.tsx';

export function ReportScreen({ job, onChange }: { job: Job; onChange(): void }) {
  const { client } = useTools();
  const report = useLoad(() => client.jobs.report(job.id), [client, job.id]);
  const usage = useLoad(() => client.jobs.usage(job.id), [client, job.id]);
  const [open, setOpen] = useState<OpenPage | null>(null);
  const calls = [{ method: 'GET', path: `/v1/jobs/${job.id}/report` }];
  return (
    <>
      <div class="spread crumb no-print">
        <Link to={{ screen: 'jobs' }}>Jobs</Link>
        {report.value && <ShareActions report={report.value} />}
      </div>
      {report.fault && <Notice tone="bad">{report.fault}</Notice>}
      {!report.value && !report.fault && <Waiting />}
      {report.value && (
        <article>
          <Cover job={job} report={report.value} usage={usage.value} />
          <Glance job={job} report={report.value} />
          <IdentityPart report={report.value} />
          <ClaimsPart job={job} report={report.value} onOpen={setOpen} />
          <TimePart job={job} report={report.value} />
          <SourcesPart report={report.value} onOpen={setOpen} />
          <WarningsPart report={report.value} job={job} />
          <CoveragePart report={report.value} />
        </article>
      )}
      <section class="part no-print">
        <header>
          <h2>This job</h2>
        </header>
        <JobActions job={job} onChange={onChange} />
      </section>
      <CallBehind calls={calls} />
      {open && (
        <PageTextDialog
          jobId={job.id}
          sourceId={open.source.source_id}
          title={open.source.title ?? open.source.domain}
          url={open.source.url}
          quotes={open.quotes}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function ShareActions({ report }: { report: Report }) {
  const save = () => {
    const address = URL.createObjectURL(new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${report.job_id}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  };
  return (
    <div class="actions">
      <button type="button" class="compact" onClick={() => print()}>
        Print or save as PDF
      </button>
      <button type="button" class="compact" onClick={save}>
        Download JSON
      </button>
    </div>
  );
}

function Cover({ job, report, usage }: { job: Job; report: Report; usage: Usage | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = job.person.full_name;
  useEffect(() => {
    document.title = `${name}: report · Bonafide`;
    heading.current?.focus();
  }, [name]);
  const about = [job.person.current_title, job.person.current_company, job.person.location].filter(Boolean).join(', ');
  return (
    <>
      <header class="cover">
        <div>
          <p class="kind">
            Report of {momentWords(report.created_at)}
            <span class="only-print">{report.job_id}</span>
          </p>
          <h1 ref={heading} tabIndex={-1}>
            {name}
          </h1>
          {about && <p class="about">{about}</p>}
          <p class="verdict">{verdictSentence(report.claims.map((claim) => claim.status))}</p>
        </div>
        <div class="grade">
          <p class="number">
            {report.score}
            <small> of 5</small>
          </p>
          <p class="word">{scoreWord(report.score)}</p>
          <Pips value={report.score} />
        </div>
      </header>
      <dl class="breakdown">
        {Object.entries(report.score_breakdown).map(([category, value]) => (
          <div key={category}>
            <dt>{CATEGORY_WORDS[category] ?? category}</dt>
            <dd>
              {report.warnings?.includes(`category_not_assessed:${category}`) ? (
                <span class="soft">not assessed</span>
              ) : (
                <Score value={value} />
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>Pages read</dt>
          <dd>{report.sources.length}</dd>
        </div>
        {usage && (
          <div>
            <dt>Spent</dt>
            <dd>{moneyWords(usage.total_cost_usd)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

function Glance({ job, report }: { job: Job; report: Report }) {
  return (
    <ol class="glance" aria-label="Claims at a glance">
      {report.claims.map((result) => (
        <li key={result.claim_key}>
          <ClaimStatusMark status={result.status} />
          <a href={`#${claimAnchor(result.claim_key)}`}>
            {claimTitle({ claim_type: result.claim_type, expected: expectedOf(job, result.claim_key) })}
          </a>
          <Confidence value={result.confidence} />
        </li>
      ))}
    </ol>
  );
}

function ClaimsPart({ job, report, onOpen }: { job: Job; report: Report; onOpen(page: OpenPage): void }) {
  const sources = new Map(report.sources.map((source) => [source.source_id, source]));
  return (
    <Part
      id="claims"
      title="Claims"
      lead={`${plural(report.claims.length, 'claim')}, each with the sentences it rests on.`}
    >
      {report.claims.map((result) => (
        <ClaimCard
          key={result.claim_key}
          result={result}
          expected={expectedOf(job, result.claim_key)}
          sources={sources}
          onOpen={onOpen}
        />
      ))}
    </Part>
  );
}

function TimePart({ job, report }: { job: Job; report: Report }) {
  const made = new Date(report.created_at);
  const today = made.getUTCFullYear() + made.getUTCMonth() / 12;
  const claims = report.claims.map((result) => {
    const expected = expectedOf(job, result.claim_key);
    return {
      claim_key: result.claim_key,
      claim_type: result.claim_type,
      status: result.status,
      title: claimTitle({ claim_type: result.claim_type, expected }),
      expected,
      found: result.matched_value,
    };
  });
  const timeline = layTimeline(claims, report.warnings ?? [], today);
  if (!timeline) return null;
  return (
    <Part id="timeline" title="Time" lead="Study and work as claimed, against what pages say.">
      <figure class="sheet pad">
        <TimelineDrawing timeline={timeline} />
      </figure>
    </Part>
  );
}

function expectedOf(job: Job, key: string): Record<string, unknown> {
  const claim = job.claims.find((candidate) => candidate.claim_key === key) as
    | { expected?: Record<string, unknown> }
    | undefined;
  return claim?.expected ?? {};
}
