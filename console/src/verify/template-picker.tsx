// Templates of the project, and the ready ones of the library that can be installed with one click.
import { useState } from 'preact/hooks';
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
  onChange(id: string): void;
}) {
  const { client } = useTools();
  const templates = useLoad(() => client.templates.list({ limit: 100 }), [client]);
  const [installFault, setInstallFault] = useState<string | undefined>();
  const own = templates.value?.data ?? [];
  const ready = TEMPLATE_LIBRARY.filter((entry) => !own.some((template) => template.name === entry.name));
  const chosen: Pick<Template, 'description'> | undefined = own.find((template) => template.id === value);

  const choose = async (id: string) => {
    setInstallFault(undefined);
    if (!id.startsWith(LIBRARY)) return onChange(id);
    const entry = TEMPLATE_LIBRARY.find((candidate) => candidate.name === id.slice(LIBRARY.length));
    if (!entry) return;
    try {
      const template = await client.templates.create(entry);
      await templates.reload();
      onChange(template.id);
    } catch (error) {
      setInstallFault(faultWords(error));
    }
  };

  return (
    <div class="stack">
      <SelectField
        label="Template"
        value={value}
        fault={fault ?? installFault}
        onChange={choose}
        options={[
          { value: '', label: 'None' },
          ...own.map((template) => ({ value: template.id, label: `${template.name}, version ${template.version}` })),
          ...ready.map((entry) => ({
            value: `${LIBRARY}${entry.name}`,
            label: `${entry.name} (install from the library)`,
          })),
        ]}
      />
      {chosen?.description && <p class="soft small">{chosen.description}</p>}
      <p class="small">
        <Link to={{ screen: 'templates' }}>See and edit templates</Link>
      </p>
    </div>
  );
}
