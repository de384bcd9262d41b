// Which domains a school owns, and which school owns a domain.
export { domainsOfSchool, schoolOfDomain } from './known-schools.ts';
