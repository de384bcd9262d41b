// Who the pages are about, in words first; then the others of the name, and what each sign weighs for those who want it.
import type { Report } from '../../../src/client/bonafide-client.ts';
import { PageLink, Part } from '../controls/parts.tsx';
import { Mark } from '../controls/status.tsx';
import { ANCHOR_WORDS, IDENTITY_WORDS, memberWord, plural } from '../words/words.ts';
import { Waterfall } from './drawings/waterfall.tsx';

type Candidate = Report['identity_resolution']['candidates'][number];

const MOST_PROFILES = 6;

export function IdentityPart({ report }: { report: Report }) {
  const identity = report.identity_resolution;
  const domains = new Map(report.sources.map((source) => [source.source_id, source.domain]));
  const main = identity.candidates.find((candidate) => candidate.is_requested) ?? null;
  const others = identity.candidates.filter((candidate) => !candidate.is_requested);
  const known = identity.profiles.filter((profile) => profile.type !== 'company' && profile.type !== 'other');
  return (
    <Part id="identity" title="Identity" lead="A name alone never verifies. This is what connects pages to the person.">
      <p>
        <b>{IDENTITY_WORDS[identity.identity_status]}</b>.
        {identity.status === 'ambiguous' && ' Several people fit about equally well.'}
        {main && signSentence(main)}
      </p>
      <WouldHelp report={report} />
      {identity.candidates.length > 0 && (
        <ul class="candidates">
          {[...(main ? [main] : []), ...others].map((candidate, index) => (
            <CandidateItem key={index} candidate={candidate} />
          ))}
        </ul>
      )}
      {known.length > 0 && (
        <p class="small soft">
          Profiles:{' '}
          {known.slice(0, MOST_PROFILES).map((profile, index) => (
            <span key={profile.url}>
              {index > 0 && ', '}
              {memberWord(profile.type)} <PageLink url={profile.url} />
              {profile.is_primary && ' (main)'}
            </span>
          ))}
          {known.length > MOST_PROFILES && ` and ${plural(known.length - MOST_PROFILES, 'more')}`}
        </p>
      )}
      {main?.anchors && main.anchors.length > 0 && (
        <details class="no-print">
          <summary class="soft">What each sign weighs</summary>
          <figure class="sheet pad">
            <Waterfall anchors={main.anchors} domains={domains} />
          </figure>
        </details>
      )}
    </Part>
  );
}

/** " Signs that agree: employer, place. Signs that speak against it: years." */
function signSentence(candidate: Candidate): string {
  const words = (agree: boolean) => [
    ...new Set(
      (candidate.anchors ?? [])
        .filter((anchor) => (agree ? anchor.weight > 0 : anchor.weight < 0))
        .map((anchor) => (ANCHOR_WORDS[anchor.anchor] ?? memberWord(anchor.anchor)).toLowerCase()),
    ),
  ];
  const [agreeing, against] = [words(true), words(false)];
  return [
    agreeing.length > 0 ? ` What agrees: ${agreeing.join(', ')}.` : '',
    against.length > 0 ? ` What speaks against it: ${against.join(', ')}.` : '',
  ].join('');
}

/** What would tell the person from others of the name. */
function WouldHelp({ report }: { report: Report }) {
  const hints = report.identity_resolution.would_help ?? [];
  if (hints.length === 0) return null;
  return (
    <div>
      <p>What would help to tell the person from others of the name:</p>
      <ul class="bullets">
        {hints.map((hint) => (
          <li key={hint.member}>{hint.reason}</li>
        ))}
      </ul>
    </div>
  );
}

function CandidateItem({ candidate }: { candidate: Candidate }) {
  return (
    <li class={candidate.is_requested ? 'candidate asked' : 'candidate'}>
      <h3>
        <bdi>{candidate.label}</bdi>
      </h3>
      <p class={candidate.is_requested ? 'status tone-accent' : 'status tone-quiet'}>
        <Mark shape={candidate.is_requested ? 'check' : 'bar'} />
        {candidate.is_requested ? 'the person asked for' : 'another person of this name'}
      </p>
      {candidate.reason && !candidate.is_requested && <p class="small">{candidate.reason}</p>}
      {candidate.profile_urls.length > 0 && (
        <ul>
          {candidate.profile_urls.slice(0, MOST_PROFILES).map((url) => (
            <li key={url}>
              <PageLink url={url} />
            </li>
          ))}
          {candidate.profile_urls.length > MOST_PROFILES && (
            <li class="soft">and {plural(candidate.profile_urls.length - MOST_PROFILES, 'more page')}</li>
          )}
        </ul>
      )}
    </li>
  );
}
