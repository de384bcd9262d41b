// Classes and voices of all sources of a job, worked out once: claims differ only in who their issuer is.
import { fits } from '../identity/person-on-page.ts';
import type { Claim } from '../model/claim.ts';
import type { Person } from '../model/person.ts';
import type { ReadSource } from '../model/source.ts';
import { comparePersonNames } from '../names/compare-names.ts';
import { type Authority, authorityOf } from '../trust/authority.ts';
import { hostOfUrl } from '../trust/site-address.ts';
import { registerRecords } from '../trust/site-kinds.ts';
import { gatherFacts, type TrustData } from '../trust/trust-facts.ts';
import type { Calibration } from './calibration.ts';
import { AUTHORITATIVE_CLASSES, type BaseClass, baseClass, type EvidenceClass } from './evidence-class.ts';
import { clusterSources, type Origin } from './independence.ts';

export interface Voices {
  /** Voice of each source, by source id; the same for every claim. */
  origins: ReadonlyMap<string, Origin>;
  /** The class a source shows in the report: issuer when it issues any of the claimed facts. */
  shownClass(source: ReadSource): EvidenceClass;
  /** Why it shows that class, where a fact or a resemblance decided. */
  shownReason(source: ReadSource): string | null;
  /** The class under which it counts for one claim. */
  classFor(source: ReadSource, claim: Claim): EvidenceClass;
  /** Why a site that calls itself the claimed organisation's is not taken for it; null for any other. */
  doubtFor(source: ReadSource, claim: Claim): string | null;
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
  const today = employerSaysIt(claim) ? [person.current_company] : [];
  return [school, employer, business, issuer, venue, ...own, ...journal, ...today].filter(
    (value): value is string => typeof value === 'string' && value !== '',
  );
}

/** Where somebody works and how to reach them, the employer itself says. */
function employerSaysIt(claim: Claim): boolean {
  return claim.claim_type === 'location' || claim.claim_type === 'identity';
}

/** Employers that the page lists the person with today, as its own site. */
function employersThere(source: ReadSource, person: Person): string[] {
  const names = source.findings
    .filter(
      (finding) =>
        finding.kind === 'employment' &&
        finding.current === true &&
        finding.organisation?.how === 'page_organisation' &&
        fits(comparePersonNames(person.full_name, finding.person.name)),
    )
    .map((finding) => finding.organisation!.name);
  return [...new Set(names)];
}

export interface VoicesInput {
  sources: readonly ReadSource[];
  person: Person;
  claims: readonly Claim[];
  trust: TrustData;
  calibration: Calibration;
}

interface Standing {
  evidenceClass: EvidenceClass;
  authority: Authority;
}

const NO_AUTHORITY: Authority = { standing: 'none' };

/** What each source may say about the organisations of each claim; every pair is asked once. */
class Standings {
  private readonly facts;
  private readonly bases: ReadonlyMap<string, BaseClass>;
  private readonly answers = new Map<string, Authority>();
  private readonly perClaim = new Map<Claim, Map<string, Standing>>();
  private readonly input: VoicesInput;

  constructor(input: VoicesInput) {
    this.input = input;
    const { sources, person, claims, trust } = input;
    this.facts = gatherFacts(trust, person, claims, sources);
    this.bases = new Map(sources.map((source) => [source.sourceId, baseClass(source, person, trust)]));
  }

  private authority(source: ReadSource, organisation: string): Authority {
    const key = `${source.sourceId}\n${organisation}`;
    let answer = this.answers.get(key);
    if (answer === undefined) {
      answer = authorityOf(source, organisation, this.facts);
      this.answers.set(key, answer);
    }
    return answer;
  }

  /** For one claim; asked again and again while the claim is weighed. */
  for(source: ReadSource, claim: Claim): Standing {
    const row = this.perClaim.get(claim) ?? new Map<string, Standing>();
    this.perClaim.set(claim, row);
    const known = row.get(source.sourceId);
    if (known !== undefined) return known;
    const standing = this.of(source, [claim]);
    row.set(source.sourceId, standing);
    return standing;
  }

  /** The strongest standing of the source for any of the claims. */
  of(source: ReadSource, claims: readonly Claim[]): Standing {
    const base = this.bases.get(source.sourceId)!;
    if (base.settled) return { evidenceClass: base.evidenceClass, authority: NO_AUTHORITY };
    const { person } = this.input;
    const answers = claims.flatMap((claim) => {
      const listed = employerSaysIt(claim) ? employersThere(source, person) : [];
      return [...issuersOf(claim, person), ...listed].map((name) => this.authority(source, name));
    });
    const own = answers.find(({ standing }) => standing === 'own_site');
    if (own) return { evidenceClass: 'issuer', authority: own };
    const claimed = answers.find(({ standing }) => standing === 'claimed_site');
    if (claimed) return { evidenceClass: 'claimed_site', authority: claimed };
    return { evidenceClass: base.evidenceClass, authority: NO_AUTHORITY };
  }
}

function reasonOf({ evidenceClass, authority }: Standing, source: ReadSource): string | null {
  if (authority.standing === 'own_site') return authority.reason;
  if (authority.standing === 'claimed_site') return notShown(authority);
  const records = evidenceClass === 'register' ? registerRecords(hostOfUrl(source.url)) : null;
  return records === null ? null : `an official register: ${records}`;
}

function notShown({ organisation, reason }: Extract<Authority, { standing: 'claimed_site' }>): string {
  return `nothing shows that this is the site of ${organisation}: ${reason}`;
}

/** Works out classes and voices of all sources of a job. */
export function findVoices(input: VoicesInput): Voices {
  const { sources, claims, calibration } = input;
  const standings = new Standings(input);
  const shown = new Map(sources.map((source) => [source.sourceId, standings.of(source, claims)]));
  const origins = clusterSources(
    sources
      .filter((source) => source.notEvidence === null)
      .map((source) => {
        const { evidenceClass, authority } = shown.get(source.sourceId)!;
        const claimedName = authority.standing === 'claimed_site' ? authority.organisation : null;
        return { source, evidenceClass, claimedName };
      }),
    calibration.classWeight,
  );
  return {
    origins,
    shownClass: (source) => shown.get(source.sourceId)?.evidenceClass ?? 'third_party',
    shownReason: (source) => {
      const standing = shown.get(source.sourceId);
      return standing === undefined ? null : reasonOf(standing, source);
    },
    doubtFor: (source, claim) => {
      const { authority } = standings.for(source, claim);
      return authority.standing === 'claimed_site' ? notShown(authority) : null;
    },
    classFor: (source, claim) => {
      const mine = standings.for(source, claim).evidenceClass;
      if (AUTHORITATIVE_CLASSES.has(mine) || mine === 'mirror') return mine;
      // A copy counts under the class of what it copies, when that is the weaker one.
      const copied = origins.get(source.sourceId)?.classBySource[source.sourceId];
      const demoted =
        copied !== undefined &&
        copied !== shown.get(source.sourceId)?.evidenceClass &&
        !AUTHORITATIVE_CLASSES.has(copied);
      return demoted && calibration.classWeight[copied] < calibration.classWeight[mine] ? copied : mine;
    },
  };
}
