// The signature scheme as docs/webhooks.md spells it out: every snippet is run, in each language whose tools are here.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { signedHeaders } from '../src/webhooks/sign.ts';

const page = readFileSync(new URL('../docs/webhooks.md', import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'bonafide-snippets-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function snippet(language: string): string {
  const found = [...page.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, code]) => code!);
  const whole = found.filter((code) => /genuine/i.test(code));
  assert.equal(whole.length, 1, `one snippet in ${language}`);
  return whole[0]!;
}

interface Program {
  language: string;
  /** Says whether the tools are here. */
  probe: string[];
  /** Writes the program into its folder and answers the command that runs it. It prints yes or no. */
  write(at: string): string[];
}

/** Arguments, the same for all: secret, id, timestamp, signature, body in base64, now. */
const PROGRAMS: Program[] = [
  {
    language: 'js',
    probe: [process.execPath, '--version'],
    write(at) {
      writeFileSync(join(at, 'webhook.mjs'), snippet('js'));
      writeFileSync(
        join(at, 'main.mjs'),
        `import { isGenuine } from './webhook.mjs';
const [secret, id, timestamp, signature, body, now] = process.argv.slice(2);
const answer = isGenuine(secret, { id, timestamp, signature }, Buffer.from(body, 'base64'), Number(now));
console.log(answer ? 'yes' : 'no');`,
      );
      return [process.execPath, join(at, 'main.mjs')];
    },
  },
  {
    language: 'python',
    probe: ['python3', '--version'],
    write(at) {
      writeFileSync(
        join(at, 'main.py'),
        `${snippet('python')}
import sys
secret, id, timestamp, signature, body, now = sys.argv[1:]
print("yes" if is_genuine(secret, id, timestamp, signature, base64.b64decode(body), int(now)) else "no")`,
      );
      return ['python3', join(at, 'main.py')];
    },
  },
  {
    language: 'java',
    probe: ['java', '--version'],
    write(at) {
      writeFileSync(
        join(at, 'Main.java'),
        `${snippet('java').replace('class Webhook {', 'class Main { public static void main(String[] given) throws Exception { byte[] body = Base64.getDecoder().decode(given[4]); System.out.println(Webhook.isGenuine(given[0], given[1], given[2], given[3], body, Long.parseLong(given[5])) ? "yes" : "no"); } }\nclass Webhook {')}`,
      );
      // Compiled once: a start from the source would do it for every question.
      const compiler = ['-m', 'jdk.compiler/com.sun.tools.javac.Main', '-d', at, join(at, 'Main.java')];
      const made = spawnSync('java', compiler, { encoding: 'utf8' });
      assert.equal(made.status, 0, made.stderr);
      return ['java', '-cp', at, 'Main'];
    },
  },
  {
    language: 'go',
    probe: ['go', 'version'],
    write(at) {
      mkdirSync(join(at, 'webhook'));
      writeFileSync(join(at, 'go.mod'), 'module snippet\n\ngo 1.18\n');
      writeFileSync(join(at, 'webhook', 'webhook.go'), snippet('go'));
      writeFileSync(
        join(at, 'main.go'),
        `package main

import (
	"encoding/base64"
	"fmt"
	"os"
	"snippet/webhook"
	"strconv"
)

func main() {
	body, _ := base64.StdEncoding.DecodeString(os.Args[5])
	now, _ := strconv.ParseInt(os.Args[6], 10, 64)
	if webhook.IsGenuine(os.Args[1], os.Args[2], os.Args[3], os.Args[4], body, now) {
		fmt.Println("yes")
	} else {
		fmt.Println("no")
	}
}
`,
      );
      const built = join(at, 'main');
      const made = spawnSync('go', ['build', '-o', built, '.'], { cwd: at, encoding: 'utf8' });
      assert.equal(made.status, 0, made.stderr);
      return [built];
    },
  },
  {
    language: 'ruby',
    probe: ['ruby', '--version'],
    write(at) {
      writeFileSync(
        join(at, 'main.rb'),
        `${snippet('ruby')}
secret, id, timestamp, signature, body, now = ARGV
puts(genuine?(secret, id, timestamp, signature, body.unpack1("m"), Integer(now)) ? "yes" : "no")`,
      );
      return ['ruby', join(at, 'main.rb')];
    },
  },
  {
    language: 'php',
    probe: ['php', '--version'],
    write(at) {
      writeFileSync(
        join(at, 'main.php'),
        `${snippet('php')}
[, $secret, $id, $timestamp, $signature, $body, $now] = $argv;
echo is_genuine($secret, $id, $timestamp, $signature, base64_decode($body), (int) $now) ? "yes" : "no";`,
      );
      return ['php', join(at, 'main.php')];
    },
  },
];

const NOW = 1_772_366_400;
const BODY = Buffer.from('{"type":"job.completed","data":{"person":"小早川 花 “quoted” \u0000"}}');
const secretOf = (letter: string): string => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`;
const [OURS, OLDER, OTHERS] = [secretOf('a'), secretOf('b'), secretOf('c')];

describe('signature snippets of docs/webhooks.md', () => {
  for (const { language, probe, write } of PROGRAMS) {
    const present = spawnSync(probe[0]!, probe.slice(1)).status === 0;
    test(language, { skip: present ? false : `there is no ${probe[0]} here` }, () => {
      const at = join(folder, language);
      mkdirSync(at);
      const [command, ...first] = write(at);
      const headers = signedHeaders('evt_1', NOW, BODY, [OLDER, OURS]);
      const ask = (secret: string, change: { body?: Buffer; id?: string; signature?: string; now?: number } = {}) => {
        const given = [
          ...[secret, change.id ?? headers['webhook-id'], headers['webhook-timestamp']],
          change.signature ?? headers['webhook-signature'],
          ...[(change.body ?? BODY).toString('base64'), String(change.now ?? NOW + 299)],
        ];
        const ran = spawnSync(command!, [...first, ...given], { encoding: 'utf8' });
        assert.equal(ran.status, 0, ran.stderr);
        return ran.stdout.trim();
      };
      assert.equal(ask(OURS), 'yes');
      assert.equal(ask(OLDER), 'yes', 'the older secret of a rotation');
      assert.equal(ask(OTHERS), 'no', 'another secret');
      assert.equal(ask(OURS, { body: Buffer.concat([BODY, Buffer.from(' ')]) }), 'no', 'another body');
      assert.equal(ask(OURS, { id: 'evt_2' }), 'no', 'another id');
      assert.equal(ask(OURS, { signature: 'v1,' }), 'no', 'no signature');
      assert.equal(ask(OURS, { now: NOW + 301 }), 'no', 'too old');
      assert.equal(ask(OURS, { now: NOW - 301 }), 'no', 'from the future');
    });
  }
});
