// One template: what it asks for, a preview with a sample person, its next version.
import { useState } from 'preact/hooks';
import type { TemplatePreview } from '../../../src/client/bonafide-client.ts';
import { Confirm } from '../controls/dialog.tsx';
import { SelectField } from '../controls/field.tsx';
import { CallBehind, Link, Notice, PageHead, Part, Scrolled, Waiting } from '../controls/parts.tsx';
import { useTools } from '../frame/context.ts';
import { navigate } from '../frame/router.ts';
import { faultWords, useLoad } from '../frame/use-load.ts';
import { keepForm } from '../verify/draft.ts';
import { SAMPLE_PEOPLE } from '../verify/samples.ts';
import { emptyForm } from '../verify/verify-form.ts';
import { momentWords } from '../words/time-words.ts';
import { plural } from '../words/words.ts';
import { TemplateEditor } from './template-editor.tsx';

export function TemplateScreen({ templateId }: { templateId: string }) {
  const { client } = useTools();
  const template = useLoad(() => client.templates.get(templateId), [client, templateId]);
  const [asking, setAsking] = useState(false);
  if (template.missing)
    return (
      <PageHead title="There is no such template" lead={<Link to={{ screen: 'templates' }}>All templates</Link>} />
    );
  if (!template.value) return template.fault ? <Notice tone="bad">{template.fault}</Notice> : <Waiting />;
  const shown = template.value;
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  return (
    <>
      <p class="crumb">
        <Link to={{ screen: 'templates' }}>Templates</Link>
      </p>
      <PageHead title={`${shown.name}, version ${shown.version}`} lead={shown.description ?? undefined}>
        {!shown.deprecated_at && (
          <>
            <button
              type="button"
              class="main"
              onClick={() => {
                keepForm({ ...emptyForm(), templateId: shown.id });
                navigate({ screen: 'verify' });
              }}
            >
              Use it
            </button>
            <button type="button" onClick={() => setAsking(true)}>
              Deprecate
            </button>
          </>
        )}
      </PageHead>
      {shown.deprecated_at && (
        <Notice tone="unsure">
          Deprecated since {momentWords(shown.deprecated_at)}. Jobs may still use it, with a remark.
        </Notice>
      )}
      <Preview templateId={templateId} />
      <Part title="Plan">
        <Scrolled label="Search plan" class="code">
          {json(shown.search_plan)}
        </Scrolled>
      </Part>
      <Part title="Rubric">
        <Scrolled label="Scoring rubric" class="code">
          {json(shown.scoring_rubric)}
        </Scrolled>
      </Part>
      <Part title="Next version" lead="Versions stay as they are; a change is a new one.">
        <TemplateEditor
          start={{ ...shown, version: shown.version + 1 } as never}
          onCreated={(created) => navigate({ screen: 'template', templateId: created.id })}
        />
      </Part>
      <CallBehind
        calls={[
          { method: 'GET', path: `/v1/templates/${templateId}` },
          { method: 'POST', path: `/v1/templates/${templateId}/preview`, body: SAMPLE_PEOPLE[0]!.body },
        ]}
      />
      {asking && (
        <Confirm
          title="Deprecate this template?"
          action="Deprecate for good"
          grave
          onClose={() => setAsking(false)}
          onConfirm={async () => template.set(await client.templates.deprecate(templateId))}
        >
          <p>It leaves the lists. Jobs that name it still run, with a remark. This cannot be taken back.</p>
        </Confirm>
      )}
    </>
  );
}

function Preview({ templateId }: { templateId: string }) {
  const { client } = useTools();
  const [sample, setSample] = useState('0');
  const [preview, setPreview] = useState<TemplatePreview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const show = async () => {
    setFailure(null);
    try {
      const { person, claims } = SAMPLE_PEOPLE[Number(sample)]!.body;
      setPreview(await client.templates.preview(templateId, { person, ...(claims ? { claims } : {}) }));
    } catch (error) {
      setPreview(null);
      setFailure(faultWords(error));
    }
  };
  return (
    <Part title="Preview" lead="Which questions a job with this template would ask. Nothing is searched.">
      <div class="filters">
        <SelectField
          label="With the sample person"
          value={sample}
          onChange={setSample}
          options={SAMPLE_PEOPLE.map((person, index) => ({
            value: String(index),
            label: person.body.person.full_name,
          }))}
        />
        <button type="button" onClick={show}>
          Show the questions
        </button>
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {preview && (
        <div class="list">
          <table>
            <caption class="hidden-words">{plural(preview.queries.length, 'question')}</caption>
            <thead>
              <tr>
                <th>Question</th>
                <th>Purpose</th>
                <th>For claims</th>
              </tr>
            </thead>
            <tbody>
              {preview.queries.map((query, index) => (
                <tr key={index}>
                  <td>{query.text}</td>
                  <td data-name="Purpose">{query.purpose.replaceAll('_', ' ')}</td>
                  <td data-name="For claims" class="mono">
                    {query.claim_keys.join(', ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Part>
  );
}
