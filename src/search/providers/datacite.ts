// DataCite: theses and other works of repositories, with the school that awarded the degree as their publisher.
import type { Hit } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson } from '../ask-json.ts';
import { isAboutStudies } from '../claim-kinds.ts';
import { contactOf, mailOf } from '../contact.ts';
import { at, type Json, number, records, text } from '../lenient.ts';
import { isNamed } from '../person-names.ts';
import { plainText } from '../plain-text.ts';
import { thesisHit } from '../thesis-record.ts';
import { latinName } from '../web-query.ts';

const MOST_WORKS = 10;
const DEGREE = /\b(?:ph\.?\s?d|doctoral|doctorate|doctor|dissertation|master'?s?|bachelor'?s?|m\.?sc|licentiate)\b/i;

/** `van der Meer, Jeroen` and `Jeroen van der Meer` alike. */
function authorNamed(work: Json, names: readonly string[]): string | null {
  const authors = records(work.creators).map((creator) => {
    const [given, family] = [text(creator.givenName), text(creator.familyName)];
    return given && family ? `${given} ${family}` : plainText(text(creator.name) ?? '');
  });
  return authors.find((author) => isNamed(author, names)) ?? null;
}

/** What the record says of the kind of thesis, in its own words: "Doctoral thesis", "Master thesis". */
function thesisWords(work: Json): string {
  const stated = [text(at(work, 'types', 'resourceType')), text(at(work, 'types', 'bibtex'))].filter(Boolean).join(' ');
  return DEGREE.exec(stated)?.[0] ?? '';
}

function workHit(entry: Json, names: readonly string[]): Hit[] {
  const work = at(entry, 'attributes') as Json;
  const doi = text(at(work, 'doi'));
  const title = plainText(text(records(at(work, 'titles'))[0]?.title) ?? '');
  const name = work ? authorNamed(work, names) : null;
  if (doi === null || title === '' || name === null) return [];
  const year = number(at(work, 'publicationYear'));
  const publisher = plainText(text(at(work, 'publisher')) ?? text(at(work, 'publisher', 'name')) ?? '');
  const isThesis = text(at(work, 'types', 'resourceTypeGeneral')) === 'Dissertation';
  // It is asked for dissertations alone.
  if (!isThesis) return [];
  const degree = thesisWords(work);
  return [
    thesisHit({
      url: `https://doi.org/${doi}`,
      author: name,
      title,
      school: publisher,
      year,
      kind: degree || 'Dissertation',
      ...(degree ? { degree } : {}),
      identifier: doi,
      asserter: 'publication',
    }),
  ];
}

export default {
  id: 'datacite',
  kinds: ['person'],
  variables: [
    { name: 'DATACITE_URL', meaning: 'Base address of DataCite', secret: false, fallback: 'https://api.datacite.org' },
  ],
  enabled: () => true,
  asks: isAboutStudies,
  hosts: ['doi.org'],
  costUsd: () => 0,
  // 500 requests in five minutes, 1,000 with a mail address.
  limits: { concurrency: 2, perSecond: 2, timeoutMs: 20_000, window: { requests: 500, seconds: 300 } },
  limitsWith: (settings) => (contactOf(settings) ? { window: { requests: 1000, seconds: 300 } } : {}),
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools: ProviderTools) {
    const name = latinName(query).replace(/["\\]/g, ' ');
    const mail = mailOf(tools.settings);
    const parameters = new URLSearchParams({
      query: `creators.name:"${name}" OR (creators.familyName:"${name.split(' ').at(-1)}" AND creators.givenName:"${name.split(' ')[0]}")`,
      'resource-type-id': 'dissertation',
      'page[size]': String(MOST_WORKS),
      ...(mail ? { mailto: mail } : {}),
    });
    const answer = await askJson(tools, { url: `${tools.settings.DATACITE_URL}/dois?${parameters}` });
    return {
      hits: records(at(answer, 'data')).flatMap((entry) => workHit(entry, query.names)),
      costUsd: 0,
      warnings: [],
    };
  },
} satisfies SearchProvider;
