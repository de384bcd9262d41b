// Sentences of Romance and Germanic languages: verbs that say a title, clauses with an organisation of their own, what a
// clause says of the place just named, trainings, advisers and relatives.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readForClaim } from '../../../test/support/claim-sentences.ts';

const titles = (language: string, sentence: string, employer: string, title: string): (string | undefined)[] =>
  readForClaim(language, sentence, 'employment', { employer, title }).map((finding) => finding.title);

test('a verb says what somebody is, and what of', () => {
  for (const [language, sentence, employer, claimed, title] of [
    [
      'de',
      'Seit 2016 leitet Orla Vantreight die Rechtsabteilung der Klinik Marlau, zuvor war sie in Wien.',
      'Klinik Marlau',
      'Head of Legal',
      'Leiterin Rechtsabteilung',
    ],
    [
      'it',
      'Dal 2015 dirige il reparto di Neurologia dell’Ospedale Marlo, dove ha anche insegnato a lungo.',
      'Ospedale Marlo',
      'Director of Neurology',
      'direttore reparto di Neurologia',
    ],
    [
      'pt',
      'Licenciou-se em Arquitetura pela Universidade de Talo e fundou, em 2001, o Estúdio Marlo.',
      'Estúdio Marlo',
      'Founder',
      'fundadora',
    ],
    [
      'da',
      'Hun sidder i bestyrelsen for Fonden Marl og er formand for Foreningen Tallov.',
      'Fonden Marl',
      'Board member',
      'bestyrelsesmedlem',
    ],
  ] as const)
    assert.deepEqual(titles(language, sentence, employer, claimed), [title], sentence);
});

test('each organisation has what its own clause says', () => {
  const sentence = 'Hun blev uddannet fra Marl Universitet i 2007 og har siden 2018 været overlæge på Tallov Hospital.';
  const [post] = readForClaim('da', sentence, 'employment', { employer: 'Tallov Hospital', title: 'overlæge' });
  assert.deepEqual([post?.title, post?.start, post?.current], ['overlæge', { year: 2018 }, true]);
});

test('a title at another place is held there, though the first word is no known title', () => {
  const sentence = 'Orla har blant annet erfaring som trollmann ved Marl Bank samt forsker ved Tallov.';
  assert.doesNotMatch(titles('no', sentence, 'Marl Bank', 'Researcher').join(), /forsker/);
  const behind = 'Orla har blant annet erfaring fra Marl Bank, der hun var forsker.';
  assert.deepEqual(titles('no', behind, 'Marl Bank', 'Researcher'), ['forsker']);
});

test('a clause about the place just named is a post of its own', () => {
  const sentence = 'Hizo la residencia en el Hospital de Marlo (2008-2012), donde hoy es jefa de sección de Pediatría.';
  const posts = readForClaim('es', sentence, 'employment', { employer: 'Hospital de Marlo', title: 'Section head' });
  assert.equal(
    posts.some(({ title, current }) => title?.startsWith('jefa de sección') && current === true),
    true,
  );
});

test('a training with its field is the post of whoever did it', () => {
  const sentence = 'Elle a effectué son internat de chirurgie à l’Hôpital de Marle avant de partir pour Lyon en 2014.';
  assert.deepEqual(titles('fr', sentence, 'Hôpital de Marle', 'Surgery resident'), ['resident physician in chirurgie']);
});

test('relatives, advisers and refusals in short sentences', () => {
  for (const [language, sentence, employer] of [
    ['it', 'Il marito è primario all’Ospedale Marlo.', 'Ospedale Marlo'],
    ['no', 'Ektemannen hennes er direktør i Marl Bank.', 'Marl Bank'],
    ['sv', 'Hon tackade nej till tjänsten som chef för Marl Bank.', 'Marl Bank'],
    ['de', 'Betreut wurde ihre Dissertation von Prof. Karla Wendt, Direktorin am Institut Marlau.', 'Institut Marlau'],
  ] as const)
    assert.deepEqual(titles(language, sentence, employer, 'Director'), [], sentence);
});

test('a post that somebody had is over, one that they have is not', () => {
  for (const [language, sentence, employer, current] of [
    ['de', 'Orla war zunächst Mitarbeiterin am Institut Marlau.', 'Institut Marlau', false],
    [
      'it',
      'È stata assegnista presso il Politecnico di Tallo e ricercatrice presso il Centro Marlo.',
      'Centro Marlo',
      false,
    ],
    ['it', 'È ricercatrice presso il Centro Marlo.', 'Centro Marlo', true],
    ['pt', 'Foi diretora da Fundação Talo e professora da Universidade de Marlo.', 'Universidade de Marlo', false],
  ] as const)
    assert.equal(readForClaim(language, sentence, 'employment', { employer })[0]?.current, current, sentence);
});

