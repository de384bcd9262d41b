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

/** What a page in its language writes, and what a claim says of it. */
const EMPLOYERS: Record<string, [string, string, 'same' | 'partial' | 'different'][]> = {
  'a preposition before the name belongs to the sentence': [
    ["presso l'Ospedale Marlandi", 'Marlandi Hospital', 'same'],
    ['beim Landgericht Marl', 'Landgericht Marl', 'same'],
    ['på Marlunds sjukhus', 'Marlund Hospital', 'same'],
  ],
  'the end of an address is no part of the name': [
    ['Marlandi.io', 'Marlandi', 'same'],
    ['Marlandi.io', 'Marlandi Foods', 'partial'],
  ],
  'a part stands before the comma, its whole behind it': [
    ['Klinik für Dermatologie, Universitätsklinikum Freiburg', 'University Medical Center Freiburg', 'partial'],
    ['Klinik für Dermatologie, Universitätsklinikum Freiburg', 'University Medical Center Hamburg', 'different'],
  ],
  'numbers with their sign, as ordinals and in Roman figures': [
    ['Szkoła Podstawowa nr 12 w Marlowie', 'Primary School No. 12 in Marlowie', 'same'],
    ['Szkoła Podstawowa nr 12 w Marlowie', 'Primary School No. 21 in Marlowie', 'different'],
    ['Tribunal Regional Federal da 4ª Região', 'Federal Regional Court of the 4th Region', 'same'],
    ['Tribunal Regional Federal da 4ª Região', 'Tribunal Regional Federal da 3ª Região', 'different'],
    ['III Liceum Ogólnokształcące w Gdyni', '3rd High School in Gdynia', 'same'],
    ['Landgericht München I', 'Landgericht München II', 'different'],
  ],
  'courts and prosecutors of two ranks': [
    ['Amtsgericht Köln', 'Landgericht Köln', 'different'],
    ['Prokuratura Okręgowa w Rzeszowie', 'Prokuratura Rejonowa w Rzeszowie', 'different'],
    ['Oberlandesgericht Frankfurt am Main', 'Higher Regional Court of Frankfurt', 'same'],
  ],
  'a town has several museums and hospitals': [
    ['Museu de Arte de São Paulo', 'Museu de Arte Moderna de São Paulo', 'partial'],
    ['Fakultní nemocnice Brno', 'Fakultní nemocnice u sv. Anny v Brně', 'partial'],
    ['Muzeum Narodowe w Warszawie', 'Muzeum Warszawy', 'partial'],
  ],
  'sorts of a hospital that has a name of its own': [
    ['Hospital General Universitario Rodrigo Marlón', 'Rodrigo Marlón Hospital', 'same'],
    ['Krakowski Szpital Specjalistyczny im. Jana Marlowskiego', 'Jana Marlowskiego Hospital in Krakow', 'same'],
  ],
  'a name of several is longer by a word, not cut short': [['西村あさひ法律事務所', '西村法律事務所', 'different']],
  'a trade of vowels is no end of the name before it': [['小林眼科医院', '小林歯科医院', 'different']],
  'without its country a ministry is that of the larger neighbour': [
    ['Bundesministerium der Justiz', 'Austrian Federal Ministry of Justice', 'partial'],
    ['Bundesamt für Umwelt', 'Bundesamt für Energie', 'different'],
    ['Bundesministerium der Justiz', 'German Federal Ministry of Justice', 'same'],
    ['Finansministeriet', 'Ministry of Finance of Denmark', 'same'],
    ['Justitiedepartementet', 'Norwegian Ministry of Justice', 'partial'],
    ['Utbildningsdepartementet', 'Swedish Ministry of Education', 'same'],
    ['Верховний Суд', 'Supreme Court of Ukraine', 'same'],
    ['Верховный суд', 'Supreme Court of Ukraine', 'partial'],
  ],
  'what it is, said twice': [['Cabinet Marlandi Avocats', 'Marlandi Law Firm', 'same']],
  'partners in every language': [['Studio Legale Marlandi & Associati', 'Marlandi & Partners Law Firm', 'same']],
  'a firm with its trade behind a known name': [['NautaDutilh Advocaten', 'NautaDutilh', 'same']],
  'the initials of a namesake': [
    ['Городская больница № 1 им. Н. И. Марлова', 'Marlov City Hospital No. 1', 'same'],
    ['Instytut Historii im. Tadeusza Marla PAN', 'Institute of History, Polish Academy of Sciences', 'same'],
  ],
  'an institute with its academy in short': [
    ['Институт озёрной химии РАН', 'Институт озёрной химии Российской академии наук', 'same'],
  ],
  'a name in quotes is written as it sounds': [['Клиника «Семейная»', 'Semeynaya Clinic', 'same']],
  'Ukrainian letters': [['Галицький районний суд м. Львова', 'Halytskyi District Court of Lviv', 'same']],
  'letters spelled out in another script': [
    ['(주)에이씨엠이', 'ACME Inc.', 'same'],
    ['エーシーエムイー株式会社', 'ACME Inc.', 'same'],
    ['(주)에이씨엠이', 'ACNE Inc.', 'different'],
  ],
  'behind the corporation stands the name of the house': [
    ['医療法人社団青葉会 さくらクリニック', 'さくらクリニック', 'same'],
  ],
  'a Chinese legal form is no part': [['招商银行股份有限公司', 'China Merchants Bank', 'same']],
  'one English word for words of two tables': [
    ['Ministère de la Transition écologique', 'French Ministry of Ecological Transition', 'same'],
    ['Nakladatelství Marl', 'Marl Publishing', 'same'],
  ],
  'museums and orchestras as Nordic languages join them': [
    ['Marlundmuseet', 'Marlund Museum', 'same'],
    ['Koninklijk Marlgebouworkest', 'Royal Marlgebouw Orchestra', 'same'],
  ],
};

describe('causes of wrong answers about employers', () => {
  for (const [cause, pairs] of Object.entries(CAUSES)) {
    for (const [left, right, expected] of pairs)
      it(`${cause}: ${left} / ${right}`, () => {
        assert.equal(relationOf(left, right), expected, compareOrganisations(left, right, index).reason);
      });
  }
  for (const [cause, pairs] of Object.entries(EMPLOYERS)) {
    for (const [left, right, expected] of pairs)
      it(`${cause}: ${left} / ${right}`, () => {
        const found = compareCompanies(left, right, index);
        assert.equal(found.outcome, compareCompanies(right, left, index).outcome, 'the sides may be exchanged');
        const outcome = found.outcome === 'compatible' ? 'same' : found.outcome;
        assert.equal(outcome, expected, `${found.score} ${found.reason}`);
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
