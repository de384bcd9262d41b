// A new job: who, what is claimed, how far to look. The same request stands beside the form as a call.
import { useEffect, useState } from 'preact/hooks';
import { BonafideError, type ClaimProposal } from '../../../src/client/bonafide-client.ts';
import { Link, Notice, PageHead, Part } from '../controls/parts.tsx';
import { useTools } from '../frame/context.ts';
import { navigate } from '../frame/router.ts';
import { ServiceNotices, useService } from '../frame/service-state.tsx';
import { faultWords } from '../frame/use-load.ts';
import { NO_DECISION, plural } from '../words/words.ts';
import { CallPanel } from './call-panel.tsx';
import { ClaimEditor, MemberField } from './claim-editor.tsx';
import { PERSON_FIELDS, WHY_FIELDS } from './claim-types.ts';
import { CvDialog } from './cv-dialog.tsx';
import { keepForm, keptForm } from './draft.ts';
import { OptionsPart } from './options-part.tsx';
import { SAMPLE_PEOPLE } from './samples.ts';
import { TemplatePicker } from './template-picker.tsx';
import {
  draftOf,
  emptyClaims,
  emptyForm,
  type FieldFault,
  faultAt,
  fromBody,
  inFormWords,
  isUntouched,
  looseFaults,
  newClaim,
  shownPaths,
  toBody,
  type VerifyForm,
} from './verify-form.ts';