test('a title leads to every name of a list', () => {
  const sentence =
    'Es profesora de Derecho Civil de la Universidad de Marlo y de Derecho Penal (Posgrado) en la Universidad de Talo y en la Universidad de Vega.';
  assert.deepEqual(titles('es', sentence, 'Universidad de Vega', 'profesora'), ['profesora']);
});

test('what a school made of somebody is no post there', () => {
  assert.deepEqual(
    titles('es', 'Abogada de la Universidad de Marlo, Talo, 1994.', 'Universidad de Marlo', 'Abogada'),
    [],
  );
});

test('where somebody passed through, specialised or was held in a post', () => {
  for (const [language, sentence, employer] of [
    ['pt', 'Formada em Talo e com passagens pelo Diário Marlo, pela Rádio Vega e pelo Jornal Talo.', 'Jornal Talo'],
    ['no', 'Hun spesialiserte seg ved hudavdelingen på Marl sykehus og på Tallow sykehus.', 'Tallow sykehus'],
    ['pl', 'W latach osiemdziesiątych w spółce handlu zagranicznego MARLEX na stanowisku dyrektora.', 'MARLEX'],
    ['fr', 'Après des passages chez Marle Conseil et Tallow Finance, elle a ouvert un atelier.', 'Tallow Finance'],
  ] as const)
    assert.equal(readForClaim(language, sentence, 'employment', { employer }).length > 0, true, sentence);
});

test("a profession that a university confers is a study there, and a degree with a short form behind it is another school's", () => {
  assert.deepEqual(
    titles('es', 'Abogada de la Universidad de Talo, Marl, 2020.', 'Universidad de Talo', 'Abogada'),
    [],
  );
  const sentence = 'Es MBA de MARENUM Marl y Magíster de TALO e Ingeniera Industrial de la MRU con amplia experiencia.';
  const found = readForClaim('es', sentence, 'education', { school: 'MRU', degree: 'MBA' });
  assert.ok(found.every(({ degree }) => degree?.surface !== 'MBA'));
});

test('two degrees with one school behind them are both of it', () => {
  for (const [language, sentence, school, other] of [
    [
      'pt',
      'Orla possui graduação em Física pela Universidade Estadual de Marlo (2004), mestrado (2007) e doutorado (2011) em Física Aplicada pela Universidade de Talo.',
      'Universidade de Talo',
      'Universidade Estadual de Marlo',
    ],
    [
      'it',
      'Ha conseguito la laurea in Fisica presso l’Università di Marlo (2004), il master (2006) e il dottorato (2010) in Fisica applicata presso l’Università di Talo.',
      'Università di Talo',
      'Università di Marlo',
    ],
  ] as const) {
    const levels = (name: string): (string | undefined)[] =>
      readForClaim(language, sentence, 'education', { school: name, degree: "Master's" }).map(
        ({ degree }) => degree?.level,
      );
    assert.deepEqual(levels(school), ['master', 'doctoral'], sentence);
    assert.equal(levels(other).includes('doctoral'), false, sentence);
  }
});

test('the verb that closes a German sentence says what is told of the school in it', () => {
  const studied = (sentence: string): number =>
    readForClaim('de', sentence, 'education', { school: 'Universität Marl' }).length;
  assert.equal(
    studied(
      'Orla B. Vantreight, geb. 1979 hat Informatik an der Universität Marl mit den Schwerpunkten Netze, Recht sowie Handel studiert.',
    ),
    1,
  );
  assert.equal(
    studied(
      'Sie hat viele Jahre an der Universität Marl Gutachten erstellt, dann war sie in Wien und hat dort studiert.',
    ),
    0,
  );
});

test('who has been with a firm since a year works there', () => {
  const [post] = readForClaim(
    'de',
    'Orla Vantreight ist seit März 2013 bei Tallow, Anbieter von Software und Lösungen, Managerin für PR.',
    'employment',
    { employer: 'Tallow', title: 'Manager PR' },
  );
  assert.deepEqual([post?.title, post?.start, post?.current], ['Managerin für PR.', { year: 2013, month: 3 }, true]);
});

