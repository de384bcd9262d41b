// What evidence providers are called where people read: the API names them by their ids.

export const PROVIDER_NAMES: Readonly<Record<string, string>> = {
  annuaire_entreprises: 'Annuaire des entreprises (France)',
  ares: 'ARES (Czech companies)',
  brave: 'Brave Search',
  brreg: 'Brønnøysund (Norwegian companies)',
  commoncrawl: 'Common Crawl',
  companies_house: 'Companies House (United Kingdom)',
  corpus: 'imported pages',
  crossref: 'Crossref',
  datacite: 'DataCite',
  dnb: 'German National Library',
  europepmc: 'Europe PMC',
  exa: 'Exa',
  github: 'GitHub',
  gleif: 'GLEIF',
  krs: 'KRS (Polish companies)',
  nppes: 'NPPES (health professionals, United States)',
  ny_attorneys: 'attorneys of New York',
  openaire: 'OpenAIRE',
  openalex: 'OpenAlex',
  orcid: 'ORCID',
  profile: 'addresses given',
  ror: 'ROR',
  searxng: 'SearXNG',
  sec: 'SEC EDGAR',
  serper: 'Serper',
  tavily: 'Tavily',
  theses_fr: 'theses.fr',
  wa_health: 'health licences of Washington State',
  wayback: 'Wayback Machine',
  wikidata: 'Wikidata',
  wikipedia: 'Wikipedia',
};

/** A provider that is not listed here keeps its id. */
export function providerName(id: string): string {
  return PROVIDER_NAMES[id] ?? id;
}
