// One pair or more for each cause by which two names of people were once taken wrongly.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { comparePersonNames } from './compare-names.ts';
import { sameInSlavic } from './slavic-names.ts';

const SAME: [string, string, string][] = [
  ['a given name behind a comma is no degree', 'P. Lindqvistson', 'Lindqvistson, Phil'],
  ['two letters and a dot', 'Yu. V. Brightwaterov', 'Yuri Brightwaterov'],
  ['a stroke that others write as two letters', 'Đorđe Brightwatić', 'Djordje Brightwatic'],
  ['a German spelling of a Slavic name', 'Mikhail Brightachev', 'Michail Brightatschow'],
  ['a French spelling of a Slavic name', 'Natalia Lukashevich', 'Natalya Loukachevitch'],
  ['a short form abroad', 'Greg Lindqvistson', 'Grzegorz Lindqvistson'],
  ['a Japanese name by its reading', '川田誠一', 'Seiichi Kawada'],
  ['a Japanese name by its reading, spaced', '川田 健', 'Takeshi Kawada'],
  ['a Japanese given name in kana', '川田さくら', 'Sakura Kawada'],
  ['the Taiwanese spelling', '蔡明哲', 'Tsai Ming-che'],
  ['the Taiwanese spelling', '許志強', 'Chih-chiang Hsu'],
  ['a family name that is read otherwise', '曾国文', 'Guowen Zeng'],
  ['two spellings of one vowel', '吕国文', 'Lyu Guowen'],
  ['two spellings of a Korean family name', '조은상', 'Eun-sang Cho'],
  ['two spellings of a Korean family name', '임혁수', 'Hyuk-soo Lim'],
  ['a silent letter in a Korean name', '유오현', 'Oh-hyun Yoo'],
  ['a Russian name and its form abroad', 'Юлия Щурова', 'Julia Shchurova'],
  ['three spellings of one letter', 'Пётр Лоскутьёв', 'Pyotr Loskutyov'],
  ['a Ukrainian letter', 'Юрій Гнатюк', 'Yurii Hnatiuk'],
];

const DIFFERENT: [string, string, string][] = [
  ['two second given names', 'Mary Ann Lindqvistson', 'Mary Beth Lindqvistson'],
  ['the woman’s form of a name', 'Martin Lindqvistson', 'Martina Lindqvistson'],
  ['the woman’s form of a name', 'Simon Lindqvistson', 'Simone Lindqvistson'],
  ['two listed names one letter apart', 'Rajesh Lindqvistson', 'Ramesh Lindqvistson'],
  ['two listed names one letter apart', 'Takashi Lindqvistson', 'Takeshi Lindqvistson'],
  ['a syllable is no short form', '홍길동', 'Gil-soo Hong'],
  ['another given name', '조은상', 'Eun-jae Cho'],
];

/** The signs do not say so, but another reading of them may. */
const OPEN: [string, string][] = [
  ['川田誠一', 'Koichi Kawada'],
  ['許志強', 'Hsu Chih-ming'],
];

describe('causes of wrong answers about names of people', () => {
  for (const [cause, left, right] of SAME)
    it(`${cause}: ${left} / ${right}`, () => {
      for (const [one, other] of [
        [left, right],
        [right, left],
      ] as const) {
        const found = comparePersonNames(one, other);
        assert.ok(found.outcome === 'same' || found.outcome === 'compatible', `${found.outcome} ${found.reason}`);
      }
    });
  for (const [cause, left, right] of DIFFERENT)
    it(`${cause}: ${left} / ${right}`, () => {
      for (const [one, other] of [
        [left, right],
        [right, left],
      ] as const) {
        const found = comparePersonNames(one, other);
        assert.ok(found.outcome === 'different' || found.outcome === 'partial', `${found.outcome} ${found.reason}`);
      }
    });
  for (const [written, latin] of OPEN)
    it(`no reading is known: ${written} / ${latin}`, () => {
      assert.equal(comparePersonNames(written, latin).outcome, 'no_data');
      assert.equal(comparePersonNames(latin, written).outcome, 'no_data');
    });
  it('a degree behind a comma stays a degree', () => {
    assert.equal(comparePersonNames('Ana Lindqvistson, PhD', 'Ana Lindqvistson').outcome, 'same');
    assert.equal(comparePersonNames('Ana Lindqvistson, M.Phil.', 'Ana Lindqvistson').outcome, 'same');
  });
  it('spellings meet only in Slavic names', () => {
    assert.ok(sameInSlavic('joukov', 'joukow'));
    assert.ok(!sameInSlavic('bachmann', 'bashmann'));
    assert.ok(!sameInSlavic('petrov', 'pavlov'));
  });
});