test('what is conferred beside a degree is a study, and an adorned degree no post', () => {
  const studies = (language: string, sentence: string, school: string): number =>
    readForClaim(language, sentence, 'education', { school }).length;
  const engineer =
    'Orla es Ingeniera en informática por la Universitat Politècnica de Marlo y PDD por Talow Business School.';
  assert.equal(studies('es', engineer, 'Talow Business School'), 1);
  const rewarded =
    'Orla es Ingeniera en informática por la Universidad de Marlo y fue premiada por Talow Business School.';
  assert.equal(studies('es', rewarded, 'Talow Business School'), 0);
  const executive =
    'Orla Vantreight possui mestrado em dosimetria pelo IRT/CNM, MBA Executivo pela MARPEAD UFT e reside em Marlo.';
  assert.equal(studies('pt', executive, 'MARPEAD UFT'), 1);
});

test('a name in the genitive, and what a firm is before its name', () => {
  const posts = (sentence: string, employer: string): number =>
    readForClaim('de', sentence, 'employment', { employer }).length;
  assert.equal(
    posts('Sie war viele Jahre in Wien, zuletzt als Geschäftsführerin des Berliner e-Marlo Verlags.', 'e-Marlo Verlag'),
    1,
  );
  assert.equal(
    posts(
      'Von 1995 bis 2001 hat sie beim Fernsehsender TLW24 die Bereiche Planung und Analyse aufgebaut und geleitet.',
      'TLW24',
    ),
    1,
  );
});

test('worked, and no word that it goes on: it is over', () => {
  for (const [language, sentence, employer] of [
    ['es', 'Trabajó durante algunos años como analista de riesgos en el Banco Marlo y en otras firmas.', 'Banco Marlo'],
    ['cs', 'Orla Vantreight pracovala několik let jako analytička ve společnosti Marlo a žije v Brně.', 'Marlo'],
    ['ru', 'Работала системным архитектором в фирме «Марло», отдел разработки платформы.', 'Марло'],
  ] as const)
    assert.equal(readForClaim(language, sentence, 'employment', { employer })[0]?.current, false, sentence);
  const [there] = readForClaim(
    'es',
    'Trabajó en Wexia, donde hoy dirige el área legal de toda la firma con éxito.',
    'employment',
    { employer: 'Wexia' },
  );
  assert.notEqual(there?.current, false);
});

test('a namesake is part of the school’s name', () => {
  const sentence =
    'Orla é física formada pela Universidade Estadual Marlo João de Castro Reis (UEM) e Key Account Manager da Tallow.';
  assert.deepEqual(titles('pt', sentence, 'Tallow', 'Key Account Manager'), ['Key Account Manager']);
});

test('what was done at a firm below a heading of posts and studies is a post', () => {
  const posts = (line: string): number =>
    readForClaim(
      'de',
      `</p><h2>Beruflicher Werdegang und Ausbildung</h2><ul>${'<li>Matura in Wien</li>'.repeat(5)}<li>${line}</li></ul><p>`,
      'employment',
      { employer: 'Tallow Treuhand' },
    ).length;
  assert.equal(posts('Steuerberatung bei Tallow Treuhand'), 1);
  assert.equal(posts('Lehrgang für Steuerrecht bei Tallow Treuhand'), 0);
});

test('who teaches or directs a degree has a post there, and not that degree', () => {
  for (const [language, sentence, school, title, degree] of [
    [
      'it',
      'Docente nel Corso di Laurea in Biologia (Università di Marlo).',
      'Università di Marlo',
      'Lecturer',
      'Laurea',
    ],
    [
      'es',
      'Es profesora del Grado en Derecho de la Universidad de Marlo.',
      'Universidad de Marlo',
      'Professor',
      'Grado',
    ],
    [
      'es',
      'Coordinadora del Máster en Derecho, Universidad de Marlo.',
      'Universidad de Marlo',
      'Coordinator',
      'Máster',
    ],
    [
      'pt',
      'É professora do curso de Mestrado da Universidade de Marlo.',
      'Universidade de Marlo',
      'Professor',
      'Mestrado',
    ],
    ['fr', 'Elle est enseignante en Licence à l’Université de Marlo.', 'Université de Marlo', 'Teacher', 'Licence'],
    ['nl', 'Zij is docent op de Master Recht aan de Universiteit Marlo.', 'Universiteit Marlo', 'Lecturer', 'Master'],
  ] as const) {
    assert.equal(titles(language, sentence, school, title).length, 1, sentence);
    assert.deepEqual(readForClaim(language, sentence, 'education', { school, degree }), [], sentence);
  }
  const taken = 'Profesora de la Universidad de Talo y licenciada en Derecho por la Universidad de Marlo.';
  const claim = { school: 'Universidad de Marlo', degree: 'Licenciada' };
  assert.equal(readForClaim('es', taken, 'education', claim).length, 1);
});

