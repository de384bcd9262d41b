import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openTestApi, type TestApi } from '../../test/support/api.ts';
import { type SignInCode, signInCode } from './sign-in.ts';

const SIGNED_IN = { apiKey: 'bonafide_key_made-up', adminToken: 'made-up-token' };
const MINUTE = 60_000;

function codeAt(clock: { at: number }): SignInCode {
  return signInCode(new Uint8Array(24).fill(7), { now: () => new Date(clock.at) }, SIGNED_IN);
}

describe('a code that signs in', () => {
  it('works once', () => {
    const signIn = codeAt({ at: 0 });
    assert.deepEqual(signIn.exchange(signIn.code), SIGNED_IN);
    assert.equal(signIn.exchange(signIn.code), null);
  });

  it('works for a quarter of an hour', () => {
    const clock = { at: 0 };
    const [early, late] = [codeAt(clock), codeAt(clock)];
    clock.at = 15 * MINUTE - 1;
    assert.deepEqual(early.exchange(early.code), SIGNED_IN);
    clock.at = 15 * MINUTE;
    assert.equal(late.exchange(late.code), null);
  });

  it('is not spent by a wrong one', () => {
    const signIn = codeAt({ at: 0 });
    for (const wrong of ['', 'x', signIn.code.slice(1), `${signIn.code}A`]) assert.equal(signIn.exchange(wrong), null);
    assert.deepEqual(signIn.exchange(signIn.code), SIGNED_IN);
  });
});

describe('POST /console/sign-in', () => {
  let api: TestApi;
  const signIn = codeAt({ at: 0 });
  before(async () => {
    api = await openTestApi({ settings: { signIn } });
  });
  after(() => api.close());

  const post = (body: unknown) => api.call('POST', '/console/sign-in', body, { key: null });

  it('gives key and token for the code, once, and nobody keeps the answer', async () => {
    for (const body of [{}, { code: 7 }, { code: 'wrong' }, undefined])
      assert.equal((await post(body)).statusCode, 401, JSON.stringify(body));
    const answer = await post({ code: signIn.code });
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(answer.json(), { api_key: SIGNED_IN.apiKey, admin_token: SIGNED_IN.adminToken });
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal((await post({ code: signIn.code })).statusCode, 401);
  });

  it('gives nothing where no link was printed', async () => {
    const other = await openTestApi({});
    const answer = await other.call('POST', '/console/sign-in', { code: signIn.code }, { key: null });
    assert.equal(answer.statusCode, 401);
    await other.close();
  });
});
