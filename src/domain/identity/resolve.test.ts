// Who a page is about, on small made-up webs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeSource, type SourceSketch } from '../judging/fixtures.ts';
import type { Claim } from '../model/claim.ts';
import type { Person } from '../model/person.ts';
import { FEATURES } from './features.ts';
import { identityFor } from './identity-types.ts';
import { lifeDatesOf, livesClash, outsideLife } from './life-dates.ts';
import { disambiguatorOf } from './person-on-page.ts';
import { resolveIdentity } from './resolve.ts';

const page = (sketch: Partial<SourceSketch> & { id: string; url: string }) =>
  makeSource({ name: 'Osric Vennegar', facts: [], ...sketch });

function probability(person: Person, sources: ReturnType<typeof page>[], id: string, claims: Claim[] = []): number {
  const entry = resolveIdentity({ person, claims, sources }).sources.find((source) => source.sourceId === id);
  assert.ok(entry);
  return entry.probability;
}

test('a name that conflicts is another person', () => {
  const other = page({ id: 'a', url: 'https://a.example/', name: 'Robert K. Vance' });
  assert.ok(probability({ full_name: 'Robert J. Vance' }, [other], 'a') < 0.01);
});

test('a name that fits and nothing that conflicts is more likely than not', () => {
  assert.ok(probability({ full_name: 'Osric Vennegar' }, [page({ id: 'a', url: 'https://a.example/' })], 'a') >= 0.5);
});

test('a rare name weighs more than a common one', () => {
  const rare = probability(
    { full_name: 'Voula Tsounaki' },
    [page({ id: 'a', url: 'https://a.example/', name: 'Voula Tsounaki' })],
    'a',
  );
  const common = probability(
    { full_name: 'Wei Zhang' },
    [page({ id: 'a', url: 'https://a.example/', name: 'Wei Zhang' })],
    'a',
  );
  assert.ok(rare > common + 0.1);
});

test('the addresses of the request are the person', () => {
  const person: Person = { full_name: 'Wei Zhang', personal_website: 'zhang-ceramics.example' };
  const own = page({ id: 'own', url: 'https://www.zhang-ceramics.example/', name: 'Wei Zhang' });
  assert.ok(probability(person, [own], 'own') > 0.99);
});

test('links both ways weigh more than one way, and both more than none', () => {
  const person: Person = { full_name: 'Wei Zhang', personal_website: 'https://zhang-ceramics.example/' };
  const own = (links: string[]) =>
    page({ id: 'own', url: 'https://zhang-ceramics.example/', name: 'Wei Zhang', links });
  const staff = (links: string[]) =>
    page({ id: 'staff', url: 'https://tanglin-tech.example/zhang', name: 'Wei Zhang', links });
  const none = probability(person, [own([]), staff([])], 'staff');
  const one = probability(person, [own([]), staff(['https://zhang-ceramics.example'])], 'staff');
  const both = probability(
    person,
    [own(['https://tanglin-tech.example/zhang']), staff(['https://zhang-ceramics.example'])],
    'staff',
  );
  assert.ok(none < one && one < both);
});

test('a term of office in other years and another life part namesakes', () => {
  const person: Person = {
    full_name: 'Osric Vennegar',
    location: 'Connecticut, United States',
    employment_seed: [
      { employer: 'House of Representatives', title: 'Representative', start_date: '1887', end_date: '1889' },
    ],
  };
  const right = page({
    id: 'right',
    url: 'https://congress.example/1',
    opening:
      'Osric Vennegar, a Representative from Connecticut; born in Oakham, June 2, 1851; moved to Kellbridge in 1869; town treasurer 1877-1886; member of the Fiftieth Congress (1887-1889).',
  });
  const wrong = page({
    id: 'wrong',
    url: 'https://congress.example/2',
    opening:
      'Osric Vennegar, a Representative from North Carolina; born near Aldermoor in 1791; began to practise in 1816; member of the Eighteenth Congress (1823-1825); died in 1829.',
  });
  assert.ok(probability(person, [right, wrong], 'right') > 0.9);
  assert.ok(probability(person, [right, wrong], 'wrong') < 0.1);
  const { resolution } = resolveIdentity({ person, claims: [], sources: [right, wrong] });
  assert.equal(resolution.status, 'matched');
  assert.equal(resolution.candidates.length, 2);
  assert.equal(resolution.candidates[0]!.is_requested, true);
  assert.match(resolution.candidates[1]!.reason, /not the person asked for/);
});

