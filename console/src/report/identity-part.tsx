// Who the pages are about: the anchors of the person found, and the others of the name with why not.
import type { Report } from '../../../src/client/bonafide-client.ts';
import { PageLink, Part } from '../controls/parts.tsx';
import { Mark } from '../controls/status.tsx';
import { confidenceWord, IDENTITY_WORDS, memberWord } from '../words/words.ts';
import { Waterfall } from './drawings/waterfall.tsx';

export function IdentityPart({ report }: { report: Report }) {
  const identity = report.identity_resolution;
  const domains = new Map(report.sources.map((source) => [source.source_id, source.domain]));
  const main = identity.candidates.find((candidate) => candidate.is_requested) ?? null;
  return (
    <Part id="identity" title="Identity" lead="A name alone never verifies. These are the signs beside it.">
      <p>
        <b>{IDENTITY_WORDS[identity.identity_status]}</b>, {confidenceWord(identity.identity_confidence)} (
        {identity.identity_confidence} of 5).
        {identity.status === 'ambiguous' && ' Several people fit about equally well.'}
      </p>
      {main?.anchors && main.anchors.length > 0 && (
        <figure class="sheet pad">
          <Waterfall anchors={main.anchors} domains={domains} />
        </figure>
      )}
      {identity.candidates.length > 1 && <h3>People of this name</h3>}
      <ul class="candidates">
        {identity.candidates.map((candidate, index) => (
          <li key={index} class={candidate.is_requested ? 'candidate asked' : 'candidate'}>
            <h4>{candidate.label}</h4>
            <p class={candidate.is_requested ? 'status tone-accent' : 'status tone-quiet'}>
              <Mark shape={candidate.is_requested ? 'check' : 'bar'} />
              {candidate.is_requested ? 'the person asked for' : 'somebody else'}
            </p>
            {candidate.reason && <p class="small">{candidate.reason}</p>}
            {candidate.profile_urls.length > 0 && (
              <ul>
                {candidate.profile_urls.slice(0, 6).map((url) => (
                  <li key={url}>
                    <PageLink url={url} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {identity.profiles.length > 0 && (
        <p class="small soft">
          Profiles:{' '}
          {identity.profiles.map((profile, index) => (
            <span key={profile.url}>
              {index > 0 && ', '}
              {memberWord(profile.type)} <PageLink url={profile.url} />
              {profile.is_primary && ' (main)'}
            </span>
          ))}
        </p>
      )}
    </Part>
  );
}
