// Names of organisations and words of posts in German, Romance, Dutch and Scandinavian sentences that went wrong once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../domain/model/finding.ts';
import { NO_ORGANISATIONS, type OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { itemsIn } from '../directed/aligned-members.ts';
import { lexiconFor } from '../lexicon/language-words.ts';
import { readPage } from '../read-page.ts';
import { readDocument } from '../reading/read-document.ts';
import { namesIn } from './cv-entries.ts';

const PERSON = 'Orla Vantreight';

/** Two schools that are known by their letters. */
const organisations: OrganisationIndex = {
  ...NO_ORGANISATIONS,
  named: (name) =>
    ['UMARL', 'UTALL'].includes(name)
      ? [
          {
            id: name,
            kind: 'school',
            names: [{ value: name, kind: 'acronym', lang: null }],
            domains: [],
            relations: [],
            country: null,
          },
        ]
      : [],
};

const organisationsIn = (text: string, known: OrganisationIndex, lang = 'de'): string[] => {
  const lexicon = lexiconFor(lang);
  return namesIn(text, itemsIn(text, lexicon), lexicon, known, false).map(({ name }) => name);
};

const CAREER: ReadonlySet<string> = new Set(['education', 'employment']);

interface Site {
  title?: string;
  heading?: string;
  url?: string;
}

const facts = (kind: 'education' | 'employment', ...page: Parameters<typeof read>): string[] =>
  [...new Set(findings(kind, ...page).map(({ organisation }) => organisation?.name ?? ''))].sort();

const findings = (kind: 'education' | 'employment', ...page: Parameters<typeof read>): Finding[] =>
  read(...page).filter((finding) => finding.kind === kind);

function read(lang: string, body: string, site: Site = {}): Finding[] {
  const { title = PERSON, heading = PERSON, url = 'https://people.example/vantreight' } = site;
  const page = readDocument({
    url,
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(
      `<html lang="${lang}"><head><title>${title}</title></head><body><h1>${heading}</h1>${body}</body></html>`,
    ),
  });
  const asked = { person: { full_name: PERSON, aliases: [] }, claims: [], withParts: false };
  return readPage(page, asked, organisations).findings.filter(
    ({ kind, person }) => CAREER.has(kind) && person.name.includes('Vantreight'),
  );
}

/** "Marl 2001-2007": with the years and the title of each. */
const told = (kind: 'education' | 'employment', lang: string, body: string): string[] =>
  findings(kind, lang, body)
    .map(({ organisation, start, end, title = '' }) => {
      const years = [start, end === 'present' ? undefined : end].map((date) => date?.year ?? '').join('-');
      return `${organisation?.name}${years === '-' ? '' : ` ${years}`} ${title}`.trim();
    })
    .sort();

const posts = (lang: string, body: string, site?: Site): string[] => facts('employment', lang, body, site);
const studies = (lang: string, body: string, site?: Site): string[] => facts('education', lang, body, site);

test('a theatre or an orchestra is an employer', () => {
  assert.deepEqual(posts('de', '<p>2000 wechselte sie an das Staatstheater Norvane; sie wirkt dort bis heute.</p>'), [
    'Staatstheater Norvane',
  ]);
});

test('behind "and", a preposition leads to the next name', () => {
  assert.deepEqual(posts('de', '<p>Er war Pianist am Theater Marl und an den Norvaner Kammerspielen.</p>'), [
    'Norvaner Kammerspielen',
    'Theater Marl',
  ]);
});

test('a word for "in the" that is inside Polish names ends a Portuguese one', () => {
  assert.deepEqual(studies('pt', '<p>É doutoranda em Direito Digital na Universidade Federal de Norvane.</p>'), [
    'Universidade Federal de Norvane',
  ]);
});

test('behind an acronym the sentence ends, and with it the name', () => {
  assert.deepEqual(
    studies('no', '<p>Vantreight har en master i ledelse fra Handelshøyskolen NV. Hun liker å gå på ski.</p>'),
    ['Handelshøyskolen NV'],
  );
});

test('what a post is for is no part of the name before it', () => {
  assert.deepEqual(posts('es', '<p>Se ha desempeñado como directora de PRONORVANE para Europa Central.</p>'), [
    'PRONORVANE',
  ]);
});

test('a school or a centre may be for several subjects', () => {
  assert.deepEqual(posts('de', '<p>Seit 2014 ist sie Dozentin an der Hochschule für Musik, Theater und Medien.</p>'), [
    'Hochschule für Musik, Theater und Medien',
  ]);
  assert.deepEqual(
    studies('de', '<p>Sie studierte Klavier an der Universität für Musik und darstellende Kunst Marl.</p>'),
    ['Universität für Musik und darstellende Kunst Marl'],
  );
  assert.deepEqual(posts('de', '<p>2000 wechselte sie als Chefärztin an das Zentrum für Hand- und Fußchirurgie.</p>'), [
    'Zentrum für Hand- und Fußchirurgie',
  ]);
});

test('behind "für" stands what a German title is about', () => {
  assert.deepEqual(
    posts('de', '<p>Von 2003 bis 2009 war sie Ärztin für Plastische, Hand- und Ästhetische Chirurgie in Marl.</p>'),
    [],
  );
  assert.deepEqual(
    posts('de', '<p>Danach Tätigkeit als Fachärztin für Innere Medizin in der NVK Marl (2010–2018)</p>'),
    ['NVK Marl'],
  );
  assert.deepEqual(posts('de', '<p>1999</p><p>Beraterin und Jurorin für Festival-Orchester und Chor</p>'), []);
  assert.deepEqual(posts('de', '<p>Sie arbeitet seit 2003 als Beraterin für die Norvane GmbH.</p>'), ['Norvane GmbH']);
});

test('the site of a paper that tells of a new post is not where it is held', () => {
  const told = (name: string): string[] =>
    posts(
      'sv',
      `<p>${name} har anställt Orla Vantreight efter en lång rekrytering. Hon tillträder om tre månader.</p>`,
      {
        title: 'Orla Vantreight blir ny kulturchef - Norvanebladet',
        heading: 'Orla Vantreight blir ny kulturchef',
        url: 'https://norvanebladet.example/artikel/7',
      },
    );
  assert.deepEqual(told('Kommunen'), []);
  assert.deepEqual(told('Norvanebladet'), ['Norvanebladet']);
});

test('Scandinavian bodies are written small', () => {
  assert.deepEqual(posts('sv', '<p>Hon har arbetat som bibliotekarie i Marl kommun sedan 2005.</p>'), ['Marl kommun']);
  assert.deepEqual(posts('no', '<p>Hun har tidligere erfaring som informasjonssjef i Norvanes ernæringsråd.</p>'), [
    'Norvanes ernæringsråd',
  ]);
  assert.deepEqual(posts('no', '<p>Hun kommer fra stilling som ekspedisjonssjef i havne- og fyrdepartementet.</p>'), [
    'havne- og fyrdepartementet',
  ]);
  assert.deepEqual(posts('no', '<p>Hun er utnevnt til ny direktør i Barne-, ungdoms- og havnedirektoratet.</p>'), [
    'Barne-, ungdoms- og havnedirektoratet',
  ]);
  assert.deepEqual(posts('sv', '<p>Hon var generaldirektör för Myndigheten för havsskydd och beredskap.</p>'), [
    'Myndigheten för havsskydd och beredskap',
  ]);
  // Anybody's: without an owner only what there is one of is a name.
  assert.deepEqual(posts('sv', '<p>Hon har arbetat som lärare i en friskola och som rådgivare i ett byråd.</p>'), []);
});

test('a paragraph that opens with "she" goes on about whom the one before named alone', () => {
  const news = { title: 'Norvane får ny landshövding - Norvanebladet', heading: 'Norvane får ny landshövding' };
  const below = '<p>Hon kommer senast från ett jobb som generaldirektör för Marl Havsmyndighet.</p>';
  const isRead = (first: string): boolean =>
    posts('sv', `<p>Landet styrs nu på nytt.</p><p>${first}</p>${below}`, news).includes('Marl Havsmyndighet');
  assert.equal(isRead('Tar över som ny landshövding gör nu till sommaren Orla Vantreight.'), true);
  assert.equal(isRead('Tar över som ny landshövding efter Orla Vantreight gör nu Anna Karlsson.'), false);
});

test('a field or a subject in capitals is no employer and no school', () => {
  assert.deepEqual(posts('pt', '<p>Atua na área de LGPD para empresas e escreve sobre direito.</p>'), []);
  assert.deepEqual(
    studies('pt', '<p>É jurista, com Mestrado em Direito Civil aplicado na LGPD pela Universidade de Norvane.</p>'),
    ['Universidade de Norvane'],
  );
});

test('a word for a firm in small letters leads to its name', () => {
  assert.deepEqual(posts('es', '<p>En 2015 fue designada como Directora de la empresa petrolera estatal NORVAP.</p>'), [
    'NORVAP',
  ]);
  assert.deepEqual(posts('sv', '<p>Tillbaka i Marl arbetade hon som lektör inom förlaget Tallow-Norvane.</p>'), [
    'Tallow-Norvane',
  ]);
});

test('a name ends behind the dot of its legal form, and a form of address is none', () => {
  assert.deepEqual(
    posts('it', '<p>Infine, dal 2016 è amministratore di Marlosorin S.p.A. E’ Commendatore al merito.</p>'),
    ['Marlosorin S.p.A.'],
  );
  assert.deepEqual(
    posts(
      'de',
      '<p>Orla Vantreight arbeitete dort zehn Jahre in der Abteilung für Radiologie bei Prof. Maas in Marl.</p>',
    ),
    [],
  );
});

test('between a profession and the school that confers it may stand the faculty', () => {
  assert.deepEqual(
    studies(
      'es',
      '<p>Contadora Pública (1993) de la Facultad de Ciencias Económicas, Universidad del Marlo, con posgrados.</p>',
    ),
    ['Universidad del Marlo'],
  );
});

test('each line with a degree of its own names a school, be it in letters', () => {
  const lines = (...said: string[]): string => `<ul>${said.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  assert.deepEqual(
    studies('pt', lines('Jurista', 'Graduada em Direito pela UMARL', 'Pós-graduada em Direito Penal pela UTALL')),
    ['UMARL', 'UTALL'],
  );
});

test('a date may stand between a verb of working and the name', () => {
  assert.deepEqual(posts('fr', '<p>Après ses études, elle rejoint en 1987 Norvanex et participe à des projets.</p>'), [
    'Norvanex',
  ]);
});

test('a title may be followed by its task, or by "for", before the employer', () => {
  assert.deepEqual(posts('es', '<p>Se ha desempeñado como vicepresidenta de tesorería de Bancomarl en su país.</p>'), [
    'Bancomarl',
  ]);
  assert.deepEqual(
    posts('it', '<p>Dal 1998 al 2015 è stata art director e designer per Unimarl, TALO e Norvani.</p>'),
    ['Norvani', 'TALO', 'Unimarl'],
  );
  assert.deepEqual(
    posts('es', '<p>Fue directora de proyectos de Infraestructura durante muchos años en su país.</p>'),
    [],
  );
});

test('the year of the next clause is not the one of this name', () => {
  const law = '<p>Studium der Rechtswissenschaften an der Universität Nordmark, seit 1996 Rechtsanwältin.</p>';
  assert.deepEqual(told('education', 'de', law), ['Universität Nordmark']);
  const music =
    '<p>Sie studierte an der Hochschule für Musik Tallow und war von 2006 bis 2011 Dramaturgin am Stadttheater Norvane.</p>';
  assert.deepEqual(told('education', 'de', music), ['Hochschule für Musik Tallow']);
  assert.deepEqual(
    told(
      'employment',
      'nl',
      '<p>Ze begon haar loopbaan bij Marl Advocaten en is sinds 2006 partner bij Tallow BV.</p>',
    ),
    ['Marl Advocaten', 'Tallow BV 2006- partner'],
  );
  assert.deepEqual(
    told(
      'employment',
      'da',
      '<p>Hun blev færdig som jurist i 2021 og kommer fra en stilling som fuldmægtig i Marlministeriet.</p>',
    ),
    ['Marlministeriet fuldmægtig'],
  );
});

test('the title of a post begins in its own clause', () => {
  const both =
    '<p>Seit 2013 ist sie Dozentin an der Volkshochschule Marl und seit 2020 Vorstandsmitglied im Berufsverband Tallow.</p>';
  assert.deepEqual(told('employment', 'de', both), [
    'Berufsverband Tallow 2020- Vorstandsmitglied',
    'Volkshochschule Marl 2013- Dozentin',
  ]);
});

test('"& Partner" is a part of the name, and no title', () => {
  assert.deepEqual(
    told('employment', 'de', '<p>Seit 2020 ist sie Anwältin bei Marl & Partner. Sie hat drei Kinder.</p>'),
    ['Marl & Partner 2020- Anwältin'],
  );
  assert.deepEqual(
    told('employment', 'de', '<p>2003 gründete sie die Kanzlei Marl & Partner. Sie hat drei Kinder.</p>'),
    ['Kanzlei Marl & Partner 2003- Gründerin'],
  );
  assert.deepEqual(told('employment', 'de', '<p>Sie ist Gründerin & Partnerin der Kanzlei Tallow.</p>'), [
    'Kanzlei Tallow Gründerin & Partnerin',
  ]);
  assert.deepEqual(told('employment', 'de', '<ul><li>seit 2020 bei Marl & Partner</li></ul>'), [
    'Marl & Partner 2020-',
  ]);
});

test('what "wo" leads to is said of the place that stands nearest', () => {
  const text =
    'Zunächst war sie bei der Marl Motoren GmbH tätig, dann beim Maschinenbauer Norvane, dessen Werk sie bis 2017 leitete.';
  assert.ok(told('employment', 'de', `<p>${text} Sie hat drei Kinder.</p>`).includes('Marl Motoren GmbH'));
});

test('a body written small is one with its town behind it', () => {
  assert.deepEqual(told('employment', 'nl', '<p>Ze is rechter in de rechtbank Norvane. Ze heeft drie kinderen.</p>'), [
    'rechtbank Norvane rechter',
  ]);
});

test('between a school and "studiert" stands what was studied', () => {
  const text = 'Sie hat an der Technischen Hochschule Tallow Chemie studiert und dort auch promoviert.';
  assert.deepEqual(studies('de', `<p>${text} Sie hat drei Kinder.</p>`), ['Technischen Hochschule Tallow']);
});

test('the verb and the preposition of the years are none of the title', () => {
  const da = 'Hun har været ansat hos Advokatfirmaet Tallow og var fra 2001 til 2007 chefjurist i Marlbanken A/S.';
  assert.ok(told('employment', 'da', `<p>${da}</p>`).includes('Marlbanken A/S 2001-2007 chefjurist'));
  const de = 'Sie war von 2006 bis 2011 Konzertmeisterin beim Kammerorchester Norvane. Sie hat drei Kinder.';
  assert.deepEqual(told('employment', 'de', `<p>${de}</p>`), ['Kammerorchester Norvane 2006-2011 Konzertmeisterin']);
});

test('"Grupo" and "Radio" are the first words of a name, and "Norte" and "Nord" its last', () => {
  assert.deepEqual(posts('es', '<p>Trabajó tres años en el departamento legal de Grupo Tallova Norte.</p>'), [
    'Grupo Tallova Norte',
  ]);
  assert.deepEqual(posts('it', '<p>Dal 2011 al 2017 ha lavorato come redattrice a Radio Tallow Nord.</p>'), [
    'Radio Tallow Nord',
  ]);
  assert.deepEqual(posts('it', '<p>È componente del consiglio di amministrazione di Norvalta S.p.A. e di altri.</p>'), [
    'Norvalta S.p.A.',
  ]);
});

test('behind "and", a school written small is another one', () => {
  assert.deepEqual(
    studies('fr', "<p>Elle est diplômée de l'Institut d'études de Marl et de l'université Norvane.</p>"),
    ["Institut d'études de Marl", 'université Norvane'],
  );
});

test('a ministry is written small in Romance languages', () => {
  assert.deepEqual(posts('fr', '<p>Elle a auparavant travaillé au ministère du Travail et chez Norvex.</p>'), [
    'Norvex',
    'ministère du Travail',
  ]);
});

test('of whom somebody is president is an organisation, be it called after a country', () => {
  assert.deepEqual(posts('fr', '<p>Elle vient d’être nommée directrice générale de Talvélia France.</p>'), [
    'Talvélia France',
  ]);
  assert.deepEqual(posts('pt', '<p>Desde 2019, ela é a nova presidente da Norvasul.</p>'), ['Norvasul']);
  assert.deepEqual(posts('es', '<p>Es presidenta del Capítulo Marlano del Instituto Norvano de Derecho.</p>'), [
    'Instituto Norvano de Derecho',
  ]);
});

test('of two posts of a sentence each has its own years', () => {
  const years = (lang: string, said: string): string[] =>
    read(lang, `<p>${said}</p>`)
      .map(({ organisation, start }) => `${organisation?.name} ${start?.year}`)
      .sort();
  assert.deepEqual(
    years(
      'es',
      'Entre 2005 y 2011 trabajó en la Fundación Marl como coordinadora y desde 2012 es vocal del Museo Talo.',
    ),
    ['Fundación Marl 2005', 'Museo Talo 2012'],
  );
  assert.deepEqual(
    years('it', 'Dal 1999 al 2007 è direttore finanziario di Marlanzo e, dal 2008, amministratore delegato di TALVEX.'),
    ['Marlanzo 1999', 'TALVEX 2008'],
  );
});

test('behind a school, "y doctora por …" is another study', () => {
  assert.deepEqual(
    studies(
      'es',
      '<p>Es licenciada en Historia por la Universidad de Marl y doctora por la Universidad de Tallow.</p>',
    ),
    ['Universidad de Marl', 'Universidad de Tallow'],
  );
});

test('neither the full stop nor an article cut short ends a title', () => {
  const titles = (body: string): (string | undefined)[] => read('fr', body).map(({ title }) => title);
  assert.deepEqual(titles('<p>Elle débute sa carrière chez Talvex comme chef de produit.</p>'), ['chef de produit']);
  assert.deepEqual(titles("<p>Professeure à l'Université de Marl et présidente de l'association Norvane</p>"), [
    'Professeure',
    'présidente',
  ]);
});

test('a title may lead to its employer over an elision, and "presso" over an article', () => {
  assert.deepEqual(told('employment', 'fr', "<p>Fondatrice d'Hollow</p>"), ['Hollow Fondatrice']);
  assert.deepEqual(told('employment', 'it', "<p>Fondatrice dell'Officina Marlese</p>"), [
    'Officina Marlese Fondatrice',
  ]);
  assert.deepEqual(
    posts('it', "<p>Dal 2006 al 2010 ha lavorato presso la Hollow e presso l'Officina Marlese di Norvane.</p>"),
    ['Hollow', 'Officina Marlese di Norvane'],
  );
  assert.deepEqual(
    posts('it', '<p>È stata capo divisione presso il Segretariato generale di Marl, a Norvane.</p>'),
    [],
  );
  assert.deepEqual(
    posts('it', "<p>Insegna disegno presso la Scuola Marlese e presso l'Accademia Norvane, e dipinge da anni.</p>"),
    ['Accademia Norvane', 'Scuola Marlese'],
  );
});

test('letters behind "of the" are the employer of whoever has a title, over a few words', () => {
  assert.deepEqual(told('employment', 'pt', '<p>Pesquisadora colaboradora da TALLUX</p>'), [
    'TALLUX Pesquisadora colaboradora',
  ]);
});

test('what stands behind the short "of", "against" or "for" belongs to a name', () => {
  assert.deepEqual(posts('fr', "<p>Elle est greffière à la Cour d'appel de Velmont depuis 2012.</p>"), [
    "Cour d'appel de Velmont",
  ]);
  assert.deepEqual(studies('fr', "<p>Elle est diplômée de l'École Supérieure d'Ingénieurs de Velmont.</p>"), [
    "École Supérieure d'Ingénieurs de Velmont",
  ]);
  assert.deepEqual(posts('es', '<p>Trabajó en la Fundación contra la Droga de Marl.</p>'), [
    'Fundación contra la Droga de Marl',
  ]);
});

test('the verb and the name before are no part of a title', () => {
  assert.deepEqual(told('employment', 'de', '<p>Sie war lange Jahre leitende Redakteurin beim Verlag Norvane.</p>'), [
    'Verlag Norvane leitende Redakteurin',
  ]);
  assert.deepEqual(
    told('employment', 'de', '<p>Sie ist Schauspielerin und unterrichtet an der Musikschule Norvane.</p>'),
    ['Musikschule Norvane Schauspielerin'],
  );
  assert.deepEqual(
    told('employment', 'nl', '<p>Ze is docent aan de Hogeschool van Norvane en gastdocent bij Talvex.</p>'),
    ['Hogeschool van Norvane docent', 'Talvex gastdocent'],
  );
});

test('who sits on a board is no mere member, and that office ends before the name', () => {
  assert.deepEqual(told('employment', 'de', '<p>Sie ist Mitglied des Aufsichtsrats der Norvane AG.</p>'), [
    'Norvane AG Mitglied des Aufsichtsrats',
  ]);
  assert.deepEqual(told('employment', 'nl', '<p>Ze is lid van de raad van toezicht van de stichting Norvane.</p>'), [
    'stichting Norvane lid van de raad van toezicht',
  ]);
  assert.deepEqual(posts('de', '<p>Sie ist Mitglied der Gesellschaft für Marlkunde.</p>'), []);
});

test('"nach dem Studium an … war sie": behind the verb something else is told than before it', () => {
  const years = (lang: string, said: string): string[] =>
    read(lang, `<p>${said}</p>`)
      .map(({ organisation, title = '', start }) => `${organisation?.name} ${title} ${start?.year ?? ''}`.trim())
      .sort();
  assert.deepEqual(
    years('de', 'Nach dem Studium der Chemie an der Universität Marl war sie von 2001 bis 2005 Anwältin bei Norvane.'),
    ['Norvane Anwältin 2001', 'Universität Marl'],
  );
  assert.deepEqual(
    years('de', 'Nach dem Referendariat am Landgericht Marl war Frau Vantreight seit 2005 im Amt Norvane tätig.'),
    ['Amt Norvane  2005', 'Landgericht Marl trainee lawyer'],
  );
  assert.deepEqual(
    years('nl', 'Na haar studie aan de Universiteit Marl werkte ze van 2001 tot 2005 als jurist bij Talvex.'),
    ['Talvex jurist 2001', 'Universiteit Marl'],
  );
});

test('capitals behind a title are what it is for, be one of them a word of studying', () => {
  const said = '<p>Ze was bijna vijf jaar lector Inclusive Education bij De Marlse Hogeschool, in de stad Marl.</p>';
  assert.deepEqual([studies('nl', said), posts('nl', said)], [[], ['De Marlse Hogeschool']]);
});

test('a subject with a school in brackets is a study', () => {
  const list = '<ul><li>Rechtswissenschaften (Universität Marl)</li><li>Psychologie (Universität Norvane)</li></ul>';
  assert.deepEqual([studies('de', list), posts('de', list)], [['Universität Marl', 'Universität Norvane'], []]);
});

test('teaching is a post: "Lehraufträge an …", "op … geeft ze les"', () => {
  const taught = '<p>2006 bis 2009 Lehraufträge im Fach Musik an der Hochschule Marl und der Universität Norvane.</p>';
  assert.deepEqual(posts('de', taught), ['Hochschule Marl', 'Universität Norvane']);
  assert.deepEqual(posts('nl', '<p>Op het Conservatorium Norvane geeft ze les aan jonge dansers uit de stad.</p>'), [
    'Conservatorium Norvane',
  ]);
});

test('a Belgian association and a court are named by what they are', () => {
  const said = (name: string): string[] => posts('nl', `<p>Ze is sinds 2017 bestuurder van de ${name} en de stad.</p>`);
  assert.deepEqual(said('vzw Pro Norvane'), ['vzw Pro Norvane']);
  assert.deepEqual(said('ondernemingsrechtbank te Norvane'), ['ondernemingsrechtbank te Norvane']);
});

test('letters that are a title are no academy', () => {
  const known = { ...organisations, named: () => organisations.named('UMARL') };
  const found = organisationsIn('MTA', known);
  assert.deepEqual(found, []);
  assert.deepEqual(organisationsIn('UMARL', known), ['UMARL']);
});

test('a law firm called "studio" or "estudio" and "full-time" are no words of studying', () => {
  assert.deepEqual(told('employment', 'it', '<p>Associata presso Studio Legale Norvane</p>'), [
    'Studio Legale Norvane Associata',
  ]);
  assert.deepEqual(told('employment', 'es', '<p>Asociada en Estudio Norvane</p>'), ['Estudio Norvane Asociada']);
  assert.deepEqual(studies('es', '<p>Profesora a tiempo completo en la Universidad de Marlo.</p>'), []);
  assert.deepEqual(studies('es', '<p>Completó la formación en la Universidad de Marlo.</p>'), ['Universidad de Marlo']);
});

test('who is a member and holds an office there is told with the office', () => {
  const society = 'Sociedad Marlana de Historia tesorero';
  const held = told(
    'employment',
    'es',
    '<p>Es miembro de la Sociedad Marlana de Historia, donde actualmente ocupa el cargo de tesorero.</p>',
  );
  assert.deepEqual(held, [society]);
  assert.deepEqual(told('employment', 'it', '<p>È membro della Società Marlese di Storia, di cui è presidente.</p>'), [
    'Società Marlese di Storia presidente',
  ]);
  assert.deepEqual(posts('es', '<p>Es miembro de la Sociedad Marlana de Historia.</p>'), []);
});

test('a subject with its adjective, letters of a field and an adjective of schools are no names', () => {
  assert.deepEqual(posts('pt', '<p>Possui residência médica em Pediatria Clínica pelo Hospital Marlense.</p>'), []);
  assert.deepEqual(studies('es', '<p>Máster en Neuropsicología Clínica Infanto-Juvenil y diplomada.</p>'), []);
  assert.deepEqual(studies('pt', '<p>Graduada em Enfermagem com especialização em UMARL e Nefrologia.</p>'), []);
  assert.deepEqual(studies('it', '<p>Ha frequentato due Master Universitari e corsi di aggiornamento.</p>'), []);
});

test('a legal form alone is no name, and the site is whom its officers work for', () => {
  assert.deepEqual(posts('fr', '<p>Médecin radiologue, présidente de la SELAS</p>'), []);
  const cards =
    '<h1>Junta directiva</h1><div><h2>Piet Maas</h2><p>Decano</p></div><div><h2>Orla Vantreight</h2><p>Fiscal</p></div>';
  const site = { title: 'Junta directiva | Colegio de Abogados de Marlo', heading: 'Junta directiva' };
  assert.deepEqual(posts('es', cards, { ...site, url: 'https://cam.example/junta.html' }), [
    'Colegio de Abogados de Marlo',
  ]);
});

test('a French engineer is one by the school, unless a task says what she does there', () => {
  assert.deepEqual(studies('fr', "<p>Ingénieure de l'École Marloise, elle aime la mer.</p>"), ['École Marloise']);
  assert.deepEqual(studies('fr', "<p>Ingénieure de recherche de l'École Marloise, elle aime la mer.</p>"), []);
});

test('the head of studies of a school does not study there', () => {
  assert.deepEqual(studies('es', '<p>Jefa de Estudios en el IES Marlo</p>'), []);
});

test('whoever directs a museum or an institute works there, and the word for it opens its name', () => {
  assert.deepEqual(posts('es', '<p>Es directora del Museo de la Ría de Norvane desde 2010.</p>'), [
    'Museo de la Ría de Norvane',
  ]);
  assert.deepEqual(posts('it', "<p>È direttrice dell'Istituto Marl di Norvane.</p>"), ['Istituto Marl di Norvane']);
});

test('a faculty of a town is a school, and short forms of degrees lead to what they are in', () => {
  assert.deepEqual(studies('fr', '<p>2001 : Doctorat en médecine, Faculté de Médecine de Lyon</p>'), [
    'Faculté de Médecine de Lyon',
  ]);
  const [study] = findings('education', 'fr', '<h2>Formation</h2><p>2003 : DES de chirurgie, Université de Marl</p>');
  assert.equal(study?.degree?.surface, 'DES');
});

test('newspapers and broadcasters by what they are called', () => {
  assert.deepEqual(posts('pt', '<p>É repórter especial do Diário do Planalto desde 2012.</p>'), ['Diário do Planalto']);
});

test('items of a list of studies are entries of their own', () => {
  const body = `<h2>Formation</h2><ul><li>DIU d'arthroscopie, Université Marl 2005</li><li>DU de microchirurgie</li>
    <li>Fellowship, Hospital for Tidal Surgery, 2008</li><li>Diplôme de médecine du sport - Faculté de Médecine de Lyon</li></ul>`;
  const studies = findings('education', 'fr', body).map(
    ({ organisation, degree }) => `${degree?.surface ?? ''} ${organisation?.name}`,
  );
  assert.ok(studies.includes('DIU Université Marl'), studies.join('; '));
  assert.ok(!studies.some((study) => /^Dipl.* Hospital/.test(study)), studies.join('; '));
});

test('a title among studies is a post, what somebody became is none', () => {
  const body = `<h2>Formation</h2><ul><li>Ancien chef de clinique à la Faculté de Médecine de Lyon</li>
    <li>Économiste, Université Marl, 1999</li></ul>`;
  assert.ok(!facts('education', 'fr', body).includes('Faculté de Médecine de Lyon'));
});

test('a faculty is a school where a university is called after its town', () => {
  const known: OrganisationIndex = {
    ...NO_ORGANISATIONS,
    named: (name) => (name === 'University of Marl' ? organisations.named('UMARL') : []),
  };
  assert.deepEqual(organisationsIn('diplômé de la Faculté de Médecine de Marl', known, 'fr'), [
    'Faculté de Médecine de Marl',
  ]);
  assert.deepEqual(organisationsIn('diplômé de la Faculté de Médecine de Tallow', known, 'fr'), []);
});

test('a preposition leads from a subject to its school, and a name goes on to the end of its clause', () => {
  assert.deepEqual(organisationsIn('studierte Maschinenbau an der Universität Marl', NO_ORGANISATIONS), [
    'Universität Marl',
  ]);
  assert.deepEqual(
    organisationsIn('Lehrstuhl für Maschinenbau an der Technischen Universität Marl', NO_ORGANISATIONS),
    ['Technischen Universität Marl'],
  );
  const body = "<p>Ha studiato all'Università di Marl e Tallow Emilia. Presidente della Camera Civile di Marl.</p>";
  assert.ok(facts('education', 'it', body).includes('Università di Marl e Tallow Emilia'));
});

test('partners behind "and" belong to the name of a firm', () => {
  for (const [lang, name] of [
    ['fr', 'Oriol et Associés'],
    ['it', 'Bonelli e Associati'],
    ['es', 'Marlo y Asociados'],
    ['pl', 'Marlski i Wspólnicy'],
  ] as const) {
    const text = `in ${name}, 2010`;
    const lexicon = lexiconFor(lang);
    const names = namesIn(text, itemsIn(text, lexicon), lexicon, NO_ORGANISATIONS, false).map(
      ({ name: found }) => found,
    );
    assert.deepEqual(names, [name]);
  }
});

test('an employer of any name follows the verb that leads to it', () => {
  for (const [lang, text, names] of [
    ['fr', 'Elle a rejoint Tallovia en 1995.', ['Tallovia']],
    ['fr', 'Elle a commencé son parcours chez Tallovia.', ['Tallovia']],
    ['es', 'Trabajó en Tallovia y Marlantia. Trabaja en Lima.', ['Marlantia', 'Tallovia']],
    ['it', 'In precedenza ha lavorato in Tallovia e in Francia.', ['Tallovia']],
    ['de', 'Anschließend wechselte sie zu Tallovia.', ['Tallovia']],
    ['es', 'Trabajó en Marketing y Ventas.', []],
  ] as const)
    assert.deepEqual(facts('employment', lang, `<p>${text}</p>`), names, text);
});

test('letters in brackets are another name of what stands before them, and a sentence ends behind a short name', () => {
  const spanish = '<p>Ingeniera de Minas por la Universidad Nacional de Marl (UNM), con maestría por ESTAL.</p>';
  assert.ok(!facts('employment', 'es', spanish).includes('UNM'));
  const french = '<p>Elle a été responsable du contrôle de gestion du Groupe Teb. Elle est diplômée de droit.</p>';
  assert.deepEqual(facts('employment', 'fr', french), ['Groupe Teb']);
});

test('what was done in a post names no employer', () => {
  const body = `<h2>Werdegang</h2><h3>Redakteurin, Klickwerk GmbH</h3><p>2019 bis heute</p>
    <ul><li>Konzeption und Betreuung von Kampagnen</li><li>Leitung eines Teams von fünf Mitarbeitern</li></ul>`;
  assert.deepEqual(facts('employment', 'de', body), ['Klickwerk GmbH']);
});

test('years are those of the clause, and a span is no "and"', () => {
  const years = (kind: 'education' | 'employment', lang: string, text: string): string[] =>
    findings(kind, lang, `<p>${text}</p>`).map(
      ({ organisation, start, end }) =>
        `${organisation?.name} ${start?.year ?? ''}-${end === 'present' ? end : (end?.year ?? '')}`,
    );
  const french = "Diplômée de l'Université de Marl, Orla Vantreight débute sa carrière chez Tallovia en 1989.";
  assert.deepEqual(years('education', 'fr', french), ['Université de Marl -']);
  const italian =
    "Laureata all'Università di Marl, dal 1998 al 2004 ha lavorato presso l'Ospedale di Tallo e dal 2005 è primario presso la Clinica Oro.";
  assert.deepEqual(years('education', 'it', italian), ['Università di Marl -']);
  const portuguese = 'Foi gerente da Fundação Marl de 1995 a 2001 e é diretora da Fundação Tallo.';
  assert.ok(years('employment', 'pt', portuguese).includes('Fundação Marl 1995-2001'));
  const chinese = '2001年至2005年任职于东海银行，2006年加入南山证券担任副总裁。';
  assert.ok(years('employment', 'zh', chinese).includes('南山证券 2006-'));
});

test('a line that tells what somebody does is no title at the owner of the site, and a laboratory gives no degrees', () => {
  const site = { title: 'Marl Tide Laboratory', heading: 'People', url: 'https://tide-lab.example/people' };
  const card = (line: string): string =>
    `<h2>Team</h2><h3>Orla Vantreight</h3><p>${line}</p><h3>Jan Halden</h3><p>Engineer</p>`;
  const ofOrla = (kind: 'education' | 'employment', body: string): (string | undefined)[] =>
    findings(kind, 'en', body, site)
      .filter(({ person, organisation }) => person.name === PERSON && organisation?.how === 'page_organisation')
      .map(({ title, degree }) => title ?? degree?.surface);
  assert.deepEqual(ofOrla('employment', card('Software Engineer')), ['Software Engineer']);
  assert.deepEqual(ofOrla('employment', card('Helps engineers to write')), []);
  const alumni =
    '<h2>Alumni</h2><ul><li>Orla Vantreight (PhD 2019), now at Tallow</li><li>Jan Halden (MS 2017)</li></ul>';
  assert.deepEqual(ofOrla('education', alumni), []);
});

test('a Romance office leads over its task to whose it is', () => {
  assert.deepEqual(
    facts('employment', 'fr', '<p>Administratrice de Marlex, membre du conseil de surveillance de Norvap</p>'),
    ['Marlex', 'Norvap'],
  );
  assert.deepEqual(
    facts('employment', 'es', '<p>Fue Jefe de Asesoría Legal del Norvabank Marlano y columnista de Radio Tallow.</p>'),
    ['Norvabank Marlano', 'Radio Tallow'],
  );
  assert.deepEqual(facts('employment', 'pt', '<p>É membro do Conselho de Administração da Norvap e da Marlex.</p>'), [
    'Marlex',
    'Norvap',
  ]);
  assert.deepEqual(facts('employment', 'it', '<p>Siede nel Consiglio di Amministrazione di Norvap.</p>'), ['Norvap']);
  assert.deepEqual(
    facts('employment', 'es', '<p>Directora de Sostenibilidad. Fue consultora de Organismos Internacionales.</p>'),
    [],
  );
});

test('partners name a firm, a word before it says that it is one, letters before "and" are another', () => {
  assert.deepEqual(facts('employment', 'es', '<p>Fue asociado senior de Rodrigo, Tallow &amp; Norvap.</p>'), [
    'Rodrigo, Tallow & Norvap',
  ]);
  assert.deepEqual(
    facts(
      'employment',
      'es',
      '<h2>Trayectoria profesional</h2><p>Letrada en el despacho Marl y Tallow (2003-2006)</p>',
    ),
    ['Marl y Tallow'],
  );
  const [founder] = findings('employment', 'fr', '<p>Elle est associée fondatrice du cabinet Norvap Conseil.</p>');
  assert.deepEqual([founder?.title, founder?.organisation?.name], ['associée fondatrice', 'Norvap Conseil']);
  assert.deepEqual(
    facts('employment', 'it', '<p>Ha maturato esperienza presso NVN e Marl Tallow &amp; Associati.</p>'),
    ['Marl Tallow & Associati', 'NVN'],
  );
});

test('what was left, how long somebody was there, and whom colleagues are with', () => {
  assert.deepEqual(facts('employment', 'es', '<p>Ex Norvak y Tallow. Ex Ministra de Trabajo.</p>'), [
    'Norvak',
    'Tallow',
  ]);
  assert.deepEqual(
    facts(
      'employment',
      'fr',
      '<p>Après cinq années au sein du cabinet Norvap, puis deux ans chez Tallowin, elle a ouvert le sien.</p>',
    ),
    ['Norvap', 'Tallowin'],
  );
  assert.deepEqual(
    facts('employment', 'fr', "<p>Je collabore avec des collègues de l'INRIA et de Norvap Labs.</p>"),
    [],
  );
  assert.deepEqual(facts('employment', 'it', '<p>Il mio collega Piero, che lavora in Norvap, dice lo stesso.</p>'), []);
  assert.deepEqual(facts('employment', 'fr', '<p>Norvap, dont le siège est à Tallowy, réalise 410 millions.</p>'), []);
});

test('French names in small letters: museums, and schools of those in a profession', () => {
  assert.deepEqual(organisationsIn('conservatrice au musée national de la Marine', NO_ORGANISATIONS, 'fr'), [
    'musée national de la Marine',
  ]);
  assert.deepEqual(organisationsIn('École des avocats de la région Marl-Tallow', NO_ORGANISATIONS, 'fr'), [
    'École des avocats de la région Marl-Tallow',
  ]);
  assert.deepEqual(organisationsIn('membre du laboratoire de Physique', NO_ORGANISATIONS, 'fr'), []);
});

test('what a school made of somebody is a study; "alma mater" may be a name, a summer school is none', () => {
  const studies = '<h3>Educación</h3><ul><li>Abogado, Universidad Marlana (2004)</li></ul>';
  assert.deepEqual(
    [facts('education', 'es', studies), facts('employment', 'es', studies)],
    [['Universidad Marlana'], []],
  );
  assert.deepEqual(facts('education', 'es', '<p>Ingeniera de Caminos por la Universidad Marlana.</p>'), [
    'Universidad Marlana',
  ]);
  assert.deepEqual(
    facts('education', 'it', '<p>Dipartimento di Scienze<br>Alma Mater Studiorum – Università di Tallow</p>'),
    [],
  );
  const courses =
    '<h3>Formazione</h3><ul><li>Laurea specialistica in Relazioni internazionali, Università degli Studi di Norvap, 2008</li><li>Summer School in Tides, Tallow, 2010</li></ul>';
  assert.deepEqual(facts('education', 'it', courses), ['Università degli Studi di Norvap']);
});

test('the title of the own line, of a card that goes on behind a form of address, and a site with its legal form', () => {
  const rows =
    '<table><tr><td>Orla Vantreight</td><td>Présidente</td><td>Conservatrice, musée de Norvap</td></tr></table>';
  const [post] = findings('employment', 'fr', rows).filter(
    ({ organisation }) => organisation?.name === 'musée de Norvap',
  );
  assert.equal(post?.title, 'Conservatrice');
  const others = '<h2>Docentes</h2><h3>Ana Noronha</h3><h6>Professora Coordenadora</h6><p>Ensina marés.</p>';
  const card = `${others}<h3>${PERSON}</h3><h6>Professor Adjunto Convidado</h6><p>Ensina ventos.</p>`;
  const school = { title: 'Docentes | Escola Superior de Norvap', heading: 'Corpo docente' };
  const [held] = findings('employment', 'pt', card, school).filter(({ person }) => person.name === PERSON);
  assert.equal(held?.title, 'Professor Adjunto Convidado');
  const board = { title: 'Conselho - RI - Norvap Azul S.A.', heading: 'Administração' };
  const member =
    '<p>Norvap Azul | Relações com Investidores</p><table><tr><td>Orla Vantreight</td><td>Presidente do Conselho</td></tr></table><footer>Fale com o RI</footer>';
  assert.deepEqual(facts('employment', 'pt', member, board), ['Norvap Azul S.A.']);
});

test('a degree and "by" lead to whoever conferred it, also to what a profession was learnt at', () => {
  assert.deepEqual(facts('education', 'es', '<p>Ingeniera industrial por el Instituto Marl, MBA por Norvap.</p>'), [
    'Instituto Marl',
    'Norvap',
  ]);
  const trained = '<p>Jornalista pela Universidade Norvap.</p>';
  assert.deepEqual(
    [facts('education', 'pt', trained), facts('employment', 'pt', trained)],
    [['Universidade Norvap'], []],
  );
});

test('a board that a verb names, a works and its town, letters behind a title of two words, a leader of a card', () => {
  assert.deepEqual(facts('employment', 'fr', "<p>Elle siège au conseil d'administration de Norvap.</p>"), ['Norvap']);
  assert.deepEqual(facts('employment', 'fr', "<p>Il dirigeait l'usine de Norvay.</p>"), []);
  assert.deepEqual(facts('employment', 'es', '<p>Investigadora Independiente del NVNBio.</p>'), ['NVNBio']);
  const speaker =
    '<h3>Orla Vantreight</h3><p>CEO e fondatrice, Filoverde</p><p>Ex manager di Norvap, ama le maree.</p>';
  assert.ok(facts('employment', 'it', speaker, { title: 'Relatori', heading: 'Forum' }).includes('Filoverde'));
});

test('behind "and" the article of the next name, and firms of several partners', () => {
  assert.deepEqual(organisationsIn('repórter do Jornal do Marlo e da Folha de Norvap', NO_ORGANISATIONS, 'pt'), [
    'Jornal do Marlo',
  ]);
  assert.deepEqual(
    facts('employment', 'it', '<p>Ha collaborato con lo studio Marl, Tallow, Norvap &amp; Partners.</p>'),
    ['Marl, Tallow, Norvap & Partners'],
  );
  assert.deepEqual(
    facts('employment', 'it', '<p>Assiste istituti di credito tra cui Banca Marl e Banca Norvap.</p>'),
    [],
  );
  assert.deepEqual(
    facts('employment', 'fr', "<p>Marion a travaillé cinq ans chez Jean Norvel puis à l'agence Wilmarl.</p>"),
    ['Jean Norvel'],
  );
});

test('what stands above a name at the foot of an article about somebody else is not theirs', () => {
  const body =
    '<p>Maria Keller wird Leiterin</p><p>Sie studierte an der Universität Marl. Danach arbeitete sie als Leiterin bei der Tallow GmbH.</p><p>Rückfragen:</p><p>Orla Vantreight</p><p>Pressesprecherin</p>';
  const over = { title: 'Neue Leiterin', heading: 'Neue Leiterin der Akademie Marl' };
  assert.deepEqual(facts('education', 'de', body, over), []);
  assert.deepEqual(facts('employment', 'de', body, over), []);
});