test('missing data is neutral', () => {
  const bare = page({ id: 'a', url: 'https://a.example/' });
  const less = probability({ full_name: 'Osric Vennegar' }, [bare], 'a');
  const more = probability(
    {
      full_name: 'Osric Vennegar',
      email_domain: 'vennegar.example',
      education_seed: [{ school: 'Norvane University' }],
    },
    [bare],
    'a',
  );
  assert.equal(more, less);
});

test('the claim under test is never its own anchor', () => {
  const claims: Claim[] = [
    { claim_key: 'school', claim_type: 'education', expected: { school: 'Norvane University' } },
    { claim_key: 'job', claim_type: 'employment', expected: { employer: 'Halden Robotics' } },
  ];
  const source = page({
    id: 'a',
    url: 'https://a.example/',
    facts: [
      { kind: 'education', says: 'He studied at Norvane University.', organisation: 'Norvane University' },
      { kind: 'employment', says: 'He works at Halden Robotics.', organisation: 'Halden Robotics' },
    ],
  });
  const person: Person = { full_name: 'Osric Vennegar', current_company: 'Halden Robotics' };
  const entry = resolveIdentity({ person, claims, sources: [source] }).sources[0]!;
  const whole = entry.weight;
  assert.ok(identityFor(entry, 'school').weight < whole);
  // The employer that the request names may say who is meant, but it proves no claim about itself.
  assert.equal(identityFor(entry, 'job').weight, whole);
  const alone = resolveIdentity({ person, claims: [claims[1]!], sources: [source] }).sources[0]!;
  assert.equal(identityFor(alone, 'job').anchored, false);
});

test('an encyclopedia tells its namesakes apart in the address', () => {
  assert.equal(disambiguatorOf('https://en.wikipedia.org/wiki/Andrew_Kirkpatrick_(climber)'), 'climber');
  assert.equal(disambiguatorOf('https://en.wikipedia.org/wiki/Andrew_Kirkpatrick'), null);
  const climber = page({ id: 'c', url: 'https://en.wikipedia.org/wiki/Robert_Vance_(climber)' });
  const lawyer = page({ id: 'l', url: 'https://en.wikipedia.org/wiki/Robert_Vance_(lawyer)' });
  const person: Person = { full_name: 'Osric Vennegar', current_title: 'climber' };
  assert.ok(probability(person, [climber, lawyer], 'c') > 0.9);
  assert.ok(probability(person, [climber, lawyer], 'l') < 0.2);
});

test('two people who fit alike are ambiguous', () => {
  const one = page({ id: '1', url: 'https://en.wikipedia.org/wiki/Robert_Vance_(climber)' });
  const two = page({ id: '2', url: 'https://en.wikipedia.org/wiki/Robert_Vance_(lawyer)' });
  const { resolution } = resolveIdentity({ person: { full_name: 'Osric Vennegar' }, claims: [], sources: [one, two] });
  assert.equal(resolution.status, 'ambiguous');
  assert.ok(resolution.identity_confidence <= 2);
});

test('nobody of the name is no match', () => {
  const { resolution, warnings } = resolveIdentity({
    person: { full_name: 'Osric Vennegar' },
    claims: [],
    sources: [page({ id: 'x', url: 'https://x.example/', name: 'Maria Quiroga' })],
  });
  assert.equal(resolution.status, 'no_match');
  assert.equal(resolution.identity_status, 'no_match');
  assert.deepEqual(warnings, ['identity_not_found']);
});

test('years of birth in other languages, and words that only look like one', () => {
  const born: [string, number | null][] = [
    ['Født i 2003, svømmer siden 2012.', 2003],
    ['Född 14 mars 1971 i Umeå.', 1971],
    ['Sie wurde am 3. Mai 1964 geboren. Geboren 1964 in Köln.', 1964],
    ['Née à Lyon en 1980, elle enseigne.', 1980],
    ['Nacida en Oviedo el 2 de julio de 1969.', 1969],
    ['Nata a Padova nel 1975.', 1975],
    ['Родилась в Казани в 1982 году.', 1982],
    ['1974年4月、東京生まれ。', 1974],
    ['She advised NATO in 2010.', null],
    ['Anna Pratt, née Montrose, joined in 2006.', null],
  ];
  for (const [text, year] of born) assert.equal(lifeDatesOf(text).birth, year, text);
});

