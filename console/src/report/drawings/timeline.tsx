// Study and work in time: what is claimed as an outline, what pages say as a solid bar, trouble hatched and named.
import { ClaimStatusMark } from '../../controls/status.tsx';
import type { ClaimStatus } from '../../words/words.ts';
import { placeOf, type Stretch, type Timeline, type TimelineRow } from './timeline-layout.ts';

export function TimelineDrawing({ timeline }: { timeline: Timeline }) {
  const at = (year: number) => `${placeOf(year, timeline)}%`;
  return (
    <div>
      <ol class="timeline">
        <li aria-hidden="true">
          <span />
          <svg class="axis" aria-hidden="true">
            <defs>
              <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <line class="hatch" x1="0" x2="0" y1="0" y2="5" />
              </pattern>
            </defs>
            {timeline.ticks.map((year) => (
              <text key={year} x={at(year)} y="24" text-anchor="middle">
                {year}
              </text>
            ))}
          </svg>
        </li>
        {timeline.rows.map((row) => (
          <li key={row.key}>
            <span>
              {row.title}
              <br />
              <ClaimStatusMark status={row.status as ClaimStatus} />
              {row.conflicts.map((conflict) => (
                <span key={conflict} class="conflict">
                  <br />▲ {conflict}
                </span>
              ))}
            </span>
            <svg role="img" aria-label={describe(row)}>
              {timeline.ticks.map((year) => (
                <line key={year} class="grid" x1={at(year)} x2={at(year)} y1="-6" y2="42" />
              ))}
              <Gap row={row} timeline={timeline} />
              <Bar stretch={row.claimed} look="claimed" timeline={timeline} y={5} height={26} />
              <Bar stretch={row.found} look={`found-${row.kind}`} timeline={timeline} y={11} height={14} />
              {timeline.overlaps
                .filter((overlap) => overlap.keys.includes(row.key))
                .map((overlap) => (
                  <rect
                    key={overlap.keys.join(' ')}
                    class="shared"
                    x={at(overlap.from)}
                    width={`${placeOf(overlap.to, timeline) - placeOf(overlap.from, timeline)}%`}
                    y="2"
                    height="32"
                  />
                ))}
            </svg>
          </li>
        ))}
      </ol>
      <p class="soft small">
        Dashed outline: as claimed. Solid: as pages say.
        {timeline.overlaps.length > 0 && ' Hatched: study and work at the same time.'}
      </p>
    </div>
  );
}

interface BarProps {
  stretch: Stretch | null;
  look: string;
  timeline: Timeline;
  y: number;
  height: number;
}

function Bar({ stretch, look, timeline, y, height }: BarProps) {
  if (!stretch) return null;
  const from = placeOf(stretch.from, timeline);
  const to = placeOf(stretch.to, timeline);
  return (
    <rect
      class={look}
      x={`${from}%`}
      width={`${Math.max(0.8, to - from)}%`}
      y={y}
      height={height}
      rx={stretch.point ? 7 : 1}
    />
  );
}

/** Claimed and found lie apart: the line between them is the contradiction. */
function Gap({ row, timeline }: { row: TimelineRow; timeline: Timeline }) {
  const { claimed, found } = row;
  if (!claimed || !found || (claimed.to > found.from && found.to > claimed.from)) return null;
  const [left, right] = claimed.from < found.from ? [claimed, found] : [found, claimed];
  const at = (year: number) => `${placeOf(year, timeline)}%`;
  return <line class="apart" x1={at(left.to)} x2={at(right.from)} y1="18" y2="18" />;
}

function describe(row: TimelineRow): string {
  const said = (stretch: Stretch | null) => {
    if (!stretch) return 'no dates';
    const from = Math.floor(stretch.from);
    const to = stretch.open ? 'today' : String(Math.ceil(stretch.to) - 1);
    return stretch.point || String(from) === to ? String(from) : `${from} to ${to}`;
  };
  return `${row.title}: claimed ${said(row.claimed)}, found ${said(row.found)}`;
}
