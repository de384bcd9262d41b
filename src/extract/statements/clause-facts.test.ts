// Causes of missed or misdated facts, each with a sentence of its own: clause lists, years, titles, names, status.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../domain/model/finding.ts';
import { extractFindings } from '../extract-findings.ts';
import { readDocument } from '../reading/read-document.ts';

function findings(text: string, title: string | null = 'Jane Roe'): Finding[] {
  const page = readDocument({
    url: 'https://people.example/roe',
    status: 200,
    contentType: 'text/plain; charset=utf-8',
    body: new TextEncoder().encode(text),
  });
  page.notEvidence = null;
  if (title !== null) page.title = title;
  const found = extractFindings(page).findings;
  for (const finding of found) assert.equal(page.text.slice(finding.from, finding.to), finding.quote);
  return found;
}

const year = (date: Finding['end']): string =>
  date === undefined ? '' : date === 'present' ? 'present' : String(date.year);
const facts = (text: string, title?: string | null, kind: Finding['kind'] = 'employment'): string[] =>
  findings(text, title)
    .filter((finding) => finding.kind === kind)
    .map((finding) =>
      [
        finding.person.name,
        finding.degree?.code ?? finding.title ?? '',
        finding.organisation?.name ?? '',
        `${year(finding.start)}-${year(finding.end)}`,
      ].join('|'),
    );
const studies = (text: string, title?: string | null): string[] => facts(text, title, 'education');
const statuses = (text: string): string[] =>
  findings(text)
    .filter((finding) => finding.kind === 'education')
    .map((finding) => `${finding.organisation?.name}:${finding.status}`);

test('each year belongs to its own clause', () => {
  assert.deepEqual(
    studies(
      'After earning her undergraduate degree at Eastvale University in 1937, Roe graduated from Oakham Medical School in 1941.',
    ).map((fact) => fact.split('|').slice(2).join('|')),
    ['Eastvale University|-1937', 'Oakham Medical School|-1941'],
  );
  assert.deepEqual(
    studies(
      'In 1909, she entered graduate school at Northfield University, where she read widely, and completed her Ph.D. in 1911.',
    ),
    ['Jane Roe|PhD|Northfield University|-1911'],
  );
});

test('towns and states after a school are neither people nor schools', () => {
  assert.deepEqual(
    studies(
      'A.B., Northfield University, Ann Oakham, Mich., 1989; M.B.A., M.P.P., Eastvale University, Cambridge, Mass., 2011; lawyer',
    ),
    [
      'Jane Roe|BA|Northfield University|-1989',
      'Jane Roe|MBA|Eastvale University|-',
      'Jane Roe|MPP|Eastvale University|-2011',
    ],
  );
});

test('certificate programs of several schools', () => {
  assert.deepEqual(
    studies('She received a doctorate from Campoverde Hindu University in 1993.')[0]?.split('|')[2],
    'Campoverde Hindu University',
  );
});

test('both mentions of an honorary degree are honorary', () => {
  for (const finding of findings(
    'In 2010, Northfield University awarded her a Doctorate of Letters (honoris causa) (DLitt hon causa) for her service.',
  ).filter((one) => one.kind === 'education'))
    assert.equal(finding.status, 'honorary');
});

test('left early, dropped out, programs without a degree', () => {
  assert.deepEqual(
    statuses(
      'entered the Westmark Military Academy, Oakham, N.Y., in 1834, but left two years later to read medicine; farmer; judge',
    ),
    ['Westmark Military Academy:not_conferred'],
  );
  assert.deepEqual(statuses('Restless, she dropped out of Oakham Junior College after one term.'), [
    'Oakham Junior College:not_conferred',
  ]);
  assert.deepEqual(
    statuses(
      'She attended management programs abroad, including the Senior Program at Eastvale University in 1983 and the Growth Program at Oakham Business School in 1993.',
    ),
    ['Eastvale University:non_degree', 'Oakham Business School:non_degree'],
  );
  assert.deepEqual(statuses('She completed certificate programs at both Northfield College and Eastvale University.'), [
    'Northfield College:non_degree',
    'Eastvale University:non_degree',
  ]);
});

