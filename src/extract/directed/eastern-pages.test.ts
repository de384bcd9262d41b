// Pages in Chinese, Japanese and Korean read for a claim: translated names in text without spaces, "the same company" and "our
// company" in rows of a career, headings that no list has, a language that one English line does not change.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../domain/model/finding.ts';
import { NO_ORGANISATIONS } from '../../domain/orgs/organisation-index.ts';
import { readDocument } from '../reading/read-document.ts';
import { readClaims } from './read-claims.ts';

function read(
  [language, title, html]: readonly [string, string, string],
  full_name: string,
  expected: object,
): Finding[] {
  const page = readDocument({
    url: 'https://www.site.example/',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(
      `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body>${html}</body></html>`,
    ),
  });
  const claim_type = 'school' in expected ? 'education' : 'employment';
  const claims = [{ claim_key: 'c', claim_type, expected: { ...expected } }];
  return readClaims(page, { person: { full_name }, claims, organisations: NO_ORGANISATIONS }).findings;
}

test('rows of a Japanese career say "同社" of the last one named and "当社" of the site', () => {
  const page = [
    'ja',
    '役員紹介｜株式会社北辰テクノ',
    `<h1>役員紹介</h1><div class="p"><p class="n">氷室 崇文<span>Takafumi Himuro</span></p><table><tr><th>1988年4月</th><td>三岳電機株式会社 入社</td></tr>
     <tr><th>2004年6月</th><td>同社 執行役員</td></tr><tr><th>2010年4月</th><td>当社入社 常務取締役</td></tr></table></div>
     <div class="p"><p class="n">土居 真由美<span>Mayumi Doi</span></p><table><tr><th>1993年4月</th><td>当社入社</td></tr></table></div>`,
  ] as const;
  const posts = (employer: string) =>
    read(page, '氷室崇文', { employer }).map(({ title, start }) => `${title} ${start?.year}`);
  assert.ok(posts('三岳電機').includes('執行役員 2004'), posts('三岳電機').join());
  assert.deepEqual(posts('北辰テクノ'), ['常務取締役 2010']);
  assert.equal(read(page, 'Takafumi Himuro', { employer: '三岳電機' }).length, 2);
});

test('a heading like the others ends the part before it, and an answer is no heading', () => {
  const page = [
    'ja',
    '弁護士 早乙女 圭',
    `<h1>弁護士 早乙女 圭</h1><div class="ttl">経歴</div><dl><dt>2011年</dt><dd>弁護士登録<br>渡会法律事務所入所</dd></dl>
     <div class="ttl">講演・セミナー</div><ul><li>2022年 東和証券株式会社 社内研修</li></ul><div class="ttl">役職等</div><ul><li>青波大学法学部 非常勤講師</li></ul>`,
  ] as const;
  assert.equal(read(page, '早乙女圭', { employer: '渡会法律事務所' })[0]?.start?.year, 2011);
  assert.match(read(page, '早乙女圭', { employer: '青波大学' })[0]?.title ?? '', /非常勤講師$/u);
  assert.deepEqual(read(page, '早乙女圭', { employer: '東和証券株式会社' }), []);
});

test('a Korean list with a degree from abroad stays Korean', () => {
  const page = [
    'ko',
    '교수진',
    '<h3>교수진</h3><p class="name">도윤재 교수</p><h4>학력</h4><ul><li>2003.9 - 2008.5 Westmark University, Electrical Engineering, Ph.D.</li></ul><h4>주요경력</h4><ul><li>2019.9 - 현재 한울대학교 전자공학과 교수</li></ul>',
  ] as const;
  const [post] = read(page, '도윤재', { employer: 'Hanul University', title: 'Professor' });
  assert.equal(post?.current, true);
});

test('a postdoc among studies is a post', () => {
  const page = [
    'zh',
    '罗景衡',
    '<h2>罗景衡</h2><h3>教育背景</h3><ul><li>2007-2008 博士后 东岭大学</li><li>2003-2007 博士 海星大学</li></ul>',
  ] as const;
  assert.match(read(page, '罗景衡', { employer: '东岭大学', title: '博士后' })[0]?.title ?? '', /博士后$/u);
  assert.deepEqual(read(page, '罗景衡', { employer: '海星大学' }), []);
});

