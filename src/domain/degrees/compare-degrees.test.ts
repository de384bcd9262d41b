import assert from 'node:assert/strict';
import { it } from 'node:test';
import { compareDegrees } from './compare-degrees.ts';

const cases: [string, string, string][] = [
  ['Candidate of Technical Sciences', 'к.т.н.', 'same'],
  ['Candidate of Economic Sciences', 'кандидат технических наук', 'partial'],
  ['Doctor of Medical Sciences', 'доктор технических наук', 'partial'],
  ['Doctor of Technical Sciences', 'аспірантура', 'different'],
  ['PhD', 'doktor nauk medycznych', 'compatible'],
  ['JUDr.', 'Mgr.', 'partial'],
  ['JUDr.', 'titul JUDr.', 'same'],
  ['Postgraduate studies', 'studia magisterskie', 'different'],
  ['PhD', 'Ph.D.', 'same'],
  ['Specialist', 'Especialista em', 'compatible'],
  ['University diploma', 'DU', 'compatible'],
  ['Doctorado en Medicina', 'Licenciada en Medicina y Cirugía', 'different'],
  ['Doctorado', 'título de Abogado', 'different'],
  ["Bachelor's degree", 'Bachiller en Derecho', 'same'],
  ['Doctor of Philosophy', 'DPhil', 'same'],
  ['Bachelor of Science', 'BS', 'same'],
  ['BA', 'A.B.', 'same'],
  ['BA', 'BS', 'partial'],
  ['MA', 'MSc', 'partial'],
  ["master's degree", 'MSc', 'compatible'],
  ["bachelor's degree", 'BA', 'compatible'],
  ["bachelor's degree", "Bachelor's", 'same'],
  ['undergraduate degree', 'PhD', 'different'],
  ['undergraduate degree', 'BSc', 'compatible'],
  ['PhD', 'MD', 'different'],
  ['PhD', 'JD', 'different'],
  ['MBA', 'MSc', 'different'],
  ['MBA', 'PhD', 'different'],
  ['BSc', 'MSc', 'different'],
  ['PhD', "master's degree", 'different'],
  ['Laurea magistrale', 'laureata', 'partial'],
  ['Licenciatura en Derecho', 'Licenciada', 'compatible'],
  ["Master's", 'Laurea', 'partial'],
  ["Master's", 'laurea triennale', 'different'],
  ['Doctor of Law', 'Dr. iur.', 'compatible'],
  ['PhD in Law', 'Doctorado en Derecho', 'compatible'],
  ['Doctor of Law', 'доктор юридических наук', 'compatible'],
  ['Doctor of Laws', 'JUDr.', 'compatible'],
  ['PhD in Law', 'кандидат технических наук', 'partial'],
  ['PhD in Engineering', 'канд. техн. наук', 'compatible'],
  ['PhD', 'аспирантура', 'partial'],
  ['PhD', '博士候选人', 'partial'],
  ['PhD', '박사과정', 'partial'],
  ['Master', '석사과정', 'same'],
  ['PhD', '박사과정 졸업', 'compatible'],
  ['PhD', '博士課程在籍', 'partial'],
  ['Doctor of Economics', 'к.э.н.', 'partial'],
  ["Bachelor's degree", 'Pós-graduado em Direito Tributário', 'different'],
  ["Master's degree", 'mgr psychologii', 'same'],
  ["Bachelor's degree", '理学部物理学科卒業', 'compatible'],
  ['PhD', '博士課程中退', 'partial'],
  ['Juris Doctor', '法学部卒業', 'different'],
  ['Law degree', '法学部卒業', 'same'],
  ['Law degree', 'bacharelado em Direito', 'compatible'],
  ['Law degree', 'Bacharel', 'partial'],
  ['law degree', 'юрист', 'compatible'],
  ['medical degree', 'Staatsexamen Medizin', 'compatible'],
  ['Diploma', 'Dipl.-Volkswirtin', 'compatible'],
  ['Engineer', 'inżynier', 'compatible'],
  ['Engineer', 'инженер-механик', 'same'],
  ['Specialist', 'специалист по специальности «лечебное дело»', 'compatible'],
  ['Postgraduate degree', 'pós-graduação', 'compatible'],
  ['Doctor of Engineering', '博士（工学）', 'compatible'],
  ['Doctor of Engineering', '法學博士', 'partial'],
  ['PhD', 'кандидат наук', 'compatible'],
  ['доктор медичних наук', 'кандидат медичних наук', 'different'],
  ['доктор химических наук', 'доктор технических наук', 'partial'],
  ['Candidate of Medical Sciences', 'кандидат медичних наук', 'same'],
  ['Specialization', 'Especialización en Derecho Marítimo', 'same'],
  ['Master', '博士前期課程', 'same'],
  ['Diploma in Forestry (FH)', 'Diplom (FH)', 'compatible'],
  ["Bachelor's degree", 'Diplomado en', 'partial'],
  ['PhD', 'Dr.-Ing.', 'compatible'],
  ['Bachelor of Science', 'Licenciatura', 'compatible'],
  ['Master of Arts', 'Maîtrise', 'compatible'],
  ['MSc', 'Diplom-Kaufmann', 'compatible'],
  ['Master of Science', 'laurea magistrale', 'compatible'],
  ["bachelor's degree", '학사', 'same'],
  ["Master's degree", 'magister', 'compatible'],
  ['law degree', 'Abogada', 'same'],
  ['law degree', 'Juristisches Staatsexamen', 'compatible'],
  ['law degree', 'cand.jur.', 'compatible'],
  ['J.D.', '法學博士', 'partial'],
  ['J.D.', 'LL.M.', 'different'],
  ['MD', '医学博士', 'compatible'],
  ['PhD', '医学博士', 'compatible'],
  ['MD', '医学部 卒業', 'same'],
  ['MBA', 'Maestría', 'partial'],
  ['MBA', '修士', 'partial'],
  ['MBA', '経営学修士', 'same'],
  ['MBA', "Master's", 'partial'],
  ['PhD', '博士後期課程単位取得退学', 'partial'],
  ['PhD', '박사과정 수료', 'partial'],
  ['Habilitation', 'Promotion', 'partial'],
  ['PhD', 'doktor habilitowany', 'partial'],
  ['доктор медичних наук', 'доктор філософії', 'different'],
  ['SSC', 'Secondary School Certificate', 'same'],
  ['HSC', 'SSC', 'partial'],
  ['High school', 'Abitur', 'compatible'],
  ['High school diploma', 'maturita', 'compatible'],
  ['Laurea in Giurisprudenza', 'laureato', 'compatible'],
  ['Laurea in Giurisprudenza', 'laurea triennale', 'different'],
  ['Engineer', 'Ing.', 'same'],
  ['PhD', '硕士', 'different'],
  ['Bachelor', 'magistr', 'different'],
  ['PhD', 'promoveerde', 'compatible'],
  ['', 'BSc', 'no_data'],
  ['Zzyzx', 'BSc', 'no_data'],
];
for (const [left, right, outcome] of cases) {
  it(`${left || '(nothing)'} / ${right}: ${outcome}`, () => {
    assert.equal(compareDegrees(left, right).outcome, outcome, compareDegrees(left, right).reason);
    assert.equal(compareDegrees(right, left).outcome, outcome, 'the sides may be exchanged');
  });
}

