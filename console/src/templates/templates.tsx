// Templates of the project, the library of ready ones, and an editor for a new one.
import { useState } from 'preact/hooks';
import type { CreateTemplate, Template } from '../../../src/client/bonafide-client.ts';
import { TEMPLATE_LIBRARY } from '../../../src/client/template-library.ts';
import { PagedList, usePages } from '../controls/paged-list.tsx';
import { CallBehind, Link, Notice, PageHead, Part } from '../controls/parts.tsx';
import { Status } from '../controls/status.tsx';
import { useTools } from '../frame/context.ts';
import { navigate } from '../frame/router.ts';
import { faultWords } from '../frame/use-load.ts';
import { ageWords } from '../words/time-words.ts';
import { TemplateEditor } from './template-editor.tsx';

export function TemplatesScreen() {
  const { client } = useTools();
  const [all, setAll] = useState(false);
  const templates = usePages((cursor) => client.templates.list({ limit: 100, include_deprecated: all, ...cursor }), {
    filters: String(all),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [draft, setDraft] = useState<CreateTemplate | null>(null);
  const rows = templates.rows;
  const ready = TEMPLATE_LIBRARY.filter((entry) => !rows.some((template) => template.name === entry.name));

  const install = async (entry: CreateTemplate) => {
    setFailure(null);
    try {
      await client.templates.create(entry);
      await templates.reload();
    } catch (error) {
      setFailure(faultWords(error));
    }
  };

  return (
    <>
      <PageHead
        title="Templates"
        lead="Questions, claims and scoring that several jobs share. A version never changes once it is made."
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Part title="Of this project">
        <label class="check small">
          <input type="checkbox" checked={all} onChange={(event) => setAll(event.currentTarget.checked)} />
          Show deprecated ones
        </label>
        <PagedList
          pages={templates}
          label="templates"
          columns={['Name', 'Version', 'State', 'Created']}
          empty="None yet. Install one of the library or write your own."
          row={(template) => <Row key={template.id} template={template} />}
        />
      </Part>
      {ready.length > 0 && (
        <Part title="Library" lead="Ready to install, and to change afterwards.">
          <ul class="candidates">
            {ready.map((entry) => (
              <li key={entry.name} class="candidate stack">
                <div>
                  <h3>{entry.name}</h3>
                  <p class="soft small">{entry.description}</p>
                </div>
                <div class="actions">
                  <button type="button" class="compact" onClick={() => void install(entry)}>
                    Install<span class="hidden-words"> {entry.name}</span>
                  </button>
                  <button
                    type="button"
                    class="compact plain"
                    onClick={() => setDraft({ ...entry, name: `my-${entry.name}` })}
                  >
                    Start from it<span class="hidden-words">: {entry.name}</span>
                  </button>
                </div>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="New template">
        <TemplateEditor
          key={draft?.name ?? ''}
          start={draft}
          onCreated={(template) => navigate({ screen: 'template', templateId: template.id })}
        />
      </Part>
      <CallBehind calls={[{ method: 'GET', path: '/v1/templates' }]} />
    </>
  );
}

function Row({ template }: { template: Template }) {
  const isInUse = template.deprecated_at === null;
  return (
    <tr>
      <td>
        <Link to={{ screen: 'template', templateId: template.id }}>{template.name}</Link>
        {template.description && <p class="soft small">{template.description}</p>}
      </td>
      <td data-name="Version">{template.version}</td>
      <td data-name="State">
        <Status shape={isInUse ? 'check' : 'bar'} tone={isInUse ? 'good' : 'quiet'}>
          {isInUse ? 'In use' : 'Deprecated'}
        </Status>
      </td>
      <td data-name="Created">{ageWords(template.created_at, Date.now())}</td>
    </tr>
  );
}
