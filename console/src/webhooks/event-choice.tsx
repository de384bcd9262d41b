// Which events an endpoint is told of.
import { EVENT_WORDS } from '../words/words.ts';

interface Props {
  value: readonly string[];
  fault?: string | undefined;
  onChange(events: string[]): void;
}

export function EventChoice({ value, fault, onChange }: Props) {
  return (
    <fieldset class="choice">
      <legend class="legend">Events</legend>
      {Object.entries(EVENT_WORDS).map(([event, words]) => (
        <label key={event}>
          <input
            type="checkbox"
            checked={value.includes(event)}
            onChange={(change) =>
              onChange(
                Object.keys(EVENT_WORDS).filter((name) =>
                  name === event ? change.currentTarget.checked : value.includes(name),
                ),
              )
            }
          />
          <b class="mono">{event}</b>
          <span>{words}</span>
        </label>
      ))}
      {fault && <p class="fault">{fault}</p>}
    </fieldset>
  );
}
