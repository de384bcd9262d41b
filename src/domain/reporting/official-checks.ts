// Where degrees and companies can be checked officially, by country. Written by hand from the services' own names; a country
// without a row gets the general advice.

export interface OfficialCheck {
  service: string;
  url: string;
}

export interface CountryChecks {
  degrees?: OfficialCheck;
  companies?: OfficialCheck;
}

/** By the name of the country as `places` writes it. */
export const OFFICIAL_CHECKS: Readonly<Record<string, CountryChecks>> = {
  'united states': {
    degrees: { service: 'National Student Clearinghouse', url: 'https://www.studentclearinghouse.org' },
    companies: {
      service: 'the register of the state, or EDGAR for listed companies',
      url: 'https://www.sec.gov/edgar',
    },
  },
  'united kingdom': {
    degrees: { service: 'Hedd', url: 'https://hedd.ac.uk' },
    companies: { service: 'Companies House', url: 'https://find-and-update.company-information.service.gov.uk' },
  },
  ireland: { companies: { service: 'the Companies Registration Office', url: 'https://core.cro.ie' } },
  netherlands: {
    degrees: { service: 'the diploma register of DUO', url: 'https://duo.nl/particulier/diploma-opzoeken.jsp' },
    companies: { service: 'the Chamber of Commerce (KVK)', url: 'https://www.kvk.nl' },
  },
  norway: {
    degrees: { service: 'Vitnemålsportalen', url: 'https://www.vitnemalsportalen.no' },
    companies: { service: 'the Brønnøysund registers', url: 'https://www.brreg.no' },
  },
  sweden: { companies: { service: 'Bolagsverket', url: 'https://bolagsverket.se' } },
  denmark: { companies: { service: 'the Central Business Register (CVR)', url: 'https://datacvr.virk.dk' } },
  finland: { companies: { service: 'the Business Information System (YTJ)', url: 'https://www.ytj.fi' } },
  germany: { companies: { service: 'the Handelsregister', url: 'https://www.handelsregister.de' } },
  austria: { companies: { service: 'the Firmenbuch', url: 'https://justizonline.gv.at' } },
  switzerland: { companies: { service: 'Zefix', url: 'https://www.zefix.ch' } },
  france: {
    degrees: { service: 'the diploma service of the ministry', url: 'https://diplome.gouv.fr' },
    companies: { service: 'the Annuaire des Entreprises', url: 'https://annuaire-entreprises.data.gouv.fr' },
  },
  belgium: {
    companies: { service: 'the Crossroads Bank for Enterprises', url: 'https://kbopub.economie.fgov.be' },
  },
  spain: { companies: { service: 'the Registro Mercantil', url: 'https://www.registradores.org' } },
  poland: { companies: { service: 'the National Court Register (KRS)', url: 'https://ekrs.ms.gov.pl' } },
  india: {
    degrees: { service: 'the National Academic Depository', url: 'https://nad.digilocker.gov.in' },
    companies: { service: 'the Ministry of Corporate Affairs', url: 'https://www.mca.gov.in' },
  },
  china: {
    degrees: { service: 'CHSI', url: 'https://www.chsi.com.cn' },
    companies: { service: 'the National Enterprise Credit Information System', url: 'https://www.gsxt.gov.cn' },
  },
  singapore: { companies: { service: 'ACRA Bizfile', url: 'https://www.bizfile.gov.sg' } },
  japan: {
    companies: { service: 'the corporate number site of the tax agency', url: 'https://www.houjin-bangou.nta.go.jp' },
  },
  australia: {
    degrees: { service: 'My eQuals', url: 'https://www.myequals.edu.au' },
    companies: { service: 'ASIC', url: 'https://asic.gov.au' },
  },
  'new zealand': {
    degrees: { service: 'My eQuals', url: 'https://www.myequals.edu.au' },
    companies: { service: 'the Companies Register', url: 'https://companies-register.companiesoffice.govt.nz' },
  },
  canada: {
    degrees: { service: 'My Creds', url: 'https://mycreds.ca' },
    companies: { service: "Canada's Business Registries", url: 'https://ised-isde.canada.ca/cbr-rec' },
  },
};
