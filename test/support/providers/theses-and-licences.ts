// Answers of catalogues of theses, company registers and licence data, in the shapes of their documentation (named beside
// each), about invented people.
import type { ProviderFixture } from './fixtures.ts';

const person = { kind: 'person' as const };

const marc = (id: string, author: string, title: string, note: string): string =>
  `<record><recordSchema>MARC21-xml</recordSchema><recordData><record xmlns="http://www.loc.gov/MARC21/slim" type="Bibliographic">
   <controlfield tag="001">${id}</controlfield>
   <datafield tag="100" ind1="1" ind2=" "><subfield code="a">${author}</subfield><subfield code="4">aut</subfield></datafield>
   <datafield tag="245" ind1="0" ind2="0"><subfield code="a">${title}</subfield><subfield code="c">vorgelegt von ${author}</subfield></datafield>
   <datafield tag="502" ind1=" " ind2=" ">${note}</datafield></record></recordData></record>`;

export const DNB_ANSWER = `<?xml version="1.0" encoding="UTF-8"?>
<searchRetrieveResponse xmlns="http://www.loc.gov/zing/srw/"><version>1.1</version><numberOfRecords>4</numberOfRecords><records>
${marc('1012345678', 'Varga, Ilse', 'Erfundene Metalle &amp; ihre Verwendung', '<subfield code="b">Dissertation</subfield><subfield code="c">Universität Norvane</subfield><subfield code="d">2004</subfield>')}
${marc('1012345679', 'Varga, Ilse', 'U\u0308ber Legierungen', '<subfield code="a">Halden, Techn. Univ., Diss., 2003</subfield>')}
${marc('1012345670', 'Varga, Ilse', 'Noch ein Buch', '<subfield code="b">Habilitationsschrift</subfield><subfield code="c">Universität Norvane</subfield><subfield code="d">2010</subfield>')}
${marc('1012345671', 'Varga, Hanna', 'Anderes', '<subfield code="b">Dissertation</subfield><subfield code="c">Universität Norvane</subfield><subfield code="d">2004</subfield>')}
</records></searchRetrieveResponse>`;

