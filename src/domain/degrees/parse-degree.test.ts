import assert from 'node:assert/strict';
import { test } from 'node:test';
import { degreeField, degreeName, parseDegree } from './parse-degree.ts';
import { DEGREES } from './vocabulary.ts';

const read = (surface: string): string => {
  const found = parseDegree(surface);
  return found === null ? '-' : `${found.level}:${found.code ?? '?'}`;
};

test('one degree, many spellings', () => {
  for (const surface of ['Ph.D.', 'PhD', 'Ph. D.', 'D.Phil.', 'Doctor of Philosophy', 'doctorate of philosophy'])
    assert.equal(read(surface), 'doctoral:PhD', surface);
  for (const surface of ['B.A.', 'A.B.', 'BA', 'Bachelor of Arts', 'Bachelors of Arts', 'bachelor of arts degree'])
    assert.equal(read(surface), 'bachelor:BA', surface);
  for (const surface of ['B.S.', 'S.B.', 'B.Sc.', 'BSc', 'B. Sc.', 'Bachelor of Science'])
    assert.equal(read(surface), 'bachelor:BSc', surface);
  for (const surface of ['LL.B.', 'LLB', 'Bachelor of Laws']) assert.equal(read(surface), 'bachelor:LLB', surface);
  for (const surface of ['J.D.', 'Juris Doctor', 'law degree']) assert.equal(read(surface), 'professional:JD', surface);
  assert.equal(read('Th.M.'), 'master:ThM');
  assert.equal(read('M.B.A.'), 'master:MBA');
  assert.equal(read('M.D.'), 'professional:MD');
});

test('degrees in seven languages', () => {
  const cases: [string, string][] = [
    ['Dr.-Ing.', 'doctoral:Dr.-Ing.'],
    ['Dr. rer. nat.', 'doctoral:Dr. rer. nat.'],
    ['Diplom-Ingenieur', 'master:Diplom'],
    ['Staatsexamen', 'master:Staatsexamen'],
    ['Doctorat en informatique', 'doctoral:?'],
    ['Licence', 'bachelor:Licence'],
    ['Maîtrise', 'master:Maitrise'],
    ['Licenciatura en Derecho', 'bachelor:LLB'],
    ['Maestría', 'master:Maestria'],
    ['doctorado', 'doctoral:?'],
    ['Mestrado', 'master:Mestrado'],
    ['Bacharelado', 'bachelor:Bacharelado'],
    ['doutorado', 'doctoral:?'],
    ['Laurea magistrale in Fisica', 'master:LaureaMagistrale'],
    ['Laurea triennale', 'bachelor:Laurea'],
    ['dottorato di ricerca', 'doctoral:?'],
    ['doctoraat', 'doctoral:?'],
    ['Doctorandus', 'master:Doctorandus'],
    ['博士（情報学）', 'doctoral:?'],
  ];
  for (const [surface, wanted] of cases) assert.equal(read(surface), wanted, surface);
});

test('degrees of all the language packs', () => {
  const cases: [string, string][] = [
    ['学士', 'bachelor:?'],
    ['修士（工学）', 'master:MEng engineering'],
    ['博士 (工学)', 'doctoral:? engineering'],
    ['工商管理硕士', 'master:MBA business administration'],
    ['法学学士', 'bachelor:LLB law'],
    ['석사', 'master:?'],
    ['법학박사', 'doctoral:? law'],
    ['кандидат наук', 'doctoral:CSc'],
    ['кандидат юридических наук', 'doctoral:CSc law'],
    ['магістр права', 'master:? law'],
    ['magister inżynier', 'master:?'],
    ['Mgr.', 'master:?'],
    ['MUDr.', 'professional:MD medicine'],
    ['jur. kand.', 'master:? law'],
    ['cand.merc.', 'master:? business economics'],
    ['sivilingeniør', 'master:Civilingenjör engineering'],
    ['meester in de rechten', 'master:? law'],
    ['Erste juristische Prüfung', 'master:Staatsexamen law'],
    ['laurea magistrale in giurisprudenza', 'master:? law'],
    ['Graduação em Direito', 'bachelor:LLB law'],
    ['Abogado', 'professional:JD law'],
    ['maîtrise', 'master:Maitrise'],
    ["Diplôme d'ingénieur", 'master:EngineersDegree engineering'],
  ];
  for (const [surface, wanted] of cases) {
    const degree = parseDegree(surface);
    const field = degree === null ? undefined : degreeField(degree);
    assert.equal(field === undefined ? read(surface) : `${read(surface)} ${field}`, wanted, surface);
  }
});

test('short forms count alone, and as they are written', () => {
  assert.equal(read('mr.'), 'master:?');
  for (const surface of ['Mr.', 'Mr. Smith', 'Lic. Juan', 'dr', 'Dr. Anna']) assert.equal(read(surface), '-', surface);
});

test('a level without a code, and what is no degree', () => {
  assert.equal(read("master's degree in Physics"), 'master:?');
  assert.equal(read('Bachelor of Hotel Management'), 'bachelor:?');
  assert.equal(read("associate's degree"), 'associate:?');
  for (const surface of ['', 'as', 'Doctor', 'ma', 'ba', 'economics', 'to be or not'])
    assert.equal(read(surface), '-', surface);
});

test('every code has a name and reads back to itself', () => {
  for (const entry of DEGREES) {
    assert.equal(degreeName(entry.code) !== null, true, entry.code);
    assert.equal(parseDegree(entry.name)?.level, entry.level, entry.name);
  }
});

test('long and hostile input costs nothing', () => {
  assert.equal(parseDegree(`${'x. '.repeat(100_000)}PhD`), null);
  assert.equal(parseDegree('('.repeat(100_000)), null);
});

test('a dot left out inside a degree', () => {
  assert.equal(parseDegree('B Tech Honors in Technical')?.code, 'BTech');
  assert.equal(parseDegree('M. Sc in Physics')?.code, 'MSc');
});