export function VerifyScreen() {
  const { client } = useTools();
  const service = useService();
  const [form, setForm] = useState<VerifyForm>(keptForm);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [pasting, setPasting] = useState(false);
  useEffect(() => keepForm(form), [form]);
  const change = (part: Partial<VerifyForm>) => setForm((before) => ({ ...before, ...part }));

  const fill = (next: VerifyForm) => {
    setFaults([]);
    setFailure(null);
    setForm(next);
  };

  const accept = (proposal: ClaimProposal) => {
    setPasting(false);
    const claims = proposal.claims.map((claim) => {
      const draft = draftOf(claim as unknown as Record<string, unknown>);
      const quote = proposal.quotes[draft.key];
      return quote === undefined ? draft : { ...draft, quote };
    });
    const read = fromBody({ person: { full_name: '', ...proposal.person }, claims: [] } as never);
    const person = { ...form.person };
    // What the person typed stays; the text only fills gaps.
    for (const [member, value] of Object.entries(read.person)) if (!person[member]) person[member] = value;
    const typed = isUntouched({ ...form, person: {} }) ? [] : form.claims;
    fill({ ...form, person, claims: claims.length > 0 ? [...typed, ...claims] : form.claims });
  };

  const submit = async (event: Event) => {
    event.preventDefault();
    setFailure(null);
    const empty = emptyClaims(form);
    if (empty.length > 0 && (form.person.full_name ?? '').trim() !== '') return refuse(empty, null);
    setBusy(true);
    try {
      const job = await client.jobs.create(toBody(form));
      keepForm(null);
      navigate({ screen: 'job', jobId: job.id });
    } catch (error) {
      const found = error instanceof BonafideError ? (error.problem?.errors ?? []) : [];
      refuse([...inFormWords(form, found), ...(found.length > 0 ? empty : [])], faultWords(error));
    }
  };

  const refuse = (found: FieldFault[], otherwise: string | null) => {
    setFaults(found);
    setFailure(found.length > 0 ? `${plural(found.length, 'thing')} to put right.` : otherwise);
    setBusy(false);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  const chooseSample = (index: number) => {
    fill(fromBody(SAMPLE_PEOPLE[index]!.body));
    // The cards are gone; the next stop is the first field.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.verify input')?.focus());
  };

  const loose = looseFaults(faults, shownPaths(form));
  const count = toBody(form).claims?.length ?? 0;
  return (
    <>
      <PageHead
        title="Verify a person"
        lead="Say who, and what they claim. Every verdict comes with the sentences it rests on."
      >
        <button type="button" onClick={() => setPasting(true)}>
          Paste a CV
        </button>
        <Link to={{ screen: 'many' }} class="button">
          Many people at once
        </Link>
      </PageHead>
      <ServiceNotices service={service} />
      <form class="verify" onSubmit={submit} noValidate>
        <div>
          {isUntouched(form) && service?.sample_web && <Samples onChoose={chooseSample} />}
          <Part
            title="The person"
            lead="The more is known beside the name, the surer a page can be connected to this person."
          >
            <div class="fields">
              {PERSON_FIELDS.map((field) => (
                <MemberField
                  key={field.member}
                  field={field}
                  required={field.member === 'full_name'}
                  value={form.person[field.member] ?? ''}
                  fault={faultAt(faults, `person.${field.member}`)}
                  onChange={(value) => change({ person: { ...form.person, [field.member]: value } })}
                />
              ))}
            </div>
          </Part>
          <Part
            title="The claims"
            lead="Fill in what is claimed and leave the rest empty: only what stands here is checked."
          >
            {form.claims.map((claim, index) => (
              <ClaimEditor
                key={claim.id}
                claim={claim}
                index={index}
                faults={faults}
                onChange={(next) =>
                  change({ claims: form.claims.map((other) => (other.id === next.id ? next : other)) })
                }
                onRemove={
                  form.claims.length > 1
                    ? () => change({ claims: form.claims.filter((other) => other.id !== claim.id) })
                    : null
                }
              />
            ))}
            <div>
              <button
                type="button"
                onClick={() =>
                  change({
                    claims: [
                      ...form.claims,
                      newClaim(
                        'employment',
                        form.claims.map((claim) => claim.key),
                      ),
                    ],
                  })
                }
              >
                Add a claim
              </button>
            </div>
          </Part>
          <Part title="Template" lead="Questions, claims and scoring that several jobs share.">
            <TemplatePicker
              value={form.templateId}
              fault={faultAt(faults, 'template_id')}
              onChange={(templateId, templateHasClaims) => change({ templateId, templateHasClaims })}
            />
          </Part>
          <OptionsPart options={form.options} faults={faults} onChange={(options) => change({ options })} />
          <Part title="Why" lead="May stay empty. It is kept with the job and shown in the report.">
            <div class="fields">
              {WHY_FIELDS.map((field) => (
                <MemberField
                  key={field.member}
                  field={field}
                  value={form.why?.[field.member] ?? ''}
                  fault={faultAt(faults, field.member)}
                  onChange={(value) => change({ why: { ...form.why, [field.member]: value } })}
                />
              ))}
            </div>
          </Part>
          {failure && (
            <Notice tone="bad">
              <p>{failure}</p>
              {loose.map((fault) => (
                <p key={fault.path}>
                  <code>{fault.path}</code> {fault.message}
                </p>
              ))}
            </Notice>
          )}
          <div class="send">
            <button type="submit" class="main" disabled={busy}>
              {count === 0 ? 'Verify' : `Verify ${plural(count, 'claim')}`}
            </button>
            {!isUntouched(form) && (
              <button type="button" class="plain" onClick={() => fill(emptyForm())}>
                Start afresh
              </button>
            )}
          </div>
        </div>
        <aside class="verify-side" aria-label="Beside the form">
          <p class="soft small">{NO_DECISION}</p>
          <details>
            <summary>The same, as a call of the API</summary>
            <CallPanel body={toBody(form)} />
          </details>
        </aside>
      </form>
      {pasting && <CvDialog onClose={() => setPasting(false)} onAccept={accept} />}
    </>
  );
}

function Samples({ onChoose }: { onChoose(index: number): void }) {
  return (
    <Part title="Try a sample person" lead="Invented people of the sample web that ships with the service.">
      <div class="samples">
        {SAMPLE_PEOPLE.map((sample, index) => (
          <button key={sample.id} type="button" onClick={() => onChoose(index)}>
            <b>{sample.body.person.full_name}</b>
            <span>{sample.shows}</span>
          </button>
        ))}
      </div>
    </Part>
  );
}
