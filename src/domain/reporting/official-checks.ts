// Where degrees and companies can be checked officially, by country, and what a check of a degree takes: a contract, the consent
// of the person, or the person's own hand. Written by hand from the services' own names; a country without a row gets the
// general advice.

export interface OfficialCheck {
  service: string;
  url: string;
}

export interface DegreeCheck extends OfficialCheck {
  /** What it takes, as the end of a sentence. */
  takes: string;
}

export interface CountryChecks {
  /** ISO 3166-1, as the organisation data writes it. */
  code: string;
  /** As a sentence writes it. */
  name: string;
  degrees?: DegreeCheck;
  companies?: OfficialCheck;
}

const CONSENT = 'with the consent of the person';
const SHARED = 'which the person opens for you';

/** By the name of the country as `places` writes it. */
export const OFFICIAL_CHECKS: Readonly<Record<string, CountryChecks>> = {
  'united states': {
    code: 'US',
    name: 'the United States',
    degrees: {
      service: 'the National Student Clearinghouse',
      url: 'https://www.studentclearinghouse.org',
      takes: `under a contract and ${CONSENT}`,
    },
    companies: {
      service: 'the register of the state, or EDGAR for listed companies',
      url: 'https://www.sec.gov/edgar',
    },
  },
  'united kingdom': {
    code: 'GB',
    name: 'the United Kingdom',
    degrees: { service: 'Hedd', url: 'https://hedd.ac.uk', takes: `for a fee and ${CONSENT}` },
    companies: { service: 'Companies House', url: 'https://find-and-update.company-information.service.gov.uk' },
  },
  ireland: {
    code: 'IE',
    name: 'Ireland',
    companies: { service: 'the Companies Registration Office', url: 'https://core.cro.ie' },
  },
  netherlands: {
    code: 'NL',
    name: 'the Netherlands',
    degrees: {
      service: 'the diploma register of DUO',
      url: 'https://duo.nl/particulier/diploma-opzoeken.jsp',
      takes: 'by an extract that the person orders',
    },
    companies: { service: 'the Chamber of Commerce (KVK)', url: 'https://www.kvk.nl' },
  },
  norway: {
    code: 'NO',
    name: 'Norway',
    degrees: { service: 'Vitnemålsportalen', url: 'https://www.vitnemalsportalen.no', takes: SHARED },
    companies: { service: 'the Brønnøysund registers', url: 'https://www.brreg.no' },
  },
  sweden: {
    code: 'SE',
    name: 'Sweden',
    degrees: {
      service: 'Ladok',
      url: 'https://www.student.ladok.se/student/app/studentwebb/kontrollera-intyg',
      takes: 'by the code on a certificate that the person hands over',
    },
    companies: { service: 'Bolagsverket', url: 'https://bolagsverket.se' },
  },
  denmark: {
    code: 'DK',
    name: 'Denmark',
    companies: { service: 'the Central Business Register (CVR)', url: 'https://datacvr.virk.dk' },
  },
  finland: {
    code: 'FI',
    name: 'Finland',
    companies: { service: 'the Business Information System (YTJ)', url: 'https://www.ytj.fi' },
  },
  germany: {
    code: 'DE',
    name: 'Germany',
    companies: { service: 'the Handelsregister', url: 'https://www.handelsregister.de' },
  },
  austria: {
    code: 'AT',
    name: 'Austria',
    companies: { service: 'the Firmenbuch', url: 'https://justizonline.gv.at' },
  },
  switzerland: { code: 'CH', name: 'Switzerland', companies: { service: 'Zefix', url: 'https://www.zefix.ch' } },
  france: {
    code: 'FR',
    name: 'France',
    degrees: {
      service: 'the diploma service of the ministry',
      url: 'https://diplome.gouv.fr',
      takes: 'by a certificate that the person shares',
    },
    companies: { service: 'the Annuaire des Entreprises', url: 'https://annuaire-entreprises.data.gouv.fr' },
  },
  belgium: {
    code: 'BE',
    name: 'Belgium',
    degrees: {
      service: 'the database of diplomas of Flanders (LED)',
      url: 'https://www.ledb.be',
      takes: SHARED,
    },
    companies: { service: 'the Crossroads Bank for Enterprises', url: 'https://kbopub.economie.fgov.be' },
  },
  spain: {
    code: 'ES',
    name: 'Spain',
    companies: { service: 'the Registro Mercantil', url: 'https://www.registradores.org' },
  },
  poland: {
    code: 'PL',
    name: 'Poland',
    companies: { service: 'the National Court Register (KRS)', url: 'https://wyszukiwarka-krs.ms.gov.pl' },
  },
  'czech republic': {
    code: 'CZ',
    name: 'Czechia',
    companies: { service: 'the register of companies', url: 'https://or.justice.cz' },
  },
  ukraine: {
    code: 'UA',
    name: 'Ukraine',
    degrees: {
      service: 'the state register of education documents (EDEBO)',
      url: 'https://info.edbo.gov.ua',
      takes: 'by the number of the diploma',
    },
  },
  india: {
    code: 'IN',
    name: 'India',
    degrees: { service: 'the National Academic Depository', url: 'https://nad.digilocker.gov.in', takes: CONSENT },
    companies: { service: 'the Ministry of Corporate Affairs', url: 'https://www.mca.gov.in' },
  },
  china: {
    code: 'CN',
    name: 'China',
    degrees: { service: 'CHSI', url: 'https://www.chsi.com.cn', takes: 'by a report that the person orders' },
    companies: { service: 'the National Enterprise Credit Information System', url: 'https://www.gsxt.gov.cn' },
  },
  singapore: {
    code: 'SG',
    name: 'Singapore',
    degrees: {
      service: 'OpenCerts',
      url: 'https://www.opencerts.io',
      takes: 'by the file that the person received with the degree',
    },
    companies: { service: 'ACRA Bizfile', url: 'https://www.bizfile.gov.sg' },
  },
  japan: {
    code: 'JP',
    name: 'Japan',
    companies: { service: 'the corporate number site of the tax agency', url: 'https://www.houjin-bangou.nta.go.jp' },
  },
  australia: {
    code: 'AU',
    name: 'Australia',
    degrees: { service: 'My eQuals', url: 'https://www.myequals.edu.au', takes: SHARED },
    companies: { service: 'ASIC', url: 'https://asic.gov.au' },
  },
  'new zealand': {
    code: 'NZ',
    name: 'New Zealand',
    degrees: { service: 'My eQuals', url: 'https://www.myequals.edu.au', takes: SHARED },
    companies: { service: 'the Companies Register', url: 'https://companies-register.companiesoffice.govt.nz' },
  },
  canada: {
    code: 'CA',
    name: 'Canada',
    degrees: { service: 'My Creds', url: 'https://mycreds.ca', takes: SHARED },
    companies: { service: "Canada's Business Registries", url: 'https://ised-isde.canada.ca/cbr-rec' },
  },
  'south africa': {
    code: 'ZA',
    name: 'South Africa',
    degrees: {
      service: 'the verification service of SAQA',
      url: 'https://www.saqa.org.za',
      takes: `for a fee and ${CONSENT}`,
    },
  },
};

/** By ISO code. */
export function checksOfCode(code: string): CountryChecks | undefined {
  return Object.values(OFFICIAL_CHECKS).find((row) => row.code === code);
}
