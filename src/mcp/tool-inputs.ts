// What the tools take, in words that a language model reads.
import { z } from 'zod';

const text = (meaning: string) => z.string().optional().describe(meaning);

const CLAIM_TYPES = [
  ...['education', 'employment', 'business', 'credential', 'publication', 'award', 'location', 'identity', 'custom'],
] as [string, ...string[]];

const claim = z.object({
  claim_type: z.enum(CLAIM_TYPES),
  expected: z
    .record(z.string(), z.unknown())
    .describe(
      'What is claimed. education: school, degree, field, start_year, end_year. employment: employer, title, start_date, end_date, is_current. business: business_name, role, start_date. credential: name, issuer, number. publication: title, venue, year, doi. award: name, issuer, year. location: location. custom: statement.',
    ),
  claim_key: text('A name for the claim, unique among them; made from its type when left out.'),
});

export const VERIFY_INPUT = {
  full_name: z.string().min(1).describe('The full name of the person.'),
  claims: z.array(claim).min(1).max(50).describe('What to verify about the person.'),
  aliases: z.array(z.string()).optional().describe('Other names of the person.'),
  location: text('Where the person lives.'),
  current_company: text('Present employer. It tells people of one name apart.'),
  current_title: text('Present title.'),
  email: text('E-mail address.'),
  linkedin_url: text('LinkedIn profile.'),
  github_url: text('GitHub profile.'),
  personal_website: text('Own website.'),
  depth: z
    .enum(['light', 'standard', 'deep'])
    .optional()
    .describe('How much is searched and read; standard when left out.'),
  max_cost_usd: z.number().positive().max(100).optional().describe('The most that searches may cost, in US dollars.'),
  wait_seconds: z
    .number()
    .int()
    .min(0)
    .max(600)
    .default(60)
    .describe('How long to wait for the report. When it is not ready by then, the job goes on: ask get_report.'),
};

export const REPORT_INPUT = {
  job_id: z.string().min(1),
  wait_seconds: z.number().int().min(0).max(600).default(0).describe('How long to wait when the job has not ended.'),
};

export const LIST_INPUT = {
  person: text('Words of the name.'),
  status: z.enum(['created', 'queued', 'running', 'completed', 'failed', 'canceled']).optional(),
  limit: z.number().int().min(1).max(100).default(20),
  cursor: text('next_cursor of the page before.'),
};

export const EXPLAIN_INPUT = {
  job_id: z.string().min(1),
  claim_key: z.string().min(1).describe('As the report names it.'),
};

export type VerifyInput = z.output<z.ZodObject<typeof VERIFY_INPUT>>;
export type ReportInput = z.output<z.ZodObject<typeof REPORT_INPUT>>;
export type ListInput = z.output<z.ZodObject<typeof LIST_INPUT>>;
export type ExplainInput = z.output<z.ZodObject<typeof EXPLAIN_INPUT>>;
