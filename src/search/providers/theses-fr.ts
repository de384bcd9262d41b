// theses.fr: the French register of doctoral theses, written by the schools that award the degree. Theses in preparation are
// listed as such.
import type { Hit } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson } from '../ask-json.ts';
import { isAboutStudies } from '../claim-kinds.ts';
import { at, type Json, records, text } from '../lenient.ts';
import { inMixedCase, isNamed } from '../person-names.ts';
import { plainText } from '../plain-text.ts';
import { thesisHit } from '../thesis-record.ts';
import { latinName } from '../web-query.ts';

const MOST_THESES = 10;

/** `03/12/2021`, as search results write it. */
function yearOf(date: string | null): number | null {
  const year = /(?:^|\/)(\d{4})(?:-|$)/.exec(date ?? '')?.[1];
  return year === undefined ? null : Number(year);
}

function theseHit(thesis: Json, names: readonly string[]): Hit[] {
  const id = text(thesis.nnt) ?? text(thesis.id);
  const title = plainText(text(thesis.titrePrincipal) ?? text(thesis.titreEN) ?? '');
  const authors = records(thesis.auteurs).map((author) =>
    inMixedCase([text(author.prenom), text(author.nom)].filter(Boolean).join(' ')),
  );
  const author = authors.find((name) => isNamed(name, names));
  const school = plainText(text(thesis.etabSoutenanceN) ?? '');
  if (id === null || !/^[\w-]{4,30}$/.test(id) || title === '' || author === undefined || school === '') return [];
  const inPreparation = text(thesis.status) === 'enCours';
  const field = plainText(text(thesis.discipline) ?? '');
  return [
    thesisHit({
      url: `https://theses.fr/${id}`,
      author,
      title,
      school,
      year: inPreparation ? null : yearOf(text(thesis.dateSoutenance)),
      kind: 'Thèse de doctorat',
      degree: 'Doctorat',
      ...(field ? { field } : {}),
      identifier: id,
      inPreparation,
      asserter: 'register',
    }),
  ];
}

export default {
  id: 'theses_fr',
  kinds: ['person'],
  variables: [
    { name: 'THESES_FR_URL', meaning: 'Base address of theses.fr', secret: false, fallback: 'https://theses.fr' },
  ],
  enabled: () => true,
  asks: isAboutStudies,
  hosts: ['theses.fr'],
  costUsd: () => 0,
  // No limit is documented.
  limits: { concurrency: 1, perSecond: 2, timeoutMs: 20_000 },
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools: ProviderTools) {
    // The words of the name in any order: the register finds nothing by a phrase.
    const words = latinName(query).replace(/[^\p{L}\p{M}\s'’-]/gu, ' ');
    const parameters = new URLSearchParams({
      q: `auteursNP:(${words.trim().split(/\s+/).join(' AND ')})`,
      debut: '0',
      nombre: String(MOST_THESES),
      tri: 'pertinence',
    });
    const answer = await askJson(tools, {
      url: `${tools.settings.THESES_FR_URL}/api/v1/theses/recherche/?${parameters}`,
    });
    return {
      hits: records(at(answer, 'theses')).flatMap((thesis) => theseHit(thesis, query.names)),
      costUsd: 0,
      warnings: [],
    };
  },
} satisfies SearchProvider;
