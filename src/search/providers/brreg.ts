// Brønnøysund registers: the people whom a Norwegian company registered as head, board or owner. Birth dates are not read.
import type { Hit, Query } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson } from '../ask-json.ts';
import { at, type Json, records, text } from '../lenient.ts';
import { inMixedCase, isNamed } from '../person-names.ts';
import { RecordWriter } from '../record-writer.ts';
import { nearestName } from '../web-query.ts';

const MOST_COMPANIES = 2;

/** Roles by their codes, in the words of claims; others keep the register's own. */
const ROLES: Readonly<Record<string, string>> = {
  DAGL: 'Managing director',
  LEDE: 'Chair of the board',
  NEST: 'Deputy chair of the board',
  MEDL: 'Board member',
  VARA: 'Deputy board member',
  INNH: 'Owner',
  DTPR: 'Partner',
  DTSO: 'Partner',
};

async function rolesIn(tools: ProviderTools, company: Json, query: Query): Promise<Hit[]> {
  const number = text(company.organisasjonsnummer);
  const name = text(company.navn);
  if (number === null || name === null || !/^\d{9}$/.test(number)) return [];
  const answer = await askJson(tools, {
    url: `${tools.settings.BRREG_URL}/enhetsregisteret/api/enheter/${number}/roller`,
    emptyOn: [404],
  });
  const writers = new Map<string, RecordWriter>();
  for (const role of records(at(answer, 'rollegrupper')).flatMap((group) => records(group.roller))) {
    const parts = ['fornavn', 'mellomnavn', 'etternavn'].map((member) => text(at(role, 'person', 'navn', member)));
    const person = inMixedCase(parts.filter(Boolean).join(' '));
    if (person === '' || !isNamed(person, query.names)) continue;
    const stated = text(at(role, 'type', 'beskrivelse')) ?? 'role';
    const title = ROLES[text(at(role, 'type', 'kode')) ?? ''] ?? stated;
    const over = role.fratraadt === true || role.avregistrert === true;
    const writer = writers.get(person) ?? new RecordWriter(person, `${person}, in the register of ${name}`);
    writers.set(person, writer);
    writer.fact(`${title} (${stated}) of ${name} (${number})${over ? ', resigned' : ''}`, {
      kind: 'business',
      organisation: name,
      title,
      current: !over,
      value: number,
    });
  }
  return [...writers].map(([person, writer]) =>
    writer.hit({
      url: `https://virksomhet.brreg.no/nb/oppslag/enheter/${number}`,
      title: `${person}, ${name} (Brønnøysund registers)`,
      asserter: 'register',
    }),
  );
}

export default {
  id: 'brreg',
  kinds: ['organisation'],
  variables: [
    {
      name: 'BRREG_URL',
      meaning: 'Base address of the Norwegian register of companies',
      secret: false,
      fallback: 'https://data.brreg.no',
    },
  ],
  enabled: () => true,
  hosts: ['brreg.no'],
  costUsd: () => 0,
  limits: { concurrency: 1, perSecond: 2, timeoutMs: 15_000 },
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools) {
    const organisation = query.organisation;
    if (!organisation) return { hits: [], costUsd: 0, warnings: [] };
    const parameters = new URLSearchParams({ navn: organisation, size: '5' });
    const answer = await askJson(tools, {
      url: `${tools.settings.BRREG_URL}/enhetsregisteret/api/enheter?${parameters}`,
    });
    const found = records(at(answer, '_embedded', 'enheter'));
    const hits: Hit[] = [];
    for (const company of nearestName(found, organisation, (entry) => text(entry.navn) ?? '').slice(0, MOST_COMPANIES))
      hits.push(...(await rolesIn(tools, company, query)));
    return { hits, costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;