test('the small word behind the verb said again behind "and" leads to a second employer', () => {
  for (const [language, sentence, employer, expected] of [
    [
      'de',
      'Sie arbeitet an der Klinik Marlau, Abteilung für Haut, und an der Hochschule Tallow.',
      'Hochschule Tallow',
      1,
    ],
    ['es', 'Trabaja en el Hospital Marlo, servicio de oncología de adultos, y en la Clínica Talo.', 'Clínica Talo', 1],
    ['it', 'Lavora presso l’Ospedale Marlo, reparto di oncologia, e presso la Clinica Talo.', 'Clinica Talo', 1],
    ['es', 'Trabaja en el Hospital Marlo y estudió en la Universidad Talo.', 'Universidad Talo', 0],
  ] as const)
    assert.equal(readForClaim(language, sentence, 'employment', { employer }).length, expected, sentence);
});

test('schools that share the word before or behind their names', () => {
  for (const [language, sentence, school, expected] of [
    ['de', 'Sie studierte Jura an den Universitäten Marlau, Talfeld und Wexdorf.', 'Universität Wexdorf', 1],
    ['en', 'She studied law at the universities of Marlborne and Tallowick.', 'University of Tallowick', 1],
    ['es', 'Estudió Derecho en las universidades de Marlo y Taloria.', 'Universidad de Taloria', 1],
    ['it', 'Ha studiato diritto presso le Università di Marlo e Taloria.', 'Università di Taloria', 1],
    ['nl', 'Zij studeerde rechten aan de universiteiten van Marlo en Talduin.', 'Universiteit van Talduin', 1],
    ['da', 'Hun har studeret jura ved Marlevs og Talborg Universitet.', 'Marlevs Universitet', 1],
    ['de', 'Sie studierte Jura an der Universität Marlau und lebt heute in Wexdorf.', 'Universität Wexdorf', 0],
    ['da', 'Hun bor i Marlev og har studeret jura ved Talborg Universitet.', 'Marlev Universitet', 0],
  ] as const)
    assert.equal(readForClaim(language, sentence, 'education', { school }).length, expected, sentence);
});

test('a stay during a doctorate is no doctorate', () => {
  const status = (sentence: string): (string | undefined)[] =>
    readForClaim('pt', sentence, 'education', { school: 'Universidade de Marlo', degree: 'PhD' }).map(
      (one) => one.status,
    );
  assert.deepEqual(status('Orla Vantreight realizou doutorado sanduíche na Universidade de Marlo em 2015.'), [
    'attended',
  ]);
  assert.deepEqual(status('Orla Vantreight concluiu o doutorado na Universidade de Marlo em 2015.'), ['stated']);
});

test('further family names behind the name that was asked for are hers; behind "and" stands another', () => {
  const schoolOf = (sentence: string) =>
    readForClaim('pt', sentence, 'education', { school: 'Universidade Marlo' }).map(
      ({ organisation }) => organisation?.name,
    );
  const rest = 'advogada, graduada em Direito pela Universidade Marlo (2008), atua em causas de família.';
  assert.deepEqual(schoolOf(`Orla Vantreight de Souza Costa, ${rest}`), ['Universidade Marlo']);
  assert.deepEqual(schoolOf(`Orla Vantreight e Paula Costa, ${rest}`), []);
});

test('of several posts in one sentence each has the years beside it', () => {
  const sentence =
    'W latach 1999-2009 pełniła funkcję zastępcy dyrektora Wydziału Kontroli, a od 2006 roku funkcję dyrektora Wydziału Nadzoru w Urzędzie Marlowskim.';
  const [post] = readForClaim('pl', sentence, 'employment', {
    employer: 'Urząd Marlowski',
    title: 'dyrektor Wydziału Nadzoru',
    start_date: '2006',
  });
  assert.equal(post?.start?.year, 2006);
});

