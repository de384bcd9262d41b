import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '../../domain/model/page.ts';
import { NO_ORGANISATIONS, type Organisation } from '../../domain/orgs/organisation-index.ts';
import { extractFindings } from '../extract-findings.ts';
import { readPage } from '../read-page.ts';
import { readDocument } from '../reading/read-document.ts';

function pageOf(language: string, html: string, title: string): Page {
  const body = new TextEncoder().encode(
    `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body>${html}</body></html>`,
  );
  const page = readDocument({
    url: 'https://page.example/',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body,
  });
  return { ...page, language };
}

function facts(language: string, html: string, title = 'x', organisations = NO_ORGANISATIONS): string[] {
  return extractFindings(pageOf(language, html, title), organisations)
    .findings.filter(({ kind }) => kind === 'education' || kind === 'employment')
    .map(({ kind, organisation, degree, title: post, start, end, current }) =>
      [
        kind,
        organisation?.name ?? '',
        degree?.surface ?? post ?? '',
        start?.year ?? '',
        end === 'present' ? end : (end?.year ?? ''),
        current ?? '',
      ].join('|'),
    );
}

function includes(found: readonly string[], ...wanted: string[]): void {
  for (const one of wanted)
    assert.ok(
      found.some((fact) => fact.startsWith(one)),
      `${one}\n${found.join('\n')}`,
    );
}

test('one Japanese list of studies and posts: graduation words tell them apart, "同大学" is the school before', () => {
  const found = facts(
    'ja',
    `<h1>森田 花子</h1><h2>略歴</h2><ul><li>1998年 北海大学医学部卒業</li><li>2003年 同大学大学院修了</li>
     <li>2004年 丸山こども・内科クリニック勤務</li><li>2010年 ひまわり病院 院長</li></ul>`,
  );
  includes(
    found,
    'education|北海大学医学部|医学部卒業||1998',
    'education|北海大学大学院',
    'employment|丸山こども・内科クリニック||2004',
    'employment|ひまわり病院|院長|2010',
  );
});

test('a Japanese sentence: each clause has its own year', () => {
  const found = facts(
    'ja',
    '<h1>森田 花子</h1><p>北海大学工学部を卒業後、ミナトデータに入社。2012年に株式会社アオバを設立し、代表取締役に就任。休日は山を歩き、写真を撮り、地域の子どもたちに星の話をしている。</p>',
  );
  includes(found, 'education|北海大学工学部|工学部を卒業', 'employment|株式会社アオバ|');
  assert.ok(!found.some((fact) => fact.startsWith('education') && fact.includes('2012')), found.join('\n'));
});

test('a Chinese doctor: a year of birth is no year of a degree, "导师" is their own office', () => {
  const found = facts(
    'zh',
    '<h1>王小明</h1><p>女，1971年出生，教授，硕士研究生导师，江南医科大学附属医院眼科主任，1994年毕业于东海医学院，获学士学位，曾就职于大海科技有限公司。</p>',
  );
  includes(
    found,
    'employment|江南医科大学附属医院|眼科主任',
    'education|东海医学院|学士学位||1994',
    'employment|大海科技有限公司',
  );
  assert.ok(!found.some((fact) => fact.includes('1971')), found.join('\n'));
});

test('Korean: "전" is former only where it stands alone, departments do not hide a professor', () => {
  const found = facts(
    'ko',
    `<h1>김상훈</h1><h2>약력</h2><ul><li>전남바다대학교 의과대학 졸업</li><li>푸른바다병원 가정의학과 교수</li>
     <li>전) 하늘병원 피부과장</li></ul>`,
  );
  includes(
    found,
    'education|전남바다대학교 의과대학|의과대학 졸업',
    'employment|푸른바다병원|가정의학과 교수',
    'employment|하늘병원|피부과장|||false',
  );
});

test('a department behind a school and no title is what somebody studied', () => {
  const lines = (language: string, line: string): string[] =>
    facts(language, `<h1>${language === 'ko' ? '김하늘' : '王晓明'}</h1><ul><li>${line}</li><li>${line}</li></ul>`);
  includes(lines('ko', '북해대학교 경제학과'), 'education|북해대학교');
  includes(lines('zh', '東海大學法律系畢 熱愛書法'), 'education|東海大學');
  assert.ok(!lines('ko', '북해대학교 경제학과 교수').some((fact) => fact.startsWith('education')));
});

test('who owns the site is called as the page calls them', () => {
  const owner: Organisation = {
    id: 'bonafide:north-sea',
    kind: 'school',
    country: 'KR',
    names: [
      { value: 'North Sea University', kind: 'official' },
      { value: '북해대학교', kind: 'translated' },
    ],
    domains: [],
    relations: [],
  };
  const html = '<h1>교수진</h1><h3>김하늘</h3><p>교수</p><h3>이바다</h3><p>교수</p>';
  includes(
    facts('ko', `${html}<footer>북해대학교</footer>`, '교수진', { ...NO_ORGANISATIONS, ofHost: () => owner }),
    'employment|북해대학교|교수',
  );
});

test('Slavic: an institute that was finished, a title in its case, a faculty of law and administration', () => {
  includes(
    facts(
      'uk',
      '<h1>Коваленко Уляна Тарасівна</h1><p>1979 року закінчила Степовий інститут театрального мистецтва.</p>',
    ),
    'education|Степовий інститут',
  );
  includes(
    facts('ru', '<h1>Петров Глеб Ильич</h1><p>Окончил Приморский авиационный институт в 2007 г.</p>'),
    'education|Приморский авиационный институт',
  );
  includes(
    facts(
      'pl',
      '<h1>Weronika Łącka</h1><p>Weronika jest adiunktem na Politechnice Marlowskiej i od wielu lat prowadzi tam badania nad językiem.</p><p>Absolwentka Wydziału Prawa i Administracji Uniwersytetu Dębowskiego.</p>',
    ),
    'employment|Politechnice Marlowskiej|',
    'education|Uniwersytetu Dębowskiego',
  );
});

