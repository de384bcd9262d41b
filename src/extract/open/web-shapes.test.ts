// Shapes of pages on the web that went wrong once: tables with section rows, nested lists, entries of directories,
// degrees that other languages tell with a verb. Each with a small page of its own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../domain/model/finding.ts';
import { NO_ORGANISATIONS } from '../../domain/orgs/organisation-index.ts';
import { extractFindings } from '../extract-findings.ts';
import { readPage } from '../read-page.ts';
import { readDocument } from '../reading/read-document.ts';

function findings(html: string, title = 'Jane Roe'): Finding[] {
  const page = readDocument({
    url: 'https://people.example/roe',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(`<html><head><title>${title}</title></head><body>${html}</body></html>`),
  });
  page.notEvidence = null;
  const found = extractFindings(page).findings;
  for (const finding of found) assert.equal(page.text.slice(finding.from, finding.to), finding.quote);
  return found;
}

const year = (date: Finding['end']): string =>
  date === undefined ? '' : date === 'present' ? 'now' : String(date.year);
const posts = (html: string, title?: string): string[] =>
  findings(html, title)
    .filter(({ kind }) => kind === 'employment')
    .map(
      ({ person, title: post, organisation, start, end }) =>
        `${person.name}|${post ?? ''}|${organisation?.name ?? ''}|${year(start)}-${year(end)}`,
    )
    .sort();
const studies = (html: string, title?: string): string[] =>
  findings(html, title)
    .filter(({ kind }) => kind === 'education')
    .map(
      ({ person, degree, organisation, end, status }) =>
        `${person.name}|${degree?.code ?? degree?.level ?? ''}|${organisation?.name ?? ''}|${year(end)}|${status}`,
    )
    .sort();

test('a row of a table that is a heading closes the section above it', () => {
  const row = (left: string, right: string): string => `<tr><td>${left}</td><td>${right}</td></tr>`;
  assert.deepEqual(
    posts(
      `<h1>Jane Roe</h1><table>${row('<b>Positions</b>', '')}${row('2000-2006', 'Lecturer, Westmark University')}${row('<b>Guest Appearances</b>', '')}${row('2011', 'Northfield University, Department of History')}</table>`,
    ),
    ['Jane Roe|Lecturer|Westmark University|2000-2006'],
  );
});

test('invited lectures are no posts', () => {
  assert.deepEqual(
    posts(
      '<h1>Jane Roe</h1><p><b>Positions</b></p><p>2000-2006 Lecturer, Westmark University</p><p><b>Invited Lectures</b></p><p>2011 Northfield University</p>',
    ),
    ['Jane Roe|Lecturer|Westmark University|2000-2006'],
  );
});

test('a list that sets each house over its posts', () => {
  assert.deepEqual(
    posts(
      '<h1>Jane Roe</h1><ul><li><b>Experience</b><ul><li>Westmark Institute of Technology<ul><li>Research Engineer, 2009 &ndash; 2010</li></ul></li><li>Quillcomm<ul><li>Intern, 2012</li><li>Senior Engineer, 2015 &ndash; 2018</li></ul></li><li>Alder College<ul><li>Lecturer, 2018 &ndash; present</li></ul></li></ul></li></ul>',
    ),
    [
      'Jane Roe|Intern|Quillcomm|2012-',
      'Jane Roe|Lecturer|Alder College|2018-now',
      'Jane Roe|Research Engineer|Westmark Institute of Technology|2009-2010',
      'Jane Roe|Senior Engineer|Quillcomm|2015-2018',
    ],
  );
});

test('lines that open with their years are records of their own', () => {
  assert.deepEqual(
    posts(
      "<h1>Jane Roe</h1><h3>Parcours</h3><ul><li>Depuis 2014 : Ingénieure de recherche</li><li>2012 - 2014 : Post-doctorat à l'Université de Valbrune</li></ul>",
    ).filter((fact) => fact.includes('Ingénieure')),
    [],
  );
});

test('work as the word over a list of posts', () => {
  assert.deepEqual(
    posts(
      '<h1>Jane Roe</h1><h2>Work</h2><dl><dt>2015 – 2019</dt><dd><strong>Quill Press</strong>, graphics editor</dd></dl>',
    ),
    ['Jane Roe|graphics editor|Quill Press|2015-2019'],
  );
});

test('those whom somebody supervises are not that person', () => {
  assert.deepEqual(
    studies(
      '<h1>Jane Roe</h1><h3>Encadrement</h3><ul><li>Amé Quidam, M2, Université de Valbrune (2019)</li><li>Zoé Quidam, thèse en cours, Université de Montclair</li></ul>',
    ),
    [],
  );
});

