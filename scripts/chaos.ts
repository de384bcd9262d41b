// Faults on purpose, at the size that counts: processes killed at random, one key posted a hundred times, receivers that
// fail and hang. Journals of the client and of the receiver are joined with the database at the end.
//   npm run chaos -- --scenario kill|idempotency|webhooks|rotation|hanging [--rounds N] [--jobs N] [--seed N]
import { parseArgs } from 'node:util';
import { Findings } from './chaos/findings.ts';
import { hanging } from './chaos/hanging.ts';
import { idempotency } from './chaos/idempotency.ts';
import { kill } from './chaos/kill.ts';
import { rotation } from './chaos/rotation.ts';
import { webhooks } from './chaos/webhooks.ts';

const SCENARIOS = { kill, idempotency, webhooks, rotation, hanging };

const { values } = parseArgs({
  options: {
    scenario: { type: 'string', multiple: true },
    rounds: { type: 'string' },
    jobs: { type: 'string' },
    seed: { type: 'string' },
  },
});

const wanted = values.scenario ?? Object.keys(SCENARIOS);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
let broken = false;
for (const name of wanted) {
  const scenario = SCENARIOS[name as keyof typeof SCENARIOS];
  if (!scenario) {
    console.error(`There is no scenario "${name}"; there are ${Object.keys(SCENARIOS).join(', ')}.`);
    process.exit(2);
  }
  const started = performance.now();
  const findings = new Findings();
  console.log(`\n${name} (seed ${seed})`);
  try {
    await scenario(findings, {
      seed,
      ...(values.rounds ? { rounds: Number(values.rounds) } : {}),
      ...(values.jobs ? { jobs: Number(values.jobs) } : {}),
    });
  } catch (error) {
    findings.expect('the scenario ran to its end', false, error instanceof Error ? (error.stack ?? '') : String(error));
  }
  for (const line of findings.lines()) console.log(`  ${line}`);
  console.log(`  ${findings.holds ? 'HOLDS' : 'BROKEN'} after ${((performance.now() - started) / 1000).toFixed(0)} s`);
  broken ||= !findings.holds;
}
process.exit(broken ? 1 : 0);
