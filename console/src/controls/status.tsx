// Statuses as shape, colour and word together: none of them is told by colour alone.
import type { ComponentChildren } from 'preact';
import {
  type Assessment,
  assessmentWord,
  CLAIM_STATUS_WORDS,
  type ClaimStatus,
  confidenceWord,
  JOB_STATUS_WORDS,
  type JobStatus,
} from '../words/words.ts';

export type Shape = 'check' | 'cross' | 'half' | 'ring' | 'dots' | 'bar';
export type Tone = 'good' | 'bad' | 'unsure' | 'quiet' | 'accent';

const PATHS: Record<Shape, ComponentChildren> = {
  check: (
    <>
      <circle cx="8" cy="8" r="8" fill="currentColor" />
      <path d="M4.5 8.3l2.4 2.4 4.6-5" fill="none" stroke="var(--sheet)" stroke-width="1.8" />
    </>
  ),
  cross: (
    <>
      <rect
        x="1"
        y="1"
        width="14"
        height="14"
        fill="currentColor"
        transform="rotate(45 8 8) scale(0.9) translate(0.9 0.9)"
      />
      <path d="M5.4 5.4l5.2 5.2m0-5.2l-5.2 5.2" stroke="var(--sheet)" stroke-width="1.8" />
    </>
  ),
  half: (
    <>
      <circle cx="8" cy="8" r="7.1" fill="none" stroke="currentColor" stroke-width="1.8" />
      <path d="M8 1a7 7 0 0 1 0 14z" fill="currentColor" />
    </>
  ),
  ring: <circle cx="8" cy="8" r="7.1" fill="none" stroke="currentColor" stroke-width="1.8" />,
  dots: (
    <>
      <circle cx="2.5" cy="8" r="1.9" fill="currentColor" />
      <circle cx="8" cy="8" r="1.9" fill="currentColor" />
      <circle cx="13.5" cy="8" r="1.9" fill="currentColor" />
    </>
  ),
  bar: <rect x="2" y="6.6" width="12" height="2.8" fill="currentColor" />,
};

export function Mark({ shape, size = 16 }: { shape: Shape; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      {PATHS[shape]}
    </svg>
  );
}

export function Status({ shape, tone, children }: { shape: Shape; tone: Tone; children: ComponentChildren }) {
  return (
    <span class={`status tone-${tone}`}>
      <Mark shape={shape} />
      {children}
    </span>
  );
}

const CLAIM_LOOK: Record<ClaimStatus, { shape: Shape; tone: Tone }> = {
  verified: { shape: 'check', tone: 'good' },
  contradiction: { shape: 'cross', tone: 'bad' },
  inconclusive: { shape: 'half', tone: 'unsure' },
  not_verified: { shape: 'ring', tone: 'quiet' },
};

export function ClaimStatusMark({ status }: { status: ClaimStatus }) {
  return <Status {...CLAIM_LOOK[status]}>{CLAIM_STATUS_WORDS[status].word}</Status>;
}

export const ASSESSMENT_LOOK: Record<Assessment, { shape: Shape; tone: Tone }> = {
  confirmed: { shape: 'check', tone: 'good' },
  mostly_confirmed: { shape: 'check', tone: 'good' },
  mixed: { shape: 'half', tone: 'unsure' },
  contradicted: { shape: 'cross', tone: 'bad' },
  insufficient_evidence: { shape: 'ring', tone: 'quiet' },
  not_assessed: { shape: 'bar', tone: 'quiet' },
};

export function AssessmentMark({
  assessment,
  counts,
}: {
  assessment: Assessment;
  counts: Partial<Record<ClaimStatus, number>>;
}) {
  return <Status {...ASSESSMENT_LOOK[assessment]}>{assessmentWord(assessment, counts)}</Status>;
}

const JOB_LOOK: Record<JobStatus, { shape: Shape; tone: Tone }> = {
  created: { shape: 'ring', tone: 'quiet' },
  queued: { shape: 'ring', tone: 'quiet' },
  running: { shape: 'dots', tone: 'accent' },
  completed: { shape: 'check', tone: 'good' },
  failed: { shape: 'cross', tone: 'bad' },
  canceled: { shape: 'bar', tone: 'quiet' },
};

export function JobStatusMark({ status }: { status: JobStatus }) {
  return <Status {...JOB_LOOK[status]}>{JOB_STATUS_WORDS[status]}</Status>;
}

const FIELD_LOOK: Record<string, { shape: Shape; tone: Tone }> = {
  match: { shape: 'check', tone: 'good' },
  partial: { shape: 'half', tone: 'unsure' },
  mismatch: { shape: 'cross', tone: 'bad' },
  not_found: { shape: 'ring', tone: 'quiet' },
  not_checked: { shape: 'bar', tone: 'quiet' },
  supports: { shape: 'check', tone: 'good' },
  contradicts: { shape: 'cross', tone: 'bad' },
  mentions: { shape: 'ring', tone: 'quiet' },
  success: { shape: 'check', tone: 'good' },
  failure: { shape: 'cross', tone: 'bad' },
  pending: { shape: 'dots', tone: 'accent' },
  discarded: { shape: 'bar', tone: 'quiet' },
};

/** A mark for the small statuses: fields, stances, deliveries. */
export function SmallStatus({ status, children }: { status: string; children: ComponentChildren }) {
  return <Status {...(FIELD_LOOK[status] ?? { shape: 'ring', tone: 'quiet' })}>{children}</Status>;
}

export function toneOf(status: string): Tone {
  return FIELD_LOOK[status]?.tone ?? 'quiet';
}

/** Five marks, as many filled as the number says; the number and its word stand beside them. */
export function Pips({ value }: { value: number }) {
  return (
    <svg class="pips" width="62" height="10" viewBox="0 0 62 10" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((index) => (
        <rect
          key={index}
          x={index * 13 + 0.5}
          y="0.5"
          width="9"
          height="9"
          fill={index < value ? 'currentColor' : 'none'}
          stroke="currentColor"
        />
      ))}
    </svg>
  );
}

export function Score({ value }: { value: number }) {
  return (
    <span class="score">
      <Pips value={value} />
      <span>{value} of 5</span>
    </span>
  );
}

/** How sure a verdict is. Of a claim that was left open it would read as doubt about the person, so nothing is shown. */
export function Confidence({ status, value }: { status: ClaimStatus; value: number }) {
  if (status !== 'verified' && status !== 'contradiction') return null;
  return (
    <span class="soft small">
      {confidenceWord(value)} <span class="mono">{value}/5</span>
    </span>
  );
}
