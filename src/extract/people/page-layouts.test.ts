// The usual ways in which pages list people, in several languages: each person's part must hold their own school and nobody else's.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lexiconFor } from '../lexicon/language-words.ts';
import { languageOf } from '../lexicon/page-language.ts';
import { readDocument } from '../reading/read-document.ts';
import { askedScopes } from './asked-scopes.ts';
import { headName } from './head-name.ts';
import { isKnownName, leadingName } from './leading-name.ts';
import { makeNameFinder } from './name-finder.ts';
import { sectionOfHeading } from './sections.ts';

interface Listed {
  /** As a job asks for them. */
  name: string;
  /** As the page writes it. */
  written: string;
  title: string;
  bio: string;
  school: string;
}

const person = (name: string, written: string, title: string, bio: string, school: string): Listed => ({
  name,
  written,
  title,
  bio: bio.replace('@', school),
  school,
});

const PEOPLE: Record<string, Listed[]> = {
  en: [
    person(
      'Orla Vantreight',
      'Orla Vantreight, PhD',
      'Chief Executive Officer',
      'She holds a degree from @ and enjoys hiking.',
      'Marl University',
    ),
    person(
      'Piet Maas',
      'Piet Maas',
      'Head of Sales',
      'Before joining us he studied at @ for four years.',
      'Tallow College',
    ),
    person(
      'Grace Okonjo',
      'Dr. Grace A. Okonjo',
      'Software Engineer',
      'Grace graduated from @ with honours.',
      'Norvane Institute',
    ),
  ],
  de: [
    person(
      'Anke Breitlinger',
      'Prof. Dr. med. Anke Breitlinger',
      'Fachärztin für Innere Medizin',
      'Studium der Humanmedizin an der @, danach Assistenzärztin.',
      'Universität Tallow',
    ),
    person(
      'Jörg Wesselkamp',
      'Dr. med. Jörg Wesselkamp',
      'Oberarzt',
      'Medizinstudium an der @ und Promotion.',
      'Hochschule Marl',
    ),
    person(
      'Silke Thormann',
      'Silke Thormann',
      'Praxismanagerin',
      'Ausbildung an der @ mit Abschluss 2009.',
      'Akademie Norvane',
    ),
  ],
  pl: [
    person(
      'Halina Dobrzycka',
      'mgr Halina Dobrzycka',
      'Adwokat',
      'Absolwentka Wydziału Prawa, @ w Tallowie.',
      'Uniwersytet Tallowski',
    ),
    person(
      'Marek Wieczorek',
      'dr n. med. Marek Wieczorek',
      'Radca prawny',
      'Ukończył studia na uczelni @ w 2004 roku.',
      'Akademia Marlska',
    ),
    person('Ewa Lisowska', 'Ewa Lisowska', 'Asystentka', 'Studiowała administrację, @ w Norwanie.', 'Szkoła Norwańska'),
  ],
  fr: [
    person(
      'Solène Marquet',
      'Solène MARQUET',
      'Avocate associée',
      "Diplômée de l'@, elle a prêté serment en 2008.",
      'Université de Tallow',
    ),
    person(
      'Bastien Courtois',
      'Bastien COURTOIS',
      'Avocat collaborateur',
      'Titulaire d’un master de l’@ (2012).',
      'Institut de Marl',
    ),
    person(
      'Noémie Delattre',
      'Noémie DELATTRE',
      'Juriste',
      'Formée à l’@, elle rejoint le cabinet en 2019.',
      'École de Norvane',
    ),
  ],
  ru: [
    person(
      'Лаврентьева Ольга Петровна',
      'Лаврентьева Ольга Петровна',
      'Главный врач',
      'Окончила @ в 1998 году.',
      'Таловский университет',
    ),
    person(
      'Гордеев Сергей Иванович',
      'Гордеев Сергей Иванович',
      'Врач-хирург',
      'Окончил @ в 2003 году.',
      'Марльский институт',
    ),
    person(
      'Миронова Анна Сергеевна',
      'Миронова Анна Сергеевна',
      'Медсестра',
      'Училась в @ до 2010 года.',
      'Норванский колледж',
    ),
  ],
  ja: [
    person('山本 花子', '山本 花子', '院長', '1998年 @医学部卒業。2003年より当院に勤務しております。', '多郎大学'),
    person('佐藤 健一', '佐藤 健一', '副院長', '2005年 @卒業。専門は内科で、地域医療に力を入れています。', '丸留大学'),
    person('鈴木 美咲', '鈴木 美咲', '医師', '2010年 @を卒業し、外科を専門としております。', '野場大学'),
  ],
  ko: [
    person('김민수', '김민수 원장', '대표원장', '@ 의과대학 졸업', '탈로대학교'),
    person('이서연', '이서연 원장', '부원장', '@ 치의학대학원 석사', '마를대학교'),
    person('박지훈', '박지훈 원장', '진료과장', '@ 졸업', '노반대학교'),
  ],
};

