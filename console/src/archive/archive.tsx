// Pages of one's own that jobs search: imported from saved files, listed, removed. The service's administrator owns them.
import { useState } from 'preact/hooks';
import type { Collection, ImportPages } from '../../../src/client/bonafide-client.ts';
import { Confirm } from '../controls/dialog.tsx';
import { AreaField, TextField } from '../controls/field.tsx';
import { PagedList, usePages } from '../controls/paged-list.tsx';
import { CallBehind, Notice, PageHead, Part } from '../controls/parts.tsx';
import { useTools } from '../frame/context.ts';
import { faultWords } from '../frame/use-load.ts';
import { ageWords } from '../words/time-words.ts';
import { plural } from '../words/words.ts';
import { addressIn } from './page-address.ts';

type Admin = NonNullable<ReturnType<typeof useTools>['admin']>;
type Page = ImportPages['pages'][number];

export function ArchiveScreen() {
  const { admin } = useTools();
  return (
    <>
      <PageHead
        title="Archive"
        lead="Pages of your own that every job searches beside the web: saved profiles, staff lists, registers."
      />
      {admin ? (
        <Archive admin={admin} />
      ) : (
        <Notice>
          Imported pages are looked after by the administrator. Sign in with the administrator’s token too.
        </Notice>
      )}
    </>
  );
}

function Archive({ admin }: { admin: Admin }) {
  const collections = usePages(() => admin.collections.list());
  return (
    <>
      <Part title="Imported pages">
        <PagedList
          pages={collections}
          label="collections"
          columns={['Collection', 'Pages', 'Imported']}
          actions
          empty="Nothing is imported."
          row={(row) => <Row key={row.name} row={row} admin={admin} onChange={() => void collections.reload()} />}
        />
      </Part>
      <ImportPart admin={admin} onImported={() => void collections.reload()} />
      <CallBehind
        calls={[
          { method: 'GET', path: '/admin/v1/collections', admin: true },
          { method: 'POST', path: '/admin/v1/collections', admin: true },
        ]}
      />
    </>
  );
}

function Row({ row, admin, onChange }: { row: Collection; admin: Admin; onChange(): void }) {
  const [asking, setAsking] = useState(false);
  const isSample = row.name === 'sample-web';
  return (
    <tr>
      <td class="who">
        {row.name}
        {isSample && <span class="soft small"> (invented people, for trying out)</span>}
      </td>
      <td data-name="Pages">{row.pages}</td>
      <td data-name="Imported">{ageWords(row.imported_at, Date.now())}</td>
      <td class="end">
        <button type="button" class="compact grave" onClick={() => setAsking(true)}>
          Remove<span class="hidden-words"> {row.name}</span>
        </button>
        {asking && (
          <Confirm
            title={`Remove ${row.name}?`}
            action={`Remove ${plural(row.pages, 'page')}`}
            grave
            onClose={() => setAsking(false)}
            onConfirm={async () => {
              await admin.collections.remove(row.name);
              onChange();
            }}
          >
            <p>
              Jobs no longer search these pages. Reports that quote them keep their own copies.
              {isSample && ' The sample people then find nothing; it stays out when the service starts again.'}
            </p>
          </Confirm>
        )}
      </td>
    </tr>
  );
}

/** Files that a browser can read as text; pdf and archives are imported with `bonafide corpus import`. */
const KINDS = '.html,.htm,.xhtml,.txt,.md';
/** One request carries at most a megabyte. */
const MOST_BYTES = 800_000;

function ImportPart({ admin, onImported }: { admin: Admin; onImported(): void }) {
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [text, setText] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const [result, setResult] = useState<string[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: Event) => {
    event.preventDefault();
    setFault(null);
    setResult(null);
    const { pages, left } = await pagesOf(files, address.trim(), text);
    if (name.trim() === '') return setFault('Give the collection a name.');
    if (pages.length === 0) return setFault(left[0] ?? 'Choose files, or paste a page with its address.');
    setBusy(true);
    try {
      let imported = 0;
      // One page a request: a long one may fill it alone.
      for (const page of pages) {
        const answer = await admin.collections.import({ collection: name.trim(), pages: [page] });
        imported += answer.imported;
        left.push(...answer.passed_over.map((item) => `${item.url}: ${item.reason}`));
      }
      setResult([`${plural(imported, 'page')} imported.`, ...left]);
      setText('');
      setAddress('');
      setFiles([]);
      onImported();
    } catch (error) {
      setFault(faultWords(error));
    }
    setBusy(false);
  };

  return (
    <Part title="Import" lead="Saved pages count as what they are: the address says whose site they come from.">
      <form class="stack" onSubmit={submit} noValidate>
        <TextField
          label="Name of the collection"
          value={name}
          onChange={setName}
          placeholder="e.g. staff lists"
          required
        />
        <div class="field">
          <label for="archive-files">Files (html, text, markdown)</label>
          <input
            id="archive-files"
            type="file"
            multiple
            accept={KINDS}
            onChange={(event) => setFiles([...(event.currentTarget.files ?? [])])}
          />
          <p class="soft small">
            A saved page must name its address (a canonical link, or the browser’s “saved from url”). Folders, pdf and
            web archives are imported with <code>bonafide corpus import</code>.
          </p>
        </div>
        <details>
          <summary>Or paste one page</summary>
          <div class="fields">
            <TextField
              label="Address of the page"
              value={address}
              onChange={setAddress}
              placeholder="https://…"
              inputMode="url"
              wide
            />
            <AreaField label="Its text" value={text} onChange={setText} rows={5} wide />
          </div>
        </details>
        {fault && <Notice tone="bad">{fault}</Notice>}
        {result && (
          <Notice tone="good">
            {result.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
        <div>
          <button type="submit" class="main" disabled={busy}>
            Import
          </button>
        </div>
      </form>
    </Part>
  );
}

async function pagesOf(
  files: readonly File[],
  address: string,
  text: string,
): Promise<{ pages: Page[]; left: string[] }> {
  const pages: Page[] = [];
  const left: string[] = [];
  for (const file of files) {
    const content = file.size > MOST_BYTES ? null : await file.text();
    const url = content === null ? null : addressIn(content);
    if (content === null) left.push(`${file.name}: larger than ${MOST_BYTES / 1000} kB`);
    else if (url === null) left.push(`${file.name}: it does not name its address; paste it with one`);
    else pages.push(/\.(?:txt|md)$/i.test(file.name) ? { url, text: content } : { url, html: content });
  }
  if (text.trim() !== '') {
    if (address === '') left.push('The pasted page needs its address.');
    else pages.push({ url: address, text });
  }
  return { pages, left };
}
