// Hosts of official registers, and what each of them records. A register is known by its host and by nothing else: a site that
// calls itself a register is not one. One row: host | what it records.

const ROWS = `
company-information.service.gov.uk | companies and their officers, United Kingdom
sec.gov | filings of listed companies, United States
gleif.org | legal entities, worldwide
opencorporates.com | entries collected from official company registers, worldwide
handelsregister.de | companies, Germany
unternehmensregister.de | companies, Germany
e-justice.europa.eu | registers of the European Union
firmenbuch.at | companies, Austria
zefix.ch | companies, Switzerland
kvk.nl | companies, Netherlands
kbopub.economie.fgov.be | companies, Belgium
annuaire-entreprises.data.gouv.fr | companies, France
infogreffe.fr | companies, France
registroimprese.it | companies, Italy
rmc.es | companies, Spain
brreg.no | companies, Norway
bolagsverket.se | companies, Sweden
virk.dk | companies, Denmark
prh.fi | companies, Finland
ariregister.rik.ee | companies, Estonia
cro.ie | companies, Ireland
ekrs.ms.gov.pl | companies, Poland
wyszukiwarka-krs.ms.gov.pl | companies, Poland
or.justice.cz | companies, Czechia
ares.gov.cz | companies, Czechia
asic.gov.au | companies and licences, Australia
abr.business.gov.au | companies, Australia
companies-register.companiesoffice.govt.nz | companies, New Zealand
ised-isde.canada.ca | companies, Canada
bizfile.gov.sg | companies, Singapore
mca.gov.in | companies, India
npiregistry.cms.hhs.gov | health professionals, United States
brokercheck.finra.org | brokers and advisers, United States
adviserinfo.sec.gov | investment advisers, United States
finra.org | brokers and advisers, United States
gmc-uk.org | doctors, United Kingdom
nmc.org.uk | nurses and midwives, United Kingdom
gdc-uk.org | dentists, United Kingdom
pharmacyregulation.org | pharmacists, United Kingdom
hcpc-uk.org | health and care professionals, United Kingdom
sra.org.uk | solicitors, England and Wales
lawsociety.org.uk | solicitors, England and Wales
barstandardsboard.org.uk | barristers, England and Wales
register.fca.org.uk | financial services, United Kingdom
register-of-charities.charitycommission.gov.uk | charities, England and Wales
ahpra.gov.au | health professionals, Australia
calbar.ca.gov | attorneys, California
bioguide.congress.gov | members of Congress, United States
uscourts.gov | courts and judges, United States
fjc.gov | federal judges, United States
patentcenter.uspto.gov | patents, United States
theses.fr | doctoral theses, France
data.epo.org | patents, Europe
register.epo.org | patents, Europe
`;

export interface OfficialRegister {
  host: string;
  records: string;
}

export const OFFICIAL_REGISTERS: readonly OfficialRegister[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [host = '', records = ''] = row.split('|').map((cell) => cell.trim());
    return { host, records };
  });
