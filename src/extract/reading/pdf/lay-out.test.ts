import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layOut } from './lay-out.ts';
import type { PdfItem } from './pdf-content.ts';

const item = (text: string, x: number, y: number, width = text.length * 5, size = 10): PdfItem => ({
  text,
  x,
  y,
  width,
  size,
  font: 'f1',
});

function textsOf(...items: PdfItem[]): string[] {
  const content = { title: null, created: null, modified: null, totalPages: 1, pages: [{ width: 600, items }] };
  return layOut(content).blocks.map(({ text }) => text);
}

test('codes of TeX fonts, accents drawn apart and radicals become the letters that they stand for', () => {
  assert.deepEqual(
    textsOf(
      item('Vantrei\u001c', 50, 700),
      item('2018 \u0015 2021', 300, 700),
      item('Universit´', 50, 650, 50),
      item('e de Marl', 95, 650),
      item('東北⼤学⻘葉', 50, 600),
    ),
    ['Vantreifi\t2018 – 2021', 'Université de Marl', '東北大学青葉'],
  );
});

test('a span of dates in two lines is one, but an open span over another is not', () => {
  assert.deepEqual(
    textsOf(
      item('Sept. 2019–', 50, 700),
      item('present', 50, 688),
      item('Lecturer, Marl College', 150, 700),
      item('2006–', 50, 600),
      item('Reader, Marl College', 150, 600),
      item('1996–2006', 50, 588),
      item('Tutor, Marl College', 150, 588),
    ),
    ['Sept. 2019– present\tLecturer, Marl College', '2006–\tReader, Marl College', '1996–2006\tTutor, Marl College'],
  );
});

test('cells of several lines are one text on the line of the cells beside them', () => {
  assert.deepEqual(
    textsOf(
      item('Sept 2010 - Dec', 50, 706, 75),
      item('2015', 50, 694, 20),
      item('Tallowmere', 150, 700),
      item('Audit Senior', 250, 700),
    ),
    ['Sept 2010 - Dec 2015\tTallowmere\tAudit Senior'],
  );
});