test('"現職" heads the posts of today, "經歷" does not', () => {
  const found = facts(
    'zh',
    `<h1>王小明</h1><h3>現　職</h3><p>南海醫院內科 主任</p><h3>經歷</h3><p>北海醫院內科 住院醫師</p>
     <h3>學　歷</h3><p>東海大學 醫學系 畢業</p>`,
  );
  includes(found, 'employment|南海醫院|內科 主任|||true', 'employment|北海醫院|內科 住院醫師|', 'education|東海大學');
});

test('a Japanese career by years says nothing of today', () => {
  const found = facts(
    'ja',
    `<h1>森田 花子</h1><h2>経歴</h2><ul><li>1999年5月北海病院外科勤務</li><li>2004年5月ひまわり病院勤務</li></ul>
     <p>趣味は山歩きです。</p>`,
  );
  includes(found, 'employment|北海病院||1999', 'employment|ひまわり病院||2004');
  assert.ok(!found.some((fact) => fact.startsWith('employment|ひまわり病院||2004||false')), found.join('\n'));
});

test('lines of one paragraph are entries of their own, and "研究科 教授" is a post', () => {
  const found = facts(
    'ja',
    `<h1>森田 花子</h1><p>2019/6- 北海大学 理学研究科 教授<br>2014/4–2019/5 南海大学 工学研究科 准教授<br>2010/4–2014/3 東海研究所 研究員</p>
     <p>水と氷の研究をしています。</p>`,
  );
  includes(
    found,
    'employment|北海大学|理学研究科 教授|2019',
    'employment|南海大学|工学研究科 准教授|2014|2019|false',
    'employment|東海研究所|研究員|2010|2014|false',
  );
});

test('a degree set apart from the word of leaving, and told in the past', () => {
  includes(
    facts(
      'ja',
      '<h1>森田 花子</h1><h2>経歴</h2><p>北海大学 歯学部 卒業</p><p>株式会社アオバにて開発業務に従事しました。</p>',
    ),
    'education|北海大学|歯学部 卒業',
    'employment|株式会社アオバ||||false',
  );
});

test('Chinese: a branch inside the name of a firm, a study that goes on, a line with a label of its own', () => {
  includes(
    facts(
      'zh',
      '<h1>王小明</h1><p>王小明，女，2009年创办海图（银川）律师事务所，现为海图（银川）律师事务所合伙人，同时在南海大学攻读博士学位，业余时间为社区居民提供法律咨询。</p>',
    ),
    'employment|海图（银川）律师事务所|合伙人|||true',
    'education|南海大学|博士学位',
  );
  includes(facts('zh', '<h1>王小明</h1><ul><li>學歷：東海大學 數學系</li></ul>'), 'education|東海大學');
});

test('short sentences: who works where, what a relative does, what is left and what goes on', () => {
  const page = (name: string, text: string): string => `<h1>${name}</h1><p>${text}</p>`;
  const traps: readonly [string, string][] = [
    ['zh', page('王小明', '该项目由王小明牵头，与北海航空航天大学合作完成。')],
    ['ja', page('森田花子', '東海自動車との共同研究を行い、成果を北海工科大学で発表した。')],
    ['ja', page('森田花子', '夫の健一は北海大学の教授である。二人は札幌に暮らしている。')],
    ['ko', page('김하늘', '남편 이바다는 북해대학교 교수이고, 두 사람은 부산에 산다.')],
  ];
  for (const [language, html] of traps)
    assert.deepEqual(
      facts(language, html).filter((fact) => fact.startsWith('employment')),
      [],
      html,
    );
  includes(
    facts('zh', page('王小明', '王小明博士现任职于北海科学院自动化研究所，任研究员、博士生导师。')),
    'employment|北海科学院自动化研究所|研究员||',
  );
  const passed = facts(
    'ja',
    page(
      '森田花子',
      '北海研究所研究員、東海大学客員研究員を経て2012年より現職。専門は情報学、人工知能と計算機の歴史である。',
    ),
  );
  assert.ok(!passed.some((fact) => fact.includes('研究員') && fact.endsWith('true')), passed.join('\n'));
});

test('titles that run into the name of a Japanese company stand behind it', () => {
  const found = facts('ja', '<h1>森田 花子</h1><p>株式会社アオバ代表取締役社長CEO。ミドリ株式会社執行役員兼CTO。</p>');
  includes(found, 'employment|株式会社アオバ|代表取締役社長CEO', 'employment|ミドリ株式会社|執行役員兼CTO');
});

test('a company behind a year, what was done there, and "one of the banks"', () => {
  const japanese = facts(
    'ja',
    '<h1>山田 花子</h1><h2>経歴</h2><p>2009年株式会社アオバ設立、代表取締役に就任。</p><p>2004年(株)ミドリ入社。</p>',
  );
  includes(japanese, 'employment|株式会社アオバ|', 'employment|(株)ミドリ|');
  const chinese = facts('zh', '<h1>王小明</h1><p>王小明律师曾在一家著名投资银行担任分析师。</p>');
  assert.deepEqual(chinese, []);
});

