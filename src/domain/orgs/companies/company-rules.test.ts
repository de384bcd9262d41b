// One pair or more for each cause by which two names of employers were once taken wrongly.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openOrganisations } from '../../../main/organisation-data.ts';
import { compareOrganisations } from '../compare-organisations.ts';
import { companyCore } from './company-core.ts';
import { compareCompanies } from './compare-companies.ts';

const { index } = openOrganisations();

function relationOf(left: string, right: string): string {
  const found = compareOrganisations(left, right, index);
  const back = compareOrganisations(right, left, index);
  assert.equal(found.relation, back.relation, `${left} / ${right}: the sides may be exchanged`);
  if (found.relation !== undefined) return found.relation;
  return found.outcome === 'same' || found.outcome === 'compatible' ? 'same' : 'different';
}

const CAUSES: Record<string, [string, string, string][]> = {
  'what is known of employers stands before the reading as schools': [['Jet Propulsion Laboratory', 'NASA', 'part_of']],
  'a whole name in the table stands before a reading of its pieces': [['IBM Research – Zurich', 'IBM', 'part_of']],
  'a part of a part belongs to the whole': [['YouTube', 'Alphabet', 'part_of']],
  'numbers tell companies apart': [
    ['Brightwater Holdings 1 Limited', 'Brightwater Holdings 2 Limited', 'different'],
    ['Brightwater Holdings 1 Limited', 'Brightwater Holdings 1 Ltd', 'same'],
  ],
  'two known names with one country behind each': [
    ['PwC Brazil', 'PricewaterhouseCoopers Brasil Ltda.', 'same'],
    ['PwC Brazil', 'Deloitte Brasil Ltda.', 'different'],
  ],
  'subjects and members in another language': [
    ['Marlian Society of Dermatology', 'Sociedade Marliana de Dermatologia', 'same'],
    ['Marlian Society of Dermatology', 'Sociedade Marliana de Cardiologia', 'different'],
    ['Marlian Association of Insurers', 'Associação Marliana de Seguradores', 'same'],
  ],
  'two businesses that share a word are two': [
    ['Brightwater Mining', 'Brightwater Insurance', 'different'],
    ['Brightwater Bank', 'Brightwater Energy', 'different'],
  ],
  'bodies of two countries are two': [
    ['Royal Bank of Scotland', 'Royal Bank of Canada', 'different'],
    ['Ministry of Lakes Malaysia', 'Ministry of Lakes Singapore', 'different'],
  ],
  'the country before a body of the state is left unsaid': [
    ['Naval Research Lab', 'U.S. Naval Research Laboratory', 'same'],
    ['Knesset', 'Israeli Knesset', 'same'],
  ],
  'the town before a name is left unsaid, behind it stands a branch': [
    ['Chicago Brightwaters', 'Brightwaters', 'same'],
    ['Brightwaters Canada', 'Brightwaters', 'part_of'],
  ],
  'the office before its field is left out': [
    ['Natural Resources Canada', 'Department of Natural Resources Canada', 'same'],
  ],
  'a country’s society is no legal form': [
    ['Brazilian Society of Brightwater Medicine', 'Sociedade Brasileira de Medicina Brightwater', 'same'],
  ],
  'a saint’s name in short': [['Ospedale S. Harald', "Sant'Harald Hospital", 'same']],
  'sorts of one hospital': [
    ['Brightwaterholm Medical Center', 'Brightwaterholm Hospital', 'same'],
    ['Brightwaterholm & St Harald NHS Foundation Trust', 'Brightwaterholm and St Harald Hospital', 'same'],
    ['Brightwaterholm Medical Center Riverside', 'Brightwaterholm Health', 'part_of'],
  ],
  'a word that says what it is': [
    ['Brightwaterholm Philharmonic', 'Brightwaterholm Philharmonic Orchestra', 'same'],
    ['Le Monde', 'Le Monde newspaper', 'same'],
  ],
  'forms of clubs': [['Liverpool F.C.', 'Liverpool Football Club', 'same']],
  'a paper by its last word': [['the Times', 'The New York Times', 'same']],
  'a clipped word': [['Met Opera', 'Metropolitan Opera', 'same']],
  'a short form with its own country': [['KEMRI Kenya', 'Kenya Medical Research Institute', 'same']],
  'a part bears the short form of its whole': [
    ['USGS Lindqvist Science Center', 'United States Geological Survey', 'part_of'],
    ['Institute of Lakes of the Slovak Academy of Sciences', 'Slovak Academy of Sciences', 'part_of'],
    ['Fraunhofer Institute for Lake Glass', 'Fraunhofer Society', 'part_of'],
    [
      'Institute of Lake Physics of the Slovak Academy of Sciences',
      'Institute of Lake Chemistry of the Slovak Academy of Sciences',
      'different',
    ],
  ],
  'translated words': [
    ['Hospital de Niños Harald Lindqvist', "Harald Lindqvist Children's Hospital", 'same'],
    ['Brightwaterholms centralsjukhus', 'Brightwaterholms Central Hospital', 'same'],
    ['Bayerisches Landesamt für Umwelt', 'Bavarian Environment Agency', 'same'],
    ['Norsk institutt for luftforskning', 'Norwegian Institute for Air Research', 'same'],
    ['Riksarkivet', 'National Archives of Sweden', 'same'],
  ],
  'fields that sound alike': [
    ['Institute of Organic Chemistry', 'Institute of Inorganic Chemistry', 'different'],
    ['Max Planck Institute for Astronomy', 'Max Planck Institute for Astrophysics', 'different'],
  ],
  'legal forms': [
    ['Brightwater Cement Public Company Limited', 'Brightwater Cement PCL', 'same'],
    ['Brightwater Trading Establishment', 'Brightwater Trading Est.', 'same'],
  ],
};

describe('causes of wrong answers about employers', () => {
  for (const [cause, pairs] of Object.entries(CAUSES)) {
    for (const [left, right, expected] of pairs)
      it(`${cause}: ${left} / ${right}`, () => {
        assert.equal(relationOf(left, right), expected, compareOrganisations(left, right, index).reason);
      });
  }
  it('a guess from what is left unsaid does not bear out a claim', () => {
    for (const [left, right] of [
      ['the Times', 'The New York Times'],
      ['Riksarkivet', 'National Archives of Sweden'],
    ] as const)
      assert.ok(compareCompanies(left, right, index).score < 0.45, `${left} / ${right}`);
  });
  it('a legal form stands before a name only where its law is at home', () => {
    assert.equal(companyCore('SAS Institute'), 'sas institute');
    assert.equal(companyCore('OOO Brightwater'), 'brightwater');
    assert.equal(companyCore("Laboratoire d'Essais"), 'laboratoire d essais');
  });
});