test('a list in the cell of a row: each line is an entry, and a department is what was studied', () => {
  const page = [
    'ko',
    '이사회',
    `<h1>이사회</h1><table><tr><th>직위</th><th>성명</th><th>약력</th></tr>
     <tr><td>대표이사</td><td>강나루</td><td>- 남산대학교 수학교육학과<br>- ㈜한빛건설 부장<br>- 달빛회계법인<br>- 現 솔바람 대표</td></tr>
     <tr><td>감사</td><td>오보람</td><td>- 남산대학교 영어과<br>- 한빛병원 원장</td></tr></table>`,
  ] as const;
  const [study] = read(page, '강나루', { school: '남산대학교', field: 'Diplomacy' });
  assert.equal(study?.kind, 'education');
  assert.equal(study?.field, '수학교육학과');
  assert.equal(read(page, '오보람', { school: '남산대학교', field: 'English' }).length, 1);
  assert.equal(read(page, '강나루', { employer: '달빛회계법인' })[0]?.title, undefined);
  assert.equal(read(page, '강나루', { employer: '한빛건설' })[0]?.title, '부장');
});

test('several Korean studies on one line: the degree behind a school is its own, a day of birth no year of it', () => {
  const html = (line: string) =>
    `<div><p>강나루<br>1935. 9. 20 출생<br>${line}<br>한빛공사 사장</p></div><div><p>오보람<br>1940. 1. 2 출생<br>달빛대학교 학사<br>솔바람 대표</p></div>`;
  const behind = html('남산대학교 학사, 북악대학교 석사, 한강대학교 박사 졸업');
  const levels = (text: string, school: string) =>
    read(['ko', '수상자', text], '강나루', { school }).map(({ degree, end }) => `${degree?.level} ${end ?? ''}`);
  assert.deepEqual(levels(behind, '남산대학교'), ['bachelor ']);
  assert.deepEqual(levels(behind, '북악대학교'), ['master ']);
  assert.deepEqual(levels(behind, '한강대학교'), ['doctoral ']);
  const bracketed = html('남산대 영문학(학사), 북악대학교 행정학(석사), 미국 Marlow주립대 경제학(박사)');
  assert.deepEqual(levels(bracketed, '북악대학교'), ['master ']);
  assert.deepEqual(levels(bracketed, 'Marlow State University'), ['doctoral ']);
  assert.doesNotMatch(levels(html('남산대학교 박사-후 연구원'), '남산대학교').join(), /doctoral/);
});

test('a Korean title written into the name of the ministry, and years that go on before the employer', () => {
  const page = [
    'ko',
    '강나루',
    '<h1>강나루</h1><h2>경력</h2><ul><li>한빛수산부장관</li><li>2000 달빛광역시 부시장</li><li>2018. 7- 현재 달빛광역시 시장</li></ul>',
  ] as const;
  assert.equal(read(page, '강나루', { employer: '한빛수산부' })[0]?.title, '장관');
  const post = read(page, '강나루', { employer: '달빛광역시', title: 'Mayor' }).find(({ title }) => title === '시장');
  assert.equal(post?.start?.year, 2018);
  assert.equal(post?.current, true);
});

test('a title in the heading over a name or below it, on the own site; another hospital in the career is no part of it', () => {
  const site = (html: string) => ['ja', '医師紹介 | みなとスキンクリニック', html] as const;
  const claim = { employer: 'みなとスキンクリニック', title: '院長', is_current: true };
  const career = '<p>2003年〜ひまわり病院形成外科に入局し形成外科医として勤務。<br>2011年 赤松病院 医長</p>';
  const below = `<h1>医師紹介</h1><h3><span>みなとスキンクリニック</span>森田 花子</h3><h3>院長略歴</h3>${career}`;
  assert.equal(read(site(below), '森田花子', claim)[0]?.title, '院長');
  const above = `<h1>院長紹介</h1><h2>森田 花子</h2>${career}`;
  assert.equal(read(site(above), '森田花子', claim)[0]?.title, '院長');
  const none = `<h1>医師紹介</h1><h2>森田 花子</h2>${career}`;
  assert.equal(read(site(none), '森田花子', { ...claim, title: '医長' })[0]?.title, '医師');
});

test('employers of a Japanese list in brackets share the verb behind the last one', () => {
  const page = [
    'ja',
    '経営陣',
    `<h1>経営陣</h1><div class="c"><h3>森田 花子</h3><p>外資系法律事務所（青葉法律事務所（旧・若葉法律事務所））や、国内の法律事務所（赤松法律事務所）に勤務した後、2015年に独立。</p></div>
     <div class="c"><h3>土居 真由美</h3><p>証券会社での勤務を経て、ミナトデータに転身。</p></div>`,
  ] as const;
  assert.equal(read(page, '森田花子', { employer: '青葉法律事務所' })[0]?.current, false);
  assert.equal(read(page, '森田花子', { employer: '赤松法律事務所' })[0]?.current, false);
  assert.equal(read(page, '土居真由美', { employer: 'ミナトデータ' }).length, 1);
});

