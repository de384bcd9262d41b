// The console's entry: takes the key out of the address bar before anything else happens.
import { render } from 'preact';
import { App } from './app.tsx';
import { loadSession, readFragment, replacesSession, saveSession } from './frame/session.ts';
import './styles/all.css';
import { applyTheme } from './frame/theme.ts';

applyTheme();
const given = readFragment(location.hash);
if (given) {
  const current = loadSession(sessionStorage, localStorage);
  // A link from elsewhere must not move somebody's work into another project unseen.
  if (!replacesSession(current, given) || confirm('Sign out here and use the key of this link?'))
    saveSession(given, false, sessionStorage, localStorage);
  history.replaceState(null, '', location.pathname + location.search);
}
render(<App />, document.getElementById('console')!);
