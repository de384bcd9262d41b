// The nine claim types as a form shows them: their members in the order in which people think of them.

export type FieldKind = 'text' | 'year' | 'date' | 'end' | 'flag' | 'lines' | 'category';

export interface ClaimField {
  member: string;
  label: string;
  kind: FieldKind;
  example?: string;
  /** Takes the whole width of the form. */
  wide?: true;
}

export interface ClaimTypeForm {
  type: string;
  label: string;
  meaning: string;
  fields: readonly ClaimField[];
}

const from: ClaimField = { member: 'start_date', label: 'From', kind: 'date', example: 'February 2019' };
const to: ClaimField = { member: 'end_date', label: 'Until', kind: 'end', example: '2023 or present' };

const site: ClaimField = {
  member: 'organisation_domain',
  label: 'Web domain of the organisation, if known',
  kind: 'text',
  example: 'norvane.example',
};

export const CLAIM_TYPE_FORMS: readonly ClaimTypeForm[] = [
  {
    type: 'education',
    label: 'Education',
    meaning: 'A degree or a course of study.',
    fields: [
      { member: 'school', label: 'School', kind: 'text', example: 'Norvane University', wide: true },
      { member: 'degree', label: 'Degree', kind: 'text', example: 'PhD' },
      { member: 'field', label: 'Field', kind: 'text', example: 'Mechanical Engineering' },
      { member: 'start_year', label: 'Year it began', kind: 'year', example: '2010' },
      { member: 'end_year', label: 'Year of completion', kind: 'year', example: '2014' },
      site,
    ],
  },
  {
    type: 'employment',
    label: 'Employment',
    meaning: 'A post held at an organisation.',
    fields: [
      { member: 'employer', label: 'Employer', kind: 'text', example: 'Halden Robotics' },
      { member: 'title', label: 'Title', kind: 'text', example: 'Chief Technology Officer' },
      from,
      to,
      { member: 'location', label: 'Place of work', kind: 'text', example: 'Rotterdam' },
      { member: 'is_current', label: 'Holds the post today', kind: 'flag' },
      site,
    ],
  },
  {
    type: 'business',
    label: 'Business',
    meaning: 'A company founded, owned, directed or advised.',
    fields: [
      { member: 'business_name', label: 'Business', kind: 'text', example: 'Clearplate Pte Ltd' },
      { member: 'role', label: 'Role', kind: 'text', example: 'Founder' },
      { member: 'domain', label: 'Domain', kind: 'text', example: 'clearplate.example' },
      { member: 'country', label: 'Country', kind: 'text', example: 'Singapore' },
      { member: 'registration_number', label: 'Registration number', kind: 'text' },
      site,
      from,
      to,
    ],
  },
  {
    type: 'identity',
    label: 'Identity',
    meaning: 'That names, addresses and profiles belong to this person.',
    fields: [
      { member: 'full_name', label: 'Full name', kind: 'text' },
      { member: 'location', label: 'Place', kind: 'text' },
      { member: 'email', label: 'E-mail', kind: 'text', example: 'maren@halden-robotics.example' },
      { member: 'email_domain', label: 'E-mail domain', kind: 'text', example: 'halden-robotics.example' },
      { member: 'linkedin_url', label: 'LinkedIn', kind: 'text' },
      { member: 'github_url', label: 'GitHub', kind: 'text' },
      { member: 'personal_website', label: 'Personal website', kind: 'text', wide: true },
      { member: 'profile_urls', label: 'Other profiles, one a line', kind: 'lines' },
      { member: 'domains', label: 'Domains of the person, one a line', kind: 'lines' },
    ],
  },
  {
    type: 'credential',
    label: 'Credential',
    meaning: 'A licence, a registration or a certificate.',
    fields: [
      { member: 'name', label: 'Credential', kind: 'text', example: 'Certified Bioprocess Lead' },
      { member: 'issuer', label: 'Issued by', kind: 'text', example: 'Asian Bioprocess Council' },
      { member: 'number', label: 'Number', kind: 'text' },
      { ...from, label: 'Valid from' },
      { ...to, label: 'Valid until' },
      site,
    ],
  },
  {
    type: 'publication',
    label: 'Publication',
    meaning: 'A paper, a book, a patent or an article.',
    fields: [
      { member: 'title', label: 'Title', kind: 'text', wide: true },
      { member: 'venue', label: 'Journal or publisher', kind: 'text' },
      { member: 'year', label: 'Year', kind: 'year' },
      { member: 'doi', label: 'DOI', kind: 'text', example: '10.1234/abcd' },
      { member: 'role', label: 'Role', kind: 'text', example: 'Author' },
      site,
    ],
  },
  {
    type: 'award',
    label: 'Award',
    meaning: 'A prize, a medal or an honour.',
    fields: [
      { member: 'name', label: 'Award', kind: 'text', wide: true },
      { member: 'issuer', label: 'Given by', kind: 'text' },
      site,
      { member: 'year', label: 'Year', kind: 'year' },
    ],
  },
  {
    type: 'location',
    label: 'Location',
    meaning: 'Where the person lives or lived.',
    fields: [
      { member: 'location', label: 'Place', kind: 'text', example: 'Rotterdam, Netherlands', wide: true },
      from,
      to,
    ],
  },
  {
    type: 'custom',
    label: 'Other statement',
    meaning: 'One sentence, looked for as it is written.',
    fields: [
      { member: 'statement', label: 'Statement', kind: 'text', wide: true },
      { member: 'category', label: 'Counts toward', kind: 'category' },
    ],
  },
];

export function claimTypeForm(type: string): ClaimTypeForm {
  return CLAIM_TYPE_FORMS.find((form) => form.type === type) ?? CLAIM_TYPE_FORMS.at(-1)!;
}

export const PERSON_FIELDS: readonly ClaimField[] = [
  { member: 'full_name', label: 'Full name', kind: 'text', example: 'Maren Tollefsen', wide: true },
  { member: 'location', label: 'Place', kind: 'text', example: 'Rotterdam, Netherlands' },
  { member: 'current_company', label: 'Current employer', kind: 'text', example: 'Halden Robotics' },
  { member: 'current_title', label: 'Current title', kind: 'text', example: 'Chief Technology Officer' },
  { member: 'personal_website', label: 'Personal website', kind: 'text', example: 'https://maren-tollefsen.example' },
  { member: 'linkedin_url', label: 'LinkedIn', kind: 'text' },
  { member: 'github_url', label: 'GitHub', kind: 'text' },
  { member: 'email', label: 'E-mail', kind: 'text' },
  { member: 'email_domain', label: 'Domain of the e-mail', kind: 'text', example: 'halden-robotics.example' },
  { member: 'aliases', label: 'Other names, one a line', kind: 'lines' },
];

/** Why the person is looked up and what allows it; kept with the job and shown in its report. */
export const WHY_FIELDS: readonly ClaimField[] = [
  { member: 'purpose', label: 'Purpose', kind: 'text', example: 'Hiring for a post in engineering' },
  { member: 'legal_basis', label: 'Legal basis', kind: 'text', example: 'Consent of 3 May 2026' },
];
