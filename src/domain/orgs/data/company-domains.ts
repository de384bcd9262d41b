// Domains that well-known employers publish under, written by hand from general knowledge. Name as in the table of employers,
// or any name the employer is called by | domains, the one with the pages about people first.

export const COMPANY_DOMAINS = `
Alphabet | abc.xyz
Google | google.com research.google
DeepMind | deepmind.google deepmind.com
YouTube | youtube.com
Waymo | waymo.com
Verily | verily.com
Meta | meta.com facebook.com
Microsoft | microsoft.com
LinkedIn | linkedin.com
GitHub | github.com
Activision Blizzard | activisionblizzard.com
Amazon | amazon.com amazon.science aboutamazon.com
Amazon Web Services | aws.amazon.com
Twitch | twitch.tv
Whole Foods Market | wholefoodsmarket.com
Apple | apple.com
X Corp | x.com
OpenAI | openai.com
Anthropic | anthropic.com
Mistral AI | mistral.ai
Hugging Face | huggingface.co
Databricks | databricks.com
Snowflake | snowflake.com
Palantir | palantir.com
Stripe | stripe.com
Shopify | shopify.com
Spotify | spotify.com
Netflix | netflix.com
Uber | uber.com
Lyft | lyft.com
Airbnb | airbnb.com
Booking.com | booking.com
DoorDash | doordash.com
Dropbox | dropbox.com
Box | box.com
Atlassian | atlassian.com
Canva | canva.com
Figma | figma.com
Notion | notion.so
Zoom | zoom.us zoom.com
Cloudflare | cloudflare.com
Twilio | twilio.com
Datadog | datadoghq.com
Elastic | elastic.co
MongoDB | mongodb.com
Confluent | confluent.io
HashiCorp | hashicorp.com
GitLab | gitlab.com about.gitlab.com
Mozilla | mozilla.org
Wikimedia Foundation | wikimedia.org wikimediafoundation.org
Red Hat | redhat.com
Canonical | canonical.com
SUSE | suse.com
JetBrains | jetbrains.com
Adobe | adobe.com
Autodesk | autodesk.com
Nvidia | nvidia.com
IBM | ibm.com research.ibm.com
Hewlett-Packard | hp.com
Hewlett Packard Enterprise | hpe.com
Intel | intel.com
Advanced Micro Devices | amd.com
Arm | arm.com
Qualcomm | qualcomm.com
Micron | micron.com
Texas Instruments | ti.com
Analog Devices | analog.com
NXP Semiconductors | nxp.com
Infineon | infineon.com
STMicroelectronics | st.com
ASML | asml.com
Taiwan Semiconductor Manufacturing Company | tsmc.com
Foxconn | foxconn.com
MediaTek | mediatek.com
Oracle | oracle.com
SAP | sap.com
Salesforce | salesforce.com
Slack | slack.com
ServiceNow | servicenow.com
Workday | workday.com
Cisco | cisco.com
Juniper Networks | juniper.net
Dell | dell.com
VMware | vmware.com
Broadcom | broadcom.com
Block | block.xyz squareup.com
Intuit | intuit.com
PayPal | paypal.com
Visa | visa.com
Mastercard | mastercard.com
eBay | ebay.com ebayinc.com
Yahoo | yahooinc.com yahoo.com
Verizon | verizon.com
AT&T | att.com
T-Mobile | t-mobile.com
Bell Labs | nokia.com bell-labs.com
Nokia | nokia.com
Ericsson | ericsson.com
Xerox | xerox.com
Accenture | accenture.com
Capgemini | capgemini.com
Cognizant | cognizant.com
PricewaterhouseCoopers | pwc.com
Ernst & Young | ey.com
KPMG | kpmg.com
Deloitte | deloitte.com
McKinsey | mckinsey.com
Boston Consulting Group | bcg.com
Bain & Company | bain.com
Strategy& | strategyand.pwc.com
Oliver Wyman | oliverwyman.com
Roland Berger | rolandberger.com
Booz Allen Hamilton | boozallen.com
Goldman Sachs | goldmansachs.com
JPMorgan Chase | jpmorganchase.com jpmorgan.com
Morgan Stanley | morganstanley.com
Bank of America | bankofamerica.com
Merrill Lynch | ml.com
Citigroup | citigroup.com citi.com
Wells Fargo | wellsfargo.com
UBS | ubs.com
Deutsche Bank | db.com
Commerzbank | commerzbank.de commerzbank.com
HSBC | hsbc.com
Barclays | barclays.com home.barclays
Lloyds Banking Group | lloydsbankinggroup.com
NatWest | natwestgroup.com
Standard Chartered | sc.com
BNP Paribas | group.bnpparibas bnpparibas.com
Société Générale | societegenerale.com
Crédit Agricole | credit-agricole.com
ING | ing.com
Santander | santander.com
BBVA | bbva.com
UniCredit | unicreditgroup.eu
Intesa Sanpaolo | intesasanpaolo.com
BlackRock | blackrock.com
Vanguard | vanguard.com
Blackstone | blackstone.com
KKR | kkr.com
Bridgewater Associates | bridgewater.com
Citadel | citadel.com
Two Sigma | twosigma.com
Jane Street | janestreet.com
State Street | statestreet.com
Fidelity | fidelity.com
Charles Schwab | schwab.com aboutschwab.com
American International Group | aig.com
Allianz | allianz.com
AXA | axa.com
Zurich Insurance | zurich.com
Swiss Re | swissre.com
Munich Re | munichre.com
American Express | americanexpress.com
Berkshire Hathaway | berkshirehathaway.com
Northern Trust | northerntrust.com
Travelers | travelers.com
General Electric | ge.com geaerospace.com
GE Healthcare | gehealthcare.com
General Motors | gm.com
Ford | ford.com
Stellantis | stellantis.com
Mercedes-Benz Group | mercedes-benz.com
BMW | bmwgroup.com bmw.com
Volkswagen | volkswagen-group.com volkswagen.com
Audi | audi.com
Porsche | porsche.com
Renault | renaultgroup.com
Volvo | volvogroup.com volvocars.com
Toyota | toyota.com global.toyota
Honda | honda.com global.honda
Nissan | nissan-global.com
Hyundai | hyundai.com
Tesla | tesla.com
Rivian | rivian.com
SpaceX | spacex.com
Blue Origin | blueorigin.com
Boeing | boeing.com
Lockheed Martin | lockheedmartin.com
RTX | rtx.com
Northrop Grumman | northropgrumman.com
General Dynamics | gd.com
L3Harris | l3harris.com
Airbus | airbus.com
BAE Systems | baesystems.com
Rolls-Royce | rolls-royce.com
Thales | thalesgroup.com
Safran | safran-group.com
Leonardo | leonardo.com
Saab | saab.com
Siemens | siemens.com
Siemens Healthineers | siemens-healthineers.com
Siemens Energy | siemens-energy.com
Bosch | bosch.com
Continental | continental.com
ZF Friedrichshafen | zf.com
ThyssenKrupp | thyssenkrupp.com
ABB | abb.com
Schneider Electric | se.com
Philips | philips.com
Ørsted | orsted.com
Vestas | vestas.com
Maersk | maersk.com
Shell | shell.com
BP | bp.com
ExxonMobil | exxonmobil.com
Chevron | chevron.com
ConocoPhillips | conocophillips.com
TotalEnergies | totalenergies.com
Equinor | equinor.com
Eni | eni.com
Repsol | repsol.com
Saudi Aramco | aramco.com
Petrobras | petrobras.com.br
Schlumberger | slb.com
Halliburton | halliburton.com
Procter & Gamble | pg.com
Unilever | unilever.com
Nestlé | nestle.com
Danone | danone.com
L'Oréal | loreal.com
LVMH | lvmh.com
Coca-Cola | coca-colacompany.com
PepsiCo | pepsico.com
Mondelez | mondelezinternational.com
Kraft Heinz | kraftheinzcompany.com
Mars | mars.com
Anheuser-Busch InBev | ab-inbev.com
Heineken | theheinekencompany.com
Diageo | diageo.com
Altria | altria.com
Philip Morris International | pmi.com
Walmart | walmart.com corporate.walmart.com
Target | target.com corporate.target.com
Costco | costco.com
Home Depot | homedepot.com
IKEA | ikea.com
H&M | hmgroup.com
Inditex | inditex.com
Adidas | adidas-group.com
Nike | nike.com about.nike.com
Lego | lego.com
Macy's | macysinc.com
Minnesota Mining and Manufacturing | 3m.com
DuPont | dupont.com
Dow | dow.com
BASF | basf.com
Bayer | bayer.com
Novartis | novartis.com
Roche | roche.com
Genentech | gene.com
Pfizer | pfizer.com
Moderna | modernatx.com
BioNTech | biontech.com
Merck & Co | merck.com
Merck KGaA | merckgroup.com
GlaxoSmithKline | gsk.com
AstraZeneca | astrazeneca.com
Sanofi | sanofi.com
Novo Nordisk | novonordisk.com
Boehringer Ingelheim | boehringer-ingelheim.com
Bristol Myers Squibb | bms.com
Johnson & Johnson | jnj.com
Eli Lilly | lilly.com
Abbott | abbott.com
AbbVie | abbvie.com
Amgen | amgen.com
Gilead Sciences | gilead.com
Regeneron | regeneron.com
Biogen | biogen.com
Medtronic | medtronic.com
Thermo Fisher Scientific | thermofisher.com
Illumina | illumina.com
Takeda | takeda.com
Mayo Clinic | mayoclinic.org mayo.edu
Cleveland Clinic | clevelandclinic.org
Kaiser Permanente | kaiserpermanente.org
Massachusetts General Hospital | massgeneral.org
Memorial Sloan Kettering Cancer Center | mskcc.org
Elsevier | elsevier.com
RELX | relx.com
Thomson Reuters | thomsonreuters.com
Springer Nature | springernature.com
John Wiley & Sons | wiley.com
Penguin Random House | penguinrandomhouse.com
News Corp | newscorp.com
The Walt Disney Company | thewaltdisneycompany.com disney.com
Pixar | pixar.com
NBCUniversal | nbcuniversal.com
Comcast | comcast.com corporate.comcast.com
Paramount Global | paramount.com
Warner Bros. Discovery | wbd.com
CNN | cnn.com
HBO | hbo.com
BBC | bbc.co.uk bbc.com
NPR | npr.org
PBS | pbs.org
Associated Press | ap.org apnews.com
Reuters | reuters.com
Bloomberg | bloomberg.com bloomberg.net
The New York Times | nytimes.com nytco.com
The Washington Post | washingtonpost.com
The Wall Street Journal | wsj.com
The Guardian | theguardian.com
Financial Times | ft.com
The Economist | economist.com
Der Spiegel | spiegel.de
Le Monde | lemonde.fr
El País | elpais.com
Sony | sony.com
Nintendo | nintendo.com
Panasonic | panasonic.com
Hitachi | hitachi.com
Toshiba | toshiba.com
Fujitsu | fujitsu.com
NEC | nec.com
Canon | canon.com global.canon
SoftBank | softbank.jp group.softbank
Rakuten | rakuten.com global.rakuten.com
Samsung | samsung.com
LG | lg.com
SK Hynix | skhynix.com
Naver | navercorp.com
Kakao | kakaocorp.com
Lenovo | lenovo.com
Huawei | huawei.com
Xiaomi | mi.com
Alibaba | alibabagroup.com alibaba.com
Tencent | tencent.com
Baidu | baidu.com
ByteDance | bytedance.com
JD.com | jd.com
Tata Consultancy Services | tcs.com
Infosys | infosys.com
Wipro | wipro.com
HCLTech | hcltech.com
Reliance Industries | ril.com
Flipkart | flipkart.com
Tata Group | tata.com
Larsen & Toubro | larsentoubro.com
State Bank of India | sbi.co.in
Commonwealth Bank of Australia | commbank.com.au
Telstra | telstra.com.au
Royal Bank of Canada | rbc.com
Toronto-Dominion Bank | td.com
Bank of Montreal | bmo.com
Bank of Nova Scotia | scotiabank.com
Vodafone | vodafone.com
British Telecom | bt.com
Deutsche Telekom | telekom.com
Telefónica | telefonica.com
Orange | orange.com
Veolia | veolia.com
Engie | engie.com
EDF | edf.fr
E.ON | eon.com
RWE | rwe.com
Iberdrola | iberdrola.com
Enel | enel.com
Deutsche Bahn | deutschebahn.com
SNCF | sncf.com
DHL | dhl.com group.dhl.com
FedEx | fedex.com
UPS | ups.com about.ups.com
Deutsche Lufthansa | lufthansagroup.com lufthansa.com
Air France-KLM | airfranceklm.com
British Airways | britishairways.com
American Airlines | aa.com
United Airlines | united.com
Delta Air Lines | delta.com
Southwest Airlines | southwest.com
Marriott | marriott.com
Hilton | hilton.com
Federal Bureau of Investigation | fbi.gov
National Security Agency | nsa.gov
National Aeronautics and Space Administration | nasa.gov
Jet Propulsion Laboratory | jpl.nasa.gov
National Institutes of Health | nih.gov
National Science Foundation | nsf.gov
National Institute of Standards and Technology | nist.gov
Food and Drug Administration | fda.gov
Centers for Disease Control and Prevention | cdc.gov
Environmental Protection Agency | epa.gov
Securities and Exchange Commission | sec.gov
Federal Reserve | federalreserve.gov
Los Alamos National Laboratory | lanl.gov
Lawrence Livermore National Laboratory | llnl.gov
Lawrence Berkeley National Laboratory | lbl.gov
Argonne National Laboratory | anl.gov
Oak Ridge National Laboratory | ornl.gov
Brookhaven National Laboratory | bnl.gov
Sandia National Laboratories | sandia.gov
Pacific Northwest National Laboratory | pnnl.gov
Fermilab | fnal.gov
SLAC National Accelerator Laboratory | slac.stanford.edu
United States Department of State | state.gov
United States Department of Energy | energy.gov
United States Department of Justice | justice.gov
United States Senate | senate.gov
United States House of Representatives | house.gov
European Commission | ec.europa.eu commission.europa.eu
European Parliament | europarl.europa.eu
European Central Bank | ecb.europa.eu
European Space Agency | esa.int
European Organization for Nuclear Research | home.cern cern.ch
European Molecular Biology Laboratory | embl.org
United Nations | un.org
World Health Organization | who.int
United Nations Educational, Scientific and Cultural Organization | unesco.org
United Nations Children's Fund | unicef.org
World Bank | worldbank.org
International Monetary Fund | imf.org
North Atlantic Treaty Organization | nato.int
Organisation for Economic Co-operation and Development | oecd.org
Max Planck Society | mpg.de
Fraunhofer Society | fraunhofer.de
Helmholtz Association | helmholtz.de
German Aerospace Center | dlr.de
French National Centre for Scientific Research | cnrs.fr
Inria | inria.fr
Commissariat à l'énergie atomique | cea.fr
Institut Pasteur | pasteur.fr
Spanish National Research Council | csic.es
National Research Council (Italy) | cnr.it
TNO | tno.nl
VTT | vttresearch.com
SINTEF | sintef.no
Commonwealth Scientific and Industrial Research Organisation | csiro.au
RIKEN | riken.jp
Chinese Academy of Sciences | cas.cn
National Health Service | nhs.uk england.nhs.uk
Bank of England | bankofengland.co.uk
The Alan Turing Institute | turing.ac.uk
Wellcome Trust | wellcome.org
Francis Crick Institute | crick.ac.uk
Broad Institute | broadinstitute.org
Allen Institute | alleninstitute.org allenai.org
RAND | rand.org
SRI International | sri.com
Battelle | battelle.org
MITRE | mitre.org
Brookings Institution | brookings.edu
Gates Foundation | gatesfoundation.org
American Civil Liberties Union | aclu.org
International Committee of the Red Cross | icrc.org
Médecins Sans Frontières | msf.org
World Wide Fund for Nature | worldwildlife.org wwf.org
Amnesty International | amnesty.org
Institute of Electrical and Electronics Engineers | ieee.org
Association for Computing Machinery | acm.org
Y Combinator | ycombinator.com
Sequoia Capital | sequoiacap.com
Andreessen Horowitz | a16z.com
`;