test('schools of one list across towns and states', () => {
  assert.deepEqual(
    statuses(
      'attended Oakham Academy in Stone County, Va., and Northfield College, Maine, but did not graduate; farmer; judge',
    ).map((line) => line.split(':')[0]),
    ['Oakham Academy', 'Northfield College'],
  );
});

test('on the teacher’s own page, the pronoun is somebody else', () => {
  assert.deepEqual(studies('He studied botany at Northfield University under Robert Stone.', 'Robert Stone'), []);
});

test('titles stay with their own body', () => {
  assert.deepEqual(facts('Roe is Chairman and CEO of Acme Holdings and Chairman of the Oakham Stock Exchange.'), [
    'Jane Roe|Chairman and CEO|Acme Holdings|-',
    'Jane Roe|Chairman|Oakham Stock Exchange|-',
  ]);
  assert.deepEqual(
    facts(
      'She formerly served as Chairman of the Oakham Fishing Commission, the Westmark Government agency for lakes.',
    )[0],
    'Jane Roe|Chairman|Oakham Fishing Commission|-',
  );
  assert.deepEqual(
    facts('Roe is a senior attorney in the Tax and Estates Practice Group of Stone & Miles LLP and lives here.')[0]
      ?.split('|')
      .slice(1, 3),
    ['senior attorney', 'Stone & Miles LLP'],
  );
});

test('titles that come after the body, each with its year', () => {
  assert.deepEqual(facts('She worked at Acme Holdings, where she was an assistant treasurer.'), [
    'Jane Roe|assistant treasurer|Acme Holdings|-',
  ]);
  assert.deepEqual(
    facts('Acme Holdings is a family firm led by Jane Roe (Chairman & CEO) and Peter Miles (President).'),
    ['Jane Roe|Chairman & CEO|Acme Holdings|-', 'Peter Miles|President|Acme Holdings|-'],
  );
});

test('seats on boards, one of the founders', () => {
  assert.deepEqual(facts('She serves on the board of the Oakham Institute and Globex Corporation.'), [
    'Jane Roe|board member|Oakham Institute|-',
    'Jane Roe|board member|Globex Corporation|-',
  ]);
  assert.deepEqual(facts('Roe was one of the founders of Acme Holdings.', undefined, 'business'), [
    'Jane Roe|founders|Acme Holdings|-',
  ]);
});

test('courts and chambers written small, units with a number, two years of one post', () => {
  assert.deepEqual(
    facts(
      'farmer; judge of the Oakham land court 1853-1856; city solicitor of Northfield Township Council in 1861 and 1862; died',
    ),
    ['Jane Roe|judge|Oakham land court|1853-1856', 'Jane Roe|city solicitor|Northfield Township Council|1861-1862'],
  );
  assert.deepEqual(findings('Roe served with the 10th Battalion of the Oakham Infantry.')[0]?.organisation, {
    name: 'Oakham Infantry',
    how: 'text',
    unit: '10th Battalion',
  });
});

test('the term of a seat, not the day of its election', () => {
  const opening = 'ROE, Jane, a Senator from Ohio; born in Oakham; ';
  assert.deepEqual(
    facts(
      `${opening}elected as a Whig to the United States Senate at a special election held on May 9, 2011, serving from June 1, 2011 until January 3, 2017; lawyer`,
    ),
    ['Jane Roe|Senator|United States Senate|2011-2017'],
  );
  assert.deepEqual(
    facts(
      'ROE, Jane, a Representative from Ohio; born in Oakham; elected to the One Hundred Tenth and to the two succeeding Congresses; served until her death on May 4, 2012 (January 3, 2007-May 4, 2012); lawyer',
    ),
    ['Jane Roe|Representative|United States House of Representatives|2007-2012'],
  );
});

