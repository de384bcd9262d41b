// One claim of the form: its type decides which fields it has.

import { AreaField, CheckField, SelectField, TextField } from '../controls/field.tsx';
import { CATEGORY_WORDS } from '../words/words.ts';
import { CLAIM_TYPE_FORMS, type ClaimField, claimTypeForm } from './claim-types.ts';
import { type ClaimDraft, type FieldFault, faultAt } from './verify-form.ts';

interface MemberProps {
  field: ClaimField;
  value: string;
  fault?: string | undefined;
  required?: boolean;
  onChange(value: string): void;
}

const CATEGORY_OPTIONS = [
  { value: '', label: 'Identity (default)' },
  ...Object.entries(CATEGORY_WORDS).map(([value, label]) => ({ value, label })),
];

export function MemberField({ field, value, fault, required, onChange }: MemberProps) {
  const common = {
    label: field.label,
    value,
    fault,
    onChange,
    wide: field.wide,
    placeholder: field.example === undefined ? undefined : `e.g. ${field.example}`,
    required,
  };
  switch (field.kind) {
    case 'flag':
      return (
        <div class="field">
          <CheckField label={field.label} value={value === 'true'} onChange={(on) => onChange(on ? 'true' : '')} />
        </div>
      );
    case 'lines':
      return <AreaField {...common} rows={2} />;
    case 'category':
      return <SelectField {...common} options={CATEGORY_OPTIONS} />;
    case 'year':
      return <TextField {...common} inputMode="numeric" />;
    default:
      return <TextField {...common} />;
  }
}

const STRENGTHS = [
  { value: '', label: 'By meaning (default)' },
  { value: 'fuzzy', label: 'By similar spelling' },
  { value: 'strict', label: 'By the letter' },
];

interface EditorProps {
  claim: ClaimDraft;
  index: number;
  faults: readonly FieldFault[];
  onChange(claim: ClaimDraft): void;
  onRemove: (() => void) | null;
}

export function ClaimEditor({ claim, index, faults, onChange, onRemove }: EditorProps) {
  const form = claimTypeForm(claim.type);
  const at = `claims[${index}]`;
  return (
    <fieldset class="claim-draft">
      <legend class="hidden-words">
        Claim {index + 1}: {form.label}
      </legend>
      <header class="claim-draft-head">
        <SelectField
          label={`Claim ${index + 1}`}
          value={claim.type}
          fault={faultAt(faults, `${at}.claim_type`)}
          options={CLAIM_TYPE_FORMS.map(({ type, label }) => ({ value: type, label }))}
          onChange={(type) => {
            const key = claim.key.startsWith(`${claim.type}-`) ? claim.key.replace(claim.type, type) : claim.key;
            onChange({ ...claim, type, key });
          }}
        />
        <p class="soft small field">{form.meaning}</p>
        {onRemove && (
          <button type="button" class="plain" onClick={onRemove}>
            Remove<span class="hidden-words"> claim {index + 1}</span>
          </button>
        )}
      </header>
      {claim.quote && <blockquote class="read-from">{claim.quote}</blockquote>}
      <div class="fields">
        {form.fields.map((field) => (
          <MemberField
            key={field.member}
            field={field}
            value={claim.values[field.member] ?? ''}
            fault={faultAt(faults, `${at}.expected.${field.member}`)}
            onChange={(value) => onChange({ ...claim, values: { ...claim.values, [field.member]: value } })}
          />
        ))}
      </div>
      <details open={faultAt(faults, `${at}.claim_key`) !== undefined || faultAt(faults, `${at}.weight`) !== undefined}>
        <summary class="soft">More settings of this claim</summary>
        <div class="fields">
          <TextField
            label="Name of the claim in the API"
            value={claim.key}
            fault={faultAt(faults, `${at}.claim_key`)}
            hint="The report over the API names the claim by it."
            onChange={(key) => onChange({ ...claim, key })}
          />
          <SelectField
            label="Compare"
            value={claim.strength}
            options={STRENGTHS}
            fault={faultAt(faults, `${at}.match_rules`)}
            onChange={(strength) => onChange({ ...claim, strength })}
          />
          <TextField
            label="Weight in the score"
            value={claim.weight}
            inputMode="decimal"
            placeholder="1"
            fault={faultAt(faults, `${at}.weight`)}
            onChange={(weight) => onChange({ ...claim, weight })}
          />
        </div>
      </details>
    </fieldset>
  );
}