test('the guests of an event do not work for it', () => {
  const found = facts(
    'fr',
    '<h1>Équipe</h1><h3>Orla Vantreight</h3><p>Développeuse</p><h3>Piet Maas</h3><p>Graphiste</p>',
    'Hackathon Marl 2021',
  );
  assert.ok(
    found.every((fact) => !fact.includes('Hackathon')),
    found.join('\n'),
  );
});

test('what happened in a year is no employer', () => {
  const found = facts(
    'ja',
    '<h1>森田 花子</h1><h2>経歴</h2><p>1985年<br>結婚</p><p>2004年<br>丸山クリニック勤務</p><p>2020年<br>Web制作活動開始</p>',
  );
  assert.deepEqual(
    found.map((fact) => fact.split('|')[1]),
    ['丸山クリニック'],
  );
});

test('a Cyrillic legal form comes before the name, in quotes or without', () => {
  const found = facts(
    'ru',
    `<h1>Орлова Анна Ивановна</h1><h2>Опыт работы</h2><ul><li>09.2015-02.2017 бухгалтер ООО Талекрис г.Маяк</li>
     <li>02.2012 – 12.2012 – бухгалтер в компании ДП «Белый маяк»</li><li>06.2010 – 09.2011 бухгалтер, ПИИ "Заря"</li></ul>`,
  );
  includes(found, 'employment|ООО Талекрис|', 'employment|ДП «Белый маяк»|', 'employment|ПИИ "Заря"|');
  assert.equal(found.length, 3, found.join('\n'));
});

test('a Korean researcher is no institute, unless another title follows', () => {
  const found = facts(
    'ko',
    '<h1>김하늘</h1><h2>경력</h2><ul><li>2010-2012 한빛 시니어 연구원</li><li>2013-2015 바다 연구원 팀장</li></ul>',
  );
  includes(found, 'employment|바다 연구원|팀장');
  assert.ok(!found.some((fact) => fact.includes('시니어 연구원|')), found.join('\n'));
});

test('Chinese employers without a word of an organisation, by the words around them', () => {
  const orgs = (sentence: string) =>
    facts('zh', `<h1>王晓明</h1><p>${sentence}</p>`)
      .filter((fact) => fact.startsWith('employment'))
      .map((fact) => fact.split('|')[1])
      .sort();
  assert.deepEqual(orgs('王晓明曾任海康、蓝山设计总监，热爱书法、旅行和摄影，喜欢写作。'), ['海康', '蓝山']);
  assert.deepEqual(orgs('王晓明先后就职于海康、蓝山等知名互联网企业，热爱书法、旅行和摄影。'), ['海康', '蓝山']);
  assert.deepEqual(orgs('2003年至2014年，王晓明先后在海康、蓝山和白云担任总监，热爱书法和摄影。'), [
    '海康',
    '白云',
    '蓝山',
  ]);
  assert.deepEqual(orgs('王晓明曾任职于多家国内知名企业，现负责全球研发工作，热爱书法和摄影。'), []);
});

test('the form of a body stands before its name: 법무법인, 弁護士法人, 公益財団法人', () => {
  const korean =
    '<h1>김하늘</h1><h2>경력</h2><ul><li>2005년 법무법인 바다 변호사</li><li>대형 법무법인에서 근무</li></ul>';
  includes(facts('ko', korean), 'employment|법무법인 바다|변호사');
  assert.ok(!facts('ko', korean).some((fact) => fact.includes('에서')));
  includes(
    facts(
      'ja',
      '<h1>森田 花子</h1><h2>略歴</h2><ul><li>2010年 弁護士法人サンゴ入所</li><li>2015年 公益財団法人青海財団 事務局長</li><li>2016年 医療法人青海会等勤務</li></ul>',
    ),
    'employment|弁護士法人サンゴ|',
    'employment|公益財団法人青海財団|事務局長',
    'employment|医療法人青海会|',
  );
  const behind = '<h1>森田 花子</h1><h2>略歴</h2><ul><li>2018年 青海弁護士法人 入所</li></ul>';
  assert.ok(!facts('ja', behind).some((fact) => fact.includes('入所')), facts('ja', behind).join('\n'));
});

test('the career of a speaker under their introduction is read, and the gathering employs nobody', () => {
  const found = facts(
    'ja',
    '<h1>青海講演会</h1><h3>海の話</h3><p>講演者: 森田花子先生</p><h3>講演者紹介</h3><table><tr><th>1992年</th><td>北海病院 眼科医師</td></tr><tr><th>1997年</th><td>北海大学 講師</td></tr></table>',
    '講演者紹介 | 青海大会',
  );
  includes(found, 'employment|北海病院|', 'employment|北海大学|講師');
  assert.ok(!found.some((fact) => fact.includes('青海大会')), found.join('\n'));
});

test('in a list of posts the employer stands right before its title, and in a line that says "former"', () => {
  const chinese = facts(
    'zh',
    `<h3>林海文</h3><p>重要經歷</p><p>– 海潮科技市場副總經理</p><p>- 藍灣商城 全球電商負責人</p>
     <p>– 海興投資 (集團創投) 總經理</p><p>– 多家上市公司董監事</p>`,
  );
  assert.deepEqual(chinese.map((fact) => fact.split('|').slice(1, 3).join(' ')).sort(), [
    '海潮科技 市場副總經理',
    '海興投資 總經理',
    '藍灣商城 全球電商負責人',
  ]);
  const korean = facts(
    'ko',
    `<h1>김하늘</h1><p>투자 심사 업무를 담당하며 초기 기업의 성장을 돕는다. 前 바다독스 디렉터, 마르곤 사업기획실 과장.</p>
     <ul><li>前) 솔향진 대표이사</li></ul>`,
  );
  assert.deepEqual(
    korean.map((fact) => fact.split('|')[1]).sort(),
    ['마르곤', '바다독스', '솔향진'],
    korean.join('\n'),
  );
});

