// What the report comes to: who, the verdict in a sentence, the assessment before the number, and why.
import { useEffect, useRef } from 'preact/hooks';
import type { Job, Report, Usage } from '../../../src/client/bonafide-client.ts';
import { ASSESSMENT_LOOK, Mark, Pips, Score } from '../controls/status.tsx';
import { focusAfterNavigation } from '../frame/router.ts';
import { momentWords, moneyWords } from '../words/time-words.ts';
import {
  type Assessment,
  assessmentOf,
  assessmentWord,
  CATEGORY_WORDS,
  countStatuses,
  verdictSentence,
} from '../words/words.ts';

export function Cover({ job, report, usage }: { job: Job; report: Report; usage: Usage | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = job.person.full_name;
  useEffect(() => {
    document.title = `${name}: report · Bonafide`;
    focusAfterNavigation(heading.current);
  }, [name]);
  const about = [job.person.current_title, job.person.current_company, job.person.location].filter(Boolean);
  return (
    <>
      <header class="cover">
        <div>
          <p class="kind">
            Report of {momentWords(report.created_at)}
            <span class="only-print">{report.job_id}</span>
          </p>
          <h1 ref={heading} tabIndex={-1}>
            <bdi>{name}</bdi>
          </h1>
          {about.length > 0 && (
            <p class="about">
              {about.map((part, index) => (
                <span key={index}>
                  {index > 0 && ', '}
                  <bdi>{part}</bdi>
                </span>
              ))}
            </p>
          )}
          <Purpose report={report} />
          <p class="verdict">{verdictSentence(report.claims.map((claim) => claim.status))}</p>
        </div>
        <Grade report={report} />
      </header>
      <Breakdown report={report} usage={usage} />
    </>
  );
}

/** Why the person was looked up, where the request says so: whoever reads the report should know. */
function Purpose({ report }: { report: Report }) {
  const parts = [
    ...(report.purpose ? [{ word: 'Purpose', text: report.purpose }] : []),
    ...(report.legal_basis ? [{ word: 'Legal basis', text: report.legal_basis }] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <p class="about purpose">
      {parts.map(({ word, text }, index) => (
        <span key={word}>
          {index > 0 && '; '}
          {word}: <bdi>{text}</bdi>
        </span>
      ))}
    </p>
  );
}

/** With nothing decided a number would say something that nobody knows. */
function Grade({ report }: { report: Report }) {
  const counts = countStatuses(report.claims.map((claim) => claim.status));
  const assessment = assessmentOf(report.assessment, counts);
  const { shape, tone } = ASSESSMENT_LOOK[assessment];
  return (
    <div class={`grade tone-${tone}`}>
      <p class="word">
        <Mark shape={shape} size={20} /> {assessmentWord(assessment, counts)}
      </p>
      {assessment !== 'insufficient_evidence' && (
        <p class="number">
          {report.score}
          <small> of 5</small> <Pips value={report.score} />
        </p>
      )}
      {report.score_reasons && <p class="reason">{report.score_reasons.overall}</p>}
    </div>
  );
}

function Breakdown({ report, usage }: { report: Report; usage: Usage | null }) {
  return (
    <dl class="breakdown">
      {Object.entries(report.score_breakdown).map(([category, value]) => (
        <div key={category}>
          <dt>{CATEGORY_WORDS[category] ?? category}</dt>
          <dd>
            <CategoryScore assessment={categoryAssessment(report, category)} value={value} />
          </dd>
          <dd class="reason">{report.score_reasons?.[category as 'identity']}</dd>
        </div>
      ))}
      <div>
        <dt>Pages read</dt>
        <dd>{report.sources.length}</dd>
        {usage && <dd class="reason">spent: {moneyWords(usage.total_cost_usd)}</dd>}
      </div>
    </dl>
  );
}

function CategoryScore({ assessment, value }: { assessment: Assessment; value: number }) {
  if (assessment === 'not_assessed') return <span class="soft">not assessed</span>;
  if (assessment === 'insufficient_evidence') return <span class="soft">not enough found</span>;
  return <Score value={value} />;
}

function categoryAssessment(report: Report, category: string): Assessment {
  const given = report.assessment_breakdown?.[category as 'identity'];
  if (given !== undefined) return given;
  return report.warnings?.includes(`category_not_assessed:${category}`) ? 'not_assessed' : 'mixed';
}
