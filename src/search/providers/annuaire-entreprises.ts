// Annuaire des entreprises: the people whom French companies registered as their heads, by name. Years of birth are not read.
import type { Hit } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson } from '../ask-json.ts';
import { at, type Json, records, text } from '../lenient.ts';
import { givenAndFamily, inMixedCase, isNamed } from '../person-names.ts';
import { join, RecordWriter } from '../record-writer.ts';
import { latinName } from '../web-query.ts';

const MOST_COMPANIES = 10;

function companyHit(company: Json, names: readonly string[]): Hit[] {
  const siren = text(company.siren);
  const name = text(company.nom_raison_sociale) ?? text(company.nom_complet);
  if (siren === null || name === null || !/^\d{9}$/.test(siren)) return [];
  const head = records(company.dirigeants).find((entry) => isNamed(nameOf(entry), names));
  if (head === undefined) return [];
  const person = nameOf(head);
  const role = text(head.qualite) ?? 'dirigeant';
  const ceased = text(company.etat_administratif) === 'C';
  const writer = new RecordWriter(person, `${person}, in the register of ${name}`);
  writer.fact(join(`${role} of ${name} (SIREN ${siren})`, ceased ? 'the company has ceased' : null), {
    kind: 'business',
    organisation: name,
    title: role,
    current: !ceased,
    value: siren,
  });
  return [
    writer.hit({
      url: `https://annuaire-entreprises.data.gouv.fr/entreprise/${siren}`,
      title: `${person}, ${name} (Annuaire des entreprises)`,
      asserter: 'register',
    }),
  ];
}

/** `prenoms` lists all given names; the first is the one in use. */
function nameOf(head: Json): string {
  const given = text(head.prenoms)?.split(/[\s,]+/)[0] ?? '';
  return inMixedCase(`${given} ${(text(head.nom) ?? '').replace(/\s*\([^)]*\)/g, '')}`.trim());
}

export default {
  id: 'annuaire_entreprises',
  kinds: ['person'],
  variables: [
    {
      name: 'ANNUAIRE_ENTREPRISES_URL',
      meaning: 'Base address of the French register of companies',
      secret: false,
      fallback: 'https://recherche-entreprises.api.gouv.fr',
    },
  ],
  enabled: () => true,
  hosts: ['annuaire-entreprises.data.gouv.fr'],
  costUsd: () => 0,
  // Seven requests a second.
  limits: { concurrency: 1, perSecond: 3, timeoutMs: 15_000 },
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools: ProviderTools) {
    const { given, family } = givenAndFamily(latinName(query));
    if (given === '') return { hits: [], costUsd: 0, warnings: [] };
    const parameters = new URLSearchParams({
      nom_personne: family,
      prenoms_personne: given.split(' ')[0]!,
      type_personne: 'dirigeant',
      per_page: String(MOST_COMPANIES),
    });
    const answer = await askJson(tools, { url: `${tools.settings.ANNUAIRE_ENTREPRISES_URL}/search?${parameters}` });
    return {
      hits: records(at(answer, 'results')).flatMap((company) => companyHit(company, query.names)),
      costUsd: 0,
      warnings: [],
    };
  },
} satisfies SearchProvider;