test('an organisation said of somebody else by name', () => {
  const chinese = [
    'zh',
    '公司',
    '<h2>公司概况</h2><p>2024年，王小明博士（北海大学）和李小红女士（东海大学）创立公司。</p>',
  ] as const;
  assert.deepEqual(read(chinese, '李小红', { school: '北海大学', degree: '博士' }), []);
  const japanese = [
    'ja',
    '会社',
    '<h3>山田 花子</h3><p>2001年入社。マール創業者佐藤一郎氏が経営する不動産会社にて開発に従事。</p>',
  ] as const;
  assert.deepEqual(read(japanese, '山田 花子', { employer: 'マール' }), []);
});

test('a Korean degree before the comma is that of the school behind it, and a year of birth none of a study', () => {
  const list =
    '<h1>강나루</h1><h2>학력</h2><ul><li>석사, 남산대학교 기계공학과 (1995)</li><li>학사, 북악대학교 기계공학과 (1993)</li></ul>';
  const [study] = read(['ko', '강나루', list], '강나루', { school: '남산대학교' });
  assert.equal(study?.degree?.level, 'master');
  assert.deepEqual(study?.end, { year: 1995 });
  const news =
    '<h1>강나루</h1><p>강나루 행장은 1963년생으로 남산대학교 경영학과를 졸업하고 1988년 한빛은행에 입행했다.</p>';
  assert.equal(read(['ko', '강나루', news], '강나루', { school: '남산대학교' })[0]?.end, undefined);
});

test('a course that heads an entry of a career is a study, with its school and years below', () => {
  const page = [
    'ja',
    '氷室 崇文',
    `<h1>氷室 崇文</h1><h2>経歴</h2><div class="t"><div class="i"><h3>学士課程</h3><p>青波大学 化学系<br>青波市<br>2014年4月－2018年3月</p></div>
     <div class="i"><h3>修士課程</h3><p>東嶺大学大学院 工学研究科<br>東嶺<br>2018年4月－2020年3月</p></div>
     <div class="i"><h3>企業勤務</h3><p>技術者、北辰テクノ株式会社<br>2020年4月－2023年3月</p></div></div>`,
  ] as const;
  const [bachelor] = read(page, '氷室崇文', { school: '青波大学' });
  assert.deepEqual([bachelor?.degree?.level, (bachelor?.end as { year: number })?.year], ['bachelor', 2018]);
  assert.equal(read(page, '氷室崇文', { school: '東嶺大学' })[0]?.degree?.level, 'master');
  assert.equal(read(page, '氷室崇文', { employer: '北辰テクノ' })[0]?.start?.year, 2020);
  const lab = [
    'ja',
    '研究室',
    '<h1>研究室</h1><h2>教授</h2><p>氷室 崇文</p><h2>修士課程</h2><p>土居 真由美</p>',
  ] as const;
  assert.deepEqual(read(lab, '氷室崇文', { school: '青波大学' }), []);
});

test('other words before the same last one make another title', () => {
  const page = ['zh', '林小雨', '<h1>林小雨</h1><p>2014年10月加入马尔科技，担任马尔科技风控总监。</p>'] as const;
  const titles = (title: string): (string | undefined)[] =>
    read(page, '林小雨', { employer: '马尔科技', title }).map((one) => one.title);
  assert.ok(titles('风控总监').includes('风控总监'));
  assert.equal(titles('运营总监').includes('总监'), false);
});

test('a university’s hospital or school for children is not the university', () => {
  const page = [
    'zh',
    '张明远',
    '<h1>张明远</h1><p>张明远，本科学历，毕业于江南医学院，曾在北海医科大学附属第一医院进修。</p>',
  ] as const;
  assert.deepEqual(read(page, '张明远', { school: '北海医科大学', degree: '本科' }), []);
  assert.equal(read(page, '张明远', { school: '江南医学院' }).length, 1);
});

test('places of work one after another were left', () => {
  const page = ['zh', '张明远', '<h1>张明远</h1><p>张明远先后在北海银行、江南证券工作。</p>'] as const;
  assert.ok(read(page, '张明远', { employer: '北海银行' }).every(({ current }) => current === false));
});

test('a post from a year on goes on, unless a later row of the career begins another', () => {
  const page = [
    'ko',
    '강나루',
    '<h1>강나루</h1><h2>경력</h2><ul><li>2020/03 ~ 조교수, 한빛대학교</li><li>2014/03 ~ 연구원, 달빛연구소</li></ul>',
  ] as const;
  assert.equal(read(page, '강나루', { employer: '한빛대학교', title: '조교수', is_current: true })[0]?.current, true);
  assert.equal(read(page, '강나루', { employer: '달빛연구소', title: '연구원' })[0]?.current, false);
});

