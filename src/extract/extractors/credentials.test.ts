import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../domain/model/finding.ts';
import { readDocument } from '../reading/read-document.ts';
import credentials from './credentials.ts';

function read(html: string, url = 'https://guild-of-surveyors.example/roll'): Finding[] {
  const page = readDocument({
    url,
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(html),
  });
  const findings = credentials.extract(page);
  for (const finding of findings) {
    assert.ok(finding.quote.length > 0);
    assert.equal(page.text.slice(finding.from, finding.to), finding.quote);
  }
  return findings;
}

const says = (finding: Finding): string =>
  `${finding.person.name} | ${finding.title} | ${finding.organisation?.name ?? ''} | ${finding.start?.year ?? ''} | ${finding.value ?? ''} | ${finding.status}`;

test('an entry of a register: type, number, date and the body that keeps it', () => {
  const rows = [
    ['Registration number', 'P-20877'],
    ['Name', 'Ms Orla Vantreight'],
    ['Type', 'Physiotherapist'],
    ['Status', 'Registered'],
    ['First registered', '3 May 2011'],
  ];
  const html = `<title>Register entry - Council of Physiotherapists</title><h1>Register entry</h1><dl>${rows.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>`;
  assert.deepEqual(read(html).map(says), [
    'Orla Vantreight | Physiotherapist | Council of Physiotherapists | 2011 | P-20877 | stated',
  ]);
});

test('a name that was struck off holds nothing', () => {
  const html =
    '<title>Member search | Institute of Actuaries</title><table><tr><th>Name</th><td>VANTREIGHT, Orla</td></tr><tr><th>Membership number</th><td>99120</td></tr><tr><th>Status</th><td>Struck off 2019</td></tr></table>';
  const [finding, ...rest] = read(html);
  assert.equal(rest.length, 0);
  assert.equal(finding?.status, 'revoked');
  assert.equal(finding?.person.name.toLowerCase(), 'orla vantreight');
});

test('a roll gives every entry what its heading says, in either order of names', () => {
  const html =
    '<title>Roll of Fellows - Guild of Surveyors</title><h1>Roll of Fellows</h1><p>The roll is printed every spring.</p><dl><dt>Castermole, Peter</dt><dd>Elected 2004. Ghent.</dd><dt>Vantreight, Orla</dt><dd>Elected 2017. Cork.</dd></dl>';
  assert.deepEqual(read(html).map(says), [
    'Peter Castermole | Fellow | Guild of Surveyors | 2004 |  | stated',
    'Orla Vantreight | Fellow | Guild of Surveyors | 2017 |  | stated',
  ]);
});

test('numbered lines of a bar roll keep namesakes apart', () => {
  const html =
    '<title>Attorney search</title><p>Bar Roll Search Result</p><p>No. 40112: VANTREIGHT, ORLA JANE. Admitted 10/22/1998. Status: Active.</p><p>No. 51377: VANTREIGHT, ORLA MARY. Admitted 11/23/2009. Status: Inactive.</p>';
  const findings = read(html, 'https://bar-roll.example/attorney/40112');
  assert.deepEqual(
    findings.map((finding) => [finding.person.name, finding.value, finding.start?.year, finding.current]),
    [
      ['ORLA JANE VANTREIGHT', '40112', 1998, true],
      ['ORLA MARY VANTREIGHT', '51377', 2009, false],
    ],
  );
});

test('sentences: fellowships, certificates, the bar, and what is denied', () => {
  const html =
    '<title>Orla Vantreight</title><h1>Orla Vantreight</h1><p>Orla Vantreight is a Chartered Engineer and was elected a Fellow of the Royal Society of Bridges in 2015. She was admitted to the Ohio bar in 1999. She is not a Certified Public Accountant. Her brother is a Licensed Pilot. Certified Copy (2010) is her favourite film.</p>';
  const found = read(html, 'https://people.example/orla').map((finding) => [
    finding.title,
    finding.organisation?.name,
    finding.start?.year,
    finding.status,
  ]);
  assert.deepEqual(
    found,
    [
      ['Chartered Engineer', undefined, 2015, 'stated'],
      ['Fellow', 'Royal Society of Bridges', 2015, 'stated'],
      ['Attorney, bar admission: Ohio bar', undefined, 1999, 'stated'],
      ['Certified Public Accountant', undefined, undefined, 'negated'],
    ].map((row) => row),
  );
});

test('German, Spanish and lists of colleagues', () => {
  const team =
    '<title>Team</title><h1>Unser Team</h1><ul><li>Dr. med. Peter Miles, Oberarzt</li><li>Laura Stein, Oberärztin, Fachärztin für Innere Medizin</li></ul>';
  assert.deepEqual(
    read(team, 'https://klinik.example/team').map((finding) => `${finding.person.name}: ${finding.title}`),
    ['Laura Stein: Facharzt für Innere Medizin'],
  );
  const register =
    '<h2>Colegio de Ingenieros de Norvane</h2><table><tr><td>Nº de colegiado</td><td>0772</td></tr><tr><td>Apellidos, nombre</td><td>LEDESMA, ROSA</td></tr><tr><td>Alta</td><td>12/01/2004</td></tr></table>';
  const [entry] = read(register, 'https://colegio.example/ficha');
  assert.deepEqual(
    [entry?.person.name, entry?.value, entry?.start?.year, entry?.organisation?.name],
    ['ROSA LEDESMA', '0772', 2004, 'Colegio de Ingenieros de Norvane'],
  );
});

test('a staff card is no register entry', () => {
  const html =
    '<title>Staff - Acme</title><dl><dt>Name</dt><dd>Orla Vantreight</dd><dt>Title</dt><dd>Head of Design</dd><dt>Since</dt><dd>2015</dd></dl>';
  assert.deepEqual(read(html, 'https://acme.example/staff'), []);
});