test('a title alone on its line names no employer', () => {
  const found = facts(
    'zh',
    '<h1>王小明</h1><h2>工作经历</h2><h3>海外项目经理</h3><h4>海图科技有限公司</h4><p>2019年 - 2021年</p>',
  );
  assert.ok(
    found.every((fact) => fact.split('|')[1] === '海图科技有限公司'),
    found.join('\n'),
  );
});

test('boards in Taiwan: what heads their studies and posts, and "(股)公司"', () => {
  const found = facts(
    'zh',
    `<h3>林海文</h3><div>主要經（學）歷</div><ul><li>東海大學數學系</li><li>藍海企業學研究所碩士</li></ul><div>目前兼任本公司及其他公司之職務</div>
     <ul><li>海通資訊（股）公司董事</li><li>藍加軟件（銀川）股份有限公司董事長</li><li>海融創新顧問(股)公司副總經理</li></ul>`,
  );
  includes(
    found,
    'education|東海大學',
    'education|藍海企業學研究所|碩士',
    'employment|海通資訊（股）公司|董事',
    'employment|藍加軟件（銀川）股份有限公司|董事長',
    'employment|海融創新顧問(股)公司|副總經理',
  );
});

test('Japanese companies in Latin letters of several words, and with an ending in hiragana', () => {
  const found = facts(
    'ja',
    `<h1>森田 花子</h1><p>青海大学法学部卒業。Red Harbor Japan株式会社を経てミドリ株式会社に入社。2010年ハコべる株式会社を共同創業。</p>
     <p>株式会社ABC Holdings 代表取締役</p>`,
  );
  includes(
    found,
    'employment|Red Harbor Japan株式会社|',
    'employment|ミドリ株式会社|',
    'employment|ハコべる株式会社|',
    'employment|株式会社ABC Holdings|代表取締役',
  );
});

test('a heading that asks opens no list of projects', () => {
  const html =
    '<h1>王小明</h1><h2>是谁在统筹这些项目？</h2><p>我叫王小明，本科毕业于东海大学经济学专业，喜欢读书、写作和长跑。</p>';
  includes(facts('zh', html), 'education|东海大学');
});

test('Chinese: the next employer of a list, one that was joined, the firm that a clause calls somebody founder of', () => {
  const orgs = (sentence: string) =>
    facts('zh', `<h1>王晓明</h1><p>${sentence}</p>`)
      .filter((fact) => fact.startsWith('employment'))
      .map((fact) => fact.split('|')[1])
      .sort();
  assert.deepEqual(orgs('曾任海康资深研发工程师，蓝山首席架构师。2014 年加入白云创智任 CTO，热爱书法和摄影。'), [
    '海康',
    '白云创智',
    '蓝山',
  ]);
  assert.deepEqual(orgs('海图加速器创始人，热爱书法、旅行和摄影，喜欢写作。'), ['海图加速器']);
  assert.deepEqual(orgs('现在海图项目管理部担任海外业务经理，热爱书法、旅行和摄影。'), []);
});

test('Chinese: clauses of a list of offices, a list of schools, what stands before a name and is none of it', () => {
  const found = (sentence: string, kind: string) =>
    facts('zh', `<h1>王晓明</h1><p>${sentence}</p>`)
      .filter((fact) => fact.startsWith(kind))
      .map((fact) => fact.split('|')[1])
      .sort();
  assert.deepEqual(
    found('海图协议创始人，云舟网联合创始人兼副总裁，蓝山高级研发总监，热爱书法和摄影。', 'employment'),
    ['云舟网', '海图协议', '蓝山'],
  );
  assert.deepEqual(found('毕业于东海大学，北湾大学。热爱书法、旅行和摄影，喜欢写作。', 'education'), [
    '东海大学',
    '北湾大学',
  ]);
  assert.deepEqual(found('拥有东海大学学士学位，以及南海大学北湾分校硕士学位。', 'education'), [
    '东海大学',
    '南海大学北湾分校',
  ]);
  assert.deepEqual(
    found('毕业于东海大学法学专业，执业律师，在国有银行工作超过十年，拥有银行、保险从业资格，热爱书法。', 'employment'),
    [],
  );
  assert.deepEqual(
    found('曾在海康公关传播体系内任职十年，曾任职国有银行企业结算专员，外资银行负责人。', 'employment'),
    [],
  );
});

test('Korean: a trade that stands alone, an old name, a particle between two firms, a firm of accountants', () => {
  const found = facts(
    'ko',
    `<h1>김하늘</h1><p>대표변호사</p><p>민사전문 건설/부동산</p><h4>경력</h4><ul><li>前 바다의원(구 하늘라인의원) 부원장</li>
     <li>(전) 솔향회계법인 회계사</li></ul><p>㈜케이마루와 ㈜이노마루 관리 본부장을 역임했고 지금은 바다에서 지낸다.</p>`,
  );
  assert.deepEqual(
    found.map((fact) => fact.split('|')[1]).sort(),
    ['㈜이노마루', '㈜케이마루', '바다의원', '솔향회계법인'],
    found.join('\n'),
  );
});

