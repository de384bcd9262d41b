// One key, a hundred posts at once over two API processes, round after round: one job each.
import { randomUUID } from 'node:crypto';
import { openFleet } from '../../test/support/fleet.ts';
import type { ChaosOptions, Findings } from './findings.ts';

export async function idempotency(findings: Findings, { rounds = 50, jobs: posts = 100 }: ChaosOptions): Promise<void> {
  const fleet = await openFleet();
  try {
    const [first, second] = await Promise.all([fleet.serveOnly(), fleet.serveOnly(), fleet.work(), fleet.work()]);
    const statuses = new Map<number, number>();
    let several = 0;
    for (let round = 0; round < rounds; round += 1) {
      const key = randomUUID();
      const ids = new Set<string>();
      await Promise.all(
        Array.from({ length: posts }, async (_, index) => {
          const { address, key: apiKey } = index % 2 === 0 ? first : second;
          const response = await fetch(`${address}/v1/jobs`, {
            method: 'POST',
            headers: {
              'x-api-key': apiKey,
              'content-type': 'application/json',
              'idempotency-key': key,
            },
            body: JSON.stringify({
              person: { full_name: 'Ottoline Vask' },
              claims: [{ claim_key: 'a', claim_type: 'education', expected: { school: 'Brackenfield University' } }],
              metadata: { round },
            }),
          });
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
          const body = (await response.json()) as { id?: string };
          if (response.status === 201) ids.add(body.id ?? '');
        }),
      );
      if (ids.size !== 1) several += 1;
    }
    const [row] = await fleet.database.sql<{ jobs: number }>('select count(*)::int as jobs from jobs');
    for (const [status, count] of statuses) findings.figure(`answers ${status}`, count);
    findings.figure('jobs made', row?.jobs ?? 0);
    findings.expect(`${rounds} rounds made ${rounds} jobs`, row?.jobs === rounds, String(row?.jobs));
    findings.expect('all answers of a round name the same job', several === 0, `${several} rounds`);
    const odd = [...statuses.keys()].filter((status) => status !== 201 && status !== 409);
    findings.expect('answers are 201, or 409 while the first is at work', odd.length === 0, odd.join(', '));
  } finally {
    await fleet.close();
  }
}
