// How many comparisons a second: names, schools and companies, over pairs that are mostly seen for the first time.
import { comparePersonNames } from '../src/domain/names/compare-names.ts';
import { compareCompanies } from '../src/domain/orgs/companies/compare-companies.ts';
import { compareSchools } from '../src/domain/orgs/schools/compare-schools.ts';
import { openOrganisations } from '../src/main/organisation-data.ts';

export interface ComparisonRate {
  name: string;
  pairs: number;
  perSecond: number;
}

const GIVEN = [
  'Jane',
  'William',
  'Bill',
  'Xiaoming',
  'José Luis',
  'Dmitry',
  'Mohammed',
  'J. K.',
  'Søren',
  'Min-Jun',
  'Ana María',
  'Yuki',
];
const FAMILY = [
  'Roe',
  'Müller',
  'Wang',
  'García Quintanilla',
  'Al-Harbi',
  'Orlov',
  'Kim',
  'Brandt',
  'Nguyen',
  'Tanaka',
  'van Dongen',
  'Okafor',
];
const KIND = [
  'University',
  'College',
  'Institute of Technology',
  'State University',
  'School of Medicine',
  'Universidad',
  'Polytechnic',
];
const PLACE = [
  'Brightwater',
  'Vienna',
  'Wien',
  'Ashford',
  'Nordhaven',
  'San Telmo',
  'Quillon',
  'Eastmere',
  'Munich',
  'Valdoro',
];
const FORM = ['Inc.', 'GmbH', 'Co., Ltd.', 'Holdings plc', 'Pharmaceuticals', 'Analytics LLC', 'S.p.A.'];

function cross(first: readonly string[], second: readonly string[]): string[] {
  return first.flatMap((one) => second.map((other) => `${one} ${other}`));
}

function rate(
  name: string,
  values: readonly string[],
  compare: (left: string, right: string) => unknown,
): ComparisonRate {
  compare(values[0] ?? '', values[1] ?? '');
  const start = performance.now();
  let pairs = 0;
  for (const left of values) {
    for (const right of values) {
      compare(left, right);
      pairs += 1;
    }
  }
  const seconds = (performance.now() - start) / 1000;
  return { name, pairs, perSecond: Math.round(pairs / seconds) };
}

export function benchComparisons(): ComparisonRate[] {
  const { index } = openOrganisations();
  return [
    rate('person names', cross(GIVEN, FAMILY), comparePersonNames),
    rate('schools', [...cross(PLACE, KIND), 'MIT', 'UCLA', 'ETH Zürich', 'TU München'], (left, right) =>
      compareSchools(left, right, index),
    ),
    rate('companies', cross(PLACE, FORM), (left, right) => compareCompanies(left, right, index)),
  ];
}

if (import.meta.main) {
  for (const { name, pairs, perSecond } of benchComparisons())
    console.log(`${name}: ${perSecond} comparisons/s over ${pairs} pairs`);
}
