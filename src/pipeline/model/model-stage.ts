// After a round: pages about the person are read by the model while claims are open, then searched for what is still open. Pages go
// in the order of their likeness to the person, a few at a time, so that the same pages and answers always give the same findings.

import { tellsOf } from '../../domain/judging/unread.ts';
import type { Claim } from '../../domain/model/claim.ts';
import { Fault } from '../../domain/model/fault.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { ReadSource } from '../../domain/model/source.ts';
import { sourceView } from '../../domain/reporting/source-view.ts';
import type { Accepted } from '../../ports/model.ts';
import { Budget } from '../budget.ts';
import { addOnce, type Gathered, type JobContext } from '../job-context.ts';
import type { JudgedJob } from '../judging/judge.ts';
import { type AskModel, countFacts, modelAsker } from './ask-model.ts';
import { type ActiveModel, emptyRecord } from './model-record.ts';
import { canBeLocated, locateClaims, type OpenClaim, readFacts } from './read-page.ts';

/** After this long no further page is begun; the call under way has its own limit. */
const STAGE_MILLISECONDS = 600_000;
/** Claims in one call. */
const MOST_CLAIMS = 8;

export async function modelStage(
  context: JobContext,
  active: ActiveModel,
  judged: JudgedJob,
  sources: readonly ReadSource[],
  gathered: Gathered,
): Promise<ReadSource[]> {
  const stage = new ModelStage(context, active, judged, sources, gathered);
  await stage.readPages();
  await stage.locate();
  if (stage.budget.reached) addOnce(gathered.warnings, ['max_cost_reached']);
  return stage.sources;
}

class ModelStage {
  readonly budget: Budget;
  sources: ReadSource[];
  readonly #context: JobContext;
  readonly #active: ActiveModel;
  readonly #judged: JudgedJob;
  readonly #gathered: Gathered;
  readonly #ask: AskModel;
  readonly #started: number;

  constructor(
    context: JobContext,
    active: ActiveModel,
    judged: JudgedJob,
    sources: readonly ReadSource[],
    gathered: Gathered,
  ) {
    this.#context = context;
    this.#active = active;
    this.#judged = judged;
    this.#gathered = gathered;
    this.sources = [...sources];
    this.budget = new Budget(context.options.maxCostUsd, gathered.spentUsd);
    this.#ask = modelAsker(context, active, this.budget, gathered);
    this.#started = context.tools.clock.now().getTime();
  }

  async readPages(): Promise<void> {
    const { open, pages } = await this.#standing();
    if (open.length === 0 || !this.#active.model.duties.includes('read')) return;
    const { read } = this.#record();
    const wanted = pages.filter((id) => !read.includes(id));
    await this.#inTurn(wanted, async (source) => {
      const accepted = await readFacts(this.#question(source));
      read.push(source.sourceId);
      return accepted;
    });
  }

  async locate(): Promise<void> {
    if (!this.#active.model.duties.includes('locate')) return;
    const { unanswered, pages } = await this.#standing();
    const claims = this.#judged.claims.filter((claim) => unanswered.includes(claim.claim_key) && canBeLocated(claim));
    if (claims.length === 0) return;
    const open: OpenClaim[] = [];
    for (const claim of claims) open.push({ claim, parts: await this.#partsOf(claim) });
    const { located } = this.#record();
    await this.#inTurn(pages, async (source) => {
      const here = open
        .filter(({ claim }) => !located.includes(`${source.sourceId} ${claim.claim_key}`) && mayTellOf(source, claim))
        .slice(0, MOST_CLAIMS);
      if (here.length === 0) return { findings: [], dropped: [] };
      const accepted = await locateClaims(this.#question(source), here);
      located.push(...here.map(({ claim }) => `${source.sourceId} ${claim.claim_key}`));
      return accepted;
    });
  }

  #record() {
    return (this.#gathered.model ??= emptyRecord());
  }

  #standing() {
    const { coverage } = this.#gathered;
    return this.#context.tools.judge.standing(this.#judged, coverage, this.sources, this.#context.signal);
  }

  #question(source: ReadSource) {
    const { check, model } = this.#active;
    const { pageCharacters } = model.limits;
    return { source, person: this.#context.job.person, check, pageCharacters, ask: this.#ask };
  }

  async #partsOf({ claim_key: key, claim_type: type, expected }: Claim): Promise<string[]> {
    if (type !== 'custom' || typeof expected.statement !== 'string') return [];
    const { parts } = this.#record();
    const known = parts[key];
    if (known !== undefined) return known;
    const answer = await this.#ask({ duty: 'parts', statement: expected.statement });
    const found = (answer?.value ?? []).slice(0, 5);
    if (found.length > 1) parts[key] = found;
    return found.length > 1 ? found : [];
  }

  /** A few pages at a time; what was found is written in the order of the pages. */
  async #inTurn(ids: readonly string[], ask: (source: ReadSource) => Promise<Accepted>): Promise<void> {
    const { model } = this.#active;
    const { clock } = this.#context.tools;
    const sources = ids.flatMap((id) => this.sources.filter(({ sourceId }) => sourceId === id));
    for (let at = 0; at < sources.length; at += model.limits.concurrency) {
      if (clock.now().getTime() - this.#started > STAGE_MILLISECONDS) {
        addOnce(this.#gathered.warnings, ['stage_time_reached:model']);
        return;
      }
      const batch = sources.slice(at, at + model.limits.concurrency);
      const results = await Promise.all(batch.map(ask));
      for (const [index, result] of results.entries()) await this.#write(batch[index]!, result);
      await this.#context.progress('fetch', 1, 1);
    }
  }

  async #write({ sourceId }: ReadSource, { findings, dropped }: Accepted): Promise<void> {
    countFacts(this.#context, this.#active, this.#gathered, findings.length, dropped);
    const place = this.sources.findIndex((source) => source.sourceId === sourceId);
    const source = this.sources[place];
    const fresh = findings.filter((finding) => !isKnown(finding, source?.findings ?? []));
    if (source === undefined || fresh.length === 0) return;
    const { tools, job, fence } = this.#context;
    const richer = { ...source, findings: [...source.findings, ...fresh] };
    const view = sourceView(richer, { person: job.person, trust: tools.trust });
    if (!(await tools.store.saveSource(job.id, fence, richer, view))) {
      throw new Fault('lease_lost', 'Another worker took the job over.', { retry: 'stop' });
    }
    this.sources[place] = richer;
  }
}

function isKnown(finding: Finding, known: readonly Finding[]): boolean {
  const text = JSON.stringify(finding);
  return known.some((other) => other.via === 'model' && JSON.stringify(other) === text);
}

/** A page without a word of the claimed organisation states nothing about it; free statements are looked for everywhere. */
function mayTellOf({ text }: ReadSource, { expected }: Claim): boolean {
  const name = [expected.school, expected.employer, expected.business_name, expected.name, expected.issuer].find(
    (value) => typeof value === 'string' && value !== '',
  );
  return typeof name !== 'string' || tellsOf(text, name);
}
