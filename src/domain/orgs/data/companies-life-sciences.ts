// Employers of medicine, biology, chemistry, farming and food, with their local names, short forms and former names.
// Written by hand from general knowledge. Name | other names ; … | the body it belongs to.
// A row whose name stands in an earlier table adds to that row.

export const COMPANIES_LIFE_SCIENCES = `
Warner-Lambert | Warner-Lambert Company ; Parke, Davis & Company ; Parke-Davis Pharmaceutical Research |
Agouron Pharmaceuticals | Agouron | Pfizer
Pharmacia | The Upjohn Company ; Kabi ; Pharmacia Corporation ; Pharmacia Upjohn ; Procordia |
Medivation | Medivation Inc |
Anacor Pharmaceuticals | Anacor | Pfizer
Biohaven Pharmaceuticals | Biohaven Pharmaceutical Holding | Pfizer
Arena Pharmaceuticals | | Pfizer
Global Blood Therapeutics | GBT | Pfizer
Trillium Therapeutics | Stem Cell Therapeutics | Pfizer
Bamboo Therapeutics | | Pfizer
Encysive Pharmaceuticals | Texas Biotechnology Corporation ; Encysive | Pfizer
Rinat Neuroscience | Rinat | Pfizer
Coley Pharmaceutical Group | Coley Pharmaceutical ; CpG ImmunoPharmaceuticals | Pfizer
Vicuron Pharmaceuticals | Versicor | Pfizer
Esperion Therapeutics | Esperion |
Excaliard Pharmaceuticals | | Pfizer
FoldRx Pharmaceuticals | FoldRx | Pfizer
Metsera | | Pfizer
Meridian Medical Technologies | Survival Technology ; Brunswick Biomedical |
Greenstone | Greenstone LLC | Viatris
Embrex | Embrex Inc | Zoetis
Abaxis | Abaxis Inc | Zoetis
Pharmaq | PHARMAQ AS | Zoetis
Platinum Performance | | Zoetis
Fort Dodge Laboratories | Fort Dodge Animal Health | Zoetis
Laboratorios Pfizer | Pfizer Brasil | Pfizer
Schering-Plough | Schering-Plough Research Institute ; SPRI |
Organon | NV Organon |
Organon BioSciences | | Organon
DNAX Research Institute | DNAX ; DNAX Research | Merck & Co
Sirna Therapeutics | Ribozyme Pharmaceuticals ; RPI | Merck & Co
Rosetta Inpharmatics | | Merck & Co
GlycoFi | GlycoFi Inc | Merck & Co
Idenix Pharmaceuticals | Novirio Pharmaceuticals ; Idenix | Merck & Co
Inspire Pharmaceuticals | | Merck & Co
Afferent Pharmaceuticals | | Merck & Co
Acceleron Pharma | Acceleron | Merck & Co
ArQule | ArQule Inc | Merck & Co
Peloton Therapeutics | | Merck & Co
Pandion Therapeutics | | Merck & Co
Prometheus Biosciences | Precision IBD | Merck & Co
Imago BioSciences | | Merck & Co
VelosBio | | Merck & Co
Themis Bioscience | Themis | Merck & Co
Immune Design | | Merck & Co
Viralytics | | Merck & Co
Rigontec | | Merck & Co
cCAM Biotherapeutics | | Merck & Co
OncoEthix | | Merck & Co
Verona Pharma | Isis Resources | Merck & Co
Harpoon Therapeutics | | Merck & Co
EyeBio | Eyebiotech | Merck & Co
Merck Frosst | Merck Frosst Canada ; Charles E. Frosst & Co ; Merck Frosst Centre for Therapeutic Research | Merck & Co
MSD K.K. | Banyu Pharmaceutical ; 万有製薬 ; MSD株式会社 | Merck & Co
MSD Animal Health | Merck Animal Health ; Intervet ; Intervet/Schering-Plough Animal Health ; Intervet International | Merck & Co
Antelliq | Allflex | Merck & Co
MSD Wellcome Trust Hilleman Laboratories | Hilleman Laboratories |
Exscientia | | Recursion Pharmaceuticals
Recursion Pharmaceuticals | Recursion |
Cyclica | | Recursion Pharmaceuticals
Valence Discovery | Valence Labs ; InVivo AI | Recursion Pharmaceuticals
Millipore | Millipore Corporation ; EMD Millipore ; MilliporeSigma |
Sigma-Aldrich | Sigma Chemical ; Aldrich Chemical Company ; Fluka ; Supelco |
Serono | Serono International ; Istituto Farmacologico Serono ; Serono Pharmaceutical Research Institute |
AZ Electronic Materials | | Merck KGaA
Versum Materials | | Merck KGaA
SpringWorks Therapeutics | SpringWorks | Merck KGaA
Mirus Bio | | Merck KGaA
Exelead | | Merck KGaA
Amnis | Amnis Corporation | Cytek Biosciences
Cytek Biosciences | Cytoville ; Cytek Development |
Merck KGaA | EMD Chemicals ; EMD Electronics ; Merck Darmstadt ; Merck Life Science ; Merck Biopharma |
Novartis | Novartis Institute for Tropical Diseases ; NITD ; Novartis Biomedical Research ; 诺华 ; ノバルティス |
Ciba-Geigy | Ciba-Geigy AG ; J. R. Geigy ; CIBA Aktiengesellschaft |
Sandoz | Sandoz Group ; Sandoz AG ; Sandoz International ; Biochemie GmbH |
Hexal | Hexal AG | Sandoz
Eon Labs | | Sandoz
Ebewe Pharma | EBEWE | Sandoz
Fougera Pharmaceuticals | Nycomed US ; E. Fougera & Co ; Altana Inc | Sandoz
Chiron | Chiron Corporation ; Chiron Vaccines | Novartis
Cetus Corporation | Cetus | Chiron
Novartis Vaccines and Diagnostics | Novartis Vaccines ; Chiron Behring | Novartis
Genomics Institute of the Novartis Research Foundation | GNF ; Genomics Institute of Novartis Research Foundation | Novartis
AveXis | Novartis Gene Therapies ; BioLife Cell Bank | Novartis
Advanced Accelerator Applications | AAA ; Adacap | Novartis
Endocyte | Endocyte Inc | Novartis
The Medicines Company | Medicines Company ; MDCO | Novartis
Chinook Therapeutics | Aduro Biotech ; Triton BioSystems | Novartis
MorphoSys | MorphoSys AG |
Constellation Pharmaceuticals | | MorphoSys
Avidity Biosciences | Avidity NanoMedicines | Novartis
Anthos Therapeutics | | Novartis
Tourmaline Bio | | Novartis
Regulus Therapeutics | | Novartis
Kate Therapeutics | | Novartis
Mariana Oncology | | Novartis
DTx Pharma | | Novartis
Gyroscope Therapeutics | | Novartis
Vedere Bio | | Novartis
Cadent Therapeutics | Luc Therapeutics ; Mnemosyne Pharmaceuticals | Novartis
Selexys Pharmaceuticals | | Novartis
Ziarco | | Novartis
CoStim Pharmaceuticals | | Novartis
Xiidra | | Novartis
IFM Tre | | Novartis
Arctos Medical | | Novartis
Admune Therapeutics | | Novartis
WaveLight | Alcon Laser Systems | Alcon
Genoptix | Genoptix Medical Laboratory | NeoGenomics
NeoGenomics | NeoGenomics Laboratories |
Speedel | Speedel Holding | Novartis
Corthera | | Novartis
SystImmune | | Sichuan Biokin Pharmaceutical
Sichuan Biokin Pharmaceutical | 四川百利天恒药业 ; Baili-Pharm ; Biokin |
Roche | Hoffmann-La Roche Inc ; Roche Pharma ; ロシュ ; 罗氏 ; Roche Institute of Molecular Biology ; Nutley Roche |
Ventana Medical Systems | Ventana ; Roche Tissue Diagnostics | Roche
454 Life Sciences | 454 Corporation ; 454 Sequencing | Roche
NimbleGen | Roche NimbleGen ; NimbleGen Systems | Roche
InterMune | InterMune Pharmaceuticals | Roche
Santaris Pharma | Santaris ; Roche Innovation Center Copenhagen ; Cureon | Roche
Flatiron Health | Flatiron | Roche
GenMark Diagnostics | Osmetech ; Clinical Micro Sensors | Roche
Genia Technologies | | Roche
Ariosa Diagnostics | Aria Diagnostics ; Tandem Diagnostics | Roche
Dutalys | | Roche
Bina Technologies | | Roche
Kapa Biosystems | | Roche
Ignyta | NexDx | Roche
Stratos Genomics | | Roche
TIB Molbiol | TIB MOLBIOL Syntheselabor | Roche
Telavant | | Roche
Carmot Therapeutics | | Roche
Poseida Therapeutics | | Roche
89bio | | Roche
Good Therapeutics | | Roche
Promedior | | Roche
Inflazome | | Roche
Seragon Pharmaceuticals | Seragon | Genentech
Trophos | | Roche
GlycArt Biotechnology | Roche Glycart ; GlycArt | Roche
Anadys Pharmaceuticals | Anadys | Roche
Memory Pharmaceuticals | | Roche
ARIUS Research | | Roche
Piramed | PIramed Limited | Roche
Therapeutic Human Polyclonals | THP | Roche
AVL Medical Instruments | | Roche
Disetronic | Disetronic Medical Systems ; Roche Diabetes Care | Roche
Igen International | IGEN ; BioVeris | Roche
Constitution Medical | | Roche
mySugr | | Roche
Tanox | Tanox Biosystems | Genentech
Jecure Therapeutics | | Genentech
Roche Molecular Systems | RMS | Roche
Syntex | Syntex Corporation ; Syntex Research ; Syntex S.A. ; Laboratorios Syntex | Roche
Roche Diagnostics GmbH | Roche Mannheim ; Roche Penzberg | Roche
Chugai Pharmaceutical | Chugai Seiyaku |
Chugai Pharma USA | Chugai Biopharmaceuticals ; Gen-Probe Chugai | Chugai Pharmaceutical
Forerunner Pharma Research | | Chugai Pharmaceutical
C&C Research Laboratories | C&C Research Labs | JW Pharmaceutical
GlaxoSmithKline | GSK plc ; GlaxoSmithKline plc ; Glaxo Group Research ; Allen & Hanburys ; Beecham ; Beecham Group ; SmithKline & French ; Smith Kline & French ; SmithKline Beckman ; SmithKline Beecham Pharmaceuticals ; 葛兰素史克 ; グラクソ・スミスクライン |
GSK Vaccines | GlaxoSmithKline Biologicals ; GSK Biologicals ; SmithKline Biologicals ; SmithKline Beecham Biologicals ; SmithKline RIT | GlaxoSmithKline
Stiefel Laboratories | Stiefel | GlaxoSmithKline
Affymax | Affymax Research Institute |
Corixa | Corixa Corporation ; Ribi ImmunoChem Research | GlaxoSmithKline
Sirtris Pharmaceuticals | Sirtris | GlaxoSmithKline
Cellzome | | GlaxoSmithKline
Okairos | | GlaxoSmithKline
ID Biomedical | ID Biomedical Corporation ; GlaxoSmithKline Biologicals North America | GlaxoSmithKline
GlycoVaxyn | LimmaTech Biologics | GlaxoSmithKline
Domantis | Diversys | GlaxoSmithKline
Tesaro | TESARO Inc | GlaxoSmithKline
Sierra Oncology | ProNAi Therapeutics | GlaxoSmithKline
Affinivax | | GlaxoSmithKline
BELLUS Health | Neurochem ; BELLUS Santé | GlaxoSmithKline
Aiolos Bio | | GlaxoSmithKline
Praecis Pharmaceuticals | PRAECIS | GlaxoSmithKline
Reliant Pharmaceuticals | | GlaxoSmithKline
Block Drug | Block Drug Company | GlaxoSmithKline
Genelabs Technologies | Genelabs | GlaxoSmithKline
Wellcome Foundation | Burroughs Wellcome & Co ; Wellcome plc |
Wellcome Research Laboratories | Wellcome Physiological Research Laboratories | Wellcome Foundation
Galvani Bioelectronics | | GlaxoSmithKline
ViiV Healthcare | Shionogi-ViiV Healthcare |
GSK Consumer Healthcare | GlaxoSmithKline Consumer Healthcare ; SmithKline Beecham Consumer Healthcare | Haleon
Tres Cantos Open Lab Foundation | TCOLF | GlaxoSmithKline
GlaxoSmithKline Pharmaceuticals India | GlaxoSmithKline Pharmaceuticals Limited ; Glaxo India | GlaxoSmithKline
Innoviva | Theravance ; Theravance Inc ; Advanced Medicine |
Entasis Therapeutics | | Innoviva
La Jolla Pharmaceutical | La Jolla Pharmaceutical Company ; LJP ; LJPC | Innoviva
Tetraphase Pharmaceuticals | Tetraphase | La Jolla Pharmaceutical
AstraZeneca | Astra AB ; Zeneca Pharmaceuticals ; ICI Pharmaceuticals ; Astra Hässle ; Astra Draco ; AB Astra ; Zeneca Group ; AstraZeneca plc ; 阿斯利康 ; アストラゼネカ |
MedImmune | Molecular Vaccines |
Cambridge Antibody Technology | CAT | MedImmune
Aviron | Aviron Inc | MedImmune
Definiens | Definiens AG ; Delphi2 Creative Technologies | AstraZeneca
Pearl Therapeutics | | AstraZeneca
Amplimmune | | AstraZeneca
Spirogen | | AstraZeneca
Acerta Pharma | | AstraZeneca
KuDOS Pharmaceuticals | KuDOS | AstraZeneca
Arrow Therapeutics | | AstraZeneca
Novexel | | AstraZeneca
Ardea Biosciences | IntraBiotics Pharmaceuticals | AstraZeneca
ZS Pharma | ZS Pharma Inc | AstraZeneca
Omthera Pharmaceuticals | | AstraZeneca
Almac | Almac Group ; Almac Sciences ; Almac Discovery ; Almac Clinical Services ; Galen Holdings |
Arca Biopharma | Oruka Therapeutics ; Nuvelo ; Hyseq ; Hyseq Pharmaceuticals |
Astra Tech | Astra Meditec | Dentsply Sirona
Amylin Pharmaceuticals | Amylin ; Amylin Corporation | AstraZeneca
Gracell Biotechnologies | 亘喜生物 ; Gracell | AstraZeneca
Fusion Pharmaceuticals | | AstraZeneca
Icosavax | | AstraZeneca
CinCor Pharma | | AstraZeneca
TeneoTwo | | AstraZeneca
LogicBio Therapeutics | LogicBio | AstraZeneca
Neogene Therapeutics | | AstraZeneca
Caelum Biosciences | | AstraZeneca
Amolyt Pharma | Alizé Pharma 3 | AstraZeneca
EsoBiotec | | AstraZeneca
Viela Bio | | Horizon Therapeutics
Alexion Pharmaceuticals | Alexion AstraZeneca Rare Disease ; AstraZeneca Rare Disease |
Synageva BioPharma | AviGenics ; Synageva | Alexion Pharmaceuticals
Syntimmune | | Alexion Pharmaceuticals
Wilson Therapeutics | | Alexion Pharmaceuticals
Portola Pharmaceuticals | Portola | Alexion Pharmaceuticals
Achillion Pharmaceuticals | Achillion | Alexion Pharmaceuticals
Enobia Pharma | | Alexion Pharmaceuticals
Taligen Therapeutics | | Alexion Pharmaceuticals
Sanofi | Sanofi-aventis Deutschland ; Sanofi Recherche ; Synthélabo ; Sanofi Winthrop ; サノフィ ; 赛诺菲 |
Hoechst | Hoechst AG ; Hoechst Marion Roussel ; HMR | Sanofi
Marion Merrell Dow | Marion Laboratories ; Merrell Dow ; Marion Merrell ; Merrell Dow Pharmaceuticals ; William S. Merrell Company | Hoechst
Rhône-Poulenc | Société chimique des usines du Rhône ; RP |
Rhône-Poulenc Rorer | RPR ; William H. Rorer ; Rorer Group | Rhône-Poulenc
Aventis CropScience | AgrEvo ; Hoechst Schering AgrEvo ; Rhône-Poulenc Agro ; Rhône-Poulenc Agrochimie | Bayer CropScience
Genzyme | Sanofi Genzyme |
Ilex Oncology | ILEX | Genzyme
AnorMED | AnorMED Inc | Genzyme
Genzyme Transgenics | GTC Biotherapeutics ; GTC ; rEVO Biologics |
BiPar Sciences | | Sanofi
Bioverativ | Biogen Hemophilia ; Bioverativ Therapeutics | Sanofi
Ablynx | Ablynx NV | Sanofi
True North Therapeutics | | Bioverativ
Synthorx | | Sanofi
Principia Biopharma | | Sanofi
Translate Bio | RaNA Therapeutics | Sanofi
Kymab | Kymab Ltd | Sanofi
Kadmon | Kadmon Holdings ; Kadmon Pharmaceuticals ; Three Rivers Pharmaceuticals | Sanofi
Amunix | Amunix Pharmaceuticals | Sanofi
Tidal Therapeutics | | Sanofi
Provention Bio | Provention | Sanofi
Inhibrx | Tenium Therapeutics |
Blueprint Medicines | Hoyle Pharmaceuticals | Sanofi
Vigil Neuroscience | Vigil | Sanofi
Vicebio | | Sanofi
Dynavax | Dynavax Technologies ; Double Helix Pharmaceuticals ; Rhein Biotech | Sanofi
Protein Sciences | Protein Sciences Corporation ; MicroGeneSys | Sanofi Pasteur
Acambis | OraVax ; Peptide Therapeutics | Sanofi Pasteur
VaxServe | | Sanofi Pasteur
Institut Mérieux | Mérieux |
Mérieux NutriSciences | Silliker | Institut Mérieux
Mérieux Développement | | Institut Mérieux
Transgene | Transgene SA | Institut Mérieux
ABL Inc | Advanced BioScience Laboratories | Institut Mérieux
Fondation Mérieux | Mérieux Foundation ; Fondation Marcel Mérieux |
Merial | Merial Limited ; Rhône Mérieux | Boehringer Ingelheim
Opella | Opella Healthcare ; Sanofi Consumer Healthcare | Sanofi
Chattem | Chattem Inc ; Chattanooga Medicine Company | Sanofi
Zentiva | Léčiva ; Slovakofarma ; SPOFA |
Medley | Medley Indústria Farmacêutica ; Medley Farmacêutica | Sanofi
Winthrop | Winthrop Pharmaceuticals ; Sterling Winthrop ; Sterling Drug | Sanofi
Shantha Biotechnics | Shantha | Sanofi
Fovea Pharmaceuticals | Sanofi-Fovea | Sanofi
Merck Sharp & Dohme Chibret | MSD France ; Laboratoires Chibret | Merck & Co
Nattermann | A. Nattermann & Cie | Sanofi
Bayer | Bayer Pharma ; Bayer Vital ; Bayer Schering Pharma ; Bayer HealthCare Pharmaceuticals ; Bayer Corporation ; バイエル ; 拜耳 ; Bayer Material Science |
Covestro | Covestro AG |
Schering AG | Schering Aktiengesellschaft ; Schering Berlin ; Schering Deutschland |
Currenta | Bayer Industry Services ; Chempark |
Miles Laboratories | Miles Inc ; Dr. Miles Medical Company ; Cutter Laboratories ; Miles Pharmaceuticals | Bayer
AskBio | Asklepios BioPharmaceutical | Bayer
BlueRock Therapeutics | BlueRock | Bayer
Vividion Therapeutics | | Bayer
Algeta | Algeta ASA | Bayer
Conceptus | Conceptus Inc | Bayer
Medrad | MEDRAD Inc ; Bayer Medical Care | Bayer
KaNDy Therapeutics | | Bayer
Steigerwald Arzneimittelwerk | Steigerwald | Bayer
Dihon Pharmaceutical Group | 滇虹药业 ; Dihon | Bayer
Nunhems | Nunhems Zaden ; Nunhems Seeds | BASF
AgraQuest | | Bayer CropScience
Athenix | Athenix Corporation | Bayer CropScience
Plant Genetic Systems | PGS ; Bayer BioScience NV | Bayer CropScience
DeKalb Genetics | DEKALB ; DeKalb AgResearch | Monsanto
Seminis | Seminis Vegetable Seeds ; Asgrow Vegetable | Monsanto
De Ruiter Seeds | De Ruiter | Monsanto
Calgene | | Monsanto
Delta and Pine Land | Delta & Pine Land ; D&PL ; Deltapine | Monsanto
Asgrow | Asgrow Seed | Monsanto
Holden's Foundation Seeds | | Monsanto
Searle | G. D. Searle ; GD Searle ; Searle Pharmaceuticals | Pfizer
Solutia | Solutia Inc | Eastman Chemical
Climate Corporation | The Climate Corporation ; WeatherBill ; Climate LLC | Bayer
Agracetus | | Monsanto
Johnson & Johnson | JNJ ; Johnson & Johnson Innovative Medicine ; Johnson & Johnson MedTech ; ジョンソン・エンド・ジョンソン ; 强生 |
Janssen | Janssen-Cilag ; Janssen Research Foundation ; Janssen Pharmaceutical ; Johnson & Johnson Innovative Medicine Belgium ; ヤンセンファーマ ; 西安杨森 ; Cilag |
Xian-Janssen Pharmaceutical | Xi'an Janssen | Janssen
Ortho-McNeil Pharmaceutical | Ortho-McNeil ; Ortho-McNeil-Janssen Pharmaceuticals ; Ortho Pharmaceutical ; Ortho Pharmaceutical Corporation | Johnson & Johnson
McNeil Consumer Healthcare | McNeil Laboratories ; McNeil Consumer Products ; McNeil-PPC ; McNeil Nutritionals | Kenvue
R. W. Johnson Pharmaceutical Research Institute | RWJPRI ; R.W. Johnson PRI ; Robert Wood Johnson Pharmaceutical Research Institute | Johnson & Johnson
Tibotec | Tibotec-Virco ; Tibotec Pharmaceuticals ; Virco | Johnson & Johnson
ALZA | ALZA Corporation | Johnson & Johnson
Scios | Scios Nova ; California Biotechnology ; Cal Bio | Johnson & Johnson
Cordis | Cordis Corporation ; Medical Development Corporation |
DePuy Synthes | DePuy Spine ; DePuy International ; DePuy Mitek ; DePuy Inc | Johnson & Johnson
Codman | Codman & Shurtleff ; Codman Neuro | Integra LifeSciences
Acclarent | Acclarent Inc |
Biosense Webster | Biosense | Johnson & Johnson
Ethicon Endo-Surgery | EES | Ethicon
Auris Health | Auris Surgical Robotics | Johnson & Johnson
Verb Surgical | | Johnson & Johnson
Abiomed | ABIOMED Inc ; Applied Biomedical Corporation | Johnson & Johnson
Impella Cardiosystems | Impella CardioTechnology | Abiomed
Shockwave Medical | Shockwave | Johnson & Johnson
V-Wave | | Johnson & Johnson
Vistakon | Johnson & Johnson Vision Care ; Johnson & Johnson Vision ; Frontier Contact Lens Company | Johnson & Johnson
Abbott Medical Optics | AMO ; Advanced Medical Optics ; Johnson & Johnson Surgical Vision | Johnson & Johnson
TearScience | | Johnson & Johnson
LifeScan | LifeScan Inc |
Animas | Animas Corporation | Johnson & Johnson
Veridex | Janssen Diagnostics | Johnson & Johnson
Ortho Clinical Diagnostics | OCD ; Ortho Diagnostic Systems ; Ortho Diagnostics | QuidelOrtho
QuidelOrtho | Quidel ; Quidel Corporation ; Monoclonal Antibodies Inc |
Idorsia | Idorsia Pharmaceuticals |
Aragon Pharmaceuticals | | Johnson & Johnson
Alios BioPharma | | Johnson & Johnson
XO1 | | Johnson & Johnson
Novira Therapeutics | | Johnson & Johnson
Momenta Pharmaceuticals | Mimeon ; Momenta | Johnson & Johnson
Ambrx | Ambrx Biopharma | Johnson & Johnson
Proteologix | | Johnson & Johnson
Intra-Cellular Therapies | ITCI ; Intracellular Therapies | Johnson & Johnson
Halda Therapeutics | | Johnson & Johnson
TARIS Biomedical | | Johnson & Johnson
Cougar Biotechnology | SRKP 4 | Johnson & Johnson
TransForm Pharmaceuticals | | Johnson & Johnson
Peninsula Pharmaceuticals | | Johnson & Johnson
3-Dimensional Pharmaceuticals | 3DP | Johnson & Johnson
RespiVert | | Johnson & Johnson
Covagen | | Johnson & Johnson
BeneVir | BeneVir Biopharm | Johnson & Johnson
Neutrogena | Natone | Kenvue
Dabao | Beijing Dabao Cosmetics | Kenvue
Ci:z Holdings | Ci:Labo ; Dr.Ci:Labo ; シーズ・ホールディングス | Kenvue
Eli Lilly | Lilly USA ; 礼来 ; 日本イーライリリー |
ImClone Systems | ImClone ; ImClone LLC | Eli Lilly
ICOS Corporation | ICOS | Eli Lilly
Applied Molecular Evolution | Ixsys | Eli Lilly
SGX Pharmaceuticals | Structural GenomiX | Eli Lilly
Avid Radiopharmaceuticals | | Eli Lilly
Hypnion | | Eli Lilly
Lilly ICOS | | Eli Lilly
Loxo Oncology | Loxo ; Loxo@Lilly | Eli Lilly
Armo BioSciences | Targenics | Eli Lilly
CoLucid Pharmaceuticals | CoLucid | Eli Lilly
Dermira | Skintelligence | Eli Lilly
Disarm Therapeutics | | Eli Lilly
Prevail Therapeutics | | Eli Lilly
Protomer Technologies | | Eli Lilly
Akouos | | Eli Lilly
Emergence Therapeutics | | Eli Lilly
Sigilon Therapeutics | | Eli Lilly
DICE Therapeutics | DiCE Molecules | Eli Lilly
Versanis Bio | | Eli Lilly
Mablink Bioscience | Mablink | Eli Lilly
Point Biopharma | POINT Biopharma Global | Eli Lilly
Morphic Holding | Morphic Therapeutic ; Morphic | Eli Lilly
Verve Therapeutics | Endcadia | Eli Lilly
SiteOne Therapeutics | | Eli Lilly
Adverum Biotechnologies | Avalanche Biotechnologies ; Adverum | Eli Lilly
Alnara Pharmaceuticals | | Eli Lilly
Lohmann Animal Health | Lohmann | Elanco
Janssen Animal Health | | Elanco
Novartis Animal Health | | Elanco
Bayer Animal Health | | Elanco
Kindred Biosciences | KindredBio | Elanco
Aratana Therapeutics | Aratana | Elanco
Ivy Animal Health | | Elanco
Bristol Myers Squibb | Bristol-Myers Company ; Squibb Corporation ; ER Squibb ; Bristol Laboratories ; 百时美施贵宝 ; ブリストル・マイヤーズ スクイブ |
Medarex | Medarex Inc ; GenPharm International | Bristol Myers Squibb
Adnexus Therapeutics | Adnexus ; Compound Therapeutics ; Phylos | Bristol Myers Squibb
Kosan Biosciences | | Bristol Myers Squibb
ZymoGenetics | Zymos | Bristol Myers Squibb
Inhibitex | FermaVir | Bristol Myers Squibb
iPierian | Pierian ; IPPASI | Bristol Myers Squibb
Flexus Biosciences | | Bristol Myers Squibb
Cardioxyl Pharmaceuticals | | Bristol Myers Squibb
Padlock Therapeutics | | Bristol Myers Squibb
Cormorant Pharmaceuticals | | Bristol Myers Squibb
Turning Point Therapeutics | TP Therapeutics | Bristol Myers Squibb
Mirati Therapeutics | MethylGene ; Mirati | Bristol Myers Squibb
Karuna Therapeutics | Karuna Pharmaceuticals ; Karuna | Bristol Myers Squibb
RayzeBio | | Bristol Myers Squibb
Orbital Therapeutics | | Bristol Myers Squibb
2seventy bio | | Bristol Myers Squibb
DuPont Pharmaceuticals | DuPont Merck Pharmaceutical Company ; DuPont Merck ; DuPont Merck Pharmaceuticals | Bristol Myers Squibb
Oncogen | Genetic Systems Corporation | Bristol Myers Squibb
ConvaTec | Convatec Group |
Mead Johnson | Mead Johnson & Company |
Celgene | Celgene Cellular Therapeutics |
Pharmion | Pharmion Corporation | Celgene
Signal Pharmaceuticals | Signal Research Division | Celgene
Anthrogenesis | | Celularity
Gloucester Pharmaceuticals | | Celgene
Abraxis BioScience | Abraxis Oncology | Celgene
American Pharmaceutical Partners | APP Pharmaceuticals ; American BioScience | Fresenius Kabi
Fresenius Kabi | Fresenius Kabi AG | Fresenius
Avila Therapeutics | | Celgene
Receptos | | Celgene
Quanticel Pharmaceuticals | | Celgene
Impact Biomedicines | | Celgene
VentiRx Pharmaceuticals | | Celgene
Delinia | | Celgene
Juno Therapeutics | Juno |
Abbott | 雅培 ; アボット ; Abbott Vascular ; Abbott GmbH |
Guidant | Guidant Corporation |
Advanced Cardiovascular Systems | ACS Inc | Guidant
Solvay Pharmaceuticals | Duphar ; Kali-Chemie ; Philips-Duphar | AbbVie
Kos Pharmaceuticals | Kos | AbbVie
Knoll | Knoll Pharmaceuticals ; Knoll AG ; BASF Pharma | AbbVie
BASF Bioresearch | Abbott Bioresearch Center ; AbbVie Bioresearch Center | AbbVie
Ross Laboratories | Ross Products ; Moores & Ross | Abbott
TheraSense | MediSense ; Abbott Diabetes Care | Abbott
Vysis | Abbott Molecular ; Imagenetics | Abbott
i-STAT | i-STAT Corporation ; Abbott Point of Care | Abbott
Ibis Biosciences | | Abbott
Alere | Inverness Medical Innovations ; Inverness Medical Technology ; Alere Inc | Abbott
Standard Diagnostics | 스탠다드다이아그노스틱 | Alere
Biosite | Biosite Diagnostics ; Biosite Incorporated | Alere
Axis-Shield | Axis Biochemicals ; Shield Diagnostics ; Axis-Shield Diagnostics | Alere
Thoratec | Thoratec Corporation ; Thermo Cardiosystems | Abbott
CardioMEMS | | Abbott
Tendyne | Tendyne Holdings | Abbott
Topera | | Abbott
Cephea Valve Technologies | | Abbott
Cardiovascular Systems Inc | CSI | Abbott
Bigfoot Biomedical | | Abbott
Exact Sciences | Exact Laboratories ; Exact Corporation | Abbott
Genomic Health | | Exact Sciences
Thrive Earlier Detection | | Exact Sciences
Ashion Analytics | | Exact Sciences
EyeGate Pharmaceuticals | Kiora Pharmaceuticals |
Advanced Neuromodulation Systems | ANS ; Quest Medical | St. Jude Medical
Lafora Pharma | CFR Pharmaceuticals ; Laboratorios Recalcine ; Recalcine | Abbott
Veropharm | Верофарм | Abbott
Piramal Healthcare Solutions | | Abbott
Abbott India | Knoll Pharmaceuticals India | Abbott
AbbVie | 艾伯维 ; アッヴィ ; AbbVie Deutschland ; AbbVie Biotechnology |
Pharmacyclics | Pharmacyclics Inc | AbbVie
Stemcentrx | | AbbVie
Mavupharma | | AbbVie
Allergan | Allergan plc ; Actavis plc ; Allergan Aesthetics ; Allergan Inc |
Soliton | Soliton Inc | AbbVie
TeneoOne | | AbbVie
ImmunoGen | ImmunoGen Inc | AbbVie
Cerevel Therapeutics | Cerevel | AbbVie
Landos Biopharma | | AbbVie
Celsius Therapeutics | | AbbVie
Aliada Therapeutics | | AbbVie
Capstan Therapeutics | | AbbVie
DJS Antibodies | | AbbVie
Mitokinin | | AbbVie
Syndesi Therapeutics | | AbbVie
Facet Biotech | | AbbVie
PDL BioPharma | Protein Design Labs ; PDL |
ESP Pharma | | PDL BioPharma
Eos Biotechnology | | PDL BioPharma
Actavis | Actavis Group ; Actavis Generics ; Pharmaco | Teva
Alpharma | A.L. Laboratories ; Apothekernes Laboratorium ; AL Labs |
Watson Pharmaceuticals | Watson Laboratories ; Watson Pharma | Allergan
Andrx | Andrx Corporation | Watson Pharmaceuticals
Arrow Group | Arrow Generics |
Specifar Pharmaceuticals | Specifar |
Warner Chilcott | Procter & Gamble Pharmaceuticals ; Norwich Eaton Pharmaceuticals ; Warner Chilcott Laboratories | Allergan
Furiex Pharmaceuticals | Furiex | Allergan
Aptalis | Axcan Pharma ; Axcan ; Aptalis Pharma | Forest Laboratories
Clinical Data | Clinical Data Inc ; Novitron International ; Genaissance Pharmaceuticals | Forest Laboratories
Cerexa | | Forest Laboratories
Durata Therapeutics | Durata | Allergan
Kythera Biopharmaceuticals | Kythera ; AESTHERX | Allergan
Naurex | | Allergan
Tobira Therapeutics | Regado Biosciences | Allergan
Vitae Pharmaceuticals | Concurrent Pharmaceuticals | Allergan
Chase Pharmaceuticals | | Allergan
LifeCell | LifeCell Corporation | Allergan
Zeltiq Aesthetics | Zeltiq ; Juniper Medical | Allergan
Inamed | Inamed Corporation ; McGhan Medical | Allergan
Akarna Therapeutics | | Allergan
ForSight VISION5 | | Allergan
AqueSys | | Allergan
RetroSense Therapeutics | | Allergan
Amgen | アムジェン ; 安进 ; Amgen Research |
Immunex | Immunex Corporation |
Tularik | Tularik Inc | Amgen
Abgenix | Abgenix Inc ; Cell Genesys Xenotech | Amgen
Avidia | Avidia Research Institute | Amgen
Kinetix Pharmaceuticals | | Amgen
Ilypsa | | Amgen
Alantos Pharmaceuticals | | Amgen
BioVex | BioVex Group | Amgen
Micromet | Micromet AG ; CancerVax ; Amgen Research Munich | Amgen
KAI Pharmaceuticals | | Amgen
Dezima Pharma | | Amgen
Catherex | | Amgen
Nuevolution | | Amgen
Five Prime Therapeutics | FivePrime ; Five Prime | Amgen
Teneobio | | Amgen
Rodeo Therapeutics | | Amgen
ChemoCentryx | | Amgen
Horizon Therapeutics | Vidara Therapeutics ; Horizon Therapeutics plc |
Raptor Pharmaceuticals | Raptor Pharmaceutical ; TorreyPines Therapeutics | Horizon Therapeutics
Hyperion Therapeutics | | Horizon Therapeutics
Crealta Pharmaceuticals | Bio-Technology General ; BTG Corporation | Horizon Therapeutics
River Vision Development | | Horizon Therapeutics
Curzion Pharmaceuticals | | Horizon Therapeutics
Mustafa Nevzat | Mustafa Nevzat İlaç ; MN Pharmaceuticals | Amgen
Laboratório Bergamo | Laboratório Químico Farmacêutico Bergamo | Amgen
Celera | Celera Corporation ; Berkeley HeartLab | Quest Diagnostics
Axys Pharmaceuticals | Arris Pharmaceutical ; Sequana Therapeutics | Celera
Gilead Sciences | ギリアド・サイエンシズ ; 吉利德 |
NeXstar Pharmaceuticals | NeXagen ; Vestar | Gilead Sciences
Triangle Pharmaceuticals | | Gilead Sciences
Myogen | | Gilead Sciences
Corus Pharma | | Gilead Sciences
CV Therapeutics | CVT | Gilead Sciences
CGI Pharmaceuticals | Cellular Genomics Inc | Gilead Sciences
Arresto Biosciences | | Gilead Sciences
Calistoga Pharmaceuticals | Calistoga | Gilead Sciences
Pharmasset | Pharmasset Inc | Gilead Sciences
YM BioSciences | Cytopia ; York Medical | Gilead Sciences
EpiTherapeutics | | Gilead Sciences
Nimbus Apollo | | Gilead Sciences
Cell Design Labs | | Kite Pharma
Kite Pharma | Kite ; T-Cell Factory ; Kite Pharma EU |
Forty Seven | Forty Seven Inc | Gilead Sciences
Immunomedics | Immunomedics Inc |
MYR Pharmaceuticals | MYR GmbH ; Hepatera | Gilead Sciences
MiroBio | | Gilead Sciences
Tmunity Therapeutics | Tmunity | Kite Pharma
XinThera | | Gilead Sciences
CymaBay Therapeutics | Metabolex | Gilead Sciences
Interius BioTherapeutics | | Kite Pharma
Biogen | Biogen N.V. ; IDEC ; 渤健 ; バイオジェン |
Convergence Pharmaceuticals | | Biogen
Fumapharm | | Biogen
Conforma Therapeutics | | Biogen
Syntonix Pharmaceuticals | | Biogen
Panima Pharmaceuticals | | Biogen
Stromedix | | Biogen
Nightstar Therapeutics | NightstaRx | Biogen
Reata Pharmaceuticals | Reata | Biogen
HI-Bio | Human Immunology Biosciences | Biogen
Sage Therapeutics | | Supernus Pharmaceuticals
Supernus Pharmaceuticals | Shire Laboratories ; Supernus |
Adamas Pharmaceuticals | NeuroMolecular Pharmaceuticals ; Adamas | Supernus Pharmaceuticals
US WorldMeds | USWM |
Biscayne Neurotherapeutics | | Supernus Pharmaceuticals
Regeneron | RGC |
Checkmate Pharmaceuticals | | Regeneron
Decibel Therapeutics | | Regeneron
Vertex Pharmaceuticals | VRTX |
Aurora Biosciences | | Vertex Pharmaceuticals
ViroChem Pharma | | Vertex Pharmaceuticals
Semma Therapeutics | | Vertex Pharmaceuticals
Exonics Therapeutics | | Vertex Pharmaceuticals
ViaCyte | Novocell ; CyThera | Vertex Pharmaceuticals
Alpine Immune Sciences | Nivalis Therapeutics ; N30 Pharmaceuticals | Vertex Pharmaceuticals
OriCiro Genomics | オリシロジェノミクス | Moderna
BioNTech | BioNTech SE ; BioNTech AG ; BioNTech RNA Pharmaceuticals |
InstaDeep | | BioNTech
CureVac | CureVac AG ; CureVac SE | BioNTech
Neon Therapeutics | BioNTech US | BioNTech
Biotheus | 普米斯生物 | BioNTech
Frame Cancer Therapeutics | | CureVac
Ventritex | Ventritex Inc | St. Jude Medical
Pacesetter | Pacesetter Systems ; Siemens Pacesetter | St. Jude Medical
Endocardial Solutions | ESI | St. Jude Medical
Celularity | Celularity Inc |
Zoetis | SmithKline Beecham Animal Health |
AbVitro | | Juno Therapeutics
Stage Cell Therapeutics | STAGE | Juno Therapeutics
JPT Peptide Technologies | JPT ; Jerini Peptide Technologies | BioNTech
Ganymed Pharmaceuticals | Ganymed | BioNTech
RTI Surgical | Regeneration Technologies ; Regeneration Technologies Inc ; RTI Biologics ; RTI Surgical Holdings ; Evergen |
Tutogen Medical | Tutogen ; Biodynamics International | RTI Surgical
Cook Biotech | | Evergen
Surgalign | Surgalign Holdings ; Surgalign Spine Technologies |
Pioneer Surgical Technology | | RTI Surgical
Osteotech | Osteotech Inc | Medtronic
Orthofix | Orthofix Medical ; Orthofix International |
SeaSpine | SeaSpine Holdings ; SeaSpine Orthopedics | Orthofix
Blackstone Medical | Orthofix Spinal Implants | Orthofix
Exactech | Exactech Inc |
Enovis | Colfax ; Colfax Corporation ; DJO Global ; DJO ; dj Orthopedics ; DonJoy |
LimaCorporate | Lima Corporate ; Lima-Lto | Enovis
Mathys | Mathys AG Bettlach ; Mathys Medical | Enovis
Encore Medical | Encore Orthopedics | Enovis
Integra LifeSciences | Integra ; Integra LifeSciences Holdings |
ArthroCare | ArthroCare Corporation | Smith & Nephew
Smith & Nephew | Smith+Nephew ; S&N |
Osiris Therapeutics | Osiris | Smith & Nephew
Healthpoint Biotherapeutics | Healthpoint ; DFB Pharmaceuticals Healthpoint | Smith & Nephew
Blue Belt Technologies | | Smith & Nephew
Wright Medical | Wright Medical Group ; Wright Medical Technology | Stryker
Tornier | Tornier NV | Wright Medical
BioMimetic Therapeutics | BioMimetic Pharmaceuticals | Wright Medical
Mako Surgical | MAKO ; Z-KAT | Stryker
Howmedica | Howmedica Osteonics | Stryker
K2M | K2M Group | Stryker
Vocera | Vocera Communications | Stryker
Inari Medical | Inceptus Newco | Stryker
Physio-Control | Medtronic Physio-Control ; Medtronic Emergency Response Systems | Stryker
Concentric Medical | | Stryker
Stryker Leibinger | Leibinger | Stryker
Trauson | 创生医疗 | Stryker
Zimmer Biomet | Zimmer Holdings ; Biomet Inc ; Zimmer Inc |
Centerpulse | Sulzer Medica ; Centerpulse Orthopedics ; Sulzer Orthopedics ; Protek ; Intermedics Orthopedics | Zimmer Biomet
Implex | Implex Corporation | Zimmer Biomet
LDR Holding | LDR Médical ; LDR Spine | Zimmer Biomet
Medtech SA | Medtech Surgical | Zimmer Biomet
ZimVie | Zimmer Biomet Spine ; Zimmer Biomet Dental ; Highridge Medical |
Biomet 3i | Implant Innovations ; 3i | ZimVie
Paragon 28 | | Zimmer Biomet
NuVasive | NuVasive Inc | Globus Medical
Nevro | NBI Development | Globus Medical
Ellipse Technologies | NuVasive Specialized Orthopedics | NuVasive
Alphatec Spine | Alphatec Holdings ; ATEC ; ATEC Spine |
EOS Imaging | Biospace Med | Alphatec Spine
Medtronic | Medtronic Inc ; Medtronic plc ; 美敦力 ; 日本メドトロニック |
MiniMed | Medtronic MiniMed ; Medtronic Diabetes ; MiniMed Technologies | Medtronic
Sofamor Danek | Medtronic Sofamor Danek ; Danek Group ; Medtronic Spine | Medtronic
Kyphon | Kyphon Inc ; Medtronic Spine and Biologics | Medtronic
Xomed | Xomed Surgical Products ; Medtronic Xomed ; Medtronic ENT | Medtronic
CoreValve | | Medtronic
Bakken Research Center | Medtronic Bakken Research Center | Medtronic
Arterial Vascular Engineering | AVE ; Medtronic AVE | Medtronic
Vitatron | | Medtronic
Bio-Medicus | Medtronic Bio-Medicus | Medtronic
Ardian | Ardian Inc | Medtronic
CryoCath | CryoCath Technologies | Medtronic
ATS Medical | | Medtronic
Invatec | | Medtronic
HeartWare | HeartWare International | Medtronic
Mazor Robotics | MAZOR Surgical Technologies ; Mazor | Medtronic
EPIX Therapeutics | | Medtronic
Intersect ENT | Sinexus | Medtronic
Titan Spine | | Medtronic
Medicrea | Medicrea International | Medtronic
Affera | | Medtronic
Kangxin Medical | China Kanghui ; China Kanghui Holdings ; 康辉医疗 | Medtronic
Covidien | US Surgical ; United States Surgical Corporation ; Kendall Company ; Autosuture |
ev3 | Micro Therapeutics ; ev3 Neurovascular | Covidien
Given Imaging | | Covidien
Nellcor Puritan Bennett | Nellcor ; Puritan-Bennett | Covidien
Somanetics | | Covidien
Valleylab | | Covidien
Aspect Medical Systems | Aspect Medical | Covidien
Oridion | Oridion Medical ; Oridion Systems | Covidien
superDimension | | Covidien
Vivant Medical | | Covidien
Sherwood Medical | | Covidien
Mallinckrodt | Mallinckrodt Medical ; Cypros Pharmaceutical |
Questcor Pharmaceuticals | Questcor ; Cypros | Mallinckrodt
Cadence Pharmaceuticals | Strata Pharmaceuticals | Mallinckrodt
Ikaria | Ikaria Holdings ; INO Therapeutics | Mallinckrodt
Sucampo Pharmaceuticals | Sucampo AG | Mallinckrodt
Stratatech | Stratatech Corporation | Mallinckrodt
Therakos | | Mallinckrodt
R-Tech Ueno | アールテック・ウエノ ; RTU | Sucampo Pharmaceuticals
Boston Scientific | Boston Sci ; ボストン・サイエンティフィック ; 波士顿科学 |
Cardiac Pacemakers Inc | CPI ; CPI/Guidant | Guidant
Target Therapeutics | | Boston Scientific
Advanced Bionics | Advanced Bionics Corporation | Sonova
BTG | BTG plc ; British Technology Group ; BTG International ; Biocompatibles International | Boston Scientific
Biocompatibles | Biocompatibles UK | BTG
Protherics | Proteus International ; Therapeutic Antibodies ; Polyclonal Antibodies Ltd | BTG
Vertiflex | Vertiflex Inc | Boston Scientific
Symetis | Symetis SA | Boston Scientific
Lutonix | | Becton Dickinson
Bayer Interventional | Possis Medical ; MEDRAD Interventional ; Possis | Boston Scientific
Apama Medical | | Boston Scientific
Claret Medical | | Boston Scientific
Augmenix | | Boston Scientific
Lumenis Surgical | | Boston Scientific
Axonics | Axonics Modulation Technologies ; American Restorative Medicine | Boston Scientific
Silk Road Medical | Silk Road | Boston Scientific
Farapulse | Iowa Approach | Boston Scientific
Baylis Medical | Baylis Medical Company | Boston Scientific
Preventice | Preventice Solutions ; eCardio Diagnostics | Boston Scientific
Cameron Health | | Boston Scientific
American Medical Systems | AMS ; Astora Women's Health | Boston Scientific
Sadra Medical | | Boston Scientific
EndoChoice | | Boston Scientific
Bolt Medical | | Boston Scientific
Xlumena | | Boston Scientific
Acotec | Acotec Scientific ; 先瑞达医疗 | Boston Scientific
Penumbra | Penumbra Inc |
Becton Dickinson | BD Medical ; BD Diagnostics ; BD Technologies ; 碧迪医疗 ; 日本ベクトン・ディッキンソン |
C. R. Bard | CR Bard ; Bard Access Systems ; Bard Peripheral Vascular ; Davol |
CareFusion | CareFusion Corporation | Becton Dickinson
Cytopeia | | Becton Dickinson
Accuri Cytometers | Accuri | Becton Dickinson
Cellular Research | | Becton Dickinson
GenCell Biosystems | | Becton Dickinson
PharMingen | BD Pharmingen | Becton Dickinson
Clontech | Clontech Laboratories ; BD Biosciences Clontech ; Takara Bio USA | Takara Bio
Kiestra Lab Automation | BD Kiestra | Becton Dickinson
HandyLab | | Becton Dickinson
TriPath Imaging | AutoCyte ; NeoPath | Becton Dickinson
Embecta | BD Diabetes Care |
Vyaire Medical | VIASYS Respiratory Care |
Baxter | Baxter Travenol ; Travenol ; Baxter Labs ; 百特 ; バクスター |
Shire | Baxter BioScience ; Hyland Immuno ; Shire plc ; Shire Biopharmaceuticals ; Shire Pharmaceuticals Group ; Shire HGT |
Immuno AG | Immuno Aktiengesellschaft ; Österreichisches Institut für Haemoderivate | Baxter
American Hospital Supply | American Hospital Supply Corporation ; AHSC | Baxter
Gambro | Gambro AB ; Gambro Dialysatoren ; Gambro Lundia ; Hospal | Vantive
Vantive | Baxter Kidney Care |
Hillrom | Hill-Rom ; Hill-Rom Holdings ; Hillenbrand Industries | Baxter
Welch Allyn | | Hillrom
Mortara Instrument | Mortara | Hillrom
Synovis Life Technologies | Bio-Vascular | Baxter
ApaTech | | Baxter
North American Vaccine | American Vaccine Corporation | Baxter
Nexell Therapeutics | VIMRx Pharmaceuticals |
Edwards Lifesciences | Edwards ; Baxter CardioVascular ; エドワーズライフサイエンス |
JenaValve | JenaValve Technology |
CardiAQ | CardiAQ Valve Technologies | Edwards Lifesciences
Valtech Cardio | | Edwards Lifesciences
Harpoon Medical | | Edwards Lifesciences
CAS Medical Systems | CASMED | Edwards Lifesciences
Innovalve Bio Medical | | Edwards Lifesciences
Endotronix | | Edwards Lifesciences
Percutaneous Valve Technologies | PVT | Edwards Lifesciences
Hologic | Hologic Inc |
Cytyc | Cytyc Corporation | Hologic
Gen-Probe | Gen-Probe Incorporated | Hologic
Third Wave Technologies | Third Wave | Hologic
Lorad | Trex Medical | Hologic
Digirad | Star Equity Holdings |
Cynosure | Cynosure Inc ; Cynosure Lutronic |
Palomar Medical Technologies | Palomar | Cynosure
Lutronic | 루트로닉 | Cynosure
Faxitron | Faxitron Bioptics ; Faxitron X-Ray | Hologic
Mobidiag | Mobidiag Oy | Hologic
Diagenode | | Hologic
Biotheranostics | AviaraDx | Hologic
Focal Therapeutics | | Hologic
Endomag | Endomagnetics | Hologic
Gynesonics | | Hologic
Varian Medical Systems | Varian Oncology Systems |
Siemens Healthineers | Siemens Medical ; Siemens-Reiniger-Werke ; Siemens UB Med ; 西门子医疗 |
Dade Behring | Siemens Healthcare Diagnostics ; Dade International | Siemens Healthineers
Bayer Diagnostics | Technicon ; Technicon Instruments ; Chiron Diagnostics ; Ciba Corning Diagnostics | Siemens Healthineers
Diagnostic Products Corporation | DPC | Siemens Healthineers
CTI Molecular Imaging | CTI PET Systems ; Computer Technology and Imaging | Siemens Healthineers
Acuson | Acuson Corporation | Siemens Healthineers
Corindus Vascular Robotics | Corindus | Siemens Healthineers
Epocal | | Siemens Healthineers
Fast Track Diagnostics | | Siemens Healthineers
GE Healthcare | GE Medical Systems ; General Electric Medical Systems ; GEHC |
Amersham | Amersham Biosciences ; Amersham Pharmacia Biotech |
Pharmacia Biotech | Pharmacia LKB Biotechnology ; Pharmacia Fine Chemicals ; LKB Produkter ; LKB | Cytiva
Biacore | Pharmacia Biosensor | Cytiva
Cytiva | Global Life Sciences Solutions ; GE Biopharma |
Whatman | Whatman plc ; Whatman International | Cytiva
HyClone | HyClone Laboratories | Cytiva
Wave Biotech | | Cytiva
Xcellerex | | Cytiva
Pall Corporation | Pall Life Sciences ; Micro Metallic Corporation |
Gelman Sciences | Pall Gelman | Pall Corporation
ForteBio | | Sartorius
MicroCal | | Malvern Panalytical
OEC Medical Systems | GE OEC | GE Healthcare
Lunar Corporation | GE Lunar ; Lunar Radiation Corporation | GE Healthcare
Datex-Ohmeda | Instrumentarium ; Datex ; Ohmeda | GE Healthcare
Marquette Medical Systems | Marquette Electronics | GE Healthcare
Vital Signs Inc | Vital Signs | GE Healthcare
Clarient | ChromaVision Medical Systems | NeoGenomics
Wipro GE Healthcare | Wipro GE Medical Systems | GE Healthcare
BK Medical | B-K Medical ; BK Ultrasound ; Brüel & Kjær Medical ; Analogic Ultrasound | GE Healthcare
Analogic | Analogic Corporation |
MIM Software | MIMvista | GE Healthcare
Caption Health | Bay Labs | GE Healthcare
Intelligent Ultrasound | MedaPhor |
Biosafe | Biosafe Group | Cytiva
Prismatic Sensors | | GE Healthcare
Zionexa | | GE Healthcare
Philips Healthcare | Philips Medical Systems ; ADAC Laboratories ; Picker International ; Marconi Medical Systems | Philips
ATL Ultrasound | Advanced Technology Laboratories | Philips
Respironics | Philips Respironics ; Respironics Inc ; Healthdyne Technologies | Philips
Volcano Corporation | Philips Volcano ; Philips Image Guided Therapy | Philips
Spectranetics | Spectranetics Corporation | Philips
Visicu | | Philips
Electrical Geodesics | EGI ; Philips Neuro | Magstim
Magstim | The Magstim Company |
Tomtec | TomTec Imaging Systems | Philips
BioTelemetry | CardioNet | Philips
LifeWatch | Card Guard ; Card Guard Scientific Survival | BioTelemetry
Cardiologs | | Philips
Capsule Technologies | CapsuleTech | Philips
InVivo Corporation | Invivo Corp | Philips
InVivoTherapeutics | InVivo Therapeutics ; InVivo Therapeutics Holdings |
Carestream Health | Carestream ; Kodak Health Group ; Eastman Kodak Health Group |
Carestream Dental | | Carestream Health
Agfa HealthCare | Agfa Healthcare Imaging | Agfa-Gevaert
Canon Medical Systems | 東芝メディカルシステムズ ; キヤノンメディカルシステムズ ; TMSC ; Toshiba Medical |
Vital Images | | Canon Medical Systems
Toshiba Medical Research Institute | Canon Medical Research USA ; TMRU | Canon Medical Systems
Canon Medical Research Europe | Toshiba Medical Visualization Systems Europe ; TMVS ; Voxar | Canon Medical Systems
Hitachi Medical | Hitachi Medical Corporation ; 日立メディコ ; Hitachi Medico ; Hitachi Aloka Medical | Fujifilm
Aloka | 日立アロカメディカル ; アロカ | Hitachi Medical
Fujifilm Healthcare | Fujifilm Medical Systems ; 富士フイルムヘルスケア | Fujifilm
SonoSite | Fujifilm SonoSite | Fujifilm
VisualSonics | FUJIFILM VisualSonics | Fujifilm
Fujifilm Toyama Chemical | Toyama Chemical ; 富山化学工業 ; 富士フイルム富山化学 | Fujifilm
Fujifilm Cellular Dynamics | Cellular Dynamics International ; CDI ; FCDI | Fujifilm
Fujifilm Diosynth Biotechnologies | Diosynth ; Diosynth Biotechnology ; MSD Biologics ; Avecia Biologics | Fujifilm
Fujifilm Wako Pure Chemical | Wako Pure Chemical Industries ; 和光純薬工業 ; 富士フイルム和光純薬 ; Wako Chemicals ; Wako | Fujifilm
Fujifilm Irvine Scientific | Irvine Scientific | Fujifilm
Fujirebio | 富士レビオ ; Fujirebio Diagnostics ; Centocor Diagnostics ; Fujirebio Europe | H.U. Group
H.U. Group | H.U. Group Holdings ; Miraca Holdings ; みらかホールディングス |
SRL Inc | エスアールエル ; SRL Japan | H.U. Group
Innogenetics | | Fujirebio
Japan Tissue Engineering | J-TEC ; ジャパン・ティッシュ・エンジニアリング | Teijin
Konica Minolta Healthcare | Konica Minolta Medical & Graphic ; Viztek | Konica Minolta
Ambry Genetics | Ambry | Tempus
Tempus | Tempus AI ; Tempus Labs |
Invicro | Konica Minolta Precision Medicine | Calyx
Calyx | Parexel Informatics |
Paige | Paige AI | Tempus
Quest Diagnostics | Nichols Institute ; Quest Diagnostics Nichols Institute ; SmithKline Beecham Clinical Laboratories ; DGX |
AmeriPath | | Quest Diagnostics
Focus Diagnostics | | Quest Diagnostics
Athena Diagnostics | Athena Neurosciences Diagnostics | Quest Diagnostics
LabOne | Home Office Reference Laboratory | Quest Diagnostics
Solstas Lab Partners | | Quest Diagnostics
Blueprint Genetics | | Quest Diagnostics
Haystack Oncology | | Quest Diagnostics
LifeLabs | | Quest Diagnostics
Labcorp | Roche Biomedical Laboratories ; Laboratory Corporation of America Holdings ; Labcorp Holdings ; LCA |
Covance | Covance Inc ; Corning Pharmaceutical Services ; Hazleton Laboratories ; Labcorp Drug Development ; Hazleton Washington | Labcorp
Fortrea | Labcorp Clinical Development |
Chiltern | Chiltern International | Covance
Monogram Biosciences | ViroLogic | Labcorp
Esoterix | | Labcorp
Genzyme Genetics | Integrated Genetics | Labcorp
Sequenom | Sequenom Inc | Labcorp
Agena Bioscience | | Mesa Laboratories
Mesa Laboratories | Mesa Labs |
LipoScience | LipoMed | Labcorp
Personal Genome Diagnostics | PGDx | Labcorp
Myriad RBM | Rules-Based Medicine ; RBM |
Dynacare | Gamma-Dynacare Medical Laboratories | Labcorp
Invitae | Locus Development ; Invitae Corporation | Labcorp
ArcherDX | Archer DX | Invitae
Good Start Genetics | | Invitae
Sema4 | GeneDx Holdings ; Mount Sinai Genomics | GeneDx
Envigo | Huntingdon Life Sciences ; Huntingdon Research Centre ; HLS ; Harlan Laboratories ; Harlan ; Harlan Sprague Dawley ; Harlan Industries ; Life Sciences Research | Inotiv
Inotiv | Bioanalytical Systems ; BASi ; Bioanalytical Systems Inc |
Seventh Wave Laboratories | | Inotiv
HistoTox Labs | | Inotiv
IQVIA | Quintiles Transnational ; IMS ; Intercontinental Marketing Services |
Q2 Solutions | Q Squared Solutions ; IQVIA Laboratories | IQVIA
Expression Analysis | | IQVIA
Novella Clinical | | IQVIA
Syneos Health | INC Research/inVentiv Health ; inVentiv Clinical ; Ventiv Health |
PharmaNet Development | PharmaNet ; SFBC International ; SFBC | Syneos Health
Kendle | Kendle International | Syneos Health
Anapharm | inVentiv Health Clinique | Syneos Health
PPD | Pharmaceutical Product Development ; PPD Inc ; PPD Development | Thermo Fisher Scientific
Evidera | United BioSource ; United BioSource Corporation ; UBC | PPD
Synarc | BioClinica ; Bio-Imaging Technologies ; CCBR | Clario
Clario | ERT ; eResearchTechnology ; Premier Research Worldwide |
ICON | ICON plc ; ICON Clinical Research ; ICON Development Solutions |
PRA Health Sciences | PRA International ; Pharmaceutical Research Associates ; PRA | ICON
RPS | ReSearch Pharmaceutical Services | PRA Health Sciences
Symphony Health | Symphony Health Solutions | PRA Health Sciences
Aptiv Solutions | | ICON
Perceptive Informatics | | Parexel
BARC | BARC Global Central Laboratory | Cerba HealthCare
Cerba HealthCare | Cerba ; Laboratoire Cerba ; Pasteur Cerba ; Cerba European Lab |
Cerba Research | | Cerba HealthCare
Medpace | Medpace Holdings |
Premier Research | Premier Research Group |
Celerion | MDS Pharma Services Phase I |
MDS Pharma Services | MDS Pharma ; Phoenix International Life Sciences |
Nordion | MDS Nordion ; MDS Inc ; MDS Health Group | Sotera Health
Sotera Health | Sterigenics ; Sterigenics International |
Nelson Laboratories | Nelson Labs | Sotera Health
MDS Sciex | SCIEX ; AB Sciex ; Applied Biosystems/MDS Sciex | Danaher
Charles River Laboratories | Charles River Labs ; CRL ; The Charles River Breeding Laboratories ; Charles River Laboratories International |
Inveresk Research | Inveresk ; Inveresk Research Group ; ClinTrials BioResearch ; Bio-Research Laboratories ; ClinTrials Research | Charles River Laboratories
Argenta Discovery | Argenta ; Argenta Discovery 2009 | Charles River Laboratories
BioFocus | BioFocus DPI ; Discovery Partners International | Charles River Laboratories
WIL Research | WIL Research Laboratories ; WIL | Charles River Laboratories
NOTOX | WIL Research Europe | Charles River Laboratories
MPI Research | International Research and Development Corporation ; IRDC | Charles River Laboratories
Citoxlab | CIT ; LAB Research ; Centre International de Toxicologie | Charles River Laboratories
Agilux Laboratories | Agilux | Charles River Laboratories
Cognate BioServices | Cognate | Charles River Laboratories
HemaCare | HemaCare Corporation | Charles River Laboratories
Vigene Biosciences | Vigene | Charles River Laboratories
Distributed Bio | | Charles River Laboratories
Retrogenix | | Charles River Laboratories
Oncotest | | Charles River Laboratories
ChanTest | Chantest Corporation | Charles River Laboratories
Primedica | | Charles River Laboratories
Sierra Biomedical | | Charles River Laboratories
Piedmont Research Center | PRC ; Charles River Discovery Services North Carolina | Charles River Laboratories
Molecular Therapeutics Inc | MTI |
Cerep | Cerep SA | Eurofins Scientific
Eurofins Genomics | MWG Biotech ; Eurofins MWG Operon ; Eurofins MDA | Eurofins Scientific
Operon Biotechnologies | Operon Technologies ; Qiagen Operon | Eurofins Scientific
GATC Biotech | GATC | Eurofins Scientific
Lancaster Laboratories | Eurofins Lancaster Laboratories | Eurofins Scientific
Eurofins Discovery | Eurofins Panlabs ; Panlabs ; DiscoverX ; MDS Panlabs ; Ricerca Biosciences | Eurofins Scientific
Eurofins Biomnis | Biomnis ; Laboratoire Marcel Mérieux ; Biomnis Ireland | Eurofins Scientific
Viracor Eurofins | Viracor-IBT Laboratories ; ViraCor Laboratories ; Viracor | Eurofins Scientific
Boston Heart Diagnostics | | Eurofins Scientific
NTD Labs | NTD Laboratories | Eurofins Scientific
Transplant Genomics | | Eurofins Scientific
Covance Food Solutions | | Eurofins Scientific
EAG Laboratories | Evans Analytical Group ; Charles Evans & Associates ; EAG | Eurofins Scientific
TestAmerica | TestAmerica Laboratories ; Severn Trent Laboratories ; STL | Eurofins Scientific
Alphora Research | Eurofins CDMO Alphora | Eurofins Scientific
Selvita | Ardigen |
Ryvu Therapeutics | Selvita S.A. |
Evotec | Evotec SE ; Evotec AG ; EVOTEC BioSystems ; Evotec OAI ; Oxford Asymmetry International |
Cyprotex | Cyprotex Discovery | Evotec
Aptuit | Aptuit Verona ; Evotec Italy | Evotec
Just Biotherapeutics | Just-Evotec Biologics | Evotec
Rigenerand | Evotec Modena | Evotec
DeveloGen | | Evotec
Kinaxo Biotechnologies | Kinaxo ; Evotec Munich | Evotec
Renovis | | Evotec
BioReliance | Microbiological Associates ; MA BioServices | Merck KGaA
SAFC | SAFC Biosciences ; JRH Biosciences | Merck KGaA
Albany Molecular Research | AMRI ; Albany Molecular Research Inc ; Curia ; Curia Global |
Organichem | AMRI Rensselaer | Albany Molecular Research
ComGenex | AMRI Hungary | Albany Molecular Research
Cambridge Major Laboratories | CML Germantown | Alcami
Alcami | AAIPharma Services ; AAIPharma ; AAI ; Applied Analytical Industries |
Catalent | Cardinal Health Pharmaceutical Technologies and Services ; R.P. Scherer ; RP Scherer | Novo Holdings
Gala Biotech | Gala Design | Catalent
Cook Pharmica | | Catalent
Paragon Bioservices | Paragon Gene Therapy | Catalent
MaSTherCell | | Catalent
Juniper Pharmaceuticals | Columbia Laboratories ; Juniper Pharma Services ; Molecular Profiles | Catalent
Pharmatek | Pharmatek Laboratories | Catalent
Patheon | Patheon NV ; DPx Holdings ; Banner Pharmacaps |
Brammer Bio | Florida Biologix | Thermo Fisher Scientific
Henogen | Novasep Henogen | Thermo Fisher Scientific
Novasep | Novasep Holding | Axplora
Axplora | PharmaZell ; Farmabios |
Lonza | Lonza AG ; Lonza Biologics ; Celltech Biologics |
Cambrex | Cambrex Corporation ; CasChem |
BioWhittaker | Whittaker Bioproducts ; Cambrex Bio Science Walkersville ; Lonza Walkersville | Lonza
Amaxa | amaxa biosystems | Lonza
Capsugel | | Lonza
Arch Chemicals | Olin Specialty Chemicals | Lonza
Arxada | Lonza Specialty Ingredients ; LSI |
PharmaCell | | Lonza
Siegfried | Siegfried Holding ; Siegfried AG |
Recipharm | Recipharm AB |
Cobra Biologics | Cobra Biomanufacturing ; Cobra Therapeutics ; Cognate Europe | Charles River Laboratories
Consort Medical | Bespak ; Aesica Pharmaceuticals | Recipharm
Vetter Pharma | Vetter ; Vetter Pharma-Fertigung |
Rentschler Biopharma | Rentschler Biotechnologie ; Rentschler |
Corden Pharma | CordenPharma ; International Chemical Investors Group Pharma |
WuXi AppTec | AppTec Laboratory Services |
WuXi Biologics | 药明生物 ; WuXi Biologics Cayman |
WuXi NextCODE | NextCODE Health ; Genuity Science |
WuXi Advanced Therapies | WuXi ATU ; WuXi AppTec Advanced Therapies |
WuXi XDC | 药明合联 | WuXi Biologics
HitGen | 成都先导 ; Chengdu HitGen |
Vernalis | Vernalis plc ; British Biotech ; Vernalis Group ; RiboTargets ; Vernalis Research ; British Biotechnology | Ligand Pharmaceuticals
Cerebrus | Vanguard Medica | Vernalis
Pharmaron | 康龙化成 ; Pharmaron Beijing |
Quotient Bioresearch | Quotient Bio-Research | Pharmaron
Xceleron | CBAMS | Pharmaron
Absorption Systems | | Pharmaron
Tigermed | 泰格医药 ; Hangzhou Tigermed Consulting |
Frontage Laboratories | Frontage ; 方达医药 | Tigermed
DreamCIS | 드림씨아이에스 | Tigermed
JOINN Laboratories | 昭衍新药 ; JOINN |
Biomere | Biomedical Research Models | JOINN Laboratories
ShangPharma | ChemPartner ; 睿智化学 ; Shanghai ChemPartner |
Crown Bioscience | CrownBio ; Crown Biosciences ; 中美冠科 | JSR
Medicilon | 美迪西 ; Shanghai Medicilon |
Porton Pharma Solutions | Porton ; 博腾股份 ; Porton Fine Chemicals |
Asymchem | 凯莱英 ; Asymchem Laboratories |
Jiuzhou Pharmaceutical | 九洲药业 ; Zhejiang Jiuzhou Pharmaceutical |
GenScript | 金斯瑞 ; GenScript Biotech ; GenScript Corporation ; Nanjing GenScript |
Legend Biotech | 传奇生物 ; Nanjing Legend Biotech | GenScript
Viva Biotech | 维亚生物 |
BioDuro | BioDuro-Sundia |
Sundia MediTech | 桑迪亚 | BioDuro
Syngene International | Syngene | Biocon
Jubilant Biosys | | Jubilant Pharmova
Jubilant Pharmova | Jubilant Life Sciences ; Jubilant Organosys ; VAM Organic Chemicals |
Draximage | Draxis Health ; Jubilant DraxImage ; Jubilant Radiopharma | Jubilant Pharmova
Jubilant HollisterStier | Hollister-Stier Laboratories ; HollisterStier | Jubilant Pharmova
GVK Biosciences | GVK BIO ; GVKBIO ; Aragen Life Sciences ; Aragen |
Aurigene | Aurigene Discovery Technologies ; Aurigene Oncology | Dr. Reddy's Laboratories
Sai Life Sciences | Sai Advantium Pharma ; Sai Labs |
TCG Lifesciences | Chembiotek ; TCGLS ; Chembiotek Research International |
Suven Life Sciences | Suven Pharmaceuticals |
Cohance Lifesciences | Suven Pharmaceuticals Limited |
Divi's Laboratories | Divi's Labs |
Veeda Clinical Research | Veeda ; Veeda Lifesciences |
Simbec-Orion | Simbec Research ; Simbec-Orion Group |
Quotient Sciences | Quotient Clinical ; Pharmaceutical Profiles |
Hammersmith Medicines Research | HMR London |
hVIVO | Retroscreen Virology ; Retroscreen ; Open Orphan ; hVIVO plc |
Venn Life Sciences | | hVIVO
Synexus | | PPD
Profil | Profil Institut für Stoffwechselforschung ; Profil Institute for Clinical Research ; Profil Neuss |
CRS Clinical Research Services | CRS Mannheim |
Nuvisan | Nuvisan Pharma Services ; AAI Pharma Germany ; Nuvisan ICB |
Allucent | Pharm-Olam ; Pharm-Olam International ; Cato SMS ; CATO Research ; SMS-oncology |
Novotech | Novotech Australia ; Clinical Network Services ; CNS Pty |
Linical | リニカル |
CMIC | CMIC Group ; シミック ; CMIC Holdings ; シミックホールディングス |
EPS Corporation | EPS Holdings ; イーピーエス ; EPSホールディングス |
Shin Nippon Biomedical Laboratories | SNBL ; 新日本科学 |
LSI Medience | LSIメディエンス ; Mitsubishi Chemical Medience ; 三菱化学メディエンス ; Mitsubishi Kagaku Bio-Clinical Laboratories | PHC Holdings
PHC Holdings | PHC Corporation ; Panasonic Healthcare ; PHCホールディングス ; Panasonic Healthcare Holdings |
Ascensia Diabetes Care | Ascensia ; Bayer Diabetes Care | PHC Holdings
Epredia | Thermo Fisher Anatomical Pathology ; Microm International | PHC Holdings
BML Inc | ビー・エム・エル |
Falco Holdings | ファルコ ; Falco Biosystems |
Southern Research | SRI Birmingham |
MRIGlobal | Midwest Research Institute ; MRI Global |
IIT Research Institute | IITRI |
Southwest Foundation for Biomedical Research | SFBR | Texas Biomedical Research Institute
Lovelace Biomedical | Lovelace Respiratory Research Institute ; LRRI ; Inhalation Toxicology Research Institute ; ITRI ; Lovelace Biomedical Research Institute |
Integrated Laboratory Systems | ILS ; Inotiv RTP |
Toxikon | Toxikon Corporation | Labcorp
NAMSA | North American Science Associates ; NAMSA Inc |
American Preclinical Services | APS Minneapolis | NAMSA
proDERM | proDERM Institut |
Eurofins Optimed | Optimed Gières | Eurofins Scientific
SGS | SGS SA ; Société Générale de Surveillance ; SGS Life Sciences |
Aster Clinical Research | Aster-Cephac | SGS
Bureau Veritas | BV ; Bureau Veritas Group |
Intertek | Intertek Group ; Inchcape Testing Services ; Labtest ; Intertek Caleb Brett |
ALS Limited | ALS ; Campbell Brothers ; Australian Laboratory Services |
LGC | LGC Group ; Laboratory of the Government Chemist ; LGC Limited ; KBiosciences |
LGC Genomics | KBioscience ; AGOWA ; LGC Biosearch Technologies | LGC
Biosearch Technologies | | LGC
Lucigen | Lucigen Corporation | LGC
Douglas Scientific | Array Tape | LGC
LGC Standards | Promochem ; LGC Promochem | LGC
Alaris Medical | ALARIS Medical Systems ; IVAC Corporation ; IMED Corporation | CareFusion
VIASYS Healthcare | Viasys ; SensorMedics ; Erich Jaeger | CareFusion
Pyxis | Pyxis Corporation | CareFusion
SciMed Life Systems | SCIMED | Boston Scientific
Meadox Medicals | Meadox | Boston Scientific
Innovex | | IQVIA
i3 Research | Ingenix Pharmaceutical Services | Syneos Health
Agfa-Gevaert | Agfa-Gevaert NV ; Gevaert Photo-Producten |
OSI Pharmaceuticals | Oncogene Science ; OSI | Astellas Pharma
Prosidion | | OSI Pharmaceuticals
Eyetech Pharmaceuticals | (OSI) Eyetech ; Eyetech |
Agensys | UroGenesys | Astellas Pharma
Ocata Therapeutics | Advanced Cell Technology ; Astellas Institute for Regenerative Medicine ; AIRM | Astellas Pharma
Mitobridge | Mitokyne | Astellas Pharma
Audentes Therapeutics | Audentes ; Astellas Gene Therapies | Astellas Pharma
Xyphos Biosciences | AvidBiotics | Astellas Pharma
Iveric Bio | Ophthotech ; Ophthotech Corporation | Astellas Pharma
Ogeda | Euroscreen | Astellas Pharma
Potenza Therapeutics | | Astellas Pharma
Quethera | | Astellas Pharma
Nanna Therapeutics | | Astellas Pharma
Universal Cells | | Astellas Pharma
Propella Therapeutics | | Astellas Pharma
Astellas Pharma | アステラス製薬 ; 山之内製薬 ; 藤沢薬品工業 ; Yamanouchi ; Fujisawa |
Shaklee | Shaklee Corporation |
Takeda | Takeda Pharma ; Takeda Yakuhin ; 武田制药 |
Takeda California | Takeda San Diego ; Syrrx | Takeda
Nycomed | Nycomed Pharma ; Altana Pharma ; Byk Gulden ; Nycomed GmbH | Takeda
Ariad Pharmaceuticals | ARIAD | Takeda
TiGenix | TiGenix NV ; Cellerix | Takeda
Intellikine | | Takeda
Envoy Therapeutics | | Takeda
LigoCyte Pharmaceuticals | | Takeda
Inviragen | | Takeda
GammaDelta Therapeutics | | Takeda
Maverick Therapeutics | | Takeda
Adaptate Biotherapeutics | | Takeda
Nimbus Lakshmi | | Takeda
Millennium Pharmaceuticals | Millennium Predictive Medicine |
COR Therapeutics | COR | Millennium Pharmaceuticals
LeukoSite | LeukoSite Inc ; ProScript | Millennium Pharmaceuticals
Transkaryotic Therapies | TKT ; Shire Human Genetic Therapies | Shire
New River Pharmaceuticals | | Shire
Jerini | Jerini AG | Shire
Advanced BioHealing | ABH | Shire
ViroPharma | ViroPharma Inc | Shire
NPS Pharmaceuticals | NPS ; Natural Product Sciences ; Allelix Biopharmaceuticals | Shire
Dyax | Dyax Corp ; Protein Engineering Corporation | Shire
Lumena Pharmaceuticals | | Shire
SARcode Bioscience | | Shire
Lotus Tissue Repair | | Shire
BioChem Pharma | IAF BioChem International ; Shire BioChem | Shire
Roberts Pharmaceutical | | Shire
Richwood Pharmaceutical | | Shire
Baxalta Innovations | Baxter Innovations | Takeda
Takeda Austria | Nycomed Austria ; Takeda Manufacturing Austria | Takeda
Alinea Pharma | Teva Takeda Pharma ; 武田テバ |
Axcelead Drug Discovery Partners | Axcelead |
Alinamin Pharmaceutical | Takeda Consumer Healthcare ; アリナミン製薬 |
Nihon Pharmaceutical | 日本製薬 | Takeda
Daiichi Sankyo | 三共 ; 第一製薬 ; Daiichi Seiyaku |
Plexxikon | | Daiichi Sankyo
Ambit Biosciences | Ambit ; Aventa Biosciences | Daiichi Sankyo
U3 Pharma | U3 Pharma AG | Daiichi Sankyo
American Regent | Luitpold Pharmaceuticals | Daiichi Sankyo
Luitpold Werk | Daiichi Sankyo Europe ; Sankyo Pharma GmbH | Daiichi Sankyo
Asubio Pharma | Suntory Biomedical Research ; アスビオファーマ ; Daiichi Suntory Pharma | Daiichi Sankyo
Kitasato Daiichi Sankyo Vaccine | 北里第一三共ワクチン ; Daiichi Sankyo Biotech ; 第一三共バイオテック | Daiichi Sankyo
Zepharma | Zepharma Inc | Daiichi Sankyo
Wakunaga Pharmaceutical | 湧永製薬 ; Wakunaga |
Eisai | Eisai Research Institute ; 卫材 ; Eisai Inc |
Morphotek | Morphotek Inc | Eisai
MGI Pharma | Molecular Genetics Inc | Eisai
Guilford Pharmaceuticals | | MGI Pharma
H3 Biomedicine | | Eisai
EA Pharma | EAファーマ ; Ajinomoto Pharmaceuticals ; 味の素製薬 | Eisai
KAN Research Institute | カン研究所 | Eisai
Sannova | | Eisai
Otsuka Pharmaceutical | Otsuka America Pharmaceutical ; OPDC ; Otsuka Pharmaceutical Development & Commercialization | Otsuka Holdings
Otsuka Holdings | 大塚ホールディングス ; Otsuka Group |
Taiho Pharmaceutical | 大鵬薬品工業 ; Taiho ; Taiho Oncology | Otsuka Holdings
Astex Pharmaceuticals | Astex Therapeutics ; Astex Technology ; SuperGen ; Astex ; MontiGen Pharmaceuticals | Otsuka Pharmaceutical
Avanir Pharmaceuticals | Avanir ; Lidak Pharmaceuticals | Otsuka Pharmaceutical
Visterra | Parasol Therapeutics | Otsuka Pharmaceutical
ReCor Medical | | Otsuka Pharmaceutical
Proteus Digital Health | Proteus Biomedical | Otsuka Pharmaceutical
Jnana Therapeutics | | Otsuka Pharmaceutical
Araris Biotech | Araris | Taiho Pharmaceutical
Cullinan Pearl | | Taiho Pharmaceutical
Otsuka Chemical | 大塚化学 | Otsuka Holdings
Otsuka Pharmaceutical Factory | 大塚製薬工場 | Otsuka Holdings
Otsuka Foods | 大塚食品 | Otsuka Holdings
Earth Corporation | Earth Chemical ; アース製薬 ; Earth Seiyaku | Otsuka Holdings
JIMRO | 日本抗体研究所 ; Japan Immunoresearch Laboratories | Otsuka Holdings
Nutrition & Santé | Nutrition et Santé | Otsuka Pharmaceutical
Daiya Foods | | Otsuka Pharmaceutical
Cambridge Isotope Laboratories | CIL | Otsuka Pharmaceutical
Shionogi | Shionogi Pharmaceuticals ; Shionogi Inc ; Shionogi Seiyaku |
Sciele Pharma | First Horizon Pharmaceutical ; Horizon Pharmaceutical Corporation | Shionogi
Tetra Therapeutics | Tetra Discovery Partners | Shionogi
Qpex Biopharma | | Shionogi
UMN Pharma | UMNファーマ | Shionogi
Torii Pharmaceutical | 鳥居薬品 ; Torii | Shionogi
Ono Pharmaceutical | Ono ; Ono Yakuhin |
Deciphera Pharmaceuticals | Deciphera | Ono Pharmaceutical
Kyowa Kirin | 協和キリン ; 協和発酵キリン ; 協和発酵工業 ; Kirin Pharma ; キリンファーマ ; Kyowa Hakko ; Kyowa Kirin International ; Kyowa Kirin Pharma |
ProStrakan | ProStrakan Group ; ProSkelia ; Strakan | Kyowa Kirin
Archimedes Pharma | | Kyowa Kirin
Orchard Therapeutics | | Kyowa Kirin
BioWa | | Kyowa Kirin
Hitachi Chemical Diagnostics Systems | 協和メデックス株式会社 ; Minaris Medical ; ミナリスメディカル |
Gemini Science | Kirin Pharma California ; Kyowa Kirin California | Kyowa Kirin
Kyowa Hakko Bio | 協和発酵バイオ | Kirin
FANCL | ファンケル ; Fancl Corporation | Kirin
Blackmores | Blackmores Limited | Kirin
Sumitomo Pharma | 住友ファーマ ; 大日本住友製薬 ; 大日本製薬 ; Sumitomo Pharmaceuticals ; 住友製薬 ; DSP |
Sepracor | Sunovion ; Sunovion Pharmaceuticals ; Sumitomo Pharma America ; Sepracor Inc | Sumitomo Pharma
Boston Biomedical | Boston Biomedical Inc ; Sumitomo Dainippon Pharma Oncology | Sumitomo Pharma
Tolero Pharmaceuticals | Tolero | Sumitomo Pharma
Cynapsus Therapeutics | Cannasat Therapeutics | Sumitomo Pharma
Myovant Sciences | Myovant ; Sumitovant Biopharma | Sumitomo Pharma
Urovant Sciences | | Sumitomo Pharma
Enzyvant Therapeutics | Enzyvant | Sumitomo Pharma
Mitsubishi Tanabe Pharma | 田辺三菱製薬 ; 田辺製薬 ; 三菱ウェルファーマ ; Mitsubishi Pharma Corporation ; Welfide ; 田辺ファーマ ; MTPC ; Green Cross Corporation (Japan) ; Yoshitomi Pharmaceutical ; Mitsubishi-Tokyo Pharmaceuticals |
Medicago | Medicago Inc | Mitsubishi Tanabe Pharma
NeuroDerm | | Mitsubishi Tanabe Pharma
BIKEN | BIKEN Foundation ; Research Foundation for Microbial Diseases of Osaka University ; 阪大微生物病研究会 |
Life Science Institute | 生命科学インスティテュート | Mitsubishi Chemical
Meiji Holdings | 明治ホールディングス ; Meiji Group ; Meiji HD |
Meiji Seika Pharma | Meiji Seika ; 明治製菓 ; Meiji Seikaファルマ ; Meiji Seika Kaisha | Meiji Holdings
Meiji Co | Meiji Dairies ; 明治乳業 ; 株式会社明治 ; Meiji Milk Products | Meiji Holdings
KM Biologics | KMバイオロジクス ; Kaketsuken ; 化学及血清療法研究所 ; Chemo-Sero-Therapeutic Research Institute | Meiji Holdings
Medreich | | Meiji Holdings
Santen Pharmaceutical | 参天製薬 ; Santen ; Santen Inc |
Novagali Pharma | Santen SAS ; Novagali | Santen Pharmaceutical
InnFocus | | Santen Pharmaceutical
Eyevance Pharmaceuticals | | Santen Pharmaceutical
Senju Pharmaceutical | 千寿製薬 ; Senju |
Rohto Pharmaceutical | ロート製薬 ; Rohto ; Rohto-Mentholatum |
Mentholatum | The Mentholatum Company | Rohto Pharmaceutical
Nippon Shinyaku | 日本新薬 ; NS Pharma |
Kissei Pharmaceutical | キッセイ薬品工業 ; Kissei |
Kyorin Pharmaceutical | 杏林製薬 ; Kyorin ; Kyorin Holdings |
ActivX Biosciences | ActivX | Kyorin Pharmaceutical
Mochida Pharmaceutical | 持田製薬 ; Mochida |
Hisamitsu Pharmaceutical | 久光製薬 ; Hisamitsu |
Noven Pharmaceuticals | Noven | Hisamitsu Pharmaceutical
Taisho Pharmaceutical | 大正製薬 ; Taisho Pharmaceutical Holdings ; Taisho ; 大正製薬ホールディングス |
UPSA | UPSA SAS ; Laboratoires UPSA | Taisho Pharmaceutical
Hoepharma | Hoe Pharmaceuticals | Taisho Pharmaceutical
Teijin | Teijin Limited ; Teikoku Jinken |
Teijin Pharma | 帝人ファーマ | Teijin
Asahi Kasei | Asahi Kasei Corporation |
Asahi Kasei Pharma | 旭化成ファーマ ; Toyo Jozo ; 東洋醸造 | Asahi Kasei
Asahi Kasei Medical | 旭化成メディカル ; Asahi Kasei Kuraray Medical ; Asahi Medical | Asahi Kasei
Zoll Medical | ZOLL ; ZOLL Medical Corporation | Asahi Kasei
Zoll LifeVest | Lifecor | Zoll Medical
Respicardia | Cardiac Concepts | Zoll Medical
Veloxis Pharmaceuticals | LifeCycle Pharma ; Veloxis | Asahi Kasei
Calliditas Therapeutics | Pharmalink ; Calliditas | Asahi Kasei
Bionova Scientific | | Asahi Kasei
ViruSure | | Asahi Kasei
Itamar Medical | | Zoll Medical
JCR Pharmaceuticals | JCRファーマ ; JCR ; Japan Chemical Research |
Kaken Pharmaceutical | 科研製薬 ; Kaken |
Zeria Pharmaceutical | ゼリア新薬工業 ; Zeria |
Tillotts Pharma | Tillotts | Zeria Pharmaceutical
Nippon Kayaku | 日本化薬 |
Nippon Chemiphar | 日本ケミファ |
Sawai Pharmaceutical | 沢井製薬 ; Sawai ; Sawai Group Holdings |
Upsher-Smith Laboratories | Upsher-Smith | Bora Pharmaceuticals
Bora Pharmaceuticals | 保瑞藥業 |
Nichi-Iko Pharmaceutical | 日医工 ; Nichi-Iko |
Sagent Pharmaceuticals | Sagent | Nichi-Iko Pharmaceutical
Elmed Eisai | エルメッド | Nichi-Iko Pharmaceutical
Towa Pharmaceutical | 東和薬品 ; Towa Yakuhin |
Pensa Investments | Towa Pharmaceutical Europe | Towa Pharmaceutical
Seikagaku Corporation | 生化学工業 ; Seikagaku |
Associates of Cape Cod | ACC Inc | Seikagaku Corporation
Tsumura | Tsumura & Co ; Tsumura Juntendo |
Kobayashi Pharmaceutical | 小林製薬 |
Kowa | Kowa Company ; 興和 ; Kowa Pharmaceuticals America ; Kowa Pharmaceutical Europe |
Nissan Chemical | 日産化学 ; Nissan Chemical Industries ; 日産化学工業 |
Kureha | Kureha Chemical Industry ; 呉羽化学工業 |
Lion Corporation | ライオン ; Lion Fat and Oil |
Maruishi Pharmaceutical | 丸石製薬 ; Maruishi |
Mitsui Pharmaceuticals | 三井製薬 |
SSP Co | エスエス製薬 ; SS Pharmaceutical |
Sato Pharmaceutical | 佐藤製薬 |
Nihon Medi-Physics | 日本メジフィジックス ; NMP Japan |
PDRadiopharma | Fujifilm RI Pharma ; 富士フイルムRIファーマ ; Daiichi Radioisotope Laboratories ; PDRファーマ | PeptiDream
PeptiDream | ペプチドリーム |
Nxera Pharma | Sosei Heptares ; Sosei Group ; Sosei ; ネクセラファーマ ; そーせいグループ |
Heptares Therapeutics | Heptares ; Nxera Pharma UK | Nxera Pharma
Arakis | | Nxera Pharma
AnGes | AnGes MG ; アンジェス ; MedGene Bioscience |
EmendoBio | Emendo Biotherapeutics | AnGes
Healios | ヘリオス ; HEALIOS K.K. |
SanBio | サンバイオ |
CYBERDYNE | サイバーダイン |
Takara Bio | タカラバイオ | Takara Holdings
Takara Holdings | Takara Shuzo ; 宝酒造 ; 宝ホールディングス |
WaferGen Biosystems | WaferGen | Takara Bio
Rubicon Genomics | Rubicon | Takara Bio
Toyobo | 東洋紡 ; Toyo Boseki ; Toyobo Co |
Kaneka | Kanegafuchi Chemical Industry ; 鐘淵化学工業 |
Eurogentec | Kaneka Eurogentec | Kaneka
Denka | Denki Kagaku Kogyo ; 電気化学工業 |
Denka Seiken | デンカ生研 | Denka
Icon Genetics | | Denka
JSR | JSR Corporation ; Japan Synthetic Rubber ; 日本合成ゴム |
KBI Biopharma | | JSR
Selexis | Selexis SA | JSR
MBL | Medical & Biological Laboratories ; 医学生物学研究所 ; Medical and Biological Laboratories | JSR
Sekisui Medical | 積水メディカル ; Daiichi Pure Chemicals ; 第一化学薬品 | Sekisui Chemical
Sekisui Chemical | 積水化学工業 |
Sekisui Diagnostics | Genzyme Diagnostics | Sekisui Chemical
Eiken Chemical | 栄研化学 |
Sysmex | シスメックス ; 東亞医用電子 |
Medicaroid | メディカロイド | Sysmex
Oxford Gene Technology | OGT | Sysmex
Inostics | Sysmex Inostics | Sysmex
Partec | Sysmex Partec | Sysmex
Nihon Kohden | 日本光電 ; Nihon Koden |
Fukuda Denshi | フクダ電子 |
Terumo | Terumo Corporation |
Terumo BCT | CaridianBCT ; Gambro BCT ; COBE BCT ; Terumo Blood and Cell Technologies | Terumo
MicroVention | MicroVention Terumo | Terumo
Vascutek | Terumo Aortic ; Bolton Medical | Terumo
Harvest Technologies | | Terumo
OrganOx | | Terumo
Quirem Medical | | Terumo
Nipro | ニプロ ; Nissho |
Goodman Co | グッドマン | Nipro
Infraredx | | Nipro
Asahi Intecc | 朝日インテック |
Kawasumi Laboratories | 川澄化学工業 ; SB-Kawasumi Laboratories |
JMS Co | ジェイ・エム・エス ; Japan Medical Supply |
Hogy Medical | ホギメディカル |
Paramount Bed | パラマウントベッド |
Omron Healthcare | オムロンヘルスケア | Omron
Nidek | ニデック ; NIDEK Co |
Topcon | トプコン ; Tokyo Optical ; Tokyo Kogaku |
Olympus | オリンパス ; Olympus Optical ; Olympus Medical Systems ; オリンパス光学工業 ; 奥林巴斯 |
Gyrus ACMI | Gyrus Group ; ACMI ; Circon ; American Cystoscope Makers | Olympus
Evident Corporation | Evident ; Olympus Scientific Solutions ; エビデント |
Olympus Winter & Ibe | Winter & Ibe | Olympus
Spirus Medical | | Olympus
Veran Medical Technologies | | Olympus
Quest Medical Imaging | | Olympus
Hoya | Hoya Corporation ; Toyo Optical Glass |
Pentax Medical | Pentax ; Asahi Optical ; ペンタックス | Hoya
Menicon | メニコン |
Mani Inc | マニー |
Arkray | アークレイ ; Kyoto Daiichi Kagaku ; 京都第一科学 |
Shimadzu | Shimadzu Corporation ; Shimadzu Seisakusho |
Kratos Analytical | Kratos ; Associated Electrical Industries Scientific Apparatus | Shimadzu
Horiba | 堀場製作所 ; HORIBA Scientific |
ABX Diagnostics | Horiba ABX ; HORIBA Medical | Horiba
Spex Industries | SPEX | Horiba
JEOL | 日本電子 |
JASCO | 日本分光 ; Japan Spectroscopic Company ; JASCO Corporation |
Rigaku | Rigaku Denki ; Rigaku Americas ; Molecular Structure Corporation |
Hitachi High-Technologies | 日立ハイテク ; 日立ハイテクノロジーズ ; Nissei Sangyo |
Tosoh Bioscience | TosoHaas ; Tosoh Biosep | Tosoh
Nikon Instruments | | Nikon
Hamamatsu Photonics | 浜松ホトニクス ; HPK |
Yakult | Yakult Honsha ; ヤクルト本社 ; Yakult Central Institute ; ヤクルト中央研究所 |
Morinaga Milk Industry | 森永乳業 ; Morinaga Milk |
Morinaga & Co | 森永製菓 |
Megmilk Snow Brand | 雪印メグミルク ; Snow Brand Milk Products ; 雪印乳業 ; Nippon Milk Community |
Snow Brand Seed | 雪印種苗 | Megmilk Snow Brand
Kikkoman | キッコーマン ; Noda Shoyu |
Ajinomoto | 味の素株式会社 ; Ajinomoto Co ; S. Suzuki & Co |
Althea Technologies | Ajinomoto Bio-Pharma Services ; Ajinomoto Althea ; Althea | Ajinomoto
OmniChem | | Ajinomoto
Forge Biologics | | Ajinomoto
Ajinomoto-Genetika Research Institute | AGRI | Ajinomoto
Nissin Foods | 日清食品 ; Nissin ; Nissin Food Products |
Nisshin Seifun | 日清製粉グループ ; Nisshin Seifun Group ; Nisshin Flour Milling |
Nisshin OilliO | 日清オイリオ ; Nisshin Oil Mills |
Kewpie | キユーピー ; Q.P. Corporation ; Kewpie Corporation |
House Foods | ハウス食品 ; House Foods Group |
Ezaki Glico | 江崎グリコ ; Glico ; Glico Foods |
Calbee | カルビー |
Suntory | サントリー ; Suntory Holdings |
Suntory Global Spirits | Beam Suntory ; Jim Beam ; Beam Inc ; Fortune Brands Spirits | Suntory
Suntory Foundation for Life Sciences | SUNBOR ; Suntory Institute for Bioorganic Research ; サントリー生命科学財団 | Suntory
Florigene | Suntory Flowers Australia ; Calgene Pacific | Suntory
Sapporo Breweries | サッポロビール ; Sapporo Holdings ; Dai-Nippon Beer |
Asahi Group Holdings | Asahi Breweries ; アサヒグループホールディングス ; アサヒビール ; Asahi Beer |
Carlton & United Breweries | CUB ; Foster's Group ; Foster's Brewing Group ; Elders IXL Brewing | Asahi Group Holdings
Kirin | キリンホールディングス ; Kirin Brewery ; Kirin Holdings ; 麒麟麦酒 |
Koiwai Dairy | | Kirin
Lion Nathan | Lion Pty ; Lion Dairy & Drinks | Kirin
Maruha Nichiro | マルハニチロ ; Taiyo Fishery ; Nichiro ; Maruha ; Umios |
Nissui | ニッスイ ; Nippon Suisan Kaisha ; 日本水産 |
Nichirei | Nichirei Biosciences |
NH Foods | Nippon Ham ; 日本ハム ; Nippon Meat Packers |
Hayashibara | 林原 ; Nagase Viita ; ナガセヴィータ ; Hayashibara Biochemical Laboratories | Nagase
Nagase | 長瀬産業 ; Nagase & Co |
Amano Enzyme | 天野エンザイム ; Amano Pharmaceutical |
Sakata Seed | サカタのタネ |
Takii | タキイ種苗 ; Takii Seed ; Takii & Company |
Kubota | Kubota Tekko |
Shiseido | Shiseido Company ; Shiseido Research Center |
Pola Orbis | Pola Chemical Industries ; ポーラ化成工業 ; Pola ; ポーラ・オルビスホールディングス ; Pola Cosmetics |
Kose | KOSÉ Corporation |
Tarte Cosmetics | Tarte | Kose
Kao | 花王株式会社 ; Kao Corporation ; Nagase Shokai ; Kao Brands |
Kanebo Cosmetics | カネボウ化粧品 ; Kanebo | Kao
Molton Brown | | Kao
Guhl Ikebana | | Kao
Unicharm | ユニ・チャーム ; Uni-Charm |
Mandom | マンダム ; Tancho Corporation |
Noevir | ノエビア |
Nippon Menard | 日本メナード化粧品 ; Menard |
Sunstar | サンスター |
GC Corporation | ジーシー ; GC Dental |
Kuraray Noritake Dental | クラレノリタケデンタル | Kuraray
Kuraray | クラレ ; Kurashiki Kenshoku |
Calgon Carbon | | Kuraray
Morita | J. Morita |
Shofu | 松風 ; Shofu Dental |
Tokuyama | Tokuyama Soda |
Mitsubishi Chemical | 三菱ケミカル ; 三菱化学 ; Mitsubishi Petrochemical ; Mitsubishi Chemical Holdings ; 三菱ケミカルホールディングス ; Mitsubishi Chemical Group ; Mitsubishi Kasei Institute of Life Sciences |
Mitsubishi Rayon | 三菱レイヨン | Mitsubishi Chemical
Lucite International | ICI Acrylics ; Ineos Acrylics | Mitsubishi Chemical
Taiyo Nippon Sanso | Nippon Sanso Holdings ; 大陽日酸 ; Nippon Sanso ; 日本酸素 | Mitsubishi Chemical
Matheson Tri-Gas | Matheson | Taiyo Nippon Sanso
Sumitomo Chemical | Sumitomo Kagaku |
Valent BioSciences | Valent ; Valent U.S.A. | Sumitomo Chemical
MGK | McLaughlin Gormley King | Sumitomo Chemical
Mitsui Chemicals | 三井化学 ; Mitsui Toatsu Chemicals ; Mitsui Petrochemical Industries ; 三井東圧化学 |
Kulzer | Heraeus Kulzer ; Kulzer GmbH | Mitsui Chemicals
Mitsui Chemicals Agro | 三井化学アグロ ; Mitsui Chemicals Crop & Life Solutions | Mitsui Chemicals
Nihon Nohyaku | 日本農薬 |
Nippon Soda | 日本曹達 |
Kumiai Chemical | クミアイ化学工業 ; Kumiai Chemical Industry ; Ihara Chemical |
Ishihara Sangyo Kaisha | ISK ; 石原産業 ; ISK Biosciences |
Hokko Chemical | 北興化学工業 |
Ube | UBE Corporation ; Ube Industries ; 宇部興産 |
Daicel | ダイセル ; Daicel Chemical Industries ; Dainippon Celluloid |
DIC Corporation | DIC ; Dainippon Ink and Chemicals ; 大日本インキ化学工業 |
Showa Denko | レゾナック ; 昭和電工 ; 日立化成 |
Minaris | Minaris Regenerative Medicine ; Hitachi Chemical Advanced Therapeutics Solutions ; PCT Caladrius |
Nippon Shokubai | 日本触媒 |
ADEKA | Asahi Denka ; 旭電化工業 |
Nippon Paper Industries | 日本製紙 ; Jujo Paper |
Zeon | Nippon Zeon ; 日本ゼオン |
AGC | AGC Inc ; 旭硝子 ; Asahi Glass Company |
AGC Biologics | CMC Biologics ; Biomeva ; CMC Biotech | AGC
MolMed | Molecular Medicine S.p.A. ; MolMed S.p.A. | AGC Biologics
Institute of Medicinal Molecular Design | IMMD ; 医薬分子設計研究所 |
Lexicon Pharmaceuticals | Lexicon Genetics ; Lexicon |
Coelacanth Corporation | Coelacanth Chemical | Lexicon Pharmaceuticals
Deltagen | XenoPharm |
Incyte | Incyte Pharmaceuticals ; Incyte Corporation |
Maxia Pharmaceuticals | | Incyte
Escient Pharmaceuticals | | Incyte
Villaris Therapeutics | | Incyte
Exelixis | Exelixis Inc |
Genoptera | | Exelixis
Agritope | Exelixis Plant Sciences ; Agrinomics | Exelixis
X-Ceptor Therapeutics | | Exelixis
Akcea Therapeutics | Akcea | Ionis Pharmaceuticals
BioMarin Pharmaceutical | Glyko Biomedical ; LEAD Therapeutics |
Prosensa | Prosensa Therapeutics | BioMarin Pharmaceutical
ZyStor Therapeutics | | BioMarin Pharmaceutical
Huxley Pharmaceuticals | | BioMarin Pharmaceutical
Zacharon Pharmaceuticals | | BioMarin Pharmaceutical
Inozyme Pharma | | BioMarin Pharmaceutical
Amicus Therapeutics | Amicus | BioMarin Pharmaceutical
Callidus Biopharma | | Amicus Therapeutics
Scioderm | | Amicus Therapeutics
Celenex | | Amicus Therapeutics
Alkermes | Alkermes plc ; Alkermes Inc ; Elan Drug Technologies |
Rodin Therapeutics | | Alkermes
Avadel Pharmaceuticals | Flamel Technologies ; Flamel ; Avadel | Alkermes
Éclat Pharmaceuticals | | Avadel Pharmaceuticals
Medisorb Technologies | Stolle R&D | Alkermes
Advanced Inhalation Research | AIR Inc | Alkermes
Elan | Elan Corporation |
Athena Neurosciences | | Elan
Prothena | Neotope Biosciences ; Prothena Biosciences ; Prothena Corporation |
Perrigo | Perrigo Company ; Perrigo Company plc |
Omega Pharma | Omega Pharma NV | Perrigo
HRA Pharma | Laboratoire HRA Pharma | Perrigo
Paddock Laboratories | | Perrigo
Acorda Therapeutics | Acorda |
Civitas Therapeutics | Corregidor Therapeutics | Acorda Therapeutics
Biotie Therapies | Biotie ; Carbion | Acorda Therapeutics
Biota Holdings | Biota Pharmaceuticals ; Biota Scientific Management ; Aviragen Therapeutics | Vaxart
Alnylam Pharmaceuticals | Alnylam Europe ; Ribopharma |
Arrowhead Pharmaceuticals | Arrowhead Research ; Arrowhead Research Corporation ; InterActive Group |
Roche Madison | Mirus Bio Corporation ; Arrowhead Madison | Arrowhead Pharmaceuticals
Dicerna Pharmaceuticals | Dicerna | Novo Nordisk
Silence Therapeutics | SR Pharma ; Stanford Rook ; Silence Therapeutics plc |
Atugen | Atugen AG ; Silence Therapeutics GmbH ; Atugen Biotechnology | Silence Therapeutics
Intradigm | Intradigm Corporation | Silence Therapeutics
Arbutus Biopharma | Tekmira Pharmaceuticals ; Tekmira ; OnCore Biopharma ; Arbutus |
Protiva Biotherapeutics | Protiva | Arbutus Biopharma
Inex Pharmaceuticals | INEX | Arbutus Biopharma
Genevant Sciences | Genevant | Roivant Sciences
Roivant Sciences | Roivant |
Axovant Sciences | Axovant ; Axovant Gene Therapies ; Sio Gene Therapies ; Roivant Neurosciences |
Dermavant Sciences | Dermavant | Organon
Immunovant | Immunovant Sciences ; Health Sciences Acquisitions Corporation | Roivant Sciences
Datavant | Ciox Health |
Arvelle Therapeutics | | Angelini
Marina Biotech | MDRNA ; Nastech Pharmaceutical ; Nastech ; Adhera Therapeutics |
Cequent Pharmaceuticals | | Marina Biotech
Sarepta Therapeutics | AntiVirals Inc |
Myonexus Therapeutics | Milo Biotechnology | Sarepta Therapeutics
BioCryst Pharmaceuticals | BioCryst |
Aeglea BioTherapeutics | Spyre Therapeutics ; Aeglea |
Aravive | Aravive Biologics |
Versartis | | Aravive
Aptevo Therapeutics | Aptevo |
Emergent BioSolutions | BioPort Corporation ; Michigan Biologic Products Institute ; Emergent Product Development ; Emergent |
Cangene | Cangene Corporation | Emergent BioSolutions
Trubion Pharmaceuticals | Trubion ; Genecraft | Emergent BioSolutions
Microscience | Microscience Group ; Emergent Product Development UK | Emergent BioSolutions
PaxVax | PaxVax Inc | Emergent BioSolutions
Adapt Pharma | | Emergent BioSolutions
Crucell | Crucell NV ; IntroGene ; U-BiSys |
Berna Biotech | Swiss Serum and Vaccine Institute ; Schweizerisches Serum- und Impfinstitut ; Crucell Switzerland ; Berna Biotech AG | Crucell
SBL Vaccines | SBL Vaccin ; SBL Vaccin AB ; Crucell Sweden ; Statens Bakteriologiska Laboratorium Vaccin | Valneva
Valneva | Valneva SE |
Intercell | Intercell AG ; Valneva Austria | Valneva
Vivalis | Vivalis SA | Valneva
Iomai | Iomai Corporation | Intercell
Bavarian Nordic | Bavarian Nordic A/S ; Bavarian Nordic Research Institute |
AJ Vaccines | SSI vaccine production |
Novavax | Novavax Inc |
Isconova | Novavax AB ; Iscotec | Novavax
VaxInnate | VaxInnate Corporation |
VBI Vaccines | Variation Biotechnologies ; Paulson Capital |
SciVac | SciVac Therapeutics | VBI Vaccines
Hookipa Pharma | Hookipa Biotech ; HOOKIPA |
Vical | Vical Incorporated ; Brickell Biotech ; Fresh Tracks Therapeutics |
Genocea | Genocea Biosciences |
Agenus | Antigenics ; Antigenics Inc ; Agenus Inc |
Aquila Biopharmaceuticals | Cambridge Biotech ; Cambridge BioScience | Agenus
Aronex Pharmaceuticals | Argus Pharmaceuticals ; Triplex Pharmaceutical ; Oncologix | Agenus
4-Antibody | 4-AB | Agenus
MiNK Therapeutics | AgenTus Therapeutics | Agenus
SaponiQx | | Agenus
Inovio | Inovio Pharmaceuticals ; Inovio Biomedical ; Genetronics ; Genetronics Biomedical |
VGX Pharmaceuticals | Viral Genomix | Inovio
GeneOne Life Science | VGX International ; 진원생명과학 |
Cue Biopharma | Imagen Biopharma |
Altimmune | Vaxin ; Altimmune Inc ; Healthcare Acquisition Corporation |
PharmAthene | PharmAthene Inc | Altimmune
SIGA Technologies | SIGA |
Sorrento Therapeutics | Sorrento ; QuikByte Software ; Vivasor |
Scilex | Scilex Pharmaceuticals ; Scilex Holding ; Vickers Vantage | Sorrento Therapeutics
ACEA Therapeutics | | Sorrento Therapeutics
Virttu Biologics | Crusade Laboratories | Sorrento Therapeutics
Concortis Biosystems | Levena Biopharma | Sorrento Therapeutics
Celldex Therapeutics | Celldex ; AVANT Immunotherapeutics ; T Cell Sciences |
Virus Research Institute | | Celldex Therapeutics
CuraGen | CuraGen Corporation | Celldex Therapeutics
Kolltan Pharmaceuticals | | Celldex Therapeutics
Megan Health | | Celldex Therapeutics
AcelRx Pharmaceuticals | Talphera ; AcelRx ; SuRx |
Corcept Therapeutics | Corcept |
Corvas International | Corvas | Dendreon
Dendreon | Dendreon Corporation ; Dendreon Pharmaceuticals ; Activated Cell Therapy |
Valeant Pharmaceuticals | ICN Pharmaceuticals ; Biovail ; Biovail Corporation ; Valeant ; International Chemical and Nuclear | Bausch Health
Bausch Health | Valeant Pharmaceuticals International ; Bausch Health Companies ; Bausch Santé |
Salix Pharmaceuticals | Salix | Bausch Health
Santarus | Santarus Inc | Salix Pharmaceuticals
InKine Pharmaceutical | Panax Pharmaceutical ; CorBec | Salix Pharmaceuticals
Medicis | Medicis Pharmaceutical | Bausch Health
Dow Pharmaceutical Sciences | | Bausch Health
Sprout Pharmaceuticals | Slate Pharmaceuticals |
Solta Medical | Thermage ; Reliant Technologies | Bausch Health
Obagi Medical | Obagi ; Obagi Medical Products | Waldencast
ISTA Pharmaceuticals | ISTA ; Advanced Corneal Systems | Bausch & Lomb
InSite Vision | InSite Vision Inc | Sun Pharmaceutical
Eyeonics | | Bausch & Lomb
Storz Ophthalmics | Storz Instrument Company | Bausch & Lomb
Chiron Vision | | Bausch & Lomb
Bausch & Lomb | B&L ; B+L |
Natur Produkt | | Bausch Health
Sanitas Group | AB Sanitas ; Jelfa ; Sanitas Kaunas | Bausch Health
iNova Pharmaceuticals | 3M Pharmaceuticals Australia |
Jazz Pharmaceuticals | Azur Pharma |
Orphan Medical | Orphan Medical Inc | Jazz Pharmaceuticals
EUSA Pharma | EUSA | Recordati
Gentium | Gentium S.p.A. ; Jazz Italy | Jazz Pharmaceuticals
Celator Pharmaceuticals | Celator | Jazz Pharmaceuticals
Cavion | | Jazz Pharmaceuticals
GW Pharmaceuticals | GW Pharma ; GW Research ; Greenwich Biosciences ; Jazz Pharmaceuticals UK | Jazz Pharmaceuticals
Chimerix | | Jazz Pharmaceuticals
Redx Pharma | Redx |
Endo | Endo Pharmaceuticals ; Endo International ; Endo Health Solutions ; Endo Pharmaceuticals Holdings ; Endo Laboratories | Mallinckrodt
Par Pharmaceutical | Pharmaceutical Resources Inc ; Par Sterile Products ; Qualitest Pharmaceuticals | Endo
JHP Pharmaceuticals | Par Sterile | Par Pharmaceutical
Auxilium Pharmaceuticals | Auxilium ; Formatix | Endo
Actient Pharmaceuticals | | Auxilium Pharmaceuticals
BioSpecifics Technologies | BioSpecifics ; Advance Biofactures | Endo
Indevus Pharmaceuticals | Interneuron Pharmaceuticals ; Indevus | Endo
Penwest Pharmaceuticals | Edward Mendell Company ; Penwest | Endo
DAVA Pharmaceuticals | | Endo
Paladin Labs | Paladin | Knight Therapeutics
Knight Therapeutics | GUD Knight |
Hospira | Hospira Inc ; Abbott Hospital Products |
Mayne Pharma | FH Faulding ; F.H. Faulding ; Faulding ; Halcygen Pharmaceuticals ; Mayne Group |
Javelin Pharmaceuticals | Intrac | Hospira
ICU Medical | ICU |
Smiths Medical | SIMS ; Smiths Industries Medical Systems ; Portex | ICU Medical
Barr Pharmaceuticals | Barr ; Barr Labs |
Pliva | Pliva Zagreb ; Kaštel |
Duramed Pharmaceuticals | Duramed ; Teva Women's Health | Teva
Cephalon | Cephalon Inc |
Ception Therapeutics | | Cephalon
CIMA Labs | | Cephalon
Anesta | Anesta Corporation | Cephalon
Salmedix | | Cephalon
Gemin X Pharmaceuticals | Gemin X Biotechnologies ; Gemin X | Cephalon
ChemGenex Pharmaceuticals | AGT Biosciences ; Autogen Limited | Cephalon
Arana Therapeutics | EvoGenix ; Peptech Limited | Cephalon
Peptech | Peptech Animal Health | Arana Therapeutics
Mepha | Mepha AG ; Mepha Pharma | Teva
Ivax | IVAX Corporation ; IVAX Pharmaceuticals ; Goldline Laboratories ; Zenith Laboratories |
Galena | IVAX CR ; Galena Opava ; Teva Czech Industries | Teva
Norton Healthcare | Norton Steripak ; Teva UK ; IVAX UK ; Norton Healthcare Research Office | Teva
Sicor | SICOR Inc ; Gensia Sicor ; Gensia ; SICOR S.p.A. ; Gensia Pharmaceuticals | Teva
CoGenesys | Teva Biopharmaceuticals USA | Teva
Ratiopharm | ratiopharm GmbH ; Merckle ; Merckle GmbH | Teva
Taiyo Pharmaceutical Industry | 大洋薬品工業 ; Teva Pharma Japan | Teva
Taro Pharmaceutical | Taro ; Taro Pharmaceutical Industries ; תרו | Sun Pharmaceutical
Labrys Biologics | | Teva
Auspex Pharmaceuticals | | Teva
NuPathe | | Teva
MicroDose Therapeutx | | Teva
Gecko Health Innovations | | Teva
Teva | טבע ; Teva Pharmaceutical Industries Ltd ; Assia Chemical Industries ; Teva Branded Pharmaceutical Products R&D ; Assia |
Novopharm | Teva Canada | Teva
Biocraft Laboratories | | Teva
Lemmon Company | Teva Pharmaceuticals USA | Teva
Rimsa | Representaciones e Investigaciones Médicas S.A. | Teva
Viatris | Mylan NV ; Mylan Inc ; Milan Pharmaceuticals ; Upjohn Company (Viatris) ; Mylan N.V. ; Viatris Inc |
Matrix Laboratories | Mylan Laboratories Limited ; Herren Drugs ; Mylan India | Viatris
Merck Generics | Merck Generika ; Mylan dura | Viatris
Alphapharm | Alphapharm Pty | Viatris
Meda | Meda AB ; Meda Pharma ; Asta Medica ; Viatris GmbH ; MedPointe ; Carter-Wallace | Viatris
Rottapharm | Rottapharm Madaus ; Rotta Research Laboratorium ; Rotta Pharmaceuticals | Meda
Madaus | Madaus GmbH ; Dr. Madaus & Co ; Opfermann Arzneimittel | Rottapharm
Bertek Pharmaceuticals | Dow Hickam | Viatris
Dey Pharma | Dey Laboratories ; Dey LP ; Mylan Specialty | Viatris
Bioniche Pharma | | Viatris
Agila Specialties | Strides Agila | Viatris
Renaissance Lakewood | DPT Laboratories ; DPT Lakewood |
Oyster Point Pharma | | Viatris
Famy Life Sciences | | Viatris
Tapi | Teva API ; Teva active pharmaceutical ingredients | Teva
Purdue Pharma | Purdue Frederick ; Knoa Pharma |
Mundipharma | Mundipharma International ; Bard Pharmaceuticals |
Napp Pharmaceuticals | Napp Laboratories ; Napp Pharmaceutical Group | Mundipharma
Rhodes Pharmaceuticals | | Purdue Pharma
Adlon Therapeutics | | Purdue Pharma
Nektar Therapeutics | Inhale Therapeutics |
Shearwater Polymers | Shearwater Corporation ; Nektar AL | Nektar Therapeutics
Bradford Particle Design | Nektar UK | Nektar Therapeutics
Aradigm | Aradigm Corporation ; Miris Medical |
Ligand Pharmaceuticals | Progenx |
Glycomed | | Ligand Pharmaceuticals
Seragen | | Ligand Pharmaceuticals
Pharmacopeia | Pharmacopeia Drug Discovery ; Pharmacopeia Inc | Ligand Pharmaceuticals
Neurogen | Neurogen Corporation | Ligand Pharmaceuticals
Metabasis Therapeutics | Metabasis | Ligand Pharmaceuticals
CyDex Pharmaceuticals | CyDex | Ligand Pharmaceuticals
Open Monoclonal Technology | OMT | OmniAb
OmniAb | Avista Public Acquisition Corp II |
Crystal Bioscience | | OmniAb
xCella Biosciences | | OmniAb
Icagen | Icagen Inc ; XRpro Sciences ; Caldera Pharmaceuticals |
Pfenex | Dow Pfenex | Ligand Pharmaceuticals
Seelos Therapeutics | NexMed ; Seelos |
Apricus Biosciences | NexMed Inc ; NexMed USA | Seelos Therapeutics
Spectrum Pharmaceuticals | NeoTherapeutics | Assertio
Assertio | Assertio Therapeutics ; Depomed ; Assertio Holdings |
Zyla Life Sciences | Egalet Corporation | Assertio
Egalet | Egalet A/S | Zyla Life Sciences
Talon Therapeutics | Hana Biosciences | Spectrum Pharmaceuticals
Acrotech Biopharma | | Aurobindo Pharma
CASI Pharmaceuticals | EntreMed ; EntreMed Inc ; CASI |
Miikana Therapeutics | | CASI Pharmaceuticals
Abeona Therapeutics | PlasmaTech Biopharmaceuticals ; Access Pharmaceuticals ; Chemex Pharmaceuticals ; Abeona |
Ampio Pharmaceuticals | DMI BioSciences |
Aytu BioPharma | Aytu BioScience ; Vyrix Pharmaceuticals ; Luoxis Diagnostics ; Rosewind |
Neos Therapeutics | PharmaFab | Aytu BioPharma
Innovus Pharmaceuticals | FasTrack Pharmaceuticals ; North Horizon | Aytu BioPharma
Aevi Genomic Medicine | Medgenics ; Medgenics Inc | Cerecor
Armata Pharmaceuticals | AmpliPhi Biosciences ; Targeted Genetics ; Targeted Genetics Corporation |
C3J Therapeutics | C3 Jian | Armata Pharmaceuticals
Biocontrol Ltd | Biocontrol Limited | Armata Pharmaceuticals
Genovo | Genovo Inc |
Eloxx Pharmaceuticals | Eloxx |
Sevion Therapeutics | Senesco Technologies ; Fabrus | Eloxx Pharmaceuticals
Akers Biosciences | MyMD Pharmaceuticals ; TNF Pharmaceuticals ; Akers Bio ; Akers Laboratories |
Salarius Pharmaceuticals | Flex Pharma ; Decoy Therapeutics |
ProChon Biotech | Prochon | Histogenics
Zafgen | Larimar Therapeutics ; Chondrial Therapeutics |
Proteon Therapeutics | ArTara Therapeutics ; Protara Therapeutics |
Arsanis | X4 Pharmaceuticals |
Edesa Biotech | Stellar Biotechnologies |
Vital Therapies | Immunic ; Immunic Therapeutics |
OncoGenex Pharmaceuticals | OncoGenex ; Achieve Life Sciences ; OncoGenex Technologies |
Sonus Pharmaceuticals | | OncoGenex Pharmaceuticals
CorMedix | CorMedix Therapeutics ; Picton Holding Company |
Mirna Therapeutics | Synlogic ; Synlogic Inc |
Cerulean Pharma | Dare Bioscience ; Tempo Pharmaceuticals |
Celladon | Celladon Corporation ; Eiger BioPharmaceuticals ; Eiger |
Nile Therapeutics | Capricor ; Capricor Therapeutics |
Novacea | | Transcept Pharmaceuticals
Zalicus | EPIRUS Biopharmaceuticals ; CombinatoRx ; Epirus |
Neuromed | Neuromed Pharmaceuticals ; NeuroMed Technologies ; IRCCS Neuromed ; Istituto Neurologico Mediterraneo | Zalicus
Targanta Therapeutics | PhageTech ; Targanta | The Medicines Company
Oscient Pharmaceuticals | Genome Therapeutics ; Genome Therapeutics Corporation ; Collaborative Research Inc ; Oscient |
Genesoft Pharmaceuticals | GeneSoft | Oscient Pharmaceuticals
Point Therapeutics | DARA BioSciences ; HMSR |
VIA Pharmaceuticals | Corautus Genetics ; GenStar Therapeutics ; Vascular Genetics |
Infosonics | Cool Holdings |
Micromet US | CancerVax Corporation |
Nuvilex | PharmaCyte Biotech ; eFoodSafety.com |
Oncobiologics | Outlook Therapeutics |
Ohr Pharmaceutical | NeuBase Therapeutics ; BBM Holdings |
Orexigen Therapeutics | Orexigen | Currax Pharmaceuticals
Somaxon Pharmaceuticals | Somaxon | Pernix Therapeutics
Cypress Bioscience | IMRE Corporation |
Proprius Pharmaceuticals | | Cypress Bioscience
Hollis-Eden Pharmaceuticals | Harbor BioSciences ; Harbor Diversified ; Hollis Eden |
Cortex Pharmaceuticals | RespireRx Pharmaceuticals |
ProMIS Neurosciences | Amorfix Life Sciences ; Amorfix |
Novabay | NovaBay Pharmaceuticals ; NovaCal Pharmaceuticals |
Novadaq | Novadaq Technologies | Stryker
Savara | Savara Pharmaceuticals ; ADVENTRX ; Biokeys |
Adventrx Pharmaceuticals | Mast Therapeutics ; Biokeys International | Savara
SynthRx | | Adventrx Pharmaceuticals
Serendex Pharmaceuticals | Serendex | Savara
Rocket Pharmaceuticals | Inotek Pharmaceuticals ; Rocket Pharma ; Inotek |
Viventia Biotechnologies | Viventia Biotech ; Novopharm Biotech ; Viventia | Sesen Bio
Madrigal Pharmaceuticals | Synta ; Shionogi BioResearch |
Synta Pharmaceuticals | Shionogi BioResearch Corporation | Madrigal Pharmaceuticals
Cellect Therapeutics | Quoin Pharmaceuticals |
Conatus Pharmaceuticals | Histogen |
Arcturus Therapeutics | Alcobra |
Ritter Pharmaceuticals | Qualigen Therapeutics ; Qualigen |
NewLink Genetics | Lumos Pharma ; NewLink |
Aeterna Zentaris | AEterna Laboratories ; COSCIENS Biopharma |
Zentaris | Zentaris GmbH ; ASTA Medica AG Research | Aeterna Zentaris
Atossa | Atossa Therapeutics ; Atossa Genetics |
Neurotrope | Synaptogenix ; Petros Pharmaceuticals |
Cancer Genetics | Vyant Bio ; Cancer Genetics Inc |
StemoniX | | Cancer Genetics
vivoPharm | | Cancer Genetics
Response Genetics | | Cancer Genetics
Allos Therapeutics | Allos | Spectrum Pharmaceuticals
Jones Pharma | Jones Medical Industries | King Pharmaceuticals
Monarch Pharmaceuticals | | King Pharmaceuticals
Waldencast | Waldencast plc ; Waldencast Acquisition Corp |
Recordati | Recordati S.p.A. ; Recordati Industria Chimica e Farmaceutica ; Laboratorio Farmacologico Reggiano |
Orphan Europe | Recordati Rare Diseases | Recordati
Bouchara-Recordati | Bouchara | Recordati
Chiesi Farmaceutici | Chiesi Group ; Chiesi Farmaceutici S.p.A. ; Chiesi USA |
Cornerstone Therapeutics | Cornerstone BioPharma ; Critical Therapeutics | Chiesi Farmaceutici
Zymenex | HemeBiotech | Chiesi Farmaceutici
Amryt Pharma | Amryt | Chiesi Farmaceutici
Aegerion Pharmaceuticals | Novelion Therapeutics ; QLT ; QLT Inc ; QuadraLogic Technologies ; Aegerion | Amryt Pharma
Holostem | Holostem Terapie Avanzate |
Menarini | Menarini Group ; Gruppo Menarini ; Menarini Ricerche |
Berlin-Chemie | Berlin-Chemie AG | Menarini
Guidotti | Laboratori Guidotti | Menarini
Lusofarmaco | Istituto Luso Farmaco d'Italia | Menarini
Invida | Menarini Asia-Pacific | Menarini
Stemline Therapeutics | Stemline | Menarini
Silicon Biosystems | Menarini Silicon Biosystems | Menarini
A. Menarini Diagnostics | | Menarini
Angelini | Aziende Chimiche Riunite Angelini Francesco |
Zambon | Zambon Group ; Zambon S.p.A. ; Zach System |
Newron Pharmaceuticals | Newron |
Bracco | Bracco Imaging ; Bracco Diagnostics ; Bracco Group |
Blue Earth Diagnostics | | Bracco
Dompé | Dompé Farmaceutici ; Dompé S.p.A. |
Italfarmaco | Italfarmaco Group ; Italfarmaco S.p.A. |
Chemi | Chemi S.p.A. | Italfarmaco
Sigma-Tau | Sigma-Tau Industrie Farmaceutiche Riunite | Alfasigma
Alfasigma | Alfa Wassermann ; Alfa Wassermann S.p.A. |
Intercept Pharmaceuticals | Intercept | Alfasigma
Sofar | Sofar S.p.A. | Alfasigma
Rotta Research | | Rottapharm
Kedrion | Kedrion Biopharma ; Kedrion S.p.A. |
Bio Products Laboratory | BPL ; BPL Plasma ; Blood Products Laboratory | Kedrion
Prometic Plasma Resources | | Kedrion
IBSA | IBSA Institut Biochimique ; Institut Biochimique SA |
Fidia Farmaceutici | Fidia ; Fidia Advanced Biopolymers ; FIDIA Research Laboratories |
Farmitalia Carlo Erba | Farmitalia ; Carlo Erba ; Carlo Erba Farmitalia | Pharmacia
Nerviano Medical Sciences | NMS ; Nerviano ; NMS Group |
Lepetit | Gruppo Lepetit ; Lepetit Research Center ; Dow Lepetit | Sanofi
Biosearch Italia | Naicons |
Gentili | Istituto Gentili |
Mediolanum Farmaceutici | Mediolanum |
Molteni Farmaceutici | L. Molteni & C. ; Molteni |
Polichem | | Almirall
Eurand | | Aptalis
DiaSorin | DiaSorin S.p.A. ; Sorin Biomedica Diagnostics ; Incstar |
Luminex | Luminex Corporation | DiaSorin
Nanosphere | Nanosphere Inc ; Nanosphere LLC | Luminex
EraGen Biosciences | EraGen | Luminex
GenturaDx | | Luminex
CarboMedics | | LivaNova
ELA Medical | ELA ; Sorin CRM | MicroPort
MicroPort | MicroPort Scientific ; 微创医疗 |
MicroPort Orthopedics | Wright Medical OrthoRecon | MicroPort
Dideco | | LivaNova
Bellco | | Medtronic
Esaote | Esaote S.p.A. ; Ansaldo Esacontrol Biomedica |
Instrumentation Laboratory | IL ; Werfen USA | Werfen
Werfen | Werfen Life Group ; Werfen Group ; Izasa |
Immucor | Immucor Inc ; Immucor Gamma ; Gamma Biologicals ; BioArray Solutions | Werfen
INOVA Diagnostics | INOVA Dx | Werfen
Biokit | | Werfen
Accriva Diagnostics | International Technidyne Corporation ; ITC Nexus Dx ; Accumetrics | Werfen
Genmab | Genmab A/S |
Merus | Merus NV ; Merus Biopharmaceuticals | Genmab
ProfoundBio | 普方生物 ; Profound Bio | Genmab
Novo Holdings | Novo A/S |
Novo Nordisk Foundation | Novo Nordisk Fonden ; NNF ; Novo Foundation |
Novo Nordisk | Novo ; Nordisk Gentofte ; ノボノルディスク ; 诺和诺德 ; Novo Nordisk Pharma | Novo Holdings
Novozymes | Novo Enzymes ; 诺维信 |
Albumedix | Delta Biotechnology ; Novozymes Biopharma | Sartorius
Emisphere Technologies | Emisphere ; Clinical Technologies Associates | Novo Nordisk
Corvidia Therapeutics | | Novo Nordisk
Forma Therapeutics | FORMA | Novo Nordisk
Ziylo | | Novo Nordisk
Inversago Pharma | | Novo Nordisk
Cardior Pharmaceuticals | | Novo Nordisk
Akero Therapeutics | Pippin Pharmaceuticals | Novo Nordisk
Embark Biotech | | Novo Nordisk
Calibrium | | Novo Nordisk
NNE | NNE Pharmaplan ; Novo Nordisk Engineering | Novo Nordisk
Hagedorn Research Institute | Hagedorn Laboratory | Novo Nordisk
Xellia Pharmaceuticals | Xellia | Novo Holdings
Sonion | | Novo Holdings
Lundbeck | H. Lundbeck ; Lundbeck Research | Lundbeck Foundation
Lundbeck Foundation | Lundbeckfonden |
Ovation Pharmaceuticals | Lundbeck Inc | Lundbeck
Chelsea Therapeutics | | Lundbeck
Alder BioPharmaceuticals | Lundbeck Seattle Biopharmaceuticals ; Alder | Lundbeck
Abide Therapeutics | Lundbeck La Jolla Research Center | Lundbeck
Longboard Pharmaceuticals | Arena Neuroscience | Lundbeck
LEO Pharma | LEO ; LEO Pharma A/S | LEO Foundation
LEO Foundation | LEO Fondet |
ALK-Abelló | ALK ; Allergologisk Laboratorium København |
Ferring Pharmaceuticals | Ferring ; Nordiska Hormon Laboratoriet |
Bio-Technology General Israel | BTG Israel | Ferring Pharmaceuticals
Zealand Pharma | Zealand Pharmaceuticals |
NeuroSearch | NeuroSearch A/S ; NTG Nordic Transport Group |
Ascendis Pharma | Ascendis ; Complex Biosystems |
Santhera Pharmaceuticals | Santhera ; Graffinity Pharmaceuticals ; MyoContract |
Kerecis | Kerecis ehf | Coloplast
Mentor Urology | | Coloplast
Atos Medical | | Coloplast
Radiometer | Radiometer Medical ; Radiometer Copenhagen | Danaher
Dako | DakoCytomation ; Dako Denmark ; DAKO A/S | Agilent Technologies
Exiqon | Exiqon A/S | Qiagen
Foss | Foss Electric ; FOSS Analytical |
Widex | Widex A/S | WS Audiology
WS Audiology | Sivantos ; Siemens Hearing Instruments ; Siemens Audiologische Technik ; WSA |
William Demant | William Demant Holding ; Demant A/S |
Oticon | Oticon A/S | William Demant
Interacoustics | | Demant
Eriksholm Research Centre | | Oticon
Oticon Medical | Neurelec ; MXM |
GN Store Nord | GN Hearing ; Great Northern Telegraph ; GN Group |
Danisco | Danisco A/S ; Grindsted Products | DuPont
Genencor | Genencor International | Danisco
Rhodia Food | | Danisco
DLF Seeds | DLF ; DLF-Trifolium ; Dansk Landbrugs Frøselskab |
Danish Crown | Danish Crown A/S |
Carlsberg | Carlsberg A/S |
Carlsberg Foundation | Carlsbergfondet |
Carlsberg Laboratory | Carlsberg Laboratorium |
Arla Foods Ingredients | AFI | Arla Foods
Orkla | Orkla Group |
Nycomed Imaging | GE Healthcare AS ; Nyegaard & Co ; Nycomed Oslo | GE Healthcare
Photocure | PhotoCure ASA |
Yara International | Norsk Hydro Agri |
Mowi | Marine Harvest ; Pan Fish ; Fjord Seafood ; Mowi ASA |
Cermaq | Statkorn ; Mainstream Norway | Mitsubishi Corporation
EWOS | EWOS Innovation | Cargill
Skretting | Skretting Aquaculture Research Centre ; Nutreco Aquaculture | Nutreco
Nutreco | Nutreco Holding | SHV Holdings
SHV Holdings | SHV ; Steenkolen Handels-Vereeniging |
Trouw Nutrition | Trouw ; Selko ; Masterlab | Nutreco
TINE | Norske Meierier ; TINE SA ; Norwegian Milk |
Nortura | Gilde Norge ; Prior Norge |
AquaGen | | EW Group
EW Group | Erich Wesjohann Group |
Aviagen | Arbor Acres ; Ross Breeders | EW Group
Lohmann Tierzucht | LTZ ; Lohmann Breeders | EW Group
Hy-Line International | Hy-Line | EW Group
Hubbard | Hubbard Breeders ; Hubbard ISA | EW Group
Swedish Orphan Biovitrum | Sobi ; Swedish Orphan International |
Biovitrum | Biovitrum AB | Swedish Orphan Biovitrum
Dova Pharmaceuticals | | Swedish Orphan Biovitrum
CTI BioPharma | Cell Therapeutics ; Cell Therapeutics Inc ; CTI | Swedish Orphan Biovitrum
PolaRx Biopharmaceuticals | | CTI BioPharma
Novuspharma | | CTI BioPharma
Medivir | Medivir AB |
BioArctic | BioArctic Neuroscience ; BioArctic AB |
BioInvent | BioInvent International ; BioInvent Therapeutics |
Active Biotech | Active Biotech AB |
Karo Bio | Karo Pharma ; Karo Healthcare ; Karo Bio AB |
Moberg Pharma | Moberg Derma |
Orexo | Orexo AB |
Camurus | Camurus AB |
Oasmia Pharmaceutical | Vivesto ; Oasmia |
Hansa Biopharma | Hansa Medical |
Alligator Bioscience | Alligator |
Getinge | Getinge Group ; Getinge AB |
Maquet | Maquet Critical Care ; Siemens-Elema | Getinge
Datascope | Datascope Corporation | Getinge
Atrium Medical | | Getinge
Arjo | ArjoHuntleigh ; Arjo AB |
Elekta | Elekta AB ; Elekta Instrument |
Nucletron | | Elekta
IMPAC Medical Systems | | Elekta
Nobel Biocare | Nobelpharma | Envista
Envista | Envista Holdings ; Danaher Dental ; Sybron Dental Specialties ; KaVo Kerr |
KaVo | KaVo Dental ; Kaltenbach & Voigt |
Ormco | Ormco Corporation | Envista
Mölnlycke Health Care | Mölnlycke |
Essity | SCA Hygiene ; SCA Hygiene Products ; Essity AB | SCA
BSN Medical | Beiersdorf-Smith & Nephew | Essity
SCA | Svenska Cellulosa |
Gyros Protein Technologies | Gyros AB ; Protein Technologies Inc ; Gyros | Mesa Laboratories
Biotage | Pyrosequencing AB ; Pyrosequencing ; Personal Chemistry |
Argonaut Technologies | | Biotage
Cellavision | CellaVision AB |
Boule Diagnostics | Boule |
Phadia | Pharmacia Diagnostics ; Phadia AB ; Sweden Diagnostics | Thermo Fisher Scientific
Olink | Olink Proteomics ; Olink Holding ; Olink Bioscience | Thermo Fisher Scientific
Cellink | BICO ; BICO Group ; CELLINK AB |
Scienion | | Cellink
Cytena | | Cellink
MatTek | MatTek Corporation | Sartorius
Probi | Probi AB |
BioGaia | BioGaia AB ; BioGaia Biologics |
Oatly | Oatly AB ; Ceba Foods |
Lantmännen | Svenska Lantmännen ; Lantmännen SW Seed |
Svalöf Weibull | SW Seed ; Svalöf AB ; Weibullsholm ; W. Weibull AB | Lantmännen
Syngenta Seeds Sweden | Hilleshög | Syngenta
Q-Med | Q-Med AB | Galderma
Galderma | Galderma R&D ; Galderma Laboratories ; Nestlé Skin Health ; Galderma SA |
Spirig Pharma | Spirig | Galderma
CIRD Galderma | CIRD ; Centre International de Recherches Dermatologiques | Galderma
Gambro Healthcare | | DaVita
DaVita | Total Renal Care ; DaVita HealthCare Partners ; DaVita Kidney Care |
Vitrolife | Scandinavian IVF Science |
Igenomix | | Vitrolife
Xvivo Perfusion | XVIVO |
Orion Corporation | Orion ; Farmos |
Orion Diagnostica | Aidian |
Orion-Farmos | Farmos Group | Orion Corporation
Leiras | Leiras Oy ; Schering Oy ; Bayer Oy | Bayer
Wallac | Wallac Oy ; EG&G Wallac ; PerkinElmer Life Sciences Turku | Revvity
Labsystems | Labsystems Oy ; Thermo Labsystems | Thermo Fisher Scientific
Finnzymes | | Thermo Fisher Scientific
Biohit | Biohit Oyj |
Planmeca | Planmeca Oy |
Valio | Valio Ltd |
Raisio | Raisio Group ; Raisio plc |
Fazer | Fazer Group ; Karl Fazer |
Kemira | Kemira Oyj |
Boreal Plant Breeding | Boreal ; Hankkija Plant Breeding Institute |
Faron Pharmaceuticals | Faron |
Hormos Medical | Hormos | QuatRx Pharmaceuticals
Boehringer Ingelheim | BI ; Boehringer Ingelheim International ; Boehringer Ingelheim Pharmaceuticals ; 勃林格殷格翰 ; 日本ベーリンガーインゲルハイム ; Dr. Karl Thomae GmbH ; Boehringer Ingelheim Vetmedica |
Thomae | Dr. Karl Thomae ; Karl Thomae GmbH | Boehringer Ingelheim
Bender | Bender & Co ; Bender GmbH Wien ; Boehringer Ingelheim RCV ; Boehringer Ingelheim Austria ; Ernst Boehringer Institut | Boehringer Ingelheim
Bender MedSystems | eBioscience GmbH | Thermo Fisher Scientific
Research Institute of Molecular Pathology | IMP Vienna ; Forschungsinstitut für Molekulare Pathologie |
NBE-Therapeutics | | Boehringer Ingelheim
ViraTherapeutics | | Boehringer Ingelheim
AMAL Therapeutics | | Boehringer Ingelheim
Labor Dr. Merk | | Boehringer Ingelheim
T3 Pharmaceuticals | | Boehringer Ingelheim
Nerio Therapeutics | | Boehringer Ingelheim
Saiba Animal Health | | Boehringer Ingelheim
Actimis Pharmaceuticals | | Boehringer Ingelheim
Roxane Laboratories | Columbus Laboratories ; West-Ward Columbus | Hikma Pharmaceuticals
Ben Venue Laboratories | Bedford Laboratories | Boehringer Ingelheim
Hikma Pharmaceuticals | Hikma ; الحكمة ; West-Ward Pharmaceuticals ; Hikma Pharmaceuticals USA |
Grünenthal | Gruenenthal ; Grünenthal GmbH |
Averitas Pharma | | Grünenthal
Adhesys Medical | | Grünenthal
Altana | ALTANA AG ; BYK-Chemie ; Byk-Gulden Lomberg Chemische Fabrik |
Stada | Stada Arzneimittel AG ; Standardpräparate Deutscher Apotheker |
Nizhpharm | Нижфарм | Stada
Hemofarm | Хемофарм | Stada
Thornton & Ross | | Stada
Aliud Pharma | | Stada
Walmark | | Stada
Merz | Merz Pharma ; Merz Pharmaceuticals ; Merz Aesthetics ; Merz Therapeutics ; Merz + Co |
Ulthera | | Merz
Dr. Falk Pharma | Falk Foundation |
Dr. Willmar Schwabe | Schwabe Pharma ; Schwabe Group ; Willmar Schwabe ; DHU |
Bionorica | Bionorica SE |
Schwarz Pharma | Schwarz Biosciences ; Schwarz Pharma AG ; Sanol Schwarz | UCB
UCB | UCB Biopharma ; UCB SA |
Celltech | Celltech Group ; Celltech Chiroscience ; Celltech R&D ; Celltech Therapeutics ; UCB Celltech | UCB
Chiroscience | Chiroscience R&D ; Darwin Molecular | Celltech
Oxford GlycoSciences | Oxford Glycosystems ; OGS | Celltech
Medeva | Medeva plc ; Evans Medical | Celltech
Fisons | Fisons plc ; Fisons Pharmaceuticals | Sanofi
Ra Pharmaceuticals | Ra Pharma | UCB
Zogenix | SJ2 Therapeutics | UCB
Modis Therapeutics | | Zogenix
Beryllium Discovery | Emerald BioStructures ; deCODE biostructures ; Emerald Bio ; UCB Seattle | UCB
Engage Therapeutics | | UCB
Handl Therapeutics | | UCB
Galapagos | Galapagos NV ; Galapagos Genomics |
CellPoint | | Galapagos
argenx | Argenx SE ; arGEN-X |
Thrombogenics | Oxurion |
Devgen | | Syngenta
CropDesign | | BASF
Mithra | Mithra Pharmaceuticals |
Ion Beam Applications | IBA |
IRE ELiT | Institut National des Radioéléments ; IRE ; National Institute for Radioelements |
Solvay | Solvay SA ; Solvay & Cie ; 索尔维 |
Syensqo | Solvay specialty |
Cytec Industries | Cytec ; Cytec Solvay Group | Syensqo
Rhodia | Rhodia SA ; Rhodia Opérations | Solvay
Barry Callebaut | Callebaut ; Cacao Barry |
Ipsen | Ipsen Pharma ; Ipsen Innovation ; Institut Henri Beaufour ; Ipsen Biopharm |
Biomeasure | Ipsen Bioscience ; Biomeasure Incorporated | Ipsen
Tercica | Ipsen US ; Tercica Inc | Ipsen
Speywood | Porton International ; Speywood Biopharm ; Porton Speywood | Ipsen
Clementia Pharmaceuticals | Clementia | Ipsen
Epizyme | | Ipsen
Albireo Pharma | Albireo | Ipsen
Biodel | Biodel Inc | Albireo Pharma
Syntaxin | | Ipsen
Servier | Institut de Recherches Servier ; Servier Laboratories ; IRIS Servier ; Institut de Recherches Internationales Servier |
Biofarma Servier | | Servier
Symphogen | Symphogen A/S | Servier
Agios Pharmaceuticals | Agios |
Day One Biopharmaceuticals | Hero Therapeutics Holding Company |
Egis Pharmaceuticals | EGYT ; Egyesült Gyógyszer- és Tápszergyár |
Anpharm | | Servier
Biogaran | | Servier
Pierre Fabre | Institut de Recherche Pierre Fabre ; Pierre Fabre Médicament ; Pierre Fabre Dermo-Cosmétique ; Klorane ; Centre d'Immunologie Pierre Fabre |
LFB | Laboratoire français du fractionnement et des biotechnologies ; LFB Biotechnologies ; LFB Biomédicaments |
Guerbet | Guerbet Group ; Guerbet SA |
Laboratoires Théa | Thea Pharma ; Théa |
Laboratoires Expanscience | Expanscience |
Virbac | Virbac SA ; Laboratoires Virbac |
Ceva Santé Animale | Ceva ; Ceva Animal Health ; Sanofi Santé Nutrition Animale |
Phylaxia | Ceva-Phylaxia | Ceva Santé Animale
Boiron | Laboratoires Boiron ; Dolisos |
Innate Pharma | Innate |
Genfit | GENFIT SA |
Cellectis | Cellectis SA ; Cellectis Bioresearch |
DBV Technologies | DBV |
Inventiva | Inventiva Pharma |
Onxeo | BioAlliance Pharma ; Valerio Therapeutics |
Topotarget | | Onxeo
Nicox | Nicox SA |
Genset | Genset SA ; Serono Genetics Institute | Serono
Ipsogen | | Qiagen
Stallergenes | Stallergenes Greer ; Laboratoire des Stallergènes |
Greer Laboratories | Greer Labs | Stallergenes
bioMérieux | bioMerieux SA ; 生物梅里埃 | Institut Mérieux
Organon Teknika | | bioMérieux
AES Chemunex | AES Laboratoire ; Chemunex | bioMérieux
BioFire Diagnostics | Idaho Technology ; BioFire | bioMérieux
Argene | | bioMérieux
Applied Maths | | bioMérieux
Bacterial Barcodes | | bioMérieux
AB BIODISK | | bioMérieux
Invisible Sentinel | | bioMérieux
Specific Diagnostics | | bioMérieux
SpinChip Diagnostics | | bioMérieux
Diagnostica Stago | Stago |
Sanofi Diagnostics Pasteur | Diagnostics Pasteur ; Bio-Rad France | Bio-Rad
Essilor | Essilor International ; Essel Silor ; Essilor Luxottica ; Luxottica |
Air Liquide | Air Liquide Santé ; Air Liquide Healthcare ; 液化空气 |
American Air Liquide | Liquid Air ; Airgas | Air Liquide
SEPPIC | | Air Liquide
Arkema | Atochem ; Arkema SA ; Atofina Chemicals |
Bostik | | Arkema
Pennwalt | Pennwalt Corporation ; Pennsalt Chemicals ; Wallace & Tiernan | Arkema
Coatex | | Arkema
Rousselot | | Darling Ingredients
Darling Ingredients | Darling International ; Darling |
Roquette | Roquette Frères |
Lesaffre | Lesaffre International ; Gnosis by Lesaffre |
Danone | Danone Research ; Danone Nutricia Research ; Gervais Danone ; BSN-Gervais Danone ; Nutricia Research ; 达能 |
Nutricia | Numico ; Royal Numico ; Koninklijke Numico ; Numico Research ; Nutricia Advanced Medical Nutrition | Danone
WhiteWave Foods | WhiteWave ; Danone North America | Danone
Alpro | Vandemoortele Alpro | WhiteWave Foods
Milupa | Milupa GmbH | Nutricia
Lactalis | Lactalis Recherche et Développement |
Parmalat | | Lactalis
Fromageries Bel | Groupe Bel |
Savencia | Bongrain ; Savencia Fromage & Dairy ; Soparind Bongrain |
Limagrain | Vilmorin ; Limagrain Europe ; Vilmorin Clause |
Biogemma | | Limagrain
HM.Clause | Harris Moran Seed Company ; Clause Vegetable Seeds ; Harris Moran | Limagrain
AgReliant Genetics | AgReliant |
RAGT | RAGT Semences ; RAGT 2n |
MAS Seeds | Maïsadour Semences |
Secobra | Secobra Recherches |
InVivo | InVivo Group ; Union InVivo ; Soufflet |
Neovia | InVivo NSA ; Evialis ; Guyomarc'h | ADM
Sofiproteol | Avril Group ; Avril ; Groupe Avril |
L'Oréal | L'Oréal Recherche et Innovation ; L'Oréal Research & Innovation ; 欧莱雅 ; 日本ロレアル |
EpiSkin | | L'Oréal
SkinEthic | SkinEthic Laboratories | EpiSkin
Redken | Redken Laboratories | L'Oréal
La Roche-Posay | Laboratoire Pharmaceutique La Roche-Posay | L'Oréal
CeraVe | | L'Oréal
Skinceuticals | | L'Oréal
Helena Rubinstein | | L'Oréal
The Body Shop | Body Shop International |
Chanel | Chanel Parfums Beauté ; Chanel Research and Technology |
LVMH Recherche | LVMH Research ; Parfums Christian Dior | LVMH
Clarins | Laboratoires Clarins |
Yves Rocher | Groupe Rocher ; Laboratoires de Biologie Végétale Yves Rocher |
NAOS | Bioderma ; Laboratoire Bioderma |
Uriage | Dermatologiques d'Uriage | Puig
Puig | Antonio Puig ; Puig Brands |
Symrise | Symrise AG ; Haarmann & Reimer ; Dragoco |
Diana Group | Diana Food ; Diana Pet Food | Symrise
Firmenich | Firmenich SA ; Chuit & Naef |
Givaudan | Givaudan SA ; Quest International ; Roure Bertrand Dupont |
Mane | V. Mane Fils |
International Flavors & Fragrances | International Flavors and Fragrances ; Bush Boake Allen |
Frutarom | | International Flavors & Fragrances
DuPont Nutrition & Biosciences | DuPont Nutrition and Biosciences ; DuPont Industrial Biosciences ; N&B | International Flavors & Fragrances
Lucas Meyer | Lucas Meyer Cosmetics |
Takasago International | 高砂香料工業 ; Takasago Perfumery |
T. Hasegawa | 長谷川香料 |
Synaptic Pharmaceutical | Synaptic Pharmaceutical Corporation ; Lundbeck Research USA | Lundbeck
Cyberonics | Cyberonics Inc | LivaNova
JW Pharmaceutical | JW중외제약 ; Choongwae Pharma ; 중외제약 ; Choongwae Pharmaceutical |
Dentsply Sirona | Dentsply ; Dentsply International ; Sirona Dental Systems |
Sirona | Sirona Dental ; Siemens Dental ; Sirona Dental Systems GmbH | Dentsply Sirona
Degussa Dental | DeguDent | Dentsply Sirona
Friadent | | Dentsply Sirona
Sonova | Phonak ; Phonak Holding ; Sonova Holding ; Phonak AG |
Unitron | Unitron Hearing | Sonova
Malvern Panalytical | Malvern Instruments ; PANalytical ; Philips Analytical ; Malvern Instruments Ltd | Spectris
Spectris | Fairey Group |
Cargill | Cargill Incorporated ; Cargill Inc ; 嘉吉 |
QuatRx Pharmaceuticals | QuatRx |
Straumann | Straumann Group ; Institut Dr. Ing. R. Straumann |
Neodent | | Straumann
Dental Wings | | Straumann
Ypsomed | Ypsomed AG ; Disetronic Injection Systems |
Ivoclar | Ivoclar Vivadent ; Ivoclar AG |
Hamilton Company | Hamilton Bonaduz ; Hamilton Bonaduz AG ; Hamilton Robotics |
Tecan | Tecan Group ; Tecan Schweiz ; Tecan Trading |
Paramit | | Tecan
Cavro Scientific Instruments | Tecan Systems | Tecan
Mettler-Toledo | Mettler-Toledo International ; Mettler |
Rainin Instrument | Rainin | Mettler-Toledo
Büchi Labortechnik | Buchi |
Metrohm | Metrohm AG |
Bühler | Buhler Group ; Bühler AG |
Sulzer | Sulzer AG |
Galenica | Galenica Group ; Galenica Santé |
Vifor Pharma | Vifor ; CSL Vifor ; Vifor International | CSL
Relypsa | Relypsa Inc | Vifor Pharma
Basilea Pharmaceutica | Basilea |
Acino | Acino Pharma ; Schweizerhall ; Acino Holding ; Cimex |
Debiopharm | Debiopharm International ; Debiopharm Group |
Helsinn | Helsinn Healthcare ; Helsinn Group |
Ares Trading | | Serono
ESBATech | ESBATech AG | Alcon
Evolva | Evolva Holding |
Arpida | Evolva AG | Evolva
Addex Therapeutics | Addex Pharmaceuticals ; Addex |
NovImmune | Light Chain Bioscience |
RCC Ltd | Research and Consulting Company ; Harlan Laboratories Switzerland ; RCC Itingen | Envigo
Solvias | Solvias AG |
Carbogen Amcis | Carbogen AG ; Amcis AG | Dishman Carbogen Amcis
Dishman Carbogen Amcis | Dishman Pharmaceuticals and Chemicals ; Dishman |
Bachem | Bachem AG ; Bachem Holding |
Peninsula Laboratories | | Bachem
Dottikon Exclusive Synthesis | Dottikon ; EMS-Dottikon |
EMS-Chemie | EMS Group ; Ems-Chemie Holding |
Clariant | Clariant AG |
Süd-Chemie | United Catalysts | Clariant
Archroma | Clariant Textile Chemicals ; Huntsman Textile Effects |
Syngenta | Syngenta AG ; Syngenta Seeds ; 先正达 ; Syngenta Biotechnology ; Zeneca Ag Products ; Novartis Seeds ; Novartis Crop Protection ; Jealott's Hill International Research Centre |
Syngenta Japan | シンジェンタジャパン | Syngenta
Northrup King | Northrup, King & Co ; Sandoz Seeds ; NK Seeds | Syngenta
Golden Harvest Seeds | Golden Harvest ; Garst Seed | Syngenta
Advanta | Advanta Seeds ; Van der Have ; Zeneca Seeds ; Cosun Advanta | UPL
UPL | United Phosphorus ; UPL Limited ; United Phosphorus Limited |
Arysta LifeScience | Arysta | UPL
Chemtura AgroSolutions | | UPL
Adama | ADAMA Agricultural Solutions ; Makhteshim Agan ; Makhteshim Agan Industries ; מכתשים אגן | Syngenta Group
Hubei Sanonda | 沙隆达 ; Sanonda ; ADAMA Ltd | Adama
Valagro | | Syngenta
Nidera Seeds | Nidera Semillas | Syngenta
Nidera | | COFCO Group
Nufarm | Nufarm Limited ; Fernz Corporation ; Nuseed |
FMC Corporation | FMC ; Food Machinery Corporation ; FMC Agricultural Solutions ; Food Machinery and Chemical Corporation |
Cheminova | Cheminova A/S | FMC Corporation
Marrone Bio Innovations | Marrone Organic Innovations ; MBI ; ProFarm Group |
Bioceres | Bioceres Crop Solutions ; Bioceres S.A. |
Rizobacter | Rizobacter Argentina | Bioceres
Becker Underwood | Urbana Laboratories | BASF
BASF | BASF Plant Science ; BASF Corporation ; 巴斯夫 ; BASFジャパン ; BASF Coatings ; BASF Polyurethanes |
Cognis | Henkel Chemicals ; Cognis GmbH | BASF
Engelhard | Engelhard Corporation ; Engelhard Minerals & Chemicals |
Verenium | Diversa ; Diversa Corporation ; Celunol ; Verenium Corporation ; Recombinant Biocatalysis | BASF
Metanomics | BASF Metabolome Solutions | BASF
SunGene | | BASF
Pronova BioPharma | Pronova Biocare | BASF
Orgamol | | BASF
Isobionics | | BASF
hte GmbH | hte ; hte high throughput experimentation company | BASF
Lanxess | LANXESS AG ; Bayer Chemicals ; 朗盛 |
Chemtura | Crompton Corporation ; Crompton & Knowles ; Uniroyal Chemical ; Witco | Lanxess
Great Lakes Chemical | Great Lakes Chemical Corporation | Chemtura
Saltigo | | Lanxess
Rhein Chemie | Rhein Chemie Rheinau | Lanxess
Emerald Kalama Chemical | Kalama Chemical ; BFGoodrich Kalama | Lanxess
Arlanxeo | | Saudi Aramco
Evonik | Evonik Degussa ; Hüls ; Degussa-Hüls ; Goldschmidt ; 赢创 ; Degussa AG |
Creavis Technologies & Innovation | Creavis | Evonik
Rohm | Rohm GmbH ; Röhm & Haas Darmstadt ; Evonik Röhm |
Rohm and Haas | Rohm and Haas Company |
Morton International | Morton Salt ; Morton Thiokol | Rohm and Haas
Th. Goldschmidt | Goldschmidt AG | Evonik
SKW Trostberg | Süddeutsche Kalkstickstoff-Werke ; SKW | Evonik
AlzChem | Alzchem Group |
Wacker Chemie | Consortium für elektrochemische Industrie |
Wacker Biotech | ProThera ; Scil Proteins ; Scil Proteins Production | Wacker Chemie
Henkel | Henkel AG & Co. KGaA ; Henkel KGaA ; 汉高 |
Schwarzkopf | Schwarzkopf & Henkel ; Hans Schwarzkopf | Henkel
Dial Corporation | Dial ; Henkel Consumer Goods | Henkel
National Starch and Chemical | National Starch |
Loctite | Loctite Corporation ; American Sealants Company | Henkel
Beiersdorf | Beiersdorf AG ; Nivea |
Wella | Wella AG ; Wella Company ; Kadus |
Coty | Coty Inc |
Schülke & Mayr | schülke | Air Liquide
Bode Chemie | | Paul Hartmann
Paul Hartmann | Hartmann Group ; PAUL HARTMANN AG ; Hartmann |
B. Braun | B. Braun Medical ; B. Braun SE |
Aesculap | Aesculap AG ; Jetter & Scheerer | B. Braun
Fresenius | Fresenius SE ; Fresenius AG |
Fresenius Medical Care | Fresenius Medical Care AG ; 费森尤斯医疗 |
National Medical Care | NMC | Fresenius Medical Care
Renal Research Institute | RRI | Fresenius Medical Care
Frenova Renal Research | Frenova ; Spectra Clinical Research | Fresenius Medical Care
NxStage Medical | NxStage | Fresenius Medical Care
Spectra Laboratories | | Fresenius Medical Care
Renal Care Group | | Fresenius Medical Care
Helios Kliniken | Helios Health ; Wittgensteiner Kliniken |
Quirónsalud | Grupo Quirónsalud ; IDCsalud ; Capio Sanidad ; Quirón ; USP Hospitales | Fresenius
Eugin | Clínica Eugin ; Eugin Group |
Fresenius Biotech | Neovii Biotech ; Neovii |
Dade Behring Marburg | | Dade Behring
Asklepios Kliniken | Asklepios ; Asklepios Kliniken Hamburg ; LBK Hamburg ; Landesbetrieb Krankenhäuser Hamburg |
Rhön-Klinikum | Rhön Klinikum AG | Asklepios Kliniken
Sana Kliniken | Sana ; Sana Kliniken AG |
Schön Klinik | Schoen Clinic ; Schön Kliniken |
Median Kliniken | MEDIAN ; Median Clinics |
Ameos | AMEOS Gruppe |
Mediclin | MediClin AG | Asklepios Kliniken
Paracelsus-Kliniken | Paracelsus Kliniken Deutschland |
Synlab | synlab International ; FutureLAB |
Labco | Labco SA | Synlab
Sonic Healthcare | Sonic |
Bioscientia | Bioscientia Institut für Medizinische Diagnostik | Sonic Healthcare
Labor 28 | | Sonic Healthcare
Medica Laboratory Group | Medica Medizinische Laboratorien | Sonic Healthcare
Douglass Hanly Moir Pathology | DHM ; Douglass Hanly Moir | Sonic Healthcare
Sullivan Nicolaides Pathology | SNP ; Sullivan Nicolaides | Sonic Healthcare
Melbourne Pathology | | Sonic Healthcare
Clinpath | Clinpath Laboratories ; Clinpath Pathology | Sonic Healthcare
Clinical Pathology Laboratories | CPL Austin | Sonic Healthcare
The Doctors Laboratory | TDL | Sonic Healthcare
Limbach Gruppe | Labor Limbach ; Limbach Group |
amedes | amedes Holding ; aescuLabor |
LADR | Labor Dr. Kramer & Kollegen |
Unilabs | Capio Diagnostik ; Unilabs AB |
Affidea | Euromedic ; Euromedic International |
Medicover | Medicover AB |
Alliance Medical | | Life Healthcare
Qiagen | 凯杰 |
Digene | Digene Corporation | Qiagen
Cellestis | Cellestis Limited | Qiagen
Ingenuity Systems | Ingenuity | Qiagen
CLC bio | CLCbio | Qiagen
BIOBASE | BIOBASE GmbH | Qiagen
Corbett Life Science | Corbett Research | Qiagen
SABiosciences | SuperArray Bioscience | Qiagen
DxS | DxS Ltd ; Qiagen Manchester | Qiagen
eGene | | Qiagen
Enzymatics | | Qiagen
MO BIO Laboratories | Mo Bio ; MoBio | Qiagen
OmicSoft | | Qiagen
STAT-Dx | STAT Diagnostica | Qiagen
NeuMoDx Molecular | NeuMoDx | Qiagen
Verogen | | Qiagen
N-of-One | | Qiagen
Parse Biosciences | Split Biosciences | Qiagen
Sartorius | Sartorius AG ; Sartorius-Werke |
Sartorius Stedim Biotech | Stedim Biosystems ; Sartorius Stedim ; Stedim ; SSB | Sartorius
TAP Biosystems | The Automation Partnership ; TAP | Sartorius
Essen BioScience | Essen Instruments ; IncuCyte | Sartorius
IntelliCyt | | Sartorius
Umetrics | | Sartorius
BIA Separations | | Sartorius
CellGenix | | Sartorius
Polyplus-transfection | Polyplus | Sartorius
Biological Industries | Biological Industries Israel Beit Haemek | Sartorius
Vivascience | Vivascience AG | Sartorius
Eppendorf | Eppendorf SE ; Eppendorf-Netheler-Hinz ; Eppendorf AG |
New Brunswick Scientific | NBS | Eppendorf
DASGIP | DASGIP AG ; DASGIP Technology | Eppendorf
Zeiss | 蔡司 |
Carl Zeiss Meditec | Zeiss Meditec ; Humphrey Instruments ; Carl Zeiss Ophthalmic Systems ; Asclepion-Meditec | Carl Zeiss
Dutch Ophthalmic Research Center | D.O.R.C. ; DORC International ; D.O.R.C. Dutch Ophthalmic Research Center | Carl Zeiss Meditec
Leica Microsystems | Leica ; Ernst Leitz Wetzlar ; Wild Heerbrugg ; Leica Mikrosysteme |
Leica Biosystems | Vision BioSystems ; Novocastra Laboratories ; Leica Biosystems Melbourne | Danaher
Aperio Technologies | Aperio ; Leica Biosystems Imaging | Leica Biosystems
Vision Systems | Vision Systems Limited | Danaher
Invetech | | Danaher
Heraeus | Heraeus Medical |
Schott | SCHOTT AG ; Schott Glas ; Jenaer Glaswerk Schott & Genossen ; SCHOTT Pharma | Carl Zeiss Foundation
Carl Zeiss Foundation | Carl-Zeiss-Stiftung |
Gerresheimer | Gerresheimer Glas |
Karl Storz | Karl Storz Endoskope |
Richard Wolf | Richard Wolf GmbH |
Erbe Elektromedizin | Erbe |
Brainlab | Brainlab AG |
Biotronik | Biotronik SE ; VascoMed |
Berlin Heart | Mediport Kardiotechnik |
Maquet Cardiopulmonary | Jostra ; Jostra AG | Getinge
Dräger | Dräger Medical ; Drägerwerk AG |
Löwenstein Medical | Weinmann ; Heinen + Löwenstein |
Ottobock | Otto Bock Orthopädische Industrie |
Össur | Embla Medical ; Össur hf |
Lentigen | Lentigen Technology | Miltenyi Biotec
Analytik Jena | AJ Innuscreen ; Analytik Jena AG | Endress+Hauser
Biometra | Biometra GmbH | Analytik Jena
Endress+Hauser | Endress + Hauser |
Kaiser Optical Systems | KOSI | Endress+Hauser
Bruker | Bruker Corporation ; Bruker BioSpin ; Bruker Daltonics ; Bruker AXS ; Bruker Biosciences ; Bruker Optics ; Bruker Physik ; Bruker Analytische Messtechnik |
Spectrospin | Spectrospin AG ; Bruker BioSpin Switzerland | Bruker
JPK Instruments | | Bruker
Veeco Metrology | Bruker Nano Surfaces | Bruker
Hain Lifescience | | Bruker
Canopy Biosciences | | Bruker
PhenomeX | Berkeley Lights ; IsoPlexis ; Bruker Cellular Analysis | Bruker
ELITechGroup | ELITech Group ; ELITech | Bruker
NanoString Technologies | NanoString | Bruker
Chemspeed Technologies | Chemspeed | Bruker
Dynamic Biosensors | | Bruker
Prairie Technologies | | Bruker
SCiLS | | Bruker
Luxendo | | Bruker
Epigenomics | Epigenomics AG |
4SC | 4SC AG |
GPC Biotech | Genome Pharmaceuticals Corporation ; GPC Biotech AG ; Mitotix | Agennix
Agennix | Agennix AG |
MediGene | Medigene AG |
NeuroVir | | MediGene
Paion | PAION AG |
CeNeS Pharmaceuticals | CeNeS | Paion
Affimed | Affimed Therapeutics ; Affimed N.V. |
Immatics | immatics biotechnologies |
Pieris | Pieris Pharmaceuticals ; Pieris Proteolab ; Palvella Therapeutics |
co.don | co.don AG |
Jenapharm | VEB Jenapharm | Bayer
Arzneimittelwerk Dresden | AWD.pharma ; AWD ; Elbion ; VEB Arzneimittelwerk Dresden |
IDT Biologika | Impfstoffwerk Dessau-Tornau ; IDT Dessau | SK bioscience
Klosterfrau | MCM Klosterfrau ; Klosterfrau Healthcare Group |
Queisser Pharma | Doppelherz |
Hermes Arzneimittel | HERMES PHARMA |
Wörwag Pharma | Woerwag |
Aenova | Aenova Group ; Swiss Caps ; Haupt Pharma |
Octapharma | Octapharma AG ; Octapharma Plasma |
Biotest | Biotest AG | Grifols
Biotest Pharmaceuticals | ADMA BioCenters |
ADMA Biologics | R&R Acquisition VI |
Human Gesellschaft für Biochemica und Diagnostica | HUMAN Diagnostics |
Euroimmun | EUROIMMUN Medizinische Labordiagnostika | Revvity
Mikrogen | MIKROGEN GmbH |
ORGENTEC Diagnostika | Orgentec |
KWS Saat | KWS ; KWS SAAT SE ; Kleinwanzlebener Saatzucht ; KWS Lochow |
Lochow-Petkus | KWS Lochow GmbH | KWS Saat
PLANTA Angewandte Pflanzengenetik | PLANTA | KWS Saat
Deutsche Saatveredelung | DSV |
Norddeutsche Pflanzenzucht | NPZ ; NPZ-Lembke ; NPZ Innovation |
Saaten-Union | Saaten-Union Biotec |
Strube | Strube Research ; Fr. Strube Saatzucht |
SESVanderHave | SES VanderHave ; SES Europe | Florimond Desprez
Südzucker | Suedzucker ; Südzucker AG ; Süddeutsche Zucker |
BENEO | Beneo-Orafti ; Orafti ; Palatinit ; Beneo-Remy | Südzucker
CropEnergies | | Südzucker
Dr. Oetker | Oetker Group ; Oetker-Gruppe |
Döhler | Doehler ; DöhlerGroup |
Wild Flavors | WILD ; Rudolf Wild | ADM
Archer Daniels Midland | Archer Daniels Midland Company |
Hipp | Hipp GmbH |
Humana Milchindustrie | Humana Milchunion ; Nordmilch ; DMK Group ; DMK Deutsches Milchkontor |
Müller | Unternehmensgruppe Theo Müller ; Müller Dairy ; Molkerei Alois Müller |
Jacobs Douwe Egberts | JDE Peet's ; Douwe Egberts ; JDE ; D.E Master Blenders 1753 ; Sara Lee International | Keurig Dr Pepper
K+S | K+S AG |
Compo Expert | Compo |
AkzoNobel | Akzo Nobel NV ; Akzo Pharma ; Enka ; Nobel Industries ; Koninklijke Zout Organon |
Nouryon | AkzoNobel Specialty Chemicals ; Akzo Nobel Chemicals |
DSM | DSM Research ; DSM Nutritional Products ; DSM Food Specialties ; Staatsmijnen |
Gist-Brocades | Koninklijke Nederlandse Gist- en Spiritusfabriek ; Koninklijke Gist-brocades | DSM
DSM Biologics | DSM Pharmaceutical Products |
Martek Biosciences | Martek ; Martek Corporation | DSM
Roche Vitamins | DSM Nutritional Products Switzerland | DSM
Biomin | Erber Group | DSM
Romer Labs | | DSM
Fortitech | | DSM
Envalior | DSM Engineering Materials ; LANXESS High Performance Materials |
Corbion | CSM ; Purac ; PURAC Biochem ; CSM NV ; Caravan Ingredients |
Solazyme | TerraVia ; TerraVia Holdings ; Solazyme Inc | Corbion
Avebe | Royal Avebe ; Coöperatie Avebe |
Cosun | Royal Cosun ; Suiker Unie ; Sensus ; Cosun Beet Company |
FrieslandCampina | Koninklijke FrieslandCampina ; Campina Melkunie ; Friesland Coberco Dairy Foods |
Unilever | Unilever R&D ; Unilever Research Vlaardingen ; 联合利华 ; Unilever NV |
Unilever Research Colworth | Unilever Colworth ; Colworth House ; Unilever R&D Colworth | Unilever
Unilever Research Port Sunlight | Unilever R&D Port Sunlight ; Port Sunlight Laboratory | Unilever
Hindustan Unilever | Hindustan Lever Limited ; Hindustan Lever Research Centre |
Upfield | Flora Food Group ; Unilever Spreads |
Bestfoods | CPC International ; Corn Products Refining Company ; Best Foods | Unilever
Dermalogica | | Unilever
Heineken | Heineken NV ; Heineken Supply Chain |
Grolsch | Royal Grolsch ; Koninklijke Grolsch | Asahi Group Holdings
Bejo Zaden | Bejo |
HZPC | HZPC Holland ; HZPC Research |
Hendrix Genetics | Euribrid ; ISA |
Topigs Norsvin | TOPIGS ; Norsvin |
CRV | CR Delta ; CRV Holding ; Holland Genetics |
Crucell Holland | | Crucell
Kiadis Pharma | Kiadis | Sanofi
uniQure | Amsterdam Molecular Therapeutics ; AMT ; uniQure NV |
Synthon | Synthon BV |
Byondis | Synthon Biopharmaceuticals |
Pharming | Pharming Group ; GenPharm Europe |
ProQR | ProQR Therapeutics |
Mymetics BV | Bestewil Holding ; Virosome Biologicals | Mymetics
Batavia Biosciences | | CJ Bioscience
Pepscan | Pepscan Therapeutics ; Biosynth BV | Biosynth
Biosynth | Biosynth Carbosynth ; Carbosynth |
MSD Oss | Organon Oss |
Aspen Oss | Diosynth Oss | Aspen Pharmacare
Aspen Pharmacare | Aspen Pharmacare Holdings ; South African Druggists |
Adcock Ingram | Adcock Ingram Healthcare ; Adcock Ingram Critical Care |
Life Healthcare | Afrox Healthcare ; Life Healthcare Group |
Netcare | Network Healthcare Holdings ; Netcare Limited |
Mediclinic | Mediclinic International ; Mediclinic Group |
Hirslanden | Hirslanden Group ; Privatklinikgruppe Hirslanden ; Klinik Hirslanden | Mediclinic
Swiss Medical Network | Genolier Swiss Medical Network ; GSMN | AEVIS Victoria
AEVIS Victoria | AEVIS |
Lancet Laboratories | Drs. Mauff and Partners |
PathCare | Drs Dietrich, Voigt, Mia & Partners |
Ampath | Ampath Laboratories ; Academic Model Providing Access to Healthcare |
Biovac Institute | Biovac ; Biologicals and Vaccines Institute of Southern Africa ; The Biovac Institute |
Onderstepoort Biological Products | OBP |
Afrigen Biologics | Afrigen Biologics and Vaccines |
Grifols | Grifols SA ; Grifols Biologicals ; Grifols Therapeutics |
Talecris Biotherapeutics | Talecris ; Bayer Biological Products | Grifols
Alpha Therapeutic | Alpha Therapeutic Corporation | Grifols
Araclon Biotech | Araclon | Grifols
Progenika Biopharma | Progenika | Grifols
GigaGen | | Grifols
Alkahest | | Grifols
Shanghai RAAS | 上海莱士 ; Shanghai RAAS Blood Products |
Almirall | Almirall SA ; Prodesfarma |
Aqua Pharmaceuticals | | Almirall
Esteve | Laboratorios Esteve ; Welab |
Ferrer | Ferrer Internacional ; Grupo Ferrer |
Uriach | J. Uriach y Compañía ; Grupo Uriach |
Palau Pharma | | Uriach
Faes Farma | FAES ; Fábrica Española de Productos Químicos y Farmacéuticos |
Laboratorios Rovi | ROVI ; Rovi Pharma ; Laboratorios Farmacéuticos Rovi |
PharmaMar | Zeltia ; Pharma Mar SA |
Zendal | CZ Veterinaria ; Zendal Group |
Biofabri | | Zendal
Laboratorios Hipra | HIPRA |
Laboratorios Cinfa | Cinfa |
Laboratorios Normon | Normon |
Laboratorios Leti | LETIPharma |
Lacer | Laboratorios Lacer |
Reig Jofre | Laboratorio Reig Jofre |
Insud Pharma | Chemo Group ; Grupo Insud ; Exeltis |
mAbxience | | Fresenius Kabi
Oryzon Genomics | Oryzon |
Cantabria Labs | Industrial Farmacéutica Cantabria ; IFC |
Bioiberica | | SARIA
SARIA | SARIA Group ; SARIA Bio-Industries | Rethmann
Rethmann | Rethmann Group ; Rethmann SE |
HM Hospitales | Grupo HM Hospitales ; HM Hospitals |
Vithas | Grupo Vithas ; NISA Hospitales |
Ribera Salud | Ribera ; Ribera Salud Grupo |
Instituto Valenciano de Infertilidad | IVIRMA ; IVIRMA Global ; IVI RMA |
Dexeus | Instituto Universitario Dexeus ; Dexeus Mujer |
Sanitas | Sanitas Seguros | Bupa
Bupa | British United Provident Association |
Megalabs | Mega Pharma |
Ebro Foods | Ebro Puleva ; Azucarera Ebro |
Biosearch Life | Puleva Biotech ; Biosearch | Kerry Group
Kerry Group | Kerry |
Bial | BIAL - Portela & Cª |
Hovione | Hovione FarmaCiencia |
Tecnimede | Grupo Tecnimede |
Luz Saúde | Espírito Santo Saúde ; Hospital da Luz |
CUF | José de Mello Saúde ; CUF Hospitals ; Grupo José de Mello Saúde |
Germano de Sousa | Centro de Medicina Laboratorial Germano de Sousa |
Gedeon Richter | Richter Gedeon Vegyészeti Gyár ; Гедеон Рихтер ; Kőbányai Gyógyszerárugyár |
PregLem | | Gedeon Richter
Polfa Grodzisk | Gedeon Richter Polska | Gedeon Richter
Chinoin | CHINOIN Gyógyszer- és Vegyészeti Termékek Gyára ; Sanofi Hungary | Sanofi
Biogal | BIOGAL Gyógyszergyár ; Teva Hungary ; TEVA Magyarország | Teva
Alkaloida | Alkaloida Chemical Company | Sun Pharmaceutical
Béres | Béres Gyógyszergyár ; Beres Pharmaceuticals |
Servier Research Institute of Medicinal Chemistry | SRIMC | Servier
Lek | Lek farmacevtska družba |
Krka | Krka d.d. ; Krka tovarna zdravil |
Belupo | | Podravka
Podravka | Podravka Group |
Jadran Galenski Laboratorij | JGL |
Selvita Croatia | Fidelta ; GSK Research Centre Zagreb ; GlaxoSmithKline Research Centre Zagreb ; Galapagos Istraživački Centar ; PLIVA Research Institute | Selvita
Imunološki zavod | Institute of Immunology Zagreb ; Immunology Institute Inc |
Galenika | Galenika a.d. |
Zdravlje | Zdravlje Leskovac |
Torlak Institute | Torlak ; Institute of Virology, Vaccines and Sera Torlak ; Институт Торлак |
Alkaloid | Alkaloid Skopje |
Polpharma | Zakłady Farmaceutyczne Polpharma ; Starogardzkie Zakłady Farmaceutyczne |
Polfa Warszawa | Warszawskie Zakłady Farmaceutyczne Polfa | Polpharma
Polfa Tarchomin | Tarchomińskie Zakłady Farmaceutyczne Polfa |
Polfa Kutno | Kutnowskie Zakłady Farmaceutyczne Polfa | Teva
Polfa Rzeszów | ICN Polfa Rzeszów ; Bausch Health Poland | Bausch Health
Polfa Poznań | GSK Poznań ; Delpharm Poznań |
Adamed | Adamed Pharma ; Adamed Group |
Pabianickie Zakłady Farmaceutyczne Polfa | Polfa Pabianice | Adamed
Bioton | Bioton SA |
Biomed Lublin | Biomed-Lublin Wytwórnia Surowic i Szczepionek |
Pharmaceutical Research Institute | Instytut Farmaceutyczny ; IF Warsaw | Łukasiewicz Research Network
Lux Med | Grupa LUX MED | Bupa
Diagnostyka | Diagnostyka Laboratoria Medyczne |
Hasco-Lek | Hasco |
US Pharmacia | USP Zdrowie |
Ciech | Qemetica ; Ciech SA |
Grupa Azoty | Zakłady Azotowe w Tarnowie-Mościcach ; Azoty Tarnów |
Synthos | Firma Chemiczna Dwory ; Dwory |
Hodowla Roślin Strzelce | HR Strzelce |
Poznańska Hodowla Roślin | PHR |
Danko Hodowla Roślin | DANKO |
Contipro | CPN spol. s r.o. |
Lonza Biotec | Lonza Kouřim |
Sotio | SOTIO Biotech |
VUAB Pharma | Výzkumný ústav antibiotik a biotransformací |
Výzkumný ústav pro farmacii a biochemii | VÚFB ; Research Institute for Pharmacy and Biochemistry |
Exbio | EXBIO Praha |
BioVendor | BioVendor Laboratorní medicína |
Teva Czech | | Teva
Saneca Pharmaceuticals | Saneca |
Biotika | Biotika Slovenská Ľupča |
Evonik Fermas | | Evonik
Zentiva Romania | Sicomed | Zentiva
Antibiotice Iași | Antibiotice |
Terapia | Terapia Cluj ; Terapia-Ranbaxy | Sun Pharmaceutical
Cantacuzino Institute | Institutul Cantacuzino ; Cantacuzino National Military Medical Institute for Research and Development |
Sopharma | Софарма |
Bul Bio | BB-NCIPD ; BulBio-NCIPD |
Grindeks | Grindex |
Olainfarm | Olpha |
Fermentas | MBI Fermentas ; Thermo Fisher Scientific Baltics ; Fermentas UAB | Thermo Fisher Scientific
Sicor Biotech | Teva Baltics ; Biotechna | Teva
Northway Biotech | Northway Biotechpharma ; Biotechpharma |
Quattromed | SYNLAB Eesti | Synlab
Asper Biogene | Asper Biotech |
Darnitsa | Pharmaceutical Firm Darnitsa |
Kyiv Vitamin Factory | Київський вітамінний завод ; Kyiv Vitamin Plant |
Arterium | Kyivmedpreparat ; Halychpharm |
Enamine | Енамін ; Enamine Ltd |
ChemBridge | ChemBridge Corporation ; ChemBridge Research Laboratories |
ChemDiv | ChemDiv Inc ; Chemical Diversity Research Institute ; ХимРар ; ChemRar |
ChemRar High-Tech Center | Центр Высоких Технологий ХимРар |
Biocad | Биокад |
Generium | | Pharmstandard
Pharmstandard | Фармстандарт |
R-Pharm | Р-Фарм |
Petrovax Pharm | Петровакс ; NPO Petrovax Pharm |
Microgen | NPO Microgen ; НПО Микроген |
Nacimbio | Нацимбио ; National Immunobiological Company | Rostec
Valenta Pharm | Валента Фарм ; Отечественные лекарства |
Sintez Kurgan | Kurgan Synthesis |
Akrikhin | | Polpharma
Geropharm | Герофарм |
Polysan | Полисан ; NTFF Polysan |
Materia Medica Holding | Материа Медика ; Materia Medica |
Human Stem Cells Institute | HSCI ; Институт стволовых клеток человека ; Artgen Biotech ; Артген |
Uralchem | Уралхим |
Acron | Акрон |
Medsi | MEDSI Group |
European Medical Centre | EMC Moscow ; Европейский медицинский центр |
Abdi İbrahim | Abdi İbrahim İlaç |
Eczacıbaşı | Eczacıbaşı Holding |
Bilim İlaç | Bilim Pharmaceuticals |
Deva Holding | DEVA ; Eastpharma |
Nobel İlaç | Nobel Pharma Turkey |
Acıbadem | Acıbadem Healthcare Group ; Acıbadem Sağlık Grubu | IHH Healthcare
Memorial Sağlık Grubu | Memorial Healthcare Group |
Medical Park | MLP Care ; MLP Sağlık Hizmetleri |
Demo SA | Demo Pharmaceuticals |
Julphar | Gulf Pharmaceutical Industries ; جلفار |
SPIMACO | Saudi Pharmaceutical Industries and Medical Appliances Corporation ; الدوائية |
Tabuk Pharmaceuticals | Tabuk | Astra Industrial Group
Pharco | Pharco Pharmaceuticals ; Pharco Corporation |
EIPICO | Egyptian International Pharmaceutical Industries Company |
Vacsera | Holding Company for Biological Products and Vaccines |
SABIC | سابك |
Saidal | Saidal Group ; صيدال |
Razi Vaccine and Serum Research Institute | Razi Institute ; Hessarak Institute ; موسسه رازی |
CinnaGen | CinnaGen Co ; سیناژن |
Globus Medical | Globus Medical Inc |
GeneDx | GeneDx Inc |
Florimond Desprez | Florimond Desprez Veuve et Fils |
Mymetics | Mymetics Corporation |
Astra Industrial Group | |
Celltrion | Nexol |
Celltrion Healthcare | 셀트리온헬스케어 | Celltrion
Celltrion Pharm | 셀트리온제약 ; Hanseo Pharmaceutical | Celltrion
Samsung Biologics | 삼성바이오로직스 | Samsung
Samsung Bioepis | 삼성바이오에피스 | Samsung
Samsung Medison | Medison ; 삼성메디슨 ; 메디슨 | Samsung
Yuhan | Yuhan Corporation ; 유한양행 ; Yuhan Yanghaeng |
GC Biopharma | Green Cross ; 녹십자 ; GC녹십자 ; Korea Green Cross |
GC Cell | Green Cross LabCell ; Green Cross Cell ; 지씨셀 ; GC녹십자랩셀 | GC Biopharma
GC Labs | Green Cross Laboratories ; GC녹십자의료재단 ; 녹십자의료재단 |
GC Genome | Green Cross Genome ; 지씨지놈 |
Mogam Institute for Biomedical Research | Mogam Biotechnology Institute ; MOGAM ; 목암생명과학연구소 | GC Biopharma
Hanmi Pharmaceutical | 한미약품 ; Hanmi ; Hanmi Science |
Beijing Hanmi Pharmaceutical | 北京韩美药品 | Hanmi Pharmaceutical
Daewoong Pharmaceutical | 대웅제약 ; Daewoong |
Chong Kun Dang | 종근당 ; CKD ; CKD Pharmaceutical ; Chong Kun Dang Pharmaceutical ; CKD Pharm |
CKD Bio | 종근당바이오 | Chong Kun Dang
Dong-A ST | 동아에스티 ; Dong-A Pharmaceutical ; 동아제약 ; Dong-A Socio Holdings ; Dong-A Socio Group |
MetaVia | NeuroBo Pharmaceuticals ; Gemphire Therapeutics |
LG Chem | Lucky Chemical Industrial ; LG Chem Life Sciences |
LG Life Sciences | LG생명과학 ; LGLS | LG Chem
AVEO Oncology | AVEO Pharmaceuticals ; AVEO ; GenPath Pharmaceuticals | LG Chem
FarmHannong | 팜한농 ; Dongbu Farm Hannong ; Hannong Chemical | LG Chem
LG Household & Health Care | LG H&H ; LG생활건강 |
AmorePacific | 아모레퍼시픽 ; Taepyungyang |
Pacific Pharma | 태평양제약 ; Pacific Pharmaceutical | Handok
Handok | 한독 ; Handok Pharmaceuticals |
SK Biopharmaceuticals | SK바이오팜 ; SK Biopharm | SK Group
SK bioscience | SK바이오사이언스 | SK Group
SK Chemicals | SK케미칼 ; Sunkyong Industries ; 선경합섬 | SK Group
SK Life Science | | SK Biopharmaceuticals
SK Life Science Labs | Proteovant Therapeutics | SK Biopharmaceuticals
SK pharmteco | AMPAC Fine Chemicals ; SK biotek | SK Group
Yposkesi | | SK pharmteco
Center for Breakthrough Medicines | CBM | SK pharmteco
Boryung | 보령 ; Boryung Pharmaceutical ; 보령제약 |
Ildong Pharmaceutical | 일동제약 ; Ildong |
Il-Yang Pharmaceutical | 일양약품 ; Ilyang |
Bukwang Pharmaceutical | 부광약품 |
Kwang Dong Pharmaceutical | 광동제약 ; Kwangdong |
Jeil Pharmaceutical | 제일약품 |
HK inno.N | HK이노엔 ; CJ HealthCare ; CJ헬스케어 ; CJ Pharmaceutical | Kolmar Korea
Kolmar Korea | 한국콜마 ; Korea Kolmar |
Cosmax | 코스맥스 |
CJ CheilJedang | CJ제일제당 ; Cheil Jedang ; Cheil Sugar ; CJ Corp |
CJ Bioscience | ChunLab ; 천랩 ; CJ바이오사이언스 | CJ CheilJedang
Kolon Life Science | 코오롱생명과학 | Kolon
Kolon TissueGene | TissueGene ; 코오롱티슈진 | Kolon
Medytox | 메디톡스 |
Hugel | 휴젤 |
Daewon Pharmaceutical | 대원제약 |
Dongwha Pharm | 동화약품 ; Dong Wha Pharmaceutical |
Dongkook Pharmaceutical | 동국제약 |
Samjin Pharmaceutical | 삼진제약 |
Samyang Biopharmaceuticals | 삼양바이오팜 | Samyang
Samyang | 삼양사 ; Samyang Corporation ; Samyang Holdings |
Viromed | Helixmith ; 헬릭스미스 ; 바이로메드 |
PharmAbcine | 파멥신 |
Genexine | 제넥신 |
ToolGen | 툴젠 |
Macrogen | 마크로젠 |
Psomagen | Macrogen Corp | Macrogen
Bioneer | 바이오니아 |
Seegene | 씨젠 |
SD Biosensor | 에스디바이오센서 |
Meridian Bioscience | Meridian Diagnostics ; Bioline Reagents ; Meridian Life Science | SD Biosensor
Bioline | Bioline Reagents Limited | Meridian Bioscience
Alteogen | 알테오젠 |
ABL Bio | 에이비엘바이오 |
LegoChem Biosciences | LigaChem Biosciences ; 레고켐바이오 ; 리가켐바이오 ; LCB |
Oscotec | 오스코텍 |
Genosco | | Oscotec
Bridge Biotherapeutics | 브릿지바이오테라퓨틱스 ; Parataxis Korea |
Peptron | 펩트론 |
Enzychem Lifesciences | 엔지켐생명과학 |
Crystal Genomics | CrystalGenomics ; 크리스탈지노믹스 ; CG Pharmaceuticals ; CG Invites |
Anterogen | 안트로젠 |
Medipost | 메디포스트 |
Pharmicell | 파미셀 ; FCB-Pharmicell |
Corestem | 코아스템 ; Corestemchemon |
CHA Biotech | 차바이오텍 ; CHA Bio & Diostech |
CHA Health Systems | CHA Medical Group ; 차병원그룹 |
EuBiologics | 유바이오로직스 |
Binex | 바이넥스 |
Eutilex | 유틸렉스 |
Lunit | 루닛 |
Volpara | Volpara Health Technologies ; Volpara Health ; Matakina Technology | Lunit
Vuno | 뷰노 |
Osstem Implant | 오스템임플란트 |
Vatech | 바텍 |
Korea Ginseng Corporation | KGC ; 한국인삼공사 ; Korea Ginseng Corp ; Cheong Kwan Jang | KT&G
KT&G | Korea Tobacco & Ginseng Corporation ; 케이티앤지 ; Korea Tobacco and Ginseng |
Nongshim | 농심 ; Lotte Industrial |
Nongwoo Bio | 농우바이오 |
Ottogi | 오뚜기 |
Daesang | Miwon |
Pulmuone | 풀무원 |
Maeil Dairies | 매일유업 |
Namyang Dairy | 남양유업 |
Binggrae | 빙그레 |
Korea Yakult | hy Co ; 한국야쿠르트 |
Kumho Petrochemical | 금호석유화학 |
OCI | OCI Company ; Oriental Chemical Industries ; DC Chemical ; 동양제철화학 |
Seoul Clinical Laboratories | SCL ; 서울의과학연구소 |
Seegene Medical Foundation | Neodin Medical Institute ; 씨젠의료재단 |
Jiangsu Hengrui | 恒瑞医药 ; Hengrui Pharmaceuticals ; 江苏恒瑞医药 |
Hansoh Pharmaceutical | 翰森制药 ; 豪森药业 ; Jiangsu Hansoh Pharmaceutical ; Hansoh Pharma ; Jiangsu Hansoh |
Qilu Pharmaceutical | 齐鲁制药 ; Qilu |
CSPC Pharmaceutical Group | 石药集团 ; CSPC ; China Pharmaceutical Group ; Shijiazhuang Pharmaceutical Group |
Sino Biopharmaceutical | 中国生物制药 ; Sino Biopharm |
Chia Tai Tianqing | 正大天晴 ; CTTQ ; Chia Tai Tianqing Pharmaceutical Group ; Jiangsu Chia Tai Tianqing | Sino Biopharmaceutical
invoX Pharma | invoX | Sino Biopharmaceutical
F-star Therapeutics | F-star ; Spring Bank Pharmaceuticals ; F-star Biotechnology | Sino Biopharmaceutical
LaNova Medicines | 礼新医药 | Sino Biopharmaceutical
Simcere Pharmaceutical | 先声药业 ; Simcere ; Simcere Zaiming |
Luye Pharma | 绿叶制药 ; Luye Pharma Group ; Luye Life Sciences |
Shanghai Pharmaceuticals | 上海医药 ; Shanghai Pharma ; Shanghai Pharmaceuticals Holding |
Sunshine Guojian | 三生国健 ; Shanghai CP Guojian Pharmaceutical ; 中信国健 ; CITIC Guojian | 3SBio
3SBio | 三生制药 ; Shenyang Sunshine Pharmaceutical ; 沈阳三生制药 |
Fosun Pharma | 复星医药 ; Shanghai Fosun Pharmaceutical ; Fosun Pharmaceutical | Fosun
Shanghai Henlius Biotech | 复宏汉霖 ; Henlius | Fosun Pharma
Gland Pharma | | Fosun Pharma
Fosun Kite | 复星凯特 ; Fosun Kairos | Fosun Pharma
Wanbang Biopharma | 万邦医药 ; Jiangsu Wanbang | Fosun Pharma
Sisram Medical | 复锐医疗 | Fosun Pharma
Alma Lasers | Orion Lasers | Sisram Medical
BeiGene | BeOne |
Innovent Biologics | 信达生物 ; Innovent |
Junshi Biosciences | 君实生物 ; Shanghai Junshi Biosciences |
Akeso | 康方生物 ; Akeso Biopharma |
Zai Lab | 再鼎医药 |
Hutchmed | 和黄医药 ; Hutchison China MediTech ; Chi-Med ; Hutchison MediPharma ; 和记黄埔医药 |
RemeGen | 荣昌生物 |
Rongchang Pharmaceutical | 荣昌制药 |
Kelun Pharmaceutical | 科伦药业 ; Sichuan Kelun Pharmaceutical |
Kelun-Biotech | 科伦博泰 ; Sichuan Kelun-Biotech Biopharmaceutical ; Klus Pharma | Kelun Pharmaceutical
I-Mab | 天境生物 ; NovaBridge Biosciences ; I-Mab Biopharma ; Third Venture Biotech |
TJ Biopharma | TJBio ; I-Mab Hangzhou |
CStone Pharmaceuticals | 基石药业 ; CStone |
Ascentage Pharma | 亚盛医药 |
InventisBio | 益方生物 |
Alphamab Oncology | 康宁杰瑞 ; Alphamab ; Suzhou Alphamab |
Harbour BioMed | 和铂医药 ; Harbor BioMed ; HBM Holdings |
Everest Medicines | 云顶新耀 |
Ascletis Pharma | 歌礼制药 ; Ascletis |
Betta Pharmaceuticals | 贝达药业 ; Zhejiang Beta Pharma ; Betta |
Chipscreen Biosciences | 微芯生物 ; Shenzhen Chipscreen |
Allist Pharmaceuticals | 艾力斯 ; Shanghai Allist |
Zelgen Biopharmaceuticals | 泽璟制药 ; Suzhou Zelgen |
Gan & Lee Pharmaceuticals | 甘李药业 ; Gan & Lee |
Tonghua Dongbao | 通化东宝 ; Tonghua Dongbao Pharmaceutical |
Changchun High-Tech | 长春高新 ; Changchun High & New Technology Industry |
GeneScience Pharmaceuticals | 金赛药业 ; GenSci ; Changchun GeneScience | Changchun High-Tech
BCHT Biotechnology | 百克生物 ; Changchun BCHT ; Changchun BCHT Biotechnology | Changchun High-Tech
Walvax Biotechnology | 沃森生物 ; Walvax |
Zhifei Biological | 智飞生物 ; Chongqing Zhifei Biological Products ; Anhui Zhifei Longcom ; Zhifei Longcom |
CanSino Biologics | 康希诺 ; CanSinoBIO ; CanSino |
Clover Biopharmaceuticals | 三叶草生物 |
Stemirna Therapeutics | 斯微生物 ; Stemirna |
Abogen Biosciences | 艾博生物 ; Suzhou Abogen |
Innovax | 万泰沧海 ; Xiamen Innovax Biotech | Wantai BioPharm
Wantai BioPharm | 万泰生物 ; Beijing Wantai Biological Pharmacy Enterprise ; Wantai | Yangshengtang
Yangshengtang | YST Group |
Nongfu Spring | 农夫山泉 | Yangshengtang
Sinovac | 科兴生物 ; 北京科兴 |
Sinopharm | Sinopharm Group ; 国药控股 ; China National Pharmaceutical Group Corporation |
China National Biotec Group | CNBG ; 中国生物技术 ; China National Biotec Corporation ; 中国生物 | Sinopharm
Beijing Institute of Biological Products | BIBP ; 北京生物制品研究所 ; National Vaccine and Serum Institute Beijing | China National Biotec Group
Wuhan Institute of Biological Products | WIBP ; 武汉生物制品研究所 | China National Biotec Group
Lanzhou Institute of Biological Products | LIBP ; 兰州生物制品研究所 | China National Biotec Group
Chengdu Institute of Biological Products | CDIBP ; 成都生物制品研究所 | China National Biotec Group
Shanghai Institute of Biological Products | SIBP ; 上海生物制品研究所 | China National Biotec Group
Changchun Institute of Biological Products | 长春生物制品研究所 | China National Biotec Group
Beijing Tiantan Biological Products | Tiantan Biological ; 天坛生物 ; Tiantan Bio | China National Biotec Group
Shanghai Institute of Pharmaceutical Industry | SIPI ; 上海医药工业研究院 ; China State Institute of Pharmaceutical Industry | Sinopharm
China Resources Pharmaceutical | 华润医药 ; CR Pharmaceutical | China Resources
China Resources Double-Crane | 华润双鹤 ; Beijing Double-Crane Pharmaceutical ; 双鹤药业 | China Resources Pharmaceutical
China Resources Sanjiu | 华润三九 ; Sanjiu Medical & Pharmaceutical ; 三九医药 ; 999 Group | China Resources Pharmaceutical
Dong-E E-Jiao | 东阿阿胶 | China Resources Pharmaceutical
Jiangzhong Pharmaceutical | 江中药业 | China Resources Pharmaceutical
Tasly | 天士力 ; Tasly Pharmaceutical ; Tianjin Tasly ; Tasly Holding Group | China Resources Sanjiu
Yiling Pharmaceutical | 以岭药业 ; Shijiazhuang Yiling ; Yiling |
Yunnan Baiyao | 云南白药 ; Yunnan Baiyao Group |
Tong Ren Tang | 同仁堂 ; Beijing Tongrentang |
Guangzhou Pharmaceutical Holdings | 广药集团 ; GPHL ; Guangzhou Pharmaceuticals |
Guangzhou Baiyunshan Pharmaceutical | 白云山 | Guangzhou Pharmaceutical Holdings
Kanion Pharmaceutical | 康缘药业 ; Jiangsu Kanion |
Buchang Pharmaceuticals | 步长制药 ; Shandong Buchang |
Humanwell Healthcare | 人福医药 ; Humanwell ; Yichang Humanwell |
Yichang Humanwell Pharmaceutical | 宜昌人福 | Humanwell Healthcare
Epic Pharma | | Humanwell Healthcare
North China Pharmaceutical | 华北制药 ; NCPC ; North China Pharmaceutical Group |
Harbin Pharmaceutical Group | 哈药集团 ; Hayao ; HPG Harbin |
GNC | General Nutrition Centers ; GNC Holdings ; General Nutrition Corporation | Harbin Pharmaceutical Group
Northeast Pharmaceutical Group | 东北制药 ; NEPG |
Xinhua Pharmaceutical | 新华制药 ; Shandong Xinhua Pharmaceutical |
Lukang Pharmaceutical | 鲁抗医药 ; Shandong Lukang |
Livzon Pharmaceutical Group | 丽珠集团 ; Livzon ; Livzon Mabpharm | Joincare Pharmaceutical
Joincare Pharmaceutical | 健康元 ; Joincare ; Taitai Pharmaceutical |
Hisun Pharmaceutical | 海正药业 ; Zhejiang Hisun ; Hisun ; Hisun-Pfizer Pharmaceuticals |
Huahai Pharmaceutical | 华海药业 ; Zhejiang Huahai ; Prinston Pharmaceutical |
Zhejiang Medicine | 浙江医药 ; ZMC ; Xinchang Pharmaceutical |
NHU | 新和成 ; Zhejiang NHU |
Huadong Medicine | 华东医药 ; Hangzhou Zhongmei Huadong ; Zhongmei Huadong |
Sinclair Pharma | IS Pharma ; Sinclair IS Pharma | Huadong Medicine
Haisco Pharmaceutical | 海思科 ; Haisco |
Sihuan Pharmaceutical | 四环医药 ; XuanZhu Pharma ; 轩竹医药 |
HEC Pharm | 东阳光药 ; Sunshine Lake Pharma ; HEC Group ; YiChang HEC ChangJiang Pharmaceutical |
Salubris Pharmaceuticals | 信立泰 ; Shenzhen Salubris |
Hepalink | 海普瑞 ; Shenzhen Hepalink Pharmaceutical |
Scientific Protein Laboratories | SPL | Hepalink
Cytovance Biologics | Cytovance | Hepalink
Techpool Bio-Pharma | 天普生化 ; Guangdong Techpool | Shanghai Pharmaceuticals
Hualan Biological Engineering | 华兰生物 ; Hualan Bio |
China Biologic Products | 泰邦生物 ; CBPO ; Shandong Taibang |
Boya Bio-Pharmaceutical | 博雅生物 | China Resources Pharmaceutical
BGI Group | BGI Genomics ; 华大集团 ; BGI-Research ; BGI Tech |
MGI Tech | 华大智造 ; MGI | BGI Group
Complete Genomics | Complete Genomics Inc | MGI Tech
Novogene | 诺禾致源 ; Beijing Novogene |
Annoroad Gene Technology | 安诺优达 ; Annoroad |
Berry Genomics | 贝瑞基因 ; Berry Oncology ; 贝瑞和康 |
Burning Rock | 燃石医学 ; Burning Rock Biotech ; Burning Rock Dx |
Genetron Health | 泛生子 ; Genetron Holdings |
Geneseeq | 世和基因 ; Nanjing Geneseeq Technology |
Amoy Diagnostics | 艾德生物 ; AmoyDx |
New Horizon Health | 诺辉健康 |
Daan Gene | 达安基因 ; Da An Gene |
KingMed Diagnostics | 金域医学 ; Guangzhou KingMed |
Adicon | 艾迪康 ; ADICON Clinical Laboratories |
Dian Diagnostics | 迪安诊断 |
Sansure Biotech | 圣湘生物 |
Autobio Diagnostics | 安图生物 ; Autobio |
Snibe | 新产业生物 ; Shenzhen New Industries Biomedical Engineering |
Mindray | 迈瑞医疗 ; Shenzhen Mindray ; Mindray Medical ; Mindray Bio-Medical Electronics |
ZONARE Medical Systems | Zonare | Mindray
HyTest | | Mindray
DiaSys Diagnostic Systems | DiaSys | Mindray
United Imaging | 联影医疗 ; United Imaging Healthcare ; UIH ; Shanghai United Imaging |
United Imaging Intelligence | UII ; 联影智能 | United Imaging
Neusoft Medical Systems | 东软医疗 ; Neusoft Medical ; Neusoft Philips Medical Systems |
Lepu Medical | 乐普医疗 |
Lifetech Scientific | 先健科技 |
Venus Medtech | 启明医疗 |
Weigao Group | 威高集团 ; Shandong Weigao ; WEGO ; Weigao |
Argon Medical Devices | Argon Medical | Weigao Group
Yuwell | 鱼跃医疗 ; Jiangsu Yuyue Medical |
Edan Instruments | 理邦仪器 ; EDAN |
SonoScape | 开立医疗 |
Aier Eye Hospital Group | 爱尔眼科 ; Aier Eye Hospital ; AIER |
iKang Healthcare | 爱康国宾 ; iKang Group |
Meinian Onehealth | 美年健康 ; Meinian |
United Family Healthcare | 和睦家 ; Chindex International ; Beijing United Family Hospital |
Yili Group | 伊利集团 ; Inner Mongolia Yili Industrial Group ; Yili |
Mengniu Dairy | 蒙牛乳业 ; Mengniu ; Inner Mongolia Mengniu | COFCO Group
Bellamy's Organic | Bellamy's Australia | Mengniu Dairy
Bright Dairy | 光明乳业 ; Bright Dairy & Food | Bright Food
Bright Food | 光明食品 |
Feihe | China Feihe ; American Dairy Inc ; Feihe International |
Junlebao Dairy | 君乐宝 |
H&H Group | 健合集团 ; Biostime ; Health & Happiness ; Biostime International |
Swisse | Swisse Wellness ; Swisse Vitamins | H&H Group
By-health | 汤臣倍健 ; BYHEALTH |
Life-Space | Evolution Health ; Life Space Group | By-health
Infinitus | 无限极 | Lee Kum Kee
Lee Kum Kee | 李锦记 ; LKK |
WH Group | 万洲国际 ; Shuanghui International ; Shuanghui |
Smithfield Foods | Smithfield | WH Group
Shuanghui Development | 双汇发展 ; Henan Shuanghui | WH Group
New Hope Group | 新希望集团 ; New Hope Liuhe ; 新希望六和 |
Wens Foodstuff | 温氏股份 ; Wen's Group |
Muyuan Foods | 牧原股份 |
Haid Group | 海大集团 ; Guangdong Haid |
Tongwei | Tongwei Group |
Dabeinong | DBN Group ; Beijing Dabeinong Technology ; DBN |
Yuan Longping High-Tech Agriculture | 隆平高科 ; LPHT ; Longping High-Tech |
China National Seed Group | 中种集团 ; Sinochem Seed | Syngenta Group
Origin Agritech | 奥瑞金 |
Yangnong Chemical | 扬农化工 ; Jiangsu Yangnong Chemical | Syngenta Group
Wynca | 新安股份 ; Zhejiang Xinan Chemical ; Xinan Chemical |
Rainbow Chemical | 润丰股份 ; Shandong Weifang Rainbow Chemical |
Kingenta | 金正大 ; Kingenta Ecological Engineering |
Angel Yeast | 安琪酵母 |
Meihua Group | 梅花集团 ; Meihua Holdings ; Meihua Bio |
Fufeng Group | 阜丰集团 |
Wanhua Chemical | 万华化学 ; Yantai Wanhua ; Wanhua |
Kingfa | 金发科技 ; Kingfa Sci & Tech |
BlueStar | 蓝星集团 ; China National Bluestar | ChemChina
Adisseo | Bluestar Adisseo ; Rhône-Poulenc Animal Nutrition ; 安迪苏 | BlueStar
Elkem Silicones | Bluestar Silicones ; Rhodia Silicones | Elkem
Elkem | Elkem ASA ; Elkem Spigerverket | BlueStar
ChemChina | 中国化工 |
Shenyang Research Institute of Chemical Industry | SYRICI ; 沈阳化工研究院 | Sinochem
Syngenta Group | 先正达集团 | Sinochem
Proya | 珀莱雅 ; Proya Cosmetics |
Jahwa | 上海家化 ; Shanghai Jahwa ; Shanghai Jahwa United |
Bloomage Biotech | 华熙生物 ; Bloomage Freda ; Bloomage BioTechnology ; Shandong Freda |
Botanee | 贝泰妮 ; Yunnan Botanee |
Giant Biogene | 巨子生物 |
Insilico Medicine | 英矽智能 ; Insilico |
XtalPi | 晶泰科技 |
Scinopharm | ScinoPharm Taiwan ; 台灣神隆 | Uni-President
Uni-President | 統一企業 ; Uni-President Enterprises |
TTY Biopharm | 台灣東洋藥品 ; TTY |
PharmaEssentia | 藥華醫藥 ; 藥華藥 |
TaiMed Biologics | 中裕新藥 |
OBI Pharma | 台灣浩鼎 |
Medigen Vaccine Biologics | 高端疫苗 ; MVC ; Medigen |
Adimmune | 國光生技 ; Adimmune Corporation |
Lotus Pharmaceutical | 美時製藥 |
Yung Shin Pharmaceutical | 永信藥品 ; YSP ; Yung Shin Pharmaceutical Industrial |
Ting Hsin | 頂新 ; Ting Hsin International |
Tingyi | 康師傅 ; Master Kong ; Tingyi Holding |
Vedan | 味丹 ; Vedan International |
Formosa Plastics Group | 台塑 ; Formosa Plastics Corporation |
Nan Ya Plastics | 南亞塑膠 | Formosa Plastics
Chi Mei Corporation | 奇美實業 |
Chang Chun Group | 長春集團 ; Chang Chun Plastics |
LCY Chemical | 李長榮化工 ; Lee Chang Yung Chemical |
San Fu Chemical | 三福化工 |
Dr. Reddy's Laboratories | Dr Reddy's Labs ; Reddy-Cheminor ; Cheminor Drugs |
Dr. Reddy's Institute of Life Sciences | DRILS ; Institute of Life Sciences Hyderabad |
Chirotech | Chirotech Technology | Dr. Reddy's Laboratories
Betapharm | betapharm Arzneimittel | Dr. Reddy's Laboratories
OctoPlus | OctoPlus NV ; Dr. Reddy's Research & Development BV | Dr. Reddy's Laboratories
Promius Pharma | | Dr. Reddy's Laboratories
Sun Pharmaceutical | SPIL |
Sun Pharma Advanced Research Company | SPARC | Sun Pharmaceutical
Caraco Pharmaceutical Laboratories | Caraco | Sun Pharmaceutical
DUSA Pharmaceuticals | DUSA | Sun Pharmaceutical
Chattem Chemicals | | Sun Pharmaceutical
Concert Pharmaceuticals | | Sun Pharmaceutical
Ocular Technologies | | Sun Pharmaceutical
Pharmalucence | CIS-US | Sun Pharmaceutical
Checkpoint Therapeutics | | Sun Pharmaceutical
Ranbaxy Laboratories | Ranbaxy Research Laboratories |
Ohm Laboratories | | Sun Pharmaceutical
Daiichi Sankyo India Pharma | Ranbaxy New Drug Discovery Research | Daiichi Sankyo
Cipla | Cipla Limited ; Cipla Ltd |
Medpro Pharmaceutica | Cipla Medpro ; Cipla South Africa | Cipla
InvaGen Pharmaceuticals | InvaGen | Cipla
Lupin | Lupin Limited ; Lupin Ltd |
Kyowa Pharmaceutical Industry | 共和薬品工業 |
Nanomi | | Lupin
Gavis Pharmaceuticals | Novel Laboratories | Lupin
Hormosan Pharma | | Lupin
Multicare Pharmaceuticals | | Lupin
Zydus Lifesciences | Zydus ; Zydus Research Centre |
Cadila Pharmaceuticals | Cadila Laboratories |
Wockhardt | Wockhardt Limited ; Wockhardt Research Centre |
Wockhardt Hospitals | | Wockhardt
CP Pharmaceuticals | Wockhardt UK | Wockhardt
Torrent Pharmaceuticals | Torrent Pharma ; Torrent Research Centre |
Heumann Pharma | Heumann | Torrent Pharmaceuticals
JB Pharma | J. B. Chemicals & Pharmaceuticals ; JB Chemicals & Pharmaceuticals ; JBCPL | Torrent Pharmaceuticals
Glenmark | Glenmark Research Centre |
Ichnos Sciences | Ichnos Glenmark Innovation ; Ichnos ; Glenmark Pharmaceuticals SA | Glenmark
Glenmark Life Sciences | Alivus Life Sciences |
Milpharm | Milpharm Ltd | Aurobindo Pharma
Eugia | Eugia Pharma Specialities | Aurobindo Pharma
Hetero | Hetero Drugs ; Hetero Group ; Hetero Labs ; Hetero Research Foundation |
Natco Pharma | Natco ; Natco Fine Pharmaceuticals |
MSN Laboratories | MSN Labs ; MSN Group |
Alembic Pharmaceuticals | Alembic ; Alembic Limited ; Alembic Chemical Works |
Intas Pharmaceuticals | Intas |
Accord Healthcare | | Intas Pharmaceuticals
Intas Biopharmaceuticals | | Intas Pharmaceuticals
Alkem Laboratories | Alkem |
Enzene Biosciences | Enzene | Alkem Laboratories
Ipca Laboratories | Ipca ; Indian Pharmaceutical Combine Association |
Macleods Pharmaceuticals | Macleods |
Mankind Pharma | |
Bharat Serums and Vaccines | BSV | Mankind Pharma
Unichem Laboratories | Unichem | Ipca Laboratories
Strides Pharma Science | Strides Arcolab ; Strides Shasun |
Shasun Pharmaceuticals | Shasun ; Shasun Chemicals and Drugs | Strides Pharma Science
OneSource Specialty Pharma | Stelis Biopharma ; Stelis |
Laurus Labs | Laurus |
ImmunoACT | Immunoadoptive Cell Therapy | Laurus Labs
Emcure Pharmaceuticals | Emcure |
Gennova Biopharmaceuticals | Gennova | Emcure Pharmaceuticals
Heritage Pharmaceuticals | Avet Pharmaceuticals | Emcure Pharmaceuticals
Piramal | Piramal Group ; Nicholas Piramal India ; Piramal Life Sciences |
Piramal Pharma | Piramal Pharma Solutions ; PPS | Piramal
Avecia Pharmaceuticals | Piramal Healthcare UK | Piramal
Coldstream Laboratories | | Piramal Pharma
Oxygen Healthcare | | Piramal
Biocon | Biocon Limited |
Biocon Biologics | | Biocon
Clinigene International | | Syngene International
Bharat Biotech | BBIL |
Chiron Behring Vaccines | | Bharat Biotech
Serum Institute of India | | Cyrus Poonawalla Group
Cyrus Poonawalla Group | Poonawalla Group |
Bilthoven Biologicals | SVM ; NVI production | Serum Institute of India
Biological E | Biological E. Limited ; BioE ; Biological Evans ; Biological E Ltd |
Indian Immunologicals | IIL ; Indian Immunologicals Limited | National Dairy Development Board
National Dairy Development Board | NDDB |
Panacea Biotec | Panacea |
Reliance Life Sciences | RLS | Reliance Industries
Haffkine Bio-Pharmaceutical Corporation | Haffkine Biopharma ; HBPCL |
Bharat Immunologicals and Biologicals Corporation | BIBCOL |
King Institute of Preventive Medicine | King Institute Guindy |
Pasteur Institute of India | Pasteur Institute Coonoor ; PIIC |
Hindustan Antibiotics | Hindustan Antibiotics Limited |
Indian Drugs and Pharmaceuticals | IDPL ; Indian Drugs and Pharmaceuticals Limited |
Bengal Chemicals and Pharmaceuticals | Bengal Chemicals ; Bengal Chemical and Pharmaceutical Works |
Dabur | Dabur India ; Dabur Research Foundation |
Fresenius Kabi Oncology | Dabur Pharma | Fresenius Kabi
Himalaya Wellness | The Himalaya Drug Company ; Himalaya Drug Company ; Himalaya Wellness Company |
Patanjali | Patanjali Ayurved ; Patanjali Research Institute |
Sami-Sabinsa | Sami Labs ; Sabinsa ; Sami Direct ; Sabinsa Corporation |
Arjuna Natural | Arjuna Natural Extracts |
Avesthagen | Avestha Gengraine Technologies |
Strand Life Sciences | Strand Genomics | Reliance Industries
MedGenome | MedGenome Labs |
GeneLogic | Gene Logic ; Ore Pharmaceuticals ; Ore Pharmaceutical Holdings |
Dr Lal PathLabs | Lal PathLabs |
SRL Diagnostics | Agilus Diagnostics ; Super Religare Laboratories ; SRL Limited ; Specialty Ranbaxy | Fortis Healthcare
Thyrocare | Thyrocare Technologies |
Apollo Hospitals | AHEL ; Indraprastha Apollo Hospitals |
Narayana Health | Narayana Hrudayalaya ; NH Bangalore |
Manipal Hospitals | Manipal Health Enterprises ; AMRI Hospitals |
Max Healthcare | Max Super Speciality Hospital ; Max Healthcare Institute |
Medanta | Medanta The Medicity ; Global Health Limited |
KIMS Hospitals | Krishna Institute of Medical Sciences ; Krishna Institute of Medical Sciences Limited |
L V Prasad Eye Institute | LV Prasad Eye Institute |
Aravind Eye Hospital | Aravind Medical Research Foundation ; AMRF |
Sankara Nethralaya | Vision Research Foundation |
Aster DM Healthcare | Aster ; DM Healthcare |
NMC Health | New Medical Centre |
SRF | SRF Limited ; Shri Ram Fibres |
Rallis India | Rallis | Tata Chemicals
Metahelix | Metahelix Life Sciences | Rallis India
Tata Chemicals | Tata Chemicals Limited ; Tata Chemicals Innovation Centre |
Brunner Mond | Tata Chemicals Europe | Tata Chemicals
Mahyco | Maharashtra Hybrid Seeds Company ; Mahyco Seeds |
Kaveri Seeds | Kaveri Seed Company |
Jain Irrigation | Jain Irrigation Systems |
Coromandel International | Coromandel Fertilisers | Murugappa Group
Indian Farmers Fertiliser Cooperative | IFFCO |
Krishak Bharati Cooperative | KRIBHCO |
Amul | Gujarat Cooperative Milk Marketing Federation ; GCMMF ; Kaira District Co-operative Milk Producers' Union ; Anand Milk Union Limited |
Britannia Industries | Britannia |
Nestlé India | | Nestlé
ITC Limited | ITC Life Sciences and Technology Centre |
Godrej Agrovet | | Godrej Group
Godrej Consumer Products | GCPL | Godrej Group
Pidilite | Pidilite Industries |
Square Pharmaceuticals | Square Group |
Incepta Pharmaceuticals | Incepta |
Beximco Pharmaceuticals | Beximco Pharma |
Renata | Renata Limited ; Pfizer Bangladesh |
Searle Pakistan | The Searle Company |
Kalbe Farma | Kalbe |
Bintang Toedjoe | | Kalbe Farma
Kimia Farma | Kimia Farma Tbk | Bio Farma
Bio Farma | PT Bio Farma ; Perum Bio Farma |
Indofarma | | Bio Farma
Dexa Medica | Dexa Group ; Dexa Laboratories of Biomolecular Sciences |
Indofood | Indofood Sukses Makmur |
Sinar Mas Agribusiness | Golden Agri-Resources ; GAR ; SMART Research Institute | Sinar Mas
Asia Pulp & Paper | APP ; APP Sinar Mas | Sinar Mas
Wilmar International | Wilmar |
Sime Darby Plantation | SD Guthrie ; Sime Darby Research ; Sime Darby Technology Centre |
FGV Holdings | Felda Global Ventures ; FGV R&D |
IOI Group | IOI Corporation |
Applied Agricultural Resources | AAR |
Advanced Agriecological Research | AAR Sdn Bhd |
Rubber Research Institute of Malaysia | RRIM ; RRI Malaya | Malaysian Rubber Board
Malaysian Rubber Board | MRB ; Lembaga Getah Malaysia |
Duopharma Biotech | CCM Duopharma ; Chemical Company of Malaysia |
Government Pharmaceutical Organization | GPO Thailand ; องค์การเภสัชกรรม |
Bangkok Dusit Medical Services | BDMS ; Bangkok Hospital |
Bumrungrad International Hospital | Bumrungrad Hospital |
CP Foods | Charoen Pokphand Foods ; CPF | Charoen Pokphand Group
Thai Union | Thai Union Group ; Thai Union Frozen Products |
Mitr Phol | Mitr Phol Sugar ; Mitr Phol Innovation and Research Center |
Unilab | United Laboratories ; United Laboratories Inc |
Vinamilk | Vietnam Dairy Products |
VABIOTECH | Company for Vaccine and Biological Production No. 1 |
Nanogen Pharmaceutical Biotechnology | Nanogen Vietnam |
IVAC | Institute of Vaccines and Medical Biologicals ; Viện Vắc xin và Sinh phẩm Y tế |
Hau Giang Pharmaceutical | DHG Pharma ; DHG Pharmaceutical | Taisho Pharmaceutical
Vinmec | Vinmec Healthcare System ; Vinmec International Hospital | Vingroup
Parkway Pantai | Parkway Holdings ; Pantai Holdings ; ParkwayHealth | IHH Healthcare
Gleneagles Hospital | | Parkway Pantai
Raffles Medical Group | Raffles Hospital |
MerLion Pharmaceuticals | Centre for Natural Product Research |
Aslan Pharmaceuticals | ASLAN |
CSL | CSL Limited ; CSL Biotherapies |
CSL Behring | Centeon ; ZLB Bioplasma ; ZLB Central Laboratory |
ZLB | Zentrallaboratorium Blutspendedienst SRK ; ZLB Bern | CSL Behring
Calimmune | | CSL Behring
Vitaeris | | CSL Behring
Zenyth Therapeutics | AMRAD ; Amrad Corporation | CSL
Cochlear | Cochlear Limited |
Telectronics | Telectronics Pacing Systems |
MAP Medizin-Technologie | | ResMed
Brightree | | ResMed
Mesoblast | Angioblast Systems |
Starpharma | Starpharma Holdings |
Prana Biotechnology | Alterity Therapeutics |
Novogen | Kazia Therapeutics |
Marshall Edwards | MEI Pharma ; Lite Strategy |
Benitec Biopharma | Benitec ; Queensland Opportunities Fund |
Immutep | Prima BioMed ; Immutep SA |
Clinuvel | Epitan ; Clinuvel Pharmaceuticals |
Pharmaxis | Syntara ; Praxis Pharmaceuticals Australia |
Bionomics | Neuphoria Therapeutics |
Opthea | Circadian Technologies |
Telix Pharmaceuticals | Telix |
Polynovo | Calzada |
Metabolic Pharmaceuticals | | Polynovo
Anteris Technologies | Admedus ; Allied Healthcare Group |
Genetic Technologies | Genetic Technologies Limited |
Agilex Biolabs | CPR Pharma Services |
CMAX Clinical Research | CMAX |
Nucleus Network | Q-Pharm |
IDT Australia | Institute of Drug Technology Australia |
Luina Bio | PharmaSynth |
Ramsay Health Care | Ramsay |
Ramsay Santé | Ramsay Générale de Santé ; Générale de Santé | Ramsay Health Care
Capio | Capio AB ; Bure Hälsa och Sjukvård | Ramsay Health Care
Healius | Primary Health Care ; Primary Health Care Limited |
QML Pathology | Queensland Medical Laboratory | Healius
Dorevitch Pathology | Gribbles Pathology Victoria | Healius
Laverty Pathology | | Healius
Australian Clinical Labs | ACL ; Healthscope Pathology |
Healthscope | Healthscope Limited |
Epworth HealthCare | Epworth Hospital ; Epworth |
St John of God Health Care | SJGHC ; St John of God |
Calvary Health Care | Little Company of Mary Health Care |
I-MED Radiology Network | I-MED |
Virtus Health | IVF Australia ; Melbourne IVF |
Monash IVF | Monash IVF Group |
Genea | Sydney IVF |
Australian Red Cross Lifeblood | Australian Red Cross Blood Service ; Lifeblood ; ARCBS |
Incitec Pivot | Dyno Nobel ; Incitec |
Orica | Imperial Chemical Industries of Australia and New Zealand |
Elders | Elders Limited ; Elders IXL |
Murray Goulburn | Murray Goulburn Co-operative ; Saputo Dairy Australia | Saputo
Saputo | Saputo Inc |
Bega Cheese | Bega |
Treasury Wine Estates | Southcorp ; Penfolds ; Foster's Wine Estates |
Fonterra | Fonterra Co-operative Group ; New Zealand Dairy Board ; Fonterra Research and Development Centre ; New Zealand Dairy Research Institute ; NZDRI |
Zespri | ZESPRI International ; New Zealand Kiwifruit Marketing Board |
a2 Milk Company | A2 Corporation ; The a2 Milk Company |
Synlait | Synlait Milk |
Livestock Improvement Corporation | LIC ; Livestock Improvement Corporation Limited |
DairyNZ | Dexcel ; Dairy InSight |
Dairy Australia | Australian Dairy Corporation ; Dairy Research and Development Corporation |
Meat & Livestock Australia | MLA ; Meat and Livestock Australia |
Beef + Lamb New Zealand | Meat & Wool New Zealand ; Beef and Lamb New Zealand |
Grains Research and Development Corporation | GRDC |
Horticulture Innovation Australia | Hort Innovation ; Horticulture Australia Limited ; HAL Australia |
Wine Australia | Grape and Wine Research and Development Corporation ; GWRDC |
Australian Wine Research Institute | AWRI |
Sugar Research Australia | BSES Limited ; Bureau of Sugar Experiment Stations ; SRA |
Cotton Research and Development Corporation | CRDC |
AgriFutures Australia | Rural Industries Research and Development Corporation ; RIRDC |
Fisheries Research and Development Corporation | FRDC |
Australian Wool Innovation | AWI ; Woolmark |
PGG Wrightson | PGG Wrightson Seeds ; Wrightson ; Pyne Gould Guinness |
Fisher & Paykel Healthcare | F&P Healthcare ; Fisher and Paykel Healthcare |
Pacific Edge | Pacific Edge Biotechnology |
Neuren Pharmaceuticals | Neuren ; NeuronZ |
Apotex | Apotex Inc ; Apotex Pharmaceutical Holdings |
ApoPharma | | Chiesi Farmaceutici
Angiotech Pharmaceuticals | Angiotech |
Aspreva Pharmaceuticals | Aspreva | Vifor Pharma
Cardiome Pharma | Correvio Pharma ; Nortran Pharmaceuticals ; Correvio |
Xenon Pharmaceuticals | Xenon Genetics |
AbCellera | AbCellera Biologics |
Aurinia Pharmaceuticals | Isotechnika Pharma ; Isotechnika |
BioVectra | Diagnostic Chemicals BioVectra | Agilent Technologies
Sekisui Diagnostics PEI | Diagnostic Chemicals Limited | Sekisui Diagnostics
Oncolytics Biotech | Oncolytics |
Altarex | ViRexx Medical |
StemCell Technologies | Stem Cell Technologies |
IMV | Immunovaccine ; ImmunoVaccine Technologies |
Neptune Wellness Solutions | Neptune Technologies & Bioressources |
Acasti Pharma | Grace Therapeutics ; Acasti |
Prometic Life Sciences | ProMetic ; Liminal BioSciences ; ProMetic BioSciences |
Boehringer Ingelheim Canada | Bio-Méga ; Bio-Mega Research ; BioMega | Boehringer Ingelheim
Merck Canada | Merck Frosst Canada Ltd | Merck & Co
Agropur | Agropur Cooperative |
Lassonde | Lassonde Industries |
McCain Foods | McCain |
Agrium | Cominco Fertilizers | Nutrien
NOVA Chemicals | Nova Corporation |
Canopy Growth | Tweed Marijuana ; Canopy Growth Corporation |
Aurora Cannabis | Prescient Mining |
Tilray | Tilray Brands ; Aphria |
Cronos Group | PharmaCan Capital |
Canadian Blood Services | CBS Canada ; Société canadienne du sang |
Maple Leaf Foods | Maple Leaf Mills |
George Weston | Weston Foods |
Shoppers Drug Mart | | Loblaw
EMS | EMS Pharma ; Grupo NC ; EMS Sigma Pharma |
Aché | Aché Laboratórios Farmacêuticos ; Ache Laboratorios |
Eurofarma | Eurofarma Laboratórios |
Hypera | Hypera Pharma ; Hypermarcas |
Neo Química | Laboratório Neo Química | Hypera
Cristália | Cristália Produtos Químicos Farmacêuticos |
Libbs | Libbs Farmacêutica |
Biolab | Biolab Sanus Farmacêutica |
Blau Farmacêutica | Blau |
União Química | União Química Farmacêutica Nacional |
Instituto Butantan | Fundação Butantan |
Bio-Manguinhos | Instituto de Tecnologia em Imunobiológicos | Fundação Oswaldo Cruz
Farmanguinhos | Instituto de Tecnologia em Fármacos | Fundação Oswaldo Cruz
Tecpar | Instituto de Tecnologia do Paraná |
Fundação Ezequiel Dias | FUNED |
Hemobrás | Empresa Brasileira de Hemoderivados e Biotecnologia |
Instituto Vital Brazil | IVB ; Vital Brazil Institute |
Diagnósticos da América | DASA |
Fleury | Grupo Fleury ; Fleury Medicina e Saúde |
Instituto Hermes Pardini | Hermes Pardini | Fleury
Sabin Medicina Diagnóstica | Laboratório Sabin |
Rede D'Or | Rede D'Or São Luiz |
Hapvida | Hapvida NotreDame Intermédica |
NotreDame Intermédica | GNDI | Hapvida
Amil | Amil Assistência Médica Internacional |
Grupo Boticário | O Boticário ; Boticário |
Avon Products | | Natura
BRF | MBRF |
Pilgrim's Pride | Pilgrim's | JBS
Suzano | Suzano Papel e Celulose ; Fibria ; Aracruz Celulose ; Votorantim Celulose e Papel |
FuturaGene | | Suzano
Ambev | Brahma |
Centro de Tecnologia Canavieira | CTC ; Copersucar Technology Center ; CTC Piracicaba |
Fundo de Defesa da Citricultura | Fundecitrus |
Bagó | Laboratorios Bagó |
Roemmers | Laboratorios Roemmers |
Biosidus | Bio Sidus |
Laboratorios Richmond | Richmond Laboratorios |
Gador | Laboratorios Gador |
Don Mario | GDM Seeds ; GDM ; Grupo Don Mario |
Molinos Río de la Plata | Molinos |
Biogénesis Bagó | Biogénesis Bagó S.A. |
OSDE | Organización de Servicios Directos Empresarios |
Swiss Medical Group | Swiss Medical |
Grupo Nutresa | Nutresa ; Compañía Nacional de Chocolates |
Cenipalma | Corporación Centro de Investigación en Palma de Aceite | Fedepalma
Fedepalma | Federación Nacional de Cultivadores de Palma de Aceite |
Federación Nacional de Cafeteros de Colombia | Fedecafé ; FNC ; Colombian Coffee Growers Federation |
Cenicafé | Centro Nacional de Investigaciones de Café | Federación Nacional de Cafeteros de Colombia
Cenicaña | Centro de Investigación de la Caña de Azúcar de Colombia |
Laboratorios Silanes | Silanes |
Instituto Bioclon | Bioclon ; Inosan Biopharma |
Liomont | Laboratorios Liomont |
Genomma Lab | Genomma Lab Internacional |
Birmex | Laboratorios de Biológicos y Reactivos de México |
Grupo Lala | Lala |
Gruma | Maseca |
Sigma Alimentos | | Alfa
Laboratorios Chile | Laboratorio Chile | Teva
Laboratorios Saval | Saval |
BioCubaFarma | Grupo Empresarial BioCubaFarma |
Center of Molecular Immunology | | BioCubaFarma
Cuban Neuroscience Center | Centro de Neurociencias de Cuba ; CNEURO | BioCubaFarma
Instituto Finlay | Finlay Vaccine Institute | BioCubaFarma
China Resources | China Resources Group ; 华润集团 ; China Resources Holdings |
Murugappa Group | Murugappa ; TI Murugappa |
Godrej | Godrej Group ; Godrej Industries |
Sinar Mas | Sinar Mas Group |
Vingroup | Technocom ; Vingroup JSC |
Loblaw | Loblaw Companies ; Loblaws | George Weston
Thermo Fisher Scientific | Thermo Electron Corporation ; Fisher Scientific International ; Thermo Scientific ; 赛默飞 ; サーモフィッシャーサイエンティフィック ; Thermo Fisher Scientific Inc |
Life Technologies | Invitrogen Corporation ; Life Technologies Corporation ; Gibco BRL |
Invitrogen | | Life Technologies
Applied Biosystems | ABI ; Applera ; PE Biosystems ; Perkin-Elmer Applied Biosystems ; Applied Biosystems Inc | Life Technologies
Ambion | Ambion Inc | Life Technologies
Molecular Probes | | Life Technologies
Dynal | Dynal Biotech ; Dynal AS ; Life Technologies AS | Life Technologies
Ion Torrent | Ion Torrent Systems | Life Technologies
Agencourt Bioscience | Agencourt | Beckman Coulter
Agencourt Personal Genomics | | Applied Biosystems
GeneArt | GENEART AG | Life Technologies
Compendia Bioscience | | Life Technologies
Novex | | Life Technologies
Research Genetics | | Life Technologies
ResGen | | Life Technologies
Zymed Laboratories | Zymed | Life Technologies
BioSource International | BioSource | Life Technologies
PanVera | PanVera LLC | Life Technologies
Stokes Bio | | Life Technologies
Arcturus Bioscience | Arcturus Engineering ; Arcturus | Life Technologies
CellzDirect | | Life Technologies
VisiGen Biotechnologies | | Life Technologies
Affymetrix | Affymetrix Inc |
ParAllele BioScience | ParAllele | Affymetrix
Panomics | Panomics Inc ; Genospectra | Affymetrix
USB Corporation | United States Biochemical ; Amersham Life Science Cleveland | Affymetrix
eBioscience | | Affymetrix
Genetic MicroSystems | | Affymetrix
Perlegen Sciences | Perlegen |
FEI Company | Philips Electron Optics |
Dionex | Dionex Corporation | Thermo Fisher Scientific
Finnigan | Finnigan Corporation ; Finnigan MAT ; Thermo Finnigan ; ThermoQuest | Thermo Fisher Scientific
Nicolet Instrument | Nicolet ; Thermo Nicolet | Thermo Fisher Scientific
Jarrell-Ash | Thermo Jarrell Ash | Thermo Fisher Scientific
Pierce Chemical | Pierce Biotechnology ; Pierce Chemical Company | Thermo Fisher Scientific
Perbio Science | Perbio | Thermo Fisher Scientific
Dharmacon | Thermo Fisher Dharmacon ; GE Dharmacon ; Horizon Discovery Dharmacon | Horizon Discovery
Horizon Discovery | Horizon Discovery Group ; Revvity Discovery | Revvity
SAGE Labs | Sigma Advanced Genetic Engineering | Horizon Discovery
Open Biosystems | | Thermo Fisher Scientific
Cellomics | BioDx | Thermo Fisher Scientific
Abgene | Advanced Biotechnologies Ltd | Thermo Fisher Scientific
NanoDrop Technologies | NanoDrop | Thermo Fisher Scientific
Brahms | B.R.A.H.M.S ; BRAHMS GmbH | Thermo Fisher Scientific
One Lambda | | Thermo Fisher Scientific
Doe & Ingalls | | Thermo Fisher Scientific
Alfa Aesar | | Thermo Fisher Scientific
Acros Organics | Acros | Thermo Fisher Scientific
Maybridge | | Thermo Fisher Scientific
Oxoid | Oxoid Ltd | Thermo Fisher Scientific
Remel | | Thermo Fisher Scientific
Nalge Nunc International | Nunc ; Nalgene ; Nunc A/S | Thermo Fisher Scientific
IntegenX | Microchip Biotechnologies | Thermo Fisher Scientific
Gatan | Gatan Inc |
Phenom-World | | Thermo Fisher Scientific
Advanced Bioprocessing | | Thermo Fisher Scientific
Mesa Biotech | | Thermo Fisher Scientific
PeproTech | | Thermo Fisher Scientific
The Binding Site | Binding Site Group | Thermo Fisher Scientific
CorEvitas | Corrona | Thermo Fisher Scientific
Danaher | Danaher Corporation |
Beckman Coulter | Beckman ; Coulter Electronics ; Beckman Coulter Life Sciences |
Lumigen | | Beckman Coulter
Iris International | International Remote Imaging Systems | Beckman Coulter
Molecular Devices | Molecular Devices Corporation ; MDS Analytical Technologies | Danaher
Axon Instruments | | Molecular Devices
Universal Imaging | Universal Imaging Corporation | Molecular Devices
LJL Biosystems | | Molecular Devices
Genetix | Genetix Group | Molecular Devices
Phenomenex | | Danaher
Integrated DNA Technologies | IDT | Danaher
Precision NanoSystems | | Danaher
Aldevron | | Danaher
Abcam | Abcam plc | Danaher
Epitomics | | Abcam
Hemocue | HemoCue AB | Danaher
Veralto | Danaher Environmental & Applied Solutions |
Hach | Hach Company ; Hach Lange ; Dr. Lange | Veralto
Trojan Technologies | TrojanUV | Veralto
Revvity | PerkinElmer Inc ; EG&G Inc |
PerkinElmer U.S. | PerkinElmer Analytical |
Packard BioScience | Packard Instrument ; Canberra Industries | Revvity
NEN Life Sciences | New England Nuclear ; NEN ; DuPont NEN | Revvity
Caliper Life Sciences | Caliper Technologies ; Caliper | Revvity
Xenogen | | Caliper Life Sciences
Zymark | Zymark Corporation | Caliper Life Sciences
NovaScreen Biosciences | Caliper Discovery Alliances & Services | Caliper Life Sciences
Cambridge Research & Instrumentation | CRi | Caliper Life Sciences
CambridgeSoft | CambridgeSoft Corporation ; Revvity Signals ; PerkinElmer Informatics | Revvity
Evotec Technologies | | Revvity
Improvision | | Revvity
VisEn Medical | | Revvity
Cisbio | Cisbio Bioassays ; CIS bio international ; Cisbio International | Revvity
Tulip Diagnostics | | Revvity
Vanadis Diagnostics | | Revvity
BioLegend | | Revvity
Nexcelom Bioscience | Nexcelom | Revvity
Immunodiagnostic Systems | IDS ; Immunodiagnostic Systems Holdings | Revvity
Oxford Immunotec | | Revvity
Sirion Biotech | SIRION | Revvity
Signature Genomics | Signature Genomic Laboratories | Revvity
DiaMed | DiaMed AG ; DiaMed Holding | Bio-Rad
QuantaLife | | Bio-Rad
RainDance Technologies | RainDance | Bio-Rad
AbD Serotec | Serotec ; AbD ; MorphoSys AbD | Bio-Rad
GnuBIO | | Bio-Rad
Propel Labs | | Bio-Rad
MJ Research | MJ GeneWorks | Bio-Rad
Stilla Technologies | | Bio-Rad
Agilent Technologies | Agilent Technologies Inc ; 安捷伦 ; アジレント・テクノロジー ; HP Analytical |
Stratagene | Stratagene Corporation | Agilent Technologies
Varian Inc | Varian Instruments ; Varian NMR ; Varian Australia ; Polymer Laboratories | Agilent Technologies
Oxford Diffraction | Rigaku Oxford Diffraction | Rigaku
BioTek Instruments | BioTek ; Bio-Tek Instruments | Agilent Technologies
Seahorse Bioscience | | Agilent Technologies
Cartagenia | | Agilent Technologies
Advanced Analytical Technologies | AATI | Agilent Technologies
ACEA Biosciences | ACEA | Agilent Technologies
Luxcel Biosciences | | Agilent Technologies
Multiplicom | | Agilent Technologies
Resolution Bioscience | | Exact Sciences
Velocity11 | | Agilent Technologies
Silicon Genetics | | Agilent Technologies
e-MSion | | Agilent Technologies
Waters Corporation | Waters ; Waters Technologies |
Micromass | Micromass UK ; VG Organic ; Micromass Ltd | Waters Corporation
TA Instruments | DuPont Instruments | Waters Corporation
Wyatt Technology | | Waters Corporation
Nonlinear Dynamics | | Waters Corporation
Illumina | Illumina Inc ; 因美纳 |
Solexa | Lynx Therapeutics ; Solexa Ltd ; Lynx Gene Therapeutics | Illumina
Epicentre | Epicentre Biotechnologies ; Epicentre Technologies | Illumina
Verinata Health | Artemis Health | Illumina
Edico Genome | | Illumina
BlueGnome | | Illumina
NextBio | | Illumina
GRAIL | Grail Inc |
CyVera | | Illumina
SomaLogic | SomaLogic Inc | Illumina
Standard BioTools | Fluidigm ; Fluidigm Corporation ; Mycometrix |
DVS Sciences | Fluidigm Canada | Standard BioTools
Pacific Biosciences | PacBio ; Nanofluidics ; Pacific Biosciences of California |
Omniome | | Pacific Biosciences
Apton Biosystems | | Pacific Biosciences
Circulomics | | Pacific Biosciences
Oxford Nanopore Technologies | Oxford Nanopore ; ONT ; Oxford NanoLabs |
10x Genomics | 10X Technologies ; Avante Biosystems |
Epinomics | | 10x Genomics
CartaNA | | 10x Genomics
ReadCoor | | 10x Genomics
Spatial Transcriptomics | | 10x Genomics
Bionano Genomics | Bionano ; BioNanomatrix |
Lineagen | | Bionano Genomics
BioDiscovery | | Bionano Genomics
Helicos BioSciences | Helicos ; SeqLL |
Ginkgo Bioworks | Ginkgo |
Zymergen | Zymergen Inc | Ginkgo Bioworks
Gen9 | | Ginkgo Bioworks
FGen | | Ginkgo Bioworks
Radiant Genomics | | Zymergen
Warp Drive Bio | | Revolution Medicines
EQRx | | Revolution Medicines
Revolution Medicines | RevMed |
Amyris | Amyris Biotechnologies ; Amyris Inc |
AquaBounty Technologies | AquaBounty ; A/F Protein |
Metabolix | Yield10 Bioscience |
Ceres Inc | | Land O'Lakes
Land O'Lakes | Minnesota Cooperative Creameries Association ; WinField United |
Forage Genetics International | FGI ; Forage Genetics | Land O'Lakes
Benson Hill | Benson Hill Biosystems |
Indigo Ag | Symbiota ; Indigo Agriculture |
Inari Agriculture | Inari |
Pairwise | Pairwise Plants |
GreenLight Biosciences | GreenLight |
Danziger | Danziger Innovations |
Syngenta Biotechnology Inc | SBI Research Triangle | Syngenta
Corteva | 科迪华 |
Dow AgroSciences | DowElanco ; Mycogen Seeds ; DAS ; DowElanco Company | Corteva
Pioneer Hi-Bred | DuPont Pioneer |
Mycogen | Mycogen Corporation | Dow AgroSciences
Agrigenetics | Agrigenetics Company | Dow AgroSciences
Stoller | Stoller Group ; Stoller Enterprises | Corteva
Symborg | | Corteva
Stine Seed | Stine |
Burpee | W. Atlee Burpee |
Ball Horticultural Company | Geo. J. Ball ; PanAmerican Seed |
Scotts Miracle-Gro | The Scotts Company ; O.M. Scott & Sons ; Scotts |
Simplot | J.R. Simplot Company ; JR Simplot ; Simplot Plant Sciences |
Mosaic Company | The Mosaic Company ; IMC Global ; International Minerals and Chemical Corporation |
CF Industries | Central Farmers Fertilizer Company |
Terra Industries | | CF Industries
ICL Group | Israel Chemicals ; ICL ; Israel Chemicals Limited ; כיל |
Rotem Amfert | Rotem Amfert Negev | ICL Group
Dead Sea Works | DSW ; מפעלי ים המלח | ICL Group
Haifa Group | Haifa Chemicals |
Netafim | נטפים | Orbia
Orbia | Mexichem |
Bunge | Bunge Limited ; Bunge Global ; Bunge Corporation |
Viterra | Glencore Agriculture ; Saskatchewan Wheat Pool ; Agricore United | Bunge
Louis Dreyfus Company | Louis Dreyfus Commodities ; LDC |
CHS Inc | Cenex Harvest States ; CHS |
Ingredion | Corn Products International ; National Starch Food Innovation |
Primient | Tate & Lyle Primary Products ; A.E. Staley Manufacturing ; Staley |
CP Kelco | Kelco ; Merck Kelco ; Monsanto Kelco | Tate & Lyle
MGP Ingredients | Midwest Grain Products |
Kemin Industries | Kemin |
Diamond V | Diamond V Mills | Cargill
Provimi | | Cargill
Cargill Meat Solutions | Excel Corporation | Cargill
Purina Animal Nutrition | Purina Mills | Land O'Lakes
Nestlé Purina PetCare | Ralston Purina ; Purina ; Purina PetCare ; Ralston Purina Company | Nestlé
Nestlé | Nestlé Research ; Nestlé Institute of Health Sciences ; NIHS ; Nestlé R&D ; Nestlé Product Technology Centre ; 雀巢 ; ネスレ |
Nestlé Health Science | Nestlé HealthCare Nutrition ; NHSc | Nestlé
Novartis Medical Nutrition | | Nestlé
Aimmune Therapeutics | Allergen Research Corporation | Nestlé
Vitaflo | Vitaflo International | Nestlé
Prometheus Laboratories | Prometheus Therapeutics & Diagnostics |
Pamlab | | Nestlé
Atrium Innovations | | Nestlé
Wyeth Nutrition | Pfizer Nutrition | Nestlé
Gerber Products | Gerber Products Company | Nestlé
Carnation Company | Carnation | Nestlé
Rowntree's | Rowntree Mackintosh ; Rowntree | Nestlé
Nespresso | | Nestlé
Froneri | R&R Ice Cream |
Mars | Mars Incorporated ; Mars Inc ; 玛氏 |
Waltham Petcare Science Institute | WALTHAM Centre for Pet Nutrition ; WALTHAM | Mars
Royal Canin | Royal Canin SAS | Mars
Wrigley | Mars Wrigley ; Wrigley Company |
Banfield Pet Hospital | Banfield ; Medical Management International | Mars
VCA Animal Hospitals | VCA ; VCA Antech ; Veterinary Centers of America | Mars
Antech Diagnostics | Antech | Mars
AniCura | | Mars
Linnaeus Group | Linnaeus Veterinary | Mars
Heska | Heska Corporation ; Paravax | Mars
Wisdom Health | Wisdom Panel ; Mars Veterinary | Mars
Mars Center for Cocoa Science | | Mars
Kellogg's | Kellogg ; Battle Creek Toasted Corn Flake Company | Mars
WK Kellogg Co | | Ferrero
Ferrero | Ferrero Group ; Soremartec |
Ferrara Candy | | Ferrero
IDEXX Laboratories | IDEXX ; AgriTech Systems ; IDEXX Laboratories Inc |
Neogen | Neogen Corporation |
3M Food Safety | | Neogen
GeneSeek | GeneSeek Inc | Neogen
Hill's Pet Nutrition | Hill's ; Mark Morris Associates | Colgate-Palmolive
Colgate-Palmolive | Colgate-Palmolive Company |
Phibro Animal Health | Philipp Brothers Chemicals ; Phibro |
Dechra | Dechra Pharmaceuticals ; Dechra Veterinary Products |
Putney Inc | Putney | Dechra
Piedmont Animal Health | | Dechra
Eurovet Animal Health | | Dechra
Genera | Genera Zagreb ; Veterina Kalinovica | Dechra
Huvepharma | Biovet ; Huvepharma EOOD |
Norbrook | Norbrook Laboratories |
Covetrus | Vets First Choice |
Patterson Companies | Patterson Dental |
National Veterinary Associates | NVA |
IVC Evidensia | Independent Vetcare ; Evidensia |
CVS Group | CVS vets |
Genus | Genus plc |
PIC | Pig Improvement Company ; PIC International ; Sygen International | Genus
ABS Global | American Breeders Service ; ABS | Genus
URUS | Alta Genetics ; Genex Cooperative |
STgenetics | Sexing Technologies ; Inguran |
Cobb-Vantress | | Tyson Foods
Hormel Foods | Hormel ; Geo. A. Hormel & Company |
ConAgra | ConAgra Foods |
Campbell Soup Company | The Campbell's Company |
General Mills | General Mills Inc ; Medallion Laboratories |
Pillsbury | Pillsbury Company | General Mills
Frito-Lay | | PepsiCo
Gatorade | Gatorade Sports Science Institute ; GSSI | PepsiCo
Keurig Dr Pepper | Dr Pepper Snapple Group ; Green Mountain Coffee Roasters ; KDP |
Cadbury | Cadbury plc |
Post Holdings | Post Foods ; C.W. Post |
J.M. Smucker | Smucker's ; The J.M. Smucker Company |
Dole | Dole Food Company ; Dole plc ; Total Produce |
Del Monte Foods | Del Monte |
Chiquita | United Fruit Company ; United Brands ; Chiquita Brands International |
Dean Foods | Suiza Foods |
Hershey | The Hershey Company ; Hershey Chocolate Corporation |
Ocean Spray | Ocean Spray Cranberries |
Sunkist Growers | California Fruit Growers Exchange |
Driscoll's | Driscoll Strawberry Associates |
Beyond Meat | Savage River |
Upside Foods | Memphis Meats |
Eat Just | Hampton Creek ; Just Inc ; Beyond Eggs |
Perfect Day | Muufri |
Herbalife | Herbalife Nutrition |
Amway | Alticor |
Nutrilite | Nutrilite Health Institute | Amway
Nu Skin | Nu Skin Enterprises ; Pharmanex |
USANA Health Sciences | USANA |
Abbott Nutrition | | Abbott
Reckitt | RB ; Benckiser |
Indivior | RB Pharmaceuticals ; Reckitt Benckiser Pharmaceuticals |
Procter & Gamble | Procter & Gamble Company ; Richardson-Vicks ; 宝洁 ; P and G |
Gillette | Gillette Company ; The Gillette Company |
Braun | Braun GmbH | Procter & Gamble
Iams | The Iams Company | Mars
Oral-B | Oral-B Laboratories | Procter & Gamble
Estée Lauder | Estée Lauder Companies ; ELC |
Clinique | Clinique Laboratories | Estée Lauder
Deciem | | Estée Lauder
Revlon | Revlon Inc ; Revlon Consumer Products |
Elizabeth Arden | | Revlon
Kenvue | Johnson & Johnson Consumer Products |
Avanos Medical | Halyard Health ; Avanos |
Church & Dwight | Arm & Hammer |
Clorox | The Clorox Company |
S. C. Johnson & Son | SC Johnson ; Johnson Wax ; S.C. Johnson ; SC Johnson & Son |
Diversey | JohnsonDiversey | Solenis
Solenis | Ashland Water Technologies |
Edgewell Personal Care | Edgewell |
Spectrum Brands | Rayovac |
Nalco | Nalco Chemical Company ; Ondeo Nalco |
Okanagan Specialty Fruits | OSF ; Arctic Apples |
GlycoMimetics | Crescent Biopharma |
Seagen | SGEN ; Seagen Inc |
ImmunoPrecise Antibodies | IPA ; MindWalk Holdings |
Arbor Pharmaceuticals | | Azurity Pharmaceuticals
Azurity Pharmaceuticals | CutisPharma ; Silvergate Pharmaceuticals |
Amneal Pharmaceuticals | Amneal |
Impax Laboratories | Impax ; Global Pharmaceutical Corporation ; Impax Pharmaceuticals | Amneal Pharmaceuticals
Lannett | Lannett Company |
Kremers Urban Pharmaceuticals | KUDCo ; Kremers Urban | Lannett
AMAG Pharmaceuticals | Advanced Magnetics ; AMAG | Covis Pharma
Perosphere | | AMAG Pharmaceuticals
Covis Pharma | |
Akorn | Akorn Pharmaceuticals ; Akorn Inc |
Hi-Tech Pharmacal | | Akorn
Zogenix International | Brabant Pharma | Zogenix
Adolor | Adolor Corporation | Cubist Pharmaceuticals
Calixa Therapeutics | | Cubist Pharmaceuticals
Trius Therapeutics | RexC Pharmaceuticals | Cubist Pharmaceuticals
Optimer Pharmaceuticals | Optimer | Cubist Pharmaceuticals
TerraGen Discovery | TerraGen Diversity | Cubist Pharmaceuticals
Enzon | Enzon Pharmaceuticals |
Savient Pharmaceuticals | Savient | Crealta Pharmaceuticals
OraPharma | | Bausch Health
Connetics | Connective Therapeutics | Stiefel Laboratories
Barrier Therapeutics | | Stiefel Laboratories
Xoma | XOMA Corporation ; XOMA Royalty |
Kinnate Biopharma | Kinnate | Xoma
Turnstone Biologics | Turnstone | Xoma
HilleVax | | Xoma
Genta | Genta Inc ; Genta Incorporated |
Genvec | GenVec Inc | Precigen
Diacrin | | Genvec
Introgen Therapeutics | Introgen |
Valentis | Megabios ; Megabios Corp ; Urigen Pharmaceuticals |
GeneMedicine | | Valentis
PolyMASC Pharmaceuticals | PolyMASC | Valentis
Somatix Therapy | Hana Biologics | Cell Genesys
Cell Genesys | Cell Genesys Inc | BioSante Pharmaceuticals
Alimera Sciences | Alimera | ANI Pharmaceuticals
Novitium Pharma | | ANI Pharmaceuticals
GelTex Pharmaceuticals | GelTex | Genzyme
Novazyme Pharmaceuticals | Targeted Therapy | Genzyme
SangStat Medical | SangStat | Genzyme
Biomatrix | | Genzyme
PharmaGenics | | Genzyme
Bioenvision | | Genzyme
Repligen | Repligen Corporation |
Spectrum Laboratories | Spectrum Labs ; Spectrum LifeSciences | Repligen
C Technologies | | Repligen
Refine Technology | | Repligen
Avitide | | Repligen
Maravai LifeSciences | Maravai |
TriLink BioTechnologies | TriLink | Maravai LifeSciences
Glen Research | | Maravai LifeSciences
Cygnus Technologies | | Maravai LifeSciences
Avantor | Avantor Performance Materials ; J.T. Baker ; J. T. Baker Chemical Company |
VWR International | VWR ; Van Waters & Rogers ; VWR Scientific | Avantor
NuSil Technology | NuSil | Avantor
Masterflex | Cole-Parmer Masterflex | Avantor
Ritter GmbH | | Avantor
Cole-Parmer | Antylia Scientific ; Cole-Parmer Instrument Company |
Bio-Techne | Techne ; Techne Corporation ; Research and Diagnostic Systems |
R&D Systems | R and D Systems ; R&D Systems Inc | Bio-Techne
Novus Biologicals | | Bio-Techne
Tocris Bioscience | Tocris ; Tocris Cookson | Bio-Techne
Boston Biochem | BostonBiochem | Bio-Techne
ProteinSimple | Cell Biosciences | Bio-Techne
Alpha Innotech | Alpha Innotech Corporation | ProteinSimple
Advanced Cell Diagnostics | ACD ; ACDBio | Bio-Techne
Exosome Diagnostics | | Bio-Techne
Asuragen | | Bio-Techne
Lunaphore Technologies | Lunaphore | Bio-Techne
Namocell | | Bio-Techne
CyVek | | Bio-Techne
Wilson Wolf | Wilson Wolf Manufacturing | Bio-Techne
Cell Signaling Technology | CST |
Santa Cruz Biotechnology | SCBT |
New England Biolabs | NEB |
Promega | Promega Corporation ; Promega Biotec |
Rockland Immunochemicals | Rockland |
Jackson ImmunoResearch | Jackson ImmunoResearch Laboratories |
Enzo Biochem | Enzo Life Sciences ; Enzo ; Enzo Clinical Labs |
Alexis Biochemicals | Axxora ; Alexis Corporation | Enzo Biochem
Biomol International | BIOMOL | Enzo Biochem
MP Biomedicals | ICN Biomedicals ; Qbiogene ; BIO 101 |
Cayman Chemical | Cayman Chemical Company |
Avanti Polar Lipids | | Croda
Croda | Croda International |
Uniqema | | Croda
Sederma | | Croda
Johnson Matthey | Johnson Matthey plc ; Johnson Matthey Technology Centre |
Veranova | Johnson Matthey Health ; Macfarlan Smith Ltd |
Macfarlan Smith | | Veranova
Imperial Chemical Industries | Nobel Industries Limited ; ICI plc ; I.C.I. | AkzoNobel
Zeneca Agrochemicals | | Syngenta
Avecia | Zeneca Specialties ; Avecia Group |
Courtaulds | Courtaulds plc |
British Nylon Spinners | BNS | Imperial Chemical Industries
Albright & Wilson | Albright and Wilson | Solvay
Laporte | Laporte plc |
Rockwood | Rockwood Holdings ; Rockwood Specialties ; Chemetall | Albemarle
Albemarle | Albemarle Corporation ; Ethyl Chemicals |
Ethyl Corporation | NewMarket ; Afton Chemical ; NewMarket Corporation |
Ineos | Inspec Group |
Innovene | BP Chemicals | Ineos
Synthomer | Yule Catto ; Yule Catto & Co |
OMNOVA Solutions | GenCorp Polymer Products | Synthomer
Elementis | Harrisons & Crosfield |
Celanese | Celanese Corporation ; Celanese Corporation of America |
Hexion | Borden Chemical ; Momentive Specialty Chemicals ; Hexion Specialty Chemicals ; Hexion Inc |
Momentive Performance Materials | GE Silicones ; GE Advanced Materials ; Momentive |
Ashland | Ashland Global ; Ashland Oil ; Ashland Specialty Chemical |
International Specialty Products | ISP ; GAF Chemicals | Ashland
Hercules | Hercules Incorporated ; Hercules Powder Company ; Aqualon | Ashland
W. R. Grace | Grace ; WR Grace ; Grace Davison |
Cabot Corporation | Cabot |
Cabot Microelectronics | CMC Materials | Entegris
Entegris | Fluoroware ; ATMI ; Mykrolis |
Lubrizol | The Lubrizol Corporation ; Noveon ; BF Goodrich Performance Materials | Berkshire Hathaway
Eastman Chemical | Eastman ; Eastman Chemical Company ; Eastman Kodak Chemicals |
Olin | Olin Corporation ; Olin Mathieson Chemical ; Mathieson Chemical |
Axalta | Axalta Coating Systems ; DuPont Performance Coatings |
Chemours | The Chemours Company |
Univation Technologies | | Dow
Union Carbide | Union Carbide Corporation ; Union Carbide and Carbon Corporation |
Dow | Dow Inc ; 陶氏 ; The Dow Chemical Company ; Dow Benelux |
Dow Corning | Dow Corning Corporation |
DuPont | Du Pont de Nemours ; DuPont Central Research ; 杜邦 ; DuPont Experimental Station ; デュポン |
Invista | DuPont Textiles and Interiors |
Qnity Electronics | DuPont Electronics |
Laird Performance Materials | | DuPont
Huntsman | Huntsman Corporation ; Huntsman International |
Venator | Venator Materials ; Tioxide ; Huntsman Pigments |
Tronox | Kerr-McGee Chemical |
LyondellBasell | LYB ; Equistar ; Basell Polyolefins ; Montell Polyolefins |
Himont | Montell ; HIMONT Incorporated | LyondellBasell
A. Schulman | Schulman | LyondellBasell
Novamont | | Versalis
Sibelco | SCR-Sibelco ; Covia |
Imerys | Imetal ; English China Clays ; ECC International |
Avient | PolyOne ; PolyOne Corporation ; Geon Company ; Avient Corporation |
RPM International | Republic Powdered Metals |
Sherwin-Williams | The Sherwin-Williams Company |
H.B. Fuller | HB Fuller |
Stepan Company | Stepan |
Nippon Paint | 日本ペイント |
Kansai Paint | 関西ペイント |
Borealis | Borealis AG ; Statoil-Neste Polyolefins | OMV
Perstorp | Perstorp AB | Petronas
Sasol | Suid-Afrikaanse Steenkool-, Olie- en Gas Maatskappy ; South African Coal, Oil and Gas Corporation ; Condea |
Sika | Sika AG ; Kaspar Winkler |
MBCC Group | BASF Construction Chemicals ; Master Builders Solutions |
Oerlikon | Unaxis ; Balzers |
Lenzing | Lenzing AG |
Agrolinz Melamine | AMI ; Borealis Agrolinz Melamine | Borealis
Sandoz Austria | Biochemie Kundl ; Sandoz GmbH | Sandoz
AOP Orphan | AOP Health ; AOP Orphan Pharmaceuticals |
Croma-Pharma | Croma |
Apeiron Biologics | APEIRON | Ligand Pharmaceuticals
Nabriva Therapeutics | Nabriva |
Polymun Scientific | Polymun |
MED-EL | MED-EL Elektromedizinische Geräte |
Greiner Bio-One | Greiner | Greiner AG
Greiner AG | Greiner Holding ; C.A. Greiner & Söhne |
Merus Labs | | Norgine
Norgine | Norgine BV |
Vectura | Vectura Group ; Vectura Limited |
SkyePharma | Jago Pharma ; Black & Edgington | Vectura
Innovata | ML Laboratories ; Innovata Biomed | Vectura
Oxford Biomedica | OXB |
ABL Europe | | Oxford Biomedica
Immunocore | Avidex ; Medigene Ltd |
Adaptimmune | Adaptimmune Therapeutics |
Autolus | Autolus Therapeutics |
Bicycle Therapeutics | Bicycle |
Freeline Therapeutics | Freeline ; Spur Therapeutics |
Syncona | Battle Against Cancer Investment Trust ; BACIT |
PsiOxus Therapeutics | Akamis Bio ; Hybrid BioSystems ; Myotec Therapeutics |
Mereo BioPharma | Mereo |
OncoMed Pharmaceuticals | OncoMed | Mereo BioPharma
Summit Therapeutics | Summit Corporation ; VASTox ; Summit plc |
Discuva | | Summit Therapeutics
Akari Therapeutics | Celsus Therapeutics ; Morria Biopharmaceuticals ; Volution Immuno Pharmaceuticals |
Peak Bio | | Akari Therapeutics
Phytopharm | IXICO ; IXICO plc |
Xenova | Xenova Group |
Cantab Pharmaceuticals | Cantab | Xenova
PPL Therapeutics | Pharmaceutical Proteins Ltd |
Roslin Biomed | | Geron
Geron | Geron Corporation |
Asterias Biotherapeutics | Asterias | Lineage Cell Therapeutics
Lineage Cell Therapeutics | BioTime ; BioTime Inc |
ES Cell International | ES Cell International Pte | Lineage Cell Therapeutics
Cell Cure Neurosciences | Cell Cure | Lineage Cell Therapeutics
ReNeuron | ReNeuron Group |
StemCells Inc | CytoTherapeutics ; Microbot Medical |
Stem Cell Sciences | | StemCells Inc
Cyclacel | Cyclacel Pharmaceuticals |
Xcyte Therapies | | Cyclacel
Tusk Therapeutics | | Roche
Antisoma | Antisoma plc |
Xanthus Pharmaceuticals | | Antisoma
Ark Therapeutics | Premier Veterinary Group |
Renovo | Renovo Group ; Inspired Capital |
Cambridge Drug Discovery | | BioFocus
Biotica | Biotica Technology |
C4X Discovery | C4X |
BenevolentAI | Stratified Medical ; Benevolent AI |
Exscientia UK | Kinexus |
Allcyte | Exscientia Vienna | Exscientia
Clinigen | Clinigen Group ; Idis Pharma |
Alliance Pharma | Alliance Pharmaceuticals Ltd |
LumiraDx | LumiraDx Limited |
Randox | Randox Laboratories |
Almac Diagnostics | | Almac
Galen Limited | Galen | Almac
Amarin | Amarin Corporation ; Ethical Holdings |
Trinity Biotech | Trinity Biotech plc |
Glanbia | Glanbia plc ; Avonmore Waterford Group ; Avonmore Foods ; Waterford Foods |
Tirlán | Glanbia Ireland ; Glanbia Co-op |
Ornua | Irish Dairy Board ; An Bord Bainne ; Kerrygold |
Aryzta | IAWS Group ; Hiestand |
Bord Bia | Irish Food Board |
Spire Healthcare | Bupa Hospitals |
HCA Healthcare UK | HCA International | HCA Healthcare
Nuffield Health | Nuffield Hospitals ; Nuffield Nursing Homes Trust |
BMI Healthcare | General Healthcare Group ; Circle Health Group ; Circle Health |
The London Clinic | London Clinic |
King Edward VII's Hospital | King Edward VII Hospital |
Synnovis | Viapath ; GSTS Pathology ; GSTS |
Genomics England | GEL |
Our Future Health | Accelerating Detection of Disease |
Genomics plc | Genomics Limited |
Associated British Foods | AB Foods ; Allied Bakeries |
AB Agri | ABF AB Agri | Associated British Foods
AB Mauri | Mauri | Associated British Foods
AB Enzymes | Röhm Enzyme | Associated British Foods
British Sugar | British Sugar Corporation ; British Sugar plc | Associated British Foods
Illovo Sugar | | Associated British Foods
Twinings | R. Twining and Company | Associated British Foods
Premier Foods | RHM |
Rank Hovis McDougall | RHM Technology | Premier Foods
Quorn Foods | Marlow Foods | Monde Nissin
Monde Nissin | Monde Nissin Corporation |
Scottish & Newcastle | Scottish and Newcastle ; S&N Breweries | Heineken
Bass | Bass Brewers |
Brewing Research International | Campden BRI Nutfield ; Brewing Industry Research Foundation | Campden BRI
Campden BRI | Campden & Chorleywood Food Research Association ; CCFRA ; Campden BRI Group ; Campden and Chorleywood Food Research Association |
Leatherhead Food Research | Leatherhead Food Research Association ; British Food Manufacturing Industries Research Association ; Leatherhead Food International ; LFRA | Science Group
Science Group | Sagentia ; The Generics Group ; Generics Group |
RSSL | Reading Scientific Services | Mondelez
NIAB | National Institute of Agricultural Botany |
NIAB EMR | East Malling Research ; East Malling Research Station ; EMR | NIAB
ADAS | Agricultural Development and Advisory Service ; RSK ADAS | RSK Group
RSK Group | RSK |
Agriculture and Horticulture Development Board | AHDB ; Home-Grown Cereals Authority ; HGCA |
Elsoms Seeds | Elsoms |
Limagrain UK | Nickerson ; Advanta Seeds UK | Limagrain
PBI Cambridge | Plant Breeding International ; Plant Breeding Institute ; Monsanto UK Cambridge |
Tozer Seeds | A.L. Tozer |
Oxitec Ltd | Oxford Insect Technologies | Oxitec
Oxitec | Oxford Insect Technologies Limited |
Scotia Holdings | Efamol ; Scotia Pharmaceuticals ; Quantanova |
Bioglan Pharma | Bioglan |
Ethypharm | Ethypharm SAS |
Martindale Pharma | | Ethypharm
Penn Pharmaceuticals | PCI Wales ; Penn Pharma | PCI Pharma Services
PCI Pharma Services | PCI ; Packaging Coordinators Inc |
Piramal Grangemouth | | Piramal Pharma
Sterling Pharma Solutions | Sterling Organics ; Shasun Pharma Solutions Dudley |
Quay Pharma | SGS Quay | SGS
Aesica | | Recipharm
Sygnature Discovery | Sygnature |
XenoGesis | | Sygnature Discovery
NuChem Sciences | | Sygnature Discovery
Concept Life Sciences | Peakdale Molecular ; Peakdale |
CXR Biosciences | | Concept Life Sciences
o2h | o2h Discovery ; Oxygen Healthcare Research |
Sequani | Toxicol Laboratories |
Wellcome Trust | The Wellcome Trust |
Wellcome Sanger Institute | WTSI ; WSI |
Genome Research Limited | GRL | Wellcome Trust
Wellcome Leap | | Wellcome Trust
Cancer Research UK | CRC UK |
Cancer Research UK Cambridge Institute | CRUK CI ; Cambridge Research Institute ; CRUK Cambridge Institute | Cancer Research UK
Cancer Research UK Manchester Institute | Paterson Institute for Cancer Research ; CRUK Manchester Institute | Cancer Research UK
Cancer Research UK Scotland Institute | Beatson Institute for Cancer Research ; Beatson Institute ; CRUK Beatson Institute | Cancer Research UK
Cancer Research Technology | Cancer Research Horizons ; CRT | Cancer Research UK
British Lung Foundation | BLF | Asthma + Lung UK
Asthma + Lung UK | Asthma UK ; National Asthma Campaign ; Asthma UK and British Lung Foundation Partnership |
Versus Arthritis | Arthritis Research UK ; Arthritis Research Campaign ; Arthritis and Rheumatism Council |
Kennedy Institute of Rheumatology | Mathilda and Terence Kennedy Institute |
Alzheimer's Society | Alzheimer's Disease Society |
Alzheimer's Research UK | Alzheimer's Research Trust ; ARUK |
Alzheimer's Association | Alzheimer's Disease and Related Disorders Association ; ADRDA |
Parkinson's UK | Parkinson's Disease Society ; Parkinson's Disease Society of the United Kingdom |
Parkinson's Foundation | National Parkinson Foundation ; Parkinson's Disease Foundation |
Michael J. Fox Foundation | MJFF ; Michael J. Fox Foundation for Parkinson's Research |
MS Society | Multiple Sclerosis Society ; Multiple Sclerosis Society of Great Britain |
National Multiple Sclerosis Society | NMSS ; National MS Society |
Multiple Sclerosis Society of Canada | MS Society of Canada ; MS Canada |
Muscular Dystrophy UK | Muscular Dystrophy Campaign ; Muscular Dystrophy Group of Great Britain |
Motor Neurone Disease Association | MND Association ; MNDA |
ALS Association | Amyotrophic Lateral Sclerosis Association |
Stroke Association | Chest, Heart and Stroke Association |
Chest Heart & Stroke Scotland | CHSS |
Diabetes UK | British Diabetic Association ; Diabetic Association |
Blood Cancer UK | Bloodwise ; Leukaemia & Lymphoma Research ; Leukaemia Research Fund ; Leukaemia Research |
Breast Cancer Now | Breakthrough Breast Cancer ; Breast Cancer Campaign ; Breast Cancer Care |
Prostate Cancer UK | Prostate Cancer Charity ; The Prostate Cancer Charity |
Prostate Cancer Foundation | CaP CURE |
Worldwide Cancer Research | Association for International Cancer Research ; AICR |
World Cancer Research Fund | WCRF ; World Cancer Research Fund International |
American Institute for Cancer Research | | World Cancer Research Fund
Macmillan Cancer Support | Macmillan Cancer Relief ; National Society for Cancer Relief |
Marie Curie | Marie Curie Cancer Care ; Marie Curie Memorial Foundation |
Yorkshire Cancer Research | Yorkshire Cancer Research Campaign |
Tenovus Cancer Care | Tenovus |
Ovarian Cancer Action | Helene Harris Memorial Trust |
Bowel Cancer UK | Beating Bowel Cancer |
Guts UK | Digestive Disorders Foundation |
Kidney Research UK | National Kidney Research Fund |
Fight for Sight | Fight for Sight UK |
Royal National Institute of Blind People | Royal National Institute for the Blind |
Royal National Institute for Deaf People | RNID ; Action on Hearing Loss |
Guide Dogs | Guide Dogs for the Blind Association ; GDBA |
Epilepsy Research Institute UK | Epilepsy Research UK ; Epilepsy Research Foundation |
Epilepsy Society | National Society for Epilepsy ; NSE |
Epilepsy Foundation | Epilepsy Foundation of America |
Action Medical Research | Action Research ; National Fund for Poliomyelitis Research |
Sparks | | Great Ormond Street Hospital Children's Charity
Great Ormond Street Hospital Children's Charity | GOSH Charity |
Tommy's | Tommy's Campaign |
Wellbeing of Women | WellBeing |
Royal College of Physicians | RCP ; Royal College of Physicians of London |
Royal College of Surgeons of England | RCS ; RCSEng ; Royal College of Surgeons |
Royal College of General Practitioners | RCGP |
Royal College of Psychiatrists | RCPsych ; Royal Medico-Psychological Association |
Royal College of Obstetricians and Gynaecologists | RCOG |
Royal College of Paediatrics and Child Health | RCPCH ; British Paediatric Association |
Royal College of Pathologists | RCPath |
Royal College of Radiologists | RCR |
Royal College of Anaesthetists | RCoA |
Royal College of Nursing | RCN |
Royal College of Midwives | RCM |
Royal College of Emergency Medicine | RCEM ; College of Emergency Medicine |
Royal College of Ophthalmologists | RCOphth |
Royal College of Veterinary Surgeons | RCVS |
Royal College of Physicians of Edinburgh | RCPE |
Royal College of Surgeons of Edinburgh | RCSEd |
Royal College of Physicians and Surgeons of Glasgow | RCPSG |
Royal College of Physicians of Ireland | RCPI |
Royal College of Physicians and Surgeons of Canada | RCPSC ; Royal College of Canada |
Royal Australasian College of Physicians | RACP |
Royal Australasian College of Surgeons | RACS |
Royal Australian and New Zealand College of Psychiatrists | RANZCP |
Royal Australian and New Zealand College of Obstetricians and Gynaecologists | RANZCOG |
Royal Australian and New Zealand College of Radiologists | RANZCR |
Royal Australian College of General Practitioners | RACGP |
Australian and New Zealand College of Anaesthetists | ANZCA |
Royal Society of Medicine | RSM ; Royal Medical and Chirurgical Society |
British Medical Association | BMA ; Provincial Medical and Surgical Association |
BMJ Group | BMJ ; BMJ Publishing Group ; British Medical Journal Publishing Group | British Medical Association
General Medical Council | GMC |
Nursing and Midwifery Council | NMC UK ; UK Central Council for Nursing, Midwifery and Health Visiting ; UKCC |
Health and Care Professions Council | HCPC ; Health Professions Council |
Care Quality Commission | CQC ; Healthcare Commission |
Human Fertilisation and Embryology Authority | HFEA |
Human Tissue Authority | HTA |
Health Research Authority | HRA ; National Research Ethics Service |
Academy of Medical Sciences | AMS UK ; Academy of Medical Sciences UK |
Royal Society of Biology | RSB ; Society of Biology ; Institute of Biology ; Biosciences Federation |
Royal Society of Chemistry | RSC ; Chemical Society ; Royal Institute of Chemistry |
Physiological Society | The Physiological Society |
British Pharmacological Society | BPS |
Royal Pharmaceutical Society | Royal Pharmaceutical Society of Great Britain ; RPSGB ; RPS UK |
Microbiology Society | Society for General Microbiology ; SGM |
British Ecological Society | BES |
British Psychological Society | BPsS ; The British Psychological Society |
British Society for Immunology | BSI Immunology |
Genetics Society | The Genetics Society ; Genetical Society |
Linnean Society of London | Linnean Society |
Nutrition Society | The Nutrition Society |
British Nutrition Foundation | BNF |
Anatomical Society | Anatomical Society of Great Britain and Ireland |
Society for Applied Microbiology | Applied Microbiology International ; AMI UK ; SfAM |
Nuffield Trust | Nuffield Provincial Hospitals Trust |
King's Fund | The King's Fund ; King Edward's Hospital Fund for London |
Health Foundation | The Health Foundation ; PPP Healthcare Medical Trust |
Gatsby Charitable Foundation | Gatsby Foundation |
Children's Investment Fund Foundation | CIFF |
LifeArc | MRC Technology ; MRCT ; Medical Research Council Technology |
Medical Research Foundation | MRF UK | Medical Research Council
Association of Medical Research Charities | AMRC |
Association of the British Pharmaceutical Industry | ABPI |
BioIndustry Association | BIA |
Mental Health Foundation | Mental Health Research Fund |
Mind | National Association for Mental Health |
MQ Mental Health Research | MQ |
Mencap | Royal Mencap Society |
Scope | Spastics Society ; National Spastics Society |
National Autistic Society | NAS UK |
Autism Speaks | National Alliance for Autism Research ; Cure Autism Now |
Simons Foundation | Simons Foundation Autism Research Initiative ; SFARI |
Flatiron Institute | Simons Center for Data Analysis | Simons Foundation
Age UK | Age Concern ; Help the Aged |
Terrence Higgins Trust | THT |
Marie Stopes International | MSI Reproductive Choices ; MSI |
Sightsavers | Royal Commonwealth Society for the Blind ; Sight Savers International |
Medicines for Malaria Venture | MMV |
Drugs for Neglected Diseases initiative | DNDi |
Foundation for Innovative New Diagnostics | FIND |
Global Alliance for TB Drug Development | TB Alliance |
International AIDS Vaccine Initiative | IAVI |
Aeras | Aeras Global TB Vaccine Foundation ; Sequella Global Tuberculosis Foundation |
TuBerculosis Vaccine Initiative | TBVI |
Coalition for Epidemic Preparedness Innovations | CEPI |
Gavi | Gavi, the Vaccine Alliance ; GAVI Alliance ; Global Alliance for Vaccines and Immunization |
Global Fund | The Global Fund to Fight AIDS, Tuberculosis and Malaria ; GFATM |
Sabin Vaccine Institute | Albert B. Sabin Vaccine Institute |
International Vaccine Access Center | IVAC JHU |
Infectious Disease Research Institute | IDRI ; Access to Advanced Health Institute ; AAHI |
Elizabeth Glaser Pediatric AIDS Foundation | EGPAF ; Pediatric AIDS Foundation |
amfAR | American Foundation for AIDS Research ; amfAR, The Foundation for AIDS Research |
AIDS Healthcare Foundation | AHF |
Population Services International | PSI |
Management Sciences for Health | MSH |
John Snow Inc | JSI ; JSI Research & Training Institute |
FHI 360 | FHI |
Guttmacher Institute | AGI |
Planned Parenthood | PPFA |
International Planned Parenthood Federation | IPPF |
EngenderHealth | AVSC International ; Association for Voluntary Surgical Contraception |
Pathfinder International | Pathfinder Fund |
Helen Keller International | Helen Keller Intl ; HKI |
Carter Center | The Carter Center |
Task Force for Global Health | Task Force for Child Survival |
American Stroke Association | | American Heart Association
American Lung Association | National Association for the Study and Prevention of Tuberculosis |
American Liver Foundation | ALF |
National Kidney Foundation | NKF |
Arthritis Foundation | Arthritis and Rheumatism Foundation |
Crohn's & Colitis Foundation | Crohn's and Colitis Foundation of America ; CCFA ; National Foundation for Ileitis and Colitis |
Crohn's & Colitis UK | National Association for Colitis and Crohn's Disease ; NACC |
Cystic Fibrosis Trust | CF Trust |
Cystic Fibrosis Canada | Canadian Cystic Fibrosis Foundation |
Muscular Dystrophy Association | Muscular Dystrophy Associations of America |
Parent Project Muscular Dystrophy | PPMD |
Lymphoma Research Foundation | LRF |
Multiple Myeloma Research Foundation | MMRF |
International Myeloma Foundation | IMF Myeloma |
Susan G. Komen | Komen |
Breast Cancer Research Foundation | BCRF |
Pancreatic Cancer Action Network | PanCAN |
Melanoma Research Alliance | MRA |
Stand Up To Cancer | SU2C |
Cancer Research Institute | CRI New York |
Damon Runyon Cancer Research Foundation | Damon Runyon Foundation ; Damon Runyon-Walter Winchell Cancer Fund |
Ludwig Cancer Research | Ludwig Institute for Cancer Research ; LICR |
V Foundation | V Foundation for Cancer Research |
Livestrong | Lance Armstrong Foundation ; Livestrong Foundation |
Alex's Lemonade Stand Foundation | ALSF |
Children's Oncology Group | COG ; Pediatric Oncology Group ; Children's Cancer Group |
Alliance for Clinical Trials in Oncology | Cancer and Leukemia Group B ; CALGB ; ACOSOG |
ECOG-ACRIN Cancer Research Group | ECOG-ACRIN ; Eastern Cooperative Oncology Group ; ECOG |
SWOG Cancer Research Network | SWOG ; Southwest Oncology Group |
NRG Oncology | National Surgical Adjuvant Breast and Bowel Project ; NSABP ; RTOG ; Gynecologic Oncology Group ; Radiation Therapy Oncology Group |
American College of Radiology Imaging Network | ACRIN | American College of Radiology
March of Dimes | National Foundation-March of Dimes |
Shriners Children's | Shriners Hospitals for Children ; Shriners Hospital ; Shriners Hospitals |
Foundation Fighting Blindness | FFB ; RP Foundation ; National Retinitis Pigmentosa Foundation |
Research to Prevent Blindness | RPB |
Prevent Blindness | National Society for the Prevention of Blindness ; Prevent Blindness America |
BrightFocus Foundation | American Health Assistance Foundation ; AHAF |
Alzheimer's Drug Discovery Foundation | ADDF ; Institute for the Study of Aging |
Christopher & Dana Reeve Foundation | American Paralysis Association ; Christopher Reeve Paralysis Foundation |
Hereditary Disease Foundation | HDF |
CHDI Foundation | CHDI ; High Q Foundation |
Huntington's Disease Society of America | HDSA |
Brain & Behavior Research Foundation | NARSAD ; National Alliance for Research on Schizophrenia and Depression |
National Alliance on Mental Illness | NAMI ; National Alliance for the Mentally Ill |
Mental Health America | National Mental Health Association ; National Committee for Mental Hygiene |
American Foundation for Suicide Prevention | AFSP |
Dystonia Medical Research Foundation | DMRF |
National Organization for Rare Disorders | NORD |
EURORDIS | European Organisation for Rare Diseases ; EURORDIS-Rare Diseases Europe |
Genetic Alliance | Alliance of Genetic Support Groups |
National Bleeding Disorders Foundation | National Hemophilia Foundation ; NHF |
World Federation of Hemophilia | WFH |
National Psoriasis Foundation | NPF |
Lupus Foundation of America | LFA |
National Osteoporosis Foundation | Bone Health and Osteoporosis Foundation ; NOF ; BHOF |
International Osteoporosis Foundation | IOF |
Royal Osteoporosis Society | National Osteoporosis Society |
Aplastic Anemia and MDS International Foundation | AAMDSIF |
National Marrow Donor Program | NMDP ; Be The Match |
Center for International Blood and Marrow Transplant Research | CIBMTR |
Anthony Nolan | Anthony Nolan Trust ; Anthony Nolan Research Institute |
DKMS | Deutsche Knochenmarkspenderdatei |
DSMZ | Deutsche Sammlung von Mikroorganismen und Zellkulturen ; Leibniz Institute DSMZ ; German Collection of Microorganisms and Cell Cultures |
ATCC | American Type Culture Collection |
Coriell Institute for Medical Research | Coriell Institute ; Institute for Medical Research Camden ; Coriell |
United Network for Organ Sharing | UNOS |
Vitalant | Blood Systems ; Blood Systems Inc ; United Blood Services |
Vitalant Research Institute | Blood Systems Research Institute ; BSRI | Vitalant
New York Blood Center | New York Blood Center Enterprises |
Lindsley F. Kimball Research Institute | LFKRI | New York Blood Center
Versiti | BloodCenter of Wisconsin ; Blood Center of Southeastern Wisconsin ; Versiti Blood Research Institute |
Bloodworks Northwest | Puget Sound Blood Center ; PSBC |
OneBlood | Florida Blood Services |
American Red Cross | Jerome H. Holland Laboratory |
AABB | American Association of Blood Banks ; Association for the Advancement of Blood & Biotherapies |
Sanquin | Centraal Laboratorium van de Bloedtransfusiedienst ; CLB ; Sanquin Research |
Prothya Biosolutions | Sanquin Plasma Products |
DRK-Blutspendedienst | German Red Cross Blood Service |
Irish Blood Transfusion Service | IBTS ; Blood Transfusion Service Board |
Scottish National Blood Transfusion Service | SNBTS |
South African National Blood Service | SANBS |
Finnish Red Cross Blood Service | FRC Blood Service ; Suomen Punainen Risti Veripalvelu ; Veripalvelu |
Japanese Red Cross Society | 日本赤十字社 ; JRCS ; Japan Red Cross |
Canadian Cancer Society | CCS ; National Cancer Institute of Canada ; Société canadienne du cancer |
Heart and Stroke Foundation of Canada | Heart & Stroke ; HSFC ; Heart and Stroke Foundation |
Diabetes Canada | Canadian Diabetes Association |
Terry Fox Research Institute | TFRI ; Terry Fox Foundation |
Brain Canada | Brain Canada Foundation ; NeuroScience Canada |
Arthritis Society Canada | Arthritis Society ; Canadian Arthritis and Rheumatism Society |
Michael Smith Health Research BC | Michael Smith Foundation for Health Research ; MSFHR |
Alberta Innovates | Alberta Innovates Health Solutions ; Alberta Heritage Foundation for Medical Research ; AHFMR |
Research Nova Scotia | Nova Scotia Health Research Foundation |
Research Manitoba | Manitoba Health Research Council |
Fonds de recherche du Québec – Santé | FRQS ; Fonds de la recherche en santé du Québec ; FRSQ | Fonds de recherche du Québec
Fonds de recherche du Québec – Nature et technologies | FRQNT | Fonds de recherche du Québec
Fonds de recherche du Québec – Société et culture | FRQSC | Fonds de recherche du Québec
Fonds de recherche du Québec | FRQ |
Canada Foundation for Innovation | CFI ; Fondation canadienne pour l'innovation |
Canadian Institute for Health Information | CIHI |
Canadian Partnership Against Cancer | CPAC |
ICES | Institute for Clinical Evaluative Sciences |
Cancer Council Australia | Australian Cancer Society |
Cancer Council Victoria | Anti-Cancer Council of Victoria ; CCV | Cancer Council Australia
Cancer Council NSW | New South Wales Cancer Council ; Cancer Council New South Wales | Cancer Council Australia
Cancer Council Queensland | Queensland Cancer Fund | Cancer Council Australia
Cancer Council WA | Cancer Foundation of Western Australia | Cancer Council Australia
Beyond Blue | beyondblue |
Black Dog Institute | Mood Disorders Unit |
Orygen | Orygen Youth Health ; Orygen, The National Centre of Excellence in Youth Mental Health |
National Breast Cancer Foundation | NBCF |
Health Research Council of New Zealand | HRC ; Health Research Council ; Medical Research Council of New Zealand |
German Cancer Aid | Deutsche Krebshilfe ; Stiftung Deutsche Krebshilfe |
German Cancer Society | Deutsche Krebsgesellschaft ; DKG |
German Heart Foundation | Deutsche Herzstiftung |
German Diabetes Center | Deutsches Diabetes-Zentrum ; DDZ |
Else Kröner-Fresenius-Stiftung | EKFS ; Else Kröner-Fresenius Foundation |
Hertie Foundation | Gemeinnützige Hertie-Stiftung |
Robert Bosch Stiftung | Robert Bosch Foundation |
Bertelsmann Stiftung | Bertelsmann Foundation |
Boehringer Ingelheim Fonds | BIF ; Boehringer Ingelheim Foundation |
Fritz Thyssen Foundation | Fritz Thyssen Stiftung |
Fonds der Chemischen Industrie | FCI | Verband der Chemischen Industrie
Verband der Chemischen Industrie | VCI ; German Chemical Industry Association |
Gesellschaft Deutscher Chemiker | GDCh ; German Chemical Society |
DECHEMA | Gesellschaft für Chemische Technik und Biotechnologie ; DECHEMA-Forschungsinstitut |
German Medical Association | Bundesärztekammer ; BÄK |
Kassenärztliche Bundesvereinigung | KBV |
Zentralinstitut für die kassenärztliche Versorgung | Central Research Institute of Ambulatory Health Care in Germany |
IQWiG | Institute for Quality and Efficiency in Health Care ; Institut für Qualität und Wirtschaftlichkeit im Gesundheitswesen |
Gemeinsamer Bundesausschuss | G-BA ; Federal Joint Committee |
AOK | Allgemeine Ortskrankenkasse ; AOK-Bundesverband |
WIdO | Wissenschaftliches Institut der AOK ; AOK Research Institute | AOK
Techniker Krankenkasse | TK |
Barmer | Barmer GEK ; Barmer Ersatzkasse |
DAK-Gesundheit | DAK ; Deutsche Angestellten-Krankenkasse |
Federal Centre for Health Education | Bundeszentrale für gesundheitliche Aufklärung ; BZgA ; Federal Institute of Public Health ; Bundesinstitut für Öffentliche Gesundheit |
ARC Foundation | Fondation ARC ; Fondation ARC pour la recherche sur le cancer ; Association pour la recherche sur le cancer |
Ligue contre le cancer | Ligue nationale contre le cancer ; LNCC ; French League Against Cancer |
Fondation pour la Recherche Médicale | FRM ; Foundation for Medical Research |
AFM-Téléthon | AFM ; Association française contre les myopathies ; French Muscular Dystrophy Association |
Généthon | | AFM-Téléthon
Institut de Myologie | Institute of Myology | AFM-Téléthon
I-Stem | Institut des cellules souches pour le traitement et l'étude des maladies monogéniques | AFM-Téléthon
Vaincre la mucoviscidose | Association française de lutte contre la mucoviscidose |
ARSEP Foundation | Fondation ARSEP ; Fondation pour l'Aide à la Recherche sur la Sclérose en Plaques |
ANRS | Agence nationale de recherches sur le sida et les hépatites virales ; ANRS Maladies infectieuses émergentes ; ANRS MIE |
Unicancer | Fédération nationale des centres de lutte contre le cancer ; FNCLCC |
Institut Curie | Fondation Curie ; Institut du Radium | Unicancer
Institut Gustave Roussy | | Unicancer
Centre Léon Bérard | CLB Lyon | Unicancer
Institut Bergonié | Fondation Bergonié | Unicancer
Institut Paoli-Calmettes | IPC | Unicancer
Centre Antoine Lacassagne | CAL Nice | Unicancer
Centre Oscar Lambret | COL | Unicancer
Centre François Baclesse | | Unicancer
Centre Georges-François Leclerc | CGFL | Unicancer
Centre Henri Becquerel | | Unicancer
Centre Eugène Marquis | CEM Rennes | Unicancer
Centre Jean Perrin | | Unicancer
Institut de Cancérologie de l'Ouest | ICO ; Centre René Gauducheau ; Centre Paul Papin | Unicancer
Institut de cancérologie de Lorraine | ICL Nancy ; Centre Alexis Vautrin | Unicancer
Institut du Cancer de Montpellier | ICM Montpellier ; Centre Val d'Aurelle ; CRLC Val d'Aurelle | Unicancer
Institut Claudius Regaud | ICR Toulouse ; Centre Claudius Regaud ; Oncopole Claudius Regaud | Unicancer
Institut Godinot | Institut Jean Godinot | Unicancer
Institut de cancérologie Strasbourg Europe | ICANS ; Centre Paul Strauss | Unicancer
Assurance Maladie | Caisse nationale de l'assurance maladie ; CNAM ; CNAMTS ; French National Health Insurance |
Mutualité Française | Fédération nationale de la Mutualité française ; FNMF |
MGEN | Mutuelle générale de l'éducation nationale |
Elsan | Vitalia ; Vedici |
Biogroup | Biogroup-LCD |
Inovie | Labosud |
AIRC | Associazione Italiana per la Ricerca sul Cancro ; Fondazione AIRC ; Italian Association for Cancer Research |
IFOM | FIRC Institute of Molecular Oncology ; Istituto FIRC di Oncologia Molecolare ; IFOM ETS | AIRC
Fondazione Telethon | Telethon Foundation ; Telethon Italy |
TIGEM | Telethon Institute of Genetics and Medicine | Fondazione Telethon
SR-Tiget | San Raffaele Telethon Institute for Gene Therapy ; HSR-TIGET | Fondazione Telethon
LILT | Lega Italiana per la Lotta contro i Tumori |
Fondazione Italiana Sclerosi Multipla | FISM ; Italian Multiple Sclerosis Foundation | AISM
AISM | Associazione Italiana Sclerosi Multipla |
Fondazione Cariplo | Cariplo Foundation |
Fondazione Veronesi | Fondazione Umberto Veronesi ; Umberto Veronesi Foundation |
Centro Cardiologico Monzino | Monzino Cardiology Center | European Institute of Oncology
Gruppo San Donato | GSD ; Policlinico San Donato Group |
Humanitas | Istituto Clinico Humanitas ; Humanitas Research Hospital ; Gruppo Humanitas |
Fondazione Don Carlo Gnocchi | Don Gnocchi Foundation ; Fondazione Pro Juventute Don Carlo Gnocchi |
Istituti Clinici Scientifici Maugeri | Fondazione Salvatore Maugeri ; Maugeri ; ICS Maugeri |
Asociación Española Contra el Cáncer | AECC ; Spanish Association Against Cancer |
"la Caixa" Foundation | Fundación la Caixa ; Fundació La Caixa ; Obra Social la Caixa |
ONCE | Organización Nacional de Ciegos Españoles |
Fundació La Marató de TV3 | La Marató de TV3 |
KWF Dutch Cancer Society | KWF Kankerbestrijding ; Dutch Cancer Society ; Koningin Wilhelmina Fonds ; KWF |
Hartstichting | Dutch Heart Foundation ; Nederlandse Hartstichting |
Dutch Kidney Foundation | Nierstichting ; Nierstichting Nederland |
Dutch Diabetes Research Foundation | Diabetes Fonds ; Diabetesfonds |
Lung Foundation Netherlands | Longfonds ; Astma Fonds ; Dutch Asthma Foundation |
ReumaNederland | Dutch Arthritis Foundation ; Reumafonds |
ZonMw | Netherlands Organisation for Health Research and Development |
Kom op tegen Kanker | Stand up to Cancer Flanders ; Vlaamse Liga tegen Kanker |
Foundation Against Cancer | Stichting tegen Kanker ; Fondation contre le Cancer ; Belgian Foundation Against Cancer |
King Baudouin Foundation | Fondation Roi Baudouin ; Koning Boudewijnstichting ; KBF |
National Fund for Scientific Research | Fonds National de la Recherche Scientifique |
Swiss Cancer League | Krebsliga Schweiz ; Ligue suisse contre le cancer ; Krebsliga |
Swiss Cancer Research | Krebsforschung Schweiz |
Swiss Group for Clinical Cancer Research | SAKK ; Schweizerische Arbeitsgemeinschaft für Klinische Krebsforschung |
Swiss Heart Foundation | Schweizerische Herzstiftung |
Gebert Rüf Stiftung | Gebert Rüf Foundation |
Swedish Cancer Society | Cancerfonden ; Swedish Cancer Foundation |
Swedish Heart-Lung Foundation | Hjärt-Lungfonden |
Swedish Childhood Cancer Fund | Barncancerfonden ; Swedish Childhood Cancer Foundation |
Swedish Brain Foundation | Hjärnfonden |
Knut and Alice Wallenberg Foundation | KAW ; Knut och Alice Wallenbergs Stiftelse |
Swedish Diabetes Foundation | Diabetesfonden ; Svenska Diabetesstiftelsen |
Norwegian Cancer Society | Kreftforeningen |
Norwegian Health Association | Nasjonalforeningen for folkehelsen |
Danish Cancer Society | Danish Cancer Institute |
Danish Heart Foundation | Hjerteforeningen |
Danish Diabetes Association | Diabetesforeningen |
Villum Foundation | VILLUM FONDEN ; Villum Kann Rasmussen Foundation |
Independent Research Fund Denmark | Danmarks Frie Forskningsfond ; Danish Council for Independent Research ; DFF |
Innovation Fund Denmark | Innovationsfonden |
Danish National Research Foundation | Danmarks Grundforskningsfond ; DNRF |
Cancer Foundation Finland | Syöpäsäätiö ; Cancer Society of Finland ; Suomen Syöpäyhdistys |
Finnish Cancer Registry | Suomen Syöpärekisteri |
Sigrid Jusélius Foundation | Sigrid Juséliuksen Säätiö |
Folkhälsan Research Center | Folkhälsan ; Samfundet Folkhälsan |
UKK Institute | UKK-instituutti |
Foundation for Polish Science | Fundacja na rzecz Nauki Polskiej ; FNP |
Israel Cancer Association | האגודה למלחמה בסרטן |
Japan Cancer Society | 日本対がん協会 |
Cancer Institute Hospital | がん研究会 ; Cancer Institute of JFCR |
Takeda Science Foundation | 武田科学振興財団 |
Uehara Memorial Foundation | 上原記念生命科学財団 |
Princess Takamatsu Cancer Research Fund | 高松宮妃癌研究基金 |
Nippon Foundation | 日本財団 ; The Nippon Foundation ; Japan Shipbuilding Industry Foundation |
Sasakawa Health Foundation | Sasakawa Memorial Health Foundation ; 笹川保健財団 |
American College of Radiology | ACR |
American Medical Association | A.M.A. |
American Association for Cancer Research | AACR |
American Society of Clinical Oncology | ASCO ; CancerLinQ |
American Society of Hematology | ASH |
American Society for Radiation Oncology | ASTRO ; American Society for Therapeutic Radiology and Oncology |
American College of Cardiology | ACC |
American College of Physicians | American Society of Internal Medicine ; ACP-ASIM |
American College of Surgeons | ACoS |
American College of Obstetricians and Gynecologists | ACOG |
American College of Rheumatology | American Rheumatism Association |
American College of Chest Physicians | ACCP ; CHEST |
American College of Gastroenterology | ACG |
American College of Emergency Physicians | ACEP |
American College of Sports Medicine | ACSM |
American College of Medical Genetics and Genomics | ACMG ; American College of Medical Genetics |
American Academy of Pediatrics | AAP |
American Academy of Neurology | AAN |
American Academy of Ophthalmology | AAO ; American Academy of Ophthalmology and Otolaryngology |
American Academy of Dermatology | AAD |
American Academy of Family Physicians | AAFP ; American Academy of General Practice |
American Academy of Orthopaedic Surgeons | AAOS |
American Academy of Sleep Medicine | AASM ; American Sleep Disorders Association |
American Academy of Allergy, Asthma & Immunology | AAAAI |
American Academy of Child and Adolescent Psychiatry | AACAP |
American Psychiatric Association | APA Psychiatry ; American Medico-Psychological Association |
American Dental Association | ADA Dental |
American Dental Association Science & Research Institute | Paffenbarger Research Center ; ADA Foundation ; ADASRI | American Dental Association
American Nurses Association | ANA |
American Public Health Association | APHA |
American Pharmacists Association | APhA ; American Pharmaceutical Association |
American Society of Health-System Pharmacists | ASHP ; American Society of Hospital Pharmacists |
American Association of Pharmaceutical Scientists | AAPS |
American Veterinary Medical Association | AVMA |
American Kennel Club | AKC |
AKC Canine Health Foundation | | American Kennel Club
American Society for Biochemistry and Molecular Biology | ASBMB ; American Society of Biological Chemists |
American Society for Cell Biology | ASCB |
American Society for Microbiology | ASM ; Society of American Bacteriologists |
American Society for Pharmacology and Experimental Therapeutics | ASPET |
American Society for Nutrition | ASN ; American Institute of Nutrition ; American Society for Nutritional Sciences |
American Society of Human Genetics | ASHG |
American Society of Gene & Cell Therapy | ASGCT ; American Society of Gene Therapy |
American Society for Bone and Mineral Research | ASBMR |
American Society for Reproductive Medicine | ASRM ; American Fertility Society |
American Society of Anesthesiologists | ASA Anesthesiology |
American Society for Clinical Pathology | ASCP ; American Society of Clinical Pathologists |
American Society of Tropical Medicine and Hygiene | ASTMH |
American Society of Plant Biologists | ASPB ; American Society of Plant Physiologists |
American Thoracic Society | ATS ; American Trudeau Society |
American Urological Association | AUA |
American Gastroenterological Association | AGA |
American Association for the Study of Liver Diseases | AASLD |
American Association of Immunologists | AAI Immunology |
American Association of Neurological Surgeons | AANS ; Harvey Cushing Society |
American Association of Physicists in Medicine | AAPM |
American Association of Clinical Endocrinology | AACE ; American Association of Clinical Endocrinologists |
American Association for Thoracic Surgery | AATS |
Association for Diagnostics & Laboratory Medicine | ADLM ; American Association for Clinical Chemistry ; AACC |
American Speech-Language-Hearing Association | ASHA |
American Occupational Therapy Association | AOTA |
American Physical Therapy Association | APTA |
American Institute of Biological Sciences | AIBS |
American Institute of Chemical Engineers | AIChE |
American Institute for Medical and Biological Engineering | AIMBE |
American Association of Colleges of Nursing | AACN |
Association of American Medical Colleges | AAMC |
American Board of Internal Medicine | ABIM |
American Board of Family Medicine | ABFM |
National Board of Medical Examiners | NBME |
Educational Commission for Foreign Medical Graduates | ECFMG ; Intealth |
Accreditation Council for Graduate Medical Education | ACGME |
Federation of State Medical Boards | FSMB |
Joint Commission | The Joint Commission ; Joint Commission on Accreditation of Healthcare Organizations ; JCAHO |
National Committee for Quality Assurance | NCQA |
Institute for Healthcare Improvement | IHI |
National Quality Forum | NQF |
ECRI | ECRI Institute ; Emergency Care Research Institute |
Endocrine Society | The Endocrine Society ; Association for the Study of Internal Secretions |
Society for Neuroscience | SfN |
Society of Toxicology | SOT |
Society of Nuclear Medicine and Molecular Imaging | SNMMI ; Society of Nuclear Medicine |
Radiological Society of North America | RSNA |
Society for Immunotherapy of Cancer | SITC ; International Society for Biological Therapy of Cancer |
Society of Critical Care Medicine | SCCM |
Society of Thoracic Surgeons | STS |
Society for Cardiovascular Angiography and Interventions | SCAI |
Society for Maternal-Fetal Medicine | SMFM ; Society of Perinatal Obstetricians |
Society for Vascular Surgery | SVS |
Society of Hospital Medicine | SHM ; National Association of Inpatient Physicians |
Infectious Diseases Society of America | IDSA |
Heart Rhythm Society | HRS ; North American Society of Pacing and Electrophysiology ; NASPE |
Heart Failure Society of America | HFSA |
North American Spine Society | NASS |
Federation of American Societies for Experimental Biology | FASEB |
Genetics Society of America | GSA Genetics |
Protein Society | The Protein Society |
Wildlife Society | The Wildlife Society |
Institute of Food Technologists | IFT |
American Oil Chemists' Society | AOCS |
ILSI | International Life Sciences Institute |
Health and Environmental Sciences Institute | HESI |
AOAC International | Association of Official Analytical Chemists ; AOAC |
United States Pharmacopeia | USP ; United States Pharmacopeial Convention |
Pharmaceutical Research and Manufacturers of America | PhRMA ; Pharmaceutical Manufacturers Association |
Biotechnology Innovation Organization | Biotechnology Industry Organization |
AdvaMed | Advanced Medical Technology Association ; Health Industry Manufacturers Association |
CropLife International | Global Crop Protection Federation |
American Chemistry Council | Chemical Manufacturers Association |
International Federation of Pharmaceutical Manufacturers and Associations | IFPMA |
European Federation of Pharmaceutical Industries and Associations | EFPIA |
Innovative Health Initiative | Innovative Medicines Initiative ; IMI |
EUFEPS | European Federation for Pharmaceutical Sciences |
European Society of Cardiology | ESC |
European Society for Medical Oncology | ESMO |
European Society for Radiotherapy and Oncology | ESTRO |
European Society of Radiology | European Congress of Radiology |
European Society of Human Reproduction and Embryology | ESHRE |
European Society of Human Genetics | ESHG |
European Society of Clinical Microbiology and Infectious Diseases | ESCMID |
European Society of Intensive Care Medicine | ESICM |
European Society of Anaesthesiology and Intensive Care | ESAIC ; European Society of Anaesthesiology |
European Respiratory Society | ERS |
European Association for the Study of Diabetes | EASD |
European Association for the Study of the Liver | EASL |
European Association of Urology | EAU |
European Association of Nuclear Medicine | EANM |
European Academy of Neurology | EAN ; European Federation of Neurological Societies |
European Academy of Allergy and Clinical Immunology | EAACI |
European Alliance of Associations for Rheumatology | EULAR ; European League Against Rheumatism |
European Hematology Association | EHA |
European Society for Blood and Marrow Transplantation | EBMT ; European Group for Blood and Marrow Transplantation |
European Crohn's and Colitis Organisation | ECCO |
European Cancer Organisation | ECCO Cancer |
European Huntington's Disease Network | EHDN |
European and Developing Countries Clinical Trials Partnership | EDCTP |
European Clinical Research Infrastructure Network | ECRIN |
European Directorate for the Quality of Medicines | EDQM ; European Directorate for the Quality of Medicines & HealthCare | Council of Europe
European Federation of Biotechnology | EFB |
Federation of European Biochemical Societies | FEBS |
Federation of European Microbiological Societies | FEMS |
Federation of European Neuroscience Societies | FENS |
International Brain Research Organization | IBRO |
International Union of Biochemistry and Molecular Biology | IUBMB |
International Union of Pure and Applied Chemistry | IUPAC |
International Union of Basic and Clinical Pharmacology | IUPHAR |
International Union Against Tuberculosis and Lung Disease | The Union ; IUATLD |
Union for International Cancer Control | UICC ; International Union Against Cancer |
International Diabetes Federation | IDF Diabetes |
International League Against Epilepsy | ILAE |
World Heart Federation | International Society and Federation of Cardiology |
World Organisation for Animal Health | WOAH ; OIE ; Office International des Epizooties |
World Medical Association | WMA |
World Obesity Federation | International Association for the Study of Obesity ; IASO |
International Association for the Study of Pain | IASP |
International Society for Stem Cell Research | ISSCR |
International Society for Cell & Gene Therapy | ISCT ; International Society for Cellular Therapy |
International Society on Thrombosis and Haemostasis | ISTH |
International Council for Harmonisation | ICH ; International Conference on Harmonisation |
International Agency for the Prevention of Blindness | IAPB |
International Committee on Taxonomy of Viruses | ICTV |
Council for International Organizations of Medical Sciences | CIOMS |
Cochrane | Cochrane Collaboration ; The Cochrane Collaboration ; UK Cochrane Centre |
JBI | Joanna Briggs Institute |
German Society of Internal Medicine | Deutsche Gesellschaft für Innere Medizin ; DGIM |
German Cardiac Society | Deutsche Gesellschaft für Kardiologie ; DGK |
German Society of Surgery | Deutsche Gesellschaft für Chirurgie ; DGCH |
German Ophthalmological Society | Deutsche Ophthalmologische Gesellschaft ; DOG |
German Nutrition Society | Deutsche Gesellschaft für Ernährung ; DGE |
German Agricultural Society | Deutsche Landwirtschafts-Gesellschaft |
Swiss Medical Association | FMH ; Foederatio Medicorum Helveticorum |
Swiss Academy of Medical Sciences | SAMS ; SAMW ; Schweizerische Akademie der Medizinischen Wissenschaften |
Royal Dutch Medical Association | KNMG ; Koninklijke Nederlandsche Maatschappij tot bevordering der Geneeskunst |
Swedish Medical Association | Sveriges läkarförbund |
Swedish Society of Medicine | Svenska Läkaresällskapet |
Norwegian Medical Association | Den norske legeforening ; Legeforeningen |
Danish Medical Association | Lægeforeningen |
Finnish Medical Association | Suomen Lääkäriliitto |
Finnish Medical Society Duodecim | Duodecim ; Suomalainen Lääkäriseura Duodecim |
Académie nationale de médecine | French National Academy of Medicine ; Académie de médecine |
Ordre des médecins | Conseil national de l'Ordre des médecins ; CNOM |
Chinese Medical Association | 中华医学会 ; CMA |
Japan Medical Association | 日本医師会 ; JMA |
Medical Council of India | National Medical Commission |
South African Medical Association | SAMA |
HCA Healthcare | Columbia/HCA ; Columbia/HCA Healthcare |
Sarah Cannon Research Institute | Sarah Cannon ; SCRI |
HealthTrust | HealthTrust Inc |
Community Health Systems | CHS Franklin |
Health Management Associates | | Community Health Systems
Tenet Healthcare | Tenet ; American Medical International |
Vanguard Health Systems | | Tenet Healthcare
United Surgical Partners International | USPI | Tenet Healthcare
LifePoint Health | LifePoint Hospitals ; RegionalCare Hospital Partners ; RCCH HealthCare Partners |
Kindred Healthcare | Vencor ; Kindred | ScionHealth
ScionHealth | Scion Health |
Select Medical | Select Medical Corporation |
Encompass Health | HealthSouth ; HEALTHSOUTH Rehabilitation |
Prime Healthcare | Prime Healthcare Services |
Steward Health Care | Caritas Christi Health Care ; Caritas Christi |
CommonSpirit Health | CHI |
Dignity Health | CHW |
Ascension | Ascension Via Christi |
Trinity Health | Catholic Health East ; Catholic Health Ministries |
Mercy Health | Bon Secours Mercy Health ; Catholic Health Partners ; Catholic Healthcare Partners |
Bon Secours | Bon Secours Health System | Mercy Health
Mercy Health System St. Louis | Sisters of Mercy Health System ; Mercy St. Louis |
SSM Health | Sisters of St. Mary Health ; SSM Health Care |
Providence Health & Services | Providence |
St. Joseph Health | St. Joseph Health System | Providence Health & Services
Swedish Medical Center | Swedish Health Services |
Adventist Health System | AdventHealth |
AdventHealth Research Institute | Translational Research Institute for Metabolism and Diabetes ; TRI-MD | Adventist Health System
Adventist Health | Adventist Health West |
Loma Linda University Health | Loma Linda University Medical Center ; LLUMC |
Banner Health | Samaritan Health System |
Banner Alzheimer's Institute | BAI | Banner Health
Sun Health Research Institute | Banner Sun Health Research Institute | Banner Health
Barrow Neurological Institute | | St. Joseph's Hospital and Medical Center
HonorHealth | Scottsdale Healthcare ; John C. Lincoln Health Network ; Scottsdale Lincoln Health Network |
Advocate Aurora Health | Advocate Health Care |
Atrium Health | Carolinas HealthCare System ; Charlotte-Mecklenburg Hospital Authority | Advocate Aurora Health
Levine Cancer Institute | Atrium Health Levine Cancer | Atrium Health
Atrium Health Wake Forest Baptist | Wake Forest Baptist Medical Center ; Wake Forest Baptist Health ; North Carolina Baptist Hospital ; Bowman Gray Baptist Medical Center | Atrium Health
Novant Health | Novant |
Prisma Health | Greenville Health System ; Palmetto Health ; GHS |
Cone Health | Moses Cone Health System |
WakeMed | Wake County Hospital System |
ECU Health | Vidant Health ; Pitt County Memorial Hospital |
Duke University Health System | Duke Health ; Duke University Medical Center |
UNC Health | UNC Health Care ; UNC Hospitals ; North Carolina Memorial Hospital |
Inova Health System | Inova |
Sentara Healthcare | Sentara ; Sentara Health |
Carilion Clinic | Carilion |
VCU Health | VCU Medical Center ; Medical College of Virginia Hospitals ; MCV Hospitals |
LifeBridge Health | LifeBridge |
University of Maryland Medical System | UMMS |
MedStar Health | Medlantic Healthcare Group |
Georgetown University Hospital | MedStar Georgetown University Hospital | MedStar Health
Jefferson Health | Thomas Jefferson University Hospitals |
Einstein Healthcare Network | Albert Einstein Medical Center ; Einstein Medical Center Philadelphia | Jefferson Health
Abington Memorial Hospital | Abington Hospital Jefferson Health | Jefferson Health
Lehigh Valley Health Network | LVHN | Jefferson Health
Main Line Health | Main Line Health System ; Main Line Hospitals |
Temple University Health System | Temple Health ; Temple University Hospital |
Fox Chase Cancer Center | American Oncologic Hospital | Temple University Health System
Geisinger | Weis Center for Research | Risant Health
Risant Health | | Kaiser Permanente
Allegheny Health Network | AHN ; West Penn Allegheny Health System | Highmark Health
Highmark Health | Highmark ; Highmark Inc |
Penn State Health | Penn State Milton S. Hershey Medical Center ; Hershey Medical Center |
RWJBarnabas Health | Barnabas Health ; Saint Barnabas Health Care System ; Robert Wood Johnson Health System |
Robert Wood Johnson University Hospital | RWJUH | RWJBarnabas Health
Hackensack Meridian Health | Meridian Health |
Center for Discovery and Innovation | CDI Hackensack | Hackensack Meridian Health
Atlantic Health System | Atlantic Health |
Cooper University Health Care | Cooper University Hospital ; Cooper Hospital |
Maimonides Medical Center | Maimonides Health |
Montefiore Medical Center | Montefiore Einstein |
Catholic Health Services of Long Island | Catholic Health Long Island ; St. Francis Hospital Roslyn |
Winthrop University Hospital | NYU Winthrop Hospital ; NYU Langone Hospital—Long Island ; Nassau Hospital | NYU Langone Health
Bassett Healthcare | Bassett Healthcare Network ; Mary Imogene Bassett Hospital ; Bassett Medical Center |
Rochester Regional Health | Rochester General Hospital |
Kaleida Health | Buffalo General Hospital |
Hartford HealthCare | Hartford HealthCare Corporation |
Institute of Living | Hartford Retreat | Hartford HealthCare
Yale New Haven Health | Yale New Haven Health System ; YNHHS |
Care New England | Care New England Health System |
Brown University Health | Lifespan ; Lifespan Corporation |
UMass Memorial Health | UMass Memorial Health Care ; Worcester Memorial Hospital |
Baystate Health | Baystate Health System |
Dartmouth Health | Dartmouth-Hitchcock |
University of Vermont Medical Center | Fletcher Allen Health Care ; Medical Center Hospital of Vermont |
MaineHealth | MaineHealth Inc |
MaineHealth Institute for Research | Maine Medical Center Research Institute ; MMCRI | MaineHealth
Northern Light Health | Eastern Maine Healthcare Systems |
Cambridge Health Alliance | CHA Cambridge ; Cambridge Hospital |
Hebrew SeniorLife | Hebrew Rehabilitation Center ; Marcus Institute for Aging Research ; Institute for Aging Research |
Atrius Health | Harvard Vanguard Medical Associates | Optum
Harvard Pilgrim Health Care | Harvard Community Health Plan | Point32Health
Point32Health | Tufts Health Plan |
Forsyth Institute | Forsyth Dental Center ; The Forsyth Institute ; Forsyth Dental Infirmary |
Eunice Kennedy Shriver Center | Shriver Center |
Boston Biomedical Research Institute | BBRI |
Schepens Eye Research Institute | Eye Research Institute of Retina Foundation |
Corewell Health | Spectrum Health Beaumont Health ; BHSH System |
Beaumont Hospital | William Beaumont Hospital ; Beaumont Research Institute | Corewell Health
Michigan Medicine | University of Michigan Health System ; University of Michigan Hospitals ; UMHS |
Detroit Medical Center | DMC | Tenet Healthcare
Karmanos Cancer Institute | Barbara Ann Karmanos Cancer Institute ; Michigan Cancer Foundation | McLaren Health Care
McLaren Health Care | McLaren Health Care Corporation |
Van Andel Institute | VARI |
University Hospitals Cleveland | University Hospitals Case Medical Center ; University Hospitals Health System ; UH Cleveland Medical Center ; University Hospitals of Cleveland |
MetroHealth | MetroHealth Medical Center ; Cleveland Metropolitan General Hospital ; The MetroHealth System |
OhioHealth | Grant Riverside |
Nationwide Children's Hospital | Children's Hospital Columbus |
Cincinnati Children's Hospital Medical Center | Children's Hospital Research Foundation |
TriHealth | Good Samaritan Hospital Cincinnati |
Christ Hospital | The Christ Hospital Health Network |
Premier Health | Miami Valley Hospital |
Summa Health | Akron City Hospital |
Indiana University Health | IU Health ; Clarian Health ; Clarian Health Partners |
Regenstrief Institute | Regenstrief |
Northwestern Medicine | Northwestern Memorial HealthCare |
Endeavor Health | NorthShore University HealthSystem ; Evanston Northwestern Healthcare ; NorthShore – Edward-Elmhurst Health |
Loyola Medicine | Loyola University Medical Center ; Loyola University Health System | Trinity Health
OSF HealthCare | OSF Saint Francis Medical Center |
Carle Health | Carle Foundation Hospital ; Carle Clinic |
Froedtert Health | Froedtert & the Medical College of Wisconsin ; Froedtert ThedaCare Health |
Children's Wisconsin | Children's Hospital of Wisconsin |
UW Health | University of Wisconsin Hospital and Clinics ; UWHC |
Gundersen Health System | Gundersen Lutheran ; Gundersen Clinic ; Emplify Health |
HealthPartners | Group Health Plan Minnesota |
Park Nicollet | Park Nicollet Clinic ; Park Nicollet Institute | HealthPartners
Regions Hospital | St. Paul-Ramsey Medical Center | HealthPartners
Allina Health | Allina |
Minneapolis Heart Institute Foundation | MHIF ; Minneapolis Heart Institute |
Hennepin Healthcare | Hennepin County Medical Center ; HCMC |
Fairview Health Services | M Health Fairview ; Fairview ; HealthEast |
Essentia Health | SMDC Health System ; St. Mary's/Duluth Clinic ; Essentia Institute of Rural Health |
Gillette Children's | Gillette Children's Specialty Healthcare ; Gillette Children's Hospital |
Children's Minnesota | Children's Hospitals and Clinics of Minnesota |
Sanford Health | Sioux Valley Hospitals ; MeritCare ; Sioux Valley Health System |
Avera Health | Avera ; Avera McKennan Hospital ; Avera Institute for Human Genetics |
Nebraska Medicine | The Nebraska Medical Center |
Boys Town National Research Hospital | BTNRH ; Boystown National Research Hospital ; Father Flanagan's Boys' Home |
UnityPoint Health | Iowa Health System |
Saint Luke's Health System | Saint Luke's Health System of Kansas City |
Donald Danforth Plant Science Center | DDPSC |
Laureate Institute for Brain Research | LIBR |
INTEGRIS Health | INTEGRIS Baptist Medical Center |
Dean McGee Eye Institute | McGee Eye Institute |
Baylor Scott & White Health | Scott & White Healthcare ; BSWH |
Texas Health Resources | THR ; Harris Methodist |
Institute for Exercise and Environmental Medicine | IEEM | Texas Health Resources
Children's Health Dallas | Children's Medical Center Dallas ; Children's Medical Center of Dallas |
Scottish Rite for Children | Texas Scottish Rite Hospital for Children ; TSRHC |
Cook Children's Health Care System | Cook Children's Medical Center |
Cooper Institute | The Cooper Institute ; Institute for Aerobics Research |
Retina Foundation of the Southwest | RFSW |
Memorial Hermann Health System | Memorial Hermann ; Memorial Hermann Healthcare System |
Texas Heart Institute | The Texas Heart Institute |
CHI St. Luke's Health | St. Luke's Episcopal Hospital ; St. Luke's Episcopal Health System ; Baylor St. Luke's Medical Center | CommonSpirit Health
Harris Health System | Harris County Hospital District |
Ochsner Health | Ochsner Clinic Foundation ; Alton Ochsner Medical Foundation |
Arkansas Children's | Arkansas Children's Hospital ; Arkansas Children's Research Institute ; Arkansas Children's Hospital Research Institute ; ACRI |
Le Bonheur Children's Hospital | Le Bonheur Children's Medical Center | Methodist Le Bonheur Healthcare
Methodist Le Bonheur Healthcare | Methodist Healthcare Memphis |
Baptist Memorial Health Care | Baptist Memorial Hospital |
Vanderbilt University Medical Center | VUMC ; Vanderbilt University Hospital |
Baptist Health South Florida | Baptist Health |
Jackson Health System | Public Health Trust of Miami-Dade County |
Nicklaus Children's Hospital | Miami Children's Hospital ; Variety Children's Hospital |
Orlando Health | Orlando Regional Healthcare |
Tampa General Hospital | TGH |
BayCare Health System | BayCare |
UF Health | Shands HealthCare |
Johns Hopkins All Children's Hospital | All Children's Hospital |
Emory Healthcare | |
Children's Healthcare of Atlanta | CHOA ; Egleston Children's Hospital ; Scottish Rite Children's Medical Center |
Grady Health System | Grady Memorial Hospital |
Piedmont Healthcare | Piedmont Hospital |
MUSC Health | Medical University Hospital ; MUSC Medical Center |
UAB Medicine | UAB Hospital ; UAB Health System |
HudsonAlpha Institute for Biotechnology | HudsonAlpha |
University of Colorado Health | UCHealth ; Poudre Valley Health System |
Children's Hospital Colorado | The Children's Hospital Denver ; Children's Colorado |
Denver Health | Denver Health and Hospital Authority ; Denver General Hospital |
National Jewish Health | National Jewish Center for Immunology and Respiratory Medicine |
Intermountain Health | Intermountain Health Care ; IHC ; SCL Health |
SelectHealth | IHC Health Plans | Intermountain Health
Presbyterian Healthcare Services | Southwestern Presbyterian Sanatorium |
Lovelace Health System | Lovelace Medical Center ; Lovelace Clinic |
Renown Health | Washoe Medical Center ; Renown Institute for Health Innovation |
St. Luke's Health System | St. Luke's Boise |
Billings Clinic | Deaconess Billings Clinic |
Benaroya Research Institute | BRI ; Virginia Mason Research Center ; Benaroya Research Institute at Virginia Mason | Virginia Mason Medical Center
Kaiser Permanente Washington | Group Health Cooperative ; Group Health Research Institute ; Center for Health Studies ; Group Health ; Kaiser Permanente Washington Health Research Institute | Kaiser Permanente
Kaiser Foundation Health Plan | Kaiser Foundation Hospitals ; Kaiser Foundation Research Institute | Kaiser Permanente
Kaiser Permanente Northern California Division of Research | DOR ; Kaiser Permanente Division of Research | Kaiser Permanente
Kaiser Permanente Center for Health Research | CHR Portland | Kaiser Permanente
Permanente Medical Group | The Permanente Medical Group ; TPMG | Kaiser Permanente
Southern California Permanente Medical Group | SCPMG | Kaiser Permanente
Sutter Health | Sutter Institute for Medical Research ; CPMC Research Institute |
California Pacific Medical Center | Pacific Presbyterian Medical Center ; California Pacific Medical Center Research Institute |
Palo Alto Medical Foundation | Palo Alto Medical Foundation Research Institute |
Buck Institute for Research on Aging | Buck Institute for Age Research |
Smith-Kettlewell Eye Research Institute | SKERI ; Smith-Kettlewell Institute of Visual Sciences |
UCSF Benioff Children's Hospital Oakland | Children's Hospital Oakland ; Children's Hospital & Research Center Oakland ; Children's Hospital Oakland Research Institute ; CHORI |
Valley Children's Hospital | Children's Hospital Central California |
Sharp HealthCare | Sharp Healthcare San Diego |
Scripps Research | Research Institute of Scripps Clinic |
Calibr | California Institute for Biomedical Research ; Calibr-Skaggs Institute | Scripps Research
UF Scripps Biomedical Research | Scripps Florida ; Wertheim UF Scripps Institute |
La Jolla Institute for Immunology | LIAI |
Sidney Kimmel Cancer Center | Sharp Sidney Kimmel ; SKCC San Diego |
Neurosciences Institute | The Neurosciences Institute |
Lundquist Institute | Los Angeles Biomedical Research Institute ; LA BioMed ; Harbor-UCLA Research and Education Institute ; Lundquist Institute for Biomedical Innovation |
Harbor-UCLA Medical Center | Los Angeles County Harbor General Hospital ; Harbor General Hospital |
LAC+USC Medical Center | Los Angeles General Medical Center ; Los Angeles County+USC Medical Center ; Los Angeles County General Hospital |
Huntington Medical Research Institutes | HMRI Pasadena |
Doheny Eye Institute | Doheny Eye Foundation ; Estelle Doheny Eye Foundation |
Cancer Treatment Centers of America | CTCA | City of Hope
Pacific Neuroscience Institute | | Providence Health & Services
John Wayne Cancer Institute | Saint John's Cancer Institute ; JWCI | Providence Health & Services
Hoag | Hoag Memorial Hospital Presbyterian ; Hoag Hospital |
MemorialCare | Memorial Health Services |
Rady Children's Hospital | Rady Children's Health ; San Diego Children's Hospital |
Children's Hospital of Orange County | CHOC ; CHOC Children's ; Rady Children's Health Orange County |
Queen's Medical Center | The Queen's Health Systems |
Kuakini Medical Center | Pacific Health Research Institute ; Pacific Health Research and Education Institute |
Anthem | | Elevance Health
Elevance Health | Anthem Inc ; WellPoint Inc ; Anthem Blue Cross ; Wellpoint Health Networks |
HealthCore | Carelon Research | Elevance Health
Carelon | Beacon Health Options ; ValueOptions ; IngenioRx | Elevance Health
Amerigroup | | Elevance Health
Humana | Extendicare Inc ; Heritage House of America ; Humana Inc |
Centene | Centene Corporation |
Health Net | | Centene
WellCare | WellCare Health Plans | Centene
Magellan Health | Magellan Behavioral Health ; Charter Medical | Centene
Health Care Service Corporation | HCSC ; Blue Cross and Blue Shield of Illinois |
Blue Cross Blue Shield Association | BCBSA ; Blue Cross and Blue Shield Association |
Independence Blue Cross | Independence Health Group ; Blue Cross of Greater Philadelphia ; IBC |
CareFirst | CareFirst BlueCross BlueShield |
Premera Blue Cross | Premera |
Regence | Cambia Health Solutions ; The Regence Group |
Florida Blue | Blue Cross and Blue Shield of Florida ; GuideWell |
EmblemHealth | Group Health Incorporated ; HIP Health Plan of New York |
UnitedHealth Group | United HealthCare Corporation ; UHG ; United Health Group |
Optum | OptumRx ; Ingenix ; OptumLabs ; Optum Labs |
Change Healthcare | Emdeon ; WebMD Envoy ; Envoy Corporation | Optum
Lewin Group | The Lewin Group | Optum
Cigna | The Cigna Group ; Cigna Corporation |
Express Scripts | Medco ; Merck-Medco ; Express Scripts Holding |
Evernorth | Evernorth Health Services | Cigna
CVS Health | CVS ; Caremark ; Melville Corporation |
Aetna | Aetna Inc ; Aetna Life and Casualty ; Aetna U.S. Healthcare ; U.S. Healthcare |
Oak Street Health | | CVS Health
Walgreens Boots Alliance | Walgreen Co ; Walgreen |
Boots | Boots UK ; The Boots Company ; Boots the Chemist ; Alliance Boots ; Boots Pharmaceuticals | Walgreens
VillageMD | | Walgreens
Alliance Healthcare | Alliance UniChem | Cencora
Cencora | AmerisourceBergen ; Bergen Brunswig ; AmeriSource Health |
McKesson | McKesson & Robbins ; Foremost-McKesson ; McKesson Corporation |
US Oncology | The US Oncology Network ; American Oncology Resources ; US Oncology Research ; Physician Reliance Network | McKesson
Celesio | GEHE ; McKesson Europe | McKesson
Cardinal Health | Cardinal Distribution ; Allegiance Healthcare |
Phoenix Pharmahandel | PHOENIX group ; PHOENIX Pharma |
Kaiser Family Foundation | KFF ; Henry J. Kaiser Family Foundation |
Commonwealth Fund | The Commonwealth Fund |
California Health Care Foundation | CHCF |
California Institute for Regenerative Medicine | CIRM |
Cancer Prevention and Research Institute of Texas | CPRIT |
Patient-Centered Outcomes Research Institute | PCORI |
Doris Duke Foundation | Doris Duke Charitable Foundation ; DDCF |
Janelia Research Campus | Janelia Farm Research Campus ; Janelia ; HHMI Janelia | Howard Hughes Medical Institute
Pew Charitable Trusts | The Pew Charitable Trusts |
W. M. Keck Foundation | Keck Foundation |
McKnight Foundation | McKnight Endowment Fund for Neuroscience |
Esther A. & Joseph Klingenstein Fund | Klingenstein Fund |
Dana Foundation | Charles A. Dana Foundation |
Milken Institute | FasterCures |
Robert A. Welch Foundation | Welch Foundation |
Arnold and Mabel Beckman Foundation | Beckman Foundation |
Camille and Henry Dreyfus Foundation | Dreyfus Foundation |
Helmsley Charitable Trust | Leona M. and Harry B. Helmsley Charitable Trust |
Schmidt Sciences | Schmidt Futures |
Chan Zuckerberg Biohub | CZ Biohub ; Biohub ; Chan Zuckerberg Biohub San Francisco | Chan Zuckerberg Initiative
Stanley Medical Research Institute | SMRI ; Theodore and Vada Stanley Foundation |
Human Frontier Science Program | HFSP ; HFSPO |
Foundation for the National Institutes of Health | FNIH |
Critical Path Institute | C-Path |
Rhode Island Hospital | Hasbro Children's Hospital | Brown University Health
Miriam Hospital | The Miriam Hospital | Brown University Health
Bradley Hospital | Emma Pendleton Bradley Hospital | Brown University Health
Women & Infants Hospital of Rhode Island | Women & Infants Hospital ; Women and Infants Hospital of Rhode Island | Care New England
Butler Hospital | | Care New England
Kent Hospital | Kent County Memorial Hospital | Care New England
Hartford Hospital | | Hartford HealthCare
Yale New Haven Hospital | YNHH | Yale New Haven Health
Bridgeport Hospital | | Yale New Haven Health
Maine Medical Center | Maine General Hospital | MaineHealth
Eastern Maine Medical Center | Northern Light Eastern Maine Medical Center ; EMMC | Northern Light Health
UMass Memorial Medical Center | | UMass Memorial Health
Baystate Medical Center | Springfield Hospital | Baystate Health
Dartmouth-Hitchcock Medical Center | Mary Hitchcock Memorial Hospital ; DHMC | Dartmouth Health
North Shore University Hospital | NSUH | Northwell Health
Long Island Jewish Medical Center | LIJ | Northwell Health
Zucker Hillside Hospital | Hillside Hospital | Northwell Health
Hackensack University Medical Center | HUMC ; Hackensack Hospital | Hackensack Meridian Health
Jersey Shore University Medical Center | | Hackensack Meridian Health
John Theurer Cancer Center | | Hackensack University Medical Center
Morristown Medical Center | Morristown Memorial Hospital | Atlantic Health System
Overlook Medical Center | Overlook Hospital | Atlantic Health System
Lankenau Institute for Medical Research | LIMR | Main Line Health
Lankenau Medical Center | Lankenau Hospital | Main Line Health
Bryn Mawr Hospital | | Main Line Health
Allegheny General Hospital | AGH | Allegheny Health Network
West Penn Hospital | Western Pennsylvania Hospital | Allegheny Health Network
Lehigh Valley Hospital | | Lehigh Valley Health Network
Washington Hospital Center | MedStar Washington Hospital Center | MedStar Health
MedStar Health Research Institute | Medlantic Research Institute ; MHRI | MedStar Health
Union Memorial Hospital | MedStar Union Memorial Hospital | MedStar Health
Sinai Hospital of Baltimore | Sinai Hospital Baltimore | LifeBridge Health
University of Maryland Medical Center | UMMC ; University of Maryland Hospital | University of Maryland Medical System
R Adams Cowley Shock Trauma Center | Shock Trauma | University of Maryland Medical Center
Inova Fairfax Hospital | Fairfax Hospital | Inova Health System
Carolinas Medical Center | Charlotte Memorial Hospital | Atrium Health
Forsyth Medical Center | Novant Health Forsyth Medical Center | Novant Health
Duke University Hospital | Duke Hospital | Duke University Health System
Emory University Hospital | | Emory Healthcare
Emory University Hospital Midtown | Crawford Long Hospital ; Emory Crawford Long Hospital | Emory Healthcare
Jackson Memorial Hospital | JMH | Jackson Health System
Orlando Regional Medical Center | ORMC | Orlando Health
Arnold Palmer Hospital for Children | Arnold Palmer Hospital | Orlando Health
Miami Cancer Institute | MCI Baptist | Baptist Health South Florida
Baptist Hospital of Miami | | Baptist Health South Florida
Florida Hospital | Florida Sanitarium ; AdventHealth Orlando | Adventist Health System
Shands Hospital | UF Health Shands Hospital ; Shands at the University of Florida | UF Health
Norton Children's Hospital | Kosair Children's Hospital | Norton Healthcare
Baylor University Medical Center | BUMC ; Baylor Dallas | Baylor Scott & White Health
Baylor Institute for Immunology Research | BIIR ; Baylor Research Institute | Baylor Scott & White Health
Scott & White Memorial Hospital | Scott and White Memorial Hospital ; Scott & White | Baylor Scott & White Health
Presbyterian Hospital of Dallas | Texas Health Presbyterian Hospital Dallas | Texas Health Resources
Memorial Hermann-Texas Medical Center | Hermann Hospital ; Memorial Hermann Hospital | Memorial Hermann Health System
TIRR Memorial Hermann | The Institute for Rehabilitation and Research ; TIRR | Memorial Hermann Health System
Ben Taub Hospital | Ben Taub General Hospital | Harris Health System
Houston Methodist Research Institute | HMRI ; Methodist Hospital Research Institute ; TMHRI | Houston Methodist Hospital
Ochsner Medical Center | Ochsner Foundation Hospital | Ochsner Health
University of Colorado Hospital | UCH Aurora ; Colorado General Hospital | University of Colorado Health
LDS Hospital | | Intermountain Health
Intermountain Medical Center | | Intermountain Health
Primary Children's Hospital | Primary Children's Medical Center | Intermountain Health
Abbott Northwestern Hospital | | Allina Health
Hennepin Healthcare Research Institute | HHRI ; Minneapolis Medical Research Foundation ; MMRF Minneapolis | Hennepin Healthcare
HealthPartners Institute | HealthPartners Research Foundation | HealthPartners
International Diabetes Center | IDC Minneapolis | HealthPartners
Sanford Research | Sanford Research/USD | Sanford Health
Saint Luke's Mid America Heart Institute | Mid America Heart Institute ; MAHI | Saint Luke's Health System
Riverside Methodist Hospital | OhioHealth Riverside Methodist Hospital | OhioHealth
Indiana University Health Methodist Hospital | Methodist Hospital of Indiana | Indiana University Health
Riley Hospital for Children | Riley Children's Health ; James Whitcomb Riley Hospital for Children | Indiana University Health
Evanston Hospital | | Endeavor Health
Froedtert Hospital | Froedtert Memorial Lutheran Hospital | Froedtert Health
Scripps Clinic | Scripps Metabolic Clinic | Scripps Health
Scripps Green Hospital | Green Hospital of Scripps Clinic | Scripps Health
Scripps Translational Science Institute | Scripps Research Translational Institute ; STSI | Scripps Research
Sharp Memorial Hospital | | Sharp HealthCare
Long Beach Memorial Medical Center | MemorialCare Long Beach Medical Center | MemorialCare
Beckman Research Institute | Beckman Research Institute of City of Hope | City of Hope
Ministry Saint Joseph's Hospital | | Marshfield Clinic
Marshfield Clinic Research Institute | Marshfield Clinic Research Foundation ; Marshfield Medical Research Foundation | Marshfield Clinic
Ministry Health Care | | Ascension
St. Vincent Indianapolis Hospital | Ascension St. Vincent | Ascension
St. John Hospital and Medical Center | Ascension St. John Hospital | Ascension
Providence Portland Medical Center | | Providence Health & Services
Earle A. Chiles Research Institute | EACRI ; Chiles Research Institute | Providence Portland Medical Center
Saint John's Health Center | Providence Saint John's Health Center | Providence Health & Services
Banner University Medical Center Tucson | University Medical Center Tucson ; UMC Tucson | Banner Health
Banner University Medical Center Phoenix | Good Samaritan Medical Center Phoenix ; Banner Good Samaritan Medical Center | Banner Health
Banner MD Anderson Cancer Center | | Banner Health
Roanoke Memorial Hospital | Carilion Roanoke Memorial Hospital | Carilion Clinic
Fralin Biomedical Research Institute | Virginia Tech Carilion Research Institute ; VTCRI ; Fralin Biomedical Research Institute at VTC |
Sentara Norfolk General Hospital | Norfolk General Hospital | Sentara Healthcare
Christiana Hospital | | Christiana Care Health System
Helen F. Graham Cancer Center | Helen F. Graham Cancer Center & Research Institute | Christiana Care Health System
Alfred I. duPont Hospital for Children | Nemours Children's Hospital, Delaware ; Nemours/Alfred I. duPont Hospital for Children ; duPont Hospital for Children | Nemours
Nemours Children's Clinic | Nemours Children's Specialty Care, Jacksonville | Nemours
UPMC Presbyterian | Presbyterian University Hospital | University of Pittsburgh Medical Center
UPMC Children's Hospital of Pittsburgh | Children's Hospital of Pittsburgh ; CHP | University of Pittsburgh Medical Center
UPMC Hillman Cancer Center | Hillman Cancer Center ; University of Pittsburgh Cancer Institute ; UPCI | University of Pittsburgh Medical Center
Magee-Womens Hospital | UPMC Magee-Womens Hospital ; Magee-Womens Research Institute ; MWRI | University of Pittsburgh Medical Center
Western Psychiatric Institute and Clinic | WPIC ; UPMC Western Psychiatric Hospital | University of Pittsburgh Medical Center
Penn Presbyterian Medical Center | Presbyterian Medical Center of Philadelphia | Penn Medicine
Pennsylvania Hospital | | Penn Medicine
Hospital of the University of Pennsylvania | University of Pennsylvania Health System ; UPHS |
Keck Medicine of USC | Keck Hospital of USC ; USC University Hospital |
USC Norris Comprehensive Cancer Center | Norris Cancer Center ; Kenneth Norris Jr. Cancer Hospital | Keck Medicine of USC
UCLA Health | UCLA Medical Center ; Ronald Reagan UCLA Medical Center |
UCSF Health | UCSF Medical Center |
Zuckerberg San Francisco General Hospital | | San Francisco General Hospital
Stanford Health Care | Stanford Hospital ; Stanford University Medical Center ; Stanford Hospital & Clinics |
Lucile Packard Children's Hospital | Stanford Medicine Children's Health ; Children's Hospital at Stanford |
OHSU Hospital | OHSU Health |
Oregon National Primate Research Center | Oregon Regional Primate Research Center ; ONPRC |
Legacy Research Institute | Legacy Research | Legacy Health
Emanuel Hospital | Legacy Emanuel Medical Center | Legacy Health
Devers Eye Institute | Legacy Devers Eye Institute | Legacy Health
UW Medicine | University of Washington Medical Center ; UWMC |
University of Chicago Medicine | University of Chicago Medical Center ; University of Chicago Hospitals ; Billings Hospital |
University of Illinois Hospital | UI Health ; University of Illinois Hospital & Health Sciences System |
John H. Stroger Jr. Hospital of Cook County | Stroger Hospital | Cook County Health
Cook County Health | Cook County Health and Hospitals System |
Hektoen Institute | Hektoen Institute of Medicine ; Hektoen Institute for Medical Research |
Mount Sinai Hospital (Chicago) | Sinai Chicago ; Sinai Health System Chicago |
Sinai Urban Health Institute | SUHI | Mount Sinai Hospital (Chicago)
Mount Sinai Hospital (New York) | Mount Sinai Medical Center New York |
Mount Sinai Beth Israel | Beth Israel Medical Center | Mount Sinai Health System
Mount Sinai Morningside | St. Luke's-Roosevelt Hospital Center ; Mount Sinai St. Luke's ; St. Luke's Hospital New York | Mount Sinai Health System
Mount Sinai West | Roosevelt Hospital | Mount Sinai Health System
New York Eye and Ear Infirmary | New York Eye and Ear Infirmary of Mount Sinai ; NYEE | Mount Sinai Health System
NYU Langone Orthopedic Hospital | Hospital for Joint Diseases ; NYU Hospital for Joint Diseases | NYU Langone Health
Rusk Rehabilitation | Rusk Institute of Rehabilitation Medicine | NYU Langone Health
Nathan Kline Institute | Rockland Research Institute |
Research Foundation for Mental Hygiene | RFMH |
Institute for Basic Research in Developmental Disabilities | IBR ; New York State Institute for Basic Research |
Burke Neurological Institute | Burke Medical Research Institute ; Burke Rehabilitation Hospital |
New York Genome Center | NYGC |
New York Stem Cell Foundation | NYSCF |
Masonic Medical Research Institute | Masonic Medical Research Laboratory ; MMRL ; MMRI |
Trudeau Institute | Saranac Laboratory |
Hauptman-Woodward Medical Research Institute | Medical Foundation of Buffalo ; HWI |
Boyce Thompson Institute | BTI ; Boyce Thompson Institute for Plant Research |
Wistar Institute | The Wistar Institute ; Wistar Institute of Anatomy and Biology |
Baruch S. Blumberg Institute | Institute for Hepatitis and Virus Research ; Hepatitis B Foundation |
Sbarro Institute | Sbarro Institute for Cancer Research and Molecular Medicine ; Sbarro Health Research Organization |
Kennedy Krieger Institute | John F. Kennedy Institute ; Kennedy Krieger ; KKI |
Lieber Institute for Brain Development | LIBD |
Institute for Genomic Research | TIGR ; The Institute for Genomic Research | J. Craig Venter Institute
Institute of Human Virology | IHV |
Pennington Biomedical Research Center | PBRC ; Pennington Biomedical |
Albert and Mary Lasker Foundation | Lasker Foundation |
Texas Biomedical Research Institute | Southwest Foundation for Research and Education |
Southwest National Primate Research Center | SNPRC ; Southwest Regional Primate Research Center | Texas Biomedical Research Institute
South Texas Accelerated Research Therapeutics | START ; START San Antonio |
Cancer Therapy and Research Center | CTRC ; Mays Cancer Center |
Samuel Roberts Noble Foundation | Noble Foundation | Noble Research Institute
Blood Research Institute | | Versiti
Rocky Mountain Poison and Drug Safety | Rocky Mountain Poison and Drug Center ; RMPDC | Denver Health
Eleanor Roosevelt Institute | Eleanor Roosevelt Institute for Cancer Research |
Webb-Waring Center | Webb-Waring Lung Institute ; Webb-Waring Institute |
Linus Pauling Institute | Linus Pauling Institute of Science and Medicine |
Pacific Northwest Research Institute | PNRI ; Pacific Northwest Diabetes Research Institute ; Pacific Northwest Research Foundation |
Center for Infectious Disease Research | Seattle Biomedical Research Institute ; Seattle BioMed ; CIDR | Seattle Children's Hospital
Institute for Protein Innovation | IPI |
Broad Institute | Broad ; Whitehead/MIT Center for Genome Research |
Ragon Institute | Ragon Institute of MGH, MIT and Harvard |
Wyss Institute | Wyss Institute for Biologically Inspired Engineering |
Worcester Foundation for Biomedical Research | Worcester Foundation for Experimental Biology ; WFEB |
Immune Disease Institute | CBR Institute for Biomedical Research ; Center for Blood Research ; CBR Laboratories | Boston Children's Hospital
Dana-Farber Cancer Institute | Dana-Farber ; Children's Cancer Research Foundation |
Mayo Clinic | Mayo Foundation for Medical Education and Research |
Saint Marys Hospital | | Mayo Clinic
Rochester Methodist Hospital | | Mayo Clinic
Luther Midelfort | Mayo Clinic Health System Eau Claire | Mayo Clinic
Cleveland Clinic Lerner Research Institute | LRI ; Cleveland Clinic Research Institute |
Akron General Medical Center | Cleveland Clinic Akron General ; Akron General Hospital | Cleveland Clinic
Fairview Hospital | Cleveland Clinic Fairview Hospital | Cleveland Clinic
Lou Ruvo Center for Brain Health | Cleveland Clinic Lou Ruvo Center for Brain Health | Cleveland Clinic
Vaccine and Gene Therapy Institute of Florida | VGTI Florida ; Cleveland Clinic Florida Research and Innovation Center |
Torrey Pines Institute for Molecular Studies | TPIMS |
Sanford Consortium for Regenerative Medicine | Sanford Consortium |
Whittier Institute for Diabetes | Whittier Diabetes Institute ; Scripps Whittier Diabetes Institute | Scripps Health
Rebecca and John Moores Cancer Center | Moores Cancer Center |
Pfizer Japan | ファイザー ; ファイザー株式会社 ; Pfizer Japan Inc | Pfizer
Wyeth Research | Wyeth-Ayerst ; Wyeth-Ayerst Research ; Wyeth Pharmaceuticals ; American Home Products ; AHP ; Wyeth-Lederle ; Ayerst Laboratories | Pfizer
Lederle Laboratories | Lederle ; American Cyanamid Lederle | Pfizer
Genetics Institute | Genetics Institute Inc ; GI Cambridge | Pfizer
A. H. Robins | A.H. Robins Company | Pfizer
Haptogen | Wyeth Aberdeen | Pfizer
Redvax | | Pfizer
Icagen Durham | Neusentis | Pfizer
CovX | | Pfizer
PowderMed | PowderJect Vaccines | Pfizer
PowderJect Pharmaceuticals | PowderJect ; Oxford BioSciences | Chiron
Bioren | | Pfizer
Idun Pharmaceuticals | Idun | Pfizer
BioRexis | | Pfizer
Thiakis | | Pfizer
Sugen | SUGEN Inc | Pfizer
Nippon Boehringer Ingelheim | NBI Japan ; 日本ベーリンガーインゲルハイム株式会社 | Boehringer Ingelheim
Bayer Yakuhin | バイエル薬品 ; Nihon Schering ; 日本シエーリング ; Bayer Yakuhin Ltd | Bayer
Novartis Pharma K.K. | ノバルティスファーマ ; Novartis Pharma Japan ; Nihon Ciba-Geigy ; 日本チバガイギー | Novartis
Sanofi K.K. | サノフィ株式会社 ; Sanofi Japan | Sanofi
Sanofi India | Aventis Pharma India ; Hoechst Marion Roussel India | Sanofi
Novartis India | Hindustan Ciba-Geigy | Novartis
Pfizer India | Pfizer Limited | Pfizer
Novo Nordisk Pharma Ltd Japan | ノボノルディスクファーマ ; Novo Nordisk Pharma Japan | Novo Nordisk
Eli Lilly Japan | 日本イーライリリー株式会社 | Eli Lilly
Lilly Forschung | Beiersdorf-Lilly ; Lilly Deutschland | Eli Lilly
Lilly S.A. Spain | Lilly Alcobendas ; Centro de Investigación Lilly | Eli Lilly
Janssen Pharmaceutical K.K. | ヤンセンファーマ株式会社 ; Janssen Japan ; Janssen-Kyowa | Janssen
Merck Serono Geneva | | Serono
AstraZeneca K.K. | アストラゼネカ株式会社 | AstraZeneca
AstraZeneca R&D Mölndal | Astra Hässle AB ; Hässle | AstraZeneca
AstraZeneca R&D Lund | Draco Läkemedel | AstraZeneca
AstraZeneca India | Astra-IDL ; AstraZeneca Pharma India ; Astra Research Centre India | AstraZeneca
GlaxoSmithKline K.K. | グラクソ・スミスクライン株式会社 ; Glaxo Japan ; Nippon Glaxo | GlaxoSmithKline
Laboratoires Glaxo | Laboratoire GlaxoSmithKline ; GSK France | GlaxoSmithKline
Glaxo Inc | Glaxo Research Institute ; Glaxo Inc Research Institute | GlaxoSmithKline
Roche Bioscience | Syntex Discovery Research ; Roche Palo Alto | Roche
Nippon Roche | Nippon Roche K.K. ; 日本ロシュ ; Nippon Roche Research Center | Chugai Pharmaceutical
Boehringer Mannheim | Boehringer Mannheim GmbH ; Corange | Roche
Hoffmann-La Roche Limited Canada | Roche Canada | Roche
Abbott Japan | アボットジャパン ; Dainabot | Abbott
Abbott Healthcare India | | Abbott
Nihon Medtronic | | Medtronic
Nippon Becton Dickinson | | Becton Dickinson
Sanofi Genzyme Japan | | Sanofi
Yamanouchi Europe | Brocades Pharma ; Royal Gist-brocades pharma | Astellas Pharma
Fujisawa Deutschland | Klinge Pharma GmbH | Astellas Pharma
Lyphomed | | Astellas Pharma
Eisai London Research Laboratories | Eisai Hatfield | Eisai
TAP Pharmaceutical Products | TAP Pharmaceuticals ; Takeda-Abbott Pharmaceuticals | Takeda
Inhibikase | Inhibikase Therapeutics |
Immune Response Corporation | Immune Response ; Orchestra Therapeutics |
NitroMed | NitroMed Inc |
Alteon | Synvista Therapeutics ; Alteon Inc |
Procept | Paligent |
Interferon Sciences | | Hemispherx Biopharma
Hemispherx Biopharma | AIM ImmunoTech ; HEM Research ; Hemispherx |
CytRx | LadRx ; CytRx Corporation |
RXi Pharmaceuticals | Phio Pharmaceuticals ; Phio |
Galena Biopharma | RXi Pharmaceuticals Corporation ; SELLAS Life Sciences ; SELLAS |
Innovive Pharmaceuticals | | CytRx
VioQuest Pharmaceuticals | Chiral Quest |
Manhattan Pharmaceuticals | TG Therapeutics ; Atlantic Technology Ventures |
Ziopharm Oncology | Alaunos Therapeutics ; ZIOPHARM ; EasyWeb |
Mustang Bio | | Fortress Biotech
Avenue Therapeutics | | Fortress Biotech
Journey Medical | | Fortress Biotech
Keryx Biopharmaceuticals | Keryx ; Lakaro Biopharmaceuticals | Akebia Therapeutics
Akebia Therapeutics | Akebia |
Access Oncology | | Keryx Biopharmaceuticals
Genaera | Magainin Pharmaceuticals ; Genaera Corporation |
Xeris | Xeris Biopharma ; Xeris Pharmaceuticals ; Xeris Biopharma Holdings |
Apthera | | Galena Biopharma
Aptose Biosciences | Lorus Therapeutics ; Imutec ; Aptose |
Anchiano Therapeutics | BioCancell ; Chemomab Therapeutics ; BioCancell Therapeutics |
Applied DNA Sciences | ADNAS |
Asterand | Asterand Bioscience | BioIVT
Pharmagene | Pharmagene Laboratories ; Pharmagene plc | Asterand
BioIVT | BioreclamationIVT ; Bioreclamation ; In Vitro Technologies ; Celsis In Vitro |
Athersys | Athersys Inc ; BTHC VI |
Atara Biotherapeutics | Atara Bio |
AVROBIO | Tectonic Therapeutic |
Axcella | LMA Labs ; Axcella Health ; Pronutria Biosciences |
BIND Therapeutics | BIND Biosciences |
BioBlast Pharma | Enlivex Therapeutics ; Enlivex |
bluebird bio | Genetix Pharmaceuticals ; Genetix Biotherapeutics |
Pregenen | Precision Genome Engineering | bluebird bio
BridgeBio Pharma | BridgeBio |
Eidos Therapeutics | Eidos | BridgeBio Pharma
QED Therapeutics | | BridgeBio Pharma
Origin Biosciences | | BridgeBio Pharma
BridgeBio Oncology Therapeutics | TheRas |
Cara Therapeutics | Tvardi Therapeutics |
CareDx | XDx ; XDx Inc ; Expression Diagnostics |
Allenex | Olerup ; Allenex AB ; LinkMed | CareDx
Catalyst Pharmaceuticals | Catalyst Pharmaceutical Partners |
Cellular Biomedicine Group | CBMG ; AbelZeta Pharma ; EastBridge Investment Group |
Cidara Therapeutics | K2 Therapeutics | Merck & Co
Clovis Oncology | Clovis |
CohBar | CohBar Inc |
Coherus BioSciences | Coherus Oncology ; BioGenerics Inc ; Coherus |
Surface Oncology | | Coherus BioSciences
Collegium Pharmaceutical | Collegium |
BioDelivery Sciences International | BDSI | Collegium Pharmaceutical
Ironshore Therapeutics | | Collegium Pharmaceutical
Corbus Pharmaceuticals | Corbus |
CRISPR Therapeutics | Inception Genomics ; CRISPR Therapeutics AG |
Editas Medicine | Gengine |
Intellia Therapeutics | AZRN Inc |
Sangamo Therapeutics | Sangamo BioSciences ; Sangamo |
TxCell | Sangamo Therapeutics France ; TxCell SA | Sangamo Therapeutics
Gendaq | | Sangamo Therapeutics
Ceregene | | Sangamo Therapeutics
Cullinan Therapeutics | Cullinan Oncology |
Curis | Curis Inc ; Ontogeny Inc ; Reprogenesis |
Creative BioMolecules | | Curis
Cyclerion Therapeutics | Korsana Biosciences |
Ironwood Pharmaceuticals | Microbia ; Ironwood |
VectivBio | VectivBio Holding | Ironwood Pharmaceuticals
CytomX Therapeutics | CytomX |
Cytori Therapeutics | MacroPore ; MacroPore Biosurgery ; Plus Therapeutics ; Cytori |
Denali Therapeutics | SPR Pharma |
DiaDexus | diaDexus Inc |
VaxGen | | DiaDexus
Durect | DURECT Corporation ; Southern BioSystems |
Dyadic International | Dyadic |
Emmaus Life Sciences | Emmaus Medical |
MYnd Analytics | CNS Response | Emmaus Life Sciences
Endologix | Radiance Medical Systems ; CardioVascular Dynamics |
TriVascular Technologies | TriVascular | Endologix
Nellix | | Endologix
Evofem Biosciences | Neothetics ; Lithera ; Evofem |
EyePoint Pharmaceuticals | pSivida ; pSiMedica ; Control Delivery Systems ; pSivida Corp |
Icon Bioscience | | EyePoint Pharmaceuticals
Fibrocell Science | Fibrocell ; Castle Creek Biosciences |
Isolagen | Isolagen Inc | Fibrocell Science
FibroGen | FibroGen Inc |
Flexion Therapeutics | Flexion | Pacira BioSciences
Pacira BioSciences | Pacira Pharmaceuticals ; SkyePharma Inc San Diego ; Pacira |
DepoTech | DepoTech Corporation | SkyePharma
MyoScience | | Pacira BioSciences
Galectin Therapeutics | Pro-Pharmaceuticals |
Gemini Therapeutics | Disc Medicine |
Graybug Vision | CalciMedica |
Halozyme Therapeutics | Halozyme ; DeliaTroph Pharmaceuticals |
Antares Pharma | Medi-Ject ; Antares | Halozyme Therapeutics
Harmony Biosciences | Harmony Biosciences Holdings |
Heat Biologics | Scorpius Holdings ; NightHawk Biosciences |
Pelican Therapeutics | | Heat Biologics
Heron Therapeutics | A.P. Pharma ; Advanced Polymer Systems |
Homology Medicines | Q32 Bio |
Idera Pharmaceuticals | Hybridon ; Hybridon Inc |
Aceragen | | Idera Pharmaceuticals
Imara | Enliven Therapeutics |
Immune Pharmaceuticals | EpiCept Corporation |
Maxim Pharmaceuticals | | EpiCept
EpiCept | American Pharmed Labs | Immune Pharmaceuticals
Cytovia | | Maxim Pharmaceuticals
Immunome | Morphimmune |
Ayala Pharmaceuticals | Advaxis ; Great Expectations and Associates |
Infinity Pharmaceuticals | Discovery Partners International Inc |
Insmed | Insmed Incorporated |
Transave | | Insmed
Celtrix Pharmaceuticals | Celtrix Laboratories ; BioGrowth | Insmed
Intarcia Therapeutics | BioMedicines Inc ; i2o Therapeutics |
Invivyd | Adagio Therapeutics |
Iovance Biotherapeutics | Lion Biotechnologies ; Genesis Biopharma ; Freight Management Corp |
Jaguar Health | Jaguar Animal Health |
Napo Pharmaceuticals | Napo | Jaguar Health
Kala Pharmaceuticals | KALA BIO ; Hanes Newco |
KaloBios Pharmaceuticals | Humanigen ; KaloBios |
KalVista Pharmaceuticals | Carbylan Therapeutics |
Karyopharm Therapeutics | Karyopharm |
KemPharm | Zevra Therapeutics |
Acer Therapeutics | Opexa Therapeutics ; PharmaFrontiers | Zevra Therapeutics
Kintara Therapeutics | DelMar Pharmaceuticals ; TuHURA Biosciences |
Kiniksa | Kiniksa Pharmaceuticals |
Kura Oncology | Zeta Acquisition Corp III |
Kyverna Therapeutics | BAIT Therapeutics |
Lipocine | Marathon Bar |
Liquidia | Liquidia Technologies ; Liquidia Corporation |
Lpath | Lpath Inc | Apollo Endosurgery
Apollo Endosurgery | | Boston Scientific
MannKind | MannKind Corporation ; Pharmaceutical Discovery Corporation ; AlleCure ; CTL ImmunoTherapies |
scPharmaceuticals | | MannKind
Marinus Pharmaceuticals | | Immedica
Immedica | Immedica Pharma |
Menlo Therapeutics | Tigercat Pharma ; VYNE Therapeutics |
Foamix Pharmaceuticals | Foamix | Menlo Therapeutics
Merrimack Pharmaceuticals | Merrimack |
Hermes BioSciences | | Merrimack Pharmaceuticals
MiMedx | MiMedx Group ; Alynx |
Surgical Biologics | | MiMedx
Minerva Neurosciences | Cyrenaic Pharmaceuticals ; Sonkei Pharmaceuticals |
Mirum Pharmaceuticals | |
Satiogen | | Mirum Pharmaceuticals
Mersana Therapeutics | Nanopharma | Day One Biopharmaceuticals
Myrexis | Myriad Pharmaceuticals |
Myriad Genetics | Myriad Genetic Laboratories |
Counsyl | | Myriad Genetics
Assurex Health | AssureRx Health | Myriad Genetics
Sividon Diagnostics | | Myriad Genetics
Crescendo Bioscience | | Myriad Genetics
Gateway Genomics | | Myriad Genetics
Natera | Gene Security Network |
NeoStem | Caladrius Biosciences ; Lisata Therapeutics ; Phase III Medical ; Corniche Group |
Progenitor Cell Therapy | PCT ; PCT Cell Therapy Services | Minaris
Amorcyte | | NeoStem
Cend Therapeutics | | NeoStem
Neurocrine Biosciences | Neurocrine |
Diurnal | Diurnal Group | Neurocrine Biosciences
Northwest Biotherapeutics | NW Bio |
Novan | Pelthos Therapeutics |
NovaDel Pharma | Flemington Pharmaceutical |
Novelos Therapeutics | Cellectar Biosciences ; Cellectar |
Nuo Therapeutics | Cytomedex |
Aldagen | StemCo Biomedical | Cytomedix
Cytomedix | Nuo Therapeutics Inc ; Autologous Wound Therapy |
Nuvation Bio | Panacea Acquisition Corp ; AnHeart Therapeutics |
Ocera Therapeutics | Tranzyme Pharma ; Tranzyme | Mallinckrodt
OncoCyte | Insight Molecular Diagnostics |
OpGen | OpGen Inc |
Curetis | Curetis N.V. ; Curetis GmbH | OpGen
AdvanDx | | OpGen
OPKO Health | eXegenics ; Froptix ; OPKO ; Cytoclonal Pharmaceutics |
Bio-Reference Laboratories | BioReference Laboratories ; BRLI ; BioReference Health | OPKO Health
PROLOR Biotech | Modigene | OPKO Health
Transition Therapeutics | | OPKO Health
Cytochroma | | OPKO Health
ModeX Therapeutics | | OPKO Health
Organogenesis | Organogenesis Inc ; Organogenesis Holdings |
NuTech Medical | | Organogenesis
OraSure Technologies | Epitope Inc ; STC Technologies |
DNA Genotek | | OraSure Technologies
Sherlock Biosciences | | OraSure Technologies
Osmotica Pharmaceuticals | RVL Pharmaceuticals ; Vertical Pharmaceuticals |
Palatin Technologies | Interfilm ; Palatin |
Pain Therapeutics | Cassava Sciences ; Filana Therapeutics |
PDS Biotechnology | Edge Therapeutics |
Pharmos | Pharmos Corporation ; Pharmatec |
PhotoMedex | FC Global Realty ; Gadsden Properties ; Laser Photonics |
STRATA Skin Sciences | MELA Sciences ; Electro-Optical Sciences |
PLx Pharma | Dipexium Pharmaceuticals |
Progenics Pharmaceuticals | Progenics | Lantheus
Lantheus | Lantheus Medical Imaging ; Bristol-Myers Squibb Medical Imaging ; DuPont Medical Imaging ; Lantheus Holdings |
Molecular Insight Pharmaceuticals | Biostream ; Molecular Insight | Progenics Pharmaceuticals
EXINI Diagnostics | EXINI | Progenics Pharmaceuticals
Cerveau Technologies | | Lantheus
Life Molecular Imaging | Piramal Imaging | Lantheus
PTC Therapeutics | PTC |
Agilis Biotherapeutics | | PTC Therapeutics
Censa Pharmaceuticals | | PTC Therapeutics
Pulmatrix | Ruthigen ; Cullgen |
Puma Biotechnology | Innovative Acquisitions Corp |
Quince Therapeutics | Cortexyme |
Radius Health | Nuvios |
Recro Pharma | Societal CDMO ; CoreRx |
Retrophin | Travere Therapeutics ; Desert Gateway |
Orphan Technologies | | Travere Therapeutics
Rhythm Pharmaceuticals | Rhythm Metabolic |
Rigel Pharmaceuticals | Rigel |
SANUWAVE Health | Sanuwave |
SCYNEXIS | ScyRex ; Scynexis Chemistry & Automation |
Selecta Biosciences | Cartesian Therapeutics |
Senseonics | ASN Technologies |
Seres Therapeutics | Seres Health ; Newco LS21 |
Sientra | Juliet Medical |
Solid Biosciences | Solid GT |
AavantiBio | | Solid Biosciences
Spherix | AIkido Pharma ; Dominari Holdings ; Biospherics |
Stealth BioTherapeutics | Stealth Peptides |
Stoke Therapeutics | ASOthera Pharmaceuticals |
Syndax Pharmaceuticals | Syndax |
Synergy Pharmaceuticals | Callisto Pharmaceuticals |
Synthetic Blood International | Oxygen Biotherapeutics ; Tenax Therapeutics |
Syros Pharmaceuticals | LS22 Inc |
Tandem Diabetes Care | Phluid |
TearLab | OccuLogix |
TherapeuticsMD | AMHN ; VitaMedMD |
Tonix Pharmaceuticals | Tamandare Explorations ; Krele Pharmaceuticals |
TRACON Pharmaceuticals | Lexington Biosciences |
TransMedics | TransMedics Group |
Trovagene | Cardiff Oncology ; Xenomics ; Used Kar Parts |
Tyme Technologies | Tyme | Syros Pharmaceuticals
Ultragenyx | Ultragenyx Pharmaceutical |
Dimension Therapeutics | | Ultragenyx
GeneTx Biotherapeutics | | Ultragenyx
Unum Therapeutics | Cogent Biosciences |
UroGen Pharma | TheraCoat |
Vaccinogen | Intracel |
Vaxcyte | SutroVax |
Sutro Biopharma | Fundamental Applied Biology |
VBL Therapeutics | Vascular Biogenics ; Notable Labs |
Veracyte | Calderome |
Decipher Biosciences | GenomeDx Biosciences | Veracyte
HalioDx | | Veracyte
C2i Genomics | | Veracyte
Vericel | Aastrom Biosciences ; Aastrom |
Vir Biotechnology | Vir ; Vir Bio |
Humabs BioMed | Humabs | Vir Biotechnology
Agenovir | | Vir Biotechnology
Vion Pharmaceuticals | OncoRx ; MelaRx Pharmaceuticals |
VistaGen Therapeutics | Vistagen ; Excaliber Enterprises |
Vivus | VIVUS Inc ; VIVUS LLC |
vTv Therapeutics | TransTech Pharma ; High Point Pharmaceuticals |
Windtree Therapeutics | Discovery Laboratories ; Discovery Labs ; Ansan Pharmaceuticals |
Acute Therapeutics | | Windtree Therapeutics
Xenetic Biosciences | Lipoxen ; General Sales & Leasing |
XTL Biopharmaceuticals | XTL |
Yumanity Therapeutics | Kineta |
Proteostasis Therapeutics | | Yumanity Therapeutics
ZIVO Bioscience | Health Enhancement Products |
Zosano Pharma | Macroflux Corporation |
Zynerba Pharmaceuticals | AllTranz | Harmony Biosciences
Kamada | Kamada Ltd |
Protalix BioTherapeutics | Protalix ; Orthodontix |
Pluri | Pluristem Therapeutics ; Pluristem ; A.I. Software ; Pluristem Life Systems |
BrainStorm Cell Therapeutics | BrainStorm ; Golden Hand Resources |
Can-Fite BioPharma | Can-Fite |
OphthaliX | Wize Pharma ; Denali Concrete Management ; Mawson Infrastructure |
Clal Biotechnology Industries | CBI |
RedHill Biopharma | RedHill |
Oramed Pharmaceuticals | Oramed ; Integrated Security Systems |
Syneron Medical | Syneron ; Syneron Candela ; Candela Medical |
Candela | Candela Corporation ; Candela Laser | Syneron Medical
Lumenis | ESC Medical Systems ; Lumenis Be |
Coherent Medical Group | | Lumenis
Medigus | Xylo Technologies |
ReWalk Robotics | Argo Medical Technologies ; Lifeward |
AlterG | | ReWalk Robotics
InMode | Invasix |
Nano-X Imaging | Nanox ; Nano-X ; Nanox Imaging |
Zebra Medical Vision | Zebra Medical | Nano-X Imaging
Check-Cap | MBody AI |
Purple Biotech | Kitov Pharma ; Kitov Pharmaceuticals ; Mainrom Line Logistics |
Scinai Immunotherapeutics | BiondVax Pharmaceuticals ; BiondVax |
Orgenesis | Business Outsourcing Services |
Evogene | Evogene Ltd |
Lavie Bio | | Evogene
Biomica | | Evogene
FuturaGene Israel | CBD Technologies | FuturaGene
Zeraim Gedera | | Syngenta
Strauss Group | Strauss ; Elite Industries ; Strauss-Elite |
Tnuva | תנובה | Bright Food
Osem | Osem Investments | Nestlé
Solbar | | CHS Inc
Ahava | AHAVA Dead Sea Laboratories | Fosun
Dexcel Pharma | Dexxon ; Dexcel |
Rafa Laboratories | Rafa |
Abic | | Teva
Clalit Health Services | כללית ; Clalit Research Institute |
Maccabi Healthcare Services | KSM Research and Innovation Center |
Meuhedet | Meuhedet Health Services ; Kupat Holim Meuhedet |
Leumit Health Services | Leumit ; Kupat Holim Leumit |
Assuta Medical Centers | Assuta ; Assuta Ashdod | Maccabi Healthcare Services
Gertner Institute | Gertner Institute for Epidemiology and Health Policy Research | Sheba Medical Center
Align Technology | Align ; Invisalign |
Cadent | | Align Technology
3Shape | 3Shape A/S |
Ultradent Products | Ultradent |
BioHorizons | BioHorizons Implant Systems | Henry Schein
Henry Schein | Henry Schein Inc |
Solventum | 3M Health Care ; 3M Healthcare |
Acelity | Kinetic Concepts ; KCI ; KCI Licensing ; Kinetic Concepts Inc | Solventum
Systagenix | Johnson & Johnson Wound Management | Acelity
3M ESPE | ESPE ; ESPE Dental AG | Solventum
Riker Laboratories | 3M Pharmaceuticals ; Riker Labs | Minnesota Mining and Manufacturing
Teleflex | Teleflex Incorporated ; Teleflex Medical |
Arrow International | | Teleflex
LMA International | The Laryngeal Mask Company ; LMA | Teleflex
Vidacare | | Teleflex
Vascular Solutions | | Teleflex
NeoTract | | Teleflex
Hudson RCI | Hudson Respiratory Care | Teleflex
Merit Medical | Merit Medical Systems |
BioSphere Medical | BioSepra ; BioSphere | Merit Medical
Cianna Medical | | Merit Medical
Cook Medical | Cook Group ; Cook Incorporated ; Cook Critical Care ; William Cook Europe |
Cook Research Incorporated | MED Institute ; MED Institute Inc | Cook Medical
Cook MyoSite | | Cook Medical
W. L. Gore & Associates | Gore ; W.L. Gore ; WL Gore ; Gore Medical |
Masimo | Masimo Corporation |
Cercacor Laboratories | Masimo Laboratories ; Willow Laboratories |
Natus Medical | Natus |
Bio-logic Systems | | Natus Medical
Nicolet Biomedical | | Natus Medical
Nihon Kohden America | | Nihon Kohden
Haemonetics | Haemonetics Corporation ; Latham Laboratories |
Cardiva Medical | | Haemonetics
CryoLife | Artivion |
On-X Life Technologies | Medical Carbon Research Institute ; On-X | CryoLife
JOTEC | JOTEC GmbH | CryoLife
Insulet | Insulet Corporation ; Omnipod |
Abiomed Europe | Impella | Abiomed
Intuitive Surgical | Intuitive |
Computer Motion | | Intuitive Surgical
Hansen Medical | | Auris Health
Accuray | Accuray Incorporated |
TomoTherapy | TomoTherapy Incorporated | Accuray
Mevion Medical Systems | Still River Systems |
IBA Proton | | Ion Beam Applications
Xoft | | iCAD
iCAD | Howtek | RadNet
RadNet | Primedex Health Systems |
DeepHealth | | RadNet
Quantib | | RadNet
Aidence | | RadNet
Butterfly Network | Butterfly |
Hyperfine | Liminal Sciences |
Exact Imaging | Imagistx |
Bioventus | Smith & Nephew Biologics |
Misonix | Misonix Inc ; Medsonic | Bioventus
Exogen | | Bioventus
Bioness | | Bioventus
CONMED | CONMED Corporation ; Consolidated Medical Equipment |
Linvatec | CONMED Linvatec ; Concept Inc | CONMED
SurgiQuest | | CONMED
Navilyst Medical | | AngioDynamics
RITA Medical Systems | RITA | AngioDynamics
Obalon Therapeutics | Obalon | ReShape Lifesciences
ReShape Lifesciences | Vyome Holdings |
EnteroMedics | Beta Medical | ReShape Lifesciences
Cyberkinetics Neurotechnology Systems | Cyberkinetics ; Bionic Technologies |
Blackrock Neurotech | Blackrock Microsystems |
Second Sight Medical Products | Second Sight ; Vivani Medical |
Nano Precision Medical | | Vivani Medical
Retina Implant | Retina Implant AG |
electroCore | ElectroCore Medical |
NeuroMetrix | NeuroMetrix Inc | electroCore
Greenbrook TMS | | Neuronetics
Brainsway | Brainsway Deep TMS |
Cochlear Bone Anchored Solutions | Entific Medical Systems ; Entific | Cochlear
Invacare | Invacare Corporation |
Drive DeVilbiss | Drive Medical ; DeVilbiss Healthcare |
Medline Industries | Medline |
Owens & Minor | Accendra Health |
STERIS | STERIS Corporation ; Innovative Medical Technologies |
Synergy Health | Synergy Healthcare | STERIS
Cantel Medical | Cantel Industries | STERIS
AMSCO International | American Sterilizer Company ; AMSCO | STERIS
Advanced Sterilization Products | ASP ; Surgikos | Fortive
West Pharmaceutical Services | West Company ; The West Company |
Aptar | AptarGroup ; Aptar Pharma ; Valois |
Nemera | Rexam Healthcare Devices |
SHL Medical | SHL Group ; Scandinavian Health |
Lifecore Biomedical | Landec ; Curation Foods |
Anika Therapeutics | Anika |
MedChem Products | | C. R. Bard
Genzyme Biosurgery | | Genzyme
Orthovita | | Stryker
Kensey Nash | | DSM
Cardium Therapeutics | Taxus Cardium |
CardioGenesis | | CryoLife
PLC Systems | Viveve Medical |
World Heart Corporation | World Heart ; WorldHeart | HeartWare
MicroMed Technology | MicroMed Cardiovascular ; ReliantHeart |
Ventracor | Micromedical Industries |
SynCardia Systems | SynCardia ; CardioWest Technologies | Picard Medical
Sunshine Heart | CHF Solutions ; Nuwellis |
Thermedics | | Thermo Fisher Scientific
Novoste | NOVT |
Meso Scale Diagnostics | MSD Rockville ; Meso Scale Discovery |
Akoya Biosciences | | Quanterix
Nanogen | Nanogen Inc |
Epoch Biosciences | MicroProbe Corporation ; ELITech Bothell | ELITechGroup
Orchid Cellmark | Orchid BioSciences ; Orchid Biocomputer ; Cellmark Diagnostics | Labcorp
GeneScreen | | Orchid Cellmark
Genaissance | Genaissance Pharmaceuticals Inc |
Variagenics | | Hyseq
DoubleTwist | Pangea Systems |
Gene Network Sciences | GNS Healthcare ; Aitia |
Entelos | Entelos Holding |
Cognigen | | Simulations Plus
Lixoft | | Simulations Plus
Certara | Tripos International |
Simcyp | | Certara
Pharsight | Pharsight Corporation | Certara
Tripos | Tripos Associates | Certara
Synchrogenix | | Certara
d3 Medicine | | Certara
Schrödinger | Schrödinger Inc |
BIOVIA | Molecular Simulations ; Biosym Technologies ; MSI San Diego | Dassault Systèmes
Accelrys | Molecular Simulations Inc | BIOVIA
Symyx Technologies | Symyx ; MDL Information Systems | Accelrys
Chemical Computing Group | CCG |
OpenEye Scientific | OpenEye ; OpenEye Scientific Software | Cadence
Cresset | Cresset BioMolecular Discovery |
Veeva Systems | Verticals onDemand |
Genedata | Genedata AG | Danaher
IDBS | ID Business Solutions | Danaher
LabVantage | LabVantage Solutions ; Laboratory MicroSystems |
Ariadne Genomics | | Elsevier
SAGA Diagnostics | | NeoGenomics
Inivata | | NeoGenomics
Caris Life Sciences | Caris ; Caris MPI |
Guardant Health | Guardant |
Adaptive Biotechnologies | Adaptive TCR |
Sequenta | | Adaptive Biotechnologies
23andMe | 23andMe Research Institute ; Chrome Holding |
Lemonaid Health | | 23andMe
AncestryDNA | | Ancestry
Ancestry | Ancestry.com ; MyFamily.com |
Navigenics | | Life Technologies
Color Health | Color Genomics |
Knome | | Tute Genomics
Tute Genomics | | PierianDx
PierianDx | PierianDx Inc |
Human Longevity | Human Longevity Inc ; HLI |
Synthetic Genomics | Viridos ; SGI |
Codex DNA | Telesis Bio ; SGI-DNA |
Blue Heron Biotechnology | Blue Heron | OriGene
OriGene | OriGene Technologies |
DNA2.0 | ATUM |
GeneWiz | Azenta Genewiz | Azenta
Azenta | Azenta Life Sciences ; Brooks Life Sciences ; Brooks Automation |
BioStorage Technologies | | Azenta
Hamilton Storage | | Hamilton Company
TTP LabTech | SPT Labtech |
TTP | The Technology Partnership ; TTP Group |
Stratec Biomedical | STRATEC ; STRATEC SE |
Diatron | | Stratec Biomedical
BMG Labtech | BMG Labtechnologies |
Berthold Technologies | EG&G Berthold ; Berthold |
LI-COR | LI-COR Biosciences ; LI-COR Environmental ; Lambda Instruments Corporation |
Unity Lab Services | | Thermo Fisher Scientific
Harvard Bioscience | Harvard Apparatus |
Data Sciences International | DSI | Harvard Bioscience
Multi Channel Systems | MCS | Harvard Bioscience
Hugo Sachs Elektronik | | Harvard Bioscience
BTX | BTX Molecular Delivery | Harvard Bioscience
Biostage | Harvard Apparatus Regenerative Technology ; HART ; Harvard Regenerative Technology |
Noldus | Noldus Information Technology |
Scientifica | | Judges Scientific
Andor Technology | Andor | Oxford Instruments
Asylum Research | | Oxford Instruments
Bitplane | Imaris | Oxford Instruments
LECO Corporation | LECO |
O.I. Analytical | OI Analytical | Xylem
YSI | Yellow Springs Instrument Company ; YSI Incorporated | Xylem
Sievers Instruments | Ionics Sievers |
Ionics | Ionics Incorporated |
CEM Corporation | CEM Microwave |
Gilson | Gilson Inc ; Gilson Medical Electronics |
IKA | IKA-Werke ; Janke & Kunkel |
Retsch | Retsch GmbH |
Elementar | Elementar Analysensysteme |
Isoprime | GV Instruments | Elementar
Nu Instruments | | Ametek
Cameca | | Ametek
Spectro Analytical Instruments | SPECTRO | Ametek
Ametek | American Machine and Metals |
LaVision BioTec | | Miltenyi Biotec
TILL Photonics | TILL I.D. |
Applied Precision | DeltaVision | Cytiva
NanoTemper Technologies | NanoTemper |
Carterra | Wasatch Microfluidics |
Sierra Sensors | | Bruker
Biognosys | Biognosys AG | Bruker
Seer | Seer Bio |
Biocrates | BIOCRATES Life Sciences |
Human Metabolome Technologies | HMT ; ヒューマン・メタボローム・テクノロジーズ |
Nightingale Health | Brainshake |
Cergentis | | Solvias
PPD Laboratories | | PPD
Celsis International | Celsis | Charles River Laboratories
Accugenix | | Charles River Laboratories
Endosafe | | Charles River Laboratories
Taconic Biosciences | Taconic Farms ; Taconic |
Artemis Pharmaceuticals | TaconicArtemis ; Artemis Pharmaceuticals GmbH | Taconic Biosciences
Xenogen Biosciences | Chrysalis DNX ; DNX Transgenics | Taconic Biosciences
Cyagen Biosciences | Cyagen |
Biocytogen | 百奥赛图 |
Shanghai Model Organisms Center | 南模生物 ; SMOC |
GemPharmatech | 集萃药康 |
Ingenious Targeting Laboratory | iTL |
Janvier Labs | Janvier ; Centre d'Elevage R. Janvier |
Marshall BioResources | Marshall Farms |
Ellegaard Göttingen Minipigs | Ellegaard |
Covance Research Products | Berkeley Antibody Company ; BAbCO | Covance
Bioculture | Bioculture Mauritius |
AngioDynamics | AngioDynamics Inc |
E-Z-EM | EZEM | Bracco
Neuronetics | Neuronetics Inc |
Fortive | Fortive Corporation |
Picard Medical | Picard Medical Inc |
Quanterix | Quanterix Corporation |
Simulations Plus | Simulations Plus Inc |
Judges Scientific | Judges Scientific plc ; Judges Capital |
Oxford Instruments | Oxford Instruments plc ; Oxford Instruments Group |
Sakata Seed America | | Sakata Seed
Kikkoman Biochemifa | キッコーマンバイオケミファ | Kikkoman
Japan Tobacco | 日本たばこ産業 ; Japan Tobacco and Salt Public Corporation ; Nihon Senbai Kosha |
JT International | JTI ; R.J. Reynolds International | Japan Tobacco
Gallaher | Gallaher Group ; Gallaher Ltd | Japan Tobacco
Akros Pharma | | Japan Tobacco
Philip Morris International | Philip Morris Products ; PMI R&D ; Philip Morris Research Laboratories |
Swedish Match | Svenska Tobaksaktiebolaget | Philip Morris International
British American Tobacco | BAT Industries |
R. J. Reynolds Tobacco Company | R.J. Reynolds Tobacco ; RJ Reynolds |
Brown & Williamson | Brown and Williamson Tobacco |
KBio | Kentucky BioProcessing ; KBP | British American Tobacco
Large Scale Biology | Biosource Technologies ; Biosource Genetics ; LSBC |
Imperial Brands | Imperial Tobacco Group |
Reemtsma | Reemtsma Cigarettenfabriken | Imperial Brands
Altadis | SEITA ; Tabacalera | Imperial Brands
Altria | Philip Morris Companies ; Altria Client Services |
Philip Morris USA | PM USA | Altria
Liggett Group | Liggett & Myers |
Lorillard | Lorillard Tobacco Company | Reynolds American
Universal Corporation | Universal Leaf Tobacco |
Pyxus International | Alliance One International ; DIMON ; Standard Commercial |
Coca-Cola | 可口可乐 ; Coca-Cola Co ; TCCC |
Coca-Cola Europacific Partners | CCEP ; Coca-Cola European Partners ; Coca-Cola Enterprises ; Coca-Cola Amatil |
Coca-Cola HBC | Coca-Cola Hellenic ; Hellenic Bottling Company |
Innocent Drinks | innocent | Coca-Cola
PepsiCo | 百事 ; Pepsico Inc ; PepsiCo Global R&D |
Kraft Heinz | Kraft General Foods ; H.J. Heinz Company ; Kraft Heinz Company ; HJ Heinz ; General Foods |
Kraft Foods | Kraft Foods Group | Kraft Heinz
Mondelez | Kraft Foods International ; Kraft Jacobs Suchard |
Diageo | Distillers Company ; United Distillers & Vintners ; Diageo plc |
Allied Domecq | Allied Lyons | Pernod Ricard
Irish Distillers | | Pernod Ricard
Bacardi | Bacardi Limited |
Anheuser-Busch InBev | Interbrew ; Anheuser-Busch Companies |
Labatt | Labatt Brewing Company ; John Labatt Limited | Anheuser-Busch InBev
Molson Coors | Coors Brewing ; Molson ; Molson Coors Beverage Company ; Adolph Coors Company |
MillerCoors | Miller Brewing Company ; Miller Brewing | Molson Coors
Constellation Brands | Canandaigua Brands ; Canandaigua Wine Company |
E. & J. Gallo Winery | Gallo ; E&J Gallo |
Tsingtao Brewery | 青岛啤酒 ; Tsingtao |
China Resources Beer | 华润雪花 ; CR Snow ; Snow Breweries | China Resources
Kweichow Moutai | 贵州茅台 ; Moutai |
Wahaha | Hangzhou Wahaha |
Haitian | 海天味业 ; Foshan Haitian |
COFCO Group | COFCO Nutrition and Health Research Institute |
COFCO Biochemical | 中粮生化 ; COFCO Technology & Industry | COFCO Group
Beidahuang Group | 北大荒集团 ; Heilongjiang Beidahuang |
China Animal Husbandry Industry | CAHIC ; 中牧股份 |
Ringpu | 瑞普生物 ; Tianjin Ringpu |
Jinyu Bio-technology | 生物股份 ; 金宇集团 ; Jinyu Baoling |
Pulike Biological Engineering | 普莱柯 |
Qingdao Yebio | 易邦生物 ; YEBIO |
Lerøy Seafood | Leroy Seafood Group ; Lerøy |
Bakkafrost | P/F Bakkafrost |
AquaChile | Empresas AquaChile |
Cooke Aquaculture | Cooke |
BioMar | BioMar Group | Schouw & Co
Benchmark Holdings | Benchmark Genetics ; Benchmark Animal Health |
SalmoBreed | Benchmark Genetics Norway | Benchmark Holdings
Stofnfiskur | Benchmark Genetics Iceland | Benchmark Holdings
INVE Aquaculture | INVE ; INVE Technologies | Benchmark Holdings
Evonik Nutrition & Care | | Evonik
Degussa Feed Additives | | Evonik
De Heus | De Heus Animal Nutrition ; Koninklijke De Heus |
ForFarmers | ABC ForFarmers ; Hendrix UTD |
Agrifirm | Royal Agrifirm Group ; Cehave Landbouwbelang |
Schothorst Feed Research | SFR ; De Schothorst |
SEGES | SEGES Innovation ; Videncentret for Landbrug ; Knowledge Centre for Agriculture ; Danish Agricultural Advisory Service |
Danish Agriculture & Food Council | Landbrug & Fødevarer ; L&F |
Danish Meat Research Institute | DMRI ; Slagteriernes Forskningsinstitut | Danish Technological Institute
Norwegian Meat and Poultry Research Centre | Animalia |
Viking Genetics | VikingGenetics |
Växa Sverige | Svensk Mjölk ; Swedish Dairy Association |
Arvalis | ARVALIS - Institut du végétal ; Institut technique des céréales et des fourrages ; ITCF |
Terres Inovia | CETIOM ; Centre technique interprofessionnel des oléagineux |
IFIP | Institut du porc ; Institut technique du porc ; IFIP-Institut du Porc |
Institut de l'Elevage | IDELE ; French Livestock Institute |
ITAVI | Institut technique de l'aviculture |
Institut Français de la Vigne et du Vin | IFV France ; ITV France |
CTIFL | Centre technique interprofessionnel des fruits et légumes |
ACTIA | Association de Coordination Technique pour l'Industrie Agro-alimentaire |
ITERG | Institut des Corps Gras |
ADRIA Développement | ADRIA ; ADRIA Food Expertise |
GEVES | Groupe d'étude et de contrôle des variétés et des semences |
FN3PT | inov3PT |
CTCPA | Centre Technique de la Conservation des Produits Agricoles |
AINIA | AINIA Centro Tecnológico |
AZTI | AZTI Fundazioa |
Neiker | NEIKER-Tecnalia |
Tecnalia | Fundación Tecnalia | Basque Research and Technology Alliance
Basque Research and Technology Alliance | BRTA |
Leitat | LEITAT Technological Center |
Eurecat | Eurecat Centre Tecnològic de Catalunya ; Ascamm ; CTM Centre Tecnològic |
CNTA | Centro Nacional de Tecnología y Seguridad Alimentaria |
ANFACO-CECOPESCA | ANFACO |
AIDIMME | Instituto Tecnológico Metalmecánico, Mueble, Madera, Embalaje y Afines ; AIDIMA |
ITENE | Instituto Tecnológico del Embalaje, Transporte y Logística |
AIMPLAS | Instituto Tecnológico del Plástico |
AIJU | Instituto Tecnológico de Producto Infantil y Ocio |
Instituto de Biomecánica de Valencia | IBV |
SSICA | Stazione Sperimentale per l'Industria delle Conserve Alimentari |
Innovhub | Innovhub - Stazioni Sperimentali per l'Industria ; Stazione Sperimentale per i Combustibili |
Nizo | NIZO food research ; Netherlands Institute for Dairy Research |
TNO Nutrition and Food Research | TNO Voeding ; CIVO-TNO ; TNO Quality of Life | TNO
Triskelion | TNO Triskelion ; TNO Triskelion BV |
Wageningen Livestock Research | ID-Lelystad ; Animal Sciences Group |
Plant Research International | PRI Wageningen ; Centre for Plant Breeding and Reproduction Research ; CPRO-DLO |
German Institute of Food Technologies | DIL ; Deutsches Institut für Lebensmitteltechnik |
Research and Teaching Institute for Brewing Berlin | VLB Berlin ; Versuchs- und Lehranstalt für Brauerei |
Johann Heinrich von Thünen Institute | Federal Agricultural Research Centre ; FAL Braunschweig |
Bavarian State Research Center for Agriculture | Bayerische Landesanstalt für Landwirtschaft ; LfL |
Hessian State Laboratory | Landesbetrieb Hessisches Landeslabor ; LHL |
Chemisches und Veterinäruntersuchungsamt Stuttgart | CVUA Stuttgart |
Bavarian Health and Food Safety Authority | Bayerisches Landesamt für Gesundheit und Lebensmittelsicherheit ; LGL |
Federal Institute for Risk Assessment | Bundesinstitut für gesundheitlichen Verbraucherschutz und Veterinärmedizin ; BgVV |
World Agroforestry Centre | CIFOR-ICRAF |
World Vegetable Center | WorldVeg |
CABI | CAB International ; Commonwealth Agricultural Bureaux ; Centre for Agriculture and Bioscience International |
International Fertilizer Development Center | IFDC |
Rubber Research Institute of India | RRII |
Tocklai Tea Research Institute | Tea Research Association ; Tocklai Experimental Station ; TRA India |
UPASI Tea Research Foundation | UPASI TRF |
Tea Research Institute of Sri Lanka | TRI Sri Lanka |
Cocoa Research Institute of Ghana | CRIG ; West African Cocoa Research Institute |
South African Sugarcane Research Institute | SASRI ; South African Sugar Association Experiment Station ; SASEX |
Mauritius Sugarcane Industry Research Institute | MSIRI ; Mauritius Sugar Industry Research Institute |
Winetech | South Africa Wine |
Institut Pasteur | Institut Pasteur de Paris ; IP Paris |
Institut Pasteur du Maroc | IPM Casablanca |
Institut Pasteur de Madagascar | IPM Madagascar |
Institut Pasteur du Cambodge | IPC Cambodia ; Pasteur Institute in Cambodia |
Institut Pasteur d'Algérie | IPA Algérie |
Institut Pasteur de la Guyane | IPG |
Institut Pasteur Korea | IPK ; 한국파스퇴르연구소 |
Institut Pasteur of Shanghai | IPS ; Shanghai Institute of Immunity and Infection ; 中国科学院上海巴斯德研究所 |
Centre Pasteur du Cameroun | CPC Yaoundé |
Hellenic Pasteur Institute | Ινστιτούτο Παστέρ ; Institut Pasteur Hellénique |
Pasteur Institute of Iran | انستیتو پاستور ایران |
Institut Pasteur de Montevideo | IPMON |
Swiss Serum Institute | | Berna Biotech
Netherlands Vaccine Institute | NVI ; Nederlands Vaccin Instituut |
Intravacc | Institute for Translational Vaccinology |
National Bacteriological Laboratory Sweden | Statens Bakteriologiska Laboratorium ; SBL |
National Veterinary Research Institute (Poland) | Państwowy Instytut Weterynaryjny ; PIWet |
Kitasato Institute | 北里研究所 ; The Kitasato Institute |
Chiba Serum Institute | 千葉県血清研究所 ; Chibaken Serum Institute |
Nisseiken | 日生研 ; Nippon Institute for Biological Science |
Instituto Biológico Argentino | BIOL |
Instituto Maiztegui | Instituto Nacional de Enfermedades Virales Humanas ; INEVH ; Dr. Julio I. Maiztegui |
Instituto Clodomiro Picado | ICP Costa Rica |
National Institute of Hygiene "Rafael Rangel" | Instituto Nacional de Higiene Rafael Rangel |
Instituto Evandro Chagas | Evandro Chagas Institute ; IEC |
Instituto Biológico | Biological Institute São Paulo |
Instituto de Tecnologia de Alimentos | ITAL |
Instituto Agronômico do Paraná | IAPAR ; IDR-Paraná ; Instituto de Desenvolvimento Rural do Paraná |
Epagri | Empresa de Pesquisa Agropecuária e Extensão Rural de Santa Catarina |
EPAMIG | Empresa de Pesquisa Agropecuária de Minas Gerais |
Estación Experimental Agroindustrial Obispo Colombres | EEAOC |
Instituto Nacional de Innovación Agraria | INIA Peru |
Instituto Nacional de Ciencias Médicas y Nutrición Salvador Zubirán | Instituto Nacional de la Nutrición Salvador Zubirán |
Instituto Nacional de Pediatría | INP Mexico |
Instituto Nacional de Perinatología | INPer |
Instituto Nacional de Rehabilitación | INR |
Médica Sur | Fundación Clínica Médica Sur |
Centro Médico ABC | American British Cowdray Medical Center ; ABC Medical Center |
Hospital Angeles | Grupo Ángeles Servicios de Salud |
Christus Muguerza | Hospital Muguerza | CHRISTUS Health
CHRISTUS Health | CHRISTUS ; Sisters of Charity Health Care System |
Clínica Las Condes | CLC |
Clínica Alemana de Santiago | Clínica Alemana |
Fundación Arturo López Pérez | FALP |
Fundación Cardioinfantil | LaCardio ; Fundación Cardioinfantil Instituto de Cardiología |
Fundación Santa Fe de Bogotá | FSFB |
Hospital Pablo Tobón Uribe | HPTU |
Clínica Foscal | FOSCAL ; Fundación Oftalmológica de Santander |
Fundación Cardiovascular de Colombia | FCV |
CIDEIM | Centro Internacional de Entrenamiento e Investigaciones Médicas |
Corporación para Investigaciones Biológicas | CIB |
FLENI | Fundación para la Lucha contra las Enfermedades Neurológicas de la Infancia |
Hospital Alemán | Hospital Alemán de Buenos Aires |
Hospital Británico de Buenos Aires | British Hospital of Buenos Aires |
CEMIC | Centro de Educación Médica e Investigaciones Clínicas Norberto Quirno |
Instituto Cardiovascular de Buenos Aires | ICBA |
Fundación Favaloro | Favaloro Foundation |
Fundación Instituto Leloir | Instituto de Investigaciones Bioquímicas Fundación Campomar |
Instituto de Biología y Medicina Experimental | IBYME |
Hospital do Coração | HCor |
Beneficência Portuguesa de São Paulo | BP - A Beneficência Portuguesa de São Paulo ; Hospital Beneficência Portuguesa |
Hospital Alemão Oswaldo Cruz | HAOC |
Hospital Moinhos de Vento | HMV |
Santa Casa de Misericórdia de Porto Alegre | Santa Casa de Porto Alegre |
Santa Casa de São Paulo | Irmandade da Santa Casa de Misericórdia de São Paulo |
Instituto Dante Pazzanese de Cardiologia | IDPC ; Dante Pazzanese |
Instituto D'Or de Pesquisa e Ensino | IDOR ; D'Or Institute for Research and Education | Rede D'Or
Rede Sarah | SARAH Network of Rehabilitation Hospitals ; Rede SARAH de Hospitais de Reabilitação |
AACD | Associação de Assistência à Criança Deficiente |
Oncoclínicas | Grupo Oncoclínicas |
Schouw & Co | Schouw ; Aktieselskabet Schouw & Co |
Unity Health Toronto | |
St. Michael's Hospital (Toronto) | St Mike's ; Li Ka Shing Knowledge Institute ; Keenan Research Centre | Unity Health Toronto
Sinai Health | Sinai Health System ; Sinai Health Toronto |
Mount Sinai Hospital (Toronto) | | Sinai Health
Lunenfeld-Tanenbaum Research Institute | LTRI ; SLRI |
Bridgepoint Active Healthcare | Bridgepoint Hospital ; Riverdale Hospital | Sinai Health
Trillium Health Partners | Trillium Health Centre |
William Osler Health System | William Osler Health Centre |
Michael Garron Hospital | Toronto East General Hospital |
Women's College Hospital | New Women's College Hospital |
North York General Hospital | NYGH |
Holland Bloorview Kids Rehabilitation Hospital | Bloorview Kids Rehab ; Bloorview Research Institute ; Bloorview MacMillan Children's Centre |
Hospital for Sick Children | HSC Toronto ; The Hospital for Sick Children |
Princess Margaret Cancer Centre | OCI Toronto |
Krembil Research Institute | Toronto Western Research Institute ; Krembil Brain Institute | University Health Network
Sunnybrook Health Sciences Centre | Sunnybrook and Women's College Health Sciences Centre ; SRI Toronto |
Centre for Addiction and Mental Health | Addiction Research Foundation |
Baycrest | Baycrest Hospital ; Baycrest Centre for Geriatric Care |
Rotman Research Institute | RRI Baycrest ; Rotman | Baycrest
Ottawa Hospital | The Ottawa Hospital ; TOH |
Ottawa Hospital Research Institute | OHRI ; Ottawa Health Research Institute ; Loeb Health Research Institute | Ottawa Hospital
University of Ottawa Heart Institute | UOHI ; Ottawa Heart Institute |
Children's Hospital of Eastern Ontario | CHEO Research Institute |
Bruyère Health | Bruyère Continuing Care ; Bruyère Research Institute ; Élisabeth Bruyère Hospital |
The Royal | Royal Ottawa Mental Health Centre ; Royal Ottawa Health Care Group ; Institute of Mental Health Research |
Kingston Health Sciences Centre | KHSC |
St. Joseph's Healthcare Hamilton | St Joseph's Hospital Hamilton ; Father Sean O'Sullivan Research Centre |
Population Health Research Institute | PHRI | Hamilton Health Sciences
Robarts Research Institute | John P. Robarts Research Institute ; Robarts |
Alimentiv | Robarts Clinical Trials |
Lawson Health Research Institute | Lawson Research |
St. Joseph's Health Care London | SJHC London ; Parkwood Institute |
London Health Sciences Centre | University Hospital London Ontario |
Thunder Bay Regional Health Sciences Centre | TBRHSC |
Health Sciences North | Hôpital régional de Sudbury ; Horizon Santé-Nord |
Montreal Heart Institute | ICM Montréal |
Maisonneuve-Rosemont Hospital | Hôpital Maisonneuve-Rosemont ; HMR Montréal |
Hôpital du Sacré-Cœur de Montréal | Sacré-Cœur Hospital ; HSCM |
Institut universitaire en santé mentale de Montréal | Louis-H. Lafontaine Hospital ; Centre de recherche Fernand-Seguin ; IUSMM |
Institut universitaire de gériatrie de Montréal | IUGM ; Centre hospitalier Côte-des-Neiges |
Institut universitaire de cardiologie et de pneumologie de Québec | IUCPQ ; Hôpital Laval ; Quebec Heart and Lung Institute |
CHU de Québec | CHU de Québec-Université Laval ; CHUL |
CERVO Brain Research Centre | Centre de recherche CERVO ; Institut universitaire en santé mentale de Québec ; Centre de recherche Université Laval Robert-Giffard ; Robert-Giffard |
Centre hospitalier universitaire de Sherbrooke | CHUS ; CHU de Sherbrooke ; CIUSSS de l'Estrie - CHUS |
Centre hospitalier de l'Université de Montréal | Hôpital Notre-Dame ; Hôtel-Dieu de Montréal ; CRCHUM |
Research Institute of the McGill University Health Centre | RI-MUHC | McGill University Health Centre
Institut national de santé publique du Québec | INSPQ |
Institut national d'excellence en santé et en services sociaux | INESSS |
IWK Health Centre | IWK Health ; Izaak Walton Killam Hospital for Children ; IWK Grace Health Centre |
Nova Scotia Health Authority | Capital District Health Authority ; Capital Health Halifax |
Queen Elizabeth II Health Sciences Centre | QEII Health Sciences Centre ; QEII | Nova Scotia Health Authority
Horizon Health Network | Réseau de santé Horizon ; Atlantic Health Sciences Corporation |
Vitalité Health Network | Réseau de santé Vitalité |
Atlantic Cancer Research Institute | Institut atlantique de recherche sur le cancer ; Beauséjour Medical Research Institute |
NL Health Services | Eastern Health ; Newfoundland and Labrador Health Services ; Health Care Corporation of St. John's |
CancerCare Manitoba | Manitoba Cancer Treatment and Research Foundation |
Winnipeg Regional Health Authority | WRHA |
Health Sciences Centre Winnipeg | HSC Winnipeg |
St. Boniface Hospital | St. Boniface General Hospital ; St. Boniface Hospital Research Centre ; Albrechtsen Research Centre |
Children's Hospital Research Institute of Manitoba | CHRIM ; Manitoba Institute of Child Health |
Saskatchewan Health Authority | Saskatoon Health Region ; Regina Qu'Appelle Health Region |
Saskatchewan Cancer Agency | Saskatchewan Cancer Foundation |
Vaccine and Infectious Disease Organization | VIDO ; VIDO-InterVac ; Veterinary Infectious Disease Organization |
Alberta Health Services | Calgary Health Region ; Capital Health Edmonton ; Alberta Cancer Board |
Cross Cancer Institute | CCI Edmonton | Alberta Health Services
Tom Baker Cancer Centre | TBCC | Alberta Health Services
Covenant Health | Caritas Health Group |
Provincial Health Services Authority | PHSA |
BC Cancer | BCCA | Provincial Health Services Authority
Michael Smith Genome Sciences Centre | Canada's Michael Smith Genome Sciences Centre ; BCGSC ; Genome Sciences Centre | BC Cancer
BC Children's Hospital | British Columbia's Children's Hospital ; BCCH | Provincial Health Services Authority
BC Children's Hospital Research Institute | Child & Family Research Institute ; CFRI ; BC Research Institute for Children's and Women's Health | BC Children's Hospital
BC Women's Hospital | BC Women's Hospital & Health Centre | Provincial Health Services Authority
BC Centre for Disease Control | BCCDC | Provincial Health Services Authority
Providence Health Care | Providence Health Care Vancouver |
BC Centre for Excellence in HIV/AIDS | BC-CfE ; British Columbia Centre for Excellence in HIV/AIDS | Providence Health Care
Fraser Health | Fraser Health Authority |
Island Health | Vancouver Island Health Authority ; VIHA |
Interior Health | Interior Health Authority |
Vancouver Coastal Health Research Institute | VCHRI | Vancouver Coastal Health
ICORD | International Collaboration on Repair Discoveries |
Ontario Health | Health Quality Ontario |
Cancer Care Ontario | CCO ; Ontario Cancer Treatment and Research Foundation | Ontario Health
Public Health Ontario | Ontario Agency for Health Protection and Promotion ; OAHPP ; PHO |
Canada's Drug Agency | Canadian Agency for Drugs and Technologies in Health ; CADTH ; Canadian Coordinating Office for Health Technology Assessment ; CCOHTA |
Canadian Cancer Trials Group | CCTG ; NCIC Clinical Trials Group ; NCIC-CTG |
South Tees Hospitals NHS Foundation Trust | South Tees Hospitals NHS Trust | National Health Service
Northumbria Healthcare NHS Foundation Trust | Northumbria Healthcare | National Health Service
Cumbria, Northumberland, Tyne and Wear NHS Foundation Trust | CNTW ; Northumberland, Tyne and Wear NHS Foundation Trust ; NTW | National Health Service
Tees, Esk and Wear Valleys NHS Foundation Trust | TEWV | National Health Service
North Cumbria Integrated Care NHS Foundation Trust | North Cumbria University Hospitals NHS Trust ; Cumbria Partnership NHS Foundation Trust | National Health Service
County Durham and Darlington NHS Foundation Trust | CDDFT | National Health Service
South Tyneside and Sunderland NHS Foundation Trust | City Hospitals Sunderland NHS Foundation Trust ; South Tyneside NHS Foundation Trust | National Health Service
Gateshead Health NHS Foundation Trust | | National Health Service
North Tees and Hartlepool NHS Foundation Trust | University Hospital of North Tees | National Health Service
Hull University Teaching Hospitals NHS Trust | Hull and East Yorkshire Hospitals NHS Trust | National Health Service
York and Scarborough Teaching Hospitals NHS Foundation Trust | York Teaching Hospital NHS Foundation Trust | National Health Service
Bradford Teaching Hospitals NHS Foundation Trust | | National Health Service
Mid Yorkshire Teaching NHS Trust | Mid Yorkshire Hospitals NHS Trust | National Health Service
Calderdale and Huddersfield NHS Foundation Trust | | National Health Service
Sheffield Children's NHS Foundation Trust | | National Health Service
Sheffield Health and Social Care NHS Foundation Trust | SHSC | National Health Service
South West Yorkshire Partnership NHS Foundation Trust | SWYPFT | National Health Service
Leeds and York Partnership NHS Foundation Trust | LYPFT ; Leeds Partnerships NHS Foundation Trust | National Health Service
Doncaster and Bassetlaw Teaching Hospitals NHS Foundation Trust | DBTH | National Health Service
Northern Lincolnshire and Goole NHS Foundation Trust | NLAG | National Health Service
Christie Hospital | Christie NHS Foundation Trust |
Northern Care Alliance NHS Foundation Trust | Salford Royal NHS Foundation Trust ; Pennine Acute Hospitals NHS Trust | National Health Service
Greater Manchester Mental Health NHS Foundation Trust | GMMH ; Greater Manchester West Mental Health NHS Foundation Trust | National Health Service
Lancashire Teaching Hospitals NHS Foundation Trust | | National Health Service
Lancashire and South Cumbria NHS Foundation Trust | Lancashire Care NHS Foundation Trust | National Health Service
East Lancashire Hospitals NHS Trust | ELHT | National Health Service
University Hospitals of Morecambe Bay NHS Foundation Trust | UHMBT | National Health Service
Liverpool University Hospitals NHS Foundation Trust | Royal Liverpool and Broadgreen University Hospitals NHS Trust ; LUHFT | National Health Service
Alder Hey Children's NHS Foundation Trust | | National Health Service
Liverpool Heart and Chest Hospital | Liverpool Heart and Chest Hospital NHS Foundation Trust ; Cardiothoracic Centre Liverpool |
Walton Centre | The Walton Centre NHS Foundation Trust ; Walton Centre for Neurology and Neurosurgery |
Clatterbridge Cancer Centre | Clatterbridge Centre for Oncology ; The Clatterbridge Cancer Centre NHS Foundation Trust |
Liverpool Women's NHS Foundation Trust | | National Health Service
Mersey Care NHS Foundation Trust | Mersey Care | National Health Service
Wirral University Teaching Hospital NHS Foundation Trust | | National Health Service
Countess of Chester Hospital | Countess of Chester Hospital NHS Foundation Trust |
University Hospitals of North Midlands NHS Trust | UHNM ; University Hospital of North Staffordshire | National Health Service
Midlands Partnership University NHS Foundation Trust | South Staffordshire and Shropshire Healthcare NHS Foundation Trust ; MPFT | National Health Service
University Hospitals of Derby and Burton NHS Foundation Trust | Derby Teaching Hospitals NHS Foundation Trust ; Derby Hospitals NHS Foundation Trust | National Health Service
Nottinghamshire Healthcare NHS Foundation Trust | Nottinghamshire Healthcare NHS Trust | National Health Service
Sherwood Forest Hospitals NHS Foundation Trust | | National Health Service
Leicestershire Partnership NHS Trust | LPT | National Health Service
University Hospitals Coventry and Warwickshire NHS Trust | UHCW | National Health Service
Sandwell and West Birmingham Hospitals NHS Trust | SWBH | National Health Service
Birmingham Women's and Children's NHS Foundation Trust | | National Health Service
Birmingham and Solihull Mental Health NHS Foundation Trust | BSMHFT | National Health Service
Royal Orthopaedic Hospital | Royal Orthopaedic Hospital NHS Foundation Trust |
Royal Wolverhampton NHS Trust | | National Health Service
Robert Jones and Agnes Hunt Orthopaedic Hospital | RJAH ; Oswestry Orthopaedic Hospital |
Worcestershire Acute Hospitals NHS Trust | | National Health Service
Royal Papworth Hospital | Royal Papworth Hospital NHS Foundation Trust |
Cambridgeshire and Peterborough NHS Foundation Trust | CPFT | National Health Service
Norfolk and Norwich University Hospitals NHS Foundation Trust | NNUH | National Health Service
Norfolk and Suffolk NHS Foundation Trust | NSFT | National Health Service
East Suffolk and North Essex NHS Foundation Trust | ESNEFT ; Ipswich Hospital NHS Trust ; Colchester Hospital University NHS Foundation Trust | National Health Service
Mid and South Essex NHS Foundation Trust | Basildon and Thurrock University Hospitals NHS Foundation Trust | National Health Service
North West Anglia NHS Foundation Trust | | National Health Service
Bedfordshire Hospitals NHS Foundation Trust | | National Health Service
East and North Hertfordshire NHS Trust | | National Health Service
Mount Vernon Cancer Centre | Mount Vernon Hospital ; Gray Cancer Institute |
Hertfordshire Partnership University NHS Foundation Trust | HPFT | National Health Service
Oxford Health NHS Foundation Trust | Oxfordshire and Buckinghamshire Mental Health NHS Foundation Trust | National Health Service
Buckinghamshire Healthcare NHS Trust | Buckinghamshire Hospitals NHS Trust | National Health Service
Royal Berkshire NHS Foundation Trust | | National Health Service
Berkshire Healthcare NHS Foundation Trust | | National Health Service
Frimley Health NHS Foundation Trust | | National Health Service
Hampshire and Isle of Wight Healthcare NHS Foundation Trust | Southern Health NHS Foundation Trust ; Hampshire Partnership NHS Foundation Trust ; Solent NHS Trust | National Health Service
Portsmouth Hospitals University NHS Trust | Portsmouth Hospitals NHS Trust | National Health Service
University Hospitals Dorset NHS Foundation Trust | Royal Bournemouth and Christchurch Hospitals NHS Foundation Trust | National Health Service
Salisbury NHS Foundation Trust | Wessex Regional Genetics Laboratory | National Health Service
Royal United Hospitals Bath NHS Foundation Trust | Royal National Hospital for Rheumatic Diseases | National Health Service
North Bristol NHS Trust | | National Health Service
Avon and Wiltshire Mental Health Partnership NHS Trust | AWP | National Health Service
Gloucestershire Hospitals NHS Foundation Trust | | National Health Service
Royal Devon University Healthcare NHS Foundation Trust | Royal Devon and Exeter NHS Foundation Trust ; RD&E | National Health Service
University Hospitals Plymouth NHS Trust | Plymouth Hospitals NHS Trust | National Health Service
Royal Cornwall Hospitals NHS Trust | Treliske | National Health Service
Torbay and South Devon NHS Foundation Trust | South Devon Healthcare NHS Foundation Trust | National Health Service
Somerset NHS Foundation Trust | Taunton and Somerset NHS Foundation Trust | National Health Service
University Hospitals Sussex NHS Foundation Trust | Brighton and Sussex University Hospitals NHS Trust ; Western Sussex Hospitals NHS Foundation Trust | National Health Service
Sussex Partnership NHS Foundation Trust | | National Health Service
East Kent Hospitals University NHS Foundation Trust | | National Health Service
Maidstone and Tunbridge Wells NHS Trust | Kent Oncology Centre | National Health Service
Queen Victoria Hospital | Queen Victoria Hospital NHS Foundation Trust ; Blond McIndoe Research Foundation |
Ashford and St Peter's Hospitals NHS Foundation Trust | | National Health Service
Royal Surrey NHS Foundation Trust | | National Health Service
Surrey and Sussex Healthcare NHS Trust | | National Health Service
Epsom and St Helier University Hospitals NHS Trust | | National Health Service
Kingston and Richmond NHS Foundation Trust | Kingston Hospital NHS Foundation Trust | National Health Service
St George's Hospital | St George's Healthcare NHS Trust |
Croydon Health Services NHS Trust | | National Health Service
Lewisham and Greenwich NHS Trust | Lewisham Healthcare NHS Trust | National Health Service
Chelsea and Westminster Hospital | Chelsea and Westminster Hospital NHS Foundation Trust |
West Middlesex University Hospital | West Middlesex Hospital | Chelsea and Westminster Hospital
London North West University Healthcare NHS Trust | North West London Hospitals NHS Trust | National Health Service
St Mark's Hospital | St Mark's the National Bowel Hospital | London North West University Healthcare NHS Trust
Northwick Park Hospital | Northwick Park Institute for Medical Research ; Clinical Research Centre Harrow | London North West University Healthcare NHS Trust
Central and North West London NHS Foundation Trust | CNWL | National Health Service
East London NHS Foundation Trust | ELFT ; East London and the City Mental Health NHS Trust | National Health Service
North London NHS Foundation Trust | Camden and Islington NHS Foundation Trust ; Barnet, Enfield and Haringey Mental Health NHS Trust | National Health Service
West London NHS Trust | West London Mental Health NHS Trust | National Health Service
Oxleas NHS Foundation Trust | Oxleas | National Health Service
North East London NHS Foundation Trust | NELFT | National Health Service
Homerton Healthcare NHS Foundation Trust | | National Health Service
Whittington Health NHS Trust | | National Health Service
Barking, Havering and Redbridge University Hospitals NHS Trust | BHRUT | National Health Service
North Middlesex University Hospital | North Middlesex Hospital | Royal Free London NHS Foundation Trust
Hillingdon Hospitals NHS Foundation Trust | | National Health Service
Royal National Orthopaedic Hospital | RNOH ; Royal National Orthopaedic Hospital NHS Trust |
Great Ormond Street Hospital | Great Ormond Street Hospital for Children NHS Foundation Trust ; Hospital for Sick Children London |
Moorfields Eye Hospital | Moorfields Eye Hospital NHS Foundation Trust |
Royal Marsden Hospital | Royal Marsden NHS Foundation Trust ; The Royal Marsden ; Cancer Hospital London |
Royal Brompton & Harefield | Royal Brompton & Harefield NHS Foundation Trust |
Cardiff and Vale University Health Board | Cardiff and Vale NHS Trust ; CAVUHB |
University Hospital of Wales | UHW | Cardiff and Vale University Health Board
Swansea Bay University Health Board | Abertawe Bro Morgannwg University Health Board ; ABMU |
Cwm Taf Morgannwg University Health Board | Cwm Taf University Health Board |
Betsi Cadwaladr University Health Board | BCUHB ; Ysbyty Gwynedd |
Aneurin Bevan University Health Board | Gwent Healthcare NHS Trust |
Velindre University NHS Trust | Velindre NHS Trust | National Health Service
Public Health Wales | PHW ; National Public Health Service for Wales ; Iechyd Cyhoeddus Cymru |
Public Health Scotland | Health Protection Scotland ; NHS Health Scotland ; ISD Scotland |
NHS Lothian | Lothian University Hospitals NHS Trust |
NHS Greater Glasgow and Clyde | NHSGGC ; North Glasgow University Hospitals NHS Trust |
Royal Hospital for Children Glasgow | Royal Hospital for Sick Children Glasgow ; Yorkhill Hospital | NHS Greater Glasgow and Clyde
Glasgow Royal Infirmary | GRI |
Beatson West of Scotland Cancer Centre | Beatson Oncology Centre | NHS Greater Glasgow and Clyde
Golden Jubilee National Hospital | NHS Golden Jubilee ; Golden Jubilee University National Hospital |
NHS Tayside | Tayside Health Board ; Tayside University Hospitals NHS Trust |
NHS Grampian | Grampian Health Board |
Aberdeen Royal Infirmary | ARI |
NHS Highland | | National Health Service
NHS Fife | | National Health Service
NHS Lanarkshire | | National Health Service
NHS Ayrshire and Arran | | National Health Service
Belfast Health and Social Care Trust | BHSCT |
Western Health and Social Care Trust | C-TRIC |
St. Vincent's University Hospital | St Vincent's Hospital Dublin ; SVUH |
Mater Misericordiae University Hospital | Mater Hospital Dublin ; MMUH |
St. James's Hospital | St James's Hospital Dublin ; SJH Dublin |
Children's Health Ireland | CHI Ireland |
Tallaght University Hospital | Adelaide and Meath Hospital ; AMNCH |
Coombe Hospital | Coombe Women & Infants University Hospital ; Coombe Women's Hospital |
National Maternity Hospital | Holles Street Hospital |
Cork University Hospital | CUH ; Cork Regional Hospital |
University Hospital Galway | Galway University Hospitals ; University College Hospital Galway ; UCHG |
University Hospital Limerick | Mid-Western Regional Hospital |
Alfred Health | Bayside Health |
Alfred Hospital | The Alfred ; Alfred Hospital Melbourne | Alfred Health
Monash Health | Southern Health Melbourne |
Monash Medical Centre | MMC Clayton ; Queen Victoria Medical Centre Clayton | Monash Health
Olivia Newton-John Cancer Research Institute | ONJCRI ; Ludwig Institute for Cancer Research Austin |
Eastern Health (Australia) | Eastern Health Melbourne |
Melbourne Health | Royal Melbourne Hospital Health Service |
Royal Women's Hospital | Royal Women's Hospital Melbourne ; The Women's |
Royal Victorian Eye and Ear Hospital | Eye and Ear Hospital Melbourne ; RVEEH |
Centre for Eye Research Australia | CERA |
Mercy Hospital for Women | | Mercy Health Australia
Mercy Health Australia | Mercy Health & Aged Care |
St Vincent's Hospital Melbourne | St Vincent's Melbourne | St Vincent's Health Australia
St Vincent's Hospital Sydney | St Vincent's Sydney | St Vincent's Health Australia
St Vincent's Health Australia | SVHA ; Sisters of Charity Health Service |
Bionics Institute | Bionic Ear Institute |
National Ageing Research Institute | NARI |
Neuroscience Research Australia | NeuRA ; Prince of Wales Medical Research Institute ; POWMRI |
Children's Medical Research Institute | CMRI ; Children's Medical Research Foundation |
Westmead Institute for Medical Research | WIMR ; Westmead Millennium Institute ; WMI |
Kolling Institute | Kolling Institute of Medical Research |
Heart Research Institute | HRI Sydney |
Woolcock Institute of Medical Research | Woolcock Institute ; Institute of Respiratory Medicine |
Centenary Institute | Centenary Institute of Cancer Medicine and Cell Biology |
Ingham Institute | Ingham Institute for Applied Medical Research |
Hunter Medical Research Institute | HMRI Newcastle |
Hunter New England Local Health District | Hunter New England Health | NSW Health
Sydney Local Health District | SLHD ; Central Sydney Area Health Service | NSW Health
South Western Sydney Local Health District | SWSLHD ; South Western Sydney Area Health Service | NSW Health
Western Sydney Local Health District | WSLHD | NSW Health
Northern Sydney Local Health District | NSLHD ; Northern Sydney Central Coast Health | NSW Health
South Eastern Sydney Local Health District | SESLHD ; South East Sydney Area Health Service | NSW Health
Illawarra Shoalhaven Local Health District | ISLHD | NSW Health
Sydney Children's Hospitals Network | SCHN ; Children's Hospital at Westmead ; Royal Alexandra Hospital for Children | NSW Health
Cancer Institute NSW | CINSW | NSW Health
Metro South Health | Metro South Hospital and Health Service | Queensland Health
Metro North Health | Metro North Hospital and Health Service | Queensland Health
Prince Charles Hospital | The Prince Charles Hospital ; TPCH | Queensland Health
Gold Coast Health | Gold Coast Hospital and Health Service | Queensland Health
Townsville Hospital and Health Service | | Queensland Health
Mater Research | Mater Medical Research Institute ; MMRI Brisbane ; Mater Research Institute | Mater Health
Mater Health | Mater Misericordiae Brisbane ; Mater Hospital Brisbane ; Mater Health Services |
Translational Research Institute | TRI Brisbane ; Translational Research Institute Australia |
Women's and Children's Health Network | Women's and Children's Hospital Adelaide | SA Health
Basil Hetzel Institute | Basil Hetzel Institute for Translational Health Research | SA Health
Hanson Institute | Hanson Centre for Cancer Research | SA Health
SA Pathology | Institute of Medical and Veterinary Science ; IMVS | SA Health
PathWest | PathWest Laboratory Medicine WA ; PathCentre |
Fiona Stanley Hospital | Fremantle Hospital |
Perth Children's Hospital | Princess Margaret Hospital for Children |
King Edward Memorial Hospital | King Edward Memorial Hospital for Women |
Lions Eye Institute | LEI |
Lung Institute of Western Australia | LIWA ; Institute for Respiratory Health |
Menzies Institute for Medical Research | Menzies Research Institute Tasmania ; Menzies Centre for Population Health Research |
Canberra Health Services | ACT Health |
Health New Zealand | Te Whatu Ora ; Auckland District Health Board ; Capital and Coast District Health Board ; Canterbury District Health Board |
Auckland City Hospital | Auckland Hospital | Health New Zealand
Middlemore Hospital | Counties Manukau Health | Health New Zealand
Christchurch Hospital | | Health New Zealand
Medical Research Institute of New Zealand | MRINZ |
Institute of Environmental Science and Research | PHF Science |
Telethon Kids Institute | TICHR |
Credit Valley Hospital | | Trillium Health Partners
Mississauga Hospital | | Trillium Health Partners
Sunnybrook Research Institute | | Sunnybrook Health Sciences Centre
Ottawa Civic Hospital | | Ottawa Hospital
Ottawa General Hospital | | Ottawa Hospital
Kingston General Hospital | | Kingston Health Sciences Centre
Hotel Dieu Hospital Kingston | | Kingston Health Sciences Centre
Victoria Hospital London | | London Health Sciences Centre
Thunder Bay Regional Health Research Institute | | Thunder Bay Regional Health Sciences Centre
Sudbury Regional Hospital | | Health Sciences North
Victoria General Hospital Halifax | | Queen Elizabeth II Health Sciences Centre
St. Paul's Hospital Vancouver | | Providence Health Care
James Cook University Hospital | | South Tees Hospitals NHS Foundation Trust
Queen Elizabeth Hospital Gateshead | | Gateshead Health NHS Foundation Trust
Hull Royal Infirmary | | Hull University Teaching Hospitals NHS Trust
Castle Hill Hospital | | Hull University Teaching Hospitals NHS Trust
York Hospital | | York and Scarborough Teaching Hospitals NHS Foundation Trust
Bradford Royal Infirmary | | Bradford Teaching Hospitals NHS Foundation Trust
Bradford Institute for Health Research | | Bradford Teaching Hospitals NHS Foundation Trust
Pinderfields Hospital | | Mid Yorkshire Teaching NHS Trust
Huddersfield Royal Infirmary | | Calderdale and Huddersfield NHS Foundation Trust
Sheffield Children's Hospital | | Sheffield Children's NHS Foundation Trust
Royal Preston Hospital | | Lancashire Teaching Hospitals NHS Foundation Trust
Aintree University Hospital | | Liverpool University Hospitals NHS Foundation Trust
Royal Liverpool University Hospital | | Liverpool University Hospitals NHS Foundation Trust
Liverpool Women's Hospital | | Liverpool Women's NHS Foundation Trust
Arrowe Park Hospital | | Wirral University Teaching Hospital NHS Foundation Trust
Royal Derby Hospital | | University Hospitals of Derby and Burton NHS Foundation Trust
Rampton Hospital | | Nottinghamshire Healthcare NHS Foundation Trust
King's Mill Hospital | | Sherwood Forest Hospitals NHS Foundation Trust
City Hospital Birmingham | | Sandwell and West Birmingham Hospitals NHS Trust
Sandwell General Hospital | | Sandwell and West Birmingham Hospitals NHS Trust
Birmingham Children's Hospital | | Birmingham Women's and Children's NHS Foundation Trust
Birmingham Women's Hospital | | Birmingham Women's and Children's NHS Foundation Trust
New Cross Hospital | | Royal Wolverhampton NHS Trust
Worcestershire Royal Hospital | | Worcestershire Acute Hospitals NHS Trust
Broomfield Hospital | | Mid and South Essex NHS Foundation Trust
Southend University Hospital | | Mid and South Essex NHS Foundation Trust
Peterborough City Hospital | | North West Anglia NHS Foundation Trust
Hinchingbrooke Hospital | | North West Anglia NHS Foundation Trust
Lister Hospital | | East and North Hertfordshire NHS Trust
Warneford Hospital | | Oxford Health NHS Foundation Trust
Royal Berkshire Hospital | | Royal Berkshire NHS Foundation Trust
Frimley Park Hospital | | Frimley Health NHS Foundation Trust
Wexham Park Hospital | | Frimley Health NHS Foundation Trust
Heatherwood and Wexham Park Hospitals | | Frimley Health NHS Foundation Trust
Queen Alexandra Hospital | | Portsmouth Hospitals University NHS Trust
Royal Bournemouth Hospital | | University Hospitals Dorset NHS Foundation Trust
Poole Hospital | | University Hospitals Dorset NHS Foundation Trust
Salisbury District Hospital | | Salisbury NHS Foundation Trust
Royal United Hospital | | Royal United Hospitals Bath NHS Foundation Trust
Southmead Hospital | | North Bristol NHS Trust
Frenchay Hospital | | North Bristol NHS Trust
Cheltenham General Hospital | | Gloucestershire Hospitals NHS Foundation Trust
Gloucestershire Royal Hospital | | Gloucestershire Hospitals NHS Foundation Trust
Royal Devon and Exeter Hospital | | Royal Devon University Healthcare NHS Foundation Trust
Derriford Hospital | | University Hospitals Plymouth NHS Trust
Royal Cornwall Hospital | | Royal Cornwall Hospitals NHS Trust
Torbay Hospital | | Torbay and South Devon NHS Foundation Trust
Musgrove Park Hospital | | Somerset NHS Foundation Trust
Royal Sussex County Hospital | | University Hospitals Sussex NHS Foundation Trust
Kent and Canterbury Hospital | | East Kent Hospitals University NHS Foundation Trust
William Harvey Hospital | | East Kent Hospitals University NHS Foundation Trust
Maidstone Hospital | | Maidstone and Tunbridge Wells NHS Trust
St Peter's Hospital Chertsey | | Ashford and St Peter's Hospitals NHS Foundation Trust
Royal Surrey County Hospital | | Royal Surrey NHS Foundation Trust
East Surrey Hospital | | Surrey and Sussex Healthcare NHS Trust
St Helier Hospital | | Epsom and St Helier University Hospitals NHS Trust
South West Thames Institute for Renal Research | | Epsom and St Helier University Hospitals NHS Trust
Kingston Hospital | | Kingston and Richmond NHS Foundation Trust
University Hospital Lewisham | | Lewisham and Greenwich NHS Trust
Ealing Hospital | | London North West University Healthcare NHS Trust
Broadmoor Hospital | | West London NHS Trust
Whittington Hospital | | Whittington Health NHS Trust
Queen's Hospital Romford | | Barking, Havering and Redbridge University Hospitals NHS Trust
Hillingdon Hospital | | Hillingdon Hospitals NHS Foundation Trust
Maudsley Hospital | | South London and Maudsley NHS Foundation Trust
Bethlem Royal Hospital | | South London and Maudsley NHS Foundation Trust
Morriston Hospital | | Swansea Bay University Health Board
Royal Gwent Hospital | | Aneurin Bevan University Health Board
Velindre Cancer Centre | | Velindre University NHS Trust
Western Infirmary | | NHS Greater Glasgow and Clyde
Raigmore Hospital | | NHS Highland
Victoria Hospital Kirkcaldy | | NHS Fife
Crosshouse Hospital | | NHS Ayrshire and Arran
Royal Victoria Hospital Belfast | | Belfast Health and Social Care Trust
Belfast City Hospital | | Belfast Health and Social Care Trust
Altnagelvin Area Hospital | | Western Health and Social Care Trust
Our Lady's Children's Hospital Crumlin | | Children's Health Ireland
Temple Street Children's University Hospital | | Children's Health Ireland
Heidelberg Repatriation Hospital | | Austin Health
Box Hill Hospital | | Eastern Health (Australia)
Northern Hospital Epping | | Northern Health (Australia)
Sunshine Hospital | | Western Health (Australia)
John Hunter Hospital | | Hunter New England Local Health District
Liverpool Hospital Sydney | | South Western Sydney Local Health District
Wollongong Hospital | | Illawarra Shoalhaven Local Health District
Sydney Children's Hospital | | Sydney Children's Hospitals Network
Gold Coast University Hospital | | Gold Coast Health
Canberra Hospital | | Canberra Health Services
Department of Health (Victoria) | Victorian Department of Health ; Department of Health and Human Services (Victoria) |
Austin Health | | Department of Health (Victoria)
Northern Health (Australia) | | Department of Health (Victoria)
Western Health (Australia) | | Department of Health (Victoria)
Barwon Health | | Department of Health (Victoria)
Tokushukai | 徳洲会 ; Tokushukai Group ; Tokushukai Medical Corporation |
Shonan Kamakura General Hospital | 湘南鎌倉総合病院 | Tokushukai
Kameda Medical Center | 亀田総合病院 ; 亀田メディカルセンター |
Kurashiki Central Hospital | 倉敷中央病院 ; Ohara HealthCare Foundation |
Toranomon Hospital | 虎の門病院 |
Juntendo University Hospital | 順天堂医院 ; 順天堂大学医学部附属順天堂医院 |
Tenri Hospital | 天理よろづ相談所病院 ; Tenri Yorozu Hospital |
Kitano Hospital | 北野病院 ; Tazuke Kofukai Medical Research Institute |
Kokura Memorial Hospital | 小倉記念病院 |
Sakakibara Heart Institute | 榊原記念病院 |
Cardiovascular Institute Tokyo | 心臓血管研究所 |
Seirei Hamamatsu General Hospital | 聖隷浜松病院 |
Tokyo Metropolitan Geriatric Hospital | 東京都健康長寿医療センター ; Tokyo Metropolitan Institute of Gerontology ; Tokyo Metropolitan Institute for Geriatrics and Gerontology |
Tokyo Metropolitan Institute of Medical Science | 東京都医学総合研究所 ; TMIMS ; Rinshoken |
Tokyo Metropolitan Cancer and Infectious Diseases Center Komagome Hospital | 駒込病院 ; Komagome Hospital |
Aichi Cancer Center | 愛知県がんセンター |
Chiba Cancer Center | 千葉県がんセンター |
Kanagawa Cancer Center | 神奈川県立がんセンター |
Saitama Cancer Center | 埼玉県立がんセンター |
Shizuoka Cancer Center | 静岡県立静岡がんセンター ; 静岡がんセンター |
Miyagi Cancer Center | 宮城県立がんセンター |
Shikoku Cancer Center | 四国がんセンター | National Hospital Organization
Kyushu Cancer Center | 九州がんセンター | National Hospital Organization
Hokkaido Cancer Center | 北海道がんセンター | National Hospital Organization
National Hospital Organization | 国立病院機構 ; NHO Japan |
Kyoto Medical Center | 京都医療センター | National Hospital Organization
Nagoya Medical Center | 名古屋医療センター | National Hospital Organization
Osaka National Hospital | 大阪医療センター ; NHO Osaka National Hospital | National Hospital Organization
Tokyo Medical Center | 東京医療センター | National Hospital Organization
Sagamihara National Hospital | 相模原病院 | National Hospital Organization
National Cerebral and Cardiovascular Center | National Cardiovascular Center |
National Center for Geriatrics and Gerontology | 国立長寿医療研究センター |
National Institutes of Biomedical Innovation, Health and Nutrition | 医薬基盤・健康・栄養研究所 ; NIBIOHN ; National Institute of Biomedical Innovation ; National Institute of Health and Nutrition |
Foundation for Biomedical Research and Innovation at Kobe | FBRI ; 神戸医療産業都市推進機構 ; Institute of Biomedical Research and Innovation |
National Institute of Infectious Diseases | JIHS ; 国立健康危機管理研究機構 |
Japan Organization of Occupational Health and Safety | 労働者健康安全機構 ; JOHAS |
Sasaki Institute | 佐々木研究所 ; Sasaki Foundation |
Kazusa DNA Research Institute | かずさDNA研究所 |
Iwate Biotechnology Research Center | 岩手生物工学研究センター ; IBRC |
Central Institute for Experimental Animals | 実験動物中央研究所 ; CIEA ; Central Institute for Experimental Medicine and Life Science |
Microbial Chemistry Research Foundation | 微生物化学研究会 ; Institute of Microbial Chemistry ; BIKAKEN |
Sagami Chemical Research Institute | 相模中央化学研究所 ; Sagami Chemical Research Center |
Noguchi Institute | 野口研究所 |
Japan Food Research Laboratories | 日本食品分析センター ; JFRL |
Hatano Research Institute | 食品薬品安全センター ; Food and Drug Safety Center |
BoZo Research Center | ボゾリサーチセンター |
Ina Research | イナリサーチ |
Biosafety Research Center | BSRC ; 食品農医薬品安全性評価センター |
Institute of Environmental Toxicology | 残留農薬研究所 ; IET Japan |
Chemicals Evaluation and Research Institute | CERI ; 化学物質評価研究機構 |
Sumika Chemical Analysis Service | 住化分析センター ; SCAS | Sumitomo Chemical
Toray Research Center | 東レリサーチセンター ; TRC Japan | Toray Industries
UBE Scientific Analysis Laboratory | 宇部興産分析 | Ube
Nitto Denko | 日東電工 ; Nitto |
Nitto Avecia | Avecia Biotechnology ; Avecia Milford | Nitto Denko
Samsung Medical Center | 삼성의료원 |
Asan Medical Center | AMC Seoul |
Severance Hospital | 세브란스병원 ; Yonsei Severance Hospital |
Seoul National University Bundang Hospital | 분당서울대학교병원 |
Seoul St. Mary's Hospital | 서울성모병원 ; Kangnam St. Mary's Hospital |
Gil Medical Center | 가천대 길병원 ; Gachon University Gil Medical Center ; Gil Hospital |
Korea Institute of Radiological & Medical Sciences | KIRAMS ; 한국원자력의학원 ; Korea Cancer Center Hospital |
Samsung Biomedical Research Institute | SBRI ; 삼성생명과학연구소 | Samsung Medical Center
Bundang CHA Medical Center | 분당차병원 ; CHA Bundang Medical Center |
Seoul Medical Center | 서울의료원 |
National Medical Center (Korea) | 국립중앙의료원 |
Osong Medical Innovation Foundation | KBIO Health ; 오송첨단의료산업진흥재단 |
Daegu-Gyeongbuk Medical Innovation Foundation | K-MEDI hub ; DGMIF ; 대구경북첨단의료산업진흥재단 |
Korea Health Industry Development Institute | KHIDI ; 한국보건산업진흥원 |
Ministry of Food and Drug Safety | MFDS ; 식품의약품안전처 ; Korea Food and Drug Administration ; KFDA |
National Institute of Agricultural Sciences (Korea) | 국립농업과학원 ; National Academy of Agricultural Science | Rural Development Administration
National Institute of Animal Science | 국립축산과학원 ; NIAS Korea | Rural Development Administration
National Institute of Crop Science | 국립식량과학원 ; NICS Korea | Rural Development Administration
National Institute of Horticultural and Herbal Science | 국립원예특작과학원 ; NIHHS | Rural Development Administration
Animal and Plant Quarantine Agency | QIA ; 농림축산검역본부 ; National Veterinary Research and Quarantine Service |
World Institute of Kimchi | WIKIM ; 세계김치연구소 |
Cathay General Hospital | 國泰綜合醫院 ; 國泰醫院 |
Shin Kong Wu Ho-Su Memorial Hospital | 新光吳火獅紀念醫院 ; Shin Kong Hospital |
Chi Mei Medical Center | 奇美醫院 ; Chi Mei Hospital |
Changhua Christian Hospital | 彰化基督教醫院 ; CCH Taiwan |
Taichung Veterans General Hospital | 臺中榮民總醫院 ; TCVGH |
Kaohsiung Veterans General Hospital | 高雄榮民總醫院 ; KSVGH |
Far Eastern Memorial Hospital | 亞東紀念醫院 ; FEMH |
Buddhist Tzu Chi General Hospital | 花蓮慈濟醫院 ; Hualien Tzu Chi Hospital ; Tzu Chi General Hospital | Tzu Chi Foundation
Tzu Chi Foundation | 慈濟基金會 ; Buddhist Compassion Relief Tzu Chi Foundation ; Tzu Chi |
Koo Foundation Sun Yat-Sen Cancer Center | 和信治癌中心醫院 ; KFSYSCC |
Development Center for Biotechnology | 生物技術開發中心 ; DCB Taiwan |
Food Industry Research and Development Institute | 食品工業發展研究所 ; FIRDI |
Medical and Pharmaceutical Industry Technology and Development Center | PITDC ; 醫藥工業技術發展中心 |
Animal Technology Institute Taiwan | ATIT ; 動物科技研究所 ; Agricultural Technology Research Institute ; Pig Research Institute Taiwan |
Hong Kong Sanatorium & Hospital | 養和醫院 ; HKSH ; Hong Kong Sanatorium and Hospital |
Queen Mary Hospital | 瑪麗醫院 | Hospital Authority
Prince of Wales Hospital | 威爾斯親王醫院 | Hospital Authority
Queen Elizabeth Hospital (Hong Kong) | 伊利沙伯醫院 | Hospital Authority
Pamela Youde Nethersole Eastern Hospital | 東區尤德夫人那打素醫院 ; PYNEH | Hospital Authority
Princess Margaret Hospital (Hong Kong) | 瑪嘉烈醫院 | Hospital Authority
Hong Kong Jockey Club | HKJC ; 香港賽馬會 |
Fuwai Hospital | 阜外医院 ; 中国医学科学院阜外医院 ; Cardiovascular Institute and Fuwai Hospital | Chinese Academy of Medical Sciences
Cancer Hospital Chinese Academy of Medical Sciences | 中国医学科学院肿瘤医院 ; National Cancer Center China ; CAMS Cancer Hospital | Chinese Academy of Medical Sciences
Institute of Hematology & Blood Diseases Hospital | 中国医学科学院血液病医院 ; 血液学研究所 | Chinese Academy of Medical Sciences
Institute of Materia Medica, Chinese Academy of Medical Sciences | 中国医学科学院药物研究所 ; IMM CAMS | Chinese Academy of Medical Sciences
Institute of Medical Biology, Chinese Academy of Medical Sciences | 中国医学科学院医学生物学研究所 ; IMBCAMS | Chinese Academy of Medical Sciences
Beijing Tiantan Hospital | 北京天坛医院 ; 首都医科大学附属北京天坛医院 |
Beijing Anzhen Hospital | 北京安贞医院 |
Beijing Chaoyang Hospital | 北京朝阳医院 |
Beijing Children's Hospital | 北京儿童医院 |
Beijing Ditan Hospital | 北京地坛医院 |
Beijing You'an Hospital | 北京佑安医院 |
Beijing Anding Hospital | 北京安定医院 |
Beijing Hospital | 北京医院 |
Beijing Jishuitan Hospital | 北京积水潭医院 ; Jishuitan Hospital |
China-Japan Friendship Hospital | 中日友好医院 |
Peking University First Hospital | 北京大学第一医院 |
Peking University Third Hospital | 北京大学第三医院 |
Peking University People's Hospital | 北京大学人民医院 |
Peking University Cancer Hospital | 北京大学肿瘤医院 ; Beijing Cancer Hospital ; Beijing Institute for Cancer Research |
Guang'anmen Hospital | 广安门医院 | China Academy of Chinese Medical Sciences
Xiyuan Hospital | 西苑医院 | China Academy of Chinese Medical Sciences
Shanghai Chest Hospital | 上海市胸科医院 |
Shanghai Pulmonary Hospital | 上海市肺科医院 |
Shanghai Mental Health Center | 上海市精神卫生中心 |
Renji Hospital | 仁济医院 ; Ren Ji Hospital |
Xinhua Hospital | 新华医院 |
Shanghai Ninth People's Hospital | 上海第九人民医院 |
Shanghai Sixth People's Hospital | 上海市第六人民医院 |
Shanghai General Hospital | 上海市第一人民医院 ; Shanghai First People's Hospital |
Fudan University Shanghai Cancer Center | 复旦大学附属肿瘤医院 ; FUSCC ; Shanghai Cancer Hospital |
Children's Hospital of Fudan University | 复旦大学附属儿科医院 |
Eye & ENT Hospital of Fudan University | 复旦大学附属眼耳鼻喉科医院 ; Shanghai EENT Hospital |
Shanghai East Hospital | 上海市东方医院 |
Shanghai Tenth People's Hospital | 上海市第十人民医院 |
Changhai Hospital | 长海医院 |
Changzheng Hospital | 长征医院 |
Longhua Hospital | 龙华医院 |
Shuguang Hospital | 曙光医院 |
Xijing Hospital | 西京医院 |
Tangdu Hospital | 唐都医院 |
Southwest Hospital | 西南医院 |
Xinqiao Hospital | 新桥医院 |
Daping Hospital | 大坪医院 |
Jinling Hospital | 金陵医院 ; 南京军区南京总医院 ; Nanjing General Hospital of Nanjing Military Command |
Nanfang Hospital | 南方医院 |
Zhujiang Hospital | 珠江医院 |
Sun Yat-sen University Cancer Center | 中山大学肿瘤防治中心 ; SYSUCC |
Zhongshan Ophthalmic Center | 中山眼科中心 ; ZOC |
Guangdong Provincial People's Hospital | 广东省人民医院 ; Guangdong General Hospital |
Guangdong Provincial Hospital of Chinese Medicine | 广东省中医院 |
Guangzhou Women and Children's Medical Center | 广州市妇女儿童医疗中心 |
Guangzhou Institute of Respiratory Health | 广州呼吸健康研究院 ; Guangzhou Institute of Respiratory Disease |
Wuhan Union Hospital | 武汉协和医院 ; Union Hospital Tongji Medical College |
Renmin Hospital of Wuhan University | 武汉大学人民医院 ; Hubei General Hospital |
Zhongnan Hospital of Wuhan University | 武汉大学中南医院 ; Zhongnan Hospital |
Second Xiangya Hospital | 湘雅二医院 |
Third Xiangya Hospital | 湘雅三医院 |
Qilu Hospital of Shandong University | 山东大学齐鲁医院 ; Qilu Hospital |
Shandong Cancer Hospital | 山东省肿瘤医院 |
Shandong Provincial Hospital | 山东省立医院 |
Sir Run Run Shaw Hospital | 邵逸夫医院 ; SRRSH |
Zhejiang Cancer Hospital | 浙江省肿瘤医院 |
Zhejiang Provincial People's Hospital | 浙江省人民医院 |
Jiangsu Province Hospital | 江苏省人民医院 ; First Affiliated Hospital of Nanjing Medical University |
Nanjing Drum Tower Hospital | 南京鼓楼医院 ; Drum Tower Hospital |
Henan Provincial People's Hospital | 河南省人民医院 |
Henan Cancer Hospital | 河南省肿瘤医院 |
Sichuan Provincial People's Hospital | 四川省人民医院 |
Sichuan Cancer Hospital | 四川省肿瘤医院 |
Shengjing Hospital | 盛京医院 ; Shengjing Hospital of China Medical University |
Tianjin Medical University Cancer Institute and Hospital | 天津市肿瘤医院 ; 天津医科大学肿瘤医院 |
Tianjin Huanhu Hospital | 天津市环湖医院 |
Hebei General Hospital | 河北省人民医院 |
National Institutes for Food and Drug Control | 中国食品药品检定研究院 ; NIFDC ; National Institute for the Control of Pharmaceutical and Biological Products ; NICPBP |
National Medical Products Administration | 国家药品监督管理局 ; NMPA ; China Food and Drug Administration ; CFDA ; State Food and Drug Administration ; SFDA |
Beijing Institute of Pharmacology and Toxicology | 军事医学科学院毒物药物研究所 | Academy of Military Medical Sciences
Academy of Military Medical Sciences | 军事医学科学院 ; AMMS ; Academy of Military Medicine |
National Institute of Biological Sciences, Beijing | NIBS ; 北京生命科学研究所 |
Chinese Institute for Brain Research | 北京脑科学与类脑研究中心 ; CIBR |
Christian Medical College Vellore | CMC Vellore ; Christian Medical College & Hospital |
PD Hinduja Hospital | Hinduja Hospital ; P. D. Hinduja National Hospital |
Kokilaben Dhirubhai Ambani Hospital | Kokilaben Hospital | Reliance Industries
Sir Ganga Ram Hospital | SGRH |
Jaslok Hospital | Jaslok Hospital and Research Centre |
Bombay Hospital | Bombay Hospital & Medical Research Centre |
Lilavati Hospital | Lilavati Hospital and Research Centre |
King Edward Memorial Hospital (Mumbai) | KEM Hospital ; Seth GS Medical College and KEM Hospital |
KEM Hospital Research Centre | KEM Hospital Pune |
Rajiv Gandhi Cancer Institute | RGCIRC ; Rajiv Gandhi Cancer Institute and Research Centre |
Cancer Institute WIA | Adyar Cancer Institute ; Cancer Institute Adyar |
Kidwai Memorial Institute of Oncology | Kidwai Cancer Institute ; KMIO |
Regional Cancer Centre Thiruvananthapuram | RCC Trivandrum |
Malabar Cancer Centre | MCC Thalassery |
Chittaranjan National Cancer Institute | CNCI |
Tata Medical Center | TMC Kolkata |
Advanced Centre for Treatment, Research and Education in Cancer | ACTREC ; Cancer Research Institute Mumbai | Tata Memorial Hospital
HCG | HealthCare Global ; HealthCare Global Enterprises ; Bangalore Institute of Oncology |
Dr. Mohan's Diabetes Specialities Centre | Madras Diabetes Research Foundation ; MDRF |
M. S. Swaminathan Research Foundation | MSSRF |
BAIF Development Research Foundation | BAIF ; Bharatiya Agro Industries Foundation |
Vasantdada Sugar Institute | VSI |
South Indian Textile Research Association | SITRA |
Ahmedabad Textile Industry's Research Association | ATIRA |
Foundation for Medical Research Mumbai | FMR Mumbai |
National Dope Testing Laboratory | NDTL |
Indian Pharmacopoeia Commission | IPC India |
Central Drugs Standard Control Organisation | CDSCO |
Food Safety and Standards Authority of India | FSSAI |
DBT-Wellcome Trust India Alliance | India Alliance ; Wellcome Trust/DBT India Alliance |
Biotechnology Industry Research Assistance Council | BIRAC |
Aga Khan University Hospital | AKUH |
Shaukat Khanum Memorial Cancer Hospital | SKMCH ; Shaukat Khanum Memorial Cancer Hospital and Research Centre |
BIRDEM | Bangladesh Institute of Research and Rehabilitation in Diabetes, Endocrine and Metabolic Disorders | Diabetic Association of Bangladesh
Diabetic Association of Bangladesh | BADAS |
American University of Beirut Medical Center | AUBMC ; American University Hospital |
King Hussein Cancer Center | KHCC ; Al-Amal Center |
King Khalid Eye Specialist Hospital | KKESH |
King Fahad Medical City | KFMC |
King Abdullah International Medical Research Center | KAIMRC | Ministry of National Guard Health Affairs
Ministry of National Guard Health Affairs | MNGHA ; National Guard Health Affairs ; King Abdulaziz Medical City |
Prince Sultan Military Medical City | Riyadh Military Hospital ; PSMMC |
Johns Hopkins Aramco Healthcare | JHAH |
Sheikh Khalifa Medical City | SKMC | Abu Dhabi Health Services Company
Abu Dhabi Health Services Company | SEHA |
Tawam Hospital | | Abu Dhabi Health Services Company
Dubai Health Authority | DHA ; Department of Health and Medical Services Dubai |
Dasman Diabetes Institute | DDI Kuwait |
Theodor Bilharz Research Institute | TBRI |
Children's Cancer Hospital Egypt 57357 | CCHE ; Hospital 57357 |
National Hepatology and Tropical Medicine Research Institute | NHTMRI |
Aga Khan University Hospital Nairobi | AKUHN |
Kenyatta National Hospital | KNH |
Moi Teaching and Referral Hospital | MTRH |
KEMRI-Wellcome Trust Research Programme | KWTRP ; KEMRI Wellcome ; KEMRI-Wellcome Trust | Kenya Medical Research Institute
Malawi-Liverpool-Wellcome Programme | MLW ; Malawi Liverpool Wellcome Trust Clinical Research Programme |
Oxford University Clinical Research Unit | OUCRU ; Wellcome Trust Major Overseas Programme Vietnam |
Mahidol Oxford Tropical Medicine Research Unit | MORU ; Wellcome-Mahidol University-Oxford Tropical Medicine Research Programme |
Centre for the AIDS Programme of Research in South Africa | CAPRISA |
Africa Health Research Institute | K-RITH |
Infectious Diseases Institute | IDI ; IDI Makerere |
Joint Clinical Research Centre | JCRC |
MRC/UVRI Uganda Research Unit | MRC/UVRI and LSHTM Uganda Research Unit ; MRC Uganda |
Uganda Cancer Institute | UCI Kampala |
Kilimanjaro Christian Medical Centre | KCMC |
Bugando Medical Centre | BMC Mwanza |
Zambart | ZAMBART Project |
Centre for Infectious Disease Research in Zambia | CIDRZ |
Botswana Harvard AIDS Institute Partnership | Botswana-Harvard Partnership ; Botswana Harvard Health Partnership |
Biomedical Research and Training Institute | BRTI Harare |
Institute of Human Virology Nigeria | IHVN |
Centre National de Recherche et de Formation sur le Paludisme | CNRFP |
Malaria Research and Training Center | MRTC Bamako |
Centre International de Recherches Médicales de Franceville | CIRMF |
AIDS Support Organisation | TASO ; The AIDS Support Organization |
Wits Health Consortium | WHC |
Wits Reproductive Health and HIV Institute | Wits RHI ; Reproductive Health and HIV Research Unit | Wits Health Consortium
Ezintsha | | Wits Health Consortium
Perinatal HIV Research Unit | PHRU | Wits Health Consortium
Aurum Institute | The Aurum Institute ; Aurum Health Research |
Desmond Tutu Health Foundation | Desmond Tutu HIV Foundation ; DTHF |
Foundation for Professional Development | FPD |
TASK Applied Science | TASK |
Instituto de Investigación Sanitaria La Fe | IIS La Fe ; Health Research Institute La Fe |
Fundación Jiménez Díaz | Hospital Universitario Fundación Jiménez Díaz ; IIS-FJD | Quirónsalud
Centro Médico Teknon | Teknon | Quirónsalud
Hospital Ruber Internacional | Ruber Internacional | Quirónsalud
Clínica Universidad de Navarra | CUN ; Clínica Universitaria de Navarra |
Hospital Sant Joan de Déu | HSJD ; Sant Joan de Déu Barcelona Children's Hospital | Orden Hospitalaria de San Juan de Dios
Orden Hospitalaria de San Juan de Dios | Hospitaller Order of Saint John of God ; Brothers Hospitallers of Saint John of God |
Parc de Salut Mar | Hospital del Mar ; IMIM ; Institut Municipal d'Investigació Mèdica ; Hospital del Mar Medical Research Institute |
Germans Trias i Pujol Hospital | Hospital Universitari Germans Trias i Pujol ; Can Ruti | Institut Català de la Salut
Germans Trias i Pujol Research Institute | IGTP ; Institut Germans Trias i Pujol |
IrsiCaixa | IrsiCaixa AIDS Research Institute |
Josep Carreras Leukaemia Research Institute | IJC ; Institut de Recerca contra la Leucèmia Josep Carreras |
Institut Català d'Oncologia | ICO Catalonia ; Catalan Institute of Oncology |
Institut Català de la Salut | ICS ; Catalan Health Institute |
Vall d'Hebron Institute of Oncology | VHIO ; Vall d'Hebron Institut d'Oncologia |
Institut Guttmann | Guttmann Institute ; Institut Guttmann Neurorehabilitation Hospital |
Institute for Research in Biomedicine Barcelona | IRB Barcelona ; Institut de Recerca Biomèdica |
Institute for Bioengineering of Catalonia | IBEC |
Servicio Andaluz de Salud | Andalusian Health Service |
Servicio Madrileño de Salud | SERMAS ; Madrid Health Service |
Servizo Galego de Saúde | SERGAS ; Galician Health Service |
Fundación Progreso y Salud | Andalusian Public Foundation Progress and Health ; FPS Andalucía |
Steiermärkische Krankenanstaltengesellschaft | KAGes |
Tirol Kliniken | TILAK ; Tiroler Landeskrankenanstalten |
Landesklinikum Salzburg | Salzburger Landeskliniken ; Uniklinikum Salzburg |
Kepler University Hospital | Kepler Universitätsklinikum ; Allgemeines Krankenhaus Linz ; AKH Linz |
Wiener Gesundheitsverbund | Vienna Healthcare Group ; Wiener Krankenanstaltenverbund ; KAV |
St. Anna Children's Cancer Research Institute | CCRI ; St. Anna Kinderkrebsforschung |
Ludwig Boltzmann Gesellschaft | LBG ; Ludwig Boltzmann Institute |
Luzerner Kantonsspital | LUKS ; Cantonal Hospital of Lucerne |
Kantonsspital Aarau | KSA |
Kantonsspital Winterthur | KSW |
Kantonsspital Baselland | KSBL ; Kantonsspital Liestal |
Balgrist University Hospital | Universitätsklinik Balgrist ; Balgrist ; Uniklinik Balgrist |
Schulthess Klinik | Schulthess Clinic ; Wilhelm Schulthess Klinik |
Swiss Paraplegic Centre | Schweizer Paraplegiker-Zentrum ; Swiss Paraplegic Research ; SPZ Nottwil |
University Children's Hospital Zurich | Kinderspital Zürich ; Kispi ; Eleonorenstiftung |
University Children's Hospital Basel | UKBB ; Universitäts-Kinderspital beider Basel |
Ente Ospedaliero Cantonale | EOC |
Institute for Research in Biomedicine (Bellinzona) | IRB Bellinzona |
LMU Klinikum | LMU University Hospital ; University Hospital Munich |
German Heart Center Berlin | Deutsches Herzzentrum der Charité |
Deutsches Herzzentrum München | German Heart Centre Munich |
Herzzentrum Leipzig | Heart Center Leipzig ; Leipzig Heart Center | Helios Kliniken
Herz- und Diabeteszentrum Nordrhein-Westfalen | HDZ NRW ; Heart and Diabetes Center North Rhine-Westphalia |
Kerckhoff-Klinik | Kerckhoff Clinic Bad Nauheim ; Kerckhoff Heart Center |
Klinikum Stuttgart | Katharinenhospital |
Klinikum Nürnberg | Nuremberg General Hospital |
Klinikum Bremen-Mitte | | Gesundheit Nord
Gesundheit Nord | Gesundheit Nord Klinikverbund Bremen ; GeNo |
München Klinik | Städtisches Klinikum München ; Klinikum Schwabing |
BG Kliniken | BG Klinikum ; Berufsgenossenschaftliche Kliniken |
Bergmannsheil | BG University Hospital Bergmannsheil ; Berufsgenossenschaftliches Universitätsklinikum Bergmannsheil | BG Kliniken
Institut für Prävention und Arbeitsmedizin der DGUV | IPA Bochum ; BGFA | German Social Accident Insurance
German Social Accident Insurance | DGUV ; Deutsche Gesetzliche Unfallversicherung |
LungenClinic Grosshansdorf | Krankenhaus Großhansdorf |
Research Center Borstel | Forschungszentrum Borstel ; FZ Borstel ; Leibniz Lung Center |
Austrian Research Promotion Agency | FFG ; Österreichische Forschungsförderungsgesellschaft |
Vienna Science and Technology Fund | WWTF ; Wiener Wissenschafts-, Forschungs- und Technologiefonds |
Innosuisse | Swiss Innovation Agency ; Commission for Technology and Innovation ; KTI ; Kommission für Technologie und Innovation |
Luxembourg National Research Fund | FNR ; Fonds National de la Recherche |
Innoviris | Brussels Institute for Research and Innovation |
Agentschap Innoveren en Ondernemen | VLAIO ; IWT ; Agency for Innovation by Science and Technology |
Business Finland | Tekes ; Finnish Funding Agency for Innovation |
Swedish Research Council | Medicinska forskningsrådet ; Swedish Medical Research Council |
Swedish Foundation for Strategic Research | Stiftelsen för strategisk forskning |
Mistra | Swedish Foundation for Strategic Environmental Research ; Stiftelsen för miljöstrategisk forskning |
Riksbankens Jubileumsfond | Bank of Sweden Tercentenary Foundation |
Estonian Research Council | Eesti Teadusagentuur ; ETAG |
Research Council of Lithuania | Lietuvos mokslo taryba |
Latvian Council of Science | Latvijas Zinātnes padome |
Slovenian Research and Innovation Agency | ARIS Slovenia ; ARRS ; Slovenian Research Agency ; Javna agencija za raziskovalno dejavnost |
Croatian Science Foundation | Hrvatska zaklada za znanost ; HRZZ |
Slovak Research and Development Agency | APVV ; Agentúra na podporu výskumu a vývoja |
Technology Agency of the Czech Republic | TAČR ; Technologická agentura České republiky |
Czech Health Research Council | AZV ČR ; Agentura pro zdravotnický výzkum České republiky |
National Research, Development and Innovation Office | NKFIH ; Nemzeti Kutatási, Fejlesztési és Innovációs Hivatal ; OTKA ; Hungarian Scientific Research Fund |
Bulgarian National Science Fund | BNSF ; Фонд научни изследвания |
Hellenic Foundation for Research and Innovation | HFRI ; ELIDEK |
Russian Science Foundation | Российский научный фонд |
Israel Science Foundation | הקרן הלאומית למדע |
United States-Israel Binational Science Foundation | BSF ; Binational Science Foundation |
Binational Agricultural Research and Development Fund | BARD |
German-Israeli Foundation for Scientific Research and Development | GIF ; German-Israeli Foundation |
Science Foundation Ireland | Irish Research Council ; Irish Research Council for Science, Engineering and Technology ; IRCSET |
Health Research Board | Medico-Social Research Board |
Enterprise Ireland | Fiontraíocht Éireann |
Chief Scientist Office | CSO Scotland ; Chief Scientist Office of Scotland |
Health and Care Research Wales | National Institute for Social Care and Health Research ; NISCHR ; Ymchwil Iechyd a Gofal Cymru |
Innovate UK | TSB |
Royal Commission for the Exhibition of 1851 | Exhibition of 1851 Commission |
National Centre for the Replacement, Refinement and Reduction of Animals in Research | NC3Rs |
Mitacs | Mathematics of Information Technology and Complex Systems |
São Paulo Research Foundation | | Fundação de Amparo à Pesquisa do Estado de São Paulo
Fundação de Amparo à Pesquisa do Estado do Rio de Janeiro | FAPERJ |
Fundação de Amparo à Pesquisa do Estado de Minas Gerais | FAPEMIG |
Fundação de Amparo à Pesquisa do Estado do Rio Grande do Sul | FAPERGS |
Agencia Nacional de Investigación e Innovación | ANII |
Colciencias | Ministerio de Ciencia, Tecnología e Innovación |
Consejo Nacional de Ciencia, Tecnología e Innovación Tecnológica | CONCYTEC |
Consejo Nacional de Ciencia y Tecnología | Secihti |
Science and Engineering Research Board | SERB ; Anusandhan National Research Foundation ; ANRF |
Indian Council of Medical Research | Indian Research Fund Association |
University Grants Commission | UGC |
Pakistan Health Research Council | Pakistan Medical Research Council ; PMRC |
Bangladesh Agricultural Research Institute | BARI |
Bangladesh Rice Research Institute | BRRI |
Nepal Health Research Council | NHRC |
National Medical Research Council (Singapore) | NMRC |
National Research Council of Thailand | NRCT ; สำนักงานการวิจัยแห่งชาติ |
Health Systems Research Institute | HSRI ; สถาบันวิจัยระบบสาธารณสุข |
Research Grants Council | RGC Hong Kong |
Australian Research Council | ARC Australia |
Marsden Fund | | Royal Society Te Apārangi
Royal Society Te Apārangi | Royal Society of New Zealand ; RSNZ ; New Zealand Institute |
European Innovation Council | EIC |
European Institute of Innovation and Technology | EIT |
EIT Health | | European Institute of Innovation and Technology
EIT Food | | European Institute of Innovation and Technology
COST | European Cooperation in Science and Technology ; COST Association |
Fundação Champalimaud | Champalimaud Centre for the Unknown ; Champalimaud Research | Champalimaud Foundation
BioNTech Manufacturing | | BioNTech
Boehringer Ingelheim Venture Fund | | Boehringer Ingelheim
Sanofi Ventures | | Sanofi
Novo Seeds | | Novo Holdings
Flagship Pioneering | Flagship Ventures ; Newcogen |
Arch Venture Partners | ARCH Ventures |
SV Health Investors | SV Life Sciences ; Schroder Ventures Life Sciences |
HealthCare Royalty Partners | HCRx ; HealthCare Royalty |
Isomorphic Labs | Isomorphic | Alphabet
Verily | Verily Life Sciences LLC |
Amazon Pharmacy | PillPack | Amazon
One Medical | 1Life Healthcare ; 1Life | Amazon
Teladoc Health | Teladoc |
Livongo | Livongo Health ; EosHealth | Teladoc Health
BetterHelp | | Teladoc Health
Amwell | American Well |
Hims & Hers Health | Hims |
Babylon Health | babylon ; Babylon Holdings |
Kry | Livi |
Ada Health | Ada Health GmbH |
Huma | Medopad |
Sensyne Health | Drayson Health ; Arcturis Data |
Current Health | snap40 |
TPP | The Phoenix Partnership |
EMIS | EMIS Health ; EMIS Group ; Egton Medical Information Systems | Optum
Epic Systems | Epic Systems Corporation ; Human Services Computing |
Cerner | PGI & Associates |
Veradigm | Allscripts ; Allscripts Healthcare Solutions ; Eclipsys |
Meditech | Medical Information Technology |
NextGen Healthcare | Quality Systems Inc |
athenahealth | Athena Healthcare |
Press Ganey | Press Ganey Associates ; PG Forsta |
Premier Inc | Premier healthcare alliance |
Vizient | VHA Inc ; University HealthSystem Consortium ; UHC Consortium |
Advisory Board Company | The Advisory Board Company ; Advisory Board |
Truven Health Analytics | Merative ; Thomson Medstat ; MEDSTAT Group ; Thomson Reuters Healthcare ; IBM Watson Health |
Explorys | | Truven Health Analytics
Aetion | | Datavant
Precision Medicine Group | Precision for Medicine |
Xcenda | | Cencora
Adelphi Group | Adelphi Real World |
Kantar Health | Cerner Enviza | Oracle
RTI Health Solutions | RTI-HS | RTI International
Pharmerit International | OPEN Health |
Mapi Group | Mapi Research Institute ; Mapi Research Trust | ICON
Oxford Outcomes | | ICON
United Therapeutics | UT ; Lung Rx |
Revivicor | PPL Therapeutics Inc | United Therapeutics
Lung Biotechnology | | United Therapeutics
SteadyMed | | United Therapeutics
Makana Therapeutics | | Recombinetics
Recombinetics | Acceligen |
Aziyo Biologics | Elutia |
MTF Biologics | Musculoskeletal Transplant Foundation ; MTF |
AATB | American Association of Tissue Banks |
LifeNet Health | Virginia Tissue Bank ; LifeNet |
CellSeed | セルシード |
Cytograft Tissue Engineering | Cytograft |
BioTissue | TissueTech ; Bio-Tissue ; Amniox Medical |
Smith & Nephew Wound Management | | Smith & Nephew
AVITA Medical | Clinical Cell Culture ; Avita ; C3 Perth |
Mallinckrodt Baker | | Avantor
Targacept | Catalyst Biosciences ; Gyre Therapeutics ; Targacept Inc |
Perrigo Israel | Agis Industries ; Agis ; Padagis | Perrigo
Vaxart | Nabi Biopharmaceuticals ; Nabi ; North American Biologicals ; Vaxart Inc ; Aviragen |
Astria Therapeutics | Catabasis Pharmaceuticals ; Astria ; Catabasis | BioCryst Pharmaceuticals
Avalo Therapeutics | Cerecor ; Cerecor Inc |
Opus Genetics | Rexahn Pharmaceuticals ; Ocuphire Pharma ; Ocuphire |
Palisade Bio | Seneca Biopharma ; Neuralstem ; Neuralstem Inc ; Leading BioSciences |
Ocugen | Histogenics ; Histogenics Corporation ; Ocugen Inc |
Eledon Pharmaceuticals | Novus Therapeutics ; Tokai Pharmaceuticals ; Otic Pharma ; Anelixis Therapeutics |
Melinta Therapeutics | Cempra ; Cempra Pharmaceuticals ; Rib-X Pharmaceuticals ; Rib-X ; Melinta | CorMedix
Paratek Pharmaceuticals | Transcept Pharmaceuticals ; Transcept ; Paratek |
Currax Pharmaceuticals | Pernix Therapeutics ; Golf Trust of America ; Macoven ; Nalpropion Pharmaceuticals |
Molecular Templates | Threshold Pharmaceuticals ; MTEM |
Viracta Therapeutics | Sunesis Pharmaceuticals ; Sunesis ; Mosaic Pharmaceuticals ; Viracta |
Carisma Therapeutics | Sesen Bio ; Eleven Biotherapeutics ; Viventia Bio ; Carma Therapeutics |
Millendo Therapeutics | OvaScience ; Tempest Therapeutics ; Atterocor |
Oncternal Therapeutics | GTx ; GTx Inc ; Genotherapeutics ; Oncternal |
LivaNova | Sorin Group ; Sorin ; Sorin Biomedica ; Snia Sorin ; LivaNova plc |
Cibus | Calyxt ; Cellectis Plant Sciences ; Cibus Global ; Cibus Genetics ; ValiGen |
Eurobio Scientific | Exonhit Therapeutics ; ExonHit ; Diaxonhit ; Eurobio |
Hazera Genetics | Hazera ; Hazera Seeds | Limagrain
Lidea | Euralis ; Euralis Semences ; Caussade Semences |
Kuros Biosciences | Cytos Biotechnology ; Cytos ; Kuros Biosurgery ; Kuros |
LEO Electron Microscopy | Carl Zeiss Microscopy ; Carl Zeiss MicroImaging ; Carl Zeiss SMT Nano Technology Systems ; LEO Elektronenmikroskopie | Carl Zeiss
Sygnis | Lion Bioscience ; Sygnis Pharma ; Sygnis AG ; Expedeon |
Heidelberg Pharma | Wilex ; WILEX AG ; Wilex Biotechnology ; Heidelberg Pharma AG |
Cascadian Therapeutics | Biomira ; Oncothyreon | Seagen
Altasciences | Algorithme Pharma ; Altasciences Clinical Research |
Precigen | Intrexon ; Genomatix Ltd ; Precigen Inc ; Intrexon Corporation |
Lumara Health | KV Pharmaceutical ; K-V Pharmaceutical | AMAG Pharmaceuticals
ANI Pharmaceuticals | BioSante Pharmaceuticals ; Ben-Abraham Technologies ; ANIP |
Versalis | EniChem ; Enimont ; Polimeri Europa | Eni
Paradigm Therapeutics | Takeda Cambridge ; Takeda Cambridge Limited | Takeda
Fortress Biotech | Coronado Biosciences |
Strongbridge Biopharma | Cortendo ; Cortendo AB ; Strongbridge | Xeris
Aadi Bioscience | Aerpio Pharmaceuticals ; Aerpio Therapeutics ; Whitehawk Therapeutics ; Aadi |
ImmunityBio | NantKwest ; ConkWest ; NantCell ; ZelleRx |
Sheffield Pharmaceuticals | Synthetic Biologics ; Adeona Pharmaceuticals ; Pipex Pharmaceuticals ; Theriva Biologics ; Sheffield Medical Technologies |
Asensus Surgical | TransEnterix ; SafeStitch Medical | Karl Storz
Hope Hospital | Salford Royal Hospital | Northern Care Alliance NHS Foundation Trust
Royal Liverpool Children's Hospital | Alder Hey Children's Hospital | Alder Hey Children's NHS Foundation Trust
City General Hospital Stoke | Royal Stoke University Hospital | University Hospitals of North Midlands NHS Trust
Walsgrave Hospital | University Hospital Coventry | University Hospitals Coventry and Warwickshire NHS Trust
Norfolk and Norwich Hospital | Norfolk and Norwich University Hospital | Norfolk and Norwich University Hospitals NHS Foundation Trust
Luton and Dunstable Hospital | Luton and Dunstable University Hospital | Bedfordshire Hospitals NHS Foundation Trust
Mayday University Hospital | Croydon University Hospital ; Mayday Hospital | Croydon Health Services NHS Trust
Homerton Hospital | Homerton University Hospital | Homerton Healthcare NHS Foundation Trust
Austin and Repatriation Medical Centre | Austin Hospital | Austin Health
Western Hospital Melbourne | Footscray Hospital | Western Health (Australia)
Geelong Hospital | University Hospital Geelong | Barwon Health
Townsville Hospital | Townsville University Hospital | Townsville Hospital and Health Service
Sunnybrook Medical Centre | Sunnybrook Hospital | Sunnybrook Health Sciences Centre
Medidata Solutions | Medidata | Dassault Systèmes
Horiba France | Jobin Yvon ; Horiba Jobin Yvon | Horiba
Kolon Industries | Kolon ; 코오롱 ; Kolon Group |
Oji Paper | Oji Holdings ; 王子製紙 ; 王子ホールディングス |
`;
