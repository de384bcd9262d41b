// The command line in a real pseudo-terminal, narrow and wide: colours, progress that goes away, questions, interrupts.
import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { inTerminal, type TerminalOptions } from '../support/pseudo-terminal.ts';
import { type Service, startService, temporaryFolder } from '../support/service.ts';

const folder = temporaryFolder();
const data = join(folder.path, 'data');
let service: Service;

before(async () => {
  service = await startService({ dataDir: data, environment: { BONAFIDE_PROVIDERS: 'profile,corpus' } });
});
after(async () => {
  assert.equal(await service.stop(), 0);
  folder.remove();
});

function run(words: string[], options: TerminalOptions) {
  const environment = { BONAFIDE_DATA_DIR: data, BONAFIDE_URL: service.address, ...options.environment };
  return inTerminal(words, { ...options, environment });
}

const MAREN = [
  ...['verify', 'Maren Tollefsen', '--company', 'Halden Robotics'],
  ...['--education', 'Norvane University, PhD in Mechanical Engineering, 2014'],
  ...['--education', 'Calder Business School, MBA, 2016', '--award', 'Golden Spanner, Robot Society, 2020'],
];
const CSI = '\u001b[';

for (const columns of [44, 140]) {
  test(`a report in ${columns} columns: coloured verdicts, quotes, and no trace of the progress`, async () => {
    const { exitCode, sent, screen } = await run(MAREN, { columns });
    const text = screen.join('\n');
    assert.equal(exitCode, 0, text);
    assert.match(screen[0]!, /^Maren Tollefsen$/);
    assert.match(text, /VERIFIED {2}education/);
    assert.match(text, /CONTRADICTED {2}education_2/);
    assert.match(text, /UNABLE TO VERIFY {2}award/);
    // Green, red and grey, each taken back.
    assert.ok(sent.includes(`${CSI}32m${CSI}1mVERIFIED`));
    assert.ok(sent.includes(`${CSI}31m${CSI}1mCONTRADICTED`));
    assert.ok(sent.includes(`${CSI}90m${CSI}1mUNABLE TO VERIFY`));
    const whole = text.replaceAll(/\s+/g, ' ');
    assert.match(whole, /\+ "Tollefsen received her PhD in Mechanical Engineering from Norvane University in 2014\."/);
    assert.match(whole, /- "Maren Tollefsen Entered the part-time MBA/);
    assert.match(whole, /next: Ask the person for the diploma/);
    // It was shown while it ran, and is gone.
    assert.match(sent, /\r\u001b\[K\[[#-]{20}\] +\d+ %/);
    assert.doesNotMatch(text, /\d %/);
    // The emulator would have wrapped a line that is too long, and left a word cut in two.
    for (const line of screen) assert.ok(line.length <= columns);
    if (columns === 140) assert.ok(screen.some((line) => line.length > 100));
    if (columns === 44) assert.ok(screen.some((line) => /^ {4}\S/.test(line)));
  });
}

test('NO_COLOR is respected, the progress is not a colour', async () => {
  const { sent } = await run(MAREN, { columns: 100, environment: { NO_COLOR: '1' } });
  assert.doesNotMatch(sent, /\u001b\[\d+m/);
  assert.match(sent, /VERIFIED/);
});

test('removal asks, and does nothing without a yes', async () => {
  const answering = (answer: string): TerminalOptions => {
    let answered = false;
    return {
      columns: 100,
      onOutput: (sent, type) => {
        if (answered || !sent.includes('[y/N]')) return;
        answered = true;
        type(`${answer}\r`);
      },
    };
  };
  const refused = await run(['corpus', 'remove', 's'], answering('n'));
  assert.match(refused.screen.join('\n'), /Remove sample-web with \d+ pages\? \[y\/N\] n/);
  assert.match(refused.screen.join('\n'), /Nothing was changed\./);
  assert.equal(refused.exitCode, 1);
  assert.match((await run(['corpus', 'list'], { columns: 100 })).screen.join('\n'), /sample-web/);
  const file = join(folder.path, 'page.html');
  writeFileSync(file, '<h1>Somebody</h1><p>A page about somebody.</p>');
  const imported = await run(['corpus', 'import', file], { columns: 100 });
  const name = /imported as (\S+)/.exec(imported.screen.join(' '))![1]!;
  const removed = await run(['corpus', 'remove', name], answering('y'));
  assert.match(removed.screen.join('\n'), /1 page removed/);
  assert.equal(removed.exitCode, 0);
});

test('an interrupt ends the waiting and says how to go on; the job goes on', async () => {
  const listening = await run(['webhooks', 'listen'], {
    columns: 100,
    onOutput: (sent, type) => {
      if (/Interrupt to end\.\r\n$/.test(sent)) type('\u0003');
    },
  });
  assert.equal(listening.exitCode, 0, listening.sent);
  assert.match(listening.screen.join('\n'), /wh_\w+ deleted\./);
  assert.deepEqual((await service.client.webhooks.list()).data, []);
});

test('help of a command that would start something starts nothing', async () => {
  const nowhere = join(folder.path, 'nowhere');
  for (const words of [
    ['serve', '--help'],
    ['work', '--help'],
    ['restore', '--help'],
  ]) {
    const { exitCode, screen } = await run(words, { columns: 60, environment: { BONAFIDE_DATA_DIR: nowhere } });
    assert.equal(exitCode, 0);
    assert.match(screen[0]!, new RegExp(`^Usage: bonafide ${words[0]}`));
  }
  assert.equal(existsSync(nowhere), false);
});

test('a fault of the settings or of the way is a sentence', async () => {
  const nobody = await run(['jobs'], { columns: 100, environment: { BONAFIDE_URL: 'http://127.0.0.1:9' } });
  assert.equal(nobody.exitCode, 1);
  assert.match(nobody.screen.join(' '), /^Nothing answers at http:\/\/127\.0\.0\.1:9\./);
  const settings = await run(['projects'], { columns: 100, environment: { PORT: 'many' } });
  assert.match(settings.screen.join('\n'), /PORT must be a whole number/);
  const missing = await run(['read', 'no-such-file.html'], { columns: 100 });
  assert.match(missing.screen.join('\n'), /^no-such-file\.html: there is no such file$/);
  for (const { screen } of [nobody, settings, missing]) assert.doesNotMatch(screen.join('\n'), /\bat .*\.ts:\d+/);
});
