// How deep to look and what it may cost, each with its meaning.

import { AreaField, SelectField, TextField } from '../controls/field.tsx';
import { Part } from '../controls/parts.tsx';
import { DEPTH_WORDS, SEARCH_CATEGORY_WORDS } from '../words/words.ts';
import { type FieldFault, faultAt, type OptionsDraft } from './verify-form.ts';

interface Props {
  options: OptionsDraft;
  faults: readonly FieldFault[];
  onChange(options: OptionsDraft): void;
}

const CATEGORIES = Object.entries(SEARCH_CATEGORY_WORDS).map(([value, label]) => ({
  value: value === 'auto' ? '' : value,
  label,
}));

export function OptionsPart({ options, faults, onChange }: Props) {
  const set = (name: keyof OptionsDraft) => (value: string) => onChange({ ...options, [name]: value });
  const fault = (name: string) => faultAt(faults, `options.${name}`);
  return (
    <Part title="How far to look">
      <fieldset class="choice">
        <legend class="legend">Depth</legend>
        {Object.entries(DEPTH_WORDS).map(([value, { word, meaning }]) => (
          <label key={value}>
            <input
              type="radio"
              name="depth"
              value={value}
              checked={(options.depth || 'standard') === value}
              onChange={() => set('depth')(value === 'standard' ? '' : value)}
            />
            <b>{word}</b>
            <span>{meaning}</span>
          </label>
        ))}
      </fieldset>
      <div class="fields">
        <TextField
          label="Budget in US dollars"
          value={options.maxCost}
          onChange={set('maxCost')}
          placeholder="1"
          inputMode="decimal"
          fault={fault('max_cost_usd')}
          hint="Paid providers are not asked beyond this sum. The report says when it was reached."
        />
        <TextField
          label="Pages to read at most"
          value={options.maxSources}
          onChange={set('maxSources')}
          placeholder="by depth"
          inputMode="numeric"
          fault={fault('max_sources')}
        />
      </div>
      <details open={fault('allow_domains') !== undefined || fault('deny_domains') !== undefined}>
        <summary class="soft small">Where to look</summary>
        <div class="fields">
          <SelectField
            label="Kind of pages"
            value={options.category}
            options={CATEGORIES}
            onChange={set('category')}
            fault={fault('search_category')}
            wide
          />
          <AreaField
            label="Only these domains, one a line"
            value={options.allow}
            onChange={set('allow')}
            rows={2}
            fault={fault('allow_domains')}
          />
          <AreaField
            label="Never these domains, one a line"
            value={options.deny}
            onChange={set('deny')}
            rows={2}
            fault={fault('deny_domains')}
          />
        </div>
      </details>
    </Part>
  );
}