test('the holder of a degree in other languages', () => {
  const one = (sentence: string): string[] => studies(`<h1>Jane Roe</h1><p>${sentence}</p>`);
  assert.deepEqual(
    one('Licenciada en Derecho por la Universidad de Montclaro (1998) y Máster en Derecho Tributario por el IE.'),
    ['Jane Roe|Licenciatura|Universidad de Montclaro|1998|stated', 'Jane Roe|Maestria|IE||stated'],
  );
  assert.deepEqual(
    one(
      'Licenciada em Medicina pela Universidade de Valverde em 1996, doutorada pela Universidade Nova de Campos em 2008.',
    ),
    [
      'Jane Roe|Licenciatura|Universidade de Valverde|1996|stated',
      'Jane Roe|doctoral|Universidade Nova de Campos|2008|stated',
    ],
  );
  assert.deepEqual(one('Mestre em Economia pela Universidade do Valverde.'), [
    'Jane Roe|master|Universidade do Valverde||stated',
  ]);
  assert.deepEqual(
    one('Zij studeerde biologie aan de Universiteit Veenkade en promoveerde in 2001 aan de Universiteit Duinoord.'),
    ['Jane Roe|doctoral|Universiteit Duinoord|2001|stated', 'Jane Roe||Universiteit Veenkade||stated'],
  );
  assert.deepEqual(one('Promotion 2009 an der Universität Grauwald.'), [
    'Jane Roe|doctoral|Universität Grauwald|2009|stated',
  ]);
});

test('a subject behind BA or MA makes it a degree', () => {
  assert.deepEqual(studies('<h1>Jane Roe</h1><h2>Education</h2><p>University of Westmark, BA Media Studies</p>'), [
    'Jane Roe|BA|University of Westmark||stated',
  ]);
});

test('a degree that is being finished is not held', () => {
  const one = (sentence: string): string[] => studies(`<h1>Jane Roe</h1><p>${sentence}</p>`);
  assert.deepEqual(one('Jane Roe is finishing a PhD at Westmark University while working part-time.'), [
    'Jane Roe|PhD|Westmark University||in_progress',
  ]);
  assert.deepEqual(one('Promoviert seit 2022 an der Universität Grauwald.'), [
    'Jane Roe|doctoral|Universität Grauwald||in_progress',
  ]);
  assert.deepEqual(one('Cursa actualmente el doctorado en la Universidad de Montclaro.'), [
    'Jane Roe|doctoral|Universidad de Montclaro||in_progress',
  ]);
});

test('what is made for students is nobody’s study', () => {
  assert.deepEqual(
    studies('<h1>Jane Roe</h1><p>She organised the student track at Westmark University last year.</p>'),
    [],
  );
});

test('degrees side by side before one school in a directory', () => {
  const entry = (name: string, rest: string): string => `<p><strong>${name}</strong> (2001), ${rest}</p>`;
  assert.deepEqual(
    studies(
      `<h1>Faculty</h1>${entry('Roe, Jane', 'Professor of English; A.B., Alder College; M.A., Ph.D., Westmark University')}${entry('Stone, Peter', 'Lecturer in Music; B.M., Oakham Conservatory')}${entry('Miles, Anna', 'Instructor of Welding; A.A.S., Metro College')}`,
      'Faculty | Brackenridge State University',
    ).filter((fact) => fact.startsWith('Jane Roe')),
    [
      'Jane Roe|BA|Alder College||stated',
      'Jane Roe|MA|Westmark University||stated',
      'Jane Roe|PhD|Westmark University||stated',
    ],
  );
});

test('what was left does not taint the degree of the sentence before', () => {
  const card = (name: string, text: string): string =>
    `<div><div>${name}</div><div>Co-founder</div><div>${text}</div></div>`;
  assert.deepEqual(
    studies(
      `<h1>Our team</h1>${card('Jane Roe', 'PhD in control theory from KTH. Jane started an MBA at Westmark University but left to found Lumen.')}${card('Peter Stone', 'Built grids.')}${card('Anna Miles', 'Likes boats.')}`,
      'Our team - Lumen Grid',
    ).filter((fact) => fact.includes('PhD')),
    ['Jane Roe|PhD|KTH||stated'],
  );
});

test('speakers whose names no table holds', () => {
  assert.deepEqual(
    studies(
      '<h1>Oradores convidados</h1><div><h4>Leofrida Sarmental</h4><p>Licenciada em Medicina pela Universidade de Valverde.</p></div><div><h4>Balduvar Quintaneiro</h4><p>Mestre em Economia pela Universidade do Campo.</p></div>',
      'Oradores',
    ),
    [
      'Balduvar Quintaneiro|master|Universidade do Campo||stated',
      'Leofrida Sarmental|Licenciatura|Universidade de Valverde||stated',
    ],
  );
});

test('a firm of lawyers is not the person of its page', () => {
  const card = (name: string, text: string): string => `<div><h3>${name}</h3><h5>Socia</h5><p>${text}</p></div>`;
  assert.deepEqual(
    studies(
      `<h1>Nuestro equipo</h1>${card('Carmen Rioalto', 'Graduada en Derecho por la Universidad de Montclaro.')}${card('Elena Barranco', 'Paralegal.')}`,
      'Equipo | Rioalto Abogados',
    ),
    ['Carmen Rioalto|Licenciatura|Universidad de Montclaro||stated'],
  );
});

