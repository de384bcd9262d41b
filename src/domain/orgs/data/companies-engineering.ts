// Employers of energy, building, machines, electronics, transport, software and networks, with their local names, short forms and former names.
// Written by hand from general knowledge. Name | other names ; … | the body it belongs to.
// A row whose name stands in an earlier table adds to that row.

export const COMPANIES_ENGINEERING = `
Fraunhofer Institute for Industrial Engineering | Fraunhofer IAO ; Fraunhofer-Institut für Arbeitswirtschaft und Organisation ; IAO | Fraunhofer Society
Fraunhofer Institute for Applied Information Technology | Fraunhofer FIT ; Fraunhofer-Institut für Angewandte Informationstechnik | Fraunhofer Society
Fraunhofer Institute for Intelligent Analysis and Information Systems | Fraunhofer IAIS ; Fraunhofer-Institut für Intelligente Analyse- und Informationssysteme ; IAIS | Fraunhofer Society
Fraunhofer Institute for Algorithms and Scientific Computing | Fraunhofer SCAI ; Fraunhofer-Institut für Algorithmen und Wissenschaftliches Rechnen ; SCAI | Fraunhofer Society
Fraunhofer Institute for Experimental Software Engineering | Fraunhofer IESE ; Fraunhofer-Institut für Experimentelles Software Engineering ; IESE Kaiserslautern | Fraunhofer Society
Fraunhofer Institute for Industrial Mathematics | Fraunhofer ITWM ; Fraunhofer-Institut für Techno- und Wirtschaftsmathematik ; ITWM | Fraunhofer Society
Fraunhofer Institute for Digital Media Technology | Fraunhofer IDMT ; Fraunhofer-Institut für Digitale Medientechnologie ; IDMT | Fraunhofer Society
Fraunhofer Institute for Secure Information Technology | Fraunhofer SIT ; Fraunhofer-Institut für Sichere Informationstechnologie | Fraunhofer Society
Fraunhofer Institute for Applied and Integrated Security | Fraunhofer AISEC ; Fraunhofer-Institut für Angewandte und Integrierte Sicherheit ; AISEC | Fraunhofer Society
Fraunhofer Institute for Computer Graphics Research | Fraunhofer IGD ; Fraunhofer-Institut für Graphische Datenverarbeitung | Fraunhofer Society
Fraunhofer Institute for Open Communication Systems | Fraunhofer FOKUS ; Fraunhofer-Institut für Offene Kommunikationssysteme ; GMD FOKUS | Fraunhofer Society
Fraunhofer Institute for Telecommunications | Fraunhofer Heinrich Hertz Institute ; Fraunhofer-Institut für Nachrichtentechnik ; HHI |
Fraunhofer Institute for Software and Systems Engineering | Fraunhofer ISST ; Fraunhofer-Institut für Software- und Systemtechnik | Fraunhofer Society
Fraunhofer Institute for Cognitive Systems | Fraunhofer IKS ; Fraunhofer ESK ; Fraunhofer Institute for Embedded Systems and Communication Technologies | Fraunhofer Society
Fraunhofer Institute for Material Flow and Logistics | Fraunhofer IML ; Fraunhofer-Institut für Materialfluss und Logistik | Fraunhofer Society
Fraunhofer Institute for Factory Operation and Automation | Fraunhofer IFF ; Fraunhofer-Institut für Fabrikbetrieb und -automatisierung | Fraunhofer Society
Fraunhofer Institute for Production Systems and Design Technology | Fraunhofer IPK ; Fraunhofer-Institut für Produktionsanlagen und Konstruktionstechnik | Fraunhofer Society
Fraunhofer Institute for Production Technology | Fraunhofer IPT ; Fraunhofer-Institut für Produktionstechnologie | Fraunhofer Society
Fraunhofer Institute for Manufacturing Engineering and Automation | Fraunhofer-Institut für Produktionstechnik und Automatisierung |
Fraunhofer Institute for Machine Tools and Forming Technology | Fraunhofer IWU ; Fraunhofer-Institut für Werkzeugmaschinen und Umformtechnik | Fraunhofer Society
Fraunhofer Institute for Casting, Composite and Processing Technology | Fraunhofer IGCV ; Fraunhofer-Institut für Gießerei-, Composite- und Verarbeitungstechnik | Fraunhofer Society
Fraunhofer Institute for Additive Production Technologies | Fraunhofer IAPT ; Fraunhofer-Einrichtung für Additive Produktionstechnologien | Fraunhofer Society
Fraunhofer Institute for Manufacturing Technology and Advanced Materials | Fraunhofer IFAM ; Fraunhofer-Institut für Fertigungstechnik und Angewandte Materialforschung | Fraunhofer Society
Fraunhofer Institute for Ceramic Technologies and Systems | Fraunhofer IKTS ; Fraunhofer-Institut für Keramische Technologien und Systeme ; IKTS | Fraunhofer Society
Fraunhofer Institute for Material and Beam Technology | Fraunhofer IWS ; Fraunhofer-Institut für Werkstoff- und Strahltechnik | Fraunhofer Society
Fraunhofer Institute for Mechanics of Materials | Fraunhofer IWM ; Fraunhofer-Institut für Werkstoffmechanik | Fraunhofer Society
Fraunhofer Institute for Microstructure of Materials and Systems | Fraunhofer IMWS ; Fraunhofer-Institut für Mikrostruktur von Werkstoffen und Systemen ; IMWS | Fraunhofer Society
Fraunhofer Institute for Structural Durability and System Reliability | Fraunhofer LBF ; Fraunhofer-Institut für Betriebsfestigkeit und Systemzuverlässigkeit | Fraunhofer Society
Fraunhofer Institute for Nondestructive Testing | Fraunhofer IZFP ; Fraunhofer-Institut für Zerstörungsfreie Prüfverfahren ; IZFP | Fraunhofer Society
Fraunhofer Institute for Laser Technology | Fraunhofer-Institut für Lasertechnik |
Fraunhofer Institute for Applied Optics and Precision Engineering | Fraunhofer IOF ; Fraunhofer-Institut für Angewandte Optik und Feinmechanik | Fraunhofer Society
Fraunhofer Institute for Physical Measurement Techniques | Fraunhofer IPM ; Fraunhofer-Institut für Physikalische Messtechnik | Fraunhofer Society
Fraunhofer Institute for Photonic Microsystems | Fraunhofer IPMS ; Fraunhofer-Institut für Photonische Mikrosysteme ; IPMS | Fraunhofer Society
Fraunhofer Institute for Electron Beam and Plasma Technology | Fraunhofer FEP ; Fraunhofer Institute for Organic Electronics, Electron Beam and Plasma Technology ; Fraunhofer-Institut für Elektronenstrahl- und Plasmatechnik | Fraunhofer Society
Fraunhofer Institute for Surface Engineering and Thin Films | Fraunhofer IST ; Fraunhofer-Institut für Schicht- und Oberflächentechnik | Fraunhofer Society
Fraunhofer Institute for Applied Solid State Physics | Fraunhofer IAF ; Fraunhofer-Institut für Angewandte Festkörperphysik | Fraunhofer Society
Fraunhofer Institute for Integrated Systems and Device Technology | Fraunhofer IISB ; Fraunhofer-Institut für Integrierte Systeme und Bauelementetechnologie ; IISB | Fraunhofer Society
Fraunhofer Institute for Reliability and Microintegration | Fraunhofer IZM ; Fraunhofer-Institut für Zuverlässigkeit und Mikrointegration | Fraunhofer Society
Fraunhofer Institute for Microelectronic Circuits and Systems | Fraunhofer IMS ; Fraunhofer-Institut für Mikroelektronische Schaltungen und Systeme | Fraunhofer Society
Fraunhofer Institute for Silicon Technology | Fraunhofer ISIT ; Fraunhofer-Institut für Siliziumtechnologie ; ISIT Itzehoe | Fraunhofer Society
Fraunhofer Institute for Electronic Nano Systems | Fraunhofer ENAS ; Fraunhofer-Institut für Elektronische Nanosysteme ; ENAS | Fraunhofer Society
Fraunhofer Institute for Microsystems and Solid State Technologies | Fraunhofer EMFT ; Fraunhofer Research Institution for Microsystems and Solid State Technologies ; Fraunhofer-Institut für Elektronische Mikrosysteme und Festkörper-Technologien ; EMFT | Fraunhofer Society
Fraunhofer Institute for Microengineering and Microsystems | Fraunhofer IMM ; Institut für Mikrotechnik Mainz ; Fraunhofer-Institut für Mikrotechnik und Mikrosysteme | Fraunhofer Society
Fraunhofer Institute for High Frequency Physics and Radar Techniques | Fraunhofer FHR ; Fraunhofer-Institut für Hochfrequenzphysik und Radartechnik | Fraunhofer Society
Fraunhofer Institute for Communication, Information Processing and Ergonomics | Fraunhofer FKIE ; Fraunhofer-Institut für Kommunikation, Informationsverarbeitung und Ergonomie ; FKIE | Fraunhofer Society
Fraunhofer Institute of Optronics, System Technologies and Image Exploitation | Fraunhofer IOSB ; Fraunhofer-Institut für Optronik, Systemtechnik und Bildauswertung ; IOSB ; Fraunhofer Institute for Information and Data Processing ; Fraunhofer IITB | Fraunhofer Society
Fraunhofer Institute for High-Speed Dynamics | Fraunhofer EMI ; Ernst Mach Institute ; Ernst-Mach-Institut ; Fraunhofer-Institut für Kurzzeitdynamik | Fraunhofer Society
Fraunhofer Institute for Chemical Technology | Fraunhofer ICT ; Fraunhofer-Institut für Chemische Technologie | Fraunhofer Society
Fraunhofer Institute for Technological Trend Analysis | Fraunhofer INT ; Fraunhofer-Institut für Naturwissenschaftlich-Technische Trendanalysen | Fraunhofer Society
Fraunhofer Institute for Systems and Innovation Research | Fraunhofer-Institut für System- und Innovationsforschung |
Fraunhofer Institute for Wind Energy Systems | Fraunhofer IWES ; Fraunhofer-Institut für Windenergiesysteme ; Fraunhofer Institute for Wind Energy and Energy System Technology ; IWES | Fraunhofer Society
Fraunhofer Institute for Energy Economics and Energy System Technology | Fraunhofer IEE ; Fraunhofer-Institut für Energiewirtschaft und Energiesystemtechnik ; Institut für Solare Energieversorgungstechnik ; ISET Kassel | Fraunhofer Society
Fraunhofer Research Institution for Energy Infrastructures and Geothermal Systems | Fraunhofer IEG ; Fraunhofer-Einrichtung für Energieinfrastrukturen und Geothermie ; International Geothermal Centre Bochum ; GZB Bochum | Fraunhofer Society
Fraunhofer Institute for Environmental, Safety and Energy Technology | Fraunhofer UMSICHT ; Fraunhofer-Institut für Umwelt-, Sicherheits- und Energietechnik ; UMSICHT | Fraunhofer Society
Fraunhofer Institute for Building Physics | Fraunhofer IBP ; Fraunhofer-Institut für Bauphysik | Fraunhofer Society
Fraunhofer Information Centre for Planning and Building | Fraunhofer IRB ; Fraunhofer-Informationszentrum Raum und Bau | Fraunhofer Society
Fraunhofer Institute for Wood Research | Fraunhofer WKI ; Wilhelm-Klauditz-Institut ; Fraunhofer-Institut für Holzforschung | Fraunhofer Society
Fraunhofer Institute for Silicate Research | Fraunhofer ISC ; Fraunhofer-Institut für Silicatforschung | Fraunhofer Society
Fraunhofer Institute for Applied Polymer Research | Fraunhofer IAP ; Fraunhofer-Institut für Angewandte Polymerforschung | Fraunhofer Society
Fraunhofer Institute for Interfacial Engineering and Biotechnology | Fraunhofer IGB ; Fraunhofer-Institut für Grenzflächen- und Bioverfahrenstechnik | Fraunhofer Society
Fraunhofer Institute for Process Engineering and Packaging | Fraunhofer IVV ; Fraunhofer-Institut für Verfahrenstechnik und Verpackung | Fraunhofer Society
Fraunhofer Institute for Molecular Biology and Applied Ecology | Fraunhofer IME ; Fraunhofer-Institut für Molekularbiologie und Angewandte Oekologie | Fraunhofer Society
Fraunhofer Institute for Toxicology and Experimental Medicine | Fraunhofer ITEM ; Fraunhofer-Institut für Toxikologie und Experimentelle Medizin | Fraunhofer Society
Fraunhofer Institute for Cell Therapy and Immunology | Fraunhofer IZI ; Fraunhofer-Institut für Zelltherapie und Immunologie | Fraunhofer Society
Fraunhofer Institute for Biomedical Engineering | Fraunhofer IBMT ; Fraunhofer-Institut für Biomedizinische Technik ; IBMT | Fraunhofer Society
Fraunhofer Institute for Digital Medicine MEVIS | Fraunhofer MEVIS ; MeVis Research ; Fraunhofer Institute for Medical Image Computing ; Fraunhofer-Institut für Digitale Medizin | Fraunhofer Society
Fraunhofer Institute for Translational Medicine and Pharmacology | Fraunhofer ITMP ; Fraunhofer-Institut für Translationale Medizin und Pharmakologie | Fraunhofer Society
Fraunhofer Institute for Transportation and Infrastructure Systems | Fraunhofer IVI ; Fraunhofer-Institut für Verkehrs- und Infrastruktursysteme | Fraunhofer Society
Fraunhofer Institute for Mechatronic Systems Design | Fraunhofer IEM ; Fraunhofer-Institut für Entwurfstechnik Mechatronik | Fraunhofer Society
Fraunhofer Research Institution for Materials Recycling and Resource Strategies | Fraunhofer IWKS ; Fraunhofer-Einrichtung für Wertstoffkreisläufe und Ressourcenstrategie | Fraunhofer Society
Fraunhofer Research Institution for Battery Cell Production | Fraunhofer FFB ; Fraunhofer-Einrichtung Forschungsfertigung Batteriezelle | Fraunhofer Society
Fraunhofer Center for International Management and Knowledge Economy | Fraunhofer IMW ; Fraunhofer MOEZ | Fraunhofer Society
Fraunhofer Institute for Large Structures in Production Engineering | Fraunhofer IGP ; Fraunhofer-Institut für Großstrukturen in der Produktionstechnik | Fraunhofer Society
Fraunhofer Center for Maritime Logistics and Services | Fraunhofer CML | Fraunhofer Society
Fraunhofer Centre for Applied Photonics | Fraunhofer CAP ; Fraunhofer UK | Fraunhofer Society
Fraunhofer USA | Fraunhofer USA Inc ; Fraunhofer Center for Sustainable Energy Systems ; Fraunhofer CSE | Fraunhofer Society
Fraunhofer Austria | Fraunhofer Austria Research | Fraunhofer Society
Fraunhofer Italia | Fraunhofer Italia Research | Fraunhofer Society
Fraunhofer Portugal AICOS | Fraunhofer Portugal ; Fraunhofer AICOS | Fraunhofer Society
Fraunhofer Singapore | Fraunhofer IDM@NTU | Fraunhofer Society
GMD | Gesellschaft für Mathematik und Datenverarbeitung ; GMD-Forschungszentrum Informationstechnik ; German National Research Center for Information Technology | Fraunhofer Society
Max Planck Institute for Chemistry | Max-Planck-Institut für Chemie ; MPIC ; Otto Hahn Institute | Max Planck Society
Max Planck Institute for Biogeochemistry | Max-Planck-Institut für Biogeochemie ; MPI-BGC | Max Planck Society
Max Planck Institute for Polymer Research | Max-Planck-Institut für Polymerforschung ; MPIP ; MPI-P | Max Planck Society
Max Planck Institute for Solid State Research | Max-Planck-Institut für Festkörperforschung ; MPI-FKF ; MPI for Solid State Research | Max Planck Society
Max Planck Institute for Intelligent Systems | Max-Planck-Institut für Intelligente Systeme ; MPI-IS ; Max Planck Institute for Metals Research ; Max-Planck-Institut für Metallforschung | Max Planck Society
Max Planck Institute for Sustainable Materials | Max-Planck-Institut für Eisenforschung ; MPIE ; Max Planck Institute for Iron Research ; Max-Planck-Institut für Nachhaltige Materialien ; MPI SusMat | Max Planck Society
Max Planck Institute of Colloids and Interfaces | Max-Planck-Institut für Kolloid- und Grenzflächenforschung ; MPIKG | Max Planck Society
Max Planck Institute for Chemical Physics of Solids | Max-Planck-Institut für Chemische Physik fester Stoffe ; MPI CPfS | Max Planck Society
Max Planck Institute for the Physics of Complex Systems | Max-Planck-Institut für Physik komplexer Systeme ; MPIPKS ; MPI-PKS | Max Planck Society
Max Planck Institute for Chemical Energy Conversion | Max-Planck-Institut für Chemische Energiekonversion ; MPI CEC ; Max Planck Institute for Bioinorganic Chemistry ; Max-Planck-Institut für Bioanorganische Chemie ; Max Planck Institute for Radiation Chemistry | Max Planck Society
Max Planck Institute of Microstructure Physics | Max-Planck-Institut für Mikrostrukturphysik | Max Planck Society
Max Planck Institute for the Science of Light | Max-Planck-Institut für die Physik des Lichts ; MPL Erlangen | Max Planck Society
Max Planck Institute for the Structure and Dynamics of Matter | Max-Planck-Institut für Struktur und Dynamik der Materie ; MPSD | Max Planck Society
Max Planck Institute for Dynamics and Self-Organization | Max-Planck-Institut für Dynamik und Selbstorganisation ; MPIDS ; Max Planck Institute for Fluid Dynamics ; Max-Planck-Institut für Strömungsforschung | Max Planck Society
Max Planck Institute for Dynamics of Complex Technical Systems | Max-Planck-Institut für Dynamik komplexer technischer Systeme | Max Planck Society
Max Planck Institute for Software Systems | Max-Planck-Institut für Softwaresysteme ; MPI-SWS | Max Planck Society
Max Planck Institute for Informatics | MPI-INF |
Max Planck Institute for Security and Privacy | Max-Planck-Institut für Sicherheit und Privatsphäre ; MPI-SP | Max Planck Society
Max Planck Institute for Mathematics | Max-Planck-Institut für Mathematik ; MPIM Bonn | Max Planck Society
Max Planck Institute for Mathematics in the Sciences | Max-Planck-Institut für Mathematik in den Naturwissenschaften ; MPI-MIS | Max Planck Society
Max Planck Institute for Solar System Research | Max-Planck-Institut für Aeronomie |
Max Planck Institute for Physics | Werner-Heisenberg-Institut |
Max Planck Institute for Gravitational Physics | Albert-Einstein-Institut |
Max Planck Institute for Medical Research | Max-Planck-Institut für medizinische Forschung ; MPImF | Max Planck Society
Max Planck Institute of Biochemistry | Max-Planck-Institut für Biochemie ; MPIB Martinsried | Max Planck Society
Max Planck Institute of Biophysics | Max-Planck-Institut für Biophysik | Max Planck Society
Max Planck Institute of Molecular Cell Biology and Genetics | Max-Planck-Institut für molekulare Zellbiologie und Genetik ; MPI-CBG | Max Planck Society
Max Planck Institute for Molecular Genetics | Max-Planck-Institut für molekulare Genetik ; MPIMG | Max Planck Society
Max Planck Institute of Molecular Physiology | Max-Planck-Institut für molekulare Physiologie | Max Planck Society
Max Planck Institute for Molecular Biomedicine | Max-Planck-Institut für molekulare Biomedizin | Max Planck Society
Max Planck Institute of Molecular Plant Physiology | Max-Planck-Institut für Molekulare Pflanzenphysiologie ; MPIMP | Max Planck Society
Max Planck Institute for Plant Breeding Research | Max-Planck-Institut für Pflanzenzüchtungsforschung ; MPIPZ | Max Planck Society
Max Planck Institute for Chemical Ecology | Max-Planck-Institut für chemische Ökologie ; MPI-CE | Max Planck Society
Max Planck Institute for Marine Microbiology | Max-Planck-Institut für marine Mikrobiologie ; MPIMM | Max Planck Society
Max Planck Institute for Terrestrial Microbiology | Max-Planck-Institut für terrestrische Mikrobiologie | Max Planck Society
Max Planck Institute for Infection Biology | Max-Planck-Institut für Infektionsbiologie ; MPIIB | Max Planck Society
Max Planck Unit for the Science of Pathogens | Max-Planck-Forschungsstelle für die Wissenschaft der Pathogene ; MPUSP | Max Planck Society
Max Planck Institute of Immunobiology and Epigenetics | Max-Planck-Institut für Immunbiologie und Epigenetik ; Max Planck Institute of Immunobiology | Max Planck Society
Max Planck Institute for Heart and Lung Research | Max-Planck-Institut für Herz- und Lungenforschung ; William G. Kerckhoff Institute | Max Planck Society
Max Planck Institute for Biology Tübingen | Max Planck Institute for Developmental Biology ; Max-Planck-Institut für Entwicklungsbiologie ; Max-Planck-Institut für Biologie Tübingen | Max Planck Society
Max Planck Institute for Biological Cybernetics | Max-Planck-Institut für biologische Kybernetik | Max Planck Society
Max Planck Institute for Biological Intelligence | Max Planck Institute of Neurobiology ; Max-Planck-Institut für Neurobiologie ; Max-Planck-Institut für biologische Intelligenz | Max Planck Society
Max Planck Institute of Animal Behavior | Max-Planck-Institut für Verhaltensbiologie | Max Planck Society
Max Planck Institute for Evolutionary Biology | Max-Planck-Institut für Evolutionsbiologie ; Max Planck Institute for Limnology ; Max-Planck-Institut für Limnologie | Max Planck Society
Max Planck Institute for Biology of Ageing | Max-Planck-Institut für Biologie des Alterns | Max Planck Society
Max Planck Institute for Metabolism Research | Max-Planck-Institut für Stoffwechselforschung ; Max Planck Institute for Neurological Research ; Max-Planck-Institut für neurologische Forschung | Max Planck Society
Max Planck Institute for Brain Research | Max-Planck-Institut für Hirnforschung | Max Planck Society
Max Planck Institute of Psychiatry | Max-Planck-Institut für Psychiatrie ; Deutsche Forschungsanstalt für Psychiatrie | Max Planck Society
Max Planck Institute for Human Cognitive and Brain Sciences | Max-Planck-Institut für Kognitions- und Neurowissenschaften ; MPI CBS | Max Planck Society
Max Planck Institute for Neurobiology of Behavior | Max-Planck-Institut für Neurobiologie des Verhaltens ; caesar ; Center of Advanced European Studies and Research | Max Planck Society
Max Planck Institute for Empirical Aesthetics | Max-Planck-Institut für empirische Ästhetik | Max Planck Society
Max Planck Institute of Geoanthropology | Max Planck Institute for the Science of Human History ; Max Planck Institute of Economics ; Max-Planck-Institut für Geoanthropologie ; Max-Planck-Institut für Menschheitsgeschichte | Max Planck Society
Max Planck Institute for the History of Science | Max-Planck-Institut für Wissenschaftsgeschichte ; MPIWG | Max Planck Society
Max Planck Institute for the Study of Societies | Max-Planck-Institut für Gesellschaftsforschung ; MPIfG | Max Planck Society
Max Planck Institute for the Study of Religious and Ethnic Diversity | Max-Planck-Institut zur Erforschung multireligiöser und multiethnischer Gesellschaften ; MPI-MMG | Max Planck Society
Max Planck Institute for Social Anthropology | Max-Planck-Institut für ethnologische Forschung | Max Planck Society
Max Planck Institute for Research on Collective Goods | Max-Planck-Institut zur Erforschung von Gemeinschaftsgütern | Max Planck Society
Max Planck Institute for Innovation and Competition | Max-Planck-Institut für Innovation und Wettbewerb ; Max Planck Institute for Intellectual Property | Max Planck Society
Max Planck Institute for Tax Law and Public Finance | Max-Planck-Institut für Steuerrecht und Öffentliche Finanzen | Max Planck Society
Max Planck Institute for Comparative and International Private Law | Max-Planck-Institut für ausländisches und internationales Privatrecht | Max Planck Society
Max Planck Institute for Comparative Public Law and International Law | Max-Planck-Institut für ausländisches öffentliches Recht und Völkerrecht ; MPIL | Max Planck Society
Max Planck Institute for the Study of Crime, Security and Law | Max Planck Institute for Foreign and International Criminal Law ; Max-Planck-Institut für ausländisches und internationales Strafrecht ; Max-Planck-Institut zur Erforschung von Kriminalität, Sicherheit und Recht | Max Planck Society
Max Planck Institute for Legal History and Legal Theory | Max Planck Institute for European Legal History ; Max-Planck-Institut für europäische Rechtsgeschichte | Max Planck Society
Max Planck Institute for Social Law and Social Policy | Max-Planck-Institut für Sozialrecht und Sozialpolitik | Max Planck Society
Max Planck Institute for Demographic Research | Max-Planck-Institut für demografische Forschung |
Max Planck Institute for Psycholinguistics | Max-Planck-Institut für Psycholinguistik |
Max Planck Institute for Multidisciplinary Sciences | Max-Planck-Institut für Multidisziplinäre Naturwissenschaften ; Max-Planck-Institut für biophysikalische Chemie ; Max-Planck-Institut für experimentelle Medizin |
Max Planck Florida Institute for Neuroscience | Max Planck Florida Institute ; MPFI | Max Planck Society
Max Planck Digital Library | MPDL | Max Planck Society
Max Planck Computing and Data Facility | RZG |
Semiconductor Laboratory of the Max Planck Society | Halbleiterlabor der Max-Planck-Gesellschaft ; MPG HLL | Max Planck Society
Helmholtz Association | Hermann von Helmholtz-Gemeinschaft Deutscher Forschungszentren ; Helmholtz Association of German Research Centres ; HGF |
Leibniz Association | Wissenschaftsgemeinschaft Gottfried Wilhelm Leibniz ; WGL ; Wissenschaftsgemeinschaft Blaue Liste |
Jülich Supercomputing Centre | JSC | Forschungszentrum Jülich
Karlsruhe Research Center | | Helmholtz Association
Helmholtz-Zentrum Hereon | GKSS-Forschungszentrum Geesthacht ; Gesellschaft für Kernenergieverwertung in Schiffbau und Schifffahrt |
Climate Service Center Germany | GERICS | Helmholtz-Zentrum Hereon
Helmholtz-Zentrum Berlin | HMI Berlin ; Hahn Meitner Institute |
BESSY | Berliner Elektronenspeicherring-Gesellschaft für Synchrotronstrahlung ; BESSY II | Helmholtz-Zentrum Berlin
Helmholtz-Zentrum Dresden-Rossendorf | Forschungszentrum Rossendorf ; Zentralinstitut für Kernforschung Rossendorf |
Helmholtz Institute Freiberg for Resource Technology | HIF ; Helmholtz-Institut Freiberg für Ressourcentechnologie | Helmholtz-Zentrum Dresden-Rossendorf
Center for Advanced Systems Understanding | CASUS | Helmholtz-Zentrum Dresden-Rossendorf
Helmholtz Institute Jena | Helmholtz-Institut Jena | GSI Helmholtz Centre for Heavy Ion Research
Helmholtz Institute Mainz | Helmholtz-Institut Mainz ; HIM | GSI Helmholtz Centre for Heavy Ion Research
Helmholtz Institute Ulm | Helmholtz-Institut Ulm ; HIU | Helmholtz Association
Helmholtz Institute Erlangen-Nürnberg for Renewable Energy | Helmholtz-Institut Erlangen-Nürnberg ; HI ERN | Forschungszentrum Jülich
Helmholtz Institute Münster | Helmholtz-Institut Münster ; Ionics in Energy Storage | Forschungszentrum Jülich
GSI Helmholtz Centre for Heavy Ion Research | GSI Darmstadt |
Facility for Antiproton and Ion Research | FAIR |
GFZ German Research Centre for Geosciences | GFZ Helmholtz-Zentrum für Geoforschung ; Zentralinstitut für Physik der Erde |
Alfred Wegener Institute for Polar and Marine Research | Alfred Wegener Institute Helmholtz Centre for Polar and Marine Research |
Helmholtz Centre for Environmental Research | UFZ Centre for Environmental Research Leipzig-Halle |
GEOMAR Helmholtz Centre for Ocean Research Kiel | Leibniz-Institut für Meereswissenschaften ; GEOMAR Helmholtz-Zentrum für Ozeanforschung Kiel |
Helmholtz Munich | GSF National Research Center for Environment and Health ; GSF-Forschungszentrum für Umwelt und Gesundheit ; Gesellschaft für Strahlenforschung ; Deutsches Forschungszentrum für Gesundheit und Umwelt |
DESY | German Electron Synchrotron |
DESY Zeuthen | Institut für Hochenergiephysik Zeuthen | DESY
CISPA Helmholtz Center for Information Security | Center for IT-Security, Privacy and Accountability |
German Aerospace Center | Deutsche Forschungsanstalt für Luft- und Raumfahrt ; DLR e.V. ; Deutsche Versuchsanstalt für Luftfahrt |
DLR Institute of Atmospheric Physics | DLR Institut für Physik der Atmosphäre | German Aerospace Center
DLR Institute of Robotics and Mechatronics | DLR Institut für Robotik und Mechatronik | German Aerospace Center
DLR Institute of Planetary Research | DLR Institut für Planetenforschung | German Aerospace Center
DLR Institute of Networked Energy Systems | NEXT ENERGY ; EWE-Forschungszentrum für Energietechnologie ; DLR-Institut für Vernetzte Energiesysteme | German Aerospace Center
DLR Projektträger | DLR Project Management Agency ; DLR-PT | German Aerospace Center
German Space Agency at DLR | Deutsche Raumfahrtagentur im DLR ; DARA ; Deutsche Agentur für Raumfahrtangelegenheiten | German Aerospace Center
German Remote Sensing Data Center | Deutsches Fernerkundungsdatenzentrum | German Aerospace Center
Projektträger Jülich | PtJ ; Project Management Jülich | Forschungszentrum Jülich
Ferdinand-Braun-Institut | FBH ; Ferdinand-Braun-Institut, Leibniz-Institut für Höchstfrequenztechnik ; Ferdinand Braun Institute | Leibniz Association
IHP – Leibniz Institute for High Performance Microelectronics | IHP ; Innovations for High Performance Microelectronics ; IHP Microelectronics ; Leibniz-Institut für innovative Mikroelektronik ; IHP GmbH | Leibniz Association
Paul Drude Institute for Solid State Electronics | Paul-Drude-Institut für Festkörperelektronik | Leibniz Association
Weierstrass Institute for Applied Analysis and Stochastics | WIAS ; Weierstraß-Institut für Angewandte Analysis und Stochastik ; Weierstrass Institute | Leibniz Association
Max Born Institute for Nonlinear Optics and Short Pulse Spectroscopy | Max-Born-Institut ; Max Born Institute ; Max-Born-Institut für Nichtlineare Optik und Kurzzeitspektroskopie | Leibniz Association
Leibniz-Institut für Kristallzüchtung | IKZ ; Leibniz Institute for Crystal Growth ; Institut für Kristallzüchtung Berlin | Leibniz Association
Leibniz Institute for Solid State and Materials Research | IFW Dresden ; Leibniz-Institut für Festkörper- und Werkstoffforschung Dresden | Leibniz Association
Leibniz Institute of Polymer Research Dresden | IPF Dresden ; Leibniz-Institut für Polymerforschung Dresden | Leibniz Association
Leibniz Institute of Photonic Technology | Leibniz-IPHT ; IPHT Jena ; Leibniz-Institut für Photonische Technologien ; Institute of Photonic Technology ; Institut für Physikalische Hochtechnologie | Leibniz Association
Leibniz Institute of Surface Engineering | IOM Leipzig ; Leibniz-Institut für Oberflächenmodifizierung ; Leibniz Institute of Surface Modification | Leibniz Association
Leibniz Institute for Plasma Science and Technology | INP Greifswald ; Leibniz-Institut für Plasmaforschung und Technologie ; Institut für Niedertemperatur-Plasmaphysik | Leibniz Association
Leibniz Institute for Catalysis | LIKAT ; Leibniz-Institut für Katalyse ; LIKAT Rostock ; Institut für Angewandte Chemie Berlin-Adlershof | Leibniz Association
Leibniz Institute of Atmospheric Physics | IAP Kühlungsborn ; Leibniz-Institut für Atmosphärenphysik | Leibniz Association
Leibniz Institute for New Materials | INM Saarbrücken ; Leibniz-Institut für Neue Materialien ; INM – Leibniz Institute for New Materials | Leibniz Association
Leibniz Institute for Interactive Materials | DWI ; DWI – Leibniz-Institut für Interaktive Materialien ; Deutsches Wollforschungsinstitut ; German Wool Research Institute | Leibniz Association
Leibniz Institute for Materials Engineering | IWT Bremen ; Leibniz-Institut für Werkstofforientierte Technologien ; Stiftung Institut für Werkstofftechnik | Leibniz Association
Leibniz Institute for Analytical Sciences | ISAS Dortmund ; Leibniz-Institut für Analytische Wissenschaften ; ISAS – Leibniz-Institut für Analytische Wissenschaften ; Institut für Spektrochemie und Angewandte Spektroskopie | Leibniz Association
Leibniz Institute for Tropospheric Research | Institute for Tropospheric Research |
Leibniz Institute for Astrophysics Potsdam | AIP Potsdam ; Leibniz-Institut für Astrophysik Potsdam ; Astrophysical Institute Potsdam |
Leibniz Institute for Solar Physics | Kiepenheuer Institute for Solar Physics ; Kiepenheuer-Institut für Sonnenphysik ; Leibniz-Institut für Sonnenphysik | Leibniz Association
Leibniz Institute for Baltic Sea Research | Institut für Ostseeforschung Warnemünde ; Baltic Sea Research Institute |
Leibniz Centre for Tropical Marine Research | Zentrum für Marine Tropenökologie ; Center for Tropical Marine Ecology |
Leibniz Institute for Applied Geophysics | LIAG ; Leibniz-Institut für Angewandte Geophysik ; Institut für Geowissenschaftliche Gemeinschaftsaufgaben ; GGA Institut Hannover | Leibniz Association
Leibniz Institute for Agricultural Engineering and Bioeconomy | ATB Potsdam ; Leibniz-Institut für Agrartechnik und Bioökonomie ; Leibniz-Institut für Agrartechnik Potsdam-Bornim | Leibniz Association
Leibniz Institute of Vegetable and Ornamental Crops | IGZ ; Leibniz-Institut für Gemüse- und Zierpflanzenbau | Leibniz Association
Leibniz Institute of Plant Biochemistry | IPB Halle ; Leibniz-Institut für Pflanzenbiochemie | Leibniz Association
Leibniz Institute of Plant Genetics and Crop Plant Research | Zentralinstitut für Genetik und Kulturpflanzenforschung |
Leibniz Institute of Ecological Urban and Regional Development | IOER ; Leibniz-Institut für ökologische Raumentwicklung ; IÖR Dresden | Leibniz Association
Leibniz Institute for Research on Society and Space | IRS Erkner ; Leibniz-Institut für Raumbezogene Sozialforschung ; Leibniz-Institut für Regionalentwicklung und Strukturplanung | Leibniz Association
Leibniz Research Centre for Working Environment and Human Factors | IfADo ; Leibniz-Institut für Arbeitsforschung an der TU Dortmund | Leibniz Association
FIZ Karlsruhe | FIZ Karlsruhe – Leibniz Institute for Information Infrastructure ; Fachinformationszentrum Karlsruhe ; Leibniz-Institut für Informationsinfrastruktur | Leibniz Association
Technische Informationsbibliothek | German National Library of Science and Technology ; TIB Hannover ; TIB – Leibniz Information Centre for Science and Technology | Leibniz Association
Schloss Dagstuhl | Leibniz-Zentrum für Informatik ; Schloss Dagstuhl – Leibniz Center for Informatics ; LZI ; Internationales Begegnungs- und Forschungszentrum für Informatik | Leibniz Association
Mathematisches Forschungsinstitut Oberwolfach | MFO ; Oberwolfach Research Institute for Mathematics ; Mathematical Research Institute of Oberwolfach | Leibniz Association
Research Institute Senckenberg am Meer | Senckenberg am Meer | Senckenberg Nature Research Society
Deutsches Bergbau-Museum | DBM ; German Mining Museum ; Deutsches Bergbau-Museum Bochum ; Leibniz-Forschungsmuseum für Georessourcen | Leibniz Association
German Maritime Museum | Deutsches Schifffahrtsmuseum | Leibniz Association
Konrad Zuse Institute Berlin | Zuse Institute Berlin ; ZIB ; Konrad-Zuse-Zentrum für Informationstechnik Berlin |
Leibniz Supercomputing Centre | Leibniz-Rechenzentrum ; LRZ | Bavarian Academy of Sciences and Humanities
High-Performance Computing Center Stuttgart | HLRS ; Höchstleistungsrechenzentrum Stuttgart |
German Climate Computing Centre | DKRZ ; Deutsches Klimarechenzentrum |
German Research Centre for Artificial Intelligence | German Research Center for Artificial Intelligence |
FZI Research Center for Information Technology | FZI ; FZI Forschungszentrum Informatik ; FZI Karlsruhe |
OFFIS | OFFIS – Institut für Informatik ; OFFIS Institute for Information Technology |
fortiss | Landesforschungsinstitut des Freistaats Bayern ; fortiss GmbH |
ZSW | Zentrum für Sonnenenergie- und Wasserstoff-Forschung Baden-Württemberg ; Centre for Solar Energy and Hydrogen Research Baden-Württemberg |
ZAE Bayern | Bavarian Center for Applied Energy Research ; Bayerisches Zentrum für Angewandte Energieforschung ; Center for Applied Energy Research |
Institute for Solar Energy Research in Hamelin | ISFH ; Institut für Solarenergieforschung ; Institut für Solarenergieforschung Hameln |
Laser Zentrum Hannover | LZH ; Laser Center Hannover |
Bremer Institut für angewandte Strahltechnik | BIAS |
Bremen Institute for Production and Logistics | BIBA ; Bremer Institut für Produktion und Logistik |
Center of Applied Space Technology and Microgravity | ZARM ; Zentrum für angewandte Raumfahrttechnologie und Mikrogravitation |
Institut für Lasertechnologien in der Medizin und Meßtechnik | ILM Ulm ; ILM Ulm an der Universität Ulm |
Hahn-Schickard | Hahn-Schickard-Gesellschaft für angewandte Forschung ; HSG-IMIT ; HSG-IMAT ; Hahn-Schickard-Institut für Mikro- und Informationstechnik |
Natural and Medical Sciences Institute at the University of Tübingen | NMI ; NMI Naturwissenschaftliches und Medizinisches Institut ; NMI Reutlingen |
German Institutes of Textile and Fiber Research Denkendorf | DITF ; Deutsche Institute für Textil- und Faserforschung Denkendorf ; ITV Denkendorf |
Hohenstein Institute | Hohenstein ; Hohenstein Institut für Textilinnovation ; Hohensteiner Institute |
Sächsisches Textilforschungsinstitut | STFI ; Saxon Textile Research Institute |
Thüringisches Institut für Textil- und Kunststoff-Forschung | TITK ; TITK Rudolstadt |
Institute of Plastics Processing at RWTH Aachen | IKV ; Institut für Kunststoffverarbeitung ; IKV Aachen |
SKZ – Das Kunststoff-Zentrum | SKZ ; Süddeutsches Kunststoff-Zentrum ; German Plastics Center |
IUTA | Institut für Energie- und Umwelttechnik ; Institut für Umwelt & Energie, Technik & Analytik |
Zentrum für BrennstoffzellenTechnik | ZBT ; The Hydrogen and Fuel Cell Center ; ZBT Duisburg |
DECHEMA | Gesellschaft für Chemische Technik und Biotechnologie ; DECHEMA-Forschungsinstitut ; DFI Frankfurt |
DBI Gas- und Umwelttechnik | DBI-GUT ; DBI Gastechnologisches Institut ; DBI GTI |
Deutsches Biomasseforschungszentrum | DBFZ ; German Biomass Research Centre |
Gas- und Wärme-Institut Essen | GWI ; GWI Essen |
DVGW | Deutscher Verein des Gas- und Wasserfaches ; German Technical and Scientific Association for Gas and Water |
IWW Water Centre | IWW Zentrum Wasser ; IWW Rheinisch-Westfälisches Institut für Wasser ; IWW Mülheim |
DVGW-Technologiezentrum Wasser | TZW ; Technologiezentrum Wasser ; TZW Karlsruhe | DVGW
Kompetenzzentrum Wasser Berlin | KWB ; Berlin Centre of Competence for Water |
VDEh-Betriebsforschungsinstitut | Betriebsforschungsinstitut ; VDEh Betriebsforschungsinstitut Düsseldorf |
Stahlinstitut VDEh | VDEh ; Verein Deutscher Eisenhüttenleute ; German Steel Institute |
GFaI | Gesellschaft zur Förderung angewandter Informatik |
IAV | Ingenieurgesellschaft Auto und Verkehr ; IAV GmbH |
FKFS | Forschungsinstitut für Kraftfahrwesen und Fahrzeugmotoren Stuttgart ; Research Institute of Automotive Engineering and Vehicle Engines Stuttgart |
German-French Research Institute of Saint-Louis | ISL ; Institut franco-allemand de recherches de Saint-Louis ; Deutsch-Französisches Forschungsinstitut Saint-Louis ; French-German Research Institute of Saint-Louis |
Hamburg Ship Model Basin | HSVA ; Hamburgische Schiffbau-Versuchsanstalt |
Schiffbau-Versuchsanstalt Potsdam | SVA Potsdam ; Potsdam Model Basin |
Oeko-Institut | Öko-Institut ; Institute for Applied Ecology |
Wuppertal Institute | Wuppertal Institut für Klima, Umwelt, Energie ; Wuppertal Institute for Climate, Environment and Energy |
Ecologic Institute | Ecologic Institut ; Ecologic |
ifeu | Institute for Energy and Environmental Research Heidelberg ; Institut für Energie- und Umweltforschung Heidelberg ; ifeu Heidelberg |
adelphi | adelphi research ; adelphi consult |
GRS | Gesellschaft für Anlagen- und Reaktorsicherheit ; Gesellschaft für Reaktorsicherheit |
BGE | Bundesgesellschaft für Endlagerung ; Federal Company for Radioactive Waste Disposal ; DBE ; Deutsche Gesellschaft zum Bau und Betrieb von Endlagern für Abfallstoffe |
Gesellschaft für Nuklear-Service | GNS Essen |
Federal Office for the Safety of Nuclear Waste Management | BASE ; Bundesamt für die Sicherheit der nuklearen Entsorgung ; Bundesamt für kerntechnische Entsorgungssicherheit |
Physikalisch-Technische Bundesanstalt | PTR ; German national metrology institute |
Federal Institute for Materials Research and Testing | Bundesanstalt für Materialprüfung |
Federal Waterways Engineering and Research Institute | BAW ; Bundesanstalt für Wasserbau |
Federal Highway Research Institute | Bundesanstalt für Straßen- und Verkehrswesen |
Federal Agency for Cartography and Geodesy | BKG ; Bundesamt für Kartographie und Geodäsie ; Institut für Angewandte Geodäsie |
Federal Maritime and Hydrographic Agency | Deutsches Hydrographisches Institut |
Federal Network Agency | Bundesnetzagentur ; BNetzA ; Regulierungsbehörde für Telekommunikation und Post ; RegTP |
Bavarian Environment Agency | LfU Bayern ; Bayerisches Landesamt für Umwelt |
German Institute for Standardization | DIN ; Deutsches Institut für Normung ; German Institute for Standardisation |
VDE | Verband der Elektrotechnik, Elektronik und Informationstechnik ; Verband Deutscher Elektrotechniker |
VDI | Verein Deutscher Ingenieure ; Association of German Engineers |
VDI Technologiezentrum | VDI Technology Center ; VDI TZ | VDI
VDI/VDE Innovation + Technik | VDI/VDE-IT ; VDI/VDE Innovation und Technik GmbH | VDI
VDMA | Verband Deutscher Maschinen- und Anlagenbau ; German Engineering Federation ; Mechanical Engineering Industry Association |
VGB PowerTech | vgbe energy ; VGB ; Technische Vereinigung der Großkraftwerksbetreiber |
German Physical Society | DPG ; Deutsche Physikalische Gesellschaft |
Gesellschaft für Informatik | German Informatics Society ; GI e.V. |
Gesellschaft Deutscher Chemiker | GDCh ; German Chemical Society |
Deutsche Gesellschaft für Materialkunde | DGM ; German Society for Materials Science |
DVS | Deutscher Verband für Schweißen und verwandte Verfahren ; German Welding Society |
acatech | Deutsche Akademie der Technikwissenschaften ; German Academy of Science and Engineering ; National Academy of Science and Engineering |
German Federation of Industrial Research Associations | AiF Köln ; Arbeitsgemeinschaft industrieller Forschungsvereinigungen |
Forschungsgesellschaft für Energiewirtschaft | FfE ; Forschungsstelle für Energiewirtschaft |
German Energy Agency | dena ; Deutsche Energie-Agentur |
European Center for Power Electronics | ECPE |
European XFEL | European X-Ray Free-Electron Laser | European X-Ray Free-Electron Laser Facility
Commissariat à l'énergie atomique | Atomic Energy Commission of France ; CEA France ; Alternative Energies and Atomic Energy Commission |
CEA-Leti | Laboratoire d'électronique et de technologie de l'information ; Electronics and Information Technology Laboratory |
CEA-List | Laboratoire d'intégration des systèmes et des technologies ; Laboratory for Integration of Systems and Technology | Commissariat à l'énergie atomique
CEA-Liten | LITEN ; Laboratoire d'innovation pour les technologies des énergies nouvelles et les nanomatériaux | Commissariat à l'énergie atomique
INES | Institut National de l'Énergie Solaire ; National Solar Energy Institute ; CEA-INES | Commissariat à l'énergie atomique
CEA Tech | Direction de la recherche technologique | Commissariat à l'énergie atomique
CEA Saclay | CEA Paris-Saclay ; Centre d'études nucléaires de Saclay ; Centre CEA de Saclay |
CEA Grenoble | Centre d'études nucléaires de Grenoble ; CENG | Commissariat à l'énergie atomique
CEA Cadarache | Centre de Cadarache ; Centre d'études nucléaires de Cadarache | Commissariat à l'énergie atomique
CEA Marcoule | Centre de Marcoule ; CEA Valrhô | Commissariat à l'énergie atomique
CEA DAM | Direction des applications militaires ; CEA DAM Île-de-France ; CEA Bruyères-le-Châtel | Commissariat à l'énergie atomique
CEA Cesta | Centre d'études scientifiques et techniques d'Aquitaine | CEA DAM
CEA Le Ripault | | CEA DAM
CEA Valduc | | CEA DAM
CEA Gramat | Centre d'études de Gramat | CEA DAM
CEA Fontenay-aux-Roses | Centre d'études nucléaires de Fontenay-aux-Roses | Commissariat à l'énergie atomique
Institut de physique théorique | IPhT ; Institute of Theoretical Physics Saclay ; Service de physique théorique ; SPhT | CEA Saclay
IRFU | Institute of Research into the Fundamental Laws of the Universe |
IRAMIS | Institut rayonnement-matière de Saclay ; Saclay Institute of Matter and Radiation ; DRECAM | CEA Saclay
IRFM | Institut de recherche sur la fusion par confinement magnétique ; Institute for Magnetic Fusion Research | CEA Cadarache
IRIG | Institut de recherche interdisciplinaire de Grenoble ; Interdisciplinary Research Institute of Grenoble ; INAC ; Institut nanosciences et cryogénie | CEA Grenoble
Laboratoire des sciences du climat et de l'environnement | LSCE ; Laboratory for Climate and Environmental Sciences ; Climate and Environment Sciences Laboratory | CEA Saclay
Laboratoire Léon Brillouin | LLB ; Léon Brillouin Laboratory | CEA Saclay
NeuroSpin | | CEA Saclay
Genoscope | Centre national de séquençage ; French National Sequencing Center | Commissariat à l'énergie atomique
Andra | Agence nationale pour la gestion des déchets radioactifs ; French National Radioactive Waste Management Agency |
Autorité de sûreté nucléaire et de radioprotection | ASNR ; Autorité de sûreté nucléaire ; ASN ; French Nuclear Safety Authority ; French Authority for Nuclear Safety and Radiation Protection |
Institut de Radioprotection et de Sûreté Nucléaire | Institut de protection et de sûreté nucléaire ; IPSN ; French Institute for Radiological Protection and Nuclear Safety | Autorité de sûreté nucléaire et de radioprotection
IFP Énergies nouvelles | IFP New Energy ; French Petroleum Institute |
Axens | Axens IFP Group Technologies ; Procatalyse | IFP Énergies nouvelles
Bureau de Recherches Géologiques et Minières | French Geological and Mining Research Bureau |
INERIS | CERCHAR ; Centre d'études et de recherches des charbonnages de France |
Cerema | CERTU ; CETMEF ; Sétra |
CSTB | French Scientific and Technical Centre for Building |
IFSTTAR | Laboratoire central des ponts et chaussées ; French Institute of Science and Technology for Transport, Development and Networks |
IRSTEA | Cemagref ; Institut national de recherche en sciences et technologies pour l'environnement et l'agriculture ; National Research Institute of Science and Technology for Environment and Agriculture | INRAE
ONERA | The French Aerospace Lab ; Office national d'études et de recherches aéronautiques |
CNES | French National Space Agency |
Collecte Localisation Satellites | CLS ; CLS Group |
Mercator Ocean | Mercator Ocean International |
Laboratoire national de métrologie et d'essais | Laboratoire national d'essais ; French National Metrology Institute |
LNE-SYRTE | SYRTE ; Systèmes de référence temps-espace ; Time-Space Reference Systems | Observatoire de Paris
Laboratoire National Henri Becquerel | LNHB ; LNE-LNHB ; Henri Becquerel National Laboratory | CEA-List
LNE-Cnam | Laboratoire commun de métrologie ; LCM LNE-Cnam | Laboratoire national de métrologie et d'essais
Cetim | Centre technique des industries mécaniques ; Technical Centre for Mechanical Industry |
CETIAT | Centre technique des industries aérauliques et thermiques |
CTIF | Centre technique des industries de la fonderie |
FCBA | Institut technologique forêt cellulose bois-construction ameublement ; FCBA Technological Institute ; AFOCEL ; CTBA ; Centre technique du bois et de l'ameublement |
CTP Grenoble | Centre technique du papier |
IFTH | Institut français du textile et de l'habillement ; French Institute of Textile and Clothing |
CTMNC | Centre technique de matériaux naturels de construction |
CERIB | Centre d'études et de recherches de l'industrie du béton |
CERFACS | Centre européen de recherche et de formation avancée en calcul scientifique ; European Centre for Research and Advanced Training in Scientific Computation |
CORIA | Complexe de recherche interprofessionnel en aérothermochimie | French National Centre for Scientific Research
UTAC | UTAC CERAM ; Union technique de l'automobile, du motocycle et du cycle |
VEDECOM | Institut VEDECOM ; VeDeCoM Institute |
IRT Saint Exupéry | IRT Antoine de Saint Exupéry ; Saint Exupéry Institute of Technology |
IRT SystemX | SystemX ; Institut de recherche technologique SystemX |
IRT Jules Verne | Institut de recherche technologique Jules Verne |
IRT b<>com | b-com |
IRT M2P | Institut de recherche technologique Matériaux Métallurgie Procédés |
IRT Nanoelec | Nanoelec |
IRT Railenium | Railenium |
IPVF | Institut photovoltaïque d'Île-de-France |
Météo-France | French Weather Service |
Centre National de Recherches Météorologiques | CNRM ; CNRM-GAME ; National Centre for Meteorological Research ; French National Centre for Meteorological Research | Météo-France
SHOM | French Naval Hydrographic and Oceanographic Service |
National Institute of Geographic and Forest Information | IGN France |
AFNOR | Association française de normalisation ; French Standardization Association |
Bureau Veritas | BV ; Bureau Veritas Group ; Bureau Veritas SA |
Apave | Groupe Apave ; Apave Group |
Socotec | Socotec Group ; Groupe Socotec |
Synchrotron SOLEIL | Soleil Synchrotron ; Laboratoire pour l'utilisation du rayonnement électromagnétique |
GANIL | SPIRAL2 |
IRAM | Institute for Radio Astronomy in the Millimetre Range ; Institut für Radioastronomie im Millimeterbereich |
Laboratory for Analysis and Architecture of Systems | LAAS ; LAAS-CNRS ; Laboratoire d'analyse et d'architecture des systèmes | French National Centre for Scientific Research
Institut de recherche en informatique de Toulouse | IRIT ; Toulouse Institute of Computer Science Research |
Institut de recherche en informatique et systèmes aléatoires | IRISA ; Research Institute of Computer Science and Random Systems |
Laboratoire lorrain de recherche en informatique et ses applications | LORIA |
LIMSI | Laboratoire d'informatique pour la mécanique et les sciences de l'ingénieur ; LIMSI-CNRS ; Computer Science Laboratory for Mechanics and Engineering Sciences | French National Centre for Scientific Research
Laboratoire Interdisciplinaire des Sciences du Numérique | LISN |
LIRMM | Laboratoire d'informatique, de robotique et de microélectronique de Montpellier ; Montpellier Laboratory of Informatics, Robotics and Microelectronics |
LIP6 | Laboratoire d'informatique de Paris 6 |
Laboratoire d'informatique de Grenoble | LIG Grenoble ; Grenoble Informatics Laboratory |
VERIMAG | | French National Centre for Scientific Research
GIPSA-lab | Grenoble Images Parole Signal Automatique |
G2Elab | Grenoble Electrical Engineering Laboratory ; Laboratoire de génie électrique de Grenoble |
Laboratoire d'informatique en image et systèmes d'information | LIRIS |
Institut des systèmes intelligents et de robotique | ISIR ; Institute for Intelligent Systems and Robotics |
Laboratoire des signaux et systèmes | L2S ; Laboratory of Signals and Systems |
CEMES | Centre d'élaboration de matériaux et d'études structurales ; CEMES-CNRS | French National Centre for Scientific Research
Institut Néel | Néel Institute ; Institut Louis Néel ; Laboratoire Louis Néel | French National Centre for Scientific Research
LNCMI | Laboratoire national des champs magnétiques intenses ; National Laboratory for High Magnetic Fields ; Grenoble High Magnetic Field Laboratory | French National Centre for Scientific Research
Centre de Nanosciences et de Nanotechnologies | C2N ; Centre for Nanoscience and Nanotechnology ; Laboratoire de photonique et de nanostructures ; Institut d'électronique fondamentale | French National Centre for Scientific Research
IEMN | Institut d'électronique, de microélectronique et de nanotechnologie ; Institute of Electronics, Microelectronics and Nanotechnology | French National Centre for Scientific Research
FEMTO-ST | FEMTO-ST Institute ; Franche-Comté électronique mécanique thermique et optique – sciences et technologies |
IPCMS | Institut de physique et chimie des matériaux de Strasbourg | French National Centre for Scientific Research
ICMCB | Institut de chimie de la matière condensée de Bordeaux | French National Centre for Scientific Research
Institut des matériaux de Nantes Jean Rouxel | IMN Nantes ; Institut des matériaux Jean Rouxel | French National Centre for Scientific Research
PROMES | Procédés, matériaux et énergie solaire ; PROMES-CNRS ; Odeillo solar furnace | French National Centre for Scientific Research
CRHEA | Centre de recherche sur l'hétéro-épitaxie et ses applications | French National Centre for Scientific Research
Centre Interdisciplinaire de Nanoscience de Marseille | CINaM | French National Centre for Scientific Research
CEMHTI | Conditions extrêmes et matériaux : haute température et irradiation | French National Centre for Scientific Research
ICARE Orléans | Institut de combustion, aérothermique, réactivité et environnement ; ICARE-CNRS | French National Centre for Scientific Research
GREMI | Groupe de recherches sur l'énergétique des milieux ionisés |
Institut de mécanique des fluides de Toulouse | IMFT ; Toulouse Fluid Mechanics Institute |
Laboratoire de mécanique des fluides et d'acoustique | LMFA |
Institut Pprime | Pprime ; Institut P' | French National Centre for Scientific Research
LAPLACE Toulouse | Laboratoire plasma et conversion d'énergie |
IJCLab | Laboratoire de physique des deux infinis Irène Joliot-Curie ; Laboratoire de l'accélérateur linéaire ; Institut de physique nucléaire d'Orsay ; IPN Orsay ; IPNO ; CSNSM |
IN2P3 | Institut national de physique nucléaire et de physique des particules ; National Institute of Nuclear and Particle Physics | French National Centre for Scientific Research
CC-IN2P3 | Centre de calcul de l'IN2P3 ; Centre de Calcul IN2P3 | IN2P3
LAPP | Laboratoire d'Annecy de physique des particules ; Laboratoire d'Annecy-le-Vieux de physique des particules | IN2P3
LPNHE | Laboratoire de physique nucléaire et de hautes énergies | IN2P3
LPSC Grenoble | Laboratoire de physique subatomique et de cosmologie ; Institut des sciences nucléaires de Grenoble | IN2P3
Subatech | | IN2P3
Institut pluridisciplinaire Hubert Curien | IPHC ; Institut de recherches subatomiques |
Centre de physique des particules de Marseille | CPPM | IN2P3
Laboratoire Souterrain de Modane | LSM Modane ; Modane Underground Laboratory | IN2P3
APC Paris | Astroparticule et cosmologie ; AstroParticle and Cosmology Laboratory |
Institut national des sciences de l'univers | INSU | French National Centre for Scientific Research
IDRIS | Institut du développement et des ressources en informatique scientifique | French National Centre for Scientific Research
INIST | Institut de l'information scientifique et technique | French National Centre for Scientific Research
CINES | Centre informatique national de l'enseignement supérieur |
GENCI | Grand équipement national de calcul intensif |
LATMOS | Laboratoire atmosphères, milieux, observations spatiales ; Service d'aéronomie |
Laboratoire de météorologie dynamique | LMD ; Dynamic Meteorology Laboratory | French National Centre for Scientific Research
Institut Pierre-Simon Laplace | IPSL ; Pierre Simon Laplace Institute |
LEGOS | Laboratoire d'études en géophysique et océanographie spatiales |
CESBIO | Centre d'études spatiales de la biosphère |
Institut de recherche en astrophysique et planétologie | IRAP ; Centre d'étude spatiale des rayonnements ; CESR |
Laboratoire d'astrophysique de Marseille | LAM ; Laboratoire d'Astrophysique Spatiale |
Institut d'astrophysique spatiale | IAS Orsay |
Laboratoire d'aérologie | Laboratoire d'Aérologie de Toulouse |
Institut de physique du globe de Paris | IPGP ; Institut de Physique du Globe ; Paris Institute of Earth Physics |
Institut de physique du globe de Strasbourg | IPGS |
ISTerre | Institut des sciences de la terre ; LGIT |
Institut des Géosciences de l'Environnement | IGE Grenoble ; LGGE ; Laboratoire de glaciologie et géophysique de l'environnement |
Géoazur | | French National Centre for Scientific Research
Centre de recherches pétrographiques et géochimiques | CRPG ; CRPG Nancy | French National Centre for Scientific Research
LMV Clermont-Ferrand | Laboratoire Magmas et Volcans |
Institut Fresnel | Fresnel Institute | French National Centre for Scientific Research
Laboratoire Charles Fabry | LCF ; Institut d'optique laboratory ; Laboratoire Charles Fabry de l'Institut d'Optique |
Laboratoire Kastler Brossel | LKB ; Kastler Brossel Laboratory |
LULI | Laboratoire pour l'utilisation des lasers intenses |
Laboratoire d'optique appliquée | LOA Palaiseau |
CELIA | Centre lasers intenses et applications |
CIRED | Centre international de recherche sur l'environnement et le développement |
Institut des Hautes Études Scientifiques | IHES ; Institute for Advanced Scientific Studies |
IRCELYON | Institut de recherches sur la catalyse et l'environnement de Lyon ; Institut de Recherches sur la Catalyse | French National Centre for Scientific Research
Inria Paris | Inria Rocquencourt ; INRIA Paris-Rocquencourt ; Centre Inria de Paris ; Inria Paris Research Centre | Inria
Inria Sophia Antipolis | Inria Sophia Antipolis - Méditerranée ; Centre Inria d'Université Côte d'Azur | Inria
Inria Grenoble | Inria Grenoble - Rhône-Alpes ; Inria Rhône-Alpes ; Centre Inria de l'Université Grenoble Alpes | Inria
Inria Rennes | Inria Rennes - Bretagne Atlantique ; Centre Inria de l'Université de Rennes | Inria
Inria Nancy | Inria Nancy - Grand Est ; Inria Lorraine ; Centre Inria de l'Université de Lorraine | Inria
Inria Saclay | Inria Saclay - Île-de-France ; Inria Futurs ; Centre Inria de Saclay | Inria
Inria Bordeaux | Inria Bordeaux - Sud-Ouest ; Centre Inria de l'université de Bordeaux | Inria
Inria Lille | Inria Lille - Nord Europe ; Centre Inria de l'Université de Lille | Inria
Inria Chile | Inria Chili ; Fundación Inria Chile | Inria
EDF | EDF Group ; EDF R&D |
EDF Energy | EDF UK ; London Electricity ; Nuclear Electric | EDF
EDF Renewables | EDF Renouvelables ; EDF EN ; EDF Énergies Nouvelles ; EDF power solutions ; SIIF Énergies ; enXco | EDF
EDF Trading | EDFT | EDF
Dalkia | Dalkia France | EDF
Framatome | Framatome ANP ; AREVA NP SAS |
Edison | Edison S.p.A. ; Edison SpA ; Società Edison | EDF
Enedis | ERDF ; Électricité Réseau Distribution France | EDF
Cyclife | Cyclife France ; SOCODEI | EDF
EIFER | European Institute for Energy Research ; Europäisches Institut für Energieforschung | EDF
Orano | AREVA ; Areva SA ; New Areva ; Compagnie générale des matières nucléaires |
TechnicAtome | Areva TA |
Réseau de Transport d'Électricité | RTE France ; RTE-EDF Transport |
GRTgaz | NaTran ; Gaz de France Réseau Transport | Engie
GRDF | Gaz Réseau Distribution France | Engie
Storengy | Storengy France | Engie
Tractebel | Tractebel Engineering ; Tractebel Engie ; Coyne et Bellier ; Tractebel Electricity & Gas International | Engie
Engie Laborelec | Laborelec | Engie
Electrabel | Engie Electrabel | Engie
Engie Lab CRIGEN | CRIGEN | Engie
Equans | Engie Solutions ; Cofely ; Engie Cofely | Bouygues
International Power | International Power plc ; National Power ; Engie Energy International | Engie
Engie Brasil Energia | Tractebel Energia ; Gerasul | Engie
Compagnie Nationale du Rhône | CNR Lyon |
Voltalia | Voltalia SA |
Neoen | Neoen SA |
Vinci | VINCI SA ; Société générale d'entreprises ; SGE |
Vinci Construction | Sogea-Satom ; Campenon Bernard ; GTM | Vinci
Eurovia | Entreprise Jean Lefebvre ; Cochery Bourdin Chaussé | Vinci
Soletanche Freyssinet | | Vinci
Vinci Energies | GTIE ; Omexom ; Actemium ; Axians | Vinci
Cobra IS | Grupo Cobra ; Cobra Group ; ACS Servicios Industriales | Vinci
Bouygues | Bouygues SA ; Groupe Bouygues |
Bouygues Construction | Bouygues Bâtiment ; Bouygues Travaux Publics ; VSL International | Bouygues
Colas | Colas Group ; Groupe Colas ; Société Routière Colas | Bouygues
Bouygues Telecom | | Bouygues
Eiffage | Fougerolle ; Eiffage SA ; SAE Fougerolle |
Egis Group | Groupe Egis ; Egis International ; Scetauroute ; Egis Rail ; Semaly |
Artelia | Artelia Group ; Sogreah ; Coteba |
Setec | Setec Group ; Groupe Setec ; Société d'études techniques et économiques |
Ingérop | Ingérop Conseil et Ingénierie ; Inter G |
Systra | Sofretu ; Sofrerail |
Assystem | Assystem SA ; Assystem Energy & Infrastructure ; Framatome ATEM |
Expleo | Assystem Technologies ; Expleo Group ; SQS Software Quality Systems |
Alten | ALTEN SA ; Alten Group |
Akkodis | Akka Technologies ; AKKA ; Modis |
Segula Technologies | SEGULA |
Safran | Safran SA ; SAFRAN Group ; Sagem Snecma |
Safran Aircraft Engines | Snecma Moteurs ; Société nationale d'étude et de construction de moteurs d'aviation |
Sagem | Sagem Défense Sécurité ; Sagem DS ; Safran Electronics and Defense |
Safran Landing Systems | Messier-Bugatti-Dowty ; Messier-Dowty ; Messier-Bugatti | Safran
Safran Nacelles | Aircelle ; Hurel-Hispano | Safran
Safran Transmission Systems | Hispano-Suiza | Safran
Safran Ceramics | | Safran
Herakles | Snecma Propulsion Solide ; SNPE Matériaux Energétiques ; Safran Herakles | Safran
Safran Seats | Zodiac Seats | Safran
Zodiac Aerospace | Zodiac S.A. ; Groupe Zodiac | Safran
Safran Reosc | REOSC ; Sagem-REOSC | Safran Electronics & Defense
Safran Data Systems | Zodiac Data Systems ; IN-SNEC | Safran Electronics & Defense
Safran Electrical & Power | Labinal ; Labinal Power Systems | Safran
Idemia | Safran Identity & Security ; Oberthur Technologies ; OT-Morpho ; Safran Morpho |
Thales | Thales SA ; Compagnie générale de télégraphie sans fil |
Thales Research & Technology | Thales Research and Technology ; TRT ; Thomson-CSF Laboratoire Central de Recherches | Thales
Thales Alenia Space | Aerospatiale Espace |
Thales Nederland | Hollandse Signaalapparaten ; Thomson-CSF Signaal ; Signaal ; Holland Signaal | Thales
Thales UK | Racal Electronics ; Thomson-CSF Racal ; Pilkington Optronics ; Thales Optronics | Thales
Thales Australia | ADI Limited ; Australian Defence Industries | Thales
Thales Underwater Systems | Thomson Marconi Sonar ; Thomson Sintra | Thales
Thales LAS France | Thales Optronique ; Thales Air Systems ; Thales Systèmes Aéroportés | Thales
Thales DIS | Gemalto ; Gemplus ; Axalto ; Thales Digital Identity and Security | Thales
Thales SIX GTS France | Thales Communications & Security ; Thales Communications | Thales
Telespazio | Telespazio S.p.A. ; Telespazio VEGA ; VEGA Space | Leonardo
ArianeGroup | Ariane Group ; Société européenne de propulsion ; EADS Astrium Space Transportation |
Arianespace | Arianespace SA | ArianeGroup
Sodern | Société anonyme d'études et réalisations nucléaires | ArianeGroup
Eutelsat | Eutelsat Communications ; European Telecommunications Satellite Organization ; Eutelsat OneWeb ; Eutelsat Group |
OneWeb | Network Access Associates ; WorldVu Satellites | Eutelsat
Airbus Defence and Space | Matra Marconi Space ; Airbus DS ; DASA |
Airbus Helicopters | Eurocopter Group ; Airbus Helicopters Deutschland |
Airbus Operations | Airbus Operations SAS ; Airbus France ; Airbus Deutschland ; Airbus Operations GmbH ; Airbus UK | Airbus
Airbus Group Innovations | EADS Innovation Works ; EADS CCR ; Airbus Central R&T | Airbus
Premium Aerotec | Premium AEROTEC GmbH | Airbus
Surrey Satellite Technology | SSTL ; Surrey Satellite Technology Ltd ; Surrey Satellites | Airbus Defence and Space
Avions de Transport Régional | ATR Aircraft |
Dassault Aviation | Avions Marcel Dassault-Breguet Aviation ; Dassault-Breguet |
SolidWorks | Dassault Systèmes SolidWorks ; SolidWorks Corporation | Dassault Systèmes
Simulia | ABAQUS Inc ; Hibbitt, Karlsson & Sorensen ; HKS ; Dassault Systèmes Simulia | Dassault Systèmes
BIOVIA | Accelrys ; Dassault Systèmes BIOVIA ; Molecular Simulations Inc | Dassault Systèmes
Medidata Solutions | Medidata | Dassault Systèmes
Computer Simulation Technology | CST AG ; CST Studio Suite ; Dassault Systèmes Deutschland | Dassault Systèmes
Exa Corporation | EXA ; PowerFLOW | Dassault Systèmes
Naval Group | Direction des chantiers navals |
Sirehna | | Naval Group
Chantiers de l'Atlantique | STX France ; Aker Yards France ; STX Europe Saint-Nazaire |
Nexter | Nexter Systems ; KNDS France |
Krauss-Maffei Wegmann | KMW ; KNDS Deutschland ; Krauss-Maffei | KNDS
MBDA | Aérospatiale Matra Missiles ; MBDA Missile Systems |
MBDA Deutschland | LFK-Lenkflugkörpersysteme ; LFK | MBDA
Roxel | Roxel Group ; ROXEL France |
Arquus | Renault Trucks Defense ; RTD ; ACMAT ; Panhard |
Daher | Daher Group ; DAHER-SOCATA ; Socata |
Latécoère | Groupe Latécoère |
Liebherr-Aerospace | Liebherr-Aerospace Toulouse | Liebherr
Liebherr | Liebherr Group ; Liebherr-International ; Hans Liebherr |
Alstom | Alstom Transport ; Société Alsacienne de Constructions Mécaniques |
GE Renewable Energy | Alstom Wind ; Alstom Renewable ; GE Wind Energy ; Enron Wind ; Tacke Windtechnik ; GE Vernova Wind | GE Vernova
GE Vernova | GE Power ; GE Energy ; GE Power & Water ; General Electric Vernova |
GE Grid Solutions | Alstom Grid ; Areva T&D ; GE Vernova Grid Solutions | GE Vernova
GE Hydro | Alstom Hydro ; Alstom Power Hydro ; GE Vernova Hydro ; Neyrpic | GE Vernova
GE Global Research | GE Research ; General Electric Research Laboratory ; GE Aerospace Research ; General Electric Research and Development Center ; GE Corporate Research and Development ; General Electric Global Research | General Electric
GE Aviation | GE Aircraft Engines ; General Electric Aircraft Engines ; GE Aerospace Engines | General Electric
Avio Aero | Avio S.p.A. aeroengines ; GE Avio | GE Aviation
Dowty Propellers | Dowty Rotol ; Dowty Aerospace Propellers | GE Aviation
GE Hitachi Nuclear Energy | GEH ; GE-Hitachi ; GE Vernova Hitachi Nuclear Energy ; GE Nuclear Energy ; Global Nuclear Fuel | GE Vernova
Arabelle Solutions | GE Steam Power ; Alstom Power Steam | EDF
Schneider Electric | Merlin Gerin ; Télémécanique ; Square D ; APC by Schneider Electric |
American Power Conversion | APC ; American Power Conversion Corporation ; APC by Schneider | Schneider Electric
Aveva | AVEVA Group ; CADCentre ; Invensys software ; Wonderware | Schneider Electric
OSIsoft | OSIsoft LLC ; Oil Systems Inc | Aveva
Invensys | Invensys plc ; BTR Siebe ; Siebe plc ; Foxboro | Schneider Electric
Legrand | Legrand SA ; Groupe Legrand |
Nexans | Nexans SA ; Alcatel Cable ; Câbles de Lyon |
Alcatel Submarine Networks | ASN Alcatel ; Alcatel Submarine ; Submarcom |
Saint-Gobain | Saint-Gobain Recherche |
Saint-Gobain Research Provence | Saint-Gobain CREE ; Centre de recherches et d'études européen | Saint-Gobain
Norton Company | Saint-Gobain Abrasives ; Norton Abrasives | Saint-Gobain
CertainTeed | CertainTeed Corporation | Saint-Gobain
Isover | Saint-Gobain Isover ; Isover Saint-Gobain | Saint-Gobain
Chryso | CHRYSO SAS | Saint-Gobain
GCP Applied Technologies | GCP ; Grace Construction Products | Saint-Gobain
Lafarge | Lafarge SA ; Lafarge Cement ; Lafarge Centre de Recherche ; LCR |
Holcim | LafargeHolcim ; Holcim Ltd ; Holcim Group |
Amrize | Holcim US ; Lafarge North America |
Imerys | Imetal ; Imerys SA ; English China Clays ; ECC International |
Kerneos | Imerys Aluminates ; Lafarge Aluminates | Imerys
Vicat | Vicat SA ; Groupe Vicat ; Ciments Vicat |
Arcelor | Usinor Sacilor ; Sollac ; Mittal Steel Company ; Ispat International ; LNM Holdings |
ArcelorMittal Research Maizières | ArcelorMittal Maizières Research ; IRSID ; Institut de recherches de la sidérurgie française ; ArcelorMittal Global R&D Maizières | ArcelorMittal
OCAS | OnderzoeksCentrum voor de Aanwending van Staal ; OCAS NV ; ArcelorMittal Global R&D Gent | ArcelorMittal
ArcelorMittal Dofasco | Dofasco ; Dominion Foundries and Steel | ArcelorMittal
ArcelorMittal Eisenhüttenstadt | EKO Stahl | ArcelorMittal
ArcelorMittal Bremen | Stahlwerke Bremen ; Klöckner Stahl | ArcelorMittal
Industeel | Creusot-Loire Industrie ; CLI-Fafer | ArcelorMittal
Ugitech | Ugine-Savoie Imphy ; Sprint Métal |
Aperam | ArcelorMittal Stainless ; Ugine & ALZ ; Acesita ; Aperam Alloys Imphy ; Imphy Alloys |
Vallourec | V & M Tubes ; Vallourec & Mannesmann Tubes ; Vallourec & Mannesmann |
Eramet | ERAMET SA ; Société Le Nickel ; SLN ; Eramet Ideas ; Eramet Research |
Aubert & Duval | Aubert et Duval |
Constellium | Alcan Engineered Products ; Constellium C-TEC ; Alcan Rhenalu ; Pechiney Rhenalu ; Constellium Technology Center |
Air Liquide | Air Liquide SA ; Air Liquide Advanced Technologies |
Lurgi | Air Liquide Engineering & Construction ; Lurgi AG ; Metallgesellschaft Lurgi | Air Liquide
Airgas | Airgas Inc | Air Liquide
TechnipFMC | Technip FMC ; Coflexip |
Technip Energies | Technip Energies NV ; T.EN |
Genesis Oil and Gas Consultants | Genesis Energies | Technip Energies
Sercel | Société d'étude, de recherches et de construction électroniques | CGG
Veritas DGC | Veritas Geophysical ; Digicon | CGG
Fugro Geoteam | Fugro Jason | Fugro
Beicip-Franlab | | IFP Énergies nouvelles
Elf Aquitaine | Elf Exploration Production |
Petrofina | | TotalEnergies
Saft | Saft Groupe ; Saft Batteries ; Société des accumulateurs fixes et de traction | TotalEnergies
SunPower | SunPower Corporation | TotalEnergies
Hutchinson | Hutchinson SA ; Hutchinson Worldwide | TotalEnergies
Maxeon Solar Technologies | Maxeon |
Automotive Cells Company | ACC |
Verkor | Verkor SA |
Symbio | SymbioFCell |
Renault | Renault SA ; Régie Renault ; Groupe Renault |
Ampere | Ampere SAS ; Renault Ampere | Renault
Horse Powertrain | HORSE ; Aurobay |
Renault Trucks | Renault Véhicules Industriels ; RVI ; Berliet ; Saviem | Volvo Group
Faurecia | Faurecia SE ; FORVIA Group ; Faurecia-Hella ; Ecia |
Hella | Hella KGaA Hueck ; Hella GmbH & Co. KGaA ; Westfälische Metall-Industrie | Forvia
OPmobility | Plastic Omnium ; Compagnie Plastic Omnium ; Inergy Automotive Systems |
Valeo | Valeo SA ; Ferodo Société Anonyme Française |
Michelin | Manufacture Française des Pneumatiques Michelin ; MFP Michelin |
Soitec | Soitec SA ; Silicon on Insulator Technologies |
Lynred | Sofradir ; ULIS ; Sofradir ULIS ; Société française de détecteurs infrarouges |
Trixell | Trixell SAS | Thales
III-V Lab | Alcatel-Thales III-V Lab |
Kalray | Kalray SA |
Riber | Riber SA |
Horiba France | HORIBA Jobin Yvon ; Jobin Yvon ; Horiba Scientific ; HORIBA ABX ; ABX Diagnostics | Horiba
Ingenico | Ingenico Group | Worldline
Worldline | Worldline SA ; Atos Worldline |
Atos | Atos SE ; Axime ; Origin BV |
Eviden | Eviden SAS ; Evidian ; Atos Eviden | Atos
Groupe Bull | Honeywell Bull ; Bull HN |
Syntel | Atos Syntel | Atos
Siemens IT Solutions and Services | SIS ; Siemens Business Services ; SBS | Atos
Sopra Steria | Sopra Group ; Steria ; Groupe Steria |
CS Group | CS Communication & Systèmes ; Compagnie des signaux ; CS SI |
Ubisoft | Ubisoft Entertainment |
OVHcloud | OVH ; OVH Groupe ; OVH SAS |
Iliad | Iliad SA ; Free SAS ; Iliad-Free |
SFR | Société française du radiotéléphone ; Numericable-SFR ; Neuf Cegetel ; Cegetel ; Numericable | Altice
Altice | Altice Europe ; Altice France ; Altice NV |
Orange Labs | Orange Innovation ; France Télécom R&D ; CNET ; Centre national d'études des télécommunications | Orange
Orange Business | Orange Business Services ; OBS ; Equant | Orange
Orange Polska | Telekomunikacja Polska ; TP S.A. ; TPSA ; Polish Telecom | Orange
Alcatel | Alcatel SA ; CGE ; Alcatel CIT |
Technicolor | Thomson-Brandt |
InterDigital | InterDigital Communications ; InterDigital R&D France |
Sequans | Sequans Communications |
Criteo | Criteo SA |
ESI Group | Engineering System International ; ESI Software | Keysight Technologies
Scilab Enterprises | Scilab |
Mistral AI | Mistral |
Hugging Face | HuggingFace |
Naver Labs Europe | Xerox Research Centre Europe ; XRCE ; Rank Xerox Research Centre Grenoble | Naver
Suez | Suez Lyonnaise des Eaux ; SUEZ Group ; SITA |
Degrémont | Suez Treatment Infrastructure | Suez
Saur | Groupe Saur ; Société d'aménagement urbain et rural |
Veolia | CGE Générale des Eaux ; Générale des Eaux ; Veolia Recherche & Innovation ; VERI |
Veolia Water Technologies | Veolia Water Solutions & Technologies ; OTV ; Krüger A/S ; USFilter ; Anjou Recherche | Veolia
Suez Water Technologies & Solutions | GE Water & Process Technologies ; GE Water ; Zenon Environmental ; BetzDearborn ; Ionics Inc | Veolia
SNCF | French National Railways ; SNCF Voyageurs |
SNCF Réseau | Réseau ferré de France ; RFF | SNCF
Keolis | Keolis SA | SNCF
RATP | RATP Group |
Aéroports de Paris | Groupe ADP ; ADP ; Paris Aéroport |
La Poste | Groupe La Poste ; La Poste Groupe |
Direction générale de l'aviation civile | DGAC ; French Civil Aviation Authority |
Société française de physique | SFP ; French Physical Society |
Ansys France | Ansys Lyon ; Optis SAS ; OPTIS | Ansys
National Research Council (Italy) | Consiglio Nazionale delle Ricerche Italia |
Institute of Information Science and Technologies | ISTI ; CNR-ISTI ; ISTI-CNR ; Istituto di Scienza e Tecnologie dell'Informazione ; Istituto di Scienza e Tecnologie dell'Informazione "Alessandro Faedo" ; CNUCE | National Research Council (Italy)
Institute of Informatics and Telematics | IIT-CNR ; Istituto di Informatica e Telematica | National Research Council (Italy)
Institute for Microelectronics and Microsystems | CNR-IMM ; IMM-CNR ; Istituto per la Microelettronica e Microsistemi ; Istituto Metodologie e Tecniche per la Microelettronica | National Research Council (Italy)
Institute of Nanoscience | CNR-NANO ; Istituto Nanoscienze | National Research Council (Italy)
National Enterprise for nanoScience and nanoTechnology | NEST Pisa ; NEST Laboratory ; Laboratorio NEST |
CNR Nanotec | Institute of Nanotechnology Lecce ; Istituto di Nanotecnologia | National Research Council (Italy)
Institute for Complex Systems | Istituto dei Sistemi Complessi ; ISC-CNR ; CNR-ISC | National Research Council (Italy)
CNR-SPIN | Superconducting and Other Innovative Materials and Devices Institute ; Istituto superconduttori, materiali innovativi e dispositivi | National Research Council (Italy)
CNR-IOM | Istituto Officina dei Materiali ; CNR Istituto Officina dei Materiali ; TASC Laboratory ; INFM-TASC ; Laboratorio TASC | National Research Council (Italy)
Istituto Nazionale per la Fisica della Materia | INFM ; National Institute for the Physics of Matter | National Research Council (Italy)
Institute for Photonics and Nanotechnologies | Istituto di Fotonica e Nanotecnologie ; IFN-CNR ; CNR-IFN | National Research Council (Italy)
National Institute of Optics | Istituto Nazionale di Ottica ; CNR-INO ; INO-CNR ; Istituto Nazionale di Ottica Applicata | National Research Council (Italy)
Institute of Applied Physics "Nello Carrara" | IFAC-CNR ; CNR-IFAC ; Istituto di Fisica Applicata Nello Carrara ; Istituto di Ricerca sulle Onde Elettromagnetiche | National Research Council (Italy)
Institute of Materials for Electronics and Magnetism | IMEM-CNR ; CNR-IMEM ; Istituto dei Materiali per l'Elettronica ed il Magnetismo | National Research Council (Italy)
Institute for the Study of Nanostructured Materials | ISMN-CNR ; CNR-ISMN ; Istituto per lo Studio dei Materiali Nanostrutturati | National Research Council (Italy)
Institute of Organic Synthesis and Photoreactivity | ISOF-CNR ; CNR-ISOF ; Istituto per la Sintesi Organica e la Fotoreattività | National Research Council (Italy)
Institute of Science, Technology and Sustainability for Ceramics | ISTEC-CNR ; CNR-ISSMC ; Istituto di Scienza e Tecnologia dei Materiali Ceramici ; Institute of Science and Technology for Ceramics | National Research Council (Italy)
Institute of Structure of Matter | ISM-CNR ; CNR-ISM ; Istituto di Struttura della Materia | National Research Council (Italy)
Institute of Condensed Matter Chemistry and Technologies for Energy | ICMATE ; CNR-ICMATE ; Istituto di Chimica della Materia Condensata e di Tecnologie per l'Energia ; IENI ; ICIS-CNR | National Research Council (Italy)
Institute for Chemical-Physical Processes | IPCF-CNR ; CNR-IPCF ; Istituto per i Processi Chimico-Fisici | National Research Council (Italy)
Institute of Chemistry of Organometallic Compounds | ICCOM ; CNR-ICCOM ; Istituto di Chimica dei Composti Organometallici | National Research Council (Italy)
Institute of Polymers, Composites and Biomaterials | IPCB ; CNR-IPCB ; Istituto per i Polimeri, Compositi e Biomateriali | National Research Council (Italy)
Institute of Crystallography | Istituto di Cristallografia ; IC-CNR ; CNR-IC | National Research Council (Italy)
Institute on Membrane Technology | ITM-CNR ; CNR-ITM ; Istituto per la Tecnologia delle Membrane | National Research Council (Italy)
Institute for Advanced Energy Technologies "Nicola Giordano" | CNR-ITAE ; ITAE-CNR ; Istituto di Tecnologie Avanzate per l'Energia | National Research Council (Italy)
Institute of Sciences and Technologies for Sustainable Energy and Mobility | STEMS ; CNR-STEMS ; Istituto Motori ; Istituto di Ricerche sulla Combustione | National Research Council (Italy)
Institute of Atmospheric Sciences and Climate | ISAC ; CNR-ISAC ; ISAC-CNR ; Istituto di Scienze dell'Atmosfera e del Clima | National Research Council (Italy)
Institute of Marine Sciences (Italy) | CNR-ISMAR ; ISMAR ; ISMAR-CNR ; Istituto di Scienze Marine | National Research Council (Italy)
Institute of Polar Sciences | CNR-ISP ; Istituto di Scienze Polari | National Research Council (Italy)
Institute of Atmospheric Pollution Research | CNR-IIA ; IIA-CNR ; Istituto sull'Inquinamento Atmosferico | National Research Council (Italy)
Institute of Methodologies for Environmental Analysis | CNR-IMAA ; IMAA ; Istituto di Metodologie per l'Analisi Ambientale | National Research Council (Italy)
Institute of Environmental Geology and Geoengineering | CNR-IGAG ; IGAG ; Istituto di Geologia Ambientale e Geoingegneria | National Research Council (Italy)
Institute of Geosciences and Earth Resources | CNR-IGG ; IGG-CNR ; Istituto di Geoscienze e Georisorse | National Research Council (Italy)
Research Institute for Geo-Hydrological Protection | CNR-IRPI ; IRPI ; Istituto di Ricerca per la Protezione Idrogeologica | National Research Council (Italy)
Water Research Institute (Italy) | CNR-IRSA ; IRSA-CNR ; Istituto di Ricerca sulle Acque | National Research Council (Italy)
Institute for Electromagnetic Sensing of the Environment | CNR-IREA ; IREA-CNR ; IREA ; Istituto per il Rilevamento Elettromagnetico dell'Ambiente | National Research Council (Italy)
Institute of Electronics, Computer and Telecommunication Engineering | IEIIT ; CNR-IEIIT ; Istituto di Elettronica e di Ingegneria dell'Informazione e delle Telecomunicazioni | National Research Council (Italy)
Institute for High Performance Computing and Networking | ICAR-CNR ; CNR-ICAR ; Istituto di Calcolo e Reti ad Alte Prestazioni | National Research Council (Italy)
Institute for Applied Mathematics "Mauro Picone" | IAC-CNR ; Istituto per le Applicazioni del Calcolo ; CNR-IAC | National Research Council (Italy)
Institute for Applied Mathematics and Information Technologies | CNR-IMATI ; IMATI ; IMATI-CNR ; Istituto di Matematica Applicata e Tecnologie Informatiche | National Research Council (Italy)
Institute of Cognitive Sciences and Technologies | ISTC-CNR ; CNR-ISTC ; Istituto di Scienze e Tecnologie della Cognizione | National Research Council (Italy)
Institute of Intelligent Industrial Technologies and Systems for Advanced Manufacturing | STIIMA ; CNR-STIIMA ; ITIA-CNR ; Istituto di Tecnologie Industriali e Automazione | National Research Council (Italy)
Institute of Marine Engineering | CNR-INM ; INSEAN ; CNR-INSEAN ; Istituto di Ingegneria del Mare ; Istituto Nazionale per Studi ed Esperienze di Architettura Navale | National Research Council (Italy)
Institute for Plasma Science and Technology | CNR-ISTP ; Istituto di Fisica del Plasma ; IFP-CNR ; Istituto per la Scienza e Tecnologia dei Plasmi ; Istituto Gas Ionizzati | National Research Council (Italy)
Institute for Construction Technologies | CNR-ITC ; ITC-CNR ; Istituto per le Tecnologie della Costruzione ; ICITE | National Research Council (Italy)
Institute for BioEconomy | CNR-IBE ; IBIMET ; CNR-IBIMET ; IVALSA ; CNR-IVALSA ; Istituto per la BioEconomia ; Istituto di Biometeorologia | National Research Council (Italy)
Institute of Research on Terrestrial Ecosystems | CNR-IRET ; IRET-CNR ; Istituto di Ricerca sugli Ecosistemi Terrestri | National Research Council (Italy)
Institute of Heritage Science | CNR-ISPC ; ISPC-CNR ; Istituto di Scienze del Patrimonio Culturale ; IBAM-CNR | National Research Council (Italy)
Institute of Clinical Physiology | IFC-CNR ; CNR-IFC ; Istituto di Fisiologia Clinica | National Research Council (Italy)
Institute of Biophysics (Italy) | IBF-CNR ; CNR-IBF ; Istituto di Biofisica | National Research Council (Italy)
Institute of Neuroscience (Italy) | CNR-IN ; IN-CNR ; Istituto di Neuroscienze | National Research Council (Italy)
Laboratori Nazionali del Sud | LNS ; INFN-LNS ; INFN Laboratori Nazionali del Sud | National Institute for Nuclear Physics
CNAF | INFN-CNAF | National Institute for Nuclear Physics
Trento Institute for Fundamental Physics and Applications | TIFPA ; INFN-TIFPA | National Institute for Nuclear Physics
INFN Sezione di Pisa | INFN Pisa | National Institute for Nuclear Physics
INFN Sezione di Padova | INFN Padova | National Institute for Nuclear Physics
INFN Sezione di Milano | INFN Milano | National Institute for Nuclear Physics
INFN Sezione di Roma | INFN Roma ; INFN Roma 1 | National Institute for Nuclear Physics
INFN Sezione di Torino | INFN Torino | National Institute for Nuclear Physics
INFN Sezione di Napoli | INFN Napoli | National Institute for Nuclear Physics
INFN Sezione di Bologna | INFN Bologna | National Institute for Nuclear Physics
INFN Sezione di Bari | INFN Bari | National Institute for Nuclear Physics
INFN Sezione di Firenze | INFN Firenze | National Institute for Nuclear Physics
INFN Sezione di Genova | INFN Genova | National Institute for Nuclear Physics
INFN Sezione di Trieste | INFN Trieste | National Institute for Nuclear Physics
European Gravitational Observatory | EGO ; Osservatorio Gravitazionale Europeo |
INAF Osservatorio di Astrofisica e Scienza dello Spazio | INAF OAS Bologna ; INAF-IASF Bologna ; Osservatorio Astronomico di Bologna | National Institute for Astrophysics
INAF Istituto di Astrofisica e Planetologia Spaziali | INAF-IAPS ; IAPS Rome ; Institute for Space Astrophysics and Planetology | National Institute for Astrophysics
INAF Istituto di Radioastronomia | INAF-IRA ; Institute of Radio Astronomy Bologna | National Institute for Astrophysics
Osservatorio Astronomico di Padova | INAF Padova ; Astronomical Observatory of Padova ; Padova Observatory | National Institute for Astrophysics
Osservatorio Astronomico di Trieste | INAF Trieste ; Trieste Observatory ; Astronomical Observatory of Trieste | National Institute for Astrophysics
Osservatorio Astronomico di Capodimonte | INAF Capodimonte ; Capodimonte Observatory | National Institute for Astrophysics
Osservatorio Astronomico di Roma | INAF Roma ; Rome Observatory ; Astronomical Observatory of Rome | National Institute for Astrophysics
Osservatorio Astrofisico di Torino | INAF Torino ; Turin Observatory ; Osservatorio Astronomico di Torino | National Institute for Astrophysics
Osservatorio Astrofisico di Catania | INAF Catania ; Catania Astrophysical Observatory | National Institute for Astrophysics
Osservatorio Astronomico di Palermo | INAF Palermo ; Palermo Astronomical Observatory | National Institute for Astrophysics
Osservatorio Astronomico di Cagliari | INAF Cagliari ; Cagliari Observatory | National Institute for Astrophysics
Fundación Galileo Galilei | Telescopio Nazionale Galileo ; TNG La Palma ; Fundación Galileo Galilei INAF | National Institute for Astrophysics
ENEA | CNEN Italy ; Ente per le Nuove Tecnologie, l'Energia e l'Ambiente |
Consorzio RFX | RFX Padova ; Consorzio RFX Padova |
Istituto Nazionale di Ricerca Metrologica | Istituto di Metrologia "Gustavo Colonnetti" ; IMGC ; Italian National Institute of Metrological Research |
Istituto Italiano di Tecnologia | IIT Genova |
Fondazione Bruno Kessler | ITC-irst ; Istituto per la Ricerca Scientifica e Tecnologica |
Fondazione Links | LINKS Foundation ; Istituto Superiore Mario Boella ; ISMB ; SiTI Istituto Superiore sui Sistemi Territoriali per l'Innovazione |
CSP Torino | CSP – Innovazione nelle ICT ; CSP Piemonte |
Eurac Research | EURAC ; European Academy of Bozen/Bolzano ; Accademia Europea di Bolzano ; Europäische Akademie Bozen |
NOI Techpark | TIS Innovation Park |
CREATE-NET | CREATE-NET Trento | Fondazione Bruno Kessler
Ricerca sul Sistema Energetico | ERSE ; Research on the Energy System |
CESI | Centro Elettrotecnico Sperimentale Italiano ; CESI S.p.A. ; KEMA Laboratories ; IPH Berlin |
CIRA | Centro Italiano Ricerche Aerospaziali ; Italian Aerospace Research Centre ; Italian Aerospace Research Center |
CRF | Centro Ricerche Fiat ; Fiat Research Center ; Fiat Research Centre ; C.R.F. | Fiat
Centro Sviluppo Materiali | RINA Consulting - Centro Sviluppo Materiali ; Rina-CSM | RINA
RINA | Registro Italiano Navale ; RINA S.p.A. ; Registro Italiano Navale ed Aeronautico |
D'Appolonia | RINA Consulting ; D'Appolonia S.p.A. | RINA
Istituto Italiano della Saldatura | IIS Genova ; Italian Institute of Welding |
Cetena | CETENA S.p.A. ; Centro per gli Studi di Tecnica Navale | Fincantieri
Fincantieri | Fincantieri Cantieri Navali Italiani ; Fincantieri S.p.A. |
Vard | VARD Group ; STX OSV ; Aker Yards | Fincantieri
Isotta Fraschini Motori | Isotta Fraschini | Fincantieri
Leonardo | Leonardo SpA ; Società Finanziaria Meccanica |
Leonardo Helicopters | AgustaWestland ; Agusta ; Westland Helicopters ; Leonardo Elicotteri ; Leonardo Helicopter Division | Leonardo
Selex ES | SELEX Galileo ; Galileo Avionica ; Selex Sistemi Integrati ; Alenia Marconi Systems ; AMS Alenia Marconi ; SELEX Elsag ; Leonardo Electronics | Leonardo
Alenia Aermacchi | Alenia Aeronautica ; Aermacchi ; Aeritalia ; Leonardo Aircraft ; Leonardo Velivoli ; Leonardo Divisione Velivoli | Leonardo
OTO Melara | Oto Melara S.p.A. ; Oto Breda ; Leonardo Land & Naval Defence Electronics | Leonardo
Whitehead Sistemi Subacquei | WASS ; Whitehead Alenia Sistemi Subacquei | Leonardo
Leonardo DRS | DRS Technologies ; Diagnostic/Retrieval Systems ; DRS | Leonardo
Elsag Datamat | Elsag ; Elsag Bailey ; Datamat | Leonardo
AnsaldoBreda | Hitachi Rail Italy ; Ansaldo Trasporti ; Breda Costruzioni Ferroviarie | Hitachi Rail
Ansaldo STS | Hitachi Rail STS ; Ansaldo Segnalamento Ferroviario | Hitachi Rail
Hitachi Rail | Hitachi Rail Europe ; Hitachi Rail Ltd | Hitachi
Ansaldo Nucleare | Ansaldo Nuclear | Ansaldo Energia
Ansaldo Energia Switzerland | Alstom Power gas turbine Switzerland | Ansaldo Energia
ASG Superconductors | ASG Superconductors SpA ; Ansaldo Superconduttori |
Avio | Avio Spazio ; FiatAvio ; Avio SpA |
OHB Italia | CGS SpA ; Compagnia Generale per lo Spazio ; Carlo Gavazzi Space | OHB
SITAEL | Sitael SpA ; AlmaSpace |
Argotec | Argotec S.r.l. |
Nuovo Pignone | GE Oil & Gas ; GE Nuovo Pignone ; Nuovo Pignone International ; Baker Hughes Nuovo Pignone | Baker Hughes
Agip | Eni Divisione Agip ; Agip Petroli |
Snamprogetti | Snam Progetti ; Snamprogetti S.p.A. | Saipem
Versalis | Polimeri Europa ; EniChem ; Enimont ; Versalis SpA | Eni
Novamont | Novamont S.p.A. | Versalis
Plenitude | Eni gas e luce ; Eni Plenitude ; Italgas Più | Eni
Syndial | Eni Rewind | Eni
EniTecnologie | Istituto Donegani ; Istituto Guido Donegani ; Eni Donegani | Eni
Italgas | Società Italiana per il Gas ; 2i Rete Gas |
Saipem | Saipem S.p.A. ; Saipem SpA ; Bouygues Offshore |
Enel | ENEL SpA |
Enel Green Power | EGP ; 3SUN | Enel
Enel X | EnerNOC ; Enel X Way | Enel
e-distribuzione | Enel Distribuzione ; E-Distribuzione SpA | Enel
Terna | Terna S.p.A. ; Terna Rete Elettrica Nazionale ; Trasmissione Elettricità Rete Nazionale |
A2A | A2A SpA ; AEM Milano ; ASM Brescia |
Hera Group | Hera S.p.A. ; Gruppo Hera |
Iren | IREN SpA ; Enìa |
Acea | ACEA SpA ; Azienda Comunale Energia e Ambiente |
ERG | ERG S.p.A. ; Edoardo Raffinerie Garrone ; ERG Renew |
Sogin | Società Gestione Impianti Nucleari ; SOGIN SpA |
Maire Tecnimont | MAIRE ; Tecnimont ; Maire S.p.A. ; KT Kinetics Technology |
Stamicarbon | Stamicarbon BV | Maire Tecnimont
Techint | Techint Engineering & Construction ; Organización Techint ; Techint Group |
Tenaris | Tenaris SA ; Dalmine ; TenarisDalmine ; Siderca ; TAMSA ; Tubos de Acero de México ; Dalmine SpA | Techint
Ternium | Ternium SA ; Hylsa ; Siderar ; Hylsamex | Techint
Tenova | Tenova SpA ; LOI Thermprocess ; Tenova Core | Techint
Danieli | Danieli & C. ; Danieli Officine Meccaniche ; Danieli Group |
Acciai Speciali Terni | AST ; Arvedi AST ; ThyssenKrupp Acciai Speciali Terni ; Acciai Terni |
Acciaierie d'Italia | Ilva ; Italsider ; ADI Taranto ; ArcelorMittal Italia |
Prysmian | Pirelli Cables ; Prysmian Cables & Systems ; Pirelli Cavi e Sistemi |
Draka | Draka Holding ; Draka Comteq | Prysmian
General Cable | General Cable Corporation | Prysmian
Pirelli | Pirelli Tyre ; Pirelli Labs |
Brembo | Brembo S.p.A. ; Freni Brembo |
Magneti Marelli | Calsonic Kansei ; Marelli Europe |
Automotive Lighting | Marelli Automotive Lighting | Magneti Marelli
Iveco | Iveco Group ; Iveco S.p.A. |
FPT Industrial | Fiat Powertrain Technologies ; FPT Motorenforschung | Iveco
CNH Industrial | Fiat Industrial ; CNH Global |
Case IH | J. I. Case ; Case Corporation ; Case International Harvester | CNH Industrial
New Holland Agriculture | New Holland ; Ford New Holland ; Sperry New Holland | CNH Industrial
Comau | Comau S.p.A. ; Consorzio Macchine Utensili |
Piaggio | Piaggio & C. ; Gruppo Piaggio |
Piaggio Aerospace | Piaggio Aero Industries ; Rinaldo Piaggio |
Telecom Italia | SIP Società Italiana per l'Esercizio Telefonico ; TIM S.p.A. |
TIM Lab | CSELT ; Centro Studi e Laboratori Telecomunicazioni ; Telecom Italia Lab ; TILab | Telecom Italia
Italtel | Italtel SpA ; Società Italiana Telecomunicazioni Siemens |
Wind Tre | WINDTRE ; Wind Telecomunicazioni ; H3G Italia ; Wind Italy |
Fastweb | Fastweb SpA ; Fastweb + Vodafone |
Engineering Ingegneria Informatica | Engineering Group ; Engineering S.p.A. |
Reply | Reply S.p.A. |
Poste Italiane | Poste Italiane SpA |
Ferrovie dello Stato Italiane | FS Italiane |
Rete Ferroviaria Italiana | RFI | Ferrovie dello Stato Italiane
Trenitalia | Trenitalia SpA | Ferrovie dello Stato Italiane
Italferr | Italferr SpA | Ferrovie dello Stato Italiane
ANAS SpA | Azienda Nazionale Autonoma delle Strade | Ferrovie dello Stato Italiane
Autostrade per l'Italia | ASPI ; Società Autostrade |
Mundys | Atlantia ; Atlantia SpA |
Webuild | Salini Impregilo ; Impregilo ; Salini Costruttori ; Webuild Group |
Astaldi | Astaldi SpA | Webuild
Italcementi | CTG Centro Tecnico di Gruppo ; Ciments Français ; i.lab Italcementi | Heidelberg Materials
Buzzi | Buzzi Unicem ; Buzzi SpA |
Dyckerhoff | Dyckerhoff GmbH ; Wilhelm Dyckerhoff Institut | Buzzi
Mapei | Mapei SpA |
Italian Institute for Environmental Protection and Research | ANPA |
National Institute of Geophysics and Volcanology | Istituto Nazionale di Geofisica ; Osservatorio Vesuviano ; Vesuvius Observatory |
CINECA | Cineca Consorzio Interuniversitario ; CASPUR ; CILEA |
GARR | Consortium GARR ; Consortium GARR Italian Academic Research Network ; Gruppo per l'Armonizzazione delle Reti della Ricerca |
Consorzio Nazionale Interuniversitario per le Telecomunicazioni | CNIT |
Consorzio Interuniversitario Nazionale per l'Informatica | CINI |
INSTM | Consorzio Interuniversitario Nazionale per la Scienza e Tecnologia dei Materiali ; National Interuniversity Consortium of Materials Science and Technology |
UNI | Ente Nazionale Italiano di Unificazione ; Ente Italiano di Normazione ; Italian National Unification |
Società Italiana di Fisica | SIF ; Italian Physical Society |
Datalogic | Datalogic S.p.A. |
STMicroelectronics | ST ; SGS-ATES ; STM |
ST-Ericsson | ST-NXP Wireless ; Ericsson Mobile Platforms |
LFoundry | LFoundry S.r.l. ; Micron Technology Italia ; Numonyx Avezzano |
Numonyx | Numonyx BV | Micron Technology
Texa | TEXA SpA |
Loccioni | Gruppo Loccioni ; Loccioni Group |
Electrolux Italia | Zanussi ; Electrolux Zanussi | Electrolux
Indesit Company | Indesit ; Merloni Elettrodomestici | Whirlpool
Candy Hoover Group | Hoover Candy | Haier
Olivetti | Olivetti SpA | Telecom Italia
Spanish National Research Council | Agencia Estatal Consejo Superior de Investigaciones Científicas ; Superior Council of Scientific Investigations |
Instituto de Ciencia de Materiales de Madrid | ICMM ; ICMM-CSIC ; Materials Science Institute of Madrid | Spanish National Research Council
Institut de Ciència de Materials de Barcelona | ICMAB ; ICMAB-CSIC ; Institute of Materials Science of Barcelona ; Instituto de Ciencia de Materiales de Barcelona | Spanish National Research Council
Instituto de Ciencia de Materiales de Sevilla | ICMS ; ICMS-CSIC ; Materials Science Institute of Seville | Spanish National Research Council
Instituto de Nanociencia y Materiales de Aragón | INMA Zaragoza ; Instituto de Ciencia de Materiales de Aragón ; ICMA-CSIC ; Instituto de Nanociencia de Aragón ; INMA-CSIC | Spanish National Research Council
Instituto de Ciencia y Tecnología de Polímeros | ICTP-CSIC ; Institute of Polymer Science and Technology | Spanish National Research Council
Instituto de Cerámica y Vidrio | ICV-CSIC ; Institute of Ceramics and Glass | Spanish National Research Council
Instituto de Catálisis y Petroleoquímica | ICP-CSIC ; Institute of Catalysis and Petrochemistry | Spanish National Research Council
Instituto de Carboquímica | ICB-CSIC ; ICB Zaragoza | Spanish National Research Council
Instituto Nacional del Carbón | INCAR ; INCAR-CSIC ; Instituto de Ciencia y Tecnología del Carbono ; National Coal Institute | Spanish National Research Council
Instituto de Ciencias de la Construcción Eduardo Torroja | IETcc ; IETCC-CSIC ; Instituto Eduardo Torroja ; Eduardo Torroja Institute for Construction Science | Spanish National Research Council
Centro Nacional de Investigaciones Metalúrgicas | CENIM ; CENIM-CSIC ; National Center for Metallurgical Research | Spanish National Research Council
Centro de Automática y Robótica | CAR-CSIC ; Centre for Automation and Robotics ; Instituto de Automática Industrial | Spanish National Research Council
Institut de Robòtica i Informàtica Industrial | IRI ; IRI CSIC-UPC ; Institute of Robotics and Industrial Informatics | Spanish National Research Council
Institut de Microelectrònica de Barcelona | IMB-CNM ; Centro Nacional de Microelectrónica ; CNM-CSIC ; Instituto de Microelectrónica de Barcelona ; Barcelona Microelectronics Institute | Spanish National Research Council
Instituto de Microelectrónica de Sevilla | IMSE ; IMSE-CNM ; Seville Institute of Microelectronics | Spanish National Research Council
Instituto de Micro y Nanotecnología | IMN-CNM ; IMM-CSIC ; Instituto de Microelectrónica de Madrid | Spanish National Research Council
Institut d'Investigació en Intel·ligència Artificial | IIIA ; IIIA-CSIC ; Artificial Intelligence Research Institute ; Instituto de Investigación en Inteligencia Artificial | Spanish National Research Council
Instituto de Tecnologías Físicas y de la Información | ITEFI ; ITEFI-CSIC ; Institute for Physical and Information Technologies ; Instituto de Acústica | Spanish National Research Council
Instituto de Óptica Daza de Valdés | IO-CSIC ; Instituto de Óptica ; Institute of Optics Madrid | Spanish National Research Council
Instituto de Química Física Rocasolano | IQFR ; IQFR-CSIC ; Instituto de Química Física Blas Cabrera ; Rocasolano Institute | Spanish National Research Council
Instituto de Química Orgánica General | IQOG ; IQOG-CSIC | Spanish National Research Council
Institut de Química Avançada de Catalunya | IQAC ; IQAC-CSIC ; Institute of Advanced Chemistry of Catalonia | Spanish National Research Council
Instituto de Tecnología Química | ITQ ; ITQ CSIC-UPV ; Institute of Chemical Technology Valencia | Spanish National Research Council
Instituto de Síntesis Química y Catálisis Homogénea | ISQCH | Spanish National Research Council
Instituto de Investigaciones Químicas | IIQ Sevilla ; IIQ-CSIC | Spanish National Research Council
Instituto de Física Corpuscular | IFIC ; Institute of Corpuscular Physics ; IFIC Valencia | Spanish National Research Council
Instituto de Física Teórica | IFT UAM-CSIC ; IFT Madrid ; Institute for Theoretical Physics Madrid | Spanish National Research Council
Instituto de Física de Cantabria | IFCA ; Institute of Physics of Cantabria | Spanish National Research Council
Instituto de Física Fundamental | IFF-CSIC ; Institute of Fundamental Physics Madrid | Spanish National Research Council
Instituto de Física Interdisciplinar y Sistemas Complejos | IFISC ; Institute for Cross-Disciplinary Physics and Complex Systems | Spanish National Research Council
Institut de Ciències de l'Espai | ICE-CSIC ; Institute of Space Sciences ; Instituto de Ciencias del Espacio | Spanish National Research Council
Institut d'Estudis Espacials de Catalunya | IEEC ; Institute of Space Studies of Catalonia |
Instituto de Estructura de la Materia | IEM-CSIC ; Institute for the Structure of Matter | Spanish National Research Council
Instituto de Ciencias Matemáticas | ICMAT ; Institute of Mathematical Sciences Madrid | Spanish National Research Council
Centro de Astrobiología | CAB ; CAB CSIC-INTA ; Spanish Astrobiology Center |
Centro de Física de Materiales | CFM San Sebastián ; Materials Physics Center ; CFM CSIC-UPV/EHU | Spanish National Research Council
Institut de Diagnosi Ambiental i Estudis de l'Aigua | IDAEA ; IDAEA-CSIC ; Institute of Environmental Assessment and Water Research | Spanish National Research Council
Geosciences Barcelona | GEO3BCN ; Institut de Ciències de la Terra Jaume Almera ; ICTJA ; ICTJA-CSIC ; Jaume Almera Institute of Earth Sciences | Spanish National Research Council
Institut de Ciències del Mar | ICM-CSIC ; Institute of Marine Sciences Barcelona ; Instituto de Ciencias del Mar | Spanish National Research Council
Instituto de Geociencias | IGEO ; IGEO-CSIC | Spanish National Research Council
Instituto Pirenaico de Ecología | IPE-CSIC ; Pyrenean Institute of Ecology | Spanish National Research Council
Instituto Mediterráneo de Estudios Avanzados | IMEDEA ; Mediterranean Institute for Advanced Studies ; IMEDEA CSIC-UIB | Spanish National Research Council
Instituto de Investigaciones Marinas | IIM-CSIC ; Institute of Marine Research Vigo | Spanish National Research Council
Centro de Estudios Avanzados de Blanes | CEAB ; CEAB-CSIC ; Centre for Advanced Studies of Blanes | Spanish National Research Council
Observatori de l'Ebre | Ebro Observatory ; Observatorio del Ebro |
IMDEA Materials | IMDEA Materials Institute ; Instituto IMDEA Materiales ; IMDEA Materiales |
IMDEA Nanoscience | IMDEA Nanociencia ; Madrid Institute for Advanced Studies in Nanoscience |
IMDEA Energy | IMDEA Energía ; Instituto IMDEA Energía ; IMDEA Energy Institute |
IMDEA Networks | IMDEA Networks Institute ; Institute IMDEA Networks |
IMDEA Software | IMDEA Software Institute ; Instituto IMDEA Software |
IMDEA Water | IMDEA Agua ; Instituto IMDEA Agua ; IMDEA Water Institute |
IMDEA Food | IMDEA Alimentación ; IMDEA Food Institute |
CIEMAT | JEN |
Plataforma Solar de Almería | PSA Almería | CIEMAT
CEDEX | Centro de Estudios y Experimentación de Obras Públicas |
INTA | INTA Spain ; Esteban Terradas |
Canal de Experiencias Hidrodinámicas de El Pardo | CEHIPAR ; El Pardo Model Basin | INTA
Centro Español de Metrología | CEM ; Spanish Metrology Centre ; Spanish Centre of Metrology |
CENER | Centro Nacional de Energías Renovables ; National Renewable Energy Centre of Spain ; Spanish National Renewable Energy Centre |
CDTI | Centro para el Desarrollo Tecnológico Industrial ; Centre for the Development of Industrial Technology |
IDAE | Instituto para la Diversificación y Ahorro de la Energía |
Enresa | Empresa Nacional de Residuos Radiactivos |
ENUSA | Enusa Industrias Avanzadas ; Empresa Nacional del Uranio |
Consejo de Seguridad Nuclear | CSN ; Nuclear Safety Council |
Tecnatom | Westinghouse Tecnatom ; Tecnatom SA |
Empresarios Agrupados | EA Internacional ; Empresarios Agrupados Internacional |
IDOM | Idom Consulting, Engineering, Architecture ; Idom Ingeniería y Consultoría |
Sener | SENER Ingeniería y Sistemas ; Sener Aeroespacial ; SENER Group ; Sener Ingeniería |
Typsa | TYPSA Group ; Técnica y Proyectos |
Ayesa | Ayesa Ingeniería ; Ayesa Advanced Technologies ; Agua y Estructuras |
Ineco | Ingeniería y Economía del Transporte |
Técnicas Reunidas | TR Técnicas Reunidas |
Abengoa | Abengoa SA ; Cox ABG ; Abeinsa |
Abengoa Solar | Solúcar ; Solucar Energía | Abengoa
Acciona | Acciona SA ; Cubiertas y MZOV ; Acciona Infraestructuras ; Acciona Construcción |
Acciona Energía | Corporación Acciona Energías Renovables ; EHN ; Energía Hidroeléctrica de Navarra ; Acciona Energy | Acciona
Acciona Agua | Pridesa ; Acciona Water | Acciona
ACS Group | ACS |
Dragados | Dragados y Construcciones ; Dragados SA | ACS Group
Ferrovial | Ferrovial SE ; Ferrovial Agroman ; Ferrovial Construction |
Fomento de Construcciones y Contratas | FCC Construcción ; FCC Group |
Aqualia | FCC Aqualia | Fomento de Construcciones y Contratas
OHLA | OHL ; Obrascón Huarte Lain |
Sacyr | Sacyr Vallehermoso |
Indra | Indra Group ; Indra Sistemas S.A. |
Minsait | Indra Minsait | Indra
GMV | GMV Aerospace and Defence ; Grupo Mecánica del Vuelo ; GMV Innovating Solutions |
Hisdesat | Hisdesat Servicios Estratégicos |
Hispasat | Hispasat SA |
Navantia | Bazán ; Empresa Nacional Bazán ; E.N. Bazán |
ITP Aero | Industria de Turbo Propulsores ; ITP |
Aernnova | Gamesa Aeronáutica ; Aernnova Aerospace |
Aciturri | Aciturri Aeronáutica |
Construcciones y Auxiliar de Ferrocarriles | CAF Beasain ; CAF Group |
Talgo | Patentes Talgo ; Tren Articulado Ligero Goicoechea Oriol |
ADIF | Administrador de Infraestructuras Ferroviarias |
Aena | Aena SME ; Aeropuertos Españoles y Navegación Aérea |
Iberdrola | Iberdrola SA ; Hidroeléctrica Española ; Iberduero |
Avangrid | Energy East ; Iberdrola USA ; UIL Holdings ; Avangrid Renewables | Iberdrola
Neoenergia | Neoenergia SA ; Coelba | Iberdrola
ScottishPower | ScottishPower Renewables ; SP Energy Networks ; Manweb |
Endesa | Empresa Nacional de Electricidad (Spain) ; ENDESA SA ; Fecsa ; Sevillana de Electricidad ; Fecsa-Enher |
Naturgy | Gas Natural ; Unión Eléctrica Fenosa ; Catalana de Gas |
Red Eléctrica de España | REE ; Redeia ; Red Eléctrica ; Redeia Corporación ; Red Eléctrica Corporación |
Enagás | Empresa Nacional del Gas |
Repsol | Repsol SA ; Repsol Technology Lab ; Centro de Tecnología de Repsol |
Petronor | Petróleos del Norte | Repsol
Talisman Energy | Repsol Oil & Gas Canada ; BP Canada | Repsol
EDP Renováveis | EDPR ; EDP Renewables ; Horizon Wind Energy | Energias de Portugal
Energias de Portugal | EDP Group |
EDP NEW | EDP CNET ; NEW – Centre for New Energy Technologies ; Labelec | Energias de Portugal
E-REDES | EDP Distribuição | Energias de Portugal
REN | Redes Energéticas Nacionais ; Rede Eléctrica Nacional |
Galp | Petróleos de Portugal |
Siemens Gamesa | Bonus Energy ; SGRE |
Adwen | Areva Wind ; Multibrid | Siemens Gamesa
Ingeteam | Ingeteam Power Technology ; Team Ingeteam |
Ormazabal | Velatia ; Grupo Velatia |
Gestamp | Gestamp Automoción |
CIE Automotive | CIE |
Ficosa | Ficosa International | Panasonic
Grupo Antolin | Antolin ; Grupo Antolín Irausa |
Applus+ | Applus ; Applus Services ; LGAI Technological Center ; Laboratori General d'Assaigs i Investigacions |
IDIADA | Applus IDIADA ; Idiada Automotive Technology | Applus+
Acerinox | Acerinox SA ; North American Stainless |
Sidenor | Sidenor Aceros Especiales ; Gerdau Sidenor ; Sidenor I+D |
Tubacex | Tubacex SA |
Fagor | Fagor Electrodomésticos ; Mondragón Fagor | Mondragon Corporation
Mondragon Corporation | MCC ; Mondragón Corporación Cooperativa ; Corporación Mondragon |
Tecnalia | Fundación Tecnalia ; Robotiker ; Fatronik |
IKERLAN | Ikerlan-IK4 ; Ikerlan S. Coop | Mondragon Corporation
Tekniker | IK4-Tekniker ; Fundación Tekniker |
CEIT | Centro de Estudios e Investigaciones Técnicas de Gipuzkoa ; Ceit-IK4 ; CEIT-BRTA |
Vicomtech | Vicomtech-IK4 ; Fundación Vicomtech ; Visual Interaction Communication Technologies Center |
CIDETEC | IK4-CIDETEC ; CIDETEC Energy Storage ; Fundación CIDETEC |
Gaiker | GAIKER-IK4 ; GAIKER Technology Centre ; Fundación Gaiker |
Azterlan | IK4-Azterlan ; Azterlan Metallurgy Research Centre |
Lortek | IK4-LORTEK ; Lortek S. Coop |
Ideko | IK4-Ideko ; IDEKO S. Coop | Mondragon Corporation
CIC energiGUNE | Centre for Cooperative Research on Alternative Energies |
CIC nanoGUNE | nanoGUNE ; CIC nanoGUNE BRTA |
CIC biomaGUNE | biomaGUNE ; Center for Cooperative Research in Biomaterials |
CIC bioGUNE | bioGUNE ; Center for Cooperative Research in Biosciences |
BC3 | Basque Centre for Climate Change |
BCAM | Basque Center for Applied Mathematics |
BCBL | Basque Center on Cognition, Brain and Language |
BCMaterials | Basque Center for Materials, Applications and Nanostructures |
ESS Bilbao | Consorcio ESS Bilbao |
Leitat | LEITAT Technological Center ; Acondicionamiento Tarrasense |
Eurecat | Eurecat Technology Centre ; Fundació Eurecat ; Ascamm ; Barcelona Media ; BDigital ; CTM Centre Tecnològic ; Fundació CTM ; Centre Tecnològic de Catalunya |
i2CAT | i2CAT Foundation ; Fundació i2CAT |
CTTC | Centre Tecnològic de Telecomunicacions de Catalunya ; Centre Tecnològic Telecomunicacions Catalunya |
CIMNE | International Centre for Numerical Methods in Engineering ; Centre Internacional de Mètodes Numèrics a l'Enginyeria |
IREC | Institut de Recerca en Energia de Catalunya ; Catalonia Institute for Energy Research |
ICRA | Institut Català de Recerca de l'Aigua ; Catalan Institute for Water Research |
IFAE | Institut de Física d'Altes Energies ; Institute for High Energy Physics Barcelona |
ALBA Synchrotron | CELLS ; ALBA ; Consorci ALBA ; Consorcio para la Construcción, Equipamiento y Explotación del Laboratorio de Luz Sincrotrón |
Centre de Recerca Matemàtica | CRM Barcelona |
CREAF | Centre de Recerca Ecològica i Aplicacions Forestals ; Centre for Ecological Research and Forestry Applications |
CESGA | Centro de Supercomputación de Galicia ; Galicia Supercomputing Center |
Gradiant | Centro Tecnolóxico de Telecomunicacións de Galicia |
CTAG | Centro Tecnológico de Automoción de Galicia |
AIMEN | AIMEN Technology Centre ; Asociación de Investigación Metalúrgica del Noroeste |
AIMPLAS | Instituto Tecnológico del Plástico ; Plastics Technology Centre |
AITEX | Instituto Tecnológico Textil ; Textile Industry Research Association |
AIDIMME | AIDIMA ; AIMME ; Instituto Tecnológico Metalmecánico, Mueble, Madera, Embalaje y Afines |
AINIA | AINIA Centro Tecnológico |
ITENE | Instituto Tecnológico del Embalaje, Transporte y Logística ; Packaging, Transport and Logistics Research Center |
Instituto de Tecnología Cerámica | ITC-AICE ; AICE ; Institute of Ceramic Technology |
Instituto de Biomecánica de Valencia | IBV ; Biomechanics Institute of Valencia |
Instituto Tecnológico de Informática | ITI Valencia |
Instituto Tecnológico de la Energía | ITE Valencia |
CARTIF | Fundación CARTIF ; CARTIF Technology Centre |
ITCL | Instituto Tecnológico de Castilla y León |
CIDAUT | Fundación CIDAUT |
CATEC | Centro Avanzado de Tecnologías Aeroespaciales ; FADA-CATEC |
CTAER | Centro Tecnológico Avanzado de Energías Renovables |
CIRCE | CIRCE Technology Centre ; Centro de Investigación de Recursos y Consumos Energéticos ; Fundación CIRCE |
ITAINNOVA | Instituto Tecnológico de Aragón ; ITA Zaragoza |
Naitec | CEMITEC ; CITEAN |
Fundación Hidrógeno Aragón | Aragon Hydrogen Foundation ; FHa |
Centro Nacional del Hidrógeno | CNH2 |
Instituto Tecnológico de Canarias | ITC Canarias |
PLOCAN | Plataforma Oceánica de Canarias ; Oceanic Platform of the Canary Islands |
SOCIB | Balearic Islands Coastal Observing and Forecasting System |
Centro de Láseres Pulsados | CLPU ; Spanish Centre for Pulsed Lasers |
CENIEH | Centro Nacional de Investigación sobre la Evolución Humana |
Geological and Mining Institute of Spain | | Spanish National Research Council
Instituto Geográfico Nacional | IGN Spain ; National Geographic Institute of Spain ; Observatorio de Yebes |
Agencia Estatal de Meteorología | INM Spain |
Spanish Institute of Oceanography | | Spanish National Research Council
Institut Cartogràfic i Geològic de Catalunya | ICGC ; Institut Cartogràfic de Catalunya |
AENOR | Asociación Española de Normalización y Certificación |
UNE | Asociación Española de Normalización ; Spanish Association for Standardisation |
INCIBE | Instituto Nacional de Ciberseguridad ; INTECO ; Spanish National Cybersecurity Institute |
Telefónica | Telefonica SA |
Telefónica Research | Telefónica Investigación y Desarrollo ; Telefonica I+D ; TID | Telefónica
O2 UK | Telefónica UK ; BT Cellnet ; mmO2 ; Virgin Media O2 ; VMO2 |
Telefónica Germany | O2 Deutschland ; Viag Interkom ; E-Plus ; Telefónica Deutschland | Telefónica
Vivo | Telefônica Brasil ; Telesp ; Telefônica Vivo | Telefónica
Amadeus IT Group | Amadeus ; Amadeus Global Travel Distribution |
Cellnex | Cellnex Telecom ; Abertis Telecom |
Real Sociedad Española de Física | RSEF ; Spanish Royal Physics Society |
INESC-ID | Instituto de Engenharia de Sistemas e Computadores: Investigação e Desenvolvimento |
INESC MN | INESC Microsistemas e Nanotecnologias |
INESC Coimbra | INESCC |
INEGI Porto | Instituto de Ciência e Inovação em Engenharia Mecânica e Engenharia Industrial ; INEGI - Instituto de Engenharia Mecânica e Gestão Industrial |
Instituto de Telecomunicações | IT Aveiro ; Institute of Telecommunications Portugal |
LIP | Laboratório de Instrumentação e Física Experimental de Partículas ; Laboratory of Instrumentation and Experimental Particle Physics |
UNINOVA | Instituto de Desenvolvimento de Novas Tecnologias |
ISQ | Instituto de Soldadura e Qualidade ; Portuguese Welding and Quality Institute |
PIEP | Pólo de Inovação em Engenharia de Polímeros |
CITEVE | Centro Tecnológico das Indústrias Têxtil e do Vestuário de Portugal |
CeNTI | Centre for Nanotechnology and Smart Materials ; Centro de Nanotecnologia e Materiais Técnicos, Funcionais e Inteligentes |
CEIIA | Centro de Engenharia e Desenvolvimento |
Instituto Pedro Nunes | IPN Coimbra |
Instituto Português da Qualidade | IPQ ; Portuguese Institute for Quality |
Laboratório Nacional de Energia e Geologia | Instituto Nacional de Engenharia e Tecnologia Industrial |
Instituto Português do Mar e da Atmosfera | Instituto de Meteorologia (Portugal) |
Instituto Hidrográfico | Portuguese Hydrographic Institute |
Altice Labs | Portugal Telecom Inovação ; PT Inovação ; PT Inovação e Sistemas | Altice
MEO | Portugal Telecom ; PT Comunicações ; Altice Portugal ; PT Portugal | Altice
NOS Comunicações | NOS ; ZON Optimus ; ZON Multimédia ; Optimus Portugal |
Efacec | Efacec Power Solutions ; EFACEC Energia |
Critical Software | Critical Software SA |
Águas de Portugal | AdP ; AdP Group |
SINTEF | Stiftelsen for industriell og teknisk forskning ; SINTEF Group ; Stiftelsen SINTEF ; Foundation for Scientific and Industrial Research |
SINTEF Energy Research | SINTEF Energi ; SINTEF Energiforskning ; Elektrisitetsforsyningens Forskningsinstitutt ; EFI Trondheim | SINTEF
SINTEF Ocean | MARINTEK ; Norwegian Marine Technology Research Institute ; SINTEF Fiskeri og havbruk ; SINTEF Fisheries and Aquaculture | SINTEF
SINTEF Industry | SINTEF Materials and Chemistry ; SINTEF Materialer og kjemi ; SINTEF Petroleum Research ; IKU Petroleum Research ; SINTEF Petroleum | SINTEF
SINTEF Digital | SINTEF ICT ; SINTEF IKT | SINTEF
SINTEF Community | SINTEF Building and Infrastructure ; SINTEF Byggforsk ; Norwegian Building Research Institute ; Norges byggforskningsinstitutt ; NBI Oslo | SINTEF
SINTEF Manufacturing | SINTEF Raufoss Manufacturing ; Raufoss Technology & Industrial Management | SINTEF
SINTEF Nord | SINTEF Tromsø | SINTEF
SINTEF Helgeland | SINTEF Molab | SINTEF
NORCE Norwegian Research Centre | International Research Institute of Stavanger ; CMR ; Norut ; Rogalandsforskning ; Teknova ; Agderforskning |
Institute for Energy Technology | IFE Halden ; OECD Halden Reactor Project |
Norwegian Institute for Air Research | Climate and Environmental Research Institute NILU |
Norwegian Meteorological Institute | Det norske meteorologiske institutt |
Norwegian Polar Institute | NPI Tromsø |
Norwegian Water Resources and Energy Directorate | NVE ; Norges vassdrags- og energidirektorat |
Norwegian Petroleum Directorate | NPD ; Oljedirektoratet ; Norwegian Offshore Directorate ; Sokkeldirektoratet |
Norwegian Mapping Authority | Kartverket ; Statens kartverk ; Norwegian Hydrographic Service |
Norwegian Metrology Service | Justervesenet ; JV Norway |
Norwegian Public Roads Administration | NPRA ; Norwegian Roads Administration |
Norwegian Space Agency | Norsk Romsenter ; Norwegian Space Centre |
Andøya Space | Andøya Space Center ; Andøya Rocket Range ; Andøya Rakettskytefelt |
Norwegian Radiation and Nuclear Safety Authority | DSA ; Direktoratet for strålevern og atomsikkerhet ; Statens strålevern ; Norwegian Radiation Protection Authority ; NRPA |
Nansen Environmental and Remote Sensing Center | Nansensenteret |
CICERO Center for International Climate Research | CICERO ; CICERO Senter for klimaforskning ; Center for International Climate and Environmental Research |
Bjerknes Centre for Climate Research | BCCR ; Bjerknessenteret |
Vestlandsforsking | Western Norway Research Institute |
Østlandsforskning | Eastern Norway Research Institute |
Møreforsking | Møre Research |
RISE PFI | PFI Trondheim ; Paper and Fibre Research Institute ; Papir- og fiberinstituttet | RISE Research Institutes of Sweden
Standards Norway | Standard Norge ; Norges Standardiseringsforbund |
DNV | DNV AS |
Germanischer Lloyd | GL ; GL Group ; GL Noble Denton ; Garrad Hassan ; GL Garrad Hassan | DNV
KEMA | DNV KEMA ; Keuring van Elektrotechnische Materialen te Arnhem ; N.V. KEMA ; DNV GL Energy | DNV
Equinor | Statoil Hydro |
Aker BP | Det norske oljeselskap ; Aker BP ASA ; BP Norge |
Vår Energi | Eni Norge ; Point Resources |
Aker Solutions | Aker Maritime ; Kvaerner ASA |
Aker Carbon Capture | SLB Capturi |
Aker Horizons | Aker Offshore Wind |
Subsea 7 | Acergy ; Stolt Offshore ; Subsea7 |
PGS | Petroleum Geo-Services |
TGS | TGS-NOPEC ; TGS-NOPEC Geophysical Company ; TGS ASA |
Norsk Hydro | Hydro ASA ; Hydro Aluminium ; Hydro Extrusions |
Sapa | Sapa Group ; Hydro Extruded Solutions ; Gränges Profiles | Norsk Hydro
Yara International | Yara ASA |
Elkem | Elkem ASA ; Elkem Silicones ; Elkem Solar | ChemChina
REC Solar | REC Group ; Renewable Energy Corporation |
Borregaard | Borregaard ASA |
Kongsberg Gruppen | Kongsberg Defence & Aerospace ; KDA ; Kongsberg Group |
Kongsberg Maritime | Simrad ; Rolls-Royce Commercial Marine ; Kongsberg Norcontrol ; Kongsberg Simrad | Kongsberg Gruppen
Kongsberg Satellite Services | KSAT | Kongsberg Gruppen
Nammo | Nordic Ammunition Company |
Statkraft | Statkraft AS ; Statskraftverkene |
Statnett | Statnett SF |
Telenor | Telenor ASA ; Telegrafverket |
Nordic Semiconductor | Nordic VLSI |
Opera Software | Opera ; Opera Norway |
Tomra | TOMRA Systems ; TOMRA Sorting ; TiTech |
Nel | Nel ASA ; Nel Hydrogen ; NEL Hydrogen Electrolyser ; Proton OnSite |
Scatec | Scatec Solar ; SN Power |
Bane NOR | Jernbaneverket ; Norwegian National Rail Administration |
Vy | NSB ; Norges Statsbaner ; Vygruppen ; Norwegian State Railways |
Multiconsult | Multiconsult Norge |
Norconsult | Norconsult AS |
VTT | Teknologian tutkimuskeskus VTT ; VTT Oy ; State Technical Research Centre of Finland |
MIKES | Centre for Metrology and Accreditation ; VTT MIKES ; Mittatekniikan keskus | VTT
Finnish Environment Institute | Finnish Marine Research Institute |
Finnish Geospatial Research Institute | FGI ; Finnish Geodetic Institute ; Geodeettinen laitos ; Paikkatietokeskus | National Land Survey of Finland
National Land Survey of Finland | Maanmittauslaitos ; NLS Finland |
Finnish Transport Infrastructure Agency | Väylävirasto ; Liikennevirasto ; Finnish Transport Agency |
Traficom | Finnish Transport and Communications Agency ; FICORA ; Trafi ; Viestintävirasto ; Liikenne- ja viestintävirasto |
Business Finland | Tekes ; Finnish Funding Agency for Innovation ; Finnish Funding Agency for Technology and Innovation |
CSC – IT Center for Science | Tieteen tietotekniikan keskus |
Nokia | Nokia Oy ; Nokia Solutions and Networks ; Nokia Group |
Nokia Research Center | NRC Helsinki ; Nokia Technologies ; Nokia Research Centre | Nokia
Nokia Siemens Networks | Siemens Communications ; Nokia Solutions & Networks |
Infinera | Infinera Corporation ; Zepton Networks ; Coriant | Nokia
HMD Global | Human Mobile Devices ; HMD |
Fortum | Fortum Oyj ; Neste Fortum |
Neste | Neste Oyj ; Neste Jacobs ; Neste Corporation |
Posiva | Posiva Oy | Teollisuuden Voima
Teollisuuden Voima | TVO ; Industrial Power Corporation |
Fingrid | Suomen Kantaverkko |
Helen | Helen Oy ; Helsingin Energia ; Helsinki Energy |
Kone | KONE Corporation |
Konecranes | Konecranes Oyj ; KCI Konecranes |
Cargotec | Cargotec Corporation ; Hiab |
Wärtsilä | Wärtsilä Finland ; Wärtsilä NSD ; Wärtsilä Diesel ; Metra Corporation |
Metso | Metso Minerals ; Metso Corporation |
Outotec | Outokumpu Technology ; Outotec Research Center | Metso
Valmet Oyj | Valmet ; Metso Paper ; Metso Power ; Valmet Technologies |
Neles | Valmet Flow Control ; Metso Flow Control | Valmet Oyj
Outokumpu | Outokumpu Stainless ; Avesta Polarit ; AvestaPolarit ; Inoxum |
Rautaruukki | Ruukki ; Rautaruukki Oyj ; Ruukki Metals | SSAB
UPM | United Paper Mills ; Kymmene |
Stora Enso | Stora Kopparberg ; Stora Enso Oyj ; Enso |
Metsä Group | Metsäliitto ; M-real ; Metsä Board ; Metsä Fibre |
Vaisala | Vaisala Oyj |
Planmeca | Planmeca Oy |
Okmetic | Okmetic Oy |
Beneq | Beneq Oy |
Picosun | Picosun Oy | Applied Materials
IQM | IQM Quantum Computers ; IQM Finland |
ICEYE | Iceye Oy |
Patria | Patria Oyj ; Patria Industries |
Elisa | Helsinki Telephone Corporation ; HPY ; Radiolinja |
Tietoevry | Tieto ; TietoEnator ; EVRY ; Enator ; Tieto Oyj |
WithSecure | F-Secure Business ; Data Fellows ; F-Secure Corporation |
F-Secure | F-Secure Oyj |
Pöyry | Pöyry PLC ; Jaakko Pöyry ; Jaakko Pöyry Group | AFRY
AFRY | ÅF ; ÅF Pöyry ; AF Consult ; Ångpanneföreningen |
Sweco | Sweco AB ; VBB ; FFNS ; Sweco Nederland |
Grontmij | Grontmij NV ; Carl Bro | Sweco
WSP | WSP Global ; WSP Group ; Genivar ; WSP Sverige ; J&W |
Parsons Brinckerhoff | PB ; WSP Parsons Brinckerhoff | WSP
Golder Associates | Golder ; WSP Golder | WSP
Tyréns | Tyréns AB ; Tyréns Sverige |
COWI | COWI A/S ; Christen Ostenfeld & W. Jønson |
Ramboll | Ramboll Group ; Ramboll Environ ; ENVIRON International |
NIRAS | NIRAS A/S |
DHI | DHI Group |
FORCE Technology | Force Instituttet ; Danish Maritime Institute |
DBI | Danish Institute of Fire and Security Technology ; Dansk Brand- og sikringsteknisk Institut |
DELTA Danish Electronics, Light & Acoustics | DELTA Dansk Elektronik, Lys & Akustik | FORCE Technology
Alexandra Institute | Alexandra Instituttet |
Bioneer | Bioneer A/S |
Danish Fundamental Metrology | DFM ; Dansk Fundamental Metrologi ; Danish National Metrology Institute |
Geological Survey of Denmark and Greenland | Geological Survey of Denmark ; DGU |
Danish Building Research Institute | SBi ; Statens Byggeforskningsinstitut ; BUILD Aalborg |
Risø National Laboratory | Atomenergikommissionens Forsøgsanlæg Risø |
Danish Decommissioning | Dansk Dekommissionering |
Danish Energy Agency | Energistyrelsen |
Danish Standards | Dansk Standard |
National Space Institute | DTU Space ; Danish Space Research Institute ; DSRI ; Danish National Space Center |
Ørsted | Dansk Olie og Naturgas ; DONG ; Elsam ; Energi E2 |
Energinet | Energinet.dk ; Eltra ; Elkraft System |
Vestas | Vestas Wind Systems A/S |
NEG Micon | Nordtank ; Micon | Vestas
LM Wind Power | LM Glasfiber ; LM Wind | GE Vernova
Topsoe | Haldor Topsøe ; Topsoe A/S | Haldor Topsoe
Danfoss | Danfoss A/S ; Danfoss Power Solutions ; Sauer-Danfoss |
Grundfos | Grundfos Holding ; Grundfos Management |
FLSmidth | FLSmidth & Co ; F.L. Smidth ; FLS Industries ; ThyssenKrupp Mining |
Aalborg Portland | Cementir Holding ; Aalborg Portland A/S |
Rockwool | ROCKWOOL International ; Rockwool Group ; ROCKWOOL A/S |
Velux | VELUX Group ; VELUX A/S ; VKR Holding |
Terma | Terma A/S ; Terma Elektronik |
GomSpace | GomSpace A/S |
Brüel & Kjær | HBK ; Hottinger Brüel & Kjær ; Brüel & Kjær Sound & Vibration Measurement ; HBM ; Hottinger Baldwin Messtechnik | Spectris
Spectris | Fairey Group ; Spectris plc |
Malvern Panalytical | Malvern Instruments ; PANalytical ; Philips Analytical ; Analytical Spectral Devices | Spectris
Radiometer | Radiometer Medical ; Radiometer A/S | Danaher
NKT | NKT Cables ; NKT A/S ; NKT Holding ; Nordiske Kabel- og Traadfabriker ; NKT Research |
NKT Photonics | Crystal Fibre ; Koheras ; Fianium | Hamamatsu Photonics
TDC | TDC Group ; Tele Danmark ; TeleDanmark ; TDC NET ; Nuuday ; YouSee |
Maersk | AP Moller Maersk ; Maersk Line ; A.P. Moller - Maersk Group |
Maersk Oil | Mærsk Olie og Gas | TotalEnergies
MAN Energy Solutions | Everllence ; MAN Diesel & Turbo ; MAN Diesel ; MAN B&W Diesel ; MAN Turbo ; B&W Diesel ; Burmeister & Wain | Volkswagen
Odense Steel Shipyard | Lindøværftet ; Odense Staalskibsværft | Maersk
Banedanmark | Rail Net Denmark |
German Chess Federation | Danish State Railways ; Danske Statsbaner |
Unity Technologies | Over the Edge Entertainment ; Unity Software |
Universal Robots | Universal Robots A/S | Teradyne
Mobile Industrial Robots | MiR | Teradyne
RISE Research Institutes of Sweden | Research Institutes of Sweden |
SP Technical Research Institute of Sweden | SP Sveriges Tekniska Forskningsinstitut ; Sveriges Provnings- och Forskningsinstitut ; Swedish National Testing and Research Institute ; Statens Provningsanstalt ; SP Borås | RISE Research Institutes of Sweden
SICS | RISE SICS ; SICS Swedish ICT ; Swedish Institute of Computer Science | RISE Research Institutes of Sweden
RISE Acreo | Acreo ; Acreo Swedish ICT ; Institute for Optical Research ; Industrial Microelectronics Center | RISE Research Institutes of Sweden
RISE Viktoria | Viktoria Institute ; Viktoria Swedish ICT ; Viktoriainstitutet | RISE Research Institutes of Sweden
RISE Interactive Institute | Interactive Institute ; Interactive Institute Swedish ICT | RISE Research Institutes of Sweden
RISE Innventia | Innventia ; STFI-Packforsk ; Svenska Träforskningsinstitutet ; Packforsk ; Skogsindustrins Tekniska Forskningsinstitut | RISE Research Institutes of Sweden
RISE SICOMP | Swerea SICOMP ; SICOMP | RISE Research Institutes of Sweden
RISE IVF | Swerea IVF ; IVF Industrial Research and Development ; Institutet för Verkstadsteknisk Forskning | RISE Research Institutes of Sweden
Swerim | Swerea MEFOS ; Swerea KIMAB ; MEFOS ; KIMAB ; Corrosion and Metals Research Institute ; Korrosions- och Metallforskningsinstitutet |
SIK | Swedish Institute for Food and Biotechnology ; Institutet för Livsmedel och Bioteknik | RISE Research Institutes of Sweden
Ytkemiska Institutet | YKI ; Institute for Surface Chemistry | RISE Research Institutes of Sweden
CBI Betonginstitutet | Swedish Cement and Concrete Research Institute ; Cement och Betong Institutet ; CBI | RISE Research Institutes of Sweden
Trätek | Swedish Institute for Wood Technology Research | RISE Research Institutes of Sweden
Swedish Institute of Agricultural and Environmental Engineering | Institutet för jordbruks- och miljöteknik | RISE Research Institutes of Sweden
SSPA | SSPA Sweden ; Statens Skeppsprovningsanstalt | RISE Research Institutes of Sweden
Swedish Environmental Research Institute | Institutet för Vatten- och Luftvårdsforskning |
Swedish Defence Research Agency | Försvarets forskningsanstalt ; FFA ; Aeronautical Research Institute of Sweden ; Flygtekniska försöksanstalten |
Swedish Geotechnical Institute | SGI ; Statens geotekniska institut |
Swedish National Road and Transport Research Institute | Statens väginstitut |
Swedish Transport Administration | Trafikverket ; Vägverket ; Banverket ; Swedish Road Administration ; Swedish Rail Administration |
Swedish Institute of Space Physics | Kiruna Geophysical Observatory |
Swedish Space Corporation | SSC ; Rymdbolaget ; Svenska rymdaktiebolaget ; Esrange Space Center |
Swedish National Space Agency | SNSA ; Rymdstyrelsen ; Swedish National Space Board |
Swedish Radiation Safety Authority | SSM ; Strålsäkerhetsmyndigheten ; SKI ; Statens kärnkraftinspektion ; SSI Sweden ; Statens strålskyddsinstitut |
Swedish Nuclear Fuel and Waste Management Company | SKB ; Svensk Kärnbränslehantering |
Swedish Energy Agency | Energimyndigheten ; Statens energimyndighet |
Svenska kraftnät | SvK ; Swedish National Grid ; Affärsverket svenska kraftnät |
Energiforsk | Elforsk ; Värmeforsk ; Swedish Energy Research Centre ; Svenskt Gastekniskt Center |
Skogforsk | Forestry Research Institute of Sweden |
Jernkontoret | Swedish Steel Producers' Association |
Lantmäteriet | Swedish mapping, cadastral and land registration authority ; National Land Survey of Sweden |
Studsvik | Studsvik Nuclear ; Studsvik AB |
Vinnova | NUTEK ; Verket för innovationssystem |
Swedish Institute for Standards | SIS Sweden ; Svenska institutet för standarder ; Swedish Standards Institute |
MAX IV Laboratory | MAX-lab ; MAX IV |
European Spallation Source | ESS ERIC ; European Spallation Source ERIC |
ABB | ABB Group ; ABB Asea Brown Boveri ; ABB Corporate Research |
Hitachi Energy | ABB Power Grids ; Hitachi ABB Power Grids ; ABB Power Systems ; Hitachi Energy Ltd ; ABB Grid | Hitachi
ABB Robotics | ASEA Robotics | ABB
Bernecker + Rainer | B&R Industrial Automation ; B&R | ABB
Accelleron | ABB Turbocharging ; ABB Turbo Systems |
Baldor Electric | Baldor ; ABB Motors and Mechanical | ABB
Thomas & Betts | ABB Installation Products | ABB
ASEA | Asea AB |
Westinghouse Electric Sweden | ABB Atom ; ASEA-ATOM ; Westinghouse Atom | Westinghouse Electric Company
Ericsson | LM Ericsson AB ; Telefonaktiebolaget L M Ericsson ; Ericsson Research ; Ericsson AB ; Ericsson Radio Systems ; Telefon AB LM Ericsson |
Sony Mobile | Sony Ericsson ; Sony Ericsson Mobile Communications ; Sony Mobile Communications | Sony
Cradlepoint | Cradlepoint Inc ; Ericsson Enterprise Wireless Solutions | Ericsson
Vonage | Vonage Holdings | Ericsson
Telia | Televerket Sverige ; Telia AB ; Telia Research |
Sonera | Telecom Finland ; TeliaSonera Finland ; Telia Finland | Telia
Tele2 | Tele2 AB ; Comviq |
Vattenfall | Vattenfall AB ; Swedish State Power Board ; Vattenfall Research and Development |
Nuon | N.V. Nuon Energy ; Nuon Energy | Vattenfall
Vattenfall Europe | HEW ; Bewag ; VEAG ; Laubag ; Hamburgische Electricitäts-Werke | Vattenfall
Forsmark | Forsmarks Kraftgrupp | Vattenfall
Uniper Sweden | OKG ; Sydkraft ; E.ON Sverige | Uniper
Sandvik | Sandvikens Jernverk ; Sandvik Mining and Rock Technology |
Alleima | Sandvik Materials Technology ; Alleima AB ; SMT Sandviken |
Kanthal | Kanthal AB ; Bulten-Kanthal | Alleima
Seco Tools | Seco Tools AB | Sandvik
Atlas Copco | Atlas Copco AB |
Edwards Vacuum | Edwards ; BOC Edwards ; Edwards High Vacuum ; Edwards Ltd | Atlas Copco
Leybold | Leybold GmbH ; Leybold-Heraeus ; Oerlikon Leybold Vacuum | Atlas Copco
Epiroc | Epiroc AB ; Atlas Copco Mining and Rock Excavation ; Epiroc Rock Drills |
SKF | AB SKF ; Aktiebolaget SKF ; SKF Engineering & Research Centre |
Alfa Laval | Alfa Laval AB |
Tetra Pak | Tetra Pak Processing |
DeLaval | DeLaval International | Tetra Pak
Electrolux | Electrolux Professional |
Husqvarna | Husqvarna Group |
Höganäs | Höganäs AB |
SSAB | SSAB EMEA ; SSAB Oxelösund ; SSAB Tunnplåt ; IPSCO |
Ovako | Ovako AB ; Ovako Steel ; SKF Steel |
Uddeholm | Uddeholms AB | Voestalpine
Boliden | Boliden AB ; Boliden Mineral |
Luossavaara-Kiirunavaara | Luossavaara-Kiirunavaara Aktiebolag |
Gränges | Gränges AB ; Sapa Heat Transfer ; Gränges Sweden |
H2 Green Steel | Stegra ; H2GS |
Northvolt | Northvolt AB ; SGF Energy |
Saab | Svenska Aeroplan AB ; Saab-Scania |
Saab Kockums | Kockums ; ThyssenKrupp Marine Systems AB ; TKMS AB | Saab
Saab Bofors Dynamics | Bofors Missiles ; Saab Dynamics | Saab
Ericsson Microwave Systems | Saab Microwave Systems ; Saab Electronic Defence Systems | Saab
BAE Systems Bofors | Bofors Defence ; BAE Systems Bofors AB | BAE Systems
BAE Systems Hägglunds | Hägglunds ; Alvis Hägglunds ; Hägglunds Vehicle | BAE Systems
GKN Aerospace Sweden | Volvo Aero ; Volvo Aero Corporation ; Svenska Flygmotor ; Volvo Flygmotor | GKN
RUAG Space | Beyond Gravity ; Saab Space ; Saab Ericsson Space ; Contraves Space ; Oerlikon Space ; Austrian Aerospace | RUAG
OHB Sweden | Swedish Space Corporation Space Systems | OHB
Volvo Group | Volvo Technology ; Volvo Group Trucks Technology |
Volvo Construction Equipment | Volvo CE ; Volvo BM | Volvo Group
Volvo Penta | AB Volvo Penta | Volvo Group
Mack Trucks | | Volvo Group
Volvo Cars | Volvo Car Corporation ; Volvo Car Group |
Zeekr | ZEEKR Technology Europe ; China Euro Vehicle Technology ; CEVT | Geely
Scania | Scania AB ; Scania CV |
Traton | TRATON SE ; Volkswagen Truck & Bus ; Traton Group | Volkswagen
International Harvester | International Motors ; International Truck | Traton
Saab Automobile | NEVS |
Autoliv | Autoliv Inc ; Autoliv AB ; Electrolux Autoliv |
Veoneer | Veoneer Inc ; Autoliv Electronics |
Zenuity | Zenseact |
Haldex | Haldex AB |
Hexagon AB | Hexagon ; Hexagon Metrology ; Hexagon Manufacturing Intelligence |
MSC Software | MacNeal-Schwendler Corporation ; MSC | Hexagon AB
Intergraph | Intergraph Corporation ; Hexagon Safety & Infrastructure | Hexagon AB
Leica Geosystems | Wild Heerbrugg ; Kern Aarau ; Wild Leitz | Hexagon AB
NovAtel | NovAtel Inc | Hexagon AB
Elekta | Elekta AB ; Elekta Instrument |
Axis Communications | Axis ; Axis Communications AB | Canon
Fingerprint Cards | Fingerprints ; FPC |
Tobii | Tobii Technology ; Tobii AB |
Silex Microsystems | Silex |
Skanska | Skanska AB |
NCC AB | Nordic Construction Company |
Peab | Peab AB |
Securitas | Securitas AB |
Assa Abloy | ASSA ABLOY AB |
HID Global | HID Corporation ; Hughes Identification Devices | Assa Abloy
SCA | Svenska Cellulosa AB |
BillerudKorsnäs | Billerud ; Korsnäs |
Södra | Södra Skogsägarna ; Södra Cell |
Holmen | Holmen AB ; Mo och Domsjö |
Stiga | STIGA Group |
SJ | SJ AB ; Statens Järnvägar ; Swedish State Railways |
King | King Digital Entertainment ; Midasplayer | Activision Blizzard
DICE | EA DICE ; Digital Illusions CE | Electronic Arts
Embracer Group | THQ Nordic ; Nordic Games |
Iceland GeoSurvey | ÍSOR ; Íslenskar orkurannsóknir |
Landsvirkjun | National Power Company of Iceland |
Reykjavik Energy | Orkuveita Reykjavíkur ; OR Iceland |
ON Power | Orka náttúrunnar | Reykjavik Energy
Carbfix | | Reykjavik Energy
HS Orka | Hitaveita Suðurnesja |
Orkustofnun | National Energy Authority of Iceland |
EFLA | EFLA Consulting Engineers ; Línuhönnun |
Mannvit | Mannvit Engineering | COWI
Icetec | Technological Institute of Iceland ; Iðntæknistofnun ; Nýsköpunarmiðstöð Íslands ; Innovation Center Iceland |
CCP Games | CCP hf |
Estonian Environment Agency | Keskkonnaagentuur ; Estonian Meteorological and Hydrological Institute |
Geological Survey of Estonia | Eesti Geoloogiateenistus ; EGT |
Cybernetica | Cybernetica AS ; Institute of Cybernetics Estonia |
Metrosert | Metrosert AS |
Eesti Energia | Enefit ; Estonian Energy |
Elering | Elering AS |
Latvenergo | Latvenergo AS |
Latvian Environment, Geology and Meteorology Centre | LVĢMC ; LEGMC |
Institute of Electronics and Computer Science | EDI Riga ; Elektronikas un datorzinātņu institūts |
Institute of Solid State Physics Latvia | ISSP UL ; Cietvielu fizikas institūts ; Institute of Solid State Physics, University of Latvia |
Ignitis | Lietuvos Energija ; Ignitis Group |
Center for Physical Sciences and Technology | Fizinių ir technologijos mokslų centras |
Lithuanian Hydrometeorological Service | Lietuvos hidrometeorologijos tarnyba ; LHMT |
Light Conversion | Šviesos konversija |
Ekspla | EKSPLA UAB |
EKSMA Optics | Eksma |
ECN | ECN part of TNO |
Holst Centre | Holst Centre Eindhoven |
Geological Survey of the Netherlands | Geologische Dienst Nederland ; TNO-NITG ; TNO Geological Survey of the Netherlands ; Netherlands Institute of Applied Geoscience ; Rijks Geologische Dienst | TNO
TNO Automotive | TNO Wegtransportmiddelen | TNO
Nuclear Research and Consultancy Group | NRG ; NRG Petten ; NRG PALLAS |
COVRA | Centrale Organisatie Voor Radioactief Afval |
Deltares | Waterloopkundig Laboratorium |
KWR Water Research Institute | KWR ; KWR Watercycle Research Institute ; Kiwa Water Research |
Kiwa | KIWA NV ; Kiwa Gastec ; Keuringsinstituut voor Waterleiding Artikelen |
Royal Netherlands Aerospace Centre | National Aerospace Laboratory NLR ; Royal NLR ; Netherlands Aerospace Centre |
MARIN | Netherlands Ship Model Basin ; Nederlandsch Scheepsbouwkundig Proefstation |
VSL | Van Swinden Laboratorium ; VSL Dutch Metrology Institute ; NMi Van Swinden Laboratorium ; Nederlands Meetinstituut ; Dutch National Metrology Institute |
SRON Netherlands Institute for Space Research | Stichting Ruimteonderzoek Nederland |
ASTRON | Stichting ASTRON ; Netherlands Foundation for Research in Astronomy ; NFRA |
JIVE | Joint Institute for VLBI ERIC ; Joint Institute for VLBI in Europe |
Nikhef | Nationaal Instituut voor Kernfysica en Hoge-Energiefysica |
AMOLF | FOM Institute AMOLF ; Instituut voor Atoom- en Molecuulfysica |
Dutch Institute for Fundamental Energy Research | FOM Rijnhuizen |
Advanced Research Center for Nanolithography | ARCNL |
SURF | SURFsara ; SURFnet ; SARA Computing and Networking Services ; Stichting Academisch Rekencentrum Amsterdam ; SURF Cooperative |
Netherlands eScience Center | NLeSC |
Wetsus | Wetsus European Centre of Excellence for Sustainable Water Technology |
NEN | Nederlands Normalisatie-instituut ; Netherlands Standardization Institute |
Rijkswaterstaat | RWS |
Kadaster | Netherlands' Cadastre, Land Registry and Mapping Agency |
Authority for Nuclear Safety and Radiation Protection | ANVS ; Autoriteit Nucleaire Veiligheid en Stralingsbescherming |
Philips Research | Philips NatLab ; Philips Natuurkundig Laboratorium ; NatLab ; Philips Research Laboratories | Philips
Signify | Philips Lighting ; Signify NV |
NXP Semiconductors | NXP B.V. ; Koninklijke NXP |
Nexperia | NXP Standard Products ; Nexperia BV |
Ampleon | NXP RF Power |
Versuni | Philips Domestic Appliances |
TP Vision | Philips TV |
ASML | Advanced Semiconductor Materials Lithography ; ASML Holding NV |
Cymer | Cymer LLC | ASML
Hermes Microvision | HMI Hermes | ASML
Mapper Lithography | | ASML
Berliner Glas | ASML Berlin ; Berliner Glas KGaA | ASML
ASM International | Advanced Semiconductor Materials International ; ASMI ; ASM Microchemistry |
ASMPT | ASM Pacific Technology ; ASM Pacific |
BE Semiconductor Industries | Besi |
DAF Trucks | DAF ; Van Doorne's Automobiel Fabriek | Paccar
Paccar | PACCAR Inc ; Pacific Car and Foundry Company |
VDL Groep | VDL ; VDL Nedcar ; VDL ETG |
Océ | Océ-Technologies ; Canon Production Printing | Canon
Stork | Stork N.V. ; Koninklijke Machinefabriek Stork | Fluor
Fokker | Fokker Aerostructures ; Fokker Technologies ; GKN Fokker ; Stork Fokker | GKN
Airbus Netherlands | Dutch Space ; Fokker Space ; Airbus Defence and Space Netherlands | Airbus Defence and Space
ISISpace | ISIS Innovative Solutions In Space ; Innovative Solutions in Space |
Damen | Damen Shipyards Group ; Damen Schelde ; Koninklijke Schelde Groep |
Royal IHC | IHC Merwede ; IHC Holland |
Allseas | Allseas Engineering ; Allseas Group |
Heerema Marine Contractors | HMC ; Heerema |
SBM Offshore | Single Buoy Moorings ; IHC Caland |
Boskalis | Koninklijke Boskalis ; Boskalis Westminster |
Van Oord | Van Oord ACZ ; Ballast Ham Dredging |
Royal BAM Group | Koninklijke BAM Groep ; BAM Infra |
Ballast Nedam | Ballast Nedam NV |
Heijmans | Heijmans NV |
Fugro | Fugro N.V. |
Royal HaskoningDHV | HaskoningDHV ; DHV Group |
Witteveen+Bos | Witteveen + Bos ; Witteveen Bos |
Antea Group | Oranjewoud ; Antea |
Arcadis | Arcadis NV ; Grontmij Arcadis ; Malcolm Pirnie |
IBI Group | Arcadis IBI Group | Arcadis
Hyder Consulting | Hyder ; Acer Consultants | Arcadis
Tauw | Tauw Group |
HKV | HKV lijn in water ; HKV Consultants |
Movares | Holland Railconsult |
Nederlandse Spoorwegen | NS ; Dutch Railways |
ProRail | Railinfrabeheer |
TenneT | TenneT TSO ; transpower stromübertragungs ; TenneT Holding |
Gasunie | N.V. Nederlandse Gasunie ; Gasunie Transport Services ; GTS ; Gasunie Deutschland |
Alliander | Liander ; Nuon Netwerk |
Stedin | Stedin Netbeheer ; Eneco NetBeheer |
Enexis | Enexis Netbeheer ; Essent Netwerk |
Eneco | Eneco Groep ; N.V. Eneco |
Essent | Essent NV | E.ON
Nederlandse Aardolie Maatschappij | NAM |
EBN | Energie Beheer Nederland |
Vitens | Vitens NV |
Waternet | Stichting Waternet |
Corus | Corus Group ; Tata Steel IJmuiden ; Tata Steel Nederland |
Hoogovens | Corus Staal ; Corus RD&T |
KPN | PTT Telecom ; Dr. Neher Laboratorium |
VodafoneZiggo | Ziggo ; UPC Nederland |
Adyen | Adyen NV |
Booking.com | | Booking Holdings
TomTom | Tele Atlas |
Elsevier Science | Elsevier Science Publishers | Elsevier
imec | Interuniversitair Micro-Elektronica Centrum ; IMEC vzw ; imec Leuven |
iMinds | Interdisciplinary Institute for Broadband Technology ; IBBT | imec
imec Netherlands | imec-nl ; IMEC Nederland | imec
EnergyVille | | VITO
Flanders Make | Flanders' Mechatronics Technology Centre ; FMTC ; Flanders' Drive |
Sirris | WTCM ; CRIF ; Collective Centre of the Belgian Technology Industry ; WTCM-CRIF |
Centexbel | Belgian Textile Research Centre |
Buildwise | Belgian Building Research Institute ; BBRI ; WTCB ; CSTC ; Centre scientifique et technique de la construction ; Wetenschappelijk en Technisch Centrum voor het Bouwbedrijf |
Centre for Metallurgical Research | CRM Group ; Centre de Recherches Métallurgiques ; CRM Liège ; CRM Belgium |
CENAERO | Centre de recherche en aéronautique |
Centre Spatial de Liège | CSL Liège ; Liège Space Centre |
CETIC | Centre d'excellence en technologies de l'information et de la communication |
Materia Nova | Materia Nova R&D Center |
Multitel | Multitel asbl |
ONDRAF/NIRAS | NIRAS-ONDRAF ; Belgian Agency for Radioactive Waste and Enriched Fissile Materials ; ONDRAF |
Federal Agency for Nuclear Control | FANC ; AFCN ; Bel V ; Federaal Agentschap voor Nucleaire Controle |
Royal Belgian Institute for Space Aeronomy | Institut royal d'aéronomie spatiale de Belgique |
Royal Observatory of Belgium | ORB |
Geological Survey of Belgium | Service géologique de Belgique ; Belgische Geologische Dienst | Royal Belgian Institute of Natural Sciences
Flanders Hydraulics | Flanders Hydraulics Research ; Waterbouwkundig Laboratorium |
Von Karman Institute for Fluid Dynamics | Institut von Karman ; Training Center for Experimental Aerodynamics |
Elia | Elia Group ; Elia System Operator ; Elia Transmission Belgium |
50Hertz | 50Hertz Transmission ; Vattenfall Europe Transmission | Elia
Fluxys | Fluxys Belgium ; Distrigas transport |
Solvay | Solvay SA ; Solvay & Cie ; Rhodia |
Syensqo | Solvay Specialty ; Syensqo SA ; Cytec |
Umicore | Umicore NV ; Metallurgie Hoboken-Overpelt |
Bekaert | Bekaert Advanced Materials |
Agfa-Gevaert | Agfa HealthCare ; Agfa-Gevaert NV |
Barco | Barco NV ; Belgian American Radio Corporation |
Melexis | Melexis NV ; Xfab Tessenderlo |
X-FAB | X-FAB Silicon Foundries ; X-FAB Semiconductor Foundries ; Thesys |
Ion Beam Applications | IBA Group ; IBA Proton Therapy |
Materialise | Materialise NV |
LMS International | Leuven Measurement Systems ; Siemens Industry Software NV ; LMS | Siemens
NUMECA | NUMECA International | Cadence Design Systems
John Cockerill | CMI ; Cockerill Maintenance & Ingénierie ; CMI Groupe ; Cockerill |
Cockerill-Sambre | ArcelorMittal Liège | ArcelorMittal
Sonaca | SONACA SA ; Société Nationale de Construction Aérospatiale |
SABCA | Société anonyme belge de constructions aéronautiques |
Safran Aero Boosters | Techspace Aero ; FN Moteurs | Safran
FN Herstal | FN ; Fabrique Nationale ; Fabrique Nationale d'Herstal ; FN Browning |
QinetiQ Space | Redwire Space Belgium ; Verhaert Design and Development |
DEME | DEME Group ; Dredging International ; GeoSea |
Jan De Nul | Jan De Nul Group |
Besix | BESIX Group ; Société Belge des Bétons |
Toyota Motor Europe | TME ; Toyota Motor Europe NV/SA ; Toyota Europe | Toyota
Proximus | RTT ; Régie des Télégraphes et Téléphones |
Luxembourg Institute of Science and Technology | CRP Gabriel Lippmann ; CRP Henri Tudor |
SES | SES SA ; SES Astra ; Société Européenne des Satellites ; SES Global ; SES Americom |
Intelsat | Intelsat SA ; International Telecommunications Satellite Organization ; PanAmSat | SES
O3b Networks | O3b ; SES Networks | SES
Paul Wurth | SMS group S.A. ; Paul Wurth SA | SMS group
IEE Luxembourg | IEE S.A. ; International Electronics & Engineering |
POST Luxembourg | P&T Luxembourg ; Entreprise des Postes et Télécommunications |
National Physical Laboratory | NPL UK ; National Physical Laboratory (UK) ; NPL Management |
National Engineering Laboratory | TÜV SÜD National Engineering Laboratory ; TUV NEL ; NEL East Kilbride ; TÜV SÜD NEL | TÜV SÜD
LGC | LGC Group ; Laboratory of the Government Chemist ; LGC Limited |
National Gear Metrology Laboratory | NGML |
UK Centre for Ecology & Hydrology | Centre for Ecology & Hydrology |
National Oceanography Centre | National Oceanography Centre Southampton |
HR Wallingford | HRW ; Hydraulics Research Station ; Hydraulics Research |
Transport Research Laboratory | TRL ; Transport and Road Research Laboratory ; Road Research Laboratory ; TRRL |
Building Research Establishment | BRE ; BRE Group ; Building Research Station |
BSRIA | Building Services Research and Information Association |
CIRIA | Construction Industry Research and Information Association |
TWI | The Welding Institute ; British Welding Research Association ; TWI Ltd |
MIRA | HORIBA MIRA ; Motor Industry Research Association ; Horiba Mira Ltd | Horiba
Millbrook Proving Ground | Millbrook | UTAC
Ricardo | Ricardo plc ; Ricardo UK ; Ricardo Consulting Engineers ; AEA Technology ; Ricardo-AEA |
Lotus Engineering | Lotus Cars Engineering | Lotus Cars
Cambridge Consultants | Cambridge Consultants Ltd | Capgemini
PA Consulting | PA Consulting Group ; PA Technology | Jacobs
ERA Technology | Electrical Research Association ; RINA Tech UK ; Cobham Technical Services ; British Electrical and Allied Industries Research Association | RINA
EA Technology | Electricity Council Research Centre ; Capenhurst Electricity Council Research Centre |
Intertek | Intertek Group ; Inchcape Testing Services ; Intertek Testing Services ; ETL SEMKO |
Element Materials Technology | Stork Materials Technology |
Exova | Bodycote Testing | Element Materials Technology
Lloyd's Register | LR ; Lloyd's Register of Shipping |
British Standards Institution | BSI ; BSI Group ; British Engineering Standards Association |
UKAS | United Kingdom Accreditation Service ; NAMAS |
Ordnance Survey | Ordnance Survey Great Britain |
UK Hydrographic Office | UKHO ; Hydrographic Office ; United Kingdom Hydrographic Office |
Meteorological Office | The Met Office ; UKMO |
European Centre for Medium-Range Weather Forecasts | Centre européen pour les prévisions météorologiques à moyen terme |
Culham Centre for Fusion Energy | UKAEA Culham ; Culham Science Centre |
Atomic Energy Research Establishment | Harwell |
National Nuclear Laboratory | UK National Nuclear Laboratory ; Nexia Solutions ; BNFL Research and Technology |
Sellafield Ltd | Sellafield ; British Nuclear Group Sellafield ; Windscale | Nuclear Decommissioning Authority
Nuclear Decommissioning Authority | NDA |
Nuclear Waste Services | Radioactive Waste Management ; NIREX ; Low Level Waste Repository ; United Kingdom Nirex | Nuclear Decommissioning Authority
Nuclear Restoration Services | Magnox Ltd ; Magnox Electric ; Dounreay Site Restoration | Nuclear Decommissioning Authority
Urenco | URENCO Group ; Uranium Enrichment Company ; Urenco Limited |
Atomic Weapons Establishment | AWE Nuclear Security Technologies ; AWRE |
Defence Science and Technology Laboratory | DSTL Porton Down ; Chemical Defence Establishment ; CBDE Porton Down ; Defence Research Agency ; DRA |
QinetiQ | QinetiQ Group ; Qinetiq plc |
Royal Signals and Radar Establishment | RSRE Malvern |
Admiralty Research Establishment | ARE ; Admiralty Underwater Weapons Establishment ; Admiralty Surface Weapons Establishment |
Aircraft Research Association | ARA Bedford |
Rutherford Appleton Laboratory | Rutherford Laboratory ; STFC Rutherford Appleton Laboratory ; Rutherford High Energy Laboratory ; Appleton Laboratory |
Central Laser Facility | CLF ; STFC Central Laser Facility | Rutherford Appleton Laboratory
RAL Space | Space Science and Technology Department RAL | Rutherford Appleton Laboratory
Daresbury Laboratory | Daresbury Nuclear Physics Laboratory ; Sci-Tech Daresbury |
Hartree Centre | STFC Hartree Centre | Science and Technology Facilities Council
ISIS Neutron and Muon Source | ISIS ; ISIS Pulsed Neutron Source |
UK Astronomy Technology Centre | UKATC ; ROE |
Cockcroft Institute | Cockcroft Institute of Accelerator Science and Technology |
Diamond Light Source | Diamond ; Diamond Light Source Ltd |
Square Kilometre Array Observatory | SKAO ; SKA Organisation ; Square Kilometre Array |
Jodrell Bank Observatory | Jodrell Bank Centre for Astrophysics ; Nuffield Radio Astronomy Laboratories ; Jodrell Bank |
National Centre for Atmospheric Science | NCAS ; NERC Centres for Atmospheric Science |
National Centre for Earth Observation | NCEO |
UK Space Agency | UKSA ; British National Space Centre ; BNSC |
Energy Systems Catapult | ESC Catapult | Catapult network
Catapult network | Catapult centres ; Catapults |
High Value Manufacturing Catapult | HVM Catapult ; HVMC | Catapult network
Manufacturing Technology Centre | MTC ; MTC Coventry ; The Manufacturing Technology Centre | High Value Manufacturing Catapult
National Composites Centre | NCC Bristol ; NCC UK | High Value Manufacturing Catapult
Centre for Process Innovation | CPI ; CPI Redcar ; CPI Innovation Services | High Value Manufacturing Catapult
Advanced Manufacturing Research Centre | AMRC ; University of Sheffield AMRC ; Nuclear AMRC | High Value Manufacturing Catapult
Advanced Forming Research Centre | AFRC Strathclyde ; National Manufacturing Institute Scotland ; NMIS | High Value Manufacturing Catapult
Warwick Manufacturing Group | WMG ; WMG Warwick |
Offshore Renewable Energy Catapult | ORE Catapult ; OREC ; National Renewable Energy Centre Narec ; Narec | Catapult network
Satellite Applications Catapult | SAC Harwell | Catapult network
Connected Places Catapult | Transport Systems Catapult ; Future Cities Catapult | Catapult network
Digital Catapult | Connected Digital Economy Catapult | Catapult network
Compound Semiconductor Applications Catapult | CSA Catapult | Catapult network
European Marine Energy Centre | EMEC ; EMEC Orkney |
Henry Royce Institute | Sir Henry Royce Institute ; Royce Institute |
Faraday Institution | The Faraday Institution |
Rosalind Franklin Institute | The Rosalind Franklin Institute |
UK Battery Industrialisation Centre | UKBIC |
Alan Turing Institute | The Alan Turing Institute ; ATI London |
EPCC | Edinburgh Parallel Computing Centre |
Jisc | Joint Information Systems Committee ; JANET UK ; UKERNA |
Tyndall Centre for Climate Change Research | Tyndall Centre |
Institute of Physics | IOP ; Physical Society of London ; Institute of Physics and the Physical Society |
IOP Publishing | IOPP ; Institute of Physics Publishing | Institute of Physics
Institution of Engineering and Technology | IET ; Institution of Electrical Engineers ; IEE ; Institution of Incorporated Engineers ; The IET |
Institution of Mechanical Engineers | IMechE |
Institution of Civil Engineers | ICE London |
Institution of Structural Engineers | IStructE |
Institution of Chemical Engineers | IChemE |
Institute of Materials, Minerals and Mining | IOM3 ; Institute of Materials ; Institution of Mining and Metallurgy ; Institute of Metals |
Royal Academy of Engineering | RAEng ; Fellowship of Engineering |
Royal Aeronautical Society | RAeS |
Royal Astronomical Society | RAS UK ; Astronomical Society of London |
Royal Society of Chemistry | RSC ; Chemical Society ; Royal Institute of Chemistry |
BCS, The Chartered Institute for IT | British Computer Society ; BCS |
Royal Meteorological Society | RMetS |
Chartered Institution of Building Services Engineers | CIBSE |
Energy Institute | Institute of Energy ; Institute of Petroleum ; Institute of Fuel |
BAE Systems | BAE SYSTEMS plc ; British Aerospace plc |
BAE Systems Advanced Technology Centre | GEC-Marconi Research Centre ; Marconi Research Centre Great Baddow ; BAE Systems Applied Intelligence Laboratories | BAE Systems
BAE Systems Inc | BAE Systems North America ; BAE Systems Electronics & Integrated Solutions ; Sanders Associates ; United Defense | BAE Systems
Ball Aerospace | Ball Aerospace & Technologies ; BAE Systems Space & Mission Systems ; Ball Aerospace & Technologies Corp | BAE Systems
BAE Systems Applied Intelligence | Detica ; BAE Systems Digital Intelligence ; BAE Systems Detica | BAE Systems
BAE Systems Submarines | Vickers Shipbuilding and Engineering ; VSEL ; BAE Systems Marine | BAE Systems
BAE Systems Australia | British Aerospace Australia ; Tenix Defence | BAE Systems
Rolls-Royce Holdings | Rolls-Royce Limited ; Rolls-Royce Group |
Rolls-Royce SMR | Rolls-Royce SMR Ltd | Rolls-Royce Holdings
Rolls-Royce Deutschland | BMW Rolls-Royce ; Rolls-Royce Deutschland Ltd & Co KG | Rolls-Royce Holdings
Rolls-Royce Power Systems | MTU Onsite Energy ; Maybach-Motorenbau |
Rolls-Royce Corporation | Allison Engine Company ; Rolls-Royce North America ; Rolls-Royce Allison | Rolls-Royce Holdings
GKN | GKN plc ; Guest, Keen and Nettlefolds ; Westland Aerospace ; GKN Westland ; GKN Aerospace Services | Melrose Industries
GKN Automotive | GKN Driveline ; GKN Land Systems | Dowlais Group
Dowlais Group | Dowlais | American Axle & Manufacturing
American Axle & Manufacturing | AAM ; American Axle ; Dauch Corporation |
Melrose Industries | Melrose |
Meggitt | Meggitt plc ; Vibro-Meter ; Dunlop Aerospace | Parker Hannifin
Ultra Electronics | Ultra Electronics Holdings ; Ultra Maritime ; Dowty Electronics |
Cobham | Cobham plc ; Flight Refuelling Limited |
Chemring | Chemring Group |
Babcock International | Devonport Management Limited ; DML ; VT Group |
Smiths Group | Smiths Industries ; TI Group ; S. Smith & Sons |
John Crane | John Crane Group | Smiths Group
Martin-Baker | Martin Baker Aircraft Company ; Martin-Baker Aircraft |
Spirit AeroSystems Belfast | Short Brothers ; Bombardier Belfast ; Bombardier Aerospace Belfast |
Reaction Engines | Reaction Engines Limited ; REL |
Inmarsat | International Maritime Satellite Organization ; Inmarsat plc | Viasat
Viasat | ViaSat Inc |
e2v | e2v technologies ; Teledyne e2v ; Marconi Applied Technologies ; English Electric Valve Company ; EEV | Teledyne Technologies
Teledyne Technologies | Teledyne ; Teledyne Scientific & Imaging ; Teledyne Inc ; Rockwell Scientific |
Teledyne FLIR | FLIR Systems ; FLIR ; AGEMA Infrared Systems | Teledyne Technologies
Teledyne DALSA | DALSA Corporation ; Dalsa | Teledyne Technologies
Teledyne LeCroy | LeCroy ; LeCroy Corporation | Teledyne Technologies
Teledyne Brown Engineering | Brown Engineering Company | Teledyne Technologies
Teledyne Photometrics | Photometrics ; QImaging ; Roper Scientific | Teledyne Technologies
Princeton Instruments | Teledyne Princeton Instruments ; Acton Research | Teledyne Technologies
Oxford Instruments | Oxford Instruments plc ; Oxford Instruments NanoScience ; Oxford Instruments Plasma Technology |
Andor Technology | Andor | Oxford Instruments
Renishaw | Renishaw plc |
Halma | Halma plc ; Halma Group |
Ocean Optics | Ocean Insight | Halma
Spirax Group | Spirax-Sarco Engineering ; Spirax Sarco |
IMI plc | Imperial Metal Industries |
Weir Group | The Weir Group ; G & J Weir ; Weir Minerals |
Rotork | Rotork plc |
Morgan Advanced Materials | Morgan Crucible ; Morgan Crucible Company |
Vesuvius | Foseco ; Cookson Group ; Vesuvius plc ; Vesuvius Group |
Johnson Matthey | Johnson Matthey plc ; Johnson, Matthey & Co ; Johnson Matthey Technology Centre ; Johnson Matthey Davy Technologies |
Davy Process Technology | Johnson Matthey Davy ; Davy McKee ; Kvaerner Process Technology | Johnson Matthey
Ceres Power | Ceres ; Ceres Power Holdings |
ITM Power | ITM |
Intelligent Energy | Intelligent Energy Ltd |
Pilkington | NSG Pilkington ; Pilkington Group | Nippon Sheet Glass
Nippon Sheet Glass | NSG ; NSG Group ; 日本板硝子 ; Nihon Itagarasu |
British Oxygen Company | BOC Group ; BOC Gases |
IQE | IQE plc ; Epitaxial Products International |
Arm | ARM Ltd ; Arm Limited ; Acorn RISC Machines |
Imagination Technologies | VideoLogic ; Imagination ; PowerVR |
Graphcore | Graphcore Ltd | SoftBank
Acorn Computers | Acorn ; Element 14 |
Cambridge Silicon Radio | CSR plc | Qualcomm
Wolfson Microelectronics | | Cirrus Logic
Dialog Semiconductor | | Renesas Electronics
Plessey | Plessey Company ; Plessey Semiconductors ; GEC Plessey Semiconductors ; Zarlink UK |
Marconi | Marconi plc ; Marconi Corporation ; GEC-Marconi ; Marconi Company ; Telent ; Wireless Telegraph & Signal Company |
General Electric Company (UK) | GEC Hirst Research Centre ; Hirst Research Centre |
Standard Telecommunication Laboratories | STL Harlow ; Standard Telephones and Cables ; STC ; Nortel Harlow |
Sharp Laboratories of Europe | SLE Oxford | Sharp
Toshiba Research Europe | Toshiba Europe Cambridge Research Laboratory | Toshiba
Hitachi Cambridge Laboratory | HCL Cambridge ; Hitachi Europe | Hitachi
Microsoft Research Cambridge | MSR Cambridge ; Microsoft Research Ltd | Microsoft Research
Quantinuum | Cambridge Quantum Computing ; Cambridge Quantum ; Honeywell Quantum Solutions |
PsiQuantum | PsiQ |
Oxford Ionics | Oxford Ionics Ltd | IonQ
Oxford PV | Oxford Photovoltaics |
M Squared Lasers | M Squared |
Coherent Scotland | Microlase Optical Systems | Coherent
SPI Lasers | TRUMPF Laser UK ; Southampton Photonics | Trumpf
Gooch & Housego | G&H |
Darktrace | Darktrace plc |
Sophos | Sophos Group |
Sage Group | Sage ; Sage plc |
Micro Focus | Micro Focus International ; OpenText UK | OpenText
Autonomy Corporation | Autonomy ; HP Autonomy | Hewlett-Packard
Improbable | Improbable Worlds |
Ocado Technology | Ocado ; Ocado Group |
Wayve | Wayve Technologies |
Stability AI | Stability AI Ltd |
Jaguar Land Rover | Jaguar Land Rover Automotive ; Tata JLR |
MG Rover | Rover Group ; Austin Rover ; Rover Cars ; British Leyland Motor Corporation |
Williams Advanced Engineering | WAE ; Fortescue WAE ; Fortescue Zero | Fortescue
McLaren Applied | McLaren Applied Technologies ; McLaren Electronic Systems |
JCB | J.C. Bamford Excavators ; J C Bamford |
Perkins Engines | | Caterpillar
Dyson | Dyson Ltd ; Dyson Technology |
Lucas Industries | LucasVarity |
Delphi Technologies | Delphi Diesel Systems ; Lucas Diesel | BorgWarner
Arup | Ove Arup |
Atkins | AtkinsRéalis UK ; SNC-Lavalin Atkins |
SNC-Lavalin | Surveyer, Nenniger & Chênevert |
Candu Energy | AECL CANDU Reactor Division ; Candu Energy Inc | SNC-Lavalin
Mott MacDonald | Mott, Hay & Anderson ; Sir M MacDonald & Partners ; Mott MacDonald Group |
Buro Happold | BuroHappold Engineering ; BuroHappold |
Halcrow | Halcrow Group ; Sir William Halcrow & Partners | Jacobs
CH2M | CH2M Hill | Jacobs
Jacobs | Jacobs Engineering |
Amentum | Jacobs Critical Mission Solutions ; AECOM Management Services ; URS Federal |
URS Corporation | URS ; Woodward-Clyde | AECOM
Scott Wilson | Scott Wilson Group | AECOM
AECOM | AECOM Tishman ; Earth Tech ; DMJM |
Wood | Wood Group ; John Wood Group ; Wood plc |
Amec Foster Wheeler | AMEC ; Amec plc ; AMEC Environment | Wood
Foster Wheeler | Foster Wheeler AG ; Foster Wheeler Energy ; Sumitomo SHI FW | Amec Foster Wheeler
Petrofac | Petrofac Ltd |
Xodus Group | Xodus |
Kellogg Brown & Root | M.W. Kellogg ; Brown & Root ; MW Kellogg | KBR
Frazer-Nash Consultancy | Frazer-Nash | KBR
ERM | Environmental Resources Management ; ERM Group |
RSK Group | RSK ; RSK Environment |
Stantec | Stantec Inc ; MWH Global ; MWH ; Montgomery Watson Harza ; Stanley Associates Engineering |
Balfour Beatty | Balfour Beatty plc |
Laing O'Rourke | John Laing Construction ; R O'Rourke & Son |
Costain | Costain Group ; Richard Costain |
Kier Group | May Gurney |
Tarmac | Tarmac Group ; Lafarge Tarmac ; Tarmac Trading | CRH
CRH | Cement Roadstone Holdings ; CRH plc ; Oldcastle |
Hanson | Hanson plc ; Hanson UK ; Heidelberg Materials UK ; Castle Cement | Heidelberg Materials
Heidelberg Materials | HeidelbergCement Technology Center |
Sheffield Forgemasters | Sheffield Forgemasters International |
Liberty Steel | Liberty House ; GFG Alliance |
Materials Processing Institute | MPI Teesside ; Corus Teesside Technology Centre |
National Grid | National Grid plc ; National Grid Electricity Transmission ; National Grid Company ; Lattice Group |
National Energy System Operator | NESO ; National Grid ESO ; National Grid Electricity System Operator |
National Gas Transmission | National Gas ; National Grid Gas |
Western Power Distribution | WPD ; National Grid Electricity Distribution ; SWEB ; South Wales Electricity | National Grid
UK Power Networks | UKPN ; EDF Energy Networks |
Northern Powergrid | CE Electric ; NEDL ; YEDL ; CE Electric UK |
Electricity North West | ENWL ; United Utilities Electricity ; Norweb |
Cadent | Cadent Gas ; National Grid Gas Distribution |
Scotia Gas Networks | SGN UK |
SSE | SSE plc ; Southern Electric ; SSE Renewables ; Airtricity |
Scottish and Southern Electricity Networks | SSEN ; SHEPD | SSE
Central Electricity Generating Board | Berkeley Nuclear Laboratories ; Central Electricity Research Laboratories |
British Gas plc | British Gas Corporation ; Gas Council |
Centrica | Centrica plc ; British Gas Trading ; Centrica Energy |
BG Group | BG plc ; BG International | Shell
Advantica | BG Technology ; Lattice Technology ; GL Industrial Services ; Gas Research & Technology Centre | DNV
British National Oil Corporation | BNOC ; Britoil |
Harbour Energy | Premier Oil ; Chrysaor |
Tullow Oil | Tullow |
Wintershall Dea | Wintershall ; DEA Deutsche Erdoel ; RWE Dea ; Wintershall Holding | Harbour Energy
Shell | Shell International ; N.V. Koninklijke Nederlandsche Petroleum Maatschappij ; Shell Research ; Royal Dutch Petroleum |
Shell Global Solutions | Shell International Exploration and Production ; SIEP ; Shell Technology Centre Amsterdam ; Koninklijke/Shell-Laboratorium Amsterdam ; KSLA ; Shell Projects & Technology | Shell
Shell Oil Company | Shell USA ; Shell Oil ; Shell Exploration & Production Company ; Bellaire Technology Center | Shell
Shell Development Company | Shell Development | Shell Oil Company
BP Exploration | BP Exploration Operating Company ; BP Research Sunbury | BP
Castrol | Burmah Castrol ; C.C. Wakefield | BP
Lightsource bp | Lightsource Renewable Energy | BP
Thames Water | Thames Water Utilities ; Thames Water Authority |
Severn Trent | Severn Trent Water |
United Utilities | North West Water ; United Utilities Water |
Anglian Water | Anglian Water Services ; AWG |
Yorkshire Water | Kelda Group ; Yorkshire Water Services |
Northumbrian Water | Northumbrian Water Group ; Northumbrian Water Limited |
Wessex Water | Wessex Water Services |
South West Water | Pennon Group ; Pennon |
Southern Water | Southern Water Services |
Dŵr Cymru Welsh Water | Welsh Water ; Dwr Cymru ; Glas Cymru |
Scottish Water | Uisge na h-Alba ; West of Scotland Water |
WRc | Water Research Centre ; Water Research Association | RSK Group
UK Water Industry Research | UKWIR |
Network Rail | Railtrack ; Network Rail Infrastructure |
RSSB | Rail Safety and Standards Board |
DeltaRail | AEA Technology Rail ; British Rail Research ; BR Research |
Highways England | National Highways ; Highways Agency |
High Speed 2 | HS2 ; HS2 Ltd |
NATS | National Air Traffic Services ; NATS Holdings |
Civil Aviation Authority (UK) | UK CAA ; Civil Aviation Authority |
Heathrow Airport Holdings | BAA ; British Airports Authority ; BAA plc |
BT Research | BT Labs ; BT Laboratories ; Adastral Park ; British Telecom Research Laboratories ; BTRL ; BTexact | British Telecom
Openreach | BT Openreach | British Telecom
EE Limited | EE ; T-Mobile UK |
Vodafone | Vodafone Group plc ; Vodafone Limited |
VodafoneThree | Three UK ; Hutchison 3G UK ; Vodafone Three | Vodafone
Vodafone Germany | Mannesmann Mobilfunk ; Vodafone D2 ; Vodafone GmbH ; Kabel Deutschland | Vodafone
Vodafone Italy | Omnitel ; Vodafone Omnitel ; Omnitel Pronto Italia |
Virgin Media | NTL ; Telewest ; ntl:Telewest |
Liberty Global | UPC ; UnitedGlobalCom ; Liberty Latin America |
Cable & Wireless | Cable & Wireless Worldwide |
Office of Communications | Ofcom ; Oftel |
Office of Gas and Electricity Markets | Ofgem |
Rio Tinto | RTZ-CRA ; Rio Tinto Group |
Alcan | Rio Tinto Aluminium ; Rio Tinto Alcan Arvida |
Kennecott | Kennecott Utah Copper ; Rio Tinto Kennecott ; Kennecott Copper | Rio Tinto
Anglo American | Anglo American plc |
Xstrata | Xstrata plc ; Südelektra Holding | Glencore
Xstrata Process Support | XPS ; Expert Process Solutions ; Falconbridge Technology Centre | Glencore
Glencore Technology | Xstrata Technology ; Mount Isa Process Technologies | Glencore
SRK Consulting | SRK ; Steffen Robertson & Kirsten |
Wardell Armstrong | Wardell Armstrong International | SLR Consulting
SLR Consulting | SLR |
Lonmin | Lonrho ; London and Rhodesian Mining | Sibanye-Stillwater
Sibanye-Stillwater | Sibanye Gold ; Stillwater Mining |
Antofagasta PLC | Antofagasta Minerals ; Antofagasta Holdings |
Harland & Wolff | Harland and Wolff |
Cammell Laird | Cammell Laird & Co |
Swan Hunter | Swan Hunter Shipbuilders |
BMT | BMT Group ; British Maritime Technology ; National Maritime Institute ; British Ship Research Association |
Sustainable Energy Authority of Ireland | SEAI ; Sustainable Energy Ireland |
Electricity Supply Board | ESB International ; ESB Networks |
EirGrid | EirGrid Group |
Gas Networks Ireland | Bord Gáis Networks ; Gaslink | Ervia
Ervia | Bord Gáis ; Bord Gáis Éireann |
Uisce Éireann | Irish Water |
Environmental Protection Agency (Ireland) | EPA Ireland ; Radiological Protection Institute of Ireland ; RPII |
Geological Survey Ireland | GSI Dublin ; Geological Survey of Ireland |
Met Éireann | Irish Met Service |
National Standards Authority of Ireland | NSAI ; National Metrology Laboratory Ireland |
Tyndall National Institute | Tyndall ; NMRC Cork |
Irish Centre for High-End Computing | ICHEC |
Eir | Eircom ; Telecom Éireann |
Analog Devices International | Analog Devices Ireland ; ADI Limerick | Analog Devices
Intel Ireland | Intel Research and Development Ireland ; Intel Labs Europe | Intel
Kingspan | Kingspan Group |
Eaton | Eaton Corporation ; Eaton Corporation plc ; Cooper Industries |
Trane Technologies | Ingersoll-Rand ; Ingersoll Rand plc |
Allegion | Allegion plc |
Johnson Controls | JCI |
Engineers Ireland | Institution of Engineers of Ireland |
Paul Scherrer Institute | Schweizerisches Institut für Nuklearforschung | ETH Domain
ETH Domain | ETH-Bereich ; ETH Board ; ETH-Rat |
Swiss Federal Laboratories for Materials Science and Technology | Swiss Federal Laboratories for Materials Testing and Research | ETH Domain
Swiss Federal Institute of Aquatic Science and Technology | Eidgenössische Anstalt für Wasserversorgung, Abwasserreinigung und Gewässerschutz | ETH Domain
Swiss Federal Institute for Forest, Snow and Landscape Research | | ETH Domain
Institute for Snow and Avalanche Research | Swiss Federal Institute for Snow and Avalanche Research |
Swiss National Supercomputing Centre | CSCS ; Centro Svizzero di Calcolo Scientifico |
Swiss Data Science Center | SDSC Zürich ; SDSC Lausanne |
Swiss Plasma Center | CRPP ; Centre de Recherches en Physique des Plasmas |
CSEM | Centre Suisse d'Electronique et de Microtechnique ; Laboratoire suisse de recherches horlogères |
IDSIA | Dalle Molle Institute for Artificial Intelligence ; Istituto Dalle Molle di studi sull'intelligenza artificiale |
Federal Institute of Metrology | Federal Office of Metrology |
MeteoSwiss | Bundesamt für Meteorologie und Klimatologie ; SMA Zürich |
Physikalisch-Meteorologisches Observatorium Davos | PMOD/WRC ; World Radiation Center ; PMOD |
Armasuisse | Federal Office for Defence Procurement ; armasuisse Wissenschaft und Technologie ; Gruppe für Rüstungsdienste |
Spiez Laboratory | Labor Spiez |
Nagra | National Cooperative for the Disposal of Radioactive Waste ; Nationale Genossenschaft für die Lagerung radioaktiver Abfälle |
Swiss Federal Nuclear Safety Inspectorate | ENSI ; Eidgenössisches Nuklearsicherheitsinspektorat ; Hauptabteilung für die Sicherheit der Kernanlagen ; HSK |
Swiss Federal Office of Energy | SFOE ; Bundesamt für Energie |
SGS | SGS SA ; Société Générale de Surveillance |
Electrosuisse | Schweizerischer Elektrotechnischer Verein ; Swiss Electrotechnical Association |
Swiss Association for Standardization | SNV ; Schweizerische Normen-Vereinigung |
Swiss Physical Society | Schweizerische Physikalische Gesellschaft |
IBM Research – Zurich | IBM Rüschlikon |
RUAG | RUAG MRO ; Schweizerische Unternehmung für Waffensysteme |
Oerlikon | Unaxis ; OC Oerlikon Balzers ; Oerlikon Group |
Oerlikon Balzers | Balzers AG ; OC Oerlikon Balzers AG ; Balzers | Oerlikon
Oerlikon Metco | Sulzer Metco | Oerlikon
Evatec | Evatec AG |
Rheinmetall Air Defence | Oerlikon Contraves ; Contraves | Rheinmetall
Sulzer | Sulzer AG ; Sulzer Innotec ; Sulzer Chemtech |
Winterthur Gas & Diesel | WinGD ; Wärtsilä Switzerland ; New Sulzer Diesel |
Burckhardt Compression | Burckhardt |
Bühler | Bühler Group ; Bühler AG ; Gebrüder Bühler |
Rieter | Rieter Holding ; Maschinenfabrik Rieter |
Georg Fischer | GF ; Georg Fischer AG ; +GF+ |
GF Machining Solutions | AgieCharmilles ; Agie ; Charmilles Technologies ; United Machining Solutions |
Schindler | Schindler Holding |
Stadler Rail | Stadler ; Stadler Bussnang |
Sika | Sika AG ; Sika Technology ; MBCC Group |
Geberit | Geberit AG ; Sanitec |
Landis+Gyr | Landis & Gyr ; Landis und Gyr |
Endress+Hauser | Endress + Hauser ; E+H |
Mettler-Toledo | Mettler Instrumente |
Metrohm | Metrohm AG |
Kistler | Kistler Instrumente ; Kistler Group |
Sensirion | Sensirion AG |
u-blox | u-blox AG |
STAR AG | STAR Group |
Swatch Group | Société Suisse de Microélectronique et d'Horlogerie ; The Swatch Group |
EM Microelectronic | EM Microelectronic-Marin | Swatch Group
ETA SA Manufacture Horlogère Suisse | ETA SA | Swatch Group
Asulab | ASULAB SA | Swatch Group
TAG Heuer | TAG Heuer SA | LVMH
Axpo | Axpo Holding ; NOK ; Nordostschweizerische Kraftwerke |
Alpiq | Atel ; Aare-Tessin AG für Elektrizität ; EOS Holding |
BKW | BKW Energie ; BKW FMB Energie ; Bernische Kraftwerke |
Swissgrid | Swissgrid AG ; Etrans |
EKZ | Elektrizitätswerke des Kantons Zürich |
Meyer Burger | Meyer Burger Technology ; Roth & Rau |
Climeworks | Climeworks AG |
Pöyry Switzerland | Electrowatt Engineering ; Elektrowatt ; Colenco | AFRY
Basler & Hofmann | Basler & Hofmann AG |
Gruner | Gruner AG ; Stucky |
Implenia | Zschokke ; Batigroup ; Implenia Schweiz |
Swisscom | PTT Switzerland ; Swiss Telecom PTT ; Schweizerische PTT-Betriebe |
Sunrise | Sunrise Communications ; UPC Schweiz ; Cablecom ; diAx |
Swiss Federal Railways | SBB CFF FFS |
Skyguide | Swisscontrol |
Brown, Boveri & Cie | BBC Baden |
Austrian Institute of Technology | Österreichisches Forschungszentrum Seibersdorf ; Arsenal Research ; AIT Austrian Institute of Technology |
Seibersdorf Laboratories | Seibersdorf Labor GmbH | Austrian Institute of Technology
LKR Leichtmetallkompetenzzentrum Ranshofen | LKR Ranshofen | Austrian Institute of Technology
Joanneum Research | JOANNEUM RESEARCH Forschungsgesellschaft |
Silicon Austria Labs | SAL ; CTR Carinthian Tech Research ; Silicon Austria Labs GmbH ; CTR AG |
RECENDT | Research Center for Non-Destructive Testing |
PROFACTOR | Profactor GmbH |
Linz Center of Mechatronics | LCM ; Linz Center of Mechatronics GmbH |
Software Competence Center Hagenberg | SCCH |
Materials Center Leoben | MCL ; Materials Center Leoben Forschung |
Erich Schmid Institute of Materials Science | ESI Leoben ; Erich-Schmid-Institut für Materialwissenschaft | Austrian Academy of Sciences
Polymer Competence Center Leoben | PCCL |
AC2T research | AC²T ; Austrian Excellence Center for Tribology |
Virtual Vehicle Research Center | Virtual Vehicle ; ViF ; Kompetenzzentrum Das virtuelle Fahrzeug ; Virtual Vehicle Research GmbH |
Know-Center | Know Center Graz ; Know-Center GmbH |
VRVis | VRVis Zentrum für Virtual Reality und Visualisierung ; VRVis GmbH |
SBA Research | Secure Business Austria |
FTW | Forschungszentrum Telekommunikation Wien ; Telecommunications Research Center Vienna |
BEST – Bioenergy and Sustainable Technologies | Bioenergy 2020+ ; BIOENERGY 2020+ GmbH ; Austrian Bioenergy Centre |
AEE INTEC | AEE - Institut für Nachhaltige Technologien ; AEE Institute for Sustainable Technologies |
K1-MET | K1-MET GmbH |
Wood K plus | Kompetenzzentrum Holz ; Kompetenzzentrum Holz GmbH |
acib | Austrian Centre of Industrial Biotechnology |
Research Studios Austria | Research Studios Austria Forschungsgesellschaft ; RSA FG |
Space Research Institute Graz | Institut für Weltraumforschung ; IWF Graz | Austrian Academy of Sciences
RICAM | Johann Radon Institute for Computational and Applied Mathematics | Austrian Academy of Sciences
IQOQI | Institute for Quantum Optics and Quantum Information ; Institut für Quantenoptik und Quanteninformation | Austrian Academy of Sciences
Stefan Meyer Institute | Stefan-Meyer-Institut für subatomare Physik ; Marietta Blau Institute ; HEPHY ; Institut für Hochenergiephysik Wien | Austrian Academy of Sciences
Acoustics Research Institute | Institut für Schallforschung | Austrian Academy of Sciences
GeoSphere Austria | Geological Survey of Austria |
Environment Agency Austria | Umweltbundesamt GmbH |
Bundesamt für Eich- und Vermessungswesen | BEV ; Federal Office of Metrology and Surveying |
Austrian Standards | Austrian Standards International ; Österreichisches Normungsinstitut ; ON Austria |
Austrian Research Promotion Agency | FFG ; Österreichische Forschungsförderungsgesellschaft |
AVL | AVL List GmbH |
Magna Steyr | Steyr-Daimler-Puch Fahrzeugtechnik ; Magna Steyr Fahrzeugtechnik | Magna International
Magna Powertrain | Magna Powertrain Engineering Center Steyr ; Getrag | Magna International
BRP-Rotax | Rotax ; Bombardier-Rotax |
KTM | KTM AG ; KTM Sportmotorcycle ; Pierer Mobility |
FACC | FACC AG ; Fischer Advanced Composite Components |
Diamond Aircraft | Diamond Aircraft Industries ; Hoffmann Flugzeugbau |
Frequentis | Frequentis AG |
Infineon Technologies Austria | Infineon Austria ; Siemens Bauelemente Villach ; Infineon Technologies Villach ; KAI Kompetenzzentrum Automobil- und Industrieelektronik | Infineon Technologies
AT&S | Austria Technologie & Systemtechnik |
EV Group | EVG ; E. Thallner |
Plansee | Plansee Group ; Metallwerk Plansee ; Plansee SE ; Plansee HPM |
Ceratizit | CERATIZIT SA ; Cerametal |
Böhler Edelstahl | voestalpine BÖHLER Edelstahl ; Böhler-Uddeholm ; Böhler | Voestalpine
Voestalpine | voestalpine Stahl ; voestalpine AG ; Vereinigte Österreichische Eisen- und Stahlwerke |
Primetals Technologies | Siemens VAI ; VAI ; Voest-Alpine Industrieanlagenbau ; Siemens VAI Metals Technologies ; Primetals | Mitsubishi Heavy Industries
VA Tech | VA Technologie ; VA Tech Elin | Siemens
RHI Magnesita | RHI ; RHI AG ; Radex-Heraklith ; Veitsch-Radex ; Magnesita Refratários |
AMAG | Austria Metall ; AMAG Austria Metall ; AMAG Rolling |
Treibacher Industrie | Treibacher Chemische Werke |
Andritz | Andritz AG ; Andritz Hydro ; VA Tech Hydro ; Maschinenfabrik Andritz |
Wienerberger | Wienerberger AG |
Strabag | STRABAG SE ; Bauholding Strabag ; Ilbau |
Züblin | Ed. Züblin AG ; Ed. Züblin | Strabag
Porr | PORR AG ; Allgemeine Straßenbau |
Doppelmayr | Doppelmayr/Garaventa ; Doppelmayr Seilbahnen |
Palfinger | Palfinger AG |
Engel | ENGEL Austria ; Engel Maschinenbau |
Zumtobel | Zumtobel Group ; Tridonic ; Zumtobel Lighting |
Fronius | Fronius International |
Verbund | VERBUND AG ; Österreichische Elektrizitätswirtschafts ; Verbundgesellschaft |
Austrian Power Grid | APG Vienna ; Verbund-Austrian Power Grid | Verbund
TIWAG | Tiroler Wasserkraft |
EVN AG | Energieversorgung Niederösterreich |
Wien Energie | Wiener Stadtwerke Energie |
OMV | OMV AG |
Borealis | Borealis AG ; Borealis Polyolefine ; PCD Polymere ; Borouge Group International | OMV
RAG Austria | Rohöl-Aufsuchungs AG ; RAG Rohöl-Aufsuchungs |
ÖBB | Österreichische Bundesbahnen ; Austrian Federal Railways ; OEBB |
Asfinag | Autobahnen- und Schnellstraßen-Finanzierungs-Aktiengesellschaft |
A1 Telekom Austria | Telekom Austria ; A1 ; Mobilkom Austria ; A1 Group | América Móvil
TTTech | TTTech Computertechnik ; TTTech Auto |
Frauscher | Frauscher Sensortechnik | Wabtec
Siemens Austria | Siemens AG Österreich ; PSE Siemens | Siemens
Austrian Physical Society | Österreichische Physikalische Gesellschaft |
Siemens | Siemens Aktiengesellschaft ; Siemens Technology |
Siemens Energy | Siemens Energy AG ; Siemens Power Generation ; KWU ; Kraftwerk Union ; Siemens Gas and Power | Siemens
Siemens Healthineers | Siemens Medical ; Siemens Healthcare Diagnostics |
Siemens Mobility | Invensys Rail ; Westinghouse Rail Systems |
Siemens Digital Industries Software | Siemens PLM Software ; UGS Corp ; UGS ; Unigraphics Solutions ; SDRC ; Structural Dynamics Research Corporation | Siemens
Mentor Graphics | Mentor, a Siemens Business |
Altair Engineering | Siemens Altair | Siemens
CD-adapco | Computational Dynamics ; Analysis & Design Application Company | Siemens
Dresser-Rand | Siemens Energy Dresser-Rand | Siemens Energy
Siemens Corporate Research | SCR Princeton ; Siemens Technology US ; Siemens Corporation, Corporate Technology | Siemens
Innomotics | Siemens Large Drives ; Flender-Loher |
Flender | Flender GmbH ; Winergy ; A. Friedr. Flender |
Unify | Siemens Enterprise Communications ; Unify GmbH | Mitel
Mitel | Mitel Networks ; Aastra Technologies |
Gigaset | Gigaset Communications ; Siemens Home and Office Communication Devices |
Wincor Nixdorf | Siemens Nixdorf ; Nixdorf Computer ; Siemens Nixdorf Informationssysteme | Diebold Nixdorf
Diebold Nixdorf | Diebold |
Fujitsu Technology Solutions | Fujitsu Siemens Computers ; Fujitsu Siemens | Fujitsu
Infineon Technologies | Infineon Technologies AG |
Qimonda | Qimonda AG ; Infineon Memory Products |
International Rectifier | IR ; Infineon Technologies Americas |
Cypress Semiconductor | Cypress ; Spansion |
GaN Systems | GaN Systems Inc | Infineon Technologies
Osram | OSRAM GmbH ; Osram AG | AMS-Osram
Osram Opto Semiconductors | OSRAM OS ; ams-OSRAM International | Osram
Sylvania | Osram Sylvania ; LEDVANCE US ; GTE Sylvania | Osram
LEDVANCE | Ledvance GmbH ; Osram Lamps |
Epcos | EPCOS AG ; Siemens Matsushita Components ; TDK Electronics | TDK
Micronas | TDK-Micronas ; ITT Intermetall ; Micronas Semiconductor | TDK
Bosch | Bosch Corporate Research ; Robert Bosch AG ; Bosch Group ; Robert Bosch LLC ; Werkstätte für Feinmechanik und Elektrotechnik |
Bosch Rexroth | Rexroth ; Mannesmann Rexroth ; Indramat | Bosch
Bosch Sensortec | Akustica | Bosch
Bosch Thermotechnik | Buderus ; Bosch Thermotechnology ; Bosch Home Comfort ; Junkers Bosch | Bosch
Bosch Security Systems | Keenfinity ; Bosch Building Technologies | Bosch
ETAS | ETAS GmbH ; ESCRYPT | Bosch
Robert Bosch Engineering and Business Solutions | Bosch Global Software Technologies ; RBEI ; BGSW | Bosch
Continental | Continental Automotive ; Continental-Caoutchouc- und Gutta-Percha Compagnie ; Conti |
Siemens VDO | VDO ; Siemens VDO Automotive ; VDO Automotive | Continental
Continental Teves | Alfred Teves ; ATE ; ITT Automotive | Continental
Temic | Continental Temic ; TEMIC Telefunken microelectronic ; ADC Automotive Distance Control Systems | Continental
ContiTech | ContiTech AG ; Phoenix AG | Continental
Vitesco Technologies | Continental Powertrain ; Vitesco | Schaeffler
Aumovio | AUMOVIO SE ; Continental Automotive Group Sector |
Elektrobit | EB Automotive ; Elektrobit Automotive | Continental
Schaeffler | Schaeffler AG ; INA ; Schaeffler Technologies ; LuK |
ZF Friedrichshafen | ZF Group ; ZF Lenksysteme ; ZF Sachs ; Fichtel & Sachs |
TRW Automotive | ZF Active & Passive Safety |
WABCO | ZF CVS ; WABCO Holdings ; Westinghouse Air Brake Company Europe |
Knorr-Bremse | Knorr-Bremse AG ; Bendix Commercial Vehicle Systems |
Mahle | MAHLE GmbH ; MAHLE International ; Mahle Powertrain |
Behr GmbH | MAHLE Behr ; Behr | Mahle
Eberspächer | Eberspaecher ; J. Eberspächer |
Brose | Brose Fahrzeugteile |
Webasto | Webasto SE |
Freudenberg | Freudenberg Group ; Carl Freudenberg ; Freudenberg Technology Innovation ; Freudenberg Forschungsdienste |
ElringKlinger | Elring ; ElringKlinger AG |
Leoni | LEONI AG ; Leonische Drahtwerke |
Dräxlmaier | Draexlmaier Group ; DRÄXLMAIER Group |
KSPG | Kolbenschmidt Pierburg ; Rheinmetall Automotive ; Pierburg ; Kolbenschmidt | Rheinmetall
Rheinmetall | Rheinmetall AG ; Rheinmetall Waffe Munition |
Rheinmetall Electronics | Rheinmetall Defence Electronics ; STN Atlas Elektronik | Rheinmetall
American Rheinmetall Vehicles | Loc Performance | Rheinmetall
Atlas Elektronik | ATLAS ELEKTRONIK GmbH ; Krupp Atlas Elektronik | ThyssenKrupp Marine Systems
ThyssenKrupp Marine Systems | Blohm + Voss Nordseewerke |
ThyssenKrupp | thyssenkrupp AG ; ThyssenKrupp Steel Europe ; Thyssen Krupp Stahl ; Krupp Hoesch Stahl |
ThyssenKrupp Uhde | Uhde ; thyssenkrupp Industrial Solutions ; Krupp Uhde ; Friedrich Uhde | ThyssenKrupp
thyssenkrupp nucera | thyssenkrupp Uhde Chlorine Engineers ; Uhde Chlorine Engineers | ThyssenKrupp
Polysius | thyssenkrupp Polysius ; Krupp Polysius | ThyssenKrupp
Rothe Erde | thyssenkrupp rothe erde ; Hoesch Rothe Erde | ThyssenKrupp
TK Elevator | ThyssenKrupp Aufzüge |
VDM Metals | ThyssenKrupp VDM ; Krupp VDM ; Vereinigte Deutsche Metallwerke | Acerinox
Salzgitter AG | Stahlwerke Peine-Salzgitter ; Salzgitter Flachstahl |
Salzgitter Mannesmann Forschung | SZMF ; Mannesmann Forschungsinstitut ; MFI Duisburg | Salzgitter AG
Mannesmann | Mannesmannröhren-Werke |
Europipe | EUROPIPE GmbH |
Hüttenwerke Krupp Mannesmann | HKM |
Dillinger Hütte | AG der Dillinger Hüttenwerke ; Dillinger ; Stahl-Holding-Saar |
Saarstahl | Saarstahl AG ; Röchling-Burbach |
Georgsmarienhütte | GMH Gruppe ; GMHütte |
Deutsche Edelstahlwerke | DEW ; Thyssen Edelstahlwerke ; Edelstahl Witten-Krefeld | Swiss Steel Group
Swiss Steel Group | Schmolz + Bickenbach ; Swiss Steel ; von Moos Stahl |
SMS group | SMS Siemag ; SMS Demag ; SMS Schloemann-Siemag ; SMS group GmbH ; Mannesmann Demag |
Demag Cranes | Demag ; Mannesmann Demag Fördertechnik | Konecranes
Aurubis | Aurubis AG ; Cumerio |
Wieland-Werke | Wieland ; Wieland Group |
Hydro Aluminium Rolled Products | Speira ; VAW Aluminium ; Vereinigte Aluminium-Werke ; Hydro Aluminium Deutschland |
Trimet | TRIMET Aluminium |
KME | KM Europa Metal ; Kabelmetal ; KME Germany |
Heraeus | Heraeus Materials Technology |
Heraeus Quarzglas | Heraeus Conamic ; Heraeus Covantics ; Heraeus Comvance | Heraeus
Vacuumschmelze | VAC ; Vacuumschmelze GmbH & Co. KG ; VAC Hanau |
Bruker EAS | Bruker Energy & Supercon Technologies ; European Advanced Superconductors | Bruker
Bruker | Bruker Corporation ; Bruker BioSpin ; Bruker AXS ; Bruker Daltonics ; Bruker Optics ; Bruker Physik ; Spectrospin |
Bruker Nano | Röntec ; Bruker Nano GmbH ; Veeco Metrology | Bruker
Siemens AXS | Siemens Analytical X-Ray Systems | Bruker
SGL Carbon | SGL Carbon SE ; SIGRI Great Lakes Carbon |
Wacker Chemie | Dr. Alexander Wacker |
Siltronic | Wacker Siltronic ; Siltronic AG ; Wacker-Chemitronic |
Schott | SCHOTT AG ; Schott Glas | Carl Zeiss Foundation
Carl Zeiss Foundation | Carl-Zeiss-Stiftung |
Zeiss | ZEISS Group | Carl Zeiss Foundation
Carl Zeiss SMT | Zeiss SMT ; Carl Zeiss Semiconductor Manufacturing Technology ; Carl Zeiss NTS ; LEO Elektronenmikroskopie ; LEO Electron Microscopy | Zeiss
Carl Zeiss Meditec | Zeiss Meditec ; Asclepion-Meditec ; Humphrey Instruments | Zeiss
Carl Zeiss Microscopy | Zeiss Microscopy ; Carl Zeiss MicroImaging ; Xradia | Zeiss
Hensoldt | HENSOLDT AG ; Airbus DS Electronics and Border Security ; HENSOLDT Sensors ; EADS Defence Electronics ; Carl Zeiss Optronics |
ESG Elektroniksystem- und Logistik | ESG ; ESG GmbH | Hensoldt
Jenoptik | JENOPTIK AG ; Jenoptik Optical Systems ; Kombinat VEB Carl Zeiss Jena ; Jenoptik Laser |
Leica Microsystems | Ernst Leitz ; Leitz ; Leica Mikrosysteme |
Leica Camera | Leica Camera AG ; Ernst Leitz Wetzlar |
Rodenstock | Rodenstock GmbH ; Optische Werke G. Rodenstock |
Qioptiq | LINOS ; Excelitas Noblelight ; Spindler & Hoyer ; Thales High Tech Optics | Excelitas Technologies
Excelitas Technologies | Excelitas ; PerkinElmer Optoelectronics |
Trumpf | TRUMPF GmbH + Co. KG ; TRUMPF SE ; TRUMPF Laser ; Haas Laser |
Trumpf Scientific Lasers | TRUMPF Scientific Lasers GmbH | Trumpf
Hüttinger Elektronik | TRUMPF Hüttinger | Trumpf
Amplitude Laser | Amplitude Systèmes ; Amplitude Technologies ; Continuum Lasers |
Coherent | Coherent Corp ; II-VI ; II-VI Incorporated ; Two-Six ; Coherent Inc |
Rofin-Sinar | ROFIN ; Rofin-Sinar Laser ; Coherent Rofin | Coherent
Lambda Physik | Coherent LaserSystems | Coherent
Finisar | Finisar Corporation | Coherent
Menlo Systems | Menlo Systems GmbH |
TOPTICA Photonics | Toptica ; TuiLaser |
LIMO Lissotschenko Mikrooptik | LIMO GmbH ; Focuslight Germany |
Laserline | Laserline GmbH |
Omicron NanoTechnology | Scienta Omicron ; Omicron Nanotechnology GmbH ; VG Scienta |
Physik Instrumente | PI ; PI miCos ; Physik Instrumente GmbH & Co. KG |
attocube systems | attocube | Wittenstein
Wittenstein | Wittenstein SE |
Balluff | Balluff GmbH |
SICK | SICK AG ; Erwin Sick |
ifm electronic | ifm |
Pepperl+Fuchs | Pepperl + Fuchs |
Festo | Festo AG ; Festo SE |
Phoenix Contact | Phoenix Contact GmbH |
Weidmüller | Weidmueller Interface ; Weidmüller Interface |
WAGO | WAGO Kontakttechnik |
Harting | HARTING Technology Group ; HARTING Technologiegruppe |
Beckhoff | Beckhoff Automation |
Lenze | Lenze SE |
SEW-Eurodrive | SEW ; Süddeutsche Elektromotoren-Werke |
KUKA | KUKA AG ; KUKA Roboter ; KUKA Deutschland |
Franka Emika | Franka Robotics ; KBee |
Dürr | Dürr AG ; Dürr Systems ; Carl Schenck |
Schenck | Carl Schenck AG ; Schenck RoTec ; Schenck Process | Dürr
Homag | HOMAG Group | Dürr
DMG Mori | Gildemeister ; Deckel Maho Gildemeister ; DMG MORI SEIKI ; DMG Mori AG ; Mori Seiki |
Voith | Voith GmbH ; Voith Paper ; Voith Turbo ; Voith Hydro |
GEA Group | mg technologies ; GEA Westfalia Separator |
KHS | KHS GmbH ; Holstein & Kappert | Salzgitter AG
Krones | Krones AG |
Heidelberger Druckmaschinen | Heidelberg ; Schnellpressenfabrik Heidelberg ; Heidelberger Druck |
Koenig & Bauer | KBA ; Koenig & Bauer-Albert |
manroland | MAN Roland ; manroland web systems |
Körber | Körber AG ; Hauni Maschinenbau |
Jungheinrich | Jungheinrich AG |
KION Group | KION ; Still GmbH |
Claas | CLAAS KGaA |
Deutz | DEUTZ AG ; Klöckner-Humboldt-Deutz ; KHD |
KHD Humboldt Wedag | Humboldt Wedag |
MAN | MAN Truck & Bus ; MAN Nutzfahrzeuge |
MAN Technologie | MT Aerospace ; MT Aerospace AG | OHB
OHB | OHB SE ; OHB System ; OHB Technology ; Orbitale Hochtechnologie Bremen ; OHB AG |
Kayser-Threde | OHB München ; OHB System Oberpfaffenhofen | OHB
MTU Aero Engines | MTU München |
Isar Aerospace | Isar Aerospace Technologies |
Rocket Factory Augsburg | RFA | OHB
Grob Aircraft | Grob Aerospace |
Diehl | Diehl Group ; Diehl Aerospace ; Diehl BGT Defence ; Bodenseewerk Gerätetechnik |
Northrop Grumman LITEF | LITEF | Northrop Grumman
Autoflug | Autoflug GmbH |
IABG | Industrieanlagen-Betriebsgesellschaft |
Messerschmitt | Bölkow | Airbus
DaimlerChrysler Aerospace | Daimler-Benz Aerospace ; Dornier ; MBB-ERNO |
Mercedes-Benz Group | Mercedes-Benz AG ; Mercedes |
Daimler Truck | Daimler Truck Holding |
Freightliner | Daimler Trucks North America ; Daimler Truck North America ; Detroit Diesel | Daimler Truck
Mitsubishi Fuso | Mitsubishi Fuso Truck and Bus ; MFTBC ; ARCHION | Daimler Truck
Mercedes-Benz Research & Development North America | MBRDNA ; Mercedes-Benz R&D North America | Mercedes-Benz Group
Mercedes-AMG | AMG ; Mercedes-AMG GmbH ; Mercedes AMG High Performance Powertrains ; Ilmor | Mercedes-Benz Group
cellcentric | Daimler Truck Fuel Cell ; NuCellSys |
BMW | BMW Group Research ; BMW Forschung und Technik ; Bayerische Flugzeugwerke |
Mini | MINI (marque) ; BMW Mini | BMW
Volkswagen | VW AG ; VW Group |
Audi | Auto Union GmbH ; NSU ; AUDI NSU Auto Union |
Porsche Engineering | Porsche Engineering Services ; Porsche Engineering Group | Porsche
Cariad | CARIAD SE ; Car.Software Organisation | Volkswagen
PowerCo | PowerCo SE | Volkswagen
Carmeq | Carmeq GmbH | Volkswagen
Škoda Auto | Škoda Auto a.s. ; ASAP |
Opel | Adam Opel AG ; Opel Vauxhall |
Ford Forschungszentrum Aachen | Ford Research & Innovation Center Aachen ; Ford Research Center Aachen | Ford
Ford Werke | Ford-Werke GmbH ; Ford of Germany | Ford
Deutz-Fahr | SDF Deutz-Fahr ; SAME Deutz-Fahr |
FEV | FEV Group ; FEV GmbH ; Forschungsgesellschaft für Energietechnik und Verbrennungsmotoren ; FEV Motorentechnik |
Bertrandt | Bertrandt AG |
EDAG | EDAG Engineering |
ESG Mobility | Cognizant Mobility | Cognizant
dSPACE | dSPACE GmbH |
Vector Informatik | Vector Group |
IPG Automotive | IPG CarMaker |
Deutsche Bahn | DB AG ; DB Netz ; German Railways |
DB InfraGO | DB Netz AG ; DB Station&Service | Deutsche Bahn
DB Engineering & Consulting | DB International ; DE-Consult ; DB E&C | Deutsche Bahn
DB Systel | DB Systems ; TLC | Deutsche Bahn
Fraport | Flughafen Frankfurt/Main ; Fraport AG |
DFS | Deutsche Flugsicherung ; DFS Deutsche Flugsicherung ; German Air Navigation Services |
E.ON | E.ON SE ; E.ON AG |
E.ON Ruhrgas | Ruhrgas ; Ruhrgas AG | E.ON
E.ON UK | Powergen ; E.ON UK plc | E.ON
innogy SE | RWE Innogy ; RWE Effizienz | E.ON
Westnetz | Westnetz GmbH ; RWE Rhein-Ruhr Verteilnetz ; RWE Deutschland | E.ON
Avacon | Avacon AG | E.ON
Bayernwerk | Bayernwerk Netz ; E.ON Bayern | E.ON
Uniper | Uniper Technologies ; E.ON Kraftwerke ; E.ON New Build & Technology ; E.ON Technologies ; E.ON Engineering |
RWE | RWE AG ; RWE Power ; RWE Generation ; RWE Energy |
RWE npower | npower ; Innogy plc ; RWE npower plc | RWE
RWE Renewables | E.ON Climate & Renewables ; RWE Offshore Wind | RWE
NUKEM Technologies | NUKEM ; Nukem GmbH |
EnBW | EnBW Energie Baden-Württemberg ; Energie-Versorgung Schwaben |
TransnetBW | EnBW Transportnetze | EnBW
Netze BW | EnBW Regional | EnBW
Amprion | RWE Transportnetz Strom ; Amprion GmbH |
EWE | EWE AG ; Energieversorgung Weser-Ems |
Open Grid Europe | OGE ; E.ON Gastransport ; Ruhrgas Transport |
VNG | Verbundnetz Gas ; VNG AG | EnBW
SEFE | Securing Energy for Europe ; Gazprom Germania ; Wingas |
Stadtwerke München | SWM ; SWM Services |
MVV Energie | MVV |
LEAG | Lausitz Energie ; Lausitz Energie Kraftwerke ; Vattenfall Europe Mining |
STEAG | STEAG GmbH ; Steinkohlen-Elektrizität ; Iqony ; Evonik Steag ; Steag Energy Services |
RAG AG | Ruhrkohle AG ; Ruhrkohle ; RAG Aktiengesellschaft ; Deutsche Steinkohle |
DMT | DMT Group ; Deutsche Montan Technologie ; DMT GmbH ; Bergbau-Forschung | TÜV NORD
Enercon | ENERCON GmbH ; Wobben Research and Development ; WRD |
Nordex | Nordex SE ; Nordex Acciona ; Acciona Windpower |
Senvion | REpower Systems ; REpower ; Jacobs Energie |
SMA Solar Technology | SMA ; SMA Regelsysteme ; SMA Technologie |
SolarWorld | SolarWorld AG ; Deutsche Solar ; Bayer Solar ; Shell Solar GmbH |
Q CELLS | Hanwha Q CELLS ; Qcells ; Hanwha Qcells | Hanwha Solutions
Schott Solar | RWE Schott Solar ; Angewandte Solarenergie | Schott
Sunfire | Sunfire GmbH ; Staxera |
H-TEC Systems | H-TEC Education | MAN Energy Solutions
Proton Motor | Proton Motor Fuel Cell |
Customcells | CUSTOMCELLS Itzehoe |
Varta | VARTA AG ; VARTA Microbattery ; Accumulatoren-Fabrik AFA ; AFA |
Clarios | Johnson Controls Power Solutions ; VB Autobatterie |
EnerSys | Hawker Batteries ; Exide Industrial |
Exide Technologies | Exide ; Electric Storage Battery Company ; GNB Technologies |
Linde | Linde plc ; Linde Group ; Linde Gas |
Praxair | Praxair Inc ; Union Carbide Industrial Gases ; Linde Division of Union Carbide | Linde
Linde Engineering | Linde Kryotechnik | Linde
Messer Group | Messer Griesheim ; Messer SE |
Evonik | Evonik Degussa ; Creavis ; Hüls ; Goldschmidt ; Röhm GmbH |
Hochtief | HOCHTIEF AG |
CIMIC | Leighton Holdings ; CIMIC Group ; CPB Contractors ; Thiess | Hochtief
Turner Construction | Turner Construction Company ; Turner Corporation | Hochtief
Bilfinger | Bilfinger SE ; Bilfinger + Berger ; Bilfinger Noell |
Babcock Noell | Noell GmbH ; Bilfinger Noell GmbH | Bilfinger
Philipp Holzmann | Holzmann |
Bauer AG | BAUER Spezialtiefbau ; Bauer Maschinen ; BAUER Gruppe |
Keller Group | Keller Grundbau ; Hayward Baker ; GKN Keller |
Herrenknecht | Herrenknecht AG |
Max Bögl | Firmengruppe Max Bögl |
Goldbeck | GOLDBECK GmbH |
Lahmeyer | Lahmeyer International ; Lahmeyer Hydroprojekt | Tractebel
Fichtner | Fichtner GmbH & Co. KG ; Fichtner Consulting Engineers |
ILF Consulting Engineers | ILF Beratende Ingenieure ; ILF Group |
Dornier Consulting | Dornier Group |
Drees & Sommer | Dreso |
Dorsch Gruppe | Dorsch Consult ; Dorsch International Consultants | RSBG
RSBG | RSBG SE | RAG-Stiftung
RAG-Stiftung | RAG Foundation |
VPC | Vattenfall Power Consult ; VPC Group |
Babcock Borsig | Deutsche Babcock ; Babcock Borsig Power ; Mitsubishi Hitachi Power Systems Europe ; Hitachi Power Europe |
Berliner Wasserbetriebe | BWB ; Berlin Water Works |
Berlinwasser | Berlinwasser International |
Emschergenossenschaft | Emschergenossenschaft und Lippeverband ; EGLV ; Lippeverband |
Ruhrverband | Ruhr River Association |
Hamburg Wasser | Hamburger Wasserwerke |
Gelsenwasser | GELSENWASSER AG |
Wupperverband | Wupper Association |
DB Schenker | Schenker AG ; Schenker ; BTL | DSV
DSV | DSV A/S ; DSV Panalpina ; De Sammensluttede Vognmænd |
Dräger | Dräger Safety ; Dräger Medical |
Sennheiser | Sennheiser electronic |
Rohde & Schwarz | R&S ; Rohde & Schwarz GmbH ; PTE Rohde & Schwarz ; Physikalisch-technisches Entwicklungslabor |
Lancom Systems | LANCOM | Rohde & Schwarz
Giesecke+Devrient | Giesecke & Devrient ; G+D ; G&D |
secunet | secunet Security Networks | Giesecke+Devrient
Bundesdruckerei | Federal Printing Office |
Avira | Avira Operations ; H+BEDV | Gen Digital
G DATA | G DATA CyberDefense ; G Data Software |
Software AG | Software GmbH |
IDS Scheer | IDS Prof. Scheer | Software AG
SAP | Systeme, Anwendungen und Produkte in der Datenverarbeitung ; SAP Research ; SAP Deutschland ; Systemanalyse und Programmentwicklung |
SuccessFactors | SAP SuccessFactors | SAP
Sybase | SAP Sybase |
Business Objects | BusinessObjects ; Crystal Decisions |
Qualtrics | Qualtrics International |
SUSE | SUSE Linux ; S.u.S.E. ; SuSE GmbH ; Novell SUSE |
TeamViewer | TeamViewer SE |
DeepL | Linguee ; DeepL SE |
Aleph Alpha | Aleph Alpha GmbH |
Celonis | Celonis SE |
HERE Technologies | Nokia HERE ; Navteq ; HERE Global ; Navigation Technologies Corporation |
Deutsche Telekom | DTAG ; Telekom Deutschland ; Deutsche Telekom AG |
T-Labs | Telekom Innovation Laboratories ; Deutsche Telekom Laboratories ; Deutsche Telekom Innovation Laboratories | Deutsche Telekom
T-Systems | T-Systems International ; T-Systems Nova ; Detecon |
T-Systems Solutions for Research | T-Systems SfR | German Aerospace Center
T-Mobile US | MetroPCS |
Magyar Telekom | Matáv ; T-Mobile Hungary ; Telekom Magyarország ; Magyar Távközlési | Deutsche Telekom
Hrvatski Telekom | Croatian Telecom ; T-HT ; HT Hrvatske telekomunikacije | Deutsche Telekom
Slovak Telekom | Slovenské telekomunikácie ; T-Com Slovakia | Deutsche Telekom
T-Mobile Czech Republic | RadioMobil ; Paegas | Deutsche Telekom
T-Mobile Poland | Polska Telefonia Cyfrowa ; Era GSM ; T-Mobile Polska | Deutsche Telekom
1&1 | 1&1 AG ; United Internet ; Drillisch ; 1und1 |
Ionos | 1&1 Ionos ; IONOS Group | 1&1
Crytek | Crytek GmbH |
Adtran Networks | ADVA Optical Networking ; ADVA ; ADVA SE | Adtran
Adtran | ADTRAN Inc ; Adtran Holdings |
MERGE Optics | FCI Deutschland |
Aixtron | AIXTRON SE ; Aixtron AG |
Süss MicroTec | Karl Süss |
centrotherm | centrotherm international ; centrotherm photovoltaics |
Von Ardenne | VON ARDENNE GmbH ; Forschungsinstitut Manfred von Ardenne |
Elmos | Elmos Semiconductor |
AMO GmbH | AMO ; Gesellschaft für Angewandte Mikro- und Optoelektronik |
Raith | Raith GmbH |
Bürkert | Bürkert Fluid Control Systems |
Testo | Testo SE |
WIKA | WIKA Alexander Wiegand |
Krohne | KROHNE Messtechnik |
Vaillant | Vaillant Group ; Vaillant GmbH ; Saunier Duval |
Viessmann | Viessmann Werke ; Viessmann Climate Solutions ; Viessmann Group | Carrier
Carrier | Carrier Corporation ; Carrier Air Conditioning |
Stiebel Eltron | STIEBEL ELTRON GmbH |
KSB | KSB SE ; Klein, Schanzlin & Becker |
Wilo | WILO SE |
Miele | Miele & Cie |
Liebherr-Hausgeräte | Liebherr Appliances | Liebherr
Loewe | Loewe Opta ; Loewe AG |
Grundig | Grundig AG | Arçelik
Blaupunkt | Blaupunkt-Werke |
Harman Becker | Harman Becker Automotive Systems ; Becker Autoradio | Harman International
Harman International | Harman ; Harman/Kardon | Samsung Electronics
TÜV SÜD | TÜV Süddeutschland ; TÜV Bayern ; TÜV SÜD Industrie Service |
TÜV Rheinland | TÜV Rheinland Group ; Technischer Überwachungsverein Rheinland |
TÜV NORD | TÜV NORD Group ; TÜV Norddeutschland ; RWTÜV ; TÜV Hannover/Sachsen-Anhalt |
TÜV Austria | Technischer Überwachungsverein Österreich |
TÜV Hessen | | TÜV SÜD
DEKRA | Deutscher Kraftfahrzeug-Überwachungsverein ; DEKRA SE |
Kraftfahrt-Bundesamt | KBA Flensburg ; Federal Motor Transport Authority |
ADAC | Allgemeiner Deutscher Automobil-Club |
VdS | VdS Schadenverhütung |
Bundesamt für Ausrüstung, Informationstechnik und Nutzung der Bundeswehr | BAAINBw ; BWB Koblenz ; Bundesamt für Wehrtechnik und Beschaffung | Bundeswehr
Wehrwissenschaftliches Institut für Werk- und Betriebsstoffe | WIWeB | Bundeswehr
WTD 71 | Wehrtechnische Dienststelle 71 ; FWG Kiel ; Forschungsanstalt der Bundeswehr für Wasserschall und Geophysik | Bundeswehr
Federal Office for Information Security | BSI Germany |
VEB Kombinat Robotron | Robotron |
ZFW Dresden | Zentralinstitut für Festkörperphysik und Werkstofforschung |
Sartorius | Sartorius AG |
Łukasiewicz Research Network | Łukasiewicz |
Łukasiewicz Institute of Microelectronics and Photonics | Łukasiewicz IMiF ; Institute of Electronic Materials Technology ; ITME ; Institute of Electron Technology ; Instytut Technologii Elektronowej ; Instytut Technologii Materiałów Elektronicznych | Łukasiewicz Research Network
Łukasiewicz Institute of Aviation | Institute of Aviation ; Instytut Lotnictwa ; ILOT ; Institute of Aviation Warsaw | Łukasiewicz Research Network
Łukasiewicz Industrial Research Institute for Automation and Measurements | PIAP ; Przemysłowy Instytut Automatyki i Pomiarów ; Łukasiewicz-PIAP | Łukasiewicz Research Network
Łukasiewicz Institute of Non-Ferrous Metals | Institute of Non-Ferrous Metals ; Instytut Metali Nieżelaznych ; IMN Gliwice | Łukasiewicz Research Network
Łukasiewicz Upper Silesian Institute of Technology | Institute for Ferrous Metallurgy ; Instytut Metalurgii Żelaza ; Institute of Welding ; Instytut Spawalnictwa | Łukasiewicz Research Network
Łukasiewicz Krakow Institute of Technology | Foundry Research Institute ; Instytut Odlewnictwa ; Krakowski Instytut Technologiczny ; Institute of Advanced Manufacturing Technology | Łukasiewicz Research Network
Łukasiewicz PORT | PORT Polish Center for Technology Development ; EIT+ ; Wrocław Research Centre EIT+ ; Polski Ośrodek Rozwoju Technologii | Łukasiewicz Research Network
Łukasiewicz Institute of Sustainable Technologies | Institute for Sustainable Technologies ; Instytut Technologii Eksploatacji ; ITeE Radom | Łukasiewicz Research Network
Łukasiewicz Industrial Chemistry Institute | Industrial Chemistry Research Institute ; Instytut Chemii Przemysłowej ; ICHP | Łukasiewicz Research Network
Łukasiewicz Institute of Heavy Organic Synthesis | Blachownia ; Instytut Ciężkiej Syntezy Organicznej ; ICSO Blachownia | Łukasiewicz Research Network
Łukasiewicz Poznań Institute of Technology | Poznański Instytut Technologiczny ; Rail Vehicles Institute Tabor ; Instytut Pojazdów Szynowych ; Institute of Wood Technology Poznań | Łukasiewicz Research Network
Łukasiewicz Automotive Industry Institute | Automotive Industry Institute ; Przemysłowy Instytut Motoryzacji ; PIMOT | Łukasiewicz Research Network
Łukasiewicz Lodz Institute of Technology | Łódzki Instytut Technologiczny ; Textile Research Institute Łódź ; Institute of Biopolymers and Chemical Fibres ; IBWCh | Łukasiewicz Research Network
Łukasiewicz Institute of Ceramics and Building Materials | Instytut Ceramiki i Materiałów Budowlanych ; ICIMB | Łukasiewicz Research Network
Łukasiewicz Tele and Radio Research Institute | Instytut Tele- i Radiotechniczny ; ITR Warsaw | Łukasiewicz Research Network
Łukasiewicz Electrotechnical Institute | Instytut Elektrotechniki ; Electrotechnical Institute Warsaw | Łukasiewicz Research Network
Institute of Physics, Polish Academy of Sciences | Instytut Fizyki PAN ; IFPAN ; IF PAN | Polish Academy of Sciences
Institute of High Pressure Physics | Unipress ; Instytut Wysokich Ciśnień PAN ; IHPP PAS | Polish Academy of Sciences
Institute of Fundamental Technological Research | IPPT PAN ; IPPT ; Instytut Podstawowych Problemów Techniki | Polish Academy of Sciences
Institute of Metallurgy and Materials Science | IMMS PAS ; IMIM PAN ; Instytut Metalurgii i Inżynierii Materiałowej | Polish Academy of Sciences
Institute of Physical Chemistry (Poland) | Instytut Chemii Fizycznej PAN ; ICHF PAN ; IPC PAS | Polish Academy of Sciences
Institute of Low Temperature and Structure Research | INTiBS ; ILT&SR PAS ; Instytut Niskich Temperatur i Badań Strukturalnych | Polish Academy of Sciences
Institute of Molecular Physics (Poland) | Instytut Fizyki Molekularnej PAN ; IFM PAN | Polish Academy of Sciences
Institute of Fluid-Flow Machinery | IMP PAN ; Instytut Maszyn Przepływowych ; IFFM | Polish Academy of Sciences
Institute of Geophysics, Polish Academy of Sciences | Instytut Geofizyki PAN ; IGF PAN | Polish Academy of Sciences
Institute of Oceanology, Polish Academy of Sciences | IO PAN ; IOPAN ; Instytut Oceanologii PAN | Polish Academy of Sciences
Space Research Centre | CBK PAN ; Centrum Badań Kosmicznych PAN ; SRC PAS | Polish Academy of Sciences
Nicolaus Copernicus Astronomical Center | CAMK ; Centrum Astronomiczne im. Mikołaja Kopernika ; NCAC | Polish Academy of Sciences
Systems Research Institute | IBS PAN ; Instytut Badań Systemowych | Polish Academy of Sciences
Institute of Computer Science, Polish Academy of Sciences | IPI PAN ; Instytut Podstaw Informatyki PAN | Polish Academy of Sciences
Institute of Mathematics of the Polish Academy of Sciences | IMPAN ; Instytut Matematyczny PAN | Polish Academy of Sciences
Institute of Hydro-Engineering | IBW PAN ; Instytut Budownictwa Wodnego | Polish Academy of Sciences
Strata Mechanics Research Institute | IMG PAN ; Instytut Mechaniki Górotworu | Polish Academy of Sciences
Mineral and Energy Economy Research Institute | IGSMiE PAN ; Instytut Gospodarki Surowcami Mineralnymi i Energią ; MEERI PAS | Polish Academy of Sciences
Henryk Niewodniczański Institute of Nuclear Physics | IFJ ; Institute of Nuclear Physics Krakow |
National Centre for Nuclear Research | Instytut Problemów Jądrowych ; Institute of Atomic Energy POLATOM |
Institute of Plasma Physics and Laser Microfusion | IPPLM ; IFPiLM ; Instytut Fizyki Plazmy i Laserowej Mikrosyntezy |
Institute of Nuclear Chemistry and Technology | INCT ; Instytut Chemii i Techniki Jądrowej ; IChTJ |
Central Laboratory for Radiological Protection | CLOR ; Centralne Laboratorium Ochrony Radiologicznej |
Central Mining Institute | GIG ; Główny Instytut Górnictwa ; Central Mining Institute Katowice |
KOMAG Institute of Mining Technology | KOMAG ; Instytut Techniki Górniczej KOMAG |
EMAG | Łukasiewicz EMAG ; Institute of Innovative Technologies EMAG ; Instytut Technik Innowacyjnych EMAG | Łukasiewicz Research Network
Institute for Chemical Processing of Coal | ICHPW ; Instytut Chemicznej Przeróbki Węgla ; Institute of Energy and Fuel Processing Technology ; ITPE |
Institute of Power Engineering | Instytut Energetyki ; IEn Warsaw |
Oil and Gas Institute | INiG ; Instytut Nafty i Gazu ; Oil and Gas Institute – National Research Institute ; INIG-PIB |
Building Research Institute (Poland) | ITB ; Instytut Techniki Budowlanej |
Road and Bridge Research Institute | IBDiM ; Instytut Badawczy Dróg i Mostów |
Railway Research Institute | Instytut Kolejnictwa ; IK Warsaw ; Centrum Naukowo-Techniczne Kolejnictwa ; CNTK |
Motor Transport Institute | ITS Warsaw ; Instytut Transportu Samochodowego |
National Institute of Telecommunications (Poland) | National Institute of Telecommunications ; Instytut Łączności – PIB |
NASK | Naukowa i Akademicka Sieć Komputerowa ; Research and Academic Computer Network |
Central Institute for Labour Protection | CIOP ; CIOP-PIB ; Centralny Instytut Ochrony Pracy |
Institute of Environmental Protection (Poland) | IOŚ-PIB ; Instytut Ochrony Środowiska |
Central Office of Measures | GUM ; Główny Urząd Miar |
Polish Committee for Standardization | PKN ; Polski Komitet Normalizacyjny |
Poznań Supercomputing and Networking Center | PSNC ; PCSS ; Poznańskie Centrum Superkomputerowo-Sieciowe |
ACC Cyfronet AGH | Cyfronet ; Academic Computer Centre CYFRONET |
Interdisciplinary Centre for Mathematical and Computational Modelling | ICM Warsaw |
Polish Space Agency | POLSA ; Polska Agencja Kosmiczna |
Air Force Institute of Technology (Poland) | ITWL ; Instytut Techniczny Wojsk Lotniczych |
Military Institute of Armament Technology | WITU ; Wojskowy Instytut Techniczny Uzbrojenia |
Polish Armaments Group | PGZ ; Polska Grupa Zbrojeniowa |
PIT-RADWAR | Przemysłowy Instytut Telekomunikacji ; Radwar ; Bumar Elektronika | Polish Armaments Group
PCO | PCO S.A. ; Przemysłowe Centrum Optyki | Polish Armaments Group
WB Group | WB Electronics ; Grupa WB |
PZL Mielec | Polskie Zakłady Lotnicze ; WSK-Mielec | Lockheed Martin
PZL-Świdnik | WSK PZL-Świdnik | Leonardo
PKN Orlen | ORLEN S.A. |
Lotos Group | Grupa Lotos ; Rafineria Gdańska | PKN Orlen
Energa | Energa SA | PKN Orlen
PGNiG | Polish Oil and Gas Company |
Gaz-System | Operator Gazociągów Przesyłowych Gaz-System |
PSE | Polskie Sieci Elektroenergetyczne ; PSE Operator |
PGE | PGE Polish Energy Group |
Tauron | Tauron Polska Energia |
Enea SA | ENEA Poznań ; Grupa Enea |
KGHM | Kombinat Górniczo-Hutniczy Miedzi |
KGHM Cuprum | Cuprum ; CBR KGHM Cuprum | KGHM
Jastrzębska Spółka Węglowa | JSW Poland |
Fakro | FAKRO Sp. z o.o. |
Asseco | Asseco Poland ; Prokom Software |
CD Projekt | CD Projekt RED ; Optimus Poland |
Orange Labs Poland | Centrum Badawczo-Rozwojowe Telekomunikacja Polska | Orange Polska
Polish Physical Society | Polskie Towarzystwo Fizyczne ; PTF |
Fyzikální ústav AV ČR | Institute of Physics CAS ; Institute of Physics Prague |
ELI Beamlines | Extreme Light Infrastructure Beamlines | Extreme Light Infrastructure
Extreme Light Infrastructure | ELI ERIC ; ELI |
ELI-ALPS | ELI ALPS Szeged ; ELI-HU | Extreme Light Infrastructure
ELI-NP | Extreme Light Infrastructure Nuclear Physics | Horia Hulubei National Institute of Physics and Nuclear Engineering
HiLASE | HiLASE Centre ; HiLASE Laser Centre | Fyzikální ústav AV ČR
Institute of Plasma Physics CAS | Ústav fyziky plazmatu AV ČR ; IPP Prague ; ÚFP AV ČR | Czech Academy of Sciences
Nuclear Physics Institute CAS | Ústav jaderné fyziky AV ČR ; NPI CAS ; Nuclear Physics Institute Řež | Czech Academy of Sciences
Institute of Photonics and Electronics CAS | Ústav fotoniky a elektroniky AV ČR ; ÚFE ; Institute of Radio Engineering and Electronics Prague | Czech Academy of Sciences
Institute of Scientific Instruments CAS | Ústav přístrojové techniky AV ČR ; ISI Brno | Czech Academy of Sciences
Institute of Physics of Materials CAS | Ústav fyziky materiálů AV ČR ; IPM Brno | Czech Academy of Sciences
Institute of Thermomechanics CAS | Ústav termomechaniky AV ČR | Czech Academy of Sciences
Institute of Theoretical and Applied Mechanics CAS | ÚTAM ; ITAM CAS ; Ústav teoretické a aplikované mechaniky AV ČR | Czech Academy of Sciences
Institute of Information Theory and Automation CAS | UTIA ; Ústav teorie informace a automatizace AV ČR | Czech Academy of Sciences
Institute of Computer Science CAS | Ústav informatiky AV ČR ; ICS Prague | Czech Academy of Sciences
Institute of Mathematics CAS | Matematický ústav AV ČR | Czech Academy of Sciences
Institute of Atmospheric Physics CAS | Ústav fyziky atmosféry AV ČR ; IAP Prague | Czech Academy of Sciences
Institute of Geophysics CAS | Geofyzikální ústav AV ČR ; IG CAS | Czech Academy of Sciences
Institute of Geology CAS | Geologický ústav AV ČR | Czech Academy of Sciences
Institute of Geonics CAS | Ústav geoniky AV ČR | Czech Academy of Sciences
Institute of Rock Structure and Mechanics CAS | Ústav struktury a mechaniky hornin AV ČR ; IRSM | Czech Academy of Sciences
Institute of Hydrodynamics CAS | Ústav pro hydrodynamiku AV ČR | Czech Academy of Sciences
Astronomical Institute CAS | Astronomický ústav AV ČR ; Ondřejov Observatory | Czech Academy of Sciences
J. Heyrovský Institute of Physical Chemistry | Heyrovský Institute ; Ústav fyzikální chemie J. Heyrovského | Czech Academy of Sciences
Institute of Macromolecular Chemistry CAS | Ústav makromolekulární chemie AV ČR ; IMC Prague | Czech Academy of Sciences
Institute of Inorganic Chemistry CAS | Ústav anorganické chemie AV ČR ; IIC Řež | Czech Academy of Sciences
Institute of Chemical Process Fundamentals CAS | Ústav chemických procesů AV ČR ; ICPF | Czech Academy of Sciences
ÚJV Řež | | ČEZ
Research Centre Řež | Centrum výzkumu Řež ; CVR | ÚJV Řež
ČEZ | CEZ Group |
ČEPS | CEPS a.s. |
Czech Metrology Institute | CMI Brno ; Český metrologický institut |
Czech Geological Survey | Czech Geological Institute |
T. G. Masaryk Water Research Institute | VÚV TGM ; Výzkumný ústav vodohospodářský T. G. Masaryka ; TGM WRI |
Transport Research Centre | CDV ; Centrum dopravního výzkumu ; CDV Brno |
VZLU | Výzkumný a zkušební letecký ústav ; Czech Aerospace Research Centre ; Aeronautical Research and Test Institute |
COMTES FHT | COMTES |
SVÚM | Státní výzkumný ústav materiálu |
SÚRAO | Czech Radioactive Waste Repository Authority |
SÚRO | National Radiation Protection Institute (Czechia) ; Státní ústav radiační ochrany |
SÚJB | State Office for Nuclear Safety ; Státní úřad pro jadernou bezpečnost |
CESNET | Czech Education and Scientific Network |
IT4Innovations | IT4Innovations National Supercomputing Center ; IT4I |
CEITEC | Central European Institute of Technology |
Unipetrol | Orlen Unipetrol ; Chemopetrol ; Unipetrol RPA | PKN Orlen
UniCRE | Unipetrol Centre for Research and Education ; Výzkumný ústav anorganické chemie ; ORLEN UniCRE | Unipetrol
Škoda Works | Škodovy závody |
Škoda JS | | ČEZ
Doosan Škoda Power | Škoda Power | Doosan Enerbility
Škoda Group | Škoda Transportation ; Škoda Electric |
Vítkovice | VÍTKOVICE a.s. ; Vítkovice Machinery Group |
Třinecké železárny | Trinec Iron and Steel Works ; TŽ Třinec |
Aero Vodochody | AERO Vodochody Aerospace |
První brněnská strojírna | PBS Velká Bíteš |
Tatra | Tatra Trucks ; Tatra Kopřivnice |
Zetor | ZETOR Tractors |
Meopta | Meopta - optika |
Crytur | CRYTUR Turnov ; Monokrystaly Turnov |
Tescan | TESCAN ORSAY HOLDING ; TESCAN Group |
Thermo Fisher Scientific Brno | FEI Czech Republic ; Delong Instruments | Thermo Fisher Scientific
ON Semiconductor Czech Republic | onsemi Rožnov ; Tesla Sezam | ON Semiconductor
Avast | AVAST Software ; ALWIL Software | Gen Digital
Symantec | Symantec Consumer ; Symantec Corporation |
Škoda Výzkum | Research and Testing Institute Plzeň ; VZÚ Plzeň ; Výzkumný a zkušební ústav Plzeň | Škoda Works
Institute of Physics, Slovak Academy of Sciences | Fyzikálny ústav SAV ; FÚ SAV | Slovak Academy of Sciences
Institute of Electrical Engineering, Slovak Academy of Sciences | Elektrotechnický ústav SAV ; ElÚ SAV ; IEE SAS | Slovak Academy of Sciences
Institute of Materials Research, Slovak Academy of Sciences | Ústav materiálového výskumu SAV ; IMR SAS ; ÚMV SAV | Slovak Academy of Sciences
Institute of Experimental Physics Košice | Ústav experimentálnej fyziky SAV ; IEP SAS | Slovak Academy of Sciences
Institute of Materials and Machine Mechanics | Ústav materiálov a mechaniky strojov SAV ; ÚMMS SAV | Slovak Academy of Sciences
Institute of Inorganic Chemistry, Slovak Academy of Sciences | Ústav anorganickej chémie SAV | Slovak Academy of Sciences
Institute of Measurement Science | Ústav merania SAV | Slovak Academy of Sciences
Polymer Institute, Slovak Academy of Sciences | Ústav polymérov SAV | Slovak Academy of Sciences
Earth Science Institute of the Slovak Academy of Sciences | Ústav vied o Zemi SAV | Slovak Academy of Sciences
Slovak Institute of Metrology | SMÚ ; Slovenský metrologický ústav |
State Geological Institute of Dionýz Štúr | ŠGÚDŠ ; Štátny geologický ústav Dionýza Štúra |
VUJE | VÚJE Trnava ; Výskumný ústav jadrových elektrární |
Slovenské elektrárne | Slovak Power Plants ; SE Bratislava |
Slovnaft | SLOVNAFT a.s. ; VÚRUP | MOL Group
ESET | ESET spol. s r.o. |
U.S. Steel Košice | USSK ; VSŽ Košice ; Východoslovenské železiarne | U.S. Steel
HUN-REN Hungarian Research Network | Magyar Kutatási Hálózat |
Wigner Research Centre for Physics | Wigner RCP ; KFKI Research Institute for Particle and Nuclear Physics ; Központi Fizikai Kutatóintézet |
Centre for Energy Research | HUN-REN EK ; Energiatudományi Kutatóközpont ; MTA EK ; KFKI Atomic Energy Research Institute ; AEKI ; Institute of Technical Physics and Materials Science ; MFA Budapest | HUN-REN Hungarian Research Network
SZTAKI | MTA SZTAKI ; Computer and Automation Research Institute |
Atomki | Institute for Nuclear Research ; Institute of Nuclear Research of the Hungarian Academy of Sciences |
Research Centre for Natural Sciences | HUN-REN TTK ; Természettudományi Kutatóközpont ; MTA TTK ; Chemical Research Center Budapest | HUN-REN Hungarian Research Network
Research Centre for Astronomy and Earth Sciences | HUN-REN CSFK ; Csillagászati és Földtudományi Kutatóközpont ; Konkoly Observatory | HUN-REN Hungarian Research Network
Bay Zoltán Nonprofit Ltd. for Applied Research | BZN ; Bay Zoltán Alkalmazott Kutatási Közalapítvány ; Bay Zoltán Foundation for Applied Research ; Bay-Logi |
HungaroMet | Hungarian Meteorological Service ; Országos Meteorológiai Szolgálat ; OMSZ |
Supervisory Authority for Regulatory Affairs Hungary | Mining and Geological Survey of Hungary ; MBFSZ ; Magyar Bányászati és Földtani Szolgálat ; SZTFH ; Geological Institute of Hungary |
Hungarian Atomic Energy Authority | Országos Atomenergia Hivatal |
MOL Group | MOL Magyar Olaj- és Gázipari ; Magyar Olaj- és Gázipari Részvénytársaság ; MOL Plc |
MVM Group | MVM ; Magyar Villamos Művek ; MVM Paks Nuclear Power Plant |
Tungsram | GE Hungary ; GE Lighting Hungary |
Ganz Works | Ganz ; Ganz-MÁVAG |
Rába | Rába Automotive ; Rába Járműipari |
Videoton | VIDEOTON Holding |
Jožef Stefan Institute | J. Stefan Institute |
National Institute of Chemistry | NIC Ljubljana ; KI Ljubljana |
Institute of Metals and Technology | IMT Ljubljana ; Inštitut za kovinske materiale in tehnologije |
Slovenian National Building and Civil Engineering Institute | ZAG ; ZAG Ljubljana ; Zavod za gradbeništvo Slovenije |
Geological Survey of Slovenia | GeoZS ; Geološki zavod Slovenije |
Slovenian Environment Agency | ARSO ; Agencija Republike Slovenije za okolje |
Milan Vidmar Electric Power Research Institute | EIMV ; Elektroinštitut Milan Vidmar |
TECOS | Slovenian Tool and Die Development Centre |
Iskra | Iskra d.o.o. ; Iskraemeco ; Iskratel |
Gorenje | Gorenje Group ; Gorenje d.d. | Hisense
Petrol | Petrol d.d. ; Petrol Group |
ELES | Elektro-Slovenija |
Akrapovič | Akrapovič d.d. |
Institute of Physics Zagreb | Institut za fiziku ; IFS Zagreb |
Croatian Geological Survey | Hrvatski geološki institut ; HGI Zagreb |
Croatian Meteorological and Hydrological Service | DHMZ ; Državni hidrometeorološki zavod |
Končar | KONČAR Group ; Končar Elektroindustrija ; KONČAR – Electrical Engineering Institute ; Rade Končar |
HEP | Hrvatska elektroprivreda |
Energy Institute Hrvoje Požar | EIHP ; Energetski institut Hrvoje Požar |
Rimac | Rimac Automobili ; Rimac Technology ; Bugatti Rimac |
Infobip | Infobip Ltd |
Vinča Institute of Nuclear Sciences | Boris Kidrič Institute of Nuclear Sciences ; VINS |
Institute of Physics Belgrade | Institut za fiziku Beograd ; IPB Belgrade |
Mihajlo Pupin Institute | Institut Mihajlo Pupin ; IMP Belgrade |
Institute of Chemistry, Technology and Metallurgy | IHTM ; ICTM ; Institut za hemiju, tehnologiju i metalurgiju |
Jaroslav Černi Water Institute | Institut za vodoprivredu Jaroslav Černi ; Jaroslav Černi Institute |
Nikola Tesla Electrical Engineering Institute | Elektrotehnički institut Nikola Tesla |
Institute of Technical Sciences of SASA | Institut tehničkih nauka SANU ; ITN SANU | Serbian Academy of Sciences and Arts
RTB Bor | Zijin Bor Copper ; Serbia Zijin Copper | Zijin Mining
Elektroprivreda Srbije | EPS ; Electric Power Industry of Serbia |
Naftna Industrija Srbije | Petroleum Industry of Serbia |
Institute of Solid State Physics Sofia | ISSP BAS ; Georgi Nadjakov Institute of Solid State Physics ; Институт по физика на твърдото тяло | Bulgarian Academy of Sciences
Institute for Nuclear Research and Nuclear Energy | INRNE ; Институт за ядрени изследвания и ядрена енергетика | Bulgarian Academy of Sciences
National Institute of Meteorology and Hydrology (Bulgaria) | NIMH Bulgaria ; Национален институт по метеорология и хидрология |
Institute of Information and Communication Technologies Sofia | IICT-BAS ; Институт по информационни и комуникационни технологии | Bulgarian Academy of Sciences
INSAIT | Institute for Computer Science, Artificial Intelligence and Technology |
Kozloduy Nuclear Power Plant | Kozloduy NPP ; АЕЦ Козлодуй |
Horia Hulubei National Institute of Physics and Nuclear Engineering | Institutul Național de Fizică și Inginerie Nucleară Horia Hulubei ; IFA Bucharest |
National Institute for Laser, Plasma and Radiation Physics | Institutul Național pentru Fizica Laserilor, Plasmei și Radiației |
National Institute of Materials Physics | Institutul Național de Fizica Materialelor |
National Institute for Research and Development in Microtechnologies | IMT Bucharest ; INCD-Microtehnologie ; Institutul Național pentru Microtehnologie |
National Institute of Research and Development for Optoelectronics | INOE 2000 ; INOE ; Institutul Național de Optoelectronică |
National Institute for Research and Development of Isotopic and Molecular Technologies | INCDTIM ; ITIM Cluj-Napoca |
INCAS Bucharest | National Institute for Aerospace Research Elie Carafoli ; INCAS ; Institutul Național de Cercetări Aerospațiale Elie Carafoli |
COMOTI | Romanian Research and Development Institute for Gas Turbines ; INCD Turbomotoare COMOTI |
ICPE-CA | National Institute for R&D in Electrical Engineering ICPE-CA |
ICSI Râmnicu Vâlcea | National Institute for Cryogenics and Isotopic Technologies ; ICIT Râmnicu Vâlcea |
RATEN ICN | Institute for Nuclear Research Pitești ; ICN Pitești ; Regia Autonomă Tehnologii pentru Energia Nucleară |
ICI Bucharest | National Institute for Research and Development in Informatics ; ICI București |
National Meteorological Administration (Romania) | ANM Romania ; Administrația Națională de Meteorologie ; Meteo Romania |
Geological Institute of Romania | Institutul Geologic al României ; IGR Bucharest |
GeoEcoMar | National Institute of Marine Geology and Geoecology |
National Institute for Earth Physics | INFP ; NIEP Romania ; Institutul Național pentru Fizica Pământului |
INCD URBAN-INCERC | URBAN-INCERC ; INCERC |
Romanian Space Agency | ROSA ; Agenția Spațială Română |
Transelectrica | CNTEE Transelectrica |
Nuclearelectrica | SN Nuclearelectrica ; SNN |
Romgaz | SNGN Romgaz |
Petrom | ICPT Câmpina |
Bitdefender | Softwin |
UiPath | DeskOver |
Automobile Dacia | Dacia-Renault ; Renault Technologie Roumanie | Dacia
AT&T Labs | AT&T Laboratories |
DirecTV | Hughes DirecTV |
Hughes Network Systems | Hughes ; Hughes Communications | EchoStar
EchoStar | EchoStar Corporation ; DISH Network ; Dish |
Hughes Aircraft | Hughes Electronics ; Hughes Space and Communications |
HRL Laboratories | HRL ; Hughes Research Laboratories ; HRL Laboratories LLC |
Boeing Research & Technology | Boeing Phantom Works ; BR&T | Boeing
Boeing Satellite Systems | Boeing Satellite Development Center ; Hughes Space and Communications Company | Boeing
Insitu | Insitu Inc | Boeing
Aurora Flight Sciences | Aurora Flight Sciences Corporation | Boeing
Spirit AeroSystems | Boeing Wichita ; Spirit Aero | Boeing
Jeppesen | Jeppesen Sanderson |
Rocketdyne | Aerojet Rocketdyne ; Pratt & Whitney Rocketdyne ; Aerojet ; GenCorp ; Aerojet General ; Boeing Rocketdyne | L3Harris Technologies
L3Harris Technologies | L3 Technologies ; L3Harris ; L-3 |
Exelis | ITT Exelis ; Exelis Inc ; ITT Defense ; Exelis Visual Information Solutions | L3Harris Technologies
NV5 Geospatial | Quantum Spatial ; Research Systems Inc ; RSI ENVI | NV5
NV5 | NV5 Global ; Nolte Vertical Five |
Lockheed Martin Space | Lockheed Martin Space Systems ; Lockheed Missiles and Space Company ; Lockheed Martin Missiles and Space ; LMSC | Lockheed Martin
Lockheed Martin Advanced Technology Center | LMATC ; Lockheed Palo Alto Research Laboratory | Lockheed Martin Space
Lockheed Martin Solar and Astrophysics Laboratory | LMSAL | Lockheed Martin Advanced Technology Center
Skunk Works | Lockheed Martin Skunk Works ; Lockheed Advanced Development Projects ; Lockheed Martin Advanced Development Programs | Lockheed Martin
Lockheed Martin Aeronautics | Lockheed Martin Tactical Aircraft Systems ; General Dynamics Fort Worth | Lockheed Martin
Sikorsky Aircraft | Lockheed Martin Sikorsky ; Sikorsky Aero Engineering |
Lockheed Martin UK | INSYS ; Lockheed Martin UK Ampthill | Lockheed Martin
Terran Orbital | Tyvak ; Tyvak Nano-Satellite Systems ; Terran Orbital Corporation | Lockheed Martin
Northrop Grumman Innovation Systems | Orbital ATK ; Orbital Sciences ; Orbital Sciences Corporation ; Alliant Techsystems ; ATK | Northrop Grumman
Alliant Techsystems | ATK ; ATK Launch Systems ; Thiokol ; Morton Thiokol ; Cordant Technologies | Northrop Grumman
Orbital Sciences Corporation | Orbital Sciences ; OSC Dulles | Northrop Grumman
Northrop Grumman Space Technology | TRW Space & Electronics ; NGST ; Northrop Grumman Aerospace Systems | Northrop Grumman
Northrop Grumman Electronic Systems | Westinghouse Electronic Systems ; Northrop Grumman Mission Systems | Northrop Grumman
Newport News Shipbuilding | Northrop Grumman Newport News ; Newport News Shipbuilding and Dry Dock | Huntington Ingalls Industries
Huntington Ingalls Industries | HII ; Ingalls Shipbuilding ; Northrop Grumman Shipbuilding |
General Dynamics | General Dynamics Corporation ; Electric Boat ; Convair ; GD |
General Dynamics Electric Boat | GDEB ; Electric Boat Company ; Electric Boat Corporation | General Dynamics
General Dynamics Information Technology | GDIT ; CSRA ; Anteon | General Dynamics
General Dynamics Mission Systems | General Dynamics C4 Systems ; GDMS ; General Dynamics Advanced Information Systems | General Dynamics
General Dynamics Land Systems | GDLS ; Chrysler Defense | General Dynamics
Bath Iron Works | BIW ; General Dynamics Bath Iron Works | General Dynamics
RTX | RTX Corporation ; Raytheon Technologies Corporation ; United Technologies Corporation ; UTC |
RTX Technology Research Center | United Technologies Research Center ; UTRC ; Raytheon Technologies Research Center ; RTRC | RTX
Bolt, Beranek and Newman | Raytheon BBN Technologies |
Raytheon | Raytheon Missiles & Defense ; Raytheon Intelligence & Space ; Raytheon Missile Systems |
Collins Aerospace | UTC Aerospace Systems ; B/E Aerospace |
Goodrich Corporation | Goodrich ; B.F. Goodrich Aerospace | Collins Aerospace
Hamilton Sundstrand | United Technologies Aerospace | Collins Aerospace
Pratt & Whitney | Pratt and Whitney ; Pratt & Whitney Aircraft |
Pratt & Whitney Canada | PWC ; Canadian Pratt & Whitney |
Blue Canyon Technologies | BCT Boulder | RTX
Cubic Corporation | Cubic |
Sierra Nevada Corporation | SNC Sparks |
Sierra Space | Sierra Space Corporation |
General Atomics | General Atomic |
General Atomics Aeronautical Systems | GA-ASI | General Atomics
DIII-D National Fusion Facility | DIII-D | General Atomics
Aerospace Corporation | The Aerospace Corporation |
MITRE | The MITRE Corporation ; MITRE Corp |
Applied Research Associates | ARA Albuquerque |
Physical Sciences Inc. | PSI Andover ; Physical Sciences Incorporated |
Charles River Analytics | CRA Cambridge |
Radiation Monitoring Devices | RMD ; RMD Inc |
Creare | Creare LLC ; Creare Inc |
TDA Research | TDA |
Giner | Giner Inc ; Giner ELX |
Luna Innovations | Luna Technologies |
Lynntech | Lynntech Inc |
Toyon Research | Toyon |
Leidos | Leidos Holdings ; Leidos Biomedical Research |
Dynetics | Dynetics Inc | Leidos
Science Applications International Corporation | Science Applications Inc |
ManTech | ManTech International |
Peraton | Perspecta ; Vencore ; Applied Communication Sciences ; Harris IT Services |
Perspecta Labs | Peraton Labs ; Telcordia Advanced Technology Solutions | Peraton
Battelle Energy Alliance | BEA Idaho | Battelle
Bechtel | Bechtel Group ; Bechtel National |
Bechtel Marine Propulsion | Bettis Atomic Power Laboratory ; Knolls Atomic Power Laboratory ; KAPL ; Naval Nuclear Laboratory ; Fluor Marine Propulsion |
Fluor | Fluor Daniel |
NuScale Power | NuScale | Fluor
KBR | KBR Inc ; KBRwyle |
Wyle Laboratories | Wyle ; KBRwyle ; Wyle Integrated Science and Engineering | KBR
Parsons | Parsons Corporation ; Ralph M. Parsons Company |
Burns & McDonnell | Burns & Mac ; Burns and McDonnell |
Black & Veatch | Black and Veatch ; BV Overland Park |
Sargent & Lundy | Sargent and Lundy |
CDM Smith | CDM ; Camp Dresser & McKee ; Wilbur Smith Associates |
HDR | HDR Inc ; Henningson, Durham & Richardson |
HNTB | Howard Needles Tammen & Bergendoff |
Tetra Tech | TetraTech |
Geosyntec | Geosyntec Consultants |
Brown and Caldwell | Brown & Caldwell |
Carollo Engineers | Carollo |
Kimley-Horn | Kimley-Horn and Associates |
Thornton Tomasetti | Weidlinger Associates ; LZA |
Simpson Gumpertz & Heger | SGH |
Wiss, Janney, Elstner Associates | WJE |
Exponent | Failure Analysis Associates ; Exponent Inc |
Haley & Aldrich | Haley and Aldrich |
ICF International | ICF Consulting |
Louis Berger | Louis Berger Group ; Berger Group Holdings | WSP
Ecology and Environment | E&E ; Ecology & Environment Inc | WSP
Kiewit | Peter Kiewit Sons' ; Kiewit Corporation |
Skanska USA | Beers Construction | Skanska
Chicago Bridge & Iron | CB&I ; Chicago Bridge and Iron ; The Shaw Group ; Stone & Webster | McDermott International
McDermott International | McDermott ; J. Ray McDermott |
Lummus Technology | ABB Lummus Global ; CB&I Lummus ; Lummus |
Stone & Webster | Stone and Webster ; Shaw Stone & Webster |
Babcock & Wilcox | Babcock and Wilcox ; Babcock & Wilcox Enterprises ; Babcock & Wilcox Nuclear |
BWXT Canada | GE Hitachi Nuclear Energy Canada | BWX Technologies
Westinghouse Electric Company | Westinghouse ; Westinghouse Electric Company LLC ; WEC |
Combustion Engineering | ABB Combustion Engineering ; C-E | Westinghouse Electric Company
Westinghouse Electric Corporation | Westinghouse Research Laboratories ; Westinghouse R&D Center ; Westinghouse Science & Technology Center |
TerraPower | Terra Power LLC |
X-energy | X Energy LLC |
Oklo | Oklo Inc ; UPower |
Holtec International | Holtec |
Centrus Energy | USEC ; United States Enrichment Corporation |
EnergySolutions | Envirocare of Utah ; Energy Solutions |
Commonwealth Fusion Systems | CFS |
TAE Technologies | Tri Alpha Energy ; TAE |
Helion Energy | Helion |
General Fusion | General Fusion Inc |
Tokamak Energy | Tokamak Solutions |
Nuclear Energy Institute | NEI Washington |
Institute of Nuclear Power Operations | INPO |
World Association of Nuclear Operators | WANO |
North American Electric Reliability Corporation | NERC US |
California Independent System Operator | CAISO ; California ISO |
PJM Interconnection | PJM |
Electric Reliability Council of Texas | ERCOT |
Midcontinent Independent System Operator | MISO ; Midwest ISO |
ISO New England | ISO-NE |
New York Independent System Operator | NYISO |
Southwest Power Pool | SPP |
Western Area Power Administration | WAPA | United States Department of Energy
New York Power Authority | NYPA ; Power Authority of the State of New York |
NYSERDA | New York State Energy Research and Development Authority |
California Energy Commission | CEC ; Energy Resources Conservation and Development Commission |
Exelon | Exelon Corporation ; Unicom Corporation |
Constellation Energy | Constellation ; Exelon Generation |
PECO | PECO Energy ; Philadelphia Electric Company | Exelon
Baltimore Gas and Electric | BGE Baltimore | Exelon
Southern Company | Southern Co ; Southern Company Services |
Georgia Power | Georgia Power Company | Southern Company
Alabama Power | Alabama Power Company | Southern Company
Duke Energy | Cinergy ; Carolina Power & Light |
NextEra Energy | FPL Group ; NextEra |
Florida Power & Light | FPL | NextEra Energy
Dominion Energy | Virginia Electric and Power Company ; Dominion Virginia Power |
American Electric Power | American Gas and Electric |
FirstEnergy | FirstEnergy Corp ; Ohio Edison ; GPU Inc |
Entergy | Middle South Utilities ; Entergy Corporation |
Xcel Energy | Northern States Power ; New Century Energies |
DTE Energy | Detroit Edison |
Consumers Energy | CMS Energy ; Consumers Power |
Consolidated Edison | ConEd |
Public Service Enterprise Group | PSEG ; Public Service Electric and Gas ; PSE&G |
PPL Corporation | PPL ; Pennsylvania Power & Light |
Ameren | Union Electric ; Ameren Corporation |
Avista | Washington Water Power |
PacifiCorp | Pacific Power & Light ; Rocky Mountain Power | Berkshire Hathaway Energy
Berkshire Hathaway Energy | MidAmerican Energy Holdings ; BHE | Berkshire Hathaway
NV Energy | Sierra Pacific Resources ; Nevada Power | Berkshire Hathaway Energy
Portland General Electric | PGE Portland |
Puget Sound Energy | Puget Power ; Puget Energy |
Seattle City Light | SCL Seattle |
Sacramento Municipal Utility District | SMUD |
Salt River Project | SRP |
Arizona Public Service | APS Phoenix ; Pinnacle West |
Pacific Gas and Electric Company | PG&E Corporation |
Southern California Gas | SoCalGas ; Southern California Gas Company | Sempra
Sempra | Pacific Enterprises |
CenterPoint Energy | Houston Industries ; Reliant Energy ; Houston Lighting & Power |
Vistra | TXU ; Energy Future Holdings ; Luminant ; Texas Utilities |
NRG Energy | NRG |
Calpine | Calpine Corporation |
AES Corporation | AES ; Applied Energy Services |
Fluence Energy | Fluence |
Eversource Energy | Northeast Utilities ; NSTAR |
Hawaiian Electric | HECO ; Hawaiian Electric Industries |
Gas Technology Institute | GRI ; IGT |
Energy & Environmental Research Center | EERC ; EERC Grand Forks |
American Petroleum Institute | API |
Society of Petroleum Engineers | SPE |
Society of Exploration Geophysicists | SEG |
American Association of Petroleum Geologists | AAPG |
ExxonMobil | Standard Oil Company of New Jersey ; Exxon Corporation ; Mobil Oil ; Mobil Corporation |
ExxonMobil Research and Engineering | EMRE ; Exxon Research and Engineering ; ER&E ; ExxonMobil Technology and Engineering | ExxonMobil
ExxonMobil Upstream Research | Exxon Production Research ; ExxonMobil URC ; EMURC | ExxonMobil
ExxonMobil Chemical | Exxon Chemical | ExxonMobil
XTO Energy | Cross Timbers Oil | ExxonMobil
Pioneer Natural Resources | | ExxonMobil
Denbury | Denbury Resources | ExxonMobil
Imperial Oil | Imperial Oil Resources |
Chevron | Chevron Texaco ; Chevron Corp ; Socal |
Chevron Energy Technology Company | Chevron ETC ; ChevronTexaco Exploration and Production Technology | Chevron
Texaco | Texaco Inc |
Noble Energy | Samedan | Chevron
Renewable Energy Group | REG ; Chevron Renewable Energy Group | Chevron
Chevron Phillips Chemical | CPChem ; Chevron Phillips |
Phillips 66 | Phillips 66 Company |
ConocoPhillips | Conoco Inc ; Continental Oil Company ; Phillips Petroleum Company |
Burlington Resources | | ConocoPhillips
Amoco | Amoco Corporation ; Amoco Production Company ; Amoco Research Center |
ARCO | Atlantic Richfield Company ; ARCO Exploration and Production Technology |
Sohio | BP America |
Anadarko Petroleum | Kerr-McGee |
Carbon Engineering | Carbon Engineering Ltd | Occidental Petroleum
Marathon Oil | Ohio Oil Company |
Marathon Petroleum | Andeavor ; Tesoro |
Apache Corporation | APA Corporation |
EOG Resources | Enron Oil & Gas |
Expand Energy | Chesapeake Energy ; Southwestern Energy |
Hess Corporation | Hess |
Kinder Morgan | KMI ; El Paso Corporation |
Williams Companies | The Williams Companies |
Schlumberger | SLB Limited ; Schlumberger Technology Corporation |
Schlumberger-Doll Research | SDR ; Schlumberger-Doll Research Center | Schlumberger
WesternGeco | Western Geophysical ; Geco-Prakla ; GECO | Schlumberger
Schlumberger Cambridge Research | SCR Cambridge ; Schlumberger Gould Research | Schlumberger
Smith International | M-I SWACO ; M-I L.L.C. | Schlumberger
Cameron | Cameron International ; OneSubsea ; Cooper Cameron | Schlumberger
ChampionX | Apergy ; Nalco Champion | Schlumberger
Halliburton | Dresser Industries |
Landmark Graphics | Halliburton Landmark | Halliburton
Sperry-Sun | Sperry Drilling ; Sperry-Sun Drilling Services | Halliburton
Baker Hughes | Baker Hughes INTEQ ; Baker International ; Hughes Tool Company ; Baker Atlas |
BJ Services | BJ Services Company | Baker Hughes
Weatherford | Weatherford Enterra |
NOV | National Oilwell Varco ; National-Oilwell |
Transocean | Sedco Forex ; GlobalSantaFe ; Transocean Sedco Forex |
ION Geophysical | Input/Output Inc ; GX Technology |
Core Laboratories | Core Lab |
Ecolab | Nalco Water ; Nalco |
Xylem | Xylem Inc ; ITT Flygt ; Flygt |
Evoqua Water Technologies | Evoqua ; Siemens Water Technologies | Xylem
YSI | Yellow Springs Instrument Company ; YSI Inc | Xylem
Sensus | Sensus Metering Systems | Xylem
Pentair | Pentair plc |
American Water | American Water Works |
Water Research Foundation | WRF ; AwwaRF ; AWWA Research Foundation ; Water Environment Research Foundation ; WERF |
American Water Works Association | AWWA |
Water Environment Federation | WEF Alexandria ; Water Pollution Control Federation |
Metropolitan Water District of Southern California | MWD ; Metropolitan Water District |
East Bay Municipal Utility District | EBMUD |
Orange County Water District | OCWD |
South Florida Water Management District | SFWMD |
Alcoa | Alcoa Corporation ; Alcoa World Alumina ; Aluminium Company of America ; Alcoa Technical Center |
Arconic | Arconic Corporation |
Howmet Aerospace | Howmet ; Alcoa Howmet ; Howmet Castings ; Arconic Inc |
Novelis | Aleris |
Kaiser Aluminum | Kaiser Aluminum & Chemical |
Reynolds Metals | Reynolds Aluminum | Alcoa
Allegheny Technologies | ATI Inc ; Allegheny Ludlum ; Allegheny Teledyne ; Teledyne Wah Chang |
Carpenter Technology | Carpenter Technology Corporation ; Carpenter Steel ; CarTech |
Haynes International | Haynes Stellite | Acerinox
Special Metals | Huntington Alloys ; Inco Alloys International ; Special Metals Corporation | Precision Castparts
Precision Castparts | PCC ; Precision Castparts Corp ; TIMET ; Titanium Metals Corporation | Berkshire Hathaway
Kennametal | Kennametal Inc |
Timken | The Timken Company ; Timken Roller Bearing Company |
TimkenSteel | Metallus |
U.S. Steel | US Steel ; USX |
Nucor | Nucor Corporation ; Nuclear Corporation of America ; REO Motors |
Cleveland-Cliffs | Cleveland-Cliffs Inc ; Cliffs Natural Resources ; ArcelorMittal USA ; Armco |
AK Steel | Armco Steel ; AK Steel Corporation | Cleveland-Cliffs
Bethlehem Steel | Homer Research Laboratories |
Freeport-McMoRan | Freeport ; Freeport-McMoRan Copper & Gold ; Phelps Dodge ; Cyprus Amax |
Newmont | Newmont Mining ; Newmont Goldcorp |
Peabody Energy | Peabody Coal |
Arch Resources | Arch Coal |
Core Natural Resources | CONSOL Energy ; Consolidation Coal |
Materion | Brush Wellman ; Brush Engineered Materials |
MP Materials | Molycorp ; Mountain Pass |
Albemarle | Albemarle Corporation ; Rockwood Lithium ; Chemetall Lithium ; Foote Mineral ; Ethyl Corporation |
Arcadium Lithium | Livent ; FMC Lithium ; Allkem ; Orocobre | Rio Tinto
Corning | Corning Incorporated ; Corning Inc |
Corning European Technology Center | Corning SAS ; Corning Fontainebleau | Corning
Owens Corning | OC Toledo |
Owens-Illinois | O-I Glass ; O-I |
Guardian Industries | Guardian Glass | Koch Industries
Koch Industries | Koch Inc ; Koch |
Georgia-Pacific | GP Atlanta | Koch Industries
Molex | Molex Incorporated ; Molex LLC | Koch Industries
Invista | DuPont Textiles & Interiors | Koch Industries
Infor | Lawson Software | Koch Industries
USG Corporation | USG ; United States Gypsum | Knauf
Knauf | Knauf Gips ; Knauf Insulation ; Gebr. Knauf |
Armstrong World Industries | Armstrong Cork |
Johns Manville | Manville Corporation | Berkshire Hathaway
Minnesota Mining and Manufacturing | 3M Corporate Research ; 3M Deutschland ; 3M Center |
Solventum | 3M Health Care |
Imation | GlassBridge Enterprises |
Honeywell | Allied Signal ; Honeywell Inc ; Allied Corporation ; Bendix |
Honeywell Laboratories | Honeywell Technology Center ; Honeywell Aerospace Advanced Technology ; Honeywell Sensors and Controls | Honeywell
Honeywell UOP | UOP LLC |
Honeywell Aerospace | Garrett AiResearch ; AlliedSignal Aerospace | Honeywell
Honeywell Federal Manufacturing & Technologies | Honeywell FM&T ; Allied-Bendix Aerospace Kansas City | Honeywell
Garrett Motion | Garrett ; Honeywell Turbo Technologies ; Honeywell Transportation Systems |
Resideo | Honeywell Homes |
Intermec | Norand | Honeywell
Emerson Electric | Emerson Process Management ; Fisher-Rosemount |
Rosemount | Rosemount Inc | Emerson Electric
National Instruments | NI ; NI Corp ; National Instruments Corporation | Emerson Electric
AspenTech | Aspen Technology | Emerson Electric
Copeland | Emerson Climate Technologies ; Copeland LP |
Vertiv | Emerson Network Power ; Liebert |
Rockwell Automation | Reliance Electric |
Rockwell Science Center | Rockwell International Science Center ; Rockwell Scientific Company | Teledyne Technologies
Parker Hannifin | Parker ; Parker Appliance Company |
Lord Corporation | LORD ; LORD Corp | Parker Hannifin
Moog | Moog Inc |
Woodward | Woodward Governor Company ; Woodward Inc |
Cummins | Cummins Inc |
Accelera | Hydrogenics ; Cummins New Power ; Cummins Hydrogenics | Cummins
Meritor | ArvinMeritor ; Rockwell Automotive | Cummins
Caterpillar | Caterpillar Inc |
Solar Turbines | Solar Aircraft Company | Caterpillar
Progress Rail | Electro-Motive Diesel ; EMD ; Electro-Motive Division | Caterpillar
Deere & Company | Deere and Company ; John Deere GmbH |
AGCO | AGCO Corporation ; Allis-Gleaner |
Trimble | Trimble Navigation ; Trimble Inc |
Topcon | TOPCON Corporation ; トプコン ; Tokyo Kogaku |
Wabtec | Wabtec Corporation |
Faiveley Transport | Faiveley | Wabtec
ENSCO | ENSCO Inc |
Transportation Technology Center | TTCI ; MxV Rail ; Transportation Technology Center Inc | Association of American Railroads
Association of American Railroads | AAR |
Otis | Otis Elevator Company |
Whirlpool | Whirlpool Corporation ; Maytag |
GE Appliances | Haier US Appliance Solutions ; GEA Louisville |
General Motors | GM Global Research ; GM R&D ; General Motors Global R&D |
Delco Electronics | Delco ; Delphi Delco Electronics | Aptiv
Aptiv | Delphi Corporation |
Motional | nuTonomy ; Hyundai-Aptiv |
Ford | Ford Research Laboratory ; Ford Scientific Research Laboratory ; Ford Research and Advanced Engineering |
Visteon | Visteon Corporation ; Ford Automotive Components |
Hanon Systems | Halla Visteon Climate Control ; Halla Climate Control ; 한온시스템 ; Hanon | Hankook Tire
PHINIA | BorgWarner Fuel Systems |
Tenneco | Tenneco Automotive |
Federal-Mogul | Federal-Mogul Powertrain | Tenneco
DRiV | Tenneco Aftermarket | Tenneco
Dana | Dana Incorporated ; Dana Corporation |
Adient | Johnson Controls Automotive Seating |
Lear Corporation | Lear Seating |
Goodyear | Goodyear Tire & Rubber ; Goodyear Innovation Center Luxembourg |
Cooper Tire | Cooper Tire & Rubber Company | Goodyear
Lucid Motors | Atieva ; Lucid Group |
Rivian | Rivian Automotive |
Nikola | Nikola Corporation ; Nikola Motor |
Aurora Innovation | Uber Advanced Technologies Group ; Uber ATG |
Nuro | Nuro Inc |
Zoox | Zoox Inc |
A123 Systems | A123 | Wanxiang Group
Wanxiang Group | Wanxiang ; 万向集团 |
QuantumScape | QuantumScape Battery |
SES AI | SolidEnergy Systems |
Bloom Energy | Ion America |
FuelCell Energy | Energy Research Corporation ; FCE |
Ballard Power Systems | Ballard |
Enphase Energy | Enphase |
SolarEdge | SolarEdge Technologies |
SunEdison | MEMC Electronic Materials ; MEMC ; Monsanto Electronic Materials |
Intel | Intel Corp ; Integrated Electronics ; Intel Corporation (US) |
Intel Labs | Intel Corporate Technology Group |
Altera | Altera Corporation ; Intel PSG ; Intel Programmable Solutions Group |
Mobileye | Mobileye Global |
Habana Labs | Habana | Intel
Wind River Systems | Wind River | Aptiv
Advanced Micro Devices | AMD Research ; Advanced Micro Devices Inc |
ATI Technologies | ATI Technologies ULC ; AMD Canada |
Xilinx | AMD Xilinx ; Xilinx Inc |
Pensando | Pensando Systems | Advanced Micro Devices
Mellanox Technologies | Mellanox ; NVIDIA Networking | Nvidia
Nvidia | NVIDIA Research ; Nvidia Corp |
Ageia | Ageia Technologies | Nvidia
Qualcomm | Quality Communications |
Atheros | Atheros Communications ; Qualcomm Atheros | Qualcomm
Nuvia | NUVIA Inc | Qualcomm
Arduino | Arduino SA | Qualcomm
Alphawave | Alphawave Semi ; Alphawave IP | Qualcomm
Broadcom | Avago ; Broadcom Corporation ; Broadcom Limited ; Agilent Semiconductor Products |
Brocade | Foundry Networks |
Agere Systems | Agere |
Emulex | Emulex Corporation | Broadcom
Texas Instruments | TI Inc ; GSI Dallas ; Texas Instruments Incorporated |
National Semiconductor | NatSemi ; National Semiconductor Corporation |
Burr-Brown | Burr-Brown Corporation |
Unitrode | Unitrode Corporation | Texas Instruments
Analog Devices | Analog Devices Inc |
Maxim Integrated | Maxim ; Dallas Semiconductor |
Linear Technology | LTC ; Linear Technology Corporation ; Dust Networks |
Hittite Microwave | Hittite | Analog Devices
ON Semiconductor | ON Semi ; SCI LLC |
Fairchild Semiconductor | Fairchild Camera and Instrument | ON Semiconductor
AMI Semiconductor | AMIS ; American Microsystems ; Alcatel Microelectronics ; Mietec | ON Semiconductor
Freescale Semiconductor | Freescale ; Motorola Semiconductor Products Sector ; Motorola SPS |
Microchip Technology | Microchip |
Atmel | Atmel Corporation ; TEMIC Semiconductors ; Newport Wafer-Fab |
Microsemi | Microsemi Corporation ; Zarlink Semiconductor ; PMC-Sierra ; Vitesse Semiconductor |
Symmetricom | Microsemi Frequency and Time ; Timing Solutions | Microchip Technology
Silicon Labs | Silicon Laboratories ; SiLabs |
Conexant | Rockwell Semiconductor Systems ; Conexant Systems | Synaptics
Synaptics | Synaptics Incorporated |
Mindspeed Technologies | Mindspeed | MACOM
MACOM | M/A-COM ; MACOM Technology Solutions ; M/A-COM Technology Solutions ; Microwave Associates |
Qorvo | RFMD ; TriQuint Semiconductor |
Cirrus Logic | Cirrus ; Crystal Semiconductor |
Lattice Semiconductor | Lattice |
Integrated Device Technology | IDT ; Renesas Electronics America | Renesas Electronics
Intersil | Harris Semiconductor ; Intersil Corporation ; Renesas Intersil | Renesas Electronics
Marvell Technology | Marvell Technology Group |
Inphi | Inphi Corporation | Marvell Technology
Aquantia | Aquantia Corp | Marvell Technology
Micron Technology | Micron Semiconductor |
Western Digital | WDC ; Western Digital Corporation |
HGST | Hitachi GST ; IBM Hard Disk Drive |
SanDisk | Sandisk Corporation |
Maxtor | Maxtor Corporation |
Applied Materials | Applied Materials Inc |
Varian Semiconductor | Varian Semiconductor Equipment Associates ; VSEA | Applied Materials
Lam Research | LAM Research Corporation |
KLA | KLA Corporation ; Tencor Instruments |
Orbotech | Orbotech Ltd ; Orbot | KLA
ADE Corporation | ADE | KLA
Teradyne | Teradyne Inc |
Entegris | Entegris Inc ; Mykrolis ; ATMI ; Fluoroware |
Cabot Microelectronics | CMC Materials | Entegris
MKS Instruments | MKS ; MKS Inc |
Newport Corporation | MKS Newport | MKS Instruments
Spectra-Physics | MKS Spectra-Physics | Newport Corporation
Ophir Optronics | Ophir | MKS Instruments
Atotech | Atotech Deutschland | MKS Instruments
Azenta | Brooks Automation |
Veeco | Veeco Instruments |
Axcelis Technologies | Axcelis ; Eaton Semiconductor Equipment |
FormFactor | Cascade Microtech |
Kulicke & Soffa | K&S |
Amkor Technology | Amkor ; Anam Industrial |
SkyWater Technology | SkyWater | IonQ
GlobalFoundries | Chartered Semiconductor ; IBM Microelectronics ; AMD Saxony |
Chartered Semiconductor Manufacturing | Chartered Semiconductor ; GlobalFoundries Singapore | GlobalFoundries
SEMATECH | International SEMATECH ; Semiconductor Manufacturing Technology |
Semiconductor Research Corporation | SRC |
SEMI | Semiconductor Equipment and Materials International |
Wolfspeed | Cree ; Cree Inc |
Cree Lighting | Ruud Lighting |
Cree LED | CreeLED | SGH
Lumileds | Philips Lumileds ; Philips Lumileds Lighting Company ; LumiLEDs Lighting |
Soraa | Soraa Inc |
Kyocera SLD Laser | SLD Laser ; Soraa Laser Diode | Kyocera
Lumentum | JDSU Communications and Commercial Optical Products ; Lumentum Holdings ; NeoPhotonics |
Oclaro | Bookham ; Avanex ; Bookham Technology | Lumentum
Viavi Solutions | JDSU ; JDS Uniphase ; Uniphase ; JDS Fitel ; VIAVI |
Spirent Communications | Spirent ; Bowthorpe | Keysight Technologies
Agilent Technologies | Agilent Laboratories |
Ixia | Ixia Communications | Keysight Technologies
Fortive | Fortive Corporation |
Fluke | Fluke Corporation ; John Fluke Manufacturing | Fortive
Tektronix | Tek ; Tektronix Inc | Ralliant
Ralliant | Ralliant Corporation |
Keithley Instruments | Keithley | Tektronix
Vontier | Gilbarco Veeder-Root |
Ametek | AMETEK Inc ; American Machine and Metals |
Zygo | Zygo Corporation | Ametek
Cameca | Cameca SAS ; Imago Scientific Instruments | Ametek
EDAX | EDAX Inc | Ametek
Gatan | Gatan Inc | Ametek
Vision Research | Vision Research Inc | Ametek
IPG Photonics | IPG ; IRE-Polus ; NTO IRE-Polus ; IPG Laser |
nLIGHT | nLight Photonics |
Thorlabs | Thorlabs Inc |
Edmund Optics | Edmund Scientific |
Novanta | GSI Group ; GSI Lumonics ; General Scanning |
Cambridge Technology | Cambridge Technology Inc | Novanta
Cognex | Cognex Corporation |
Zebra Technologies | Zebra ; Symbol Technologies ; Matrox Imaging |
OmniVision Technologies | OmniVision | Will Semiconductor
Revvity | Edgerton, Germeshausen and Grier |
Bendix Corporation | Bendix Aviation |
Eastman Kodak | Kodak Research Laboratories |
Carestream Health | Carestream ; Kodak Health Group |
Xerox | Rank Xerox ; Xerox Research Center Webster ; Haloid Xerox |
Lexmark | Lexmark International | Xerox
Dolby Laboratories | Dolby |
DTS | Digital Theater Systems ; DTS Inc | Xperi
Xperi | Tessera ; TiVo ; Tessera Technologies ; Adeia |
Gentex | Gentex Corporation |
Amphenol | Amphenol Corporation |
TE Connectivity | Tyco Electronics ; AMP Incorporated ; Raychem |
SubCom | TE SubCom ; Tyco Telecommunications ; AT&T Submarine Systems |
CommScope | Andrew Corporation ; ARRIS ; CommScope Holding |
Belden | Belden Inc ; Hirschmann |
Vishay | Vishay Intertechnology ; Siliconix |
AVX Corporation | AVX ; Kyocera AVX ; KYOCERA AVX Components | Kyocera
KEMET | Kemet Electronics | Yageo
Sensata Technologies | Sensata ; TI Sensors & Controls |
Littelfuse | Littelfuse Inc ; IXYS |
Garmin | Garmin International ; ProNav |
Motorola Mobility | Motorola Mobile Devices |
Zenith Electronics | Zenith Radio Corporation | LG Electronics
RCA Laboratories | David Sarnoff Research Center ; Sarnoff Corporation ; Sarnoff Labs ; SRI Sarnoff | SRI International
IBM | IBM Corporation ; IBM Corp |
Thomas J. Watson Research Center | IBM Yorktown |
IBM Research – Haifa | IBM Haifa Research Lab ; IBM Israel Science and Technology | IBM
IBM Research – Tokyo | IBM Tokyo Research Laboratory | IBM
IBM Research – India | IBM India Research Lab | IBM
IBM Research – Ireland | IBM Dublin Research Lab ; IBM Research Dublin | IBM
IBM Research – Brazil | IBM Brasil Research | IBM
IBM Deutschland Research & Development | IBM Böblingen ; IBM Deutschland Entwicklung | IBM
Kyndryl | IBM Global Technology Services ; Kyndryl Holdings |
HashiCorp | HashiCorp Inc | IBM
Apptio | Apptio Inc | IBM
SPSS Inc. | SPSS ; IBM SPSS | IBM
ILOG | IBM ILOG ; ILOG SA | IBM
Confluent | Confluent Inc | IBM
HP Labs | Hewlett-Packard Laboratories ; HP Laboratories ; Hewlett Packard Labs | Hewlett-Packard
Poly | Polycom ; Plantronics | Hewlett-Packard
Cray | Tera Computer Company |
3Com | 3Com Corporation ; U.S. Robotics |
EMC Corporation | EMC² |
Pivotal Software | Pivotal Labs | VMware
SonicWall | Dell SonicWALL |
Cisco | Cisco Systems Inc |
Splunk | Splunk Inc |
Duo Security | | Cisco
AppDynamics | Singularity Technologies | Cisco
Acacia Communications | | Cisco
Meraki | Cisco Meraki | Cisco
Linksys | Cisco Consumer Business Group |
Scientific Atlanta | | Cisco
Arista Networks | Arastra |
Ciena | Ciena Corporation ; Nortel MEN |
Extreme Networks | Enterasys Networks ; Cabletron |
Ribbon Communications | Sonus Networks ; GENBAND ; ECI Telecom |
Avaya | Avaya Inc ; Lucent Enterprise Networks ; Avaya Labs |
Lumen Technologies | Qwest ; Century Telephone ; US West ; Global Crossing |
Verizon Labs | GTE Laboratories ; Verizon Technology | Verizon
NYNEX | NYNEX Science & Technology | Verizon
Charter Communications | Charter |
Cox Communications | Cox |
CableLabs | Cable Television Laboratories |
Iridium Communications | Iridium ; Iridium Satellite |
Globalstar | Globalstar Inc |
Maxar Technologies | Maxar ; Vantor ; Maxar Intelligence |
Lanteris Space Systems | Maxar Space Systems ; Ford Aerospace ; Loral Space Systems | Intuitive Machines
Intuitive Machines | Intuitive Machines LLC |
Planet Labs | Cosmogia ; Planet Labs PBC ; Terra Bella |
Spire Global | Spire ; NanoSatisfi |
BlackSky | BlackSky Global ; Spaceflight Industries |
Rocket Lab | Rocket Lab USA |
SolAero Technologies | SolAero ; Emcore Photovoltaics | Rocket Lab
Virgin Galactic | Virgin Galactic Holdings |
Virgin Orbit | Virgin Orbit Holdings |
Firefly Aerospace | Firefly Space Systems |
Relativity Space | Relativity |
Astrobotic | Astrobotic Technology ; Masten Space Systems |
Redwire | Made In Space ; Adcole Space ; Redwire Space ; Deep Space Systems |
Honeybee Robotics | Honeybee Robotics Spacecraft Mechanisms |
Scaled Composites | | Northrop Grumman
AeroVironment | AeroVironment Inc ; BlueHalo |
Anduril | Anduril Industries |
Shield AI | Shield AI Inc |
Kratos | Kratos Defense & Security Solutions ; Wireless Facilities |
Mercury Systems | Mercury Computer Systems |
TransDigm | TransDigm Group |
Hexcel | Hexcel Corporation |
Cytec Industries | Cytec ; Cytec Solvay | Syensqo
Textron | American Woolen |
Textron Aviation | Cessna ; Beechcraft ; Hawker Beechcraft ; Cessna Aircraft Company ; Raytheon Aircraft | Textron
Bell Textron | Bell Helicopter Textron ; Bell Flight |
Joby Aviation | Joby Aero |
Wisk Aero | Wisk ; Zee Aero ; Kitty Hawk | Boeing
Boston Dynamics | Boston Dynamics Inc |
Robotics and AI Institute | Boston Dynamics AI Institute ; RAI Institute ; The AI Institute |
iRobot | iRobot Corporation |
Willow Garage | Willow Garage Inc |
Open Robotics | Open Source Robotics Foundation ; OSRF ; Open Source Robotics Corporation |
Rethink Robotics | Heartland Robotics |
Endeavor Robotics | iRobot Defense | Teledyne FLIR
Clearpath Robotics | Clearpath ; OTTO Motors | Rockwell Automation
3D Systems | 3D Systems Corporation |
Stratasys | Stratasys Ltd ; Objet |
MakerBot | MakerBot Industries ; UltiMaker |
Desktop Metal | ExOne |
GE Additive | Arcam ; Concept Laser ; Colibrium Additive ; Arcam EBM | General Electric
UL Solutions | Underwriters Laboratories ; UL LLC ; UL |
UL Research Institutes | Underwriters Laboratories Inc. |
FM Global | Factory Mutual ; FM Approvals ; Factory Mutual Research Corporation ; FM |
NSF International | National Sanitation Foundation |
American Bureau of Shipping | ABS ; ABS Group |
ASTM International | ASTM ; American Society for Testing and Materials |
American National Standards Institute | ANSI ; American Standards Association |
American Society of Mechanical Engineers | ASME |
American Society of Civil Engineers | ASCE |
American Institute of Aeronautics and Astronautics | AIAA ; American Rocket Society ; Institute of the Aerospace Sciences |
American Institute of Chemical Engineers | AIChE |
American Institute of Physics | AIP |
American Geophysical Union | AGU |
American Meteorological Society | AMS |
American Astronomical Society | AAS |
American Nuclear Society | ANS |
American Ceramic Society | ACerS |
ASM International (society) | American Society for Metals ; ASM Materials Park |
Materials Research Society | MRS |
The Minerals, Metals & Materials Society | TMS ; Metallurgical Society of AIME |
AIME | American Institute of Mining, Metallurgical, and Petroleum Engineers |
Society for Mining, Metallurgy & Exploration | SME Denver |
American Concrete Institute | ACI |
American Welding Society | AWS Miami |
American Society of Heating, Refrigerating and Air-Conditioning Engineers | ASHRAE |
SAE International | SAE ; Society of Automotive Engineers |
Society of Manufacturing Engineers | SME |
Optica | Optical Society of America ; OSA ; The Optical Society |
SPIE | Society of Photo-Optical Instrumentation Engineers ; International Society for Optics and Photonics |
Electrochemical Society | ECS ; The Electrochemical Society ; American Electrochemical Society |
Association for the Advancement of Artificial Intelligence | AAAI ; American Association for Artificial Intelligence |
Institute for Operations Research and the Management Sciences | INFORMS ; Operations Research Society of America |
Society for Industrial and Applied Mathematics | SIAM |
Acoustical Society of America | ASA Melville |
American Vacuum Society | AVS |
AMPP | NACE International ; National Association of Corrosion Engineers ; Association for Materials Protection and Performance ; SSPC |
Geological Society of America | GSA Boulder |
Transportation Research Board | TRB ; Highway Research Board | National Academy of Sciences
National Society of Professional Engineers | NSPE |
Institute of Electrical and Electronics Engineers | IEEE Inc ; American Institute of Electrical Engineers ; AIEE ; Institute of Radio Engineers ; IRE |
International Computer Science Institute | ICSI |
San Diego Supercomputer Center | SDSC |
Texas Advanced Computing Center | TACC |
National Center for Supercomputing Applications | NCSA |
Pittsburgh Supercomputing Center | PSC |
Information Sciences Institute | ISI ; USC ISI ; USC Information Sciences Institute |
Toyota Technological Institute at Chicago | TTIC ; TTI-Chicago |
Mitsubishi Electric Research Laboratories | MERL | Mitsubishi Electric
NEC Laboratories America | NEC Labs America ; NEC Research Institute ; NECI | NEC
Toyota Motor North America | Toyota Motor Engineering & Manufacturing North America ; TEMA ; Toyota Research Institute of North America ; TRINA | Toyota
Honda Research Institute USA | HRI-US ; Honda R&D Americas ; Honda Research Institute US | Honda
Samsung Research America | SRA ; Samsung Telecommunications America ; Samsung Information Systems America | Samsung Electronics
Siemens Energy Inc | Siemens Westinghouse Power ; Westinghouse Power Generation | Siemens Energy
Sandia Corporation | National Technology & Engineering Solutions of Sandia ; NTESS | Sandia National Laboratories
Nevada National Security Site | Nevada Test Site ; Nevada National Security Sites ; Mission Support and Test Services | National Nuclear Security Administration
Pantex | Pantex Plant | National Nuclear Security Administration
National High Magnetic Field Laboratory | NHMFL ; MagLab ; National MagLab |
Facility for Rare Isotope Beams | FRIB ; National Superconducting Cyclotron Laboratory ; NSCL |
Laboratory for Laser Energetics | LLE |
LIGO | Laser Interferometer Gravitational-Wave Observatory |
Sanford Underground Research Facility | SURF Lead |
MIT Plasma Science and Fusion Center | PSFC |
Center for Nanoscale Materials | CNM Argonne | Argonne National Laboratory
Argonne Leadership Computing Facility | ALCF | Argonne National Laboratory
Oak Ridge Leadership Computing Facility | OLCF ; National Center for Computational Sciences | Oak Ridge National Laboratory
Center for Nanophase Materials Sciences | CNMS | Oak Ridge National Laboratory
High Flux Isotope Reactor | HFIR | Oak Ridge National Laboratory
National Transportation Research Center | NTRC | Oak Ridge National Laboratory
Advanced Light Source | ALS Berkeley | Lawrence Berkeley National Laboratory
Energy Sciences Network | ESnet | Lawrence Berkeley National Laboratory
National Ignition Facility | NIF | Lawrence Livermore National Laboratory
Environmental Molecular Sciences Laboratory | EMSL | Pacific Northwest National Laboratory
Joint Global Change Research Institute | JGCRI | Pacific Northwest National Laboratory
Center for Integrated Nanotechnologies | CINT |
Los Alamos Neutron Science Center | LANSCE | Los Alamos National Laboratory
Joint BioEnergy Institute | JBEI | Lawrence Berkeley National Laboratory
Air Force Phillips Laboratory | Phillips Laboratory ; Air Force Weapons Laboratory ; Air Force Geophysics Laboratory | Air Force Research Laboratory
Wright Laboratory | Wright Aeronautical Laboratories ; Air Force Wright Aeronautical Laboratories ; AFWAL | Air Force Research Laboratory
Rome Laboratory | Rome Air Development Center ; RADC ; AFRL Information Directorate | Air Force Research Laboratory
Arnold Engineering Development Complex | AEDC ; Arnold Engineering Development Center | United States Air Force
Naval Facilities Engineering Command | NAVFAC ; Naval Civil Engineering Laboratory | United States Navy
Naval Surface Warfare Center Carderock | NSWC Carderock ; NSWCCD ; David Taylor Research Center ; David W. Taylor Naval Ship Research and Development Center | Naval Surface Warfare Center
Naval Surface Warfare Center Dahlgren | NSWC Dahlgren ; NSWCDD ; Naval Proving Ground Dahlgren | Naval Surface Warfare Center
Naval Surface Warfare Center Crane | NSWC Crane | Naval Surface Warfare Center
Naval Surface Warfare Center Indian Head | NSWC Indian Head ; NSWC IHD | Naval Surface Warfare Center
Naval Surface Warfare Center Panama City | NSWC Panama City ; NSWC PCD ; Coastal Systems Station | Naval Surface Warfare Center
Naval Oceanographic Office | NAVOCEANO | United States Navy
Fleet Numerical Meteorology and Oceanography Center | FNMOC ; Fleet Numerical Oceanography Center | United States Navy
DEVCOM Armaments Center | ARDEC ; Armament Research, Development and Engineering Center ; Picatinny Arsenal | United States Army
DEVCOM Ground Vehicle Systems Center | GVSC ; TARDEC ; Tank Automotive Research, Development and Engineering Center ; TACOM | United States Army
DEVCOM Aviation & Missile Center | AMRDEC ; AvMC ; Aviation and Missile Research, Development, and Engineering Center | United States Army
DEVCOM C5ISR Center | CERDEC ; C5ISR Center ; Communications-Electronics Research, Development and Engineering Center ; Night Vision and Electronic Sensors Directorate ; NVESD | United States Army
DEVCOM Chemical Biological Center | ECBC ; Edgewood Chemical Biological Center ; CBC Edgewood | United States Army
DEVCOM Soldier Center | NSRDEC ; Natick Soldier Research, Development and Engineering Center ; Natick Labs | United States Army
Coastal and Hydraulics Laboratory | CHL Vicksburg | Engineer Research and Development Center
California Geological Survey | CGS ; California Division of Mines and Geology |
Illinois State Geological Survey | ISGS | Prairie Research Institute
Illinois State Water Survey | ISWS | Prairie Research Institute
Prairie Research Institute | PRI Illinois |
Texas Bureau of Economic Geology | BEG ; Bureau of Economic Geology |
Alaska Division of Geological & Geophysical Surveys | DGGS |
Kansas Geological Survey | KGS |
Kentucky Geological Survey | KGS Lexington |
Oregon Department of Geology and Mineral Industries | DOGAMI |
Geophysical Institute | Geophysical Institute Fairbanks |
National Institute of Advanced Industrial Science and Technology | 産総研 ; ETL Tsukuba ; Sangyō Gijutsu Sōgō Kenkyūjo |
National Metrology Institute of Japan | NMIJ ; 計量標準総合センター ; National Research Laboratory of Metrology | National Institute of Advanced Industrial Science and Technology
Geological Survey of Japan | GSJ ; 地質調査総合センター ; 地質調査所 | National Institute of Advanced Industrial Science and Technology
AIST Tsukuba | 産総研つくばセンター | National Institute of Advanced Industrial Science and Technology
AIST Kansai | AIST関西センター ; Osaka National Research Institute | National Institute of Advanced Industrial Science and Technology
Artificial Intelligence Research Center | AIRC AIST ; 人工知能研究センター | National Institute of Advanced Industrial Science and Technology
RIKEN | 理研 |
RIKEN Center for Emergent Matter Science | RIKEN CEMS ; CEMS ; 創発物性科学研究センター | RIKEN
RIKEN Center for Advanced Photonics | RIKEN RAP ; 光量子工学研究センター | RIKEN
RIKEN Nishina Center | RIKEN Nishina Center for Accelerator-Based Science ; 仁科加速器科学研究センター | RIKEN
RIKEN Center for Computational Science | RIKEN R-CCS ; AICS ; 計算科学研究センター |
RIKEN Center for Advanced Intelligence Project | RIKEN AIP ; 革新知能統合研究センター | RIKEN
RIKEN SPring-8 Center | RSC Harima ; 放射光科学研究センター | RIKEN
RIKEN Center for Quantum Computing | RIKEN RQC ; 量子コンピュータ研究センター | RIKEN
RIKEN Center for Brain Science | RIKEN CBS ; RIKEN Brain Science Institute ; RIKEN BSI ; 脳神経科学研究センター | RIKEN
RIKEN Center for Sustainable Resource Science | RIKEN CSRS ; RIKEN Plant Science Center ; 環境資源科学研究センター | RIKEN
RIKEN Center for Integrative Medical Sciences | RIKEN IMS ; RIKEN Center for Genomic Medicine ; 生命医科学研究センター | RIKEN
RIKEN Center for Biosystems Dynamics Research | RIKEN BDR ; RIKEN Center for Developmental Biology ; RIKEN CDB ; RIKEN Quantitative Biology Center ; 生命機能科学研究センター | RIKEN
RIKEN BioResource Research Center | RIKEN BRC ; RIKEN BioResource Center ; バイオリソース研究センター | RIKEN
National Institute for Materials Science | National Institute for Research in Inorganic Materials ; 物材機構 |
International Center for Materials Nanoarchitectonics | MANA ; WPI-MANA | National Institute for Materials Science
Japan Aerospace Exploration Agency | 宇宙航空研究開発機構 ; National Space Development Agency of Japan ; National Aerospace Laboratory of Japan |
Institute of Space and Astronautical Science | ISAS ; 宇宙科学研究所 ; ISAS/JAXA | Japan Aerospace Exploration Agency
Japan Atomic Energy Agency | JNC |
National Institutes for Quantum Science and Technology | 量子科学技術研究開発機構 |
Japan Synchrotron Radiation Research Institute | JASRI ; 高輝度光科学研究センター |
Institute for Molecular Science | IMS Okazaki |
Institute of Statistical Mathematics | ISM Tokyo |
National Institute of Information and Communications Technology | 情報通信研究機構 ; CRL Tokyo |
Advanced Telecommunications Research Institute International | 国際電気通信基礎技術研究所 ; ATR International |
National Research Institute for Earth Science and Disaster Resilience | National Research Institute for Earth Science and Disaster Prevention |
Meteorological Research Institute | MRI JMA |
National Institute for Land and Infrastructure Management | NILIM ; 国土技術政策総合研究所 |
Port and Airport Research Institute | PARI ; 港湾空港技術研究所 | National Institute of Maritime, Port and Aviation Technology
National Maritime Research Institute | NMRI ; 海上技術安全研究所 ; Ship Research Institute | National Institute of Maritime, Port and Aviation Technology
Electronic Navigation Research Institute | ENRI ; 電子航法研究所 | National Institute of Maritime, Port and Aviation Technology
National Institute of Maritime, Port and Aviation Technology | MPAT ; うみそら研 ; 海上・港湾・航空技術研究所 |
National Traffic Safety and Environment Laboratory | NTSEL ; 交通安全環境研究所 |
Japan Automobile Research Institute | JARI ; 日本自動車研究所 |
Railway Technical Research Institute | 鉄道総研 |
Central Research Institute of Electric Power Industry | 電中研 |
Institute of Applied Energy | IAE Tokyo ; エネルギー総合工学研究所 |
Institute of Energy Economics, Japan | IEEJ ; 日本エネルギー経済研究所 |
Research Institute of Innovative Technology for the Earth | RITE ; 地球環境産業技術研究機構 |
New Energy and Industrial Technology Development Organization | 新エネルギー・産業技術総合開発機構 |
JOGMEC | Japan Organization for Metals and Energy Security ; Japan Oil, Gas and Metals National Corporation ; Japan National Oil Corporation ; Metal Mining Agency of Japan ; エネルギー・金属鉱物資源機構 |
Nuclear Regulation Authority (Japan) | 原子力規制委員会 ; Japan Nuclear Energy Safety Organization ; JNES |
NUMO | Nuclear Waste Management Organization of Japan ; 原子力発電環境整備機構 |
Japan Nuclear Fuel Limited | JNFL ; 日本原燃 |
Japan Fine Ceramics Center | JFCC ; ファインセラミックスセンター |
Toyota Central R&D Labs | 豊田中央研究所 ; TCRDL ; Toyota CRDL |
Geospatial Information Authority of Japan | 国土地理院 |
Japan Coast Guard Hydrographic and Oceanographic Department | JHOD ; 海上保安庁海洋情報部 | Japan Coast Guard
Japan Coast Guard | JCG ; 海上保安庁 |
Acquisition, Technology & Logistics Agency | ATLA ; 防衛装備庁 ; Technical Research and Development Institute ; TRDI |
Tokyo Metropolitan Industrial Technology Research Institute | TIRI ; 東京都立産業技術研究センター |
Osaka Research Institute of Industrial Science and Technology | ORIST ; 大阪産業技術研究所 ; Osaka Municipal Technical Research Institute |
Kanagawa Institute of Industrial Science and Technology | KISTEC ; Kanagawa Academy of Science and Technology ; 神奈川県立産業技術総合研究所 |
Japan Standards Association | JSA ; 日本規格協会 |
Nippon Kaiji Kyokai | ClassNK ; 日本海事協会 |
Japan Quality Assurance Organization | JQA ; 日本品質保証機構 |
Information-technology Promotion Agency | IPA Japan ; 情報処理推進機構 |
Japan Society of Applied Physics | JSAP ; 応用物理学会 |
Physical Society of Japan | JPS ; 日本物理学会 |
Japan Society of Mechanical Engineers | JSME ; 日本機械学会 |
Institute of Electronics, Information and Communication Engineers | IEICE ; 電子情報通信学会 |
Information Processing Society of Japan | IPSJ ; 情報処理学会 |
Institute of Electrical Engineers of Japan | IEEJ Japan ; 電気学会 |
Japan Institute of Metals and Materials | 日本金属学会 ; Japan Institute of Metals |
Iron and Steel Institute of Japan | ISIJ ; 日本鉄鋼協会 |
Sony | ソニーグループ ; 東京通信工業 |
Sony Computer Science Laboratories | ソニーコンピュータサイエンス研究所 |
Sony Semiconductor Solutions | ソニーセミコンダクタソリューションズ ; Sony Semiconductor ; Sony Depthsensing Solutions ; SoftKinetic | Sony
Sony Interactive Entertainment | SCE Sony |
Sony Europe | Sony Deutschland ; Sony Europe B.V. ; Sony Stuttgart Technology Center | Sony
Panasonic | パナソニック ; 松下電器産業 ; Panasonic Holdings |
Panasonic Electric Works | Matsushita Electric Works ; パナソニック電工 ; 松下電工 | Panasonic
Sanyo | 三洋電機 ; SANYO Electric Co |
Primearth EV Energy | Panasonic EV Energy ; Toyota Battery ; プライムアースEVエナジー | Toyota
Prime Planet Energy & Solutions | PPES ; プライムプラネットエナジー&ソリューションズ | Toyota
JVCKenwood | Victor Company of Japan ; JVC ; 日本ビクター ; JVC Kenwood |
Hitachi | Hitachi Central Research Laboratory ; 日立 |
Hitachi High-Tech | 日立ハイテク ; Hitachi High-Technologies Corporation | Hitachi High-Technologies
Hitachi Metals | Proterial ; 日立金属 ; プロテリアル |
Hitachi Cable | 日立電線 ; Hitachi Densen | Hitachi Metals
Hitachi Chemical | Showa Denko Materials ; 日立化成 ; Hitachi Kasei | Showa Denko
Hitachi Astemo | Astemo ; Hitachi Automotive Systems ; 日立Astemo ; Keihin ; Nissin Kogyo ; Showa Corporation |
Hitachi Construction Machinery | HCM ; 日立建機 ; LANDCROS |
Hitachi Zosen | Kanadevia ; Hitz ; 日立造船 |
Hitachi Zosen Inova | Kanadevia Inova ; Von Roll Inova | Hitachi Zosen
Hitachi-GE Nuclear Energy | 日立GEニュークリア・エナジー ; Hitachi-GE Vernova Nuclear Energy | Hitachi
Hitachi Systems | 日立システムズ | Hitachi
Hitachi Vantara | Hitachi Data Systems | Hitachi
GlobalLogic | GlobalLogic Inc | Hitachi
Maxell | Hitachi Maxell ; マクセル ; 日立マクセル |
Hitachi Koki | Koki Holdings ; HiKOKI ; 日立工機 |
Hitachi Kokusai Electric | 日立国際電気 ; Kokusai Electric ; Kokusai Denki |
Toshiba | Toshiba Corporation |
Toshiba Energy Systems & Solutions | 東芝エネルギーシステムズ ; Toshiba ESS | Toshiba
Toshiba Electronic Devices & Storage | 東芝デバイス&ストレージ ; Toshiba Semiconductor | Toshiba
Toshiba Tec | 東芝テック ; Tokyo Electric Company | Toshiba
Toshiba Machine | Shibaura Machine ; 東芝機械 ; 芝浦機械 |
Kioxia | Toshiba Memory Corporation ; キオクシア |
Dynabook | Toshiba Client Solutions | Sharp
Mitsubishi Electric | 三菱電機 ; Mitsubishi Electric Corporation ; Mitsubishi Denki |
Mitsubishi Heavy Industries | 三菱重工 ; MHI Group |
Mitsubishi Power | Mitsubishi Hitachi Power Systems ; MHPS ; 三菱日立パワーシステムズ | Mitsubishi Heavy Industries
Mitsubishi Aircraft | Mitsubishi Aircraft Corporation ; 三菱航空機 ; MHI RJ | Mitsubishi Heavy Industries
Mitsubishi Shipbuilding | 三菱造船 | Mitsubishi Heavy Industries
Mitsubishi Materials | MMC ; 三菱マテリアル ; Mitsubishi Metal ; Mitsubishi Mining & Cement |
Mitsubishi Motors | 三菱自動車工業 ; MMC Motors ; Mitsubishi Jidosha |
Mitsubishi Logisnext | Nichiyu Mitsubishi Forklift ; 三菱ロジスネクスト | Mitsubishi Heavy Industries
Mitsubishi Research Institute | MRI Japan ; 三菱総合研究所 |
Mitsubishi Corporation | 三菱商事 ; MC Tokyo |
Mitsubishi Space Software | 三菱スペース・ソフトウエア ; MSS |
IHI Corporation | 石川島播磨重工業 ; Ishikawajima Harima |
IHI Aerospace | Nissan Aerospace ; IHIエアロスペース | IHI Corporation
Japan Marine United | JMU ; ジャパン マリンユナイテッド ; Universal Shipbuilding ; IHI Marine United |
Kawasaki Heavy Industries | Kawasaki Jukogyo |
Kawasaki Motors | Kawasaki Motors Ltd ; カワサキモータース | Kawasaki Heavy Industries
Mitsui E&S | Mitsui Engineering & Shipbuilding ; MES ; 三井造船 ; 三井E&S |
Sumitomo Heavy Industries | SHI ; 住友重機械工業 ; Sumitomo Juki |
Imabari Shipbuilding | 今治造船 |
Tsuneishi Shipbuilding | 常石造船 |
Komatsu | Komatsu Ltd ; Komatsu Seisakusho |
Joy Global | Komatsu Mining ; Harnischfeger Industries ; P&H Mining Equipment | Komatsu
Gigaphoton | ギガフォトン | Komatsu
Kubota | Kubota Corporation ; Kubota Tekko |
Yanmar | ヤンマー ; Yanmar Holdings ; Yanmar Diesel |
Makino | Makino Milling Machine ; 牧野フライス製作所 |
Mazak | Yamazaki Mazak ; ヤマザキマザック |
Okuma | Okuma Corporation |
JTEKT | ジェイテクト ; Koyo Seiko ; Toyoda Machine Works | Toyota
NSK | 日本精工 ; Nippon Seiko ; NSK Ltd |
NTN | NTN Corporation ; 東洋ベアリング |
MinebeaMitsumi | Minebea ; Mitsumi Electric ; Nippon Miniature Bearing |
THK | THK Co ; Toho Seiko |
SMC Corporation | Sintered Metal Corporation ; SMC株式会社 ; 焼結金属工業 |
Nachi-Fujikoshi | Fujikoshi ; 不二越 ; NACHI |
Fanuc | Fujitsu Automatic Numerical Control ; Fujitsu Fanuc ; FANUC Corporation |
Yaskawa Electric | 安川電機 ; Motoman |
Nidec | Nihon Densan ; 日本電産 ; ニデック ; Nidec Corporation |
Omron | オムロン ; Tateisi Electric ; Tateishi Denki ; 立石電機 ; Omron Corporation |
Keyence | キーエンス ; Lead Electric |
Yokogawa Electric | 横河電機 |
Azbil | Yamatake ; Yamatake-Honeywell ; アズビル ; 山武 |
Horiba | HORIBA Ltd ; 堀場製作所 ; Horiba Seisakusho |
Shimadzu | Shimadzu Corporation |
Kratos Analytical | Kratos Manchester | Shimadzu
JEOL | 日本電子 ; JEOL Ltd |
Rigaku | Rigaku Corporation ; Rigaku Denki |
Hamamatsu Photonics | 浜松ホトニクス ; HPK |
Advantest | アドバンテスト ; Takeda Riken Industry ; Verigy |
Anritsu | Anritsu Electric |
Ulvac | アルバック ; ULVAC Inc ; ULVAC-PHI ; Physical Electronics |
Ebara | 荏原製作所 ; Ebara Corporation ; EBARA Manufacturing |
Elliott Group | Elliott Company ; Elliott Turbomachinery | Ebara
Tokyo Electron | TEL ; 東京エレクトロン ; Tokyo Electron Limited |
Screen Holdings | SCREEN ; Dainippon Screen ; SCREENホールディングス ; Dainippon Screen Manufacturing |
Lasertec | レーザーテック ; NJS Corporation |
DISCO Corporation | Disco ; ディスコ ; Daiichi Seitosho |
Tokyo Seimitsu | 東京精密 |
Tokyo Ohka Kogyo | TOK ; 東京応化工業 |
JSR | JSR Corporation ; Japan Synthetic Rubber ; 日本合成ゴム |
Shin-Etsu Chemical | Shinetsu |
Shin-Etsu Handotai | SEH ; 信越半導体 | Shin-Etsu Chemical
SUMCO | Sumitomo Mitsubishi Silicon ; Sumitomo Sitix ; 三菱住友シリコン |
Resonac | Showa Denko K.K. ; レゾナック ; 昭和電工 ; Showa Denko KK | Showa Denko
Murata Manufacturing | 村田製作所 |
TDK | TDK Corporation ; Tokyo Denki Kagaku Kogyo ; 東京電気化学工業 ; TDK Headway Technologies |
InvenSense | TDK InvenSense | TDK
Kyocera | 京セラ ; Kyocera Corporation |
Alps Alpine | Alps Electric ; Alpine Electronics ; アルプスアルパイン |
Taiyo Yuden | 太陽誘電 |
NGK Insulators | NGK ; 日本ガイシ ; Nippon Gaishi |
Niterra | NGK Spark Plug ; 日本特殊陶業 ; NTK |
Nichia | 日亜化学工業 ; Nichia Corporation ; Nichia Chemical Industries |
Toyoda Gosei | 豊田合成 | Toyota
Rohm | ローム |
Lapis Semiconductor | Oki Semiconductor ; ラピスセミコンダクタ | Rohm
Renesas Electronics | ルネサスエレクトロニクス |
Elpida Memory | エルピーダメモリ |
Socionext | ソシオネクスト ; Fujitsu Semiconductor LSI |
Rapidus | Rapidus Corporation ; ラピダス |
Japan Display | JDI ; ジャパンディスプレイ ; Hitachi Displays ; Toshiba Mobile Display |
Sharp | シャープ | Foxconn
Pioneer Corporation | パイオニア ; Pioneer Electronic |
Casio | カシオ計算機 ; Casio Computer |
Citizen Watch | シチズン時計 ; Citizen Holdings |
Seiko | セイコーグループ ; K. Hattori & Co. |
Seiko Instruments | SII ; セイコーインスツル ; Daini Seikosha ; SII NanoTechnology | Seiko
ABLIC | エイブリック ; SII Semiconductor | MinebeaMitsumi
Epson | セイコーエプソン ; Suwa Seikosha ; Epson Corporation |
Canon | Precision Optical Industry |
Canon Medical Systems | キヤノンメディカルシステムズ |
Canon Anelva | Anelva ; NEC Anelva ; キヤノンアネルバ | Canon
Canon Electronics | キヤノン電子 | Canon
Nikon | 日本光学工業 ; Nikon Corporation |
Olympus | オリンパス ; Olympus Optical |
Evident Corporation | Evident ; Olympus Scientific Solutions ; Olympus NDT |
OM Digital Solutions | OM System ; Olympus Imaging |
Fujifilm | FUJIFILM Holdings |
Fuji Xerox | 富士ゼロックス ; FX Palo Alto Laboratory ; FXPAL |
Konica Minolta | コニカミノルタ ; Konishiroku |
Ricoh | リコー ; Ricoh Company |
Hoya | HOYA Corporation ; Toyo Optical Glass |
Pentax | Asahi Optical ; ペンタックス |
AGC | 旭硝子 ; AGC Inc ; AGC Glass Europe ; Glaverbel |
Nippon Electric Glass | NEG ; 日本電気硝子 |
Ohara | OHARA Inc |
NEC | Nippon Electric |
NEC Laboratories Europe | NEC Europe ; NEC Labs Europe | NEC
NEC Space Technologies | NEC Toshiba Space Systems ; NECスペーステクノロジー | NEC
Fujitsu | Fujitsu Limited |
Fujitsu Laboratories | 富士通研究所 ; Fujitsu Labs ; Fujitsu Research | Fujitsu
Fujitsu Laboratories of Europe | FLE ; Fujitsu Research of Europe | Fujitsu Laboratories
Fujitsu Research of America | Fujitsu Laboratories of America ; FLA | Fujitsu Laboratories
Fujitsu Ten | Denso Ten ; 富士通テン | Denso
FDK | FDK Corporation ; Fuji Electrochemical ; FDK株式会社 |
Oki Electric Industry | OKI ; 沖電気工業 ; Oki Electric |
Fuji Electric | 富士電機 ; Fuji Electric Holdings ; Fuji Denki |
Meidensha | 明電舎 ; Meiden |
Nissin Electric | 日新電機 | Sumitomo Electric Industries
Sumitomo Electric Industries | 住友電気工業 ; 住友電工 ; Sumiden |
Sumitomo Wiring Systems | 住友電装 ; SWS | Sumitomo Electric Industries
AutoNetworks Technologies | オートネットワーク技術研究所 | Sumitomo Electric Industries
Furukawa Electric | 古河電気工業 ; Furukawa Electric Co ; 古河電工 |
OFS Fitel | OFS ; OFS Labs ; OFS Optics ; Furukawa OFS | Furukawa Electric
SuperPower | SuperPower Inc | Furukawa Electric
Lightera | OFS Lightera | Furukawa Electric
Fujikura | Fujikura Ltd ; 藤倉電線 |
SWCC | Showa Electric Wire & Cable ; SWCC Showa ; 昭和電線 |
Yazaki | 矢崎総業 ; Yazaki Corporation |
GS Yuasa | GSユアサ ; Japan Storage Battery ; Yuasa Corporation ; ジーエス・ユアサ |
Envision AESC | AESC ; Automotive Energy Supply Corporation ; エンビジョンAESC | Envision Group
Envision Group | Envision Energy ; 远景能源 ; 远景科技 |
NTT | NTT Corporation ; NTT Group ; 電電公社 |
NTT Basic Research Laboratories | NTT BRL ; NTT物性科学基礎研究所 | NTT
NTT Communication Science Laboratories | NTT CS Labs ; NTTコミュニケーション科学基礎研究所 | NTT
NTT Device Technology Laboratories | NTT Photonics Laboratories ; NTT先端集積デバイス研究所 | NTT
NTT Access Network Service Systems Laboratories | NTTアクセスサービスシステム研究所 | NTT
NTT Network Innovation Laboratories | NTT未来ねっと研究所 | NTT
NTT Advanced Technology | NTT-AT ; NTTアドバンステクノロジ | NTT
NTT Data | NTTデータ ; NTT DATA Group ; NTT DATA Corporation |
NTT Docomo | NTTドコモ ; Nippon Mobile Communications Network |
DOCOMO Euro-Labs | DOCOMO Communications Laboratories Europe ; NTT DOCOMO Euro-Labs | NTT Docomo
NTT Communications | NTT Com ; NTTコミュニケーションズ ; NTT Docomo Business | NTT
NTT East | NTT東日本 ; 東日本電信電話 | NTT
NTT West | NTT西日本 ; 西日本電信電話 | NTT
NTT Research | NTT Research Inc | NTT
Dimension Data | NTT Ltd ; NTT Limited | NTT Data
KDDI | KDDI株式会社 ; KDD ; DDI ; au by KDDI |
KDDI Research | KDDI総合研究所 ; KDDI R&D Laboratories ; KDDI Laboratories | KDDI
SoftBank | ソフトバンク ; SoftBank Corp ; Japan Telecom ; Vodafone Japan |
LY Corporation | Yahoo Japan ; LINE ; LINEヤフー ; Z Holdings ; Line Corporation | SoftBank
Rakuten | 楽天 ; 楽天グループ |
Rakuten Institute of Technology | RIT Rakuten ; 楽天技術研究所 | Rakuten
Internet Initiative Japan | IIJ |
CyberAgent | サイバーエージェント |
DeNA | ディー・エヌ・エー |
Preferred Networks | PFN ; Preferred Infrastructure |
Sega | Sega Sammy ; Sega Enterprises |
Nintendo | Nintendo Co |
Capcom | カプコン |
Square Enix | スクウェア・エニックス ; Squaresoft |
Toyota | TMC |
Toyota Industries | Toyota Automatic Loom Works ; 豊田自動織機 ; Toyoda Automatic Loom Works | Toyota
Woven by Toyota | Woven Planet Holdings ; Toyota Research Institute Advanced Development ; TRI-AD ; Woven Planet ; ウーブン・バイ・トヨタ | Toyota
Toyota Boshoku | トヨタ紡織 ; Toyoda Boshoku | Toyota
Toyota Tsusho | 豊田通商 ; Toyota Tsusho Corporation | Toyota
Denso | Nippon Denso ; DENSO Corporation ; 日本電装 |
Nippon Soken | SOKEN ; 日本自動車部品総合研究所 | Denso
Denso IT Laboratory | デンソーアイティーラボラトリ | Denso
Mirise Technologies | MIRISE | Denso
Aisin | アイシン ; アイシン精機 ; Aisin Corporation |
Aisin AW | アイシン・エィ・ダブリュ ; Aisin-Warner | Aisin
IMRA America | IMRA | Aisin
IMRA Europe | IMRA Europe SAS | Aisin
Daihatsu | ダイハツ工業 |
Hino Motors | 日野自動車 |
Honda | Honda Giken |
Honda R&D | 本田技術研究所 ; Honda R&D Co ; Honda Gijutsu Kenkyujo | Honda
Honda Research Institute Japan | HRI-JP ; ホンダ・リサーチ・インスティチュート・ジャパン | Honda
Honda Research Institute Europe | HRI-EU ; Honda R&D Europe | Honda
Nissan | Nissan Motor Co |
Nissan Arc | 日産アーク | Nissan
Nissan Chemical | 日産化学 ; Nissan Chemical Industries |
Mazda | マツダ |
Subaru | 富士重工業 ; FHI |
Suzuki | Suzuki Motor |
Isuzu | いすゞ自動車 |
Isuzu Advanced Engineering Center | いすゞ中央研究所 ; IAEC | Isuzu
UD Trucks | Nissan Diesel ; UDトラックス ; 日産ディーゼル | Isuzu
Yamaha Motor Company | ヤマハ発動機 |
Yamaha | Yamaha Corporation |
Bridgestone | ブリヂストン ; Bridgestone Tire |
Sumitomo Rubber Industries | SRI Japan ; 住友ゴム工業 ; Dunlop Japan |
Yokohama Rubber | 横浜ゴム |
Toyo Tire | Toyo Tire & Rubber |
East Japan Railway Company | 東日本旅客鉄道 ; JR東日本 |
West Japan Railway Company | 西日本旅客鉄道 ; JR西日本 |
Central Japan Railway Company | 東海旅客鉄道 ; JR東海 |
Kyushu Railway Company | JR Kyushu ; 九州旅客鉄道 |
Hokkaido Railway Company | JR Hokkaido ; 北海道旅客鉄道 |
Tokyo Metro | Teito Rapid Transit Authority ; 東京メトロ ; 東京地下鉄 |
NEXCO | Japan Highway Public Corporation ; NEXCO East ; 東日本高速道路 |
Nippon Steel | 新日本製鐵 ; 新日鐵住金 ; Nippon Steel and Sumitomo Metal |
Sumitomo Metal Industries | 住友金属工業 |
Nisshin Steel | Nippon Steel Nisshin ; 日新製鋼 | Nippon Steel
Nippon Steel Engineering | 日鉄エンジニアリング ; Nippon Steel & Sumikin Engineering ; Steinmüller Babcock Environment | Nippon Steel
Nippon Steel Technology | NSST ; 日鉄テクノロジー ; Nippon Steel & Sumikin Technology | Nippon Steel
JFE Holdings | JFE ; JFEホールディングス |
JFE Steel | JFEスチール ; NKK ; Nippon Kokan ; 日本鋼管 ; Kawasaki Steel ; 川崎製鉄 | JFE Holdings
JFE Engineering | JFEエンジニアリング ; NKK Engineering | JFE Holdings
JFE Techno-Research | JFEテクノリサーチ | JFE Steel
Kobe Steel | Kobe Seiko |
Kobelco Research Institute | コベルコ科研 ; KRI Kobelco | Kobe Steel
Daido Steel | 大同特殊鋼 |
Sanyo Special Steel | 山陽特殊製鋼 | Nippon Steel
Sumitomo Metal Mining | SMM ; 住友金属鉱山 |
Mitsui Mining & Smelting | Mitsui Kinzoku ; 三井金属鉱業 ; Mitsui Kinzoku Mining |
Dowa Holdings | DOWA ; Dowa Mining ; 同和鉱業 |
JX Advanced Metals | JX Nippon Mining & Metals ; Nippon Mining ; JX金属 ; Nikko Materials | ENEOS
UACJ | Furukawa-Sky Aluminum ; Sumitomo Light Metal Industries ; 住友軽金属工業 |
Nippon Light Metal | 日本軽金属 ; NLM |
Taiheiyo Cement | 太平洋セメント ; Chichibu Onoda Cement ; Nihon Cement |
Ube | Ube Industries ; UBE Corporation ; 宇部興産 |
Tokuyama | Tokuyama Soda |
Kajima | 鹿島建設 ; Kajima Corporation ; Kajima Technical Research Institute |
Obayashi | 大林組 ; Obayashi Corporation |
Shimizu Corporation | 清水建設 ; Shimizu Institute of Technology |
Taisei Corporation | 大成建設 |
Takenaka Corporation | 竹中工務店 ; Takenaka Research & Development Institute |
Toda Corporation | 戸田建設 |
Maeda Corporation | 前田建設工業 ; Infroneer Holdings |
Penta-Ocean Construction | 五洋建設 |
Toa Corporation | 東亜建設工業 |
Sumitomo Mitsui Construction | 三井住友建設 |
Fujita Corporation | フジタ | Daiwa House
Daiwa House | 大和ハウス工業 ; Daiwa House Industry |
Sekisui House | 積水ハウス |
Sekisui Chemical | 積水化学工業 |
Sumitomo Forestry | 住友林業 |
LIXIL | LIXIL Group ; INAX ; Tostem ; トステム |
TOTO | Toyo Toki ; 東陶機器 |
YKK | YKK Corporation ; Yoshida Kogyo |
Chiyoda Corporation | 千代田化工建設 ; Chiyoda Chemical Engineering & Construction |
JGC | JGC Corporation ; 日揮 ; Japan Gasoline Company ; JGC Holdings |
Toyo Engineering | TEC ; 東洋エンジニアリング |
Nippon Koei | 日本工営 ; ID&E Holdings |
Oriental Consultants | オリエンタルコンサルタンツ |
Pacific Consultants | パシフィックコンサルタンツ |
Yachiyo Engineering | 八千代エンジニヤリング |
OYO Corporation | 応用地質 ; Oyo |
Kurita Water Industries | Kurita ; 栗田工業 |
Organo | オルガノ ; Organo Corporation |
Metawater | メタウォーター |
Tokyo Electric Power Company | 東京電力ホールディングス ; Tokyo Denryoku ; TEPCO Holdings |
TEPCO Power Grid | 東京電力パワーグリッド | Tokyo Electric Power Company
Kansai Electric Power Company | KEPCO Japan ; 関西電力 ; KANSAI Electric Power |
Chubu Electric Power | 中部電力 |
Tohoku Electric Power | 東北電力 |
Kyushu Electric Power | 九州電力 |
Chugoku Electric Power | 中国電力 ; Energia Chugoku |
Shikoku Electric Power | 四国電力 ; Yonden |
Hokuriku Electric Power | 北陸電力 ; Rikuden |
Hokkaido Electric Power | 北海道電力 ; HEPCO |
Okinawa Electric Power | 沖縄電力 ; Okiden |
JERA | JERA Co ; 株式会社JERA |
Electric Power Development Company | 電源開発 ; EPDC |
Japan Atomic Power Company | JAPC ; 日本原子力発電 |
Nuclear Fuel Industries | NFI Japan ; 原子燃料工業 | Westinghouse Electric Company
Mitsubishi Nuclear Fuel | 三菱原子燃料 |
Tokyo Gas | 東京瓦斯 |
Osaka Gas | 大阪ガス ; Daigas Group ; 大阪瓦斯 |
KRI | KRI Inc ; Kansai Research Institute | Osaka Gas
Toho Gas | 東邦ガス ; 東邦瓦斯 |
ENEOS | 新日本石油 ; ENEOS Holdings ; JX Holdings |
Nippon Mitsubishi Oil | Nippon Oil Corporation ; Mitsubishi Oil | ENEOS
Idemitsu Kosan | 出光興産 |
Showa Shell Sekiyu | 昭和シェル石油 ; Solar Frontier | Idemitsu Kosan
Cosmo Energy | Cosmo Oil ; コスモ石油 ; Cosmo Energy Holdings |
Inpex | 国際石油開発帝石 ; INPEX Corporation |
JAPEX | Japan Petroleum Exploration ; 石油資源開発 |
Itochu Techno-Solutions | CTC ; 伊藤忠テクノソリューションズ | Itochu
SCSK | SCSK Corporation ; Sumisho Computer Systems |
NS Solutions | NSSOL ; 日鉄ソリューションズ ; Nippon Steel Solutions | Nippon Steel
Nomura Research Institute | 野村総合研究所 |
Secom | セコム ; SECOM Co |
ALSOK | Sohgo Security Services ; 綜合警備保障 |
Toppan | Toppan Printing ; 凸版印刷 ; TOPPAN Holdings |
Dai Nippon Printing | 大日本印刷 ; DNP Group |
Brother Industries | Brother ; ブラザー工業 |
Daikin | ダイキン工業 |
Toray Research Center | TRC Toray ; 東レリサーチセンター | Toray Industries
Teijin | Teijin Limited ; Toho Tenax ; Teijin Aramid |
Nitto Denko | 日東電工 ; Nitto |
Aica Kogyo | アイカ工業 |
SKY Perfect JSAT | スカパーJSAT ; JSAT Corporation |
ispace | ispace Inc |
Axelspace | アクセルスペース |
Synspective | シンスペクティブ |
Astroscale | アストロスケール |
Interstellar Technologies | インターステラテクノロジズ |
CYBERDYNE | CYBERDYNE Inc |
PASCO | パスコ ; PASCO Corporation | Secom
Kokusai Kogyo | 国際航業 |
Asia Air Survey | アジア航測 |
Weathernews | ウェザーニューズ |
Mizuho Research & Technologies | みずほリサーチ&テクノロジーズ ; Mizuho Information & Research Institute ; Fuji Research Institute | Mizuho
Furuno | Furuno Electric ; 古野電気 |
Japan Radio Company | JRC ; 日本無線 | Nisshinbo Holdings
Nisshinbo Holdings | Nisshinbo ; 日清紡ホールディングス |
Tamron | タムロン |
Stanley Electric | スタンレー電気 |
Koito Manufacturing | Koito ; 小糸製作所 |
Ichikoh | 市光工業 | Valeo
NHK Spring | ニッパツ ; Nippon Hatsujo |
NOK | NOK Corporation ; Nippon Oil Seal |
Mitutoyo | ミツトヨ ; Mitutoyo Corporation |
Chinese Academy of Sciences | 中科院 ; Academia Sinica Beijing |
Institute of Physics, Chinese Academy of Sciences | IOP CAS ; 中国科学院物理研究所 ; Institute of Physics CAS Beijing | Chinese Academy of Sciences
Institute of Semiconductors | IOS CAS ; Institute of Semiconductors, Chinese Academy of Sciences ; 中国科学院半导体研究所 | Chinese Academy of Sciences
Institute of Microelectronics | IMECAS ; Institute of Microelectronics, Chinese Academy of Sciences ; 中国科学院微电子研究所 | Chinese Academy of Sciences
Institute of Electrical Engineering | IEE CAS ; Institute of Electrical Engineering, Chinese Academy of Sciences ; 中国科学院电工研究所 | Chinese Academy of Sciences
Institute of Electronics | IECAS ; Institute of Electronics, Chinese Academy of Sciences ; 中国科学院电子学研究所 | Aerospace Information Research Institute
Institute of Remote Sensing and Digital Earth | RADI ; RADI CAS ; 中国科学院遥感与数字地球研究所 ; Institute of Remote Sensing Applications | Aerospace Information Research Institute
Aerospace Information Research Institute | 中国科学院空天信息创新研究院 ; Academy of Opto-Electronics |
Institute of Acoustics | IACAS ; Institute of Acoustics, Chinese Academy of Sciences ; 中国科学院声学研究所 | Chinese Academy of Sciences
Institute of Mechanics | IMCAS ; Institute of Mechanics, Chinese Academy of Sciences ; 中国科学院力学研究所 | Chinese Academy of Sciences
Institute of Engineering Thermophysics | IET CAS ; 中国科学院工程热物理研究所 ; Institute of Engineering Thermophysics, Chinese Academy of Sciences | Chinese Academy of Sciences
Institute of Process Engineering | IPE CAS ; 中国科学院过程工程研究所 ; Institute of Process Engineering, Chinese Academy of Sciences ; Institute of Chemical Metallurgy | Chinese Academy of Sciences
Institute of Chemistry, Chinese Academy of Sciences | ICCAS ; 中国科学院化学研究所 | Chinese Academy of Sciences
Technical Institute of Physics and Chemistry | 中国科学院理化技术研究所 ; TIPC CAS |
Institute of Theoretical Physics, Chinese Academy of Sciences | ITP CAS ; 中国科学院理论物理研究所 | Chinese Academy of Sciences
Institute of High Energy Physics | 中国科学院高能物理研究所 ; IHEP CAS ; Institute of High Energy Physics, Chinese Academy of Sciences |
China Spallation Neutron Source | CSNS ; 中国散裂中子源 | Institute of High Energy Physics
Institute of Modern Physics | 中国科学院近代物理研究所 |
Institute of Software | ISCAS ; 中国科学院软件研究所 ; Institute of Software, Chinese Academy of Sciences | Chinese Academy of Sciences
Institute of Computing Technology | 中国科学院计算技术研究所 ; Institute of Computing Technology, Chinese Academy of Sciences |
Institute of Automation, Chinese Academy of Sciences | 中国科学院自动化研究所 |
Institute of Information Engineering | IIE CAS ; 中国科学院信息工程研究所 ; Institute of Information Engineering, Chinese Academy of Sciences | Chinese Academy of Sciences
Computer Network Information Center | CNIC ; 中国科学院计算机网络信息中心 | Chinese Academy of Sciences
China Internet Network Information Center | CNNIC ; 中国互联网络信息中心 |
Academy of Mathematics and Systems Science | 中国科学院数学与系统科学研究院 |
National Space Science Center | 中国科学院国家空间科学中心 ; CSSAR |
Technology and Engineering Center for Space Utilization | CSU CAS ; 中国科学院空间应用工程与技术中心 | Chinese Academy of Sciences
National Astronomical Observatories of China | 中国科学院国家天文台 |
Purple Mountain Observatory | 紫金山天文台 ; 中国科学院紫金山天文台 |
Shanghai Astronomical Observatory | SHAO ; 中国科学院上海天文台 | Chinese Academy of Sciences
Yunnan Observatories | 中国科学院云南天文台 ; Yunnan Astronomical Observatory | Chinese Academy of Sciences
Xinjiang Astronomical Observatory | XAO ; 中国科学院新疆天文台 ; Urumqi Observatory | Chinese Academy of Sciences
National Time Service Center | NTSC ; 中国科学院国家授时中心 ; Shaanxi Astronomical Observatory | Chinese Academy of Sciences
Nanjing Institute of Astronomical Optics & Technology | NIAOT ; 中国科学院南京天文光学技术研究所 | Chinese Academy of Sciences
Institute of Atmospheric Physics | 中国科学院大气物理研究所 ; Institute of Atmospheric Physics, Chinese Academy of Sciences |
Institute of Tibetan Plateau Research | ITPCAS ; ITP Tibetan ; 中国科学院青藏高原研究所 | Chinese Academy of Sciences
Institute of Geology and Geophysics | 中国科学院地质与地球物理研究所 ; Institute of Geology and Geophysics, Chinese Academy of Sciences |
Institute of Geographic Sciences and Natural Resources Research | 中国科学院地理科学与资源研究所 ; Institute of Geography CAS |
Guangzhou Institute of Geochemistry | GIG CAS ; 中国科学院广州地球化学研究所 ; GIGCAS | Chinese Academy of Sciences
Institute of Geochemistry, Chinese Academy of Sciences | IGCAS ; 中国科学院地球化学研究所 | Chinese Academy of Sciences
Institute of Earth Environment | IEECAS ; 中国科学院地球环境研究所 | Chinese Academy of Sciences
Northwest Institute of Eco-Environment and Resources | NIEER ; 中国科学院西北生态环境资源研究院 ; Cold and Arid Regions Environmental and Engineering Research Institute ; CAREERI | Chinese Academy of Sciences
Xinjiang Institute of Ecology and Geography | XIEG ; 中国科学院新疆生态与地理研究所 | Chinese Academy of Sciences
Institute of Mountain Hazards and Environment | IMHE ; 中国科学院成都山地灾害与环境研究所 | Chinese Academy of Sciences
Institute of Rock and Soil Mechanics | IRSM CAS ; IRSMCAS ; 中国科学院武汉岩土力学研究所 | Chinese Academy of Sciences
Innovation Academy for Precision Measurement Science and Technology | APM CAS ; Wuhan Institute of Physics and Mathematics ; WIPM ; Institute of Geodesy and Geophysics ; 中国科学院精密测量科学与技术创新研究院 ; 中国科学院武汉物理与数学研究所 | Chinese Academy of Sciences
Institute of Soil Science, Chinese Academy of Sciences | ISSCAS ; 中国科学院南京土壤研究所 | Chinese Academy of Sciences
Nanjing Institute of Geography and Limnology | NIGLAS ; 中国科学院南京地理与湖泊研究所 | Chinese Academy of Sciences
Institute of Hydrobiology | IHB ; 中国科学院水生生物研究所 | Chinese Academy of Sciences
Research Center for Eco-Environmental Sciences | 中国科学院生态环境研究中心 |
Institute of Urban Environment | IUE ; 中国科学院城市环境研究所 | Chinese Academy of Sciences
Institute of Oceanology, Chinese Academy of Sciences | 中国科学院海洋研究所 |
South China Sea Institute of Oceanology | 中国科学院南海海洋研究所 |
Yantai Institute of Coastal Zone Research | YIC ; 中国科学院烟台海岸带研究所 | Chinese Academy of Sciences
Institute of Deep-sea Science and Engineering | IDSSE ; 中国科学院深海科学与工程研究所 | Chinese Academy of Sciences
Institute of Metal Research | 中国科学院金属研究所 ; Institute of Metal Research, Chinese Academy of Sciences ; Shenyang National Laboratory for Materials Science |
Shenyang Institute of Automation | SIA ; 中国科学院沈阳自动化研究所 ; SIACAS | Chinese Academy of Sciences
Shenyang Institute of Computing Technology | 中国科学院沈阳计算技术研究所 | Chinese Academy of Sciences
Institute of Applied Ecology | 中国科学院沈阳应用生态研究所 ; IAE CAS | Chinese Academy of Sciences
Dalian Institute of Chemical Physics | 中国科学院大连化学物理研究所 |
Changchun Institute of Applied Chemistry | 中国科学院长春应用化学研究所 |
Changchun Institute of Optics, Fine Mechanics and Physics | 中国科学院长春光学精密机械与物理研究所 ; 长春光机所 |
Northeast Institute of Geography and Agroecology | IGA CAS ; 中国科学院东北地理与农业生态研究所 | Chinese Academy of Sciences
Shanghai Institute of Ceramics | SIC CAS ; 中国科学院上海硅酸盐研究所 |
Shanghai Institute of Optics and Fine Mechanics | 中国科学院上海光学精密机械研究所 ; 上海光机所 |
Shanghai Institute of Technical Physics | SITP ; 中国科学院上海技术物理研究所 | Chinese Academy of Sciences
Shanghai Institute of Microsystem and Information Technology | 中国科学院上海微系统与信息技术研究所 |
Shanghai Institute of Applied Physics | 中国科学院上海应用物理研究所 |
Shanghai Advanced Research Institute | SARI ; SARI CAS ; 中国科学院上海高等研究院 ; Shanghai Synchrotron Radiation Facility ; SSRF | Chinese Academy of Sciences
Innovation Academy for Microsatellites | IAMCAS ; Shanghai Engineering Center for Microsatellites ; 中国科学院微小卫星创新研究院 | Chinese Academy of Sciences
Shanghai Institute of Organic Chemistry | 中国科学院上海有机化学研究所 |
Hefei Institutes of Physical Science | 中国科学院合肥物质科学研究院 ; Hefei Institute of Physical Science |
Institute of Plasma Physics (China) | 中国科学院等离子体物理研究所 ; Institute of Plasma Physics, Chinese Academy of Sciences |
Anhui Institute of Optics and Fine Mechanics | AIOFM ; 中国科学院安徽光学精密机械研究所 | Hefei Institutes of Physical Science
Institute of Solid State Physics (China) | ISSP Hefei ; 中国科学院固体物理研究所 | Hefei Institutes of Physical Science
High Magnetic Field Laboratory (China) | CHMFL ; 中国科学院强磁场科学中心 ; High Magnetic Field Laboratory of the Chinese Academy of Sciences | Hefei Institutes of Physical Science
Institute of Intelligent Machines | IIM CAS ; 中国科学院合肥智能机械研究所 | Hefei Institutes of Physical Science
Institute of Nuclear Energy Safety Technology | INEST ; FDS Team ; 中国科学院核能安全技术研究所 | Hefei Institutes of Physical Science
Institute of Optics and Electronics | IOE CAS ; IOE ; 中国科学院光电技术研究所 | Chinese Academy of Sciences
Xi'an Institute of Optics and Precision Mechanics | XIOPM ; 中国科学院西安光学精密机械研究所 | Chinese Academy of Sciences
Lanzhou Institute of Chemical Physics | 中国科学院兰州化学物理研究所 |
Institute of Coal Chemistry | ICC CAS ; 中国科学院山西煤炭化学研究所 ; Shanxi Institute of Coal Chemistry ; SXICC | Chinese Academy of Sciences
Qinghai Institute of Salt Lakes | ISL CAS ; 中国科学院青海盐湖研究所 | Chinese Academy of Sciences
Fujian Institute of Research on the Structure of Matter | FJIRSM ; 中国科学院福建物质结构研究所 | Chinese Academy of Sciences
Guangzhou Institute of Energy Conversion | GIEC ; 中国科学院广州能源研究所 | Chinese Academy of Sciences
Ningbo Institute of Materials Technology and Engineering | 中国科学院宁波材料技术与工程研究所 ; 宁波材料所 |
Suzhou Institute of Nano-Tech and Nano-Bionics | SINANO ; 中国科学院苏州纳米技术与纳米仿生研究所 | Chinese Academy of Sciences
Suzhou Institute of Biomedical Engineering and Technology | SIBET ; 中国科学院苏州生物医学工程技术研究所 | Chinese Academy of Sciences
Qingdao Institute of Bioenergy and Bioprocess Technology | 中国科学院青岛生物能源与过程研究所 |
Shenzhen Institutes of Advanced Technology | 中国科学院深圳先进技术研究院 ; Shenzhen Institute of Advanced Technology |
Chongqing Institute of Green and Intelligent Technology | CIGIT ; 中国科学院重庆绿色智能技术研究院 | Chinese Academy of Sciences
National Center for Nanoscience and Technology | 国家纳米科学中心 |
Beijing Computational Science Research Center | CSRC Beijing ; 北京计算科学研究中心 | China Academy of Engineering Physics
Songshan Lake Materials Laboratory | SLAB Dongguan ; 松山湖材料实验室 |
Peng Cheng Laboratory | PCL ; 鹏城实验室 ; Pengcheng Laboratory |
Zhejiang Lab | Zhejiang Laboratory ; 之江实验室 |
Purple Mountain Laboratories | PML Nanjing ; 紫金山实验室 |
Shanghai AI Laboratory | Shanghai Artificial Intelligence Laboratory ; 上海人工智能实验室 |
Beijing Academy of Artificial Intelligence | BAAI ; 北京智源人工智能研究院 |
Beijing Academy of Quantum Information Sciences | BAQIS ; 北京量子信息科学研究院 |
Hefei National Laboratory | 合肥国家实验室 ; Hefei National Laboratory for Quantum Information |
Laoshan Laboratory | Qingdao National Laboratory for Marine Science and Technology ; QNLM ; 崂山实验室 ; Pilot National Laboratory for Marine Science and Technology |
Yangtze Delta Region Institute of Tsinghua University | 浙江清华长三角研究院 |
National University of Defense Technology Supercomputing Center | National Supercomputer Center in Tianjin ; 国家超级计算天津中心 |
National Institute of Metrology | 中国计量科学研究院 ; NIM China |
China Geological Survey | CGS China |
Chinese Academy of Geological Sciences | 中国地质科学院 |
Guangzhou Marine Geological Survey | GMGS ; 广州海洋地质调查局 | China Geological Survey
Qingdao Institute of Marine Geology | QIMG ; 青岛海洋地质研究所 | China Geological Survey
China Earthquake Administration | CEA China ; 中国地震局 |
Institute of Engineering Mechanics | IEM Harbin ; 中国地震局工程力学研究所 | China Earthquake Administration
Institute of Geophysics, China Earthquake Administration | 中国地震局地球物理研究所 | China Earthquake Administration
Institute of Geology, China Earthquake Administration | 中国地震局地质研究所 | China Earthquake Administration
Chinese Academy of Meteorological Sciences | CAMS Beijing ; 中国气象科学研究院 | China Meteorological Administration
National Climate Center | 国家气候中心 ; NCC Beijing ; Beijing Climate Center | China Meteorological Administration
National Satellite Meteorological Center | NSMC ; 国家卫星气象中心 | China Meteorological Administration
First Institute of Oceanography | 自然资源部第一海洋研究所 |
Second Institute of Oceanography | SIO Hangzhou ; 自然资源部第二海洋研究所 |
Third Institute of Oceanography | 自然资源部第三海洋研究所 |
National Marine Environmental Forecasting Center | NMEFC ; 国家海洋环境预报中心 |
Polar Research Institute of China | PRIC ; 中国极地研究中心 |
National Deep Sea Center | 国家深海基地管理中心 |
Chinese Academy of Surveying and Mapping | CASM ; 中国测绘科学研究院 |
Chinese Research Academy of Environmental Sciences | CRAES ; 中国环境科学研究院 |
Nanjing Institute of Environmental Sciences | NIES China ; 南京环境科学研究所 |
South China Institute of Environmental Sciences | SCIES ; 华南环境科学研究所 |
China National Environmental Monitoring Centre | CNEMC ; 中国环境监测总站 |
China Institute of Water Resources and Hydropower Research | IWHR ; 中国水利水电科学研究院 |
Nanjing Hydraulic Research Institute | NHRI ; 南京水利科学研究院 |
Changjiang River Scientific Research Institute | CRSRI ; 长江科学院 | Changjiang Water Resources Commission
Changjiang Water Resources Commission | CWRC ; 长江水利委员会 ; 水利部长江水利委员会 |
Yellow River Institute of Hydraulic Research | YRIHR ; 黄河水利科学研究院 | Yellow River Conservancy Commission
Yellow River Conservancy Commission | YRCC ; 黄河水利委员会 |
Pearl River Hydraulic Research Institute | 珠江水利科学研究院 |
China Academy of Building Research | CABR ; 中国建筑科学研究院 |
China Building Materials Academy | CBMA ; 中国建筑材料科学研究总院 | China National Building Material
China National Building Material | CNBM ; 中国建材集团 ; China National Building Material Group |
Sinoma | China National Materials Group ; 中国中材集团 ; Sinoma International | China National Building Material
China Academy of Railway Sciences | CARS ; 中国铁道科学研究院 ; China Academy of Railway Sciences Corporation ; 铁科院 | China State Railway Group
China State Railway Group | China Railway Corporation ; 中国国家铁路集团 ; Ministry of Railways (China) |
Research Institute of Highway | RIOH ; 交通运输部公路科学研究院 |
China Waterborne Transport Research Institute | WTI ; 交通运输部水运科学研究院 |
Tianjin Research Institute for Water Transport Engineering | TIWTE ; 交通运输部天津水运工程科学研究院 |
China Academy of Information and Communications Technology | CAICT ; 中国信息通信研究院 ; China Academy of Telecommunication Research ; CATR |
China Academy of Telecommunications Technology | CATT ; Datang Telecom ; 电信科学技术研究院 ; Datang Mobile | China Information and Communication Technologies Group
China Information and Communication Technologies Group | CICT ; China Information Communication Technologies Group ; 中国信息通信科技集团 |
FiberHome | FiberHome Technologies ; 烽火科技 ; 烽火通信 ; Wuhan Research Institute of Posts and Telecommunications ; WRI Wuhan | China Information and Communication Technologies Group
Accelink | Accelink Technologies ; 光迅科技 | China Information and Communication Technologies Group
China Electronics Standardization Institute | CESI China ; 中国电子技术标准化研究院 |
China Software Testing Center | CSTC China ; 中国软件评测中心 |
China Automotive Technology and Research Center | CATARC ; 中国汽车技术研究中心 |
China Automotive Engineering Research Institute | CAERI ; 中国汽车工程研究院 |
China Special Equipment Inspection and Research Institute | CSEI ; 中国特种设备检测研究院 |
Standardization Administration of China | SAC ; 国家标准化管理委员会 |
China National Institute of Standardization | CNIS ; 中国标准化研究院 |
China Classification Society | CCS ; 中国船级社 |
China Ship Scientific Research Center | CSSRC ; 中国船舶科学研究中心 ; 702 Research Institute | China State Shipbuilding Corporation
China Ship Development and Design Center | CSDDC ; 701 Research Institute ; 中国舰船研究设计中心 | China State Shipbuilding Corporation
Jiangnan Shipyard | 江南造船 ; Jiangnan Shipyard Group | China State Shipbuilding Corporation
Dalian Shipbuilding Industry | DSIC ; 大连船舶重工 | China State Shipbuilding Corporation
Hudong-Zhonghua Shipbuilding | 沪东中华造船 | China State Shipbuilding Corporation
China State Shipbuilding Corporation | 中国船舶工业集团 |
China Shipbuilding Industry Corporation | CSIC China |
Aviation Industry Corporation of China | China Aviation Industry Corporation |
Chengdu Aircraft Industry Group | CAC ; Chengdu Aircraft Corporation ; 成飞 ; 成都飞机工业集团 | Aviation Industry Corporation of China
Chengdu Aircraft Design Institute | CADI ; 成都飞机设计研究所 ; 611 Institute | Aviation Industry Corporation of China
Shenyang Aircraft Corporation | SAC Shenyang ; 沈飞 ; 沈阳飞机工业集团 | Aviation Industry Corporation of China
Shenyang Aircraft Design Institute | 601 Institute ; 沈阳飞机设计研究所 | Aviation Industry Corporation of China
Xi'an Aircraft Industrial Corporation | XAC ; 西飞 ; 西安飞机工业集团 ; AVIC Xi'an Aircraft | Aviation Industry Corporation of China
AVIC The First Aircraft Institute | FAI AVIC ; 第一飞机设计研究院 ; 603 Institute | Aviation Industry Corporation of China
China Helicopter Research and Development Institute | CHRDI ; 中国直升机设计研究所 ; 602 Institute | Aviation Industry Corporation of China
Chinese Aeronautical Establishment | CAE China ; 中国航空研究院 | Aviation Industry Corporation of China
Aircraft Strength Research Institute of China | 中国飞机强度研究所 ; 623 Institute | Aviation Industry Corporation of China
AVIC Manufacturing Technology Institute | Beijing Aeronautical Manufacturing Technology Research Institute ; BAMTRI ; 中国航空制造技术研究院 ; 625 Institute | Aviation Industry Corporation of China
AVIC Aerodynamics Research Institute | 中国航空工业空气动力研究院 ; AVIC ARI | Aviation Industry Corporation of China
Beijing Institute of Aeronautical Materials | BIAM ; 北京航空材料研究院 ; AECC Beijing Institute of Aeronautical Materials | Aero Engine Corporation of China
Aero Engine Corporation of China | 中国航发 |
AECC Shenyang Engine Research Institute | Shenyang Engine Design and Research Institute ; 606 Institute ; 中国航发沈阳发动机研究所 | Aero Engine Corporation of China
AECC Sichuan Gas Turbine Establishment | China Gas Turbine Establishment ; 624 Institute ; 中国航发四川燃气涡轮研究院 | Aero Engine Corporation of China
AECC Hunan Aviation Powerplant Research Institute | 608 Institute ; 中国航发湖南动力机械研究所 ; China Aviation Powerplant Research Institute | Aero Engine Corporation of China
AECC Commercial Aircraft Engine | ACAE ; AECC CAE ; 中国航发商用航空发动机 ; AVIC Commercial Aircraft Engine | Aero Engine Corporation of China
China Aerodynamics Research and Development Center | CARDC ; 中国空气动力研究与发展中心 |
Commercial Aircraft Corporation of China | 中国商用飞机 |
Shanghai Aircraft Design and Research Institute | SADRI ; 上海飞机设计研究院 | Commercial Aircraft Corporation of China
COMAC Beijing Aircraft Technology Research Institute | 北京民用飞机技术研究中心 ; COMAC BATRI | Commercial Aircraft Corporation of China
China Academy of Space Technology | 中国空间技术研究院 ; 航天五院 ; Fifth Academy |
China Academy of Launch Vehicle Technology | 中国运载火箭技术研究院 ; 航天一院 |
Shanghai Academy of Spaceflight Technology | SAST ; 上海航天技术研究院 ; 航天八院 | China Aerospace Science and Technology Corporation
Academy of Aerospace Propulsion Technology | AAPT ; 航天推进技术研究院 ; 航天六院 | China Aerospace Science and Technology Corporation
Academy of Aerospace Solid Propulsion Technology | AASPT ; 航天动力技术研究院 ; 航天四院 | China Aerospace Science and Technology Corporation
China Academy of Aerospace Aerodynamics | CAAA ; 中国航天空气动力技术研究院 | China Aerospace Science and Technology Corporation
China Academy of Aerospace Electronics Technology | 中国航天电子技术研究院 ; 航天九院 | China Aerospace Science and Technology Corporation
Beijing Institute of Control Engineering | BICE ; 北京控制工程研究所 ; 502 Institute | China Academy of Space Technology
Lanzhou Institute of Physics | LIP Lanzhou ; 兰州空间技术物理研究所 ; 510 Institute | China Academy of Space Technology
Beijing Institute of Space Mechanics and Electricity | BISME ; 北京空间机电研究所 ; 508 Institute | China Academy of Space Technology
Xi'an Institute of Space Radio Technology | 西安空间无线电技术研究所 ; CAST-Xi'an ; 504 Institute | China Academy of Space Technology
DFH Satellite | 航天东方红卫星 ; DFHSat | China Academy of Space Technology
China Manned Space Agency | CMSA ; 中国载人航天工程办公室 |
China Satellite Communications | China Satcom ; 中国卫通 | China Aerospace Science and Technology Corporation
APT Satellite | APSTAR ; 亚太卫星 |
Chang Guang Satellite Technology | CGSTL ; 长光卫星 ; Chang Guang Satellite |
Galactic Energy | 星河动力 |
LandSpace | Landspace Technology ; 蓝箭航天 |
i-Space | iSpace China ; 星际荣耀 ; Interstellar Glory |
CETC 13 | Hebei Semiconductor Research Institute ; 13th Research Institute of CETC ; 河北半导体研究所 | China Electronics Technology Group Corporation
CETC 14 | Nanjing Research Institute of Electronics Technology ; NRIET ; 14th Research Institute ; 南京电子技术研究所 | China Electronics Technology Group Corporation
CETC 38 | East China Research Institute of Electronic Engineering ; ECRIEE ; 华东电子工程研究所 | China Electronics Technology Group Corporation
CETC 54 | Shijiazhuang Communication Observation and Control Technology Institute ; 54th Research Institute of CETC | China Electronics Technology Group Corporation
CETC 55 | Nanjing Electronic Devices Institute ; NEDI ; 南京电子器件研究所 | China Electronics Technology Group Corporation
CETC 10 | Southwest China Institute of Electronic Technology ; SWIET ; 西南电子技术研究所 | China Electronics Technology Group Corporation
CETC 29 | Southwest China Research Institute of Electronic Equipment ; SWIEE | China Electronics Technology Group Corporation
CETC 24 | Sichuan Institute of Solid State Circuits ; SISC Chongqing | China Electronics Technology Group Corporation
CETC 44 | Chongqing Optoelectronics Research Institute ; 重庆光电技术研究所 | China Electronics Technology Group Corporation
CETC 46 | Tianjin Electronic Materials Research Institute ; 46th Research Institute of CETC | China Electronics Technology Group Corporation
CETC 18 | Tianjin Institute of Power Sources ; 天津电源研究所 | China Electronics Technology Group Corporation
Hikvision | HIK |
China Electronics Corporation | CEC China |
China Great Wall Technology | 中国长城科技 ; Great Wall Computer | China Electronics Corporation
Phytium | Phytium Technology ; 飞腾 | China Electronics Corporation
Huahong Group | Hua Hong Semiconductor ; Huahong Grace ; 华虹 ; HHGrace ; Grace Semiconductor |
ChangXin Memory Technologies | CXMT ; 长鑫存储 ; Innotron |
UNISOC | Spreadtrum ; Spreadtrum Communications ; 紫光展锐 ; RDA Microelectronics | Tsinghua Unigroup
H3C | New H3C ; Huawei-3Com ; 新华三 ; H3C Technologies | Tsinghua Unigroup
Loongson | Loongson Technology ; 龙芯中科 |
Hygon | Hygon Information Technology ; 海光信息 |
Sugon | Dawning Information Industry ; 中科曙光 |
Inspur | Inspur Group ; 浪潮 ; Inspur Electronic Information |
Cambricon | Cambricon Technologies ; 寒武纪 |
Horizon Robotics | 地平线 |
NAURA | NAURA Technology Group ; 北方华创 ; Sevenstar Electronics |
AMEC | Advanced Micro-Fabrication Equipment ; 中微公司 ; AMEC Shanghai |
SMEE | Shanghai Micro Electronics Equipment ; 上海微电子装备 |
JCET | Jiangsu Changjiang Electronics Technology ; 长电科技 |
Will Semiconductor | OmniVision Group ; 韦尔股份 ; OmniVision Integrated Circuits |
Goodix | Goodix Technology ; 汇顶科技 |
GigaDevice | 兆易创新 |
San'an Optoelectronics | Sanan ; 三安光电 |
TCL | TCL集团 ; TCL Corporation ; TCL Electronics |
China Star Optoelectronics Technology | CSOT ; TCL CSOT ; 华星光电 | TCL
TCL Zhonghuan | Tianjin Zhonghuan Semiconductor ; 中环股份 ; TZE | TCL
Tianma Microelectronics | Tianma ; 天马微电子 | Aviation Industry Corporation of China
Visionox | 维信诺 |
Huawei | Huawei Technologies Co ; Huawei Noah's Ark Lab ; 华为技术 |
Huawei 2012 Laboratories | Huawei 2012 Labs ; Noah's Ark Lab | Huawei
Huawei Munich Research Center | Huawei European Research Center ; Huawei Technologies Düsseldorf | Huawei
Honor | HONOR Device ; 荣耀 |
ZTE | ZTE Corporation ; Zhongxing Telecom |
OPPO | Guangdong OPPO Mobile Telecommunications ; 欧珀 ; OPPO Research Institute | BBK Electronics
vivo Mobile | vivo Communication Technology ; 维沃 | BBK Electronics
BBK Electronics | 步步高 ; Guangdong BBK |
OnePlus | 一加 | OPPO
Transsion | Transsion Holdings ; 传音 ; Tecno Mobile |
Lenovo | 联想 ; Legend Group ; Lenovo Research ; 联想集团 |
DAMO Academy | Alibaba DAMO Academy ; 达摩院 ; Alibaba Academy for Discovery, Adventure, Momentum and Outlook | Alibaba
Alibaba Cloud | Aliyun | Alibaba
T-Head | T-Head Semiconductor ; 平头哥 | Alibaba
Ant Group | Ant Financial Services Group |
Cainiao | Cainiao Network ; 菜鸟网络 | Alibaba
Tencent | Tencent AI Lab |
iQIYI | 爱奇艺 ; Qiyi | Baidu
ByteDance | 字节跳动 ; Beijing Bytedance Technology |
Kuaishou | Kuaishou Technology ; Kwai |
JD Explore Academy | JD AI Research ; 京东探索研究院 | JD.com
Didi | 滴滴出行 ; Didi Kuaidi |
NetEase | Netease Inc |
Sohu | 搜狐 ; Sohu.com |
Sogou | 搜狗 | Tencent
360 Security Technology | Qihoo 360 ; 奇虎360 ; Qihoo |
Qi An Xin | QiAnXin |
iFlytek | 科大讯飞 ; iFLYTEK Research ; USTC iFlytek |
SenseTime | 商汤 ; SenseTime Group |
Megvii | 旷视科技 |
Yitu | YITU Technology ; 依图科技 |
CloudWalk | CloudWalk Technology ; 云从科技 |
DeepSeek | 深度求索 ; Hangzhou DeepSeek Artificial Intelligence |
Moonshot AI | 月之暗面 |
Zhipu AI | 智谱 ; 智谱AI |
MiniMax | MiniMax AI ; 稀宇科技 |
Kingsoft | 金山软件 ; Kingsoft Office |
Neusoft | 东软集团 ; Neu-Alpine |
Yonyou | 用友 ; UFIDA |
Kingdee | 金蝶 |
Founder Group | 方正集团 ; Peking University Founder Group ; PKU Founder |
SuperMap | SuperMap Software ; 超图软件 |
Dahua Technology | 大华股份 ; Zhejiang Dahua |
DJI | 大疆创新 |
UBTech | UBTECH Robotics ; 优必选 |
Unitree | Unitree Robotics ; 宇树科技 |
Siasun | SIASUN Robot & Automation ; 新松机器人 |
Estun | Estun Automation ; 埃斯顿 |
Inovance | Inovance Technology ; 汇川技术 |
Hesai | Hesai Technology ; 禾赛科技 |
RoboSense | 速腾聚创 ; Suteng Innovation |
Pony.ai | 小马智行 |
WeRide | 文远知行 |
Han's Laser | 大族激光 ; Han's Laser Technology |
Raycus | Wuhan Raycus Fiber Laser ; 锐科激光 |
YOFC | Yangtze Optical Fibre and Cable ; 长飞光纤光缆 |
Hengtong | Hengtong Group ; Hengtong Optic-Electric |
ZTT | Zhongtian Technology ; 中天科技 ; ZTT Group |
Focuslight Technologies | Focuslight ; 炬光科技 |
InnoLight | Zhongji Innolight ; 中际旭创 |
China Mobile | China Mobile Communications |
China Mobile Research Institute | CMRI ; 中国移动研究院 | China Mobile
China Tower | 中国铁塔 |
State Grid Corporation of China | State Power Corporation of China |
China Electric Power Research Institute | 中国电力科学研究院 ; China EPRI |
NARI Group | NARI ; 南瑞集团 ; State Grid Electric Power Research Institute ; Nanjing Automation Research Institute ; NARI Technology ; 国网电力科学研究院 | State Grid Corporation of China
Global Energy Interconnection Research Institute | GEIRI ; State Grid Smart Grid Research Institute ; SGRI ; 全球能源互联网研究院 ; GEIRI North America | State Grid Corporation of China
State Grid Energy Research Institute | SGERI ; 国网能源研究院 | State Grid Corporation of China
State Grid Jiangsu Electric Power | 国网江苏电力 ; Jiangsu Electric Power Company | State Grid Corporation of China
XJ Group | 许继集团 ; Xuji Group ; XJ Electric | China Electric Equipment Group
Pinggao Group | 平高集团 ; Pinggao Electric | China Electric Equipment Group
China XD Group | XD Electric ; 中国西电 ; Xi'an XD | China Electric Equipment Group
China Electric Equipment Group | CEE China ; 中国电气装备集团 |
China Southern Power Grid | Southern Grid |
Electric Power Research Institute, China Southern Power Grid | EPRI CSG ; CSG Electric Power Research Institute ; 南方电网科学研究院 | China Southern Power Grid
Guangdong Power Grid | 广东电网 ; Guangdong Power Grid Corporation | China Southern Power Grid
China Huaneng Group | China Huaneng |
Huaneng Clean Energy Research Institute | CERI ; HNCERI ; 华能清洁能源研究院 | China Huaneng Group
Xi'an Thermal Power Research Institute | TPRI ; 西安热工研究院 | China Huaneng Group
China Huadian | 中国华电 ; China Huadian Corporation |
China Datang Corporation | 中国大唐集团 ; China Datang |
State Power Investment Corporation | SPIC ; 国家电力投资集团 ; China Power Investment Corporation ; State Nuclear Power Technology Corporation ; SNPTC |
Shanghai Nuclear Engineering Research and Design Institute | SNERDI ; 上海核工程研究设计院 | State Power Investment Corporation
China Energy Investment | 国家能源集团 ; 神华集团 |
National Institute of Clean-and-Low-Carbon Energy | NICE ; 北京低碳清洁能源研究院 ; National Institute of Low-Carbon and Clean Energy | China Energy Investment
Guodian United Power | 国电联合动力 | China Energy Investment
Guodian Nanjing Automation | 国电南自 ; SAC Nanjing | China Huadian
China Energy Engineering Corporation | Energy China ; CEEC ; 中国能建 ; Gezhouba Group |
Sinohydro | 中国水电 ; Sinohydro Corporation | PowerChina
PowerChina Huadong Engineering | HDEC ; Huadong Engineering Corporation ; 华东勘测设计研究院 ; ECIDI | PowerChina
PowerChina Chengdu Engineering | CHIDI ; 成都勘测设计研究院 | PowerChina
PowerChina Zhongnan Engineering | MSDI ; 中南勘测设计研究院 | PowerChina
China Three Gorges Corporation | 中国长江三峡集团 ; China Three Gorges |
China National Nuclear Corporation | 中核集团 |
China Institute of Atomic Energy | 中国原子能科学研究院 |
Nuclear Power Institute of China | NPIC ; 中国核动力研究设计院 | China National Nuclear Corporation
Southwestern Institute of Physics | SWIP ; 核工业西南物理研究院 | China National Nuclear Corporation
Beijing Research Institute of Uranium Geology | BRIUG ; 核工业北京地质研究院 | China National Nuclear Corporation
China Nuclear Power Engineering | CNPE ; 中国核电工程 | China National Nuclear Corporation
China Institute for Radiation Protection | CIRP ; 中国辐射防护研究院 | China National Nuclear Corporation
China General Nuclear Power Group | 中国广核集团 |
China Nuclear Power Technology Research Institute | CNPRI ; 中广核研究院 | China General Nuclear Power Group
Suzhou Nuclear Power Research Institute | SNPI ; 苏州热工研究院 | China General Nuclear Power Group
China Academy of Engineering Physics | 中国工程物理研究院 |
Institute of Applied Physics and Computational Mathematics | IAPCM ; 北京应用物理与计算数学研究所 | China Academy of Engineering Physics
Laser Fusion Research Center | LFRC ; 激光聚变研究中心 | China Academy of Engineering Physics
Institute of Fluid Physics | IFP CAEP ; 流体物理研究所 | China Academy of Engineering Physics
Institute of Nuclear Physics and Chemistry | INPC ; 核物理与化学研究所 | China Academy of Engineering Physics
Institute of Chemical Materials | ICM CAEP ; 化工材料研究所 | China Academy of Engineering Physics
Northwest Institute of Nuclear Technology | NINT ; 西北核技术研究所 |
Nuclear and Radiation Safety Center | NSC China ; 生态环境部核与辐射安全中心 |
ENN Group | ENN ; 新奥集团 ; ENN Energy ; XinAo |
China National Petroleum Corporation | 中国石油 ; PetroChina CNPC |
PetroChina | 中国石油天然气股份 |
Research Institute of Petroleum Exploration and Development | RIPED ; 中国石油勘探开发研究院 ; PetroChina RIPED | China National Petroleum Corporation
Daqing Oilfield | Daqing Oilfield Company ; 大庆油田 | PetroChina
Changqing Oilfield | PetroChina Changqing Oilfield Company ; 长庆油田 | PetroChina
PetroChina Xinjiang Oilfield | 新疆油田 ; Karamay Oilfield | PetroChina
PetroChina Tarim Oilfield | 塔里木油田 ; Tarim Oilfield Company | PetroChina
PetroChina Southwest Oil & Gasfield | 西南油气田 | PetroChina
BGP | BGP Inc ; 东方地球物理勘探 ; Bureau of Geophysical Prospecting | China National Petroleum Corporation
CNPC Tubular Goods Research Institute | TGRI ; 中国石油管材研究所 ; 石油管工程技术研究院 | China National Petroleum Corporation
CNPC Engineering Technology R&D | CPET ; Drilling Research Institute CNPC ; 中国石油集团工程技术研究院 | China National Petroleum Corporation
PetroChina Petrochemical Research Institute | PRI PetroChina ; 中国石油石油化工研究院 | PetroChina
China Petroleum & Chemical Corporation | 中国石油化工股份 ; Sinopec Corp ; 中国石化 |
Sinopec Research Institute of Petroleum Processing | RIPP ; Research Institute of Petroleum Processing ; 石油化工科学研究院 | Sinopec
Beijing Research Institute of Chemical Industry | BRICI ; 北京化工研究院 ; Sinopec BRICI | Sinopec
Shanghai Research Institute of Petrochemical Technology | SRIPT ; 上海石油化工研究院 | Sinopec
Dalian Research Institute of Petroleum and Petrochemicals | FRIPP ; Fushun Research Institute of Petroleum and Petrochemicals ; 大连石油化工研究院 ; 抚顺石油化工研究院 | Sinopec
Petroleum Exploration and Production Research Institute | PEPRIS ; 石油勘探开发研究院 ; Sinopec PEPRIS | Sinopec
Sinopec Research Institute of Petroleum Engineering | SRIPE ; 石油工程技术研究院 | Sinopec
Shengli Oilfield | Sinopec Shengli Oilfield ; 胜利油田 | Sinopec
Zhongyuan Oilfield | Sinopec Zhongyuan Oilfield ; 中原油田 | Sinopec
Sinopec Engineering Group | SEG Sinopec ; 中石化炼化工程 ; Luoyang Petrochemical Engineering Corporation | Sinopec
China National Offshore Oil Corporation | 中海油 |
CNOOC Research Institute | 中海油研究总院 ; CNOOC Beijing Research Center | China National Offshore Oil Corporation
China Oilfield Services | COSL ; 中海油服 | China National Offshore Oil Corporation
Offshore Oil Engineering | COOEC ; 海洋石油工程 ; China Offshore Oil Engineering | China National Offshore Oil Corporation
Nexen | CNOOC International ; CNOOC Petroleum North America |
PipeChina | China Oil & Gas Pipeline Network ; 国家管网集团 |
Yanchang Petroleum | 延长石油 ; Shaanxi Yanchang Petroleum |
China Coal Technology & Engineering Group | CCTEG ; 中国煤炭科工集团 ; China Coal Research Institute ; CCRI |
China National Coal Group | China Coal ; 中煤集团 ; ChinaCoal |
Shandong Energy | Yankuang Group ; 山东能源 ; 兖矿 ; Yanzhou Coal Mining |
Yancoal Australia | Felix Resources ; Yancoal | Shandong Energy
Baosteel | Baoshan Iron & Steel ; Baosteel Group | China Baowu
China Baowu | China Baowu Steel Group ; 中国宝武 ; 宝武钢铁 |
Wuhan Iron and Steel | WISCO ; 武钢 ; Wuhan Iron and Steel Corporation | China Baowu
Maanshan Iron & Steel | Masteel ; 马钢 | China Baowu
Taiyuan Iron & Steel | TISCO Taiyuan ; 太钢 | China Baowu
Ansteel Group | Anshan Iron and Steel ; 鞍钢 ; Ansteel |
Pangang Group | Panzhihua Iron and Steel ; 攀钢 | Ansteel Group
Benxi Steel | Bensteel ; 本钢 | Ansteel Group
Shougang | Shougang Group ; Capital Steel ; Shougang Research Institute of Technology |
HBIS Group | Hebei Iron and Steel ; 河钢 ; Hesteel |
Shagang Group | Jiangsu Shagang ; 沙钢 |
CITIC Pacific Special Steel | 中信特钢 ; Xingcheng Special Steel | CITIC Group
China Iron & Steel Research Institute Group | CISRI ; 中国钢研科技集团 ; Central Iron and Steel Research Institute ; 钢铁研究总院 |
GRINM Group | GRINM ; General Research Institute for Nonferrous Metals ; 有研科技集团 ; 北京有色金属研究总院 ; GRIMAT |
BGRIMM Technology Group | BGRIMM ; Beijing General Research Institute of Mining and Metallurgy ; 矿冶科技集团 ; 北京矿冶研究总院 |
Northwest Institute for Nonferrous Metal Research | NIN ; 西北有色金属研究院 ; NIN Xi'an |
Western Superconducting Technologies | WST ; 西部超导 | Northwest Institute for Nonferrous Metal Research
Changsha Research Institute of Mining and Metallurgy | CRIMM ; 长沙矿冶研究院 | China Minmetals
China Minmetals | China Minmetals Corporation |
Metallurgical Corporation of China | MCC China ; 中国冶金科工 ; China Metallurgical Group ; MCC Group | China Minmetals
CISDI | CISDI Group ; 中冶赛迪 | Metallurgical Corporation of China
Central Research Institute of Building and Construction | CRIBC ; MCC CRIBC ; 中冶建筑研究总院 | Metallurgical Corporation of China
MMG | MMG Limited ; Minerals and Metals Group | China Minmetals
Zijin Mining | Zijin ; 紫金矿业 ; Zijin Mining Group |
China Molybdenum | CMOC ; 洛阳钼业 ; CMOC Group |
Jiangxi Copper | 江西铜业 |
Tsingshan | Tsingshan Holding ; 青山控股 |
Ganfeng Lithium | 赣锋锂业 ; Ganfeng |
Tianqi Lithium | 天齐锂业 |
China Northern Rare Earth | 北方稀土 ; Baotou Steel Rare-Earth | Baogang Group
Baogang Group | Baotou Steel ; Baotou Iron and Steel |
Baotou Research Institute of Rare Earths | BRIRE ; 包头稀土研究院 | Baogang Group
Advanced Technology & Materials | AT&M ; 安泰科技 | China Iron & Steel Research Institute Group
BYD | 比亚迪 ; BYD Company |
FinDreams Battery | 弗迪电池 ; BYD Battery | BYD
Gotion High-Tech | Gotion ; 国轩高科 ; Guoxuan High-Tech |
EVE Energy | 亿纬锂能 |
CALB | China Aviation Lithium Battery ; 中创新航 |
SVOLT | SVOLT Energy Technology ; 蜂巢能源 | Great Wall Motors
Sunwoda | 欣旺达 |
Tianneng | Tianneng Power |
Chilwee | 超威 ; Chaowei Power |
ATL | Amperex Technology Limited ; 新能源科技 | TDK
LONGi | LONGi Green Energy ; 隆基绿能 ; LONGi Solar ; Xi'an LONGi Silicon |
JinkoSolar | 晶科能源 ; Jinko |
Trina Solar | 天合光能 ; Trinasolar ; Changzhou Trina Solar Energy |
JA Solar | 晶澳 ; JA Solar Technology |
Canadian Solar | 阿特斯 ; CSI Solar ; Recurrent Energy |
Suntech Power | 尚德 ; Wuxi Suntech ; Suntech |
Yingli Solar | Yingli Green Energy ; 英利 |
Tongwei | Tongwei Solar |
GCL Group | GCL-Poly ; GCL Technology ; 协鑫 ; GCL System Integration |
Hanergy | 汉能 |
Sungrow | Sungrow Power Supply ; 阳光电源 |
Goldwind | Xinjiang Goldwind ; 金风科技 ; Goldwind Science & Technology ; Vensys |
Ming Yang Smart Energy | Mingyang ; 明阳智能 ; China Ming Yang Wind Power |
Sinovel | 华锐风电 |
Shanghai Electric | 上海电气 ; Shanghai Electric Group |
Dongfang Electric | 东方电气 ; DEC Chengdu ; Dongfang Electric Corporation ; Dongfang Turbine |
Harbin Electric | 哈尔滨电气 ; HEC Harbin ; Harbin Power Equipment ; Harbin Boiler |
CHINT | Chint Group ; 正泰 ; Zhejiang Chint |
TBEA | 特变电工 ; Tebian Electric Apparatus |
CRRC | China CNR ; China South Locomotive & Rolling Stock |
CRRC Zhuzhou Institute | Zhuzhou CSR Times Electric ; CRRC Times Electric ; CSR Zhuzhou Electric Locomotive Research Institute ; 中车株洲所 ; 时代电气 | CRRC
CRRC Qingdao Sifang | CSR Qingdao Sifang ; 中车青岛四方 ; Qingdao Sifang | CRRC
CRRC Changchun Railway Vehicles | CNR Changchun Railway Vehicles ; 中车长春轨道客车 | CRRC
Dynex Semiconductor | Dynex | CRRC
SAIC Motor | 上汽集团 |
FAW Group | China FAW ; 中国第一汽车集团 |
Dongfeng Motor | Dongfeng Motor Corporation |
Changan Automobile | 长安汽车 ; Chongqing Changan |
BAIC Group | 北汽集团 ; BAIC Motor |
GAC Group | 广汽集团 ; GAC R&D Center |
Geely | 吉利 ; Zhejiang Geely Holding ; Geely Auto ; Geely Holding Group |
Xpeng | XPeng Motors ; 小鹏汽车 ; Xiaopeng |
Li Auto | 理想汽车 ; Lixiang ; CHJ Automotive |
Weichai Power | Weichai ; Weichai Group ; Shandong Heavy Industry |
Yuchai | Guangxi Yuchai Machinery ; China Yuchai |
Sinotruk | 中国重汽 ; China National Heavy Duty Truck Group ; CNHTC |
Yutong | Yutong Bus |
Wanfeng Auto | Wanfeng Auto Holding ; 万丰奥特 |
XCMG | 徐工 ; 徐工集团 |
Sany | SANY Group ; 三一重工 ; Sany Heavy Industry |
Putzmeister | Putzmeister Holding | Sany
Zoomlion | 中联重科 ; Changsha Zoomlion |
LiuGong | Guangxi LiuGong Machinery |
China National Machinery Industry Corporation | Sinomach ; 国机集团 ; CMEC |
First Tractor | YTO Group ; 中国一拖 | China National Machinery Industry Corporation
Hefei General Machinery Research Institute | HGMRI ; 合肥通用机械研究院 | China National Machinery Industry Corporation
China Academy of Machinery Science and Technology | CAM ; 机械科学研究总院 ; CAMTC |
Shenyang Machine Tool | SYMG ; 沈阳机床 |
Haier | Haier Group ; Haier Smart Home ; Qingdao Haier |
Midea | Midea Group |
Gree Electric | Zhuhai Gree |
Hisense | Hisense Group |
Skyworth | 创维 |
Changhong | Sichuan Changhong ; 长虹 ; Changhong Electric |
China State Construction Engineering Corporation | 中国建筑集团 ; China State Construction ; 中建 |
China Communications Construction Company | 中交集团 ; China Harbour Engineering Company ; CHEC ; 中国交建 |
CCCC First Highway Consultants | CCCC FHCC ; 中交第一公路勘察设计研究院 | China Communications Construction Company
John Holland Group | John Holland | China Communications Construction Company
ZPMC | Shanghai Zhenhua Heavy Industries ; 振华重工 | China Communications Construction Company
China Railway Eryuan Engineering | CREEC ; 中铁二院 | China Railway Group
China Railway SIYUAN Survey and Design | 铁四院 ; China Railway Siyuan ; 中铁第四勘察设计院 | China Railway Construction Corporation
China Railway First Survey and Design Institute | FSDI ; 铁一院 ; 中铁第一勘察设计院 | China Railway Construction Corporation
China Railway Design Corporation | CRDC ; Third Railway Survey and Design Institute ; 中国铁路设计集团 | China State Railway Group
China Railway Major Bridge | MBEC ; 中铁大桥局 | China Railway Group
Arcplus | Arcplus Group ; Shanghai Xian Dai Architectural Design ; 华建集团 ; ECADI |
Tongji Architectural Design | TJAD ; 同济大学建筑设计研究院 |
Anhui Conch | Conch Cement ; 海螺水泥 |
China North Industries Group | NORINCO Group ; China Ordnance Industries |
Xi'an Modern Chemistry Research Institute | 西安近代化学研究所 ; 204 Research Institute | China North Industries Group
Beijing Origin Water | BOW ; OriginWater ; 碧水源 |
Beijing Enterprises Water | BEWG ; 北控水务 |
Beijing Drainage Group | BDG ; 北京排水集团 |
ASTRI | 香港應用科技研究院 ; 應科院 |
Hong Kong Productivity Council | HKPC ; 香港生產力促進局 |
Hong Kong Observatory | HKO ; 香港天文台 ; Royal Observatory Hong Kong |
CLP Group | CLP ; China Light and Power ; CLP Holdings ; CLP Power ; 中電控股 |
HK Electric | Hongkong Electric ; 港燈 ; Hongkong Electric Company |
Towngas | Hong Kong and China Gas ; 香港中華煤氣 |
MTR Corporation | 港鐵 ; Mass Transit Railway ; Kowloon-Canton Railway |
PCCW | Hong Kong Telecom ; HKT ; Pacific Century CyberWorks ; 電訊盈科 |
Nano and Advanced Materials Institute | NAMI Hong Kong ; 納米及先進材料研發院 |
LSCM | Hong Kong R&D Centre for Logistics and Supply Chain Management ; LSCM R&D Centre |
Johnson Electric | Johnson Electric Holdings ; 德昌電機 |
TTI | Techtronic Industries ; 創科實業 ; Milwaukee Tool |
KIST Europe | Korea Institute of Science and Technology Europe ; KIST 유럽연구소 | Korea Institute of Science and Technology
National Security Research Institute | NSRI ; 국가보안기술연구소 | Electronics and Telecommunications Research Institute
Korea AeroSpace Administration | KASA ; 우주항공청 |
Korea Astronomy and Space Science Institute | 한국천문연구원 |
Korea Institute of Materials Science | 한국재료연구원 |
Korea Electrotechnology Research Institute | 한국전기연구원 |
Korea Institute of Industrial Technology | 한국생산기술연구원 |
Korea Electronics Technology Institute | 한국전자기술연구원 ; 전자부품연구원 |
Korea Automotive Technology Institute | KATECH ; 한국자동차연구원 ; 자동차부품연구원 |
Korea Photonics Technology Institute | KOPTI ; 한국광기술원 |
Korea Institute of Ceramic Engineering and Technology | KICET ; 한국세라믹기술원 |
Korea Textile Development Institute | KTDI ; 한국섬유개발연구원 |
Korea Institute of Carbon Convergence Technology | KCTECH ; 한국탄소산업진흥원 ; Korea Carbon Industry Promotion Agency |
Korea Conformity Laboratories | KCL Korea ; 한국건설생활환경시험연구원 |
Korea Testing Laboratory | KTL ; 한국산업기술시험원 |
Korea Testing & Research Institute | KTR ; 한국화학융합시험연구원 |
Korea Institute of Fusion Energy | 한국핵융합에너지연구원 ; 국가핵융합연구소 |
Korea Basic Science Institute | 한국기초과학지원연구원 |
Institute for Basic Science | Rare Isotope Science Project |
Korea Institute of Science and Technology Information | 한국과학기술정보연구원 |
Korea Institute of Geoscience and Mineral Resources | 한국지질자원연구원 ; Korea Institute of Geology, Mining and Materials |
Korea Institute of Ocean Science and Technology | 한국해양과학기술원 |
Korea Research Institute of Ships and Ocean Engineering | KRISO ; 선박해양플랜트연구소 ; MOERI | Korea Institute of Ocean Science and Technology
Korea Polar Research Institute | 극지연구소 |
Korea Institute of Civil Engineering and Building Technology | KICT ; 한국건설기술연구원 ; Korea Institute of Construction Technology |
Korea Railroad Research Institute | KRRI ; 한국철도기술연구원 |
Korea Transport Institute | KOTI ; 한국교통연구원 |
Korea Institute of Nuclear Safety | KINS ; 한국원자력안전기술원 |
Korea Institute of Nuclear Nonproliferation and Control | KINAC ; 한국원자력통제기술원 |
Korea Radioactive Waste Agency | KORAD ; 한국원자력환경공단 |
Korea Institute of Robotics and Technology Convergence | KIRO ; 한국로봇융합연구원 |
Daegu Machinery Institute of Components and Materials | DMI Daegu ; 대구기계부품연구원 |
Gumi Electronics and Information Technology Research Institute | GERI ; 구미전자정보기술원 |
Research Institute of Industrial Science and Technology | 포항산업과학연구원 |
Pohang Accelerator Laboratory | PAL ; 포항가속기연구소 ; PLS-II |
Defense Agency for Technology and Quality | DTaQ ; 국방기술품질원 |
National Institute of Meteorological Sciences | NIMS Korea ; NIMR Korea ; 국립기상과학원 ; National Institute of Meteorological Research | Korea Meteorological Administration
National Geographic Information Institute | NGII ; 국토지리정보원 |
Korea Environment Institute | KEI ; 한국환경연구원 |
K-water | Korea Water Resources Corporation ; 한국수자원공사 ; Kwater |
Korea Land and Housing Corporation | LH ; 한국토지주택공사 |
Korea Expressway Corporation | 한국도로공사 ; KEC |
Korea National Railway | Korea Rail Network Authority ; 국가철도공단 |
Korea Railroad Corporation | 한국철도공사 |
Korea Energy Economics Institute | KEEI ; 에너지경제연구원 |
Korean Agency for Technology and Standards | KATS ; 국가기술표준원 |
Korea Internet & Security Agency | KISA ; 한국인터넷진흥원 |
Korean Register | 한국선급 ; Korean Register of Shipping |
KEPCO Research Institute | 한전 전력연구원 |
KEPCO Engineering & Construction | KEPCO E&C ; 한국전력기술 ; Korea Power Engineering Company ; KOPEC | Korea Electric Power Corporation
KEPCO Nuclear Fuel | KNF ; 한전원자력연료 ; Korea Nuclear Fuel | Korea Electric Power Corporation
KEPCO KPS | KPS ; 한전KPS ; Korea Plant Service & Engineering | Korea Electric Power Corporation
Korea Hydro & Nuclear Power | 한국수력원자력 ; 한수원 |
Korea Western Power | KOWEPO ; 한국서부발전 | Korea Electric Power Corporation
Korea Southern Power | KOSPO ; 한국남부발전 | Korea Electric Power Corporation
Korea South-East Power | KOEN ; 한국남동발전 ; KOSEP | Korea Electric Power Corporation
Korea Midland Power | KOMIPO ; 한국중부발전 | Korea Electric Power Corporation
Korea East-West Power | EWP ; 한국동서발전 | Korea Electric Power Corporation
Korea District Heating Corporation | KDHC ; 한국지역난방공사 |
Korea Gas Corporation | 한국가스공사 |
Korea Gas Safety Corporation | KGS Korea ; 한국가스안전공사 |
Korea National Oil Corporation | KNOC ; 한국석유공사 |
Samsung | 삼성그룹 ; Samsung Electronics Co |
Samsung Electronics | 삼성전자 ; SEC Suwon ; Samsung Electronics Co., Ltd. |
Samsung Advanced Institute of Technology | SAIT ; 삼성종합기술원 | Samsung Electronics
Samsung Research | Samsung DMC R&D Center ; 삼성리서치 ; Samsung R&D Institute | Samsung Electronics
Samsung Display | SDC ; 삼성디스플레이 ; Samsung Mobile Display ; SMD | Samsung
Samsung SDI | 삼성SDI |
Samsung SDS | 삼성SDS ; Samsung Data Systems | Samsung
Samsung Electro-Mechanics | 삼성전기 |
Samsung Heavy Industries | 삼성중공업 |
Samsung C&T | 삼성물산 ; Cheil Industries ; Samsung Construction & Trading |
Samsung Engineering | Samsung E&A ; 삼성엔지니어링 | Samsung
LG Electronics | LG전자 ; GoldStar Co ; LGE |
LG Display | LG디스플레이 ; LGD |
LG Innotek | LG이노텍 | LG
LG Energy Solution | LG에너지솔루션 |
LG Uplus | LG유플러스 ; Dacom |
LG CNS | LG씨엔에스 | LG
LG AI Research | LG AI연구원 ; EXAONE | LG
LX Semicon | Silicon Works ; 실리콘웍스 ; LX세미콘 |
LS Group | LS그룹 ; LG Cable |
LS Cable & System | LS전선 ; LG Cable & Machinery ; LS Cable | LS Group
LS Electric | LSIS ; LG Industrial Systems ; LS산전 ; LS일렉트릭 | LS Group
LS MnM | LS-Nikko Copper ; LS엠앤엠 | LS Group
SK Hynix | Hynix Semiconductor ; Hyundai Electronics Industries |
Solidigm | Intel NAND ; SK hynix NAND Product Solutions | SK Hynix
SK Innovation | SK이노베이션 |
SK On | SK온 ; SK Battery America | SK Innovation
SK Telecom | SK텔레콤 ; Korea Mobile Telecommunications |
SK Siltron | LG Siltron ; SK실트론 | SK Group
SK Ecoplant | SK Engineering & Construction ; SK E&C ; SK에코플랜트 | SK Group
SKC | SKC Ltd ; Sunkyong Chemicals | SK Group
Korea Telecom | 케이티 ; KT Institute of Convergence Technology |
Hyundai | 현대자동차 ; 현대자동차그룹 ; HMC Korea |
Kia | 기아 ; Kia Corporation ; 기아자동차 |
Hyundai Mobis | 현대모비스 ; Hyundai Precision & Industry |
Hyundai Steel | 현대제철 ; Hyundai INI Steel ; Incheon Iron & Steel | Hyundai
Hyundai Rotem | 현대로템 ; Rotem ; Korea Rolling Stock | Hyundai
Hyundai WIA | 현대위아 ; Kia Machine Tool | Hyundai
Hyundai Engineering & Construction | 현대건설 |
Hyundai Autron | 현대오트론 ; Hyundai AutoEver | Hyundai
HD Hyundai | Hyundai Heavy Industries Group ; HD현대 ; Hyundai Robotics |
HD Hyundai Heavy Industries | Hyundai Heavy Industries ; 현대중공업 ; HHI Ulsan | HD Hyundai
HD Korea Shipbuilding & Offshore Engineering | KSOE ; Korea Shipbuilding & Offshore Engineering ; HD한국조선해양 | HD Hyundai
HD Hyundai Infracore | Doosan Infracore ; Hyundai Doosan Infracore ; Daewoo Heavy Industries ; HD현대인프라코어 | HD Hyundai
HD Hyundai Oilbank | Hyundai Oilbank ; HD현대오일뱅크 | HD Hyundai
HD Hyundai Electric | Hyundai Electric ; 현대일렉트릭 | HD Hyundai
Hanwha Ocean | 대우조선해양 ; 한화오션 |
Hanwha Aerospace | 한화에어로스페이스 ; Samsung Aerospace |
Hanwha Systems | Hanwha Thales ; Samsung Thales ; 한화시스템 | Hanwha
Hanwha Vision | 한화비전 | Hanwha
Hanwha Solutions | 한화솔루션 ; 한화케미칼 |
LIG Nex1 | LG Innotek Systems ; LIG넥스원 ; Nex1 Future |
Satrec Initiative | 쎄트렉아이 | Hanwha Aerospace
Doosan Enerbility | 두산중공업 ; 두산에너빌리티 ; Hanjung ; Korea Heavy Industries & Construction |
Doosan Babcock | Mitsui Babcock ; Babcock Energy ; Altrad Babcock |
Doosan Bobcat | Bobcat Company ; 두산밥캣 | Doosan
Doosan Fuel Cell | ClearEdge Power ; UTC Power ; HyAxiom | Doosan
POSCO | POSCO Holdings |
POSCO E&C | POSCO Eco & Challenge ; 포스코이앤씨 ; POSCO Engineering & Construction | POSCO
POSCO Future M | POSCO Chemical ; 포스코퓨처엠 ; POSCO Chemtech ; POSREC | POSCO
POSCO International | Daewoo International ; POSCO Daewoo ; 포스코인터내셔널 | POSCO
Korea Zinc | 고려아연 |
Poongsan | 풍산 |
GS Caltex | GS칼텍스 ; LG-Caltex Oil | GS Group
GS Engineering & Construction | GS건설 ; GS E&C ; LG Engineering & Construction | GS Group
S-Oil | Ssangyong Oil Refining ; 에쓰오일 | Saudi Aramco
Daewoo E&C | Daewoo Engineering & Construction ; 대우건설 |
DL E&C | Daelim Industrial ; 대림산업 ; DL이앤씨 |
Hyosung | 효성 ; Hyosung Corporation |
Kolon Industries | 코오롱인더스트리 ; Kolon |
OCI | OCI Company ; DC Chemical ; Oriental Chemical Industries ; 동양제철화학 |
Hankook Tire | Hankook Tire & Technology ; 한국타이어 ; Hankook & Company |
Kumho Tire | 금호타이어 |
HL Mando | Mando Corporation ; 만도 | HL Group
HL Group | Halla Group ; 한라그룹 |
KG Mobility | SsangYong Motor ; 쌍용자동차 ; Dong-A Motor |
GM Korea | Daewoo Motor ; 한국지엠 |
Renault Korea | Renault Samsung Motors ; 르노코리아 ; Samsung Motors | Renault
Magnachip | MagnaChip Semiconductor |
DB HiTek | Dongbu HiTek ; DB하이텍 ; Dongbu Electronics ; Anam Semiconductor |
Seoul Semiconductor | 서울반도체 |
Naver | 네이버 |
Naver Labs | 네이버랩스 | Naver
Kakao | Daum Kakao |
NCSoft | 엔씨소프트 ; NC Soft |
Nexon | 넥슨 |
Krafton | Bluehole ; 크래프톤 ; PUBG Corporation |
Coupang | 쿠팡 |
AhnLab | 안랩 ; Ahn Laboratories |
Rebellions | 리벨리온 ; Sapeon |
Korean Physical Society | KPS Seoul ; 한국물리학회 |
Industrial Technology Research Institute | 工研院 |
National Applied Research Laboratories | 國家實驗研究院 ; National Institutes of Applied Research |
Taiwan Space Agency | TASA ; National Space Organization ; NSPO ; 國家太空中心 |
National Center for High-Performance Computing | NCHC ; 國家高速網路與計算中心 | National Applied Research Laboratories
Taiwan Semiconductor Research Institute | TSRI ; National Nano Device Laboratories ; NDL Taiwan ; National Chip Implementation Center ; 台灣半導體研究中心 | National Applied Research Laboratories
National Center for Research on Earthquake Engineering | NCREE ; 國家地震工程研究中心 | National Applied Research Laboratories
Taiwan Instrument Research Institute | TIRI Taiwan ; Instrument Technology Research Center ; 台灣儀器科技研究中心 | National Applied Research Laboratories
National Synchrotron Radiation Research Center | 國家同步輻射研究中心 ; Synchrotron Radiation Research Center |
National Chung-Shan Institute of Science and Technology | 國家中山科學研究院 ; 中科院台灣 |
National Atomic Research Institute | NARI Taiwan ; Institute of Nuclear Energy Research ; INER ; 核能研究所 ; 國家原子能科技研究院 |
Institute for Information Industry | III Taiwan ; 資訊工業策進會 ; 資策會 |
Metal Industries Research & Development Centre | MIRDC ; 金屬工業研究發展中心 |
Taiwan Textile Research Institute | TTRI ; 紡織產業綜合研究所 |
Automotive Research & Testing Center | ARTC ; 車輛研究測試中心 |
Electronics Testing Center Taiwan | ETC Taiwan ; 電子檢驗中心 |
Ship and Ocean Industries R&D Center | SOIC ; 船舶暨海洋產業研發中心 |
Bureau of Standards, Metrology and Inspection | BSMI ; 經濟部標準檢驗局 |
Central Weather Administration | Central Weather Bureau ; CWB ; 中央氣象署 ; 中央氣象局 |
Telecommunication Laboratories | Chunghwa Telecom Laboratories ; 中華電信研究院 ; TL Chunghwa | Chunghwa Telecom
Chunghwa Telecom | 中華電信 |
Taiwan Power Company | 台灣電力公司 ; 台電 ; TPC |
CPC Corporation | 台灣中油 |
Taiwan Sugar Corporation | Taisugar ; 台糖 |
China Steel Corporation | CSC Kaohsiung ; 中國鋼鐵 ; China Steel |
CSBC Corporation | China Shipbuilding Corporation ; 台灣國際造船 |
Aerospace Industrial Development Corporation | AIDC ; 漢翔航空工業 |
Formosa Plastics Group | 台塑集團 ; Formosa Plastics Corporation ; 台塑 |
Taiwan Semiconductor Manufacturing Company | 台灣積體電路製造 ; TSMC Ltd |
Vanguard International Semiconductor | VIS ; 世界先進 |
United Microelectronics Corporation | 聯華電子 ; 聯電 |
Powerchip | Powerchip Semiconductor Manufacturing ; PSMC ; 力積電 |
Nanya Technology | 南亞科技 ; Nanya | Formosa Plastics Group
Winbond | Winbond Electronics ; 華邦電子 |
Nuvoton | Nuvoton Technology ; 新唐科技 ; Panasonic Semiconductor Solutions | Winbond
Macronix | Macronix International ; 旺宏電子 |
MediaTek | 聯發科技 ; 聯發科 |
Novatek Microelectronics | 聯詠科技 |
Realtek | Realtek Semiconductor ; 瑞昱半導體 |
VIA Technologies | 威盛電子 |
ASE Group | 日月光 |
Siliconware Precision Industries | SPIL ; 矽品精密 | ASE Group
GlobalWafers | 環球晶圓 ; Sino-American Silicon Products |
WIN Semiconductors | 穩懋半導體 |
Epistar | 晶元光電 ; Ennostar |
AUO | AU Optronics ; 友達光電 ; Acer Display |
Innolux | Chimei Innolux ; Chi Mei Optoelectronics ; 群創光電 |
E Ink | E Ink Holdings ; Prime View International ; 元太科技 |
Foxconn | 鴻海精密 ; Foxconn Technology Group ; 富士康 ; 鴻海 |
Quanta Computer | 廣達電腦 ; Quanta |
Compal Electronics | Compal ; 仁寶電腦 |
Wistron | 緯創資通 ; Wistron Corporation |
Pegatron | 和碩聯合科技 |
Inventec | 英業達 |
Acer | 宏碁 ; Multitech International |
Asus | ASUSTeK ; 華碩 |
HTC | 宏達電 |
Delta Electronics | Delta Group ; Delta Electronics Inc |
Lite-On | Lite-On Technology ; 光寶科技 |
Yageo | YAGEO Corporation ; 國巨 |
Advantech | 研華 |
BenQ | 明基電通 ; Acer Peripherals ; Qisda |
Hiwin | HIWIN Technologies ; 上銀科技 |
Yulon | Yulon Motor ; 裕隆汽車 ; Luxgen |
Gogoro | 睿能創意 |
CTCI | CTCI Corporation ; 中鼎工程 |
Sinotech Engineering Consultants | 中興工程顧問社 |
CECI Engineering Consultants | 台灣世曦 ; China Engineering Consultants |
Council of Scientific and Industrial Research | वैज्ञानिक तथा औद्योगिक अनुसंधान परिषद |
National Aerospace Laboratories | NAL Bangalore |
Advanced Materials and Processes Research Institute | AMPRI ; CSIR-AMPRI ; Regional Research Laboratory Bhopal | Council of Scientific and Industrial Research
Indian Institute of Petroleum | IIP Dehradun |
Central Electronics Engineering Research Institute | CEERI Pilani |
Central Scientific Instruments Organisation | CSIO Chandigarh |
Central Building Research Institute | CBRI Roorkee |
Central Road Research Institute | CRRI India |
National Metallurgical Laboratory | NML Jamshedpur |
Institute of Minerals and Materials Technology | CSIR-IMMT |
National Physical Laboratory of India | NPLI ; NPL New Delhi |
National Institute of Oceanography, India | NIO Goa |
Structural Engineering Research Centre | SERC Chennai |
CSIR Fourth Paradigm Institute | CSIR-4PI ; Centre for Mathematical Modelling and Computer Simulation ; C-MMACS | Council of Scientific and Industrial Research
National Institute for Interdisciplinary Science and Technology | CSIR-NIIST ; Regional Research Laboratory Trivandrum |
Central Institute of Mining and Fuel Research | CSIR-CIMFR ; CFRI Dhanbad |
Defence Research and Development Organisation | रक्षा अनुसंधान एवं विकास संगठन |
Defence Research and Development Laboratory | DRDL | Defence Research and Development Organisation
Research Centre Imarat | RCI Hyderabad | Defence Research and Development Organisation
Defence Metallurgical Research Laboratory | DMRL | Defence Research and Development Organisation
Gas Turbine Research Establishment | GTRE | Defence Research and Development Organisation
Aeronautical Development Agency | ADA Bangalore ; ADA India |
Aeronautical Development Establishment | ADE Bangalore | Defence Research and Development Organisation
Defence Materials and Stores Research and Development Establishment | DMSRDE | Defence Research and Development Organisation
High Energy Materials Research Laboratory | HEMRL ; Explosives Research and Development Laboratory | Defence Research and Development Organisation
Terminal Ballistics Research Laboratory | TBRL | Defence Research and Development Organisation
Solid State Physics Laboratory | SSPL Delhi | Defence Research and Development Organisation
Instruments Research and Development Establishment | IRDE ; IRDE Dehradun | Defence Research and Development Organisation
Laser Science and Technology Centre | LASTEC ; Defence Science Centre | Defence Research and Development Organisation
Electronics and Radar Development Establishment | LRDE | Defence Research and Development Organisation
Defence Avionics Research Establishment | DARE Bangalore | Defence Research and Development Organisation
Defence Electronics Research Laboratory | DLRL | Defence Research and Development Organisation
Naval Physical and Oceanographic Laboratory | NPOL ; NPOL Kochi | Defence Research and Development Organisation
Naval Science and Technological Laboratory | NSTL ; NSTL Visakhapatnam | Defence Research and Development Organisation
Naval Materials Research Laboratory | NMRL Ambernath | Defence Research and Development Organisation
Armament Research and Development Establishment | ARDE ; ARDE Pune | Defence Research and Development Organisation
Combat Vehicles Research and Development Establishment | CVRDE | Defence Research and Development Organisation
Research and Development Establishment (Engineers) | R&DE(E) ; R&DE Pune | Defence Research and Development Organisation
Vehicle Research and Development Establishment | VRDE | Defence Research and Development Organisation
Centre for Artificial Intelligence and Robotics | CAIR Bangalore | Defence Research and Development Organisation
Advanced Systems Laboratory | ASL Hyderabad | Defence Research and Development Organisation
Scientific Analysis Group | SAG DRDO | Defence Research and Development Organisation
Defence Bioengineering and Electromedical Laboratory | DEBEL | Defence Research and Development Organisation
Defence Geoinformatics Research Establishment | DGRE ; Snow and Avalanche Study Establishment ; SASE Chandigarh ; Defence Terrain Research Laboratory | Defence Research and Development Organisation
Microwave Tube Research and Development Centre | MTRDC | Defence Research and Development Organisation
Indian Space Research Organisation | भारतीय अंतरिक्ष अनुसंधान संगठन |
Satish Dhawan Space Centre | SDSC SHAR ; Sriharikota Range ; SHAR Centre | Indian Space Research Organisation
Liquid Propulsion Systems Centre | LPSC Valiamala |
ISRO Propulsion Complex | IPRC ; IPRC Mahendragiri | Indian Space Research Organisation
Laboratory for Electro-Optics Systems | LEOS Bangalore | Indian Space Research Organisation
ISRO Telemetry, Tracking and Command Network | ISTRAC | Indian Space Research Organisation
Semi-Conductor Laboratory | SCL Mohali ; Semiconductor Complex Limited |
National Atmospheric Research Laboratory | NARL Gadanki ; National MST Radar Facility | Indian Space Research Organisation
North Eastern Space Applications Centre | NESAC | Indian Space Research Organisation
NewSpace India Limited | NSIL ; Antrix Corporation | Indian Space Research Organisation
Bhabha Atomic Research Centre | BARC India ; AEET |
Indira Gandhi Centre for Atomic Research | Reactor Research Centre Kalpakkam |
Raja Ramanna Centre for Advanced Technology | Centre for Advanced Technology Indore |
Institute for Plasma Research | IPR Gandhinagar ; ITER-India |
Atomic Minerals Directorate for Exploration and Research | AMD India ; Atomic Minerals Division | Department of Atomic Energy
Nuclear Fuel Complex | NFC Hyderabad | Department of Atomic Energy
Heavy Water Board | HWB India | Department of Atomic Energy
Electronics Corporation of India | ECIL | Department of Atomic Energy
Indian Rare Earths | IREL ; IREL India ; IRE India | Department of Atomic Energy
Uranium Corporation of India | UCIL | Department of Atomic Energy
Bharatiya Nabhikiya Vidyut Nigam | BHAVINI | Department of Atomic Energy
Atomic Energy Regulatory Board | AERB |
International Advanced Research Centre for Powder Metallurgy and New Materials | ARC International | ARCI
Centre for Materials for Electronics Technology | C-MET ; CMET |
Society for Applied Microwave Electronics Engineering and Research | SAMEER |
Centre for Development of Advanced Computing | ER&DCI |
Centre for Development of Telematics | CDOT |
National Informatics Centre | NIC India |
Standardisation Testing and Quality Certification | STQC |
Automotive Research Association of India | ARAI |
International Centre for Automotive Technology | ICAT Manesar |
Central Power Research Institute | CPRI |
Central Water and Power Research Station | CWPRS ; CWPRS Pune |
Central Soil and Materials Research Station | CSMRS |
National Institute of Hydrology | NIH Roorkee |
National Institute of Rock Mechanics | NIRM |
National Institute of Solar Energy | NISE ; Solar Energy Centre Gurgaon |
National Institute of Wind Energy | NIWE ; Centre for Wind Energy Technology ; C-WET |
National Centre for Medium Range Weather Forecasting | NCMRWF |
National Centre for Seismology | NCS India |
National Centre for Earth Science Studies | NCESS ; Centre for Earth Science Studies |
India Meteorological Department | भारत मौसम विज्ञान विभाग |
Research Designs and Standards Organisation | RDSO ; RDSO Lucknow | Indian Railways
Ahmedabad Textile Industry's Research Association | ATIRA |
Bombay Textile Research Association | BTRA |
South India Textile Research Association | SITRA |
National Council for Cement and Building Materials | NCB ; NCCBM |
Jawaharlal Nehru Aluminium Research Development and Design Centre | JNARDDC |
Non-Ferrous Materials Technology Development Centre | NFTDC |
Bureau of Indian Standards | BIS India |
Geological Survey of India | GSI Kolkata |
Oil and Natural Gas Corporation | ONGC Limited |
Keshava Deva Malaviya Institute of Petroleum Exploration | KDMIPE | Oil and Natural Gas Corporation
Institute of Reservoir Studies | IRS ONGC | Oil and Natural Gas Corporation
ONGC Videsh | OVL | Oil and Natural Gas Corporation
Mangalore Refinery and Petrochemicals | MRPL | Oil and Natural Gas Corporation
Oil India | OIL Duliajan ; Oil India Limited |
Indian Oil Corporation | Indian Oil R&D Centre |
Bharat Petroleum | Bharat Petroleum Corporation |
Hindustan Petroleum | Hindustan Petroleum Corporation | Oil and Natural Gas Corporation
Engineers India | EIL ; Engineers India Limited |
GAIL | GAIL (India) Limited |
Petronet LNG | Petronet |
Nayara Energy | Essar Oil |
Reliance Industries | Reliance Industries Limited ; Reliance Research & Development |
Coal India | Coal India Limited |
Central Mine Planning and Design Institute | CMPDI | Coal India
NLC India | Neyveli Lignite Corporation |
NTPC | NTPC Limited ; NETRA NTPC |
NHPC | National Hydroelectric Power Corporation |
Grid Controller of India | Grid-India ; POSOCO ; Power System Operation Corporation |
Tata Power | Tata Hydro-Electric |
Adani Green Energy | AGEL | Adani Group
Suzlon | Suzlon Energy |
Bharat Heavy Electricals | BHEL India ; Bharat Heavy Electricals Limited ; Heavy Electricals India |
Bharat Electronics | Bharat Electronics Limited |
Bharat Dynamics | BDL ; Bharat Dynamics Limited |
BEML | Bharat Earth Movers |
Hindustan Aeronautics | Hindustan Aeronautics Limited |
Mishra Dhatu Nigam | MIDHANI |
Mazagon Dock Shipbuilders | MDL ; Mazagon Dock |
Garden Reach Shipbuilders & Engineers | GRSE |
Cochin Shipyard | CSL Kochi |
HMT | Hindustan Machine Tools |
R&D Centre for Iron and Steel | RDCIS ; SAIL RDCIS | Steel Authority of India
Rashtriya Ispat Nigam | RINL ; Vizag Steel ; Visakhapatnam Steel Plant |
MECON | Metallurgical & Engineering Consultants |
NMDC | National Mineral Development Corporation |
National Aluminium Company | NALCO India |
Hindustan Copper | HCL Copper |
Hindustan Zinc | HZL | Vedanta
Vedanta | Sesa Goa ; Vedanta Limited |
STL | Sterlite Technologies ; Sterlite Optical |
Tata Steel | Tata Iron & Steel |
Tata Motors | Tata Motors Limited |
Tata Technologies | Tata Technologies Limited ; INCAT | Tata Motors
Tata Consulting Engineers | TCE | Tata Group
Tata Elxsi | Tata Elxsi Limited | Tata Group
Tata Research Development and Design Centre | TRDDC | Tata Consultancy Services
Tata Advanced Systems | TASL | Tata Group
Jindal Steel | Jindal Steel & Power ; JSPL |
JSW Steel | JVSL |
UltraTech Cement | L&T Cement |
Larsen & Toubro | Larsen and Toubro ; L&T Construction ; Larsen & Toubro Limited |
L&T Technology Services | LTTS ; L&T Integrated Engineering Services | Larsen & Toubro
LTIMindtree | Mindtree ; Larsen & Toubro Infotech ; LTI | Larsen & Toubro
Mahindra & Mahindra | Mahindra and Mahindra |
Tech Mahindra | Mahindra Satyam | Mahindra & Mahindra
Maruti Suzuki | Maruti |
Kirloskar | Kirloskar Brothers ; KBL ; Kirloskar Oil Engines |
Thermax | Thermax Limited ; Wanson India |
Cyient | Infotech Enterprises |
KPIT | KPIT Technologies ; KPIT Cummins |
HCL Technologies | HCL |
Sasken | Sasken Technologies ; Silicon Automation Systems |
Bharti Airtel | Bharti Tele-Ventures |
Vodafone Idea | Hutchison Essar ; Idea Cellular ; Vodafone India |
Mahanagar Telephone Nigam | MTNL |
RITES | Rail India Technical and Economic Service |
IRCON | Indian Railway Construction Company ; Ircon International |
Delhi Metro | Delhi Metro Rail Corporation ; DMRC |
WAPCOS | Water and Power Consultancy Services |
Indian Physics Association | IPA Mumbai |
Institution of Engineers (India) | IEI |
SUPARCO | Space and Upper Atmosphere Research Commission ; Pakistan Space Agency |
National Engineering and Scientific Commission | NESCOM ; National Defence Complex |
Pakistan Aeronautical Complex | PAC Kamra |
National Engineering Services Pakistan | NESPAK |
Pakistan Petroleum | PPL Pakistan |
Oil & Gas Development Company | OGDCL ; OGDC |
Water and Power Development Authority | WAPDA |
Pakistan Meteorological Department | PMD Pakistan |
Geological Survey of Pakistan | GSP Quetta |
K-Electric | Karachi Electric Supply Company ; KESC |
Bangladesh Atomic Energy Commission | BAEC |
Bangladesh Meteorological Department | BMD |
Institute of Water Modelling | IWM Dhaka |
Center for Environmental and Geographic Information Services | CEGIS |
Petrobangla | Bangladesh Oil, Gas and Mineral Corporation |
Ceylon Electricity Board | CEB |
Sri Lanka Atomic Energy Board | SLAEB |
National Building Research Organisation | NBRO |
Nepal Electricity Authority | NEA Nepal |
Agency for Science, Technology and Research | National Science and Technology Board Singapore |
Institute of Microelectronics Singapore | Institute of Microelectronics ; IME Singapore ; A*STAR IME | Agency for Science, Technology and Research
Institute for Infocomm Research | Laboratories for Information Technology ; Kent Ridge Digital Labs |
Singapore Institute of Manufacturing Technology | SIMTech ; Gintic ; Gintic Institute of Manufacturing Technology | Agency for Science, Technology and Research
Advanced Remanufacturing and Technology Centre | ARTC Singapore | Agency for Science, Technology and Research
Data Storage Institute | DSI Singapore | Agency for Science, Technology and Research
Institute of High Performance Computing | National Supercomputing Research Centre |
Institute of Sustainability for Chemicals, Energy and Environment | ISCE2 ; Institute of Chemical and Engineering Sciences ; ICES Singapore | Agency for Science, Technology and Research
National Metrology Centre Singapore | NMC Singapore ; National Metrology Centre | Agency for Science, Technology and Research
Defence Science and Technology Agency | DSTA |
Home Team Science and Technology Agency | HTX |
GovTech | Government Technology Agency ; GovTech Singapore ; Infocomm Development Authority ; IDA Singapore |
PUB | Public Utilities Board ; PUB Singapore ; Singapore's National Water Agency |
Land Transport Authority | LTA |
National Environment Agency | NEA Singapore |
Meteorological Service Singapore | MSS Singapore ; Centre for Climate Research Singapore | National Environment Agency
Singapore Technologies Engineering | Chartered Industries of Singapore ; ST Electronics ; Singapore Technologies |
Sembcorp Marine | Keppel Offshore & Marine ; Keppel O&M |
Keppel | Keppel Corporation ; Keppel Ltd |
Sembcorp Industries | Sembcorp |
SP Group | Singapore Power ; SP PowerGrid |
Hyflux | Hydrochem |
Surbana Jurong | Surbana ; JURONG International ; Snowy Mountains Engineering Corporation |
SMEC | Snowy Mountains Engineering Corporation ; SMEC International | Surbana Jurong
StarHub | StarHub Ltd |
Grab | Grab Holdings ; GrabTaxi ; MyTeksi |
Sea Limited | Sea Group |
Razer | Razer Inc |
TÜV SÜD PSB | PSB Corporation ; Singapore Institute of Standards and Industrial Research | TÜV SÜD
AI Singapore | AISG |
Petronas | PETRONAS Research Sdn Bhd ; Petronas Carigali |
Tenaga Nasional | Tenaga Nasional Berhad ; National Electricity Board Malaysia ; Lembaga Letrik Negara |
TNB Research | TNBR ; TNB Research Sdn Bhd | Tenaga Nasional
SIRIM | SIRIM Berhad |
MIMOS | MIMOS Berhad |
Malaysian Nuclear Agency | Nuklear Malaysia ; Malaysian Institute for Nuclear Technology Research ; MINT |
National Water Research Institute of Malaysia | NAHRIM ; National Hydraulic Research Institute of Malaysia |
Malaysian Space Agency | MYSA ; ANGKASA ; National Space Agency Malaysia |
MetMalaysia | Malaysian Meteorological Department ; Jabatan Meteorologi Malaysia |
Telekom Malaysia | TM Malaysia ; TM Research & Development ; TMR&D |
Axiata | TM International ; Celcom |
Proton | Proton Holdings |
Perodua | Perusahaan Otomobil Kedua |
Silterra | SilTerra Malaysia |
National Science and Technology Development Agency | สำนักงานพัฒนาวิทยาศาสตร์และเทคโนโลยีแห่งชาติ |
National Energy Technology Center | ENTEC | National Science and Technology Development Agency
Thailand Institute of Scientific and Technological Research | TISTR |
National Institute of Metrology Thailand | NIMT |
Geo-Informatics and Space Technology Development Agency | GISTDA |
Thailand Institute of Nuclear Technology | TINT |
National Astronomical Research Institute of Thailand | NARIT |
Electricity Generating Authority of Thailand | EGAT |
Provincial Electricity Authority | PEA Thailand |
PTT | PTT Public Company |
PTT Exploration and Production | PTTEP | PTT
PTT Global Chemical | PTTGC ; GC Thailand | PTT
Geological Agency of Indonesia | Badan Geologi |
Lemigas | Research and Development Centre for Oil and Gas Technology |
Pertamina | PT Pertamina |
PLN | PT PLN |
Telkom Indonesia | PT Telekomunikasi Indonesia |
Indonesian Aerospace | PT Dirgantara Indonesia ; Industri Pesawat Terbang Nusantara |
PT PAL Indonesia | PAL Indonesia |
Pindad | PT Pindad |
Krakatau Steel | PT Krakatau Steel |
Vietnam Electricity | EVN Vietnam ; Tập đoàn Điện lực Việt Nam |
Vietnam Petroleum Institute | VPI ; Viện Dầu khí Việt Nam | Vietnam Oil and Gas Group
Vietnam Atomic Energy Institute | VINATOM ; Viện Năng lượng nguyên tử Việt Nam |
Vietnam Posts and Telecommunications Group | VNPT |
Viettel | Viettel Group ; Military Industry and Telecommunications Group |
FPT | FPT Corporation ; FPT Software |
Vingroup | VinBigData |
Philippine Nuclear Research Institute | PNRI ; Philippine Atomic Energy Commission |
Advanced Science and Technology Institute | DOST-ASTI ; ASTI | Department of Science and Technology (Philippines)
Industrial Technology Development Institute | ITDI ; DOST-ITDI | Department of Science and Technology (Philippines)
Philippine Institute of Volcanology and Seismology | | Department of Science and Technology (Philippines)
Philippine Atmospheric, Geophysical and Astronomical Services Administration | | Department of Science and Technology (Philippines)
Energy Development Corporation | EDC Philippines ; PNOC Energy Development Corporation |
Philippine National Oil Company | PNOC |
Meralco | Manila Electric Company |
CSIRO Manufacturing | CSIRO Materials Science and Engineering ; CSIRO Manufacturing Flagship | Commonwealth Scientific and Industrial Research Organisation
CSIRO Mineral Resources | CSIRO Minerals ; CSIRO Exploration and Mining ; CSIRO Earth Science and Resource Engineering ; CSIRO Process Science and Engineering | Commonwealth Scientific and Industrial Research Organisation
CSIRO Energy | CSIRO Energy Technology ; CSIRO Energy Flagship ; CSIRO Petroleum | Commonwealth Scientific and Industrial Research Organisation
CSIRO Land and Water | CSIRO Environment ; CSIRO Ecosystem Sciences ; CSIRO Sustainable Ecosystems | Commonwealth Scientific and Industrial Research Organisation
CSIRO Agriculture and Food | CSIRO Plant Industry ; CSIRO Agriculture ; CSIRO Food and Nutrition ; CSIRO Livestock Industries | Commonwealth Scientific and Industrial Research Organisation
CSIRO Marine and Atmospheric Research | CSIRO Atmospheric Research ; CSIRO Marine Research |
CSIRO Space and Astronomy | CSIRO Astronomy and Space Science ; CASS Australia | Commonwealth Scientific and Industrial Research Organisation
Australian Centre for Disease Preparedness | Australian Animal Health Laboratory ; AAHL ; ACDP Geelong | Commonwealth Scientific and Industrial Research Organisation
Data61 | CSIRO ICT Centre |
Australia Telescope National Facility | Parkes Observatory |
Australian Nuclear Science and Technology Organisation | Lucas Heights |
Defence Science and Technology Group | DSTG |
Geoscience Australia | AUSLIG |
Bureau of Meteorology | BoM Australia |
National Measurement Institute (Australia) | NMIA ; National Measurement Laboratory |
Australian Synchrotron | ANSTO Australian Synchrotron |
Australian Space Agency | ASA Adelaide |
Anglo-Australian Observatory | Australian Astronomical Observatory ; AAO ; Australian Astronomical Optics |
Geological Survey of Western Australia | GSWA |
Geological Survey of New South Wales | GSNSW |
Geological Survey of Queensland | GSQ Brisbane |
Standards Australia | Standards Association of Australia |
Engineers Australia | Institution of Engineers Australia |
Australian Institute of Physics | AIP Australia |
Australasian Institute of Mining and Metallurgy | AusIMM |
ARRB | Australian Road Research Board ; National Transport Research Organisation ; NTRO ; ARRB Group |
Broken Hill Proprietary | BHP Group ; BHP Australia ; Billiton ; The Broken Hill Proprietary Company |
South32 | South32 Limited |
Western Mining Corporation | WMC ; WMC Resources | Broken Hill Proprietary
Infrabuild | OneSteel ; Arrium ; Liberty Primary Steel |
Newcrest Mining | Newcrest | Newmont
Mineral Resources | MinRes ; Mineral Resources Limited |
Hancock Prospecting | Roy Hill ; Atlas Iron |
Iluka Resources | Iluka ; Renison Goldfields |
Lynas | Lynas Rare Earths ; Lynas Corporation |
Orica | Orica Limited |
Incitec Pivot | Dyno Nobel ; Incitec Pivot Limited |
Santos Limited | Santos |
Origin Energy | Boral Energy |
AGL Energy | AGL ; Australian Gas Light Company |
Powerlink Queensland | Powerlink |
Australian Energy Market Operator | AEMO ; NEMMCO |
Snowy Hydro | Snowy Mountains Hydro-Electric Authority |
Hydro Tasmania | Hydro-Electric Commission ; Entura |
Western Power | Western Power Corporation ; State Energy Commission of Western Australia |
Sydney Water | Sydney Water Corporation ; Water Board Sydney |
Melbourne Water | Melbourne and Metropolitan Board of Works |
SA Water | South Australian Water Corporation |
Water Corporation | Water Corporation of Western Australia |
Seqwater | SEQ Water |
WaterNSW | Sydney Catchment Authority ; State Water Corporation |
Murray-Darling Basin Authority | MDBA ; Murray-Darling Basin Commission |
Telstra | Telstra Research Laboratories ; Australian Telecommunications Commission |
Optus | Singtel Optus ; AUSSAT ; Cable & Wireless Optus | Singapore Telecommunications
NBN Co | nbn ; National Broadband Network |
Worley | WorleyParsons ; Worley Group ; Parsons E&C |
GHD | GHD Group ; Gutteridge Haskins & Davey |
Aurecon | Connell Wagner ; Africon ; Ninham Shand |
Hatch | Hatch Ltd ; Hatch Associates |
Cardno | Cardno Limited |
Sinclair Knight Merz | SKM ; Jacobs SKM | Jacobs
Coffey | Coffey International ; Coffey Geotechnics | Tetra Tech
Beca | Beca Group ; Beca Carter Hollings & Ferner |
Lendlease | Lend Lease ; Bovis Lend Lease ; Civil & Civic |
Multiplex | Brookfield Multiplex |
Boral | Blue Metal and Road |
Austal | Austal Ships |
ASC | Australian Submarine Corporation ; ASC Pty Ltd |
CEA Technologies | CEA Canberra |
Silicon Quantum Computing | SQC |
Q-CTRL | Q-CTRL Pty |
Atlassian | Atlassian Corporation |
Canva | Canva Pty |
Callaghan Innovation | IRL New Zealand ; Measurement Standards Laboratory of New Zealand ; MSL New Zealand |
GNS Science | GNS ; Earth Sciences New Zealand |
National Institute of Water and Atmospheric Research | NIWA New Zealand |
MetService | Meteorological Service of New Zealand ; Te Ratonga Tirorangi |
Scion | Forest Research Rotorua |
BRANZ | Building Research Association of New Zealand |
Transpower New Zealand | Transpower |
Mercury NZ | Mighty River Power ; Mercury Energy |
Contact Energy | Electricity Corporation of New Zealand ; ECNZ |
Genesis Energy | Genesis Power |
Spark New Zealand | Telecom New Zealand ; Telecom Corporation of New Zealand ; Spark NZ |
New Zealand Steel | NZ Steel | BlueScope
Fisher & Paykel Appliances | Fisher & Paykel | Haier
Tonkin + Taylor | Tonkin & Taylor |
National Research Council Canada | NRC-CNRC |
NRC Institute for Aerospace Research | NRC Aerospace Research Centre ; NRC-IAR ; National Aeronautical Establishment | National Research Council Canada
NRC Herzberg | NRC Herzberg Institute of Astrophysics ; NRC-HIA | Herzberg Astronomy and Astrophysics Research Centre
NRC Institute for Research in Construction | NRC-IRC ; NRC Construction Research Centre ; Division of Building Research | National Research Council Canada
NRC Steacie Institute for Molecular Sciences | NRC-SIMS ; Steacie Institute | National Research Council Canada
NRC Institute for National Measurement Standards | NRC-INMS ; NRC Metrology Research Centre | National Research Council Canada
NRC Industrial Materials Institute | NRC-IMI ; Institut des matériaux industriels | National Research Council Canada
National Institute for Nanotechnology | NINT Edmonton ; NRC Nanotechnology Research Centre | National Research Council Canada
NRC Institute for Ocean Technology | NRC-IOT ; Institute for Marine Dynamics | National Research Council Canada
Natural Resources Canada | RNCan |
CanmetENERGY | CANMET Energy Technology Centre ; CETC Canada |
CanmetMATERIALS | CANMET Materials Technology Laboratory ; CANMET-MTL ; Materials Technology Laboratory | Natural Resources Canada
CanmetMINING | CANMET Mining and Mineral Sciences Laboratories ; CANMET-MMSL | Natural Resources Canada
Canada Centre for Remote Sensing | CCRS ; Canada Centre for Mapping and Earth Observation ; Centre canadien de télédétection | Natural Resources Canada
Canadian Nuclear Laboratories | AECL Nuclear Laboratories |
Atomic Energy of Canada Limited | Énergie atomique du Canada limitée ; Whiteshell Laboratories |
Canadian Nuclear Safety Commission | CNSC ; Atomic Energy Control Board |
Nuclear Waste Management Organization | NWMO |
Defence Research and Development Canada | Recherche et développement pour la défense Canada ; Defence Research Establishment Valcartier ; DREV |
Communications Research Centre Canada | CRC Canada ; Centre de recherches sur les communications Canada |
Canadian Space Agency | ASC Canada |
Meteorological Service of Canada | Service météorologique du Canada ; Canadian Meteorological Centre |
Canadian Centre for Climate Modelling and Analysis | CCCma | Environment and Climate Change Canada
Environment and Climate Change Canada | Environnement et Changement climatique Canada |
National Water Research Institute | NWRI ; Canada Centre for Inland Waters ; CCIW | Environment and Climate Change Canada
Canadian Light Source | CLS Saskatoon ; Centre canadien de rayonnement synchrotron |
SNOLAB | Sudbury Neutrino Observatory Laboratory ; Sudbury Neutrino Observatory |
Alberta Innovates | Alberta Research Council ; Alberta Innovates Technology Futures ; InnoTech Alberta ; C-FER Technologies |
Alberta Geological Survey | AGS Edmonton |
Alberta Energy Regulator | AER ; Energy Resources Conservation Board ; ERCB |
Ontario Geological Survey | OGS Sudbury |
BC Geological Survey | British Columbia Geological Survey ; BCGS |
Saskatchewan Research Council | SRC Saskatoon |
Centre de recherche industrielle du Québec | CRIQ |
Institut national d'optique | INO Québec ; National Optics Institute |
Computer Research Institute of Montreal | CRIM ; Centre de recherche informatique de Montréal |
COREM | Consortium de recherche minérale |
FPInnovations | Forintek ; Paprican ; FERIC ; Pulp and Paper Research Institute of Canada |
Ouranos | Ouranos Consortium |
Digital Research Alliance of Canada | Compute Canada ; Calcul Canada |
CANARIE | Canadian Network for the Advancement of Research, Industry and Education |
CSA Group | Canadian Standards Association |
Standards Council of Canada | SCC Ottawa ; Conseil canadien des normes |
Mila | Institut québécois d'intelligence artificielle |
Alberta Machine Intelligence Institute | Amii |
Institut de recherche d'Hydro-Québec | IREQ ; Hydro-Québec Research Institute ; LTE Shawinigan | Hydro-Québec
Ontario Hydro | Ontario Hydro Technologies ; Ontario Hydro Research Division |
Kinectrics | Kinectrics Inc ; Ontario Power Technologies | BWX Technologies
Bruce Power | Bruce Power LP |
Independent Electricity System Operator | IESO |
Manitoba Hydro | Manitoba HVDC Research Centre |
Powertech Labs | Powertech | BC Hydro
SaskPower | Saskatchewan Power Corporation |
NB Power | New Brunswick Power ; Énergie NB |
Nova Scotia Power | NSPI | Emera
Emera | Emera Inc |
Fortis Inc | Newfoundland Light & Power |
TransAlta | Calgary Power |
Enbridge | Enbridge Inc |
TC Energy | TransCanada Corporation |
Suncor Energy | Petro-Canada |
Syncrude | Syncrude Canada ; Syncrude Research Centre | Suncor Energy
Cenovus Energy | Cenovus |
Husky Energy | Husky Oil | Cenovus Energy
Canadian Natural Resources | CNRL ; Canadian Natural ; CNQ |
Encana | PanCanadian Petroleum |
Cameco | Canadian Mining and Energy Corporation ; Eldorado Nuclear |
Orano Canada | Areva Resources Canada ; Cogema Resources | Orano
Inco | Vale Canada ; INCO Limited |
Falconbridge | Falconbridge Limited | Glencore
Noranda | Noranda Mines ; Noranda Technology Centre | Glencore
Barrick Gold | Barrick Mining ; Placer Dome |
Goldcorp | Goldcorp Inc | Newmont
Agnico Eagle | Agnico-Eagle Mines ; Kirkland Lake Gold |
First Quantum Minerals | FQM ; First Quantum ; Inmet Mining |
Sherritt International | Sherritt ; Sherritt Gordon |
Stelco | Steel Company of Canada ; U.S. Steel Canada | Cleveland-Cliffs
Algoma Steel | Essar Steel Algoma |
Bombardier Transportation | Adtranz ; ABB Daimler-Benz Transportation | Alstom
MDA | MDA Space |
Telesat | Telesat Canada |
COM DEV | COM DEV International ; Honeywell COM DEV | Honeywell
CAE | CAE Inc |
CMC Electronics | Canadian Marconi Company ; Esterline CMC Electronics | TransDigm
De Havilland Canada | Longview Aviation ; Viking Air |
Magna International | Multimatic Investments |
Linamar | Linamar Corporation |
Martinrea | Martinrea International |
Westport Fuel Systems | Westport Innovations |
D-Wave Systems | D-Wave ; D-Wave Quantum |
Xanadu | Xanadu Quantum Technologies |
1QBit | 1QB Information Technologies ; Good Chemistry |
OpenText | Open Text Corporation ; Open Text |
Geotab | Geotab Inc |
Sierra Wireless | Sierra Wireless Inc | Semtech
Semtech | Semtech Corporation |
Redline Communications | | Aviat Networks
Aviat Networks | Harris Stratex Networks ; Stratex Networks ; Digital Microwave |
Rogers Communications | Rogers ; Shaw Communications ; Rogers Wireless |
Telus | BC Tel ; Telus Corporation |
Bell Canada | Bell Canada Enterprises ; Bell Aliant |
Nortel | Bell-Northern Research ; BNR ; Northern Electric |
Klohn Crippen Berger | KCB ; Klohn Crippen |
BGC Engineering | BGC |
Northwest Hydraulic Consultants | NHC Vancouver |
Canadian National Railway | CN Rail ; Canadien National |
Via Rail | VIA Rail Canada |
Engineering Institute of Canada | EIC Canada |
Canadian Association of Physicists | CAP Ottawa ; Association canadienne des physiciens et physiciennes |
Instituto Mexicano del Petróleo | IMP Mexico |
Instituto Nacional de Electricidad y Energías Limpias | IIE Mexico |
Centro Nacional de Metrología | CENAM ; National Metrology Center Mexico |
Instituto Mexicano del Transporte | IMT Mexico |
Instituto Mexicano de Tecnología del Agua | Mexican Institute of Water Technology |
Servicio Geológico Mexicano | SGM ; Consejo de Recursos Minerales ; Mexican Geological Survey |
Centro de Ingeniería y Desarrollo Industrial | CIDESI |
Centro de Investigaciones en Óptica | CIO León ; Center for Research in Optics |
CIATEQ | Centro de Tecnología Avanzada |
CIATEC | Centro de Innovación Aplicada en Tecnologías Competitivas |
COMIMSA | Corporación Mexicana de Investigación en Materiales |
Centro de Investigación en Química Aplicada | CIQA |
CIDETEQ | Centro de Investigación y Desarrollo Tecnológico en Electroquímica |
Instituto Nacional de Astrofísica, Óptica y Electrónica | INAOE |
INFOTEC | Centro de Investigación e Innovación en Tecnologías de la Información y Comunicación |
Comisión Federal de Electricidad | Federal Electricity Commission |
Comisión Nacional del Agua | CONAGUA ; National Water Commission Mexico |
Pemex | PEMEX Exploración y Producción |
Cemex | CEMEX Research Group |
Grupo México | Grupo Mexico SAB |
Industrias Peñoles | Peñoles ; Fresnillo |
Vitro | Vidriera Monterrey |
América Móvil | Claro ; Radiomóvil Dipsa |
Instituto Costarricense de Electricidad | ICE Costa Rica ; Grupo ICE |
Instituto Colombiano del Petróleo | ICP Colombia ; ICP Ecopetrol | Ecopetrol
Interconexión Eléctrica | ISA Colombia ; Interconexión Eléctrica S.A. | Ecopetrol
Empresas Públicas de Medellín | EPM |
IDEAM | Instituto de Hidrología, Meteorología y Estudios Ambientales |
Servicio Geológico Colombiano | SGC Bogotá |
Instituto Geográfico Agustín Codazzi | IGAC |
PDVSA | Petroleos de Venezuela SA |
INTEVEP | PDVSA Intevep |
Petroecuador | Corporación Estatal Petrolera Ecuatoriana |
INAMHI | Instituto Nacional de Meteorología e Hidrología |
Petroperú | Petróleos del Perú |
INGEMMET | Instituto Geológico, Minero y Metalúrgico |
SENAMHI Peru | SENAMHI ; Servicio Nacional de Meteorología e Hidrología del Perú |
Instituto Peruano de Energía Nuclear | IPEN Peru |
CONIDA | Comisión Nacional de Investigación y Desarrollo Aeroespacial |
Codelco | CODELCO Chile |
ENAMI | Empresa Nacional de Minería |
ENAP | Empresa Nacional del Petróleo |
SQM | Soquimich |
Dirección Meteorológica de Chile | DMC ; Meteochile |
Enel Chile | Enersis ; Chilectra ; Enel Generación Chile ; Endesa Chile | Enel
CSIRO Chile | CSIRO Chile Research Foundation | Commonwealth Scientific and Industrial Research Organisation
Atacama Large Millimeter Array | ALMA ; Joint ALMA Observatory ; JAO |
Y-TEC | YPF Tecnología | YPF
Comisión Nacional de Energía Atómica | Centro Atómico Bariloche ; Centro Atómico Constituyentes |
Nucleoeléctrica Argentina | NA-SA |
Instituto Nacional de Tecnología Industrial | INTI Argentina |
Servicio Geológico Minero Argentino | SEGEMAR |
Instituto Nacional del Agua | INA Argentina ; Instituto Nacional de Ciencia y Técnica Hídricas |
Comisión Nacional de Actividades Espaciales | Comisión Nacional de Investigaciones Espaciales |
Fábrica Argentina de Aviones | FAdeA ; Fábrica Militar de Aviones |
CITEDEF | CITEFA ; Instituto de Investigaciones Científicas y Técnicas para la Defensa |
Satellogic | Satellogic SA |
Globant | Globant SA |
MercadoLibre | Mercado Libre ; Mercado Livre |
UTE | Administración Nacional de Usinas y Trasmisiones Eléctricas |
ANCAP | Administración Nacional de Combustibles, Alcohol y Portland |
LATU | Laboratorio Tecnológico del Uruguay |
Itaipu Binacional | Itaipu ; Itaipu Binational |
Petrobras | Petrobras S.A. |
CENPES | Centro de Pesquisas Leopoldo Américo Miguez de Mello ; Petrobras CENPES ; Petrobras Research Center | Petrobras
Transpetro | Petrobras Transporte | Petrobras
Centro de Pesquisas de Energia Elétrica | Electric Energy Research Center |
Eletronuclear | Eletrobras Termonuclear |
Furnas | Furnas Centrais Elétricas | Eletrobras
Chesf | Companhia Hidro Elétrica do São Francisco | Eletrobras
Cemig | Companhia Energética de Minas Gerais |
Copel | Companhia Paranaense de Energia |
Lactec | Instituto de Tecnologia para o Desenvolvimento |
CPFL Energia | CPFL ; Companhia Paulista de Força e Luz | State Grid Corporation of China
Light S.A. | Light Serviços de Eletricidade |
Operador Nacional do Sistema Elétrico | ONS Brazil ; ONS Brasil |
Empresa de Pesquisa Energética | EPE Brazil |
Instituto Tecnológico Vale | ITV Brazil ; Vale Institute of Technology | Vale
Companhia Brasileira de Metalurgia e Mineração | CBMM |
Companhia Siderúrgica Nacional | CSN Brazil |
Usiminas | Cosipa |
Gerdau | Metalúrgica Gerdau |
Votorantim Metais | Nexa Resources |
Companhia Siderúrgica de Tubarão | ArcelorMittal Tubarão ; CST Tubarão | ArcelorMittal
Eve Air Mobility | Eve Holding | Embraer
Avibras | Avibras Indústria Aeroespacial |
Instituto Nacional de Pesquisas Espaciais | Brazilian National Institute for Space Research ; CPTEC |
Departamento de Ciência e Tecnologia Aeroespacial | DCTA ; Centro Técnico Aeroespacial ; CTA Brazil ; Comando-Geral de Tecnologia Aeroespacial |
Instituto de Aeronáutica e Espaço | IAE Brazil ; Institute of Aeronautics and Space | Departamento de Ciência e Tecnologia Aeroespacial
Instituto de Estudos Avançados (DCTA) | IEAv ; Institute for Advanced Studies Brazil | Departamento de Ciência e Tecnologia Aeroespacial
Agência Espacial Brasileira | AEB ; Brazilian Space Agency |
Instituto de Pesquisas Tecnológicas | IPT São Paulo |
Instituto Nacional de Tecnologia | INT Rio ; National Institute of Technology Brazil |
Centro de Tecnologia Mineral | CETEM |
Centro de Tecnologia da Informação Renato Archer | CTI Renato Archer ; CenPRA |
CPqD | Centro de Pesquisa e Desenvolvimento em Telecomunicações |
Eldorado Research Institute | Instituto de Pesquisas Eldorado ; Instituto Eldorado |
CESAR | Centro de Estudos e Sistemas Avançados do Recife ; C.E.S.A.R |
Inmetro | Instituto Nacional de Metrologia, Qualidade e Tecnologia ; National Institute of Metrology, Quality and Technology |
Associação Brasileira de Normas Técnicas | ABNT |
INMET | Instituto Nacional de Meteorologia ; National Institute of Meteorology Brazil |
Serviço Geológico do Brasil | SGB |
Cemaden | Centro Nacional de Monitoramento e Alertas de Desastres Naturais |
CETESB | Companhia Ambiental do Estado de São Paulo ; Companhia de Tecnologia de Saneamento Ambiental |
Sabesp | Companhia de Saneamento Básico do Estado de São Paulo |
Laboratório Nacional de Nanotecnologia | LNNano | Centro Nacional de Pesquisa em Energia e Materiais
Laboratório Nacional de Biorrenováveis | LNBR ; CTBE ; Laboratório Nacional de Ciência e Tecnologia do Bioetanol | Centro Nacional de Pesquisa em Energia e Materiais
Instituto de Pesquisas Energéticas e Nucleares | IPEN-CNEN ; Instituto de Energia Atômica |
Instituto de Engenharia Nuclear | IEN Rio | Comissão Nacional de Energia Nuclear
Centro de Desenvolvimento da Tecnologia Nuclear | CDTN ; Nuclebrás CDTN | Comissão Nacional de Energia Nuclear
Instituto de Radioproteção e Dosimetria | IRD Brazil | Comissão Nacional de Energia Nuclear
Indústrias Nucleares do Brasil | INB |
SENAI | Serviço Nacional de Aprendizagem Industrial |
SENAI CIMATEC | Cimatec ; Centro Integrado de Manufatura e Tecnologia | SENAI
CERTI Foundation | Fundação CERTI ; Centros de Referência em Tecnologias Inovadoras |
WEG | WEG S.A. ; WEG Industries ; Eletromotores Jaraguá |
TIM Brasil | TIM Participações ; TIM S.A. Brazil | Telecom Italia
Oi | Telemar ; Oi S.A. ; Brasil Telecom |
Odebrecht | OEC |
Eskom | ESCOM |
Council for Scientific and Industrial Research (South Africa) | WNNR |
National Laser Centre | NLC South Africa ; CSIR National Laser Centre ; African Laser Centre | Council for Scientific and Industrial Research (South Africa)
Meraka Institute | CSIR Meraka Institute | Council for Scientific and Industrial Research (South Africa)
Council for Geoscience | CGS Pretoria |
National Metrology Institute of South Africa | NMISA |
South African Bureau of Standards | SABS |
South African Nuclear Energy Corporation | Atomic Energy Board |
South African National Space Agency | SANSA ; Hermanus Magnetic Observatory |
South African Radio Astronomy Observatory | SKA South Africa ; MeerKAT |
South African National Energy Development Institute | SANEDI |
Water Research Commission | WRC South Africa |
Umgeni Water | uMngeni-uThukela Water |
Rand Water | Rand Water Board |
Sasol | South African Coal and Oil ; Suid-Afrikaanse Steenkool en Olie ; Sastech |
PetroSA | Mossgas ; Petroleum Oil and Gas Corporation of South Africa |
Exxaro | Kumba Resources ; Exxaro Resources |
Kumba Iron Ore | | Anglo American
ArcelorMittal South Africa | Iscor ; Mittal Steel South Africa ; Iron and Steel Corporation | ArcelorMittal
Gold Fields | Gold Fields Limited ; Gold Fields of South Africa |
Impala Platinum | Implats |
Anglo American Platinum | Valterra Platinum ; Johannesburg Consolidated Investment |
Denel | Denel Aeronautics ; Denel Dynamics ; Kentron |
Telkom SA | Telkom South Africa |
Vodacom | Vodacom Group | Vodafone
Transnet | South African Transport Services |
National Centre for Energy, Sciences and Nuclear Techniques | CNESTEN ; Centre national de l'énergie, des sciences et des techniques nucléaires |
OCP Group | OCP SA |
IRESEN | Institut de Recherche en Énergie Solaire et Énergies Nouvelles |
MASEN | Moroccan Agency for Sustainable Energy ; Moroccan Agency for Solar Energy |
ONEE | Office national de l'électricité et de l'eau potable |
Maroc Telecom | Itissalat Al-Maghrib ; IAM |
MAScIR | Moroccan Foundation for Advanced Science, Innovation and Research |
Sonelgaz | Société nationale de l'électricité et du gaz |
Centre de Développement des Energies Renouvelables | CDER Algeria |
CERIST | Centre de Recherche sur l'Information Scientifique et Technique |
Centre de Développement des Technologies Avancées | CDTA |
Centre de Recherche Nucléaire d'Alger | CRNA ; Commissariat à l'énergie atomique Algeria ; COMENA |
Centre de Recherches et des Technologies de l'Energie | CRTEn Borj Cedria |
STEG | Société tunisienne de l'électricité et du gaz |
Egyptian Atomic Energy Authority | Atomic Energy Authority Egypt ; Nuclear Research Center Inshas |
Egyptian Petroleum Research Institute | EPRI Egypt |
Central Metallurgical Research and Development Institute | CMRDI |
Electronics Research Institute | ERI Egypt |
National Institute for Standards | NIS Egypt ; National Institute of Standards Egypt |
National Authority for Remote Sensing and Space Sciences | NARSS |
Housing and Building National Research Center | HBRC |
National Water Research Center | NWRC Egypt |
Nigerian National Petroleum Corporation | NNPC Limited |
Petroleum Technology Development Fund | PTDF |
National Space Research and Development Agency | NASRDA |
Nigerian Meteorological Agency | NiMet |
Nigerian Geological Survey Agency | NGSA |
Kenya Power | Kenya Power and Lighting Company ; KPLC |
KenGen | Kenya Electricity Generating Company |
Geothermal Development Company | GDC Kenya |
Safaricom | Safaricom PLC |
Ethiopian Electric Power | EEPCo ; Ethiopian Electric Power Corporation |
Volta River Authority | VRA |
Ghana National Petroleum Corporation | GNPC |
Debswana | Debswana Diamond Company |
ZESCO | Zambia Electricity Supply Corporation |
Zambia Consolidated Copper Mines | ZCCM ; ZCCM-IH |
Israel Aerospace Industries | Bedek ; התעשייה האווירית |
Elta Systems | ELTA ; IAI Elta | Israel Aerospace Industries
Rafael Advanced Defense Systems | Rafael Armament Development Authority ; רפאל |
Elbit Systems | El-Op ; Tadiran Electronic Systems ; אלביט מערכות |
Elop | El-Op ; Electro-Optics Industries ; Elbit Systems Electro-Optics | Elbit Systems
Israel Military Industries | Elbit Systems Land |
Israel Electric Corporation | IEC Israel ; חברת החשמל |
Israel Atomic Energy Commission | IAEC Israel |
Soreq Nuclear Research Center | Soreq NRC | Israel Atomic Energy Commission
Nuclear Research Center Negev | | Israel Atomic Energy Commission
Israel Meteorological Service | IMS Israel |
Geological Survey of Israel | GSI Jerusalem |
Geophysical Institute of Israel | GII |
Mekorot | Mekorot Israel National Water Company |
ICL Group | Israel Chemicals ; ICL ; Dead Sea Works |
IMI TAMI | IMI (TAMI) Institute for Research and Development ; TAMI | ICL Group
Tower Semiconductor | TowerJazz ; Jazz Semiconductor |
SCD | SemiConductor Devices ; SCD Leshem |
Check Point | Checkpoint |
NICE Systems | NICE Ltd ; NICE Actimize ; Neptune Intelligence Computer Engineering |
Amdocs | Amdocs Ltd ; Aurec Information |
Bezeq | Bezeq Israel Telecom |
Given Imaging | | Medtronic
Nova Measuring Instruments | Nova Ltd |
Camtek | Camtek Ltd |
StoreDot | StoreDot Ltd |
Ormat | Ormat Technologies ; Ormat Industries |
IDE Technologies | Israel Desalination Engineering |
TÜBİTAK UME | National Metrology Institute of Turkey ; Ulusal Metroloji Enstitüsü | TÜBİTAK
TÜBİTAK BİLGEM | BİLGEM ; UEKAE ; Informatics and Information Security Research Center | TÜBİTAK
TÜBİTAK UZAY | TÜBİTAK Space Technologies Research Institute ; BİLTEN | TÜBİTAK
TÜBİTAK SAGE | Defense Industries Research and Development Institute | TÜBİTAK
TÜBİTAK Marmara Research Center | Marmara Araştırma Merkezi ; MAM Gebze |
TENMAK | Turkish Energy, Nuclear and Mineral Research Agency ; Turkish Atomic Energy Authority ; TAEK ; BOREN ; National Boron Research Institute |
Turkish Petroleum | TPAO ; Türkiye Petrolleri ; Türkiye Petrolleri Anonim Ortaklığı |
Tüpraş | Türkiye Petrol Rafinerileri | Koç Holding
BOTAŞ | Boru Hatları ile Petrol Taşıma |
TEİAŞ | Türkiye Elektrik İletim ; Turkish Electricity Transmission Corporation |
EÜAŞ | Elektrik Üretim A.Ş. |
DSİ | State Hydraulic Works ; Devlet Su İşleri |
Turkish State Meteorological Service | MGM Turkey ; Meteoroloji Genel Müdürlüğü |
Turkish Standards Institution | TSE ; Türk Standardları Enstitüsü |
Turkish Aerospace Industries | TAI Turkey ; Türk Havacılık ve Uzay Sanayii |
TUSAŞ Engine Industries | TEI ; TEI-TUSAŞ | Turkish Aerospace Industries
HAVELSAN | Hava Elektronik Sanayii |
FNSS | FNSS Savunma Sistemleri |
STM | Savunma Teknolojileri Mühendislik |
Otokar | Otokar Otomotiv | Koç Holding
Ford Otosan | Otosan ; Ford Otomotiv Sanayi | Koç Holding
Tofaş | TOFAŞ Türk Otomobil Fabrikası | Koç Holding
TOGG | Türkiye'nin Otomobili Girişim Grubu |
Arçelik | Arçelik A.Ş. | Koç Holding
Vestel | Vestel Elektronik | Zorlu Holding
Zorlu Holding | Zorlu Group ; Zorlu Enerji |
Türk Telekom | TTNET |
Turkcell | Turkcell İletişim |
Netaş | Nortel Netaş ; Netaş Telekomünikasyon |
Erdemir | Ereğli Demir ve Çelik ; OYAK Mining Metallurgy ; Ereğli Iron and Steel |
Şişecam | Türkiye Şişe ve Cam Fabrikaları |
Enka | ENKA İnşaat |
Saudi Aramco | أرامكو السعودية ; California-Arabian Standard Oil Company |
Aramco Services Company | Aramco Americas ; Aramco Research Center Houston | Saudi Aramco
EXPEC Advanced Research Center | EXPEC ARC | Saudi Aramco
SABIC | سابك ; SABIC Innovative Plastics ; GE Plastics |
Ma'aden | Saudi Arabian Mining Company |
ACWA Power | ACWA ; Arabian Company for Water and Power |
Saudi Electricity Company | SEC Riyadh |
Saline Water Conversion Corporation | SWCC Saudi ; Saudi Water Authority ; DTRI |
Saudi Telecom Company | STC Saudi ; stc Group |
King Abdulaziz City for Science and Technology | Saudi Arabian National Center for Science and Technology |
K.A.CARE | King Abdullah City for Atomic and Renewable Energy |
Saudi Geological Survey | SGS Jeddah |
Abu Dhabi National Oil Company | أدنوك |
Technology Innovation Institute | TII ; TII Abu Dhabi |
Masdar | Masdar Institute |
EDGE Group | EDGE ; Emirates Defence Industries Company |
Mohammed Bin Rashid Space Centre | MBRSC ; Emirates Institution for Advanced Science and Technology ; EIAST |
UAE Space Agency | UAESA |
Emirates Nuclear Energy Corporation | ENEC ; Emirates Nuclear Energy Company |
Dubai Electricity and Water Authority | DEWA |
National Center of Meteorology | NCM UAE ; NCMS |
Yahsat | Al Yah Satellite Communications ; Space42 |
G42 | Group 42 |
Emirates Global Aluminium | EGA ; Dubal ; Emal |
du | Emirates Integrated Telecommunications Company |
Qatar Petroleum | QP |
QatarEnergy LNG | Qatargas ; RasGas | Qatar Petroleum
Ooredoo | Qatar Telecom ; Qtel |
Qatar Computing Research Institute | QCRI |
Qatar Environment and Energy Research Institute | QEERI |
Kuwait Oil Company | KOC ; شركة نفط الكويت | Kuwait Petroleum Corporation
Kuwait National Petroleum Company | KNPC | Kuwait Petroleum Corporation
Kuwait Petroleum Corporation | مؤسسة البترول الكويتية |
Zain Group | Zain ; MTC Kuwait ; Mobile Telecommunications Company |
Petroleum Development Oman | PDO |
OQ | Oman Oil Company ; Orpic ; OQ SAOC |
Middle East Desalination Research Center | MEDRC |
Bahrain Petroleum Company | BAPCO ; Bapco Energies |
Aluminium Bahrain | Alba |
National Iranian Oil Company | شرکت ملی نفت ایران |
Research Institute of Petroleum Industry | RIPI ; پژوهشگاه صنعت نفت | National Iranian Oil Company
Iranian Space Agency | ISA Iran ; سازمان فضایی ایران |
Iranian Research Organization for Science and Technology | IROST |
Niroo Research Institute | NRI Iran ; پژوهشگاه نیرو |
Materials and Energy Research Center | MERC Iran ; پژوهشگاه مواد و انرژی |
Nuclear Science and Technology Research Institute | NSTRI | Atomic Energy Organization of Iran
Atomic Energy Organization of Iran | سازمان انرژی اتمی ایران |
Iran Telecommunication Research Center | ITRC ; ICT Research Institute |
Geological Survey of Iran | GSI Iran ; سازمان زمین‌شناسی |
International Institute of Earthquake Engineering and Seismology | IIEES |
MAPNA | MAPNA Group |
Mobarakeh Steel | Mobarakeh Steel Company |
SESAME | Synchrotron-light for Experimental Science and Applications in the Middle East |
Ioffe Institute | Физико-технический институт им. А. Ф. Иоффе ; A.F. Ioffe Physical Technical Institute |
Lebedev Physical Institute | LPI RAS ; Физический институт им. П. Н. Лебедева |
Prokhorov General Physics Institute | GPI RAS ; General Physics Institute ; Институт общей физики им. А. М. Прохорова ; ИОФ РАН | Russian Academy of Sciences
Kapitza Institute for Physical Problems | P.L. Kapitza Institute ; Институт физических проблем им. П. Л. Капицы | Russian Academy of Sciences
Institute of Solid State Physics RAS | ISSP RAS ; Институт физики твёрдого тела РАН ; ИФТТ РАН ; Osipyan Institute of Solid State Physics | Russian Academy of Sciences
Kotelnikov Institute of Radio Engineering and Electronics | IRE RAS ; Институт радиотехники и электроники им. В. А. Котельникова ; ИРЭ РАН ; Institute of Radio Engineering and Electronics | Russian Academy of Sciences
Joint Institute for High Temperatures | JIHT ; ОИВТ РАН ; Объединённый институт высоких температур ; Institute for High Temperatures | Russian Academy of Sciences
Institute for Nuclear Research of the Russian Academy of Sciences | INR RAS ; ИЯИ РАН ; Институт ядерных исследований РАН | Russian Academy of Sciences
Institute of Spectroscopy | ISAN ; Институт спектроскопии РАН ; Institute of Spectroscopy RAS | Russian Academy of Sciences
Institute for Physics of Microstructures | IPM RAS ; ИФМ РАН ; Институт физики микроструктур | Russian Academy of Sciences
Institute of Applied Physics | Институт прикладной физики РАН ; Gaponov-Grekhov Institute of Applied Physics |
Crystallography Institute | Shubnikov Institute of Crystallography ; Институт кристаллографии им. А. В. Шубникова | Kurchatov Institute
Baikov Institute of Metallurgy and Materials Science | IMET RAS ; ИМЕТ РАН ; Институт металлургии и материаловедения им. А. А. Байкова | Russian Academy of Sciences
Ishlinsky Institute for Problems in Mechanics | IPMech RAS ; ИПМех РАН ; Institute for Problems in Mechanics | Russian Academy of Sciences
Mechanical Engineering Research Institute RAS | IMASH RAS ; ИМАШ РАН ; Blagonravov Mechanical Engineering Research Institute ; Институт машиноведения | Russian Academy of Sciences
Trapeznikov Institute of Control Sciences | ICS RAS ; ИПУ РАН ; Институт проблем управления ; V.A. Trapeznikov Institute of Control Sciences | Russian Academy of Sciences
Ivannikov Institute for System Programming | ISP RAS ; ИСП РАН ; Институт системного программирования | Russian Academy of Sciences
Kharkevich Institute for Information Transmission Problems | IITP RAS ; ИППИ РАН ; Institute for Information Transmission Problems | Russian Academy of Sciences
Keldysh Institute of Applied Mathematics | ИПМ им. М. В. Келдыша ; Институт прикладной математики им. М. В. Келдыша |
Steklov Institute of Mathematics | Математический институт им. В. А. Стеклова |
Space Research Institute | Институт космических исследований ; IKI RAS |
Obukhov Institute of Atmospheric Physics | IAP Moscow ; ИФА РАН ; A.M. Obukhov Institute of Atmospheric Physics | Russian Academy of Sciences
Schmidt Institute of Physics of the Earth | ИФЗ РАН ; Институт физики Земли им. О. Ю. Шмидта |
Semenov Institute of Chemical Physics | ICP RAS ; ФИЦ ХФ РАН ; N.N. Semenov Federal Research Center for Chemical Physics ; Институт химической физики | Russian Academy of Sciences
Topchiev Institute of Petrochemical Synthesis | TIPS RAS ; ИНХС РАН ; Институт нефтехимического синтеза им. А. В. Топчиева | Russian Academy of Sciences
Kurnakov Institute of General and Inorganic Chemistry | IGIC RAS ; ИОНХ РАН ; Институт общей и неорганической химии им. Н. С. Курнакова | Russian Academy of Sciences
Frumkin Institute of Physical Chemistry and Electrochemistry | IPCE RAS ; ИФХЭ РАН ; Frumkin Institute of Electrochemistry | Russian Academy of Sciences
Nesmeyanov Institute of Organoelement Compounds | INEOS RAS ; ИНЭОС РАН ; Институт элементоорганических соединений | Russian Academy of Sciences
Rzhanov Institute of Semiconductor Physics | ISP SB RAS ; ИФП СО РАН ; Институт физики полупроводников им. А. В. Ржанова | Siberian Branch of the Russian Academy of Sciences
Boreskov Institute of Catalysis | BIC Novosibirsk ; Институт катализа им. Г. К. Борескова ; ИК СО РАН | Siberian Branch of the Russian Academy of Sciences
Budker Institute of Nuclear Physics | ИЯФ СО РАН ; Институт ядерной физики им. Г. И. Будкера |
Kutateladze Institute of Thermophysics | IT SB RAS ; Институт теплофизики им. С. С. Кутателадзе | Siberian Branch of the Russian Academy of Sciences
Khristianovich Institute of Theoretical and Applied Mechanics | ITAM SB RAS ; ИТПМ СО РАН | Siberian Branch of the Russian Academy of Sciences
Institute of Automation and Electrometry | IA&E SB RAS ; ИАиЭ СО РАН | Siberian Branch of the Russian Academy of Sciences
Sobolev Institute of Mathematics | Институт математики им. С. Л. Соболева | Siberian Branch of the Russian Academy of Sciences
Trofimuk Institute of Petroleum Geology and Geophysics | IPGG SB RAS ; ИНГГ СО РАН | Siberian Branch of the Russian Academy of Sciences
Institute of High Current Electronics | IHCE ; ИСЭ СО РАН ; Институт сильноточной электроники | Siberian Branch of the Russian Academy of Sciences
Institute of Strength Physics and Materials Science | ISPMS ; ИФПМ СО РАН | Siberian Branch of the Russian Academy of Sciences
Zuev Institute of Atmospheric Optics | IAO SB RAS ; ИОА СО РАН | Siberian Branch of the Russian Academy of Sciences
Institute of Solar-Terrestrial Physics | ISTP SB RAS ; ИСЗФ СО РАН ; SibIZMIR | Siberian Branch of the Russian Academy of Sciences
Melentiev Energy Systems Institute | ESI SB RAS ; ИСЭМ СО РАН | Siberian Branch of the Russian Academy of Sciences
Kirensky Institute of Physics | Институт физики им. Л. В. Киренского | Siberian Branch of the Russian Academy of Sciences
Mikheev Institute of Metal Physics | IMP UB RAS ; ИФМ УрО РАН ; Институт физики металлов им. М. Н. Михеева ; M.N. Mikheev Institute of Metal Physics | Ural Branch of the Russian Academy of Sciences
Krasovskii Institute of Mathematics and Mechanics | IMM UB RAS ; ИММ УрО РАН | Ural Branch of the Russian Academy of Sciences
Pushkov Institute of Terrestrial Magnetism, Ionosphere and Radio Wave Propagation | IZMIRAN | Russian Academy of Sciences
Kurchatov Institute | НИЦ Курчатовский институт ; Kurchatov Institute of Atomic Energy ; Курчатовский институт |
Institute for High Energy Physics | Институт физики высоких энергий |
Institute for Theoretical and Experimental Physics | ИТЭФ ; Alikhanov Institute for Theoretical and Experimental Physics |
Petersburg Nuclear Physics Institute | ПИЯФ |
CRISM Prometey | Prometey ; Central Research Institute of Structural Materials Prometey ; ЦНИИ КМ Прометей | Kurchatov Institute
Joint Institute for Nuclear Research | JINR Dubna |
All-Russian Scientific Research Institute of Experimental Physics | Russian Federal Nuclear Center VNIIEF |
Leypunsky Institute of Physics and Power Engineering | IPPE ; Физико-энергетический институт ; Institute for Physics and Power Engineering Obninsk | Rosatom
Bochvar Institute of Inorganic Materials | VNIINM ; A.A. Bochvar High-Technology Research Institute of Inorganic Materials | TVEL
Research Institute of Atomic Reactors | RIAR ; НИИАР ; NIIAR Dimitrovgrad | Rosatom
NIKIET | Dollezhal Research and Development Institute of Power Engineering | Rosatom
OKB Gidropress | Gidropress | Rosatom
Khlopin Radium Institute | Радиевый институт им. В. Г. Хлопина | Rosatom
Efremov Institute of Electrophysical Apparatus | NIIEFA ; D.V. Efremov Institute | Rosatom
TRINITI | Troitsk Institute for Innovation and Fusion Research | Rosatom
VNIIA | Dukhov All-Russia Research Institute of Automatics ; Dukhov Research Institute of Automatics | Rosatom
Atomenergoprom | | Rosatom
Atomstroyexport | ASE Rosatom |
Atomenergoproekt | | Rosatom
VNIIAES | All-Russian Research Institute for Nuclear Power Plants Operation | Rosenergoatom
Nuclear Safety Institute of the Russian Academy of Sciences | IBRAE ; ИБРАЭ РАН | Russian Academy of Sciences
Khrunichev State Research and Production Space Center | Khrunichev Center ; ГКНПЦ им. М. В. Хруничева |
Keldysh Research Center | Keldysh Center ; Исследовательский центр им. М. В. Келдыша ; NII-1 | Roscosmos
Russian Space Systems | РКС ; Российские космические системы ; RISDE | Roscosmos
OKB Fakel | Fakel | Roscosmos
Gagarin Cosmonaut Training Center | ЦПК им. Гагарина ; GCTC ; Yuri Gagarin Cosmonaut Training Center | Roscosmos
Central Aerohydrodynamic Institute | Центральный аэрогидродинамический институт ; Zhukovsky Central Aerohydrodynamic Institute |
Central Institute of Aviation Motors | Центральный институт авиационного моторостроения |
All-Russian Scientific Research Institute of Aviation Materials | | Kurchatov Institute
Gromov Flight Research Institute | LII ; ЛИИ им. М. М. Громова |
GosNIIAS | State Research Institute of Aviation Systems |
Krylov State Research Center | Krylov Shipbuilding Research Institute ; Крыловский государственный научный центр ; KSRC |
Vavilov State Optical Institute | GOI ; ГОИ им. С. И. Вавилова ; S.I. Vavilov State Optical Institute | Shvabe
Polyus Research Institute | NII Polyus ; НИИ Полюс им. М. Ф. Стельмаха | Shvabe
Orion Research and Production Association | NPO Orion | Shvabe
VNIIM | Mendeleev Institute for Metrology ; D.I. Mendeleyev Institute for Metrology ; ВНИИМ им. Д. И. Менделеева |
VNIIFTRI | All-Russian Scientific Research Institute of Physical-Technical and Radiotechnical Measurements |
VNIIMS | All-Russian Research Institute of Metrological Service |
VNIIOFI | All-Russian Research Institute for Optical and Physical Measurements |
Rosstandart | Federal Agency on Technical Regulating and Metrology ; Gosstandart |
Roshydromet | Росгидромет |
Hydrometcentre of Russia | Hydrometeorological Centre of Russia ; Гидрометцентр России | Roshydromet
Arctic and Antarctic Research Institute | Арктический и антарктический научно-исследовательский институт |
Voeikov Main Geophysical Observatory | MGO St. Petersburg ; ГГО им. А. И. Воейкова |
State Hydrological Institute | SHI St. Petersburg ; ГГИ ; Государственный гидрологический институт | Roshydromet
NPO Typhoon | RPA Typhoon ; НПО Тайфун | Roshydromet
VNIIOkeangeologia | ВНИИОкеангеология ; All-Russian Research Institute for Geology and Mineral Resources of the World Ocean |
VNIGRI | All-Russia Petroleum Research Exploration Institute |
Gazprom | OJSC Gazprom |
Gazprom VNIIGAZ | VNIIGAZ | Gazprom
Lukoil | Langepas Uray Kogalymneft |
Tatneft | PJSC Tatneft |
TatNIPIneft | | Tatneft
VNIIG Vedeneev | B.E. Vedeneev VNIIG ; ВНИИГ им. Б. Е. Веденеева | RusHydro
Rosseti | Federal Grid Company |
System Operator of the Unified Energy System | SO UPS ; Системный оператор ЕЭС |
All-Russia Thermal Engineering Institute | VTI Moscow ; Всероссийский теплотехнический институт |
Norilsk Nickel | Норильский никель |
Gipronickel Institute | Gipronickel ; Институт Гипроникель | Norilsk Nickel
Rusal | RUSAL ETC |
Severstal | Cherepovets Steel Mill |
Magnitogorsk Iron and Steel Works | Магнитогорский металлургический комбинат |
TMK | TMK Group ; Trubnaya Metallurgicheskaya Kompaniya ; RosNITI |
VSMPO-AVISMA | VSMPO |
Bardin Central Research Institute for Ferrous Metallurgy | TsNIIchermet ; ЦНИИчермет им. И. П. Бардина |
Giredmet | State Research and Design Institute of Rare Metal Industry | Rosatom
Mikron | Mikron Group ; NIIME |
Rostec | Ростех ; Russian Technologies State Corporation |
Istok | NPP Istok ; Shokin Research and Production Corporation Istok | Ruselectronics
Sukhoi | OKB Sukhoi ; Sukhoi Company |
Tupolev | ANTK Tupolev |
Ilyushin | OKB Ilyushin |
Yakovlev | Yakovlev PJSC ; Корпорация Иркут |
UEC Saturn | NPO Saturn ; ОДК-Сатурн ; Rybinsk Motors | United Engine Corporation
UEC Aviadvigatel | Aviadvigatel ; Perm Motors | United Engine Corporation
UEC Klimov | Klimov | United Engine Corporation
NAMI | Central Scientific Research Automobile and Automotive Engines Institute |
GAZ | GAZ Group |
VNIIZhT | | Russian Railways
Transmashholding | TMH ; Трансмашхолдинг |
Yandex | Яндекс ; Yandex NV |
Nebius Group | Nebius |
ABBYY | ABBYY Software ; BIT Software |
Positive Technologies | Позитив Текнолоджиз |
VimpelCom | Beeline Russia ; VimpelCom Ltd ; VEON Ltd |
MCST | МЦСТ ; Moscow Center of SPARC Technologies |
E.O. Paton Electric Welding Institute | Paton Welding Institute ; Інститут електрозварювання ім. Є. О. Патона ; PWI |
Kharkiv Institute of Physics and Technology | ХФТІ ; Ukrainian Physics and Technology Institute | National Academy of Sciences of Ukraine
Verkin Institute for Low Temperature Physics and Engineering | ILTPE ; ФТІНТ ; B. Verkin Institute | National Academy of Sciences of Ukraine
Frantsevich Institute for Problems of Materials Science | IPMS NASU ; Інститут проблем матеріалознавства ім. І. М. Францевича | National Academy of Sciences of Ukraine
Lashkaryov Institute of Semiconductor Physics | ISP NASU ; Інститут фізики напівпровідників ім. В. Є. Лашкарьова | National Academy of Sciences of Ukraine
Institute of Physics of the National Academy of Sciences of Ukraine | IOP NASU ; Інститут фізики НАН України | National Academy of Sciences of Ukraine
Kurdyumov Institute for Metal Physics | IMP NASU ; Інститут металофізики ім. Г. В. Курдюмова | National Academy of Sciences of Ukraine
Bakul Institute for Superhard Materials | ISM NASU ; Інститут надтвердих матеріалів ім. В. М. Бакуля | National Academy of Sciences of Ukraine
Glushkov Institute of Cybernetics | Institute of Cybernetics Kyiv ; Інститут кібернетики ім. В. М. Глушкова | National Academy of Sciences of Ukraine
Institute for Scintillation Materials | ISMA ; Інститут сцинтиляційних матеріалів | Institute for Single Crystals
Institute for Single Crystals | STC Institute for Single Crystals ; Інститут монокристалів | National Academy of Sciences of Ukraine
Institute for Nuclear Research Kyiv | KINR ; INR NASU ; Інститут ядерних досліджень НАН України | National Academy of Sciences of Ukraine
Karpenko Physico-Mechanical Institute | PMI Lviv ; Фізико-механічний інститут ім. Г. В. Карпенка | National Academy of Sciences of Ukraine
Usikov Institute for Radiophysics and Electronics | IRE NASU | National Academy of Sciences of Ukraine
Institute of Radio Astronomy of NASU | IRA NASU ; Радіоастрономічний інститут НАН України | National Academy of Sciences of Ukraine
Yuzhnoye Design Office | Pivdenne Design Office ; КБ Південне ; Yangel Yuzhnoye State Design Office |
Pivdenmash | PA Yuzhny Machine-Building Plant |
Energoatom | NAEK Energoatom |
DTEK | Donbas Fuel-Energy Company |
Naftogaz | Naftogaz of Ukraine |
Antonov | ANTK Antonov |
Ivchenko-Progress | Івченко-Прогрес ; ZMKB Progress |
National Academy of Sciences of Belarus | НАН Беларуси ; Academy of Sciences of the BSSR |
B.I. Stepanov Institute of Physics | Институт физики им. Б. И. Степанова ; Stepanov Institute of Physics | National Academy of Sciences of Belarus
Luikov Heat and Mass Transfer Institute | HMTI ; ИТМО НАН Беларуси ; A.V. Luikov Institute | National Academy of Sciences of Belarus
United Institute of Informatics Problems | UIIP ; ОИПИ НАН Беларуси | National Academy of Sciences of Belarus
Scientific-Practical Materials Research Centre | SPMRC ; НПЦ НАН Беларуси по материаловедению | National Academy of Sciences of Belarus
Integral | JSC Integral Minsk |
KazMunayGas | ҚазМұнайГаз |
Kazatomprom | NAC Kazatomprom |
National Nuclear Center of Kazakhstan | NNC RK ; НЯЦ РК |
Institute of Nuclear Physics Almaty | INP Almaty ; Институт ядерной физики Алматы |
ERG Kazakhstan | Eurasian Resources Group ; ENRC ; Eurasian Natural Resources Corporation |
Kazakhtelecom | Казахтелеком |
State Oil Company of Azerbaijan Republic | Azərbaycan Respublikası Dövlət Neft Şirkəti |
Navoi Mining and Metallurgical Combinat | NMMC ; NGMK |
National Centre of Scientific Research Demokritos | ΕΚΕΦΕ Δημόκριτος ; EKEFE Demokritos |
Foundation for Research and Technology Hellas | Ίδρυμα Τεχνολογίας και Έρευνας ; FORTH-ICS |
Institute of Electronic Structure and Laser | IESL ; FORTH-IESL | Foundation for Research and Technology Hellas
Institute of Chemical Engineering Sciences | FORTH-ICE-HT ; ICE-HT | Foundation for Research and Technology Hellas
Information Technologies Institute | CERTH-ITI ; ITI Thessaloniki ; Informatics and Telematics Institute | Centre for Research and Technology Hellas
Chemical Process and Energy Resources Institute | CPERI ; CERTH-CPERI | Centre for Research and Technology Hellas
Hellenic Institute of Transport | HIT Thessaloniki ; CERTH-HIT | Centre for Research and Technology Hellas
Institute of Communication and Computer Systems | ICCS ; ICCS Athens ; ICCS-NTUA |
Centre for Renewable Energy Sources and Saving | CRES ; ΚΑΠΕ ; Centre for Renewable Energy Sources |
Hellenic Survey of Geology and Mineral Exploration | HSGME ; IGME Greece ; Institute of Geology and Mineral Exploration ; ΕΑΓΜΕ |
Greek Atomic Energy Commission | EEAE |
Hellenic Institute of Metrology | EIM |
Hellenic National Meteorological Service | HNMS ; EMY |
Public Power Corporation | Δημόσια Επιχείρηση Ηλεκτρισμού |
IPTO | Independent Power Transmission Operator ; ADMIE |
Helleniq Energy | Hellenic Petroleum ; HELPE ; Ελληνικά Πετρέλαια |
Mytilineos | Metlen Energy & Metals ; METLEN ; Aluminium of Greece |
Titan Cement | Titan Cement International ; ΤΙΤΑΝ |
Intracom | Intracom Telecom ; Intracom Defense |
Hellenic Telecommunications Organization | Cosmote |
Hellenic Aerospace Industry | HAI ; ΕΑΒ ; EAB |
EYDAP | Athens Water Supply and Sewerage Company |
Cyprus Institute | CyI ; The Cyprus Institute |
KIOS Research Center | KIOS ; KIOS Center of Excellence |
CYENS | CYENS Centre of Excellence ; RISE Cyprus |
Ansys | ANSYS Inc ; Swanson Analysis Systems ; SASI | Synopsys
Fluent Inc. | Fluent ; ANSYS Fluent | Ansys
LSTC | Livermore Software Technology Corporation ; Ansys LST | Ansys
Granta Design | Granta ; Ansys Granta | Ansys
Analytical Graphics | AGI ; Analytical Graphics Inc ; Ansys Government Initiatives | Ansys
Synopsys | Synopsys Inc |
Coverity | Coverity Inc | Synopsys
Black Duck Software | Black Duck ; Synopsys Software Integrity Group |
Cadence Design Systems | SDA Systems ; ECAD |
Tensilica | Tensilica Inc | Cadence Design Systems
MathWorks | The MathWorks ; MathWorks Inc |
COMSOL | COMSOL AB ; COMSOL Multiphysics ; FEMLAB |
Maplesoft | Waterloo Maple ; Waterloo Maple Software |
StataCorp | Stata ; Computing Resource Center |
Minitab | Minitab LLC |
TIBCO Software | TIBCO |
Citrix Systems | Citrix |
PTC | Parametric Technology Corporation ; PTC Inc |
Autodesk | Autodesk Research |
Moldflow | Autodesk Moldflow | Autodesk
Bentley Systems | Bentley Systems Incorporated |
Seequent | ARANZ Geo | Bentley Systems
Nemetschek | Nemetschek Group ; Graphisoft ; Allplan |
ESRI | Esri Inc |
ERDAS | Leica Geosystems Geospatial Imaging ; ERDAS Inc | Hexagon AB
Adobe | Adobe Research |
Macromedia | Macromedia Inc ; Allaire |
Figma | Figma Inc |
Microsoft Research | Microsoft Research Redmond |
Microsoft Research Asia | MSRA ; 微软亚洲研究院 ; Microsoft Research China | Microsoft Research
Microsoft Research India | MSR India | Microsoft Research
Microsoft Research New England | MSR New England | Microsoft Research
Microsoft Research New York City | MSR NYC | Microsoft Research
Bing | Microsoft Bing ; Live Search | Microsoft
Microsoft Azure | Azure ; Windows Azure | Microsoft
Xamarin | Ximian | Microsoft
Havok | Havok.com | Microsoft
Google Brain | Google Brain team | Google
Google AI | Google Research AI | Google
Google Cloud | Google Cloud Platform ; GCP Google | Google
Google Quantum AI | Quantum Artificial Intelligence Lab ; Google Quantum AI Lab | Google
Google X | X, the moonshot factory |
Fitbit | Fitbit LLC |
Looker | Looker Data Sciences | Google
Mandiant | FireEye ; Mandiant Inc | Google
Waze | Waze Mobile | Google
Kaggle | Kaggle Inc | Google
Intrinsic | Intrinsic Innovation | Alphabet
Isomorphic Labs | Isomorphic Laboratories | Alphabet
SandboxAQ | Sandbox AQ |
Wiz | Wiz Inc | Google
Facebook AI Research | FAIR ; Meta AI ; Meta FAIR ; Fundamental AI Research | Meta
Facebook Reality Labs | Meta Reality Labs ; Oculus Research ; Reality Labs | Meta
Scale AI | Scale AI Inc |
Amazon Science | Amazon Research ; Amazon Alexa AI | Amazon
Lab126 | Amazon Lab126 | Amazon
Ring | Ring LLC ; Doorbot | Amazon
Kuiper Systems | Project Kuiper ; Amazon Leo | Amazon
P.A. Semi | PA Semi | Apple
Siri | Siri Inc | Apple
Turi | GraphLab | Apple
OpenAI | OpenAI Inc ; OpenAI OpCo |
xAI | xAI Corp |
Cohere | Cohere Inc |
AI21 Labs | AI21 |
Inflection AI | Inflection |
Character.AI | Character Technologies |
Perplexity AI | Perplexity |
Cerebras | Cerebras Systems |
SambaNova | SambaNova Systems |
Groq | Groq Inc |
Tenstorrent | Tenstorrent Inc |
EleutherAI | Eleuther AI |
LAION | Large-scale Artificial Intelligence Open Network |
IonQ | IonQ Inc |
Rigetti Computing | Rigetti |
ID Quantique | IDQ | IonQ
Quantum Computing Inc | QCi |
Pasqal | PASQAL SAS |
Quandela | Quandela SAS |
QuEra Computing | QuEra |
Alice & Bob | Alice&Bob |
QuTech | QuTech Delft |
Zapata Computing | Zapata AI |
Snowflake | Snowflake Inc ; Snowflake Computing |
Databricks | MosaicML |
Cloudera | Hortonworks ; Cloudera Inc |
Teradata | Teradata Corporation |
MicroStrategy | Strategy Inc ; MicroStrategy Incorporated |
MongoDB | 10gen |
Elastic | Elasticsearch BV ; Elastic NV |
Neo4j | Neo Technology |
GitLab | GitLab Inc |
JetBrains | IntelliJ Software |
Docker | Docker Inc ; dotCloud |
Mirantis | Mirantis Inc |
Canonical | Canonical Ltd ; Ubuntu |
Novell | Novell Inc ; Novell Data Systems | Micro Focus
Informatica | Informatica Corporation | Salesforce
MuleSoft | MuleSoft Inc |
Heroku | Heroku Inc | Salesforce
Salesforce Research | Salesforce AI Research ; MetaMind | Salesforce
ServiceNow | Service-now.com ; ServiceNow Research ; Element AI |
Okta | Saasure ; Okta Inc |
Twilio | SendGrid |
Cloudflare | Cloudflare Inc |
Fastly | SkyCache |
Palo Alto Networks | PANW |
Demisto | Cortex XSOAR | Palo Alto Networks
CyberArk | CyberArk Software | Palo Alto Networks
Fortinet | ApSecure ; Appligation |
CrowdStrike | CrowdStrike Holdings |
SentinelOne | Sentinel Labs |
Zscaler | SafeChannel |
Rapid7 | Rapid7 Inc |
Tenable | Tenable Network Security |
Qualys | Qualys Inc |
Proofpoint | Proofpoint Inc |
Trellix | McAfee Enterprise ; FireEye Products ; Musarubra |
McAfee | McAfee Corp |
Blue Coat Systems | CacheFlow ; Blue Coat | Symantec
Websense | Forcepoint ; Raytheon Websense |
Trend Micro | TrendMicro ; トレンドマイクロ |
RSA Security | RSA ; RSA Laboratories ; RSA Data Security ; Security Dynamics |
Entrust | Entrust Datacard ; Datacard |
Verisign | Verisign Inc |
Imperva | Imperva Inc ; WEBcohort | Thales
Vupen | Zerodium |
Trail of Bits | Trail of Bits Inc |
Galois | Galois Inc ; Galois Connections |
Cyberus | Cyberus Technology |
NCC Group | NCC Group plc ; National Computing Centre |
Riscure | Riscure BV | Keysight Technologies
Rambus | Cryptography Research ; Rambus Inc |
Schrödinger | Schrodinger Inc ; Schrödinger LLC |
Gaussian | Gaussian Inc |
Software for Chemistry & Materials | SCM Amsterdam |
Epic Games | Unreal Engine |
Roblox Corporation | Roblox ; DynaBlocks |
Activision Blizzard | Activision Blizzard King ; Vivendi Games |
id Software | id Software LLC | ZeniMax Media
Codemasters | The Codemasters Software Company | Electronic Arts
SEED Electronic Arts | EA SEED ; Search for Extraordinary Experiences Division | Electronic Arts
Zynga | Presidio Media | Take-Two Interactive
Bungie | Bungie Inc | Sony Interactive Entertainment
Naughty Dog | JAM Software | Sony Interactive Entertainment
Rovio Entertainment | Rovio ; Relude | Sega
Supercell | Supercell Oy | Tencent
Guerrilla Games | Lost Boys Games | Sony Interactive Entertainment
Foundry | The Foundry ; The Foundry Visionmongers |
Yahoo! Research | Yahoo Labs | Yahoo
Mozilla | Mozilla Corporation ; Mozilla Research |
Internet Archive | archive.org |
Internet Corporation for Assigned Names and Numbers | IANA | ICANN
RIPE NCC | Réseaux IP Européens Network Coordination Centre |
APNIC | Asia-Pacific Network Information Centre |
American Registry for Internet Numbers | ARIN |
Internet Engineering Task Force | IETF |
World Wide Web Consortium | WWW Consortium |
Linux Foundation | OSDL |
Apache Software Foundation | ASF Apache |
Eclipse Foundation | Eclipse Foundation AISBL |
Python Software Foundation | PSF |
Open Geospatial Consortium | OGC ; OpenGIS Consortium |
Object Management Group | OMG |
The Open Group | Open Software Foundation ; X/Open |
OASIS | Organization for the Advancement of Structured Information Standards ; SGML Open |
Khronos Group | Khronos |
3GPP | 3rd Generation Partnership Project |
GSMA | GSM Association ; Groupe Spécial Mobile Association |
Wi-Fi Alliance | WECA ; Wireless Ethernet Compatibility Alliance |
Bluetooth SIG | Bluetooth Special Interest Group |
Connectivity Standards Alliance | Zigbee Alliance ; CSA IoT |
RISC-V International | RISC-V Foundation |
JEDEC | JEDEC Solid State Technology Association ; Joint Electron Device Engineering Council |
International Organization for Standardization | Organisation internationale de normalisation |
International Electrotechnical Commission | Commission électrotechnique internationale |
International Telecommunication Union | International Telegraph Union ; Union internationale des télécommunications |
European Telecommunications Standards Institute | ETSI |
European Committee for Standardization | CEN ; Comité européen de normalisation |
European Committee for Electrotechnical Standardization | CENELEC |
EURAMET | European Association of National Metrology Institutes ; EUROMET |
International Organization of Legal Metrology | OIML |
Nuclear Energy Agency | NEA OECD ; OECD Nuclear Energy Agency ; OECD NEA | Organisation for Economic Co-operation and Development
International Atomic Energy Agency | Agence internationale de l'énergie atomique |
Fusion for Energy | F4E |
EUROfusion | EFDA ; European Fusion Development Agreement |
Joint Research Centre | European Commission JRC |
JRC Petten | Institute for Energy and Transport | Joint Research Centre
JRC Karlsruhe | Institute for Transuranium Elements ; ITU Karlsruhe | Joint Research Centre
JRC Geel | Institute for Reference Materials and Measurements ; IRMM ; Central Bureau for Nuclear Measurements | Joint Research Centre
JRC Seville | Institute for Prospective Technological Studies ; IPTS | Joint Research Centre
JRC Ispra | Institute for Environment and Sustainability | Joint Research Centre
European Union Aviation Safety Agency | EASA ; European Aviation Safety Agency ; Joint Aviation Authorities |
European Union Agency for Railways | ERA ; European Railway Agency |
European Union Agency for Cybersecurity | ENISA ; European Network and Information Security Agency |
European Union Agency for the Space Programme | EUSPA ; European GNSS Agency ; GSA Prague |
European Maritime Safety Agency | EMSA |
European Defence Agency | EDA ; Western European Armaments Group |
European Union Satellite Centre | SatCen ; EUSC ; Western European Union Satellite Centre |
Eurocontrol | European Organisation for the Safety of Air Navigation ; EUROCONTROL Experimental Centre |
SESAR Joint Undertaking | SESAR 3 Joint Undertaking ; SESAR JU |
Clean Aviation Joint Undertaking | Clean Sky Joint Undertaking ; Clean Sky 2 |
Clean Hydrogen Partnership | Fuel Cells and Hydrogen Joint Undertaking ; FCH JU |
Chips Joint Undertaking | ECSEL Joint Undertaking ; KDT JU ; ENIAC Joint Undertaking ; ARTEMIS Joint Undertaking |
EuroHPC | EuroHPC Joint Undertaking ; European High Performance Computing Joint Undertaking |
European Institute of Innovation and Technology | EIT |
EIT Digital | EIT ICT Labs | European Institute of Innovation and Technology
EIT InnoEnergy | KIC InnoEnergy ; InnoEnergy | European Institute of Innovation and Technology
Climate-KIC | EIT Climate-KIC | European Institute of Innovation and Technology
EIT RawMaterials | EIT Raw Materials | European Institute of Innovation and Technology
ENTSO-E | European Network of Transmission System Operators for Electricity ; UCTE ; ETSO |
CIGRE | Conseil international des grands réseaux électriques ; International Council on Large Electric Systems |
GERG | European Gas Research Group ; Groupe Européen de Recherches Gazières |
EARTO | European Association of Research and Technology Organisations |
ERCIM | European Research Consortium for Informatics and Mathematics |
GÉANT | DANTE ; GEANT Association ; TERENA |
European Grid Infrastructure | EGI ; EGI Foundation |
PRACE | Partnership for Advanced Computing in Europe |
European Space Astronomy Centre | Villafranca Satellite Tracking Station ; VILSPA |
European Astronaut Centre | EAC Cologne | European Space Agency
European Southern Observatory | European Organisation for Astronomical Research in the Southern Hemisphere ; Europäische Südsternwarte |
Paranal Observatory | VLT Paranal ; Very Large Telescope | European Southern Observatory
European Physical Society | EPS Mulhouse ; EPS Physics |
European Optical Society | EOS Joensuu |
European Geosciences Union | EGU ; European Geophysical Society |
European Association of Geoscientists and Engineers | EAGE |
European Mathematical Society | EMS Helsinki |
International Astronomical Union | IAU |
International Union of Pure and Applied Physics | IUPAP |
International Union of Pure and Applied Chemistry | IUPAC |
International Union of Radio Science | URSI |
International Union of Crystallography | IUCr |
International Union of Geodesy and Geophysics | IUGG |
International Union of Geological Sciences | IUGS |
International Mathematical Union | IMU |
International Federation for Information Processing | IFIP |
International Federation of Automatic Control | IFAC |
International Institute of Welding | IIW |
International Institute of Refrigeration | IIR ; Institut international du froid |
International Water Association | IWA ; International Water Supply Association ; International Association on Water Quality |
International Association for Hydro-Environment Engineering and Research | IAHR |
International Commission on Illumination | CIE Vienna ; Commission internationale de l'éclairage |
International Commission on Radiological Protection | ICRP |
International Council on Mining and Metals | ICMM |
International Hydropower Association | IHA |
International Union of Railways | UIC ; Union internationale des chemins de fer |
World Steel Association | worldsteel ; International Iron and Steel Institute |
World Meteorological Organization | Organisation météorologique mondiale |
World Nuclear Association | WNA ; Uranium Institute |
Nuclear Threat Initiative | NTI |
Institute of Navigation | ION Manassas |
Institute of Noise Control Engineering | INCE |
Combustion Institute | The Combustion Institute |
Society of Rheology | SOR |
Society of Naval Architects and Marine Engineers | SNAME |
American Physical Society | American Physical Society College Park |
American Society for Engineering Education | ASEE |
American Society of Agricultural and Biological Engineers | ASABE ; American Society of Agricultural Engineers ; ASAE |
American Society for Photogrammetry and Remote Sensing | ASPRS ; American Society of Photogrammetry |
American Society for Nondestructive Testing | ASNT |
American Iron and Steel Institute | AISI |
American Institute of Steel Construction | AISC |
Precast/Prestressed Concrete Institute | PCI Chicago ; Prestressed Concrete Institute |
Portland Cement Association | PCA ; American Cement Association |
American Association of State Highway and Transportation Officials | AASHTO ; AASHO |
Instrument Society of America | ISA Durham ; International Society of Automation |
National Fire Protection Association | NFPA |
Society of Plastics Engineers | SPE Plastics |
Institute of Industrial and Systems Engineers | IISE ; Institute of Industrial Engineers |
National Electrical Manufacturers Association | NEMA |
Consumer Technology Association | CTA ; Consumer Electronics Association |
Society of Motion Picture and Television Engineers | SMPTE |
Audio Engineering Society | AES New York |
USENIX | USENIX Association ; Unix Users Group |
Computing Research Association | CRA Washington |
Semiconductor Industry Association | SIA Washington |
IEEE Computer Society | IEEE CS | Institute of Electrical and Electronics Engineers
Polish Information Processing Society | PTI ; Polskie Towarzystwo Informatyczne |
Chinese Physical Society | CPS Beijing ; 中国物理学会 |
China Computer Federation | CCF ; 中国计算机学会 |
Nanoscribe | Nanoscribe GmbH & Co. KG | LAB14
LAB14 | LAB14 GmbH ; Heidelberg Instruments |
Telecom Argentina | Personal Argentina ; Telecom Argentina S.A. |
Liberty Costa Rica | Telefónica Costa Rica | Liberty Global
Entel Chile | Empresa Nacional de Telecomunicaciones |
Etisalat Egypt | e& Egypt | Emirates Telecommunications Corporation
Telecom Egypt | WE Egypt |
Ethio Telecom | Ethiopian Telecommunications Corporation |
True Corporation | DTAC ; True Move ; Total Access Communication |
AIS | Advanced Info Service ; AIS Thailand |
Indosat | Indosat Ooredoo Hutchison ; Indosat Ooredoo | Ooredoo
Optus Labs | Optus Networks | Optus
Airbus Ventures | Airbus BizLab | Airbus
Mitsubishi Chemical | Mitsubishi Chemical Group ; 三菱ケミカル |
Harmonic Drive | Harmonic Drive Systems ; ハーモニック・ドライブ・システムズ |
Emcore | EMCORE Corporation |
Applied Signal Technology | Applied Signal | Raytheon
Applied Materials Israel | Orbot Instruments ; Opal Inc | Applied Materials
Ball Corporation | Ball Brothers Company |
Sperry Corporation | Sperry Rand ; Sperry Gyroscope | Unisys
Burroughs Corporation | Burroughs | Unisys
Unisys | Unisys Corporation |
Control Data Corporation | CDC Minneapolis ; Ceridian |
Convex Computer | Convex Computer Corporation | Hewlett-Packard
Oracle Labs | Oracle Laboratories | Oracle
NetSuite | Oracle NetSuite |
Cerner | Oracle Cerner |
Acme Packet | Acme Packet Inc | Oracle
Tivoli Systems | IBM Tivoli | IBM
Sequent Computer Systems | Sequent | IBM
Watson Health | Merative ; IBM Watson Health ; Truven Health Analytics |
SoftLayer | IBM Cloud ; SoftLayer Technologies | IBM
Digital Equipment Systems Research Center | DEC SRC ; Compaq Systems Research Center | Digital Equipment Corporation
Western Research Laboratory | DEC WRL ; Compaq Western Research Laboratory | Digital Equipment Corporation
Sarnoff | Sarnoff Research Center | SRI International
Nokia Bell Labs France | Alcatel-Lucent Bell Labs France ; Alcatel-Lucent France ; Alcatel Research and Innovation | Bell Labs
Bell Labs Stuttgart | Alcatel SEL ; Standard Elektrik Lorenz ; Alcatel-Lucent Deutschland ; Nokia Bell Labs Stuttgart | Bell Labs
Nokia Shanghai Bell | Alcatel-Lucent Shanghai Bell ; Shanghai Bell ; 上海贝尔 | Nokia
Nokia Bell NV | Alcatel Bell ; Bell Telephone Manufacturing Company ; Alcatel-Lucent Bell | Nokia
Deutsche Telekom IT | Telekom IT ; T-Systems ITC Iberia | Deutsche Telekom
Max Planck Institute for Ornithology | Max-Planck-Institut für Ornithologie ; MPIO | Max Planck Institute for Biological Intelligence
Fritz Haber Institute of the Max Planck Society | Fritz-Haber-Institut der Max-Planck-Gesellschaft ; FHI Berlin |
Ernst Strüngmann Institute | ESI Frankfurt ; Ernst Strüngmann Institute for Neuroscience ; Ernst-Strüngmann-Institut |
Friedrich Miescher Laboratory | Friedrich-Miescher-Laboratorium ; FML Tübingen | Max Planck Society
Korea Advanced Nano Fab Center | KANC ; 한국나노기술원 |
National NanoFab Center | NNFC ; 나노종합기술원 |
Gwangju Institute of Green-Car Advancement | GIGA Gwangju ; 광주그린카진흥원 |
Institute for Advanced Engineering | IAE Korea ; 고등기술연구원 |
Seoul Institute of Technology | 서울기술연구원 |
Seoul Metro | 서울교통공사 ; Seoul Transportation Corporation ; Seoul Metropolitan Rapid Transit |
Incheon International Airport Corporation | IIAC ; 인천국제공항공사 |
Korea Airports Corporation | KAC ; 한국공항공사 |
SK Gas | SK가스 | SK Group
Hyundai Glovis | 현대글로비스 | Hyundai
S&T Dynamics | SNT Dynamics ; Tongil Heavy Industries |
Iljin | ILJIN Group ; Iljin Electric |
Taihan Cable | Taihan Electric Wire ; 대한전선 |
Aichi Steel | 愛知製鋼 | Toyota
Tokai Rika | 東海理化 | Toyota
Sumitomo Riko | Tokai Rubber Industries ; 住友理工 | Sumitomo Electric Industries
Sumitomo Chemical | Sumika |
Sumitomo Osaka Cement | 住友大阪セメント |
Sumitomo Bakelite | 住友ベークライト |
Nippon Chemi-Con | 日本ケミコン |
Nichicon | ニチコン |
Tokin | NEC Tokin ; KEMET Tokin |
Iwatani | 岩谷産業 ; Iwatani Corporation |
Taiyo Nippon Sanso | Nippon Sanso ; 大陽日酸 ; Nippon Sanso Holdings ; TNSC |
Toho Titanium | 東邦チタニウム |
Osaka Titanium Technologies | 大阪チタニウムテクノロジーズ ; Sumitomo Titanium ; Sumitomo Sitix Amagasaki |
Nippon Yakin Kogyo | 日本冶金工業 |
Japan Steel Works | JSW Japan ; 日本製鋼所 ; Nihon Seikosho |
Topy Industries | トピー工業 |
Hokuetsu | Hokuetsu Kishu Paper ; 北越コーポレーション |
Oji Paper | Oji Holdings ; 王子製紙 ; 王子ホールディングス |
Nippon Paper Industries | Jujo Paper |
Nitto Boseki | Nittobo ; 日東紡 |
Asahi Kasei Microdevices | AKM ; Asahi Kasei Microsystems ; 旭化成エレクトロニクス | Asahi Kasei
Kaneka | Kanegafuchi Chemical Industry |
Kureha | Kureha Chemical Industry |
Kuraray | クラレ |
Zeon | Zeon Corporation ; Nippon Zeon ; 日本ゼオン |
Denka | Denki Kagaku Kogyo ; 電気化学工業 |
Tosoh | 東ソー ; Toyo Soda Manufacturing |
Mitsui Chemicals | 三井化学 ; Mitsui Toatsu Chemicals ; Mitsui Petrochemical |
Mitsubishi Gas Chemical | MGC ; 三菱ガス化学 |
DIC Corporation | Dainippon Ink and Chemicals ; DIC ; 大日本インキ化学工業 |
Daicel | ダイセル ; Daicel Chemical Industries |
Nippon Shokubai | 日本触媒 |
Adeka | ADEKA Corporation ; Asahi Denka |
Catalysts & Chemicals Industries | JGC Catalysts and Chemicals ; 日揮触媒化成 | JGC
N.E. Chemcat | NE Chemcat ; エヌ・イーケムキャット |
Cataler | キャタラー | Toyota
Tanaka Precious Metals | Tanaka Kikinzoku ; 田中貴金属工業 ; TANAKA Holdings |
Shoei Chemical | 昭栄化学工業 |
Nihon Kohden | 日本光電 |
Nidek | ニデック眼科 ; NIDEK Co |
Japan Aviation Electronics | JAE ; 日本航空電子工業 ; Japan Aviation Electronics Industry |
Hirose Electric | ヒロセ電機 |
Shinko Electric Industries | 新光電気工業 |
Meiko Electronics | メイコー |
Micronics Japan | MJC ; 日本マイクロニクス |
Sysmex | シスメックス |
Ushio | Ushio Inc ; ウシオ電機 |
Iwasaki Electric | 岩崎電気 |
Hakuto | 伯東 |
Furukawa Company | Furukawa Co ; 古河機械金属 |
Furukawa Battery | 古河電池 | Furukawa Electric
Dentsu Soken | ISID ; Information Services International-Dentsu ; 電通総研 |
TIS Inc | TIS ; INTEC Japan ; ITホールディングス |
Nihon Unisys | BIPROGY ; 日本ユニシス |
Hitachi Solutions | 日立ソリューションズ | Hitachi
Toshiba Digital Solutions | 東芝デジタルソリューションズ | Toshiba
NEC Solution Innovators | NECソリューションイノベータ | NEC
Japan Space Systems | 宇宙システム開発利用推進機構 ; ERSDAC ; USEF |
Remote Sensing Technology Center of Japan | RESTEC ; リモート・センシング技術センター |
Japan Water Agency | 水資源機構 |
Japan Sewage Works Agency | 日本下水道事業団 |
Japan Weather Association | JWA ; 日本気象協会 |
Ocean Policy Research Institute | OPRI Japan |
Nippon Telegraph and Telephone Public Corporation | 日本電信電話公社 | NTT
Instituto de Investigaciones Tecnológicas (Comillas) | IIT Comillas |
CTC Santander | Fundación Centro Tecnológico de Componentes |
Idonial | PRODINTEC ; ITMA ; ITMA Materials Technology ; Fundación ITMA |
Andaltec | Andaltec Plastic Technological Center |
CIDETEC Surface Engineering | CIDETEC Nanomedicine | CIDETEC
FIDAMC | Fundación para la Investigación, Desarrollo y Aplicación de Materiales Compuestos |
Centro Tecnológico Naval y del Mar | CTN Murcia |
CETENMA | Centro Tecnológico de la Energía y del Medio Ambiente |
Instituto de Hidráulica Ambiental de Cantabria | IHCantabria ; IH Cantabria ; Environmental Hydraulics Institute |
Canal de Isabel II | Canal de Isabel II Gestión ; CYII |
Aguas de Barcelona | Agbar ; Sociedad General de Aguas de Barcelona ; Aigües de Barcelona | Veolia
CETaqua | Cetaqua Water Technology Centre ; Centro Tecnológico del Agua | Aguas de Barcelona
EMASESA | Empresa Metropolitana de Abastecimiento y Saneamiento de Aguas de Sevilla |
SMAT Torino | Società Metropolitana Acque Torino ; SMAT |
MM Milano | Metropolitana Milanese ; MM SpA |
Publiacqua | Publiacqua SpA |
SIAAP | Service public de l'assainissement francilien ; Syndicat interdépartemental pour l'assainissement de l'agglomération parisienne |
Eau de Paris | SAGEP |
SEDIF | Syndicat des eaux d'Île-de-France |
Vivaqua | CIBE Brussels ; Compagnie intercommunale bruxelloise des eaux |
De Watergroep | Vlaamse Maatschappij voor Watervoorziening ; VMW |
Aquafin | Aquafin NV |
VCS Denmark | VandCenter Syd |
HOFOR | Københavns Energi ; Hovedstadsområdets Forsyningsselskab |
Svenskt Vatten | Swedish Water & Wastewater Association |
PWN | Provinciaal Waterleidingbedrijf Noord-Holland |
Evides | Evides Waterbedrijf |
Brabant Water | Brabant Water NV |
Dunea | Duinwaterbedrijf Zuid-Holland |
STOWA | Stichting Toegepast Onderzoek Waterbeheer |
ICLEI | International Council for Local Environmental Initiatives ; ICLEI Local Governments for Sustainability |
Prognos | Prognos AG |
Ecofys | Guidehouse Germany ; Ecofys Netherlands ; Ecofys Germany | Guidehouse
Guidehouse | Navigant Consulting ; Navigant ; PwC Public Sector |
CE Delft | Centrum voor Energiebesparing |
E4tech | E4tech UK | ERM
Trinomics | Trinomics BV |
Technopolis Group | Technopolis |
Fraunhofer Chile | Fraunhofer Chile Research | Fraunhofer Society
Fraunhofer Center for Energy Innovation | Fraunhofer CEI | Fraunhofer USA
Sandia California | Sandia National Laboratories California ; SNL/CA ; Sandia Livermore | Sandia National Laboratories
Combustion Research Facility | CRF Livermore | Sandia National Laboratories
Hanford Site | Hanford Works ; Hanford Engineer Works | United States Department of Energy
Rocky Flats Plant | Rocky Flats Environmental Technology Site | United States Department of Energy
Mound Laboratories | Mound Laboratory ; Mound Plant | United States Department of Energy
Waste Isolation Pilot Plant | WIPP | United States Department of Energy
ORAU | Oak Ridge Institute of Nuclear Studies | Oak Ridge Associated Universities
Consolidated Nuclear Security | CNS LLC |
Triad National Security | Los Alamos National Security ; LANS | Los Alamos National Laboratory
UT-Battelle | UT-Battelle LLC | Oak Ridge National Laboratory
Brookhaven Science Associates | BSA Upton | Brookhaven National Laboratory
Fermi Research Alliance | FRA Batavia | Fermilab
UChicago Argonne | UChicago Argonne LLC | Argonne National Laboratory
Alliance for Sustainable Energy | Midwest Research Institute NREL | National Renewable Energy Laboratory
MRIGlobal | Midwest Research Institute ; MRI Kansas City |
Institute for Soldier Nanotechnologies | ISN MIT |
Penn State Applied Research Laboratory | ARL Penn State ; Ordnance Research Laboratory |
Applied Research Laboratories (University of Texas) | ARL:UT ; ARLUT |
Applied Physics Laboratory (University of Washington) | APL-UW |
Space Dynamics Laboratory | SDL Utah ; Space Dynamics Laboratories |
Space Sciences Laboratory | SSL Berkeley ; UC Berkeley Space Sciences Laboratory |
Laboratory for Atmospheric and Space Physics | LASP ; LASP Boulder |
Cooperative Institute for Research in Environmental Sciences | CIRES |
Cooperative Institute for Research in the Atmosphere | CIRA Fort Collins |
National Snow and Ice Data Center | NSIDC |
Bay Area Environmental Research Institute | BAERI |
SETI Institute | Search for Extraterrestrial Intelligence Institute |
Planetary Science Institute | PSI Tucson |
Carnegie Observatories | Observatories of the Carnegie Institution for Science | Carnegie Institution for Science
Earth and Planets Laboratory | Geophysical Laboratory ; Department of Terrestrial Magnetism ; DTM Carnegie | Carnegie Institution for Science
Giant Magellan Telescope | GMT ; GMTO Corporation ; Giant Magellan Telescope Organization |
Thirty Meter Telescope | TMT International Observatory ; TMT |
W. M. Keck Observatory | Keck Observatory ; California Association for Research in Astronomy |
Subaru Telescope | Subaru Observatory ; すばる望遠鏡 | National Astronomical Observatory of Japan
Canada-France-Hawaii Telescope | CFHT ; Canada-France-Hawaii Telescope Corporation |
East Asian Observatory | EAO ; Joint Astronomy Centre ; James Clerk Maxwell Telescope |
Large Binocular Telescope Observatory | LBTO ; Large Binocular Telescope |
Instituto Geofísico del Perú | IGP Lima ; Jicamarca Radio Observatory |
IRAM 30m | Pico Veleta Observatory | IRAM
Nordic Optical Telescope | NOT La Palma |
Isaac Newton Group of Telescopes | ING La Palma |
Calar Alto Observatory | CAHA ; Centro Astronómico Hispano en Andalucía ; German-Spanish Astronomical Center |
Onsala Space Observatory | OSO Sweden |
Metsähovi Radio Observatory | Metsähovi |
EISCAT | European Incoherent Scatter Scientific Association ; EISCAT AB |
Sodankylä Geophysical Observatory | SGO |
International Space Science Institute | ISSI Bern |
Institut Mittag-Leffler | Mittag-Leffler Institute | Royal Swedish Academy of Sciences
Nordita | Nordic Institute for Theoretical Physics |
Isaac Newton Institute for Mathematical Sciences | Isaac Newton Institute |
Kavli Institute for Theoretical Physics | KITP |
Kavli Institute for the Physics and Mathematics of the Universe | Kavli IPMU ; IPMU |
Asia Pacific Center for Theoretical Physics | APCTP ; 아시아태평양이론물리센터 |
Simons Laufer Mathematical Sciences Institute | SLMath ; Mathematical Sciences Research Institute ; MSRI |
Fields Institute | Fields Institute for Research in Mathematical Sciences |
Santa Fe Institute | SFI Santa Fe |
Flatiron Institute | Simons Foundation Flatiron Institute | Simons Foundation
Simons Foundation | Simons Foundation International |
Kavli Foundation | The Kavli Foundation |
Bureau of Safety and Environmental Enforcement | BSEE | United States Department of the Interior
Interstate Renewable Energy Council | IREC US |
American Council for an Energy-Efficient Economy | ACEEE |
Rocky Mountain Institute | RMI ; RMI Colorado |
Regulatory Assistance Project | RAP Vermont |
Agora Energiewende | Agora Think Tanks |
Institute for Sustainable Futures | ISF Sydney |
CERTH Institute for Bio-Economy and Agri-Technology | iBO CERTH | Centre for Research and Technology Hellas
Danish Geotechnical Institute | GEO Denmark ; Geoteknisk Institut ; Geo |
Intertek Semko | SEMKO ; Svenska Elektriska Materielkontrollanstalten | Intertek
Nemko | Norges Elektriske Materiellkontroll |
Demko | UL International Demko ; Danmarks Elektriske Materielkontrol | UL Solutions
Fimko | SGS Fimko ; Sähkötarkastuskeskus | SGS
Inspecta | Kiwa Inspecta | Kiwa
Rescoll | RESCOLL Société de Recherche |
Quantis | Quantis International | Boston Consulting Group
myclimate | Stiftung myclimate |
Carbon Trust | The Carbon Trust |
Energy Saving Trust | EST UK |
Energy Technologies Institute | ETI Loughborough |
Aerospace Technology Institute | ATI Cranfield |
Advanced Propulsion Centre | APC UK ; Advanced Propulsion Centre UK |
UK Energy Research Centre | UKERC |
Scottish Environment Protection Agency | SEPA |
Scottish Universities Environmental Research Centre | SUERC |
British Hydromechanics Research Association | BHR Group ; BHRA ; BHR |
British Cast Iron Research Association | BCIRA |
Castings Technology International | Cti ; Steel Castings Research and Trade Association | Advanced Manufacturing Research Centre
Shirley Institute | British Textile Technology Group ; BTTG |
Rubber and Plastics Research Association | RAPRA ; Smithers Rapra ; Rapra Technology |
Production Engineering Research Association | PERA ; Pera Technology |
SIRA | Scientific Instrument Research Association ; Sira Technology ; Sira Electro-Optics |
Steel Construction Institute | SCI Ascot ; CONSTRADO |
TRADA | Timber Research and Development Association ; BM TRADA |
Paint Research Association | PRA Hampton |
Leatherhead Food Research | Leatherhead Food International ; British Food Manufacturing Industries Research Association |
Nuclear Industry Radioactive Waste Executive | UK Nirex Ltd | Nuclear Waste Services
National Radiological Protection Board | NRPB | UK Health Security Agency
British Energy | British Energy Group ; Scottish Nuclear ; British Energy plc | EDF Energy
Amersham International | Radiochemical Centre | Amersham
Associated Electrical Industries | British Thomson-Houston |
English Electric | English Electric Company ; English Electric Aviation | General Electric Company (UK)
Parsons Turbines | C. A. Parsons and Company ; NEI Parsons ; Reyrolle Parsons ; Northern Engineering Industries | Siemens Energy
Ruston Gas Turbines | Alstom Gas Turbines Lincoln ; European Gas Turbines ; Siemens Industrial Turbomachinery ; Demag Delaval Industrial Turbomachinery | Siemens Energy
Siemens Industrial Turbomachinery AB | ABB STAL ; STAL-Laval ; Alstom Power Sweden ; De Laval Ångturbin | Siemens Energy
British Aircraft Corporation | BAC Filton |
Hawker Siddeley | Hawker Siddeley Aviation ; Hawker Siddeley Dynamics ; Hawker Siddeley Group |
Westland Aircraft | Westland ; GKN Westland Helicopters | Leonardo Helicopters
Matra | Matra Défense ; Matra Espace ; Mécanique Aviation Traction | Airbus
Aérospatiale | Société nationale industrielle aérospatiale ; Sud Aviation ; Nord Aviation |
ERNO Raumfahrttechnik | ERNO ; MBB/ERNO | Airbus Defence and Space
Astrium | EADS Astrium Satellites ; Astrium Ltd ; Astrium GmbH | Airbus Defence and Space
Infoterra | Astrium GEO-Information Services ; Airbus DS Geo ; Infoterra GmbH | Airbus Defence and Space
Spot Image | Astrium Services Spot Image | Airbus Defence and Space
EADS Secure Networks | Cassidian Communications ; Airbus Public Safety and Security ; Airbus Secure Land Communications | Airbus
Paradigm Secure Communications | Astrium Services Paradigm | Airbus Defence and Space
Alenia Spazio | Selenia Spazio ; Alenia Aerospazio | Thales Alenia Space
Laben | LABEN S.p.A. | Thales Alenia Space
Officine Galileo | Galileo Avionica Firenze ; Alenia Difesa Officine Galileo | Selex ES
Carlo Gavazzi Space | Carlo Gavazzi Space SpA | OHB
ETCA | Alcatel ETCA ; Thales Alenia Space Belgium ; Thales Alenia Space ETCA | Thales Alenia Space
CRISA | Computadoras, Redes e Ingeniería ; Airbus Crisa | Airbus Defence and Space
ALTER Technology | Alter Technology TÜV Nord ; Tecnológica Componentes Electrónicos | TÜV NORD
Deimos Space | DEIMOS Space S.L.U. ; Elecnor Deimos ; Deimos Engenharia | Indra
Elecnor | Elecnor Group |
RHEA Group | RHEA System ; Starion Group |
Space Applications Services | SpaceApps Belgium |
Spacebel | SPACEBEL SA |
Terma GmbH | Terma Germany | Terma
Jena-Optronik | Jena Optronik GmbH | Airbus Defence and Space
Tesat-Spacecom | Tesat ; ANT Nachrichtentechnik ; Bosch SatCom ; Bosch Telecom Space | Airbus Defence and Space
Azur Space Solar Power | AZUR SPACE ; RWE Space Solar Power ; Telefunken Solartechnik | 5N Plus
5N Plus | 5N Plus Inc |
AEG | AEG-Telefunken ; AEG Aktiengesellschaft |
Telefunken | Telefunken Racoms ; Telefunken Sendertechnik | AEG
AEG Infrarot-Module | AIM Infrarot-Module ; AIM |
Dornier | Dornier System ; Dornier GmbH | Airbus
Siemens Plessey Systems | Plessey Radar | BAE Systems
GEC Alsthom | Alsthom-Atlantique | Alstom
Asea Brown Boveri Forschungszentrum Baden-Dättwil | ABB Corporate Research Baden-Dättwil ; ABB Forschungszentrum Dättwil | ABB
Alstom Power | ABB Alstom Power ; ABB Power Generation ; GE Power Alstom | GE Vernova
Battelle Institut Frankfurt | Battelle-Institut e.V. | Battelle
Geneva Research Center Battelle | Battelle Geneva Research Centre | Battelle
Institut Battelle | Battelle Europe | Battelle
Koninklijke PTT Nederland | Royal PTT Nederland ; PTT Post Telecom | KPN
Televerket (Sweden) | Swedish Telecom ; Royal Telegraph Agency ; Telegrafverket Sweden | Telia
Posts and Telecommunications Directorate Finland | PTL Tele ; Posts and Telecommunications of Finland | Sonera
Swedish State Power Board Älvkarleby Laboratory | Älvkarlebylaboratoriet ; Vattenfall Utveckling | Vattenfall
AB Atomenergi | Aktiebolaget Atomenergi | Studsvik
Instituto Nacional de Meteorología e Hidrología de Venezuela | INAMEH |
Servicio Meteorológico Nacional (Argentina) | SMN Argentina ; National Meteorological Service of Argentina |
INUMET | Instituto Uruguayo de Meteorología ; Uruguayan Institute of Meteorology |
INSMET | Instituto de Meteorología (Cuba) ; Institute of Meteorology Cuba |
Instituto Meteorológico Nacional | IMN Costa Rica |
Republic Hydrometeorological Service of Serbia | RHMZ ; RHMSS ; Republički hidrometeorološki zavod |
Ukrainian Hydrometeorological Institute | UkrHMI ; УкрГМІ |
Ukrainian Hydrometeorological Center | Укргідрометцентр |
Belhydromet | Белгидромет |
Kazhydromet | Казгидромет |
Uzhydromet | Узгидромет |
Direction de la Météorologie Nationale (Morocco) | Direction générale de la météorologie Morocco ; Maroc Météo |
Office National de la Météorologie | ONM Algeria |
Institut National de la Météorologie (Tunisia) | INM Tunisia |
Egyptian Meteorological Authority | EMA Egypt |
Kenya Meteorological Department | KMD |
Ghana Meteorological Agency | GMet |
Uganda National Meteorological Authority | UNMA |
Tanzania Meteorological Authority | TMA Tanzania |
ACMAD | African Centre of Meteorological Application for Development |
AGRHYMET | AGRHYMET Regional Centre |
IGAD Climate Prediction and Applications Centre | ICPAC |
I.R. of Iran Meteorological Organization | IRIMO ; Iran Meteorological Organization |
Vietnam Institute of Meteorology, Hydrology and Climate Change | IMHEN |
Thai Meteorological Department | TMD |
Geological Survey of Hungary | MAFI ; Magyar Állami Földtani Intézet | Supervisory Authority for Regulatory Affairs Hungary
Geological Survey of Bangladesh | GSB Dhaka |
Geological Survey of Namibia | GSN Namibia |
Botswana Geoscience Institute | BGI Botswana |
Geological Survey of Egypt | EGSMA ; Egyptian Mineral Resources Authority |
Geological Survey of Ethiopia | GSE Ethiopia |
Geological Survey and Mines Bureau | GSMB Sri Lanka |
Mines and Geosciences Bureau | MGB Philippines |
Department of Mineral Resources Thailand | DMR Thailand |
Minerals and Geoscience Department Malaysia | JMG ; Jabatan Mineral dan Geosains |
Instituto Uruguayo de Normas Técnicas | UNIT |
ICONTEC | Instituto Colombiano de Normas Técnicas y Certificación |
IRAM (Argentina) | Instituto Argentino de Normalización y Certificación |
INDECOPI | Instituto Nacional de Defensa de la Competencia y de la Protección de la Propiedad Intelectual |
INACAL | Instituto Nacional de Calidad |
Instituto Nacional de Normalización | INN Chile |
Saudi Standards, Metrology and Quality Organization | SASO |
Emirates Metrology Institute | EMI Abu Dhabi |
National Standardization Agency of Indonesia | BSN ; Badan Standardisasi Nasional |
National Metrology Institute of Indonesia | SNSU-BSN ; Puslit Metrologi LIPI |
National Metrology Institute of Malaysia | NMIM | SIRIM
Vietnam Metrology Institute | VMI Hanoi |
Kenya Bureau of Standards | KEBS |
Standards Organisation of Nigeria | SON |
Bulgarian Institute of Metrology | BIM Sofia ; Български институт по метрология |
Institutul Național de Metrologie | INM Bucharest ; National Institute of Metrology Romania |
Directorate of Measures and Precious Metals | DMDM Belgrade ; Direkcija za mere i dragocene metale |
Croatian Metrology Institute | HMI Zagreb ; Hrvatski mjeriteljski institut |
Belarusian State Institute of Metrology | BelGIM |
Kazakhstan Institute of Standardization and Metrology | KazStandard ; KazInMetr |
National Scientific Centre Institute of Metrology | NSC IM Kharkiv ; ННЦ Інститут метрології |
Philippine Space Agency | PhilSA |
Egyptian Space Agency | EgSA |
Algerian Space Agency | ASAL ; Agence Spatiale Algérienne |
Kenya Space Agency | KSA Nairobi |
State Space Agency of Ukraine | SSAU ; Державне космічне агентство України |
National Space Agency of the Republic of Kazakhstan | Kazcosmos |
Israel Space Agency | ISA Tel Aviv |
Agencia Espacial Mexicana | AEM Mexico ; Mexican Space Agency |
Agencia Espacial Española | AEE Spain ; Spanish Space Agency |
Portugal Space | Portuguese Space Agency ; Agência Espacial Portuguesa |
Luxembourg Space Agency | LSA Luxembourg |
Netherlands Space Office | NSO The Hague ; Netherlands Agency for Aerospace Programmes ; NIVR |
Belgian Science Policy Office | BELSPO |
Swiss Space Office | SSO Bern |
Agencia Bolivariana para Actividades Espaciales | ABAE |
Agencia Boliviana Espacial | ABE Bolivia |
Nigerian Communications Satellite | NigComSat |
Arabsat | Arab Satellite Communications Organization |
Türksat | Türksat Uydu Haberleşme |
Thaicom | Shin Satellite |
Measat | MEASAT Satellite Systems ; Binariang Satellite Systems |
AsiaSat | Asia Satellite Telecommunications |
Israel Oil Refineries | Bazan Group ; Oil Refineries Ltd ; ORL Haifa |
Delek Group | Delek ; NewMed Energy |
INEOS | INEOS Group ; Inspec Ethylene Oxide |
Innovene | BP Chemicals Innovene | INEOS
PetroIneos | Petroineos Grangemouth |
Perenco | Perenco SA |
Wintershall Noordzee | Wintershall Nederland |
Maurel & Prom | Maurel et Prom | Pertamina
OKEA | OKEA ASA |
Lundin Energy | Lundin Petroleum ; Orrön Energy | Aker BP
DNO | DNO ASA |
Cairn Energy | Capricorn Energy |
Cairn India | Cairn Oil & Gas | Vedanta
Oil Search | Oil Search Limited | Santos Limited
InterOil | InterOil Corporation | ExxonMobil
Beach Energy | Beach Petroleum |
Santos GLNG | Gladstone LNG | Santos Limited
Nord Stream | Nord Stream AG | Gazprom
Sakhalin Energy | Sakhalin Energy Investment Company |
Caspian Pipeline Consortium | CPC Caspian |
Tengizchevroil | TCO Kazakhstan |
Karachaganak Petroleum Operating | KPO |
North Caspian Operating Company | NCOC ; Agip KCO |
Petro Rabigh | Rabigh Refining and Petrochemical Company |
Sadara | Sadara Chemical Company |
YASREF | Yanbu Aramco Sinopec Refining Company |
Motiva Enterprises | Motiva | Saudi Aramco
Arlanxeo | ARLANXEO Holding | Saudi Aramco
Flint Hills Resources | Koch Petroleum Group | Koch Industries
Valero Energy | Valero Refining ; Ultramar Diamond Shamrock |
Citgo | Cities Service Company |
Getty Oil | Tidewater Oil | Texaco
Gulf Oil | Gulf Oil Corporation ; Gulf Research and Development Company |
Superior Oil | Superior Oil Company | ExxonMobil
Vacuum Oil | Vacuum Oil Company ; Socony-Vacuum ; Socony Mobil | ExxonMobil
Enron | Enron Corporation ; Houston Natural Gas |
Dynegy | Natural Gas Clearinghouse ; Illinova | Vistra
Mirant | Southern Energy Inc ; GenOn Energy | NRG Energy
Pattern Energy | Pattern Energy Group |
Invenergy | Invenergy LLC |
Brookfield Renewable | Brookfield Renewable Partners ; TerraForm Power |
Northland Power | Northland Power Inc |
Innergex | Innergex Renewable Energy |
Boralex | Boralex Inc |
Mainstream Renewable Power | Mainstream | Aker Horizons
Juwi | JUWI AG | MVV Energie
BayWa r.e. | BayWa renewable energy |
PNE AG | PNE Wind ; Plambeck Neue Energien |
ABO Energy | ABO Wind |
wpd | wpd AG ; wpd think energy |
Energiekontor | Energiekontor AG |
Ocean Power Technologies | OPT New Jersey |
Orbital Marine Power | Scotrenewables Tidal Power |
SIMEC Atlantis Energy | Atlantis Resources ; SAE Renewables ; Marine Current Turbines |
CorPower Ocean | CorPower |
Carnegie Clean Energy | Carnegie Wave Energy ; CETO |
Minesto | Minesto AB |
Wello | Wello Oy |
Principle Power | WindFloat |
Ideol | BW Ideol |
Hexicon | Hexicon AB |
Windar Photonics | Windar |
Leosphere | Leosphere SAS | Vaisala
ZX Lidars | ZephIR Lidar ; Natural Power ZephIR |
Romo Wind | ROMO Wind AG |
AWS Truepower | AWS Scientific ; UL AWS Truepower | UL Solutions
DEWI | Deutsches Windenergie-Institut ; German Wind Energy Institute ; UL DEWI | UL Solutions
WindGuard | Deutsche WindGuard |
ForWind | ForWind Center for Wind Energy Research |
Knowledge Centre WMC | WMC Wieringerwerf ; Stichting Kenniscentrum WMC | TNO
DigitalGlobe | EarthWatch ; DigitalGlobe Inc | Maxar Technologies
GeoEye | ORBIMAGE ; Space Imaging | DigitalGlobe
Southern Copper | Southern Peru Copper ; Southern Copper Corporation | Grupo México
ASARCO | American Smelting and Refining Company | Grupo México
Shopee | Shopee Singapore | Sea Limited
Garena | Garena Online | Sea Limited
VinFast | VinFast Auto | Vingroup
VinAI | VinAI Research | Vingroup
Foton Motor | Beiqi Foton ; 福田汽车 | BAIC Group
MiaSolé | MiaSole Hi-Tech | Hanergy
Alta Devices | Alta Devices Inc | Hanergy
Smiths Detection | Graseby Dynamics ; Heimann Systems ; Barringer Technologies | Smiths Group
Asylum Research | Oxford Instruments Asylum Research | Oxford Instruments
Kenworth | Kenworth Truck Company | Paccar
Peterbilt | Peterbilt Motors | Paccar
Fendt | AGCO Fendt ; Xaver Fendt | AGCO
Massey Ferguson | Massey-Harris ; Varity Corporation | AGCO
Kalmar Corporation | Kalmar Industries ; Kalmar Oyj | Cargotec
MacGregor | MacGregor Group | Cargotec
JBL | James B. Lansing Sound | Harman International
Freyssinet | Freyssinet International | Soletanche Freyssinet
Menard | Menard Group | Soletanche Freyssinet
Soletanche Bachy | Bachy Soletanche | Soletanche Freyssinet
Terre Armée | Reinforced Earth Company ; Geoquest | Soletanche Freyssinet
Schlage | Schlage Lock Company | Allegion
SunEdison Semiconductor | MEMC Electronic Materials Merano | GlobalWafers
STATS ChipPAC | ChipPAC ; ST Assembly Test Services | JCET
Metcalf & Eddy | Metcalf and Eddy | AECOM
Tishman Construction | AECOM Tishman | AECOM
Union Switch & Signal | US&S | Ansaldo STS
Ilmor | Ilmor Engineering |
Kamov | Kamov Design Bureau | Russian Helicopters
Mil Moscow Helicopter Plant | Mil Design Bureau ; МВЗ им. М. Л. Миля | Russian Helicopters
Detroit Diesel | Detroit Diesel Corporation | Daimler Truck
EvoBus | Daimler Buses ; Setra ; Kässbohrer | Daimler Truck
Skybox Imaging | Terra Bella | Planet Labs
Dematic | Dematic GmbH ; Mannesmann Dematic | KION Group
Linde Material Handling | LMH ; Linde MH | KION Group
Goodrich ISR Systems | Recon/Optical ; UTC Aerospace ISR | Goodrich Corporation
Sundstrand | Sundstrand Corporation | Hamilton Sundstrand
Hamilton Standard | Hamilton Standard Propeller | Hamilton Sundstrand
Harley-Davidson | Harley Davidson Motor Company ; H-D |
Polaris | Polaris Industries ; Polaris Inc |
BRP | Bombardier Recreational Products |
`;
