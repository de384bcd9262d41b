import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_ORGANISATIONS } from '../../domain/orgs/organisation-index.ts';
import { itemsIn } from '../directed/aligned-members.ts';
import { lexiconFor } from '../lexicon/language-words.ts';
import { readDocument } from '../reading/read-document.ts';
import { organisationSpans } from './organisation-spans.ts';
import { readPeople } from './read-people.ts';

function facts(language: string, html: string, url = 'https://leute.example/'): string[] {
  const body = new TextEncoder().encode(
    `<!doctype html><html lang="${language}"><head><title>Seite</title></head><body>${html}</body></html>`,
  );
  const page = readDocument({ url, status: 200, contentType: 'text/html; charset=utf-8', body });
  return readPeople({ ...page, language }, null, NO_ORGANISATIONS).map(
    ({ kind, person, organisation, degree, title, start, end }) =>
      [
        kind,
        person.name,
        organisation?.name,
        degree?.surface ?? title,
        start?.year,
        end === 'present' ? end : end?.year,
      ]
        .filter((part) => part !== undefined)
        .join(' | '),
  );
}

test('each card of a list is read for its own person', () => {
  const html = `<h1>Team</h1>
    <div class="card"><h3>Anna Berger</h3><p>Promotion an der Universität Marlheim, 2009.</p></div>
    <div class="card"><h3>Peter Lange</h3><p>Diplom an der Technischen Universität Eichstadt, 2003.</p></div>`;
  const found = facts('de', html);
  assert.ok(found.includes('education | Anna Berger | Universität Marlheim | Promotion | 2009'), found.join('\n'));
  assert.ok(
    found.some((fact) => fact.startsWith('education | Peter Lange | Technischen Universität Eichstadt | Diplom')),
    found.join('\n'),
  );
  assert.ok(!found.some((fact) => fact.includes('Anna Berger') && fact.includes('Eichstadt')));
});

test('a line of a career names its employer by a legal form or by its place', () => {
  const html = `<h1>Anna Berger</h1><h2>Berufserfahrung</h2>
    <ul><li>2010 – 2014 · Projektleiterin · Marlwerk GmbH</li><li>2014 – heute · Geschäftsführerin · Tallowintel</li></ul>`;
  const found = facts('de', html);
  assert.ok(
    found.some((fact) => fact.startsWith('employment | Anna Berger | Marlwerk GmbH')),
    found.join('\n'),
  );
  assert.ok(
    found.some((fact) => fact.startsWith('employment | Anna Berger | Tallowintel')),
    found.join('\n'),
  );
});

test('scripts without spaces', () => {
  const html =
    '<h1>山本 花子</h1><h2>学歴</h2><p>2009年 丸山大学 医学部卒業</p><h2>職歴</h2><p>2011年 株式会社テクノマール 入社</p>';
  const found = facts('ja', html);
  assert.ok(
    found.some((fact) => fact.startsWith('education | 山本 花子 | 丸山大学')),
    found.join('\n'),
  );
  assert.ok(
    found.some((fact) => fact.startsWith('employment | 山本 花子 | 株式会社テクノマール')),
    found.join('\n'),
  );
});

test('a relative, a membership and a prize give nothing', () => {
  const html = `<h1>Anna Berger</h1><p>Ihr Vater war Professor an der Universität Marlheim und lebte lange in der Stadt am Fluss.</p>
    <h2>Auszeichnungen</h2><p>Preis der Universität Eichstadt, 2012</p><p>Mitglied der Akademie Marlheim</p>`;
  assert.deepEqual(facts('de', html), []);
});

test('titles that a language writes in one word, and verbs that end the clause', () => {
  const danish = facts(
    'da',
    '<h1>Mette Vinge</h1><p>Tidligere har hun været finansanalytiker hos Marlbro, og hun er i dag selvstændig i byen.</p>',
  );
  assert.ok(danish.includes('employment | Mette Vinge | Marlbro | finansanalytiker'), danish.join('\n'));
  const german = facts(
    'de',
    '<h1>Anna Berger</h1><p>Nach dem Studium hat sie viele Jahre bei der Marlbank Eichstadt gearbeitet und dort viel gelernt.</p>',
  );
  assert.ok(
    german.some((fact) => fact.startsWith('employment | Anna Berger | Marlbank Eichstadt')),
    german.join('\n'),
  );
});

test('what somebody was taught to be is a study, and a year of birth none of it', () => {
  const found = facts(
    'da',
    '<h1>Jens Marl</h1><p>Jens Marl, født 1980, er uddannet journalist fra Vinge Medie- og Journalisthøjskole i 2006 og bor i byen.</p>',
  );
  assert.deepEqual(found, ['education | Jens Marl | Vinge Medie- og Journalisthøjskole | 2006']);
});

test('words of titles inside the names of organisations', () => {
  const names = (language: string, text: string): string[] =>
    organisationSpans(text, itemsIn(text, lexiconFor(language)).titles, lexiconFor(language), NO_ORGANISATIONS).map(
      ({ name }) => name,
    );
  assert.deepEqual(names('es', 'por la Universidad Autónoma de Marlo'), ['Universidad Autónoma de Marlo']);
  assert.deepEqual(names('es', '2014 - 2017 INSTITUTO NACIONAL DE CIENCIAS MARLES. Maestra.'), [
    'INSTITUTO NACIONAL DE CIENCIAS MARLES',
  ]);
  assert.deepEqual(names('it', 'presso lo Studio Legale Marli'), ['Studio Legale Marli']);
  assert.deepEqual(names('pt', 'da Associação dos Advogados de Marlo'), ['Associação dos Advogados de Marlo']);
  assert.deepEqual(names('de', 'am Institute of Marl Studies in Eichstadt'), ['Institute of Marl Studies']);
});

test('several employers behind one word, and who leads what', () => {
  const found = facts(
    'no',
    '<h1>Kari Lund</h1><p>Hun har tidligere jobbet ved blant annet Marlteatret og Edderscenen, og bor nå i byen med familien.</p>',
  );
  assert.ok(found.includes('employment | Kari Lund | Marlteatret'), found.join('\n'));
  const spanish = facts(
    'es',
    '<h1>Ana Prado</h1><p>Es fundadora de Marlopan, una cadena de panaderías de la ciudad desde hace años.</p>',
  );
  assert.ok(spanish.includes('employment | Ana Prado | Marlopan | fundadora'), spanish.join('\n'));
});

test('who leads something is followed by what they lead, in the line of a card', () => {
  const html = `<h1>Speakers</h1><div><h2>Orla Vantreight</h2><p>Co-founder &amp; CEO, Quuxmarl</p></div>
    <div><h2>Piet Maas</h2><p>Director, Sales</p></div>`;
  assert.deepEqual(facts('en', html), ['employment | Orla Vantreight | Quuxmarl | Co-founder & CEO']);
});

test('a sentence that opens with a place and a name is nobody’s heading', () => {
  const html = `<p>Jeff Tallow joined Marl Bank from Oakham Trust.</p><p>At Marl, Jeff will head the treasury.</p>`;
  const people = facts('en', html).map((fact) => fact.split(' | ')[1]);
  assert.ok(!people.includes('Jeff At Marl'), people.join());
});