test('names: forms of address, accents, bodies that stand like people', () => {
  assert.deepEqual(
    studies('Madam Justice Roe took her Master of Laws in 1989 at Northfield University.')[0]?.split('|')[0],
    'Jane Roe',
  );
  assert.deepEqual(
    studies('Gonzalez received her B.A. from Northfield College.', 'Ana González')[0]?.split('|')[0],
    'Ana González',
  );
  assert.deepEqual(
    facts(
      'He is Professor Emeritus of Economics at Northfield University, and Visiting Professor at Eastvale University.',
    ).map((fact) => fact.split('|')[0]),
    ['Jane Roe', 'Jane Roe'],
  );
  assert.deepEqual(
    facts(
      'Zorvik Quellan was elected to the Board of Directors of Acme Holdings in 2012. He is president of Globex Corporation.',
      null,
    ).map((fact) => fact.split('|')[0]),
    ['Zorvik Quellan', 'Zorvik Quellan'],
  );
  assert.deepEqual(facts('She is the CEO of bioQUUX, a young firm.'), ['Jane Roe|CEO|bioQUUX|-']);
});

test('who declined which post', () => {
  const negated = (text: string): string[] =>
    findings(text)
      .filter((finding) => finding.status === 'negated')
      .map((finding) => `${finding.person.name}:${finding.title}`);
  assert.deepEqual(
    negated(
      'She was nominated by President Peter Miles as surgeon general of the Navy in 1841, but declined the appointment.',
    ),
    ['Jane Roe:surgeon general of the Navy'],
  );
  assert.deepEqual(
    negated('She was appointed by President Peter Miles in 2009, after Robert Stone had refused the position.'),
    [],
  );
});

test('degrees as CVs write them', () => {
  assert.deepEqual(
    studies(
      'Jane Roe\n\nEDUCATION\n\nOakham Institute\n\n2014\n\nM.Sc.\n\nEastvale University\n\n2013\n\nB.Com\n\nNorthfield College\n\n2012\n\nSKILLS',
    )
      .map((fact) => fact.split('|').slice(1).join('|'))
      .sort(),
    // School, year, degree: each degree stands below its school.
    ['BCom|Eastvale University|-2013', 'MSc|Oakham Institute|-2014'],
  );
});

test('what is said of the next study or post is not said of this one', () => {
  assert.deepEqual(
    statuses(
      'She holds a diploma in Education from Oakham University and is undergoing a Masters at Northfield University.',
    ),
    ['Oakham University:stated', 'Northfield University:in_progress'],
  );
  const tense = (text: string): string[] =>
    findings(text)
      .filter((finding) => finding.kind === 'employment')
      .map((finding) => `${finding.organisation?.name}:${finding.current}`);
  assert.deepEqual(tense('I currently work at Quuxware Inc., before that I was at Tallow Group.'), [
    'Quuxware Inc.:true',
    'Tallow Group:false',
  ]);
  assert.deepEqual(tense('Roe is a past President of the Oakham Historical Society.'), [
    'Oakham Historical Society:false',
  ]);
});

test('names that hold a group or a short form in brackets', () => {
  assert.deepEqual(facts('Roe is a nurse at Oakham Memorial Women’s Hospital.'), [
    'Jane Roe|nurse|Oakham Memorial Women’s Hospital|-',
  ]);
  assert.deepEqual(facts('Roe is president of the Oakham Civil Service Association (OCSA).'), [
    'Jane Roe|president|Oakham Civil Service Association|-',
  ]);
});

test('what somebody rose to at the same place, in the sentence and in the next', () => {
  const iowa = (title: string, start: string): string => `Jane Roe|${title}|Westmark University|${start}-`;
  const rise = [
    iowa('assistant professor', '1990'),
    iowa('associate professor', '1996'),
    iowa('full professor', '2001'),
  ];
  assert.deepEqual(
    facts(
      'Roe joined Westmark University as an assistant professor in 1990, became associate professor in 1996 and full professor in 2001.',
    ),
    rise,
  );
  assert.deepEqual(
    facts(
      'Roe joined Westmark University in 1990 as an assistant professor. She was promoted to associate professor in 1996 and to full professor in 2001.',
    ),
    rise,
  );
  assert.deepEqual(
    facts('Roe was a lecturer at Westmark University in 1998 and became a professor at Northfield University in 2001.'),
    ['Jane Roe|lecturer|Westmark University|1998-', 'Jane Roe|professor|Northfield University|2001-'],
  );
});

