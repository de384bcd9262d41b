// More sentences of people's lives, in ways that editors vary: moves, places put first, organisations that hire, posts no table
// holds; and sentences that speak of somebody else or of what never came about.
// One fact: kind | person, when it is not Jane Roe | organisation | unit | degree or title | field | years | status or tense.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factLine, findingsOf } from '../../../test/support/sentence-facts.ts';

type Row = readonly [sentence: string, facts: readonly string[]];

const factsOf = (sentence: string): string[] => findingsOf(sentence).map(factLine);

const STUDIES: readonly Row[] = [
  ['Roe was once a student at Westmark College.', ['education||Westmark College|||||attended']],
  [
    'Roe left school at fifteen but later took evening classes at Thornby College.',
    ['education||Thornby College|||||non_degree'],
  ],
  ['Roe was in the same class as Ann Stone at Ashdown School.', ['education||Ashdown School|||||stated']],
  [
    'She was a student of Peter Miles at the Northfield Conservatory and later his assistant there.',
    ['education||Northfield Conservatory|||||stated'],
  ],
  [
    'He studied for the priesthood at Northfield College and was ordained in 1960.',
    ['education||Northfield College|||||attended'],
  ],
  [
    'Roe began her legal studies at the University of Oakham, completing them at the University of Westmark.',
    ['education||University of Oakham|||||attended', 'education||University of Westmark|||||stated'],
  ],
  [
    'She studied sculpture with Peter Miles at the Dunmore School of Art.',
    ['education||Dunmore School of Art|||sculpture||attended'],
  ],
  [
    'He completed his doctorate under the direction of Ann Stone at the University of Calder in 1931.',
    ['education||University of Calder||doctoral||-1931|stated'],
  ],
  ['While at Hale University, he played lacrosse.', ['education||Hale University|||||stated']],
  ['She finished high school at Alder Academy in 1944.', ['education||Alder Academy||||-1944|stated']],
  ['Roe played softball at Kelsing University.', ['education||Kelsing University|||||stated']],
  ['Roe earned a place at the Thornby School of Music.', ['education||Thornby School of Music|||||stated']],
  [
    'was graduated from the law department of Ashdown University, Lebanon, Tenn., in 1854.',
    ['education||Ashdown University||||-1854|stated'],
  ],
  ['Roe expects to enter Harwood Medical School in September.', ['education||Harwood Medical School|||||expected']],
  [
    'Roe failed to finish her doctorate at Marlow University.',
    ['education||Marlow University||doctoral|||not_conferred'],
  ],
  [
    'B.S., Penrose University, 1969; United States Marine Corps, 1969-1973; J.D., Marlow School of Law, 1976.',
    ['education||Penrose University||BSc||-1969|stated', 'education||Marlow School of Law||JD||-1976|stated'],
  ],
  [
    'As a graduate student at Harwood University, Roe developed a new solvent.',
    ['education||Harwood University|||||stated'],
  ],
  ['Westmark College awarded her an honorary degree in 2009.', ['education||Westmark College||||-2009|honorary']],
  [
    'Roe switched from Calder College to Dunmore College after her first year.',
    ['education||Calder College|||||stated', 'education||Dunmore College|||||stated'],
  ],
  ['She took violin lessons from Peter Miles at the Alder Conservatory.', ['education||Alder Conservatory|||||stated']],
  [
    'Roe wrote her dissertation under the guidance of Anna Stone at Kelsing University.',
    ['education||Kelsing University|||||stated'],
  ],
  [
    'An old boy of Marlow College, Roe went up to Thornby College, Oxford, in 1931.',
    ['education||Marlow College|||||stated', 'education||Thornby College, Oxford||||1931-|stated'],
  ],
  ['While a student at Ashdown College, Roe worked in the library.', ['education||Ashdown College|||||attended']],
  [
    'After finishing secondary school at Harwood High School, she was admitted to Selwick University.',
    ['education||Harwood High School|||||stated', 'education||Selwick University|||||attended'],
  ],
  [
    'She secured a place at the Royal College of Northfield and graduated in 1966.',
    ['education||Royal College of Northfield||||-1966|stated'],
  ],
  ['He played rugby for Oakham University.', ['education||Oakham University|||||stated']],
  ['Roe was a schoolmate of Ann Stone at Dunmore College.', ['education||Dunmore College|||||stated']],
  ['Roe spent a semester on exchange at the University of Calder.', ['education||University of Calder|||||stated']],
  [
    'She was graduated from the normal department of Brightwater State Teachers College in 1897.',
    ['education||Brightwater State Teachers College||||-1897|stated'],
  ],
  [
    'Roe was unable to complete her degree at Thornby University because of illness.',
    ['education||Thornby University|||||not_conferred'],
  ],
  ['Roe obtained a scholarship to attend Kelsing Hall.', ['education||Kelsing Hall|||||stated']],
  [
    'Roe earned her licence at the University of Eastvale and her doctorate at the University of Northfield.',
    ['education||University of Eastvale|||||stated', 'education||University of Northfield||doctoral|||stated'],
  ],
  ['Roe worked her way through Thornby University as a waitress.', ['education||Thornby University|||||stated']],
  ["Roe's contemporaries at Thornby Law School included Peter Miles.", ['education||Thornby Law School|||||stated']],
  ['Harwood University granted her an honorary degree in 1990.', ['education||Harwood University||||-1990|honorary']],
  [
    'Roe attended, but did not graduate from, the University of Marlow.',
    ['education||University of Marlow|||||not_conferred'],
  ],
  ['A scholarship student at Harwood University, Roe worked nights.', ['education||Harwood University|||||attended']],
  [
    'Roe transferred from Brightwater College to the University of Calder in her junior year.',
    ['education||Brightwater College|||||attended', 'education||University of Calder|||||attended'],
  ],
  [
    'A product of Marlow Grammar School, Roe proceeded to the University of Thornby, where she obtained a BEd in 1985.',
    ['education||Marlow Grammar School|||||stated', 'education||University of Thornby||BEd||-1985|stated'],
  ],
  [
    'Roe obtained her PhD under the supervision of Peter Miles at Northfield University in 1979.',
    ['education||Northfield University||PhD||-1979|stated'],
  ],
  ['While at Kelsing College, she wrote for the student newspaper.', ['education||Kelsing College|||||stated']],
  ['She was a classmate of Peter Miles at Kelsing Academy.', ['education||Kelsing Academy|||||stated']],
  [
    'She passed through Westmark School and Thornby College.',
    ['education||Westmark School|||||stated', 'education||Thornby College|||||stated'],
  ],
  ['After high school Roe played volleyball at Harwood University.', ['education||Harwood University|||||stated']],
  [
    'Roe finished high school at Marlow Technical High School in Detroit.',
    ['education||Marlow Technical High School|||||stated'],
  ],
  ['Her secondary education was at Hale Convent, Torvane.', ['education||Hale Convent|||||stated']],
  ['She went up to Eastvale College, Cambridge in 1919.', ['education||Eastvale College, Cambridge||||1919-|stated']],
  [
    'Roe gained her doctorate, supervised by Ann Stone, from Thornby College.',
    ['education||Thornby College||doctoral|||stated'],
  ],
  [
    'Roe prepped at Lumentis and was graduated from Westmark College in 1929.',
    ['education||Lumentis|||||stated', 'education||Westmark College||||-1929|stated'],
  ],
  [
    'attended the common schools and Penrose Academy, Beaver, Pa.; taught school; was graduated from the law department of the University of Marlow in 1884.',
    ['education||Penrose Academy|||||attended', 'education||University of Marlow||||-1884|stated'],
  ],
  [
    'graduated from Oakham High School, Tacoma, Wash., 1956; B.A., University of Westmark, 1960; M.P.A., Calder University, Syracuse, N.Y., 1962; United States Air Force, 1962-1966.',
    [
      'education||Oakham High School||||-1956|stated',
      'education||University of Westmark||BA||-1960|stated',
      'education||Calder University||MPA||-1962|stated',
    ],
  ],
  [
    'She failed to complete her degree at the University of Marlow.',
    ['education||University of Marlow|||||not_conferred'],
  ],
];

