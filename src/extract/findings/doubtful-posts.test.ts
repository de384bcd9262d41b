import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../domain/model/finding.ts';
import { NO_ORGANISATIONS } from '../../domain/orgs/organisation-index.ts';
import { doubtOf } from './doubtful-posts.ts';

function doubt(quote: string, name: string, title?: string, via: Finding['via'] = 'prose'): string | null {
  const finding: Finding = {
    kind: 'employment',
    person: { name: 'Orla Vantreight', how: 'prose', subject: true },
    status: 'stated',
    organisation: { name, how: 'text' },
    ...(title === undefined ? {} : { title }),
    current: null,
    quote,
    from: 0,
    to: quote.length,
    via,
    certainty: 0.8,
  };
  return doubtOf(finding, [finding], NO_ORGANISATIONS);
}

test('what only seems to be a post', () => {
  assert.equal(doubt('Migrated the billing jobs from Marl to Tallow.', 'Tallow'), 'post.task');
  assert.equal(doubt('She is a Fellow of the Marl Society.', 'Marl Society', 'Fellow'), 'post.belongs');
  assert.equal(doubt('He was chair of the Marl Conference.', 'Marl Conference', 'chair'), 'post.gathering');
  assert.equal(doubt('Board Certified Surgeon', 'Board Certified', 'Surgeon'), 'post.modifier');
  assert.equal(doubt('Fachärztin für Innere Medizin', 'Innere Medizin', 'Fachärztin'), 'post.no-name');
  assert.equal(doubt('Stage manager, Edinburgh', 'Edinburgh', 'Stage manager', 'record'), 'post.place');
  assert.equal(doubt('In her spare time she runs with Marl Harriers.', 'Marl Harriers'), 'post.leisure');
  assert.equal(doubt('Orla is a curator.', 'Orla', 'curator'), 'post.own-name');
  assert.equal(doubt('She is mayor of Edinburgh.', 'Edinburgh', 'mayor'), null);
  assert.equal(doubt('She led projects funded by the Marl Trust.', 'Marl Trust'), 'post.dealings');
  assert.equal(doubt('She is the author of Marl the Clock.', 'Marl', 'author'), 'post.work-title');
  assert.equal(doubt('She worked with Marl Bank, Oakham as manager.', 'Marl Bank'), null);
  assert.equal(doubt('She is editor of Tides (Marl, 2019).', 'Marl', 'editor', 'directed'), 'post.dealings');
  assert.equal(
    doubt('She is a member of the Institute of Marl Surveyors.', 'Institute of Marl Surveyors', 'member'),
    'post.belongs',
  );
  const fellow = 'She is a fellow in the American College of Marl Surgeons.';
  assert.equal(doubt(fellow, 'American College of Marl Surgeons', 'fellow'), 'post.belongs');
  assert.equal(doubt('She is a fellow in the Tallow Hospital.', 'Tallow Hospital', 'fellow'), null);
  assert.equal(doubt('Partner, Finance & Investments', 'Finance & Investments', 'Partner', 'record'), 'post.function');
  assert.equal(doubt('She has led the Tallow project since 2005.', 'Tallow'), 'post.undertaking');
});

test('a member of societies, and whom work was done for', () => {
  const societies = 'He is an active member of several societies such as the Marl Institute and the Tallow Society.';
  assert.equal(doubt(societies, 'Tallow Society'), 'post.dealings');
  assert.equal(doubt('She has consulted for firms such as Marl and Tallow.', 'Tallow'), 'post.dealings');
  assert.equal(doubt('She has worked at companies like Marl and Tallow.', 'Marl'), null);
  assert.equal(doubt('With experience leading teams for companies like Marl, she writes.', 'Marl'), null);
  assert.equal(doubt('She designs brands for companies like Marl.', 'Marl'), 'post.dealings');
  assert.equal(doubt('She is a member of staff at the Marl Society.', 'Marl Society', 'member of staff'), null);
  assert.equal(doubt('He consulted for Marl and later worked at Tallow.', 'Tallow'), null);
});

test('what one has to do with an organisation, in the words of each language', () => {
  const none = (quote: string, name: string, title?: string): void =>
    assert.equal(doubt(quote, name, title), 'post.dealings', quote);
  none("I've worked with Tallow, Oakham Audio and the Marl Council.", 'Oakham Audio');
  none('She has experience with the taxonomy of Marlaceae.', 'Marlaceae');
  none('Her work appeared in leading journals such as Marl and Tallow Letters.', 'Tallow Letters');
  none('Seine Doktorarbeit, gefördert durch die Marl-Stiftung, wurde 2010 fertig.', 'Marl-Stiftung');
  none('Proyecto financiado por el Ministerio de Marl', 'Ministerio de Marl');
  none('Autorka publikacji w Gazecie Marl', 'Gazecie Marl', 'Autorka');
  assert.equal(doubt('She has long experience in banking at Tallow.', 'Tallow'), null);
  assert.equal(doubt('He advised ministers and then joined Tallow.', 'Tallow'), null);
  assert.equal(doubt('After talks at Marl she became head of Tallow.', 'Tallow', 'head'), null);
});

