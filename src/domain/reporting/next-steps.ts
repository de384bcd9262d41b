// What somebody can do about a claim that the web left open or speaks against: people are asked, documents shown, registers read.
import type { Claim } from '../model/claim.ts';
import type { Person } from '../model/person.ts';
import type { ClaimResult, NextStep } from '../model/verdict.ts';
import { NO_ORGANISATIONS, type OrganisationIndex } from '../orgs/organisation-index.ts';
import { parsePlace } from '../places/compare-places.ts';
import { type CountryChecks, checksOfCode, OFFICIAL_CHECKS } from './official-checks.ts';

/** Reasons that lie in not knowing who a page is about: more about the person helps, not more about the claim. */
const UNCLEAR_PERSON = new Set(['person_not_found', 'name_only_identity', 'identity_ambiguous']);

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function countryOf(places: readonly unknown[]): CountryChecks | undefined {
  for (const place of places) {
    const country = text(place) === null ? undefined : parsePlace(text(place)!).country;
    if (country !== undefined) return OFFICIAL_CHECKS[country];
  }
  return undefined;
}

/** The country of the school, where the organisation data knows it and all schools of the name are in it. */
function countryOfSchool(claim: Claim, organisations: OrganisationIndex): CountryChecks | undefined {
  const school = text(claim.expected.school);
  if (school === null) return undefined;
  const countries = new Set(organisations.named(school, 'school').map((organisation) => organisation.country));
  const [code] = countries;
  return countries.size === 1 && code ? checksOfCode(code) : undefined;
}

function degreeStep({ claim, person, organisations }: Asked): NextStep[] {
  const stated = countryOf([claim.expected.country, claim.expected.location]);
  const ofSchool = countryOfSchool(claim, organisations) ?? stated;
  const { degrees, name } = ofSchool ?? countryOf([person.location]) ?? {};
  if (!degrees) return [];
  const check = `can be checked with ${degrees.service}, ${degrees.takes}`;
  const sentence = ofSchool
    ? `A degree of a school in ${name} ${check}.`
    : `If the school is in ${name}, where the person lives, the degree ${check}.`;
  return [{ code: 'official_check', sentence, url: degrees.url }];
}

function companyStep({ claim, person }: Asked): NextStep[] {
  const check = countryOf([claim.expected.country, claim.expected.location, person.location])?.companies;
  if (!check) return [];
  return [{ code: 'official_check', sentence: `Look the company up with ${check.service}.`, url: check.url }];
}

interface Asked {
  claim: Claim;
  person: Person;
  organisations: OrganisationIndex;
}

type Steps = (asked: Asked) => NextStep[];

const BY_TYPE: Readonly<Record<string, Steps>> = {
  education: (asked) => {
    const school = text(asked.claim.expected.school) ?? 'the school';
    return [
      { code: 'ask_for_document', sentence: 'Ask the person for the diploma or a transcript.' },
      {
        code: 'write_to_issuer',
        sentence: `Write to the registrar of ${school}, who confirms degrees with the consent of the person.`,
      },
      ...degreeStep(asked),
    ];
  },
  employment: ({ claim }) => {
    const employer = text(claim.expected.employer) ?? 'the employer';
    return [
      { code: 'ask_for_document', sentence: 'Ask the person for a contract, a reference letter or a payslip.' },
      {
        code: 'write_to_issuer',
        sentence: `Write to the personnel office of ${employer}, at an address from its own site.`,
      },
    ];
  },
  business: (asked) => [
    { code: 'ask_for_document', sentence: 'Ask the person for an extract from the company register.' },
    ...companyStep(asked),
  ],
  credential: ({ claim }) => [
    {
      code: 'ask_for_document',
      sentence: text(claim.expected.number)
        ? 'Ask the person for the certificate.'
        : 'Ask the person for the certificate and its number.',
    },
    {
      code: 'write_to_issuer',
      sentence: `Look the holder up in the register of ${text(claim.expected.issuer) ?? 'the issuer'}, or ask there.`,
    },
  ],
  publication: () => [{ code: 'ask_for_document', sentence: 'Ask the person for the DOI or a link to the work.' }],
  award: ({ claim }) => [
    { code: 'ask_for_document', sentence: 'Ask the person for a link to the announcement of the award.' },
    { code: 'write_to_issuer', sentence: `Ask ${text(claim.expected.issuer) ?? 'whoever gave the award'}.` },
  ],
  location: () => [{ code: 'ask_for_document', sentence: 'Ask the person for a document that shows the place.' }],
  identity: () => [{ code: 'ask_for_document', sentence: 'Ask the person to show that the addresses are theirs.' }],
};

const OTHER: Steps = () => [{ code: 'ask_for_document', sentence: 'Ask the person what would show it.' }];

const ADD_DETAILS: NextStep = {
  code: 'add_details',
  sentence:
    'Add a former employer, a school, a place or a profile address, so that pages can be connected to this person.',
};
const STATE_SITE: NextStep = {
  code: 'state_site',
  sentence:
    "Find the organisation's real site yourself, for example in an official register, and state it in the request (organisation_domain). An address that the person gave is not enough.",
};
const RUN_AGAIN: NextStep = { code: 'run_again', sentence: 'Run the job again when the searches work.' };
const HEAR_THE_PERSON: NextStep = {
  code: 'hear_the_person',
  sentence: 'Read the sentence in its page, then show it to the person and hear their side before you act on it.',
};

export function nextSteps(
  claim: Claim,
  result: ClaimResult,
  person: Person,
  organisations: OrganisationIndex = NO_ORGANISATIONS,
): NextStep[] {
  if (result.status === 'verified') return [];
  const ofType = (BY_TYPE[claim.claim_type] ?? OTHER)({ claim, person, organisations });
  if (result.status === 'contradiction') return [HEAR_THE_PERSON, ...ofType];
  if (result.reason_code === 'search_failed') return [RUN_AGAIN, ...ofType];
  if (result.reason_code === 'claimed_site_only') return [STATE_SITE, ...ofType];
  if (UNCLEAR_PERSON.has(result.reason_code ?? '')) return [ADD_DETAILS, ...ofType];
  return ofType;
}