test('who has been a graduate since a year took the degree then; a study since a year began then', () => {
  const claim = { school: 'Universidade de Marlo' };
  const [law] = readForClaim('pt', 'Advogada graduada pela Universidade de Marlo desde 2004.', 'education', claim);
  assert.deepEqual([law?.start, law?.end], [undefined, { year: 2004 }]);
  const [study] = readForClaim('pt', 'Estuda direito na Universidade de Marlo desde 2024.', 'education', claim);
  assert.deepEqual(study?.start, { year: 2024 });
});

test('a profession learnt at a school is what is claimed as its degree', () => {
  const claim = { school: 'Marlo Institut', degree: 'Psychotherapist' };
  const [trained] = readForClaim('da', 'Uddannet psykoterapeut fra Marlo Institut i 2019.', 'education', claim);
  assert.equal(trained?.degree?.surface, 'psykoterapeut');
  const [other] = readForClaim('da', 'Uddannet tømrer fra Marlo Institut i 2019.', 'education', claim);
  assert.notEqual(other?.degree?.surface, 'tømrer');
});

test('a study that goes on behind the school is another one', () => {
  const [finding] = readForClaim(
    'pt',
    'Orla Vantreight é graduada em Direito pela Universidade de Marlo e pós-graduanda em Direito Digital pela Faculdade Talo.',
    'education',
    { school: 'Universidade de Marlo', degree: 'Graduação', field: 'Direito' },
  );
  assert.deepEqual([finding?.status, finding?.field], ['stated', 'Direito']);
});

test('who held a post in the past holds it no more', () => {
  for (const [language, sentence, title] of [
    ['de', 'Orla Vantreight bekleidete das Amt der Direktorin bei Marl Brothers.', 'Direktorin'],
    ['fr', 'Orla Vantreight occupait le poste de directrice chez Marl Brothers.', 'directrice'],
    ['es', 'Orla Vantreight ocupó el cargo de directora en Marl Brothers.', 'directora'],
    ['it', 'Orla Vantreight ricopriva il ruolo di direttrice presso Marl Brothers.', 'direttrice'],
    ['nl', 'Orla Vantreight bekleedde de functie van directeur bij Marl Brothers.', 'directeur'],
    ['pl', 'Orla Vantreight zajmowała stanowisko dyrektora w Marl Brothers.', 'dyrektor'],
    ['cs', 'Orla Vantreight zastávala pozici ředitelky v Marl Brothers.', 'ředitelka'],
    ['ru', 'Занимала должность директора в компании Marl Brothers.', 'директор'],
  ] as const) {
    const [finding] = readForClaim(language, sentence, 'employment', { employer: 'Marl Brothers', title });
    assert.equal(finding?.current, false, sentence);
  }
});

test('a profession conferred beside another is no post', () => {
  const [finding] = readForClaim(
    'es',
    'Orla Vantreight obtuvo el título de Abogado y Procurador en la Universidad Nacional de Marlo.',
    'education',
    { school: 'Universidad Nacional de Marlo', degree: 'Abogado' },
  );
  assert.equal(finding?.degree?.surface, 'título de Abogado');
});

test('the title of a thesis says nothing of the study', () => {
  const [finding] = readForClaim(
    'it',
    'Nel 1992 Orla Vantreight ottiene la specializzazione in Medicina Interna presso l’Università di Marlo, discutendo una tesi dal titolo “Livelli serici in corso di epatopatie”.',
    'education',
    { school: 'Università di Marlo', degree: 'Specialisation', field: 'Internal Medicine' },
  );
  assert.equal(finding?.status, 'stated');
});

test('in German the verb stands behind its school, known as one or not', () => {
  const sentence =
    'Orla Vantreight hat an der Universität Marlau studiert, an der FU Talle promoviert und an der TU Norden habilitiert.';
  const degrees = (school: string): (string | undefined)[] =>
    readForClaim('de', sentence, 'education', { school, degree: 'Promotion' }).map(({ degree }) => degree?.surface);
  assert.deepEqual(degrees('FU Talle'), ['promoviert']);
  assert.ok(!degrees('Universität Marlau').includes('promoviert'));
});

test('a study that goes on behind a comma, at a school of its own, is not this one', () => {
  const sentence =
    'Graduada pela Universidade do Marlo, pós-graduanda em direito pela Fundação Talo, com ênfase fiscal.';
  const studies = (school: string) => readForClaim('pt', sentence, 'education', { school }).map(({ status }) => status);
  assert.deepEqual(studies('Universidade do Marlo'), ['stated']);
  assert.deepEqual(studies('Fundação Talo'), ['in_progress']);
});