test('posts in German compounds, at French bodies, and years at a house', () => {
  const one = (sentence: string): string[] => posts(`<h1>Jane Roe</h1><p>${sentence}</p>`);
  assert.deepEqual(one('Juniorprofessorin an der Universität Grauwald.'), [
    'Jane Roe|Juniorprofessorin|Universität Grauwald|-',
  ]);
  assert.deepEqual(one('Jane Roe est directrice de recherche au CNRS.'), ['Jane Roe|directrice de recherche|CNRS|-']);
  assert.deepEqual(one('Prior to that, she was at Quillzilla for seven years (2011-2018) working on engines.'), [
    'Jane Roe||Quillzilla|2011-2018',
  ]);
  assert.deepEqual(one('Jane Roe was at Quillzilla when the news broke.'), []);
});

test('the title of a thesis is no school', () => {
  assert.deepEqual(
    studies(
      '<h1>Jane Roe</h1><p>Ph.D., Anthropology, Westmark University. Dissertation: “Salt Roads of the Upper Niger.”</p>',
    ),
    ['Jane Roe|PhD|Westmark University||stated'],
  );
});

test('no record of a section goes from one row of people to the next', () => {
  const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const people = [
    row('Anna Miles', 'PhD, Physics, 1998', 'Westmark University', 'Professor'),
    row('Peter Stone', 'PhD, Optics, 2011', 'Northfield University', 'Lecturer'),
    row('Jane Roe', 'MS, Physics, 2007', 'Alder University', 'Lecturer'),
  ].join('');
  const expected = [
    'Anna Miles|PhD|Westmark University|1998|stated',
    'Jane Roe|MSc|Alder University|2007|stated',
    'Peter Stone|PhD|Northfield University|2011|stated',
  ];
  const head = '<tr><th>Faculty Name</th><th>Highest Degree</th><th>Institution</th><th>Rank</th></tr>';
  assert.deepEqual(studies(`<h1>Qualifications</h1><table>${people}</table>`, 'Qualifications'), expected);
  assert.deepEqual(studies(`<h1>Our faculty</h1><table>${head}${people}</table>`, 'Our faculty'), expected);
});

test('cells that only label what stands beside them', () => {
  const row = (left: string, right: string): string => `<tr><td>• ${left}</td><td>${right}</td></tr>`;
  assert.deepEqual(
    posts(
      `<h1>Jane Roe</h1><table><tr><td><b>ESPERIENZA LAVORATIVA</b></td><td></td></tr>${row('Date (da – a)', '2004 – 2011')}${row('Nome del datore di lavoro', 'Saipex')}${row('Tipo di impiego', 'Ingegnere di processo')}</table>`,
    ),
    ['Jane Roe|Ingegnere di processo|Saipex|2004-2011'],
  );
});

test('German words that hold a school, a subject or a degree', () => {
  const one = (sentence: string): string[] => studies(`<h1>Jane Roe</h1><ul><li>${sentence}</li><li>Lesen</li></ul>`);
  assert.deepEqual(one('Studium der Rechtswissenschaften an der Georg-August-Universität Stonefeld'), [
    'Jane Roe||Georg-August-Universität Stonefeld||stated',
  ]);
  assert.deepEqual(one('2002 Promotion (Universität Grauwald) bei Prof. Dr. Wendel Krahe'), [
    'Jane Roe|doctoral|Universität Grauwald|2002|stated',
  ]);
  assert.deepEqual(one('Physikstudium an der Universität Grauwald'), ['Jane Roe||Universität Grauwald||stated']);
  assert.deepEqual(posts('<h1>Jane Roe</h1><p>Sie lehrt an der Johannes Stein-Universität Grauwald.</p>'), [
    'Jane Roe||Johannes Stein-Universität Grauwald|-',
  ]);
});

test('rows and paragraphs that a name opens belong to that person', () => {
  const row = (name: string, house: string, life: string): string =>
    `<tr><td><img src="x.jpg"></td><td><b>${name}</b>, <i>${house}</i><br>“A talk”<br><small>${life}</small></td></tr>`;
  assert.deepEqual(
    studies(
      `<h2>Invited speakers</h2><table>${row('Jane Roe', 'Westmark University', 'Jane obtained her MD from Northfield University.')}${row('Emrys Kowal', 'Alder University', 'He holds a PhD from Oakham University.')}${row('Anna Miles', 'Oakham University', 'Bio to follow.')}</table>`,
      'Program',
    ),
    ['Emrys Kowal|PhD|Oakham University||stated', 'Jane Roe|MD|Northfield University||stated'],
  );
  assert.deepEqual(
    posts(
      '<h1>City Council</h1><p><strong>Mayor Jane Roe</strong><br>Jane is a retired teacher.</p><p><strong>Councilmember Dov Applewood, District 2</strong><br>Dov works for Quillcomm as a process engineer.</p>',
      'City Council',
    ).filter((fact) => fact.includes('Quillcomm')),
    ['Dov Applewood|process engineer|Quillcomm|-'],
  );
});

