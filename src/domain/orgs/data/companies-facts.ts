// Further facts of employers: former names, houses and what belongs to them. Written by hand; read after the other tables.
// A line: name | other names, with ` ; ` between | the house it belongs to.

export const COMPANIES_FACTS = `
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
