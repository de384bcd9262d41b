// Places and founders' names in Chinese, Japanese and Korean names of organisations that are not read as they sound: kanji in
// their Japanese reading, and romanisations by custom. A line is the Latin word, then the name as written there.

export const JAPANESE_NAMES = `
hokkaido 北海道|aomori 青森|iwate 岩手|miyagi 宮城|akita 秋田|yamagata 山形|fukushima 福島|ibaraki 茨城|tochigi 栃木|gunma 群馬|saitama 埼玉 さいたま|chiba 千葉|tokyo 東京|kanagawa 神奈川
niigata 新潟|toyama 富山|ishikawa 石川|fukui 福井|yamanashi 山梨|nagano 長野|gifu 岐阜|shizuoka 静岡|aichi 愛知|mie 三重|shiga 滋賀|kyoto 京都|osaka 大阪|hyogo 兵庫|nara 奈良|wakayama 和歌山
tottori 鳥取|shimane 島根|okayama 岡山|hiroshima 広島|yamaguchi 山口|tokushima 徳島|kagawa 香川|ehime 愛媛|kochi 高知|fukuoka 福岡|saga 佐賀|nagasaki 長崎|kumamoto 熊本|oita 大分|miyazaki 宮崎
kagoshima 鹿児島|okinawa 沖縄|sapporo 札幌|hakodate 函館|asahikawa 旭川|otaru 小樽|kushiro 釧路|obihiro 帯広|muroran 室蘭|sendai 仙台|morioka 盛岡|hirosaki 弘前|hachinohe 八戸|koriyama 郡山|aizu 会津
mito 水戸|tsukuba 筑波 つくば|utsunomiya 宇都宮|maebashi 前橋|takasaki 高崎|kawasaki 川崎|yokohama 横浜|yokosuka 横須賀|sagami 相模|nagaoka 長岡|kanazawa 金沢|matsumoto 松本|shinshu 信州|hamamatsu 浜松
nagoya 名古屋|toyohashi 豊橋|toyota 豊田 トヨタ|toyokawa 豊川|okazaki 岡崎|nisshin 日進|otsu 大津|kobe 神戸|himeji 姫路|kurashiki 倉敷|fukuyama 福山|shimonoseki 下関|takamatsu 高松
matsuyama 松山|kitakyushu 北九州|kurume 久留米|sasebo 佐世保|beppu 別府|ryukyu 琉球|kyushu 九州|tohoku 東北|kansai 関西|kanto 関東|tokai 東海|chubu 中部|shikoku 四国|hokuriku 北陸
umeda 梅田|shinjuku 新宿|shibuya 渋谷|ginza 銀座|ikebukuro 池袋|ueno 上野|shinagawa 品川|hachioji 八王子|musashino 武蔵野|musashi 武蔵|tama 多摩|setagaya 世田谷|meguro 目黒|nihonbashi 日本橋|akasaka 赤坂|roppongi 六本木|aoyama 青山|hongo 本郷|ochanomizu お茶の水 御茶ノ水|komazawa 駒澤 駒沢
waseda 早稲田|keio 慶應義塾 慶応義塾 慶應 慶応|meiji 明治|hosei 法政|rikkyo 立教|sophia 上智|gakushuin 学習院|hitotsubashi 一橋|teikyo 帝京|nihon 日本|toyo 東洋|senshu 専修|kokugakuin 國學院 国学院|seikei 成蹊|seijo 成城|doshisha 同志社|ritsumeikan 立命館|ryukoku 龍谷|kindai 近畿|konan 甲南|bukkyo 佛教 仏教|otani 大谷|hanazono 花園
juntendo 順天堂|jikei 慈恵会 慈恵|showa 昭和|kyorin 杏林|kitasato 北里|toho 東邦|dokkyo 獨協 独協|jichi 自治|fujita 藤田|kawasaki 川崎|chukyo 中京|nanzan 南山|meijo 名城|daito bunka 大東文化|bunkyo 文京|josai 城西|kokushikan 国士舘|takushoku 拓殖|asia 亜細亜|obirin 桜美林|tamagawa 玉川|wako 和光|tsuda 津田塾 津田|ferris フェリス|kyoritsu 共立|otsuma 大妻|jissen 実践|showa 昭和|kwansei gakuin 関西学院
shibaura 芝浦|kogakuin 工学院|denki 電機|tokushima bunri 徳島文理|okayama shoka 岡山商科|setsunan 摂南|otemon 追手門|otemae 大手前|mukogawa 武庫川|kyoto sangyo 京都産業|osaka keizai 大阪経済|kumamoto gakuen 熊本学園|seinan gakuin 西南学院|seinan 西南
mitsubishi 三菱|mitsui 三井|sumitomo 住友|hitachi 日立|fujitsu 富士通|toshiba 東芝|matsushita 松下|nissan 日産|honda 本田|suzuki 鈴木|nomura 野村|daiwa 大和|asahi 朝日 旭|yomiuri 読売|mainichi 毎日|nikkei 日経|kyodo 共同|dentsu 電通|takeda 武田|shiseido 資生堂|kajima 鹿島|obayashi 大林|taisei 大成|shimizu 清水|kobayashi 小林|yamada 山田|tanaka 田中|sato 佐藤|nakamura 中村|matsui 松井|yamamoto 山本|ito 伊藤|kimura 木村|inoue 井上|yoshida 吉田|sasaki 佐々木
`;

