import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, parseRoute, type Route, sectionOf } from './router.ts';

test('every page has an address that leads back to it', () => {
  const routes: Route[] = [
    { screen: 'verify' },
    { screen: 'jobs' },
    { screen: 'job', jobId: 'job_01A/b c' },
    { screen: 'monitors' },
    { screen: 'monitor', monitorId: 'mon_1' },
    { screen: 'webhooks' },
    { screen: 'endpoint', endpointId: 'wh_1' },
    { screen: 'templates' },
    { screen: 'template', templateId: 'tpl_1' },
    { screen: 'keys' },
    { screen: 'usage' },
  ];
  for (const route of routes) assert.deepEqual(parseRoute(addressOf(route)), route);
});

test('addresses that are not pages are missing, broken escapes included', () => {
  for (const path of ['/console/nothing', '/console/jobs/a/b', '/console/usage/x', '/docs'])
    assert.equal(parseRoute(path).screen, 'missing', path);
  assert.deepEqual(parseRoute('/console/jobs/%E0%A4%A'), { screen: 'job', jobId: '%E0%A4%A' });
  assert.deepEqual(parseRoute('/console'), { screen: 'verify' });
});

test('a single job belongs to the jobs tab', () => {
  assert.equal(sectionOf({ screen: 'job', jobId: 'x' }), 'jobs');
  assert.equal(sectionOf({ screen: 'endpoint', endpointId: 'x' }), 'webhooks');
  assert.equal(sectionOf({ screen: 'usage' }), 'usage');
});
