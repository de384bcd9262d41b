// The least a sender of webhooks can do: sign the bytes and post them with undici, so many at a time.
import { Pool } from 'undici';
import { signedHeaders } from '../../src/webhooks/sign.ts';
import { answerWith } from './process.ts';

interface Run {
  origin: string;
  body: string;
  secret: string;
  count: number;
  lanes: number;
}

answerWith(async ({ origin, body, secret, count, lanes }: Run) => {
  const pool = new Pool(origin, { connections: lanes });
  const bytes = Buffer.from(body);
  let left = count;
  const lane = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const headers = signedHeaders(`evt_${left}`, Math.floor(Date.now() / 1000), bytes, [secret]);
      const { body: answer } = await pool.request({
        path: `/hook-${left % 8}`,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: bytes,
      });
      await answer.dump();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await pool.close();
});
