// The frame: who is signed in, which page is shown, and the menu above it.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { BonafideAdmin } from '../../src/client/bonafide-admin.ts';
import { Bonafide } from '../../src/client/bonafide-client.ts';
import { KeysScreen } from './access/keys.tsx';
import { SignInScreen } from './access/sign-in.tsx';
import { UsageScreen } from './access/usage.tsx';
import { ArchiveScreen } from './archive/archive.tsx';
import { Door, HalfMoon, Seal } from './controls/icons.tsx';
import { Link, PageHead } from './controls/parts.tsx';
import { ToolsProvider } from './frame/context.ts';
import { onNavigate, parseRoute, type Route, sectionOf } from './frame/router.ts';
import { endSession, loadSession, type Session, saveSession } from './frame/session.ts';
import { currentTheme, switchTheme } from './frame/theme.ts';
import { JobScreen } from './jobs/job.tsx';
import { JobsScreen } from './jobs/jobs.tsx';
import { BatchScreen } from './many/batch.tsx';
import { ManyScreen } from './many/many.tsx';
import { MonitorScreen } from './monitors/monitor.tsx';
import { MonitorsScreen } from './monitors/monitors.tsx';
import { TemplateScreen } from './templates/template.tsx';
import { TemplatesScreen } from './templates/templates.tsx';
import { VerifyScreen } from './verify/verify.tsx';
import { EndpointScreen } from './webhooks/endpoint.tsx';
import { WebhooksScreen } from './webhooks/webhooks.tsx';

const MENU: readonly { route: Route; word: string }[] = [
  { route: { screen: 'verify' }, word: 'Verify' },
  { route: { screen: 'jobs' }, word: 'Jobs' },
  { route: { screen: 'monitors' }, word: 'Monitors' },
  { route: { screen: 'webhooks' }, word: 'Webhooks' },
  { route: { screen: 'templates' }, word: 'Templates' },
  { route: { screen: 'keys' }, word: 'Keys' },
  { route: { screen: 'usage' }, word: 'Usage' },
  { route: { screen: 'archive' }, word: 'Archive' },
];

export function App({ isLinkSpent }: { isLinkSpent: boolean }) {
  const [session, setSession] = useState<Session | null>(() => loadSession(sessionStorage, localStorage));
  const [route, setRoute] = useState<Route>(() => parseRoute(location.pathname));
  useEffect(
    () =>
      onNavigate(() => {
        setRoute(parseRoute(location.pathname));
        scrollTo(0, 0);
      }),
    [],
  );
  const tools = useMemo(() => {
    if (!session) return null;
    const baseUrl = location.origin;
    return {
      client: new Bonafide({ baseUrl, apiKey: session.apiKey }),
      admin: session.adminToken ? new BonafideAdmin({ baseUrl, adminToken: session.adminToken }) : null,
      session,
      signOut: () => {
        endSession(sessionStorage, localStorage);
        setSession(null);
      },
    };
  }, [session]);

  if (!tools) {
    return (
      <SignInScreen
        isLinkSpent={isLinkSpent}
        onSignIn={(given, keep) => {
          saveSession(given, keep, sessionStorage, localStorage);
          setSession(given);
        }}
      />
    );
  }
  return (
    <ToolsProvider value={tools}>
      <a class="skip" href="#main">
        Skip to the page
      </a>
      <Top route={route} onSignOut={tools.signOut} />
      <main class="page" id="main" tabIndex={-1}>
        <Screen route={route} />
      </main>
    </ToolsProvider>
  );
}

function Top({ route, onSignOut }: { route: Route; onSignOut(): void }) {
  const [theme, setTheme] = useState(currentTheme);
  const section = sectionOf(route);
  return (
    <header class="top">
      <Link to={{ screen: 'verify' }} class="brand">
        <Seal />
        Bonafide
      </Link>
      <nav class="menu" aria-label="Pages">
        {MENU.map((item) => (
          <Link key={item.word} to={item.route} current={section === item.route.screen}>
            {item.word}
          </Link>
        ))}
        <a href="/docs" target="_blank" rel="noopener">
          Documents
        </a>
      </nav>
      <div class="top-tools">
        <button
          type="button"
          class="icon"
          aria-label={theme === 'dark' ? 'Switch to light' : 'Switch to dark'}
          onClick={() => setTheme(switchTheme())}
        >
          <HalfMoon />
        </button>
        <button type="button" class="icon" aria-label="Sign out" onClick={onSignOut}>
          <Door />
        </button>
      </div>
    </header>
  );
}

function Screen({ route }: { route: Route }) {
  switch (route.screen) {
    case 'verify':
      return <VerifyScreen />;
    case 'many':
      return <ManyScreen />;
    case 'batch':
      return <BatchScreen key={route.batchId} batchId={route.batchId} />;
    case 'archive':
      return <ArchiveScreen />;
    case 'jobs':
      return <JobsScreen />;
    case 'job':
      return <JobScreen key={route.jobId} jobId={route.jobId} />;
    case 'monitors':
      return <MonitorsScreen />;
    case 'monitor':
      return <MonitorScreen key={route.monitorId} monitorId={route.monitorId} />;
    case 'webhooks':
      return <WebhooksScreen />;
    case 'endpoint':
      return <EndpointScreen key={route.endpointId} endpointId={route.endpointId} />;
    case 'templates':
      return <TemplatesScreen />;
    case 'template':
      return <TemplateScreen key={route.templateId} templateId={route.templateId} />;
    case 'keys':
      return <KeysScreen />;
    case 'usage':
      return <UsageScreen />;
    case 'missing':
      return <PageHead title="There is no such page" lead={<Link to={{ screen: 'jobs' }}>Back to the jobs</Link>} />;
  }
}