export const THESES_AND_LICENCES: Record<string, ProviderFixture> = {
  // theses.fr/api/v1/recherche/openapi.yaml and the fields of documentation.abes.fr
  theses_fr: {
    settings: { THESES_FR_URL: 'BASE' },
    query: person,
    results: ['theses'],
    resultAddress: null,
    routes: {
      'GET /api/v1/theses/recherche/': {
        totalHits: 3,
        took: 4,
        theses: [
          {
            id: '2004NORV0012',
            nnt: '2004NORV0012',
            titrePrincipal: 'Des métaux inventés &amp; de leurs usages',
            auteurs: [{ ppn: '000000001', nom: 'VARGA', prenom: 'Ilse' }],
            directeurs: [{ ppn: '000000002', nom: 'Brandt', prenom: 'Otto' }],
            etabSoutenanceN: 'Université de Norvane',
            dateSoutenance: '03/12/2004',
            discipline: 'Chimie',
            status: 'soutenue',
          },
          {
            id: 's123456',
            nnt: null,
            titrePrincipal: 'Suite',
            auteurs: [{ nom: 'Varga', prenom: 'Ilse' }],
            etabSoutenanceN: 'Université de Norvane',
            dateSoutenance: null,
            discipline: 'Physique',
            status: 'enCours',
          },
          {
            id: '2005NORV0001',
            nnt: '2005NORV0001',
            titrePrincipal: 'Autre',
            auteurs: [{ nom: 'Varga', prenom: 'Hanna' }],
            directeurs: [{ nom: 'Varga', prenom: 'Ilse' }],
            etabSoutenanceN: 'Université de Norvane',
            dateSoutenance: '03/12/2005',
            status: 'soutenue',
          },
        ],
      },
    },
    expect: {
      urls: ['https://theses.fr/2004NORV0012', 'https://theses.fr/s123456'],
      facts: [
        'publication Université de Norvane Des métaux inventés & de leurs usages 2004',
        'education Université de Norvane 2004',
        'education Université de Norvane',
      ],
      costUsd: 0,
      asserters: ['register', 'register'],
    },
  },
  // dnb.de/EN/sru.html and the fields of its MARC 21 profile
  dnb: {
    settings: { DNB_URL: 'BASE' },
    query: person,
    results: null,
    resultAddress: null,
    routes: { 'GET /sru/dnb': DNB_ANSWER },
    expect: {
      urls: ['https://d-nb.info/1012345678', 'https://d-nb.info/1012345679'],
      facts: [
        'publication Universität Norvane Erfundene Metalle & ihre Verwendung 2004',
        'education Universität Norvane 2004',
        'publication Technische Universität Halden Über Legierungen 2003',
        'education Technische Universität Halden 2003',
      ],
      costUsd: 0,
      asserters: ['publication', 'publication'],
    },
  },
  // graph.openaire.eu/docs/apis/graph-api and the research product of its data model
  openaire: {
    settings: { OPENAIRE_URL: 'BASE' },
    query: person,
    results: ['results'],
    resultAddress: null,
    routes: {
      'GET /graph/v1/researchProducts': {
        header: { numFound: 3, page: 1, pageSize: 50 },
        results: [
          {
            id: 'doi_dedup___::1',
            type: 'publication',
            mainTitle: 'Invented metals &amp; their uses',
            authors: [{ fullName: 'Varga, Ilse', name: 'Ilse', surname: 'Varga', rank: 1 }],
            publicationDate: '2004-06-01',
            publisher: 'Norvane University',
            instances: [{ type: 'Doctoral thesis', urls: ['https://repository.norvane.example/1'] }],
            pids: [{ scheme: 'doi', value: '10.5555/thesis' }],
          },
          {
            id: 'dedup_wf_001::2',
            type: 'publication',
            mainTitle: 'On alloys',
            author: [{ fullName: 'Varga, Ilse' }],
            publicationDate: '2000',
            publisher: null,
            organizations: [{ legalName: 'Halden Polytechnic' }],
            instances: [{ type: 'Master thesis', urls: ['https://repository.halden.example/2'] }],
          },
          {
            id: 'dedup_wf_001::3',
            type: 'publication',
            mainTitle: 'A paper',
            authors: [{ fullName: 'Varga, Ilse' }],
            instances: [{ type: 'Article', urls: ['https://journal.example/3'] }],
          },
        ],
      },
    },
    expect: {
      urls: ['https://doi.org/10.5555/thesis', 'https://repository.halden.example/2'],
      facts: [
        'publication Norvane University Invented metals & their uses 2004',
        'education Norvane University 2004',
        'publication Halden Polytechnic On alloys 2000',
        'education Halden Polytechnic 2000',
      ],
      costUsd: 0,
      asserters: ['publication', 'publication'],
    },
  },
  // ares.gov.cz/swagger-ui, schemas of `ekonomicke-subjekty` and `ekonomicke-subjekty-vr`
  ares: {
    settings: { ARES_URL: 'BASE' },
    query: { kind: 'organisation', organisation: 'Halden Robotics' },
    results: ['ekonomickeSubjekty'],
    resultAddress: null,
    routes: {
      'POST /ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty/vyhledat': {
        pocetCelkem: 1,
        ekonomickeSubjekty: [{ ico: '01234567', obchodniJmeno: 'Halden Robotics s.r.o.', pravniForma: '112' }],
      },
      'GET /ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty-vr/01234567': {
        icoId: '01234567',
        zaznamy: [
          {
            primarniZaznam: true,
            statutarniOrgany: [
              {
                nazevOrganu: 'Statutární orgán',
                clenoveOrganu: [
                  {
                    datumZapisu: '2015-03-01',
                    datumVymazu: '2018-01-05',
                    clenstvi: { funkce: { nazev: 'Jednatel', vznikFunkce: '2015-02-20' } },
                    fyzickaOsoba: { jmeno: 'ILSE', prijmeni: 'VARGA', datumNarozeni: '1975-01-01' },
                  },
                  {
                    datumZapisu: '2018-01-05',
                    clenstvi: { funkce: { nazev: 'Jednatel', vznikFunkce: '2015-02-20' } },
                    fyzickaOsoba: { jmeno: 'ILSE', prijmeni: 'VARGA', datumNarozeni: '1975-01-01' },
                  },
                  {
                    datumZapisu: '2010-01-05',
                    clenstvi: { funkce: { nazev: 'Jednatel' } },
                    fyzickaOsoba: { jmeno: 'OTTO', prijmeni: 'BRANDT' },
                  },
                ],
              },
            ],
            ostatniOrgany: [
              {
                nazevOrganu: 'Dozorčí rada',
                clenoveOrganu: [
                  {
                    datumVymazu: '2014-06-30',
                    clenstvi: {
                      clenstvi: { vznikClenstvi: '2012-01-01', zanikClenstvi: '2014-06-15' },
                      funkce: { nazev: 'člen dozorčí rady' },
                    },
                    fyzickaOsoba: { jmeno: 'ILSE', prijmeni: 'VARGA' },
                  },
                ],
              },
            ],
            spolecnici: [
              {
                spolecnik: [
                  { datumZapisu: '2015-03-01', osoba: { fyzickaOsoba: { jmeno: 'ILSE', prijmeni: 'VARGA' } } },
                ],
              },
            ],
          },
        ],
      },
    },
    expect: {
      urls: ['https://ares.gov.cz/ekonomicke-subjekty/res/01234567'],
      facts: [
        'business Halden Robotics s.r.o. Managing director 2015',
        'business Halden Robotics s.r.o. Member of the supervisory board 2012 2014',
        'business Halden Robotics s.r.o. Partner',
      ],
      costUsd: 0,
      asserters: ['register'],
    },
  },
  // prs.ms.gov.pl/krs/openApi; the extract as the interface answers it, names masked as it masks them
  krs: {
    settings: { KRS_URL: 'BASE', KRS_GLEIF_URL: 'BASE' },
    query: { kind: 'organisation', organisation: 'Halden Robotics' },
    results: ['data'],
    resultAddress: null,
    routes: {
      'GET /api/v1/lei-records': {
        data: [
          {
            attributes: {
              entity: {
                legalName: { name: 'HALDEN ROBOTICS SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ' },
                registeredAs: '0000123456',
                jurisdiction: 'PL',
              },
            },
          },
        ],
      },
      'GET /api/krs/OdpisAktualny/0000123456?rejestr=P&format=json': {
        odpis: {
          rodzaj: 'Aktualny',
          naglowekA: { rejestr: 'RejP', numerKRS: '0000123456', dataRejestracjiWKRS: '08.03.2012' },
          dane: {
            dzial1: {
              danePodmiotu: {
                formaPrawna: 'SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
                nazwa: 'HALDEN ROBOTICS SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
              },
            },
            dzial2: {
              reprezentacja: {
                nazwaOrganu: 'ZARZĄD',
                sklad: [
                  {
                    nazwisko: { nazwiskoICzlon: 'V****' },
                    imiona: { imie: 'I***' },
                    funkcjaWOrganie: 'PREZES ZARZĄDU',
                  },
                ],
              },
            },
          },
        },
      },
    },
    expect: {
      urls: ['https://wyszukiwarka-krs.ms.gov.pl/podmiot/0000123456'],
      facts: [],
      costUsd: 0,
      asserters: ['register'],
    },
  },
  // dev.socrata.com and the columns of data.ny.gov/d/eqw2-r5nb
  ny_attorneys: {
    settings: { NY_ATTORNEYS_URL: 'BASE', SOCRATA_APP_TOKEN: 'socrata-secret-token' },
    credential: { header: 'x-app-token', value: 'socrata-secret-token' },
    query: person,
    results: null,
    resultAddress: null,
    routes: {
      'GET /resource/eqw2-r5nb.json': [
        {
          registration_number: '5463856',
          first_name: 'ILSE',
          last_name: 'VARGA',
          company_name: 'VARGA & BRANDT LLP',
          year_admitted: '2006',
          law_school: 'NORVANE LAW SCHOOL',
          status: 'Currently registered',
        },
        { registration_number: '5463857', first_name: 'HANNA', last_name: 'VARGA', status: 'Retired' },
      ],
    },
    expect: {
      urls: ['https://data.ny.gov/resource/eqw2-r5nb.json?registration_number=5463856'],
      facts: [
        'credential New York State Unified Court System Attorney 5463856 2006',
        'education Norvane Law School',
        'employment Varga & Brandt Llp',
      ],
      costUsd: 0,
      asserters: ['register'],
    },
  },
  // dev.socrata.com and the columns of data.wa.gov/d/qxh8-f4bd
  wa_health: {
    settings: { WA_HEALTH_URL: 'BASE', SOCRATA_APP_TOKEN: 'socrata-secret-token' },
    credential: { header: 'x-app-token', value: 'socrata-secret-token' },
    query: person,
    results: null,
    resultAddress: null,
    routes: {
      'GET /resource/qxh8-f4bd.json': [
        {
          credentialnumber: 'RN60123456',
          lastname: 'VARGA',
          firstname: 'ILSE',
          credentialtype: 'Registered Nurse License',
          status: 'ACTIVE',
          firstissuedate: '20100315',
          expirationdate: '20270101',
        },
        {
          credentialnumber: 'NC10012345',
          lastname: 'VARGA',
          firstname: 'ILSE',
          credentialtype: 'Nursing Assistant Certification',
          status: 'EXPIRED',
          firstissuedate: '20050601',
          expirationdate: '20110601',
        },
      ],
    },
    expect: {
      urls: [
        'https://data.wa.gov/resource/qxh8-f4bd.json?credentialnumber=RN60123456',
        'https://data.wa.gov/resource/qxh8-f4bd.json?credentialnumber=NC10012345',
      ],
      facts: [
        'credential Washington State Department of Health Registered Nurse License RN60123456 2010',
        'credential Washington State Department of Health Nursing Assistant Certification NC10012345 2005 2011',
      ],
      costUsd: 0,
      asserters: ['register', 'register'],
    },
  },
};