const each = (people: readonly Listed[], card: (one: Listed) => string): string => people.map(card).join('');

const LAYOUTS: Record<string, (people: readonly Listed[]) => string> = {
  'cards with a heading': (p) =>
    `<div class="team">${each(p, (o) => `<div class="member"><img alt=""><h3>${o.written}</h3><p class="role">${o.title}</p><p>${o.bio}</p></div>`)}</div>`,
  'title above the name': (p) =>
    `<ul>${each(p, (o) => `<li><span class="position">${o.title}</span><h4>${o.written}</h4><div class="text"><p>${o.bio}</p></div></li>`)}</ul>`,
  'heading and paragraphs in one element': (p) =>
    `<main>${each(p, (o) => `<h2>${o.written}</h2><p>${o.title}</p><p>${o.bio}</p>`)}</main>`,
  'heading with subheadings': (p) =>
    `<main>${each(p, (o) => `<h2>${o.written}</h2><h3>CV</h3><p>${o.bio}</p><h3>Info</h3><p>${o.title}</p>`)}</main>`,
  'bold name on a line of its own': (p) =>
    `<div>${each(p, (o) => `<p><strong>${o.written}</strong></p><p>${o.title}</p><p>${o.bio}</p>`)}</div>`,
  'bold name and text in one paragraph': (p) =>
    `<div>${each(p, (o) => `<p><strong>${o.written}</strong><br>${o.title}<br>${o.bio}</p>`)}</div>`,
  'caption and text beside it': (p) =>
    `<div>${each(p, (o) => `<figure><img alt=""><figcaption>${o.written} – ${o.title}</figcaption></figure><p>${o.bio}</p>`)}</div>`,
  'two columns': (p) =>
    each(
      p,
      (o) =>
        `<div class="row"><div class="col-4"><img alt=""><p>${o.written}</p></div><div class="col-8"><p>${o.title}</p><p>${o.bio}</p></div></div>`,
    ),
  'rows of a table': (p) =>
    `<table>${each(p, (o) => `<tr><td>${o.written}</td><td>${o.title}</td><td>${o.bio}</td></tr>`)}</table>`,
  'rows with photograph and text': (p) =>
    `<table>${each(p, (o) => `<tr><td><img alt=""></td><td><b>${o.written}</b><br>${o.title}<br>${o.bio}</td></tr>`)}</table>`,
  'definition list': (p) => `<dl>${each(p, (o) => `<dt>${o.written}</dt><dd>${o.title}. ${o.bio}</dd>`)}</dl>`,
  'photographs first, biographies in dialogs': (p) =>
    `<div class="grid">${each(p, (o) => `<a href="#d${p.indexOf(o)}"><span class="name">${o.written}</span></a>`)}</div>${each(p, (o) => `<div class="modal" id="d${p.indexOf(o)}" style="display:none"><h5>${o.written}</h5><p>${o.bio}</p></div>`)}`,
  'list of lines': (p) =>
    `<ul>${each(p, (o) => `<li><a href="/x">${o.written}</a> – ${o.title} – ${o.bio}</li>`)}</ul>`,
  'biography above the name': (p) =>
    `<div class="team">${each(p, (o) => `<div class="card"><p>${o.bio}</p><h4>${o.written}</h4><p class="role">${o.title}</p></div>`)}</div>`,
  'nested elements without classes': (p) =>
    `<div><div>${each(p, (o) => `<div><div><div><p>${o.written}</p></div><div><p>${o.title}</p></div></div><div><p>${o.bio}</p></div></div>`)}</div></div>`,
};

