// Every domain that ships with the organisation data can be reached by the name of its owner, and its pages speak for it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openOrganisations } from '../../main/organisation-data.ts';
import { trustData } from '../../main/trust-data.ts';
import { resolveIdentity } from '../identity/resolve.ts';
import { makeSource } from '../judging/fixtures.ts';
import { judgeClaims } from '../judging/judge-claims.ts';
import type { Claim } from '../model/claim.ts';
import type { Person } from '../model/person.ts';
import type { Organisation } from '../orgs/organisation-index.ts';
import { authorityOf } from './authority.ts';
import { mayBelongToOne } from './site-address.ts';
import { gatherFacts } from './trust-facts.ts';

const { index } = openOrganisations();
const TRUST = trustData(index, []);
const PERSON: Person = { full_name: 'Maren Tollefsen', current_company: 'Halden Robotics' };

function* organisations(): Generator<Organisation> {
  for (let at = 0; at < index.size; at += 1) yield index.at(at);
}

function pageOn(domain: string, school: string) {
  return makeSource({
    id: 'page',
    url: `https://www.${domain}/alumni/2014`,
    name: PERSON.full_name,
    subject: false,
    facts: [
      {
        kind: 'education',
        says: `Maren Tollefsen took her PhD here in 2014.`,
        organisation: school,
        how: 'page_organisation',
        degree: 'PhD',
        end: { year: 2014 },
      },
      {
        kind: 'employment',
        says: 'She is an engineer at Halden Robotics.',
        organisation: 'Halden Robotics',
        current: true,
      },
    ],
  });
}

test('every shipped domain is reached by the official name of its owner, as its own site', () => {
  const facts = gatherFacts(TRUST, PERSON, [], []);
  const open: string[] = [];
  const unreached: string[] = [];
  let asked = 0;
  for (const organisation of organisations()) {
    const name = organisation.names[0]!.value;
    for (const domain of organisation.domains) {
      asked += 1;
      if (!mayBelongToOne(domain)) open.push(domain);
      else if (authorityOf(pageOn(domain, name), name, facts).standing !== 'own_site')
        unreached.push(`${name}: ${domain}`);
    }
  }
  assert.ok(asked > 10_000, `only ${asked} domains were asked`);
  assert.deepEqual(unreached, []);
  // Addresses at hosts where anybody may publish are kept in the data and speak for nobody.
  assert.ok(open.length < asked / 200, `${open.length} of ${asked}: ${open.join(' ')}`);
});

test('the real sites verify through the whole judgement', () => {
  const schools: [string, string][] = [
    ['University of Gothenburg', 'gu.se'],
    ['Stanford University', 'stanford.edu'],
    ['University of Oxford', 'ox.ac.uk'],
    ['東京大学', 'u-tokyo.ac.jp'],
    ['Göteborgs universitet', 'gu.se'],
    ['Universität Wien', 'univie.ac.at'],
    ['Московский государственный университет', 'msu.ru'],
  ];
  for (const [school, domain] of schools) {
    const claims: Claim[] = [
      { claim_key: 'phd', claim_type: 'education', expected: { school, degree: 'PhD', end_year: 2014 } },
    ];
    const sources = [pageOn(domain, school)];
    const asked = { person: PERSON, claims, sources, trust: TRUST };
    const identity = resolveIdentity(asked);
    const [verdict] = judgeClaims({ ...asked, identity, rubric: null, today: '2026-01-01' });
    assert.equal(verdict!.result.status, 'verified', `${school} on ${domain}: ${verdict!.result.explanation}`);
  }
});
