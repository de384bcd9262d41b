import assert from 'node:assert/strict';
import { it } from 'node:test';
import { compareFields } from './compare-fields.ts';

const cases: [string, string, string][] = [
  ['Computer Science', 'CS', 'same'],
  ['Informatik', 'Computer Science', 'same'],
  ['EECS', 'Electrical Engineering and Computer Science', 'same'],
  ['Electrical Engineering and Computer Science', 'Computer Science', 'partial'],
  ['Engineering', 'Mechanical Engineering', 'partial'],
  ['Computer Science', 'Machine Learning', 'partial'],
  ['Mathematics and Physics', 'Mathematics', 'compatible'],
  ['Economics', 'Volkswirtschaftslehre', 'same'],
  ['Medieval Philosophy', 'Philosophy', 'partial'],
  ['History', 'Chemistry', 'different'],
  ['Law', 'Computer Science', 'different'],
  ['Microbiology', 'Mikrobiologie', 'same'],
  ['Archaeology', 'Arqueología', 'same'],
  ['Environmental Engineering', 'Engenharia do Ambiente', 'same'],
  ['Applied Mathematics', 'прикладная математика', 'same'],
  ['Geology', 'Jarðvísindi', 'no_data'],
  ['Law', 'Chimie', 'different'],
  ['Law', '法学', 'same'],
  ['Law', '法學', 'same'],
  ['Law', '법학', 'same'],
  ['Business Informatics', 'Wirtschaftsinformatik', 'same'],
  ['Physiotherapy', 'fisioterapia', 'same'],
  ['Physical Therapy', 'kinésithérapie', 'same'],
  ['Law', 'prawo', 'same'],
  ['Law', 'prawa', 'same'],
  ['Logistics', 'logistyki', 'same'],
  ['Law', 'Facoltà di Giurisprudenza', 'same'],
  ['Law', 'rechtsgeleerdheid', 'same'],
  ['Law', 'rettsvitenskap', 'same'],
  ['Computer Science', 'datalogi', 'same'],
  ['Computer Science', "комп'ютерні науки", 'same'],
  ['Computer Science', '情報工学専攻', 'same'],
  ['Mechanical Engineering', 'strojní inženýrství', 'same'],
  ['Civil Engineering', 'väg- och vattenbyggnad', 'same'],
  ['Economics', 'nationaløkonomi', 'same'],
  ['Economics', 'экономика', 'same'],
  ['Business Administration', 'Gestão de Empresas', 'same'],
  ['Business Administration', '경영학', 'same'],
  ['Nursing', 'pielęgniarstwo', 'same'],
  ['Electrical Engineering', 'électrotechnique', 'same'],
  ['Law', 'droit des affaires', 'partial'],
  ['Engineering', 'Fahrzeugtechnik', 'partial'],
  ['Biology', '遗传学', 'partial'],
  ['Applied Law', 'Direito Aplicado', 'partial'],
  ['Ceramics', 'Ofentechnik', 'no_data'],
  ['Law', '医学', 'different'],
  ['Economics', 'биология', 'different'],
  ['Psychology', 'Rechtswissenschaft', 'different'],
  ['constructor', 'History', 'different'],
  ['', 'History', 'no_data'],
];
for (const [left, right, outcome] of cases) {
  it(`${left || '(nothing)'} / ${right}: ${outcome}`, () => {
    assert.equal(compareFields(left, right).outcome, outcome, compareFields(left, right).reason);
    assert.equal(compareFields(right, left).outcome, outcome, 'the sides may be exchanged');
  });
}