export const CHINESE_NAMES = `
hongkong 香港|macau 澳门|shaanxi 陕西|innermongolia 内蒙古|inner mongolia 内蒙|tibet 西藏|xian 西安|xiamen 厦门|tsinghua 清华|peking 北京|fudan 复旦|soochow 东吴|sun yat sen 中山|tamkang 淡江|yuan ze 元智|shih chien 实践|ming chuan 铭传|chang gung 长庚|tzu chi 慈济|tunghai 东海|kaohsiung 高雄|taipei 台北|hsinchu 新竹|taichung 台中|tainan 台南|keelung 基隆|hualien 花莲|pingtung 屏东|chiayi 嘉义|taoyuan 桃园|yunlin 云林|changhua 彰化|nantou 南投|miaoli 苗栗|yilan 宜兰|ilan 宜兰
asia 亚洲|providence 静宜|chung hsing 中兴|cheng kung 成功|chengchi university 政治大学|huafan 华梵|chinese culture 中国文化|chung shan medicine 中山医学|kainan 开南|harbin 哈尔滨|urumqi 乌鲁木齐|xinjiang 新疆|ningxia 宁夏|lhasa 拉萨|hohhot 呼和浩特
mackay 马偕|cathay 国泰|formosa 台塑|evergreen 长荣|hon hai 鸿海|tsmc 台积电|united daily 联合报
`;

export const KOREAN_NAMES = `
seoul 서울|busan 부산|daegu 대구|incheon 인천|gwangju 광주|daejeon 대전|ulsan 울산|sejong 세종|gyeonggi 경기|gangwon 강원|chungbuk 충북|chungnam 충남|jeonbuk 전북|jeonnam 전남|kyungpook 경북|gyeongsang 경상|gyeongnam 경남|jeju 제주|changwon 창원|suwon 수원|bundang 분당|gangnam 강남|pohang 포항|andong 안동|mokpo 목포|suncheon 순천|gunsan 군산|kongju 공주
korea 고려|yonsei 연세|ewha 이화|sungkyunkwan 성균관|kyung hee 경희|hanyang 한양|chung ang 중앙|konkuk 건국|dongguk 동국|hongik 홍익|sookmyung 숙명|kookmin 국민|soongsil 숭실|inha 인하|ajou 아주|dankook 단국|catholic 가톨릭|sogang 서강|chosun 조선|wonkwang 원광|hallym 한림|yeungnam 영남|keimyung 계명|dong a 동아|dong eui 동의|inje 인제|kosin 고신|soonchunhyang 순천향|gachon 가천|eulji 을지|konyang 건양|daejin 대진|myongji 명지|sangmyung 상명|dongduk 동덕|duksung 덕성|sungshin 성신|hansung 한성|kwangwoon 광운|sahmyook 삼육|handong 한동|kyungnam 경남
samsung 삼성|hyundai 현대|kia 기아|lotte 롯데|hanwha 한화|doosan 두산|posco 포스코|kakao 카카오|naver 네이버|asan 아산|severance 세브란스|chosun 조선|joongang 중앙일보|donga 동아일보|hankyoreh 한겨레|yonhap 연합뉴스
`;
