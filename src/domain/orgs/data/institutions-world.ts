// More schools of the world with names that no rule can guess: what they were called before, what they are called at home,
// short forms made from those names, and the bodies they belong to. Written by hand from general knowledge.
// Name | other names ; … | domains | the body it belongs to. A row whose name stands in the first table adds to that row.

export const INSTITUTIONS_WORLD = `
Shahid Beheshti University | National University of Iran ; SBU | sbu.ac.ir |
Ferdowsi University of Mashhad | University of Mashhad ; FUM | um.ac.ir |
Allameh Tabataba'i University | ATU ; Allameh Tabatabaei University |  |
Kharazmi University | Tarbiat Moallem University ; Teacher Training University of Tehran |  |
Bu-Ali Sina University | University of Hamedan ; BASU |  |
Shahid Chamran University of Ahvaz | Jundishapur University ; Ahvaz University ; SCU |  |
Shiraz University | Pahlavi University |  |
K. N. Toosi University of Technology | KNTU ; Khajeh Nasir Toosi University of Technology |  |
Isfahan University of Technology | IUT |  |
Tarbiat Modares University | TMU ; Professor Training University |  |
Iran University of Science and Technology | IUST ; Elm-o-Sanat |  |
Islamic Azad University | Islamic Azad University, Tehran ; Azad University ; IAU |  |
Payame Noor University | PNU |  |
Imam Khomeini International University | IKIU |  |
University of Tabriz | Azarabadegan University |  |
University of Kashan | Kashan University |  |
Open University of Japan | University of the Air ; OUJ ; Hoso Daigaku |  |
St. Andrew's University | Momoyama Gakuin University ; Momoyama Gakuin Daigaku |  |
University of Kitakyushu | Kitakyushu Daigaku ; Kitakyushu City University |  |
Tokyo University of Foreign Studies | TUFS ; Tokyo Gaikokugo Daigaku |  |
Ochanomizu University | Ochanomizu Joshi Daigaku ; Tokyo Women's Higher Normal School |  |
Tokyo University of Agriculture and Technology | TUAT ; Tokyo Noko Daigaku |  |
Tokyo Gakugei University | Gakugei University |  |
Tokyo University of Marine Science and Technology | TUMSAT ; Tokyo Kaiyo Daigaku |  |
University of Electro-Communications | UEC ; Denki Tsushin Daigaku |  |
Kyushu Institute of Technology | Kyutech ; Kyushu Kogyo Daigaku |  |
Nagoya Institute of Technology | NITech ; Nagoya Kogyo Daigaku |  |
Japan Advanced Institute of Science and Technology | JAIST |  |
Nara Institute of Science and Technology | NAIST |  |
Okinawa Institute of Science and Technology | OIST |  |
Doshisha University | Doshisha Daigaku |  |
Ritsumeikan University | Ritsumeikan Daigaku |  |
Kwansei Gakuin University | Kwangaku ; Kansei Gakuin University |  |
Kansai University | Kandai |  |
Meiji University | Meidai |  |
Chuo University | Chuo Daigaku |  |
Hosei University | Hosei Daigaku |  |
Rikkyo University | St. Paul's University ; Rikkyo Daigaku |  |
Aoyama Gakuin University | AGU ; Aogaku |  |
Gakushuin University | Peers School |  |
Japan Women's University | Nihon Joshi Daigaku |  |
Tsuda University | Tsuda College ; Joshi Eigaku Juku |  |
Tokyo City University | Musashi Institute of Technology |  |
Shibaura Institute of Technology | SIT ; Shibaura Kogyo Daigaku |  |
Tokyo Denki University | TDU |  |
Tokai University | Tokai Daigaku |  |
Kindai University | Kinki University |  |
Osaka Metropolitan University | Osaka City University ; Osaka Prefecture University |  |
Nihon University | Nichidai |  |
Senshu University | Senshu Daigaku |  |
Kogakuin University | Kogakuin Daigaku |  |
National Graduate Institute for Policy Studies | GRIPS |  |
Graduate University for Advanced Studies | SOKENDAI |  |
Jikei University School of Medicine | Tokyo Jikeikai Medical University |  |
Hiroshima University | Hiroshima Bunri University |  |
Showa Women's University | Showa Joshi Daigaku |  |
Doshisha Women's College of Liberal Arts | Doshisha Joshi Daigaku |  |
Hankuk University of Foreign Studies | HUFS |  |
Kyung Hee University | KHU |  |
Konkuk University | KU Seoul |  |
Dongguk University | Dongguk Buddhist University |  |
Chung-Ang University | CAU |  |
Sogang University | Sogang Jesuit University |  |
Inha University | Inha Institute of Technology |  |
Ajou University | Ajou Institute of Technology |  |
Pusan National University | PNU ; Busan National University |  |
Kyungpook National University | KNU ; Gyeongbuk National University |  |
Chonnam National University | CNU ; Jeonnam National University |  |
Jeonbuk National University | Chonbuk National University |  |
Gyeongsang National University | GNU |  |
Gwangju Institute of Science and Technology | GIST ; K-JIST |  |
Daegu Gyeongbuk Institute of Science and Technology | DGIST |  |
Ulsan National Institute of Science and Technology | UNIST |  |
Kwangwoon University | Kwangwoon Institute of Technology |  |
Sookmyung Women's University | SMU Seoul |  |
University of Seoul | Seoul City University |  |
Catholic University of Korea | CUK |  |
Korea National University of Transportation | Chungju National University |  |
Seoul National University of Science and Technology | SeoulTech ; Seoul National University of Technology |  |
Tech University of Korea | Korea Polytechnic University |  |
Pukyong National University | National Fisheries University of Pusan |  |
Kim Il-sung University | Kim Il Sung Comprehensive University |  |
Soochow University | Suzhou University ; Dongwu University |  |
Southeast University | National Central University (Nanjing) ; Nanjing Institute of Technology |  |
Hohai University | East China Technical University of Water Resources ; East China Institute of Hydraulic Engineering |  |
Nanjing University of Aeronautics and Astronautics | NUAA ; Nanjing Aeronautical Institute |  |
Nanjing University of Science and Technology | NJUST ; East China Institute of Technology |  |
Nanjing University of Posts and Telecommunications | NJUPT |  |
Nanjing Agricultural University | NJAU |  |
China Pharmaceutical University | CPU |  |
Jiangnan University | Wuxi Institute of Light Industry |  |
China University of Mining and Technology | CUMT |  |
East China Normal University | ECNU |  |
East China University of Science and Technology | ECUST ; East China Institute of Chemical Technology |  |
East China University of Political Science and Law | ECUPL |  |
Donghua University | China Textile University ; East China Institute of Textile Science and Technology |  |
Shanghai University | SHU ; Shanghai University of Technology |  |
Shanghai University of Finance and Economics | SUFE ; SHUFE |  |
Shanghai International Studies University | SISU ; Shanghai Foreign Languages Institute |  |
Shanghai Maritime University | SMU Shanghai ; Shanghai Shipping Institute |  |
Shanghai Ocean University | Shanghai Fisheries University |  |
Naval Medical University | Second Military Medical University ; SMMU |  |
Army Medical University | Third Military Medical University ; TMMU |  |
Air Force Medical University | Fourth Military Medical University ; FMMU ; Xijing |  |
Southern Medical University | First Military Medical University |  |
National University of Defense Technology | NUDT ; Harbin Military Engineering Institute |  |
South China University of Technology | SCUT ; South China Institute of Technology |  |
South China Normal University | SCNU |  |
South China Agricultural University | SCAU |  |
Jinan University | JNU ; Chi Nan University |  |
Guangdong University of Foreign Studies | GDUFS |  |
Southern University of Science and Technology | SUSTech ; South University of Science and Technology of China |  |
Shenzhen University | SZU |  |
Xiamen University | Amoy University ; XMU |  |
Huaqiao University | Overseas Chinese University |  |
Central South University | CSU China ; Central South University of Technology ; Xiangya Medical College ; Changsha Railway University |  |
Hunan University | Yuelu Academy |  |
Huazhong Agricultural University | HZAU ; Central China Agricultural University |  |
Central China Normal University | CCNU ; Huazhong Normal University |  |
Wuhan University of Technology | WUT |  |
China University of Geosciences | CUG ; Wuhan College of Geology ; Beijing Institute of Geology |  |
Zhongnan University of Economics and Law | ZUEL |  |
South-Central Minzu University | South-Central University for Nationalities ; SCUEC |  |
Sichuan University | SCU China ; West China University of Medical Sciences |  |
University of Electronic Science and Technology of China | UESTC ; Chengdu Institute of Radio Engineering |  |
Southwest Jiaotong University | Tangshan Jiaotong University ; Tangshan Railway Institute |  |
Southwestern University of Finance and Economics | SWUFE |  |
Chongqing University | CQU |  |
Southwest University | Southwest Normal University ; Southwest China Normal University |  |
Northwestern Polytechnical University | NWPU ; NPU |  |
Xidian University | Xi'an University of Electronic Science and Technology ; Northwest Telecommunications Engineering Institute |  |
Northwest A&F University | Northwest Agriculture and Forestry University ; Northwestern Agricultural University |  |
Chang'an University | Xi'an Highway University |  |
Shaanxi Normal University | SNNU |  |
Lanzhou University | LZU |  |
Dalian University of Technology | DUT ; Dalian Institute of Technology |  |
Dalian Maritime University | Dalian Marine College |  |
Dalian Minzu University | Dalian Nationalities University |  |
Northeastern University (China) | Northeast University of Technology ; NEU China |  |
China Medical University (Shenyang) | CMU Shenyang |  |
Jilin University | Jilin University of Technology ; Norman Bethune University of Medical Sciences ; Northeast People's University |  |
Northeast Normal University | NENU |  |
Harbin Engineering University | HEU ; Harbin Shipbuilding Engineering Institute |  |
Northeast Forestry University | NEFU |  |
Shandong University | SDU ; Cheeloo University |  |
Ocean University of China | OUC ; Ocean University of Qingdao ; Shandong College of Oceanology |  |
China University of Petroleum | UPC ; Beijing Petroleum Institute ; East China Petroleum Institute |  |
Tianjin University | Peiyang University ; TJU |  |
Hebei University of Technology | Hebei Institute of Technology |  |
Yanshan University | Northeast Heavy Machinery Institute |  |
Zhengzhou University | ZZU |  |
Hefei University of Technology | HFUT |  |
Zhejiang University of Technology | ZJUT |  |
Zhejiang Gongshang University | Hangzhou University of Commerce ; Hangzhou Institute of Commerce ; ZJGSU |  |
Hangzhou Dianzi University | Hangzhou Institute of Electronic Engineering ; HDU |  |
China Jiliang University | China Institute of Metrology |  |
Beijing Jiaotong University | Northern Jiaotong University ; BJTU |  |
University of Science and Technology Beijing | USTB ; Beijing Institute of Iron and Steel Technology |  |
Beijing University of Posts and Telecommunications | BUPT |  |
Beijing University of Chemical Technology | BUCT |  |
Beijing Foreign Studies University | BFSU ; Beiwai |  |
Beijing Language and Culture University | BLCU |  |
China Agricultural University | CAU China ; Beijing Agricultural University |  |
Beijing Forestry University | BFU |  |
China University of Political Science and Law | CUPL ; Beijing College of Political Science and Law |  |
Central University of Finance and Economics | CUFE ; Central Institute of Finance and Banking |  |
University of International Business and Economics | UIBE ; Beijing Institute of Foreign Trade |  |
Communication University of China | Beijing Broadcasting Institute ; CUC |  |
Minzu University of China | Central University for Nationalities ; MUC |  |
China Foreign Affairs University | CFAU |  |
Capital Normal University | Beijing Teachers College |  |
Peking Union Medical College | PUMC |  |
North China Electric Power University | NCEPU |  |
Beijing Sport University | Beijing Institute of Physical Education |  |
Central Academy of Fine Arts | CAFA |  |
Kunming University of Science and Technology | Kunming Institute of Technology |  |
Xinjiang University | XJU |  |
Lingnan University | Lingnan College |  |
Education University of Hong Kong | Hong Kong Institute of Education ; HKIEd ; EdUHK |  |
Hong Kong Metropolitan University | Open University of Hong Kong ; Open Learning Institute of Hong Kong ; OUHK |  |
Hang Seng University of Hong Kong | Hang Seng Management College ; HSUHK |  |
Saint Francis University (Hong Kong) | Caritas Institute of Higher Education |  |
University of Macau | University of East Asia ; UM Macau |  |
Macao Polytechnic University | Macao Polytechnic Institute ; IPM |  |
University of Saint Joseph | Macau Inter-University Institute |  |
National Chengchi University | NCCU ; Zhengzhi University |  |
National Sun Yat-sen University | NSYSU |  |
National Chung Hsing University | NCHU ; Zhongxing University |  |
National Central University | NCU Taiwan ; Zhongyang University |  |
National Taiwan University of Science and Technology | Taiwan Tech ; NTUST ; National Taiwan Institute of Technology |  |
National Taipei University of Technology | Taipei Tech ; NTUT |  |
National Taiwan Normal University | NTNU Taiwan ; Taiwan Provincial Normal University |  |
National Taiwan Ocean University | NTOU |  |
Tamkang University | Tamkang College of Arts and Sciences |  |
Fu Jen Catholic University | FJU |  |
Chang Gung University | CGU |  |
Tunghai University | THU Taiwan |  |
Ming Chuan University | MCU |  |
Chinese Culture University | PCCU |  |
National Dong Hwa University | NDHU |  |
Mahindra University | Mahindra Ecole Centrale |  |
University of Allahabad | Muir Central College ; Allahabad University |  |
Dr. A.P.J. Abdul Kalam Technical University | UPTU ; Uttar Pradesh Technical University ; AKTU ; Gautam Buddh Technical University |  |
Chhatrapati Shahu Ji Maharaj University | Kanpur University ; CSJMU |  |
Dr. Bhimrao Ambedkar University | Agra University ; DBRAU |  |
Deen Dayal Upadhyaya Gorakhpur University | Gorakhpur University ; DDU |  |
Mahatma Gandhi Kashi Vidyapith | Kashi Vidyapith |  |
Sampurnanand Sanskrit Vishwavidyalaya | Government Sanskrit College Varanasi |  |
Chaudhary Charan Singh University | Meerut University ; CCSU |  |
Dr. Ram Manohar Lohia Avadh University | Avadh University |  |
Mahatma Jyotiba Phule Rohilkhand University | Rohilkhand University ; MJPRU |  |
Bundelkhand University | Jhansi University |  |
Veer Bahadur Singh Purvanchal University | Purvanchal University |  |
Barkatullah University | Bhopal University |  |
Devi Ahilya Vishwavidyalaya | Indore University ; University of Indore ; DAVV |  |
Rani Durgavati Vishwavidyalaya | University of Jabalpur ; Jabalpur University ; RDVV |  |
Dr. Harisingh Gour University | University of Sagar ; Saugar University ; Sagar University |  |
Rajiv Gandhi Proudyogiki Vishwavidyalaya | RGPV ; Rajiv Gandhi Technological University |  |
Awadhesh Pratap Singh University | Rewa University |  |
Pt. Ravishankar Shukla University | Ravishankar University ; PRSU |  |
Guru Ghasidas Vishwavidyalaya | Guru Ghasidas University ; Bilaspur University |  |
Rashtrasant Tukadoji Maharaj Nagpur University | Nagpur University ; RTMNU |  |
Sant Gadge Baba Amravati University | Amravati University ; SGBAU |  |
Dr. Babasaheb Ambedkar Marathwada University | Marathwada University ; BAMU |  |
Kavayitri Bahinabai Chaudhari North Maharashtra University | North Maharashtra University ; KBCNMU |  |
Punyashlok Ahilyadevi Holkar Solapur University | Solapur University |  |
Shreemati Nathibai Damodar Thackersey Women's University | SNDT Women's University ; SNDT |  |
Dr. Babasaheb Ambedkar Technological University | BATU |  |
Maharaja Sayajirao University of Baroda | MSU Baroda ; Baroda University ; MSUB |  |
Sardar Patel University | Vallabh Vidyanagar University |  |
Krantiguru Shyamji Krishna Verma Kachchh University | Kutch University |  |
Hemchandracharya North Gujarat University | North Gujarat University ; HNGU |  |
Veer Narmad South Gujarat University | South Gujarat University ; VNSGU |  |
Maharaja Krishnakumarsinhji Bhavnagar University | Bhavnagar University ; MKBU |  |
Sardar Vallabhbhai National Institute of Technology | SVNIT ; SVREC ; NIT Surat |  |
Malaviya National Institute of Technology Jaipur | MNIT ; Malaviya Regional Engineering College |  |
Motilal Nehru National Institute of Technology Allahabad | MNNIT |  |
Maulana Azad National Institute of Technology | MANIT ; NIT Bhopal ; Maulana Azad College of Technology |  |
Dr. B. R. Ambedkar National Institute of Technology Jalandhar | NIT Jalandhar ; REC Jalandhar |  |
National Institute of Technology Rourkela | Regional Engineering College Rourkela ; REC Rourkela ; NITR |  |
National Institute of Technology Durgapur | Regional Engineering College Durgapur ; REC Durgapur |  |
National Institute of Technology Jamshedpur | Regional Institute of Technology Jamshedpur |  |
National Institute of Technology Kurukshetra | REC Kurukshetra |  |
National Institute of Technology Srinagar | REC Srinagar |  |
National Institute of Technology Silchar | REC Silchar |  |
National Institute of Technology Raipur | Government College of Mining and Metallurgy ; Government Engineering College Raipur |  |
National Institute of Technology Patna | Bihar College of Engineering |  |
Indian Institute of Engineering Science and Technology, Shibpur | Bengal Engineering and Science University ; Bengal Engineering College ; IIEST ; BESU |  |
Indian Institute of Technology (Indian School of Mines) Dhanbad | Indian School of Mines ; ISM Dhanbad ; IIT Dhanbad |  |
Indian Institute of Management Mumbai | National Institute of Industrial Engineering ; NITIE |  |
Indian Institute of Management Lucknow | IIML ; IIM Lucknow |  |
Indian Institute of Management Indore | IIM Indore |  |
Indian Institute of Management Kozhikode | IIM Kozhikode ; IIMK |  |
Indian Statistical Institute | ISI Kolkata |  |
Indian School of Business | ISB |  |
XLRI - Xavier School of Management | Xavier Labour Relations Institute ; XLRI Jamshedpur ; XLRI |  |
XIM University | Xavier University Bhubaneswar ; Xavier Institute of Management Bhubaneswar ; XIMB ; XUB |  |
Management Development Institute | MDI Gurgaon |  |
Siksha 'O' Anusandhan | SOA University ; Institute of Technical Education and Research |  |
Kalinga Institute of Industrial Technology | KIIT University |  |
Utkal University of Culture | UUC |  |
Veer Surendra Sai University of Technology | University College of Engineering Burla ; VSSUT |  |
Fakir Mohan University | FMU Balasore |  |
Ravenshaw University | Ravenshaw College |  |
Jadavpur University | National Council of Education Bengal ; JU Kolkata |  |
Visva-Bharati University | Santiniketan ; Visva Bharati |  |
Maulana Abul Kalam Azad University of Technology | West Bengal University of Technology ; WBUT ; MAKAUT |  |
Vidyasagar University | VU Midnapore |  |
Kazi Nazrul University | Asansol University |  |
Netaji Subhas University of Technology | Netaji Subhas Institute of Technology ; NSIT ; Delhi Institute of Technology ; NSUT |  |
Guru Gobind Singh Indraprastha University | Indraprastha University ; IP University ; GGSIPU |  |
Jamia Millia Islamia | JMI ; National Muslim University |  |
Jamia Hamdard | Hamdard University New Delhi |  |
Indira Gandhi National Open University | IGNOU |  |
Lady Shri Ram College for Women | LSR |  | University of Delhi
St. Stephen's College, Delhi | Stephen's |  | University of Delhi
Hindu College, University of Delhi | Hindu College Delhi |  | University of Delhi
Miranda House | Miranda College |  | University of Delhi
Shri Ram College of Commerce | SRCC |  | University of Delhi
Faculty of Management Studies – University of Delhi | FMS Delhi |  | University of Delhi
Ramjas College | Ramjas |  | University of Delhi
Panjab University | Punjab University Chandigarh ; PU Chandigarh |  |
Thapar Institute of Engineering and Technology | Thapar University ; TIET |  |
Guru Nanak Dev University | GNDU ; Amritsar University |  |
I. K. Gujral Punjab Technical University | Punjab Technical University ; PTU |  |
Chaudhary Charan Singh Haryana Agricultural University | Haryana Agricultural University ; HAU ; CCSHAU |  |
Maharshi Dayanand University | Rohtak University ; MDU |  |
Deenbandhu Chhotu Ram University of Science and Technology | DCRUST ; Chhotu Ram State College of Engineering |  |
Guru Jambheshwar University of Science and Technology | GJU Hisar |  |
Dr. Yashwant Singh Parmar University of Horticulture and Forestry | UHF Solan |  |
Hemwati Nandan Bahuguna Garhwal University | Garhwal University ; HNBGU |  |
Govind Ballabh Pant University of Agriculture and Technology | Pantnagar University ; Uttar Pradesh Agricultural University ; GBPUAT |  |
Mohanlal Sukhadia University | Udaipur University ; University of Udaipur ; MLSU |  |
Jai Narain Vyas University | University of Jodhpur ; Jodhpur University ; JNVU |  |
University of Rajasthan | University of Rajputana ; Rajputana University |  |
Maharshi Dayanand Saraswati University | Ajmer University |  |
Banasthali Vidyapith | Banasthali University |  |
Tilka Manjhi Bhagalpur University | Bhagalpur University |  |
Babasaheb Bhimrao Ambedkar Bihar University | Bihar University ; BRABU |  |
Lalit Narayan Mithila University | Mithila University ; LNMU |  |
Jai Prakash University | Chapra University |  |
Sido Kanhu Murmu University | Dumka University ; Siddhu Kanhu University |  |
Vinoba Bhave University | Hazaribagh University |  |
Cotton University | Cotton College |  |
Gauhati University | Guwahati University |  |
North Eastern Hill University | NEHU |  |
Rajiv Gandhi University | Arunachal University |  |
Alagappa University | Karaikudi University |  |
Bharathiar University | Coimbatore University |  |
Bharathidasan University | Tiruchirappalli University |  |
Manonmaniam Sundaranar University | Tirunelveli University ; MSU Tirunelveli |  |
Mother Teresa Women's University | Kodaikanal Women's University |  |
Tamil Nadu Dr. M.G.R. Medical University | Madras Medical University |  |
Vellore Institute of Technology | Vellore Engineering College ; VIT University ; VIT |  |
SRM Institute of Science and Technology | SRM University ; SRM Engineering College |  |
SASTRA Deemed University | Shanmugha Arts, Science, Technology & Research Academy ; SASTRA University |  |
Amrita Vishwa Vidyapeetham | Amrita University |  |
Saveetha Institute of Medical and Technical Sciences | Saveetha University ; SIMATS |  |
Sathyabama Institute of Science and Technology | Sathyabama University |  |
Bharath Institute of Higher Education and Research | Bharath University ; Bharath Institute of Science and Technology ; BIHER ; BIST |  |
Vels Institute of Science, Technology & Advanced Studies | VELS University ; VISTAS |  |
Hindustan Institute of Technology and Science | Hindustan University ; HITS |  |
Kalasalingam Academy of Research and Education | Kalasalingam University ; Arulmigu Kalasalingam College of Engineering |  |
Karunya Institute of Technology and Sciences | Karunya University |  |
PSG College of Technology | PSG Tech |  |
College of Engineering, Guindy | CEG ; Guindy Engineering College |  | Anna University
Madras Institute of Technology | MIT Chennai |  | Anna University
Jawaharlal Nehru Technological University, Hyderabad | JNTUH ; Nagarjuna Sagar Engineering College ; JNTU |  |
Jawaharlal Nehru Technological University, Kakinada | JNTUK ; College of Engineering Vizagapatam |  |
Osmania University | OU Hyderabad |  |
University of Hyderabad | Hyderabad Central University ; HCU |  |
English and Foreign Languages University | Central Institute of English and Foreign Languages ; CIEFL ; EFLU |  |
Dr. NTR University of Health Sciences | University of Health Sciences Vijayawada |  |
Acharya N. G. Ranga Agricultural University | Andhra Pradesh Agricultural University ; ANGRAU |  |
GITAM University | Gandhi Institute of Technology and Management ; GITAM |  |
Koneru Lakshmaiah Education Foundation | KL University ; K L University ; KLU |  |
Vignan's Foundation for Science, Technology & Research | Vignan University |  |
Sri Padmavati Mahila Visvavidyalayam | SPMVV ; Padmavati Women's University |  |
Sri Krishnadevaraya University | SKU Anantapur |  |
Visvesvaraya Technological University | VTU |  |
Manipal Academy of Higher Education | Manipal University ; MAHE ; Kasturba Medical College Manipal |  |
JSS Academy of Higher Education & Research | JSS University |  |
Christ University | Christ College Bangalore |  |
Dayananda Sagar University | Dayananda Sagar Institutions |  |
University of Visvesvaraya College of Engineering | UVCE |  |
Gulbarga University | Kalaburagi University |  |
Rani Channamma University | Belgaum University |  |
Cochin University of Science and Technology | University of Cochin ; CUSAT |  |
Mahatma Gandhi University, Kerala | Gandhiji University ; MG University |  |
University of Kerala | University of Travancore ; Travancore University |  |
Kannur University | Malabar University |  |
APJ Abdul Kalam Technological University | Kerala Technological University ; KTU |  |
Kerala Agricultural University | KAU Thrissur |  |
Sree Chitra Tirunal Institute for Medical Sciences and Technology | SCTIMST |  |
Jawaharlal Institute of Postgraduate Medical Education and Research | JIPMER |  |
Postgraduate Institute of Medical Education and Research | PGIMER ; PGI Chandigarh |  |
King George's Medical University | Chhatrapati Shahuji Maharaj Medical University ; KGMU |  |
Sanjay Gandhi Postgraduate Institute of Medical Sciences | SGPGI ; SGPGIMS |  |
Christian Medical College, Vellore | CMC Vellore |  |
National Institute of Mental Health and Neurosciences | NIMHANS |  |
Homi Bhabha National Institute | HBNI |  |
National Law School of India University | NLSIU |  |
NALSAR University of Law | National Academy of Legal Studies and Research |  |
National Institute of Design | NID |  |
Film and Television Institute of India | FTII |  |
Symbiosis International University | SIU Pune ; Symbiosis International |  |
Bharati Vidyapeeth | Bharati Vidyapeeth University ; BVDU |  |
College of Engineering, Pune | COEP Technological University ; COEP ; Poona Engineering College |  |
Veermata Jijabai Technological Institute | VJTI ; Victoria Jubilee Technical Institute |  |
Sardar Patel Institute of Technology | SPIT |  |
Jamnalal Bajaj Institute of Management Studies | JBIMS |  | University of Mumbai
S. P. Jain Institute of Management and Research | SPJIMR |  |
Narsee Monjee Institute of Management Studies | NMIMS |  |
Homi Bhabha Centre for Science Education | HBCSE |  | Tata Institute of Fundamental Research
Quaid-i-Azam University | University of Islamabad ; QAU |  |
Bahauddin Zakariya University | University of Multan ; Multan University ; BZU |  |
Islamia University of Bahawalpur | Jamia Abbasia ; IUB |  |
University of Engineering and Technology, Lahore | Maclagan Engineering College ; UET Lahore |  |
University of Veterinary and Animal Sciences | Lahore Veterinary College ; UVAS |  |
King Edward Medical University | King Edward Medical College ; Lahore Medical School ; KEMU |  |
NED University of Engineering and Technology | NED University ; NEDUET ; Prince of Wales Engineering College |  |
Aga Khan University | AKU |  |
Institute of Business Administration, Karachi | IBA Karachi |  |
Dow University of Health Sciences | Dow Medical College ; DUHS |  |
Jinnah Sindh Medical University | Sindh Medical College |  |
Liaquat University of Medical & Health Sciences | Liaquat Medical College ; LUMHS |  |
Mehran University of Engineering and Technology | MUET |  |
University of Sindh | Sindh University |  |
COMSATS University Islamabad | COMSATS Institute of Information Technology ; CIIT |  |
National University of Computer and Emerging Sciences | FAST-NUCES ; FAST National University ; NUCES |  |
Pakistan Institute of Engineering and Applied Sciences | PIEAS ; Centre for Nuclear Studies |  |
Ghulam Ishaq Khan Institute of Engineering Sciences and Technology | GIKI |  |
Allama Iqbal Open University | People's Open University ; AIOU |  |
Pir Mehr Ali Shah Arid Agriculture University | PMAS-AAUR ; Arid Agriculture University Rawalpindi |  |
Forman Christian College | FCCU |  |
University of Agriculture, Faisalabad | West Pakistan Agricultural University ; Punjab Agricultural College Lyallpur ; UAF |  |
University of Karachi | Karachi University ; KU Karachi |  |
Bangladesh Agricultural University | East Pakistan Agricultural University ; BAU Mymensingh |  |
Jahangirnagar University | Jahangirnagar Muslim University |  |
Rajshahi University of Engineering & Technology | BIT Rajshahi ; Rajshahi Engineering College ; RUET |  |
Khulna University of Engineering & Technology | BIT Khulna ; KUET |  |
Chittagong University of Engineering & Technology | BIT Chittagong ; CUET |  |
Dhaka University of Engineering & Technology | BIT Dhaka ; DUET |  |
Bangladesh Medical University | Bangabandhu Sheikh Mujib Medical University ; BSMMU ; Institute of Postgraduate Medicine and Research |  |
Shahjalal University of Science and Technology | SUST |  |
BRAC University | BRACU |  |
North South University | NSU Dhaka |  |
University of Peradeniya | University of Ceylon |  |
University of Moratuwa | Katubedda Technical College ; Ceylon College of Technology |  |
University of Kelaniya | Vidyalankara University |  |
University of Sri Jayewardenepura | Vidyodaya University |  |
General Sir John Kotelawala Defence University | KDU Sri Lanka |  |
Tribhuvan University | TU Nepal |  |
Institute of Engineering, Pulchowk Campus | IOE Pulchowk ; Pulchowk Engineering Campus |  | Tribhuvan University
University of Yangon | Rangoon University ; Rangoon Arts and Sciences University |  |
Yangon Technological University | Rangoon Institute of Technology ; RIT Yangon ; YTU |  |
Syiah Kuala University | Universitas Syiah Kuala ; USK ; Unsyiah |  |
University of North Sumatra | Universitas Sumatera Utara ; USU |  |
Andalas University | Universitas Andalas ; UNAND |  |
State University of Medan | Universitas Negeri Medan ; IKIP Medan ; UNIMED |  |
Padang State University | Universitas Negeri Padang ; IKIP Padang ; UNP |  |
Sriwijaya University | Universitas Sriwijaya ; UNSRI |  |
University of Lampung | Universitas Lampung ; UNILA |  |
IPB University | Bogor Agricultural University ; Institut Pertanian Bogor ; Bogor Agricultural Institute |  |
Padjadjaran University | Universitas Padjadjaran ; UNPAD |  |
Indonesia University of Education | Universitas Pendidikan Indonesia ; IKIP Bandung ; UPI |  |
State University of Jakarta | Universitas Negeri Jakarta ; IKIP Jakarta ; UNJ |  |
Syarif Hidayatullah State Islamic University Jakarta | UIN Jakarta ; IAIN Jakarta |  |
Diponegoro University | Universitas Diponegoro ; UNDIP |  |
Semarang State University | Universitas Negeri Semarang ; IKIP Semarang ; UNNES |  |
Jenderal Soedirman University | Universitas Jenderal Soedirman ; UNSOED |  |
Sebelas Maret University | Universitas Sebelas Maret ; UNS |  |
Yogyakarta State University | Universitas Negeri Yogyakarta ; IKIP Yogyakarta ; UNY |  |
Sunan Kalijaga State Islamic University | UIN Sunan Kalijaga ; IAIN Sunan Kalijaga |  |
Sanata Dharma University | IKIP Sanata Dharma ; USD |  |
Airlangga University | Universitas Airlangga ; UNAIR |  |
Sepuluh Nopember Institute of Technology | Institut Teknologi Sepuluh Nopember ; ITS Surabaya |  |
State University of Surabaya | Universitas Negeri Surabaya ; IKIP Surabaya ; UNESA |  |
Brawijaya University | Universitas Brawijaya ; UB Malang |  |
State University of Malang | Universitas Negeri Malang ; IKIP Malang ; UM Malang |  |
University of Jember | Universitas Jember ; UNEJ |  |
Udayana University | Universitas Udayana ; UNUD |  |
Universitas Pendidikan Ganesha | Ganesha University of Education ; IKIP Singaraja ; UNDIKSHA |  |
University of Mataram | Universitas Mataram ; UNRAM |  |
Nusa Cendana University | Universitas Nusa Cendana ; UNDANA |  |
Hasanuddin University | Universitas Hasanuddin ; UNHAS |  |
State University of Makassar | Universitas Negeri Makassar ; IKIP Ujung Pandang ; UNM |  |
Sam Ratulangi University | Universitas Sam Ratulangi ; UNSRAT |  |
Manado State University | Universitas Negeri Manado ; IKIP Manado ; UNIMA |  |
State University of Gorontalo | Universitas Negeri Gorontalo ; IKIP Gorontalo ; UNG |  |
Tanjungpura University | Universitas Tanjungpura ; UNTAN |  |
Lambung Mangkurat University | Universitas Lambung Mangkurat ; ULM ; UNLAM |  |
Mulawarman University | Universitas Mulawarman ; UNMUL |  |
Cenderawasih University | Universitas Cenderawasih ; UNCEN |  |
Pattimura University | Universitas Pattimura ; UNPATTI |  |
University of Riau | Universitas Riau ; UNRI |  |
University of Jambi | Universitas Jambi ; UNJA |  |
University of Bengkulu | Universitas Bengkulu ; UNIB |  |
Sultan Ageng Tirtayasa University | UNTIRTA |  |
Open University (Indonesia) | Universitas Terbuka |  |
Bina Nusantara University | BINUS University |  |
Parahyangan Catholic University | UNPAR |  |
Atma Jaya Catholic University of Indonesia | UNIKA Atma Jaya |  |
Petra Christian University | UK Petra |  |
Duta Wacana Christian University | UKDW |  |
Satya Wacana Christian University | UKSW |  |
Maranatha Christian University | UK Maranatha |  |
Widya Mandala Surabaya Catholic University | UKWMS |  |
University of Surabaya | UBAYA |  |
Ahmad Dahlan University | IKIP Muhammadiyah Yogyakarta ; UAD |  |
Muhammadiyah University of Yogyakarta | UMY |  |
Islamic University of Indonesia | UII ; Sekolah Tinggi Islam |  |
Telkom University | Sekolah Tinggi Teknologi Telkom ; Institut Teknologi Telkom |  |
Universiti Utara Malaysia | Northern University of Malaysia ; UUM |  |
Universiti Teknologi MARA | MARA Institute of Technology ; Institut Teknologi MARA ; UiTM ; ITM |  |
Universiti Malaysia Sarawak | UNIMAS |  |
Universiti Malaysia Sabah | UMS |  |
Universiti Pendidikan Sultan Idris | Sultan Idris Education University ; Sultan Idris Training College ; UPSI |  |
Universiti Tun Hussein Onn Malaysia | KUiTTHO ; UTHM ; Institut Teknologi Tun Hussein Onn |  |
Universiti Teknikal Malaysia Melaka | UTeM ; KUTKM |  |
Universiti Malaysia Pahang Al-Sultan Abdullah | Universiti Malaysia Pahang ; UMPSA ; UMP ; KUKTEM |  |
Universiti Malaysia Perlis | UniMAP ; KUKUM |  |
Universiti Malaysia Terengganu | UMT ; KUSTEM |  |
Universiti Sultan Zainal Abidin | UniSZA ; Universiti Darul Iman Malaysia |  |
Universiti Sains Islam Malaysia | USIM ; KUIM |  |
International Islamic University Malaysia | IIUM ; UIAM |  |
Multimedia University | MMU ; Universiti Telekom |  |
Universiti Tenaga Nasional | UNITEN |  |
Universiti Teknologi PETRONAS | UTP |  |
Universiti Tunku Abdul Rahman | UTAR |  |
Tunku Abdul Rahman University of Management and Technology | TAR UMT ; Tunku Abdul Rahman University College ; TARUC ; TAR College |  |
Singapore University of Social Sciences | SIM University ; UniSIM ; SUSS |  |
Singapore University of Technology and Design | SUTD |  |
University of Brunei Darussalam | UBD |  |
University of the Philippines System | University of the Philippines ; UP System |  |
University of the Philippines Los Baños | UPLB ; UP College of Agriculture |  | University of the Philippines System
University of the Philippines Manila | UP Manila ; UPM |  | University of the Philippines System
University of the Philippines Visayas | UPV |  | University of the Philippines System
University of Santo Tomas | UST ; Pontifical and Royal University of Santo Tomas |  |
Polytechnic University of the Philippines | PUP ; Philippine College of Commerce ; Manila Business School |  |
Mapúa University | Mapua Institute of Technology ; MIT Manila |  |
Technological University of the Philippines | Manila Trade School ; Philippine College of Arts and Trades ; TUP |  |
Philippine Normal University | Philippine Normal School ; PNU Manila |  |
Central Luzon State University | CLSU ; Muñoz Agricultural School |  |
Visayas State University | Visayas State College of Agriculture ; Leyte State University ; VISCA ; VSU |  |
Mindanao State University–Iligan Institute of Technology | MSU-IIT |  | Mindanao State University
Xavier University – Ateneo de Cagayan | Ateneo de Cagayan |  |
Ateneo de Davao University | ADDU |  |
University of San Carlos | Colegio de San Carlos ; USC Cebu |  |
Silliman University | Silliman Institute |  |
University of Southeastern Philippines | USeP |  |
University of Science and Technology of Southern Philippines | Mindanao University of Science and Technology ; USTP |  |
Cebu Technological University | Cebu State College of Science and Technology ; CTU |  |
Bicol University | BU Legazpi |  |
Caraga State University | Northern Mindanao State Institute of Science and Technology |  |
Kasetsart University | KU Bangkok ; Agricultural University Bangkok |  |
Chiang Mai University | CMU Thailand |  |
Khon Kaen University | KKU |  |
Prince of Songkla University | PSU Thailand |  |
King Mongkut's University of Technology Thonburi | KMUTT ; KMITT |  |
King Mongkut's Institute of Technology Ladkrabang | KMITL |  |
King Mongkut's University of Technology North Bangkok | KMUTNB ; KMITNB ; North Bangkok Technical School |  |
Srinakharinwirot University | College of Education Prasarnmit ; SWU |  |
Silpakorn University | University of Fine Arts Bangkok |  |
National Institute of Development Administration | NIDA |  |
Asian Institute of Technology | SEATO Graduate School of Engineering ; AIT |  |
Assumption University (Thailand) | ABAC ; Assumption Business Administration College |  |
Naresuan University | Srinakharinwirot University Phitsanulok |  |
Sukhothai Thammathirat Open University | STOU |  |
Suranaree University of Technology | SUT |  |
Vietnam National University, Ho Chi Minh City | VNU-HCM ; VNUHCM ; Đại học Quốc gia Thành phố Hồ Chí Minh |  |
Ho Chi Minh City University of Technology | HCMUT ; Bach Khoa Saigon ; Phu Tho National Institute of Technology |  | Vietnam National University, Ho Chi Minh City
VNU University of Science | Hanoi University of Science ; HUS |  | Vietnam National University, Hanoi
VNU University of Engineering and Technology | UET Hanoi |  | Vietnam National University, Hanoi
VNU University of Languages and International Studies | ULIS ; Hanoi College of Foreign Languages |  | Vietnam National University, Hanoi
VNU University of Education | UEd Hanoi |  | Vietnam National University, Hanoi
University of Economics Ho Chi Minh City | UEH |  |
Foreign Trade University | Trường Đại học Ngoại thương ; FTU |  |
National Economics University | Trường Đại học Kinh tế Quốc dân ; NEU Hanoi ; Hanoi University of Economics and Planning |  |
Hanoi University of Mining and Geology | Trường Đại học Mỏ - Địa chất ; HUMG |  |
Hanoi Law University | Trường Đại học Luật Hà Nội ; HLU |  |
Thuyloi University | Water Resources University ; Trường Đại học Thủy lợi ; WRU |  |
Le Quy Don Technical University | Military Technical Academy ; Học viện Kỹ thuật Quân sự ; MTA Vietnam |  |
Can Tho University | CTU Vietnam |  |
Ton Duc Thang University | TDTU |  |
Duy Tan University | DTU Da Nang |  |
Nong Lam University | University of Agriculture and Forestry Ho Chi Minh City |  |
Vietnam National University of Agriculture | Hanoi University of Agriculture ; Hanoi Agricultural University |  |
Royal University of Phnom Penh | RUPP ; Khmer Royal University |  |
Institute of Technology of Cambodia | ITC Cambodia ; Institut de Technologie du Cambodge |  |
Moscow Aviation Institute | MAI ; Moscow State Aviation Institute |  |
Moscow Power Engineering Institute | MPEI ; MEI |  |
National Research Nuclear University MEPhI | MEPhI ; Moscow Engineering Physics Institute ; MIFI |  |
National University of Science and Technology MISiS | MISiS ; Moscow Institute of Steel and Alloys |  |
Plekhanov Russian University of Economics | Plekhanov University ; REU ; Moscow Institute of National Economy |  |
Financial University under the Government of the Russian Federation | Moscow Financial Institute ; Finance Academy |  |
Russian Presidential Academy of National Economy and Public Administration | RANEPA ; RANKhiGS |  |
Russian State University for the Humanities | RSUH ; RGGU ; Moscow State Historical-Archival Institute |  |
Moscow Pedagogical State University | Lenin Moscow State Pedagogical Institute ; MPGU |  |
Moscow State Linguistic University | Maurice Thorez Institute of Foreign Languages ; MGLU |  |
Sechenov University | First Moscow State Medical University ; I.M. Sechenov First Moscow State Medical University |  |
Pirogov Russian National Research Medical University | Second Moscow Medical Institute ; RNRMU ; RSMU |  |
Gubkin Russian State University of Oil and Gas | Gubkin Institute ; Gubkin University ; Moscow Petroleum Institute |  |
Mendeleev University of Chemical Technology | MUCTR ; Mendeleev Institute |  |
Russian State Agrarian University – Moscow Timiryazev Agricultural Academy | Timiryazev Academy ; Petrovskaya Academy |  |
Moscow Conservatory | Tchaikovsky Conservatory |  |
Gerasimov Institute of Cinematography | VGIK ; All-Union State Institute of Cinematography |  |
Russian University of Transport | Moscow State University of Railway Engineering ; MIIT |  |
Moscow Automobile and Road Construction State Technical University | MADI |  |
Moscow Technical University of Communications and Informatics | MTUCI |  |
Peter the Great St. Petersburg Polytechnic University | Leningrad Polytechnic Institute ; SPbPU ; SPbSTU |  |
Saint Petersburg Electrotechnical University "LETI" | LETI ; ETU LETI ; Leningrad Electrotechnical Institute |  |
Herzen University | Herzen State Pedagogical University ; Leningrad State Pedagogical Institute |  |
Saint Petersburg Mining University | Leningrad Mining Institute ; Plekhanov Leningrad Mining Institute |  |
Saint Petersburg State University of Economics | FINEC ; Leningrad Institute of Finance and Economics ; UNECON |  |
Baltic State Technical University | Voenmeh ; Leningrad Mechanical Institute |  |
Kazan Federal University | Kazan State University ; Ulyanov-Lenin Kazan State University ; KFU |  |
Ural Federal University | Ural State University ; Ural State Technical University ; UrFU ; Ural Polytechnic Institute |  |
Southern Federal University | Rostov State University ; Taganrog Radio Engineering Institute ; SFedU |  |
Siberian Federal University | Krasnoyarsk State University ; SibFU |  |
Far Eastern Federal University | Far Eastern State University ; FEFU ; DVFU |  |
Northern (Arctic) Federal University | Arkhangelsk State Technical University ; NArFU |  |
North-Eastern Federal University | Yakutsk State University ; NEFU Yakutsk |  |
Immanuel Kant Baltic Federal University | Kaliningrad State University ; IKBFU |  |
North-Caucasus Federal University | Stavropol State University ; NCFU |  |
V. I. Vernadsky Crimean Federal University | Taurida National University ; Simferopol State University |  |
Lobachevsky State University of Nizhny Novgorod | Gorky State University ; UNN |  |
Samara National Research University | Samara State Aerospace University ; Kuibyshev Aviation Institute ; SSAU |  |
Tomsk Polytechnic University | Tomsk Technological Institute ; TPU |  |
South Ural State University | Chelyabinsk Polytechnic Institute ; SUSU |  |
Kuban State University | KubSU |  |
Ufa University of Science and Technology | Bashkir State University ; Ufa State Aviation Technical University |  |
Voronezh State University | VSU |  |
Don State Technical University | Rostov-on-Don Institute of Agricultural Engineering ; DSTU |  |
Platov South-Russian State Polytechnic University | Novocherkassk Polytechnic Institute ; SRSPU ; NPI |  |
Odesa I. I. Mechnikov National University | Odessa University ; Novorossiysk University ; Imperial Novorossiya University |  |
V. N. Karazin Kharkiv National University | Gorky Kharkov State University ; Kharkiv University |  |
Ivan Franko National University of Lviv | Lviv University ; Jan Kazimierz University ; Lemberg University |  |
Lviv Polytechnic | Lviv Polytechnic National University ; Lwów Polytechnic ; Lvov Polytechnic Institute |  |
National University of Kyiv-Mohyla Academy | NaUKMA ; Kyiv-Mohyla Academy |  |
National Aviation University | Kyiv Institute of Civil Aviation Engineers ; NAU |  |
State University of Trade and Economics | Kyiv National University of Trade and Economics ; KNUTE ; Kyiv Trade and Economic Institute |  |
Kyiv National Economic University | KNEU ; Kyiv Institute of National Economy |  |
National University of Life and Environmental Sciences of Ukraine | Ukrainian Agricultural Academy ; National Agrarian University ; NUBiP |  |
Bogomolets National Medical University | Kyiv Medical Institute |  |
National Technical University "Kharkiv Polytechnic Institute" | Kharkiv Polytechnic Institute ; NTU KhPI |  |
National Aerospace University "KhAI" | Kharkiv Aviation Institute ; KhAI |  |
Yaroslav Mudryi National Law University | Kharkiv Law Academy ; Kharkiv Law Institute |  |
Dnipro University of Technology | National Mining University of Ukraine ; Dnipropetrovsk Mining Institute ; Ekaterinoslav Mining Institute |  |
Oles Honchar Dnipro National University | Dnipropetrovsk National University ; DNU |  |
Vasyl Stefanyk Precarpathian National University | Ivano-Frankivsk State Pedagogical Institute |  |
Ukrainian Engineering Pedagogics Academy | UIPA |  |
Belarusian State University | BSU Minsk ; BDU |  |
Belarusian National Technical University | Belarusian Polytechnic Institute ; BNTU |  |
Belarus State Economic University | Belarus State Institute of National Economy ; BSEU |  |
Yanka Kupala State University of Grodno | Grodno Pedagogical Institute ; GrSU |  |
Al-Farabi Kazakh National University | Kirov Kazakh State University ; KazNU ; Kazakh State University |  |
Satbayev University | Kazakh National Technical University ; KazNTU ; Kazakh Polytechnic Institute ; Lenin Kazakh Polytechnic Institute |  |
L. N. Gumilyov Eurasian National University | ENU ; Akmola University ; Tselinograd Pedagogical Institute |  |
Abai Kazakh National Pedagogical University | KazNPU ; Kazakh Pedagogical Institute |  |
Narxoz University | Almaty Institute of National Economy ; Kazakh Economic University ; T. Ryskulov Kazakh Economic University |  |
KIMEP University | Kazakhstan Institute of Management, Economics and Strategic Research |  |
Asfendiyarov Kazakh National Medical University | Almaty Medical Institute ; KazNMU |  |
Kazakh-British Technical University | KBTU |  |
National University of Uzbekistan | Tashkent State University ; Turkestan People's University ; Central Asian State University ; NUUz |  |
Tashkent State Technical University | Tashkent Polytechnic Institute ; TSTU |  |
Tashkent State University of Economics | Tashkent Institute of National Economy |  |
University of World Economy and Diplomacy | UWED |  |
Tashkent University of Information Technologies | Tashkent Electrotechnical Institute of Communications ; TUIT |  |
Kyrgyz National University | Kyrgyz State University ; Jusup Balasagyn Kyrgyz National University |  |
Ivane Javakhishvili Tbilisi State University | Tbilisi State University ; TSU |  |
Georgian Technical University | Georgian Polytechnic Institute ; GTU |  |
National Polytechnic University of Armenia | State Engineering University of Armenia ; Yerevan Polytechnic Institute |  |
Baku State University | Azerbaijan State University ; BSU Baku |  |
Azerbaijan State Oil and Industry University | Azerbaijan State Oil Academy ; Azerbaijan Industrial Institute ; ASOIU |  |
Azerbaijan State University of Economics | UNEC ; Azerbaijan Institute of National Economy |  |
National University of Mongolia | Mongolian State University ; NUM |  |
Ankara University | Ankara Üniversitesi |  |
Gazi University | Gazi Education Institute |  |
Hacettepe University | HU Ankara |  |
Istanbul University | Darülfünun ; Darulfunun |  |
Yıldız Technical University | YTU ; Yıldız University ; Istanbul State Engineering and Architecture Academy |  |
Mimar Sinan Fine Arts University | State Academy of Fine Arts Istanbul ; MSGSÜ |  |
Marmara University | Istanbul Academy of Economic and Commercial Sciences |  |
Ege University | Aegean University ; EÜ |  |
Dokuz Eylül University | DEÜ |  |
Gebze Technical University | Gebze Institute of Technology ; GYTE ; GTÜ |  |
Izmir Institute of Technology | IYTE ; IZTECH |  |
Karadeniz Technical University | Black Sea Technical University ; KTÜ |  |
TOBB University of Economics and Technology | TOBB ETÜ |  |
Ondokuz Mayıs University | 19 May University ; Samsun University ; OMÜ |  |
Süleyman Demirel University | SDÜ |  |
Eskişehir Osmangazi University | ESOGÜ |  |
Bolu Abant İzzet Baysal University | AIBU |  |
Bursa Uludağ University | Uludağ University |  |
Eastern Mediterranean University | Doğu Akdeniz Üniversitesi ; EMU |  |
Near East University | Yakın Doğu Üniversitesi ; NEU Cyprus |  |
Ain Shams University | Ibrahim Pasha University |  |
Cairo University | Fuad I University ; Egyptian University |  |
Alexandria University | Farouk University |  |
Assiut University | Mohamed Ali University |  |
Helwan University | University of Technology and Arts Helwan |  |
Al-Azhar University | Azhar University |  |
Arab Academy for Science, Technology and Maritime Transport | AASTMT ; Arab Maritime Academy |  |
University of Khartoum | Gordon Memorial College |  |
Sudan University of Science and Technology | Khartoum Polytechnic ; Khartoum Technical Institute ; SUST Sudan |  |
Mohammed V University | University of Rabat |  |
Hassan II University of Casablanca | UH2C |  |
University of Algiers 1 | Benyoucef Benkhedda University ; University of Algiers |  |
University of Science and Technology Houari Boumediene | USTHB |  |
University of Tripoli | Al-Fateh University ; Alfateh University |  |
University of Benghazi | Garyounis University ; Gar Younis University ; University of Libya |  |
King Abdulaziz University | KAU |  |
King Faisal University | KFU Hofuf |  |
Umm al-Qura University | UQU |  |
Imam Abdulrahman Bin Faisal University | University of Dammam ; IAU Dammam |  |
Imam Mohammad Ibn Saud Islamic University | IMSIU |  |
Princess Nourah bint Abdulrahman University | Riyadh University for Women ; PNU Riyadh |  |
Hamad Bin Khalifa University | HBKU |  |
Khalifa University | Khalifa University of Science and Technology ; KUSTAR ; Etisalat University College ; Petroleum Institute |  |
United Arab Emirates University | UAEU |  |
University of Baghdad | Baghdad University |  |
University of Technology, Iraq | University of Technology Baghdad |  |
Mustansiriyah University | Al-Mustansiriya University |  |
American University of Iraq, Sulaimani | AUIS |  |
Salahaddin University-Erbil | University of Sulaimani (1968) |  |
Damascus University | Syrian University |  |
Lebanese American University | Beirut University College ; Beirut College for Women ; LAU |  |
Saint Joseph University of Beirut | Université Saint-Joseph ; USJ |  |
Yarmouk University | YU Irbid |  |
Jordan University of Science and Technology | JUST |  |
Birzeit University | Birzeit College |  |
University of Haifa | Haifa University |  |
Ariel University | College of Judea and Samaria ; Ariel University Center of Samaria |  |
Bezalel Academy of Arts and Design | Bezalel |  |
Open University of Israel | Everyman's University ; HaUniversita HaPtuha |  |
University of Benin | UNIBEN ; Midwest Institute of Technology |  |
University of Ilorin | UNILORIN |  |
University of Jos | UNIJOS |  |
University of Calabar | UNICAL |  |
University of Port Harcourt | UNIPORT |  |
University of Maiduguri | UNIMAID |  |
Bayero University Kano | Abdullahi Bayero College ; BUK |  |
Usmanu Danfodiyo University | University of Sokoto ; UDUS ; UDUSOK |  |
Nnamdi Azikiwe University | Anambra State University of Technology ; UNIZIK |  |
Joseph Sarwuan Tarka University Makurdi | Federal University of Agriculture Makurdi ; University of Agriculture, Makurdi ; FUAM |  |
Federal University of Agriculture, Abeokuta | FUNAAB ; UNAAB |  |
Michael Okpara University of Agriculture | MOUAU ; Federal University of Agriculture Umudike |  |
Modibbo Adama University | Federal University of Technology Yola ; MAUTECH |  |
Federal University of Technology, Akure | FUTA |  |
Federal University of Technology, Owerri | FUTO |  |
Federal University of Technology, Minna | FUTMINNA |  |
Olabisi Onabanjo University | Ogun State University ; OOU |  |
Ekiti State University | University of Ado-Ekiti ; Ondo State University ; EKSU ; UNAD |  |
Adekunle Ajasin University | AAUA ; Ondo State University Akungba |  |
Ambrose Alli University | Edo State University ; Bendel State University ; AAU Ekpoma |  |
Ladoke Akintola University of Technology | Oyo State University of Technology ; LAUTECH |  |
Tai Solarin University of Education | TASUED |  |
Rivers State University | Rivers State University of Science and Technology ; RSUST |  |
Ignatius Ajuru University of Education | Rivers State University of Education |  |
Enugu State University of Science and Technology | ESUT |  |
Chukwuemeka Odumegwu Ojukwu University | Anambra State University ; COOU |  |
Prince Abubakar Audu University | Kogi State University |  |
Yusuf Maitama Sule University | Northwest University Kano |  |
Olusegun Agagu University of Science and Technology | Ondo State University of Science and Technology ; OAUSTECH |  |
Lagos State University of Science and Technology | Lagos State Polytechnic ; LASUSTECH ; LASPOTECH |  |
Moshood Abiola Polytechnic | Ogun State Polytechnic ; MAPOLY |  |
Yaba College of Technology | YABATECH |  |
Obafemi Awolowo University | University of Ife ; Unife ; OAU |  |
University of Nigeria, Nsukka | UNN |  |
Nigerian Defence Academy | NDA |  |
University of Cape Coast | UCC Ghana |  |
University for Development Studies | UDS |  |
University of Education, Winneba | UEW ; University College of Education of Winneba |  |
University of Mines and Technology | UMaT ; Tarkwa School of Mines |  |
University of Professional Studies | Institute of Professional Studies ; UPSA |  |
Ghana Institute of Management and Public Administration | GIMPA |  |
Accra Technical University | Accra Polytechnic |  |
Ho Technical University | Ho Polytechnic |  |
Kumasi Technical University | Kumasi Polytechnic |  |
C. K. Tedam University of Technology and Applied Sciences | University for Development Studies Navrongo ; CKT-UTAS |  |
University of Sierra Leone | Fourah Bay College |  |
Kenyatta University | Kenyatta University College ; KU Nairobi |  |
Moi University | MU Eldoret |  |
Egerton University | Egerton Agricultural College ; Egerton Farm School |  |
Jomo Kenyatta University of Agriculture and Technology | JKUAT |  |
Maseno University | Siriba Teachers College |  |
Masinde Muliro University of Science and Technology | Western University College of Science and Technology ; MMUST |  |
Technical University of Kenya | Kenya Polytechnic |  |
Technical University of Mombasa | Mombasa Polytechnic |  |
Dedan Kimathi University of Technology | Kimathi University College of Technology ; DeKUT |  |
Kyambogo University | Uganda Polytechnic Kyambogo |  |
Mbarara University of Science and Technology | MUST Uganda |  |
Sokoine University of Agriculture | SUA |  |
Ardhi University | University College of Lands and Architectural Studies ; UCLAS |  |
Muhimbili University of Health and Allied Sciences | MUHAS ; Muhimbili University College of Health Sciences |  |
Mzumbe University | Institute of Development Management Mzumbe |  |
University of Rwanda | National University of Rwanda ; Kigali Institute of Science and Technology |  |
Addis Ababa University | Haile Selassie I University ; University College of Addis Ababa |  |
Haramaya University | Alemaya University of Agriculture ; Alemaya University |  |
Hawassa University | Debub University ; Awassa College of Agriculture |  |
Jimma University | Jimma Institute of Health Sciences |  |
Mekelle University | Mekelle Business College |  |
Bahir Dar University | Bahir Dar Polytechnic Institute |  |
University of Zambia | UNZA |  |
Copperbelt University | CBU Kitwe |  |
University of Zimbabwe | University of Rhodesia ; University College of Rhodesia and Nyasaland ; UZ |  |
National University of Science and Technology, Zimbabwe | NUST Bulawayo |  |
University of Eswatini | University of Swaziland ; UNISWA |  |
National University of Lesotho | Pius XII Catholic University College ; NUL |  |
Malawi University of Business and Applied Sciences | Malawi Polytechnic ; The Polytechnic, University of Malawi ; MUBAS |  |
Lilongwe University of Agriculture and Natural Resources | Bunda College of Agriculture ; LUANAR |  |
University of Namibia | UNAM Windhoek ; Academy for Tertiary Education |  |
Namibia University of Science and Technology | Polytechnic of Namibia |  |
Eduardo Mondlane University | University of Lourenço Marques ; UEM |  |
Agostinho Neto University | University of Luanda ; UAN |  |
North-West University | Potchefstroom University for Christian Higher Education ; University of Bophuthatswana ; NWU |  |
Nelson Mandela University | University of Port Elizabeth ; Nelson Mandela Metropolitan University ; NMMU ; UPE |  |
University of the Free State | University of the Orange Free State ; Universiteit van die Vrystaat ; Kovsies ; UFS |  |
University of Limpopo | University of the North ; Turfloop |  |
Sefako Makgatho Health Sciences University | Medical University of Southern Africa ; MEDUNSA |  |
Walter Sisulu University | University of Transkei ; Border Technikon ; Unitra |  |
Tshwane University of Technology | Technikon Pretoria ; Pretoria Technikon ; TUT |  |
Cape Peninsula University of Technology | Cape Technikon ; Peninsula Technikon ; CPUT |  |
Durban University of Technology | Natal Technikon ; ML Sultan Technikon ; DUT Durban |  |
Central University of Technology | Technikon Free State |  |
Vaal University of Technology | Vaal Triangle Technikon |  |
Mangosuthu University of Technology | Mangosuthu Technikon |  |
University of Zululand | UniZulu |  |
Rhodes University | UCKAR |  |
Cheikh Anta Diop University | University of Dakar ; UCAD ; Université de Dakar |  |
Gaston Berger University | University of Saint-Louis (Senegal) ; UGB |  |
Iba Der Thiam University of Thiès | University of Thiès |  |
Félix Houphouët-Boigny University | University of Cocody ; University of Abidjan ; Université de Cocody |  |
Nangui Abrogoua University | University of Abobo-Adjamé |  |
Alassane Ouattara University | University of Bouaké |  |
Joseph Ki-Zerbo University | University of Ouagadougou ; Université de Ouagadougou |  |
Norbert Zongo University | University of Koudougou |  |
Nazi Boni University | Polytechnic University of Bobo-Dioulasso |  |
Abdou Moumouni University | University of Niamey |  |
Marien Ngouabi University | University of Brazzaville |  |
Omar Bongo University | National University of Gabon |  |
University of Kinshasa | Lovanium University ; National University of Zaire Kinshasa ; UNIKIN |  |
University of Lubumbashi | Official University of the Congo ; UNILU |  |
University of Kisangani | Free University of the Congo ; UNIKIS |  |
University of Abomey-Calavi | National University of Benin ; University of Dahomey |  |
University of Antananarivo | University of Madagascar |  |
University of Yaoundé | Federal University of Cameroon |  |
Gamal Abdel Nasser University of Conakry | Polytechnic Institute of Conakry |  |
Metropolitan Autonomous University | Universidad Autónoma Metropolitana ; UAM Mexico |  |
Benemérita Universidad Autónoma de Puebla | University of Puebla ; BUAP |  |
Universidad Autónoma de Nuevo León | Universidad de Nuevo León ; UANL |  |
Universidad de Guadalajara | UdeG |  |
Universidad Iberoamericana | Ibero ; UIA |  |
El Colegio de México | Colmex ; La Casa de España en México |  |
Centro de Investigación y Docencia Económicas | CIDE |  |
Center for Research and Advanced Studies of the National Polytechnic Institute | CINVESTAV |  |
Universidad Michoacana de San Nicolás de Hidalgo | UMSNH |  |
Universidad Autónoma del Estado de México | UAEMex ; Instituto Literario de Toluca |  |
Universidad Autónoma de Yucatán | UADY ; University of the Southeast |  |
Universidad Juárez Autónoma de Tabasco | UJAT |  |
Universidad Autónoma Chapingo | National School of Agriculture Chapingo ; UACh |  |
Universidad de las Américas Puebla | UDLAP ; Mexico City College |  |
CETYS Universidad | Centro de Enseñanza Técnica y Superior |  |
Instituto Tecnológico y de Estudios Superiores de Occidente | ITESO |  |
Tecnológico Nacional de México | TecNM |  |
Universidad de San Carlos de Guatemala | USAC |  |
Universidad Rafael Landívar | URL Guatemala |  |
Universidad Francisco Marroquín | UFM |  |
José Simeón Cañas Central American University | UCA El Salvador |  |
Universidad Nacional Autónoma de Nicaragua | UNAN |  |
Escuela Agrícola Panamericana | Zamorano ; Zamorano University |  |
Universidad Autónoma de Santo Domingo | UASD ; University of Santo Domingo |  |
Pontificia Universidad Católica Madre y Maestra | PUCMM |  |
Universidad Nacional Pedro Henríquez Ureña | UNPHU |  |
Instituto Tecnológico de Santo Domingo | INTEC |  |
Marta Abreu Central University of Las Villas | UCLV |  |
José Antonio Echeverría Technological University of Havana | CUJAE ; José Antonio Echeverría Higher Polytechnic Institute ; ISPJAE |  |
University of Puerto Rico, Mayagüez Campus | University of Puerto Rico at Mayagüez ; Recinto Universitario de Mayagüez ; RUM ; UPRM |  | University of Puerto Rico System
University of Puerto Rico, Río Piedras Campus | UPRRP ; Recinto de Río Piedras |  | University of Puerto Rico System
University of Puerto Rico, Medical Sciences Campus | Recinto de Ciencias Médicas ; UPR RCM |  | University of Puerto Rico System
University of Puerto Rico System | University of Puerto Rico ; UPR |  |
Ana G. Méndez University | Universidad del Turabo ; Universidad del Este |  |
Universidad Central de Venezuela | UCV ; Central University of Venezuela |  |
Universidad Simón Bolívar | USB ; Experimental University Simón Bolívar |  |
Universidad Católica Andrés Bello | UCAB |  |
Universidad de Los Andes (Venezuela) | ULA |  |
Universidad del Zulia | LUZ |  |
Universidad Centroccidental Lisandro Alvarado | UCLA Barquisimeto |  |
Universidad de Antioquia | UdeA |  |
Universidad del Valle | Univalle |  |
Universidad Industrial de Santander | UIS |  |
EAFIT University | Escuela de Administración, Finanzas e Instituto Tecnológico |  |
Universidad del Rosario | Colegio Mayor de Nuestra Señora del Rosario ; Our Lady of the Rosary University |  |
Universidad Externado de Colombia | Externado |  |
Universidad de Bogotá Jorge Tadeo Lozano | Utadeo ; Jorge Tadeo Lozano University |  |
Universidad Distrital Francisco José de Caldas | District University of Bogotá |  |
Universidad Pedagógica y Tecnológica de Colombia | UPTC |  |
Universidad ICESI | ICESI |  |
Escuela Superior Politécnica del Litoral | ESPOL |  |
Escuela Politécnica Nacional | EPN |  |
Universidad San Francisco de Quito | USFQ |  |
Universidad de Especialidades Espíritu Santo | UEES |  |
Universidad de las Fuerzas Armadas ESPE | Escuela Politécnica del Ejército ; ESPE |  |
Universidad Nacional de San Agustín de Arequipa | UNSA |  |
Universidad Nacional de San Antonio Abad del Cusco | UNSAAC |  |
Universidad Nacional de Ingeniería | UNI Peru ; National University of Engineering |  |
Universidad Nacional Agraria La Molina | UNALM ; National School of Agriculture La Molina |  |
Universidad Peruana Cayetano Heredia | UPCH |  |
Universidad Peruana de Ciencias Aplicadas | UPC Peru |  |
Universidad del Pacífico | UP Lima |  |
ESAN University | Escuela de Administración de Negocios para Graduados ; ESAN |  |
Higher University of San Andrés | Universidad Mayor de San Andrés ; UMSA |  |
Universidad Mayor de San Simón | UMSS |  |
Gabriel René Moreno Autonomous University | UAGRM |  |
Universidad de Concepción | UdeC |  |
University of Santiago, Chile | Universidad Técnica del Estado ; USACH ; State Technical University |  |
Federico Santa María Technical University | UTFSM ; USM |  |
Pontifical Catholic University of Valparaíso | PUCV ; Catholic University of Valparaíso |  |
Adolfo Ibáñez University | Valparaíso School of Business ; UAI Chile |  |
Universidad Austral de Chile | UACh Valdivia |  |
Universidad de La Serena | ULS |  |
Universidad Diego Portales | UDP |  |
Universidad Nacional de Córdoba | UNC Argentina ; University of Trejo |  |
Universidad Nacional de Rosario | UNR |  |
Universidad Nacional del Litoral | UNL |  |
Universidad Nacional de Cuyo | UNCuyo |  |
Universidad Nacional de Tucumán | UNT |  |
Universidad Nacional del Sur | UNS Argentina |  |
Universidad Tecnológica Nacional | Universidad Obrera Nacional ; UTN |  |
Universidad Nacional de San Martín (Argentina) | UNSAM |  |
Pontifical Catholic University of Argentina | UCA Argentina |  |
Instituto Tecnológico de Buenos Aires | ITBA |  |
Instituto Balseiro | Instituto de Física de Bariloche |  | Universidad Nacional de Cuyo
University of the Republic | Universidad de la República ; UdelaR |  |
Universidad Católica del Uruguay | Dámaso Antonio Larrañaga Catholic University |  |
Universidad Nacional de Asunción | UNA Paraguay |  |
Federal University of Bahia | Universidade Federal da Bahia ; UFBA ; Universidade da Bahia |  |
Federal University of Pernambuco | Universidade Federal de Pernambuco ; UFPE ; Universidade do Recife |  |
Federal University of Ceará | UFC |  |
Federal University of Paraná | UFPR ; Universidade do Paraná |  |
Federal University of Santa Catarina | UFSC |  |
Federal University of São Paulo | UNIFESP ; Escola Paulista de Medicina |  |
Federal University of São Carlos | UFSCar |  |
Federal University of ABC | UFABC |  |
Federal University of Viçosa | UFV ; Universidade Rural do Estado de Minas Gerais |  |
Federal University of Lavras | UFLA ; Escola Superior de Agricultura de Lavras |  |
Federal University of Itajubá | UNIFEI ; Escola Federal de Engenharia de Itajubá |  |
Federal University of Alfenas | UNIFAL ; Escola de Farmácia e Odontologia de Alfenas |  |
Federal University of Ouro Preto | UFOP ; Escola de Minas de Ouro Preto |  |
Federal University of Technology – Paraná | UTFPR ; CEFET-PR ; Centro Federal de Educação Tecnológica do Paraná |  |
Federal University of the State of Rio de Janeiro | UNIRIO |  |
Fluminense Federal University | UFF ; Universidade Federal Fluminense |  |
Federal Rural University of Rio de Janeiro | UFRRJ ; Rural |  |
Rio de Janeiro State University | UERJ ; Universidade do Estado da Guanabara |  |
Federal University of Goiás | UFG |  |
Federal University of Pará | UFPA |  |
Federal University of Rio Grande do Norte | UFRN |  |
Federal University of Santa Maria | UFSM |  |
Federal University of Campina Grande | UFCG |  |
Federal Rural University of the Semi-arid Region | UFERSA ; Escola Superior de Agricultura de Mossoró |  |
Federal University of the Jequitinhonha and Mucuri Valleys | UFVJM |  |
Federal University of the Southern Border | UFFS ; Universidade Federal da Fronteira Sul |  |
State University of Maringá | UEM Maringá |  |
Santa Catarina State University | UDESC |  |
Mackenzie Presbyterian University | Mackenzie College ; Universidade Presbiteriana Mackenzie |  |
Pontifical Catholic University of Rio Grande do Sul | PUCRS |  |
Pontifical Catholic University of Minas Gerais | PUC Minas |  |
University of the Sinos Valley | Unisinos ; Universidade do Vale do Rio dos Sinos |  |
University of Vale do Itajaí | UNIVALI |  |
Insper | Ibmec São Paulo ; Insper Instituto de Ensino e Pesquisa |  |
Instituto Militar de Engenharia | IME |  |
Escola Superior de Agricultura Luiz de Queiroz | ESALQ |  | University of São Paulo
Fundação Oswaldo Cruz | Fiocruz ; Oswaldo Cruz Foundation |  |
Polytechnic University of Valencia | UPV ; Universitat Politècnica de València |  |
University of Valencia | Estudi General ; UV Valencia |  |
Jaume I University | UJI |  |
Miguel Hernández University of Elche | UMH |  |
University of Santiago de Compostela | USC Compostela |  |
University of A Coruña | UDC |  |
Ramon Llull University | URL ; Institut Químic de Sarrià |  |
Open University of Catalonia | UOC |  |
Rovira i Virgili University | URV ; Universitat de Tarragona |  |
University of Deusto | Deustuko Unibertsitatea ; Colegio de Estudios Superiores de Deusto |  |
Comillas Pontifical University | ICAI-ICADE |  |
Pablo de Olavide University | UPO |  |
King Juan Carlos University | Rey Juan Carlos University ; URJC |  |
CEU San Pablo University | Colegio Universitario San Pablo |  |
University of Alcalá | Complutense of Alcalá ; UAH |  |
University of Las Palmas de Gran Canaria | ULPGC |  |
University of La Laguna | ULL |  |
ISCTE – University Institute of Lisbon | Instituto Superior de Ciências do Trabalho e da Empresa ; ISCTE ; ISCTE-IUL |  |
University of Beira Interior | UBI |  |
University of Trás-os-Montes and Alto Douro | UTAD |  |
Lusófona University | Universidade Lusófona de Humanidades e Tecnologias ; ULHT |  |
Technical University of Lisbon | UTL |  | University of Lisbon
NOVA Information Management School | Instituto Superior de Estatística e Gestão de Informação ; NOVA IMS ; ISEGI |  | Nova University Lisbon
Instituto Superior de Economia e Gestão | ISEG ; Lisbon School of Economics and Management |  | University of Lisbon
Ca' Foscari University of Venice | Ca' Foscari ; Regia Scuola Superiore di Commercio di Venezia |  |
Iuav University of Venice | IUAV ; Istituto Universitario di Architettura di Venezia |  |
University of Naples Federico II | Federico II ; UNINA |  |
Parthenope University of Naples | Istituto Universitario Navale |  |
University of Naples "L'Orientale" | Istituto Universitario Orientale ; Collegio dei Cinesi |  |
University of Campania "Luigi Vanvitelli" | Second University of Naples ; Seconda Università degli Studi di Napoli ; SUN |  |
University of Rome Tor Vergata | Tor Vergata ; Roma Due ; Rome II |  |
Roma Tre University | Third University of Rome ; Rome III |  |
University of Eastern Piedmont | Amedeo Avogadro University ; UPO Piemonte |  |
University of Milano-Bicocca | Bicocca ; UNIMIB |  |
IULM University | Libera Università di Lingue e Comunicazione |  |
Vita-Salute San Raffaele University | UniSR ; San Raffaele University |  |
Sant'Anna School of Advanced Studies | Scuola Superiore Sant'Anna ; SSSA |  |
International School for Advanced Studies | SISSA ; Scuola Internazionale Superiore di Studi Avanzati |  |
University of Salento | University of Lecce |  |
University of Basilicata | UNIBAS |  |
Magna Graecia University | UMG Catanzaro |  |
University of Calabria | UNICAL Cosenza |  |
G. d'Annunzio University of Chieti–Pescara | UdA |  |
Marche Polytechnic University | University of Ancona |  |
University of Urbino | Carlo Bo University |  |
Pontifical Lateran University | Lateranum |  |
Pontifical University of Saint Thomas Aquinas | Angelicum |  |
Pontifical Urban University | Propaganda Fide |  |
Salesian Pontifical University | UPS Rome |  |
Claude Bernard University Lyon 1 | UCBL ; Lyon 1 |  |
Lumière University Lyon 2 | Lyon 2 |  |
Jean Moulin University Lyon 3 | Lyon 3 |  |
Institut national des sciences appliquées de Lyon | INSA Lyon |  |
Toulouse III - Paul Sabatier University | Paul Sabatier University ; UPS Toulouse |  |
University of Toulouse-Jean Jaurès | Toulouse 2 ; Toulouse-Le Mirail University ; Le Mirail |  |
Toulouse 1 Capitole University | University of Social Sciences Toulouse |  |
Institut supérieur de l'aéronautique et de l'espace | ISAE-SUPAERO ; SUPAERO ; École nationale supérieure de l'aéronautique et de l'espace |  |
Bordeaux Montaigne University | Michel de Montaigne University ; Bordeaux 3 |  |
University of Bordeaux | Bordeaux 1 ; Victor Segalen University |  |
University of Montpellier | Montpellier 1 ; Montpellier 2 |  |
Paul Valéry University, Montpellier III | Montpellier 3 |  |
University of Strasbourg | Louis Pasteur University ; Marc Bloch University ; Robert Schuman University |  |
University of Lorraine | Henri Poincaré University ; Nancy 2 University ; Paul Verlaine University |  |
University of Lille | Lille 1 ; Charles de Gaulle University ; Lille 2 |  |
University of Rennes | University of Rennes 1 |  |
Rennes 2 University | University of Upper Brittany |  |
Côte d'Azur University | University of Nice Sophia Antipolis ; Université Côte d'Azur |  |
University of Tours | François Rabelais University |  |
University of Picardie Jules Verne | University of Amiens ; UPJV |  |
Savoy Mont Blanc University | University of Savoy |  |
University of Western Brittany | UBO ; Brest University |  |
University of Versailles Saint-Quentin-en-Yvelines | UVSQ |  | Paris-Saclay University
Paris 8 University Vincennes-Saint-Denis | Vincennes University ; University of Vincennes |  |
Sorbonne Paris North University | Paris 13 University ; Villetaneuse |  |
Paris-Est Créteil University | Paris 12 Val de Marne University ; UPEC |  |
Gustave Eiffel University | University of Marne-la-Vallée ; Paris-Est Marne-la-Vallée |  |
CY Cergy Paris University | University of Cergy-Pontoise |  |
ENSTA Paris | École nationale supérieure de techniques avancées |  |
ENSAE Paris | École nationale de la statistique et de l'administration économique |  |
ESPCI Paris | École supérieure de physique et de chimie industrielles de la ville de Paris |  | PSL University
Chimie ParisTech | École nationale supérieure de chimie de Paris ; ENSCP |  | PSL University
AgroParisTech | Institut national agronomique Paris-Grignon |  |
École nationale des chartes | ENC |  | PSL University
École pratique des hautes études | EPHE |  | PSL University
Conservatoire national des arts et métiers | CNAM |  |
Arts et Métiers ParisTech | ENSAM ; École nationale supérieure d'arts et métiers |  |
Institut national des langues et civilisations orientales | INALCO ; Langues O' |  |
IMT Atlantique | Télécom Bretagne ; École des Mines de Nantes |  |
IMT Mines Alès | École des Mines d'Alès |  |
École centrale de Nantes | ECN |  |
École centrale de Lyon | ECL |  |
Grenoble Institute of Technology | Grenoble INP ; Institut polytechnique de Grenoble |  |
École nationale de l'aviation civile | ENAC |  |
SKEMA Business School | CERAM ; ESC Lille |  |
Audencia Business School | ESC Nantes |  |
NEOMA Business School | Reims Management School ; Rouen Business School |  |
KEDGE Business School | BEM Bordeaux ; Euromed Marseille |  |
TBS Education | Toulouse Business School ; ESC Toulouse |  |
University of Liège | State University of Liège ; ULiège ; ULg |  |
University of Namur | Facultés universitaires Notre-Dame de la Paix ; FUNDP |  |
University of Mons | University of Mons-Hainaut ; Faculté polytechnique de Mons |  |
University of Antwerp | UFSIA ; RUCA |  |
Hasselt University | Limburgs Universitair Centrum ; UHasselt |  |
Open University of the Netherlands | Open Universiteit |  |
Radboud University | Catholic University of Nijmegen ; Katholieke Universiteit Nijmegen |  |
Tilburg University | Catholic University of Brabant ; Katholieke Universiteit Brabant |  |
Wageningen University & Research | Landbouwhogeschool Wageningen ; Wageningen Agricultural University |  |
Nyenrode Business University | Nijenrode |  |
Protestant Theological University | PThU |  |
Technical University of Braunschweig | TU Braunschweig ; Carolo-Wilhelmina |  |
University of Stuttgart | Technische Hochschule Stuttgart |  |
University of Hohenheim | Landwirtschaftliche Hochschule Hohenheim |  |
Leibniz University Hannover | University of Hannover ; Technische Hochschule Hannover |  |
Hannover Medical School | Medizinische Hochschule Hannover ; MHH |  |
University of Duisburg-Essen | Gerhard Mercator University |  |
TU Dortmund University | University of Dortmund ; Technische Universität Dortmund |  |
RPTU Kaiserslautern-Landau | University of Kaiserslautern ; TU Kaiserslautern ; University of Koblenz and Landau |  |
TU Bergakademie Freiberg | Freiberg University of Mining and Technology ; Freiberg Mining Academy |  |
Chemnitz University of Technology | TU Chemnitz ; Technische Hochschule Karl-Marx-Stadt |  |
Technische Universität Ilmenau | Ilmenau University of Technology |  |
Otto von Guericke University Magdeburg | OVGU |  |
Brandenburg University of Technology | BTU Cottbus ; BTU Cottbus-Senftenberg |  |
European University Viadrina | Viadrina |  |
University of Potsdam | Brandenburgische Landeshochschule |  |
Hamburg University of Technology | TUHH ; TU Hamburg |  |
Helmut Schmidt University | Bundeswehr University Hamburg |  |
Bundeswehr University Munich | Universität der Bundeswehr München |  |
Constructor University | Jacobs University Bremen ; International University Bremen |  |
University of Greifswald | Ernst Moritz Arndt University |  |
Carl von Ossietzky University of Oldenburg | University of Oldenburg |  |
Saarland University | Universität des Saarlandes |  |
German Sport University Cologne | Deutsche Sporthochschule Köln ; DSHS |  |
TH Köln | Cologne University of Applied Sciences ; Fachhochschule Köln |  |
Berlin University of the Arts | Universität der Künste Berlin ; UdK Berlin ; UdK ; Hochschule der Künste Berlin |  |
Berliner Hochschule für Technik | Beuth University of Applied Sciences ; Technische Fachhochschule Berlin ; BHT |  |
HTW Berlin | Hochschule für Technik und Wirtschaft Berlin |  |
ESMT Berlin | European School of Management and Technology |  |
Hertie School | Hertie School of Governance |  |
Charité | Charité – Universitätsmedizin Berlin |  |
HHL Leipzig Graduate School of Management | Handelshochschule Leipzig |  |
Frankfurt School of Finance & Management | Bankakademie ; Hochschule für Bankwirtschaft |  |
EBS University | European Business School |  |
Mannheim University | University of Mannheim ; Handelshochschule Mannheim |  |
University of Natural Resources and Life Sciences, Vienna | BOKU ; Universität für Bodenkultur Wien |  |
Montanuniversität Leoben | University of Leoben ; Leoben Mining University |  |
Johannes Kepler University Linz | JKU ; Linz University |  |
University of Klagenfurt | Alpen-Adria-Universität Klagenfurt ; AAU |  |
Mozarteum University Salzburg | Mozarteum |  |
University of Music and Performing Arts Graz | Kunstuniversität Graz ; KUG |  |
University of Music and Performing Arts Vienna | mdw ; Universität für Musik und darstellende Kunst Wien |  |
University of Applied Arts Vienna | Die Angewandte ; Universität für angewandte Kunst Wien |  |
Zurich University of Applied Sciences | ZHAW ; Zürcher Hochschule für Angewandte Wissenschaften |  |
University of Applied Sciences and Arts Northwestern Switzerland | FHNW |  |
University of Applied Sciences and Arts Western Switzerland | HES-SO ; Haute école spécialisée de Suisse occidentale |  |
University of Italian Switzerland | Università della Svizzera italiana ; USI ; University of Lugano |  |
Swedish University of Agricultural Sciences | SLU ; Sveriges lantbruksuniversitet |  |
Mälardalen University | MDU ; MDH ; Mälardalens högskola |  |
Linköping University | LiU |  |
Luleå University of Technology | LTU ; Högskolan i Luleå |  |
Blekinge Institute of Technology | BTH ; Högskolan i Karlskrona/Ronneby |  |
Linnaeus University | Växjö University ; Kalmar University College ; LNU |  |
Swedish Defence University | Försvarshögskolan ; Swedish National Defence College |  |
Konstfack | University of Arts, Crafts and Design ; University College of Arts, Crafts and Design |  |
Norwegian University of Life Sciences | NMBU ; Norges landbrukshøgskole ; Agricultural University of Norway |  |
UiT The Arctic University of Norway | University of Tromsø ; UiT |  |
OsloMet – Oslo Metropolitan University | Oslo and Akershus University College ; HiOA ; OsloMet ; Høgskolen i Oslo |  |
University of Agder | Agder University College ; UiA |  |
University of Stavanger | Høgskolen i Stavanger ; UiS |  |
Nord University | University of Nordland ; Bodø University College |  |
University of South-Eastern Norway | Buskerud and Vestfold University College ; Telemark University College ; USN |  |
Western Norway University of Applied Sciences | Høgskulen på Vestlandet ; Bergen University College ; HVL |  |
Oslo School of Architecture and Design | Arkitektur- og designhøgskolen i Oslo ; AHO |  |
Norwegian Academy of Music | Norges musikkhøgskole ; NMH |  |
Roskilde University | RUC ; Roskilde Universitetscenter |  |
Aalborg University | AAU Aalborg ; Aalborg Universitetscenter |  |
IT University of Copenhagen | ITU Copenhagen |  |
Åbo Akademi University | Swedish University of Turku |  |
Tampere University | Tampere University of Technology ; Tampereen yliopisto |  |
LUT University | Lappeenranta University of Technology ; Lappeenrannan teknillinen yliopisto |  |
University of Eastern Finland | University of Joensuu ; University of Kuopio ; Itä-Suomen yliopisto ; UEF |  |
University of the Arts Helsinki | Sibelius Academy ; Taideyliopisto ; Uniarts |  |
Helsinki University of Technology | TKK ; Teknillinen korkeakoulu |  | Aalto University
Häme University of Applied Sciences | HAMK ; Hämeen ammattikorkeakoulu |  |
JAMK University of Applied Sciences | Jyväskylän ammattikorkeakoulu |  |
Metropolia University of Applied Sciences | Metropolia |  |
Tallinn University of Technology | TalTech ; Tallinn Technical University ; Tallinna Tehnikaülikool ; TTÜ ; Tallinn Polytechnic Institute |  |
Tallinn University | Tallinn Pedagogical University ; TLÜ |  |
Estonian University of Life Sciences | Eesti Maaülikool ; Estonian Agricultural University ; EMÜ |  |
Estonian Academy of Arts | Eesti Kunstiakadeemia ; EKA ; Tallinn Art University |  |
Latvia University of Life Sciences and Technologies | Latvia University of Agriculture ; LLU |  |
Rīga Stradiņš University | Medical Academy of Latvia ; Riga Medical Institute ; RSU |  |
Riga Technical University | Riga Polytechnic Institute ; RTU |  |
Vilnius Gediminas Technical University | VILNIUS TECH ; VGTU ; Vilnius Civil Engineering Institute |  |
Vytautas Magnus University | VMU ; VDU ; Vytauto Didžiojo universitetas |  |
Mykolas Romeris University | Law University of Lithuania ; MRU |  |
Kaunas University of Technology | KTU Kaunas ; Kaunas Polytechnic Institute |  |
Lithuanian University of Health Sciences | Kaunas University of Medicine ; LSMU |  |
Warsaw University of Life Sciences | SGGW ; Szkoła Główna Gospodarstwa Wiejskiego ; Warsaw Agricultural University |  |
Cardinal Stefan Wyszyński University in Warsaw | UKSW Warsaw ; Academy of Catholic Theology |  |
Kozminski University | Akademia Leona Koźmińskiego ; Leon Kozminski Academy |  |
Military University of Technology in Warsaw | Wojskowa Akademia Techniczna ; WAT |  |
War Studies University | National Defence University of Warsaw ; Akademia Sztuki Wojennej ; Akademia Obrony Narodowej |  |
SWPS University | Warsaw School of Social Psychology ; Szkoła Wyższa Psychologii Społecznej |  |
Wrocław University of Science and Technology | Politechnika Wrocławska ; Wrocław University of Technology |  |
University of Wrocław | Bolesław Bierut University ; University of Breslau |  |
Wrocław University of Environmental and Life Sciences | Agricultural University of Wrocław ; Uniwersytet Przyrodniczy we Wrocławiu |  |
Wrocław University of Economics and Business | Oskar Lange Academy of Economics |  |
Poznań University of Technology | Politechnika Poznańska |  |
Poznań University of Economics and Business | Academy of Economics in Poznań |  |
Poznań University of Life Sciences | August Cieszkowski Agricultural University |  |
Karol Marcinkowski University of Medical Sciences | Poznan University of Medical Sciences |  |
Gdańsk University of Technology | Politechnika Gdańska ; Technische Hochschule Danzig |  |
Nicolaus Copernicus University in Toruń | UMK ; Uniwersytet Mikołaja Kopernika |  |
Kazimierz Wielki University in Bydgoszcz | UKW ; Akademia Bydgoska |  |
Bydgoszcz University of Science and Technology | University of Technology and Life Sciences ; UTP Bydgoszcz ; Politechnika Bydgoska |  |
West Pomeranian University of Technology | Szczecin University of Technology ; ZUT |  |
University of Warmia and Mazury in Olsztyn | UWM ; Olsztyn Agricultural and Technical Academy |  |
John Paul II Catholic University of Lublin | Catholic University of Lublin ; KUL |  |
Maria Curie-Skłodowska University | UMCS |  |
University of Silesia in Katowice | Uniwersytet Śląski |  |
Silesian University of Technology | Politechnika Śląska |  |
University of the National Education Commission, Kraków | Pedagogical University of Kraków ; Akademia Pedagogiczna w Krakowie |  |
Kraków University of Economics | Academy of Economics in Kraków |  |
Cracow University of Technology | Tadeusz Kościuszko Cracow University of Technology ; Politechnika Krakowska |  |
University of Rzeszów | WSP Rzeszów |  |
Jan Kochanowski University | Świętokrzyska Academy ; UJK |  |
Jan Długosz University | WSP Częstochowa |  |
Casimir Pulaski Radom University | Kazimierz Pułaski University of Technology and Humanities in Radom |  |
Łódź Film School | National Film School in Łódź ; PWSFTviT |  |
Academy of Performing Arts in Prague | AMU ; Akademie múzických umění v Praze ; FAMU |  |
Academy of Arts, Architecture and Design in Prague | UMPRUM ; VŠUP ; Vysoká škola uměleckoprůmyslová v Praze |  |
Prague University of Economics and Business | VŠE ; Vysoká škola ekonomická v Praze ; University of Economics, Prague |  |
University of Chemistry and Technology, Prague | VŠCHT ; Institute of Chemical Technology in Prague ; Vysoká škola chemicko-technologická v Praze |  |
Czech University of Life Sciences Prague | Česká zemědělská univerzita v Praze ; ČZU ; Czech Agricultural University |  |
Mendel University in Brno | Mendel University of Agriculture and Forestry ; MENDELU ; Vysoká škola zemědělská v Brně |  |
Palacký University Olomouc | UPOL |  |
VSB – Technical University of Ostrava | VŠB ; Vysoká škola báňská ; Mining University of Ostrava |  |
Masaryk University | Jan Evangelista Purkyně University (Brno) ; Univerzita J. E. Purkyně v Brně |  |
Janáček Academy of Performing Arts | JAMU |  |
University of Veterinary Sciences Brno | University of Veterinary and Pharmaceutical Sciences Brno ; Veterinární univerzita Brno |  |
University of South Bohemia | Jihočeská univerzita ; JU České Budějovice |  |
Tomas Bata University in Zlín | UTB |  |
Slovak University of Technology in Bratislava | STU ; Slovenská technická univerzita |  |
University of Economics in Bratislava | EUBA |  |
Technical University of Košice | TUKE |  |
Pavol Jozef Šafárik University | UPJŠ |  |
Slovak University of Agriculture in Nitra | SPU ; Slovenská poľnohospodárska univerzita |  |
Constantine the Philosopher University in Nitra | UKF ; Univerzita Konštantína Filozofa |  |
Matej Bel University | UMB |  |
Academy of Performing Arts in Bratislava | VŠMU ; Vysoká škola múzických umení |  |
University of Szeged | Attila József University ; JATE ; SZTE |  |
University of Debrecen | Lajos Kossuth University ; KLTE |  |
University of Pécs | Janus Pannonius University ; JPTE |  |
University of Miskolc | Technical University of Heavy Industry |  |
Hungarian University of Agriculture and Life Sciences | Szent István University ; Gödöllő University of Agricultural Sciences ; MATE |  |
Semmelweis University | Budapest Medical University ; SOTE |  |
Corvinus University of Budapest | Karl Marx University of Economic Sciences ; Budapest University of Economic Sciences |  |
Ludovika University of Public Service | National University of Public Service ; Zrínyi Miklós University of National Defence |  |
Moholy-Nagy University of Art and Design | MOME ; Hungarian University of Applied Arts |  |
University of Pannonia | University of Veszprém |  |
Óbuda University | Budapest Tech ; Budapesti Műszaki Főiskola |  |
University of Sopron | University of West Hungary |  |
Alexandru Ioan Cuza University | University of Iași ; UAIC |  |
Gheorghe Asachi Technical University of Iași | TUIASI |  |
Bucharest University of Economic Studies | Academy of Economic Studies ; ASE Bucharest ; Academia de Studii Economice |  |
Carol Davila University of Medicine and Pharmacy | Institute of Medicine and Pharmacy Bucharest ; UMFCD |  |
Iuliu Hațieganu University of Medicine and Pharmacy | UMF Cluj |  |
West University of Timișoara | University of Timișoara ; UVT |  |
Lucian Blaga University of Sibiu | University of Sibiu ; ULBS |  |
Transilvania University of Brașov | University of Brașov |  |
Ovidius University | University of Constanța |  |
National University of Science and Technology Politehnica Bucharest | Polytechnic Institute of Bucharest |  |
National University of Political Studies and Public Administration | SNSPA |  |
Ștefan cel Mare University of Suceava | University of Suceava |  |
Ion Creangă Pedagogical State University | UPSC |  |
University of Novi Sad | Univerzitet u Novom Sadu |  |
University of Arts in Belgrade | Univerzitet umetnosti u Beogradu |  |
University of Niš | Univerzitet u Nišu |  |
Josip Juraj Strossmayer University of Osijek | University of Osijek |  |
University of Rijeka | Vladimir Bakarić University |  |
University of Primorska | Univerza na Primorskem |  |
Ss. Cyril and Methodius University of Skopje | UKIM ; University of Skopje |  |
St. Kliment Ohridski University of Bitola | University of Bitola |  |
University of Tirana | Enver Hoxha University of Tirana ; State University of Tirana |  |
Agricultural University of Tirana | UBT |  |
Fan S. Noli University | University of Korçë |  |
Luigj Gurakuqi University of Shkodër | University of Shkodër |  |
University of Prishtina | Universiteti i Prishtinës Hasan Prishtina |  |
Technical University of Sofia | Higher Institute of Mechanical and Electrical Engineering ; VMEI |  |
University of National and World Economy | UNWE ; Karl Marx Higher Institute of Economics ; UNSS |  |
Plovdiv University "Paisii Hilendarski" | Plovdiv University |  |
Veliko Tarnovo University | St. Cyril and St. Methodius University of Veliko Tarnovo |  |
New Bulgarian University | NBU |  |
Athens University of Economics and Business | ASOEE ; AUEB ; Athens School of Economics and Business |  |
Panteion University | Panteion School of Political Sciences |  |
University of Piraeus | Graduate School of Industrial Studies Piraeus |  |
University of Macedonia | Graduate School of Industrial Studies Thessaloniki |  |
Democritus University of Thrace | DUTH |  |
Harokopio University | Harokopio |  |
University of West Attica | Technological Educational Institute of Athens ; TEI of Athens ; TEI Piraeus |  |
International Hellenic University | IHU |  |
Hellenic Open University | HOU ; EAP |  |
University of Cyprus | UCY |  |
University of Nicosia | Intercollege ; UNIC |  |
Royal University of Malta | University of Malta ; L-Università ta' Malta |  |
University of Divinity | Melbourne College of Divinity |  |
Plymouth Marjon University | University of St Mark and St John ; College of St Mark and St John ; Marjon |  |
University of Suffolk | University Campus Suffolk |  |
Falmouth University | University College Falmouth ; Falmouth College of Arts |  |
University of Lancashire | Preston Polytechnic ; Lancashire Polytechnic ; UCLan |  |
York St John University | Ripon and York St John |  |
Bath Spa University | Bath College of Higher Education |  |
University of Chester | Chester College of Higher Education |  |
Edge Hill University | Edge Hill College |  |
University of Cumbria | St Martin's College Lancaster |  |
University of Northampton | Nene College ; University College Northampton |  |
University of Bedfordshire | University of Luton ; Luton College of Higher Education |  |
University of Gloucestershire | Cheltenham and Gloucester College of Higher Education |  |
University of Worcester | Worcester College of Higher Education |  |
Buckinghamshire New University | Buckinghamshire Chilterns University College ; Bucks New University |  |
Solent University | Southampton Institute ; Southampton Solent University |  |
Bournemouth University | Dorset Institute of Higher Education |  |
University of Derby | Derby College of Art and Technology ; Derbyshire College of Higher Education |  |
University of Lincoln | Humberside Polytechnic ; University of Lincolnshire and Humberside |  |
Canterbury Christ Church University | Christ Church College Canterbury |  |
University of Chichester | Bishop Otter College |  |
University of Winchester | King Alfred's College |  |
University of Roehampton | Roehampton Institute of Higher Education |  |
St Mary's University, Twickenham | Strawberry Hill ; St Mary's University College |  |
Newman University, Birmingham | Newman College of Higher Education |  |
Liverpool Hope University | Liverpool Institute of Higher Education |  |
Leeds Trinity University | Trinity and All Saints College |  |
University for the Creative Arts | Kent Institute of Art and Design ; Surrey Institute of Art and Design |  |
Abertay University | Dundee Institute of Technology ; University of Abertay Dundee |  |
Queen Margaret University | Queen Margaret College |  |
University of the Highlands and Islands | UHI ; UHI Millennium Institute |  |
Wrexham University | Glyndŵr University ; North East Wales Institute of Higher Education |  |
Cardiff Metropolitan University | University of Wales Institute, Cardiff ; UWIC |  |
University of Wales Trinity Saint David | Trinity University College ; University of Wales, Lampeter ; Swansea Metropolitan University |  |
Royal Conservatoire of Scotland | Royal Scottish Academy of Music and Drama ; RSAMD |  |
Royal Northern College of Music | RNCM ; Royal Manchester College of Music |  |
Royal Central School of Speech and Drama | Central School of Speech and Drama ; CSSD |  |
Technological University of the Shannon | Limerick Institute of Technology ; Athlone Institute of Technology ; TUS |  |
Munster Technological University | Cork Institute of Technology ; Institute of Technology, Tralee ; MTU |  |
Atlantic Technological University | Galway-Mayo Institute of Technology ; Institute of Technology, Sligo ; Letterkenny Institute of Technology ; ATU Ireland |  |
South East Technological University | Waterford Institute of Technology ; Institute of Technology, Carlow ; SETU |  |
Royal College of Surgeons in Ireland | RCSI ; RCSI University of Medicine and Health Sciences |  |
Mary Immaculate College | Coláiste Mhuire gan Smál |  |
University of New England (Australia) | New England University College ; UNE |  |
University of Wollongong | UOW |  |
University of Newcastle (Australia) | Newcastle University College NSW |  |
La Trobe University | LTU Melbourne |  |
Flinders University | Flinders University of South Australia |  |
University of Southern Queensland | Darling Downs Institute of Advanced Education ; UniSQ ; USQ |  |
Central Queensland University | Capricornia Institute of Advanced Education ; CQUniversity |  |
Southern Cross University | Northern Rivers College of Advanced Education |  |
University of Canberra | Canberra College of Advanced Education |  |
University of the Sunshine Coast | UniSC ; USC Australia |  |
Torrens University Australia | Think Education |  |
Griffith University | Queensland Institute of Technology Nathan |  |
Unitec Institute of Technology | Carrington Polytechnic ; Carrington Technical Institute ; Unitec |  |
Ara Institute of Canterbury | Christchurch Polytechnic Institute of Technology ; CPIT ; Christchurch Technical College |  |
Waikato Institute of Technology | Wintec ; Waikato Polytechnic |  |
Otago Polytechnic | Te Pūkenga Otago |  |
University of Waikato | Te Whare Wānanga o Waikato |  |
University of Otago | Te Whare Wānanga o Otāgo ; Ōtākou Whakaihu Waka |  |
University of Auckland | Waipapa Taumata Rau ; Te Whare Wānanga o Tāmaki Makaurau |  |
University of Canterbury | Te Whare Wānanga o Waitaha ; Canterbury College |  |
Victoria University of Wellington | Te Herenga Waka ; Victoria College |  |
Lincoln University | Te Whare Wānaka o Aoraki ; Canterbury Agricultural College |  |
Auckland University of Technology | Te Wānanga Aronui o Tāmaki Makau Rau ; Auckland Technical Institute ; AUT |  |
Papua New Guinea University of Technology | Unitech ; PNG Institute of Higher Technical Education |  |
University of Natural Resources and Environment | University of Vudal ; Papua New Guinea University of Natural Resources and Environment |  |
University of the South Pacific | USP |  |
Fiji National University | Fiji Institute of Technology ; FNU |  |
Solomon Islands National University | Solomon Islands College of Higher Education ; SICHE ; SINU |  |
Laurentian University | Université Laurentienne |  |
Lakehead University | Lakehead Technical Institute |  |
Trent University | Trent |  |
Brock University | Brock |  |
University of Windsor | Assumption University of Windsor ; Assumption College |  |
Université de Sherbrooke | UdeS |  |
Université de Moncton | Saint Joseph's College Memramcook |  |
Bishop's University | Bishop's College Lennoxville |  |
École de technologie supérieure | ÉTS |  | Université du Québec
École nationale d'administration publique | ENAP |  | Université du Québec
Institut national de la recherche scientifique | INRS |  | Université du Québec
TÉLUQ University | Télé-université |  | Université du Québec
Université du Québec | University of Quebec ; UQ System |  |
University of Regina | Regina College |  |
University of Lethbridge | Lethbridge Junior College |  |
University of Winnipeg | United College ; Wesley College Winnipeg |  |
Brandon University | Brandon College |  |
University of Northern British Columbia | UNBC |  |
Northern Ontario School of Medicine | NOSM ; NOSM University ; École de médecine du Nord de l'Ontario |  |
OCAD University | Ontario College of Art & Design ; Ontario College of Art |  |
Emily Carr University of Art and Design | Vancouver School of Art ; Emily Carr Institute |  |
NSCAD University | Nova Scotia College of Art and Design |  |
Acadia University | Queen's College Horton |  |
Saint Mary's University (Halifax) | SMU Halifax |  |
Mount Saint Vincent University | MSVU ; Mount Saint Vincent College |  |
St. Francis Xavier University | St. F.X. ; StFX |  |
Sheridan College | Sheridan College Institute of Technology and Advanced Learning |  |
Humber Polytechnic | Humber College ; Humber College Institute of Technology & Advanced Learning |  |
Seneca Polytechnic | Seneca College ; Seneca College of Applied Arts and Technology |  |
George Brown Polytechnic | George Brown College ; George Brown College of Applied Arts and Technology |  |
British Columbia Institute of Technology | BCIT |  |
Southern Alberta Institute of Technology | SAIT ; Provincial Institute of Technology and Art |  |
Northern Alberta Institute of Technology | NAIT |  |
Northwestern Polytechnic | Grande Prairie Regional College ; GPRC |  |
`;
