// Names and posts as Polish, Czech, Russian and Ukrainian pages write them: names in quotes, in small letters, in their cases.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../domain/model/finding.ts';
import { NO_ORGANISATIONS } from '../../domain/orgs/organisation-index.ts';
import { extractFindings } from '../extract-findings.ts';
import { lexiconFor } from '../lexicon/language-words.ts';
import { sectionOfHeading } from '../people/sections.ts';
import { readDocument } from '../reading/read-document.ts';
import { organisationSpans } from './organisation-spans.ts';

function facts(language: string, html: string): string[] {
  const body = new TextEncoder().encode(
    `<!doctype html><html lang="${language}"><head><title>x</title></head><body>${html}</body></html>`,
  );
  const page = readDocument({
    url: 'https://page.example/',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body,
  });
  return extractFindings({ ...page, language }, NO_ORGANISATIONS)
    .findings.filter(({ kind }) => kind === 'education' || kind === 'employment')
    .map(({ kind, organisation, title = '' }) => `${kind}|${organisation?.name ?? ''}|${title}`);
}

const orgsOf = (language: string, html: string): (string | undefined)[] =>
  facts(language, html)
    .map((fact) => fact.split('|')[1])
    .sort();

const NAMES = {
  pl: 'Jan Kowalczyk',
  cs: 'Mirek Dubský',
  ru: 'Орлова Анна Ивановна',
  uk: 'Коваленко Тарас Іванович',
} as const;

test('a name in quotes stands behind the word for what it is', () => {
  const russian = `<h1>Орлова Анна Ивановна</h1><p>С 2011 по 2019 гг. — режиссер театра «На Береговом» (Приморск).</p>
    <p>Работала в компании «Приморский центр жилья». Любит море, книги и долгие прогулки по берегу.</p>`;
  assert.deepEqual(orgsOf('ru', russian), ['компании «Приморский центр жилья»', 'театра «На Береговом»']);
});

test('a Slavic name goes on in small letters behind its adjective', () => {
  const ukrainian = `<h1>Коваленко Тарас Іванович</h1>
    <p>Від 2017-го року – артист Приморського академічного обласного музично-драматичного театру імені О. Моряка.</p>
    <p>Від 1995-го року працював викладачем в Степовому міському фольклорному театрі-студії «Хвиля».</p>`;
  assert.deepEqual(orgsOf('uk', ukrainian), [
    'Приморського академічного обласного музично-драматичного театру імені О. Моряка',
    'Степовому міському фольклорному театрі-студії «Хвиля»',
  ]);
});

test('roles and productions are works, not posts', () => {
  const headings = [
    ['ru', 'РЕЖИССЕРСКИЕ РАБОТЫ:'],
    ['uk', 'Ролі у виставах'],
    ['pl', 'Filmografia'],
    ['cs', 'Filmografie'],
  ] as const;
  for (const [language, heading] of headings)
    assert.equal(sectionOfHeading(heading, lexiconFor(language)), 'publications');
});

test('a ward before its hospital, the town behind it, and a number', () => {
  assert.deepEqual(
    orgsOf(
      'pl',
      `<h1>Jan Kowalczyk</h1><p>Specjalista urolog. Związany z Oddziałem Urologicznym Szpitala Powiatowego w Dębowie.</p>
       <p>Od wielu lat prowadzi klasy fletu w szkołach muzycznych I stopnia, w których propaguje muzykę dawną.</p>`,
    ),
    ['Szpitala Powiatowego w Dębowie'],
  );
});

test('work that is told under "education" is no study', () => {
  const html = `<h1>Коваленко Тарас Іванович</h1><h2>Освіта</h2><ul><li>Закінчив Степовий медичний університет у 2016 році.</li>
    <li>У 2017-2018 рр. працював масажистом у спа-центрі 'Центр Здоров'я' з дорослими.</li></ul>`;
  assert.deepEqual(
    facts('uk', html).filter((fact) => fact.startsWith('education')),
    ['education|Степовий медичний університет|'],
  );
});

test('in Slavic languages the case alone puts a title into an employer', () => {
  const czech = `<h1>Mirek Dubský</h1><p>Tři roky pracoval jako ředitel komunikace Marlofonu, kde měl na starost celý tým.
    V minulosti působil dva roky jako redaktor Dubských novin. Byl také tiskovým mluvčím portálu Tallow.
    Mezitím pracoval téměř rok v PR agentuře Oakham Relations, se kterou poté spolupracoval.</p>`;
  assert.deepEqual(orgsOf('cs', czech), ['Dubských novin', 'Marlofonu', 'Oakham Relations', 'Tallow']);
  const ukrainian = `<h1>Коваленко Тарас Іванович</h1><p>Понад двадцять років працює вчителем, заслужений працівник освіти України.</p>`;
  assert.deepEqual(facts('uk', ukrainian), []);
});