test('who died before there were profiles has none', () => {
  const source = page({ id: 'a', url: 'https://a.example/' });
  const old = { ...source, text: `Osric Vennegar (1656 - 1731) was a clerk. ${source.text}` };
  const person: Person = { full_name: 'Osric Vennegar', linkedin_url: 'https://www.linkedin.com/in/osric' };
  assert.ok(probability(person, [old], 'a') < 0.05);
  assert.ok(probability({ full_name: 'Osric Vennegar' }, [old], 'a') >= 0.5);
});

test('life dates', () => {
  assert.deepEqual(
    lifeDatesOf(
      'VANCE, Robert, a Representative; born in Easton, Pa., April 21, 1844; died in Easton, Pa., November 3, 1932',
    ),
    { birth: 1844, death: 1932 },
  );
  assert.deepEqual(lifeDatesOf('Juan Balboa (9 June 1938 – 10 March 2014) was a politician.'), {
    birth: 1938,
    death: 2014,
  });
  assert.deepEqual(lifeDatesOf('A Representative (January 3, 1949-January 3, 1953).'), { birth: null, death: null });
  assert.equal(outsideLife({ birth: 1952, death: null }, 1887), true);
  assert.equal(outsideLife({ birth: 1952, death: null }, 1987), false);
  assert.equal(livesClash({ birth: 1952, death: null }, { birth: 1914, death: null }), true);
  assert.equal(livesClash({ birth: 1952, death: null }, { birth: null, death: 1990 }), false);
});

test('every weight has its example', () => {
  for (const [name, feature] of Object.entries(FEATURES)) assert.ok(feature.example.length > 5, name);
});

test('a city and an employer are known by their other names', () => {
  const person: Person = { full_name: 'Sofia Lindgren-Åberg', location: 'Gothenburg, Sweden' };
  const notice = page({
    id: 'a',
    url: 'https://vastkust.example/2018',
    name: 'Sofia Lindgren-Åberg',
    opening: 'Sofia Lindgren-Åberg disputerar i Göteborg.',
  });
  const anchors = resolveIdentity({ person, claims: [], sources: [notice] }).sources[0]!.anchors;
  assert.ok(anchors.some((anchor) => anchor.anchor === 'location' && anchor.weight > 0));
  const employed: Person = { full_name: 'Sofia Lindgren-Åberg', current_company: 'University of Halmvik' };
  const prize = page({
    id: 'b',
    url: 'https://prize.example/2018',
    name: 'Sofia Lindgren-Åberg',
    opening: 'Sofia Lindgren-Åberg, Halmvik University, for her work.',
  });
  const found = resolveIdentity({ person: employed, claims: [], sources: [prize] }).sources[0]!.anchors;
  assert.ok(found.some((anchor) => anchor.anchor === 'employer' && anchor.weight > 0));
});

test('a page under a later name is the page of the birth name that it gives', () => {
  const opening =
    'Hedda Blair Pratt (née Montrose; born May 4, 1986) is a singer. In 2006 Montrose moved to Port Ansel.';
  const later = page({ id: 'a', url: 'https://a.example/', name: 'Hedda Blair Pratt', opening });
  assert.ok(probability({ full_name: 'Hedda Montrose' }, [later], 'a') >= 0.5);
  assert.ok(probability({ full_name: 'Hedda Montague' }, [later], 'a') < 0.5);
});

test('a page and a tied one that link to each other are one person, more surely than by one link', () => {
  const person: Person = { full_name: 'Wei Zhang', current_company: 'Halden Robotics' };
  const tied = (links: string[]) =>
    page({
      id: 'tied',
      url: 'https://halden-robotics.example/zhang',
      name: 'Wei Zhang',
      links,
      facts: [
        {
          kind: 'employment',
          says: 'Wei Zhang works at Halden Robotics.',
          organisation: 'Halden Robotics',
          current: true,
        },
      ],
    });
  const blog = (links: string[]) => page({ id: 'blog', url: 'https://glazes.example/', name: 'Wei Zhang', links });
  const back = 'https://halden-robotics.example/zhang';
  const one = probability(person, [tied([]), blog([back])], 'blog');
  const both = probability(person, [tied(['https://glazes.example']), blog([back])], 'blog');
  assert.ok(one > 0.5 && both > one && both > 0.99);
});

