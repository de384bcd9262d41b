// OpenAIRE: theses of the repositories of Europe, with the organisations that repositories name beside them.
import type { Hit } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson, refuseWrapped } from '../ask-json.ts';
import { isAboutStudies } from '../claim-kinds.ts';
import { address, at, type Json, records, text, texts } from '../lenient.ts';
import { isNamed } from '../person-names.ts';
import { plainText } from '../plain-text.ts';
import { thesisHit } from '../thesis-record.ts';
import { latinName } from '../web-query.ts';

const MOST_PRODUCTS = 50;
const MOST_THESES = 10;
const THESIS = /\b(?:thesis|dissertation)\b/i;
/** "Doctoral thesis", "Master thesis": the words before "thesis" are the degree; a bare "Thesis" says none. */
const DEGREE = /\b(doctoral|doctorate|ph\.?d|master'?s?|bachelor'?s?)\b/i;

/** `Varga, Ilse` and `Ilse Varga` alike. */
function authorsOf(product: Json): string[] {
  const listed = records(product.authors).length > 0 ? product.authors : product.author;
  return records(listed).map((author) => {
    const [given, family] = [text(author.name), text(author.surname)];
    if (given && family) return `${given} ${family}`;
    const [last = '', first = ''] = plainText(text(author.fullName) ?? '').split(/,\s*/);
    return first === '' ? last : `${first} ${last}`;
  });
}

function productHit(product: Json, names: readonly string[]): Hit[] {
  const instances = records(product.instances);
  const kind = instances.map((instance) => text(instance.type) ?? '').find((type) => THESIS.test(type));
  const author = authorsOf(product).find((name) => isNamed(name, names));
  const title = plainText(text(product.mainTitle) ?? '');
  if (kind === undefined || author === undefined || title === '') return [];
  const identifier = [...records(product.pids), ...instances.flatMap((instance) => records(instance.pids))]
    .filter((pid) => text(pid.scheme) === 'doi')
    .flatMap((pid) => text(pid.value) ?? [])[0];
  const url =
    address(identifier ? `https://doi.org/${identifier}` : null) ??
    instances.flatMap((instance) => texts(instance.urls)).flatMap((link) => address(link) ?? [])[0];
  if (url === undefined) return [];
  // A publisher that is a school; else the one organisation that the repositories name.
  const organisations = records(product.organizations).flatMap((entry) => text(entry.legalName) ?? []);
  const publisher = plainText(text(product.publisher) ?? '');
  const school = publisher !== '' ? publisher : organisations.length === 1 ? plainText(organisations[0]!) : '';
  const year = /^\d{4}/.exec(text(product.publicationDate) ?? '')?.[0];
  const degree = DEGREE.exec(kind)?.[0];
  return [
    thesisHit({
      url,
      author,
      title,
      school,
      year: year === undefined ? null : Number(year),
      kind,
      ...(degree ? { degree } : {}),
      ...(identifier ? { identifier } : {}),
      asserter: 'publication',
    }),
  ];
}

export default {
  id: 'openaire',
  kinds: ['person'],
  variables: [
    {
      name: 'OPENAIRE_URL',
      meaning: 'Base address of the OpenAIRE Graph',
      secret: false,
      fallback: 'https://api.openaire.eu',
    },
  ],
  enabled: () => true,
  asks: isAboutStudies,
  // A thesis stands in the repository of its school.
  hosts: [],
  costUsd: () => 0,
  // 60 requests an hour of a caller without an account.
  limits: { concurrency: 1, perSecond: 1, timeoutMs: 20_000, window: { requests: 60, seconds: 3600 } },
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools: ProviderTools) {
    const words = latinName(query)
      .replace(/["\\]/g, ' ')
      .split(/\s+/)
      .filter((word) => word !== '');
    const parameters = new URLSearchParams({
      type: 'publication',
      authorFullName: words.map((word) => `"${word}"`).join(' AND '),
      page: '1',
      pageSize: String(MOST_PRODUCTS),
    });
    const answer = await askJson(tools, {
      url: `${tools.settings.OPENAIRE_URL}/graph/v1/researchProducts?${parameters}`,
    });
    refuseWrapped(answer);
    const hits = records(at(answer, 'results')).flatMap((product) => productHit(product, query.names));
    return { hits: hits.slice(0, MOST_THESES), costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;