test('behind a unit, in its case, whose it is', () => {
  const czech =
    '<h1>Adéla Dubská</h1><p>Působila téměř sedm let v tiskovém oddělení Marlofonu, posledních pět jako zástupkyně tiskové mluvčí.</p>';
  assert.deepEqual(orgsOf('cs', czech), ['Marlofonu']);
});

test('the letters right behind the word of finishing a study are a school', () => {
  const russian = '<h1>Орлова Анна Ивановна</h1><p>Врач высшей категории, окончила ПНГМА (1996) и живёт у моря.</p>';
  assert.deepEqual(facts('ru', russian), ['education|ПНГМА|']);
});

test('specialists of medicine and music are titles; a title may head what somebody did under "achievements"', () => {
  const clinic = `<header>Клиника «Берег»</header><h1>Наши врачи</h1><h3>Орлова Анна Ивановна</h3><p>Аллерголог-иммунолог</p>
    <h3>Петров Глеб Ильич</h3><p>Инфекционист</p><footer>Клиника «Берег»</footer>`;
  assert.deepEqual(
    facts('ru', clinic).map((fact) => fact.split('|')[2]),
    ['Аллерголог-иммунолог', 'Инфекционист'],
  );
  const polish = `<h1>Jan Kowalczyk</h1><h2>Najważniejsze osiągnięcia</h2><h3>Prezes Zarządu</h3>
    <p>Wodociągi Dębowe sp. z o.o.</p><p>02/2007 - 07/2014</p>`;
  assert.deepEqual(orgsOf('pl', polish), ['Wodociągi Dębowe sp. z o.o.']);
});

test('magazines called like somebody, and stations in letters', () => {
  const czech = `<h1>Aneta Dubská</h1><p>Pracovala jako redaktorka časopisů Marie Dubina, Tallow a Oakham, kde byla i editorkou.
    Poté zastávala vedoucí programové pozice v TV Marla (1996–2017), kde se podílela na vývoji.</p>`;
  assert.deepEqual(orgsOf('cs', czech), ['Marie Dubina', 'Oakham', 'TV Marla', 'Tallow']);
});

test('who is a member of one body works at another', () => {
  const polish = `<h1>Jan Kowalczyk</h1><p>Działa w branży od lat. Członek rady MARL, obecnie pracuje w polskim oddziale Tallow Software.</p>`;
  assert.deepEqual(orgsOf('pl', polish), ['Tallow Software']);
});

test('of the words before a title only adjectives are part of it', () => {
  const html = `<h1>Jan Dubský</h1><p>Od roku 2003 do roku 2011 byl primářem chirurgického oddělení Nemocnice Lipná, poté učil.</p>`;
  assert.deepEqual(facts('cs', html), ['employment|Nemocnice Lipná|primářem chirurgického oddělení']);
  const russian = `<h1>Орлова Анна Ивановна</h1><p>До прихода в компанию руководила отделом аудита в фирме «Баланс-Аудит».</p>`;
  assert.deepEqual(facts('ru', russian), ['employment|фирме «Баланс-Аудит»|руководила отделом аудита']);
});

test('partners and numbers end a name, a preposition does not open it', () => {
  const czech = `<h1>Mirka Dubská</h1><p>Do AK Marlov a partneři nastoupila v roce 2014 jako koncipientka.</p>`;
  assert.deepEqual(orgsOf('cs', czech), ['AK Marlov a partneři']);
  const russian = `<h1>Орлова Анна Ивановна</h1><p>С 2000 по 2009 год работала врачом-неврологом в Областной клинической больнице № 3.</p>`;
  assert.deepEqual(orgsOf('ru', russian), ['Областной клинической больнице № 3']);
  const polish = `<h1>Jan Kowalczyk</h1><p>Pracuje jako lekarz w Szpitalu Powiatowym im. św. Jadwigi w Dębowie od 2010 roku.</p>`;
  assert.deepEqual(orgsOf('pl', polish), ['Szpitalu Powiatowym im. św. Jadwigi w Dębowie']);
});

/** Who works for whom on a page with this title and address. */
const listed = (language: string, title: string, host: string, html: string): string[] =>
  read(language, title, host, html).map(({ organisation, title: post = '' }) => `${organisation?.name ?? ''}|${post}`);

