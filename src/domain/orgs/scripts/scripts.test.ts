import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareOrganisations } from '../compare-organisations.ts';
import { NO_ORGANISATIONS } from '../organisation-index.ts';
import { compareSchools } from '../schools/compare-schools.ts';
import { hanShapes, orthographyOf, plainHan } from './han-variants.ts';
import { latinName } from './latin-name.ts';
import { spellsInAddress } from './name-in-address.ts';

describe('names in Chinese, Japanese and Korean', () => {
  it('are spelled by an address, by their sound and what they are', () => {
    for (const [label, name] of [
      ['terai-clinic', 'てらい内科クリニック'],
      ['kawamura-law', '川村法律事務所'],
      ['misodental', '미소치과'],
      ['smiledental', '스마일치과'],
      ['hxkj', '海星科技有限公司'],
    ] as const)
      assert.ok(spellsInAddress(label, name), name);
    for (const [label, name] of [
      ['misodental', '미래치과'],
      ['tokyo', '東京法律事務所'],
      ['tanaka-dental', '中村歯科'],
      ['terai', 'Terai Clinic'],
    ] as const)
      assert.ok(!spellsInAddress(label, name), name);
  });
  it('show by their characters where they are written', () => {
    assert.equal(orthographyOf('東海大學'), 'traditional');
    assert.equal(orthographyOf('東海大学'), 'japanese');
    assert.equal(orthographyOf('东海大学'), 'simplified');
    assert.equal(orthographyOf('中山'), null);
  });
  it('are cut into translated words, places and sounds', () => {
    for (const [name, latin] of [
      ['帝京大学医学部', 'teikyo university faculty medicine'],
      ['國立臺北大學', 'national taipei university'],
      ['华南理工大学', 'south china technology university'],
      ['서울대학교 치과대학', 'seoul university school dentistry'],
      ['福岡赤十字病院', 'fukuoka red cross hospital'],
      ['株式会社Brightwater', 'Brightwater'],
      ['Brightwater University', 'Brightwater University'],
    ] as const)
      assert.equal(latinName(name).text, latin, name);
  });
  it('read "大" and "대" behind a name as university, and nowhere else', () => {
    assert.equal(latinName('東北大').text, 'tohoku university');
    assert.equal(latinName('고려대').text, 'korea university');
    assert.doesNotMatch(latinName('大阪').text, /university/);
  });
  it('meet in all shapes of their characters', () => {
    assert.equal(plainHan('臺灣大學'), '台湾大学');
    for (const shape of ['臺灣大學', '台灣大學', '台湾大学']) assert.ok(hanShapes('臺灣大學').includes(shape), shape);
  });
});

