// Templates of the project, the library of ready ones, and an editor for a new one.
import { useState } from 'preact/hooks';
import type { CreateTemplate } from '../../../src/client/bonafide-client.ts';
import { TEMPLATE_LIBRARY } from '../../../src/client/template-library.ts';
import { CallBehind, Link, Notice, PageHead, Part, Waiting } from '../controls/parts.tsx';
import { Status } from '../controls/status.tsx';
import { useTools } from '../frame/context.ts';
import { navigate } from '../frame/router.ts';
import { faultWords, useLoad } from '../frame/use-load.ts';
import { ageWords } from '../words/time-words.ts';
import { TemplateEditor } from './template-editor.tsx';

export function TemplatesScreen() {
  const { client } = useTools();
  const [all, setAll] = useState(false);
  const templates = useLoad(() => client.templates.list({ limit: 100, include_deprecated: all }), [client, all]);
  const [failure, setFailure] = useState<string | null>(null);
  const [draft, setDraft] = useState<CreateTemplate | null>(null);
  const rows = templates.value?.data ?? [];
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
        lead="Questions, claims and scoring that several jobs share. A version never changes once it stands."
      />
      {(failure ?? templates.fault) && <Notice tone="bad">{failure ?? templates.fault}</Notice>}
      {!templates.value && !templates.fault && <Waiting />}
      <Part title="Of this project">
        <label class="check small">
          <input type="checkbox" checked={all} onChange={(event) => setAll(event.currentTarget.checked)} />
          Show deprecated ones
        </label>
        {templates.value && rows.length === 0 && (
          <p class="soft">None yet. Install one of the library or write your own.</p>
        )}
        {rows.length > 0 && (
          <div class="list">
            <table>
              <thead>
                <tr>
                  <th>Name</th>
                  <th>Version</th>
                  <th>State</th>
                  <th>Created</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((template) => (
                  <tr key={template.id}>
                    <td>
                      <Link to={{ screen: 'template', templateId: template.id }}>{template.name}</Link>
                      {template.description && <p class="soft small">{template.description}</p>}
                    </td>
                    <td data-name="Version">{template.version}</td>
                    <td data-name="State">
                      {template.deprecated_at ? (
                        <Status shape="bar" tone="quiet">
                          Deprecated
                        </Status>
                      ) : (
                        <Status shape="check" tone="good">
                          In use
                        </Status>
                      )}
                    </td>
                    <td data-name="Created">{ageWords(template.created_at, Date.now())}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
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