it('reads both degrees of one graduate school in one word', () => {
  for (const claimed of ["Master's", 'PhD'])
    for (const found of ['석·박사 졸업', '硕博', '修士・博士'])
      assert.match(compareDegrees(claimed, found).outcome, /same|compatible/, `${claimed} ${found}`);
});

it('takes a finished study for a first degree and for no higher one', () => {
  const graduated = (surface: string) => ({ surface, level: 'none' as const, code: null });
  assert.equal(compareDegrees('Bachelor', graduated('absolwentka')).outcome, 'compatible');
  assert.equal(compareDegrees('Degree in Forestry', graduated('卒業')).outcome, 'compatible');
  assert.equal(compareDegrees('PhD', graduated('se graduó')).outcome, 'no_data');
  assert.equal(compareDegrees('Bachelor', graduated('graduated from')).outcome, 'no_data');
});

it('takes any finished study for a claim that says no more than that', () => {
  const graduated = { surface: '卒業', level: 'none' as const, code: null };
  for (const claimed of ['graduated', '卒業', '졸업', 'Abschluss', 'dyplom ukończenia'])
    for (const found of [graduated, '政治経済学部卒業', '고등학교 졸업', 'MSc'])
      assert.equal(compareDegrees(claimed, found).outcome, 'compatible', `${claimed} ${JSON.stringify(found)}`);
  assert.equal(compareDegrees('MSc', graduated).outcome, 'no_data');
});

it('reads each degree of a list, and takes any degree for one that is claimed without its name', () => {
  assert.equal(compareDegrees('Master of Arts', 'B.A. und M.A.').outcome, 'same');
  assert.equal(compareDegrees('Doctor of Philosophy', 'B.A. und M.A.').outcome, 'different');
  assert.equal(compareDegrees('Degree in Forestry', 'Laurea in Scienze Forestali').outcome, 'compatible');
});

it('reads a claim by its profession or its subject, which no page is read by', () => {
  assert.equal(compareDegrees('Lawyer', 'Abogada').outcome, 'same');
  for (const found of ['Licenciada', 'Lizenziat', 'lic. iur.'])
    assert.equal(compareDegrees('Licentiate', found).outcome, 'compatible', found);
  assert.equal(compareDegrees('Licentiate in Law', 'Lizentiat der Rechte').outcome, 'compatible');
  assert.equal(compareDegrees('Licentiate', 'PhD').outcome, 'different');
  assert.equal(compareDegrees('Postgraduate', 'pós-graduado').outcome, 'compatible');
  assert.equal(compareDegrees('Postgraduate', 'Licenciada').outcome, 'no_data');
  for (const found of ['Certificat de compétence', 'Zertifikat', 'certyfikat'])
    assert.equal(compareDegrees('Certificate', found).outcome, 'compatible', found);
  assert.equal(compareDegrees('Certificate', 'especialista em').outcome, 'no_data');
  assert.equal(compareDegrees('Architecture degree', 'Arquitecta').outcome, 'compatible');
  assert.equal(compareDegrees('Graduação em Medicina', 'Graduação').outcome, 'compatible');
});

it('takes leaving a school of medicine or dentistry for no doctorate', () => {
  assert.equal(compareDegrees('박사', '치과대학 졸업').outcome, 'different');
  assert.equal(compareDegrees('医学博士', '医学部卒業').outcome, 'different');
  assert.notEqual(compareDegrees('Doctor of Medicine', '医学部卒業').outcome, 'different');
});
