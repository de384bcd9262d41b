// What the project used: jobs and cost over time.
import { useState } from 'preact/hooks';
import { SelectField } from '../controls/field.tsx';
import { CallBehind, Notice, PageHead, Part, Waiting } from '../controls/parts.tsx';
import { useTools } from '../frame/context.ts';
import { useLoad } from '../frame/use-load.ts';
import { UsageCharts } from '../report/drawings/chart.tsx';
import { fillDays } from '../report/drawings/chart-layout.ts';
import { dateWords, moneyWords } from '../words/time-words.ts';

const NO_USE = { jobs: 0, completed: 0, failed: 0, canceled: 0, cost_usd: 0 };

export function UsageScreen() {
  const { client } = useTools();
  const [days, setDays] = useState('30');
  const usage = useLoad(() => client.usage.daily({ days: Number(days) }), [client, days]);
  const rows = usage.value?.data ?? [];
  const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const used = rows.filter((row) => row.jobs > 0 || row.cost_usd > 0);
  return (
    <>
      <PageHead title="Usage" lead="Jobs of this project and what their providers cost." />
      <div class="filters">
        <SelectField
          label="Period"
          value={days}
          onChange={setDays}
          options={[
            { value: '7', label: 'Last 7 days' },
            { value: '30', label: 'Last 30 days' },
            { value: '90', label: 'Last 90 days' },
          ]}
        />
      </div>
      {usage.fault && <Notice tone="bad">{usage.fault}</Notice>}
      {!usage.value && !usage.fault && <Waiting />}
      {usage.value && (
        <>
          <Part title="In all">
            <dl class="figures">
              <div>
                <dt>Jobs</dt>
                <dd>{sum((row) => row.jobs)}</dd>
              </div>
              <div>
                <dt>Completed</dt>
                <dd>{sum((row) => row.completed)}</dd>
              </div>
              <div>
                <dt>Failed</dt>
                <dd>{sum((row) => row.failed)}</dd>
              </div>
              <div>
                <dt>Cost</dt>
                <dd>{moneyWords(sum((row) => row.cost_usd))}</dd>
              </div>
            </dl>
          </Part>
          <Part title="Over time">
            <UsageCharts days={fillDays(rows, Number(days), new Date().toISOString().slice(0, 10), NO_USE)} />
          </Part>
          <Part title="Days in use">
            {used.length === 0 ? (
              <p class="soft">None in this period.</p>
            ) : (
              <div class="list">
                <table>
                  <thead>
                    <tr>
                      <th>Day</th>
                      <th>Jobs</th>
                      <th>Completed</th>
                      <th>Failed</th>
                      <th>Canceled</th>
                      <th>Cost</th>
                    </tr>
                  </thead>
                  <tbody>
                    {used.toReversed().map((row) => (
                      <tr key={row.day}>
                        <td>{dateWords(row.day)}</td>
                        <td data-name="Jobs">{row.jobs}</td>
                        <td data-name="Completed">{row.completed}</td>
                        <td data-name="Failed">{row.failed}</td>
                        <td data-name="Canceled">{row.canceled}</td>
                        <td data-name="Cost">{moneyWords(row.cost_usd)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            )}
          </Part>
        </>
      )}
      <CallBehind calls={[{ method: 'GET', path: `/v1/usage?days=${days}` }]} />
    </>
  );
}