for (const [language, people] of Object.entries(PEOPLE)) {
  for (const [layout, html] of Object.entries(LAYOUTS)) {
    test(`${layout} (${language})`, () => {
      const body = new TextEncoder().encode(
        `<!doctype html><html lang="${language}"><head><title>Team</title></head><body><h1>Team</h1>${html(people)}</body></html>`,
      );
      const page = readDocument({
        url: 'https://firm.example/team',
        status: 200,
        contentType: 'text/html; charset=utf-8',
        body,
      });
      for (const one of people) {
        const scopes = askedScopes(page, makeNameFinder({ full_name: one.name }), lexiconFor(languageOf(page)));
        const text = scopes.flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n');
        assert.ok(text.includes(one.school), `${one.name} has no ${one.school}: ${text}`);
        for (const other of people.filter((listed) => listed !== one))
          assert.ok(!text.includes(other.school), `${one.name} has ${other.school}: ${text}`);
      }
    });
  }
}

/** What the page is like, whom it is read for, its language, its markup: OWN and OWN2 are theirs, OTHER is not. */
const PROFILES: readonly [string, string, string, string][] = [
  [
    'advisors of entries of a CV',
    '罗景衡',
    'zh',
    '<title>罗景衡</title><h1>罗景衡</h1><h2>教育经历</h2><div><p>2014 — 2020</p><h3>博士</h3><p>OWN</p><p>导师：王小明教授</p></div><div><p>2010 — 2014</p><h3>学士</h3><p>OWN2</p><p>导师：李建国教授</p></div>',
  ],
  [
    'names with titles glued to them',
    '강나루',
    'ko',
    '<title>임원현황</title><h3>임원현황</h3><div><p>강나루협회장</p><p>OWN OWN2</p></div><div><p>오보람상근부회장</p><p>OTHER</p></div><div><p>정다은대표이사</p><p>OTHER</p></div>',
  ],
  [
    'h1 firm, h2 person',
    'Anke Breitlinger',
    'de',
    '<title>Kanzlei Tallow</title><header>Kanzlei Tallow</header><h1>Kanzlei Tallow</h1><h2>Rechtsanwältin Anke Breitlinger</h2><h3>Werdegang</h3><ul><li>1998 Studium OWN</li><li>seit 2004 Anwältin</li></ul><h3>Veröffentlichungen</h3><ul><li>Breitlinger, A., Wesselkamp, J.: Titel, OWN2</li></ul>',
  ],
  [
    'related people at the end',
    'Solène Marquet',
    'fr',
    '<title>Solène Marquet - Cabinet Tallow</title><h1>Solène MARQUET</h1><p>Avocate associée</p><h2>Formation</h2><p>OWN 2008</p><h2>Expérience</h2><p>OWN2</p><h2>Autres membres de l’équipe</h2><div class="c"><h3>Bastien COURTOIS</h3><p>OTHER</p></div><div class="c"><h3>Noémie DELATTRE</h3><p>OTHER</p></div>',
  ],
  [
    'name in title only',
    'Piet Maas',
    'nl',
    '<title>Piet Maas | CV</title><h1>Curriculum vitae</h1><h2>Opleiding</h2><p>OWN</p><h2>Werkervaring</h2><p>OWN2</p>',
  ],
  [
    'h1 about me, name in header logo',
    'Lucie Kubešová',
    'cs',
    '<title>O mně</title><header><a class="logo">Lucie Kubešová</a></header><main><h1>O mně</h1><p>Vystudovala jsem OWN.</p><h2>Praxe</h2><p>OWN2</p></main>',
  ],
  [
    'name in footer and nav only',
    'Lucie Kubešová',
    'cs',
    '<title>O mně</title><nav><a>Lucie Kubešová</a><a>Kontakt</a></nav><main><h1>O mně</h1><p>Vystudovala jsem OWN.</p><h2>Praxe</h2><p>OWN2</p></main><footer>© Lucie Kubešová 2024</footer>',
  ],
  [
    'coauthors named in list lines',
    'Grace Okonjo',
    'en',
    '<title>Grace Okonjo</title><h1>Grace Okonjo</h1><p>Professor at OWN.</p><h2>Selected publications</h2><p>Piet Maas, Grace Okonjo. A title. 2019.</p><p>John Smith, Grace Okonjo. A title. 2018.</p><p>Mary Jones, Grace Okonjo. Title. 2018</p><h2>Education</h2><p>OWN2</p>',
  ],
  [
    'students listed',
    'Grace Okonjo',
    'en',
    '<title>Okonjo Lab</title><h1>Grace Okonjo</h1><p>Professor at OWN.</p><h2>Students</h2><ul><li>Piet Maas, PhD 2010, now at OTHER</li><li>John Smith, MSc 2012, now at OTHER</li></ul><h2>Education</h2><p>OWN2</p>',
  ],
  [
    'table of labels',
    '山本 花子',
    'ja',
    '<title>教員紹介</title><h1>教員紹介</h1><table><tr><th>氏名</th><td>山本 花子</td></tr><tr><th>職名</th><td>教授</td></tr><tr><th>学歴</th><td>OWN卒業</td></tr><tr><th>職歴</th><td>OWN2</td></tr></table>',
  ],
  [
    'director letter',
    '山本 花子',
    'ja',
    '<title>院長挨拶 | 多郎クリニック</title><h1>院長挨拶</h1><p>当院は地域の皆様のために診療しております。</p><p>院長 山本 花子</p><h2>略歴</h2><ul><li>1998年 OWN卒業</li><li>2003年 OWN2勤務</li></ul>',
  ],
  [
    'letter signed at the end',
    'Marek Wieczorek',
    'pl',
    '<title>Słowo dyrektora</title><h1>Słowo dyrektora</h1><p>Ukończyłem OWN w 1999 roku.</p><p>Pracowałem w OWN2.</p><p>Marek Wieczorek, Dyrektor</p>',
  ],
  [
    'dl labels',
    'Лаврентьева Ольга Петровна',
    'ru',
    '<title>Сотрудники</title><h1>Лаврентьева Ольга Петровна</h1><dl><dt>Должность</dt><dd>Доцент</dd><dt>Образование</dt><dd>OWN</dd><dt>Опыт</dt><dd>OWN2</dd></dl>',
  ],
  [
    'news sidebar with people',
    'Jörg Wesselkamp',
    'de',
    '<title>Dr. Jörg Wesselkamp – Klinik Tallow</title><main><h1>Dr. med. Jörg Wesselkamp</h1><p>Chefarzt</p><h2>Vita</h2><p>OWN</p><p>OWN2</p></main><aside><h3>Ansprechpartner</h3><p>Silke Thormann</p><p>OTHER</p></aside>',
  ],
  [
    'two people on a contact page',
    'Jörg Wesselkamp',
    'de',
    '<title>Unsere Ärzte</title><h1>Unsere Ärzte</h1><h2>Dr. Jörg Wesselkamp</h2><p>OWN</p><p>OWN2</p><h2>Dr. Anke Breitlinger</h2><p>OTHER</p>',
  ],
  [
    'two people, different heading levels',
    'Jörg Wesselkamp',
    'de',
    '<title>Unsere Ärzte</title><h1>Unsere Ärzte</h1><h2>Dr. Jörg Wesselkamp</h2><p>OWN</p><h3>Werdegang</h3><p>OWN2</p><h2>Team</h2><h3>Silke Thormann</h3><p>OTHER</p>',
  ],
  [
    'name split first/last in spans',
    'Solène Marquet',
    'fr',
    '<title>Équipe</title><h1>Équipe</h1><div class="m"><h3><span>Solène</span><br><span>Marquet</span></h3><p>OWN</p><p>OWN2</p></div><div class="m"><h3><span>Bastien</span><br><span>Courtois</span></h3><p>OTHER</p></div>',
  ],
  [
    'tabs',
    'Ewa Lisowska',
    'pl',
    '<title>Zespół</title><h1>Zespół</h1><ul><li><a href="#t1">Ewa Lisowska</a></li><li><a href="#t2">Halina Dobrzycka</a></li></ul><div id="t1" class="tab-pane"><h3>Ewa Lisowska</h3><p>OWN</p><p>OWN2</p></div><div id="t2" class="tab-pane" style="display:none"><h3>Halina Dobrzycka</h3><p>OTHER</p></div>',
  ],
  [
    'a whole page in one cell of a table, names as headings and again in their biographies',
    'Pitra Maasen',
    'en',
    '<title>Keynotes</title><table><tr><td><h3>Title: Heat</h3><h3>Quelda Quillen</h3><p>Lecturer, Marl</p><p><b>Bio</b>: Quelda Quillen took OTHER and has since worked on thin films, on how they carry heat, on how their surfaces age under load, and on much else.</p><h3>Title: Tides</h3><h3>Orsa Brandel</h3><p>Professor, Marl</p><p><b>Bio</b>: Orsa Brandel took OTHER and has since worked on thin films, on how they carry heat, on how their surfaces age under load, and on much else.</p><h3>Title: Snow</h3><h3>Pitra Maasen</h3><p>Reader, Tallow</p><p><b>Bio</b>: Pitra Maasen took OWN and has since worked on thin films, on how they carry heat, on how their surfaces age under load, and on much else.</p><p>OWN2</p></td></tr></table>',
  ],
  [
    'names and titles in headings of one kind',
    'Piet Maas',
    'en',
    '<title>Team</title><div class="m"><div class="row"><h3>Grace Okonjo</h3></div><div class="row sub"><h3>Chief Engineer</h3></div><p>OTHER</p></div><div class="m"><div class="row"><h3>Piet Maas</h3></div><div class="row sub"><h3>Director of Sales</h3></div><p>OWN</p><p>OWN2</p></div>',
  ],
  [
    'speakers under talks',
    'Piet Maas',
    'en',
    '<title>Program</title><h1>Program</h1><h2>Opening</h2><p>10:00</p><p>Speaker: Piet Maas</p><p>OWN OWN2</p><h2>Keynote</h2><p>11:00</p><p>Speaker: Grace Okonjo</p><p>OTHER</p>',
  ],
  [
    'image alt only, name in bio first sentence',
    'Grace Okonjo',
    'en',
    '<title>Team</title><h1>Team</h1><div class="b"><p>Grace Okonjo is our CTO. She studied at OWN.</p><p>Before she was at OWN2.</p></div><div class="b"><p>Peter Maas is our CFO. He studied at OTHER.</p></div>',
  ],
  [
    'flat paragraphs starting with name',
    'Grace Okonjo',
    'en',
    '<title>Team</title><h1>Team</h1><p>Grace Okonjo is our CTO. She studied at OWN.</p><p>Before that she was at OWN2.</p><p>Peter Maas is our CFO. He studied at OTHER.</p><p>John Smith is counsel, OTHER.</p>',
  ],
  [
    'flat paragraphs starting with name (it)',
    'Chiara Bellandi',
    'it',
    "<title>Chi siamo</title><h1>Chi siamo</h1><p>L'avv. Chiara Bellandi si è laureata presso OWN.</p><p>È stata OWN2.</p><p>L'avv. Marco Tessari si è laureato presso OTHER.</p>",
  ],
  [
    'flat paragraphs (es)',
    'Lucía Ferrándiz',
    'es',
    '<title>Equipo</title><h1>Equipo</h1><p><b>Lucía Ferrándiz.</b> Licenciada por OWN. Trabajó en OWN2.</p><p><b>Tomás Aguirre.</b> Licenciado por OTHER.</p>',
  ],
  [
    'lines with br in one paragraph',
    'Lucía Ferrándiz',
    'es',
    '<title>Equipo</title><h1>Equipo</h1><p>Lucía Ferrándiz<br>Abogada<br>OWN<br>OWN2</p><p>Tomás Aguirre<br>Abogado<br>OTHER</p>',
  ],
  [
    'lines with br, all in one paragraph',
    'Lucía Ferrándiz',
    'es',
    '<title>Equipo</title><h1>Equipo</h1><p>Lucía Ferrándiz<br>Abogada<br>OWN<br>OWN2<br><br>Tomás Aguirre<br>Abogado<br>OTHER</p>',
  ],
  [
    'name heading in caps',
    'Lucía Ferrándiz',
    'es',
    '<title>Equipo</title><h1>Equipo</h1><h3>LUCÍA FERRÁNDIZ</h3><p>OWN</p><p>OWN2</p><h3>TOMÁS AGUIRRE</h3><p>OTHER</p>',
  ],
  [
    'rows of name/label columns',
    'Ewa Lisowska',
    'pl',
    '<title>Kadra</title><h1>Kadra</h1><table><tr><th>Lp.</th><th>Imię i nazwisko</th><th>Wykształcenie</th></tr><tr><td>1</td><td>Ewa Lisowska</td><td>OWN, OWN2</td></tr><tr><td>2</td><td>Halina Dobrzycka</td><td>OTHER</td></tr></table>',
  ],
  [
    'a column of the whole page with a paragraph a person',
    'Степан Марлов',
    'ru',
    '<title>Кафедра</title><table><tr><td><ul><li>О кафедре</li></ul></td><td><p><b>МАРЛОВ Степан Ильич</b> – доцент.<br>OWN<br>OWN2</p><p><b>ТАЛЛОВА Ольга Петровна</b> – профессор.<br>OTHER</p></td></tr></table>',
  ],
  [
    'accordion button name',
    'Ewa Lisowska',
    'pl',
    '<title>Kadra</title><h1>Kadra</h1><button>Ewa Lisowska</button><div class="panel"><p>OWN OWN2</p></div><button>Halina Dobrzycka</button><div class="panel"><p>OTHER</p></div>',
  ],
  [
    'name and title in a box, the career under headings below it, a deputy in bold',
    'Gernot Zellhuber',
    'de',
    '<title>Chefarzt</title><h1>Chefarzt</h1><div class="box"><p><b>Prof. Dr. med. habil. Gernot Zellhuber</b><br>Zusatzbezeichnung Internistische Intensivmedizin</p></div><h2>Beruflicher Werdegang</h2><p>OWN</p><h2>Ausbildung</h2><p>OWN2</p><h2>Stellvertretung</h2><p><b>Dr. med. Annegret Stohlmann</b><br>OTHER</p>',
  ],
  [
    'each one in a section of their own, the career in the sections that follow',
    'Anke Breitlinger',
    'de',
    '<title>Praxis</title><h1>Unsere Ärzte</h1><section><div><h2 class="n">Dr. Jörg Wesselkamp</h2><p>Leiter</p></div></section><section><p>Vita</p><h2>Werdegang</h2><p>OTHER</p></section><section><h2>Mitgliedschaften</h2><p>OTHER</p></section><section><p>Ärztin</p><div><h2 class="n">Dr. Anke Breitlinger</h2></div></section><section><p>Vita</p><h2>Werdegang</h2><p>OWN</p></section><section><h2>Mitgliedschaften</h2><p>OWN2</p></section>',
  ],
  [
    'the same of the first one, in Japanese',
    '山本花子',
    'ja',
    '<title>医師紹介</title><h1>医師紹介</h1><section><h2>院長</h2><div><h2 class="n">山本 花子</h2></div></section><section><p>Career</p><h2>資格・経歴</h2><ul><li>OWN</li></ul></section><section><h2>所属学会</h2><ul><li>OWN2</li></ul></section><section><h2>副院長</h2><div><p>OTHER</p><h2 class="n">鈴木 一郎</h2></div></section><section><h2>経歴</h2><ul><li>OTHER</li></ul></section>',
  ],
  [
    'names and careers as headings of one size',
    'Bastien Courtois',
    'fr',
    '<title>Cabinet</title><h1>Les associés</h1><h2>Solène Marquet</h2><p>Avocate</p><h2>Formation</h2><p>OTHER</p><h2>Bastien Courtois</h2><p>Avocat</p><h2>Formation</h2><p>OWN</p><h2>Publications</h2><p>OWN2</p><h2>Noémie Delattre</h2><p>Avocate</p><h2>Formation</h2><p>OTHER</p>',
  ],
  [
    'a list of cards, and below it what the whole group wrote',
    'Halina Dobrzycka',
    'pl',
    '<title>Zespół</title><h1>Zespół</h1><div class="c"><h3>Ewa Lisowska</h3><p>OTHER</p></div><div class="c"><h3>Halina Dobrzycka</h3><p>OWN OWN2</p></div><h2>Publikacje</h2><p>OTHER</p>',
  ],
  [
    'a report that goes on with the family name',
    'Swantje Brodersen',
    'de',
    '<title>Wechsel im Vorstand</title><h1>Wechsel im Vorstand</h1><p>Der Aufsichtsrat der Marl AG hat Dr. Swantje Brodersen zur neuen Finanzvorständin bestellt.</p><p>Brodersen (47) kommt von der OWN AG, wo sie seit 2016 tätig war.</p><p>Brodersen studierte in den neunziger Jahren an der OWN2 Universität.</p><p>Der Vorgänger Eckhard Mühlen war lange Jahre bei der OTHER AG tätig.</p>',
  ],
  [
    'sentences behind a label, in items of a programme',
    'Orla Vantreight',
    'en',
    '<title>Talks</title><h1>Talks</h1><ol><li><b>Talk 1</b><br><br><b>About the speaker</b>: Orla Vantreight is a professor at OWN. Her research is in tides, harbours and ships. She has a PhD from OWN2.</li><li><b>Talk 2</b><br><br><b>About the speaker</b>: Piet Maas is a professor at OTHER. His research is in tides, harbours and ships.</li></ol>',
  ],
  [
    'a box with the name and one with the text',
    'Orla Vantreight',
    'en',
    '<title>Team</title><h1>Team</h1><div class="who"><p><b>Orla Vantreight</b><br>Chief Executive Officer</p></div><div class="bio"><p>From boats to software and from there to the sea again, Orla has seen more of this trade than most people have, not least at OWN and OWN2.</p></div><div class="who"><p><b>Piet Maas</b><br>Treasurer</p></div><div class="bio"><p>From boats to software and from there to the sea again, Piet has seen more of this trade than most people have, not least at OTHER.</p></div>',
  ],
  [
    'details summary',
    'Ewa Lisowska',
    'pl',
    '<title>Kadra</title><h1>Kadra</h1><details><summary>Ewa Lisowska – adwokat</summary><p>OWN OWN2</p></details><details><summary>Halina Dobrzycka – radca</summary><p>OTHER</p></details>',
  ],
];

