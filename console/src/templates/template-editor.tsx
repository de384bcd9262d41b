// Writes a template: the plan and rubric as JSON, the service's faults at their field.
import { useState } from 'preact/hooks';
import { BonafideError, type CreateTemplate, type Template } from '../../../src/client/bonafide-client.ts';
import { AreaField, TextField } from '../controls/field.tsx';
import { Notice } from '../controls/parts.tsx';
import { useTools } from '../frame/context.ts';
import { faultWords } from '../frame/use-load.ts';
import { type FieldFault, faultAt } from '../verify/verify-form.ts';
import { templateBody, templateForm } from './template-form.ts';

interface Props {
  start: Partial<CreateTemplate> | null;
  onCreated(template: Template): void;
}

export function TemplateEditor({ start, onCreated }: Props) {
  const { client } = useTools();
  const [form, setForm] = useState(() => templateForm(start));
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const set = (name: keyof typeof form) => (value: string) => setForm((before) => ({ ...before, [name]: value }));

  const submit = async (event: Event) => {
    event.preventDefault();
    setFailure(null);
    const { body, faults: own } = templateBody(form);
    setFaults(own);
    if (!body) return;
    try {
      onCreated(await client.templates.create(body));
    } catch (error) {
      const found = error instanceof BonafideError ? (error.problem?.errors ?? []) : [];
      setFaults(found);
      setFailure(found.length > 0 ? null : faultWords(error));
    }
  };
  const described = (name: string, fault: string | undefined) =>
    fault &&
    faults
      .filter((entry) => entry.path.startsWith(name))
      .map((entry) => `${entry.path}: ${entry.message}`)
      .join('; ');

  return (
    <form class="sheet pad stack" onSubmit={submit} noValidate>
      <div class="fields">
        <TextField label="Name" value={form.name} onChange={set('name')} fault={faultAt(faults, 'name')} required />
        <TextField
          label="Version"
          value={form.version}
          onChange={set('version')}
          fault={faultAt(faults, 'version')}
          inputMode="numeric"
          required
        />
      </div>
      <TextField
        label="Description"
        value={form.description}
        onChange={set('description')}
        fault={faultAt(faults, 'description')}
      />
      <AreaField
        label="Search plan"
        hint="queries, per_claim_type, options, claims, stop_when; {{person.full_name}} and {{expected.school}} are filled in."
        value={form.search_plan}
        onChange={set('search_plan')}
        fault={described('search_plan', faultAt(faults, 'search_plan'))}
        rows={9}
        code
      />
      <AreaField
        label="Scoring rubric"
        hint="weights, thresholds, min_independent_sources, caps."
        value={form.scoring_rubric}
        onChange={set('scoring_rubric')}
        fault={described('scoring_rubric', faultAt(faults, 'scoring_rubric'))}
        rows={6}
        code
      />
      <details
        open={faultAt(faults, 'input_schema') !== undefined || faultAt(faults, 'extraction_schema') !== undefined}
      >
        <summary class="soft small">Schemas</summary>
        <div class="stack">
          <AreaField
            label="Input schema"
            hint="JSON Schema that person, claims and metadata must fit."
            value={form.input_schema}
            onChange={set('input_schema')}
            fault={faultAt(faults, 'input_schema')}
            rows={4}
            code
          />
          <AreaField
            label="Extraction schema"
            hint="JSON Schema of further values to read from each page."
            value={form.extraction_schema}
            onChange={set('extraction_schema')}
            fault={faultAt(faults, 'extraction_schema')}
            rows={4}
            code
          />
        </div>
      </details>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <button type="submit" class="main">
          Create template
        </button>
      </div>
    </form>
  );
}
