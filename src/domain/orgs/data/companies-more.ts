// A third table of employers: agencies, laboratories, hospitals, firms, media, clubs, forces and churches with their local names,
// short forms and former names. Written by hand from general knowledge. Name | other names ; … | the body it belongs to.
// A row whose name stands in an earlier table adds to that row.

export const COMPANIES_MORE = `
Sandia National Laboratories | SNL ; Sandia National Laboratory ; Sandia Labs | United States Department of Energy
Fermilab | FNAL ; Fermi National Accelerator Lab ; National Accelerator Laboratory | United States Department of Energy
SLAC National Accelerator Laboratory | SLAC National Accelerator Lab | United States Department of Energy
Pacific Northwest National Laboratory | Pacific Northwest Laboratory ; Battelle Pacific Northwest Laboratories ; PNL | United States Department of Energy
Idaho National Laboratory | Idaho National Engineering Laboratory ; Idaho National Engineering and Environmental Laboratory ; INEEL | United States Department of Energy
National Renewable Energy Laboratory | NREL ; Solar Energy Research Institute ; National Laboratory of the Rockies | United States Department of Energy
National Energy Technology Laboratory | NETL ; Federal Energy Technology Center | United States Department of Energy
Savannah River National Laboratory | SRNL ; Savannah River Laboratory ; Savannah River Technology Center | United States Department of Energy
Thomas Jefferson National Accelerator Facility | Jefferson Lab ; JLab ; TJNAF ; CEBAF ; Continuous Electron Beam Accelerator Facility | United States Department of Energy
Princeton Plasma Physics Laboratory | PPPL ; Project Matterhorn | United States Department of Energy
Ames National Laboratory | Ames Laboratory ; Ames Lab | United States Department of Energy
Joint Genome Institute | JGI ; DOE Joint Genome Institute | Lawrence Berkeley National Laboratory
National Energy Research Scientific Computing Center | NERSC | Lawrence Berkeley National Laboratory
Molecular Foundry | TMF | Lawrence Berkeley National Laboratory
Advanced Photon Source | APS ; APS Argonne | Argonne National Laboratory
National Synchrotron Light Source II | NSLS-II ; National Synchrotron Light Source | Brookhaven National Laboratory
Spallation Neutron Source | SNS | Oak Ridge National Laboratory
Stanford Synchrotron Radiation Lightsource | SSRL ; Stanford Synchrotron Radiation Laboratory | SLAC National Accelerator Laboratory
National Nuclear Security Administration | NNSA | United States Department of Energy
Kansas City National Security Campus | Kansas City Plant | National Nuclear Security Administration
Y-12 National Security Complex | Y-12 ; Y-12 Plant | National Nuclear Security Administration
Advanced Research Projects Agency-Energy | ARPA-E | United States Department of Energy
Office of Scientific and Technical Information | OSTI | United States Department of Energy
Energy Information Administration | EIA ; U.S. Energy Information Administration | United States Department of Energy
Bonneville Power Administration | BPA | United States Department of Energy
Oak Ridge Associated Universities | ORAU ; Oak Ridge Institute of Nuclear Studies |
Oak Ridge Institute for Science and Education | ORISE | United States Department of Energy
Goddard Space Flight Center | GSFC ; NASA Goddard ; Goddard ; NASA Goddard Space Flight Center | National Aeronautics and Space Administration
Goddard Institute for Space Studies | GISS ; NASA GISS | Goddard Space Flight Center
Ames Research Center | NASA Ames ; ARC ; NASA Ames Research Center ; Ames Aeronautical Laboratory | National Aeronautics and Space Administration
Langley Research Center | LaRC ; NASA Langley ; NASA Langley Research Center ; Langley Memorial Aeronautical Laboratory | National Aeronautics and Space Administration
Glenn Research Center | GRC ; NASA Glenn ; Lewis Research Center ; NASA Lewis Research Center ; NASA Glenn Research Center | National Aeronautics and Space Administration
Johnson Space Center | JSC ; Manned Spacecraft Center ; NASA Johnson Space Center ; Lyndon B. Johnson Space Center | National Aeronautics and Space Administration
Marshall Space Flight Center | MSFC ; NASA Marshall ; George C. Marshall Space Flight Center | National Aeronautics and Space Administration
Kennedy Space Center | KSC ; NASA Kennedy Space Center ; John F. Kennedy Space Center | National Aeronautics and Space Administration
Stennis Space Center | SSC ; NASA Stennis ; John C. Stennis Space Center | National Aeronautics and Space Administration
Armstrong Flight Research Center | AFRC ; Dryden Flight Research Center ; NASA Dryden ; NASA Armstrong | National Aeronautics and Space Administration
Wallops Flight Facility | WFF ; Wallops Island ; NASA Wallops | Goddard Space Flight Center
Jet Propulsion Laboratory | NASA Jet Propulsion Laboratory ; GALCIT Rocket Research Project | National Aeronautics and Space Administration
Space Telescope Science Institute | STScI | Association of Universities for Research in Astronomy
Association of Universities for Research in Astronomy | AURA |
Universities Space Research Association | USRA |
Lunar and Planetary Institute | LPI ; Lunar Science Institute | Universities Space Research Association
NOIRLab | NSF's National Optical-Infrared Astronomy Research Laboratory ; National Optical Astronomy Observatory ; NOAO | Association of Universities for Research in Astronomy
Cerro Tololo Inter-American Observatory | CTIO | NOIRLab
Kitt Peak National Observatory | KPNO ; Kitt Peak | NOIRLab
Gemini Observatory | International Gemini Observatory ; Gemini North | NOIRLab
Vera C. Rubin Observatory | Rubin Observatory ; Large Synoptic Survey Telescope ; LSST |
National Solar Observatory | NSO | Association of Universities for Research in Astronomy
National Radio Astronomy Observatory | NRAO | Associated Universities, Inc.
Associated Universities, Inc. | AUI ; Associated Universities Incorporated |
Green Bank Observatory | GBO ; Green Bank Telescope | Associated Universities, Inc.
Arecibo Observatory | National Astronomy and Ionosphere Center ; NAIC |
National Center for Atmospheric Research | NSF NCAR ; U.S. National Center for Atmospheric Research | University Corporation for Atmospheric Research
University Corporation for Atmospheric Research | UCAR |
Incorporated Research Institutions for Seismology | IRIS ; EarthScope Consortium ; UNAVCO |
Lamont-Doherty Earth Observatory | LDEO ; Lamont ; Lamont Geological Observatory ; Lamont-Doherty |
Scripps Institution of Oceanography | SIO ; Scripps Oceanography |
Monterey Bay Aquarium Research Institute | MBARI |
Bigelow Laboratory for Ocean Sciences | Bigelow Laboratory |
Harbor Branch Oceanographic Institute | HBOI ; Harbor Branch |
Mote Marine Laboratory | Mote ; Mote Marine Laboratory and Aquarium ; Cape Haze Marine Laboratory |
National Oceanic and Atmospheric Administration | U.S. National Oceanic and Atmospheric Administration ; US Coast and Geodetic Survey ; U.S. Coast and Geodetic Survey | United States Department of Commerce
National Weather Service | NWS ; U.S. Weather Bureau ; Weather Bureau ; United States Weather Bureau | National Oceanic and Atmospheric Administration
National Hurricane Center | NHC | National Weather Service
National Marine Fisheries Service | NMFS ; NOAA Fisheries ; Bureau of Commercial Fisheries | National Oceanic and Atmospheric Administration
Geophysical Fluid Dynamics Laboratory | GFDL | National Oceanic and Atmospheric Administration
Earth System Research Laboratories | ESRL ; NOAA Earth System Research Laboratory | National Oceanic and Atmospheric Administration
Pacific Marine Environmental Laboratory | PMEL | National Oceanic and Atmospheric Administration
Atlantic Oceanographic and Meteorological Laboratory | AOML | National Oceanic and Atmospheric Administration
Great Lakes Environmental Research Laboratory | GLERL | National Oceanic and Atmospheric Administration
National Severe Storms Laboratory | NSSL | National Oceanic and Atmospheric Administration
National Centers for Environmental Information | NCEI ; National Climatic Data Center ; NCDC ; National Geophysical Data Center | National Oceanic and Atmospheric Administration
National Centers for Environmental Prediction | NCEP ; National Meteorological Center | National Weather Service
National Ocean Service | NOS | National Oceanic and Atmospheric Administration
National Geodetic Survey | NGS | National Oceanic and Atmospheric Administration
Southwest Fisheries Science Center | SWFSC | National Marine Fisheries Service
Northwest Fisheries Science Center | NWFSC | National Marine Fisheries Service
Northeast Fisheries Science Center | NEFSC | National Marine Fisheries Service
Southeast Fisheries Science Center | SEFSC | National Marine Fisheries Service
Alaska Fisheries Science Center | AFSC | National Marine Fisheries Service
United States Geological Survey | U.S. Geological Survey ; US Geological Survey ; Geological Survey of the United States | United States Department of the Interior
Patuxent Wildlife Research Center | Eastern Ecological Science Center ; Patuxent Wildlife Research Refuge | United States Geological Survey
United States Fish and Wildlife Service | USFWS ; FWS ; U.S. Fish and Wildlife Service ; Fish and Wildlife Service ; US Fish & Wildlife Service | United States Department of the Interior
National Park Service | U.S. National Park Service ; US National Park Service | United States Department of the Interior
Bureau of Land Management | BLM ; General Land Office | United States Department of the Interior
Bureau of Reclamation | USBR ; United States Bureau of Reclamation ; U.S. Bureau of Reclamation ; Reclamation Service | United States Department of the Interior
Bureau of Indian Affairs | BIA ; Office of Indian Affairs ; Indian Bureau | United States Department of the Interior
Bureau of Mines | USBM ; United States Bureau of Mines ; U.S. Bureau of Mines |
Bureau of Ocean Energy Management | BOEM ; Minerals Management Service | United States Department of the Interior
United States Forest Service | U.S. Forest Service ; US Forest Service ; USDA Forest Service | United States Department of Agriculture
Forest Products Laboratory | FPL ; USDA Forest Products Laboratory | United States Forest Service
Pacific Southwest Research Station | PSW Research Station | United States Forest Service
Rocky Mountain Research Station | RMRS | United States Forest Service
Agricultural Research Service | ARS ; USDA ARS | United States Department of Agriculture
Animal and Plant Health Inspection Service | APHIS ; USDA APHIS | United States Department of Agriculture
Economic Research Service | ERS ; USDA ERS ; Bureau of Agricultural Economics | United States Department of Agriculture
Natural Resources Conservation Service | NRCS ; Soil Conservation Service | United States Department of Agriculture
Food Safety and Inspection Service | FSIS | United States Department of Agriculture
National Institute of Food and Agriculture | NIFA ; Cooperative State Research, Education, and Extension Service ; CSREES | United States Department of Agriculture
National Agricultural Library | NAL | Agricultural Research Service
National Agricultural Statistics Service | NASS | United States Department of Agriculture
Beltsville Agricultural Research Center | BARC ; Henry A. Wallace Beltsville Agricultural Research Center | Agricultural Research Service
Foreign Agricultural Service | FAS | United States Department of Agriculture
National Cancer Institute | NCI at Frederick ; Frederick National Laboratory for Cancer Research | National Institutes of Health
National Heart, Lung, and Blood Institute | NHLBI ; National Heart Institute ; National Heart and Lung Institute | National Institutes of Health
National Institute of Diabetes and Digestive and Kidney Diseases | NIDDK ; National Institute of Arthritis and Metabolic Diseases | National Institutes of Health
National Institute of Neurological Disorders and Stroke | NINDS ; National Institute of Neurological and Communicative Disorders and Stroke | National Institutes of Health
National Institute of Child Health and Human Development | NICHD ; Eunice Kennedy Shriver National Institute of Child Health and Human Development | National Institutes of Health
National Institute of Environmental Health Sciences | NIEHS | National Institutes of Health
National Institute of General Medical Sciences | NIGMS | National Institutes of Health
National Institute on Aging | NIA | National Institutes of Health
National Institute on Drug Abuse | NIDA | National Institutes of Health
National Institute on Alcohol Abuse and Alcoholism | NIAAA | National Institutes of Health
National Eye Institute | NEI | National Institutes of Health
National Human Genome Research Institute | NHGRI ; National Center for Human Genome Research | National Institutes of Health
National Institute of Dental and Craniofacial Research | NIDCR ; National Institute of Dental Research | National Institutes of Health
National Institute of Arthritis and Musculoskeletal and Skin Diseases | NIAMS | National Institutes of Health
National Institute on Deafness and Other Communication Disorders | NIDCD | National Institutes of Health
National Institute of Nursing Research | NINR | National Institutes of Health
National Institute of Biomedical Imaging and Bioengineering | NIBIB | National Institutes of Health
National Institute on Minority Health and Health Disparities | NIMHD | National Institutes of Health
National Center for Complementary and Integrative Health | NCCIH ; National Center for Complementary and Alternative Medicine ; NCCAM | National Institutes of Health
National Center for Advancing Translational Sciences | NCATS | National Institutes of Health
National Library of Medicine | NLM ; Army Medical Library ; U.S. National Library of Medicine | National Institutes of Health
National Center for Biotechnology Information | NCBI | National Library of Medicine
Fogarty International Center | FIC ; John E. Fogarty International Center | National Institutes of Health
Rocky Mountain Laboratories | RML | National Institute of Allergy and Infectious Diseases
National Institutes of Health Clinical Center | NIH Clinical Center ; Warren G. Magnuson Clinical Center | National Institutes of Health
Center for Scientific Review | CSR ; Division of Research Grants | National Institutes of Health
Centers for Disease Control and Prevention | Centers for Disease Control ; Center for Disease Control ; Communicable Disease Center ; U.S. CDC | United States Department of Health and Human Services
National Institute for Occupational Safety and Health | NIOSH | Centers for Disease Control and Prevention
National Center for Health Statistics | NCHS | Centers for Disease Control and Prevention
Epidemic Intelligence Service | EIS | Centers for Disease Control and Prevention
Agency for Toxic Substances and Disease Registry | ATSDR | United States Department of Health and Human Services
Agency for Healthcare Research and Quality | AHRQ ; Agency for Health Care Policy and Research | United States Department of Health and Human Services
Centers for Medicare & Medicaid Services | CMS ; Health Care Financing Administration ; Centers for Medicare and Medicaid Services | United States Department of Health and Human Services
Health Resources and Services Administration | HRSA | United States Department of Health and Human Services
Substance Abuse and Mental Health Services Administration | SAMHSA ; Alcohol, Drug Abuse, and Mental Health Administration | United States Department of Health and Human Services
Indian Health Service | IHS | United States Department of Health and Human Services
Biomedical Advanced Research and Development Authority | BARDA | United States Department of Health and Human Services
Advanced Research Projects Agency for Health | ARPA-H | United States Department of Health and Human Services
United States Public Health Service | USPHS ; U.S. Public Health Service ; Public Health Service ; Marine Hospital Service | United States Department of Health and Human Services
Center for Drug Evaluation and Research | CDER | Food and Drug Administration
Center for Biologics Evaluation and Research | CBER | Food and Drug Administration
Center for Devices and Radiological Health | CDRH | Food and Drug Administration
National Center for Toxicological Research | NCTR | Food and Drug Administration
Veterans Administration | VA ; U.S. Department of Veterans Affairs ; Department of Veterans Affairs ; Veterans Affairs ; US Veterans Administration |
Veterans Health Administration | VHA | Veterans Administration
VA Palo Alto Health Care System | Palo Alto VA | Veterans Health Administration
VA Boston Healthcare System | Boston VA ; West Roxbury VA Medical Center | Veterans Health Administration
VA Greater Los Angeles Healthcare System | West Los Angeles VA Medical Center | Veterans Health Administration
Naval Research Laboratory | NRL ; United States Naval Research Laboratory ; U.S. Naval Research Laboratory ; US Naval Research Laboratory | United States Navy
Office of Naval Research | ONR ; U.S. Office of Naval Research | United States Navy
Naval Surface Warfare Center | NSWC ; David Taylor Model Basin ; Naval Ordnance Laboratory | Naval Sea Systems Command
Naval Undersea Warfare Center | NUWC ; Naval Underwater Systems Center | Naval Sea Systems Command
Naval Air Warfare Center | NAWC ; China Lake ; Naval Weapons Center ; Naval Ordnance Test Station | Naval Air Systems Command
Naval Sea Systems Command | NAVSEA | United States Navy
Naval Air Systems Command | NAVAIR | United States Navy
Naval Information Warfare Center Pacific | NIWC Pacific ; SPAWAR ; Space and Naval Warfare Systems Center Pacific ; SSC Pacific | United States Navy
Naval Medical Research Center | NMRC ; Naval Medical Research Command ; Naval Medical Research Institute | United States Navy
Naval Health Research Center | NHRC | United States Navy
United States Naval Observatory | USNO ; U.S. Naval Observatory ; Naval Observatory | United States Navy
Naval Reserve | United States Navy Reserve ; U.S. Naval Reserve ; United States Naval Reserve ; USNR | United States Navy
Army Research Laboratory | ARL ; United States Army Research Laboratory ; U.S. Army Research Laboratory ; DEVCOM Army Research Laboratory ; Ballistic Research Laboratory | United States Army
Army Research Office | ARO ; U.S. Army Research Office | Army Research Laboratory
United States Army Corps of Engineers | USACE ; Army Corps of Engineers ; U.S. Army Corps of Engineers ; US Army Corps of Engineers | United States Army
Engineer Research and Development Center | ERDC ; U.S. Army Engineer Research and Development Center ; Waterways Experiment Station | United States Army Corps of Engineers
Cold Regions Research and Engineering Laboratory | CRREL | Engineer Research and Development Center
Construction Engineering Research Laboratory | CERL | Engineer Research and Development Center
Walter Reed Army Institute of Research | WRAIR ; Army Medical School | United States Army Medical Research and Development Command
United States Army Medical Research and Development Command | USAMRDC ; USAMRMC ; U.S. Army Medical Research and Materiel Command | United States Army
United States Army Medical Research Institute of Infectious Diseases | USAMRIID | United States Army Medical Research and Development Command
United States Army Research Institute of Environmental Medicine | USARIEM | United States Army Medical Research and Development Command
United States Army Institute of Surgical Research | USAISR ; U.S. Army Institute of Surgical Research | United States Army Medical Research and Development Command
United States Army Aeromedical Research Laboratory | USAARL | United States Army Medical Research and Development Command
Walter Reed National Military Medical Center | WRNMMC ; Walter Reed ; National Naval Medical Center ; Bethesda Naval Hospital ; Walter Reed Army Medical Center | United States Department of Defense
Brooke Army Medical Center | BAMC ; San Antonio Military Medical Center | United States Army
Madigan Army Medical Center | Madigan | United States Army
Naval Medical Center San Diego | Balboa Naval Hospital ; NMCSD | United States Navy
Defense Threat Reduction Agency | DTRA ; Defense Nuclear Agency ; Defense Special Weapons Agency | United States Department of Defense
Defense Intelligence Agency | DIA | United States Department of Defense
National Geospatial-Intelligence Agency | NGA ; National Imagery and Mapping Agency ; NIMA ; Defense Mapping Agency | United States Department of Defense
National Reconnaissance Office | NRO | United States Department of Defense
Missile Defense Agency | MDA ; Strategic Defense Initiative Organization ; Ballistic Missile Defense Organization | United States Department of Defense
Defense Logistics Agency | DLA ; Defense Supply Agency | United States Department of Defense
Defense Technical Information Center | DTIC | United States Department of Defense
Intelligence Advanced Research Projects Activity | IARPA | Office of the Director of National Intelligence
Office of the Director of National Intelligence | ODNI |
Air Force Research Laboratory | AFRL ; United States Air Force Research Laboratory ; U.S. Air Force Research Laboratory ; Wright Laboratory ; Rome Laboratory | United States Air Force
Air Force Office of Scientific Research | AFOSR | Air Force Research Laboratory
Air Force Materiel Command | AFMC ; Air Force Systems Command | United States Air Force
United States Space Force | USSF ; Space Force ; U.S. Space Force ; US Space Force ; Air Force Space Command | United States Department of Defense
United States Army Reserve | Army Reserve ; U.S. Army Reserve ; USAR | United States Army
United States Army Rangers | Army Rangers ; 75th Ranger Regiment | United States Army
Delta Force | 1st Special Forces Operational Detachment-Delta ; 1st SFOD-D | United States Army
United States Army Special Forces | Green Berets ; U.S. Army Special Forces | United States Army
United States Navy SEALs | Navy SEALs ; US Navy SEALs ; U.S. Navy SEALs ; SEAL Team Six | United States Navy
Judge Advocate General's Corps | JAG Corps ; JAG |
Women's Army Corps | WAC ; Women's Army Auxiliary Corps | United States Army
Women Airforce Service Pilots | WASP |
WAVES | Women Accepted for Volunteer Emergency Service | United States Navy
Air National Guard | ANG ; U.S. Air National Guard | National Guard
United States Merchant Marine | US Merchant Marine ; U.S. Merchant Marine ; Merchant Marine |
United States Central Command | CENTCOM ; USCENTCOM | United States Department of Defense
Institute for Defense Analyses | IDA |
Center for Naval Analyses | CNA |
MIT Lincoln Laboratory | Lincoln Laboratory ; Lincoln Lab |
Charles Stark Draper Laboratory | Draper Laboratory ; Draper ; MIT Instrumentation Laboratory |
Johns Hopkins University Applied Physics Laboratory | APL ; JHUAPL ; Applied Physics Laboratory ; Johns Hopkins Applied Physics Laboratory ; JHU/APL |
Software Engineering Institute | SEI |
Southwest Research Institute | SwRI |
Georgia Tech Research Institute | GTRI ; Engineering Experiment Station |
RTI International | RTI ; Research Triangle Institute |
Noblis | Mitretek Systems ; Mitretek |
Desert Research Institute | DRI |
Southern Research | Southern Research Institute |
United States Department of War | War Department ; U.S. War Department ; US War Department |
United States Department of the Navy | Department of the Navy ; Navy Department ; U.S. Department of the Navy | United States Department of Defense
United States Department of the Army | Department of the Army | United States Department of Defense
United States Department of Energy | US Department of Energy ; Energy Department ; U.S. DOE ; Energy Research and Development Administration ; ERDA |
United States Department of Agriculture | US Department of Agriculture ; Agriculture Department ; U.S. Dept. of Agriculture |
United States Department of Justice | US Department of Justice ; U.S. Justice Department ; US Justice Department ; USDOJ |
United States Department of the Treasury | US Department of the Treasury ; U.S. Treasury Department ; US Treasury Department ; U.S. Department of the Treasury |
United States Department of Commerce | U.S. Department of Commerce ; US Department of Commerce ; U.S. Commerce Department ; DOC |
United States Department of the Interior | U.S. Department of the Interior ; US Department of the Interior ; U.S. Interior Department ; DOI |
United States Department of Homeland Security | U.S. Department of Homeland Security ; US Department of Homeland Security ; Homeland Security |
United States Department of Health and Human Services | U.S. Department of Health and Human Services ; US Department of Health and Human Services ; Health and Human Services |
United States Department of Education | U.S. Department of Education ; US Department of Education |
United States Department of Transportation | U.S. Department of Transportation ; US Department of Transportation ; Department of Transportation ; Transportation Department |
United States Department of Housing and Urban Development | U.S. Department of Housing and Urban Development ; Department of Housing and Urban Development ; Housing and Urban Development |
United States Department of Labor | US Department of Labor ; Labor Department ; U.S. Labor Department |
United States Department of State | US State Department ; U.S. Foreign Service ; United States Foreign Service ; US Foreign Service |
United States Department of Defense | US Department of Defense ; U.S. Defense Department ; US DoD |
Bureau of Labor Statistics | BLS ; U.S. Bureau of Labor Statistics | United States Department of Labor
Occupational Safety and Health Administration | OSHA | United States Department of Labor
Bureau of Economic Analysis | BEA | United States Department of Commerce
United States Census Bureau | U.S. Census Bureau ; US Census Bureau ; Census Bureau ; U.S. Bureau of the Census | United States Department of Commerce
United States Patent and Trademark Office | USPTO ; U.S. Patent Office ; Patent Office ; United States Patent Office ; U.S. Patent and Trademark Office ; US Patent Office | United States Department of Commerce
National Institute of Standards and Technology | U.S. National Institute of Standards and Technology ; US National Bureau of Standards | United States Department of Commerce
National Telecommunications and Information Administration | NTIA | United States Department of Commerce
JILA | Joint Institute for Laboratory Astrophysics |
Federal Aviation Administration | U.S. Federal Aviation Administration ; Federal Aviation Agency | United States Department of Transportation
Federal Highway Administration | FHWA ; Bureau of Public Roads | United States Department of Transportation
National Highway Traffic Safety Administration | NHTSA | United States Department of Transportation
Federal Railroad Administration | FRA | United States Department of Transportation
Federal Transit Administration | FTA ; Urban Mass Transportation Administration | United States Department of Transportation
Volpe National Transportation Systems Center | Volpe Center | United States Department of Transportation
National Transportation Safety Board | NTSB |
Transportation Security Administration | TSA | United States Department of Homeland Security
Federal Emergency Management Agency | FEMA | United States Department of Homeland Security
United States Customs and Border Protection | CBP ; U.S. Customs and Border Protection ; Customs and Border Protection ; U.S. Customs Service | United States Department of Homeland Security
United States Border Patrol | U.S. Border Patrol ; US Border Patrol ; Border Patrol | United States Customs and Border Protection
United States Immigration and Customs Enforcement | ICE ; Immigration and Customs Enforcement ; U.S. Immigration and Customs Enforcement | United States Department of Homeland Security
United States Citizenship and Immigration Services | USCIS ; Immigration and Naturalization Service ; INS | United States Department of Homeland Security
Cybersecurity and Infrastructure Security Agency | CISA | United States Department of Homeland Security
United States Coast Guard | US Coast Guard ; Revenue Cutter Service | United States Department of Homeland Security
United States Secret Service | USSS ; U.S. Secret Service ; US Secret Service | United States Department of Homeland Security
United States Marshals Service | USMS ; U.S. Marshals ; US Marshals Service ; U.S. Marshals Service | United States Department of Justice
Federal Bureau of Prisons | BOP ; Bureau of Prisons | United States Department of Justice
Drug Enforcement Administration | U.S. Drug Enforcement Administration ; Federal Bureau of Narcotics | United States Department of Justice
Bureau of Alcohol, Tobacco, Firearms and Explosives | BATF ; Bureau of Alcohol, Tobacco and Firearms | United States Department of Justice
National Institute of Justice | NIJ | United States Department of Justice
Federal Bureau of Investigation | Bureau of Investigation ; US FBI ; U.S. Federal Bureau of Investigation | United States Department of Justice
Central Intelligence Agency | US Central Intelligence Agency ; U.S. CIA ; Central Intelligence Group |
National Security Agency | Armed Forces Security Agency ; US National Security Agency | United States Department of Defense
National Security Council | NSC ; U.S. National Security Council ; United States National Security Council | White House
White House | Executive Office of the President ; White House Office |
Council of Economic Advisers | CEA ; CEA Washington ; President's Council of Economic Advisers | White House
Office of Science and Technology Policy | OSTP | White House
Office of the United States Trade Representative | USTR ; U.S. Trade Representative |
Office of Management and Budget | U.S. Office of Management and Budget | White House
United States Mint | U.S. Mint ; US Mint | United States Department of the Treasury
Office of the Comptroller of the Currency | OCC | United States Department of the Treasury
Federal Reserve | Board of Governors of the Federal Reserve System ; U.S. Federal Reserve ; US Federal Reserve ; Federal Reserve Bank |
Federal Reserve Bank of New York | New York Fed ; FRBNY | Federal Reserve
Federal Reserve Bank of St. Louis | St. Louis Fed | Federal Reserve
Federal Reserve Bank of Chicago | Chicago Fed | Federal Reserve
Federal Reserve Bank of San Francisco | San Francisco Fed | Federal Reserve
Federal Reserve Bank of Minneapolis | Minneapolis Fed | Federal Reserve
Federal Reserve Bank of Philadelphia | Philadelphia Fed | Federal Reserve
Federal Reserve Bank of Boston | Boston Fed | Federal Reserve
Federal Reserve Bank of Cleveland | Cleveland Fed | Federal Reserve
Federal Reserve Bank of Atlanta | Atlanta Fed | Federal Reserve
Federal Reserve Bank of Dallas | Dallas Fed | Federal Reserve
Federal Reserve Bank of Richmond | Richmond Fed | Federal Reserve
Federal Reserve Bank of Kansas City | Kansas City Fed | Federal Reserve
Commodity Futures Trading Commission | CFTC |
Consumer Financial Protection Bureau | CFPB |
Equal Employment Opportunity Commission | EEOC |
Small Business Administration | SBA |
General Services Administration | GSA |
National Archives and Records Administration | NARA ; National Archives ; U.S. National Archives ; National Archives of the United States |
Government Publishing Office | GPO ; Government Printing Office |
Interstate Commerce Commission | ICC ; ICC USA |
Civil Aeronautics Board | CAB |
Federal Energy Regulatory Commission | FERC ; Federal Power Commission |
Federal Election Commission | FEC |
Consumer Product Safety Commission | CPSC |
United States International Trade Commission | USITC ; U.S. Tariff Commission ; U.S. International Trade Commission |
Office of Personnel Management | OPM ; Civil Service Commission ; U.S. Civil Service Commission |
Nuclear Regulatory Commission | NRC ; US NRC ; U.S. Nuclear Regulatory Commission ; USNRC |
Atomic Energy Commission | U.S. Atomic Energy Commission ; United States Atomic Energy Commission ; US Atomic Energy Commission |
Congressional Research Service | CRS ; Legislative Reference Service | Library of Congress
Library of Congress | U.S. Library of Congress ; US Library of Congress | United States Congress
Congressional Budget Office | US Congressional Budget Office | United States Congress
Government Accountability Office | U.S. Government Accountability Office | United States Congress
Office of Technology Assessment | OTA | United States Congress
Export-Import Bank of the United States | EXIM Bank ; Ex-Im Bank ; EXIM |
United States Information Agency | USIA ; US Information Agency ; U.S. Information Agency ; United States Information Service ; USIS |
Voice of America | VOA | United States Agency for Global Media
United States Agency for Global Media | USAGM ; Broadcasting Board of Governors |
Radio Free Europe/Radio Liberty | RFE/RL ; Radio Free Europe ; Radio Liberty |
Office of War Information | OWI |
Civilian Conservation Corps | CCC |
Federal Writers' Project | FWP | Works Progress Administration
National Recovery Administration | NRA ; NRA New Deal |
Office of Price Administration | OPA |
War Production Board | WPB |
War Relocation Authority | WRA |
Farm Security Administration | FSA ; Resettlement Administration |
Office of Scientific Research and Development | OSRD ; National Defense Research Committee ; NDRC |
Manhattan Project | Manhattan Engineer District ; Manhattan District |
AmeriCorps | Corporation for National and Community Service ; VISTA ; CNCS |
National Endowment for Democracy | NED |
Corporation for Public Broadcasting | CPB |
United States Institute of Peace | USIP |
United States Court of Appeals for the Ninth Circuit | Ninth Circuit ; 9th Circuit |
United States Court of Appeals for the Second Circuit | Second Circuit ; 2nd Circuit |
United States Court of Appeals for the District of Columbia Circuit | D.C. Circuit ; DC Circuit |
United States Attorney's Office | U.S. Attorney's Office ; US Attorney's Office | United States Department of Justice
New York City Police Department | NYPD ; New York Police Department |
Los Angeles Police Department | LAPD |
Chicago Police Department | CPD |
Boston Police Department | BPD |
New York City Fire Department | FDNY ; Fire Department of New York ; Fire Department of the City of New York |
Los Angeles County Sheriff's Department | LASD |
California Highway Patrol | CHP |
Metropolitan Transportation Authority | MTA |
Port Authority of New York and New Jersey | Port Authority ; PANYNJ |
Los Angeles Department of Water and Power | LADWP |
Los Angeles Unified School District | LAUSD |
New York City Department of Education | NYC Department of Education ; New York City Board of Education |
New York City Department of Health and Mental Hygiene | NYC Health Department ; DOHMH ; New York City Health Department |
Wadsworth Center | New York State Department of Health Wadsworth Center |
California Department of Fish and Wildlife | CDFW ; California Department of Fish and Game |
California Department of Transportation | Caltrans |
California Department of Public Health | CDPH |
California Air Resources Board | CARB |
Physikalisch-Technische Bundesanstalt | PTB ; National Metrology Institute of Germany ; Physikalisch-Technische Reichsanstalt |
Federal Institute for Materials Research and Testing | BAM ; Bundesanstalt für Materialforschung und -prüfung ; Materialprüfungsamt |
Federal Institute for Geosciences and Natural Resources | BGR ; Bundesanstalt für Geowissenschaften und Rohstoffe ; Bundesanstalt für Bodenforschung |
Federal Institute for Drugs and Medical Devices | BfArM ; Bundesinstitut für Arzneimittel und Medizinprodukte |
Federal Institute for Risk Assessment | BfR ; Bundesinstitut für Risikobewertung ; German Federal Institute for Risk Assessment |
Federal Office for Radiation Protection | BfS ; Bundesamt für Strahlenschutz |
Federal Agency for Nature Conservation | BfN ; Bundesamt für Naturschutz |
Federal Office for Information Security | BSI ; Bundesamt für Sicherheit in der Informationstechnik |
Federal Office of Consumer Protection and Food Safety | BVL ; Bundesamt für Verbraucherschutz und Lebensmittelsicherheit |
Federal Maritime and Hydrographic Agency | BSH ; BSH Hamburg ; Bundesamt für Seeschifffahrt und Hydrographie |
Federal Institute of Hydrology | BfG ; Bundesanstalt für Gewässerkunde |
Federal Highway Research Institute | BASt ; Bundesanstalt für Straßenwesen |
Federal Institute for Occupational Safety and Health | BAuA ; Bundesanstalt für Arbeitsschutz und Arbeitsmedizin |
Federal Office for Agriculture and Food | BLE ; Bundesanstalt für Landwirtschaft und Ernährung |
Federal Criminal Police Office | BKA ; Bundeskriminalamt |
Federal Office for the Protection of the Constitution | BfV ; Bundesamt für Verfassungsschutz ; Verfassungsschutz |
Federal Employment Agency | Bundesagentur für Arbeit ; Bundesanstalt für Arbeit |
Institute for Employment Research | IAB ; Institut für Arbeitsmarkt- und Berufsforschung | Federal Employment Agency
Federal Institute for Vocational Education and Training | BIBB ; Bundesinstitut für Berufsbildung |
Federal Statistical Office of Germany | Destatis ; Statistisches Bundesamt ; German Federal Statistical Office |
German Environment Agency | UBA ; Umweltbundesamt ; Federal Environment Agency |
German Weather Service | DWD ; Deutscher Wetterdienst |
Paul Ehrlich Institute | PEI ; Paul-Ehrlich-Institut ; Federal Institute for Vaccines and Biomedicines |
Robert Koch Institute | Robert Koch-Institut ; Royal Prussian Institute for Infectious Diseases |
Friedrich-Loeffler-Institut | FLI ; Federal Research Institute for Animal Health ; Friedrich Loeffler Institute ; Bundesforschungsanstalt für Viruskrankheiten der Tiere |
Julius Kühn-Institut | JKI ; Julius Kühn Institute ; Federal Research Centre for Cultivated Plants ; Biologische Bundesanstalt für Land- und Forstwirtschaft |
Max Rubner-Institut | MRI ; Max Rubner Institute ; Federal Research Institute of Nutrition and Food |
Johann Heinrich von Thünen Institute | Thünen Institute ; Thünen-Institut ; Johann Heinrich von Thünen-Institut ; vTI ; Bundesforschungsanstalt für Landwirtschaft |
Federal Ministry of Education and Research | BMBF ; Bundesministerium für Bildung und Forschung |
Federal Ministry for Economic Affairs and Energy | BMWi ; BMWK ; Bundesministerium für Wirtschaft und Energie |
Federal Foreign Office | Auswärtiges Amt ; German Foreign Office ; German Foreign Ministry |
Deutsche Gesellschaft für Internationale Zusammenarbeit | GIZ ; GTZ ; Deutsche Gesellschaft für Technische Zusammenarbeit |
KfW | Kreditanstalt für Wiederaufbau ; KfW Bankengruppe |
Deutsche Bundesbank | Bundesbank ; Bank deutscher Länder |
Bundesrat of Germany | German Federal Council ; Bundesrat ; Bundesrat (Germany) |
Federal Constitutional Court | Bundesverfassungsgericht |
Federal Court of Justice | Bundesgerichtshof ; BGH |
German Cancer Research Center | DKFZ ; Deutsches Krebsforschungszentrum | Helmholtz Association
Alfred Wegener Institute for Polar and Marine Research | AWI ; Alfred Wegener Institute ; Alfred-Wegener-Institut ; Helmholtz Centre for Polar and Marine Research | Helmholtz Association
GFZ German Research Centre for Geosciences | GFZ ; GeoForschungsZentrum Potsdam ; Helmholtz Centre Potsdam ; GFZ Helmholtz Centre for Geosciences ; Deutsches GeoForschungsZentrum | Helmholtz Association
GEOMAR Helmholtz Centre for Ocean Research Kiel | GEOMAR ; IFM-GEOMAR ; Leibniz Institute of Marine Sciences ; Institut für Meereskunde Kiel | Helmholtz Association
GSI Helmholtz Centre for Heavy Ion Research | GSI ; Gesellschaft für Schwerionenforschung ; GSI Helmholtzzentrum für Schwerionenforschung | Helmholtz Association
Helmholtz-Zentrum Berlin | HZB ; Hahn-Meitner-Institut ; BESSY ; Helmholtz-Zentrum Berlin für Materialien und Energie | Helmholtz Association
Helmholtz-Zentrum Dresden-Rossendorf | HZDR ; Forschungszentrum Dresden-Rossendorf ; FZD | Helmholtz Association
Helmholtz-Zentrum Hereon | Hereon ; GKSS ; Helmholtz-Zentrum Geesthacht ; HZG ; GKSS Research Centre | Helmholtz Association
Helmholtz Munich | Helmholtz Zentrum München ; GSF ; HMGU ; German Research Center for Environmental Health | Helmholtz Association
Helmholtz Centre for Environmental Research | UFZ ; Helmholtz-Zentrum für Umweltforschung ; Umweltforschungszentrum Leipzig-Halle | Helmholtz Association
Helmholtz Centre for Infection Research | HZI ; GBF ; Gesellschaft für Biotechnologische Forschung ; Helmholtz-Zentrum für Infektionsforschung | Helmholtz Association
Max Delbrück Center for Molecular Medicine | MDC ; Max-Delbrück-Centrum für Molekulare Medizin ; Max Delbrück Center | Helmholtz Association
German Center for Neurodegenerative Diseases | DZNE ; Deutsches Zentrum für Neurodegenerative Erkrankungen | Helmholtz Association
CISPA Helmholtz Center for Information Security | CISPA | Helmholtz Association
German Aerospace Center | German Aerospace Centre ; DFVLR ; Deutsche Forschungs- und Versuchsanstalt für Luft- und Raumfahrt | Helmholtz Association
Forschungszentrum Jülich | FZJ ; Jülich Research Centre ; Juelich Research Center | Helmholtz Association
Karlsruhe Research Center | Forschungszentrum Karlsruhe ; FZK ; Kernforschungszentrum Karlsruhe ; KfK |
Max Planck Institute for Extraterrestrial Physics | MPE ; Max-Planck-Institut für extraterrestrische Physik | Max Planck Society
Max Planck Institute for Astrophysics | MPA ; Max-Planck-Institut für Astrophysik | Max Planck Society
Max Planck Institute for Astronomy | MPIA ; Max-Planck-Institut für Astronomie | Max Planck Society
Max Planck Institute for Radio Astronomy | MPIfR ; Max-Planck-Institut für Radioastronomie | Max Planck Society
Max Planck Institute for Solar System Research | MPS ; Max Planck Institute for Aeronomy ; Max-Planck-Institut für Sonnensystemforschung | Max Planck Society
Max Planck Institute for Gravitational Physics | AEI ; Albert Einstein Institute ; Max-Planck-Institut für Gravitationsphysik | Max Planck Society
Max Planck Institute of Plasma Physics | IPP ; Max-Planck-Institut für Plasmaphysik ; Max Planck Institute for Plasma Physics | Max Planck Society
Max Planck Institute for Nuclear Physics | MPIK ; Max-Planck-Institut für Kernphysik | Max Planck Society
Max Planck Institute for Physics | MPP ; Werner Heisenberg Institute ; Max-Planck-Institut für Physik | Max Planck Society
Max Planck Institute of Quantum Optics | MPQ ; Max-Planck-Institut für Quantenoptik | Max Planck Society
Max Planck Institute for Evolutionary Anthropology | MPI-EVA ; Max-Planck-Institut für evolutionäre Anthropologie | Max Planck Society
Max Planck Institute for Multidisciplinary Sciences | Max Planck Institute for Biophysical Chemistry ; Karl Friedrich Bonhoeffer Institute ; Max Planck Institute of Experimental Medicine | Max Planck Society
Max Planck Institute for Coal Research | Max-Planck-Institut für Kohlenforschung ; Kaiser Wilhelm Institute for Coal Research ; MPI KoFo | Max Planck Society
Fritz Haber Institute of the Max Planck Society | Fritz Haber Institute ; FHI ; Fritz-Haber-Institut ; Kaiser Wilhelm Institute for Physical Chemistry | Max Planck Society
Max Planck Institute for Demographic Research | MPIDR | Max Planck Society
Max Planck Institute for Human Development | MPIB ; Max-Planck-Institut für Bildungsforschung | Max Planck Society
Max Planck Institute for Meteorology | MPI-M ; Max-Planck-Institut für Meteorologie | Max Planck Society
Max Planck Institute for Informatics | MPII ; Max-Planck-Institut für Informatik | Max Planck Society
Bibliotheca Hertziana | Max Planck Institute for Art History ; Max-Planck-Institut für Kunstgeschichte | Max Planck Society
Max Planck Institute for Psycholinguistics | MPI Nijmegen | Max Planck Society
Max Planck Computing and Data Facility | MPCDF ; Rechenzentrum Garching | Max Planck Society
Fraunhofer Institute for Integrated Circuits | Fraunhofer IIS ; Fraunhofer-Institut für Integrierte Schaltungen | Fraunhofer Society
Fraunhofer Institute for Solar Energy Systems | Fraunhofer ISE ; Fraunhofer-Institut für Solare Energiesysteme | Fraunhofer Society
Fraunhofer Institute for Telecommunications | Heinrich Hertz Institute ; Fraunhofer HHI ; Heinrich-Hertz-Institut | Fraunhofer Society
Fraunhofer Institute for Systems and Innovation Research | Fraunhofer ISI | Fraunhofer Society
Fraunhofer Institute for Manufacturing Engineering and Automation | Fraunhofer IPA | Fraunhofer Society
Fraunhofer Institute for Laser Technology | Fraunhofer ILT | Fraunhofer Society
Fraunhofer Society | Fraunhofer Institute ; Fraunhofer-Gesellschaft zur Förderung der angewandten Forschung |
Potsdam Institute for Climate Impact Research | PIK ; Potsdam-Institut für Klimafolgenforschung | Leibniz Association
WZB Berlin Social Science Center | WZB ; Wissenschaftszentrum Berlin für Sozialforschung ; Social Science Research Center Berlin | Leibniz Association
DIW Berlin | DIW ; German Institute for Economic Research ; Deutsches Institut für Wirtschaftsforschung | Leibniz Association
ifo Institute | ifo Institute for Economic Research ; ifo Institut ; Institut für Wirtschaftsforschung München | Leibniz Association
Kiel Institute for the World Economy | IfW ; IfW Kiel ; Institut für Weltwirtschaft | Leibniz Association
ZEW | Centre for European Economic Research ; Zentrum für Europäische Wirtschaftsforschung ; ZEW Mannheim | Leibniz Association
RWI – Leibniz Institute for Economic Research | RWI Essen ; Rheinisch-Westfälisches Institut für Wirtschaftsforschung | Leibniz Association
GESIS – Leibniz Institute for the Social Sciences | GESIS ; Zentralarchiv für Empirische Sozialforschung ; ZUMA | Leibniz Association
Leibniz Institute for Tropospheric Research | TROPOS ; IfT ; Leibniz-Institut für Troposphärenforschung | Leibniz Association
Leibniz Institute for Baltic Sea Research | IOW ; Leibniz-Institut für Ostseeforschung Warnemünde ; Institut für Meereskunde Warnemünde | Leibniz Association
Leibniz Institute for Zoo and Wildlife Research | IZW ; Leibniz-Institut für Zoo- und Wildtierforschung | Leibniz Association
Leibniz Institute of Freshwater Ecology and Inland Fisheries | IGB ; Leibniz-Institut für Gewässerökologie und Binnenfischerei | Leibniz Association
Leibniz Institute of Plant Genetics and Crop Plant Research | IPK ; IPK Gatersleben ; Leibniz-Institut für Pflanzengenetik und Kulturpflanzenforschung | Leibniz Association
Leibniz Institute for Astrophysics Potsdam | AIP ; Astrophysikalisches Institut Potsdam ; Astrophysical Observatory Potsdam | Leibniz Association
Leibniz Centre for Tropical Marine Research | ZMT ; Leibniz-Zentrum für Marine Tropenforschung | Leibniz Association
Leibniz Centre for Agricultural Landscape Research | ZALF ; Leibniz-Zentrum für Agrarlandschaftsforschung | Leibniz Association
Bernhard Nocht Institute for Tropical Medicine | BNITM ; Bernhard-Nocht-Institut für Tropenmedizin ; BNI | Leibniz Association
Leibniz Institute for Natural Product Research and Infection Biology | HKI ; Hans Knöll Institute ; Hans-Knöll-Institut | Leibniz Association
Leibniz Institute on Aging | FLI ; FLI Jena ; Fritz Lipmann Institute ; Institute of Molecular Biotechnology Jena | Leibniz Association
Senckenberg Nature Research Society | Senckenberg Gesellschaft für Naturforschung ; SGN ; Senckenberg Museum ; Senckenberg Research Institute | Leibniz Association
Museum für Naturkunde | MfN ; Museum of Natural History Berlin ; Natural History Museum Berlin ; Museum für Naturkunde Berlin | Leibniz Association
Zoological Research Museum Alexander Koenig | ZFMK ; Museum Koenig ; Zoologisches Forschungsmuseum Alexander Koenig | Leibniz Association
Deutsches Museum | German Museum of Masterpieces of Science and Technology | Leibniz Association
Germanisches Nationalmuseum | GNM ; Germanic National Museum | Leibniz Association
German National Library | DNB ; Deutsche Nationalbibliothek ; Deutsche Bibliothek ; Deutsche Bücherei |
Bavarian State Library | BSB ; Bayerische Staatsbibliothek |
Berlin State Library | SBB ; Staatsbibliothek zu Berlin ; Royal Library Berlin | Prussian Cultural Heritage Foundation
Prussian Cultural Heritage Foundation | SPK ; Stiftung Preußischer Kulturbesitz |
German Federal Archives | Bundesarchiv ; BArch |
German Archaeological Institute | DAI ; Deutsches Archäologisches Institut |
German Research Centre for Artificial Intelligence | DFKI ; Deutsches Forschungszentrum für Künstliche Intelligenz |
German Development Institute | DIE ; Deutsches Institut für Entwicklungspolitik ; IDOS ; German Institute of Development and Sustainability |
German Youth Institute | DJI ; Deutsches Jugendinstitut |
German Institute of Global and Area Studies | GIGA ; Deutsches Übersee-Institut | Leibniz Association
German Institute for International and Security Affairs | SWP ; Stiftung Wissenschaft und Politik |
Alexander von Humboldt Foundation | AvH ; Humboldt Foundation ; Alexander von Humboldt-Stiftung |
Volkswagen Foundation | VolkswagenStiftung |
Konrad Adenauer Foundation | KAS ; Konrad-Adenauer-Stiftung |
Friedrich Ebert Foundation | FES ; Friedrich-Ebert-Stiftung |
Heinrich Böll Foundation | Heinrich-Böll-Stiftung ; hbs |
Friedrich Naumann Foundation | FNF ; Friedrich-Naumann-Stiftung |
Goethe-Institut | Goethe Institute ; Deutsche Akademie München |
European Spallation Source | ESS |
European X-Ray Free-Electron Laser Facility | European XFEL ; XFEL |
German Red Cross | DRK ; Deutsches Rotes Kreuz ; GRC |
TÜV SÜD | Technischer Überwachungsverein Süd |
Bavarian Academy of Sciences and Humanities | BAdW ; Bayerische Akademie der Wissenschaften |
Berlin-Brandenburg Academy of Sciences and Humanities | BBAW ; Berlin-Brandenburgische Akademie der Wissenschaften |
German Academy of Sciences at Berlin | Academy of Sciences of the GDR ; Akademie der Wissenschaften der DDR ; AdW |
French National Centre for Scientific Research | French National Center for Scientific Research ; National Centre for Scientific Research ; National Center for Scientific Research |
Commissariat à l'énergie atomique | Commissariat à l'énergie atomique et aux énergies alternatives ; French Atomic Energy Commission ; Atomic Energy and Alternative Energies Commission |
CEA-Leti | Leti ; Laboratoire d'électronique des technologies de l'information | Commissariat à l'énergie atomique
CEA Saclay | Saclay Nuclear Research Centre ; CEN Saclay | Commissariat à l'énergie atomique
IRFU | Institut de recherche sur les lois fondamentales de l'Univers ; DAPNIA | Commissariat à l'énergie atomique
Inria | National Institute for Research in Digital Science and Technology ; Institut national de recherche en sciences et technologies du numérique ; IRIA |
INSERM | French Institute of Health and Medical Research ; National Institute of Health and Medical Research ; French National Institute of Health and Medical Research |
INRAE | National Research Institute for Agriculture, Food and Environment ; French National Institute for Agricultural Research ; IRSTEA ; CEMAGREF ; Institut national de recherche pour l'agriculture, l'alimentation et l'environnement ; National Institute for Agricultural Research |
CIRAD | Centre de coopération internationale en recherche agronomique pour le développement ; French Agricultural Research Centre for International Development |
Institut de recherche pour le développement | IRD ; ORSTOM ; French National Research Institute for Sustainable Development ; Institute of Research for Development |
IFREMER | French Research Institute for Exploitation of the Sea ; French National Institute for Ocean Science ; CNEXO |
Bureau de Recherches Géologiques et Minières | BRGM ; French Geological Survey |
CNES | French Space Agency ; National Centre for Space Studies ; French National Centre for Space Studies |
ONERA | French Aerospace Lab |
IFP Énergies nouvelles | IFPEN ; Institut français du pétrole ; French Institute of Petroleum ; IFP |
Institut de Radioprotection et de Sûreté Nucléaire | IRSN ; Institute for Radiological Protection and Nuclear Safety |
Agence Nationale de la Recherche | ANR ; French National Research Agency |
ANSES | French Agency for Food, Environmental and Occupational Health & Safety ; Agence nationale de sécurité sanitaire de l'alimentation, de l'environnement et du travail ; AFSSA ; AFSSET |
Santé publique France | SpF ; French National Public Health Agency ; Institut de veille sanitaire ; InVS |
Agence nationale de sécurité du médicament et des produits de santé | ANSM ; AFSSAPS |
Haute Autorité de Santé | HAS ; French National Authority for Health |
ADEME | Agence de l'environnement et de la maîtrise de l'énergie ; French Environment and Energy Management Agency |
INSEE | Institut national de la statistique et des études économiques ; National Institute of Statistics and Economic Studies |
Institut national d'études démographiques | INED ; French Institute for Demographic Studies |
Météo-France | French Meteorological Service ; Centre National de Recherches Météorologiques ; CNRM |
SHOM | Service hydrographique et océanographique de la marine |
INERIS | Institut national de l'environnement industriel et des risques ; French National Institute for Industrial Environment and Risks |
Cerema | Centre d'études et d'expertise sur les risques, l'environnement, la mobilité et l'aménagement ; CETE |
IFSTTAR | Institut français des sciences et technologies des transports, de l'aménagement et des réseaux ; LCPC ; INRETS |
Laboratoire national de métrologie et d'essais | LNE |
CSTB | Centre scientifique et technique du bâtiment |
National Institute of Geographic and Forest Information | IGN ; Institut géographique national ; Institut national de l'information géographique et forestière |
Muséum national d'histoire naturelle | MNHN ; French National Museum of Natural History ; National Museum of Natural History, France ; Jardin du Roi |
Direction générale de l'armement | DGA ; Délégation générale pour l'armement |
Collège de France | Collège Royal |
Observatoire de Paris | Paris Observatory ; OBSPM |
Observatoire de la Côte d'Azur | OCA ; Nice Observatory ; Côte d'Azur Observatory |
Institut d'astrophysique de Paris | IAP |
Synchrotron SOLEIL | SOLEIL ; LURE |
Institut Laue–Langevin | ILL ; Institut Max von Laue–Paul Langevin |
European Synchrotron Radiation Facility | ESRF ; Installation européenne de rayonnement synchrotron |
GANIL | Grand accélérateur national d'ions lourds |
IRAM | Institut de radioastronomie millimétrique |
IRCAM | Institut de recherche et coordination acoustique/musique | Centre Pompidou
Centre Pompidou | Centre national d'art et de culture Georges-Pompidou ; Beaubourg |
Musée d'Orsay | Orsay Museum |
Musée du quai Branly | Quai Branly Museum ; Musée du quai Branly – Jacques Chirac |
Musée de l'Homme | Musée d'Ethnographie du Trocadéro | Muséum national d'histoire naturelle
Institut Curie | Curie Institute ; Radium Institute |
Institut Gustave Roussy | Gustave Roussy ; IGR ; Gustave Roussy Institute |
Centre Léon Bérard | CLB |
Assistance Publique – Hôpitaux de Paris | AP-HP ; APHP ; Assistance Publique |
Pitié-Salpêtrière Hospital | Hôpital de la Salpêtrière ; La Pitié-Salpêtrière ; Pitié-Salpêtrière ; Salpêtrière ; Salpêtrière Hospital | Assistance Publique – Hôpitaux de Paris
Hôpital Necker-Enfants Malades | Necker Hospital ; Hôpital Necker ; Necker–Enfants Malades Hospital | Assistance Publique – Hôpitaux de Paris
Hôpital Bichat-Claude-Bernard | Hôpital Bichat ; Bichat Hospital | Assistance Publique – Hôpitaux de Paris
Hôpital Européen Georges-Pompidou | HEGP | Assistance Publique – Hôpitaux de Paris
Hôtel-Dieu de Paris | Hôtel-Dieu | Assistance Publique – Hôpitaux de Paris
Hôpital Saint-Louis | Saint-Louis Hospital | Assistance Publique – Hôpitaux de Paris
Hôpital Cochin | Cochin Hospital | Assistance Publique – Hôpitaux de Paris
Hôpital Henri-Mondor | Henri Mondor Hospital | Assistance Publique – Hôpitaux de Paris
Hôpital Robert-Debré | Robert Debré Hospital | Assistance Publique – Hôpitaux de Paris
Hôpital Bicêtre | Bicêtre Hospital ; Kremlin-Bicêtre | Assistance Publique – Hôpitaux de Paris
Hospices Civils de Lyon | HCL Lyon ; CHU de Lyon ; Lyon University Hospital |
Hôpital Edouard-Herriot | Edouard Herriot Hospital | Hospices Civils de Lyon
Assistance Publique – Hôpitaux de Marseille | AP-HM ; APHM |
Hôpital de la Timone | La Timone ; Timone Hospital | Assistance Publique – Hôpitaux de Marseille
Établissement français du sang | EFS ; French Blood Establishment |
Institut national du cancer | INCa ; French National Cancer Institute |
Banque de France | Bank of France |
Caisse des dépôts et consignations | CDC ; CDC Paris ; Caisse des Dépôts |
Agence française de développement | AFD ; French Development Agency |
Conseil constitutionnel | Constitutional Council of France |
Sénat (France) | French Senate ; Senate of France |
National Assembly (France) | French National Assembly ; Chamber of Deputies (France) ; French Parliament |
Direction générale de la Sécurité extérieure | DGSE ; SDECE |
Gendarmerie nationale | National Gendarmerie ; French Gendarmerie |
French Army | Grande Armée ; French Land Army |
Free French Forces | Forces françaises libres ; Free French ; FFL |
French Resistance | La Résistance |
Préfecture de police de Paris | Paris Police Prefecture |
Radio France | Société nationale de radiodiffusion ; France Inter |
Radio France Internationale | RFI | France Médias Monde
France 24 | France Vingt-Quatre | France Médias Monde
France Médias Monde | Audiovisuel extérieur de la France |
L'Humanité | L'Huma |
Le Figaro | Figaro |
Libération | Libé |
Le Nouvel Observateur | L'Obs ; Nouvel Obs |
Les Échos | Groupe Les Échos |
L'Équipe | L'Auto |
Éditions Gallimard | Gallimard ; Librairie Gallimard ; Éditions de la Nouvelle Revue Française |
Hachette | Hachette Livre ; Librairie Hachette | Lagardère
Lagardère | Matra Hachette |
Alstom | GEC Alsthom ; Alsthom ; CGE |
Alcatel | Compagnie Générale d'Électricité ; Alcatel Alsthom ; CIT-Alcatel | Nokia
Thales Alenia Space | Alcatel Alenia Space ; Alcatel Space ; TAS | Thales
Safran Aircraft Engines | SNECMA | Safran
Sagem | Société d'applications générales de l'électricité et de la mécanique ; Safran Electronics & Defense | Safran
Turbomeca | Safran Helicopter Engines | Safran
Aérospatiale | SNIAS ; Aérospatiale-Matra | Airbus
Airbus Helicopters | Eurocopter | Airbus
Airbus Defence and Space | EADS Astrium ; Astrium ; Cassidian ; Airbus Defence & Space | Airbus
ArianeGroup | Airbus Safran Launchers |
Naval Group | DCNS ; Direction des Constructions Navales ; DCN |
Nexter | GIAT Industries ; GIAT | KNDS
KNDS | KMW+Nexter Defense Systems ; Krauss-Maffei Wegmann |
Framatome | Areva NP ; Areva | EDF
Orano | Cogema ; Areva NC |
Schneider Electric | Schneider & Cie ; Groupe Schneider |
Valeo | Société anonyme française du Ferodo |
Atos | Atos Origin ; Sligos |
Groupe Bull | Bull ; Compagnie des Machines Bull ; Bull SAS | Atos
Capgemini | Cap Gemini ; Cap Gemini Ernst & Young ; Sogeti |
Altran | Altran Technologies ; Capgemini Engineering | Capgemini
Air Liquide | L'Air Liquide |
Arkema | Elf Atochem ; Atofina |
Elf Aquitaine | Elf ; Société nationale Elf Aquitaine ; SNEA | TotalEnergies
TotalEnergies | Compagnie française des pétroles ; TotalFinaElf ; Total Fina Elf ; Total (France) |
Suez | Suez Environnement ; Lyonnaise des Eaux ; Compagnie de Suez |
Servier | Laboratoires Servier ; Les Laboratoires Servier |
Pierre Fabre | Laboratoires Pierre Fabre |
Ipsen | Laboratoires Beaufour ; Beaufour Ipsen |
bioMérieux | BD Mérieux |
Sanofi Pasteur | Pasteur Mérieux Connaught ; Aventis Pasteur ; Connaught Laboratories | Sanofi
Roussel Uclaf | Laboratoires Roussel |
Rhône-Poulenc | Rhône-Poulenc Rorer | Sanofi
Sanofi | Sanofi-Synthélabo ; Sanofi S.A. |
Essilor | EssilorLuxottica ; Essel |
Dassault Aviation | Dassault ; Générale Aéronautique Marcel Dassault |
Pernod Ricard | Pernod ; Ricard |
Lactalis | Groupe Lactalis ; Besnier |
Limagrain | Groupe Limagrain ; Vilmorin & Cie |
Veolia | Veolia Environnement ; Veolia Environment |
Orange | Orange Labs ; France Télécom R&D ; CNET |
STMicroelectronics | ST Microelectronics ; SGS-Thomson Microelectronics |
Technicolor | Thomson Multimedia ; Thomson SA ; Vantiva |
CMA CGM | Compagnie Maritime d'Affrètement ; Compagnie générale maritime |
CGG | Compagnie Générale de Géophysique ; CGGVeritas ; Viridien |
TechnipFMC | Technip ; FMC Technologies |
UK Research and Innovation | UKRI ; Research Councils UK ; RCUK |
Medical Research Council | UK Medical Research Council ; Medical Research Committee | UK Research and Innovation
Engineering and Physical Sciences Research Council | EPSRC ; Science and Engineering Research Council ; SERC | UK Research and Innovation
Biotechnology and Biological Sciences Research Council | BBSRC ; Agricultural and Food Research Council ; Agricultural Research Council (UK) | UK Research and Innovation
Natural Environment Research Council | NERC | UK Research and Innovation
Economic and Social Research Council | ESRC ; Social Science Research Council (UK) | UK Research and Innovation
Arts and Humanities Research Council | AHRC ; Arts and Humanities Research Board | UK Research and Innovation
Science and Technology Facilities Council | Council for the Central Laboratory of the Research Councils ; CCLRC ; Particle Physics and Astronomy Research Council ; PPARC | UK Research and Innovation
Innovate UK | Technology Strategy Board | UK Research and Innovation
Daresbury Laboratory | STFC Daresbury Laboratory ; SERC Daresbury Laboratory | Science and Technology Facilities Council
ISIS Neutron and Muon Source | ISIS Facility ; ISIS neutron source | Science and Technology Facilities Council
Diamond Light Source | DLS |
UK Astronomy Technology Centre | UK ATC ; Royal Observatory Edinburgh | Science and Technology Facilities Council
MRC Laboratory of Molecular Biology | LMB ; Laboratory of Molecular Biology ; MRC LMB | Medical Research Council
Francis Crick Institute | The Crick ; Crick Institute ; UK Centre for Medical Research and Innovation |
London Research Institute | Imperial Cancer Research Fund Laboratories | Cancer Research UK
Cancer Research UK | CRUK ; Imperial Cancer Research Fund ; Cancer Research Campaign ; ICRF |
Institute of Cancer Research | ICR |
Wellcome Trust | Wellcome |
Wellcome Sanger Institute | Sanger Institute ; Wellcome Trust Sanger Institute | Wellcome Trust
European Bioinformatics Institute | EBI ; EMBL-EBI | European Molecular Biology Laboratory
British Heart Foundation | BHF |
Babraham Institute | Institute of Animal Physiology | Biotechnology and Biological Sciences Research Council
John Innes Centre | JIC ; John Innes Horticultural Institution ; John Innes Institute |
Rothamsted Research | Rothamsted Experimental Station ; Rothamsted ; Institute of Arable Crops Research |
Pirbright Institute | Institute for Animal Health ; Animal Virus Research Institute |
Quadram Institute | Institute of Food Research ; Quadram Institute Bioscience |
Earlham Institute | The Genome Analysis Centre ; TGAC |
Roslin Institute | Animal Breeding Research Organisation |
James Hutton Institute | Macaulay Land Use Research Institute ; Scottish Crop Research Institute ; SCRI |
Moredun Research Institute | MRI ; Moredun ; Moredun Foundation |
UK Centre for Ecology & Hydrology | UKCEH ; Centre for Ecology and Hydrology ; CEH ; Institute of Terrestrial Ecology ; Institute of Hydrology |
British Geological Survey | BGS ; Institute of Geological Sciences ; Geological Survey of Great Britain | Natural Environment Research Council
British Antarctic Survey | FIDS | Natural Environment Research Council
National Oceanography Centre | NOC ; Southampton Oceanography Centre ; Institute of Oceanographic Sciences ; Proudman Oceanographic Laboratory |
Plymouth Marine Laboratory | PML ; Institute for Marine Environmental Research |
Marine Biological Association of the United Kingdom | MBA ; Marine Biological Association |
Scottish Association for Marine Science | SAMS ; Scottish Marine Biological Association ; Dunstaffnage Marine Laboratory |
Centre for Environment, Fisheries and Aquaculture Science | Cefas ; Fisheries Laboratory Lowestoft | Department for Environment, Food and Rural Affairs
Department for Environment, Food and Rural Affairs | Defra ; Ministry of Agriculture, Fisheries and Food ; MAFF |
Animal and Plant Health Agency | APHA ; Veterinary Laboratories Agency ; Animal Health and Veterinary Laboratories Agency ; Central Veterinary Laboratory | Department for Environment, Food and Rural Affairs
Fera Science | Food and Environment Research Agency ; Central Science Laboratory ; FERA |
Environment Agency (United Kingdom) | UK Environment Agency ; National Rivers Authority | Department for Environment, Food and Rural Affairs
Natural England | English Nature ; Countryside Agency |
Natural Resources Wales | Countryside Council for Wales ; Cyfoeth Naturiol Cymru |
NatureScot | Scottish Natural Heritage |
Forest Research | Forestry Commission Research Agency | Forestry Commission
Forestry Commission | Forestry Commission England |
Agri-Food and Biosciences Institute | AFBI |
UK Health Security Agency | UKHSA ; Public Health England ; PHE ; Health Protection Agency ; HPA ; Public Health Laboratory Service |
Medicines and Healthcare products Regulatory Agency | MHRA ; Medicines Control Agency |
National Institute for Biological Standards and Control | NIBSC | Medicines and Healthcare products Regulatory Agency
National Institute for Health and Care Excellence | NICE ; National Institute for Clinical Excellence |
National Institute for Health and Care Research | NIHR ; National Institute for Health Research |
Department of Health and Social Care | DHSC ; Department of Health (United Kingdom) ; UK Department of Health ; Ministry of Health (UK) |
Health and Safety Executive | HSE ; Health and Safety Laboratory |
NHS Blood and Transplant | NHSBT ; National Blood Service | National Health Service
Defence Science and Technology Laboratory | Dstl ; Defence Evaluation and Research Agency ; DERA ; Porton Down | Ministry of Defence (United Kingdom)
Royal Aircraft Establishment | RAE ; RAE Farnborough ; Royal Aircraft Factory ; Royal Aerospace Establishment |
Royal Signals and Radar Establishment | RSRE ; Telecommunications Research Establishment ; TRE ; Royal Radar Establishment |
Atomic Weapons Establishment | AWE ; AWE Aldermaston ; Atomic Weapons Research Establishment | Ministry of Defence (United Kingdom)
United Kingdom Atomic Energy Authority | UKAEA ; UK Atomic Energy Authority ; Atomic Energy Authority |
Culham Centre for Fusion Energy | CCFE ; Culham Laboratory ; JET ; Joint European Torus | United Kingdom Atomic Energy Authority
Atomic Energy Research Establishment | AERE ; Harwell Laboratory ; AERE Harwell | United Kingdom Atomic Energy Authority
National Nuclear Laboratory | NNL ; United Kingdom National Nuclear Laboratory ; UKNNL |
British Nuclear Fuels | BNFL |
Ordnance Survey | OS |
Office for National Statistics | ONS ; Central Statistical Office (UK) ; Office of Population Censuses and Surveys ; OPCS |
Meteorological Office | UK Met Office ; UK Meteorological Office ; Hadley Centre ; Met Office Hadley Centre |
Royal Botanic Garden Edinburgh | RBGE |
Kew Gardens | RBG Kew |
Natural History Museum, London | NHM ; Natural History Museum ; NHM London |
The National Archives (United Kingdom) | Public Record Office ; PRO ; TNA ; UK National Archives |
Alan Turing Institute | ATI |
Royal Greenwich Observatory | RGO ; Royal Observatory, Greenwich |
Foreign and Commonwealth Office | British Foreign Office ; Diplomatic Service ; HM Diplomatic Service ; British Diplomatic Service ; Foreign & Commonwealth Office |
Colonial Office | British Colonial Office ; Colonial Service |
India Office | British India Office |
Department for International Development | DFID ; Overseas Development Administration ; Ministry of Overseas Development |
Department for Business, Energy and Industrial Strategy | BEIS ; Department of Trade and Industry ; DTI ; Board of Trade ; Department for Business, Innovation and Skills |
Department for Education (United Kingdom) | DfE ; Department for Education and Skills ; Ministry of Education (UK) |
Home Office | UK Home Office ; British Home Office |
HM Treasury | Her Majesty's Treasury ; His Majesty's Treasury ; UK Treasury ; British Treasury |
HM Revenue and Customs | HMRC ; Inland Revenue ; HM Customs and Excise |
HM Prison and Probation Service | HM Prison Service ; HMPPS |
Crown Prosecution Service | CPS |
Ministry of Defence (United Kingdom) | UK Ministry of Defence ; British Ministry of Defence ; Admiralty ; Air Ministry ; British War Office |
Royal Navy | Britain's Royal Navy ; RN ; Navy of the United Kingdom ; His Majesty's Navy ; Her Majesty's Navy | Ministry of Defence (United Kingdom)
Royal Naval Volunteer Reserve | RNVR | Royal Navy
Royal Naval Reserve | RNR | Royal Navy
Royal Naval Air Service | RNAS | Royal Navy
Fleet Air Arm | FAA ; FAA Royal Navy ; Royal Naval Air Branch | Royal Navy
Royal Marines | Royal Marine Commandos | Royal Navy
Royal Air Force | British Air Force ; Royal Air Force Volunteer Reserve ; RAFVR | Ministry of Defence (United Kingdom)
Women's Auxiliary Air Force | WAAF |
Auxiliary Territorial Service | ATS |
Women's Royal Naval Service | WRNS ; Wrens | Royal Navy
British Army | Land Forces of the United Kingdom ; Army of the United Kingdom | Ministry of Defence (United Kingdom)
Territorial Army | Army Reserve (United Kingdom) ; TA ; British Territorial Army ; Territorial Force | British Army
Special Air Service | SAS ; 22 SAS ; SAS Regiment | British Army
Special Boat Service | SBS ; Special Boat Squadron |
Parachute Regiment | The Paras | British Army
Royal Artillery | Royal Regiment of Artillery ; Royal Field Artillery ; Royal Garrison Artillery | British Army
Royal Engineers | Corps of Royal Engineers ; Sappers | British Army
Royal Army Medical Corps | RAMC | British Army
Royal Corps of Signals | Royal Signals | British Army
Royal Electrical and Mechanical Engineers | REME | British Army
Royal Tank Regiment | Royal Tank Corps ; Tank Corps | British Army
Coldstream Guards | Coldstream Regiment | British Army
Grenadier Guards | 1st Regiment of Foot Guards | British Army
Black Watch | Royal Highland Regiment ; 42nd Regiment of Foot | British Army
British Indian Army | Indian Army (1895–1947) ; British India Army ; Royal Indian Army |
Special Operations Executive | SOE |
Bletchley Park | Government Code and Cypher School ; GC&CS | Government Communications Headquarters
MI6 | British Secret Intelligence Service |
MI5 | British Security Service |
Metropolitan Police Service | MPS ; London Metropolitan Police ; Metropolitan Police Force | Home Office
Police Service of Northern Ireland | PSNI ; Royal Ulster Constabulary ; RUC |
Royal Irish Constabulary | RIC |
City of London Police | London City Police |
Greater London Council | GLC ; London County Council ; LCC |
Greater London Authority | GLA |
Transport for London | TfL ; London Transport ; London Underground |
British Rail | British Railways |
National Coal Board | British Coal ; NCB |
Central Electricity Generating Board | CEGB |
General Post Office | GPO ; Royal Mail ; British Post Office |
Civil Service | British Civil Service ; UK Civil Service ; Her Majesty's Civil Service ; His Majesty's Civil Service ; Home Civil Service |
Indian Civil Service | Imperial Civil Service ; ICS |
Arts Council of Great Britain | Arts Council England ; Arts Council ; ACE |
British Film Institute | BFI |
English Heritage | Historic England ; Historic Buildings and Monuments Commission |
National Trust | National Trust for Places of Historic Interest or Natural Beauty |
Royal Society for the Protection of Birds | RSPB |
Royal Horticultural Society | RHS |
Zoological Society of London | ZSL ; London Zoo |
British Trust for Ornithology | BTO |
Joint Nature Conservation Committee | JNCC ; Nature Conservancy Council |
Royal National Lifeboat Institution | RNLI |
Royal National Institute of Blind People | RNIB |
National Society for the Prevention of Cruelty to Children | NSPCC |
Royal Society for the Prevention of Cruelty to Animals | RSPCA |
Citizens Advice | Citizens Advice Bureau ; National Association of Citizens Advice Bureaux |
Labour Party | British Labour Party ; Labour Party (UK) ; Labour Representation Committee ; New Labour |
Conservative Party | British Conservative Party ; Conservative Party (UK) ; UK Conservative Party ; Unionist Party |
Liberal Democrats | UK Liberal Democrats ; Social and Liberal Democrats ; Liberal Democrat Party |
Liberal Party (UK) | British Liberal Party |
Social Democratic Party (UK) | SDP |
Green Party of England and Wales | Green Party ; Ecology Party ; UK Green Party |
Plaid Cymru | Party of Wales |
Communist Party of Great Britain | CPGB ; British Communist Party ; Communist Party (Great Britain) |
British Union of Fascists | BUF |
Reform UK | Brexit Party |
Scottish Parliament | Pàrlamaid na h-Alba |
Senedd | Welsh Parliament ; National Assembly for Wales ; Welsh Assembly ; Senedd Cymru |
Welsh Government | Welsh Assembly Government ; Llywodraeth Cymru ; Welsh Office |
Scottish Government | Scottish Executive ; Scottish Office |
House of Commons | British Commons | Parliament of the United Kingdom
House of Lords | British House of Lords ; House of Peers | Parliament of the United Kingdom
Parliament of the United Kingdom | Parliament of Great Britain ; United Kingdom Parliament |
National Research Council (Italy) | NRC ; Italian National Research Council ; National Research Council of Italy ; CNR Italy |
ENEA | Italian National Agency for New Technologies, Energy and Sustainable Economic Development ; Agenzia nazionale per le nuove tecnologie, l'energia e lo sviluppo economico sostenibile ; CNEN ; Comitato Nazionale per l'Energia Nucleare |
National Institute for Astrophysics | INAF ; Istituto Nazionale di Astrofisica |
National Institute for Nuclear Physics | INFN ; Istituto Nazionale di Fisica Nucleare |
Laboratori Nazionali di Frascati | LNF ; Frascati National Laboratory | National Institute for Nuclear Physics
Laboratori Nazionali del Gran Sasso | LNGS ; Gran Sasso National Laboratory ; Gran Sasso Laboratory | National Institute for Nuclear Physics
Laboratori Nazionali di Legnaro | LNL ; Legnaro National Laboratory | National Institute for Nuclear Physics
Arcetri Astrophysical Observatory | Osservatorio Astrofisico di Arcetri ; Arcetri Observatory | National Institute for Astrophysics
Brera Astronomical Observatory | Osservatorio Astronomico di Brera ; Brera Observatory | National Institute for Astrophysics
National Institute of Geophysics and Volcanology | INGV ; Istituto Nazionale di Geofisica e Vulcanologia |
Istituto Nazionale di Ricerca Metrologica | INRIM ; Istituto Elettrotecnico Nazionale Galileo Ferraris ; National Institute of Metrological Research |
Istituto Nazionale di Oceanografia e di Geofisica Sperimentale | OGS ; National Institute of Oceanography and Applied Geophysics ; Osservatorio Geofisico Sperimentale |
Istituto Superiore di Sanità | ISS ; Italian National Institute of Health ; National Institute of Health (Italy) |
Istituto Nazionale di Statistica | ISTAT ; Italian National Institute of Statistics |
Italian Institute for Environmental Protection and Research | ISPRA ; Istituto Superiore per la Protezione e la Ricerca Ambientale ; APAT ; ICRAM |
Council for Agricultural Research and Economics | CREA ; Consiglio per la ricerca in agricoltura e l'analisi dell'economia agraria ; Consiglio per la Ricerca e la Sperimentazione in Agricoltura |
Istituto Italiano di Tecnologia | IIT ; Italian Institute of Technology |
Italian Space Agency | ASI ; Agenzia Spaziale Italiana |
Italian Medicines Agency | AIFA ; Agenzia Italiana del Farmaco |
INAIL | Istituto Nazionale per l'Assicurazione contro gli Infortuni sul Lavoro ; Italian Workers' Compensation Authority |
Ricerca sul Sistema Energetico | RSE ; CESI Ricerca |
Fondazione Bruno Kessler | FBK ; Istituto Trentino di Cultura ; Bruno Kessler Foundation |
Fondazione Edmund Mach | FEM ; Edmund Mach Foundation ; Istituto Agrario di San Michele all'Adige |
Elettra Sincrotrone Trieste | Elettra ; Sincrotrone Trieste |
Centro Euro-Mediterraneo sui Cambiamenti Climatici | CMCC ; Euro-Mediterranean Center on Climate Change |
CINECA | Consorzio Interuniversitario |
CRS4 | Center for Advanced Studies, Research and Development in Sardinia |
Mario Negri Institute for Pharmacological Research | Istituto di Ricerche Farmacologiche Mario Negri ; Mario Negri Institute ; IRFMN |
San Raffaele Hospital | Ospedale San Raffaele ; IRCCS San Raffaele ; San Raffaele Scientific Institute ; OSR |
Istituto Nazionale dei Tumori | Fondazione IRCCS Istituto Nazionale dei Tumori ; INT ; National Cancer Institute of Milan |
European Institute of Oncology | IEO ; Istituto Europeo di Oncologia |
Bambino Gesù Children's Hospital | Ospedale Pediatrico Bambino Gesù ; OPBG ; Bambino Gesù |
Agostino Gemelli University Polyclinic | Policlinico Gemelli ; Gemelli Hospital ; Policlinico Universitario Agostino Gemelli |
Policlinico Umberto I | Umberto I Hospital |
Istituti Ortopedici Rizzoli | Rizzoli Orthopaedic Institute ; Istituto Ortopedico Rizzoli ; IOR |
Istituto Giannina Gaslini | Gaslini Institute ; Giannina Gaslini Institute ; Gaslini Children's Hospital |
Ospedale Niguarda Ca' Granda | Niguarda Hospital ; ASST Grande Ospedale Metropolitano Niguarda |
Ospedale Maggiore Policlinico | Fondazione IRCCS Ca' Granda Ospedale Maggiore Policlinico ; Policlinico di Milano ; Ca' Granda |
Istituto Auxologico Italiano | Auxologico ; Italian Auxological Institute |
Istituto Neurologico Carlo Besta | Besta Institute ; Fondazione IRCCS Istituto Neurologico Carlo Besta |
Fondazione Santa Lucia | Santa Lucia Foundation ; IRCCS Santa Lucia |
Istituto Zooprofilattico Sperimentale delle Venezie | IZSVe |
Stazione Zoologica Anton Dohrn | SZN ; Naples Zoological Station ; Stazione Zoologica di Napoli ; Anton Dohrn Zoological Station |
European University Institute | EUI ; Istituto Universitario Europeo |
Banca d'Italia | Bank of Italy ; Bankitalia |
Cassa Depositi e Prestiti | CDP |
Banca Nazionale del Lavoro | BNL | BNP Paribas
Mediobanca | Banca di Credito Finanziario |
Carabinieri | Arma dei Carabinieri ; Italian Carabinieri |
Guardia di Finanza | GdF ; Italian Financial Guard |
Italian Navy | Marina Militare ; Regia Marina ; Royal Italian Navy |
Italian Air Force | IAF ; Aeronautica Militare ; Regia Aeronautica |
Italian Army | Regio Esercito |
Italian Parliament | Parlamento italiano ; Parliament of Italy |
Chamber of Deputies (Italy) | Camera dei deputati ; Italian Chamber of Deputies | Italian Parliament
Senate of the Republic (Italy) | Senato della Repubblica ; Italian Senate | Italian Parliament
Democratic Party (Italy) | Partito Democratico |
Italian Socialist Party | PSI ; Partito Socialista Italiano ; Socialist Party (Italy) |
Lega Nord | Northern League ; Lega |
Forza Italia | The People of Freedom ; Popolo della Libertà |
Five Star Movement | Movimento 5 Stelle ; M5S |
Brothers of Italy | Fratelli d'Italia |
National Fascist Party | PNF ; Partito Nazionale Fascista ; Fascist Party |
Italian Social Movement | MSI ; Movimento Sociale Italiano |
La Repubblica | Repubblica |
La Stampa | Gazzetta Piemontese |
Il Sole 24 Ore | Sole 24 Ore |
ANSA | Agenzia Nazionale Stampa Associata |
Mondadori | Arnoldo Mondadori Editore |
Einaudi | Giulio Einaudi Editore | Mondadori
Feltrinelli | Giangiacomo Feltrinelli Editore |
Leonardo | Selenia ; Alenia Aeronautica ; Leonardo-Finmeccanica ; AgustaWestland ; Selex |
Fincantieri | Cantieri Navali Italiani |
Avio | Fiat Avio ; BPD Difesa e Spazio |
Iveco | Industrial Vehicles Corporation |
CNH Industrial | CNH ; New Holland ; Case New Holland |
Magneti Marelli | Marelli |
Montedison | Montecatini Edison ; Montecatini |
Snam | Società Nazionale Metanodotti |
Saipem | Società Azionaria Italiana Perforazione e Montaggi |
Agip | Azienda Generale Italiana Petroli | Eni
Eni | Eni S.p.A. ; ENI SpA |
Enel | Enel Green Power ; Enel S.p.A. |
Ansaldo Energia | Gio. Ansaldo & C. ; Ansaldo |
Prysmian | Pirelli Cavi |
Menarini | A. Menarini Industrie Farmaceutiche Riunite |
Chiesi Farmaceutici | Chiesi |
Angelini | Angelini Pharma ; Angelini Industries ; ACRAF |
Italcementi | Società Bergamasca per la Fabbricazione del Cemento |
Techint | Compagnia Tecnica Internazionale |
Telecom Italia | STET ; Gruppo TIM ; CSELT |
Ferrovie dello Stato Italiane | FS ; Italian State Railways ; Ferrovie dello Stato ; Trenitalia |
Poste Italiane | Italian Post |
Uffizi | Galleria degli Uffizi ; Uffizi Gallery |
Vatican Library | Vatican Apostolic Library ; Biblioteca Apostolica Vaticana |
Pontifical Academy of Sciences | Pontificia Accademia delle Scienze |
Congregation for the Doctrine of the Faith | Holy Office ; Dicastery for the Doctrine of the Faith ; Congregation of the Holy Office | Holy See
Accademia della Crusca | Crusca |
Teatro La Fenice | La Fenice |
Teatro di San Carlo | San Carlo |
Accademia Nazionale di Santa Cecilia | Santa Cecilia Academy |
Juventus | Juventus FC ; Juventus Turin ; Juventus Football Club |
SS Lazio | S.S. Lazio ; Società Sportiva Lazio |
UC Sampdoria | Sampdoria ; Unione Calcio Sampdoria |
Genoa CFC | Genoa Cricket and Football Club ; Genoa C.F.C. |
Torino FC | Torino F.C. ; Torino Calcio |
Bologna FC | Bologna F.C. 1909 ; Bologna FC 1909 |
Atalanta BC | Atalanta ; Atalanta Bergamasca Calcio ; Atalanta B.C. |
Udinese Calcio | Udinese |
Parma Calcio | Parma Calcio 1913 ; Parma FC ; Parma A.C. |
Hellas Verona | Hellas Verona FC |
US Palermo | Palermo FC ; U.S. Città di Palermo |
Cagliari Calcio | Cagliari Calcio 1920 |
AC Milan | AC Milan 1899 |
Inter Milan | FC Internazionale Milano ; FC Internazionale |
AS Roma | Associazione Sportiva Roma |
S.S.C. Napoli | Società Sportiva Calcio Napoli |
Spanish National Research Council | Higher Council for Scientific Research ; Junta para Ampliación de Estudios |
CIEMAT | Centro de Investigaciones Energéticas, Medioambientales y Tecnológicas ; Centre for Energy, Environmental and Technological Research ; Junta de Energía Nuclear ; Plataforma Solar de Almería |
INTA | Instituto Nacional de Técnica Aeroespacial ; National Institute of Aerospace Technology |
Instituto Nacional de Investigación y Tecnología Agraria y Alimentaria | INIA ; National Institute for Agricultural and Food Research and Technology |
Geological and Mining Institute of Spain | IGME ; Instituto Geológico y Minero de España |
Spanish Institute of Oceanography | IEO ; Instituto Español de Oceanografía |
Instituto de Salud Carlos III | ISCIII ; Carlos III Health Institute ; Institute of Health Carlos III |
Instituto Nacional de Estadística | INE ; Spanish Statistical Office ; National Statistics Institute (Spain) |
Agencia Estatal de Meteorología | AEMET ; Spanish Meteorological Agency ; State Meteorological Agency ; Instituto Nacional de Meteorología |
Instituto de Astrofísica de Canarias | IAC ; Institute of Astrophysics of the Canary Islands |
Instituto de Astrofísica de Andalucía | IAA ; Institute of Astrophysics of Andalusia | Spanish National Research Council
Doñana Biological Station | EBD ; Estación Biológica de Doñana | Spanish National Research Council
Centro Nacional de Investigaciones Oncológicas | CNIO ; Spanish National Cancer Research Centre |
Centro Nacional de Investigaciones Cardiovasculares | CNIC ; Spanish National Centre for Cardiovascular Research |
Centro Nacional de Biotecnología | CNB ; National Centre for Biotechnology | Spanish National Research Council
Museo Nacional de Ciencias Naturales | MNCN ; National Museum of Natural Sciences | Spanish National Research Council
Real Jardín Botánico de Madrid | RJB ; Royal Botanical Garden of Madrid ; Real Jardín Botánico | Spanish National Research Council
Barcelona Supercomputing Center | BSC ; Centro Nacional de Supercomputación ; BSC-CNS |
Centre for Genomic Regulation | CRG ; Centre de Regulació Genòmica ; Centro de Regulación Genómica |
Institute of Photonic Sciences | ICFO ; Institut de Ciències Fotòniques |
Institut Català de Nanociència i Nanotecnologia | ICN2 ; Catalan Institute of Nanoscience and Nanotechnology |
Catalan Institution for Research and Advanced Studies | ICREA ; Institució Catalana de Recerca i Estudis Avançats |
Institute of Chemical Research of Catalonia | ICIQ ; Institut Català d'Investigació Química |
Institut de Recerca i Tecnologia Agroalimentàries | IRTA ; Institute of Agrifood Research and Technology |
Barcelona Institute for Global Health | ISGlobal ; CREAL ; Instituto de Salud Global de Barcelona |
Hospital Clínic de Barcelona | Hospital Clínic ; Clínic Barcelona ; Hospital Clinic of Barcelona |
August Pi i Sunyer Biomedical Research Institute | IDIBAPS ; Institut d'Investigacions Biomèdiques August Pi i Sunyer |
Bellvitge Biomedical Research Institute | IDIBELL ; Institut d'Investigació Biomèdica de Bellvitge |
Vall d'Hebron University Hospital | Hospital Vall d'Hebron ; Hospital Universitari Vall d'Hebron ; Vall d'Hebron |
Vall d'Hebron Research Institute | VHIR ; Vall d'Hebron Institut de Recerca | Vall d'Hebron University Hospital
Hospital de la Santa Creu i Sant Pau | Hospital de Sant Pau ; Sant Pau Hospital |
Hospital General Universitario Gregorio Marañón | Gregorio Marañón Hospital ; Hospital Gregorio Marañón |
Hospital Universitario La Paz | La Paz University Hospital ; Hospital La Paz |
Hospital Universitario 12 de Octubre | Hospital 12 de Octubre ; 12 de Octubre |
Hospital Universitario Ramón y Cajal | Ramón y Cajal Hospital |
Hospital Clínico San Carlos | San Carlos Clinical Hospital |
Tecnalia | Tecnalia Research & Innovation ; Labein ; Inasmet |
AZTI | AZTI-Tecnalia |
IKERLAN | Ikerlan Technology Research Centre |
Ikerbasque | Basque Foundation for Science |
Donostia International Physics Center | DIPC |
Biocruces Bizkaia | Biocruces Health Research Institute |
Banco de España | Bank of Spain |
Telefónica | Telefónica S.A. ; Compañía Telefónica Nacional de España ; CTNE ; Movistar |
Indra | Indra Sistemas ; Inisel |
Airbus Military | CASA ; Construcciones Aeronáuticas SA ; EADS CASA | Airbus
Acciona | Entrecanales y Távora |
ACS Group | Actividades de Construcción y Servicios ; Grupo ACS ; Dragados |
Ferrovial | Ferrovial S.A. |
Abengoa | Abengoa S.A. |
Endesa | Empresa Nacional de Electricidad | Enel
Naturgy | Gas Natural Fenosa ; Unión Fenosa ; Gas Natural SDG |
Cepsa | Compañía Española de Petróleos ; Moeve |
Repsol | Repsol S.A. ; Instituto Nacional de Hidrocarburos |
Grifols | Instituto Grifols ; Laboratorios Grifols |
Almirall | Laboratorios Almirall ; Almirall Prodesfarma |
Esteve | Laboratorios del Dr. Esteve ; Esteve Pharmaceuticals |
PharmaMar | Pharma Mar | Zeltia
Zeltia | Grupo Zeltia |
Siemens Gamesa | Gamesa ; Siemens Gamesa Renewable Energy ; Siemens Wind Power ; Gamesa Corporación Tecnológica | Siemens Energy
Siemens Energy | Siemens Power and Gas |
Renfe | Red Nacional de los Ferrocarriles Españoles ; Renfe Operadora |
RTVE | Radiotelevisión Española ; Televisión Española ; TVE ; Radio Nacional de España |
El País | Diario El País | PRISA
PRISA | Promotora de Informaciones ; Grupo Prisa |
La Vanguardia | La Vanguardia Española |
ABC (Spain) | Diario ABC |
Agencia EFE | EFE |
Cortes Generales | Spanish Parliament ; Spanish Cortes ; Parliament of Spain |
Congress of Deputies | Congreso de los Diputados ; Spanish Congress | Cortes Generales
Guardia Civil | Civil Guard ; Spanish Civil Guard |
Spanish Army | Ejército de Tierra |
Spanish Navy | Armada Española |
Spanish Air Force | Ejército del Aire |
International Brigades | Brigadas Internacionales ; Abraham Lincoln Brigade |
Falange | Falange Española ; FET y de las JONS |
Communist Party of Spain | PCE ; Partido Comunista de España ; Communist Party (Spain) ; Spanish Communist Party |
Basque Nationalist Party | PNV ; EAJ ; Partido Nacionalista Vasco |
Republican Left of Catalonia | ERC ; Esquerra Republicana de Catalunya |
Convergence and Union | CiU ; Convergència i Unió |
Podemos | Unidas Podemos ; We Can |
Confederación Nacional del Trabajo | CNT |
Comisiones Obreras | CCOO ; Workers' Commissions |
Museo del Prado | Prado ; Prado Museum |
Museo Reina Sofía | Museo Nacional Centro de Arte Reina Sofía ; Reina Sofía Museum ; MNCARS |
Biblioteca Nacional de España | National Library of Spain ; BNE |
Real Academia Española | RAE ; Royal Spanish Academy ; Spanish Royal Academy |
Opus Dei | Prelature of the Holy Cross and Opus Dei |
RCD Espanyol | Espanyol ; Reial Club Deportiu Espanyol ; RCD Español |
Valencia CF | Valencia Club de Fútbol |
Sevilla FC | Sevilla Fútbol Club |
Real Betis | Real Betis Balompié |
Athletic Bilbao | Athletic Club ; Athletic Club de Bilbao ; Atlético Bilbao |
Real Sociedad | Real Sociedad de Fútbol |
RC Celta de Vigo | Celta Vigo ; Celta de Vigo ; Real Club Celta |
Deportivo de La Coruña | Deportivo La Coruña ; RC Deportivo ; Deportivo |
FC Barcelona | FCB ; Barcelona FC ; F.C. Barcelona ; FC Barcelona B |
Fundação para a Ciência e a Tecnologia | FCT ; Foundation for Science and Technology ; Portuguese Foundation for Science and Technology |
Laboratório Nacional de Engenharia Civil | LNEC ; National Laboratory for Civil Engineering |
Laboratório Nacional de Energia e Geologia | LNEG ; INETI ; National Laboratory of Energy and Geology |
Instituto Português do Mar e da Atmosfera | IPMA ; Portuguese Institute for Sea and Atmosphere ; IPIMAR |
Instituto Nacional de Saúde Doutor Ricardo Jorge | INSA ; National Institute of Health Dr. Ricardo Jorge |
Instituto Nacional de Investigação Agrária e Veterinária | INIAV ; National Institute for Agricultural and Veterinary Research |
INESC TEC | Institute for Systems and Computer Engineering, Technology and Science ; INESC Porto |
Instituto Gulbenkian de Ciência | IGC ; Gulbenkian Institute of Science | Calouste Gulbenkian Foundation
Calouste Gulbenkian Foundation | Gulbenkian Foundation ; Fundação Calouste Gulbenkian |
Champalimaud Foundation | Fundação Champalimaud ; Champalimaud Centre for the Unknown |
Instituto Português de Oncologia | IPO ; Portuguese Institute of Oncology |
International Iberian Nanotechnology Laboratory | INL ; INL Braga ; INL – International Iberian Nanotechnology Laboratory |
Energias de Portugal | EDP ; Electricidade de Portugal |
Galp | Galp Energia ; Petrogal |
Bial | Portela & Ca ; BIAL - Portela |
RTP | Rádio e Televisão de Portugal ; Radiotelevisão Portuguesa |
Assembly of the Republic (Portugal) | Assembleia da República ; Portuguese Parliament |
Socialist Party (Portugal) | Partido Socialista ; Portuguese Socialist Party |
Social Democratic Party (Portugal) | PSD ; Partido Social Democrata |
Portuguese Communist Party | PCP ; Partido Comunista Português |
Banco de Portugal | Bank of Portugal |
Vitória de Guimarães | Vitória SC ; Vitória Guimarães |
S.C. Braga | SC Braga ; Sporting Clube de Braga ; Sporting Braga |
Boavista F.C. | Boavista ; Boavista FC |
Dutch Research Council | NWO ; Netherlands Organisation for Scientific Research ; Nederlandse Organisatie voor Wetenschappelijk Onderzoek ; ZWO |
TNO | Nederlandse Organisatie voor Toegepast Natuurwetenschappelijk Onderzoek ; Netherlands Organization for Applied Scientific Research |
ECN | Energy Research Centre of the Netherlands ; Energieonderzoek Centrum Nederland ; Reactor Centrum Nederland | TNO
National Institute for Public Health and the Environment | RIVM ; Rijksinstituut voor Volksgezondheid en Milieu |
Royal Netherlands Meteorological Institute | KNMI ; Koninklijk Nederlands Meteorologisch Instituut |
Royal Netherlands Institute for Sea Research | NIOZ ; Nederlands Instituut voor Onderzoek der Zee | Dutch Research Council
Netherlands Institute for Radio Astronomy | ASTRON | Dutch Research Council
SRON Netherlands Institute for Space Research | SRON ; Space Research Organisation Netherlands | Dutch Research Council
Nikhef | National Institute for Subatomic Physics ; Nationaal Instituut voor Subatomaire Fysica |
AMOLF | FOM Institute for Atomic and Molecular Physics | Dutch Research Council
Dutch Institute for Fundamental Energy Research | DIFFER ; FOM Institute for Plasma Physics Rijnhuizen | Dutch Research Council
Foundation for Fundamental Research on Matter | FOM ; Stichting voor Fundamenteel Onderzoek der Materie | Dutch Research Council
CWI | Dutch National Research Institute for Mathematics and Computer Science ; Centre for Mathematics and Computer Science ; National Research Institute for Mathematics and Computer Science | Dutch Research Council
Hubrecht Institute | Netherlands Institute for Developmental Biology ; Hubrecht Laboratory ; NIOB | Royal Netherlands Academy of Arts and Sciences
Netherlands Institute for Neuroscience | NIN ; Netherlands Institute for Brain Research ; Nederlands Herseninstituut | Royal Netherlands Academy of Arts and Sciences
Netherlands Institute of Ecology | NIOO ; NIOO-KNAW ; Nederlands Instituut voor Ecologie | Royal Netherlands Academy of Arts and Sciences
Westerdijk Fungal Biodiversity Institute | Centraalbureau voor Schimmelcultures ; CBS-KNAW ; CBS Fungal Biodiversity Centre | Royal Netherlands Academy of Arts and Sciences
NIOD Institute for War, Holocaust and Genocide Studies | NIOD ; Rijksinstituut voor Oorlogsdocumentatie | Royal Netherlands Academy of Arts and Sciences
International Institute of Social History | IISH ; IISG ; Internationaal Instituut voor Sociale Geschiedenis | Royal Netherlands Academy of Arts and Sciences
Royal Netherlands Academy of Arts and Sciences | Koninklijke Nederlandse Akademie van Wetenschappen ; Royal Dutch Academy of Sciences |
Royal Netherlands Institute of Southeast Asian and Caribbean Studies | KITLV ; Koninklijk Instituut voor Taal-, Land- en Volkenkunde | Royal Netherlands Academy of Arts and Sciences
Naturalis Biodiversity Center | Naturalis ; Rijksmuseum van Natuurlijke Historie ; National Museum of Natural History Leiden |
Deltares | WL Delft Hydraulics ; Delft Hydraulics ; GeoDelft |
Statistics Netherlands | CBS ; Centraal Bureau voor de Statistiek |
CPB Netherlands Bureau for Economic Policy Analysis | CPB ; Centraal Planbureau ; Central Planning Bureau |
Netherlands Environmental Assessment Agency | PBL ; Planbureau voor de Leefomgeving |
Rijkswaterstaat | Directorate-General for Public Works and Water Management |
Netherlands Forensic Institute | NFI ; Nederlands Forensisch Instituut |
Royal Netherlands Aerospace Centre | NLR ; National Aerospace Laboratory (Netherlands) ; Nationaal Lucht- en Ruimtevaartlaboratorium |
MARIN | Maritime Research Institute Netherlands |
Netherlands Cancer Institute | NKI ; Antoni van Leeuwenhoek Hospital ; Nederlands Kanker Instituut ; NKI-AVL ; NCI |
Erasmus MC | Erasmus Medical Center ; Erasmus University Medical Center ; Dijkzigt Hospital |
Leiden University Medical Center | LUMC ; Academisch Ziekenhuis Leiden ; Leids Universitair Medisch Centrum |
University Medical Center Utrecht | UMC Utrecht ; UMCU ; Universitair Medisch Centrum Utrecht |
University Medical Center Groningen | UMCG ; Academisch Ziekenhuis Groningen |
Amsterdam University Medical Centers | Amsterdam UMC ; Academic Medical Center ; AMC ; Academisch Medisch Centrum ; VU University Medical Center ; VUmc |
Radboud University Medical Center | Radboudumc ; UMC St Radboud ; Radboud University Nijmegen Medical Centre |
Maastricht University Medical Centre | Maastricht UMC+ ; azM ; MUMC+ |
Sanquin | Sanquin Blood Supply Foundation ; CLB Amsterdam |
Trimbos Institute | Trimbos-instituut ; Netherlands Institute of Mental Health and Addiction |
Nivel | Netherlands Institute for Health Services Research |
Clingendael Institute | Netherlands Institute of International Relations ; Clingendael |
Dutch Parliament | States General of the Netherlands ; Staten-Generaal |
House of Representatives (Netherlands) | Tweede Kamer ; Dutch House of Representatives | Dutch Parliament
Dutch Labour Party | PvdA ; Partij van de Arbeid ; Labour Party (Netherlands) |
People's Party for Freedom and Democracy | VVD ; Volkspartij voor Vrijheid en Democratie |
Christian Democratic Appeal | CDA ; Christen-Democratisch Appèl |
Party for Freedom | PVV ; Partij voor de Vrijheid |
Royal Netherlands Army | Koninklijke Landmacht ; Dutch Army |
Royal Netherlands Navy | Koninklijke Marine ; Dutch Navy |
Royal Netherlands East Indies Army | KNIL |
De Nederlandsche Bank | DNB ; Dutch Central Bank |
Philips | Koninklijke Philips N.V. ; Philips Research ; Philips Natuurkundig Laboratorium ; NatLab ; N.V. Philips Gloeilampenfabrieken |
KPN | Koninklijke KPN ; PTT Nederland ; KPN Research |
Hoogovens | Koninklijke Hoogovens ; Corus IJmuiden ; Tata Steel Netherlands | Tata Steel
Corus | British Steel ; Tata Steel Europe | Tata Steel
DSM | Koninklijke DSM ; DSM-Firmenich |
Firmenich | | DSM
FrieslandCampina | Royal FrieslandCampina ; Friesland Foods ; Campina |
Ahold Delhaize | Ahold ; Koninklijke Ahold ; Delhaize ; Albert Heijn |
Aegon | AEGON N.V. |
Boskalis | Royal Boskalis Westminster |
Fugro | Fugro-McClelland |
Royal HaskoningDHV | Haskoning ; DHV ; Royal Haskoning |
Arcadis | Heidemij |
Rijksmuseum | Rijksmuseum Amsterdam |
Van Gogh Museum | Rijksmuseum Vincent van Gogh |
Royal Library of the Netherlands | KB ; Koninklijke Bibliotheek ; National Library of the Netherlands |
De Telegraaf | Telegraaf Media Groep |
NRC Handelsblad | NRC ; NRC Amsterdam ; Nieuwe Rotterdamsche Courant ; Algemeen Handelsblad |
Nederlandse Omroep Stichting | NOS ; Dutch Broadcasting Foundation |
FC Twente | FC Twente '65 |
AZ Alkmaar | AZ ; Alkmaar Zaanstreek |
NEC Nijmegen | N.E.C. ; NEC Nijmegen FC |
Belgian Nuclear Research Centre | SCK CEN ; Studiecentrum voor Kernenergie ; Centre d'Étude de l'énergie Nucléaire |
VITO | Flemish Institute for Technological Research ; Vlaamse Instelling voor Technologisch Onderzoek |
Vlaams Instituut voor Biotechnologie | VIB ; Flanders Institute for Biotechnology |
Research Foundation – Flanders | FWO ; Fonds Wetenschappelijk Onderzoek |
National Fund for Scientific Research | FNRS ; F.R.S.-FNRS ; Fonds de la Recherche Scientifique ; FRS-FNRS ; NFWO |
Royal Belgian Institute of Natural Sciences | RBINS ; Institut royal des Sciences naturelles de Belgique ; IRSNB ; KBIN ; Koninklijk Belgisch Instituut voor Natuurwetenschappen |
Royal Museum for Central Africa | RMCA ; Musée royal de l'Afrique centrale ; Koninklijk Museum voor Midden-Afrika ; AfricaMuseum ; Tervuren Museum |
Royal Observatory of Belgium | ROB ; Koninklijke Sterrenwacht van België ; Observatoire royal de Belgique |
Royal Meteorological Institute of Belgium | RMI ; KMI ; IRM ; Koninklijk Meteorologisch Instituut ; Institut royal météorologique |
Royal Belgian Institute for Space Aeronomy | BIRA-IASB ; BIRA ; IASB ; Belgian Institute for Space Aeronomy |
Sciensano | Scientific Institute of Public Health ; WIV-ISP ; CODA-CERVA |
Institute of Tropical Medicine Antwerp | ITM ; ITG ; Instituut voor Tropische Geneeskunde ; Prince Leopold Institute of Tropical Medicine ; Institute of Tropical Medicine |
Von Karman Institute for Fluid Dynamics | VKI ; von Karman Institute |
Research Institute for Nature and Forest | INBO ; Instituut voor Natuur- en Bosonderzoek |
Institute for Agricultural, Fisheries and Food Research | ILVO ; Instituut voor Landbouw-, Visserij- en Voedingsonderzoek |
Walloon Agricultural Research Centre | CRA-W ; Centre wallon de Recherches agronomiques |
Flanders Marine Institute | VLIZ ; Vlaams Instituut voor de Zee |
Meise Botanic Garden | National Botanic Garden of Belgium ; Plantentuin Meise ; Jardin botanique de Meise |
Universitair Ziekenhuis Leuven | UZ Leuven ; University Hospitals Leuven |
Ghent University Hospital | UZ Gent ; Universitair Ziekenhuis Gent |
Cliniques Universitaires Saint-Luc | Saint-Luc University Hospital ; UCL Saint-Luc |
Institut Jules Bordet | Jules Bordet Institute ; Bordet Institute |
National Bank of Belgium | NBB ; BNB ; Banque nationale de Belgique ; Nationale Bank van België |
VRT | Vlaamse Radio- en Televisieomroep ; BRT ; BRTN |
RTBF | Radio-télévision belge de la Communauté française |
Umicore | Union Minière ; Union Minière du Haut-Katanga |
Agfa-Gevaert | Agfa ; Gevaert |
UCB | UCB Pharma ; UCB S.A. ; Schwarz Pharma ; Celltech |
Janssen | Janssen Research & Development ; Janssen Biotech ; Centocor ; Johnson & Johnson Innovative Medicine | Johnson & Johnson
Bekaert | NV Bekaert SA |
Royal Library of Belgium | KBR ; Bibliothèque royale de Belgique ; Koninklijke Bibliotheek van België |
Luxembourg Institute of Science and Technology | LIST ; Centre de Recherche Public Henri Tudor ; Centre de Recherche Public Gabriel Lippmann |
Luxembourg Institute of Health | LIH ; CRP-Santé |
Luxembourg Institute of Socio-Economic Research | LISER ; CEPS/INSTEAD |
Arcelor | Arbed ; Usinor ; Aceralia ; Arcelor Mittal |
Swiss National Science Foundation | SNSF ; SNF ; Schweizerischer Nationalfonds ; Fonds national suisse ; FNS |
Swiss Federal Laboratories for Materials Science and Technology | Empa ; Eidgenössische Materialprüfungs- und Forschungsanstalt |
Swiss Federal Institute of Aquatic Science and Technology | Eawag |
Swiss Federal Institute for Forest, Snow and Landscape Research | WSL ; Eidgenössische Forschungsanstalt für Wald, Schnee und Landschaft ; Swiss Federal Institute for Forest, Snow and Landscape Research WSL |
Institute for Snow and Avalanche Research | SLF ; WSL-Institut für Schnee- und Lawinenforschung | Swiss Federal Institute for Forest, Snow and Landscape Research
Paul Scherrer Institute | Paul Scherrer Institut ; Eidgenössisches Institut für Reaktorforschung ; SIN |
MeteoSwiss | Federal Office of Meteorology and Climatology ; MeteoSchweiz ; Schweizerische Meteorologische Anstalt |
Agroscope | Eidgenössische Forschungsanstalt Agroscope ; Forschungsanstalt Reckenholz |
Federal Institute of Metrology | METAS ; Bundesamt für Metrologie ; Eidgenössisches Institut für Metrologie |
Swisstopo | Federal Office of Topography ; Bundesamt für Landestopografie |
Federal Office of Public Health | BAG ; Bundesamt für Gesundheit ; FOPH ; Office fédéral de la santé publique |
Federal Office for the Environment | FOEN ; BAFU ; Bundesamt für Umwelt ; OFEV |
Swissmedic | Swiss Agency for Therapeutic Products ; Schweizerisches Heilmittelinstitut |
Swiss Tropical and Public Health Institute | Swiss TPH ; Swiss Tropical Institute ; Schweizerisches Tropen- und Public Health-Institut |
Swiss Institute of Bioinformatics | SIB |
Friedrich Miescher Institute for Biomedical Research | FMI ; Friedrich Miescher Institute |
Research Institute of Organic Agriculture | FiBL ; Forschungsinstitut für biologischen Landbau |
Idiap Research Institute | Idiap ; Dalle Molle Institute for Perceptual Artificial Intelligence |
IBM Research – Zurich | IBM Zurich Research Laboratory | IBM
University Hospital of Zurich | UniversitätsSpital Zürich ; USZ ; University Hospital Zurich |
University Hospital of Basel | Universitätsspital Basel ; USB |
University Hospital of Bern | Inselspital ; Insel Gruppe ; Bern University Hospital |
Lausanne University Hospital | CHUV ; Centre hospitalier universitaire vaudois |
Geneva University Hospitals | HUG ; Hôpitaux universitaires de Genève ; University Hospital of Geneva |
Kantonsspital St. Gallen | KSSG ; Cantonal Hospital St. Gallen |
Swiss National Bank | SNB ; Schweizerische Nationalbank ; Banque nationale suisse |
Swiss Federal Railways | SBB ; CFF ; FFS ; Schweizerische Bundesbahnen |
Swiss Broadcasting Corporation | SRG SSR ; SRG ; Schweizerische Radio- und Fernsehgesellschaft |
Federal Assembly (Switzerland) | Swiss Parliament ; Bundesversammlung ; Swiss Federal Assembly |
National Council (Switzerland) | Nationalrat ; Swiss National Council | Federal Assembly (Switzerland)
Federal Council (Switzerland) | Swiss Federal Council |
Social Democratic Party of Switzerland | SP Schweiz ; Sozialdemokratische Partei der Schweiz ; Social Democratic Party (Switzerland) ; Swiss Socialist Party |
Neue Zürcher Zeitung | NZZ |
Novartis | Novartis Pharma ; Novartis Institutes for BioMedical Research ; NIBR ; Novartis Pharmaceuticals |
Roche | Roche Holding ; Roche Diagnostics ; Boehringer Mannheim |
Actelion | Actelion Pharmaceuticals | Johnson & Johnson
Clariant | Sandoz Chemicals ; Süd-Chemie |
Syngenta | Syngenta Crop Protection | ChemChina
ChemChina | China National Chemical Corporation ; China National Chemical Corp | Sinochem
Sinochem | China National Chemicals Import and Export Corporation |
Givaudan | Givaudan-Roure |
Schindler | Schindler Aufzüge |
Brown, Boveri & Cie | BBC Switzerland ; Brown Boveri ; BBC Brown Boveri | ABB
Sulzer | Gebrüder Sulzer ; Sulzer Brothers |
Oerlikon | OC Oerlikon ; Oerlikon-Bührle ; Contraves |
RUAG | RUAG Holding ; Beyond Gravity |
Straumann | Institut Straumann |
Synthes | DePuy Synthes ; Mathys Medical | Johnson & Johnson
Glencore | Glencore Xstrata ; Marc Rich & Co ; Glencore International |
Mediterranean Shipping Company | MSC |
FC Basel | FC Basel 1893 |
FC Zürich | FCZ |
Grasshopper Club Zürich | Grasshoppers ; GC Zürich ; Grasshopper Zurich |
BSC Young Boys | Young Boys ; Young Boys Bern |
Austrian Institute of Technology | AIT ; Austrian Research Centers ; ARC Seibersdorf ; Forschungszentrum Seibersdorf |
Austrian Science Fund | FWF ; Fonds zur Förderung der wissenschaftlichen Forschung |
Institute of Science and Technology Austria | ISTA ; IST Austria |
GeoSphere Austria | ZAMG ; Zentralanstalt für Meteorologie und Geodynamik ; Geologische Bundesanstalt ; Central Institute for Meteorology and Geodynamics |
Environment Agency Austria | UBA ; Umweltbundesamt Österreich |
Austrian Agency for Health and Food Safety | AGES ; Österreichische Agentur für Gesundheit und Ernährungssicherheit |
International Institute for Applied Systems Analysis | IIASA |
Joanneum Research | JR Graz |
Salzburg Research | Salzburg Research Forschungsgesellschaft |
Research Institute of Molecular Pathology | IMP ; Institut für Molekulare Pathologie | Boehringer Ingelheim
Institute of Molecular Biotechnology | IMBA ; Institut für Molekulare Biotechnologie | Austrian Academy of Sciences
Gregor Mendel Institute | GMI ; Gregor Mendel Institute of Molecular Plant Biology | Austrian Academy of Sciences
Research Center for Molecular Medicine | CeMM ; Forschungszentrum für Molekulare Medizin | Austrian Academy of Sciences
Austrian Institute of Economic Research | WIFO ; Österreichisches Institut für Wirtschaftsforschung |
Vienna General Hospital | AKH ; Allgemeines Krankenhaus der Stadt Wien ; Allgemeines Krankenhaus Wien ; AKH Wien |
Oesterreichische Nationalbank | OeNB ; National Bank of Austria ; Austrian National Bank |
Austrian National Library | ÖNB ; Österreichische Nationalbibliothek ; Hofbibliothek |
Austrian State Archives | Österreichisches Staatsarchiv |
Austrian Parliament | Österreichisches Parlament ; National Council (Austria) |
Austro-Hungarian Army | k.u.k. Army ; Imperial and Royal Army ; Common Army ; Imperial Austrian Army |
Austro-Hungarian Navy | k.u.k. Kriegsmarine |
Voestalpine | VÖEST ; VOEST-Alpine |
OMV | Österreichische Mineralölverwaltung |
AVL | AVL List ; Anstalt für Verbrennungskraftmaschinen List |
AMS-Osram | ams AG ; Austria Mikro Systeme ; austriamicrosystems ; Osram |
Red Bull Racing | Oracle Red Bull Racing ; Jaguar Racing ; Stewart Grand Prix | Red Bull
FC Red Bull Salzburg | SV Austria Salzburg ; Red Bull Salzburg ; FC Salzburg |
SK Rapid Wien | Rapid Wien ; Rapid Vienna |
FK Austria Wien | Austria Wien ; Austria Vienna |
Erste Group | Erste Bank ; Erste Österreichische Spar-Casse |
Raiffeisen Bank International | RBI ; RBI Vienna ; Raiffeisen Zentralbank |
Swedish Research Council | Vetenskapsrådet ; VR |
Vinnova | Swedish Governmental Agency for Innovation Systems ; Swedish Innovation Agency |
Formas | Swedish Research Council for Environment, Agricultural Sciences and Spatial Planning ; Swedish Research Council for Sustainable Development |
Forte | Swedish Research Council for Health, Working Life and Welfare |
RISE Research Institutes of Sweden | RISE ; SP Technical Research Institute of Sweden ; Innventia ; Swedish ICT ; SICS ; Swerea |
Swedish Defence Research Agency | FOI ; Totalförsvarets forskningsinstitut ; FOA ; Swedish National Defence Research Institute |
Swedish Meteorological and Hydrological Institute | SMHI ; Sveriges meteorologiska och hydrologiska institut |
Swedish Environmental Research Institute | IVL ; IVL Swedish Environmental Research Institute ; IVL Svenska Miljöinstitutet |
Swedish Environmental Protection Agency | Naturvårdsverket ; Swedish EPA |
Geological Survey of Sweden | SGU ; Sveriges geologiska undersökning |
Public Health Agency of Sweden | Folkhälsomyndigheten ; Swedish Institute for Communicable Disease Control ; Smittskyddsinstitutet ; SMI |
Swedish Medical Products Agency | Läkemedelsverket ; Medical Products Agency |
National Board of Health and Welfare (Sweden) | Socialstyrelsen |
Swedish Food Agency | Livsmedelsverket ; National Food Agency |
Statistics Sweden | SCB ; Statistiska centralbyrån |
Swedish Institute of Space Physics | IRF ; Institutet för rymdfysik |
Swedish National Road and Transport Research Institute | VTI ; Statens väg- och transportforskningsinstitut |
National Veterinary Institute (Sweden) | SVA ; Statens veterinärmedicinska anstalt ; NVI |
Swedish Museum of Natural History | Naturhistoriska riksmuseet ; NRM |
Science for Life Laboratory | SciLifeLab |
Karolinska University Hospital | Karolinska universitetssjukhuset ; Karolinska Hospital ; Huddinge University Hospital |
Sahlgrenska University Hospital | Sahlgrenska universitetssjukhuset ; Sahlgrenska Hospital ; Sahlgrenska |
Skåne University Hospital | SUS ; Skånes universitetssjukhus ; Lund University Hospital ; Malmö University Hospital |
Uppsala University Hospital | Akademiska sjukhuset ; Academic Hospital Uppsala |
Danderyd Hospital | Danderyds sjukhus |
Stockholm Environment Institute | SEI ; Beijer Institute for Energy and Human Ecology |
Stockholm International Peace Research Institute | SIPRI |
Sveriges Riksbank | Riksbank ; Bank of Sweden ; Riksbanken ; Swedish Central Bank |
Riksdag | Swedish Parliament ; Parliament of Sweden ; Sveriges riksdag |
Swedish Armed Forces | Försvarsmakten |
Swedish Army | Svenska armén ; Armén | Swedish Armed Forces
Sveriges Television | SVT ; Swedish Television |
Sveriges Radio | SR ; Swedish Radio |
Dagens Nyheter | DN |
Svenska Dagbladet | SvD |
Swedish Academy | Svenska Akademien |
National Library of Sweden | Kungliga biblioteket ; Royal Library Stockholm |
Royal Dramatic Theatre | Dramaten ; Kungliga Dramatiska Teatern |
Sweden Democrats | Sverigedemokraterna ; SD |
Swedish Social Democratic Party | Social Democrats (Sweden) ; Swedish Social Democrats |
Volvo Group | Volvo AB ; Aktiebolaget Volvo ; Volvo Trucks |
Astra AB | Astra ; AB Astra ; Astra Zeneca AB | AstraZeneca
AstraZeneca | Astra Zeneca |
MedImmune | | AstraZeneca
Pharmacia | Kabi Pharmacia ; Pharmacia AB ; KabiVitrum | Pfizer
Stora Enso | Stora Kopparbergs Bergslags ; Enso-Gutzeit ; Stora |
SCA | Svenska Cellulosa Aktiebolaget |
Tetra Pak | Tetra Laval ; AB Tetra Pak |
Alfa Laval | AB Separator |
Saab | Saab Bofors Dynamics ; Celsius AB |
Bofors | AB Bofors ; Bofors Defence |
Saab Automobile | Saab Cars ; National Electric Vehicle Sweden |
Luossavaara-Kiirunavaara | LKAB |
SSAB | Svenskt Stål AB |
Husqvarna | Husqvarna AB ; Husqvarna Vapenfabriks |
Sandvik | Sandvik AB ; Sandvik Coromant |
Investor AB | Investor Aktiebolag |
AIK | AIK Fotboll ; AIK Stockholm ; AIK Solna ; Allmänna Idrottsklubben |
IFK Göteborg | IFK Gothenburg |
Malmö FF | Malmö Fotbollförening |
Djurgårdens IF | Djurgården ; Djurgårdens IF Fotboll |
Research Council of Norway | NFR ; Norges forskningsråd ; RCN ; Forskningsrådet |
SINTEF | Selskapet for industriell og teknisk forskning ; SINTEF Energy Research |
Institute for Energy Technology | IFE ; Institutt for energiteknikk ; Institutt for atomenergi |
Norwegian Defence Research Establishment | FFI ; Forsvarets forskningsinstitutt |
Norwegian Institute of Public Health | NIPH ; FHI ; Folkehelseinstituttet ; Nasjonalt folkehelseinstitutt |
Norwegian Meteorological Institute | MET Norway ; Meteorologisk institutt ; DNMI |
Norwegian Polar Institute | NPI ; Norsk Polarinstitutt |
Institute of Marine Research | IMR ; Havforskningsinstituttet ; Havforskningsinstituttet Bergen |
Norwegian Institute for Water Research | NIVA ; Norsk institutt for vannforskning |
Norwegian Institute for Air Research | NILU ; Norsk institutt for luftforskning |
Norwegian Institute for Nature Research | NINA ; Norsk institutt for naturforskning |
Norwegian Institute of Bioeconomy Research | NIBIO ; Norsk institutt for bioøkonomi ; Bioforsk |
Norwegian Veterinary Institute | Veterinærinstituttet ; NVI |
Geological Survey of Norway | NGU ; Norges geologiske undersøkelse |
Norwegian Geotechnical Institute | NGI ; Norges Geotekniske Institutt |
NORSAR | Norwegian Seismic Array |
Norwegian Computing Center | NR ; Norsk Regnesentral |
NORCE Norwegian Research Centre | NORCE ; Uni Research ; IRIS Stavanger ; Christian Michelsen Research |
Nansen Environmental and Remote Sensing Center | NERSC ; NERSC Bergen ; Nansen Center |
Nofima | Norwegian Institute of Food, Fisheries and Aquaculture Research ; Akvaforsk ; Fiskeriforskning |
Statistics Norway | SSB ; Statistisk sentralbyrå |
Norwegian Institute of International Affairs | NUPI ; Norsk Utenrikspolitisk Institutt |
Peace Research Institute Oslo | PRIO ; Institutt for fredsforskning |
Chr. Michelsen Institute | CMI ; Christian Michelsen Institute |
Institute of Transport Economics | TØI ; Transportøkonomisk institutt ; ITE |
Fafo | Fafo Research Foundation ; Fagbevegelsens senter for forskning |
NIFU | Nordic Institute for Studies in Innovation, Research and Education |
Simula Research Laboratory | Simula |
Oslo University Hospital | OUS ; Oslo universitetssykehus ; Ullevål University Hospital ; Rikshospitalet ; Aker University Hospital ; OUH |
Norwegian Radium Hospital | Radiumhospitalet | Oslo University Hospital
Haukeland University Hospital | Haukeland universitetssjukehus ; Haukeland |
Akershus University Hospital | Ahus ; Akershus universitetssykehus ; AUH |
Stavanger University Hospital | Stavanger universitetssjukehus ; Helse Stavanger |
St. Olav's University Hospital | St. Olavs Hospital |
Cancer Registry of Norway | Kreftregisteret |
Norges Bank | Bank of Norway ; Central Bank of Norway |
Storting | Stortinget ; Norwegian Parliament ; Parliament of Norway |
Norwegian Armed Forces | Forsvaret |
Royal Norwegian Air Force | RNoAF ; Luftforsvaret | Norwegian Armed Forces
Royal Norwegian Navy | Sjøforsvaret | Norwegian Armed Forces
Norwegian Army | Hæren | Norwegian Armed Forces
Norwegian Broadcasting Corporation | NRK ; Norsk rikskringkasting |
Dagbladet | Dagbladet Oslo |
VG | Verdens Gang |
Conservative Party (Norway) | Høyre ; Norwegian Conservative Party |
Norwegian Labour Party | Labour Party (Norway) ; DNA Norway ; Det norske Arbeiderparti ; Ap |
Progress Party (Norway) | Fremskrittspartiet ; FrP |
Christian Democratic Party (Norway) | Kristelig Folkeparti ; KrF |
Socialist Left Party (Norway) | Sosialistisk Venstreparti |
Centre Party (Norway) | Senterpartiet ; Bondepartiet |
Nasjonal Samling | NS Norway ; National Gathering |
Equinor | Statoil ASA ; Den norske stats oljeselskap ; Equinor ASA |
Norsk Hydro | Norsk Hydro ASA ; Norsk Hydro-Elektrisk Kvælstofaktieselskab |
Yara International | Yara ; Hydro Agri |
Kongsberg Gruppen | Kongsberg ; Kongsberg Våpenfabrikk |
DNV | Det Norske Veritas ; DNV GL ; Germanischer Lloyd |
Aker Solutions | Aker Kværner ; Kværner |
Orkla | Orkla ASA ; Orkla Grube-Aktiebolag |
Elkem | Elektrokemisk |
Statkraft | Statkraftverkene |
Rosenborg BK | Rosenborg ; Rosenborg Ballklub |
SK Brann | Brann |
National Theatre (Oslo) | Nationaltheatret |
Danish Cancer Society | Kræftens Bekæmpelse |
Statens Serum Institut | SSI ; State Serum Institute |
Danish Meteorological Institute | DMI ; Danmarks Meteorologiske Institut |
Geological Survey of Denmark and Greenland | GEUS ; Danmarks og Grønlands Geologiske Undersøgelse ; De Nationale Geologiske Undersøgelser for Danmark og Grønland |
Danish Technological Institute | DTI ; DTI Denmark ; Teknologisk Institut |
DHI | Danish Hydraulic Institute ; DHI Water & Environment ; Dansk Hydraulisk Institut |
FORCE Technology | FORCE Institute |
Risø National Laboratory | Risø ; Risø DTU ; Risoe National Laboratory ; Forskningscenter Risø |
Statistics Denmark | Danmarks Statistik |
VIVE | Danish Center for Social Science Research ; SFI ; Danish National Centre for Social Research ; Socialforskningsinstituttet |
National Research Centre for the Working Environment | NFA ; Det Nationale Forskningscenter for Arbejdsmiljø ; Arbejdsmiljøinstituttet |
Danish Medicines Agency | Lægemiddelstyrelsen |
Rigshospitalet | Copenhagen University Hospital ; Rigshospitalet Copenhagen |
Herlev Hospital | Herlev and Gentofte Hospital |
Bispebjerg Hospital | Bispebjerg and Frederiksberg Hospital |
Odense University Hospital | OUH ; Odense Universitetshospital |
Aarhus University Hospital | AUH ; Aarhus Universitetshospital ; Skejby Hospital |
Steno Diabetes Center | Steno Memorial Hospital |
Carlsberg Laboratory | Carlsberg Research Laboratory ; Carlsberg Research Center | Carlsberg
Niels Bohr Institute | NBI ; Institute for Theoretical Physics Copenhagen |
Novo Nordisk | Novo Nordisk A/S |
Novozymes | Novonesis ; Novozymes A/S |
Chr. Hansen | Christian Hansen ; Novonesis |
Lundbeck | Lundbeck A/S |
LEO Pharma | Løvens kemiske Fabrik ; Leo Pharmaceutical Products |
Coloplast | Coloplast A/S |
Danfoss | Dansk Køleautomatik- og Apparatfabrik |
Grundfos | Bjerringbro Pressestøberi |
Haldor Topsoe | Topsoe |
William Demant | Demant ; Oticon |
GN Store Nord | GN ReSound ; Great Northern Telegraph Company ; GN |
Bang & Olufsen | B&O |
Arla Foods | Arla ; MD Foods |
COWI | COWIconsult |
Ramboll | Rambøll & Hannemann |
Danmarks Nationalbank | Danish National Bank ; National Bank of Denmark |
Folketing | Folketinget ; Danish Parliament ; Parliament of Denmark |
DR | Danmarks Radio ; Danish Broadcasting Corporation |
Berlingske | Berlingske Tidende |
Jyllands-Posten | Morgenavisen Jyllands-Posten |
Social Democrats (Denmark) | Socialdemokratiet ; Danish Social Democrats |
Royal Danish Theatre | Det Kongelige Teater |
Royal Danish Ballet | Den Kongelige Ballet | Royal Danish Theatre
Royal Danish Library | Det Kongelige Bibliotek ; Royal Library, Denmark |
Natural History Museum of Denmark | Statens Naturhistoriske Museum ; SNM |
Royal Danish Navy | Søværnet ; Danish Navy |
Royal Danish Army | Hæren (Denmark) ; Danish Army |
F.C. Copenhagen | FC København ; FC Copenhagen |
Brøndby IF | Brøndby |
VTT | VTT Technical Research Centre ; Valtion teknillinen tutkimuskeskus ; Technical Research Center of Finland |
Natural Resources Institute Finland | Luke ; Luonnonvarakeskus ; MTT Agrifood Research Finland ; Finnish Forest Research Institute ; Metla |
Finnish Environment Institute | SYKE ; Suomen ympäristökeskus |
Finnish Meteorological Institute | FMI ; Ilmatieteen laitos |
Finnish Institute for Health and Welfare | THL ; National Public Health Institute (Finland) ; KTL ; STAKES ; Terveyden ja hyvinvoinnin laitos ; National Institute for Health and Welfare |
Finnish Institute of Occupational Health | FIOH ; Työterveyslaitos |
Geological Survey of Finland | GTK ; Geologian tutkimuskeskus ; GSF |
Radiation and Nuclear Safety Authority | STUK ; Säteilyturvakeskus |
Finnish Food Authority | Ruokavirasto ; Evira ; Finnish Food Safety Authority |
Academy of Finland | Suomen Akatemia ; Research Council of Finland |
Statistics Finland | Tilastokeskus |
CSC – IT Center for Science | CSC Finland ; CSC - Tieteen tietotekniikan keskus |
Helsinki University Central Hospital | HUS ; HUCH ; Helsinki University Hospital ; HYKS |
Turku University Hospital | TYKS ; Turun yliopistollinen keskussairaala |
Tampere University Hospital | TAYS ; Tampereen yliopistollinen sairaala |
Oulu University Hospital | OYS ; Oulun yliopistollinen sairaala ; OUH |
Kuopio University Hospital | KYS ; Kuopion yliopistollinen sairaala |
Parliament of Finland | Eduskunta ; Finnish Parliament |
Finnish Defence Forces | Puolustusvoimat ; Finnish Army |
Yle | Yleisradio ; Finnish Broadcasting Company |
Helsingin Sanomat | HS |
Bank of Finland | Suomen Pankki |
Social Democratic Party of Finland | SDP ; Suomen Sosialidemokraattinen Puolue ; Social Democratic Party (Finland) ; Finnish Social Democrats |
National Coalition Party | Kokoomus ; Kansallinen Kokoomus |
Centre Party (Finland) | Suomen Keskusta ; Agrarian League |
Nokia | Nokia Oyj ; Nokia Siemens Networks ; Nokia Networks ; Nokia Research Center |
Wärtsilä | Wärtsilä Oyj |
Outokumpu | Outokumpu Oyj |
Metso | Metso Outotec ; Outotec |
Orion Corporation | Orion Pharma ; Orion Oyj |
Fortum | Imatran Voima ; IVO |
Elisa | Helsinki Telephone Company ; Elisa Oyj |
HJK Helsinki | HJK ; Helsingin Jalkapalloklubi |
Icelandic Meteorological Office | Veðurstofa Íslands ; IMO Iceland |
Marine and Freshwater Research Institute | Hafrannsóknastofnun ; Marine Research Institute Iceland ; MFRI |
deCODE genetics | Íslensk erfðagreining ; deCODE | Amgen
Landspítali | Landspitali University Hospital ; National University Hospital of Iceland |
Matís | Icelandic Food and Biotech R&D |
Althing | Alþingi ; Icelandic Parliament |
RÚV | Ríkisútvarpið ; Icelandic National Broadcasting Service |
Polish Academy of Sciences | PAN ; PAS ; Polish Academy of Science |
Polish Geological Institute | PIG-PIB ; Państwowy Instytut Geologiczny ; PGI |
Institute of Meteorology and Water Management | IMGW ; IMGW-PIB ; Instytut Meteorologii i Gospodarki Wodnej |
National Centre for Nuclear Research | NCBJ ; Narodowe Centrum Badań Jądrowych ; Andrzej Soltan Institute for Nuclear Studies ; National Centre for Nuclear Research Poland |
National Science Centre (Poland) | NCN ; Narodowe Centrum Nauki ; NSC |
National Centre for Research and Development | NCBR ; Narodowe Centrum Badań i Rozwoju |
Łukasiewicz Research Network | Sieć Badawcza Łukasiewicz |
Maria Sklodowska-Curie National Research Institute of Oncology | Narodowy Instytut Onkologii ; Maria Skłodowska-Curie Memorial Cancer Center ; Centrum Onkologii |
National Institute of Public Health – National Institute of Hygiene | NIZP-PZH ; Państwowy Zakład Higieny ; PZH ; National Institute of Hygiene |
Henryk Niewodniczański Institute of Nuclear Physics | IFJ PAN ; Instytut Fizyki Jądrowej ; Institute of Nuclear Physics | Polish Academy of Sciences
Nencki Institute of Experimental Biology | Nencki Institute ; Instytut Biologii Doświadczalnej im. M. Nenckiego | Polish Academy of Sciences
National Institute of Telecommunications (Poland) | Instytut Łączności |
Statistics Poland | GUS ; Główny Urząd Statystyczny ; Central Statistical Office (Poland) |
Children's Memorial Health Institute | Instytut Pomnik-Centrum Zdrowia Dziecka ; CZD |
Sejm | Polish Sejm ; Sejm of the Republic of Poland ; Polish Parliament |
National Bank of Poland | NBP ; Narodowy Bank Polski |
PKN Orlen | Orlen ; Petrochemia Płock ; Polski Koncern Naftowy Orlen |
PGNiG | Polskie Górnictwo Naftowe i Gazownictwo | PKN Orlen
KGHM | KGHM Polska Miedź |
PKO Bank Polski | PKO BP ; Powszechna Kasa Oszczędności |
PZU | Powszechny Zakład Ubezpieczeń |
PGE | Polska Grupa Energetyczna |
Polskie Koleje Państwowe | PKP ; Polish State Railways |
LOT Polish Airlines | LOT ; Polskie Linie Lotnicze LOT |
Telewizja Polska | TVP ; Polish Television |
Polskie Radio | Polish Radio |
Gazeta Wyborcza | Wyborcza | Agora
Home Army | Armia Krajowa ; AK |
Polish Army | Wojsko Polskie ; Polish Land Forces ; Polish Armed Forces |
Polish Legions | Legiony Polskie ; Piłsudski's Legions |
Polish Socialist Party | PPS ; Polska Partia Socjalistyczna |
Polish People's Party | PSL ; Polskie Stronnictwo Ludowe |
Legia Warsaw | Legia Warszawa |
Lech Poznań | KKS Lech Poznań |
Górnik Zabrze | KS Górnik Zabrze |
Czech Academy of Sciences | Akademie věd České republiky ; Academy of Sciences of the Czech Republic ; Czech Academy of Science ; ČSAV ; CAS Prague ; CAS |
Institute of Organic Chemistry and Biochemistry | IOCB ; IOCB Prague ; ÚOCHB ; Ústav organické chemie a biochemie | Czech Academy of Sciences
Fyzikální ústav AV ČR | FZU ; Institute of Physics of the Czech Academy of Sciences | Czech Academy of Sciences
Biology Centre CAS | Biologické centrum AV ČR ; Biology Centre of the Czech Academy of Sciences | Czech Academy of Sciences
Czech Geological Survey | Česká geologická služba ; ČGS |
Czech Hydrometeorological Institute | CHMI ; ČHMÚ ; Český hydrometeorologický ústav |
Czech Science Foundation | GAČR ; Grantová agentura České republiky |
National Institute of Public Health (Czech Republic) | SZÚ ; Státní zdravotní ústav ; NIPH |
ÚJV Řež | Nuclear Research Institute Rez ; Ústav jaderného výzkumu Řež |
Crop Research Institute (Czechia) | VÚRV ; Výzkumný ústav rostlinné výroby |
Motol University Hospital | Fakultní nemocnice v Motole ; FN Motol |
General University Hospital in Prague | VFN ; Všeobecná fakultní nemocnice v Praze |
Institute for Clinical and Experimental Medicine | IKEM ; Institut klinické a experimentální medicíny |
Masaryk Memorial Cancer Institute | Masarykův onkologický ústav ; MOÚ |
ČEZ | České energetické závody ; Skupina ČEZ |
Škoda Works | Škoda Plzeň ; Škodovka |
Czech Television | Česká televize ; ČT ; Czechoslovak Television |
Czech Radio | Český rozhlas |
Lidové noviny | People's Newspaper |
Civic Democratic Party | ODS ; Občanská demokratická strana |
Czech Social Democratic Party | ČSSD ; Česká strana sociálně demokratická |
Civic Forum | Občanské fórum |
Communist Party of Czechoslovakia | KSČ ; Komunistická strana Československa ; Communist Party (Czechoslovakia) ; Czechoslovak Communist Party |
National Theatre (Prague) | Národní divadlo |
Sparta Prague | AC Sparta Praha ; AC Sparta Prague |
Slavia Prague | SK Slavia Praha ; SK Slavia Prague |
Czechoslovak Legion | Československé legie |
Slovak Academy of Sciences | SAV ; SAS Bratislava ; Slovenská akadémia vied ; SAS |
Slovak Hydrometeorological Institute | SHMÚ ; Slovenský hydrometeorologický ústav |
Slovan Bratislava | ŠK Slovan Bratislava |
HUN-REN Hungarian Research Network | HUN-REN ; Eötvös Loránd Research Network ; ELKH ; Eötvös Loránd Kutatási Hálózat |
Wigner Research Centre for Physics | Wigner FK ; Central Research Institute for Physics ; KFKI ; Wigner Fizikai Kutatóközpont | HUN-REN Hungarian Research Network
SZTAKI | Institute for Computer Science and Control ; Számítástechnikai és Automatizálási Kutatóintézet | HUN-REN Hungarian Research Network
Institute of Experimental Medicine | KOKI ; Kísérleti Orvostudományi Kutatóintézet | HUN-REN Hungarian Research Network
Alfréd Rényi Institute of Mathematics | Rényi Institute ; Rényi Alfréd Matematikai Kutatóintézet | HUN-REN Hungarian Research Network
Atomki | Institute for Nuclear Research Debrecen ; Atommagkutató Intézet | HUN-REN Hungarian Research Network
Biological Research Centre | BRC Szeged ; Szegedi Biológiai Kutatóközpont ; SZBK | HUN-REN Hungarian Research Network
National Institute of Oncology (Hungary) | Országos Onkológiai Intézet |
Gedeon Richter | Richter Gedeon ; Chemical Works of Gedeon Richter |
Egis Pharmaceuticals | EGIS Gyógyszergyár ; Egis | Servier
MOL Group | MOL ; Magyar Olaj- és Gázipari |
OTP Bank | Országos Takarékpénztár |
Tungsram | Egyesült Izzó | General Electric
Magyar Nemzeti Bank | MNB ; Hungarian National Bank ; National Bank of Hungary |
National Assembly (Hungary) | Országgyűlés ; Hungarian Parliament |
Magyar Nemzeti Múzeum | Hungarian National Museum |
Hungarian Natural History Museum | Magyar Természettudományi Múzeum ; HNHM |
Hungarian Socialist Party | MSZP ; Magyar Szocialista Párt |
Hungarian Democratic Forum | MDF ; Magyar Demokrata Fórum |
Ferencvárosi TC | Ferencváros ; FTC Budapest |
Budapest Honvéd | Honvéd ; Kispest |
Újpest FC | Újpesti Dózsa ; Újpest |
MTK Budapest | MTK Hungária |
Romanian Academy | Academia Română ; Romanian Academy of Sciences |
Horia Hulubei National Institute of Physics and Nuclear Engineering | IFIN-HH ; Institutul de Fizică Atomică |
National Institute for Laser, Plasma and Radiation Physics | INFLPR |
National Institute of Materials Physics | NIMP ; INCDFM |
Fundeni Clinical Institute | Institutul Clinic Fundeni |
Social Democratic Party (Romania) | PSD Romania ; Partidul Social Democrat |
National Liberal Party (Romania) | PNL ; Partidul Național Liberal |
Securitate | Departamentul Securității Statului |
Iron Guard | Legion of the Archangel Michael ; Legionary Movement |
FCSB | Steaua București ; Steaua Bucharest |
Dinamo București | Dinamo Bucharest |
Petrom | OMV Petrom ; SNP Petrom | OMV
Dacia | Automobile Dacia | Renault
Bulgarian Academy of Sciences | BAS ; БАН ; Balgarska akademiya na naukite |
Bulgarian Socialist Party | BSP ; Bulgarian Communist Party |
GERB | Citizens for European Development of Bulgaria |
Levski Sofia | PFC Levski Sofia |
CSKA Sofia | PFC CSKA Sofia |
Serbian Academy of Sciences and Arts | SANU ; SASA ; Srpska akademija nauka i umetnosti |
Vinča Institute of Nuclear Sciences | Vinča Institute ; Institut za nuklearne nauke Vinča ; Boris Kidrič Institute |
Naftna Industrija Srbije | NIS | Gazprom
Radio Television of Serbia | RTS ; Radio-televizija Srbije ; RTV Belgrade |
Yugoslav Partisans | National Liberation Army of Yugoslavia |
Yugoslav People's Army | JNA ; Jugoslovenska narodna armija |
League of Communists of Yugoslavia | SKJ ; Communist Party of Yugoslavia ; KPJ |
Chetniks | Yugoslav Army in the Homeland |
Socialist Party of Serbia | SPS ; Socijalistička partija Srbije ; Socialist Party (Serbia) |
Serbian Progressive Party | SNS ; Srpska napredna stranka |
Ruđer Bošković Institute | IRB ; RBI Zagreb ; Institut Ruđer Bošković ; Rudjer Boskovic Institute ; RBI |
Croatian Academy of Sciences and Arts | HAZU ; Yugoslav Academy of Sciences and Arts ; JAZU ; CASA |
Croatian Democratic Union | HDZ ; Hrvatska demokratska zajednica |
Social Democratic Party of Croatia | SDP Croatia ; Socijaldemokratska partija Hrvatske ; Social Democratic Party (Croatia) |
Ustaše | Ustasha ; Ustashe |
Pliva | PLIVA Hrvatska | Teva
INA Industrija nafte | INA ; INA d.d. | MOL Group
Croatian Radiotelevision | HRT ; Hrvatska radiotelevizija |
Hajduk Split | HNK Hajduk Split |
Clinical Hospital Centre Zagreb | KBC Zagreb ; Klinički bolnički centar Zagreb ; Rebro |
Jožef Stefan Institute | IJS ; JSI ; Institut Jožef Stefan ; Josef Stefan Institute |
National Institute of Chemistry | Kemijski inštitut ; Kemijski inštitut Ljubljana |
National Institute of Biology | NIB ; Nacionalni inštitut za biologijo |
Slovenian Academy of Sciences and Arts | SAZU ; Slovenska akademija znanosti in umetnosti ; SASA |
Research Centre of the Slovenian Academy of Sciences and Arts | ZRC SAZU | Slovenian Academy of Sciences and Arts
University Medical Centre Ljubljana | UKC Ljubljana ; Univerzitetni klinični center Ljubljana |
Krka | KRKA d.d. Novo mesto |
Lek | Lek Pharmaceuticals ; Lek d.d. | Sandoz
Estonian Academy of Sciences | Eesti Teaduste Akadeemia |
National Institute of Chemical Physics and Biophysics | NICPB ; KBFI |
Riigikogu | Estonian Parliament ; Parliament of Estonia |
Saeima | Latvian Parliament ; Parliament of Latvia |
Seimas | Lithuanian Parliament ; Parliament of Lithuania |
Lithuanian Energy Institute | LEI ; Lietuvos energetikos institutas |
Center for Physical Sciences and Technology | FTMC |
Vilnius University Hospital Santaros Klinikos | Santaros Klinikos ; Santariškių klinikos |
National Centre of Scientific Research Demokritos | NCSR Demokritos ; Demokritos ; Democritus Nuclear Research Center |
Foundation for Research and Technology Hellas | FORTH ; ITE ; Idryma Technologias kai Erevnas |
Centre for Research and Technology Hellas | CERTH ; EKETA |
National Hellenic Research Foundation | NHRF ; EIE |
Hellenic Centre for Marine Research | HCMR ; ELKETHE ; National Centre for Marine Research |
National Observatory of Athens | NOA ; Ethniko Asteroskopeio Athinon |
Athena Research and Innovation Center | ATHENA RC ; Athena Research Center |
Hellenic Parliament | Greek Parliament ; Vouli ton Ellinon |
PASOK | Panhellenic Socialist Movement |
New Democracy | Nea Dimokratia ; ND Greece |
Syriza | Coalition of the Radical Left |
Communist Party of Greece | KKE ; Communist Party (Greece) ; Greek Communist Party |
ERT | Hellenic Broadcasting Corporation ; Ellinikí Radiofonía Tileórasi |
Hellenic Telecommunications Organization | OTE | Deutsche Telekom
Public Power Corporation | PPC ; DEI |
Panathinaikos | Panathinaikos F.C. ; Panathinaikos FC |
Olympiacos | Olympiacos F.C. ; Olympiakos ; Olympiacos Piraeus |
AEK Athens | AEK ; AEK Athens F.C. |
PAOK | PAOK FC ; PAOK Thessaloniki |
Cyprus Institute of Neurology and Genetics | CING |
Russian Academy of Sciences | Academy of Sciences of the USSR ; Российская академия наук ; Academy of Sciences of Russia ; Saint Petersburg Academy of Sciences ; Imperial Academy of Sciences |
Siberian Branch of the Russian Academy of Sciences | SB RAS ; SORAN ; Siberian Division of the Academy of Sciences | Russian Academy of Sciences
Ural Branch of the Russian Academy of Sciences | UB RAS ; Ural Scientific Center | Russian Academy of Sciences
Far Eastern Branch of the Russian Academy of Sciences | FEB RAS | Russian Academy of Sciences
Ioffe Institute | Ioffe Physical-Technical Institute ; Physico-Technical Institute Leningrad ; PTI RAS ; Leningrad Physico-Technical Institute | Russian Academy of Sciences
Lebedev Physical Institute | FIAN ; LPI ; P.N. Lebedev Physical Institute ; Lebedev Institute | Russian Academy of Sciences
Steklov Institute of Mathematics | Steklov Mathematical Institute ; MIAN ; Steklov Institute | Russian Academy of Sciences
Landau Institute for Theoretical Physics | ITP RAS ; Landau Institute | Russian Academy of Sciences
Institute of Applied Physics | IAP RAS ; IPF RAN ; Institute of Applied Physics of the Russian Academy of Sciences ; IAP | Russian Academy of Sciences
Budker Institute of Nuclear Physics | BINP ; Institute of Nuclear Physics Novosibirsk ; INP Novosibirsk | Siberian Branch of the Russian Academy of Sciences
Space Research Institute | IKI ; Russian Space Research Institute ; IKI RAN | Russian Academy of Sciences
Shirshov Institute of Oceanology | P.P. Shirshov Institute of Oceanology ; IO RAN | Russian Academy of Sciences
Keldysh Institute of Applied Mathematics | KIAM ; Institute of Applied Mathematics Moscow | Russian Academy of Sciences
Zelinsky Institute of Organic Chemistry | ZIOC ; N. D. Zelinsky Institute of Organic Chemistry | Russian Academy of Sciences
Engelhardt Institute of Molecular Biology | EIMB ; Institute of Molecular Biology Moscow | Russian Academy of Sciences
Shemyakin–Ovchinnikov Institute of Bioorganic Chemistry | IBCh ; Institute of Bioorganic Chemistry Moscow | Russian Academy of Sciences
Schmidt Institute of Physics of the Earth | IPE RAS ; Institute of Physics of the Earth | Russian Academy of Sciences
Pulkovo Observatory | GAO RAN ; Central Astronomical Observatory at Pulkovo ; Pulkovo Astronomical Observatory | Russian Academy of Sciences
Special Astrophysical Observatory | SAO RAS | Russian Academy of Sciences
Institute of World Economy and International Relations | IMEMO | Russian Academy of Sciences
Institute of Russian Literature | Pushkin House ; Pushkinskij Dom | Russian Academy of Sciences
Kunstkamera | Peter the Great Museum of Anthropology and Ethnography ; MAE RAS | Russian Academy of Sciences
Zoological Institute of the Russian Academy of Sciences | ZIN RAS ; Zoological Institute St. Petersburg | Russian Academy of Sciences
Komarov Botanical Institute | BIN RAS ; V.L. Komarov Botanical Institute | Russian Academy of Sciences
Joint Institute for Nuclear Research | JINR ; OIYaI ; Объединённый институт ядерных исследований |
Kurchatov Institute | National Research Centre Kurchatov Institute ; NRC Kurchatov Institute ; I.V. Kurchatov Institute of Atomic Energy ; Laboratory No. 2 ; RRC KI |
Petersburg Nuclear Physics Institute | PNPI ; Leningrad Nuclear Physics Institute ; B.P. Konstantinov Petersburg Nuclear Physics Institute | Kurchatov Institute
Institute for High Energy Physics | IHEP Protvino ; IFVE ; IHEP | Kurchatov Institute
Institute for Theoretical and Experimental Physics | ITEP ; Alikhanov Institute | Kurchatov Institute
Rosatom | State Atomic Energy Corporation Rosatom ; Federal Agency on Atomic Energy ; Minatom ; Ministry of Medium Machine Building |
All-Russian Scientific Research Institute of Experimental Physics | VNIIEF ; RFNC-VNIIEF ; Arzamas-16 ; Sarov nuclear center ; KB-11 | Rosatom
All-Russian Scientific Research Institute of Technical Physics | VNIITF ; RFNC-VNIITF ; Chelyabinsk-70 | Rosatom
Atomstroyexport | ASE Engineering ; Атомстройэкспорт | Rosatom
TVEL | TVEL Fuel Company | Rosatom
Rosenergoatom | Rosenergoatom Concern | Rosatom
Afrikantov OKBM | OKBM Afrikantov ; OKBM | Rosatom
N.N. Blokhin National Medical Research Center of Oncology | Blokhin Cancer Center ; N.N. Blokhin Russian Cancer Research Center ; Blokhin Russian Cancer Research Center |
Gamaleya Research Institute of Epidemiology and Microbiology | Gamaleya Institute ; Gamaleya Center ; N.F. Gamaleya Institute |
State Research Center of Virology and Biotechnology VECTOR | Vector Institute Russia ; SRC VB Vector ; VECTOR Novosibirsk |
Rospotrebnadzor | Federal Service for Surveillance on Consumer Rights Protection and Human Wellbeing |
Roshydromet | Federal Service for Hydrometeorology and Environmental Monitoring ; Goskomgidromet |
Arctic and Antarctic Research Institute | AARI ; AANII ; Arctic Institute Leningrad | Roshydromet
Voeikov Main Geophysical Observatory | Main Geophysical Observatory ; MGO | Roshydromet
Rosstat | Federal State Statistics Service ; Goskomstat ; Federal Service of State Statistics |
Russian Foundation for Basic Research | RFBR ; RFFI |
Vavilov Institute of Plant Industry | VIR ; N.I. Vavilov Institute of Plant Genetic Resources ; All-Union Institute of Plant Industry ; Vavilov Institute |
VNIRO | Russian Federal Research Institute of Fisheries and Oceanography ; All-Union Research Institute of Fisheries and Oceanography |
A.P. Karpinsky Russian Geological Research Institute | VSEGEI ; Karpinsky Institute |
Central Aerohydrodynamic Institute | TsAGI ; Zhukovsky Institute |
Central Institute of Aviation Motors | CIAM ; TsIAM |
All-Russian Scientific Research Institute of Aviation Materials | VIAM |
TsNIIMash | Central Research Institute of Machine Building ; NII-88 | Roscosmos
RSC Energia | Energia ; S.P. Korolev Rocket and Space Corporation Energia ; OKB-1 ; РКК Энергия | Roscosmos
Khrunichev State Research and Production Space Center | Khrunichev ; GKNPTs Khrunichev | Roscosmos
NPO Lavochkin | Lavochkin Association ; Lavochkin | Roscosmos
NPO Energomash | Energomash ; OKB-456 | Roscosmos
ISS Reshetnev | Information Satellite Systems Reshetnev ; NPO PM ; Reshetnev Company | Roscosmos
Progress Rocket Space Centre | TsSKB-Progress ; RSC Progress | Roscosmos
Roscosmos | State Space Corporation Roscosmos ; Роскосмос ; State Corporation for Space Activities ; Russian Space Agency |
United Aircraft Corporation | UAC ; OAK ; Объединённая авиастроительная корпорация | Rostec
Sukhoi | Sukhoi Design Bureau ; Сухой | United Aircraft Corporation
Mikoyan | MiG ; RAC MiG ; Mikoyan-Gurevich ; Russian Aircraft Corporation MiG | United Aircraft Corporation
Tupolev | Tupolev Design Bureau ; OKB Tupolev ; PSC Tupolev | United Aircraft Corporation
Ilyushin | Ilyushin Design Bureau ; Il Aviation Complex | United Aircraft Corporation
Yakovlev | Irkut Corporation ; Irkut ; Yakovlev Design Bureau | United Aircraft Corporation
Russian Helicopters | Mil Moscow Helicopter Plant ; Kamov ; Вертолёты России | Rostec
United Engine Corporation | UEC ; ODK ; Объединённая двигателестроительная корпорация | Rostec
Kalashnikov Concern | Izhmash ; Kalashnikov ; Концерн Калашников | Rostec
Uralvagonzavod | UVZ | Rostec
KAMAZ | Kama Automobile Plant | Rostec
AvtoVAZ | Lada ; VAZ ; Volga Automobile Plant |
GAZ | Gorky Automobile Plant ; Gorkovsky Avtomobilny Zavod |
Rosoboronexport | Rosvooruzhenie ; Рособоронэкспорт | Rostec
Ruselectronics | Roselectronics ; Росэлектроника | Rostec
Concern Radio-Electronic Technologies | KRET ; Концерн Радиоэлектронные технологии | Rostec
Shvabe | Shvabe Holding | Rostec
High Precision Systems | Vysokotochnye Kompleksy ; NPO Vysokotochnye Kompleksy | Rostec
Almaz-Antey | Almaz-Antey Air and Space Defence Corporation ; Concern VKO Almaz-Antey |
United Shipbuilding Corporation | USC ; OSK ; Объединённая судостроительная корпорация |
Sevmash | Northern Machine-Building Enterprise ; Sevmashpredpriyatie | United Shipbuilding Corporation
Admiralty Shipyard | Admiralteyskie Verfi ; Admiralty Shipyards | United Shipbuilding Corporation
Tactical Missiles Corporation | Tactical Missiles Corporation JSC ; Корпорация Тактическое ракетное вооружение ; Zvezda-Strela ; TMC |
NPO Mashinostroyeniya | NPOMash ; OKB-52 | Tactical Missiles Corporation
Novator Design Bureau | OKB Novator ; NPO Novator | Almaz-Antey
Mikron | JSC Mikron |
Gazprom | Gazprom PAO ; ПАО Газпром ; Ministry of Gas Industry |
Gazprom Neft | Gazpromneft ; Sibneft ; Siberian Oil Company | Gazprom
Gazprombank | GPB |
Rosneft | Rosneft Oil Company ; NK Rosneft ; PJSC Rosneft Oil Company |
TNK-BP | Tyumen Oil Company ; TNK | Rosneft
Bashneft | Bashneft PJSOC | Rosneft
Yukos | Yukos Oil Company |
Lukoil | Лукойл ; LUKOIL OAO ; PJSC Lukoil ; Lukoil Oil Company |
Surgutneftegas | Surgutneftegaz |
Slavneft | NGK Slavneft |
Novatek | Novatek OAO ; FIK Novafininvest |
Transneft | AK Transneft |
Sovcomflot | SCF Group ; Sovkomflot ; SCF |
Sberbank | Sberbank of Russia ; Sber ; Sberbank Rossii |
VTB Bank | VTB ; Vneshtorgbank ; Bank for Foreign Trade of Russia |
VEB.RF | Vnesheconombank ; VEB ; Внешэкономбанк ; State Development Corporation VEB |
Promsvyazbank | PSB |
Rosselkhozbank | Russian Agricultural Bank ; RSHB |
Otkritie FC Bank | Bank Otkritie ; Otkritie ; Nomos-Bank |
Sovcombank | Sovkombank |
Bank Rossiya | Rossiya Bank ; Bank Rossiia ; АБ Россия |
SMP Bank | Severny Morskoy Put Bank |
Moscow Exchange | MOEX ; MICEX ; Moscow Interbank Currency Exchange |
Russian Direct Investment Fund | RDIF ; РФПИ |
Central Bank of Russia | Bank of Russia ; CBR ; Центральный банк Российской Федерации ; Gosbank |
Norilsk Nickel | Nornickel ; MMC Norilsk Nickel ; Норникель |
Rusal | UC Rusal ; United Company Rusal ; Russian Aluminium | En+ Group
En+ Group | En Plus Group ; EN+ |
Severstal | Cherepovets Steel |
NLMK | Novolipetsk Steel ; Novolipetsk Metallurgical Combine |
Magnitogorsk Iron and Steel Works | MMK ; Magnitogorsk Metallurgical Combine ; Magnitka |
Evraz | EvrazHolding |
Metalloinvest | Metalloinvest Holding |
Alrosa | Almazy Rossii-Sakha |
Polyus | Polyus Gold |
Uralkali | Уралкалий ; Silvinit |
EuroChem | ЕвроХим ; MCC EuroChem |
PhosAgro | ФосАгро ; Apatit |
Sibur | SIBUR Holding |
Rostelecom | Ростелеком ; Svyazinvest |
Mobile TeleSystems | MTS |
VimpelCom | Beeline ; Вымпелком ; VEON |
MegaFon | North-West GSM |
Russian Railways | RZD ; RZhD ; Rossiyskie zheleznye dorogi |
Aeroflot | Aeroflot Russian Airlines ; Dobrolet |
Inter RAO | Inter RAO UES |
RusHydro | РусГидро ; HydroOGK |
Rosseti | FGC UES ; IDGC Holding |
Unified Energy System of Russia | RAO UES ; RAO UES of Russia ; UES Russia |
Kaspersky Lab | Kaspersky ; Лаборатория Касперского ; AO Kaspersky Lab |
VK | Mail.ru Group ; VKontakte ; Mail.ru |
Rosgeologia | Rosgeo ; Росгеология |
Russian Ground Forces | Russian Army ; Сухопутные войска ; Russian Land Forces | Russian Armed Forces
Russian Armed Forces | Armed Forces of the Russian Federation ; Вооружённые силы Российской Федерации |
Russian Navy | Voyenno-morskoy flot ; VMF ; Military Maritime Fleet of the Russian Federation | Russian Armed Forces
Russian Aerospace Forces | VKS ; Russian Air Force ; Воздушно-космические силы | Russian Armed Forces
Soviet Navy | Naval Forces of the USSR ; Red Fleet ; Soviet Red Fleet |
Soviet Air Force | Soviet Air Forces ; VVS USSR ; Red Air Force |
Soviet Armed Forces | Armed Forces of the Soviet Union |
Imperial Russian Army | Russian Imperial Army ; Tsarist Army |
Imperial Russian Navy | Russian Imperial Navy |
White Army | White Guard ; Volunteer Army ; White movement |
Wagner Group | PMC Wagner ; ChVK Vagner |
Internet Research Agency | IRA St. Petersburg ; Агентство интернет-исследований ; Glavset ; IRA |
Federal Security Service | Federal Security Service of the Russian Federation ; Federal Counterintelligence Service |
Foreign Intelligence Service (Russia) | SVR ; Sluzhba vneshney razvedki |
GRU | Main Directorate of the General Staff ; Glavnoye razvedyvatel'noye upravleniye |
Cheka | VChK ; All-Russian Extraordinary Commission ; OGPU ; GPU |
National Guard of Russia | Rosgvardia ; Росгвардия ; National Guard (Russia) |
Committee for State Security | Komitet gosudarstvennoy bezopasnosti ; Soviet KGB |
Ministry of Internal Affairs (Russia) | MVD ; Russian Interior Ministry |
Ministry of Foreign Affairs (Russia) | Russian Foreign Ministry ; MID |
Federation Council (Russia) | Federation Council ; Sovet Federatsii | Federal Assembly (Russia)
Federal Assembly (Russia) | Russian Parliament |
State Duma | Государственная дума ; Gosduma ; Imperial Duma | Federal Assembly (Russia)
Supreme Soviet of the Soviet Union | Supreme Soviet ; Verkhovny Sovet |
Communist Party of the Soviet Union | КПСС ; Soviet Communist Party ; Bolshevik Party ; Bolsheviks ; All-Union Communist Party ; RSDLP(b) ; Communist Party (Soviet Union) |
Communist Party of the Russian Federation | CPRF ; KPRF ; Russian Communist Party |
Liberal Democratic Party of Russia | LDPR |
Yabloko | Russian United Democratic Party Yabloko |
A Just Russia | Spravedlivaya Rossiya |
Komsomol | All-Union Leninist Young Communist League ; VLKSM |
Comintern | Communist International ; Third International |
Russian Social Democratic Labour Party | RSDLP |
Socialist Revolutionary Party | SRs ; Party of Socialists-Revolutionaries ; Esers |
TASS | Russian News Agency TASS |
RIA Novosti | Sovinformburo ; Novosti Press Agency ; APN | Rossiya Segodnya
Rossiya Segodnya | Sputnik |
RT | Russia Today ; TV-Novosti |
Izvestia | Известия |
VGTRK | All-Russia State Television and Radio Broadcasting Company |
Channel One Russia | Perviy Kanal ; ORT ; Первый канал |
Moscow Art Theatre | MAT ; MKhAT ; MXAT |
Bolshoi Theatre | Bolshoi Ballet ; Bolshoi Opera ; Большой театр |
Mariinsky Theatre | Mariinsky Ballet ; Kirov Ballet ; Kirov Opera ; Imperial Mariinsky Theatre |
Ballets Russes | Diaghilev's Ballets Russes ; Ballet Russe |
Tretyakov Gallery | State Tretyakov Gallery |
Hermitage Museum | Hermitage ; State Hermitage Museum ; Эрмитаж |
Russian State Library | Lenin Library ; RGB ; Lenin State Library |
National Library of Russia | Imperial Public Library ; RNB ; Saltykov-Shchedrin Library |
Russian Orthodox Church | ROC ; Moscow Patriarchate ; Русская православная церковь |
Zenit Saint Petersburg | Zenit ; FC Zenit ; Zenit Leningrad ; FC Zenit Saint Petersburg |
Lokomotiv Moscow | FC Lokomotiv Moscow |
Dynamo Moscow | FC Dynamo Moscow ; Dinamo Moscow |
CSKA Moscow | HC CSKA Moscow ; Red Army Sports Club ; CDKA Moscow |
Rubin Kazan | FC Rubin Kazan |
National Academy of Sciences of Ukraine | NASU ; NAS of Ukraine ; Ukrainian Academy of Sciences ; НАН України ; Academy of Sciences of the Ukrainian SSR ; National Academy of Sciences (Ukraine) |
Kharkiv Institute of Physics and Technology | KIPT ; NSC KIPT ; Ukrainian Physico-Technical Institute ; UFTI ; UPTI |
Bogolyubov Institute for Theoretical Physics | BITP | National Academy of Sciences of Ukraine
E.O. Paton Electric Welding Institute | Paton Institute ; Institute of Electric Welding | National Academy of Sciences of Ukraine
Yuzhnoye Design Office | Yuzhnoye ; Pivdenne ; OKB-586 ; KB Yuzhnoye |
Pivdenmash | Yuzhmash ; PA Yuzhmash |
Ukroboronprom | Ukrainian Defense Industry |
Security Service of Ukraine | SBU ; Sluzhba bezpeky Ukrainy |
Armed Forces of Ukraine | Ukrainian Armed Forces ; ZSU ; Ukrainian Army |
Ukrainian Insurgent Army | UPA ; UIA |
Organization of Ukrainian Nationalists | OUN |
Servant of the People | Sluha Narodu |
Batkivshchyna | All-Ukrainian Union Fatherland |
Party of Regions | Partiya Rehioniv |
National Academy of Sciences of Belarus | NASB ; Belarusian Academy of Sciences ; National Academy of Sciences (Belarus) |
Belaruskali | Беларуськалий |
Minsk Tractor Works | MTZ |
Minsk Automobile Plant | MAZ |
BelAZ | Belarusian Autoworks |
National Academy of Sciences of Armenia | NAS RA ; Armenian Academy of Sciences ; National Academy of Sciences (Armenia) |
Yerevan Physics Institute | YerPhI ; A. Alikhanyan National Science Laboratory |
Georgian National Academy of Sciences | GNAS ; Georgian Academy of Sciences |
Azerbaijan National Academy of Sciences | ANAS ; AMEA |
State Oil Company of Azerbaijan Republic | SOCAR ; State Oil Company of the Azerbaijan Republic |
Uzbekistan Academy of Sciences | Academy of Sciences of the Republic of Uzbekistan |
KazMunayGas | KMG ; KazMunaiGas ; КазМунайГаз |
TÜBİTAK | Scientific and Technological Research Council of Turkey ; Türkiye Bilimsel ve Teknolojik Araştırma Kurumu ; Scientific and Technological Research Council of Türkiye |
TÜBİTAK Marmara Research Center | TÜBİTAK MAM ; Marmara Research Center ; MAM | TÜBİTAK
Turkish Academy of Sciences | TÜBA ; Türkiye Bilimler Akademisi |
MTA General Directorate | Maden Tetkik ve Arama ; General Directorate of Mineral Research and Exploration ; MTA |
Turkish Aerospace Industries | TAI ; TUSAŞ ; Turkish Aerospace |
ASELSAN | Askeri Elektronik Sanayii |
Roketsan | Roket Sanayii |
Baykar | Baykar Makina ; Baykar Technologies |
Turkish Airlines | THY ; Türk Hava Yolları |
Koç Holding | Koç Group |
Sabancı Holding | Hacı Ömer Sabancı Holding |
Türkiye İş Bankası | İşbank ; İş Bankası |
Halkbank | Türkiye Halk Bankası |
Ziraat Bank | Ziraat Bankası ; T.C. Ziraat Bankası |
Arçelik | Beko |
Turkish Radio and Television Corporation | TRT ; Türkiye Radyo Televizyon Kurumu |
Anadolu Agency | Anadolu Ajansı ; AA Turkey |
Grand National Assembly of Turkey | TBMM ; Türkiye Büyük Millet Meclisi ; Turkish Parliament ; GNAT |
Nationalist Movement Party | MHP ; Milliyetçi Hareket Partisi |
Democrat Party (Turkey) | Demokrat Parti |
Motherland Party (Turkey) | ANAP ; Anavatan Partisi |
Peoples' Democratic Party (Turkey) | HDP ; Halkların Demokratik Partisi |
Kurdistan Workers' Party | PKK ; Kongra-Gel ; Partiya Karkerên Kurdistanê |
Turkish Armed Forces | TSK ; Türk Silahlı Kuvvetleri |
Ottoman Army | Imperial Ottoman Army ; Army of the Ottoman Empire |
Committee of Union and Progress | İttihat ve Terakki ; Young Turks |
National Intelligence Organization | Millî İstihbarat Teşkilatı |
Galatasaray | Galatasaray SK ; Galatasaray Istanbul |
Fenerbahçe | Fenerbahce SK |
Trabzonspor | Trabzonspor Kulübü |
Israel Defense Forces | Israel Defence Forces ; Israeli Defense Forces ; Tsahal ; Israeli Defence Forces |
Israeli Air Force | IAF ; Kheil HaAvir | Israel Defense Forces
Irgun | Etzel ; IZL ; National Military Organization in the Land of Israel |
Lehi | Stern Gang ; Fighters for the Freedom of Israel |
Palmach | Plugot Machatz | Haganah
Jewish Agency for Israel | Jewish Agency ; Sochnut ; Jewish Agency for Palestine |
World Zionist Organization | WZO ; Zionist Organization |
Jewish National Fund | JNF ; KKL ; Keren Kayemeth LeIsrael |
Histadrut | General Organization of Workers in Israel |
Agricultural Research Organization | ARO ; Volcani Center ; Volcani Institute |
Israel Oceanographic and Limnological Research | IOLR |
Geological Survey of Israel | GSI Israel ; GSI |
Soreq Nuclear Research Center | Soreq ; SNRC |
Nuclear Research Center Negev | NRCN |
Israel Institute for Biological Research | IIBR |
Hadassah Medical Center | Hadassah ; Hadassah University Hospital ; Hadassah Ein Kerem ; Hadassah Medical Organization ; HMC |
Sheba Medical Center | Tel HaShomer ; Chaim Sheba Medical Center ; Sheba ; SMC |
Tel Aviv Sourasky Medical Center | Ichilov ; Ichilov Hospital ; Sourasky Medical Center |
Rabin Medical Center | Beilinson Hospital ; Beilinson ; Hasharon Hospital | Clalit Health Services
Clalit Health Services | Clalit ; Kupat Holim Clalit |
Maccabi Healthcare Services | Maccabi ; Kupat Holim Maccabi |
Rambam Health Care Campus | Rambam ; Rambam Medical Center ; Rambam Hospital |
Soroka University Medical Center | Soroka ; Soroka Medical Center | Clalit Health Services
Shaare Zedek Medical Center | Shaare Zedek ; Shaarei Tzedek Hospital |
Israel Antiquities Authority | IAA ; Israel Department of Antiquities |
Yad Vashem | World Holocaust Remembrance Center |
Elbit Systems | Elbit |
Israel Military Industries | IMI Systems ; IMI ; Ta'as | Elbit Systems
Israel Electric Corporation | IEC ; Palestine Electric Corporation |
Bank Leumi | Anglo-Palestine Bank ; Bank Leumi le-Israel |
Bank Hapoalim | Workers' Bank |
Kan | Israeli Public Broadcasting Corporation ; Israel Broadcasting Authority ; IBA |
Yedioth Ahronoth | Yediot Ahronot ; Ynet |
The Jerusalem Post | Palestine Post |
Meretz | Meretz-Yachad |
Shas | Shomrei Torah Sephardim |
Israeli Labor Party | Israel Labor Party ; Labor Party (Israel) ; Labor Alignment |
Maccabi Tel Aviv | Maccabi Tel Aviv F.C. |
Hapoel Tel Aviv | Hapoel Tel Aviv F.C. |
Popular Front for the Liberation of Palestine | PFLP |
Palestinian Authority | Palestinian National Authority ; PNA |
Palestinian Islamic Jihad | PIJ ; Islamic Jihad |
Arab League | League of Arab States |
Organization of the Petroleum Exporting Countries | OPEC |
Organisation of Islamic Cooperation | OIC ; Organisation of the Islamic Conference |
Gulf Cooperation Council | GCC ; Cooperation Council for the Arab States of the Gulf |
King Abdulaziz City for Science and Technology | KACST |
King Faisal Specialist Hospital and Research Centre | KFSHRC ; King Faisal Specialist Hospital |
King Abdullah Petroleum Studies and Research Center | KAPSARC |
Saudi Aramco | Saudi Arabian Oil Co ; Arabian American Oil Company |
Abu Dhabi National Oil Company | ADNOC |
Qatar Petroleum | QatarEnergy ; Qatar General Petroleum Corporation |
Kuwait Petroleum Corporation | KPC |
Kuwait Institute for Scientific Research | KISR |
Qatar Foundation | QF |
Hamad Medical Corporation | HMC |
Sidra Medicine | Sidra Medical and Research Center | Qatar Foundation
Mubadala | Mubadala Investment Company ; Mubadala Development Company |
Etihad Airways | Etihad |
Emirates Telecommunications Corporation | Etisalat ; e& |
Dubai Ports World | DP World ; DPW |
Masdar | Abu Dhabi Future Energy Company |
Al Arabiya | Al Arabiya News Channel |
National Research Centre (Egypt) | NRC Egypt ; National Research Centre Cairo ; NRC |
Egyptian Atomic Energy Authority | EAEA ; Egyptian Atomic Energy Agency |
National Research Institute of Astronomy and Geophysics | NRIAG ; Helwan Observatory |
Al Ahly SC | Al Ahly ; National Sporting Club |
Zamalek SC | Zamalek |
Wafd Party | Wafd |
National Democratic Party (Egypt) | NDP Egypt ; NDP |
Ba'ath Party | Arab Socialist Ba'ath Party |
Syrian Social Nationalist Party | SSNP |
National Council for Scientific Research (Lebanon) | CNRS-L ; Lebanese National Council for Scientific Research |
Royal Scientific Society | RSS Jordan ; RSS |
National Center for Nuclear Sciences and Technologies | CNSTN |
Institut Pasteur de Tunis | Pasteur Institute of Tunis ; IPT | Institut Pasteur
OCP Group | Office Chérifien des Phosphates ; OCP |
Sonatrach | Société Nationale pour la Recherche, la Production, le Transport, la Transformation, et la Commercialisation des Hydrocarbures |
National Liberation Front (Algeria) | FLN ; Front de libération nationale ; NLF |
Atomic Energy Organization of Iran | AEOI ; Sazman-e Energy Atomi Iran |
National Iranian Oil Company | Sherkat-e Melli-ye Naft-e Iran |
National Iranian Tanker Company | NITC |
National Iranian Gas Company | NIGC |
National Petrochemical Company | NPC ; National Petrochemical Company of Iran |
Islamic Republic of Iran Shipping Lines | IRISL ; Kashtirani-ye Jomhuri-ye Eslami |
Hafize Darya Shipping Lines | HDS Lines ; HDSL ; Hafiz Darya Shipping Company | Islamic Republic of Iran Shipping Lines
Iran Air | Homa ; Iran National Airlines ; Airline of the Islamic Republic of Iran |
Mahan Air | Mahan Airlines |
Bank Melli Iran | Bank Melli ; National Bank of Iran ; BMI |
Bank Mellat | Mellat Bank |
Bank Saderat Iran | Bank Saderat ; BSI Iran |
Bank Sepah | Sepah Bank |
Bank Tejarat | Tejarat Bank |
Export Development Bank of Iran | EDBI ; Bank Toseeh Saderat Iran |
Central Bank of Iran | CBI ; Bank Markazi ; Central Bank of the Islamic Republic of Iran ; Bank Markazi Jomhouri Islami Iran |
Khatam al-Anbiya Construction Headquarters | Khatam al-Anbiya ; Khatam ol Anbia ; KAA ; GHORB ; Gharargah Sazandegi Khatam al-Anbia | Islamic Revolutionary Guard Corps
Islamic Revolutionary Guard Corps | Iranian Revolutionary Guard Corps ; Pasdaran ; Sepah-e Pasdaran ; Army of the Guardians of the Islamic Revolution ; Revolutionary Guard |
Quds Force | IRGC-QF ; Qods Force ; Jerusalem Force ; IRGC Quds Force | Islamic Revolutionary Guard Corps
Basij | Basij Resistance Force ; Sazman-e Basij-e Mostazafan | Islamic Revolutionary Guard Corps
Ministry of Defence and Armed Forces Logistics (Iran) | MODAFL |
Defense Industries Organization | DIO ; Sasad ; Sazman-e Sanaye Defa | Ministry of Defence and Armed Forces Logistics (Iran)
Aerospace Industries Organization | AIO ; Sazman-e Sanaye Hava Faza | Ministry of Defence and Armed Forces Logistics (Iran)
Iran Electronics Industries | IEI ; SAIRAN ; Sanaye Electronic Iran | Ministry of Defence and Armed Forces Logistics (Iran)
Iran Aircraft Manufacturing Industrial Company | HESA ; Havapeyma Sazi Iran ; IAMI |
Shahid Hemmat Industrial Group | SHIG | Aerospace Industries Organization
Shahid Bakeri Industrial Group | SBIG | Aerospace Industries Organization
Iran Khodro | IKCO ; Iran National |
SAIPA | Société Anonyme Iranienne de Production Automobile |
Ministry of Intelligence (Iran) | MOIS ; Ministry of Intelligence and Security ; VEVAK ; VAJA |
SAVAK | Sazeman-e Ettela'at va Amniyat-e Keshvar |
Setad | Execution of Imam Khomeini's Order ; EIKO |
Islamic Republic of Iran Broadcasting | IRIB ; Seda va Sima |
Press TV | PressTV | Islamic Republic of Iran Broadcasting
Islamic Consultative Assembly | Majlis ; Iranian Parliament ; Majles |
People's Mojahedin Organization of Iran | MEK ; PMOI ; Mujahedin-e-Khalq ; MKO |
Tudeh Party | Tudeh Party of Iran ; Hezb-e Tudeh |
Institute for Research in Fundamental Sciences | IPM ; Institute for Studies in Theoretical Physics and Mathematics |
Pasteur Institute of Iran | IPI ; Institut Pasteur d'Iran |
Royan Institute | Royan ; Royan Research Institute |
Taliban | Taleban ; Islamic Emirate of Afghanistan |
Lashkar-e-Taiba | LeT ; Lashkar-e-Tayyiba ; Army of the Pure |
Jaish-e-Mohammed | JeM ; Jaish-e-Muhammad |
Al-Shabaab | Harakat al-Shabaab al-Mujahideen ; HSM |
Boko Haram | Jama'atu Ahlis Sunna Lidda'awati wal-Jihad ; JAS |
Houthis | Ansar Allah ; Ansarallah ; Houthi movement |
Al-Nusra Front | Jabhat al-Nusra ; Nusra Front ; Jabhat Fateh al-Sham |
Islamic State | Islamic State of Iraq and the Levant ; Islamic State of Iraq and Syria |
Hezbollah | Hizb Allah ; Party of God ; Hizballah Lebanon |
Hamas | Harakat al-Muqawama al-Islamiya |
Abu Sayyaf | ASG ; Al-Harakat al-Islamiyya |
Jemaah Islamiyah | JI ; Jemaah Islamiah |
Liberation Tigers of Tamil Eelam | LTTE ; Tamil Tigers |
Revolutionary Armed Forces of Colombia | FARC ; FARC-EP ; Fuerzas Armadas Revolucionarias de Colombia |
National Liberation Army (Colombia) | ELN ; Ejército de Liberación Nacional |
Shining Path | Sendero Luminoso ; Communist Party of Peru – Shining Path |
Sinaloa Cartel | Cártel de Sinaloa ; CDS |
Irish Republican Army | IRA ; Provisional IRA ; Provisional Irish Republican Army ; Óglaigh na hÉireann |
Euskadi Ta Askatasuna | ETA ; Basque Homeland and Liberty |
Red Army Faction | RAF Germany ; Rote Armee Fraktion ; Baader-Meinhof Group |
Red Brigades | Brigate Rosse ; BR |
Aum Shinrikyo | Aum Supreme Truth |
Mara Salvatrucha | MS-13 |
Korea Mining Development Trading Corporation | KOMID ; Korea Mining Development Corporation ; External Technology General Corporation |
Korea Ryonbong General Corporation | Ryonbong ; Korea Yonbong General Corporation ; Lyongaksan General Trading Corporation |
Tanchon Commercial Bank | Changgwang Credit Bank ; Korea Changgwang Credit Bank |
Foreign Trade Bank of the Democratic People's Republic of Korea | FTB ; Foreign Trade Bank ; Mooyokbank |
Workers' Party of Korea | WPK ; Korean Workers' Party ; Chosŏn Rodongdang ; Workers' Party (North Korea) |
Korean People's Army | KPA ; North Korean Army ; Chosŏn inmin'gun |
Reconnaissance General Bureau | RGB North Korea ; Chongch'al Ch'ongguk |
Air Koryo | Chosonminhang ; CAAK |
Ocean Maritime Management Company | OMM |
Syrian Petroleum Company | SPC |
Scientific Studies and Research Center | SSRC ; CERS ; Centre d'études et de recherches scientifiques |
Commercial Bank of Syria | CBoS |
PDVSA | Petroven |
Myanma Oil and Gas Enterprise | MOGE |
Myanmar Economic Holdings Limited | MEHL ; Union of Myanmar Economic Holdings |
Tatmadaw | Myanmar Armed Forces ; Burmese Army ; Myanmar military |
National League for Democracy | NLD |
Chinese Academy of Sciences | 中国科学院 ; Zhongguo Kexueyuan ; Academia Sinica (China) ; Chinese Academy of Science |
Institute of High Energy Physics | IHEP ; 高能物理研究所 ; Institute of High Energy Physics Beijing | Chinese Academy of Sciences
Shanghai Institute of Microsystem and Information Technology | SIMIT ; Shanghai Institute of Metallurgy | Chinese Academy of Sciences
Dalian Institute of Chemical Physics | DICP ; 大连化学物理研究所 | Chinese Academy of Sciences
Changchun Institute of Applied Chemistry | CIAC ; 长春应用化学研究所 | Chinese Academy of Sciences
Changchun Institute of Optics, Fine Mechanics and Physics | CIOMP | Chinese Academy of Sciences
Shanghai Institute of Organic Chemistry | SIOC | Chinese Academy of Sciences
Shanghai Institute of Materia Medica | SIMM | Chinese Academy of Sciences
Shanghai Institute of Optics and Fine Mechanics | SIOM | Chinese Academy of Sciences
Shanghai Institute of Ceramics | SICCAS ; SIC | Chinese Academy of Sciences
Shanghai Institute of Applied Physics | SINAP ; Shanghai Institute of Nuclear Research | Chinese Academy of Sciences
Hefei Institutes of Physical Science | HFIPS ; CASHIPS | Chinese Academy of Sciences
Institute of Plasma Physics (China) | ASIPP ; Institute of Plasma Physics Hefei ; IPP | Hefei Institutes of Physical Science
Institute of Computing Technology | ICT CAS ; 计算技术研究所 | Chinese Academy of Sciences
Institute of Automation, Chinese Academy of Sciences | CASIA ; 自动化研究所 | Chinese Academy of Sciences
Academy of Mathematics and Systems Science | AMSS | Chinese Academy of Sciences
National Astronomical Observatories of China | NAOC ; National Astronomical Observatories, Chinese Academy of Sciences ; Beijing Astronomical Observatory | Chinese Academy of Sciences
Purple Mountain Observatory | PMO ; Zijinshan Astronomical Observatory | Chinese Academy of Sciences
Institute of Geology and Geophysics | IGG ; IGGCAS | Chinese Academy of Sciences
Institute of Atmospheric Physics | IAP ; IAP CAS | Chinese Academy of Sciences
Institute of Vertebrate Paleontology and Paleoanthropology | IVPP ; Cenozoic Research Laboratory | Chinese Academy of Sciences
Nanjing Institute of Geology and Palaeontology | NIGPAS ; NIGP | Chinese Academy of Sciences
Kunming Institute of Botany | KIB | Chinese Academy of Sciences
Kunming Institute of Zoology | KIZ | Chinese Academy of Sciences
Xishuangbanna Tropical Botanical Garden | XTBG | Chinese Academy of Sciences
South China Botanical Garden | SCBG ; South China Institute of Botany | Chinese Academy of Sciences
South China Sea Institute of Oceanology | SCSIO | Chinese Academy of Sciences
Institute of Oceanology, Chinese Academy of Sciences | IOCAS ; Institute of Oceanology Qingdao | Chinese Academy of Sciences
Qingdao Institute of Bioenergy and Bioprocess Technology | QIBEBT | Chinese Academy of Sciences
Shenzhen Institutes of Advanced Technology | SIAT | Chinese Academy of Sciences
Ningbo Institute of Materials Technology and Engineering | NIMTE | Chinese Academy of Sciences
Research Center for Eco-Environmental Sciences | RCEES | Chinese Academy of Sciences
Institute of Geographic Sciences and Natural Resources Research | IGSNRR | Chinese Academy of Sciences
Aerospace Information Research Institute | AIR CAS ; AIRCAS ; Institute of Remote Sensing and Digital Earth ; RADI | Chinese Academy of Sciences
National Center for Nanoscience and Technology | NCNST | Chinese Academy of Sciences
Technical Institute of Physics and Chemistry | TIPC | Chinese Academy of Sciences
Wuhan Institute of Virology | WIV ; 武汉病毒研究所 | Chinese Academy of Sciences
Beijing Institute of Genomics | China National Center for Bioinformation | Chinese Academy of Sciences
Institute of Metal Research | IMR Shenyang ; IMR CAS ; IMR | Chinese Academy of Sciences
Lanzhou Institute of Chemical Physics | LICP | Chinese Academy of Sciences
Institute of Modern Physics | IMP Lanzhou ; IMP CAS ; IMP | Chinese Academy of Sciences
National Space Science Center | NSSC ; Center for Space Science and Applied Research | Chinese Academy of Sciences
Chinese Academy of Engineering | CAE ; 中国工程院 |
Chinese Academy of Social Sciences | CASS ; 中国社会科学院 |
Chinese Academy of Agricultural Sciences | CAAS ; 中国农业科学院 |
Harbin Veterinary Research Institute | HVRI | Chinese Academy of Agricultural Sciences
China National Rice Research Institute | CNRRI | Chinese Academy of Agricultural Sciences
Chinese Academy of Medical Sciences | CAMS ; 中国医学科学院 ; Chinese Academy of Medical Sciences & Peking Union Medical College |
Chinese Academy of Fishery Sciences | CAFS |
Yellow Sea Fisheries Research Institute | YSFRI | Chinese Academy of Fishery Sciences
Chinese Academy of Forestry | CAF |
Chinese Academy of Geological Sciences | CAGS | China Geological Survey
China Geological Survey | CGS ; 中国地质调查局 |
China Academy of Chinese Medical Sciences | CACMS ; China Academy of Traditional Chinese Medicine |
China Academy of Engineering Physics | CAEP ; Ninth Academy |
China Institute of Atomic Energy | CIAE | China National Nuclear Corporation
China National Nuclear Corporation | CNNC ; 中国核工业集团 |
China General Nuclear Power Group | CGN ; CGNPC ; China Guangdong Nuclear Power |
Chinese Center for Disease Control and Prevention | China CDC ; 中国疾病预防控制中心 ; Chinese CDC |
National Natural Science Foundation of China | NSFC ; 国家自然科学基金委员会 |
China Meteorological Administration | CMA ; 中国气象局 |
China Earthquake Administration | CEA ; State Seismological Bureau |
State Oceanic Administration | SOA China |
First Institute of Oceanography | FIO |
Third Institute of Oceanography | TIO |
National Institute of Metrology | NIM ; National Institute of Metrology China |
China National Space Administration | CNSA ; 国家航天局 |
Peking Union Medical College Hospital | PUMCH ; 北京协和医院 | Chinese Academy of Medical Sciences
Chinese PLA General Hospital | 301 Hospital ; PLA General Hospital ; PLAGH ; 解放军总医院 | People's Liberation Army
West China Hospital | 华西医院 ; West China Hospital of Sichuan University |
Ruijin Hospital | Ruijin Hospital Shanghai ; Hôpital Sainte-Marie |
Huashan Hospital | Chinese Red Cross First Hospital |
Zhongshan Hospital | Zhongshan Hospital Fudan University |
Beijing Tongren Hospital | Tongren Hospital |
Xuanwu Hospital | Xuanwu Hospital Capital Medical University |
Beijing Friendship Hospital | Friendship Hospital |
Tongji Hospital | Tongji Hospital Wuhan |
Xiangya Hospital | Xiangya Hospital Central South University ; Yale-in-China Hospital |
BGI Group | BGI ; Beijing Genomics Institute ; BGI Shenzhen ; 华大基因 |
China Aerospace Science and Technology Corporation | CASC ; 中国航天科技集团 |
China Aerospace Science and Industry Corporation | CASIC ; 中国航天科工集团 |
China Academy of Launch Vehicle Technology | CALT | China Aerospace Science and Technology Corporation
China Academy of Space Technology | CAST | China Aerospace Science and Technology Corporation
China Great Wall Industry Corporation | CGWIC | China Aerospace Science and Technology Corporation
Aviation Industry Corporation of China | AVIC ; 中国航空工业集团 |
Aero Engine Corporation of China | AECC ; 中国航空发动机集团 |
Commercial Aircraft Corporation of China | COMAC ; 中国商飞 |
China North Industries Group | NORINCO ; China North Industries Corporation ; 中国兵器工业集团 |
China South Industries Group | CSGC ; CSIGC ; 中国兵器装备集团 ; China Ordnance Equipment Group |
Changan Automobile | Chang'an ; Chongqing Changan Automobile | China South Industries Group
China State Shipbuilding Corporation | CSSC ; 中国船舶集团 ; China State Shipbuilding Corp |
China Shipbuilding Industry Corporation | CSIC ; 中国船舶重工集团 | China State Shipbuilding Corporation
China Electronics Technology Group Corporation | CETC ; 中国电子科技集团 ; China Electronics Technology Group |
China Electronics Corporation | CEC ; 中国电子信息产业集团 |
Hikvision | Hangzhou Hikvision Digital Technology ; 海康威视 | China Electronics Technology Group Corporation
Dahua Technology | Zhejiang Dahua Technology ; 大华 |
SenseTime | 商汤科技 |
Megvii | Face++ ; Beijing Kuangshi Technology ; 旷视 |
Semiconductor Manufacturing International Corporation | SMIC ; 中芯国际 |
Yangtze Memory Technologies | YMTC ; 长江存储 | Tsinghua Unigroup
Tsinghua Unigroup | Unigroup ; 紫光集团 |
HiSilicon | HiSilicon Technologies ; 海思 | Huawei
Huawei | Huawei Technologies Co., Ltd. ; Huawei Investment & Holding |
ZTE | 中兴通讯 ; Zhongxing |
DJI | SZ DJI Technology ; Da-Jiang Innovations ; Dajiang |
CATL | Contemporary Amperex Technology ; Contemporary Amperex Technology Co. Limited ; 宁德时代 |
Haier | Qingdao Refrigerator |
GE Appliances | General Electric Appliances | Haier
Midea | 美的 |
KUKA | Keller und Knappich Augsburg | Midea
Gree Electric | Gree ; Gree Electric Appliances of Zhuhai ; 格力 |
Hisense | 海信 |
TCL | TCL Technology ; Telephone Communication Limited |
BOE Technology | BOE ; Beijing Oriental Electronics ; 京东方 |
Great Wall Motors | GWM ; Great Wall Motor ; 长城汽车 |
Chery | Chery Automobile ; 奇瑞 |
FAW Group | FAW ; First Automobile Works ; First Automotive Works ; 一汽 |
Dongfeng Motor | Second Automobile Works ; 东风汽车 ; Dongfeng |
BAIC Group | BAIC ; Beijing Automotive Industry Holding ; 北汽 |
GAC Group | Guangzhou Automobile Group ; 广汽 |
NIO | NextEV ; 蔚来 |
China Petrochemical Corporation | Sinopec Group ; 中国石化集团 ; Sinopec |
China National Petroleum Corporation | 中国石油天然气集团 ; China National Petroleum Corp |
China National Offshore Oil Corporation | 中国海洋石油 ; China National Offshore Oil Corp |
Nexen | Canadian Occidental Petroleum | China National Offshore Oil Corporation
Zhuhai Zhenrong | 珠海振戎 |
State Grid Corporation of China | State Grid ; SGCC ; 国家电网 |
China Electric Power Research Institute | CEPRI | State Grid Corporation of China
China Southern Power Grid | CSG ; 南方电网 |
China Huaneng Group | Huaneng ; 华能集团 |
China Three Gorges Corporation | CTG ; Three Gorges Corporation ; 三峡集团 |
China Energy Investment | CHN Energy ; Shenhua Group ; China Guodian ; China Shenhua |
China Yangtze Power | CYPC | China Three Gorges Corporation
China State Construction Engineering Corporation | CSCEC ; 中国建筑 |
China Communications Construction Company | CCCC ; 中国交通建设 ; China Communications Construction |
China Railway Group | CREC ; China Railway Engineering Corporation ; 中国中铁 |
China Railway Construction Corporation | CRCC ; 中国铁建 |
CRRC | China Railway Rolling Stock Corporation ; CSR Corporation ; CNR Corporation ; 中国中车 |
PowerChina | Power Construction Corporation of China ; Sinohydro ; 中国电建 |
COSCO | China Ocean Shipping Company ; COSCO Shipping ; China COSCO Shipping ; 中远海运 |
Orient Overseas Container Line | OOCL ; Orient Overseas International | COSCO
China Merchants Group | CMG ; 招商局集团 ; China Merchants Steam Navigation Company |
China Merchants Bank | CMB ; 招商银行 | China Merchants Group
Agricultural Bank of China | ABC China ; AgBank ; 中国农业银行 ; ABC |
Bank of Communications | BoCom ; 交通银行 |
Bank of China | 中国银行 ; Ta-Ch'ing Government Bank |
Industrial and Commercial Bank of China | 中国工商银行 ; Industrial & Commercial Bank of China |
China Construction Bank | 中国建设银行 |
China Development Bank | CDB ; 国家开发银行 |
Export-Import Bank of China | China Exim Bank ; China Eximbank ; Exim Bank of China |
People's Bank of China | PBOC ; PBC ; 中国人民银行 |
Bank of Kunlun | Kunlun Bank ; 昆仑银行 ; Karamay City Commercial Bank | China National Petroleum Corporation
CITIC Group | CITIC ; China International Trust and Investment Corporation ; 中信集团 |
China Everbright Group | Everbright ; 光大集团 |
China Minsheng Bank | China Minsheng Banking Corporation ; CMBC |
Ping An Insurance | Ping An ; 中国平安 |
China Life Insurance | China Life ; 中国人寿 |
China Investment Corporation | CIC ; 中投公司 |
China Telecom | 中国电信 ; China Telecommunications Corporation |
China Unicom | China United Network Communications ; 中国联通 ; China Netcom |
China Mobile | China Mobile Communications Corporation ; 中国移动 |
Baosteel | China Baowu Steel Group ; Baowu ; Baoshan Iron and Steel ; Shanghai Baosteel ; 宝钢 |
Aluminum Corporation of China | Chalco ; Chinalco ; 中国铝业 |
China Minmetals | Minmetals ; China National Metals and Minerals Import and Export Corporation ; 中国五矿 |
COFCO Group | COFCO ; China National Cereals, Oils and Foodstuffs Corporation ; 中粮集团 |
Sinopharm | China National Pharmaceutical Group ; 国药集团 |
Sinovac | Sinovac Biotech ; 科兴 |
BeiGene | BeOne Medicines ; 百济神州 |
WuXi AppTec | WuXi PharmaTech ; 药明康德 |
Jiangsu Hengrui | Hengrui Medicine ; Jiangsu Hengrui Pharmaceuticals ; Jiangsu Hengrui Medicine |
HNA Group | Hainan Airlines ; HNA |
Air China | 中国国际航空 |
China Eastern Airlines | China Eastern ; 东方航空 |
China Southern Airlines | China Southern ; 南方航空 |
Fosun | Fosun International ; 复星 |
Dalian Wanda | Wanda Group ; 万达 |
Evergrande | China Evergrande Group ; Hengda Group ; 恒大 |
Alibaba | Alibaba Group Holding ; DAMO Academy |
Ant Group | Ant Financial ; Alipay ; 蚂蚁集团 | Alibaba
South China Morning Post | SCMP | Alibaba
Tencent | 腾讯 |
Baidu | Baidu Research |
NetEase | 网易 ; 163.com |
Sina | Weibo ; 新浪 |
People's Liberation Army | 中国人民解放军 ; Chinese People's Liberation Army ; Chinese Army |
People's Liberation Army Navy | PLAN ; PLA Navy ; Chinese Navy | People's Liberation Army
People's Liberation Army Air Force | PLAAF ; PLA Air Force ; Chinese Air Force | People's Liberation Army
Eighth Route Army | 18th Group Army ; 八路军 |
New Fourth Army | 新四军 |
National Revolutionary Army | NRA China ; Chinese Nationalist Army ; NRA |
National People's Congress | NPC ; 全国人民代表大会 ; Chinese Parliament |
Chinese People's Political Consultative Conference | CPPCC ; 中国人民政治协商会议 |
Ministry of State Security (China) | MSS ; Guoanbu ; 国家安全部 |
Ministry of Science and Technology (China) | MOST |
Xinjiang Production and Construction Corps | XPCC ; Bingtuan ; Xinjiang Corps |
China Global Television Network | CGTN ; CCTV News ; CCTV-9 | China Central Television
Xinhua News Agency | 新华社 ; Hsinhua |
Global Times | Huanqiu Shibao | People's Daily
Palace Museum | Forbidden City Museum ; 故宫博物院 |
National Palace Museum | NPM ; 國立故宮博物院 |
Guangzhou Evergrande | Guangzhou F.C. ; Guangzhou Evergrande Taobao |
RIKEN | 理化学研究所 ; Rikagaku Kenkyusho ; Rikagaku Kenkyūjo ; Institute of Physical and Chemical Research (RIKEN) |
RIKEN Center for Computational Science | R-CCS ; RIKEN Advanced Institute for Computational Science | RIKEN
SPring-8 | Super Photon ring-8 GeV | RIKEN
National Institute of Advanced Industrial Science and Technology | 産業技術総合研究所 ; Sangyo Gijutsu Sogo Kenkyusho ; Electrotechnical Laboratory ; Agency of Industrial Science and Technology ; Geological Survey of Japan |
National Institute for Materials Science | NIMS ; National Research Institute for Metals ; 物質・材料研究機構 |
High Energy Accelerator Research Organization | KEK ; 高エネルギー加速器研究機構 ; National Laboratory for High Energy Physics |
Japan Proton Accelerator Research Complex | J-PARC |
Japan Atomic Energy Agency | JAEA ; Japan Atomic Energy Research Institute ; JAERI ; Power Reactor and Nuclear Fuel Development Corporation ; PNC ; 日本原子力研究開発機構 |
National Institutes for Quantum Science and Technology | QST ; National Institute of Radiological Sciences ; NIRS ; National Institutes for Quantum and Radiological Science and Technology |
Japan Science and Technology Agency | JST ; Japan Science and Technology Corporation ; 科学技術振興機構 |
Japan Society for the Promotion of Science | JSPS ; Nihon Gakujutsu Shinkokai ; 日本学術振興会 |
Japan Agency for Marine-Earth Science and Technology | JAMSTEC ; Japan Marine Science and Technology Center ; 海洋研究開発機構 |
Japan Agency for Medical Research and Development | AMED |
Japan International Cooperation Agency | JICA ; Kokusai Kyoryoku Kiko |
Japan External Trade Organization | JETRO ; Institute of Developing Economies ; IDE-JETRO |
Japan Foundation | Kokusai Koryu Kikin |
Japan Meteorological Agency | JMA ; Central Meteorological Observatory ; 気象庁 |
Meteorological Research Institute | MRI ; 気象研究所 | Japan Meteorological Agency
National Astronomical Observatory of Japan | NAOJ ; Tokyo Astronomical Observatory ; 国立天文台 | National Institutes of Natural Sciences
National Institutes of Natural Sciences | NINS ; 自然科学研究機構 |
National Institute for Fusion Science | NIFS ; 核融合科学研究所 | National Institutes of Natural Sciences
Institute for Molecular Science | IMS ; 分子科学研究所 | National Institutes of Natural Sciences
National Institute for Basic Biology | NIBB | National Institutes of Natural Sciences
National Institute for Physiological Sciences | NIPS | National Institutes of Natural Sciences
Research Organization of Information and Systems | ROIS |
National Institute of Informatics | NII ; 国立情報学研究所 ; NACSIS | Research Organization of Information and Systems
Institute of Statistical Mathematics | ISM ; 統計数理研究所 | Research Organization of Information and Systems
National Institute of Genetics | NIG ; 国立遺伝学研究所 | Research Organization of Information and Systems
National Institute of Polar Research | NIPR ; 国立極地研究所 | Research Organization of Information and Systems
National Institutes for the Humanities | NIHU ; 人間文化研究機構 |
National Museum of Ethnology | Minpaku ; 国立民族学博物館 | National Institutes for the Humanities
International Research Center for Japanese Studies | Nichibunken | National Institutes for the Humanities
National Museum of Japanese History | Rekihaku | National Institutes for the Humanities
National Institute of Information and Communications Technology | NICT ; Communications Research Laboratory ; Radio Research Laboratory |
Advanced Telecommunications Research Institute International | ATR |
National Institute for Environmental Studies | NIES ; 国立環境研究所 |
National Agriculture and Food Research Organization | NARO ; 農業・食品産業技術総合研究機構 ; National Agricultural Research Organization |
Japan International Research Center for Agricultural Sciences | JIRCAS ; Tropical Agriculture Research Center |
Forestry and Forest Products Research Institute | FFPRI |
Japan Fisheries Research and Education Agency | FRA ; Fisheries Research Agency |
National Research Institute for Earth Science and Disaster Resilience | NIED ; 防災科学技術研究所 |
Public Works Research Institute | PWRI ; 土木研究所 |
Building Research Institute | BRI ; 建築研究所 |
Railway Technical Research Institute | RTRI ; 鉄道総合技術研究所 |
Central Research Institute of Electric Power Industry | CRIEPI ; Denchuken ; 電力中央研究所 |
National Institute of Infectious Diseases | NIID ; National Institute of Health (Japan) ; 国立感染症研究所 ; Japan Institute for Health Security |
National Cancer Center Japan | NCC Japan ; 国立がん研究センター ; National Cancer Center Hospital |
National Cerebral and Cardiovascular Center | NCVC ; 国立循環器病研究センター |
National Center of Neurology and Psychiatry | NCNP ; 国立精神・神経医療研究センター |
National Center for Child Health and Development | NCCHD |
National Center for Geriatrics and Gerontology | NCGG |
National Center for Global Health and Medicine | NCGM ; International Medical Center of Japan |
National Institute of Public Health (Japan) | NIPH Japan ; 国立保健医療科学院 ; NIPH |
National Institute of Health Sciences | NIHS ; 国立医薬品食品衛生研究所 |
Pharmaceuticals and Medical Devices Agency | PMDA |
Cancer Institute Hospital | Cancer Institute of the Japanese Foundation for Cancer Research ; JFCR ; Japanese Foundation for Cancer Research |
St. Luke's International Hospital | Seiroka Hospital ; 聖路加国際病院 |
Radiation Effects Research Foundation | RERF ; Atomic Bomb Casualty Commission ; ABCC |
Geospatial Information Authority of Japan | GSI Japan ; Kokudo Chiriin ; Geographical Survey Institute ; GSI |
New Energy and Industrial Technology Development Organization | NEDO |
Ministry of Education, Culture, Sports, Science and Technology | MEXT ; Monbusho ; Monbukagakusho |
Ministry of Economy, Trade and Industry | METI ; Ministry of International Trade and Industry ; MITI |
Ministry of Health, Labour and Welfare | MHLW ; Koseisho |
Ministry of Finance (Japan) | Okurasho ; Japanese Ministry of Finance |
Ministry of Foreign Affairs (Japan) | Gaimusho ; MOFA ; Japanese Foreign Ministry |
National Diet | Japanese Diet ; Kokkai ; Imperial Diet ; Japanese Parliament |
House of Representatives (Japan) | Shūgiin ; Japanese House of Representatives | National Diet
House of Councillors | Sangiin ; House of Councillors (Japan) | National Diet
Liberal Democratic Party (Japan) | LDP ; Jimintō ; Jiyū-Minshutō ; Liberal Democratic Party of Japan |
Democratic Party of Japan | DPJ ; Minshutō ; Democratic Party (Japan) |
Komeito | New Komeito ; Clean Government Party |
Japanese Communist Party | JCP ; Nihon Kyōsantō |
Japan Socialist Party | JSP ; Social Democratic Party (Japan) |
Japan Self-Defense Forces | JSDF ; Jieitai ; Self-Defense Forces |
Japan Ground Self-Defense Force | JGSDF | Japan Self-Defense Forces
Japan Maritime Self-Defense Force | JMSDF | Japan Self-Defense Forces
Japan Air Self-Defense Force | JASDF | Japan Self-Defense Forces
Imperial Japanese Army | Japanese Army ; Dai-Nippon Teikoku Rikugun ; Kwantung Army |
Imperial Japanese Navy | Japanese Navy ; Dai-Nippon Teikoku Kaigun |
Bank of Japan | BOJ ; Nippon Ginko |
Japan Post | Nippon Yusei |
Japanese National Railways | JNR ; Kokutetsu ; Japan Railways Group |
East Japan Railway Company | JR East ; Higashi-Nihon Ryokaku Tetsudo |
Central Japan Railway Company | JR Central ; JR Tokai |
West Japan Railway Company | JR West |
Tokyo Electric Power Company | TEPCO ; Toden ; 東京電力 |
Kansai Electric Power Company | KEPCO ; Kanden |
Chubu Electric Power | Chuden |
Kyushu Electric Power | Kyuden |
Electric Power Development Company | J-POWER ; Dengen Kaihatsu |
Tokyo Gas | 東京ガス |
NTT | NTT Basic Research Laboratories ; Nippon Denshin Denwa ; 日本電信電話 |
NTT Data | | NTT
NTT Docomo | 株式会社NTTドコモ | NTT
Nippon Steel | Yawata Iron & Steel ; Shin Nippon Seitetsu ; Shinnittetsu ; 日本製鉄 ; NSSMC |
Sumitomo Metal Industries | Sumitomo Metals ; Sumikin | Nippon Steel
JFE Holdings | JFE Steel ; NKK ; Kawasaki Steel ; Nippon Kokan |
Kobe Steel | Kobelco ; 神戸製鋼所 ; Kōbe Seikō-sho |
Hitachi | 日立製作所 ; Hitachi Seisakusho |
Hitachi High-Technologies | Hitachi High-Tech | Hitachi
Toshiba | 東芝 ; Tokyo Shibaura Denki |
Kioxia | Toshiba Memory |
Fujitsu | 富士通 ; Fujitsu Laboratories ; Fuji Tsushinki Seizo |
NEC | 日本電気 ; Nippon Denki ; NEC Laboratories |
Panasonic | 松下電器 ; Matsushita Denki ; Matsushita Electric ; National Panasonic |
Sony | ソニー ; Sony Computer Science Laboratories |
Sony Interactive Entertainment | Sony Computer Entertainment ; SCEI ; SIE ; PlayStation | Sony
Sony Music Entertainment | Sony BMG ; Sony Music ; Sony BMG Music Entertainment | Sony
Renesas Electronics | Renesas ; NEC Electronics ; Renesas Technology |
Elpida Memory | Micron Memory Japan ; NEC Hitachi Memory | Micron Technology
Rohm | ROHM Semiconductor ; Toyo Electronics Industry |
TDK | Tokyo Denki Kagaku |
Omron | Tateisi Electronics |
Yokogawa Electric | Yokogawa ; Yokogawa Hokushin Electric |
Shimadzu | 島津製作所 |
Horiba | Horiba Radio Laboratory |
Hamamatsu Photonics | Hamamatsu ; Hamamatsu TV |
JEOL | Japan Electron Optics Laboratory ; Nihon Denshi |
Fujifilm | 富士フイルム ; Fuji Film |
Fuji Xerox | Fujifilm Business Innovation | Fujifilm
Canon | キヤノン ; Seikikogaku Kenkyusho |
Canon Medical Systems | Toshiba Medical Systems ; CMS | Canon
Mitsubishi Chemical | Mitsubishi Kasei ; Mitsubishi Rayon |
Mitsubishi Tanabe Pharma | Tanabe Seiyaku ; Mitsubishi Pharma ; Tanabe Pharma ; Green Cross Japan | Mitsubishi Chemical
Sumitomo Chemical | 住友化学 |
Sumitomo Pharma | Sumitomo Dainippon Pharma ; Dainippon Sumitomo Pharma ; Dainippon Pharmaceutical | Sumitomo Chemical
Sumitomo Electric Industries | Sumitomo Electric ; SEI |
Asahi Kasei | Asahi Chemical Industry ; 旭化成 |
Toray Industries | Toray ; Toyo Rayon ; 東レ |
Teijin | Teikoku Jinzo Kenshi ; 帝人 |
Kuraray | Kurashiki Rayon |
Shin-Etsu Chemical | Shin-Etsu ; 信越化学工業 |
AGC | Asahi Glass |
Showa Denko | Resonac ; Hitachi Chemical |
Kao | Kao Soap ; 花王 |
Shiseido | 資生堂 |
Ajinomoto | 味の素 |
Kyowa Kirin | Kyowa Hakko Kirin ; Kyowa Hakko Kogyo | Kirin
Suntory | Kotobukiya |
Takeda | Takeda Pharmaceutical ; 武田薬品工業 ; Takeda Pharmaceuticals ; Takeda Chemical Industries |
Shire | Shire Pharmaceuticals ; Baxalta | Takeda
Millennium Pharmaceuticals | Takeda Oncology | Takeda
Astellas Pharma | Astellas ; Yamanouchi Pharmaceutical ; Fujisawa Pharmaceutical |
Daiichi Sankyo | Sankyo ; Daiichi Pharmaceutical ; 第一三共 |
Eisai | エーザイ ; Eisai Pharmaceuticals |
Otsuka Pharmaceutical | Otsuka ; 大塚製薬 |
Chugai Pharmaceutical | Chugai ; 中外製薬 | Roche
Shionogi | Shionogi Pharmaceutical ; Shionogi & Co ; 塩野義製薬 |
Ono Pharmaceutical | 小野薬品工業 |
Terumo | Sekisen Ken-onki |
Sysmex | Toa Medical Electronics |
Toyota | Toyota Jidosha ; トヨタ自動車 |
Toyota Central R&D Labs | Toyota Central Research and Development Laboratories ; Toyota Chuo Kenkyusho | Toyota
Toyota Research Institute | TRI | Toyota
Daihatsu | Daihatsu Motor ; Hatsudoki Seizo | Toyota
Hino Motors | Hino | Toyota
Aisin | Aisin Seiki | Toyota
Lexus | Lexus Division | Toyota
Nissan | 日産自動車 ; Nissan Jidosha ; Datsun |
Infiniti | Infiniti Motor Company | Nissan
Honda | 本田技研工業 ; Honda Giken Kogyo ; Honda R&D ; Honda Research Institute |
Acura | Acura Division | Honda
Isuzu | Isuzu Motors ; Isuzu Jidosha |
Yamaha | Nippon Gakki |
Yamaha Motor Company | Yamaha Motor ; Yamaha Hatsudoki |
Kawasaki Heavy Industries | KHI ; Kawasaki ; 川崎重工業 |
IHI Corporation | IHI ; Ishikawajima-Harima Heavy Industries |
Mitsubishi Heavy Industries | 三菱重工業 ; Mitsubishi Jukogyo |
Komatsu | 小松製作所 |
Kubota | Kubota Iron Works |
Fanuc | Fuji Automatic Numerical Control ; ファナック |
Yaskawa Electric | Yaskawa ; Yasukawa Electric |
Daikin | Daikin Industries ; Osaka Kinzoku Kogyo |
Kajima | Kajima Construction |
Shimizu Corporation | Shimizu Construction ; Shimizu Kensetsu |
Taisei Corporation | Taisei ; Taisei Kensetsu |
Obayashi | Obayashi-Gumi |
Takenaka Corporation | Takenaka ; Takenaka Komuten |
Nippon Yusen | NYK Line ; NYK ; Nippon Yusen Kabushiki Kaisha |
Mitsui O.S.K. Lines | MOL ; Osaka Shosen Kaisha ; Mitsui OSK Lines |
Kawasaki Kisen Kaisha | K Line |
ENEOS | JXTG ; Nippon Oil ; JX Nippon Oil & Energy ; JXTG Nippon Oil & Energy |
Idemitsu Kosan | Idemitsu ; Showa Shell Sekiyu |
Inpex | International Petroleum Exploration ; Teikoku Oil |
Itochu | C. Itoh & Co |
Marubeni | Marubeni-Iida |
Sumitomo Corporation | Sumitomo Shoji |
Mitsui | Mitsui Bussan |
South Manchuria Railway | Mantetsu |
Yomiuri Shimbun | Yomiuri |
Mainichi Shimbun | The Mainichi |
Nikkei | Nihon Keizai Shimbun |
Kyodo News | Kyodo ; Domei |
Fuji Television | Fuji TV |
Nippon Television | Nippon TV ; NTV ; Nippon Television Network |
Tokyo Broadcasting System | TBS ; TBS Television |
Toei Company | Toei ; Toei Animation |
Toho | Toho Studios |
Studio Ghibli | Ghibli ; Sutajio Jiburi |
Konami | Konami Digital Entertainment |
Capcom | Capsule Computers |
Namco | Nakamura Manufacturing Company | Bandai Namco
Nintendo | 任天堂 ; Nintendo Koppai |
NHK | 日本放送協会 ; NHK Science & Technology Research Laboratories |
NHK Symphony Orchestra | New Symphony Orchestra Tokyo | NHK
Yomiuri Giants | Tokyo Giants |
National Museum of Nature and Science | Kahaku ; National Science Museum Tokyo ; 国立科学博物館 |
Tokyo National Museum | Tokyo Imperial Household Museum |
National Diet Library | NDL ; Imperial Library |
Korea Institute of Science and Technology | KIST ; 한국과학기술연구원 |
Korea Research Institute of Bioscience and Biotechnology | KRIBB ; 한국생명공학연구원 |
Korea Research Institute of Chemical Technology | KRICT ; 한국화학연구원 |
Korea Research Institute of Standards and Science | KRISS ; 한국표준과학연구원 |
Korea Institute of Machinery and Materials | KIMM ; 한국기계연구원 |
Korea Institute of Materials Science | KIMS |
Korea Institute of Energy Research | KIER ; 한국에너지기술연구원 |
Korea Atomic Energy Research Institute | KAERI ; 한국원자력연구원 |
Korea Aerospace Research Institute | KARI ; 한국항공우주연구원 |
Korea Astronomy and Space Science Institute | KASI ; Korea Astronomy Observatory |
Korea Institute of Ocean Science and Technology | KIOST ; Korea Ocean Research and Development Institute ; KORDI |
Korea Polar Research Institute | KOPRI | Korea Institute of Ocean Science and Technology
Korea Institute of Geoscience and Mineral Resources | KIGAM |
Korea Basic Science Institute | KBSI |
Korea Electrotechnology Research Institute | KERI |
Korea Electronics Technology Institute | KETI |
Korea Institute of Industrial Technology | KITECH |
Korea Institute of Science and Technology Information | KISTI |
Korea Institute of Oriental Medicine | KIOM |
Korea Food Research Institute | KFRI |
Korea Institute of Toxicology | KIT Daejeon | Korea Research Institute of Chemical Technology
Korea Institute of Fusion Energy | KFE ; National Fusion Research Institute ; NFRI |
Korea Institute for Advanced Study | KIAS |
Institute for Basic Science | IBS ; 기초과학연구원 |
Electronics and Telecommunications Research Institute | 한국전자통신연구원 ; Korea Electronics and Telecommunications Research Institute |
Agency for Defense Development | ADD ; 국방과학연구소 |
Rural Development Administration | RDA ; 농촌진흥청 |
National Institute of Forest Science | NIFoS ; Korea Forest Research Institute |
National Institute of Fisheries Science | NIFS Korea ; National Fisheries Research and Development Institute ; NIFS |
National Institute of Biological Resources | NIBR |
National Institute of Environmental Research | NIER |
National Cancer Center (Korea) | NCC ; 국립암센터 |
Korea Disease Control and Prevention Agency | KDCA ; Korea Centers for Disease Control and Prevention ; KCDC |
Korea Meteorological Administration | KMA ; 기상청 |
National Research Foundation of Korea | NRF ; Korea Science and Engineering Foundation ; KOSEF ; Korea Research Foundation |
Korea Development Institute | KDI |
Samsung Medical Center | SMC ; 삼성서울병원 | Samsung
Asan Medical Center | AMC ; Seoul Asan Medical Center ; 서울아산병원 |
Severance Hospital | Yonsei Severance ; Chejungwon |
Seoul National University Hospital | SNUH ; 서울대학교병원 |
Seoul National University Bundang Hospital | SNUBH | Seoul National University Hospital
Samsung | 삼성 ; 삼성전자 ; Samsung Advanced Institute of Technology ; SAIT |
Samsung SDI | Samsung Display Devices | Samsung
Samsung Electro-Mechanics | SEMCO | Samsung
Samsung C&T | Samsung Mulsan | Samsung
Samsung Heavy Industries | SHI | Samsung
Hanwha | Korea Explosives |
Hanwha Ocean | Daewoo Shipbuilding & Marine Engineering ; DSME | Hanwha
Hanwha Solutions | Hanwha Chemical ; Hanwha Q Cells ; Q Cells | Hanwha
Hanwha Aerospace | Samsung Techwin ; Hanwha Techwin | Hanwha
HD Hyundai | Hyundai Heavy Industries ; HHI |
Hyundai Mobis | Hyundai Precision & Industries | Hyundai
Hyundai Engineering & Construction | Hyundai E&C ; Hyundai Construction | Hyundai
HMM | Hyundai Merchant Marine |
GM Korea | Daewoo Motors ; GM Daewoo | General Motors
Doosan | Park Seung-jik Store |
Doosan Enerbility | Doosan Heavy Industries & Construction ; Korea Heavy Industries | Doosan
Korea Aerospace Industries | KAI ; 한국항공우주산업 |
LG Chem | Lucky Chemical ; LG Chemical ; LG화학 | LG
LG Energy Solution | LGES | LG Chem
LG Display | LG.Philips LCD | LG
LG Uplus | LG U+ ; LG Telecom | LG
SK Group | SK ; Sunkyong |
SK Telecom | SKT ; Korea Mobile Telecom | SK Group
SK Innovation | SK Energy ; Yukong ; SK On | SK Group
SK Hynix | SK하이닉스 | SK Group
Korea Telecom | Olleh |
CJ Group | CJ ; CheilJedang ; Cheil Sugar |
CJ ENM | CJ E&M ; Mnet Media | CJ Group
GS Group | GS Holdings ; GS Caltex |
Celltrion | 셀트리온 |
GC Biopharma | Green Cross Corporation ; GC Pharma |
AmorePacific | Pacific Corporation ; Taepyeongyang |
Korean Air | KAL ; Korean Air Lines ; Daehan Hanggong |
Asiana Airlines | Asiana ; Seoul Airlines |
POSCO | 포스코 ; Pohang Iron & Steel |
Research Institute of Industrial Science and Technology | RIST | POSCO
Korea Hydro & Nuclear Power | KHNP | Korea Electric Power Corporation
Korea Electric Power Corporation | 한국전력공사 ; Korea Electric Company ; Hanjeon |
KEPCO Research Institute | KEPRI ; Korea Electric Power Research Institute | Korea Electric Power Corporation
Korea Gas Corporation | KOGAS |
Korea Railroad Corporation | Korail |
Korea Development Bank | KDB |
KB Financial Group | Kookmin Bank ; KB Kookmin Bank |
Shinhan Bank | Shinhan Financial Group ; Chohung Bank |
Korean Broadcasting System | KBS ; 한국방송공사 |
Munhwa Broadcasting Corporation | MBC ; 문화방송 |
Seoul Broadcasting System | SBS |
Yonhap News Agency | Yonhap |
The Chosun Ilbo | 조선일보 |
Hybe | Big Hit Entertainment |
SM Entertainment | SM Studio |
National Assembly (South Korea) | Korean National Assembly ; 국회 |
People Power Party | Saenuri Party ; Grand National Party ; Liberty Korea Party ; United Future Party |
Democratic Party of Korea | Minjoo Party ; New Politics Alliance for Democracy ; Democratic Party (South Korea) |
Republic of Korea Army | ROKA ; South Korean Army ; ROK Army |
Republic of Korea Air Force | ROKAF ; South Korean Air Force |
National Intelligence Service | NIS ; KCIA ; Korean Central Intelligence Agency ; Agency for National Security Planning |
Unification Church | Family Federation for World Peace and Unification ; Moonies ; Holy Spirit Association for the Unification of World Christianity |
Academia Sinica | 中央研究院 ; Zhongyang Yanjiuyuan |
Industrial Technology Research Institute | 工業技術研究院 ; ITRI Taiwan |
National Health Research Institutes | NHRI ; 國家衛生研究院 |
National Chung-Shan Institute of Science and Technology | NCSIST ; CSIST ; Chungshan Institute of Science and Technology |
National Synchrotron Radiation Research Center | NSRRC |
National Applied Research Laboratories | NARLabs ; NARL |
World Vegetable Center | AVRDC ; Asian Vegetable Research and Development Center |
Taiwan Agricultural Research Institute | TARI |
National Science and Technology Council | NSTC ; Ministry of Science and Technology (Taiwan) ; National Science Council |
Taipei Veterans General Hospital | TVGH ; VGH Taipei |
Chang Gung Memorial Hospital | CGMH ; Linkou Chang Gung Memorial Hospital |
National Taiwan University Hospital | NTUH ; 臺大醫院 |
Tri-Service General Hospital | TSGH |
Mackay Memorial Hospital | Mackay Hospital ; MMH |
Taiwan Semiconductor Manufacturing Company | 台積電 ; Taiwan Semiconductor |
ASE Group | Advanced Semiconductor Engineering ; ASE Technology Holding |
Delta Electronics | 台達電子 |
Quanta Computer | 廣達 |
Formosa Plastics Group | Formosa Plastics ; FPG |
CPC Corporation | Chinese Petroleum Corporation ; CPC Taiwan |
Taiwan Power Company | Taipower |
Evergreen Marine | Evergreen Line |
Democratic Progressive Party | DPP ; 民主進步黨 |
Legislative Yuan | Taiwan Parliament |
Kuomintang | 中國國民黨 ; Nationalist Party of China ; Guomindang |
Council of Scientific and Industrial Research | CSIR India ; Council of Scientific & Industrial Research |
National Chemical Laboratory | NCL ; CSIR-NCL ; CSIR-National Chemical Laboratory ; NCL Pune | Council of Scientific and Industrial Research
National Physical Laboratory of India | NPL India ; CSIR-NPL ; CSIR-National Physical Laboratory ; NPL | Council of Scientific and Industrial Research
Indian Institute of Chemical Technology | IICT ; CSIR-IICT ; Regional Research Laboratory Hyderabad | Council of Scientific and Industrial Research
Indian Institute of Chemical Biology | IICB ; CSIR-IICB | Council of Scientific and Industrial Research
Central Drug Research Institute | CDRI ; CSIR-CDRI | Council of Scientific and Industrial Research
Centre for Cellular and Molecular Biology | CCMB ; CSIR-CCMB | Council of Scientific and Industrial Research
Institute of Genomics and Integrative Biology | IGIB ; CSIR-IGIB ; Centre for Biochemical Technology | Council of Scientific and Industrial Research
Institute of Microbial Technology | IMTECH ; CSIR-IMTECH | Council of Scientific and Industrial Research
National Aerospace Laboratories | NAL ; CSIR-NAL ; National Aeronautical Laboratory | Council of Scientific and Industrial Research
National Geophysical Research Institute | NGRI ; CSIR-NGRI | Council of Scientific and Industrial Research
National Institute of Oceanography, India | NIO ; CSIR-NIO ; National Institute of Oceanography | Council of Scientific and Industrial Research
National Botanical Research Institute | NBRI ; CSIR-NBRI ; National Botanic Gardens Lucknow | Council of Scientific and Industrial Research
National Environmental Engineering Research Institute | NEERI ; CSIR-NEERI ; Central Public Health Engineering Research Institute | Council of Scientific and Industrial Research
National Metallurgical Laboratory | NML ; CSIR-NML | Council of Scientific and Industrial Research
Central Food Technological Research Institute | CFTRI ; CSIR-CFTRI | Council of Scientific and Industrial Research
Central Leather Research Institute | CLRI ; CSIR-CLRI | Council of Scientific and Industrial Research
Central Electrochemical Research Institute | CECRI ; CSIR-CECRI | Council of Scientific and Industrial Research
Central Glass and Ceramic Research Institute | CGCRI ; CSIR-CGCRI | Council of Scientific and Industrial Research
Central Salt and Marine Chemicals Research Institute | CSMCRI ; CSIR-CSMCRI | Council of Scientific and Industrial Research
Central Building Research Institute | CBRI ; CSIR-CBRI | Council of Scientific and Industrial Research
Central Road Research Institute | CRRI ; CSIR-CRRI | Council of Scientific and Industrial Research
Central Scientific Instruments Organisation | CSIO ; CSIR-CSIO | Council of Scientific and Industrial Research
Central Electronics Engineering Research Institute | CEERI ; CSIR-CEERI | Council of Scientific and Industrial Research
Central Mechanical Engineering Research Institute | CMERI ; CSIR-CMERI | Council of Scientific and Industrial Research
Central Institute of Mining and Fuel Research | CIMFR ; Central Fuel Research Institute ; Central Mining Research Institute | Council of Scientific and Industrial Research
Central Institute of Medicinal and Aromatic Plants | CIMAP ; CSIR-CIMAP | Council of Scientific and Industrial Research
Indian Institute of Petroleum | IIP ; CSIR-IIP | Council of Scientific and Industrial Research
Indian Institute of Toxicology Research | IITR ; Industrial Toxicology Research Centre ; ITRC | Council of Scientific and Industrial Research
Indian Institute of Integrative Medicine | IIIM ; Regional Research Laboratory Jammu | Council of Scientific and Industrial Research
Institute of Himalayan Bioresource Technology | IHBT ; CSIR-IHBT | Council of Scientific and Industrial Research
Institute of Minerals and Materials Technology | IMMT ; Regional Research Laboratory Bhubaneswar | Council of Scientific and Industrial Research
National Institute for Interdisciplinary Science and Technology | NIIST ; Regional Research Laboratory Thiruvananthapuram | Council of Scientific and Industrial Research
North East Institute of Science and Technology | NEIST ; Regional Research Laboratory Jorhat | Council of Scientific and Industrial Research
Structural Engineering Research Centre | SERC ; CSIR-SERC | Council of Scientific and Industrial Research
Indian Council of Agricultural Research | ICAR India ; भारतीय कृषि अनुसंधान परिषद |
Central Rice Research Institute | National Rice Research Institute ; CRRI ; NRRI ; ICAR-National Rice Research Institute | Indian Council of Agricultural Research
Central Marine Fisheries Research Institute | CMFRI ; ICAR-CMFRI | Indian Council of Agricultural Research
Central Institute of Fisheries Technology | CIFT ; ICAR-CIFT | Indian Council of Agricultural Research
Central Potato Research Institute | CPRI ; ICAR-CPRI | Indian Council of Agricultural Research
Central Plantation Crops Research Institute | CPCRI ; ICAR-CPCRI | Indian Council of Agricultural Research
Central Soil Salinity Research Institute | CSSRI | Indian Council of Agricultural Research
Central Arid Zone Research Institute | CAZRI | Indian Council of Agricultural Research
Central Tuber Crops Research Institute | CTCRI | Indian Council of Agricultural Research
Indian Institute of Horticultural Research | IIHR ; ICAR-IIHR | Indian Council of Agricultural Research
Indian Institute of Spices Research | IISR ; ICAR-IISR | Indian Council of Agricultural Research
Indian Institute of Wheat and Barley Research | IIWBR ; Directorate of Wheat Research | Indian Council of Agricultural Research
National Bureau of Plant Genetic Resources | NBPGR | Indian Council of Agricultural Research
National Bureau of Animal Genetic Resources | NBAGR | Indian Council of Agricultural Research
National Research Centre on Plant Biotechnology | NRCPB ; National Institute for Plant Biotechnology | Indian Council of Agricultural Research
National Institute of Virology | NIV ; Virus Research Centre ; ICMR-National Institute of Virology | Indian Council of Medical Research
National Institute of Nutrition | NIN ; ICMR-National Institute of Nutrition ; Nutrition Research Laboratories | Indian Council of Medical Research
National Institute of Cholera and Enteric Diseases | NICED ; ICMR-NICED | Indian Council of Medical Research
National Institute for Research in Tuberculosis | NIRT ; Tuberculosis Research Centre | Indian Council of Medical Research
National Institute of Malaria Research | NIMR ; Malaria Research Centre | Indian Council of Medical Research
National Institute of Epidemiology | NIE ; ICMR-National Institute of Epidemiology | Indian Council of Medical Research
Vikram Sarabhai Space Centre | VSSC ; Thumba Equatorial Rocket Launching Station | Indian Space Research Organisation
Space Applications Centre | SAC ; SAC Ahmedabad | Indian Space Research Organisation
U R Rao Satellite Centre | URSC ; ISRO Satellite Centre ; ISAC | Indian Space Research Organisation
National Remote Sensing Centre | NRSC ; National Remote Sensing Agency ; NRSA | Indian Space Research Organisation
Liquid Propulsion Systems Centre | LPSC | Indian Space Research Organisation
Indian Institute of Remote Sensing | IIRS | Indian Space Research Organisation
Physical Research Laboratory | PRL ; PRL Ahmedabad |
Bhabha Atomic Research Centre | Bhabha Atomic Research Center | Department of Atomic Energy
Indira Gandhi Centre for Atomic Research | IGCAR ; Reactor Research Centre | Department of Atomic Energy
Raja Ramanna Centre for Advanced Technology | RRCAT ; Centre for Advanced Technology | Department of Atomic Energy
Variable Energy Cyclotron Centre | VECC | Department of Atomic Energy
Saha Institute of Nuclear Physics | SINP | Department of Atomic Energy
Institute for Plasma Research | IPR | Department of Atomic Energy
Tata Memorial Hospital | TMH ; Tata Memorial Centre ; TMC Mumbai | Department of Atomic Energy
Harish-Chandra Research Institute | HRI ; Mehta Research Institute | Department of Atomic Energy
Institute of Mathematical Sciences | IMSc ; MATSCIENCE | Department of Atomic Energy
Nuclear Power Corporation of India | NPCIL | Department of Atomic Energy
Department of Atomic Energy | DAE India ; Department of Atomic Energy (India) |
Department of Biotechnology | DBT ; Department of Biotechnology (India) |
Department of Science and Technology | DST ; Department of Science and Technology (India) |
National Institute of Immunology | NII ; NII New Delhi | Department of Biotechnology
National Centre for Cell Science | NCCS ; National Facility for Animal Tissue and Cell Culture | Department of Biotechnology
National Institute of Plant Genome Research | NIPGR ; National Centre for Plant Genome Research | Department of Biotechnology
Rajiv Gandhi Centre for Biotechnology | RGCB | Department of Biotechnology
Centre for DNA Fingerprinting and Diagnostics | CDFD | Department of Biotechnology
Translational Health Science and Technology Institute | THSTI | Department of Biotechnology
Institute for Stem Cell Science and Regenerative Medicine | inStem | Department of Biotechnology
Bose Institute | Basu Bigyan Mandir | Department of Science and Technology
Indian Association for the Cultivation of Science | IACS | Department of Science and Technology
Raman Research Institute | RRI | Department of Science and Technology
Indian Institute of Astrophysics | IIA ; Kodaikanal Observatory | Department of Science and Technology
Indian Institute of Geomagnetism | IIG ; Colaba Observatory | Department of Science and Technology
Agharkar Research Institute | ARI ; Maharashtra Association for the Cultivation of Science | Department of Science and Technology
Birbal Sahni Institute of Palaeosciences | BSIP ; Birbal Sahni Institute of Palaeobotany | Department of Science and Technology
S.N. Bose National Centre for Basic Sciences | SNBNCBS | Department of Science and Technology
Wadia Institute of Himalayan Geology | WIHG | Department of Science and Technology
ARCI | International Advanced Research Centre for Powder Metallurgy and New Materials | Department of Science and Technology
Inter-University Centre for Astronomy and Astrophysics | IUCAA |
Inter-University Accelerator Centre | IUAC ; Nuclear Science Centre |
India Meteorological Department | IMD ; Indian Meteorological Department | Ministry of Earth Sciences
Ministry of Earth Sciences | MoES ; Department of Ocean Development |
Indian Institute of Tropical Meteorology | IITM ; IITM Pune | Ministry of Earth Sciences
National Centre for Polar and Ocean Research | NCPOR ; NCAOR ; National Centre for Antarctic and Ocean Research | Ministry of Earth Sciences
National Institute of Ocean Technology | NIOT | Ministry of Earth Sciences
Indian National Centre for Ocean Information Services | INCOIS | Ministry of Earth Sciences
Geological Survey of India | GSI ; GSI India |
Botanical Survey of India | BSI ; BSI Kolkata |
Zoological Survey of India | ZSI |
Archaeological Survey of India | ASI ; ASI India |
Anthropological Survey of India | AnSI |
Survey of India | Great Trigonometrical Survey |
Forest Research Institute (India) | FRI ; FRI Dehradun ; Imperial Forest Research Institute | Indian Council of Forestry Research and Education
Indian Council of Forestry Research and Education | ICFRE |
Wildlife Institute of India | WII |
Central Pollution Control Board | CPCB |
Bureau of Indian Standards | BIS ; Indian Standards Institution |
Centre for Development of Advanced Computing | C-DAC ; CDAC |
Centre for Development of Telematics | C-DOT |
The Energy and Resources Institute | TERI ; Tata Energy Research Institute |
International Crops Research Institute for the Semi-Arid Tropics | ICRISAT | CGIAR
Public Health Foundation of India | PHFI |
Sankara Nethralaya | SN Chennai ; Medical Research Foundation Chennai |
L V Prasad Eye Institute | LVPEI |
Aravind Eye Hospital | Aravind Eye Care System ; Aravind Eye Hospitals |
Apollo Hospitals | Apollo Hospitals Enterprise ; Apollo Hospital |
Fortis Healthcare | Fortis Hospitals | IHH Healthcare
IHH Healthcare | Integrated Healthcare Holdings ; Parkway Pantai |
Bangladesh Council of Scientific and Industrial Research | BCSIR |
icddr,b | International Centre for Diarrhoeal Disease Research, Bangladesh ; Cholera Research Laboratory |
BRAC | Bangladesh Rural Advancement Committee ; Building Resources Across Communities |
Pakistan Atomic Energy Commission | PAEC |
Pakistan Institute of Nuclear Science and Technology | PINSTECH | Pakistan Atomic Energy Commission
Khan Research Laboratories | KRL ; Engineering Research Laboratories ; Kahuta Research Laboratories ; Dr. A.Q. Khan Research Laboratories |
Pakistan Council of Scientific and Industrial Research | PCSIR |
National Agricultural Research Centre (Pakistan) | NARC ; NARC Islamabad | Pakistan Agricultural Research Council
Pakistan Agricultural Research Council | PARC |
Inter-Services Intelligence | ISI |
Pakistan Muslim League (N) | Pakistan Muslim League–Nawaz |
All-India Muslim League | Muslim League ; AIML |
Jamaat-e-Islami | Jamaat-e-Islami Pakistan ; JI |
Pakistan Tehreek-e-Insaf | PTI ; Pakistan Movement for Justice |
Pakistan Army | Pak Army ; Pak Fauj |
Pakistan Air Force | PAF ; Royal Pakistan Air Force |
Research and Analysis Wing | R&AW ; RAW |
Intelligence Bureau (India) | IB |
Central Bureau of Investigation | CBI |
Enforcement Directorate | ED India ; Directorate of Enforcement |
Election Commission of India | ECI |
Supreme Court of India | Federal Court of India ; SCI ; Supreme Court (India) |
Union Public Service Commission | UPSC ; Federal Public Service Commission |
Indian Foreign Service | IFS | Ministry of External Affairs (India)
Ministry of External Affairs (India) | MEA ; Indian Ministry of External Affairs |
NITI Aayog | Planning Commission of India ; National Institution for Transforming India ; Planning Commission |
Lok Sabha | Indian Parliament Lower House ; Lower House of India | Parliament of India
Rajya Sabha | Upper House of India | Parliament of India
Parliament of India | Indian Parliament ; Sansad |
Indian Railways | Bharatiya Rail ; IR |
Indian National Army | INA ; Azad Hind Fauj |
Rashtriya Swayamsevak Sangh | RSS ; National Volunteer Organisation |
Vishva Hindu Parishad | VHP ; World Hindu Council |
Bharatiya Jana Sangh | Jana Sangh ; BJS |
Bahujan Samaj Party | BSP |
Samajwadi Party | SP |
Janata Dal (United) | JD(U) |
Janata Dal (Secular) | JD(S) |
Rashtriya Janata Dal | RJD |
Nationalist Congress Party | NCP |
Biju Janata Dal | BJD |
Shiv Sena | Shivsena |
Bharat Rashtra Samithi | Telangana Rashtra Samithi ; TRS ; BRS |
Jammu & Kashmir National Conference | National Conference ; JKNC |
Shiromani Akali Dal | Akali Dal ; SAD |
Doordarshan | DD ; DD National | Prasar Bharati
All India Radio | Indian State Broadcasting Service | Prasar Bharati
Prasar Bharati | Broadcasting Corporation of India |
NDTV | New Delhi Television |
The Hindu | Hindu newspaper |
Hindustan Times | HT ; HT Media |
The Times of India | The Bombay Times and Journal of Commerce | The Times Group
The Times Group | Bennett, Coleman & Co ; Bennett Coleman |
Yash Raj Films | YRF |
Eros International | Eros Media |
Bharat Biotech | Bharat Biotech International |
Serum Institute of India | SII ; Serum Institute |
Dr. Reddy's Laboratories | Dr. Reddy's ; DRL |
Sun Pharmaceutical | Sun Pharma ; Sun Pharmaceutical Industries |
Ranbaxy Laboratories | Ranbaxy | Sun Pharmaceutical
Cipla | Chemical, Industrial and Pharmaceutical Laboratories |
Lupin | Lupin Pharmaceuticals ; Lupin Laboratories |
Aurobindo Pharma | Aurobindo |
Zydus Lifesciences | Cadila Healthcare ; Zydus Cadila |
Glenmark | Glenmark Pharmaceuticals |
Biocon | Biocon India |
Piramal | Piramal Enterprises ; Nicholas Piramal ; Piramal Healthcare |
Bharat Electronics | BEL |
Bharat Sanchar Nigam | BSNL ; Department of Telecommunications |
Steel Authority of India | SAIL ; Hindustan Steel |
Hindustan Aeronautics | Hindustan Aircraft |
Coal India | CIL ; Coal Mines Authority |
NTPC | National Thermal Power Corporation |
Power Grid Corporation of India | PGCIL ; POWERGRID |
GAIL | Gas Authority of India |
Oil and Natural Gas Corporation | Oil & Natural Gas Corporation ; Oil and Natural Gas Commission |
JSW Steel | Jindal Vijayanagar Steel | JSW Group
JSW Group | JSW ; Jindal South West |
Vedanta | Vedanta Resources ; Sterlite Industries |
Aditya Birla Group | Birla Group |
Hindalco | Hindalco Industries ; Hindustan Aluminium Corporation | Aditya Birla Group
Novelis | | Hindalco
UltraTech Cement | UltraTech | Aditya Birla Group
Adani Group | Adani ; Adani Enterprises ; Adani Exports |
Bajaj Auto | Bachraj Trading ; Bajaj |
Hero MotoCorp | Hero Honda |
TVS Motor | TVS |
Ashok Leyland | Ashok Motors |
Godrej | Godrej & Boyce |
Tata Chemicals | | Tata Group
Tata Power | Tata Electric Companies | Tata Group
Tata Communications | VSNL ; Videsh Sanchar Nigam | Tata Group
Tata Consultancy Services | TCS Research ; Tata Computer Systems ; Tata Consultancy | Tata Group
Titan Company | Titan Industries | Tata Group
Tata Memorial Trust | Sir Dorabji Tata Trust ; Tata Trusts | Tata Group
Punjab National Bank | PNB |
Bank of Baroda | BoB |
Canara Bank | Canara Banking Corporation |
Axis Bank | UTI Bank |
Kotak Mahindra Bank | Kotak ; Kotak Mahindra Finance |
State Bank of India | Imperial Bank of India ; Bank of Calcutta |
National Bank for Agriculture and Rural Development | NABARD |
Securities and Exchange Board of India | SEBI |
Flipkart | Flipkart Internet | Walmart
Paytm | One97 Communications |
Ola Cabs | ANI Technologies ; Ola |
Zomato | Foodiebay ; Eternal Limited |
Byju's | Think and Learn |
Mumbai Indians | MI |
Chennai Super Kings | CSK |
Royal Challengers Bangalore | RCB ; Royal Challengers Bengaluru |
Indian Premier League | IPL | Board of Control for Cricket in India
Ramakrishna Mission | Ramakrishna Math ; Ramakrishna Order |
International Society for Krishna Consciousness | ISKCON ; Hare Krishna movement ; Hare Krishnas |
Brahmo Samaj | Brahmo Sabha |
Arya Samaj | Society of Nobles |
Theosophical Society | Theosophical Society Adyar |
Sri Lanka Freedom Party | SLFP |
United National Party | UNP |
Nepali Congress | NC Nepal |
Communist Party of Nepal (Unified Marxist–Leninist) | CPN-UML |
International Centre for Integrated Mountain Development | ICIMOD |
Agency for Science, Technology and Research | ASTAR ; A*STAR Singapore |
Genome Institute of Singapore | GIS | Agency for Science, Technology and Research
Institute for Infocomm Research | I2R | Agency for Science, Technology and Research
Institute of Materials Research and Engineering | IMRE | Agency for Science, Technology and Research
Institute of Molecular and Cell Biology | IMCB | Agency for Science, Technology and Research
Bioinformatics Institute | BII | Agency for Science, Technology and Research
Institute of High Performance Computing | IHPC | Agency for Science, Technology and Research
DSO National Laboratories | DSO ; Defence Science Organisation |
Temasek Life Sciences Laboratory | TLL ; Institute of Molecular Agrobiology | Temasek
Singapore General Hospital | SGH | SingHealth
National Cancer Centre Singapore | NCCS | SingHealth
KK Women's and Children's Hospital | KKH ; Kandang Kerbau Hospital | SingHealth
Singapore National Eye Centre | SNEC | SingHealth
Singapore Eye Research Institute | SERI | Singapore National Eye Centre
SingHealth | Singapore Health Services |
Tan Tock Seng Hospital | TTSH | National Healthcare Group
National Healthcare Group | NHG |
Institute of Mental Health (Singapore) | IMH ; Woodbridge Hospital |
National University Hospital (Singapore) | NUH ; National University Health System |
Singapore Telecommunications | Singtel |
Singapore Technologies Engineering | ST Engineering |
GIC | Government of Singapore Investment Corporation ; GIC Private Limited |
Oversea-Chinese Banking Corporation | OCBC ; OCBC Bank |
United Overseas Bank | UOB |
Housing and Development Board | HDB |
Monetary Authority of Singapore | MAS |
Mediacorp | Singapore Broadcasting Corporation ; Television Corporation of Singapore |
The Straits Times | | Singapore Press Holdings
Singapore Press Holdings | SPH |
Singapore Armed Forces | SAF |
Neptune Orient Lines | NOL ; American President Lines ; APL | CMA CGM
Sembcorp Marine | Seatrium ; Jurong Shipyard |
Barisan Nasional | National Front (Malaysia) ; BN |
Malaysian Chinese Association | MCA |
Democratic Action Party | DAP |
Pan-Malaysian Islamic Party | PAS ; Parti Islam Se-Malaysia |
People's Justice Party (Malaysia) | PKR ; Parti Keadilan Rakyat |
Malaysian Palm Oil Board | MPOB ; Palm Oil Research Institute of Malaysia ; PORIM |
Malaysian Agricultural Research and Development Institute | MARDI |
Forest Research Institute Malaysia | FRIM |
Institute for Medical Research | IMR ; Institut Penyelidikan Perubatan |
Malaysian Nuclear Agency | Agensi Nuklear Malaysia ; MINT Malaysia |
SIRIM | Standard and Industrial Research Institute of Malaysia |
MIMOS | Malaysian Institute of Microelectronic Systems |
WorldFish | ICLARM ; International Center for Living Aquatic Resources Management ; WorldFish Center | CGIAR
Malaysia Airlines | MAS ; Malaysian Airline System |
Malayan Banking | Maybank |
CIMB | Bank Bumiputra ; Commerce International Merchant Bankers |
Sime Darby | Sime Darby Berhad |
Tenaga Nasional | TNB ; National Electricity Board |
Proton | Perusahaan Otomobil Nasional |
Petronas | PETRONAS Research ; Petroliam Nasional Berhad |
National Research and Innovation Agency | BRIN ; Badan Riset dan Inovasi Nasional |
Indonesian Institute of Sciences | LIPI ; Lembaga Ilmu Pengetahuan Indonesia | National Research and Innovation Agency
National Nuclear Energy Agency of Indonesia | BATAN ; Badan Tenaga Nuklir Nasional | National Research and Innovation Agency
National Institute of Aeronautics and Space (Indonesia) | LAPAN ; Lembaga Penerbangan dan Antariksa Nasional | National Research and Innovation Agency
Agency for the Assessment and Application of Technology | BPPT ; Badan Pengkajian dan Penerapan Teknologi | National Research and Innovation Agency
Meteorology, Climatology, and Geophysical Agency | BMKG ; Badan Meteorologi, Klimatologi, dan Geofisika |
Statistics Indonesia | BPS ; Badan Pusat Statistik |
Eijkman Institute for Molecular Biology | Eijkman Institute ; Lembaga Biologi Molekuler Eijkman |
Center for International Forestry Research | CIFOR | CGIAR
Bogor Botanical Gardens | Kebun Raya Bogor ; Buitenzorg Botanical Garden |
Pertamina | Perusahaan Pertambangan Minyak dan Gas Bumi Negara |
Telkom Indonesia | Telkom ; Telekomunikasi Indonesia |
PLN | Perusahaan Listrik Negara |
Indonesian Aerospace | IPTN ; Dirgantara Indonesia ; PTDI |
Gojek | GoTo ; GoTo Gojek Tokopedia |
Bank Rakyat Indonesia | BRI |
Bank Central Asia | BCA |
Bank Indonesia | De Javasche Bank ; BI |
Indonesian Democratic Party of Struggle | PDI-P ; PDI Perjuangan ; Partai Demokrasi Indonesia Perjuangan |
Communist Party of Indonesia | PKI ; Partai Komunis Indonesia ; Communist Party (Indonesia) ; Indonesian Communist Party |
Indonesian National Party | PNI ; Partai Nasional Indonesia |
Nahdlatul Ulama | NU ; Nahdatul Ulama |
Muhammadiyah | Persyarikatan Muhammadiyah |
Indonesian National Armed Forces | TNI ; ABRI ; Tentara Nasional Indonesia |
Kompas | Kompas Gramedia |
International Rice Research Institute | IRRI | CGIAR
CGIAR | Consultative Group on International Agricultural Research |
Philippine Atmospheric, Geophysical and Astronomical Services Administration | PAGASA |
Philippine Institute of Volcanology and Seismology | PHIVOLCS |
Department of Science and Technology (Philippines) | DOST ; DST |
Research Institute for Tropical Medicine | RITM |
SEAFDEC | Southeast Asian Fisheries Development Center |
Armed Forces of the Philippines | AFP |
Philippine National Police | PNP ; Philippine Constabulary |
Congress of the Philippines | Philippine Congress ; Congress (Philippines) |
House of Representatives of the Philippines | Philippine House of Representatives ; House of Representatives (Philippines) | Congress of the Philippines
Senate of the Philippines | Philippine Senate ; Senate (Philippines) | Congress of the Philippines
Partido Demokratiko Pilipino | PDP–Laban |
ABS-CBN | Alto Broadcasting System–Chronicle Broadcasting Network |
GMA Network | Republic Broadcasting System ; GMA |
Philippine Daily Inquirer | The Inquirer Manila |
PLDT | Philippine Long Distance Telephone Company |
Philippine Airlines | PAL |
Bangko Sentral ng Pilipinas | BSP ; Central Bank of the Philippines |
Iglesia ni Cristo | INC ; Church of Christ (Philippines) |
National Science and Technology Development Agency | NSTDA |
National Center for Genetic Engineering and Biotechnology | BIOTEC ; BIOTEC Thailand | National Science and Technology Development Agency
National Electronics and Computer Technology Center | NECTEC | National Science and Technology Development Agency
National Metal and Materials Technology Center | MTEC | National Science and Technology Development Agency
National Nanotechnology Center | NANOTEC | National Science and Technology Development Agency
Chulabhorn Research Institute | CRI Bangkok |
Synchrotron Light Research Institute | SLRI |
Siriraj Hospital | Siriraj Piyamaharajkarun Hospital |
Armed Forces Research Institute of Medical Sciences | AFRIMS ; SEATO Medical Research Laboratory |
Charoen Pokphand Group | CP Group ; CP Foods ; Charoen Pokphand |
Siam Cement Group | SCG ; Siam Cement |
Pheu Thai Party | Pheu Thai ; Thai Rak Thai ; People's Power Party (Thailand) |
Thai Airways | Thai Airways International |
Vietnam Academy of Science and Technology | VAST ; Viện Hàn lâm Khoa học và Công nghệ Việt Nam ; Vietnam National Centre for Natural Science and Technology |
National Institute of Hygiene and Epidemiology | NIHE |
Vietnam Oil and Gas Group | PetroVietnam ; PVN ; Tập đoàn Dầu khí Việt Nam |
Vietnam Electricity | EVN |
Communist Party of Vietnam | CPV ; Workers' Party of Vietnam ; Đảng Cộng sản Việt Nam ; Communist Party (Vietnam) ; Vietnamese Communist Party |
Viet Cong | National Liberation Front of South Vietnam ; NLF |
Army of the Republic of Vietnam | ARVN ; South Vietnamese Army |
People's Army of Vietnam | PAVN ; North Vietnamese Army ; NVA |
Viettel | Military Telecommunications Group |
Khmer Rouge | Communist Party of Kampuchea ; Angkar |
Cambodian People's Party | CPP ; Kampuchean People's Revolutionary Party |
HSBC | HSBC Bank ; Midland Bank ; Hongkong Bank |
Swire Group | Swire ; John Swire & Sons ; Butterfield & Swire ; Swire Pacific |
Cathay Pacific | Cathay Pacific Airways | Swire Group
Jardine Matheson | Jardines ; Jardine, Matheson & Co |
CK Hutchison | Hutchison Whampoa ; Cheung Kong Holdings ; Cheung Kong |
MTR Corporation | MTR ; Mass Transit Railway Corporation |
Television Broadcasts Limited | TVB |
Hong Kong Police Force | HKPF ; Royal Hong Kong Police |
Legislative Council of Hong Kong | LegCo ; Hong Kong Legislative Council |
Hospital Authority | HA Hong Kong ; Hong Kong Hospital Authority |
ASTRI | Hong Kong Applied Science and Technology Research Institute |
Shaw Brothers Studio | Shaw Brothers ; Shaw Studios |
Golden Harvest | Orange Sky Golden Harvest |
Commonwealth Scientific and Industrial Research Organisation | Council for Scientific and Industrial Research (Australia) ; CSIRO Australia ; Commonwealth Scientific and Industrial Research Organization |
CSIRO Marine and Atmospheric Research | CSIRO Oceans and Atmosphere ; CMAR | Commonwealth Scientific and Industrial Research Organisation
Australia Telescope National Facility | ATNF | Commonwealth Scientific and Industrial Research Organisation
Data61 | CSIRO Data61 ; NICTA ; National ICT Australia | Commonwealth Scientific and Industrial Research Organisation
Australian Nuclear Science and Technology Organisation | ANSTO ; Australian Atomic Energy Commission |
Australian Synchrotron | | Australian Nuclear Science and Technology Organisation
Australian Institute of Marine Science | AIMS |
Australian Antarctic Division | AAD |
Geoscience Australia | Australian Geological Survey Organisation ; AGSO ; Bureau of Mineral Resources ; BMR |
Bureau of Meteorology | BoM ; Australian Bureau of Meteorology |
Australian Bureau of Statistics | ABS ; Commonwealth Bureau of Census and Statistics |
Australian Institute of Health and Welfare | AIHW |
Australian Bureau of Agricultural and Resource Economics and Sciences | ABARES ; ABARE |
Australian Research Council | ARC |
National Health and Medical Research Council | NHMRC |
Defence Science and Technology Group | DST Group ; DST Australia ; Aeronautical Research Laboratories |
National Measurement Institute (Australia) | NMI |
Therapeutic Goods Administration | TGA |
South Australian Research and Development Institute | SARDI |
South Australian Health and Medical Research Institute | SAHMRI |
Queensland Institute of Medical Research | QIMR ; QIMR Berghofer ; QIMR Berghofer Medical Research Institute |
Walter and Eliza Hall Institute of Medical Research | WEHI ; Walter and Eliza Hall Institute ; Hall Institute |
Baker Heart and Diabetes Institute | Baker Institute ; Baker IDI ; Baker Medical Research Institute |
Murdoch Children's Research Institute | MCRI ; Murdoch Institute |
Florey Institute of Neuroscience and Mental Health | Florey Institute ; The Florey ; Howard Florey Institute |
Garvan Institute of Medical Research | Garvan Institute ; Garvan |
Victor Chang Cardiac Research Institute | VCCRI ; Victor Chang Institute |
George Institute for Global Health | The George Institute |
Burnet Institute | Macfarlane Burnet Institute ; Macfarlane Burnet Centre for Medical Research |
Peter MacCallum Cancer Centre | Peter Mac ; Peter MacCallum Cancer Institute |
Hudson Institute of Medical Research | Prince Henry's Institute ; MIMR-PHI |
St Vincent's Institute of Medical Research | SVI |
Telethon Kids Institute | The Kids Research Institute Australia ; Telethon Institute for Child Health Research |
Harry Perkins Institute of Medical Research | Western Australian Institute for Medical Research ; WAIMR |
Menzies School of Health Research | Menzies Darwin |
Royal Melbourne Hospital | RMH ; Melbourne Hospital | Melbourne Health
Melbourne Health | Royal Melbourne Health |
Royal Children's Hospital | RCH ; Royal Children's Hospital Melbourne |
Royal Prince Alfred Hospital | RPA ; RPAH ; Prince Alfred Hospital |
Royal North Shore Hospital | RNSH |
Royal Adelaide Hospital | RAH |
Royal Brisbane and Women's Hospital | RBWH ; Royal Brisbane Hospital |
Sir Charles Gairdner Hospital | SCGH |
Princess Alexandra Hospital | PAH ; PA Hospital |
Alfred Hospital | Alfred Health |
CSL | Commonwealth Serum Laboratories |
CSL Behring | Behringwerke ; ZLB Behring ; Aventis Behring | CSL
Seqirus | CSL Seqirus ; bioCSL | CSL
Cochlear | Nucleus Limited |
ResMed | ResCare |
Commonwealth Bank of Australia | Commonwealth Bank |
Australia and New Zealand Banking Group | ANZ Bank ; Bank of Australasia |
Woodside Energy | Woodside Petroleum ; Woodside |
Santos Limited | South Australia Northern Territory Oil Search |
Fortescue | Fortescue Metals Group ; FMG |
BlueScope | BlueScope Steel ; BHP Steel |
Orica | ICI Australia |
Rio Tinto | Conzinc Riotinto of Australia |
Alcan | Aluminum Company of Canada ; Rio Tinto Alcan | Rio Tinto
Pechiney | Pechiney Ugine Kuhlmann | Alcan
Australian Army | Australian Imperial Force ; AIF ; Second Australian Imperial Force | Australian Defence Force
Australian Defence Force | ADF ; Australian Armed Forces |
Royal Australian Navy | RAN ; Australian Navy | Australian Defence Force
Royal Australian Air Force | RAAF ; Australian Air Force | Australian Defence Force
Australian Federal Police | AFP ; Commonwealth Police |
Australian Security Intelligence Organisation | ASIO |
Australian House of Representatives | House of Representatives of Australia ; House of Representatives (Australia) | Parliament of Australia
Australian Senate | Senate of Australia ; Senate (Australia) | Parliament of Australia
Parliament of Australia | Australian Parliament |
Department of Foreign Affairs and Trade | DFAT ; Department of External Affairs ; AusAID |
National Party of Australia | Country Party ; Australian Country Party ; National Party (Australia) |
One Nation | Pauline Hanson's One Nation |
Liberal Party of Australia | Australian Liberal Party ; United Australia Party ; Liberal Party (Australia) |
Australian Labor Party | Labor Party ; Australian Labour Party ; Labor Party (Australia) |
Australian Broadcasting Corporation | ABC News (Australia) ; ABC Radio National ; ABC |
Nine Network | Channel Nine ; Nine Entertainment |
Seven Network | Channel Seven ; Seven West Media |
The Age | Age (Melbourne) |
The Australian | The Australian newspaper | News Corp
Opera Australia | Australian Opera ; Elizabethan Theatre Trust Opera Company |
Australian Museum | Colonial Museum Sydney |
Museums Victoria | Museum Victoria ; National Museum of Victoria ; Melbourne Museum |
South Australian Museum | SA Museum |
Australian War Memorial | AWM |
National Library of Australia | NLA |
State Library of New South Wales | Mitchell Library |
Australian Football League | AFL ; Victorian Football League ; VFL |
National Rugby League | NRL ; New South Wales Rugby League |
Collingwood Football Club | Collingwood Magpies |
Carlton Football Club | Carlton Blues |
Essendon Football Club | Essendon Bombers |
Richmond Football Club | Richmond Tigers |
Hawthorn Football Club | Hawthorn Hawks |
Sydney Swans | South Melbourne Football Club ; South Melbourne |
Geelong Football Club | Geelong Cats |
St George Illawarra Dragons | St. George Dragons |
South Sydney Rabbitohs | South Sydney ; Rabbitohs |
AgResearch | New Zealand Pastoral Agriculture Research Institute |
Plant & Food Research | Plant and Food Research ; Crop & Food Research ; HortResearch ; New Zealand Institute for Plant and Food Research |
Landcare Research | Manaaki Whenua ; Manaaki Whenua – Landcare Research |
Scion | New Zealand Forest Research Institute ; Forest Research Institute (New Zealand) |
GNS Science | Institute of Geological and Nuclear Sciences ; New Zealand Geological Survey ; Te Pū Ao |
National Institute of Water and Atmospheric Research | NIWA ; Taihoro Nukurangi |
Institute of Environmental Science and Research | ESR ; ESR New Zealand |
Callaghan Innovation | Industrial Research Limited ; IRL |
Department of Scientific and Industrial Research (New Zealand) | DSIR |
Cawthron Institute | Cawthron |
Malaghan Institute of Medical Research | Malaghan Institute |
Department of Conservation (New Zealand) | DOC New Zealand ; Te Papa Atawhai |
Museum of New Zealand Te Papa Tongarewa | Te Papa ; Dominion Museum |
New Zealand National Party | NZ National Party ; National Party (New Zealand) |
New Zealand Labour Party | Labour Party (New Zealand) |
New Zealand Parliament | New Zealand House of Representatives ; Pāremata Aotearoa ; Parliament of New Zealand |
Radio New Zealand | RNZ ; National Radio |
Television New Zealand | TVNZ |
The New Zealand Herald | NZ Herald |
All Blacks | New Zealand national rugby union team |
New Zealand Expeditionary Force | NZEF ; 1NZEF |
Royal New Zealand Air Force | RNZAF |
National Research Council Canada | National Research Council of Canada ; NRC Canada ; Conseil national de recherches Canada ; CNRC |
Herzberg Astronomy and Astrophysics Research Centre | HAA ; Dominion Astrophysical Observatory ; Herzberg Institute of Astrophysics ; DAO | National Research Council Canada
Canadian Institutes of Health Research | CIHR ; Medical Research Council of Canada ; IRSC ; Instituts de recherche en santé du Canada |
Natural Sciences and Engineering Research Council of Canada | NSERC ; CRSNG ; Natural Sciences and Engineering Research Council |
Social Sciences and Humanities Research Council of Canada | SSHRC ; CRSH ; Social Sciences and Humanities Research Council |
Agriculture and Agri-Food Canada | AAFC ; Agriculture Canada ; Agriculture et Agroalimentaire Canada |
Environment and Climate Change Canada | ECCC ; Environment Canada ; Environnement Canada |
Canadian Wildlife Service | CWS ; Dominion Wildlife Service | Environment and Climate Change Canada
Meteorological Service of Canada | MSC ; Atmospheric Environment Service | Environment and Climate Change Canada
Fisheries and Oceans Canada | DFO ; Pêches et Océans Canada ; Department of Fisheries and Oceans ; Fisheries Research Board of Canada |
Bedford Institute of Oceanography | | Fisheries and Oceans Canada
Natural Resources Canada | NRCan ; Ressources naturelles Canada ; Energy, Mines and Resources Canada |
Geological Survey of Canada | GSC ; Commission géologique du Canada | Natural Resources Canada
Canadian Forest Service | CFS ; Canadian Forestry Service | Natural Resources Canada
CanmetENERGY | CANMET ; Canada Centre for Mineral and Energy Technology | Natural Resources Canada
Health Canada | Santé Canada ; Department of National Health and Welfare |
Public Health Agency of Canada | PHAC ; ASPC ; Agence de la santé publique du Canada |
National Microbiology Laboratory | NML ; Canadian Science Centre for Human and Animal Health | Public Health Agency of Canada
Canadian Food Inspection Agency | CFIA ; ACIA |
Canadian Nuclear Laboratories | CNL ; Chalk River Laboratories ; Laboratoires Nucléaires Canadiens | Atomic Energy of Canada Limited
Atomic Energy of Canada Limited | AECL ; Énergie atomique du Canada |
Canadian Space Agency | CSA ; Agence spatiale canadienne |
Defence Research and Development Canada | DRDC ; Defence Research Board ; RDDC |
Statistics Canada | StatCan ; Statistique Canada ; Dominion Bureau of Statistics |
Global Affairs Canada | Department of External Affairs (Canada) ; Foreign Affairs and International Trade Canada ; DFAIT |
Canadian International Development Agency | CIDA ; ACDI | Global Affairs Canada
International Development Research Centre | IDRC ; CRDI |
TRIUMF | Tri-University Meson Facility ; Canada's particle accelerator centre |
Canadian Light Source | CLS |
Perimeter Institute for Theoretical Physics | Perimeter Institute ; PI Waterloo |
Canadian Institute for Advanced Research | CIFAR |
Canadian Institute for Theoretical Astrophysics | CITA |
Mila | Quebec Artificial Intelligence Institute ; Mila – Quebec AI Institute ; Montreal Institute for Learning Algorithms |
Vector Institute | Vector Institute for Artificial Intelligence |
Ontario Institute for Cancer Research | OICR |
BC Cancer | BC Cancer Agency ; British Columbia Cancer Agency ; Cancer Control Agency of British Columbia ; BC Cancer Research Centre |
Hospital for Sick Children | SickKids ; Sick Kids ; Toronto Hospital for Sick Children |
University Health Network | UHN ; Toronto General Hospital ; Toronto Western Hospital |
Princess Margaret Cancer Centre | Princess Margaret Hospital ; Ontario Cancer Institute | University Health Network
Mount Sinai Hospital (Toronto) | Sinai Health System |
Lunenfeld-Tanenbaum Research Institute | Samuel Lunenfeld Research Institute | Mount Sinai Hospital (Toronto)
Centre for Addiction and Mental Health | CAMH ; Clarke Institute of Psychiatry ; Queen Street Mental Health Centre |
Sunnybrook Health Sciences Centre | Sunnybrook ; Sunnybrook Hospital ; Sunnybrook Research Institute |
St. Michael's Hospital (Toronto) | St. Michael's Hospital ; Unity Health Toronto |
Baycrest | Baycrest Health Sciences ; Rotman Research Institute |
Ottawa Hospital | Ottawa Hospital Research Institute ; OHRI ; Ottawa Civic Hospital |
Children's Hospital of Eastern Ontario | CHEO |
London Health Sciences Centre | LHSC ; Victoria Hospital London |
Lawson Health Research Institute | Lawson Research Institute |
Hamilton Health Sciences | HHS Hamilton ; McMaster University Medical Centre ; HHS |
McGill University Health Centre | MUHC ; CUSM ; Royal Victoria Hospital (Montreal) ; Montreal General Hospital |
Montreal Neurological Institute | MNI ; The Neuro ; Montreal Neurological Institute and Hospital |
Jewish General Hospital | JGH ; Hôpital général juif |
Lady Davis Institute | Lady Davis Institute for Medical Research | Jewish General Hospital
Centre hospitalier de l'Université de Montréal | CHUM |
CHU Sainte-Justine | Sainte-Justine Hospital ; Hôpital Sainte-Justine ; Centre Hospitalier Universitaire Sainte-Justine |
Montreal Heart Institute | MHI ; Institut de cardiologie de Montréal ; ICM |
Institut de recherches cliniques de Montréal | IRCM ; Montreal Clinical Research Institute ; Clinical Research Institute of Montreal |
Douglas Mental Health University Institute | Douglas Hospital ; Institut universitaire en santé mentale Douglas |
CHU de Québec | Centre hospitalier universitaire de Québec ; CHUQ |
Vancouver General Hospital | VGH ; Vancouver Coastal Health |
Royal Ontario Museum | ROM |
Canadian Museum of Nature | CMN ; Musée canadien de la nature ; National Museum of Natural Sciences (Canada) |
Canadian Museum of History | Canadian Museum of Civilization ; National Museum of Man |
Library and Archives Canada | LAC ; National Library of Canada ; Public Archives of Canada ; National Archives of Canada |
Hydro-Québec | Quebec Hydro-Electric Commission ; IREQ ; Institut de recherche d'Hydro-Québec |
BC Hydro | British Columbia Hydro and Power Authority ; B.C. Electric |
Ontario Hydro | Hydro-Electric Power Commission of Ontario |
Ontario Power Generation | OPG | Ontario Hydro
Hydro One | Hydro One Networks | Ontario Hydro
Suncor Energy | Suncor ; Great Canadian Oil Sands |
Petro-Canada | PetroCan | Suncor Energy
Imperial Oil | Esso Canada | ExxonMobil
TC Energy | TransCanada ; TransCanada Pipelines |
Enbridge | Interprovincial Pipe Line |
Encana | Ovintiv ; PanCanadian ; Alberta Energy Company |
Inco | International Nickel Company ; Vale Inco | Vale
Nutrien | PotashCorp ; Potash Corporation of Saskatchewan ; Agrium |
Teck Resources | Teck Cominco ; Cominco ; Teck |
Barrick Gold | Barrick ; American Barrick |
Bombardier | Bombardier Aerospace |
Canadair | Canadian Vickers | Bombardier
Pratt & Whitney Canada | P&WC | Pratt & Whitney
CAE | Canadian Aviation Electronics |
De Havilland Canada | de Havilland Aircraft of Canada ; DHC |
Avro Canada | A.V. Roe Canada |
MDA | MacDonald, Dettwiler and Associates ; MacDonald Dettwiler |
SNC-Lavalin | AtkinsRéalis ; SNC ; Lavalin |
CGI | Conseillers en gestion et informatique |
Telus | BC Telecom ; Telus Communications |
Rogers Communications | Rogers Cable |
Canadian National Railway | CN ; Canadian National ; CNR |
Desjardins | Mouvement Desjardins ; Caisses populaires Desjardins |
Caisse de dépôt et placement du Québec | CDPQ |
Bank of Canada | Banque du Canada |
Sun Life Financial | Sun Life ; Sun Life Assurance |
Maple Leaf Foods | Canada Packers |
Canadian Broadcasting Corporation | CBC/Radio-Canada ; Société Radio-Canada ; Radio-Canada ; Canadian Radio Broadcasting Commission ; CBC Radio |
CTV | CTV Television Network ; CTV News | Bell Canada
La Presse | La Presse (Montreal) |
Toronto Star | Toronto Daily Star |
National Post | Financial Post |
House of Commons of Canada | Canadian House of Commons ; Canadian Parliament ; House of Commons (Canada) | Parliament of Canada
Senate of Canada | Canadian Senate ; Senate (Canada) | Parliament of Canada
Parliament of Canada | Canadian Federal Parliament |
Liberal Party of Canada | Canadian Liberal Party ; Parti libéral du Canada ; Liberal Party (Canada) |
Conservative Party of Canada | Canadian Conservative Party ; Parti conservateur du Canada ; Canadian Alliance ; CPC ; Conservative Party (Canada) |
Bloc Québécois | BQ |
New Democratic Party | Co-operative Commonwealth Federation ; CCF ; Nouveau Parti démocratique |
Supreme Court of Canada | SCC ; Cour suprême du Canada ; Supreme Court (Canada) |
Canadian Expeditionary Force | CEF |
Royal Canadian Mounted Police | GRC ; Mounties ; Gendarmerie royale du Canada |
Sûreté du Québec | Quebec Provincial Police ; SQ |
Ontario Provincial Police | OPP |
Canadian Football League | CFL |
National Ballet of Canada | NBC Toronto |
Orchestre symphonique de Montréal | OSM ; Montreal Symphony Orchestra |
Cirque du Soleil | Cirque du Soleil Entertainment Group |
United Church of Canada | UCC |
Fundação Oswaldo Cruz | Fiocruz ; Oswaldo Cruz Foundation ; Instituto Oswaldo Cruz ; Oswaldo Cruz Institute |
Instituto Butantan | Butantan Institute |
Instituto Adolfo Lutz | Adolfo Lutz Institute ; IAL |
Instituto Nacional de Pesquisas Espaciais | INPE ; National Institute for Space Research |
Instituto Nacional de Pesquisas da Amazônia | INPA ; National Institute of Amazonian Research |
Museu Paraense Emílio Goeldi | MPEG ; Goeldi Museum ; Emílio Goeldi Museum |
Centro Brasileiro de Pesquisas Físicas | CBPF ; Brazilian Center for Research in Physics |
Instituto de Matemática Pura e Aplicada | IMPA ; Institute for Pure and Applied Mathematics |
Laboratório Nacional de Computação Científica | LNCC ; National Laboratory for Scientific Computing |
Observatório Nacional | ON ; National Observatory (Brazil) |
Centro Nacional de Pesquisa em Energia e Materiais | CNPEM ; Brazilian Center for Research in Energy and Materials |
Laboratório Nacional de Luz Síncrotron | LNLS ; Brazilian Synchrotron Light Laboratory | Centro Nacional de Pesquisa em Energia e Materiais
Instituto de Pesquisas Energéticas e Nucleares | IPEN ; Nuclear and Energy Research Institute | Comissão Nacional de Energia Nuclear
Comissão Nacional de Energia Nuclear | CNEN ; National Nuclear Energy Commission |
Instituto de Pesquisas Tecnológicas | IPT ; Institute for Technological Research ; Instituto de Pesquisas Tecnológicas do Estado de São Paulo |
Instituto Agronômico de Campinas | IAC ; Agronomic Institute of Campinas ; Instituto Agronômico |
Instituto Brasileiro de Geografia e Estatística | IBGE ; Brazilian Institute of Geography and Statistics |
Instituto de Pesquisa Econômica Aplicada | IPEA ; Institute for Applied Economic Research |
Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis | IBAMA ; Brazilian Institute of Environment and Renewable Natural Resources |
Instituto Chico Mendes de Conservação da Biodiversidade | ICMBio ; Chico Mendes Institute for Biodiversity Conservation |
Jardim Botânico do Rio de Janeiro | JBRJ ; Rio de Janeiro Botanical Garden |
Conselho Nacional de Desenvolvimento Científico e Tecnológico | CNPq ; National Council for Scientific and Technological Development ; Conselho Nacional de Pesquisas |
Coordenação de Aperfeiçoamento de Pessoal de Nível Superior | CAPES |
Fundação de Amparo à Pesquisa do Estado de São Paulo | FAPESP ; São Paulo Research Foundation |
Financiadora de Estudos e Projetos | FINEP |
Serviço Geológico do Brasil | CPRM ; Geological Survey of Brazil ; Companhia de Pesquisa de Recursos Minerais |
Instituto Nacional de Câncer | INCA ; Brazilian National Cancer Institute ; Instituto Nacional de Câncer José Alencar Gomes da Silva |
Hospital das Clínicas da Faculdade de Medicina da USP | HCFMUSP ; Hospital das Clínicas ; Hospital das Clínicas de São Paulo |
Instituto do Coração | InCor ; Heart Institute São Paulo | Hospital das Clínicas da Faculdade de Medicina da USP
Hospital Israelita Albert Einstein | Albert Einstein Israelite Hospital ; HIAE ; Hospital Albert Einstein |
Hospital Sírio-Libanês | Sírio-Libanês Hospital ; HSL |
Hospital de Clínicas de Porto Alegre | HCPA |
A.C. Camargo Cancer Center | Hospital A.C. Camargo ; AC Camargo Cancer Center ; Hospital do Câncer A.C. Camargo |
Barretos Cancer Hospital | Hospital de Câncer de Barretos ; Hospital de Amor ; BCH |
Petrobras | Petróleo Brasileiro S.A. ; CENPES |
Eletrobras | Centrais Elétricas Brasileiras ; Axia Energia |
Centro de Pesquisas de Energia Elétrica | CEPEL | Eletrobras
BNDES | Banco Nacional de Desenvolvimento Econômico e Social ; Brazilian Development Bank |
Banco do Brasil | Bank of Brazil ; BB |
Caixa Econômica Federal | Caixa ; CEF |
Banco Central do Brasil | Central Bank of Brazil ; BCB |
Vale | Vale S.A. ; Companhia Vale do Rio Doce S.A. |
Embraer | Embraer S.A. ; Empresa Brasileira de Aeronautica S.A. |
JBS | JBS S.A. ; Friboi ; José Batista Sobrinho |
BRF | Brasil Foods ; Sadia ; Perdigão |
Gerdau | Gerdau S.A. |
Usiminas | Usinas Siderúrgicas de Minas Gerais |
Companhia Siderúrgica Nacional | CSN |
Braskem | Braskem S.A. ; Copene |
Odebrecht | Novonor ; Organização Odebrecht |
Natura | Natura &Co ; Natura Cosméticos |
Ambev | Companhia de Bebidas das Américas | Anheuser-Busch InBev
Folha de S.Paulo | Folha de São Paulo ; Folha | Grupo Folha
Grupo Folha | Folha Group |
O Estado de S. Paulo | Estadão ; O Estado de São Paulo |
Editora Abril | Abril ; Grupo Abril |
O Globo | Jornal O Globo | Grupo Globo
SBT | Sistema Brasileiro de Televisão |
RecordTV | Rede Record ; TV Record |
National Congress of Brazil | Brazilian Congress ; Congresso Nacional |
Chamber of Deputies (Brazil) | Brazilian Chamber of Deputies ; Câmara dos Deputados | National Congress of Brazil
Federal Senate (Brazil) | Brazilian Senate ; Senado Federal | National Congress of Brazil
Supreme Federal Court | STF ; Supremo Tribunal Federal |
Workers' Party (Brazil) | PT ; Brazilian Workers' Party |
Brazilian Social Democracy Party | PSDB ; Partido da Social Democracia Brasileira |
Brazilian Democratic Movement | PMDB ; MDB ; Brazilian Democratic Movement Party |
Democratic Labour Party (Brazil) | PDT ; Partido Democrático Trabalhista |
Brazilian Communist Party | PCB ; Partido Comunista Brasileiro |
Brazilian Army | Exército Brasileiro |
Brazilian Navy | Marinha do Brasil |
Itamaraty | Ministry of Foreign Affairs (Brazil) ; Brazilian Foreign Ministry |
Academia Brasileira de Letras | Brazilian Academy of Letters ; ABL |
Academia Brasileira de Ciências | Brazilian Academy of Sciences ; ABC Brazil |
Palmeiras | Sociedade Esportiva Palmeiras ; SE Palmeiras ; Palestra Itália |
Vasco da Gama | CR Vasco da Gama ; Club de Regatas Vasco da Gama |
Fluminense | Fluminense FC ; Fluminense Football Club |
Botafogo | Botafogo FR ; Botafogo de Futebol e Regatas |
Grêmio | Grêmio FBPA ; Grêmio Foot-Ball Porto Alegrense |
SC Internacional | Sport Club Internacional |
Cruzeiro | Cruzeiro EC ; Cruzeiro Esporte Clube |
Atlético Mineiro | Clube Atlético Mineiro |
Corinthians | SC Corinthians ; Corinthians Paulista |
Consejo Nacional de Investigaciones Científicas y Técnicas | CONICET ; National Scientific and Technical Research Council ; National Council for Scientific and Technical Research |
Instituto Nacional de Tecnología Agropecuaria | INTA Argentina ; INTA ; National Agricultural Technology Institute |
Instituto Nacional de Tecnología Industrial | INTI ; National Institute of Industrial Technology |
Comisión Nacional de Energía Atómica | CNEA ; National Atomic Energy Commission |
Comisión Nacional de Actividades Espaciales | CONAE ; National Space Activities Commission |
INVAP | Investigación Aplicada |
Museo Argentino de Ciencias Naturales Bernardino Rivadavia | MACN ; Argentine Museum of Natural Sciences ; Museo Argentino de Ciencias Naturales | Consejo Nacional de Investigaciones Científicas y Técnicas
Fundación Instituto Leloir | Leloir Institute ; Instituto Leloir ; Fundación Campomar |
Hospital Italiano de Buenos Aires | Hospital Italiano ; Italian Hospital of Buenos Aires |
Hospital de Pediatría Garrahan | Garrahan Hospital ; Hospital de Pediatría S.A.M.I.C. Prof. Dr. Juan P. Garrahan |
Administración Nacional de Laboratorios e Institutos de Salud | ANLIS ; ANLIS Malbrán ; Instituto Malbrán |
Servicio Meteorológico Nacional (Argentina) | SMN |
YPF | Repsol-YPF ; YPF S.A. |
Clarín | Diario Clarín | Grupo Clarín
Grupo Clarín | Clarín Group |
La Nación | La Nacion (Argentina) |
Argentine National Congress | Argentine Congress ; Congreso de la Nación Argentina |
Teatro Colón | Colón Theatre |
Propuesta Republicana | Republican Proposal |
Justicialist Party | Justicialista ; PJ Argentina ; Peronism |
Montoneros | Movimiento Peronista Montonero |
Argentine Football Association | AFA ; Asociación del Fútbol Argentino |
Racing Club | Racing Club de Avellaneda |
Independiente | Club Atlético Independiente ; CA Independiente |
San Lorenzo | San Lorenzo de Almagro ; Club Atlético San Lorenzo de Almagro |
Estudiantes de La Plata | Club Estudiantes de La Plata |
Newell's Old Boys | Newell's ; Club Atlético Newell's Old Boys |
Rosario Central | Club Atlético Rosario Central |
Vélez Sarsfield | Vélez ; Club Atlético Vélez Sarsfield |
Club Nacional de Football | Nacional Montevideo |
Instituto de Investigaciones Biológicas Clemente Estable | IIBCE ; Clemente Estable Institute |
Instituto Nacional de Investigación Agropecuaria (Uruguay) | INIA Uruguay ; INIA |
Broad Front | Frente Amplio |
Colorado Party (Uruguay) | Partido Colorado |
Comisión Nacional de Investigación Científica y Tecnológica | CONICYT ; ANID ; Agencia Nacional de Investigación y Desarrollo |
Comisión Chilena de Energía Nuclear | CCHEN ; Chilean Nuclear Energy Commission |
Instituto de Investigaciones Agropecuarias | INIA Chile ; INIA |
Servicio Nacional de Geología y Minería | SERNAGEOMIN ; National Geology and Mining Service |
Fundación Chile | Chile Foundation |
Codelco | Corporación Nacional del Cobre de Chile ; National Copper Corporation of Chile |
LATAM Airlines | LAN Airlines ; LAN Chile ; TAM Airlines ; LATAM |
SQM | Sociedad Química y Minera de Chile |
El Mercurio | El Mercurio (Chile) |
National Congress of Chile | Chilean Congress ; Congreso Nacional de Chile |
Christian Democratic Party (Chile) | PDC ; Chilean Christian Democrats |
Socialist Party of Chile | PS Chile ; Partido Socialista de Chile ; Socialist Party (Chile) |
Independent Democratic Union | UDI ; Unión Demócrata Independiente |
DINA | Dirección de Inteligencia Nacional |
Colo-Colo | CSD Colo-Colo ; Club Social y Deportivo Colo-Colo |
Universidad Católica (football) | CD Universidad Católica |
Instituto Geofísico del Perú | IGP ; Geophysical Institute of Peru |
Instituto del Mar del Perú | IMARPE ; Peruvian Marine Research Institute |
Instituto Nacional de Salud (Peru) | INS Peru ; INS |
Instituto Nacional de Enfermedades Neoplásicas | INEN ; National Cancer Institute of Peru |
International Potato Center | CIP ; Centro Internacional de la Papa | CGIAR
American Popular Revolutionary Alliance | APRA ; Peruvian Aprista Party ; Alianza Popular Revolucionaria Americana |
Popular Force | Fuerza Popular |
Alianza Lima | Club Alianza Lima |
Instituto Nacional de Salud (Colombia) | INS Colombia ; INS |
Colciencias | Departamento Administrativo de Ciencia, Tecnología e Innovación ; Minciencias |
Agrosavia | Corpoica ; Corporación Colombiana de Investigación Agropecuaria |
International Center for Tropical Agriculture | CIAT ; Centro Internacional de Agricultura Tropical | CGIAR
Alexander von Humboldt Biological Resources Research Institute | Instituto Humboldt ; Humboldt Institute ; Instituto de Investigación de Recursos Biológicos Alexander von Humboldt |
INVEMAR | Instituto de Investigaciones Marinas y Costeras |
Servicio Geológico Colombiano | Ingeominas ; Colombian Geological Survey |
Fundación Valle del Lili | Valle del Lili Foundation |
Avianca | Aerovías Nacionales de Colombia ; SCADTA |
Bancolombia | Banco de Colombia ; Banco Industrial Colombiano |
Colombian Liberal Party | Partido Liberal Colombiano ; Liberal Party (Colombia) |
Colombian Conservative Party | Partido Conservador Colombiano |
El Tiempo | El Tiempo (Bogotá) |
Atlético Nacional | Club Atlético Nacional |
Millonarios F.C. | Millonarios |
América de Cali | América de Cali S.A. |
Instituto Venezolano de Investigaciones Científicas | IVIC ; Venezuelan Institute for Scientific Research |
INTEVEP | Instituto de Tecnología Venezolana para el Petróleo | PDVSA
Democratic Action (Venezuela) | Acción Democrática ; AD |
Copei | Comité de Organización Política Electoral Independiente |
United Socialist Party of Venezuela | PSUV ; Fifth Republic Movement |
Citgo | Citgo Petroleum ; Cities Service | PDVSA
Instituto Nacional de Investigaciones Agropecuarias (Ecuador) | INIAP |
Charles Darwin Foundation | Charles Darwin Research Station ; CDF |
Petroecuador | EP Petroecuador ; CEPE |
Barcelona SC | Barcelona Sporting Club |
LDU Quito | Liga Deportiva Universitaria ; Liga de Quito |
Yacimientos Petrolíferos Fiscales Bolivianos | YPFB |
Movement for Socialism (Bolivia) | MAS ; Movimiento al Socialismo |
Revolutionary Nationalist Movement | MNR ; Movimiento Nacionalista Revolucionario |
Colorado Party (Paraguay) | ANR ; National Republican Association |
Club Olimpia | Olimpia Asunción |
Tropical Agricultural Research and Higher Education Center | CATIE ; Centro Agronómico Tropical de Investigación y Enseñanza |
Smithsonian Tropical Research Institute | STRI ; Canal Zone Biological Area | Smithsonian Institution
Gorgas Memorial Institute | ICGES ; Instituto Conmemorativo Gorgas de Estudios de la Salud ; Gorgas Memorial Laboratory ; GMI |
Instituto Nacional de Biodiversidad | INBio |
Instituto Finlay | Finlay Institute ; Instituto Finlay de Vacunas |
Center for Genetic Engineering and Biotechnology | CIGB ; Centro de Ingeniería Genética y Biotecnología |
Center of Molecular Immunology | CIM ; Centro de Inmunología Molecular |
Communist Party of Cuba | PCC ; Partido Comunista de Cuba ; Communist Party (Cuba) ; Cuban Communist Party |
26th of July Movement | Movimiento 26 de Julio ; M-26-7 |
Ballet Nacional de Cuba | Cuban National Ballet |
Sandinista National Liberation Front | FSLN ; Sandinistas ; Frente Sandinista de Liberación Nacional |
Farabundo Martí National Liberation Front | FMLN |
Nationalist Republican Alliance | ARENA ; Alianza Republicana Nacionalista |
National Liberation Party (Costa Rica) | PLN ; Partido Liberación Nacional |
Dominican Liberation Party | PLD ; Partido de la Liberación Dominicana |
People's National Party | PNP ; People's National Party (Jamaica) |
Jamaica Labour Party | JLP |
People's National Movement | PNM |
New Progressive Party (Puerto Rico) | PNP Puerto Rico ; Partido Nuevo Progresista |
Popular Democratic Party (Puerto Rico) | PPD ; Partido Popular Democrático |
Instituto Nacional de Salud Pública | INSP ; National Institute of Public Health of Mexico ; INSP Mexico |
Instituto Nacional de Ciencias Médicas y Nutrición Salvador Zubirán | INCMNSZ ; Instituto Nacional de la Nutrición |
Instituto Nacional de Cancerología | INCan ; National Cancer Institute of Mexico |
Instituto Nacional de Cardiología Ignacio Chávez | INC Mexico ; Instituto Nacional de Cardiología |
Instituto Nacional de Enfermedades Respiratorias | INER |
Instituto Nacional de Neurología y Neurocirugía Manuel Velasco Suárez | INNN ; Instituto Nacional de Neurología y Neurocirugía |
Instituto Nacional de Psiquiatría Ramón de la Fuente Muñiz | INPRFM ; INPRF ; Instituto Mexicano de Psiquiatría |
Instituto Nacional de Pediatría | INP |
Instituto Nacional de Medicina Genómica | INMEGEN |
Hospital Infantil de México Federico Gómez | HIMFG ; Hospital Infantil de México |
Mexican Social Security Institute | IMSS ; Instituto Mexicano del Seguro Social |
Institute for Social Security and Services for State Workers | ISSSTE |
Instituto Nacional de Antropología e Historia | INAH ; National Institute of Anthropology and History |
Instituto Nacional de Estadística y Geografía | INEGI |
Instituto Nacional de Investigaciones Forestales, Agrícolas y Pecuarias | INIFAP |
Instituto Nacional de Investigaciones Nucleares | ININ ; National Institute for Nuclear Research |
Instituto Nacional de Electricidad y Energías Limpias | INEEL ; Instituto de Investigaciones Eléctricas |
Instituto Mexicano del Petróleo | IMP ; Mexican Petroleum Institute |
Instituto Mexicano de Tecnología del Agua | IMTA |
Centro de Investigación Científica y de Educación Superior de Ensenada | CICESE |
Centro de Investigaciones Biológicas del Noroeste | CIBNOR |
Centro de Investigación en Materiales Avanzados | CIMAV |
Centro de Investigación Científica de Yucatán | CICY |
Centro de Investigación en Matemáticas | CIMAT |
Cinvestav | Centro de Investigación y de Estudios Avanzados ; Center for Research and Advanced Studies of the National Polytechnic Institute ; CINVESTAV-IPN |
Instituto de Ecología | INECOL |
El Colegio de la Frontera Sur | ECOSUR |
Consejo Nacional de Ciencia y Tecnología | CONACYT ; CONAHCYT ; National Council of Science and Technology |
International Maize and Wheat Improvement Center | CIMMYT ; Centro Internacional de Mejoramiento de Maíz y Trigo | CGIAR
Comisión Federal de Electricidad | CFE |
Grupo Bimbo | Bimbo |
FEMSA | Fomento Económico Mexicano ; Cervecería Cuauhtémoc Moctezuma |
Banco de México | Bank of Mexico ; Banxico |
Banamex | Banco Nacional de México ; Citibanamex | Citigroup
TV Azteca | Imevisión |
Morena | National Regeneration Movement ; Movimiento Regeneración Nacional |
Institutional Revolutionary Party | National Revolutionary Party ; Party of the Mexican Revolution |
Congress of the Union | Mexican Congress ; Congreso de la Unión |
Chamber of Deputies (Mexico) | Mexican Chamber of Deputies | Congress of the Union
Senate of the Republic (Mexico) | Mexican Senate | Congress of the Union
Excélsior | Excelsior (Mexico City) |
Club América | CF América |
C.D. Guadalajara | Chivas ; Chivas de Guadalajara ; Club Deportivo Guadalajara ; CD Guadalajara |
Cruz Azul | CD Cruz Azul |
Pumas UNAM | Club Universidad Nacional ; UNAM Pumas |
Tigres UANL | Tigres |
Council for Scientific and Industrial Research (South Africa) | CSIR South Africa ; CSIR ; Council for Scientific and Industrial Research |
Agricultural Research Council (South Africa) | ARC ; ARC South Africa ; Onderstepoort Veterinary Institute |
South African Medical Research Council | SAMRC ; Medical Research Council (South Africa) ; MRC South Africa |
Human Sciences Research Council | HSRC |
National Research Foundation (South Africa) | NRF ; Foundation for Research Development |
South African Astronomical Observatory | SAAO ; Royal Observatory, Cape of Good Hope | National Research Foundation (South Africa)
South African Radio Astronomy Observatory | SARAO ; Hartebeesthoek Radio Astronomy Observatory ; HartRAO | National Research Foundation (South Africa)
iThemba LABS | National Accelerator Centre | National Research Foundation (South Africa)
South African Institute for Aquatic Biodiversity | SAIAB ; JLB Smith Institute of Ichthyology | National Research Foundation (South Africa)
South African Environmental Observation Network | SAEON | National Research Foundation (South Africa)
South African National Biodiversity Institute | SANBI ; National Botanical Institute ; Kirstenbosch |
South African Nuclear Energy Corporation | NECSA ; Atomic Energy Corporation of South Africa |
South African Weather Service | SAWS ; South African Weather Bureau |
National Health Laboratory Service | NHLS ; South African Institute for Medical Research ; SAIMR |
National Institute for Communicable Diseases | NICD ; National Institute for Virology | National Health Laboratory Service
Groote Schuur Hospital | Groote Schuur |
Chris Hani Baragwanath Hospital | Baragwanath Hospital ; Chris Hani Baragwanath Academic Hospital |
Tygerberg Hospital | Tygerberg Academic Hospital |
Red Cross War Memorial Children's Hospital | Red Cross Children's Hospital |
Iziko South African Museum | South African Museum ; Iziko Museums |
Council for Geoscience | Geological Survey of South Africa |
Mintek | National Institute for Metallurgy ; Council for Mineral Technology |
Anglo American Platinum | Amplats ; Anglo Platinum ; Rustenburg Platinum | Anglo American
AngloGold Ashanti | AngloGold ; Ashanti Goldfields |
Absa Group | ABSA ; Amalgamated Banks of South Africa ; Barclays Africa |
FirstRand | First National Bank (South Africa) ; FNB |
Nedbank | Nederlandsche Bank voor Zuid-Afrika ; Nedcor |
MTN Group | MTN ; M-Cell |
Transnet | South African Railways ; South African Railways and Harbours ; SATS |
Armscor | Armaments Corporation of South Africa |
Denel | Denel SOC ; Atlas Aircraft Corporation |
Sasol | Sasol Technology ; Suid-Afrikaanse Steenkool-, Olie- en Gasmaatskappy |
South African Airways | SAA |
African National Congress | South African Native National Congress ; SANNC |
uMkhonto we Sizwe | MK ; Spear of the Nation | African National Congress
Democratic Alliance (South Africa) | DA ; Democratic Party (South Africa) ; Progressive Federal Party |
Economic Freedom Fighters | EFF |
Inkatha Freedom Party | IFP ; Inkatha |
Pan Africanist Congress | PAC ; Pan Africanist Congress of Azania |
South African Communist Party | SACP ; Communist Party of South Africa |
Congress of South African Trade Unions | COSATU |
National Assembly of South Africa | South African Parliament ; Parliament of South Africa |
South African National Defence Force | SANDF ; South African Defence Force ; SADF |
South African Police Service | SAPS ; South African Police |
Dutch Reformed Church | Nederduitse Gereformeerde Kerk ; NGK ; NG Kerk |
Kaizer Chiefs | Kaizer Chiefs F.C. |
Orlando Pirates | Orlando Pirates F.C. |
Springboks | South Africa national rugby union team |
Kenya Medical Research Institute | KEMRI |
Kenya Agricultural and Livestock Research Organization | KALRO ; Kenya Agricultural Research Institute ; KARI |
Kenya Marine and Fisheries Research Institute | KMFRI |
National Museums of Kenya | NMK ; Coryndon Museum |
International Livestock Research Institute | ILRI ; ILRAD ; International Livestock Centre for Africa | CGIAR
World Agroforestry Centre | ICRAF ; World Agroforestry ; International Centre for Research in Agroforestry | CGIAR
International Centre of Insect Physiology and Ecology | icipe |
African Population and Health Research Center | APHRC |
Safaricom | M-Pesa | Vodafone
Orange Democratic Movement | ODM |
Party of National Unity | PNU |
Uganda Virus Research Institute | UVRI ; Yellow Fever Research Institute |
National Agricultural Research Organisation (Uganda) | NARO Uganda ; NARO |
Mulago Hospital | Mulago National Referral Hospital |
National Resistance Movement | NRM ; National Resistance Army ; NRA Uganda |
Ifakara Health Institute | IHI ; Ifakara Health Research and Development Centre |
National Institute for Medical Research (Tanzania) | NIMR |
Muhimbili National Hospital | Muhimbili |
Chama Cha Mapinduzi | CCM ; Tanganyika African National Union ; TANU |
Ethiopian Public Health Institute | EPHI ; Ethiopian Health and Nutrition Research Institute |
Ethiopian Institute of Agricultural Research | EIAR ; Institute of Agricultural Research (Ethiopia) |
Armauer Hansen Research Institute | AHRI |
Africa Health Research Institute | AHRI ; Africa Centre for Population Health ; KwaZulu-Natal Research Institute for Tuberculosis and HIV |
Tigray People's Liberation Front | TPLF |
Ethiopian People's Revolutionary Democratic Front | EPRDF ; Prosperity Party |
Derg | Provisional Military Administrative Council |
Eritrean People's Liberation Front | EPLF ; People's Front for Democracy and Justice |
International Institute of Tropical Agriculture | IITA | CGIAR
Africa Rice Center | AfricaRice ; WARDA ; ADRAO ; West Africa Rice Development Association | CGIAR
Nigerian Institute of Medical Research | NIMR |
Nigeria Centre for Disease Control | NCDC |
Cocoa Research Institute of Nigeria | CRIN |
Nigerian Institute for Oil Palm Research | NIFOR |
Institute for Agricultural Research | IAR ; IAR Zaria |
Nigerian National Petroleum Corporation | Nigerian National Oil Corporation |
Dangote Group | Dangote ; Dangote Cement |
First Bank of Nigeria | FirstBank ; Bank of British West Africa |
Central Bank of Nigeria | CBN |
Nigerian Television Authority | NTA |
People's Democratic Party (Nigeria) | PDP ; Peoples Democratic Party |
All Progressives Congress | APC ; Action Congress of Nigeria |
National Council of Nigeria and the Cameroons | NCNC ; National Convention of Nigerian Citizens |
Action Group (Nigeria) | Action Group |
Northern People's Congress | NPC Nigeria ; NPC |
National Assembly (Nigeria) | Nigerian National Assembly |
Nigerian Senate | Senate of Nigeria ; Senate (Nigeria) | National Assembly (Nigeria)
House of Representatives (Nigeria) | Nigerian House of Representatives | National Assembly (Nigeria)
Nigerian Army | Royal Nigerian Army |
Economic and Financial Crimes Commission | EFCC |
Enyimba | Enyimba International F.C. |
Council for Scientific and Industrial Research (Ghana) | CSIR-Ghana ; CSIR |
Noguchi Memorial Institute for Medical Research | NMIMR ; Noguchi |
Kumasi Centre for Collaborative Research in Tropical Medicine | KCCR |
Korle-Bu Teaching Hospital | Korle Bu ; KBTH |
Ghana Atomic Energy Commission | GAEC |
National Democratic Congress (Ghana) | NDC |
New Patriotic Party | NPP |
Convention People's Party | CPP |
Asante Kotoko | Asante Kotoko S.C. |
Hearts of Oak | Accra Hearts of Oak |
Institut Pasteur de Dakar | Pasteur Institute of Dakar ; IPD | Institut Pasteur
Institut Pasteur de Madagascar | IPM | Institut Pasteur
Institut Sénégalais de Recherches Agricoles | ISRA |
Socialist Party of Senegal | Parti socialiste du Sénégal ; Socialist Party (Senegal) |
Medical Research Council Unit The Gambia | MRC Unit The Gambia ; MRCG | Medical Research Council
Centre Muraz | Muraz Center |
Institut National de Recherche Biomédicale | INRB ; National Institute of Biomedical Research |
Albert Schweitzer Hospital | Centre de Recherches Médicales de Lambaréné ; CERMEL |
Gécamines | Générale des Carrières et des Mines |
MPLA | People's Movement for the Liberation of Angola ; Movimento Popular de Libertação de Angola |
UNITA | National Union for the Total Independence of Angola |
FRELIMO | Mozambique Liberation Front ; Frente de Libertação de Moçambique |
RENAMO | Mozambican National Resistance |
PAIGC | African Party for the Independence of Guinea and Cape Verde |
SWAPO | South West Africa People's Organisation |
Sonangol | Sociedade Nacional de Combustíveis de Angola |
Manhiça Health Research Centre | CISM ; Centro de Investigação em Saúde de Manhiça |
United National Independence Party | UNIP |
Movement for Multi-Party Democracy | MMD |
Patriotic Front (Zambia) | PF |
Movement for Democratic Change | MDC ; MDC-T |
Zimbabwe African People's Union | ZAPU |
Rhodesian Front | RF ; Dominion Party |
Malawi Congress Party | MCP ; Nyasaland African Congress |
Rwandan Patriotic Front | RPF ; FPR |
Sudan People's Liberation Movement | SPLM ; SPLA ; Sudan People's Liberation Army |
African Development Bank | AfDB ; BAD ; African Development Fund ; ADB |
Economic Community of West African States | ECOWAS ; CEDEAO |
East African Community | EAC |
Southern African Development Community | SADC |
African Union | AU ; Organization of African Unity ; OAU |
Bibliotheca Alexandrina | Library of Alexandria |
United Nations Environment Programme | UNEP ; UN Environment | United Nations
UN-Habitat | United Nations Human Settlements Programme ; UNCHS | United Nations
United Nations Development Programme | UN Development Programme | United Nations
United Nations High Commissioner for Refugees | Office of the United Nations High Commissioner for Refugees ; UN High Commissioner for Refugees | United Nations
United Nations Population Fund | UNFPA ; United Nations Fund for Population Activities | United Nations
United Nations Industrial Development Organization | UNIDO | United Nations
United Nations Conference on Trade and Development | UNCTAD | United Nations
United Nations Relief and Works Agency | UNRWA | United Nations
United Nations Relief and Rehabilitation Administration | UNRRA |
United Nations Office on Drugs and Crime | UNODC ; UNDCP | United Nations
UN Women | UNIFEM ; United Nations Entity for Gender Equality and the Empowerment of Women | United Nations
United Nations Security Council | UN Security Council ; UNSC | United Nations
United Nations General Assembly | UN General Assembly ; UNGA | United Nations
United Nations Economic Commission for Latin America and the Caribbean | ECLAC ; CEPAL ; ECLA | United Nations
United Nations Economic Commission for Africa | UNECA ; ECA | United Nations
United Nations Economic Commission for Europe | UNECE ; ECE | United Nations
United Nations Institute for Training and Research | UNITAR | United Nations
World Meteorological Organization | WMO ; OMM ; International Meteorological Organization | United Nations
World Intellectual Property Organization | WIPO ; OMPI | United Nations
International Telecommunication Union | ITU ; UIT | United Nations
International Civil Aviation Organization | ICAO ; OACI | United Nations
International Maritime Organization | IMO ; IMCO | United Nations
Universal Postal Union | UPU | United Nations
International Fund for Agricultural Development | IFAD ; FIDA | United Nations
World Tourism Organization | UNWTO ; UN Tourism ; WTO | United Nations
International Labour Organization | International Labor Organization ; International Labour Office ; OIT ; BIT | United Nations
Food and Agriculture Organization | Food and Agriculture Organization of the United Nations ; UN FAO ; International Institute of Agriculture | United Nations
World Food Programme | UN World Food Programme ; World Food Program | United Nations
International Atomic Energy Agency | OIEA ; AIEA | United Nations
United Nations Educational, Scientific and Cultural Organization | International Institute of Intellectual Cooperation | United Nations
International Centre for Theoretical Physics | ICTP ; Abdus Salam International Centre for Theoretical Physics | United Nations Educational, Scientific and Cultural Organization
International Centre for Genetic Engineering and Biotechnology | ICGEB |
World Health Organization | OMS ; Organisation mondiale de la santé ; Organización Mundial de la Salud | United Nations
Pan American Health Organization | PAHO ; OPS ; Pan American Sanitary Bureau | World Health Organization
International Agency for Research on Cancer | IARC ; CIRC ; Centre international de Recherche sur le Cancer | World Health Organization
Joint United Nations Programme on HIV/AIDS | UNAIDS | United Nations
International Organization for Migration | IOM ; OIM ; Intergovernmental Committee for European Migration | United Nations
International Criminal Tribunal for the former Yugoslavia | ICTY | United Nations
International Criminal Tribunal for Rwanda | ICTR | United Nations
International Criminal Court | ICC |
Permanent Court of International Justice | PCIJ | League of Nations
International Court of Justice | CIJ ; Cour internationale de justice | United Nations
Intergovernmental Panel on Climate Change | IPCC ; GIEC |
International Finance Corporation | IFC | World Bank
Multilateral Investment Guarantee Agency | MIGA | World Bank
World Bank | International Development Association ; BIRD |
International Food Policy Research Institute | IFPRI | CGIAR
International Water Management Institute | IWMI ; International Irrigation Management Institute | CGIAR
Bioversity International | IPGRI ; International Plant Genetic Resources Institute ; Alliance of Bioversity International and CIAT | CGIAR
International Center for Agricultural Research in the Dry Areas | ICARDA | CGIAR
International Vaccine Institute | IVI |
International Renewable Energy Agency | IRENA |
International Energy Agency | IEA | Organisation for Economic Co-operation and Development
Organisation for Economic Co-operation and Development | OCDE ; OEEC ; Organisation for European Economic Co-operation ; Organization for Economic Cooperation and Development |
Organization for Security and Co-operation in Europe | OSCE ; Conference on Security and Cooperation in Europe |
Interpol | International Criminal Police Organization ; ICPO |
Europol | European Union Agency for Law Enforcement Cooperation ; European Police Office | European Union
Eurojust | European Union Agency for Criminal Justice Cooperation | European Union
European Commission | Commission européenne ; High Authority of the European Coal and Steel Community ; EU Commission | European Union
Joint Research Centre | JRC ; European Commission Joint Research Centre ; JRC Ispra ; Centre commun de recherche | European Commission
Euratom | European Atomic Energy Community |
European Parliament | Europäisches Parlament ; Parlement européen ; EU Parliament | European Union
European Council | Council of the European Union | European Union
European Court of Justice | ECJ ; Court of Justice of the European Union ; CJEU ; Court of Justice of the European Communities | European Union
European Court of Human Rights | ECHR ; ECtHR ; Cour européenne des droits de l'homme | Council of Europe
European Central Bank | BCE ; EZB ; Europäische Zentralbank ; European Monetary Institute | European Union
European Medicines Agency | EMA ; EMEA | European Union
European Food Safety Authority | EFSA | European Union
European Centre for Disease Prevention and Control | ECDC | European Union
European Environment Agency | EEA | European Union
European Chemicals Agency | ECHA | European Union
European Patent Office | EPO ; EPA Munich ; Europäisches Patentamt |
European Research Council | ERC | European Commission
European Centre for Medium-Range Weather Forecasts | ECMWF |
EUMETSAT | European Organisation for the Exploitation of Meteorological Satellites |
European Space Agency | Agence spatiale européenne ; European Space Research Organisation ; ESRO ; ELDO |
European Space Research and Technology Centre | ESTEC | European Space Agency
European Space Operations Centre | ESOC | European Space Agency
European Space Research Institute | ESRIN | European Space Agency
European Space Astronomy Centre | ESAC ; Villafranca del Castillo Satellite Tracking Station | European Space Agency
European Organization for Nuclear Research | European Council for Nuclear Research ; European Laboratory for Particle Physics |
European Molecular Biology Organization | EMBO |
European Science Foundation | ESF |
European Organisation for Research and Treatment of Cancer | EORTC |
ITER | ITER Organization ; International Thermonuclear Experimental Reactor |
North Atlantic Treaty Organization | NATO Science and Technology Organization ; OTAN |
Supreme Headquarters Allied Powers Europe | SHAPE ; SHAEF | North Atlantic Treaty Organization
Association of Southeast Asian Nations | ASEAN |
Asian Infrastructure Investment Bank | AIIB |
New Development Bank | BRICS Development Bank |
Commonwealth of Nations | British Commonwealth ; Commonwealth Secretariat |
International Union for Conservation of Nature | IUCN ; World Conservation Union ; UICN |
International Federation of Red Cross and Red Crescent Societies | IFRC ; League of Red Cross Societies |
International Committee of the Red Cross | CICR ; Comité international de la Croix-Rouge ; Red Cross |
American Red Cross | American National Red Cross ; ARC |
British Red Cross | British Red Cross Society |
International Bureau of Weights and Measures | BIPM ; Bureau international des poids et mesures |
International Organization for Standardization | ISO |
International Electrotechnical Commission | IEC |
International Air Transport Association | IATA |
World Economic Forum | WEF ; European Management Forum |
Amnesty International | Amnesty ; AI London |
Médecins Sans Frontières | Epicentre MSF |
World Wide Fund for Nature | WWF International ; World Wildlife Fund for Nature |
Transparency International | TI Berlin |
Reporters Without Borders | RSF ; Reporters sans frontières |
Caritas Internationalis | Caritas |
World Council of Churches | WCC |
Lutheran World Federation | LWF |
Hague Conference on Private International Law | HCCH |
Permanent Court of Arbitration | PCA |
Fédération Internationale de Football Association | International Federation of Association Football |
Confederation of African Football | CAF |
Asian Football Confederation | AFC |
CONMEBOL | South American Football Confederation ; Confederación Sudamericana de Fútbol |
CONCACAF | Confederation of North, Central America and Caribbean Association Football |
World Athletics | IAAF ; International Association of Athletics Federations ; International Amateur Athletic Federation |
World Aquatics | FINA ; Fédération internationale de natation |
FIBA | International Basketball Federation ; Fédération Internationale de Basketball |
Union Cycliste Internationale | UCI ; International Cycling Union |
International Tennis Federation | ITF ; International Lawn Tennis Federation |
World Rugby | International Rugby Board ; IRB |
World Anti-Doping Agency | WADA |
Johns Hopkins Hospital | JHH ; Johns Hopkins Medicine |
Mayo Clinic | Mayo Clinic Rochester ; Mayo Medical Center |
Cleveland Clinic | Lerner Research Institute |
Kaiser Permanente | Kaiser Permanente Division of Research ; Kaiser Foundation Hospitals ; Permanente Medical Group |
Mass General Brigham | Partners Health Care ; MGB |
McLean Hospital | McLean Asylum | Mass General Brigham
Spaulding Rehabilitation Hospital | Spaulding Rehabilitation Network | Mass General Brigham
Massachusetts Eye and Ear Infirmary | Mass Eye and Ear ; MEEI ; Massachusetts Eye and Ear | Mass General Brigham
Schepens Eye Research Institute | Schepens ; Retina Foundation ; SERI | Massachusetts Eye and Ear Infirmary
Brigham and Women's Hospital | Brigham and Women's ; Boston Lying-In Hospital | Mass General Brigham
Beth Israel Deaconess Medical Center | BIDMC ; Beth Israel Hospital Boston ; New England Deaconess Hospital | Beth Israel Lahey Health
Beth Israel Lahey Health | BILH |
Lahey Hospital & Medical Center | Lahey Clinic | Beth Israel Lahey Health
Boston Children's Hospital | Children's Hospital Boston ; BCH |
Tufts Medical Center | New England Medical Center ; Tufts-New England Medical Center ; TMC | Tufts Medicine
Tufts Medicine | Wellforce |
Boston Medical Center | BMC ; Boston City Hospital |
Joslin Diabetes Center | Joslin Clinic ; JDC |
Whitehead Institute | Whitehead Institute for Biomedical Research |
Broad Institute | Broad Institute of Harvard and MIT |
Forsyth Institute | ADA Forsyth Institute ; Forsyth Dental Infirmary for Children |
Jackson Laboratory | JAX ; Roscoe B. Jackson Memorial Laboratory |
NewYork-Presbyterian Hospital | New York-Presbyterian ; NYP ; Columbia-Presbyterian Medical Center ; New York Hospital ; Presbyterian Hospital New York |
Mount Sinai Hospital (New York) | Mount Sinai Medical Center ; Mount Sinai Hospital ; Mount Sinai Health System |
Memorial Sloan Kettering Cancer Center | Sloan Kettering ; MSK ; Sloan-Kettering Institute ; Memorial Hospital |
Hospital for Special Surgery | HSS ; Hospital for the Ruptured and Crippled |
NYU Langone Health | NYU Langone Medical Center ; NYU Medical Center ; Tisch Hospital |
Bellevue Hospital | Bellevue ; Bellevue Hospital Center | NYC Health + Hospitals
NYC Health + Hospitals | New York City Health and Hospitals Corporation ; HHC |
Montefiore Medical Center | Montefiore ; Montefiore Health System ; Montefiore Hospital ; MMC |
Northwell Health | North Shore-LIJ Health System ; North Shore–Long Island Jewish Health System |
Feinstein Institutes for Medical Research | Feinstein Institute for Medical Research ; Feinstein Institute | Northwell Health
Lenox Hill Hospital | German Hospital and Dispensary | Northwell Health
Roswell Park Comprehensive Cancer Center | Roswell Park Cancer Institute ; RPCI ; Roswell Park Memorial Institute ; Roswell Park |
New York State Psychiatric Institute | NYSPI |
Nathan Kline Institute | Nathan S. Kline Institute for Psychiatric Research ; NKI |
New York Blood Center | NYBC |
Trudeau Institute | Adirondack Cottage Sanitarium |
Children's Hospital of Philadelphia | CHOP ; Children's Hospital Philadelphia |
Fox Chase Cancer Center | Fox Chase ; Institute for Cancer Research Philadelphia |
Monell Chemical Senses Center | Monell |
Hospital of the University of Pennsylvania | HUP ; Penn Medicine |
University of Pittsburgh Medical Center | UPMC ; UPMC Presbyterian |
Geisinger | Geisinger Health System ; Geisinger Medical Center ; Geisinger Clinic |
Nationwide Children's Hospital | Columbus Children's Hospital ; Abigail Wexner Research Institute |
Cincinnati Children's Hospital Medical Center | Cincinnati Children's ; CCHMC |
Barnes-Jewish Hospital | Barnes Hospital ; Jewish Hospital of St. Louis | BJC HealthCare
BJC HealthCare | BJC ; BJC Health System |
Donald Danforth Plant Science Center | Danforth Center ; Danforth Plant Science Center |
St. Jude Children's Research Hospital | St. Jude ; St Jude Children's Hospital ; SJCRH |
Texas Children's Hospital | TCH |
Houston Methodist Hospital | Methodist Hospital Houston ; The Methodist Hospital ; Houston Methodist ; HMH |
MD Anderson Cancer Center | M.D. Anderson ; MD Anderson ; M. D. Anderson Hospital ; UTMDACC |
Texas Heart Institute | THI |
Baylor Scott & White Health | Baylor Health Care System ; Scott & White ; Scott and White Hospital |
Parkland Memorial Hospital | Parkland Hospital ; Parkland Health |
Texas Biomedical Research Institute | Southwest Foundation for Biomedical Research ; Texas Biomed |
Oklahoma Medical Research Foundation | OMRF |
Noble Research Institute | Samuel Roberts Noble Foundation ; Noble Foundation |
Ochsner Health | Ochsner Clinic ; Ochsner Health System ; Ochsner Medical Center |
Moffitt Cancer Center | H. Lee Moffitt Cancer Center ; H. Lee Moffitt Cancer Center & Research Institute ; Moffitt |
Henry Ford Health | Henry Ford Hospital ; Henry Ford Health System |
Corewell Health | Spectrum Health ; Beaumont Health ; William Beaumont Hospital |
Van Andel Institute | VAI ; Van Andel Research Institute |
Rush University Medical Center | Rush-Presbyterian-St. Luke's Medical Center ; Presbyterian-St. Luke's Hospital |
Northwestern Memorial Hospital | Northwestern Medicine |
Ann & Robert H. Lurie Children's Hospital of Chicago | Lurie Children's Hospital ; Children's Memorial Hospital ; Lurie Children's |
Shirley Ryan AbilityLab | Rehabilitation Institute of Chicago ; RIC |
Cook County Hospital | John H. Stroger Jr. Hospital ; Stroger Hospital |
Michael Reese Hospital | Michael Reese Hospital and Medical Center |
Hazelden Betty Ford Foundation | Hazelden ; Betty Ford Center |
Menninger Foundation | Menninger Clinic |
Stowers Institute for Medical Research | Stowers Institute |
Children's Mercy Hospital | Children's Mercy Kansas City ; Children's Mercy |
National Jewish Health | National Jewish Medical and Research Center ; National Jewish Hospital |
Intermountain Health | Intermountain Healthcare ; LDS Hospital ; Intermountain Medical Center |
Barrow Neurological Institute | BNI |
St. Joseph's Hospital and Medical Center | St. Joseph's Hospital Phoenix | Dignity Health
Dignity Health | Catholic Healthcare West | CommonSpirit Health
CommonSpirit Health | Catholic Health Initiatives |
Translational Genomics Research Institute | TGen | City of Hope
City of Hope | City of Hope National Medical Center ; Beckman Research Institute of City of Hope |
Cedars-Sinai Medical Center | Cedars-Sinai ; Cedars of Lebanon Hospital |
Children's Hospital Los Angeles | CHLA |
Scripps Research | Scripps Clinic and Research Foundation |
Scripps Health | Scripps Clinic ; Scripps Memorial Hospital |
Sanford Burnham Prebys | Sanford Burnham Prebys Medical Discovery Institute ; Burnham Institute ; La Jolla Cancer Research Foundation ; Sanford-Burnham Medical Research Institute ; SBP |
La Jolla Institute for Immunology | LJI ; La Jolla Institute for Allergy and Immunology |
J. Craig Venter Institute | JCVI ; The Institute for Genomic Research ; TIGR |
Salk Institute | Salk |
Rady Children's Hospital | Children's Hospital San Diego ; Rady Children's Hospital San Diego ; RCH |
Gladstone Institutes | J. David Gladstone Institutes ; Gladstone Institute |
Buck Institute for Research on Aging | Buck Institute |
San Francisco General Hospital | Zuckerberg San Francisco General Hospital ; SFGH ; ZSFG |
California Pacific Medical Center | CPMC | Sutter Health
Sutter Health | Sutter Community Hospitals |
Palo Alto Medical Foundation | PAMF ; Palo Alto Clinic | Sutter Health
Lucile Packard Children's Hospital | Packard Children's Hospital ; Stanford Children's Health |
Santa Clara Valley Medical Center | Valley Medical Center San Jose |
Doheny Eye Institute | Doheny Eye |
House Ear Institute | House Clinic ; House Institute |
Smith-Kettlewell Eye Research Institute | Smith-Kettlewell |
Fred Hutchinson Cancer Center | The Hutch ; FHCRC ; Hutchinson Center ; Seattle Cancer Care Alliance |
Seattle Children's Hospital | Seattle Children's ; Children's Orthopedic Hospital ; Seattle Children's Research Institute |
Virginia Mason Medical Center | Virginia Mason ; Benaroya Research Institute |
Harborview Medical Center | Harborview ; HMC |
Swedish Medical Center | Swedish Hospital Seattle ; SMC | Providence Health & Services
Providence Health & Services | Sisters of Providence Health System ; Providence St. Joseph Health |
Allen Institute | Allen Institute for Brain Science ; Allen Institute for Cell Science |
Allen Institute for AI | AI2 ; Allen Institute for Artificial Intelligence |
Institute for Systems Biology | ISB | Providence Health & Services
PATH | Program for Appropriate Technology in Health |
Legacy Health | Legacy Good Samaritan Hospital |
HCA Healthcare | Hospital Corporation of America ; HCA |
Ascension | Ascension Health ; Ascension Health Alliance |
Tenet Healthcare | National Medical Enterprises |
Sanford Health | Sanford Research ; Sioux Valley Hospital |
Marshfield Clinic | Marshfield Clinic Health System ; Marshfield Clinic Research Institute |
Advocate Aurora Health | Advocate Health ; Aurora Health Care ; Atrium Health ; Carolinas Medical Center |
Christiana Care Health System | ChristianaCare ; Christiana Care |
Nemours | Nemours Foundation ; Nemours Children's Health ; Alfred I. duPont Hospital for Children |
MedStar Health | MedStar Washington Hospital Center ; Washington Hospital Center |
Children's National Medical Center | Children's National Hospital ; Children's National Health System |
Kennedy Krieger Institute | Kennedy Institute Baltimore |
Sheppard Pratt | Sheppard and Enoch Pratt Hospital |
Henry M. Jackson Foundation | HJF ; Henry M. Jackson Foundation for the Advancement of Military Medicine |
Carnegie Institution for Science | Carnegie Institution of Washington ; Carnegie Science |
Mount Wilson Observatory | Mt. Wilson Observatory | Carnegie Institution for Science
Palomar Observatory | Hale Observatories |
Las Campanas Observatory | LCO | Carnegie Institution for Science
Lowell Observatory | Lowell |
Yerkes Observatory | Yerkes |
Lick Observatory | University of California Observatories |
Center for Astrophysics Harvard & Smithsonian | Harvard-Smithsonian Center for Astrophysics ; CfA ; Smithsonian Astrophysical Observatory ; SAO ; Harvard College Observatory | Smithsonian Institution
National Zoological Park | National Zoo ; Smithsonian Conservation Biology Institute ; Smithsonian's National Zoo | Smithsonian Institution
National Air and Space Museum | NASM ; National Air Museum | Smithsonian Institution
National Museum of American History | NMAH ; Museum of History and Technology | Smithsonian Institution
National Museum of Natural History | NMNH ; Smithsonian National Museum of Natural History ; U.S. National Museum | Smithsonian Institution
Smithsonian Environmental Research Center | SERC ; Chesapeake Bay Center for Environmental Studies | Smithsonian Institution
National Gallery of Art | NGA ; National Gallery Washington |
Field Museum | Field Museum of Natural History ; Chicago Natural History Museum ; Field Columbian Museum ; FMNH |
California Academy of Sciences | CAS ; Cal Academy |
Academy of Natural Sciences | ANSP ; Academy of Natural Sciences of Drexel University ; Academy of Natural Sciences of Philadelphia |
Missouri Botanical Garden | MBG ; Shaw's Garden ; MOBOT |
New York Botanical Garden | NYBG |
Brooklyn Botanic Garden | BBG |
Arnold Arboretum | Arnold Arboretum of Harvard University |
Museum of Comparative Zoology | MCZ ; Agassiz Museum |
Peabody Museum of Natural History | Yale Peabody Museum ; Peabody Museum Yale |
Natural History Museum of Los Angeles County | LACM ; Los Angeles County Museum of Natural History ; NHMLAC |
Los Angeles County Museum of Art | LACMA |
Museum of Fine Arts, Boston | MFA Boston ; MFA ; Boston Museum of Fine Arts |
Art Institute of Chicago | AIC |
Solomon R. Guggenheim Museum | Guggenheim Museum ; Guggenheim ; Museum of Non-Objective Painting |
Whitney Museum of American Art | Whitney Museum ; The Whitney |
San Francisco Museum of Modern Art | SFMOMA ; SF MOMA |
Getty Museum | J. Paul Getty Museum ; Getty Center | J. Paul Getty Trust
J. Paul Getty Trust | Getty Trust ; Getty Foundation |
Getty Research Institute | GRI ; Getty Center for the History of Art and the Humanities | J. Paul Getty Trust
Philadelphia Museum of Art | PMA ; Pennsylvania Museum and School of Industrial Art |
Brooklyn Museum | Brooklyn Institute of Arts and Sciences |
Metropolitan Museum of Art | Metropolitan Museum |
Museum of Modern Art | MOMA New York |
Huntington Library | Huntington Library, Art Museum, and Botanical Gardens ; Henry E. Huntington Library |
Folger Shakespeare Library | The Folger ; Folger Library |
New York Public Library | NYPL ; Astor Library |
United States Holocaust Memorial Museum | USHMM ; US Holocaust Memorial Museum ; U.S. Holocaust Memorial Museum |
Wildlife Conservation Society | WCS ; New York Zoological Society ; Bronx Zoo |
Zoological Society of San Diego | San Diego Zoo Wildlife Alliance ; San Diego Zoo ; San Diego Zoo Global |
The Nature Conservancy | TNC |
Conservation International | CI |
Natural Resources Defense Council | NRDC |
National Audubon Society | Audubon Society ; Audubon ; NAS |
Natural History Society of Bombay | Bombay Natural History Society ; BNHS |
Resources for the Future | RFF |
World Resources Institute | WRI |
Pew Research Center | Pew Center | Pew Charitable Trusts
Mathematica | Mathematica Policy Research |
Abt Associates | Abt Global ; Abt |
Westat | Westat Research |
NORC at the University of Chicago | NORC ; National Opinion Research Center |
Educational Testing Service | ETS |
College Board | College Entrance Examination Board |
American Institutes for Research | AIR |
FHI 360 | Family Health International ; Academy for Educational Development |
Guttmacher Institute | Alan Guttmacher Institute |
ICF International | ICF ; Inner City Fund ; ICF Macro |
Peterson Institute for International Economics | PIIE ; Institute for International Economics |
Atlantic Council | Atlantic Council of the United States |
Center for American Progress | CAP |
Aspen Institute | Aspen Institute for Humanistic Studies |
Woodrow Wilson International Center for Scholars | Wilson Center ; Woodrow Wilson Center |
Wellcome Collection | Wellcome Library | Wellcome Trust
Bill & Melinda Gates Foundation | Bill and Melinda Gates Foundation ; BMGF |
Chan Zuckerberg Initiative | CZI ; Chan Zuckerberg Biohub ; CZ Biohub |
Carnegie Corporation of New York | Carnegie Corporation ; Carnegie Foundation |
Andrew W. Mellon Foundation | Mellon Foundation |
Alfred P. Sloan Foundation | Sloan Foundation |
John D. and Catherine T. MacArthur Foundation | MacArthur Foundation |
John Simon Guggenheim Memorial Foundation | Guggenheim Foundation |
Robert Wood Johnson Foundation | RWJF |
William and Flora Hewlett Foundation | Hewlett Foundation |
David and Lucile Packard Foundation | Packard Foundation |
W. K. Kellogg Foundation | Kellogg Foundation |
Gordon and Betty Moore Foundation | Moore Foundation |
John Templeton Foundation | Templeton Foundation |
Burroughs Wellcome Fund | BWF |
American Heart Association | AHA ; American Stroke Association |
American Cancer Society | ACS ; American Society for the Control of Cancer |
American Diabetes Association | ADA |
American Lung Association | National Tuberculosis Association ; ALA |
March of Dimes | National Foundation for Infantile Paralysis ; March of Dimes Foundation |
Leukemia & Lymphoma Society | LLS ; Leukemia Society of America ; Blood Cancer United |
Cystic Fibrosis Foundation | CFF |
Muscular Dystrophy Association | MDA |
Breakthrough T1D | JDRF ; Juvenile Diabetes Research Foundation ; Juvenile Diabetes Foundation |
Susan G. Komen | Susan G. Komen for the Cure ; Komen Foundation ; Susan G. Komen Breast Cancer Foundation |
Special Olympics | Special Olympics International |
Goodwill Industries | Goodwill |
United Way | Community Chest ; United Way Worldwide |
Habitat for Humanity | Habitat for Humanity International |
World Vision | World Vision International |
Catholic Relief Services | CRS ; War Relief Services |
International Rescue Committee | IRC |
Mercy Corps | Save the Refugees Fund |
Partners In Health | PIH ; Zanmi Lasante |
Clinton Health Access Initiative | CHAI | Clinton Foundation
Clinton Foundation | William J. Clinton Foundation ; Bill, Hillary & Chelsea Clinton Foundation |
Pfizer | Pfizer Pharmaceuticals ; Pfizer Global Research and Development ; Charles Pfizer & Co |
Hospira | | Pfizer
Seagen | Seattle Genetics | Pfizer
Medivation | | Pfizer
Array BioPharma | | Pfizer
King Pharmaceuticals | King Pharma | Pfizer
Merck & Co | Merck Research Laboratories ; Merck and Co ; Merck & Company ; Merck Sharp Dohme |
Organon | Organon & Co ; Organon International |
Cubist Pharmaceuticals | Cubist | Merck & Co
Schering AG | Schering ; Bayer Schering Pharma ; Bayer HealthCare Pharmaceuticals | Bayer
Berlex | Berlex Laboratories | Schering AG
Bayer | Bayer HealthCare ; Bayer CropScience ; Farbenfabriken Bayer ; Bayer Pharmaceuticals |
Sigma-Aldrich | MilliporeSigma ; Sigma Chemical Company ; Aldrich Chemical | Merck KGaA
Millipore | Merck Millipore | Merck KGaA
Serono | Ares-Serono ; Merck Serono | Merck KGaA
GlaxoSmithKline | Glaxo SmithKline ; Glaxo Laboratories |
ViiV Healthcare | ViiV | GlaxoSmithKline
Haleon | GSK Consumer Healthcare |
Johnson & Johnson | Johnson & Johnson Pharmaceutical Research and Development |
DePuy | DePuy Orthopaedics ; DePuy Synthes | Johnson & Johnson
Ethicon | Ethicon Endo-Surgery | Johnson & Johnson
Centocor | Centocor Ortho Biotech ; Janssen Biotech | Johnson & Johnson
Crucell | Janssen Vaccines ; Janssen Vaccines & Prevention | Johnson & Johnson
Kenvue | Johnson & Johnson Consumer Health |
Eli Lilly | Lilly Research Laboratories ; Eli Lilly & Co ; Eli Lilly & Company |
Elanco | Elanco Animal Health |
Zoetis | Pfizer Animal Health |
Boehringer Ingelheim | Boehringer ; Boehringer Ingelheim Pharma |
Abbott | Abbott Labs ; Abbott Diagnostics |
St. Jude Medical | SJM | Abbott
Guidant | | Boston Scientific
Boston Scientific | BSC |
AbbVie | Abbott Pharmaceuticals |
Allergan | Watson Pharmaceuticals | AbbVie
Forest Laboratories | Forest Pharmaceuticals | Allergan
Immunex | | Amgen
Onyx Pharmaceuticals | | Amgen
Horizon Therapeutics | Horizon Pharma | Amgen
Genentech | Genetic Engineering Technology | Roche
Spark Therapeutics | | Roche
Foundation Medicine | FMI Cambridge | Roche
Kite Pharma | | Gilead Sciences
Immunomedics | | Gilead Sciences
Biogen | IDEC Pharmaceuticals |
Celgene | Signal Pharmaceuticals | Bristol Myers Squibb
Juno Therapeutics | | Celgene
MyoKardia | | Bristol Myers Squibb
Bristol Myers Squibb | Bristol-Myers ; E.R. Squibb & Sons ; Squibb Institute for Medical Research |
Alexion Pharmaceuticals | Alexion | AstraZeneca
Vertex Pharmaceuticals | Vertex |
Regeneron | Regeneron Genetics Center |
Alnylam Pharmaceuticals | Alnylam |
BioMarin Pharmaceutical | BioMarin |
Incyte | Incyte Genomics |
Illumina | Solexa |
Thermo Fisher Scientific | Thermo Fisher ; Thermo Electron ; Fisher Scientific ; ThermoFisher |
Life Technologies | Invitrogen ; Applied Biosystems ; Applera | Thermo Fisher Scientific
Affymetrix | | Thermo Fisher Scientific
Patheon | Patheon N.V. | Thermo Fisher Scientific
FEI Company | FEI ; Field Electron and Ion Company | Thermo Fisher Scientific
Danaher | DMG Inc |
Beckman Coulter | Beckman Instruments ; Coulter Corporation | Danaher
Cepheid | | Danaher
Pall Corporation | Pall | Danaher
Cytiva | GE Healthcare Life Sciences ; GE Life Sciences ; Amersham Biosciences | Danaher
Leica Microsystems | Leica Biosystems ; Wild Leitz | Danaher
Amersham | Amersham International ; Radiochemical Centre ; Nycomed Amersham | General Electric
Agilent Technologies | Agilent ; Varian Inc |
Keysight Technologies | Keysight ; Agilent Electronic Measurement |
Waters Corporation | Waters Associates |
Revvity | PerkinElmer ; Perkin-Elmer ; EG&G |
Bio-Rad | Bio-Rad Laboratories ; BioRad |
Becton Dickinson | BD ; Becton, Dickinson and Company ; BD Biosciences |
C. R. Bard | Bard | Becton Dickinson
Baxter | Baxter International ; Baxter Healthcare ; Travenol Laboratories |
Covidien | Tyco Healthcare | Medtronic
Stryker | Stryker Orthopaedics |
Zimmer Biomet | Zimmer ; Biomet |
Smith & Nephew | Smith and Nephew ; T.J. Smith & Nephew |
Edwards Lifesciences | Edwards Laboratories ; American Edwards Laboratories |
Intuitive Surgical | Intuitive Surgical Devices |
Hologic | Cytyc ; Gen-Probe |
Varian Medical Systems | Varian Associates ; Varian | Siemens Healthineers
Siemens Healthineers | Siemens Healthcare ; Siemens Medical Solutions | Siemens
Quest Diagnostics | MetPath ; Corning Clinical Laboratories |
Labcorp | Laboratory Corporation of America ; National Health Laboratories |
IQVIA | Quintiles ; IMS Health ; QuintilesIMS |
Parexel | PAREXEL International |
Syneos Health | INC Research ; inVentiv Health |
ICON | PRA Health Sciences |
Charles River Laboratories | Charles River ; Charles River Breeding Laboratories |
Catalent | Cardinal Health Pharmaceutical Technologies ; Catalent Pharma Solutions |
McKesson | McKesson HBOC |
Cardinal Health | Cardinal Foods |
Express Scripts | Medco Health Solutions | Cigna
Optum | OptumHealth ; OptumInsight | UnitedHealth Group
Viatris | Mylan ; Upjohn (Viatris) ; Mylan Pharmaceuticals ; Mylan Laboratories |
Bausch Health | Valeant Pharmaceuticals ; Valeant ; Biovail |
Bausch & Lomb | Bausch + Lomb ; Bausch and Lomb | Bausch Health
Alcon | Alcon Laboratories |
Teva | Teva Pharmaceuticals ; Teva Pharmaceutical |
Cephalon | | Teva
Ivax | | Teva
Barr Pharmaceuticals | Barr Laboratories | Teva
Perrigo | L. Perrigo Company |
Elan | Elan Pharmaceuticals | Perrigo
Jazz Pharmaceuticals | GW Pharmaceuticals |
Mallinckrodt | Mallinckrodt Pharmaceuticals ; Mallinckrodt Chemical Works |
Purdue Pharma | Purdue Frederick Company |
Emergent BioSolutions | BioPort |
Nektar Therapeutics | Inhale Therapeutic Systems ; Nektar |
Ionis Pharmaceuticals | Isis Pharmaceuticals ; Ionis |
Ligand Pharmaceuticals | Ligand |
Sarepta Therapeutics | AVI BioPharma ; Sarepta |
Exelixis | Exelixis Pharmaceuticals |
Human Genome Sciences | HGS | GlaxoSmithKline
Celera | Celera Genomics |
Myriad Genetics | Myriad |
Grünenthal | Chemie Grünenthal |
Stada | STADA Arzneimittel |
Fresenius | Fresenius Kabi ; Fresenius SE & Co. KGaA |
Fresenius Medical Care | FMC ; Fresenius USA | Fresenius
Helios Kliniken | Helios ; Rhön-Klinikum Helios | Fresenius
Qiagen | QIAGEN N.V. ; Diagen |
Eppendorf | Netheler & Hinz |
Sartorius | Sartorius Stedim Biotech |
Eurofins Scientific | Eurofins |
MorphoSys | | Novartis
Miltenyi Biotec | Miltenyi |
Ottobock | Otto Bock ; Otto Bock HealthCare |
B. Braun | B. Braun Melsungen ; Braun Melsungen |
Dräger | Drägerwerk ; Draeger |
Zeiss | Carl Zeiss Jena ; Carl Zeiss Meditec ; Carl Zeiss Oberkochen |
Schott | Jenaer Glaswerk Schott & Gen ; Schott Glaswerke |
Jenoptik | VEB Carl Zeiss Jena |
Heraeus | W. C. Heraeus ; Heraeus Holding |
Lanxess | Chemtura |
Covestro | Bayer MaterialScience |
Wacker Chemie | Wacker |
Hoechst | Celanese Hoechst ; Meister, Lucius & Brüning |
Celanese | Hoechst Celanese |
Ciba Specialty Chemicals | Ciba SC ; CSC | BASF
BASF | BASF Aktiengesellschaft |
Engelhard | | BASF
Union Carbide | UCC ; Union Carbide & Carbon | Dow
Rohm and Haas | Rohm & Haas | Dow
Dow Corning | Dow Silicones | Dow
DuPont | DuPont de Nemours ; E. I. du Pont de Nemours ; E.I. DuPont ; Dupont Chemical |
Corteva | Corteva Agriscience ; DuPont Pioneer ; Dow AgroSciences |
Pioneer Hi-Bred | Pioneer Hi-Bred International ; Hi-Bred Corn Company | Corteva
Chemours | DuPont Performance Chemicals |
International Flavors & Fragrances | IFF |
Air Products | Air Products and Chemicals ; Air Products & Chemicals |
Eastman Chemical | Tennessee Eastman |
American Cyanamid | Cyanamid ; Lederle Laboratories |
W. R. Grace | W. R. Grace and Company ; W.R. Grace & Co |
Huntsman | Huntsman Chemical |
LyondellBasell | Lyondell ; Basell ; Lyondell Chemical |
Honeywell UOP | UOP ; Universal Oil Products | Honeywell
Ecolab | Economics Laboratory |
Nalco | Nalco Chemical ; National Aluminate Corporation | Ecolab
Corning | Corning Glass Works |
Owens Corning | Owens-Corning Fiberglas |
Monsanto | Monsanto Chemical Company | Bayer
Archer Daniels Midland | ADM |
Bunge | Bunge & Born |
Tyson Foods | Tyson |
ConAgra | Conagra Brands ; Nebraska Consolidated Mills |
Campbell Soup Company | Campbell's ; Campbell Soup |
Hershey | Hershey Foods ; Hershey Chocolate |
Wrigley | Wm. Wrigley Jr. Company | Mars
Cadbury | Cadbury Schweppes | Mondelez
Keurig Dr Pepper | Dr Pepper Snapple ; Keurig Green Mountain |
Kimberly-Clark | Kimberly, Clark and Co |
Colgate-Palmolive | Colgate ; Colgate-Palmolive-Peet |
Gillette | | Procter & Gamble
Avon Products | Avon ; California Perfume Company |
Reckitt | Reckitt Benckiser ; Reckitt & Colman |
Mead Johnson | Mead Johnson Nutrition | Reckitt
British American Tobacco | BAT |
R. J. Reynolds Tobacco Company | RJR ; R.J. Reynolds ; Reynolds American ; RJR Nabisco | British American Tobacco
Brown & Williamson | Brown and Williamson | British American Tobacco
Imperial Brands | Imperial Tobacco |
Japan Tobacco | JT ; JTI ; Japan Tobacco International |
Unilever | Lever Brothers ; Margarine Unie ; Unilever Research |
Associated British Foods | ABF ; Primark |
Tate & Lyle | Tate and Lyle |
Nestlé | Nestlé Research Center ; Nestec ; Société des Produits Nestlé |
Kerry Group | Kerry Ingredients |
Glanbia | Tirlán ; Avonmore Waterford |
Guinness | Arthur Guinness Son & Co ; Guinness Brewery | Diageo
Whirlpool | Upton Machine Company |
Maytag | | Whirlpool
Black & Decker | Stanley Black & Decker ; Stanley Works |
Otis | Otis Elevator ; Otis Worldwide |
Carrier | Carrier Global |
Johnson Controls | Johnson Controls International ; Johnson Electric Service Company |
Tyco International | Tyco Laboratories ; Tyco | Johnson Controls
Eaton | Eaton Yale & Towne |
Parker Hannifin | Parker Appliance |
Rockwell Automation | Allen-Bradley |
Illinois Tool Works | ITW |
Ingersoll Rand | Gardner Denver |
Trane Technologies | Trane ; American Standard Companies |
Xylem | ITT Water & Wastewater |
AGCO | Allis-Gleaner Corporation ; Massey Ferguson |
Baker Hughes | Baker Hughes, a GE company ; BHGE |
Halliburton | Halliburton Energy Services ; HOWCO |
Weatherford | Weatherford International |
Schlumberger | Schlumberger-Doll Research ; Société de prospection électrique |
Occidental Petroleum | Oxy ; Occidental ; OxyChem |
Anadarko Petroleum | Anadarko | Occidental Petroleum
Hess Corporation | Amerada Hess | Chevron
Marathon Oil | The Ohio Oil Company ; USX-Marathon | ConocoPhillips
Marathon Petroleum | Marathon Ashland Petroleum ; MPC |
Valero Energy | Valero |
Texaco | The Texas Company | Chevron
Gulf Oil | Gulf Research & Development | Chevron
Unocal | Union Oil Company of California ; Union Oil | Chevron
Amoco | Standard Oil of Indiana ; Standard Oil Company of Indiana | BP
ARCO | Atlantic Richfield ; Richfield Oil | BP
Sohio | Standard Oil of Ohio ; Standard Oil Company of Ohio | BP
BP | Anglo-Iranian Oil Company ; Anglo-Persian Oil Company ; Beyond Petroleum |
ExxonMobil | Exxon Mobil ; Exxon Research and Engineering ; Standard Oil of New Jersey ; Humble Oil ; Socony-Vacuum ; ExxonMobil Research and Engineering |
Standard Oil | Standard Oil Trust |
Sunoco | Sun Oil Company ; Sun Company |
Getty Oil | Pacific Western Oil |
Enron | InterNorth |
Electric Power Research Institute | EPRI |
Gas Technology Institute | GTI ; GTI Energy ; Institute of Gas Technology ; Gas Research Institute |
General Atomics | GA ; Gulf General Atomic ; GA Technologies |
Westinghouse Electric Corporation | CBS Corporation (Westinghouse) ; Westinghouse Electric & Manufacturing |
Westinghouse Electric Company | Westinghouse Nuclear |
Babcock & Wilcox | B&W |
BWX Technologies | BWXT | Babcock & Wilcox
Pacific Gas and Electric Company | PG&E ; Pacific Gas & Electric |
Southern California Edison | SCE ; Edison International |
San Diego Gas & Electric | SDG&E | Sempra
Sempra | Sempra Energy |
Consolidated Edison | Con Edison ; Con Ed ; Consolidated Gas Company |
Commonwealth Edison | ComEd | Exelon
Exelon | PECO Energy ; Unicom |
Duke Energy | Duke Power ; Progress Energy |
Dominion Energy | Dominion Resources ; Virginia Electric and Power |
American Electric Power | AEP ; American Gas & Electric |
NextEra Energy | Florida Power & Light ; FPL |
National Grid | National Grid Transco |
SSE | Scottish and Southern Energy ; Scottish Hydro-Electric |
ScottishPower | Scottish Power ; South of Scotland Electricity Board | Iberdrola
First Solar | Solar Cells Inc |
SolarCity | Tesla Energy | Tesla
Google | Google Brain ; Google AI |
Google X | X Development ; Moonshot Factory | Alphabet
Calico | Calico Life Sciences ; California Life Company | Alphabet
Fitbit | Healthy Metrics Research | Google
Nest Labs | Nest ; Google Nest | Google
Motorola | Motorola Solutions |
Microsoft Research | MSR ; Microsoft Research Cambridge ; Microsoft Research Asia | Microsoft
Meta | Facebook Reality Labs ; FAIR ; Meta AI ; Facebook Research |
IBM | IBM Research ; Computing-Tabulating-Recording Company |
Thomas J. Watson Research Center | IBM Watson Research Center ; IBM T.J. Watson Research Center ; Watson Research Center | IBM
IBM Almaden Research Center | IBM Research – Almaden ; Almaden Research Center ; IBM San Jose Research Laboratory | IBM
Hewlett-Packard | HP Labs ; Hewlett-Packard Laboratories ; HP Laboratories |
Hewlett Packard Enterprise | Hewlett Packard Labs |
Intel | Intel Labs ; Intel Research ; N M Electronics |
Altera | | Intel
Mobileye | Mobileye Vision Technologies | Intel
McAfee | McAfee Associates ; Network Associates ; Intel Security |
Xilinx | | Advanced Micro Devices
ATI Technologies | ATI ; Array Technology Inc | Advanced Micro Devices
Texas Instruments | Geophysical Service Incorporated |
National Semiconductor | NSC ; National Semi | Texas Instruments
Burr-Brown | | Texas Instruments
Maxim Integrated | Maxim Integrated Products | Analog Devices
Linear Technology | | Analog Devices
ON Semiconductor | onsemi ; Motorola Semiconductor Components Group |
Cypress Semiconductor | | Infineon Technologies
International Rectifier | IR Corp | Infineon Technologies
Infineon Technologies | Siemens HL |
Microchip Technology | General Instrument Microelectronics |
Atmel | | Microchip Technology
Microsemi | Actel | Microchip Technology
Marvell Technology | Marvell ; Marvell Semiconductor |
Cavium | Cavium Networks | Marvell Technology
LSI Corporation | LSI Logic ; LSI | Broadcom
Agere Systems | Lucent Microelectronics | LSI Corporation
Brocade | Brocade Communications Systems | Broadcom
CA Technologies | Computer Associates ; CA Inc ; Computer Associates International | Broadcom
Symantec | Gen Digital ; NortonLifeLock ; Norton |
VMware | | Broadcom
EMC Corporation | EMC ; Dell EMC | Dell
GlobalFoundries | Global Foundries |
Qualcomm | Qualcomm Technologies ; Qualcomm Research |
Wolfspeed | Cree Research |
Skyworks Solutions | Skyworks ; Alpha Industries |
Qorvo | RF Micro Devices ; TriQuint |
KLA | KLA-Tencor ; KLA Instruments |
Novellus Systems | Novellus | Lam Research
Synopsys | Optimal Solutions |
Cadence Design Systems | Cadence ; Solomon Design Automation |
Mentor Graphics | Siemens EDA | Siemens
ASML | ASM Lithography ; ASML Netherlands |
ASM International | ASM ; Advanced Semiconductor Materials |
Western Digital | WD ; General Digital |
SanDisk | SunDisk | Western Digital
HGST | Hitachi Global Storage Technologies | Western Digital
Maxtor | | Seagate Technology
3Com | | Hewlett-Packard
Palm | Palm Computing | Hewlett-Packard
Tandem Computers | Tandem | Compaq
Apollo Computer | | Hewlett-Packard
Data General | DG | EMC Corporation
Prime Computer | Computervision |
Bolt, Beranek and Newman | BBN ; BBN Technologies ; Raytheon BBN | RTX
Thinking Machines Corporation | Thinking Machines |
Netscape | Netscape Communications ; Mosaic Communications | AOL
Yahoo | Yahoo Labs ; Yahoo! Research ; Verizon Media |
Flickr | Ludicorp |
Overture Services | GoTo.com | Yahoo
AltaVista | Alta Vista |
Ask.com | Ask Jeeves |
Macromedia | MacroMind | Adobe
Wolfram Research | Wolfram |
SAS Institute | SAS ; Statistical Analysis System |
ESRI | Environmental Systems Research Institute |
Tableau Software | Tableau | Salesforce
MuleSoft | MuleSource | Salesforce
Splunk | | Cisco
Webex | Cisco Webex | Cisco
Linksys | | Cisco
Juniper Networks | | Hewlett Packard Enterprise
Aruba Networks | | Hewlett Packard Enterprise
Akamai | Akamai Technologies |
Mozilla | Mozilla Foundation |
Wikimedia Foundation | WMF ; Wikipedia |
Linux Foundation | Open Source Development Labs ; Free Standards Group |
Free Software Foundation | FSF |
Apache Software Foundation | ASF |
ICANN | Internet Corporation for Assigned Names and Numbers |
World Wide Web Consortium | W3C |
Internet Society | ISOC |
Electronic Frontier Foundation | EFF |
OpenAI | OpenAI Global |
Anthropic | Anthropic PBC |
xAI | X.AI Corp |
Cruise | Cruise Automation ; GM Cruise | General Motors
Zoox | | Amazon
Kiva Systems | Amazon Robotics | Amazon
Audible | Audible.com | Amazon
IMDb | Internet Movie Database | Amazon
Annapurna Labs | Annapurna | Amazon
Zappos | ShoeSite | Amazon
Boston Dynamics | | Hyundai
iRobot | IS Robotics |
Honeybee Robotics | | Blue Origin
Beats Electronics | Beats by Dre | Apple
NeXT | NeXT Computer ; NeXT Software | Apple
Shazam | Shazam Entertainment | Apple
Sun Microsystems | Stanford University Network ; Sun Labs ; Sun Microsystems Laboratories | Oracle
NetSuite | NetLedger | Oracle
MySQL | MySQL AB | Oracle
Business Objects | SAP BusinessObjects | SAP
Concur Technologies | SAP Concur | SAP
Ariba | SAP Ariba | SAP
Software AG | Software AG Darmstadt |
T-Systems | debis Systemhaus | Deutsche Telekom
T-Mobile US | VoiceStream Wireless ; T-Mobile USA | Deutsche Telekom
Deutsche Telekom | Deutsche Bundespost Telekom ; Telekom Innovation Laboratories |
Deutsche Bundespost | Reichspost ; Bundespost |
Sprint | Sprint Nextel ; Nextel | T-Mobile US
AT&T | AT&T Labs ; AT&T Labs Research ; Bell System |
Bell Labs | Lucent Bell Labs ; Bell Telephone Labs |
Western Electric | | AT&T
Telcordia Technologies | Bellcore ; Bell Communications Research ; Telcordia ; iconectiv | Ericsson
Verizon | Verizon Wireless ; NYNEX ; GTE |
GTE | General Telephone & Electronics ; GTE Laboratories | Verizon
MCI | MCI Communications ; MCI WorldCom ; WorldCom | Verizon
Qwest | US West ; U S West | Lumen Technologies
Lumen Technologies | CenturyLink ; Level 3 Communications ; CenturyTel |
Charter Communications | Time Warner Cable |
British Telecom | BT Labs ; Post Office Telecommunications ; BT Research |
EE Limited | Everything Everywhere ; Orange UK | British Telecom
Cable & Wireless | Cable and Wireless ; C&W |
Marconi | Marconi's Wireless Telegraph Company |
General Electric Company (UK) | GEC ; GEC-Marconi ; General Electric Company plc |
Associated Electrical Industries | AEI ; Metropolitan-Vickers ; Metrovick |
Ferranti | Ferranti International |
Racal | Racal Electronics |
Vickers | Vickers-Armstrongs |
Hawker Siddeley | Hawker Aircraft ; Hawker Siddeley Aircraft ; Sopwith Aviation | BAE Systems
British Aircraft Corporation | BAC ; Bristol Aeroplane Company | BAE Systems
BAE Systems | BAe ; Marconi Electronic Systems |
de Havilland | de Havilland Aircraft Company |
Supermarine | Pemberton-Billing |
Rolls-Royce Motor Cars | Rolls-Royce Cars | BMW
Allison Engine Company | | Rolls-Royce Holdings
MTU Aero Engines | MTU ; Motoren- und Turbinen-Union |
Rolls-Royce Power Systems | Tognum ; MTU Friedrichshafen | Rolls-Royce Holdings
GKN | Guest, Keen & Nettlefolds ; GKN Aerospace |
Cobham | Flight Refuelling |
Babcock International | Babcock |
Serco | RCA Great Britain |
Atkins | WS Atkins ; W.S. Atkins | SNC-Lavalin
Mott MacDonald | Mott, Hay and Anderson |
Balfour Beatty | BICC |
Laing O'Rourke | John Laing |
Johnson Matthey | JM |
Pilkington | Pilkington Brothers ; Pilkington Glass |
Imperial Chemical Industries | ICI Pharmaceuticals |
British Oxygen Company | BOC | Linde
Courtaulds | Samuel Courtauld |
Lucas Industries | Joseph Lucas ; Lucas Aerospace |
Dyson | Dyson Appliances |
Aston Martin | Aston Martin Lagonda |
McLaren | McLaren Racing ; McLaren Automotive |
Williams Grand Prix Engineering | Williams Racing ; Williams F1 |
Team Lotus | Lotus Racing |
Lotus Cars | Lotus Engineering ; Group Lotus | Geely
Mercedes-AMG Petronas F1 Team | Mercedes AMG F1 ; Brawn GP ; Honda Racing F1 ; Tyrrell Racing | Mercedes-Benz Group
Alpine F1 Team | Renault F1 ; Benetton Formula ; Lotus F1 ; Toleman | Renault
Sauber Motorsport | Sauber ; Alfa Romeo Racing ; BMW Sauber |
Alfa Romeo | Anonima Lombarda Fabbrica Automobili ; ALFA | Stellantis
Maserati | Officine Alfieri Maserati | Stellantis
Citroën | Automobiles Citroën | Stellantis
Vauxhall | Vauxhall Motors | Stellantis
Jeep | Willys-Overland ; Kaiser Jeep | Stellantis
American Motors Corporation | AMC ; Nash-Kelvinator ; Hudson Motor Car Company | Chrysler
Lancia | Lancia & C. | Stellantis
Stellantis | PSA Peugeot Citroen ; Stellantis N.V. |
Bugatti | Bugatti Automobiles ; Automobiles Ettore Bugatti |
Ducati | Ducati Motor Holding | Lamborghini
Mercedes-Benz Group | Benz & Cie ; Daimler-Motoren-Gesellschaft |
Daimler Truck | Daimler Trucks ; Mercedes-Benz Trucks ; Freightliner |
Maybach | Maybach-Motorenbau | Mercedes-Benz Group
Auto Union | DKW ; Horch ; Wanderer | Audi
NSU | NSU Motorenwerke | Audi
Trabant | VEB Sachsenring |
Volkswagen | Volkswagenwerk ; Volkswagen Aktiengesellschaft |
Polestar | Polestar Automotive | Geely
Cadillac | Cadillac Motor Car Company | General Motors
Chevrolet | Chevy ; Chevrolet Motor Company | General Motors
Buick | Buick Motor Company | General Motors
Pontiac | Oakland Motor Car Company | General Motors
Holden | GM Holden ; General Motors-Holden's | General Motors
General Motors | General Motors Research Laboratories ; GM Research |
Lincoln Motor Company | Lincoln Division | Ford
Aptiv | Delphi Automotive ; Delphi ; Delco Electronics |
BorgWarner | Borg-Warner ; Delphi Technologies |
Lear Corporation | Lear |
Faurecia | Forvia ; Bertrand Faure |
Schaeffler | INA Schaeffler ; FAG Kugelfischer |
Hella | Forvia Hella |
TRW Automotive | ZF TRW | ZF Friedrichshafen
WABCO | Westinghouse Air Brake Company ; WABCO Vehicle Control Systems | ZF Friedrichshafen
Wabtec | Westinghouse Air Brake Technologies ; GE Transportation |
Bosch | Robert Bosch Stiftung |
Dornier | Dornier Flugzeugwerke ; Fairchild Dornier |
Heinkel | Heinkel Flugzeugwerke |
Focke-Wulf | Focke-Wulf Flugzeugbau |
Airbus | Airbus Industrie ; Airbus S.A.S. ; Airbus Commercial Aircraft ; EADS N.V. ; DASA |
DaimlerChrysler Aerospace | DASA ; Deutsche Aerospace | Airbus
Hensoldt | Airbus Defence Electronics |
Diehl | Diehl Stiftung ; Diehl Defence |
ThyssenKrupp | Thyssen Krupp |
TK Elevator | ThyssenKrupp Elevator ; TKE |
ThyssenKrupp Marine Systems | TKMS ; Howaldtswerke-Deutsche Werft ; HDW ; Blohm + Voss | ThyssenKrupp
Salzgitter AG | Preussag Stahl ; Salzgitter Mannesmann |
TUI | Preussag |
Siemens | Siemens & Halske ; Siemens-Schuckert ; Siemens Corporate Technology |
Siemens Mobility | Siemens Transportation Systems | Siemens
Osram | OSRAM Licht ; Osram Sylvania |
EnBW | Energie Baden-Württemberg ; Badenwerk |
E.ON | PreussenElektra ; Bayernwerk |
RWE | Innogy |
Bilfinger | Bilfinger Berger |
Hochtief | | ACS Group
Heidelberg Materials | HeidelbergCement ; Heidelberger Zement ; Portland-Cement-Werke Heidelberg |
Heidelberger Druckmaschinen | Heidelberg Printing |
K+S | Kali und Salz |
Aurubis | Norddeutsche Affinerie |
SGL Carbon | SGL Group ; SIGRI |
Rohde & Schwarz | Rohde and Schwarz |
Voith | J. M. Voith |
GEA Group | GEA ; Metallgesellschaft |
Hapag-Lloyd | HAPAG ; Norddeutscher Lloyd ; Hamburg America Line |
HypoVereinsbank | HVB ; Bayerische Hypo- und Vereinsbank | UniCredit
Landesbank Baden-Württemberg | LBBW |
Bayerische Landesbank | BayernLB |
WestLB | Westdeutsche Landesbank ; Portigon |
DZ Bank | DG Bank ; Deutsche Zentral-Genossenschaftsbank |
Lidl | Lidl Stiftung | Schwarz Gruppe
Schwarz Gruppe | Schwarz Group ; Kaufland |
Aldi | Albrecht Discounts ; Aldi Süd ; Aldi Nord |
Puma | Gebrüder Dassler Puma |
Süddeutsche Zeitung | SZ |
Die Zeit | Zeitverlag |
Die Welt | Welt (newspaper) | Axel Springer
Bild | Bild-Zeitung | Axel Springer
Frankfurter Rundschau | FR |
Die Tageszeitung | taz |
Handelsblatt | Handelsblatt Media Group |
Stern | Stern magazine | Gruner + Jahr
Gruner + Jahr | Gruner & Jahr ; G+J | Bertelsmann
RTL Group | RTL ; CLT-UFA ; RTL Television | Bertelsmann
Deutsche Welle | DW |
Deutschlandfunk | Deutschlandradio ; DLF |
Südwestrundfunk | SWR ; Südwestfunk ; Süddeutscher Rundfunk ; SWF | ARD
Hessischer Rundfunk | HR Frankfurt ; Radio Frankfurt | ARD
Mitteldeutscher Rundfunk | MDR | ARD
Rundfunk Berlin-Brandenburg | RBB ; Sender Freies Berlin ; SFB | ARD
Bayerischer Rundfunk | BR ; Bavarian Broadcasting ; Bavarian Radio | ARD
Deutsche Presse-Agentur | dpa |
Suhrkamp Verlag | Suhrkamp ; Insel Verlag |
S. Fischer Verlag | S. Fischer ; Fischer Verlag |
Rowohlt | Rowohlt Verlag |
UFA | Universum Film AG |
DEFA | Deutsche Film AG |
Bavarian State Opera | Bayerische Staatsoper ; Munich Court Opera ; BSO |
Berlin State Opera | Staatsoper Unter den Linden ; Staatsoper Berlin ; Berlin Court Opera ; BSO |
Deutsche Oper Berlin | Städtische Oper Berlin ; Charlottenburg Opera |
Semperoper | Dresden State Opera ; Sächsische Staatsoper Dresden |
Bayreuth Festival | Bayreuther Festspiele |
Salzburg Festival | Salzburger Festspiele |
Munich Philharmonic | Münchner Philharmoniker |
Bavarian Radio Symphony Orchestra | Symphonieorchester des Bayerischen Rundfunks ; BRSO | Bayerischer Rundfunk
Berliner Ensemble | Theater am Schiffbauerdamm |
Deutsches Theater Berlin | Deutsches Theater |
Bundeswehr | German Army ; Heer ; German Federal Armed Forces |
German Navy | Deutsche Marine ; Bundesmarine | Bundeswehr
Prussian Army | Royal Prussian Army |
Imperial German Army | German Imperial Army ; Deutsches Heer ; Reichswehr |
Imperial German Navy | Kaiserliche Marine |
National People's Army | NVA ; Nationale Volksarmee |
Wehrmacht | German Wehrmacht ; German Army (Wehrmacht) |
Schutzstaffel | SS ; Allgemeine SS |
Sturmabteilung | SA ; Brownshirts ; Storm Troopers |
Hitler Youth | Hitlerjugend ; HJ |
Reichstag | German Reichstag ; Imperial Diet (Germany) |
Volkskammer | People's Chamber |
Nazi Party | Nationalsozialistische Deutsche Arbeiterpartei ; National Socialist Party |
Communist Party of Germany | KPD ; Kommunistische Partei Deutschlands ; Communist Party (Germany) ; German Communist Party |
Die Linke | Party of Democratic Socialism ; PDS ; The Left Party (Germany) |
Alternative for Germany | AfD ; Alternative für Deutschland |
Centre Party (Germany) | Zentrum ; Deutsche Zentrumspartei |
Christian Democratic Union | Christlich Demokratische Union Deutschlands ; CDU/CSU ; German Christian Democrats |
Social Democratic Party of Germany | German Social Democratic Party ; SPD Germany ; Social Democratic Party (Germany) ; German Social Democrats |
Alliance 90/The Greens | German Green Party ; Green Party (Germany) ; Grüne |
German Football Association | DFB ; Deutscher Fußball-Bund |
Bayer Leverkusen | Bayer 04 Leverkusen ; TSV Bayer 04 Leverkusen | Bayer
Borussia Mönchengladbach | Borussia VfL 1900 Mönchengladbach ; Gladbach |
Schalke 04 | FC Schalke 04 |
VfB Stuttgart | Verein für Bewegungsspiele Stuttgart |
Werder Bremen | SV Werder Bremen |
Hertha BSC | Hertha Berlin ; Hertha BSC Berlin |
VfL Wolfsburg | Wolfsburg VfL | Volkswagen
1. FC Kaiserslautern | FC Kaiserslautern |
1. FC Nürnberg | FC Nuremberg ; 1. FC Nuremberg |
TSV 1860 Munich | 1860 Munich ; TSV 1860 München ; 1860 München |
Hannover 96 | Hannoverscher SV |
RB Leipzig | RasenBallsport Leipzig | Red Bull
Bayern Munich | FC Bayern |
Borussia Dortmund | Dortmund BVB ; BV Borussia Dortmund |
BBC | BBC News ; BBC Radio ; BBC Television ; British Broadcasting Company ; the Beeb |
BBC World Service | BBC Overseas Service ; BBC External Services ; BBC Empire Service | BBC
BBC Symphony Orchestra | BBCSO | BBC
ITV | ITV Network ; Granada Television ; Carlton Television ; Thames Television |
Independent Television News | ITN |
Channel 4 | Channel 4 Television Corporation |
Sky | Sky UK ; Sky Television ; Sky News | Comcast
The Times | London Times ; Times Newspapers ; the Times (London) | News Corp
The Sunday Times | | News Corp
The Sun (United Kingdom) | The Sun ; Daily Herald | News Corp
News of the World | | News Corp
The Guardian | Guardian Media Group ; The Guardian newspaper |
The Independent | Independent newspaper ; The Independent on Sunday |
The Daily Telegraph | Telegraph Media Group ; Sunday Telegraph |
Daily Mail | Mail on Sunday ; MailOnline | Daily Mail and General Trust
Daily Mail and General Trust | DMGT ; Associated Newspapers |
Daily Mirror | The Mirror | Reach plc
Reach plc | Trinity Mirror ; Mirror Group |
Daily Express | | Reach plc
Evening Standard | London Evening Standard |
The Economist | Economist Intelligence Unit |
The Spectator | Spectator magazine |
Private Eye | Private Eye magazine |
Glasgow Herald | The Herald Glasgow |
Financial Times | | Nikkei
Pearson | Pearson Education ; S. Pearson & Son |
Penguin Books | Penguin | Random House
Faber and Faber | Faber & Faber ; Faber ; Faber and Gwyer |
Bloomsbury | Bloomsbury Publishing |
Hodder & Stoughton | Hodder and Stoughton ; Hodder |
Routledge | Routledge & Kegan Paul ; Routledge and Kegan Paul | Taylor & Francis
Taylor & Francis | Taylor and Francis | Informa
Informa | LLP Group |
Blackwell Publishing | Blackwell ; Basil Blackwell ; Blackwell Science | John Wiley & Sons
SAGE Publishing | SAGE Publications |
Emerald Publishing | MCB University Press ; Emerald Group Publishing |
Wolters Kluwer | Kluwer ; Wolters Samson |
Clarivate | Thomson Scientific ; Institute for Scientific Information ; ISI ; Clarivate Analytics |
Brill | Brill Publishers ; E. J. Brill ; Koninklijke Brill |
De Gruyter | Walter de Gruyter ; De Gruyter Brill |
Springer Nature | Macmillan Science and Education ; Springer Science+Business Media |
Nature (journal) | Nature ; Nature magazine | Springer Nature
Public Library of Science | PLOS |
MDPI | Multidisciplinary Digital Publishing Institute |
W. W. Norton & Company | W. W. Norton ; Norton & Company |
Little, Brown and Company | Little, Brown | Hachette
Charles Scribner's Sons | Scribner's ; Scribner | Simon & Schuster
Doubleday | Doubleday & Company ; Doubleday, Page & Company | Random House
Viking Press | | Random House
G. P. Putnam's Sons | Putnam ; Putnam's | Random House
Macmillan Publishers | Macmillan & Co ; Holtzbrinck | Holtzbrinck Publishing Group
Holtzbrinck Publishing Group | Georg von Holtzbrinck Publishing Group ; Verlagsgruppe Georg von Holtzbrinck |
Henry Holt and Company | Henry Holt ; Holt, Rinehart and Winston | Macmillan Publishers
Reader's Digest | Reader's Digest Association ; Trusted Media Brands |
The New York Times | NYTimes ; The New York Times newspaper ; New-York Daily Times |
The Wall Street Journal | | News Corp
Dow Jones & Company | Dow Jones | News Corp
Graham Holdings | Washington Post Company |
Los Angeles Times | L.A. Times ; Los Angeles Times newspaper |
USA Today | USA TODAY Network | Gannett
Chicago Tribune | Chicago Daily Tribune | Tribune Publishing
Tribune Publishing | Tronc ; Tribune Company |
The Christian Science Monitor | CSM |
The Miami Herald | | McClatchy
McClatchy | Knight Ridder |
Houston Chronicle | | Hearst
San Francisco Chronicle | | Hearst
San Francisco Examiner | SF Examiner |
Seattle Post-Intelligencer | Seattle P-I ; Seattle PI | Hearst
St. Louis Post-Dispatch | Post-Dispatch |
The Atlanta Journal-Constitution | Atlanta Constitution ; Atlanta Journal ; AJC |
Detroit Free Press | Freep | Gannett
Rolling Stone | Rolling Stone magazine |
The New Republic | TNR |
Harper's Magazine | Harper's ; Harper's Monthly |
Vanity Fair | Vanity Fair magazine | Condé Nast
Vogue | Vogue magazine ; American Vogue | Condé Nast
The New Yorker | New Yorker magazine | Condé Nast
Wired | Wired magazine | Condé Nast
Esquire | Esquire magazine | Hearst
Cosmopolitan | Cosmopolitan magazine | Hearst
Fortune | Fortune magazine |
Sports Illustrated | SI |
Playboy | Playboy Enterprises ; Playboy magazine |
BuzzFeed | BuzzFeed News |
HuffPost | The Huffington Post |
Politico | | Axel Springer
Business Insider | Insider Inc | Axel Springer
Vice Media | Vice News |
Vox Media | SportsBlogs Inc |
Fox News | Fox News Channel ; FNC | Fox Corporation
Fox Corporation | Fox Corp ; Fox |
MSNBC | MS NOW | NBCUniversal
CNBC | Consumer News and Business Channel | NBCUniversal
C-SPAN | Cable-Satellite Public Affairs Network |
ABC | ABC News ; ABC Television ; ABC TV ; American Broadcasting Companies | The Walt Disney Company
CBS | CBS Radio ; CBS Television ; CBS Sports | Paramount Global
NBC | NBC Radio ; NBC Sports ; NBC Television | NBCUniversal
Telemundo | NBC Telemundo | NBCUniversal
Univision | TelevisaUnivision ; Spanish International Network |
Nickelodeon | | Paramount Global
Comedy Central | The Comedy Channel | Paramount Global
Turner Broadcasting System | TBS | Warner Bros. Discovery
Discovery Channel | Discovery Communications ; Discovery Inc | Warner Bros. Discovery
New Line Cinema | New Line | Warner Bros. Discovery
Hanna-Barbera | Hanna-Barbera Productions | Warner Bros. Discovery
Walt Disney Animation Studios | Disney Animation ; Walt Disney Feature Animation ; Walt Disney Productions | The Walt Disney Company
Walt Disney Imagineering | WED Enterprises ; Disney Research | The Walt Disney Company
Industrial Light & Magic | ILM ; Industrial Light and Magic | Lucasfilm
Skywalker Sound | Sprocket Systems | Lucasfilm
Hulu | | The Walt Disney Company
Lionsgate | Lions Gate Entertainment ; Lionsgate Films |
DreamWorks Animation | Pacific Data Images | NBCUniversal
Illumination | Illumination Entertainment | NBCUniversal
Aardman Animations | Aardman |
Weta Digital | Wētā FX ; Weta Workshop |
Gaumont | Gaumont Film Company ; L. Gaumont et Cie |
Pathé | Pathé Frères |
Cinecittà | Cinecittà Studios |
Pinewood Studios | Pinewood |
Hammer Film Productions | Hammer Films |
United Artists | UA | Metro-Goldwyn-Mayer
Orion Pictures | | Metro-Goldwyn-Mayer
American International Pictures | AIP ; American Releasing Corporation |
Essanay Studios | Essanay Film Manufacturing Company |
Biograph Company | American Mutoscope and Biograph Company ; Biograph |
Keystone Studios | Keystone Film Company |
Warner Music Group | Warner Music ; WEA ; WMG |
Warner Records | Warner Bros. Records | Warner Music Group
Elektra Records | Elektra | Warner Music Group
Reprise Records | | Warner Music Group
Sire Records | | Warner Music Group
Capitol Records | Capitol Music Group | Universal Music Group
Island Records | | Universal Music Group
Interscope Records | Interscope ; Interscope Geffen A&M | Universal Music Group
Geffen Records | Geffen ; DGC Records | Universal Music Group
Decca Records | Decca ; London Records | Universal Music Group
Deutsche Grammophon | DG ; DGG ; Deutsche Grammophon Gesellschaft | Universal Music Group
Polydor Records | Polydor | Universal Music Group
Mercury Records | | Universal Music Group
Verve Records | | Universal Music Group
Parlophone | Parlophone Records |
Virgin Records | Virgin Music |
Virgin Group | Virgin Management ; Virgin |
Virgin Atlantic | Virgin Atlantic Airways | Virgin Group
Virgin Galactic | The Spaceship Company |
Blue Note Records | Blue Note |
Arista Records | Arista | Sony Music Entertainment
Epic Records | | Sony Music Entertainment
Stax Records | Stax ; Satellite Records |
Chess Records | Aristocrat Records |
Sun Records | Memphis Recording Service |
A&M Records | A&M | Universal Music Group
Sub Pop | Sub Pop Records |
Death Row Records | Death Row |
Bad Boy Records | Bad Boy Entertainment |
Roc-A-Fella Records | Roc-A-Fella |
The Beatles | The Quarrymen |
Led Zeppelin | The New Yardbirds |
Fleetwood Mac | Peter Green's Fleetwood Mac |
The Beach Boys | The Pendletones |
The Grateful Dead | The Warlocks |
Jefferson Airplane | Jefferson Starship |
Creedence Clearwater Revival | CCR ; The Golliwogs |
Crosby, Stills & Nash | CSN ; Crosby, Stills, Nash & Young ; CSNY |
Electric Light Orchestra | ELO |
Emerson, Lake & Palmer | ELP |
Bachman–Turner Overdrive | BTO |
Red Hot Chili Peppers | RHCP |
Nine Inch Nails | NIN |
Rage Against the Machine | RATM |
Guns N' Roses | GNR ; Guns and Roses |
Queens of the Stone Age | QOTSA |
System of a Down | SOAD |
Orchestral Manoeuvres in the Dark | OMD |
N.W.A | NWA |
Wu-Tang Clan | Wu-Tang |
New Kids on the Block | NKOTB |
Saturday Night Live | SNL ; NBC's Saturday Night |
Monty Python | Monty Python's Flying Circus ; The Pythons |
Skadden | Skadden Arps |
Davis Polk & Wardwell | Davis Polk |
Simpson Thacher & Bartlett | Simpson Thacher |
Paul, Weiss, Rifkind, Wharton & Garrison | Paul Weiss |
Wachtell, Lipton, Rosen & Katz | Wachtell Lipton ; Wachtell |
Cleary Gottlieb Steen & Hamilton | Cleary Gottlieb |
Debevoise & Plimpton | Debevoise |
Kirkland & Ellis | Kirkland |
Latham & Watkins | Latham |
Gibson, Dunn & Crutcher | Gibson Dunn |
O'Melveny & Myers | O'Melveny |
Sidley Austin | Sidley ; Sidley & Austin ; Sidley Austin Brown & Wood |
Mayer Brown | Mayer, Brown & Platt ; Mayer Brown Rowe & Maw |
WilmerHale | Wilmer Cutler Pickering Hale and Dorr ; Wilmer, Cutler & Pickering ; Hale and Dorr |
Covington & Burling | Covington |
Arnold & Porter | Arnold & Porter Kaye Scholer |
Williams & Connolly | Williams and Connolly |
Akin Gump | Akin Gump Strauss Hauer & Feld |
Squire Patton Boggs | Patton Boggs ; Squire, Sanders & Dempsey |
Ropes & Gray | Ropes and Gray |
Goodwin Procter | Goodwin |
Foley & Lardner | Foley and Lardner |
Morgan, Lewis & Bockius | Morgan Lewis |
Milbank | Milbank, Tweed, Hadley & McCloy ; Milbank Tweed |
Weil, Gotshal & Manges | Weil Gotshal |
King & Spalding | King and Spalding |
Vinson & Elkins | V&E |
Baker Botts | Baker & Botts |
Fulbright & Jaworski | Norton Rose Fulbright ; Norton Rose |
Wilson Sonsini Goodrich & Rosati | Wilson Sonsini ; WSGR |
Fenwick & West | Fenwick |
Morrison & Foerster | MoFo ; Morrison Foerster |
Orrick, Herrington & Sutcliffe | Orrick |
DLA Piper | Piper Rudnick ; Gray Cary |
Dentons | Sonnenschein Nath & Rosenthal ; SNR Denton |
Reed Smith | Reed Smith Shaw & McClay |
K&L Gates | Preston Gates & Ellis ; Kirkpatrick & Lockhart |
Dewey & LeBoeuf | Dewey Ballantine ; LeBoeuf, Lamb, Greene & MacRae |
Herbert Smith Freehills | Herbert Smith ; Freehills ; HSF |
Slaughter and May | Slaughter & May |
Macfarlanes | Macfarlanes LLP |
A.T. Kearney | Kearney ; AT Kearney |
Oliver Wyman | Mercer Management Consulting ; Oliver, Wyman & Company | Marsh McLennan
Marsh McLennan | Marsh & McLennan ; Marsh & McLennan Companies ; MMC |
Mercer | William M. Mercer ; Mercer Human Resource Consulting | Marsh McLennan
Willis Towers Watson | WTW ; Towers Perrin ; Watson Wyatt ; Willis Group |
Aon | Combined International ; Aon Hewitt |
Arthur D. Little | ADL |
Roland Berger | Roland Berger Strategy Consultants |
Monitor Group | Monitor Deloitte ; Monitor Company | Deloitte
Deloitte | Deloitte Consulting ; Deloitte Haskins & Sells ; Touche Ross |
PricewaterhouseCoopers | Pricewaterhouse Coopers ; PriceWaterhouse |
BearingPoint | KPMG Consulting |
Grant Thornton | Alexander Grant & Company |
BDO | BDO Seidman ; Binder Dijker Otte |
Gallup | Gallup Organization ; American Institute of Public Opinion |
Nielsen | ACNielsen ; A.C. Nielsen |
Ipsos | Ipsos MORI ; MORI |
Edelman | Daniel J. Edelman ; Edelman Public Relations |
Hill & Knowlton | Hill+Knowlton Strategies ; H+K Strategies | WPP
Burson-Marsteller | Burson Cohn & Wolfe ; Burson | WPP
Booz Allen Hamilton | Booz, Allen & Hamilton |
Major League Baseball | MLB Advanced Media ; Major Leagues |
National League | Senior Circuit ; National League of Professional Baseball Clubs | Major League Baseball
American League | Junior Circuit | Major League Baseball
Major League Soccer | MLS |
Women's National Basketball Association | WNBA | National Basketball Association
NBA G League | NBA D-League ; NBA Development League ; National Basketball Development League | National Basketball Association
American Basketball Association | ABA |
American Football League | AFL |
All-America Football Conference | AAFC |
United States Football League | USFL |
World Hockey Association | WHA |
Kontinental Hockey League | KHL ; Russian Superleague |
English Premier League | Premier League ; EPL ; Barclays Premier League |
English Football League | EFL ; The Football League |
Football Association | FA |
Negro leagues | Negro National League ; Negro American League |
All-American Girls Professional Baseball League | AAGPBL |
Ultimate Fighting Championship | UFC |
World Championship Wrestling | WCW ; Jim Crockett Promotions |
Extreme Championship Wrestling | ECW ; Eastern Championship Wrestling |
Total Nonstop Action Wrestling | TNA ; Impact Wrestling |
All Elite Wrestling | AEW |
New Japan Pro-Wrestling | NJPW |
National Wrestling Alliance | NWA |
World Wrestling Entertainment | WWWF ; World Wide Wrestling Federation ; WWF |
Association of Tennis Professionals | ATP ; ATP Tour |
Women's Tennis Association | WTA ; WTA Tour |
PGA Tour | Professional Golfers' Association Tour |
LPGA | Ladies Professional Golf Association ; LPGA Tour |
NASCAR | National Association for Stock Car Auto Racing |
Formula One | F1 ; Formula 1 |
United States Olympic & Paralympic Committee | USOC ; USOPC ; United States Olympic Committee ; U.S. Olympic Committee |
United States Soccer Federation | USSF ; U.S. Soccer |
Amateur Athletic Union | AAU |
New York Yankees | NY Yankees ; Bronx Bombers |
New York Mets | Mets ; NY Mets |
Boston Red Sox | Boston Americans |
Chicago White Sox | White Sox |
Chicago Cubs | Cubs ; Chicago White Stockings ; Chicago Orphans |
Los Angeles Dodgers | LA Dodgers ; Brooklyn Robins ; Brooklyn Superbas |
San Francisco Giants | SF Giants ; New York Giants (MLB) ; New York Gothams |
San Diego Padres | Padres |
Philadelphia Phillies | Phillies ; Philadelphia Quakers |
Pittsburgh Pirates | Pittsburgh Alleghenys |
Cincinnati Reds | Cincinnati Redlegs |
Detroit Tigers | Detroit Tigers Baseball Club |
Kansas City Royals | KC Royals |
Milwaukee Brewers | Seattle Pilots |
Texas Rangers (baseball) | Texas Rangers ; Washington Senators (1961–71) |
Toronto Blue Jays | Blue Jays |
Seattle Mariners | Mariners |
Tampa Bay Rays | Tampa Bay Devil Rays |
Miami Marlins | Florida Marlins |
Colorado Rockies | Rockies |
Arizona Diamondbacks | D-backs ; Diamondbacks |
Los Angeles Angels | Los Angeles Angels of Anaheim ; LA Angels |
Oakland Athletics | Oakland A's |
Atlanta Braves | Boston Beaneaters ; Boston Red Stockings |
Dallas Cowboys | Cowboys |
New York Giants | NY Giants ; New York Football Giants |
New York Jets | NY Jets ; Titans of New York ; New York Titans |
Green Bay Packers | Packers |
San Francisco 49ers | 49ers ; Niners ; SF 49ers |
New England Patriots | Boston Patriots ; Patriots |
Baltimore Ravens | Ravens |
Kansas City Chiefs | Dallas Texans ; KC Chiefs |
Miami Dolphins | Dolphins |
Denver Broncos | Broncos |
Detroit Lions | Portsmouth Spartans |
Seattle Seahawks | Seahawks |
Tampa Bay Buccaneers | Buccaneers ; Bucs |
Washington Commanders | Washington Football Team ; Redskins ; Boston Braves (NFL) |
Las Vegas Raiders | Raiders ; LA Raiders |
Los Angeles Rams | LA Rams |
Boston Celtics | Celtics |
New York Knicks | Knicks ; New York Knickerbockers |
Chicago Bulls | Bulls |
Detroit Pistons | Fort Wayne Pistons ; Pistons |
Los Angeles Lakers | LA Lakers |
Los Angeles Clippers | LA Clippers |
San Antonio Spurs | Dallas Chaparrals |
Dallas Mavericks | Mavericks ; Mavs |
Portland Trail Blazers | Trail Blazers ; Blazers |
Minnesota Timberwolves | Timberwolves |
Cleveland Cavaliers | Cavaliers ; Cavs |
Charlotte Hornets | Charlotte Bobcats |
New Orleans Pelicans | New Orleans Hornets |
Indiana Pacers | Pacers |
Oklahoma City Thunder | OKC Thunder |
Brooklyn Nets | New Jersey Americans |
Sacramento Kings | Kansas City-Omaha Kings |
Harlem Globetrotters | Savoy Big Five |
Detroit Red Wings | Detroit Cougars ; Detroit Falcons ; Red Wings |
Chicago Blackhawks | Chicago Black Hawks |
New York Rangers | NY Rangers |
New York Islanders | NY Islanders |
Edmonton Oilers | Alberta Oilers |
Winnipeg Jets | Atlanta Thrashers |
Anaheim Ducks | Mighty Ducks of Anaheim |
Utah Mammoth | Utah Hockey Club |
Montreal Canadiens | Canadiens ; Canadiens de Montréal |
Toronto Maple Leafs | Maple Leafs ; Toronto Arenas |
Hamilton Tiger-Cats | Hamilton Tigers |
Edmonton Elks | Edmonton Eskimos |
Seattle Sounders FC | Seattle Sounders |
D.C. United | DC United |
Sporting Kansas City | Kansas City Wizards ; Kansas City Wiz |
New York Red Bulls | MetroStars ; NY/NJ MetroStars | Red Bull
FC Dallas | Dallas Burn |
San Jose Earthquakes | San Jose Clash |
CF Montréal | Montreal Impact |
Vancouver Whitecaps FC | Vancouver Whitecaps ; Vancouver 86ers |
Liverpool F.C. | Liverpool Football Club ; LFC |
Arsenal | Arsenal FC ; Arsenal Football Club ; Royal Arsenal |
Chelsea | Chelsea FC ; Chelsea Football Club |
Everton | Everton FC ; Everton Football Club ; St Domingo FC |
Manchester United | Manchester United FC ; Manchester United Football Club ; Man Utd ; MUFC ; Newton Heath LYR |
Manchester City | Manchester City FC ; Ardwick A.F.C. ; MCFC |
Tottenham Hotspur | Tottenham Hotspur FC |
West Ham United | West Ham United F.C. ; West Ham United FC |
Aston Villa | Aston Villa FC ; Aston Villa Football Club |
Newcastle United | Newcastle United FC ; Newcastle East End |
Sunderland A.F.C. | Sunderland AFC |
Leeds United | Leeds United FC ; Leeds United F.C. |
Nottingham Forest | Nottingham Forest F.C. ; Nottingham Forest FC |
Leicester City | Leicester City F.C. ; Leicester Fosse ; Leicester City FC |
Southampton F.C. | Southampton FC ; Southampton St. Mary's |
Portsmouth F.C. | Portsmouth FC ; Pompey |
Blackburn Rovers | Blackburn Rovers F.C. ; Blackburn Rovers FC |
Bolton Wanderers | Bolton Wanderers F.C. ; Bolton Wanderers FC |
Burnley F.C. | Burnley FC |
Derby County | Derby County F.C. ; Derby County FC |
Stoke City | Stoke City F.C. ; Stoke FC |
Birmingham City | Birmingham City F.C. ; Small Heath |
Coventry City | Coventry City F.C. ; Singers F.C. |
Crystal Palace | Crystal Palace F.C. ; Crystal Palace FC |
Fulham F.C. | Fulham FC |
Brighton & Hove Albion | Brighton and Hove Albion ; Brighton & Hove Albion F.C. |
Norwich City | Norwich City F.C. |
Ipswich Town | Ipswich Town F.C. |
Middlesbrough F.C. | Middlesbrough FC |
Sheffield United | Sheffield United F.C. |
Sheffield Wednesday | Sheffield Wednesday F.C. |
Preston North End | Preston North End F.C. ; PNE |
Huddersfield Town | Huddersfield Town A.F.C. |
Wimbledon F.C. | Milton Keynes Dons ; MK Dons |
AFC Bournemouth | Bournemouth & Boscombe Athletic |
Leyton Orient | Clapton Orient |
Millwall | Millwall F.C. ; Millwall Rovers |
Charlton Athletic | Charlton Athletic F.C. |
Cardiff City | Cardiff City F.C. |
Swansea City | Swansea Town ; Swansea City A.F.C. |
Celtic | Celtic FC ; Celtic Football Club |
Rangers | Rangers FC ; Rangers Football Club |
Aberdeen F.C. | Aberdeen FC |
Heart of Midlothian | Heart of Midlothian F.C. |
Hibernian | Hibernian F.C. |
Dundee United | Dundee Hibernian ; Dundee United F.C. |
Shamrock Rovers | Shamrock Rovers F.C. |
Bohemian F.C. | Bohemians Dublin |
Gaelic Athletic Association | GAA ; Cumann Lúthchleas Gael |
Surrey County Cricket Club | Surrey CCC |
Yorkshire County Cricket Club | Yorkshire CCC |
Lancashire County Cricket Club | Lancashire CCC |
Middlesex County Cricket Club | Middlesex CCC |
Essex County Cricket Club | Essex CCC |
Kent County Cricket Club | Kent CCC |
England and Wales Cricket Board | ECB ; Test and County Cricket Board |
Cricket Australia | Australian Cricket Board |
British & Irish Lions | British Lions ; British and Irish Lions |
Wigan Warriors | Wigan RLFC |
St Helens R.F.C. | St Helens RLFC |
Leicester Tigers | Leicester Football Club |
Paris Saint-Germain | Paris SG ; Paris Saint-Germain FC |
Olympique de Marseille | OM Marseille |
Olympique Lyonnais | OL Lyon ; Olympique Lyon |
AS Saint-Étienne | ASSE ; Saint-Étienne |
Girondins de Bordeaux | FC Girondins de Bordeaux ; Bordeaux FC |
FC Nantes | FC Nantes Atlantique |
Lille OSC | LOSC ; LOSC Lille |
RC Lens | Racing Club de Lens |
RC Strasbourg | Racing Club de Strasbourg ; RC Strasbourg Alsace |
OGC Nice | Olympique Gymnaste Club de Nice |
Stade de Reims | Stade Reims |
Stade Rennais | Stade Rennais F.C. ; Rennes FC |
Stade Français | Stade Français Paris |
Stade Toulousain | Toulouse rugby |
Racing Club de France | RCF ; Racing 92 |
Ajax | Amsterdamsche Football Club Ajax |
Anderlecht | RSC Anderlecht ; Royal Sporting Club Anderlecht |
Club Brugge | Club Brugge KV ; FC Bruges ; Club Bruges |
Standard Liège | Standard de Liège ; Royal Standard de Liège |
Benfica | SL Benfica ; Benfica Lisbon |
FC Porto | Porto FC ; F.C. Porto |
Roman Catholic Church | Holy Roman Church ; Church of Rome |
Society of Jesus | Company of Jesus ; S.J. ; Jesuit Society |
Order of Saint Benedict | Benedictines ; Benedictine Order ; OSB |
Order of Carmelites | Carmelites ; Carmelite Order ; Order of the Brothers of the Blessed Virgin Mary of Mount Carmel |
Order of Saint Augustine | Augustinians ; Augustinian Order ; OSA |
Order of Friars Minor Capuchin | Capuchins ; OFM Cap |
Franciscans | OFM ; Order of Saint Francis ; Friars Minor |
Dominican Order | OP ; Blackfriars ; Dominican Friars |
Cistercians | Cistercian Order ; Order of Cistercians |
Trappists | Order of Cistercians of the Strict Observance ; OCSO | Cistercians
Salesians of Don Bosco | Salesians ; SDB ; Salesian Society |
Congregation of Holy Cross | Holy Cross Fathers ; CSC |
Congregation of the Holy Spirit | Holy Ghost Fathers ; Spiritans |
Redemptorists | Congregation of the Most Holy Redeemer ; CSsR |
Congregation of the Mission | Vincentians ; Lazarists |
Society of the Divine Word | SVD ; Divine Word Missionaries |
Christian Brothers | Congregation of Christian Brothers ; Irish Christian Brothers |
De La Salle Brothers | Brothers of the Christian Schools ; FSC ; Lasallian Brothers |
Marist Brothers | Marist Brothers of the Schools |
Society of Mary (Marianists) | Marianists |
Paulist Fathers | Missionary Society of Saint Paul the Apostle |
Maryknoll | Catholic Foreign Mission Society of America ; Maryknoll Fathers |
Paris Foreign Missions Society | MEP ; Missions étrangères de Paris |
London Missionary Society | LMS ; Missionary Society London ; Council for World Mission |
Church Missionary Society | CMS ; Church Mission Society |
China Inland Mission | CIM ; OMF International ; Overseas Missionary Fellowship |
American Board of Commissioners for Foreign Missions | ABCFM |
Baptist Missionary Society | BMS ; BMS World Mission |
Church of England | English Church ; CofE |
Episcopal Church (United States) | Episcopal Church ; Protestant Episcopal Church ; PECUSA |
Church of Scotland | The Kirk |
Church of Ireland | Anglican Church of Ireland |
United Methodist Church | UMC ; Methodist Episcopal Church |
African Methodist Episcopal Church | AME Church ; AME |
Presbyterian Church (USA) | PCUSA ; United Presbyterian Church ; PC(USA) |
Southern Baptist Convention | SBC ; Southern Baptists |
National Baptist Convention, USA | National Baptist Convention |
American Baptist Churches USA | Northern Baptist Convention |
Evangelical Lutheran Church in America | ELCA ; Lutheran Church in America |
Lutheran Church–Missouri Synod | LCMS ; Missouri Synod |
Assemblies of God | AG ; Assemblies of God USA |
Seventh-day Adventist Church | Adventist Church ; SDA Church ; Seventh-day Adventists |
Jehovah's Witnesses | Watch Tower Society ; Watch Tower Bible and Tract Society ; Bible Students |
Church of Christ, Scientist | Christian Science ; Christian Science Church |
Church of Jesus Christ of Latter-day Saints | LDS |
Community of Christ | RLDS ; Reorganized Church of Jesus Christ of Latter Day Saints |
United Church of Christ | UCC ; Congregational Christian Churches |
Unitarian Universalist Association | UUA ; American Unitarian Association |
Religious Society of Friends | Quakers ; Society of Friends |
American Friends Service Committee | AFSC |
Moravian Church | Unitas Fratrum ; Unity of the Brethren |
Ecumenical Patriarchate of Constantinople | Patriarchate of Constantinople |
Greek Orthodox Church | Church of Greece ; Orthodox Church of Greece |
Serbian Orthodox Church | SPC Belgrade ; Srpska pravoslavna crkva |
Orthodox Church in America | OCA ; Metropolia |
Armenian Apostolic Church | Armenian Church |
Coptic Orthodox Church | Coptic Church ; Coptic Orthodox Church of Alexandria |
Evangelical Church in Germany | EKD ; Evangelische Kirche in Deutschland |
Church of Sweden | Svenska kyrkan |
Church of Norway | Den norske kirke |
Church of Denmark | Folkekirken ; Danish National Church |
Salvation Army | Christian Mission ; Sally Army |
Billy Graham Evangelistic Association | BGEA |
Knights Hospitaller | Order of St. John ; Sovereign Military Order of Malta ; Order of Malta ; Knights of Malta |
Teutonic Order | Teutonic Knights ; Deutscher Orden |
Knights Templar | Templars ; Order of the Temple |
Freemasonry | Freemasons ; Masonic Order ; United Grand Lodge of England |
Knights of Columbus | K of C |
National Association for the Advancement of Colored People | NAACP Legal Defense Fund |
NAACP Legal Defense and Educational Fund | NAACP LDF ; Legal Defense Fund ; LDF |
Universal Negro Improvement Association | UNIA ; UNIA-ACL |
Southern Poverty Law Center | SPLC |
Anti-Defamation League | ADL |
American Jewish Committee | AJC |
American Israel Public Affairs Committee | AIPAC |
American Jewish Joint Distribution Committee | JDC ; Joint Distribution Committee |
B'nai B'rith | B'nai B'rith International |
National Organization for Women | NOW |
National Woman's Party | Congressional Union for Woman Suffrage ; NWP |
National American Woman Suffrage Association | NAWSA |
Women's Social and Political Union | WSPU |
League of Women Voters | LWV |
Women's International League for Peace and Freedom | WILPF |
Woman's Christian Temperance Union | WCTU |
Daughters of the American Revolution | DAR |
Veterans of Foreign Wars | VFW |
United Service Organizations | USO |
United Mine Workers | UMW ; UMWA ; United Mine Workers of America |
International Ladies' Garment Workers' Union | ILGWU |
Service Employees International Union | SEIU |
American Federation of State, County and Municipal Employees | AFSCME |
American Federation of Teachers | AFT |
National Education Association | NEA |
United Steelworkers | USW ; United Steelworkers of America ; USWA |
International Brotherhood of Electrical Workers | IBEW |
Communications Workers of America | CWA |
United Electrical, Radio and Machine Workers of America | UE |
Knights of Labor | Noble and Holy Order of the Knights of Labor |
Amalgamated Clothing Workers of America | ACWA |
International Longshore and Warehouse Union | ILWU |
Trades Union Congress | British TUC |
Transport and General Workers' Union | TGWU ; T&G ; Unite the Union |
National Union of Mineworkers | NUM ; Miners' Federation of Great Britain |
Confédération générale du travail | CGT ; General Confederation of Labour (France) |
Confédération française démocratique du travail | CFDT |
Deutscher Gewerkschaftsbund | DGB ; German Trade Union Confederation |
IG Metall | Industriegewerkschaft Metall ; German Metalworkers' Union |
Confederazione Generale Italiana del Lavoro | CGIL ; Italian General Confederation of Labour |
Libertarian Party | Libertarian Party (United States) |
Whig Party | Whigs ; American Whig Party |
Federalist Party | Federalists |
Democratic-Republican Party | Jeffersonian Republicans ; Democratic Republicans |
Progressive Party (1912) | Bull Moose Party ; Progressive Party |
People's Party (United States) | Populist Party ; Populists |
Socialist Party of America | SPA ; American Socialist Party ; Socialist Party (United States) |
Communist Party USA | CPUSA ; American Communist Party ; Communist Party of the United States ; Communist Party (United States) |
Democratic Socialists of America | DSA |
Minnesota Democratic–Farmer–Labor Party | DFL ; Democratic-Farmer-Labor Party | Democratic Party
Democratic Party | US Democratic Party ; U.S. Democratic Party ; Democratic Party of the United States ; American Democratic Party |
Republican Party | US Republican Party ; U.S. Republican Party ; Republican Party of the United States |
New York State Assembly | New York Assembly | New York State Legislature
New York State Senate | New York Senate | New York State Legislature
New York State Legislature | New York Legislature |
California State Assembly | California Assembly | California State Legislature
California State Senate | California Senate | California State Legislature
California State Legislature | California Legislature |
Massachusetts General Court | Massachusetts Legislature ; Great and General Court |
Massachusetts House of Representatives | Massachusetts House | Massachusetts General Court
Massachusetts Senate | Massachusetts State Senate | Massachusetts General Court
Virginia House of Delegates | House of Delegates of Virginia ; House of Burgesses | Virginia General Assembly
Virginia General Assembly | Virginia Legislature |
Texas House of Representatives | Texas House | Texas Legislature
Texas Senate | Texas State Senate | Texas Legislature
Texas Legislature | Texas State Legislature |
Confederate States Army | Army of Northern Virginia ; Confederate States of America Army ; CSA |
Union Army | Federal Army (Civil War) ; United States Army (Union) ; Army of the Potomac ; Northern Army |
Confederate States Navy | Confederate Navy ; CSN |
Continental Navy | American Continental Navy |
Continental Congress | Second Continental Congress ; First Continental Congress |
Confederate Congress | Congress of the Confederate States ; Provisional Congress of the Confederate States |
Pinkerton | Pinkerton National Detective Agency ; Pinkertons |
Texas Rangers | Texas Ranger Service ; Texas Department of Public Safety Rangers |
First National City Bank | National City Bank of New York ; City Bank of New York | Citigroup
Smith Barney | Smith Barney Shearson | Morgan Stanley
Shearson | Shearson Lehman ; Shearson/American Express ; Shearson Lehman Hutton |
Dean Witter Reynolds | Dean Witter | Morgan Stanley
PaineWebber | Paine Webber | UBS
S. G. Warburg & Co. | SG Warburg ; UBS Warburg ; SBC Warburg | UBS
Swiss Bank Corporation | SBC ; Schweizerischer Bankverein | UBS
First Boston | CS First Boston | Credit Suisse
Donaldson, Lufkin & Jenrette | DLJ | Credit Suisse
Bankers Trust | | Deutsche Bank
Alex. Brown & Sons | Alex Brown ; Deutsche Banc Alex. Brown | Deutsche Bank
Morgan Grenfell | Deutsche Morgan Grenfell | Deutsche Bank
Brown Brothers Harriman | BBH ; Brown Brothers & Co |
Kuhn, Loeb & Co. | Kuhn Loeb | Lehman Brothers
JPMorgan Chase | House of Morgan ; Drexel, Morgan & Co ; Morgan Guaranty Trust |
Chase Manhattan Bank | Chase National Bank ; Bank of the Manhattan Company ; Chase Manhattan Corporation | JPMorgan Chase
Bank of New York Mellon | BNY Mellon ; BNY ; Bank of New York ; Mellon Financial ; Mellon Bank |
U.S. Bancorp | US Bank ; U.S. Bank ; First Bank System |
Norwest | Northwestern National Bank | Wells Fargo
Fleet Bank | FleetBoston Financial ; Fleet Financial ; Bank of Boston ; BankBoston | Bank of America
Security Pacific Bank | Security Pacific National Bank | Bank of America
T. Rowe Price | T. Rowe Price Associates |
Franklin Templeton | Franklin Resources ; Templeton |
PIMCO | Pacific Investment Management Company | Allianz
Apollo Global Management | Apollo Management |
Warburg Pincus | E. M. Warburg Pincus & Co |
TPG | Texas Pacific Group ; TPG Capital |
Sequoia Capital | Sequoia ; Capital Management Services |
Kleiner Perkins | Kleiner Perkins Caufield & Byers ; KPCB |
Andreessen Horowitz | a16z |
Y Combinator | YC |
Renaissance Technologies | RenTech |
D. E. Shaw & Co. | D. E. Shaw ; DE Shaw ; D. E. Shaw Research |
Citadel LLC | Citadel ; Wellington Financial Group |
Long-Term Capital Management | LTCM |
New York Stock Exchange | NYSE ; NYSE Euronext | Intercontinental Exchange
Intercontinental Exchange | ICE |
Nasdaq | National Association of Securities Dealers Automated Quotations ; NASDAQ OMX |
Chicago Mercantile Exchange | CME ; Chicago Board of Trade ; CBOT |
London Stock Exchange | LSE ; LSEG |
Lloyd's of London | Lloyd's ; Society of Lloyd's |
Prudential plc | Prudential Assurance Company ; Prudential Corporation |
Aviva | CGNU ; Norwich Union ; Commercial Union |
Legal & General | Legal and General ; L&G |
RSA Insurance Group | Royal & Sun Alliance ; Sun Alliance ; Royal Insurance |
Halifax Bank | Halifax Building Society ; HBOS ; Bank of Scotland | Lloyds Banking Group
Northern Rock | Northern Rock Building Society |
Coutts | Coutts & Co | NatWest Group
Hill Samuel | Hill, Samuel & Co |
Allied Irish Banks | AIB |
Bank of Ireland | BOI |
Teagasc | Agriculture and Food Development Authority ; An Foras Talúntais |
Met Éireann | Irish Meteorological Service ; Irish National Meteorological Service |
Marine Institute (Ireland) | Foras na Mara |
Tyndall National Institute | National Microelectronics Research Centre ; NMRC |
Science Foundation Ireland | SFI ; Taighde Éireann ; Research Ireland |
Economic and Social Research Institute | ESRI |
Health Research Board | HRB |
Health Service Executive | HSE ; Feidhmeannacht na Seirbhíse Sláinte |
Royal Irish Academy | RIA ; Acadamh Ríoga na hÉireann |
Dublin Institute for Advanced Studies | DIAS |
Oireachtas | Irish Parliament ; Parliament of Ireland |
Dáil Éireann | Dáil ; Irish Parliament Lower House | Oireachtas
Seanad Éireann | Seanad ; Irish Senate | Oireachtas
Garda Síochána | An Garda Síochána ; Gardaí ; Irish Police |
Irish Parliamentary Party | Home Rule Party ; Irish Party ; IPP |
Irish Republican Brotherhood | IRB ; Fenian Brotherhood ; Fenians |
Irish Labour Party | Labour Party (Ireland) ; Páirtí an Lucht Oibre |
Abbey Theatre | National Theatre of Ireland ; Irish National Theatre Society |
Aer Lingus | Aerlínte Éireann | International Airlines Group
Bord na Móna | Turf Development Board |
Electricity Supply Board | ESB |
Guy's and St Thomas' NHS Foundation Trust | Guy's Hospital ; St Thomas' Hospital ; Guy's and St Thomas' Hospital | National Health Service
King's College Hospital | King's College Hospital NHS Foundation Trust ; KCH | National Health Service
South London and Maudsley NHS Foundation Trust | Maudsley Hospital ; SLaM ; Bethlem Royal Hospital ; Bethlem | National Health Service
Great Ormond Street Hospital | GOSH ; Hospital for Sick Children, Great Ormond Street ; Great Ormond Street Hospital for Children | National Health Service
University College Hospital | UCH ; University College London Hospitals NHS Foundation Trust ; UCLH | National Health Service
National Hospital for Neurology and Neurosurgery | NHNN ; Queen Square ; National Hospital for Nervous Diseases ; National Hospital, Queen Square | University College Hospital
Moorfields Eye Hospital | Moorfields ; Royal London Ophthalmic Hospital | National Health Service
Barts Health NHS Trust | St Bartholomew's Hospital ; Barts ; Royal London Hospital ; The London Hospital | National Health Service
Royal Free Hospital | Royal Free London NHS Foundation Trust | National Health Service
Royal Marsden Hospital | Royal Marsden ; The Royal Marsden NHS Foundation Trust ; RMH | National Health Service
Royal Brompton & Harefield | Royal Brompton Hospital ; Harefield Hospital ; Brompton Hospital | National Health Service
Imperial College Healthcare NHS Trust | Hammersmith Hospital ; St Mary's Hospital, London ; Charing Cross Hospital ; St Mary's Hospital Paddington | National Health Service
St George's Hospital | St George's University Hospitals NHS Foundation Trust ; SGH | National Health Service
Addenbrooke's Hospital | Addenbrooke's | Cambridge University Hospitals NHS Foundation Trust
Royal Papworth Hospital | Papworth Hospital | National Health Service
John Radcliffe Hospital | Oxford University Hospitals NHS Foundation Trust ; Radcliffe Infirmary ; OUH ; Churchill Hospital | National Health Service
Christie Hospital | The Christie ; The Christie NHS Foundation Trust ; Holt Radium Institute | National Health Service
Manchester Royal Infirmary | MRI ; Manchester University NHS Foundation Trust ; Central Manchester University Hospitals | National Health Service
Leeds Teaching Hospitals NHS Trust | Leeds General Infirmary ; St James's University Hospital ; LGI | National Health Service
Royal Infirmary of Edinburgh | Edinburgh Royal Infirmary ; NHS Lothian | National Health Service
Western General Hospital | Western General Hospital Edinburgh | National Health Service
Stoke Mandeville Hospital | National Spinal Injuries Centre | National Health Service
Tavistock and Portman NHS Foundation Trust | Tavistock Clinic ; Portman Clinic | National Health Service
Charité | Charité – Universitätsmedizin Berlin ; Charité Berlin ; Charité Hospital |
Heidelberg University Hospital | Universitätsklinikum Heidelberg ; UKHD |
University Medical Center Hamburg-Eppendorf | UKE ; Universitätsklinikum Hamburg-Eppendorf |
Klinikum rechts der Isar | Rechts der Isar Hospital ; MRI TUM |
LMU Klinikum | Klinikum der Universität München ; Ludwig-Maximilians-Universität Klinikum ; Klinikum Großhadern |
University Hospital Cologne | Uniklinik Köln ; Universitätsklinikum Köln |
University Hospital Freiburg | Universitätsklinikum Freiburg ; UKF |
University Hospital Tübingen | Universitätsklinikum Tübingen ; UKT |
Hannover Medical School | MHH ; Medizinische Hochschule Hannover |
German Heart Center Berlin | DHZB ; Deutsches Herzzentrum Berlin ; DHZC | Charité
Robert Bosch Hospital | Robert-Bosch-Krankenhaus ; RBK |
Central Institute of Mental Health | ZI Mannheim ; Zentralinstitut für Seelische Gesundheit ; ZI |
Vivantes | Vivantes – Netzwerk für Gesundheit |
Hungarian Academy of Sciences | HAS |
Institute for Advanced Study | IAS |
Indian Oil Corporation | IOC |
American Philosophical Society | APS |
American Academy of Arts and Sciences | AAAS |
San Miguel Corporation | SMC |
Control Data Corporation | CDC |
New York Philharmonic | NYP ; NY Phil |
Prussian Academy of Sciences | Royal Prussian Academy of Sciences ; PAS |
Red Bull | |
Agora | |
Haganah | Hagana |
Pew Charitable Trusts | Pew Trusts |
Medtronic | |
Mars | |
United States House of Representatives | the House ; House of Representatives (United States) | United States Congress
Supreme Court of the United Kingdom | Supreme Court (United Kingdom) ; UK Supreme Court ; UKSC |
Supreme Court of Israel | Israeli Supreme Court ; Supreme Court (Israel) |
Spanish Socialist Workers' Party | Socialist Party (Spain) ; Spanish Socialist Party |
Social Democratic Party of Austria | Sozialdemokratische Partei Österreichs ; Social Democratic Workers' Party of Austria ; Socialist Party of Austria |
Freedom Party of Austria | Freiheitliche Partei Österreichs ; Freedom Party (Austria) |
Chinese Communist Party | Communist Party (China) ; 中国共产党 |
French Communist Party | Communist Party (France) |
Italian Communist Party | Communist Party (Italy) ; Communist Party of Italy |
European Union | EU ; European Communities ; EEC |
Alcon | Alcon Laboratories | Novartis
Intel Labs | Intel Research | Intel
Sony Computer Science Laboratories | Sony CSL | Sony
Nokia Siemens Networks | Nokia Solutions and Networks ; Nokia Networks ; NSN | Nokia
AT&T Labs | AT&T Labs Research ; AT&T Research | AT&T
Bayer CropScience | Bayer Crop Science | Bayer
MBDA | Matra BAe Dynamics | Airbus
Nikhef | National Institute for Subatomic Physics ; Nationaal instituut voor subatomaire fysica | Dutch Research Council
AMOLF | FOM Institute for Atomic and Molecular Physics | Dutch Research Council
ASTRON | Netherlands Institute for Radio Astronomy | Dutch Research Council
SRON Netherlands Institute for Space Research | SRON ; Space Research Organisation Netherlands | Dutch Research Council
International Livestock Research Institute | ILRI ; International Laboratory for Research on Animal Diseases ; ILRAD ; International Livestock Centre for Africa |
Sanford Burnham Prebys | Burnham Institute for Medical Research ; Burnham Institute ; La Jolla Cancer Research Foundation |
Blokhin Cancer Center | N. N. Blokhin Russian Cancer Research Center ; Blokhin National Medical Research Center of Oncology ; N.N. Blokhin National Medical Research Center of Oncology |
Weizmann Institute of Science | Sieff Research Institute ; Daniel Sieff Research Institute |
Cold Spring Harbor Laboratory | CSHL ; Station for Experimental Evolution |
Sheba Medical Center | Tel HaShomer Hospital ; Tel Hashomer ; Chaim Sheba Medical Center |
Indian Space Research Organisation | Indian National Committee for Space Research ; INCOSPAR |
China National Petroleum Corporation | CNPC ; Zhongguo Shiyou Tianranqi Jituan |
PetroChina | PetroChina Company Limited | China National Petroleum Corporation
Météo-France | French National Meteorological Service ; Direction de la météorologie nationale |
St. Olavs Hospital | St. Olav's University Hospital ; Trondheim University Hospital ; Regionsykehuset i Trondheim |
Norwegian Public Roads Administration | Statens vegvesen ; Vegdirektoratet |
Royal Institute for Cultural Heritage | KIK-IRPA ; KIK/IRPA ; Koninklijk Instituut voor het Kunstpatrimonium ; Institut royal du Patrimoine artistique |
Cambridge University Hospitals NHS Foundation Trust | Cambridge University Hospitals ; CUH | National Health Service
Rosie Hospital | Rosie Maternity Hospital | Cambridge University Hospitals NHS Foundation Trust
Imperial College Healthcare NHS Trust | Imperial College Healthcare | National Health Service
St Mary's Hospital, London | St Mary's Hospital Paddington | Imperial College Healthcare NHS Trust
Hammersmith Hospital | Royal Postgraduate Medical School Hospital | Imperial College Healthcare NHS Trust
Charing Cross Hospital | | Imperial College Healthcare NHS Trust
Western Eye Hospital | | Imperial College Healthcare NHS Trust
Guy's and St Thomas' NHS Foundation Trust | GSTT ; Guy's and St Thomas' Hospital | National Health Service
Guy's Hospital | | Guy's and St Thomas' NHS Foundation Trust
St Thomas' Hospital | | Guy's and St Thomas' NHS Foundation Trust
Evelina London Children's Hospital | Evelina Children's Hospital | Guy's and St Thomas' NHS Foundation Trust
Royal Brompton Hospital | | Guy's and St Thomas' NHS Foundation Trust
Harefield Hospital | | Guy's and St Thomas' NHS Foundation Trust
Barts Health NHS Trust | Barts Health ; Barts and The London NHS Trust | National Health Service
St Bartholomew's Hospital | Barts ; St Bart's Hospital | Barts Health NHS Trust
Royal London Hospital | London Hospital | Barts Health NHS Trust
Newham University Hospital | Newham General Hospital | Barts Health NHS Trust
Whipps Cross University Hospital | Whipps Cross Hospital | Barts Health NHS Trust
University College London Hospitals NHS Foundation Trust | UCLH ; University College London Hospitals | National Health Service
National Hospital for Neurology and Neurosurgery | National Hospital, Queen Square | University College London Hospitals NHS Foundation Trust
University College Hospital | UCH London | University College London Hospitals NHS Foundation Trust
Eastman Dental Hospital | | University College London Hospitals NHS Foundation Trust
Royal Free London NHS Foundation Trust | Royal Free London | National Health Service
Royal Free Hospital | | Royal Free London NHS Foundation Trust
Barnet Hospital | Barnet General Hospital | Royal Free London NHS Foundation Trust
King's College Hospital NHS Foundation Trust | | National Health Service
King's College Hospital | | King's College Hospital NHS Foundation Trust
Oxford University Hospitals NHS Foundation Trust | Oxford University Hospitals NHS Trust ; Oxford Radcliffe Hospitals NHS Trust ; OUH | National Health Service
John Radcliffe Hospital | JR Hospital | Oxford University Hospitals NHS Foundation Trust
Churchill Hospital | | Oxford University Hospitals NHS Foundation Trust
Nuffield Orthopaedic Centre | | Oxford University Hospitals NHS Foundation Trust
Horton General Hospital | | Oxford University Hospitals NHS Foundation Trust
Manchester University NHS Foundation Trust | Central Manchester University Hospitals NHS Foundation Trust | National Health Service
Manchester Royal Infirmary | | Manchester University NHS Foundation Trust
Royal Manchester Children's Hospital | | Manchester University NHS Foundation Trust
Wythenshawe Hospital | | Manchester University NHS Foundation Trust
Leeds Teaching Hospitals NHS Trust | Leeds Teaching Hospitals | National Health Service
Leeds General Infirmary | | Leeds Teaching Hospitals NHS Trust
St James's University Hospital | Jimmy's | Leeds Teaching Hospitals NHS Trust
Sheffield Teaching Hospitals NHS Foundation Trust | | National Health Service
Northern General Hospital | | Sheffield Teaching Hospitals NHS Foundation Trust
Royal Hallamshire Hospital | | Sheffield Teaching Hospitals NHS Foundation Trust
Weston Park Hospital | | Sheffield Teaching Hospitals NHS Foundation Trust
Newcastle upon Tyne Hospitals NHS Foundation Trust | | National Health Service
Freeman Hospital | | Newcastle upon Tyne Hospitals NHS Foundation Trust
Royal Victoria Infirmary | RVI Newcastle | Newcastle upon Tyne Hospitals NHS Foundation Trust
University Hospitals Birmingham NHS Foundation Trust | | National Health Service
Queen Elizabeth Hospital Birmingham | | University Hospitals Birmingham NHS Foundation Trust
Birmingham Heartlands Hospital | Heartlands Hospital | University Hospitals Birmingham NHS Foundation Trust
University Hospitals Bristol and Weston NHS Foundation Trust | University Hospitals Bristol NHS Foundation Trust | National Health Service
Bristol Royal Infirmary | | University Hospitals Bristol and Weston NHS Foundation Trust
Bristol Royal Hospital for Children | | University Hospitals Bristol and Weston NHS Foundation Trust
University Hospitals of Leicester NHS Trust | | National Health Service
Glenfield Hospital | | University Hospitals of Leicester NHS Trust
Leicester Royal Infirmary | | University Hospitals of Leicester NHS Trust
Nottingham University Hospitals NHS Trust | | National Health Service
Queen's Medical Centre | | Nottingham University Hospitals NHS Trust
Nottingham City Hospital | | Nottingham University Hospitals NHS Trust
University Hospital Southampton NHS Foundation Trust | Southampton University Hospitals NHS Trust | National Health Service
Southampton General Hospital | | University Hospital Southampton NHS Foundation Trust
NHS Lothian | Lothian Health Board | National Health Service
Royal Infirmary of Edinburgh | Edinburgh Royal Infirmary | NHS Lothian
Western General Hospital | Western General Hospital Edinburgh | NHS Lothian
NHS Greater Glasgow and Clyde | Greater Glasgow Health Board | National Health Service
Glasgow Royal Infirmary | | NHS Greater Glasgow and Clyde
Queen Elizabeth University Hospital | Southern General Hospital | NHS Greater Glasgow and Clyde
NHS Tayside | | National Health Service
Ninewells Hospital | | NHS Tayside
NHS Grampian | | National Health Service
Aberdeen Royal Infirmary | | NHS Grampian
University Health Network | UHN |
Toronto General Hospital | | University Health Network
Toronto Western Hospital | | University Health Network
Toronto Rehabilitation Institute | Toronto Rehab | University Health Network
McGill University Health Centre | MUHC |
Royal Victoria Hospital | Royal Victoria Hospital Montreal | McGill University Health Centre
Montreal General Hospital | | McGill University Health Centre
Montreal Children's Hospital | | McGill University Health Centre
Montreal Neurological Institute and Hospital | Montreal Neurological Hospital | McGill University Health Centre
Hamilton Health Sciences | Hamilton Health Sciences Corporation |
Juravinski Cancer Centre | Hamilton Regional Cancer Centre | Hamilton Health Sciences
McMaster Children's Hospital | | Hamilton Health Sciences
Vancouver Coastal Health | |
Vancouver General Hospital | VGH | Vancouver Coastal Health
Alberta Health Services | AHS |
Foothills Medical Centre | | Alberta Health Services
Nova Scotia Health Authority | Nova Scotia Health |
Mayo Clinic in Arizona | Mayo Clinic Arizona ; Mayo Clinic Scottsdale | Mayo Clinic
Mayo Clinic in Florida | Mayo Clinic Florida ; Mayo Clinic Jacksonville | Mayo Clinic
Cleveland Clinic Florida | | Cleveland Clinic
Cleveland Clinic Abu Dhabi | | Cleveland Clinic
Cleveland Clinic Lerner Research Institute | Lerner Research Institute | Cleveland Clinic
Institut Pasteur de Lille | Pasteur Institute of Lille | Institut Pasteur
Institut Pasteur de Dakar | Pasteur Institute of Dakar | Institut Pasteur
Institut Pasteur du Cambodge | Pasteur Institute of Cambodia | Institut Pasteur
Institut Pasteur de la Guyane | Pasteur Institute of French Guiana | Institut Pasteur
Institut Pasteur de Madagascar | Pasteur Institute of Madagascar | Institut Pasteur
Embrapa Soja | Embrapa Soybean | Embrapa
Embrapa Cerrados | | Embrapa
Embrapa Gado de Corte | Embrapa Beef Cattle | Embrapa
Embrapa Milho e Sorgo | Embrapa Maize and Sorghum | Embrapa
Embrapa Meio Ambiente | Embrapa Environment | Embrapa
Embrapa Recursos Genéticos e Biotecnologia | Embrapa Genetic Resources and Biotechnology | Embrapa
Minneapolis VA Health Care System | Minneapolis VA Medical Center | United States Department of Veterans Affairs
VA Boston Healthcare System | Boston VA Medical Center | United States Department of Veterans Affairs
VA Puget Sound Health Care System | Seattle VA Medical Center | United States Department of Veterans Affairs
VA Greater Los Angeles Healthcare System | West Los Angeles VA Medical Center | United States Department of Veterans Affairs
VA San Diego Healthcare System | San Diego VA Medical Center | United States Department of Veterans Affairs
VA Connecticut Healthcare System | West Haven VA Medical Center | United States Department of Veterans Affairs
VA Ann Arbor Healthcare System | Ann Arbor VA Medical Center | United States Department of Veterans Affairs
VA Palo Alto Health Care System | Palo Alto VA Medical Center | United States Department of Veterans Affairs
Rush University Medical Center | Rush-Presbyterian-St. Luke's Medical Center ; Rush Medical Center |
Rush Children's Hospital | | Rush University Medical Center
Osakidetza | Basque Health Service ; Servicio Vasco de Salud |
Hospital Universitario de Cruces | Cruces University Hospital ; Hospital de Cruces | Osakidetza
Hospital Universitario Donostia | Donostia University Hospital | Osakidetza
Hospital Universitario Basurto | Basurto Hospital | Osakidetza
Queensland Health | Department of Health (Queensland) |
Queensland Children's Hospital | Lady Cilento Children's Hospital | Queensland Health
Royal Brisbane and Women's Hospital | Royal Brisbane Hospital | Queensland Health
Princess Alexandra Hospital | | Queensland Health
NSW Health | New South Wales Ministry of Health ; New South Wales Department of Health |
Westmead Hospital | | NSW Health
Royal North Shore Hospital | | NSW Health
SA Health | |
Royal Adelaide Hospital | | SA Health
Flinders Medical Centre | | SA Health
Osaka Medical Center for Cancer and Cardiovascular Diseases | Osaka International Cancer Institute |
Astellas Pharma | Yamanouchi Pharmaceutical ; Fujisawa Pharmaceutical |
Daiichi Sankyo | Daiichi Pharmaceutical ; Sankyo Company |
Mitsubishi Tanabe Pharma | Tanabe Seiyaku ; Mitsubishi Pharma | Mitsubishi Chemical
Otsuka Pharmaceutical | Otsuka Seiyaku |
Chulabhorn Hospital | Chulabhorn Cancer Centre |
Korea Electric Power Corporation | KEPCO ; Hanguk Jeollyeok Gongsa |
Japan Atomic Energy Agency | JAEA ; Nihon Genshiryoku Kenkyu Kaihatsu Kiko ; Japan Nuclear Cycle Development Institute |
National Cancer Center (Japan) | National Cancer Center Hospital ; Kokuritsu Gan Kenkyu Center ; National Cancer Center Japan |
Canadian Forest Service | | Natural Resources Canada
Geological Survey of Canada | | Natural Resources Canada
`;