function read(language: string, title: string, host: string, html: string): Finding[] {
  const body = new TextEncoder().encode(
    `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body>${html}</body></html>`,
  );
  const url = `https://${host}.example/lide`;
  const page = readDocument({ url, status: 200, contentType: 'text/html; charset=utf-8', body });
  return extractFindings({ ...page, language }, NO_ORGANISATIONS).findings.filter(({ kind }) => kind === 'employment');
}

const STAFF = `<h1>Náš tým</h1><div><h3>Mgr. Mirka Dubská</h3><p>advokátka</p></div><div><h3>Mgr. Jan Lipný</h3><p>advokát</p></div>`;

test('partners end the name of a firm on its own site, and a degree before a name is no post', () => {
  assert.deepEqual(listed('cs', 'Náš tým | AK Marlov a partneři', 'www.akmarlov', STAFF), [
    'AK Marlov a partneři|advokátka',
    'AK Marlov a partneři|advokát',
  ]);
});

test('a clause that opens with its years, or with "then", says when of the employer in it', () => {
  const told = (language: string, html: string): string[] =>
    read(language, 'x', 'page', html).map(
      ({ organisation, title = '', start }) => `${organisation?.name}|${title}|${start?.year ?? ''}`,
    );
  const polish = `<h1>Władze spółki</h1><h3>Jan Adamiec – Prezes Zarządu</h3><p>Jest absolwentem Politechniki Olszańskiej. W latach 1998–2004 kierownik produkcji w Zakładach Metalowych „Stal-Brzeg”, a od 2004 do 2009 dyrektor operacyjny w firmie Rurlan Sp. z o.o.</p>
    <h3>Beata Zych – Wiceprezes Zarządu</h3><p>Ukończyła Akademię Ekonomiczną w Brzegowie.</p>`;
  assert.ok(told('pl', polish).includes('Rurlan Sp. z o.o.|dyrektor operacyjny|2004'), told('pl', polish).join());
  const czech = `<h1>Hana Dubská</h1><p>V letech 2000 až 2008 pracovala jako auditorka ve společnosti Bilance Audit, s.r.o., následně jako finanční ředitelka Teplárny Dubčice.</p>`;
  assert.ok(told('cs', czech).includes('Teplárny Dubčice|finanční ředitelka|'), told('cs', czech).join());
});

test('short words for an organisation in every case', () => {
  assert.deepEqual(
    orgsOf(
      'cs',
      `<h1>Mirek Dubský</h1><p>Od roku 1994 vyučuje hru na kytaru na Základní umělecké škole Lomnická v Dubu.
       Vystudoval také střední školu v Dubu. Působil rovněž jako korepetitor Státní opery Dub.</p>`,
    ),
    ['Státní opery Dub', 'Základní umělecké škole Lomnická v Dubu', 'střední školu v Dubu'],
  );
});

test('a place in its case is nobody’s employer', () => {
  const pages = [
    ['pl', 'Jan Kowalczyk', 'Jest dyrektorem w Polsce i w Europie Środkowej. Pracował w Krakowie jako programista.'],
    ['cs', 'Mirek Dubský', 'Pracuje jako ředitel v Praze, dříve v Brně a v Hradci Králové.'],
    ['ru', 'Орлова Анна Ивановна', 'Работала врачом в Москве и Германии, живет в Новосибирске.'],
    ['uk', 'Коваленко Тарас Іванович', 'Психолог та терапевт в Дрогобичі. Працював лікарем у Львові та Німеччині.'],
  ] as const;
  for (const [language, name, text] of pages)
    assert.deepEqual(orgsOf(language, `<h1>${name}</h1><p>${text}</p>`), [], language);
});

test('who studies today is said by the verb alone', () => {
  const pages = [
    ['cs', 'Mirek Dubský', 'Dále studuje psychologii na filozofické fakultě Univerzity Dubské.', 'Univerzity Dubské'],
    ['pl', 'Jan Kowalczyk', 'Obecnie studiuje psychologię na Uniwersytecie Dębowskim.', 'Uniwersytecie Dębowskim'],
    ['ru', 'Орлова Анна Ивановна', 'Учится в Приморском институте на факультете права.', 'Приморском институте'],
    ['uk', 'Коваленко Тарас Іванович', 'Навчається у Степовому університеті.', 'Степовому університеті'],
  ] as const;
  for (const [language, name, text, school] of pages) {
    const [fact = ''] = facts(language, `<h1>${name}</h1><p>${text}</p>`);
    assert.match(fact, new RegExp(`^education\\|.*${school}`, 'u'), language);
  }
});

