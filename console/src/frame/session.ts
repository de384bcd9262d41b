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

/** `#key=…&admin=…`, as the service prints it at its start. */
export function readFragment(fragment: string): Session | null {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  const apiKey = values.get('key')?.trim();
  if (!apiKey) return null;
  return { apiKey, adminToken: values.get('admin')?.trim() || null };
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
