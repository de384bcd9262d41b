// Who a job is about. Members keep their wire names, because a response echoes them as supplied.

export interface EducationItem {
  school?: string;
  degree?: string;
  field?: string;
  start_year?: number;
  end_year?: number;
}

export interface EmploymentItem {
  employer?: string;
  title?: string;
  start_date?: string;
  end_date?: string;
}

/** An organisation's own site, as the client knows it. */
export interface OrganisationSite {
  name: string;
  domains: string[];
}

export interface Person {
  full_name: string;
  aliases?: string[];
  location?: string;
  email?: string;
  email_domain?: string;
  linkedin_url?: string;
  github_url?: string;
  personal_website?: string;
  current_company?: string;
  current_title?: string;
  education_seed?: EducationItem[];
  employment_seed?: EmploymentItem[];
  organisations?: OrganisationSite[];
}