test('a post behind such words is one', () => {
  const post = (quote: string, name: string, title?: string): void =>
    assert.equal(doubt(quote, name, title), null, quote);
  post('She has long experience in banking at Tallow, Oakham and Marl.', 'Marl');
  post('Orla worked with Marl Inc. as an analyst.', 'Marl Inc.', 'analyst');
  post('Orla worked with Marl Inc. for six years.', 'Marl Inc.');
  post('Our keynote speaker is Orla Vantreight of Marl Inc.', 'Marl Inc.');
  post('After Oakham merged with Marl, she was made head of Marl.', 'Marl', 'head');
  post('She focused on Asia during her eight years with Marl.', 'Marl');
  post('Working with schools, she runs the youth club of Marl, where she is producer.', 'Marl', 'producer');
  assert.equal(doubt('As a consultant, she has worked with Marl.', 'Marl', 'consultant'), 'post.dealings');
  assert.equal(doubt('Marl was advised by Orla Vantreight, partner.', 'Marl', 'partner'), 'post.dealings');
});

test('questions, other people, titles, committees and quotations are no employers', () => {
  assert.equal(doubt('Chief Conservator, Marl Museum', 'Conservator', 'Chief', 'record'), 'post.title');
  assert.equal(doubt('Built the search engine at Tallow.', 'Tallow'), null);
  assert.equal(doubt('Open-source contributor to Tallow and Oakham.', 'Oakham', 'contributor'), 'post.dealings');
  assert.equal(doubt('She chairs the Audit Committee.', 'Audit Committee', 'chair'), 'post.no-name');
  assert.equal(doubt('She wrote "A Life: From Tallow to Marl" as an editor.', 'Tallow', 'editor'), 'post.quoted');
  assert.equal(doubt('In her own words: "I left in 2019 after years as editor at Marl."', 'Marl', 'editor'), null);
});

test('posts stay', () => {
  assert.equal(doubt('She worked at Tallow as an engineer.', 'Tallow', 'engineer'), null);
  assert.equal(doubt('She is a Fellow at Marl College.', 'Marl College', 'Fellow'), null);
  assert.equal(doubt('Orla joined Tallowintel in 2014.', 'Tallowintel'), null);
  assert.equal(doubt('She is an analyst at Digital Insights.', 'Digital Insights', 'analyst'), null);
  assert.equal(doubt('He was counsel to the Court of Marl.', 'Tallow Court Hotels', 'counsel'), null);
});

test('a relative, an award and an acquisition', () => {
  assert.equal(doubt('She lives with her husband, an engineer at Marl.', 'Marl', 'engineer'), 'fact.spouse');
  assert.equal(doubt('After meeting her husband, she joined Marl.', 'Marl'), null);
  assert.equal(
    doubt('She received the Tallow Investigator Award from Marl.', 'Marl', undefined, 'directed'),
    'post.dealings',
  );
  assert.equal(doubt('She led it until its acquisition by Marl.', 'Marl', 'CEO', 'directed'), 'post.dealings');
  assert.equal(doubt('CEO of Oakham until Marl acquired the firm.', 'Marl', 'CEO', 'directed'), 'post.dealings');
  assert.equal(doubt('She was named Marl CEO in 2018.', 'Marl', 'CEO'), null);
});

test('distinctions, roles, rests of names and lectures are no posts', () => {
  const named = 'He was named a Top 10 Attorney by the Marl Institute (2019) and a Rising Star by the Tallow Review.';
  assert.equal(doubt(named, 'Marl Institute', 'Attorney'), 'post.by');
  assert.equal(doubt(named, 'Tallow Review', 'Star'), 'post.by');
  assert.equal(doubt('She served as a PI and Co-PI for several grants.', 'Co-PI'), 'post.no-name');
  assert.equal(doubt('Board of Directors', 'Board of Directors', 'Director', 'record'), 'post.no-name');
  const office = 'He was deputy director of the Office of Management and Budget.';
  assert.equal(doubt(office, 'Budget', 'deputy director'), 'post.rest-of-name');
  assert.equal(doubt('Read our profile of Marl professor Ida Hay.', 'Marl', 'professor'), 'post.object');
  assert.equal(
    doubt('She is a lab manager in the Department of Physics.', 'Department of Physics', 'lab manager'),
    'post.unit',
  );
  assert.equal(doubt('She worked at the Department of Energy.', 'Department of Energy'), null);
  assert.equal(doubt('He was employed by the Marl Foundry.', 'Marl Foundry'), null);
});

