// The usual ways in which pages list people, in several languages: each person's part must hold their own school and nobody else's.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lexiconFor } from '../lexicon/language-words.ts';
import { languageOf } from '../lexicon/page-language.ts';
import { readDocument } from '../reading/read-document.ts';
import { makeNameFinder } from './name-finder.ts';
import { scopesOf } from './person-scope.ts';

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
    person('Orla Vantreight', 'Orla Vantreight, PhD', 'Chief Executive Officer', 'She holds a degree from @ and enjoys hiking.', 'Marl University'),
    person('Piet Maas', 'Piet Maas', 'Head of Sales', 'Before joining us he studied at @ for four years.', 'Tallow College'),
    person('Grace Okonjo', 'Dr. Grace A. Okonjo', 'Software Engineer', 'Grace graduated from @ with honours.', 'Norvane Institute'),
  ],
  de: [
    person('Anke Breitlinger', 'Prof. Dr. med. Anke Breitlinger', 'Fachärztin für Innere Medizin', 'Studium der Humanmedizin an der @, danach Assistenzärztin.', 'Universität Tallow'),
    person('Jörg Wesselkamp', 'Dr. med. Jörg Wesselkamp', 'Oberarzt', 'Medizinstudium an der @ und Promotion.', 'Hochschule Marl'),
    person('Silke Thormann', 'Silke Thormann', 'Praxismanagerin', 'Ausbildung an der @ mit Abschluss 2009.', 'Akademie Norvane'),
  ],
  pl: [
    person('Halina Dobrzycka', 'mgr Halina Dobrzycka', 'Adwokat', 'Absolwentka Wydziału Prawa, @ w Tallowie.', 'Uniwersytet Tallowski'),
    person('Marek Wieczorek', 'dr n. med. Marek Wieczorek', 'Radca prawny', 'Ukończył studia na uczelni @ w 2004 roku.', 'Akademia Marlska'),
    person('Ewa Lisowska', 'Ewa Lisowska', 'Asystentka', 'Studiowała administrację, @ w Norwanie.', 'Szkoła Norwańska'),
  ],
  fr: [
    person('Solène Marquet', 'Solène MARQUET', 'Avocate associée', "Diplômée de l'@, elle a prêté serment en 2008.", 'Université de Tallow'),
    person('Bastien Courtois', 'Bastien COURTOIS', 'Avocat collaborateur', 'Titulaire d’un master de l’@ (2012).', 'Institut de Marl'),
    person('Noémie Delattre', 'Noémie DELATTRE', 'Juriste', 'Formée à l’@, elle rejoint le cabinet en 2019.', 'École de Norvane'),
  ],
  ru: [
    person('Лаврентьева Ольга Петровна', 'Лаврентьева Ольга Петровна', 'Главный врач', 'Окончила @ в 1998 году.', 'Таловский университет'),
    person('Гордеев Сергей Иванович', 'Гордеев Сергей Иванович', 'Врач-хирург', 'Окончил @ в 2003 году.', 'Марльский институт'),
    person('Миронова Анна Сергеевна', 'Миронова Анна Сергеевна', 'Медсестра', 'Училась в @ до 2010 года.', 'Норванский колледж'),
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
  'heading and paragraphs in one element': (p) => `<main>${each(p, (o) => `<h2>${o.written}</h2><p>${o.title}</p><p>${o.bio}</p>`)}</main>`,
  'heading with subheadings': (p) =>
    `<main>${each(p, (o) => `<h2>${o.written}</h2><h3>CV</h3><p>${o.bio}</p><h3>Info</h3><p>${o.title}</p>`)}</main>`,
  'bold name on a line of its own': (p) => `<div>${each(p, (o) => `<p><strong>${o.written}</strong></p><p>${o.title}</p><p>${o.bio}</p>`)}</div>`,
  'bold name and text in one paragraph': (p) =>
    `<div>${each(p, (o) => `<p><strong>${o.written}</strong><br>${o.title}<br>${o.bio}</p>`)}</div>`,
  'caption and text beside it': (p) =>
    `<div>${each(p, (o) => `<figure><img alt=""><figcaption>${o.written} – ${o.title}</figcaption></figure><p>${o.bio}</p>`)}</div>`,
  'two columns': (p) =>
    each(p, (o) => `<div class="row"><div class="col-4"><img alt=""><p>${o.written}</p></div><div class="col-8"><p>${o.title}</p><p>${o.bio}</p></div></div>`),
  'rows of a table': (p) => `<table>${each(p, (o) => `<tr><td>${o.written}</td><td>${o.title}</td><td>${o.bio}</td></tr>`)}</table>`,
  'rows with photograph and text': (p) =>
    `<table>${each(p, (o) => `<tr><td><img alt=""></td><td><b>${o.written}</b><br>${o.title}<br>${o.bio}</td></tr>`)}</table>`,
  'definition list': (p) => `<dl>${each(p, (o) => `<dt>${o.written}</dt><dd>${o.title}. ${o.bio}</dd>`)}</dl>`,
  'photographs first, biographies in dialogs': (p) =>
    `<div class="grid">${each(p, (o) => `<a href="#d${p.indexOf(o)}"><span class="name">${o.written}</span></a>`)}</div>${each(p, (o) => `<div class="modal" id="d${p.indexOf(o)}" style="display:none"><h5>${o.written}</h5><p>${o.bio}</p></div>`)}`,
  'list of lines': (p) => `<ul>${each(p, (o) => `<li><a href="/x">${o.written}</a> – ${o.title} – ${o.bio}</li>`)}</ul>`,
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
      const page = readDocument({ url: 'https://firm.example/team', status: 200, contentType: 'text/html; charset=utf-8', body });
      for (const one of people) {
        const scopes = scopesOf(page, makeNameFinder({ full_name: one.name }), lexiconFor(languageOf(page)));
        const text = scopes.flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n');
        assert.ok(text.includes(one.school), `${one.name} has no ${one.school}: ${text}`);
        for (const other of people.filter((listed) => listed !== one))
          assert.ok(!text.includes(other.school), `${one.name} has ${other.school}: ${text}`);
      }
    });
  }
}
