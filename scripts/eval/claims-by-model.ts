// Labelled claims judged with a model as a further reader, in the order of a job: the grammar first, then the model on pages about the
// person while the claim is open, then the search for what is still open.
import { resolveIdentity } from '../../src/domain/identity/resolve.ts';
import { judgeClaims } from '../../src/domain/judging/judge-claims.ts';
import type { ReadSource } from '../../src/domain/model/source.ts';
import { quoteCheck } from '../../src/extract/model-facts/quote-check.ts';
import { canBeLocated, locateClaims, readFacts } from '../../src/pipeline/model/read-page.ts';
import type { Accepted, DropReason, Model } from '../../src/ports/model.ts';
import {
  type ClaimCase,
  type ClaimsEvalOptions,
  type ClaimsFileResult,
  EVAL_DAY,
  evalClaimsFile,
  readCase,
} from './claims.ts';
import { filesOf, halfOf, readLines, SHIPPED_TRUST } from './labelled-pages.ts';
import type { ModelCalls, RecordedModel } from './recorded-model.ts';

export interface ModelFileResult {
  file: string;
  alone: ClaimsFileResult;
  together: ClaimsFileResult;
  /** Cases in which the model was asked. */
  asked: number;
  /** People and pages as one job would have them. */
  jobs: number;
  accepted: number;
  dropped: Partial<Record<DropReason, number>>;
  calls: ModelCalls;
}

interface Tally {
  asked: number;
  jobs: Set<string>;
  accepted: number;
  dropped: Partial<Record<DropReason, number>>;
}

const FIRM = 4;

export async function evalClaimsByModel(
  options: ClaimsEvalOptions & { file?: string },
  model: Model,
  record: () => RecordedModel,
): Promise<ModelFileResult[]> {
  const results: ModelFileResult[] = [];
  for (const path of filesOf(options.dataDir, options.file ?? 'claims')) {
    const recorded = record();
    const tally: Tally = { asked: 0, jobs: new Set(), accepted: 0, dropped: {} };
    const plain = new Map<string, readonly ReadSource[]>();
    const readings = new Map<string, readonly ReadSource[]>();
    for (const one of readLines<ClaimCase>(path)) {
      if (options.half && halfOf(one.id) !== options.half) continue;
      if (options.kind && one.kind !== options.kind) continue;
      tally.jobs.add(JSON.stringify([one.person, one.pages.map((page) => page.page ?? [page.url, page.text?.length])]));
      const sources = readCase(one, options.dataDir, true);
      plain.set(one.id, sources);
      readings.set(one.id, await readByModel(one, sources, model, recorded, tally));
    }
    results.push({
      file: path.slice(path.lastIndexOf('/') + 1),
      alone: evalClaimsFile(path, { ...options, readings: plain }).result,
      together: evalClaimsFile(path, { ...options, readings }).result,
      asked: tally.asked,
      jobs: tally.jobs.size,
      accepted: tally.accepted,
      dropped: tally.dropped,
      calls: recorded.calls,
    });
  }
  return results;
}

export async function readByModel(
  one: ClaimCase,
  read: readonly ReadSource[],
  { limits }: Model,
  { ask }: RecordedModel,
  tally: Tally,
): Promise<readonly ReadSource[]> {
  let sources = read;
  const question = (source: ReadSource) => ({
    source,
    person: one.person,
    check: quoteCheck,
    pageCharacters: limits.pageCharacters,
    ask,
  });
  const add = async (read: (source: ReadSource) => Promise<Accepted>, pages: ReadonlySet<string>): Promise<void> => {
    const richer: ReadSource[] = [];
    for (const source of sources) {
      if (!pages.has(source.sourceId)) {
        richer.push(source);
        continue;
      }
      const { findings, dropped } = await read(source);
      tally.accepted += findings.length;
      for (const reason of dropped) tally.dropped[reason] = (tally.dropped[reason] ?? 0) + 1;
      richer.push({ ...source, findings: [...source.findings, ...findings] });
    }
    sources = richer;
  };
  const first = standingOf(one, sources);
  if (first.isFirm || first.pages.size === 0) return sources;
  tally.asked += 1;
  await add((source) => readFacts(question(source)), first.pages);
  const second = standingOf(one, sources);
  if (second.isAnswered || !canBeLocated(one.claim)) return sources;
  await add((source) => locateClaims(question(source), [{ claim: one.claim, parts: [] }]), second.pages);
  return sources;
}

function standingOf({ person, claim }: ClaimCase, sources: readonly ReadSource[]) {
  const asked = { person, claims: [claim], sources, trust: SHIPPED_TRUST };
  const identity = resolveIdentity(asked);
  const { result } = judgeClaims({ ...asked, identity, rubric: null, today: EVAL_DAY })[0]!;
  const isAnswered = result.status === 'verified' || result.status === 'contradiction';
  const pages = identity.sources.filter(
    ({ sourceId, isRead }) => isRead && sources.some((source) => source.sourceId === sourceId && source.parts),
  );
  return {
    isAnswered,
    isFirm: isAnswered && result.confidence >= FIRM,
    pages: new Set(pages.map(({ sourceId }) => sourceId)),
  };
}