test('towns, modifiers, tasks and those who did it are no employers', () => {
  assert.equal(doubt('Designer @ Marlsoft\nTallowville, WA', 'Tallowville', 'Designer', 'record'), 'post.town');
  assert.equal(doubt('She was a postdoc in the Tallow lab.', 'Tallow', 'postdoc'), 'post.part-of-word');
  assert.equal(doubt('He built it in Marl/Tallow.', 'Tallow'), 'post.part-of-word');
  assert.equal(doubt('Gifts came from a fund run with money by Oakham.', 'Oakham', 'chair'), 'post.by');
  assert.equal(doubt('He joined Marl Inc. (NASDAQ: MRLX) in 2014.', 'MRLX'), 'post.by');
  assert.equal(doubt('She is editor at Tallow based in Oakham.', 'Tallow', 'editor'), null);
});

test('lines that only name something, registers and speakers', () => {
  const entry = '2019 – 2021\nAnalystin\nMarl GmbH\nBerichte in Tallow Analytics';
  assert.equal(doubt(entry, 'Tallow Analytics', undefined, 'record'), 'post.only-named');
  assert.equal(doubt('Tätigkeit bei der Stadt Marl', 'Stadt Marl', undefined, 'record'), null);
  const order = "Inscrite au Tableau de l'Ordre des Médecins de Marl";
  assert.equal(doubt(order, 'Ordre des Médecins de Marl', undefined, 'record'), 'post.dealings');
  assert.equal(doubt('Relatore, Ordine di Marl', 'Ordine di Marl', 'Relatore', 'record'), 'post.dealings');
});

test('who has an employer on the card is not the site’s', () => {
  const quote = 'Orla Vantreight\nCurator, Marl Museum';
  const base = { kind: 'employment', status: 'stated', current: null, quote, from: 0, to: quote.length } as const;
  const rest = { person: { name: 'Orla Vantreight', how: 'record', subject: false }, via: 'record' } as const;
  const own: Finding = { ...base, ...rest, certainty: 0.8, organisation: { name: 'Marl Museum', how: 'text' } };
  const site: Finding = { ...own, organisation: { name: 'Tallow Forum', how: 'page_organisation' }, title: 'Curator' };
  assert.equal(doubtOf(site, [site, own], NO_ORGANISATIONS), 'post.elsewhere');
  assert.equal(doubtOf(site, [site], NO_ORGANISATIONS), null);
});

test('what somebody dealt with is not what they founded', () => {
  const founded = (quote: string, name = 'Marl Inc.'): string | null => {
    const post = { status: 'stated', organisation: { name, how: 'text' }, current: null, certainty: 0.8 };
    const person = { name: 'Orla Vantreight', how: 'prose', subject: true };
    const finding = { ...post, kind: 'business', person, quote, from: 0, to: quote.length, via: 'prose' } as Finding;
    return doubtOf(finding, [finding], NO_ORGANISATIONS);
  };
  assert.equal(founded('She helped to set up the acquisition of Marl Inc.'), 'post.dealings');
  assert.equal(founded('She set up Marl Inc. in 2004.'), null);
  assert.equal(founded('• Established Tallow for all builds', 'Tallow'), 'business.made');
  assert.equal(founded('She launched Tallow in 2004.', 'Tallow'), 'business.made');
  assert.equal(founded('She co-founded Tallow in 2004.', 'Tallow'), null);
  assert.equal(founded('She founded the Finance Committee.', 'Finance Committee'), 'post.no-name');
});

test('studies need a school', () => {
  const study = (quote: string, name: string): string | null => {
    const finding: Finding = {
      kind: 'education',
      person: { name: 'Orla Vantreight', how: 'prose', subject: true },
      status: 'stated',
      organisation: { name, how: 'text' },
      current: null,
      quote,
      from: 0,
      to: quote.length,
      via: 'prose',
      certainty: 0.8,
    };
    return doubtOf(finding, [finding], NO_ORGANISATIONS);
  };
  assert.equal(study('PhD thesis: An Efficient Tallow Hierarchy', 'Efficient Tallow Hierarchy'), 'study.no-school');
  assert.equal(study('She graduated Dental School from Marl University.', 'Dental School'), 'study.no-school');
  assert.equal(study('PhD 2015, now at Tallow.', 'Tallow'), 'study.is-post');
  assert.equal(study('She studied law at Marlborne.', 'Marlborne'), null);
  assert.equal(study('Docente di diritto, Università di Marl', 'Università di Marl'), 'study.offered');
  const taught = 'Es profesor de derecho en los cursos de postgrado de la Universidad de Marl.';
  assert.equal(study(taught, 'Universidad de Marl'), 'study.offered');
  const course = 'Docente del Corso di Laurea in Diritto (Università di Marl)';
  assert.equal(study(course, 'Università di Marl'), 'study.offered');
  assert.equal(study('She is a professor of law who studied at Marl University.', 'Marl University'), null);
});

