// Host names as domain lists take them: no scheme, port or path; lower case and punycode after reading.
import { z } from 'zod';

const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;
/** Lower case already, and its last label is no number. */
const PLAIN = /^[a-z0-9.-]{0,240}\.[a-z]{2,12}$/;
const IP_V4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/** `MÜNCHEN.example` becomes `xn--mnchen-3ya.example`; null when it is not a host name alone. */
export function normalHostName(input: string): string | null {
  if (input.length === 0 || input.length > 253 || /[\s/\\:@?#%*[\]]/.test(input)) return null;
  // The usual case needs no address parser.
  if (PLAIN.test(input) && input.split('.').every((label) => LABEL.test(label))) return input;
  let host: string;
  try {
    host = new URL(`http://${input}`).hostname;
  } catch {
    return null;
  }
  host = host.replace(/\.$/, '');
  // The address parser reads "1" or "0x7f.1" as an IPv4 address; nobody writes a domain list that way.
  if (IP_V4.test(host)) return host === input ? host : null;
  return host.length <= 253 && host.split('.').every((label) => LABEL.test(label)) ? host : null;
}

export const hostName = z
  .string()
  .max(253)
  .transform((value, context) => {
    const host = normalHostName(value);
    if (host === null) {
      context.addIssue({
        code: 'custom',
        message: 'must be a host name alone, such as "example.com", without scheme, port or path',
        params: { code: 'not_a_host_name' },
      });
      return z.NEVER;
    }
    return host;
  });