test('letters behind a chair, a faculty or a dean are a school’s', () => {
  const lines = [
    ['ru', 'Доцент кафедры прикладной экономики экономического факультета ПГУ', 'ПГУ'],
    ['ru', 'Заведующий кафедрой физики, математики и информатики ПримГУ', 'ПримГУ'],
    ['ru', 'Старший преподаватель кафедры ЭВМ', undefined],
    ['ru', 'Профессор кафедры права, эксперт ЮНЕСКО', undefined],
    ['uk', 'К.т.н., декан ФКІТ СТНУ', 'ФКІТ СТНУ'],
    ['uk', 'голова вченої ради СТНУ', 'СТНУ'],
    ['pl', 'Adiunkt w Katedrze Prawa UDB', 'UDB'],
    ['cs', 'Vedoucí katedry fyziky PřF DU', 'PřF DU'],
  ] as const;
  for (const [language, line, school] of lines)
    assert.equal(orgsOf(language, `<h1>${NAMES[language]}</h1><p>${line}</p>`)[0], school, line);
});

test('an institute by small words up to its patron or academy', () => {
  const text = 'Научный сотрудник Института проблем управления и связи им. В. А. Приморского РАН.';
  assert.deepEqual(orgsOf('ru', `<h1>${NAMES.ru}</h1><p>${text}</p>`), [
    'Института проблем управления и связи им. В. А. Приморского РАН',
  ]);
});

test('an adjective of the title in its case is no employer, and clinical experience is work', () => {
  const text = `Obecnie pełni funkcję Dyrektora Inwestycyjnego w Fundacji Dębowej.
    Doświadczenie kliniczne zdobywał w Szpitalu Dębowskim.`;
  assert.deepEqual(facts('pl', `<h1>${NAMES.pl}</h1><p>${text}</p>`), [
    'employment|Fundacji Dębowej|Dyrektora Inwestycyjnego',
    'employment|Szpitalu Dębowskim|',
  ]);
});

test('a verb with its preposition, an abbreviation before it, and what is named in quotes behind "on"', () => {
  const polish = `<h1>Jan Kowalczyk</h1><p>Karierę zawodową rozpoczął w 1998 r. w Hucie Dębowej. Wcześniej pracował m.in. w Tallowie, gdzie odpowiadał za kategorię jogurtów.</p>`;
  assert.deepEqual(orgsOf('pl', polish), ['Hucie Dębowej', 'Tallowie']);
  const ukrainian = `<h1>Коваленко Тарас Іванович</h1><p>Після випуску довго працював редактором на «Береговому радіо», яке чули в усьому місті біля моря.</p>`;
  assert.deepEqual(orgsOf('uk', ukrainian), ['Береговому радіо']);
});

test('neither the ward nor a preposition ends the name of an employer', () => {
  const czech = `<h1>Mirka Dubská</h1><p>Po promoci nastoupila v Dubské nemocnici na dětské oddělení, kde pracovala do roku 2009.
    Dříve dlouho vedla právní oddělení společnosti Marlofon.</p>`;
  assert.deepEqual(orgsOf('cs', czech), ['Dubské nemocnici', 'Marlofon']);
  const russian = `<h1>Орлова Анна Ивановна</h1><p>Независимый директор, председатель Комитета по аудиту</p>`;
  assert.deepEqual(facts('ru', russian), []);
});

test('under "education" over a column stands the school of each row', () => {
  const html = `<h1>Педагогічний колектив</h1><table><tr><th>ПІБ</th><th>Посада</th><th>Освіта</th></tr>
    <tr><td>Коваленко Тарас Іванович</td><td>Вчитель математики</td><td>Степовий державний університет, 1996</td></tr>
    <tr><td>Мельник Ольга Петрівна</td><td>Директор</td><td>Приморський державний університет, 2004</td></tr></table>`;
  assert.deepEqual(facts('uk', html), [
    'education|Степовий державний університет|',
    'education|Приморський державний університет|',
  ]);
});

test('a member of a chamber does not work there, and the town behind an institution is no employer', () => {
  const czech = `<h1>Mirka Dubská</h1><p>Je členkou České lékařské komory. Absolvovala stáž na neonatologii Ústavu pro péči o matku a dítě v Dubnicích.
    Praxi získala v Komerční spořitelně a u Okresního soudu v Marlově, kde pracovala jako asistentka.</p>`;
  assert.deepEqual(orgsOf('cs', czech), ['Komerční spořitelně', 'Okresního soudu v Marlově']);
});

