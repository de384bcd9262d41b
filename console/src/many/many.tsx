// Many people at once: a table pasted from a spreadsheet or a CSV file, and the batches of before.
import { useState } from 'preact/hooks';
import { type Batch, BonafideError } from '../../../src/client/bonafide-client.ts';
import { AreaField } from '../controls/field.tsx';
import { CallBehind, Link, PageHead, Part } from '../controls/parts.tsx';
import { useTools } from '../frame/context.ts';
import { navigate } from '../frame/router.ts';
import { ServiceNotices, useService } from '../frame/service-state.tsx';
import { faultWords, useLoad } from '../frame/use-load.ts';
import { ageWords } from '../words/time-words.ts';
import { NO_DECISION, plural } from '../words/words.ts';

const EXAMPLE = `full_name,location,employer,title,start_date,school,degree,end_year
Maren Tollefsen,"Rotterdam, Netherlands",Halden Robotics,Chief Technology Officer,2019-02,Norvane University,PhD,2014`;

export function ManyScreen() {
  const { client } = useTools();
  const service = useService();
  const [table, setTable] = useState('');
  const [faults, setFaults] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const batches = useLoad(() => client.batches.list({ limit: 20 }), [client]);

  const submit = async (event: Event) => {
    event.preventDefault();
    if (table.trim() === '') return setFaults(['Paste a table, or choose a file.']);
    setBusy(true);
    try {
      const batch = await client.batches.createFromCsv(table);
      navigate({ screen: 'batch', batchId: batch.id });
    } catch (error) {
      const found = error instanceof BonafideError ? (error.problem?.errors ?? []) : [];
      setFaults([faultWords(error), ...found.slice(0, 20).map(({ path, message }) => `${path} ${message}`)]);
      setBusy(false);
    }
  };

  return (
    <>
      <PageHead
        title="Many people at once"
        lead="Paste a table from a spreadsheet, or choose a CSV file: one person a row, the first row names the columns."
      />
      <ServiceNotices service={service} />
      <form onSubmit={submit} noValidate>
        <Part title="The table" lead="Up to 1,000 people. Rows that cannot be read are named, the others are verified.">
          <div class="field">
            <label for="many-file">A CSV file</label>
            <input
              id="many-file"
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              onChange={async (event) => {
                const file = event.currentTarget.files?.[0];
                if (file) setTable(await file.text());
              }}
            />
          </div>
          <AreaField
            label="Or the table itself"
            value={table}
            onChange={(value) => {
              setFaults([]);
              setTable(value);
            }}
            rows={10}
            code
            fault={faults.length > 0 ? faults.join('\n') : undefined}
            placeholder={EXAMPLE}
          />
          <details>
            <summary>Columns</summary>
            <dl class="meanings">
              <div>
                <dt>
                  <code>full_name</code>
                </dt>
                <dd>
                  Required. Beside it <code>location</code>, <code>email</code>, <code>linkedin_url</code>,{' '}
                  <code>current_company</code> and the other members of a person.
                </dd>
              </div>
              <div>
                <dt>
                  <code>school</code>
                </dt>
                <dd>
                  One degree, with <code>degree</code>, <code>field</code>, <code>end_year</code>.
                </dd>
              </div>
              <div>
                <dt>
                  <code>employer</code>
                </dt>
                <dd>
                  One post, with <code>title</code>, <code>start_date</code>, <code>end_date</code>,{' '}
                  <code>is_current</code>.
                </dd>
              </div>
              <div>
                <dt>
                  <code>employment_2.title</code>
                </dt>
                <dd>
                  A second post; any claim is written as <code>type.member</code> or <code>type_number.member</code>.
                </dd>
              </div>
            </dl>
          </details>
          <div class="actions">
            <button type="submit" class="main" disabled={busy}>
              Verify {rowsIn(table) > 0 ? plural(rowsIn(table), 'person', 'people') : 'all'}
            </button>
            {table === '' && (
              <button type="button" class="plain" onClick={() => setTable(EXAMPLE)}>
                Show an example
              </button>
            )}
          </div>
          <p class="soft small">{NO_DECISION}</p>
        </Part>
      </form>
      {(batches.value?.data.length ?? 0) > 0 && (
        <Part title="Earlier">
          <ul class="stack">
            {batches.value!.data.map((batch) => (
              <li key={batch.id}>
                <Link to={{ screen: 'batch', batchId: batch.id }}>{plural(batch.total, 'person', 'people')}</Link>
                <span class="soft small">
                  , {ageWords(batch.created_at, Date.now())}, {stateWords(batch)}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <CallBehind calls={[{ method: 'POST', path: '/v1/batches' }]} />
    </>
  );
}

export function stateWords(batch: Batch): string {
  return batch.status === 'completed' ? 'ended' : `${batch.progress} percent done`;
}

function rowsIn(table: string): number {
  return Math.max(0, table.split('\n').filter((line) => line.trim() !== '').length - 1);
}
