// Well-known employers with their other names: legal name and brand, former name, acronym; and the body that owns them.
// Written by hand from general knowledge. Name | other names ; … | the body it belongs to.

export const COMPANIES = `
Alphabet | Alphabet Inc ; GOOGL |
Google | Google LLC ; Google Inc ; Google Research ; Google UK | Alphabet
DeepMind | Google DeepMind ; DeepMind Technologies | Google
YouTube | YouTube LLC | Alphabet
Waymo | Google Self-Driving Car Project | Alphabet
Verily | Verily Life Sciences ; Google Life Sciences | Alphabet
Meta | Meta Platforms ; Facebook ; Facebook Inc ; Facebook AI Research ; TheFacebook |
Instagram | | Meta
WhatsApp | | Meta
Oculus | Oculus VR | Meta
Microsoft | Microsoft Corporation ; MSFT |
LinkedIn | LinkedIn Corporation | Microsoft
GitHub | GitHub Inc | Microsoft
Activision Blizzard | Activision | Microsoft
Skype | Skype Technologies | Microsoft
Amazon | Amazon.com ; Amazon.com Inc |
Amazon Web Services | AWS | Amazon
Twitch | Twitch Interactive | Amazon
Whole Foods Market | Whole Foods | Amazon
Apple | Apple Inc ; Apple Computer ; Apple Computer Inc |
X Corp | Twitter ; Twitter Inc ; X |
OpenAI | OpenAI LP |
Nvidia | NVIDIA Corporation |
IBM | International Business Machines ; International Business Machines Corporation |
Red Hat | Red Hat Inc | IBM
Hewlett-Packard | HP ; Hewlett Packard ; HP Inc |
Hewlett Packard Enterprise | HPE |
Intel | Intel Corporation |
Advanced Micro Devices | AMD |
Texas Instruments | TI |
Oracle | Oracle Corporation |
Sun Microsystems | Sun | Oracle
SAP | SAP SE ; SAP AG |
Salesforce | Salesforce.com |
Slack | Slack Technologies | Salesforce
Cisco | Cisco Systems |
Dell | Dell Technologies ; Dell Inc ; Dell Computer Corporation |
VMware | VMware Inc | Broadcom
Broadcom | Broadcom Inc ; Avago Technologies |
Block | Block Inc ; Square ; Square Inc |
Intuit | Intuit Inc |
PayPal | PayPal Holdings |
eBay | eBay Inc |
Yahoo | Yahoo! ; Yahoo! Inc ; Yahoo Incorporated ; Altaba |
Verizon | Verizon Communications ; Bell Atlantic |
AT&T | AT&T Inc ; American Telephone and Telegraph ; American Telephone & Telegraph Company ; SBC Communications |
Bell Labs | Bell Laboratories ; AT&T Bell Laboratories ; Nokia Bell Labs ; Bell Telephone Laboratories ; AT&T Bell Labs | Nokia
Lucent | Lucent Technologies ; Alcatel-Lucent | Nokia
Nokia | Nokia Corporation |
Ericsson | Telefonaktiebolaget LM Ericsson ; LM Ericsson |
Xerox PARC | Palo Alto Research Center ; PARC | Xerox
Xerox | Xerox Corporation ; Haloid Company |
Accenture | Andersen Consulting ; Accenture plc |
PricewaterhouseCoopers | PwC ; Price Waterhouse ; Coopers & Lybrand |
Ernst & Young | EY ; Ernst and Young |
KPMG | Klynveld Peat Marwick Goerdeler ; Peat Marwick |
Deloitte | Deloitte Touche Tohmatsu ; Deloitte & Touche |
McKinsey | McKinsey & Company ; McKinsey and Company |
Boston Consulting Group | BCG |
Bain & Company | Bain ; Bain and Company |
Strategy& | Booz & Company ; Booz and Company | PricewaterhouseCoopers
Booz Allen Hamilton | Booz Allen |
Goldman Sachs | Goldman Sachs Group ; Goldman, Sachs & Co ; GS |
JPMorgan Chase | JPMorgan ; J.P. Morgan ; JP Morgan ; JPMorgan Chase & Co ; Chase ; Chase Manhattan ; J.P. Morgan & Co |
Bear Stearns | Bear, Stearns & Co | JPMorgan Chase
Morgan Stanley | Morgan Stanley Dean Witter |
Bank of America | BofA ; BoA ; NationsBank |
Merrill Lynch | Merrill ; BofA Securities ; Merrill Lynch & Co | Bank of America
Citigroup | Citi ; Citibank ; Citicorp |
Wells Fargo | Wells Fargo & Company ; Wachovia |
Credit Suisse | CS ; Credit Suisse First Boston ; CSFB | UBS
UBS | UBS AG ; Union Bank of Switzerland |
Deutsche Bank | Deutsche Bank AG ; DB |
HSBC | Hongkong and Shanghai Banking Corporation ; HSBC Holdings |
Barclays | Barclays plc ; Barclays Bank |
BNP Paribas | BNP ; Banque Nationale de Paris |
Société Générale | SocGen ; Societe Generale |
BlackRock | BlackRock Inc |
State Street | State Street Corporation ; State Street Bank |
Fidelity | Fidelity Investments ; FMR |
American International Group | AIG |
American Express | Amex ; AmEx |
Berkshire Hathaway | Berkshire |
General Electric | GE ; GE Aerospace ; General Electric Company |
GE Healthcare | GE HealthCare Technologies | General Electric
General Motors | GM ; General Motors Company ; General Motors Corporation |
Ford | Ford Motor Company ; Ford Motor |
Stellantis | Fiat Chrysler Automobiles ; FCA ; Chrysler ; PSA Group ; Fiat |
Mercedes-Benz Group | Daimler ; Daimler AG ; DaimlerChrysler ; Mercedes-Benz ; Daimler-Benz |
BMW | Bayerische Motoren Werke ; BMW Group ; BMW AG |
Volkswagen | Volkswagen Group ; VW ; Volkswagen AG |
Audi | Audi AG | Volkswagen
Porsche | Porsche AG ; Dr. Ing. h.c. F. Porsche AG | Volkswagen
Toyota | Toyota Motor Corporation ; Toyota Motor |
Honda | Honda Motor Company ; Honda Motor |
Nissan | Nissan Motor Company ; Nissan Motor |
Hyundai | Hyundai Motor Company ; Hyundai Motor Group ; Hyundai Motor |
Tesla | Tesla Inc ; Tesla Motors |
SpaceX | Space Exploration Technologies ; Space Exploration Technologies Corp |
Boeing | The Boeing Company ; Boeing Company ; McDonnell Douglas |
Lockheed Martin | Lockheed ; Lockheed Corporation ; Martin Marietta |
RTX | Raytheon Technologies ; Raytheon ; United Technologies |
Northrop Grumman | Northrop ; Grumman |
Airbus | Airbus SE ; EADS ; European Aeronautic Defence and Space Company ; Airbus Group |
BAE Systems | British Aerospace |
Siemens | Siemens AG |
Bosch | Robert Bosch GmbH ; Robert Bosch |
ThyssenKrupp | thyssenkrupp ; Thyssen ; Krupp |
ABB | Asea Brown Boveri ; ABB Ltd |
Philips | Koninklijke Philips ; Royal Philips ; Philips Electronics |
ASML | ASML Holding |
Shell | Royal Dutch Shell ; Shell plc ; Royal Dutch/Shell |
BP | British Petroleum ; BP plc ; BP Amoco |
ExxonMobil | Exxon ; Exxon Mobil Corporation ; Mobil ; Esso |
Chevron | Chevron Corporation ; ChevronTexaco ; Standard Oil of California |
TotalEnergies | Total ; Total S.A. ; Total SA |
Equinor | Statoil ; StatoilHydro |
Gazprom | OAO Gazprom ; PJSC Gazprom |
Saudi Aramco | Aramco ; Saudi Arabian Oil Company |
Petrobras | Petróleo Brasileiro |
Pemex | Petróleos Mexicanos |
Schlumberger | SLB ; Schlumberger Limited |
Procter & Gamble | P&G ; Procter and Gamble |
Unilever | Unilever plc |
Nestlé | Nestle ; Nestlé S.A. |
Coca-Cola | The Coca-Cola Company ; Coca Cola ; Coca-Cola Company |
PepsiCo | Pepsi ; Pepsi-Cola |
Anheuser-Busch InBev | AB InBev ; InBev ; Anheuser-Busch |
Altria | Altria Group ; Philip Morris |
Philip Morris International | PMI |
Walmart | Wal-Mart ; Walmart Inc ; Wal-Mart Stores |
Macy's | Macy's Inc ; Federated Department Stores |
Minnesota Mining and Manufacturing | 3M ; 3M Company |
DuPont | E. I. du Pont de Nemours and Company ; Du Pont ; DowDuPont |
Dow | Dow Chemical ; Dow Chemical Company |
BASF | BASF SE ; Badische Anilin- und Soda-Fabrik |
Bayer | Bayer AG |
Monsanto | Monsanto Company | Bayer
Novartis | Novartis AG ; Ciba-Geigy |
Roche | Hoffmann-La Roche ; F. Hoffmann-La Roche |
Genentech | Genentech Inc | Roche
Pfizer | Pfizer Inc ; Wyeth |
Merck & Co | MSD ; Merck Sharp & Dohme ; Merck Sharp and Dohme |
Merck KGaA | Merck Group ; E. Merck ; EMD Group ; EMD Serono |
GlaxoSmithKline | GSK ; Glaxo ; Glaxo Wellcome ; SmithKline Beecham |
AstraZeneca | Astra ; Zeneca ; AZ |
Sanofi | Sanofi-Aventis ; Aventis |
Bristol Myers Squibb | BMS ; Bristol-Myers Squibb ; Squibb |
Johnson & Johnson | J&J ; Johnson and Johnson |
Janssen | Janssen Pharmaceutica ; Janssen Pharmaceuticals | Johnson & Johnson
Eli Lilly | Lilly ; Eli Lilly and Company |
Abbott | Abbott Laboratories |
AbbVie | AbbVie Inc |
Takeda | Takeda Pharmaceutical Company |
Elsevier | Elsevier BV ; Reed Elsevier Publishing | RELX
RELX | RELX Group ; Reed Elsevier |
Thomson Reuters | Reuters ; Thomson Corporation |
Springer Nature | Springer ; Springer-Verlag ; Nature Publishing Group |
News Corp | News Corporation |
The Walt Disney Company | Disney ; Walt Disney ; Walt Disney Company |
21st Century Fox | Twenty-First Century Fox | The Walt Disney Company
Fox Entertainment Group | | 21st Century Fox
Fox Broadcasting Company | Fox ; FOX Network | Fox Entertainment Group
ABC | American Broadcasting Company | The Walt Disney Company
ESPN | Entertainment and Sports Programming Network | The Walt Disney Company
Pixar | Pixar Animation Studios | The Walt Disney Company
Lucasfilm | Lucasfilm Ltd | The Walt Disney Company
NBC | National Broadcasting Company ; NBC News | NBCUniversal
NBCUniversal | NBC Universal | Comcast
Comcast | Comcast Corporation |
CBS | Columbia Broadcasting System ; CBS News ; CBS Corporation | Paramount Global
Paramount Global | ViacomCBS ; Viacom ; Paramount |
Warner Bros. Discovery | WarnerMedia ; Time Warner ; Warner Bros ; AOL Time Warner |
CNN | Cable News Network | Warner Bros. Discovery
HBO | Home Box Office | Warner Bros. Discovery
BBC | British Broadcasting Corporation |
NPR | National Public Radio |
PBS | Public Broadcasting Service |
Associated Press | AP ; The Associated Press |
The New York Times | New York Times ; NYT ; NY Times ; The New York Times Company |
The Washington Post | Washington Post ; WaPo |
The Wall Street Journal | Wall Street Journal ; WSJ | News Corp
Epson | Seiko Epson | Seiko
Sony | Sony Group ; Sony Corporation ; Tokyo Tsushin Kogyo |
Panasonic | Matsushita ; Matsushita Electric Industrial |
Samsung | Samsung Electronics ; Samsung Group |
LG | LG Electronics ; Lucky Goldstar ; GoldStar |
SK Hynix | Hynix ; Hyundai Electronics |
Lenovo | Legend Holdings ; Lenovo Group |
Huawei | Huawei Technologies |
Alibaba | Alibaba Group |
Tencent | Tencent Holdings |
ByteDance | Bytedance Ltd |
TikTok | | ByteDance
Foxconn | Hon Hai ; Hon Hai Precision Industry |
Taiwan Semiconductor Manufacturing Company | TSMC |
Tata Consultancy Services | TCS | Tata Group
Infosys | Infosys Technologies ; Infosys Limited |
Wipro | Wipro Limited |
Nomura Research Institute | NRI |
NTT | Nippon Telegraph and Telephone |
Mitsubishi UFJ Financial Group | MUFG |
Deere & Company | John Deere ; Deere |
SolarWinds | SolarWinds Corporation |
Kraft Heinz | Kraft ; Heinz ; Kraft Foods |
Mondelez | Mondelēz International ; Kraft Foods Inc |
Academi | Blackwater ; Blackwater Worldwide ; Xe Services |
ConocoPhillips | Conoco ; Phillips Petroleum |
Centrica | British Gas |
Diageo | Guinness plc ; Grand Metropolitan |
Vodafone | Vodafone Group ; Racal Telecom |
Cingular | Cingular Wireless | AT&T
DXC Technology | Computer Sciences Corporation ; CSC |
Electronic Data Systems | EDS ; HP Enterprise Services | Hewlett-Packard
Digital Equipment Corporation | DEC ; Digital | Hewlett-Packard
Compaq | Compaq Computer Corporation | Hewlett-Packard
Silicon Graphics | SGI ; Silicon Graphics International |
Space Systems Loral | SSL | Maxar Technologies
Bank One | Banc One | JPMorgan Chase
Travelers | St. Paul Travelers ; Travelers Companies |
United States House of Representatives | U.S. House of Representatives ; US House of Representatives ; House of Representatives ; US House ; U.S. House ; United States House ; House of Representatives of the United States | United States Congress
United States Senate | U.S. Senate ; US Senate ; Senate ; Senate of the United States | United States Congress
United States Congress | U.S. Congress ; US Congress ; Congress ; Congress of the United States |
United States Army | U.S. Army ; US Army ; Army of the United States | United States Department of Defense
United States Navy | U.S. Navy ; US Navy ; USN | United States Department of Defense
United States Air Force | U.S. Air Force ; US Air Force ; USAF ; Air Force ; United States Army Air Forces | United States Department of Defense
United States Marine Corps | U.S. Marine Corps ; USMC ; Marine Corps ; US Marines ; U.S. Marines ; United States Marines | United States Department of Defense
United States Coast Guard | USCG ; U.S. Coast Guard ; Coast Guard |
United States Department of Defense | DoD ; U.S. Department of Defense ; Department of Defense ; Pentagon ; Defense Department |
United States Department of State | State Department ; U.S. State Department ; Department of State ; U.S. Department of State ; US Department of State |
United States Department of Justice | DOJ ; Justice Department ; U.S. Department of Justice ; Department of Justice |
United States Department of the Treasury | Treasury Department ; U.S. Treasury ; Department of the Treasury ; US Treasury |
United States Department of Agriculture | USDA ; Department of Agriculture ; U.S. Department of Agriculture |
United States Department of Energy | DOE ; Department of Energy ; U.S. Department of Energy |
United States Department of Health and Human Services | HHS ; Department of Health and Human Services ; Department of Health, Education, and Welfare |
United States Department of Labor | DOL ; Department of Labor ; U.S. Department of Labor |
United States Department of Commerce | Commerce Department ; Department of Commerce |
United States Department of the Interior | Interior Department ; Department of the Interior |
United States Department of Homeland Security | DHS ; Department of Homeland Security |
United States Supreme Court | Supreme Court of the United States ; SCOTUS ; U.S. Supreme Court ; Supreme Court |
Federal Bureau of Investigation | FBI | United States Department of Justice
Central Intelligence Agency | CIA |
National Security Agency | NSA | United States Department of Defense
National Aeronautics and Space Administration | NASA |
Jet Propulsion Laboratory | JPL ; NASA JPL | National Aeronautics and Space Administration
National Institutes of Health | NIH ; National Institute of Health | United States Department of Health and Human Services
National Science Foundation | NSF |
National Institute of Standards and Technology | NIST ; National Bureau of Standards | United States Department of Commerce
Food and Drug Administration | FDA ; U.S. Food and Drug Administration | United States Department of Health and Human Services
Centers for Disease Control and Prevention | CDC | United States Department of Health and Human Services
Environmental Protection Agency | EPA ; U.S. EPA |
Securities and Exchange Commission | SEC ; U.S. Securities and Exchange Commission |
Federal Reserve | Federal Reserve System ; The Fed ; Federal Reserve Board |
Internal Revenue Service | IRS | United States Department of the Treasury
Federal Communications Commission | FCC |
Los Alamos National Laboratory | LANL ; Los Alamos ; Los Alamos Scientific Laboratory | United States Department of Energy
Lawrence Livermore National Laboratory | LLNL ; Livermore | United States Department of Energy
Lawrence Berkeley National Laboratory | LBNL ; LBL ; Berkeley Lab | United States Department of Energy
Argonne National Laboratory | ANL ; Argonne | United States Department of Energy
Oak Ridge National Laboratory | ORNL | United States Department of Energy
Brookhaven National Laboratory | BNL | United States Department of Energy
Democratic Party | Democrats ; Democratic Party (United States) ; Democratic National Party |
Republican Party | Republicans ; GOP ; Grand Old Party ; Republican Party (United States) |
Democratic National Committee | DNC | Democratic Party
Republican National Committee | RNC | Republican Party
Labour Party | Labour ; UK Labour Party |
Conservative Party | Conservatives ; Tories ; Tory Party ; Conservative and Unionist Party |
House of Commons | UK House of Commons ; British House of Commons ; House of Commons of the United Kingdom | Parliament of the United Kingdom
House of Lords | UK House of Lords | Parliament of the United Kingdom
Parliament of the United Kingdom | British Parliament ; UK Parliament |
Verkhovna Rada | Ukrainian parliament ; Parliament of Ukraine ; Supreme Council of Ukraine |
Bundestag | German Bundestag ; Deutscher Bundestag ; German parliament |
Knesset | Israeli parliament |
State Duma | Russian State Duma ; Duma |
Lok Sabha | Indian lower house ; House of the People |
European Commission | EC ; Commission of the European Communities |
European Parliament | EP |
European Organization for Nuclear Research | CERN ; Conseil européen pour la recherche nucléaire |
United Nations | UN ; U.N. ; United Nations Organization |
World Health Organization | WHO ; World Health Organisation | United Nations
United Nations Educational, Scientific and Cultural Organization | UNESCO | United Nations
United Nations Children's Fund | UNICEF | United Nations
World Bank | World Bank Group ; International Bank for Reconstruction and Development ; IBRD |
International Monetary Fund | IMF |
North Atlantic Treaty Organization | NATO |
European Central Bank | ECB |
Organisation for Economic Co-operation and Development | OECD |
Chinese Academy of Sciences | CAS |
Russian Academy of Sciences | RAS ; USSR Academy of Sciences ; Soviet Academy of Sciences ; Russian Academy of Science |
Max Planck Society | Max-Planck-Gesellschaft ; MPG ; Kaiser Wilhelm Society ; Max Planck Institute |
Fraunhofer Society | Fraunhofer-Gesellschaft ; Fraunhofer ; FhG |
German Aerospace Center | DLR ; Deutsches Zentrum für Luft- und Raumfahrt |
French National Centre for Scientific Research | CNRS ; Centre national de la recherche scientifique |
Inria | INRIA ; French Institute for Research in Computer Science and Automation ; Institut national de recherche en informatique et en automatique |
Commissariat à l'énergie atomique | CEA ; French Alternative Energies and Atomic Energy Commission |
Spanish National Research Council | CSIC ; Consejo Superior de Investigaciones Científicas |
National Research Council (Italy) | CNR ; Consiglio Nazionale delle Ricerche |
Commonwealth Scientific and Industrial Research Organisation | CSIRO |
RIKEN | Institute of Physical and Chemical Research |
National Health Service | NHS |
American Civil Liberties Union | ACLU |
National Football League | NFL |
National Basketball Association | NBA |
Los Angeles Philharmonic | LA Phil ; LA Philharmonic |
RAND | RAND Corporation ; Rand Corp |
SRI International | SRI ; Stanford Research Institute |
Battelle | Battelle Memorial Institute |
MITRE | MITRE Corporation |
Peace Corps | U.S. Peace Corps ; United States Peace Corps |
John Wiley & Sons | Wiley ; Wiley-Blackwell |
Andersen | Arthur Andersen ; Arthur Andersen LLP |
Lehman Brothers | Lehman ; Lehman Brothers Holdings |
Northern Trust | Northern Trust Corporation ; Northern Trust Company |
Alcoa | Aluminum Company of America |
Nabisco | National Biscuit Company |
Norsk Hydro | Hydro |
Aftenposten | The Evening Post |
Zhipu AI | Beijing Knowledge Atlas Technology ; Z.ai |
Southwest Airlines | Southwest |
American Airlines | AA ; American Airlines Group |
United Airlines | United ; United Continental ; United Airlines Holdings |
Deutsche Lufthansa | Lufthansa |
XCMG | Xuzhou Construction Machinery Group ; Xugong Jituan |
Bank of Montreal | BMO ; BMO Financial Group |
Royal Bank of Canada | RBC |
Toronto-Dominion Bank | TD Bank ; TD |
Canadian Imperial Bank of Commerce | CIBC |
Bank of Nova Scotia | Scotiabank |
Great Atlantic and Pacific Tea Company | A&P ; The Great Atlantic & Pacific Tea Company |
Korea Telecom | KT ; KT Corporation |
PPG Industries | PPG ; Pittsburgh Plate Glass Company ; Pittsburgh Plate Glass |
BSH Hausgeräte | BSH ; Bosch und Siemens Hausgeräte ; BSH Home Appliances | Bosch
Tokyo Seimitsu | Accretech |
Tosoh | Toyo Soda |
International Telephone and Telegraph | ITT ; ITT Corporation ; ITT Inc |
Radio Corporation of America | RCA |
Minnesota Mining | 3M | Minnesota Mining and Manufacturing
Imperial Chemical Industries | ICI |
British Telecom | BT ; BT Group ; British Telecommunications |
Deutsche Telekom | Telekom ; T-Mobile |
Telefónica | Telefonica |
Orange | France Télécom ; France Telecom ; Orange S.A. |
Veolia | Vivendi Environnement ; Compagnie Générale des Eaux |
Engie | GDF Suez ; Gaz de France |
Thales | Thomson-CSF ; Thales Group |
Safran | Snecma |
Sanyo | Sanyo Electric | Panasonic
Nippon Steel | Nippon Steel Corporation ; Nippon Steel & Sumitomo Metal |
Mitsui | Mitsui & Co |
Dai Nippon Printing | DNP |
Hindustan Aeronautics | HAL |
State Bank of India | SBI |
Oil and Natural Gas Corporation | ONGC |
Bharat Heavy Electricals | BHEL |
Housing Development Finance Corporation | HDFC |
Larsen & Toubro | L&T |
China National Petroleum Corporation | CNPC |
PetroChina | PetroChina Company | China National Petroleum Corporation
China Petroleum & Chemical Corporation | Sinopec |
Industrial and Commercial Bank of China | ICBC |
Hana Bank | KEB Hana Bank ; Hana Financial |
Commonwealth Bank of Australia | CommBank ; CBA |
Australia and New Zealand Banking Group | ANZ |
Broken Hill Proprietary | BHP ; BHP Billiton |
South African Broadcasting Corporation | SABC |
Canadian Broadcasting Corporation | CBC |
Australian Broadcasting Corporation | ABC Australia |
National Collegiate Athletic Association | NCAA |
Major League Baseball | MLB |
National Hockey League | NHL |
International Committee of the Red Cross | ICRC |
Médecins Sans Frontières | MSF ; Doctors Without Borders |
World Wide Fund for Nature | WWF ; World Wildlife Fund |
American Medical Association | AMA |
American Bar Association | ABA |
Institute of Electrical and Electronics Engineers | IEEE |
Association for Computing Machinery | ACM |
European Space Agency | ESA |
Defense Advanced Research Projects Agency | DARPA ; ARPA | United States Department of Defense
Tennessee Valley Authority | TVA |
Works Progress Administration | WPA ; Work Projects Administration |
Office of Strategic Services | OSS |
Committee for State Security | KGB |
Indian National Congress | Congress Party ; INC |
Bharatiya Janata Party | BJP |
African National Congress | ANC |
Christian Democratic Union | CDU ; Christlich Demokratische Union |
Social Democratic Party of Germany | SPD ; Sozialdemokratische Partei Deutschlands |
Communist Party of the Soviet Union | CPSU |
Chinese Communist Party | CCP ; CPC ; Communist Party of China |
Kuomintang | KMT ; Chinese Nationalist Party |
Seiko | Seiko Group ; Seiko Holdings ; Seiko Corporation |
Tata Group | Tata ; Tata Sons |
`;
