// What each provider's interface answers, in the shapes of the vendors' documentation (the page is named beside each), about
// invented people. `expect` is what must come out of it.
import { gzipSync } from 'node:zlib';
import type { Query } from '../../../src/domain/model/query.ts';
import { OPEN_REGISTERS } from './open-registers.ts';
import { THESES_AND_LICENCES } from './theses-and-licences.ts';

export interface ProviderFixture {
  /** Variables that switch it on; `BASE` stands for the address of the loopback server. */
  settings: Record<string, string>;
  query: Partial<Query>;
  /** By the start of `METHOD /path`; the first match answers. */
  routes: Record<string, unknown>;
  /** Header or query parameter that must carry the key, and how it must look; wanted of every provider with a secret setting. */
  credential?: { header?: string; parameter?: string; value: string };
  expect: { urls: string[]; facts: string[]; costUsd: number; asserters?: string[] };
  /** Names that lead to the list of results in the answer, to make bad answers of it; null when the suite cannot grow it. */
  results: string[] | null;
  /** The member of a result that holds its address; null when the answer has none. */
  resultAddress: string | null;
}

const warc = `WARC/1.0\r\nWARC-Type: response\r\nContent-Length: 1\r\n\r\nHTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<html><body><h1>Ilse Varga</h1></body></html>`;
export const ARCHIVE_MEMBER = gzipSync(Buffer.from(warc));