test('a board is not a person', () => {
  assert.deepEqual(
    studies(
      '<h1>Consejo de Administración</h1><ul><li><strong>D. Baldomero Roeda</strong>, Presidente. MBA por la Universidad de Montclaro.</li><li><strong>Dña. Remedios Goyena</strong>, Vocal. Licenciada en Económicas por la Universidad de Valverde.</li><li><strong>D. Iker Larraz</strong>, Secretario.</li></ul>',
      'Consejo de Administración',
    ).filter((fact) => fact.includes('Valverde')),
    ['Remedios Goyena|Licenciatura|Universidad de Valverde||stated'],
  );
});

test('a degree at a body of letters is not the school’s before it', () => {
  assert.deepEqual(
    studies(
      "<h1>Jane Roe</h1><p>Laureata in Fisica all'Università di Campoverde, ha ottenuto il dottorato alla SISPA di Monteluna nel 2012.</p>",
    ),
    ['Jane Roe|Laurea|Università di Campoverde||stated', 'Jane Roe|doctoral|SISPA di Monteluna|2012|stated'],
  );
});

test('the short form of the given name is the person of the page', () => {
  assert.deepEqual(
    studies('<h1>Dashiell Montrose</h1><p>Dash earned his MBA from Westmark University.</p>', 'Dashiell Montrose'),
    ['Dashiell Montrose|MBA|Westmark University||stated'],
  );
});

test('headings that go on after the name head the card of that person', () => {
  assert.deepEqual(
    studies(
      "<h1>The Band</h1><h3>Jane Roe — trumpet</h3><p>Jane holds a B.A. from Alder College.</p><h3>Hanna Stone — piano</h3><p>A graduate of the Oakham School of Music (BM '11, MM '13), Hanna teaches.</p>",
      'The Band',
    ),
    [
      'Hanna Stone|BM|Oakham School of Music|2011|stated',
      'Hanna Stone|MM|Oakham School of Music|2013|stated',
      'Jane Roe|BA|Alder College||stated',
    ],
  );
});

test('paragraphs that open with a name in bold are about that person', () => {
  assert.deepEqual(
    studies(
      '<h1>Our People</h1><div><p><strong>Ffion Drummond</strong> leads our retail practice in the north. She holds an MBA from Westmark University.</p></div><div><p><strong>Juno Castle</strong> joined the firm in 2022 from Quillcomm. BA Economics, Alder University.</p></div>',
      'Our People — Arden & Lake',
    ),
    ['Ffion Drummond|MBA|Westmark University||stated', 'Juno Castle|BA|Alder University||stated'],
  );
});

test('the house of a line stands in its first sentence', () => {
  const line = (name: string, rest: string): string => `<li><strong>${name}</strong> — ${rest}</li>`;
  assert.deepEqual(
    posts(
      `<h1>Mentors</h1><ul>${line('Jane Roe', 'security researcher at Recorded Lake. MSc, Westmark University.')}${line('Peter Stone', 'data engineer, now freelance. Studied at Alder University.')}${line('Anna Miles', 'teacher.')}</ul>`,
      'Mentors',
    ).filter((fact) => fact.includes('University')),
    [],
  );
});

test('schools that are named after somebody, and the words of holders', () => {
  const one = (sentence: string): string[] => studies(`<h1>Jane Roe</h1><p>${sentence}</p>`);
  assert.deepEqual(one('Laurea in Ingegneria Civile, Università Federico II di Monteluna.'), [
    'Jane Roe|Laurea|Università Federico II di Monteluna||stated',
  ]);
  assert.deepEqual(one('Formada em Biologia Marinha pela Universidade do Valverde.'), [
    'Jane Roe|Bacharelado|Universidade do Valverde||stated',
  ]);
  assert.deepEqual(one('Ik studeerde Nederlands aan de Universiteit Duinoord.'), [
    'Jane Roe||Universiteit Duinoord||stated',
  ]);
  assert.deepEqual(
    studies('<h1>Jane Roe</h1><h2>Ausbildung</h2><p>2007 – 2012 Universität Grauwald (Abschluss: Diplom-Ökonomin)</p>'),
    ['Jane Roe|Diplom|Universität Grauwald|2012|stated'],
  );
  assert.deepEqual(one('Está a concluir o doutoramento na Universidade do Valverde.'), [
    'Jane Roe|doctoral|Universidade do Valverde||in_progress',
  ]);
});

test('stations of a German life', () => {
  assert.deepEqual(
    posts(
      '<h1>Jane Roe</h1><h2>Berufliche Stationen</h2><div>seit 04/2018 Leiterin Controlling, Trummer GmbH</div><div>09/2012 – 03/2018 Referentin Finanzen, Robert Stein GmbH</div>',
    ),
    ['Jane Roe|Leiterin Controlling|Trummer GmbH|2018-', 'Jane Roe|Referentin Finanzen|Robert Stein GmbH|2012-2018'],
  );
});

test('what a relative does, in other languages', () => {
  for (const sentence of [
    'Ihr Mann lehrt an der Universität Grauwald.',
    "Son mari travaille à l'Université de Valbrune.",
    'Su hermano estudió en la Universidad de Montclaro.',
    "Suo marito lavora presso l'Università di Campoverde.",
    'Haar man werkt bij de Universiteit Duinoord.',
  ])
    assert.deepEqual(
      findings(`<h1>Jane Roe</h1><p>${sentence}</p>`).map(({ organisation }) => organisation?.name),
      [],
      sentence,
    );
});

