// Answers of open registers in the shapes of their documentation (named beside each), about invented people.
import type { ProviderFixture } from './fixtures.ts';

const person = { kind: 'person' as const };

export const OPEN_REGISTERS: Record<string, ProviderFixture> = {
  // support.datacite.org/docs/api-queries
  datacite: {
    settings: { DATACITE_URL: 'BASE' },
    query: person,
    results: ['data'],
    resultAddress: null,
    routes: {
      'GET /dois': {
        data: [
          {
            id: '10.5555/thesis',
            type: 'dois',
            attributes: {
              doi: '10.5555/thesis',
              titles: [{ title: 'Invented metals &amp; their uses' }],
              creators: [{ name: 'Varga, Ilse', givenName: 'Ilse', familyName: 'Varga', nameType: 'Personal' }],
              publisher: 'Norvane University',
              publicationYear: 2004,
              types: { resourceTypeGeneral: 'Dissertation', resourceType: 'Doctoral thesis' },
            },
          },
          {
            id: '10.5555/other',
            attributes: {
              doi: '10.5555/other',
              titles: [{ title: 'Other' }],
              creators: [{ name: 'Varga, Hanna' }],
              types: { resourceTypeGeneral: 'Dissertation' },
            },
          },
        ],
      },
    },
    expect: {
      urls: ['https://doi.org/10.5555/thesis'],
      facts: ['publication Norvane University Invented metals & their uses 2004', 'education Norvane University 2004'],
      costUsd: 0,
      asserters: ['publication'],
    },
  },
  // npiregistry.cms.hhs.gov/api-page
  nppes: {
    settings: { NPPES_URL: 'BASE' },
    query: person,
    results: ['results'],
    resultAddress: null,
    routes: {
      'GET /api/': {
        result_count: 1,
        results: [
          {
            number: '1234567890',
            enumeration_type: 'NPI-1',
            basic: { first_name: 'ILSE', last_name: 'VARGA', credential: 'RN', status: 'A' },
            taxonomies: [
              { code: '163W00000X', desc: 'Registered Nurse', primary: true, state: 'TX', license: '654321' },
            ],
            addresses: [{ address_purpose: 'LOCATION', city: 'HOUSTON', state: 'TX', address_1: '1 Invented Street' }],
          },
        ],
      },
    },
    expect: {
      urls: ['https://npiregistry.cms.hhs.gov/provider-view/1234567890'],
      facts: ['credential Registered Nurse 654321', 'location Houston, TX'],
      costUsd: 0,
      asserters: ['register'],
    },
  },
  // github.com/internetarchive/wayback, the CDX server's page
  wayback: {
    settings: { WAYBACK_URL: 'BASE' },
    query: { kind: 'archive', text: 'https://gone.example/varga', near: '2014' },
    results: null,
    resultAddress: null,
    routes: {
      'GET /cdx/search/cdx': [
        ['timestamp', 'original'],
        ['20120301120000', 'https://gone.example/varga'],
        ['20140301120000', 'https://gone.example/varga'],
      ],
      'GET /web/20140301120000id_/https://gone.example/varga': { html: '<h1>Ilse Varga</h1>' },
    },
    expect: { urls: ['https://gone.example/varga'], facts: [], costUsd: 0 },
  },
  // europepmc.org/RestfulWebService
  europepmc: {
    settings: { EUROPEPMC_URL: 'BASE' },
    query: person,
    results: ['resultList', 'result'],
    resultAddress: null,
    routes: {
      'GET /search': {
        resultList: {
          result: [
            {
              id: '12345',
              source: 'MED',
              title: 'Invented metals in <i>vivo</i>.',
              pubYear: '2015',
              journalInfo: { journal: { title: 'Journal of Fiction' } },
              authorList: {
                author: [
                  {
                    fullName: 'Varga I',
                    firstName: 'Ilse',
                    lastName: 'Varga',
                    authorAffiliationDetailsList: {
                      authorAffiliation: [{ affiliation: 'Norvane University, Norvane. ilse@norvane.example' }],
                    },
                  },
                ],
              },
            },
          ],
        },
      },
    },
    expect: {
      urls: ['https://europepmc.org/article/MED/12345'],
      facts: ['publication Journal of Fiction Invented metals in vivo 2015', 'employment Norvane University, Norvane'],
      costUsd: 0,
      asserters: ['publication'],
    },
  },
  // data.brreg.no/enhetsregisteret/api/dokumentasjon
  brreg: {
    settings: { BRREG_URL: 'BASE' },
    query: { kind: 'organisation', organisation: 'Halden Robotics' },
    results: ['_embedded', 'enheter'],
    resultAddress: null,
    routes: {
      'GET /enhetsregisteret/api/enheter?': {
        _embedded: { enheter: [{ organisasjonsnummer: '912345678', navn: 'HALDEN ROBOTICS AS' }] },
      },
      'GET /enhetsregisteret/api/enheter/912345678/roller': {
        rollegrupper: [
          {
            type: { kode: 'DAGL', beskrivelse: 'Daglig leder' },
            roller: [
              {
                type: { kode: 'DAGL', beskrivelse: 'Daglig leder' },
                person: { navn: { fornavn: 'Ilse', etternavn: 'Varga' }, erDoed: false },
                fratraadt: false,
              },
              {
                type: { kode: 'MEDL', beskrivelse: 'Styremedlem' },
                person: { navn: { fornavn: 'Otto', etternavn: 'Brandt' } },
                fratraadt: false,
              },
            ],
          },
        ],
      },
    },
    expect: {
      urls: ['https://virksomhet.brreg.no/nb/oppslag/enheter/912345678'],
      facts: ['business HALDEN ROBOTICS AS Managing director'],
      costUsd: 0,
      asserters: ['register'],
    },
  },
  // recherche-entreprises.api.gouv.fr/docs
  annuaire_entreprises: {
    settings: { ANNUAIRE_ENTREPRISES_URL: 'BASE' },
    query: person,
    results: ['results'],
    resultAddress: null,
    routes: {
      'GET /search': {
        results: [
          {
            siren: '123456789',
            nom_complet: 'HALDEN FRANCE',
            nom_raison_sociale: 'HALDEN FRANCE',
            etat_administratif: 'A',
            dirigeants: [
              { nom: 'VARGA', prenoms: 'ILSE CLARA', qualite: 'Gérante', type_dirigeant: 'personne physique' },
            ],
          },
        ],
      },
    },
    expect: {
      urls: ['https://annuaire-entreprises.data.gouv.fr/entreprise/123456789'],
      facts: ['business HALDEN FRANCE Gérante'],
      costUsd: 0,
      asserters: ['register'],
    },
  },
};