test('a work that thousands do says less than a subject that few have', () => {
  const fit = (title: string, says: string) =>
    probability(
      { full_name: 'Mary Johnson', current_title: title },
      [page({ id: 'a', url: 'https://a.example/', name: 'Mary Johnson', opening: says })],
      'a',
    );
  const attorney = fit('attorney', 'Mary Johnson is an attorney.');
  const radiomics = fit('radiomics researcher', 'Mary Johnson writes about radiomics.');
  assert.ok(radiomics > 0.5);
  assert.ok(attorney < 0.5);
});

test('a middle name that agrees narrows', () => {
  const fit = (onPage: string) =>
    probability({ full_name: 'David L. Cohen' }, [page({ id: 'a', url: 'https://a.example/', name: onPage })], 'a');
  assert.ok(fit('David L. Cohen') > fit('David Cohen'));
});

test('work at the employer of the request may bear out a degree from there, and not itself', () => {
  const claims: Claim[] = [
    { claim_key: 'degree', claim_type: 'education', expected: { school: 'Norvane University', degree: 'PhD' } },
    { claim_key: 'post', claim_type: 'employment', expected: { employer: 'Norvane University' } },
  ];
  const source = page({
    id: 'a',
    url: 'https://a.example/',
    facts: [
      {
        kind: 'employment',
        says: 'Osric Vennegar works at Norvane University.',
        organisation: 'Norvane University',
        current: true,
      },
    ],
  });
  const person: Person = { full_name: 'Osric Vennegar', current_company: 'Norvane University' };
  const entry = resolveIdentity({ person, claims, sources: [source] }).sources[0]!;
  assert.equal(identityFor(entry, 'degree').anchored, true);
  assert.equal(identityFor(entry, 'post').anchored, false);
});

test('several people of a bare name that some share stay open', () => {
  const pages = ['potter', 'underwriter'].map((title, index) =>
    page({
      id: title,
      url: `https://${title}.example/`,
      name: 'Anna Moorfield',
      facts: [
        {
          kind: 'employment',
          says: `Anna Moorfield is ${title} of House ${index}.`,
          organisation: `House ${index}`,
          title,
        },
      ],
    }),
  );
  const { resolution } = resolveIdentity({ person: { full_name: 'Anna Moorfield' }, claims: [], sources: pages });
  assert.equal(resolution.status, 'ambiguous');
  assert.ok(resolution.would_help.length > 0);
});

test('a co-worker named on two sites joins them, and lends the one what the other has', () => {
  const person: Person = { full_name: 'Wei Zhang', current_company: 'Tanglin Technologies' };
  const staff = page({
    id: 'staff',
    url: 'https://tanglin-tech.example/people',
    name: 'Wei Zhang',
    opening: 'Wei Zhang works at Tanglin Technologies with Ottoline Kvarnberg.',
    coworkers: ['Ottoline Kvarnberg'],
  });
  const paper = (coworker: string) =>
    page({
      id: 'paper',
      url: 'https://journal.example/paper',
      name: 'Wei Zhang',
      opening: `Wei Zhang and ${coworker}: Glazes of the Halden kilns.`,
      coworkers: [coworker],
    });
  const shared = probability(person, [staff, paper('Ottoline Kvarnberg')], 'paper');
  const other = probability(person, [staff, paper('Isaura Penhallow')], 'paper');
  assert.ok(shared > other, `${shared} against ${other}`);
  const resolved = resolveIdentity({ person, claims: [], sources: [staff, paper('Ottoline Kvarnberg')] });
  const reasons = resolved.sources.flatMap((entry) => entry.anchors.map((held) => held.reason));
  assert.ok(
    reasons.some((reason) => /names ottoline kvarnberg beside the person/.test(reason)),
    reasons.join('; '),
  );
});
