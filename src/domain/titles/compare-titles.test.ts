import assert from 'node:assert/strict';
import { it } from 'node:test';
import { compareTitles } from './compare-titles.ts';

const cases: [string, string, string][] = [
  ['CEO', 'Chief Executive Officer', 'same'],
  ['Founder and CEO', 'CEO', 'compatible'],
  ['Software Engineer', 'Software Developer', 'same'],
  ['Professor', 'Associate Professor', 'partial'],
  ['Associate Professor', 'Assistant Professor', 'partial'],
  ['Professor', 'Professor of Physics', 'compatible'],
  ['Senior Data Analyst', 'Data Analyst', 'partial'],
  ['Founder', 'Co-Founder', 'partial'],
  ['Representative', 'Member of the U.S. House of Representatives', 'same'],
  ['U.S. Representative', 'Congressman', 'same'],
  ['Representative', 'Senator', 'different'],
  ['State Senator', 'U.S. Senator', 'different'],
  ['Vice President', 'President', 'different'],
  ['VP of Engineering', 'Vice President of Engineering', 'same'],
  ['Nurse', 'Pilot', 'different'],
  ['Associate Professor', 'Conferențiar', 'same'],
  ['Associate Professor', 'egyetemi docens', 'same'],
  ['Senior Engineer', 'Engenheiro sénior', 'same'],
  ['Cartographer', 'kartograf', 'same'],
  ['Professor', 'Gastwissenschaftlerin', 'different'],
  ['développeur', 'Full-stack web developer', 'compatible'],
  ['Postdoc', '2018–2021 Postdoctoral Researcher', 'same'],
  ['Senior Front-end Developer', 'Front-end Senior Dev', 'same'],
  ['constructor', 'Pilot', 'different'],
  ['', 'Pilot', 'no_data'],
];
for (const [left, right, outcome] of cases) {
  it(`${left || '(nothing)'} / ${right}: ${outcome}`, () => {
    assert.equal(compareTitles(left, right).outcome, outcome, compareTitles(left, right).reason);
    assert.equal(compareTitles(right, left).outcome, outcome, 'the sides may be exchanged');
  });
}
