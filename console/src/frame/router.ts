// Addresses of the console's pages under /console/, and the history of the browser.

export type Route =
  | { screen: 'verify' }
  | { screen: 'many' }
  | { screen: 'batch'; batchId: string }
  | { screen: 'archive' }
  | { screen: 'jobs' }
  | { screen: 'job'; jobId: string }
  | { screen: 'monitors' }
  | { screen: 'monitor'; monitorId: string }
  | { screen: 'webhooks' }
  | { screen: 'endpoint'; endpointId: string }
  | { screen: 'templates' }
  | { screen: 'template'; templateId: string }
  | { screen: 'keys' }
  | { screen: 'usage' }
  | { screen: 'missing'; path: string };

export const BASE = '/console/';

export function parseRoute(path: string): Route {
  if (!path.startsWith(BASE) && path !== '/console') return { screen: 'missing', path };
  const parts = path
    .slice(BASE.length)
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
  const [screen, id, ...rest] = parts;
  if (rest.length > 0) return { screen: 'missing', path };
  if (screen === undefined || (screen === 'verify' && id === undefined)) return { screen: 'verify' };
  if (screen === 'jobs') return id === undefined ? { screen: 'jobs' } : { screen: 'job', jobId: id };
  if (screen === 'monitors') return id === undefined ? { screen } : { screen: 'monitor', monitorId: id };
  if (screen === 'webhooks') return id === undefined ? { screen: 'webhooks' } : { screen: 'endpoint', endpointId: id };
  if (screen === 'templates')
    return id === undefined ? { screen: 'templates' } : { screen: 'template', templateId: id };
  if (screen === 'many') return id === undefined ? { screen } : { screen: 'batch', batchId: id };
  if ((screen === 'keys' || screen === 'usage' || screen === 'archive') && id === undefined) return { screen };
  return { screen: 'missing', path };
}

/** A broken escape stays as it is; it will simply not be found. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function addressOf(route: Route): string {
  switch (route.screen) {
    case 'verify':
      return BASE;
    case 'job':
      return `${BASE}jobs/${encodeURIComponent(route.jobId)}`;
    case 'batch':
      return `${BASE}many/${encodeURIComponent(route.batchId)}`;
    case 'monitor':
      return `${BASE}monitors/${encodeURIComponent(route.monitorId)}`;
    case 'endpoint':
      return `${BASE}webhooks/${encodeURIComponent(route.endpointId)}`;
    case 'template':
      return `${BASE}templates/${encodeURIComponent(route.templateId)}`;
    case 'missing':
      return route.path;
    default:
      return `${BASE}${route.screen}`;
  }
}

/** The tab of the menu that a page belongs to. */
export function sectionOf(route: Route): string {
  if (route.screen === 'job') return 'jobs';
  if (route.screen === 'many' || route.screen === 'batch') return 'verify';
  if (route.screen === 'monitor') return 'monitors';
  if (route.screen === 'endpoint') return 'webhooks';
  if (route.screen === 'template') return 'templates';
  return route.screen;
}

let hasNavigated = false;

/** The title takes the focus after a change of page; at the first page the browser's own order begins with the menu. */
export function focusAfterNavigation(heading: HTMLElement | null): void {
  if (hasNavigated) heading?.focus();
}

type Listener = () => void;
const listeners = new Set<Listener>();

export function navigate(route: Route, options: { replace?: boolean } = {}): void {
  hasNavigated = true;
  const address = addressOf(route);
  if (options.replace) history.replaceState(null, '', address);
  else if (address !== location.pathname) history.pushState(null, '', address);
  for (const listener of listeners) listener();
}

export function onNavigate(listener: Listener): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}