for (const [layout, name, language, html] of PROFILES) {
  test(`${layout} (${language})`, () => {
    const body = new TextEncoder().encode(`<!doctype html><html lang="${language}"><body>${html}</body></html>`);
    const page = readDocument({
      url: 'https://firm.example/x',
      status: 200,
      contentType: 'text/html; charset=utf-8',
      body,
    });
    const scopes = askedScopes(page, makeNameFinder({ full_name: name }), lexiconFor(language));
    const text = scopes.flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n');
    assert.match(text, /OWN(?!2)/);
    assert.match(text, /OWN2/);
    assert.doesNotMatch(text, /OTHER/);
  });
}

test('names behind forms of address of several languages', () => {
  for (const [language, line, name] of [
    ['de', 'OA Dr. Jens Quellmann', 'Jens Quellmann'],
    ['de', 'Dr. med. vet. Anja Quellmann', 'Anja Quellmann'],
    ['fr', 'Pr Claire Bourdonnet', 'Claire Bourdonnet'],
    ['nl', 'drs. A. (Anneke) Wierdsma', 'Anneke Wierdsma'],
    ['nl', 'Mevrouw Anneke Wierdsma', 'Anneke Wierdsma'],
    ['da', 'Cand.merc. Mette Hvidbjergsen', 'Mette Hvidbjergsen'],
    ['sv', 'Leg. psykolog Karin Ljungbrandt', 'Karin Ljungbrandt'],
    ['es', 'Lcda. Marta Valdecasa', 'Marta Valdecasa'],
  ] as const)
    assert.equal(headName(line, lexiconFor(language)), name, line);
});

