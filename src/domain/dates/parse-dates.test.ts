import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDates } from './parse-dates.ts';

test('ranges as CVs write them', () => {
  const cases: [string, number | undefined, number | 'present' | undefined][] = [
    ['2004-2008', 2004, 2008],
    ['2004 – 2008', 2004, 2008],
    ['1993-94', 1993, 1994],
    ['Sept. 1993 - present', 1993, 'present'],
    ['2007-', 2007, 'present'],
    ['since 2019', 2019, undefined],
    ['from 1971 to 1972', 1971, 1972],
    ['between 1926 and 1930', 1926, 1930],
    ['05/2011 - 06/2013', 2011, 2013],
    ['2011/2014', 2011, 2014],
    ['01/2009-11/2014', 2009, 2014],
    ['10/1992 – 08/1996', 1992, 1996],
    ['21/07/1988 – 3/5/94', 1988, 1994],
    ['2011.09 – 2014.08', 2011, 2014],
    ['Januar 2010 bis heute', 2010, 'present'],
    ['mai 2010 – août 2012', 2010, 2012],
    ['enero 2015 - actualidad', 2015, 'present'],
    ['março 2003 até 2007', 2003, 2007],
    ['gennaio 2001 - oggi', 2001, 'present'],
    ['maart 2001 tot heden', 2001, 'present'],
    ['2010年4月～2014年3月', 2010, 2014],
    ['2010年4月から2014年3月まで', 2010, 2014],
    ['2004〜06', 2004, 2006],
    ['2003年4月〜現在', 2003, 'present'],
    ['2015年至今', 2015, 'present'],
    ['平成12年4月～平成16年3月', 2000, 2004],
    ['民國95年－民國99年', 2006, 2010],
    ['2010.04 - 2014.03', 2010, 2014],
    ['2010년 3월 ~ 2014년 2월', 2010, 2014],
    ['2016년 3월 ~ 현재', 2016, 'present'],
    ['сентябрь 2001 – июнь 2006', 2001, 2006],
    ['з вересня 2001 до червня 2006', 2001, 2006],
    ['2012 – по настоящее время', 2012, 'present'],
    ['od września 2001 do czerwca 2006', 2001, 2006],
    ['září 2001 – června 2006', 2001, 2006],
    ['augusti 2001 – nu', 2001, 'present'],
    ['januar 2001 – nåværende', 2001, 'present'],
    ['98–02', 1998, 2002],
    ["'98 – '02", 1998, 2002],
    ['‘98 – ‘02', 1998, 2002],
    ['June - August 2014', 2014, 2014],
    ['January 3, 1991-January 3, 1995', 1991, 1995],
  ];
  for (const [text, start, end] of cases) {
    const [span] = parseDates(text);
    assert.ok(span !== undefined, text);
    assert.equal(span.start?.year, start, text);
    assert.equal(span.end === 'present' ? 'present' : span.end?.year, end, text);
  }
});

test('single dates', () => {
  assert.deepEqual(parseDates('graduated in May 2004')[0]?.end, { year: 2004, month: 5 });
  assert.deepEqual(parseDates('until June 2008')[0], { from: 6, to: 15, kind: 'until', end: { year: 2008, month: 6 } });
  assert.deepEqual(parseDates("class of '87")[0]?.end, { year: 1987 });
  assert.deepEqual(parseDates('Ph.D., Computer Science, 8/96')[0]?.end, { year: 1996, month: 8 });
  assert.deepEqual(parseDates('2004年3月修了')[0]?.end, { year: 2004, month: 3 });
  assert.deepEqual(parseDates('東京大学2004年卒業')[0]?.end, { year: 2004 });
  assert.deepEqual(parseDates('昭和63年3月卒業')[0]?.end, { year: 1988, month: 3 });
  assert.deepEqual(parseDates('平成元年')[0]?.end, { year: 1989 });
  assert.deepEqual(parseDates('２００４年３月')[0]?.end, { year: 2004, month: 3 });
  assert.deepEqual(parseDates('5 мая 2004')[0]?.end, { year: 2004, month: 5, day: 5 });
  assert.deepEqual(parseDates('15 października 2011')[0]?.end, { year: 2011, month: 10, day: 15 });
  assert.deepEqual(parseDates('primavera 2009')[0]?.end, { year: 2009, month: 3 });
  assert.deepEqual(parseDates('podzim 2009')[0]?.end, { year: 2009, month: 9 });
  assert.deepEqual(parseDates('WS 98/99')[0]?.end, { year: 1998, month: 10 });
  assert.deepEqual(parseDates('SoSe 2003')[0]?.end, { year: 2003, month: 4 });
  assert.equal(parseDates('2010年4月から勤務')[0]?.kind, 'since');
  assert.equal(parseDates('2014년까지')[0]?.kind, 'until');
  assert.deepEqual(parseDates('soon'), []);
});

test('spans of eastern dates: a second year of the same era, open in brackets, as of now', () => {
  for (const [text, start, end] of [
    ['（昭和55年〜58年）', { year: 1980 }, { year: 1983 }],
    ['平成10年4月～12年3月', { year: 1998, month: 4 }, { year: 2000, month: 3 }],
    ['2016年〜18年度', { year: 2016 }, { year: 2018 }],
    ['助手（昭和62年〜）', { year: 1987 }, 'present'],
    ['연구원(2016년~)', { year: 2016 }, 'present'],
    ['令和4年〜令和8年現在', { year: 2022 }, 'present'],
  ] as const) {
    assert.deepEqual(parseDates(text)[0]?.start, start, text);
    assert.deepEqual(parseDates(text)[0]?.end, end, text);
  }
  for (const text of ['2016年〜 東海大学 助手', '2016/04 ~ 조교수, 한빛대학교', '2016年4月～講師', '2016年～']) {
    assert.equal(parseDates(text)[0]?.kind, 'since', text);
    assert.equal(parseDates(text)[0]?.end, undefined, text);
  }
  assert.notEqual(parseDates('2016年4月～翌年3月')[0]?.kind, 'since');
});

