// Eight requests as users send them; the people are invented, their schools and employers are of the kinds that occur.
import type { Claim } from '../../src/domain/model/claim.ts';
import type { Person } from '../../src/domain/model/person.ts';

export interface Request {
  who: string;
  person: Person;
  claims: Claim[];
}

const claim = (claim_key: string, claim_type: Claim['claim_type'], expected: Record<string, unknown>): Claim => ({
  claim_key,
  claim_type,
  expected,
});

export const REQUESTS: readonly Request[] = [
  {
    who: 'engineer',
    person: { full_name: 'Jeroen van der Meer', location: 'Amsterdam, Netherlands', current_company: 'Stripe' },
    claims: [
      claim('msc', 'education', { school: 'TU Delft', degree: 'MSc', field: 'Computer Science', end_year: 2014 }),
      claim('stripe', 'employment', { employer: 'Stripe', title: 'Software Engineer', is_current: true }),
      claim('booking', 'employment', { employer: 'Booking.com', title: 'Developer', end_date: '2018-06' }),
    ],
  },
  {
    who: 'nurse',
    person: { full_name: 'Maria Elena Gonzalez', location: 'Houston, Texas' },
    claims: [
      claim('licence', 'credential', { name: 'Registered Nurse', issuer: 'Texas Board of Nursing' }),
      claim('bsn', 'education', { school: "Texas Woman's University", degree: 'BSN', end_year: 2012 }),
      claim('job', 'employment', { employer: 'Houston Methodist Hospital', title: 'Staff Nurse', is_current: true }),
    ],
  },
  {
    who: 'executive',
    person: { full_name: 'Robert B. Fordham', location: 'Chicago, Illinois', current_company: 'Abbott Laboratories' },
    claims: [
      claim('ceo', 'employment', {
        employer: 'Abbott Laboratories',
        title: 'Chief Executive Officer',
        is_current: true,
      }),
      claim('bs', 'education', { school: 'Boston College', degree: 'BS' }),
      claim('mba', 'education', { school: 'UC Berkeley Haas School of Business', degree: 'MBA' }),
    ],
  },
  {
    who: 'founder',
    person: { full_name: 'Łukasz Wiśniewski', location: 'Kraków, Poland' },
    claims: [
      claim('company', 'business', { business_name: 'Nordlicht Robotics', role: 'Founder' }),
      claim('msc', 'education', { school: 'AGH University of Krakow', degree: 'MSc', end_year: 2016 }),
      claim('prize', 'award', { name: 'Forbes 30 Under 30 Europe', year: 2021 }),
    ],
  },
  {
    who: 'lawyer',
    person: { full_name: 'Dr. Anna K. Schmidt, LL.M.', location: 'Palo Alto, California' },
    claims: [
      claim('bar', 'credential', { name: 'Attorney, State Bar of California', issuer: 'State Bar of California' }),
      claim('jd', 'education', { school: 'Stanford Law School', degree: 'JD', end_year: 2009 }),
      claim('partner', 'employment', { employer: 'Wilson Sonsini', title: 'Partner', is_current: true }),
    ],
  },
  {
    who: 'Handwerksmeister',
    person: { full_name: 'Jürgen Müller', location: 'Rosenheim, Deutschland' },
    claims: [
      claim('meister', 'credential', {
        name: 'Elektrotechnikermeister',
        issuer: 'Handwerkskammer für München und Oberbayern',
      }),
      claim('firm', 'business', { business_name: 'Elektro Müller GmbH', role: 'Geschäftsführer' }),
    ],
  },
  {
    who: 'academic',
    person: { full_name: '张伟', aliases: ['Wei Zhang'], location: 'Beijing, China' },
    claims: [
      claim('phd', 'education', { school: 'Tsinghua University', degree: 'PhD', field: 'Physics', end_year: 2011 }),
      claim('paper', 'publication', { title: 'Invented fluids under pressure', year: 2019 }),
    ],
  },
  {
    who: 'physician',
    person: { full_name: 'María José Fernández López', location: 'Madrid, Spain' },
    claims: [
      claim('degree', 'education', {
        school: 'Universidad Complutense de Madrid',
        degree: 'Licenciatura',
        field: 'Medicina',
      }),
      claim('job', 'employment', { employer: 'Hospital Universitario La Paz', title: 'Cardióloga', is_current: true }),
    ],
  },
];
