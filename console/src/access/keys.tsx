// Keys of a project, for whoever holds the administrator's token.
import { useEffect, useState } from 'preact/hooks';
import type { BonafideAdmin } from '../../../src/client/bonafide-admin.ts';
import type { ApiKey, Project } from '../../../src/client/bonafide-client.ts';
import { Confirm } from '../controls/dialog.tsx';
import { SelectField, TextField } from '../controls/field.tsx';
import { CallBehind, Notice, PageHead, Part, SecretOnce, Waiting } from '../controls/parts.tsx';
import { Status } from '../controls/status.tsx';
import { useTools } from '../frame/context.ts';
import { faultWords, useLoad } from '../frame/use-load.ts';
import { ageWords } from '../words/time-words.ts';

export function KeysScreen() {
  const { admin } = useTools();
  return (
    <>
      <PageHead title="Keys" lead="A key opens one project. It is shown once, when it is made." />
      {admin ? (
        <ProjectKeys admin={admin} />
      ) : (
        <Notice tone="unsure">
          <p>
            <b>You are signed in without the administrator’s token.</b> Keys are managed with it, so that a leaked key
            cannot make others.
          </p>
          <p>
            Use the link that the service prints when it starts, or sign in again with the token: it lies in the data
            folder as <code>admin-token</code>, or is set as <code>BONAFIDE_ADMIN_TOKEN</code>. On the command line,{' '}
            <code>bonafide keys</code> does the same.
          </p>
        </Notice>
      )}
    </>
  );
}

function ProjectKeys({ admin }: { admin: BonafideAdmin }) {
  const { session } = useTools();
  const projects = useLoad(() => admin.projects.list(), [admin]);
  const [projectId, setProjectId] = useState('');
  const list = projects.value?.data ?? [];
  const home = useHomeProject(admin, list, session.apiKey);
  const shown = projectId || home || list[0]?.id || '';
  if (projects.fault) return <Notice tone="bad">{projects.fault}</Notice>;
  if (!projects.value || (home === null && list.length > 1)) return <Waiting />;
  return (
    <>
      <div class="filters">
        <SelectField
          label="Project"
          value={shown}
          onChange={setProjectId}
          options={list.map((project) => ({
            value: project.id,
            label: project.id === home ? `${project.name} (yours)` : project.name,
          }))}
        />
      </div>
      {shown && <KeyTable key={shown} admin={admin} projectId={shown} />}
      <CallBehind
        calls={[
          { method: 'GET', path: '/admin/v1/projects', admin: true },
          { method: 'GET', path: `/admin/v1/projects/${shown}/keys`, admin: true },
        ]}
      />
    </>
  );
}

/** The project whose key is in use: the key's own hint gives it away. Null until it is known. */
function useHomeProject(admin: BonafideAdmin, projects: readonly Project[], apiKey: string): string | null {
  const [home, setHome] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    void (async () => {
      for (const project of projects) {
        const keys = await admin.keys.list(project.id).catch(() => null);
        if (gone) return;
        if (keys?.data.some((key) => isSameKey(key, apiKey))) return setHome(project.id);
      }
      if (!gone && projects.length > 0) setHome(projects[0]!.id);
    })();
    return () => {
      gone = true;
    };
  }, [admin, projects, apiKey]);
  return home;
}

function isSameKey(key: ApiKey, apiKey: string): boolean {
  const start = key.hint.replace(/[….*]+$/, '');
  return start.length > 0 && apiKey.startsWith(start);
}

function KeyTable({ admin, projectId }: { admin: BonafideAdmin; projectId: string }) {
  const { session } = useTools();
  const keys = useLoad(() => admin.keys.list(projectId), [admin, projectId]);
  const [name, setName] = useState('');
  const [fresh, setFresh] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | undefined>();
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const create = async (event: Event) => {
    event.preventDefault();
    setFailure(undefined);
    try {
      const key = await admin.keys.create(projectId, name.trim() ? { name: name.trim() } : {});
      setFresh(key.key);
      setName('');
      await keys.reload();
    } catch (error) {
      setFailure(faultWords(error));
    }
  };
  return (
    <>
      {fresh && <SecretOnce title="The new key." secret={fresh} />}
      {keys.fault && <Notice tone="bad">{keys.fault}</Notice>}
      {!keys.value && !keys.fault && <Waiting />}
      <Part title="Keys">
        <div class="list">
          <table>
            <thead>
              <tr>
                <th>Name</th>
                <th>Begins with</th>
                <th>State</th>
                <th>Made</th>
                <th>Last used</th>
                <th>
                  <span class="hidden-words">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {(keys.value?.data ?? []).map((key) => (
                <tr key={key.id}>
                  <td>
                    {key.name}
                    {isSameKey(key, session.apiKey) && <span class="soft small"> (this one)</span>}
                  </td>
                  <td data-name="Begins with" class="mono">
                    {key.hint}
                  </td>
                  <td data-name="State">
                    {key.revoked_at ? (
                      <Status shape="bar" tone="quiet">
                        Revoked
                      </Status>
                    ) : (
                      <Status shape="check" tone="good">
                        Valid
                      </Status>
                    )}
                  </td>
                  <td data-name="Made">{ageWords(key.created_at, Date.now())}</td>
                  <td data-name="Last used">{key.last_used_at ? ageWords(key.last_used_at, Date.now()) : 'never'}</td>
                  <td class="end">
                    {!key.revoked_at && (
                      <button type="button" class="compact grave" onClick={() => setRevoking(key)}>
                        Revoke<span class="hidden-words"> {key.name}</span>
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Part>
      <Part title="New key">
        <form class="filters" onSubmit={create} noValidate>
          <TextField label="Name" value={name} onChange={setName} placeholder="billing service" fault={failure} />
          <button type="submit" class="main">
            Make a key
          </button>
        </form>
      </Part>
      {revoking && (
        <Confirm
          title="Revoke this key?"
          action="Revoke for good"
          grave
          onClose={() => setRevoking(null)}
          onConfirm={async () => {
            await admin.keys.revoke(projectId, revoking.id);
            await keys.reload();
          }}
        >
          <p>
            Whoever uses “{revoking.name}” is refused within five seconds.
            {isSameKey(revoking, session.apiKey) && ' It is the key you are signed in with.'}
          </p>
        </Confirm>
      )}
    </>
  );
}