test('the university of a state by its state', () => {
  assert.deepEqual(studies('Roe holds a PhD from Wisconsin and a BA in history from Michigan.'), [
    'Jane Roe|PhD|Wisconsin|-',
    'Jane Roe|BA|Michigan|-',
  ]);
});

test('what is told of another one who is named', () => {
  assert.deepEqual(
    studies('"Jane brings rigor," said Ostrander, who earned his doctorate at Westmark University.'),
    [],
  );
  assert.deepEqual(facts('By Jane Roe and Sofia Lindqvist, nonresident fellow, Westmark University'), []);
});

test('titles with their years in brackets, and the post that a noun names behind "before"', () => {
  assert.deepEqual(
    facts('Roe was Assistant Professor (2005-2010) and Associate Professor (2010-2014) at Westmark University.'),
    [
      'Jane Roe|Assistant Professor|Westmark University|2005-2010',
      'Jane Roe|Associate Professor|Westmark University|2010-2014',
    ],
  );
  assert.deepEqual(
    facts(
      'Roe was at Westmark University as a Research Fellow before taking up a lectureship at Northfield University in 1998.',
    ).at(-1),
    'Jane Roe|lecturer|Northfield University|1998-',
  );
});

test('schools by their towns beside a degree and a year or in brackets', () => {
  assert.deepEqual(studies('Jane Roe, Professor Emeritus (Ph.D. Chicago, 1971)'), ['Jane Roe|PhD|Chicago|-1971']);
});

test('the last employer of a list, with what it is', () => {
  const employers = (text: string): string[] => facts(text).map((fact) => fact.split('|')[2]!);
  assert.deepEqual(employers('Roe held positions at Oakham Bank and the accounting firm Halden & Dunn LLP.'), [
    'Oakham Bank',
    'Halden & Dunn LLP',
  ]);
  assert.deepEqual(employers('Roe worked at Oakham Bank and sued the accounting firm Halden & Dunn LLP.'), [
    'Oakham Bank',
  ]);
});

test('a degree does not reach past the school of another, and a subject is no school', () => {
  const row =
    'She holds a B.S. from Marl College, an M.S. from the University of Oakham, and an M.B.A. with a concentration in International Business from the University of Tallow.';
  const taken = findings(row).filter(({ kind }) => kind === 'education');
  assert.deepEqual(
    taken.map(({ degree, organisation }) => [degree?.surface, organisation?.name]),
    [
      ['B.S.', 'Marl College'],
      ['M.S.', 'University of Oakham'],
      ['M.B.A.', 'University of Tallow'],
    ],
  );
});

test('honours between the verb and the school', () => {
  assert.deepEqual(studies('Roe graduated Summa Cum Laude from Oakham College in 1988.'), [
    'Jane Roe||Oakham College|-1988',
  ]);
  assert.deepEqual(studies('Roe graduated Magna Cum Laude from Oakham College in 1988.'), [
    'Jane Roe||Oakham College|-1988',
  ]);
});

test('companies that are named after what kind they are', () => {
  assert.deepEqual(
    facts(
      'Roe has twenty years of experience specializing in growing technology companies such as Tallow Corporation, where she raised capital.',
    ),
    ['Jane Roe||Tallow Corporation|-'],
  );
});

test('an organisation that takes somebody in', () => {
  const taken = (text: string): string[] => facts(text, null).map((fact) => fact.split('|').slice(0, 3).join('|'));
  for (const [text, fact] of [
    ['Meridell Labs has appointed Ingrid Marlowe as Chief Scientist.', 'Ingrid Marlowe|Chief Scientist|Meridell Labs'],
    ['Meridell Labs Appoints Ingrid Marlowe as CFO.', 'Ingrid Marlowe|CFO|Meridell Labs'],
    ['Quuxware Names Ingrid Marlowe Chief Executive Officer.', 'Ingrid Marlowe|Chief Executive Officer|Quuxware'],
    [
      'Tallow has announced that Ingrid Marlowe will be joining the company on October 1st as its new Chief Scientist.',
      'Ingrid Marlowe|Chief Scientist|Tallow',
    ],
    [
      'The maker Oakham Systems has named Ingrid Marlowe as the company’s interim chief financial officer.',
      'Ingrid Marlowe|interim chief financial officer|Oakham Systems',
    ],
  ] as const)
    assert.deepEqual(taken(text), [fact], text);
  assert.deepEqual(taken('Meridell Labs welcomed Ingrid Marlowe, director of Oakham Museum, to its fair.'), [
    'Ingrid Marlowe|director|Oakham Museum',
  ]);
});

