// GitHub: the public profile behind the address the request names, which the person wrote, and the organisations that list the
// account among their members. Users are searched by name only where the operator says so: see docs/providers.md on its terms.
import type { Hit } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson } from '../ask-json.ts';
import { at, type Json, record, records, text } from '../lenient.ts';
import { RecordWriter } from '../record-writer.ts';
import { latinName } from '../web-query.ts';

const LOGIN = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/;

function loginOf(address: string | undefined): string | null {
  const match = /github\.com\/([A-Za-z0-9-]{1,39})(?:[/?#]|$)/i.exec(address ?? '');
  return match ? match[1]! : null;
}

function headers(tools: ProviderTools): Record<string, string> {
  const token = tools.settings.GITHUB_TOKEN;
  return { accept: 'application/vnd.github+json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
}

function userHit(user: Json): Hit[] {
  const login = text(user.login);
  if (login === null) return [];
  const name = text(user.name) ?? login;
  const writer = new RecordWriter(name, `${name} (${login}) on GitHub`);
  const company = text(user.company)?.replace(/^@/, '');
  if (company) writer.fact(`Company: ${company}`, { kind: 'employment', organisation: company, current: true });
  const location = text(user.location);
  if (location) writer.fact(`Location: ${location}`, { kind: 'location', value: location });
  const bio = text(user.bio);
  if (bio) writer.note(`Bio: ${bio}`);
  const blog = text(user.blog);
  const website = blog === null ? null : /^https?:\/\//.test(blog) ? blog : `https://${blog}`;
  if (website) writer.fact(`Website: ${website}`, { kind: 'profile_link', value: website });
  const links = website ? [{ href: website, text: 'Website' }] : [];
  return [writer.hit({ url: `https://github.com/${login}`, title: `${name} (GitHub)`, asserter: 'person', links })];
}

/** Membership shows only where the organisation took the account in: its word, not the person's. */
async function memberships(tools: ProviderTools, user: Json): Promise<Hit[]> {
  const login = text(user.login);
  if (login === null || !LOGIN.test(login)) return [];
  const answer = await askJson(tools, {
    url: `${tools.settings.GITHUB_URL}/users/${encodeURIComponent(login)}/orgs?per_page=20`,
    headers: headers(tools),
    emptyOn: [404],
  });
  const name = text(user.name) ?? login;
  const writer = new RecordWriter(name, `${name} (${login}), public member of organisations on GitHub`);
  for (const organisation of records(answer).flatMap((entry) => text(entry.login) ?? [])) {
    writer.fact(`Member of the organisation ${organisation}`, { kind: 'employment', organisation, current: null });
  }
  if (!writer.hasFacts) return [];
  const url = `https://github.com/${login}#organizations`;
  return [writer.hit({ url, title: `${name}, organisations (GitHub)`, asserter: 'institution' })];
}

export default {
  id: 'github',
  kinds: ['person'],
  variables: [
    { name: 'GITHUB_TOKEN', meaning: 'Token that raises the limit of GitHub', secret: true },
    {
      name: 'GITHUB_URL',
      meaning: 'Base address of the GitHub API',
      secret: false,
      fallback: 'https://api.github.com',
    },
    {
      name: 'GITHUB_SEARCH_BY_NAME',
      meaning: '`yes` also looks for accounts by name where a request gives no GitHub address',
      secret: false,
    },
  ],
  enabled: () => true,
  asks: (query, settings) => loginOf(query.person.github_url) !== null || settings.GITHUB_SEARCH_BY_NAME === 'yes',
  hosts: ['github.com'],
  costUsd: () => 0,
  // 60 requests an hour without a token, 5,000 with one.
  limits: { concurrency: 2, perSecond: 1, timeoutMs: 15_000, window: { requests: 60, seconds: 3600 } },
  limitsWith: (settings) => (settings.GITHUB_TOKEN ? { window: { requests: 5000, seconds: 3600 } } : {}),
  cacheSeconds: 24 * 3600,
  async search(query, tools) {
    const given = loginOf(query.person.github_url);
    const byName = tools.settings.GITHUB_SEARCH_BY_NAME === 'yes';
    const logins = given ? [given] : byName ? await loginsNamed(latinName(query), tools) : [];
    const hits: Hit[] = [];
    for (const login of logins.slice(0, 3)) {
      const user = await askJson(tools, {
        url: `${tools.settings.GITHUB_URL}/users/${encodeURIComponent(login)}`,
        headers: headers(tools),
        emptyOn: [404],
      });
      hits.push(...userHit(record(user)), ...(await memberships(tools, record(user))));
    }
    return { hits, costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;

async function loginsNamed(name: string, tools: ProviderTools): Promise<string[]> {
  const parameters = new URLSearchParams({ q: `fullname:"${name.replaceAll('"', '')}" type:user`, per_page: '5' });
  const answer = await askJson(tools, {
    url: `${tools.settings.GITHUB_URL}/search/users?${parameters}`,
    headers: headers(tools),
  });
  return records(at(answer, 'items'))
    .flatMap((item) => text(item.login) ?? [])
    .filter((login) => LOGIN.test(login));
}