test('what is done somewhere is no employer, in any language', () => {
  assert.equal(doubt('She is the Director of Clinical Sites.', 'Clinical Sites', 'Director'), 'post.function');
  assert.equal(doubt('Leiter Einkauf & Logistik', 'Einkauf & Logistik', 'Leiter', 'record'), 'post.function');
  assert.equal(doubt('Ärztin bei der Umsetzung neuer Therapien', 'Umsetzung', 'Ärztin'), 'post.function');
  const trade = 'Verlags- und Medienindustrie';
  assert.equal(doubt(`Beraterin in der ${trade}`, trade, 'Beraterin'), 'post.function');
  assert.equal(doubt('Beraterin, Verband der Medienindustrie', 'Verband der Medienindustrie', 'Beraterin'), null);
  assert.equal(doubt('Gerente de Prevención', 'Prevención', 'Gerente'), 'post.function');
  assert.equal(doubt('Ministro de Transportes y Comunicaciones', 'Transportes y Comunicaciones', 'Ministro'), null);
  assert.equal(doubt('Director of Marl Logistics', 'Marl Logistics', 'Director'), null);
});

test('a part of an organisation named before, a prize, a label of an address', () => {
  assert.equal(doubt('She is chair of the firm’s Marl Practice Group.', 'Marl Practice Group', 'chair'), 'post.unit');
  assert.equal(doubt('He leads the Marl and Tallow Systems research group.', 'Tallow Systems'), 'post.undertaking');
  assert.equal(doubt('Marl Scholar, Tallow Foundation Award', 'Tallow Foundation Award'), 'post.no-name');
  assert.equal(doubt('Advokat\nE-post: post@marl.example', 'E-post', 'Advokat', 'record'), 'post.no-name');
});

test('an office in a committee is no employment, other work at one may be', () => {
  assert.equal(doubt('Chair, Marl Audit Committee', 'Marl Audit Committee', 'Chair', 'record'), 'post.committee');
  assert.equal(
    doubt('Presidente del Comité de Industriales', 'Comité de Industriales', 'Presidente', 'record'),
    'post.committee',
  );
  assert.equal(doubt('Press officer, Marl Rescue Committee', 'Marl Rescue Committee', 'Press officer', 'record'), null);
});

test('whom somebody works with is no employer, unless with a date, in every language', () => {
  assert.equal(doubt('She works with Marl Bank.', 'Marl Bank'), 'post.dealings');
});

test('one of a kind, those who sit on a board, and a firm that is called by functions', () => {
  assert.equal(doubt('She worked at a MARL clinic.', 'MARL'), 'post.part-of-word');
  assert.equal(doubt('Member of the Board of Governors', 'Governors', 'Member of the Board', 'record'), 'post.no-name');
  assert.equal(doubt('She is CEO of the Therapy Solutions.', 'Therapy Solutions', 'CEO'), null);
  assert.equal(
    doubt('As Director of Asia Pacific Strategy she led ten.', 'Asia Pacific Strategy', 'Director'),
    'post.function',
  );
  assert.equal(doubt('She is partner, Therapy Solutions.', 'Therapy Solutions', 'partner'), 'post.function');
});

test('an office is left out only for what it is a part of', () => {
  const doubtBeside = (quote: string, name: string, other: string): string | null => {
    const post = (organisation: string): Finding => ({
      kind: 'employment',
      person: { name: 'Orla Vantreight', how: 'prose', subject: true },
      status: 'stated',
      organisation: { name: organisation, how: 'text' },
      current: null,
      quote,
      from: 0,
      to: quote.length,
      via: 'prose',
      certainty: 0.8,
    });
    return doubtOf(post(name), [post(name), post(other)], NO_ORGANISATIONS);
  };
  const both = 'She worked at Tallow Works and was later an analyst with the Office of Tides and Ships in Marl.';
  assert.equal(doubtBeside(both, 'Office of Tides and Ships', 'Tallow Works'), null);
  const part = 'She is an analyst with the Office of Tides at Tallow Works.';
  assert.equal(doubtBeside(part, 'Office of Tides', 'Tallow Works'), 'post.unit');
});