test('a newspaper employs its reporters, and not those it writes about', () => {
  const html = `<header>바다신문</header><h1>이 달의 인물</h1><h3>김하늘</h3><p>내과 교수</p><h3>이바다</h3><p>기자</p>`;
  const found = facts('ko', html, '이 달의 인물 - 바다신문').filter((fact) => fact.includes('바다신문'));
  assert.deepEqual(
    found.map((fact) => fact.split('|')[2]),
    ['기자'],
    found.join('\n'),
  );
});

test('Korean: a sentence about another professor by family name, and the staff of firms', () => {
  const found = facts(
    'ko',
    `<h1>우하늘 교수</h1><p>우 교수는 남산대학교를 졸업했다. 외과 최바다 교수도 자리를 옮겼다. 최 교수는 북해대학교를 졸업하고 동해병원을 거쳐 합류했다.</p>
     <p>누리소프트 직원들이 쓰는 서비스를 만들었고 오랫동안 사용자를 만나며 제품을 다듬어 왔다.</p>`,
  );
  assert.ok(
    found.every((fact) => !/북해대학교|동해병원|누리소프트/.test(fact)),
    found.join('\n'),
  );
});

test('Korean news: each sentence is about the doctor whom it names', () => {
  const found = facts(
    'ko',
    `<h1>김바다 전문의</h1><p>이번에 임용된 신경외과 김바다 전문의는 남산대학교 의과대학을 졸업하고 동해병원 과장을 역임했으며, 뇌혈관을 본다.</p>
     <p>혈액종양내과에 새로 임용된 이하늘 전문의는 북해대학교 의과대학을 졸업하고 서해병원 임상강사를 역임했으며, 폐암을 본다.</p>`,
  );
  assert.ok(found.length > 0 && found.every((fact) => !/북해대학교|서해병원/.test(fact)), found.join('\n'));
});

test('Korean: particles are no part of a name or a title', () => {
  const found = facts(
    'ko',
    `<h1>이하늘 변호사</h1><p>이하늘 변호사는 한솔대학교 법과대학을 졸업하였습니다. 1996년부터 2008년까지 남강지방법원 판사, 북해고등법원 판사로 근무하였고, 2008년 법무법인 새벽강에 합류하였습니다.</p>
     <p>주식회사 누리전자 법무팀에서 사내변호사로 일했으며 2001년 북해전자에 입사해 연구소장을 지냈다.</p>`,
  );
  includes(
    found,
    'education|한솔대학교',
    'employment|남강지방법원|판사',
    'employment|북해고등법원|판사',
    'employment|주식회사 누리전자|사내변호사',
    'employment|북해전자|연구소장',
  );
  assert.ok(
    found.some((fact) => /^employment\|법무법인 새벽강\|/.test(fact)),
    found.join('\n'),
  );
});

test('Chinese: accountants, plants and banks by their words, two firms beside "and", Latin names behind a country', () => {
  const found = facts(
    'zh',
    `<h1>周敏</h1><p>周敏女士，毕业于南岭大学会计学专业。1988年7月至1996年5月，任东湖机械厂技术员；历任信衡会计师事务所审计员、项目经理，华岭证券投资银行部高级经理，现任公司董事、总经理。</p>
     <p>曾任职於理誠國際法律事務所及宏岳銀行法務部，後任美國Tallow Heart Institute研究員。</p>`,
  );
  includes(
    found,
    'employment|东湖机械厂|技术员',
    'employment|信衡会计师事务所|审计员',
    'employment|华岭证券|',
    'employment|理誠國際法律事務所|',
    'employment|Tallow Heart Institute|研究員',
  );
  assert.ok(
    found.every((fact) => !/\|公司\|/.test(fact)),
    found.join('\n'),
  );
});

test('Japanese: a title behind "this clinic" is held there', () => {
  const found = facts(
    'ja',
    '<h1>森下 由美</h1><p>東浜医科大学卒業後、同大学附属病院皮膚科に入局。白波市民病院、みなと皮フ科での勤務を経て、2016年より当院副院長。</p>',
  );
  assert.ok(
    found.some((fact) => /白波市民病院\|\|/.test(fact)),
    found.join('\n'),
  );
});

const posts = (language: string, html: string, title = 'x', organisations = NO_ORGANISATIONS): string[] =>
  facts(language, html, title, organisations)
    .filter((fact) => fact.startsWith('employment'))
    .map((fact) => fact.split('|').slice(1, 3).join(' ').trim())
    .sort();

test("a hospital's cards: heads of its departments, and a title in brackets behind the name", () => {
  const card = (name: string, title: string): string => `<div><h2>${name}</h2><p>${title}</p></div>`;
  assert.deepEqual(
    posts(
      'zh',
      `<h1>专家团队</h1>${card('王小明', '中医科主任 · 副主任医师')}${card('李晓红', '关节外科副主任 · 执业医师')}${card('张海涛', '首席骨科专家 · 院长')}
       <footer>南海医院</footer>`,
      '专家团队 - 南海医院',
    ),
    ['南海医院 中医科主任', '南海医院 关节外科副主任', '南海医院 首席骨科专家'],
  );
  assert.deepEqual(
    posts(
      'zh',
      '<h3>创始团队</h3><h4>王小明<span>（董事长）</span></h4><p>喜欢读书。</p><h4>李晓红<span>（联合创始人 · CEO）</span></h4><p>喜欢长跑。</p><footer>海图网</footer>',
      '公司介绍 - 海图网',
    ),
    ['海图网 联合创始人 · CEO', '海图网 董事长'].map((post) => post.replace(' · CEO', '')),
  );
});