test('eras by their letter, class years, months with one figure, years in Chinese figures', () => {
  for (const [text, end] of [
    ['H12年3月卒業', { year: 2000, month: 3 }],
    ['平成12.4 入学', { year: 2000, month: 4 }],
    ['S55年', { year: 1980 }],
    ['二〇〇三年', { year: 2003 }],
    ['94학번', { year: 1994 }],
    ['89级', { year: 1989 }],
    ['2003. 3.', { year: 2003, month: 3 }],
  ] as const)
    assert.deepEqual(parseDates(text)[0]?.end, end, text);
  const [range] = parseDates('2003.3~2007.2');
  assert.deepEqual(
    [range?.start, range?.end],
    [
      { year: 2003, month: 3 },
      { year: 2007, month: 2 },
    ],
  );
  assert.equal(parseDates('2013年迄今')[0]?.end, 'present');
  assert.equal(parseDates('2013---至今')[0]?.end, 'present');
  assert.deepEqual(parseDates('release R3.1 of H2.5'), []);
});

test('numbers that are no dates', () => {
  for (const text of [
    '1,850 startups',
    '$2000',
    'room 1200b',
    'the 1960s',
    '24/7',
    'over 1500 employees',
    'ISBN 0-19-853453-1',
  ])
    assert.deepEqual(parseDates(text), [], text);
});

test('two dates of two facts stay two', () => {
  assert.deepEqual(
    parseDates('B.A., 1960; LL.B., 1963').map((span) => span.kind),
    ['point', 'point'],
  );
  assert.equal(parseDates('in 1983 and 1986, respectively').length, 2);
});

test('offsets are exact', () => {
  const text = 'He was there from March 1999 to 2003, then left.';
  const [span] = parseDates(text);
  assert.equal(text.slice(span!.from, span!.to), 'March 1999 to 2003');
});

test('"between" joins two years in every language, and a short end may close a sentence', () => {
  for (const text of ['entre 2001 y 2006', 'zwischen 2001 und 2006', 'entre 2001 et 2006', 'between 2001 and 2006']) {
    const [span] = parseDates(text);
    assert.deepEqual([span?.kind, span?.start, span?.end], ['range', { year: 2001 }, { year: 2006 }], text);
  }
  assert.equal(parseDates('en 2001 y 2006').length, 2);
  const [short] = parseDates('She taught there, 1995–96.');
  assert.deepEqual([short?.start, short?.end], [{ year: 1995 }, { year: 1996 }]);
});

test('months as Korean, Chinese and Japanese lists write them', () => {
  for (const [text, start, end] of [
    ['2012.03. ~ 2020.08. 바다대학교', { year: 2012, month: 3 }, { year: 2020, month: 8 }],
    ['2019. 3. ~ 2021. 2.', { year: 2019, month: 3 }, { year: 2021, month: 2 }],
    ['2021. 04. 01 - 2023. 12. 31', { year: 2021, month: 4 }, { year: 2023, month: 12 }],
    ['2017/4–2019/6 北海大学', { year: 2017, month: 4 }, { year: 2019, month: 6 }],
  ] as const) {
    const [span] = parseDates(text);
    assert.deepEqual([span?.kind, span?.start, span?.end], ['range', start, end], text);
  }
  // A school year, no month.
  assert.deepEqual(parseDates('in the year 2018/9 she')[0]?.end, { year: 2018 });
});

test('Slavic endings of years, terms that go on, two short years at the head of a line', () => {
  const [slavic] = parseDates('Від 1981-го року до 1990-го року');
  assert.deepEqual([slavic?.kind, slavic?.start, slavic?.end], ['range', { year: 1981 }, { year: 1990 }]);
  for (const since of ['od 2012', 'od r. 2012', 'od marca 2012']) assert.equal(parseDates(since)[0]?.kind, 'since');
  assert.equal(parseDates('v letech 1999 až 2004')[0]?.kind, 'range');
  assert.equal(parseDates('seit dem Wintersemester 2013/14 Professor')[0]?.kind, 'since');
  assert.equal(parseDates('im Wintersemester 2013/14')[0]?.kind, 'range');
  assert.deepEqual(parseDates('2003-09 Studium der Medizin')[0]?.end, { year: 2009 });
  assert.deepEqual(parseDates('2023-09 Studium der Medizin')[0]?.end, { year: 2023, month: 9 });
});

test('a day with strokes has a month where only one figure can be it', () => {
  const dates = (text: string): unknown => parseDates(text).map((one) => one.end);
  assert.deepEqual(dates('il 25/5/94 presso'), [{ year: 1994, month: 5 }]);
  assert.deepEqual(dates('on 3/14/2009'), [{ year: 2009, month: 3 }]);
  assert.deepEqual(dates('06/07/2008'), [{ year: 2008 }]);
  assert.deepEqual(dates('a score of 3/4/5'), []);
});

test('a dash between a year and a name only parts them', () => {
  assert.equal(parseDates('M.B.A., 1998 – Marl University')[0]?.kind, 'point');
  assert.equal(parseDates('1998 –')[0]?.kind, 'since');
});
