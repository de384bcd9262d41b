// Who a job is about (interface 2.2).
import { z } from 'zod';
import { checkYearOrder, organisationDomain, startsAfterEnd, year } from '../../domain/claims/expected-members.ts';
import type { Person as PersonModel } from '../../domain/model/person.ts';
import { email, name, personName, text, url } from './members.ts';

export const EducationItem = z
  .object({
    school: name.optional(),
    degree: name.optional(),
    field: name.optional(),
    start_year: year.optional(),
    end_year: year.optional(),
  })
  .superRefine(checkYearOrder)
  .meta({ id: 'EducationItem' });

const ISO_DATE = /^\d{4}(-\d{2}){0,2}$/;

/** Seeds may carry dates in any words; order is checked when both can be read. */
export const EmploymentItem = z
  .object({
    employer: name.optional(),
    title: name.optional(),
    start_date: text(100).optional(),
    end_date: text(100).optional(),
  })
  .superRefine((item, context) => {
    const { start_date: start, end_date: end } = item;
    if (start && end && ISO_DATE.test(start) && ISO_DATE.test(end) && startsAfterEnd(start, end)) {
      context.addIssue({ code: 'custom', path: ['start_date'], message: 'start_date is after end_date' });
    }
  })
  .meta({ id: 'EmploymentItem' });

/** What the client knows of an organisation's site; it counts as a fact, so only own knowledge belongs here. */
export const OrganisationSite = z
  .object({
    name: name.describe('As the claims name it, or any other name of it.'),
    domains: z.array(organisationDomain).min(1).max(10),
  })
  .meta({ id: 'OrganisationSite' });

export const Person = z
  .object({
    full_name: personName,
    aliases: z.array(name).max(50).optional(),
    location: name.optional(),
    email: email.optional(),
    email_domain: text(253).optional(),
    linkedin_url: url.optional(),
    github_url: url.optional(),
    personal_website: url.optional(),
    current_company: name.optional(),
    current_title: name.optional(),
    education_seed: z.array(EducationItem).max(50).optional(),
    employment_seed: z.array(EmploymentItem).max(50).optional(),
    organisations: z
      .array(OrganisationSite)
      .max(50)
      .optional()
      .describe('Sites of organisations, as you know them. Pages there speak for the organisation.'),
  })
  .meta({ id: 'Person' }) satisfies z.ZodType<PersonModel>;

/** Members that hold one text, so that a template's query may name them. */
export const PERSON_TEXT_MEMBERS = [
  'full_name',
  'location',
  'email',
  'email_domain',
  'linkedin_url',
  'github_url',
  'personal_website',
  'current_company',
  'current_title',
] as const satisfies readonly (keyof PersonModel)[];
