// Connections that are kept between two deliveries: for one endpoint only, to an address checked anew each time, and gone at
// the first sign of anything but a clean answer.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, test } from 'node:test';
import { isFault } from '../../src/domain/model/fault.ts';
import { ok, type RawReceiver, startRawReceiver, startReceiverPair } from '../support/raw-receiver.ts';
import { openTestOutbound, type TestOutbound } from '../support/test-outbound.ts';

const polite = (socket: { write(text: string): unknown }) => void socket.write(ok());

async function post(
  outbound: TestOutbound,
  url: string,
  owner?: string,
  more: { deadlineMs?: number; body?: string } = {},
) {
  const { body = '{"a":1}', deadlineMs = 10_000 } = more;
  const response = await outbound.fetch({
    url,
    purpose: 'webhook',
    method: 'POST',
    body,
    deadlineMs,
    headers: { 'content-type': 'application/json' },
    ...(owner === undefined ? {} : { connectionOwner: owner }),
  });
  return { status: response.status, text: Buffer.from(response.body).toString(), truncated: response.truncated };
}

/** Both ends close what the test opened. */
async function withBoth(
  answer: Parameters<typeof startRawReceiver>[0],
  run: (receiver: RawReceiver, outbound: TestOutbound) => Promise<void>,
  options: Parameters<typeof openTestOutbound>[0] = {},
): Promise<void> {
  await withOutbound(await startRawReceiver(answer), run, options);
}

async function withOutbound(
  receiver: RawReceiver,
  run: (receiver: RawReceiver, outbound: TestOutbound) => Promise<void>,
  options: Parameters<typeof openTestOutbound>[0],
): Promise<void> {
  // Long enough for a busy machine, unless the test is about it.
  const outbound = openTestOutbound({ allowNetworks: ['127.0.0.1/32'], keptIdleMs: 60_000, ...options });
  try {
    await run(receiver, outbound);
  } finally {
    await outbound.close();
    await receiver.close();
  }
}

describe('connections kept for an endpoint', () => {
  test('deliveries of one endpoint follow each other on one connection', () =>
    withBoth(polite, async (receiver, outbound) => {
      for (let number = 0; number < 5; number += 1) {
        assert.deepEqual(await post(outbound, receiver.url(`/hook-${number}`), 'ep_a'), {
          status: 200,
          text: 'ok',
          truncated: false,
        });
      }
      assert.equal(receiver.connections(), 1);
      assert.equal(receiver.requests.length, 5);
      for (const request of receiver.requests) {
        assert.match(request, new RegExp(`\\r\\nhost: 127\\.0\\.0\\.1:${receiver.port}\\r\\n`));
        assert.match(request, /\{"a":1\}$/);
      }
    }));

  test('two endpoints never share one, nor do two origins, and without an endpoint nothing is kept', () =>
    withBoth(
      polite,
      async (receiver, outbound) => {
        await post(outbound, receiver.url('/'), 'ep_a');
        await post(outbound, receiver.url('/'), 'ep_b');
        assert.equal(receiver.connections(), 2);
        await post(outbound, receiver.url('/'), 'ep_a');
        await post(outbound, receiver.url('/'), 'ep_b');
        assert.equal(receiver.connections(), 2);
        await post(outbound, `http://other.example:${receiver.port}/`, 'ep_a');
        assert.equal(receiver.connections(), 3);
        assert.match(receiver.requests.at(-1)!, /\r\nhost: other\.example:/);
        await post(outbound, receiver.url('/'));
        await post(outbound, receiver.url('/'));
        assert.equal(receiver.connections(), 5);
        assert.match(receiver.requests.at(-1)!, /\r\nconnection: close\r\n/);
      },
      { resolve: async () => ['127.0.0.1'] },
    ));

  test('two at once take two connections, and both serve again', () => {
    const waiting: (() => void)[] = [];
    return withBoth(
      (socket) => {
        waiting.push(() => socket.write(ok()));
        if (waiting.length === 2) for (const answer of waiting.splice(0)) answer();
      },
      async (receiver, outbound) => {
        for (let round = 0; round < 3; round += 1) {
          await Promise.all([post(outbound, receiver.url('/'), 'ep_a'), post(outbound, receiver.url('/'), 'ep_a')]);
        }
        assert.equal(receiver.connections(), 2);
        assert.equal(receiver.requests.length, 6);
      },
    );
  });

  for (const moved of [
    ['127.0.0.2'],
    ['127.0.0.1', '127.0.0.2'],
    ['10.0.0.1'],
    ['::ffff:7f00:2'],
    ['169.254.169.254'],
  ]) {
    test(`a name that has moved to ${moved.join(' and ')} gets not one more byte on the kept connection`, async () => {
      let answers = ['127.0.0.1'];
      let asked = 0;
      const [first, inside] = await startReceiverPair(polite, ['127.0.0.1', '127.0.0.2']);
      await withOutbound(
        first,
        async (receiver, outbound) => {
          try {
            const url = `http://hooks.example:${receiver.port}/`;
            await post(outbound, url, 'ep_a');
            await post(outbound, url, 'ep_a');
            assert.deepEqual([receiver.connections(), asked], [1, 2]);
            const before = receiver.bytes();
            answers = moved;
            await assert.rejects(post(outbound, url, 'ep_a'), (error) => isFault(error, 'address_refused'));
            assert.equal(asked, 3);
            assert.deepEqual([receiver.bytes(), receiver.connections()], [before, 1]);
            assert.deepEqual([inside.bytes(), inside.connections()], [0, 0]);
          } finally {
            await inside.close();
          }
        },
        {
          resolve: async () => {
            asked += 1;
            return answers;
          },
        },
      );
    });
  }

  test('a name that has moved to another allowed address is followed there, and the old connection ends', async () => {
    let answers = ['127.0.0.1'];
    const [first, second] = await startReceiverPair(polite, ['127.0.0.1', '127.0.0.3']);
    await withOutbound(
      first,
      async (receiver, outbound) => {
        try {
          const url = `http://hooks.example:${receiver.port}/`;
          await post(outbound, url, 'ep_a');
          const ended = once(receiver.sockets[0]!, 'close');
          const before = receiver.bytes();
          answers = ['127.0.0.3'];
          await post(outbound, url, 'ep_a');
          await ended;
          assert.deepEqual([receiver.bytes(), second.requests.length], [before, 1]);
        } finally {
          await second.close();
        }
      },
      { allowNetworks: ['127.0.0.1/32', '127.0.0.3/32'], resolve: async () => answers },
    );
  });
});

