// One voice as one sheet; its copies are edges behind it, so that ten copies take the place of one page.
import type { Tone } from '../../controls/status.tsx';

export function Sheets({ copies, tone }: { copies: number; tone: Tone }) {
  const edges = Math.min(copies, 4);
  return (
    <svg class={`sheets tone-${tone}`} viewBox="0 0 52 56" aria-hidden="true">
      {Array.from({ length: edges }, (_, index) => {
        const shift = (edges - index) * 3;
        return <rect key={index} class="behind" x={1 + shift} y={13 - shift} width="34" height="42" />;
      })}
      <rect class="front" x="1" y="13" width="34" height="42" />
      <path class="lines" d="M7 23h22M7 30h22M7 37h22M7 44h14" />
    </svg>
  );
}
