// The tools that a language model calls, over the same API as everybody else.
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { CallToolResult, ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import { type Bonafide, BonafideError, type CreateJob, type Job } from '../client/bonafide-client.ts';
import { claimResult, reportResult } from './report-content.ts';
import {
  EXPLAIN_INPUT,
  type ExplainInput,
  LIST_INPUT,
  type ListInput,
  REPORT_INPUT,
  type ReportInput,
  VERIFY_INPUT,
  type VerifyInput,
} from './tool-inputs.ts';
import { UNTRUSTED_NOTICE } from './untrusted-text.ts';

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

const INSTRUCTIONS = `Bonafide verifies claims about a person from public web evidence. verify_person starts a verification and waits for its report; get_report reads it later; explain_claim gives everything about one claim; list_jobs finds earlier ones. A name alone is rarely enough: give what tells people of one name apart. "not_verified" means that nothing was found, not that the claim is false. ${UNTRUSTED_NOTICE}`;
/** The longest that one request to the API may wait. */
const LONGEST_POLL_SECONDS = 30;

export function verificationServer(client: Bonafide, version: string): McpServer {
  const server = new McpServer({ name: 'bonafide', version }, { instructions: INSTRUCTIONS });
  server.registerTool(
    'verify_person',
    {
      title: 'Verify a person',
      description: `Verifies claims about a person (degrees, posts, companies, awards …) from public web evidence and answers the report: a verdict for each claim with the sentences that it rests on. ${UNTRUSTED_NOTICE}`,
      inputSchema: VERIFY_INPUT,
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
    },
    (input, extra) => answered(() => verifyPerson(client, input, extra)),
  );
  server.registerTool(
    'get_report',
    {
      title: 'Read a report',
      description: `Answers the report of a job, or how far the job is. ${UNTRUSTED_NOTICE}`,
      inputSchema: REPORT_INPUT,
      annotations: { readOnlyHint: true },
    },
    (input, extra) => answered(() => getReport(client, input, extra)),
  );
  server.registerTool(
    'list_jobs',
    {
      title: 'List verifications',
      description: 'Lists earlier verifications, the newest first, with what their claims came to.',
      inputSchema: LIST_INPUT,
      annotations: { readOnlyHint: true },
    },
    (input) => answered(() => listJobs(client, input)),
  );
  server.registerTool(
    'explain_claim',
    {
      title: 'Explain a claim',
      description: `Everything about one claim of a report: what was claimed, each member compared, all quotes with their addresses, what was searched, what to do next. ${UNTRUSTED_NOTICE}`,
      inputSchema: EXPLAIN_INPUT,
      annotations: { readOnlyHint: true },
    },
    (input) => answered(() => explainClaim(client, input)),
  );
  return server;
}

/** What the service refuses is told to the model, which can put it right. */
async function answered(act: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof BonafideError) return refusal(error);
    if (error instanceof TypeError && /fetch/.test(error.message))
      return failed('The Bonafide service does not answer.');
    throw error;
  }
}

function failed(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}

function refusal(error: BonafideError): CallToolResult {
  const faults = (error.problem?.errors ?? []).map((fault) => `\n- ${fault.path}: ${fault.message}`);
  return failed(
    `${error.status} ${error.code}: ${error.message} (request ${error.requestId ?? 'unknown'})${faults.join('')}`,
  );
}

function requestOf(input: VerifyInput): CreateJob {
  const { claims, depth, max_cost_usd: maxCost, wait_seconds: _wait, ...person } = input;
  const counts = new Map<string, number>();
  return {
    person,
    claims: claims.map(({ claim_type: type, expected, claim_key: given }) => {
      const count = (counts.get(type) ?? 0) + 1;
      counts.set(type, count);
      const key = given ?? (count === 1 ? type : `${type}_${count}`);
      return { claim_key: key, claim_type: type, expected } as NonNullable<CreateJob['claims']>[number];
    }),
    options: { ...(depth === undefined ? {} : { depth }), ...(maxCost === undefined ? {} : { max_cost_usd: maxCost }) },
  };
}

async function verifyPerson(client: Bonafide, input: VerifyInput, extra: Extra): Promise<CallToolResult> {
  const created = await client.jobs.create(requestOf(input));
  return outcome(client, await waitFor(client, created, input.wait_seconds, extra));
}

async function getReport(client: Bonafide, input: ReportInput, extra: Extra): Promise<CallToolResult> {
  const job = await client.jobs.get(input.job_id);
  return outcome(client, await waitFor(client, job, input.wait_seconds, extra));
}

async function outcome(client: Bonafide, job: Job): Promise<CallToolResult> {
  if (job.status === 'completed') return reportResult(job, await client.jobs.report(job.id));
  if (job.status === 'failed' || job.status === 'canceled') {
    return failed(`Job ${job.id} ${job.status}${job.error ? `: ${job.error}` : '.'}`);
  }
  const state = { job_id: job.id, status: job.status, progress: job.progress };
  const text = `${JSON.stringify(state)}\nNot ready yet. Ask get_report with this job_id and wait_seconds.`;
  return { content: [{ type: 'text', text }], structuredContent: state };
}

const ENDED = new Set<Job['status']>(['completed', 'failed', 'canceled']);

/** Tells a client that asked for it how far the job is. */
async function waitFor(client: Bonafide, begun: Job, seconds: number, extra: Extra): Promise<Job> {
  const deadline = Date.now() + seconds * 1000;
  let job = begun;
  for (;;) {
    const left = Math.ceil((deadline - Date.now()) / 1000);
    if (ENDED.has(job.status) || left <= 0) return job;
    const wait = Math.min(left, extra._meta?.progressToken === undefined ? LONGEST_POLL_SECONDS : 1);
    job = await client.jobs.get(job.id, { wait, signal: extra.signal });
    await tellProgress(job, extra);
  }
}

async function tellProgress(job: Job, extra: Extra): Promise<void> {
  const progressToken = extra._meta?.progressToken;
  if (progressToken === undefined) return;
  await extra.sendNotification({
    method: 'notifications/progress',
    params: { progressToken, progress: job.progress, total: 100, message: job.status },
  });
}

async function listJobs(client: Bonafide, { person, status, limit, cursor }: ListInput): Promise<CallToolResult> {
  const page = await client.jobs.list({
    limit,
    ...(person === undefined ? {} : { person }),
    ...(status === undefined ? {} : { status }),
    ...(cursor === undefined ? {} : { cursor }),
  });
  const data = {
    jobs: page.data.map((job) => ({
      job_id: job.id,
      person: job.person.full_name,
      status: job.status,
      progress: job.progress,
      created_at: job.created_at,
      assessment: job.assessment ?? null,
      claim_counts: job.claim_counts ?? null,
      claim_keys: job.claims.map((claim) => claim.claim_key),
    })),
    next_cursor: page.next_cursor,
  };
  return { content: [{ type: 'text', text: JSON.stringify(data, null, 1) }], structuredContent: data };
}

async function explainClaim(client: Bonafide, input: ExplainInput): Promise<CallToolResult> {
  const job = await client.jobs.get(input.job_id);
  const report = await client.jobs.report(input.job_id);
  const claim = report.claims.find((candidate) => candidate.claim_key === input.claim_key);
  if (claim) return claimResult(job, report, claim);
  return failed(
    `The report has no claim "${input.claim_key}". It has ${report.claims.map((one) => one.claim_key).join(', ')}.`,
  );
}