const POSTS: readonly Row[] = [
  [
    'Roe joined the New York law firm Northfield Ballard as an associate.',
    ['employment||Northfield Ballard||associate'],
  ],
  ['She founded the Boston design studio Lumentis in 1999.', ['business||Lumentis||founder||1999-']],
  ['She ran the trading division at Ostrava for five years.', ['employment||Ostrava|||||over']],
  [
    'In 1965 she was appointed as a judge on the Hale Court in Oakham, where she served until 1979.',
    ['employment||Hale Court||judge||1965-1979|over'],
  ],
  ['Roe has been at the Ashdown Clinic since 1998.', ['employment||Ashdown Clinic||||1998-|now']],
  [
    'Roe was one of three founders of Marlow Systems.',
    ['employment||Marlow Systems||founders|||over', 'business||Marlow Systems||founders|||over'],
  ],
  ['Roe drove for Brightwater Lotus in 1965.', ['employment||Brightwater Lotus||||1965-']],
  ['Velmont hired her as a flight attendant in 1963.', ['employment||Velmont||||1963-']],
  ['Brightwater Securities hired her as an analyst in 1997.', ['employment||Brightwater Securities||analyst||1997-']],
  [
    'Marlow University appointed Roe professor of geology in 1911.',
    ['employment||Marlow University||professor of geology||1911-'],
  ],
  [
    'In 1999, Lumentis named her its chief technology officer.',
    ['employment||Lumentis||chief technology officer||1999-'],
  ],
  [
    'Lumentis Inc. is pleased to announce the appointment of Roe as chief technology officer.',
    ['employment||Lumentis Inc.||chief technology officer'],
  ],
  ['The Marl Fund appointed her director of Tallow Museum.', ['employment||Tallow Museum||director']],
  ['He rode for the Velmont team until 2012.', ['employment||Velmont||||-2012|over']],
  [
    'Roe lost her seat on the Brightwater City Council in 2004.',
    ['employment||Brightwater City Council||||-2004|over'],
  ],
  [
    'In 1947, Roe took up a lectureship at the University of Kelsing.',
    ['employment||University of Kelsing||lecturer||1947-'],
  ],
  [
    'He was appointed Halstrom Professor of Botany at the University of Thornby in 1925.',
    ['employment||University of Thornby||Professor of Botany||1925-'],
  ],
  ['Roe was in the Brightwater Marines from 1990 to 1998.', ['employment||Brightwater Marines||||1990-1998|over']],
  [
    'Roe joined the faculty at Selwick State University in 1966, where she remained until her retirement in 1995.',
    ['employment||Selwick State University||faculty||1966-1995|over'],
  ],
  [
    'In 1990 she took over from Ann Stone as headmistress of Selwick School.',
    ['employment||Selwick School||headmistress||1990-'],
  ],
  ['He spent four seasons with the Oakham Rockets.', ['employment||Oakham Rockets|||||over']],
  ['After three decades at the Dunmore Journal, Roe retired to Maine.', ['employment||Dunmore Journal|||||over']],
  ['Roe won election to the Hale Senate in 1980.', ['employment||Hale Senate||||1980-']],
  ['He was a captain in the Alder Highlanders.', ['employment||Alder Highlanders||captain|||over']],
  ['She entered the Kelsing Civil Service in 1947.', ['employment||Kelsing Civil Service||||1947-']],
  ['Roe was laid off by Halstrom in 2001.', ['employment||Halstrom||||-2001|over']],
  ['She is based at the Harwood Institute.', ['employment||Harwood Institute|||||now']],
  ['He practised law with Westmark & Oakham until 1940.', ['employment||Westmark & Oakham||||-1940|over']],
  [
    'Roe lectured at the University of Dunmore until her retirement in 1984.',
    ['employment||University of Dunmore||||-1984|over'],
  ],
  [
    'A former trader at Brightwater Brothers, Roe teaches at Calder University.',
    ['employment||Brightwater Brothers||former trader|||over', 'employment||Calder University|||||now'],
  ],
  ['Roe made 64 appearances for Ashdown United.', ['employment||Ashdown United']],
  ['She runs the imaging group at Ostrava.', ['employment||Ostrava|||||now']],
  ['Roe was formerly with Northfield Waterhouse.', ['employment||Northfield Waterhouse|||||over']],
  ['Roe stayed at Halstrom until 1999.', ['employment||Halstrom||||-1999|over']],
  [
    'In 2002 Roe took over from Peter Miles as chief executive of Nordane.',
    ['employment||Nordane||chief executive||2002-'],
  ],
  ['Roe spent six seasons with the Selwick Royals.', ['employment||Selwick Royals|||||over']],
  ['She spent two decades at Velmont, most of it in Asia.', ['employment||Velmont|||||over']],
  ['He had a short spell with Northfield Thistle.', ['employment||Northfield Thistle']],
  [
    'Roe won election to the Calder Senate in 1974, serving until 1982.',
    ['employment||Calder Senate||||1974-1982|over'],
  ],
  ['Roe entered the Foreign Service in 1951 and was posted to Manila.', ['employment||Foreign Service||||1951-']],
  ['Roe was let go by Lumentis in 1998.', ['employment||Lumentis||||-1998|over']],
  ['Roe was sacked by Brenwick in 1994.', ['employment||Brenwick||||-1994|over']],
  ['Roe is currently based at the Oakham Institution.', ['employment||Oakham Institution|||||now']],
  [
    'He practiced law with Calder & Brightwater in Wichita from 1911 to 1920.',
    ['employment||Calder & Brightwater||||1911-1920|over'],
  ],
  [
    'Appointed to the faculty of Kelsing College in 1949, she remained until 1971.',
    ['employment||Kelsing College||faculty||1949-1971|over'],
  ],
  ['She taught at Thornby College until her marriage in 1932.', ['employment||Thornby College||||-1932|over']],
  [
    'She was assistant curator, and later curator, of prints at the Eastvale Museum.',
    ['employment||Eastvale Museum||assistant curator, and later curator|||over'],
  ],
  ['Roe chose to remain with Hale & Alder.', ['employment||Hale & Alder']],
  [
    'Roe, formerly of the Kelsing Dealer, is an editor at Brenwick.',
    ['employment||Kelsing Dealer|||||over', 'employment||Brenwick||editor|||now'],
  ],
  [
    'Roe was seconded from the Ministry of Selwick to the Harwood Office.',
    ['employment||Ministry of Selwick', 'employment||Harwood Office'],
  ],
  [
    'In 1951 she accepted the directorship of the Dunmore Library, which she held until 1968.',
    ['employment||Dunmore Library||director||1951-1968|over'],
  ],
  [
    'Employment\n1998–2003 Head of Science, Marlow School\n1992–1998 Science Teacher, Penrose School',
    [
      'employment||Marlow School||Head of Science||1998-2003|over',
      'employment||Penrose School||Science Teacher||1992-1998|over',
    ],
  ],
  [
    'He came up through the youth system at Westmark United before signing for Halstrom in 2006.',
    ['employment||Westmark United', 'employment||Halstrom||||2006-'],
  ],
  [
    'Roe has held visiting appointments at Oxford, Cambridge and Northfield University.',
    ['employment||Oxford|||||over', 'employment||Cambridge|||||over', 'employment||Northfield University|||||over'],
  ],
  ['She resigned her commission in the Royal Navy in 1920.', ['employment||Royal Navy||||-1920|over']],
  ['Roe remained at Marlow Instruments until it closed in 1987.', ['employment||Marlow Instruments||||-1987|over']],
  [
    'She is employed by Northfield County Council as a planner.',
    ['employment||Northfield County Council||planner|||now'],
  ],
  [
    'Roe made 112 appearances for Westmark City between 1950 and 1956.',
    ['employment||Westmark City||||1950-1956|over'],
  ],
  ['Roe led the Alder Survey Group for years.', []],
  ['Roe has served on the ALDR Board for eight years.', ['employment||ALDR|||||now']],
  [
    'Roe is director of the Tidal and Wave Neuroscience Lab.',
    ['employment||Tidal and Wave Neuroscience Lab||director|||now'],
  ],
  [
    'Roe is a lecturer at the School of Tides and Wave Engineering.',
    ['employment||School of Tides and Wave Engineering||lecturer|||now'],
  ],
  [
    'Roe is a lecturer in the Center for Tides, Waves, and Currents (CTW3).',
    ['employment||Center for Tides, Waves, and Currents||lecturer|||now'],
  ],
  [
    'Roe was an engineer at the Institute of Tides and Google.',
    ['employment||Institute of Tides||engineer|||over', 'employment||Google||engineer|||over'],
  ],
  [
    'Roe was an engineer at Alder Higher Education Assistance Agency.',
    ['employment||Alder Higher Education Assistance Agency||engineer|||over'],
  ],
  ['Roe coached several of Sam’s teams.', []],
  [
    'Commissioned as a second lieutenant in the Thornby Artillery, he fought at Port Ansel.',
    ['employment||Thornby Artillery||second lieutenant|||over'],
  ],
  [
    'Roe was appointed to the bench of the Supreme Court of Ashdown in 1982.',
    ['employment||Supreme Court of Ashdown||||1982-'],
  ],
  ['Roe was traded to the Hale Bruins in 1971.', ['employment||Hale Bruins||||1971-']],
  [
    'He was a member of the Oakham Party and sat in the Penrose Parliament from 1906 to 1918.',
    ['employment||Oakham Party||member|||over', 'employment||Penrose Parliament||||1906-1918|over'],
  ],
  [
    'He coached at Dunmore University before taking over as head coach of the Hale Oilers.',
    ['employment||Dunmore University|||||over', 'employment||Hale Oilers||head coach|||over'],
  ],
  ['He practised law with Marlow & Penrose in Toledo until 1931.', ['employment||Marlow & Penrose||||-1931|over']],
  ['She was elected to the Dáil in 1981 and re-elected in 1982.', ['employment||Dáil||||1981-']],
  [
    'She left Velmont to join Torvane as head of design.',
    ['employment||Velmont|||||over', 'employment||Torvane||head of design'],
  ],
  ['He spent nine years with the Westmark Sox.', ['employment||Westmark Sox|||||over']],
  [
    'Appointed to the board of the Alder Reserve in 1978, Roe served until 1986.',
    ['employment||Alder Reserve||board member||1978-1986|over'],
  ],
  ["Roe's first job was with Kestrex, where she designed landing gear.", ['employment||Kestrex|||||over']],
];

