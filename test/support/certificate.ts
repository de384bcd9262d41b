// Certificates made for one test, with the openssl command where the machine has it, and trusted for that test only.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/** For a test's `skip`. */
export const NO_OPENSSL = spawnSync('openssl', ['version']).status === 0 ? false : 'the openssl command is missing';

export function selfSigned(name: string): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'bonafide-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=${name}`.split(' ');
  execFileSync('openssl', [...words, '-addext', `subjectAltName=DNS:${name}`, '-keyout', key, '-out', cert], {
    stdio: 'pipe',
  });
  const pair = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return pair;
}

export async function trusting(certificates: string[], run: () => Promise<void>): Promise<void> {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, ...certificates]);
  try {
    await run();
  } finally {
    setDefaultCACertificates(before);
  }
}
