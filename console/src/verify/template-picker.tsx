// Templates of the project, and the ready ones of the library that can be installed with one click.
import { useEffect, useState } from 'preact/hooks';
import type { Template } from '../../../src/client/bonafide-client.ts';
import { TEMPLATE_LIBRARY } from '../../../src/client/template-library.ts';
import { SelectField } from '../controls/field.tsx';
import { Link } from '../controls/parts.tsx';
import { useTools } from '../frame/context.ts';
import { faultWords, useLoad } from '../frame/use-load.ts';

const LIBRARY = 'library:';

export function TemplatePicker({
  value,
  fault,
  onChange,
}: {
  value: string;
  fault?: string | undefined;
  onChange(id: string, hasClaims: boolean): void;
}) {
  const { client } = useTools();
  const templates = useLoad(() => client.templates.list({ limit: 100 }), [client]);
  const [installFault, setInstallFault] = useState<string | undefined>();
  const own = templates.value?.data ?? [];
  const ready = TEMPLATE_LIBRARY.filter((entry) => !own.some((template) => template.name === entry.name));
  // A ready template is only looked at until it is added on purpose.
  const [looked, setLooked] = useState('');
  const entry = ready.find((candidate) => candidate.name === looked);
  const chosen: { description?: string | null | undefined } | undefined =
    entry ?? own.find((template) => template.id === value);

  // A form that came with a template, from its page or after a reload, learns what the template brings.
  useEffect(() => {
    const template = own.find((candidate) => candidate.id === value);
    if (template) onChange(template.id, hasClaims(template));
  }, [templates.value, value]);

  const choose = (id: string) => {
    setInstallFault(undefined);
    setLooked(id.startsWith(LIBRARY) ? id.slice(LIBRARY.length) : '');
    const template = own.find((candidate) => candidate.id === id);
    onChange(template?.id ?? '', hasClaims(template));
  };

  const add = async () => {
    if (!entry) return;
    try {
      const template = await client.templates.create(entry);
      await templates.reload();
      setLooked('');
      onChange(template.id, hasClaims(template));
    } catch (error) {
      setInstallFault(faultWords(error));
    }
  };

  return (
    <div class="stack">
      <SelectField
        label="Template"
        value={entry ? `${LIBRARY}${entry.name}` : value}
        fault={fault ?? installFault}
        onChange={choose}
        options={[
          { value: '', label: 'None' },
          ...own.map((template) => ({ value: template.id, label: `${template.name}, version ${template.version}` })),
          ...ready.map((entry) => ({
            value: `${LIBRARY}${entry.name}`,
            label: `${entry.name} (ready to be added)`,
          })),
        ]}
      />
      {chosen?.description && <p class="soft small">{chosen.description}</p>}
      {entry && (
        <div>
          <p class="small">Until it is added, the job runs without it.</p>
          <button type="button" onClick={add}>
            Add it to this project and use it
          </button>
        </div>
      )}
      <p class="small">
        <Link to={{ screen: 'templates' }}>See and edit templates</Link>
      </p>
    </div>
  );
}

function hasClaims(template: Template | undefined): boolean {
  const claims = (template?.search_plan as { claims?: unknown } | undefined)?.claims;
  return Array.isArray(claims) && claims.length > 0;
}
