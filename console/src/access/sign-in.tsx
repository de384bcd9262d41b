// Without a key there is one page: where to put it.
import { useState } from 'preact/hooks';
import { Bonafide, BonafideError } from '../../../src/client/bonafide-client.ts';
import { CheckField, TextField } from '../controls/field.tsx';
import { Seal } from '../controls/icons.tsx';
import type { Session } from '../frame/session.ts';
import { faultWords } from '../frame/use-load.ts';

export function SignInScreen({
  isLinkSpent,
  onSignIn,
}: {
  isLinkSpent: boolean;
  onSignIn(session: Session, keep: boolean): void;
}) {
  const [key, setKey] = useState('');
  const [token, setToken] = useState('');
  const [keep, setKeep] = useState(false);
  const [fault, setFault] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: Event) => {
    event.preventDefault();
    const apiKey = key.trim();
    if (apiKey === '') return setFault('A key is needed.');
    setBusy(true);
    try {
      await new Bonafide({ baseUrl: location.origin, apiKey, retries: 0 }).jobs.list({ limit: 1 });
      onSignIn({ apiKey, adminToken: token.trim() || null }, keep);
    } catch (error) {
      const refused = error instanceof BonafideError && error.status === 401;
      setFault(refused ? 'This key is not known here.' : faultWords(error));
      setBusy(false);
    }
  };

  return (
    <main class="page">
      <form class="sign-in stack" onSubmit={submit} noValidate>
        <span class="tone-accent">
          <Seal size={40} />
        </span>
        <div>
          <h1>Bonafide</h1>
          <p class="soft">
            Sign in with an API key of your project. A service on your own machine keeps one in{' '}
            <code>data/api-key</code>, and prints a link that signs you in when it is started in a terminal; for others
            an operator makes one with <code>bonafide keys create</code>.
          </p>
          {isLinkSpent && (
            <p role="alert">
              This link was used before, or is too old. Sign in with the key, or start the service again.
            </p>
          )}
        </div>
        <TextField
          label="API key"
          value={key}
          onChange={setKey}
          fault={fault}
          placeholder="bonafide_key_…"
          type="password"
        />
        <TextField
          label="Administrator’s token"
          value={token}
          onChange={setToken}
          hint="Only needed to manage keys and the archive."
          type="password"
        />
        <CheckField label="Keep me signed in on this computer" value={keep} onChange={setKeep} />
        <button type="submit" class="main" disabled={busy}>
          Sign in
        </button>
      </form>
    </main>
  );
}