/** Said of somebody else, or of what was planned, refused or doubted: nothing is stated of Jane Roe. */
const OTHERS: readonly Row[] = [
  ['No evidence exists that Roe served in the Royal Navy.', []],
  ["Roe's bid to become leader of the Oakham Party failed.", []],
  ['Roe shared an office with a lawyer from Hale Rose.', []],
  ["Roe's mentor, a former conductor of the Thornby Philharmonic, introduced them.", []],
  ["Roe's sister-in-law taught at Kelsing College.", []],
  ['Roe was advised by a lawyer from Brenwick.', []],
  ['Roe was supposed to join the Marlow Orchestra in 1942.', []],
  ['Roe, unlike her rivals, had not attended Selwick Business School.', []],
  ['It is not known whether Roe graduated from Harwood College.', []],
  ['Roe planned to study at the University of Selwick but the war prevented it.', []],
  ['Rather than attend Northfield College, she eloped.', []],
  ['Roe was refused a place at Eastvale University.', ['education||Eastvale University|||||negated']],
  ['Roe considered joining the Westmark Party.', []],
  ['She almost became director of the Oakham Museum.', []],
  ["Roe's uncle worked for the Dunmore Railways.", []],
  ["Roe's father-in-law was the chairman of Calder International.", []],
  ["Roe's former teacher at Brightwater College wrote a memoir.", []],
  ['She married the chief engineer of the Hale Railway.', []],
  ['Roe interviewed the chancellor of Alder University.', []],
  ['Roe was mentored by a professor at Lumentis College.', []],
  ['Roe lampooned the president of Thornby University.', []],
  ["A curator at the Marlow Museum identified Roe's painting.", []],
  ['Scholars at the University of Penrose disputed her findings.', []],
  ['Roe denied that he had studied at Eastvale University.', []],
  ['Roe wanted to study architecture at Marlow University but her family could not pay.', []],
  ['She had hoped to attend Alder College.', []],
  ['Instead of going to Alder University, Roe sailed to Tahiti.', []],
  ['Roe nearly joined the Foreign Office in 1938.', []],
  ['She dreamed of playing for Kelsing Athletic.', []],
  ['Roe had planned to join Brightwater Brothers when war broke out.', []],
  ["Roe's mother taught at Penrose College.", []],
  ["Roe's late husband was a surgeon at the Penrose Clinic.", []],
  [
    "Roe's thesis supervisor, Anna Stone, had studied at Ashdown University.",
    ['education|Anna Stone|Ashdown University|||||attended'],
  ],
  ['She befriended the editor of the Selwick Review.', []],
  ['Roe was hired by the president of Harwood College.', []],
  ['Roe was the niece of a former governor of the Bank of Northfield.', []],
  ['The book was reviewed by a professor at the University of Westmark.', []],
  ['Roe attended a concert by Ann Stone at the Royal Academy of Oakham.', []],
  ['Her family endowed a professorship at Calder University.', []],
  ["Roe's work has been supported by the Marlow Foundation and the Penrose Trust.", []],
  ['Roe debated the president of Thornby University.', []],
  ['Roe and the dean of Ashdown Law School co-wrote the report.', []],
  [
    'Roe was never a student at Thornby University, as some sources claim.',
    ['education||Thornby University|||||negated'],
  ],
  ['For a time Roe considered joining the Society of Oakham.', []],
  ['Roe praised the work of researchers at the Harwood Institute.', []],
  ['Had she lived, Roe would have become a professor at the University of Northfield.', []],
  ['Roe consulted lawyers at Brightwater & Hale.', []],
  ['Employees of Alder Dynamics remembered Roe fondly.', []],
  ["Roe's grandfather founded the Eastvale Company.", []],
  ['Roe was accepted to Alder University but could not afford to go.', ['education||Alder University|||||negated']],
  ['She turned down a place at Eastvale University in order to tour.', ['education||Eastvale University|||||negated']],
  ['Roe was rumoured to be joining Calder United.', []],
  [
    'Roe was taught by Peter Miles, a former student of the Marlow Conservatoire.',
    ['education|Peter Miles|Marlow Conservatoire|||||stated'],
  ],
];

for (const [group, rows] of [
  ['studies', STUDIES],
  ['posts', POSTS],
  ['of others, or never so', OTHERS],
] as const)
  test(`more of biographies: ${group}`, () => {
    assert.ok(rows.length > 30);
    const faults = rows
      .map(([sentence, facts]) => ({ sentence, expected: facts, read: factsOf(sentence) }))
      .filter(({ expected, read }) => JSON.stringify(expected) !== JSON.stringify(read));
    assert.deepEqual(faults, []);
  });

test('the office in which something is done today goes on', () => {
  const office = 'employment||Westmark Bank||director';
  assert.deepEqual(factsOf('As director of Westmark Bank, Mr. Roe oversees large contracts.'), [`${office}|||now`]);
  assert.deepEqual(factsOf('As director of Westmark Bank, she led a team of twelve.'), [office]);
});
