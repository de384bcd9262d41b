// Who the pages are about, in words first; then the others of the name, and what each sign weighs for those who want it.
import type { Report } from '../../../src/client/bonafide-client.ts';
import { PageLink, Part } from '../controls/parts.tsx';
import { Mark } from '../controls/status.tsx';
import { ANCHOR_WORDS, IDENTITY_WORDS, memberWord, PROFILE_WORDS, plural } from '../words/words.ts';
import { Waterfall } from './drawings/waterfall.tsx';

type Candidate = Report['identity_resolution']['candidates'][number];

type Standing = NonNullable<Candidate['standing']>;

const MOST_PROFILES = 6;
const MOST_PAGES = 3;
const MOST_FACTS = 5;

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
        {main && <span class="no-print">{signSentence(main)}</span>}
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
        <p class="small soft no-print">
          Profiles:{' '}
          {known.slice(0, MOST_PROFILES).map((profile, index) => (
            <span key={profile.url}>
              {index > 0 && ', '}
              {PROFILE_WORDS[profile.type] ?? memberWord(profile.type)} <PageLink url={profile.url} />
              {profile.is_primary && ' (main)'}
            </span>
          ))}
          {known.length > MOST_PROFILES && ` and ${known.length - MOST_PROFILES} more`}
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

const STANDING: Record<Standing, { words: string; shape: 'check' | 'half' | 'bar'; tone: string }> = {
  person: { words: 'the person asked for', shape: 'check', tone: 'tone-accent' },
  possible: { words: 'may be the person asked for', shape: 'half', tone: 'tone-unsure' },
  someone_else: { words: 'another person of this name', shape: 'bar', tone: 'tone-quiet' },
};

/** Reports of before say only who was asked for. */
function standingOf(candidate: Candidate): Standing {
  return candidate.standing ?? (candidate.is_requested ? 'person' : 'someone_else');
}

/** One person of the name: what the pages say of them, and why each page counts or not. */
function CandidateItem({ candidate }: { candidate: Candidate }) {
  const standing = standingOf(candidate);
  const { words, shape, tone } = STANDING[standing];
  const facts = candidate.facts ?? [];
  const pages = candidate.pages ?? [];
  const shown = pages.slice(0, MOST_PAGES);
  const folded = pages.slice(MOST_PAGES);
  return (
    <li class={standing === 'someone_else' ? 'candidate' : 'candidate asked'}>
      <h3>
        <bdi>{candidate.label}</bdi>
      </h3>
      <p class={`status ${tone}`}>
        <Mark shape={shape} />
        {words}
      </p>
      {candidate.reason && <p class="small">{sentence(candidate.reason)}</p>}
      {facts.length > 0 && (
        <>
          <h4>What these pages say</h4>
          <ul class="bullets">
            {facts.slice(0, MOST_FACTS).map((fact) => (
              <li key={fact}>
                <bdi>{fact}</bdi>
              </li>
            ))}
            {facts.length > MOST_FACTS && <li class="soft">and {facts.length - MOST_FACTS} more</li>}
          </ul>
        </>
      )}
      {pages.length > 0 && (
        <div class="candidate-pages">
          <h4>
            {plural(pages.length, 'page')}, {standing === 'someone_else' ? 'not counted' : 'counted'}
          </h4>
          <ul class="page-reasons">
            {shown.map((page) => (
              // The reason for the only page is the reason for the person.
              <PageItem key={page.url} page={page} isOnly={pages.length === 1} />
            ))}
          </ul>
          {folded.length > 0 && (
            <details class="no-print">
              <summary class="soft small">{plural(folded.length, 'more page')}</summary>
              <ul class="page-reasons">
                {folded.map((page) => (
                  <PageItem key={page.url} page={page} />
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
    </li>
  );
}

function PageItem({ page, isOnly }: { page: NonNullable<Candidate['pages']>[number]; isOnly?: boolean }) {
  return (
    <li>
      <PageLink url={page.url} />
      {!isOnly && <p class="soft">{sentence(page.reason)}</p>}
    </li>
  );
}

function sentence(words: string): string {
  return words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`;
}
