// One claim of the report: the ruling, expected against found, what to do next, and the voices that speak of it.
import type { Report, Source } from '../../../src/client/bonafide-client.ts';
import { groupVoices, type Voice } from '../../../src/client/voices.ts';
import { ClaimTitle, PageLink } from '../controls/parts.tsx';
import { ClaimStatusMark, Confidence, SmallStatus, toneOf } from '../controls/status.tsx';
import { claimTypeForm } from '../verify/claim-types.ts';
import { dateWords, valueWords } from '../words/time-words.ts';
import { classWord, FIELD_STATUS_WORDS, memberWord, plural, RULED_OUT_WORDS, STANCE_WORDS } from '../words/words.ts';
import { Sheets } from './drawings/sheets.tsx';

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
  /** Places in the list of sources, cited on paper. */
  numbers: ReadonlyMap<string, number>;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
  onOpen(page: OpenPage): void;
}

export function claimAnchor(key: string): string {
  return `claim-${encodeURIComponent(key)}`;
}

export function ClaimCard({ result, expected, sources, numbers, isOpen, onToggle, onOpen }: Props) {
  const form = claimTypeForm(result.claim_type);
  const voices = groupVoices(result.evidence, sources, result.status);
  const pages = new Set(result.evidence.map((item) => item.source_id)).size;
  return (
    <details
      class="claim"
      id={claimAnchor(result.claim_key)}
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>
        <div>
          <p class="kind">{form.label}</p>
          <h3>
            <ClaimTitle claim={{ claim_type: result.claim_type, expected }} />
          </h3>
        </div>
        <div class="ruling">
          <ClaimStatusMark status={result.status} />
          <br />
          <Confidence status={result.status} value={result.confidence} />
        </div>
      </summary>
      {/* On paper the quotes of a verified claim stand right below, so they are not said twice. */}
      <p class={result.status === 'verified' && voices.length > 0 ? 'said no-print' : 'said'}>{result.explanation}</p>
      <Comparison result={result} labels={new Map(form.fields.map((field) => [field.member, field.label]))} />
      {voices.length > 0 && (
        <div class="voices">
          <h4>
            {plural(result.independent_sources, 'independent source')} in {plural(pages, 'page')}
          </h4>
          <ul>
            {voices.map((voice) => (
              <VoiceItem
                key={`${voice.clusterId} ${voice.stance}`}
                voice={voice}
                numbers={numbers}
                claimType={result.claim_type}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </div>
      )}
      <NextSteps result={result} />
    </details>
  );
}

function NextSteps({ result }: { result: ClaimResult }) {
  const steps = result.next_steps ?? [];
  if (steps.length === 0) return null;
  return (
    <div class="next-steps">
      <h4>What to do next</h4>
      <ul class="bullets">
        {steps.map((step) => (
          <li key={step.sentence}>
            {step.sentence}
            {step.url && (
              <>
                {' '}
                <PageLink url={step.url} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Comparison({ result, labels }: { result: ClaimResult; labels: ReadonlyMap<string, string> }) {
  const order = [...labels.keys()];
  const place = (member: string) => (order.includes(member) ? order.indexOf(member) : order.length);
  const rows = Object.entries(result.fields).sort(([left], [right]) => place(left) - place(right));
  const ruledOut = result.ruled_out;
  if (rows.length === 0 && !ruledOut) return null;
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
        {ruledOut && (
          <tr class="ruled-out">
            <th scope="row">{RULED_OUT_WORDS[ruledOut.code] ?? 'As a whole'}</th>
            <td data-name="Claimed">yes</td>
            <td data-name="Found">{ruledOut.reason}</td>
            <td>
              <SmallStatus status="mismatch">rules it out</SmallStatus>
            </td>
          </tr>
        )}
        {rows.map(([member, field]) => (
          <tr key={member}>
            <th scope="row">{labels.get(member) ?? memberWord(member)}</th>
            <td data-name="Claimed">
              <bdi>{valueWords(field.expected)}</bdi>
            </td>
            <td data-name="Found">
              <bdi>{valueWords(field.found)}</bdi>
            </td>
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

interface VoiceProps {
  voice: Voice<Evidence, Source>;
  numbers: ReadonlyMap<string, number>;
  claimType: string;
  onOpen(page: OpenPage): void;
}

function VoiceItem({ voice, numbers, claimType, onOpen }: VoiceProps) {
  const { source, evidence } = voice.lead;
  const quotes = [evidence, ...voice.more].map((item) => item.quote);
  const nameOf = (item: Evidence, from: Source) => classWord(item.evidence_class ?? from.evidence_class, claimType);
  return (
    <li class="voice">
      <Sheets copies={voice.copies.length} tone={toneOf(voice.stance)} />
      <div>
        {quotes.map((quote) => (
          <blockquote key={quote}>
            <bdi>{quote}</bdi>
          </blockquote>
        ))}
        <p class="source-line">
          <SmallStatus status={voice.stance}>{STANCE_WORDS[voice.stance]}</SmallStatus>
          <span>
            <PageLink url={source.url}>{source.domain}</PageLink>, {nameOf(evidence, source)}
            {source.published_date && `, ${dateWords(source.published_date)}`}
            {evidence.read_by === 'model' && ', found by a model and checked in the page'}
            <span class="paper-note">
              {' '}
              [{numbers.get(source.source_id)}]
              {voice.copies.length > 0 && ` and ${plural(voice.copies.length, 'page')} of the same origin`}
            </span>
          </span>
          <button type="button" class="compact no-print" onClick={() => onOpen({ source, quotes })}>
            Show in the page<span class="hidden-words"> of {source.domain}</span>
          </button>
        </p>
        {voice.copies.length > 0 && (
          <details class="copies">
            <summary>
              {plural(voice.copies.length, 'more page')} with the same origin, counted as this one source
            </summary>
            <ul>
              {voice.copies.map((copy) => (
                <li key={copy.source.source_id}>
                  <PageLink url={copy.source.url} />, {nameOf(copy.evidence, copy.source)}{' '}
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