describe('one organisation in two scripts or languages', () => {
  const same = [
    ['school', 'Tallinmore National University', '탈린모어대학교'],
    ['school', 'Dankook University College of Dentistry', '단국대학교 치과대학'],
    ['school', 'National Chung Hsing University', '中興大學'],
    ['school', 'Osaka Medical College', '大阪医科大学'],
    ['employer', 'Denso Create Inc.', '株式会社デンソークリエイト'],
    ['employer', 'Kaohsiung District Court', '高雄地方法院'],
    ['employer', 'Japanese Red Cross Fukuoka Hospital', '福岡赤十字病院'],
    ['employer', 'Spanish Ministry of Health', 'Ministerio de Sanidad'],
    ['employer', 'German Federal Ministry of Finance', 'Bundesministerium der Finanzen'],
    ['employer', 'Paris Court of Appeal', "Cour d'appel de Paris"],
    ['employer', 'Inter-American Commission on Human Rights', 'Comisión Interamericana de Derechos Humanos'],
    ['employer', 'Municipality of Rotterdam', 'Gemeente Rotterdam'],
    ['employer', 'Tallow City Theatre', 'Tallows stadsteater'],
    ['employer', 'Brandmeier Law Firm', 'Kanzlei Brandmeier'],
    ['employer', 'Marlby Medical Centre', 'Marlby legesenter'],
    ['employer', 'Tallow Dental Practice', 'Zahnarztpraxis Tallow'],
    ['employer', 'District of Tallow', 'Landkreis Tallow'],
    ['employer', 'Tallow Heart Centre', 'Herzzentrums Tallow'],
    ['employer', 'Ministry of Justice of Ukraine', 'Міністерство юстиції України'],
    ['employer', 'Ministry of Foreign Affairs', 'Ministerstwo Spraw Zagranicznych'],
    ['employer', 'Hamburg Regional Court', 'Landgericht Hamburg'],
    ['employer', 'Bank of Korea', '한국은행'],
    ['employer', 'Tallow Agent', 'タローエージェント'],
    ['employer', 'Marlcari', 'マルカリ'],
    ['employer', 'K3 Career', 'ケースリーキャリア株式会社'],
    ['employer', 'City of Graz', 'Stadt Graz'],
    ['employer', 'City Council of Burgos', 'Ayuntamiento de Burgos'],
    ['employer', 'District Court in Zielona Góra', 'Sąd Rejonowy w Zielonej Górze'],
    ['employer', 'German Society of Cardiology', 'Deutsche Gesellschaft für Kardiologie'],
    ['employer', 'Polish Geographical Association', 'Polskie Towarzystwo Geograficzne'],
    ['employer', 'Lviv Regional Clinical Hospital', 'Львівська обласна клінічна лікарня'],
    ['employer', 'Kuroki Eye Clinic', '黒木眼科'],
    ['employer', 'Ohno Dental Clinic', '大野歯科医院'],
    ['employer', 'Takaba Law Office', '鷹羽法律事務所'],
    ['employer', 'Shiratori Internal Medicine Clinic', '白鳥内科クリニック'],
    ['employer', 'Sakuradai Central Hospital', '桜台中央病院'],
    ['employer', 'Hokushin Techno', '株式会社北辰テクノ'],
    ['school', 'Hokkaku University', '北角大学'],
    ['school', 'Westmark University', '웨스트마크대학교'],
    ['employer', 'Narae Semiconductor', '나래반도체'],
    ['employer', 'Xinglan Technology', '星澜科技股份有限公司'],
    ['employer', 'Haiyan Logistics', '海晏物流'],
    ['employer', 'Kitahara & Sonoda Law Office', '北原・園田法律事務所'],
    ['employer', 'Hanbit Card', '한빛카드'],
    ['employer', 'City Clinical Hospital No. 17', 'ГКБ №17'],
    ['employer', 'Odesa District Court', 'Одеський районний суд'],
    ['employer', 'Kharkiv Bar Association', 'Харківська колегія адвокатів'],
    ['school', 'Samara State Pedagogical University', 'Самарского гос. пед. ун-та'],
    ['school', 'University of Texas at Austin', '德克薩斯大學奧斯汀分校'],
    ['employer', 'Tallow Law Firm', 'Studio Legale Tallow'],
    ['employer', 'Tallow & Associates', 'Tallow y Asociados'],
    ['employer', 'Valbrune Law Firm', 'Cabinet Valbrune'],
    ['employer', 'Valbrune Medical Centre', 'Cabinet médical de Valbrune'],
    ['employer', 'Valbrune Polyclinic', 'Polyclinique de Valbrune'],
    ['employer', 'Regional Council of Valbrune', 'Conseil régional de Valbrune'],
    ['employer', 'Grauwald Pain Centre', 'Schmerzzentrum Grauwald'],
    ['employer', 'Montealba Basketball Federation', 'Federación de Baloncesto de Montealba'],
    ['employer', "Montealba Attorney General's Office", 'Procuraduría General de la República de Montealba'],
    ['employer', 'Brazilian Institute of Tax Research', 'Instituto Brasileiro de Pesquisas Tributárias'],
    ['employer', 'Hospital in Lipčany', 'NsP v Lipčanech'],
    ['employer', 'Shanghai First People Hospital', '上海市第一人民医院'],
    ['employer', 'Koinstone', '코인스톤'],
    ['employer', 'Mizbarae Clinic', '미즈바래의원'],
    ['employer', 'Kangnam Koinstone Clinic', '강남코인스톤의원'],
    ['employer', 'Marvard Hospital', '마바드 병원'],
    ['employer', 'Tybard', 'タイバード株式会社'],
    ['employer', 'Tipp Corporation', 'ティップ株式会社'],
    ['school', 'University of Geneva', 'Женевского университета'],
    ['school', 'University of Oxford', 'Оксфордському університеті'],
    ['school', 'University of Edinburgh', 'Единбурзького університету'],
    ['employer', 'Supreme Court of the Republic of Armenia', 'Верховного суда РА'],
    ['school', 'University of Vienna', 'Uniwersytetu Wiedeńskiego'],
    ['school', 'Academy of Fine Arts Munich', 'Akademii výtvarných umění v Mnichově'],
    ['school', 'Leicester University', '莱斯特大学'],
  ] as const;
  for (const [kind, left, right] of same) {
    it(`${left} / ${right}`, () => {
      const compare = kind === 'school' ? compareSchools : compareOrganisations;
      for (const { outcome, reason } of [
        compare(left, right, NO_ORGANISATIONS),
        compare(right, left, NO_ORGANISATIONS),
      ])
        assert.ok(outcome === 'same' || outcome === 'compatible', `${outcome}: ${reason}`);
    });
  }
  const different = [
    ['school', 'Nagoya University', '名古屋工業大学大学院'],
    ['school', 'Tokyo University of Science', '東京大学理学部'],
    ['school', '臺灣海洋大學', '國立臺灣大學海洋研究所'],
    ['school', 'Yonsei University', '고려대학교'],
    ['employer', 'Tachibana Law Office', '鷹羽法律事務所'],
    ['school', 'Aomori University', '青波大学'],
    ['employer', 'Osaka District Court', '高雄地方法院'],
    ['employer', 'Italian Ministry of Health', 'Ministerio de Sanidad'],
    ['employer', 'Polish Ministry of Finance', 'Bundesministerium der Finanzen'],
    ['employer', 'Koinstone', '코란스탄도'],
    ['employer', 'Kangwon Koinstone Clinic', '강남코인스톤의원'],
    ['employer', 'Tallow Law Firm', 'Studio Legale Marlby'],
    ['employer', 'Tallow Dental Practice', 'Cabinet vétérinaire Tallow'],
    ['employer', 'Topp Corporation', 'ティップ株式会社'],
    ['school', 'University of Geneva', 'Цюрихского университета'],
    ['school', 'University of Vienna', 'Mnichovské univerzitě'],
  ] as const;
  for (const [kind, left, right] of different) {
    it(`not ${left} / ${right}`, () => {
      const compare = kind === 'school' ? compareSchools : compareOrganisations;
      const { outcome, relation, reason } = compare(left, right, NO_ORGANISATIONS);
      assert.ok(outcome === 'different' || (outcome === 'partial' && relation !== 'part_of'), `${outcome}: ${reason}`);
    });
  }
  it('a part is found in its whole', () => {
    assert.equal(compareSchools('University of Tokyo', '東京大学理学部', NO_ORGANISATIONS).relation, 'part_of');
    assert.equal(
      compareSchools('Teikyo University School of Medicine', '帝京大学', NO_ORGANISATIONS).relation,
      'part_of',
    );
  });
});
