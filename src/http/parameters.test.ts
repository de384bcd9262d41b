// Every parameter of every route, in the path and in the query: NUL, numbers beyond any column, lists where one value is meant.
// None of them may reach the database as it is.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ADMIN_TOKEN, openTestApi, type TestApi } from '../../test/support/api.ts';
import { ROUTES } from './routes/registry.ts';

const VALUES = [
  '%00',
  'a%00b',
  '99999999999999999999',
  '-1',
  '1e400',
  '2147483648',
  '%ED%A0%80',
  '%F0%9F%99%82',
  '..%2f..%2fx',
  'x'.repeat(190),
];

describe('hostile parameters', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  const ask = async (route: (typeof ROUTES)[number], url: string): Promise<void> => {
    const answer = await api.app.inject({
      method: route.method,
      url,
      headers: {
        'x-api-key': api.project.key,
        authorization: `Bearer ${ADMIN_TOKEN}`,
        ...(route.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(route.body ? { payload: '{}' } : {}),
    });
    assert.ok(answer.statusCode < 500, `${route.method} ${url}: ${answer.statusCode} ${answer.body}`);
  };
  const routes = ROUTES.filter((route) => route.id !== 'streamEvents');

  it('in paths', async () => {
    for (const route of routes.filter(({ path }) => path.includes(':')))
      for (const value of VALUES) await ask(route, route.path.replaceAll(/:[a-z_]+/g, value));
  });

  it('in queries', async () => {
    for (const route of routes) {
      const path = route.path.replaceAll(/:[a-z_]+/g, 'x_1');
      for (const name of Object.keys(route.query?.shape ?? {})) {
        for (const value of VALUES) await ask(route, `${path}?${name}=${value}`);
        await ask(route, `${path}?${name}[]=a&${name}=b&${name}=c`);
      }
    }
  });

  it('a list where one value is meant is told, not passed over', async () => {
    const answer = await api.call('GET', '/v1/jobs?cursor[]=a');
    assert.ok(answer.statusCode === 400 || answer.json().warnings?.includes('unknown_parameter:cursor[]'), answer.body);
  });

  it('links follow the public address, whatever Host says', async () => {
    const answer = await api.call(
      'POST',
      '/v1/jobs',
      {
        person: { full_name: 'Ottoline Vask' },
        claims: [{ claim_key: 'a', claim_type: 'employment', expected: { company: 'Vask' } }],
      },
      { headers: { host: 'evil.example' } },
    );
    assert.equal(answer.statusCode, 201, answer.body);
    assert.doesNotMatch(answer.body, /evil/);
  });
});
