// Employers of money, trade, media, games, law, advice, travel and public life, with their local names, short forms and former names.
// Written by hand from general knowledge. Name | other names ; … | the body it belongs to.
// A row whose name stands in an earlier table adds to that row.

export const COMPANIES_SERVICES = `
Citigroup | Citi ; Citicorp ; NYSE: C |
Citibank | Citibank N.A. | Citigroup
Citigroup Global Markets | Citi Markets | Citigroup
JPMorgan Chase | JPM ; J.P. Morgan Chase & Co. ; JPMC |
Chase Bank | JPMorgan Chase Bank | JPMorgan Chase
J.P. Morgan Cazenove | Cazenove ; Cazenove & Co. | JPMorgan Chase
First Republic Bank | First Republic | JPMorgan Chase
Goldman Sachs | GS ; The Goldman Sachs Group ; Goldman |
Marcus by Goldman Sachs | Marcus | Goldman Sachs
Goldman Sachs Asset Management | GSAM | Goldman Sachs
Goldman Sachs International | GSIL | Goldman Sachs
E-Trade | E*TRADE ; ETrade ; E*Trade Financial | Morgan Stanley
Eaton Vance | Eaton Vance Corp. | Morgan Stanley
Morgan Stanley Wealth Management | Morgan Stanley Smith Barney | Morgan Stanley
Morgan Stanley | Morgan Stanley Dean Witter ; MS |
MSCI | Morgan Stanley Capital International ; MSCI Inc. |
LaSalle Bank | LaSalle National Bank | Bank of America
MBNA | MBNA Corporation ; Maryland Bank National Association | Bank of America
U.S. Trust | United States Trust Corporation ; Bank of America Private Wealth Management | Bank of America
Wells Fargo Advisors | Wachovia Securities ; A.G. Edwards | Wells Fargo
CoreStates Financial | CoreStates ; Philadelphia National Bank | Wachovia
National City Corporation | National City Bank | PNC Financial Services
BBVA USA | BBVA Compass ; Compass Bank | PNC Financial Services
Fifth Third Bank | Fifth Third Bancorp ; FITB |
Comerica | Comerica Bank ; Detroit Bank & Trust |
KeyBank | KeyCorp ; Key Bank ; Society Corporation |
Huntington Bancshares | Huntington National Bank ; Huntington Bank |
TCF Financial | TCF Bank ; Twin City Federal | Huntington Bancshares
Regions Financial Corporation | Regions Bank ; Regions Financial |
AmSouth Bancorporation | AmSouth ; AmSouth Bank | Regions Financial Corporation
M&T Bank | Manufacturers and Traders Trust Company ; M&T Bank Corporation |
Wilmington Trust | Wilmington Trust Company | M&T Bank
People's United Bank | People's United Financial ; People's Bank (Connecticut) | M&T Bank
Citizens Financial Group | Citizens Bank ; Citizens Financial |
Zions Bancorporation | Zions Bank ; Zions First National Bank |
First Horizon | First Horizon National Corporation ; First Tennessee Bank |
Synovus | Synovus Financial ; Columbus Bank and Trust |
Popular, Inc. | Banco Popular de Puerto Rico ; Banco Popular ; BPOP |
First Citizens BancShares | First Citizens Bank |
CIT Group | CIT ; Commercial Investment Trust | First Citizens BancShares
Silicon Valley Bank | SVB ; SVB Financial Group | First Citizens BancShares
Signature Bank | Signature Bank New York |
Flagstar Financial | New York Community Bancorp ; New York Community Bank ; Flagstar Bank |
IndyMac | IndyMac Bank ; OneWest Bank ; IndyMac Bancorp |
Ally Financial | GMAC ; General Motors Acceptance Corporation ; Ally Bank ; GMAC Inc. |
Discover Financial | Discover Card ; Discover Bank ; Discover Financial Services | Capital One
ING Direct USA | Capital One 360 | Capital One
Hibernia National Bank | Hibernia Corporation | Capital One
TD Ameritrade | Ameritrade ; TD Waterhouse USA | Charles Schwab
Optionsxpress | optionsXpress Holdings | Charles Schwab
TD Bank, N.A. | TD Bank ; Commerce Bancorp ; TD Banknorth ; Banknorth | Toronto-Dominion Bank
TD Canada Trust | Canada Trust | Toronto-Dominion Bank
TD Securities | TD Cowen ; Cowen Inc. | Toronto-Dominion Bank
Cowen and Company | Cowen ; Cowen Group ; SG Cowen | Toronto-Dominion Bank
RBC Capital Markets | RBC Dominion Securities ; Dominion Securities | Royal Bank of Canada
RBC Wealth Management | Dain Rauscher ; RBC Dain Rauscher | Royal Bank of Canada
City National Bank | City National Corporation | Royal Bank of Canada
HSBC Bank Canada | HSBC Canada ; Hongkong Bank of Canada ; Bank of British Columbia | Royal Bank of Canada
BMO Harris Bank | Harris Bank ; Harris Trust and Savings Bank ; BMO Bank N.A. | Bank of Montreal
BMO Capital Markets | BMO Nesbitt Burns ; Nesbitt Burns | Bank of Montreal
Bank of the West | Farmers National Gold Bank | Bank of Montreal
Marshall & Ilsley | M&I Bank ; Marshall and Ilsley Corporation | Bank of Montreal
CIBC World Markets | CIBC Wood Gundy ; Wood Gundy ; CIBC Oppenheimer | Canadian Imperial Bank of Commerce
Simplii Financial | President's Choice Financial | Canadian Imperial Bank of Commerce
Scotia Capital | ScotiaMcLeod ; McLeod Young Weir | Bank of Nova Scotia
Tangerine Bank | ING Direct Canada ; Tangerine | Bank of Nova Scotia
National Bank of Canada | Banque Nationale du Canada ; Banque Nationale |
National Bank Financial | Lévesque Beaubien Geoffrion ; Financière Banque Nationale | National Bank of Canada
Laurentian Bank of Canada | Laurentian Bank ; Banque Laurentienne ; Montreal City and District Savings Bank |
Canada Pension Plan Investment Board | CPP Investments ; CPPIB |
Ontario Teachers' Pension Plan | OTPP ; Ontario Teachers |
OMERS | Ontario Municipal Employees Retirement System |
Brookfield Corporation | Brookfield ; Brookfield Asset Management ; Brascan ; Brazilian Traction, Light and Power Company |
Oaktree Capital Management | Oaktree ; Oaktree Capital | Brookfield Corporation
Onex Corporation | Onex |
Power Corporation of Canada | Power Corporation ; Power Corp |
Great-West Lifeco | Great-West Life ; Great-West Life Assurance Company ; Canada Life | Power Corporation of Canada
IGM Financial | Investors Group | Power Corporation of Canada
Putnam Investments | Putnam Management | Franklin Templeton
Legg Mason | Legg Mason Inc. ; Mason & Company | Franklin Templeton
Western Asset Management | Western Asset ; WAMCO | Franklin Templeton
ClearBridge Investments | ClearBridge | Franklin Templeton
Brandywine Global | Brandywine Global Investment Management | Franklin Templeton
Franklin Templeton | Franklin Resources ; Franklin Templeton Investments ; Templeton Funds ; BEN |
John Hancock Financial | John Hancock ; John Hancock Mutual Life Insurance Company ; John Hancock Insurance | Manulife
MFS Investment Management | Massachusetts Financial Services ; MFS Investments | Sun Life Financial
Intact Financial Corporation | ING Canada ; Intact Insurance |
Fairfax Financial | Fairfax Financial Holdings ; Markel Financial Holdings |
Dreyfus Corporation | The Dreyfus Corporation ; Dreyfus Funds | Bank of New York Mellon
Pershing LLC | Pershing ; BNY Pershing | Bank of New York Mellon
Newton Investment Management | Newton | Bank of New York Mellon
Insight Investment | Insight Investment Management | Bank of New York Mellon
State Street Global Advisors | SSGA ; State Street Investment Management | State Street
Investors Bank & Trust | Investors Financial Services | State Street
State Street | State Street Corporation ; State Street Bank and Trust Company ; STT |
BlackRock | BLK ; BlackRock Financial Management |
iShares | Barclays Global Investors ; Wells Fargo Nixon Investment Advisors | BlackRock
Merrill Lynch Investment Managers | MLIM ; Mercury Asset Management | BlackRock
Global Infrastructure Partners | GIP | BlackRock
Preqin | Preqin Ltd | BlackRock
Fidelity | Fidelity Investments ; FMR LLC ; Fidelity Management & Research |
Fidelity International | FIL Limited ; Fidelity International Limited |
Vanguard | The Vanguard Group ; Vanguard Group |
Charles Schwab | Charles Schwab Corporation ; Schwab ; SCHW |
Invesco | AMVESCAP ; INVESCO plc |
OppenheimerFunds | Oppenheimer Funds | Invesco
Oppenheimer & Co. | Oppenheimer Holdings ; Fahnestock & Co. ; Fahnestock Viner |
Janus Henderson | Janus Henderson Investors ; Janus Capital Group ; Henderson Group ; Henderson Global Investors |
Nuveen | Nuveen Investments ; John Nuveen & Co. | TIAA
TIAA | TIAA-CREF ; Teachers Insurance and Annuity Association ; Teachers Insurance and Annuity Association of America |
Capital Group | The Capital Group Companies ; Capital Research and Management ; American Funds |
Wellington Management Company | Wellington Management |
Dimensional Fund Advisors | DFA ; Dimensional |
AllianceBernstein | Alliance Capital ; AB ; Alliance Capital Management |
Sanford C. Bernstein | Sanford Bernstein ; Bernstein Research ; Sanford C. Bernstein & Co. | AllianceBernstein
Equitable Holdings | The Equitable ; AXA Equitable ; Equitable Life Assurance Society of the United States ; AXA Financial |
Neuberger Berman | Neuberger & Berman |
Federated Hermes | Federated Investors |
Hermes Investment Management | Hermes Fund Managers ; Hermes Pensions Management | Federated Hermes
AQR Capital Management | AQR ; AQR Capital |
Two Sigma | Two Sigma Investments |
Point72 Asset Management | SAC Capital ; S.A.C. Capital Advisors ; Point72 |
Millennium Management | Millennium Partners ; Millennium Management LLC |
Soros Fund Management | Quantum Fund ; Quantum Group of Funds |
Tiger Management | Tiger Fund |
Tiger Global Management | Tiger Global |
Elliott Investment Management | Elliott Management ; Elliott Associates ; Elliott Management Corporation |
Pershing Square Capital Management | Pershing Square |
Och-Ziff Capital Management | Sculptor Capital Management ; Sculptor ; Och-Ziff |
Man Group | Man AHL ; ED&F Man ; Man Group plc |
GLG Partners | Man GLG ; GLG | Man Group
Winton Group | Winton Capital Management ; Winton |
Brevan Howard | Brevan Howard Asset Management |
Cerberus Capital Management | Cerberus |
Fortress Investment Group | Fortress |
Ares Management | Ares ; Ares Management Corporation |
Blackstone | The Blackstone Group ; Blackstone Group ; Blackstone Inc. |
GSO Capital Partners | Blackstone Credit ; GSO | Blackstone
Carlyle Group | The Carlyle Group ; Carlyle |
AlpInvest Partners | AlpInvest | Carlyle Group
KKR | Kohlberg Kravis Roberts ; Kohlberg Kravis Roberts & Co. ; KKR & Co. |
Hellman & Friedman | H&F |
Silver Lake | Silver Lake Partners |
Thoma Bravo | Thoma Cressey Bravo |
Vista Equity Partners | Vista Equity |
Providence Equity Partners | Providence Equity |
Clayton, Dubilier & Rice | CD&R ; Clayton Dubilier & Rice |
Thomas H. Lee Partners | THL Partners ; Thomas H. Lee Company |
Leonard Green & Partners | Leonard Green |
Madison Dearborn Partners | MDP |
General Atlantic | General Atlantic Partners |
EQT AB | EQT Partners ; EQT |
CVC Capital Partners | CVC ; Citicorp Venture Capital Europe |
Permira | Schroder Ventures Europe |
Cinven | Cinven Limited |
Apax Partners | Apax ; Patricof & Co. |
BC Partners | Baring Capital Investors |
Bridgepoint Group | Bridgepoint ; NatWest Equity Partners |
3i | 3i Group ; Industrial and Commercial Finance Corporation ; ICFC ; Investors in Industry |
Intermediate Capital Group | ICG |
Terra Firma Capital Partners | Terra Firma ; Nomura Principal Finance Group |
Andreessen Horowitz | a16z ; AH Capital Management |
Kleiner Perkins | Kleiner Perkins Caufield & Byers ; KPCB |
Sequoia Capital | Sequoia |
Peak XV Partners | Sequoia Capital India ; Sequoia India |
HongShan | Sequoia Capital China ; Sequoia China ; HSG |
Accel | Accel Partners |
Benchmark | Benchmark Capital |
Bessemer Venture Partners | BVP ; Bessemer Securities |
New Enterprise Associates | NEA |
Greylock Partners | Greylock |
Draper Fisher Jurvetson | DFJ ; Threshold Ventures |
Menlo Ventures | Menlo Venture Capital Fund |
Founders Fund | The Founders Fund |
Khosla Ventures | Khosla |
Union Square Ventures | USV |
General Catalyst | General Catalyst Partners |
Battery Ventures | Battery Venture Partners |
Lightspeed Venture Partners | Lightspeed |
Balderton Capital | Benchmark Capital Europe ; Balderton |
Atomico | Atomico Ventures |
Insight Partners | Insight Venture Partners |
GV | Google Ventures | Alphabet
CapitalG | Google Capital | Alphabet
Intel Capital | Corporate Business Development | Intel
M12 | Microsoft Ventures | Microsoft
In-Q-Tel | IQT ; Peleus |
500 Global | 500 Startups |
Techstars | TechStars Inc. |
SoftBank Vision Fund | SVF ; SoftBank Vision Fund 1 ; SoftBank Investment Advisers | SoftBank
Y Combinator | YC |
OpenAI | OpenAI OpCo ; OpenAI Group PBC |
Robinhood | Robinhood Markets ; HOOD |
Interactive Brokers | IBKR ; Timber Hill |
Ameriprise Financial | Ameriprise ; American Express Financial Advisors ; Investors Diversified Services ; IDS |
Columbia Threadneedle Investments | Threadneedle Asset Management ; Columbia Management ; Threadneedle Investments ; Columbia Threadneedle | Ameriprise Financial
F&C Asset Management | F&C ; BMO Global Asset Management EMEA ; Foreign & Colonial Management ; Foreign & Colonial | Columbia Threadneedle Investments
LPL Financial | LPL ; Linsco/Private Ledger |
Edward Jones | Edward D. Jones & Co. ; Edward Jones Investments |
Raymond James Financial | Raymond James ; Raymond James & Associates |
Morgan Keegan | Morgan Keegan & Company | Raymond James Financial
Stifel | Stifel Financial ; Stifel Nicolaus |
Keefe, Bruyette & Woods | KBW | Stifel
Thomas Weisel Partners | Thomas Weisel | Stifel
Piper Sandler | Piper Jaffray ; Piper Sandler Companies ; Piper, Jaffray & Hopwood |
Sandler O'Neill | Sandler O'Neill & Partners ; Sandler O'Neill + Partners | Piper Sandler
William Blair | William Blair & Company |
Robert W. Baird & Co. | Baird ; Robert W. Baird |
Jefferies | Jefferies Financial Group ; Leucadia National ; Jefferies & Company ; Jefferies Group |
Cantor Fitzgerald | Cantor ; Cantor Fitzgerald L.P. |
BGC Group | BGC Partners ; BGC | Cantor Fitzgerald
Evercore | Evercore Partners ; Evercore ISI |
Moelis & Company | Moelis |
PJT Partners | PJT |
Centerview Partners | Centerview |
Perella Weinberg Partners | Perella Weinberg |
Houlihan Lokey | Houlihan Lokey Howard & Zukin |
Greenhill & Co. | Greenhill | Mizuho
Lazard | Lazard Frères ; Lazard Ltd ; Lazard Freres & Co. ; Lazard Brothers |
Lazard Asset Management | Lazard Frères Asset Management | Lazard
Allen & Company | Allen & Co. |
Hambrecht & Quist | H&Q ; Chase H&Q | JPMorgan Chase
Robertson Stephens | BancBoston Robertson Stephens ; Robertson, Stephens & Co. | Fleet Bank
Montgomery Securities | NationsBanc Montgomery Securities | Bank of America
Dillon, Read & Co. | Dillon Read ; SBC Warburg Dillon Read | UBS
E. F. Hutton | EF Hutton ; E.F. Hutton & Co. | Shearson
Kidder, Peabody & Co. | Kidder Peabody | General Electric
Prudential Securities | Prudential-Bache ; Bache & Co. ; Prudential-Bache Securities | Prudential Financial
PGIM | Prudential Investment Management | Prudential Financial
Jennison Associates | Jennison | Prudential Financial
L. F. Rothschild | L.F. Rothschild, Unterberg, Towbin ; L. F. Rothschild & Co. |
White, Weld & Co. | White Weld | Merrill Lynch
Goodbody & Company | Goodbody & Co. | Merrill Lynch
Merrill Lynch | Merrill ; Merrill Lynch & Co. ; Merrill Lynch, Pierce, Fenner & Smith ; Bank of America Merrill |
MetLife Investment Management | MIM ; MetLife Investments | Metropolitan Life
Brighthouse Financial | Brighthouse |
New York Life Insurance Company | New York Life ; Nautilus Insurance Company |
Northwestern Mutual | Northwestern Mutual Life Insurance Company ; Northwestern Mutual Life |
Russell Investments | Frank Russell Company ; Russell Investment Group |
Massachusetts Mutual Life Insurance Company | MassMutual ; Massachusetts Mutual |
Barings LLC | Babson Capital Management ; Baring Asset Management | Massachusetts Mutual Life Insurance Company
Guardian Life Insurance Company of America | Guardian Life ; Germania Life Insurance Company |
Lincoln Financial Group | Lincoln National Corporation ; Lincoln National Life Insurance Company ; Lincoln Financial |
Principal Financial Group | The Principal ; Bankers Life Association ; Principal Mutual |
Pacific Life | Pacific Mutual Life Insurance Company ; Pacific Mutual |
Mutual of New York | MONY ; MONY Group ; Mutual Life Insurance Company of New York | AXA
Mutual of Omaha | Mutual Benefit Health and Accident Association |
Unum | Unum Group ; UnumProvident ; Provident Life and Accident |
Aflac | American Family Life Assurance Company of Columbus ; Aflac Incorporated |
Genworth Financial | Genworth ; GE Financial |
Allstate | The Allstate Corporation ; Allstate Insurance |
State Farm | State Farm Mutual Automobile Insurance Company ; State Farm Insurance |
GEICO | Government Employees Insurance Company | Berkshire Hathaway
General Re | Gen Re ; General Reinsurance Corporation | Berkshire Hathaway
BNSF Railway | BNSF ; Burlington Northern Santa Fe ; Burlington Northern and Santa Fe Railway | Berkshire Hathaway
NetJets | Executive Jet Aviation ; Executive Jet | Berkshire Hathaway
Berkshire Hathaway Energy | MidAmerican Energy Holdings | Berkshire Hathaway
PacifiCorp | Pacific Power & Light ; Pacific Power ; Rocky Mountain Power | Berkshire Hathaway Energy
MidAmerican Energy | Iowa-Illinois Gas and Electric | Berkshire Hathaway Energy
NV Energy | Nevada Power ; Sierra Pacific Resources | Berkshire Hathaway Energy
Dairy Queen | International Dairy Queen ; DQ | Berkshire Hathaway
See's Candies | See's Candy Shops | Berkshire Hathaway
Fruit of the Loom | Fruit of the Loom, Inc. | Berkshire Hathaway
Duracell | Duracell Inc. ; P. R. Mallory and Co. | Berkshire Hathaway
Benjamin Moore | Benjamin Moore & Co. | Berkshire Hathaway
Shaw Industries | Shaw Industries Group ; Star Dye Company | Berkshire Hathaway
Clayton Homes | Clayton Homes Inc. | Berkshire Hathaway
Lubrizol | Lubrizol Corporation ; Graphite Oil Products | Berkshire Hathaway
Precision Castparts | Precision Castparts Corp. | Berkshire Hathaway
Pampered Chef | The Pampered Chef | Berkshire Hathaway
McLane Company | McLane | Berkshire Hathaway
Marmon Group | Marmon Holdings | Berkshire Hathaway
Business Wire | BusinessWire | Berkshire Hathaway
Nebraska Furniture Mart | NFM | Berkshire Hathaway
Brooks Sports | Brooks Running | Berkshire Hathaway
FlightSafety International | FlightSafety | Berkshire Hathaway
Berkshire Hathaway HomeServices | BHHS ; HomeServices of America | Berkshire Hathaway
Alleghany Corporation | Alleghany | Berkshire Hathaway
Progressive Corporation | Progressive Insurance ; Progressive |
Farmers Insurance | Farmers Insurance Group ; Farmers Group | Zurich Insurance Group
Liberty Mutual | Liberty Mutual Insurance ; Massachusetts Employees Insurance Association |
Safeco | SAFECO Corporation ; Safeco Insurance | Liberty Mutual
Ironshore | Ironshore Inc. | Liberty Mutual
Nationwide | Nationwide Mutual Insurance Company ; Nationwide Insurance ; Farm Bureau Mutual ; Nationwide Financial |
USAA | United Services Automobile Association |
The Hartford | Hartford Financial Services Group ; Hartford Fire Insurance Company ; The Hartford Financial Services Group ; ITT Hartford |
Travelers | The Travelers Companies ; St. Paul Travelers ; The St. Paul Companies ; Travelers Insurance |
USF&G | United States Fidelity and Guaranty Company | Travelers
Chubb Limited | Chubb ; ACE Limited ; ACE Insurance ; Chubb Corporation |
INA Corporation | Insurance Company of North America | Cigna
CNA Financial | CNA Insurance ; Continental National American | Loews Corporation
Loews Corporation | Loews ; Loew's Theatres |
Loews Hotels | Loews Hotels & Co | Loews Corporation
Corebridge Financial | AIG Life & Retirement ; SunAmerica ; American General | American International Group
American General Life | American General Corporation | Corebridge Financial
Assurant | Fortis Insurance ; Assurant Inc. |
Arthur J. Gallagher & Co. | Gallagher ; AJG ; Arthur J. Gallagher |
Brown & Brown | Brown & Brown Insurance |
Marsh | Marsh Inc. ; Marsh & McLennan Inc. | Marsh McLennan
Guy Carpenter | Guy Carpenter & Company | Marsh McLennan
Oliver Wyman | Mercer Oliver Wyman ; Mercer Management Consulting ; Oliver, Wyman & Company | Marsh McLennan
NERA Economic Consulting | National Economic Research Associates ; NERA | Marsh McLennan
Jardine Lloyd Thompson | JLT ; JLT Group | Marsh McLennan
Sedgwick Group | Sedgwick | Marsh McLennan
Johnson & Higgins | Johnson and Higgins | Marsh McLennan
Lippincott | Lippincott & Margulies ; Lippincott Mercer | Marsh McLennan
Aon | Aon plc ; Aon Corporation ; Combined International |
Aon Hewitt | Hewitt Associates ; Hewitt | Aon
Benfield Group | Aon Benfield ; Benfield | Aon
Alexander & Alexander | Alexander & Alexander Services | Aon
Willis Towers Watson | WTW ; Towers Watson |
Milliman | Milliman & Robertson |
Humana | Humana Inc. ; Extendicare (Kentucky) |
Centene | Centene Corporation |
WellCare | WellCare Health Plans | Centene Corporation
Health Net | Foundation Health Systems | Centene Corporation
Molina Healthcare | Molina |
Blue Cross Blue Shield Association | BCBSA ; Blue Cross and Blue Shield Association ; BCBS |
Health Care Service Corporation | HCSC ; Blue Cross and Blue Shield of Illinois |
Highmark Health | Highmark ; Highmark Inc. ; Blue Cross of Western Pennsylvania |
Allegheny Health Network | AHN ; West Penn Allegheny Health System | Highmark
Allegheny General Hospital | AGH | Allegheny Health Network
CareFirst | CareFirst BlueCross BlueShield |
Independence Blue Cross | IBX ; Independence Health Group ; Blue Cross of Greater Philadelphia |
Harvard Pilgrim Health Care | Harvard Community Health Plan ; Pilgrim Health Care | Point32Health
Tufts Health Plan | Tufts Associated Health Plan | Point32Health
Point32Health | Point32 Health |
Visa | Visa Inc. ; BankAmericard ; Visa International |
Mastercard | MasterCard ; MasterCard International ; Interbank Card Association ; Master Charge |
Visa Europe | Visa Europe Ltd | Visa
CyberSource | CyberSource Corporation | Visa
Plaid | Plaid Inc. ; Plaid Technologies |
American Express | Amex ; AmEx ; American Express Company ; AXP |
Diners Club International | Diners Club ; Diners' Club | Discover Financial
Western Union | The Western Union Company ; New York and Mississippi Valley Printing Telegraph Company |
First Data | First Data Corporation ; First Data Resources | Fiserv
Fiserv | Fiserv Inc. ; First Bank System Data Processing |
FIS | Fidelity National Information Services ; Systematics |
SunGard | SunGard Data Systems | FIS
Worldpay | WorldPay ; Streamline ; RBS WorldPay | Global Payments
Vantiv | Vantiv Inc. ; Fifth Third Processing Solutions | Worldpay
Global Payments | Global Payments Inc. |
TSYS | Total System Services | Global Payments
Heartland Payment Systems | Heartland | Global Payments
Braintree | Braintree Payments | PayPal
Venmo | Venmo LLC | PayPal
Xoom Corporation | Xoom | PayPal
iZettle | Zettle by PayPal ; Zettle | PayPal
Honey Science | Honey ; PayPal Honey | PayPal
PayPal | Confinity ; PYPL |
Afterpay | Clearpay ; Afterpay Touch | Block
Cash App | Square Cash | Block
Tidal | TIDAL ; Aspiro ; WiMP | Block
Weebly | Weebly Inc. | Block
Klarna | Klarna Bank ; Kreditor |
Adyen | Adyen N.V. |
Wise | TransferWise ; Wise plc |
Revolut | Revolut Ltd |
Monzo | Mondo ; Monzo Bank |
Starling Bank | Starling |
N26 | Number 26 ; N26 Bank |
Nubank | Nu Holdings ; Nu Pagamentos |
SoFi | Social Finance ; SoFi Technologies |
LendingClub | Lending Club |
Affirm | Affirm Holdings |
Coinbase | Coinbase Global |
FTX | FTX Trading |
Alameda Research | Alameda | FTX
Binance | Binance Holdings |
Ripple | Ripple Labs ; OpenCoin |
Mt. Gox | Mt Gox ; MtGox ; Magic: The Gathering Online eXchange |
Kraken | Payward ; Kraken Exchange |
Ethereum Foundation | Stiftung Ethereum ; EthSuisse |
ConsenSys | Consensys Software |
Circle | Circle Internet Financial ; Circle Internet Group |
Wirecard | Wirecard AG |
Worldline | Atos Worldline ; Worldline SA |
Ingenico | Ingenico Group | Worldline
SIX Group | SIX ; SIX Swiss Exchange ; SWX Swiss Exchange ; Swiss Exchange |
Society for Worldwide Interbank Financial Telecommunication | SWIFT |
Euroclear | Euroclear Bank |
Clearstream | Cedel ; Clearstream International | Deutsche Börse
Deutsche Börse | Deutsche Boerse ; Deutsche Börse Group ; Frankfurt Stock Exchange ; Frankfurter Wertpapierbörse |
Eurex | Eurex Exchange ; Deutsche Terminbörse | Deutsche Börse
Euronext | Euronext N.V. ; NYSE Euronext Europe |
Borsa Italiana | Milan Stock Exchange ; Borsa di Milano | Euronext
Euronext Paris | Paris Bourse ; Bourse de Paris ; Paris Stock Exchange | Euronext
Euronext Amsterdam | Amsterdam Stock Exchange ; Amsterdamse effectenbeurs | Euronext
Euronext Brussels | Brussels Stock Exchange ; Bourse de Bruxelles | Euronext
Euronext Lisbon | Bolsa de Valores de Lisboa ; Lisbon Stock Exchange | Euronext
Euronext Dublin | Irish Stock Exchange ; ISE | Euronext
Oslo Børs | Oslo Stock Exchange ; Oslo Bors | Euronext
Nasdaq | National Association of Securities Dealers Automated Quotations ; NASDAQ OMX ; Nasdaq, Inc. |
Nasdaq Nordic | OMX ; OMX Group ; OM AB | Nasdaq
Nasdaq Stockholm | Stockholm Stock Exchange ; Stockholmsbörsen | Nasdaq
Nasdaq Copenhagen | Copenhagen Stock Exchange ; Københavns Fondsbørs | Nasdaq
Nasdaq Helsinki | Helsinki Stock Exchange ; Helsingin Pörssi | Nasdaq
Philadelphia Stock Exchange | PHLX | Nasdaq
NYSE American | American Stock Exchange ; NYSE MKT ; New York Curb Exchange | New York Stock Exchange
NYSE Arca | Archipelago Exchange ; Pacific Exchange ; Pacific Stock Exchange | New York Stock Exchange
CME Group | Chicago Mercantile Exchange Holdings |
Chicago Board of Trade | CBOT ; CBT | CME Group
New York Mercantile Exchange | NYMEX ; COMEX | CME Group
Cboe Global Markets | Chicago Board Options Exchange ; CBOE ; Cboe |
BATS Global Markets | BATS ; Better Alternative Trading System | Cboe Global Markets
London Stock Exchange | LSEG ; London Stock Exchange Group |
Refinitiv | Thomson Reuters Financial & Risk ; LSEG Data & Analytics | London Stock Exchange
FTSE Russell | FTSE Group ; FTSE International ; FTSE | London Stock Exchange
LCH | London Clearing House ; LCH.Clearnet | London Stock Exchange
London International Financial Futures and Options Exchange | LIFFE ; ICE Futures Europe | Intercontinental Exchange
International Petroleum Exchange | IPE | Intercontinental Exchange
London Metal Exchange | LME | Hong Kong Exchanges and Clearing
Hong Kong Exchanges and Clearing | HKEX ; Hong Kong Stock Exchange ; Stock Exchange of Hong Kong ; SEHK |
Japan Exchange Group | JPX |
Tokyo Stock Exchange | TSE ; Tokyo Shoken Torihikijo | Japan Exchange Group
Osaka Exchange | Osaka Securities Exchange | Japan Exchange Group
Shanghai Stock Exchange | SSE Shanghai ; Shanghai Bourse |
Shenzhen Stock Exchange | SZSE |
Korea Exchange | KRX ; Korea Stock Exchange |
Singapore Exchange | SGX ; Stock Exchange of Singapore ; SIMEX |
Bursa Malaysia | Kuala Lumpur Stock Exchange ; KLSE |
Indonesia Stock Exchange | IDX ; Jakarta Stock Exchange ; Bursa Efek Indonesia |
Stock Exchange of Thailand | SET |
Philippine Stock Exchange | PSE |
Bombay Stock Exchange | BSE ; BSE Limited ; BSE India |
National Stock Exchange of India | NSE ; NSE India |
Australian Securities Exchange | ASX ; Australian Stock Exchange ; ASX Limited |
New Zealand Exchange | NZX ; New Zealand Stock Exchange |
Johannesburg Stock Exchange | JSE ; JSE Limited |
Nigerian Exchange Group | Nigerian Stock Exchange ; NGX ; Lagos Stock Exchange |
Nairobi Securities Exchange | Nairobi Stock Exchange |
Egyptian Exchange | EGX ; Cairo and Alexandria Stock Exchange |
Tel Aviv Stock Exchange | TASE |
Borsa Istanbul | Istanbul Stock Exchange ; İMKB ; BIST |
Saudi Exchange | Tadawul ; Saudi Tadawul Group |
B3 | BM&FBovespa ; Bovespa ; B3 S.A. ; Bolsa de Valores de São Paulo ; Brasil Bolsa Balcão |
Bolsa Mexicana de Valores | BMV ; Mexican Stock Exchange |
Bolsas y Mercados Españoles | BME ; Bolsa de Madrid ; Madrid Stock Exchange | SIX Group
Warsaw Stock Exchange | Giełda Papierów Wartościowych w Warszawie ; GPW |
Wiener Börse | Vienna Stock Exchange |
TMX Group | Toronto Stock Exchange ; TSX |
Montreal Exchange | Bourse de Montréal ; MX | TMX Group
TSX Venture Exchange | Canadian Venture Exchange ; Vancouver Stock Exchange ; TSXV | TMX Group
HSBC | Hongkong and Shanghai Banking Corporation ; HSBC Holdings ; The Hongkong and Shanghai Banking Corporation ; HongkongBank |
Hang Seng Bank | Hang Seng | HSBC
First Direct | first direct | HSBC
Marine Midland Bank | HSBC Bank USA ; Marine Midland | HSBC
Household International | HSBC Finance ; Household Finance Corporation | HSBC
Samuel Montagu & Co. | Samuel Montagu ; HSBC Samuel Montagu | HSBC
James Capel & Co. | James Capel ; HSBC James Capel | HSBC
Crédit Commercial de France | HSBC France | HSBC
Republic National Bank of New York | Republic New York Corporation | HSBC
British Bank of the Middle East | HSBC Bank Middle East ; Imperial Bank of Persia ; BBME | HSBC
Saudi Awwal Bank | Saudi British Bank ; SABB ; SAB | HSBC
Barclays | Barclays Bank ; Barclays plc ; Barclays Group |
Barclays Capital | BarCap ; Barclays de Zoete Wedd ; BZW ; Barclays Investment Bank | Barclays
Barclaycard | Barclaycard US ; Barclays Partner Finance | Barclays
Woolwich Building Society | The Woolwich ; Woolwich plc | Barclays
Martins Bank | Bank of Liverpool and Martins | Barclays
Lloyds Banking Group | Lloyds TSB ; Lloyds TSB Group |
HBOS | Halifax Bank of Scotland | Lloyds Banking Group
Bank of Scotland | The Governor and Company of the Bank of Scotland | Lloyds Banking Group
Scottish Widows | Scottish Widows Fund and Life Assurance Society | Lloyds Banking Group
Cheltenham & Gloucester | Cheltenham and Gloucester Building Society ; C&G | Lloyds Banking Group
TSB Bank | TSB ; Trustee Savings Bank ; TSB Group | Sabadell
Sabadell | Banco Sabadell ; Banc Sabadell ; Banco de Sabadell |
NatWest Group | Royal Bank of Scotland Group ; RBS Group ; The Royal Bank of Scotland Group |
NatWest | National Westminster Bank ; National Westminster | NatWest Group
Royal Bank of Scotland | RBS ; The Royal Bank of Scotland | NatWest Group
Ulster Bank | Ulster Bank Ireland | NatWest Group
Coutts | Coutts & Co. ; Coutts & Company | NatWest Group
Westminster Bank | London and Westminster Bank ; London County and Westminster Bank | NatWest
National Provincial Bank | National Provincial | NatWest
Williams & Glyn's Bank | Williams and Glyn's ; Glyn, Mills & Co. ; Williams Deacon's Bank | Royal Bank of Scotland
Child & Co. | Child and Co. | Royal Bank of Scotland
Drummonds Bank | Messrs. Drummond | Royal Bank of Scotland
Adam and Company | Adam & Company | Royal Bank of Scotland
NatWest Markets | RBS Markets ; RBS Global Banking & Markets ; County NatWest | NatWest Group
Nationwide Building Society | Co-operative Permanent Building Society |
Virgin Money UK | Virgin Money ; CYBG | Nationwide Building Society
Clydesdale Bank | Clydesdale Banking Company | Virgin Money UK
Yorkshire Bank | Yorkshire Penny Bank | Virgin Money UK
Santander UK | Abbey National ; Abbey ; Santander UK plc ; Abbey National Building Society | Santander
Bradford & Bingley | Bradford and Bingley Building Society |
Cater Allen | Cater Allen Private Bank | Santander UK
The Co-operative Bank | Co-op Bank ; CWS Bank ; Co-operative Bank |
Britannia Building Society | Leek and Moorlands Building Society | The Co-operative Bank
Standard Chartered | Standard Chartered Bank ; StanChart ; Chartered Bank of India, Australia and China ; Standard Bank of British South Africa |
Grindlays Bank | ANZ Grindlays ; National and Grindlays Bank ; National Bank of India | Standard Chartered
Korea First Bank | SC Bank Korea ; Standard Chartered Korea ; SC First Bank | Standard Chartered
Schroders | Schroders plc ; J. Henry Schroder Wagg ; J. Henry Schroder & Co. |
Cazenove Capital | Cazenove Capital Management | Schroders
Hambros Bank | Hambros ; SG Hambros ; C. J. Hambro & Son | Société Générale
Kleinwort Benson | Kleinwort Hambros ; Dresdner Kleinwort Wasserstein ; Dresdner Kleinwort Benson |
Barings Bank | Baring Brothers ; Barings ; ING Barings ; Baring Brothers & Co. | ING Group
Singer & Friedlander | Kaupthing Singer & Friedlander | Kaupthing Bank
Kaupthing Bank | Kaupthing ; Arion Bank ; KB banki |
Landsbanki | Landsbankinn ; National Bank of Iceland |
Glitnir | Íslandsbanki ; Islandsbanki ; Glitnir banki |
Close Brothers | Close Brothers Group |
Winterflood Securities | Winterflood | Close Brothers
Investec | Investec Bank ; Investec plc |
Ninety One | Investec Asset Management |
Rathbones | Rathbone Brothers ; Rathbones Group |
Brewin Dolphin | RBC Brewin Dolphin ; Brewin Dolphin Holdings | Royal Bank of Canada
Numis | Numis Securities ; Deutsche Numis | Deutsche Bank
Phillips & Drew | Phillips and Drew ; UBS Phillips & Drew | UBS
Hoare Govett | ABN AMRO Hoare Govett ; RBS Hoare Govett ; Hoare & Co. | Jefferies
Rowe & Pitman | Rowe and Pitman | S. G. Warburg & Co.
Lazard Brothers & Co. | Lazard London | Lazard
Charterhouse Bank | Charterhouse Japhet ; Charterhouse | HSBC
Guinness Mahon | Guinness Mahon & Co. | Investec
Brown Shipley | Brown, Shipley & Co. ; Brown Shipley & Co. | Quintet Private Bank
Quintet Private Bank | KBL European Private Bankers ; Kredietbank Luxembourg |
C. Hoare & Co. | Hoare's Bank ; C Hoare and Co |
ICAP | Garban Intercapital ; Intercapital | TP ICAP
TP ICAP | NEX Group |
Tullett Prebon | Collins Stewart Tullett ; Tullett & Tokyo ; Prebon Yamane | TP ICAP
IG Group | IG Index ; IG Markets |
Hargreaves Lansdown | HL |
abrdn | Aberdeen Group ; Standard Life Aberdeen ; Standard Life ; Aberdeen Asset Management |
Scottish Amicable | Scottish Amicable Life Assurance Society | Prudential plc
M&G | M&G Investments ; M&G Prudential ; M&G plc |
Prudential plc | Prudential Assurance Company ; Prudential Corporation ; The Pru |
Jackson Financial | Jackson National Life |
Aviva | CGU ; Norwich Union ; CGNU ; Commercial Union ; General Accident |
Friends Life | Friends Provident ; Resolution Limited | Aviva
Direct Line Group | Direct Line ; Churchill Insurance ; RBS Insurance | Aviva
RAC | Royal Automobile Club Motoring Services ; RAC Limited |
AA plc | The AA ; Automobile Association ; AA Limited |
Phoenix Group | Pearl Group ; Pearl Assurance ; Standard Life plc ; Phoenix Life |
RSA Insurance Group | Royal & SunAlliance ; Royal and Sun Alliance ; Sun Alliance ; Royal Insurance | Intact Financial Corporation
More Than | MORE TH>N | RSA Insurance Group
Legal & General Investment Management | LGIM ; L&G Asset Management | Legal & General
Hiscox | Hiscox Ltd ; Roberts & Hiscox |
Beazley | Beazley Group |
Admiral Group | Admiral Insurance ; Admiral |
Bupa | British United Provident Association ; BUPA |
Equitable Life Assurance Society | Society for Equitable Assurances on Lives and Survivorships | Utmost Life and Pensions
Utmost Life and Pensions | Utmost Group |
Scottish Provident | Scottish Provident Institution | Abbey National
Zurich Insurance Group | Zurich Financial Services ; Zürich Versicherung ; Zurich Insurance ; Zurich |
Eagle Star Insurance | Eagle Star ; Eagle, Star and British Dominions | Zurich Insurance Group
Allied Dunbar | Hambro Life Assurance ; Allied Dunbar Assurance | Zurich Insurance Group
Deutsche Bank | DB ; Deutsche Bank AG |
Postbank | Deutsche Postbank ; Postbank AG | Deutsche Bank
DWS Group | DWS Investments ; Deutsche Asset Management ; Deutsche Asset & Wealth Management ; DWS | Deutsche Bank
Sal. Oppenheim | Sal. Oppenheim jr. & Cie. | Deutsche Bank
BHF Bank | ODDO BHF ; Berliner Handels-Gesellschaft ; BHF-Bank |
Disconto-Gesellschaft | Disconto Gesellschaft ; Direction der Disconto-Gesellschaft | Deutsche Bank
Comdirect | comdirect bank | Commerzbank
Hypo Real Estate | Deutsche Pfandbriefbank ; pbb ; Hypo Real Estate Holding |
Darmstädter und Nationalbank | Danat-Bank ; Danatbank ; Darmstädter Bank | Dresdner Bank
Berenberg Bank | Berenberg ; Joh. Berenberg, Gossler & Co. |
M. M. Warburg & Co. | M.M.Warburg & CO ; Warburg Bank ; Brinckmann, Wirtz & Co. |
Metzler Bank | B. Metzler seel. Sohn & Co. ; Bankhaus Metzler |
Helaba | Landesbank Hessen-Thüringen ; Hessische Landesbank |
HSH Nordbank | Hamburg Commercial Bank ; Landesbank Kiel ; Hamburgische Landesbank |
NORD/LB | Norddeutsche Landesbank ; Nord LB |
DekaBank | Deka ; DekaBank Deutsche Girozentrale |
Union Investment | Union Asset Management Holding | DZ Bank
R+V Versicherung | R+V ; R+V Allgemeine Versicherung | DZ Bank
HypoVereinsbank | HVB ; Bayerische Vereinsbank ; Bayerische Hypotheken- und Wechsel-Bank ; UniCredit Bank AG | UniCredit
Bank Austria | UniCredit Bank Austria ; Creditanstalt ; Bank Austria Creditanstalt ; Länderbank | UniCredit
Creditanstalt-Bankverein | Österreichische Creditanstalt ; Credit-Anstalt | Bank Austria
Pioneer Investments | Pioneer Asset Management | Amundi
Amundi | Amundi Asset Management ; Crédit Agricole Asset Management | Crédit Agricole
Crédit Agricole Corporate and Investment Bank | Calyon ; Crédit Agricole CIB ; Banque Indosuez ; Crédit Agricole Indosuez ; CACIB | Crédit Agricole
Crédit Lyonnais | LCL ; Le Crédit Lyonnais | Crédit Agricole
CLSA | Credit Lyonnais Securities Asia ; CLSA Asia-Pacific Markets | CITIC Group
Kepler Cheuvreux | Crédit Agricole Cheuvreux ; Cheuvreux |
BNP Paribas | Banque Nationale de Paris ; BNP ; Paribas ; Banque de Paris et des Pays-Bas |
BNP Paribas Fortis | Fortis Bank ; Fortis Banque ; Générale de Banque ; ASLK ; CGER | BNP Paribas
Cortal Consors | Consorsbank ; Consors | BNP Paribas
Cetelem | BNP Paribas Personal Finance | BNP Paribas
Arval | Arval Service Lease | BNP Paribas
Exane | Exane BNP Paribas | BNP Paribas
Comptoir national d'escompte de Paris | CNEP ; Comptoir d'escompte de Paris | BNP Paribas
Banque Nationale pour le Commerce et l'Industrie | BNCI | BNP Paribas
Fortis | Fortis Group ; Fortis N.V. |
Ageas | Fortis Insurance International ; AG Insurance ; Ageas SA/NV |
Société Générale | SocGen ; Societe Generale ; Société Générale S.A. ; SG |
Lyxor Asset Management | Lyxor | Amundi
Boursorama | BoursoBank ; Boursorama Banque | Société Générale
Crédit du Nord | Société Générale SFR | Société Générale
ALD Automotive | Ayvens ; LeasePlan | Société Générale
Groupe BPCE | BPCE ; Banque Populaire Caisse d'Epargne |
Natixis | Natexis ; Natexis Banques Populaires ; Ixis ; Ixis CIB | Groupe BPCE
Banque populaire | Groupe Banque populaire ; Banques populaires | Groupe BPCE
Caisse d'Epargne | Groupe Caisse d'Epargne ; Caisses d'Epargne | Groupe BPCE
Loomis, Sayles & Company | Loomis Sayles | Natixis
Harris Associates | Oakmark Funds | Natixis
Crédit foncier de France | Crédit Foncier | Groupe BPCE
Crédit Mutuel | Confédération nationale du Crédit mutuel ; Crédit Mutuel Alliance Fédérale |
Crédit Industriel et Commercial | CIC ; CIC Group | Crédit Mutuel
La Banque Postale | Banque Postale | La Poste
La Poste | Groupe La Poste ; La Poste S.A. |
CNP Assurances | Caisse nationale de prévoyance ; CNP | La Banque Postale
Geopost | DPDgroup ; DPD | La Poste
Bpifrance | Banque publique d'investissement ; OSEO |
Compagnie Financière Edmond de Rothschild | Edmond de Rothschild Group ; Edmond de Rothschild |
Banque Worms | Worms & Cie |
AXA | Axa S.A. ; AXA Group ; Mutuelles Unies |
AXA XL | XL Group ; XL Capital ; XL Catlin ; Catlin Group | AXA
AXA Investment Managers | AXA IM | BNP Paribas
Union des Assurances de Paris | UAP | AXA
AGF | Assurances Générales de France ; Allianz France | Allianz
Groupama | Groupama Assurances Mutuelles |
GAN Assurances | Groupe des Assurances Nationales ; GAN | Groupama
MAIF | Mutuelle assurance des instituteurs de France |
MACIF | Mutuelle assurance des commerçants et industriels de France ; Aéma Groupe |
SCOR | SCOR SE ; Société commerciale de réassurance |
Coface | Compagnie française d'assurance pour le commerce extérieur |
Euler Hermes | Allianz Trade ; Hermes Kreditversicherung | Allianz
PIMCO | Pacific Investment Management Company | Allianz
Allianz | Allianz SE ; Allianz AG ; Allianz Versicherungs-AG |
Allianz Global Investors | AllianzGI ; RCM Capital Management | Allianz
Fireman's Fund Insurance Company | Fireman's Fund | Allianz
Riunione Adriatica di Sicurtà | RAS ; RAS Assicurazioni | Allianz
ERGO Group | ERGO ; ERGO Versicherungsgruppe ; Hamburg-Mannheimer ; Victoria Versicherung | Munich Re
Munich Re | Münchener Rück ; Munich Reinsurance Company ; Münchener Rückversicherungs-Gesellschaft |
Hannover Re | Hannover Rück | Talanx
Talanx | HDI ; HDI-Gerling ; Talanx AG |
Gerling | Gerling-Konzern | Talanx
Cologne Re | Kölnische Rück ; Kölnische Rückversicherungs-Gesellschaft | General Re
Debeka | Debeka Versicherungen |
HUK-Coburg | HUK |
Generali | Assicurazioni Generali ; Generali Group ; Generali Assicurazioni |
AMB Generali | Generali Deutschland ; Aachener und Münchener | Generali
Toro Assicurazioni | Toro | Generali
INA Assitalia | Istituto Nazionale delle Assicurazioni | Generali
Cattolica Assicurazioni | Società Cattolica di Assicurazione | Generali
Unipol | Unipol Gruppo ; UnipolSai |
Fondiaria-Sai | La Fondiaria ; Fondiaria ; SAI Assicurazioni | Unipol
Intesa Sanpaolo | Banca Intesa ; Sanpaolo IMI ; Intesa |
Banca Commerciale Italiana | Comit ; BCI | Intesa Sanpaolo
Cariplo | Cassa di Risparmio delle Provincie Lombarde | Intesa Sanpaolo
Istituto Bancario San Paolo di Torino | San Paolo di Torino ; Sanpaolo | Intesa Sanpaolo
Istituto Mobiliare Italiano | IMI | Intesa Sanpaolo
Banca IMI | IMI Corporate & Investment Banking | Intesa Sanpaolo
Banco di Napoli | Bank of Naples | Intesa Sanpaolo
UBI Banca | Unione di Banche Italiane ; UBI | Intesa Sanpaolo
Eurizon Capital | Eurizon | Intesa Sanpaolo
UniCredit | Unicredito Italiano ; Credito Italiano ; UniCredit S.p.A. |
Banca di Roma | Banco di Roma ; Capitalia | UniCredit
Banco di Sicilia | Bank of Sicily | UniCredit
Banco BPM | Banco Popolare ; Banca Popolare di Milano ; BPM |
Antonveneta | Banca Antonveneta ; Banca Antoniana Popolare Veneta | Banca Monte dei Paschi di Siena
Banca Monte dei Paschi di Siena | MPS ; Monte dei Paschi ; BMPS |
Banco Ambrosiano | Nuovo Banco Ambrosiano ; Ambroveneto |
BPER Banca | BPER ; Banca Popolare dell'Emilia Romagna |
Santander | Banco Santander ; Santander Group ; Banco Santander Central Hispano ; BSCH |
Banesto | Banco Español de Crédito | Santander
Banco Central Hispano | BCH ; Banco Hispano Americano ; Banco Central (Spain) | Santander
Banco Popular Español |  | Santander
Santander Bank | Sovereign Bank ; Sovereign Bancorp ; Santander Holdings USA | Santander
Banespa | Banco do Estado de São Paulo ; Santander Banespa | Santander
Banco Real | ABN AMRO Real | Santander
Bank Zachodni WBK | Santander Bank Polska ; BZ WBK | Santander
BBVA | Banco Bilbao Vizcaya Argentaria ; Banco Bilbao Vizcaya ; Argentaria |
BBVA México | Bancomer ; BBVA Bancomer | BBVA
Garanti BBVA | Garanti Bank ; Garanti Bankası ; Türkiye Garanti Bankası | BBVA
CaixaBank | La Caixa ; Caixa d'Estalvis i Pensions de Barcelona ; Criteria CaixaCorp |
Bankia | Caja Madrid ; Banco Financiero y de Ahorros ; BFA | CaixaBank
Banco Português de Investimento | BPI ; Banco BPI | CaixaBank
Caixa Geral de Depósitos | CGD ; Caixa Geral |
Banco Espírito Santo | BES ; Novo Banco ; Novobanco |
Millennium BCP | Banco Comercial Português ; BCP ; Millennium bcp |
Bankinter | Intercontinental Español |
Mapfre | MAPFRE S.A. ; Mutua de Propietarios de Fincas Rústicas |
ING Group | Internationale Nederlanden Groep ; ING ; ING Groep |
ING Bank | NMB Postbank ; Nederlandsche Middenstandsbank | ING Group
ING-DiBa | DiBa ; ING Germany | ING Group
NN Group | Nationale-Nederlanden ; ING Insurance ; Delta Lloyd |
Voya Financial | ING U.S. ; ReliaStar ; Voya |
ABN AMRO | ABN AMRO Bank ; Algemene Bank Nederland ; AMRO Bank ; ABN |
MeesPierson | Bank Mees & Hope ; Fortis MeesPierson | ABN AMRO
Nederlandsche Handel-Maatschappij | NHM ; Netherlands Trading Society | ABN AMRO
Robeco | Rotterdamsch Beleggings Consortium | Rabobank
APG | Algemene Pensioen Groep | ABP
ABP | Stichting Pensioenfonds ABP ; Algemeen Burgerlijk Pensioenfonds |
Aegon | Aegon N.V. ; AGO ; Ennia |
Transamerica | Transamerica Corporation ; Transamerica Life | Aegon
a.s.r. | ASR Nederland ; ASR |
Achmea | Eureko ; Achmea B.V. |
SNS Reaal | de Volksbank ; SNS Bank ; ASN Bank |
KBC | KBC Bank ; Kredietbank ; KBC Group |
ČSOB | Československá obchodní banka ; CSOB | KBC
Belfius | Dexia Bank Belgium ; Gemeentekrediet |
UBS | Union Bank of Switzerland ; Schweizerische Bankgesellschaft ; UBS AG ; SBG |
UBS Investment Bank | UBS Securities | UBS
Credit Suisse | Schweizerische Kreditanstalt ; CS Group ; Credit Suisse Group ; Crédit Suisse ; Swiss Credit Bank | UBS
Clariden Leu | Bank Leu ; Clariden Bank | Credit Suisse
Winterthur Group | Winterthur Insurance ; Winterthur Versicherungen | AXA
Julius Baer | Julius Bär ; Bank Julius Baer ; Julius Baer Group |
GAM Holding | GAM ; Global Asset Management |
Pictet Group | Pictet & Cie ; Banque Pictet ; Pictet |
Lombard Odier | Lombard Odier Darier Hentsch ; Banque Lombard Odier |
Vontobel | Bank Vontobel ; Vontobel Holding |
EFG International | EFG Bank ; EFG |
BSI | Banca della Svizzera Italiana ; BSI Bank | EFG International
J. Safra Sarasin | Bank Sarasin ; Bank J. Safra Sarasin ; Safra Sarasin |
Zürcher Kantonalbank | ZKB ; Cantonal Bank of Zurich |
PostFinance | Swiss Post Finance | Swiss Post
Swiss Post | Die Schweizerische Post ; La Poste suisse |
Raiffeisen Switzerland | Raiffeisen Schweiz ; Schweizer Raiffeisenbanken |
Swiss Life | Rentenanstalt ; Schweizerische Rentenanstalt |
Bâloise | Basler Versicherungen ; Baloise ; Baloise Group |
Helvetia Insurance | Helvetia Versicherungen ; Helvetia Patria |
Swiss Re | Schweizerische Rückversicherungs-Gesellschaft ; Schweizer Rück ; Swiss Reinsurance Company |
LGT Group | LGT ; Liechtenstein Global Trust |
Erste Group | Erste Bank ; Erste Bank der oesterreichischen Sparkassen ; Die Erste |
Česká spořitelna | Czech Savings Bank ; Ceska sporitelna | Erste Group
Slovenská sporiteľňa | Slovenska sporitelna | Erste Group
Banca Comercială Română | BCR | Erste Group
BAWAG P.S.K. | BAWAG ; Bank für Arbeit und Wirtschaft ; BAWAG Group |
Hypo Alpe-Adria-Bank | Heta Asset Resolution ; Addiko Bank |
Vienna Insurance Group | VIG ; Wiener Städtische |
UNIQA | UNIQA Insurance Group ; Bundesländer-Versicherung |
Komerční banka | Komercni banka ; KB Czech | Société Générale
PPF Group | PPF ; První privatizační fond |
Home Credit | Home Credit Group | PPF Group
mBank | BRE Bank ; Bank Rozwoju Eksportu | Commerzbank
Bank Pekao | Pekao ; Bank Polska Kasa Opieki ; Pekao SA |
PKO Bank Polski | PKO BP ; Powszechna Kasa Oszczędności |
Bank Handlowy | Citi Handlowy ; Bank Handlowy w Warszawie | Citigroup
OTP Bank | Országos Takarékpénztár ; OTP |
Nordea | Nordbanken ; MeritaNordbanken ; Merita Bank ; Nordea Bank |
Unibank | Unidanmark ; Unibank A/S | Nordea
Christiania Bank | Christiania Bank og Kreditkasse ; Kreditkassen | Nordea
Union Bank of Finland | Suomen Yhdyspankki ; SYP | Nordea
Kansallis-Osake-Pankki | KOP ; Kansallispankki | Nordea
Postbanken | Post- och Kreditbanken ; PKbanken | Nordea
SEB | Skandinaviska Enskilda Banken ; Stockholms Enskilda Bank ; Skandinaviska Banken |
Enskilda Securities | SEB Enskilda | SEB
Handelsbanken | Svenska Handelsbanken ; Stockholms Handelsbank |
Swedbank | FöreningsSparbanken ; Sparbanken Sverige ; Föreningsbanken |
Hansabank | Hansapank | Swedbank
Skandia | Skandia Liv ; Försäkringsaktiebolaget Skandia |
Folksam | Folksam ömsesidig |
If P&C Insurance | If Skadeförsäkring ; If | Sampo Group
Sampo Group | Sampo ; Sampo plc ; Mandatum |
OP Financial Group | OP Pohjola ; Pohjola Bank ; OP-Pohjola ; Osuuspankki ; Okobank |
Danske Bank | Den Danske Bank ; Den Danske Landmandsbank ; Landmandsbanken |
Northern Bank | Danske Bank UK | Danske Bank
Fokus Bank | Danske Bank Norway | Danske Bank
Jyske Bank | Jydsk Bank |
Nykredit | Nykredit Realkredit |
Saxo Bank | Midas Fondsmæglerselskab |
TopDanmark | Topdanmark Forsikring | Sampo Group
Tryg | TrygVesta ; Tryg Forsikring ; Tryg-Baltica |
DNB | DNB NOR ; Den norske Bank ; DnB ; DNB ASA |
Bergen Bank | Bergens Privatbank | DNB
Storebrand | Storebrand ASA ; Christiania Almindelige Brand-Forsikring |
Gjensidige | Gjensidige Forsikring |
Norges Bank Investment Management | NBIM ; Government Pension Fund of Norway ; Statens pensjonsfond ; Norwegian Oil Fund | Norges Bank
Investor AB | Wallenberg Investor ; Investor |
Kinnevik | Investment AB Kinnevik |
Allied Irish Banks | AIB ; AIB Group ; Allied Irish Bank |
First Trust Bank | AIB NI | Allied Irish Banks
Bank of Ireland | Governor and Company of the Bank of Ireland ; BOI Group |
Anglo Irish Bank | Irish Bank Resolution Corporation ; IBRC |
Permanent TSB | Irish Life and Permanent ; PTSB |
Irish Life | Irish Life Assurance | Great-West Lifeco
National Asset Management Agency | NAMA |
National Treasury Management Agency | NTMA |
Central Bank of Ireland | Banc Ceannais na hÉireann |
National Bank of Greece | Ethniki Trapeza ; NBG |
Alpha Bank | Alpha Credit Bank |
Eurobank Ergasias | Eurobank ; EFG Eurobank |
Piraeus Bank | Trapeza Peiraios |
Bank of Greece | Trapeza tis Ellados |
Bank of Cyprus | Trapeza Kyprou |
Laiki Bank | Cyprus Popular Bank ; Marfin Popular Bank ; Marfin Laiki |
Akbank | Akbank T.A.Ş. | Sabancı Holding
Yapı Kredi | Yapı ve Kredi Bankası ; Yapi Kredi | Koç Holding
VakıfBank | Türkiye Vakıflar Bankası ; Vakifbank |
Central Bank of the Republic of Turkey | TCMB ; Türkiye Cumhuriyet Merkez Bankası |
Ottoman Bank | Imperial Ottoman Bank ; Osmanlı Bankası ; Banque impériale ottomane |
Alfa-Bank | Alfa Bank | Alfa Group
Alfa Group | Alfa Group Consortium |
LetterOne | LetterOne Holdings |
Tinkoff Bank | T-Bank ; Tinkoff ; TCS Group |
Renaissance Capital | RenCap |
Troika Dialog | Sberbank CIB | Sberbank
VTB Bank | Vneshtorgbank ; VTB |
PrivatBank | Privat Bank |
National Bank of Ukraine | NBU ; Natsionalnyi bank Ukrainy |
Bank Hapoalim | Workers' Bank ; Hapoalim |
Israel Discount Bank | Discount Bank ; Palestine Discount Bank |
Mizrahi-Tefahot Bank | Mizrahi Bank ; United Mizrahi Bank |
Bank of Israel | Bank Yisrael |
Bank Leumi | Anglo-Palestine Bank ; Bank Leumi le-Israel |
National Commercial Bank (Saudi Arabia) | Saudi National Bank ; SNB ; Alahli Bank ; NCB |
Samba Financial Group | Saudi American Bank ; Samba | National Commercial Bank (Saudi Arabia)
Al Rajhi Bank | Al-Rajhi Banking and Investment Corporation |
Public Investment Fund | PIF ; Public Investment Fund of Saudi Arabia |
Saudi Central Bank | Saudi Arabian Monetary Authority ; Saudi Arabian Monetary Agency ; SAMA |
Islamic Development Bank | IsDB ; IDB Jeddah |
Emirates NBD | Emirates Bank ; National Bank of Dubai ; ENBD |
First Abu Dhabi Bank | FAB ; National Bank of Abu Dhabi ; First Gulf Bank ; NBAD |
Abu Dhabi Investment Authority | ADIA |
ADQ | Abu Dhabi Developmental Holding Company |
International Petroleum Investment Company | IPIC | Mubadala
Investment Corporation of Dubai | ICD |
Qatar Investment Authority | QIA |
Qatar National Bank | QNB ; QNB Group |
Kuwait Investment Authority | KIA ; Kuwait Investment Office ; KIO |
National Bank of Kuwait | NBK |
Kuwait Finance House | KFH ; Baitak |
Arab Bank | Arab Bank plc |
Investcorp | Arabian Investment Banking Corporation |
Bank of Credit and Commerce International | BCCI |
National Bank of Egypt | NBE ; Al Ahly Bank ; Ahli Bank |
Banque Misr | Bank Misr |
EFG Hermes | EFG Holding |
Commercial International Bank | CIB Egypt |
Attijariwafa Bank | Banque Commerciale du Maroc ; Wafabank |
Bank of Africa | BMCE Bank ; Banque Marocaine du Commerce Extérieur ; BMCE |
Bank Al-Maghrib | Banque du Maroc |
Standard Bank | Standard Bank Group ; Standard Bank of South Africa ; Stanbic |
Stanbic IBTC | Stanbic Bank Nigeria ; IBTC Chartered Bank | Standard Bank
Liberty Holdings | Liberty Life ; Liberty Life Association of Africa | Standard Bank
Absa Group | Amalgamated Banks of South Africa ; Barclays Africa Group ; Absa Bank ; Volkskas |
Rand Merchant Bank | RMB | FirstRand
WesBank | Western Bank (South Africa) | FirstRand
Nedbank | Nedcor ; Nederlandsche Bank voor Zuid-Afrika |
Capitec Bank | Capitec |
Old Mutual | South African Mutual Life Assurance Society ; Old Mutual Limited |
Sanlam | Suid-Afrikaanse Nasionale Lewens Assuransie Maatskappij |
Discovery Limited | Discovery Health ; Discovery Bank |
South African Reserve Bank | SARB ; Suid-Afrikaanse Reserwebank |
Ecobank | Ecobank Transnational ; ETI |
United Bank for Africa | UBA ; British and French Bank |
Zenith Bank | Zenith International Bank |
Guaranty Trust Bank | GTBank ; GTCO ; Guaranty Trust Holding Company |
Access Bank | Access Bank plc ; Access Holdings |
Diamond Bank | Diamond Bank plc | Access Bank
Union Bank of Nigeria | Barclays Bank Nigeria ; Colonial Bank |
KCB Group | Kenya Commercial Bank ; KCB |
Equity Bank | Equity Group Holdings ; Equity Building Society |
Co-operative Bank of Kenya | Co-op Bank Kenya |
Central Bank of Kenya | CBK ; Benki Kuu ya Kenya |
Bank of Ghana | BoG ; Bank of the Gold Coast |
African Export-Import Bank | Afreximbank |
Mitsubishi UFJ Financial Group | MUFG ; Mitsubishi Tokyo Financial Group |
MUFG Bank | Bank of Tokyo-Mitsubishi UFJ ; Bank of Tokyo ; Mitsubishi Bank ; Bank of Tokyo-Mitsubishi | Mitsubishi UFJ Financial Group
UFJ Bank | Sanwa Bank ; Tokai Bank ; UFJ Holdings | Mitsubishi UFJ Financial Group
Yokohama Specie Bank | Yokohama Shokin Ginko | MUFG Bank
MUFG Union Bank | Union Bank of California ; Union Bank N.A. ; UnionBanCal | U.S. Bancorp
Krungsri | Bank of Ayudhya | MUFG Bank
Sumitomo Mitsui Financial Group | SMFG |
Sumitomo Mitsui Banking Corporation | SMBC ; Sumitomo Bank ; Sakura Bank ; Mitsui Bank | Sumitomo Mitsui Financial Group
SMBC Nikko Securities | Nikko Cordial Securities ; Nikko Securities ; Nikko Cordial | Sumitomo Mitsui Financial Group
Sumitomo Mitsui Trust Bank | Sumitomo Trust and Banking ; Chuo Mitsui Trust | Sumitomo Mitsui Trust Group
Sumitomo Mitsui Trust Group | Sumitomo Mitsui Trust Holdings ; SMTH |
Mizuho | Mizuho Financial Group ; Mizuho Bank ; Dai-Ichi Kangyo Bank ; Fuji Bank |
Industrial Bank of Japan | IBJ ; Nippon Kogyo Ginko ; Mizuho Corporate Bank | Mizuho
Mizuho Securities | Shinko Securities ; IBJ Securities | Mizuho
Resona Holdings | Resona Bank ; Daiwa Bank ; Asahi Bank ; Resona |
SBI Shinsei Bank | Shinsei Bank ; Long-Term Credit Bank of Japan ; LTCB | SBI Holdings
SBI Holdings | SBI Group ; SoftBank Investment |
Aozora Bank | Nippon Credit Bank ; Nippon Fudosan Bank |
Norinchukin Bank | Nochu ; Norin Chukin Bank |
Japan Bank for International Cooperation | JBIC ; Export-Import Bank of Japan |
Development Bank of Japan | DBJ ; Japan Development Bank |
Government Pension Investment Fund | GPIF |
Japan Post Bank | Yucho Bank ; JP Bank | Japan Post
Japan Post Insurance | Kampo Seimei ; Kampo Life | Japan Post
Nomura Holdings | Nomura ; Nomura Group |
Instinet | Instinet Incorporated | Nomura Holdings
Daiwa Securities | Daiwa Securities Group ; Daiwa Shoken |
Daiwa Institute of Research | DIR ; Daiwa Soken | Daiwa Securities
Yamaichi Securities | Yamaichi Shoken |
Nippon Life | Nissay ; Nippon Life Insurance Company ; Nihon Seimei |
Dai-ichi Life | Dai-ichi Mutual Life Insurance ; Daiichi Seimei |
Protective Life | Protective Life Corporation | Dai-ichi Life
Meiji Yasuda Life | Meiji Life ; Yasuda Mutual Life ; Meiji Yasuda Seimei |
Sumitomo Life | Sumitomo Seimei |
Tokio Marine | Tokio Marine & Nichido Fire ; Tokio Marine Holdings ; Millea Holdings |
MS&AD Insurance Group | Mitsui Sumitomo Insurance ; MS&AD |
Sompo Holdings | Sompo Japan ; Yasuda Fire and Marine ; NKSJ |
Orix | ORIX Corporation ; Orient Leasing |
Monex Group | Monex ; Monex Beans |
Woori Bank | Hanvit Bank ; Commercial Bank of Korea ; Woori Financial Group |
Shinhan Bank | Chohung Bank ; Chosun Hungup Bank ; Shinhan Financial Group ; Shinhan |
Hana Bank | Korea Exchange Bank ; KEB Hana Bank ; KEB ; Hana Financial Group |
Nonghyup | National Agricultural Cooperative Federation ; NongHyup Bank ; NH |
Industrial Bank of Korea | IBK |
Bank of Korea | BOK ; Hanguk Eunhaeng |
Mirae Asset Securities | Daewoo Securities ; Mirae Asset Daewoo | Mirae Asset Financial Group
Mirae Asset Financial Group | Mirae Asset |
Samsung Life Insurance | Samsung Life | Samsung
Samsung Fire & Marine Insurance | Samsung Fire | Samsung
Kyobo Life Insurance | Kyobo Life |
Korea Investment Corporation | KIC |
National Pension Service | NPS ; NPS Korea |
Viva Republica | Toss |
Cathay Financial Holding | Cathay United Bank ; Cathay Life Insurance |
Fubon Financial Holding | Taipei Fubon Bank ; Fubon |
CTBC Financial Holding | Chinatrust Commercial Bank ; CTBC Bank |
Bank of Taiwan | Taiwan Bank |
China CITIC Bank | CITIC Industrial Bank | CITIC Group
CITIC Securities | CITICS | CITIC Group
China International Capital Corporation | CICC |
Haitong Securities | Guotai Haitong |
Shanghai Pudong Development Bank | SPD Bank |
Industrial Bank (China) | Fujian Industrial Bank |
Postal Savings Bank of China | PSBC |
China Pacific Insurance | CPIC |
People's Insurance Company of China | PICC |
Anbang Insurance | Anbang ; Dajia Insurance |
China Securities Regulatory Commission | CSRC |
State Administration of Foreign Exchange | SAFE |
Central Huijin Investment | Huijin | China Investment Corporation
Bank of East Asia | BEA Hong Kong ; BEA Bank |
BOC Hong Kong | BOCHK | Bank of China
Hong Kong Monetary Authority | HKMA |
Securities and Futures Commission | SFC Hong Kong |
AIA Group | American International Assurance ; AIA |
DBS Bank | Development Bank of Singapore ; DBS ; DBS Group |
POSB | POSBank ; Post Office Savings Bank (Singapore) | DBS Bank
OCBC Wing Hang Bank | Wing Hang Bank | Oversea-Chinese Banking Corporation
Great Eastern Life | Great Eastern Holdings | Oversea-Chinese Banking Corporation
Bank of Singapore | ING Asia Private Bank | Oversea-Chinese Banking Corporation
Bangkok Bank | Krungthep Bank |
Kasikornbank | Thai Farmers Bank ; KBank |
Siam Commercial Bank | SCB ; SCB X |
Krung Thai Bank | KTB |
TMBThanachart Bank | TMB Bank ; Thai Military Bank ; ttb |
Public Bank Berhad | Public Bank |
RHB Bank | Rashid Hussain Berhad |
Bank Negara Malaysia | BNM ; Bank Negara |
Employees Provident Fund | EPF ; Kumpulan Wang Simpanan Pekerja ; KWSP |
Khazanah Nasional | Khazanah |
1Malaysia Development Berhad | 1MDB |
Permodalan Nasional Berhad | PNB Malaysia |
Bank Negara Indonesia | BNI |
Bank Mandiri | Mandiri ; Bank Bumi Daya ; Bank Dagang Negara |
BDO Unibank | Banco de Oro ; Equitable PCI Bank | SM Investments
SM Investments | SM Group ; ShoeMart |
SM Prime | SM Supermalls | SM Investments
Metropolitan Bank and Trust Company | Metrobank |
Bank of the Philippine Islands | BPI Philippines ; El Banco Español Filipino de Isabel II | Ayala Corporation
Ayala Corporation | Ayala |
Globe Telecom | Globe | Ayala Corporation
Philippine National Bank | PNB Philippines |
Land Bank of the Philippines | Landbank |
Vietcombank | Bank for Foreign Trade of Vietnam |
VietinBank | Vietnam Joint Stock Commercial Bank for Industry and Trade |
BIDV | Bank for Investment and Development of Vietnam |
Agribank | Vietnam Bank for Agriculture and Rural Development |
Techcombank | Vietnam Technological and Commercial Joint Stock Bank |
Vingroup | Technocom ; Vin Group |
VinFast | VinFast Auto | Vingroup
State Bank of Vietnam | SBV |
Commonwealth Bank of Australia | CBA ; CommBank ; Commonwealth Bank |
Bankwest | Bank of Western Australia ; Agricultural Bank of Western Australia | Commonwealth Bank of Australia
Colonial First State | CFS ; Colonial Mutual | Commonwealth Bank of Australia
ASB Bank | ASB ; Auckland Savings Bank | Commonwealth Bank of Australia
Westpac | Bank of New South Wales ; Westpac Banking Corporation ; Commercial Bank of Australia |
St.George Bank | St George Bank ; St George Building Society | Westpac
BankSA | State Bank of South Australia ; Bank SA | Westpac
BT Financial Group | Bankers Trust Australia ; BT | Westpac
National Australia Bank | NAB ; National Bank of Australasia ; Commercial Banking Company of Sydney |
Bank of New Zealand | BNZ | National Australia Bank
MLC Limited | MLC ; Mutual Life & Citizens Assurance |
Australia and New Zealand Banking Group | ANZ ; ANZ Bank ; Union Bank of Australia ; Bank of Australasia ; English, Scottish and Australian Bank |
Suncorp Bank | Suncorp-Metway Bank | Australia and New Zealand Banking Group
National Bank of New Zealand | The National Bank | Australia and New Zealand Banking Group
Esanda | Esanda Finance | Australia and New Zealand Banking Group
Suncorp Group | Suncorp ; Suncorp-Metway |
Bendigo and Adelaide Bank | Bendigo Bank ; Adelaide Bank |
Insurance Australia Group | IAG ; NRMA Insurance |
QBE Insurance | QBE ; QBE Insurance Group |
AMP Limited | AMP ; Australian Mutual Provident Society |
Macquarie Group | Macquarie Bank ; Macquarie ; Hill Samuel Australia |
Delaware Funds | Delaware Investments ; Macquarie Investment Management Americas | Macquarie Group
Reserve Bank of Australia | RBA |
Reserve Bank of New Zealand | RBNZ ; Te Pūtea Matua |
Australian Prudential Regulation Authority | APRA |
Australian Securities and Investments Commission | ASIC |
Australian Competition and Consumer Commission | ACCC ; Trade Practices Commission |
Australian Taxation Office | ATO |
Future Fund | Future Fund Board of Guardians |
Kiwibank | New Zealand Post Bank |
Itaú Unibanco | Banco Itaú ; Itaú ; Unibanco |
Itaú BBA | BBA Creditanstalt ; Banco BBA | Itaú Unibanco
Itaú Corpbanca | CorpBanca ; Banco Itaú Chile | Itaú Unibanco
Bradesco | Banco Bradesco ; Banco Brasileiro de Descontos |
BTG Pactual | Banco Pactual ; UBS Pactual |
Banco Safra | Safra ; Safra Group |
XP Inc. | XP Investimentos |
Banrisul | Banco do Estado do Rio Grande do Sul |
Banco Nación | Banco de la Nación Argentina ; BNA |
Banco Central de la República Argentina | BCRA ; Central Bank of Argentina |
Banco Provincia | Banco de la Provincia de Buenos Aires |
Grupo Financiero Galicia | Banco Galicia ; Banco de Galicia y Buenos Aires |
MercadoLibre | Mercado Libre ; Mercado Livre ; MELI |
Mercado Pago | MercadoPago | MercadoLibre
Banco de Chile | Banco Edwards ; Banco de A. Edwards |
BancoEstado | Banco del Estado de Chile |
Banco Central de Chile | Central Bank of Chile |
Banco de Crédito del Perú | BCP Peru ; Credicorp |
Banco Central de Reserva del Perú | BCRP ; Central Reserve Bank of Peru |
Banco de la República | Central Bank of Colombia ; Bank of the Republic (Colombia) |
Grupo Aval | Grupo Aval Acciones y Valores |
Banco de Bogotá | Bank of Bogota | Grupo Aval
Davivienda | Banco Davivienda ; Corporación Colombiana de Ahorro y Vivienda | Grupo Bolívar
Grupo Bolívar | Seguros Bolívar |
Grupo Sura | Suramericana ; Grupo de Inversiones Suramericana |
Central Bank of Venezuela | Banco Central de Venezuela ; BCV |
Banorte | Banco Mercantil del Norte ; Grupo Financiero Banorte |
Banamex | Banco Nacional de México ; Citibanamex | Citigroup
Serfin | Banca Serfin ; Santander Serfin | Santander
Nacional Financiera | NAFIN ; Nafinsa |
CAF – Development Bank of Latin America | Corporación Andina de Fomento ; Andean Development Corporation |
HDFC Bank | Housing Development Finance Corporation Bank |
ICICI Bank | Industrial Credit and Investment Corporation of India ; ICICI |
ICICI Prudential Life Insurance | ICICI Prudential | ICICI Bank
ICICI Lombard | ICICI Lombard General Insurance | ICICI Bank
HDFC Life | HDFC Standard Life | HDFC Bank
Axis Bank | UTI Bank |
Yes Bank | YES BANK Ltd |
IndusInd Bank | IndusInd | Hinduja Group
Hinduja Group | Hinduja Brothers ; Hinduja Foundation |
IDBI Bank | Industrial Development Bank of India ; IDBI |
IDFC First Bank | IDFC Bank ; Capital First ; Infrastructure Development Finance Company |
Union Bank of India | Union Bank Mumbai |
Indian Overseas Bank | IOB |
Central Bank of India | CBoI |
Bank of India | BOI |
Indian Bank | Allahabad Bank |
Canara Bank | Syndicate Bank |
Punjab National Bank | Oriental Bank of Commerce ; United Bank of India |
Bank of Baroda | Vijaya Bank ; Dena Bank |
Union Trust of India | Unit Trust of India ; UTI ; UTI Mutual Fund |
State Bank of Travancore | SBT Bank ; Travancore Bank | State Bank of India
State Bank of Hyderabad | Hyderabad State Bank ; SBH | State Bank of India
State Bank of India | SBI ; Imperial Bank of India |
SBI Life | SBI Life Insurance | State Bank of India
Small Industries Development Bank of India | SIDBI |
Exim Bank (India) | Export-Import Bank of India |
Bajaj Finserv | Bajaj Finance | Bajaj Group
Infrastructure Leasing & Financial Services | IL&FS |
New India Assurance | New India |
Habib Bank Limited | HBL ; Habib Bank |
National Bank of Pakistan | NBP |
United Bank Limited | UBL |
MCB Bank | Muslim Commercial Bank ; MCB |
State Bank of Pakistan | SBP |
Bangladesh Bank | Central Bank of Bangladesh |
Sonali Bank | Sonali Bank Limited |
Nepal Rastra Bank | NRB Nepal |
Bank of Ceylon | BOC Sri Lanka |
Hatton National Bank | HNB |
Central Bank of Sri Lanka | CBSL |
Commercial Bank of Ceylon | ComBank |
A&O Shearman | Allen & Overy ; Shearman & Sterling ; Allen Overy Shearman Sterling ; Allen and Overy |
Hogan Lovells | Hogan & Hartson ; Lovells ; Lovell White Durrant ; Lovell, White & King |
Freshfields | Freshfields Bruckhaus Deringer ; Bruckhaus Westrick Heller Löber |
Clifford Chance | Clifford-Turner ; Coward Chance ; Rogers & Wells ; Pünder Volhard Weber & Axster |
Linklaters | Linklaters & Paines ; Linklaters LLP ; De Brauw Linklaters |
Herbert Smith Freehills | Herbert Smith ; Freehills ; HSF ; Herbert Smith Freehills Kramer ; Freehill Hollingdale & Page |
Kramer Levin | Kramer Levin Naftalis & Frankel | Herbert Smith Freehills
Ashurst | Ashurst Morris Crisp ; Blake Dawson ; Blake Dawson Waldron ; Ashurst LLP |
Fulbright & Jaworski | Norton Rose Fulbright ; Norton Rose ; Deacons Graham & James ; Macleod Dixon ; Deneys Reitz |
Chadbourne & Parke | Chadbourne, Parke, Whiteside & Wolff | Norton Rose Fulbright
Simmons & Simmons | Simmons and Simmons |
CMS Cameron McKenna | CMS Cameron McKenna Nabarro Olswang ; Cameron McKenna ; Cameron Markby Hewitt ; McKenna & Co. | CMS
CMS | CMS Legal Services ; CMS law firm |
Nabarro | Nabarro Nathanson | CMS Cameron McKenna
Olswang | Olswang LLP | CMS Cameron McKenna
CMS Hasche Sigle | Hasche Sigle | CMS
Dundas & Wilson | Dundas and Wilson | CMS Cameron McKenna
Eversheds Sutherland | Eversheds ; Sutherland Asbill & Brennan ; Evershed & Tomkinson |
Addleshaw Goddard | Addleshaw Booth & Co. ; Theodore Goddard ; Addleshaw, Sons & Latham |
Pinsent Masons | Pinsents ; Masons ; McGrigors ; Pinsent Curtis Biddle |
Bryan Cave Leighton Paisner | Bryan Cave ; Berwin Leighton Paisner ; BCLP ; Berwin Leighton |
Womble Bond Dickinson | Womble Carlyle ; Womble Carlyle Sandridge & Rice ; Bond Dickinson ; Dickinson Dees |
Denton Wilde Sapte | Denton Hall ; Wilde Sapte | Dentons
Dentons | Dacheng Dentons ; Sonnenschein ; McKenna Long & Aldridge |
Salans | Salans Hertzfeld & Heilbronn | Dentons
Fraser Milner Casgrain | FMC Law | Dentons
Maclay Murray & Spens | MMS | Dentons
Slaughter and May | Slaughter & May |
Travers Smith | Travers Smith Braithwaite |
Mishcon de Reya | Mishcon |
Farrer & Co. | Farrer and Co |
Withers | Withers Worldwide ; Withers Bergman ; Withersworldwide |
Bird & Bird | Bird and Bird |
Taylor Wessing | Taylor Joynson Garrett ; Wessing & Berenberg-Gossler |
Stephenson Harwood | Stephenson Harwood LLP |
Clyde & Co | Clyde and Co |
Barlow Lyde & Gilbert | BLG | Clyde & Co
Holman Fenwick Willan | HFW |
Ince & Co | Ince Gordon Dadds ; Ince |
Charles Russell Speechlys | Charles Russell ; Speechly Bircham |
Field Fisher Waterhouse | Fieldfisher |
DAC Beachcroft | Beachcroft ; Davies Arnold Cooper ; Beachcroft Wansbroughs |
Irwin Mitchell | Irwin Mitchell Solicitors |
Slater and Gordon | Slater & Gordon |
Leigh Day | Leigh, Day & Co. |
SJ Berwin | S J Berwin ; SJ Berwin & Co. | King & Wood Mallesons
King & Wood Mallesons | King & Wood ; Mallesons Stephen Jaques ; KWM ; Mallesons ; King and Wood Mallesons |
Allens | Allens Arthur Robinson ; Allen Allen & Hemsley ; Arthur Robinson & Hedderwicks |
Clayton Utz | Clayton Utz & Company |
Minter Ellison | MinterEllison |
Gilbert + Tobin | Gilbert and Tobin |
Corrs Chambers Westgarth | Corrs |
Phillips Fox | DLA Phillips Fox | DLA Piper
Russell McVeagh | Russell McVeagh McKenzie Bartleet |
Bell Gully | Bell Gully Buddle Weir |
Chapman Tripp | Chapman Tripp Sheffield Young |
Osler, Hoskin & Harcourt | Osler ; Osler Hoskin & Harcourt |
Blake, Cassels & Graydon | Blakes ; Blake Cassels & Graydon |
McCarthy Tétrault | McCarthy Tetrault ; McCarthy & McCarthy ; Clarkson Tétrault |
Stikeman Elliott | Stikeman ; Stikeman, Elliott |
Torys | Tory Tory DesLauriers & Binnington |
Davies Ward Phillips & Vineberg | Davies, Ward & Beck ; Phillips & Vineberg |
Borden Ladner Gervais | Borden & Elliot ; Ladner Downs ; BLG Canada |
Fasken | Fasken Martineau ; Fasken Martineau DuMoulin ; Fasken Campbell Godfrey |
Goodmans LLP | Goodmans |
Gowling WLG | Gowlings ; Wragge & Co. ; Gowling Lafleur Henderson ; Wragge Lawrence Graham |
Bennett Jones | Bennett Jones Verchere |
Heenan Blaikie | Heenan Blaikie LLP |
Cassels Brock & Blackwell | Cassels Brock ; Cassels |
Lavery, de Billy | Lavery |
Ogilvy Renault | Ogilvy, Cope, Porteous, Hansard, Marler, Montgomery & Renault | Norton Rose Fulbright
Arthur Cox | Arthur Cox LLP |
A&L Goodbody | A & L Goodbody |
Matheson | Matheson Ormsby Prentice |
McCann FitzGerald | McCann FitzGerald LLP |
William Fry | William Fry LLP |
Gide Loyrette Nouel | Gide |
Bredin Prat | Bredin Prat & Associés |
Darrois Villey Maillot Brochier | Darrois Villey |
Jeantet | Jeantet et Associés |
Hengeler Mueller | Hengeler Mueller Weitzel Wirtz ; Hengeler |
Gleiss Lutz | Gleiss Lutz Hootz Hirsch |
Noerr | Nörr Stiefenhofer Lutz |
Luther Rechtsanwaltsgesellschaft | Luther |
De Brauw Blackstone Westbroek | De Brauw |
NautaDutilh | Nauta Dutilh |
Loyens & Loeff | Loeff Claeys Verbeke |
Stibbe | Stibbe Simont Monahan Duhot |
Bonelli Erede Pappalardo | BonelliErede |
Chiomenti | Chiomenti Studio Legale |
Gianni, Origoni, Grippo | Gianni & Origoni ; Gianni Origoni Grippo Cappelli & Partners |
Garrigues | J&A Garrigues |
Uría Menéndez | Uría & Menéndez |
Cuatrecasas | Cuatrecasas, Gonçalves Pereira |
Mannheimer Swartling | Mannheimer Swartling Advokatbyrå |
Vinge | Advokatfirman Vinge |
Wikborg Rein | Wikborg, Rein & Co. |
Schellenberg Wittmer | Schellenberg & Haissly |
Homburger | Homburger AG |
Bär & Karrer | Bar & Karrer |
Lenz & Staehelin | Lenz and Staehelin |
Egorov Puginsky Afanasiev & Partners | EPAP |
Nishimura & Asahi | Nishimura & Partners |
Mori Hamada & Matsumoto | Mori Hamada ; MHM |
Nagashima Ohno & Tsunematsu | NO&T ; Nagashima & Ohno |
Anderson Mori & Tomotsune | Anderson Mori |
Kim & Chang | Kim and Chang |
Bae, Kim & Lee | BKL |
Lee & Ko | Lee and Ko |
JunHe | Jun He Law Offices |
Zhong Lun | Zhong Lun Law Firm |
Lee and Li | Lee & Li |
Deacons | Deacons Hong Kong ; Deacons Graham & James Hong Kong |
Amarchand & Mangaldas & Suresh A. Shroff & Co. | Amarchand Mangaldas |
Cyril Amarchand Mangaldas | CAM |
Shardul Amarchand Mangaldas | SAM |
AZB & Partners | AZB |
Khaitan & Co | Khaitan and Co |
J. Sagar Associates | JSA |
Allen & Gledhill | Allen and Gledhill |
Drew & Napier | Drew and Napier |
WongPartnership | Wong Partnership |
Rajah & Tann | Rajah and Tann |
Webber Wentzel | Webber Wentzel Bowens |
Edward Nathan Sonnenbergs | ENSafrica ; ENS ; Edward Nathan |
Bowmans | Bowman Gilfillan |
Marval, O'Farrell & Mairal | Marval |
Pinheiro Neto Advogados | Pinheiro Neto |
Mattos Filho | Mattos Filho, Veiga Filho, Marrey Jr. e Quiroga |
Creel, García-Cuéllar, Aiza y Enríquez | Creel García-Cuéllar |
Skadden | Skadden, Arps, Slate, Meagher & Flom ; Skadden Arps |
Cravath | Cravath, Swaine & Moore ; Cravath, de Gersdorff, Swaine & Wood |
Sullivan & Cromwell | S&C |
Davis Polk & Wardwell | Davis Polk ; Davis Polk Wardwell Gardiner & Reed |
Simpson Thacher & Bartlett | Simpson Thacher ; STB |
Paul, Weiss, Rifkind, Wharton & Garrison | Paul Weiss ; Paul, Weiss |
Wachtell, Lipton, Rosen & Katz | Wachtell Lipton ; Wachtell |
Cleary Gottlieb Steen & Hamilton | Cleary Gottlieb ; Cleary |
Debevoise & Plimpton | Debevoise ; Debevoise, Plimpton, Lyons & Gates |
Cadwalader, Wickersham & Taft | Cadwalader |
Cahill Gordon & Reindel | Cahill Gordon ; Cahill |
Willkie Farr & Gallagher | Willkie Farr ; Willkie |
Fried, Frank, Harris, Shriver & Jacobson | Fried Frank ; Strasser Spiegelberg Fried & Frank |
Proskauer Rose | Proskauer ; Proskauer Rose Goetz & Mendelsohn |
Schulte Roth & Zabel | Schulte Roth ; McDermott Will & Schulte |
McDermott Will & Emery | McDermott ; McDermott, Will & Emery |
Stroock & Stroock & Lavan | Stroock |
Kaye Scholer | Kaye, Scholer, Fierman, Hays & Handler | Arnold & Porter
Howard Rice | Howard, Rice, Nemerovski, Canady, Falk & Rabkin | Arnold & Porter
Boies Schiller Flexner | Boies, Schiller & Flexner ; Boies Schiller |
Quinn Emanuel | Quinn Emanuel Urquhart & Sullivan ; Quinn Emanuel Urquhart Oliver & Hedges |
Paul Hastings | Paul, Hastings, Janofsky & Walker |
Gibson, Dunn & Crutcher | Gibson Dunn |
O'Melveny & Myers | O'Melveny |
Latham & Watkins | Latham |
Munger, Tolles & Olson | Munger Tolles ; MTO |
Irell & Manella | Irell |
Manatt, Phelps & Phillips | Manatt |
Loeb & Loeb | Loeb and Loeb |
Sheppard, Mullin, Richter & Hampton | Sheppard Mullin |
Morrison & Foerster | MoFo ; Morrison Foerster |
Orrick, Herrington & Sutcliffe | Orrick |
Heller Ehrman | Heller, Ehrman, White & McAuliffe |
Brobeck, Phleger & Harrison | Brobeck |
Pillsbury Winthrop Shaw Pittman | Pillsbury ; Pillsbury, Madison & Sutro ; Winthrop, Stimson, Putnam & Roberts ; Shaw Pittman ; Pillsbury Winthrop |
Cooley | Cooley Godward ; Cooley Godward Kronish |
Wilson Sonsini Goodrich & Rosati | Wilson Sonsini ; WSGR |
Gunderson Dettmer | Gunderson Dettmer Stough Villeneuve Franklin & Hachigian |
Thelen | Thelen Reid & Priest ; Thelen, Marrin, Johnson & Bridges |
Perkins Coie | Perkins Coie LLP |
Davis Wright Tremaine | DWT |
Bell, Boyd & Lloyd | Bell Boyd | K&L Gates
Stoel Rives | Stoel, Rives, Boley, Fraser & Wyse |
Holland & Hart | Holland and Hart |
Brownstein Hyatt Farber Schreck | Brownstein |
Snell & Wilmer | Snell and Wilmer |
Fennemore Craig | Fennemore |
Vinson & Elkins | V&E |
Baker Botts | Baker & Botts |
Andrews Kurth | Andrews Kurth Kenyon ; Andrews & Kurth | Hunton Andrews Kurth
Hunton Andrews Kurth | Hunton & Williams ; Hunton |
Bracewell | Bracewell & Giuliani ; Bracewell & Patterson |
Haynes and Boone | Haynes & Boone ; Haynes Boone |
Locke Lord | Locke Lord Bissell & Liddell ; Locke Liddell & Sapp ; Edwards Wildman Palmer | Troutman Pepper Locke
Troutman Pepper Locke | Troutman Sanders ; Pepper Hamilton ; Troutman Pepper |
Edwards Angell Palmer & Dodge | Edwards & Angell ; Palmer & Dodge | Locke Lord
Thompson & Knight | Thompson Knight | Holland & Knight
Holland & Knight | Holland and Knight |
Waller Lansden | Waller Lansden Dortch & Davis | Holland & Knight
Greenberg Traurig | GT Law ; Greenberg Traurig Hoffman |
Akerman | Akerman Senterfitt |
White & Case | White and Case |
King & Spalding | King and Spalding |
Alston & Bird | Alston and Bird ; Alston, Miller & Gaines |
Kilpatrick Townsend & Stockton | Kilpatrick Stockton ; Townsend and Townsend and Crew ; Kilpatrick Townsend ; Kilpatrick & Cody |
Baker Donelson | Baker, Donelson, Bearman, Caldwell & Berkowitz |
Bass, Berry & Sims | Bass Berry |
Jones Walker | Jones, Walker, Waechter, Poitevent, Carrère & Denègre |
Phelps Dunbar | Phelps Dunbar LLP |
Baker & Hostetler | BakerHostetler ; Baker Hostetler |
Jones Day | Jones, Day, Reavis & Pogue ; Jones, Day, Cockley & Reavis |
Squire Patton Boggs | Squire Sanders ; Patton Boggs ; Squire, Sanders & Dempsey ; Hammonds |
Thompson Hine | Thompson Hine & Flory |
Vorys, Sater, Seymour and Pease | Vorys |
Porter Wright Morris & Arthur | Porter Wright |
Taft Stettinius & Hollister | Taft |
Frost Brown Todd | Frost & Jacobs ; Brown Todd & Heyburn |
Dinsmore & Shohl | Dinsmore |
Faegre Drinker | Faegre Baker Daniels ; Drinker Biddle & Reath ; Faegre & Benson ; Baker & Daniels ; Faegre Drinker Biddle & Reath |
Gardner, Carton & Douglas | Gardner Carton | Faegre Drinker
Dorsey & Whitney | Dorsey |
Barnes & Thornburg | Barnes and Thornburg |
Ice Miller | Ice Miller Donadio & Ryan |
Foley & Lardner | Foley |
Hopkins & Carley | Hopkins and Carley |
Quarles & Brady | Quarles |
Michael Best & Friedrich | Michael Best |
Dykema | Dykema Gossett |
Miller Canfield | Miller, Canfield, Paddock and Stone |
Honigman | Honigman Miller Schwartz and Cohn |
Kirkland & Ellis | Kirkland |
Sidley Austin | Sidley & Austin ; Brown & Wood ; Sidley Austin Brown & Wood |
Mayer Brown | Mayer, Brown & Platt ; Mayer Brown Rowe & Maw |
Johnson Stokes & Master | JSM ; Mayer Brown JSM |
Winston & Strawn | Winston and Strawn |
Katten Muchin Rosenman | Katten ; Katten Muchin Zavis ; Rosenman & Colin |
Jenner & Block | Jenner and Block |
Schiff Hardin | Schiff Hardin & Waite | ArentFox Schiff
ArentFox Schiff | Arent Fox ; Arent, Fox, Kintner, Plotkin & Kahn |
Chapman and Cutler | Chapman & Cutler |
Lord, Bissell & Brook | Lord Bissell | Locke Lord
Seyfarth Shaw | Seyfarth, Shaw, Fairweather & Geraldson |
Littler Mendelson | Littler |
Jackson Lewis | Jackson Lewis P.C. |
Ogletree Deakins | Ogletree, Deakins, Nash, Smoak & Stewart |
WilmerHale | Wilmer Cutler Pickering Hale and Dorr ; Hale and Dorr ; Wilmer, Cutler & Pickering |
Covington & Burling | Covington |
Arnold & Porter | Arnold, Fortas & Porter ; Arnold and Porter |
Williams & Connolly | Williams and Connolly |
Steptoe & Johnson | Steptoe |
Crowell & Moring | Crowell |
Venable | Venable LLP ; Venable, Baetjer and Howard |
Howrey | Howrey & Simon ; Howrey Simon Arnold & White |
Dickstein Shapiro | Dickstein Shapiro Morin & Oshinsky |
Dow Lohnes | Dow, Lohnes & Albertson | Cooley
Wiley Rein | Wiley Rein & Fielding |
Finnegan | Finnegan, Henderson, Farabow, Garrett & Dunner |
Sterne Kessler | Sterne, Kessler, Goldstein & Fox |
Fish & Richardson | Fish and Richardson |
Fish & Neave | Fish and Neave | Ropes & Gray
Kenyon & Kenyon | Kenyon and Kenyon | Andrews Kurth
Pennie & Edmonds | Pennie and Edmonds |
Williams Mullen | Williams, Mullen, Christian & Dobbins |
McGuireWoods | McGuire Woods ; McGuire, Woods, Battle & Boothe |
DLA Piper | DLA Piper Rudnick Gray Cary ; Dibb Lupton Alsop |
Verner Liipfert | Verner, Liipfert, Bernhard, McPherson & Hand | DLA Piper
Miles & Stockbridge | Miles and Stockbridge |
Saul Ewing | Saul Ewing Arnstein & Lehr ; Arnstein & Lehr |
Ballard Spahr | Ballard Spahr Andrews & Ingersoll ; Lindquist & Vennum |
Blank Rome | Blank Rome Comisky & McCauley |
Cozen O'Connor | Cozen and O'Connor |
Dechert | Dechert Price & Rhoads |
Duane Morris | Duane, Morris & Heckscher |
Morgan, Lewis & Bockius | Morgan Lewis |
Bingham McCutchen | Bingham Dana ; Bingham, Dana & Gould ; McCutchen, Doyle, Brown & Enersen | Morgan, Lewis & Bockius
Brown & Bain | Brown and Bain | Perkins Coie
Reed Smith | Reed Smith Shaw & McClay ; Richards Butler ; Sachnoff & Weaver |
Buchanan Ingersoll & Rooney | Buchanan Ingersoll |
Eckert Seamans | Eckert Seamans Cherin & Mellott |
Day Pitney | Day, Berry & Howard ; Pitney Hardin |
Cummings & Lockwood | Cummings and Lockwood |
Wiggin and Dana | Wiggin & Dana |
Robinson & Cole | Robinson+Cole |
McCarter & English | McCarter |
Lowenstein Sandler | Lowenstein |
Gibbons P.C. | Gibbons, Del Deo, Dolan, Griffinger & Vecchione |
Ropes & Gray | Ropes and Gray |
Goodwin Procter | Goodwin ; Goodwin, Procter & Hoar |
Choate, Hall & Stewart | Choate |
Foley Hoag | Foley, Hoag & Eliot |
Mintz Levin | Mintz ; Mintz, Levin, Cohn, Ferris, Glovsky and Popeo |
Nixon Peabody | Nixon Hargrave Devans & Doyle ; Peabody & Brown |
Harter Secrest & Emery | Harter, Secrest & Emery |
Hodgson Russ | Hodgson Russ Andrews Woods & Goodyear |
Phillips Lytle | Phillips, Lytle, Hitchcock, Blaine & Huber |
Milbank | Milbank, Tweed, Hadley & McCloy ; Milbank Tweed |
Dewey & LeBoeuf | Dewey Ballantine ; LeBoeuf, Lamb, Greene & MacRae ; Dewey, Ballantine, Bushby, Palmer & Wood |
Coudert Brothers | Coudert |
Donovan, Leisure, Newton & Irvine | Donovan Leisure |
Finley, Kumble | Finley, Kumble, Wagner, Underberg, Manley, Myerson & Casey |
Mudge Rose | Mudge, Rose, Guthrie & Alexander ; Nixon, Mudge, Rose, Guthrie & Alexander ; Mudge Rose Guthrie Alexander & Ferdon |
Curtis, Mallet-Prevost, Colt & Mosle | Curtis Mallet |
Patterson Belknap Webb & Tyler | Patterson Belknap |
Hughes Hubbard & Reed | Hughes Hubbard |
Kelley Drye & Warren | Kelley Drye ; Collier Shannon Scott |
Carter Ledyard & Milburn | Carter, Ledyard & Milburn |
Thacher Proffitt & Wood | Thacher Proffitt |
Brown Rudnick | Brown Rudnick Berlack Israels |
Debevoise, Plimpton & McLean | Debevoise, Stevenson, Plimpton & Page | Debevoise & Plimpton
Bredhoff & Kaiser | Bredhoff |
Hausfeld | Hausfeld LLP |
Milberg | Milberg Weiss ; Milberg Weiss Bershad & Schulman |
Lieff Cabraser | Lieff Cabraser Heimann & Bernstein |
Susman Godfrey | Susman Godfrey & McGowan |
Bernstein Litowitz | Bernstein Litowitz Berger & Grossmann |
Robbins Geller | Robbins Geller Rudman & Dowd ; Coughlin Stoia |
Kasowitz | Kasowitz Benson Torres |
Robins Kaplan | Robins, Kaplan, Miller & Ciresi |
Fox Rothschild | Fox, Rothschild, O'Brien & Frankel ; Gray Plant Mooty |
Lewis Brisbois | Lewis Brisbois Bisgaard & Smith |
Gordon & Rees | Gordon Rees Scully Mansukhani |
Shook, Hardy & Bacon | Shook Hardy |
Polsinelli | Polsinelli Shughart |
Husch Blackwell | Husch Blackwell Sanders ; Husch & Eppenberger |
Stinson LLP | Stinson Morrison Hecker ; Stinson Leonard Street |
Lathrop GPM | Lathrop & Gage |
Thompson Coburn | Thompson & Mitchell |
Armstrong Teasdale | Armstrong, Teasdale, Schlafly & Davis |
Cooper & Kirk | Cooper and Kirk |
Clark Hill | Clark Klein & Beaumont ; Strasburger & Price |
Strasburger & Price | Strasburger | Clark Hill
Goldstein & Russell | Goldstein & Howe |
Kellogg Hansen | Kellogg, Hansen, Todd, Figel & Frederick |
Morgan & Morgan | Morgan and Morgan |
American Arbitration Association | AAA |
Accenture | ACN ; Arthur Andersen Consulting |
Accenture Song | Accenture Interactive | Accenture
Droga5 | Droga Five | Accenture Song
Fjord | Fjord Design | Accenture Song
Karmarama | Karmarama Ltd | Accenture Song
Andersen | Arthur Andersen ; Arthur Andersen & Co. ; Arthur Andersen LLP |
PricewaterhouseCoopers | PricewaterhouseCoopers LLP ; PwC ; Price Waterhouse & Co. ; Coopers and Lybrand |
PRTM | Pittiglio Rabin Todd & McGrath | PricewaterhouseCoopers
Deloitte | Deloitte LLP ; Touche Ross ; Deloitte Haskins & Sells ; Haskins & Sells ; Deloitte, Plender, Griffiths |
Deloitte Consulting | Deloitte & Touche Consulting Group ; Braxton | Deloitte
Monitor Group | Monitor Company ; Monitor Deloitte | Deloitte
Doblin | Doblin Group | Deloitte
Ernst & Young | EY ; Arthur Young ; Ernst & Whinney ; Ernst & Ernst ; Arthur Young & Co. |
EY-Parthenon | Parthenon Group ; Parthenon-EY ; The Parthenon Group | Ernst & Young
KPMG | Peat, Marwick, Mitchell & Co. ; KPMG Peat Marwick ; Klynveld Main Goerdeler ; Thomson McLintock |
Grant Thornton | Alexander Grant & Co. ; Thornton Baker ; Robson Rhodes |
BDO | BDO Seidman ; Binder Dijker Otte ; BDO Stoy Hayward ; Seidman & Seidman ; Stoy Hayward ; BDO International |
RSM International | RSM ; McGladrey ; McGladrey & Pullen ; RSM McGladrey ; RSM US |
Crowe | Crowe Horwath ; Horwath ; Crowe Global ; Crowe Chizek |
Forvis Mazars | Mazars ; Forvis ; BKD ; Dixon Hughes Goodman |
Baker Tilly | Baker Tilly Virchow Krause ; Virchow Krause ; Baker Tilly International |
CliftonLarsonAllen | CLA ; LarsonAllen ; Clifton Gunderson |
Moss Adams | Moss Adams LLP | Baker Tilly
CohnReznick | J.H. Cohn ; Reznick Group |
EisnerAmper | Eisner LLP ; Amper, Politziner & Mattia |
Marcum | Marcum LLP ; Marcum & Kliegman | CBIZ
CBIZ | Century Business Services |
PKF International | Pannell Kerr Forster ; PKF |
Moore Global | Moore Stephens ; Moore Stephens International |
Haines Watts | Haines Watts Group |
Smith & Williamson | Smith and Williamson ; Evelyn Partners ; Tilney Smith & Williamson |
Laventhol & Horwath | Laventhol and Horwath |
Arthur D. Little | ADL |
Roland Berger | Roland Berger Strategy Consultants |
LEK Consulting | L.E.K. Consulting ; LEK Partnership |
OC&C Strategy Consultants | OC&C ; Outram Cullinan & Company |
Simon-Kucher | Simon-Kucher & Partners |
ZS Associates | ZS |
PA Consulting | PA Consulting Group ; PA Management Consultants | Jacobs
Capgemini | Cap Gemini ; Cap Gemini Sogeti ; Cap Gemini Ernst & Young ; Gemini Consulting |
Capgemini Invent | Capgemini Consulting | Capgemini
Frog Design | frog ; esslinger design | Capgemini
Sogeti | Sogeti Group | Capgemini
iGate | iGATE Patni ; Patni Computer Systems ; iGATE Corporation | Capgemini
Hoskyns Group | Hoskyns | Capgemini
BearingPoint | KPMG Consulting ; Bearing Point |
Diamond Management & Technology Consultants | DiamondCluster ; Diamond Consultants | PricewaterhouseCoopers
Mitchell Madison Group | Mitchell Madison |
Katzenbach Partners | Katzenbach | Strategy&
Booz Allen Hamilton | Booz Allen ; BAH ; Booz, Allen & Hamilton |
Slalom Consulting | Slalom |
West Monroe Partners | West Monroe |
Huron Consulting Group | Huron |
FTI Consulting | FTI ; Forensic Technologies International |
Compass Lexecon | Lexecon ; Competition Policy Associates | FTI Consulting
Alvarez & Marsal | A&M Consulting ; Alvarez and Marsal |
AlixPartners | Jay Alix & Associates |
Kroll | Kroll Associates ; Duff & Phelps ; Kroll Inc. |
Navigant Consulting | Navigant ; Metzler Group | Guidehouse
Guidehouse | PwC Public Sector |
Charles River Associates | CRA International ; CRA |
Analysis Group | Analysis Group Inc. |
The Brattle Group | Brattle Group ; Putnam, Hayes & Bartlett |
Bates White | Bates White Economic Consulting |
Korn Ferry | Korn/Ferry International ; Korn/Ferry |
Hay Group | Hay Associates ; Korn Ferry Hay Group | Korn Ferry
Heidrick & Struggles | Heidrick |
Spencer Stuart | Spencer Stuart & Associates |
Egon Zehnder | Egon Zehnder International |
Russell Reynolds Associates | Russell Reynolds |
Adecco | Adecco Group ; Ecco |
LHH | Lee Hecht Harrison | Adecco
Akkodis | Modis ; AKKA Technologies | Adecco
ManpowerGroup | Manpower Inc. ; Manpower |
Right Management | Right Management Consultants | ManpowerGroup
Randstad | Randstad Holding ; Vedior |
Monster.com | Monster Worldwide ; TMP Worldwide ; Monster | Randstad
Robert Half | Robert Half International |
Protiviti | Protiviti Inc. | Robert Half
Kelly Services | Kelly Girl Service ; Russell Kelly Office Service |
Hays plc | Hays ; Hays Specialist Recruitment |
Michael Page | PageGroup ; Michael Page International |
Recruit | Recruit Holdings ; Recruit Co. |
Indeed | Indeed.com ; Indeed Inc. | Recruit
Glassdoor | Glassdoor Inc. | Recruit
ADP | Automatic Data Processing |
Paychex | Paychex Inc. |
Equifax | Retail Credit Company |
Experian | CCN Systems ; TRW Information Systems |
TransUnion | Trans Union |
Dun & Bradstreet | D&B ; R. G. Dun & Co. ; Bradstreet Company |
Moody's | Moody's Investors Service ; Moody's Corporation ; Moody's Ratings |
Moody's Analytics | Bureau van Dijk ; Moody's KMV ; Economy.com | Moody's
Standard & Poor's | S&P Global Ratings ; S&P ; Standard and Poor's | S&P Global
IHS Markit | IHS ; Markit ; IHS Inc. ; Information Handling Services | S&P Global
Platts | S&P Global Platts ; S&P Global Commodity Insights | S&P Global
Capital IQ | S&P Capital IQ ; S&P Global Market Intelligence | S&P Global
S&P Global | McGraw-Hill Companies ; McGraw Hill Financial ; SPGI |
Cambridge Energy Research Associates | CERA ; IHS CERA | IHS Markit
Global Insight | IHS Global Insight ; WEFA ; Data Resources Inc. | IHS Markit
Jane's Information Group | Janes ; Jane's ; IHS Jane's |
Fitch Ratings | Fitch IBCA | Hearst
Morningstar | Morningstar Inc. |
PitchBook | PitchBook Data | Morningstar
DBRS | DBRS Morningstar ; Dominion Bond Rating Service | Morningstar
A.M. Best | AM Best |
FactSet | FactSet Research Systems |
Verisk Analytics | Verisk ; Insurance Services Office ; ISO Verisk |
Wood Mackenzie | WoodMac | Verisk Analytics
Gartner | Gartner Group ; Gartner Inc. |
CEB | Corporate Executive Board | Gartner
META Group | Meta Group Inc. | Gartner
Forrester Research | Forrester |
Giga Information Group |  | Forrester Research
SiriusDecisions | Sirius Decisions | Forrester Research
International Data Corporation | IDC | International Data Group
International Data Group | IDG |
PC World | PCWorld | International Data Group
Computerworld | ComputerWorld Magazine | International Data Group
Macworld | MacWorld | International Data Group
Frost & Sullivan | Frost and Sullivan |
McKinsey | McKinsey & Company ; James O. McKinsey & Company |
McKinsey Global Institute | MGI | McKinsey
QuantumBlack | QuantumBlack, AI by McKinsey | McKinsey
BCG Henderson Institute | Henderson Institute | Boston Consulting Group
BCG X | BCG Digital Ventures ; BCG Gamma | Boston Consulting Group
Nielsen | Nielsen Holdings ; ACNielsen ; A.C. Nielsen ; VNU ; The Nielsen Company |
NielsenIQ | NIQ ; Nielsen Global Connect |
GfK | Gesellschaft für Konsumforschung ; GfK SE | NielsenIQ
Arbitron | American Research Bureau ; Nielsen Audio | Nielsen
Gracenote | CDDB | Nielsen
Kantar | Kantar Group ; Research International |
TNS | Taylor Nelson Sofres | Kantar
Millward Brown | Kantar Millward Brown | Kantar
YouGov | YouGov plc ; YouGov Polling |
Comscore | comScore ; comScore Networks |
Rentrak | Rentrak Corporation | Comscore
IMRB International | Indian Market Research Bureau | Kantar
Gallup | Gallup Organization ; American Institute of Public Opinion ; The Gallup Organization |
Harris Interactive | Harris Poll ; Louis Harris and Associates ; Harris Insights & Analytics |
Roper Center | Roper Center for Public Opinion Research |
Edelman | Daniel J. Edelman Inc. ; Edelman Public Relations |
FleishmanHillard | Fleishman-Hillard ; Fleishman Hillard | Omnicom
Ketchum | Ketchum Inc. ; Ketchum, MacLeod & Grove | Omnicom
Porter Novelli | Porter Novelli International | Omnicom
Brodeur Partners | Brodeur Worldwide | Omnicom
Weber Shandwick | Weber Group ; Shandwick International ; BSMG Worldwide | Interpublic Group
Golin | GolinHarris ; Golin Communications | Interpublic Group
Hill & Knowlton | Hill+Knowlton Strategies ; H+K Strategies ; Hill and Knowlton | WPP
Burson-Marsteller | Burson Cohn & Wolfe ; Burson ; BCW | WPP
Cohn & Wolfe | Cohn and Wolfe | WPP
Finsbury | RLM Finsbury ; Finsbury Glover Hering ; FGS Global | WPP
Brunswick Group | Brunswick |
Bell Pottinger | Lowe Bell Communications ; Chime Communications |
Portland Communications | Portland PR | Omnicom
Ruder Finn | Ruder & Finn |
Rubenstein Associates | Rubenstein Public Relations ; Rubenstein |
APCO Worldwide | APCO Associates |
Qorvis | Qorvis Communications ; Qorvis MSLGroup | Publicis
MSL | Manning, Selvage & Lee ; MSLGroup ; MS&L | Publicis
Kekst CNC | Kekst and Company ; CNC Communications | Publicis
Glover Park Group | GPG | WPP
Dewey Square Group | DSG |
SKDK | SKDKnickerbocker ; Squier Knapp Dunn |
Penn, Schoen & Berland | Penn Schoen Berland ; PSB Research | WPP
Stagwell | Stagwell Group ; MDC Partners |
Crispin Porter + Bogusky | Crispin Porter & Bogusky ; CP+B ; CPB | Stagwell
72andSunny | 72 and Sunny | Stagwell
Anomaly | Anomaly Communications | Stagwell
Kirshenbaum Bond Senecal + Partners | KBS+ ; Kirshenbaum Bond & Partners ; Forsman & Bodenfors New York | Stagwell
WPP | Wire and Plastic Products ; WPP Group ; WPP plc |
Ogilvy | Ogilvy & Mather ; Hewitt, Ogilvy, Benson & Mather ; Mather & Crowther ; David Ogilvy & Associates | WPP
J. Walter Thompson | JWT ; Wunderman Thompson ; JWT Worldwide | WPP
VML | VMLY&R ; VML Inc. | WPP
Young & Rubicam | Y&R ; Young and Rubicam | WPP
Wunderman | Wunderman Cato Johnson ; Wunderman, Ricotta & Kline | WPP
Grey Global Group | Grey Advertising ; Grey ; Grey Group ; Grey Worldwide | WPP
AKQA | AKQA Inc. | WPP
GroupM | WPP Media | WPP
Mindshare | MindShare | GroupM
MEC | Mediaedge:cia ; Wavemaker ; Maxus | GroupM
MediaCom | EssenceMediacom ; Essence | GroupM
Landor | Landor Associates ; Landor & Fitch | WPP
Fitch | Fitch Design ; Fitch RS | WPP
FutureBrand | Future Brand | Interpublic Group
Brand Union | Superunion ; Enterprise IG ; Design Bridge and Partners | WPP
Bates Worldwide | Ted Bates & Company ; Bates CHI & Partners ; Bates Asia ; Backer Spielvogel Bates | WPP
Possible Worldwide | Schematic | WPP
Omnicom | Omnicom Group ; OMC |
BBDO | Batten, Barton, Durstine & Osborn ; BBDO Worldwide | Omnicom
Abbott Mead Vickers BBDO | AMV BBDO ; Abbott Mead Vickers ; AMV | BBDO
Proximity Worldwide | Proximity | BBDO
DDB Worldwide | Doyle Dane Bernbach ; DDB ; DDB Needham ; Needham Harper Worldwide | Omnicom
Adam & Eve/DDB | adam&eveDDB ; Adam & Eve ; BMP DDB ; Boase Massimi Pollitt | DDB Worldwide
Tribal Worldwide | Tribal DDB | DDB Worldwide
TBWA Worldwide | TBWA ; TBWA/Worldwide ; TBWA Group | Omnicom
TBWA/Chiat/Day | Chiat/Day ; Chiat Day | TBWA Worldwide
Media Arts Lab | TBWA/Media Arts Lab | TBWA Worldwide
Goodby Silverstein & Partners | Goodby, Berlin & Silverstein ; GS&P ; Goodby, Silverstein & Partners | Omnicom
Martin/Williams | Martin Williams Advertising | Omnicom
GSD&M | GSD&M Idea City | Omnicom
OMD Worldwide | OMD ; Optimum Media Direction | Omnicom
PHD Media | PHD ; Pattison Horswell Durden | Omnicom
Interbrand | Novamark ; Interbrand Group | Omnicom
Wolff Olins | Wolff Olins Ltd | Omnicom
Siegel+Gale | Siegel & Gale | Omnicom
Rapp | Rapp Collins Worldwide ; Rapp & Collins | Omnicom
Agency.com | Agency Dot Com | Omnicom
Organic, Inc. | Organic Online ; Organic | Omnicom
Interpublic Group | IPG ; Interpublic ; Interpublic Group of Companies | Omnicom
McCann | McCann Erickson ; McCann Worldgroup ; H.K. McCann Company ; McCann-Erickson | Interpublic Group
MRM | MRM//McCann | Interpublic Group
Foote, Cone & Belding | FCB ; Draftfcb ; FCB Global ; Lord & Thomas ; True North Communications | Interpublic Group
Lowe and Partners | MullenLowe ; Lowe Worldwide ; Lowe Howard-Spink ; Lowe Lintas ; MullenLowe Group | Interpublic Group
Lintas | SSC&B ; Lintas India ; Lintas Worldwide ; Ammirati Puris Lintas | Interpublic Group
Mullen | Mullen Advertising | Interpublic Group
Hill Holliday | Hill, Holliday, Connors, Cosmopulos | Interpublic Group
Deutsch Inc. | Deutsch LA ; David Deutsch Associates | Interpublic Group
The Martin Agency | Martin & Woltz | Interpublic Group
Campbell Ewald | Campbell-Ewald ; Lowe Campbell Ewald | Interpublic Group
Carmichael Lynch | Carmichael-Lynch | Interpublic Group
R/GA | R/Greenberg Associates | Interpublic Group
Huge | Huge Inc. | Interpublic Group
Initiative | Initiative Media ; Western International Media | Interpublic Group
Universal McCann | UM ; UM Worldwide | Interpublic Group
Acxiom | Acxiom Corporation ; Demographics Inc. | Interpublic Group
Octagon | Octagon Worldwide ; Octagon Sports | Interpublic Group
Jack Morton Worldwide | Jack Morton Productions | Interpublic Group
Publicis | Publicis Groupe ; Publicis Worldwide ; Publicis SA |
Saatchi & Saatchi | Garland-Compton ; Compton Advertising ; Saatchi and Saatchi ; Dancer Fitzgerald Sample | Publicis
Leo Burnett | Leo Burnett Worldwide ; Leo Burnett Company | Publicis
Fallon | Fallon McElligott ; Fallon Worldwide | Publicis
Bartle Bogle Hegarty | BBH | Publicis
Starcom | Starcom MediaVest ; Starcom Mediavest Group ; Spark Foundry | Publicis
Zenith Media | ZenithOptimedia ; Optimedia | Publicis
Digitas | DigitasLBi ; Bronner Slosberg Humphrey ; LBi ; Digitas LBi | Publicis
Razorfish | SapientRazorfish ; Avenue A Razorfish ; Avenue A | Publicis
Sapient | Publicis Sapient ; Sapient Corporation ; SapientNitro | Publicis
Rosetta | Rosetta Marketing | Publicis
D'Arcy Masius Benton & Bowles | DMB&B ; Benton & Bowles ; D'Arcy ; D'Arcy-MacManus & Masius ; Bcom3 | Publicis
N. W. Ayer & Son | N.W. Ayer ; Ayer | Publicis
Epsilon | Epsilon Data Management | Publicis
Dentsu | Dentsu Group ; Dentsu Inc. ; Nihon Denpo Tsushinsha |
Dentsu Aegis Network | Dentsu International ; Aegis Group ; Aegis Media | Dentsu
Carat | Carat Media ; Carat International | Dentsu Aegis Network
Isobar | Isobar Global | Dentsu Aegis Network
iProspect | iProspect Inc. ; Vizeum | Dentsu Aegis Network
McGarryBowen | mcgarrybowen ; Dentsu Mcgarrybowen | Dentsu Aegis Network
360i | 360 i | Dentsu Aegis Network
Merkle | Merkle Inc. | Dentsu Aegis Network
Hakuhodo | Hakuhodo DY Holdings |
IDEO | IDEO Product Development |
Asatsu-DK | ADK ; Asatsu ; Dai-Ichi Kikaku |
Cheil Worldwide | Cheil ; Cheil Communications ; Cheil Industries Advertising | Samsung
Innocean | Innocean Worldwide | Hyundai
Havas | Eurocom ; Havas Group ; Havas Advertising |
Havas Worldwide | Euro RSCG Worldwide ; Euro RSCG | Havas
Arnold Worldwide | Arnold Communications ; Arnold Advertising | Havas
BETC | BETC Euro RSCG ; BETC Paris | Havas
Media Planning Group | MPG ; Havas Media | Havas
Mother | Mother London ; Mother Ltd |
Wieden+Kennedy | Wieden & Kennedy ; W+K ; Wieden and Kennedy |
M&C Saatchi | M & C Saatchi |
HHCL | Howell Henry Chaldecott Lury |
Collett Dickenson Pearce | CDP |
Jung von Matt | Jung von Matt AG |
Scholz & Friends | Scholz and Friends | WPP
Serviceplan | Serviceplan Group |
JCDecaux | JCDecaux SA ; Jean-Claude Decaux |
Clear Channel Outdoor | Clear Channel Airports ; Eller Media |
iHeartMedia | Clear Channel Communications ; Clear Channel ; iHeartRadio ; CC Media Holdings |
Premiere Networks | Premiere Radio Networks | iHeartMedia
Cumulus Media | Cumulus Broadcasting ; Citadel Broadcasting |
Westwood One | Dial Global ; Mutual Broadcasting System | Cumulus Media
Audacy | Entercom ; Entercom Communications |
Sirius XM | SiriusXM ; Sirius Satellite Radio ; XM Satellite Radio ; CD Radio ; Sirius XM Holdings |
Pandora Radio | Pandora ; Pandora Media ; Savage Beast Technologies | Sirius XM
Stitcher | Stitcher Radio ; Midroll Media | Sirius XM
Lamar Advertising | Lamar Outdoor |
Outfront Media | CBS Outdoor ; TDI ; Viacom Outdoor |
Rose Law Firm | Rose, Nash, Williamson, Carroll, Clay & Giroir |
GTB | Team Detroit ; Global Team Blue | WPP
A.T. Kearney | Kearney ; AT Kearney |
Random House | Penguin Random House ; PRH | Bertelsmann
Penguin Books | Penguin Group ; Penguin | Random House
Knopf Doubleday Publishing Group | Knopf Doubleday ; Knopf Publishing Group | Random House
Pantheon Books | Pantheon | Knopf Doubleday Publishing Group
Schocken Books | Schocken Verlag ; Schocken | Knopf Doubleday Publishing Group
Vintage Books | Vintage | Random House
Anchor Books | Doubleday Anchor | Knopf Doubleday Publishing Group
Crown Publishing Group | Crown Publishers ; Crown | Random House
Ballantine Books | Ballantine | Random House
Bantam Books | Bantam ; Bantam Doubleday Dell ; Bantam Dell | Random House
Dell Publishing | Dell Books ; Delacorte Press | Random House
Dial Press | The Dial Press | Random House
Modern Library | The Modern Library | Random House
Fawcett Publications | Fawcett Books ; Gold Medal Books | Ballantine Books
Del Rey Books | Del Rey | Random House
Golden Books | Little Golden Books ; Western Publishing | Random House
DK | Dorling Kindersley ; DK Publishing | Random House
Michael Joseph | Michael Joseph Ltd | Random House
Hamish Hamilton | Hamish Hamilton Ltd | Random House
Allen Lane | Allen Lane The Penguin Press | Random House
Ladybird Books | Ladybird | Random House
Puffin Books | Puffin | Random House
Jonathan Cape | Cape | Random House
Chatto & Windus | Chatto and Windus | Random House
The Bodley Head | Bodley Head | Random House
Secker & Warburg | Martin Secker ; Harvill Secker ; Secker and Warburg | Random House
Harvill Press | Collins Harvill ; The Harvill Press | Random House
Hutchinson | Hutchinson & Co. ; Hutchinson Heinemann ; Century Hutchinson | Random House
William Heinemann | Heinemann | Random House
Ebury Publishing | Ebury Press ; Ebury | Random House
Transworld Publishers | Transworld | Random House
Corgi Books | Corgi | Transworld Publishers
Hogarth Press | The Hogarth Press | Random House
Riverhead Books | Riverhead | Random House
E. P. Dutton | Dutton ; E.P. Dutton & Co. | Random House
New American Library | NAL ; Signet Books | Random House
Berkley Books | Berkley Publishing Group | Random House
Ace Books |  | Random House
Grosset & Dunlap | Grosset and Dunlap | Random House
Coward-McCann | Coward, McCann & Geoghegan | G. P. Putnam's Sons
G. P. Putnam's Sons | Putnam ; Wiley & Putnam ; Putnam Publishing Group | Random House
Viking Press | Viking ; Viking Penguin ; The Viking Press | Random House
Doubleday | Doubleday & Company ; Doubleday, Page & Company ; Doubleday Doran | Random House
Alfred A. Knopf | Knopf ; Alfred A. Knopf Inc. | Random House
Companhia das Letras | Editora Companhia das Letras | Random House
Plaza & Janés | Plaza y Janés | Random House
Editorial Sudamericana | Sudamericana | Random House
Alfaguara | Ediciones Alfaguara | Random House
Goldmann Verlag | Wilhelm Goldmann Verlag | Random House
Luchterhand | Luchterhand Literaturverlag ; Hermann Luchterhand Verlag | Random House
Heyne Verlag | Wilhelm Heyne Verlag | Random House
HarperCollins | Harper & Row ; Harper & Brothers ; Harper ; Harper and Row | News Corp
William Morrow and Company | William Morrow | HarperCollins
Avon Books | Avon Publications | HarperCollins
Ecco Press | Ecco ; The Ecco Press | HarperCollins
Thomas Y. Crowell Co. | T. Y. Crowell | HarperCollins
J. B. Lippincott & Co. | Lippincott Company ; J.B. Lippincott | HarperCollins
Zondervan | Zondervan Publishing House ; HarperCollins Christian Publishing | HarperCollins
Thomas Nelson | Thomas Nelson Inc. ; Thomas Nelson & Sons | HarperCollins
Harlequin Enterprises | Harlequin | HarperCollins
Mills & Boon | Mills and Boon | Harlequin Enterprises
Fourth Estate | 4th Estate | HarperCollins
George Allen & Unwin | Unwin Hyman | HarperCollins
Grafton Books | Granada Publishing ; Hart-Davis MacGibbon | HarperCollins
Angus & Robertson | Angus and Robertson | HarperCollins
Basic Books | BasicBooks | Hachette
Perseus Books Group | Perseus Books | Hachette
PublicAffairs | Public Affairs Books | Hachette
Da Capo Press | Da Capo | Hachette
Westview Press | Westview | Hachette
Hachette | Hachette Livre ; Librairie Hachette ; Hachette Book Group ; Hachette Filipacchi Médias | Lagardère
Hachette UK | Hodder Headline ; Hachette Livre UK | Hachette
Headline Publishing Group | Headline | Hachette UK
Hodder & Stoughton | Hodder and Stoughton ; Hodder | Hachette UK
John Murray | John Murray Publishers | Hachette UK
Orion Publishing Group | Orion Books ; Orion | Hachette UK
Victor Gollancz | Gollancz ; Victor Gollancz Ltd | Orion Publishing Group
Weidenfeld & Nicolson | Weidenfeld and Nicolson | Orion Publishing Group
J. M. Dent | Everyman's Library ; J. M. Dent & Sons ; Dent | Orion Publishing Group
Cassell | Cassell & Co. ; Cassell and Company | Hachette UK
Edward Arnold | Edward Arnold Publishers ; Arnold Publishers | Hachette UK
Little, Brown and Company | Little, Brown ; Little Brown | Hachette
Virago Press | Virago | Hachette UK
Grand Central Publishing | Warner Books | Hachette
Éditions Grasset | Grasset ; Bernard Grasset | Hachette
Fayard | Librairie Arthème Fayard ; Éditions Fayard | Hachette
Éditions Stock | Stock | Hachette
Calmann-Lévy | Calmann-Levy ; Michel Lévy frères | Hachette
Larousse | Éditions Larousse ; Librairie Larousse | Hachette
Éditions Gallimard | Gallimard ; Éditions de la Nouvelle Revue française ; NRF | Madrigall
Madrigall | Groupe Madrigall |
Flammarion | Groupe Flammarion ; Éditions Flammarion | Madrigall
Denoël | Éditions Denoël | Madrigall
Mercure de France | Éditions du Mercure de France | Madrigall
Casterman | Éditions Casterman | Madrigall
Éditis | Editis ; Groupe de la Cité ; Vivendi Universal Publishing |
Éditions Robert Laffont | Robert Laffont | Éditis
Plon | Librairie Plon ; Éditions Plon | Éditis
Éditions Julliard | Julliard ; René Julliard | Éditis
Nathan | Éditions Nathan ; Fernand Nathan | Éditis
Éditions La Découverte | La Découverte ; Éditions François Maspero ; François Maspero | Éditis
Presses de la Cité | Groupe des Presses de la Cité | Éditis
Éditions du Seuil | Le Seuil ; Seuil ; Éditions Points |
Albin Michel | Éditions Albin Michel |
Les Éditions de Minuit | Éditions de Minuit ; Minuit | Madrigall
Actes Sud | Éditions Actes Sud |
Presses universitaires de France | PUF ; Humensis |
Dargaud | Éditions Dargaud | Média-Participations
Dupuis | Éditions Dupuis | Média-Participations
Le Lombard | Éditions du Lombard | Média-Participations
Média-Participations | Media-Participations |
Simon & Schuster | Simon and Schuster ; S&S |
Charles Scribner's Sons | Scribner's ; Scribner ; Scribners | Simon & Schuster
Atheneum Books | Atheneum ; Atheneum Publishers | Simon & Schuster
Free Press | The Free Press | Simon & Schuster
Pocket Books | Pocket | Simon & Schuster
Atria Books | Atria Publishing Group ; Atria | Simon & Schuster
Prentice Hall | Prentice-Hall | Pearson
Addison-Wesley | Addison Wesley ; Addison Wesley Longman | Pearson
Longman | Longmans, Green & Co. ; Longmans ; Pearson Longman | Pearson
Allyn & Bacon | Allyn and Bacon | Pearson
Benjamin Cummings | Benjamin/Cummings | Pearson
Pearson VUE | VUE | Pearson
Pearson | Pearson plc ; S. Pearson & Son ; Pearson Education |
Houghton Mifflin Harcourt | Houghton Mifflin ; HMH ; Houghton Mifflin Company ; Houghton, Mifflin & Co. |
Harcourt | Harcourt Brace ; Harcourt Brace Jovanovich ; HBJ ; Harcourt, Brace & World ; Harcourt Brace & Company | Houghton Mifflin Harcourt
Holt, Rinehart and Winston | Holt McDougal ; Holt Rinehart | Houghton Mifflin Harcourt
Ticknor and Fields | Ticknor & Fields | Houghton Mifflin Harcourt
Academic Press | AP Professional | Elsevier
Saunders | W. B. Saunders Company ; WB Saunders | Elsevier
Mosby | C. V. Mosby Company | Elsevier
Churchill Livingstone | E. & S. Livingstone ; J. & A. Churchill | Elsevier
Pergamon Press | Pergamon ; Butterworth-Springer | Elsevier
North-Holland Publishing Company | North Holland ; North-Holland | Elsevier
Butterworth-Heinemann | Butterworths ; Butterworth | Elsevier
Cell Press |  | Elsevier
The Lancet | Lancet | Elsevier
LexisNexis | Lexis-Nexis ; Mead Data Central | RELX
Reed Exhibitions | RX | RELX
Martindale-Hubbell | Martindale Hubbell | LexisNexis
Variety | Variety Magazine ; Daily Variety | Penske Media Corporation
Penske Media Corporation | PMC ; Penske Media |
The Hollywood Reporter | THR ; Hollywood Reporter | Penske Media Corporation
Billboard | Billboard Magazine ; Billboard Advertising | Penske Media Corporation
Women's Wear Daily | WWD | Penske Media Corporation
Rolling Stone | Rolling Stone Magazine | Penske Media Corporation
Deadline Hollywood | Deadline ; Deadline.com | Penske Media Corporation
RELX | Reed Elsevier ; RELX Group ; Reed International |
Blackwell Publishing | Blackwell Scientific Publications | John Wiley & Sons
Jossey-Bass | Jossey Bass | John Wiley & Sons
Wiley-VCH | VCH Verlagsgesellschaft ; Verlag Chemie | John Wiley & Sons
Interscience Publishers | Wiley-Interscience | John Wiley & Sons
Hindawi | Hindawi Publishing Corporation | John Wiley & Sons
Nature Publishing Group | NPG ; Nature Research ; Nature Portfolio | Springer Nature
Palgrave Macmillan | Palgrave | Springer Nature
BioMed Central | BMC | Springer Nature
Birkhäuser | Birkhauser Verlag ; Birkhäuser Verlag | De Gruyter
Kluwer Academic Publishers | Kluwer Academic | Springer Nature
Plenum Publishing | Plenum Press | Springer Nature
Apress | Apress Media | Springer Nature
Scientific American | SciAm | Springer Nature
Metzler Verlag | J. B. Metzler | Springer Nature
Bedford/St. Martin's | Bedford Books | Macmillan Publishers
St. Martin's Press | St Martin's Press | Macmillan Publishers
W. H. Freeman and Company | W.H. Freeman | Macmillan Publishers
Worth Publishers | Worth | Macmillan Publishers
Tor Books | Tor ; Tom Doherty Associates ; Forge Books | Macmillan Publishers
Pan Books | Pan Macmillan ; Picador | Macmillan Publishers
Farrar, Straus and Giroux | FSG ; Farrar, Straus & Giroux ; Farrar, Straus and Cudahy ; Farrar, Straus and Company | Macmillan Publishers
Hill and Wang | Hill & Wang | Farrar, Straus and Giroux
Henry Holt and Company | Henry Holt ; Holt | Macmillan Publishers
Roaring Brook Press | Roaring Brook | Macmillan Publishers
Macmillan Publishers | Macmillan & Co. ; Macmillan ; Macmillan and Company | Holtzbrinck Publishing Group
Holtzbrinck Publishing Group | Verlagsgruppe Georg von Holtzbrinck ; Holtzbrinck |
Kiepenheuer & Witsch | KiWi ; Verlag Kiepenheuer & Witsch | Holtzbrinck Publishing Group
Droemer Knaur | Droemersche Verlagsanstalt ; Knaur Verlag | Holtzbrinck Publishing Group
Rowohlt | Rowohlt Verlag | Holtzbrinck Publishing Group
S. Fischer Verlag | Fischer Verlag ; S. Fischer | Holtzbrinck Publishing Group
Piper Verlag | R. Piper & Co. | Bonnier Group
Ullstein Verlag | Ullstein ; Ullstein Buchverlage | Bonnier Group
Carlsen Verlag | Carlsen | Bonnier Group
Albert Bonniers Förlag | Bonniers ; Bonnier Books | Bonnier Group
Bonnier Group | Bonnier ; Bonnier AB |
Dagens Industri | DI | Bonnier Group
Expressen | Kvällsposten | Bonnier Group
TV4 | TV4 Group ; TV4 AB ; TV4 Sweden |
Norstedts | P. A. Norstedt & Söner ; Norstedts Förlag |
Gyldendal | Gyldendalske Boghandel ; Gyldendal Denmark |
Gyldendal Norsk Forlag | Gyldendal Norway |
Aschehoug | H. Aschehoug & Co. |
Cappelen Damm | J.W. Cappelens Forlag ; Damm |
Schibsted | Schibsted Media Group ; Schibsted ASA |
Aftonbladet | Aftonbladet Hierta | Schibsted
Otava | Kustannusosakeyhtiö Otava |
WSOY | Werner Söderström Osakeyhtiö | Bonnier Group
Sanoma | SanomaWSOY ; Sanoma Corporation |
Helsingin Sanomat | HS ; Päivälehti | Sanoma
Carl Hanser Verlag | Hanser ; Hanser Verlag |
C. H. Beck | Verlag C.H. Beck ; C.H. Beck'sche Verlagsbuchhandlung |
Klett | Ernst Klett Verlag ; Klett-Cotta ; Klett Gruppe |
Cornelsen | Cornelsen Verlag |
Aufbau Verlag | Aufbau-Verlag ; Die Andere Bibliothek |
Reclam | Reclam Verlag ; Philipp Reclam jun. |
B. G. Teubner | Teubner Verlag ; BSB Teubner ; Vieweg+Teubner |
Mohr Siebeck | J.C.B. Mohr |
Vandenhoeck & Ruprecht | V&R | Brill
Georg Thieme Verlag | Thieme ; Thieme Medical Publishers |
Brockhaus | F. A. Brockhaus ; F.A. Brockhaus AG |
Duden | Dudenverlag ; Bibliographisches Institut | Cornelsen
Diogenes Verlag | Diogenes |
Insel Verlag | Insel | Suhrkamp Verlag
Suhrkamp Verlag | Suhrkamp |
Max Niemeyer Verlag | Niemeyer | De Gruyter
K. G. Saur Verlag | Saur | De Gruyter
Oldenbourg Verlag | R. Oldenbourg ; Oldenbourg Wissenschaftsverlag | De Gruyter
Mouton Publishers | Mouton de Gruyter ; De Gruyter Mouton ; Mouton & Co. | De Gruyter
De Gruyter | Walter de Gruyter ; De Gruyter Brill |
Brill | Brill Publishers ; E. J. Brill ; Koninklijke Brill | De Gruyter
Rodopi | Editions Rodopi | Brill
Martinus Nijhoff Publishers | Martinus Nijhoff | Brill
Ashgate Publishing | Ashgate ; Gower Publishing | Routledge
Routledge | Routledge & Kegan Paul ; Kegan Paul ; George Routledge & Sons | Taylor & Francis
Psychology Press | Lawrence Erlbaum Associates ; Erlbaum | Taylor & Francis
CRC Press | Chemical Rubber Company ; CRC | Taylor & Francis
Chapman & Hall | Chapman and Hall | Taylor & Francis
Methuen Publishing | Methuen ; Methuen & Co. |
Taylor & Francis | Taylor and Francis ; T&F | Informa
Dove Medical Press | Dove Press | Taylor & Francis
Faber and Faber | Faber & Gwyer ; Faber & Faber ; Faber |
Bloomsbury | Bloomsbury Publishing |
A & C Black | A. & C. Black ; Adam and Charles Black | Bloomsbury
T&T Clark | T. & T. Clark | Bloomsbury
Continuum International Publishing Group | Continuum | Bloomsbury
Berg Publishers | Berg | Bloomsbury
I.B. Tauris | IB Tauris | Bloomsbury
Rowman & Littlefield | Rowman and Littlefield ; University Press of America | Bloomsbury
Lexington Books | Lexington | Rowman & Littlefield
Canongate Books | Canongate |
Granta | Granta Books ; Granta Magazine |
Verso Books | New Left Books ; Verso |
New Left Review | NLR |
Oxford University Press | OUP ; Clarendon Press |
Cambridge University Press | CUP ; Cambridge University Press & Assessment ; Pitt Press |
Cambridge Assessment | UCLES ; University of Cambridge Local Examinations Syndicate | Cambridge University Press
Macdonald and Company | Macdonald Futura |
Grove Atlantic | Grove Press ; Atlantic Monthly Press ; Grove/Atlantic |
Beacon Press | Beacon Press Boston | Unitarian Universalist Association
New Directions Publishing | New Directions ; New Directions Press |
City Lights Books | City Lights ; City Lights Bookstore ; City Lights Publishers |
Black Sparrow Press | Black Sparrow |
Copper Canyon Press | Copper Canyon |
Graywolf Press | Graywolf |
Coffee House Press | Toothpaste Press |
Milkweed Editions | Milkweed |
Dalkey Archive Press | Dalkey Archive |
Algonquin Books | Algonquin Books of Chapel Hill | Hachette
Workman Publishing | Workman | Hachette
Abrams Books | Harry N. Abrams ; Abrams | Média-Participations
Rizzoli | Rizzoli International ; RCS Libri ; Rizzoli Libri | Mondadori
Mondadori | Arnoldo Mondadori Editore | Fininvest
Fininvest | Fininvest S.p.A. |
Mediaset | MFE-MediaForEurope ; MFE ; Mediaset S.p.A. | Fininvest
Canale 5 | Canale Cinque | Mediaset
Italia 1 | Italia Uno | Mediaset
Rete 4 | Rete Quattro | Mediaset
Mediaset España | Telecinco ; Gestevisión Telecinco ; Cuatro | Mediaset
Einaudi | Giulio Einaudi Editore | Mondadori
Bompiani | Valentino Bompiani | Giunti Editore
Giunti Editore | Giunti |
Garzanti | Garzanti Editore ; Fratelli Treves | GeMS
GeMS | Gruppo editoriale Mauri Spagnol |
Longanesi | Longanesi & C. | GeMS
Adelphi Edizioni | Adelphi |
Laterza | Editori Laterza ; Giuseppe Laterza & Figli |
Feltrinelli | Giangiacomo Feltrinelli Editore ; Feltrinelli Editore |
Zanichelli | Nicola Zanichelli Editore |
Treccani | Istituto dell'Enciclopedia Italiana ; Istituto Treccani ; Enciclopedia Italiana |
RCS MediaGroup | RCS ; Rizzoli-Corriere della Sera ; HdP |
Corriere della Sera | Il Corriere della Sera ; Corriere | RCS MediaGroup
La Gazzetta dello Sport | Gazzetta dello Sport | RCS MediaGroup
El Mundo | El Mundo del Siglo Veintiuno ; El Mundo (Spain) | RCS MediaGroup
Marca | Diario Marca | RCS MediaGroup
GEDI Gruppo Editoriale | Gruppo Editoriale L'Espresso ; GEDI | Exor
Exor | EXOR N.V. ; IFI |
La Repubblica | Repubblica | GEDI Gruppo Editoriale
La Stampa | Gazzetta Piemontese | GEDI Gruppo Editoriale
L'Espresso | Espresso |
Il Messaggero | Messaggero | Caltagirone
Caltagirone | Caltagirone Editore |
La7 | LA7 ; Telemontecarlo | Cairo Communication
Cairo Communication | Cairo Editore |
Sky Italia | Stream TV ; Tele+ | Sky
RAI | Radiotelevisione Italiana ; Radio Audizioni Italiane ; EIAR |
Rai 1 | Rai Uno | RAI
Rai 2 | Rai Due | RAI
Rai 3 | Rai Tre | RAI
Rai News24 | RaiNews24 ; Rainews | RAI
Planeta | Grupo Planeta ; Editorial Planeta |
Seix Barral | Editorial Seix Barral | Planeta
Tusquets Editores | Tusquets | Planeta
Espasa-Calpe | Espasa ; Espasa Calpe | Planeta
Editorial Ariel | Ariel | Planeta
Atresmedia | Antena 3 de Televisión ; Antena 3 ; Grupo Antena 3 | Planeta
LaSexta | La Sexta | Atresmedia
Onda Cero | Onda Cero Radio | Atresmedia
La Razón | La Razon (Spain) | Planeta
Cadena SER | SER ; Sociedad Española de Radiodifusión | PRISA
Santillana | Grupo Santillana | PRISA
Diario AS |  | PRISA
Cinco Días | CincoDías | PRISA
Cadena COPE | COPE ; Cadena de Ondas Populares Españolas | Ábside Media
Ábside Media | Radio Popular |
Vocento | Grupo Correo ; Grupo Vocento |
ABC (Spain) | Diario ABC | Vocento
El Correo | El Correo Español ; El Correo Español-El Pueblo Vasco | Vocento
El Periódico de Catalunya | El Periódico | Prensa Ibérica
Prensa Ibérica | Editorial Prensa Ibérica |
Grupo Godó | Godó |
La Vanguardia | La Vanguardia Española | Grupo Godó
Televisió de Catalunya | TV3 ; TV3 Catalonia | CCMA
CCMA | Corporació Catalana de Mitjans Audiovisuals ; 3Cat |
Catalunya Ràdio | Catalunya Radio | CCMA
EITB | Euskal Irrati Telebista |
Telemadrid | Radio Televisión Madrid |
RTVE | Radiotelevisión Española ; Televisión Española ; TVE |
Radio Nacional de España | RNE | RTVE
La 1 | TVE1 ; La Primera | RTVE
Anagrama | Editorial Anagrama | Feltrinelli
Fondo de Cultura Económica | FCE |
Siglo XXI Editores | Siglo Veintiuno Editores ; Siglo XXI |
Editorial Losada | Losada |
Emecé Editores | Emecé | Planeta
Porto Editora | Grupo Porto Editora |
LeYa | Publicações Dom Quixote |
Impresa | Sojornal |
SIC | Sociedade Independente de Comunicação | Impresa
Expresso | Jornal Expresso | Impresa
TVI | Televisão Independente | Media Capital
Media Capital | Grupo Média Capital |
Público | Jornal Público |
Diário de Notícias | DN Portugal |
RTP | Rádio e Televisão de Portugal ; Radiotelevisão Portuguesa |
RDP | Radiodifusão Portuguesa ; Emissora Nacional | RTP
Elsevier Weekblad | EW Magazine |
DPG Media | De Persgroep ; PCM Uitgevers |
de Volkskrant | Volkskrant | DPG Media
Trouw | Dagblad Trouw | DPG Media
Het Parool | Parool | DPG Media
Algemeen Dagblad | AD Nederland | DPG Media
Het Laatste Nieuws | HLN | DPG Media
De Morgen |  | DPG Media
VTM | Vlaamse Televisie Maatschappij ; Medialaan | DPG Media
Qmusic | Q-music | DPG Media
Mediahuis | Corelio ; Concentra |
De Standaard | Standaard | Mediahuis
Gazet van Antwerpen | GvA | Mediahuis
Het Nieuwsblad | Nieuwsblad | Mediahuis
De Telegraaf | Telegraaf Media Groep ; Telegraaf | Mediahuis
NRC Handelsblad | NRC ; Nieuwe Rotterdamsche Courant ; Algemeen Handelsblad | Mediahuis
Independent News & Media | INM ; Mediahuis Ireland ; Independent Newspapers | Mediahuis
Irish Independent | The Irish Independent | Independent News & Media
Sunday Independent | Sunday Independent Ireland | Independent News & Media
Irish Times | The Irish Times ; Irish Times Trust |
Irish Examiner | Cork Examiner ; The Cork Examiner ; The Examiner | Irish Times
Irish Press | The Irish Press |
Virgin Media Television | TV3 Ireland |
RTÉ | Raidió Teilifís Éireann ; Radio Telefís Éireann ; Radio Éireann ; RTE |
TG4 | Teilifís na Gaeilge ; TnaG |
RTÉ National Symphony Orchestra | National Symphony Orchestra of Ireland ; RTÉ Symphony Orchestra | RTÉ
Roularta Media Group | Roularta |
Knack | Knack Magazine | Roularta Media Group
Le Vif/L'Express | Le Vif | Roularta Media Group
Rossel | Groupe Rossel |
Le Soir | Le Soir Bruxelles | Rossel
La Voix du Nord | Groupe Voix du Nord | Rossel
La Libre Belgique | La Libre | IPM Group
IPM Group | Groupe IPM |
NPO | Nederlandse Publieke Omroep ; Dutch Public Broadcasting ; Nederlandse Omroepprogramma Stichting |
Nederlandse Omroep Stichting | NTS | NPO
VARA | BNNVARA ; Vereeniging van Arbeiders Radio Amateurs ; BNN | NPO
AVRO | AVROTROS ; Algemene Vereniging Radio Omroep ; TROS | NPO
KRO | KRO-NCRV ; Katholieke Radio Omroep ; NCRV | NPO
VPRO | Vrijzinnig Protestantse Radio Omroep | NPO
EO | Evangelische Omroep | NPO
RTL Nederland | Holland Media Groep ; RTL 4 |
SBS Broadcasting | SBS6 ; Talpa TV | Talpa Network
Talpa Network | Talpa Media ; Talpa |
Endemol | Endemol Shine Group ; Endemol Entertainment ; John de Mol Produkties | Banijay
Banijay | Banijay Group ; Banijay Entertainment ; Zodiak Media |
Shine Group | Shine Limited ; Endemol Shine UK | Banijay
Kudos | Kudos Film and Television | Banijay
RTL Group | CLT-UFA ; Compagnie Luxembourgeoise de Télédiffusion ; CLT | Bertelsmann
RTL Television | RTL plus ; RTL Germany ; RTL Deutschland | RTL Group
VOX | Vox Television | RTL Group
n-tv | ntv | RTL Group
RTL Radio | RTL France ; Radio Luxembourg | M6 Group
M6 Group | M6 ; Métropole Télévision ; Groupe M6 ; Métropole 6 | RTL Group
Fremantle | FremantleMedia ; Pearson Television | RTL Group
Thames Television | Thames TV | Fremantle
Grundy Television | Reg Grundy Organisation ; Grundy | Fremantle
Talkback Thames | TalkbackThames ; Talkback Productions ; Talkback | Fremantle
Arvato | arvato Bertelsmann | Bertelsmann
BMG Rights Management | BMG ; BMG Music | Bertelsmann
Bertelsmann | Bertelsmann SE ; C. Bertelsmann Verlag ; Bertelsmann SE & Co. KGaA |
Bertelsmann Stiftung | Bertelsmann Foundation |
Gruner + Jahr | G+J ; Gruner & Jahr ; Gruner und Jahr | Bertelsmann
Stern | Der Stern ; Stern Magazine | Gruner + Jahr
Brigitte | Brigitte Magazin | Gruner + Jahr
GEO | GEO Magazin | Gruner + Jahr
ProSiebenSat.1 Media | ProSiebenSat.1 ; Kirch Media ; P7S1 |
Sat.1 | SAT 1 ; PKS | ProSiebenSat.1 Media
ProSieben | Pro7 ; Pro Sieben | ProSiebenSat.1 Media
Kabel eins | Kabel 1 ; Kabelkanal | ProSiebenSat.1 Media
KirchGruppe | KirchMedia ; Kirch Group |
Premiere | Sky Deutschland ; Premiere AG | Sky
Constantin Film | Constantin Film AG ; Neue Constantin | Highlight Communications
Highlight Communications | Highlight Communications AG |
Bavaria Film | Bavaria Filmstudios ; Bavaria Studios |
Studio Babelsberg | Babelsberg Studios ; Babelsberg Film Studio |
UFA | Universum Film AG ; UFA Film & TV Produktion ; Ufa | Fremantle
Der Spiegel | Spiegel ; Spiegel-Verlag ; Spiegel Online |
Focus Magazin | FOCUS Online | Hubert Burda Media
Hubert Burda Media | Burda ; Burda Verlag |
Bunte | Die Bunte | Hubert Burda Media
Bauer Media Group | Heinrich Bauer Verlag ; Bauer Verlag ; Bauer |
Bauer Media UK | Emap ; EMAP plc ; Emap Consumer Media | Bauer Media Group
Empire | Empire Magazine | Bauer Media Group
Kerrang! | Kerrang Magazine | Bauer Media Group
Funke Mediengruppe | WAZ-Mediengruppe ; WAZ Group ; Funke |
Westdeutsche Allgemeine Zeitung | WAZ | Funke Mediengruppe
Hamburger Abendblatt | Abendblatt | Funke Mediengruppe
Berliner Morgenpost | Morgenpost | Funke Mediengruppe
Die Welt | Welt ; Welt am Sonntag ; WELT | Axel Springer
Bild | Bild-Zeitung ; BILD ; Bild Zeitung | Axel Springer
Axel Springer | Axel Springer SE ; Axel Springer Verlag ; Axel Springer AG |
Business Insider | Insider ; Insider Inc. | Axel Springer
Politico | POLITICO LLC | Axel Springer
Politico Europe | European Voice | Politico
Protocol | Protocol Media | Politico
Morning Brew | Morning Brew Inc. | Axel Springer
Der Tagesspiegel | Tagesspiegel | Holtzbrinck Publishing Group
Die Zeit | Zeit ; DIE ZEIT ; Zeitverlag | Holtzbrinck Publishing Group
Handelsblatt | Handelsblatt Media Group | Holtzbrinck Publishing Group
WirtschaftsWoche | Der Volkswirt | Handelsblatt
Frankfurter Allgemeine Zeitung | FAZ ; F.A.Z. ; Frankfurter Allgemeine |
Berliner Zeitung | Berliner Verlag |
Frankfurter Zeitung | FZ |
Vossische Zeitung | Tante Voss | Ullstein Verlag
Berliner Tageblatt |  | Mosse Verlag
Mosse Verlag | Rudolf Mosse Verlag |
Neues Deutschland | nd |
Junge Welt | junge Welt Berlin |
Süddeutsche Zeitung | SZ ; Süddeutscher Verlag |
Münchner Merkur | Merkur | Ippen-Verlag
Ippen-Verlag | Ippen |
Stuttgarter Zeitung | StZ | Südwestdeutsche Medien Holding
Südwestdeutsche Medien Holding | SWMH |
Kölner Stadt-Anzeiger | KStA | DuMont
DuMont | M. DuMont Schauberg ; DuMont Mediengruppe |
Express (Köln) | Kölner Express | DuMont
ARD | Arbeitsgemeinschaft der öffentlich-rechtlichen Rundfunkanstalten ; Das Erste ; Erstes Deutsches Fernsehen |
Tagesschau | ARD-aktuell | Norddeutscher Rundfunk
Südwestrundfunk | SWR ; Südwestfunk ; Süddeutscher Rundfunk ; SWF ; SDR | ARD
Rundfunk Berlin-Brandenburg | RBB ; rbb ; Ostdeutscher Rundfunk Brandenburg ; ORB | ARD
Saarländischer Rundfunk | SR | ARD
Radio Bremen | RB Bremen | ARD
Nordwestdeutscher Rundfunk | NWDR |
RIAS | Rundfunk im amerikanischen Sektor ; RIAS Berlin |
Deutscher Fernsehfunk | DFF ; Fernsehen der DDR |
3sat | Drei Sat |
Arte | ARTE ; Association relative à la télévision européenne ; La Sept |
Phoenix | Phoenix TV Germany | ARD
Deutschlandfunk | Deutschlandradio ; Deutschlandfunk Kultur ; DLF |
WDR Symphony Orchestra Cologne | WDR Sinfonieorchester ; Kölner Rundfunk-Sinfonie-Orchester ; Cologne Radio Symphony Orchestra | Westdeutscher Rundfunk
NDR Elbphilharmonie Orchestra | NDR Symphony Orchestra ; NDR Sinfonieorchester ; North German Radio Symphony Orchestra | Norddeutscher Rundfunk
hr-Sinfonieorchester | Frankfurt Radio Symphony ; Radio-Sinfonie-Orchester Frankfurt | Hessischer Rundfunk
MDR Leipzig Radio Symphony Orchestra | MDR Sinfonieorchester ; Rundfunk-Sinfonieorchester Leipzig | Mitteldeutscher Rundfunk
SWR Symphonieorchester | SWR Sinfonieorchester Baden-Baden und Freiburg ; Radio-Sinfonieorchester Stuttgart ; Südwestfunk-Orchester | Südwestrundfunk
Rundfunk-Sinfonieorchester Berlin | Berlin Radio Symphony Orchestra ; RSB |
Deutsches Symphonie-Orchester Berlin | DSO Berlin ; RIAS Symphony Orchestra ; Radio-Symphonie-Orchester Berlin |
ORF | Österreichischer Rundfunk ; RAVAG |
Ö1 | Österreich 1 | ORF
Vienna Radio Symphony Orchestra | ORF Radio-Symphonieorchester Wien ; RSO Wien | ORF
Der Standard | derStandard |
Die Presse |  | Styria Media Group
Styria Media Group | Styria |
Kleine Zeitung | Kleine Zeitung Graz | Styria Media Group
Kronen Zeitung | Krone ; Kronenzeitung | Mediaprint
Mediaprint | Mediaprint Zeitungs- und Zeitschriftenverlag |
Kurier | Kurier (Austria) | Mediaprint
Profil | profil Magazin |
Tamedia | TX Group |
Tages-Anzeiger | Tagesanzeiger | Tamedia
20 Minuten | 20 minutes (Switzerland) | Tamedia
Tribune de Genève | TdG | Tamedia
24 heures | Feuille d'avis de Lausanne ; 24 Heures | Tamedia
Ringier | Ringier AG |
Blick | Blick (newspaper) | Ringier
L'Illustré | L'Illustré Suisse | Ringier
Le Temps | Journal de Genève ; Journal de Genève et Gazette de Lausanne |
Die Weltwoche | Weltwoche |
SRF | Schweizer Radio und Fernsehen ; Schweizer Fernsehen ; DRS ; Schweizer Radio DRS ; SF DRS | Swiss Broadcasting Corporation
Radio Télévision Suisse | RTS ; Télévision suisse romande ; TSR ; Radio suisse romande | Swiss Broadcasting Corporation
RSI | Radiotelevisione svizzera ; Radiotelevisione svizzera di lingua italiana ; TSI | Swiss Broadcasting Corporation
Orchestre de la Suisse Romande | OSR |
BBC | British Broadcasting Corporation ; British Broadcasting Company |
BBC One | BBC1 ; BBC Television Service | BBC
BBC Two | BBC2 | BBC
BBC Three | BBC3 | BBC
BBC Four | BBC4 | BBC
BBC News | BBC News and Current Affairs ; BBC News Channel ; BBC News 24 | BBC
BBC Radio 1 | Radio 1 | BBC
BBC Radio 2 | BBC Light Programme | BBC
BBC Radio 3 | BBC Third Programme ; Third Programme | BBC
BBC Radio 4 | BBC Home Service ; Radio 4 | BBC
BBC Radio 5 Live | BBC Radio Five Live ; Radio 5 Live ; 5 Live | BBC
BBC Studios | BBC Worldwide ; BBC Enterprises | BBC
BBC Scotland | BBC Alba | BBC
BBC Wales | BBC Cymru Wales ; BBC Cymru | BBC
BBC Northern Ireland | BBC NI | BBC
BBC World Service | BBC Empire Service ; BBC External Services ; BBC Overseas Service | BBC
BBC Monitoring | BBC Monitoring Service | BBC
BBC Persian | BBC Persian Service | BBC World Service
BBC Research & Development | BBC R&D ; BBC Research Department | BBC
BBC Philharmonic | BBC Northern Symphony Orchestra ; BBC Northern Orchestra | BBC
BBC Scottish Symphony Orchestra | BBC SSO ; BBC Scottish Orchestra | BBC
BBC National Orchestra of Wales | BBC Welsh Symphony Orchestra ; BBC NOW | BBC
BBC Concert Orchestra | BBC Theatre Orchestra | BBC
BBC Singers | BBC Chorus | BBC
The Proms | BBC Proms ; Henry Wood Promenade Concerts | BBC
BBC Symphony Chorus | BBC National Chorus | BBC
Radio Times | Radio Times Magazine | Immediate Media
Immediate Media | BBC Magazines ; Magicalia ; Immediate Media Company | Hubert Burda Media
The Listener | The Listener (magazine) | BBC
ITV | Independent Television ; ITV plc ; Channel 3 |
Granada Television | Granada ; ITV Granada ; Granada plc ; Granada TV | ITV
Carlton Television | Carlton Communications ; ITV London | ITV
London Weekend Television | LWT | ITV
Associated-Rediffusion | Rediffusion London ; Rediffusion |
ATV | Associated Television ; ATV Network | ITV
Central Independent Television | Central Television ; ITV Central | ITV
Yorkshire Television | ITV Yorkshire ; YTV | ITV
Tyne Tees Television | ITV Tyne Tees ; Tyne Tees | ITV
Anglia Television | ITV Anglia ; Anglia TV | ITV
HTV | Harlech Television ; ITV Wales & West | ITV
Meridian Broadcasting | ITV Meridian ; Meridian | ITV
Television South | TVS |
Southern Television | Southern Television Ltd |
STV | Scottish Television ; STV Group ; SMG plc |
Grampian Television | STV North | STV
Ulster Television | UTV ; UTV Media | ITV
TV-am | TVam |
GMTV | Good Morning Television ; ITV Breakfast | ITV
ABC Weekend TV | Associated British Corporation |
Independent Television News | ITN ; ITV News |
ITV Studios | Granada Productions ; ITV Productions | ITV
Channel 4 | Channel Four ; Channel Four Television Corporation ; C4 |
Film4 Productions | Film4 ; FilmFour ; Channel 4 Films | Channel 4
Channel 4 News | C4 News | Channel 4
E4 | E4 Television | Channel 4
S4C | Sianel Pedwar Cymru |
Channel 5 | Five ; Channel Five | Paramount Global
Sky | BSkyB ; British Sky Broadcasting ; Sky plc ; Sky Group ; Sky Television | Comcast
Sky News | Sky News UK | Sky
Sky Sports | Sky Sports UK ; The Sports Channel | Sky
Sky Arts | Artsworld | Sky
Sky One | Sky Max | Sky
British Satellite Broadcasting | BSB | Sky
UKTV | UK Television ; UK Gold | BBC
GB News | GBN |
TalkTV | Talk | News UK
TalkSport | talkSPORT ; Talk Radio UK | News UK
News UK | News International ; News International plc | News Corp
News Corp | News Corporation |
News Corp Australia | News Limited ; News Ltd | News Corp
The Sun (United Kingdom) | The Sun ; Sun on Sunday | News UK
The Times | Times of London ; The Times (London) | News UK
The Sunday Times | Sunday Times | News UK
The Times Literary Supplement | TLS ; Times Literary Supplement | News UK
Times Educational Supplement | TES ; Tes |
Times Higher Education | Times Higher Education Supplement ; THES |
The Guardian | Manchester Guardian ; Guardian ; The Manchester Guardian |
The Observer | Observer | Tortoise Media
Tortoise Media | Tortoise |
The Daily Telegraph | Daily Telegraph ; The Telegraph |
The Morning Post | Morning Post | The Daily Telegraph
Daily Mail | The Daily Mail | Daily Mail and General Trust
The Mail on Sunday | Mail on Sunday | Daily Mail and General Trust
MailOnline | Mail Online ; DailyMail.com | Daily Mail
Daily Mail and General Trust | DMGT ; Associated Newspapers ; DMG Media |
The i Paper | The i ; i Newspaper | Daily Mail and General Trust
Metro UK | Metro newspaper | Daily Mail and General Trust
New Scientist | New Scientist Magazine | Daily Mail and General Trust
Northcliffe Media | Northcliffe Newspapers ; Local World | Reach plc
Daily Mirror | The Mirror ; The Daily Mirror | Reach plc
Sunday Mirror | Sunday Pictorial | Reach plc
Sunday People | The People ; The Sunday People | Reach plc
Daily Record | The Daily Record | Reach plc
Daily Star | The Daily Star | Reach plc
Daily Express | The Daily Express ; Express Newspapers | Reach plc
Sunday Express | The Sunday Express | Reach plc
Liverpool Echo | Echo | Reach plc
Liverpool Daily Post | Daily Post | Reach plc
Manchester Evening News | MEN | Reach plc
Western Mail | The Western Mail | Reach plc
Birmingham Post | The Birmingham Post ; Birmingham Daily Post | Reach plc
Birmingham Mail | Birmingham Evening Mail | Reach plc
The Journal (Newcastle) | Newcastle Journal | Reach plc
Evening Chronicle | Newcastle Evening Chronicle ; Chronicle Live | Reach plc
Reach plc | Trinity Mirror ; Mirror Group Newspapers ; Mirror Group |
OK! | OK! Magazine | Reach plc
Northern & Shell | Northern and Shell |
Evening Standard | London Evening Standard ; The London Standard ; The Evening Standard |
The Independent | Independent ; The Independent on Sunday ; Independent on Sunday |
News Chronicle | Daily Chronicle | Daily Mail
Pall Mall Gazette | The Pall Mall Gazette |
Morning Star | The Daily Worker ; Daily Worker |
The Scotsman | Scotsman | National World
National World | Johnston Press ; JPIMedia |
Yorkshire Post | The Yorkshire Post ; Leeds Intelligencer | National World
Glasgow Herald | The Herald ; The Herald (Glasgow) | Newsquest
The National (Scotland) | The National Scotland | Newsquest
Newsquest | Newsquest Media Group | Gannett
The Northern Echo | Northern Echo | Newsquest
Belfast Telegraph | The Belfast Telegraph | Mediahuis
The Irish News | Irish News |
D. C. Thomson & Co. | DC Thomson ; D C Thomson |
The Dundee Courier | The Courier (Dundee) ; Dundee Courier | D. C. Thomson & Co.
The Press and Journal | Press and Journal ; Aberdeen Journal | D. C. Thomson & Co.
The Beano | Beano | D. C. Thomson & Co.
The Dandy | Dandy Comic | D. C. Thomson & Co.
The Sunday Post | Sunday Post | D. C. Thomson & Co.
Aberdeen Journals | Aberdeen Journals Ltd | D. C. Thomson & Co.
IPC Media | IPC Magazines ; International Publishing Corporation ; Time Inc. UK ; TI Media ; Fleetway | Future plc
Future plc | Future Publishing |
New Musical Express | NME | Future plc
Melody Maker | MM |
GamesRadar+ | GamesRadar | Future plc
TechRadar | TechRadar.com | Future plc
PC Gamer | PC Gamer Magazine | Future plc
Edge Magazine |  | Future plc
The Week | The Week Magazine ; Dennis Publishing Week | Future plc
Dennis Publishing | Dennis | Future plc
Marie Claire | Marie Claire UK |
Country Life | Country Life Magazine | Future plc
Haymarket Media Group | Haymarket Publishing ; Haymarket |
Campaign | Campaign Magazine | Haymarket Media Group
PRWeek | PR Week | Haymarket Media Group
Autosport | Autosport Magazine | Motorsport Network
Motorsport Network | Motorsport.com |
Time Out | Time Out Group ; Time Out London |
New Statesman | The New Statesman ; New Statesman and Nation |
The Economist | Economist | The Economist Group
The Economist Group | Economist Newspaper Limited |
Economist Intelligence Unit | EIU | The Economist Group
The Spectator | Spectator |
Punch | Punch Magazine ; Punch, or The London Charivari |
London Review of Books | LRB |
Prospect | Prospect Magazine (UK) |
Financial Times | FT ; Financial Times Group ; The Financial Times | Nikkei
The Banker | The Banker Magazine | Financial Times
Nikkei | Nihon Keizai Shimbun ; Nikkei Inc. ; The Nikkei |
Investors Chronicle | Investors' Chronicle | Financial Times
Reuters | Reuters Group ; Reuters News Agency ; Reuters Ltd | Thomson Reuters
Thomson Reuters | Thomson Corporation ; The Thomson Corporation ; TRI |
West Publishing | Westlaw ; West Group ; Thomson West | Thomson Reuters
Sweet & Maxwell | Sweet and Maxwell | Thomson Reuters
Carswell | Carswell Thomson | Thomson Reuters
Thomson Reuters Foundation | Reuters Foundation | Thomson Reuters
ProQuest | University Microfilms ; University Microfilms International ; UMI ; Bell & Howell | Clarivate
Clarivate | Clarivate Analytics ; Thomson Reuters IP & Science |
PA Media | Press Association ; PA ; The Press Association |
Agence France-Presse | AFP ; Agence Havas ; Agence Havas News |
Associated Press | AP ; The Associated Press |
United Press International | UPI ; United Press |
Canadian Press | The Canadian Press ; La Presse canadienne |
Australian Associated Press | AAP |
Ritzau | Ritzaus Bureau |
Tidningarnas Telegrambyrå | TT ; TT News Agency |
NTB | Norsk Telegrambyrå |
Suomen Tietotoimisto | STT ; Finnish News Agency |
Algemeen Nederlands Persbureau | ANP |
Belga | Belga News Agency ; Agence Belga |
Polish Press Agency | PAP ; Polska Agencja Prasowa |
Czech News Agency | ČTK ; CTK ; Česká tisková kancelář |
Magyar Távirati Iroda | MTI ; Hungarian News Agency |
Tanjug | Telegrafska agencija nove Jugoslavije |
HINA | Hrvatska izvještajna novinska agencija ; Croatian News Agency |
Agerpres | Rompres ; Rador |
Bulgarian Telegraph Agency | BTA |
Athens News Agency | ANA-MPA |
Interfax | Interfax News Agency |
Ukrinform | Ukrinform News Agency |
Petra News Agency | Jordan News Agency |
Wakalat Anba'a al-Emarat | WAM ; Emirates News Agency |
Saudi Press Agency | SPA |
Islamic Republic News Agency | IRNA ; Pars News Agency |
Fars News Agency | Fars News |
Middle East News Agency | MENA |
Asian News International | ANI |
United News of India | UNI |
Antara | Antara News Agency ; ANTARA |
Bernama | Malaysian National News Agency |
Jiji Press | Jiji |
Korean Central News Agency | KCNA ; Chosun Central News Agency |
China News Service | CNS ; Zhongguo Xinwen She |
Central News Agency (Taiwan) | CNA |
Agência Brasil | ABr | Empresa Brasil de Comunicação
Empresa Brasil de Comunicação | EBC ; Radiobrás |
Télam | Telam |
Prensa Latina | PL Cuba |
Notimex | Agencia de Noticias del Estado Mexicano |
Inter Press Service | IPS |
Bloomberg | Bloomberg L.P. ; Bloomberg LP ; Innovative Market Systems |
Bloomberg News | Bloomberg Business News | Bloomberg
Bloomberg Businessweek | BusinessWeek ; Business Week ; Businessweek | Bloomberg
Bloomberg Television | Bloomberg TV | Bloomberg
BNA | Bureau of National Affairs ; Bloomberg BNA ; Bloomberg Industry Group | Bloomberg
Bloomberg New Energy Finance | BloombergNEF ; New Energy Finance ; BNEF | Bloomberg
Dow Jones & Company | Dow Jones | News Corp
The Wall Street Journal | WSJ ; Wall Street Journal | Dow Jones & Company
Barron's | Barron's Magazine ; Barrons | Dow Jones & Company
MarketWatch | CBS MarketWatch ; DBC Online | Dow Jones & Company
Factiva | Dow Jones Factiva ; Dow Jones Reuters Business Interactive | Dow Jones & Company
Far Eastern Economic Review | FEER | Dow Jones & Company
Ottaway Newspapers | Local Media Group | Dow Jones & Company
Investor's Business Daily | IBD | Dow Jones & Company
New York Post | NY Post ; The New York Post ; New York Evening Post | News Corp
Realtor.com | Move, Inc. ; Move Inc. | News Corp
REA Group | realestate.com.au | News Corp
Foxtel | FOXTEL |
Fox Sports Australia | Premier Media Group | Foxtel
Herald Sun | The Sun News-Pictorial ; Sun News-Pictorial | News Corp Australia
The Herald and Weekly Times | Herald & Weekly Times ; HWT | News Corp Australia
Sydney Daily Telegraph | Sydney Daily Telegraph | News Corp Australia
The Courier-Mail | Courier-Mail | News Corp Australia
The Advertiser (Adelaide) | Adelaide Advertiser | News Corp Australia
The Mercury (Hobart) | Hobart Mercury | News Corp Australia
Sky News Australia | Sky News Live | News Corp Australia
The Australian | The Weekend Australian | News Corp Australia
The New York Times | NYT ; New York Times ; NY Times ; New York Daily Times |
International Herald Tribune | International New York Times ; IHT ; Paris Herald ; New York Herald European Edition | The New York Times
Wirecutter | The Wirecutter | The New York Times
The Athletic | The Athletic Media Company | The New York Times
About.com | The Mining Company ; About Inc. | Dotdash Meredith
Dotdash Meredith | People Inc. ; Dotdash | IAC
IAC | IAC/InterActiveCorp ; InterActiveCorp ; USA Networks ; Silver King Communications ; USA Interactive |
Meredith Corporation | Meredith | Dotdash Meredith
People | People Magazine | Dotdash Meredith
Entertainment Weekly | EW | Dotdash Meredith
Better Homes and Gardens | Better Homes & Gardens ; BHG | Dotdash Meredith
Time | TIME ; Time Magazine ; TIME USA |
Fortune | Fortune Magazine ; Fortune Media |
Life Magazine | LIFE | Time Inc.
Money Magazine |  | Time Inc.
InStyle | In Style | Dotdash Meredith
Southern Living | Southern Progress Corporation | Dotdash Meredith
Sports Illustrated | SI ; Sports Illustrated Magazine |
Match Group | Match.com ; Match |
Tinder | Tinder Inc. ; Matchbox | Match Group
OkCupid | OKCupid ; HumorRainbow | Match Group
Hinge | Hinge Inc. | Match Group
Plenty of Fish | POF | Match Group
Bumble | Bumble Inc. ; MagicLab |
Badoo | Badoo Trading | Bumble
Vimeo | Vimeo Inc. |
CollegeHumor | Dropout ; College Humor |
The Daily Beast | Daily Beast | IAC
Angi | Angie's List ; ANGI Homeservices ; HomeAdvisor ; ServiceMagic |
Care.com | Care.com Inc. | IAC
Ask.com | Ask Jeeves ; Ask | IAC
Ticketmaster | Ticketmaster Entertainment | Live Nation Entertainment
Live Nation Entertainment | Live Nation ; SFX Entertainment ; Clear Channel Entertainment |
House of Blues | House of Blues Entertainment | Live Nation Entertainment
C3 Presents | Charles Attal Presents | Live Nation Entertainment
AEG | Anschutz Entertainment Group |
AEG Presents | AEG Live ; Concerts West | AEG
Goldenvoice | Golden Voice | AEG
Anschutz Corporation | The Anschutz Corporation |
Regal Cinemas | Regal Entertainment Group ; Regal | Cineworld
Cineworld | Cineworld Group |
AMC Theatres | AMC Entertainment ; American Multi-Cinema |
Odeon Cinemas | Odeon ; Odeon & UCI ; Odeon Cinemas Group | AMC Theatres
Loews Cineplex Entertainment | Loews Cineplex ; Sony Theatres | AMC Theatres
Carmike Cinemas | Carmike | AMC Theatres
Cineplex Odeon | Cineplex Odeon Corporation | Loews Cineplex Entertainment
Cineplex Entertainment | Cineplex ; Cineplex Galaxy ; Galaxy Entertainment |
Famous Players | Famous Players Limited | Cineplex Entertainment
Cinemark Theatres | Cinemark ; Century Theatres |
Gannett | Gannett Company ; GateHouse Media ; New Media Investment Group ; USA Today Co. |
USA Today | USAToday | Gannett
The Arizona Republic | Arizona Republic ; Arizona Republican | Gannett
The Indianapolis Star | Indianapolis Star ; IndyStar | Gannett
The Courier-Journal | Louisville Courier-Journal ; Courier Journal | Gannett
The Des Moines Register | Des Moines Register | Gannett
The Tennessean | Nashville Tennessean | Gannett
Detroit Free Press | Freep | Gannett
The Detroit News | Detroit News | MediaNews Group
The Cincinnati Enquirer | Cincinnati Enquirer | Gannett
Milwaukee Journal Sentinel | Milwaukee Journal ; Milwaukee Sentinel ; The Milwaukee Journal | Gannett
The Columbus Dispatch | Columbus Dispatch | Gannett
The Providence Journal | Providence Journal ; Providence Journal-Bulletin | Gannett
Democrat and Chronicle | Rochester Democrat and Chronicle | Gannett
Austin American-Statesman | American-Statesman ; Austin Statesman |
The Oklahoman | Daily Oklahoman ; The Daily Oklahoman | Gannett
The Record (Bergen County) | The Bergen Record ; Bergen Record | Gannett
Asbury Park Press | APP | Gannett
The Palm Beach Post | Palm Beach Post | Gannett
The Florida Times-Union | Florida Times-Union | Gannett
Tegna | TEGNA Inc. ; Gannett Broadcasting |
Belo Corporation | Belo ; A. H. Belo Corporation | Tegna
The Dallas Morning News | Dallas Morning News ; DallasNews Corporation |
McClatchy | The McClatchy Company ; McClatchy Newspapers |
The Sacramento Bee | Sacramento Bee | McClatchy
The Kansas City Star | Kansas City Star | McClatchy
The Charlotte Observer | Charlotte Observer | McClatchy
Fort Worth Star-Telegram | Star-Telegram | McClatchy
The News & Observer | News & Observer ; Raleigh News & Observer ; News and Observer | McClatchy
The Miami Herald | Miami Herald | McClatchy
El Nuevo Herald | Nuevo Herald | McClatchy
The Fresno Bee | Fresno Bee | McClatchy
The State (South Carolina) | The State newspaper | McClatchy
Lexington Herald-Leader | Herald-Leader | McClatchy
MediaNews Group | Digital First Media ; Journal Register Company ; MNG Enterprises | Alden Global Capital
Alden Global Capital | Alden |
The Denver Post | Denver Post | MediaNews Group
Rocky Mountain News | The Rocky |
The Mercury News | San Jose Mercury News ; Mercury News ; San Jose Mercury | MediaNews Group
Oakland Tribune | East Bay Times | MediaNews Group
Orange County Register | The Orange County Register ; OC Register ; Freedom Communications | MediaNews Group
St. Paul Pioneer Press | Pioneer Press ; Saint Paul Pioneer Press | MediaNews Group
Boston Herald | The Boston Herald ; Boston Herald American ; Boston Herald Traveler | MediaNews Group
Tribune Publishing | tronc ; Tribune Publishing Company | Alden Global Capital
Chicago Tribune | The Chicago Tribune ; Trib | Tribune Publishing
The Baltimore Sun | Baltimore Sun ; Baltimore Evening Sun |
Hartford Courant | The Hartford Courant | Tribune Publishing
Orlando Sentinel | Sentinel Star | Tribune Publishing
South Florida Sun Sentinel | Sun-Sentinel ; Fort Lauderdale News | Tribune Publishing
The Virginian-Pilot | Virginian-Pilot | Tribune Publishing
Daily Press (Virginia) | Newport News Daily Press | Tribune Publishing
The Morning Call | Allentown Morning Call | Tribune Publishing
New York Daily News | Daily News (New York) ; NY Daily News | Tribune Publishing
Los Angeles Times | LA Times ; L.A. Times ; Los Angeles Daily Times |
Times Mirror Company | Times Mirror ; Times-Mirror | Tribune Media
Tribune Media | Tribune Broadcasting | Nexstar Media Group
Nexstar Media Group | Nexstar ; Nexstar Broadcasting Group |
The CW | CW Television Network ; CW Network | Nexstar Media Group
NewsNation | WGN America ; Superstation WGN | Nexstar Media Group
The Hill | The Hill (newspaper) | Nexstar Media Group
WGN-TV | WGN | Nexstar Media Group
KTLA | KTLA-TV | Nexstar Media Group
WPIX | WPIX-TV ; PIX11 |
Media General | Media General Inc. | Nexstar Media Group
LIN Media | LIN TV ; LIN Television | Media General
Richmond Times-Dispatch | Times-Dispatch | Lee Enterprises
St. Louis Post-Dispatch | Post-Dispatch | Lee Enterprises
Omaha World-Herald | World-Herald | Lee Enterprises
The Buffalo News | Buffalo Evening News ; Buffalo News | Lee Enterprises
Arizona Daily Star | Daily Star Tucson | Lee Enterprises
Pulitzer, Inc. | Pulitzer Publishing | Lee Enterprises
Sinclair Broadcast Group | Sinclair ; Sinclair, Inc. |
Bally Sports | Fox Sports Networks ; FanDuel Sports Network ; Diamond Sports Group ; Fox Sports Net |
Tennis Channel | The Tennis Channel | Sinclair Broadcast Group
Gray Television | Gray Media ; Gray Communications |
Raycom Media | Raycom | Gray Television
E. W. Scripps Company | Scripps ; E.W. Scripps ; Scripps-Howard ; Scripps Howard |
Scripps Networks Interactive | Scripps Networks | Warner Bros. Discovery
Food Network | TV Food Network | Warner Bros. Discovery
HGTV | Home & Garden Television | Warner Bros. Discovery
TLC | The Learning Channel | Warner Bros. Discovery
Discovery Channel | The Discovery Channel ; Discovery Communications ; Discovery, Inc. | Warner Bros. Discovery
Animal Planet | Animal Planet Network | Warner Bros. Discovery
Investigation Discovery | ID Discovery ; Discovery Times | Warner Bros. Discovery
Travel Channel | The Travel Channel | Warner Bros. Discovery
Eurosport | TNT Sports Europe | Warner Bros. Discovery
TNT | Turner Network Television ; TNT Network | Warner Bros. Discovery
TBS | TBS Superstation ; WTBS ; WTCG ; TBS Network | Warner Bros. Discovery
Cartoon Network | Cartoon Network Inc. | Warner Bros. Discovery
Adult Swim | adult swim ; Williams Street | Cartoon Network
Turner Classic Movies | TCM | Warner Bros. Discovery
TruTV | truTV | Warner Bros. Discovery
CNN | Cable News Network ; CNN Worldwide | Warner Bros. Discovery
CNN International | CNNI | CNN
HLN | Headline News ; CNN Headline News ; CNN2 | CNN
CNN en Español | CNN Español | CNN
HBO | Home Box Office | Warner Bros. Discovery
HBO Max | Max streaming service | HBO
Cinemax | Cinemax Network | HBO
Warner Bros. Television Studios | Warner Bros. Television ; Warner Bros TV | Warner Bros.
Lorimar Television | Lorimar Productions ; Lorimar-Telepictures ; Lorimar | Warner Bros.
Warner Bros. Animation | Warner Bros. Cartoons ; Termite Terrace ; Leon Schlesinger Productions | Warner Bros.
Castle Rock Entertainment | Castle Rock | Warner Bros.
New Line Cinema | New Line ; New Line Productions | Warner Bros.
Fine Line Features | Fine Line | New Line Cinema
Warner Independent Pictures | Warner Independent | Warner Bros.
DC Comics | DC ; National Comics Publications ; Detective Comics, Inc. ; National Periodical Publications | Warner Bros.
DC Studios | DC Films ; DC Entertainment | Warner Bros.
Vertigo Comics | DC Vertigo ; Vertigo | DC Comics
Mad | Mad Magazine ; MAD | DC Comics
WildStorm | Wildstorm Productions | DC Comics
EC Comics | Entertaining Comics ; Educational Comics |
Hanna-Barbera | Hanna-Barbera Productions ; Cartoon Network Studios ; H-B Enterprises | Warner Bros.
The WB | The WB Television Network ; WB Network | Warner Bros.
UPN | United Paramount Network | Paramount Global
Rooster Teeth | Rooster Teeth Productions | Warner Bros. Discovery
Crunchyroll | Crunchyroll LLC | Sony
Funimation | FUNimation Entertainment | Crunchyroll
Aniplex | SPE Visual Works | Sony Music Entertainment
A-1 Pictures | A-1 Pictures Inc. | Aniplex
CloverWorks | A-1 Pictures Koenji | Aniplex
Paramount Global | ViacomCBS ; Paramount Skydance ; Viacom |
CBS | Columbia Broadcasting System ; CBS Inc. ; CBS Television | Paramount Global
CBS News | Columbia News Service ; CBS News and Stations | CBS
60 Minutes | Sixty Minutes | CBS News
CBS Sports | CBS Sports Network | CBS
CBS Studios | CBS Television Studios ; CBS Productions ; CBS Paramount Television | CBS
Spelling Television | Aaron Spelling Productions ; Spelling Entertainment | CBS Studios
King World Productions | King World ; CBS Television Distribution ; CBS Media Ventures | CBS
Desilu Productions | Desilu | Paramount Pictures
Showtime | Showtime Networks ; Paramount+ with Showtime | Paramount Global
Nickelodeon | Nick ; Pinwheel | Paramount Global
Nickelodeon Animation Studio | Games Animation | Nickelodeon
MTV | Music Television ; MTV Networks | Paramount Global
VH1 | Video Hits One ; VH-1 | Paramount Global
BET | Black Entertainment Television | Paramount Global
CMT | Country Music Television | Paramount Global
Comedy Central | The Comedy Channel | Paramount Global
Paramount Network | Spike TV ; TNN ; The Nashville Network ; Spike | Paramount Global
Pluto TV | PlutoTV | Paramount Global
Network Ten | Network 10 ; Channel Ten ; Ten Network | Paramount Global
Telefe | Televisión Federal |
Paramount Pictures | Paramount ; Famous Players-Lasky ; Famous Players Film Company | Paramount Global
Paramount Television Studios | Paramount Television | Paramount Pictures
Republic Pictures | Republic Productions | Paramount Pictures
Paramount Vantage | Paramount Classics | Paramount Pictures
Miramax | Miramax Films | beIN Media Group
beIN Media Group | beIN Sports ; beIN |
Dimension Films | Dimension | The Weinstein Company
The Weinstein Company | Weinstein Company |
Lantern Entertainment | Spyglass Media Group |
Comcast | Comcast Corporation ; American Cable Systems |
Xfinity | Comcast Cable | Comcast
NBCUniversal | NBC Universal ; Vivendi Universal Entertainment ; MCA Inc. ; Universal Studios Inc. | Comcast
NBC | National Broadcasting Company | NBCUniversal
NBC News | NBC News Division | NBC
NBC Sports | NBC Sports Group | NBC
MSNBC | MS NOW ; MS Now | NBCUniversal
Versant | SpinCo ; Versant Media |
CNBC | Consumer News and Business Channel ; Financial News Network | NBCUniversal
Bravo | Bravo TV | NBCUniversal
USA Network | Madison Square Garden Network | NBCUniversal
Syfy | Sci Fi Channel ; Sci-Fi Channel ; SyFy | NBCUniversal
E! | E! Entertainment Television ; Movietime | NBCUniversal
Oxygen | Oxygen Media | NBCUniversal
Golf Channel | The Golf Channel | NBCUniversal
Peacock | Peacock TV | NBCUniversal
Telemundo | Telemundo Group ; NetSpan | NBCUniversal
The Weather Channel | Weather Channel |
Fandango Media | Fandango ; Fandango at Home | NBCUniversal
Rotten Tomatoes | Rotten Tomatoes LLC | Fandango Media
Vudu | VUDU Inc. | Fandango Media
Universal Pictures | Universal Studios ; Universal City Studios ; Universal Film Manufacturing Company ; Independent Moving Pictures | NBCUniversal
Universal Television | NBC Universal Television Studio ; Revue Studios ; MCA Television ; NBC Studios | NBCUniversal
Focus Features | USA Films ; Good Machine ; Gramercy Pictures ; October Films | Universal Pictures
Working Title Films | Working Title | Universal Pictures
Amblin Entertainment | Amblin Partners ; Amblin |
DreamWorks | DreamWorks SKG ; DreamWorks Pictures ; DreamWorks Studios |
DreamWorks Animation | DWA | NBCUniversal
Pacific Data Images | PDI ; PDI/DreamWorks | DreamWorks Animation
Illumination | Illumination Entertainment ; Illumination Mac Guff | Universal Pictures
Carsey-Werner | The Carsey-Werner Company ; Carsey-Werner Productions |
Universal Destinations & Experiences | Universal Parks & Resorts ; Universal Studios Hollywood ; Universal Orlando Resort | NBCUniversal
The Walt Disney Company | Disney ; Disney Brothers Cartoon Studio ; Walt Disney Company |
Walt Disney Pictures | Disney Pictures | The Walt Disney Company
Walt Disney Studios | Walt Disney Studios Motion Pictures ; Buena Vista Pictures ; Buena Vista Distribution | The Walt Disney Company
Touchstone Pictures | Touchstone Films | Walt Disney Studios
Hollywood Pictures | Hollywood Pictures Company | Walt Disney Studios
Caravan Pictures | Spyglass Entertainment | Walt Disney Studios
20th Century Fox | Twentieth Century Fox ; 20th Century Studios ; Fox Film Corporation ; Twentieth Century Pictures | The Walt Disney Company
Searchlight Pictures | Fox Searchlight Pictures ; Fox Searchlight | 20th Century Fox
20th Television | 20th Century Fox Television ; Twentieth Television | 20th Century Fox
Blue Sky Studios | Blue Sky Productions ; Blue Sky | 20th Century Fox
Pixar | Pixar Animation Studios ; Graphics Group ; Lucasfilm Computer Division | The Walt Disney Company
Lucasfilm | Lucasfilm Ltd. ; Lucas Digital | The Walt Disney Company
LucasArts | Lucasfilm Games ; LucasArts Entertainment | Lucasfilm
Marvel Entertainment | Marvel ; Marvel Enterprises | The Walt Disney Company
Marvel Comics | Timely Comics ; Atlas Comics | Marvel Entertainment
Marvel Studios | Marvel Films | The Walt Disney Company
Marvel Television | Marvel TV | Marvel Studios
Disney Channel | The Disney Channel | The Walt Disney Company
Disney Television Animation | Walt Disney Television Animation | The Walt Disney Company
Disneytoon Studios | DisneyToon Studios ; Disney MovieToons | The Walt Disney Company
Disney Junior | Playhouse Disney | Disney Channel
Disney XD | Toon Disney ; Jetix | Disney Channel
Disney+ | Disney Plus ; Disney+ Hotstar | The Walt Disney Company
Disneyland | Disneyland Resort ; Disneyland Park | The Walt Disney Company
Walt Disney World | Walt Disney World Resort ; Disney World | The Walt Disney Company
Disneyland Paris | Euro Disney ; Euro Disney Resort ; Euro Disney S.C.A. | The Walt Disney Company
Disney Theatrical Productions | Disney on Broadway ; Disney Theatrical Group | The Walt Disney Company
Disney Interactive | Disney Interactive Studios ; Buena Vista Games | The Walt Disney Company
Avalanche Software | Avalanche Software Utah | Warner Bros. Games
Hollywood Records | Hollywood Basic | Disney Music Group
Disney Music Group | Walt Disney Records ; Buena Vista Music Group | The Walt Disney Company
Hyperion Books | Hachette Books ; Hyperion | Hachette
Disney Publishing Worldwide | Disney-Hyperion ; Disney Press | The Walt Disney Company
Freeform | ABC Family ; Fox Family Channel ; The Family Channel ; CBN Satellite Service | The Walt Disney Company
FX | FX Networks ; FX Network | The Walt Disney Company
ABC | American Broadcasting Company ; ABC Television Network | The Walt Disney Company
ABC News | ABC News (United States) | ABC
ABC Signature | ABC Studios ; Touchstone Television | ABC
Good Morning America |  | ABC News
Capital Cities/ABC | Capital Cities Communications ; Capital Cities | The Walt Disney Company
WABC-TV | WABC ; WJZ-TV New York | ABC
ESPN | Entertainment and Sports Programming Network ; ESPN Inc. | The Walt Disney Company
ESPN2 | ESPN 2 ; The Deuce | ESPN
ESPN Deportes | ESPN en Español | ESPN
SportsCenter | ESPN SportsCenter | ESPN
FiveThirtyEight | 538 ; ABC News FiveThirtyEight | ABC News
Grantland | Grantland.com | ESPN
National Geographic Partners | National Geographic Channel ; Nat Geo ; National Geographic Magazine | The Walt Disney Company
A&E Networks | A&E ; Arts & Entertainment Network ; A+E Networks ; A+E Global Media |
History | History Channel ; The History Channel | A&E Networks
Lifetime | Lifetime Television | A&E Networks
Hulu | Hulu LLC | The Walt Disney Company
BAMTech | BAMTECH Media ; Disney Streaming ; Disney Streaming Services | The Walt Disney Company
Maker Studios | The Station | The Walt Disney Company
Club Penguin | Club Penguin Entertainment ; New Horizon Interactive | The Walt Disney Company
Fox Corporation | Fox Corp ; New Fox |
Fox News | Fox News Channel ; FNC | Fox Corporation
Fox Business Network | Fox Business ; FBN | Fox Corporation
Fox Sports | Fox Sports 1 ; FS1 | Fox Corporation
Fox Broadcasting Company | Fox ; FOX ; Fox Network ; Fox Television Network | Fox Corporation
Tubi | adRise | Fox Corporation
TMZ | Thirty Mile Zone | Fox Corporation
Metromedia | DuMont Broadcasting ; Metropolitan Broadcasting | Fox Entertainment Group
DuMont Television Network | DuMont Network ; DuMont Laboratories |
AMC Networks | Rainbow Media ; AMC Network |
AMC | American Movie Classics | AMC Networks
IFC | Independent Film Channel ; IFC TV | AMC Networks
IFC Films | IFC Entertainment ; Independent Film Company | AMC Networks
We TV | Romance Classics ; WE: Women's Entertainment | AMC Networks
SundanceTV | Sundance Channel | AMC Networks
Shudder | Shudder Streaming | AMC Networks
Cablevision | Cablevision Systems ; Optimum | Altice USA
Altice USA | Suddenlink ; Optimum Communications |
Altice | Altice Europe ; Altice France ; Patrick Drahi Altice |
SFR | Société française du radiotéléphone ; Cegetel ; Neuf Cegetel ; Numericable-SFR | Altice
BFM TV | BFMTV ; NextRadioTV ; RMC BFM | CMA CGM
RMC | Radio Monte-Carlo ; Radio Monte Carlo | CMA CGM
Newsday | Newsday Long Island |
Univision | TelevisaUnivision ; Univision Communications ; Spanish International Network |
UniMás | TeleFutura | Univision
Gawker Media | Gawker ; Gizmodo Media Group | Univision
Gizmodo | Gizmodo Blog | Gawker Media
Jezebel | Jezebel.com | Gawker Media
Deadspin | Deadspin.com | Gawker Media
Kotaku | Kotaku.com | Gawker Media
Jalopnik | Jalopnik.com | Gawker Media
Lifehacker | Lifehacker.com | Ziff Davis
The Onion | Onion Inc. ; The Onion News Network |
The A.V. Club | AV Club ; A.V. Club |
The Root | TheRoot.com |
Ziff Davis | Ziff-Davis ; J2 Global ; Ziff Davis Media |
IGN | IGN Entertainment ; Imagine Games Network ; Snowball.com | Ziff Davis
PC Magazine | PCMag ; PC Mag | Ziff Davis
Mashable | Mashable Inc. | Ziff Davis
CNET | CNET Networks | Ziff Davis
Electronic Arts | EA ; EA Games ; Electronic Arts Inc. |
EA Sports | EA SPORTS | Electronic Arts
EA Vancouver | EA Canada ; Distinctive Software | Electronic Arts
EA Tiburon | Tiburon Entertainment ; Tiburon ; EA Orlando | Electronic Arts
DICE | EA Digital Illusions CE ; Digital Illusions ; EA DICE ; Digital Illusions Creative Entertainment | Electronic Arts
BioWare | BioWare Corp. | Electronic Arts
Pandemic Studios | Pandemic | Electronic Arts
Maxis | Maxis Software | Electronic Arts
Westwood Studios | Westwood Associates | Electronic Arts
Bullfrog Productions | Bullfrog | Electronic Arts
Origin Systems | Origin Systems Inc. | Electronic Arts
Visceral Games | EA Redwood Shores | Electronic Arts
Criterion Games | Criterion Software ; Criterion | Electronic Arts
Ghost Games | EA Gothenburg ; EA Gothenburg Ghost | Electronic Arts
PopCap Games | PopCap ; Sexy Action Cool | Electronic Arts
Respawn Entertainment | Respawn | Electronic Arts
Codemasters | The Codemasters Software Company | Electronic Arts
Mythic Entertainment | BioWare Mythic ; EA Mythic ; Interworld Productions | Electronic Arts
DreamWorks Interactive | EA Los Angeles ; Danger Close Games ; EALA | Electronic Arts
Playfish | Playfish Ltd | Electronic Arts
Glu Mobile | Glu | Electronic Arts
Black Box Games | EA Black Box | Electronic Arts
Motive Studio | EA Motive ; Motive Studios | Electronic Arts
Phenomic Game Development | EA Phenomic | Electronic Arts
Activision | Activision Publishing ; Computer Arts ; Mediagenic | Activision Blizzard
Infinity Ward | IW | Activision
Treyarch | Treyarch Corporation | Activision
Sledgehammer Games | Sledgehammer | Activision
Raven Software | Raven | Activision
High Moon Studios | Sammy Studios | Activision
Toys for Bob | Toys for Bob Inc. | Activision
Vicarious Visions | Blizzard Albany | Blizzard Entertainment
Blizzard North | Condor Games ; Condor, Inc. | Blizzard Entertainment
Neversoft | Neversoft Entertainment | Activision
RedOctane | Red Octane | Activision
Bizarre Creations | Raising Hell Software | Activision
Radical Entertainment | Radical | Activision
King | King Digital Entertainment ; King.com ; Midasplayer | Activision Blizzard
Beenox | Beenox Studios | Activision
Major League Gaming | MLG | Activision Blizzard
Sierra Entertainment | Sierra On-Line ; On-Line Systems ; Sierra | Activision Blizzard
Infocom | Infocom Inc. | Activision
Xbox Game Studios | Microsoft Game Studios ; Microsoft Studios ; Microsoft Games | Microsoft
Xbox | Microsoft Gaming | Microsoft
343 Industries | Halo Studios | Xbox Game Studios
Bungie | Bungie Software ; Bungie Studios ; Bungie Software Products Corporation | Sony Interactive Entertainment
Rare | Rare Ltd ; Rareware ; Ultimate Play the Game ; Ashby Computers and Graphics | Xbox Game Studios
Lionhead Studios | Lionhead | Xbox Game Studios
Turn 10 Studios | Turn 10 | Xbox Game Studios
Playground Games | Playground Games Ltd | Xbox Game Studios
The Coalition | Black Tusk Studios ; Microsoft Vancouver | Xbox Game Studios
Ensemble Studios | Ensemble | Xbox Game Studios
FASA Interactive | FASA Studio ; Virtual World Entertainment | Xbox Game Studios
Ninja Theory | Just Add Monsters | Xbox Game Studios
Obsidian Entertainment | Obsidian | Xbox Game Studios
inXile Entertainment | inXile | Xbox Game Studios
Double Fine Productions | Double Fine | Xbox Game Studios
Compulsion Games | Compulsion | Xbox Game Studios
Undead Labs | Undead Labs LLC | Xbox Game Studios
Big Huge Games | Impossible Studios |
Mojang Studios | Mojang AB ; Mojang Specifications | Microsoft
id Software | Ideas from the Deep | ZeniMax Media
Arkane Studios | Arkane | ZeniMax Media
MachineGames | Machine Games | ZeniMax Media
Tango Gameworks | Tango | ZeniMax Media
ZeniMax Online Studios | ZeniMax Online | ZeniMax Media
Human Head Studios | Roundhouse Studios | ZeniMax Media
Bethesda Game Studios | BGS | Bethesda Softworks
PlayStation Studios | SCE Worldwide Studios ; SIE Worldwide Studios | Sony Interactive Entertainment
Sony Interactive Entertainment | Sony Computer Entertainment ; SCE ; SIE ; PlayStation ; SCEI | Sony
Sony Computer Entertainment America | SCEA ; Sony Interactive Entertainment America ; 989 Studios | Sony Interactive Entertainment
Sony Computer Entertainment Europe | SCEE | Sony Interactive Entertainment
Santa Monica Studio | SCE Santa Monica Studio ; SIE Santa Monica Studio ; Sony Santa Monica | Sony Interactive Entertainment
Naughty Dog | JAM Software | Sony Interactive Entertainment
Insomniac Games | Xtreme Software ; Insomniac | Sony Interactive Entertainment
Sucker Punch Productions | Sucker Punch | Sony Interactive Entertainment
Guerrilla Games | Lost Boys Games ; Guerrilla | Sony Interactive Entertainment
Media Molecule | Mm studio | Sony Interactive Entertainment
Polyphony Digital | Polys Entertainment | Sony Interactive Entertainment
Japan Studio | SCE Japan Studio ; SIE Japan Studio | Sony Interactive Entertainment
Team Ico | Team ICO | Japan Studio
Team Asobi | ASOBI! Team | Sony Interactive Entertainment
Bend Studio | Eidetic ; Blank, Berlyn & Co. ; SIE Bend Studio | Sony Interactive Entertainment
San Diego Studio | SIE San Diego Studio ; SCE San Diego Studio | Sony Interactive Entertainment
Studio Liverpool | Psygnosis ; SCE Studio Liverpool | Sony Interactive Entertainment
London Studio | SIE London Studio ; SCE London Studio | Sony Interactive Entertainment
Evolution Studios | Evolution Studios Ltd | Sony Interactive Entertainment
Guerrilla Cambridge | SCE Cambridge Studio ; Millennium Interactive | Sony Interactive Entertainment
Housemarque | Housemarque Oy | Sony Interactive Entertainment
Bluepoint Games | Bluepoint | Sony Interactive Entertainment
Zipper Interactive | Zipper | Sony Interactive Entertainment
Gaikai | Gaikai Inc. | Sony Interactive Entertainment
Haven Studios | Haven Entertainment Studios | Sony Interactive Entertainment
Nintendo | Nintendo Koppai ; Nintendo Playing Card Company ; Nintendo Company |
Nintendo EAD | Nintendo Entertainment Analysis & Development ; Nintendo EPD ; Nintendo Entertainment Planning & Development | Nintendo
Nintendo R&D1 | Nintendo Research & Development 1 | Nintendo
Nintendo R&D2 | Nintendo Research & Development 2 | Nintendo
Nintendo SPD | Nintendo Software Planning & Development | Nintendo
Nintendo of America | NoA ; NOA | Nintendo
Nintendo of Europe | NoE | Nintendo
Retro Studios | Retro Studios Inc. | Nintendo
Monolith Soft | Monolith Software Inc. ; Monolithsoft | Nintendo
HAL Laboratory | HAL Labs ; HAL | Nintendo
Intelligent Systems | Intelligent Systems Co. | Nintendo
Game Freak | GAME FREAK Inc. |
The Pokémon Company | Pokémon Company ; Pokémon Center Co. | Nintendo
Creatures Inc. | Ape Inc. ; APE |
Next Level Games | Next Level | Nintendo
Camelot Software Planning | Camelot ; Sonic! Software Planning |
Grezzo | Grezzo Co. |
Sega | Sega Corporation ; Sega Enterprises ; Service Games ; SEGA | Sega Sammy Holdings
Sega Sammy Holdings | Sega Sammy |
Sammy Corporation | Sammy | Sega Sammy Holdings
Sonic Team | Sega AM8 ; CS2 R&D | Sega
Sega AM2 | AM2 ; Sega AM R&D No. 2 | Sega
Ryu Ga Gotoku Studio | RGG Studio ; Amusement Vision | Sega
Smilebit | Team Andromeda ; Sega AM6 | Sega
United Game Artists | UGA | Sega
Overworks | Sega AM7 | Sega
Hitmaker | Sega AM3 | Sega
Sega of America | SOA | Sega
Atlus | Atlus Co. ; Index Digital Media | Sega
Creative Assembly | The Creative Assembly | Sega
Sports Interactive | SI Games ; Sports Interactive Ltd | Sega
Relic Entertainment | Relic | Sega
Amplitude Studios | Amplitude |
Two Point Studios | Two Point | Sega
Rovio Entertainment | Rovio ; Relude ; Rovio Mobile | Sega
TMS Entertainment | Tokyo Movie Shinsha ; Tokyo Movie | Sega
Bandai Namco | Bandai Namco Holdings ; Bandai Namco Entertainment ; Namco Bandai Games ; BNE |
Bandai | Bandai Co. | Bandai Namco
Namco | Nakamura Seisakusho ; Nakamura Manufacturing ; Namco Limited | Bandai Namco
Sunrise | Bandai Namco Filmworks ; Nippon Sunrise ; Sunrise Inc. | Bandai Namco
Banpresto | Coreland Technology | Bandai Namco
Bandai Visual | Bandai Namco Arts ; Emotion | Bandai Namco
Square Enix | Square Enix Holdings ; SquareSoft ; Squaresoft ; Enix Corporation |
Taito | Taito Corporation ; Taito Trading Company | Square Enix
Eidos Interactive | Eidos ; Square Enix Europe ; SCi Games ; Domark ; Eidos plc |
Crystal Dynamics | Crystal Dynamics Inc. | Embracer Group
Eidos-Montréal | Eidos Montreal | Embracer Group
IO Interactive | IOI |
Core Design | Rebellion Derby | Eidos Interactive
Embracer Group | THQ Nordic ; Nordic Games ; Nordic Games Holding |
THQ | Toy Headquarters ; THQ Inc. ; Trinity Acquisition |
THQ Nordic GmbH | Nordic Games GmbH ; JoWooD Entertainment | Embracer Group
Gearbox Software | Gearbox Entertainment ; Gearbox | Take-Two Interactive
Coffee Stain Studios | Coffee Stain ; Coffee Stain Holding |
Koch Media | Plaion | Embracer Group
Deep Silver |  | Koch Media
Volition | Deep Silver Volition ; Parallax Software | Embracer Group
Saber Interactive | Saber |
4A Games | 4A Games Ltd |
Warhorse Studios | Warhorse | Embracer Group
Dambuster Studios | Crytek UK ; Free Radical Design | Embracer Group
Asmodee | Asmodee Group ; Siroz Productions |
Fantasy Flight Games | FFG | Asmodee
Days of Wonder | Days of Wonder Inc. | Asmodee
Z-Man Games | Zman Games | Asmodee
Dark Horse Comics | Dark Horse ; Dark Horse Media | Embracer Group
Take-Two Interactive | Take-Two Interactive Software ; TTWO |
Rockstar Games | Rockstar ; BMG Interactive | Take-Two Interactive
Rockstar North | DMA Design ; DMA Design Limited | Rockstar Games
Rockstar San Diego | Angel Studios | Rockstar Games
Rockstar Toronto | Rockstar Canada ; Imagexcel | Rockstar Games
Rockstar Vancouver | Barking Dog Studios | Rockstar Games
Rockstar Leeds | Mobius Entertainment | Rockstar Games
Rockstar Vienna | Neo Software | Rockstar Games
Rockstar New England | Mad Doc Software | Rockstar Games
2K | 2K Games ; 2K Sports | Take-Two Interactive
Firaxis Games | Firaxis | 2K
Irrational Games | 2K Boston ; Ghost Story Games | 2K
Visual Concepts | 2K Visual Concepts | 2K
Hangar 13 | 2K Hangar 13 | 2K
2K Czech | Illusion Softworks | 2K
2K Marin | 2K Marin Inc. | 2K
Cat Daddy Games | Cat Daddy | 2K
Cloud Chamber | Cloud Chamber Games | 2K
Zynga | Presidio Media ; Zynga Game Network | Take-Two Interactive
NaturalMotion | Natural Motion | Zynga
Peak Games | Peak | Zynga
Small Giant Games | Small Giant | Zynga
GT Interactive | GT Interactive Software | Atari
Infogrames | Infogrames Entertainment ; Atari SA ; I-Music | Atari
Atari Games | Midway Games West | Midway Games
Tengen | Tengen Inc. | Atari Games
Midway Games | Midway Manufacturing ; Bally Midway ; Midway |
WMS Industries | Williams Electronics ; Williams Manufacturing Company ; WMS Gaming |
NetherRealm Studios | WB Games Chicago ; NetherRealm | Warner Bros. Games
Warner Bros. Games | Warner Bros. Interactive Entertainment ; WB Games ; WBIE | Warner Bros.
Rocksteady Studios | Rocksteady | Warner Bros. Games
Traveller's Tales | TT Games ; TT Fusion | Warner Bros. Games
Monolith Productions | Monolith | Warner Bros. Games
WB Games Montréal | Warner Bros. Games Montréal ; WB Montreal | Warner Bros. Games
WB Games Boston | Turbine ; Turbine, Inc. ; CyberSpace ; Turbine Entertainment Software | Warner Bros. Games
Surreal Software | Surreal | Warner Bros. Games
Ubisoft | Ubi Soft Entertainment ; Ubisoft Entertainment |
Ubisoft Montreal | Ubisoft Montréal ; Ubi Soft Montreal | Ubisoft
Ubisoft Toronto | Ubisoft Toronto Inc. | Ubisoft
Ubisoft Quebec | Ubisoft Québec | Ubisoft
Ubisoft Paris | Ubisoft Paris Studio | Ubisoft
Ubisoft Montpellier | Ubisoft Pictures ; Ubi Pictures | Ubisoft
Ubisoft Annecy | Ubisoft Annecy Studio | Ubisoft
Ubisoft Reflections | Reflections Interactive ; Reflections | Ubisoft
Ubisoft Leamington | FreeStyleGames | Ubisoft
Ubisoft Milan | Ubi Studios Milan | Ubisoft
Ubisoft Kiev | Ubisoft Kyiv | Ubisoft
Ubisoft Singapore | Ubisoft Singapore Studios | Ubisoft
Ubisoft Shanghai | Ubi Soft Shanghai | Ubisoft
Ubisoft Bucharest | Ubisoft Romania | Ubisoft
Ubisoft San Francisco | Ubisoft SF | Ubisoft
Red Storm Entertainment | Red Storm ; Ubisoft Red Storm | Ubisoft
Massive Entertainment | Ubisoft Massive ; Massive | Ubisoft
Blue Byte | Ubisoft Blue Byte ; Ubisoft Düsseldorf | Ubisoft
Nadeo | Ubisoft Nadeo | Ubisoft
Ivory Tower | Ubisoft Ivory Tower | Ubisoft
RedLynx | Ubisoft RedLynx | Ubisoft
Hybride Technologies | Hybride | Ubisoft
Gameloft | Gameloft SE | Vivendi
Vivendi Games | Vivendi Universal Games ; Havas Interactive | Activision Blizzard
Konami | Konami Group ; Konami Holdings ; Konami Digital Entertainment ; Konami Corporation |
Kojima Productions | KojiPro ; Kojima Production |
Hudson Soft | Hudson | Konami
Konami Computer Entertainment Tokyo | KCET ; Team Silent | Konami
Konami Computer Entertainment Japan | KCEJ | Konami
Capcom | Capcom Co. ; I.R.M. Corporation ; Japan Capsule Computers |
Clover Studio | Clover Studio Co. | Capcom
PlatinumGames | Platinum Games ; Seeds Inc. |
Koei Tecmo | Tecmo Koei ; Koei Tecmo Holdings ; Koei Tecmo Games |
Koei | Koei Co. | Koei Tecmo
Tecmo | Tehkan ; Tecmo Ltd | Koei Tecmo
Team Ninja | Team NINJA | Koei Tecmo
Omega Force | ω-Force | Koei Tecmo
Gust | Gust Co. | Koei Tecmo
FromSoftware | From Software | Kadokawa Corporation
Kadokawa Corporation | Kadokawa Shoten ; Kadokawa Dwango ; Kadokawa Group Holdings ; Kadokawa |
Dwango | DWANGO Co. ; Niconico | Kadokawa Corporation
Spike Chunsoft | Chunsoft ; Spike | Dwango
ASCII Corporation | ASCII Media Works ; ASCII | Kadokawa Corporation
MediaWorks | Media Works | Kadokawa Corporation
Enterbrain |  | Kadokawa Corporation
Famitsu | Famicom Tsūshin ; Weekly Famitsu | Kadokawa Corporation
Yen Press | Yen Press LLC | Kadokawa Corporation
Daiei Film | Daiei ; Daiei Motion Picture Company | Kadokawa Corporation
Level-5 | Level-5 Inc. ; LEVEL5 |
Nippon Ichi Software | NIS ; Prism Kikaku |
NIS America | NISA | Nippon Ichi Software
Idea Factory | Compile Heart |
Falcom | Nihon Falcom |
SNK | Shin Nihon Kikaku ; SNK Playmore ; SNK Corporation |
Data East | Data East Corporation ; DECO |
Irem | Irem Software Engineering ; International Leisure & Electronics of Minami-Osaka |
Jaleco | Japan Leisure Company ; PCCW Japan |
Technōs Japan | Technos Japan |
Hudson Entertainment | Hudson Soft USA | Hudson Soft
Treasure | Treasure Co. |
Quest Corporation | Quest | Square Enix
Quantic Dream | Quantic Dream SA | NetEase
Grasshopper Manufacture | Grasshopper | NetEase
Supercell | Supercell Oy | Tencent
Riot Games | Riot | Tencent
Funcom | Funcom Oslo | Tencent
Digital Extremes | DE London Ontario | Tencent
Leyou | Leyou Technologies | Tencent
Grinding Gear Games | GGG | Tencent
Sumo Digital | Sumo Group | Tencent
TiMi Studio Group | TiMi Studios | Tencent
LightSpeed Studios | LightSpeed & Quantum Studio | Tencent
Techland | Techland sp. z o.o. | Tencent
Turtle Rock Studios | Valve South ; Turtle Rock | Tencent
Klei Entertainment | Klei | Tencent
Miniclip | Miniclip SA | Tencent
Fatshark | Fatshark AB | Tencent
WeChat | Weixin | Tencent
QQ | Tencent QQ ; OICQ | Tencent
China Literature | Yuewen Group ; Qidian | Tencent
Tencent Music | Tencent Music Entertainment ; QQ Music | Tencent
NetEase | NetEase Games ; Wangyi ; 163.com |
Perfect World | Perfect World Games ; Perfect World Entertainment |
Cryptic Studios | Cryptic |
Runic Games | Runic | Perfect World
miHoYo | HoYoverse ; Mihoyo ; Cognosphere |
Lilith Games | Lilith |
Shanda Group | Shanda Interactive ; Shanda Games |
NCSoft | NCSOFT ; NC Corporation ; NC Soft |
ArenaNet | ArenaNet LLC ; Triforge | NCSoft
Carbine Studios | Carbine | NCSoft
Nexon | NEXON Co. |
Embark Studios | Embark | Nexon
Nexon America | Nexon America Inc. | Nexon
Krafton | Bluehole ; PUBG Corporation ; Bluehole Studio |
Unknown Worlds Entertainment | Unknown Worlds | Krafton
Netmarble | CJ E&M Netmarble ; Netmarble Games |
Kabam | Watercooler Inc. | Netmarble
Com2uS | Com2uS Holdings ; Gamevil |
Pearl Abyss | Pearl Abyss Corp. |
CCP Games | CCP ; Crowd Control Productions | Pearl Abyss
Smilegate | Smilegate Holdings |
Kakao Games | Daum Games | Kakao
Valve Corporation | Valve L.L.C. |
Steam |  | Valve Corporation
Campo Santo | Campo Santo Productions | Valve Corporation
Epic Games | Epic ; Epic Games Inc. |
Psyonix | Psyonix LLC | Epic Games
Chair Entertainment | Chair | Epic Games
People Can Fly | PCF ; Epic Games Poland |
Harmonix | Harmonix Music Systems | Epic Games
Mediatonic | Tonic Games Group | Epic Games
Bandcamp | Bandcamp Inc. | Songtradr
Songtradr | Songtradr Inc. |
ArtStation | Ballistic Media | Epic Games
Quixel | Quixel AB | Epic Games
Capturing Reality | Capturing Reality s.r.o. | Epic Games
Unity Technologies | Unity ; Over the Edge Entertainment ; Unity Software |
ironSource | ironSource Ltd | Unity Technologies
CD Projekt | CD Projekt RED ; CDPR ; CD Projekt Red |
GOG.com | Good Old Games ; GOG | CD Projekt
The Molasses Flood | Molasses Flood | CD Projekt
11 bit studios | 11 bit |
Larian Studios | Larian |
Crytek | Crytek GmbH |
Remedy Entertainment | Remedy |
Paradox Interactive | Paradox Development Studio ; Paradox Entertainment |
Harebrained Schemes | HBS |
Starbreeze Studios | Starbreeze ; O3 Games |
Overkill Software | OVERKILL | Starbreeze Studios
Mercury Steam | MercurySteam ; Rebel Act Studios |
Rebellion Developments | Rebellion |
2000 AD | 2000AD | Rebellion Developments
Frontier Developments | Frontier |
Jagex | Jagex Games Studio |
Team17 | Team 17 ; Everplay Group |
Splash Damage | Splash Damage Ltd |
Supermassive Games | Supermassive | Nordisk Film
Nordisk Film | Nordisk Films Kompagni | Egmont Group
Egmont Group | Egmont ; Gutenberghus |
TV 2 (Norway) | TV 2 Norge | Egmont Group
Avalanche Studios | Avalanche Studios Group | Nordisk Film
Wargaming | Wargaming.net ; Wargaming Group |
Gas Powered Games | Wargaming Seattle | Wargaming
Playrix | Playrix Holding |
Playtika | Playtika Holding |
Moon Active | Moon Active Ltd |
Nacon | Bigben Interactive ; Nacon SA |
Focus Entertainment | Focus Home Interactive ; Pullup Entertainment |
Dontnod Entertainment | Don't Nod ; Dontnod |
Arkedo | Arkedo Studio |
Cyanide | Cyanide Studio | Nacon
Microids | Microïds ; Anuman Interactive |
Telltale Games | Telltale ; LCG Entertainment |
Looking Glass Studios | Looking Glass Technologies ; LookingGlass |
Ion Storm | Ion Storm Austin | Eidos Interactive
3D Realms | Apogee Software ; Apogee |
Interplay Entertainment | Interplay ; Interplay Productions |
Black Isle Studios | Black Isle | Interplay Entertainment
MicroProse | MicroProse Software |
Acclaim Entertainment | Acclaim |
Iguana Entertainment | Acclaim Studios Austin ; Iguana | Acclaim Entertainment
Probe Entertainment | Probe Software ; Acclaim Cheltenham | Acclaim Entertainment
Brøderbund | Broderbund ; Broderbund Software | The Learning Company
The Learning Company | SoftKey ; Softkey International | Mattel
MECC | Minnesota Educational Computing Consortium | The Learning Company
Cyan Worlds | Cyan, Inc. ; Cyan |
Spectrum HoloByte | Sphere, Inc. | MicroProse
Accolade | Accolade Inc. | Infogrames
Legend Entertainment | Challenge Inc. | GT Interactive
Cavedog Entertainment | Humongous Entertainment | GT Interactive
Strategic Simulations | SSI ; Strategic Simulations, Inc. | Ubisoft
Mindscape | Mindscape Group ; The Software Toolworks |
Ocean Software | Ocean ; Spectrum Games | Infogrames
Gremlin Interactive | Gremlin Graphics | Infogrames
U.S. Gold | US Gold | Eidos Interactive
Sensible Software | Sensible | Codemasters
Bitmap Brothers | The Bitmap Brothers |
Argonaut Games | Argonaut Software |
Roblox Corporation | Roblox ; DynaBlocks |
Second Life | Linden Lab ; Linden Research |
Niantic | Niantic Labs ; Niantic, Inc. |
Scopely | Scopely Inc. |
Discord | Discord Inc. ; Hammer & Chisel |
Oculus | Oculus Rift ; Reality Labs ; Oculus VR | Meta
Beat Games | Hyperbolic Magnetism | Meta
Ready at Dawn | Ready at Dawn Studios | Meta
Wizards of the Coast | Wizards ; WotC | Hasbro
TSR | Tactical Studies Rules ; TSR, Inc. | Wizards of the Coast
Hasbro | Hassenfeld Brothers ; Hasbro Inc. ; Hasbro Bradley |
Milton Bradley Company | Milton Bradley ; MB Games | Hasbro
Parker Brothers | George S. Parker Company | Hasbro
Kenner Products | Kenner | Hasbro
Playskool | Playskool Manufacturing Company | Hasbro
Avalon Hill | The Avalon Hill Game Company | Hasbro
Tonka | Tonka Corporation ; Mound Metalcraft | Hasbro
Entertainment One | eOne ; Lionsgate Canada ; E1 Entertainment | Lionsgate
Mattel | Mattel Inc. ; Mattel Creations |
Fisher-Price | Fisher Price | Mattel
American Girl | Pleasant Company | Mattel
Tyco Toys |  | Mattel
HIT Entertainment | HiT Entertainment ; Henson International Television | Mattel
MGA Entertainment | MGA ; Micro-Games America |
Games Workshop | GW ; Citadel Miniatures ; Black Library |
White Wolf Publishing | White Wolf | Paradox Interactive
Steve Jackson Games | SJ Games |
Paizo | Paizo Publishing ; Paizo Inc. |
Chaosium | The Chaosium |
Game Designers' Workshop | GDW |
Mayfair Games | Mayfair | Asmodee
Ravensburger | Otto Maier Verlag ; Ravensburger AG |
Upper Deck Company | Upper Deck |
Topps | The Topps Company ; Topps Chewing Gum | Fanatics
Fanatics | Fanatics, Inc. ; Football Fanatics |
Universal Music Group | UMG ; Universal Music ; MCA Music Entertainment Group |
PolyGram | Philips Phonographic Industries ; PolyGram N.V. | Universal Music Group
PolyGram Filmed Entertainment | PFE | PolyGram
MCA Records | MCA ; Music Corporation of America | Universal Music Group
Republic Records | Universal Republic Records ; Universal Motown Republic Group | Universal Music Group
Cash Money Records | Cash Money | Republic Records
Young Money Entertainment | Young Money | Republic Records
Capitol Records | Capitol Music Group ; Capitol | Universal Music Group
Interscope Records | Interscope ; Interscope Geffen A&M | Universal Music Group
Aftermath Entertainment | Aftermath | Interscope Records
Shady Records | Shady | Interscope Records
Top Dawg Entertainment | TDE ; Top Dawg |
Geffen Records | Geffen | Universal Music Group
DGC Records | David Geffen Company | Geffen Records
Def Jam Recordings | Def Jam ; Def Jam Records | Universal Music Group
Island Records | Island ; Island Def Jam Music Group | Universal Music Group
Motown | Motown Records ; Tamla Records ; Tamla Motown | Universal Music Group
Decca Records | Decca ; Decca Gramophone Company | Universal Music Group
Deram Records | Deram | Decca Records
Philips Records | Fontana Records ; Philips Classics | Universal Music Group
Vertigo Records |  | Universal Music Group
Polydor Records | Polydor ; Polyphon | Universal Music Group
Deutsche Grammophon | DG ; Deutsche Grammophon Gesellschaft | Universal Music Group
Archiv Produktion | Archiv | Deutsche Grammophon
Mercury Records | Mercury | Universal Music Group
Verve Records | Verve ; Verve Music Group ; Norgran Records | Universal Music Group
Impulse! Records | Impulse ; Impulse! | Verve Records
GRP Records | Grusin-Rosen Productions ; GRP | Verve Records
ABC Records | ABC-Paramount Records ; ABC-Paramount | Universal Music Group
Dunhill Records | ABC Dunhill | ABC Records
Dot Records |  | Universal Music Group
Brunswick Records | Brunswick Recordings |
Uni Records |  | MCA Records
Kapp Records | Kapp | MCA Records
Casablanca Records | Casablanca Record and Filmworks ; Casablanca | Universal Music Group
A&M Records | A&M ; Carnival Records California | Universal Music Group
Lost Highway Records | Lost Highway | Universal Music Group
MCA Nashville | Universal Music Group Nashville | Universal Music Group
Virgin Records | Virgin Music ; Virgin EMI ; Virgin Records Ltd | Universal Music Group
Charisma Records | Charisma ; The Famous Charisma Label | Virgin Records
Caroline Records | Caroline | Virgin Records
Blue Note Records | Blue Note | Universal Music Group
EMI | EMI Group ; Electric and Musical Industries ; EMI Records ; Thorn EMI | Universal Music Group
Gramophone Company | The Gramophone Company ; HMV Records ; His Master's Voice | EMI
Columbia Graphophone Company | Columbia Graphophone | EMI
EMI Classics | Angel Records ; Warner Classics EMI | EMI
Harvest Records | Harvest | EMI
Chrysalis Records | Chrysalis |
Liberty Records | Liberty | EMI
Imperial Records |  | Liberty Records
United Artists Records | UA Records | EMI
Abbey Road Studios | EMI Studios ; EMI Recording Studios ; Abbey Road | Universal Music Group
Sony Music Publishing | Sony/ATV Music Publishing ; Sony/ATV ; ATV Music | Sony Music Entertainment
EMI Music Publishing | EMI Publishing | Sony Music Publishing
Northern Songs | Northern Songs Ltd | Sony Music Publishing
Sony Music Entertainment | Sony Music ; Sony BMG ; CBS Records International ; Sony BMG Music Entertainment ; CBS Records | Sony
Columbia Records | Columbia ; CBS Records Columbia ; Columbia Phonograph Company | Sony Music Entertainment
RCA Records | RCA Victor ; Victor Talking Machine Company | Sony Music Entertainment
RCA Red Seal | Red Seal ; RCA Victor Red Seal | RCA Records
Bluebird Records | Bluebird | RCA Records
Jive Records | Jive ; Zomba Group ; Zomba Music Group | Sony Music Entertainment
LaFace Records | LaFace | Sony Music Entertainment
J Records |  | RCA Records
Arista Records | Arista ; Bell Records | Sony Music Entertainment
Arista Nashville | Arista Records Nashville | Sony Music Entertainment
Epic Records | Epic Label | Sony Music Entertainment
Legacy Recordings | Legacy | Sony Music Entertainment
OKeh Records | OKeh | Sony Music Entertainment
Portrait Records | Portrait | Sony Music Entertainment
Ruffhouse Records | Ruffhouse | Sony Music Entertainment
So So Def Recordings | So So Def |
Syco Music | Syco Entertainment ; Syco | Sony Music Entertainment
Ariola Records | Ariola ; BMG Ariola | Sony Music Entertainment
Bertelsmann Music Group | BMG Entertainment | Sony Music Entertainment
The Orchard | Orchard Enterprises | Sony Music Entertainment
Ministry of Sound | Ministry of Sound Recordings | Sony Music Entertainment
Som Livre | Som Livre Brazil | Sony Music Entertainment
Windham Hill Records | Windham Hill | Sony Music Entertainment
Warner Music Group | WMG ; Warner Music ; WEA ; Warner-Elektra-Atlantic |
Warner Records | Warner Bros. Records | Warner Music Group
Atlantic Records | Atlantic ; Atlantic Recording Corporation | Warner Music Group
Atco Records | Atco ; ATCO | Atlantic Records
Cotillion Records | Cotillion | Atlantic Records
Elektra Records | Elektra ; Elektra Entertainment ; Elektra/Asylum | Warner Music Group
Asylum Records | Asylum | Warner Music Group
Nonesuch Records | Nonesuch | Warner Music Group
Reprise Records | Reprise | Warner Music Group
Sire Records | Sire ; Sire Productions | Warner Music Group
Maverick Records | Maverick | Warner Music Group
Rhino Entertainment | Rhino Records ; Rhino | Warner Music Group
Roadrunner Records | Roadrunner | Warner Music Group
Fueled by Ramen | Fueled by Ramen Records | Warner Music Group
Parlophone | Parlophone Records ; EMI Parlophone | Warner Music Group
East West Records | EastWest ; East West | Warner Music Group
Teldec | Telefunken-Decca ; Teldec Classics | Warner Music Group
Erato Records | Erato ; Virgin Classics | Warner Music Group
Warner Chappell Music | Chappell & Co. ; Warner/Chappell Music ; Chappell Music | Warner Music Group
Tommy Boy Records | Tommy Boy Entertainment ; Tommy Boy |
Concord | Concord Music Group ; Concord Bicycle Music ; Concord Music ; Concord Records |
Fantasy Records | Fantasy ; Fantasy Label Group | Concord
Stax Records | Satellite Records ; Stax | Concord
Prestige Records | Prestige ; New Jazz | Concord
Riverside Records | Riverside | Concord
Rounder Records | Rounder | Concord
Vanguard Records | Vanguard Recording Society | Concord
Telarc International | Telarc ; Telarc Records | Concord
Pablo Records | Pablo | Concord
Specialty Records | Specialty | Concord
Contemporary Records | Contemporary | Concord
Fearless Records | Fearless | Concord
Boosey & Hawkes | Boosey and Hawkes | Concord
Samuel French | Samuel French Inc. ; Concord Theatricals | Concord
Rodgers & Hammerstein Organization | Rodgers and Hammerstein Organization | Concord
Beggars Group | Beggars Banquet ; Beggars Banquet Records |
4AD | 4AD Records ; Axis Records | Beggars Group
XL Recordings | XL | Beggars Group
Rough Trade Records | Rough Trade | Beggars Group
Matador Records | Matador | Beggars Group
Young Turks Records | Young Recordings | Beggars Group
Domino Recording Company | Domino ; Domino Records |
Warp | Warp Records |
Ninja Tune | Ninja Tune Records |
Mute Records | Mute |
Creation Records | Creation | Sony Music Entertainment
Factory Records | Factory Communications ; Factory |
Stiff Records | Stiff |
Apple Records | Apple Label | Apple Corps
Apple Corps | Apple Corps Ltd |
Secretly Group | Secretly Canadian ; Secretly Label Group |
Jagjaguwar | Jagjaguwar Records | Secretly Group
Dead Oceans | Dead Oceans Records | Secretly Group
Epitaph Records | Epitaph |
ANTI- | Anti Records | Epitaph Records
Merge Records | Merge |
Sub Pop | Sub Pop Records ; Subterranean Pop |
Alternative Tentacles | Alternative Tentacles Records |
SST Records | SST ; Solid State Tuners |
Dischord Records | Dischord |
Touch and Go Records | Touch and Go |
Alligator Records | Alligator |
ECM Records | ECM ; Edition of Contemporary Music |
Naxos | Naxos Records ; HNH International |
Hyperion Records | Hyperion Records Ltd | Universal Music Group
Chandos Records | Chandos |
Harmonia Mundi | harmonia mundi | PIAS Group
PIAS Group | Play It Again Sam ; PIAS | Universal Music Group
Nuclear Blast | Nuclear Blast Records | Believe
Believe | Believe Digital ; Believe SA |
TuneCore | Tunecore | Believe
Napalm Records | Napalm |
Century Media Records | Century Media | Sony Music Entertainment
Metal Blade Records | Metal Blade |
Roc Nation | Roc Nation Sports |
Roc-A-Fella Records | Roc-A-Fella | Def Jam Recordings
GOOD Music | G.O.O.D. Music ; Getting Out Our Dreams | Def Jam Recordings
Death Row Records | Death Row ; Tha Row |
Bad Boy Records | Bad Boy Entertainment ; Bad Boy |
Ruthless Records | Ruthless |
Rap-A-Lot Records | Rap-A-Lot |
No Limit Records | No Limit Forever |
Sugar Hill Records | Sugar Hill ; Sugarhill Records |
Profile Records | Profile | Sony Music Entertainment
Hybe | Big Hit Entertainment ; HYBE Corporation ; Bighit ; BigHit Music |
Pledis Entertainment | Pledis | Hybe
Source Music | Source Music Entertainment | Hybe
ADOR | All Doors One Room | Hybe
Ithaca Holdings | SB Projects ; Scooter Braun Projects ; HYBE America | Hybe
Big Machine Records | Big Machine Label Group ; Big Machine | Hybe
Quality Control Music | QC | Hybe
SM Entertainment | SM ; S.M. Entertainment ; SM Studio | Kakao
JYP Entertainment | JYP ; Tae-Hong Planning |
YG Entertainment | YG ; Hyun Gihoek ; MF Entertainment |
Kakao Entertainment | KakaoPage ; Kakao M ; LOEN Entertainment ; Daum Kakao M | Kakao
Starship Entertainment | Starship | Kakao Entertainment
Cube Entertainment | Cube |
Avex | Avex Group ; Avex Trax ; Avex Inc. |
King Records (Japan) | King Record Co. | Kodansha
Kodansha | Dai Nippon Yūbenkai Kodansha ; Kōdansha |
Shueisha | Shūeisha | Hitotsubashi Group
Shogakukan | Shōgakukan | Hitotsubashi Group
Hitotsubashi Group | Hitotsubashi |
Hakusensha | Hakusensha Inc. | Hitotsubashi Group
Viz Media | Viz Communications ; VIZ ; Viz LLC | Hitotsubashi Group
Weekly Shōnen Jump | Shonen Jump ; Weekly Shonen Jump | Shueisha
Iwanami Shoten | Iwanami |
Chuokoron-Shinsha | Chūō Kōronsha ; Chuokoronsha | Yomiuri Shimbun
Bungeishunjū | Bungei Shunju ; Bungeishunju |
Shinchosha | Shinchōsha |
Pony Canyon | Pony ; Canyon Records | Fuji Television
Nippon Columbia | Columbia Music Entertainment ; Denon Columbia ; Nipponophone |
Victor Entertainment | JVC Kenwood Victor Entertainment ; Victor Musical Industries | JVCKenwood
JVCKenwood | JVC ; Victor Company of Japan ; Kenwood ; JVC Kenwood |
Yamaha Music Foundation | Yamaha Music |
Johnny & Associates | Johnny's ; Smile-Up ; Starto Entertainment ; Johnny's Jimusho |
AKS | Vernalossom |
Toei Animation | Toei Doga ; Japan Animated Films | Toei Company
Mushi Production | Mushi Pro |
Tezuka Productions | Tezuka Pro |
Tatsunoko Production | Tatsunoko | Nippon Television
Madhouse | Madhouse Inc. ; Mad House | Nippon Television
Studio Ghibli | Ghibli | Nippon Television
Gainax | GAINAX ; Daicon Film |
Khara | Studio Khara |
Production I.G | IG Tatsunoko ; Production IG | IG Port
IG Port | IGP |
Wit Studio | WIT STUDIO | IG Port
Bones | BONES Inc. ; Studio Bones |
Kyoto Animation | KyoAni |
Mappa | MAPPA ; Maruyama Animation Produce Project Association |
Ufotable | ufotable, Inc. |
Gonzo | Gonzo Digimation ; GDH |
Studio Pierrot | Pierrot |
Nippon Animation | Zuiyo Eizo |
P.A. Works | PA Works |
Shaft | Shaft Inc. |
J.C.Staff | JC Staff |
Shochiku | Shōchiku ; Teikoku Katsudo Shashin |
Nikkatsu | Nippon Katsudo Shashin |
Shintoho | Shin Toho |
Toho | Tōhō ; Toho Co. ; P.C.L. | Hankyu Hanshin Toho Group
Hankyu Hanshin Toho Group | Hankyu Hanshin Holdings ; Hankyu |
Takarazuka Revue | Takarazuka Kagekidan ; Takarazuka | Hankyu Hanshin Toho Group
Hanshin Tigers | Osaka Tigers | Hankyu Hanshin Toho Group
Google | Google Inc. ; Google LLC ; BackRub | Alphabet
Google Brain | Google Brain Team ; Brain Team | Google
Google Cloud | Google Cloud Platform ; GCP | Google
Google Maps | Keyhole, Inc. ; Google Earth | Google
Android | Android Inc. | Google
DoubleClick | DoubleClick Inc. | Google
AdMob | AdMob Inc. | Google
Waze | Waze Mobile ; FreeMap Israel | Google
Blogger | Pyra Labs ; Blogspot | Google
Picasa | Idealab Picasa | Google
FeedBurner | FeedBurner Inc. | Google
Postini | Postini Inc. | Google
Looker | Looker Data Sciences | Google
Apigee | Sonoa Systems ; Apigee Corporation | Google
Mandiant | FireEye Mandiant ; Red Cliff Consulting | Google
FireEye | Trellix ; FireEye Inc. |
Wiz | Wiz Inc. | Google
Firebase | Envolve ; Firebase Inc. | Google
Kaggle | Kaggle Inc. | Google
ITA Software | ITA | Google
Zagat | Zagat Survey |
Metaweb | Freebase ; Metaweb Technologies | Google
Dodgeball | Dodgeball.com | Google
Orkut | orkut.com | Google
Jigsaw | Google Ideas | Google
Google.org | Google Foundation | Google
Sidewalk Labs | Sidewalk Toronto | Alphabet
Wing | Project Wing ; Wing Aviation | Alphabet
Isomorphic Labs | Isomorphic | Alphabet
Intrinsic | Intrinsic Innovation | Alphabet
Loon | Project Loon ; Loon LLC | Alphabet
Makani | Makani Power ; Makani Technologies | Alphabet
Google Fiber | GFiber ; Access | Alphabet
Nest Labs | Google Nest ; Nest | Google
Fitbit | Healthy Metrics Research | Google
Next New Networks | Next New Network | YouTube
YouTube | YouTube LLC ; YouTube Inc. | Google
Meta | Facebook ; Meta Platforms ; TheFacebook ; META ; FB |
Instagram | Burbn ; Instagram LLC | Meta
WhatsApp | WhatsApp Inc. | Meta
Giphy | GIPHY | Shutterstock
Shutterstock | Shutterstock Inc. | Getty Images
Getty Images | Getty ; Getty Communications |
iStock | iStockphoto | Getty Images
Corbis | Interactive Home Systems |
Onavo | Onavo Mobile | Meta
CTRL-labs | CTRL Labs | Meta
FriendFeed | Friendfeed | Meta
Parse | Parse Inc. | Meta
LiveRail | LiveRail Inc. | Meta
Kustomer | Kustomer Inc. |
CrowdTangle | Crowdtangle | Meta
Scale AI | Scale |
Facebook AI Research | FAIR ; Meta AI ; Fundamental AI Research | Meta
LinkedIn | LNKD | Microsoft
LinkedIn Learning | Lynda.com ; Lynda | LinkedIn
SlideShare | Slideshare Inc. | Scribd
Scribd | Scribd Inc. |
Pulse | Alphonso Labs | LinkedIn
GitHub | Logical Awesome | Microsoft
npm | npm, Inc. | GitHub
Semmle | Semmle Ltd | GitHub
Yammer | Viva Engage | Microsoft
Hotmail | Outlook.com ; HoTMaiL | Microsoft
WebTV Networks | MSN TV ; WebTV | Microsoft
MSN | The Microsoft Network ; Microsoft Network | Microsoft
Bing | Live Search ; MSN Search | Microsoft
Great Plains Software | Microsoft Dynamics GP ; Great Plains | Microsoft
Navision | PC&C ; Navision A/S | Microsoft
Visio Corporation | Shapeware ; Axon Corporation | Microsoft
aQuantive | aQuantive Inc. | Microsoft
Fast Search & Transfer | FAST ; Microsoft Development Center Norway | Microsoft
Xamarin | Xamarin Inc. | Microsoft
Danger, Inc. | Danger | Microsoft
Nuance Communications | Dragon Systems ; ScanSoft | Microsoft
Affirmed Networks | Affirmed | Microsoft
Metaswitch Networks | Data Connection Limited ; Metaswitch | Microsoft
Xandr | AppNexus ; AT&T Advertising | Microsoft
Wunderlist | 6Wunderkinder | Microsoft
SwiftKey | TouchType | Microsoft
Altspace VR | AltspaceVR | Microsoft
Flipgrid |  | Microsoft
Clipchamp | Clipchamp Pty | Microsoft
Microsoft Azure | Azure ; Windows Azure | Microsoft
Microsoft Research Cambridge | Microsoft Research UK ; MSRC Cambridge | Microsoft Research
Microsoft Research Asia | MSRA ; Microsoft Research China | Microsoft Research
Microsoft Research | MSR ; MS Research | Microsoft
Amazon | Cadabra ; AMZN ; Amazon.com Services |
Amazon Studios |  | Amazon
Metro-Goldwyn-Mayer | MGM ; MGM Studios ; Metro Goldwyn Mayer | Amazon
Lab126 | Amazon Lab126 | Amazon
A9.com | A9 | Amazon
Kiva Systems | Kiva ; Amazon Robotics LLC | Amazon
Amazon Prime Video | Prime Video ; Amazon Unbox | Amazon
LoveFilm | LOVEFiLM International | Amazon
Box Office Mojo | BoxOfficeMojo | IMDb
IMDb | Internet Movie Database ; IMDb.com | Amazon
Goodreads | Good Reads | Amazon
AbeBooks | Advanced Book Exchange | Amazon
The Book Depository | Book Depository | Amazon
ComiXology | Comixology | Amazon
Digital Photography Review | DPReview | Gear Patrol
Gear Patrol | GearPatrol |
Ring | Doorbot ; Bot Home Automation ; Ring LLC | Amazon
Blink | Immedia Semiconductor ; Blink Home | Amazon
Eero | eero LLC | Amazon
Souq.com | Amazon.ae ; Souq | Amazon
Quidsi | Diapers.com ; 1800DIAPERS | Amazon
Woot | Woot.com | Amazon
Shopbop | shopbop.com | Amazon
Alexa Internet | Alexa.com | Amazon
Wondery | Wondery Media | Amazon
Amazon Pharmacy | PillPack | Amazon
One Medical | 1Life Healthcare ; One Medical Group | Amazon
Iora Health | Iora Primary Care | One Medical
Twitch | Twitch.tv ; Justin.tv | Amazon
Evi Technologies | True Knowledge | Amazon
Whole Foods Market | SaferWay ; Whole Foods | Amazon
Kuiper Systems | Project Kuiper ; Amazon Leo | Amazon
Elemental Technologies | AWS Elemental | Amazon Web Services
Apple | Apple Computer Company ; AAPL |
Beats Electronics | Beats by Dr. Dre ; Beats Music ; Beats | Apple
Siri | Siri Inc. | Apple
P.A. Semi | PA Semi ; Palo Alto Semiconductor | Apple
AuthenTec | AuthenTec Inc. | Apple
PrimeSense | PrimeSense Ltd | Apple
Anobit | Anobit Technologies | Apple
Claris | FileMaker Inc. ; FileMaker ; Claris International | Apple
Texture | Next Issue Media | Apple
Turi | GraphLab ; Dato | Apple
Primephonic | Apple Music Classical | Apple
Emagic | C-Lab | Apple
Lala | Lala.com | Apple
Quattro Wireless | iAd | Apple
Topsy Labs | Topsy | Apple
Xnor.ai | XNOR | Apple
X Corp | X ; Twitter ; Twttr ; Twitter, Inc. ; X (social network) | xAI
xAI | X.AI Corp. ; xAI Holdings |
Vine | Vine Labs | X Corp
Periscope | Bounty Labs | X Corp
TweetDeck | X Pro | X Corp
MoPub | MoPub Inc. | X Corp
Crashlytics | Fabric | Google
Gnip | Gnip Inc. | X Corp
Revue | Revue Newsletter | X Corp
Snap | Snap Inc. ; Snapchat ; Picaboo ; SNAP |
Zenly | Zenly App | Snap
Bitmoji | Bitstrips | Snap
Pinterest | Tote ; PINS |
Instapaper | Instant Paper | Pinterest
Tumblr | Tumblr Inc. | Automattic
Automattic | Automattic Inc. |
WordPress.com | WordPress.com VIP | Automattic
WooCommerce | WooThemes | Automattic
Longreads | Longreads.com | Automattic
Gravatar | Gravatar.com | Automattic
Reddit | Reddit Inc. ; reddit.com ; RDDT |
Quora | Quora Inc. |
Medium | A Medium Corporation |
Substack | Substack Inc. |
Digg | Digg Inc. |
Delicious | del.icio.us | Yahoo
StumbleUpon |  | eBay
Foursquare | Foursquare Labs ; Foursquare City Guide |
Placed | Placed Inc. | Foursquare
Yelp | Yelp Inc. |
GrubHub | Grubhub Inc. ; GrubHub Seamless | Wonder Group
Wonder Group | Wonder Foods |
Blue Apron | Blue Apron Holdings | Wonder Group
Seamless | SeamlessWeb | GrubHub
DoorDash | Palo Alto Delivery ; DASH |
Caviar | Caviar Inc. | DoorDash
Wolt | Wolt Enterprises | DoorDash
Deliveroo | Roofoods | DoorDash
Just Eat Takeaway | Takeaway.com ; Thuisbezorgd.nl ; Just Eat Takeaway.com | Prosus
Just Eat | Just-Eat | Just Eat Takeaway
Lieferando | Lieferando.de | Just Eat Takeaway
Menulog | Menulog Pty | Just Eat Takeaway
Delivery Hero | Delivery Hero SE |
Foodpanda | foodpanda ; Hellofood | Delivery Hero
Glovo | Glovoapp | Delivery Hero
Talabat | talabat.com | Delivery Hero
Baemin | Woowa Brothers ; Woowa Bros. | Delivery Hero
Foodora | foodora | Delivery Hero
Prosus | Prosus N.V. ; MIH | Naspers
OLX | OLX Group ; OnLine eXchange | Prosus
Allegro | Allegro.eu ; Allegro.pl |
PayU | PayU Group | Prosus
Stack Overflow | Stack Exchange ; Stack Exchange Inc. | Prosus
iFood | iFood Brazil | Prosus
Skillsoft | SmartForce ; CBT Systems ; SkillSoft |
Codecademy | Ryzac | Skillsoft
Takealot | takealot.com | Naspers
Media24 | Nasionale Pers | Naspers
MultiChoice | DStv ; MultiChoice Group | Canal+
M-Net | Electronic Media Network | MultiChoice
Uber | Uber Technologies ; UBER ; UberCab |
Uber Eats | UberEats ; UberFRESH | Uber
Postmates | Postmates Inc. ; Curated.by | Uber
Drizly | Drizly Inc. | Uber
Careem | Careem Networks | Uber
Uber Advanced Technologies Group | Uber ATG ; Uber Advanced Technologies Center | Aurora Innovation
Aurora Innovation | Aurora |
Cornershop | Cornershop Technologies | Uber
Otto | Ottomotto ; Uber Freight Otto | Uber
Lyft | LYFT ; Zimride |
Motivate | Alta Bicycle Share | Lyft
Grab | GrabTaxi ; Grab Holdings ; MyTeksi |
Tokopedia | Tokopedia.com | Gojek
Gojek | Go-Jek ; GoTo |
Bukalapak | Bukalapak.com |
Traveloka | Traveloka Holding |
Sea Limited | Garena Interactive ; Sea Group ; SEA |
Garena | Garena Online | Sea Limited
Shopee | Shopee Pte | Sea Limited
Lazada | Lazada Group | Alibaba
Bolt | Taxify ; mTakso ; Bolt Technology |
Free Now | mytaxi ; FreeNow ; Intelligent Apps | Lyft
Hailo | Hailo Network | Free Now
BlaBlaCar | Covoiturage.fr ; Comuto |
Cabify | Maxi Mobility |
99Taxis | 99app | Didi
Didi | Didi Chuxing ; Didi Kuaidi ; Xiaoju Kuaizhi ; DiDi Global |
Uber China | Wuber | Didi
Airbnb | AirBedandBreakfast.com ; ABNB |
HotelTonight | Hotel Tonight | Airbnb
Luxury Retreats | Airbnb Luxe | Airbnb
Booking Holdings | Priceline Group ; Priceline.com Incorporated ; The Priceline Group ; BKNG |
Booking.com | Bookings.nl ; Booking.com B.V. | Booking Holdings
Priceline.com | Priceline | Booking Holdings
Agoda | Agoda.com ; PlanetHoliday.com | Booking Holdings
Kayak | Kayak.com ; KAYAK Software ; Travel Search Company | Booking Holdings
OpenTable | OpenTable.com | Booking Holdings
Rentalcars.com | TravelJigsaw | Booking Holdings
Momondo | momondo Group ; Cheapflights | Kayak
Expedia | Expedia Group ; Expedia Inc. ; Expedia, Inc. |
Hotels.com | Hotel Reservations Network | Expedia
Vrbo | HomeAway ; VRBO | Expedia
Orbitz | Orbitz Worldwide | Expedia
Travelocity | Travelocity.com | Expedia
Hotwire | Hotwire.com | Expedia
CheapTickets | Cheap Tickets | Expedia
Trivago | trivago N.V. | Expedia
Egencia | Expedia Corporate Travel | American Express Global Business Travel
American Express Global Business Travel | Amex GBT ; Global Business Travel Group |
Carlson Wagonlit Travel | CWT ; Wagonlit Travel | American Express Global Business Travel
TripAdvisor | Tripadvisor Inc. ; Trip Advisor |
Viator | Viator Inc. | TripAdvisor
TheFork | LaFourchette ; La Fourchette | TripAdvisor
Trip.com Group | Ctrip ; Trip.com ; Ctrip.com International |
Skyscanner | Skyscanner Ltd | Trip.com Group
Qunar | Qunar.com | Trip.com Group
MakeMyTrip | MakeMyTrip India |
Goibibo | ibibo Group ; Ibibo | MakeMyTrip
redBus | RedBus | MakeMyTrip
Sabre Corporation | Sabre ; Sabre Holdings ; Semi-Automated Business Research Environment |
Amadeus IT Group | Amadeus |
Travelport | Galileo International ; Worldspan ; Travelport Worldwide |
lastminute.com | Bravofly Rumbo ; lm group |
eDreams ODIGEO | eDreams ; Opodo ; GO Voyages |
Thomas Cook Group | Thomas Cook ; Thomas Cook & Son ; MyTravel |
TUI | TUI Group ; TUI AG ; Preussag ; TUI Travel |
Thomson Holidays | TUI UK ; Thomson Travel | TUI
First Choice Holidays | First Choice ; Owners Abroad | TUI
Hotelplan | Hotelplan Group |
Kuoni Travel | Kuoni |
Club Med | Club Méditerranée | Fosun
eBay | AuctionWeb ; EBAY |
StubHub | stubhub.com | Viagogo
Viagogo | viagogo Entertainment |
Skype | Skype Limited ; Skype Technologies S.A. | Microsoft
Gumtree | Gumtree.com | Adevinta
Adevinta | Schibsted Marketplaces ; Adevinta ASA |
Leboncoin | leboncoin.fr | Adevinta
Kijiji | eBay Classifieds Group | Adevinta
Mobile.de | mobile.international | Adevinta
Depop | Depop Ltd | Etsy
Etsy | Etsy Inc. ; iospace |
Reverb | Reverb.com | Etsy
Craigslist | craigslist Inc. |
Rent.com | RentPath | Redfin
Shopping.com | DealTime | eBay
Half.com | Half | eBay
GSI Commerce | Radial ; eBay Enterprise ; Global Sports |
Magento | Varien ; Adobe Commerce | Adobe
Adobe | ADBE ; Adobe Systems Incorporated |
Omniture | MyComputer.com ; Adobe Analytics | Adobe
Marketo | Marketo Inc. ; Adobe Marketo | Adobe
Workfront | AtTask | Adobe
Frame.io | Frame.io Inc. | Adobe
Behance | Behance Inc. | Adobe
Fotolia | Adobe Stock | Adobe
Typekit | Small Batch ; Adobe Fonts | Adobe
Allegorithmic | Substance 3D | Adobe
Aldus Corporation | Aldus | Adobe
Macromedia | MacroMind ; MacroMind-Paracomp ; FutureWave Software | Adobe
Allaire Corporation | Allaire | Macromedia
Salesforce | Salesforce.com Inc. ; CRM ; SFDC |
Heroku | Heroku Inc. | Salesforce
ExactTarget | Salesforce Marketing Cloud | Salesforce
Pardot | Pardot LLC | ExactTarget
Demandware | Intershop USA ; Salesforce Commerce Cloud | Salesforce
Buddy Media | Buddy Media Inc. | Salesforce
Radian6 | Radian 6 | Salesforce
RelateIQ | SalesforceIQ | Salesforce
Quip | Quip Inc. | Salesforce
MuleSoft | MuleSource | Salesforce
Vlocity | Salesforce Industries | Salesforce
Informatica | Informatica Corporation | Salesforce
Jigsaw Data Corporation | Data.com | Salesforce
Slack | Slack Technologies ; Tiny Speck ; Searchable Log of All Conversation and Knowledge | Salesforce
Tableau Software | Tableau | Salesforce
Evolution Robotics | Evolution Robotics Inc. | iRobot
Oracle | ORCL ; Software Development Laboratories ; Relational Software, Inc. ; Oracle Systems Corporation |
NetSuite | NetLedger ; Oracle NetSuite | Oracle
Taleo | Recruitsoft | Oracle
Eloqua | Eloqua Corporation | Oracle
Responsys | Responsys Inc. | Oracle
BlueKai | BlueKai Inc. | Oracle
Hyperion Solutions | IMRS ; Arbor Software ; Hyperion Software | Oracle
Primavera Systems | Primavera | Oracle
Agile Software Corporation | Agile Software | Oracle
J.D. Edwards | JD Edwards ; JDE | Oracle
Micros Systems | MICROS ; Picos Manufacturing | Oracle
Acme Packet | Acme Packet Inc. | Oracle
Art Technology Group | ATG | Oracle
RightNow Technologies | RightNow | Oracle
Endeca | Optigrab | Oracle
Stellent | IntraNet Solutions | Oracle
Dyn | Dyn, Inc. ; DynDNS ; Dynamic Network Services | Oracle
Aconex | Oracle Aconex | Oracle
Phase Forward | Phase Forward Incorporated | Oracle
Concur Technologies | Concur ; SAP Concur ; Portable Software | SAP
SuccessFactors | SAP SuccessFactors | SAP
Ariba | SAP Ariba | SAP
Qualtrics | Qualtrics International ; SurveyZ |
Callidus Software | CallidusCloud | SAP
Hybris | SAP Hybris ; SAP Customer Experience | SAP
Fieldglass | SAP Fieldglass | SAP
Signavio | SAP Signavio | SAP
LeanIX | SAP LeanIX | SAP
Crystal Decisions | Seagate Software ; Crystal Services | Business Objects
Business Objects | BusinessObjects ; SAP BusinessObjects | SAP
Sybase | System Software ; SAP Sybase | SAP
Cisco | Cisco Systems Inc. ; CSCO |
Webex | WebEx Communications ; Cisco Webex ; ActiveTouch | Cisco
Meraki | Cisco Meraki | Cisco
AppDynamics | AppDynamics LLC | Cisco
Duo Security | Cisco Duo ; Duo | Cisco
OpenDNS | Cisco Umbrella | Cisco
Sourcefire | Sourcefire Inc. | Cisco
IronPort | IronPort Systems | Cisco
Scientific Atlanta | Scientific-Atlanta | Cisco
Tandberg | TANDBERG ASA | Cisco
Jabber, Inc. | Jabber | Cisco
Jasper Technologies | Jasper Wireless ; Jasper | Cisco
NDS Group | NDS ; Synamedia | Cisco
BroadSoft | BroadSoft Inc. | Cisco
ThousandEyes | Thousand Eyes | Cisco
Airespace | Black Storm Networks | Cisco
Andiamo Systems | Andiamo | Cisco
Acano | Acano Ltd | Cisco
Splunk | Splunk Inc. | Cisco
SignalFx | Splunk Observability Cloud | Splunk
Twilio | Twilio Inc. |
SendGrid | Twilio SendGrid | Twilio
Segment | Segment.io ; Twilio Segment | Twilio
Authy | Authy Inc. | Twilio
Okta | Saasure ; Okta Inc. |
Auth0 | Auth0 Inc. | Okta
Atlassian | Atlassian Corporation |
Trello | Trello Inc. | Atlassian
Bitbucket | Bitbucket.org | Atlassian
Loom | Loom Inc. ; Opentest | Atlassian
Statuspage | StatusPage.io | Atlassian
Opsgenie | OpsGenie | Atlassian
The Browser Company | Browser Company of New York | Atlassian
HubSpot | HubSpot Inc. |
The Hustle | TheHustle.co | HubSpot
Clearbit | Clearbit Inc. | HubSpot
Mailchimp | The Rocket Science Group ; MailChimp | Intuit
Credit Karma | Credit Karma Inc. | Intuit
Mint.com | Mint | Intuit
TurboTax | ChipSoft | Intuit
Intuit | INTU |
Quicken | Quicken Inc. |
TSheets | QuickBooks Time | Intuit
Zendesk | Zendesk Inc. |
Freshworks | Freshdesk |
Zoho | AdventNet ; Zoho Corporation |
Dropbox | Dropbox Inc. ; DBX |
HelloSign | Dropbox Sign | Dropbox
Box | Box Inc. ; Box.net |
DocuSign | Docusign Inc. |
Evernote | Evernote Corporation | Bending Spoons
Bending Spoons | Bending Spoons S.p.A. |
WeTransfer | WeTransfer B.V. | Bending Spoons
Meetup | Meetup.com | Bending Spoons
Eventbrite | Mollyguard | Bending Spoons
Squarespace | Squarespace Inc. |
Wix.com | Wix ; Wixpress |
DeviantArt | deviantART | Wix.com
GoDaddy | Jomax Technologies ; Go Daddy |
Newfold Digital | Endurance International Group ; Bluehost ; Web.com |
Network Solutions | NSI ; NetSol Technologies | Newfold Digital
Verisign | VeriSign Inc. |
Register.com | Forman Interactive | Newfold Digital
Cloudflare | Cloudflare Inc. |
Fastly | SkyCache |
Akamai | Akamai Technologies |
Linode | Akamai Connected Cloud | Akamai
Rackspace | Rackspace Technology ; Rackspace Hosting |
DigitalOcean | Digital Ocean |
SoftLayer | SoftLayer Technologies ; IBM Cloud | IBM
Red Hat | Red Hat Software ; Red Hat Inc. | IBM
Ansible | AnsibleWorks | Red Hat
CoreOS | CoreOS Inc. | Red Hat
JBoss | JBoss Inc. | Red Hat
Cygnus Solutions | Cygnus Support | Red Hat
HashiCorp | HashiCorp Inc. | IBM
Apptio | Apptio Inc. | IBM
Turbonomic | VMTurbo | IBM
DataStax | Riptano | IBM
Cloudant | Cloudant Inc. | IBM
SPSS Inc. | SPSS | IBM
Tivoli Systems | Tivoli Software ; Tivoli | IBM
FileNet | FileNet Corporation | IBM
Informix | Informix Corporation ; Relational Database Systems | IBM
ILOG | IBM ILOG | IBM
Netezza | Intelligent Data Engines | IBM
Sterling Commerce | IBM Sterling | IBM
Internet Security Systems | ISS ; IBM Internet Security Systems | IBM
Kenexa | Kenexa Corporation | IBM
Merge Healthcare | Merge Technologies ; Cedara | IBM
Truven Health Analytics | Merative Truven ; Thomson Reuters Healthcare | IBM
Watson Health | IBM Watson Health ; Merative | IBM
The Weather Company | Weather.com | Francisco Partners
Francisco Partners | Francisco Partners Management |
Weather Underground | Wunderground | The Weather Company
Lotus Development Corporation | Iris Associates ; Lotus Development | IBM
Sequent Computer Systems | Sequent | IBM
PwC Consulting | IBM Global Business Services ; IBM Consulting ; PricewaterhouseCoopers Consulting | IBM
Kyndryl | IBM Global Technology Services ; Kyndryl Holdings |
Resilient Systems | Co3 Systems | IBM
VMware | VMware LLC ; VMW | Broadcom
Pivotal Software | Pivotal ; Pivotal Labs ; GoPivotal | VMware
SpringSource | Interface21 | VMware
AirWatch | Wandering WiFi | VMware
Carbon Black | Bit9 ; Bit9 + Carbon Black ; VMware Carbon Black | VMware
Nicira | Nicira Networks | VMware
Heptio | Heptio Inc. | VMware
Greenplum | Metapa | VMware
EMC Corporation | EMC ; Dell EMC | Dell
RSA Security | RSA Data Security ; RSA ; Security Dynamics |
Isilon Systems | Isilon | EMC Corporation
Data Domain | Data Domain Corporation | EMC Corporation
Documentum | Documentum Inc. | OpenText
OpenText | Open Text ; Open Text Corporation |
Micro Focus | Micro Focus International ; HPE Software | OpenText
Hummingbird Ltd. | Hummingbird Communications | OpenText
Carbonite | Carbonite Inc. | OpenText
Webroot | Webroot Software | Carbonite
Novell | Novell Data Systems ; Novell Inc. | Micro Focus
Attachmate | Attachmate Group ; Attachmate Corporation | Micro Focus
Borland | Borland International ; Inprise | Micro Focus
Serena Software | Serena | Micro Focus
SUSE | SUSE Linux ; S.u.S.E. ; SuSE |
Autonomy Corporation | Autonomy ; HP Autonomy | Hewlett-Packard
Mercury Interactive | HP Mercury | Hewlett-Packard
Opsware | Loudcloud | Hewlett-Packard
ArcSight | ArcSight Inc. | OpenText
Vertica | Vertica Systems | OpenText
Palm | Palm Computing ; Palm Inc. ; PalmOne | Hewlett-Packard
Handspring | Handspring Inc. | Palm
Poly | Plantronics | Hewlett-Packard
Polycom | Polycom Inc. | Poly
Nimble Storage | Nimble | Hewlett Packard Enterprise
SimpliVity | SimpliVity Corporation | Hewlett Packard Enterprise
3PAR | 3PARdata | Hewlett Packard Enterprise
Aruba Networks | HPE Aruba Networking ; Aruba | Hewlett Packard Enterprise
Alienware | Alienware Corporation | Dell
SecureWorks | Dell SecureWorks | Sophos
Sophos | Sophos Group |
Perot Systems | Dell Services | NTT Data
Dimension Data | NTT DATA Dimension | NTT
Avast | ALWIL Software ; Avast Software | Symantec
AVG Technologies | Grisoft ; AVG | Avast
Avira | H+BEDV | Symantec
LifeLock | LifeLock Inc. | Symantec
Blue Coat Systems | CacheFlow ; Blue Coat | Symantec
Veritas Technologies | Veritas Software ; Tolerant Systems ; Veritas | Cohesity
Cohesity | Cohesity Inc. |
McAfee | McAfee Associates ; Network Associates ; Intel Security |
CrowdStrike | CrowdStrike Holdings |
Palo Alto Networks | PANW |
Demisto | Cortex XSOAR | Palo Alto Networks
CyberArk | Cyber-Ark Software | Palo Alto Networks
Zscaler | SafeChannel |
Fortinet | Appligation ; ApSecure |
NetScreen Technologies | NetScreen | Juniper Networks
Mist Systems | Juniper Mist | Juniper Networks
Citrix Systems | Citrix ; Citrus Systems | Cloud Software Group
TIBCO Software | TIBCO ; Teknekron Software Systems | Cloud Software Group
Cloud Software Group | Cloud Software |
Spotfire | IVEE Development | TIBCO Software
XenSource | Xen | Citrix Systems
GoTo Group | LogMeIn ; GoTo Technologies ; 3am Labs |
LastPass | Marvasoft | GoTo Group
Ivanti | LANDesk ; HEAT Software |
BMC Software | BMC |
Remedy Corporation |  | BMC Software
Compuware | BMC Compuware | BMC Software
Dynatrace | dynaTrace software |
New Relic | New Relic Inc. |
Datadog | Datadog Inc. |
Elastic | Elasticsearch ; Elastic N.V. |
MongoDB | 10gen ; MongoDB Inc. |
Confluent | Confluent Inc. | IBM
Cloudera | Cloudera Inc. |
Hortonworks | Hortonworks Inc. | Cloudera
MapR | MapR Technologies | Hewlett Packard Enterprise
Snowflake | Snowflake Computing ; Snowflake Inc. |
Streamlit | Streamlit Inc. | Snowflake
Neeva | Neeva Inc. | Snowflake
MosaicML | Mosaic ML | Databricks
Neon | Neon Inc. | Databricks
Alteryx | SRC LLC |
Qlik | QlikTech ; QlikView |
Talend | Talend SA | Qlik
MicroStrategy | Strategy Inc. |
Teradata | Teradata Corporation |
UiPath | DeskOver |
Automation Anywhere | Tethys Solutions |
Veeva Systems | Verticals onDemand |
Medidata Solutions | Medidata ; OceanTek | Dassault Systèmes
SolidWorks | SolidWorks Corporation ; Winchester Design Systems | Dassault Systèmes
Accelrys | BIOVIA ; Molecular Simulations Inc. | Dassault Systèmes
PTC | Parametric Technology Corporation ; Parametric Technology |
Onshape | Belmont Technology | PTC
Ansys | Swanson Analysis Systems ; ANSYS Inc. | Synopsys
Fluent Inc. | Fluent | Ansys
Altair Engineering | Altair | Siemens
Bentley Systems | Bentley Systems Incorporated |
Trimble | Trimble Navigation |
SketchUp | @Last Software | Trimble
Tekla | Tekla Corporation ; Teknillinen laskenta | Trimble
Hexagon AB | Hexagon |
Intergraph | M&S Computing | Hexagon AB
Leica Geosystems | Wild Heerbrugg | Hexagon AB
MSC Software | MacNeal-Schwendler Corporation ; MSC Software Corporation | Hexagon AB
Palantir Technologies | PLTR |
C3.ai | C3 IoT ; C3 Energy |
Hugging Face | HuggingFace |
Stability AI | Stability |
Inflection AI | Inflection |
Character.AI | Character Technologies |
Mistral AI | Mistral |
Cohere | Cohere Inc. |
AI21 Labs | AI21 |
Midjourney | Midjourney, Inc. |
Perplexity AI | Perplexity |
Clarifai | Clarifai Inc. |
Vicarious | Vicarious FPC | Alphabet
Geometric Intelligence | Uber AI Labs | Uber
Element AI | ElementAI | ServiceNow
Maluuba | Maluuba Inc. | Microsoft
Nervana Systems | Nervana | Intel
Habana Labs | Habana | Intel
Movidius | Movidius Ltd | Intel
Wind River Systems | Wind River | Aptiv
Mellanox Technologies | Mellanox ; Nvidia Networking | Nvidia
Cumulus Networks | Cumulus Linux | Nvidia
Ageia | AGEIA Technologies | Nvidia
3dfx Interactive | 3dfx | Nvidia
Icera | Icera Inc. | Nvidia
Groq | Groq Inc. |
Yahoo | Yahoo! Inc. ; Oath ; Verizon Media ; Jerry and David's Guide to the World Wide Web |
Yahoo! Research | Yahoo Labs ; Yahoo! Labs ; Yahoo Research | Yahoo
GeoCities | Beverly Hills Internet | Yahoo
Broadcast.com | AudioNet | Yahoo
Inktomi | Inktomi Corporation | Yahoo
Overture Services | GoTo.com ; Yahoo! Search Marketing | Yahoo
Right Media | Right Media Inc. | Yahoo
Rivals.com | Rivals | Yahoo
Brightroll | BrightRoll | Yahoo
Flurry | Flurry Analytics | Yahoo
Kelkoo | Kelkoo Group |
TechCrunch | Techcrunch |
Engadget | Engadget.com | Yahoo
Flickr | Ludicorp | SmugMug
SmugMug | SmugMug Inc. |
HuffPost | The Huffington Post ; Huffington Post | BuzzFeed
BuzzFeed | BuzzFeed News ; BuzzFeed Inc. |
AOL | America Online ; Quantum Computer Services ; Control Video Corporation |
MapQuest | GeoSystems Global Corporation | System1
System1 | OpenMail |
ICQ | Mirabilis | VK
CompuServe | Compu-Serv ; CompuServe Information Service | AOL
Netscape | Netscape Communications ; Mosaic Communications Corporation | AOL
Nullsoft | Nullsoft Inc. | AOL
Bebo | Bebo Inc. |
Patch Media | Patch.com ; Patch |
Weblogs, Inc. | Weblogs Inc | AOL
Moviefone | MovieFone | AOL
Advertising.com | AOL Advertising | AOL
MySpace | Myspace ; Specific Media ; Viant ; Intermix Media |
Friendster | Friendster Inc. |
Classmates.com | United Online ; Classmates Online |
NetZero | Juno Online Services | United Online
Excite | Excite@Home ; Architext ; @Home Network |
Lycos | Lycos Inc. ; Terra Lycos |
Infoseek | Go.com | The Walt Disney Company
AltaVista | Alta Vista | Yahoo
Ancestry | Ancestry.com ; MyFamily.com ; Infobases |
Find a Grave | FindAGrave | Ancestry
Fold3 | Footnote.com | Ancestry
MyHeritage | MyHeritage Ltd |
Geni | Geni.com | MyHeritage
23andMe | 23andMe Holding ; TTAM Research Institute |
Zillow | Zillow Group |
Trulia | Trulia Inc. | Zillow
StreetEasy | StreetEasy.com | Zillow
Redfin | Appliance Computing ; Redfin Corporation | Rocket Companies
Rocket Companies | Quicken Loans ; Rocket Mortgage ; Rock Financial |
CoStar Group | CoStar ; Realty Information Group |
LoopNet | LoopNet.com | CoStar Group
Apartments.com | Apartments | CoStar Group
Rightmove | Rightmove plc |
Zoopla | ZPG ; Zoopla Property Group |
WeWork | The We Company ; WeWork Companies ; Green Desk |
Regus | IWG ; International Workplace Group ; IWG plc |
Compass, Inc. | Urban Compass ; Compass Real Estate |
Anywhere Real Estate | Realogy ; Realogy Holdings | Compass, Inc.
Coldwell Banker | Colbert Coldwell & Co. | Anywhere Real Estate
Century 21 Real Estate | Century 21 | Anywhere Real Estate
Sotheby's International Realty | Sotheby's Realty | Anywhere Real Estate
Corcoran Group | The Corcoran Group | Anywhere Real Estate
RE/MAX | Remax ; RE/MAX Holdings |
Keller Williams | Keller Williams Realty ; KW |
CBRE Group | CB Richard Ellis ; CBRE ; Coldwell Banker Commercial |
Trammell Crow Company | Trammell Crow | CBRE Group
Insignia Financial Group | Insignia/ESG | CBRE Group
Turner & Townsend | Turner and Townsend | CBRE Group
JLL | Jones Lang LaSalle ; Jones Lang Wootton ; LaSalle Partners |
LaSalle Investment Management | LaSalle | JLL
HFF | Holliday Fenoglio Fowler | JLL
Cushman & Wakefield | DTZ ; Debenham Tewson & Chinnocks ; Cushman and Wakefield |
Knight Frank | Knight Frank & Rutley ; Knight, Frank and Rutley |
Savills | Alfred Savill & Sons ; FPDSavills |
Colliers International | Colliers ; FirstService Real Estate |
Newmark | Newmark Grubb Knight Frank ; Newmark Knight Frank ; Grubb & Ellis ; Newmark Group |
Simon Property Group | Melvin Simon & Associates |
Taubman Centers | Taubman Company ; Taubman | Simon Property Group
General Growth Properties | GGP ; Brookfield Properties Retail | Brookfield Corporation
The Rouse Company | Rouse Company | General Growth Properties
Brookfield Properties | World Financial Properties | Brookfield Corporation
Olympia and York | Olympia & York |
Boston Properties | BXP |
Vornado Realty Trust | Vornado |
Equity Residential | Equity Residential Properties Trust |
Equity Office Properties | EQ Office ; Equity Office | Blackstone
Prologis | AMB Property ; ProLogis ; Security Capital Industrial Trust |
Hines Interests | Hines ; Gerald D. Hines Interests |
Related Companies | The Related Companies ; Related |
Tishman Speyer | Tishman Speyer Properties |
The Trump Organization | Trump Organization ; Elizabeth Trump & Son |
Westfield Group | Westfield ; Scentre Group |
Unibail-Rodamco-Westfield | URW ; Unibail-Rodamco ; Unibail |
Lendlease | Lend Lease ; Lend Lease Corporation ; Civil & Civic |
Mirvac | Mirvac Group |
Stockland | Stockland Corporation |
British Land | The British Land Company |
Land Securities | Landsec |
Canary Wharf Group | Canary Wharf |
Grosvenor Group | Grosvenor ; Grosvenor Estate |
Hammerson | Hammerson plc |
SEGRO | Slough Estates |
Vonovia | Deutsche Annington |
Deutsche Wohnen | Deutsche Wohnen SE | Vonovia
GSW Immobilien | Gemeinnützige Siedlungs- und Wohnungsbaugesellschaft Berlin | Deutsche Wohnen
Sun Hung Kai Properties | SHKP ; Sun Hung Kai Enterprises |
Henderson Land | Henderson Land Development |
New World Development | NWD | Chow Tai Fook Enterprises
Chow Tai Fook Enterprises | Chow Tai Fook |
Country Garden | Country Garden Holdings |
China Vanke | Vanke |
CapitaLand | CapitaLand Limited ; Pidemco Land | Temasek
City Developments Limited | CDL |
Mitsubishi Estate | Mitsubishi Jisho |
Mitsui Fudosan | Mitsui Real Estate |
Sumitomo Realty & Development | Sumitomo Fudosan |
Mori Building | Mori Building Company |
Emaar Properties | Emaar |
Nakheel | Nakheel Properties | Dubai Holding
Dubai Holding | Dubai Holding LLC |
Damac Properties | DAMAC |
Aldar Properties | Aldar |
DLF | Delhi Land & Finance ; DLF Limited |
Lodha Group | Macrotech Developers |
American Airlines | AA ; American Airways ; American Airlines Inc. ; AMR Corporation ; AAL ; AMR |
Envoy Air | American Eagle Airlines ; Simmons Airlines | American Airlines
PSA Airlines | Vee Neal Airlines ; Jetstream International Airlines | American Airlines
Piedmont Airlines | Henson Airlines | American Airlines
US Airways | USAir ; Allegheny Airlines ; All American Aviation | American Airlines
America West Airlines | America West ; Cactus | US Airways
Pacific Southwest Airlines | PSA | US Airways
Reno Air | Reno Air Inc. | American Airlines
AirCal | Air California | American Airlines
United Airlines | United ; UAL ; United Air Lines ; UAL Corporation ; United Continental Holdings |
Continental Airlines | Varney Speed Lines | United Airlines
People Express Airlines | PEOPLExpress ; People Express | Continental Airlines
Continental Micronesia | Air Micronesia ; Air Mike | Continental Airlines
Delta Air Lines | Delta ; Delta Airlines ; Huff Daland Dusters ; DAL |
Endeavor Air | Pinnacle Airlines ; Express Airlines I | Delta Air Lines
Comair | COMAIR Inc. | Delta Air Lines
Western Airlines | Western Air Express | Delta Air Lines
Northeast Airlines | Boston-Maine Airways | Delta Air Lines
Northwest Airlines | Northwest Orient Airlines ; Northwest Airways ; Northwest Orient ; NWA | Delta Air Lines
Republic Airlines (1979) | North Central Airlines ; Southern Airways | Northwest Airlines
Song Airlines | Song airline | Delta Air Lines
Southwest Airlines | Air Southwest ; Southwest ; LUV |
AirTran Airways | AirTran ; ValuJet Airlines ; ValuJet ; Conquest Sun | Southwest Airlines
Muse Air | TranStar Airlines | Southwest Airlines
Morris Air | Morris Air Service | Southwest Airlines
Alaska Air Group | Alaska Airlines Group |
Alaska Airlines | McGee Airways ; Star Air Service | Alaska Air Group
Horizon Air | Horizon Airlines | Alaska Air Group
Virgin America | Virgin USA | Alaska Air Group
Hawaiian Airlines | Inter-Island Airways | Alaska Air Group
JetBlue | JetBlue Airways ; NewAir |
Spirit Airlines | Charter One ; Clippert Trucking Company |
Frontier Airlines | Frontier ; Frontier Group Holdings |
Midwest Airlines | Midwest Express | Frontier Airlines
Allegiant Air | WestJet Express ; Allegiant |
Eastern Air Lines | Eastern Airlines ; Pitcairn Aviation |
Braniff International Airways | Braniff ; Braniff Airways |
National Airlines (1934) | National Airline System | Pan American World Airways
Pan American World Airways | Pan Am ; Pan American Airways |
Pan American-Grace Airways | Panagra | Pan American World Airways
Trans World Airlines | TWA ; Transcontinental & Western Air ; Transcontinental and Western Air ; Trans World |
Ozark Air Lines | Ozark | Trans World Airlines
Transcontinental Air Transport | TAT | Trans World Airlines
Hughes Airwest | Air West | Republic Airlines (1979)
Capital Airlines | Pennsylvania-Central Airlines | United Airlines
Air Florida | Air Florida System |
Tower Air | Tower Air Inc. |
World Airways | World Airways Inc. |
SkyWest Airlines | SkyWest |
ExpressJet | Atlantic Southeast Airlines ; ExpressJet Airlines | SkyWest Airlines
Mesa Airlines | Mesa Air Group |
Republic Airways | Chautauqua Airlines ; Shuttle America ; Republic Airways Holdings |
Air Canada | Trans-Canada Air Lines ; TCA |
Air Canada Rouge | Rouge | Air Canada
Jazz Aviation | Air Canada Jazz ; Air Nova ; AirBC ; Air Ontario | Chorus Aviation
Chorus Aviation | Chorus |
Canadian Airlines | Canadian Airlines International ; CP Air ; Canadian Pacific Air Lines | Air Canada
Pacific Western Airlines | Central British Columbia Airways | Canadian Airlines
Wardair | Wardair Canada | Canadian Airlines
WestJet | WestJet Airlines |
Swoop | Swoop Inc. | WestJet
Sunwing Airlines | Sunwing | WestJet
Porter Airlines | REGCO Holdings |
Air Transat | Transat A.T. |
Aeroméxico | Aeronaves de México ; Aeromexico |
Mexicana de Aviación | Mexicana ; Compañía Mexicana de Aviación |
Volaris | Vuela Compañía de Aviación |
VivaAerobus | Viva ; Aeroenlaces Nacionales |
Copa Airlines | Compañía Panameña de Aviación ; Copa |
Avianca | SCADTA ; Aerovías Nacionales de Colombia ; Aerovías del Continente Americano |
TACA Airlines | TACA ; Transportes Aéreos Centroamericanos ; Grupo TACA | Avianca
LATAM Airlines | LAN Airlines ; LAN Chile ; LATAM ; Línea Aérea Nacional de Chile |
TAM Airlines | TAM Linhas Aéreas ; LATAM Brasil ; Táxi Aéreo Marília | LATAM Airlines
Gol Linhas Aéreas | Gol ; GOL Transportes Aéreos |
Varig | VARIG ; Viação Aérea Rio-Grandense | Gol Linhas Aéreas
VASP | Viação Aérea São Paulo |
Azul Brazilian Airlines | Azul Linhas Aéreas ; Azul |
Aerolíneas Argentinas | Aerolineas Argentinas |
Austral Líneas Aéreas | Austral | Aerolíneas Argentinas
Pluna | Primeras Líneas Uruguayas de Navegación Aérea |
Lloyd Aéreo Boliviano | LAB |
Viasa | Venezolana Internacional de Aviación |
Cubana de Aviación | Cubana |
Air Jamaica | Air Jamaica Ltd | Caribbean Airlines
Caribbean Airlines | BWIA West Indies Airways ; British West Indian Airways ; BWIA |
British Airways | BA ; British Overseas Airways Corporation ; BOAC ; British European Airways ; BEA ; Imperial Airways | International Airlines Group
British Midland International | bmi ; British Midland Airways ; BMI British Midland ; Derby Aviation | British Airways
British Caledonian | Caledonian Airways ; BCal ; British United Airways | British Airways
Dan-Air | Dan-Air Services | British Airways
BA CityFlyer | CityFlyer Express | British Airways
OpenSkies | Open Skies ; L'Avion | British Airways
Vueling | Vueling Airlines ; Clickair | International Airlines Group
Iberia | Iberia Líneas Aéreas de España ; Iberia Airlines | International Airlines Group
Aer Lingus | Aer Lingus Teoranta | International Airlines Group
LEVEL Airlines | Level airline | International Airlines Group
Aviaco | Aviación y Comercio | Iberia
Spanair | Spanair S.A. |
Air Europa | Air España ; Globalia |
EasyJet | easyJet ; easyJet plc |
Go Fly | Go Airline | EasyJet
Ryanair | Ryanair Holdings ; Danren Enterprises |
Buzz | Buzz Away ; Ryanair Sun | Ryanair
Lauda Air | Lauda-air |
Malta Air | Malta Air Ltd | Ryanair
Jet2.com | Jet2 ; Channel Express ; Dart Group |
Flybe | Jersey European Airways ; British European |
Monarch Airlines | Monarch |
Britannia Airways | Thomsonfly ; TUI Airways ; Thomson Airways ; Euravia | TUI
Loganair | Loganair Ltd |
Laker Airways | Laker ; Skytrain |
Virgin Atlantic | Virgin Atlantic Airways | Virgin Group
Deutsche Lufthansa | Lufthansa ; Deutsche Luft Hansa ; Lufthansa Group ; LH |
Swiss International Air Lines | Swiss ; SWISS ; Crossair | Deutsche Lufthansa
Edelweiss Air | Edelweiss | Deutsche Lufthansa
Austrian Airlines | AUA ; Austrian ; Tyrolean Airways ; Österreichische Luftverkehrs AG | Deutsche Lufthansa
Brussels Airlines | SN Brussels Airlines ; Delta Air Transport ; Virgin Express | Deutsche Lufthansa
Sabena | Société anonyme belge d'Exploitation de la Navigation aérienne |
Eurowings | Nürnberger Flugdienst | Deutsche Lufthansa
Germanwings | 4U | Deutsche Lufthansa
ITA Airways | Italia Trasporto Aereo | Deutsche Lufthansa
Lufthansa Technik | LHT | Deutsche Lufthansa
LSG Sky Chefs | LSG Group ; Sky Chefs |
Lufthansa Cargo | German Cargo | Deutsche Lufthansa
Air Berlin | Air Berlin plc |
LTU International | LTU ; Lufttransport-Unternehmen | Air Berlin
Condor Flugdienst | Condor ; Deutsche Flugdienst ; Thomas Cook Airlines Germany |
Aero Lloyd | Aero Lloyd Flugreisen |
Swissair | Swiss Air Transport Company ; SAirGroup |
Air France | AF ; Société Air France |
KLM | Koninklijke Luchtvaart Maatschappij ; KLM Royal Dutch Airlines ; Royal Dutch Airlines | Air France–KLM
Transavia | transavia.com ; Transavia Holland ; Basiq Air | Air France–KLM
Martinair | Martin's Air Charter | KLM
HOP! | Air France Hop ; Régional ; Brit Air | Air France
UTA | Union de Transports Aériens ; Union de transports aériens | Air France
Air Inter | Air France Europe | Air France
Aéropostale | Compagnie générale aéropostale ; Latécoère airline | Air France
Air Liberté | AOM French Airlines ; Air Lib |
Corsair International | Corsair ; Corse Air ; Corsairfly |
Aéroports de Paris | Groupe ADP ; ADP |
Fraport | Flughafen Frankfurt/Main AG ; Frankfurt Airport |
Heathrow Airport Holdings | BAA ; British Airports Authority ; BAA Limited |
Schiphol Group | Royal Schiphol Group ; Amsterdam Airport Schiphol |
Aena | Aeropuertos Españoles y Navegación Aérea |
Alitalia | Linee Aeree Italiane ; Alitalia – Linee Aeree Italiane ; LAI |
Air One | Air One S.p.A. | Alitalia
Meridiana | Alisarda ; Air Italy |
TAP Air Portugal | TAP ; TAP Portugal ; Transportes Aéreos Portugueses |
SATA Air Açores | SATA ; Azores Airlines |
SAS Group | Scandinavian Airlines ; SAS ; Scandinavian Airlines System |
Braathens | Braathens S.A.F.E. ; Braathens SAFE | SAS Group
Widerøe | Widerøe's Flyveselskap | Norwegian Air Shuttle
Norwegian Air Shuttle | Norwegian ; Norwegian.no |
Finnair | Aero O/Y |
Icelandair | Flugfélag Íslands ; Loftleiðir ; Flugleiðir |
WOW air | WOW |
Olympic Airlines | Olympic Airways ; Olympic Air | Aegean Airlines
Aegean Airlines | Aegean |
Cyprus Airways | Kypriakés Aerogrammés |
LOT Polish Airlines | LOT ; Polskie Linie Lotnicze |
Czech Airlines | ČSA ; CSA ; Československé aerolinie |
Malév | Malév Hungarian Airlines ; Maszovlet |
Wizz Air | Wizz |
TAROM | Transporturile Aeriene Române |
Air Serbia | JAT Airways ; JAT ; Jat Yugoslav Airlines ; Jugoslovenski Aerotransport |
Croatia Airlines | Zagal |
Adria Airways | Adria Aviopromet |
airBaltic | Air Baltic |
Aeroflot | Dobrolet ; Aeroflot Russian Airlines |
Rossiya Airlines | Pulkovo Aviation Enterprise | Aeroflot
Pobeda | Pobeda Airlines | Aeroflot
S7 Airlines | Siberia Airlines ; Sibir |
Transaero | Transaero Airlines |
Ukraine International Airlines | UIA |
Turkish Airlines | THY ; Türk Hava Yolları |
Pegasus Airlines | Pegasus Hava Yolları |
SunExpress | Sun Express |
El Al | El Al Israel Airlines |
Middle East Airlines | MEA |
Royal Jordanian | Alia ; Royal Jordanian Airlines |
Saudia | Saudi Arabian Airlines ; Saudi Arabian Airlines Corporation |
Gulf Air | Gulf Aviation |
Kuwait Airways | Kuwait National Airways |
Qatar Airways | Qatar Airways Group |
Emirates | Emirates Airline ; The Emirates Group |
dnata | Dubai National Air Travel Agency | Emirates
Flydubai | FlyDubai |
Oman Air | Oman International Services |
Air Arabia | Al Arabia |
Iraqi Airways | Air Iraq |
EgyptAir | Misr Airwork ; United Arab Airlines ; MisrAir |
Royal Air Maroc | RAM |
Air Algérie | Air Algerie |
Tunisair | Tunis Air |
Kenya Airways | KQ |
East African Airways | EAA |
South African Airways | SAA ; Suid-Afrikaanse Lugdiens ; Union Airways |
Nigeria Airways | WAAC ; West African Airways Corporation |
Arik Air | Arik |
Air Afrique | Compagnie multinationale Air Afrique |
RwandAir | Rwandair Express |
TAAG Angola Airlines | TAAG |
Air Zimbabwe | Air Rhodesia |
Air India | Tata Airlines ; Tata Air Services ; Air India Limited | Tata Group
Indian Airlines | Indian (airline) ; Indian Airlines Corporation | Air India
Vistara | Tata SIA Airlines | Air India
Air India Express | AirAsia India ; AIX Connect | Air India
IndiGo | InterGlobe Aviation ; Indigo Airlines |
Jet Airways | Jet Airways India |
SpiceJet | Royal Airways ; ModiLuft |
Kingfisher Airlines | Kingfisher Air | United Breweries Group
United Breweries Group | UB Group |
Go First | GoAir | Wadia Group
Wadia Group | Wadia ; Bombay Dyeing |
SriLankan Airlines | Air Lanka ; AirLanka ; Air Ceylon |
Biman Bangladesh Airlines | Biman |
Singapore Airlines | SIA ; Malaysia–Singapore Airlines ; Malayan Airways |
SilkAir | Tradewinds Charters | Singapore Airlines
Scoot | Tigerair ; Tiger Airways | Singapore Airlines
SIA Engineering Company | SIAEC | Singapore Airlines
Malaysia Airlines | Malaysian Airline System ; MAS |
Firefly | FlyFirefly | Malaysia Airlines
AirAsia | Air Asia ; Capital A ; AirAsia Berhad |
Garuda Indonesia | Garuda ; Garuda Indonesian Airways |
Citilink | Citilink Indonesia | Garuda Indonesia
Lion Air | Lion Mentari Airlines |
Thai Airways | Thai Airways International ; THAI |
Bangkok Airways | Sahakol Air |
Nok Air | Nok |
Philippine Airlines | PAL ; Philippine Air Lines |
Cebu Pacific | Cebu Pacific Air | JG Summit Holdings
JG Summit Holdings | JG Summit |
VietJet Air | Vietjet |
Cathay Pacific | Cathay Pacific Airways ; CX | Swire Group
Cathay Dragon | Dragonair ; Hong Kong Dragon Airlines | Cathay Pacific
HK Express | Hong Kong Express Airways | Cathay Pacific
Air China | CNAC |
Xiamen Airlines | XiamenAir | China Southern Airlines
Shenzhen Airlines | Shenzhen Air | Air China
Shanghai Airlines | Shanghai Air | China Eastern Airlines
Spring Airlines | Chunqiu Airlines |
China Airlines | CAL ; Chung-hwa Hangkong |
EVA Air | EVA Airways | Evergreen Group
Japan Airlines | JAL ; Nihon Kōkū |
Japan Air System | JAS ; Toa Domestic Airlines | Japan Airlines
All Nippon Airways | ANA ; Zen Nippon Kūyu ; ANA Holdings |
Peach Aviation | Peach ; Vanilla Air | All Nippon Airways
Skymark Airlines | Skymark |
Korean Air | Korean National Airlines ; KAL | Hanjin Group
Hanjin Group | Hanjin ; Hanjin Shipping |
Jin Air | JinAir | Korean Air
Asiana Airlines | Asiana ; Seoul Airlines | Korean Air
Jeju Air | Jeju Airlines | Aekyung Group
Aekyung Group | Aekyung |
Qantas | Queensland and Northern Territory Aerial Services ; Qantas Airways |
Jetstar | Jetstar Airways ; Impulse Airlines | Qantas
QantasLink | Eastern Australia Airlines ; Sunstate Airlines | Qantas
Australian Airlines | Trans Australia Airlines ; TAA | Qantas
Ansett Australia | Ansett Airlines ; Ansett Airways ; Ansett |
Virgin Australia | Virgin Blue ; V Australia |
Tigerair Australia | Tiger Airways Australia | Virgin Australia
Air New Zealand | Tasman Empire Airways Limited ; TEAL |
New Zealand National Airways Corporation | NAC | Air New Zealand
Marriott International | Marriott ; Marriott Corporation ; Marriott Hotels |
Sheraton | Sheraton Hotels ; ITT Sheraton ; Sheraton Hotels and Resorts | Marriott International
Westin Hotels | Westin ; Western International Hotels ; Western Hotels | Marriott International
Starwood Hotels | Starwood ; Starwood Hotels and Resorts Worldwide | Marriott International
Ritz-Carlton | The Ritz-Carlton ; Ritz-Carlton Hotel Company | Marriott International
St. Regis Hotels | St. Regis | Marriott International
W Hotels | W Hotels Worldwide | Marriott International
Courtyard by Marriott | Courtyard | Marriott International
Residence Inn | Residence Inn by Marriott | Marriott International
Le Méridien | Le Meridien ; Meridien Hotels | Marriott International
Delta Hotels | Delta Hotels by Marriott ; Delta Hotels and Resorts | Marriott International
Gaylord Hotels | Gaylord Entertainment Hotels | Marriott International
Protea Hotels | Protea Hotels by Marriott | Marriott International
Marriott Vacations Worldwide | Marriott Vacation Club |
Host Hotels & Resorts | Host Marriott |
Sodexo | Sodexho ; Sodexho Alliance |
Sodexho Marriott Services | Marriott Management Services | Sodexo
Hilton Worldwide | Hilton ; Hilton Hotels Corporation ; Hilton Hotels ; Hilton Hotels & Resorts |
Waldorf Astoria Hotels & Resorts | Waldorf Astoria New York ; Waldorf-Astoria | Hilton Worldwide
Conrad Hotels | Conrad Hotels & Resorts ; Conrad International | Hilton Worldwide
DoubleTree by Hilton | DoubleTree ; Doubletree | Hilton Worldwide
Embassy Suites | Embassy Suites by Hilton | Hilton Worldwide
Hampton by Hilton | Hampton Inn | Hilton Worldwide
Homewood Suites | Homewood Suites by Hilton | Hilton Worldwide
Hilton International | Hilton Group ; Ladbroke Group Hotels | Hilton Worldwide
Hyatt | Hyatt Hotels Corporation ; Hyatt Hotels ; Hyatt Regency ; Hyatt House |
Park Hyatt | Park Hyatt Hotels | Hyatt
Andaz | Andaz Hotels | Hyatt
Two Roads Hospitality | Thompson Hotels ; Joie de Vivre Hospitality | Hyatt
Apple Leisure Group | AMResorts | Hyatt
InterContinental Hotels Group | IHG ; Bass Hotels & Resorts ; Six Continents ; IHG Hotels & Resorts |
InterContinental Hotels | Intercontinental ; Inter-Continental Hotels Corporation | InterContinental Hotels Group
Holiday Inn | Holiday Inns ; Holiday Inn Worldwide | InterContinental Hotels Group
Crowne Plaza | Holiday Inn Crowne Plaza | InterContinental Hotels Group
Kimpton Hotels | Kimpton Hotels & Restaurants ; Kimpton | InterContinental Hotels Group
Regent Hotels | Regent International Hotels ; Regent Hotels & Resorts | InterContinental Hotels Group
Six Senses | Six Senses Hotels Resorts Spas | InterContinental Hotels Group
Candlewood Suites | Candlewood | InterContinental Hotels Group
Wyndham Hotels & Resorts | Wyndham ; Wyndham Worldwide ; Cendant Hotel Group |
Ramada | Ramada Inn ; Ramada Inns | Wyndham Hotels & Resorts
Days Inn | Days Inns of America | Wyndham Hotels & Resorts
Howard Johnson's | Howard Johnson ; HoJo | Wyndham Hotels & Resorts
La Quinta Inns & Suites | La Quinta | Wyndham Hotels & Resorts
Super 8 | Super 8 Motels | Wyndham Hotels & Resorts
Travel + Leisure Co. | Wyndham Destinations ; Wyndham Vacation Ownership |
Cendant | HFS Incorporated ; CUC International ; Hospitality Franchise Systems |
Avis Budget Group | Avis ; Avis Rent a Car |
Budget Rent a Car | Budget | Avis Budget Group
Zipcar | Zipcar Inc. ; Flexcar | Avis Budget Group
Hertz | The Hertz Corporation ; Hertz Global Holdings ; Rent-a-Car Inc. |
Dollar Thrifty Automotive Group | Dollar Rent A Car ; Thrifty Car Rental | Hertz
Enterprise Mobility | Enterprise Holdings ; Enterprise Rent-A-Car ; Executive Leasing Company |
National Car Rental | National | Enterprise Mobility
Alamo Rent a Car | Alamo | Enterprise Mobility
Sixt | Sixt SE |
Europcar | Europcar Mobility Group |
Choice Hotels | Quality Courts United ; Quality International ; Choice Hotels International |
Comfort Inn | Comfort Hotels ; Comfort Suites | Choice Hotels
Best Western | BWH Hotels ; Best Western International |
Radisson Hotel Group | Radisson ; Carlson Rezidor ; Carlson Hotels ; Rezidor Hotel Group ; SAS International Hotels |
Carlson Companies | Carlson ; Gold Bond Stamp Company |
TGI Fridays | TGI Friday's ; T.G.I. Friday's |
Four Seasons Hotels and Resorts | Four Seasons ; Four Seasons Hotels |
Fairmont Hotels and Resorts | Fairmont ; Canadian Pacific Hotels ; FRHI | Accor
Raffles Hotels & Resorts | Raffles Hotels | Accor
Swissôtel | Swissotel Hotels & Resorts | Accor
Accor | AccorHotels ; Accor S.A. ; Novotel-SIEH |
Sofitel | Sofitel Hotels | Accor
Novotel | Novotel Hotels | Accor
Mercure Hotels | Mercure | Accor
Ibis | Ibis Hotels ; ibis budget ; Formule 1 | Accor
Mövenpick Hotels & Resorts | Mövenpick Hotels | Accor
Motel 6 | Motel Six | OYO
OYO | OYO Rooms ; Oravel Stays ; Oyo Hotels |
Banyan Tree Holdings | Banyan Tree ; Banyan Group |
Mandarin Oriental | Mandarin Oriental Hotel Group ; Mandarin International Hotels | Jardine Matheson
Hongkong Land | Hongkong Land Holdings | Jardine Matheson
Dairy Farm International | DFI Retail Group ; Dairy Farm | Jardine Matheson
Jardine Cycle & Carriage | Cycle & Carriage | Jardine Matheson
Astra International | PT Astra International | Jardine Matheson
Jardine Matheson | Jardines ; Jardine, Matheson & Co. ; Jardine Matheson Holdings |
Shangri-La Hotels and Resorts | Shangri-La ; Shangri-La Asia | Kuok Group
Kuok Group | Kerry Holdings |
Wilmar International | Wilmar | Kuok Group
The Peninsula Hotels | Hongkong and Shanghai Hotels ; Peninsula Hotels |
Taj Hotels | Indian Hotels Company Limited ; IHCL ; Taj Group ; Taj Hotels Resorts and Palaces | Tata Group
Oberoi Group | The Oberoi Group ; EIH Limited ; Oberoi Hotels & Resorts |
ITC Hotels | ITC Welcomgroup | ITC Limited
Jumeirah | Jumeirah Group ; Jumeirah International | Dubai Holding
Rotana | Rotana Hotels |
Kempinski | Kempinski Hotels |
Steigenberger Hotels | Deutsche Hospitality ; Steigenberger |
Meliá Hotels International | Sol Meliá ; Meliá |
NH Hotel Group | NH Hoteles ; Minor Hotels Europe & Americas | Minor International
Minor International | Minor Hotels |
Barceló Hotels | Barceló Hotel Group ; Barceló Group |
Riu Hotels | RIU Hotels & Resorts |
Scandic Hotels | Scandic ; Esso Motor Hotel |
Strawberry | Nordic Choice Hotels ; Choice Hotels Scandinavia |
Whitbread | Whitbread plc ; Whitbread Brewery |
Premier Inn | Travel Inn ; Premier Travel Inn | Whitbread
Costa Coffee | Costa | Coca-Cola
Travelodge UK | Travelodge Hotels Limited |
Forte Group | Trusthouse Forte ; Trust House Forte ; Forte plc | Granada plc
Savoy Hotel | The Savoy | Accor
Maybourne Hotel Group | Savoy Group ; Maybourne |
Dorchester Collection | The Dorchester |
Rosewood Hotels & Resorts | Rosewood Hotels ; New World Hospitality | Chow Tai Fook Enterprises
Aman Resorts | Aman ; Amanresorts |
Belmond | Orient-Express Hotels ; Belmond Ltd | LVMH
Caesars Entertainment | Eldorado Resorts ; Caesars |
Harrah's Entertainment | Caesars Entertainment Corporation ; Harrah's ; Holiday Corporation | Caesars Entertainment
Caesars Palace | Caesars World ; Caesars Palace Las Vegas | Caesars Entertainment
Bally's Corporation | Twin River Worldwide Holdings |
Bally Entertainment | Bally Manufacturing ; Bally |
MGM Resorts International | MGM Mirage ; MGM Grand Inc. ; MGM Resorts |
Mandalay Resort Group | Circus Circus Enterprises | MGM Resorts International
Mirage Resorts | Golden Nugget Companies ; The Mirage | MGM Resorts International
Bellagio | Bellagio Las Vegas | MGM Resorts International
Las Vegas Sands | Las Vegas Sands Corp. ; LVS |
Sands China | Venetian Macau Limited | Las Vegas Sands
Marina Bay Sands | MBS Singapore | Las Vegas Sands
Wynn Resorts | Wynn Las Vegas ; Wynn |
Genting Group | Genting ; Genting Berhad |
Resorts World | Resorts World Genting ; Genting Highlands Resort | Genting Group
Norwegian Cruise Line | Norwegian Caribbean Line ; NCL ; Norwegian Cruise Line Holdings |
Royal Caribbean Group | Royal Caribbean International ; Royal Caribbean Cruises ; Royal Caribbean Cruise Line |
Celebrity Cruises | Celebrity | Royal Caribbean Group
Carnival Corporation | Carnival Corporation & plc ; Carnival plc |
Carnival Cruise Line | Carnival Cruise Lines ; Carnival | Carnival Corporation
Princess Cruises | Princess Cruise Lines | Carnival Corporation
Holland America Line | Holland-America Line ; Nederlandsch-Amerikaansche Stoomvaart Maatschappij ; HAL Cruises | Carnival Corporation
Cunard Line | Cunard ; Cunard-White Star ; Cunard Steamship Company | Carnival Corporation
P&O Cruises | P and O Cruises | Carnival Corporation
Costa Cruises | Costa Crociere ; Costa Line | Carnival Corporation
AIDA Cruises | AIDA | Carnival Corporation
Seabourn Cruise Line | Seabourn | Carnival Corporation
MSC Cruises | Starlauro ; Lauro Lines | Mediterranean Shipping Company
P&O | Peninsular and Oriental Steam Navigation Company ; Peninsular & Oriental | Dubai Ports World
P&O Ferries | P&O European Ferries ; Townsend Thoresen | Dubai Ports World
White Star Line | Oceanic Steam Navigation Company | Cunard Line
Stena Line | Stena Line AB | Stena AB
Stena AB | Stena Sphere ; Stena |
DFDS | Det Forenede Dampskibs-Selskab ; DFDS Seaways |
Brittany Ferries | BAI ; Bretagne-Angleterre-Irlande |
Hurtigruten | Hurtigruten Group ; Norwegian Coastal Express |
Compagnie Générale Transatlantique | French Line ; CGT French Line | CMA CGM
CMA CGM | Compagnie Maritime d'Affrètement ; Compagnie Générale Maritime |
CEVA Logistics | TNT Logistics ; CEVA | CMA CGM
Bolloré Logistics | SDV International Logistics ; SDV | CMA CGM
Maersk | A.P. Moller–Maersk ; A.P. Møller-Mærsk ; Mærsk ; Maersk Line ; AP Moller Maersk |
Sealand | Sea-Land Service ; Sea-Land | Maersk
Safmarine | South African Marine Corporation | Maersk
P&O Nedlloyd | Nedlloyd | Maersk
Hamburg Süd | Hamburg Südamerikanische Dampfschifffahrts-Gesellschaft ; Hamburg Sud | Maersk
APM Terminals | A.P. Moller Terminals | Maersk
Damco | Maersk Logistics | Maersk
Svitzer | Em. Z. Svitzer |
Hapag-Lloyd | Norddeutscher Lloyd ; HAPAG ; Hamburg America Line ; Hamburg-Amerika Linie |
Ocean Network Express | ONE |
Zim Integrated Shipping Services | ZIM ; Zim Israel Navigation Company |
Yang Ming Marine Transport | Yang Ming ; China Merchants Steam Navigation Taiwan |
Pacific International Lines | PIL |
Wallenius Wilhelmsen | Wilh. Wilhelmsen ; Wallenius Wilhelmsen Logistics |
Hutchison Ports | Hutchison Port Holdings ; HPH | CK Hutchison
PSA International | Port of Singapore Authority ; PSA Corporation | Temasek
A.S. Watson Group | A.S. Watson ; Watsons | CK Hutchison
Superdrug | Superdrug Stores | A.S. Watson Group
Savers Health & Beauty | Savers UK | A.S. Watson Group
Kruidvat | Kruidvat Drogist | A.S. Watson Group
The Perfume Shop | Perfume Shop | A.S. Watson Group
Three UK | Hutchison 3G | CK Hutchison
DHL | DHL Express ; DHL Worldwide Express | Deutsche Post
DHL Supply Chain | Exel ; Exel plc ; Ocean Group | Deutsche Post
DHL Global Forwarding | Danzas ; AEI ; Air Express International | Deutsche Post
Airborne Express | ABX Air ; Airborne Freight | DHL
Deutsche Post | DHL Group ; Deutsche Post DHL ; Deutsche Post AG |
FedEx | Federal Express ; FedEx Corporation ; FDX |
FedEx Ground | Roadway Package System ; RPS | FedEx
FedEx Office | Kinko's ; FedEx Kinko's | FedEx
FedEx Freight | American Freightways ; Viking Freight | FedEx
TNT Express | TNT ; Thomas Nationwide Transport ; TNT N.V. | FedEx
Flying Tiger Line | Flying Tigers ; National Skyway Freight Corporation | FedEx
United Parcel Service | UPS ; American Messenger Company ; United Parcel Service of America |
The UPS Store | Mail Boxes Etc. | United Parcel Service
Coyote Logistics | Coyote | RXO
RXO | RXO Inc. |
XPO | XPO Logistics ; Express-1 Expedited Solutions |
Con-way | Consolidated Freightways ; CNF Inc. ; Con-way Freight | XPO
Norbert Dentressangle | Norbert Dentressangle SA ; XPO Logistics Europe | XPO
GXO Logistics | GXO |
Wincanton | Wincanton plc | GXO Logistics
Clipper Logistics | Clipper | GXO Logistics
Royal Mail | Royal Mail Group ; Consignia ; Post Office Group | International Distribution Services
International Distribution Services | Royal Mail plc | EP Group
EP Group | EPH ; Energetický a průmyslový holding |
GLS | General Logistics Systems ; German Parcel | International Distribution Services
Parcelforce | Parcelforce Worldwide ; Royal Mail Parcels | Royal Mail
Post Office Ltd | Post Office Counters ; Post Office Limited |
PostNL | TPG Post ; TNT Post ; Koninklijke TNT Post ; KPN Post |
bpost | De Post |
PostNord | Posten ; Post Danmark ; Posten AB |
Österreichische Post | Austrian Post |
An Post | Irish Post Office |
Correos | Sociedad Estatal Correos y Telégrafos ; Correos y Telégrafos |
CTT Correios de Portugal | CTT ; Correios, Telégrafos e Telefones |
Poczta Polska | Polish Post |
Australia Post | Australian Postal Corporation ; Postmaster-General's Department |
New Zealand Post | NZ Post ; New Zealand Post Office |
Canada Post | Postes Canada ; Canada Post Corporation ; Post Office Department Canada |
Purolator | Purolator Courier ; Trans Canadian Couriers | Canada Post
India Post | Department of Posts |
Kuehne + Nagel | Kuehne+Nagel ; Kühne + Nagel ; Kuhne & Nagel |
Panalpina | Panalpina Welttransport | DSV
DSV | De Sammensluttede Vognmænd ; DSV Panalpina ; DSV A/S |
UTi Worldwide | UTi | DSV
DB Schenker | Schenker AG ; Schenker & Co. ; Schenker | DSV
Geodis | Calberson ; Geodis Wilson | SNCF
Keolis | VIA-GTI | SNCF
Eurostar | Eurostar International ; Eurostar Group | SNCF
Thalys | THI Factory | Eurostar
Transdev | Veolia Transdev ; Connex ; Transdev Group |
Arriva | Arriva plc ; Cowie Group |
Stagecoach Group | Stagecoach |
FirstGroup | First Group ; Badgerline ; FirstBus |
Greyhound Lines | Greyhound ; Greyhound Bus | Flix
Flix | FlixBus ; Flixmobility ; FlixTrain |
Go-Ahead Group | Go-Ahead |
National Express | Mobico Group ; National Express Group |
Coach USA | Stagecoach North America |
Laidlaw | Laidlaw International | FirstGroup
C.H. Robinson | CH Robinson ; C. H. Robinson Worldwide |
Expeditors International | Expeditors |
J.B. Hunt | JB Hunt Transport Services ; J. B. Hunt |
Ryder | Ryder System |
Yellow Corporation | YRC Worldwide ; Yellow Freight ; Roadway Express |
Union Pacific Railroad | Union Pacific ; UP ; Union Pacific Corporation |
Southern Pacific Railroad | Southern Pacific ; Southern Pacific Transportation Company | Union Pacific Railroad
Missouri Pacific Railroad | Missouri Pacific ; MoPac | Union Pacific Railroad
Chicago and North Western Railway | Chicago & North Western ; C&NW | Union Pacific Railroad
CSX Transportation | CSX ; CSX Corporation ; Chessie System ; Seaboard System |
Chesapeake and Ohio Railway | C&O ; Chesapeake & Ohio Railway | CSX Transportation
Baltimore and Ohio Railroad | B&O ; Baltimore & Ohio Railroad | CSX Transportation
Louisville and Nashville Railroad | L&N | CSX Transportation
Norfolk Southern Railway | Norfolk Southern ; NS |
Norfolk and Western Railway | N&W | Norfolk Southern Railway
New York Central Railroad | New York Central ; NYC railroad | Penn Central
Penn Central | Penn Central Transportation Company | Conrail
Pennsylvania Railroad | PRR ; Pennsy | Penn Central
Atchison, Topeka and Santa Fe Railway | Santa Fe Railway ; Santa Fe Railroad ; AT&SF ; ATSF | BNSF Railway
Burlington Northern Railroad | Burlington Northern ; BN | BNSF Railway
Northern Pacific Railway | Northern Pacific Railroad ; Northern Pacific | Burlington Northern Railroad
Chicago, Burlington and Quincy Railroad | CB&Q ; Burlington Route | Burlington Northern Railroad
Kansas City Southern Railway | Kansas City Southern ; KCS ; CPKC | Canadian Pacific
Soo Line Railroad | Soo Line | Canadian Pacific
Illinois Central Railroad | Illinois Central ; Illinois Central Gulf | Canadian National Railway
Grand Trunk Railway | Grand Trunk | Canadian National Railway
Via Rail | VIA Rail Canada |
Amtrak | National Railroad Passenger Corporation |
London and North Eastern Railway | LNER | British Rail
London, Midland and Scottish Railway | LMS ; London Midland and Scottish Railway | British Rail
Great Western Railway | GWR ; Great Western | British Rail
Southern Railway | Southern Railway of Great Britain | British Rail
London Underground | The Tube ; London Underground Limited ; Underground Electric Railways Company of London | Transport for London
London Transport | London Passenger Transport Board ; London Transport Executive ; London Transport Board | Transport for London
Network Rail | Railtrack |
GB Railfreight | GBRf |
DB Cargo UK | English Welsh & Scottish Railway ; EWS ; DB Schenker Rail UK | Deutsche Bahn
ÖBB | Österreichische Bundesbahnen ; Austrian Federal Railways |
Trenitalia | Trenitalia S.p.A. | Ferrovie dello Stato Italiane
Rete Ferroviaria Italiana | RFI | Ferrovie dello Stato Italiane
Nederlandse Spoorwegen | NS ; Dutch Railways |
ProRail | Railinfratrust |
NMBS/SNCB | SNCB ; NMBS ; National Railway Company of Belgium ; Société Nationale des Chemins de fer Belges |
SJ | Statens Järnvägar ; SJ AB ; Swedish State Railways |
Vy | NSB ; Norges Statsbaner ; Norwegian State Railways ; Vygruppen |
DSB | Danske Statsbaner ; Danish State Railways |
VR Group | Valtion Rautatiet ; VR ; Finnish State Railways |
Comboios de Portugal | CP ; Caminhos de Ferro Portugueses |
Irish Rail | Iarnród Éireann | Córas Iompair Éireann
Córas Iompair Éireann | CIÉ ; CIE |
Queensland Rail | Queensland Railways |
Aurizon | QR National |
Sydney Trains | CityRail |
KiwiRail | New Zealand Railways ; New Zealand Railways Department ; Tranz Rail ; Toll NZ |
Lee Enterprises | Lee Newspapers |
Evergreen Group | Evergreen Taiwan |
Air Mauritius | Air Mauritius Limited |
Interflug | Interflug GmbH |
HCA Healthcare | HCA ; Columbia/HCA ; HCA Holdings ; Hospital Corporation of America |
HealthONE | HCA HealthONE ; HealthOne | HCA Healthcare
TriStar Health | HCA TriStar | HCA Healthcare
Methodist Healthcare (San Antonio) | Methodist Healthcare System of San Antonio | HCA Healthcare
Mission Health | Mission Hospital Asheville | HCA Healthcare
HCA Healthcare UK | HCA International | HCA Healthcare
The London Clinic | London Clinic |
Sarah Cannon Research Institute | Sarah Cannon | HCA Healthcare
Sunrise Hospital & Medical Center | Sunrise Hospital | HCA Healthcare
Trinity Health | Catholic Health East ; Holy Cross Health System ; Mercy Health Services |
Saint Joseph Mercy Health System | Trinity Health Michigan | Trinity Health
Loyola Medicine | Loyola University Medical Center ; Foster G. McGaw Hospital | Trinity Health
Mount Carmel Health System | Mount Carmel Health | Trinity Health
St. Peter's Health Partners | St. Peter's Hospital Albany | Trinity Health
Mercy Health System St. Louis | Mercy (St. Louis) ; Mercy Health System ; Sisters of Mercy Health System |
Mercy Health | Bon Secours Mercy Health ; Bon Secours ; Mercy Health Ohio ; Catholic Health Partners |
SSM Health | SSM Health Care ; Sisters of St. Mary Health System |
Saint Louis University Hospital | SLU Hospital ; SSM Health Saint Louis University Hospital ; Firmin Desloge Hospital | SSM Health
Cardinal Glennon Children's Hospital | SSM Health Cardinal Glennon ; Cardinal Glennon Memorial Hospital | SSM Health
St. Louis Children's Hospital | SLCH | BJC HealthCare
Saint Luke's Health System | Saint Luke's Hospital of Kansas City | BJC HealthCare
CommonSpirit Health | Catholic Health Initiatives ; CommonSpirit |
Dignity Health | Catholic Healthcare West ; CHW | CommonSpirit Health
CHI St. Luke's Health | Baylor St. Luke's Medical Center ; St. Luke's Episcopal Hospital | CommonSpirit Health
Virginia Mason Medical Center | Virginia Mason Franciscan Health ; Virginia Mason Clinic | CommonSpirit Health
Providence Health & Services | Providence ; Providence St. Joseph Health ; Sisters of Providence Health System |
St. Joseph Health | St. Joseph Health System | Providence Health & Services
Swedish Medical Center | Swedish Health Services ; Swedish Hospital Seattle | Providence Health & Services
Providence Portland Medical Center | Providence Hospital Portland | Providence Health & Services
Providence Saint John's Health Center | Saint John's Hospital Santa Monica ; St. John's Health Center | Providence Health & Services
Hoag | Hoag Memorial Hospital Presbyterian ; Hoag Hospital |
John Wayne Cancer Institute | Saint John's Cancer Institute | Providence Saint John's Health Center
Ascension | Ascension Health ; Daughters of Charity National Health System |
Ascension Seton | Seton Healthcare Family | Ascension
Dell Children's Medical Center | Dell Children's | Ascension Seton
Ascension St. Vincent's | St. Vincent Health | Ascension
Saint Thomas Health | Ascension Saint Thomas | Ascension
St. John Providence |  | Ascension
Providence Hospital (Washington) | Providence Hospital Washington D.C. | Ascension
Tenet Healthcare | National Medical Enterprises ; Tenet |
Detroit Medical Center | DMC | Tenet Healthcare
Harper University Hospital | Harper Hospital | Detroit Medical Center
Children's Hospital of Michigan | Children's Free Hospital Detroit | Detroit Medical Center
Sinai-Grace Hospital | Sinai Hospital of Detroit ; Grace Hospital Detroit | Detroit Medical Center
Vanguard Health Systems | Vanguard Health | Tenet Healthcare
Saint Vincent Hospital (Worcester) | St. Vincent Hospital Worcester | Tenet Healthcare
United Surgical Partners International | USPI | Tenet Healthcare
Community Health Systems | CHS |
Health Management Associates | HMA | Community Health Systems
Universal Health Services | UHS |
LifePoint Health | Lifepoint Health ; LifePoint Hospitals ; RegionalCare |
Kindred Healthcare | Vencor | Lifepoint Health
Prime Healthcare | Prime Healthcare Services |
Steward Health Care System | Steward Health Care ; Caritas Christi Health Care |
St. Elizabeth's Medical Center | St. Elizabeth's Hospital Boston |
Carney Hospital | Steward Carney Hospital | Steward Health Care System
Encompass Health | HealthSouth |
Select Medical | Select Medical Holdings |
Kessler Institute for Rehabilitation | Kessler Institute ; Kessler Rehabilitation | Select Medical
DaVita | DaVita Inc. ; Total Renal Care |
HealthCare Partners | DaVita Medical Group | Optum
Kaiser Permanente | Kaiser Foundation Health Plan ; Kaiser Foundation Hospitals ; The Permanente Medical Group ; Kaiser ; Kaiser Permanente Medical Group |
Southern California Permanente Medical Group | SCPMG | Kaiser Permanente
Kaiser Permanente Washington | Group Health Cooperative ; Group Health Cooperative of Puget Sound ; Group Health | Kaiser Permanente
Center for Health Research | Kaiser Permanente Center for Health Research | Kaiser Permanente
Risant Health | Risant | Kaiser Permanente
Geisinger | Geisinger Medical Center ; Geisinger Health System ; Geisinger Clinic ; George F. Geisinger Memorial Hospital | Risant Health
Cone Health | Moses Cone Health System | Risant Health
Weis Center for Research | Geisinger Weis Center | Geisinger
Intermountain Health | Intermountain Healthcare ; IHC ; Intermountain Health Care |
LDS Hospital | Dr. W. H. Groves Latter-day Saints Hospital | Intermountain Health
Intermountain Medical Center | IMC Murray | Intermountain Health
Primary Children's Hospital | Primary Children's Medical Center | Intermountain Health
SCL Health | Sisters of Charity of Leavenworth Health System | Intermountain Health
Saint Joseph Hospital (Denver) | St. Joseph Hospital Denver | Intermountain Health
University of Colorado Health | UCHealth |
Poudre Valley Hospital | Poudre Valley Health System | UCHealth
University of Colorado Hospital | Colorado General Hospital ; UCH | UCHealth
Children's Hospital Colorado | The Children's Hospital Denver ; Denver Children's Hospital |
Denver Health | Denver General Hospital ; Denver Health Medical Center |
Craig Hospital | Craig Rehabilitation Hospital |
Centura Health | Centura | CommonSpirit Health
Banner Health | Samaritan Health System ; Lutheran Health Systems |
Banner University Medical Center Phoenix | Banner – University Medical Center Phoenix ; Good Samaritan Hospital Phoenix ; Banner Good Samaritan Medical Center | Banner Health
Banner University Medical Center Tucson | Banner – University Medical Center Tucson ; University Medical Center Tucson ; Arizona Health Sciences Center Hospital | Banner Health
Banner MD Anderson Cancer Center | Banner MD Anderson | Banner Health
Banner Alzheimer's Institute | BAI | Banner Health
Sun Health Research Institute | Banner Sun Health Research Institute | Banner Health
HonorHealth | Scottsdale Healthcare ; John C. Lincoln Health Network |
Phoenix Children's Hospital | Phoenix Children's |
Valleywise Health | Maricopa Integrated Health System ; Maricopa Medical Center ; Maricopa County General Hospital |
Sharp HealthCare | Sharp Healthcare ; Sharp Memorial Hospital |
Scripps Health | Scripps Memorial Hospital |
Scripps Clinic | Scripps Metabolic Clinic | Scripps Health
Scripps Mercy Hospital | Mercy Hospital San Diego | Scripps Health
Scripps Green Hospital | Green Hospital | Scripps Health
UC San Diego Health | University Hospital San Diego ; UC San Diego Medical Center ; UCSD Medical Center |
Rebecca and John Moores Cancer Center | Moores Cancer Center ; UCSD Cancer Center | UC San Diego Health
UCLA Health | UCLA Medical Center |
Santa Monica–UCLA Medical Center | Santa Monica Hospital ; UCLA Santa Monica Medical Center | UCLA Health
Mattel Children's Hospital | UCLA Mattel Children's Hospital ; Mattel Children's Hospital UCLA | UCLA Health
Stewart and Lynda Resnick Neuropsychiatric Hospital | UCLA Neuropsychiatric Hospital ; UCLA Neuropsychiatric Institute | UCLA Health
Jules Stein Eye Institute | UCLA Stein Eye Institute ; Stein Eye Institute | UCLA Health
Jonsson Comprehensive Cancer Center | JCCC | UCLA Health
Harbor-UCLA Medical Center | Harbor–UCLA Medical Center ; Harbor General Hospital ; Los Angeles County Harbor-UCLA Medical Center ; Los Angeles County Harbor General Hospital | Los Angeles County Department of Health Services
Los Angeles County Department of Health Services | LA County DHS |
LAC+USC Medical Center | Los Angeles General Medical Center ; Los Angeles County General Hospital ; Los Angeles County–USC Medical Center ; LA County+USC | Los Angeles County Department of Health Services
Olive View–UCLA Medical Center | Olive View Medical Center ; Olive View Sanatorium | Los Angeles County Department of Health Services
Rancho Los Amigos National Rehabilitation Center | Rancho Los Amigos Hospital ; Rancho Los Amigos | Los Angeles County Department of Health Services
Martin Luther King Jr. Community Hospital | King/Drew Medical Center ; Martin Luther King Jr./Drew Medical Center ; Martin Luther King Jr. General Hospital |
Lundquist Institute | Los Angeles Biomedical Research Institute ; LA BioMed ; Harbor-UCLA Research and Education Institute |
Keck Medicine of USC | Keck Hospital of USC ; USC University Hospital |
USC Norris Comprehensive Cancer Center | Norris Cancer Center ; Kenneth Norris Jr. Cancer Hospital | Keck Hospital of USC
Good Samaritan Hospital (Los Angeles) | PIH Health Good Samaritan Hospital ; Hospital of the Good Samaritan | PIH Health
PIH Health | PIH Health Inc. |
Huntington Hospital | Huntington Memorial Hospital ; Pasadena Hospital | Cedars-Sinai Medical Center
Cedars-Sinai Medical Center | Cedars-Sinai ; Cedars of Lebanon Hospital ; Mount Sinai Hospital Los Angeles ; Kaspare Cohn Hospital |
Children's Hospital of Orange County | CHOC ; CHOC Children's | Rady Children's Health
Rady Children's Health | Rady Children's Health Network |
Rady Children's Hospital | San Diego Children's Hospital ; Children's Hospital San Diego |
Loma Linda University Health | Loma Linda University Medical Center ; Loma Linda Sanitarium |
City of Hope | City of Hope National Medical Center ; Beckman Research Institute ; City of Hope Medical Center |
Cancer Treatment Centers of America | CTCA ; City of Hope Chicago ; Midwestern Regional Medical Center | City of Hope
MemorialCare | MemorialCare Health System |
Cottage Health | Cottage Health System |
Community Medical Centers (Fresno) | Community Regional Medical Center Fresno |
Valley Children's Hospital | Children's Hospital Central California ; Valley Children's Healthcare |
UC Davis Medical Center | UC Davis Health ; Sacramento Medical Center ; University of California, Davis Medical Center |
UCSF Health | UCSF Medical Center ; Moffitt Hospital ; University of California San Francisco Medical Center ; Parnassus Hospital |
San Francisco Department of Public Health | SFDPH |
UCSF Benioff Children's Hospital | UCSF Children's Hospital | UCSF Medical Center
UCSF Benioff Children's Hospital Oakland | Children's Hospital Oakland ; Children's Hospital & Research Center Oakland ; CHORI | UCSF Medical Center
Langley Porter Psychiatric Institute | Langley Porter Neuropsychiatric Institute ; Langley Porter Clinic | UCSF Medical Center
Mount Zion Hospital | UCSF Mount Zion Medical Center ; Mt. Zion Hospital | UCSF Medical Center
California Pacific Medical Center | CPMC ; Pacific Presbyterian Medical Center ; Presbyterian Hospital of San Francisco | Sutter Health
Alta Bates Summit Medical Center | Alta Bates Hospital ; Alta Bates Medical Center ; Summit Medical Center | Sutter Health
Alameda Health System | Alameda County Medical Center |
Stanford Health Care | Stanford Hospital ; Stanford University Hospital ; Stanford Hospital and Clinics ; Stanford University Medical Center ; Palo Alto-Stanford Hospital |
Lucile Packard Children's Hospital | Stanford Children's Health ; Stanford Medicine Children's Health ; Children's Hospital at Stanford |
El Camino Health | El Camino Hospital |
Oregon Health & Science University Hospital | OHSU Hospital ; University Hospital Portland |
Doernbecher Children's Hospital | OHSU Doernbecher Children's Hospital | Oregon Health & Science University Hospital
Knight Cancer Institute | OHSU Knight Cancer Institute | Oregon Health & Science University Hospital
Legacy Emanuel Medical Center | Emanuel Hospital Portland ; Legacy Emanuel Hospital | Legacy Health
Legacy Good Samaritan Medical Center | Good Samaritan Hospital Portland | Legacy Health
Randall Children's Hospital | Legacy Emanuel Children's Hospital | Legacy Health
UW Medicine | University of Washington Medicine |
University of Washington Medical Center | UW Medical Center ; UWMC ; University Hospital Seattle | UW Medicine
Harborview Medical Center | Harborview Hospital ; King County Hospital | UW Medicine
Northwest Hospital & Medical Center | UW Medical Center Northwest ; Northwest Hospital Seattle | UW Medicine
Seattle Children's Hospital | Children's Orthopedic Hospital ; Children's Hospital and Regional Medical Center ; Seattle Children's |
Seattle Children's Research Institute | Seattle BioMed ; Center for Infectious Disease Research ; Seattle Biomedical Research Institute | Seattle Children's Hospital
Fred Hutchinson Cancer Center | Fred Hutch ; Fred Hutchinson Cancer Research Center ; Seattle Cancer Care Alliance ; SCCA |
Benaroya Research Institute | BRI ; Virginia Mason Research Center | Virginia Mason Medical Center
MultiCare Health System | MultiCare |
PeaceHealth | Sisters of St. Joseph of Peace Health System |
St. Luke's Health System (Idaho) | St. Luke's Boise Medical Center |
Mayo Clinic | Mayo Foundation ; Mayo ; Mayo Medical Center ; Mayo Graduate School Hospital |
Saint Marys Hospital (Rochester) | Saint Marys Hospital Rochester ; St. Mary's Hospital Rochester Minnesota | Mayo Clinic
Rochester Methodist Hospital | Mayo Clinic Hospital Methodist Campus | Mayo Clinic
Mayo Clinic Health System | Luther Midelfort ; Franciscan Healthcare La Crosse | Mayo Clinic
Fairview Health Services | M Health Fairview ; University of Minnesota Medical Center ; University of Minnesota Hospitals ; Fairview-University Medical Center |
HealthEast Care System | HealthEast | M Health Fairview
Hennepin Healthcare | Hennepin County Medical Center ; HCMC ; Hennepin County General Hospital ; Minneapolis General Hospital |
Allina Health | Allina Hospitals & Clinics ; HealthSpan |
Abbott Northwestern Hospital | Abbott Northwestern | Allina Health
Minneapolis Heart Institute Foundation | Minneapolis Heart Institute | Allina Health
HealthPartners | Group Health Inc. Minnesota ; HealthPartners Institute ; Ramsey HealthCare |
Regions Hospital | St. Paul-Ramsey Medical Center ; Ramsey County Hospital | HealthPartners
Park Nicollet Health Services | Park Nicollet Clinic ; Park Nicollet | HealthPartners
Children's Minnesota | Children's Hospitals and Clinics of Minnesota |
Gillette Children's | Gillette Children's Specialty Healthcare ; Gillette State Hospital |
Essentia Health | St. Mary's/Duluth Clinic ; SMDC ; Duluth Clinic |
Sanford Health | MeritCare ; Sioux Valley Hospitals and Health System |
Marshfield Clinic | Marshfield Clinic Health System | Sanford Health
Avera Health | Avera McKennan Hospital ; Avera |
Gundersen Health System | Gundersen Lutheran ; Gundersen Clinic |
UW Health | University of Wisconsin Hospital and Clinics ; University Hospital Madison ; UW Hospital |
American Family Children's Hospital | UW Children's Hospital | UW Health
Froedtert Hospital | Froedtert & the Medical College of Wisconsin ; Froedtert Memorial Lutheran Hospital ; Froedtert ThedaCare Health |
Children's Wisconsin | Children's Hospital of Wisconsin ; Milwaukee Children's Hospital |
Aurora Health Care | Aurora St. Luke's Medical Center ; Aurora Health | Advocate Health
Advocate Health Care | EHS Health Care ; Lutheran General HealthSystem | Advocate Health
Advocate Christ Medical Center | Christ Hospital Oak Lawn ; Evangelical Hospital Chicago | Advocate Health Care
Advocate Lutheran General Hospital | Lutheran General Hospital | Advocate Health Care
Advocate Illinois Masonic Medical Center | Illinois Masonic Medical Center | Advocate Health Care
Atrium Health | Carolinas HealthCare System | Advocate Health
Levine Cancer Institute | Atrium Health Levine Cancer | Atrium Health
Atrium Health Wake Forest Baptist | Wake Forest Baptist Health ; Wake Forest Baptist Medical Center ; North Carolina Baptist Hospital | Atrium Health
Navicent Health | Atrium Health Navicent | Atrium Health
Northwestern Memorial Hospital | Passavant Memorial Hospital ; Wesley Memorial Hospital |
Prentice Women's Hospital | Prentice Women's Hospital and Maternity Center | Northwestern Memorial Hospital
Endeavor Health | NorthShore University HealthSystem ; Evanston Northwestern Healthcare ; Edward-Elmhurst Health |
UChicago Medicine | University of Chicago Medical Center ; University of Chicago Hospitals |
Comer Children's Hospital | University of Chicago Comer Children's Hospital ; Wyler Children's Hospital | UChicago Medicine
Chicago Lying-in Hospital | Chicago Maternity Center | UChicago Medicine
University of Illinois Hospital | UI Health ; University of Illinois Medical Center at Chicago ; University of Illinois Hospital & Health Sciences System ; UIC Medical Center |
Rush University Medical Center | Rush-Presbyterian-St. Luke's Medical Center ; Presbyterian-St. Luke's Hospital ; Rush Medical Center ; St. Luke's Hospital Chicago | Rush System for Health
Rush System for Health | Rush University System for Health |
Cook County Health | Cook County Health and Hospitals System |
Shriners Children's | Shriners Hospitals for Children ; Shriners Hospital ; Shriners Hospitals for Crippled Children |
Carle Health | Carle Foundation Hospital ; Carle Clinic ; Carle Foundation |
OSF HealthCare | OSF Saint Francis Medical Center |
Memorial Health (Springfield) | Memorial Medical Center Springfield |
Indiana University Health | IU Health ; Clarian Health ; Clarian Health Partners ; Indiana University Hospital |
Methodist Hospital (Indianapolis) | IU Health Methodist Hospital ; Methodist Hospital of Indiana | Indiana University Health
Riley Hospital for Children | Riley Children's Health ; James Whitcomb Riley Hospital for Children | Indiana University Health
Eskenazi Health | Wishard Health Services ; Wishard Memorial Hospital ; Marion County General Hospital |
Regenstrief Institute | Regenstrief Institute for Health Care |
Community Health Network | Community Hospital Indianapolis |
Michigan Medicine | University of Michigan Health System ; University of Michigan Hospitals ; University of Michigan Health ; University of Michigan Hospital |
C.S. Mott Children's Hospital | Mott Children's Hospital | Michigan Medicine
W.K. Kellogg Eye Center | Kellogg Eye Center | Michigan Medicine
Sparrow Health System | Sparrow Hospital ; University of Michigan Health-Sparrow | Michigan Medicine
Henry Ford Health | Henry Ford Health System ; Henry Ford Hospital |
Corewell Health | Spectrum Health ; Beaumont Health ; BHSH System |
Butterworth Hospital | Spectrum Health Butterworth Hospital ; Corewell Health Butterworth Hospital | Corewell Health
Helen DeVos Children's Hospital | DeVos Children's Hospital | Corewell Health
Oakwood Healthcare | Oakwood Hospital | Corewell Health
McLaren Health Care | McLaren Health Care Corporation |
Karmanos Cancer Institute | Barbara Ann Karmanos Cancer Institute ; Michigan Cancer Foundation | McLaren Health Care
Bronson Methodist Hospital | Bronson Healthcare ; Bronson Hospital |
Hurley Medical Center | Hurley Hospital |
Cleveland Clinic | Cleveland Clinic Foundation ; CCF ; The Cleveland Clinic Foundation |
Cole Eye Institute | Cleveland Clinic Cole Eye Institute | Cleveland Clinic
Akron General Medical Center | Cleveland Clinic Akron General ; Peoples Hospital Akron | Cleveland Clinic
Fairview Hospital (Cleveland) | Cleveland Clinic Fairview Hospital ; Fairview General Hospital | Cleveland Clinic
Hillcrest Hospital (Cleveland) | Cleveland Clinic Hillcrest Hospital | Cleveland Clinic
Indian River Medical Center | Cleveland Clinic Indian River Hospital | Cleveland Clinic
Martin Health System | Cleveland Clinic Martin Health | Cleveland Clinic
Cleveland Clinic London | Cleveland Clinic UK | Cleveland Clinic
University Hospitals Cleveland | University Hospitals of Cleveland ; University Hospitals ; University Hospitals Case Medical Center ; UH Hospitals Cleveland ; UH Cleveland Medical Center |
Rainbow Babies & Children's Hospital | Rainbow Babies and Children's Hospital ; UH Rainbow | University Hospitals of Cleveland
Seidman Cancer Center | UH Seidman Cancer Center ; Ireland Cancer Center | University Hospitals of Cleveland
MetroHealth | MetroHealth Medical Center ; MetroHealth System ; Cleveland Metropolitan General Hospital ; Cleveland City Hospital |
Summa Health | Summa Health System |
Akron Children's Hospital | Children's Hospital Medical Center of Akron |
Ohio State University Wexner Medical Center | OSU Wexner Medical Center ; Ohio State University Medical Center ; Ohio State University Hospital ; University Hospital Columbus |
James Cancer Hospital | Arthur G. James Cancer Hospital ; OSUCCC – James ; The James | Ohio State University Wexner Medical Center
Nationwide Children's Hospital | Columbus Children's Hospital ; Children's Hospital Columbus |
OhioHealth | U.S. Health Corporation |
Cincinnati Children's Hospital Medical Center | Cincinnati Children's ; CCHMC ; Children's Hospital Medical Center Cincinnati ; Children's Hospital Research Foundation Cincinnati |
UC Health | University of Cincinnati Medical Center ; University Hospital Cincinnati ; Health Alliance of Greater Cincinnati |
TriHealth | TriHealth Inc. |
The Christ Hospital | Christ Hospital Cincinnati |
Kettering Health | Kettering Medical Center ; Kettering Health Network |
Premier Health | Premier Health Partners |
ProMedica | ProMedica Health System |
University of Kentucky HealthCare | UK HealthCare ; University of Kentucky Hospital |
Norton Healthcare | Norton Hospital ; Alliant Health System |
Norton Children's Hospital | Kosair Children's Hospital | Norton Healthcare
UofL Health | University of Louisville Hospital ; KentuckyOne Health |
Vanderbilt University Medical Center | VUMC ; Vanderbilt University Hospital ; Vanderbilt Hospital ; Vanderbilt Health |
Monroe Carell Jr. Children's Hospital at Vanderbilt | Vanderbilt Children's Hospital | Vanderbilt University Medical Center
Vanderbilt-Ingram Cancer Center | Vanderbilt Ingram Cancer Center ; VICC | Vanderbilt University Medical Center
Methodist Le Bonheur Healthcare | Methodist Healthcare Memphis ; Methodist University Hospital |
Le Bonheur Children's Hospital | Le Bonheur Children's Medical Center | Methodist Le Bonheur Healthcare
Baptist Memorial Health Care | Baptist Memorial Hospital ; Baptist Memorial Hospital-Memphis |
Regional One Health | The MED ; Regional Medical Center at Memphis ; City of Memphis Hospital |
UAB Medicine | UAB Hospital ; University of Alabama Hospital ; UAB Health System ; University Hospital Birmingham Alabama |
Children's of Alabama | Children's Hospital of Alabama |
Emory Healthcare | Emory University Hospital ; Emory Clinic ; Emory University Hospital System |
Emory University Hospital Midtown | Crawford Long Hospital ; Crawford W. Long Memorial Hospital ; Emory Crawford Long Hospital | Emory Healthcare
Winship Cancer Institute | Winship Cancer Institute of Emory University ; Winship Clinic | Emory Healthcare
Grady Health System | Grady Memorial Hospital ; Grady Hospital |
Children's Healthcare of Atlanta | CHOA |
Piedmont Healthcare | Piedmont Hospital ; Piedmont Atlanta Hospital ; Piedmont Sanatorium |
Northside Hospital | Northside Hospital Atlanta |
WellStar Health System | Wellstar |
Augusta University Medical Center | Medical College of Georgia Hospital ; Georgia Health Sciences Medical Center ; Wellstar MCG Health ; Eugene Talmadge Memorial Hospital | WellStar Health System
Shepherd Center | Shepherd Spinal Center |
MUSC Health | MUSC Medical Center ; Medical University of South Carolina Hospital ; Medical University Hospital Charleston |
Prisma Health | Greenville Health System ; Palmetto Health ; Greenville Hospital System |
Duke University Health System | Duke Health ; DUHS |
Duke University Hospital | Duke University Medical Center ; Duke Hospital | Duke University Health System
Duke Regional Hospital | Durham Regional Hospital ; Watts Hospital | Duke University Health System
Duke Clinical Research Institute | DCRI | Duke University Health System
UNC Health | UNC Health Care ; UNC Hospitals ; University of North Carolina Hospitals |
Rex Hospital | UNC Rex Healthcare ; Rex Healthcare | UNC Health
Lineberger Comprehensive Cancer Center | UNC Lineberger | UNC Health
Novant Health | Novant Health Inc. |
ECU Health | Vidant Health ; Pitt County Memorial Hospital ; Vidant Medical Center |
WakeMed | WakeMed Health & Hospitals ; Wake Medical Center |
VCU Health | VCU Medical Center ; Medical College of Virginia Hospitals ; MCV Hospitals ; Medical College of Virginia Hospital |
Massey Cancer Center | VCU Massey Comprehensive Cancer Center | VCU Health
UVA Health | University of Virginia Hospital ; University of Virginia Medical Center ; University of Virginia Health System |
Inova Health System | Inova ; Inova Fairfax Hospital |
Sentara Healthcare | Sentara Norfolk General Hospital ; Sentara Health |
Carilion Clinic | Carilion Health System ; Roanoke Memorial Hospital |
Children's Hospital of The King's Daughters | CHKD |
WVU Medicine | West Virginia University Hospitals ; West Virginia University Health System |
MedStar Health | Helix Health ; MedStar |
Washington Hospital Center | MedStar Washington Hospital Center | MedStar Health
Georgetown University Hospital | MedStar Georgetown University Hospital | MedStar Health
MedStar National Rehabilitation Hospital | National Rehabilitation Hospital | MedStar Health
Union Memorial Hospital | MedStar Union Memorial Hospital | MedStar Health
MedStar Franklin Square Medical Center | Franklin Square Hospital | MedStar Health
MedStar Good Samaritan Hospital | Good Samaritan Hospital Baltimore | MedStar Health
MedStar Health Research Institute | MedStar Research Institute | MedStar Health
George Washington University Hospital | GW Hospital | Universal Health Services
Howard University Hospital | Freedmen's Hospital |
Children's National Medical Center | Children's National Hospital ; Children's Hospital of the District of Columbia ; Children's Hospital National Medical Center |
Sibley Memorial Hospital | Sibley Hospital | Johns Hopkins Medicine
Suburban Hospital | Suburban Hospital Bethesda | Johns Hopkins Medicine
Johns Hopkins Hospital | The Johns Hopkins Hospital ; JHH |
Johns Hopkins Bayview Medical Center | Baltimore City Hospitals ; Francis Scott Key Medical Center ; Bayview Medical Center | Johns Hopkins Medicine
Wilmer Eye Institute | Wilmer Ophthalmological Institute ; Johns Hopkins Wilmer Eye Institute | Johns Hopkins Hospital
Sidney Kimmel Comprehensive Cancer Center | Johns Hopkins Oncology Center ; Johns Hopkins Kimmel Cancer Center | Johns Hopkins Hospital
Henry Phipps Psychiatric Clinic | Phipps Clinic ; Phipps Psychiatric Clinic | Johns Hopkins Hospital
Johns Hopkins All Children's Hospital | All Children's Hospital ; American Legion Hospital for Crippled Children | Johns Hopkins Medicine
Howard County General Hospital | Howard County Medical Center | Johns Hopkins Medicine
University of Maryland Medical System | UMMS |
University of Maryland Medical Center | University of Maryland Hospital ; Baltimore Infirmary | University of Maryland Medical System
R Adams Cowley Shock Trauma Center | Shock Trauma ; Maryland Institute for Emergency Medical Services | University of Maryland Medical Center
LifeBridge Health | LifeBridge |
Mercy Medical Center (Baltimore) | Mercy Hospital Baltimore |
Greater Baltimore Medical Center | GBMC |
Nemours | Nemours Children's Health ; Nemours Foundation ; Alfred I. duPont Institute |
Hospital of the University of Pennsylvania | HUP ; University of Pennsylvania Health System ; UPHS |
Pennsylvania Hospital | The Pennsylvania Hospital | Penn Medicine
Penn Presbyterian Medical Center | Presbyterian Hospital Philadelphia ; Presbyterian-University of Pennsylvania Medical Center | Penn Medicine
Abramson Cancer Center | University of Pennsylvania Cancer Center | Penn Medicine
Scheie Eye Institute | Penn Scheie Eye Institute | Penn Medicine
Lancaster General Hospital | Penn Medicine Lancaster General Health ; Lancaster General Health | Penn Medicine
Chester County Hospital | Penn Medicine Chester County Hospital | Penn Medicine
Princeton Medical Center | University Medical Center of Princeton ; Penn Medicine Princeton Health | Penn Medicine
Graduate Hospital | Graduate Hospital Philadelphia |
Thomas Jefferson University Hospital | Jefferson Hospital ; Jefferson Medical College Hospital ; Thomas Jefferson University Hospitals | Jefferson Health
Jefferson Health | Jefferson Health System |
Einstein Medical Center | Albert Einstein Medical Center ; Einstein Healthcare Network ; Jewish Hospital Philadelphia | Jefferson Health
Moss Rehabilitation Hospital | MossRehab ; Moss Rehab ; Moss Rehabilitation Research Institute | Jefferson Health
Abington Memorial Hospital | Abington Hospital ; Abington Health | Jefferson Health
Lehigh Valley Health Network | Lehigh Valley Hospital ; LVHN | Jefferson Health
Wills Eye Hospital | Wills Eye ; Wills Eye Institute |
Sidney Kimmel Cancer Center | Kimmel Cancer Center ; Jefferson Cancer Institute | Jefferson Health
Temple University Health System | Temple University Hospital ; Temple Health |
Fox Chase Cancer Center | Institute for Cancer Research ; American Oncologic Hospital | Temple University Hospital
St. Christopher's Hospital for Children | St. Christopher's Hospital Philadelphia | Tower Health
Tower Health | Reading Health System |
Hahnemann University Hospital | Hahnemann Hospital ; Hahnemann Medical College and Hospital |
Main Line Health | Main Line Health System |
Lankenau Institute for Medical Research | LIMR | Main Line Health
Wistar Institute | The Wistar Institute ; Wistar Institute of Anatomy and Biology |
Cooper University Health Care | Cooper University Hospital ; Cooper Hospital ; Cooper Medical Center |
St. Luke's University Health Network | St. Luke's Hospital Bethlehem |
Penn State Health | Penn State Hershey Medical Center |
WellSpan Health | WellSpan |
Guthrie Clinic | Guthrie ; Robert Packer Hospital ; Guthrie Robert Packer Hospital |
University of Pittsburgh Medical Center | UPMC |
UPMC Presbyterian | UPMC Presbyterian Shadyside ; Presbyterian University Hospital | University of Pittsburgh Medical Center
UPMC Shadyside | Shadyside Hospital | University of Pittsburgh Medical Center
UPMC Mercy | Mercy Hospital of Pittsburgh | University of Pittsburgh Medical Center
UPMC Children's Hospital of Pittsburgh | Children's Hospital of Pittsburgh | University of Pittsburgh Medical Center
Western Psychiatric Institute and Clinic | UPMC Western Psychiatric Hospital ; WPIC | University of Pittsburgh Medical Center
Magee-Womens Hospital | UPMC Magee-Womens Hospital ; Elizabeth Steel Magee Hospital | University of Pittsburgh Medical Center
UPMC Hillman Cancer Center | Hillman Cancer Center ; University of Pittsburgh Cancer Institute ; UPCI | University of Pittsburgh Medical Center
UPMC Montefiore | Montefiore Hospital Pittsburgh ; Montefiore University Hospital | University of Pittsburgh Medical Center
West Penn Hospital | Western Pennsylvania Hospital | Allegheny Health Network
RWJBarnabas Health | Barnabas Health ; Saint Barnabas Health Care System |
Robert Wood Johnson University Hospital | RWJUH ; Middlesex General Hospital | RWJBarnabas Health
Newark Beth Israel Medical Center | Newark Beth Israel Hospital | RWJBarnabas Health
Saint Barnabas Medical Center | Cooperman Barnabas Medical Center ; Hospital of Saint Barnabas | RWJBarnabas Health
Rutgers Cancer Institute of New Jersey | Cancer Institute of New Jersey ; Rutgers Cancer Institute ; CINJ | RWJBarnabas Health
Jersey City Medical Center | Jersey City Medical Centre | RWJBarnabas Health
Monmouth Medical Center | Monmouth Memorial Hospital | RWJBarnabas Health
Hackensack Meridian Health | Meridian Health ; Hackensack University Health Network |
Hackensack University Medical Center | Hackensack Hospital ; HackensackUMC | Hackensack Meridian Health
John Theurer Cancer Center | Theurer Cancer Center | Hackensack Meridian Health
JFK Medical Center (Edison) | JFK University Medical Center ; JFK Johnson Rehabilitation Institute | Hackensack Meridian Health
Atlantic Health System | Atlantic Health |
Virtua Health | Virtua |
NewYork-Presbyterian Hospital | New York Presbyterian Hospital ; NYP ; NewYork-Presbyterian ; The New York and Presbyterian Hospital |
Columbia University Irving Medical Center | CUIMC ; Columbia University Medical Center ; NewYork-Presbyterian/Columbia | NewYork-Presbyterian Hospital
NewYork-Presbyterian/Weill Cornell Medical Center | New York Hospital-Cornell Medical Center ; New York–Presbyterian/Weill Cornell | NewYork-Presbyterian Hospital
Morgan Stanley Children's Hospital | Babies Hospital ; Children's Hospital of New York ; NewYork-Presbyterian Morgan Stanley Children's Hospital | NewYork-Presbyterian Hospital
Payne Whitney Psychiatric Clinic | Payne Whitney Clinic ; Bloomingdale Asylum ; NewYork-Presbyterian Westchester Division | NewYork-Presbyterian Hospital
Sloane Hospital for Women | Sloane Maternity Hospital | NewYork-Presbyterian Hospital
NewYork-Presbyterian Brooklyn Methodist Hospital | New York Methodist Hospital ; Methodist Hospital of Brooklyn | NewYork-Presbyterian Hospital
NewYork-Presbyterian Queens | New York Hospital Queens ; Booth Memorial Medical Center | NewYork-Presbyterian Hospital
NewYork-Presbyterian Lower Manhattan Hospital | New York Downtown Hospital ; Beekman Downtown Hospital ; NYU Downtown Hospital | NewYork-Presbyterian Hospital
Neurological Institute of New York | New York Neurological Institute | Columbia University Irving Medical Center
Mount Sinai Hospital (New York) | Mount Sinai Medical Center ; The Mount Sinai Hospital ; Jews' Hospital |
Mount Sinai Beth Israel | Beth Israel Medical Center | Mount Sinai Health System
Mount Sinai Morningside | Mount Sinai St. Luke's ; St. Luke's Hospital New York | Mount Sinai Health System
Mount Sinai West | Mount Sinai Roosevelt ; Roosevelt Hospital | Mount Sinai Health System
St. Luke's–Roosevelt Hospital Center | St. Luke's-Roosevelt Hospital ; Mount Sinai St. Luke's-Roosevelt | Mount Sinai Health System
New York Eye and Ear Infirmary | New York Eye and Ear Infirmary of Mount Sinai ; New York Eye and Ear | Mount Sinai Health System
Mount Sinai Queens | Astoria General Hospital | Mount Sinai Health System
South Nassau Communities Hospital | Mount Sinai South Nassau | Mount Sinai Health System
NYU Langone Health | NYU Medical Center ; NYU Langone Medical Center ; New York University Medical Center |
NYU Langone Orthopedic Hospital | Hospital for Joint Diseases ; NYU Hospital for Joint Diseases | NYU Langone Health
Rusk Rehabilitation | Rusk Institute of Rehabilitation Medicine ; Rusk Institute | NYU Langone Health
NYU Langone Hospital – Brooklyn | Lutheran Medical Center ; NYU Lutheran | NYU Langone Health
Winthrop University Hospital | NYU Langone Hospital – Long Island ; Winthrop-University Hospital ; NYU Winthrop Hospital ; Nassau Hospital | NYU Langone Health
Perlmutter Cancer Center | NYU Cancer Institute ; Laura and Isaac Perlmutter Cancer Center | NYU Langone Health
Montefiore Medical Center | Montefiore Hospital ; Montefiore Health System ; Montefiore Einstein ; Montefiore Home for Chronic Invalids |
Weiler Hospital | Jack D. Weiler Hospital ; Einstein Hospital Bronx | Montefiore Medical Center
Children's Hospital at Montefiore | CHAM | Montefiore Medical Center
NYC Health + Hospitals | New York City Health and Hospitals Corporation ; HHC |
Bellevue Hospital | Bellevue Hospital Center ; NYC Health + Hospitals/Bellevue | NYC Health + Hospitals
Kings County Hospital Center | Kings County Hospital ; NYC Health + Hospitals/Kings County | NYC Health + Hospitals
Harlem Hospital Center | Harlem Hospital ; NYC Health + Hospitals/Harlem | NYC Health + Hospitals
Jacobi Medical Center | Bronx Municipal Hospital Center ; NYC Health + Hospitals/Jacobi | NYC Health + Hospitals
Elmhurst Hospital Center | Elmhurst Hospital ; City Hospital at Elmhurst | NYC Health + Hospitals
Lincoln Hospital (Bronx) | Lincoln Medical and Mental Health Center ; Lincoln Medical Center | NYC Health + Hospitals
Metropolitan Hospital Center | Metropolitan Hospital (New York) | NYC Health + Hospitals
Coney Island Hospital | South Brooklyn Health | NYC Health + Hospitals
Queens Hospital Center | Queens General Hospital | NYC Health + Hospitals
Woodhull Medical Center | Woodhull Hospital | NYC Health + Hospitals
Northwell Health | North Shore-LIJ Health System ; North Shore–Long Island Jewish Health System ; North Shore-LIJ |
North Shore University Hospital | North Shore Hospital | Northwell Health
Long Island Jewish Medical Center | LIJ Medical Center ; Long Island Jewish Hospital ; Long Island Jewish-Hillside Medical Center | Northwell Health
Cohen Children's Medical Center | Schneider Children's Hospital ; Steven and Alexandra Cohen Children's Medical Center | Northwell Health
Zucker Hillside Hospital | Hillside Hospital | Northwell Health
Staten Island University Hospital | Staten Island Hospital | Northwell Health
Lenox Hill Hospital | German Hospital New York | Northwell Health
Feinstein Institutes for Medical Research | Feinstein Institute for Medical Research ; Boas-Marks Biomedical Science Research Center | Northwell Health
Nuvance Health | Western Connecticut Health Network ; Health Quest | Northwell Health
Maimonides Medical Center | Maimonides Hospital ; Israel Zion Hospital |
Brookdale University Hospital | Brookdale Hospital Medical Center ; Beth-El Hospital | One Brooklyn Health
One Brooklyn Health | One Brooklyn Health System |
SUNY Downstate Medical Center | University Hospital of Brooklyn ; Downstate Medical Center ; SUNY Downstate Health Sciences University |
St. Vincent's Hospital (Manhattan) | Saint Vincent's Catholic Medical Center ; St. Vincent's Hospital New York |
Stony Brook University Hospital | Stony Brook Medicine ; University Hospital Stony Brook |
Nassau University Medical Center | Nassau County Medical Center ; Meadowbrook Hospital |
Catholic Health Services of Long Island | Catholic Health (Long Island) |
Westchester Medical Center | WMCHealth ; Westchester County Medical Center ; Grasslands Hospital |
Albany Medical Center | Albany Medical Center Hospital ; Albany Med Health System |
Strong Memorial Hospital | University of Rochester Medical Center ; UR Medicine ; URMC |
Wilmot Cancer Institute | Wilmot Cancer Center ; James P. Wilmot Cancer Center | Strong Memorial Hospital
Rochester Regional Health | Rochester General Hospital ; Unity Health System |
Kaleida Health | Kaleida |
Oishei Children's Hospital | Women & Children's Hospital of Buffalo ; Children's Hospital of Buffalo | Kaleida Health
Erie County Medical Center | ECMC ; Edward J. Meyer Memorial Hospital |
SUNY Upstate Medical University Hospital | Upstate University Hospital ; University Hospital Syracuse |
Bassett Healthcare | Bassett Medical Center ; Mary Imogene Bassett Hospital ; Bassett Hospital |
Hospital for Special Surgery | HSS ; Hospital for the Ruptured and Crippled |
Yale New Haven Health | Yale-New Haven Health System ; YNHHS |
Yale New Haven Hospital | Yale-New Haven Hospital ; New Haven Hospital ; Grace-New Haven Hospital ; YNHH | Yale New Haven Health
Hospital of Saint Raphael | Hospital of St. Raphael | Yale New Haven Hospital
Smilow Cancer Hospital | Yale Cancer Center ; Smilow Cancer Hospital at Yale New Haven | Yale New Haven Hospital
Bridgeport Hospital | Bridgeport Hospital Connecticut | Yale New Haven Health
Greenwich Hospital | Greenwich Hospital Connecticut | Yale New Haven Health
Hartford HealthCare | Hartford Healthcare |
Hartford Hospital | Hartford Hospital Connecticut | Hartford HealthCare
Institute of Living | Hartford Retreat ; Connecticut Retreat for the Insane | Hartford Hospital
UConn Health | University of Connecticut Health Center ; UConn Health Center |
Saint Francis Hospital (Hartford) | Saint Francis Hospital and Medical Center ; St. Francis Hospital Hartford | Trinity Health
Brown University Health | Lifespan ; Lifespan Health System |
Rhode Island Hospital | RIH | Lifespan
Hasbro Children's Hospital | Hasbro Children's | Lifespan
Miriam Hospital | The Miriam Hospital | Lifespan
Bradley Hospital | Emma Pendleton Bradley Hospital ; Emma Pendleton Bradley Home | Lifespan
Care New England | Care New England Health System |
Women & Infants Hospital of Rhode Island | Women and Infants Hospital ; Providence Lying-In Hospital | Care New England
Butler Hospital | Butler Hospital Providence | Care New England
Dartmouth Health | Dartmouth-Hitchcock Health ; DHMC ; Hitchcock Clinic ; Dartmouth-Hitchcock Medical Center ; Mary Hitchcock Memorial Hospital |
MaineHealth | Maine General Hospital Portland |
Northern Light Health | Eastern Maine Healthcare Systems |
University of Vermont Medical Center | Fletcher Allen Health Care ; Medical Center Hospital of Vermont ; Mary Fletcher Hospital ; UVM Medical Center |
UMass Memorial Health | UMass Memorial Medical Center ; UMass Memorial Health Care ; University of Massachusetts Medical Center |
Baystate Health | Baystate Medical Center |
Mass General Brigham | Partners HealthCare ; Partners Healthcare System ; MGB |
Massachusetts General Hospital | MGH ; Mass General ; Mass. General Hospital | Mass General Brigham
MassGeneral Hospital for Children | Mass General for Children | Massachusetts General Hospital
Brigham and Women's Hospital | Peter Bent Brigham Hospital ; Boston Lying-in Hospital ; BWH ; The Brigham ; Robert Breck Brigham Hospital | Mass General Brigham
Faulkner Hospital | Brigham and Women's Faulkner Hospital | Mass General Brigham
Newton-Wellesley Hospital | Newton Cottage Hospital | Mass General Brigham
North Shore Medical Center | Salem Hospital | Mass General Brigham
Channing Laboratory | Channing Division of Network Medicine | Brigham and Women's Hospital
Ragon Institute | Ragon Institute of MGH, MIT and Harvard | Massachusetts General Hospital
Athinoula A. Martinos Center for Biomedical Imaging | Martinos Center | Massachusetts General Hospital
Beth Israel Deaconess Medical Center | BIDMC ; New England Deaconess Hospital ; Beth Israel Hospital Boston | Beth Israel Lahey Health
Beth Israel Lahey Health | CareGroup ; BILH |
Mount Auburn Hospital |  | Beth Israel Lahey Health
New England Baptist Hospital | NEBH | Beth Israel Lahey Health
Lahey Hospital & Medical Center | Lahey Clinic ; Lahey Health | Beth Israel Lahey Health
Joslin Diabetes Center | Joslin Clinic | Beth Israel Lahey Health
Boston Children's Hospital | Children's Hospital Boston ; BCH ; The Children's Hospital (Boston) ; Children's Hospital Medical Center Boston |
Franciscan Children's | Franciscan Hospital for Children | Boston Children's Hospital
Dana-Farber Cancer Institute | DFCI ; Sidney Farber Cancer Institute ; Children's Cancer Research Foundation ; Jimmy Fund Clinic |
Tufts Medical Center | New England Medical Center ; Tufts-New England Medical Center ; Boston Dispensary | Tufts Medicine
Floating Hospital for Children | Boston Floating Hospital | Tufts Medical Center
Boston Medical Center | Boston City Hospital ; Boston University Medical Center Hospital |
Cambridge Health Alliance | Cambridge Hospital ; Cambridge City Hospital |
Hebrew SeniorLife | Hebrew Rehabilitation Center ; Hebrew Rehabilitation Center for Aged |
Massachusetts Mental Health Center | Boston Psychopathic Hospital ; Boston Psychopathic |
Atrius Health | Harvard Vanguard Medical Associates | Optum
Fenway Health | Fenway Community Health ; The Fenway Institute |
Adventist Health System | AdventHealth ; Florida Hospital |
AdventHealth Orlando | Florida Hospital Orlando ; Florida Sanitarium and Hospital | AdventHealth
Orlando Health | Orlando Regional Medical Center ; Orlando Regional Healthcare |
Arnold Palmer Hospital for Children | Arnold Palmer Hospital | Orlando Health
Jackson Health System | Jackson Memorial Hospital |
Bascom Palmer Eye Institute | Anne Bates Leach Eye Hospital | UHealth
UHealth | University of Miami Health System ; University of Miami Hospital |
Sylvester Comprehensive Cancer Center | Sylvester Cancer Center | UHealth
Baptist Health South Florida | Baptist Hospital of Miami ; Baptist Health |
Miami Cancer Institute | Baptist Health Miami Cancer Institute | Baptist Health South Florida
Nicklaus Children's Hospital | Miami Children's Hospital ; Variety Children's Hospital |
Memorial Healthcare System | Memorial Regional Hospital |
Broward Health | Broward General Medical Center ; North Broward Hospital District |
Shands Hospital | UF Health Shands Hospital ; Shands at the University of Florida ; Shands HealthCare ; W. A. Shands Teaching Hospital | UF Health
UF Health | University of Florida Health |
UF Health Jacksonville | Shands Jacksonville ; University Medical Center Jacksonville | UF Health
BayCare Health System | BayCare |
Tampa General Hospital | Tampa Municipal Hospital ; TGH |
Moffitt Cancer Center | H. Lee Moffitt Cancer Center ; H. Lee Moffitt Cancer Center & Research Institute |
Ochsner Health | Ochsner Clinic ; Ochsner Medical Center ; Ochsner Foundation Hospital ; Alton Ochsner Medical Foundation |
LCMC Health | Louisiana Children's Medical Center |
University Medical Center New Orleans | Charity Hospital ; Interim LSU Hospital | LCMC Health
Tulane Medical Center | Tulane University Hospital and Clinic | LCMC Health
Franciscan Missionaries of Our Lady Health System | FMOLHS |
University of Mississippi Medical Center Hospital | UMMC ; University Hospital Jackson |
University of Arkansas for Medical Sciences Medical Center | UAMS Medical Center |
Arkansas Children's | Arkansas Children's Hospital |
OU Health | OU Medical Center ; University Hospital Oklahoma City ; Oklahoma Memorial Hospital |
INTEGRIS Health | Integris Health ; INTEGRIS Baptist Medical Center |
Saint Francis Health System | Saint Francis Hospital Tulsa ; Warren Clinic |
Texas Health Resources | Texas Health Presbyterian Hospital Dallas ; Harris Methodist |
Baylor University Medical Center | Baylor Hospital Dallas ; Texas Baptist Memorial Sanitarium | Baylor Scott & White Health
Scott & White Memorial Hospital | Scott & White Healthcare ; Scott and White Clinic ; Baylor Scott & White Medical Center – Temple | Baylor Scott & White Health
Parkland Memorial Hospital | Parkland Hospital ; Parkland Health & Hospital System ; Parkland Health |
Children's Health Dallas | Children's Health (Dallas) ; Children's Medical Center Dallas ; Children's Medical Center of Dallas |
Scottish Rite for Children | Texas Scottish Rite Hospital for Children |
Methodist Health System (Dallas) | Methodist Dallas Medical Center |
JPS Health Network | Tarrant County Hospital District |
Cook Children's Health Care System | Cook Children's Medical Center ; Fort Worth Children's Hospital |
Texas Children's Hospital | Texas Children's ; TCH |
Houston Methodist Hospital | The Methodist Hospital Houston ; Houston Methodist ; Methodist Hospital Houston |
Memorial Hermann Health System | Memorial Hermann Hospital ; Memorial Hermann–Texas Medical Center |
TIRR Memorial Hermann | The Institute for Rehabilitation and Research ; TIRR ; Texas Institute for Rehabilitation and Research | Memorial Hermann Health System
Harris Health System | Harris County Hospital District |
Menninger Foundation | Menninger Clinic ; The Menninger Clinic |
UTMB Health | University of Texas Medical Branch Hospitals |
University Health (San Antonio) | University Health System San Antonio ; Bexar County Hospital ; Medical Center Hospital San Antonio |
Presbyterian Healthcare Services | Presbyterian Hospital Albuquerque |
Lovelace Health System | Lovelace Medical Center ; Lovelace Clinic |
Lovelace Biomedical | Lovelace Biomedical Research Institute ; Lovelace Respiratory Research Institute ; LRRI ; Inhalation Toxicology Research Institute |
UNM Hospital | University of New Mexico Hospital ; Bernalillo County Medical Center |
University of Kansas Health System | University of Kansas Hospital ; KU Hospital ; KU Medical Center Hospital ; Bell Memorial Hospital |
Children's Mercy Hospital | Children's Mercy Kansas City |
Stormont Vail Health | Stormont-Vail HealthCare |
Nebraska Medicine | Nebraska Medical Center ; University of Nebraska Hospital |
Boys Town National Research Hospital | Boys Town National Institute | Boys Town
Boys Town | Father Flanagan's Boys' Home ; Girls and Boys Town |
University of Iowa Hospitals and Clinics | UIHC ; University of Iowa Health Care ; University Hospitals Iowa City |
UnityPoint Health | Iowa Health System |
MercyOne | Mercy Health Network Iowa | Trinity Health
University of Utah Health | University of Utah Hospital ; University Hospital Salt Lake City |
Huntsman Cancer Institute | Huntsman Cancer Hospital | University of Utah Health
Moran Eye Center | John A. Moran Eye Center | University of Utah Health
Renown Health | Washoe Medical Center |
University Medical Center of Southern Nevada | UMC Las Vegas ; Southern Nevada Memorial Hospital |
Queen's Health System | Queen's Medical Center ; The Queen's Health Systems |
Kapiolani Medical Center for Women and Children | Kapiolani Hospital ; Kauikeolani Children's Hospital | Hawaii Pacific Health
Hawaii Pacific Health | HPH |
Providence Alaska Medical Center | Providence Hospital Anchorage | Providence Health & Services
Alaska Native Medical Center | Alaska Native Tribal Health Consortium ; ANMC |
Hazelden Betty Ford Foundation | Hazelden Foundation ; Betty Ford Center ; Hazelden |
McLean Hospital | McLean Asylum | Mass General Brigham
Austen Riggs Center | Stockbridge Institute for the Study and Treatment of Psychoneuroses |
Chestnut Lodge | Chestnut Lodge Sanitarium |
St. Elizabeths Hospital | Government Hospital for the Insane ; Saint Elizabeths Hospital |
National Jewish Health | National Jewish Hospital ; National Jewish Medical and Research Center ; National Jewish Center for Immunology and Respiratory Medicine |
William Beaumont Army Medical Center | William Beaumont General Hospital |
Letterman Army Hospital | Letterman Army Medical Center ; Letterman General Hospital |
Fitzsimons Army Medical Center | Fitzsimons Army Hospital ; Fitzsimons General Hospital |
Tripler Army Medical Center | Tripler General Hospital ; Tripler Army Hospital |
Wilford Hall Medical Center | Wilford Hall Ambulatory Surgical Center ; Lackland Air Force Base Hospital |
Landstuhl Regional Medical Center | Landstuhl Hospital ; LRMC |
Concord Hospital (Sydney) | Concord Repatriation General Hospital ; Concord Hospital Sydney | NSW Health
Royal Prince Alfred Hospital | RPA ; RPAH ; Royal Prince Alfred | NSW Health
St Vincent's Hospital Sydney | St Vincent's Hospital, Sydney ; St Vincent's Sydney | St Vincent's Health Australia
St Vincent's Hospital Melbourne | St Vincent's Hospital, Melbourne ; St Vincent's Melbourne | St Vincent's Health Australia
St Vincent's Health Australia | Sisters of Charity Health Service |
Prince of Wales Hospital (Sydney) | Prince of Wales Hospital Randwick ; Prince Henry Hospital | NSW Health
Sydney Children's Hospital | Prince of Wales Children's Hospital | Sydney Children's Hospitals Network
Children's Hospital at Westmead | Royal Alexandra Hospital for Children ; Camperdown Children's Hospital | Sydney Children's Hospitals Network
Sydney Children's Hospitals Network | SCHN | NSW Health
Liverpool Hospital Sydney | Liverpool Hospital (Sydney) ; Liverpool Hospital NSW | NSW Health
John Hunter Hospital | John Hunter Newcastle | NSW Health
St George Hospital (Sydney) | St George Hospital Kogarah | NSW Health
Royal Hospital for Women | Benevolent Society Hospital | NSW Health
Sydney Hospital | Rum Hospital ; General Hospital Sydney | NSW Health
Austin Health | Austin Hospital ; Austin and Repatriation Medical Centre |
Monash Health | Southern Health ; Monash Medical Centre |
Eastern Health (Victoria) | Eastern Health Melbourne |
Royal Women's Hospital | Royal Women's Hospital Melbourne ; Melbourne Lying-In Hospital |
Royal Victorian Eye and Ear Hospital | Eye and Ear Hospital Melbourne ; Centre for Eye Research Australia |
Mercy Hospital for Women | Mercy Health Melbourne ; Mercy Maternity Hospital |
Mater Health | Mater Hospital Brisbane ; Mater Misericordiae Hospital Brisbane ; Mater Health Services ; Mater Research |
Prince Charles Hospital | The Prince Charles Hospital ; Chermside Hospital | Queensland Health
Gold Coast University Hospital | Gold Coast Hospital ; Southport Hospital | Queensland Health
Fiona Stanley Hospital | Royal Perth Rehabilitation Hospital | WA Health
Royal Perth Hospital | RPH ; Perth Public Hospital | WA Health
Perth Children's Hospital | Princess Margaret Hospital for Children ; PMH | WA Health
King Edward Memorial Hospital | KEMH | WA Health
WA Health | Department of Health Western Australia ; Western Australian Department of Health |
Queen Elizabeth Hospital, Adelaide | The Queen Elizabeth Hospital ; TQEH | SA Health
Women's and Children's Hospital | Adelaide Children's Hospital ; Queen Victoria Hospital Adelaide | SA Health
Lyell McEwin Hospital | Lyell McEwin Health Service | SA Health
Royal Hobart Hospital | RHH | Tasmanian Health Service
Tasmanian Health Service | Tasmanian Department of Health |
Canberra Hospital | Woden Valley Hospital ; Royal Canberra Hospital |
Royal Darwin Hospital | Darwin Hospital ; Casuarina Hospital |
Ramsay Health Care | Ramsay |
Healthscope | Healthscope Ltd |
Auckland City Hospital | Auckland Hospital ; Green Lane Hospital ; Te Toka Tumai |
Starship Children's Hospital | Starship Hospital ; Princess Mary Hospital for Children |
Middlemore Hospital | Counties Manukau Health |
Christchurch Hospital | Canterbury District Health Board |
Wellington Hospital | Wellington Regional Hospital ; Capital & Coast District Health Board |
Dunedin Hospital | Dunedin Public Hospital |
Health New Zealand | Te Whatu Ora |
Memorial Mission Hospital |  | Mission Health
St. Joseph Mercy Hospital Ann Arbor |  | Saint Joseph Mercy Health System
St. John's Mercy Medical Center |  | Mercy (St. Louis)
St. Luke's Hospital Kansas City |  | Saint Luke's Health System
Seton Medical Center Austin |  | Ascension Seton
St. Vincent Hospital Indianapolis |  | Ascension St. Vincent's
St. Thomas Hospital Nashville |  | Saint Thomas Health
Ascension St. John Hospital Detroit |  | St. John Providence
Moses H. Cone Memorial Hospital |  | Cone Health
Ronald Reagan UCLA Medical Center |  | UCLA Health
Presbyterian Intercommunity Hospital |  | PIH Health
Long Beach Memorial Medical Center |  | MemorialCare
Santa Barbara Cottage Hospital |  | Cottage Health
Highland Hospital |  | Alameda Health System
Highland General Hospital |  | Alameda Health System
Tacoma General Hospital |  | MultiCare Health System
Mary Bridge Children's Hospital |  | MultiCare Health System
Methodist Hospital St. Louis Park |  | Park Nicollet Health Services
Sioux Valley Hospital |  | Sanford Health
Charlotte Memorial Hospital |  | Atrium Health
Carolinas Medical Center |  | Atrium Health
Medical Center of Central Georgia |  | Navicent Health
Evanston Hospital |  | Endeavor Health
Billings Hospital |  | UChicago Medicine
John H. Stroger Jr. Hospital of Cook County |  | Cook County Health
Stroger Hospital |  | Cook County Health
St. Francis Hospital Peoria |  | OSF HealthCare
Beaumont Hospital Dearborn |  | Oakwood Healthcare
Ingham Regional Medical Center |  | McLaren Health Care
Lakeside Hospital |  | University Hospitals of Cleveland
Akron City Hospital |  | Summa Health
Riverside Methodist Hospital |  | OhioHealth
Grant Medical Center |  | OhioHealth
Cincinnati General Hospital |  | UC Health
Good Samaritan Hospital Cincinnati |  | TriHealth
Bethesda North Hospital |  | TriHealth
Charles F. Kettering Memorial Hospital |  | Kettering Health
Miami Valley Hospital |  | Premier Health
Toledo Hospital |  | ProMedica
Albert B. Chandler Hospital |  | University of Kentucky HealthCare
Jewish Hospital Louisville |  | UofL Health
Egleston Children's Hospital |  | Children's Healthcare of Atlanta
Henrietta Egleston Hospital for Children |  | Children's Healthcare of Atlanta
Scottish Rite Children's Medical Center |  | Children's Healthcare of Atlanta
Kennestone Hospital |  | WellStar Health System
North Carolina Memorial Hospital |  | UNC Health
Forsyth Medical Center |  | Novant Health
Presbyterian Hospital Charlotte |  | Novant Health
Fairfax Hospital |  | Inova Health System
Norfolk General Hospital |  | Sentara Healthcare
Ruby Memorial Hospital |  | WVU Medicine
Sinai Hospital of Baltimore |  | LifeBridge Health
Alfred I. duPont Hospital for Children |  | Nemours
Allentown Hospital |  | Lehigh Valley Health Network
Reading Hospital |  | Tower Health
Lankenau Hospital |  | Main Line Health
Bryn Mawr Hospital |  | Main Line Health
Lankenau Medical Center |  | Main Line Health
Milton S. Hershey Medical Center |  | Penn State Health
Hershey Medical Center |  | Penn State Health
York Hospital |  | WellSpan Health
Morristown Medical Center |  | Atlantic Health System
Morristown Memorial Hospital |  | Atlantic Health System
Overlook Hospital |  | Atlantic Health System
West Jersey Hospital |  | Virtua Health
Tisch Hospital |  | NYU Langone Health
Danbury Hospital |  | Nuvance Health
St. Francis Hospital Roslyn |  | Catholic Health (Long Island)
Buffalo General Hospital |  | Kaleida Health
Buffalo General Medical Center |  | Kaleida Health
John Dempsey Hospital |  | UConn Health
Maine Medical Center |  | MaineHealth
Eastern Maine Medical Center |  | Northern Light Health
Memorial Hospital Worcester |  | UMass Memorial Health
Springfield Hospital Massachusetts |  | Baystate Health
Somerville Hospital |  | Cambridge Health Alliance
Miami City Hospital |  | Jackson Health System
Joe DiMaggio Children's Hospital |  | Memorial Healthcare System
Morton Plant Hospital |  | BayCare Health System
St. Joseph's Hospital Tampa |  | BayCare Health System
Children's Hospital New Orleans |  | LCMC Health
Touro Infirmary |  | LCMC Health
Our Lady of the Lake Regional Medical Center |  | Franciscan Missionaries of Our Lady Health System
Baptist Medical Center of Oklahoma |  | Integris Health
Presbyterian Hospital of Dallas |  | Texas Health Resources
John Peter Smith Hospital |  | JPS Health Network
Hermann Hospital |  | Memorial Hermann Health System
Ben Taub Hospital |  | Harris Health System
Ben Taub General Hospital |  | Harris Health System
Jefferson Davis Hospital |  | Harris Health System
John Sealy Hospital |  | UTMB Health
Clarkson Hospital |  | Nebraska Medicine
Iowa Methodist Medical Center |  | UnityPoint Health
Meriter Hospital |  | UnityPoint Health
Mercy Medical Center Des Moines |  | MercyOne
The Queen's Hospital |  | Queen's Health System
Straub Clinic & Hospital |  | Hawaii Pacific Health
Straub Medical Center |  | Hawaii Pacific Health
Repatriation General Hospital Heidelberg |  | Austin Health
Queen Victoria Medical Centre |  | Monash Health
Box Hill Hospital |  | Eastern Health (Victoria)
Mount Sinai Hospital (Chicago) | Sinai Chicago ; Sinai Health System Chicago |
Mount Sinai Medical Center Miami Beach | Mount Sinai Miami |
NHS England | NHS Commissioning Board | National Health Service
NHS Scotland | NHS in Scotland |
NHS Wales | GIG Cymru |
Health and Social Care in Northern Ireland | HSC Northern Ireland ; HSCNI |
Belfast Health and Social Care Trust | Belfast Trust | Health and Social Care in Northern Ireland
Royal Victoria Hospital Belfast | Royal Victoria Hospital, Belfast ; RVH Belfast | Belfast Health and Social Care Trust
Belfast City Hospital | Belfast Union Infirmary | Belfast Health and Social Care Trust
Mater Infirmorum Hospital | Mater Hospital Belfast | Belfast Health and Social Care Trust
Altnagelvin Area Hospital | Altnagelvin Hospital | Western Health and Social Care Trust
Western Health and Social Care Trust | Western Trust Northern Ireland | Health and Social Care in Northern Ireland
NHS Greater Glasgow and Clyde | NHSGGC ; Greater Glasgow Health Board | NHS Scotland
Western Infirmary | Western Infirmary Glasgow ; Glasgow Western Infirmary | NHS Greater Glasgow and Clyde
Gartnavel General Hospital | Gartnavel Hospital | NHS Greater Glasgow and Clyde
Beatson West of Scotland Cancer Centre | Beatson Oncology Centre ; Beatson Hospital | NHS Greater Glasgow and Clyde
Royal Hospital for Children Glasgow | Royal Hospital for Children, Glasgow ; Royal Hospital for Sick Children Glasgow ; Yorkhill Hospital | NHS Greater Glasgow and Clyde
Royal Alexandra Hospital Paisley | Royal Alexandra Infirmary Paisley | NHS Greater Glasgow and Clyde
Glasgow Victoria Infirmary | Victoria Infirmary Glasgow | NHS Greater Glasgow and Clyde
NHS Lothian | Lothian Health Board | NHS Scotland
Royal Edinburgh Hospital | Royal Edinburgh Asylum | NHS Lothian
Royal Hospital for Children and Young People | Royal Hospital for Sick Children Edinburgh ; Edinburgh Sick Kids | NHS Lothian
St John's Hospital, Livingston | St John's Hospital Livingston | NHS Lothian
NHS Tayside | Tayside Health Board | NHS Scotland
Perth Royal Infirmary | County and City of Perth Infirmary | NHS Tayside
NHS Grampian | Grampian Health Board | NHS Scotland
Royal Aberdeen Children's Hospital | Aberdeen Children's Hospital | NHS Grampian
NHS Fife | Fife Health Board | NHS Scotland
NHS Highland | Highland Health Board | NHS Scotland
NHS Lanarkshire | Lanarkshire Health Board | NHS Scotland
NHS Ayrshire and Arran | University Hospital Crosshouse | NHS Scotland
Cardiff and Vale University Health Board | Cardiff and Vale NHS Trust ; Cardiff & Vale University Health Board | NHS Wales
University Hospital of Wales | Heath Hospital ; University Hospital of Wales Cardiff | Cardiff and Vale University Health Board
Llandough Hospital | University Hospital Llandough | Cardiff and Vale University Health Board
Cardiff Royal Infirmary | King Edward VII Hospital Cardiff | Cardiff and Vale University Health Board
Swansea Bay University Health Board | Abertawe Bro Morgannwg University Health Board ; ABMU | NHS Wales
Morriston Hospital | Morriston Hospital Swansea | Swansea Bay University Health Board
Singleton Hospital | Singleton Hospital Swansea | Swansea Bay University Health Board
Aneurin Bevan University Health Board | Gwent Healthcare NHS Trust | NHS Wales
Betsi Cadwaladr University Health Board | Ysbyty Gwynedd | NHS Wales
Velindre Cancer Centre | Velindre Hospital ; Velindre University NHS Trust | NHS Wales
Public Health Wales | Iechyd Cyhoeddus Cymru | NHS Wales
Great Ormond Street Hospital | Great Ormond Street Hospital for Children NHS Foundation Trust ; Hospital for Sick Children Great Ormond Street ; GOSH ; Hospital for Sick Children, London |
Chelsea and Westminster Hospital NHS Foundation Trust | Chelsea & Westminster NHS Trust |
Chelsea and Westminster Hospital | Westminster Hospital ; St Stephen's Hospital | Chelsea and Westminster Hospital NHS Foundation Trust
West Middlesex University Hospital | West Middlesex Hospital | Chelsea and Westminster Hospital NHS Foundation Trust
Royal National Orthopaedic Hospital | RNOH ; Royal National Orthopaedic Hospital NHS Trust |
London North West University Healthcare NHS Trust | North West London Hospitals NHS Trust |
Northwick Park Hospital | Northwick Park and St Mark's Hospital | London North West University Healthcare NHS Trust
St Mark's Hospital | St Mark's Hospital for Fistula | London North West University Healthcare NHS Trust
Central Middlesex Hospital | Willesden Infirmary | London North West University Healthcare NHS Trust
Homerton Hospital | Homerton University Hospital ; Homerton Healthcare NHS Foundation Trust |
Whittington Hospital | Whittington Health NHS Trust ; Whittington Health |
North Middlesex University Hospital | North Middlesex Hospital | Royal Free London NHS Foundation Trust
Lewisham and Greenwich NHS Trust | University Hospital Lewisham ; Lewisham Hospital |
Barking, Havering and Redbridge University Hospitals NHS Trust | BHRUT |
East London NHS Foundation Trust | ELFT ; East London and The City Mental Health NHS Trust |
South London and Maudsley NHS Foundation Trust | SLaM |
Maudsley Hospital | The Maudsley ; The Maudsley Hospital | South London and Maudsley NHS Foundation Trust
Bethlem Royal Hospital | Bedlam ; Bethlem Hospital ; St Mary Bethlehem | South London and Maudsley NHS Foundation Trust
Tavistock Clinic | Tavistock Institute of Medical Psychology | Tavistock and Portman NHS Foundation Trust
Portman Clinic | Psychopathic Clinic London | Tavistock and Portman NHS Foundation Trust
West London NHS Trust | West London Mental Health NHS Trust |
Broadmoor Hospital | Broadmoor Asylum ; Broadmoor Criminal Lunatic Asylum | West London NHS Trust
Ashworth Hospital | Moss Side Hospital ; Park Lane Hospital | Mersey Care NHS Foundation Trust
Mersey Care NHS Foundation Trust | Mersey Care |
Epsom and St Helier University Hospitals NHS Trust | Epsom Hospital ; Epsom General Hospital |
Kingston Hospital | Kingston and Richmond NHS Foundation Trust |
Hillingdon Hospital | The Hillingdon Hospitals NHS Foundation Trust |
Mayday University Hospital | Croydon University Hospital ; Mayday Hospital ; Croydon Health Services NHS Trust |
Middlesex Hospital | The Middlesex Hospital | University College London Hospitals NHS Foundation Trust
Elizabeth Garrett Anderson Hospital | New Hospital for Women ; Elizabeth Garrett Anderson and Obstetric Hospital | University College London Hospitals NHS Foundation Trust
Royal National Throat, Nose and Ear Hospital | RNTNEH ; Royal National ENT Hospital | University College London Hospitals NHS Foundation Trust
Hospital for Tropical Diseases | Seamen's Hospital HTD | University College London Hospitals NHS Foundation Trust
Royal London Hospital for Integrated Medicine | Royal London Homoeopathic Hospital ; London Homoeopathic Hospital | University College London Hospitals NHS Foundation Trust
London Chest Hospital | City of London Hospital for Diseases of the Chest | Barts Health NHS Trust
Mile End Hospital | Mile End Infirmary | Barts Health NHS Trust
Royal Postgraduate Medical School | British Postgraduate Medical School | Hammersmith Hospital
Queen Charlotte's and Chelsea Hospital | Queen Charlotte's Hospital ; Queen Charlotte's Maternity Hospital | Imperial College Healthcare NHS Trust
Royal Marsden Hospital | Royal Marsden NHS Foundation Trust ; Royal Cancer Hospital ; The Royal Marsden |
Moorfields Eye Hospital | Moorfields Eye Hospital NHS Foundation Trust ; Royal London Ophthalmic Hospital |
Royal Papworth Hospital | Papworth Hospital ; Royal Papworth Hospital NHS Foundation Trust |
Fulbourn Hospital | Cambridgeshire and Peterborough NHS Foundation Trust ; CPFT |
Norfolk and Norwich Hospital | Norfolk and Norwich University Hospital ; Norfolk and Norwich University Hospitals NHS Foundation Trust ; NNUH |
Ipswich Hospital | East Suffolk and North Essex NHS Foundation Trust ; ESNEFT ; Colchester General Hospital |
Mid and South Essex NHS Foundation Trust |  | National Health Service
Bedfordshire Hospitals NHS Foundation Trust |  | National Health Service
Oxford Health NHS Foundation Trust | Oxfordshire and Buckinghamshire Mental Health NHS Trust |
Radcliffe Infirmary | The Radcliffe Infirmary | Oxford University Hospitals NHS Foundation Trust
Royal Berkshire Hospital | Royal Berkshire NHS Foundation Trust ; Battle Hospital |
Buckinghamshire Healthcare NHS Trust | Buckinghamshire Hospitals NHS Trust |
Stoke Mandeville Hospital | National Spinal Injuries Centre | Buckinghamshire Healthcare NHS Trust
Frimley Park Hospital | Frimley Health NHS Foundation Trust ; Wexham Park Hospital |
Royal Surrey County Hospital | Royal Surrey NHS Foundation Trust |
University Hospitals Sussex NHS Foundation Trust | Brighton and Sussex University Hospitals NHS Trust ; Western Sussex Hospitals NHS Foundation Trust |
Royal Sussex County Hospital | Sussex County Hospital | University Hospitals Sussex NHS Foundation Trust
Royal Alexandra Children's Hospital | Royal Alexandra Hospital for Sick Children Brighton | University Hospitals Sussex NHS Foundation Trust
Queen Victoria Hospital | Queen Victoria Hospital East Grinstead ; Queen Victoria Hospital NHS Foundation Trust |
East Kent Hospitals University NHS Foundation Trust |  | National Health Service
Maidstone and Tunbridge Wells NHS Trust | Maidstone Hospital |
Portsmouth Hospitals University NHS Trust | Portsmouth Hospitals NHS Trust |
University Hospitals Dorset NHS Foundation Trust |  | National Health Service
Royal Devon University Healthcare NHS Foundation Trust | Royal Devon and Exeter Hospital ; Royal Devon and Exeter NHS Foundation Trust |
University Hospitals Plymouth NHS Trust | Plymouth Hospitals NHS Trust |
Royal Cornwall Hospitals NHS Trust | Royal Cornwall Hospital |
North Bristol NHS Trust |  | National Health Service
Royal United Hospital | Royal United Hospitals Bath NHS Foundation Trust ; RUH Bath |
Royal National Hospital for Rheumatic Diseases | RNHRD ; Royal Mineral Water Hospital | Royal United Hospital
Gloucestershire Hospitals NHS Foundation Trust | Gloucestershire Royal Hospital |
Great Western Hospital | Princess Margaret Hospital Swindon ; Great Western Hospitals NHS Foundation Trust |
Birmingham Women's and Children's NHS Foundation Trust | Birmingham Women's and Children's |
Birmingham Children's Hospital | Birmingham Free Hospital for Sick Children | Birmingham Women's and Children's NHS Foundation Trust
Birmingham Women's Hospital | Birmingham Maternity Hospital | Birmingham Women's and Children's NHS Foundation Trust
Selly Oak Hospital | King's Norton Union Infirmary | University Hospitals Birmingham NHS Foundation Trust
Good Hope Hospital | Good Hope Hospital Sutton Coldfield | University Hospitals Birmingham NHS Foundation Trust
Sandwell and West Birmingham Hospitals NHS Trust | Sandwell General Hospital |
Royal Orthopaedic Hospital | Royal Orthopaedic Hospital Birmingham |
University Hospitals Coventry and Warwickshire NHS Trust | University Hospital Coventry ; UHCW |
Royal Wolverhampton NHS Trust | Royal Hospital Wolverhampton |
University Hospitals of North Midlands NHS Trust | University Hospital of North Staffordshire |
Robert Jones and Agnes Hunt Orthopaedic Hospital | RJAH ; Oswestry Orthopaedic Hospital |
Shrewsbury and Telford Hospital NHS Trust |  | National Health Service
Leicester General Hospital | Leicester General | University Hospitals of Leicester NHS Trust
University Hospitals of Derby and Burton NHS Foundation Trust | Derby Hospitals NHS Foundation Trust |
Nottinghamshire Healthcare NHS Foundation Trust |  | National Health Service
Sheffield Children's Hospital | Sheffield Children's NHS Foundation Trust |
Royal Infirmary, Sheffield | Sheffield Royal Infirmary | Sheffield Teaching Hospitals NHS Foundation Trust
Charles Clifford Dental Hospital | Charles Clifford | Sheffield Teaching Hospitals NHS Foundation Trust
Bradford Teaching Hospitals NHS Foundation Trust | Bradford Royal Infirmary |
Mid Yorkshire Teaching NHS Trust |  | National Health Service
Hull University Teaching Hospitals NHS Trust | Hull Royal Infirmary ; Hull and East Yorkshire Hospitals NHS Trust |
York and Scarborough Teaching Hospitals NHS Foundation Trust | York Hospital NHS ; York District Hospital |
South Tees Hospitals NHS Foundation Trust | South Cleveland Hospital |
County Durham and Darlington NHS Foundation Trust | University Hospital of North Durham |
Newcastle General Hospital | Newcastle Workhouse Infirmary | Newcastle upon Tyne Hospitals NHS Foundation Trust
Great North Children's Hospital | Fleming Memorial Hospital for Sick Children | Newcastle upon Tyne Hospitals NHS Foundation Trust
Northumbria Healthcare NHS Foundation Trust |  | National Health Service
Cumbria, Northumberland, Tyne and Wear NHS Foundation Trust | CNTW ; Northumberland, Tyne and Wear NHS Foundation Trust |
Christie Hospital | The Christie ; Christie NHS Foundation Trust ; The Christie NHS Foundation Trust |
St Mary's Hospital, Manchester | St Mary's Hospital for Women and Children Manchester ; Saint Mary's Hospital Manchester | Manchester University NHS Foundation Trust
Manchester Royal Eye Hospital | Manchester Eye Hospital | Manchester University NHS Foundation Trust
North Manchester General Hospital | Crumpsall Hospital | Manchester University NHS Foundation Trust
Trafford General Hospital | Park Hospital Davyhulme | Manchester University NHS Foundation Trust
Northern Care Alliance NHS Foundation Trust | Salford Royal NHS Foundation Trust ; Pennine Acute Hospitals NHS Trust |
Hope Hospital | Salford Royal Hospital ; Salford Royal | Northern Care Alliance NHS Foundation Trust
Royal Oldham Hospital | Boundary Park Hospital | Northern Care Alliance NHS Foundation Trust
Lancashire Teaching Hospitals NHS Foundation Trust |  | National Health Service
Liverpool University Hospitals NHS Foundation Trust | Royal Liverpool and Broadgreen University Hospitals NHS Trust ; LUHFT |
Royal Liverpool University Hospital | Liverpool Royal Infirmary ; Royal Liverpool Hospital | Liverpool University Hospitals NHS Foundation Trust
Aintree University Hospital | Fazakerley Hospital ; Walton Hospital | Liverpool University Hospitals NHS Foundation Trust
Broadgreen Hospital | Broadgreen Hospital Liverpool | Liverpool University Hospitals NHS Foundation Trust
Royal Liverpool Children's Hospital | Alder Hey Children's Hospital ; Alder Hey ; Alder Hey Children's NHS Foundation Trust |
Liverpool Women's Hospital | Liverpool Maternity Hospital ; Liverpool Women's NHS Foundation Trust |
Walton Centre | The Walton Centre for Neurology and Neurosurgery ; Walton Centre NHS Foundation Trust |
Liverpool Heart and Chest Hospital | Cardiothoracic Centre Liverpool |
Clatterbridge Cancer Centre | Clatterbridge Centre for Oncology ; Clatterbridge Hospital |
Wirral University Teaching Hospital NHS Foundation Trust |  | National Health Service
Countess of Chester Hospital | Countess of Chester Hospital NHS Foundation Trust |
Nuffield Health | Nuffield Hospitals ; Nuffield Nursing Homes Trust |
Spire Healthcare | BUPA Hospitals |
BMI Healthcare | Circle Health Group ; General Healthcare Group ; AMI Hospitals |
Marie Curie | Marie Curie Cancer Care ; Marie Curie Memorial Foundation |
St Christopher's Hospice | St Christopher's |
St John Ambulance | Order of St John Ambulance ; St. John Ambulance Brigade |
Health Education England | HEE | NHS England
Care Quality Commission | CQC ; Healthcare Commission ; Commission for Social Care Inspection |
General Medical Council | GMC |
British Medical Association | BMA ; Provincial Medical and Surgical Association |
BMJ Group | BMJ ; British Medical Journal ; BMJ Publishing Group | British Medical Association
Royal College of Nursing | RCN ; College of Nursing |
Nursing and Midwifery Council | NMC ; UKCC ; General Nursing Council |
Royal College of Physicians | Royal College of Physicians of London ; RCP |
Royal College of Surgeons of England | RCS England ; Royal College of Surgeons ; Company of Surgeons |
Royal College of General Practitioners | RCGP |
Royal College of Psychiatrists | RCPsych ; Royal Medico-Psychological Association |
Royal College of Obstetricians and Gynaecologists | RCOG |
Royal College of Surgeons in Ireland | RCSI |
Mater Misericordiae University Hospital | Mater Hospital Dublin ; Mater Misericordiae Hospital | Ireland East Hospital Group
Ireland East Hospital Group | IEHG | Health Service Executive
St. Vincent's University Hospital | St. Vincent's Hospital Dublin ; St Vincent's University Hospital | Ireland East Hospital Group
St. James's Hospital | St James's Hospital Dublin | Health Service Executive
Beaumont Hospital, Dublin | Beaumont Hospital Dublin ; Jervis Street Hospital ; Richmond Hospital Dublin | Health Service Executive
Tallaght University Hospital | Tallaght Hospital ; Meath Hospital ; Adelaide Hospital Dublin ; AMNCH | Health Service Executive
Rotunda Hospital | The Rotunda | Health Service Executive
National Maternity Hospital | Holles Street Hospital ; National Maternity Hospital Dublin | Health Service Executive
Coombe Hospital | Coombe Women & Infants University Hospital ; Coombe Lying-in Hospital | Health Service Executive
Children's Health Ireland |  | Health Service Executive
Cork University Hospital | Wilton Hospital Cork ; Cork Regional Hospital | Health Service Executive
University Hospital Galway | Galway University Hospitals ; Galway Regional Hospital ; University College Hospital Galway | Health Service Executive
University Hospital Limerick | Limerick Regional Hospital | Health Service Executive
Unity Health Toronto | Providence St. Joseph's and St. Michael's Healthcare |
St. Michael's Hospital (Toronto) | St. Mike's ; St. Michael's Hospital Toronto | Unity Health Toronto
St. Joseph's Health Centre (Toronto) | St. Joseph's Health Centre Toronto | Unity Health Toronto
Providence Healthcare | Providence Healthcare Toronto | Unity Health Toronto
Li Ka Shing Knowledge Institute | Keenan Research Centre | St. Michael's Hospital (Toronto)
Sinai Health | Sinai Health System ; Sinai Health Toronto |
Mount Sinai Hospital (Toronto) | Mount Sinai Hospital Toronto | Sinai Health
Bridgepoint Active Healthcare | Bridgepoint Health | Sinai Health
Women's College Hospital | Women's College Hospital Toronto |
Holland Bloorview Kids Rehabilitation Hospital | Bloorview Kids Rehab ; Bloorview MacMillan Centre |
Sunnybrook Health Sciences Centre | Sunnybrook Hospital ; Sunnybrook Medical Centre ; Sunnybrook & Women's College Health Sciences Centre |
Sunnybrook Research Institute | SRI Toronto | Sunnybrook Health Sciences Centre
Odette Cancer Centre | Toronto-Sunnybrook Regional Cancer Centre | Sunnybrook Health Sciences Centre
Hospital for Sick Children | SickKids ; Toronto Sick Kids ; Hospital for Sick Children Toronto ; Hospital for Sick Children Research Institute |
Princess Margaret Cancer Centre | Princess Margaret Hospital ; Ontario Cancer Institute | University Health Network
Centre for Addiction and Mental Health | CAMH ; Clarke Institute of Psychiatry ; Addiction Research Foundation ; Queen Street Mental Health Centre |
Trillium Health Partners | Trillium Health Centre |
Scarborough Health Network | Scarborough General Hospital |
Michael Garron Hospital | Toronto East General Hospital |
North York General Hospital | NYGH |
Humber River Hospital | Humber River Health |
William Osler Health System | Osler Health |
St. Joseph's Healthcare Hamilton | St. Joseph's Hospital Hamilton |
Hamilton General Hospital | Hamilton Civic Hospitals | Hamilton Health Sciences
Population Health Research Institute | PHRI | Hamilton Health Sciences
Ottawa Hospital | The Ottawa Hospital ; Ottawa Civic Hospital ; Ottawa General Hospital ; Riverside Hospital Ottawa |
Ottawa Hospital Research Institute | Ottawa Health Research Institute ; OHRI ; Loeb Research Institute | Ottawa Hospital
University of Ottawa Heart Institute | Ottawa Heart Institute |
The Royal Ottawa | Royal Ottawa Mental Health Centre |
Children's Hospital of Eastern Ontario | CHEO |
Kingston Health Sciences Centre | Kingston General Hospital ; Hotel Dieu Hospital Kingston |
London Health Sciences Centre | Victoria Hospital London Ontario ; University Hospital London Ontario ; LHSC |
St. Joseph's Health Care London | St. Joseph's Hospital London Ontario |
Children's Hospital of Western Ontario | Children's Hospital at LHSC | London Health Sciences Centre
Robarts Research Institute | John P. Robarts Research Institute |
Health Sciences North | Hôpital régional de Sudbury |
Thunder Bay Regional Health Sciences Centre | Thunder Bay Regional Hospital |
Health Sciences Centre Winnipeg |  | Shared Health
Shared Health | Shared Health Manitoba ; Soins communs |
St. Boniface Hospital | St. Boniface General Hospital ; Hôpital Saint-Boniface |
CancerCare Manitoba | Manitoba Cancer Treatment and Research Foundation |
Saskatchewan Health Authority | Saskatoon Health Region ; Regina Qu'Appelle Health Region |
Royal University Hospital | University Hospital Saskatoon ; Royal University Hospital Saskatoon | Saskatchewan Health Authority
Saskatoon City Hospital | City Hospital Saskatoon | Saskatchewan Health Authority
Alberta Health Services | AHS ; Capital Health Edmonton ; Calgary Health Region |
University of Alberta Hospital | University Hospital Edmonton ; Walter C. Mackenzie Health Sciences Centre | Alberta Health Services
Royal Alexandra Hospital Edmonton | Royal Alexandra Hospital, Edmonton | Alberta Health Services
Stollery Children's Hospital | Stollery Hospital | Alberta Health Services
Cross Cancer Institute | Dr. W. W. Cross Cancer Institute | Alberta Health Services
Mazankowski Alberta Heart Institute | Mazankowski Heart Institute | Alberta Health Services
Alberta Children's Hospital | Junior Red Cross Hospital Calgary | Alberta Health Services
Tom Baker Cancer Centre | Arthur J.E. Child Comprehensive Cancer Centre | Alberta Health Services
Peter Lougheed Centre | Peter Lougheed Hospital | Alberta Health Services
Rockyview General Hospital | Rockyview Hospital | Alberta Health Services
Libin Cardiovascular Institute | Libin Cardiovascular Institute of Alberta | Alberta Health Services
Covenant Health (Alberta) | Covenant Health Alberta |
Provincial Health Services Authority | PHSA |
BC Children's Hospital | British Columbia's Children's Hospital | Provincial Health Services Authority
BC Women's Hospital | BC Women's Hospital & Health Centre ; Grace Hospital Vancouver | Provincial Health Services Authority
BC Cancer | BC Cancer Agency ; British Columbia Cancer Agency ; BC Cancer Research Centre | Provincial Health Services Authority
BC Centre for Disease Control | BCCDC ; British Columbia Centre for Disease Control | Provincial Health Services Authority
Michael Smith Genome Sciences Centre | Canada's Michael Smith Genome Sciences Centre ; BCGSC | BC Cancer
Providence Health Care (Vancouver) | Providence Health Care Vancouver |
St. Paul's Hospital Vancouver | St. Paul's Hospital (Vancouver) | Providence Health Care (Vancouver)
BC Centre for Excellence in HIV/AIDS | British Columbia Centre for Excellence in HIV/AIDS | Providence Health Care (Vancouver)
Fraser Health | Fraser Health Authority |
Island Health | Vancouver Island Health Authority |
Interior Health | Interior Health Authority |
UBC Hospital | University of British Columbia Hospital | Vancouver Coastal Health
GF Strong Rehabilitation Centre | G.F. Strong Rehabilitation Centre | Vancouver Coastal Health
Lions Gate Hospital | North Vancouver General Hospital | Vancouver Coastal Health
Royal Victoria Hospital | Royal Victoria Hospital Montreal ; Royal Vic Montreal | McGill University Health Centre
Allan Memorial Institute | Allan Memorial | McGill University Health Centre
Montreal Chest Institute | Royal Edward Laurentian Hospital | McGill University Health Centre
Centre hospitalier de l'Université de Montréal | CHUM ; Hôpital Notre-Dame ; Hôpital Saint-Luc ; Hôtel-Dieu de Montréal |
Centre de recherche du CHUM | CRCHUM | Centre hospitalier de l'Université de Montréal
CHU Sainte-Justine | Hôpital Sainte-Justine ; Centre hospitalier universitaire Sainte-Justine |
Hôpital Maisonneuve-Rosemont | HMR |
Hôpital du Sacré-Cœur de Montréal | Hôpital du Sacré-Coeur de Montréal ; Hôpital du Sacré-Coeur |
Institut universitaire en santé mentale de Montréal | Hôpital Louis-H. Lafontaine ; Hôpital Saint-Jean-de-Dieu |
Institut universitaire de gériatrie de Montréal | IUGM |
CHU de Québec | Centre hospitalier universitaire de Québec ; CHUQ ; Hôtel-Dieu de Québec ; Hôpital de l'Enfant-Jésus |
Centre hospitalier universitaire de Sherbrooke | CHUS ; CIUSSS de l'Estrie – CHUS |
Institut universitaire de cardiologie et de pneumologie de Québec | Quebec Heart and Lung Institute ; Hôpital Laval ; IUCPQ |
IWK Health Centre | Izaak Walton Killam Hospital for Children ; IWK Grace Health Centre |
Nova Scotia Health Authority | Nova Scotia Health ; Capital District Health Authority |
Queen Elizabeth II Health Sciences Centre | QEII Health Sciences Centre ; Halifax Infirmary | Nova Scotia Health Authority
Horizon Health Network | Réseau de santé Horizon |
Vitalité Health Network | Réseau de santé Vitalité |
NL Health Services | Newfoundland and Labrador Health Services |
Janeway Children's Health and Rehabilitation Centre | Janeway Hospital ; Dr. Charles A. Janeway Child Health Centre | Newfoundland and Labrador Health Services
Canadian Blood Services | Canadian Red Cross Blood Transfusion Service |
Héma-Québec | Hema-Quebec |
Canadian Cancer Society | Société canadienne du cancer ; National Cancer Institute of Canada |
Heart and Stroke Foundation of Canada | Heart & Stroke |
Canadian Medical Association | CMA |
Canadian Red Cross | Croix-Rouge canadienne |
Victoria Hospital Kirkcaldy |  | NHS Fife
Raigmore Hospital |  | NHS Highland
Monklands Hospital |  | NHS Lanarkshire
Crosshouse Hospital |  | NHS Ayrshire and Arran
Royal Gwent Hospital |  | Aneurin Bevan University Health Board
Glan Clwyd Hospital |  | Betsi Cadwaladr University Health Board
Wrexham Maelor Hospital |  | Betsi Cadwaladr University Health Board
Ealing Hospital NHS Trust |  | London North West University Healthcare NHS Trust
Queen's Hospital Romford |  | Barking, Havering and Redbridge University Hospitals NHS Trust
Oldchurch Hospital |  | Barking, Havering and Redbridge University Hospitals NHS Trust
St Helier Hospital |  | Epsom and St Helier University Hospitals NHS Trust
Basildon University Hospital |  | Mid and South Essex NHS Foundation Trust
Broomfield Hospital |  | Mid and South Essex NHS Foundation Trust
Southend University Hospital |  | Mid and South Essex NHS Foundation Trust
Luton and Dunstable University Hospital |  | Bedfordshire Hospitals NHS Foundation Trust
Bedford Hospital |  | Bedfordshire Hospitals NHS Foundation Trust
Warneford Hospital |  | Oxford Health NHS Foundation Trust
Kent and Canterbury Hospital |  | East Kent Hospitals University NHS Foundation Trust
William Harvey Hospital |  | East Kent Hospitals University NHS Foundation Trust
Kent and Sussex Hospital |  | Maidstone and Tunbridge Wells NHS Trust
Queen Alexandra Hospital |  | Portsmouth Hospitals University NHS Trust
Royal Bournemouth Hospital |  | University Hospitals Dorset NHS Foundation Trust
Poole Hospital |  | University Hospitals Dorset NHS Foundation Trust
Derriford Hospital |  | University Hospitals Plymouth NHS Trust
Treliske Hospital |  | Royal Cornwall Hospitals NHS Trust
Southmead Hospital |  | North Bristol NHS Trust
Frenchay Hospital |  | North Bristol NHS Trust
Cheltenham General Hospital |  | Gloucestershire Hospitals NHS Foundation Trust
Birmingham City Hospital |  | Sandwell and West Birmingham Hospitals NHS Trust
Dudley Road Hospital |  | Sandwell and West Birmingham Hospitals NHS Trust
Walsgrave Hospital |  | University Hospitals Coventry and Warwickshire NHS Trust
New Cross Hospital |  | Royal Wolverhampton NHS Trust
Royal Stoke University Hospital |  | University Hospitals of North Midlands NHS Trust
North Staffordshire Royal Infirmary |  | University Hospitals of North Midlands NHS Trust
Royal Shrewsbury Hospital |  | Shrewsbury and Telford Hospital NHS Trust
Princess Royal Hospital Telford |  | Shrewsbury and Telford Hospital NHS Trust
Royal Derby Hospital |  | University Hospitals of Derby and Burton NHS Foundation Trust
Derbyshire Royal Infirmary |  | University Hospitals of Derby and Burton NHS Foundation Trust
Rampton Secure Hospital |  | Nottinghamshire Healthcare NHS Foundation Trust
Rampton Hospital |  | Nottinghamshire Healthcare NHS Foundation Trust
St Luke's Hospital Bradford |  | Bradford Teaching Hospitals NHS Foundation Trust
Pinderfields Hospital |  | Mid Yorkshire Teaching NHS Trust
Pinderfields General Hospital |  | Mid Yorkshire Teaching NHS Trust
Castle Hill Hospital |  | Hull University Teaching Hospitals NHS Trust
James Cook University Hospital |  | South Tees Hospitals NHS Foundation Trust
Dryburn Hospital |  | County Durham and Darlington NHS Foundation Trust
North Tyneside General Hospital |  | Northumbria Healthcare NHS Foundation Trust
Wansbeck General Hospital |  | Northumbria Healthcare NHS Foundation Trust
St Nicholas Hospital Newcastle |  | Cumbria, Northumberland, Tyne and Wear NHS Foundation Trust
Royal Preston Hospital |  | Lancashire Teaching Hospitals NHS Foundation Trust
Preston Royal Infirmary |  | Lancashire Teaching Hospitals NHS Foundation Trust
Arrowe Park Hospital |  | Wirral University Teaching Hospital NHS Foundation Trust
Our Lady's Children's Hospital Crumlin |  | Children's Health Ireland
Temple Street Children's University Hospital |  | Children's Health Ireland
Riverdale Hospital Toronto |  | Bridgepoint Active Healthcare
Hennick Bridgepoint Hospital |  | Bridgepoint Active Healthcare
Credit Valley Hospital |  | Trillium Health Partners
Mississauga Hospital |  | Trillium Health Partners
The Scarborough Hospital |  | Scarborough Health Network
Centenary Hospital |  | Scarborough Health Network
Brampton Civic Hospital |  | William Osler Health System
Royal Ottawa Hospital |  | The Royal Ottawa
Parkwood Hospital |  | St. Joseph's Health Care London
Sudbury Regional Hospital |  | Health Sciences North
Winnipeg General Hospital |  | Health Sciences Centre Winnipeg
Grey Nuns Community Hospital |  | Covenant Health (Alberta)
Misericordia Community Hospital |  | Covenant Health (Alberta)
Royal Columbian Hospital |  | Fraser Health
Surrey Memorial Hospital |  | Fraser Health
Royal Jubilee Hospital |  | Island Health
Kelowna General Hospital |  | Interior Health
Sainte-Justine Hospital |  | CHU Sainte-Justine
Maisonneuve-Rosemont Hospital |  | Hôpital Maisonneuve-Rosemont
Sacré-Coeur Hospital |  | Hôpital du Sacré-Coeur de Montréal
Louis-H. Lafontaine Hospital |  | Institut universitaire en santé mentale de Montréal
Saint John Regional Hospital |  | Horizon Health Network
Dr. Georges-L.-Dumont University Hospital Centre |  | Vitalité Health Network
Walmart | Wal-Mart ; Wal-Mart Stores ; WMT |
Sam's Club | Sam's Wholesale Club | Walmart
Walmart de México y Centroamérica | Walmex ; Cifra | Walmart
Jet.com | Jet | Walmart
Walmart Labs | WalmartLabs ; Kosmix ; Walmart Global Tech | Walmart
Flipkart | Flipkart Internet | Walmart
PhonePe | PhonePe Pvt | Walmart
Myntra | Myntra Designs | Flipkart
Asda | ASDA ; Associated Dairies ; Asda Stores |
Massmart | Massmart Holdings | Walmart
Target | Target Corporation ; Dayton Hudson Corporation ; Dayton Company ; Dayton-Hudson |
Shipt | Shipt Inc. | Target
Mervyn's | Mervyns |
Marshall Field's | Marshall Field and Company ; Marshall Field & Company | Macy's
Dayton's | Dayton Dry Goods ; Dayton's Department Store | Target
Macy's | R. H. Macy & Co. ; Federated Department Stores ; Macy's Inc. ; R.H. Macy |
Bloomingdale's | Bloomingdale Brothers | Macy's
May Department Stores | The May Department Stores Company ; May Company | Macy's
Bluemercury | Blue Mercury | Macy's
Saks Fifth Avenue | Saks ; Saks & Company ; Saks Global | Hudson's Bay Company
Lord & Taylor | Lord and Taylor |
Neiman Marcus | Neiman Marcus Group ; Neiman-Marcus |
Bergdorf Goodman | Bergdorf's | Neiman Marcus
Barneys New York | Barneys |
Nordstrom | Wallin & Nordstrom |
HauteLook | Nordstrom Rack HauteLook | Nordstrom
Kohl's | Kohl's Corporation ; Kohl's Department Stores |
Dillard's | Dillard Department Stores |
J. C. Penney | JCPenney ; J.C. Penney ; Catalyst Brands |
Sears | Sears, Roebuck and Co. ; Sears Roebuck ; Sears Holdings ; Transformco |
Kmart | S. S. Kresge Company ; Kresge's ; Kmart Corporation | Sears
Lands' End | Lands End |
Montgomery Ward | Montgomery Ward & Co. ; Wards |
F. W. Woolworth Company | Woolworth's ; F.W. Woolworth ; Venator Group | Foot Locker
Foot Locker | Foot Locker Inc. | Dick's Sporting Goods
Dick's Sporting Goods | Dick's |
Gimbels | Gimbel Brothers |
Filene's | William Filene's Sons ; Filene's Basement |
Wanamaker's | John Wanamaker ; Wanamaker Department Store |
TJX Companies | T.J. Maxx ; TJX ; TK Maxx |
Marshalls | Marshalls Department Store | TJX Companies
HomeGoods | HomeSense | TJX Companies
Zayre | Zayre Corporation | TJX Companies
Ross Stores | Ross Dress for Less |
Burlington Stores | Burlington Coat Factory |
Dollar General | J.L. Turner and Son |
Dollar Tree | Only $1.00 |
Family Dollar | Family Dollar Stores |
Home Depot | The Home Depot |
HD Supply | Maintenance Warehouse | Home Depot
Lowe's | Lowe's Companies |
Best Buy | Sound of Music |
Geek Squad | The Geek Squad | Best Buy
Circuit City | Wards Company |
RadioShack | Radio Shack ; Tandy Corporation |
GameStop | Babbage's ; NeoStar Retail Group ; FuncoLand ; GME |
ThinkGeek | ThinkGeek Inc. | GameStop
Barnes & Noble | Barnes and Noble ; B&N |
B. Dalton | B. Dalton Bookseller | Barnes & Noble
Borders Group | Borders ; Borders Books |
Waldenbooks | Walden Book Company | Borders Group
Waterstones | Waterstone's | Elliott Investment Management
W H Smith | WHSmith ; WH Smith |
Dillons Booksellers | Dillons ; Dillons the Bookstore | Waterstones
Blackwell's | B.H. Blackwell ; Blackwell UK | Waterstones
Foyles | W & G Foyle | Waterstones
Chapters | Indigo Books and Music ; Indigo ; Chapters Inc. |
Fnac | Fnac Darty ; Fédération nationale d'achats des cadres |
Darty | Kesa Electricals | Fnac
Staples | Staples Inc. |
Office Depot | The ODP Corporation ; ODP |
OfficeMax | Boise Cascade Office Products ; Office Max | Office Depot
Costco | Costco Wholesale ; Price Club ; PriceCostco |
BJ's Wholesale Club | BJ's |
Kroger | The Kroger Company ; Kroger Co. |
Fred Meyer | Fred Meyer Inc. | Kroger
Ralphs | Ralphs Grocery Company | Kroger
Harris Teeter | Harris-Teeter | Kroger
King Soopers | King Soopers Inc. | Kroger
Smith's Food and Drug | Smith's | Kroger
84.51° | dunnhumbyUSA ; 84.51 | Kroger
Dunnhumby | dunnhumby Ltd | Tesco
Albertsons | Albertson's ; Albertsons Companies |
Safeway | Safeway Inc. ; Skaggs Stores | Albertsons
Vons | The Vons Companies | Albertsons
Jewel-Osco | Jewel Food Stores ; Jewel Tea Company | Albertsons
Acme Markets | Acme ; American Stores Company | Albertsons
Publix | Publix Super Markets |
Winn-Dixie | Winn-Dixie Stores ; Southeastern Grocers |
H-E-B | H. E. Butt Grocery Company ; HEB |
Wegmans | Wegmans Food Markets |
Trader Joe's | Pronto Markets | Aldi
Aldi | Aldi Nord ; Aldi Süd ; Albrecht Discount |
Hannaford | Hannaford Brothers Company | Ahold Delhaize
Stop & Shop | Stop and Shop | Ahold Delhaize
Giant Food | Giant Food Stores ; Giant-Landover | Ahold Delhaize
Food Lion | Food Town | Ahold Delhaize
Albert Heijn | AH | Ahold Delhaize
Bol.com | bol | Ahold Delhaize
Peapod | Peapod Online Grocer | Ahold Delhaize
Delhaize Group | Delhaize ; Delhaize Le Lion | Ahold Delhaize
Ahold Delhaize | Ahold ; Koninklijke Ahold ; Royal Ahold Delhaize |
Supervalu | SuperValu ; Winston & Newell | United Natural Foods
United Natural Foods | UNFI |
7-Eleven | 7-Eleven, Inc. ; Southland Corporation ; Southland Ice Company | Seven & I Holdings
Seven & I Holdings | Seven & i |
Ito-Yokado | Ito Yokado | Seven & I Holdings
Sogo & Seibu | Seibu Department Stores ; Sogo ; Millennium Retailing |
Speedway | Speedway LLC | 7-Eleven
Alimentation Couche-Tard | Couche-Tard |
Circle K | Circle K Stores | Alimentation Couche-Tard
Wawa | Wawa Inc. |
Loblaw | Loblaw Companies ; Loblaws | George Weston Limited
George Weston | Weston Foods ; George Weston Limited |
Shoppers Drug Mart | Pharmaprix | Loblaw Companies
Joe Fresh | Joe Fresh Style | Loblaw Companies
Sobeys | Sobeys Inc. | Empire Company
Empire Company | Empire Company Limited |
Metro Inc. | Metro-Richelieu |
Jean Coutu Group | Pharmacie Jean Coutu | Metro Inc.
Canadian Tire | Canadian Tire Corporation ; La Société Canadian Tire |
Mark's | Mark's Work Wearhouse ; L'Équipeur | Canadian Tire
Eaton's | T. Eaton Company ; T. Eaton Co. ; Eaton's of Canada | Sears
Simpsons | Robert Simpson Company ; Simpson's | Hudson's Bay Company
Zellers | Zellers Inc. | Hudson's Bay Company
Holt Renfrew | Holt, Renfrew & Co. | Selfridges Group
Selfridges Group | Selfridges Holdings |
Selfridges | Selfridge & Co. | Selfridges Group
Brown Thomas | Brown Thomas Arnotts | Selfridges Group
De Bijenkorf | Bijenkorf | Selfridges Group
Lululemon | Lululemon Athletica |
Roots Canada | Roots |
Aldo Group | ALDO |
CVS Health | CVS ; CVS Caremark ; Consumer Value Stores ; CVS Pharmacy ; Melville Corporation |
Caremark | Caremark Rx ; MedPartners | CVS Health
MinuteClinic | QuickMedx | CVS Health
Longs Drugs | Longs Drug Stores | CVS Health
Oak Street Health | Oak Street | CVS Health
Walgreens Boots Alliance | WBA ; Walgreens ; Walgreen Co. |
Boots | Boots UK ; Boots the Chemists ; The Boots Company ; Boots Company | Walgreens Boots Alliance
Alliance Boots | Alliance UniChem ; Boots Group | Walgreens Boots Alliance
Duane Reade | Duane Reade Inc. | Walgreens Boots Alliance
Rite Aid | Thrift D Discount Center |
Eckerd Corporation | Eckerd | Rite Aid
Tesco | Tesco plc ; Tesco Stores |
Booker Group | Booker ; Booker McConnell ; Booker Wholesale | Tesco
Tesco Bank | Tesco Personal Finance | Barclays
Sainsbury's | J Sainsbury ; J. Sainsbury plc |
Argos | Argos Ltd ; Home Retail Group | Sainsbury's
Habitat | Habitat UK | Sainsbury's
Homebase | Homebase Ltd |
Morrisons | Wm Morrison Supermarkets ; Morrison's |
Waitrose | Waitrose & Partners ; Waite, Rose and Taylor | John Lewis Partnership
John Lewis Partnership | John Lewis ; JLP |
John Lewis & Partners | John Lewis plc | John Lewis Partnership
Ocado Technology | Ocado ; Ocado Group ; L.M. Solutions |
The Co-operative Group | Co-op ; Co-operative Group ; Co-operative Wholesale Society ; CWS |
Somerfield | Gateway Foodmarkets ; Dee Corporation | The Co-operative Group
Marks & Spencer | M&S ; Marks and Spencer ; St Michael |
Debenhams | Debenham & Freebody | Boohoo Group
Boohoo Group | boohoo.com ; Debenhams Group |
PrettyLittleThing | Pretty Little Thing | Boohoo Group
House of Fraser | Fraser & Sons ; Arthur & Fraser | Frasers Group
Frasers Group | Sports Direct ; Sports Direct International ; Sports World |
Harvey Nichols | Harvey Nichols and Company |
Harrods | Harrods Limited |
Fortnum & Mason | Fortnum and Mason | Wittington Investments
Wittington Investments | Wittington |
Primark | Penneys | Associated British Foods
Twinings | R. Twining and Company | Associated British Foods
Liberty (department store) | Liberty & Co. ; Liberty London |
Arcadia Group | Burton Group ; Montague Burton |
Topshop | Top Shop ; Topman | ASOS
ASOS | AsSeenOnScreen ; ASOS plc |
Reiss | Reiss Ltd | Next plc
Mothercare | Mothercare plc |
Kingfisher plc | Kingfisher ; Woolworth Holdings |
B&Q | Block & Quayle | Kingfisher plc
Screwfix | Screwfix Direct | Kingfisher plc
Castorama | Castorama Dubois | Kingfisher plc
Currys plc | Dixons Carphone ; Dixons Retail ; Currys ; DSG International ; Dixons |
Carphone Warehouse | The Carphone Warehouse | Currys plc
JD Sports | JD Sports Fashion ; John David |
HMV | HMV Group | Sunrise Records
Sunrise Records | Sunrise Records Canada |
Virgin Megastores | Zavvi |
Body Shop | The Body Shop ; Body Shop International |
Lush | Cosmetics to Go ; Lush Fresh Handmade Cosmetics |
Specsavers | Specsavers Optical Group |
Pret a Manger | Pret | JAB Holding Company
JAB Holding Company | JAB ; Joh. A. Benckiser |
Panera Bread | Panera ; St. Louis Bread Company ; Au Bon Pain Company | JAB Holding Company
Krispy Kreme | Krispy Kreme Doughnuts | JAB Holding Company
Peet's Coffee | Peet's Coffee & Tea ; Peet's | JAB Holding Company
Caribou Coffee | Caribou | JAB Holding Company
Jacobs Douwe Egberts | JDE Peet's ; Douwe Egberts ; D.E Master Blenders | JAB Holding Company
Coty | Coty Inc. ; François Coty | JAB Holding Company
Keurig Green Mountain | Green Mountain Coffee Roasters ; Keurig | Keurig Dr Pepper
Dr Pepper Snapple Group | Dr Pepper ; Dr Pepper/Seven Up ; Cadbury Schweppes Americas Beverages | Keurig Dr Pepper
Carrefour | Carrefour S.A. |
Promodès | Promodes | Carrefour
Auchan | Groupe Auchan ; Auchan Holding | Association familiale Mulliez
Association familiale Mulliez | Mulliez family ; AFM |
Decathlon | Decathlon Group ; Oxylane | Association familiale Mulliez
Leroy Merlin | Adeo ; Groupe Adeo | Association familiale Mulliez
Boulanger | Boulanger SA | Association familiale Mulliez
Kiabi | Kiabi Europe | Association familiale Mulliez
Groupe Casino | Casino ; Casino Guichard-Perrachon |
Monoprix | Prisunic | Groupe Casino
Franprix | Leader Price | Groupe Casino
E.Leclerc | Leclerc ; Centres Leclerc ; Mouvement E. Leclerc |
Intermarché | Les Mousquetaires ; ITM Entreprises |
Système U | U Enseigne ; Coopérative U |
Galeries Lafayette | Groupe Galeries Lafayette |
BHV | Bazar de l'Hôtel de Ville |
Printemps | Au Printemps |
Le Bon Marché | Au Bon Marché | LVMH
La Samaritaine | Samaritaine | LVMH
LVMH | LVMH Moët Hennessy Louis Vuitton ; Louis Vuitton Moët Hennessy |
Louis Vuitton | Louis Vuitton Malletier ; Vuitton | LVMH
Christian Dior | Dior ; Christian Dior Couture ; Parfums Christian Dior | LVMH
Givenchy | Parfums Givenchy | LVMH
Celine | Céline | LVMH
Fendi | Fendi S.r.l. | LVMH
Loewe | Loewe S.A. | LVMH
Kenzo | Jungle Jap | LVMH
Marc Jacobs | Marc Jacobs International ; Marc by Marc Jacobs | LVMH
Berluti | Berluti SA | LVMH
Emilio Pucci | Pucci | LVMH
Loro Piana | Loro Piana S.p.A. | LVMH
Bulgari | Bvlgari | LVMH
TAG Heuer | Heuer ; Techniques d'Avant Garde Heuer | LVMH
Hublot | MDM Geneve | LVMH
Zenith (watchmaker) | Zenith Watches ; Georges Favre-Jacot & Co. | LVMH
Chaumet | Marie-Étienne Nitot | LVMH
Tiffany & Co. | Tiffany ; Tiffany and Company ; Tiffany and Young | LVMH
Guerlain | Guerlain Parfumeur | LVMH
Benefit Cosmetics | Benefit | LVMH
Sephora | Sephora S.A. | LVMH
DFS Group | Duty Free Shoppers ; DFS | LVMH
Moët & Chandon | Moët et Chandon ; Moët-Hennessy | LVMH
Dom Pérignon | Dom Perignon | Moët & Chandon
Hennessy | Jas Hennessy & Co. | LVMH
Veuve Clicquot | Veuve Clicquot Ponsardin | LVMH
Krug Champagne | Krug | LVMH
Château d'Yquem | Yquem | LVMH
Rimowa | RIMOWA GmbH | LVMH
Fenty Beauty | Fenty | LVMH
Le Parisien | Aujourd'hui en France ; Le Parisien libéré | LVMH
Les Échos | Groupe Les Échos ; Les Echos ; Groupe Les Echos-Le Parisien | LVMH
Donna Karan | DKNY ; Donna Karan International | G-III Apparel Group
G-III Apparel Group | G-III |
Kering | PPR ; Pinault-Printemps-Redoute ; Groupe Pinault |
Gucci | Guccio Gucci ; Gucci Group ; House of Gucci | Kering
Yves Saint Laurent | YSL ; Saint Laurent ; Saint Laurent Paris | Kering
Bottega Veneta | Bottega | Kering
Balenciaga | House of Balenciaga | Kering
Alexander McQueen | McQueen | Kering
Brioni | Brioni S.p.A. | Kering
Boucheron | Maison Boucheron | Kering
Pomellato | Pomellato S.p.A. | Kering
Girard-Perregaux | Girard Perregaux |
La Redoute | La Redoute S.A. |
Stella McCartney | Stella McCartney Ltd |
Hermès | Hermès International ; Hermes |
John Lobb | John Lobb Bootmaker | Hermès
Chanel | House of Chanel |
Lesage | Maison Lesage | Chanel
Richemont | Compagnie Financière Richemont |
Cartier | Cartier International ; Maison Cartier | Richemont
Van Cleef & Arpels | Van Cleef and Arpels | Richemont
Montblanc | Mont Blanc ; Simplo Filler Pen | Richemont
IWC Schaffhausen | IWC ; International Watch Company | Richemont
Jaeger-LeCoultre | LeCoultre & Cie | Richemont
Piaget | Piaget SA | Richemont
Vacheron Constantin | Vacheron | Richemont
A. Lange & Söhne | Lange & Söhne ; Lange Uhren | Richemont
Panerai | Officine Panerai | Richemont
Baume & Mercier | Baume et Mercier | Richemont
Dunhill | Alfred Dunhill | Richemont
Chloé | Maison Chloé | Richemont
Azzedine Alaïa | Alaïa ; Maison Alaïa | Richemont
Net-a-Porter | NET-A-PORTER ; Yoox Net-a-Porter Group ; YNAP | Mytheresa
Mytheresa | LuxExperience ; Theresa Warenvertrieb |
Farfetch | Farfetch Holdings | Coupang
Coupang | Coupang Inc. |
Omega | Omega SA ; Louis Brandt & Fils | Swatch Group
Longines | Compagnie des Montres Longines | Swatch Group
Tissot | Tissot SA | Swatch Group
Breguet | Montres Breguet | Swatch Group
Blancpain | Rayville SA | Swatch Group
Harry Winston | Harry Winston Inc. | Swatch Group
ETA SA | ETA Manufacture Horlogère Suisse ; Ébauches SA | Swatch Group
Swatch Group | SMH ; Société de Microélectronique et d'Horlogerie ; SSIH ; ASUAG |
Rolex | Rolex SA ; Wilsdorf and Davis ; Montres Rolex |
Tudor | Montres Tudor | Rolex
Patek Philippe | Patek, Philippe & Cie |
Audemars Piguet | AP watches |
Prada | Fratelli Prada ; Prada S.p.A. ; Prada Group |
Miu Miu | MiuMiu | Prada
Versace | Gianni Versace ; Gianni Versace S.p.A. | Prada
Capri Holdings | Michael Kors Holdings |
Michael Kors | MICHAEL Michael Kors | Capri Holdings
Jimmy Choo | Jimmy Choo Ltd | Capri Holdings
Tapestry | Coach, Inc. ; Tapestry Inc. |
Coach New York | Coach ; Coach Leatherware | Tapestry
Kate Spade New York | Kate Spade & Company ; Kate Spade ; Fifth & Pacific ; Liz Claiborne | Tapestry
Stuart Weitzman | Stuart Weitzman Holdings |
PVH | Phillips-Van Heusen ; PVH Corp. |
Calvin Klein | Calvin Klein Inc. ; CK | PVH
Tommy Hilfiger | Tommy Hilfiger Corporation | PVH
Ralph Lauren Corporation | Polo Ralph Lauren ; Ralph Lauren |
Club Monaco | Club Monaco Corp. |
Giorgio Armani | Armani ; Giorgio Armani S.p.A. ; Emporio Armani |
Dolce & Gabbana | D&G ; Dolce and Gabbana |
Valentino | Valentino S.p.A. ; Valentino Fashion Group | Mayhoola
Mayhoola | Mayhoola for Investments |
Balmain | Pierre Balmain | Mayhoola
Lanvin | Jeanne Lanvin SA | Fosun
Moncler | Moncler S.p.A. |
Stone Island | Stone Island (brand) | Moncler
Max Mara | MaxMara ; Max Mara Fashion Group |
Tod's | Tod's S.p.A. ; Della Valle Group |
OTB Group | Only The Brave |
Diesel (brand) | Diesel S.p.A. ; Diesel Italia | OTB Group
Maison Margiela | Maison Martin Margiela | OTB Group
Jil Sander | Jil Sander AG | OTB Group
Marni | Marni Group | OTB Group
Benetton Group | Benetton ; United Colors of Benetton | Edizione
Edizione | Edizione Holding |
Mundys | Atlantia ; Autostrade S.p.A. | Edizione
Autogrill | Avolta Autogrill | Avolta
Avolta | Dufry ; Avolta AG |
Ermenegildo Zegna | Zegna |
Thom Browne | Thom Browne Inc. | Ermenegildo Zegna
Salvatore Ferragamo | Ferragamo |
Burberry | Burberry Group ; Burberrys |
Mulberry | Mulberry Group |
Paul Smith | Paul Smith Ltd |
Vivienne Westwood | Vivienne Westwood Ltd |
Hugo Boss | HUGO BOSS AG |
Puma | Puma SE |
Adidas | adidas AG ; Adidas-Salomon |
Reebok | J.W. Foster & Sons ; Reebok International | Authentic Brands Group
Authentic Brands Group | ABG ; Authentic |
Brooks Brothers | H. & D. H. Brooks & Co. | Authentic Brands Group
Quiksilver | Boardriders ; Boardriders, Inc. | Authentic Brands Group
Billabong | Billabong International | Authentic Brands Group
Nike | Nike, Inc. ; Blue Ribbon Sports ; NKE |
Converse | Converse Rubber Shoe Company | Nike
Jordan Brand | Air Jordan | Nike
Umbro | Humphreys Brothers | Iconix
Iconix | Iconix Brand Group ; Candie's |
Under Armour | KP Sports |
New Balance | New Balance Arch Support Company |
Asics | ASICS Corporation ; Onitsuka |
Mizuno | Mizuno Corporation |
Skechers | Skechers USA |
VF Corporation | VF ; Vanity Fair Mills ; Reading Glove and Mitten |
The North Face | North Face | VF Corporation
Vans | Van Doren Rubber Company | VF Corporation
Timberland | The Timberland Company ; Abington Shoe Company | VF Corporation
Supreme | Supreme New York | EssilorLuxottica
Ray-Ban | Ray Ban | EssilorLuxottica
Oakley, Inc. | Oakley | EssilorLuxottica
LensCrafters | Lens Crafters | EssilorLuxottica
Sunglass Hut | Sunglass Hut International | EssilorLuxottica
Wrangler | Kontoor Brands ; Blue Bell |
Levi Strauss & Co. | Levi's ; Levi Strauss |
Dockers | Dockers Khakis |
Gap Inc. | Gap ; The Gap |
Old Navy | Old Navy Clothing Company | Gap Inc.
Banana Republic | Banana Republic Travel & Safari Clothing Company | Gap Inc.
Athleta | Athleta Inc. | Gap Inc.
L Brands | Limited Brands ; The Limited ; Bath & Body Works, Inc. |
Victoria's Secret | Victoria's Secret & Co. |
Bath & Body Works | Bath and Body Works | L Brands
Abercrombie & Fitch | Abercrombie ; A&F ; Hollister Co. |
American Eagle Outfitters | American Eagle ; AEO |
Urban Outfitters | URBN ; Free People |
Anthropologie | Anthropologie Group | Urban Outfitters
J.Crew | J. Crew Group ; J.Crew |
Madewell | Madewell Inc. | J.Crew
Forever 21 | Fashion 21 |
Eddie Bauer | Eddie Bauer LLC |
L.L.Bean | LL Bean ; L. L. Bean |
Patagonia | Chouinard Equipment ; Patagonia, Inc. |
Recreational Equipment, Inc. | REI ; REI Co-op |
Inditex | Industria de Diseño Textil |
Zara | Zara España | Inditex
Massimo Dutti | Grupo Massimo Dutti | Inditex
Pull&Bear | Pull and Bear | Inditex
Bershka | Bershka BSK España | Inditex
Mango | Punto FA |
El Corte Inglés | El Corte Ingles |
Mercadona | Mercadona S.A. |
H&M | Hennes & Mauritz ; H & M Hennes & Mauritz |
COS | Collection of Style | H&M
IKEA | Ingka Group ; Inter IKEA ; Ingka Holding |
ICA Gruppen | ICA |
S Group | S-ryhmä ; SOK |
Kesko | K Group ; K-ryhmä |
Migros | Migros-Genossenschafts-Bund ; Federation of Migros Cooperatives |
Denner | Denner AG | Migros
Globus | Magazine zum Globus |
REWE Group | REWE ; Rewe Zentral |
Penny | Penny-Markt | REWE Group
Billa | BILLA AG | REWE Group
Edeka | EDEKA-Gruppe |
Kaiser's Tengelmann | Tengelmann ; Kaiser's Kaffee-Geschäft | Edeka
Netto Marken-Discount | Netto Germany | Edeka
Kaufland | Kaufland Stiftung | Schwarz Gruppe
Lidl | Lidl Stiftung | Schwarz Gruppe
Galeria Karstadt Kaufhof | Galeria |
Karstadt | Rudolph Karstadt ; KarstadtQuelle ; Arcandor | Galeria Karstadt Kaufhof
Kaufhof | Leonhard Tietz AG | Galeria Karstadt Kaufhof
KaDeWe | Kaufhaus des Westens |
Wertheim | Wertheim Department Stores | Hertie
Hertie | Hermann Tietz | Karstadt
Quelle | Quelle Versand ; Quelle GmbH |
Otto Group | Otto Versand ; Otto GmbH |
Hermes Group | Hermes Europe ; Hermes Logistik ; Evri | Otto Group
Crate & Barrel | Crate and Barrel ; CB2 | Otto Group
About You | ABOUT YOU | Zalando
Zalando | Zalando SE |
Rocket Internet | Rocket Internet SE |
HelloFresh | Hello Fresh |
dm-drogerie markt | dm |
Rossmann | Dirk Rossmann GmbH |
MediaMarktSaturn | Media-Saturn ; Media Markt ; Ceconomy ; Saturn | JD.com
C&A | Brenninkmeijer ; Cofra Holding |
HEMA | Hollandsche Eenheidsprijzen Maatschappij Amsterdam |
Jumbo Supermarkten | Jumbo |
Colruyt Group | Colruyt |
Coop Italia | Unicoop |
Esselunga | Esselunga S.p.A. |
La Rinascente | Rinascente | Central Group
Central Group | Central Group of Companies |
Jerónimo Martins | Jeronimo Martins |
Biedronka | Jeronimo Martins Polska | Jerónimo Martins
Sonae | Sonae SGPS ; Sociedade Nacional de Estratificados |
Magnit | Tander |
X5 Group | X5 Retail Group ; Pyaterochka ; Perekrestok |
Aeon | AEON Co. ; Jusco |
Isetan Mitsukoshi | Isetan ; Mitsukoshi |
Takashimaya | Iida Takashimaya |
Uniqlo | UNIQLO ; Ogori Shoji | Fast Retailing
Fast Retailing | Fast Retailing Co. |
Muji | Ryohin Keikaku ; MUJI |
Daiso | Daiso Sangyo |
Lawson | Lawson Inc. |
FamilyMart | Family Mart ; am/pm Japan | Itochu
Don Quijote | Pan Pacific International Holdings ; Donki |
Nitori | Nitori Holdings |
Lotte | Lotte Group ; Lotte Corporation |
Lotte Shopping | Lotte Department Store ; Lotte Mart | Lotte
Shinsegae | Shinsegae Group |
E-Mart | Emart | Shinsegae
Hyundai Department Store | Hyundai Department Store Group |
Suning | Suning.com ; Suning Holdings |
GOME | Gome Retail Holdings ; Gome Electrical Appliances |
Sun Art Retail | RT-Mart | Alibaba
Taobao | Taobao Marketplace | Alibaba
Tmall | Taobao Mall | Alibaba
Alibaba Cloud | Aliyun | Alibaba
Cainiao | Cainiao Network | Alibaba
Ele.me | Eleme | Alibaba
Youku | Youku Tudou | Alibaba
AliExpress | Ali Express | Alibaba
DAMO Academy | Alibaba DAMO Academy | Alibaba
Ant Group | Ant Financial ; Alipay ; Ant Small and Micro Financial Services Group |
Trendyol | Trendyol Group | Alibaba
Daraz | Daraz Group | Alibaba
Pinduoduo | PDD Holdings ; Temu ; PDD |
Shein | SHEIN ; SheInside |
Meituan | Meituan-Dianping ; Dianping |
Mobike | Mobike Technology | Meituan
Kuaishou | Kuaishou Technology ; Kwai |
Xiaohongshu | RedNote ; Little Red Book |
Bilibili | Bilibili Inc. |
iQIYI | iQiyi | Baidu
Sohu | Sohu.com |
Sogou | Sogou Inc. | Tencent
Weibo | Sina Weibo | Sina
ByteDance | Bytedance Ltd |
Toutiao | Jinri Toutiao | ByteDance
Douyin | Douyin Group | ByteDance
TikTok | TikTok Inc. ; Musical.ly ; TikTok Ltd | ByteDance
Lark | Feishu ; Lark Suite | ByteDance
CapCut | Jianying | ByteDance
Moonton | Shanghai Moonton Technology | ByteDance
Pico | Pico Interactive | ByteDance
Rakuten | Rakuten Group ; Rakuten Ichiba ; MDM Inc. |
Viber | Viber Media ; Rakuten Viber | Rakuten
Kobo | Rakuten Kobo ; Kobo Inc. | Rakuten
Ebates | Rakuten Rewards | Rakuten
LY Corporation | Z Holdings ; Yahoo Japan ; Line Corporation ; LINE | SoftBank
Mercari | Kouzoh |
DeNA | DeNA Co. |
Mixi | MIXI, Inc. |
CyberAgent | Cyber Agent |
Cookpad | COIN Ltd |
Woolworths Group | Woolworths Limited ; Woolworths Supermarkets |
Big W | BIG W | Woolworths Group
Dan Murphy's | Dan Murphy | Endeavour Group
Endeavour Group | Endeavour Drinks |
David Jones | David Jones Limited |
Myer | Myer Holdings |
Coles Group | Coles ; G.J. Coles & Coy ; Coles Supermarkets |
Wesfarmers | Westralian Farmers |
Bunnings | Bunnings Warehouse | Wesfarmers
Kmart Australia | Kmart Group Australia ; Target Australia | Wesfarmers
Officeworks | Office Works | Wesfarmers
JB Hi-Fi | JB Hi Fi |
Harvey Norman | Norman Ross |
Foodstuffs | Pak'nSave ; New World supermarkets |
The Warehouse Group | The Warehouse |
Shoprite Holdings | Shoprite ; Checkers |
Pick n Pay | Pick 'n Pay |
Woolworths Holdings | Woolworths South Africa |
Spar | SPAR International ; De Spar |
Future Group | Pantaloon Retail ; Big Bazaar |
Reliance Retail | Reliance Fresh | Reliance Industries
DMart | Avenue Supermarts |
Trent Limited | Westside ; Trent | Tata Group
Tanishq | Tanishq Jewellery | Titan Company
BigBasket | Big Basket ; Innovative Retail Concepts | Tata Group
Tata Elxsi | Tata Elxsi Limited | Tata Group
Voltas | Voltas Limited | Tata Group
Tata Consumer Products | Tata Global Beverages ; Tata Tea | Tata Group
Tetley | Tetley Tea | Tata Consumer Products
Blinkit | Grofers | Zomato
Zomato | Eternal Limited ; Foodiebay |
Swiggy | Bundl Technologies |
Ola Cabs | ANI Technologies ; Ola |
Nykaa | FSN E-Commerce |
Snapdeal | AceVector |
Falabella | S.A.C.I. Falabella |
Cencosud | Jumbo Chile ; Centros Comerciales Sudamericanos |
Lojas Americanas | Americanas S.A. ; B2W |
Magazine Luiza | Magalu |
Casas Bahia | Via Varejo ; Grupo Casas Bahia |
GPA | Grupo Pão de Açúcar ; Companhia Brasileira de Distribuição |
OXXO | Cadena Comercial Oxxo | FEMSA
Grupo Elektra |  | Grupo Salinas
Grupo Salinas | Salinas Group |
TV Azteca | Azteca ; Imevisión | Grupo Salinas
Sanborns | Grupo Sanborns | Grupo Carso
Grupo Carso | Carso |
McDonald's | McDonald's Corporation ; MCD |
Burger King | Insta-Burger King ; BK | Restaurant Brands International
Restaurant Brands International | RBI ; QSR |
Tim Hortons | Tim Horton Donuts ; TDL Group | Restaurant Brands International
Popeyes | Popeyes Louisiana Kitchen ; AFC Enterprises | Restaurant Brands International
Firehouse Subs | Firehouse | Restaurant Brands International
Yum! Brands | Tricon Global Restaurants ; Yum Brands ; PepsiCo Restaurants |
KFC | Kentucky Fried Chicken | Yum! Brands
Pizza Hut | Pizza Hut Inc. | Yum! Brands
Taco Bell | Taco Bell Corp. | Yum! Brands
Yum China | Yum China Holdings |
Wendy's | Wendy's International ; The Wendy's Company |
Arby's | Arby's Restaurant Group | Inspire Brands
Inspire Brands | Arby's Restaurant Group Holdings |
Dunkin' Donuts | Dunkin' ; Dunkin Brands ; Open Kettle | Inspire Brands
Baskin-Robbins | Baskin Robbins | Inspire Brands
Buffalo Wild Wings | BW3 ; BWW | Inspire Brands
Jimmy John's | Jimmy John's Gourmet Sandwiches | Inspire Brands
Sonic Drive-In | Sonic Corp. ; Top Hat Drive-In | Inspire Brands
Subway | Doctor's Associates ; Pete's Super Submarines | Roark Capital Group
Roark Capital Group | Roark Capital |
Domino's Pizza | Domino's ; DomiNick's |
Papa John's | Papa Johns International |
Little Caesars | Little Caesar Enterprises | Ilitch Holdings
Ilitch Holdings | Ilitch Companies |
Chipotle Mexican Grill | Chipotle ; CMG |
Five Guys | Five Guys Enterprises |
In-N-Out Burger | In-N-Out |
Chick-fil-A | Dwarf Grill ; Chick-Fil-A |
White Castle | White Castle System |
Jack in the Box | Foodmaker |
Shake Shack | Shake Shack Inc. |
Darden Restaurants | General Mills Restaurants ; Darden |
Olive Garden | The Olive Garden | Darden Restaurants
Red Lobster | Red Lobster Inns of America |
Brinker International | Chili's Grill & Bar ; Chili's |
Bloomin' Brands | Outback Steakhouse ; OSI Restaurant Partners |
Applebee's | T.J. Applebee's | Dine Brands
Dine Brands | DineEquity ; IHOP Corp. |
IHOP | International House of Pancakes | Dine Brands
Denny's | Danny's Donuts ; Advantica Restaurant Group |
Cracker Barrel | Cracker Barrel Old Country Store |
Starbucks | Starbucks Corporation ; Starbucks Coffee ; SBUX |
Teavana | Teavana Holdings | Starbucks
Seattle's Best Coffee | Stewart Brothers Coffee | Nestlé
Union Square Hospitality Group | USHG |
Compass Group | Compass Group plc ; Grand Metropolitan Catering |
Bon Appétit Management Company | Bon Appétit | Compass Group
Aramark | ARA Services ; Automatic Retailers of America |
Sysco | SYSCO Corporation |
US Foods | U.S. Foodservice |
Greggs | Greggs plc |
J D Wetherspoon | Wetherspoons ; Wetherspoon |
Mitchells & Butlers | Six Continents Retail ; Bass Leisure |
Nando's | Nando's Group |
Wagamama | wagamama Ltd | The Restaurant Group
The Restaurant Group | City Centre Restaurants |
Jollibee Foods Corporation | Jollibee ; JFC |
The Coffee Bean & Tea Leaf | Coffee Bean and Tea Leaf | Jollibee Foods Corporation
Luckin Coffee | Luckin |
Haidilao | Hai Di Lao |
Skylark Holdings | Skylark |
Zensho Holdings | Sukiya |
Yoshinoya | Yoshinoya Holdings |
Luxottica | Luxottica Group | EssilorLuxottica
Coop Sverige | Kooperativa Förbundet ; KF ; Coop Sweden |
Coop Schweiz | Coop Suisse ; Coop Switzerland |
Argyll Group | Safeway plc ; Safeway UK | Morrisons
Woolworths plc | F. W. Woolworth & Co. Ltd ; Woolworths UK |
El Puerto de Liverpool | Liverpool Mexico |
Next plc | J Hepworth & Son ; Next Retail |
Walmart Canada | Wal-Mart Canada | Walmart
Her Majesty's Government | HM Government ; Government of the United Kingdom ; UK Government ; British Government ; His Majesty's Government |
Cabinet Office | Cabinet Office UK | Her Majesty's Government
10 Downing Street | Prime Minister's Office ; Number 10 ; No. 10 | Her Majesty's Government
Government Digital Service | GDS | Cabinet Office
Department for Transport | DfT ; Ministry of Transport UK ; Department of Transport UK | Her Majesty's Government
Driver and Vehicle Licensing Agency | DVLA | Department for Transport
Highways England | National Highways ; Highways Agency | Department for Transport
Transport Research Laboratory | TRL ; Road Research Laboratory ; Transport and Road Research Laboratory |
Department for Work and Pensions | DWP ; Department of Social Security ; DSS | Her Majesty's Government
Jobcentre Plus | Jobcentre | Department for Work and Pensions
Department for Culture, Media and Sport | DCMS ; Department of National Heritage ; Department for Digital, Culture, Media and Sport | Her Majesty's Government
Ministry of Housing, Communities and Local Government | MHCLG ; Department for Communities and Local Government ; DLUHC ; DCLG | Her Majesty's Government
Ministry of Justice (United Kingdom) | MoJ ; Lord Chancellor's Department ; Department for Constitutional Affairs | Her Majesty's Government
HM Courts and Tribunals Service | HMCTS ; Her Majesty's Courts Service | Ministry of Justice (United Kingdom)
HM Land Registry | Land Registry |
Companies House | Companies Registration Office |
Intellectual Property Office (United Kingdom) | UK Patent Office ; UK Intellectual Property Office ; UKIPO |
Office for Standards in Education | Ofsted |
Office of Communications | Ofcom ; Independent Television Commission ; Radio Authority |
Independent Broadcasting Authority | IBA ; Independent Television Authority ; ITA |
Office of Gas and Electricity Markets | Ofgem ; OFFER |
Financial Conduct Authority | FCA ; Financial Services Authority ; FSA |
Prudential Regulation Authority | PRA | Bank of England
Competition and Markets Authority | CMA UK ; Office of Fair Trading ; OFT ; Competition Commission |
Serious Fraud Office | SFO |
National Crime Agency | NCA ; Serious Organised Crime Agency ; SOCA |
National Audit Office | NAO |
Charity Commission for England and Wales | Charity Commission |
Equality and Human Rights Commission | EHRC ; Commission for Racial Equality ; Equal Opportunities Commission |
Information Commissioner's Office | ICO |
Food Standards Agency | FSA UK |
Civil Aviation Authority | CAA |
NATS | National Air Traffic Services ; NATS Holdings |
Maritime and Coastguard Agency | HM Coastguard ; MCA UK |
Crown Estate | The Crown Estate |
Royal Household | Household of the Sovereign ; Buckingham Palace |
Royal Collection Trust | Royal Collection | Royal Household
Church Commissioners | Ecclesiastical Commissioners ; Queen Anne's Bounty | Church of England
Inner London Education Authority | ILEA |
City of London Corporation | Corporation of London |
Scottish Government | Scottish Executive ; Scottish Office |
Historic Environment Scotland | Historic Scotland ; Royal Commission on the Ancient and Historical Monuments of Scotland ; RCAHMS |
Cadw | Welsh Historic Monuments |
Northern Ireland Executive | Government of Northern Ireland ; Stormont Executive |
Northern Ireland Assembly | Stormont ; Parliament of Northern Ireland |
Court of Session | Outer House |
High Court of Justice | High Court of England and Wales |
Court of Appeal of England and Wales | Court of Appeal (England and Wales) |
Old Bailey | Central Criminal Court |
Police Scotland | Police Service of Scotland ; Strathclyde Police ; Lothian and Borders Police |
British Transport Police | BTP |
Greater Manchester Police | GMP ; Manchester City Police |
West Midlands Police | Birmingham City Police |
London Fire Brigade | Metropolitan Fire Brigade London ; LFB |
Royal Logistic Corps | RLC ; Royal Army Service Corps ; RASC ; Royal Corps of Transport ; Royal Army Ordnance Corps | British Army
Army Service Corps | ASC | British Army
Intelligence Corps (United Kingdom) | Intelligence Corps | British Army
Royal Army Chaplains' Department | RAChD | British Army
Royal Army Educational Corps | RAEC ; Army Educational Corps | British Army
Royal Military Police | RMP ; Corps of Military Police | British Army
Army Air Corps | AAC | British Army
Gurkha Brigade | Brigade of Gurkhas ; Royal Gurkha Rifles | British Army
Scots Guards | 3rd Guards ; Scots Fusilier Guards | British Army
Irish Guards | Micks | British Army
Welsh Guards | Fifth Guards | British Army
Life Guards | The Life Guards | British Army
Blues and Royals | Royal Horse Guards ; Royal Dragoons | British Army
Royal Fusiliers | City of London Regiment ; Royal Regiment of Fusiliers | British Army
Rifle Brigade | The Rifle Brigade ; Prince Consort's Own | British Army
King's Royal Rifle Corps | 60th Rifles ; KRRC ; Royal American Regiment | British Army
The Rifles | Light Infantry | British Army
Royal Green Jackets | RGJ | British Army
Royal Welch Fusiliers | Royal Welsh Fusiliers ; 23rd Regiment of Foot ; RWF | British Army
Argyll and Sutherland Highlanders | Argylls | British Army
Gordon Highlanders | 92nd Gordon Highlanders | British Army
Seaforth Highlanders | Ross-shire Buffs | British Army
Queen's Own Cameron Highlanders | Cameron Highlanders | British Army
King's Own Scottish Borderers | KOSB | British Army
Royal Scots | The Royal Regiment ; Royal Scots Lothian Regiment | British Army
Royal Scots Fusiliers | RSF | British Army
Royal Scots Greys | Scots Greys ; 2nd Dragoons | British Army
Durham Light Infantry | DLI | British Army
East Yorkshire Regiment | Duke of York's Own East Yorkshire | British Army
Duke of Wellington's Regiment | DWR ; West Riding Regiment | British Army
Sherwood Foresters | Nottinghamshire and Derbyshire Regiment | British Army
Royal Warwickshire Regiment | Royal Warwicks ; Royal Warwickshire Fusiliers | British Army
Royal Berkshire Regiment | Royal Berks | British Army
Oxfordshire and Buckinghamshire Light Infantry | Ox and Bucks ; Ox & Bucks Light Infantry | British Army
Lancashire Fusiliers | XX Foot | British Army
Manchester Regiment | The Manchesters | British Army
Middlesex Regiment | Die-hards | British Army
Artists Rifles | Artists' Rifles ; 28th London Regiment | British Army
Home Guard | Local Defence Volunteers ; LDV | British Army
Imperial War Graves Commission | Commonwealth War Graves Commission ; CWGC ; IWGC |
First Aid Nursing Yeomanry | FANY ; Princess Royal's Volunteer Corps |
Queen Alexandra's Royal Army Nursing Corps | QARANC ; Queen Alexandra's Imperial Military Nursing Service ; QAIMNS | British Army
Women's Land Army | Land Girls ; WLA |
Women's Royal Air Force | WRAF | Royal Air Force
RAF Bomber Command | Bomber Command | Royal Air Force
RAF Fighter Command | Fighter Command | Royal Air Force
RAF Coastal Command | Coastal Command | Royal Air Force
Royal Observer Corps | ROC ; Observer Corps | Royal Air Force
Royal Fleet Auxiliary | RFA | Royal Navy
Merchant Navy | British Merchant Navy ; Red Ensign fleet |
Air Transport Auxiliary | ATA |
Ministry of Munitions | Ministry of Munitions UK |
Ministry of Aircraft Production | MAP |
Ministry of Supply | MoS UK |
Ministry of Information | MoI ; Central Office of Information ; COI |
Political Warfare Executive | PWE |
Combined Operations Headquarters | Combined Operations |
Sudan Political Service | SPS |
Malayan Civil Service | MCS Malaya | Colonial Office
Indian Medical Service | IMS |
Indian Political Department | Indian Political Service |
Indian Forest Service | Imperial Forest Service |
Indian Revenue Service | IRS India |
Indian Audit and Accounts Service | IA&AS |
Comptroller and Auditor General of India | CAG |
Ministry of Finance (India) | Finance Ministry of India | Government of India
Government of India | Bharat Sarkar ; Union Government of India ; Central Government India |
Ministry of Home Affairs (India) | MHA | Government of India
Ministry of Defence (India) | Raksha Mantralaya | Government of India
Ministry of Railways (India) | Rail Mantralaya ; Railway Board | Government of India
Prime Minister's Office (India) | PMO | Government of India
National Human Rights Commission of India | NHRC |
Telecom Regulatory Authority of India | TRAI |
Competition Commission of India | CCI |
Delhi High Court | High Court of Delhi |
Bombay High Court | High Court of Bombay |
Calcutta High Court | High Court at Calcutta |
Madras High Court | High Court of Madras |
Allahabad High Court | High Court of Judicature at Allahabad |
Kerala High Court | High Court of Kerala |
Gujarat High Court | High Court of Gujarat |
Karnataka High Court | Mysore High Court |
Punjab and Haryana High Court | High Court of Punjab and Haryana ; Punjab High Court |
Border Security Force | BSF |
Central Reserve Police Force | CRPF |
Central Industrial Security Force | CISF |
Indo-Tibetan Border Police | ITBP |
National Security Guard | NSG |
National Investigation Agency | NIA |
Assam Rifles | Cachar Levy |
Indian Armed Forces | Bharatiya Sashastra Sena |
Indian Coast Guard | ICG India | Indian Armed Forces
Indian Army | Bharatiya Thal Sena | Indian Armed Forces
Indian Navy | Royal Indian Navy ; Bharatiya Nau Sena | Indian Armed Forces
Indian Air Force | Royal Indian Air Force ; IAF ; Bharatiya Vayu Sena | Indian Armed Forces
Gorkha Rifles | Gurkha Rifles | Indian Army
Maratha Light Infantry | Mahratta Light Infantry | Indian Army
Army Medical Corps (India) | Army Medical Corps India | Indian Army
National Cadet Corps (India) | NCC |
Pakistan Armed Forces | Pakistan Military |
Pakistan Navy | Royal Pakistan Navy | Pakistan Armed Forces
National Assembly of Pakistan | Qaumi Assembly | Parliament of Pakistan
Senate of Pakistan | Aiwan-e-Bala | Parliament of Pakistan
Parliament of Pakistan | Majlis-e-Shoora |
Supreme Court of Pakistan | Adalat-e-Uzma |
Civil Service of Pakistan | CSP ; Pakistan Administrative Service ; District Management Group |
Jatiya Sangsad | Parliament of Bangladesh ; House of the Nation |
Bangladesh Army | Bangladesh Sena Bahini |
Mukti Bahini | Bangladesh Liberation Army ; Freedom Fighters Bangladesh |
Parliament of Sri Lanka | Sri Lanka Parliament ; State Council of Ceylon ; House of Representatives of Ceylon |
Ceylon Civil Service | CCS ; Sri Lanka Administrative Service ; SLAS |
Sri Lanka Army | Ceylon Army |
Nepal Army | Royal Nepal Army ; Gorkhali Army |
Pyidaungsu Hluttaw | Assembly of the Union ; Parliament of Myanmar |
Parliament of Singapore | Legislative Assembly of Singapore |
Parliament of Malaysia | Parlimen Malaysia |
Dewan Rakyat | Malaysian House of Representatives | Parliament of Malaysia
Dewan Negara | Senate of Malaysia | Parliament of Malaysia
Royal Malaysia Police | PDRM ; Polis Diraja Malaysia |
People's Representative Council | DPR ; Dewan Perwakilan Rakyat ; House of Representatives of Indonesia |
People's Consultative Assembly | MPR ; Majelis Permusyawaratan Rakyat |
Indonesian Army | TNI-AD ; Tentara Nasional Indonesia Angkatan Darat ; TNI Angkatan Darat | Indonesian National Armed Forces
Indonesian National Police | Polri ; Kepolisian Negara Republik Indonesia |
Corruption Eradication Commission | KPK ; Komisi Pemberantasan Korupsi |
National Assembly (Thailand) | Rathasapha ; Parliament of Thailand |
Royal Thai Army | RTA |
Royal Thai Air Force | RTAF |
Royal Thai Police | Thai Police Department |
National Assembly of Vietnam | Quốc hội |
Philippine Army | Hukbong Katihan ng Pilipinas | Armed Forces of the Philippines
Philippine Navy | Hukbong Dagat ng Pilipinas | Armed Forces of the Philippines
Philippine Air Force | PAF Philippines | Armed Forces of the Philippines
Supreme Court of the Philippines | Kataas-taasang Hukuman |
Department of Education (Philippines) | DepEd ; Department of Education, Culture and Sports |
Department of Foreign Affairs (Philippines) | DFA ; Kagawaran ng Ugnayang Panlabas |
Supreme Court of Japan | Saikō Saibansho |
Cabinet Office (Japan) | Naikakufu |
Japan Coast Guard | Maritime Safety Agency |
National Police Agency (Japan) | Keisatsuchō |
Tokyo Metropolitan Police Department | Keishichō ; Metropolitan Police Department Tokyo |
Ministry of the Navy (Japan) | Navy Ministry of Japan |
Home Ministry (Japan) | Naimushō |
Ministry of Foreign Affairs (South Korea) | MOFA Korea |
Supreme Court of Korea | Daebeobwon |
Constitutional Court of Korea | Heonbeop Jaepanso |
Blue House | Cheong Wa Dae ; Office of the President of South Korea |
Republic of Korea Navy | ROKN ; South Korean Navy |
Republic of Korea Marine Corps | ROKMC |
Supreme People's Assembly | Choego Inmin Hoeui |
State Council of China | Central People's Government ; Guowuyuan |
Ministry of Foreign Affairs (China) | Waijiaobu ; MFA China | State Council of China
Ministry of Public Security (China) | Gonganbu ; MPS China | State Council of China
Ministry of Education (China) | Jiaoyubu | State Council of China
Ministry of Finance (China) | Caizhengbu | State Council of China
Ministry of Commerce (China) | MOFCOM ; MOFTEC | State Council of China
National Development and Reform Commission | NDRC ; State Planning Commission | State Council of China
State-owned Assets Supervision and Administration Commission | SASAC | State Council of China
Supreme People's Court | SPC China |
Supreme People's Procuratorate | SPP China |
Central Military Commission | CMC China |
Central Commission for Discipline Inspection | CCDI | Chinese Communist Party
Publicity Department of the Chinese Communist Party | Central Propaganda Department ; CCP Propaganda Department | Chinese Communist Party
United Front Work Department | UFWD | Chinese Communist Party
Central Committee of the Chinese Communist Party | CCP Central Committee | Chinese Communist Party
Communist Youth League of China | CYLC ; Chinese Communist Youth League | Chinese Communist Party
People's Liberation Army Ground Force | PLA Ground Force ; PLA Army | People's Liberation Army
People's Liberation Army Rocket Force | Second Artillery Corps ; PLARF | People's Liberation Army
People's Armed Police | PAP China ; Chinese People's Armed Police Force |
People's Volunteer Army | Chinese People's Volunteers ; CPVA | People's Liberation Army
Executive Yuan | Government of Taiwan Cabinet |
Judicial Yuan | Taiwan Judicial Yuan |
Control Yuan | Chien-ch'a Yuan |
Examination Yuan | Kaoshi Yuan |
Republic of China Army | ROC Army ; Taiwanese Army | Republic of China Armed Forces
Republic of China Air Force | ROCAF ; Taiwanese Air Force | Republic of China Armed Forces
Republic of China Navy | ROCN ; Taiwanese Navy | Republic of China Armed Forces
Republic of China Armed Forces | Taiwanese Armed Forces |
Government of Hong Kong | Hong Kong Government ; HKSAR Government |
Independent Commission Against Corruption (Hong Kong) | ICAC Hong Kong |
Executive Council of Hong Kong | ExCo |
Radio Television Hong Kong | RTHK ; Radio Hong Kong | Government of Hong Kong
Court of Final Appeal | Hong Kong Court of Final Appeal |
Élysée Palace | Palais de l'Élysée ; Présidence de la République française ; Office of the President of France |
Hôtel Matignon | Matignon ; Office of the Prime Minister of France |
Cour de cassation (France) | Court of Cassation of France |
Cour des comptes | Court of Audit (France) |
Inspection générale des finances | IGF |
Ministry of the Interior (France) | Ministère de l'Intérieur ; Place Beauvau |
Ministry of Justice (France) | Ministère de la Justice ; Chancellerie ; Place Vendôme Ministry |
Ministry of Economics and Finance (France) | Ministère de l'Économie et des Finances ; Bercy |
Ministry of National Education (France) | Ministère de l'Éducation nationale ; Rue de Grenelle Ministry |
Ministry of Culture (France) | Ministère de la Culture ; Ministry of Culture and Communication France |
Ministry of Armed Forces (France) | Ministère des Armées ; Ministère de la Défense |
Corps des mines | Corps of Mines |
Corps des ponts et chaussées | Corps of Bridges and Roads ; Ponts et Chaussées |
Police nationale | French National Police ; Sûreté nationale |
Direction générale de la Sécurité intérieure | DGSI ; Direction de la Surveillance du Territoire ; DST |
French Air Force | Armée de l'air ; Armée de l'air et de l'espace ; French Air and Space Force | French Armed Forces
French Armed Forces | Forces armées françaises |
Autorité des marchés financiers | AMF ; Commission des opérations de bourse |
Autorité de la concurrence | Conseil de la concurrence |
Arcom | Conseil supérieur de l'audiovisuel ; CSA France |
Centre national du cinéma | CNC ; Centre national de la cinématographie |
Chancellery (Germany) | Bundeskanzleramt ; German Chancellery ; Federal Chancellery of Germany |
Federal Ministry of Finance (Germany) | Bundesministerium der Finanzen ; BMF | Federal Government of Germany
Federal Government of Germany | Bundesregierung ; German Government |
Federal Ministry of Defence (Germany) | Bundesministerium der Verteidigung ; BMVg | Federal Government of Germany
Federal Ministry of the Interior (Germany) | Bundesministerium des Innern ; BMI Germany | Federal Government of Germany
Federal Ministry of Justice (Germany) | Bundesministerium der Justiz ; BMJ Germany | Federal Government of Germany
Federal Ministry of Labour and Social Affairs | Bundesministerium für Arbeit und Soziales ; BMAS | Federal Government of Germany
Federal Ministry of Health (Germany) | Bundesministerium für Gesundheit ; BMG Germany | Federal Government of Germany
Federal Ministry for Economic Cooperation and Development | BMZ ; Bundesministerium für wirtschaftliche Zusammenarbeit | Federal Government of Germany
Federal Ministry of Transport (Germany) | Bundesverkehrsministerium ; BMVI ; BMDV | Federal Government of Germany
Federal Ministry for the Environment (Germany) | Bundesumweltministerium ; BMU ; BMUV | Federal Government of Germany
Federal Cartel Office | Bundeskartellamt |
Federal Financial Supervisory Authority | BaFin ; Bundesanstalt für Finanzdienstleistungsaufsicht |
Federal Network Agency | Bundesnetzagentur ; BNetzA |
Treuhandanstalt | Treuhand |
Federal Administrative Court (Germany) | Bundesverwaltungsgericht |
Federal Labour Court | Bundesarbeitsgericht |
Federal Fiscal Court | Bundesfinanzhof ; BFH |
Federal Social Court | Bundessozialgericht ; BSG |
Reichsgericht | Imperial Court of Justice |
Volksgerichtshof | People's Court (Germany) |
German Army | Deutsches Heer der Bundeswehr | Bundeswehr
German Air Force | Bundesluftwaffe | Bundeswehr
Bundesgrenzschutz | Bundespolizei ; Federal Police (Germany) ; Federal Border Guard |
Volkspolizei | Deutsche Volkspolizei ; German People's Police |
Reichswehr | Reichsheer |
Freikorps | Free Corps |
Afrika Korps | Deutsches Afrikakorps ; Africa Corps ; DAK | Wehrmacht
Abwehr | Amt Ausland/Abwehr | Wehrmacht
Oberkommando der Wehrmacht | OKW | Wehrmacht
Oberkommando des Heeres | OKH | Wehrmacht
Sicherheitsdienst | SD ; Sicherheitsdienst des Reichsführers-SS | Schutzstaffel
Reich Security Main Office | RSHA ; Reichssicherheitshauptamt | Schutzstaffel
Einsatzgruppen | Einsatzgruppe | Schutzstaffel
Organisation Todt | OT |
Reichsarbeitsdienst | RAD ; Reich Labour Service |
German Labour Front | DAF ; Deutsche Arbeitsfront | Nazi Party
Bund Deutscher Mädel | BDM ; League of German Girls | Hitler Youth
Reich Ministry of Public Enlightenment and Propaganda | Reichsministerium für Volksaufklärung und Propaganda ; Propaganda Ministry |
Free German Youth | FDJ ; Freie Deutsche Jugend | Socialist Unity Party of Germany
Free German Trade Union Federation | FDGB ; Freier Deutscher Gewerkschaftsbund |
Landtag of North Rhine-Westphalia | Landtag Nordrhein-Westfalen ; Landtag NRW |
Landtag of Bavaria | Bayerischer Landtag ; Bavarian Landtag |
Abgeordnetenhaus of Berlin | Abgeordnetenhaus von Berlin ; Berlin House of Representatives |
Hamburg Parliament | Hamburgische Bürgerschaft |
Prussian House of Representatives | Preußisches Abgeordnetenhaus | Prussian Landtag
Prussian Landtag | Landtag of Prussia ; Preußischer Landtag |
Frankfurt Parliament | Frankfurter Nationalversammlung ; Paulskirche Parliament |
Austrian Constitutional Court | Verfassungsgerichtshof ; Constitutional Court (Austria) ; VfGH |
National Council (Austria) | Austrian National Council | Austrian Parliament
Federal Council (Austria) |  | Austrian Parliament
Austrian Armed Forces | Bundesheer ; Österreichisches Bundesheer |
Federal Supreme Court of Switzerland | Bundesgericht ; Tribunal fédéral |
Federal Department of Foreign Affairs | FDFA ; EDA ; Eidgenössisches Departement für auswärtige Angelegenheiten |
Swiss Armed Forces | Schweizer Armee ; Swiss Army ; Armée suisse |
Swiss Guard | Pontifical Swiss Guard ; Papal Swiss Guard | Holy See
Polizia di Stato | Italian State Police |
Constitutional Court of Italy | Corte costituzionale |
Supreme Court of Cassation (Italy) | Corte Suprema di Cassazione ; Corte di Cassazione |
Farnesina | Ministry of Foreign Affairs (Italy) ; Ministero degli Affari Esteri |
Consob | Commissione Nazionale per le Società e la Borsa |
Istituto per la Ricostruzione Industriale | IRI |
Bersaglieri | Corpo dei Bersaglieri | Italian Army
Alpini | Corpo degli Alpini | Italian Army
Blackshirts | MVSN ; Milizia Volontaria per la Sicurezza Nazionale ; Camicie nere | National Fascist Party
Tribunal Supremo | Supreme Court of Spain |
Tribunal Constitucional (Spain) | Constitutional Court of Spain |
Audiencia Nacional | National Court of Spain |
Senate of Spain | Senado de España | Cortes Generales
Parliament of Catalonia | Parlament de Catalunya |
Generalitat de Catalunya | Government of Catalonia ; Catalan Government |
Basque Government | Eusko Jaurlaritza ; Gobierno Vasco |
Junta de Andalucía | Government of Andalusia ; Regional Government of Andalusia |
Community of Madrid | Comunidad de Madrid |
Cuerpo Nacional de Policía | National Police Corps (Spain) ; Policía Nacional |
Mossos d'Esquadra | Policia de la Generalitat |
Consejo Superior de Deportes | CSD Spain |
Ministry of Foreign Affairs (Spain) | Ministerio de Asuntos Exteriores |
PIDE | Polícia Internacional e de Defesa do Estado ; DGS Portugal |
Portuguese Army | Exército Português |
Belgian Federal Parliament | Federal Parliament of Belgium |
Chamber of Representatives (Belgium) | Chambre des représentants ; Kamer van Volksvertegenwoordigers | Belgian Federal Parliament
Senate (Belgium) | Belgian Senate | Belgian Federal Parliament
Flemish Parliament | Vlaams Parlement |
Parliament of Wallonia | Parlement wallon ; Walloon Parliament |
Senate (Netherlands) | Eerste Kamer ; Dutch Senate | Dutch Parliament
Supreme Court of the Netherlands | Hoge Raad |
Raad van State | Dutch Council of State |
Folketing | Danish Parliament ; Folketinget |
Danish Defence | Danish Armed Forces |
Supreme Court of Norway | Høyesterett |
Ministry of Foreign Affairs (Norway) | Utenriksdepartementet |
NAV | Norwegian Labour and Welfare Administration ; Arbeids- og velferdsforvaltningen |
Milorg | Norwegian resistance military organisation |
Supreme Court of Sweden | Högsta domstolen |
Swedish Ministry for Foreign Affairs | Utrikesdepartementet ; UD |
Swedish International Development Cooperation Agency | Sida ; SIDA |
Swedish Police Authority | Polisen ; Polismyndigheten |
Swedish Air Force | Svenska flygvapnet ; Flygvapnet | Swedish Armed Forces
Swedish Navy | Svenska marinen | Swedish Armed Forces
Supreme Court of Finland | Korkein oikeus |
Supreme Court of Ireland | Cúirt Uachtarach |
Irish Army | An tArm ; Defence Forces (Ireland) |
Royal Hungarian Army | Magyar Királyi Honvédség |
Sejm | Polish Sejm ; Sejm of the Republic of Poland | Parliament of Poland
Senate of Poland | Senat Rzeczypospolitej Polskiej | Parliament of Poland
Parliament of Poland | Polish Parliament |
Urząd Bezpieczeństwa | Służba Bezpieczeństwa |
Armia Ludowa | People's Army (Poland) ; Gwardia Ludowa |
Chamber of Deputies (Czech Republic) | Poslanecká sněmovna | Parliament of the Czech Republic
Senate of the Czech Republic | Senát Parlamentu České republiky | Parliament of the Czech Republic
Parliament of the Czech Republic | Parlament České republiky |
StB | Státní bezpečnost ; State Security (Czechoslovakia) |
National Council (Slovakia) | Národná rada Slovenskej republiky ; National Council of the Slovak Republic |
Chamber of Deputies (Romania) | Camera Deputaților | Parliament of Romania
Senate of Romania | Senatul României | Parliament of Romania
Parliament of Romania | Parlamentul României |
National Assembly (Bulgaria) | Narodno sabranie |
National Assembly (Serbia) | Narodna skupština |
Croatian Parliament | Sabor ; Hrvatski sabor |
Croatian Army | Hrvatska kopnena vojska ; Hrvatska vojska |
UDBA | State Security Administration ; OZNA |
Royal Yugoslav Army | Yugoslav Royal Army |
Kosovo Liberation Army | KLA ; UÇK |
Turkish Land Forces | Türk Kara Kuvvetleri ; Turkish Army | Turkish Armed Forces
Turkish Air Force | Türk Hava Kuvvetleri | Turkish Armed Forces
Turkish Naval Forces | Türk Deniz Kuvvetleri ; Turkish Navy | Turkish Armed Forces
Directorate of Religious Affairs | Diyanet ; Diyanet İşleri Başkanlığı |
Ministry of Foreign Affairs (Turkey) | Dışişleri Bakanlığı |
Constitutional Court of Turkey | Anayasa Mahkemesi |
Israeli Navy | Heyl HaYam | Israel Defense Forces
Aman | Military Intelligence Directorate (Israel) ; Agaf HaModi'in | Israel Defense Forces
Unit 8200 | 8200 | Aman
Golani Brigade | Golani ; 1st Infantry Brigade Israel | Israel Defense Forces
Givati Brigade | Givati | Israel Defense Forces
Nahal | Nahal Brigade | Israel Defense Forces
Israel Police | Mishteret Yisrael |
Jewish Legion | Zion Mule Corps | British Army
Jewish Brigade | Jewish Infantry Brigade Group | British Army
Arab Legion | Jordanian Army ; Royal Jordanian Army |
Egyptian Army | Egyptian Ground Forces | Egyptian Armed Forces
Egyptian Air Force | Royal Egyptian Air Force | Egyptian Armed Forces
Egyptian Armed Forces | Egyptian military |
Free Officers | Free Officers Movement |
Iraqi Army | Royal Iraqi Army |
Peshmerga | Kurdish Peshmerga |
Imperial Iranian Army | Imperial Iranian Armed Forces ; Islamic Republic of Iran Army ; Artesh |
Guardian Council | Council of Guardians |
Assembly of Experts | Majles-e Khobregan |
National Council of Provinces | NCOP ; Senate of South Africa |
Constitutional Court of South Africa | ConCourt |
South African Air Force | SAAF | South African National Defence Force
Truth and Reconciliation Commission (South Africa) | TRC |
National Prosecuting Authority | NPA South Africa |
Parliament of Ghana | Parliament of the Gold Coast ; Legislative Assembly of Ghana |
Parliament of Kenya | Bunge la Kenya |
National Assembly (Kenya) | Bunge la Taifa | Parliament of Kenya
Senate (Kenya) | Senate of Kenya | Parliament of Kenya
Kenya Defence Forces | KDF |
King's African Rifles | KAR | British Army
Parliament of Uganda | National Assembly of Uganda |
National Assembly (Tanzania) | Bunge la Tanzania |
Parliament of Zimbabwe | House of Assembly of Zimbabwe |
Nigerian Armed Forces | Armed Forces of Nigeria |
Nigerian Air Force | NAF | Nigerian Armed Forces
Nigerian Navy | Royal Nigerian Navy | Nigerian Armed Forces
Nigeria Police Force | NPF |
Independent National Electoral Commission | INEC |
Economic and Financial Crimes Commission | EFCC |
Federal Inland Revenue Service | FIRS |
Parliament of Canada | Parlement du Canada |
Legislative Assembly of Ontario | Parliament of Ontario ; Ontario Legislature ; Queen's Park |
National Assembly of Quebec | Assemblée nationale du Québec ; Legislative Assembly of Quebec |
Legislative Assembly of British Columbia | BC Legislature |
Legislative Assembly of Alberta | Alberta Legislature |
Government of Canada | Gouvernement du Canada ; Canadian Government ; Federal Government of Canada |
Privy Council Office | PCO Canada | Government of Canada
Department of Finance (Canada) | Finance Canada | Government of Canada
Department of National Defence (Canada) | National Defence Canada ; DND | Government of Canada
Transport Canada | Department of Transport (Canada) | Government of Canada
Industry Canada | Innovation, Science and Economic Development Canada ; ISED | Government of Canada
Department of Justice (Canada) | Justice Canada | Government of Canada
Indigenous and Northern Affairs Canada | Department of Indian Affairs and Northern Development ; Indian and Northern Affairs Canada ; INAC | Government of Canada
Canada Revenue Agency | Revenue Canada ; CRA Canada | Government of Canada
Canadian Security Intelligence Service | CSIS Canada ; SCRS |
Communications Security Establishment | CSE ; CSEC |
Parks Canada | Parcs Canada ; National Parks Branch |
Canada Council for the Arts | Canada Council ; Conseil des arts du Canada |
Canadian Radio-television and Telecommunications Commission | CRTC |
Immigration and Refugee Board of Canada | IRB Canada |
Federal Court of Canada | Exchequer Court of Canada ; Cour fédérale |
Court of Appeal for Ontario | Ontario Court of Appeal |
Supreme Court of British Columbia | BC Supreme Court |
Toronto Police Service | Metropolitan Toronto Police |
Vancouver Police Department | VPD |
Royal 22nd Regiment | Royal 22e Régiment ; Van Doos ; R22eR | Canadian Army
Princess Patricia's Canadian Light Infantry | PPCLI ; Princess Pats | Canadian Army
Royal Canadian Regiment | RCR | Canadian Army
Royal Canadian Army Medical Corps | RCAMC ; Canadian Army Medical Corps | Canadian Army
Royal Canadian Naval Volunteer Reserve | RCNVR | Royal Canadian Navy
Government of Australia | Australian Government ; Commonwealth Government of Australia |
Treasury (Australia) | Australian Treasury | Government of Australia
Department of Defence (Australia) | Australian Department of Defence | Government of Australia
Department of the Prime Minister and Cabinet | PM&C | Government of Australia
Australian Secret Intelligence Service | ASIS |
Australian Signals Directorate | Defence Signals Directorate ; ASD ; DSD |
High Court of Australia | HCA Australia |
Federal Court of Australia | FCA Australia |
Supreme Court of New South Wales | NSW Supreme Court |
Supreme Court of Victoria | Victorian Supreme Court |
Parliament of New South Wales | NSW Parliament |
New South Wales Legislative Assembly | NSW Legislative Assembly | Parliament of New South Wales
New South Wales Legislative Council | NSW Legislative Council | Parliament of New South Wales
Parliament of Victoria | Victorian Parliament |
Victorian Legislative Assembly | Legislative Assembly of Victoria | Parliament of Victoria
Victorian Legislative Council | Legislative Council of Victoria | Parliament of Victoria
Victoria Police | Victorian Police Force |
New South Wales Police Force | NSW Police ; NSW Police Force |
Productivity Commission | Industry Commission ; Tariff Board |
Royal New Zealand Navy | RNZN | New Zealand Defence Force
New Zealand Army | New Zealand Military Forces | New Zealand Defence Force
New Zealand Defence Force | NZDF |
New Zealand Treasury | The Treasury (New Zealand) |
Ministry of Foreign Affairs and Trade (New Zealand) | MFAT |
Supreme Court of New Zealand | Te Kōti Mana Nui |
New Zealand Police | Ngā Pirihimana o Aotearoa |
Brazilian Air Force | Força Aérea Brasileira ; FAB Brazil |
Superior Court of Justice (Brazil) | Superior Tribunal de Justiça ; STJ |
Federal Police of Brazil | Polícia Federal ; Departamento de Polícia Federal |
Ministry of Education (Brazil) | MEC ; Ministério da Educação |
Ministry of Health (Brazil) | Ministério da Saúde |
Ministry of Finance (Brazil) | Ministério da Fazenda |
Legislative Assembly of São Paulo | Assembleia Legislativa do Estado de São Paulo ; ALESP |
Argentine Army | Ejército Argentino | Armed Forces of the Argentine Republic
Argentine Navy | Armada Argentina ; Armada de la República Argentina | Armed Forces of the Argentine Republic
Argentine Air Force | Fuerza Aérea Argentina | Armed Forces of the Argentine Republic
Armed Forces of the Argentine Republic | Argentine Armed Forces |
Argentine Chamber of Deputies | Cámara de Diputados de la Nación | Argentine National Congress
Argentine Senate | Senado de la Nación Argentina | Argentine National Congress
Supreme Court of Argentina | Corte Suprema de Justicia de la Nación Argentina |
Chilean Army | Ejército de Chile |
Chilean Navy | Armada de Chile |
Chamber of Deputies of Chile | Cámara de Diputados de Chile | National Congress of Chile
Senate of Chile | Senado de Chile | National Congress of Chile
Carabineros de Chile | Carabineros |
Congress of Peru | Congreso de la República del Perú |
Peruvian Army | Ejército del Perú |
Congress of Colombia | Congreso de la República de Colombia |
Senate of Colombia | Senado de Colombia | Congress of Colombia
Chamber of Representatives of Colombia | Cámara de Representantes de Colombia | Congress of Colombia
National Army of Colombia | Ejército Nacional de Colombia ; Colombian Army |
National Assembly (Venezuela) | Asamblea Nacional de Venezuela |
National Assembly (Ecuador) | Asamblea Nacional del Ecuador ; National Congress of Ecuador |
Mexican Army | Ejército Mexicano ; Sedena |
Supreme Court of Justice of the Nation | Suprema Corte de Justicia de la Nación ; SCJN ; Supreme Court of Mexico |
Secretariat of Foreign Affairs | Secretaría de Relaciones Exteriores ; SRE | Government of Mexico
Secretariat of Public Education | Secretaría de Educación Pública ; SEP | Government of Mexico
Secretariat of Finance and Public Credit | Secretaría de Hacienda y Crédito Público ; SHCP ; Hacienda | Government of Mexico
Secretariat of the Interior (Mexico) | Secretaría de Gobernación ; Segob | Government of Mexico
Government of Mexico | Gobierno de México ; Federal Government of Mexico |
National Electoral Institute | Instituto Nacional Electoral ; INE ; Instituto Federal Electoral ; IFE |
National Assembly of People's Power | Asamblea Nacional del Poder Popular |
Cuban Revolutionary Armed Forces | Fuerzas Armadas Revolucionarias ; FAR |
Instituto Cubano del Arte e Industria Cinematográficos | ICAIC |
Casa de las Américas | Casa de las Americas |
Organization of Central American States | ODECA ; SICA ; Central American Integration System |
Mercosur | Mercosul ; Southern Common Market |
Economic Cooperation Organization | ECO |
Eurasian Economic Union | EAEU ; EEU |
Commonwealth of Independent States | CIS |
Collective Security Treaty Organization | CSTO |
Comecon | Council for Mutual Economic Assistance ; CMEA |
Warsaw Pact | Warsaw Treaty Organization |
European Coal and Steel Community | ECSC | European Union
European Free Trade Association | EFTA |
European External Action Service | EEAS | European Union
Council of the European Union | Council of Ministers of the European Union | European Union
European Court of Auditors | ECA | European Union
European Economic and Social Committee | EESC | European Union
Committee of the Regions | European Committee of the Regions ; CoR | European Union
European Union Intellectual Property Office | EUIPO ; Office for Harmonization in the Internal Market ; OHIM | European Union
European Banking Authority | EBA | European Union
European Securities and Markets Authority | ESMA | European Union
European Stability Mechanism | ESM ; European Financial Stability Facility |
Frontex | European Border and Coast Guard Agency | European Union
Eurostat | Statistical Office of the European Union | European Commission
European Defence Agency | EDA Brussels | European Union
Eurocontrol | European Organisation for the Safety of Air Navigation |
Eutelsat | European Telecommunications Satellite Organization |
Intelsat | International Telecommunications Satellite Organization | SES
SES | Société Européenne des Satellites ; SES Astra |
Inmarsat | International Maritime Satellite Organisation | Viasat
Viasat | ViaSat Inc. |
Nordic Council | Nordisk Råd ; Nordic Council of Ministers |
Pacific Islands Forum | South Pacific Forum |
Secretariat of the Pacific Community | SPC ; South Pacific Commission ; Pacific Community |
Caribbean Community | CARICOM |
Scouts | The Scout Association ; Scout Association ; Boy Scouts Association ; UK Scouts |
World Organization of the Scout Movement | WOSM ; Boy Scouts International Bureau |
Boy Scouts of America | Scouting America ; BSA |
Girl Scouts of the USA | Girl Scouts ; Girl Scouts of the United States of America ; GSUSA |
Girlguiding | Girl Guides Association ; The Guide Association ; Girlguiding UK |
World Association of Girl Guides and Girl Scouts | WAGGGS |
Scouts Canada | Boy Scouts of Canada |
Scouts Australia | Scout Association of Australia |
Scouts et Guides de France | Scouts de France |
Boys' Brigade | The Boys' Brigade |
Girls' Brigade | The Girls' Brigade |
Boys & Girls Clubs of America | Boys' Clubs of America ; Boys and Girls Clubs of America |
Big Brothers Big Sisters of America | Big Brothers Big Sisters |
4-H | 4-H Clubs ; Four-H |
National FFA Organization | FFA ; Future Farmers of America |
Junior Achievement | JA ; Junior Achievement USA ; JA Worldwide |
DECA | Distributive Education Clubs of America |
Camp Fire | Camp Fire Girls ; Camp Fire USA |
Outward Bound | Outward Bound Trust ; Outward Bound International |
City Year | City Year Inc. | AmeriCorps
Volunteers in Service to America | VISTA ; AmeriCorps VISTA | AmeriCorps
Teach For America | TFA |
Teach First | Teach First UK |
KIPP | Knowledge Is Power Program |
Voluntary Service Overseas | VSO |
Raleigh International | Operation Raleigh |
The Prince's Trust | Prince's Trust ; The King's Trust |
Duke of Edinburgh's Award | DofE |
YMCA | Young Men's Christian Association ; World YMCA ; Y.M.C.A. |
YMCA of the USA | Y-USA ; National Council of YMCAs | YMCA
YWCA | Young Women's Christian Association ; World YWCA |
YWCA USA | YWCA of the USA | YWCA
Student Volunteer Movement | SVM ; Student Volunteer Movement for Foreign Missions |
World Student Christian Federation | WSCF |
InterVarsity Christian Fellowship | InterVarsity ; IVCF |
Inter-Varsity Press | IVP | InterVarsity Christian Fellowship
Cru | Campus Crusade for Christ ; Campus Crusade |
Young Life | Young Life Campaign |
Youth for Christ | YFC |
Youth With A Mission | YWAM |
The Navigators | Navigators |
Wycliffe Bible Translators | Wycliffe ; Wycliffe Global Alliance |
SIL International | Summer Institute of Linguistics ; SIL Global |
British and Foreign Bible Society | Bible Society |
American Bible Society | ABS |
United Bible Societies | UBS Bible |
Society for Promoting Christian Knowledge | SPCK |
United Society Partners in the Gospel | USPG ; Society for the Propagation of the Gospel in Foreign Parts ; Society for the Propagation of the Gospel ; SPG |
Universities' Mission to Central Africa | UMCA | United Society Partners in the Gospel
Church Missionary Society | CMS ; Church Mission Society |
London Missionary Society | LMS ; Council for World Mission ; CWM |
China Inland Mission | CIM ; OMF International ; Overseas Missionary Fellowship |
Baptist Missionary Society | BMS ; BMS World Mission |
Wesleyan Methodist Missionary Society | WMMS ; Methodist Missionary Society |
Basel Mission | Basler Mission ; Evangelische Missionsgesellschaft Basel ; Mission 21 |
Rhenish Missionary Society | Rheinische Missionsgesellschaft ; Barmen Mission ; United Evangelical Mission |
Berlin Missionary Society | Berliner Missionsgesellschaft ; Berlin Mission |
Leipzig Mission | Leipziger Mission ; Evangelical Lutheran Mission of Leipzig |
Hermannsburg Mission | Hermannsburger Mission |
Moravian Mission | Herrnhuter Mission | Moravian Church
Paris Evangelical Missionary Society | Société des missions évangéliques de Paris ; SMEP |
Swedish Mission Covenant | Svenska Missionsförbundet ; Mission Covenant Church of Sweden |
Norwegian Missionary Society | Det Norske Misjonsselskap ; NMS |
Danish Missionary Society | Det Danske Missionsselskab ; Danmission |
White Fathers | Missionaries of Africa ; Society of Missionaries of Africa |
Mill Hill Missionaries | St Joseph's Missionary Society of Mill Hill |
Comboni Missionaries | Comboni Missionaries of the Heart of Jesus ; Verona Fathers |
Consolata Missionaries | Institute of the Consolata for Foreign Missions |
Missionaries of Charity | Mother Teresa's Missionaries of Charity |
Oblates of Mary Immaculate | Missionary Oblates of Mary Immaculate ; OMI |
Society of African Missions | SMA Fathers ; Société des missions africaines |
Oratory of Saint Philip Neri | Oratorians ; Congregation of the Oratory |
Discalced Carmelites | Order of Discalced Carmelites ; OCD |
Passionists | Congregation of the Passion |
Premonstratensians | Norbertines ; Canons Regular of Prémontré |
Piarists | Order of Poor Clerics Regular of the Mother of God of the Pious Schools |
Sisters of Mercy | Religious Sisters of Mercy |
Sisters of Charity | Daughters of Charity of Saint Vincent de Paul ; Daughters of Charity |
Society of the Sacred Heart | RSCJ ; Religious of the Sacred Heart |
Ursulines | Order of Saint Ursula |
Little Sisters of the Poor | Petites Sœurs des pauvres |
Legion of Christ | Legionaries of Christ ; Regnum Christi |
Focolare Movement | Work of Mary ; Focolare |
Community of Sant'Egidio | Sant'Egidio |
Communion and Liberation | Comunione e Liberazione |
Catholic Action | Azione Cattolica |
Congregation for the Evangelization of Peoples | Propaganda Fide ; Dicastery for Evangelization | Holy See
Secretariat of State (Holy See) | Vatican Secretariat of State | Holy See
Vatican Radio | Radio Vaticana | Holy See
L'Osservatore Romano | Osservatore Romano | Holy See
Institute for the Works of Religion | Vatican Bank ; IOR | Holy See
Vatican Observatory | Specola Vaticana | Holy See
Vatican Museums | Musei Vaticani | Holy See
Vatican Apostolic Archive | Vatican Secret Archives ; Archivum Secretum Vaticanum | Holy See
Archdiocese of New York | Roman Catholic Archdiocese of New York | Roman Catholic Church
Archdiocese of Boston | Roman Catholic Archdiocese of Boston | Roman Catholic Church
Archdiocese of Chicago | Roman Catholic Archdiocese of Chicago | Roman Catholic Church
Archdiocese of Los Angeles | Roman Catholic Archdiocese of Los Angeles | Roman Catholic Church
United States Conference of Catholic Bishops | USCCB ; National Catholic Welfare Conference |
Catholic Charities USA | National Conference of Catholic Charities ; Catholic Charities | Caritas Internationalis
CAFOD | Catholic Agency for Overseas Development | Caritas Internationalis
Trócaire | Trocaire | Caritas Internationalis
Deutscher Caritasverband | German Caritas Association ; Caritas Germany | Caritas Internationalis
Diakonie Deutschland | Diakonisches Werk ; Innere Mission |
Brot für die Welt | Bread for the World (Germany) |
Misereor | Bischöfliches Hilfswerk Misereor |
Arbeiter-Samariter-Bund | ASB Germany |
Arbeiterwohlfahrt | AWO |
Malteser Hilfsdienst | Malteser International | Knights Hospitaller
Johanniter-Unfall-Hilfe | Johanniter |
Technisches Hilfswerk | THW ; Federal Agency for Technical Relief |
Secours catholique | Caritas France | Caritas Internationalis
Secours populaire français | Secours populaire |
Emmaus | Emmaüs ; Emmaus International |
Restos du cœur | Les Restos du Coeur |
Médecins du Monde | Doctors of the World ; MdM |
Handicap International | Humanity & Inclusion |
Action Against Hunger | Action contre la Faim ; ACF |
Médecins Sans Frontières | Doctors Without Borders ; MSF ; Ärzte ohne Grenzen |
Drugs for Neglected Diseases initiative | DNDi |
Medicines for Malaria Venture | MMV |
Gavi | GAVI Alliance ; Gavi, the Vaccine Alliance ; Global Alliance for Vaccines and Immunisation |
Global Fund | Global Fund to Fight AIDS, Tuberculosis and Malaria |
Coalition for Epidemic Preparedness Innovations | CEPI |
International AIDS Society | IAS |
International Planned Parenthood Federation | IPPF |
Planned Parenthood | Planned Parenthood Federation of America ; American Birth Control League ; PPFA |
Marie Stopes International | MSI Reproductive Choices |
Population Council | The Population Council |
Pathfinder International | Pathfinder Fund |
Oxfam | Oxfam International ; Oxford Committee for Famine Relief ; Oxfam GB |
Oxfam America | Oxfam USA | Oxfam
Oxfam Novib | Novib | Oxfam
Save the Children | Save the Children Fund ; Save the Children International ; Save the Children UK |
Save the Children US | Save the Children Federation | Save the Children
Rädda Barnen | Save the Children Sweden | Save the Children
Redd Barna | Save the Children Norway | Save the Children
Plan International | Foster Parents Plan |
ActionAid | Action in Distress ; ActionAid International |
Christian Aid | Christian Reconstruction in Europe |
Tearfund | The Evangelical Alliance Relief Fund |
WaterAid | Water Aid |
War on Want | War on Want UK |
Concern Worldwide | Africa Concern ; Concern |
GOAL | GOAL Ireland |
World Vision | World Vision International |
Compassion International | Everett Swanson Evangelistic Association |
Samaritan's Purse | Samaritan's Purse International |
Heifer International | Heifer Project ; Heifers for Relief |
CARE | CARE International ; Cooperative for Assistance and Relief Everywhere ; Cooperative for American Remittances to Europe |
International Medical Corps | IMC |
Project HOPE | People-to-People Health Foundation |
Direct Relief | Direct Relief International |
AmeriCares | Americares Foundation |
Operation Smile | Operation Smile Inc. |
Smile Train | The Smile Train |
Sightsavers | Royal Commonwealth Society for the Blind ; Sight Savers International |
Helen Keller International | HKI ; Helen Keller Intl |
Orbis International | Orbis Flying Eye Hospital |
Carter Center | The Carter Center |
Acumen | Acumen Fund |
Ashoka | Ashoka: Innovators for the Public |
Skoll Foundation | Skoll Fund |
Echoing Green | Echoing Green Foundation |
TechnoServe | Technology in the Service of Mankind |
Chemonics | Chemonics International |
DAI | Development Alternatives Incorporated ; DAI Global |
Management Sciences for Health | MSH |
Jhpiego | Johns Hopkins Program for International Education in Gynecology and Obstetrics |
Population Services International | PSI |
EngenderHealth | AVSC International |
Internews | Internews Network |
IREX | International Research & Exchanges Board |
National Democratic Institute | NDI ; National Democratic Institute for International Affairs | National Endowment for Democracy
International Republican Institute | IRI USA | National Endowment for Democracy
Freedom House | Freedom House Inc. |
International Crisis Group | ICG ; Crisis Group |
Human Rights Watch | Helsinki Watch ; HRW |
Physicians for Human Rights | PHR |
Human Rights First | Lawyers Committee for Human Rights |
Amnesty International USA | AIUSA | Amnesty International
Index on Censorship | Writers and Scholars International |
PEN International | International PEN ; PEN Club |
PEN America | PEN American Center | PEN International
English PEN | PEN England | PEN International
Committee to Protect Journalists | CPJ |
International Federation of Journalists | IFJ |
International Consortium of Investigative Journalists | ICIJ |
ProPublica | Pro Publica |
Center for Investigative Reporting | CIR ; Reveal |
Bellingcat | Stichting Bellingcat |
WikiLeaks | Sunshine Press |
Center for Public Integrity | CPI |
Common Cause | Common Cause USA |
Public Citizen | Public Citizen Inc. |
Consumer Reports | Consumers Union ; Consumers Union of United States |
Better Business Bureau | BBB |
AARP | American Association of Retired Persons |
American Legion | The American Legion |
Disabled American Veterans | DAV |
Wounded Warrior Project | WWP |
Mothers Against Drunk Driving | MADD |
Rotary International | Rotary Club ; Rotary |
Lions Clubs International | Lions Club ; International Association of Lions Clubs |
Kiwanis | Kiwanis International ; Kiwanis Club |
Junior Chamber International | JCI ; Jaycees |
United States Junior Chamber | U.S. Jaycees ; Jaycees USA | Junior Chamber International
Soroptimist International | Soroptimist |
Zonta International | Zonta |
Benevolent and Protective Order of Elks | Elks ; BPOE |
Loyal Order of Moose | Moose International |
Odd Fellows | Independent Order of Odd Fellows ; IOOF |
Grand Army of the Republic | GAR |
United Daughters of the Confederacy | UDC |
General Federation of Women's Clubs | GFWC |
Association of Junior Leagues International | Junior League |
American Association of University Women | AAUW ; Association of Collegiate Alumnae |
Phi Beta Kappa | Phi Beta Kappa Society |
Sigma Xi | Sigma Xi, The Scientific Research Honor Society |
National Urban League | Urban League ; National League on Urban Conditions Among Negroes |
National Council of Negro Women | NCNW |
National Council of Jewish Women | NCJW |
Hadassah | Hadassah, The Women's Zionist Organization of America ; Hadassah Women |
World Jewish Congress | WJC |
American Jewish Congress | AJCongress |
Simon Wiesenthal Center | Simon Wiesenthal Centre |
YIVO | YIVO Institute for Jewish Research ; Yiddish Scientific Institute |
Leo Baeck Institute | LBI |
Jewish Theological Seminary Library | JTS Library |
HIAS | Hebrew Immigrant Aid Society |
World ORT | ORT ; Organization for Rehabilitation through Training |
Council on American–Islamic Relations | CAIR |
Aga Khan Development Network | AKDN |
Aga Khan Foundation | AKF | Aga Khan Development Network
Council of Churches of Christ | National Council of Churches ; Federal Council of Churches ; National Council of the Churches of Christ in the USA |
National Association of Evangelicals | NAE |
Focus on the Family | FOTF |
Christian Coalition of America | Christian Coalition |
Moral Majority | Moral Majority Inc. |
Family Research Council | FRC |
Christian Broadcasting Network | CBN |
Trinity Broadcasting Network | TBN |
Federalist Society | Federalist Society for Law and Public Policy Studies |
American Constitution Society | ACS Law |
Institute for Justice | IJ |
Alliance Defending Freedom | Alliance Defense Fund ; ADF |
Judicial Watch | Judicial Watch Inc. |
Lambda Legal | Lambda Legal Defense and Education Fund |
Human Rights Campaign | HRC ; Human Rights Campaign Fund |
National LGBTQ Task Force | National Gay and Lesbian Task Force ; National Gay Task Force |
GLAAD | Gay & Lesbian Alliance Against Defamation |
ACT UP | AIDS Coalition to Unleash Power |
Gay Men's Health Crisis | GMHC |
Stonewall | Stonewall Equality |
Terrence Higgins Trust | Terry Higgins Trust |
JUSTICE | International Commission of Jurists British Section |
Howard League for Penal Reform | Howard League ; Howard Association |
Shelter | Shelter, National Campaign for Homeless People |
Crisis UK | Crisis at Christmas |
Barnardo's | Dr Barnardo's ; Dr. Barnardo's Homes |
Action for Children | National Children's Home ; NCH |
The Children's Society | Waifs and Strays Society ; Church of England Children's Society |
Age UK | Age Concern ; Help the Aged |
Mind | National Association for Mental Health ; Mind UK |
Rethink Mental Illness | National Schizophrenia Fellowship ; Rethink |
Mencap | Royal Mencap Society |
Scope | Spastics Society ; Scope UK |
Royal National Institute for Deaf People | RNID ; Action on Hearing Loss |
Samaritans | The Samaritans |
Relate | National Marriage Guidance Council |
Macmillan Cancer Support | Macmillan Cancer Relief ; National Society for Cancer Relief |
Versus Arthritis | Arthritis Research UK ; Arthritis Research Campaign ; Arthritis and Rheumatism Council |
Parkinson's UK | Parkinson's Disease Society |
Alzheimer's Society | Alzheimer's Disease Society |
Diabetes UK | British Diabetic Association ; Diabetic Association |
MS Society | Multiple Sclerosis Society of Great Britain |
Royal British Legion | British Legion |
Help for Heroes | H4H |
Women's Institute | WI ; National Federation of Women's Institutes |
Royal Voluntary Service | Women's Voluntary Service ; WRVS ; WVS |
Comic Relief | Charity Projects ; Red Nose Day |
Nesta | National Endowment for Science, Technology and the Arts |
Joseph Rowntree Foundation | JRF ; Joseph Rowntree Memorial Trust |
Leverhulme Trust | The Leverhulme Trust |
Paul Hamlyn Foundation | PHF |
Esmée Fairbairn Foundation | Esmée Fairbairn |
King's Fund | The King's Fund ; King Edward's Hospital Fund for London |
Institute for Fiscal Studies | IFS |
National Institute of Economic and Social Research | NIESR |
Institute of Economic Affairs | IEA |
Adam Smith Institute | ASI |
Centre for Policy Studies | CPS |
Policy Exchange | Policy Exchange UK |
Institute for Public Policy Research | IPPR |
Resolution Foundation | The Resolution Foundation |
Demos | Demos (UK think tank) |
Fabian Society | Fabians |
Royal United Services Institute | RUSI |
International Institute for Strategic Studies | IISS ; Institute for Strategic Studies |
Overseas Development Institute | ODI ; ODI Global |
Centre for Economic Policy Research | CEPR |
Institute for Government | IfG |
Tony Blair Institute for Global Change | TBI ; Tony Blair Institute |
Bruegel | Brussels European and Global Economic Laboratory |
Centre for European Policy Studies | CEPS |
European Council on Foreign Relations | ECFR |
Institut français des relations internationales | IFRI |
Institut Montaigne | Montaigne Institute |
Fondation nationale des sciences politiques | FNSP |
German Council on Foreign Relations | DGAP ; Deutsche Gesellschaft für Auswärtige Politik |
Hanns Seidel Foundation | Hanns-Seidel-Stiftung | Christian Social Union in Bavaria
Rosa Luxemburg Foundation | Rosa-Luxemburg-Stiftung |
Robert Bosch Stiftung | Robert Bosch Foundation |
Körber Foundation | Körber-Stiftung |
Studienstiftung | German Academic Scholarship Foundation ; Studienstiftung des deutschen Volkes |
Hertie Foundation | Gemeinnützige Hertie-Stiftung |
Carnegie Europe | Carnegie Endowment Brussels | Carnegie Endowment for International Peace
German Marshall Fund | German Marshall Fund of the United States ; GMF |
Hudson Institute | Hudson Institute Inc. |
Manhattan Institute | Manhattan Institute for Policy Research ; International Center for Economic Policy Studies |
Urban Institute | The Urban Institute |
New America | New America Foundation |
Economic Policy Institute | EPI |
Center on Budget and Policy Priorities | CBPP |
Tax Policy Center | Urban-Brookings Tax Policy Center | Brookings Institution
Milken Institute | Milken Institute for Job and Capital Formation |
Committee for Economic Development | CED | The Conference Board
The Conference Board | National Industrial Conference Board ; Conference Board |
Center for Global Development | CGD Washington |
Inter-American Dialogue | The Dialogue |
Stimson Center | Henry L. Stimson Center |
Center for a New American Security | CNAS |
Foundation for Defense of Democracies | FDD |
Washington Institute for Near East Policy | WINEP ; Washington Institute |
Middle East Institute | MEI |
Asia Society | The Asia Society |
Japan Society | Japan Society of New York |
Institute of Pacific Relations | IPR |
National Committee on United States–China Relations | NCUSCR |
Eurasia Group | Eurasia Group Ltd |
Stratfor | Strategic Forecasting, Inc. | RANE
RANE | Risk Assistance Network and Exchange |
Trilateral Commission | The Trilateral Commission |
Bilderberg Group | Bilderberg Meeting ; Bilderberg |
Mont Pelerin Society | Mont Pèlerin Society |
Club of Rome | The Club of Rome |
Social Science Research Council | SSRC |
American Council of Learned Societies | ACLS |
American Council on Education | ACE USA |
Association of American Universities | AAU |
Association of Public and Land-grant Universities | APLU ; NASULGC |
Institute of International Education | IIE |
Fulbright Program | Fulbright Scholarship ; Fulbright Commission |
Rhodes Trust | Rhodes Scholarship |
Marshall Aid Commemoration Commission | Marshall Scholarship |
Commonwealth Fund | The Commonwealth Fund |
Annie E. Casey Foundation | Casey Foundation |
Lilly Endowment | Lilly Endowment Inc. |
Kresge Foundation | The Kresge Foundation |
Charles Stewart Mott Foundation | Mott Foundation |
John S. and James L. Knight Foundation | Knight Foundation |
Walton Family Foundation | Walton Foundation |
Bloomberg Philanthropies | Bloomberg Family Foundation |
Arnold Ventures | Laura and John Arnold Foundation |
Simons Foundation | The Simons Foundation |
Flatiron Institute | Simons Center for Data Analysis | Simons Foundation
Kavli Foundation | The Kavli Foundation |
Robert A. Welch Foundation | Welch Foundation |
Ewing Marion Kauffman Foundation | Kauffman Foundation |
Omidyar Network | Omidyar Group |
Open Philanthropy | Coefficient Giving ; Open Philanthropy Project |
GiveWell | The Clear Fund |
Good Ventures | Good Ventures Foundation |
Schmidt Sciences | Schmidt Futures |
Emerson Collective | Emerson Collective LLC |
Rockefeller Brothers Fund | RBF |
Russell Sage Foundation | RSF New York |
Twentieth Century Fund | The Century Foundation ; TCF |
Spencer Foundation | The Spencer Foundation |
Josiah Macy Jr. Foundation | Macy Foundation |
Wenner-Gren Foundation | Viking Fund |
Solomon R. Guggenheim Foundation | Guggenheim Museum Foundation |
Azim Premji Foundation | Azim Premji Philanthropic Initiatives |
Nippon Foundation | The Nippon Foundation ; Japan Shipbuilding Industry Foundation |
Sasakawa Peace Foundation | SPF |
Toyota Foundation | The Toyota Foundation |
Novo Nordisk Foundation | Novo Nordisk Fonden |
Lundbeck Foundation | Lundbeckfonden |
Carlsberg Foundation | Carlsbergfondet |
Knut and Alice Wallenberg Foundation | Knut och Alice Wallenbergs Stiftelse ; KAW |
Compagnia di San Paolo | Fondazione Compagnia di San Paolo |
Fondazione Cariplo | Cariplo Foundation |
"la Caixa" Foundation | La Caixa Foundation ; Fundació La Caixa ; Fundación Bancaria La Caixa |
Fundación BBVA | BBVA Foundation | BBVA
Fundación Botín | Botín Foundation ; Fundación Marcelino Botín |
Juan March Foundation | Fundación Juan March |
Getty Foundation | Getty Grant Program | J. Paul Getty Trust
Getty Conservation Institute | GCI | J. Paul Getty Trust
Amicus | MSF union ; Amalgamated Engineering and Electrical Union ; AEEU | Transport and General Workers' Union
UNISON | Unison ; NALGO ; NUPE ; COHSE |
GMB | GMB Union ; General, Municipal, Boilermakers and Allied Trade Union ; General and Municipal Workers' Union |
National Union of Rail, Maritime and Transport Workers | RMT ; National Union of Railwaymen ; NUR ; National Union of Seamen |
ASLEF | Associated Society of Locomotive Engineers and Firemen |
Union of Shop, Distributive and Allied Workers | USDAW |
Communication Workers Union | CWU ; Union of Communication Workers |
National Education Union | NEU ; National Union of Teachers ; NUT ; Association of Teachers and Lecturers |
NASUWT | National Association of Schoolmasters Union of Women Teachers |
University and College Union | UCU ; Association of University Teachers ; NATFHE |
Public and Commercial Services Union | PCS ; Civil and Public Services Association |
Fire Brigades Union | FBU |
National Union of Journalists | NUJ |
Equity | British Actors' Equity Association ; Equity UK |
Musicians' Union | MU ; Amalgamated Musicians' Union |
Amalgamated Engineering Union | AEU ; Amalgamated Society of Engineers ; ASE UK | Amicus
National Union of Students | NUS UK |
SIPTU | Irish Transport and General Workers' Union ; ITGWU ; Services, Industrial, Professional and Technical Union |
Actors' Equity Association | Actors Equity ; AEA |
American Federation of Television and Radio Artists | AFTRA | Screen Actors Guild
American Federation of Musicians | AFM USA |
International Alliance of Theatrical Stage Employees | IATSE |
American Society of Composers, Authors and Publishers | ASCAP |
Broadcast Music, Inc. | BMI |
Recording Industry Association of America | RIAA |
The Recording Academy | National Academy of Recording Arts and Sciences ; NARAS ; Recording Academy |
Academy of Television Arts & Sciences | Television Academy ; National Academy of Television Arts and Sciences |
British Academy of Film and Television Arts | BAFTA ; British Film Academy |
American Film Institute | AFI |
Motion Picture Association | MPAA ; Motion Picture Association of America ; Motion Picture Producers and Distributors of America |
International Association of Machinists | IAM ; International Association of Machinists and Aerospace Workers |
United Food and Commercial Workers | UFCW |
UNITE HERE | Hotel Employees and Restaurant Employees Union ; HERE |
United Federation of Teachers | UFT | American Federation of Teachers
Brotherhood of Sleeping Car Porters | BSCP |
International Association of Fire Fighters | IAFF |
Fraternal Order of Police | FOP |
Air Line Pilots Association | ALPA ; Air Line Pilots Association, International |
National Farmers Union | NFU USA ; National Farmers Union (United States) |
American Farm Bureau Federation | Farm Bureau ; AFBF |
National Grange | The Grange ; Patrons of Husbandry |
Western Federation of Miners | WFM ; Mine, Mill and Smelter Workers |
Canadian Labour Congress | CLC ; Trades and Labour Congress of Canada ; Canadian Congress of Labour |
Unifor | Canadian Auto Workers ; CAW |
Canadian Union of Public Employees | CUPE |
Confédération des syndicats nationaux | CSN ; Confederation of National Trade Unions |
Fédération des travailleurs du Québec | FTQ ; Quebec Federation of Labour |
Australian Council of Trade Unions | ACTU |
Australian Workers' Union | AWU |
Construction, Forestry, Mining and Energy Union | CFMEU ; Builders Labourers Federation |
New Zealand Council of Trade Unions | NZCTU ; New Zealand Federation of Labour |
ver.di | Vereinte Dienstleistungsgewerkschaft ; Ver.di ; ÖTV | Deutscher Gewerkschaftsbund
IG BCE | IG Bergbau, Chemie, Energie ; IG Bergbau und Energie ; IG Chemie | Deutscher Gewerkschaftsbund
Gewerkschaft Erziehung und Wissenschaft | GEW | Deutscher Gewerkschaftsbund
Österreichischer Gewerkschaftsbund | ÖGB ; Austrian Trade Union Federation |
Swiss Trade Union Federation | Schweizerischer Gewerkschaftsbund |
Force ouvrière | FO ; CGT-FO |
Mouvement des entreprises de France | MEDEF ; CNPF ; Conseil national du patronat français |
Confindustria | Confederazione Generale dell'Industria Italiana |
CISL | Confederazione Italiana Sindacati Lavoratori |
UIL | Unione Italiana del Lavoro |
Unión General de Trabajadores | UGT |
CEOE | Confederación Española de Organizaciones Empresariales |
CGTP | Confederação Geral dos Trabalhadores Portugueses ; CGTP-IN |
Federatie Nederlandse Vakbeweging | FNV ; Nederlands Verbond van Vakverenigingen ; NVV |
VNO-NCW | Verbond van Nederlandse Ondernemingen |
Algemeen Belgisch Vakverbond | ABVV ; FGTB ; General Federation of Belgian Labour |
Landsorganisationen i Sverige | LO Sweden ; Swedish Trade Union Confederation |
Confederation of Swedish Enterprise | Svenskt Näringsliv ; Swedish Employers' Confederation ; SAF |
Landsorganisasjonen i Norge | LO Norway ; Norwegian Confederation of Trade Unions |
Confederation of Norwegian Enterprise | NHO ; Næringslivets Hovedorganisasjon |
Federation of German Industries | BDI ; Bundesverband der Deutschen Industrie |
Confederation of German Employers' Associations | BDA ; Bundesvereinigung der Deutschen Arbeitgeberverbände |
Keidanren | Japan Business Federation ; Nippon Keidanren |
Rengo | Japanese Trade Union Confederation ; Sōhyō |
Federation of Korean Industries | FKI |
Confederation of Indian Industry | CII |
Federation of Indian Chambers of Commerce & Industry | FICCI |
Indian National Trade Union Congress | INTUC | Indian National Congress
All India Trade Union Congress | AITUC | Communist Party of India
Bharatiya Mazdoor Sangh | BMS India | Rashtriya Swayamsevak Sangh
Akhil Bharatiya Vidyarthi Parishad | ABVP | Rashtriya Swayamsevak Sangh
National Students' Union of India | NSUI | Indian National Congress
Indian Youth Congress | IYC | Indian National Congress
Bharatiya Janata Yuva Morcha | BJYM | Bharatiya Janata Party
Students' Federation of India | SFI | Communist Party of India (Marxist)
Nigeria Labour Congress | NLC |
U.S. Chamber of Commerce | United States Chamber of Commerce |
National Association of Manufacturers | NAM |
Business Roundtable | BRT |
International Chamber of Commerce | ICC Paris |
International Trade Union Confederation | ITUC ; International Confederation of Free Trade Unions ; ICFTU |
World Federation of Trade Unions | WFTU |
Socialist International | SI International |
Young Democrats of America | YDA ; Young Democratic Clubs of America | Democratic Party
Young Republicans | Young Republican National Federation | Republican Party
College Republicans | College Republican National Committee |
Democratic Congressional Campaign Committee | DCCC | Democratic Party
Democratic Senatorial Campaign Committee | DSCC | Democratic Party
National Republican Congressional Committee | NRCC | Republican Party
National Republican Senatorial Committee | NRSC | Republican Party
Democratic Leadership Council | DLC | Democratic Party
EMILY's List | Emily's List |
MoveOn | MoveOn.org |
Americans for Prosperity | AFP USA ; Citizens for a Sound Economy |
John Birch Society | JBS USA |
Americans for Democratic Action | ADA |
Young Americans for Freedom | YAF |
Jusos | Young Socialists in the SPD ; Jungsozialisten | Social Democratic Party of Germany
Junge Union | Young Union |
Young Labour | Labour Party Young Socialists ; Labour League of Youth | Labour Party
Co-operative Party | Labour and Co-operative Party |
Independent Labour Party | ILP |
Renaissance (French political party) | La République En Marche ; LREM ; En Marche |
Democratic Movement (France) | MoDem ; Mouvement démocrate |
Union for French Democracy | UDF ; Union pour la démocratie française |
La France insoumise | LFI ; France Unbowed |
Europe Ecology – The Greens | EELV ; Les Verts ; Les Écologistes |
Popular Republican Movement | MRP ; Mouvement républicain populaire |
Vox (Spain) | VOX Spain ; Vox party |
Ciudadanos | Citizens (Spanish political party) |
Union of the Democratic Centre (Spain) | UCD ; Unión de Centro Democrático |
Democrats 66 | D66 |
GreenLeft | GroenLinks |
Anti-Revolutionary Party | ARP ; Anti-Revolutionaire Partij | Christian Democratic Appeal
Catholic People's Party | KVP ; Katholieke Volkspartij | Christian Democratic Appeal
Vlaams Belang | Vlaams Blok |
New Flemish Alliance | N-VA ; Nieuw-Vlaamse Alliantie ; Volksunie |
Christian Democratic and Flemish | CD&V ; Christelijke Volkspartij ; CVP Belgium |
Socialist Party (Belgium) | Parti Socialiste belge ; PS Belgium |
Open Flemish Liberals and Democrats | Open Vld ; VLD ; Partij voor Vrijheid en Vooruitgang |
Free Democratic Party of Switzerland | FDP.The Liberals ; FDP.Die Liberalen ; FDP Switzerland |
The Centre (Switzerland) | Christian Democratic People's Party of Switzerland ; CVP Switzerland ; Die Mitte |
NEOS | NEOS – The New Austria |
Reform Party (United States) | Reform Party of the United States of America |
Working Families Party | WFP USA |
Social Credit Party of Canada | Social Credit |
Coalition Avenir Québec | CAQ |
Quebec Liberal Party | Parti libéral du Québec ; PLQ |
Union Nationale | Union nationale du Québec |
Reform Party of Canada | Canadian Reform Conservative Alliance | Conservative Party of Canada
Australian Greens | The Greens (Australia) ; Greens Australia |
Australian Democrats | The Democrats (Australia) |
ACT New Zealand | ACT Party |
New Zealand First | NZ First |
Green Party of Aotearoa New Zealand | Green Party New Zealand |
Screen Actors Guild | SAG-AFTRA ; Screen Actors Guild-American Federation of Television and Radio Artists |
National Council for Civil Liberties | NCCL |
British Museum | The British Museum ; BM London |
National Gallery | National Gallery, London ; The National Gallery |
National Portrait Gallery | National Portrait Gallery, London ; NPG London |
Tate | Tate Gallery ; National Gallery of British Art |
Tate Modern | Tate Gallery of Modern Art | Tate
Tate Britain | Tate Gallery Millbank | Tate
Tate Liverpool | Tate Gallery Liverpool | Tate
Tate St Ives | Tate Gallery St Ives | Tate
Victoria and Albert Museum | V&A ; V & A ; South Kensington Museum |
Young V&A | V&A Museum of Childhood ; Bethnal Green Museum ; Museum of Childhood | Victoria and Albert Museum
Science Museum Group | National Museum of Science and Industry ; NMSI |
Science Museum, London | Science Museum ; The Science Museum | Science Museum Group
National Railway Museum | NRM York | Science Museum Group
Science and Industry Museum | Museum of Science and Industry Manchester ; MOSI | Science Museum Group
National Science and Media Museum | National Museum of Photography, Film and Television ; National Media Museum | Science Museum Group
Imperial War Museum | IWM ; Imperial War Museums ; National War Museum UK |
Royal Museums Greenwich | National Maritime Museum ; RMG |
London Museum | Museum of London ; Guildhall Museum |
Horniman Museum | Horniman Museum and Gardens |
Wallace Collection | The Wallace Collection |
Courtauld Gallery | Courtauld Institute Galleries |
Royal Academy of Arts | Royal Academy ; RA London |
Hayward Gallery | The Hayward | Southbank Centre
Southbank Centre | South Bank Centre ; Royal Festival Hall |
Barbican Centre | The Barbican | City of London Corporation
Whitechapel Gallery | Whitechapel Art Gallery |
Serpentine Galleries | Serpentine Gallery ; Serpentine |
Institute of Contemporary Arts | ICA London |
Ashmolean Museum | Ashmolean ; Ashmolean Museum of Art and Archaeology |
Bodleian Libraries | Bodleian Library ; The Bodleian |
Pitt Rivers Museum | Pitt-Rivers Museum |
Fitzwilliam Museum | The Fitzwilliam |
Cambridge University Library | CUL |
National Museums Liverpool | Walker Art Gallery ; Merseyside Museums ; National Museums and Galleries on Merseyside |
National Museums Scotland | National Museum of Scotland ; Royal Scottish Museum ; National Museum of Antiquities of Scotland |
National Galleries of Scotland | National Gallery of Scotland ; Scottish National Gallery |
Scottish National Gallery of Modern Art | Gallery of Modern Art Edinburgh | National Galleries of Scotland
Scottish National Portrait Gallery | National Portrait Gallery of Scotland | National Galleries of Scotland
National Library of Scotland | Advocates Library ; NLS |
Kelvingrove Art Gallery and Museum | Kelvingrove ; Glasgow Art Gallery and Museum | Glasgow Museums
Glasgow Museums | Glasgow Life Museums |
Burrell Collection | The Burrell | Glasgow Museums
Hunterian Museum and Art Gallery | The Hunterian ; Hunterian Museum Glasgow |
Amgueddfa Cymru – Museum Wales | National Museum Wales ; National Museum of Wales ; Amgueddfa Genedlaethol Cymru |
National Library of Wales | Llyfrgell Genedlaethol Cymru |
National Museums Northern Ireland | Ulster Museum |
National Museum of Ireland | Ard-Mhúsaem na hÉireann |
National Gallery of Ireland | Gailearaí Náisiúnta na hÉireann |
National Library of Ireland | Leabharlann Náisiúnta na hÉireann |
Chester Beatty Library | Chester Beatty |
Irish Museum of Modern Art | IMMA |
John Rylands Library | John Rylands Research Institute and Library |
London Library | The London Library |
Warburg Institute | Kulturwissenschaftliche Bibliothek Warburg |
National Theatre | Royal National Theatre ; National Theatre of Great Britain |
Old Vic | The Old Vic ; Old Vic Company ; Royal Victoria Theatre |
Young Vic | The Young Vic |
Royal Court Theatre | Royal Court ; English Stage Company |
Royal Shakespeare Company | RSC ; Shakespeare Memorial Theatre |
Shakespeare's Globe | Globe Theatre |
Donmar Warehouse | The Donmar |
Almeida Theatre | The Almeida |
Royal Exchange Theatre | Royal Exchange, Manchester ; 69 Theatre Company |
Birmingham Repertory Theatre | Birmingham Rep ; The Rep |
Liverpool Everyman | Everyman Theatre Liverpool ; Liverpool Everyman and Playhouse |
Bristol Old Vic | Theatre Royal Bristol |
National Theatre of Scotland | NTS |
Citizens Theatre | Glasgow Citizens Theatre |
D'Oyly Carte Opera Company | D'Oyly Carte |
English National Opera | ENO ; Sadler's Wells Opera |
Royal Opera House | Covent Garden ; Covent Garden Opera Company ; The Royal Opera ; Royal Opera |
Royal Ballet | The Royal Ballet ; Sadler's Wells Ballet ; Vic-Wells Ballet | Royal Opera House
Birmingham Royal Ballet | Sadler's Wells Royal Ballet ; Sadler's Wells Theatre Ballet |
English National Ballet | London Festival Ballet ; Festival Ballet |
Rambert | Ballet Rambert ; Rambert Dance Company |
Scottish Opera | Scottish Opera Company |
Scottish Ballet | Western Theatre Ballet |
Welsh National Opera | WNO ; Opera Cenedlaethol Cymru |
Opera North | English National Opera North |
Northern Ballet | Northern Ballet Theatre |
Glyndebourne Festival Opera | Glyndebourne ; Glyndebourne Festival |
Aldeburgh Festival | Aldeburgh Music ; Britten Pears Arts ; Snape Maltings |
Edinburgh International Festival | Edinburgh Festival |
London Philharmonic Orchestra | LPO |
Philharmonia Orchestra | New Philharmonia Orchestra ; Philharmonia |
Royal Philharmonic Orchestra | RPO |
London Sinfonietta | The London Sinfonietta |
English Chamber Orchestra | Goldsbrough Orchestra |
Academy of St Martin in the Fields | Academy of St. Martin-in-the-Fields ; ASMF |
Orchestra of the Age of Enlightenment | OAE |
City of Birmingham Symphony Orchestra | CBSO ; City of Birmingham Orchestra |
Hallé | Hallé Orchestra ; The Hallé ; Halle Orchestra |
Royal Liverpool Philharmonic | Royal Liverpool Philharmonic Orchestra ; RLPO ; Liverpool Philharmonic Orchestra |
Bournemouth Symphony Orchestra | BSO Bournemouth ; Bournemouth Municipal Orchestra |
Royal Scottish National Orchestra | RSNO ; Scottish National Orchestra ; Scottish Orchestra |
Scottish Chamber Orchestra | SCO |
Ulster Orchestra | Ulster Orchestra Society |
National Symphony Orchestra | NSO Washington ; National Symphony Orchestra of Washington | Kennedy Center
Kennedy Center | John F. Kennedy Center for the Performing Arts ; Trump Kennedy Center |
Washington National Opera | Washington Opera ; Opera Society of Washington |
Lincoln Center | Lincoln Center for the Performing Arts |
Jazz at Lincoln Center | JALC | Lincoln Center
Lincoln Center Theater | Lincoln Center Repertory Company ; Vivian Beaumont Theater | Lincoln Center
Carnegie Hall | Carnegie Hall Corporation |
Brooklyn Academy of Music | BAM |
The Public Theater | Public Theater ; New York Shakespeare Festival ; Joseph Papp Public Theater |
New York City Opera | City Opera |
New York City Ballet | NYCB ; Ballet Society |
New York City Center | City Center |
Alvin Ailey American Dance Theater | Alvin Ailey ; Ailey |
Martha Graham Dance Company | Martha Graham Center of Contemporary Dance |
Merce Cunningham Dance Company | Merce Cunningham Dance Foundation ; MCDC |
Dance Theatre of Harlem | DTH |
Joffrey Ballet | Robert Joffrey Ballet ; City Center Joffrey Ballet |
San Francisco Ballet | San Francisco Opera Ballet |
San Francisco Symphony | San Francisco Symphony Orchestra |
San Francisco Opera | SF Opera |
American Conservatory Theater | A.C.T. ; American Conservatory Theatre |
Los Angeles Philharmonic | LA Phil ; Los Angeles Philharmonic Association |
Hollywood Bowl Orchestra | Hollywood Bowl Symphony Orchestra | Los Angeles Philharmonic
Los Angeles Opera | LA Opera |
Center Theatre Group | Mark Taper Forum ; Ahmanson Theatre |
Chicago Symphony Orchestra | CSO ; Chicago Orchestra ; Theodore Thomas Orchestra |
Lyric Opera of Chicago | Lyric Opera ; Lyric Theatre of Chicago |
Goodman Theatre | The Goodman |
Steppenwolf Theatre Company | Steppenwolf |
The Second City | Second City |
Guthrie Theater | The Guthrie ; Tyrone Guthrie Theatre |
Minnesota Orchestra | Minneapolis Symphony Orchestra |
St. Louis Symphony Orchestra | Saint Louis Symphony |
Cleveland Orchestra | The Cleveland Orchestra |
Philadelphia Orchestra | The Philadelphia Orchestra |
Pittsburgh Symphony Orchestra | PSO Pittsburgh |
Cincinnati Symphony Orchestra | Cincinnati Symphony |
Detroit Symphony Orchestra | DSO Detroit |
Boston Symphony Orchestra | BSO ; Boston Symphony |
Boston Pops Orchestra | Boston Pops | Boston Symphony Orchestra
Tanglewood Music Center | Berkshire Music Center ; Tanglewood | Boston Symphony Orchestra
Handel and Haydn Society | H+H |
American Repertory Theater | A.R.T. ; American Repertory Theatre ; ART Cambridge |
Baltimore Symphony Orchestra | Baltimore Symphony |
Atlanta Symphony Orchestra | Atlanta Youth Symphony |
Houston Symphony | Houston Symphony Orchestra |
Houston Grand Opera | HGO |
Alley Theatre | The Alley |
Dallas Symphony Orchestra | Dallas Symphony |
Seattle Symphony | Seattle Symphony Orchestra |
Santa Fe Opera | The Santa Fe Opera |
NBC Symphony Orchestra | Symphony of the Air | NBC
American Symphony Orchestra | ASO New York |
Orpheus Chamber Orchestra | Orpheus |
Saint Paul Chamber Orchestra | SPCO ; St. Paul Chamber Orchestra |
Metropolitan Opera | The Met ; Met Opera ; Metropolitan Opera House |
Metropolitan Museum of Art | The Met Museum ; Met Museum |
The Cloisters | Met Cloisters | Metropolitan Museum of Art
Museum of Modern Art | MoMA |
MoMA PS1 | P.S.1 Contemporary Art Center ; P.S. 1 | Museum of Modern Art
Solomon R. Guggenheim Museum | Guggenheim Museum ; Museum of Non-Objective Painting | Solomon R. Guggenheim Foundation
Peggy Guggenheim Collection | Collezione Peggy Guggenheim | Solomon R. Guggenheim Foundation
Guggenheim Museum Bilbao | Guggenheim Bilbao | Solomon R. Guggenheim Foundation
Frick Collection | The Frick Collection ; The Frick |
Morgan Library & Museum | Pierpont Morgan Library ; The Morgan Library |
New-York Historical Society | New York Historical Society ; The New York Historical |
Museum of the City of New York | MCNY |
Cooper Hewitt, Smithsonian Design Museum | Cooper-Hewitt National Design Museum ; Cooper Union Museum | Smithsonian Institution
New Museum | New Museum of Contemporary Art |
Jewish Museum (New York) | Jewish Museum Manhattan |
Studio Museum in Harlem | The Studio Museum |
American Folk Art Museum | Museum of American Folk Art |
El Museo del Barrio | Museo del Barrio |
Smithsonian American Art Museum | National Museum of American Art ; National Collection of Fine Arts ; SAAM | Smithsonian Institution
National Portrait Gallery (United States) | Smithsonian National Portrait Gallery | Smithsonian Institution
Hirshhorn Museum and Sculpture Garden | Hirshhorn Museum | Smithsonian Institution
National Museum of the American Indian | NMAI ; Museum of the American Indian | Smithsonian Institution
National Museum of African American History and Culture | NMAAHC | Smithsonian Institution
National Museum of African Art | Museum of African Art | Smithsonian Institution
National Museum of Asian Art | Freer Gallery of Art ; Freer and Sackler Galleries ; Arthur M. Sackler Gallery | Smithsonian Institution
Archives of American Art | AAA Smithsonian | Smithsonian Institution
Bureau of American Ethnology | Bureau of Ethnology ; BAE Smithsonian | Smithsonian Institution
National Museum of Health and Medicine | Army Medical Museum |
Phillips Collection | Phillips Memorial Gallery |
Corcoran Gallery of Art | Corcoran Gallery |
Dumbarton Oaks | Dumbarton Oaks Research Library and Collection |
Isabella Stewart Gardner Museum | Gardner Museum |
Harvard Art Museums | Fogg Art Museum ; Fogg Museum ; Busch-Reisinger Museum |
Peabody Museum of Archaeology and Ethnology | Peabody Museum at Harvard |
Peabody Essex Museum | Peabody Museum of Salem ; Essex Institute |
Institute of Contemporary Art, Boston | ICA Boston ; Boston Museum of Modern Art |
Museum of Science (Boston) | Boston Society of Natural History ; Boston Museum of Science |
Boston Public Library | BPL |
Boston Athenaeum | Boston Athenæum |
American Antiquarian Society | AAS Worcester |
Massachusetts Historical Society | MHS |
Wadsworth Atheneum | Wadsworth Atheneum Museum of Art |
Yale University Art Gallery | YUAG |
Barnes Foundation | The Barnes |
Pennsylvania Academy of the Fine Arts Museum | PAFA Museum |
Penn Museum | University of Pennsylvania Museum of Archaeology and Anthropology ; University Museum Philadelphia |
Franklin Institute | The Franklin Institute |
Carnegie Museums of Pittsburgh | Carnegie Museum |
Carnegie Museum of Natural History | Carnegie Museum Pittsburgh | Carnegie Museums of Pittsburgh
Carnegie Museum of Art | Museum of Art, Carnegie Institute | Carnegie Museums of Pittsburgh
Andy Warhol Museum | The Warhol | Carnegie Museums of Pittsburgh
Cleveland Museum of Art | CMA Cleveland |
Detroit Institute of Arts | DIA ; Detroit Museum of Art |
The Henry Ford | Henry Ford Museum ; Greenfield Village ; Edison Institute |
Field Museum | Field Museum of Natural History ; Chicago Natural History Museum ; Field Columbian Museum |
Griffin Museum of Science and Industry | Museum of Science and Industry Chicago ; MSI Chicago |
Newberry Library | The Newberry |
Adler Planetarium | Adler Planetarium and Astronomy Museum |
Shedd Aquarium | John G. Shedd Aquarium |
Museum of Contemporary Art Chicago | MCA Chicago |
Oriental Institute | Institute for the Study of Ancient Cultures ; Oriental Institute of the University of Chicago |
Walker Art Center | Walker Art Gallery Minneapolis |
Minneapolis Institute of Art | Minneapolis Institute of Arts ; Mia |
Nelson-Atkins Museum of Art | Nelson Gallery |
Saint Louis Art Museum | City Art Museum of St. Louis |
Menil Collection | The Menil |
Museum of Fine Arts, Houston | MFAH |
Kimbell Art Museum | Kimbell |
Dallas Museum of Art | Dallas Museum of Fine Arts |
High Museum of Art | High Museum |
Los Angeles County Museum of Art | LACMA |
Museum of Contemporary Art, Los Angeles | MOCA |
Hammer Museum | Armand Hammer Museum of Art |
The Broad | Broad Museum |
Norton Simon Museum | Pasadena Art Museum |
Fine Arts Museums of San Francisco | FAMSF |
De Young Museum | M. H. de Young Memorial Museum | Fine Arts Museums of San Francisco
Legion of Honor | California Palace of the Legion of Honor | Fine Arts Museums of San Francisco
Asian Art Museum of San Francisco | Asian Art Museum |
Exploratorium | The Exploratorium |
Burke Museum | Burke Museum of Natural History and Culture ; Washington State Museum |
Bernice P. Bishop Museum | Bishop Museum |
Colonial Williamsburg | Colonial Williamsburg Foundation |
Mount Vernon | Mount Vernon Ladies' Association |
Monticello | Thomas Jefferson Foundation |
Louvre | Musée du Louvre ; Louvre Museum |
Musée d'Orsay | Orsay Museum ; Musée d'Orsay et de l'Orangerie |
Musée de l'Orangerie | Orangerie | Musée d'Orsay
Musée national d'Art moderne | MNAM ; National Museum of Modern Art Paris | Centre Pompidou
Musée d'Art moderne de Paris | Musée d'Art moderne de la Ville de Paris ; MAM Paris | Paris Musées
Paris Musées | Musées de la Ville de Paris |
Petit Palais | Musée des Beaux-Arts de la Ville de Paris | Paris Musées
Musée Carnavalet | Carnavalet Museum | Paris Musées
Musée Guimet | Musée national des Arts asiatiques Guimet |
Musée de Cluny | Musée national du Moyen Âge |
Musée Rodin | Rodin Museum Paris |
Musée Picasso | Musée national Picasso-Paris |
Palace of Versailles | Château de Versailles |
Cité de l'architecture et du patrimoine | Musée des Monuments français |
Palais de Tokyo | Site de création contemporaine |
Archives nationales (France) | National Archives of France |
Bibliothèque de l'Arsenal | Arsenal Library | Bibliothèque nationale de France
Bibliothèque Mazarine | Mazarine Library | Institut de France
Institut de France | Institute of France |
Académie des Beaux-Arts | Academy of Fine Arts (France) | Institut de France
Académie des Inscriptions et Belles-Lettres | AIBL | Institut de France
Académie des sciences morales et politiques | Academy of Moral and Political Sciences | Institut de France
Villa Medici | French Academy in Rome ; Académie de France à Rome |
École française de Rome | French School at Rome |
École française d'Athènes | French School at Athens |
École française d'Extrême-Orient | EFEO |
Institut français d'archéologie orientale | IFAO |
British School at Rome | BSR |
British School at Athens | BSA Athens |
American Academy in Rome | AAR Rome |
American School of Classical Studies at Athens | ASCSA |
Paris Opera | Opéra de Paris ; Opéra national de Paris ; Palais Garnier ; Opéra Bastille ; Académie royale de musique |
Paris Opera Ballet | Ballet de l'Opéra national de Paris | Paris Opera
Opéra-Comique | Opéra Comique ; Salle Favart |
Opéra de Lyon | Opéra National de Lyon ; Lyon Opera |
Théâtre du Châtelet | Châtelet |
Théâtre de l'Odéon | Odéon-Théâtre de l'Europe ; Odéon |
Théâtre national populaire | TNP |
Théâtre du Vieux-Colombier | Vieux-Colombier | Comédie-Française
Théâtre du Soleil | Theatre of the Sun |
Bouffes du Nord | Théâtre des Bouffes du Nord |
Festival d'Avignon | Avignon Festival |
Festival d'Aix-en-Provence | Aix-en-Provence Festival |
Orchestre de Paris | Société des concerts du Conservatoire ; Orchestre de la Société des Concerts du Conservatoire |
Orchestre national de France | ONF ; Orchestre national de la RTF ; Orchestre national de l'ORTF | Radio France
Orchestre philharmonique de Radio France | Orchestre Philharmonique de l'ORTF | Radio France
Ensemble intercontemporain | EIC |
Lamoureux Orchestra | Orchestre Lamoureux ; Concerts Lamoureux |
Pasdeloup Orchestra | Concerts Pasdeloup |
Colonne Orchestra | Concerts Colonne ; Orchestre Colonne |
Grand Théâtre de Genève | Geneva Opera |
Zürich Opera House | Opernhaus Zürich ; Stadttheater Zürich |
Schauspielhaus Zürich | Zurich Schauspielhaus ; Pfauenbühne |
Tonhalle Orchester Zürich | Tonhalle Orchestra Zurich ; Tonhalle-Orchester Zürich |
Swiss National Museum | Schweizerisches Nationalmuseum ; Landesmuseum Zürich |
Kunsthaus Zürich | Zürcher Kunsthaus |
Kunstmuseum Basel | Öffentliche Kunstsammlung Basel ; Basel Museum of Fine Arts |
Vienna Philharmonic | Wiener Philharmoniker ; VPO |
Vienna Symphony | Wiener Symphoniker ; Vienna Symphony Orchestra |
Vienna State Opera | Wiener Staatsoper ; Vienna Court Opera ; Hofoper |
Vienna Volksoper | Volksoper Wien ; Volksoper |
Theater in der Josefstadt | Josefstadt Theatre |
Theater an der Wien | MusikTheater an der Wien |
Albertina | Albertina Museum ; Graphische Sammlung Albertina |
Belvedere (Vienna) | Österreichische Galerie Belvedere ; Belvedere Museum |
Weltmuseum Wien | Museum für Völkerkunde Wien ; Museum of Ethnology, Vienna | Kunsthistorisches Museum
MAK | Museum für angewandte Kunst ; Museum of Applied Arts, Vienna ; k.k. Österreichisches Museum für Kunst und Industrie |
Mozarteum Orchestra Salzburg | Mozarteumorchester Salzburg |
Berlin Philharmonic | Berliner Philharmoniker ; Berlin Philharmonic Orchestra ; BPO |
Staatskapelle Berlin | Königliche Hofkapelle Berlin | Berlin State Opera
Konzerthausorchester Berlin | Berlin Symphony Orchestra ; Berliner Sinfonie-Orchester |
Komische Oper Berlin | Komische Oper |
Volksbühne | Volksbühne am Rosa-Luxemburg-Platz |
Schaubühne | Schaubühne am Lehniner Platz ; Schaubühne am Halleschen Ufer |
Maxim Gorki Theater | Gorki Theater |
Schiller Theater | Schillertheater Berlin |
Berlin State Museums | Staatliche Museen zu Berlin ; SMB | Prussian Cultural Heritage Foundation
Pergamon Museum | Pergamonmuseum | Berlin State Museums
Gemäldegalerie, Berlin | Gemäldegalerie | Berlin State Museums
Bode Museum | Kaiser-Friedrich-Museum | Berlin State Museums
Neue Nationalgalerie | New National Gallery | Berlin State Museums
Alte Nationalgalerie | Nationalgalerie Berlin | Berlin State Museums
Egyptian Museum of Berlin | Ägyptisches Museum Berlin ; Neues Museum | Berlin State Museums
Ethnological Museum of Berlin | Museum für Völkerkunde Berlin ; Königliches Museum für Völkerkunde | Berlin State Museums
Ibero-American Institute | Ibero-Amerikanisches Institut | Prussian Cultural Heritage Foundation
German Historical Museum | Deutsches Historisches Museum ; DHM |
Jewish Museum Berlin | Jüdisches Museum Berlin |
Bavarian State Opera | Bayerische Staatsoper ; Munich Court Opera ; Munich State Opera |
Bavarian State Orchestra | Bayerisches Staatsorchester | Bavarian State Opera
Munich Kammerspiele | Münchner Kammerspiele |
Residenztheater | Bayerisches Staatsschauspiel ; Bavarian State Theatre |
Bavarian State Painting Collections | Bayerische Staatsgemäldesammlungen ; Alte Pinakothek |
Lenbachhaus | Städtische Galerie im Lenbachhaus |
Haus der Kunst | Haus der Deutschen Kunst |
Bamberg Symphony | Bamberger Symphoniker |
Dresden State Art Collections | Staatliche Kunstsammlungen Dresden ; SKD |
Gemäldegalerie Alte Meister | Old Masters Picture Gallery | Dresden State Art Collections
Dresden Philharmonic | Dresdner Philharmonie |
Leipzig Opera | Oper Leipzig |
Thomanerchor | St. Thomas Choir of Leipzig |
Hamburg State Opera | Hamburgische Staatsoper ; Hamburg Opera |
Hamburg Ballet | Hamburg Ballett |
Deutsches Schauspielhaus | Hamburg Schauspielhaus |
Thalia Theater | Thalia Theater Hamburg |
Hamburger Kunsthalle | Kunsthalle Hamburg |
Oper Frankfurt | Frankfurt Opera ; Frankfurter Opern- und Museumsorchester |
Städel | Städelsches Kunstinstitut ; Städel Museum |
Cologne Opera | Oper Köln |
Gürzenich Orchestra Cologne | Gürzenich-Orchester Köln |
Museum Ludwig | Ludwig Museum Cologne |
Stuttgart State Opera | Staatsoper Stuttgart | Staatstheater Stuttgart
Stuttgart Ballet | Stuttgarter Ballett | Staatstheater Stuttgart
Staatstheater Stuttgart | Württembergische Staatstheater |
Deutsche Oper am Rhein | Düsseldorf Opera |
Tanztheater Wuppertal | Pina Bausch Company |
La Scala | Teatro alla Scala ; Scala di Milano |
Teatro dell'Opera di Roma | Rome Opera ; Teatro Costanzi |
Maggio Musicale Fiorentino | Teatro Comunale Florence |
Teatro Regio (Turin) | Teatro Regio di Torino |
Piccolo Teatro | Piccolo Teatro di Milano |
Pinacoteca di Brera | Brera Gallery |
Galleria Borghese | Borghese Gallery |
Capitoline Museums | Musei Capitolini |
Venice Biennale | La Biennale di Venezia |
Venice Film Festival | Mostra internazionale d'arte cinematografica | Venice Biennale
Centro Sperimentale di Cinematografia | CSC Rome |
Teatro Real | Royal Theatre Madrid |
Gran Teatre del Liceu | Liceu ; Barcelona Opera |
Thyssen-Bornemisza Museum | Museo Thyssen-Bornemisza |
Museu Nacional d'Art de Catalunya | MNAC |
Museu d'Art Contemporani de Barcelona | MACBA |
Institut Valencià d'Art Modern | IVAM |
Spanish National Orchestra | Orquesta Nacional de España |
Calouste Gulbenkian Museum | Museu Calouste Gulbenkian | Calouste Gulbenkian Foundation
Gulbenkian Orchestra | Orquestra Gulbenkian | Calouste Gulbenkian Foundation
Royal Concertgebouw Orchestra | Koninklijk Concertgebouworkest ; Concertgebouw Orchestra ; RCO |
Rotterdam Philharmonic Orchestra | Rotterdams Philharmonisch Orkest |
Residentie Orchestra | Residentie Orkest ; The Hague Philharmonic |
Dutch National Opera | De Nederlandse Opera ; Netherlands Opera |
Dutch National Ballet | Het Nationale Ballet |
Nederlands Dans Theater | NDT |
Stedelijk Museum Amsterdam | Stedelijk Museum |
Mauritshuis | Royal Picture Gallery Mauritshuis |
Museum Boijmans Van Beuningen | Boijmans |
Kunstmuseum Den Haag | Gemeentemuseum Den Haag ; Haags Gemeentemuseum |
La Monnaie | De Munt ; Théâtre Royal de la Monnaie |
Royal Museums of Fine Arts of Belgium | Musées royaux des Beaux-Arts de Belgique ; KMSKB |
Royal Museums of Art and History | Musées royaux d'Art et d'Histoire ; Cinquantenaire Museum ; KMKG |
Opera Ballet Vlaanderen | Vlaamse Opera ; Royal Ballet of Flanders |
Royal Swedish Opera | Kungliga Operan |
Royal Swedish Ballet | Kungliga Baletten | Royal Swedish Opera
Royal Stockholm Philharmonic Orchestra | Kungliga Filharmonikerna ; Stockholm Philharmonic |
Swedish Radio Symphony Orchestra | Sveriges Radios Symfoniorkester | Sveriges Radio
Gothenburg Symphony Orchestra | Göteborgs Symfoniker |
Nationalmuseum | Nationalmuseum Stockholm |
Moderna Museet | Museum of Modern Art Stockholm |
Nordic Museum | Nordiska museet |
Oslo Philharmonic | Oslo-Filharmonien ; Filharmonisk Selskap |
Bergen Philharmonic Orchestra | Bergen Filharmoniske Orkester ; Harmonien |
Norwegian National Opera and Ballet | Den Norske Opera & Ballett ; Den Norske Opera |
Nasjonalmuseet | National Museum of Art, Architecture and Design ; National Gallery of Norway ; Nasjonalgalleriet |
Munch Museum | MUNCH ; Munchmuseet |
Danish National Symphony Orchestra | DR SymfoniOrkestret ; Danish Radio Symphony Orchestra | DR
Statens Museum for Kunst | SMK ; National Gallery of Denmark |
National Museum of Denmark | Nationalmuseet |
Ny Carlsberg Glyptotek | Glyptotek | Carlsberg Foundation
Louisiana Museum of Modern Art | Louisiana Humlebæk |
Finnish National Opera and Ballet | Suomen Kansallisooppera ; Finnish National Opera |
Finnish National Theatre | Suomen Kansallisteatteri |
Finnish National Gallery | Kansallisgalleria ; Ateneum |
Helsinki Philharmonic Orchestra | Helsingin kaupunginorkesteri |
Finnish Radio Symphony Orchestra | Radion sinfoniaorkesteri ; RSO Helsinki | Yle
Czech Philharmonic | Česká filharmonie |
Prague Symphony Orchestra | FOK |
National Museum (Prague) | Národní muzeum |
National Gallery Prague | Národní galerie v Praze |
Warsaw Philharmonic | Filharmonia Narodowa ; Warsaw National Philharmonic |
Grand Theatre, Warsaw | Teatr Wielki ; Polish National Opera |
National Museum, Warsaw | Muzeum Narodowe w Warszawie |
National Museum, Kraków | Muzeum Narodowe w Krakowie |
Hungarian State Opera | Magyar Állami Operaház ; Budapest Opera |
Budapest Festival Orchestra | Budapesti Fesztiválzenekar |
Museum of Fine Arts, Budapest | Szépművészeti Múzeum |
National Széchényi Library | Országos Széchényi Könyvtár |
National Theatre (Budapest) | Nemzeti Színház |
George Enescu Philharmonic | Filarmonica George Enescu ; Bucharest Philharmonic |
Saint Petersburg Philharmonic Orchestra | Leningrad Philharmonic Orchestra |
Russian National Orchestra | RNO |
Moscow Philharmonic | Moscow Philharmonic Society |
USSR State Symphony Orchestra | State Academic Symphony Orchestra of Russia ; Svetlanov Symphony Orchestra |
Bolshoi Ballet | Bolshoi Theatre Ballet | Bolshoi Theatre
Mariinsky Ballet | Kirov Ballet ; Imperial Russian Ballet | Mariinsky Theatre
Maly Theatre (Moscow) | Maly Theatre |
Taganka Theatre | Moscow Taganka Theatre |
Mikhailovsky Theatre | Maly Opera Theatre Leningrad ; MALEGOT |
Alexandrinsky Theatre | Pushkin Drama Theatre Leningrad |
Tovstonogov Bolshoi Drama Theater | BDT ; Bolshoi Drama Theatre ; Gorky Theatre Leningrad |
Russian Museum | State Russian Museum |
Pushkin Museum | Pushkin State Museum of Fine Arts ; Museum of Fine Arts Moscow |
State Historical Museum | Historical Museum Moscow |
Mosfilm | Mosfilm Studio |
Lenfilm | Lenfilm Studio |
Gorky Film Studio | Gorky Film Studio for Children and Youth ; Mezhrabpomfilm |
Soyuzmultfilm | Soyuzmultfilm Studio |
Dovzhenko Film Studios | Kyiv Film Studio |
Israel Philharmonic Orchestra | Palestine Orchestra ; Palestine Philharmonic Orchestra ; IPO |
Habima Theatre | Habimah ; Habima National Theatre |
Cameri Theatre | The Cameri |
Israel Museum | The Israel Museum ; Bezalel National Museum |
National Library of Israel | Jewish National and University Library ; JNUL |
NHK Symphony Orchestra | New Symphony Orchestra Tokyo ; Japan Symphony Orchestra | NHK
Tokyo Metropolitan Symphony Orchestra | TMSO |
New Japan Philharmonic | NJP |
Japan Philharmonic Orchestra | Nippon Philharmonic |
Seoul Philharmonic Orchestra | SPO Seoul |
Hong Kong Philharmonic Orchestra | HKPhil ; Sino-British Orchestra |
China Philharmonic Orchestra | China Broadcasting Symphony Orchestra |
National Museum of China | Museum of the Chinese Revolution ; National Museum of Chinese History |
National Library of China | Beijing Library ; National Library of Peiping |
National Museum of Korea | Gungnip Jungang Bangmulgwan |
National Gallery of Victoria | NGV |
Art Gallery of New South Wales | AGNSW ; National Art Gallery of New South Wales |
National Gallery of Australia | NGA ; Australian National Gallery |
Australian Ballet | The Australian Ballet |
Opera Australia | Australian Opera ; Elizabethan Theatre Trust Opera |
Sydney Symphony Orchestra | ABC Sydney Orchestra ; Sydney Symphony |
Melbourne Symphony Orchestra | MSO ; Victorian Symphony Orchestra |
Sydney Theatre Company | STC |
Melbourne Theatre Company | MTC ; Union Theatre Repertory Company |
Auckland War Memorial Museum | Auckland Museum ; Tāmaki Paenga Hira |
Alexander Turnbull Library | Turnbull Library | National Library of New Zealand
National Library of New Zealand | Te Puna Mātauranga o Aotearoa |
New Zealand Symphony Orchestra | NZSO ; National Orchestra of New Zealand |
National Gallery of Canada | Musée des beaux-arts du Canada |
Art Gallery of Ontario | AGO ; Art Gallery of Toronto ; Art Museum of Toronto |
Montreal Museum of Fine Arts | Musée des beaux-arts de Montréal ; MMFA |
Royal British Columbia Museum | Royal BC Museum ; British Columbia Provincial Museum |
Toronto Symphony Orchestra | TSO |
Canadian Opera Company | COC |
Stratford Festival | Stratford Shakespeare Festival ; Stratford Shakespearean Festival of Canada |
Les Grands Ballets Canadiens | Grands Ballets Canadiens de Montréal |
Royal Winnipeg Ballet | Winnipeg Ballet |
National Arts Centre | NAC Ottawa ; Centre national des Arts |
Museu Nacional (Brazil) | National Museum of Brazil ; Museu Nacional do Rio de Janeiro |
Museu de Arte de São Paulo | MASP |
Biblioteca Nacional do Brasil | National Library of Brazil ; Fundação Biblioteca Nacional |
Theatro Municipal (Rio de Janeiro) | Theatro Municipal do Rio de Janeiro |
Orquestra Sinfônica do Estado de São Paulo | OSESP ; São Paulo Symphony |
Museo Nacional de Antropología | National Museum of Anthropology (Mexico) | Instituto Nacional de Antropología e Historia
Instituto Nacional de Bellas Artes | INBA ; INBAL ; Palacio de Bellas Artes |
Orquesta Sinfónica Nacional (Mexico) | Orquesta Sinfónica de México |
Simón Bolívar Symphony Orchestra | Orquesta Sinfónica Simón Bolívar ; Simón Bolívar Youth Orchestra | El Sistema
El Sistema | Fundación Musical Simón Bolívar ; FESNOJIV |
Biblioteca Nacional de la República Argentina | National Library of Argentina |
Museo de La Plata | La Plata Museum |
Egyptian Museum | Museum of Egyptian Antiquities ; Cairo Museum |
Supreme Council of Antiquities | Egyptian Antiquities Service ; Egyptian Antiquities Organization |
Egypt Exploration Society | Egypt Exploration Fund ; EES |
Market Theatre | The Market Theatre Johannesburg |
France 2 | Antenne 2 ; A2 ; Deuxième chaîne de l'ORTF | France Télévisions
France 3 | FR3 ; France Régions 3 | France Télévisions
France 5 | La Cinquième | France Télévisions
France Inter | Paris-Inter ; France I | Radio France
France Culture | RTF Promotion | Radio France
France Musique | France IV | Radio France
France Info | Franceinfo | Radio France
Groupe TF1 | TF1 Group | Bouygues
TF1 | Télévision Française 1 ; La Une | Bouygues
LCI | La Chaîne Info | TF1
Bouygues Telecom | Bouygues Télécom | Bouygues
Colas | Colas Group ; Société Routière Colas | Bouygues
Canal+ | Canal Plus ; Groupe Canal+ ; Canal+ Group |
StudioCanal | Studio Canal ; Le Studio Canal+ | Canal+
CNews | i-Télé ; I>Télé | Canal+
Dailymotion | Dailymotion SA | Canal+
Europe 1 | Europe n° 1 ; Europe No. 1 | Lagardère
Paris Match |  | LVMH
Le Journal du Dimanche | JDD | Lagardère
Elle | Elle Magazine |
Marianne | Marianne (magazine) | CMI France
CMI France | Czech Media Invest |
L'Express | L'Expansion |
Le Point | Le Point Magazine |
Mediapart | Médiapart |
Le Monde diplomatique | Le Monde diplo | Le Monde
Télérama | Télérama Magazine | Le Monde
La Croix | La Croix Quotidien | Bayard Presse
Bayard Presse | Maison de la Bonne Presse ; Bayard |
Ouest-France | Groupe SIPA Ouest-France ; Ouest-Éclair |
Sud Ouest | Groupe Sud Ouest ; La Petite Gironde |
La Dépêche du Midi | La Dépêche ; Groupe La Dépêche du Midi |
Le Progrès | Le Progrès de Lyon | Groupe EBRA
Groupe EBRA | EBRA | Crédit Mutuel
Dernières Nouvelles d'Alsace | DNA ; Strassburger Neueste Nachrichten | Groupe EBRA
L'Est républicain | L'Est Républicain Nancy | Groupe EBRA
Le Dauphiné libéré | Le Dauphiné | Groupe EBRA
Le Petit Parisien | Petit Parisien |
L'Aurore | L'Aurore (newspaper) | Le Figaro
France-Soir | France Soir |
Combat | Combat (newspaper) |
Charlie Hebdo | Hara-Kiri Hebdo |
Le Canard enchaîné | Canard enchaîné |
Gaumont | Gaumont Film Company ; Société Elgé ; L. Gaumont et compagnie |
Pathé | Pathé Frères ; Pathé Cinéma ; Pathé-Natan |
UGC | Union générale cinématographique |
EuropaCorp | Europa Corp. |
MK2 | mk2 ; Marin Karmitz |
Cahiers du cinéma | Les Cahiers du cinéma |
Cannes Film Festival | Festival de Cannes ; Festival international du film de Cannes |
Vivendi | Vivendi Universal ; Compagnie Générale des Eaux |
Havas Voyages | Havas Travel |
Mediaset Premium | Premium Mediaset | Mediaset
Titanus | Titanus Film |
Filmauro | Auro Cinematografica |
Toronto Star | The Star Toronto ; Evening Star Toronto | Torstar
Torstar | Torstar Corporation |
Hamilton Spectator | The Hamilton Spectator | Torstar
Postmedia Network | Postmedia ; Southam Newspapers ; Southam Inc. |
Canwest | CanWest Global Communications ; Canwest Global |
National Post | Financial Post | Postmedia Network
Montreal Gazette | The Gazette (Montreal) ; The Montreal Gazette | Postmedia Network
Ottawa Citizen | The Ottawa Citizen | Postmedia Network
Vancouver Sun | The Vancouver Sun | Postmedia Network
The Province | Vancouver Province | Postmedia Network
Calgary Herald | The Calgary Herald | Postmedia Network
Edmonton Journal | The Edmonton Journal | Postmedia Network
Toronto Sun | The Toronto Sun ; Sun Media | Postmedia Network
Winnipeg Free Press | Manitoba Free Press |
The Chronicle Herald | Halifax Herald ; Halifax Chronicle Herald | Postmedia Network
The Globe and Mail | Globe and Mail ; The Globe ; The Mail and Empire | Woodbridge Company
Woodbridge Company | The Woodbridge Company |
Maclean's | Maclean's Magazine | St. Joseph Communications
St. Joseph Communications | St. Joseph Printing |
Global Television Network | Global TV ; Global News | Corus Entertainment
YTV Canada | YTV Inc. | Corus Entertainment
Nelvana | Nelvana Limited | Corus Entertainment
Teletoon | Télétoon ; Cartoon Network Canada | Corus Entertainment
Bell Media | CTVglobemedia ; Bell Globemedia ; Baton Broadcasting | Bell Canada
CTV | CTV Television Network | Bell Media
The Sports Network | TSN | Bell Media
Citytv | CHUM Television | Rogers Communications
CHUM Limited | CHUM | Bell Media
MuchMusic | Much | Bell Media
Sportsnet | Rogers Sportsnet ; CTV Sportsnet | Rogers Communications
Shaw Communications | Shaw ; Capital Cable Television | Rogers Communications
Quebecor | Québecor ; Quebecor Media |
Videotron | Vidéotron | Quebecor
TVA | TVA Network ; Télé-Métropole ; Groupe TVA | Quebecor
Le Journal de Montréal | Journal de Montréal | Quebecor
Noovo | V (TV network) ; Télévision Quatre-Saisons ; TQS | Bell Media
Télé-Québec | Radio-Québec |
TVOntario | TVO ; OECA ; Ontario Educational Communications Authority |
Ici Radio-Canada | Radio-Canada ; Société Radio-Canada ; ICI Radio-Canada Télé | Canadian Broadcasting Corporation
CBC News | CBC National News | Canadian Broadcasting Corporation
CBC Radio | CBC Radio One | Canadian Broadcasting Corporation
Le Devoir | Le Devoir Montréal |
Le Soleil | Le Soleil de Québec |
Aboriginal Peoples Television Network | APTN |
McClelland & Stewart | McClelland and Stewart | Random House
House of Anansi Press | Anansi |
Southern Cross Media Group | Southern Cross Austereo ; Austereo |
Seven Network | Channel Seven ; Channel 7 ; Australian Television Network |
The West Australian | West Australian | Seven West Media
Nine Network | Channel Nine ; Channel 9 ; National Television Network |
Fairfax Media | John Fairfax Holdings ; John Fairfax & Sons ; John Fairfax | Nine Entertainment
The Age | Age Melbourne ; The Age Company | Nine Entertainment
The Sydney Morning Herald | SMH ; Sydney Herald ; Sydney Morning Herald | Nine Entertainment
Australian Financial Review | AFR ; The Australian Financial Review | Nine Entertainment
The Canberra Times | Canberra Times | Australian Community Media
Australian Community Media | ACM Australia ; Rural Press |
Stan | Stan Entertainment | Nine Entertainment
The Bulletin | The Bulletin (Australia) | Australian Consolidated Press
Australian Consolidated Press | ACP Magazines ; Consolidated Press Holdings ; Bauer Media Australia |
Triple J | 2JJ ; Double J | Australian Broadcasting Corporation
ABC Radio National | Radio National ; Radio 2 ABC | Australian Broadcasting Corporation
Radio Australia | ABC Radio Australia | Australian Broadcasting Corporation
Text Publishing | The Text Publishing Company |
Allen & Unwin | Allen and Unwin Australia |
NZME | APN New Zealand ; Wilson & Horton |
The New Zealand Herald | NZ Herald ; New Zealand Herald | NZME
Stuff | Stuff Ltd ; Fairfax New Zealand ; Independent Newspapers Limited |
The Press (Christchurch) | Christchurch Press | Stuff
The Dominion Post | Dominion Post ; Evening Post (New Zealand) ; The Post Wellington | Stuff
TV3 New Zealand | Three New Zealand |
Yomiuri Shimbun | Yomiuri ; The Yomiuri Shimbun |
Asahi Shimbun | The Asahi Shimbun ; Asahi |
TV Asahi | Asahi National Broadcasting ; Nippon Educational Television ; ANB | Asahi Shimbun
TV Tokyo | Tokyo Channel 12 | Nikkei
Sankei Shimbun | Sankei ; Sangyo Keizai Shimbun | Fuji Media Holdings
Fuji Media Holdings | Fujisankei Communications Group |
Fuji Television | Fuji TV | Fuji Media Holdings
Chunichi Shimbun | Chunichi |
Tokyo Shimbun | Miyako Shimbun | Chunichi Shimbun
The Japan Times | Japan Times |
Dong-A Ilbo | The Dong-A Ilbo |
Channel A | Channel A Korea | Dong-A Ilbo
JoongAng Ilbo | JoongAng Daily ; The JoongAng | JoongAng Group
JoongAng Group | JoongAng Media Network |
JTBC | Joongang Tongyang Broadcasting Company | JoongAng Group
The Hankyoreh | Hankyoreh ; Hankyoreh Shinmun |
TV Chosun | Chosun Broadcasting | The Chosun Ilbo
The Korea Herald | Korea Herald |
tvN | Total Variety Network | CJ ENM
Mnet | Mnet Korea | CJ ENM
Studio Dragon | Studio Dragon Corporation | CJ ENM
China Daily | China Daily Newspaper |
Guangming Daily | Guangming Ribao |
Caixin | Caixin Media |
Phoenix Television | Phoenix TV ; Phoenix Satellite Television |
Hunan Television | Hunan TV ; Mango TV |
Ming Pao | Ming Pao Daily News |
Apple Daily | Apple Daily Hong Kong | Next Digital
Next Digital | Next Media |
Sing Tao Daily | Sing Tao ; Sing Tao News Corporation |
United Daily News | UDN |
China Times | China Times Group ; Credit News |
Sanlih E-Television | SET TV Taiwan |
Star TV | STAR Group ; Satellite Television Asian Region |
Star India | Star Plus ; Disney Star ; STAR India | The Walt Disney Company
JioHotstar | Hotstar ; JioStar | Reliance Industries
Viacom18 | Viacom 18 | Reliance Industries
Network18 Group | Network18 ; TV18 | Reliance Industries
CNN-News18 | CNN-IBN ; IBN Live | Network18 Group
CNBC-TV18 | CNBC India | Network18 Group
Colors TV | Colors | Viacom18
Zee Entertainment Enterprises | Zee TV ; Zee Telefilms ; ZEEL | Essel Group
Zee News | Zee News India | Essel Group
Daily News and Analysis | DNA India | Essel Group
Sony Entertainment Television | SET India ; Sony TV ; Culver Max Entertainment ; Sony Pictures Networks India | Sony Pictures Entertainment
Sony Pictures Entertainment | Columbia Pictures Entertainment ; SPE | Sony
Columbia Pictures | CBC Film Sales ; Columbia Pictures Industries | Sony Pictures Entertainment
TriStar Pictures | Tri-Star Pictures ; Nova Pictures | Sony Pictures Entertainment
Sony Pictures Classics | SPC films | Sony Pictures Entertainment
Screen Gems | Screen Gems Inc. | Sony Pictures Entertainment
Sony Pictures Animation | SPA studio | Sony Pictures Entertainment
Sony Pictures Imageworks | Imageworks ; SPI | Sony Pictures Entertainment
Sony Pictures Television | Columbia TriStar Television ; Columbia Pictures Television ; SPT | Sony Pictures Entertainment
Embassy Television | T.A.T. Communications Company ; ELP Communications ; Tandem Productions | Sony Pictures Entertainment
Stage 6 Films | Stage 6 | Sony Pictures Entertainment
The India Today Group | Living Media ; India Today Group ; TV Today Network |
India Today | India Today Magazine | The India Today Group
Aaj Tak | AajTak | The India Today Group
The Indian Express | Indian Express ; Indian Express Group |
The Financial Express (India) | Financial Express | The Indian Express
Jansatta | Jansatta Hindi | The Indian Express
Loksatta | Loksatta Marathi | The Indian Express
The Economic Times | Economic Times | The Times Group
Navbharat Times | NBT | The Times Group
Times Now | Times Now News | The Times Group
Maharashtra Times | Ma Ta | The Times Group
Hindustan Times | HT Media ; HT |
Mint India | Livemint | Hindustan Times
Hindustan (newspaper) | Hindustan Dainik | Hindustan Times
The Hindu | The Hindu Group ; Kasturi & Sons |
Frontline (magazine) | Frontline India | The Hindu
The Hindu Business Line | Business Line ; BusinessLine | The Hindu
Ananda Bazar Patrika | Anandabazar Patrika |
ABP Group | Ananda Publishers ; Anandabazar Group |
The Telegraph Kolkata | Telegraph Calcutta | ABP Group
ABP News | Star News India | ABP Group
The Statesman | The Statesman (India) ; Statesman Calcutta |
Deccan Herald | The Printers Mysore |
Malayala Manorama | Manorama ; Malayala Manorama Company |
The Week India | The Week India Magazine | Malayala Manorama
Mathrubhumi | Mathrubhumi Group |
Eenadu | Ushodaya Enterprises | Ramoji Group
Ramoji Group | Ramoji Film City |
ETV Network | ETV Telugu ; Eenadu Television | Ramoji Group
Dainik Bhaskar | Dainik Bhaskar Group ; DB Corp |
Dainik Jagran | Jagran Prakashan |
Sun TV Network | Sun TV ; Sun Group |
Asianet | Asianet Communications | Star India
Rajshri Productions | Rajshri |
Dharma Productions | Dharma |
Red Chillies Entertainment | Red Chillies ; Dreamz Unlimited |
Bombay Talkies | Bombay Talkies Studio |
AVM Productions | AVM Studios |
Prabhat Film Company | Prabhat Films |
New Theatres | New Theatres Calcutta |
National Film Development Corporation of India | NFDC ; Film Finance Corporation |
Films Division of India | Films Division | National Film Development Corporation of India
T-Series | Super Cassettes Industries |
Saregama | Gramophone Company of India ; HMV India | RPSG Group
RPSG Group | RP-Sanjiv Goenka Group ; RP Group |
Dawn | Dawn Newspaper | Pakistan Herald Publications
Pakistan Herald Publications | Dawn Media Group |
Jang Group | Jang Media Group ; Daily Jang |
Geo TV | Geo News ; Geo Television Network | Jang Group
The News International | The News (Pakistan) | Jang Group
Pakistan Television | PTV ; Pakistan Television Corporation |
Radio Pakistan | Pakistan Broadcasting Corporation |
Associated Press of Pakistan | APP Pakistan |
Prothom Alo | Daily Prothom Alo | Transcom Group
The Daily Star Dhaka | Daily Star Bangladesh | Transcom Group
Transcom Group | Transcom |
Bangladesh Television | BTV |
Lake House | Associated Newspapers of Ceylon ; ANCL |
Sri Lanka Broadcasting Corporation | SLBC ; Radio Ceylon |
Sri Lanka Rupavahini Corporation | Rupavahini |
Radio Nepal | Nepal Radio |
Channel NewsAsia | CNA Singapore ; Channel News Asia | Mediacorp
Mediacorp | MediaCorp ; Singapore Broadcasting Corporation ; Radio Television Singapore |
Lianhe Zaobao | Nanyang Siang Pau Singapore | Singapore Press Holdings
New Straits Times | New Straits Times Press ; NST | Media Prima
Media Prima | Media Prima Berhad |
TV3 Malaysia | Sistem Televisyen Malaysia | Media Prima
Radio Televisyen Malaysia | RTM ; Radio Malaya |
Astro Malaysia | Astro ; All Asia Satellite Television |
Utusan Malaysia | Utusan Melayu |
The Star Malaysia | Star Media Group |
Gramedia Pustaka Utama | Gramedia | Kompas Gramedia
Tempo | Tempo Magazine ; Majalah Tempo |
The Jakarta Post | Jakarta Post |
TVRI | Televisi Republik Indonesia |
RCTI | Rajawali Citra Televisi Indonesia | Media Nusantara Citra
Media Nusantara Citra | MNC Media ; MNC Group |
SCTV | Surya Citra Televisi | Emtek
Emtek | Elang Mahkota Teknologi |
Trans TV | Televisi Transformasi Indonesia | CT Corp
CT Corp | Para Group ; Trans Corp |
Metro TV | Metro TV Indonesia | Media Group
Media Group | Media Group Indonesia |
Bangkok Post | Bangkok Post Public Company |
The Nation Bangkok | Nation Group |
Thai PBS | Thai Public Broadcasting Service ; iTV Thailand |
MCOT | Mass Communication Organization of Thailand |
Manila Bulletin | Manila Daily Bulletin |
The Philippine Star | PhilStar ; Philippine Star | PLDT
TV5 | TV5 Network ; Associated Broadcasting Company | PLDT
Rappler | Rappler Inc. |
Vietnam Television | VTV ; Đài Truyền hình Việt Nam |
Voice of Vietnam | VOV ; Radio Hanoi |
Nhân Dân | Nhan Dan | Communist Party of Vietnam
Vietnam News Agency | VNA ; Thông tấn xã Việt Nam |
Al Jazeera English | AJE ; Al Jazeera International | Al Jazeera
Al Jazeera | Al Jazeera Media Network ; Aljazeera |
MBC Group | Middle East Broadcasting Center ; MBC Dubai |
Al Arabiya | Al Arabiya News Channel | MBC Group
Asharq Al-Awsat | Asharq al-Awsat | Saudi Research and Media Group
Saudi Research and Media Group | SRMG ; Saudi Research and Marketing Group |
Arab News | Arab News Jeddah | Saudi Research and Media Group
Al-Hayat | Al Hayat |
Al-Ahram | Al Ahram |
Egyptian Radio and Television Union | ERTU ; National Media Authority |
The National UAE | The National Abu Dhabi |
Gulf News | Al Nisr Publishing |
Khaleej Times | Khaleej Times LLC |
An-Nahar | Annahar |
L'Orient-Le Jour | L'Orient ; Le Jour |
Hürriyet | Hurriyet | Demirören Group
Demirören Group | Demirören Holding ; Doğan Media Group |
Milliyet | Milliyet Gazetesi | Demirören Group
CNN Türk | CNN Turk | Demirören Group
Cumhuriyet | Cumhuriyet Gazetesi |
Sabah | Sabah Gazetesi | Turkuvaz Media Group
Turkuvaz Media Group | Turkuvaz ; Çalık Media |
NTV Türkiye | NTV Turkey | Doğuş Group
Doğuş Group | Doğuş Holding |
Maariv | Ma'ariv |
Israel Hayom | Israel HaYom |
Davar | Davar newspaper | Histadrut
Channel 12 (Israel) | Keshet 12 ; Channel 2 Israel |
Galatz | Israel Army Radio ; Galei Tzahal | Israel Defense Forces
Daily Nation | Nation Newspapers ; Daily Nation Kenya | Nation Media Group
Nation Media Group | NMG | Aga Khan Development Network
Daily Monitor | The Monitor (Uganda) | Nation Media Group
The East African | EastAfrican | Nation Media Group
NTV Kenya | Nation TV | Nation Media Group
Standard Group | The Standard (Kenya) ; East African Standard |
Kenya Broadcasting Corporation | KBC Kenya ; Voice of Kenya |
Royal Media Services | Citizen TV |
New Vision | The New Vision | Vision Group
Vision Group | New Vision Printing and Publishing |
Uganda Broadcasting Corporation | UBC Uganda ; Uganda Television ; Radio Uganda |
Tanzania Broadcasting Corporation | TBC ; Tanganyika Broadcasting Corporation ; Radio Tanzania |
Daily Times (Nigeria) | Daily Times of Nigeria |
Guardian Nigeria | Nigerian Guardian |
The Punch | Punch Nigeria ; Punch Newspapers |
Vanguard Nigeria | Vanguard Newspapers Nigeria |
ThisDay | This Day Nigeria |
Federal Radio Corporation of Nigeria | FRCN ; Radio Nigeria ; Nigerian Broadcasting Corporation |
Voice of Nigeria | VON |
Ghana Broadcasting Corporation | GBC Ghana ; Station ZOY |
Daily Graphic | Graphic Communications Group |
Zimbabwe Broadcasting Corporation | ZBC ; Rhodesian Broadcasting Corporation |
Zimpapers | Zimbabwe Newspapers |
Mail & Guardian | Mail and Guardian ; Weekly Mail |
Sunday Times Johannesburg | Sunday Times of South Africa | Arena Holdings
Arena Holdings | Tiso Blackstar ; Times Media Group ; Avusa ; Johnnic |
Rand Daily Mail | RDM Johannesburg | Arena Holdings
Business Day | Business Day South Africa | Arena Holdings
The Johannesburg Star | Eastern Star | Independent Media
Independent Media | Argus Group ; Argus Newspapers ; Independent Newspapers South Africa |
Cape Times | The Cape Times | Independent Media
Cape Argus | The Argus Cape Town | Independent Media
City Press | Golden City Press | Media24
Die Burger | De Burger | Media24
Beeld | Die Beeld | Media24
Drum | Drum Magazine ; African Drum | Media24
News24 | News 24 | Media24
Sowetan | The Sowetan | Arena Holdings
e.tv | eTV South Africa ; eNCA |
Reforma | Grupo Reforma |
El Universal (Mexico) | El Universal México |
La Jornada | La Jornada (Mexico) |
Milenio | Grupo Milenio |
El Espectador | El Espectador Bogotá |
Caracol Televisión | Caracol TV | Valorem
Valorem | Grupo Santo Domingo |
RCN Televisión | RCN TV ; Canal RCN | Organización Ardila Lülle
Organización Ardila Lülle | Ardila Lülle |
Semana | Semana Magazine ; Revista Semana |
El Comercio (Peru) | Grupo El Comercio ; Diario El Comercio |
La República (Peru) | Diario La República |
El Nacional (Venezuela) | El Nacional Caracas |
Radio Caracas Televisión | RCTV |
Venevisión | Venevision | Cisneros Group
Cisneros Group | Grupo Cisneros ; Organización Cisneros |
Telesur | teleSUR ; La Nueva Televisora del Sur |
Televisión Nacional de Chile | TVN Chile |
Canal 13 Chile | UCTV |
La Tercera | La Tercera (Chile) ; Copesa |
Página/12 | Pagina 12 |
La Prensa (Buenos Aires) | La Prensa Argentina |
El Trece | Artear | Grupo Clarín
Todo Noticias | TN | Grupo Clarín
El País Montevideo | El País Uruguay |
Granma | Granma newspaper | Communist Party of Cuba
Jornal do Brasil | JB |
Correio Braziliense | Correio Brasiliense | Diários Associados
Diários Associados | Emissoras Associadas |
TV Tupi | Rede Tupi | Diários Associados
Rede Bandeirantes | Band ; TV Bandeirantes ; Grupo Bandeirantes |
Rede Manchete | TV Manchete |
TV Cultura | Fundação Padre Anchieta |
GloboNews | Globo News | Grupo Globo
Veja | Veja Magazine ; Revista Veja | Editora Abril
Zero Hora | ZH | Grupo RBS
Grupo RBS | RBS TV ; Rede Brasil Sul |
UOL | Universo Online | Grupo Folha
Valor Econômico |  | Grupo Globo
City Football Group | CFG |
Manchester City | Manchester City F.C. ; Ardwick A.F.C. ; Man City | City Football Group
New York City FC | NYCFC | City Football Group
Melbourne City FC | Melbourne Heart | City Football Group
Girona FC | Girona Futbol Club | City Football Group
ES Troyes AC | Troyes AC ; ESTAC | City Football Group
Yokohama F. Marinos | Nissan Motors FC ; Yokohama Marinos | Nissan
Bradford City | Bradford City A.F.C. |
Hull City | Hull City A.F.C. |
Bristol City | Bristol City F.C. |
Bristol Rovers | Bristol Rovers F.C. ; Eastville Rovers |
Watford F.C. | Watford ; Watford Rovers |
Reading F.C. | Reading FC |
Luton Town | Luton Town F.C. |
Plymouth Argyle | Plymouth Argyle F.C. ; Argyle F.C. |
Wigan Athletic | Wigan Athletic F.C. |
Blackpool F.C. | Blackpool |
Bury F.C. | Bury FC |
Oldham Athletic | Pine Villa ; Oldham Athletic A.F.C. |
Stockport County | Heaton Norris Rovers ; Stockport County F.C. |
Notts County | Notts County F.C. |
Lincoln City | Lincoln City F.C. |
Grimsby Town | Grimsby Pelham ; Grimsby Town F.C. |
Barnsley F.C. | Barnsley St. Peter's ; Barnsley |
Rotherham United | Rotherham County ; Rotherham Town |
Doncaster Rovers | Doncaster Rovers F.C. |
Port Vale | Burslem Port Vale ; Port Vale F.C. |
Walsall F.C. | Walsall Town Swifts ; Walsall |
Shrewsbury Town | Shrewsbury Town F.C. |
Wrexham A.F.C. | Wrexham ; Wrexham AFC |
Newport County | Newport County A.F.C. |
Brentford F.C. | Brentford |
Gillingham F.C. | New Brompton ; Gillingham |
Southend United | Southend United F.C. |
Colchester United | Colchester United F.C. |
Peterborough United | Peterborough United F.C. |
Northampton Town | Northampton Town F.C. |
Oxford United | Headington United ; Oxford United F.C. |
Swindon Town | Swindon Town F.C. |
Exeter City | Exeter City F.C. |
Torquay United | Torquay United A.F.C. |
Carlisle United | Carlisle United F.C. |
Darlington F.C. | Darlington 1883 ; Darlington |
Hartlepool United | Hartlepools United ; Hartlepool |
Tranmere Rovers | Tranmere Rovers F.C. ; Belmont F.C. |
Crewe Alexandra | Crewe Alexandra F.C. |
AFC Wimbledon | Wimbledon AFC |
St Johnstone | St Johnstone F.C. |
Kilmarnock F.C. | Kilmarnock |
Motherwell F.C. | Motherwell |
Partick Thistle | Partick Thistle F.C. |
St Mirren | St Mirren F.C. |
Dundee F.C. | Dundee ; Dundee FC |
Dunfermline Athletic | Dunfermline Athletic F.C. |
Inverness Caledonian Thistle | Inverness CT ; Caledonian Thistle |
Eintracht Frankfurt | SG Eintracht Frankfurt ; Frankfurter FC Germania |
SC Freiburg | Sport-Club Freiburg |
TSG 1899 Hoffenheim | TSG Hoffenheim ; Hoffenheim |
1. FSV Mainz 05 | Mainz 05 ; FSV Mainz |
FC Augsburg | BC Augsburg |
1. FC Union Berlin | Union Berlin ; Union Oberschöneweide |
FC St. Pauli | St. Pauli |
VfL Bochum | Bochum ; VfL Bochum 1848 |
Fortuna Düsseldorf | Düsseldorfer Turn- und Sportverein Fortuna 1895 |
MSV Duisburg | Meidericher SV ; Meidericher Spielverein |
Arminia Bielefeld | DSC Arminia Bielefeld |
Eintracht Braunschweig | Braunschweiger TSV Eintracht |
Dynamo Dresden | SG Dynamo Dresden ; 1. FC Dynamo Dresden |
1. FC Magdeburg | SC Aufbau Magdeburg |
BFC Dynamo | Berliner FC Dynamo ; FC Berlin ; Dynamo Berlin |
FC Carl Zeiss Jena | SC Motor Jena |
1. FC Lokomotive Leipzig | Lokomotive Leipzig ; VfB Leipzig ; SC Leipzig |
Hansa Rostock | FC Hansa Rostock ; SC Empor Rostock |
Villarreal CF | Villarreal Club de Fútbol |
CA Osasuna | Osasuna |
RCD Mallorca | Real Mallorca ; Mallorca ; Alfonso XIII FC |
Rayo Vallecano | Rayo Vallecano de Madrid ; AD Rayo Vallecano |
Getafe CF | Getafe |
Málaga CF | CD Málaga ; Málaga |
Real Zaragoza | Zaragoza ; Iberia SC |
Real Valladolid | Valladolid |
Sporting de Gijón | Real Sporting de Gijón ; Sporting Gijón |
Real Oviedo | Oviedo |
Deportivo Alavés | Alavés |
Cádiz CF | Cádiz |
US Sassuolo | Sassuolo Calcio |
AC Monza | Monza ; Calcio Monza |
US Lecce | Lecce |
SSC Bari | Bari ; AS Bari |
Brescia Calcio | Brescia |
Montpellier HSC | Montpellier ; Montpellier Paillade SC |
Toulouse FC | Toulouse |
FC Metz | Metz |
AS Nancy | AS Nancy-Lorraine |
FC Sochaux-Montbéliard | Sochaux ; FC Sochaux |
AJ Auxerre | Auxerre |
SC Bastia | Bastia |
Le Havre AC | Le Havre |
KRC Genk | Racing Genk ; Genk |
KAA Gent | La Gantoise ; AA Gent ; Gent |
Royal Antwerp F.C. | Royal Antwerp ; Antwerp FC |
KV Mechelen | FC Malines ; KV Mechelen Racing |
FC Utrecht | DOS Utrecht ; Utrecht FC |
FC Groningen | GVAV |
SC Heerenveen | Heerenveen |
Vitesse | SBV Vitesse ; Vitesse Arnhem |
Sparta Rotterdam | Sparta |
SK Sturm Graz | Sturm Graz |
LASK | LASK Linz ; Linzer ASK |
Wacker Innsbruck | FC Tirol Innsbruck ; FC Swarovski Tirol |
Servette FC | Servette ; Servette Genève |
FC Lausanne-Sport | Lausanne-Sport ; Lausanne Sports |
Real Madrid Baloncesto | Real Madrid Basketball | Real Madrid
Real Madrid Castilla | Castilla CF ; Real Madrid B | Real Madrid
FC Barcelona Bàsquet | Barcelona Basketball ; FC Barcelona Lassa | FC Barcelona
FC Barcelona Atlètic | Barcelona B ; FC Barcelona B | FC Barcelona
Maccabi Tel Aviv B.C. | Maccabi Tel Aviv Basketball | Maccabi Tel Aviv
Panathinaikos B.C. | Panathinaikos Basketball | Panathinaikos
Olympiacos B.C. | Olympiacos Basketball | Olympiacos
PBC CSKA Moscow | CSKA Moscow Basketball | CSKA Moscow
HC CSKA Moscow | CSKA Moscow Hockey ; Red Army hockey team | CSKA Moscow
HC Dynamo Moscow | Dynamo Moscow Hockey | Dynamo Moscow
Olimpia Milano | Simmenthal Milano ; Armani Exchange Milano ; EA7 Emporio Armani Milano |
Virtus Bologna | Kinder Bologna ; Virtus Pallacanestro Bologna |
Žalgiris Kaunas | BC Žalgiris ; Zalgiris |
Cibona | KK Cibona ; Cibona Zagreb |
Anadolu Efes | Efes Pilsen ; Anadolu Efes SK |
Galatasaray Basketball | Galatasaray Erkek Basketbol Takımı | Galatasaray
Fenerbahçe Basketball | Fenerbahçe Ülker ; Fenerbahçe Beko | Fenerbahçe
Shimizu S-Pulse | S-Pulse |
Urawa Red Diamonds | Urawa Reds ; Mitsubishi Heavy Industries FC |
Kashima Antlers | Sumitomo Metal FC |
Gamba Osaka | Matsushita Electric SC ; Panasonic FC |
Cerezo Osaka | Yanmar Diesel SC |
Tokyo Verdy | Verdy Kawasaki ; Yomiuri FC |
Kawasaki Frontale | Fujitsu SC |
Nagoya Grampus | Nagoya Grampus Eight ; Toyota Motor SC |
Sanfrecce Hiroshima | Mazda SC ; Toyo Kogyo SC |
Júbilo Iwata | Yamaha Motor SC |
Vissel Kobe | Kawasaki Steel SC | Rakuten
JEF United Chiba | JEF United Ichihara ; Furukawa Electric SC |
Chunichi Dragons | Nagoya Dragons ; Nagoya Club | Chunichi Shimbun
Fukuoka SoftBank Hawks | Fukuoka Daiei Hawks ; Nankai Hawks | SoftBank
Hokkaido Nippon-Ham Fighters | Nippon-Ham Fighters ; Toei Flyers |
Saitama Seibu Lions | Seibu Lions ; Nishitetsu Lions |
Orix Buffaloes | Orix BlueWave ; Hankyu Braves | Orix
Chiba Lotte Marines | Lotte Orions ; Mainichi Orions | Lotte
Tohoku Rakuten Golden Eagles | Rakuten Eagles | Rakuten
Yokohama DeNA BayStars | Yokohama BayStars ; Taiyo Whales | DeNA
Tokyo Yakult Swallows | Yakult Swallows ; Kokutetsu Swallows |
Hiroshima Toyo Carp | Hiroshima Carp |
Jeonbuk Hyundai Motors | Jeonbuk FC | Hyundai
Suwon Samsung Bluewings | Suwon Bluewings | Samsung
Ulsan HD FC | Ulsan Hyundai | HD Hyundai
Pohang Steelers | POSCO Atoms ; POSCO Dolphins | POSCO
FC Seoul | Anyang LG Cheetahs ; Lucky-Goldstar Hwangso |
Kia Tigers | Haitai Tigers | Kia
Samsung Lions | Samsung Lions Baseball | Samsung
LG Twins | MBC Chungyong | LG
Doosan Bears | OB Bears | Doosan
SSG Landers | SK Wyverns | Shinsegae
Lotte Giants | Lotte Giants Busan | Lotte
Hanwha Eagles | Binggrae Eagles | Hanwha
Sunrisers Hyderabad | SRH | Sun TV Network
Rajasthan Royals | RR |
Kolkata Knight Riders | KKR Cricket ; Knight Riders | Red Chillies Entertainment
Delhi Capitals | Delhi Daredevils |
Punjab Kings | Kings XI Punjab |
Mumbai Indians | MI | Reliance Industries
Mohun Bagan Super Giant | Mohun Bagan ; ATK Mohun Bagan ; Mohun Bagan AC |
East Bengal FC | East Bengal Club |
Kerala Blasters FC | Kerala Blasters |
Vancouver Canucks | Canucks |
Ottawa Senators | Ottawa Hockey Club |
Boston Bruins | Bruins |
Philadelphia Flyers | Flyers |
Pittsburgh Penguins | Penguins |
St. Louis Blues | Blues hockey |
San Jose Sharks | Sharks hockey |
Tampa Bay Lightning | Lightning hockey |
Florida Panthers | Panthers hockey |
Washington Capitals | Caps hockey |
Columbus Blue Jackets | Blue Jackets |
Vegas Golden Knights | Golden Knights |
Buffalo Sabres | Sabres |
Los Angeles Kings | LA Kings |
Minnesota Wild | Minnesota Wild hockey |
Nashville Predators | Preds |
Seattle Kraken | Kraken hockey |
American Hockey League | AHL ; Canadian–American Hockey League |
ECHL | East Coast Hockey League |
Ontario Hockey League | OHL ; Ontario Major Junior Hockey League | Canadian Hockey League
Western Hockey League | WHL ; Western Canada Hockey League | Canadian Hockey League
Quebec Maritimes Junior Hockey League | QMJHL ; Quebec Major Junior Hockey League | Canadian Hockey League
Canadian Hockey League | CHL ; Canadian Major Junior Hockey League |
Minor League Baseball | MiLB ; National Association of Professional Baseball Leagues | Major League Baseball
Toronto Argonauts |  | Canadian Football League
Montreal Alouettes | Alouettes de Montréal | Canadian Football League
Saskatchewan Roughriders | Regina Roughriders | Canadian Football League
BC Lions | British Columbia Lions | Canadian Football League
Ottawa Redblacks | Ottawa Rough Riders | Canadian Football League
Maple Leaf Sports & Entertainment | MLSE ; Maple Leaf Gardens Limited |
Toronto Raptors | Raptors | Maple Leaf Sports & Entertainment
Toronto FC | TFC | Maple Leaf Sports & Entertainment
Madison Square Garden Sports | Madison Square Garden Company ; MSG Sports ; Madison Square Garden |
Fenway Sports Group | FSG Sports ; New England Sports Ventures |
TKO Group Holdings | TKO | Endeavor
Endeavor | WME-IMG ; Endeavor Group Holdings ; William Morris Endeavor |
William Morris Agency | WMA ; WME ; William Morris | Endeavor
IMG | International Management Group ; IMG Worldwide | Endeavor
Creative Artists Agency | CAA agency ; Creative Artists |
International Creative Management | ICM Partners ; ICM | Creative Artists Agency
United Talent Agency | UTA agency |
Wasserman Media Group | Wasserman |
Churchill Downs | Churchill Downs Incorporated |
All England Lawn Tennis and Croquet Club | All England Club ; AELTC ; Wimbledon Championships |
Lawn Tennis Association | LTA |
United States Tennis Association | USTA ; United States Lawn Tennis Association |
United States Golf Association | USGA |
The R&A | Royal and Ancient Golf Club of St Andrews ; R&A |
Rugby Football Union | RFU ; England Rugby |
Rugby Football League | RFL ; Northern Rugby Football Union |
Welsh Rugby Union | WRU |
Scottish Rugby Union | SRU |
Irish Rugby Football Union | IRFU |
New Zealand Rugby | New Zealand Rugby Union ; NZRU ; New Zealand Rugby Football Union |
Rugby Australia | Australian Rugby Union ; ARU |
Royal Spanish Football Federation | RFEF ; Real Federación Española de Fútbol |
French Football Federation | FFF ; Fédération française de football |
Italian Football Federation | FIGC ; Federazione Italiana Giuoco Calcio |
Royal Dutch Football Association | KNVB ; Koninklijke Nederlandse Voetbalbond |
Brazilian Football Confederation | CBF ; Confederação Brasileira de Futebol ; CBD |
Scottish Football Association | SFA |
Japan Football Association | JFA |
Football Australia | Football Federation Australia ; FFA Australia ; Soccer Australia |
British Olympic Association | BOA ; Team GB |
German Olympic Sports Confederation | DOSB ; Deutscher Olympischer Sportbund |
International Paralympic Committee | IPC |
International Ice Hockey Federation | IIHF ; Ligue Internationale de Hockey sur Glace |
International Skating Union | ISU |
International Ski and Snowboard Federation | FIS skiing ; Fédération Internationale de Ski ; International Ski Federation |
International Gymnastics Federation | FIG ; Fédération Internationale de Gymnastique ; World Gymnastics |
World Taekwondo | World Taekwondo Federation |
FIVB | Fédération Internationale de Volleyball ; International Volleyball Federation |
International Handball Federation | IHF |
World Boxing Council | WBC |
World Boxing Association | WBA boxing ; National Boxing Association |
International Boxing Federation | IBF |
UEFA Champions League | European Champion Clubs' Cup | Union of European Football Associations
La Liga | LaLiga ; Liga Nacional de Fútbol Profesional ; Primera División |
Bundesliga | Fußball-Bundesliga ; Deutsche Fußball Liga ; DFL |
Serie A | Lega Serie A ; Lega Calcio |
Ligue 1 | Ligue de football professionnel ; Division 1 |
Eredivisie | Dutch Eredivisie |
Team Sky | Ineos Grenadiers ; Team Ineos |
Soudal Quick-Step | Deceuninck–Quick-Step ; Quick-Step Floors ; Etixx–Quick-Step ; Omega Pharma–Quick-Step |
Visma–Lease a Bike | Team Jumbo–Visma ; LottoNL–Jumbo ; Belkin Pro Cycling ; Rabobank cycling team |
Movistar Team | Caisse d'Epargne cycling team ; Banesto cycling team ; Reynolds cycling team |
UAE Team Emirates | Lampre–Merida ; Lampre |
U.S. Postal Service Pro Cycling Team | Discovery Channel Pro Cycling Team ; US Postal |
EF Education–EasyPost | Garmin–Sharp ; Slipstream Sports ; Cannondale–Drapac |
Andretti Global | Andretti Autosport ; Andretti Green Racing ; Team Green |
Team Penske | Penske Racing ; Roger Penske Racing | Penske Corporation
Penske Corporation | Penske |
Chip Ganassi Racing | Target Chip Ganassi Racing |
Hendrick Motorsports | All-Star Racing |
Joe Gibbs Racing | JGR |
Scuderia Toro Rosso | Racing Bulls ; Visa Cash App RB ; Scuderia AlphaTauri | Red Bull
Aston Martin F1 Team | Racing Point ; Force India ; Jordan Grand Prix ; Spyker F1 |
Haas F1 Team | Haas |
IndyCar Series | Indy Racing League ; IRL ; IndyCar | Penske Corporation
Championship Auto Racing Teams | CART ; Champ Car |
Corus Entertainment | Corus Entertainment Inc. |
Essel Group | Essel Group of Companies |
American Federation of Government Employees | AFGE | AFL–CIO
Insight Communications | Insight Cable | Charter Communications
Time Warner Cable | TWC | Charter Communications
Bright House Networks | Bright House | Charter Communications
Spectrum | Charter Spectrum | Charter Communications
Spectrum News | NY1 ; New York One | Charter Communications
Cox Enterprises | Cox ; James M. Cox Enterprises |
Cox Communications | Cox Cable | Cox Enterprises
Cox Media Group | Cox Broadcasting |
Autotrader | AutoTrader.com | Cox Enterprises
Kelley Blue Book | KBB | Cox Enterprises
Manheim Auctions | Manheim | Cox Enterprises
The Atlanta Journal-Constitution | Atlanta Journal ; Atlanta Constitution ; AJC | Cox Enterprises
Axios | Axios Media | Cox Enterprises
Advance Publications | Advance ; Newhouse Newspapers |
Condé Nast | Condé Nast Publications ; Conde Nast | Advance Publications
The New Yorker | New Yorker | Condé Nast
Vogue | Vogue Magazine ; American Vogue | Condé Nast
British Vogue | Vogue UK | Condé Nast
Vanity Fair | Vanity Fair Magazine | Condé Nast
GQ | Gentlemen's Quarterly | Condé Nast
Glamour | Glamour Magazine | Condé Nast
Wired | Wired Magazine ; WIRED | Condé Nast
Ars Technica | Ars | Condé Nast
Pitchfork | Pitchfork Media | Condé Nast
Architectural Digest | AD Magazine | Condé Nast
Bon Appétit Magazine | Bon Appetit magazine | Condé Nast
Allure | Allure Magazine | Condé Nast
Teen Vogue | Teen Vogue Magazine | Condé Nast
Self | Self Magazine | Condé Nast
Tatler | Tatler Magazine ; The Tatler | Condé Nast
Fairchild Publications | Fairchild Fashion Media | Condé Nast
The Star-Ledger | Newark Star-Ledger ; Star-Ledger | Advance Publications
The Plain Dealer | Cleveland Plain Dealer ; Plain Dealer | Advance Publications
The Oregonian | Oregonian | Advance Publications
The Times-Picayune | New Orleans Times-Picayune ; Times-Picayune |
Staten Island Advance | Staten Island Daily Advance | Advance Publications
American City Business Journals | ACBJ | Advance Publications
Hearst | Hearst Corporation ; Hearst Communications ; Hearst Newspapers |
San Francisco Chronicle | SF Chronicle ; The San Francisco Chronicle | Hearst
Houston Chronicle | The Houston Chronicle | Hearst
San Antonio Express-News | Express-News | Hearst
Times Union (Albany) | Albany Times Union | Hearst
New York Journal-American | Journal-American ; New York Journal ; New York American | Hearst
Los Angeles Herald Examiner | Los Angeles Herald-Express ; Los Angeles Examiner | Hearst
International News Service | INS | Hearst
King Features Syndicate | King Features | Hearst
Esquire | Esquire Magazine | Hearst
Cosmopolitan | Cosmopolitan Magazine ; Cosmo | Hearst
Good Housekeeping | Good Housekeeping Magazine | Hearst
Harper's Bazaar | Harper's Bazaar Magazine | Hearst
Popular Mechanics | Popular Mechanics Magazine | Hearst
Town & Country | Town & Country Magazine | Hearst
O, The Oprah Magazine | Oprah Daily | Hearst
Men's Health | Men's Health Magazine | Hearst
Runner's World | Runner's World Magazine | Hearst
Rodale, Inc. | Rodale Press | Hearst
Hearst Television | Hearst-Argyle Television | Hearst
Cosmopolitan Productions | Cosmopolitan Pictures | Hearst
Harpo Productions | Harpo Studios |
Oprah Winfrey Network | OWN | Warner Bros. Discovery
The Washington Post | WaPo ; Washington Post |
The Washington Times | Washington Times |
The Washington Star | Washington Evening Star ; The Evening Star (Washington) |
Kaplan, Inc. | Kaplan | Graham Holdings
Slate | Slate Magazine ; The Slate Group | Graham Holdings
Foreign Policy | Foreign Policy Magazine | Graham Holdings
Newsweek | Newsweek Magazine ; News-Week |
U.S. News & World Report | US News ; United States News |
The Nation Magazine | The Nation Company |
National Review | National Review Magazine |
The Weekly Standard | Weekly Standard |
Reason | Reason Magazine | Reason Foundation
Reason Foundation | Reason Foundation Inc. |
Mother Jones | Mother Jones Magazine | Center for Investigative Reporting
Salon | Salon.com ; Salon Media Group |
The Intercept | Intercept Media | First Look Media
First Look Media | First Look |
Foreign Affairs | Foreign Affairs Magazine | Council on Foreign Relations
Commentary | Commentary Magazine |
Partisan Review | PR magazine |
The New York Review of Books | New York Review of Books ; NYRB |
The Paris Review | Paris Review |
Poetry Foundation | Poetry Magazine ; Modern Poetry Association |
The Village Voice | Village Voice |
New York Magazine | NYMag ; nymag.com | Vox Media
The Verge | Verge | Vox Media
SB Nation | SportsBlogs ; SBNation | Vox Media
Eater | Eater.com | Vox Media
Recode | Re/code ; AllThingsD | Vox Media
Curbed | Curbed.com | Vox Media
Polygon | Polygon.com | Valnet
Valnet | Valnet Inc. |
Scripps National Spelling Bee | National Spelling Bee | E. W. Scripps Company
Court TV | Court TV Network | E. W. Scripps Company
Ion Television | PAX TV ; Ion Media | E. W. Scripps Company
Cincinnati Post | The Cincinnati Post | E. W. Scripps Company
Memphis Commercial Appeal | The Commercial Appeal | Gannett
New York World-Telegram | New York World-Telegram and The Sun ; New York Telegram | E. W. Scripps Company
New York World | The World (New York) |
New York Herald | New York Herald (1835) | New York Herald Tribune
New York Tribune | New-York Tribune | New York Herald Tribune
New York Sun | NY Sun ; The New York Sun |
Brooklyn Eagle | Brooklyn Daily Eagle |
PM (newspaper) | PM New York |
Chicago Daily News | Daily News Chicago | Chicago Sun-Times
Chicago Defender | The Chicago Defender |
Pittsburgh Courier | The Pittsburgh Courier ; New Pittsburgh Courier |
Pittsburgh Post-Gazette | Post-Gazette ; Pittsburgh Gazette | Block Communications
Block Communications | Toledo Blade Company |
The Blade | Toledo Blade | Block Communications
Philadelphia Inquirer | The Philadelphia Inquirer | Lenfest Institute for Journalism
Lenfest Institute for Journalism | Lenfest Institute |
Philadelphia Daily News | Daily News Philadelphia | Philadelphia Inquirer
Philadelphia Bulletin | Philadelphia Evening Bulletin ; Evening Bulletin |
Star Tribune | Minnesota Star Tribune ; Minneapolis Star ; Minneapolis Tribune ; Minneapolis Star Tribune |
Tampa Bay Times | St. Petersburg Times | Poynter Institute
Poynter Institute | Modern Media Institute ; Poynter Institute for Media Studies |
PolitiFact | Politifact.com | Poynter Institute
Tampa Tribune | The Tampa Tribune | Tampa Bay Times
The Salt Lake Tribune | Salt Lake Tribune |
Deseret News | Deseret Morning News | Church of Jesus Christ of Latter-day Saints
Bonneville International | Bonneville | Church of Jesus Christ of Latter-day Saints
KSL-TV | KSL | Bonneville International
The Seattle Times | Seattle Times |
The Honolulu Advertiser | Honolulu Star-Advertiser ; Honolulu Star-Bulletin |
Anchorage Daily News | Alaska Dispatch News |
Stars and Stripes | Stars & Stripes | United States Department of Defense
NPR | National Public Radio |
WNYC | New York Public Radio ; WNYC Studios |
WBUR | WBUR Boston |
WGBH Educational Foundation | GBH ; WGBH ; WGBH-TV |
Public Radio International | PRI ; American Public Radio ; PRX |
American Public Media | APM | Minnesota Public Radio
Minnesota Public Radio | MPR USA ; American Public Media Group |
WNET | Thirteen ; WNDT ; Thirteen/WNET |
WETA-TV | WETA |
KQED | KQED Inc. |
KCET | PBS SoCal |
National Educational Television | NET ; Educational Television and Radio Center | PBS
Sesame Workshop | Children's Television Workshop ; CTW |
The Jim Henson Company | Henson Associates ; Muppets, Inc. ; Jim Henson Company |
The Muppets Studio | Muppets Holding Company | The Walt Disney Company
ITC Entertainment | Incorporated Television Company ; ITC |
The Rank Organisation | Rank Organisation ; Rank Group |
Gainsborough Pictures | Gainsborough Studios | The Rank Organisation
Ealing Studios | Ealing |
Associated British Picture Corporation | ABPC ; British International Pictures | EMI
Shepperton Studios | Sound City | Pinewood Studios
Handmade Films | HandMade Films |
Goldcrest Films | Goldcrest |
Framestore | Framestore CFC ; The Computer Film Company |
Double Negative | DNEG |
Moving Picture Company | MPC | Technicolor
The Mill | Mill Film | Technicolor
Rhythm & Hues Studios | Rhythm and Hues |
Digital Domain | Digital Domain Media Group |
Laika | LAIKA ; Will Vinton Studios |
Rankin/Bass Animated Entertainment | Rankin/Bass ; Videocraft International |
Filmation | Filmation Associates |
Ruby-Spears | Ruby-Spears Productions | Hanna-Barbera
United Productions of America | UPA |
Fleischer Studios | Famous Studios ; Inkwell Studios | Paramount Pictures
Don Bluth Productions | Sullivan Bluth Studios ; Don Bluth Entertainment |
Klasky Csupo | Klasky-Csupo |
Film Roman | Film Roman Productions |
Blumhouse Productions | Blumhouse ; BH Productions |
A24 | A24 Films |
NEON Rated | Neon Rated LLC |
Legendary Entertainment | Legendary Pictures |
Village Roadshow Pictures | Village Roadshow |
Bad Robot | Bad Robot Productions |
Imagine Entertainment | Imagine Films Entertainment |
Lionsgate | Lions Gate Entertainment ; Lions Gate Films ; Cinépix |
Summit Entertainment | Summit | Lionsgate
Artisan Entertainment | LIVE Entertainment | Lionsgate
Trimark Pictures | Vidmark | Lionsgate
Starz | Starz Entertainment ; Starz Inc. |
Carolco Pictures | Carolco ; Anabasis Investments |
Cannon Group | Cannon Films ; The Cannon Group |
Hemdale Film Corporation | Hemdale |
De Laurentiis Entertainment Group | DEG |
Embassy Pictures | Avco Embassy Pictures ; Avco Embassy |
Allied Artists Pictures | Monogram Pictures ; Allied Artists |
American Zoetrope | Zoetrope Studios ; Omni Zoetrope |
Samuel Goldwyn Productions | Samuel Goldwyn Studio ; Goldwyn |
Selznick International Pictures | Selznick International |
First National Pictures | First National | Warner Bros.
Vitagraph Studios | American Vitagraph ; Vitagraph | Warner Bros.
Hal Roach Studios | Hal Roach ; Rolin Film Company |
United Artists | UA | Metro-Goldwyn-Mayer
Orion Pictures | Orion Pictures Corporation | Metro-Goldwyn-Mayer
RKO Pictures | RKO ; RKO Radio Pictures ; Radio-Keith-Orpheum |
NordVPN | Nord Security |
Skype Technologies Estonia | Skype Estonia | Skype
Aer Rianta | Dublin Airport Authority ; daa |
Bank of Thailand | BOT Thailand ; Thanakhan haeng Prathet Thai |
Da Afghanistan Bank | Central Bank of Afghanistan |
National Bank of Romania | Banca Națională a României ; BNR |
Bulgarian National Bank | Bulgarska narodna banka ; BNB |
National Bank of Serbia | Narodna banka Srbije |
Croatian National Bank | Hrvatska narodna banka ; HNB Croatia |
Bank of Slovenia | Banka Slovenije |
Czech National Bank | Česká národní banka ; ČNB |
National Bank of Slovakia | Národná banka Slovenska ; NBS |
Bank of Lithuania | Lietuvos bankas |
Bank of Latvia | Latvijas Banka |
Bank of Estonia | Eesti Pank |
Central Bank of Iceland | Seðlabanki Íslands |
`;