test('the school of a degree beside a title is no employer', () => {
  assert.deepEqual(
    posts(
      '<h1>Jane Roe</h1><p>Diplom-Kauffrau (Universität Grauwald), bis 2019 Vorstand der Stein Bank AG.</p>',
    ).filter((fact) => fact.includes('Universität')),
    [],
  );
  assert.deepEqual(studies('<h1>Jane Roe</h1><p>🎓 BA Psychology, University of Westmark</p>'), [
    'Jane Roe|BA|University of Westmark||stated',
  ]);
});

test('who certifies, who publishes and where colleagues are employs nobody', () => {
  const html = `<h1>Jane Roe</h1><h3>Certifications</h3><ul><li>American Board of Marl (General)</li></ul>`;
  assert.deepEqual(posts(html), []);
  assert.deepEqual(posts('<h1>Jane Roe</h1><p>She is the author of Tallow (Marl University Press, 2019).</p>'), []);
  assert.deepEqual(posts('<h1>Jane Roe</h1><p>She leads a trial with colleagues at Marl Medical Center.</p>'), []);
});

test('columns of a table are no sections, the last item of a menu no label, a quoted name no two names', () => {
  const table =
    '<tr><th>Год</th><th>Учебное заведение</th><th>Специальность</th></tr><tr><td>1999</td><td>Марловский медицинский университет</td><td>Лечебное дело</td></tr>';
  assert.deepEqual(
    studies(
      `<ul><li>Сотрудники</li><li>Новости</li></ul><h1>Ольга Таллова</h1><h3>Образование</h3><table>${table}</table>`,
      'Ольга Таллова',
    ),
    ['Ольга Таллова|MD|Марловский медицинский университет|1999|stated'],
  );
  assert.deepEqual(
    posts(
      '<header>Клиника «Талловия»</header><h1>Ольга Петровна Таллова</h1><p>Врач-кардиолог</p>',
      'Ольга Петровна Таллова | Клиника «Талловия» в Марле',
    ),
    ['Ольга Петровна Таллова|Врач-кардиолог|Клиника «Талловия»|-'],
  );
});

test('short degrees of Czech and Polish lists of studies', () => {
  assert.deepEqual(
    studies('<h1>Jane Roe</h1><h2>Vzdělání</h2><ul><li>Univerzita Marlov, obor právo, Mgr. (2007)</li></ul>'),
    ['Jane Roe|master|Univerzita Marlov|2007|stated'],
  );
});

test('a degree on the line below "Professor"', () => {
  const row = '<tr><td>Roe, Jane</td><td>Professor and Chair</td><td>Ph.D., Westmark University, 1999</td></tr>';
  const [study] = studies(
    `<h1>Faculty</h1><table>${row}${row.replace('Roe, Jane', 'Miles, Peter')}</table>`,
    'Faculty',
  );
  assert.equal(study, 'Jane Roe|PhD|Westmark University|1999|stated');
});

