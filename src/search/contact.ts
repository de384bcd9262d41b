// Who is asking, for providers that want to know.
import { CONTACT } from '../ports/search.ts';

type Settings = Readonly<Record<string, string>>;

export function contactOf(settings: Settings): string | null {
  return settings[CONTACT] ?? null;
}

/** The contact where it is a mail address. */
export function mailOf(settings: Settings): string | null {
  const mail = contactOf(settings)?.replace(/^mailto:/i, '') ?? '';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail) ? mail : null;
}
