// One claim of the report: the ruling, expected against found, and the voices that speak of it.
import type { Report, Source } from '../../../src/client/bonafide-client.ts';
import { PageLink } from '../controls/parts.tsx';
import { ClaimStatusMark, Confidence, SmallStatus, toneOf } from '../controls/status.tsx';
import { claimTypeForm } from '../verify/claim-types.ts';
import { claimTitle, dateWords, valueWords } from '../words/time-words.ts';
import {
  CLAIM_STATUS_WORDS,
  CLASS_WORDS,
  FIELD_STATUS_WORDS,
  memberWord,
  plural,
  STANCE_WORDS,
} from '../words/words.ts';
import { Sheets } from './drawings/sheets.tsx';
import { groupVoices, type Voice } from './drawings/voices.ts';

export type ClaimResult = Report['claims'][number];
type Evidence = ClaimResult['evidence'][number];

export interface OpenPage {
  source: Source;
  quotes: string[];
}

interface Props {
  result: ClaimResult;
  expected: Record<string, unknown>;
  sources: ReadonlyMap<string, Source>;
  onOpen(page: OpenPage): void;
}

export function claimAnchor(key: string): string {
  return `claim-${encodeURIComponent(key)}`;
}

export function ClaimCard({ result, expected, sources, onOpen }: Props) {
  const form = claimTypeForm(result.claim_type);
  const voices = groupVoices(result.evidence, sources, result.status);
  const pages = new Set(result.evidence.map((item) => item.source_id)).size;
  return (
    <article class="claim" id={claimAnchor(result.claim_key)}>
      <header>
        <div>
          <p class="kind">
            {form.label} · <span class="mono">{result.claim_key}</span>
          </p>
          <h3>{claimTitle({ claim_type: result.claim_type, expected })}</h3>
        </div>
        <div class="ruling">
          <ClaimStatusMark status={result.status} />
          <br />
          <Confidence value={result.confidence} />
        </div>
      </header>
      <p class="said" title={CLAIM_STATUS_WORDS[result.status].meaning}>
        {result.explanation}
      </p>
      <Comparison result={result} labels={new Map(form.fields.map((field) => [field.member, field.label]))} />
      {voices.length > 0 && (
        <div class="voices">
          <h4>
            {plural(result.independent_sources, 'independent voice')} in {plural(pages, 'page')}
          </h4>
          <ul>
            {voices.map((voice) => (
              <VoiceItem key={`${voice.clusterId} ${voice.stance}`} voice={voice} onOpen={onOpen} />
            ))}
          </ul>
        </div>
      )}
    </article>
  );
}

function Comparison({ result, labels }: { result: ClaimResult; labels: ReadonlyMap<string, string> }) {
  const order = [...labels.keys()];
  const place = (member: string) => (order.includes(member) ? order.indexOf(member) : order.length);
  const rows = Object.entries(result.fields).sort(([left], [right]) => place(left) - place(right));
  if (rows.length === 0) return null;
  return (
    <table class="compare">
      <thead>
        <tr>
          <th>Part</th>
          <th>Claimed</th>
          <th>Found</th>
          <th>Result</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([member, field]) => (
          <tr key={member}>
            <th scope="row">{labels.get(member) ?? memberWord(member)}</th>
            <td data-name="Claimed">{valueWords(field.expected)}</td>
            <td data-name="Found">{valueWords(field.found)}</td>
            <td>
              <SmallStatus status={field.status}>{FIELD_STATUS_WORDS[field.status]}</SmallStatus>
              {field.reason && field.status !== 'match' && <span class="soft small"> {field.reason}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function VoiceItem({ voice, onOpen }: { voice: Voice<Evidence, Source>; onOpen(page: OpenPage): void }) {
  const { source, evidence } = voice.lead;
  const quotes = [evidence, ...voice.more].map((item) => item.quote);
  return (
    <li class="voice">
      <Sheets copies={voice.copies.length} tone={toneOf(voice.stance)} />
      <div>
        {quotes.map((quote) => (
          <blockquote key={quote}>{quote}</blockquote>
        ))}
        <p class="source-line">
          <SmallStatus status={voice.stance}>{STANCE_WORDS[voice.stance]}</SmallStatus>
          <span>
            <PageLink url={source.url}>{source.domain}</PageLink>,{' '}
            {CLASS_WORDS[source.evidence_class ?? '']?.one ?? 'a page'}
            {source.published_date && `, ${dateWords(source.published_date)}`}
          </span>
          <button type="button" class="compact no-print" onClick={() => onOpen({ source, quotes })}>
            Show in the page<span class="hidden-words"> of {source.domain}</span>
          </button>
        </p>
        {voice.copies.length > 0 && (
          <details class="copies">
            <summary>
              {plural(voice.copies.length, 'more page')} with the same origin, counted as this one voice
            </summary>
            <ul>
              {voice.copies.map((copy) => (
                <li key={copy.source.source_id}>
                  <PageLink url={copy.source.url} />, {CLASS_WORDS[copy.source.evidence_class ?? '']?.one ?? 'a page'}{' '}
                  <button
                    type="button"
                    class="plain compact no-print"
                    onClick={() => onOpen({ source: copy.source, quotes: [copy.evidence.quote] })}
                  >
                    Show in the page<span class="hidden-words"> of {copy.source.domain}</span>
                  </button>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}
