// Schools of Asia with names that no rule can guess: what they were called before, what they are called at home, short forms
// made from those names, and the bodies they belong to. Written by hand from general knowledge.
// Name | other names ; … | domains | the body it belongs to. A row whose name stands in another table adds to that row.

export const INSTITUTIONS_ASIA = `
Spinghar Institute of Higher Education, Kabul | Spinghar University ; Spinghar Kabul Campus |  | Spinghar Institute of Higher Education
Takhar University | Takhar Pohantoon ; Pohantun-e Takhar ; Takhar Higher Education Institute |  |
Aviation and Aerospace University, Bangladesh | Bangabandhu Sheikh Mujibur Rahman Aviation and Aerospace University ; BSMRAAU ; AAUB |  |
Bangladesh Maritime University | Bangabandhu Sheikh Mujibur Rahman Maritime University, Bangladesh ; Bangabandhu Sheikh Mujibur Rahman Maritime University ; BSMRMU |  |
Bangladesh Medical University | Bangabandhu Sheikh Mujib Medical University ; BSMMU ; Institute of Postgraduate Medicine and Research ; IPGMR ; PG Hospital |  |
Bangladesh University of Textiles | BUTEX ; College of Textile Engineering and Technology ; College of Textile Technology |  |
Begum Rokeya University | Begum Rokeya University, Rangpur ; Rangpur University ; BRUR |  |
Chittagong University of Engineering & Technology | CUET ; Bangladesh Institute of Technology, Chittagong ; BIT Chittagong ; Engineering College, Chittagong ; Chittagong Engineering College |  |
Gazipur Agricultural University | Bangabandhu Sheikh Mujibur Rahman Agricultural University ; BSMRAU ; Institute of Postgraduate Studies in Agriculture ; IPSA ; GAU |  |
Gono University | Gono Bishwabidyalay ; Gono Bishwabidyalaya ; People's University of Bangladesh |  |
Gopalganj Science and Technology University | Bangabandhu Sheikh Mujibur Rahman Science and Technology University ; BSMRSTU ; GSTU |  |
Green Life Medical College | GMC ; GLMC ; Green Life Medical College Hospital |  |
Independent University, Bangladesh | IUB ; Independent University of Bangladesh |  |
International Training Network, Bangladesh University of Engineering and Technology | ITN-BUET ; International Training Network Centre |  | Bangladesh University of Engineering and Technology
Jamalpur Science and Technology University | Bangamata Sheikh Fojilatunnesa Mujib Science and Technology University ; Bangamata Sheikh Fojilatunnesa Mujib Science & Technology University ; BSFMSTU ; JSTU |  |
Khulna Medical University | Sheikh Hasina Medical University, Khulna ; Sheikh Hasina Medical University ; KMU |  |
Kishoreganj University | Bangabandhu Sheikh Mujibur Rahman University, Kishoreganj ; Bangabandhu Sheikh Mujibur Rahman University ; BSMRU |  |
Medical College For Women and Hospital | Medical College for Women & Hospital, Uttara ; MCWH ; Uttara Women's Medical College |  |
National Institute of Textile Engineering and Research | NITER ; National Institute of Textile Training, Research and Design ; NITTRAD |  |
Netrokona University | Sheikh Hasina University ; SHU ; Sheikh Hasina University, Netrokona |  |
Rabindra University | Rabindra University, Bangladesh ; RUB ; Rabindra Bishwabidyalay |  |
Rajshahi University of Engineering and Technology | RUET ; Bangladesh Institute of Technology, Rajshahi ; BIT Rajshahi ; Rajshahi Engineering College ; Engineering College, Rajshahi |  |
University of Frontier Technology, Bangladesh | Bangabandhu Sheikh Mujibur Rahman Digital University, Bangladesh ; Bangabandhu Digital University ; BDU ; Gazipur Digital University ; UFTB |  |
University of Scholars | IUS ; International University of Scholars ; The International University of Scholars |  |
University of Science and Technology Chittagong | USTC ; Institute of Applied Health Sciences ; IAHS |  |
Royal University of Bhutan | RUB ; Druk Gyalzin Tsuglag Lobde |  |
Sherubtse College | Sherubtse |  | Royal University of Bhutan
Air Force Communication NCO Academy | Kongjun Tongxin Shiguan Xuexiao ; Air Force Communication Non-Commissioned Officer Academy ; Air Force Communications Sergeant School |  |
Air Force Harbin Flying College | Air Force Harbin Flight Academy ; Kongjun Harbin Feixing Xueyuan ; PLA Air Force Harbin Flight College |  |
Air Force Medical University | Fourth Military Medical University ; FMMU ; AFMU ; Kongjun Junyi Daxue ; Di Si Junyi Daxue |  |
Anhui Business College | Anhui Shangmao Zhiye Jishu Xueyuan ; Anhui Business College of Vocational Technology ; Anhui Business Vocational College |  |
Anhui Polytechnic University | Anhui University of Technology and Science ; Anhui Institute of Mechanical and Electrical Engineering ; Anhui Gongcheng Daxue ; Anhui University of Engineering ; AHPU |  |
Anhui University of Traditional Chinese Medicine | Anhui University of Chinese Medicine ; Anhui College of Traditional Chinese Medicine ; Anhui Zhongyiyao Daxue ; AHUTCM ; AHUCM |  |
Army Command College | Nanjing Army Command College ; PLA Army Command College ; Nanjing Lujun Zhihui Xueyuan ; Army Command Academy |  |
Beibu Gulf University | Qinzhou University ; Qinzhou College ; Qinzhou Teachers College ; Beibuwan Daxue ; BBGU |  |
Beijing Building Materials Academy of Sciences and Research | BBMA ; Beijing Building Materials Academy of Sciences Research ; Beijing Building Materials Research Institute |  |
Beijing Institute of Mathematical Sciences and Applications | BIMSA ; Yanqi Lake Beijing Institute of Mathematical Sciences and Applications |  | Tsinghua University
Beijing Normal-Hong Kong Baptist University | United International College ; UIC ; BNBU ; BNU-HKBU United International College ; Beijing Normal University-Hong Kong Baptist University United International College |  |
Beijing University of Technology | BJUT ; Beijing Polytechnic University ; Beijing Gongye Daxue ; Beigongda |  |
Capital Medical University | CCMU ; CMU ; Capital University of Medical Sciences ; Capital Institute of Medicine ; Beijing Second Medical College ; Shoudu Yike Daxue |  |
Center for Excellence in Molecular Plant Sciences | CEMPS ; Shanghai Institute of Plant Physiology and Ecology ; SIPPE ; Institute of Plant Physiology and Ecology ; CAS Center for Excellence in Molecular Plant Sciences |  | Chinese Academy of Sciences
Center for Life Sciences | Peking-Tsinghua Center for Life Sciences ; Tsinghua-Peking Center for Life Sciences ; CLS |  | Peking University
Changchun University | Changchun Daxue ; CCU |  |
Changchun University of Science and Technology | CUST ; Changchun Institute of Optics and Fine Mechanics ; Changchun Ligong Daxue ; Changchun College of Optics and Fine Mechanics |  |
Chengdu Jincheng College | Jincheng College of Sichuan University ; Sichuan University Jincheng College ; Chengdu Jincheng Xueyuan |  |
China University of Geosciences | CUG ; Wuhan College of Geology ; Wuhan Institute of Geology ; Beijing Institute of Geology ; Zhongguo Dizhi Daxue ; China University of Geosciences, Wuhan |  |
China University of Labor Relations | China Institute of Industrial Relations ; China Institute of Labor Relations ; CULR ; CIIR ; Zhongguo Laodong Guanxi Xueyuan |  |
China Women's University | China Women's College ; China Women's Management Institute ; Zhonghua Nuzi Xueyuan ; CWU |  |
Chinese Academy of Medical Sciences & Peking Union Medical College | Peking Union Medical College ; Chinese Academy of Medical Sciences ; PUMC ; CAMS ; Beijing Xiehe Yixueyuan ; China Union Medical University |  |
Chongqing University of Arts and Sciences | Western Chongqing University ; Chongqing Wenli Xueyuan ; CQWU ; Yuxi College ; Chongqing College of Arts and Sciences |  |
Communication University of China | CUC ; Beijing Broadcasting Institute ; Zhongguo Chuanmei Daxue ; BBI |  |
Communication University of China, Nanjing | Nanguang College ; Communication University of China Nanguang College ; CUCN ; Nanjing Chuanmei Xueyuan |  |
Concord University College Fujian Normal University | Xiehe Xueyuan ; Fujian Shifan Daxue Xiehe Xueyuan |  | Fujian Normal University
Dalian Naval Academy | PLA Dalian Naval Academy ; Dalian Naval Vessels Academy ; Dalian Warship Academy ; Haijun Dalian Jianting Xueyuan |  |
Dalian University of Foreign Languages | DUFL ; Dalian Institute of Foreign Languages ; Dalian Foreign Studies University ; Dalian Waiguoyu Daxue |  |
Dianchi College | Dianchi College of Yunnan University ; Dianchi Xueyuan ; Yunnan University Dianchi College |  | Yunnan University
Duke Kunshan University | DKU ; Kunshan Duke University |  | Duke University
East China Jiaotong University | ECJTU ; East China Jiao Tong University ; Huadong Jiaotong Daxue ; East China Transportation University |  |
Fujian University of Traditional Chinese Medicine | FJTCM ; FJUTCM ; Fujian College of Traditional Chinese Medicine ; Fujian University of Chinese Medicine ; Fujian Zhongyiyao Daxue |  |
Fuzhou Melbourne Polytechnic | FMP ; Fuzhou Moerben Ligong Zhiye Xueyuan |  | Melbourne Polytechnic
Guangdong Mechanical & Electrical Polytechnic | Guangdong Jidian Zhiye Jishu Xueyuan ; GDMEC ; GDMEP ; Guangdong Mechanical and Electrical College |  |
Guangdong Medical College | Guangdong Medical University ; Zhanjiang Medical College ; GDMU ; GDMC |  |
Guangdong Pharmaceutical University | Guangdong College of Pharmacy ; Guangdong Pharmaceutical College ; Guangdong Yaoke Daxue ; GDPU |  |
Guangdong Technology College | Guangdong Ligong Xueyuan ; Guangdong Polytechnic College ; Zhaoqing Science and Technology Polytechnic ; GDTC |  |
Guangxi Eco-Engineering Vocational and Technical College | Guangxi Shengtai Gongcheng Zhiye Jishu Xueyuan ; Guangxi Ecological Engineering Vocational and Technical College ; Guangxi Forestry School |  |
Guangzhou Huali College | Huali College, Guangdong University of Technology ; Guangzhou Huali Xueyuan |  |
Guilin University | Lijiang College of Guangxi Normal University ; Guilin Xueyuan ; Lijiang College |  |
Guiyang Medical University | Guizhou Medical University ; Guiyang Medical College ; Guizhou Yike Daxue ; GMU ; GMC |  |
Guizhou Normal University | Guiyang Normal College ; Guiyang Teachers College ; Guizhou Shifan Daxue ; GZNU |  |
Hangzhou Dianzi University | HDU ; Hangzhou Institute of Electronic Engineering ; Hangzhou Institute of Electronics Engineering ; Hangzhou Dianzi Keji Daxue ; Hangzhou University of Electronic Science and Technology |  |
Harbin University of Science and Technology | HRBUST ; HUST ; Harbin Institute of Electrical Technology ; Harbin University of Electrical Technology ; Harbin Ligong Daxue |  |
Hebei GEO University | Shijiazhuang University of Economics ; Hebei College of Geology ; Hebei Dizhi Daxue ; HGU ; Hebei Geology University |  |
Hebei North University | Hebei Beifang Xueyuan ; Zhangjiakou Medical College ; Zhangjiakou Teachers College ; HBNU |  |
Hebei University | HBU ; Tsinku University ; Hebei Daxue ; Institut des Hautes Études Industrielles et Commerciales de Tientsin |  |
Hebei University of Economics and Business | HUEB ; HEUET ; Hebei Jingmao Daxue ; Hebei College of Finance and Economics ; Hebei University of Economics and Trade |  |
Hebei University of Engineering | HUE ; HEBEU ; Hebei Institute of Architectural Science and Technology ; Hebei Gongcheng Daxue |  |
Henan College of Transportation | Henan Jiaotong Zhiye Jishu Xueyuan ; Henan Vocational and Technical College of Communications ; Henan Communications Vocational College |  |
Henan Institute of Technology | Henan Mechanical and Electrical Engineering College ; HAIT ; Henan Gongxueyuan ; Henan Mechanical and Electric Engineering College |  |
Henan Medical University | Xinxiang Medical University ; Xinxiang Medical College ; XXMU ; Henan Yike Daxue |  |
Henan University of Economic and Law | Henan University of Economics and Law ; HUEL ; Henan University of Finance and Economics ; Henan Caijing Zhengfa Daxue |  |
Henan University of Traditional Chinese Medicine | Henan University of Chinese Medicine ; Henan College of Traditional Chinese Medicine ; HACTCM ; HUCM ; HNUCM |  |
Henan University of Urban Construction | Pingdingshan Institute of Technology ; HUUC ; Henan Chengjian Xueyuan ; HNCJ |  |
Hezhou University | Hezhou Xueyuan ; Wuzhou Teachers College ; HZU ; Hezhou College |  |
Huaibei Normal University | Huaibei Coal Industry Teachers' College ; Huaibei Shifan Daxue ; HBNU ; CHNU |  |
Hubei University for Nationalities | Hubei Minzu University ; Hubei Institute for Nationalities ; Hubei Minzu Daxue ; Exi University ; HBMZU |  |
Hubei University of Arts and Science | Xiangfan University ; Xiangfan College ; Hubei Wenli Xueyuan ; HBUAS |  |
Hubei University of Education | Hubei Institute of Education ; Hubei Second Normal University ; Hubei Di'er Shifan Xueyuan ; HUE |  |
Hubei University of Science and Technology | Xianning University ; Xianning College ; Xianning Medical College ; Hubei Keji Xueyuan ; HBUST |  |
Hunan City University | Hunan Chengshi Xueyuan ; Yiyang Teachers College ; Hunan Urban Construction College ; HNCU |  |
Hunan Communication Polytechnic | Hunan Jiaotong Zhiye Jishu Xueyuan ; Hunan Communication Vocational and Technical College ; HNCP |  |
Hunan Institute of Engineering | Hunan Gongcheng Xueyuan ; HNIE ; Xiangtan Mechanical and Electrical College ; Hunan Textile College |  |
Hunan University of Finance and Economics | HUFE ; Hunan Caizheng Jingji Xueyuan ; Hunan College of Finance and Economics ; Hunan Financial and Economic College |  |
Inner Mongolia University of Science and Technology | IMUST ; Baotou University of Iron and Steel Technology ; Baotou Institute of Iron and Steel Technology ; Baotou Iron and Steel Institute ; Neimenggu Keji Daxue |  |
Jiangnan University | Southern Yangtze University ; Wuxi University of Light Industry ; Wuxi Institute of Light Industry ; Jiangnan Daxue ; JU |  |
Jiangsu Ocean University | Huaihai Institute of Technology ; HHIT ; JOU ; Huaihai Gongxueyuan ; Jiangsu Haiyang Daxue |  |
Jiangsu Second Normal University | Jiangsu Institute of Education ; Jiangsu Education College ; Jiangsu Di'er Shifan Xueyuan ; JSSNU |  |
Jiangsu University of Technology | Jiangsu Teachers University of Technology ; Jiangsu Ligong Xueyuan ; Changzhou Teachers College of Technology ; Changzhou Vocational Normal College of Technology ; JSUT |  |
Jiangxi University of Traditional Chinese Medicine | Jiangxi University of Chinese Medicine ; Jiangxi College of Traditional Chinese Medicine ; JXUTCM ; JXUCM ; Jiangxi Zhongyiyao Daxue |  |
Jiangxi University of Water Resources and Electric Power | Nanchang Institute of Technology ; Nanchang Gongcheng Xueyuan ; NIT ; Nanchang College of Water Conservancy and Hydropower |  |
Jilin Engineering Normal University | Jilin Teachers Institute of Engineering and Technology ; Jilin Engineering and Technology Normal University ; Jilin Gongcheng Jishu Shifan Xueyuan ; JLENU |  |
Jilin Normal University | Siping Normal University ; Siping Normal College ; Siping Teachers College ; Jilin Shifan Daxue ; JLNU |  |
Jinhua University of Vocational Technology | Jinhua Polytechnic ; Jinhua College of Profession and Technology ; Jinhua College of Vocation and Technology ; Jinhua Zhiye Jishu Daxue |  |
Jinzhou Medical University | Liaoning Medical University ; Liaoning Medical College ; Jinzhou Medical College ; Jinzhou Yike Daxue ; JZMU |  |
Johns Hopkins University – Nanjing University Center for Chinese and American Studies | Hopkins-Nanjing Center ; HNC ; Hopkins–Nanjing Center for Chinese and American Studies |  | Johns Hopkins University
Kaifeng University | Kaifeng Daxue ; KFU |  |
Kashi University | Kashgar University ; Kashgar Teachers College ; Kashi Teachers College ; Kashgar Normal University ; Kashi Daxue |  |
Lanzhou Jiaotong University | Lanzhou Railway Institute ; Lanzhou Railway University ; LZJTU ; Lanzhou Railway College |  |
Liaoning Shihua University | Liaoning University of Petroleum and Chemical Technology ; Fushun Petroleum Institute ; Fushun Petroleum College ; LNPU ; LSHU |  |
Liaoning Technical University | Fuxin Mining Institute ; Fuxin Mining College ; LNTU ; LTU ; Liaoning Gongcheng Jishu Daxue ; Liaoning University of Engineering and Technology |  |
Lingnan Normal University | Zhanjiang Normal University ; Zhanjiang Normal College ; Zhanjiang Teachers College ; Lingnan Shifan Xueyuan ; LNNU |  |
Linyi University | Linyi Normal University ; Linyi Teachers University ; Linyi Teachers College ; LYU |  |
Minnan Normal University | Zhangzhou Normal University ; Zhangzhou Normal College ; Zhangzhou Teachers College ; Minnan Shifan Daxue ; MNNU |  |
Mudanjiang Normal University | Mudanjiang Teachers College ; Mudanjiang Normal College ; Mudanjiang Shifan Xueyuan ; MNU |  |
Nanjing Forestry University | NJFU ; NFU ; Nanjing Linye Daxue ; Nanjing Forestry College ; Nanjing Institute of Forestry |  |
Nanjing Institute of Technology | NJIT ; NIT ; Nanjing Gongcheng Xueyuan ; Nanjing Electric Power College |  |
Nanjing Medical University | NJMU ; NMU ; Nanjing Medical College ; Jiangsu Medical College ; Nanjing Yike Daxue |  |
Nanjing Normal University | NJNU ; NNU ; Nanjing Shifan Daxue ; Nanjing Normal College ; Nanjing Teachers University ; Nanshida |  |
Nanjing University of Information Science and Technology | NUIST ; Nanjing Institute of Meteorology ; NIM ; Nanjing Meteorological College ; Nanjing Xinxi Gongcheng Daxue |  |
Nanjing University of Science and Technology | NJUST ; NUST ; East China Engineering Institute ; Nanjing Ligong Daxue |  |
Nantong University | NTU ; Nantong Medical College ; Nantong Institute of Technology ; Nantong Normal College ; Nantong Teachers College |  |
Nanyang Institute of Technology | Nanyang Ligong Xueyuan ; NYIST ; NIT |  |
Naval Research Academy | Haijun Yanjiuyuan ; PLA Naval Research Academy ; Naval Research Institute ; Naval Academy of Armament |  |
Naval University of Engineering | NUE ; PLA Naval University of Engineering ; Haijun Gongcheng Daxue ; Naval Engineering University ; Naval Engineering College |  |
Ningbo University of Finance & Economics | Ningbo Dahongying University ; Dahongying University ; Ningbo Dahongying College ; Ningbo Caijing Xueyuan ; NBUFE |  |
Ningbo University of Technology | NBUT ; Ningbo Gongcheng Xueyuan ; Ningbo College ; Ningbo Institute of Engineering |  |
North China University of Science and Technology | Hebei United University ; Hebei Polytechnic University ; North China Coal Medical University ; North China Coal Medical College ; NCST ; Huabei Ligong Daxue |  |
North China University of Water Resources and Electric Power | NCWU ; North China Institute of Water Conservancy and Hydroelectric Power ; North China University of Water Conservancy and Electric Power ; NCUWREP ; Huabei Shuili Shuidian Daxue |  |
North Minzu University | Beifang University of Nationalities ; Beifang Minzu University ; Second Northwest University for Nationalities ; The Second Northwest University for Nationalities ; North University for Nationalities ; NMU |  |
Northeast Petroleum University | NEPU ; Daqing Petroleum Institute ; Daqing Petroleum College ; Northeast Petroleum Institute ; Dongbei Shiyou Daxue |  |
Northwest A&F University | Northwest Agriculture and Forestry University ; NWAFU ; NWSUAF ; Northwest Sci-Tech University of Agriculture and Forestry ; Northwest Agricultural University ; Northwest Forestry College |  |
PLA Air Force Xi'an Flying College | Air Force Xi'an Flight Academy ; Kongjun Xi'an Feixing Xueyuan ; Air Force Xi'an Flying College |  |
PLA Army Engineering University | Army Engineering University of PLA ; PLA University of Science and Technology ; PLAUST ; Lujun Gongcheng Daxue ; Ordnance Engineering College |  |
PLA Rocket Force Research Institute | Huojianjun Yanjiuyuan ; Rocket Force Research Academy ; Second Artillery Equipment Academy ; PLA Rocket Force Research Academy |  |
PLA Rocket Force University of Engineering | Second Artillery Engineering University ; Second Artillery Engineering College ; Xi'an Research Institute of High Technology ; Rocket Force University of Engineering ; RFUE ; Huojianjun Gongcheng Daxue |  |
Peking University | PKU ; Beida ; Beijing Daxue ; Imperial University of Peking ; National Peking University ; Jingshi Daxuetang |  |
Qingdao City University | Qindao College of Qingdao Technological University ; Qingdao Technological University Qindao College ; Qingdao Chengshi Xueyuan ; Qindao University |  |
Qinghai Normal University | QHNU ; Qinghai Shifan Daxue ; Qinghai Normal College ; Qinghai Teachers College |  |
Shaanxi Normal University | SNNU ; SNU ; Shaanxi Shifan Daxue ; Xi'an Normal College ; Shaanxi Teachers University |  |
Shaanxi Polytechnic Institute | SXPI ; Shaanxi Gongye Zhiye Jishu Xueyuan ; Shaanxi Polytechnic University ; Shaanxi Industrial Vocational and Technical College |  |
Shaanxi University of Science and Technology | SUST ; Northwest Institute of Light Industry ; Northwest University of Light Industry ; Shaanxi Keji Daxue |  |
Shandong First Medical University | Taishan Medical University ; Taishan Medical College ; Shandong Academy of Medical Sciences ; SDFMU ; Shandong Diyi Yike Daxue |  |
Shandong Jiaotong University | Shandong Jiaotong Xueyuan ; SDJTU ; Shandong Jiaotong College ; Shandong Institute of Transportation |  |
Shandong Vocational University of Foreign Affairs | Shandong Waishi Zhiye Daxue ; Shandong Foreign Affairs Translation College ; Shandong Foreign Affairs Vocational University ; Shandong Vocational College of Foreign Affairs Translation |  |
Shangdong Agriculture and Engineering University | Shandong Agriculture and Engineering University ; Shandong Nongye Gongcheng Xueyuan ; Shandong Agricultural Engineering College ; Shandong Agricultural Management Cadre College ; SDAEU |  |
Shanghai Business School | SBS ; Shanghai Shangxueyuan ; Shanghai Business University |  |
Shanghai Jiao Tong University | SJTU ; Jiaoda ; Nanyang Public School ; Shanghai Second Medical University ; Nanyang College ; Shanghai Jiaotong Daxue |  |
Shanghai Lixin University of Accounting and Finance | Shanghai Lixin University of Commerce ; Shanghai Finance University ; SLU ; Lixin University of Commerce ; Lixin Accounting School |  |
Shanghai Open University | Shanghai TV University ; Shanghai Television University ; SOU ; STVU ; Shanghai Kaifang Daxue |  |
Shanghai Police College | Shanghai Public Security College ; Shanghai Gong'an Xueyuan ; Shanghai Public Security Academy |  |
Shanghai Polytechnic University | Shanghai Second Polytechnic University ; SSPU ; Shanghai Dier Gongye Daxue ; SPU |  |
Shanghai University of International Business and Economics | SUIBE ; Shanghai Institute of Foreign Trade ; SIFT ; Shanghai Duiwai Jingmao Daxue |  |
Shanghai Yangpu Senior High School | Yangpu Senior High School ; Yangpu High School ; Shanghai Yangpu Gaoji Zhongxue |  |
Shenyang Pharmaceutical University | Shenyang College of Pharmacy ; SYPHU ; SPU ; Northeast College of Pharmacy ; Shenyang Yaoke Daxue |  |
Shenyang University of Technology | SUT ; Shenyang Polytechnic University ; Shenyang Gongye Daxue ; Shenyang Institute of Mechanical and Electrical Engineering |  |
Sias University | SIAS International University ; Zhengzhou University SIAS International College ; Zhengzhou Xiya Xueyuan ; Sias International College |  |
Sichuan International Studies University | SISU ; Sichuan Foreign Languages Institute ; Sichuan Foreign Language Institute ; Sichuan Waiguoyu Daxue |  |
Sichuan University | SCU ; Chengdu University of Science and Technology ; West China University of Medical Sciences ; Sichuan Union University ; West China Union University ; Chuanda |  |
Software Engineering Institute of Guangzhou | South China Institute of Software Engineering ; Guangzhou University South China Institute of Software Engineering ; SEIG ; Guangzhou Ruanjian Xueyuan ; Guangzhou Institute of Software |  |
South China University of Technology | SCUT ; South China Institute of Technology ; Huanan Ligong Daxue ; Huagong |  |
Southwest University | SWU ; Southwest China Normal University ; Southwest Normal University ; Southwest Agricultural University ; Xinan Daxue |  |
Suzhou City University | Wenzheng College of Soochow University ; Wenzheng College ; Suzhou Chengshi Xueyuan ; Soochow University Wenzheng College |  |
Suzhou University | Suzhou Xueyuan ; Suzhou Teachers College ; SZU |  |
Suzhou University of Technology | Changshu Institute of Technology ; Changshu Ligong Xueyuan ; CIT ; CSLG ; Changshu College |  |
Suzhou Vocational Health College | Suzhou Health College ; Suzhou Weisheng Zhiye Jishu Xueyuan ; Suzhou Health Vocational and Technical College |  |
The Affiliated High School of Peking University | Beida Fuzhong ; PKU High School ; Beijing Daxue Fushu Zhongxue ; Affiliated High School of Peking University |  | Peking University
Tiangong University | Tianjin Polytechnic University ; Tianjin Institute of Textile Science and Technology ; TGU ; TJPU ; Tianjin Gongye Daxue |  |
Tianjin Chengjian University | TCU ; Tianjin Institute of Urban Construction ; Tianjin Urban Construction Institute ; Tianjin Chengjian Daxue |  |
Tianmushan Laboratory | Zhejiang Provincial Laboratory of Aviation ; Aviation Zhejiang Laboratory ; Tianmushan Shiyanshi |  | Beihang University
Tongren University | Tongren Xueyuan ; Tongren College ; Tongren Teachers College |  |
Tsinghua Shenzhen International Graduate School | SIGS ; Tsinghua SIGS ; Graduate School at Shenzhen, Tsinghua University ; Tsinghua-Berkeley Shenzhen Institute ; TBSI |  | Tsinghua University
University of Science and Technology Beijing | USTB ; Beijing University of Iron and Steel Technology ; Beijing Institute of Iron and Steel ; Beijing Iron and Steel Institute ; Beijing Keji Daxue ; Beike |  |
Weifang Medical University | Shandong Second Medical University ; Weifang Medical College ; Changwei Medical College ; WFMU ; Weifang Yixueyuan |  |
Weinan Normal University | Weinan Teachers University ; Weinan Teachers College ; Weinan Shifan Xueyuan ; WNU |  |
Wenzhou Polytechnic | Wenzhou Zhiye Jishu Xueyuan ; Wenzhou Vocational and Technical College ; WZPT |  |
Westlake University | Westlake Institute for Advanced Study ; WIAS ; Xihu Daxue ; Zhejiang Westlake Institute for Advanced Study |  |
Wuhan City College | City College, Wuhan University of Science and Technology ; City College of Wuhan University of Science and Technology ; Wuhan Chengshi Xueyuan |  |
Wuhan Institute of Bioengineering | Wuhan Bioengineering Institute ; Wuhan Shengwu Gongcheng Xueyuan ; WHSW ; WIB |  |
Wuhan Institute of Technology | WIT ; Wuhan Institute of Chemical Technology ; Wuhan Gongcheng Daxue ; Hubei Institute of Chemical Technology ; Wuhan Chemical College |  |
Wuhan Sports University | WSU ; Wuhan Institute of Physical Education ; Wuhan Tiyu Xueyuan ; Wuhan Physical Education College |  |
Wuhan Technology and Business University | College of Business, South-Central University for Nationalities ; Wuhan Gongshang Xueyuan ; WTBU ; Industrial and Commercial College of South-Central University for Nationalities |  |
Wuhan University of Engineering Science | Jiangcheng College of China University of Geosciences ; China University of Geosciences Jiangcheng College ; Wuhan Gongcheng Keji Xueyuan |  |
Wuhu Institute of Technology | Wuhu Zhiye Jishu Xueyuan ; Wuhu Vocational and Technical College ; WHIT ; Wuhu Vocational Technical University |  |
Wuxi Institute of Arts & Technology | Wuxi Gongyi Zhiye Jishu Xueyuan ; Wuxi Vocational and Technical College of Arts and Crafts ; WXGY |  |
Wuxi University | Binjiang College of Nanjing University of Information Science and Technology ; NUIST Binjiang College ; Wuxi Xueyuan ; Binjiang College |  |
Xiamen University of Technology | XMUT ; Lujiang University ; Lujiang College ; Xiamen Ligong Xueyuan ; Lujiang Vocational University |  |
Xuzhou Medical College | Xuzhou Medical University ; XZMU ; Xuzhou Yike Daxue ; XZHMU |  |
Yulin University | Yulin Xueyuan ; Yulin College ; Yulin Teachers College |  |
Yuncheng University | Yuncheng Xueyuan ; Yuncheng College ; Yuncheng Teachers College ; YCU |  |
Yunnan Engineering Research Center of Green Planting and Processing of Gastrodia Elata |  |  | Zhaotong University
Yunnan Key Laboratory of Gastrodia Elata and Fungal Symbiotic Biology |  |  | Zhaotong University
Yunnan University | YNU ; Donglu University ; University of the East Land ; Yunda ; National Yunnan University |  |
Yunnan University of Finance And Economics | YUFE ; YNUFE ; Yunnan Institute of Finance and Trade ; Yunnan Finance and Trade Institute ; Yunnan Caijing Daxue |  |
Zhejiang A & F University | Zhejiang Agriculture and Forestry University ; Zhejiang Forestry University ; Zhejiang Forestry College ; ZAFU ; ZJFU ; Zhejiang Nonglin Daxue |  |
Zhejiang Gongshang University | ZJGSU ; ZJSU ; Hangzhou University of Commerce ; Hangzhou Institute of Commerce ; HZIC |  |
Zhejiang Institute of Communications | Zhejiang Jiaotong Zhiye Jishu Xueyuan ; Zhejiang Vocational and Technical College of Communications ; ZJVTIT ; Zhejiang Institute of Communication and Transportation |  |
Zhejiang Ocean University | ZJOU ; Zhejiang Ocean College ; Zhejiang Fisheries College ; Zhejiang Haiyang Daxue |  |
Zhejiang Technical Institute of Economics | ZJTIE ; Zhejiang Jingji Zhiye Jishu Xueyuan ; Zhejiang Economic Vocational and Technical College |  |
Zhejiang University of Water Resource and Electric Power | ZJWEU ; Zhejiang University of Water Resources and Electric Power ; Zhejiang Water Conservancy and Hydropower College ; Zhejiang Shuili Shuidian Xueyuan ; ZUWE |  |
Zhejiang Yuexiu University | ZYU ; Zhejiang Yuexiu University of Foreign Languages ; Zhejiang Yuexiu Foreign Languages College ; Shaoxing Yuexiu Foreign Language College |  |
Zhengzhou Preschool Education College | Zhengzhou Preschool Teachers College ; Zhengzhou You'er Shifan Gaodeng Zhuanke Xuexiao ; Zhengzhou Infant Normal College |  |
Zhengzhou University of Industrial Technology | Zhengzhou Huaxin College ; Zhengzhou Gongye Yingyong Jishu Xueyuan ; Huaxin College ; ZZUIT |  |
Zhengzhou University of Science and Technology | Zhengzhou Keji Xueyuan ; Zhengzhou Science and Technology College ; ZUST ; Zhengzhou Institute of Science and Technology |  |
Zhongnan University of Economics and Law | ZUEL ; Zhongnan University of Finance and Economics ; Zhongnan University of Political Science and Law ; ZNUFE ; South-Central University of Economics and Law ; Zhongnan Caijing Zhengfa Daxue |  |
Zhongyuan University of Technology | ZUT ; Zhengzhou Textile Institute ; Zhongyuan Institute of Technology ; ZZTI ; Zhongyuan Gongxueyuan |  |
Hong Kong Chu Hai College | Chu Hai College of Higher Education ; Chu Hai College ; Chu Hai University ; CHCHE |  |
Hong Kong Metropolitan University | HKMU ; Open University of Hong Kong ; OUHK ; Open Learning Institute of Hong Kong ; OLI |  |
Lingnan University | Lingnan College ; LU ; LN ; Lingnan College, Hong Kong |  |
Saint Francis University | Caritas Institute of Higher Education ; CIHE ; Caritas Francis Hsu College ; Francis Hsu College |  |
Airlangga University | Universitas Airlangga ; UNAIR |  |
Aisyah University | Universitas Aisyah Pringsewu ; UAP ; STIKES Aisyah Pringsewu ; Universitas Aisyah |  |
Akademi Teknik Elektromedik Andakara | ATEM Andakara ; Politeknik Andakara ; Andakara Academy of Electromedical Engineering |  |
De La Salle Catholic University | Universitas Katolik De La Salle Manado ; Unika De La Salle ; UKDLSM ; De La Salle Catholic University Manado |  |
Dinas Pendidikan Kabupaten Grobogan | Grobogan Regency Education Office ; Disdik Grobogan |  |
IKIP PGRI Kalimantan Timur | Universitas PGRI Mahakam Samarinda ; IKIP PGRI Kaltim ; UPMI ; Institut Keguruan dan Ilmu Pendidikan PGRI Kalimantan Timur |  |
Indonesia International Institute for Life Sciences | i3L ; i3L University ; Institut Bio Scientia Internasional Indonesia ; Universitas i3L |  |
Institut Agama Islam Imam Syafii Indonesia | STAI Imam Syafii Indonesia ; IAIIS ; Sekolah Tinggi Agama Islam Imam Syafii |  |
Institut Agama Islam Negeri Kendari | IAIN Kendari ; STAIN Kendari ; STAIN Sultan Qaimuddin Kendari ; UIN Kendari ; State Islamic Institute of Kendari |  |
Institut Agama Islam Negeri Manado | IAIN Manado ; STAIN Manado ; State Islamic Institute of Manado ; Sekolah Tinggi Agama Islam Negeri Manado |  |
Institut Bisnis dan Teknologi Indonesia | INSTIKI ; STMIK STIKOM Indonesia ; STIKOM Indonesia ; Indonesian Institute of Business and Technology |  |
Institut Seni Indonesia Surakarta | ISI Surakarta ; STSI Surakarta ; ASKI Surakarta ; Indonesian Institute of the Arts Surakarta ; Sekolah Tinggi Seni Indonesia Surakarta ; ISI Solo |  |
Institut Teknologi Nasional Bandung | Itenas ; Itenas Bandung ; Akademi Teknologi Nasional ; National Institute of Technology Bandung |  |
Institut Teknologi Sawit Indonesia | ITSI ; STIPAP ; Sekolah Tinggi Ilmu Pertanian Agrobisnis Perkebunan ; STIPAP Medan ; Indonesian Oil Palm Institute of Technology |  |
Institut Teknologi Statistika dan Bisnis Muhammadiyah Semarang | ITESA Muhammadiyah Semarang ; ITESA ; Akademi Statistika Muhammadiyah Semarang ; AIS Muhammadiyah Semarang |  |
Institut Teknologi dan Bisnis Asia Malang | Institut Asia Malang ; STMIK Asia Malang ; STIE Asia Malang ; STMIK STIE Asia Malang ; Asia Institute of Technology and Business Malang |  |
Islamic Institute of DDI Sidnreng Rappang | Institut Agama Islam DDI Sidenreng Rappang ; IAI DDI Sidrap ; STAI DDI Sidrap ; IAI DDI Sidenreng Rappang |  |
Jakarta Theological Seminary | Sekolah Tinggi Filsafat Theologi Jakarta ; STFT Jakarta ; STT Jakarta ; Sekolah Tinggi Teologi Jakarta ; Sekolah Tinggi Filsafat Teologi Jakarta |  |
LP2M Institut Teknologi dan Bisnis Asia Malang | Lembaga Penelitian dan Pengabdian kepada Masyarakat Institut Asia Malang ; LP2M Institut Asia Malang ; LP2M Asia Malang |  | Institut Teknologi dan Bisnis Asia Malang
Mataram College of Health Sciences | STIKES Mataram ; Sekolah Tinggi Ilmu Kesehatan Mataram |  |
Monash University, Indonesia | Monash Indonesia ; Monash BSD |  | Monash University
Nasional University | Universitas Nasional ; UNAS ; National University Jakarta |  |
Politeknik Bumi Akpelni | Akademi Pelayaran Niaga Indonesia ; AKPELNI ; AKPELNI Semarang ; Polimarin Bumi Akpelni |  |
Politeknik Harapan Bersama | PHB ; Poltek Harber ; Politeknik Harapan Bersama Tegal ; Universitas Harkat Negeri ; Harapan Bersama Polytechnic |  |
Politeknik Keuangan Negara STAN | PKN STAN ; STAN ; Sekolah Tinggi Akuntansi Negara ; State College of Accountancy ; Polytechnic of State Finance STAN |  |
Politeknik Manufaktur Bandung | Polman Bandung ; Politeknik Manufaktur Negeri Bandung ; Politeknik Mekanik Swiss ITB ; Bandung Polytechnic for Manufacturing ; POLMAN |  |
Politeknik Manufaktur Negeri Bangka Belitung | Polman Babel ; Politeknik Manufaktur Timah ; Polman Timah ; Bangka Belitung State Polytechnic of Manufacturing |  |
Politeknik Negeri Banyuwangi | Poliwangi ; Politeknik Banyuwangi ; Banyuwangi State Polytechnic ; State Polytechnic of Banyuwangi |  |
Politeknik Negeri Madura | Poltera ; State Polytechnic of Madura ; Madura State Polytechnic |  |
Politeknik Negeri Malang | Polinema ; State Polytechnic of Malang ; Politeknik Universitas Brawijaya ; Malang State Polytechnic |  |
Politeknik Pelayaran Sulawesi Utara | Poltekpel Sulut ; Poltekpel Sulawesi Utara ; North Sulawesi Shipping Polytechnic ; BP2IP Minahasa Selatan |  |
Politeknik Penerbangan Indonesia Curug | PPI Curug ; STPI Curug ; Sekolah Tinggi Penerbangan Indonesia ; STPI ; PLP Curug ; Indonesia Civil Aviation Institute |  |
Politeknik Pertanian Negeri Kupang | Politani Kupang ; Politani Negeri Kupang ; Kupang State Agricultural Polytechnic ; State Agricultural Polytechnic of Kupang |  |
Politeknik STIA LAN Jakarta | STIA LAN Jakarta ; Sekolah Tinggi Ilmu Administrasi Lembaga Administrasi Negara ; STIA LAN ; Polytechnic of STIA LAN Jakarta |  |
Politeknik Teknologi Nuklir Indonesia | Poltek Nuklir ; STTN-BATAN ; Sekolah Tinggi Teknologi Nuklir ; Polytechnic Institute of Nuclear Technology ; STTN ; Pendidikan Ahli Teknik Nuklir |  |
Poltekkes Kemenkes Aceh | Politeknik Kesehatan Kementerian Kesehatan Aceh ; Poltekkes Aceh ; Poltekkes Kemenkes NAD ; Health Polytechnic of Aceh |  |
Poltekkes Kemenkes Surabaya | Politeknik Kesehatan Kementerian Kesehatan Surabaya ; Poltekkes Surabaya ; Poltekkes Depkes Surabaya ; Health Polytechnic of Surabaya |  |
President University | Universitas Presiden ; School of Engineering Jababeka ; PresUniv |  |
Real Christian Institute Batam | STT Real Batam ; Sekolah Tinggi Teologi Real Batam ; Institut Kristen Real Batam |  |
STAI Miftahul Huda Al-Azhar Kota Banjar | STAIMA Banjar ; Sekolah Tinggi Agama Islam Miftahul Huda Al Azhar ; STAIMA Kota Banjar ; STAIMA |  |
STAI Walisembilan Semarang | Sekolah Tinggi Agama Islam Walisembilan ; SETIA WS Semarang ; STAI Walisembilan ; SETIA Walisembilan |  |
STMIK Indonesia Banda Aceh | Sekolah Tinggi Manajemen Informatika dan Komputer Indonesia Banda Aceh ; STMIK Indonesia ; STMIK-IM Banda Aceh |  |
Sampoerna University | Universitas Siswa Bangsa Internasional ; USBI ; Universitas Sampoerna ; Sampoerna School of Education |  |
Sekola Tinggi Agama Islam Islamic Centre Demak | STAI Islamic Centre Demak ; STAIIC Demak ; STAI IC Demak ; Sekolah Tinggi Agama Islam Islamic Centre Demak |  |
Sekolah TInggi Ilmu Ekonomi YPUP Makassar | STIE YPUP Makassar ; STIE YPUP ; STIE Yayasan Pendidikan Ujung Pandang |  |
Sekolah Tinggi Agama Islam Kuningan | STAI Kuningan ; STAIKU |  |
Sekolah Tinggi Agama Islam Ma'had Ali Cirebon | STAIMA Cirebon ; STAI Ma'had Ali Cirebon ; STAIMA |  |
Sekolah Tinggi Agama Islam Sangatta | STAI Sangatta ; STAIS Kutai Timur ; STAIS Sangatta ; STAI Sangatta Kutai Timur |  |
Sekolah Tinggi Bisnis Runata | STB Runata ; Runata Business School |  |
Sekolah Tinggi Teologi Baptis Indonesia | STBI ; STT Baptis Indonesia ; STBI Semarang ; Baptist Theological Seminary of Indonesia ; Seminari Teologi Baptis Indonesia |  |
State University of Jakarta | Universitas Negeri Jakarta ; UNJ ; IKIP Jakarta ; IKIP Negeri Jakarta ; Jakarta State University |  |
State University of Malang | Universitas Negeri Malang ; UM ; IKIP Malang ; IKIP Negeri Malang ; PTPG Malang |  |
State University of Medan | Universitas Negeri Medan ; UNIMED ; IKIP Medan ; IKIP Negeri Medan ; Medan State University |  |
Sunan Gunung Djati State Islamic University Bandung | Universitas Islam Negeri Sunan Gunung Djati Bandung ; UIN Sunan Gunung Djati ; UIN SGD Bandung ; UIN Bandung ; IAIN Sunan Gunung Djati ; IAIN Bandung |  |
Syarif Hidayatullah State Islamic University Jakarta | Universitas Islam Negeri Syarif Hidayatullah Jakarta ; UIN Jakarta ; UIN Syarif Hidayatullah ; IAIN Syarif Hidayatullah ; IAIN Jakarta ; IAIN Ciputat |  |
Trunojoyo University | Universitas Trunojoyo Madura ; UTM ; Universitas Bangkalan ; Unijoyo ; Universitas Trunojoyo ; University of Trunojoyo Madura |  |
Universitas 17 Agustus 1945 Jakarta | UTA '45 Jakarta ; UTA 45 ; UNTAG Jakarta ; University of 17 August 1945 Jakarta |  |
Universitas 17 Agustus 1945 Semarang | UNTAG Semarang ; University of 17 August 1945 Semarang ; UNTAG |  |
Universitas Advent Indonesia | UNAI ; Indonesia Adventist University ; Perguruan Tinggi Advent ; Indonesia Union College ; Universitas Advent Indonesia Bandung |  |
Universitas Alma Ata | Alma Ata University ; UAA ; STIKES Alma Ata ; STIKES Alma Ata Yogyakarta ; STIA Alma Ata |  |
Universitas Baiturrahmah | Unbrah ; Baiturrahmah University ; STIKES Baiturrahmah |  |
Universitas Bangun Nusantara | Universitas Veteran Bangun Nusantara ; Univet Bantara ; Universitas Veteran Bangun Nusantara Sukoharjo ; UNIVET ; IKIP Veteran Sukoharjo |  |
Universitas Bani Saleh | STMIK Bani Saleh ; STIKES Bani Saleh ; STAI Bani Saleh ; UBS ; Bani Saleh University |  |
Universitas Bhamada Slawi | STIKES Bhamada Slawi ; STIKES Bhakti Mandala Husada Slawi ; Universitas Bhakti Mandala Husada ; Bhamada |  |
Universitas Bhayangkara Jakarta Raya | Ubhara Jaya ; UBHARA ; Bhayangkara Jakarta Raya University ; Universitas Bhayangkara Jakarta |  |
Universitas Bosowa | Universitas 45 Makassar ; Unibos ; Bosowa University ; Universitas 45 |  |
Universitas Dhyana Pura | Undhira ; Dhyana Pura University ; STIM Dhyana Pura ; Undhira Bali |  |
Universitas Dinamika | STIKOM Surabaya ; Institut Bisnis dan Informatika STIKOM Surabaya ; Undika ; Institute of Business and Informatics Stikom Surabaya ; STMIK Surabaya |  |
Universitas Dinamika Bangsa | STIKOM Dinamika Bangsa ; UNAMA ; Universitas Dinamika Bangsa Jambi ; STIKOM DB Jambi |  |
Universitas Fajar | UNIFA ; Fajar University ; Universitas Fajar Makassar |  |
Universitas Indonesia Membangun | Inaba ; STIE INABA ; STIE Indonesia Membangun ; UNINABA ; Sekolah Tinggi Ilmu Ekonomi Indonesia Membangun |  |
Universitas Indraprasta PGRI | Unindra ; STKIP PGRI Jakarta ; Indraprasta PGRI University ; UNINDRA PGRI |  |
Universitas Islam As-Syafi'iyah | UIA ; As-Syafi'iyah Islamic University ; UIA Jakarta ; Universitas Islam Assyafiiyah ; Akademi Pendidikan Islam Assyafi'iyah |  |
Universitas Islam Jakarta | UID ; UIJ ; Islamic University of Jakarta ; Universitas Islam Djakarta |  |
Universitas Islam Negeri Jurai Siwo Lampung | UIN Jurai Siwo Lampung ; IAIN Metro ; IAIN Metro Lampung ; STAIN Jurai Siwo Metro ; Institut Agama Islam Negeri Metro |  |
Universitas Islam Negeri K.H. Abdurrahman Wahid Pekalongan | UIN Gus Dur ; UIN K.H. Abdurrahman Wahid Pekalongan ; IAIN Pekalongan ; STAIN Pekalongan ; Institut Agama Islam Negeri Pekalongan ; UIN Pekalongan |  |
Universitas Islam Negeri Profesor Kiai Haji Saifuddin Zuhri Purwokerto | UIN Saizu ; UIN Prof. K.H. Saifuddin Zuhri Purwokerto ; IAIN Purwokerto ; STAIN Purwokerto ; Institut Agama Islam Negeri Purwokerto |  |
Universitas Islam Negeri Sayyid Ali Rahmatullah Tulungagung | UIN SATU Tulungagung ; UIN Sayyid Ali Rahmatullah ; IAIN Tulungagung ; STAIN Tulungagung ; Institut Agama Islam Negeri Tulungagung |  |
Universitas Islam Negeri Sjech M. Djamil Djambek Bukittinggi | UIN Bukittinggi ; UIN Sjech M. Djamil Djambek ; IAIN Bukittinggi ; STAIN Sjech M. Djamil Djambek Bukittinggi ; STAIN Bukittinggi ; Institut Agama Islam Negeri Bukittinggi |  |
Universitas Islam Negeri Sultan Syarif Kasim Riau | UIN Suska Riau ; UIN Suska ; IAIN Sultan Syarif Kasim Pekanbaru ; IAIN Susqa ; State Islamic University of Sultan Syarif Kasim Riau ; IAIN Pekanbaru |  |
Universitas Islam Negeri Syekh Ali Hasan Ahmad Addary Padangsidimpuan | UIN Syahada ; UIN Syahada Padangsidimpuan ; IAIN Padangsidimpuan ; STAIN Padangsidimpuan ; Institut Agama Islam Negeri Padangsidimpuan |  |
Universitas LIA | STBA LIA ; STBA LIA Jakarta ; Sekolah Tinggi Bahasa Asing LIA ; LIA University |  |
Universitas Mahasaraswati Denpasar | Unmas ; Unmas Denpasar ; Mahasaraswati University ; Mahasaraswati Denpasar University |  |
Universitas Mercu Buana Yogyakarta | UMBY ; Universitas Wangsa Manggala ; Unwama ; Mercu Buana University of Yogyakarta |  |
Universitas Mitra Indonesia | UMITRA ; STIKES Mitra Lampung ; STIKES Mitra Indonesia ; Umitra Indonesia ; STIE Mitra Lampung |  |
Universitas Negeri Surabaya | Unesa ; IKIP Surabaya ; IKIP Negeri Surabaya ; State University of Surabaya ; Surabaya State University |  |
Universitas PGRI Sumatera Barat | STKIP PGRI Sumatera Barat ; UPGRISBA ; STKIP PGRI Sumbar ; STKIP PGRI Padang |  |
Universitas Patria Artha | UPA ; Patria Artha University ; STIE Patria Artha ; STIMIK Patria Artha |  |
Universitas Persatuan Islam | UNIPI ; STAI Persis Bandung ; IAI Persis Bandung ; Institut Agama Islam Persis Bandung ; Sekolah Tinggi Agama Islam Persatuan Islam Bandung |  |
Universitas Prima Indonesia | UNPRI ; Prima Indonesia University ; University of Prima Indonesia ; UNPRI Medan |  |
Universitas Prima Nusantara Bukittinggi | STIKES Prima Nusantara Bukittinggi ; UPNB ; Institut Kesehatan Prima Nusantara Bukittinggi ; IKes Prima Nusantara |  |
Universitas Quality | UQ ; Quality University ; Universitas Quality Medan |  |
Universitas Sains dan Teknologi Komputer | Universitas STEKOM ; STEKOM ; STMIK STEKOM Semarang ; Sekolah Tinggi Elektronika dan Komputer ; University of Science and Computer Technology |  |
Universitas Surakarta | UNSA ; University of Surakarta ; Surakarta University |  |
Universitas Swadaya Gunung Jati | UGJ ; Unswagati ; Universitas Swadaya Gunung Djati ; Swadaya Gunung Jati University ; UGJ Cirebon |  |
Universitas Teknologi Digital | UTD ; Digital Technology University ; STIE STEMBI ; STEMBI Bandung Business School ; Digitech University |  |
Universitas Triatma Mulya | Triatma Mulya University ; STIE Triatma Mulya ; STIPAR Triatma Jaya ; Untrim |  |
Universitas Ubudiyah Indonesia | UUI ; STIKES U'Budiyah ; STMIK U'Budiyah ; U'Budiyah Indonesia University ; STIKES Ubudiyah Banda Aceh |  |
University of Indonesia | Universitas Indonesia ; UI ; Universiteit van Indonesië ; School tot Opleiding van Inlandsche Artsen ; STOVIA |  |
University of National Education | Universitas Pendidikan Nasional ; Undiknas ; Undiknas University ; Undiknas Denpasar |  |
University of Surabaya | Universitas Surabaya ; Ubaya ; Universitas Trisakti Surabaya |  |
University of Timor | Universitas Timor ; Unimor ; Timor University |  |
Yakpermas Banyumas Polytechnic | Politeknik Yakpermas Banyumas ; Akademi Keperawatan Yakpermas Banyumas ; Akper Yakpermas ; Politeknik Yakpermas |  |
Yogyakarta State University | Universitas Negeri Yogyakarta ; UNY ; IKIP Yogyakarta ; IKIP Negeri Yogyakarta ; IKIP Karangmalang |  |
Abasaheb Garware College | MES Abasaheb Garware College ; Maharashtra Education Society's Abasaheb Garware College ; Garware College ; AGC Pune ; MES College |  | Maharashtra Education Society
Abdul Ahad Azad Memorial Degree College | Government Degree College Bemina ; GDC Bemina ; AAAM Degree College Bemina ; AAAMDC |  |
Adithya Institute of Technology | AIT Coimbatore ; AIT |  |
Aditya University | Aditya Engineering College ; Aditya Engineering College, Surampalem ; AEC |  |
Aliah University | Calcutta Madrasa ; Calcutta Mohammedan College ; Madrasah-e-Aliah ; Calcutta Madrasah College ; Mohammedan College of Calcutta |  |
All India Institute of Medical Sciences Bhubaneswar | AIIMS Bhubaneswar ; AIIMS BBSR |  |
Amal College of Advanced Studies | Amal College Nilambur ; Amal College ; Amal College of Advanced Studies, Nilambur |  |
Amity University Bengaluru | Amity University Karnataka ; Amity Bengaluru |  | Amity University
Amity University Chhatisgarh | Amity University Chhattisgarh ; Amity University Raipur ; Amity Raipur ; AUC |  | Amity University
Amity University Gurugram | Amity University Haryana ; Amity University Gurgaon ; Amity University Manesar ; AUH |  | Amity University
Amity University Jaipur | Amity University Rajasthan ; AUR ; Amity Jaipur |  | Amity University
Amity University Madhya Pradesh | Amity University Gwalior ; Amity Gwalior ; AUMP |  | Amity University
Amity University Mumbai | Amity University Maharashtra ; AUM ; Amity Mumbai |  | Amity University
Atal Bihari Vajpayee Indian Institute of Information Technology and Management | ABV-IIITM ; ABV-IIITM Gwalior ; IIITM Gwalior ; Indian Institute of Information Technology and Management, Gwalior ; IIIT Gwalior |  |
Ayurved Mahavidyalaya & Seth RV Ayurved Hospital | Ayurved Mahavidyalaya Sion ; APM's Ayurved Mahavidyalaya ; Ayurvidya Prasarak Mandal's Ayurved Mahavidyalaya ; Sion Ayurvedic College ; APMAMV |  |
Azim Premji University, Bhopal | APU Bhopal ; Azim Premji University Bhopal Campus |  | Azim Premji University
B.S. Abdur Rahman Crescent Institute of Science & Technology | Crescent Engineering College ; B.S. Abdur Rahman University ; BSA Crescent Engineering College ; BSAU ; Crescent University ; BSACIST |  |
Balagarh Bijoy Krishna Mahavidyalaya | Balagarh B.K. Mahavidyalaya ; Balagarh College ; BBKM |  | University of Burdwan
Banaras Hindu University | BHU ; Benares Hindu University ; Kashi Hindu Vishwavidyalaya ; Kashi Hindu Vishvavidyalaya ; Central Hindu College |  |
Bannari Amman Institute of Technology | BIT ; BIT Sathy ; BIT Sathyamangalam |  |
Bapuji Institute of Engineering and Technology | BIET ; BIET Davangere |  | Visvesvaraya Technological University
Bengaluru City University | Bangalore Central University ; Bengaluru Central University ; BCU ; Dr. Manmohan Singh Bengaluru City University ; Central College, Bangalore |  |
Bharathidasan University | BDU ; Bharathidasan Palkalaikazhagam |  |
Bharati Vidyapeeth's College of Engineering, Delhi | BVCOE ; BVCOE New Delhi ; Bharati Vidyapeeth College of Engineering ; BVP Delhi |  |
Bhattadev University | Bajali College ; BU Pathsala |  |
C.V. Raman Global University | C. V. Raman College of Engineering ; CVRCE ; CGU ; CVRGU |  |
CHRIST (Deemed to be) University, Delhi NCR | Christ University Delhi NCR ; CHRIST Delhi NCR Campus |  | Christ University
CT University | CTU Ludhiana ; CTU |  | CT Group of Institutions
Carmel College of Arts, Science and Commerce for Women | Carmel College for Women ; Carmel College Nuvem ; Carmel College for Women, Goa |  | Goa University
Central University of Punjab | CUPB ; CUP ; CUPunjab ; Punjab Kendriya Vishwavidyalaya |  |
Centurion University of Technology and Management | CUTM ; Centurion University ; Jagannath Institute for Technology and Management ; JITM |  |
Chaitanya | Chaitanya Deemed to be University ; Chaitanya Postgraduate College ; Chaitanya University |  |
Charotar University of Science and Technology | CHARUSAT ; Charotar Institute of Technology ; CIT Changa |  |
Chettinad Academy of Research and Education | CARE ; Chettinad University ; Chettinad Hospital and Research Institute ; Chettinad Health City |  |
Christian Medical College, Vellore | CMC Vellore ; CMCV ; Christian Medical College & Hospital ; CMCH ; Missionary Medical School for Women ; CMC |  |
Cluster University of Jammu | CLUJ ; CUJ ; Cluster University Jammu |  |
D.A.V. P.G. College, Lucknow | DAV College Lucknow ; Dayanand Anglo-Vedic College, Lucknow ; DAV Degree College Lucknow ; Dayanand Anglo Vedic PG College |  | University of Lucknow
D.B.S. Degree (PG) College | DBS College Kanpur ; Dayanand Brijendra Swaroop College ; Dayanand Brajendra Swaroop Degree College ; DBS PG College |  | Chhatrapati Shahu Ji Maharaj University
Darjeeling Hills University | DHU ; Darjeeling Hill University ; Darjeeling University ; Mungpoo University |  |
Datta Meghe Institute of Higher Education and Research | DMIHER ; Datta Meghe Institute of Medical Sciences ; DMIMS ; Jawaharlal Nehru Medical College, Wardha |  |
Dayananda Sagar Business Academy | DSBA |  | Dayananda Sagar Institutions
Dayananda Sagar College of Engineering | DSCE |  | Dayananda Sagar Institutions
Defence Institute of Advanced Technology | DIAT ; Institute of Armament Technology ; Institute of Armament Studies ; IAT Pune ; DIAT Girinagar |  | Defence Research and Development Organisation
Delhi Technological University | DTU ; Delhi College of Engineering ; DCE ; Delhi Polytechnic |  |
Deva Nagri College | D.N. College Meerut ; DN College ; D. N. (P.G.) College |  | Chaudhary Charan Singh University
Dharmsinh Desai University | DDU ; Dharmsinh Desai Institute of Technology ; DDIT ; DDU Nadiad |  |
Dhirubhai Ambani University | DA-IICT ; DAIICT ; Dhirubhai Ambani Institute of Information and Communication Technology ; DAU |  |
Dr. B. R. Ambedkar Open University | BRAOU ; Andhra Pradesh Open University ; Ambedkar Open University ; APOU |  |
Dr. B. R. Ambedkar School of Economics University | BASE ; BASE University ; Bengaluru Dr. B.R. Ambedkar School of Economics ; BASE Bengaluru |  |
Dr. B. R. Ambedkar University, Srikakulam | BRAU ; Ambedkar University Etcherla ; BRAU Srikakulam |  |
Dr. B.R. Ambedkar State Institute of Medical Sciences | AIMS Mohali ; Ambedkar Institute of Medical Sciences ; Dr BR Ambedkar Institute of Medical Sciences Mohali ; Government Medical College Mohali |  |
Dr. Bhim Rao Ambedkar University | Agra University ; DBRAU ; Dr. B. R. Ambedkar University Agra ; Dr. Bhimrao Ambedkar University ; University of Agra |  |
Dr. D. Y. Patil B-School | Dr. D. Y. Patil Business School ; DPBS |  | Dr. D. Y. Patil Vidyapeeth
Dr. NTR University of Health Sciences | NTRUHS ; University of Health Sciences, Andhra Pradesh ; Dr. YSR University of Health Sciences ; APUHS ; Andhra Pradesh University of Health Sciences |  |
Dr. Subhash University | DSU ; Dr. Subhash Technical Campus |  |
Dr. Y.S.R Horticultural University | Andhra Pradesh Horticultural University ; YSRHU ; Dr. YSRHU ; APHU |  |
Father Muller College of Nursing | FMCON ; Father Muller's College of Nursing ; Fr. Muller College of Nursing |  | Father Muller Charitable Institutions
GCS Medical College | GCS Medical College, Hospital and Research Centre ; GCSMC ; Gujarat Cancer Society Medical College |  | Gujarat Cancer Society
GITAM University | Gandhi Institute of Technology and Management ; GITAM ; Gandhi Institute of Technology and Management (Deemed to be University) ; GITAM College of Engineering |  |
GS University | G.S. University ; GS University Hapur ; GSU ; G.S. Medical College |  |
Goa College of Architecture | GCA ; Goa Architecture College |  | Goa University
Government College of Engineering, Erode | Institute of Road and Transport Technology ; IRTT ; GCE Erode ; GCEE |  | Anna University
Government College of Engineering, Keonjhar | GCEKJR ; GCE Keonjhar ; Orissa School of Mining Engineering ; OSME |  | Biju Patnaik University of Technology
Government Engineering College Wayanad | GECW ; GEC Wayanad ; Government Engineering College, Mananthavady |  |
Government Polytechnic, Chhatrapati Sambhaji Nagar | Government Polytechnic, Aurangabad ; GP Aurangabad ; GPA |  |
Graphic Era University | GEU ; Graphic Era Deemed to be University ; Graphic Era Institute of Technology ; GEIT |  |
Guru Ghasidas Vishwavidyalaya | GGV ; Guru Ghasidas University ; GGU ; Bilaspur Central University |  |
IITB-Monash Research Academy | IITB-Monash ; IIT Bombay-Monash Research Academy |  | Indian Institute of Technology Bombay
Indian Institute of Information Technology Design and Manufacturing Jabalpur | IIITDM Jabalpur ; PDPM IIITDM Jabalpur ; IIITDMJ ; PDPM Indian Institute of Information Technology, Design and Manufacturing ; Pandit Dwarka Prasad Mishra Indian Institute of Information Technology |  |
Indian Institute of Information Technology, Design and Manufacturing, Kancheepuram | IIITDM Kancheepuram ; IIITDM Chennai ; IIITD&M Kancheepuram ; IIITDM |  |
Indian Institute of Management Mumbai | IIM Mumbai ; National Institute of Industrial Engineering ; NITIE ; National Institute for Training in Industrial Engineering ; IIMM |  |
Indian Institute of Petroleum and Energy | IIPE ; IIPE Visakhapatnam |  |
Indian Institute of Technology BHU | IIT BHU ; IIT (BHU) Varanasi ; Institute of Technology, Banaras Hindu University ; IT-BHU ; Banaras Engineering College ; BENCO |  | Banaras Hindu University
Indian Institute of Technology Dhanbad | IIT (ISM) Dhanbad ; Indian School of Mines ; ISM Dhanbad ; Indian Institute of Technology (Indian School of Mines) Dhanbad ; Indian School of Mines University |  |
Indira Gandhi Mirpur University | Indira Gandhi University, Meerpur ; IGU ; Indira Gandhi University Rewari ; Indira Gandhi University |  |
Indraprastha College for Women | IPCW ; IP College ; Indraprastha College ; IP College for Women |  | University of Delhi
Information and Library Network | INFLIBNET ; INFLIBNET Centre ; Information and Library Network Centre |  | University Grants Commission
Institute of Health Management Research Bangalore | IIHMR Bangalore ; IIHMR ; Institute of Health Management Research ; IHMR Bangalore |  |
Institute of Management Development and Research | IMDR ; IMDR Pune ; DES's Institute of Management Development and Research |  | Deccan Education Society
J.C. Bose University of Science & Technology, YMCA | YMCA University of Science and Technology ; YMCA Institute of Engineering ; YMCAUST ; JCBUST ; YMCA University |  |
Jagadamba Mahavidyalaya | Jagadamba Mahavidyalaya, Achalpur City |  | Sant Gadge Baba Amravati University
Jagdish Sheth School of Management | JAGSoM ; IFIM Business School ; IFIM ; Institute of Finance and International Management ; Vijaybhoomi School of Business |  |
Jagran Lakecity University | JLU ; JLU Bhopal |  |
Jai Prakash University | Jai Prakash Vishwavidyalaya ; JPU ; JPV ; Jayprakash University |  |
Janta Vedic College | J.V. College ; JV College Baraut ; Janta Vedic (PG) College |  | Chaudhary Charan Singh University
Jawaharlal Nehru New College of Engineering | JNNCE ; Jawaharlal Nehru National College of Engineering ; JNNCE Shimoga |  | Visvesvaraya Technological University
Jawaharlal Nehru Technological University, Kakinada | JNTUK ; JNTU Kakinada ; JNTU College of Engineering, Kakinada ; Government Engineering College, Kakinada ; Vizagapatam Engineering College |  |
Jaypee University of Information Technology | JUIT ; JUIT Waknaghat ; JUIT Solan |  |
Jnana Deepa, Institute of Philosophy and Theology | Jnana-Deepa Vidyapeeth ; JDV ; Papal Athenaeum ; Jnana Deepa ; Pontifical Athenaeum Pune ; Papal Seminary |  |
Jogamaya Devi College | JMDC ; Jogamaya College ; Asutosh College Women's Department |  | University of Calcutta
K J Somaiya Medical College | KJSMC ; K. J. Somaiya Medical College & Research Centre ; KJ Somaiya Hospital |  | Somaiya Vidyavihar
K.J. Somaiya Institute of Dharma Studies | K J Somaiya Bharatiya Sanskriti Peetham ; KJSIDS ; Bharatiya Sanskriti Peetham |  | Somaiya Vidyavihar University
K.S. Rangasamy College of Technology | KSRCT ; KSR College of Technology |  | Anna University
KCG College of Technology | KCGCT ; KCG ; K.C.G. College of Technology |  | Hindustan Group of Institutions
KLE Technological University | KLE Tech ; B. V. Bhoomaraddi College of Engineering and Technology ; BVBCET ; BVB College of Engineering ; KLETU |  | KLE Society
KS Rangasamy College of Arts and Science | KSRCAS ; KSR College of Arts and Science |  | Periyar University
Kakaraparti Bhavanarayana College | KBN College ; K.B.N. College ; KBN College Vijayawada |  |
Karunya University | Karunya Institute of Technology and Sciences ; KITS ; Karunya Institute of Technology ; Karunya |  |
Kasturba Medical College, Mangalore | KMC Mangalore ; KMC Mangaluru |  | Manipal Academy of Higher Education
Kasturba Medical College, Manipal | KMC Manipal ; KMC |  | Manipal Academy of Higher Education
Kavayitri Bahinabai Chaudhari North Maharashtra University | North Maharashtra University ; KBCNMU ; NMU ; NMU Jalgaon |  |
Kerala University of Digital Sciences, Innovation and Technology | Digital University Kerala ; DUK ; Indian Institute of Information Technology and Management, Kerala ; IIITM-K ; IIITMK ; KUDSIT |  |
Khwaja Moinuddin Chishti Language University, Lucknow, U.P. | KMCLU ; Khwaja Moinuddin Chishti Urdu, Arabi-Farsi University ; Uttar Pradesh Urdu Arabi-Farsi University ; Khwaja Moinuddin Chishti Language University ; KMC Language University |  |
King Edward Memorial Hospital and Seth G.S. Medical College | Seth Gordhandas Sunderdas Medical College ; KEM Hospital ; Seth GS Medical College ; GSMC ; GSMC-KEMH ; King Edward Memorial Hospital |  |
Krea University | IFMR ; Institute for Financial Management and Research ; IFMR Graduate School of Business |  | Institute for Financial Management and Research
LJ University | L.J. Institute of Engineering and Technology ; LJKU ; Lok Jagruti Kendra University ; L.J. Group of Institutes ; LJIET |  |
Lady Amritbai Daga and Smt. Ratnidevi Purohit College for Women | LAD College ; L.A.D. College for Women ; LAD and Smt. R.P. College for Women ; Lady Amritbai Daga College for Women |  | Rashtrasant Tukadoji Maharaj Nagpur University
MEASI Institute of Management | Muslim Educational Association of Southern India Institute of Management ; MIM Chennai ; MEASI |  |
MIT Art, Design and Technology University | MIT-ADT University ; MIT ADT ; MITADT ; MIT-ADT Pune |  | Maharashtra Academy of Engineering and Educational Research
Maa Manikeshwari University | Kalahandi University ; MMU Bhawanipatna ; Government Autonomous College, Bhawanipatna |  |
Maharaja Jitendra Narayan Medical College & Hospital | MJN Medical College ; MJNMCH ; Cooch Behar Government Medical College and Hospital ; Coochbehar Government Medical College |  |
Maharashtra Institute of Dental Science and Research | MIDSR ; MIDSR Dental College Latur ; MIDSR Latur |  | Maharashtra Academy of Engineering and Educational Research
Maharshi Vashishtha Autonomous State Medical College, Basti | Maharishi Vashishtha Autonomous State Medical College ; MVASMC Basti ; ASMC Basti ; Basti Medical College ; Autonomous State Medical College, Basti |  |
Maharshi Vishwamitra College, Buxar | MV College Buxar ; M.V. College |  | Veer Kunwar Singh University
Mahatma Gandhi Arts, Science & Late Nasaruddhinbhai Panjwani Commerce College | Mahatma Gandhi College, Armori ; Mahatma Gandhi Mahavidyalaya, Armori ; MG College Armori |  | Gondwana University
Mahatma Gandhi Government Arts College, Mahe, Puducherry | MGGAC ; Mahatma Gandhi Government Arts College |  | Pondicherry University
Mahatma Gandhi Memorial Medical College | MGM Medical College, Indore ; MGMMC ; King Edward Medical School |  | Devi Ahilya Vishwavidyalaya
Mahatma Gandhi University | Gandhiji University ; MGU ; MG University ; Mahatma Gandhi University, Kerala |  |
Mahatma Gandhi University, Nalgonda | MGU Nalgonda ; MGU ; Mahatma Gandhi University Telangana |  |
Mahindra University | Mahindra École Centrale ; MEC ; École Centrale School of Engineering |  |
Manav Rachna International Institute of Research and Studies | MRIIRS ; Manav Rachna International University ; MRIU ; Career Institute of Technology and Management ; CITM |  |
Manipal-Tata Medical College, Jamshedpur | MTMC ; Manipal Tata Medical College |  | Manipal Academy of Higher Education
Marathwada Agricultural University | Vasantrao Naik Marathwada Krishi Vidyapeeth ; VNMKV ; MAU ; Marathwada Krishi Vidyapeeth ; MKV Parbhani ; Vasantrao Naik Marathwada Agricultural University |  |
Marwari College, Darbhanga | Marwari Mahavidyalaya |  | Lalit Narayan Mithila University
Mary Matha Arts and Science College | Mary Matha College Mananthavady ; MMC Mananthavady ; Mary Matha College |  | Kannur University
Mata Gujri Memorial Medical College & Lions Seva Kendra Hospital | MGM Medical College Kishanganj ; MGMMC&LSK ; Mata Gujri University ; Mata Gujri Memorial Medical College |  | Mata Gujri University
Maulana Azad National Institute of Technology | MANIT ; NIT Bhopal ; Maulana Azad College of Technology ; MACT ; Regional Engineering College, Bhopal |  |
Mediciti Institute of Medical Sciences | MIMS ; MediCiti Medical College ; MIMS Medchal ; MediCiti Hospital |  |
Meerut College | MCM ; Meerut College, Meerut |  | Chaudhary Charan Singh University
Motiwala (National) Homoeopathic Medical College & Hospital | Motiwala Homoeopathic Medical College ; MNHMC ; Motiwala National Homoeopathic Medical College ; Motiwala College Nashik |  | Maharashtra University of Health Sciences
NETES Institute of Pharmaceutical Science | NIPS ; NETES ; North East Technical Education Society Institute of Pharmaceutical Science ; NETES Institute of Technology and Science |  |
Narendra Modi Medical College | AMC MET Medical College ; Ahmedabad Municipal Corporation Medical Education Trust Medical College ; AMCMET Medical College ; LG Hospital Medical College |  |
National Forensic Sciences University | NFSU ; Gujarat Forensic Sciences University ; GFSU |  |
National Forensic Sciences University Dharwad Campus | NFSU Dharwad ; NFSU Dharwad Campus |  | National Forensic Sciences University
National Institute of Advanced Manufacturing Technology | NIAMT ; National Institute of Foundry and Forge Technology ; NIFFT ; NIFFT Ranchi |  |
National Institute of Technology Agartala | NIT Agartala ; Tripura Engineering College ; NITA ; TEC |  |
National Institute of Technology Calicut | NIT Calicut ; NITC ; Regional Engineering College, Calicut ; Calicut Regional Engineering College ; CREC ; REC Calicut |  |
National Institute of Technology Karnataka | NITK ; NITK Surathkal ; Karnataka Regional Engineering College ; KREC ; REC Surathkal ; NIT Surathkal |  |
National Institute of Technology Patna | NIT Patna ; NITP ; Bihar College of Engineering ; BCE Patna ; Bihar School of Engineering |  |
National Institute of Technology Raipur | NIT Raipur ; NITRR ; Government Engineering College, Raipur ; Government College of Mining and Metallurgy ; GEC Raipur |  |
National Institute of Technology Tiruchirappalli | NIT Trichy ; NITT ; Regional Engineering College, Tiruchirappalli ; REC Trichy ; RECT |  |
Nirma University | Nirma University of Science and Technology ; NU ; Nirma Institute of Technology ; NUST ; NIRMA |  |
Noida Institute of Engineering and Technology Pharmacy Institute | NIET Pharmacy Institute ; NIET |  | Noida Institute of Engineering and Technology
Nootan Ayurvedic College & Research Centre | NACRC ; Nootan Ayurvedic College ; Nootan Ayurvedic College Visnagar |  | Sankalchand Patel University
Nootan College of Physiotherapy | NCP Visnagar |  | Sankalchand Patel University
P. R. Pote Patil College of Engineering & Management, Amravati | PRPCEM ; PRPCE&M ; P.R. Pote College of Engineering ; P. R. Pote (Patil) Education and Welfare Trust's Group of Institutions |  | Sant Gadge Baba Amravati University
P.G.D.A.V. College (Evening) | PGDAV Evening ; Pannalal Girdharlal Dayanand Anglo Vedic College (Evening) ; PGDAV College Evening |  | University of Delhi
PES University | PES Institute of Technology ; PESIT ; PESU ; People's Education Society University |  |
PSG INSTITUTE OF TECHNOLOGY AND APPLIED RESEARCH | PSG iTech ; PSGiTech ; PSG Institute of Technology |  | PSG Institutions
Pandit Bhagwat Dayal Sharma University of Health Sciences | UHSR ; Pt. B. D. Sharma University of Health Sciences ; PGIMS Rohtak ; Pt. B.D. Sharma PGIMS ; University of Health Sciences Rohtak ; Post Graduate Institute of Medical Sciences Rohtak |  |
Pandit Deendayal Energy University | PDEU ; Pandit Deendayal Petroleum University ; PDPU |  |
Pontifical Oriental Institute of Religious Studies | Paurastya Vidyapitham ; Paurastya Vidyapeetham ; POIRSI ; POIRS ; Vadavathoor Seminary ; St. Thomas Apostolic Seminary |  |
Presidency University | Presidency College ; Presidency College, Calcutta ; Hindu College, Calcutta ; Presidency College, Kolkata ; Presidency University, Kolkata |  |
Prin. L. N. Welingkar Institute of Management Development and Research | WeSchool ; Welingkar ; Welingkar Institute of Management ; Principal L. N. Welingkar Institute of Management |  |
Punjab Engineering College | PEC ; PEC University of Technology ; PEC Chandigarh ; Mugalpura Technical College |  |
R A Podar College of Commerce and Economics | Podar College ; Ramniranjan Anandilal Podar College of Commerce and Economics ; R.A. Podar College |  | University of Mumbai
Raja Shankar Shah University | Chhindwara University ; RSSU ; Chhindwara Vishwavidyalaya ; Raja Shankar Shah Vishwavidyalaya |  |
Rajkiya Engineering College Banda | REC Banda ; RECB ; Atarra Engineering College ; Government Engineering College Banda |  |
Ramaiah Institute of Technology | M. S. Ramaiah Institute of Technology ; MSRIT ; RIT ; RIT Bangalore |  | Visvesvaraya Technological University
Ramakrishna Mission Vivekananda Educational and Research Institute | RKMVERI ; Ramakrishna Mission Vivekananda University ; RKMVU ; Vivekananda University ; Belur Math University |  |
Rani Channamma University, Belagavi | RCU ; RCUB ; Rani Channamma University ; Rani Chennamma University ; Karnatak University PG Centre Belgaum |  |
Rashtriya Raksha University | RRU ; Raksha Shakti University |  |
Rathinam College of Physiotherapy | RCP Coimbatore |  | Rathinam Group of Institutions
Rathinam Technical Campus | RTC Coimbatore ; Rathinam Institute of Technology |  | Rathinam Group of Institutions
Rayat Bahra University | RBU ; Rayat Bahra University Mohali ; Rayat & Bahra Institute |  |
Rungta College of Engineering and Technology | RCET ; RCET Bhilai |  | Chhattisgarh Swami Vivekanand Technical University
SR University | SR Engineering College ; SRU ; SREC ; S R Engineering College |  |
SRKR Engineering College | Sagi Rama Krishnam Raju Engineering College ; SRKREC ; SRKR ; Sagi Ramakrishnam Raju Engineering College |  |
Sabarmati University | Calorx Teachers' University ; CTU |  |
Sacred Heart College | Sacred Heart College, Thevara ; SH College ; SHC Thevara ; Sacred Heart College, Kochi |  |
Sacred Heart College (Autonomous) | Sacred Heart College, Tirupattur ; SHC Tirupattur ; SHC |  | Thiruvalluvar University
Sandip Institute of Technology & Research Centre | SITRC ; SITRC Nashik |  | Sandip Foundation
Saveetha University | SIMATS ; Saveetha Institute of Medical and Technical Sciences ; Saveetha Dental College |  |
Savitribai Phule Pune University | SPPU ; University of Pune ; University of Poona ; Poona University ; Pune University ; UoP |  |
School of Tropical Medicine | Calcutta School of Tropical Medicine ; STM ; CSTM ; School of Tropical Medicine, Kolkata ; STM Kolkata |  | West Bengal University of Health Sciences
Shoolini University | Shoolini University of Biotechnology and Management Sciences ; Shoolini ; SUBMS ; Shoolini Institute of Life Sciences and Business Management ; SILB |  |
Shri Guru Ram Rai Institute of Medical & Health Sciences | SGRRIM&HS ; SGRRIMHS ; SGRR Medical College ; Shri Mahant Indiresh Hospital ; SGRR Institute of Medical and Health Sciences |  | Shri Guru Ram Rai University
Shri Vile Parle Kelavani Mandal | SVKM ; SVKM Mumbai |  |
Shroff S.R. Rotary Institute of Chemical Technology | SRICT ; UPL University of Sustainable Technology ; UPL University ; SRICT Institute of Science and Research |  |
Sigma University | Sigma Institute of Engineering ; Sigma Group of Institutes ; SU Vadodara |  |
Sitabai Thite College of Pharmacy, Shirur | Shikshan Prasarak Mandal's Sitabai Thite College of Pharmacy ; STCOP ; Smt. Sitabai Thite College of Pharmacy ; STCP Shirur |  | Savitribai Phule Pune University
Solamalai College of Engineering | SCE Madurai ; Raja College of Engineering and Technology |  | Anna University
Sparsh Himalaya University | Himalayiya University ; Himalayiya Ayurvedic Medical College ; SHU |  |
Sri Devaraj Urs Academy of Higher Education and Research | SDUAHER ; Sri Devaraj Urs Medical College ; SDUMC ; Sri Devaraj Urs University |  |
Sri Dharmasthala Manjunatheshwara College of Ayurveda & Hospital Udupi | SDM College of Ayurveda, Udupi ; SDMCA Udupi ; Sri Dharmasthala Manjunatheshwara College of Ayurveda ; SDM Ayurveda College Kuthpady ; SDMCAU |  | Rajiv Gandhi University of Health Sciences
Sri Ramakrishna College of Arts and Science | SRCAS ; SNR Sons College ; S.N.R. Sons College |  | Bharathiar University
Sri Siddhartha Medical College | SSMC ; SSMC Tumkur |  | Sri Siddhartha Academy of Higher Education
St Anthony's College | St. Anthony's Degree College ; SAC Bengaluru ; St. Anthony's College Bangalore |  |
St Joseph's University, Bengaluru, India | St. Joseph's College (Autonomous), Bangalore ; St Joseph's College, Bengaluru ; SJU ; SJC Bangalore ; St. Joseph's University |  |
St. John's College, Palayamkottai | SJC Palayamkottai ; St. John's College, Tirunelveli ; CMS College Palayamkottai |  | Manonmaniam Sundaranar University
St. Thomas College (Autonomous) | St. Thomas College, Thrissur ; St. Thomas' College Trichur ; STC Thrissur |  | University of Calicut
St. Xavier's College (Autonomous) | St. Xavier's College, Palayamkottai ; SXC Palayamkottai ; St. Xavier's College, Tirunelveli ; SXC |  | Manonmaniam Sundaranar University
Stephens College of Nursing | Stephen's College of Nursing Miran Sahib |  | University of Jammu
Study World College of Engineering | SWCE ; Studyworld College of Engineering |  | Anna University
Symbiosis University of Applied Sciences | SUAS ; SUAS Indore ; Symbiosis University of Applied Sciences, Indore |  | Symbiosis Society
Tamil Nadu Dr. J Jayalalitha Fisheries University | TNJFU ; Tamil Nadu Fisheries University ; TNFU ; Tamil Nadu Dr. J. Jayalalithaa Fisheries University |  |
The Assam Royal Global University | Royal Global University ; RGU ; ARGU ; Assam Royal Global University ; Royal Group of Institutions |  |
The NorthCap University | NCU ; ITM University, Gurgaon ; Institute of Technology and Management, Gurgaon ; ITM Gurgaon ; NorthCap University |  |
Trivenidevi Bhalotia College | TDB College ; T.D.B. College ; Raniganj College ; TDB College Raniganj |  | Kazi Nazrul University
University of Calcutta | Calcutta University ; CU ; Kolkata University ; Kalikata Bishwabidyalay ; University of Kolkata |  |
University of Engineering & Management, Jaipur | UEM Jaipur ; UEMJ |  | IEM-UEM Group
Vikas College of Engineering and Technology | VCET ; Vikas College of Engineering & Technology, Nunna |  |
Vikramajit Singh Sanatan Dharma College | VSSD College ; V.S.S.D. College ; Sanatan Dharma College, Kanpur ; VSSD College Kanpur |  | Chhatrapati Shahu Ji Maharaj University
Vinoba Bhave University | VBU ; Vinoba Bhave Vishwavidyalaya ; VBU Hazaribag |  |
Visvesvaraya National Institute of Technology | VNIT ; NIT Nagpur ; Visvesvaraya Regional College of Engineering ; VRCE ; Visvesvaraya Regional Engineering College ; VREC |  |
Vivekananda Satavarshiki Mahavidyalaya | VSM ; Vivekananda Centenary College, Manikpara ; VSM Manikpara ; Manikpara College |  | Vidyasagar University
XIM University | Xavier Institute of Management Bhubaneswar ; XIMB ; Xavier University, Bhubaneswar ; XUB ; Xavier Institute of Management |  |
Aichi University of Technology Automotive Junior College | Aichi Koka Daigaku Jidosha Tanki Daigaku ; Aichi Koka Automotive Junior College ; Aichi Institute of Technology Automotive Junior College |  |
Biwako Gakuin University | Biwako Gakuin Daigaku ; Biwakogakuin University ; BGU |  |
Biwako Gakuin University Junior College | Shiga Bunka Junior College ; Shiga Bunka Tanki Daigaku ; Biwakogakuin University Junior College |  | Biwako Gakuin University
Chromosome Engineering Research Center | CERC ; Senshokutai Kogaku Kenkyu Senta |  | Tottori University
Fukui National College of Technology | National Institute of Technology, Fukui College ; NIT Fukui College ; Fukui Kosen ; Fukui Kogyo Koto Senmon Gakko |  | National Institute of Technology
Gifu University | Gifu Daigaku ; Gifudai |  | Tokai National Higher Education and Research System
Graduate Institute for Entrepreneurial Studies | Jigyo Sozo Daigakuin Daigaku ; GIES ; Jigyo Souzou Graduate School |  |
Hachinohe Gakuin University | Hachinohe University ; Hachinohe Gakuin Daigaku ; Hachinohe Daigaku |  |
Hiroshima Bunkyo University | Hiroshima Bunkyo Women's University ; Hiroshima Bunkyo Joshi Daigaku ; Hiroshima Bunkyo Women's College ; Hiroshima Bunkyo Daigaku |  |
Hokkaido University of Education | HUE ; Hokkaido Kyoiku Daigaku ; Hokkaido Gakugei University ; Hokkyodai |  |
Humanitec Junior College | Humanitec Tanki Daigaku ; Yumaniteku Tanki Daigaku |  |
IRYO Sosei University | Iwaki Meisei University ; Iryo Sosei Daigaku ; Iwaki Meisei Daigaku |  |
Iida Junior College | Iida Women's Junior College ; Iida Joshi Tanki Daigaku ; Iida Tanki Daigaku |  |
Institute for Integrated Radiation and Nuclear Science, Kyoto University | Kyoto University Research Reactor Institute ; KURRI ; KURNS ; Fukugo Genshiryoku Kagaku Kenkyusho ; Kyoto University Institute for Integrated Radiation and Nuclear Science |  | Kyoto University
International Research Center for Japanese Studies | Nichibunken ; Kokusai Nihon Bunka Kenkyu Senta ; IRCJS |  | National Institutes for the Humanities
Japan Coast Guard Academy | Kaijo Hoan Daigakko ; JCGA ; Maritime Safety Academy |  | Japan Coast Guard
Japan Healthcare University | Japan Health Care College ; Nihon Iryo Daigaku ; Japan Healthcare College |  |
Japan Nutrition University | Kagawa Nutrition University ; Joshi Eiyo Daigaku ; Nihon Eiyo Daigaku ; Women's Nutrition University ; KNU |  |
Joshibi Junior College of Art and Design | Joshibi Bijutsu Daigaku Tanki Daigakubu ; Joshi Bijutsu Daigaku Tanki Daigakubu |  | Joshibi University of Art and Design
Joshibi University of Art and Design | Joshibi ; Joshi Bijutsu Daigaku ; Women's College of Fine Arts ; Women's School of Fine Arts ; Joshibi Bijutsu Daigaku |  |
Junshin Gakuen University | Junshin Gakuen Daigaku ; Junshin Junior College ; Fukuoka Junshin |  |
Kanagawa Institute of Technology | KAIT ; Ikutoku Technical University ; Ikutoku Kogyo Daigaku ; Kanagawa Koka Daigaku ; Ikutoku Institute of Technology |  |
Kobe University of Future Health Sciences | Kobe Iryo Mirai Daigaku ; Kobe Iryo Fukushi Daigaku ; Kinki Health Welfare University ; Kinki Iryo Fukushi Daigaku ; Kinki Fukushi Daigaku ; Kobe Medical Welfare University |  |
Kwansei Gakuin Junior College | Seiwa Junior College ; Seiwa Tanki Daigaku ; Kwansei Gakuin Tanki Daigaku ; Seiwa College |  | Kwansei Gakuin
Kyoto Institute of Technology | KIT ; Kyoto Kogei Sen'i Daigaku ; Kyoto Kogei Seni Daigaku ; Kosendai ; Kyoto Technical University |  |
Kyoto Junior College of Foreign Languages | Kyoto Gaikokugo Tanki Daigaku ; Kyoto Gaidai Tanki Daigaku |  | Kyoto University of Foreign Studies
Kyoto University of Advanced Science | KUAS ; Kyoto Gakuen University ; Kyoto Sentan Kagaku Daigaku ; Kyoto Gakuen Daigaku |  |
Kyushu University of Medical Science | Kyushu University of Health and Welfare ; Kyushu Iryo Kagaku Daigaku ; Kyushu Hoken Fukushi Daigaku ; KUHW |  |
Nagahama Institute of Bio-Science and Technology | Nagahama Bio University ; Nagahama Baio Daigaku ; NIBIO |  |
Nagoya University | Meidai ; Nagoya Daigaku ; Nagoya Imperial University ; NU |  | Tokai National Higher Education and Research System
National Graduate Institute for Policy Studies | GRIPS ; Seisaku Kenkyu Daigakuin Daigaku ; Graduate Institute for Policy Studies |  |
National Institute for Basic Biology | NIBB ; Kiso Seibutsugaku Kenkyujo ; Kiseiken |  | National Institutes of Natural Sciences
National Institute of Technology | KOSEN ; Kokuritsu Koto Senmon Gakko Kiko ; Institute of National Colleges of Technology, Japan ; NIT Japan ; National Colleges of Technology |  |
National Police Academy | Keisatsu Daigakko ; NPA Academy ; National Police College |  | National Police Agency
Niigata University of Pharmacy and Medical and Life Sciences | Niigata University of Pharmacy and Applied Life Sciences ; NUPALS ; Niigata College of Pharmacy ; Niigata Yakka Daigaku ; NUP |  |
Obihiro University of Agriculture and Veterinary Medicine | Obihiro Chikusan Daigaku ; OUAVM ; Obihiro University ; Obihiro Zootechnical University ; Chikudai |  | Hokkaido National Higher Education and Research System
Okayama College | Okayama Tanki Daigaku ; Okayama Junior College ; Okayama Women's Junior College |  | Okayama Gakuin University
Okayama Healthcare Professional University | Okayama Iryo Senmonshoku Daigaku ; Okayama Health Care Professional University |  |
Okinawa International University | OIU ; Okinawa Kokusai Daigaku ; Okikokudai ; Kokusai University |  |
Osaka College of Music Junior College | Osaka Ongaku Daigaku Tanki Daigakubu ; Osaka Junior College of Music |  | Osaka College of Music
Osaka Metropolitan University College of Technology | Osaka Prefecture University College of Technology ; Osaka Prefectural College of Technology ; Osaka Koritsu Daigaku Kogyo Koto Senmon Gakko ; OMUCT ; Osaka Koritsu Daigaku Kosen ; Fudai Kosen |  | Osaka Metropolitan University
Osaka Tokiwakai Junior College | Tokiwakai Junior College ; Osaka Tokiwakai Tanki Daigaku |  | Tokiwakai Gakuen University
Ritsumeikan Asia Pacific University | APU ; Ritsumeikan Ajia Taiheiyo Daigaku |  | The Ritsumeikan Trust
Ritsumeikan University | Rits ; Kyoto Hosei School ; Ritsumei |  | The Ritsumeikan Trust
SBC Tokyo Medical University | Ryotokuji University ; Ryotokuji Daigaku ; SBC Tokyo Iryo Daigaku |  |
SHOWA Medical University | Showa University ; Showa Daigaku ; Showa Ika Daigaku ; Showa Medical College |  |
Shibata Gakuen University | Tohoku Women's University ; Tohoku Women's College ; Tohoku Joshi Daigaku ; Shibata Gakuen Daigaku |  |
Shibata Gakuen University Junior College | Tohoku Women's Junior College ; Tohoku Joshi Tanki Daigaku ; Shibata Gakuen Daigaku Tanki Daigakubu |  | Shibata Gakuen University
Shigakkan University | Chukyo Women's University ; Chukyo Joshi Daigaku ; Shigakkan Daigaku |  |
Shijonawate Gakuen Junior College | Shijonawate Gakuen Tanki Daigaku ; Shijonawate Gakuen Women's Junior College |  | Shijonawate Gakuen University
Shitennoji University | International Buddhist University ; Shitennoji Kokusai Bukkyo Daigaku ; IBU ; Shitennoji Women's University ; Shitennoji International Buddhist University |  |
Shizuoka Institute of Science and Technology | SIST ; Shizuoka Rikoka Daigaku ; Shizuoka Rikouka Daigaku |  |
Shizuoka Professional University of Agriculture | Shizuoka Prefectural Professional University of Agriculture ; Shizuoka Kenritsu Norin Kankyo Senmonshoku Daigaku ; Shizuoka Professional University of Agriculture and Forestry ; Shizuoka Prefectural College of Agriculture and Forestry |  |
Showa College of Music | Showa Ongaku Daigaku Tanki Daigakubu ; Showa Academia Musicae Junior College |  | Showa University of Music
Shunan University | Tokuyama University ; Tokuyama Daigaku ; Shunan Koritsu Daigaku ; Shunan Daigaku |  |
Sophia University | Jochi Daigaku ; Jochi University ; Jōchi Daigaku ; Sophia |  |
St. Andrew's University of Education | Momoyama Gakuin University of Education ; Momoyama Gakuin Kyoiku Daigaku ; Poole Gakuin University ; Poole Gakuin Daigaku |  |
St. Catherine Junior College | Sei Katarina Tanki Daigaku ; Sei Katarina Daigaku Tanki Daigakubu ; St. Catherine Women's Junior College ; Sei Catherine Junior College |  | St. Catherine University
Teikyo University Hospital, Mizonokuchi | Teikyo University Mizonokuchi Hospital ; Teikyo Daigaku Mizonokuchi Byoin |  | Teikyo University
The Graduate School of Project Design | Jigyo Koso Daigakuin Daigaku ; MPD ; Graduate School of Project Design |  |
The Japanese Red Cross Junior College of Akita | Nihon Sekijuji Akita Tanki Daigaku ; Nisseki Akita Tanki Daigaku ; Japanese Red Cross Akita Junior College ; Japanese Red Cross Akita College of Nursing |  |
The Polytechnic University of Japan | PTU ; Shokugyo Noryoku Kaihatsu Sogo Daigakko ; Institute of Vocational Training ; Shokugyo Kunren Daigakko |  |
The Ritsumeikan Trust | Ritsumeikan ; Gakko Hojin Ritsumeikan ; Ritsumeikan Academy |  |
Toho Gakuen College of Drama and Music | Toho Gakuen Geijutsu Tanki Daigaku ; Toho Gakuen College of Arts ; Toho Gakuen Junior College |  | Toho Gakuen
Tohoku University of Community Service and Science | Tohoku Koeki Bunka Daigaku ; Koeki University ; Koeki Daigaku ; Tohoku Koeki University |  |
Tokai National Higher Education and Research System | THERS ; Tokai Kokuritsu Daigaku Kiko ; Tokai National University Corporation |  |
Tokoha University | Tokoha Gakuen University ; Hamamatsu University ; Fuji Tokoha University ; Tokoha Daigaku ; Tokoha Gakuen Daigaku |  |
Tokyo Institute of Technology | Tokyo Tech ; Tokyo Kogyo Daigaku ; Tokodai ; TIT ; Institute of Science Tokyo ; Science Tokyo |  |
Tokyo International University | TIU ; International College of Commerce ; Kokusai Shoka Daigaku ; International University of Commerce ; Tokyo Kokusai Daigaku |  |
Tokyo Medical University | Tokyo Ika Daigaku ; Tokyo Medical College ; TMU |  |
University of East Asia | Toa University ; Toa Daigaku ; UEA |  |
University of Hyogo | Himeji Institute of Technology ; Kobe University of Commerce ; Hyogo Kenritsu Daigaku ; Kobe Shoka Daigaku ; Himeji Kogyo Daigaku ; College of Nursing Art and Science, Hyogo |  |
Yamazaki University of Animal Health Technology | Yamazaki Gakuen University ; Yamazaki Dobutsu Kango Daigaku ; Yamazaki University of Animal Nursing ; Yamazaki Gakuen Daigaku |  |
Ōtani University | Otani Daigaku ; Otani University ; Shinshu Otani University |  |
CADT - Cambodia Academy of Digital Technology | CADT ; National Institute of Posts, Telecommunications and ICT ; NIPTICT ; National Institute of Posts, Telecoms and ICT |  |
Center of Excellence on Fisheries and Aquatic Sciences for Sustainability | CEFAS ; Center of Excellence on Fisheries |  | Royal University of Agriculture
Paragon International University | Zaman University ; Paragon.U ; ParagonIU ; Zaman International University |  |
Dongguk University WISE | Dongguk University Gyeongju Campus ; Dongguk University WISE Campus ; Dongguk University Gyeongju ; Dongguk Daehakgyo WISE Kaempeoseu |  | Dongguk University
Duksung Women's University | Deokseong Yeoja Daehakgyo ; Duksung ; Duksung Women's College ; DSWU |  |
Gangwon State University | Gangwon Provincial College ; Gangwon Provincial University ; Gangwon Dorip Daehak ; GSU ; Gangwon Dorip Daehakgyo |  |
Gyeongbuk College of Health | Gimcheon Science College ; Gyeongbuk Bogeon Daehakgyo ; Kimcheon Science College ; Gyeongbuk Health College ; Gimcheon Gwahak Daehak |  |
Gyeongguk National University | Andong National University ; Gyeongkuk National University ; ANU ; Gungnip Gyeongguk Daehakgyo ; Gyeongbuk Provincial College ; GKNU |  |
Hansung University | Hanseong Daehakgyo ; Hansung Women's College ; Hansung Women's University |  |
Jeonbuk National University | Chonbuk National University ; JBNU ; CBNU ; Jeonbuk Daehakgyo ; Jeonbuk University ; Chonbuk University |  |
Kookje College | Kookje University ; Gukje Daehak ; Kukje College ; Gukje Daehakgyo |  |
Korea University | KU ; Goryeo Daehakgyo ; Bosung College ; Koryo University ; Bosung Professional College ; Godae |  |
National Institute of Ecology | NIE ; Gungnip Saengtaewon |  | Ministry of Environment
Pusan National University | PNU ; Busan National University ; Busan Daehakgyo ; Busan University ; Miryang National University |  |
Seoul Graduate School of Counseling Psychology | Seoul Sangdam Simni Daehagwon Daehakgyo ; SGSCP ; Yongmoon Graduate School of Counseling Psychology ; Yongmun Sangdam Simni Daehagwon Daehakgyo |  |
Seoul Media Institute of Technology | SMIT ; Seoul Midieo Daehagwon Daehakgyo ; Korean German Institute of Technology ; KGIT ; Seoul Media Graduate School |  |
Seoul National University | SNU ; Seoul Daehakgyo ; Keijo Imperial University ; Seoul Daehak ; Kyungsung Imperial University ; Gyeongseong Imperial University |  |
Sungsan Hyo University | Seongsan Hyo Daehagwon Daehakgyo ; Sungsan Hyo Graduate School ; Sungsanhyo University |  |
Tech University of Korea | TU Korea ; Korea Polytechnic University ; KPU ; Hanguk Gonghak Daehakgyo ; Hanguk Saneop Gisul Daehakgyo ; TUK |  |
Yonsei University Mirae Campus | Yonsei University Wonju Campus ; Yonsei Wonju ; Yonsei Daehakgyo Mirae Kaempeoseu ; Yonsei University Wonju |  | Yonsei University
ESOFT Uni | ESOFT Metro Campus ; ESOFT Computer Studies ; ESOFT |  |
National Institute of Social Development | NISD ; Sri Lanka School of Social Work |  |
South Eastern University of Sri Lanka | SEUSL ; South Eastern University ; South Eastern University College ; Thenkilakku Palkalaikkalakam |  |
University of Jaffna | UoJ ; Jaffna Campus of the University of Sri Lanka ; Yalpanap Palkalaikkalakam ; Parameshwara College ; Jaffna University |  |
University of the Visual & Performing Arts | UVPA ; Institute of Aesthetic Studies ; Institute of Aesthetic Studies, University of Kelaniya ; Saundarya Kala Vishvavidyalaya ; Government College of Fine Arts |  |
University of Information Technology, Yangon | UIT ; UIT Yangon |  |
University of Computer Studies Yangon | UCSY ; Institute of Computer Science and Technology ; ICST ; Universities' Computer Center |  |
University of Forestry and Environmental Science | University of Forestry, Yezin ; UFES ; Institute of Forestry, Yezin ; University of Forestry and Environmental Science, Yezin |  |
City University of Macau | CityU Macau ; Universidade da Cidade de Macau ; Asia International Open University ; AIOU ; Asia International Open University (Macau) ; UCM |  |
Macao Polytechnic University | MPU ; Macao Polytechnic Institute ; Instituto Politécnico de Macau ; IPM ; Universidade Politécnica de Macau ; MPI |  |
Macao University of Tourism | Institute for Tourism Studies ; IFT ; Macao Institute for Tourism Studies ; IFTM ; Universidade de Turismo de Macau ; Instituto de Formação Turística |  |
Macau Millennium College | Instituto Milénio de Macau ; MMC ; Macau Millennium University ; Universidade Milénio de Macau |  |
Islamic University of Maldives | IUM ; College of Islamic Studies ; Maldives Islamic University ; Kulliyyathul Dhiraasaathil Islaamiyyaa |  |
Alfa University College | Kolej Universiti Alfa ; Alfa International College ; Alfa College ; AUC |  |
Asia Pacific University of Technology & Innovation | APU ; Asia Pacific University College of Technology and Innovation ; UCTI ; APIIT ; Asia Pacific Institute of Information Technology ; Universiti Teknologi dan Inovasi Asia Pasifik |  |
City University Malaysia | City University College of Science and Technology ; CUCST ; CityU ; Universiti City Malaysia ; City University College ; Petaling Jaya Community College |  |
IMU University | International Medical University ; IMU ; International Medical College ; Universiti Perubatan Antarabangsa ; IMC |  |
Institute of Quality and Knowledge Advancement | InQKA ; Institut Kualiti dan Pengembangan Ilmu ; InQKA UiTM |  | Universiti Teknologi MARA
International College of Management and Sports | ICMS ; Kolej Antarabangsa Pengurusan dan Sukan |  |
Kolej Poly-Tech MARA | KPTM ; Kolej Universiti Poly-Tech MARA ; Universiti Poly-Tech Malaysia ; UPTM ; KUPTM ; Kolej Yayasan Pelajaran MARA |  |
Kuala Lumpur University of Science & Technology | KLUST ; Infrastructure University Kuala Lumpur ; IUKL ; Kuala Lumpur Infrastructure University College ; KLIUC ; Universiti Infrastruktur Kuala Lumpur |  |
MILA University | Manipal International University ; MIU ; Universiti MILA ; Universiti Manipal Antarabangsa |  |
Malaysian Maritime Academy | Akademi Laut Malaysia ; ALAM |  |
Management and Science University | MSU ; Kolej Universiti Teknologi dan Pengurusan Malaysia ; KUTPM ; University College of Technology and Management Malaysia ; Universiti Pengurusan dan Sains ; UCTMM |  |
Manipal University College Malaysia | MUCM ; Melaka-Manipal Medical College ; MMMC ; Kolej Universiti Manipal Malaysia |  |
National Defence University of Malaysia | Universiti Pertahanan Nasional Malaysia ; UPNM ; NDUM ; Akademi Tentera Malaysia ; Malaysian Armed Forces Academy ; ATMA |  |
Spectrum International University College | SIUC ; Kolej Universiti Antarabangsa Spectrum ; Spectrum International University College of Technology ; SPECTRUM |  |
Sultan Abdul Halim Mu'adzam Shah International Islamic University | UniSHAMS ; Universiti Islam Antarabangsa Sultan Abdul Halim Mu'adzam Shah ; Kolej Universiti Insaniah ; KUIN ; Insaniah University College ; Institut Agama Islam Negeri Kedah |  |
Sultan Zainal Abidin University | Universiti Sultan Zainal Abidin ; UniSZA ; Universiti Darul Iman Malaysia ; UDM ; Kolej Ugama Sultan Zainal Abidin ; KUSZA |  |
Tropical Infectious Diseases Research & Education Centre | TIDREC |  | University of Malaya
Tunku Abdul Rahman University of Management and Technology | TAR UMT ; Tunku Abdul Rahman University College ; TAR UC ; TARUC ; Kolej Tunku Abdul Rahman ; Tunku Abdul Rahman College |  |
Universiti Malaysia Pahang Al-Sultan Abdullah | UMPSA ; Universiti Malaysia Pahang ; UMP ; Kolej Universiti Kejuruteraan dan Teknologi Malaysia ; KUKTEM ; University College of Engineering and Technology Malaysia |  |
Universiti Malaysia Perlis | UniMAP ; Kolej Universiti Kejuruteraan Utara Malaysia ; KUKUM ; Northern Malaysia University College of Engineering ; University of Malaysia Perlis |  |
Universiti Malaysia Terengganu | UMT ; Kolej Universiti Sains dan Teknologi Malaysia ; KUSTEM ; University College of Science and Technology Malaysia ; Kolej Universiti Terengganu ; Universiti Putra Malaysia Terengganu |  |
Universiti Sultan Azlan Shah | USAS ; Kolej Universiti Islam Sultan Azlan Shah ; KUISAS ; Sultan Azlan Shah University ; Kolej Islam Darul Ridzuan ; KISDAR |  |
Universiti Teknologi MARA | UiTM ; Institut Teknologi MARA ; ITM ; MARA Institute of Technology ; MARA University of Technology ; Maktab MARA |  |
Universiti Tunku Abdul Rahman Sungai Long Campus | UTAR Sungai Long ; UTAR |  | Universiti Tunku Abdul Rahman
University of Cyberjaya | UoC ; Cyberjaya University College of Medical Sciences ; CUCMS ; Kolej Universiti Sains Perubatan Cyberjaya ; Universiti Cyberjaya |  |
University of Nottingham Malaysia Campus | UNMC ; University of Nottingham Malaysia ; UNM ; Nottingham Malaysia |  | University of Nottingham
University of Technology Sarawak | UTS ; University College of Technology Sarawak ; UCTS ; Universiti Teknologi Sarawak ; Laila Taib College |  |
University of Wollongong Malaysia | UOW Malaysia ; UOW Malaysia KDU University College ; KDU University College ; KDU College ; Kolej Damansara Utama ; UOWM |  | University of Wollongong
Bhaktapur Multiple Campus | Bhaktapur Bahumukhi Campus ; BMC Bhaktapur |  | Tribhuvan University
CiST College | Central Institute of Science and Technology ; CiST |  | Pokhara University
Gandaki Medical College | GMC ; Gandaki Medical College Teaching Hospital and Research Center ; GMCTHRC ; Gandaki Medical College Teaching Hospital |  | Tribhuvan University
Himalayan College of Agricultural Sciences and Technology | HICAST |  | Purbanchal University
Institute of Agriculture and Animal Science | IAAS ; IAAS Rampur |  | Tribhuvan University
Institute of Engineering | IOE ; IOE Pulchowk |  | Tribhuvan University
Institute of Medicine | IOM ; IOM Maharajgunj ; Tribhuvan University Teaching Hospital |  | Tribhuvan University
Institute of Science and Technology | IOST |  | Tribhuvan University
Khwopa College of Engineering | KhCE |  | Tribhuvan University
Maharajgunj Medical Campus | MMC ; Maharajgunj Campus |  | Tribhuvan University
Mid-West University | Mid-Western University ; MU Surkhet ; MWU ; Madhya Pashchim Vishwavidyalaya ; Surkhet Campus |  |
Pulchowk Campus | Pulchowk Engineering Campus ; Pulchowk Engineering College ; Pulchowk |  | Tribhuvan University
Purwanchal Campus | Eastern Regional Campus ; ERC Dharan ; Purwanchal Engineering Campus ; IOE Purwanchal Campus ; Purwanchal Engineering College |  | Tribhuvan University
Tri-Chandra Multiple Campus | Tri-Chandra College ; Trichandra College ; Tri Chandra Campus |  | Tribhuvan University
Arellano University | AU ; Arellano Law College ; Pamantasang Arellano |  |
Ateneo de Zamboanga University | AdZU ; Ateneo de Zamboanga ; Zamboanga A.E. College ; Escuela Catolica |  |
Batangas State University | BatStateU ; Batangas State University – The National Engineering University ; Pablo Borbon Memorial Institute of Technology ; PBMIT ; The National Engineering University ; BSU |  |
Bicol University | BU ; Pamantasan ng Bicol ; Bicol College of Arts and Trades ; Pamantasan ng Bikol |  |
Capiz State University | CapSU ; Panay State Polytechnic College ; PSPC |  |
Cebu Normal University | CNU ; Cebu State College ; Cebu Normal College ; Cebu Normal School |  |
Davao Oriental State University | DOrSU ; Davao Oriental State College of Science and Technology ; DOSCST ; Mati Community College |  |
Davao de Oro State College | DDOSC ; Compostela Valley State College ; CVSC |  |
Dr Emilio B Espinosa Sr Memorial State College of Agriculture and Technology | DEBESMSCAT ; Dr. Emilio B. Espinosa Sr. Memorial State College ; Masbate Agricultural College ; Masbate State College |  |
Eastern Visayas State University | EVSU ; Leyte Institute of Technology ; LIT ; Leyte Trade School |  |
Enverga University | Manuel S. Enverga University Foundation ; MSEUF ; Luzonian University ; Luzonian Colleges ; Luzonian University Foundation |  |
Far Eastern University | FEU ; Far Eastern College ; Institute of Accounts, Business and Finance |  |
Guimaras State University | Guimaras State College ; GSC ; Guimaras Polytechnic College ; GSU |  |
Isabela State University | ISU ; Echague Agricultural and Industrial College ; Isabela State College of Agriculture ; Pamantasang Pampamahalaan ng Isabela |  |
Lyceum of the Philippines University Laguna | LPU Laguna ; LPU-L ; Lyceum Institute of Technology ; Lyceum of the Philippines–Laguna |  | Lyceum of the Philippines University
Lyceum of the Philippines University – Batangas | LPU Batangas ; LPU-B ; Lyceum of Batangas |  | Lyceum of the Philippines University
Mabalacat City College | MCC ; Mabalacat College ; Dalubhasaan ng Lungsod ng Mabalacat |  |
Metropolitan Hospital College of Nursing | Metropolitan Medical Center College of Arts, Science and Technology ; MMC-CAST ; Metropolitan Medical Center College of Nursing ; MHCN |  |
Mindanao State University | MSU ; MSU Marawi ; Pamantasang Pampamahalaan ng Mindanao ; Mindanao State University Main Campus |  |
Mindanao State University - Maguindanao | MSU Maguindanao |  | Mindanao State University
Mindanao State University - Tawi-Tawi College of Technology and Oceanography | MSU-TCTO ; MSU Tawi-Tawi ; Sulu College of Technology and Oceanography ; MSU-SCTO |  | Mindanao State University
Mindanao State University-Sulu | MSU Sulu ; Sulu Development Technical College ; SDTC |  | Mindanao State University
National University, Manila | National University, Philippines ; Colegio Filipino ; Colegio Mercantil ; Pambansang Pamantasan ; NU Manila |  |
North Eastern Mindanao State University | NEMSU ; Surigao del Sur State University ; SDSSU ; Surigao del Sur Polytechnic State College ; SSPSC |  |
Northern Iloilo State University | NISU ; Northern Iloilo Polytechnic State College ; NIPSC ; Estancia Polytechnic State College |  |
Northern Mindanao Colleges, Inc. | NORMI ; NMCI ; Northern Mindanao Institute ; Northern Mindanao Colleges |  |
Northwest Samar State University | NwSSU ; Tiburcio Tancinco Memorial Institute of Science and Technology ; TTMIST ; Tiburcio Tancinco Memorial Vocational School |  |
Northwestern Agusan Colleges | NAC ; Northwestern Agusan Institute ; NWAC |  |
Northwestern Mindanao State College of Science and Technology | NMSCST ; NMSC ; Tangub Agro-Industrial School ; Northwestern Mindanao State College |  |
Northwestern University, Laoag | Northwestern University Philippines ; Northwestern College, Laoag ; NWU Laoag ; Northwestern University, Inc. |  |
Our Lady of Fatima University | OLFU ; Our Lady of Fatima College ; Fatima Medical Science Foundation ; Our Lady of Fatima College of Nursing ; Fatima University |  |
Palompon Institute of Technology | PIT ; Palompon Trade School ; Palompon Vocational School |  |
Pampanga State University | Don Honorio Ventura State University ; DHVSU ; Don Honorio Ventura Technological State University ; DHVTSU ; Don Honorio Ventura College of Arts and Trades ; DHVCAT |  |
Saint Joseph College | Saint Joseph College, Maasin ; SJC Maasin ; Saint Joseph College of Maasin City ; St. Joseph College Southern Leyte |  |
Saint Louis College La Union | SLC ; Saint Louis College of San Fernando ; SLC La Union ; Saint Louis School San Fernando |  |
Saint Louis University, Baguio | SLU Baguio ; Saint Louis University Philippines ; Saint Louis College, Baguio ; Unibersidad ng San Luis ; Saint Louis College of Baguio |  |
Sorsogon State University | SorSU ; Sorsogon State College ; SSC ; Sorsogon College of Arts and Trades ; SCAT |  |
Southeast Asian Regional Center for Graduate Study and Research in Agriculture | SEARCA ; SEAMEO SEARCA ; SEAMEO Regional Center for Graduate Study and Research in Agriculture |  | Southeast Asian Ministers of Education Organization
University of Antique | UA ; Polytechnic State College of Antique ; PSCA ; Antique National School of Arts and Trades |  |
University of Batangas | UB ; Western Philippine Colleges ; Western Philippine College ; WPC |  |
University of Bohol | UB ; Rafael Palma College ; RPC |  |
University of Eastern Philippines | UEP ; Samar Institute of Technology ; Catarman Agricultural High School ; Catarman Agricultural and Forestry School ; Pamantasan ng Silangang Pilipinas |  |
University of Perpetual Help System DALTA Calamba | UPHSD Calamba ; Perpetual Help College of Laguna ; Perpetual Calamba |  | University of Perpetual Help System DALTA
University of Saint Anthony | USANT ; University of Saint Anthony, Iriga ; Saint Anthony College, Iriga ; Mabini Memorial College ; St. Anthony College |  |
University of San Jose–Recoletos | USJ-R ; USJR ; Colegio de San Jose–Recoletos ; CSJR ; San Jose Recoletos ; Unibersidad ng San Jose–Recoletos |  |
University of Santo Tomas | UST ; Pontifical and Royal University of Santo Tomas ; Universidad de Santo Tomás ; Unibersidad ng Santo Tomas ; Catholic University of the Philippines ; Colegio de Nuestra Señora del Santísimo Rosario |  |
University of Science and Technology of Southern Philippines | USTP ; Mindanao University of Science and Technology ; MUST ; Mindanao Polytechnic State College ; Misamis Oriental State College of Agriculture and Technology ; MOSCAT |  |
University of Southern Philippines Foundation | USPF ; University of Southern Philippines ; USP |  |
University of the Assumption | UA ; Assumption College, San Fernando ; Assumption College Pampanga ; Assumption Junior College ; Unibersidad ng Asuncion |  |
University of the City of Muntinlupa | Pamantasan ng Lungsod ng Muntinlupa ; PLMun ; Muntinlupa Polytechnic College ; MPC |  |
University of the East | UE ; Philippine College of Commerce and Business Administration ; PCCBA ; Pamantasan ng Silangan |  |
University of the Philippines System | UP ; Unibersidad ng Pilipinas ; UP System ; Sistema ng Unibersidad ng Pilipinas |  |
University of the Philippines Tacloban College | UP Tacloban ; UPVTC ; UPTC ; UP Visayas Tacloban College ; University of the Philippines Visayas Tacloban College |  | University of the Philippines System
Abbottabad University of Science and Technology | AUST ; Hazara University Havelian Campus ; Abbottabad University of Science & Technology, Havelian |  |
Al-Khair University | Al-Khair University AJK ; AKU AJK ; Al Khair University Bhimber |  |
Avicenna Medical College | AMC ; Avicenna Medical & Dental College ; AMDC Lahore ; Avicenna Medical College and Hospital |  |
Benazir Bhutto Shaheed University of Technology and Skill Development | BBSUTSD ; BBSUTSD Khairpur Mirs ; Benazir Bhutto Shaheed University of Technology & Skill Development Khairpur Mirs ; Khairpur College of Engineering and Technology |  |
D. G. Khan Medical College | Dera Ghazi Khan Medical College ; DGKMC ; Ghazi Khan Medical College ; GKMC |  |
Forman Christian College | FCC ; FCCU ; FC College ; Forman Christian College University ; Lahore Mission College ; FC College Lahore |  |
Government College Asghar Mall Rawalpindi | Government Graduate College Asghar Mall ; Asghar Mall College ; Government Postgraduate College Asghar Mall ; GCAM ; Sanatan Dharam School |  |
Gujranwala Medical College | GMC Gujranwala ; GMC |  | University of Health Sciences, Lahore
ILMA University | Institute of Business and Technology ; IBT ; BIZTEK ; IBT Karachi ; ILMA |  |
Iqra University | IU ; Asian Management Institute ; AMI |  |
Karakoram International University | KIU ; Karakurum International University ; KIU Gilgit |  |
Lahore University of Biological and Applied Sciences | UBAS ; LUBAS ; Lahore Medical and Dental College ; LMDC ; University of Biological and Applied Sciences |  |
Mehran University of Engineering and Technology | MUET ; Sindh University Engineering College ; Mehran UET ; Sind University Engineering College |  |
National University of Computer and Emerging Sciences | FAST-NUCES ; NUCES ; FAST ; FAST National University ; Foundation for Advancement of Science and Technology ; FAST-NU |  |
Pak-Austria Fachhochschule: Institute of Applied Sciences and Technology | PAF-IAST ; Pak-Austria Fachhochschule ; Pak-Austria Fachhochschule Institute of Applied Sciences & Technology Haripur |  |
Pakistan Institute of Engineering and Applied Sciences | PIEAS ; Centre for Nuclear Studies ; CNS ; Reactor School |  | Pakistan Atomic Energy Commission
Sarhad University of Science and Information Technology | SUIT ; Sarhad University ; SUSIT |  |
Shaheed Benazir Bhutto Women University Peshawar | SBBWU ; Frontier Women University ; FWU ; Shaheed Benazir Bhutto Women University ; Frontier Women University Peshawar |  |
Sharif Medical and Dental College | SMDC ; Sharif Medical City ; Sharif Medical & Dental College Lahore |  | University of Health Sciences, Lahore
US-Pakistan Center for Advanced Studies in Energy | USPCAS-E ; USPCASE ; USPCAS-E UET Peshawar ; US-Pakistan Center for Advanced Studies in Energy, UET Peshawar |  | University of Engineering and Technology, Peshawar
University of Karachi | Karachi University ; KU ; UoK ; Jamia Karachi |  |
University of Okara | UO ; University of Education, Okara Campus ; UOkara |  |
University of Swat | UoS ; USWAT ; Swat University ; University of Malakand Swat Campus |  |
Duke-NUS Medical School | Duke-NUS ; Duke-NUS Graduate Medical School ; Duke-NUS Graduate Medical School Singapore |  | National University of Singapore
NUS High School of Mathematics and Science | NUS High School ; NUSHS ; NUS High ; NUS High School of Math & Science |  | National University of Singapore
National Institute of Education | NIE ; Institute of Education, Singapore ; NIE Singapore |  | Nanyang Technological University
National University of Singapore | NUS ; University of Singapore ; Nanyang University ; Universiti Nasional Singapura ; University of Malaya in Singapore |  |
Hatyai University | Hat Yai University ; HU ; Hat Yai City College ; Mahawitthayalai Hat Yai ; Hatyai City College |  |
IRL HealthDEEP | HealthDEEP ; Health, Disease Ecology, Environment and Policy ; International Research Laboratory HealthDEEP ; IRL2021 |  | Centre National de la Recherche Scientifique
Navamindradhiraj University | NMU ; University of Bangkok Metropolis ; Bangkok Metropolitan University ; Mahawitthayalai Nawaminthrathirat ; BMA Medical College ; Vajira Hospital |  |
Rajamangala University of Technology Isan | RMUTI ; Rajamangala Isan ; Rajamangala Institute of Technology Northeastern Campus ; Mahawitthayalai Theknoloyi Ratchamongkhon Isan ; RIT Nakhon Ratchasima |  |
Rajamangala University of Technology Srivijaya | RMUTSV ; Rajamangala Srivijaya ; Rajamangala Institute of Technology Southern Campus ; RMUT Srivijaya ; Mahawitthayalai Theknoloyi Ratchamongkhon Siwichai |  |
Institute of Business | IOB ; Institute of Business Timor-Leste ; IOB Dili |  |
Asia University | Taichung Healthcare and Management University ; Yazhou Daxue ; Asia University, Taiwan |  |
China Medical University | CMU ; China Medical College ; Zhongguo Yiyao Daxue ; CMUH ; China Medical University, Taiwan |  |
Dharma Drum Institute of Liberal Arts | DILA ; Dharma Drum Buddhist College ; Fagu Wenli Xueyuan ; Dharma Drum College of Humanities and Social Sciences ; DDBC |  |
Disaster Prevention & Water Environment Research Center | DPWE ; Disaster Prevention and Water Environment Research Center |  | National Yang Ming Chiao Tung University
Fu Jen Catholic University | FJU ; FJCU ; Fu Jen University ; Furen Daxue ; Catholic University of Peking ; Fu Ren Catholic University |  |
National Dong Hwa University | NDHU ; National Hualien University of Education ; National Hualien Teachers College ; Guoli Donghua Daxue ; Hualien Teachers College |  |
National Quemoy University | NQU ; National Kinmen University ; National Kinmen Institute of Technology ; Guoli Jinmen Daxue ; KMIT ; Jinmen Daxue |  |
National Taiwan Ocean University | NTOU ; Taiwan Provincial College of Marine and Oceanic Technology ; National Taiwan College of Marine Science and Technology ; Guoli Taiwan Haiyang Daxue ; Haida |  |
National Taiwan University of Sport | NTUS ; NTUPES ; National Taiwan College of Physical Education ; National Taiwan University of Physical Education and Sport ; Taiwan Provincial College of Physical Education |  |
Taipei Zoo | Muzha Zoo ; Taipei Municipal Zoo ; Taibei Shili Dongwuyuan ; Yuanshan Zoo ; Maruyama Zoo |  |
Bac Ninh Sport University of Viet Nam | Trường Đại học Thể dục Thể thao Bắc Ninh ; Bac Ninh Sports University ; UPES1 ; University of Physical Education and Sports I ; Đại học Thể dục Thể thao I ; BSU |  |
Banking Academy of Vietnam | Học viện Ngân hàng ; BAV ; Banking Academy ; Banking Science Research and Training Center ; HVNH |  |
CMC University | Trường Đại học CMC ; CMC Uni |  |
Da Nang University of Economics | Trường Đại học Kinh tế, Đại học Đà Nẵng ; University of Economics, The University of Danang ; DUE ; Trường Đại học Kinh tế Đà Nẵng ; Danang University of Economics |  | University of Da Nang
HUTECH University | Trường Đại học Công nghệ Thành phố Hồ Chí Minh ; HUTECH ; Ho Chi Minh City University of Technology (HUTECH) ; Đại học Kỹ thuật Công nghệ TP.HCM ; University of Technology Ho Chi Minh City |  |
Hai Phong University of Management and Technology | Trường Đại học Quản lý và Công nghệ Hải Phòng ; HPU ; Haiphong Private University ; Trường Đại học Dân lập Hải Phòng ; Hai Phong Private University |  |
Hanoi Academy of Theater and Cinema | Trường Đại học Sân khấu – Điện ảnh Hà Nội ; SKDA ; Hanoi University of Theatre and Cinema ; Đại học Sân khấu Điện ảnh ; Hanoi Academy of Theatre and Cinema |  |
Hanoi Medical University | Trường Đại học Y Hà Nội ; HMU ; Đại học Y Hà Nội ; Indochina Medical College ; École de Médecine de Hanoï ; Hanoi Medical College |  |
Hanoi National University of Education | Trường Đại học Sư phạm Hà Nội ; HNUE ; Hanoi Pedagogical University ; Hanoi University of Education ; Hanoi Teachers' Training College ; Đại học Sư phạm Hà Nội |  |
Hanoi Procuratorate University | Trường Đại học Kiểm sát Hà Nội ; HPU ; Hanoi Procuracy College ; Đại học Kiểm sát Hà Nội ; Hanoi University of Procuracy |  |
Hanoi University | Trường Đại học Hà Nội ; HANU ; Hanoi University of Foreign Studies ; Trường Đại học Ngoại ngữ Hà Nội ; Hanoi Foreign Languages University ; HUFS |  |
Hanoi University of Civil Engineering | Trường Đại học Xây dựng Hà Nội ; HUCE ; National University of Civil Engineering ; NUCE ; Trường Đại học Xây dựng ; Hanoi Civil Engineering University |  |
Hanoi University of Industry | Trường Đại học Công nghiệp Hà Nội ; HaUI ; Hanoi Industrial College ; Đại học Công nghiệp Hà Nội ; Trường Cao đẳng Công nghiệp Hà Nội |  |
Hanoi University of Mining and Geology | Trường Đại học Mỏ - Địa chất ; HUMG ; Đại học Mỏ Địa chất Hà Nội ; University of Mining and Geology |  |
Hanoi University of Natural Resources and Environment | Trường Đại học Tài nguyên và Môi trường Hà Nội ; HUNRE ; Hanoi College of Natural Resources and Environment ; Đại học Tài nguyên và Môi trường Hà Nội |  |
Hanoi University of Science and Technology | HUST ; Đại học Bách khoa Hà Nội ; Trường Đại học Bách khoa Hà Nội ; Hanoi University of Technology ; HUT ; Hanoi Polytechnic University |  |
Ho Chi Minh City Cadre Academy | Học viện Cán bộ Thành phố Hồ Chí Minh ; HCMCA ; Học viện Cán bộ TP.HCM ; Ho Chi Minh City Academy of Cadres |  |
Ho Chi Minh City International University | Trường Đại học Quốc tế, Đại học Quốc gia Thành phố Hồ Chí Minh ; HCMIU ; International University, VNU-HCM ; IU ; International University Vietnam National University Ho Chi Minh City ; Trường Đại học Quốc tế |  | Vietnam National University Ho Chi Minh City
Ho Chi Minh City University of Industry and Trade | Trường Đại học Công Thương Thành phố Hồ Chí Minh ; HUIT ; Ho Chi Minh City University of Food Industry ; HUFI ; Trường Đại học Công nghiệp Thực phẩm TP.HCM ; Đại học Công nghiệp Thực phẩm Thành phố Hồ Chí Minh |  |
Ho Chi Minh City University of Science | Trường Đại học Khoa học Tự nhiên, Đại học Quốc gia Thành phố Hồ Chí Minh ; HCMUS ; University of Science, VNU-HCM ; Saigon Faculty of Science ; University of Science Vietnam National University Ho Chi Minh City ; Ho Chi Minh City University of Natural Sciences |  | Vietnam National University Ho Chi Minh City
Ho Chi Minh City University of Social Sciences and Humanities | Trường Đại học Khoa học Xã hội và Nhân văn, Đại học Quốc gia Thành phố Hồ Chí Minh ; HCMUSSH ; USSH-VNUHCM ; University of Social Sciences and Humanities, VNU-HCM ; USSH |  | Vietnam National University Ho Chi Minh City
Ho Chi Minh City University of Technology | HCMUT ; Trường Đại học Bách khoa, Đại học Quốc gia Thành phố Hồ Chí Minh ; Bach Khoa University ; Trường Đại học Bách khoa TP.HCM ; Phu Tho National Technical Center ; Ho Chi Minh City Polytechnic University |  | Vietnam National University Ho Chi Minh City
Ho Chi Minh City University of Technology and Engineering | Ho Chi Minh City University of Technology and Education ; HCMUTE ; Trường Đại học Sư phạm Kỹ thuật Thành phố Hồ Chí Minh ; Trường Đại học Công nghệ Kỹ thuật Thành phố Hồ Chí Minh ; HCM-UTE ; Thu Duc University of Technical Education |  |
Ho Chi Minh University of Banking | Trường Đại học Ngân hàng Thành phố Hồ Chí Minh ; HUB ; Banking University of Ho Chi Minh City ; BUH ; Banking University Ho Chi Minh City |  |
Hue University of Education | Trường Đại học Sư phạm, Đại học Huế ; University of Education, Hue University ; HUEdu ; Hue College of Education ; Đại học Sư phạm Huế |  | Hue University
Huế University of Medicine and Pharmacy | Trường Đại học Y - Dược, Đại học Huế ; HueUMP ; Hue University of Medicine and Pharmacy ; Hue Medical College ; Đại học Y Dược Huế ; Hue Medical University |  | Hue University
Mekong University | Trường Đại học Cửu Long ; Cuu Long University ; MKU ; Đại học Cửu Long ; Mekong Private University |  |
Mien Dong Innovative Technology University | Trường Đại học Công nghệ Miền Đông ; MIT University Vietnam ; MUT ; MIT Uni ; Mien Dong University of Technology ; Đại học Công nghệ Miền Đông |  |
National Economics University | Đại học Kinh tế Quốc dân ; NEU ; Trường Đại học Kinh tế Quốc dân ; Hanoi University of Economics and Planning ; National Economics University Hanoi ; Trường Đại học Kinh tế Kế hoạch |  |
Nha Trang University | Trường Đại học Nha Trang ; NTU ; Nha Trang University of Fisheries ; Trường Đại học Thủy sản ; University of Fisheries ; Đại học Thủy sản Nha Trang |  |
Pham Ngoc Thach University of Medicine | Trường Đại học Y khoa Phạm Ngọc Thạch ; PNTU ; UPNT ; Training Center for Health Care Professionals ; Đại học Y khoa Phạm Ngọc Thạch ; Pham Ngoc Thach Medical University |  |
Phu Yen Vocational College | Trường Cao đẳng Nghề Phú Yên ; Phu Yen College ; Trường Cao đẳng Phú Yên |  |
School of Interdisciplinary Sciences and Arts | Trường Khoa học liên ngành và Nghệ thuật ; VNU School of Interdisciplinary Sciences and Arts ; VNU-SIS ; School of Interdisciplinary Studies ; Khoa Các khoa học liên ngành |  | Vietnam National University, Hanoi
Stem Cell Institute | Viện Tế bào gốc ; SCI ; Laboratory of Stem Cell Research and Application ; VNUHCM-US Stem Cell Institute |  | Vietnam National University Ho Chi Minh City
TUETECH University | Trường Đại học Kinh tế - Công nghệ Thái Nguyên ; TUETECH ; Thai Nguyen University of Economics and Technology ; Trường Đại học Việt Bắc ; Viet Bac University |  |
Thanh Hoa University of Culture, Sports and Tourism | Trường Đại học Văn hóa, Thể thao và Du lịch Thanh Hóa ; DVTDT ; TUCST ; Thanh Hoa College of Culture and Arts ; Đại học Văn hóa, Thể thao và Du lịch Thanh Hóa |  |
The Asian International School | Trường Tiểu học, THCS và THPT Quốc tế Á Châu ; Trường Quốc tế Á Châu ; AHS ; Asian International School ; IPS Á Châu |  |
Thuongmai University | Trường Đại học Thương mại ; TMU ; Vietnam University of Commerce ; VUC ; Thuong Mai University ; Hanoi University of Commerce |  |
Thuyloi University | Trường Đại học Thủy lợi ; TLU ; Water Resources University ; WRU ; Hanoi Water Resources University ; Vietnam Water Resources University |  |
University of Information Technology | Trường Đại học Công nghệ Thông tin, Đại học Quốc gia Thành phố Hồ Chí Minh ; UIT ; UIT-HCM ; University of Information Technology, VNU-HCM ; Trường Đại học Công nghệ Thông tin |  | Vietnam National University Ho Chi Minh City
University of Science and Technology - The University of Da Nang | Trường Đại học Bách khoa, Đại học Đà Nẵng ; DUT ; Danang University of Technology ; Da Nang University of Science and Technology ; Đại học Bách khoa Đà Nẵng ; Danang Polytechnic University |  | University of Da Nang
University of Transport and Communications | Trường Đại học Giao thông Vận tải ; UTC ; Hanoi University of Transport and Communications ; Hanoi University of Communications and Transport ; GTVT ; Cao đẳng Công chính |  |
VNU University of Education | Trường Đại học Giáo dục, Đại học Quốc gia Hà Nội ; VNU-UEd ; University of Education, Vietnam National University, Hanoi ; VNU Faculty of Education ; Đại học Giáo dục ; UEd |  | Vietnam National University, Hanoi
VNU University of Science | Trường Đại học Khoa học Tự nhiên, Đại học Quốc gia Hà Nội ; HUS ; VNU-HUS ; Hanoi University of Science ; University of Science, Vietnam National University, Hanoi ; Hanoi University of Natural Sciences |  | Vietnam National University, Hanoi
VNU University of Social Sciences and Humanities | Trường Đại học Khoa học Xã hội và Nhân văn, Đại học Quốc gia Hà Nội ; USSH ; VNU-USSH ; Hanoi University of Social Sciences and Humanities ; Hanoi University of Letters |  | Vietnam National University, Hanoi
VNUHCM – High School for the Gifted | Trường Phổ thông Năng khiếu ; PTNK ; Trường Phổ thông Năng khiếu, Đại học Quốc gia Thành phố Hồ Chí Minh ; High School for the Gifted, VNU-HCM |  | Vietnam National University Ho Chi Minh City
Viet-Hung Industrial University | Trường Đại học Công nghiệp Việt - Hung ; VIU ; Vietnam-Hungary Industrial University ; Viet Hung Industrial College ; Đại học Công nghiệp Việt Hung |  |
Vietnam Institute for Advanced Study in Mathematics | Viện Nghiên cứu cao cấp về Toán ; VIASM ; Viện Toán cao cấp |  |
Vietnam Maritime University | Trường Đại học Hàng hải Việt Nam ; VMU ; VIMARU ; Vimaru University ; Đại học Hàng hải Hải Phòng ; Hai Phong Maritime University |  |
Vietnam National University, Hanoi | Đại học Quốc gia Hà Nội ; VNU ; VNU Hanoi ; Đại học Tổng hợp Hà Nội ; Indochina University ; Université indochinoise |  |
Vietnam Women's Academy | Học viện Phụ nữ Việt Nam ; VWA ; Central Women's Cadres School ; Trường Cán bộ Phụ nữ Trung ương |  |
Vinh University of Technology Education | Trường Đại học Sư phạm Kỹ thuật Vinh ; VUTE ; Vinh University of Technical Education ; Đại học Sư phạm Kỹ thuật Vinh ; VUTED |  |
Viện Trần Nhân Tông | Tran Nhan Tong Institute ; TNTI ; VNU Tran Nhan Tong Institute |  | Vietnam National University, Hanoi
Anhui Science and Technology University | Anhui Agrotechnical Teachers College ; Anhui Vocational and Technical Teachers College ; Anhui Keji Xueyuan ; AHSTU |  |
Anhui Jianzhu University | Anhui Institute of Architecture and Industry ; Anhui University of Architecture ; AHJZU |  |
Anhui University of Technology | East China University of Metallurgy ; East China Institute of Metallurgy ; Ma'anshan Institute of Iron and Steel ; Anhui Gongye Daxue ; AHUT |  |
Anhui University of Science and Technology | Huainan Institute of Technology ; Huainan Mining Institute ; Anhui Ligong Daxue ; AUST ; AHUST |  |
Anqing Normal University | Anqing Teachers College ; Anqing Normal College ; AQNU |  |
Fuyang Normal University | Fuyang Teachers College ; Fuyang Normal College ; FYNU |  |
Hefei Normal University | Anhui Institute of Education ; Hefei Shifan Xueyuan ; HFNU |  |
Hefei University | Hefei Union University ; Hefei College ; HFUU |  |
Bengbu Medical University | Bengbu Medical College ; BBMC |  |
Wannan Medical University | Wannan Medical College ; WNMC |  |
Beijing Technology and Business University | BTBU ; Beijing Institute of Light Industry ; Beijing Institute of Business ; Beijing Gongshang Daxue |  |
Beijing Information Science and Technology University | BISTU ; Beijing Institute of Machinery ; Beijing Information Technology Institute |  |
Beijing University of Civil Engineering and Architecture | BUCEA ; Beijing Institute of Civil Engineering and Architecture ; Beijing Jianzhu Daxue |  |
Beijing University of Chemical Technology | BUCT ; Beijing Institute of Chemical Technology ; Beijing Huagong Daxue |  |
Beijing University of Agriculture | Beijing Agricultural College ; BUA ; Beijing Nongxueyuan |  |
Beijing University of Posts and Telecommunications | BUPT ; Beiyou ; Beijing Institute of Posts and Telecommunications |  |
Beijing Jiaotong University | BJTU ; Northern Jiaotong University ; Beijing Railway Institute ; Beijing Institute of Railway Management |  |
Beihang University | BUAA ; Beijing University of Aeronautics and Astronautics ; Beijing Institute of Aeronautics ; Beijing Hangkong Hangtian Daxue |  |
Beijing Foreign Studies University | BFSU ; Beiwai ; Beijing Foreign Languages Institute ; Beijing Waiguoyu Daxue ; Beijing Foreign Languages University |  |
Beijing Language and Culture University | BLCU ; Beijing Language Institute ; Beiyu ; Beijing Languages Institute |  |
Beijing Sport University | BSU ; Beijing Institute of Physical Education ; Beijing University of Physical Education |  |
Beijing University of Chinese Medicine | BUCM ; Beijing College of Traditional Chinese Medicine ; Beijing University of Traditional Chinese Medicine ; Beijing Zhongyiyao Daxue |  |
Beijing International Studies University | BISU ; Beijing Second Foreign Language Institute ; Erwai ; Beijing Second Foreign Languages Institute |  |
China University of Mining and Technology | CUMT ; Beijing Institute of Mining ; China Institute of Mining and Technology ; Sichuan Institute of Mining |  |
China University of Petroleum | UPC ; CUP ; University of Petroleum, China ; East China Petroleum Institute ; Beijing Petroleum Institute ; Zhongguo Shiyou Daxue |  |
China Agricultural University | CAU ; Beijing Agricultural University ; Beijing Agricultural Engineering University ; Zhongguo Nongye Daxue |  |
China University of Political Science and Law | CUPL ; Beijing College of Political Science and Law ; Beijing Institute of Political Science and Law ; Fada |  |
China Foreign Affairs University | CFAU ; Foreign Affairs College ; Waijiao Xueyuan ; China Foreign Affairs College |  |
China Pharmaceutical University | CPU ; Nanjing College of Pharmacy ; Nanjing Pharmaceutical College ; Zhongguo Yaoke Daxue |  |
China Jiliang University | CJLU ; China Institute of Metrology ; Zhongguo Jiliang Daxue ; Hangzhou Institute of Metrology |  |
China Three Gorges University | CTGU ; Gezhouba Institute of Hydroelectric Engineering ; Hubei Sanxia University ; University of Hydraulic and Electric Engineering, Yichang ; Sanxia Daxue |  |
China West Normal University | CWNU ; Sichuan Normal College ; Sichuan Teachers College ; Nanchong Teachers College ; Xihua Shifan Daxue |  |
China Academy of Art | CAA ; Zhejiang Academy of Fine Arts ; China National Academy of Fine Arts ; Zhongguo Meishu Xueyuan |  |
Civil Aviation University of China | CAUC ; Civil Aviation Institute of China ; Zhongguo Minhang Daxue |  |
Central China Normal University | CCNU ; Huazhong Normal University ; Huachung University ; Huazhong Shifan Daxue ; Central China Teachers College |  |
Central South University | CSU ; Central South University of Technology ; Hunan Medical University ; Changsha Railway University ; Xiangya Medical College ; Zhongnan Daxue |  |
Central South University of Forestry and Technology | CSUFT ; Central South Forestry University ; Zhongnan Forestry University ; Hunan Forestry College |  |
Central University of Finance and Economics | CUFE ; Central Institute of Finance and Banking ; Central Institute of Finance and Economics ; Yangcai |  |
Minzu University of China | MUC ; Central University for Nationalities ; Central Institute for Nationalities ; Zhongyang Minzu Daxue |  |
South-Central Minzu University | South-Central University for Nationalities ; SCUEC ; South-Central Institute for Nationalities ; Zhongnan Minzu Daxue ; SCMZU |  |
Southwest Minzu University | Southwest University for Nationalities ; Southwest Institute for Nationalities ; SWUN ; SMU |  |
Northwest Minzu University | Northwest University for Nationalities ; Northwest Institute for Nationalities ; NWUN ; Xibei Minzu Daxue |  |
Guangxi Minzu University | Guangxi University for Nationalities ; Guangxi Institute for Nationalities ; GXUN ; GXMZU |  |
Yunnan Minzu University | Yunnan University of Nationalities ; Yunnan Nationalities University ; Yunnan Institute for Nationalities ; YMU |  |
Guizhou Minzu University | Guizhou University for Nationalities ; Guizhou Institute for Nationalities ; GZMU |  |
Dalian Minzu University | Dalian Nationalities University ; Dalian Nationalities Institute ; DLMU ; DLNU |  |
Qinghai Minzu University | Qinghai University for Nationalities ; Qinghai Nationalities University ; Qinghai Nationalities Institute |  |
Inner Mongolia Minzu University | Inner Mongolia University for Nationalities ; IMUN ; Inner Mongolia University for the Nationalities ; Inner Mongolia Normal College for Nationalities |  |
Xizang Minzu University | Tibet University for Nationalities ; Tibet Institute for Nationalities ; Tibet Nationalities Institute |  |
Chang'an University | CHD ; Xi'an Highway University ; Xi'an Engineering University ; Northwest Institute of Architectural Engineering ; Xi'an Institute of Highway ; Xi'an College of Geology |  |
Changsha University of Science and Technology | CSUST ; Changsha Communications University ; Changsha University of Electric Power ; Changsha Ligong Daxue ; Changsha Jiaotong University |  |
Changzhou University | CCZU ; Jiangsu Polytechnic University ; Jiangsu Institute of Petrochemical Technology ; Jiangsu Petrochemical College |  |
Chengdu University of Technology | CDUT ; Chengdu College of Geology ; Chengdu Institute of Geology ; Chengdu Ligong Daxue |  |
Chengdu University of Information Technology | CUIT ; Chengdu Institute of Meteorology ; Chengdu Meteorological College |  |
Chengdu University of Traditional Chinese Medicine | CDUTCM ; Chengdu College of Traditional Chinese Medicine ; Chengdu Zhongyiyao Daxue |  |
Chongqing Jiaotong University | CQJTU ; Chongqing Institute of Communications ; Chongqing Jiaotong Institute |  |
Chongqing University of Technology | CQUT ; Chongqing Institute of Technology ; Chongqing Institute of Industrial Management ; Chongqing Ligong Daxue |  |
Chongqing Technology and Business University | CTBU ; Yuzhou University ; Chongqing Institute of Commerce ; Chongqing Gongshang Daxue |  |
Chongqing Three Gorges University | CQSXU ; Chongqing Sanxia University ; Chongqing Three Gorges College ; Wanxian Teachers College |  |
Army Medical University | Third Military Medical University ; TMMU ; Lujun Junyi Daxue ; PLA Third Military Medical University |  |
Naval Medical University | Second Military Medical University ; SMMU ; Haijun Junyi Daxue |  |
Southern Medical University | First Military Medical University ; SMU ; Nanfang Yike Daxue ; FIMMU |  |
Space Engineering University | Equipment Academy ; PLA Strategic Support Force Space Engineering University ; Academy of Equipment Command and Technology |  |
PLA Information Engineering University | Information Engineering University ; PLA Strategic Support Force Information Engineering University ; Zhengzhou Institute of Surveying and Mapping |  |
Air Force Engineering University | AFEU ; Kongjun Gongcheng Daxue |  |
Naval Aviation University | Naval Aeronautical University ; Naval Aeronautical and Astronautical University ; Naval Aeronautical Engineering Institute |  |
Army Academy of Armored Forces | Academy of Armored Force Engineering ; Armored Force Engineering Institute |  |
Dalian Jiaotong University | DJTU ; Dalian Railway Institute |  |
Dalian Polytechnic University | DPU ; DLPU ; Dalian Institute of Light Industry |  |
Dalian Ocean University | DLOU ; Dalian Fisheries University ; Dalian Fisheries College |  |
Dalian Maritime University | DMU ; Dalian Marine College ; DLMU |  |
Dalian Medical University | Dalian Medical College ; DMU |  |
Dongbei University of Finance and Economics | DUFE ; Dongbei Caijing Daxue ; Northeast University of Finance and Economics ; Liaoning Institute of Finance and Economics |  |
Donghua University | DHU ; China Textile University ; East China Institute of Textile Science and Technology ; East China Textile Institute |  |
East China University of Science and Technology | ECUST ; East China University of Chemical Technology ; East China Institute of Chemical Technology ; Huadong Ligong Daxue |  |
East China University of Technology | ECUT ; East China Geological Institute ; Donghua Ligong Daxue ; East China College of Geology |  |
East China University of Political Science and Law | ECUPL ; East China College of Political Science and Law ; Huazheng |  |
Fujian Agriculture and Forestry University | FAFU ; Fujian Agricultural University ; Fujian Forestry College ; Fukien Agricultural College |  |
Fujian Normal University | FNU ; FJNU ; Fujian Normal College ; Fukien Christian University ; Hwa Nan College |  |
Fujian University of Technology | FJUT ; Fujian Institute of Engineering ; Fujian Ligong Daxue ; Fujian Gongcheng Xueyuan |  |
Gannan Medical University | Gannan Medical College ; GMU |  |
Gansu Agricultural University | GSAU ; National Veterinary College |  |
Gansu University of Political Science and Law | Gansu Institute of Political Science and Law ; GSUPL ; Gansu Political Science and Law Institute |  |
Guangdong Ocean University | GDOU ; Zhanjiang Ocean University ; Zhanjiang Fisheries College |  |
Guangdong University of Technology | GDUT ; Guangdong Institute of Technology ; South China Construction University |  |
Guangdong University of Petrochemical Technology | GDUPT ; Maoming University ; Maoming College |  |
Guangdong University of Education | Guangdong Institute of Education ; Guangdong Second Normal University ; Guangdong Second Normal College |  |
Guangdong University of Finance and Economics | GDUFE ; Guangdong University of Business Studies ; Guangdong Business College |  |
Guangdong Polytechnic Normal University | GPNU ; Guangdong Institute for Nationalities ; Guangdong Jishu Shifan Daxue |  |
Guangzhou Medical University | GMU ; GZHMU ; Guangzhou Medical College |  |
Guangzhou University of Chinese Medicine | GUCM ; GZUCM ; Guangzhou College of Traditional Chinese Medicine ; Guangzhou University of Traditional Chinese Medicine |  |
Guangzhou City University of Technology | Guangzhou College of South China University of Technology ; GCU ; Guangzhou Chengshi Ligong Xueyuan |  |
Guangzhou Xinhua University | Xinhua College of Sun Yat-sen University ; Xinhua College |  |
Nanfang College Guangzhou | Nanfang College of Sun Yat-sen University ; Nanfang College |  |
Zhuhai College of Science and Technology | Zhuhai College of Jilin University ; Jilin University Zhuhai College ; ZCST |  |
Dongguan City University | City College of Dongguan University of Technology ; DGCU |  |
Guilin University of Technology | GUT ; GLUT ; Guilin Institute of Technology ; Guilin College of Geology ; Guilin Ligong Daxue |  |
Guilin University of Electronic Technology | GUET ; Guilin Institute of Electronic Technology ; Guidian |  |
Guangxi University of Science and Technology | GXUST ; Guangxi University of Technology ; Guangxi Institute of Technology ; Guangxi Keji Daxue |  |
Guangxi University of Chinese Medicine | GXUCM ; Guangxi Traditional Chinese Medical University ; Guangxi College of Traditional Chinese Medicine |  |
Nanning Normal University | Guangxi Teachers Education University ; Guangxi Teachers College ; GXTC ; NNNU ; Nanning Teachers College |  |
Youjiang Medical University for Nationalities | Youjiang Medical College for Nationalities ; YMUN ; Youjiang Minzu Medical University |  |
Guizhou University of Traditional Chinese Medicine | Guiyang College of Traditional Chinese Medicine ; Guiyang University of Chinese Medicine ; GZUTCM |  |
Guizhou University of Finance and Economics | Guizhou College of Finance and Economics ; GUFE |  |
Guizhou University of Engineering Science | Bijie University ; Bijie College ; GUES |  |
Zunyi Medical University | Zunyi Medical College ; ZMU ; ZMC |  |
Zunyi Normal University | Zunyi Normal College |  |
Hainan Medical University | Hainan Medical College ; HMC ; HMU |  |
Hainan Tropical Ocean University | Qiongzhou University ; Qiongzhou College ; HNTOU |  |
Hainan University | South China University of Tropical Agriculture ; South China College of Tropical Crops ; HNU |  |
Harbin Engineering University | HEU ; Harbin Shipbuilding Engineering Institute ; Harbin Institute of Military Engineering ; Hagongcheng |  |
Harbin University of Commerce | HRBCU ; HUC ; Heilongjiang Commercial College ; Heilongjiang Institute of Commerce |  |
Harbin Medical University | HMU ; Harbin Medical College ; Manchuria Plague Prevention Service |  |
Heilongjiang University of Science and Technology | HUST ; USTH ; Heilongjiang Institute of Science and Technology ; Jixi Mining Institute |  |
Heilongjiang Bayi Agricultural University | HBAU ; Heilongjiang August First Land Reclamation University ; Bayi Nongda |  |
Hebei University of Technology | HEBUT ; Hebei Institute of Technology ; Beiyang Institute of Technology ; Hebei Gongye Daxue |  |
Hebei University of Architecture | Hebei Institute of Architecture and Civil Engineering ; Hebei Institute of Architectural Engineering |  |
Hebei Agricultural University | HEBAU ; AUH ; Agricultural University of Hebei |  |
Hebei Normal University of Science and Technology | Hebei Vocation-Technical Teachers College ; HNUST |  |
Hebei Finance University | Baoding Finance College ; Hebei Jinrong Xueyuan |  |
Hebei Minzu Normal University | Hebei Normal University for Nationalities ; Chengde Teachers College for Nationalities |  |
Chengde Medical University | Chengde Medical College |  |
Henan Polytechnic University | HPU ; Jiaozuo Institute of Technology ; Jiaozuo Mining Institute ; Henan Ligong Daxue |  |
Henan University of Science and Technology | HAUST ; Luoyang Institute of Technology ; Luoyang Medical College ; Henan Keji Daxue |  |
Henan University of Technology | HAUT ; Zhengzhou Grain College ; Zhengzhou Institute of Grain |  |
Henan University | HENU ; Kaifeng Normal College ; National Henan University |  |
Henan Institute of Science and Technology | HIST ; Henan Vocation-Technical Teachers College ; Baiquan Agricultural College |  |
Zhengzhou University of Light Industry | ZZULI ; Zhengzhou Institute of Light Industry |  |
Zhengzhou University of Aeronautics | ZUA ; Zhengzhou Institute of Aeronautical Industry Management ; Zhengzhou Institute of Aeronautics |  |
Zhengzhou University | ZZU ; Zhengzhou University of Technology ; Zhengda |  |
Anyang Institute of Technology | AYIT ; Anyang University of Technology ; Anyang Gongxueyuan |  |
Hohai University | HHU ; East China Technical University of Water Resources ; East China Institute of Water Conservancy ; Hehai University |  |
Huazhong University of Science and Technology | HUST ; Huazhong Institute of Technology ; Tongji Medical University ; Wuhan Urban Construction Institute ; Central China Institute of Technology ; Huake |  |
Huazhong Agricultural University | HZAU ; Central China Agricultural University ; Central China Agricultural College ; Huazhong Nongye Daxue |  |
Hubei University of Technology | HBUT ; Hubei Institute of Technology ; Hubei Institute of Light Industry ; Hubei Gongye Daxue |  |
Hubei Polytechnic University | HBPU ; Huangshi Institute of Technology ; Huangshi College ; Hubei Ligong Xueyuan |  |
Hubei University of Automotive Technology | HUAT ; Hubei Automotive Industries Institute ; Hubei Automotive Industry Institute |  |
Hubei University of Medicine | Yunyang Medical College ; HBMU ; Tongji Medical University Yunyang Medical College |  |
Hubei Engineering University | Xiaogan University ; Xiaogan College ; HBEU ; Hubei Gongcheng Xueyuan |  |
Hubei University of Chinese Medicine | HBUCM ; HBTCM ; Hubei College of Traditional Chinese Medicine |  |
Huanggang Normal University | Huanggang Normal College ; HGNU ; Huanggang Teachers College |  |
Huzhou University | Huzhou Teachers College ; Huzhou Normal College ; Huzhou Normal University |  |
Hunan University of Science and Technology | HNUST ; Xiangtan Polytechnic University ; Xiangtan Normal University ; Xiangtan Mining Institute ; Xiangtan Institute of Technology |  |
Hunan University of Technology | HUT ; Zhuzhou Institute of Technology ; Zhuzhou Engineering College ; Hunan Gongye Daxue |  |
Hunan University of Technology and Business | HUTB ; Hunan University of Commerce ; Hunan Business College ; Hunan Gongshang Daxue |  |
Hunan University of Arts and Science | HUAS ; Changde Teachers University ; Changde Teachers College ; Hunan Wenli Xueyuan |  |
Hunan University of Humanities, Science and Technology | HUHST ; Loudi Teachers College ; Hunan Institute of Humanities, Science and Technology |  |
Hunan University of Science and Engineering | HUSE ; Lingling College ; Lingling Teachers College ; Hunan Keji Xueyuan |  |
Hunan Institute of Science and Technology | HNIST ; Yueyang Normal University ; Yueyang Teachers College ; Hunan Ligong Xueyuan |  |
Hunan University of Chinese Medicine | HNUCM ; Hunan College of Traditional Chinese Medicine ; Hunan University of Traditional Chinese Medicine |  |
University of South China | USC ; Hengyang Medical College ; Central-South Institute of Technology ; Hengyang Institute of Technology |  |
Inner Mongolia University of Finance and Economics | Inner Mongolia Finance and Economics College ; IMUFE |  |
Inner Mongolia Medical University | Inner Mongolia Medical College ; IMMU |  |
Inner Mongolia University of Technology | IMUT ; Inner Mongolia Institute of Technology ; Inner Mongolia Polytechnic University |  |
Jiangsu University | JSU ; UJS ; Jiangsu Institute of Technology ; Zhenjiang Medical College ; Zhenjiang Institute of Agricultural Machinery |  |
Jiangsu University of Science and Technology | JUST ; East China Shipbuilding Institute ; Zhenjiang Shipbuilding Institute ; Jiangsu Keji Daxue |  |
Jiangsu Normal University | JSNU ; Xuzhou Normal University ; Xuzhou Normal College ; Xuzhou Teachers College |  |
Jiangxi University of Science and Technology | JXUST ; Southern Institute of Metallurgy ; Jiangxi Institute of Metallurgy ; Jiangxi Ligong Daxue |  |
Jiangxi Science and Technology Normal University | JXSTNU ; Jiangxi Science and Technology Teachers College ; Nanchang Vocational and Technical Teachers College |  |
Jiangxi University of Finance and Economics | JUFE ; JXUFE ; Jiangxi Institute of Finance and Economics |  |
Jingdezhen Ceramic University | JCU ; JCI ; Jingdezhen Ceramic Institute ; Jingdezhen Taoci Daxue |  |
Jilin University | JLU ; Northeast People's University ; Norman Bethune University of Medical Sciences ; Jilin University of Technology ; Changchun College of Geology |  |
Jilin Jianzhu University | Jilin Institute of Architecture and Civil Engineering ; Jilin Architectural and Civil Engineering Institute ; JLJU |  |
Jilin University of Finance and Economics | Changchun Taxation College ; Changchun Tax College ; JUFE |  |
Northeast Electric Power University | NEEPU ; Northeast Dianli University ; Northeast China Institute of Electric Power Engineering ; Jilin Institute of Electric Power |  |
Beihua University | Jilin Medical College ; Jilin Teachers College ; Jilin Forestry College ; BHU |  |
Kunming University of Science and Technology | KUST ; Kunming Institute of Technology ; Kunming Ligong Daxue ; Yunnan Polytechnic University |  |
Kunming Medical University | Kunming Medical College ; KMU ; KMMU |  |
Southwest Forestry University | SWFU ; Southwest Forestry College |  |
Yunnan University of Chinese Medicine | YNUCM ; Yunnan College of Traditional Chinese Medicine ; YUTCM |  |
Lanzhou University of Technology | LUT ; Gansu University of Technology ; Lanzhou Ligong Daxue |  |
Lanzhou University of Finance and Economics | LZUFE ; Lanzhou Commercial College ; Lanzhou Business College |  |
Gansu University of Chinese Medicine | Gansu College of Traditional Chinese Medicine ; GUCM |  |
Liaoning University of Technology | LUT ; LNUT ; Liaoning Institute of Technology ; Jinzhou Institute of Technology |  |
University of Science and Technology Liaoning | USTL ; Anshan University of Science and Technology ; Anshan Institute of Iron and Steel Technology ; Liaoning University of Science and Technology ; Liaoning Keji Daxue |  |
Liaoning University of Traditional Chinese Medicine | LNUTCM ; Liaoning College of Traditional Chinese Medicine |  |
Liaocheng University | LCU ; Liaocheng Teachers University ; Liaocheng Teachers College |  |
Ludong University | LDU ; Yantai Normal University ; Yantai Teachers College ; Laiyang Normal School |  |
Nanchang Hangkong University | NCHU ; Nanchang Institute of Aeronautical Technology ; Nanchang Aeronautical University |  |
Nanchang University | NCU ; Jiangxi University ; Jiangxi Polytechnic University ; Jiangxi Medical College |  |
Nanjing Tech University | NJTECH ; Nanjing University of Technology ; NJUT ; Nanjing University of Chemical Technology ; Nanjing Institute of Chemical Technology ; Nanjing Gongye Daxue |  |
Nanjing University of Posts and Telecommunications | NJUPT ; NUPT ; Nanjing Institute of Posts and Telecommunications ; Nanyou |  |
Nanjing University of Aeronautics and Astronautics | NUAA ; Nanjing Aeronautical Institute ; Nanhang |  |
Nanjing University of Finance and Economics | NUFE ; NJUE ; Nanjing University of Economics ; Nanjing College of Food Economics |  |
Nanjing Audit University | NAU ; Nanjing Audit Institute |  |
Nanjing University of Chinese Medicine | NJUCM ; NUTCM ; Nanjing University of Traditional Chinese Medicine ; Nanjing College of Traditional Chinese Medicine |  |
Nanjing Agricultural University | NJAU ; NAU ; Nanjing Agricultural College |  |
North University of China | NUC ; North China Institute of Technology ; Taiyuan Institute of Machinery ; Zhongbei Daxue ; Zhongbei University |  |
North China Electric Power University | NCEPU ; North China Institute of Electric Power ; Beijing Institute of Electric Power ; Beijing Power Engineering Economics Institute ; Huadian |  |
North China University of Technology | NCUT ; Beifang Gongye Daxue ; Shijingshan Steel School |  |
University of Emergency Management | North China Institute of Science and Technology ; Institute of Disaster Prevention ; NCIST |  |
Northwest Normal University | NWNU ; Northwest Normal College ; Gansu Normal University ; Xibei Shifan Daxue |  |
Northwest University of Political Science and Law | NWUPL ; Northwest Institute of Political Science and Law ; Northwest University of Politics and Law |  |
Northwestern Polytechnical University | NPU ; NWPU ; Xibei Gongye Daxue ; Northwest Polytechnic University ; Northwest Institute of Technology |  |
Ocean University of China | OUC ; Ocean University of Qingdao ; Shandong College of Oceanography ; Qingdao Ocean University |  |
Qilu University of Technology | QLU ; Shandong Institute of Light Industry ; Shandong Polytechnic University ; Qilu Gongye Daxue |  |
Qilu Normal University | Shandong Institute of Education ; QLNU ; Shandong College of Education |  |
Qilu Medical University | Shandong Wanjie Medical College ; Qilu Medical College |  |
Qingdao University of Technology | QUT ; Qingdao Technological University ; QTECH ; Qingdao Institute of Architecture and Engineering ; Qingdao Ligong Daxue |  |
Qingdao University of Science and Technology | QUST ; Qingdao Institute of Chemical Technology ; Shandong Institute of Chemical Technology |  |
Qingdao Agricultural University | QAU ; Laiyang Agricultural College ; Laiyang Agricultural University |  |
Quanzhou Normal University | Quanzhou Normal College ; Quanzhou Teachers College ; QNU |  |
Renmin University of China | RUC ; People's University of China ; Renda ; Zhongguo Renmin Daxue |  |
Shaanxi University of Technology | SNUT ; SUT ; Hanzhong Teachers College ; Shaanxi Institute of Technology ; Shaanxi Ligong Daxue |  |
Shaanxi University of Chinese Medicine | SNTCM ; Shaanxi College of Traditional Chinese Medicine |  |
Shandong University of Technology | SDUT ; Shandong Institute of Engineering ; Shandong Engineering College ; Zibo University |  |
Shandong University of Science and Technology | SDUST ; SUST ; Shandong Mining Institute ; Shandong Institute of Mining and Technology |  |
Shandong University | SDU ; Shandong Medical University ; Cheeloo University ; Imperial Shandong University |  |
Shandong University of Finance and Economics | SDUFE ; Shandong Economic University ; Shandong University of Finance ; Shandong Finance Institute |  |
Shandong Technology and Business University | SDTBU ; Shandong Institute of Business and Technology ; China Coal Economic College ; SDIBT |  |
Shandong Jianzhu University | SDJZU ; Shandong Institute of Architecture and Engineering ; Shandong University of Architecture and Engineering |  |
Shandong University of Aeronautics | Binzhou University ; Binzhou College ; Shandong Hangkong Xueyuan |  |
Shandong University of Political Science and Law | Shandong Institute of Political Science and Law ; SDUPSL |  |
Binzhou Medical University | BZMU ; BMU ; Binzhou Medical College |  |
Jining Medical University | JNMC ; Jining Medical College |  |
Shanxi University of Chinese Medicine | Shanxi College of Traditional Chinese Medicine ; SXUCM |  |
Shanxi University of Finance and Economics | SXUFE ; Shanxi Finance and Economics University ; Shanxi Institute of Finance and Economics |  |
Shanxi Datong University | Yanbei Teachers College ; Datong Medical College ; SXDTDX |  |
Taiyuan University of Technology | TYUT ; Shanxi Mining Institute ; Taiyuan Polytechnic University |  |
Taiyuan University of Science and Technology | TYUST ; Taiyuan Heavy Machinery Institute ; Taiyuan Keji Daxue |  |
Shanghai Institute of Technology | SIT ; Shanghai Yingyong Jishu Daxue ; Shanghai Institute of Light Industry ; Shanghai University of Applied Technology |  |
Shanghai University of Engineering Science | SUES ; Shanghai Jiao Tong University Mechanical and Electrical Branch |  |
Shanghai University of Electric Power | SUEP ; Shanghai Institute of Electric Power ; Shanghai Dianli Daxue |  |
Shanghai Dianji University | SDJU ; Shanghai Electric Machinery College ; Shanghai Electric Machinery Technology College |  |
Shanghai University of Traditional Chinese Medicine | SHUTCM ; SUTCM ; Shanghai College of Traditional Chinese Medicine |  |
Shanghai University of Sport | SUS ; Shanghai Institute of Physical Education |  |
Shanghai Normal University | SHNU ; Shanghai Teachers University ; Shanghai Teachers College ; Shanghai Normal College |  |
Shanghai University of Political Science and Law | SHUPL ; Shanghai Institute of Political Science and Law |  |
Shanghai University of Medicine and Health Sciences | SUMHS ; Shanghai Medical Instrumentation College ; Shanghai Jiankang Yixueyuan |  |
University of Shanghai for Science and Technology | USST ; Shanghai Institute of Mechanical Engineering ; Shanghai Ligong Daxue ; Hujiang University |  |
Shenyang Aerospace University | SAU ; Shenyang Institute of Aeronautical Engineering ; Shenyang Institute of Aeronautical Industry |  |
Shenyang Jianzhu University | SJZU ; Shenyang Architectural and Civil Engineering University ; Shenyang Institute of Architecture and Engineering |  |
Shenyang Ligong University | SYLU ; Shenyang Institute of Industry |  |
Shenyang University of Chemical Technology | SYUCT ; Shenyang Institute of Chemical Technology |  |
Shenyang Medical College | Shenyang Yixueyuan ; SYMC |  |
Shenzhen MSU-BIT University | SMBU ; MSU-BIT ; Moscow State University Beijing Institute of Technology University in Shenzhen |  |
Southern University of Science and Technology | SUSTech ; SUSTC ; South University of Science and Technology of China ; Nanfang Keji Daxue |  |
Shenzhen Polytechnic University | SZPT ; Shenzhen Polytechnic ; SZPU ; Shenzhen Zhiye Jishu Xueyuan |  |
Shenzhen University of Information Technology | Shenzhen Institute of Information Technology ; SZIIT |  |
Tarim University | Tarim University of Agricultural Reclamation ; Talimu University |  |
Shijiazhuang Tiedao University | STDU ; Shijiazhuang Railway Institute ; Shijiazhuang Railway University ; PLA Railway Corps Engineering College |  |
Sichuan University of Science and Engineering | SUSE ; Sichuan Institute of Light Industry and Chemical Technology ; Sichuan Qinghua Gong Daxue ; Sichuan Light Chemical University |  |
Sichuan University of Arts and Science | Daxian Teachers College ; SASU |  |
Xihua University | XHU ; Sichuan University of Science and Technology ; Sichuan Institute of Technology ; Sichuan Agricultural Machinery College |  |
Southeast University | SEU ; National Southeastern University ; Dongnan Daxue ; Nangong |  |
Southwest Jiaotong University | SWJTU ; Tangshan Jiaotong University ; Tangshan Railway Institute ; Tangshan Engineering College ; Xinan Jiaotong Daxue |  |
Southwest Petroleum University | SWPU ; Southwest Petroleum Institute ; Sichuan Petroleum Institute |  |
Southwest University of Science and Technology | SWUST ; Southwest Institute of Technology ; Sichuan Institute of Building Materials ; Mianyang Agricultural College |  |
Southwest Medical University | Luzhou Medical College ; Sichuan Medical University ; SWMU |  |
Southwestern University of Finance and Economics | SWUFE ; Sichuan Institute of Finance and Economics ; Xicai |  |
Southwest University of Political Science and Law | SWUPL ; Southwest Institute of Political Science and Law ; Xizheng |  |
Sun Yat-sen University | SYSU ; Zhongshan University ; Zhongshan Daxue ; Sun Yat-sen University of Medical Sciences ; National Guangdong University ; Zhongda |  |
Suzhou University of Science and Technology | SUST ; USTS ; University of Science and Technology of Suzhou ; Suzhou Institute of Urban Construction and Environmental Protection ; Suzhou Railway Teachers College |  |
Soochow University | Suzhou Daxue ; Dongwu University ; Suzhou Medical College ; Suda |  |
Tianjin University of Science and Technology | TUST ; Tianjin University of Light Industry ; Tianjin Institute of Light Industry ; Hebei Institute of Light Industry |  |
Tianjin University of Technology | TJUT ; TUT ; Tianjin Institute of Technology ; Tianjin Ligong Daxue |  |
Tianjin University of Commerce | TUC ; TJCU ; Tianjin Institute of Commerce ; Tianjin Shangye Daxue |  |
Tianjin University of Technology and Education | TUTE ; Tianjin Vocational Technical Teachers College ; Tianjin Vocational Institute Normal University |  |
Tianjin University of Finance and Economics | TUFE ; TJUFE ; Tianjin Institute of Finance and Economics |  |
Tianjin Foreign Studies University | TFSU ; TJFSU ; Tianjin Foreign Languages Institute ; Tianjin Waiguoyu Daxue |  |
Tianjin University of Sport | TUS ; TJUS ; Tianjin Institute of Physical Education |  |
Tianjin University of Traditional Chinese Medicine | TJUTCM ; TUTCM ; Tianjin College of Traditional Chinese Medicine |  |
Tianjin Renai College | Renai College of Tianjin University ; Tianjin Ren'ai College |  |
University of Electronic Science and Technology of China | UESTC ; Chengdu Institute of Radio Engineering ; Chengdu Institute of Telecommunication Engineering ; Dianzi Keji Daxue ; Chengdian |  |
University of International Business and Economics | UIBE ; Beijing Institute of Foreign Trade ; Duiwai Jingji Maoyi Daxue ; China Institute of Finance and Banking |  |
University of International Relations | UIR ; Institute of International Relations, Beijing ; Guoji Guanxi Xueyuan |  |
University of Jinan | UJN ; Shandong Institute of Building Materials ; Shandong Building Materials Institute ; Jinan Union University ; Jinan Daxue |  |
University of Chinese Academy of Sciences | UCAS ; Graduate University of Chinese Academy of Sciences ; GUCAS ; Graduate School of the University of Science and Technology of China ; Guokeda |  | Chinese Academy of Sciences
University of Chinese Academy of Social Sciences | UCASS ; Graduate School of Chinese Academy of Social Sciences ; GSCASS ; China Youth University of Political Studies |  | Chinese Academy of Social Sciences
University of Science and Technology of China | USTC ; Zhongguo Kexue Jishu Daxue ; Zhongkeda ; Keda |  | Chinese Academy of Sciences
University of Health and Rehabilitation Sciences | UHRS ; Kangfu University ; Kangda |  |
Wenzhou Medical University | WMU ; Wenzhou Medical College ; Zhejiang Second Medical College |  |
Wenzhou University | WZU ; Wenzhou Normal College ; Wenzhou Teachers College |  |
Wuhan University of Science and Technology | WUST ; Wuhan Yejin University of Science and Technology ; Wuhan Iron and Steel University ; Wuhan Institute of Iron and Steel |  |
Wuhan Textile University | WTU ; Wuhan University of Science and Engineering ; Wuhan Textile Institute |  |
Wuhan Polytechnic University | WHPU ; Wuhan Institute of Food Industry ; Wuhan Qinggong Daxue ; Wuhan Grain Industry College |  |
Wuhan Business University | Wuhan Business Service College ; Wuhan Shangxueyuan ; WBU |  |
Wuhan College | Wuhan College of Zhongnan University of Economics and Law ; Wuhan Xueyuan |  |
Wuchang Shouyi University | Wuchang Branch of Huazhong University of Science and Technology ; Wuchang Shouyi College |  |
Hankou University | Hankou Branch of Central China Normal University ; Hankou College ; Central China Normal University Hankou Branch |  |
Wenhua University | Wenhua College of Huazhong University of Science and Technology ; Wenhua College |  |
Xidian University | XDU ; Northwest Telecommunication Engineering Institute ; Xi'an Dianzi Keji Daxue ; Xi'an University of Electronic Science and Technology |  |
Xi'an Jiaotong University | XJTU ; Shaanxi Institute of Finance and Economics ; Xijiao Daxue |  |
Xi'an University of Technology | XAUT ; Shaanxi Institute of Mechanical Engineering ; Xi'an Ligong Daxue ; Beijing Institute of Mechanical Engineering |  |
Xi'an University of Science and Technology | XUST ; Xi'an Mining Institute ; Xi'an Keji Daxue ; Xi'an Mining College |  |
Xi'an University of Architecture and Technology | XAUAT ; Xi'an Institute of Metallurgy and Construction Engineering ; Xi'an Jianzhu Keji Daxue |  |
Xi'an Polytechnic University | XPU ; Xi'an University of Engineering Science and Technology ; Northwest Institute of Textile Science and Technology ; Xi'an Gongcheng Daxue ; Northwest Textile Institute |  |
Xi'an Technological University | XATU ; Xi'an Institute of Technology ; Xi'an Gongye Daxue |  |
Xi'an Shiyou University | XSYU ; Xi'an Petroleum Institute ; Xi'an Petroleum University |  |
Xi'an University of Posts and Telecommunications | XUPT ; Xi'an Institute of Posts and Telecommunications ; Xiyou |  |
Xi'an University of Finance and Economics | XAUFE ; Shaanxi Economics and Trade Institute ; Xi'an Institute of Statistics |  |
Xi'an International Studies University | XISU ; Xi'an Foreign Languages Institute ; Xiwai ; Xi'an Foreign Languages University |  |
Xi'an University | Xi'an University of Arts and Science ; Xi'an Wenli Xueyuan ; Xi'an United University |  |
Xi'an Aeronautical University | Xi'an Aerotechnical College ; Xi'an Hangkong Xueyuan ; XAAU |  |
Xinjiang Medical University | XJMU ; Xinjiang Medical College ; Xinjiang Yike Daxue |  |
Xinjiang Agricultural University | XJAU ; August 1st Agricultural College ; Bayi Agricultural College |  |
Xinjiang University of Finance and Economics | XJUFE ; Xinjiang Institute of Finance and Economics |  |
Xinjiang Institute of Engineering | XJIE ; Xinjiang Gongcheng Xueyuan |  |
Yili Normal University | Ili Normal University ; Yili Normal College ; Ili Teachers College |  |
Yangtze University | YU ; Jianghan Petroleum Institute ; Jingzhou Teachers College ; Hubei Agricultural College ; Changjiang Daxue |  |
Yanshan University | YSU ; Northeast Heavy Machinery Institute ; Northeast Heavy Machinery College ; Yanda |  |
Yibin University | Yibin Xueyuan ; Yibin Teachers College |  |
Zhejiang Sci-Tech University | ZSTU ; Zhejiang Institute of Silk Textiles ; Zhejiang Engineering Institute ; Zhejiang Ligong Daxue ; Zhejiang Institute of Science and Technology |  |
Zhejiang University of Technology | ZJUT ; Zhejiang Institute of Technology ; Zhejiang Gongye Daxue ; Zhejiang Institute of Chemical Technology |  |
Zhejiang University of Science and Technology | ZUST ; Hangzhou Institute of Applied Engineering ; Zhejiang Keji Xueyuan ; Hangzhou Institute of Applied Technology |  |
Zhejiang University of Finance and Economics | ZUFE ; ZJUFE ; Zhejiang Institute of Finance and Economics |  |
Zhejiang Chinese Medical University | ZCMU ; Zhejiang College of Traditional Chinese Medicine ; Zhejiang University of Traditional Chinese Medicine |  |
Zhejiang Normal University | ZJNU ; Zhejiang Normal College ; Zhejiang Shifan Daxue |  |
Zhejiang Wanli University | ZWU ; Zhejiang Agricultural Technical Teachers College ; Zhejiang Rural Technical Teachers College |  |
Zhejiang University | ZJU ; Zheda ; Hangzhou University ; Zhejiang Agricultural University ; Zhejiang Medical University ; Qiushi Academy |  |
Hangzhou Normal University | HZNU ; Hangzhou Teachers College ; Hangzhou Medical Junior College |  |
Hangzhou City University | Zhejiang University City College ; HZCU ; ZUCC ; Zheda Chengshi Xueyuan |  |
NingboTech University | Ningbo Institute of Technology, Zhejiang University ; NIT, Zhejiang University ; Zhejiang University Ningbo Institute of Technology ; NBT |  |
Hangzhou Medical College | Zhejiang Medical College ; Zhejiang Academy of Medical Sciences ; HMC |  |
Jiaxing University | Jiaxing College ; Zhejiang Economic College ; JXU |  |
Quzhou University | Quzhou College ; Zhejiang Institute of Technology Quzhou Branch |  |
Lishui University | Lishui Normal College ; Lishui Teachers College ; Chuzhou Teachers College |  |
Zhongkai University of Agriculture and Engineering | ZHKU ; Zhongkai Agrotechnical College ; Zhongkai Agricultural Engineering College |  |
Foshan University | FOSU ; Foshan University of Science and Technology ; Foshan Agricultural and Animal Husbandry College |  |
Huizhou University | Huizhou College ; Huiyang Teachers College ; HZU |  |
Zhaoqing University | Xijiang University ; Zhaoqing College ; ZQU |  |
Wuyi University | WYU ; Wuyi Daxue |  |
Hanshan Normal University | Hanshan Normal College ; Hanshan Teachers College ; HSNU |  |
Jiaying University | JYU ; Jiaying College |  |
Chongqing College of Humanities, Science and Technology | Yucai College of Southwest University ; Chongqing Renwen Keji Xueyuan |  |
Chongqing Metropolitan College of Science and Technology | City College of Science and Technology, Chongqing University ; Chongqing Chengshi Keji Xueyuan ; CQMCST |  |
Chongqing Institute of Foreign Studies | South Fangyi College of Sichuan International Studies University ; Chongqing Waiyu Waishi Xueyuan |  |
Chongqing University of Education | Chongqing Education College ; Chongqing Second Normal University ; CQUE |  |
Chengdu Normal University | Sichuan College of Education ; CDNU |  |
Chengdu Technological University | Chengdu Electromechanical College ; CDTU ; Chengdu Gongye Xueyuan |  |
Xiamen Institute of Technology | Xiamen Institute of Technology of Huaqiao University ; Xiamen Gongxueyuan ; XIT |  |
Xiamen University Tan Kah Kee College | Jiageng College ; TKK College ; Xiamen University Jiageng College |  | Xiamen University
Yango University | Fujian Yango College ; Sunshine College of Fuzhou University |  |
Jinling Institute of Technology | JIT ; Jinling Keji Xueyuan ; Jinling Vocational University |  |
Sanjiang University | Sanjiang College ; SJU Nanjing |  |
Yancheng Institute of Technology | YCIT ; YIT ; Yancheng Gongxueyuan |  |
Huaiyin Institute of Technology | HYIT ; Huaiyin Gongxueyuan ; Huaiyin Industrial College |  |
ShanghaiTech University | ShanghaiTech ; Shanghai Keji Daxue |  |
Great Bay University | Dawan Qu Daxue ; GBU |  |
Fuyao University of Science and Technology | FYUST ; FYU ; Fuyao Keji Daxue |  |
Eastern Institute of Technology, Ningbo | EIT ; Ningbo Dongfang Ligong Daxue ; Eastern Institute for Advanced Study ; EIAS |  |
National Kaohsiung University of Science and Technology | NKUST ; National Kaohsiung University of Applied Sciences ; KUAS ; National Kaohsiung First University of Science and Technology ; National Kaohsiung Marine University ; National Kaohsiung Institute of Technology |  |
National Pingtung University | NPTU ; National Pingtung University of Education ; National Pingtung Institute of Commerce ; National Pingtung Teachers College |  |
National Pingtung University of Science and Technology | NPUST ; National Pingtung Polytechnic Institute ; National Pingtung Institute of Agriculture |  |
National Tsing Hua University | NTHU ; National Hsinchu University of Education ; National Hsinchu Teachers College ; Guoli Qinghua Daxue |  |
National Chiayi University | NCYU ; National Chiayi Institute of Agriculture ; National Chiayi Teachers College |  |
National Ilan University | NIU ; National Ilan Institute of Technology ; National Yilan University |  |
National United University | NUU ; National Lien Ho Institute of Technology ; Lien Ho College of Technology |  |
National University of Tainan | NUTN ; National Tainan Teachers College ; Tainan Normal School |  |
National Taipei University of Education | NTUE ; National Taipei Teachers College ; Taipei Normal School |  |
National Taichung University of Education | NTCU ; National Taichung Teachers College |  |
National Taitung University | NTTU ; National Taitung Teachers College |  |
University of Taipei | UT ; Taipei Municipal University of Education ; Taipei Physical Education College ; Taipei Municipal Teachers College ; Taibei Shili Daxue |  |
National Taipei University | NTPU ; National Chung Hsing University Taipei Campus ; College of Law and Commerce, National Chung Hsing University |  |
National Taipei University of Nursing and Health Sciences | NTUNHS ; National Taipei College of Nursing |  |
National Taipei University of Business | NTUB ; National Taipei College of Business |  |
National Taichung University of Science and Technology | NUTC ; National Taichung Institute of Technology ; National Taichung Nursing College |  |
National Chin-Yi University of Technology | NCUT ; National Chin-Yi Institute of Technology ; Chin-Yi Institute of Technology |  |
National Formosa University | NFU ; National Huwei Institute of Technology ; National Huwei University of Science and Technology ; Guoli Huwei Keji Daxue |  |
National Yunlin University of Science and Technology | YunTech ; National Yunlin Institute of Technology ; NYUST |  |
National Penghu University of Science and Technology | NPU ; National Penghu Institute of Technology ; National Penghu University |  |
National Kaohsiung University of Hospitality and Tourism | NKUHT ; National Kaohsiung Hospitality College |  |
National Taiwan Sport University | NTSU ; National College of Physical Education and Sports ; National College of Physical Education |  |
National Taiwan University of Arts | NTUA ; National Taiwan College of Arts ; National Taiwan Academy of Arts |  |
Taipei National University of the Arts | TNUA ; National Institute of the Arts ; Guoli Taibei Yishu Daxue |  |
Tainan National University of the Arts | TNNUA ; Tainan National College of the Arts |  |
National Changhua University of Education | NCUE ; National Taiwan College of Education |  |
National Kaohsiung Normal University | NKNU ; National Kaohsiung Teachers College |  |
Taipei Medical University | TMU ; Taipei Medical College |  |
Kaohsiung Medical University | KMU ; Kaohsiung Medical College |  |
Chung Shan Medical University | CSMU ; Chung Shan Medical and Dental College ; Chungshan Medical College |  |
Tzu Chi University | TCU ; Tzu Chi College of Medicine and Humanities ; Tzu Chi Medical College ; Tzu Chi University of Science and Technology |  |
Chang Gung University | CGU ; Chang Gung Medical College ; Chang Gung College of Medicine and Technology |  |
MacKay Medical University | MacKay Medical College ; MMC |  |
I-Shou University | ISU ; Kaohsiung Polytechnic Institute ; Yishou University |  |
Da-Yeh University | DYU ; Da-Yeh Institute of Technology |  |
Yuan Ze University | YZU ; Yuan-Ze Institute of Technology |  |
Huafan University | HFU ; Hua Fan Institute of Technology ; Huafan College of Humanities and Technology |  |
Chung Hua University | CHU ; Chung Hua Polytechnic Institute |  |
Nanhua University | NHU ; Nanhua Management College |  |
Chaoyang University of Technology | CYUT ; Chaoyang Institute of Technology |  |
Southern Taiwan University of Science and Technology | STUST ; Southern Taiwan University of Technology ; Nan-Tai Institute of Technology |  |
Kun Shan University | KSU ; Kun Shan University of Technology |  |
Cheng Shiu University | CSU ; Cheng Shiu Institute of Technology |  |
Ming Chuan University | MCU ; Ming Chuan College ; Ming Chuan Women's College |  |
Shih Hsin University | SHU ; World College of Journalism ; Shih Hsin College of Journalism |  |
Shih Chien University | USC ; Shih Chien College of Home Economics ; Shih Chien College of Design and Management |  |
Chinese Culture University | PCCU ; College of Chinese Culture |  |
Chung Yuan Christian University | CYCU ; Chung Yuan Christian College of Science and Engineering |  |
Feng Chia University | FCU ; Feng Chia College of Engineering and Business |  |
Tamkang University | TKU ; Tamkang English College ; Tamkang College of Arts and Sciences |  |
Tatung University | TTU ; Tatung Institute of Technology |  |
Hungkuang University | HKU ; Hungkuang Institute of Technology ; Hungkuang Nursing College |  |
Chia Nan University of Pharmacy and Science | CNU ; Chia Nan College of Pharmacy ; CNUPS |  |
Kainan University | KNU ; Kainan Management College |  |
Vanung University | VNU ; Van Nung Institute of Technology |  |
Lunghwa University of Science and Technology | LHU ; Lunghwa Institute of Technology |  |
Fooyin University | FY ; Fooyin Institute of Technology ; Foo Yin Nursing College |  |
University of Kang Ning | UKN ; Leader University ; Kang Ning University ; Leader College of Management |  |
CTBC Business School | CTBC Financial Management College ; Hsing Kuo University of Management ; Hsing Kuo Administration College ; CTBC University of Technology |  |
Institute of Science Tokyo | Science Tokyo ; Tokyo Medical and Dental University ; Tokyo Institute of Technology ; TMDU ; Tokyo Ika Shika Daigaku ; Tokyo Kagaku Daigaku |  |
Tokyo Metropolitan University | TMU ; Tokyo Toritsu Daigaku ; Shuto Daigaku Tokyo ; Toritsudai ; Tokyo Metropolitan Institute of Technology |  |
Musashi Institute of Technology | Tokyo City University ; TCU ; Musashi Kogyo Daigaku ; Toyoko Gakuen Women's College ; Tokyo Toshi Daigaku |  |
Tokyo University of Science | TUS ; Science University of Tokyo ; Tokyo Rika Daigaku ; Ridai ; SUT |  |
Suwa University of Science | Tokyo University of Science, Suwa ; Suwa Tokyo Rika Daigaku ; SUS |  |
Sanyo-Onoda City University | Tokyo University of Science, Yamaguchi ; Sanyo-Onoda Shiritsu Yamaguchi Tokyo Rika Daigaku ; Yamaguchi Tokyo Rika Daigaku |  |
Chitose Institute of Science and Technology | CIST ; Public Chitose Institute of Science and Technology ; Chitose Kagaku Gijutsu Daigaku |  |
Kochi University of Technology | KUT ; Kochi Koka Daigaku |  |
University of Nagasaki | Nagasaki Kenritsu Daigaku ; Siebold University of Nagasaki ; Nagasaki Prefectural University |  |
Prefectural University of Hiroshima | Hiroshima Prefectural University ; Hiroshima Prefectural Women's University ; Kenritsu Hiroshima Daigaku ; Hiroshima Prefectural College of Health Sciences ; PUH |  |
Aichi Prefectural University | Aichi Kenritsu Daigaku ; Aichi Prefectural College of Nursing and Health ; APU Aichi |  |
Aichi University of the Arts | Aichi Prefectural University of Fine Arts and Music ; Aichi Kenritsu Geijutsu Daigaku |  |
Akita University of Art | Akita Municipal Junior College of Arts and Crafts ; Akita Koritsu Bijutsu Daigaku |  |
Akita International University | AIU ; Kokusai Kyoyo Daigaku ; Minnesota State University Akita |  |
University of Toyama | Toyama Medical and Pharmaceutical University ; Takaoka National College ; Toyama Daigaku ; Toyama Ika Yakka Daigaku |  |
University of Fukui | Fukui Medical University ; Fukui Daigaku ; Fukui Ika Daigaku |  |
University of Yamanashi | Yamanashi Medical University ; Yamanashi Daigaku ; Yamanashi Ika Daigaku |  |
University of Tsukuba | Tokyo University of Education ; Tokyo Kyoiku Daigaku ; Library and Information Science University ; University of Library and Information Science |  |
Hamamatsu University School of Medicine | Hamamatsu Ika Daigaku ; HUSM ; Hamamatsu Medical University |  |
Asahikawa Medical University | Asahikawa Medical College ; Asahikawa Ika Daigaku |  |
Shiga University of Medical Science | Shiga Ika Daigaku ; SUMS |  |
Hyogo Medical University | Hyogo College of Medicine ; Hyogo University of Health Sciences ; Hyogo Ika Daigaku ; HCM |  |
Osaka Medical and Pharmaceutical University | Osaka Medical College ; Osaka University of Pharmaceutical Sciences ; Osaka Ika Yakka Daigaku ; OMPU ; Osaka Ika Daigaku |  |
Aichi Medical University | Aichi Ika Daigaku ; AMU |  |
Fujita Health University | Fujita Gakuen Health University ; Nagoya Hoken Eisei Daigaku ; Fujita Ika Daigaku |  |
Nippon Medical School | Nihon Ika Daigaku ; NMS ; Nichi-Idai |  |
Jikei University School of Medicine | Tokyo Jikeikai Ika Daigaku ; Jikei ; Tokyo Jikeikai Medical School |  |
Tokyo Women's Medical University | Tokyo Women's Medical College ; Tokyo Joshi Ika Daigaku ; TWMU |  |
Dokkyo Medical University | Dokkyo Ika Daigaku ; Dokkyo University School of Medicine |  |
Meiji Pharmaceutical University | Meiji Yakka Daigaku ; Meiji College of Pharmacy |  |
Health Sciences University of Hokkaido | Higashi Nippon Gakuen University ; Hokkaido Iryo Daigaku ; HSUH |  |
Hokkaido University of Science | Hokkaido Institute of Technology ; Hokkaido Kagaku Daigaku ; Hokkaido Kogyo Daigaku ; Hokkaido Pharmaceutical University |  |
Hokkaido Information University | Hokkaido Joho Daigaku ; HIU |  |
Kitami Institute of Technology | Kitami Kogyo Daigaku ; KIT |  | Hokkaido National Higher Education and Research System
Otaru University of Commerce | Otaru Shoka Daigaku ; OUC ; Otaru Higher Commercial School |  | Hokkaido National Higher Education and Research System
Nara University of Education | Nara Kyoiku Daigaku ; Nara Gakugei University ; NUE |  | Nara National Higher Education and Research System
Nara Women's University | Nara Joshi Daigaku ; NWU ; Nara Women's Higher Normal School |  | Nara National Higher Education and Research System
Muroran Institute of Technology | Muroran Kogyo Daigaku ; MuroranIT |  |
Kyoto University of Education | Kyoto Kyoiku Daigaku ; Kyoto Gakugei University |  |
Kyoto University of the Arts | Kyoto University of Art and Design ; Kyoto Zokei Geijutsu Daigaku ; KUA ; Kyoto Geijutsu Daigaku |  |
Kyoto City University of Arts | KCUA ; Kyoto Shiritsu Geijutsu Daigaku ; Kyogei |  |
Kyoto Prefectural University of Medicine | KPUM ; Kyoto Furitsu Ika Daigaku |  |
Kyoto Tachibana University | Tachibana Women's University ; Kyoto Tachibana Joshi Daigaku ; Kyoto Tachibana Women's University |  |
Kyoto University of Foreign Studies | KUFS ; Kyoto Gaikokugo Daigaku ; Kyoto Gaidai |  |
Kansai Gaidai University | Kansai Gaikokugo Daigaku ; Kansai University of Foreign Studies ; Kansai Gaidai |  |
Kindai University | Kinki University ; Kinki Daigaku ; Kinki ; Osaka Science and Engineering University |  |
Osaka Institute of Technology | OIT ; Osaka Kogyo Daigaku ; Daikodai |  |
Osaka Kyoiku University | Osaka University of Education ; OKU ; Osaka Gakugei University ; Daikyo |  |
Osaka University of Economics | Osaka Keizai Daigaku ; Daikeidai ; OUE |  |
Osaka International University | Osaka Kokusai Daigaku ; Osaka International University for Women ; OIU |  |
Otemon Gakuin University | Otemon Gakuin Daigaku ; OGU |  |
Otemae University | Otemae Women's University ; Otemae Joshi Daigaku ; Otemae College |  |
Baika Women's University | Baika Joshi Daigaku ; Baika |  |
Soai University | Soai Women's University ; Soai Daigaku ; Soai Joshi Daigaku |  |
Hannan University | Hannan Daigaku |  |
Kobe Gakuin University | Kobe Gakuin Daigaku ; KGU |  |
Konan Women's University | Konan Joshi Daigaku |  |
Kobe Shinwa University | Kobe Shinwa Women's University ; Shinwa Women's University ; Kobe Shinwa Joshi Daigaku |  |
Kobe City University of Foreign Studies | KCUFS ; Kobe-shi Gaikokugo Daigaku ; Kobe Gaidai |  |
Mukogawa Women's University | Mukogawa Joshi Daigaku ; MWU ; Mukogawa University |  |
Himeji Dokkyo University | Himeji Dokkyo Daigaku ; HDU |  |
Okayama University of Science | Okayama Rika Daigaku ; OUS |  |
Kawasaki University of Medical Welfare | Kawasaki Iryo Fukushi Daigaku ; KUMW |  |
Kurashiki University of Science and the Arts | Kurashiki Geijutsu Kagaku Daigaku ; KUSA |  |
Hiroshima Institute of Technology | Hiroshima Kogyo Daigaku ; HIT |  |
Hiroshima Shudo University | Hiroshima Shudo Daigaku ; Hiroshima Commercial College ; Shudai |  |
Yamaguchi Gakugei University | Yamaguchi Gakugei Daigaku ; Yamaguchi College of Arts |  |
Tokushima Bunri University | Tokushima Bunri Daigaku ; Tokushima Women's University |  |
Shikoku University | Shikoku Women's University ; Shikoku Joshi Daigaku ; Shikoku Daigaku |  |
Matsuyama University | Matsuyama Shoka Daigaku ; Matsuyama University of Commerce ; Matsuyama Daigaku |  |
Kyushu University | Kyudai ; Kyushu Imperial University ; Kyushu Institute of Design ; Kyushu Geijutsu Koka Daigaku ; Kyushu Daigaku |  |
Kyushu Sangyo University | KSU |  |
Sojo University | Kumamoto Institute of Technology ; Kumamoto Kogyo Daigaku ; Sojo Daigaku |  |
Kumamoto Gakuen University | Kumamoto University of Commerce ; Kumamoto Shoka Daigaku ; Kumamoto Gakuen Daigaku |  |
Nagasaki Institute of Applied Science | NiAS ; Nagasaki Sogo Kagaku Daigaku ; Nagasaki Zosen Daigaku |  |
Nishikyushu University | Nishi-Kyushu University |  |
Nippon Bunri University | NBU ; Oita Institute of Technology ; Nihon Bunri Daigaku ; Oita Kogyo Daigaku |  |
International University of Kagoshima | Kagoshima Keizai University ; Kagoshima Kokusai Daigaku ; Kagoshima Keizai Daigaku |  |
Daiichi Institute of Technology | Daiichi University, College of Technology ; Kyushu Gakuin University ; Daiichi Kogyo Daigaku |  |
Daido University | Daido Institute of Technology ; Daido Kogyo Daigaku |  |
Aichi Shukutoku University | Aichi Shukutoku Daigaku ; ASU |  |
Sugiyama Jogakuen University | Sugiyama Women's University ; Sugiyama Jogakuen Daigaku |  |
Kinjo Gakuin University | Kinjo Gakuin Daigaku ; Kinjo Women's University |  |
Nagoya University of Commerce and Business | NUCB ; Nagoya Shoka Daigaku |  |
Nagoya City University | NCU ; Nagoya Shiritsu Daigaku ; Meishidai |  |
Nagoya Gakuin University | NGU ; Nagoya Gakuin Daigaku |  |
Seijoh University | Seijoh Daigaku |  |
Gifu Shotoku Gakuen University | Seitoku Gakuen Gifu Kyoiku Daigaku ; Gifu University for Education and Languages ; Gifu Shotoku Gakuen Daigaku |  |
Gifu Kyoritsu University | Gifu Keizai University ; Gifu Keizai Daigaku ; Gifu University of Economics |  |
Chubu Gakuin University | Chubu Gakuin Daigaku |  |
Chubu University | Chubu Institute of Technology ; Chubu Kogyo Daigaku ; Chubu Daigaku |  |
Chukyo University | Chukyo Daigaku ; Chukyo College of Commerce |  |
Meijo University | Meijo Daigaku ; Nagoya College of Science |  |
Suzuka University | Suzuka International University ; Suzuka Kokusai Daigaku |  |
Kogakkan University | Kogakukan University ; Jingu Kogakkan ; Kogakkan Daigaku |  |
Kanazawa Institute of Technology | KIT ; Kanazawa Kogyo Daigaku |  |
Kanazawa Gakuin University | Kanazawa Women's University ; Kanazawa Joshi Daigaku |  |
Komatsu University | Komatsu College ; Komatsu Koritsu Daigaku ; Komatsu Daigaku |  |
Nagaoka University of Technology | NUT ; Nagaoka Gijutsu Kagaku Daigaku ; Gidai |  |
Toyohashi University of Technology | TUT ; Toyohashi Gijutsu Kagaku Daigaku |  |
Niigata University of International and Information Studies | NUIS ; Niigata Kokusai Joho Daigaku |  |
Sanjo City University | Sanjo Shiritsu Daigaku |  |
Nagano University | Honshu University ; Nagano Daigaku |  |
Matsumoto Dental University | Matsumoto Dental College ; Matsumoto Shika Daigaku |  |
Ashikaga University | Ashikaga Institute of Technology ; Ashikaga Kogyo Daigaku ; Ashikaga Daigaku |  |
Takasaki City University of Economics | Takasaki Keizai Daigaku ; TCUE |  |
Maebashi Institute of Technology | Maebashi Koka Daigaku ; MIT Maebashi |  |
Josai International University | JIU ; Josai Kokusai Daigaku |  |
Chiba Institute of Technology | CIT ; Chiba Kogyo Daigaku ; Chibakodai ; Koa Kogyo Daigaku |  |
Chiba University of Commerce | CUC ; Chiba Shoka Daigaku |  |
Kanda University of International Studies | KUIS ; Kanda Gaigo Daigaku ; Kanda Gaidai |  |
Reitaku University | Reitaku Daigaku ; Hiroike Gakuen |  |
Wayo Women's University | Wayo Joshi Daigaku |  |
Shukutoku University | Shukutoku Daigaku |  |
Seitoku University | Seitoku Daigaku |  |
Saitama Institute of Technology | SIT ; Saitama Kogyo Daigaku |  |
Institute of Technologists | Monotsukuri Daigaku ; IOT ; Monotsukuri University |  |
Nippon Institute of Technology | NIT ; Nippon Kogyo Daigaku |  |
Dokkyo University | Dokkyo Daigaku ; School of the Society for German Studies |  |
Atomi University | Atomi Gakuen Women's University ; Atomi Gakuen Joshi Daigaku |  |
Jumonji University | Jumonji Gakuen Women's University ; Jumonji Gakuen Joshi Daigaku |  |
Shibaura Institute of Technology | SIT ; Shibaura Kogyo Daigaku ; Shibakodai |  |
Tokyo Denki University | TDU ; Tokyo Denki Daigaku ; Tokyo Electrical Engineering College ; Dendai |  |
Tokyo Polytechnic University | TPU ; Tokyo Kogei Daigaku ; Tokyo College of Photography ; Konishi College of Photography ; Tokyo Institute of Polytechnics |  |
Tokyo University of Technology | TUT ; Tokyo Koka Daigaku |  |
Kogakuin University | Kogakuin Daigaku |  |
Tokyo University of the Arts | Geidai ; Tokyo Geijutsu Daigaku ; Tokyo National University of Fine Arts and Music ; TUA |  |
Tama Art University | Tamabi ; Tama Bijutsu Daigaku ; TAU |  |
Musashino Art University | Musabi ; Musashino Bijutsu Daigaku ; MAU ; Teikoku Art School |  |
Musashino University | Musashino Women's University ; Musashino Joshi Daigaku ; Musashino Daigaku |  |
Tokyo Kasei University | Tokyo Kasei Daigaku ; Watanabe Girls' School |  |
Japan Women's University | JWU ; Nihon Joshi Daigaku ; Ponjo |  |
Tokyo Woman's Christian University | TWCU ; Tokyo Joshi Daigaku ; Tonjo |  |
Showa Women's University | SWU ; Showa Joshi Daigaku |  |
Otsuma Women's University | Otsuma Joshi Daigaku |  |
Kyoritsu Women's University | Kyoritsu Joshi Daigaku |  |
Bunka Gakuen University | Bunka Women's University ; Bunka Joshi Daigaku ; BGU |  |
Japan University of Economics | Daiichi University of Economics ; Daiichi Keizai Daigaku ; Nihon Keizai Daigaku ; JUE |  |
Keiai University | Chiba Keiai University of Economics ; Chiba Keiai Keizai Daigaku |  |
Takushoku University | Takushoku Daigaku ; Taiwan Association School ; Takudai |  |
Toyo University | Toyo Daigaku ; Tetsugakukan |  |
Komazawa University | Komazawa Daigaku ; Sotoshu Daigakurin |  |
Rissho University | Rissho Daigaku ; Nichirenshu Daigaku |  |
Taisho University | Taisho Daigaku |  |
Aoyama Gakuin University | AGU ; Aogaku ; Aoyama Gakuin Daigaku |  |
Hosei University | Hosei Daigaku ; Tokyo Hogakusha |  |
Chuo University | Chuo Daigaku ; English Law School ; Igirisu Horitsu Gakko |  |
Senshu University | Senshu Daigaku ; Senshu Gakko |  |
Nihon University | Nichidai ; Nihon Daigaku ; NU ; Nihon Law School ; Nihon Horitsu Gakko |  |
Kokushikan University | Kokushikan Daigaku |  |
Meisei University | Meisei Daigaku |  |
J. F. Oberlin University | Obirin University ; Obirin Daigaku ; Oberlin University Japan ; JFOU |  |
International Christian University | ICU ; Kokusai Kirisutokyo Daigaku |  |
Tsuda University | Tsuda College ; Tsuda Juku Daigaku ; Joshi Eigaku Juku |  |
Ferris University | Ferris Women's University ; Ferris Jogakuin Daigaku ; Ferris Girls' School |  |
Kanto Gakuin University | KGU ; Kanto Gakuin Daigaku |  |
Sagami Women's University | Sagami Joshi Daigaku |  |
Shonan Institute of Technology | SIT ; Sagami Institute of Technology ; Shonan Koka Daigaku ; Sagami Kogyo Daigaku |  |
Azabu University | Azabu Veterinary College ; Azabu Daigaku ; Azabu Jui Daigaku |  |
Nippon Veterinary and Life Science University | NVLU ; Nippon Veterinary and Animal Science University ; Nihon Jui Seimei Kagaku Daigaku ; Nichiju |  |
Rakuno Gakuen University | RGU ; Rakuno Gakuen Daigaku ; College of Dairying ; Dairy Science College |  |
National Defense Academy of Japan | NDA ; Boei Daigakko ; Bodai |  |
National Fisheries University | Suisan Daigakko ; Shimonoseki University of Fisheries |  | Japan Fisheries Research and Education Agency
Graduate University for Advanced Studies | SOKENDAI ; Sogo Kenkyu Daigakuin Daigaku ; Graduate University for Advanced Studies, SOKENDAI |  |
Iwate Prefectural University | IPU ; Iwate Kenritsu Daigaku |  |
Miyagi University of Education | Miyagi Kyoiku Daigaku ; MUE |  |
Tohoku Institute of Technology | Tohtech ; Tohoku Kogyo Daigaku |  |
Tohoku Medical and Pharmaceutical University | Tohoku Pharmaceutical University ; Tohoku Ika Yakka Daigaku ; TMPU ; Tohoku Yakka Daigaku |  |
Tohoku University of Art and Design | TUAD ; Tohoku Geijutsu Koka Daigaku |  |
Hachinohe Institute of Technology | HIT ; Hachinohe Kogyo Daigaku |  |
Aomori University of Health and Welfare | AUHW ; Aomori Kenritsu Hoken Daigaku |  |
Ohu University | Tohoku Dental University ; Ou Daigaku ; Tohoku Shika Daigaku |  |
Higashi Nippon International University | HNIU ; Higashi Nippon Kokusai Daigaku |  |
National Astronomical Observatory of Japan | NAOJ ; Kokuritsu Tenmondai ; Tokyo Astronomical Observatory |  | National Institutes of Natural Sciences
National Institute for Physiological Sciences | NIPS ; Seirigaku Kenkyujo ; Seiriken |  | National Institutes of Natural Sciences
Institute for Molecular Science | IMS ; Bunshi Kagaku Kenkyujo ; Bunshiken |  | National Institutes of Natural Sciences
National Institute for Fusion Science | NIFS ; Kakuyugo Kagaku Kenkyujo |  | National Institutes of Natural Sciences
National Institute of Genetics | NIG ; Kokuritsu Idengaku Kenkyujo |  | Research Organization of Information and Systems
National Institute of Informatics | NII ; Kokuritsu Johogaku Kenkyujo ; National Center for Science Information Systems ; NACSIS |  | Research Organization of Information and Systems
Institute of Statistical Mathematics | ISM ; Tokei Suri Kenkyujo |  | Research Organization of Information and Systems
National Institute of Polar Research | NIPR ; Kokuritsu Kyokuchi Kenkyujo ; Kyokuchiken |  | Research Organization of Information and Systems
National Museum of Ethnology | Minpaku ; Kokuritsu Minzokugaku Hakubutsukan |  | National Institutes for the Humanities
Research Institute for Humanity and Nature | RIHN ; Chikyuken ; Sogo Chikyu Kankyogaku Kenkyujo |  | National Institutes for the Humanities
National Institute for Japanese Language and Linguistics | NINJAL ; Kokuritsu Kokugo Kenkyujo ; National Language Research Institute ; Kokugoken |  | National Institutes for the Humanities
High Energy Accelerator Research Organization | KEK ; Ko Enerugi Kasokuki Kenkyu Kiko ; National Laboratory for High Energy Physics |  |
Chonnam National University | JNU ; CNU ; Jeonnam National University ; Jeonnam Daehakgyo ; Yosu National University |  |
Chungbuk National University | CBNU ; Chungbuk Daehakgyo ; Chungbuk University |  |
Chungnam National University | CNU ; Chungnam Daehakgyo |  |
Gyeongsang National University | GNU ; Gyeongnam National University of Science and Technology ; GNTECH ; Jinju National University ; Gyeongsang Daehakgyo |  |
Hanbat National University | Daejeon National University of Technology ; Taejon National University of Technology ; Hanbat Daehakgyo |  |
Hankyong National University | HKNU ; Anseong National University ; Ansung National University ; Hangyeong Daehakgyo ; Korea National University of Welfare |  |
Seoul National University of Science and Technology | SeoulTech ; Seoul National University of Technology ; Seoul National Polytechnic University ; Seoul Gwahak Gisul Daehakgyo ; Kyonggi Technical Open University |  |
Kumoh National Institute of Technology | KIT ; Kumoh National University of Technology ; Geumo Gonggwa Daehakgyo |  |
Korea National University of Transportation | KNUT ; Chungju National University ; Korea National Railroad College ; Hanguk Gyotong Daehakgyo ; Cheongju National College of Science and Technology |  |
Kunsan National University | Gunsan National University ; Gunsan Daehakgyo ; KSNU |  |
Gangneung–Wonju National University | GWNU ; Kangnung National University ; Wonju National College ; Gangneung National University |  |
Kangwon National University | KNU ; Gangwon National University ; Samcheok National University ; Gangwon Daehakgyo |  |
Kongju National University | Gongju National University ; Cheonan National Technical College ; Gongju Daehakgyo ; KNU |  |
Jeju National University | Cheju National University ; JNU ; Jeju Daehakgyo ; Cheju National University of Education |  |
Mokpo National University | MNU ; Mokpo Daehakgyo ; Mokpo National Teachers College |  |
Sunchon National University | SCNU ; Suncheon National University ; Suncheon Daehakgyo ; Sunchon Agricultural College |  |
Changwon National University | CWNU ; Masan Teachers College ; Changwon Daehakgyo |  |
Pukyong National University | PKNU ; National Fisheries University of Pusan ; Pusan National University of Technology ; Bugyeong Daehakgyo ; Busan National Fisheries University |  |
National Korea Maritime and Ocean University | Korea Maritime and Ocean University ; Korea Maritime University ; KMOU ; KMU ; Hanguk Haeyang Daehakgyo |  |
Daegu Catholic University | Catholic University of Taegu-Hyosung ; Hyosung Women's University ; Daegu Gatollik Daehakgyo ; Taegu Catholic University ; DCU |  |
Daegu Haany University | Kyungsan University ; Daegu Hanui Daehakgyo ; Taegu Oriental Medicine College ; DHU |  |
Catholic Kwandong University | Kwandong University ; Gatollik Gwandong Daehakgyo ; CKU |  |
Catholic University of Korea | CUK ; Songsim Women's University ; Catholic Medical College ; Gatollik Daehakgyo ; Songsin College |  |
Cha University | CHA Medical University ; Pochon CHA University of Medicine ; Pochon CHA University ; Pocheon Jungmun Medical University |  |
Gachon University | Kyungwon University ; Gachon University of Medicine and Science ; Gachon Medical School ; Gacheon Daehakgyo ; Gachon Gil College |  |
Dankook University | DKU ; Danguk Daehakgyo ; Dankuk University |  |
Kyung Hee University | KHU ; Gyeonghui Daehakgyo ; Kyunghee University ; Sinheung University |  |
Kyungpook National University | KNU ; Gyeongbuk National University ; Gyeongbuk Daehakgyo ; Sangju National University |  |
Kyonggi University | Gyeonggi University ; Gyeonggi Daehakgyo ; KGU |  |
Keimyung University | Gyemyeong Daehakgyo ; KMU ; Keimyung Christian College |  |
Konkuk University | KKU ; Geonguk Daehakgyo ; Chosun Political Science Institute |  |
Kookmin University | KMU ; Gungmin Daehakgyo ; Kukmin University |  |
Kwangwoon University | KWU ; Gwangun Daehakgyo |  |
Hanyang University | HYU ; Dong-A Engineering Institute ; Hanyang Institute of Technology |  |
Hongik University | Hongdae ; Hongik Daehakgyo ; Hong-Ik University |  |
Hoseo University | Hoseo Daehakgyo |  |
Inha University | Inha Institute of Technology ; Inha Daehakgyo |  |
Incheon National University | INU ; University of Incheon ; Incheon Daehakgyo ; Incheon City College ; UOI |  |
Inje University | Inje Medical College ; Inje Daehakgyo |  |
Soonchunhyang University | SCH ; Suncheonhyang Daehakgyo ; Soonchunhyang Medical College ; SCHU |  |
Soongsil University | SSU ; Sungsil Daehakgyo ; Union Christian College ; Soong Jun University ; Sungjeon University |  |
Hannam University | Soongjun University Daejeon Campus ; Daejeon College ; Taejon Presbyterian College ; Hannam Daehakgyo |  |
Sungkyunkwan University | SKKU ; Seonggyungwan Daehakgyo ; Seongdae |  |
Sungshin Women's University | Seongsin Yeoja Daehakgyo ; Sungshin Women's Teachers College ; SSWU |  |
Sookmyung Women's University | Sungmyeong Yeoja Daehakgyo ; SMU ; Sookmyung |  |
Seoul Theological University | Seoul Sinhak Daehakgyo ; STU |  |
Seoul Women's University | Seoul Yeoja Daehakgyo ; SWU |  |
Seokyeong University | Seogyeong Daehakgyo ; SKU |  |
Sahmyook University | Korean Union College ; Samyuk Daehakgyo ; SYU ; Sahmyook College |  |
Sangji University | Sangji Daehakgyo ; Wonju College |  |
Semyung University | Semyeong Daehakgyo ; SMU |  |
Seowon University | Cheongju Teachers College ; Seowon Daehakgyo ; Chongju Women's Junior Teachers College |  |
Sun Moon University | Seonmun Daehakgyo ; Sunghwa University |  |
Silla University | Pusan Women's University ; Silla Daehakgyo ; Busan Women's University |  |
Tongmyong University | Dongmyeong Daehakgyo ; Tongmyong University of Information Technology ; TU |  |
Dong-eui University | Dongui Daehakgyo ; DEU ; Dongeui University |  |
Dongseo University | DSU ; Dongseo Daehakgyo |  |
Kyungsung University | KSU ; Gyeongseong Daehakgyo ; Pusan Industrial University ; Busan Industrial University |  |
Youngsan University | Yeongsan Daehakgyo ; Y'su ; Youngsan University of International Affairs |  |
Yeungnam University | YU ; Yeongnam Daehakgyo ; Taegu College ; Chunggu College |  |
Wonkwang University | WKU ; Wongwang Daehakgyo ; Yuil Hangnim |  |
Woosuk University | Useok Daehakgyo ; Jeonju Woosuk University |  |
Woosong University | Usong Daehakgyo |  |
Korea Aerospace University | KAU ; Hankuk Aviation University ; Hanguk Hanggong Daehakgyo ; Korea Aviation University |  |
Korea University of Technology and Education | KOREATECH ; KUT ; Hanguk Gisul Gyoyuk Daehakgyo |  |
Korea National University of Education | KNUE ; Hanguk Gyowon Daehakgyo |  |
Korea National Open University | KNOU ; Hanguk Bangsong Tongsin Daehakgyo ; Korea National Air and Correspondence University ; Bangsongdae |  |
Korea National Sport University | KNSU ; Hanguk Cheyuk Daehakgyo ; Hanchedae |  |
Korea National University of Arts | K-Arts ; KNUA ; Hanguk Yesul Jonghap Hakgyo ; Hanyejong |  |
Hankuk University of Foreign Studies | HUFS ; Hanguk Oegugeo Daehakgyo ; Oedae |  |
Korea Advanced Institute of Science and Technology | KAIST ; Korea Advanced Institute of Science ; KAIS ; Hanguk Gwahak Gisurwon ; Information and Communications University ; ICU |  |
Daegu Gyeongbuk Institute of Science and Technology | DGIST ; Daegu Gyeongbuk Gwahak Gisurwon |  |
Gwangju Institute of Science and Technology | GIST ; K-JIST ; Kwangju Institute of Science and Technology ; Gwangju Gwahak Gisurwon |  |
Ulsan National Institute of Science and Technology | UNIST ; Ulsan Gwahak Gisurwon |  |
Pohang University of Science and Technology | POSTECH ; Pohang Institute of Science and Technology ; Pohang Gonggwa Daehakgyo |  |
University of Science and Technology, Korea | UST ; Gwahak Gisul Yeonhap Daehagwon Daehakgyo ; Korea University of Science and Technology |  |
Academy of Korean Studies | AKS ; Hangukhak Jungang Yeonguwon ; Academy for Korean Studies ; Hanguk Jeongsin Munhwa Yeonguwon |  |
Yong In University | Yongin Daehakgyo ; Daehan Yudo College ; Korea Judo College ; Yudo College |  |
Far East University | Geukdong Daehakgyo ; FEU Korea |  |
Jeonju University | Jeonju Daehakgyo ; Yeongsaeng College ; JJU |  |
Daejin University | Daejin Daehakgyo |  |
Pyeongtaek University | Pierson College ; Pierson Bible Institute ; Pyeongtaek Daehakgyo ; PTU |  |
Anyang University | Daeshin University ; Anyang Daehakgyo ; Daehan Theological College |  |
Hanshin University | Hanguk Theological Seminary ; Hansin Daehakgyo ; Chosun Theological Seminary |  |
Mokwon University | Methodist Theological College Daejeon ; Mogwon Daehakgyo |  |
Handong Global University | Handong University ; Handong Daehakgyo ; HGU |  |
Ulsan College | UC ; Ulsan Gwahak Daehakgyo ; Ulsan Science College |  |
University of Ulsan | Ulsan Institute of Technology ; UOU ; Ulsan Daehakgyo |  |
University of Suwon | Suwon Daehakgyo ; USW |  |
Korea Polytechnics | Hanguk Polytech Daehak ; KOPO |  |
University of Hyderabad | Hyderabad Central University ; HCU ; UoH ; Hyderabad Kendriya Vishwavidyalaya |  |
Dr. Babasaheb Ambedkar Marathwada University | BAMU ; Marathwada University ; Marathwada Vidyapeeth |  |
Dr. Babasaheb Ambedkar Technological University | DBATU ; BATU ; BATU Lonere |  |
Dr. A.P.J. Abdul Kalam Technical University | AKTU ; Uttar Pradesh Technical University ; UPTU ; Gautam Buddh Technical University ; GBTU ; Mahamaya Technical University |  |
APJ Abdul Kalam Technological University | KTU ; Kerala Technological University ; Kerala Technical University |  |
Chhatrapati Shahu Ji Maharaj University | CSJMU ; Kanpur University ; CSJM University ; Kanpur Vishwavidyalaya |  |
Chaudhary Charan Singh University | CCSU ; Meerut University ; CCS University |  |
Mahatma Jyotiba Phule Rohilkhand University | MJPRU ; Rohilkhand University ; MJP Rohilkhand University |  |
Deen Dayal Upadhyaya Gorakhpur University | DDUGU ; Gorakhpur University ; DDU Gorakhpur ; University of Gorakhpur |  |
Veer Bahadur Singh Purvanchal University | VBSPU ; Purvanchal University ; Purvanchal Vishwavidyalaya |  |
Dr. Ram Manohar Lohia Avadh University | RMLAU ; Avadh University ; Awadh University |  |
Bundelkhand University | BU Jhansi ; Bundelkhand Vishwavidyalaya |  |
Sampurnanand Sanskrit Vishwavidyalaya | SSVV ; Government Sanskrit College, Varanasi ; Varanaseya Sanskrit Vishwavidyalaya ; Benares Sanskrit College |  |
Mahatma Gandhi Kashi Vidyapith | MGKVP ; Kashi Vidyapith ; Kashi Vidyapeeth |  |
University of Allahabad | Allahabad University ; AU ; Muir Central College ; Ilahabad Vishwavidyalaya |  |
Sam Higginbottom University of Agriculture, Technology and Sciences | SHUATS ; Allahabad Agricultural Institute ; AAI ; AAIDU ; Sam Higginbottom Institute of Agriculture, Technology and Sciences ; SHIATS |  |
Motilal Nehru National Institute of Technology Allahabad | MNNIT ; NIT Allahabad ; Motilal Nehru Regional Engineering College ; MNREC |  |
Malaviya National Institute of Technology Jaipur | MNIT ; NIT Jaipur ; Malaviya Regional Engineering College ; MREC |  |
Sardar Vallabhbhai National Institute of Technology | SVNIT ; NIT Surat ; SVNIT Surat ; Sardar Vallabhbhai Regional College of Engineering and Technology ; SVREC |  |
Dr. B. R. Ambedkar National Institute of Technology Jalandhar | NIT Jalandhar ; NITJ ; Regional Engineering College, Jalandhar ; REC Jalandhar |  |
National Institute of Technology Hamirpur | NIT Hamirpur ; NITH ; Regional Engineering College, Hamirpur ; REC Hamirpur |  |
National Institute of Technology Warangal | NIT Warangal ; NITW ; REC Warangal ; RECW |  |
National Institute of Technology Puducherry | NIT Puducherry ; NITPY ; NIT Karaikal |  |
National Institute of Technology Goa | NIT Goa ; NITG |  |
National Institute of Technology Meghalaya | NIT Meghalaya ; NIT Shillong |  |
National Institute of Technology Arunachal Pradesh | NIT Arunachal Pradesh ; NITAP ; NIT Yupia |  |
National Institute of Technology Uttarakhand | NIT Uttarakhand ; NITUK ; NIT Srinagar Garhwal |  |
Indian Institute of Information Technology, Allahabad | IIIT Allahabad ; IIITA ; IIIT-A |  |
International Institute of Information Technology, Hyderabad | IIIT Hyderabad ; IIITH ; Indian Institute of Information Technology, Hyderabad ; IIIT-H |  |
International Institute of Information Technology Bangalore | IIIT Bangalore ; IIITB ; Indian Institute of Information Technology, Bangalore |  |
Indraprastha Institute of Information Technology, Delhi | IIIT Delhi ; IIITD |  |
Indian Institute of Information Technology Design and Manufacturing, Kurnool | IIITDM Kurnool ; IIITDMK |  |
Indian Institute of Technology Indore | IIT Indore ; IITI |  |
Indian Institute of Technology Ropar | IIT Ropar ; IIT Rupnagar ; IIT Punjab |  |
Indian Institute of Technology Palakkad | IIT Palakkad ; IIT Kerala |  |
Indian Institute of Technology Goa | IIT Goa |  |
Indian Institute of Technology Dharwad | IIT Dharwad ; IIT Karnataka |  |
Indian Institute of Space Science and Technology | IIST ; IIST Thiruvananthapuram |  | Indian Space Research Organisation
Indian Institute of Foreign Trade | IIFT ; IIFT Delhi |  |
Indian Institute of Social Welfare and Business Management | IISWBM |  | University of Calcutta
Jamia Millia Islamia | JMI ; National Islamic University ; Jamia |  |
Jamia Hamdard | Hamdard University ; Hamdard College of Pharmacy |  |
Aligarh Muslim University | AMU ; Muhammadan Anglo-Oriental College ; MAO College ; Madrasatul Uloom |  |
Visva-Bharati University | Visva-Bharati ; Shantiniketan ; Santiniketan University ; Vishwa Bharati |  |
Gurukula Kangri Vishwavidyalaya | Gurukul Kangri University ; Gurukula Kangri ; GKV |  |
Dayalbagh Educational Institute | DEI ; Radhasoami Educational Institute |  |
Banasthali Vidyapith | Banasthali University ; Rajasthan Balika Vidyalaya ; Banasthali Vidyapeeth |  |
Netaji Subhas University of Technology | NSUT ; Netaji Subhas Institute of Technology ; NSIT ; Delhi Institute of Technology |  |
Indira Gandhi Delhi Technical University for Women | IGDTUW ; Indira Gandhi Institute of Technology ; IGIT |  |
Dr. B. R. Ambedkar University Delhi | AUD ; Ambedkar University Delhi ; Bharat Ratna Dr. B. R. Ambedkar University |  |
Guru Gobind Singh Indraprastha University | GGSIPU ; IP University ; Indraprastha University ; IPU |  |
TERI School of Advanced Studies | TERI University ; TERI SAS |  | The Energy and Resources Institute
Indian Agricultural Research Institute | IARI ; Pusa Institute ; ICAR-IARI ; Imperial Agricultural Research Institute ; ICAR-Indian Agricultural Research Institute |  | Indian Council of Agricultural Research
Indian Veterinary Research Institute | IVRI ; ICAR-IVRI ; Imperial Veterinary Research Institute ; Imperial Bacteriological Laboratory ; ICAR-Indian Veterinary Research Institute |  | Indian Council of Agricultural Research
National Dairy Research Institute | NDRI ; ICAR-NDRI ; Imperial Institute of Animal Husbandry and Dairying ; ICAR-National Dairy Research Institute |  | Indian Council of Agricultural Research
Central Institute of Fisheries Education | CIFE ; ICAR-CIFE ; ICAR-Central Institute of Fisheries Education |  | Indian Council of Agricultural Research
Central Marine Fisheries Research Institute | CMFRI ; ICAR-CMFRI |  | Indian Council of Agricultural Research
Central Institute of Fisheries Technology | CIFT ; ICAR-CIFT |  | Indian Council of Agricultural Research
Central Inland Fisheries Research Institute | CIFRI ; ICAR-CIFRI |  | Indian Council of Agricultural Research
Central Institute of Freshwater Aquaculture | CIFA ; ICAR-CIFA |  | Indian Council of Agricultural Research
Central Institute of Brackishwater Aquaculture | CIBA ; ICAR-CIBA |  | Indian Council of Agricultural Research
National Rice Research Institute | NRRI ; Central Rice Research Institute ; CRRI ; ICAR-NRRI |  | Indian Council of Agricultural Research
Indian Institute of Rice Research | IIRR ; Directorate of Rice Research ; DRR ; ICAR-IIRR |  | Indian Council of Agricultural Research
Indian Institute of Millets Research | IIMR ; Directorate of Sorghum Research ; National Research Centre for Sorghum ; ICAR-IIMR |  | Indian Council of Agricultural Research
Indian Institute of Horticultural Research | IIHR ; ICAR-IIHR |  | Indian Council of Agricultural Research
Indian Institute of Wheat and Barley Research | IIWBR ; Directorate of Wheat Research ; DWR ; ICAR-IIWBR |  | Indian Council of Agricultural Research
Indian Institute of Oilseeds Research | IIOR ; Directorate of Oilseeds Research ; ICAR-IIOR |  | Indian Council of Agricultural Research
Indian Institute of Groundnut Research | Directorate of Groundnut Research ; National Research Centre for Groundnut ; DGR ; ICAR-DGR |  | Indian Council of Agricultural Research
Indian Institute of Pulses Research | IIPR ; Directorate of Pulses Research ; ICAR-IIPR |  | Indian Council of Agricultural Research
Indian Institute of Soybean Research | IISR ; Directorate of Soybean Research ; National Research Centre for Soybean ; National Soybean Research Institute |  | Indian Council of Agricultural Research
Indian Institute of Spices Research | IISR ; National Research Centre for Spices ; ICAR-IISR |  | Indian Council of Agricultural Research
Indian Institute of Sugarcane Research | IISR ; ICAR-IISR Lucknow |  | Indian Council of Agricultural Research
Indian Institute of Vegetable Research | IIVR ; Project Directorate of Vegetable Research ; ICAR-IIVR |  | Indian Council of Agricultural Research
Indian Institute of Soil and Water Conservation | IISWC ; Central Soil and Water Conservation Research and Training Institute ; CSWCRTI |  | Indian Council of Agricultural Research
Indian Institute of Farming Systems Research | IIFSR ; Project Directorate for Farming Systems Research ; PDFSR |  | Indian Council of Agricultural Research
Indian Institute of Natural Resins and Gums | IINRG ; Indian Lac Research Institute ; ILRI ; National Institute of Secondary Agriculture ; NISA |  | Indian Council of Agricultural Research
National Institute of Abiotic Stress Management | NIASM ; ICAR-NIASM |  | Indian Council of Agricultural Research
National Bureau of Agricultural Insect Resources | NBAIR ; National Bureau of Agriculturally Important Insects ; Project Directorate of Biological Control ; NBAII |  | Indian Council of Agricultural Research
National Institute for Plant Biotechnology | NIPB ; National Research Centre on Plant Biotechnology ; NRCPB |  | Indian Council of Agricultural Research
National Institute of Veterinary Epidemiology and Disease Informatics | NIVEDI ; PD_ADMAS ; Project Directorate on Animal Disease Monitoring and Surveillance |  | Indian Council of Agricultural Research
Central Institute for Cotton Research | CICR ; ICAR-CICR |  | Indian Council of Agricultural Research
Central Research Institute for Dryland Agriculture | CRIDA ; ICAR-CRIDA |  | Indian Council of Agricultural Research
Central Arid Zone Research Institute | CAZRI ; ICAR-CAZRI |  | Indian Council of Agricultural Research
Central Soil Salinity Research Institute | CSSRI ; ICAR-CSSRI |  | Indian Council of Agricultural Research
Central Coastal Agricultural Research Institute | CCARI ; ICAR Research Complex for Goa ; ICAR-CCARI |  | Indian Council of Agricultural Research
Central Island Agricultural Research Institute | CIARI ; Central Agricultural Research Institute, Port Blair ; ICAR-CIARI |  | Indian Council of Agricultural Research
Central Tuber Crops Research Institute | CTCRI ; ICAR-CTCRI |  | Indian Council of Agricultural Research
Central Plantation Crops Research Institute | CPCRI ; ICAR-CPCRI |  | Indian Council of Agricultural Research
Central Potato Research Institute | CPRI ; ICAR-CPRI |  | Indian Council of Agricultural Research
Central Institute for Subtropical Horticulture | CISH ; Central Mango Research Station ; ICAR-CISH |  | Indian Council of Agricultural Research
Central Agroforestry Research Institute | CAFRI ; National Research Centre for Agroforestry |  | Indian Council of Agricultural Research
Central Institute of Agricultural Engineering | CIAE ; ICAR-CIAE |  | Indian Council of Agricultural Research
Central Institute of Post-Harvest Engineering and Technology | CIPHET ; ICAR-CIPHET |  | Indian Council of Agricultural Research
Central Sheep and Wool Research Institute | CSWRI ; ICAR-CSWRI |  | Indian Council of Agricultural Research
Central Avian Research Institute | CARI ; ICAR-CARI |  | Indian Council of Agricultural Research
National Academy of Agricultural Research Management | NAARM ; ICAR-NAARM ; Central Staff College for Agriculture |  | Indian Council of Agricultural Research
Indian Agricultural Statistics Research Institute | IASRI ; ICAR-IASRI ; Institute of Agricultural Research Statistics |  | Indian Council of Agricultural Research
National Chemical Laboratory | NCL ; CSIR-NCL ; CSIR-National Chemical Laboratory ; NCL Pune |  | Council of Scientific and Industrial Research
National Physical Laboratory of India | CSIR-NPL ; NPLI ; CSIR-National Physical Laboratory |  | Council of Scientific and Industrial Research
Indian Institute of Chemical Technology | IICT ; CSIR-IICT ; Regional Research Laboratory, Hyderabad ; RRL Hyderabad ; CSIR-Indian Institute of Chemical Technology |  | Council of Scientific and Industrial Research
Indian Institute of Chemical Biology | IICB ; CSIR-IICB ; Indian Institute for Biochemistry and Experimental Medicine ; CSIR-Indian Institute of Chemical Biology |  | Council of Scientific and Industrial Research
Indian Institute of Integrative Medicine | IIIM ; CSIR-IIIM ; Regional Research Laboratory, Jammu ; RRL Jammu |  | Council of Scientific and Industrial Research
Indian Institute of Petroleum | IIP ; CSIR-IIP ; CSIR-Indian Institute of Petroleum |  | Council of Scientific and Industrial Research
Indian Institute of Toxicology Research | IITR ; CSIR-IITR ; Industrial Toxicology Research Centre ; ITRC |  | Council of Scientific and Industrial Research
Institute of Genomics and Integrative Biology | IGIB ; CSIR-IGIB ; Centre for Biochemical Technology ; CBT |  | Council of Scientific and Industrial Research
Institute of Himalayan Bioresource Technology | IHBT ; CSIR-IHBT |  | Council of Scientific and Industrial Research
Institute of Microbial Technology | IMTECH ; CSIR-IMTECH |  | Council of Scientific and Industrial Research
Institute of Minerals and Materials Technology | IMMT ; CSIR-IMMT ; Regional Research Laboratory, Bhubaneswar ; RRL Bhubaneswar |  | Council of Scientific and Industrial Research
National Institute for Interdisciplinary Science and Technology | NIIST ; CSIR-NIIST ; Regional Research Laboratory, Thiruvananthapuram ; RRL Trivandrum |  | Council of Scientific and Industrial Research
North East Institute of Science and Technology | NEIST ; CSIR-NEIST ; Regional Research Laboratory, Jorhat ; RRL Jorhat |  | Council of Scientific and Industrial Research
Advanced Materials and Processes Research Institute | AMPRI ; CSIR-AMPRI ; Regional Research Laboratory, Bhopal ; RRL Bhopal |  | Council of Scientific and Industrial Research
Centre for Cellular and Molecular Biology | CCMB ; CSIR-CCMB |  | Council of Scientific and Industrial Research
Central Drug Research Institute | CDRI ; CSIR-CDRI |  | Council of Scientific and Industrial Research
Central Electrochemical Research Institute | CECRI ; CSIR-CECRI |  | Council of Scientific and Industrial Research
Central Leather Research Institute | CLRI ; CSIR-CLRI |  | Council of Scientific and Industrial Research
Central Food Technological Research Institute | CFTRI ; CSIR-CFTRI |  | Council of Scientific and Industrial Research
Central Glass and Ceramic Research Institute | CGCRI ; CSIR-CGCRI |  | Council of Scientific and Industrial Research
Central Salt and Marine Chemicals Research Institute | CSMCRI ; CSIR-CSMCRI |  | Council of Scientific and Industrial Research
Central Institute of Medicinal and Aromatic Plants | CIMAP ; CSIR-CIMAP ; Central Indian Medicinal Plants Organisation |  | Council of Scientific and Industrial Research
Central Institute of Mining and Fuel Research | CIMFR ; CSIR-CIMFR ; Central Mining Research Institute ; Central Fuel Research Institute ; CFRI ; CMRI |  | Council of Scientific and Industrial Research
Central Building Research Institute | CBRI ; CSIR-CBRI |  | Council of Scientific and Industrial Research
Central Road Research Institute | CRRI ; CSIR-CRRI |  | Council of Scientific and Industrial Research
Central Scientific Instruments Organisation | CSIO ; CSIR-CSIO |  | Council of Scientific and Industrial Research
Central Mechanical Engineering Research Institute | CMERI ; CSIR-CMERI |  | Council of Scientific and Industrial Research
Central Electronics Engineering Research Institute | CEERI ; CSIR-CEERI |  | Council of Scientific and Industrial Research
National Aerospace Laboratories | NAL ; CSIR-NAL ; National Aeronautical Laboratory |  | Council of Scientific and Industrial Research
National Botanical Research Institute | NBRI ; CSIR-NBRI ; National Botanical Gardens |  | Council of Scientific and Industrial Research
National Environmental Engineering Research Institute | NEERI ; CSIR-NEERI ; Central Public Health Engineering Research Institute ; CPHERI |  | Council of Scientific and Industrial Research
National Geophysical Research Institute | NGRI ; CSIR-NGRI |  | Council of Scientific and Industrial Research
National Institute of Oceanography | NIO ; CSIR-NIO ; CSIR-National Institute of Oceanography |  | Council of Scientific and Industrial Research
National Metallurgical Laboratory | NML ; CSIR-NML |  | Council of Scientific and Industrial Research
Structural Engineering Research Centre | SERC ; CSIR-SERC |  | Council of Scientific and Industrial Research
CSIR Fourth Paradigm Institute | CSIR-4PI ; CSIR Centre for Mathematical Modelling and Computer Simulation ; C-MMACS |  | Council of Scientific and Industrial Research
National Institute of Science Communication and Policy Research | NIScPR ; CSIR-NIScPR ; National Institute of Science Communication and Information Resources ; NISCAIR ; NISTADS ; National Institute of Science, Technology and Development Studies |  | Council of Scientific and Industrial Research
Academy of Scientific and Innovative Research | AcSIR |  | Council of Scientific and Industrial Research
National Institute of Virology | NIV ; ICMR-NIV ; Virus Research Centre ; ICMR-National Institute of Virology |  | Indian Council of Medical Research
National Institute of Nutrition | NIN ; ICMR-NIN ; Nutrition Research Laboratories ; ICMR-National Institute of Nutrition |  | Indian Council of Medical Research
National Institute for Research in Tuberculosis | NIRT ; Tuberculosis Research Centre ; TRC ; ICMR-NIRT |  | Indian Council of Medical Research
National Institute for Research in Bacterial Infections | NIRBI ; National Institute of Cholera and Enteric Diseases ; NICED ; ICMR-NICED ; Cholera Research Centre |  | Indian Council of Medical Research
National Institute for Research in Reproductive and Child Health | NIRRCH ; National Institute for Research in Reproductive Health ; NIRRH ; Institute for Research in Reproduction |  | Indian Council of Medical Research
National Institute of Malaria Research | NIMR ; Malaria Research Centre ; ICMR-NIMR |  | Indian Council of Medical Research
National Institute of Traditional Medicine | NITM ; Regional Medical Research Centre, Belagavi ; ICMR-NITM |  | Indian Council of Medical Research
Rajendra Memorial Research Institute of Medical Sciences | RMRIMS ; RMRI ; ICMR-RMRIMS |  | Indian Council of Medical Research
National AIDS Research Institute | NARI ; ICMR-NARI ; National Institute of Translational Virology and AIDS Research ; NITVAR |  | Indian Council of Medical Research
National Brain Research Centre | NBRC |  | Department of Biotechnology
BRIC-National Institute of Plant Genome Research | National Institute of Plant Genome Research ; NIPGR ; National Centre for Plant Genome Research |  | Department of Biotechnology
Rajiv Gandhi Centre for Biotechnology | RGCB ; BRIC-RGCB |  | Department of Biotechnology
Translational Health Science and Technology Institute | THSTI ; BRIC-THSTI |  | Department of Biotechnology
All India Institute of Medical Sciences Jodhpur | AIIMS Jodhpur |  |
All India Institute of Medical Sciences Rishikesh | AIIMS Rishikesh |  |
All India Institute of Medical Sciences Bhopal | AIIMS Bhopal |  |
All India Institute of Medical Sciences Raipur | AIIMS Raipur |  |
All India Institute of Medical Sciences Patna | AIIMS Patna ; Jai Prakash Narayan AIIMS |  |
Jawaharlal Institute of Postgraduate Medical Education and Research | JIPMER ; École de Médecine de Pondichéry ; Dhanvantari Medical College |  |
Postgraduate Institute of Medical Education and Research | PGIMER ; PGI Chandigarh ; PGIMER Chandigarh |  |
National Institute of Mental Health and Neurosciences | NIMHANS ; All India Institute of Mental Health ; Mysore Government Mental Hospital |  |
King George's Medical University | KGMU ; King George's Medical College ; Chhatrapati Shahuji Maharaj Medical University ; CSMMU ; KGMC |  |
Sanjay Gandhi Postgraduate Institute of Medical Sciences | SGPGI ; SGPGIMS |  |
Institute of Human Behaviour and Allied Sciences | IHBAS ; Hospital for Mental Diseases, Shahdara |  |
Atal Bihari Vajpayee Institute of Medical Sciences and Dr. Ram Manohar Lohia Hospital | ABVIMS ; Dr. RML Hospital ; PGIMER Dr. RML Hospital ; Willingdon Hospital |  |
Manipal Academy of Higher Education | MAHE ; Manipal University |  |
Vellore Institute of Technology | VIT ; VIT University ; Vellore Engineering College |  |
SRM Institute of Science and Technology | SRMIST ; SRM University ; SRM Engineering College ; SRM Deemed University |  |
SASTRA Deemed University | SASTRA ; Shanmugha Arts, Science, Technology and Research Academy ; Shanmugha College of Engineering ; SASTRA University |  |
Vel Tech Rangarajan Dr. Sagunthala R&D Institute of Science and Technology | Vel Tech ; Vel Tech University ; Vel Tech Engineering College |  |
Sri Ramachandra Institute of Higher Education and Research | SRIHER ; Sri Ramachandra University ; Sri Ramachandra Medical College ; SRMC |  |
Dr. M.G.R. Educational and Research Institute | Dr. MGR University ; Thai Moogambigai ; Dr MGR Engineering College |  |
Bharath Institute of Higher Education and Research | BIHER ; Bharath University ; Bharath Engineering College |  |
Hindustan Institute of Technology and Science | HITS ; Hindustan University ; Hindustan College of Engineering |  |
Kalasalingam Academy of Research and Education | KARE ; Kalasalingam University ; Arulmigu Kalasalingam College of Engineering |  |
Koneru Lakshmaiah Education Foundation | KL University ; KLEF ; Koneru Lakshmaiah College of Engineering ; KLU ; KLCE |  |
Vignan's Foundation for Science, Technology & Research | Vignan's Foundation for Science, Technology and Research ; VFSTR ; Vignan University ; Vignan's University ; Vignan's Engineering College |  |
Kalinga Institute of Industrial Technology | KIIT ; KIIT University ; KIIT Deemed to be University |  |
Siksha 'O' Anusandhan | SOA ; SOA University ; Siksha 'O' Anusandhan University ; Institute of Technical Education and Research ; ITER |  |
Veer Surendra Sai University of Technology | VSSUT ; University College of Engineering, Burla ; UCE Burla |  |
Odisha University of Technology and Research | OUTR ; College of Engineering and Technology, Bhubaneswar ; CET Bhubaneswar |  |
Odisha University of Agriculture and Technology | OUAT ; Orissa University of Agriculture and Technology ; Utkal Krushi Mahavidyalaya |  |
Ravenshaw University | Ravenshaw College ; Cuttack College |  |
Rama Devi Women's University | Rama Devi Women's College ; RDWU |  |
Gangadhar Meher University | Gangadhar Meher College ; GM University ; GMU |  |
Maharaja Sriram Chandra Bhanja Deo University | North Orissa University ; MSCB University ; MSCBU |  |
Thapar Institute of Engineering and Technology | TIET ; Thapar University ; Thapar |  |
Sant Longowal Institute of Engineering and Technology | SLIET |  |
Maharaja Ranjit Singh Punjab Technical University | MRSPTU ; Giani Zail Singh College of Engineering ; GZSPTU |  |
I. K. Gujral Punjab Technical University | IKGPTU ; Punjab Technical University ; PTU |  |
Chaudhary Charan Singh Haryana Agricultural University | CCSHAU ; Haryana Agricultural University ; HAU |  |
Deenbandhu Chhotu Ram University of Science and Technology | DCRUST ; Chhotu Ram State College of Engineering ; DCRUST Murthal ; CRSCE |  |
Guru Jambheshwar University of Science and Technology | GJUST ; GJU ; Guru Jambheshwar University |  |
Dr. Yashwant Singh Parmar University of Horticulture and Forestry | YSPUHF ; UHF Nauni ; UHF Solan |  |
Chaudhary Sarwan Kumar Himachal Pradesh Krishi Vishvavidyalaya | CSKHPKV ; Himachal Pradesh Agricultural University ; HPAU Palampur ; HPKV |  |
Govind Ballabh Pant University of Agriculture and Technology | GBPUAT ; Pantnagar University ; Uttar Pradesh Agricultural University ; G. B. Pant University |  |
Hemwati Nandan Bahuguna Garhwal University | Hemvati Nandan Bahuguna Garhwal University ; HNBGU ; Garhwal University ; HNB Garhwal University |  |
Acharya Narendra Deva University of Agriculture and Technology | ANDUAT ; Narendra Deva University of Agriculture and Technology ; NDUAT |  |
Harcourt Butler Technical University | HBTU ; Harcourt Butler Technological Institute ; HBTI |  |
Madan Mohan Malaviya University of Technology | MMMUT ; Madan Mohan Malaviya Engineering College ; MMMEC |  |
Kamla Nehru Institute of Technology | KNIT ; KNIT Sultanpur |  |
University of Petroleum and Energy Studies | UPES |  |
Shiv Nadar Institution of Eminence | Shiv Nadar University ; SNU ; SNIoE |  |
Swami Rama Himalayan University | SRHU ; HIHT University ; Himalayan Institute Hospital Trust University |  |
Swami Keshwanand Rajasthan Agricultural University | SKRAU ; Rajasthan Agricultural University ; RAU Bikaner |  |
Maharana Pratap University of Agriculture and Technology | MPUAT |  |
Mohanlal Sukhadia University | MLSU ; University of Udaipur ; Udaipur University |  |
Jai Narain Vyas University | JNVU ; University of Jodhpur ; Jodhpur University |  |
MBM University | MBM Engineering College ; Mugneeram Bangur Memorial Engineering College ; MBM |  |
University of Rajasthan | Rajputana University ; RU ; Rajasthan University |  |
Maharaja Sayajirao University of Baroda | MSU Baroda ; MSU ; Baroda College ; MS University |  |
Hemchandracharya North Gujarat University | HNGU ; North Gujarat University |  |
Maharaja Krishnakumarsinhji Bhavnagar University | MKBU ; Bhavnagar University |  |
Veer Narmad South Gujarat University | VNSGU ; South Gujarat University |  |
Krantiguru Shyamji Krishna Verma Kachchh University | KSKV Kachchh University ; Kachchh University ; KSKVKU |  |
Institute of Chemical Technology | ICT ; ICT Mumbai ; UDCT ; University Department of Chemical Technology ; UICT |  |
Veermata Jijabai Technological Institute | VJTI ; Victoria Jubilee Technical Institute |  |
College of Engineering, Pune | COEP Technological University ; COEP ; COEP Tech ; Poona Engineering College |  |
Shreemati Nathibai Damodar Thackersey Women's University | SNDT Women's University ; SNDT ; Indian Women's University |  |
HSNC University | Hyderabad Sind National Collegiate University ; HSNCU |  |
Sardar Patel Institute of Technology | SPIT |  |
Dr. Panjabrao Deshmukh Krishi Vidyapeeth | PDKV ; Punjabrao Krishi Vidyapeeth ; Dr. PDKV Akola |  |
Dr. Balasaheb Sawant Konkan Krishi Vidyapeeth | DBSKKV ; Konkan Krishi Vidyapeeth ; KKV Dapoli |  |
Mahatma Phule Krishi Vidyapeeth | MPKV ; MPKV Rahuri ; Mahatma Phule Agricultural University |  |
Rashtrasant Tukadoji Maharaj Nagpur University | RTMNU ; Nagpur University ; RTM Nagpur University |  |
Sant Gadge Baba Amravati University | SGBAU ; Amravati University |  |
Punyashlok Ahilyadevi Holkar Solapur University | PAHSUS ; Solapur University ; SUS |  |
Krishna Vishwa Vidyapeeth | Krishna Institute of Medical Sciences ; KIMS Karad ; KIMSDU |  |
Dr. D. Y. Patil Vidyapeeth | DPU ; Dr. D. Y. Patil Vidyapeeth, Pune ; Dr. D. Y. Patil University, Pune ; DPU Pune |  |
Devi Ahilya Vishwavidyalaya | DAVV ; University of Indore ; Indore University ; Devi Ahilya University |  |
Barkatullah University | BU Bhopal ; Bhopal University ; Barkatullah Vishwavidyalaya |  |
Rani Durgavati Vishwavidyalaya | RDVV ; University of Jabalpur ; Jabalpur University ; Rani Durgavati University |  |
Dr. Harisingh Gour University | Dr. Harisingh Gour Vishwavidyalaya ; DHSGSU ; University of Saugar ; Sagar University |  |
Jawaharlal Nehru Krishi Vishwavidyalaya | JNKVV ; Jawaharlal Nehru Agricultural University |  |
Shri Govindram Seksaria Institute of Technology and Science | SGSITS ; SGSITS Indore |  |
Madhav Institute of Technology and Science | MITS ; MITS Gwalior |  |
Rajiv Gandhi Proudyogiki Vishwavidyalaya | RGPV ; Rajiv Gandhi Technical University ; University Institute of Technology RGPV ; RGTU |  |
Pt. Ravishankar Shukla University | PRSU ; Ravishankar University |  |
Nalanda University | Nalanda International University ; Nalanda Vishwavidyalaya |  |
Tilka Manjhi Bhagalpur University | TMBU ; Bhagalpur University |  |
Babasaheb Bhimrao Ambedkar Bihar University | BRABU ; Bihar University ; B. R. Ambedkar Bihar University |  |
Dr. Rajendra Prasad Central Agricultural University | RPCAU ; Rajendra Agricultural University ; RAU Pusa ; DRPCAU |  |
Muzaffarpur Institute of Technology | MIT Muzaffarpur |  |
Dr. Shyama Prasad Mukherjee University | DSPMU ; Ranchi College |  |
Birla Institute of Technology, Mesra | BIT Mesra ; BITM |  |
Birsa Institute of Technology Sindri | BIT Sindri ; Bihar Institute of Technology |  |
National University of Study and Research in Law | NUSRL |  |
Indian Institute of Engineering Science and Technology, Shibpur | IIEST ; BESU ; Bengal Engineering College ; BEC ; Civil Engineering College Calcutta ; B.E. College |  |
Maulana Abul Kalam Azad University of Technology | MAKAUT ; West Bengal University of Technology ; WBUT |  |
Kazi Nazrul University | KNU ; Asansol University |  |
Bidhan Chandra Krishi Viswavidyalaya | BCKV |  |
Cotton University | Cotton College ; Cotton State University |  |
Assam down town University | AdtU |  |
Central Institute of Technology Kokrajhar | CIT Kokrajhar ; CITK |  |
Assam Science and Technology University | ASTU |  |
Arunachal University of Studies | AUS |  |
Rajiv Gandhi University | Arunachal University ; RGU Itanagar ; Arunachal Pradesh University |  |
North-Eastern Hill University | NEHU |  |
Dr. Y. S. R. Architecture and Fine Arts University | YSRAFU ; Dr. YSR Architecture and Fine Arts University |  |
Acharya N. G. Ranga Agricultural University | ANGRAU ; Andhra Pradesh Agricultural University ; APAU |  |
Professor Jayashankar Telangana Agricultural University | PJTAU ; PJTSAU ; Professor Jayashankar Telangana State Agricultural University |  |
Veeranari Chakali Ilamma Women's University | Telangana Mahila Viswavidyalayam ; Koti Women's College ; University College for Women, Koti ; Osmania University College for Women |  |
Kaloji Narayana Rao University of Health Sciences | KNRUHS |  |
Konda Laxman Telangana Horticultural University | SKLTSHU ; Sri Konda Laxman Telangana State Horticultural University ; SKLTGHU |  |
Maulana Azad National Urdu University | MANUU |  |
English and Foreign Languages University | EFLU ; CIEFL ; Central Institute of English and Foreign Languages ; Central Institute of English |  |
Jawaharlal Nehru Technological University, Anantapur | JNTUA ; JNTU Anantapur |  |
Jawaharlal Nehru Technological University Gurajada, Vizianagaram | JNTU-GV ; JNTUK Vizianagaram ; JNTUGV |  |
Sri Sathya Sai Institute of Higher Learning | SSSIHL ; Sri Sathya Sai University |  |
University of Agricultural Sciences, Bangalore | UASB ; GKVK ; UAS Bangalore |  |
Keladi Shivappa Nayaka University of Agricultural and Horticultural Sciences | KSNUAHS ; University of Agricultural and Horticultural Sciences, Shivamogga ; UAHS Shimoga |  |
University of Visvesvaraya College of Engineering | UVCE ; Government Engineering College, Bangalore |  |
Nrupathunga University | Government Science College, Bangalore |  |
Karnataka State Akkamahadevi Women's University | KSAWU ; Karnataka State Women's University ; Akkamahadevi Women's University |  |
Vijayanagara Sri Krishnadevaraya University | VSKU ; VSKUB |  |
JSS Science and Technology University | JSSSTU ; Sri Jayachamarajendra College of Engineering ; SJCE |  |
Cochin University of Science and Technology | CUSAT ; University of Cochin ; Cochin University |  |
University of Kerala | University of Travancore ; Kerala University ; KU |  |
University of Calicut | Calicut University ; CU Calicut |  |
Sree Chitra Tirunal Institute for Medical Sciences and Technology | SCTIMST ; Sree Chitra |  |
Thunchath Ezhuthachan Malayalam University | Malayalam University ; TEMU |  |
Kerala University of Fisheries and Ocean Studies | KUFOS ; College of Fisheries Panangad |  |
Anna University | Anna University of Technology ; Perarignar Anna University of Technology ; AU Chennai |  |
Tamil Nadu National Law University | TNNLU ; Tamil Nadu National Law School ; TNNLS |  |
Tamil Nadu Dr. Ambedkar Law University | TNDALU ; Dr. Ambedkar Law University |  |
Tamil Nadu Teachers Education University | TNTEU |  |
Tamil Nadu Physical Education and Sports University | TNPESU |  |
Madurai Kamaraj University | MKU ; Madurai University |  |
Central Institute of Petrochemicals Engineering and Technology | CIPET ; Central Institute of Plastics Engineering and Technology |  |
Thiagarajar College of Engineering | TCE ; TCE Madurai |  |
Coimbatore Institute of Technology | CIT |  |
Gandhigram Rural Institute | GRI ; Gandhigram Rural University ; GRU |  |
Avinashilingam Institute for Home Science and Higher Education for Women | Avinashilingam University ; Sri Avinashilingam Home Science College |  |
Puducherry Technological University | PTU ; Pondicherry Engineering College ; PEC Puducherry |  |
Central University of Jammu | CUJammu ; CU Jammu |  |
Sher-e-Kashmir University of Agricultural Sciences and Technology of Kashmir | SKUAST-K ; SKUAST Kashmir ; SKUAST |  |
Homi Bhabha National Institute | HBNI |  | Department of Atomic Energy
National Institute of Science Education and Research | NISER ; NISER Bhubaneswar |  | Homi Bhabha National Institute
Institute of Physics, Bhubaneswar | IOP ; IOPB |  | Homi Bhabha National Institute
Institute of Mathematical Sciences | IMSc ; MATSCIENCE |  | Homi Bhabha National Institute
Harish-Chandra Research Institute | HRI ; Mehta Research Institute ; MRI Allahabad |  | Homi Bhabha National Institute
Saha Institute of Nuclear Physics | SINP ; Institute of Nuclear Physics, Calcutta |  | Homi Bhabha National Institute
Variable Energy Cyclotron Centre | VECC |  | Homi Bhabha National Institute
Raja Ramanna Centre for Advanced Technology | RRCAT |  | Department of Atomic Energy
Bhabha Atomic Research Centre | BARC ; Atomic Energy Establishment, Trombay ; AEET |  | Department of Atomic Energy
Indira Gandhi Centre for Atomic Research | IGCAR ; Reactor Research Centre ; RRC Kalpakkam |  | Department of Atomic Energy
Advanced Centre for Treatment, Research and Education in Cancer | ACTREC ; Tata Memorial Centre ACTREC |  | Tata Memorial Centre
Institute of Advanced Study in Science and Technology | IASST ; IASST Guwahati |  | Department of Science and Technology
S. N. Bose National Centre for Basic Sciences | SNBNCBS ; SN Bose Centre |  | Department of Science and Technology
Indian Association for the Cultivation of Science | IACS |  | Department of Science and Technology
Jawaharlal Nehru Centre for Advanced Scientific Research | JNCASR |  | Department of Science and Technology
Bose Institute | Basu Bigyan Mandir ; Acharya J.C. Bose Institute |  | Department of Science and Technology
Agharkar Research Institute | ARI ; Maharashtra Association for the Cultivation of Science ; MACS |  | Department of Science and Technology
Birbal Sahni Institute of Palaeosciences | BSIP ; Birbal Sahni Institute of Palaeobotany |  | Department of Science and Technology
Indonesia University of Education | Universitas Pendidikan Indonesia ; UPI ; IKIP Bandung ; IKIP Negeri Bandung |  |
Semarang State University | Universitas Negeri Semarang ; UNNES ; IKIP Semarang ; State University of Semarang ; IKIP Negeri Semarang |  |
Padang State University | Universitas Negeri Padang ; UNP ; IKIP Padang ; State University of Padang |  |
State University of Makassar | Universitas Negeri Makassar ; UNM ; IKIP Ujung Pandang ; Makassar State University |  |
Manado State University | Universitas Negeri Manado ; UNIMA ; IKIP Manado |  |
State University of Gorontalo | Universitas Negeri Gorontalo ; UNG ; IKIP Gorontalo ; Gorontalo State University ; STKIP Gorontalo ; IKIP Negeri Gorontalo |  |
Sebelas Maret University | Universitas Sebelas Maret ; UNS ; Universitas Negeri Surakarta Sebelas Maret ; UNS Solo ; Universitas Sebelas Maret Surakarta |  |
Gadjah Mada University | Universitas Gadjah Mada ; UGM ; Balai Perguruan Tinggi Gadjah Mada |  |
Bandung Institute of Technology | Institut Teknologi Bandung ; ITB ; Technische Hoogeschool te Bandoeng ; THB |  |
Sepuluh Nopember Institute of Technology | Institut Teknologi Sepuluh Nopember ; ITS ; ITS Surabaya ; Perguruan Teknik 10 Nopember |  |
IPB University | Institut Pertanian Bogor ; IPB ; Bogor Agricultural University ; Bogor Agricultural Institute |  |
Diponegoro University | Universitas Diponegoro ; UNDIP |  |
Jenderal Soedirman University | Universitas Jenderal Soedirman ; UNSOED ; Universitas Jenderal Sudirman |  |
Padjadjaran University | Universitas Padjadjaran ; UNPAD ; Universitas Pajajaran |  |
Brawijaya University | Universitas Brawijaya ; UB ; Unibraw |  |
Sam Ratulangi University | Universitas Sam Ratulangi ; UNSRAT ; Universitas Sulawesi Utara dan Tengah |  |
Hasanuddin University | Universitas Hasanuddin ; UNHAS |  |
Universitas Halu Oleo | UHO ; Haluoleo University ; UNHALU ; Halu Oleo University |  |
Universitas Tadulako | UNTAD ; Tadulako University |  |
Pattimura University | Universitas Pattimura ; UNPATTI |  |
Cenderawasih University | Universitas Cenderawasih ; UNCEN |  |
Universitas Papua | UNIPA ; University of Papua ; Universitas Negeri Papua ; Universitas Cenderawasih Manokwari |  |
Udayana University | Universitas Udayana ; UNUD |  |
University of Mataram | Universitas Mataram ; UNRAM ; Mataram University |  |
Nusa Cendana University | Universitas Nusa Cendana ; UNDANA |  |
Mulawarman University | Universitas Mulawarman ; UNMUL |  |
Lambung Mangkurat University | Universitas Lambung Mangkurat ; ULM ; UNLAM |  |
Tanjungpura University | Universitas Tanjungpura ; UNTAN |  |
Universitas Palangka Raya | UPR ; University of Palangka Raya ; UNPAR Palangkaraya ; Palangkaraya University |  |
Syiah Kuala University | Universitas Syiah Kuala ; USK ; UNSYIAH |  |
Universitas Malikussaleh | UNIMAL ; Malikussaleh University |  |
Universitas Samudra | UNSAM ; Universitas Samudra Langsa ; Samudra University |  |
Universitas Teuku Umar | UTU ; Teuku Umar University |  |
University of North Sumatra | Universitas Sumatera Utara ; USU |  |
Andalas University | Universitas Andalas ; UNAND |  |
Universitas Riau | UNRI ; Riau University |  |
Universitas Jambi | UNJA ; Jambi University |  |
Sriwijaya University | Universitas Sriwijaya ; UNSRI |  |
University of Bengkulu | Universitas Bengkulu ; UNIB ; Universitas Semarak Bengkulu |  |
University of Lampung | Universitas Lampung ; UNILA |  |
Universitas Bangka Belitung | UBB ; University of Bangka Belitung |  |
Universitas Maritim Raja Ali Haji | UMRAH ; Raja Ali Haji Maritime University |  |
Sultan Ageng Tirtayasa University | Universitas Sultan Ageng Tirtayasa ; UNTIRTA ; Universitas Tirtayasa |  |
Universitas Siliwangi | UNSIL ; Siliwangi University |  |
Universitas Singaperbangsa Karawang | UNSIKA ; Singaperbangsa Karawang University |  |
Universitas Tidar | UNTIDAR ; Tidar University ; Universitas Tidar Magelang |  |
Universitas Pembangunan Nasional Veteran Jakarta | UPN Veteran Jakarta ; UPNVJ |  |
Universitas Pembangunan Nasional Veteran Jawa Timur | UPN Veteran Jawa Timur ; UPNVJT ; UPN Surabaya ; UPN Jatim |  |
Universitas Pembangunan Nasional Veteran Yogyakarta | UPN Veteran Yogyakarta ; UPNVY ; UPN Yogyakarta |  |
Sunan Kalijaga State Islamic University | Universitas Islam Negeri Sunan Kalijaga ; UIN Sunan Kalijaga ; IAIN Sunan Kalijaga ; UIN Yogyakarta ; UIN Jogja ; PTAIN Yogyakarta |  |
Universitas Islam Negeri Maulana Malik Ibrahim Malang | UIN Malang ; STAIN Malang ; UIN Maliki ; UIN Maulana Malik Ibrahim ; UIIS |  |
Universitas Islam Negeri Sunan Ampel Surabaya | UIN Sunan Ampel ; UINSA ; IAIN Sunan Ampel ; IAIN Surabaya ; UIN Surabaya |  |
Universitas Islam Negeri Walisongo Semarang | UIN Walisongo ; IAIN Walisongo ; UIN Semarang ; IAIN Semarang ; Walisongo State Islamic University |  |
Universitas Islam Negeri Alauddin Makassar | UIN Alauddin ; IAIN Alauddin ; UIN Makassar ; Alauddin State Islamic University ; IAIN Ujung Pandang |  |
Universitas Islam Negeri Ar-Raniry | UIN Ar-Raniry ; IAIN Ar-Raniry ; UIN Banda Aceh ; Ar-Raniry State Islamic University |  |
Universitas Islam Negeri Sumatera Utara | UINSU ; UIN Sumatera Utara ; IAIN Sumatera Utara ; UINSU Medan ; State Islamic University of North Sumatra |  |
Universitas Islam Negeri Raden Fatah Palembang | UIN Raden Fatah ; IAIN Raden Fatah ; UIN Palembang ; IAIN Palembang |  |
Universitas Islam Negeri Raden Intan Lampung | UIN Raden Intan ; UIN RIL ; IAIN Raden Intan ; IAIN Raden Intan Lampung |  |
Universitas Islam Negeri Imam Bonjol Padang | UIN Imam Bonjol ; IAIN Imam Bonjol ; UIN Padang ; UINIB |  |
Universitas Islam Negeri Sultan Maulana Hasanuddin Banten | UIN SMH Banten ; UIN Banten ; IAIN Sultan Maulana Hasanuddin Banten ; IAIN SMH Banten ; STAIN Serang |  |
Universitas Islam Negeri Sultan Thaha Saifuddin Jambi | UIN STS Jambi ; UIN Jambi ; IAIN Sultan Thaha Saifuddin Jambi ; IAIN STS Jambi |  |
Universitas Islam Negeri Antasari Banjarmasin | UIN Antasari ; IAIN Antasari ; UIN Banjarmasin |  |
Universitas Islam Negeri Mataram | UIN Mataram ; IAIN Mataram ; STAIN Mataram |  |
Universitas Islam Negeri Raden Mas Said Surakarta | UIN Raden Mas Said ; UIN Surakarta ; IAIN Surakarta ; STAIN Surakarta ; UIN RMS |  |
Universitas Islam Negeri Salatiga | UIN Salatiga ; IAIN Salatiga ; STAIN Salatiga |  |
Universitas Islam Negeri Kiai Haji Achmad Siddiq Jember | UIN KHAS Jember ; IAIN Jember ; STAIN Jember ; UIN Jember |  |
Universitas Islam Negeri Fatmawati Sukarno Bengkulu | UINFAS Bengkulu ; IAIN Bengkulu ; STAIN Bengkulu ; UIN Bengkulu ; UIN Fatmawati Sukarno |  |
Universitas Islam Negeri Mahmud Yunus Batusangkar | UIN Mahmud Yunus ; IAIN Batusangkar ; STAIN Batusangkar ; UIN Batusangkar |  |
Universitas Islam Negeri Sultan Aji Muhammad Idris Samarinda | UINSI Samarinda ; IAIN Samarinda ; STAIN Samarinda ; UIN Samarinda |  |
Universitas Islam Negeri Datokarama Palu | UIN Datokarama ; IAIN Palu ; STAIN Datokarama Palu ; UIN Palu |  |
Universitas Islam Negeri Siber Syekh Nurjati Cirebon | UIN Siber Syekh Nurjati ; UINSSC ; IAIN Syekh Nurjati Cirebon ; STAIN Cirebon ; IAIN Cirebon |  |
Universitas Islam Negeri Sunan Kudus | UIN Sunan Kudus ; IAIN Kudus ; STAIN Kudus |  |
Universitas Islam Negeri Syekh Wasil Kediri | UIN Syekh Wasil Kediri ; IAIN Kediri ; STAIN Kediri ; UIN Kediri |  |
Universitas Islam Negeri Kiai Ageng Muhammad Besari Ponorogo | UIN Ponorogo ; IAIN Ponorogo ; STAIN Ponorogo |  |
Universitas Islam Negeri Madura | UIN Madura ; IAIN Madura ; STAIN Pamekasan |  |
Universitas Islam Negeri Palangka Raya | UIN Palangka Raya ; IAIN Palangka Raya ; STAIN Palangka Raya |  |
Universitas Islam Negeri Palopo | UIN Palopo ; IAIN Palopo ; STAIN Palopo |  |
Universitas Islam Negeri Abdul Muthalib Sangadji Ambon | UIN AM Sangadji Ambon ; IAIN Ambon ; STAIN Ambon |  |
Universitas Islam Negeri Sultanah Nahrasiyah Lhokseumawe | UIN Sultanah Nahrasiyah ; IAIN Lhokseumawe ; STAIN Malikussaleh Lhokseumawe |  |
Institut Agama Islam Negeri Parepare | IAIN Parepare ; STAIN Parepare |  |
Institut Agama Islam Negeri Bone | IAIN Bone ; STAIN Watampone ; IAIN Watampone |  |
Institut Agama Islam Negeri Ternate | IAIN Ternate ; STAIN Ternate |  |
Institut Agama Islam Negeri Sultan Amai Gorontalo | IAIN Sultan Amai ; IAIN Gorontalo ; STAIN Gorontalo |  |
Institut Agama Islam Negeri Curup | IAIN Curup ; STAIN Curup |  |
Institut Agama Islam Negeri Kerinci | IAIN Kerinci ; STAIN Kerinci |  |
Institut Agama Islam Negeri Langsa | IAIN Langsa ; STAIN Zawiyah Cot Kala Langsa ; STAIN Langsa |  |
Institut Agama Islam Negeri Takengon | IAIN Takengon ; STAIN Gajah Putih Takengon |  |
Institut Agama Islam Negeri Pontianak | IAIN Pontianak ; STAIN Pontianak |  |
Institut Agama Islam Negeri Syaikh Abdurrahman Siddik Bangka Belitung | IAIN SAS Babel ; STAIN SAS Bangka Belitung |  |
Universitas Hindu Negeri I Gusti Bagus Sugriwa Denpasar | UHN Sugriwa ; IHDN Denpasar ; Institut Hindu Dharma Negeri Denpasar ; UHN IGB Sugriwa |  |
Universitas Hindu Indonesia | UNHI ; Institut Hindu Dharma ; Hindu University of Indonesia |  |
Institut Seni Indonesia Yogyakarta | ISI Yogyakarta ; ASTI Yogyakarta ; ASRI Yogyakarta ; Indonesian Institute of the Arts Yogyakarta |  |
Institut Seni Indonesia Denpasar | ISI Denpasar ; STSI Denpasar ; ISI Bali ; ASTI Denpasar |  |
Institut Seni Indonesia Padang Panjang | ISI Padangpanjang ; STSI Padang Panjang ; ASKI Padangpanjang |  |
Institut Seni Budaya Indonesia Bandung | ISBI Bandung ; STSI Bandung ; ASTI Bandung |  |
Universitas Muhammadiyah Prof. Dr. Hamka | UHAMKA ; IKIP Muhammadiyah Jakarta |  |
Ahmad Dahlan University | Universitas Ahmad Dahlan ; UAD ; IKIP Muhammadiyah Yogyakarta |  |
Universitas 'Aisyiyah Yogyakarta | UNISA Yogyakarta ; STIKES 'Aisyiyah Yogyakarta |  |
Universitas Muhammadiyah Purwokerto | UMP ; IKIP Muhammadiyah Purwokerto |  |
Universitas Muhammadiyah Surakarta | UMS ; IKIP Muhammadiyah Surakarta |  |
Universitas PGRI Semarang | UPGRIS ; IKIP PGRI Semarang |  |
Universitas PGRI Yogyakarta | UPY |  |
Universitas PGRI Madiun | UNIPMA ; IKIP PGRI Madiun |  |
Universitas PGRI Adi Buana Surabaya | UNIPA Surabaya ; IKIP PGRI Surabaya ; Unipasby |  |
Universitas PGRI Kanjuruhan Malang | Unikama ; Universitas Kanjuruhan Malang ; IKIP PGRI Malang ; Kanjuruhan University |  |
Universitas Nusantara PGRI Kediri | UNP Kediri ; IKIP PGRI Kediri |  |
Universitas PGRI Mahadewa Indonesia | UPMI Bali ; IKIP PGRI Bali ; IKIP PGRI Denpasar |  |
Universitas Pendidikan Mandalika | UNDIKMA ; IKIP Mataram ; Mandalika University of Education |  |
Universitas PGRI Argopuro Jember | UNIPAR Jember ; IKIP PGRI Jember |  |
Universitas PGRI Ronggolawe | UNIROW ; UNIROW Tuban ; IKIP PGRI Tuban |  |
Universitas PGRI Palembang | UPGRIP |  |
Universitas PGRI Silampari | UNPARI ; STKIP PGRI Lubuklinggau |  |
Universitas PGRI Pontianak | UPGRI Pontianak ; IKIP PGRI Pontianak ; STKIP PGRI Pontianak |  |
Universitas PGRI Jombang | STKIP PGRI Jombang |  |
Universitas Insan Budi Utomo | IKIP Budi Utomo Malang ; UIBU ; IBU Malang |  |
Universitas Ivet | IKIP Veteran Semarang ; UNIVET Semarang ; IVET University |  |
Bina Nusantara University | Universitas Bina Nusantara ; BINUS ; BINUS University ; STMIK Bina Nusantara |  |
Universitas Dian Nuswantoro | UDINUS ; STMIK Dian Nuswantoro ; Dian Nuswantoro University |  |
Universitas Amikom Yogyakarta | AMIKOM ; STMIK AMIKOM Yogyakarta ; Amikom University |  |
Universitas Teknologi Yogyakarta | UTY ; STMIK Dharma Bangsa ; University of Technology Yogyakarta |  |
Telkom University | Universitas Telkom ; Tel-U ; Institut Teknologi Telkom ; IT Telkom ; STT Telkom ; IM Telkom |  |
Universitas Bina Sarana Informatika | UBSI ; BSI ; AMIK BSI |  |
Universitas Nusa Mandiri | UNM Jakarta ; STMIK Nusa Mandiri ; Nusa Mandiri University |  |
Universitas Komputer Indonesia | UNIKOM ; Indonesia Computer University ; Universitas Komputer Indonesia Bandung |  |
Universitas Stikubank | UNISBANK ; Stikubank University ; STIE Stikubank |  |
Universitas Wijayakusuma Purwokerto | UNWIKU ; Wijayakusuma University |  |
Universitas Hayam Wuruk Perbanas | UHW Perbanas ; STIE Perbanas Surabaya ; Hayam Wuruk Perbanas University |  |
Perbanas Institute | ABFI Institute Perbanas ; STIE Perbanas Jakarta ; Institut Keuangan-Perbankan dan Informatika Asia Perbanas ; Institut Perbanas |  |
Indonesia Banking School | STIE Indonesia Banking School ; IBS ; Sekolah Tinggi Ilmu Ekonomi Indonesia Banking School |  |
Institut Bisnis dan Informatika Kwik Kian Gie | Kwik Kian Gie School of Business ; IBII ; Institut Bisnis dan Informatika Indonesia ; STIE IBII ; IBI Kwik Kian Gie |  |
Universitas Multi Data Palembang | UMDP ; STMIK GI MDP ; STMIK Global Informatika MDP ; STIE MDP |  |
Universitas Mikroskil | STMIK Mikroskil ; Mikroskil University |  |
Universitas Potensi Utama | UPU Medan ; STMIK Potensi Utama |  |
Universitas Pembangunan Panca Budi | UNPAB ; Panca Budi University |  |
Universitas Putera Batam | UPB ; STMIK Putera Batam |  |
Universitas Ma Chung | UMC Malang ; Machung University |  |
Universitas Primakara | STMIK Primakara ; Primakara University |  |
Institut Teknologi dan Bisnis STIKOM Bali | ITB STIKOM Bali ; STMIK STIKOM Bali ; STIKOM Bali |  |
Universitas Bumigora | STMIK Bumigora Mataram ; Bumigora University |  |
Universitas Dipa Makassar | UNDIPA ; STMIK Dipanegara Makassar ; STMIK Dipanegara |  |
Universitas Handayani Makassar | STMIK Handayani |  |
Universitas Sains dan Teknologi Indonesia | USTI ; STMIK AMIK Riau |  |
Institut Bisnis dan Teknologi Pelita Indonesia | STIE Pelita Indonesia ; IBT Pelita Indonesia |  |
Institut Informatika dan Bisnis Darmajaya | IIB Darmajaya ; IBI Darmajaya ; STMIK Darmajaya |  |
Institut Shanti Bhuana | ISB |  |
Universitas Katolik Soegijapranata | UNIKA Soegijapranata ; Soegijapranata Catholic University ; SCU ; Universitas Katolik Atma Jaya Semarang |  |
Parahyangan Catholic University | Universitas Katolik Parahyangan ; UNPAR |  |
Universitas Katolik Widya Mandala Surabaya | UKWMS ; Widya Mandala Catholic University ; WIMA |  |
Universitas Katolik Darma Cendika | UKDC ; Darma Cendika Catholic University |  |
Universitas Katolik Musi Charitas | UKMC ; STIE Musi ; STT Musi ; STIKES Perdhaki Charitas ; Musi Charitas Catholic University |  |
Universitas Katolik Indonesia Santu Paulus Ruteng | UNIKA Santu Paulus Ruteng ; STKIP Santu Paulus Ruteng ; STKIP St. Paulus |  |
Universitas Katolik Santo Thomas | UNIKA Santo Thomas ; UNIKA Medan ; Saint Thomas Catholic University |  |
Sanata Dharma University | Universitas Sanata Dharma ; USD ; IKIP Sanata Dharma |  |
Satya Wacana Christian University | Universitas Kristen Satya Wacana ; UKSW ; SWCU ; PTPG Kristen Indonesia |  |
Duta Wacana Christian University | Universitas Kristen Duta Wacana ; UKDW ; STT Duta Wacana |  |
Universitas Kristen Krida Wacana | UKRIDA ; Krida Wacana Christian University |  |
Petra Christian University | Universitas Kristen Petra ; PCU ; UK Petra |  |
Maranatha Christian University | Universitas Kristen Maranatha ; UKM |  |
Universitas Kristen Wira Wacana Sumba | Unkriswina Sumba ; STIE Kriswina Sumba |  |
Institut Agama Kristen Negeri Tarutung | IAKN Tarutung ; STAKPN Tarutung ; STAKN Tarutung |  |
Universitas Satya Negara Indonesia | USNI |  |
Universitas Sahid Jakarta | USAHID ; Sahid University |  |
Universitas Pakuan | UNPAK ; Pakuan University ; Universitas Bogor |  |
Universitas Djuanda | UNIDA Bogor ; Djuanda University |  |
Universitas Darussalam Gontor | UNIDA Gontor ; Institut Studi Islam Darussalam ; ISID Gontor ; University of Darussalam Gontor |  |
Universitas Pesantren Tinggi Darul Ulum | UNIPDU ; Unipdu Jombang |  |
Universitas KH. A. Wahab Hasbullah | UNWAHA ; Universitas KH Abdul Wahab Hasbulloh |  |
Universitas Hasyim Asy'ari | UNHASY ; IKAHA Tebuireng ; Institut Keislaman Hasyim Asy'ari |  |
Universitas Sains Al-Qur'an | UNSIQ ; IIQ Wonosobo ; Institut Ilmu Al-Qur'an Wonosobo |  |
Universitas Islam Zainul Hasan Genggong | UNZAH ; INZAH Genggong ; Institut Agama Islam Zainul Hasan |  |
Universitas Ibrahimy | IAI Ibrahimy ; Institut Agama Islam Ibrahimy |  |
Universitas Kiai Abdullah Faqih Gresik | UNKAFA ; INKAFA Gresik ; Institut Keislaman Abdullah Faqih |  |
Universitas Islam Tribakti Lirboyo | UIT Lirboyo ; IAI Tribakti Kediri ; IAIT Kediri |  |
Universitas Internasional Semen Indonesia | UISI |  |
Universitas Veteran Republik Indonesia | UVRI Makassar ; Universitas Pejuang Republik Indonesia ; UPRI Makassar |  |
Universitas Wira Buana | Akbid Wira Buana |  |
Universitas Pertamina | UPER ; Pertamina University |  |
Universitas Pertahanan Republik Indonesia | UNHAN ; Indonesia Defense University ; Universitas Pertahanan Indonesia ; Republic of Indonesia Defense University |  |
Politeknik Elektronika Negeri Surabaya | PENS ; Electronic Engineering Polytechnic Institute of Surabaya ; PENS-ITS ; EEPIS |  |
Politeknik Perkapalan Negeri Surabaya | PPNS ; Shipbuilding Institute of Polytechnic Surabaya ; PPNS-ITS |  |
Politeknik Negeri Jakarta | PNJ ; Politeknik Universitas Indonesia ; State Polytechnic of Jakarta |  |
Politeknik Negeri Bandung | POLBAN ; Politeknik ITB ; Bandung State Polytechnic |  |
Politeknik Negeri Semarang | POLINES ; Politeknik Universitas Diponegoro |  |
Politeknik Negeri Ujung Pandang | PNUP ; Politeknik Universitas Hasanuddin |  |
Politeknik Negeri Padang | PNP ; Politeknik Universitas Andalas |  |
Politeknik Negeri Jember | POLIJE ; Politeknik Pertanian Universitas Brawijaya ; Politeknik Pertanian Negeri Jember |  |
Politeknik Negeri Lampung | POLINELA ; Politeknik Pertanian Universitas Lampung |  |
Politeknik Negeri Sriwijaya | POLSRI ; Politeknik Universitas Sriwijaya |  |
Politeknik Pertanian Negeri Payakumbuh | Politani Payakumbuh ; PPNP ; Politeknik Pertanian Universitas Andalas |  |
Politeknik Pertanian Negeri Samarinda | Politani Samarinda ; POLITANI |  |
Politeknik Pertanian dan Peternakan Mapena | Mapena Tuban |  |
Politeknik Ilmu Pelayaran Semarang | PIP Semarang ; BPLP Semarang |  |
Politeknik Transportasi Darat Indonesia STTD | PTDI-STTD ; STTD ; Sekolah Tinggi Transportasi Darat |  |
Politeknik Statistika STIS | Polstat STIS ; STIS ; Sekolah Tinggi Ilmu Statistik ; Institute of Statistics Jakarta |  |
Politeknik Kesejahteraan Sosial Bandung | Poltekesos ; STKS Bandung ; Sekolah Tinggi Kesejahteraan Sosial |  |
Politeknik Pariwisata NHI Bandung | Poltekpar NHI ; STP Bandung ; Sekolah Tinggi Pariwisata Bandung ; NHI Bandung |  |
Politeknik Pariwisata Bali | Poltekpar Bali ; STP Nusa Dua Bali ; Sekolah Tinggi Pariwisata Nusa Dua Bali |  |
Politeknik Pariwisata Makassar | Poltekpar Makassar ; Akpar Makassar |  |
Politeknik Pembangunan Pertanian Bogor | Polbangtan Bogor ; STPP Bogor |  |
Politeknik Pembangunan Pertanian Malang | Polbangtan Malang ; STPP Malang |  |
Politeknik Ahli Usaha Perikanan | Politeknik AUP ; Sekolah Tinggi Perikanan ; STP Jakarta ; Jakarta Fisheries University |  |
Politeknik STTT Bandung | STTT Bandung ; Sekolah Tinggi Teknologi Tekstil ; Institut Teknologi Tekstil ; Textile Technology College |  |
Politeknik APP Jakarta | Akademi Pimpinan Perusahaan ; APP Jakarta |  |
Politeknik Pengayoman Indonesia | Politeknik Ilmu Pemasyarakatan ; Poltekip ; Akademi Ilmu Pemasyarakatan ; AKIP ; Politeknik Imigrasi |  |
Institut Pemerintahan Dalam Negeri | IPDN ; STPDN ; Institute of Domestic Governance ; Sekolah Tinggi Pemerintahan Dalam Negeri ; APDN |  |
Sekolah Tinggi Ilmu Kepolisian | STIK ; PTIK ; Perguruan Tinggi Ilmu Kepolisian ; STIK-PTIK |  |
Sekolah Tinggi Pertanahan Nasional | STPN ; National Land College ; Akademi Agraria |  |
Sekolah Tinggi Meteorologi Klimatologi dan Geofisika | STMKG ; AMG ; Akademi Meteorologi dan Geofisika |  |
Institut Filsafat dan Teknologi Kreatif Ledalero | IFTK Ledalero ; STFK Ledalero ; Sekolah Tinggi Filsafat Katolik Ledalero |  |
Sekolah Tinggi Filsafat Driyarkara | STF Driyarkara ; Driyarkara School of Philosophy |  |
Polytechnic University of the Philippines | PUP ; Philippine College of Commerce ; Manila Business School ; Politeknikong Unibersidad ng Pilipinas |  |
Technological University of the Philippines | TUP ; Philippine College of Arts and Trades ; Manila Trade School |  |
Philippine Normal University | PNU ; Philippine Normal College ; Philippine Normal School ; Pamantasang Normal ng Pilipinas |  |
Pamantasan ng Lungsod ng Maynila | PLM ; University of the City of Manila |  |
Central Luzon State University | CLSU ; Central Luzon Agricultural School ; Central Luzon Agricultural College ; CLAC |  |
Central Mindanao University | CMU ; Mindanao Agricultural College ; Bukidnon Agricultural School ; MAC |  |
Central Bicol State University of Agriculture | CBSUA ; Camarines Sur State Agricultural College ; CSSAC |  |
Partido State University | ParSU ; Partido State College |  |
Camarines Norte State College | CNSC |  |
Camarines Sur Polytechnic Colleges | CSPC ; Polytechnic State University of Bicol ; PSUB |  |
Visayas State University | VSU ; Visayas State College of Agriculture ; ViSCA ; Leyte State University ; Baybay National Agricultural School |  |
Leyte Normal University | LNU ; Leyte Normal School ; Leyte State College |  |
Samar State University | SSU ; Samar State Polytechnic College ; SSPC ; Samar Trade School |  |
Eastern Samar State University | ESSU ; Eastern Samar State College |  |
Southern Leyte State University | SLSU ; Southern Leyte State College of Science and Technology ; SLSCST |  |
Biliran Province State University | BiPSU ; Naval State University ; NSU ; Naval Institute of Technology |  |
Cebu Technological University | CTU ; Cebu State College of Science and Technology ; CSCST ; Cebu School of Arts and Trades |  |
Bohol Island State University | BISU ; Central Visayas State College of Agriculture, Forestry and Technology ; CVSCAFT ; CVPC ; Central Visayas Polytechnic College Bohol |  |
Negros Oriental State University | NORSU ; Central Visayas Polytechnic College ; CVPC ; East Visayas School of Arts and Trades |  |
Siquijor State College | SSC |  |
Carlos Hilado Memorial State University | CHMSU ; Carlos Hilado Memorial State College ; CHMSC ; Negros Occidental School of Arts and Trades ; Paglaum State College |  |
Technological University of the Philippines Visayas | TUP Visayas ; TUPV ; Visayas Technician Institute |  | Technological University of the Philippines
State University of Northern Negros | SUNN ; Northern Negros State College of Science and Technology ; NONESCOST |  |
Central Philippines State University | CPSU ; Negros State College of Agriculture ; NSCA |  |
West Visayas State University | WVSU ; Iloilo Normal School ; West Visayas State College |  |
Iloilo Science and Technology University | ISAT U ; Western Visayas College of Science and Technology ; WVCST ; Iloilo School of Arts and Trades |  |
Iloilo State University of Fisheries Science and Technology | ISUFST ; Iloilo State College of Fisheries ; ISCOF |  |
Aklan State University | ASU ; Aklan State College of Agriculture ; ASCA ; Banga Rural High School |  |
Romblon State University | RSU ; Romblon State College ; Odiongan Rural High School |  |
Marinduque State University | Marinduque State College ; MSC ; MarSU ; Marinduque Institute of Science and Technology |  |
Mindoro State University | MinSU ; Mindoro State College of Agriculture and Technology ; MinSCAT |  |
Occidental Mindoro State College | OMSC ; Occidental Mindoro National College |  |
Palawan State University | PSU ; Palawan Teachers College ; Palawan State College |  |
Western Philippines University | WPU ; State Polytechnic College of Palawan ; SPCP ; Palawan National Agricultural College ; PNAC |  |
Southern Luzon State University | SLSU ; Southern Luzon Polytechnic College ; SLPC ; Lucban Academy |  |
Laguna State Polytechnic University | LSPU ; Laguna State Polytechnic College ; LSPC ; Baybay Provincial High School |  |
University of Rizal System | URS ; Rizal State College ; Rizal Polytechnic College ; Rizal Technological and Polytechnic Institute |  |
Rizal Technological University | RTU ; Rizal Technological Colleges ; College of Rizal |  |
Eulogio "Amang" Rodriguez Institute of Science and Technology | EARIST ; Eulogio Rodriguez Vocational High School |  |
Cavite State University | CvSU ; Don Severino Agricultural College ; DSAC ; Don Severino de las Alas |  |
Bulacan State University | BulSU ; Bulacan College of Arts and Trades ; Bulacan Trade School ; BCAT |  |
Bulacan Agricultural State College | BASC ; Bulacan National Agricultural State College ; BNASC ; Bulacan National Agricultural School |  |
Pampanga State Agricultural University | PSAU ; Pampanga Agricultural College ; PAC |  |
Tarlac Agricultural University | TAU ; Tarlac College of Agriculture ; TCA |  |
Tarlac State University | TSU ; Tarlac College of Technology ; Tarlac School of Arts and Trades |  |
Bataan Peninsula State University | BPSU ; Bataan Polytechnic State College ; Bataan State College |  |
President Ramon Magsaysay State University | PRMSU ; Ramon Magsaysay Technological University ; RMTU ; Western Luzon Agricultural College |  |
Nueva Ecija University of Science and Technology | NEUST ; Central Luzon Polytechnic College ; CLPC ; Central Luzon School of Arts and Trades |  |
Aurora State College of Technology | ASCOT |  |
Pangasinan State University | PSU ; PSU Lingayen |  |
Don Mariano Marcos Memorial State University | DMMMSU |  |
Mariano Marcos State University | MMSU ; Mariano Marcos Memorial College of Science and Technology ; Northern Luzon State College |  |
University of Northern Philippines | UNP ; Northern Luzon School of Arts and Trades |  |
Ilocos Sur Polytechnic State College | ISPSC ; Ilocos Sur Agricultural College |  |
Abra State Institute of Sciences and Technology | ASIST ; University of Abra ; Abra State Institute of Science and Technology |  |
Benguet State University | BSU ; Mountain State Agricultural College ; MSAC ; Trinidad Agricultural School |  |
Ifugao State University | IFSU ; Ifugao State College of Agriculture and Forestry ; ISCAF |  |
Kalinga State University | KSU ; Kalinga-Apayao State College ; KASC |  |
Mountain Province State University | MPSU ; Mountain Province State Polytechnic College ; MPSPC |  |
Nueva Vizcaya State University | NVSU ; Nueva Vizcaya State Institute of Technology ; NVSIT ; Nueva Vizcaya State Polytechnic College |  |
Quirino State University | QSU ; Quirino State College ; QSC |  |
Batanes State College | BSC ; Batanes Polytechnic College |  |
Zamboanga Peninsula Polytechnic State University | ZPPSU ; Zamboanga City State Polytechnic College ; ZCSPC ; Zamboanga School of Arts and Trades |  |
Western Mindanao State University | WMSU ; Zamboanga State College ; Zamboanga Normal School |  |
Zamboanga State College of Marine Sciences and Technology | ZSCMST ; Zamboanga Regional Institute of Fisheries Technology |  |
Jose Rizal Memorial State University | JRMSU ; Jose Rizal Memorial State College ; JRMSC ; Rizal Memorial Institute |  |
Basilan State College | BasSC ; Basilan State University |  |
J. H. Cerilles State College | JHCSC ; Josefina H. Cerilles State College |  |
Central Mindanao Colleges | CMC Kidapawan |  |
University of Southern Mindanao | USM ; Mindanao Institute of Technology ; MIT Kabacan |  |
Cotabato State University | CSU ; Cotabato City State Polytechnic College ; CCSPC |  |
Sultan Kudarat State University | SKSU ; Sultan Kudarat Polytechnic State College ; SKPSC |  |
University of Southeastern Philippines | USeP ; Mindanao State University Davao ; Davao School of Arts and Trades |  |
Davao del Norte State College | DNSC ; Davao del Norte School of Fisheries |  |
Davao del Sur State College | DSSC ; Southern Philippines Agri-Business and Marine and Aquatic School of Technology ; SPAMAST |  |
Caraga State University | CSU ; Northern Mindanao State Institute of Science and Technology ; NORMISIST ; Northern Mindanao College of Arts, Science and Technology |  |
Agusan del Sur State College of Agriculture and Technology | ASSCAT ; Agusan del Sur State University ; Bunawan National Agricultural School |  |
Surigao del Norte State University | SNSU ; Surigao State College of Technology ; SSCT |  |
Bukidnon State University | BukSU ; Bukidnon State College ; Bukidnon Normal School ; BSC |  |
Camiguin Polytechnic State College | CPSC |  |
Mindanao State University–Iligan Institute of Technology | MSU-IIT ; Iligan Institute of Technology ; Northern Mindanao Institute of Technology |  | Mindanao State University
Mapúa University | Mapúa Institute of Technology ; MIT Manila ; Mapua |  |
Ateneo de Manila University | AdMU ; Ateneo Municipal de Manila ; Escuela Municipal ; Pamantasang Ateneo de Manila |  |
Ateneo de Naga University | AdNU ; Ateneo de Naga |  |
Xavier University – Ateneo de Cagayan | XU ; Ateneo de Cagayan ; Xavier University Cagayan de Oro |  |
De La Salle University | DLSU ; De La Salle College ; DLSU Manila ; Pamantasang De La Salle |  |
De La Salle University – Dasmariñas | DLSU-D ; Emilio Aguinaldo College Dasmariñas ; General Emilio Aguinaldo College |  |
De La Salle Medical and Health Sciences Institute | DLSMHSI ; De La Salle Health Sciences Institute ; DLSU Health Sciences Campus ; Emilio Aguinaldo College of Medicine |  |
University of San Carlos | USC ; Colegio de San Carlos ; Colegio de San Ildefonso |  |
University of Cebu | UC ; Cebu College of Commerce |  |
Southwestern University PHINMA | SWU ; Southwestern University, Cebu ; Southwestern Colleges |  |
Cebu Institute of Technology – University | CIT-U ; Cebu Institute of Technology ; CIT |  |
Holy Name University | HNU ; Divine Word College of Tagbilaran ; DWCT |  |
University of Saint La Salle | USLS ; La Salle College Bacolod |  |
University of Negros Occidental – Recoletos | UNO-R ; Occidental Negros Institute |  |
Central Philippine University | CPU ; Central Philippine College ; Jaro Industrial School |  |
University of San Agustin | USA Iloilo ; Colegio de San Agustin de Iloilo |  |
University of Iloilo – PHINMA | UI ; Iloilo City Colleges |  |
PHINMA University of Pangasinan | UPang ; University of Pangasinan ; Dagupan Institute ; Dagupan Junior College |  |
PHINMA Cagayan de Oro College | COC ; Cagayan de Oro College ; Parents Academy |  |
PHINMA Araullo University | AU ; Araullo University ; Araullo Lyceum |  |
University of Luzon | UL ; Luzon Colleges |  |
University of the Cordilleras | UC ; Baguio Colleges Foundation ; BCF |  |
University of Baguio | UB ; Baguio Technical and Commercial Institute ; Baguio Tech |  |
Holy Angel University | HAU ; Holy Angel Academy ; Holy Angel College |  |
Angeles University Foundation | AUF ; Angeles Institute of Technology |  |
Wesleyan University Philippines | WU-P ; Philippine Wesleyan College |  |
Saint Mary's University, Bayombong | Saint Mary's University Philippines ; St. Mary's College of Bayombong |  |
University of Saint Louis Tuguegarao | USLT ; Saint Louis College of Tuguegarao ; Saint Louis University Tuguegarao |  |
St. Paul University Philippines | SPUP ; Colegio de San Pablo ; St. Paul College of Tuguegarao |  |
University of Nueva Caceres | UNC ; Nueva Caceres Colleges ; Nueva Caceres College |  |
Universidad de Sta. Isabel | USI ; Colegio de Santa Isabel |  |
University of Santo Tomas–Legazpi | UST-Legazpi ; Aquinas University of Legazpi ; Legazpi College |  |
Divine Word College of Legazpi | DWCL ; Liceo de Albay |  |
Lyceum of the Philippines University | LPU ; Lyceum of the Philippines |  |
Centro Escolar University | CEU ; Centro Escolar de Señoritas |  |
Jose Rizal University | JRU ; Jose Rizal College ; Far Eastern College School of Accountancy and Finance |  |
Adamson University | AdU ; Adamson School of Industrial Chemistry |  |
San Beda University | SBU ; San Beda College ; Colegio de San Beda |  |
Colegio de San Juan de Letran | Letran ; Letran College |  |
St. Scholastica's College, Manila | SSC Manila ; St. Scholastica's |  |
Miriam College | Maryknoll College ; Maryknoll College Foundation |  |
University of Makati | UMak ; Makati Polytechnic Community College ; Makati College ; Pamantasan ng Makati |  |
Manila Central University | MCU ; Escuela de Farmacia del Liceo de Manila ; Manila College of Pharmacy |  |
AMA University | AMA Computer University ; AMACU ; AMA Computer College ; AMACC |  |
FEU Institute of Technology | FEU Tech ; FEU-East Asia College ; East Asia College of Information Technology |  | Far Eastern University
University of the East Ramon Magsaysay Memorial Medical Center | UERM ; UERMMMC |  | University of the East
World Citi Colleges | Quezon City Medical Center and Colleges ; WCC |  |
Quezon City University | QCU ; Quezon City Polytechnic University ; QCPU |  |
University of Caloocan City | UCC ; Caloocan City Polytechnic College ; CCPC |  |
City of Malabon University | CMU |  |
University of Perpetual Help System DALTA | UPHSD ; Perpetual Help College of Rizal ; Perpetual Help |  |
Adventist University of the Philippines | AUP ; Philippine Union College ; PUC |  |
Misamis University | MU ; Misamis Institute ; Misamis Colleges |  |
La Salle University, Ozamiz | LSU Ozamiz ; Immaculate Conception College – La Salle ; ICC-La Salle |  |
Liceo de Cagayan University | LDCU ; Liceo de Cagayan |  |
Capitol University | CU ; Cagayan Capitol College |  |
Father Saturnino Urios University | FSUU ; Urios College ; Father Urios Academy |  |
Ateneo de Davao University | AdDU ; Ateneo de Davao |  |
University of Mindanao | UM ; Mindanao Colleges |  |
University of the Immaculate Conception | UIC ; Immaculate Conception College of Davao ; St. Peter's School |  |
San Pedro College | SPC Davao ; San Pedro Hospital School of Nursing |  |
Davao Medical School Foundation | DMSF ; DMSFI |  |
Philippine Merchant Marine Academy | PMMA ; Philippine Nautical School ; Escuela Náutica de Manila |  |
National Institute of Technology, Hakodate College | NIT Hakodate College ; Hakodate National College of Technology ; Hakodate Kosen ; Hakodate Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Tomakomai College | NIT Tomakomai College ; Tomakomai National College of Technology ; Tomakomai Kosen ; Tomakomai Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Kushiro College | NIT Kushiro College ; Kushiro National College of Technology ; Kushiro Kosen ; Kushiro Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Asahikawa College | NIT Asahikawa College ; Asahikawa National College of Technology ; Asahikawa Kosen ; Asahikawa Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Hachinohe College | NIT Hachinohe College ; Hachinohe National College of Technology ; Hachinohe Kosen ; Hachinohe Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Ichinoseki College | NIT Ichinoseki College ; Ichinoseki National College of Technology ; Ichinoseki Kosen ; Ichinoseki Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Sendai College | NIT Sendai College ; Sendai National College of Technology ; Sendai Kosen ; Sendai Kogyo Koto Senmon Gakko ; Miyagi National College of Technology |  | National Institute of Technology
National Institute of Technology, Akita College | NIT Akita College ; Akita National College of Technology ; Akita Kosen ; Akita Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Tsuruoka College | NIT Tsuruoka College ; Tsuruoka National College of Technology ; Tsuruoka Kosen ; Tsuruoka Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Fukushima College | NIT Fukushima College ; Fukushima National College of Technology ; Fukushima Kosen ; Fukushima Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Ibaraki College | NIT Ibaraki College ; Ibaraki National College of Technology ; Ibaraki Kosen ; Ibaraki Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Oyama College | NIT Oyama College ; Oyama National College of Technology ; Oyama Kosen ; Oyama Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Gunma College | NIT Gunma College ; Gunma National College of Technology ; Gunma Kosen ; Gunma Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Kisarazu College | NIT Kisarazu College ; Kisarazu National College of Technology ; Kisarazu Kosen ; Kisarazu Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Tokyo College | NIT Tokyo College ; Tokyo National College of Technology ; Tokyo Kosen ; Tokyo Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Nagaoka College | NIT Nagaoka College ; Nagaoka National College of Technology ; Nagaoka Kosen ; Nagaoka Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Toyama College | NIT Toyama College ; Toyama National College of Technology ; Toyama Kosen ; Toyama Kogyo Koto Senmon Gakko ; Toyama National College of Maritime Technology |  | National Institute of Technology
National Institute of Technology, Ishikawa College | NIT Ishikawa College ; Ishikawa National College of Technology ; Ishikawa Kosen ; Ishikawa Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Nagano College | NIT Nagano College ; Nagano National College of Technology ; Nagano Kosen ; Nagano Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Gifu College | NIT Gifu College ; Gifu National College of Technology ; Gifu Kosen ; Gifu Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Numazu College | NIT Numazu College ; Numazu National College of Technology ; Numazu Kosen ; Numazu Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Toyota College | NIT Toyota College ; Toyota National College of Technology ; Toyota Kosen ; Toyota Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Toba College | NIT Toba College ; Toba National College of Maritime Technology ; Toba Kosen ; Toba Shosen Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Suzuka College | NIT Suzuka College ; Suzuka National College of Technology ; Suzuka Kosen ; Suzuka Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Maizuru College | NIT Maizuru College ; Maizuru National College of Technology ; Maizuru Kosen ; Maizuru Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Akashi College | NIT Akashi College ; Akashi National College of Technology ; Akashi Kosen ; Akashi Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Nara College | NIT Nara College ; Nara National College of Technology ; Nara Kosen ; Nara Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Wakayama College | NIT Wakayama College ; Wakayama National College of Technology ; Wakayama Kosen ; Wakayama Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Yonago College | NIT Yonago College ; Yonago National College of Technology ; Yonago Kosen ; Yonago Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Matsue College | NIT Matsue College ; Matsue National College of Technology ; Matsue Kosen ; Matsue Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Tsuyama College | NIT Tsuyama College ; Tsuyama National College of Technology ; Tsuyama Kosen ; Tsuyama Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Hiroshima College | NIT Hiroshima College ; Hiroshima National College of Technology ; Hiroshima Kosen ; Hiroshima Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Kure College | NIT Kure College ; Kure National College of Technology ; Kure Kosen ; Kure Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Tokuyama College | NIT Tokuyama College ; Tokuyama National College of Technology ; Tokuyama Kosen ; Tokuyama Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Ube College | NIT Ube College ; Ube National College of Technology ; Ube Kosen ; Ube Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Oshima College | NIT Oshima College ; Oshima National College of Maritime Technology ; Oshima Kosen ; Oshima Shosen Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Anan College | NIT Anan College ; Anan National College of Technology ; Anan Kosen ; Anan Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Kagawa College | NIT Kagawa College ; Kagawa National College of Technology ; Kagawa Kosen ; Kagawa Kogyo Koto Senmon Gakko ; Takamatsu National College of Technology ; Takuma National College of Technology |  | National Institute of Technology
National Institute of Technology, Niihama College | NIT Niihama College ; Niihama National College of Technology ; Niihama Kosen ; Niihama Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Yuge College | NIT Yuge College ; Yuge National College of Maritime Technology ; Yuge Kosen ; Yuge Shosen Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Kochi College | NIT Kochi College ; Kochi National College of Technology ; Kochi Kosen ; Kochi Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Kurume College | NIT Kurume College ; Kurume National College of Technology ; Kurume Kosen ; Kurume Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Ariake College | NIT Ariake College ; Ariake National College of Technology ; Ariake Kosen ; Ariake Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Kitakyushu College | NIT Kitakyushu College ; Kitakyushu National College of Technology ; Kitakyushu Kosen ; Kitakyushu Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Sasebo College | NIT Sasebo College ; Sasebo National College of Technology ; Sasebo Kosen ; Sasebo Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Kumamoto College | NIT Kumamoto College ; Kumamoto National College of Technology ; Kumamoto Kosen ; Kumamoto Kogyo Koto Senmon Gakko ; Yatsushiro National College of Technology |  | National Institute of Technology
National Institute of Technology, Oita College | NIT Oita College ; Oita National College of Technology ; Oita Kosen ; Oita Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Miyakonojo College | NIT Miyakonojo College ; Miyakonojo National College of Technology ; Miyakonojo Kosen ; Miyakonojo Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Kagoshima College | NIT Kagoshima College ; Kagoshima National College of Technology ; Kagoshima Kosen ; Kagoshima Kogyo Koto Senmon Gakko |  | National Institute of Technology
National Institute of Technology, Okinawa College | NIT Okinawa College ; Okinawa National College of Technology ; Okinawa Kosen ; Okinawa Kogyo Koto Senmon Gakko |  | National Institute of Technology
Tokyo Metropolitan College of Industrial Technology | TMCIT ; Tokyo Toritsu Sangyo Gijutsu Koto Senmon Gakko ; Tokyo Metropolitan College of Technology ; Tokyo Metropolitan College of Aeronautical Engineering |  |
Kobe City College of Technology | KCCT ; Kobe Kosen ; Kobe Shiritsu Kogyo Koto Senmon Gakko |  |
Salesian Polytechnic | Salesio Kosen ; Ikuei Tokyo College of Technology ; Salesio Kogyo Koto Senmon Gakko ; Salesian Polytechnic Ikuei |  |
International College of Technology, Kanazawa | ICT Kanazawa ; Kanazawa Technical College ; Kanazawa Kosen ; Kokusai Kosen |  |
Kindai University Technical College | Kindai Kosen ; Kinki University Technical College ; Kinki Daigaku Kogyo Koto Senmon Gakko |  | Kindai University
Poltekkes Kemenkes Medan | Politeknik Kesehatan Kementerian Kesehatan Medan ; Politeknik Kesehatan Medan ; Poltekkes Medan ; Health Polytechnic of Medan ; Poltekkes Depkes Medan |  |
Poltekkes Kemenkes Padang | Politeknik Kesehatan Kementerian Kesehatan Padang ; Politeknik Kesehatan Padang ; Poltekkes Padang ; Health Polytechnic of Padang ; Poltekkes Depkes Padang |  |
Poltekkes Kemenkes Riau | Politeknik Kesehatan Kementerian Kesehatan Riau ; Politeknik Kesehatan Riau ; Poltekkes Riau ; Health Polytechnic of Riau ; Poltekkes Depkes Riau |  |
Poltekkes Kemenkes Jambi | Politeknik Kesehatan Kementerian Kesehatan Jambi ; Politeknik Kesehatan Jambi ; Poltekkes Jambi ; Health Polytechnic of Jambi ; Poltekkes Depkes Jambi |  |
Poltekkes Kemenkes Palembang | Politeknik Kesehatan Kementerian Kesehatan Palembang ; Politeknik Kesehatan Palembang ; Poltekkes Palembang ; Health Polytechnic of Palembang ; Poltekkes Depkes Palembang |  |
Poltekkes Kemenkes Bengkulu | Politeknik Kesehatan Kementerian Kesehatan Bengkulu ; Politeknik Kesehatan Bengkulu ; Poltekkes Bengkulu ; Health Polytechnic of Bengkulu ; Poltekkes Depkes Bengkulu |  |
Poltekkes Kemenkes Pangkalpinang | Politeknik Kesehatan Kementerian Kesehatan Pangkalpinang ; Politeknik Kesehatan Pangkalpinang ; Poltekkes Pangkalpinang ; Health Polytechnic of Pangkalpinang ; Poltekkes Depkes Pangkalpinang |  |
Poltekkes Kemenkes Tanjungkarang | Politeknik Kesehatan Kementerian Kesehatan Tanjungkarang ; Politeknik Kesehatan Tanjungkarang ; Poltekkes Tanjungkarang ; Health Polytechnic of Tanjungkarang ; Poltekkes Depkes Tanjungkarang |  |
Poltekkes Kemenkes Tanjungpinang | Politeknik Kesehatan Kementerian Kesehatan Tanjungpinang ; Politeknik Kesehatan Tanjungpinang ; Poltekkes Tanjungpinang ; Health Polytechnic of Tanjungpinang ; Poltekkes Depkes Tanjungpinang |  |
Poltekkes Kemenkes Banten | Politeknik Kesehatan Kementerian Kesehatan Banten ; Politeknik Kesehatan Banten ; Poltekkes Banten ; Health Polytechnic of Banten ; Poltekkes Depkes Banten |  |
Poltekkes Kemenkes Bandung | Politeknik Kesehatan Kementerian Kesehatan Bandung ; Politeknik Kesehatan Bandung ; Poltekkes Bandung ; Health Polytechnic of Bandung ; Poltekkes Depkes Bandung |  |
Poltekkes Kemenkes Tasikmalaya | Politeknik Kesehatan Kementerian Kesehatan Tasikmalaya ; Politeknik Kesehatan Tasikmalaya ; Poltekkes Tasikmalaya ; Health Polytechnic of Tasikmalaya ; Poltekkes Depkes Tasikmalaya |  |
Poltekkes Kemenkes Jakarta I | Politeknik Kesehatan Kementerian Kesehatan Jakarta I ; Politeknik Kesehatan Jakarta I ; Poltekkes Jakarta I ; Health Polytechnic of Jakarta I ; Poltekkes Depkes Jakarta I |  |
Poltekkes Kemenkes Jakarta II | Politeknik Kesehatan Kementerian Kesehatan Jakarta II ; Politeknik Kesehatan Jakarta II ; Poltekkes Jakarta II ; Health Polytechnic of Jakarta II ; Poltekkes Depkes Jakarta II |  |
Poltekkes Kemenkes Jakarta III | Politeknik Kesehatan Kementerian Kesehatan Jakarta III ; Politeknik Kesehatan Jakarta III ; Poltekkes Jakarta III ; Health Polytechnic of Jakarta III ; Poltekkes Depkes Jakarta III |  |
Poltekkes Kemenkes Semarang | Politeknik Kesehatan Kementerian Kesehatan Semarang ; Politeknik Kesehatan Semarang ; Poltekkes Semarang ; Health Polytechnic of Semarang ; Poltekkes Depkes Semarang |  |
Poltekkes Kemenkes Surakarta | Politeknik Kesehatan Kementerian Kesehatan Surakarta ; Politeknik Kesehatan Surakarta ; Poltekkes Surakarta ; Health Polytechnic of Surakarta ; Poltekkes Depkes Surakarta |  |
Poltekkes Kemenkes Yogyakarta | Politeknik Kesehatan Kementerian Kesehatan Yogyakarta ; Politeknik Kesehatan Yogyakarta ; Poltekkes Yogyakarta ; Health Polytechnic of Yogyakarta ; Poltekkes Depkes Yogyakarta |  |
Poltekkes Kemenkes Malang | Politeknik Kesehatan Kementerian Kesehatan Malang ; Politeknik Kesehatan Malang ; Poltekkes Malang ; Health Polytechnic of Malang ; Poltekkes Depkes Malang |  |
Poltekkes Kemenkes Denpasar | Politeknik Kesehatan Kementerian Kesehatan Denpasar ; Politeknik Kesehatan Denpasar ; Poltekkes Denpasar ; Health Polytechnic of Denpasar ; Poltekkes Depkes Denpasar |  |
Poltekkes Kemenkes Mataram | Politeknik Kesehatan Kementerian Kesehatan Mataram ; Politeknik Kesehatan Mataram ; Poltekkes Mataram ; Health Polytechnic of Mataram ; Poltekkes Depkes Mataram |  |
Poltekkes Kemenkes Kupang | Politeknik Kesehatan Kementerian Kesehatan Kupang ; Politeknik Kesehatan Kupang ; Poltekkes Kupang ; Health Polytechnic of Kupang ; Poltekkes Depkes Kupang |  |
Poltekkes Kemenkes Pontianak | Politeknik Kesehatan Kementerian Kesehatan Pontianak ; Politeknik Kesehatan Pontianak ; Poltekkes Pontianak ; Health Polytechnic of Pontianak ; Poltekkes Depkes Pontianak |  |
Poltekkes Kemenkes Palangka Raya | Politeknik Kesehatan Kementerian Kesehatan Palangka Raya ; Politeknik Kesehatan Palangka Raya ; Poltekkes Palangka Raya ; Health Polytechnic of Palangka Raya ; Poltekkes Depkes Palangka Raya |  |
Poltekkes Kemenkes Banjarmasin | Politeknik Kesehatan Kementerian Kesehatan Banjarmasin ; Politeknik Kesehatan Banjarmasin ; Poltekkes Banjarmasin ; Health Polytechnic of Banjarmasin ; Poltekkes Depkes Banjarmasin |  |
Poltekkes Kemenkes Kalimantan Timur | Politeknik Kesehatan Kementerian Kesehatan Kalimantan Timur ; Politeknik Kesehatan Kalimantan Timur ; Poltekkes Kalimantan Timur ; Health Polytechnic of Kalimantan Timur ; Poltekkes Depkes Kalimantan Timur |  |
Poltekkes Kemenkes Makassar | Politeknik Kesehatan Kementerian Kesehatan Makassar ; Politeknik Kesehatan Makassar ; Poltekkes Makassar ; Health Polytechnic of Makassar ; Poltekkes Depkes Makassar |  |
Poltekkes Kemenkes Palu | Politeknik Kesehatan Kementerian Kesehatan Palu ; Politeknik Kesehatan Palu ; Poltekkes Palu ; Health Polytechnic of Palu ; Poltekkes Depkes Palu |  |
Poltekkes Kemenkes Kendari | Politeknik Kesehatan Kementerian Kesehatan Kendari ; Politeknik Kesehatan Kendari ; Poltekkes Kendari ; Health Polytechnic of Kendari ; Poltekkes Depkes Kendari |  |
Poltekkes Kemenkes Gorontalo | Politeknik Kesehatan Kementerian Kesehatan Gorontalo ; Politeknik Kesehatan Gorontalo ; Poltekkes Gorontalo ; Health Polytechnic of Gorontalo ; Poltekkes Depkes Gorontalo |  |
Poltekkes Kemenkes Manado | Politeknik Kesehatan Kementerian Kesehatan Manado ; Politeknik Kesehatan Manado ; Poltekkes Manado ; Health Polytechnic of Manado ; Poltekkes Depkes Manado |  |
Poltekkes Kemenkes Mamuju | Politeknik Kesehatan Kementerian Kesehatan Mamuju ; Politeknik Kesehatan Mamuju ; Poltekkes Mamuju ; Health Polytechnic of Mamuju ; Poltekkes Depkes Mamuju |  |
Poltekkes Kemenkes Ternate | Politeknik Kesehatan Kementerian Kesehatan Ternate ; Politeknik Kesehatan Ternate ; Poltekkes Ternate ; Health Polytechnic of Ternate ; Poltekkes Depkes Ternate |  |
Poltekkes Kemenkes Maluku | Politeknik Kesehatan Kementerian Kesehatan Maluku ; Politeknik Kesehatan Maluku ; Poltekkes Maluku ; Health Polytechnic of Maluku ; Poltekkes Depkes Maluku |  |
Poltekkes Kemenkes Jayapura | Politeknik Kesehatan Kementerian Kesehatan Jayapura ; Politeknik Kesehatan Jayapura ; Poltekkes Jayapura ; Health Polytechnic of Jayapura ; Poltekkes Depkes Jayapura |  |
Poltekkes Kemenkes Sorong | Politeknik Kesehatan Kementerian Kesehatan Sorong ; Politeknik Kesehatan Sorong ; Poltekkes Sorong ; Health Polytechnic of Sorong ; Poltekkes Depkes Sorong |  |
Chiang Mai Rajabhat University | CMRU ; Rajabhat Institute Chiang Mai ; Chiang Mai Teachers College ; Mahawitthayalai Ratchaphat Chiang Mai |  |
Chiang Rai Rajabhat University | CRRU ; Rajabhat Institute Chiang Rai ; Chiang Rai Teachers College ; Mahawitthayalai Ratchaphat Chiang Rai |  |
Lampang Rajabhat University | LPRU ; Rajabhat Institute Lampang ; Lampang Teachers College ; Mahawitthayalai Ratchaphat Lampang |  |
Uttaradit Rajabhat University | URU ; Rajabhat Institute Uttaradit ; Uttaradit Teachers College ; Mahawitthayalai Ratchaphat Uttaradit |  |
Kamphaeng Phet Rajabhat University | KPRU ; Rajabhat Institute Kamphaeng Phet ; Kamphaeng Phet Teachers College ; Mahawitthayalai Ratchaphat Kamphaeng Phet |  |
Nakhon Sawan Rajabhat University | NSRU ; Rajabhat Institute Nakhon Sawan ; Nakhon Sawan Teachers College ; Mahawitthayalai Ratchaphat Nakhon Sawan |  |
Pibulsongkram Rajabhat University | PSRU ; Rajabhat Institute Pibulsongkram ; Phitsanulok Teachers College ; Mahawitthayalai Ratchaphat Pibulsongkram |  |
Phetchabun Rajabhat University | PCRU ; Rajabhat Institute Phetchabun ; Phetchabun Teachers College ; Mahawitthayalai Ratchaphat Phetchabun |  |
Udon Thani Rajabhat University | UDRU ; Rajabhat Institute Udon Thani ; Udon Thani Teachers College ; Mahawitthayalai Ratchaphat Udon Thani |  |
Loei Rajabhat University | LRU ; Rajabhat Institute Loei ; Loei Teachers College ; Mahawitthayalai Ratchaphat Loei |  |
Sakon Nakhon Rajabhat University | SNRU ; Rajabhat Institute Sakon Nakhon ; Sakon Nakhon Teachers College ; Mahawitthayalai Ratchaphat Sakon Nakhon |  |
Rajabhat Maha Sarakham University | RMU ; Mahasarakham Rajabhat University ; Rajabhat Institute Maha Sarakham ; Maha Sarakham Teachers College |  |
Nakhon Ratchasima Rajabhat University | NRRU ; Rajabhat Institute Nakhon Ratchasima ; Nakhon Ratchasima Teachers College ; Mahawitthayalai Ratchaphat Nakhon Ratchasima |  |
Buriram Rajabhat University | BRU ; Rajabhat Institute Buriram ; Buriram Teachers College ; Mahawitthayalai Ratchaphat Buriram |  |
Surindra Rajabhat University | SRRU ; Surin Rajabhat University ; Rajabhat Institute Surin ; Surin Teachers College |  |
Ubon Ratchathani Rajabhat University | UBRU ; Rajabhat Institute Ubon Ratchathani ; Ubon Ratchathani Teachers College ; Mahawitthayalai Ratchaphat Ubon Ratchathani |  |
Sisaket Rajabhat University | SSKRU ; Rajabhat Institute Sisaket ; Sisaket Teachers College ; Mahawitthayalai Ratchaphat Sisaket |  |
Chaiyaphum Rajabhat University | CPRU ; Rajabhat Institute Chaiyaphum ; Chaiyaphum Teachers College ; Mahawitthayalai Ratchaphat Chaiyaphum |  |
Roi Et Rajabhat University | RERU ; Rajabhat Institute Roi Et ; Roi Et Teachers College ; Mahawitthayalai Ratchaphat Roi Et |  |
Nakhon Pathom Rajabhat University | NPRU ; Rajabhat Institute Nakhon Pathom ; Nakhon Pathom Teachers College ; Mahawitthayalai Ratchaphat Nakhon Pathom |  |
Kanchanaburi Rajabhat University | KRU ; Rajabhat Institute Kanchanaburi ; Kanchanaburi Teachers College ; Mahawitthayalai Ratchaphat Kanchanaburi |  |
Muban Chombueng Rajabhat University | MCRU ; Rajabhat Institute Muban Chombueng ; Muban Chombueng Teachers College ; Mahawitthayalai Ratchaphat Muban Chombueng |  |
Phetchaburi Rajabhat University | PBRU ; Rajabhat Institute Phetchaburi ; Phetchaburi Teachers College ; Mahawitthayalai Ratchaphat Phetchaburi |  |
Phranakhon Si Ayutthaya Rajabhat University | ARU ; Rajabhat Institute Phranakhon Si Ayutthaya ; Phranakhon Si Ayutthaya Teachers College ; Mahawitthayalai Ratchaphat Phranakhon Si Ayutthaya |  |
Thepsatri Rajabhat University | TRU ; Rajabhat Institute Thepsatri ; Thepsatri Teachers College ; Mahawitthayalai Ratchaphat Thepsatri |  |
Rajanagarindra Rajabhat University | RRU ; Rajabhat Rajanagarindra University ; Chachoengsao Teachers College ; Rajabhat Institute Rajanagarindra |  |
Rambhai Barni Rajabhat University | RBRU ; Rajabhat Institute Rambhai Barni ; Rambhai Barni Teachers College ; Mahawitthayalai Ratchaphat Rambhai Barni |  |
Surat Thani Rajabhat University | SRU ; Rajabhat Institute Surat Thani ; Surat Thani Teachers College ; Mahawitthayalai Ratchaphat Surat Thani |  |
Nakhon Si Thammarat Rajabhat University | NSTRU ; Rajabhat Institute Nakhon Si Thammarat ; Nakhon Si Thammarat Teachers College ; Mahawitthayalai Ratchaphat Nakhon Si Thammarat |  |
Phuket Rajabhat University | PKRU ; Rajabhat Institute Phuket ; Phuket Teachers College ; Mahawitthayalai Ratchaphat Phuket |  |
Songkhla Rajabhat University | SKRU ; Rajabhat Institute Songkhla ; Songkhla Teachers College ; Mahawitthayalai Ratchaphat Songkhla |  |
Yala Rajabhat University | YRU ; Rajabhat Institute Yala ; Yala Teachers College ; Mahawitthayalai Ratchaphat Yala |  |
Indian Institute of Science Education and Research Pune | IISER Pune |  |
Indian Institute of Science Education and Research Kolkata | IISER Kolkata ; IISER-K ; IISER Mohanpur |  |
Indian Institute of Science Education and Research Mohali | IISER Mohali |  |
Indian Institute of Science Education and Research Bhopal | IISER Bhopal ; IISERB |  |
Indian Institute of Science Education and Research Thiruvananthapuram | IISER TVM ; IISER Trivandrum ; IISER Thiruvananthapuram |  |
Indian Institute of Science Education and Research Tirupati | IISER Tirupati |  |
Indian Institute of Science Education and Research Berhampur | IISER Berhampur ; IISERBPR |  |
National Institute of Pharmaceutical Education and Research, Ahmedabad | NIPER Ahmedabad ; NIPER-A |  |
National Institute of Pharmaceutical Education and Research, Guwahati | NIPER Guwahati ; NIPER-G |  |
National Institute of Pharmaceutical Education and Research, Hajipur | NIPER Hajipur ; NIPER-H |  |
National Institute of Pharmaceutical Education and Research, Hyderabad | NIPER Hyderabad ; NIPER-H |  |
National Institute of Pharmaceutical Education and Research, Kolkata | NIPER Kolkata ; NIPER-K |  |
National Institute of Pharmaceutical Education and Research, Raebareli | NIPER Raebareli ; NIPER-R |  |
National Institute of Pharmaceutical Education and Research | NIPER ; NIPER Mohali ; NIPER SAS Nagar |  |
Indian Institute of Information Technology, Sri City | IIIT Sri City ; IIIT Chittoor ; IIITS ; Indian Institute of Information Technology, Chittoor |  |
Indian Institute of Information Technology, Vadodara | IIIT Vadodara ; IIITV |  |
Indian Institute of Information Technology, Kota | IIIT Kota |  |
Indian Institute of Information Technology, Guwahati | IIIT Guwahati |  |
Indian Institute of Information Technology, Kalyani | IIIT Kalyani |  |
Indian Institute of Information Technology, Sonepat | IIIT Sonepat |  |
Indian Institute of Information Technology, Una | IIIT Una |  |
Indian Institute of Information Technology, Manipur | IIIT Manipur ; IIIT Senapati ; Indian Institute of Information Technology Senapati, Manipur |  |
Indian Institute of Information Technology, Tiruchirappalli | IIIT Tiruchirappalli ; IIIT Trichy |  |
Indian Institute of Information Technology, Lucknow | IIIT Lucknow |  |
Indian Institute of Information Technology, Dharwad | IIIT Dharwad |  |
Indian Institute of Information Technology, Kottayam | IIIT Kottayam ; IIIT Kerala |  |
Indian Institute of Information Technology, Nagpur | IIIT Nagpur |  |
Indian Institute of Information Technology, Pune | IIIT Pune |  |
Indian Institute of Information Technology, Ranchi | IIIT Ranchi |  |
Indian Institute of Information Technology, Surat | IIIT Surat |  |
Indian Institute of Information Technology, Bhopal | IIIT Bhopal |  |
Indian Institute of Information Technology, Bhagalpur | IIIT Bhagalpur |  |
Indian Institute of Information Technology, Agartala | IIIT Agartala |  |
Indian Institute of Information Technology, Raichur | IIIT Raichur |  |
International Institute of Information Technology, Naya Raipur | IIIT Naya Raipur ; IIIT-NR ; Dr. Shyama Prasad Mukherjee International Institute of Information Technology |  |
International Institute of Information Technology, Bhubaneswar | IIIT Bhubaneswar ; IIIT-BH |  |
National Law University, Delhi | NLUD ; NLU Delhi |  |
NALSAR University of Law | NALSAR ; National Academy of Legal Studies and Research |  |
West Bengal National University of Juridical Sciences | NUJS ; WBNUJS |  |
National Law Institute University | NLIU ; NLIU Bhopal |  |
National Law University, Jodhpur | NLUJ ; NLU Jodhpur |  |
Hidayatullah National Law University | HNLU |  |
Gujarat National Law University | GNLU |  |
Dr. Ram Manohar Lohiya National Law University | RMLNLU |  |
Rajiv Gandhi National University of Law | RGNUL |  |
Chanakya National Law University | CNLU |  |
National University of Advanced Legal Studies | NUALS ; National Institute for Advanced Legal Studies |  |
National Law University Odisha | NLUO ; National Law University Orissa |  |
Damodaram Sanjivayya National Law University | DSNLU |  |
National Law University and Judicial Academy, Assam | NLUJAA ; NLUJA Assam |  |
Maharashtra National Law University, Mumbai | MNLU Mumbai |  |
Himachal Pradesh National Law University | HPNLU |  |
Dharmashastra National Law University | DNLU |  |
Dr. Rajendra Prasad National Law University | RPNLUP ; National Law University Prayagraj ; Uttar Pradesh National Law University |  |
National Institute of Technical Teachers Training and Research, Chennai | NITTTR Chennai ; Technical Teachers Training Institute, Madras ; TTTI Chennai |  |
National Institute of Technical Teachers Training and Research, Chandigarh | NITTTR Chandigarh ; TTTI Chandigarh ; Technical Teachers Training Institute, Chandigarh |  |
National Institute of Technical Teachers Training and Research, Bhopal | NITTTR Bhopal ; TTTI Bhopal |  |
National Institute of Technical Teachers Training and Research, Kolkata | NITTTR Kolkata ; TTTI Kolkata |  |
National Institute of Food Technology Entrepreneurship and Management, Kundli | NIFTEM ; NIFTEM Kundli ; NIFTEM-K |  |
National Institute of Food Technology Entrepreneurship and Management, Thanjavur | NIFTEM-T ; Indian Institute of Food Processing Technology ; IIFPT ; Indian Institute of Crop Processing Technology ; Paddy Processing Research Centre |  |
Gati Shakti Vishwavidyalaya | GSV ; National Rail and Transportation Institute ; NRTI |  |
Rajiv Gandhi Institute of Petroleum Technology | RGIPT |  |
Indian Maritime University | IMU ; Training Ship Chanakya ; National Maritime Academy |  |
School of Planning and Architecture, Delhi | SPA Delhi ; School of Town and Country Planning |  |
Lakshmibai National Institute of Physical Education | LNIPE ; Lakshmibai National College of Physical Education ; Laxmibai College of Physical Education |  |
National Sanskrit University | NSU Tirupati ; Rashtriya Sanskrit Vidyapeetha ; RSVP Tirupati |  |
Central Sanskrit University | CSU ; Rashtriya Sanskrit Sansthan ; RSKS |  |
Shri Lal Bahadur Shastri National Sanskrit University | SLBSNSU ; Shri Lal Bahadur Shastri Rashtriya Sanskrit Vidyapeetha |  |
Swami Vivekanand Subharti University | SVSU ; Subharti University |  |
Institut Pendidikan Guru Kampus Ilmu Khas | IPG Kampus Ilmu Khas ; Institut Perguruan Ilmu Khas ; Maktab Perguruan Ilmu Khas |  | Institut Pendidikan Guru Malaysia
Institut Pendidikan Guru Kampus Bahasa Antarabangsa | IPG Kampus Bahasa Antarabangsa ; Institut Perguruan Bahasa-Bahasa Antarabangsa ; IPBA |  | Institut Pendidikan Guru Malaysia
Institut Pendidikan Guru Kampus Pendidikan Islam | IPG Kampus Pendidikan Islam ; Institut Perguruan Islam ; Maktab Perguruan Islam |  | Institut Pendidikan Guru Malaysia
Institut Pendidikan Guru Kampus Pendidikan Teknik | IPG Kampus Pendidikan Teknik ; Maktab Perguruan Teknik ; Institut Perguruan Teknik |  | Institut Pendidikan Guru Malaysia
Institut Pendidikan Guru Kampus Tuanku Bainun | IPG Kampus Tuanku Bainun ; Institut Perguruan Tuanku Bainun ; Maktab Perguruan Tuanku Bainun |  | Institut Pendidikan Guru Malaysia
Institut Pendidikan Guru Kampus Ipoh | IPG Kampus Ipoh ; Institut Perguruan Ipoh ; IPG Ipoh |  | Institut Pendidikan Guru Malaysia
Institut Pendidikan Guru Kampus Gaya | IPG Kampus Gaya ; Institut Perguruan Gaya ; Gaya College |  | Institut Pendidikan Guru Malaysia
Institut Pendidikan Guru Kampus Batu Lintang | IPG Kampus Batu Lintang ; Institut Perguruan Batu Lintang ; Maktab Perguruan Batu Lintang |  | Institut Pendidikan Guru Malaysia
Vietnam National University Ho Chi Minh City | VNU-HCM ; VNUHCM ; Đại học Quốc gia Thành phố Hồ Chí Minh ; ĐHQG-HCM ; Đại học Tổng hợp Thành phố Hồ Chí Minh |  |
VNU University of Engineering and Technology | VNU-UET ; Trường Đại học Công nghệ, Đại học Quốc gia Hà Nội ; University of Engineering and Technology, Vietnam National University, Hanoi ; UET ; College of Technology, VNU ; COLTECH |  | Vietnam National University, Hanoi
VNU University of Languages and International Studies | ULIS ; VNU-ULIS ; Trường Đại học Ngoại ngữ, Đại học Quốc gia Hà Nội ; College of Foreign Languages, VNU ; Hanoi Foreign Language Teachers' Training College |  | Vietnam National University, Hanoi
VNU University of Economics and Business | VNU-UEB ; UEB ; Trường Đại học Kinh tế, Đại học Quốc gia Hà Nội ; University of Economics and Business, Vietnam National University, Hanoi |  | Vietnam National University, Hanoi
VNU University of Medicine and Pharmacy | VNU-UMP ; Trường Đại học Y Dược, Đại học Quốc gia Hà Nội ; VNU School of Medicine and Pharmacy ; Khoa Y Dược, Đại học Quốc gia Hà Nội |  | Vietnam National University, Hanoi
VNU University of Law | VNU-UL ; Trường Đại học Luật, Đại học Quốc gia Hà Nội ; VNU School of Law ; Khoa Luật, Đại học Quốc gia Hà Nội |  | Vietnam National University, Hanoi
VNU Vietnam Japan University | VJU ; Trường Đại học Việt Nhật ; Vietnam Japan University |  | Vietnam National University, Hanoi
VNU International School | VNU-IS ; Trường Quốc tế, Đại học Quốc gia Hà Nội ; Khoa Quốc tế, Đại học Quốc gia Hà Nội |  | Vietnam National University, Hanoi
Hanoi School of Business and Management | HSB ; Trường Quản trị và Kinh doanh ; Hanoi School of Business ; VNU Hanoi School of Business and Management |  | Vietnam National University, Hanoi
University of Economics and Law | UEL ; Trường Đại học Kinh tế - Luật ; University of Economics and Law, VNU-HCM ; VNU-HCM Faculty of Economics |  | Vietnam National University Ho Chi Minh City
An Giang University | AGU ; Trường Đại học An Giang ; Trường Cao đẳng Sư phạm An Giang |  | Vietnam National University Ho Chi Minh City
University of Health Sciences, VNU-HCM | UHS ; Trường Đại học Khoa học Sức khỏe ; School of Medicine, VNU-HCM ; Khoa Y, Đại học Quốc gia Thành phố Hồ Chí Minh |  | Vietnam National University Ho Chi Minh City
University of Economics Ho Chi Minh City | UEH ; Đại học Kinh tế Thành phố Hồ Chí Minh ; UEH University ; Trường Đại học Kinh tế TP.HCM |  |
University of Medicine and Pharmacy at Ho Chi Minh City | UMP ; UMPH ; Đại học Y Dược Thành phố Hồ Chí Minh ; Ho Chi Minh City University of Medicine and Pharmacy ; Saigon Medical University ; Saigon Faculty of Medicine |  |
Ho Chi Minh City University of Education | HCMUE ; Trường Đại học Sư phạm Thành phố Hồ Chí Minh ; Ho Chi Minh City University of Pedagogy ; Saigon Faculty of Pedagogy |  |
Ho Chi Minh City University of Law | HCMULAW ; ULAW ; Trường Đại học Luật Thành phố Hồ Chí Minh |  |
Ho Chi Minh City Open University | HCMCOU ; Trường Đại học Mở Thành phố Hồ Chí Minh ; Ho Chi Minh City University of Open Education ; OU |  |
Ho Chi Minh City University of Transport | UTH ; UT-HCMC ; Trường Đại học Giao thông Vận tải Thành phố Hồ Chí Minh ; University of Transport Ho Chi Minh City |  |
Ho Chi Minh City University of Foreign Languages and Information Technology | HUFLIT ; Trường Đại học Ngoại ngữ - Tin học Thành phố Hồ Chí Minh ; Saigon Foreign Languages School |  |
Ho Chi Minh City University of Natural Resources and Environment | HCMUNRE ; Trường Đại học Tài nguyên và Môi trường Thành phố Hồ Chí Minh |  |
Ho Chi Minh City University of Architecture | UAH ; Trường Đại học Kiến trúc Thành phố Hồ Chí Minh ; University of Architecture Ho Chi Minh City ; Saigon University of Architecture |  |
Ho Chi Minh City University of Culture | HCMUC ; Trường Đại học Văn hóa Thành phố Hồ Chí Minh |  |
Industrial University of Ho Chi Minh City | IUH ; Trường Đại học Công nghiệp Thành phố Hồ Chí Minh ; Ho Chi Minh City University of Industry ; HUI ; Go Vap Technical School ; Industrial College No. 4 |  |
Nong Lam University | Nong Lam University Ho Chi Minh City ; NLU ; Trường Đại học Nông Lâm Thành phố Hồ Chí Minh ; University of Agriculture and Forestry, Ho Chi Minh City ; Thu Duc Agriculture University ; HCMUAF |  |
Ton Duc Thang University | TDTU ; Trường Đại học Tôn Đức Thắng ; Trường Đại học Công nghệ Tôn Đức Thắng ; Ton Duc Thang Technology University |  |
Saigon University | SGU ; Trường Đại học Sài Gòn ; Ho Chi Minh City College of Education ; Trường Cao đẳng Sư phạm TP.HCM |  |
University of Finance – Marketing | UFM ; Trường Đại học Tài chính – Marketing ; Trường Cao đẳng Bán công Marketing |  |
Nguyen Tat Thanh University | NTTU ; Trường Đại học Nguyễn Tất Thành ; Nguyen Tat Thanh College |  |
Van Lang University | VLU ; Trường Đại học Văn Lang ; Van Lang Private University |  |
Van Hien University | VHU ; Trường Đại học Văn Hiến |  |
Hong Bang International University | HIU ; Trường Đại học Quốc tế Hồng Bàng ; Hong Bang University |  |
Hoa Sen University | HSU ; Trường Đại học Hoa Sen ; Lotus University ; Lotus College |  |
Gia Dinh University | GDU ; Trường Đại học Gia Định ; Gia Dinh Information Technology University ; Trường Đại học Công nghệ Thông tin Gia Định |  |
Saigon Technology University | STU ; Trường Đại học Công nghệ Sài Gòn ; Saigon College of Engineering |  |
Ho Chi Minh City University of Economics and Finance | UEF ; Trường Đại học Kinh tế - Tài chính Thành phố Hồ Chí Minh |  |
International University – Saigon | SIU ; Saigon International University ; Trường Đại học Quốc tế Sài Gòn |  |
Lac Hong University | LHU ; Trường Đại học Lạc Hồng |  |
Dong Nai Technology University | DNTU ; Trường Đại học Công nghệ Đồng Nai |  |
Thu Dau Mot University | TDMU ; Trường Đại học Thủ Dầu Một ; Binh Duong Teachers College |  |
Binh Duong University | BDU ; Trường Đại học Bình Dương |  |
Eastern International University | EIU ; Trường Đại học Quốc tế Miền Đông |  |
Vietnamese-German University | VGU ; Trường Đại học Việt Đức |  |
Ba Ria-Vung Tau University | BVU ; Trường Đại học Bà Rịa - Vũng Tàu |  |
Dalat University | DLU ; Trường Đại học Đà Lạt ; University of Dalat ; Da Lat University |  |
Yersin University | Trường Đại học Yersin Đà Lạt ; Yersin University of Da Lat ; YDU |  |
Tay Nguyen University | TNU ; TTN ; Trường Đại học Tây Nguyên |  |
Quy Nhon University | QNU ; Trường Đại học Quy Nhơn ; Quy Nhon Teachers' University ; Trường Đại học Sư phạm Quy Nhơn |  |
Phu Yen University | PYU ; Trường Đại học Phú Yên |  |
Khanh Hoa University | UKH ; Trường Đại học Khánh Hòa |  |
Pham Van Dong University | PDU ; Trường Đại học Phạm Văn Đồng |  |
University of Da Nang | UD ; UDN ; Đại học Đà Nẵng ; The University of Danang ; Danang University |  |
The University of Danang - University of Science and Education | UED ; Trường Đại học Sư phạm, Đại học Đà Nẵng ; Da Nang University of Education ; Danang University of Science and Education |  | University of Da Nang
The University of Danang - University of Foreign Language Studies | UFLS ; Trường Đại học Ngoại ngữ, Đại học Đà Nẵng ; Danang University of Foreign Language Studies |  | University of Da Nang
The University of Danang - University of Technology and Education | UTE ; Trường Đại học Sư phạm Kỹ thuật, Đại học Đà Nẵng ; Danang College of Technology |  | University of Da Nang
Vietnam-Korea University of Information and Communication Technology | VKU ; Trường Đại học Công nghệ Thông tin và Truyền thông Việt - Hàn ; Vietnam-Korea Friendship Information Technology College |  | University of Da Nang
VN-UK Institute for Research and Executive Education | VNUK ; Viện Nghiên cứu và Đào tạo Việt - Anh |  | University of Da Nang
Duy Tan University | DTU ; Đại học Duy Tân ; Trường Đại học Duy Tân |  |
Dong A University | UDA ; Trường Đại học Đông Á |  |
Danang Architecture University | DAU ; Trường Đại học Kiến trúc Đà Nẵng |  |
Hue University | Đại học Huế ; HU ; University of Hue ; Viện Đại học Huế |  |
University of Sciences, Hue University | HUSC ; Trường Đại học Khoa học, Đại học Huế ; Hue University of Sciences ; Hue College of Sciences |  | Hue University
University of Agriculture and Forestry, Hue University | HUAF ; Trường Đại học Nông Lâm, Đại học Huế ; Hue University of Agriculture and Forestry |  | Hue University
University of Economics, Hue University | HCE ; Trường Đại học Kinh tế, Đại học Huế ; Hue College of Economics ; HUE-UE |  | Hue University
University of Foreign Languages and International Studies, Hue University | HUFLIS ; Trường Đại học Ngoại ngữ, Đại học Huế ; Hue University of Foreign Languages ; HUCFL ; Hue University College of Foreign Languages |  | Hue University
University of Arts, Hue University | Trường Đại học Nghệ thuật, Đại học Huế ; Hue College of Arts |  | Hue University
Quang Binh University | QBU ; Trường Đại học Quảng Bình |  |
Ha Tinh University | HTU ; Trường Đại học Hà Tĩnh |  |
Vinh University | Trường Đại học Vinh ; Vinh Pedagogical University ; Trường Đại học Sư phạm Vinh ; Vinh Teachers' Training University |  |
Vinh Medical University | VMU ; Trường Đại học Y khoa Vinh |  |
Nghe An University | Nghe An University of Economics ; Trường Đại học Kinh tế Nghệ An ; Trường Đại học Nghệ An |  |
Hong Duc University | HDU ; Trường Đại học Hồng Đức |  |
Hoa Lu University | Trường Đại học Hoa Lư ; Ninh Binh Teachers College |  |
Thai Nguyen University | TNU ; Đại học Thái Nguyên |  |
Thai Nguyen University of Technology | TNUT ; Trường Đại học Kỹ thuật Công nghiệp, Đại học Thái Nguyên ; Thai Nguyen University of Industrial Technology ; Bac Thai Electromechanical University |  | Thai Nguyen University
Thai Nguyen University of Education | TNUE ; Trường Đại học Sư phạm, Đại học Thái Nguyên ; Viet Bac University of Education |  | Thai Nguyen University
Thai Nguyen University of Medicine and Pharmacy | TUMP ; TNUMP ; Trường Đại học Y - Dược, Đại học Thái Nguyên ; Viet Bac Medical University |  | Thai Nguyen University
Thai Nguyen University of Agriculture and Forestry | TUAF ; Trường Đại học Nông Lâm, Đại học Thái Nguyên ; Bac Thai Agricultural University |  | Thai Nguyen University
Thai Nguyen University of Sciences | TNUS ; Trường Đại học Khoa học, Đại học Thái Nguyên |  | Thai Nguyen University
Thai Nguyen University of Economics and Business Administration | TUEBA ; Trường Đại học Kinh tế và Quản trị Kinh doanh, Đại học Thái Nguyên |  | Thai Nguyen University
Thai Nguyen University of Information and Communication Technology | ICTU ; Trường Đại học Công nghệ Thông tin và Truyền thông, Đại học Thái Nguyên |  | Thai Nguyen University
Tay Bac University | UTB ; Trường Đại học Tây Bắc ; Tay Bac Teachers College |  |
Tan Trao University | TTrU ; Trường Đại học Tân Trào ; Tuyen Quang College |  |
Hung Vuong University | HVU ; Trường Đại học Hùng Vương ; Phu Tho Teachers College |  |
Hanoi Pedagogical University 2 | HPU2 ; Trường Đại học Sư phạm Hà Nội 2 ; Hanoi University of Education No. 2 |  |
Hanoi Law University | HLU ; Trường Đại học Luật Hà Nội ; Hanoi College of Law |  |
Hanoi University of Pharmacy | HUP ; Trường Đại học Dược Hà Nội ; Hanoi College of Pharmacy |  |
Hanoi University of Public Health | HUPH ; Trường Đại học Y tế Công cộng ; Hanoi School of Public Health ; HSPH Hanoi |  |
Hanoi Architectural University | HAU ; Trường Đại học Kiến trúc Hà Nội ; Hanoi University of Architecture |  |
Hanoi Open University | HOU ; Trường Đại học Mở Hà Nội ; Viện Đại học Mở Hà Nội ; Hanoi Institute of Open Education |  |
Hanoi Metropolitan University | HNMU ; Trường Đại học Thủ đô Hà Nội ; Hanoi Capital University ; Trường Cao đẳng Sư phạm Hà Nội |  |
Hanoi University of Culture | HUC ; Trường Đại học Văn hóa Hà Nội |  |
Hanoi University of Home Affairs | HUHA ; Trường Đại học Nội vụ Hà Nội |  |
Hanoi University of Business and Technology | HUBT ; Trường Đại học Kinh doanh và Công nghệ Hà Nội ; Hanoi Private University of Business Administration |  |
National University of Art Education | NUAE ; Trường Đại học Sư phạm Nghệ thuật Trung ương ; Central University of Art Education |  |
Vietnam National University of Agriculture | VNUA ; Học viện Nông nghiệp Việt Nam ; Hanoi University of Agriculture ; HUA ; Hanoi Agricultural University ; Trường Đại học Nông nghiệp Hà Nội |  |
Vietnam National University of Forestry | VNUF ; VFU ; Trường Đại học Lâm nghiệp ; Vietnam Forestry University ; Forestry University of Vietnam |  |
University of Transport Technology | UTT ; Trường Đại học Công nghệ Giao thông Vận tải ; College of Transport |  |
University of Labour and Social Affairs | ULSA ; Trường Đại học Lao động - Xã hội |  |
University of Economics – Technology for Industries | UNETI ; Trường Đại học Kinh tế - Kỹ thuật Công nghiệp |  |
Electric Power University | EPU ; Trường Đại học Điện lực |  |
East Asia University of Technology | EAUT ; Trường Đại học Công nghệ Đông Á |  |
Foreign Trade University | FTU ; Trường Đại học Ngoại thương ; Hanoi Foreign Trade University |  |
Thang Long University | TLU ; Trường Đại học Thăng Long |  |
Phenikaa University | PKA ; Đại học Phenikaa ; Thanh Tay University ; Trường Đại học Thành Tây |  |
Swinburne Vietnam | Swinburne University of Technology Vietnam |  | FPT University
FPT University | Trường Đại học FPT ; FPTU ; Đại học FPT |  |
Posts and Telecommunications Institute of Technology | PTIT ; Học viện Công nghệ Bưu chính Viễn thông |  |
Academy of Finance | AOF ; Học viện Tài chính ; Hanoi University of Finance and Accounting |  |
Academy of Journalism and Communication | AJC ; Học viện Báo chí và Tuyên truyền |  |
Academy of Policy and Development | APD ; Học viện Chính sách và Phát triển |  |
Academy of Cryptography Techniques | ACT ; KMA ; Học viện Kỹ thuật Mật mã |  |
Diplomatic Academy of Vietnam | DAV ; Học viện Ngoại giao ; Institute for International Relations Vietnam ; Học viện Quan hệ Quốc tế |  |
Le Quy Don Technical University | LQDTU ; Học viện Kỹ thuật Quân sự ; Military Technical Academy ; MTA ; Le Quy Don University |  |
Vietnam Military Medical University | VMMU ; Học viện Quân y ; Vietnam Military Medical Academy |  |
National Academy of Public Administration | NAPA ; Học viện Hành chính Quốc gia ; National Academy of Public Administration and Governance |  |
National Academy of Education Management | NAEM ; Học viện Quản lý Giáo dục |  |
Vietnam Youth Academy | VYA ; Học viện Thanh thiếu niên Việt Nam |  |
Vietnam Aviation Academy | VAA ; Học viện Hàng không Việt Nam |  |
Vietnam Trade Union University | VTUU ; Trường Đại học Công đoàn ; Trade Union University |  |
Vietnam University of Traditional Medicine | VUTM ; Học viện Y Dược học cổ truyền Việt Nam |  |
University of Science and Technology of Hanoi | USTH ; Trường Đại học Khoa học và Công nghệ Hà Nội ; Vietnam France University ; Trường Đại học Việt Pháp ; Université des sciences et des technologies de Hanoï |  | Vietnam Academy of Science and Technology
Graduate University of Science and Technology | GUST ; Học viện Khoa học và Công nghệ |  | Vietnam Academy of Science and Technology
Vietnam Academy of Science and Technology | VAST ; Viện Hàn lâm Khoa học và Công nghệ Việt Nam ; National Center for Natural Science and Technology |  |
Thai Binh University of Medicine and Pharmacy | TBUMP ; Trường Đại học Y Dược Thái Bình ; Thai Binh Medical University ; Thai Binh Medical College |  |
Hai Phong University of Medicine and Pharmacy | HPMU ; Trường Đại học Y Dược Hải Phòng ; Hai Phong Medical University |  |
Hai Duong Medical Technical University | HMTU ; Trường Đại học Kỹ thuật Y tế Hải Dương |  |
Nam Dinh University of Nursing | NDUN ; Trường Đại học Điều dưỡng Nam Định |  |
Nam Dinh University of Technology Education | NUTE ; Trường Đại học Sư phạm Kỹ thuật Nam Định |  |
Hung Yen University of Technology and Education | UTEHY ; Trường Đại học Sư phạm Kỹ thuật Hưng Yên |  |
Sao Do University | SDU ; Trường Đại học Sao Đỏ |  |
Hai Phong University | DHHP ; Trường Đại học Hải Phòng ; Haiphong Pedagogical University ; Trường Đại học Sư phạm Hải Phòng |  |
Can Tho University | CTU ; Đại học Cần Thơ ; Trường Đại học Cần Thơ ; Viện Đại học Cần Thơ |  |
Can Tho University of Medicine and Pharmacy | CTUMP ; Trường Đại học Y Dược Cần Thơ |  |
Can Tho University of Technology | CTUT ; Trường Đại học Kỹ thuật - Công nghệ Cần Thơ |  |
Tra Vinh University | TVU ; Đại học Trà Vinh ; Trường Đại học Trà Vinh ; Tra Vinh Community College |  |
Dong Thap University | DThU ; Trường Đại học Đồng Tháp ; Dong Thap University of Education |  |
Tien Giang University | TGU ; Trường Đại học Tiền Giang |  |
Kien Giang University | KGU ; VNKGU ; Trường Đại học Kiên Giang |  |
Bac Lieu University | BLU ; Trường Đại học Bạc Liêu |  |
Nam Can Tho University | DNC ; Trường Đại học Nam Cần Thơ |  |
Vo Truong Toan University | VTTU ; Trường Đại học Võ Trường Toản |  |
Vinh Long University of Technology Education | VLUTE ; Trường Đại học Sư phạm Kỹ thuật Vĩnh Long |  |
Chulalongkorn University | CU ; Chula ; Chulalongkon Mahawitthayalai ; Civil Service College of King Chulalongkorn |  |
Thammasat University | TU ; University of Moral and Political Sciences ; Mahawitthayalai Thammasat |  |
Mahidol University | MU ; University of Medical Sciences, Bangkok ; Mahawitthayalai Mahidon ; University of Medical Sciences Thailand |  |
Srinakharinwirot University | SWU ; College of Education, Prasarnmit ; Prasarnmit |  |
Burapha University | BUU ; Srinakharinwirot University Bangsaen ; Bangsaen College of Education |  |
Naresuan University | NU ; Srinakharinwirot University Phitsanulok |  |
Mahasarakham University | MSU ; Srinakharinwirot University Mahasarakham |  |
Thaksin University | TSU ; Srinakharinwirot University Southern Campus ; Srinakharinwirot University Songkhla |  |
University of Phayao | UP ; Naresuan University Phayao Campus |  |
Nakhon Phanom University | NPU ; Nakhon Phanom Rajabhat University |  |
Kalasin University | KSU ; Kalasin Rajabhat University |  |
Princess of Naradhiwas University | PNU ; Princess Naradhiwas University |  |
King Mongkut's University of Technology Thonburi | KMUTT ; King Mongkut's Institute of Technology Thonburi ; KMITT ; Bangmod ; Thonburi Technical Institute |  |
King Mongkut's University of Technology North Bangkok | KMUTNB ; King Mongkut's Institute of Technology North Bangkok ; KMITNB ; Thai-German Technical School |  |
King Mongkut's Institute of Technology Ladkrabang | KMITL ; Nonthaburi Telecommunication Training Centre ; Ladkrabang |  |
Maejo University | MJU ; Maejo Institute of Agricultural Technology ; Mae Jo University |  |
National Institute of Development Administration | NIDA ; Sathaban Bandit Phatthanaborihansat |  |
Suan Dusit University | SDU ; Suan Dusit Rajabhat University ; Suan Dusit Teachers College ; Mahawitthayalai Suan Dusit |  |
Suan Sunandha Rajabhat University | SSRU ; Suan Sunandha Teachers College ; Rajabhat Institute Suan Sunandha |  |
Bansomdejchaopraya Rajabhat University | BSRU ; Ban Somdej |  |
Phranakhon Rajabhat University | PNRU |  |
Chandrakasem Rajabhat University | CRU |  |
Valaya Alongkorn Rajabhat University | VRU ; Rajabhat Institute Petchburi Wittayalongkorn ; Phetchaburi Wittayalongkorn Rajabhat University |  |
Dhonburi Rajabhat University | DRU ; Thonburi Rajabhat University |  |
Rajamangala University of Technology Thanyaburi | RMUTT ; Rajamangala Institute of Technology ; RIT Thailand ; Institute of Technology and Vocational Education |  |
Rajamangala University of Technology Lanna | RMUTL ; Rajamangala Lanna ; Rajamangala Institute of Technology Northern Campus |  |
Rajamangala University of Technology Krungthep | RMUTK ; UTK ; Bangkok Technical Institute |  |
Rajamangala University of Technology Phra Nakhon | RMUTP |  |
Rajamangala University of Technology Rattanakosin | RMUTR |  |
Rajamangala University of Technology Suvarnabhumi | RMUTSB |  |
Rajamangala University of Technology Tawan-ok | RMUTTO |  |
Pathumwan Institute of Technology | PIT ; Pathumwan Technical College |  |
Assumption University (Thailand) | ABAC ; AU ; Assumption Business Administration College ; Assumption University of Thailand |  |
Huachiew Chalermprakiet University | HCU ; Huachiew College |  |
University of the Thai Chamber of Commerce | UTCC ; College of Commerce Thailand |  |
Rangsit University | RSU ; Rangsit College |  |
Siam University | SU ; Siam Technical College |  |
Sripatum University | SPU ; Sripatum College ; Thai Suriya College |  |
Kasem Bundit University | KBU ; Kasem Bundit College |  |
Payap University | PYU ; Thailand Theological Seminary ; Payap College |  |
Christian University of Thailand | CTU ; Christian College Thailand |  |
Asia-Pacific International University | AIU ; Mission College ; Apiu ; Bangkok Adventist Hospital School of Nursing |  |
Stamford International University | STIU ; Stamford International College |  |
Chulabhorn Royal Academy | CRA ; HRH Princess Chulabhorn College of Medical Science ; PCCMS |  |
Chitralada Technology Institute | CDTI ; Chitralada Technology College |  |
Prince of Songkla University | PSU ; Princess of Songkla University ; Mahawitthayalai Songkhlanakharin ; Songklanakarin ; University of Southern Thailand |  |
Mahamakut Buddhist University | MBU ; Mahamakutrajavidyalaya |  |
Mahachulalongkornrajavidyalaya University | MCU ; Mahachulalongkorn Buddhist University ; Mahachula |  |
University of Malaya | Universiti Malaya ; UM ; Raffles College |  |
Universiti Kebangsaan Malaysia | UKM ; National University of Malaysia |  |
Universiti Putra Malaysia | UPM ; Universiti Pertanian Malaysia ; Agricultural University of Malaysia ; Kolej Pertanian Malaya ; Putra University Malaysia |  |
Universiti Sains Malaysia | USM ; University of Science Malaysia ; Universiti Pulau Pinang ; University of Penang |  |
Universiti Teknologi Malaysia | UTM ; Institut Teknologi Kebangsaan ; ITK ; University of Technology Malaysia ; Technical College Kuala Lumpur |  |
Universiti Utara Malaysia | UUM ; Northern University of Malaysia |  |
Universiti Pendidikan Sultan Idris | UPSI ; Sultan Idris Education University ; Sultan Idris Training College ; SITC ; Institut Perguruan Sultan Idris ; Maktab Perguruan Sultan Idris |  |
Universiti Sains Islam Malaysia | USIM ; Kolej Universiti Islam Malaysia ; KUIM ; Islamic Science University of Malaysia ; Islamic University College of Malaysia |  |
Universiti Teknikal Malaysia Melaka | UTeM ; Kolej Universiti Teknikal Kebangsaan Malaysia ; KUTKM ; Technical University of Malaysia Malacca |  |
Universiti Tun Hussein Onn Malaysia | UTHM ; Kolej Universiti Teknologi Tun Hussein Onn ; KUiTTHO ; Institut Teknologi Tun Hussein Onn ; ITTHO ; Politeknik Batu Pahat |  |
Universiti Malaysia Kelantan | UMK ; University of Malaysia Kelantan |  |
Universiti Malaysia Sabah | UMS ; University of Malaysia Sabah |  |
Universiti Malaysia Sarawak | UNIMAS ; University of Malaysia Sarawak |  |
International Islamic University Malaysia | IIUM ; UIAM ; Universiti Islam Antarabangsa Malaysia ; UIA |  |
Universiti Tenaga Nasional | UNITEN ; National Energy University ; Institut Latihan Sultan Ahmad Shah ; ILSAS ; The Energy University |  |
Universiti Teknologi PETRONAS | UTP ; Petronas University of Technology ; Institut Teknologi Petronas ; ITP |  |
Multimedia University | MMU ; Universiti Telekom ; Telekom University ; Universiti Multimedia ; UNITELE |  |
Universiti Kuala Lumpur | UniKL ; University of Kuala Lumpur |  |
Universiti Selangor | UNISEL ; Universiti Industri Selangor ; Industrial University of Selangor ; University of Selangor |  |
Universiti Islam Selangor | UIS ; Kolej Universiti Islam Antarabangsa Selangor ; KUIS ; Selangor International Islamic University College ; Kolej Islam Selangor Darul Ehsan ; KISDAR |  |
Universiti Islam Melaka | UNIMEL ; Universiti Melaka ; Kolej Universiti Islam Melaka ; KUIM |  |
Universiti Islam Pahang Sultan Ahmad Shah | UnIPSAS ; Kolej Universiti Islam Pahang Sultan Ahmad Shah ; KUIPSAS ; Kolej Islam Pahang |  |
UCSI University | University College Sedaya International ; Sedaya College ; Sedaya International College ; UCSI |  |
HELP University | HELP University College ; HELP Institute ; Higher Education Learning Philosophy |  |
SEGi University | SEGi University College ; Systematic College ; SEGi College |  |
Taylor's University | Taylor's College ; Taylor's University College ; Universiti Taylor's |  |
Sunway University | Sunway College ; Sunway University College |  |
INTI International University | INTI University College ; INTI College ; INTI International University & Colleges |  |
Nilai University | Nilai College ; Nilai International College ; Nilai University College |  |
AIMST University | Asian Institute of Medicine, Science and Technology ; AIMST |  |
MAHSA University | Malaysian Allied Health Sciences Academy ; MAHSA University College ; MAHSA College |  |
Quest International University | QIU ; Quest International University Perak ; QIUP |  |
Perdana University | Perdana University Graduate School of Medicine ; PU-RCSI |  |
RCSI & UCD Malaysia Campus | RUMC ; Penang Medical College ; PMC |  |
Wawasan Open University | WOU ; Universiti Terbuka Wawasan |  |
Open University Malaysia | OUM ; Universiti Terbuka Malaysia ; UNITEM |  |
Asia e University | AeU |  |
UNITAR International University | UNITAR ; Universiti Tun Abdul Razak ; University Tun Abdul Razak |  |
Limkokwing University of Creative Technology | Limkokwing Institute of Creative Technology ; LUCT ; Limkokwing University College |  |
German-Malaysian Institute | GMI ; Institut Jerman-Malaysia |  |
Malaysia-Japan International Institute of Technology | MJIIT |  | Universiti Teknologi Malaysia
Universiti Geomatika Malaysia | Geomatika University College ; Kolej Geomatika ; UGM Geomatika |  |
DRB-HICOM University of Automotive Malaysia | International College of Automotive ; ICAM |  |
Xiamen University Malaysia | XMUM |  | Xiamen University
Monash University Malaysia | MUM ; Monash University Sunway Campus ; Monash Malaysia |  | Monash University
Curtin University Malaysia | Curtin Sarawak ; Curtin University Sarawak |  | Curtin University
Swinburne University of Technology Sarawak Campus | Swinburne Sarawak |  | Swinburne University of Technology
COMSATS University Islamabad | COMSATS Institute of Information Technology ; CIIT ; CUI ; COMSATS |  |
Quaid-i-Azam University | QAU ; University of Islamabad ; Islamabad University |  |
National University of Modern Languages | NUML ; National Institute of Modern Languages |  |
University of the Punjab | Punjab University ; PU ; Panjab University Lahore |  |
Government College University, Lahore | GCU ; GCU Lahore ; Government College Lahore ; GC University |  |
Government College University, Faisalabad | GCUF ; Government College Faisalabad ; Government College Lyallpur |  |
Government College Women University Faisalabad | GCWUF ; Government College for Women, Faisalabad |  |
University of Agriculture, Faisalabad | UAF ; West Pakistan Agricultural University ; Punjab Agricultural College and Research Institute, Lyallpur ; Lyallpur Agricultural College |  |
University of Engineering and Technology, Lahore | UET Lahore ; UET ; MacLagan Engineering College, Lahore ; West Pakistan University of Engineering and Technology ; Mughalpura Technical College |  |
University of Engineering and Technology, Taxila | UET Taxila |  |
University of Engineering and Technology, Peshawar | UET Peshawar ; NWFP University of Engineering and Technology ; UETP |  |
University of Engineering and Technology, Mardan | UET Mardan ; UET Peshawar Mardan Campus |  |
Muhammad Nawaz Sharif University of Agriculture | MNSUAM ; MNS University of Agriculture, Multan |  |
Pir Mehr Ali Shah Arid Agriculture University | PMAS-AAUR ; University of Arid Agriculture Rawalpindi ; AAUR ; Barani Agricultural College |  |
Bahauddin Zakariya University | BZU ; University of Multan ; Multan University |  |
Islamia University of Bahawalpur | IUB ; Jamia Islamia ; Jamia Abbasia |  |
Lahore College for Women University | LCWU ; Lahore College for Women |  |
Kinnaird College for Women | KCW ; Kinnaird |  |
University of Home Economics, Lahore | UHE ; Government College of Home Economics, Lahore |  |
Fatima Jinnah Medical University | FJMU ; Fatima Jinnah Medical College ; Balak Ram Medical College |  |
King Edward Medical University | KEMU ; King Edward Medical College ; Lahore Medical School ; KEMC |  |
Rawalpindi Medical University | RMU ; Rawalpindi Medical College ; RMC |  |
Faisalabad Medical University | FMU ; Punjab Medical College ; PMC Faisalabad |  |
Nishtar Medical University | NMU ; Nishtar Medical College |  |
Khyber Medical College | KMC |  | Khyber Medical University
Dow University of Health Sciences | DUHS ; Dow Medical College |  |
Jinnah Sindh Medical University | JSMU ; Sindh Medical College ; SMC |  |
Liaquat University of Medical & Health Sciences | Liaquat University of Medical and Health Sciences ; LUMHS ; Liaquat Medical College |  |
Peoples University of Medical and Health Sciences for Women | PUMHSW ; PUMHS ; Peoples Medical College for Girls ; Nawabshah Medical College for Girls |  |
Shaheed Mohtarma Benazir Bhutto Medical University | SMBBMU ; Chandka Medical College ; CMC Larkana |  |
Bolan University of Medical and Health Sciences | BUMHS ; Bolan Medical College |  |
Shaheed Zulfiqar Ali Bhutto Medical University | SZABMU ; Pakistan Institute of Medical Sciences ; PIMS |  |
Quaid-e-Awam University of Engineering, Science and Technology | QUEST ; QUEST Nawabshah ; Mehran University College Nawabshah |  |
Sindh Agriculture University | SAU ; Sindh Agriculture College ; SAU Tandojam ; King George V Agricultural College |  |
Sindh Madressatul Islam University | SMIU ; Sindh Madressatul Islam ; Sindh Madrasatul Islam College |  |
NED University of Engineering and Technology | NEDUET ; NED Government Engineering College ; Prince of Wales Engineering College ; Nadirshaw Edulji Dinshaw |  |
Dawood University of Engineering and Technology | DUET ; Dawood College of Engineering and Technology ; DCET |  |
Sukkur IBA University | SIBAU ; Sukkur Institute of Business Administration ; IBA Sukkur |  |
Institute of Business Administration, Karachi | IBA Karachi ; IBA |  |
Institute of Business Management | IoBM ; CBM ; College of Business Management |  |
Shaheed Zulfikar Ali Bhutto Institute of Science and Technology | SZABIST ; SZABIST University |  |
Karachi Institute of Economics and Technology | PAF-KIET ; KIET ; PAF Karachi Institute of Economics and Technology |  |
Salim Habib University | Barrett Hodgson University ; SHU |  |
Jinnah University for Women | JUW |  |
Mohammad Ali Jinnah University | MAJU |  |
Capital University of Science and Technology | CUST ; Mohammad Ali Jinnah University, Islamabad ; MAJU Islamabad |  |
Federal Urdu University of Arts, Science and Technology | FUUAST ; Federal Urdu University ; Urdu College ; Jamia Urdu |  |
Lasbela University of Agriculture, Water and Marine Sciences | LUAWMS |  |
Balochistan University of Engineering and Technology | BUETK ; BUET Khuzdar ; Balochistan Engineering College Khuzdar |  |
Balochistan University of Information Technology, Engineering and Management Sciences | BUITEMS |  |
Mirpur University of Science and Technology | MUST ; University College of Engineering and Technology Mirpur |  |
University of Poonch | UPR ; University of Poonch Rawalakot ; University College of Agriculture Rawalakot |  |
University of Baltistan | UOBS ; KIU Skardu Campus |  |
Ghulam Ishaq Khan Institute of Engineering Sciences and Technology | GIKI ; GIK Institute |  |
Institute of Management Sciences, Peshawar | IMSciences ; IM Sciences |  |
University of Haripur | UoH ; Hazara University Haripur Campus |  |
Islamia College University | ICP ; Islamia College Peshawar ; ICUP |  |
Lahore Leads University | Leads ; LLU |  |
Lahore Garrison University | LGU |  |
University of Management and Technology | UMT ; Institute of Leadership and Management ; ILM |  |
University of Central Punjab | UCP ; Punjab College of Business Administration ; PCBA |  |
Beaconhouse National University | BNU |  |
Hajvery University | HU Lahore |  |
Green International University | GIU |  |
Bangladesh University of Engineering and Technology | BUET ; East Pakistan University of Engineering and Technology ; EPUET ; Ahsanullah Engineering College ; Dacca Survey School |  |
Khulna University of Engineering & Technology | Khulna University of Engineering and Technology ; KUET ; Bangladesh Institute of Technology, Khulna ; BIT Khulna ; Khulna Engineering College |  |
Dhaka University of Engineering & Technology | Dhaka University of Engineering and Technology ; DUET ; Bangladesh Institute of Technology, Dhaka ; BIT Dhaka ; Dhaka Engineering College |  |
Islamic University of Technology | IUT ; Islamic Institute of Technology ; ICTVTR ; Islamic Centre for Technical and Vocational Training and Research ; IIT Gazipur |  |
Sher-e-Bangla Agricultural University | SAU ; Bangladesh Agricultural Institute ; BAI ; Bengal Agricultural Institute |  |
Bangladesh Agricultural University | BAU ; East Pakistan Agricultural University ; BAU Mymensingh |  |
Hajee Mohammad Danesh Science and Technology University | HSTU ; Hajee Mohammad Danesh Agricultural College ; HMDSTU |  |
Patuakhali Science and Technology University | PSTU ; Patuakhali Agricultural College |  |
Sylhet Agricultural University | SAU ; Sylhet Government Veterinary College |  |
Chattogram Veterinary and Animal Sciences University | CVASU ; Chittagong Veterinary and Animal Sciences University ; Chittagong Government Veterinary College |  |
Khulna Agricultural University | KAU ; Khulna Agriculture University |  |
Jagannath University | JnU ; Jagannath College ; Dhaka Brahma School |  |
Shahjalal University of Science and Technology | SUST ; Sylhet University of Science and Technology |  |
Mawlana Bhashani Science and Technology University | MBSTU ; Santosh Islamic University |  |
Jatiya Kabi Kazi Nazrul Islam University | JKKNIU ; Kabi Nazrul University ; Trishal University |  |
Jashore University of Science and Technology | JUST ; Jessore University of Science and Technology |  |
Pabna University of Science and Technology | PUST |  |
Rangamati Science and Technology University | RMSTU ; RSTU |  |
University of Barishal | BU ; Barisal University ; University of Barisal |  |
Chandpur Science and Technology University | CSTU |  |
Bogura Science and Technology University | BSTU ; Bangabandhu Sheikh Mujibur Rahman Science and Technology University, Bogura |  |
Naogaon University | Bangabandhu Sheikh Mujibur Rahman University, Naogaon |  |
Meherpur University | Mujibnagar University |  |
Pirojpur Science and Technology University | Bangabandhu Sheikh Mujibur Rahman Science and Technology University, Pirojpur |  |
Sylhet Medical University | Bangamata Sheikh Fazilatunnesa Mujib Medical University |  |
Sher-E-Bangla Medical College | SBMC ; Barisal Medical College |  |
Sir Salimullah Medical College | SSMC ; Mitford Medical School ; Dacca Medical School |  |
Sylhet MAG Osmani Medical College | SOMC ; Sylhet Medical College ; Osmani Medical College |  |
Shaheed Suhrawardy Medical College | ShSMC ; Begum Khaleda Zia Medical College |  |
Faridpur Medical College | FMC ; Bangabandhu Sheikh Mujib Medical College, Faridpur ; BSMMC |  |
Dinajpur Medical College | DjMC ; M Abdur Rahim Medical College |  |
University of Liberal Arts Bangladesh | ULAB |  |
Primeasia University | PAU |  |
Canadian University of Bangladesh | CUB |  |
BGMEA University of Fashion and Technology | BUFT ; BGMEA Institute of Fashion and Technology ; BIFT |  |
Shanto-Mariam University of Creative Technology | SMUCT |  |
BRAC University | BRACU |  |
Bangladesh University of Health Sciences | BUHS ; Bangladesh Institute of Health Sciences ; BIHS |  |
Military Institute of Science and Technology | MIST ; MIST Dhaka |  | Bangladesh University of Professionals
Tribhuvan University | TU ; Tribhuwan University ; Tribhuvan Vishwavidyalaya |  |
Gandaki University | GU Pokhara |  |
Nepal Sanskrit University | NSU ; Mahendra Sanskrit University |  |
Far Western University | FWU ; Sudurpaschim University ; Sudurpaschimanchal University |  |
Rajarshi Janak University | RJU |  |
Patan Academy of Health Sciences | PAHS ; Patan Hospital |  |
B.P. Koirala Institute of Health Sciences | BPKIHS |  |
Karnali Academy of Health Sciences | KAHS |  |
Thapathali Campus | Thapathali Engineering Campus ; Thapathali Technical Institute |  | Tribhuvan University
Pashchimanchal Campus | Western Region Campus ; WRC Pokhara ; Paschimanchal Campus |  | Tribhuvan University
Padma Kanya Multiple Campus | PK Campus ; Padmakanya Campus |  | Tribhuvan University
Amrit Science Campus | ASCOL ; Amrit Campus |  | Tribhuvan University
Prithvi Narayan Campus | PN Campus ; PNC Pokhara |  | Tribhuvan University
University of Peradeniya | UoP ; University of Ceylon |  |
University of Colombo | UoC ; University of Ceylon, Colombo ; Ceylon University College ; Ceylon Medical College |  |
University of Kelaniya | UoK ; Vidyalankara University ; Vidyalankara Pirivena ; Vidyalankara Campus |  |
University of Sri Jayewardenepura | USJ ; USJP ; Vidyodaya University ; Vidyodaya Pirivena ; Vidyodaya University of Ceylon |  |
University of Moratuwa | UoM ; Katubedda Campus ; Ceylon College of Technology ; Institute of Practical Technology, Katubedda ; Moratuwa University |  |
University of Ruhuna | UoR ; Ruhuna University College |  |
Eastern University, Sri Lanka | EUSL ; Batticaloa University College |  |
Rajarata University of Sri Lanka | RUSL ; Central Province Affiliated University College |  |
Sabaragamuwa University of Sri Lanka | SUSL ; Sabaragamuwa Affiliated University College |  |
Wayamba University of Sri Lanka | WUSL ; North Western Province Affiliated University College |  |
Gampaha Wickramarachchi University of Indigenous Medicine | GWUIM ; Gampaha Wickramarachchi Ayurveda Institute ; Siddhayurveda College |  |
University of Vavuniya | UoV ; Vavuniya Campus of the University of Jaffna |  |
Trincomalee Campus | Trincomalee Campus, Eastern University, Sri Lanka |  | Eastern University, Sri Lanka
General Sir John Kotelawala Defence University | KDU ; Kotelawala Defence University ; Sir John Kotelawala Defence Academy |  |
Sri Lanka Institute of Information Technology | SLIIT |  |
NSBM Green University | NSBM ; National School of Business Management |  |
University of Yangon | Rangoon University ; YU ; Rangoon Arts and Science University ; University of Rangoon ; Yangon University |  |
Yangon Technological University | YTU ; Rangoon Institute of Technology ; RIT ; Yangon Institute of Technology ; BOC College of Engineering |  |
Mandalay Technological University | MTU ; Mandalay Institute of Technology |  |
University of Medicine 1, Yangon | UM1 ; Institute of Medicine 1, Yangon ; Institute of Medicine 1, Rangoon ; Rangoon Medical College |  |
University of Medicine 2, Yangon | UM2 ; Institute of Medicine 2, Yangon ; Mingaladon Medical College |  |
University of Medicine, Mandalay | UMM ; Institute of Medicine, Mandalay |  |
Yangon University of Economics | YUE ; Institute of Economics, Yangon ; Rangoon Institute of Economics ; Yangon Institute of Economics |  |
Yangon University of Education | YUOE ; Institute of Education, Yangon ; Yangon Institute of Education |  |
Yangon University of Foreign Languages | YUFL ; Institute of Foreign Languages, Yangon |  |
Yezin Agricultural University | YAU ; Institute of Agriculture, Yezin ; Institute of Agriculture, Mandalay |  |
University of Veterinary Science, Yezin | UVS ; Institute of Animal Husbandry and Veterinary Science ; Yezin Veterinary University |  |
University of Mandalay | Mandalay University ; Mandalay Arts and Science University ; Mandalay Degree College |  |
Royal University of Phnom Penh | RUPP ; Université royale de Phnom Penh ; Royal Khmer University ; Université Royale Khmère |  |
Institute of Technology of Cambodia | ITC ; Institut de Technologie du Cambodge ; Khmer-Soviet Friendship Higher Technical Institute ; Techno |  |
Royal University of Law and Economics | RULE ; Université royale de droit et des sciences économiques ; Faculty of Law and Economic Sciences Phnom Penh |  |
University of Health Sciences, Cambodia | UHS ; Université des Sciences de la Santé |  |
Royal University of Agriculture | RUA ; Chamkar Daung ; Chamkar Doung Agricultural Institute |  |
National University of Management | NUM ; Economics Science Institute ; Faculty of Business Phnom Penh |  |
National University of Battambang | NUBB ; University of Battambang ; UBB |  |
Pannasastra University of Cambodia | PUC ; Paññāsāstra University |  |
National University of Laos | NUOL ; Université nationale du Laos ; Dongdok University ; Dong Dok Teacher Training College ; Sisavangvong University |  |
Souphanouvong University | SU Luang Prabang |  |
University of Brunei Darussalam | Universiti Brunei Darussalam ; UBD |  |
Universiti Teknologi Brunei | UTB ; Institut Teknologi Brunei ; ITB Brunei ; Brunei Institute of Technology |  |
Universiti Islam Sultan Sharif Ali | UNISSA ; Sultan Sharif Ali Islamic University |  |
Kolej Universiti Perguruan Ugama Seri Begawan | KUPU SB ; Seri Begawan Religious Teachers University College |  |
Universidade Nacional Timor Lorosa'e | UNTL ; National University of East Timor ; Universitas Timor Timur ; UNTIM ; National University of Timor-Leste |  |
Universidade da Paz | UNPAZ |  |
Dili Institute of Technology | DIT ; Instituto de Tecnologia de Díli |  |
Mongolian University of Science and Technology | MUST ; Polytechnic Institute of Mongolia ; Mongolian Technical University ; ShUTIS |  |
Mongolian National University of Education | MNUE ; MSUE ; Mongolian State University of Education ; State Pedagogical Institute of Mongolia |  |
Mongolian National University of Medical Sciences | MNUMS ; Health Sciences University of Mongolia ; HSUM ; Medical Institute of Mongolia |  |
Mongolian University of Life Sciences | MULS ; Mongolian State University of Agriculture ; MSUA |  |
Education University of Hong Kong | EdUHK ; Hong Kong Institute of Education ; HKIEd ; Northcote College of Education ; Grantham College of Education |  |
Hong Kong Polytechnic University | PolyU ; Hong Kong Polytechnic ; Hong Kong Technical College ; HKPU |  |
Hong Kong Baptist University | HKBU ; Hong Kong Baptist College |  |
City University of Hong Kong | CityU ; City Polytechnic of Hong Kong ; CityUHK |  |
Hang Seng University of Hong Kong | HSUHK ; Hang Seng Management College ; Hang Seng School of Commerce ; HSMC |  |
Technological and Higher Education Institute of Hong Kong | THEi |  | Vocational Training Council
Hong Kong Institute of Vocational Education | IVE |  | Vocational Training Council
Tung Wah College | TWC |  | Tung Wah Group of Hospitals
University of Saint Joseph | USJ ; Universidade de São José ; Macau Inter-University Institute ; IIUM Macau ; Instituto Inter-Universitário de Macau |  |
University of Macau | UM ; UMAC ; Universidade de Macau ; University of East Asia, Macau ; Universidade da Ásia Oriental |  |
Macau University of Science and Technology | MUST ; Universidade de Ciência e Tecnologia de Macau ; M.U.S.T. |  |
Kiang Wu Nursing College of Macau | KWNC ; Instituto de Enfermagem Kiang Wu de Macau |  |
Singapore Institute of Management | SIM ; SIM Global Education |  |
Singapore University of Social Sciences | SUSS ; SIM University ; UniSIM ; Open University Centre Singapore |  |
Singapore University of Technology and Design | SUTD |  |
Singapore Institute of Technology | SIT |  |
University of the Arts Singapore | UAS |  |
LASALLE College of the Arts | LASALLE-SIA College of the Arts ; St Patrick's Arts Centre |  | University of the Arts Singapore
Nanyang Academy of Fine Arts | NAFA |  | University of the Arts Singapore
Lee Kong Chian School of Medicine | LKCMedicine ; LKC Medicine |  | Nanyang Technological University
S. Rajaratnam School of International Studies | RSIS ; Institute of Defence and Strategic Studies ; IDSS |  | Nanyang Technological University
Lee Kuan Yew School of Public Policy | LKYSPP |  | National University of Singapore
Yale-NUS College | Yale-NUS |  | National University of Singapore
Yong Loo Lin School of Medicine | NUS Medicine ; YLLSoM |  | National University of Singapore
Kabul University | Pohantun-e Kabul ; KU ; Kabul Pohantoon ; Da Kabul Pohantoon |  |
Kabul Polytechnic University | KPU ; Polytechnic University of Kabul ; Kabul Polytechnic Institute |  |
Kabul University of Medical Sciences | KUMS ; Kabul Medical Institute ; Abu Ali Ibn Sina University of Medical Sciences ; Abu Ali Sina Medical University |  |
Nangarhar University | NU Jalalabad ; Nangarhar Pohantoon |  |
Kabul Education University | Shaheed Rabbani Education University ; Shahid Ustad Rabbani Education University ; Kabul Pedagogical Institute ; Kabul Education University of Rabbani |  |
Balkh University | Balkh Pohantoon ; Pohantun-e Balkh |  |
Maldives National University | MNU ; Maldives College of Higher Education ; MCHE |  |
Villa College | Villa Institute |  |
College of Science and Technology, Bhutan | CST ; Royal Bhutan Institute of Technology ; Royal Bhutan Polytechnic ; College of Science and Technology Rinchending |  | Royal University of Bhutan
College of Natural Resources, Bhutan | CNR Lobesa ; Natural Resources Training Institute ; NRTI |  | Royal University of Bhutan
Samtse College of Education | SCE Bhutan ; National Institute of Education, Samtse |  | Royal University of Bhutan
Paro College of Education | PCE ; National Institute of Education, Paro |  | Royal University of Bhutan
Gedu College of Business Studies | GCBS |  | Royal University of Bhutan
Jigme Namgyel Engineering College | JNEC ; Jigme Namgyel Polytechnic |  | Royal University of Bhutan
Khesar Gyalpo University of Medical Sciences of Bhutan | KGUMSB ; University of Medical Sciences of Bhutan ; Royal Institute of Health Sciences |  |
`;
