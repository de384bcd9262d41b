// More employers of the world: brands and legal names, former names, short forms, newspapers, broadcasters, clubs, forces,
// parties, agencies and laboratories. Written by hand from general knowledge. Name | other names ; … | the body it belongs to.
// A row whose name stands in the first table adds to that row.

export const COMPANIES_WORLD = `
Adobe | Adobe Systems ; Adobe Inc |
Autodesk | Autodesk Inc |
Airbnb | AirBed & Breakfast |
Uber | Uber Technologies ; UberCab |
Lyft | Zimride |
Netflix | Netflix Inc |
Spotify | Spotify Technology ; Spotify AB |
Dropbox | Evenflow |
Snap | Snapchat ; Snap Inc |
Pinterest | Cold Brew Labs |
Zoom Video Communications | Zoom ; Saasbee |
Stripe | /dev/payments |
Palantir Technologies | Palantir |
Databricks | Databricks Inc |
ServiceNow | Glidesoft |
Workday | Workday Inc |
Qualcomm | Qualcomm Incorporated |
Micron Technology | Micron |
Applied Materials | AMAT |
Lam Research | Lam |
Analog Devices | ADI |
NXP Semiconductors | Philips Semiconductors ; NXP |
Infineon Technologies | Siemens Semiconductors ; Infineon |
STMicroelectronics | SGS-Thomson |
Freescale Semiconductor | Motorola Semiconductor | NXP Semiconductors
Motorola | Galvin Manufacturing Corporation ; Motorola Inc |
Motorola Mobility | Moto | Lenovo
Seagate Technology | Seagate ; Shugart Technology |
NetApp | Network Appliance |
Juniper Networks | Juniper |
Sybase | Sybase Inc | SAP
PeopleSoft | PeopleSoft Inc | Oracle
BEA Systems | BEA | Oracle
Siebel Systems | Siebel | Oracle
Cerner | Oracle Health ; Cerner Corporation | Oracle
Lotus Development Corporation | Lotus Software ; Lotus | IBM
Cognos | Quasar Systems | IBM
Rational Software | Rational Machines | IBM
Nuance Communications | ScanSoft ; Nuance | Microsoft
Mojang Studios | Mojang | Microsoft
ZeniMax Media | ZeniMax | Microsoft
Bethesda Softworks | Bethesda ; Bethesda Game Studios | ZeniMax Media
Blizzard Entertainment | Silicon & Synapse ; Chaos Studios | Activision Blizzard
Electronic Arts | EA ; Amazin' Software |
Ubisoft | Ubi Soft |
Take-Two Interactive | Take-Two |
Rockstar Games | DMA Design | Take-Two Interactive
Nintendo | Nintendo Co., Ltd. |
Sega | Service Games |
Bandai Namco | Namco Bandai |
Square Enix | Square ; Enix |
Valve Corporation | Valve Software ; Valve |
Epic Games | Potomac Computer Systems ; Epic MegaGames |
Atari | Atari Inc ; Syzygy |
Commodore International | Commodore Business Machines ; Commodore |
Control Data Corporation | CDC Computers ; Control Data |
Unisys | Burroughs Corporation ; Sperry Corporation |
NCR Corporation | National Cash Register ; NCR |
Wang Laboratories | Wang |
Cray | Cray Research ; Cray Inc | Hewlett Packard Enterprise
Fairchild Semiconductor | Fairchild |
Blue Origin | Blue Operations |
United Launch Alliance | ULA |
General Dynamics | Electric Boat Company |
Gulfstream Aerospace | Gulfstream | General Dynamics
McDonnell Douglas | McDonnell Aircraft ; Douglas Aircraft Company ; MDC | Boeing
Rockwell International | North American Rockwell ; North American Aviation |
Grumman | Grumman Aircraft Engineering Corporation ; Grumman Corporation | Northrop Grumman
TRW | Thompson Ramo Wooldridge | Northrop Grumman
Martin Marietta | Glenn L. Martin Company | Lockheed Martin
Sikorsky Aircraft | Sikorsky | Lockheed Martin
Pratt & Whitney | P&W | RTX
Collins Aerospace | Rockwell Collins | RTX
Raytheon | Raytheon Company ; American Appliance Company | RTX
United Technologies | United Aircraft ; UTC | RTX
Hughes Aircraft | Hughes Aircraft Company |
L3Harris Technologies | Harris Corporation ; L-3 Communications |
Leidos | Science Applications International Corporation (1969) |
Science Applications International Corporation | SAIC |
CACI | California Analysis Center Inc |
Honeywell | AlliedSignal ; Honeywell International |
Textron | Textron Inc |
Bell Textron | Bell Helicopter ; Bell Aircraft | Textron
Bombardier | Bombardier Inc ; L'Auto-Neige Bombardier |
Embraer | Empresa Brasileira de Aeronáutica |
Rolls-Royce Holdings | Rolls-Royce plc ; Rolls-Royce |
Leonardo | Finmeccanica ; Leonardo S.p.A. |
Dassault Systèmes | 3DS |
Dassault Aviation | Avions Marcel Dassault |
MBDA | Matra BAe Dynamics |
Saab | Svenska Aeroplan Aktiebolaget ; Saab AB |
Volvo Group | AB Volvo ; Volvo |
Volvo Cars | Volvo Personvagnar | Geely
Geely | Zhejiang Geely Holding Group |
Scania | Scania-Vabis | Volkswagen
MAN | MAN SE ; Maschinenfabrik Augsburg-Nürnberg | Volkswagen
Škoda Auto | Škoda ; Laurin & Klement | Volkswagen
Seat | SEAT S.A. ; Sociedad Española de Automóviles de Turismo | Volkswagen
Lamborghini | Automobili Lamborghini | Audi
Bentley | Bentley Motors | Volkswagen
Chrysler | Chrysler Corporation ; DaimlerChrysler ; FCA US | Stellantis
Fiat | Fabbrica Italiana Automobili Torino ; Fiat Chrysler Automobiles | Stellantis
Peugeot | PSA Peugeot Citroën ; Groupe PSA | Stellantis
Opel | Adam Opel ; Opel Automobile | Stellantis
Ferrari | Ferrari S.p.A. ; Scuderia Ferrari |
Renault | Régie Nationale des Usines Renault ; Renault Group |
Jaguar Land Rover | JLR ; Jaguar Cars ; Land Rover | Tata Motors
Tata Motors | TELCO ; Tata Engineering and Locomotive Company | Tata Group
Tata Steel | TISCO ; Tata Iron and Steel Company | Tata Group
British Leyland | British Motor Corporation ; Rover Group ; BLMC |
Mazda | Toyo Kogyo ; Mazda Motor Corporation |
Subaru | Fuji Heavy Industries ; Subaru Corporation |
Suzuki | Suzuki Motor Corporation |
Maruti Suzuki | Maruti Udyog | Suzuki
Mitsubishi Motors | MMC |
Mitsubishi Electric | MELCO |
Mitsubishi Heavy Industries | MHI |
Mitsubishi Corporation | Mitsubishi Shoji |
Kia | Kia Motors ; Kyungsung Precision Industry | Hyundai
Denso | Nippondenso |
Continental | Continental AG ; Continental Gummi-Werke |
ZF Friedrichshafen | Zahnradfabrik Friedrichshafen ; ZF |
Magna International | Multimatic ; Magna |
Michelin | Compagnie Générale des Établissements Michelin |
Goodyear | Goodyear Tire and Rubber Company |
Firestone | Firestone Tire and Rubber Company | Bridgestone
Bridgestone | Bridgestone Corporation |
Pirelli | Pirelli & C. |
Caterpillar | Caterpillar Tractor Company ; CAT |
Cummins | Cummins Engine Company |
International Harvester | Navistar ; Navistar International |
Allis-Chalmers | Allis-Chalmers Manufacturing Company |
Westinghouse Electric Corporation | Westinghouse Electric ; Westinghouse |
Emerson Electric | Emerson ; Emerson Electric Company |
Eastman Kodak | Kodak ; Eastman Kodak Company |
Polaroid | Polaroid Corporation |
Fujifilm | Fuji Photo Film |
Canon | Precision Optical Instruments Laboratory ; Canon Inc |
Nikon | Nippon Kogaku |
Ricoh | Riken Kankoshi |
Konica Minolta | Minolta ; Konica |
Olympus | Takachiho Seisakusho ; Olympus Corporation |
Hitachi | Hitachi Ltd |
Toshiba | Tokyo Shibaura Electric |
NEC | Nippon Electric Company ; NEC Corporation |
Fujitsu | Fuji Tsushinki |
International Computers Limited | ICL | Fujitsu
Sharp | Hayakawa Electric ; Sharp Corporation |
Kyocera | Kyoto Ceramic |
Murata Manufacturing | Murata |
SoftBank | SoftBank Group |
Arm | ARM Holdings ; Advanced RISC Machines | SoftBank
Rakuten | Rakuten Group ; MDM Inc |
KDDI | Kokusai Denshin Denwa |
NTT Docomo | DoCoMo | NTT
Dentsu | Japan Advertising |
Nomura Holdings | Nomura Securities ; Nomura |
Sumitomo Mitsui Banking Corporation | SMBC |
Mizuho | Mizuho Financial Group ; Dai-Ichi Kangyo Bank ; Fuji Bank |
Kirin | Kirin Brewery Company |
Asahi Shimbun | The Asahi Shimbun |
NHK | Japan Broadcasting Corporation ; Nippon Hoso Kyokai |
Japan Airlines | JAL ; Nihon Koku |
All Nippon Airways | ANA |
Japan Aerospace Exploration Agency | JAXA ; National Space Development Agency ; NASDA |
National Institute of Advanced Industrial Science and Technology | AIST |
LG Electronics | Goldstar ; Lucky-Goldstar | LG
Samsung Electronics | SEC ; Samsung | Samsung
POSCO | Pohang Iron and Steel Company |
Naver | NHN ; Naver Corporation |
Kakao | Daum Communications ; IWILAB |
Korea Electric Power Corporation | KEPCO |
Electronics and Telecommunications Research Institute | ETRI |
Xiaomi | Xiaomi Corporation |
Baidu | Baidu Inc |
JD.com | Jingdong ; 360buy |
Meituan | Meituan-Dianping |
Didi | Didi Chuxing ; Didi Dache |
ZTE | Zhongxing Telecommunication Equipment |
BYD | BYD Auto ; Build Your Dreams |
SAIC Motor | Shanghai Automotive Industry Corporation |
Bank of China | BOC |
China Construction Bank | CCB ; People's Construction Bank of China |
China Mobile | CMCC |
China National Offshore Oil Corporation | CNOOC |
Sinopec | China Petroleum & Chemical Corporation |
Xinhua News Agency | Xinhua ; New China News Agency |
People's Daily | Renmin Ribao |
China Central Television | CCTV ; China Media Group |
People's Liberation Army | PLA ; Chinese Red Army |
HTC | High Tech Computer Corporation |
Acer | Multitech |
Asus | ASUSTeK Computer |
MediaTek | MTK |
United Microelectronics Corporation | UMC |
Chunghwa Telecom | CHT |
Academia Sinica | Central Research Academy |
Industrial Technology Research Institute | ITRI |
Reliance Industries | RIL ; Reliance Commercial Corporation |
Reliance Jio | Jio ; Infotel Broadband | Reliance Industries
HCL Technologies | HCLTech ; Hindustan Computers Limited |
Tech Mahindra | Mahindra British Telecom ; Satyam Computer Services |
Mahindra & Mahindra | Mahindra ; Mahindra & Mohammed ; M&M |
Cognizant | Dun & Bradstreet Satyam Software ; Cognizant Technology Solutions |
Bharti Airtel | Airtel |
ICICI Bank | Industrial Credit and Investment Corporation of India |
HDFC Bank | Housing Development Finance Corporation Bank |
Reserve Bank of India | RBI |
Life Insurance Corporation | LIC ; Life Insurance Corporation of India |
Indian Oil Corporation | IOCL ; IndianOil |
Bharat Petroleum | BPCL ; Burmah Shell |
Hindustan Petroleum | HPCL ; Esso Standard India |
Hindustan Unilever | Hindustan Lever ; HUL | Unilever
ITC Limited | Imperial Tobacco Company of India ; ITC |
Air India | Tata Airlines |
Indian Space Research Organisation | ISRO ; INCOSPAR |
Defence Research and Development Organisation | DRDO |
Bhabha Atomic Research Centre | BARC ; Atomic Energy Establishment Trombay |
Council of Scientific and Industrial Research | CSIR |
Indian Council of Agricultural Research | ICAR ; Imperial Council of Agricultural Research |
Indian Council of Medical Research | ICMR |
Department of Atomic Energy | DAE |
All India Radio | Akashvani ; AIR |
Press Trust of India | PTI |
The Times of India | TOI ; Bombay Times |
Indian Army | Bharatiya Thalsena |
Indian Air Force | IAF ; Royal Indian Air Force |
Indian Navy | Royal Indian Navy |
Indian Administrative Service | IAS ; Indian Civil Service |
Indian Police Service | IPS |
Rajya Sabha | Council of States |
Communist Party of India (Marxist) | CPI(M) ; CPM |
Communist Party of India | CPI |
All India Trinamool Congress | TMC ; Trinamool Congress |
Dravida Munnetra Kazhagam | DMK |
All India Anna Dravida Munnetra Kazhagam | AIADMK |
Aam Aadmi Party | AAP |
Telugu Desam Party | TDP |
Board of Control for Cricket in India | BCCI |
Pakistan Peoples Party | PPP |
Pakistan Muslim League (N) | PML-N |
Pakistan Tehreek-e-Insaf | PTI Pakistan |
Pakistan International Airlines | PIA ; Orient Airways |
Awami League | Bangladesh Awami League ; Awami Muslim League |
Bangladesh Nationalist Party | BNP |
Grameen Bank | Bank of the Villages |
Petronas | Petroliam Nasional |
Singapore Airlines | SIA ; Malayan Airways |
DBS Bank | Development Bank of Singapore ; DBS |
Temasek | Temasek Holdings |
Agency for Science, Technology and Research | A*STAR ; National Science and Technology Board |
People's Action Party | PAP |
United Malays National Organisation | UMNO |
Garuda Indonesia | Garuda |
Bank Mandiri | PT Bank Mandiri |
Golkar | Golongan Karya ; Party of Functional Groups |
San Miguel Corporation | La Fábrica de Cerveza San Miguel |
PTT | Petroleum Authority of Thailand |
Vietnam Airlines | Hang Khong Viet Nam |
Qantas | Queensland and Northern Territory Aerial Services |
Telstra | Telecom Australia |
Westpac | Bank of New South Wales |
National Australia Bank | NAB |
Macquarie Group | Macquarie Bank ; Hill Samuel Australia |
Rio Tinto | Rio Tinto Zinc ; CRA Limited ; RTZ |
Woolworths Group | Woolworths Limited |
Coles Group | Coles Myer |
The Sydney Morning Herald | SMH ; Sydney Herald |
Special Broadcasting Service | SBS |
Australian Labor Party | ALP |
Liberal Party of Australia | Liberal Party |
Australian Broadcasting Corporation | Australian Broadcasting Commission |
Defence Science and Technology Group | DSTO ; Defence Science and Technology Organisation |
Air New Zealand | TEAL |
New Zealand Labour Party | NZ Labour |
Fonterra | New Zealand Dairy Group |
Standard Chartered | Chartered Bank ; Standard Bank of British South Africa |
Lloyds Banking Group | Lloyds TSB ; Lloyds Bank |
NatWest Group | Royal Bank of Scotland Group ; RBS ; National Westminster Bank |
Santander UK | Abbey National ; Alliance & Leicester | Santander
Santander | Banco Santander ; Banco Santander Central Hispano |
BBVA | Banco Bilbao Vizcaya Argentaria ; Banco Bilbao Vizcaya |
CaixaBank | la Caixa ; Caixa d'Estalvis |
Intesa Sanpaolo | Banca Intesa ; Sanpaolo IMI |
UniCredit | Credito Italiano |
Banca Monte dei Paschi di Siena | MPS |
Generali | Assicurazioni Generali |
Allianz | Allianz SE |
Munich Re | Münchener Rück ; Münchener Rückversicherungs-Gesellschaft |
Swiss Re | Schweizerische Rückversicherungs-Gesellschaft |
Zurich Insurance Group | Zurich Financial Services |
AXA | Mutuelles Unies ; Ancienne Mutuelle de Rouen |
Commerzbank | Commerz- und Disconto-Bank |
Dresdner Bank | Dresdner Kleinwort | Commerzbank
Crédit Agricole | Caisse nationale de crédit agricole |
Crédit Lyonnais | LCL | Crédit Agricole
ING Group | Internationale Nederlanden Groep ; ING |
ABN AMRO | Algemene Bank Nederland ; Amsterdam-Rotterdam Bank |
Rabobank | Coöperatieve Rabobank |
KBC | Kredietbank ; KBC Bank |
Dexia | Crédit Communal de Belgique |
Nordea | Nordbanken ; Merita |
SEB | Skandinaviska Enskilda Banken ; Stockholms Enskilda Bank |
Danske Bank | Den Danske Bank ; Den Danske Landmandsbank |
Handelsbanken | Svenska Handelsbanken |
Swedbank | FöreningsSparbanken |
DNB | Den norske Bank ; Den norske Creditbank |
Barings Bank | Baring Brothers |
Kleinwort Benson | Dresdner Kleinwort Benson |
Rothschild & Co | N M Rothschild & Sons |
Lazard | Lazard Frères |
Salomon Brothers | Salomon Smith Barney | Citigroup
Drexel Burnham Lambert | Drexel |
Kidder, Peabody & Co. | Kidder Peabody |
Chemical Bank | Chemical Banking Corporation | JPMorgan Chase
Manufacturers Hanover | Manufacturers Hanover Trust |
Continental Illinois | Continental Illinois National Bank and Trust |
Wachovia | First Union | Wells Fargo
Washington Mutual | WaMu | JPMorgan Chase
Countrywide Financial | Countrywide | Bank of America
PNC Financial Services | PNC Bank ; Pittsburgh National Corporation |
Truist | BB&T ; SunTrust |
Capital One | Capital One Financial |
Charles Schwab | Charles Schwab Corporation ; Schwab |
Vanguard | The Vanguard Group |
KKR | Kohlberg Kravis Roberts |
Carlyle Group | The Carlyle Group ; Carlyle |
Blackstone | The Blackstone Group ; Blackstone Group |
Bridgewater Associates | Bridgewater |
Federal National Mortgage Association | Fannie Mae |
Federal Home Loan Mortgage Corporation | Freddie Mac |
Federal Deposit Insurance Corporation | FDIC |
Prudential Financial | Prudential Insurance Company of America |
Metropolitan Life | MetLife ; Metropolitan Life Insurance Company |
Aetna | Aetna Life Insurance | CVS Health
CVS Health | CVS Caremark ; Consumer Value Stores ; CVS Pharmacy |
Walgreens Boots Alliance | Walgreens ; Boots |
UnitedHealth Group | UnitedHealthcare ; Charter Med |
Cigna | Connecticut General ; INA |
Elevance Health | Anthem ; WellPoint |
Kaiser Permanente | Kaiser Foundation Health Plan |
Mayo Clinic | Mayo Foundation |
Cleveland Clinic | Cleveland Clinic Foundation |
Massachusetts General Hospital | MGH ; Mass General | Mass General Brigham
Brigham and Women's Hospital | Peter Bent Brigham Hospital ; BWH | Mass General Brigham
Mass General Brigham | Partners HealthCare |
Memorial Sloan Kettering Cancer Center | MSKCC ; Memorial Hospital for Cancer |
MD Anderson Cancer Center | University of Texas MD Anderson Cancer Center |
Howard Hughes Medical Institute | HHMI |
Salk Institute | Salk Institute for Biological Studies |
Scripps Research | The Scripps Research Institute ; TSRI |
Cold Spring Harbor Laboratory | CSHL |
Broad Institute | Broad Institute of MIT and Harvard |
Dana-Farber Cancer Institute | Sidney Farber Cancer Institute ; DFCI |
Fred Hutchinson Cancer Center | Fred Hutch ; Fred Hutchinson Cancer Research Center |
Medical Research Council | MRC |
Wellcome Sanger Institute | Sanger Centre |
Francis Crick Institute | National Institute for Medical Research |
Rutherford Appleton Laboratory | RAL | Science and Technology Facilities Council
Science and Technology Facilities Council | STFC |
National Physical Laboratory | NPL |
Institut Pasteur | Pasteur Institute |
INSERM | Institut national de la santé et de la recherche médicale |
INRAE | INRA ; Institut national de la recherche agronomique |
CNES | Centre national d'études spatiales |
ONERA | Office national d'études et de recherches aérospatiales |
IFREMER | Institut français de recherche pour l'exploitation de la mer |
EDF | Électricité de France |
SNCF | Société nationale des chemins de fer français |
RATP | Régie autonome des transports parisiens |
Air France | Air France-KLM |
KLM | Royal Dutch Airlines ; Koninklijke Luchtvaart Maatschappij |
British Airways | BOAC ; British European Airways ; BA | International Airlines Group
International Airlines Group | IAG |
Iberia | Iberia Líneas Aéreas de España | International Airlines Group
Alitalia | ITA Airways |
Pan American World Airways | Pan Am |
Trans World Airlines | TWA |
Delta Air Lines | Delta |
Northwest Airlines | NWA | Delta Air Lines
Continental Airlines | Continental Air Lines | United Airlines
US Airways | USAir ; Allegheny Airlines | American Airlines
FedEx | Federal Express |
United Parcel Service | UPS |
DHL | DHL Express | Deutsche Post
Deutsche Post | Deutsche Post DHL ; DHL Group |
Deutsche Bahn | Deutsche Reichsbahn ; Deutsche Bundesbahn |
Maersk | A.P. Moller-Maersk |
Amtrak | National Railroad Passenger Corporation |
Conrail | Consolidated Rail Corporation |
Pennsylvania Railroad | PRR |
Canadian Pacific | Canadian Pacific Railway |
Air Canada | Trans-Canada Air Lines |
Bell Canada | BCE |
BlackBerry | Research In Motion ; RIM |
Nortel | Northern Telecom ; Nortel Networks |
Shopify | Snow Devil |
Manulife | Manufacturers Life Insurance Company |
Hudson's Bay Company | HBC |
The Globe and Mail | The Globe |
National Research Council Canada | NRC |
Royal Canadian Mounted Police | RCMP ; North-West Mounted Police |
Royal Canadian Air Force | RCAF |
Royal Canadian Navy | RCN |
Canadian Army | Canadian Land Forces |
Canadian Forces | Canadian Armed Forces ; CAF |
Liberal Party of Canada | Liberals (Canada) |
New Democratic Party | NDP |
Progressive Conservative Party of Canada | PC Party ; Tories (Canada) |
Parti Québécois | PQ |
National Film Board of Canada | NFB |
McDonald's | McDonald's Corporation ; McDonald's Restaurants |
Starbucks | Starbucks Coffee |
Yum! Brands | Tricon Global Restaurants |
KFC | Kentucky Fried Chicken | Yum! Brands
Kmart | S. S. Kresge Company ; Kmart Corporation |
Sears | Sears, Roebuck and Co. ; Sears Roebuck |
J. C. Penney | JCPenney ; JCP |
Target | Target Corporation ; Dayton Hudson |
Home Depot | The Home Depot |
Costco | Price Club ; Costco Wholesale |
Kroger | The Kroger Company |
Tesco | Tesco plc |
Marks & Spencer | M&S ; Marks and Spencer |
Sainsbury's | J Sainsbury |
Carrefour | Carrefour S.A. |
Metro AG | Metro Group |
IKEA | Ingka Group |
H&M | Hennes & Mauritz |
Inditex | Industria de Diseño Textil ; Zara |
LVMH | Moët Hennessy Louis Vuitton ; LVMH Moët Hennessy Louis Vuitton |
Kering | PPR ; Pinault-Printemps-Redoute |
L'Oréal | Société Française de Teintures Inoffensives |
Adidas | Adidas AG ; Gebrüder Dassler Schuhfabrik |
Nike | Blue Ribbon Sports ; Nike Inc |
Levi Strauss & Co. | Levi's ; Levi Strauss |
Heineken | Heineken International ; Heineken N.V. |
SABMiller | South African Breweries | Anheuser-Busch InBev
Kellogg's | Kellogg Company ; Kellanova |
General Mills | Washburn-Crosby Company |
Quaker Oats | Quaker Oats Company | PepsiCo
Danone | Groupe Danone ; BSN |
Ferrero | Ferrero SpA |
Barilla | Barilla Group |
Eni | Ente Nazionale Idrocarburi |
Enel | Ente nazionale per l'energia elettrica |
Telecom Italia | TIM ; SIP |
Olivetti | Ing. C. Olivetti & C. |
RAI | Radiotelevisione Italiana ; EIAR |
Mediaset | Fininvest Television ; MFE |
Corriere della Sera | Il Corriere |
Iberdrola | Hidroeléctrica Ibérica |
Repsol | Repsol YPF |
YPF | Yacimientos Petrolíferos Fiscales |
PDVSA | Petróleos de Venezuela |
Ecopetrol | Empresa Colombiana de Petróleos |
Codelco | Corporación Nacional del Cobre |
Vale | Companhia Vale do Rio Doce ; CVRD |
Itaú Unibanco | Itaú ; Banco Itaú ; Unibanco |
Bradesco | Banco Bradesco |
Rede Globo | TV Globo ; Globo | Grupo Globo
Grupo Globo | Organizações Globo |
Embrapa | Empresa Brasileira de Pesquisa Agropecuária ; Brazilian Agricultural Research Corporation |
América Móvil | Telcel ; Carso Global Telecom |
Telmex | Teléfonos de México | América Móvil
Cemex | Cementos Mexicanos |
Televisa | Telesistema Mexicano ; Grupo Televisa |
Institutional Revolutionary Party | PRI ; Partido Revolucionario Institucional |
National Action Party | PAN ; Partido Acción Nacional |
Party of the Democratic Revolution | PRD ; Partido de la Revolución Democrática |
Workers' Party (Brazil) | PT Brazil ; Partido dos Trabalhadores |
Radical Civic Union | UCR ; Unión Cívica Radical |
Justicialist Party | Peronist Party ; Partido Justicialista |
Spanish Socialist Workers' Party | PSOE ; Partido Socialista Obrero Español |
People's Party (Spain) | Partido Popular ; Alianza Popular |
Socialist Party (France) | PS France ; Parti socialiste ; SFIO |
The Republicans (France) | UMP ; Union for a Popular Movement ; Rally for the Republic |
National Rally | National Front (France) ; Front National ; Rassemblement National |
French Communist Party | PCF ; Parti communiste français |
Italian Communist Party | PCI ; Partito Comunista Italiano |
Christian Democracy (Italy) | Democrazia Cristiana |
Free Democratic Party (Germany) | FDP ; Freie Demokratische Partei |
Christian Social Union in Bavaria | CSU ; Christlich-Soziale Union |
Alliance 90/The Greens | Die Grünen ; Bündnis 90/Die Grünen |
Nazi Party | NSDAP ; National Socialist German Workers' Party |
Socialist Unity Party of Germany | SED |
Austrian People's Party | ÖVP ; Österreichische Volkspartei |
Social Democratic Party of Austria | SPÖ |
Freedom Party of Austria | FPÖ |
Swiss People's Party | SVP ; Schweizerische Volkspartei |
Swedish Social Democratic Party | Socialdemokraterna |
Moderate Party | Moderaterna |
Norwegian Labour Party | Arbeiderpartiet |
Venstre | Liberal Party of Denmark |
Fianna Fáil | Fianna Fail |
Fine Gael | Cumann na nGaedheal |
Sinn Féin | Sinn Fein |
Scottish National Party | SNP |
Liberal Democrats | Lib Dems ; Liberal Party (UK) |
Democratic Unionist Party | DUP |
Ulster Unionist Party | UUP |
UK Independence Party | UKIP |
Polish United Workers' Party | PZPR |
Civic Platform | Platforma Obywatelska |
Law and Justice | Prawo i Sprawiedliwość ; PiS |
Solidarity | Solidarność ; NSZZ Solidarność |
Fidesz | Alliance of Young Democrats |
United Russia | Yedinaya Rossiya |
Justice and Development Party (Turkey) | AKP ; Adalet ve Kalkınma Partisi |
Republican People's Party | CHP ; Cumhuriyet Halk Partisi |
Likud | HaLikud |
Israeli Labor Party | HaAvoda ; Mapai |
Israel Defense Forces | IDF ; Tzahal ; Israeli Army |
Mossad | Institute for Intelligence and Special Operations |
Shin Bet | Shabak ; Israel Security Agency |
Haaretz | Ha'aretz |
El Al | El Al Israel Airlines |
Teva | Teva Pharmaceutical Industries |
Check Point | Check Point Software Technologies |
Israel Aerospace Industries | IAI ; Israel Aircraft Industries |
Rafael Advanced Defense Systems | Rafael |
Fatah | Palestinian National Liberation Movement |
Palestine Liberation Organization | PLO |
Hamas | Islamic Resistance Movement |
Al-Qaeda | Al Qaida ; Al-Qaida ; Al Qa'ida |
Islamic State | ISIS ; ISIL ; Daesh |
Hezbollah | Hizbullah ; Hizballah |
Al Jazeera | Al Jazeera Media Network ; JSC |
Emirates | Emirates Airline ; The Emirates Group |
SABIC | Saudi Basic Industries Corporation | Saudi Aramco
National Iranian Oil Company | NIOC |
Islamic Revolutionary Guard Corps | IRGC ; Revolutionary Guards ; Sepah |
Muslim Brotherhood | Ikhwan ; al-Ikhwan al-Muslimun |
Naspers | Die Nasionale Pers |
De Beers | De Beers Consolidated Mines | Anglo American
Anglo American | Anglo American Corporation of South Africa |
Sasol | South African Synthetic Oil Limited |
Eskom | Electricity Supply Commission |
Standard Bank | Standard Bank of South Africa ; Stanbic |
National Party (South Africa) | Nasionale Party |
Zimbabwe African National Union – Patriotic Front | ZANU-PF ; ZANU |
Kenya African National Union | KANU |
Nigerian National Petroleum Corporation | NNPC |
Ethiopian Airlines | EAL |
Lukoil | LangepasUrayKogalymneft |
Rosneft | Rosneftegaz |
Sberbank | Savings Bank of the Russian Federation |
Yandex | Yandex N.V. |
Rostec | Russian Technologies ; Rostekhnologii |
Roscosmos | Russian Federal Space Agency ; Rosaviakosmos |
Tactical Missiles Corporation | KTRV |
Red Army | Workers' and Peasants' Red Army ; Soviet Army ; RKKA |
Federal Security Service | FSB |
GRU | Main Intelligence Directorate |
NKVD | People's Commissariat for Internal Affairs |
Pravda | Pravda newspaper |
TASS | ITAR-TASS ; Telegraph Agency of the Soviet Union |
Soviet Academy of Sciences | Academy of Sciences of the Soviet Union ; USSR Academy of Sciences |
Antonov | Antonov Design Bureau |
Motor Sich | Motor Sich JSC |
Naftogaz | Naftogaz Ukrainy |
Polish Academy of Sciences | PAN Poland ; Polska Akademia Nauk |
Hungarian Academy of Sciences | MTA ; Magyar Tudományos Akadémia |
Czech Academy of Sciences | AV ČR ; Czechoslovak Academy of Sciences |
Austrian Academy of Sciences | ÖAW ; Österreichische Akademie der Wissenschaften |
Helmholtz Association | Helmholtz-Gemeinschaft |
Leibniz Association | Leibniz-Gemeinschaft ; Blue List |
Forschungszentrum Jülich | Kernforschungsanlage Jülich ; KFA Jülich ; Research Center Jülich | Helmholtz Association
DESY | Deutsches Elektronen-Synchrotron | Helmholtz Association
Kaiser Wilhelm Society | Kaiser-Wilhelm-Gesellschaft |
Robert Koch Institute | RKI |
Bundeswehr | German Armed Forces ; Federal Defence Forces of Germany |
Wehrmacht | German Army (1935–1945) |
Luftwaffe | German Air Force |
Kriegsmarine | German Navy |
Waffen-SS | Schutzstaffel |
Gestapo | Geheime Staatspolizei |
Stasi | Ministry for State Security ; MfS |
Bundesnachrichtendienst | BND |
ARD | Arbeitsgemeinschaft der öffentlich-rechtlichen Rundfunkanstalten |
ZDF | Zweites Deutsches Fernsehen |
Westdeutscher Rundfunk | WDR | ARD
Bayerischer Rundfunk |  | ARD
Norddeutscher Rundfunk | NDR | ARD
Frankfurter Allgemeine Zeitung | FAZ |
Der Spiegel | Spiegel |
Bertelsmann | C. Bertelsmann ; Bertelsmann SE |
Axel Springer | Axel Springer Verlag ; Axel Springer SE |
Random House | Penguin Random House | Bertelsmann
ORF | Österreichischer Rundfunk |
SRF | Schweizer Radio und Fernsehen |
RTÉ | Raidió Teilifís Éireann ; Radio Telefís Éireann |
ITV | Independent Television |
Channel 4 | Channel Four Television Corporation |
Sky | British Sky Broadcasting ; BSkyB | Comcast
The Guardian | Manchester Guardian ; The Manchester Guardian |
The Times | The Times of London |
The Daily Telegraph | Daily Telegraph ; The Telegraph |
Financial Times | FT |
Reuters | Reuters Group | Thomson Reuters
Bloomberg | Bloomberg L.P. ; Bloomberg News ; Innovative Market Systems |
Agence France-Presse | AFP ; Havas Agency |
Le Monde | Le Monde newspaper |
TF1 | Télévision française 1 |
France Télévisions | ORTF |
Canal+ | Canal Plus |
Vivendi | Compagnie Générale des Eaux ; Vivendi Universal |
United Press International | UPI ; United Press |
Los Angeles Times | LA Times |
Chicago Tribune | The Chicago Tribune |
Chicago Sun-Times | Sun-Times |
Boston Globe | The Boston Globe |
San Francisco Chronicle | SF Chronicle |
Philadelphia Inquirer | The Philadelphia Inquirer |
New York Herald Tribune | Herald Tribune |
New York Daily News | Daily News |
New York Post | The New York Post |
Time | Time magazine ; Time Inc |
Newsweek | News-Week |
Forbes | Forbes magazine |
The New Yorker | New Yorker |
The Atlantic | The Atlantic Monthly ; Atlantic Monthly |
National Geographic Society | National Geographic ; NGS |
Condé Nast | Condé Nast Publications |
Hearst | Hearst Communications ; Hearst Corporation |
Gannett | Gannett Company ; USA Today Co |
McGraw Hill | McGraw-Hill ; McGraw-Hill Education |
S&P Global | Standard & Poor's ; McGraw-Hill Financial |
Moody's | Moody's Investors Service |
HarperCollins | Harper & Row ; Harper & Brothers ; William Collins, Sons | News Corp
Simon & Schuster | Simon and Schuster |
Houghton Mifflin Harcourt | Houghton Mifflin ; HMH |
Macmillan Publishers | Macmillan |
Farrar, Straus and Giroux | FSG |
Alfred A. Knopf | Knopf | Random House
Oxford University Press | OUP ; Clarendon Press |
Cambridge University Press | CUP ; Cambridge University Press & Assessment |
Marvel Entertainment | Marvel ; Timely Comics ; Marvel Comics | The Walt Disney Company
DC Comics | National Allied Publications ; DC Entertainment | Warner Bros. Discovery
Metro-Goldwyn-Mayer | MGM ; Amazon MGM Studios |
RKO Pictures | RKO ; RKO Radio Pictures |
Columbia Pictures | Sony Pictures ; Cohn-Brandt-Cohn | Sony
20th Century Fox | Twentieth Century Fox ; 20th Century Studios | The Walt Disney Company
Universal Pictures | Universal Studios ; Universal | NBCUniversal
Warner Bros. | Warner Brothers ; Warner Bros. Pictures | Warner Bros. Discovery
Paramount Pictures | Famous Players-Lasky ; Paramount | Paramount Global
Miramax | Miramax Films |
DreamWorks | DreamWorks SKG ; DreamWorks Pictures |
Viacom | Viacom International | Paramount Global
MTV | Music Television | Paramount Global
Time Warner | Warner Communications ; WarnerMedia ; AOL Time Warner |
AOL | America Online ; Quantum Computer Services |
EMI | Electric and Musical Industries ; EMI Records |
Universal Music Group | UMG ; MCA Records |
RCA Records | Victor Talking Machine Company ; RCA Victor |
Columbia Records | CBS Records |
Motown | Motown Records ; Tamla Records |
Def Jam Recordings | Def Jam |
Atlantic Records | Atlantic Recording Corporation |
New York Philharmonic | New York Philharmonic-Symphony Orchestra ; Philharmonic-Symphony Society of New York |
Berlin Philharmonic | Berliner Philharmoniker |
Vienna Philharmonic | Wiener Philharmoniker |
Boston Symphony Orchestra | BSO |
Chicago Symphony Orchestra | CSO |
London Symphony Orchestra | LSO |
Royal Concertgebouw Orchestra | Concertgebouw Orchestra ; Koninklijk Concertgebouworkest |
Leipzig Gewandhaus Orchestra | Gewandhausorchester Leipzig |
Staatskapelle Dresden | Dresden State Orchestra ; Sächsische Staatskapelle Dresden |
Metropolitan Opera | The Met ; Met Opera |
Royal Opera House | Covent Garden |
Vienna State Opera | Wiener Staatsoper ; Vienna Court Opera |
La Scala | Teatro alla Scala |
Paris Opera | Opéra national de Paris ; Opéra de Paris |
Bolshoi Theatre | Bolshoi |
Mariinsky Theatre | Kirov Theatre ; Kirov |
New York City Ballet | NYCB |
American Ballet Theatre | ABT ; Ballet Theatre |
Royal Shakespeare Company | RSC ; Shakespeare Memorial Theatre |
National Theatre | Royal National Theatre |
Comédie-Française | Théâtre-Français |
Burgtheater | Vienna Burgtheater |
Metropolitan Museum of Art | The Met Museum ; MMA |
Museum of Modern Art | MoMA |
Smithsonian Institution | Smithsonian |
National Museum of Natural History | United States National Museum | Smithsonian Institution
American Museum of Natural History | AMNH |
Natural History Museum, London | British Museum (Natural History) |
Naturhistorisches Museum Wien | Natural History Museum Vienna |
Victoria and Albert Museum | V&A ; South Kensington Museum |
Tate | Tate Gallery |
Louvre | Musée du Louvre |
Hermitage Museum | State Hermitage |
Kunsthistorisches Museum | KHM |
Library of Congress | LOC |
British Library | British Museum Library |
Bibliothèque nationale de France | BnF ; Bibliothèque nationale |
Real Madrid | Real Madrid CF ; Real Madrid Club de Fútbol ; Madrid CF |
FC Barcelona | Barça ; Futbol Club Barcelona |
Atlético Madrid | Atlético de Madrid ; Club Atlético de Madrid |
Manchester United | Manchester United F.C. ; Newton Heath ; Man United |
Manchester City | Manchester City F.C. ; Man City |
Liverpool F.C. | Liverpool FC |
Arsenal | Arsenal F.C. ; Woolwich Arsenal |
Chelsea | Chelsea F.C. |
Tottenham Hotspur | Tottenham Hotspur F.C. ; Spurs |
West Ham United | West Ham ; Thames Ironworks |
Everton | Everton F.C. |
Aston Villa | Aston Villa F.C. |
Newcastle United | Newcastle United F.C. |
Leeds United | Leeds United A.F.C. |
Queens Park Rangers | QPR |
Wolverhampton Wanderers | Wolves |
West Bromwich Albion | West Brom |
Celtic | Celtic F.C. ; Glasgow Celtic |
Rangers | Rangers F.C. ; Glasgow Rangers |
Bayern Munich | FC Bayern München ; FC Bayern Munich ; Bayern München |
Borussia Dortmund | BVB ; BVB 09 |
Hamburger SV | HSV |
1. FC Köln | FC Cologne ; 1. FC Cologne |
Juventus | Juventus F.C. ; Juve |
AC Milan | A.C. Milan ; Associazione Calcio Milan |
Inter Milan | Internazionale ; F.C. Internazionale Milano |
AS Roma | A.S. Roma |
S.S.C. Napoli | SSC Napoli |
ACF Fiorentina | Fiorentina |
Paris Saint-Germain | PSG ; Paris Saint-Germain F.C. |
Olympique de Marseille | Marseille OM ; Olympique Marseille |
Olympique Lyonnais | Lyon OL |
AS Monaco | AS Monaco FC |
Ajax | AFC Ajax ; Ajax Amsterdam |
PSV Eindhoven | PSV ; Philips Sport Vereniging |
Feyenoord | Feyenoord Rotterdam |
Anderlecht | R.S.C. Anderlecht |
Benfica | S.L. Benfica ; Sport Lisboa e Benfica |
FC Porto | Futebol Clube do Porto |
Sporting CP | Sporting Lisbon ; Sporting Clube de Portugal |
Galatasaray | Galatasaray S.K. |
Fenerbahçe | Fenerbahçe S.K. |
Beşiktaş | Beşiktaş J.K. |
Red Star Belgrade | Crvena zvezda ; FK Crvena zvezda |
FK Partizan | Partizan Belgrade ; Partizan |
Dinamo Zagreb | GNK Dinamo Zagreb |
CSKA Moscow | PFC CSKA Moscow |
Spartak Moscow | FC Spartak Moscow |
Dynamo Kyiv | Dynamo Kiev ; FC Dynamo Kyiv |
Shakhtar Donetsk | FC Shakhtar Donetsk |
River Plate | Club Atlético River Plate |
Boca Juniors | Club Atlético Boca Juniors |
Flamengo | Clube de Regatas do Flamengo ; CR Flamengo |
Santos FC | Santos Futebol Clube |
Corinthians | Sport Club Corinthians Paulista |
São Paulo FC | São Paulo Futebol Clube |
Peñarol | Club Atlético Peñarol |
LA Galaxy | Los Angeles Galaxy |
New York Cosmos | Cosmos |
New York Yankees | Yankees ; New York Highlanders |
Boston Red Sox | Red Sox |
Los Angeles Dodgers | Brooklyn Dodgers ; Dodgers |
San Francisco Giants | New York Giants (baseball) |
Oakland Athletics | Philadelphia Athletics ; Kansas City Athletics ; A's |
Atlanta Braves | Boston Braves ; Milwaukee Braves |
Minnesota Twins | Washington Senators |
Baltimore Orioles | St. Louis Browns |
Washington Nationals | Montreal Expos |
Cleveland Guardians | Cleveland Indians |
Los Angeles Angels | California Angels ; Anaheim Angels |
Houston Astros | Houston Colt .45s |
Washington Commanders | Washington Redskins ; Boston Redskins |
Indianapolis Colts | Baltimore Colts |
Tennessee Titans | Houston Oilers |
Las Vegas Raiders | Oakland Raiders ; Los Angeles Raiders |
Los Angeles Rams | St. Louis Rams ; Cleveland Rams |
Los Angeles Chargers | San Diego Chargers |
Arizona Cardinals | Phoenix Cardinals ; St. Louis Cardinals (NFL) ; Chicago Cardinals |
Chicago Bears | Decatur Staleys |
Pittsburgh Steelers | Pittsburgh Pirates (NFL) |
Los Angeles Lakers | Minneapolis Lakers ; Lakers |
Golden State Warriors | Philadelphia Warriors ; San Francisco Warriors |
Oklahoma City Thunder | Seattle SuperSonics |
Memphis Grizzlies | Vancouver Grizzlies |
Sacramento Kings | Cincinnati Royals ; Kansas City Kings ; Rochester Royals |
Brooklyn Nets | New Jersey Nets ; New York Nets |
Utah Jazz | New Orleans Jazz |
Washington Wizards | Baltimore Bullets ; Washington Bullets |
Atlanta Hawks | St. Louis Hawks ; Milwaukee Hawks |
Philadelphia 76ers | Syracuse Nationals ; Sixers |
Los Angeles Clippers | Buffalo Braves ; San Diego Clippers |
Houston Rockets | San Diego Rockets |
Montreal Canadiens | Club de hockey Canadien ; Habs |
Toronto Maple Leafs | Toronto St. Patricks |
Dallas Stars | Minnesota North Stars |
Colorado Avalanche | Quebec Nordiques |
Arizona Coyotes | Phoenix Coyotes ; Winnipeg Jets (1972–96) |
Carolina Hurricanes | Hartford Whalers |
Calgary Flames | Atlanta Flames |
New Jersey Devils | Colorado Rockies (NHL) ; Kansas City Scouts |
Fédération Internationale de Football Association | FIFA |
Union of European Football Associations | UEFA |
International Olympic Committee | IOC |
Fédération Internationale de l'Automobile | FIA |
International Cricket Council | ICC ; Imperial Cricket Conference |
Marylebone Cricket Club | MCC |
German Chess Federation | Deutscher Schachbund ; DSB |
FIDE | World Chess Federation ; Fédération Internationale des Échecs |
Professional Golfers' Association | PGA |
World Wrestling Entertainment | WWE ; World Wrestling Federation ; WWF Wrestling |
Scuderia Toro Rosso | AlphaTauri ; Minardi |
Royal Navy | British Navy |
Royal Air Force | RAF |
British Army | English Army |
Royal Flying Corps | RFC |
Royal Marines | Corps of Royal Marines |
East India Company | British East India Company ; Honourable East India Company ; EIC |
Dutch East India Company | VOC ; Vereenigde Oostindische Compagnie |
Metropolitan Police Service | Scotland Yard ; Met Police ; Metropolitan Police |
MI5 | Security Service |
MI6 | Secret Intelligence Service ; SIS |
Government Communications Headquarters | GCHQ ; Government Code and Cypher School |
Foreign and Commonwealth Office | Foreign Office ; Foreign, Commonwealth and Development Office ; FCO ; FCDO |
HM Treasury | Treasury (UK) ; Exchequer |
Home Office | Home Department |
Ministry of Defence (United Kingdom) | MoD ; War Office |
British Council | British Committee for Relations with Other Countries |
Bank of England | BoE |
Confederation of British Industry | CBI |
Trades Union Congress | TUC |
Royal Society | Royal Society of London |
British Academy | British Academy for the Promotion of Historical Studies |
British Antarctic Survey | BAS ; Falkland Islands Dependencies Survey |
Meteorological Office | Met Office |
Kew Gardens | Royal Botanic Gardens, Kew |
French Army | Armée de terre |
French Navy | Marine nationale |
French Air Force | Armée de l'air |
French Foreign Legion | Légion étrangère |
National Assembly (France) | Assemblée nationale |
Conseil d'État | Council of State (France) |
Quai d'Orsay | Ministry of Foreign Affairs (France) ; French Foreign Ministry |
Italian Army | Esercito Italiano ; Royal Italian Army |
Imperial Japanese Army | IJA |
Imperial Japanese Navy | IJN |
National Diet | Diet of Japan |
Confederate States Army | Confederate Army ; CSA Army |
Union Army | Federal Army |
Continental Army | Army of the United Colonies |
United States Army Air Forces | USAAF ; United States Army Air Corps ; US Army Air Corps |
National Guard | Army National Guard ; United States National Guard |
Texas Rangers | Texas Ranger Division |
Drug Enforcement Administration | DEA ; Bureau of Narcotics and Dangerous Drugs |
Bureau of Alcohol, Tobacco, Firearms and Explosives | ATF |
United States Secret Service | Secret Service |
United States Postal Service | USPS ; United States Post Office Department |
Federal Aviation Administration | FAA ; Civil Aeronautics Administration |
National Oceanic and Atmospheric Administration | NOAA ; Environmental Science Services Administration |
United States Geological Survey | USGS |
United States Census Bureau | Bureau of the Census |
National Park Service | NPS |
United States Forest Service | USFS ; Forest Service |
Social Security Administration | SSA ; Social Security Board |
Veterans Administration | United States Department of Veterans Affairs |
United States Department of Education | Department of Education |
United States Department of Transportation | DOT ; USDOT |
United States Department of Housing and Urban Development | HUD |
United States Agency for International Development | USAID |
Federal Trade Commission | FTC |
National Labor Relations Board | NLRB |
Atomic Energy Commission | AEC |
Nuclear Regulatory Commission | NRC USA |
National Advisory Committee for Aeronautics | NACA |
Office of Management and Budget | OMB ; Bureau of the Budget |
Congressional Budget Office | CBO |
Government Accountability Office | GAO ; General Accounting Office |
National Endowment for the Arts | NEA |
National Endowment for the Humanities | NEH |
National Cancer Institute | NCI | National Institutes of Health
National Institute of Mental Health | NIMH | National Institutes of Health
National Institute of Allergy and Infectious Diseases | NIAID | National Institutes of Health
Sandia National Laboratories | Sandia |
Fermilab | Fermi National Accelerator Laboratory |
SLAC National Accelerator Laboratory | Stanford Linear Accelerator Center ; SLAC |
Pacific Northwest National Laboratory | PNNL ; Hanford Laboratories |
Idaho National Laboratory | INL |
National Center for Atmospheric Research | NCAR |
Woods Hole Oceanographic Institution | WHOI |
Marine Biological Laboratory | MBL |
Institute for Advanced Study | IAS Princeton |
Brookings Institution | Brookings ; Institute for Government Research |
Heritage Foundation | The Heritage Foundation |
American Enterprise Institute | AEI |
Cato Institute | Charles Koch Foundation |
Council on Foreign Relations | CFR |
Carnegie Endowment for International Peace | Carnegie Endowment ; CEIP |
Center for Strategic and International Studies | CSIS |
Hoover Institution | Hoover War Library |
Chatham House | Royal Institute of International Affairs |
National Bureau of Economic Research | NBER |
Ford Foundation | The Ford Foundation |
Rockefeller Foundation | The Rockefeller Foundation |
Bill & Melinda Gates Foundation | Gates Foundation ; William H. Gates Foundation |
Open Society Foundations | Open Society Institute ; Soros Foundation |
National Association for the Advancement of Colored People | NAACP |
Southern Christian Leadership Conference | SCLC |
Student Nonviolent Coordinating Committee | SNCC |
Congress of Racial Equality | CORE |
Students for a Democratic Society | SDS |
Black Panther Party | Black Panthers |
Nation of Islam | NOI |
Ku Klux Klan | KKK |
National Rifle Association | NRA |
Planned Parenthood | Planned Parenthood Federation of America ; American Birth Control League |
Sierra Club | The Sierra Club |
Greenpeace | Don't Make a Wave Committee |
Human Rights Watch | HRW ; Helsinki Watch |
Oxfam | Oxford Committee for Famine Relief |
Save the Children | Save the Children Fund |
CARE | Cooperative for Assistance and Relief Everywhere |
Salvation Army | The Salvation Army |
YMCA | Young Men's Christian Association |
YWCA | Young Women's Christian Association |
Boy Scouts of America | BSA ; Scouting America |
Teach For America | TFA |
AFL–CIO | American Federation of Labor ; Congress of Industrial Organizations ; AFL-CIO |
United Auto Workers | UAW |
International Brotherhood of Teamsters | Teamsters |
United Farm Workers | UFW ; National Farm Workers Association |
Industrial Workers of the World | IWW ; Wobblies |
Screen Actors Guild | SAG ; SAG-AFTRA |
Writers Guild of America | WGA |
Directors Guild of America | DGA |
Academy of Motion Picture Arts and Sciences | AMPAS |
American Academy of Arts and Sciences | AAAS Academy |
American Association for the Advancement of Science | AAAS |
National Academy of Sciences | NAS |
National Academy of Engineering | NAE |
National Academy of Medicine | Institute of Medicine |
American Philosophical Society | APS Philadelphia |
American Physical Society | APS |
American Chemical Society | ACS |
American Mathematical Society | AMS ; New York Mathematical Society |
American Psychological Association | APA |
American Economic Association | AEA |
Modern Language Association | MLA |
London Mathematical Society | LMS |
Deutsche Forschungsgemeinschaft | DFG ; German Research Foundation |
German Academic Exchange Service | DAAD ; Deutscher Akademischer Austauschdienst |
Leopoldina | German National Academy of Sciences Leopoldina ; Deutsche Akademie der Naturforscher Leopoldina |
Prussian Academy of Sciences | Preußische Akademie der Wissenschaften |
French Academy of Sciences | Académie des sciences |
Académie française | French Academy |
Accademia dei Lincei | Lincean Academy |
Royal Swedish Academy of Sciences | Kungliga Vetenskapsakademien ; KVA |
Royal Netherlands Academy of Arts and Sciences | KNAW |
Nobel Foundation | Nobelstiftelsen |
European Southern Observatory | ESO |
European Molecular Biology Laboratory | EMBL |
International Atomic Energy Agency | IAEA |
International Labour Organization | ILO |
International Court of Justice | ICJ ; World Court |
International Criminal Court | ICC The Hague |
United Nations High Commissioner for Refugees | UNHCR ; UN Refugee Agency |
United Nations Development Programme | UNDP |
World Trade Organization | WTO ; General Agreement on Tariffs and Trade |
Food and Agriculture Organization | FAO |
World Food Programme | WFP |
League of Nations | Société des Nations |
European Union | European Economic Community ; European Community |
Council of Europe | Conseil de l'Europe |
African Union | Organisation of African Unity ; OAU Africa |
Organization of American States | OAS ; Pan American Union |
Asian Development Bank | ADB |
European Investment Bank | EIB |
European Bank for Reconstruction and Development | EBRD |
Bank for International Settlements | BIS |
Inter-American Development Bank | IDB |
Roman Catholic Church | Catholic Church |
Society of Jesus | Jesuits ; Jesuit Order |
Dominican Order | Order of Preachers ; Dominicans |
Franciscans | Order of Friars Minor ; Franciscan Order |
Church of England | Anglican Church ; C of E |
Church of Jesus Christ of Latter-day Saints | LDS Church ; Mormon Church |
Church of Scientology | Scientology |
Holy See | Vatican ; Roman Curia |
Bain Capital | Bain Capital LP |
Skadden | Skadden, Arps, Slate, Meagher & Flom |
Cravath | Cravath, Swaine & Moore |
Sullivan & Cromwell | S&C |
Jones Day | Jones, Day, Reavis & Pogue |
Clifford Chance | Coward Chance |
Freshfields | Freshfields Bruckhaus Deringer |
Linklaters | Linklaters & Paines |
A&O Shearman | Allen & Overy ; Shearman & Sterling |
Hogan Lovells | Hogan & Hartson ; Lovells |
White & Case | White and Case |
Baker McKenzie | Baker & McKenzie |
WPP | Wire and Plastic Products ; WPP plc |
Ogilvy | Ogilvy & Mather | WPP
J. Walter Thompson | JWT ; Wunderman Thompson | WPP
Young & Rubicam | Y&R | WPP
Omnicom | Omnicom Group |
BBDO | Batten, Barton, Durstine & Osborn | Omnicom
DDB Worldwide | Doyle Dane Bernbach | Omnicom
Interpublic Group | IPG |
McCann | McCann Erickson | Interpublic Group
Publicis | Publicis Groupe |
Saatchi & Saatchi | Cordiant | Publicis
Leo Burnett | Leo Burnett Worldwide | Publicis
Arup | Ove Arup & Partners ; Arup Group |
Foster + Partners | Foster Associates ; Norman Foster and Partners |
Skidmore, Owings & Merrill | SOM |
HOK | Hellmuth, Obata + Kassabaum |
Gensler | M. Arthur Gensler Jr. & Associates |
Zaha Hadid Architects | ZHA |
Office for Metropolitan Architecture | OMA |
Bechtel | Bechtel Corporation ; Warren A. Bechtel Company |
Fluor | Fluor Corporation |
Halliburton | Halliburton Company |
KBR | Kellogg Brown & Root ; Brown & Root |
AECOM | AECOM Technology Corporation |
Jacobs | Jacobs Engineering Group ; Jacobs Solutions |
Vinci | Société Générale d'Enterprises |
Bouygues | Bouygues Construction |
Hochtief | Gebrüder Helfmann |
Skanska | Skånska Cementgjuteriet |
Saint-Gobain | Compagnie de Saint-Gobain ; Manufacture royale de glaces |
Lafarge | LafargeHolcim | Holcim
Holcim | Holderbank |
Arcelor | ArcelorMittal ; Mittal Steel |
U.S. Steel | United States Steel ; United States Steel Corporation |
Bethlehem Steel | Bethlehem Steel Corporation |
Republic Steel | Republic Iron and Steel Company |
Krupp | Friedrich Krupp AG | ThyssenKrupp
Thyssen | Thyssen AG | ThyssenKrupp
Mannesmann | Mannesmann AG |
IG Farben | Interessengemeinschaft Farbenindustrie |
Hoechst | Farbwerke Hoechst |
AEG | Allgemeine Elektricitäts-Gesellschaft |
Telefunken | Gesellschaft für drahtlose Telegraphie |
Zeiss | Carl Zeiss ; Carl Zeiss AG |
Leica | Ernst Leitz |
Rheinmetall | Rheinische Metallwaaren- und Maschinenfabrik |
Messerschmitt | Bayerische Flugzeugwerke ; Messerschmitt-Bölkow-Blohm ; MBB |
Junkers | Junkers Flugzeug- und Motorenwerke |
Henkel | Henkel & Cie |
Beiersdorf | P. Beiersdorf & Co. |
E.ON | VEBA ; VIAG |
RWE | Rheinisch-Westfälisches Elektrizitätswerk |
Uniper | Uniper SE |
Evonik | Degussa ; Evonik Industries |
Linde | Linde AG ; Gesellschaft für Linde's Eismaschinen ; Praxair |
Boehringer Ingelheim | C. H. Boehringer Sohn |
BioNTech | Biopharmaceutical New Technologies |
CureVac | CureVac N.V. |
Moderna | ModeRNA Therapeutics |
Amgen | Applied Molecular Genetics |
Gilead Sciences | Gilead ; Oligogen |
Biogen | Biogen Idec |
Regeneron | Regeneron Pharmaceuticals |
Genzyme | Genzyme Corporation | Sanofi
Celgene | Celgene Corporation | Bristol Myers Squibb
Wyeth | American Home Products | Pfizer
Warner-Lambert | Parke-Davis | Pfizer
Pharmacia | Upjohn ; Pharmacia & Upjohn | Pfizer
Schering-Plough | Schering Corporation | Merck & Co
Searle | G. D. Searle & Company |
SmithKline Beecham | Smith Kline & French ; Beecham Group | GlaxoSmithKline
Wellcome Foundation | Burroughs Wellcome | GlaxoSmithKline
Aventis | Rhône-Poulenc ; Hoechst Marion Roussel | Sanofi
Ciba-Geigy | Ciba ; Geigy | Novartis
Sandoz | Sandoz Ltd | Novartis
Syngenta | Novartis Agribusiness ; Zeneca Agrochemicals |
Novo Nordisk | Nordisk Insulinlaboratorium ; Novo Industri |
Lundbeck | H. Lundbeck A/S |
Carlsberg | Carlsberg Group ; Carlsberg Breweries |
Lego | The Lego Group |
Ørsted | DONG Energy ; Dansk Naturgas |
Vestas | Vestas Wind Systems |
Telenor | Televerket ; Norwegian Telecom |
Telia | Telia Company ; TeliaSonera ; Televerket (Sweden) |
ASEA | Allmänna Svenska Elektriska Aktiebolaget | ABB
Electrolux | Elektromekaniska ; AB Electrolux |
SKF | Svenska Kullagerfabriken |
Atlas Copco | AB Atlas |
Sandvik | Sandvikens Jernverks |
Vattenfall | Kungliga Vattenfallsstyrelsen |
SAS Group | Scandinavian Airlines ; Scandinavian Airlines System ; SAS |
Kone | KONE Oyj ; Tarmo |
Neste | Neste Oil ; Fortum Oil |
UPM | UPM-Kymmene |
VTT | Technical Research Centre of Finland ; VTT Technical Research Centre of Finland |
SINTEF | Foundation for Industrial and Technical Research |
TNO | Netherlands Organisation for Applied Scientific Research |
CWI | Centrum Wiskunde & Informatica ; Mathematisch Centrum |
imec | Interuniversity Microelectronics Centre |
Solvay | Solvay S.A. |
UCB | Union Chimique Belge |
Proximus | Belgacom |
AkzoNobel | Akzo Nobel ; Akzo |
DSM | Dutch State Mines ; Royal DSM |
Fokker | Nederlandse Vliegtuigenfabriek |
TomTom | Palmtop Software |
Booking Holdings | Priceline Group ; Priceline.com |
Expedia | Expedia Group |
Logitech | Logitech International |
Syngenta Group | ChemChina Agriculture |
Swatch Group | SMH ; Société de Microélectronique et d'Horlogerie |
Swisscom | Swiss PTT |
Swissair | Swiss International Air Lines |
Lonza | Lonza Group ; Elektrizitätswerk Lonza |
CSEM | Swiss Center for Electronics and Microtechnology |
Paul Scherrer Institute | PSI ; Swiss Institute for Nuclear Research |
`;
