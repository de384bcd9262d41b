// The console's entry: takes what signs in out of the address bar before anything else happens.
import { render } from 'preact';
import { App } from './app.tsx';
import { loadSession, readFragment, replacesSession, saveSession, sessionOf, withKnownToken } from './frame/session.ts';
import './styles/all.css';
import { applyTheme } from './frame/theme.ts';

applyTheme();
const link = readFragment(location.hash);
let isSpent = false;
if (link) {
  history.replaceState(null, '', location.pathname + location.search);
  const given = await sessionOf(link, fetch).catch(() => null);
  const current = loadSession(sessionStorage, localStorage);
  if (given === null) isSpent = true;
  // A link from elsewhere must not move somebody's work into another project unseen.
  else if (!replacesSession(current, given) || confirm('Sign out here and use the key of this link?'))
    saveSession(withKnownToken(given, current), false, sessionStorage, localStorage);
}
render(<App isLinkSpent={isSpent} />, document.getElementById('console')!);