test('the heading "today" ends with the next term of a list, whatever that one says', () => {
  const page = [
    'ko',
    '강나루 원장',
    '<h1>강나루</h1><h2>약력</h2><dl><dt>현재</dt><dd>한빛병원 임상강사</dd><dt>발자취</dt><dd>달빛병원 과장</dd></dl>',
  ] as const;
  assert.equal(read(page, '강나루', { employer: '한빛병원' })[0]?.current, true);
  assert.notEqual(read(page, '강나루', { employer: '달빛병원' })[0]?.current, true);
});

test('the part that a term of a list opens ends with the next term', () => {
  const page = [
    'ko',
    '강나루',
    '<h1>강나루</h1><dl><dt>수상</dt><dd>한빛재단 공로상</dd><dt>발자취</dt><dd>달빛건설 부장</dd></dl>',
  ] as const;
  assert.equal(read(page, '강나루', { employer: '달빛건설' })[0]?.title, '부장');
});

test('a dated entry with a title is a post, be it among memberships', () => {
  const page = [
    'zh',
    '罗景衡',
    `<h1>罗景衡</h1><h2>学术任职</h2><div><div>2020.11 — 2024.06</div><h3>博士后</h3><p>东岭大学数学中心</p></div>
     <div><div>2018.11 — 2019.06</div><h3>会员</h3><p>海星数学会</p></div>`,
  ] as const;
  assert.equal(read(page, '罗景衡', { employer: '东岭大学', title: '博士后' })[0]?.title, '博士后');
  assert.deepEqual(read(page, '罗景衡', { employer: '海星数学会' }), []);
});

test('a title with its organisation among contacts is what somebody is today', () => {
  const page = (heading: string) =>
    [
      'ja',
      'Home',
      `<h1>Home</h1><p>山本 花子</p><p>研究者のページ</p><p>趣味は読書</p><p>旅行</p><p>料理</p><h2>${heading}</h2><p>北海大学 研究員</p>`,
    ] as const;
  const claim = { employer: '北海大学', title: '研究員', is_current: true };
  assert.equal(read(page('連絡先'), '山本 花子', claim).length, 1);
  assert.deepEqual(read(page('略歴'), '山本 花子', claim), []);
});

test('a sign of the name itself says nothing of the post', () => {
  const page = [
    'ja',
    '弁護士紹介',
    '<h1>前浜花子</h1><h2>経歴</h2><ul><li>2014年 前浜法律事務所 弁護士</li></ul>',
  ] as const;
  assert.notEqual(read(page, '前浜花子', { employer: '前浜法律事務所' })[0]?.current, false);
  const left = [
    'ja',
    '弁護士紹介',
    '<h1>山本花子</h1><h2>経歴</h2><ul><li>前 前浜法律事務所 弁護士</li></ul>',
  ] as const;
  assert.equal(read(left, '山本花子', { employer: '前浜法律事務所' })[0]?.current, false);
});

test('a place in brackets behind a school’s name tells it from another of the name', () => {
  const page = [
    'zh',
    '王晓明',
    '<h1>王晓明</h1><h2>教育经历</h2><p>2012/09 - 2015/06<br>理学硕士，海东地质大学（南山）</p>',
  ] as const;
  const schools = (school: string) => read(page, '王晓明', { school, degree: '硕士' }).length;
  assert.equal(schools('海东地质大学（南山）'), 1);
  assert.equal(schools('海东地质大学（北山）'), 0);
  assert.equal(schools('海东地质大学'), 1);
  const line = '<h1>王晓明</h1><h2>教育经历</h2><p>2012/09 - 2015/06<br>海东地质大学（硕士）</p>';
  const found = read(['zh', '王晓明', line], '王晓明', { school: '海东地质大学（北山）', degree: '硕士' });
  assert.equal(found.length, 1, 'a degree in brackets is no place');
});

test('the line above a name on a card says what somebody is today', () => {
  const card = (post: string, name: string) =>
    `<div class="m"><p>${post}</p><h3>${name}</h3><p>横浜で生まれ育ち、山と海を愛する。週末は写真を撮り、地域の子どもたちに星の話をしている。</p></div>`;
  const page = [
    'ja',
    'Officers',
    `<h2>Officers</h2>${card('株式会社北辰テクノ 代表取締役社長', '氷室 崇文')}${card('株式会社北辰テクノ 執行役員', '土居 真由美')}`,
  ] as const;
  const found = read(page, '氷室 崇文', { employer: '株式会社北辰テクノ', title: '代表取締役社長', is_current: true });
  assert.deepEqual(
    found.map(({ title }) => title),
    ['代表取締役社長'],
  );
});