test('Chinese: names in quotes and in Latin letters, parts of a firm, praise before a name', () => {
  const of = (sentence: string): string[] => posts('zh', `<h1>王晓明</h1><p>${sentence}热爱书法、旅行和摄影。</p>`);
  assert.deepEqual(of('2004年加入“海图保险”，出任集团财务经理。'), ['海图保险 集团财务经理']);
  assert.deepEqual(of('2013年加入全球著名手机游戏开发商 Tallow，负责开发。'), ['Tallow']);
  assert.deepEqual(of('2010-2012年任美国Tallow Harbor Inc.公司资深总监。'), ['Tallow Harbor Inc. 资深总监']);
  assert.deepEqual(of('曾就职于世界500强企业蓝山集团中央研究院。'), ['蓝山集团中央研究院']);
  assert.deepEqual(of('熟悉银行、保险、资产证券化等金融业务。'), []);
  assert.deepEqual(
    of('2009年起供职于北海支付技术有限公司，先后担任互联网事业部总监，产品运营中心总经理，商务中心总经理。').map(
      (post) => post.split(' ')[0],
    ),
    ['北海支付技术有限公司'],
  );
  assert.deepEqual(of('现任蓝山集团执行副总裁，东海大学经济学院金融硕士行业导师。'), [
    '东海大学经济学院 金融硕士行业导师',
    '蓝山集团 执行副总裁',
  ]);
});

