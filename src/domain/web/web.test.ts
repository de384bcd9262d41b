import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { canonicalUrl, namedUrlKey, urlKey } from './canonical-url.ts';
import { domainBearsName, isFreeMail, registrableDomain } from './compare-domains.ts';
import { profileOf } from './profile-url.ts';

it('keeps the address fetchable and drops what tracks', () => {
  assert.equal(
    canonicalUrl('https://www.brightwater.example/Team/?utm_source=x&b=2&a=1#top'),
    'https://www.brightwater.example/Team/?a=1&b=2',
  );
  assert.equal(canonicalUrl('http://brightwater.example:80/a;jsessionid=F00'), 'http://brightwater.example/a');
  assert.equal(canonicalUrl('mailto:jane@brightwater.example'), null);
  assert.equal(canonicalUrl('no address'), null);
});
it('meets the doubles of one page', () => {
  for (const double of [
    'http://brightwater.example/team',
    'https://www.brightwater.example/team/',
    'https://m.brightwater.example/team/index.html',
    'https://brightwater.example/team/amp/',
    'https://brightwater.example/team?fbclid=1#x',
  ]) {
    assert.equal(urlKey(double), urlKey('https://brightwater.example/team'));
  }
  assert.notEqual(urlKey('https://brightwater.example/team?id=1'), urlKey('https://brightwater.example/team?id=2'));
});
it('is settled after one pass', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
      const once = canonicalUrl(address);
      assert.ok(once !== null);
      assert.equal(canonicalUrl(once), once);
    }),
  );
});
it('knows profiles by site and handle', () => {
  assert.deepEqual(profileOf('https://de.linkedin.com/in/Jane-Roe?trk=people'), {
    site: 'linkedin',
    handle: 'jane-roe',
  });
  assert.deepEqual(profileOf('https://orcid.org/0000-0002-1825-0097'), {
    site: 'orcid',
    handle: '0000-0002-1825-0097',
  });
  assert.deepEqual(profileOf('https://scholar.google.co.uk/citations?user=AbC_123&hl=en'), {
    site: 'google_scholar',
    handle: 'AbC_123',
  });
  assert.deepEqual(profileOf('janeroe.github.io'), { site: 'github', handle: 'janeroe' });
  assert.deepEqual(profileOf('https://github.com/JaneRoe'), profileOf('http://www.github.com/janeroe/'));
  assert.equal(profileOf('https://github.com/about'), null);
  assert.equal(profileOf('https://brightwater.example/in/jane'), null);
});
it('knows the registered domain', () => {
  assert.equal(registrableDomain('jane@cs.ox.ac.uk'), 'ox.ac.uk');
});
it('knows free mail and names in domains', () => {
  assert.ok(isFreeMail('jane@yahoo.co.uk'));
  assert.ok(!isFreeMail('jane@brightwater.example'));
  assert.ok(domainBearsName('https://www.brightwater.com', 'Brightwater Analytics GmbH'));
  assert.ok(!domainBearsName('https://www.ashford.com', 'Brightwater Analytics GmbH'));
});

it('believes a page about its own address on its own host only', () => {
  const here = 'https://www.brightwater.example/team?print=1';
  const own = urlKey(here);
  assert.equal(namedUrlKey(here, 'https://brightwater.example/team'), 'brightwater.example/team');
  assert.equal(namedUrlKey(here, 'https://ashford.example/team'), own);
  // Another host of the same domain may belong to somebody else.
  assert.equal(
    namedUrlKey('http://people.leeds.ac.uk/~jane', 'https://registrar.leeds.ac.uk/graduates'),
    'people.leeds.ac.uk/~jane',
  );
  assert.equal(namedUrlKey('https://me.wordpress.com/a', 'https://you.wordpress.com/a'), 'me.wordpress.com/a');
  assert.equal(namedUrlKey(here, 'https://www.brightwater.example/'), own);
  assert.equal(
    namedUrlKey('http://brightwater.example/index.html', 'https://brightwater.example/'),
    'brightwater.example/',
  );
  assert.equal(namedUrlKey('http://127.0.0.1:8001/a', 'http://127.0.0.1:8002/a'), '127.0.0.1:8001/a');
  assert.equal(namedUrlKey(here, 'no address'), own);
  assert.equal(namedUrlKey(here, null), own);
});