test('where somebody came from, was meanwhile, and began', () => {
  assert.deepEqual(facts('Roe came to that firm from Stone & Stone, PC in Oakham.'), ['Jane Roe||Stone & Stone, PC|-']);
  assert.deepEqual(facts('She looked after large clients while with Tallow Property News.'), [
    'Jane Roe||Tallow Property News|-',
  ]);
  assert.deepEqual(facts('She began her career in the Private Client Division of Tallow Bank.'), [
    'Jane Roe||Tallow Bank|-',
  ]);
  assert.deepEqual(facts('Roe started her career in Tallow Advertising and left.'), ['Jane Roe||Tallow Advertising|-']);
  assert.deepEqual(facts('She has spent her career helping the people of Oakham Council.'), []);
});

test('how long is no doubt', () => {
  assert.deepEqual(facts('Roe spent nearly a decade in banking with Tallow Capital.'), ['Jane Roe||Tallow Capital|-']);
  assert.deepEqual(facts('Roe nearly joined Tallow Capital.'), []);
});

test('a sentence that opens with the organisation somebody worked at', () => {
  assert.deepEqual(facts('At Tallow Systems, Roe led the design team.'), ['Jane Roe||Tallow Systems|-']);
  assert.deepEqual(facts('At Oakham University, she led the debating team.'), []);
  assert.deepEqual(facts('At NMU, she led the debating team.'), []);
});

test('what an office, a board or a firm does is nobody’s post', () => {
  assert.deepEqual(
    facts('Roe chairs a board. The Board approves all research at both Oakham Hospital and Hale Hospital.'),
    [],
  );
  assert.deepEqual(facts('Roe is a chemist. The firm made her its director at Tallow Systems.'), [
    'Jane Roe|director|Tallow Systems|-',
  ]);
});

test('a general practice, a small high school, and somewhere to earn a degree', () => {
  assert.deepEqual(facts('She completed a general practice residency at the Oakham clinic.'), []);
  assert.deepEqual(studies('After graduating from Selwick high school in 1981, Roe left.'), [
    'Jane Roe||Selwick high school|-1981',
  ]);
  assert.deepEqual(facts('Roe returned to Oakham University, and earned her master’s degree.'), []);
});

test('where the roles were that somebody held', () => {
  const names = (text: string): string[] => facts(text).map((fact) => fact.split('|')[2]!);
  assert.deepEqual(
    names(
      'Roe has since held roles across both sectors, including the Oakham Bank, the Hale Council, and the Selwick Trust.',
    ),
    ['Oakham Bank', 'Hale Council', 'Selwick Trust'],
  );
  assert.deepEqual(names('Roe had roles in films including the Oakham Council.'), []);
  // What stands beside a name only says what it is.
  assert.deepEqual(names('Roe is director of the Oakham Corporation, the Westmark Finance Institution.'), [
    'Oakham Corporation',
  ]);
  assert.deepEqual(names('Roe was interim CEO of the Oakham Corporation, the global network for Tidal Finance.'), [
    'Oakham Corporation',
  ]);
});

test('a degree behind "and" is no part of the school before it', () => {
  assert.deepEqual(studies('She is an MBA graduate from University of Oakham and BA holder.').slice(0, 1), [
    'Jane Roe|MBA|University of Oakham|-',
  ]);
});