test('Japanese: offices of accountants and architects, "和" that begins a name', () => {
  const list = (items: readonly string[]): string =>
    `<h1>森田 花子</h1><h2>経歴</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  assert.deepEqual(
    posts(
      'ja',
      list(['2004年 監査法人ミナト（現 有限責任監査法人ミナト）東京事務所 入社', '2009年 青海会計事務所 入社']),
    ),
    ['有限責任監査法人ミナト', '監査法人ミナト', '青海会計事務所'],
  );
  includes(facts('ja', list(['1998年', '和歌山大学附属小学校卒業'])), 'education|和歌山大学附属小学校');
});

test('Korean: short names that the data knows, ministries, prosecutors, mediators and mere members', () => {
  const school: Organisation = {
    id: 'bonafide:harbour',
    kind: 'school',
    country: 'KR',
    names: [{ value: '솔향대', kind: 'short' }],
    domains: [],
    relations: [],
  };
  const known = { ...NO_ORGANISATIONS, named: (name: string) => (name === '솔향대' ? [school] : []) };
  assert.deepEqual(
    posts(
      'ko',
      `<h1>김하늘</h1><h2>경력</h2><ul><li>솔향대 교수</li><li>법무부 보호국장</li><li>남강서부지검 검사장</li>
       <li>전 남강가정법원 조정위원</li><li>남강시청 위원</li></ul>`,
      'x',
      known,
    ),
    ['남강가정법원 조정위원', '남강서부지검 검사장', '법무부 보호국장', '솔향대 교수'],
  );
});

test('a grid of names and titles is of one person a cell, one of them unknown; "official site" is no part of a name', () => {
  assert.deepEqual(
    posts(
      'ja',
      `<h1>NPO青海ブレイブ</h1><h3>役員紹介</h3><table><tr><td>森田花子 顧問</td><td>山本太郎 会長</td><td>洋々本拓真 理事長</td><td>林健一 監事</td></tr></table>`,
      'NPO青海ブレイブ 公式サイト',
    ),
    ['NPO青海ブレイブ 会長', 'NPO青海ブレイブ 監事', 'NPO青海ブレイブ 顧問'],
  );
});

test('items of a name and a line each are of one person each, whatever the names', () => {
  const found = posts(
    'ko',
    `<h4>큐레이터</h4><ul><li>김하늘<br>솔향책방 대표</li><li>토마스 한<br>솔향대학교 교수</li></ul>
     <h4>위원</h4><ul><li>요나스 벨<br>Tallow Publishers</li><li>이바다<br>회장, 남강학회</li></ul>`,
  );
  assert.ok(!found.some((post) => /솔향대학교|Tallow/.test(post)), found.join('\n'));
});

test('whose site it is: "한국" is no bureau, and menus are no owners', () => {
  const html =
    '<h3>옴부즈맨</h3><h4>김하늘</h4><p>변호사</p><h4>이바다</h4><p>변호사</p><footer>Copyright (c) 한국솔향공사.</footer>';
  assert.deepEqual(posts('ko', `<div>고객참여</div>${html}`, '신고센터 | 고객참여 | 한국솔향공사'), [
    '한국솔향공사 변호사',
    '한국솔향공사 변호사',
  ]);
});

test('a sign before the heading of a career, studies and posts below it', () => {
  const card = (name: string, line: string): string =>
    `<h1>${name} 대표이사</h1><h1>▶ 전문이력</h1><ul><li>· 솔향대학교 전자공학 석사</li><li>${line}</li></ul>`;
  const found = facts(
    'ko',
    `${card('김하늘', '· <span>現</span> 솔향테크노파크 전문위원')}${card('이바다', '· <span>前</span> (주)남강 기술이사')}`,
  );
  includes(
    found,
    'education|솔향대학교|공학 석사',
    'employment|솔향테크노파크|전문위원',
    'employment|(주)남강|기술이사',
  );
});

test('Latin names with their legal form, "after founding", a name that runs into the employer', () => {
  includes(
    posts('ja', '<h1>森田 花子</h1><p>Tallow Inc. 代表取締役 大学2年生で起業し、海の写真を撮り続けている。</p>'),
    'Tallow Inc. 代表取締役',
  );
  const found = posts(
    'ja',
    '<h1>森田 花子</h1><p>2018年よりミナト金融株式会社取締役上級副社長に就任し、2019年に株式会社アオバ設立後、同社取締役社長も兼務する。</p>',
  );
  assert.ok(
    found.some((post) => post.startsWith('株式会社アオバ')) && !found.some((post) => /設立後|より/.test(post)),
    found.join('\n'),
  );
  const { findings } = readPage(
    pageOf('zh', '<h2>王小明<span>海图网创始人</span></h2><h2>李晓红<span>联合创始人</span></h2>', '公司介绍'),
    { person: { full_name: '王小明', aliases: [] }, claims: [], withParts: false },
    NO_ORGANISATIONS,
  );
  assert.deepEqual(
    findings.map(({ organisation }) => organisation?.name),
    ['海图网'],
  );
});

test('Japanese: a full stop or a stroke behind a title is none of it', () => {
  assert.deepEqual(
    posts(
      'ja',
      '<h1>大槻 花子</h1><p>海と山の写真を撮り続けている。株式会社ミドリ 代表取締役. 北海工科大学大学院非常勤講師.</p><p>税理士法人アオバ 代表社員 /</p>',
    ),
    ['北海工科大学大学院 非常勤講師', '株式会社ミドリ 代表取締役', '税理士法人アオバ 代表社員'],
  );
});

test('a line that is nothing but an employer, under a heading of work or on a card', () => {
  const card = (name: string, title: string, ...lines: string[]): string =>
    `<li><strong>${name}</strong><span>${title}</span><dl><dt>경력</dt>${lines.map((line) => `<dd>${line}</dd>`).join('')}</dl></li>`;
  const list = `<h1>TEAM</h1><ul>${card('김민서', '대표이사', '前 누리투자 팀장', '한별회계법인', '다온증권 리서치센터')}${card('박지훈', '이사', '누리소프트')}</ul>`;
  includes(facts('ko', list), 'employment|한별회계법인|', 'employment|다온증권|', 'employment|누리소프트|');
});

test('Japanese employers without a word of an organisation: entered, passed through, worked at', () => {
  const of = (sentence: string): string[] =>
    posts('ja', `<h1>森田 花子</h1><p>${sentence}休日は山を歩き、写真を撮り、絵を描いている。</p>`).map(
      (post) => post.split(' ')[0]!,
    );
  assert.deepEqual(of('大学を出て2005年に楽港に入社し、検索の開発に従事。'), ['楽港']);
  assert.deepEqual(of('2012年に米Tallow本社へ転職。'), ['Tallow']);
  assert.deepEqual(of('その後tallow、Norvaneでのリードを経て、2021年に独立。'), ['Norvane', 'tallow']);
  assert.deepEqual(of('青波堂を経て2013年より帰国。'), ['青波堂']);
  assert.deepEqual(of('海外留学を経て、大手広告代理店に入社。営業部を経て退職。'), []);
});

test('a cell of a career with years in it: a year opens each entry', () => {
  const found = facts(
    'ja',
    `<h1>堀田 花子</h1><table><tr><td>氏名</td><td>堀田 花子</td></tr><tr><td>略歴</td><td>1992年4月 株式会社ミナト 入社<br>2007年10月
     株式会社アオバ 営業部長</td></tr></table>`,
  );
  includes(found, 'employment|株式会社ミナト||1992', 'employment|株式会社アオバ|営業部長|2007');
});

test('two names that "and" joins in scripts without spaces, "is" and degrees before them', () => {
  const of = (sentence: string): string[] => [
    ...new Set(
      facts('zh', `<h1>蘇慧芝</h1><p>${sentence}熱愛書法、旅行和攝影，亦喜歡長跑。</p>`).map((fact) =>
        fact.split('|').slice(0, 2).join(' '),
      ),
    ),
  ];
  assert.deepEqual(of('蘇女士現時亦為海圖股份有限公司及藍山地產有限公司之獨立非執行董事。').sort(), [
    'employment 海圖股份有限公司',
    'employment 藍山地產有限公司',
  ]);
  assert.deepEqual(of('蘇女士擁有東海大學工學學士學位和北海商學院MBA學位。').sort(), [
    'education 北海商學院',
    'education 東海大學',
  ]);
  assert.deepEqual(of('曾在Tallow、Norvane等公司从事研发，更早时在蓝山咨询公司担任顾问。').sort(), [
    'employment Norvane',
    'employment Tallow',
    'employment 蓝山咨询公司',
  ]);
});

test('signs between spaces that the data knows', () => {
  const ministry: Organisation = {
    id: 'bonafide:harbour',
    kind: 'public_body',
    country: 'JP',
    names: [{ value: '港湾庁', kind: 'official' }],
    domains: [],
    relations: [],
  };
  const known = { ...NO_ORGANISATIONS, named: (name: string) => (name === '港湾庁' ? [ministry] : []) };
  assert.deepEqual(
    posts('ja', '<h1>森田 花子</h1><h2>経歴</h2><ul><li>2015年 港湾庁 監督局 課長補佐</li></ul>', 'x', known),
    ['港湾庁 監督局 課長補佐'],
  );
});

test('whose site it is: strokes without spaces part a title, the number of a licence and "all rights reserved" end a name', () => {
  const card = (name: string, title: string): string => `<div class="p"><h3>${name}</h3><p>${title}</p></div>`;
  const cards = card('王小明', '董事长') + card('李晓红', '财务总监');
  const of = (title: string, foot: string): string[] =>
    posts('zh', `<h1>管理团队</h1>${cards}<footer>${foot}</footer>`, title);
  const expected = ['海图科技股份有限公司 董事长', '海图科技股份有限公司 财务总监'].sort();
  assert.deepEqual(of('管理团队-关于我们-海图科技股份有限公司', '© 海图科技股份有限公司 苏ICP备00000000号'), expected);
  assert.deepEqual(of('管理团队', '海图科技股份有限公司 版权所有'), expected);
  assert.deepEqual(
    posts('ja', card('森田 花子', '代表取締役') + card('山本 太郎', '監査役'), '役員紹介｜会社情報｜アオバ商会'),
    ['アオバ商会 代表取締役', 'アオバ商会 監査役'],
  );
});

test('parts are no employers: a committee of the board, a faculty alone or behind its university', () => {
  assert.deepEqual(
    posts(
      'zh',
      '<div class="p"><h3>蘇慧芝女士</h3><p>獨立非執行董事、審核委員會主席</p></div><div class="p"><h3>王小明先生</h3><p>執行董事、薪酬委員會成員</p></div>',
    ),
    [],
  );
  const found = facts(
    'zh',
    '<h1>王小明</h1><p>所在单位：生命科学学院细胞生物学系</p><h2>现职</h2><ul><li>东海大学 设计学院 教授</li><li>北湾大学医学系 兼任讲师</li></ul>',
  );
  assert.deepEqual(
    found.map((fact) => fact.split('|').slice(0, 2).join(' ')),
    ['employment 东海大学', 'employment 北湾大学'],
  );
});

test('who is quoted in an article or wrote it, and who announces a successor, has no part of the career in it', () => {
  const of = (language: string, name: string, html: string): (string | undefined)[] =>
    readPage(
      pageOf(language, html, '公司新闻'),
      { person: { full_name: name, aliases: [] }, claims: [], withParts: false },
      NO_ORGANISATIONS,
    )
      .findings.filter(({ kind, organisation }) => kind === 'employment' && organisation?.how === 'text')
      .map(({ organisation }) => organisation?.name);
  const chinese =
    '<h1>海图重工聘任首席财务官</h1><p>王小明先生毕业于东海大学。历任蓝山股份有限公司财务部经理、副总监。</p><p>公司董事长李晓红表示，王小明先生在行业内拥有丰富的财务管理经验。</p>';
  assert.deepEqual(of('zh', '李晓红', chinese), []);
  const korean =
    '<h1>솔향바이오, 김하늘 박사 영입</h1><p>이바다 기자 | 승인 2023.04.18</p><p>김 박사는 남강대학교에서 박사학위를 받은 뒤 주식회사 한빛소재 이사를 지냈다.</p>';
  assert.deepEqual(of('ko', '이바다', korean), []);
  const japanese =
    '<h1>代表取締役の異動</h1><p>株式会社ミナト<br>代表取締役社長 森田 花子</p><table><tr><td>氏名</td><td>山本 太郎</td></tr><tr><td>略歴</td><td>1992年4月 株式会社アオバ 営業部長<br>2007年10月 青波商事株式会社 取締役</td></tr></table>';
  assert.ok(!of('ja', '森田 花子', japanese).some((name) => name?.includes('アオバ')));
});

test('items of a career that are an employer and a title, titles of works and who brought them out', () => {
  assert.deepEqual(
    posts('zh', '<h1>高子晴</h1><h3>經歷</h3><ul><li>蔚藍公關 客戶總監</li><li>TLWS新聞台 記者、主播</li></ul>').map(
      (post) => post.split(' ')[0],
    ),
    ['TLWS新聞台', '蔚藍公關'],
  );
  assert.deepEqual(posts('ja', '<h1>森田 花子</h1><p>『データで変わる港湾会社』（青波書店株式会社）著者。</p>'), []);
  // What was done in a post names others.
  const job = (line: string): string =>
    `<div class="job"><h3>한별랩</h3><p>Product Owner · 2021.03 ~ 현재</p><ul><li>${line}</li><li>이용자 3배 성장</li></ul></div>`;
  assert.ok(
    !posts('zh', `<h1>汪一舟</h1><h2>工作经历</h2>${job('与蔚蓝云团队合作完成机房迁移')}`).some((post) =>
      post.includes('蔚蓝'),
    ),
  );
});

test('lines that are no names, cells with an entry a line, places that were only visited', () => {
  const row = (year: string, line: string): string => `<tr><td>${year}</td><td>${line}</td></tr>`;
  const { findings } = readPage(
    pageOf(
      'ja',
      `<h1>森田 花子</h1><table>${row('平成5年4月', '国立青海病センター レジデント')}${row('平成8年4月', '青波循環器病センター 医長')}</table>`,
      '森田 花子',
    ),
    { person: { full_name: '森田 花子', aliases: [] }, claims: [], withParts: false },
    NO_ORGANISATIONS,
  );
  assert.ok(findings.some(({ organisation }) => organisation?.name === '青波循環器病センター'));
  const cell = `<h1>童志強</h1><table><tr><td>主要學經歷</td><td>東湖大學會計系<br>海圖醫院 經理<br>藍山銀行 財務協理</td></tr></table>`;
  const found = facts('zh', cell);
  includes(found, 'employment|海圖醫院|經理', 'employment|藍山銀行|財務協理');
  assert.ok(!found.some((fact) => /^employment\|東湖大學/.test(fact)), found.join('\n'));
  assert.deepEqual(
    posts('ko', '<h1>김하늘</h1><p>김하늘 위원장은 12일 남강구청을 방문해 주민 의견을 전달했다.</p>'),
    [],
  );
  includes(
    posts('ja', '<h1>森田 花子</h1><p>タロウキャリアで法人営業、人材会社の役員を経て2018年に独立した写真家。</p>'),
    'タロウキャリア',
  );
});