describe('the end of a kept connection', () => {
  for (const [how, end] of [
    // Resolves when the end has left its machine; our side cannot have read it yet.
    ['closes', (receiver: RawReceiver) => new Promise<void>((sent) => receiver.sockets[0]!.end(sent))],
    ['resets', async (receiver: RawReceiver) => void receiver.sockets[0]!.resetAndDestroy()],
  ] as const) {
    test(`a receiver that ${how} it while it lies idle costs no delivery`, () =>
      withBoth(polite, async (receiver, outbound) => {
        await post(outbound, receiver.url('/first'), 'ep_a');
        await end(receiver);
        assert.equal((await post(outbound, receiver.url('/second'), 'ep_a')).status, 200);
        assert.equal(receiver.connections(), 2);
        assert.deepEqual(
          receiver.requests.map((request) => request.split(' ')[1]),
          ['/first', '/second'],
        );
      }));
  }

  test('a receiver that took the request and closed without an answer is not asked twice at once', () =>
    withBoth(
      (socket, _, before) => (before === 0 ? void socket.write(ok()) : void socket.end()),
      async (receiver, outbound) => {
        await post(outbound, receiver.url('/first'), 'ep_a');
        await assert.rejects(
          post(outbound, receiver.url('/second'), 'ep_a'),
          (error) => isFault(error, 'fetch_failed') && error.retry === 'later',
        );
        assert.equal(receiver.requests.length, 2);
        assert.equal((await post(outbound, receiver.url('/third'), 'ep_a')).status, 200);
      },
    ));

  for (const headers of ['connection: close\r\n', 'keep-alive: timeout=1\r\n']) {
    test(`"${headers.trim()}" is believed`, () =>
      withBoth(
        (socket) => void socket.write(ok('ok', headers)),
        async (receiver, outbound) => {
          await post(outbound, receiver.url('/'), 'ep_a');
          await post(outbound, receiver.url('/'), 'ep_a');
          assert.equal(receiver.connections(), 2);
        },
      ));
  }

  test('an idle one ends after its time, and all end with the outbound client', async () => {
    await withBoth(
      polite,
      async (receiver, outbound) => {
        await post(outbound, receiver.url('/'), 'ep_a');
        await once(receiver.sockets[0]!, 'close');
      },
      { keptIdleMs: 20 },
    );
    await withBoth(polite, async (receiver, outbound) => {
      await Promise.all(['ep_a', 'ep_b', 'ep_c'].map((owner) => post(outbound, receiver.url('/'), owner)));
      const ended = Promise.all(receiver.sockets.map((socket) => once(socket, 'close')));
      await outbound.close();
      await ended;
      assert.equal(receiver.connections(), 3);
      await assert.rejects(post(outbound, receiver.url('/'), 'ep_a'), (error) => isFault(error, 'canceled'));
      assert.equal(receiver.connections(), 3);
    });
  });

  test('a request under way ends with the outbound client', () =>
    withBoth(
      () => {},
      async (receiver, outbound) => {
        const work = assert.rejects(post(outbound, receiver.url('/'), 'ep_a'), (error) =>
          isFault(error, 'fetch_failed'),
        );
        while (receiver.requests.length === 0) await new Promise(setImmediate);
        await outbound.close();
        await work;
      },
    ));

  test('no more than 256 lie idle', () =>
    withBoth(polite, async (receiver, outbound) => {
      for (let group = 0; group < 10; group += 1) {
        const owners = Array.from({ length: 30 }, (_, number) => `ep_${group}_${number}`);
        await Promise.all(owners.map((owner) => post(outbound, receiver.url('/'), owner)));
      }
      assert.equal(receiver.connections(), 300);
      const open = () => receiver.sockets.filter((socket) => !socket.destroyed).length;
      while (open() > 256) await new Promise(setImmediate);
      assert.equal(open(), 256);
    }));
});

