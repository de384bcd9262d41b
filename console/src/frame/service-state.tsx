// What the service searches and whether anybody works on its queue, said where it matters.
import type { ServiceStatus } from '../../../src/client/bonafide-client.ts';
import { providerName } from '../../../src/client/provider-names.ts';
import { Notice } from '../controls/parts.tsx';
import { plural } from '../words/words.ts';
import { useTools } from './context.ts';
import { useLoad } from './use-load.ts';

export function useService(): ServiceStatus | null {
  const { client } = useTools();
  return useLoad(() => client.service.get(), [client]).value;
}

/** Nothing when a web search is on, a worker lives and a contact is named. */
export function ServiceNotices({ service }: { service: ServiceStatus | null }) {
  if (service === null) return null;
  const registers = service.providers.filter((provider) => provider.role === 'register').length;
  return (
    <>
      {service.workers === 0 && <NoWorker waiting={service.waiting_jobs} />}
      {service.workers > 0 && !service.web_search && (
        <Notice tone="unsure">
          <p>
            <b>No web search is set up.</b> Only {registers > 0 ? `${plural(registers, 'public register')}, ` : ''}the
            addresses you give and imported pages are asked, so for most people little will be found.
            {service.sample_web && ' The sample web answers only for its own, invented people.'}
          </p>
          <p class="small">
            An operator switches one on with a key, such as <code>EXA_API_KEY</code> or <code>BRAVE_API_KEY</code>, or
            with <code>SEARXNG_URL</code>.
          </p>
        </Notice>
      )}
      {service.missing_contact && <NoContact missing={service.missing_contact} />}
    </>
  );
}

/** Registers want to know who is asking; only an operator can say. */
function NoContact({ missing }: { missing: NonNullable<ServiceStatus['missing_contact']> }) {
  return (
    <Notice>
      <p>
        <b>No contact is set.</b> Some registers answer only, or faster, when they know who is asking.
        {missing.off.length > 0 && ` Not asked: ${named(missing.off)}.`}
        {missing.slower.length > 0 && ` Asked more slowly: ${named(missing.slower)}.`}
      </p>
      <p class="small">
        An operator sets an e-mail or web address with <code>--contact</code> at the next start, or with{' '}
        <code>BONAFIDE_CONTACT</code>.
      </p>
    </Notice>
  );
}

function named(ids: readonly string[]): string {
  return ids.map(providerName).join(', ');
}

export function NoWorker({ waiting }: { waiting: number }) {
  return (
    <Notice tone="bad">
      <b>No worker is alive.</b> Jobs are taken and wait{waiting > 0 ? ` (${waiting} now)` : ''}; an operator starts one
      with <code>bonafide work</code>.
    </Notice>
  );
}