export const FIXTURES: Record<string, ProviderFixture> = {
  ...OPEN_REGISTERS,
  ...THESES_AND_LICENCES,
  // exa.ai/docs/reference/search
  exa: {
    settings: { EXA_API_KEY: 'exa-secret-key', EXA_URL: 'BASE' },
    query: { kind: 'web' },
    credential: { header: 'x-api-key', value: 'exa-secret-key' },
    results: ['results'],
    resultAddress: 'url',
    routes: {
      'POST /search': {
        requestId: 'r1',
        results: [
          {
            id: 'a',
            url: 'https://norvane.example/people/varga',
            title: 'Ilse Varga',
            publishedDate: '2024-02-03T00:00:00.000Z',
            author: null,
            score: 0.4,
            text: 'Ilse Varga is a professor at Norvane University.',
            entities: [
              {
                type: 'person',
                properties: {
                  name: 'Ilse Varga',
                  location: 'Norvane',
                  workHistory: [
                    {
                      title: 'Professor',
                      dates: { from: '2010-09-01', to: null },
                      company: { id: 'c', name: 'Norvane University' },
                    },
                  ],
                },
              },
            ],
          },
        ],
        costDollars: { total: 0.009 },
      },
    },
    expect: {
      urls: ['https://norvane.example/people/varga', 'https://norvane.example/people/varga#person'],
      facts: ['location Norvane', 'employment Norvane University Professor 2010 present'],
      costUsd: 0.009,
      asserters: ['person'],
    },
  },
  // api-dashboard.search.brave.com/app/documentation/web-search
  brave: {
    settings: { BRAVE_API_KEY: 'brave-secret-key', BRAVE_URL: 'BASE' },
    query: { kind: 'web' },
    credential: { header: 'x-subscription-token', value: 'brave-secret-key' },
    results: ['web', 'results'],
    resultAddress: 'url',
    routes: {
      'GET /res/v1/web/search': {
        type: 'search',
        web: {
          type: 'search',
          results: [
            {
              title: 'Ilse Varga',
              url: 'https://norvane.example/v',
              description: 'Professor',
              page_age: '2024-01-05T10:00:00',
            },
          ],
        },
      },
    },
    expect: { urls: ['https://norvane.example/v'], facts: [], costUsd: 0.005 },
  },
  // docs.tavily.com/documentation/api-reference/endpoint/search
  tavily: {
    settings: { TAVILY_API_KEY: 'tavily-secret-key', TAVILY_URL: 'BASE' },
    query: { kind: 'web' },
    credential: { header: 'authorization', value: 'Bearer tavily-secret-key' },
    results: ['results'],
    resultAddress: 'url',
    routes: {
      'POST /search': {
        query: 'x',
        results: [
          {
            title: 'Ilse Varga',
            url: 'https://norvane.example/v',
            content: 'Professor',
            score: 0.9,
            raw_content: 'Ilse Varga, professor.',
          },
        ],
        response_time: 1.2,
        usage: { credits: 2 },
      },
    },
    expect: { urls: ['https://norvane.example/v'], facts: [], costUsd: 0.016 },
  },
  // serper.dev, the playground's answer
  serper: {
    settings: { SERPER_API_KEY: 'serper-secret-key', SERPER_URL: 'BASE' },
    query: { kind: 'web' },
    credential: { header: 'x-api-key', value: 'serper-secret-key' },
    results: ['organic'],
    resultAddress: 'link',
    routes: {
      'POST /search': {
        searchParameters: { q: 'x' },
        organic: [{ title: 'Ilse Varga', link: 'https://norvane.example/v', snippet: 'Professor', position: 1 }],
        credits: 1,
      },
    },
    expect: { urls: ['https://norvane.example/v'], facts: [], costUsd: 0.001 },
  },
  // docs.searxng.org/dev/search_api.html
  searxng: {
    settings: { SEARXNG_URL: 'BASE' },
    query: { kind: 'web' },
    results: ['results'],
    resultAddress: 'url',
    routes: {
      'GET /search': {
        query: 'x',
        results: [
          {
            url: 'https://norvane.example/v',
            title: 'Ilse Varga',
            content: 'Professor',
            engine: 'one',
            engines: ['one'],
            score: 1,
          },
        ],
        unresponsive_engines: [['two', 'timeout']],
      },
    },
    expect: { urls: ['https://norvane.example/v'], facts: [], costUsd: 0 },
  },
  // www.wikidata.org/w/api.php?action=help and Wikibase/DataModel/JSON
  wikidata: {
    settings: { WIKIDATA_URL: 'BASE' },
    query: { kind: 'person' },
    results: null,
    resultAddress: null,
    routes: {
      'GET /w/api.php?action=wbsearchentities': {
        search: [
          { id: 'Q901', label: 'Ilse Varga' },
          { id: 'Q902', label: 'Varga' },
        ],
        success: 1,
      },
      'GET /w/api.php?action=wbgetentities&ids=Q901': {
        entities: {
          Q901: {
            id: 'Q901',
            labels: { en: { language: 'en', value: 'Ilse Varga' } },
            aliases: { en: [{ language: 'en', value: 'I. Varga' }] },
            claims: {
              P31: [{ mainsnak: { datavalue: { value: { id: 'Q5' } } }, rank: 'normal' }],
              P69: [
                {
                  mainsnak: { datavalue: { value: { id: 'Q911' } } },
                  rank: 'normal',
                  qualifiers: {
                    P512: [{ datavalue: { value: { id: 'Q912' } } }],
                    P582: [{ datavalue: { value: { time: '+2004-00-00T00:00:00Z', precision: 9 } } }],
                  },
                  references: [{ hash: 'x' }],
                },
                { mainsnak: { snaktype: 'somevalue' }, rank: 'normal' },
              ],
              P108: [
                { mainsnak: { datavalue: { value: { id: 'Q913' } } }, rank: 'normal' },
                { mainsnak: { datavalue: { value: { id: 'Q914' } } }, rank: 'deprecated' },
              ],
              P496: [{ mainsnak: { datavalue: { value: '0000-0002-1825-0097' } }, rank: 'normal' }],
            },
          },
          Q902: {
            id: 'Q902',
            labels: { en: { value: 'Varga' } },
            claims: { P31: [{ mainsnak: { datavalue: { value: { id: 'Q101352' } } } }] },
          },
        },
      },
      'GET /w/api.php?action=wbgetentities': {
        entities: {
          Q911: { labels: { en: { value: 'Norvane University' } } },
          Q912: { labels: { en: { value: 'Doctor of Philosophy' } } },
          Q913: { labels: { en: { value: 'Halden Robotics' } } },
        },
      },
    },
    expect: {
      urls: ['https://www.wikidata.org/wiki/Q901', 'https://www.wikidata.org/wiki/Q901#unreferenced'],
      facts: ['education Norvane University PhD 2004', 'employment Halden Robotics'],
      costUsd: 0,
      asserters: ['knowledge_base', 'knowledge_base_unreferenced'],
    },
  },
  // www.mediawiki.org/wiki/Extension:TextExtracts
  wikipedia: {
    settings: { WIKIPEDIA_URL: 'BASE' },
    query: { kind: 'person' },
    results: ['query', 'pages'],
    resultAddress: 'fullurl',
    routes: {
      'GET /w/api.php?action=query&generator=search': {
        query: {
          pages: [
            {
              pageid: 12,
              index: 2,
              title: 'Varga (surname)',
              fullurl: 'https://en.wikipedia.org/wiki/Varga_(surname)',
            },
            {
              pageid: 11,
              index: 1,
              title: 'Ilse Varga',
              fullurl: 'https://en.wikipedia.org/wiki/Ilse_Varga',
              extract: 'Ilse Varga is a fictional chemist.',
            },
          ],
        },
      },
      'GET /w/api.php?action=query&pageids=12': { query: { pages: [{ pageid: 12, extract: 'Varga is a surname.' }] } },
    },
    expect: {
      urls: ['https://en.wikipedia.org/wiki/Ilse_Varga', 'https://en.wikipedia.org/wiki/Varga_(surname)'],
      facts: [],
      costUsd: 0,
    },
  },
  // info.orcid.org/documentation/api-tutorials
  orcid: {
    settings: { ORCID_URL: 'BASE' },
    query: { kind: 'person' },
    results: ['expanded-result'],
    resultAddress: null,
    routes: {
      'GET /v3.0/expanded-search/': {
        'expanded-result': [
          {
            'orcid-id': '0000-0002-1825-0097',
            'given-names': 'Ilse',
            'family-names': 'Varga',
            'credit-name': null,
            'other-name': ['I. Varga'],
          },
        ],
        'num-found': 1,
      },
      'GET /v3.0/0000-0002-1825-0097/record': {
        person: {
          'researcher-urls': {
            'researcher-url': [{ 'url-name': 'Home', url: { value: 'https://varga.example/' } }],
          },
        },
        'activities-summary': {
          educations: {
            'affiliation-group': [
              {
                summaries: [
                  {
                    'education-summary': {
                      'department-name': 'Chemistry',
                      'role-title': 'PhD',
                      'start-date': { year: { value: '2000' } },
                      'end-date': { year: { value: '2004' }, month: { value: '06' } },
                      organization: { name: 'Norvane University', address: { city: 'Norvane', country: 'NO' } },
                      source: { 'source-client-id': { path: 'APP-1' }, 'source-name': { value: 'Norvane University' } },
                    },
                  },
                ],
              },
            ],
          },
          qualifications: { 'affiliation-group': [] },
          employments: {
            'affiliation-group': [
              {
                summaries: [
                  {
                    'employment-summary': {
                      'role-title': 'Researcher',
                      'start-date': { year: { value: '2010' } },
                      'end-date': null,
                      organization: { name: 'Halden Robotics', address: { city: 'Halden', country: 'NO' } },
                      source: { 'source-orcid': { path: '0000-0002-1825-0097' } },
                    },
                  },
                ],
              },
              {
                summaries: [
                  {
                    'employment-summary': {
                      'role-title': 'Lecturer',
                      'start-date': { year: { value: '2006' } },
                      'end-date': { year: { value: '2009' } },
                      organization: { name: 'Institute of Invented Metals' },
                      // A publisher that wrote the item repeats what the author told it.
                      source: { 'source-client-id': { path: 'APP-2' }, 'source-name': { value: 'Journal of Fiction' } },
                    },
                  },
                ],
              },
            ],
          },
          works: {
            group: [
              {
                'work-summary': [
                  {
                    title: { title: { value: 'On invented metals &amp; alloys' } },
                    'publication-date': { year: { value: '2015' } },
                    'journal-title': { value: 'Journal of Fiction' },
                  },
                ],
              },
            ],
          },
        },
      },
    },
    expect: {
      urls: ['https://orcid.org/0000-0002-1825-0097', 'https://orcid.org/0000-0002-1825-0097#institution'],
      facts: [
        'employment Halden Robotics Researcher 2010',
        'employment Institute of Invented Metals Lecturer 2006 2009',
        'publication Journal of Fiction On invented metals & alloys 2015',
        'education Norvane University PhD 2000 2004',
      ],
      costUsd: 0,
      asserters: ['person', 'institution'],
    },
  },
  // docs.openalex.org/api-entities/authors
  openalex: {
    settings: { OPENALEX_API_KEY: 'openalex-secret-key', OPENALEX_URL: 'BASE' },
    query: { kind: 'person' },
    credential: { parameter: 'api_key', value: 'openalex-secret-key' },
    results: ['results'],
    resultAddress: null,
    routes: {
      'GET /authors': {
        results: [
          {
            id: 'https://openalex.org/A1',
            display_name: 'Ilse Varga',
            works_count: 12,
            affiliations: [{ institution: { display_name: 'Norvane University' }, years: [2012, 2010, 2011] }],
          },
        ],
      },
    },
    expect: {
      urls: ['https://openalex.org/A1'],
      facts: ['employment Norvane University'],
      costUsd: 0.001,
      asserters: ['publication'],
    },
  },
  // api.crossref.org/swagger-ui
  crossref: {
    settings: { CROSSREF_URL: 'BASE' },
    query: { kind: 'person' },
    results: ['message', 'items'],
    resultAddress: null,
    routes: {
      'GET /works': {
        message: {
          items: [
            {
              DOI: '10.5555/12345',
              title: ['On invented metals'],
              author: [
                { given: 'Otto', family: 'Brandt', affiliation: [] },
                { given: 'Ilse', family: 'Varga', affiliation: [{ name: 'Norvane University' }] },
              ],
              issued: { 'date-parts': [[2015, 4]] },
              'container-title': ['Journal of Fiction'],
            },
          ],
        },
      },
    },
    expect: {
      urls: ['https://doi.org/10.5555/12345'],
      facts: ['publication Journal of Fiction On invented metals 2015', 'employment Norvane University'],
      costUsd: 0,
      asserters: ['publication'],
    },
  },
  // docs.github.com/rest/users/users
  github: {
    settings: { GITHUB_URL: 'BASE', GITHUB_TOKEN: 'github-secret-token', GITHUB_SEARCH_BY_NAME: 'yes' },
    query: { kind: 'person' },
    credential: { header: 'authorization', value: 'Bearer github-secret-token' },
    results: ['items'],
    resultAddress: null,
    routes: {
      'GET /search/users': { total_count: 1, items: [{ login: 'ivarga' }] },
      'GET /users/ivarga/orgs': [{ login: 'norvane-metals' }],
      'GET /users/ivarga': {
        login: 'ivarga',
        name: 'Ilse Varga',
        company: '@halden-robotics',
        blog: 'varga.example',
        location: 'Norvane',
        bio: 'Chemist',
      },
    },
    expect: {
      urls: ['https://github.com/ivarga', 'https://github.com/ivarga#organizations'],
      facts: [
        'employment halden-robotics',
        'location Norvane',
        'profile_link https://varga.example',
        'employment norvane-metals',
      ],
      costUsd: 0,
      asserters: ['person', 'institution'],
    },
  },
  // api.gleif.org/docs
  gleif: {
    settings: { GLEIF_URL: 'BASE' },
    query: { kind: 'organisation', organisation: 'Halden Robotics' },
    results: ['data'],
    resultAddress: null,
    routes: {
      'GET /api/v1/lei-records': {
        data: [
          {
            id: '5299000J2N45DDNE4Y28',
            attributes: {
              lei: '5299000J2N45DDNE4Y28',
              entity: {
                legalName: { name: 'Halden Robotics AS' },
                otherNames: [{ name: 'HalRob' }],
                status: 'ACTIVE',
                jurisdiction: 'NO',
              },
            },
          },
        ],
      },
    },
    expect: {
      urls: ['https://search.gleif.org/#/record/5299000J2N45DDNE4Y28'],
      facts: [],
      costUsd: 0,
      asserters: ['register'],
    },
  },
  // ror.readme.io/docs/rest-api
  ror: {
    settings: { ROR_URL: 'BASE', ROR_CLIENT_ID: 'ror-secret-client' },
    credential: { header: 'client-id', value: 'ror-secret-client' },
    query: { kind: 'organisation', organisation: 'Norvane University' },
    results: ['items'],
    resultAddress: null,
    routes: {
      'GET /v2/organizations': {
        items: [
          {
            score: 1,
            chosen: true,
            organization: {
              id: 'https://ror.org/000000000',
              names: [
                { value: 'Norvane University', types: ['ror_display'] },
                { value: 'NVU', types: ['acronym'] },
              ],
              domains: ['norvane.example'],
              relationships: [],
            },
          },
          {
            score: 0.9,
            chosen: false,
            organization: {
              id: 'https://ror.org/000000001',
              names: [{ value: 'Norvane University Hospital', types: ['ror_display'] }],
            },
          },
        ],
      },
    },
    expect: { urls: ['https://ror.org/000000000'], facts: [], costUsd: 0, asserters: ['register'] },
  },
  // developer.company-information.service.gov.uk
  companies_house: {
    settings: { COMPANIES_HOUSE_API_KEY: 'companies-secret-key', COMPANIES_HOUSE_URL: 'BASE' },
    query: { kind: 'person' },
    credential: { header: 'authorization', value: `Basic ${btoa('companies-secret-key:')}` },
    results: ['items'],
    resultAddress: null,
    routes: {
      'GET /search/officers': { items: [{ title: 'Ilse VARGA', links: { self: '/officers/abc123/appointments' } }] },
      'GET /officers/abc123/appointments': {
        name: 'VARGA, Ilse',
        items: [
          {
            officer_role: 'managing-director',
            appointed_on: '2012-03-01',
            resigned_on: '2016-05-02',
            appointed_to: { company_name: 'HALDEN ROBOTICS LIMITED', company_number: '01234567' },
          },
          {
            officer_role: 'director',
            appointed_on: '2010-03-22',
            appointed_to: { company_name: 'NORVANE HIRE LIMITED', company_status: 'dissolved' },
          },
          {
            officer_role: 'director',
            appointed_on: '2018-01-02',
            appointed_to: { company_name: 'NORVANE METALS LIMITED', company_status: 'active' },
          },
        ],
      },
    },
    expect: {
      urls: ['https://find-and-update.company-information.service.gov.uk/officers/abc123/appointments'],
      facts: [
        'business HALDEN ROBOTICS LIMITED managing director 2012 2016',
        'business NORVANE HIRE LIMITED director 2010',
        'business NORVANE METALS LIMITED director 2018 present',
      ],
      costUsd: 0,
      asserters: ['register'],
    },
  },
  // efts.sec.gov full-text search, as its own page calls it
  sec: {
    settings: { SEC_URL: 'BASE', SEC_ARCHIVE_URL: 'BASE' },
    query: { kind: 'person' },
    results: ['hits', 'hits'],
    resultAddress: null,
    routes: {
      'GET /LATEST/search-index': {
        hits: {
          hits: [
            {
              _id: '0001234567-20-000001:form4.xml',
              _source: {
                display_names: ['Varga Ilse B  (CIK 0000000002)', 'HALDEN ROBOTICS INC  (HLDN)  (CIK 0000000001)'],
                file_type: '4',
                file_date: '2020-05-06',
                ciks: ['0000000001'],
              },
            },
          ],
        },
      },
      'GET /Archives/edgar/data/1/000123456720000001/form4.xml':
        '<ownershipDocument><reportingOwnerRelationship><isDirector>0</isDirector><isOfficer>1</isOfficer>' +
        '<officerTitle>Chief Chemist</officerTitle></reportingOwnerRelationship></ownershipDocument>',
    },
    expect: {
      urls: ['https://www.sec.gov/Archives/edgar/data/1/000123456720000001/'],
      facts: ['business HALDEN ROBOTICS INC Chief Chemist'],
      costUsd: 0,
      asserters: ['register'],
    },
  },
  // commoncrawl.org/cdxj-index
  commoncrawl: {
    settings: { COMMONCRAWL_URL: 'BASE', COMMONCRAWL_DATA_URL: 'BASE' },
    query: { kind: 'archive', text: 'https://gone.example/varga' },
    results: null,
    resultAddress: null,
    routes: {
      'GET /collinfo.json': [{ id: 'CC-MAIN-2024-10', name: 'March 2024' }],
      'GET /CC-MAIN-2024-10-index': `${JSON.stringify({ urlkey: 'x', timestamp: '20240301120000', url: 'https://gone.example/varga', mime: 'text/html', status: '200', length: String(ARCHIVE_MEMBER.length), offset: '0', filename: 'crawl-data/x.warc.gz' })}\n`,
      'GET /crawl-data/x.warc.gz': ARCHIVE_MEMBER,
    },
    expect: { urls: ['https://gone.example/varga'], facts: [], costUsd: 0 },
  },
};
