// The console's entry: takes the key out of the address bar before anything else happens.
import { render } from 'preact';
import { App } from './app.tsx';
import { readFragment, saveSession } from './frame/session.ts';
import './styles/all.css';
import { applyTheme } from './frame/theme.ts';

applyTheme();
const given = readFragment(location.hash);
if (given) {
  saveSession(given, false, sessionStorage, localStorage);
  history.replaceState(null, '', location.pathname + location.search);
}
render(<App />, document.getElementById('console')!);