test('a name is known by its given name, or by a family name of Asia', () => {
  for (const name of ['Raluca Vantreight', 'Jouko Vantreight', 'Wei Ling Wong', 'Quel Sharma'])
    assert.ok(isKnownName(name), name);
  for (const name of ['Harbour Inn', 'Central Park', 'Annual Report', '연구', '강연'])
    assert.ok(!isKnownName(name), name);
});

test('headings of two kinds', () => {
  for (const [language, heading, kind] of [
    ['da', 'Medlemskaber og tillidshverv', 'board'],
    ['de', 'Zur Person', 'about'],
    ['sv', 'Huvudsaklig sysselsättning', 'employment'],
  ] as const)
    assert.equal(sectionOfHeading(heading, lexiconFor(language)), kind, heading);
});

test('a Korean name with its title glued to it, and offices that only look so', () => {
  const korean = lexiconFor('ko');
  assert.equal(leadingName('강나루대표이사', korean), '강나루');
  for (const line of ['홍보실실장', '이사회의장', '연구소소장', '한빛전력사장'])
    assert.equal(leadingName(line, korean), null, line);
});

test('a short family name at the end of a line is no letters behind the name', () => {
  for (const [line, name] of [
    ['Dr. Orla Ma, CEO', 'Orla Ma'],
    ['Orla Sen', 'Orla Sen'],
    ['Orla Vantreight FACC', 'Orla Vantreight'],
    ['Orla Vantreight Ph.D.', 'Orla Vantreight'],
  ] as const)
    assert.equal(leadingName(line, lexiconFor('en')), name, line);
});
