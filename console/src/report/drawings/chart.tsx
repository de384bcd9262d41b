// Usage by day as columns. The same figures stand in a table below, for those who do not see the drawing.
import type { UsageDay } from '../../../../src/client/bonafide-client.ts';
import { dateWords, moneyWords } from '../../words/time-words.ts';
import { plural } from '../../words/words.ts';
import { layColumns } from './chart-layout.ts';

interface ChartProps {
  title: string;
  days: readonly { day: string; parts: readonly { name: string; value: number }[] }[];
  words(value: number): string;
}

function Columns({ title, days, words }: ChartProps) {
  const { columns, top } = layColumns(days);
  const sum = columns.reduce((total, column) => total + column.value, 0);
  return (
    <figure>
      <figcaption class="spread">
        <b>{title}</b>
        <span class="soft small">up to {words(top)} a day</span>
      </figcaption>
      <svg
        class="chart"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${words(sum)} in all`}
      >
        {[0, 50, 100].map((y) => (
          <line key={y} class="grid" x1="0" x2="100" y1={y} y2={y} vector-effect="non-scaling-stroke" />
        ))}
        {columns.map((column) => (
          <g key={column.day}>
            <title>{`${dateWords(column.day)}: ${words(column.value)}`}</title>
            {column.parts.map((part) => (
              <rect
                key={part.name}
                class={part.name}
                x={column.x}
                y={part.y}
                width={column.width}
                height={part.height}
              />
            ))}
          </g>
        ))}
      </svg>
      <div class="chart-axis" aria-hidden="true">
        <span>{days[0] && dateWords(days[0].day)}</span>
        <span>{days.at(-1) && dateWords(days.at(-1)!.day)}</span>
      </div>
    </figure>
  );
}

export function UsageCharts({ days }: { days: readonly UsageDay[] }) {
  return (
    <div class="stack-wide">
      <div class="sheet pad stack">
        <Columns
          title="Jobs"
          words={(value) => plural(value, 'job')}
          days={days.map((day) => ({
            day: day.day,
            parts: [
              { name: 'jobs-completed', value: day.completed },
              { name: 'jobs-failed', value: day.failed },
              { name: 'jobs-open', value: Math.max(0, day.jobs - day.completed - day.failed) },
            ],
          }))}
        />
        <p class="row small soft">
          <span>
            <i class="key-mark completed" /> completed
          </span>
          <span>
            <i class="key-mark failed" /> failed
          </span>
          <span>
            <i class="key-mark open" /> canceled or under way
          </span>
        </p>
      </div>
      <div class="sheet pad">
        <Columns
          title="Cost"
          words={moneyWords}
          days={days.map((day) => ({ day: day.day, parts: [{ name: 'cost', value: day.cost_usd }] }))}
        />
      </div>
    </div>
  );
}