test('whom an institute is called after holds no post, and adjectives in small letters are part of its name', () => {
  const russian = `<h1>Орлова Анна Ивановна</h1><h2>Образование</h2><ul><li>1999 — Приморский технический университет имени академика С. П. Волнова, инженер</li></ul>
    <h2>Опыт работы</h2><ul><li>2001–2009 — Институт береговой и морской техники, ведущий инженер</li><li>2010–2015 — директор Института мировой рыбы</li></ul>`;
  assert.deepEqual(orgsOf('ru', russian), [
    'Институт береговой и морской техники',
    'Института мировой рыбы',
    'Приморский технический университет имени академика С. П. Волнова',
  ]);
});

test('the way to a page tells of nobody', () => {
  const polish = `<div>Uniwersytet Dębowy › Wydział Humanistyczny › Instytut Historii › Pracownicy</div><h1>Jan Kowalczyk</h1><p>Historyk, zajmuje się dziejami miast i ich mieszkańców.</p>`;
  assert.deepEqual(facts('pl', polish), []);
});

test('a capital within a word makes it a name; whom a lawyer advises is no employer', () => {
  const ukrainian = `<h1>Коваленко Тарас Іванович</h1><p>У 2001 році розпочав кар'єру в ПриватБереві, де вісім років відповідав за роботу з людьми.
    Потім перейшов до Тауловського, зараз головний редактор видання «Рубіж».</p>`;
  assert.deepEqual(orgsOf('uk', ukrainian), ['ПриватБереві', 'Тауловського', 'видання «Рубіж»']);
  const polish = `<h1>Jan Kowalczyk</h1><p>Adwokat. Doradzał m.in. Grupie Dębowej przy budowie instalacji oraz Bankowi Marlowskiemu przy finansowaniu farm wiatrowych.
    Przez dziewięć lat był związany z Tallowem, teraz przyjmuje klientów w biurze.</p>`;
  assert.deepEqual(orgsOf('pl', polish), ['Tallowem']);
});

test('letters with a small one among them, firms behind a colon, and no part for the whole', () => {
  const polish = `<h1>Jan Kowalczyk</h1><p>Mieszka nad morzem. Wiele lat pracował jako dyrektor finansowy w firmach: Tallow Okucia, Marlowex oraz innych.
    Obecnie specjalista w Departamencie Komitetu do Spraw Morskich.</p>`;
  const [school] = organisationSpans('Absolwent SGMiS, Wydział Handlu', [], lexiconFor('pl'), NO_ORGANISATIONS);
  assert.equal(school?.name, 'SGMiS');
  assert.deepEqual(orgsOf('pl', polish), ['Marlowex', 'Tallow Okucia']);
});

test('a committee of the board is no other employer', () => {
  const page = (role: string): string =>
    `<h1>Совет директоров</h1><div><h3>Орлова Анна Ивановна</h3><p>${role}</p></div><div><h3>Петров Глеб Ильич</h3><p>Генеральный директор</p></div>`;
  assert.deepEqual(
    listed(
      'ru',
      'Совет директоров | ПАО «Берегов»',
      'www.beregov',
      page('Независимый директор, председатель Комитета по аудиту'),
    ).length,
    2,
  );
});

test('how long somebody was there, the publisher of a book, and the rank beside a post', () => {
  const ukrainian = `<h1>Коваленко Тарас Іванович</h1><p>Кандидат технічних наук, 8 років в Інституті рибальства ім. О. Моряка, любить книги та прогулянки.</p>`;
  assert.deepEqual(orgsOf('uk', ukrainian), ['Інституті рибальства ім. О. Моряка']);
  const polish = `<h1>Anna Dębowa</h1><p>Autorka książki „Zielone podwórka” (Wydawnictwo Tallow), która wyszła jesienią. Wcześniej dziesięć lat w Marlexie, gdzie zajmowała się ogrodami.</p>`;
  assert.deepEqual(orgsOf('pl', polish), ['Marlexie']);
  const rank = `<p>Степовий національний університет</p><h1>Ткач Віктор Степанович</h1><p>Професор кафедри морського права, доктор юридичних наук</p>`;
  assert.deepEqual(
    facts('uk', rank).filter((fact) => fact.startsWith('education')),
    [],
  );
});

test('under "courses" over a column stands no employer', () => {
  const html = `<h1>Отделение</h1><table><tr><th>ФИО</th><th>Должность</th><th>Повышение квалификации</th></tr>
    <tr><td>Орлова Анна Ивановна</td><td>Врач-травматолог</td><td>2020, НМИЦ им. Берегова</td></tr>
    <tr><td>Петров Глеб Ильич</td><td>Врач-хирург</td><td>2022, НМИЦ им. Берегова</td></tr></table>`;
  assert.deepEqual(facts('ru', html), []);
});
