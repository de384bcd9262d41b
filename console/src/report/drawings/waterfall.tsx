// The anchors that decided who a page is about, drawn as steps from an even chance to their sum.
import { ANCHOR_WORDS, memberWord } from '../../words/words.ts';
import { type Anchor, layWaterfall, oddsWords } from './waterfall-layout.ts';

export function Waterfall({ anchors, domains }: { anchors: readonly Anchor[]; domains: ReadonlyMap<string, string> }) {
  const fall = layWaterfall(anchors);
  const percent = (value: number) => `${value}%`;
  return (
    <ol class="waterfall" aria-label="What connects the pages to the person; each step is a factor of two in the odds">
      {fall.steps.map((step, index) => (
        <li key={index}>
          <span>
            <b>{ANCHOR_WORDS[step.anchor] ?? memberWord(step.anchor)}</b>{' '}
            <span class="soft">
              {step.reason}
              {step.source_id && domains.has(step.source_id) && ` (${domains.get(step.source_id)})`}
            </span>
          </span>
          <svg aria-hidden="true">
            <line class="axis" x1={percent(fall.zero)} x2={percent(fall.zero)} y1="-4" y2="24" />
            <rect
              class={step.weight < 0 ? 'loss' : 'gain'}
              x={percent(step.from)}
              width={percent(step.width)}
              y="4"
              height="12"
            />
          </svg>
          <span>{signed(step.weight)}</span>
        </li>
      ))}
      <li class="total">
        <span>
          Together <span class="soft">{oddsWords(fall.total)}</span>
        </span>
        <svg aria-hidden="true">
          <rect class="sum" x={percent(fall.totalFrom)} width={percent(fall.totalWidth)} y="4" height="12" />
        </svg>
        <span>{signed(fall.total)}</span>
      </li>
    </ol>
  );
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
}