test('a rank in brackets or behind "with" belongs to the degree', () => {
  assert.deepEqual(
    studies(
      'Roe graduated with a Bachelor of Science with Honours in Law from Marl University in the United Kingdom in 2018.',
    ),
    ['Jane Roe|BSc|Marl University|-2018'],
  );
  assert.deepEqual(studies('She completed her B.A. (Hons.) & M.A. in Economics from Marl University.'), [
    'Jane Roe|BA|Marl University|-',
    'Jane Roe|MA|Marl University|-',
  ]);
  assert.deepEqual(studies('Roe holds an LLB from Tallow College and an LLM with Distinction from Marl College.'), [
    'Jane Roe|LLB|Tallow College|-',
    'Jane Roe|LLM|Marl College|-',
  ]);
});

test('behind the new name of a school in brackets stands what is said of the school', () => {
  assert.deepEqual(
    studies(
      'She attended Oakham School (now Northfield Academy) from 1990 to 1994 and received a BA from Tallow College (formerly Marl University) in 1998.',
    ),
    [
      'Jane Roe||Oakham School|1990-1994',
      'Jane Roe|BA|Tallow College|-1998',
      'Jane Roe||Northfield Academy|1990-1994',
      'Jane Roe|BA|Marl University|-1998',
    ],
  );
});

test('a professor too has graduated somewhere', () => {
  assert.deepEqual(studies('Professor Jane Roe graduated from Marl University in 1964.'), [
    'Jane Roe||Marl University|-1964',
  ]);
  assert.deepEqual(studies('Prof. Jane Roe attended Tallow College.'), ['Jane Roe||Tallow College|-']);
});

test('Esq. stands with a name and is none', () => {
  const text = 'Jane Roe, Esq. graduated from Marl University in 2003.';
  assert.deepEqual(studies(text), ['Jane Roe||Marl University|-2003']);
});

test('chair of a board, joint director, head of department', () => {
  assert.deepEqual(facts('"We are thrilled," said Jane Roe, Board Chair of TALC.'), ['Jane Roe|Board Chair|TALC|-']);
  assert.deepEqual(facts('Roe retired as Joint Director of the Tallow Institute.'), [
    'Jane Roe|Joint Director|Tallow Institute|-',
  ]);
  assert.deepEqual(facts('Roe is Head of Department, School of Law, Tallow University.'), [
    'Jane Roe|Head of Department|Tallow University|-',
  ]);
  assert.deepEqual(facts('Roe is Vice President of Commercial Operations.'), []);
});

test('letters in brackets make a name of words that else say what is done', () => {
  const text =
    'The Central Business Accelerator (CBA) is pleased to announce the appointment of Jane Roe as its new Executive Director.';
  assert.deepEqual(facts(text), ['Jane Roe|Executive Director|Central Business Accelerator|-']);
});

test('letters behind a department name whose it is', () => {
  assert.deepEqual(facts('Roe is a professor in the Department of Civil Engineering, NTLK.'), [
    'Jane Roe|professor|NTLK|-',
  ]);
  assert.deepEqual(facts('Roe is employed within the Tide Group at Norvane University.'), [
    'Jane Roe||Tide Group|-',
    'Jane Roe||Norvane University|-',
  ]);
});

test('a title behind a place, a comma or "first", and the next one behind "and later"', () => {
  assert.deepEqual(facts('Roe worked at Marl Electronics, Velmont, as a software engineer.'), [
    'Jane Roe|software engineer|Marl Electronics|-',
  ]);
  assert.deepEqual(facts('She joined Marl Electronics in 2010, first as an analyst and later as Head of Research.'), [
    'Jane Roe|analyst|Marl Electronics|2010-',
    'Jane Roe|Head of Research|Marl Electronics|-',
  ]);
  assert.deepEqual(facts('Roe is a partner in the corporate team at Marl LLP.'), [
    'Jane Roe|partner in the corporate team|Marl LLP|-',
  ]);
});

test('a label before a school says that somebody studied there', () => {
  const card =
    'Dr. Jane Roe, MD\n\nUndergraduate: Tallow College\n\nMedical School: Marl University\n\nAlma mater: Norvane College';
  assert.deepEqual(studies(card), [
    'Jane Roe||Tallow College|-',
    'Jane Roe||Marl University|-',
    'Jane Roe||Norvane College|-',
  ]);
});
