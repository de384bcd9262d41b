import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  checkUrl,
  createPolicy,
  hostOf,
  isOwnLoopback,
  isPublicAddress,
  refuseAddress,
  refuseDomain,
} from './address-rules.ts';

const PUBLIC = ['93.184.215.14', '8.8.8.8', '1.1.1.1', '2606:4700::1111', '2a00:1450:4001::1', '::ffff:8.8.8.8'];
const NOT_PUBLIC = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '168.63.129.16',
  '169.254.169.254',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '198.19.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::8.8.8.8',
  '::ffff:127.0.0.1',
  '::ffff:0:8.8.8.8',
  '::ffff:127.0.0.1%lo',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:1::1',
  '2001:1ff::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2620:4f:8000::1',
  '2606:4700::5efe:10.0.0.1',
  '2606:4700::200:5efe:10.0.0.1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
  '1.2.3',
];

test('public addresses pass, special ones do not', () => {
  for (const address of PUBLIC) assert.equal(isPublicAddress(address), true, address);
  for (const address of NOT_PUBLIC) assert.equal(isPublicAddress(address), false, address);
});

test('no IPv4 address of the inside becomes public by being mapped', () => {
  const policy = createPolicy([]);
  fc.assert(
    fc.property(
      fc.constantFrom('10.', '127.', '192.168.', '169.254.'),
      fc.nat(65535),
      fc.nat(255),
      (start, low, more) => {
        const four = `${start}${low >> 8}.${low & 255}.${more}`.split('.').slice(0, 4).join('.');
        for (const text of [four, `::ffff:${four}`, `::${four}`, `64:ff9b::${four}`])
          assert.equal(refuseAddress(text, 80, policy), 'private_address', text);
      },
    ),
  );
});

test('an opened network holds for its own family and for mapped spellings, on any port', () => {
  const policy = createPolicy(['127.0.0.0/8', 'fd00::/8']);
  assert.equal(refuseAddress('127.9.9.9', 5432, policy), undefined);
  assert.equal(refuseAddress('::ffff:127.0.0.1', 5432, policy), undefined);
  assert.equal(refuseAddress('::127.0.0.1', 80, policy), 'private_address', 'compatible is not mapped');
  assert.equal(refuseAddress('fd12::1', 22, policy), undefined);
  assert.equal(refuseAddress('::1', 80, policy), 'private_address');
  assert.equal(refuseAddress('10.0.0.1', 80, policy), 'private_address');
  assert.equal(refuseAddress('8.8.8.8', 53, policy), 'port');
  assert.equal(refuseAddress('8.8.8.8', 8080, policy), undefined);
});

test('links: scheme, credentials and host', () => {
  const reason = (text: string) => {
    const checked = checkUrl(text);
    return 'reason' in checked ? checked.reason : hostOf(checked.url);
  };
  assert.equal(reason('https://Jane.Example./about'), 'jane.example');
  assert.equal(reason('https://münchen.example/'), 'xn--mnchen-3ya.example');
  assert.equal(reason('http://[::FFFF:127.0.0.1]/'), '::ffff:7f00:1');
  assert.equal(reason('javascript:alert(1)'), 'scheme');
  assert.equal(reason('ws://a.example/'), 'scheme');
  assert.equal(reason('http://a@b.example/'), 'userinfo');
  assert.equal(reason('http://a..example/'), 'host');
  assert.equal(reason(`http://${'a'.repeat(64)}.example/`), 'host');
  assert.equal(reason('linkedin.com/in/x'), 'bad_url');
  assert.equal(reason(`http://a.example/${'x'.repeat(9000)}`), 'bad_url');
});

test('domains: subdomains included, deny wins, any spelling', () => {
  assert.equal(refuseDomain('a.school.example', ['school.example']), undefined);
  assert.equal(refuseDomain('school.example', ['School.Example.']), undefined);
  assert.equal(refuseDomain('xn--mnchen-3ya.example', ['münchen.example']), undefined);
  assert.equal(refuseDomain('preschool.example', ['school.example']), 'domain_not_allowed');
  assert.equal(refuseDomain('a.school.example', ['school.example'], ['a.school.example']), 'denied_domain');
  assert.equal(refuseDomain('b.a.school.example', [], ['a.school.example']), 'denied_domain');
  assert.equal(refuseDomain('school.example', [''], []), 'domain_not_allowed');
});

test('only an opened loopback counts as the operator’s own', () => {
  const open = createPolicy(['127.0.0.0/8', '10.0.0.0/8']);
  assert.equal(isOwnLoopback(new URL('http://127.0.0.1/'), open), true);
  assert.equal(isOwnLoopback(new URL('http://foo.localhost/'), open), true);
  assert.equal(isOwnLoopback(new URL('http://10.0.0.1/'), open), false);
  assert.equal(isOwnLoopback(new URL('http://school.example/'), open), false);
  assert.equal(isOwnLoopback(new URL('http://127.0.0.1/'), createPolicy([])), false);
});
