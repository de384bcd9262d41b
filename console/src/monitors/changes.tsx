// What a report changed against the one before: verdicts, and the sentences that are new or gone.
import type { ReportChanges } from '../../../src/client/bonafide-client.ts';
import { Link, Notice, PageLink, Part, Waiting } from '../controls/parts.tsx';
import { ClaimStatusMark } from '../controls/status.tsx';
import { useTools } from '../frame/context.ts';
import { useLoad } from '../frame/use-load.ts';
import { valueWords } from '../words/time-words.ts';
import { memberWord } from '../words/words.ts';

type ClaimChange = ReportChanges['claims'][number];

interface Props {
  jobId: string;
  comparedWith: string;
  /** Titles of claims by their key. */
  titles: ReadonlyMap<string, string>;
}

export function ChangesPart({ jobId, comparedWith, titles }: Props) {
  const { client } = useTools();
  const changes = useLoad(() => client.jobs.changes(jobId), [client, jobId]);
  return (
    <Part
      id="changes"
      title="What changed"
      lead={
        <>
          Against <Link to={{ screen: 'job', jobId: comparedWith }}>the run before</Link>.
        </>
      }
    >
      {changes.fault && <Notice>{changes.fault}</Notice>}
      {!changes.value && !changes.fault && <Waiting />}
      {changes.value && <Changes changes={changes.value} titles={titles} />}
    </Part>
  );
}

function Changes({ changes, titles }: { changes: ReportChanges; titles: Props['titles'] }) {
  return (
    <>
      <p>
        <b>{changes.summary}</b>
      </p>
      {changes.claims.length > 0 && (
        <ul class="changes sheet pad">
          {changes.claims.map((claim) => (
            <ClaimChanges key={claim.claim_key} claim={claim} title={titles.get(claim.claim_key) ?? claim.claim_key} />
          ))}
        </ul>
      )}
    </>
  );
}

function ClaimChanges({ claim, title }: { claim: ClaimChange; title: string }) {
  const { before, after } = claim.status;
  const values = Object.entries(claim.values);
  return (
    <li class="stack">
      <h3>
        <bdi>{title}</bdi>
      </h3>
      <p class="actions">
        {before !== null && before !== after && (
          <>
            <ClaimStatusMark status={before} /> <span aria-hidden="true">→</span>
            <span class="hidden-words">, now</span>{' '}
          </>
        )}
        {after !== null && <ClaimStatusMark status={after} />}
      </p>
      <p>{claim.sentence}</p>
      {claim.new_sentences.map(({ quote, url }) => (
        <Sentence key={`new ${url} ${quote}`} look="added" head="New" quote={quote} url={url} />
      ))}
      {claim.gone_sentences.map(({ quote, url, page_read }) => (
        <Sentence
          key={`gone ${url} ${quote}`}
          look="gone"
          head={page_read ? 'No longer there' : 'Page not read this time'}
          quote={quote}
          url={url}
        />
      ))}
      {values.length > 0 && (
        <ul class="bullets small">
          {values.map(([member, value]) => (
            <li key={member}>
              {memberWord(member)}: <bdi>{shown(value.before)}</bdi> → <bdi>{shown(value.after)}</bdi>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function shown(value: unknown): string {
  return value === null ? 'not found' : valueWords(value);
}

interface SentenceProps {
  look: 'added' | 'gone';
  head: string;
  quote: string;
  url: string;
}

function Sentence({ look, head, quote, url }: SentenceProps) {
  return (
    <div>
      <p class="soft small">
        {head}, on <PageLink url={url} />
      </p>
      <blockquote class={look}>
        <bdi>{quote}</bdi>
      </blockquote>
    </div>
  );
}
