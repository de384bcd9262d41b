// Classes and voices of all sources of a job, worked out once: claims differ only in who their issuer is.
import { fits } from '../identity/person-on-page.ts';
import type { Claim } from '../model/claim.ts';
import type { Person } from '../model/person.ts';
import type { ReadSource } from '../model/source.ts';
import { comparePersonNames } from '../names/compare-names.ts';
import type { Calibration } from './calibration.ts';
import { AUTHORITATIVE_CLASSES, baseClass, type EvidenceClass, isIssuer } from './evidence-class.ts';
import { clusterSources, type Origin } from './independence.ts';

export interface Voices {
  /** Voice of each source, by source id; the same for every claim. */
  origins: ReadonlyMap<string, Origin>;
  /** The class a source shows in the report: issuer when it issues any of the claimed facts. */
  shownClass(source: ReadSource): EvidenceClass;
  /** The class under which it counts for one claim. */
  classFor(source: ReadSource, claim: Claim): EvidenceClass;
}

/**
 * Whose own site would be the issuer of the claimed fact. A prize or a certificate is often the name of its site; where
 * somebody works and how to reach them, the employer says.
 */
export function issuersOf(claim: Claim, person: Person): string[] {
  const { school, employer, business_name: business, issuer, venue, name, title } = claim.expected;
  const own = claim.claim_type === 'award' || claim.claim_type === 'credential' ? [name] : [];
  // Who edits a journal, the journal says.
  const journal =
    claim.claim_type === 'publication' && /\bedit/i.test(String(claim.expected.role ?? '')) ? [title] : [];
  const house = saidByTheHouse(claim) ? [person.current_company] : [];
  return [school, employer, business, issuer, venue, ...own, ...journal, ...house].filter(
    (value): value is string => typeof value === 'string' && value !== '',
  );
}

/** Where somebody works and how to reach them, the house itself says. */
function saidByTheHouse(claim: Claim): boolean {
  return claim.claim_type === 'location' || claim.claim_type === 'identity';
}

/** The site of a house lists the person among its own people of today. */
function employsOnOwnSite(source: ReadSource, person: Person): boolean {
  return source.findings.some(
    (finding) =>
      finding.kind === 'employment' &&
      finding.current === true &&
      finding.organisation?.how === 'page_organisation' &&
      fits(comparePersonNames(person.full_name, finding.person.name)),
  );
}

function domainOf(claim: Claim): string | undefined {
  return typeof claim.expected.domain === 'string' ? claim.expected.domain : undefined;
}

interface Remembered {
  sources: readonly ReadSource[];
  person: Person;
  claims: readonly Claim[];
  calibration: Calibration;
  voices: Voices;
}

let last: Remembered | null = null;

/** Judgement and report ask for the voices of the same sources one after the other; they are worked out once. */
export function findVoices(
  sources: readonly ReadSource[],
  person: Person,
  claims: readonly Claim[],
  calibration: Calibration,
): Voices {
  const same =
    last !== null &&
    last.person === person &&
    last.claims === claims &&
    last.calibration === calibration &&
    last.sources.length === sources.length &&
    last.sources.every((source, index) => source === sources[index]);
  if (same) return last!.voices;
  const voices = workOutVoices(sources, person, claims, calibration);
  last = { sources: [...sources], person, claims, calibration, voices };
  return voices;
}

function workOutVoices(
  sources: readonly ReadSource[],
  person: Person,
  claims: readonly Claim[],
  calibration: Calibration,
): Voices {
  const bases = new Map(sources.map((source) => [source.sourceId, baseClass(source, person)]));
  const issued = new Map<string, Map<string, boolean>>();
  const rowOf = new Map<Claim, { names: string[]; row: Map<string, boolean> }>();
  const issues = (source: ReadSource, claim: Claim): boolean => {
    let asked = rowOf.get(claim);
    if (!asked) {
      const names = issuersOf(claim, person);
      const key = `${names.join('\n')}\n${domainOf(claim) ?? ''}\n${saidByTheHouse(claim)}`;
      asked = { names, row: issued.get(key) ?? new Map<string, boolean>() };
      issued.set(key, asked.row);
      rowOf.set(claim, asked);
    }
    const { names, row } = asked;
    let value = row.get(source.sourceId);
    if (value === undefined) {
      value = isIssuer(source, names, domainOf(claim)) || (saidByTheHouse(claim) && employsOnOwnSite(source, person));
      row.set(source.sourceId, value);
    }
    return value;
  };
  const own = (source: ReadSource, asked: readonly Claim[]): EvidenceClass => {
    const base = bases.get(source.sourceId)!;
    if (base.settled) return base.evidenceClass;
    return asked.some((claim) => issues(source, claim)) ? 'issuer' : base.evidenceClass;
  };
  const shown = new Map(sources.map((source) => [source.sourceId, own(source, claims)]));
  const origins = clusterSources(
    sources
      .filter((source) => source.notEvidence === null)
      .map((source) => ({ source, evidenceClass: shown.get(source.sourceId)! })),
    calibration.classWeight,
  );
  return {
    origins,
    shownClass: (source) => shown.get(source.sourceId) ?? 'third_party',
    classFor: (source, claim) => {
      const mine = own(source, [claim]);
      if (AUTHORITATIVE_CLASSES.has(mine) || mine === 'mirror') return mine;
      // A copy counts under the class of what it copies, when that is the weaker one.
      const copied = origins.get(source.sourceId)?.classBySource[source.sourceId];
      const demoted =
        copied !== undefined && copied !== shown.get(source.sourceId) && !AUTHORITATIVE_CLASSES.has(copied);
      return demoted && calibration.classWeight[copied] < calibration.classWeight[mine] ? copied : mine;
    },
  };
}