describe('answers that are more, or less, than an answer', () => {
  const smuggled = `HTTP/1.1 200 OK\r\ncontent-length: 8\r\n\r\nSMUGGLED`;
  for (const [what, first] of [
    ['a second answer behind the first', ok() + smuggled],
    ['stray bytes behind the answer', `${ok()}xxxxxxxx`],
    ['a body behind "no content"', 'HTTP/1.1 204 No Content\r\n\r\nhello'],
    ['more than the chunks say', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\nHTTP/1.1 2'],
  ] as const) {
    test(`${what}: the delivery counts, the connection ends`, () =>
      withBoth(
        (socket, request) => void socket.write(request.includes('/first') ? first : ok('second')),
        async (receiver, outbound) => {
          assert.ok((await post(outbound, receiver.url('/first'), 'ep_a')).status < 300);
          assert.equal((await post(outbound, receiver.url('/second'), 'ep_a')).text, 'second');
          assert.equal(receiver.connections(), 2);
        },
      ));
  }

  test('an answer nobody asked for ends the idle connection and is given to nobody', () =>
    withBoth(polite, async (receiver, outbound) => {
      await post(outbound, receiver.url('/first'), 'ep_a');
      const ended = once(receiver.sockets[0]!, 'close');
      receiver.sockets[0]!.write(smuggled);
      await ended;
      assert.equal((await post(outbound, receiver.url('/second'), 'ep_a')).text, 'ok');
      assert.equal(receiver.connections(), 2);
    }));

  test('an answer that comes after the deadline is given to nobody', () => {
    let late = () => {};
    return withBoth(
      (socket, request) => {
        if (request.includes('/slow')) late = () => socket.write(ok('LATE'));
        else socket.write(ok('in time'));
      },
      async (receiver, outbound) => {
        await post(outbound, receiver.url('/first'), 'ep_a');
        const ended = once(receiver.sockets[0]!, 'close');
        const slow = post(outbound, receiver.url('/slow'), 'ep_a', { deadlineMs: 50 });
        await assert.rejects(slow, (error) => isFault(error, 'fetch_timeout'));
        late();
        await ended;
        assert.equal((await post(outbound, receiver.url('/third'), 'ep_a')).text, 'in time');
        assert.equal(receiver.connections(), 2);
      },
    );
  });

  for (const garbage of [
    'SSH-2.0-OpenSSH_9.6\r\n',
    'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 9\r\n\r\nok',
  ]) {
    test(`garbage on a kept connection (${garbage.slice(0, 8)}) fails its delivery and no other`, () =>
      withBoth(
        (socket, request) => void socket.write(request.includes('/garbage') ? garbage : ok()),
        async (receiver, outbound) => {
          await post(outbound, receiver.url('/first'), 'ep_a');
          await assert.rejects(post(outbound, receiver.url('/garbage'), 'ep_a'), (error) =>
            isFault(error, 'fetch_failed'),
          );
          assert.equal((await post(outbound, receiver.url('/third'), 'ep_a')).status, 200);
          assert.equal(receiver.connections(), 2);
        },
      ));
  }

  test('an answer before the request was whole does not leave the rest of the request to the next one', async () => {
    let read = 0;
    const heads: string[] = [];
    const early = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', (chunk) => {
        heads.push(chunk.toString('latin1').split('\r\n', 1)[0]!);
        socket.write(ok('early'));
        socket.on('data', (more) => {
          read += more.length;
        });
      });
    });
    early.listen(0, '127.0.0.1');
    await once(early, 'listening');
    const { port } = early.address() as { port: number };
    const outbound = openTestOutbound({ allowNetworks: ['127.0.0.1/32'] });
    try {
      const body = 'x'.repeat(32 * 1024 * 1024);
      assert.equal((await post(outbound, `http://127.0.0.1:${port}/big`, 'ep_a', { body })).text, 'early');
      assert.equal((await post(outbound, `http://127.0.0.1:${port}/small`, 'ep_a')).text, 'early');
      assert.deepEqual(heads, ['POST /big HTTP/1.1', 'POST /small HTTP/1.1']);
      assert.ok(read < body.length);
    } finally {
      await outbound.close();
      await new Promise((resolve) => early.close(resolve));
    }
  });

  test('a long answer is cut and its connection not used again', () =>
    withBoth(
      (socket, request) => void socket.write(ok(request.includes('/long') ? 'r'.repeat(200_000) : 'short')),
      async (receiver, outbound) => {
        const long = await post(outbound, receiver.url('/long'), 'ep_a');
        assert.deepEqual([long.status, long.text.length, long.truncated], [200, 65536, true]);
        assert.equal((await post(outbound, receiver.url('/'), 'ep_a')).text, 'short');
        assert.equal(receiver.connections(), 2);
      },
    ));
});
