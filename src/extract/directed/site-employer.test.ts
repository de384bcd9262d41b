// Whether a site, or the heading above a person, is read as their employer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_ORGANISATIONS } from '../../domain/orgs/organisation-index.ts';
import { readDocument } from '../reading/read-document.ts';
import { readClaims } from './read-claims.ts';

/** What is shown, the post as title, year and whether it goes on (null: none), language, person, claim, address, markup. */
const CASES: readonly [
  string,
  [string | null, number | null, boolean] | null,
  string,
  string,
  Record<string, unknown>,
  string,
  string,
][] = [
  [
    'a title in a card of a team page',
    ['Rechtsanwältin', null, true],
    'de',
    'Silke Thormann',
    { employer: 'Kanzlei Tallow', title: 'Rechtsanwältin' },
    'https://kanzlei-tallow.example/team',
    '<title>Team | Kanzlei Tallow</title><h1>Unser Team</h1><div class="m"><h3>Silke Thormann</h3><p>Rechtsanwältin</p></div><div class="m"><h3>Jörg Wesselkamp</h3><p>Rechtsanwalt</p></div>',
  ],
  [
    'the claimed title before a wider one, in the second line below the name',
    ['Fachanwältin für Arbeitsrecht', null, true],
    'de',
    'Silke Thormann',
    { employer: 'Kanzlei Tallow', title: 'Fachanwältin für Arbeitsrecht' },
    'https://kanzlei-tallow.example/team',
    '<title>Silke Thormann | Kanzlei Tallow</title><h1>Silke Thormann</h1><p>Rechtsanwältin, Partnerin<br>Fachanwältin für Arbeitsrecht</p>',
  ],
  [
    'since when, not by what else is held since later',
    null,
    'nl',
    'Hanneke Vredeveld',
    { employer: 'Tallow Universiteit', title: 'Hoogleraar', start_date: '2016' },
    'https://tallow.example/',
    '<title>Hanneke Vredeveld | Tallow Universiteit</title><h1>Hanneke Vredeveld</h1><p>Hoogleraar</p><p>Sinds 2020 is zij ook decaan van de faculteit.</p>',
  ],
  [
    'a title that ends with a word of address',
    ['Director and Executive Vice President', null, true],
    'en',
    'Orla Vantreight',
    { employer: 'Quernly', title: 'Executive Vice President' },
    'https://quernly.example/board',
    '<title>Board of Directors | Quernly</title><h1>Board of Directors</h1><div class="m"><h3>Dr. Orla Vantreight</h3><p>Director and Executive Vice President</p></div><div class="m"><h3>Jane Roe</h3><p>Chairperson</p></div>',
  ],
  [
    'a sponsor in the foot of the page is nobody’s employer',
    null,
    'en',
    'Orla Vantreight',
    { employer: 'Quernly' },
    'https://marl.example/coach',
    '<h1>Orla Vantreight</h1><p>Head Coach</p><footer>© 2025 Marl Athletics | Sponsors: Quernly, Tallow</footer>',
  ],
  [
    'a card on a page of staff, without a title',
    [null, null, true],
    'fr',
    'Noémie Delattre',
    { employer: 'Cabinet Tallow', is_current: true },
    'https://tallow.example/',
    '<title>Équipe - Cabinet Tallow</title><h1>Notre équipe</h1><div class="m"><h3>Noémie DELATTRE</h3><p>noemie@tallow.example</p></div><div class="m"><h3>Bastien COURTOIS</h3><p>x</p></div>',
  ],
  [
    "since when, by a sentence of the person's own part",
    ['Tandläkare', 2015, true],
    'sv',
    'Astrid Lindqvist',
    { employer: 'Tallow Tandvård', title: 'tandläkare', start_date: '2015' },
    'https://tallowtandvard.example/',
    '<title>Personal | Tallow Tandvård</title><h1>Personal</h1><div class="m"><h3>Astrid Lindqvist</h3><p>Tandläkare</p><p>Astrid har arbetat hos oss sedan 2015.</p></div><div class="m"><h3>Erik Sandberg</h3><p>Tandhygienist</p></div>',
  ],
  [
    'joined, without the name of the firm',
    ['Associate', 2018, true],
    'en',
    'Grace Okonjo',
    { employer: 'Tallow Partners', title: 'Associate', start_date: '2018' },
    'https://tallow.example/',
    '<title>People | Tallow Partners</title><h1>People</h1><div class="m"><h3>Grace Okonjo</h3><p>Associate</p><p>Grace joined the firm in 2018.</p></div><div class="m"><h3>Peter Maas</h3><p>Partner</p></div>',
  ],
  [
    'a practice that bears the name of the one it is about',
    [null, null, true],
    'it',
    'Chiara Bellandi',
    { employer: 'Studio Legale Bellandi' },
    'https://studiobellandi.example/',
    '<title>Chi sono | Studio Legale Bellandi</title><h1>Avv. Chiara Bellandi</h1><p>Laureata a Tallow.</p>',
  ],
  [
    'the heading above is the employer',
    ['cardióloga', null, true],
    'es',
    'Lucía Ferrándiz',
    { employer: 'Hospital de Tallow', title: 'cardióloga' },
    'https://congreso.example/comite',
    '<title>Comité</title><h1>Comité organizador</h1><h2>Hospital de Tallow</h2><ul><li class="p">Lucía Ferrándiz, cardióloga</li><li class="p">Tomás Aguirre, cirujano</li></ul><h2>Clínica Marl</h2><ul><li class="p">Ana Robledo, cirujana</li></ul>',
  ],
  [
    'the employer of those under another heading',
    null,
    'es',
    'Ana Robledo',
    { employer: 'Hospital de Tallow', title: 'cirujana' },
    'https://congreso.example/comite',
    '<title>Comité</title><h1>Comité organizador</h1><h2>Hospital de Tallow</h2><ul><li class="p">Lucía Ferrándiz, cardióloga</li><li class="p">Tomás Aguirre, cirujano</li></ul><h2>Clínica Marl</h2><ul><li class="p">Ana Robledo, cirujana</li></ul>',
  ],
  [
    'a speaker of a conference',
    null,
    'en',
    'Grace Okonjo',
    { employer: 'Tallow Conference', title: 'CEO' },
    'https://tallow.example/speakers',
    '<title>Speakers | Tallow Conference</title><h1>Tallow Conference</h1><h2>Speakers</h2><div class="m"><h3>Grace Okonjo</h3><p>CEO, Acme Robotics</p></div><div class="m"><h3>Peter Maas</h3><p>CTO, Marl Ltd</p></div>',
  ],
  [
    'a client who praises',
    null,
    'en',
    'Grace Okonjo',
    { employer: 'Tallow Software', title: 'CEO' },
    'https://tallow.example/',
    '<title>Tallow Software</title><h1>Tallow Software</h1><h2>What our clients say</h2><div class="m"><p>Great product!</p><h3>Grace Okonjo</h3><p>CEO, Acme Robotics</p></div><div class="m"><p>We love it</p><h3>Peter Maas</h3><p>CTO, Marl Ltd</p></div>',
  ],
  [
    'whom a paper writes about',
    null,
    'en',
    'Grace Okonjo',
    { employer: 'Tallow Times', title: 'CEO' },
    'https://tallowtimes.example/a',
    '<title>Interview with Grace Okonjo | Tallow Times</title><h1>Grace Okonjo on robots</h1><p>CEO of Acme Robotics</p><p>She said it is good.</p>',
  ],
  [
    'an alumnus of a laboratory',
    ['Postdoc', null, false],
    'en',
    'Grace Okonjo',
    { employer: 'Tallow Lab', title: 'Postdoc', is_current: false },
    'https://tallowlab.example/people',
    '<title>People | Tallow Lab</title><h1>People</h1><h2>Alumni</h2><ul><li class="p">Grace Okonjo, Postdoc</li><li class="p">Peter Maas, PhD student</li></ul>',
  ],
  [
    'the title before the name on the line',
    ['Kierownik Kancelarii', null, true],
    'pl',
    'Grażyna Marlowska',
    { employer: 'Marlowski i Wspólnicy', title: 'Kierownik Kancelarii' },
    'https://marlowscy.example/zespol',
    '<title>Zespół - Marlowski i Wspólnicy</title><h1>Zespół</h1><div class="p"><h3>Kierownik Kancelarii Grażyna Marlowska</h3><p>Lubi góry.</p></div><div class="p"><h3>Radca prawny Anna Nowak</h3></div>',
  ],
  [
    'a title that opens the part and needs no name of the firm',
    ['Advogado', null, true],
    'pt',
    'Carlos Tallow',
    { employer: 'Tallow Advocacia', title: 'Lawyer' },
    'https://tallowadv.example/equipe',
    '<title>Tallow Advocacia</title><h1>Equipe</h1><div class="p"><h3>Carlos Tallow</h3><p>Advogado há 12 anos, atua em causas de famílias e de empresas da região.</p></div><div class="p"><h3>Ana Souza</h3><p>Secretária do escritório desde a sua fundação, recebe os clientes.</p></div>',
  ],
  [
    'a title cut short before the name',
    ['avvocato', null, true],
    'it',
    'Chiara Bellandi',
    { employer: 'Studio Legale Quern', title: 'Lawyer' },
    'https://studioquern.example/chi-siamo',
    '<title>Studio Legale Quern</title><h1>Avv. Chiara Bellandi</h1><p>Si occupa di diritto di famiglia e di successioni.</p>',
  ],
];

for (const [what, post, language, full_name, expected, url, html] of CASES) {
  test(`${post === null ? 'no employer' : 'employer'}: ${what}`, () => {
    const body = new TextEncoder().encode(`<!doctype html><html lang="${language}"><body>${html}</body></html>`);
    const page = readDocument({ url, status: 200, contentType: 'text/html; charset=utf-8', body });
    const claims = [{ claim_key: 'c', claim_type: 'employment', expected }];
    const { findings } = readClaims(page, { person: { full_name }, claims, organisations: NO_ORGANISATIONS });
    const read = findings.map(({ title, start, current }) => [title ?? null, start?.year ?? null, current]);
    assert.deepEqual(read, post === null ? [] : [post]);
  });
}
