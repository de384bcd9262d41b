import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { foldCase, foldWords, squeeze, wordsOf } from './fold.ts';
import { plainLetters, slug } from './plain-letters.ts';

describe('folding for comparing names', () => {
  const folded: [string, string][] = [
    ['Søren Sørensen', 'soren sorensen'],
    ['Łukasz Żółć', 'lukasz zolc'],
    ['Groß', 'gross'],
    ['Kjær', 'kjaer'],
    ['Þór Guðrúnarson', 'thor gudrunarson'],
    ['Đorđe', 'dorde'],
    ['Işık', 'isik'],
    ['Иван Петров', 'ivan petrov'],
    ['Αθήνα', 'athina'],
    ["St. John's", 'st johns'],
    ['Wisconsin–Madison', 'wisconsin madison'],
    ['ＡＢＣ', 'abc'],
    ['Acme® Foods™', 'acme foods'],
  ];
  for (const [name, expected] of folded) it(name, () => assert.equal(foldWords(name), expected));
  it('scripts without spaces keep something to compare by', () => {
    for (const name of ['東京大学', '서울대학교', 'جامعة القاهرة', 'มหาวิทยาลัย', 'विश्वविद्यालय', 'ירושלים', 'თბილისი'])
      assert.match(foldWords(name), /[a-z]{3}/, name);
  });
  it('one spelling, composed or not', () => {
    for (const name of ['é', 'ñ', 'Å', 'ő', 'й', 'が', '한'])
      for (const fold of [foldWords, foldCase, plainLetters, slug, squeeze])
        assert.equal(fold(name.normalize('NFD')), fold(name.normalize('NFC')), name);
  });
  it('squeezes what is written apart', () => {
    assert.equal(squeeze('Fei-Fei'), squeeze('Feifei'));
    assert.deepEqual(wordsOf('  Müller & Söhne '), ['muller', '&', 'sohne']);
    assert.deepEqual(wordsOf('—'), []);
  });
});

describe('folding that keeps the script', () => {
  it('takes accents and case away and leaves the rest', () => {
    assert.equal(plainLetters('Łódź, Œuvre & Ёлка 東京'), 'lodz, oeuvre & елка 東京');
    assert.equal(slug('Acme & Søn-Widgets'), 'acmeandsonwidgets');
    assert.equal(slug('Müller & Söhne'), slug('Muller and Sohne'));
    assert.equal(slug('東京 大学'), '東京大学');
  });
  it('is done after one time, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        assert.equal(plainLetters(plainLetters(text)), plainLetters(text));
        assert.equal(slug(slug(text)), slug(text));
        assert.equal(foldWords(foldWords(text)), foldWords(text));
      }),
    );
  });
});
