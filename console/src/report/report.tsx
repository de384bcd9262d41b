// The report as a dossier: what it comes to, claim by claim, time, who it is about, sources, remarks, search, and its words.
import { useState } from 'preact/hooks';
import type { Job, Report } from '../../../src/client/bonafide-client.ts';
import { CallBehind, Link, Notice, Part, Waiting } from '../controls/parts.tsx';
import { ClaimStatusMark } from '../controls/status.tsx';
import { useTools } from '../frame/context.ts';
import { useLoad } from '../frame/use-load.ts';
import { JobActions } from '../jobs/job-actions.tsx';
import { ChangesPart } from '../monitors/changes.tsx';
import { claimTitle } from '../words/time-words.ts';
import { CLAIM_STATUS_WORDS, type ClaimStatus, NO_DECISION } from '../words/words.ts';
import type { OpenPage } from './claim-card.tsx';
import { ClaimsPart, expectedOf } from './claims-part.tsx';
import { Cover } from './cover.tsx';
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
        <div class="actions">
          {report.value && <ShareActions report={report.value} />}
          <JobActions job={job} compact change onChange={onChange} />
        </div>
      </div>
      {report.fault && <Notice tone="bad">{report.fault}</Notice>}
      {!report.value && !report.fault && <Waiting />}
      {report.value && (
        <article>
          <Cover job={job} report={report.value} usage={usage.value} />
          {report.value.warnings?.includes('no_web_search_configured') && (
            <Notice tone="unsure">
              No web search is set up, so the web itself was not searched: only registers, the addresses given and
              imported pages. That something was not found says little.
            </Notice>
          )}
          {job.rerun_of !== undefined && (
            <ChangesPart jobId={job.id} titles={titlesOf(job)} comparedWith={job.rerun_of} />
          )}
          <ClaimsPart job={job} report={report.value} onOpen={setOpen} />
          <TimePart job={job} report={report.value} />
          <IdentityPart report={report.value} />
          <SourcesPart report={report.value} onOpen={setOpen} />
          <WarningsPart report={report.value} job={job} />
          <CoveragePart report={report.value} />
          <WordsPart />
        </article>
      )}
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

function titlesOf(job: Job): ReadonlyMap<string, string> {
  return new Map(job.claims.map((claim) => [claim.claim_key as string, claimTitle(claim)]));
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
    <>
      <button type="button" class="compact" onClick={() => print()}>
        Print or save as PDF
      </button>
      <button type="button" class="compact" onClick={save}>
        Download JSON
      </button>
    </>
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
      // What a page dates is not what it confirms: a contradicted claim has no bar of its own.
      found: result.status === 'contradiction' ? {} : result.matched_value,
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

/** What the statuses mean, and what a report is not: on the page, so on paper too. */
function WordsPart() {
  return (
    <Part id="words" title="What the words mean">
      <dl class="meanings">
        {(Object.keys(CLAIM_STATUS_WORDS) as ClaimStatus[]).map((status) => (
          <div key={status}>
            <dt>
              <ClaimStatusMark status={status} />
            </dt>
            <dd>{CLAIM_STATUS_WORDS[status].meaning}</dd>
          </div>
        ))}
      </dl>
      <p>{NO_DECISION}</p>
    </Part>
  );
}
