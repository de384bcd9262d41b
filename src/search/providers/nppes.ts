// NPPES: the register of American health care providers, with credential, specialty and state licences. It attests no school and no
// employer; mail addresses and practice addresses of the entries are not stored.
import type { Hit } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson } from '../ask-json.ts';
import { at, type Json, records, text } from '../lenient.ts';
import { givenAndFamily, inMixedCase, isNamed } from '../person-names.ts';
import { join, RecordWriter } from '../record-writer.ts';
import { latinName } from '../web-query.ts';

const MOST_ENTRIES = 10;

function entryHit(entry: Json, names: readonly string[]): Hit[] {
  const basic = at(entry, 'basic');
  const number = text(entry.number);
  const parts = ['first_name', 'middle_name', 'last_name'].map((member) => text(at(basic, member)));
  const name = inMixedCase(parts.filter(Boolean).join(' '));
  if (number === null || !/^\d{10}$/.test(number) || !isNamed(name, names)) return [];
  const credential = text(at(basic, 'credential'));
  const writer = new RecordWriter(name, join(`${name}, NPI ${number}`, credential));
  for (const taxonomy of records(entry.taxonomies)) {
    const specialty = text(taxonomy.desc);
    if (specialty === null) continue;
    const [licence, state] = [text(taxonomy.license), text(taxonomy.state)];
    writer.fact(join(specialty, credential, licence ? `licence ${licence}` : null, state), {
      kind: 'credential',
      title: specialty,
      ...(state ? { place: state } : {}),
      ...(licence ? { value: licence } : {}),
      current: null,
    });
  }
  const practice = records(entry.addresses).find((address) => address.address_purpose === 'LOCATION');
  const place = join(text(practice?.city) ? inMixedCase(text(practice?.city)!) : null, text(practice?.state));
  if (place !== '') writer.fact(`Practice location: ${place}`, { kind: 'location', value: place });
  if (!writer.hasFacts) return [];
  const url = `https://npiregistry.cms.hhs.gov/provider-view/${number}`;
  return [writer.hit({ url, title: `${name} (NPPES)`, asserter: 'register' })];
}

export default {
  id: 'nppes',
  kinds: ['person'],
  variables: [
    {
      name: 'NPPES_URL',
      meaning: 'Base address of the NPPES registry of American health care providers',
      secret: false,
      fallback: 'https://npiregistry.cms.hhs.gov',
    },
  ],
  enabled: () => true,
  hosts: ['npiregistry.cms.hhs.gov'],
  costUsd: () => 0,
  limits: { concurrency: 1, perSecond: 1, timeoutMs: 15_000 },
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools: ProviderTools) {
    const { given, family } = givenAndFamily(latinName(query));
    if (given === '' || family === '') return { hits: [], costUsd: 0, warnings: [] };
    const parameters = new URLSearchParams({
      version: '2.1',
      enumeration_type: 'NPI-1',
      first_name: given.split(' ')[0]!,
      last_name: family,
      limit: String(MOST_ENTRIES),
    });
    const answer = await askJson(tools, { url: `${tools.settings.NPPES_URL}/api/?${parameters}` });
    return {
      hits: records(at(answer, 'results')).flatMap((entry) => entryHit(entry, query.names)),
      costUsd: 0,
      warnings: [],
    };
  },
} satisfies SearchProvider;