test('a dash between a year and a degree leads to it and leaves nothing open', () => {
  const list = (...items: string[]): string =>
    `<h1>Jane Roe</h1><h2>Education</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  assert.deepEqual(studies(list('2010 – Ph.D., law, Westmark University', '2004 - MA in law, Alder University')), [
    'Jane Roe|MA|Alder University|2004|stated',
    'Jane Roe|PhD|Westmark University|2010|stated',
  ]);
  assert.deepEqual(studies(list('2019 – PhD student, Westmark University', '2015–2018 BA, Alder University')), [
    'Jane Roe|BA|Alder University|2018|stated',
    'Jane Roe|PhD|Westmark University|now|in_progress',
  ]);
});

test('years in a cell of their own, one or several, date what stands beside them', () => {
  const row = (left: string, right: string): string => `<tr><td>${left}</td><td>${right}</td></tr>`;
  const table = `<h1>Jane Roe</h1><table>${row('2006', 'She received her PhD from Marl University.')}${row('2006–2011', 'She was a lecturer at Tallow College.')}${row('since 2019', 'She is a professor at Northfield University.')}</table>`;
  assert.deepEqual(studies(table), ['Jane Roe|PhD|Marl University|2006|stated']);
  assert.deepEqual(posts(table), [
    'Jane Roe|lecturer|Tallow College|2006-2011',
    'Jane Roe|professor|Northfield University|2019-',
  ]);
  assert.deepEqual(studies(`<h1>Jane Roe</h1><table>${row('2006', 'PhD, Marl University')}</table>`), [
    'Jane Roe|PhD|Marl University|2006|stated',
  ]);
});

test('posts below the heading of a university are there, whatever part of it they name', () => {
  const lines = [
    'Professor of Chemistry, 2003 - 2010',
    'Director, Center for Applied Chemistry, 1998 - 2003',
    'Lecturer in Chemistry, 1995 - 1998',
  ];
  const career = `<h3>Westmark University</h3><p>${lines.join('<br>')}</p><h3>Northfield University</h3><p>Tutor, 1990 - 1995</p>`;
  assert.deepEqual(posts(`<h1>Jane Roe</h1><h2>Experience</h2>${career}`), [
    'Jane Roe|Director|Westmark University|1998-2003',
    'Jane Roe|Lecturer in Chemistry|Westmark University|1995-1998',
    'Jane Roe|Professor of Chemistry|Westmark University|2003-2010',
    'Jane Roe|Tutor|Northfield University|1990-1995',
  ]);
});

test('where a graduate is now is no school of the degree', () => {
  const list =
    '<h1>Alumni</h1><ul><li>Jane Roe, PhD 2012, now at Westmark University</li><li>Piet Maas, PhD 2011, now at Tallow Ltd</li></ul>';
  assert.deepEqual(studies(list, 'Alumni'), []);
  assert.deepEqual(posts(list, 'Alumni'), ['Jane Roe||Westmark University|-', 'Piet Maas||Tallow Ltd|-']);
});

test('the CV of the person asked about, whose name looks like none', () => {
  const page = readDocument({
    url: 'https://people.example/vita',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(
      '<html lang="en"><h1>Vita - Orla J Van Bridge</h1><h2>Experience</h2><h4>Westmark University</h4><p>Lecturer, 1998 - 2003<br>Tutor, 1992 - 1998</p></html>',
    ),
  });
  const asked = { person: { full_name: 'Orla J. Van Bridge' }, claims: [] };
  assert.deepEqual(
    readPage(page, asked, NO_ORGANISATIONS).findings.map(({ title, organisation }) => [title, organisation?.name]),
    [
      ['Lecturer', 'Westmark University'],
      ['Tutor', 'Westmark University'],
    ],
  );
});

test('an affiliation below the name on a card is a line, full stop or not', () => {
  const card = (name: string, text: string): string => `<div><h3>${name}</h3><p>Reumatologa</p><p>${text}</p></div>`;
  const line =
    'Professore Associato di Reumatologia, Università di Montclaro, Clinica Reumatologica, Ospedale Valverde, Montclaro (MC), Italia.';
  const found = posts(
    `<h1>I nostri relatori</h1>${card('Carmen Rioalto', line)}${card('Elena Barranco', 'Ospedale Civile di Montclaro, Italia.')}`,
    'Relatori',
  );
  assert.ok(
    found.includes('Carmen Rioalto|Professore Associato di Reumatologia|Ospedale Valverde|-'),
    found.join('\n'),
  );
});

test('a name that no table knows is a person where somebody asks for it', () => {
  const html = `<html lang="en"><body><h1>Quorvanth News</h1><p>Zelvik Ostrowane will be the first chief of staff of Quorvanth.</p>
    <p>A graduate of Marl University, Ostrowane has a doctorate in economics from Tallow College.</p></body></html>`;
  const body = new TextEncoder().encode(html);
  const page = readDocument({ url: 'https://quorvanth.example/', status: 200, contentType: 'text/html', body });
  const schoolsOf = (full_name: string) =>
    readPage(page, { person: { full_name }, claims: [] }, NO_ORGANISATIONS)
      .findings.filter(({ kind, person }) => kind === 'education' && person.name === full_name)
      .map(({ organisation }) => organisation?.name);
  assert.deepEqual(schoolsOf('Zelvik Ostrowane').sort(), ['Marl University', 'Tallow College']);
  assert.deepEqual(schoolsOf('Zelvik Maas'), []);
});

test('students of a list have parts of their own, in the first person too', () => {
  const list =
    '<h1>Lab members</h1><h2>Graduate Students</h2><div><strong>Jane Roe</strong><p>I completed my BA in Zoology from Marl University in 2009.</p></div><div><strong>Mary Finch</strong><p>I received my MS in 2015 from Tallow College.</p></div><div><strong>Anna Stone</strong><p>I did my BSc at Oakham College.</p></div>';
  assert.deepEqual(studies(list, 'Lab members'), [
    'Anna Stone|BSc|Oakham College||stated',
    'Jane Roe|BA|Marl University|2009|stated',
    'Mary Finch|MSc|Tallow College|2015|stated',
  ]);
});

test('each heading opens a part of its own, be it of the same kind as the one before', () => {
  const training =
    '<h1>Jane Roe, MD</h1><h3>Medical School</h3><p>Northmarch University School of Medicine, 2001</p><h3>Residency</h3><p>Tallow General Hospital, 2005</p>';
  assert.equal(
    studies(training).some((study) => study.includes('certificate|Northmarch')),
    false,
  );
});

test('on the card of the person asked about, sentences are theirs, though their name looks like none', () => {
  const card = (name: string, text: string): string => `<div><h4>${name}</h4><p>${text}</p></div>`;
  const html = `<html lang="en"><title>Management</title><h1>Management</h1>${card('zq ostrowane', 'Holds a BS in Engineering from Marl University.')}${card('MS. JANE ROE, Chief Financial Officer', 'She holds an MBA from Tallow College.')}</html>`;
  const body = new TextEncoder().encode(html);
  const page = readDocument({ url: 'https://marl.example/team', status: 200, contentType: 'text/html', body });
  const schools = readPage(
    page,
    { person: { full_name: 'Zq Ostrowane' }, claims: [] },
    NO_ORGANISATIONS,
  ).findings.flatMap(({ kind, person, organisation }) =>
    kind === 'education' && /Ostrowane/i.test(person.name) ? [organisation?.name] : [],
  );
  assert.deepEqual(schools, ['Marl University']);
});

test('the heading of a list of people is nobody’s employer', () => {
  const card = (name: string, title: string): string => `<div><h3>${name}</h3><p>${title}</p></div>`;
  const people = `<h1>Management Team</h1>${card('Jane Roe', 'Chief Executive Officer')}${card('Mary Finch', 'Chairman')}`;
  assert.equal(
    posts(people, 'Management Team').some((post) => post.includes('Management Team')),
    false,
  );
  assert.ok(posts(`${people}<p>© Westmark Bank</p>`, 'Westmark Bank').some((post) => post.includes('Westmark Bank')));
});

test('the heading that repeats the title is not whose site it is', () => {
  const staff =
    '<h1>Administrators</h1><div><h3>Jane Roe</h3><p>Principal</p></div><div><h3>Anna Stone</h3><p>Deputy Head</p></div>';
  assert.deepEqual(posts(staff, 'Administrators'), []);
  const foot = '<footer>© Westmark Academy</footer>';
  assert.ok(posts(`${staff}${foot}`, 'Westmark Academy').includes('Jane Roe|Principal|Westmark Academy|-'));
});

/** The posts on a page in another language, at an address that has the person's name. */
function employersAbroad(language: string, title: string, html: string): (string | undefined)[] {
  const page = readDocument({
    url: 'https://vantreight.example/cv',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(
      `<html lang="${language}"><head><title>${title}</title></head><body>${html}</body></html>`,
    ),
  });
  return extractFindings({ ...page, language }, NO_ORGANISATIONS)
    .findings.filter(({ kind }) => kind === 'employment')
    .map(({ organisation }) => organisation?.name);
}

test('a CV is nobody’s site, though the address has the name', () => {
  const cv =
    '<h1>Orla Vantreight</h1><h2>Développeur informatique</h2><p>Licence en informatique - Université de Marlo</p>';
  assert.deepEqual(employersAbroad('fr', 'CV Orla Vantreight - Software Developer', cv), []);
});

test('a department in Swedish is no second employer', () => {
  const cv =
    '<h1>Jane Roe</h1><h2>Yrkeserfarenhet</h2><p>2009–2010 Universitetsadjunkt, Westmark universitet, Institutionen för psykologi.</p>';
  assert.deepEqual(employersAbroad('sv', 'Jane Roe', cv), ['Westmark universitet']);
});

test('a field is read to the end of its list, so that the next school keeps its degree', () => {
  assert.deepEqual(
    studies(
      '<h1>Jane Roe</h1><p>Dr. Roe earned a B.A. in Biology from Stone College and a Ph.D. in Molecular, Cellular, and Developmental Biology from Northfield University.</p>',
    ),
    ['Jane Roe|BA|Stone College||stated', 'Jane Roe|PhD|Northfield University||stated'],
  );
});

test('on a line of a list a degree with a school of its own is not the next school’s', () => {
  const html =
    '<html lang="de"><h1>Jane Roe</h1><h2>Zur Person</h2><ul><li>Bachelor-Abschluss in Geschichte an der Université Paul Marlot de Talle und Diplom in Biologie an der Universität zu Norden</li></ul></html>';
  assert.deepEqual(
    studies(html).filter((study) => study.includes('Norden')),
    ['Jane Roe|Diplom|Universität zu Norden||stated'],
  );
});

test('a web page with radicals in place of characters is read as it looks', () => {
  const [study] = findings(
    '<html lang="ja"><h1>浜村 俊</h1><h2>学歴</h2><ul><li>2019年3⽉ 北海⼤学 博⼠課程修了</li></ul></html>',
    '浜村 俊',
  ).filter(({ kind }) => kind === 'education');
  assert.equal(study?.organisation?.name, '北海大学');
});

test('a school in brackets behind a name says which of two it is; a country does not', () => {
  const named = (line: string): string[] =>
    studies(`<html lang="zh"><h1>王晓明</h1><h2>教育经历</h2><ul><li>${line}</li></ul></html>`, '王晓明').map(
      (study) => study.split('|')[2]!,
    );
  assert.deepEqual(named('2012-2015 硕士，海东地质大学（南山）'), ['海东地质大学（南山）']);
  assert.deepEqual(named('2012-2015 硕士，海东地质大学（德国）'), ['海东地质大学']);
  assert.deepEqual(named('2012-2015 海东地质大学（硕士）'), ['海东地质大学']);
});

test('who was appointed may be so still', () => {
  const current = (sentence: string): (boolean | null)[] =>
    findings(`<html lang="es"><h1>Jane Roe</h1><p>${sentence}</p></html>`)
      .filter(({ kind }) => kind === 'employment')
      .map((post) => post.current);
  assert.deepEqual(current('En 2001 fue nombrada Catedrática de la Universidad de Marlo.'), [null]);
  assert.deepEqual(current('Fue Catedrática de la Universidad de Marlo.'), [false]);
});

const staff = (title: string, html: string): string[] => posts(html, title).map((post) => post.replace(/\|-$/, ''));
const CARDS =
  '<h1>Our people</h1><div><h3>Jane Roe</h3><p>Head of Sales</p></div><div><h3>Mary Doe</h3><p>Accountant</p></div>';

test('whose site it is: what is left of the title without its headings', () => {
  assert.ok(staff('Our Team | Larkfield', CARDS).includes('Jane Roe|Head of Sales|Larkfield'));
  assert.ok(staff('Our Team｜Larkfield', CARDS).includes('Mary Doe|Accountant|Larkfield'));
  assert.ok(staff('Our Team < Larkfield', CARDS).includes('Mary Doe|Accountant|Larkfield'));
  assert.ok(staff('About the people of Larkfield Hospital', CARDS).includes('Mary Doe|Accountant|Larkfield Hospital'));
  assert.ok(
    staff('Om Larkfield | Personal', `<html lang="sv">${CARDS}</html>`).some((post) => post.endsWith('|Larkfield')),
  );
  for (const title of [
    'Our Team | Home',
    'Our Team | **** at Larkfield',
    'Our Team | Chief Accountant in Marl',
    'Our Team | Larkfield director joined',
    'Our Team | Mary Doe',
  ])
    assert.deepEqual(staff(title, CARDS), [], title);
});

test('whose site it is: whom the notice of copyright names', () => {
  const notice = (text: string): string[] => staff('Our Team', `${CARDS}<footer><p>${text}</p></footer>`);
  assert.ok(
    notice('© 2019–2024 Larkfield Outreach. All rights reserved.').includes(
      'Jane Roe|Head of Sales|Larkfield Outreach',
    ),
  );
  assert.ok(notice('Copyright (c) Larkfield Tides, LLC').includes('Jane Roe|Head of Sales|Larkfield Tides, LLC'));
  for (const none of [
    '© 2024 Mary Doe',
    '(c) Larkfield Outreach',
    'Copyright Attorney Larkfield',
    '© 2024 Design & Developed by Larkfield',
  ])
    assert.deepEqual(notice(none), [], none);
  assert.ok(
    staff('The Luke Institute for Tidal Leadership', `${CARDS}<p>© The Luke Institute</p>`).includes(
      'Jane Roe|Head of Sales|The Luke Institute for Tidal Leadership',
    ),
  );
});

test('a page that bears a part of its person’s name is nobody’s employer', () => {
  const own = (site: string): string[] =>
    staff(`Home | ${site}`, '<h1>Jane Roe</h1><p>Full-Stack Developer</p><p>Jane Roe builds tide tables.</p>');
  assert.deepEqual(own('Jane vdr'), []);
  assert.deepEqual(own('Roe Tides Ltd'), ['Jane Roe|Full-Stack Developer|Roe Tides Ltd']);
  assert.deepEqual(own('Roe & Doe'), ['Jane Roe|Full-Stack Developer|Roe & Doe']);
});

test('whose site it is: the only line of the head that is a name and stands on the page again', () => {
  const html = `<header><p>Larkfield Clinic</p></header>${CARDS}<footer><p>Larkfield Clinic</p></footer>`;
  assert.ok(staff('Our Team', html).includes('Jane Roe|Head of Sales|Larkfield Clinic'));
});

test('staff that an English page lists without a title; schools and laboratories list students too', () => {
  const cards =
    '<h1>Our Team</h1><h3>Jane Roe, M.D.</h3><p>Jane likes the sea.</p><h3>Mary Doe, M.D.</h3><p>Mary likes hills.</p>';
  const listed = (owner: string): string[] =>
    staff(`Our Team | ${owner}`, cards).filter((post) => post.endsWith(owner));
  assert.deepEqual(listed('Larkfield Urology'), ['Jane Roe||Larkfield Urology', 'Mary Doe||Larkfield Urology']);
  assert.deepEqual(listed('Larkfield University'), []);
  assert.deepEqual(listed('The Larkfield Lab'), []);
});

test("a first name that is nobody else's on the page is what its person is called", () => {
  const readFor = (full_name: string, more: string): string[] => {
    const html = `<html lang="en"><body><h1>Alexandra Vantreight</h1><p>Before that, Juno worked at Quillstack as an engineer.</p>${more}</body></html>`;
    const body = new TextEncoder().encode(html);
    const page = readDocument({ url: 'https://talks.example/', status: 200, contentType: 'text/html', body });
    return readPage(page, { person: { full_name }, claims: [] }, NO_ORGANISATIONS)
      .findings.filter(({ person }) => person.name === full_name)
      .map(({ organisation }) => organisation?.name ?? '');
  };
  assert.deepEqual(readFor('Alexandra Vantreight', ''), ['Quillstack']);
  assert.deepEqual(readFor('Alexandra Vantreight', '<p>Juno Marl opened the day.</p>'), []);
});
