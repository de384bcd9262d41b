// Ready templates: installed into a project by `bonafide templates install NAME` and from the console.
import type { CreateTemplate } from '../contract/types.ts';

const ANYTHING = {};

function requires(...members: string[]): Record<string, unknown> {
  return {
    type: 'object',
    required: ['person'],
    properties: { person: { type: 'object', required: ['full_name', ...members] } },
  };
}

export const TEMPLATE_LIBRARY: readonly CreateTemplate[] = [
  {
    name: 'engineering-hire',
    version: 1,
    description: 'A candidate for an engineering role: degrees and recent employers, code and publications as anchors.',
    input_schema: requires(),
    extraction_schema: ANYTHING,
    search_plan: {
      queries: ['"{{person.full_name}}" engineer', '"{{person.full_name}}" github OR "open source"'],
      per_claim_type: {
        education: ['"{{person.full_name}}" {{expected.school}} alumni'],
        employment: ['"{{person.full_name}}" {{expected.employer}} team'],
      },
      options: { depth: 'standard', search_category: 'people' },
    },
    scoring_rubric: { weights: { identity: 0.3, employment: 0.5, education: 0.2, business: 0 } },
  },
  {
    name: 'academic-appointment',
    version: 1,
    description:
      'A researcher: degrees from the issuing universities, posts, publications; registers of research first.',
    input_schema: requires(),
    extraction_schema: ANYTHING,
    search_plan: {
      queries: ['"{{person.full_name}}" faculty OR professor', '"{{person.full_name}}" dissertation'],
      per_claim_type: {
        education: ['"{{person.full_name}}" {{expected.school}} thesis'],
        publication: ['"{{person.full_name}}" "{{expected.title}}"'],
      },
      options: { depth: 'deep', search_category: 'research_paper' },
    },
    scoring_rubric: { weights: { identity: 0.25, employment: 0.3, education: 0.45, business: 0 } },
  },
  {
    name: 'founder-due-diligence',
    version: 1,
    description:
      'Before an investment: companies founded and directed, with registers and archives; two independent origins wanted.',
    input_schema: requires(),
    extraction_schema: ANYTHING,
    search_plan: {
      queries: ['"{{person.full_name}}" founder OR director'],
      per_claim_type: {
        business: ['"{{person.full_name}}" {{expected.business_name}} founded', '{{expected.business_name}} directors'],
      },
      options: { depth: 'deep', search_category: 'company', max_cost_usd: 3 },
    },
    scoring_rubric: {
      weights: { identity: 0.3, employment: 0.2, education: 0.1, business: 0.4 },
      min_independent_sources: 2,
    },
  },
  {
    name: 'speaker-bio',
    version: 1,
    description: 'A speaker or contributor before their biography is printed: present post and the highest degree.',
    input_schema: requires(),
    extraction_schema: ANYTHING,
    search_plan: { queries: ['"{{person.full_name}}" speaker OR biography'], options: { depth: 'light' } },
    scoring_rubric: { weights: { identity: 0.4, employment: 0.4, education: 0.2, business: 0 } },
  },
  {
    name: 'licensed-professional',
    version: 1,
    description: 'A doctor, lawyer, architect or accountant: the licence in the register of its body, then the degree.',
    input_schema: requires(),
    extraction_schema: ANYTHING,
    search_plan: {
      per_claim_type: {
        credential: ['"{{person.full_name}}" {{expected.issuer}} register', '"{{person.full_name}}" {{expected.name}}'],
      },
      options: { depth: 'standard' },
    },
    scoring_rubric: { weights: { identity: 0.35, employment: 0.2, education: 0.45, business: 0 } },
  },
  {
    name: 'marketplace-seller',
    version: 1,
    description: 'A seller or expert on a marketplace: who they are, their own site, and the business they trade as.',
    input_schema: requires(),
    extraction_schema: ANYTHING,
    search_plan: {
      queries: ['"{{person.full_name}}" {{person.current_company}}'],
      options: { depth: 'light', max_cost_usd: 0.25 },
    },
    scoring_rubric: { weights: { identity: 0.5, employment: 0.1, education: 0.1, business: 0.3 } },
  },
  {
    name: 'newsroom-source',
    version: 1,
    description:
      'A person quoted in the news: standing and credentials from editorial and issuing sources, mirrors ignored.',
    input_schema: requires(),
    extraction_schema: ANYTHING,
    search_plan: {
      queries: ['"{{person.full_name}}" expert OR spokesperson'],
      options: { depth: 'standard', search_category: 'news' },
    },
    scoring_rubric: {
      weights: { identity: 0.4, employment: 0.35, education: 0.2, business: 0.05 },
      min_independent_sources: 2,
    },
  },
];
