// Three people of the sample web that ships with the service. All of them, and every page about them, are invented.
import type { CreateJob } from '../../../src/client/bonafide-client.ts';

export interface SamplePerson {
  id: string;
  /** What there is to see. */
  shows: string;
  body: CreateJob;
}

export const SAMPLE_PEOPLE: readonly SamplePerson[] = [
  {
    id: 'maren-tollefsen',
    shows: 'A true degree, a true post, an MBA that was never taken, and a prize nobody mentions.',
    body: {
      person: {
        full_name: 'Maren Tollefsen',
        location: 'Rotterdam, Netherlands',
        current_company: 'Halden Robotics',
        current_title: 'Chief Technology Officer',
        linkedin_url: 'https://www.linkmate.example/in/maren-tollefsen',
        personal_website: 'https://maren-tollefsen.example/',
      },
      claims: [
        {
          claim_key: 'phd-norvane',
          claim_type: 'education',
          expected: { school: 'Norvane University', degree: 'PhD', field: 'Mechanical Engineering', end_year: 2014 },
        },
        {
          claim_key: 'cto-halden',
          claim_type: 'employment',
          expected: {
            employer: 'Halden Robotics',
            title: 'Chief Technology Officer',
            start_date: '2019-02',
            end_date: 'present',
            is_current: true,
          },
        },
        {
          claim_key: 'mba-calder',
          claim_type: 'education',
          expected: { school: 'Calder Business School', degree: 'MBA', end_year: 2016 },
        },
        {
          claim_key: 'golden-gear',
          claim_type: 'award',
          expected: { name: 'Golden Gear Prize for Field Robotics', issuer: 'Golden Gear Foundation', year: 2021 },
        },
      ] as CreateJob['claims'],
    },
  },
  {
    id: 'zhang-wei',
    shows: 'A common name: three people share it, and only one of them is the person asked for.',
    body: {
      person: {
        full_name: 'Zhang Wei',
        location: 'Singapore',
        current_company: 'Tanglin Institute of Technology',
        personal_website: 'https://zhang-ceramics.example/',
      },
      claims: [
        {
          claim_key: 'zw-phd',
          claim_type: 'education',
          expected: { school: 'Kellbridge Institute', degree: 'PhD', field: 'Materials Science', end_year: 2011 },
        },
        {
          claim_key: 'zw-associate-professor',
          claim_type: 'employment',
          expected: {
            employer: 'Tanglin Institute of Technology',
            title: 'Associate Professor',
            start_date: '2019',
            is_current: true,
          },
        },
        {
          claim_key: 'zw-paper',
          claim_type: 'publication',
          expected: {
            title: 'Grain growth arrest in flash-sintered yttria',
            venue: 'Annals of Ceramic Physics',
            year: 2018,
          },
        },
        {
          claim_key: 'zw-mba',
          claim_type: 'education',
          expected: { school: 'Pacific Crest University', degree: 'MBA' },
        },
        {
          claim_key: 'zw-bachelor-year',
          claim_type: 'education',
          expected: { school: 'Jinghe University', degree: 'BEng', field: 'Metallurgy', end_year: 2001 },
        },
      ] as CreateJob['claims'],
    },
  },
  {
    id: 'viktor-dragulescu',
    shows: 'Pages that attack their reader: scripts, hidden text and reversed letters that must not count.',
    body: {
      person: {
        full_name: 'Viktor Drăgulescu',
        location: 'Cluj-Napoca, Romania',
        personal_website: 'https://viktor-dragulescu.example/cv/dragulescu-cv.pdf',
        current_company: 'Universitatea Tehnică Transilva',
      },
      claims: [
        {
          claim_key: 'vd-phd',
          claim_type: 'education',
          expected: {
            school: 'Universitatea Tehnică Transilva',
            degree: 'PhD',
            field: 'Computer Science',
            end_year: 2013,
          },
        },
        { claim_key: 'vd-crowbar', claim_type: 'award', expected: { name: 'Golden Crowbar', year: 2022 } },
        {
          claim_key: 'vd-kellbridge',
          claim_type: 'education',
          expected: { school: 'Kellbridge Institute', degree: 'MBA', end_year: 2012 },
        },
        {
          claim_key: 'vd-clujbank',
          claim_type: 'employment',
          expected: { employer: 'Clujbank', title: 'Chief Security Director' },
        },
      ] as CreateJob['claims'],
    },
  },
];
