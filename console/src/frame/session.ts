// Who is signed in: taken from the address's fragment or the form, kept for the tab, or longer when the person asks.

export interface Session {
  apiKey: string;
  /** Opens the keys page; null without administration. */
  adminToken: string | null;
}

/** The part of Storage that is used, so that tests need no browser. */
export interface Keep {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

const NAME = 'bonafide.session';

/** `#code=…`, as the service prints it at its start, or `#key=…`, as somebody was given it. */
export type SignInLink = { code: string } | { apiKey: string };

export function readFragment(fragment: string): SignInLink | null {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  const code = values.get('code')?.trim();
  if (code) return { code };
  const apiKey = values.get('key')?.trim();
  return apiKey ? { apiKey } : null;
}

/** Whom the link signs in; null for a code that was used before or is too old. */
export async function sessionOf(link: SignInLink, request: typeof fetch): Promise<Session | null> {
  if ('apiKey' in link) return { apiKey: link.apiKey, adminToken: null };
  const answer = await request('/console/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: link.code }),
  });
  if (!answer.ok) return null;
  const { api_key, admin_token } = (await answer.json()) as { api_key: string; admin_token: string | null };
  return { apiKey: api_key, adminToken: admin_token };
}

/** A link with the key alone does not take the administration away from whoever has it here. */
export function withKnownToken(given: Session, current: Session | null): Session {
  return given.adminToken === null && current?.apiKey === given.apiKey ? current : given;
}

/** Whether signing in with `given` would end another session. */
export function replacesSession(current: Session | null, given: Session): boolean {
  return current !== null && current.apiKey !== given.apiKey;
}

export function loadSession(tab: Keep, browser: Keep): Session | null {
  return parse(tab.getItem(NAME)) ?? parse(browser.getItem(NAME));
}

export function saveSession(session: Session, keep: boolean, tab: Keep, browser: Keep): void {
  const text = JSON.stringify(session);
  tab.setItem(NAME, text);
  if (keep) browser.setItem(NAME, text);
  else browser.removeItem(NAME);
}

export function endSession(tab: Keep, browser: Keep): void {
  tab.removeItem(NAME);
  browser.removeItem(NAME);
}

function parse(text: string | null): Session | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<Session> | null;
    if (typeof value?.apiKey !== 'string' || value.apiKey === '') return null;
    return { apiKey: value.apiKey, adminToken: typeof value.adminToken === 'string' ? value.adminToken : null };
  } catch {
    return null;
  }
}
