// How Japanese family names and the names of towns are read: clinics, law firms and companies bear them, and characters alone do
// not say it. The commonest ones, each reading with the names that have it; a name may have several. In Latin letters long vowels
// are written or not ("Ohno", "Saitou"), which `plainVowels` leaves out.
import { once } from './once.ts';

const READINGS = `
sato 佐藤 佐籐|suzuki 鈴木 鈴樹|takahashi 高橋 高梁|tanaka 田中 田仲|ito 伊藤 伊東|watanabe 渡辺 渡邊 渡邉 渡部|yamamoto 山本 山元|osumi 大隅|nakamura 中村 仲村|kobayashi 小林|kato 加藤|yoshida 吉田|yamada 山田|sasaki 佐々木|yamaguchi 山口|matsumoto 松本 松元|inoue 井上|kimura 木村|hayashi 林|saito 斎藤 斉藤 齋藤 齊藤 西東|shimizu 清水|yamazaki 山崎 山﨑|yamasaki 山崎 山﨑|mori 森 毛利|ikeda 池田|hashimoto 橋本 橋元|abe 阿部 安部|ishikawa 石川|yamashita 山下|nakajima 中島 中嶋|nakashima 中島 中嶋 仲島|ishii 石井|ogawa 小川|maeda 前田|okada 岡田|hasegawa 長谷川|fujita 藤田|goto 後藤 五島|kondo 近藤|murakami 村上|endo 遠藤 円藤|aoki 青木|sakamoto 坂本 阪本 坂元|fukuda 福田|ota 太田 大田|nishimura 西村|fujii 藤井|kaneko 金子|okamoto 岡本 岡元|fujiwara 藤原|miura 三浦|nakano 中野|nakagawa 中川|harada 原田|matsuda 松田|takeuchi 竹内 武内|ono 小野 大野|tamura 田村|nakayama 中山|wada 和田|ishida 石田|morita 森田|ueda 上田 植田|hara 原|uchida 内田|shibata 柴田|sakai 酒井 坂井 堺 境|miyazaki 宮崎 宮﨑|yokoyama 横山|takagi 高木|ando 安藤 安東|miyamoto 宮本|onishi 大西|kojima 小島 児島|kudo 工藤|ohno 大野|sugiyama 杉山|imai 今井|maruyama 丸山|masuda 増田 益田|takada 高田|murata 村田|hirano 平野|otsuka 大塚|sugawara 菅原|kubo 久保|matsui 松井|iwasaki 岩崎|sakurai 桜井 櫻井|kinoshita 木下|noguchi 野口|matsuo 松尾|nomura 野村|kikuchi 菊地 菊池|sano 佐野|arai 新井 荒井|ueno 上野|sugimoto 杉本|furukawa 古川|hamada 浜田 濱田|ichikawa 市川|komatsu 小松|takano 高野|mizuno 水野|yoshikawa 吉川|yamauchi 山内|nishida 西田|kikuta 菊田|nishikawa 西川|igarashi 五十嵐|kitamura 北村|yasuda 安田 保田|nakata 中田|kawaguchi 川口|hirata 平田|kawasaki 川崎|honda 本田 本多|kubota 久保田 窪田|higashi 東|nagai 永井|iida 飯田|sawada 沢田 澤田|tsuji 辻|yoshimura 吉村|sekiguchi 関口|seki 関 關|oka 岡|kuroda 黒田|chiba 千葉|nagata 永田|tsuchiya 土屋|hattori 服部|uchiyama 内山|higuchi 樋口|asano 浅野|matsuura 松浦|oshima 大島 大嶋|oyama 大山 小山|koyama 小山|kawakami 川上|okubo 大久保|kumagai 熊谷|kamata 鎌田|adachi 足立 安達|horiuchi 堀内|hori 堀|nagashima 長島 長嶋 永島|iwata 岩田|mochizuki 望月|matsunaga 松永|minami 南|shimada 島田 嶋田|wakabayashi 若林|kamiya 神谷|ishihara 石原|matsushita 松下|hirose 広瀬 廣瀬|otani 大谷|oguchi 小口|nishi 西|mizutani 水谷|ogura 小倉|nozaki 野崎|matsuoka 松岡|haruyama 春山|kataoka 片岡|fujimoto 藤本|takeda 武田 竹田|nakanishi 中西|fujisawa 藤沢 藤澤|araki 荒木|okazaki 岡崎|tominaga 富永|kuwabara 桑原|yano 矢野|fukushima 福島 福嶋|miyata 宮田|uemura 上村 植村|kawamura 川村 河村|kawai 河合 川井 川合|toda 戸田|ikegami 池上|morimoto 森本|kamei 亀井|shinohara 篠原|tsukamoto 塚本|kaneda 金田|yoshino 吉野|sugiura 杉浦|kitagawa 北川|hoshino 星野|ozaki 尾崎|tachibana 橘 立花|iwamoto 岩本|fujimura 藤村|morikawa 森川|aihara 相原|takeshita 竹下|mori 守|takai 高井|okumura 奥村|kuroki 黒木|kurosawa 黒沢 黒澤|eguchi 江口|nagano 長野 永野|tanabe 田辺 田邊 田邉|nishiyama 西山|ishizuka 石塚|oishi 大石|inagaki 稲垣|hayakawa 早川|tsuda 津田|sakaguchi 坂口|kano 狩野 加納|hirai 平井|tokunaga 徳永|minamoto 源|mita 三田|nemoto 根本|fukui 福井|fukumoto 福本|fukuoka 福岡|shiraishi 白石|shirai 白井|shirakawa 白川|nagao 長尾|nagaoka 長岡|takashima 高島 高嶋|takayama 高山|takaoka 高岡|takamura 高村|takase 高瀬|takita 滝田|takizawa 滝沢 滝澤 瀧澤|taguchi 田口|tajima 田島 田嶋|tabata 田畑|taniguchi 谷口|tani 谷|tanikawa 谷川|tanigawa 谷川|tsuchida 土田|tsutsumi 堤|uno 宇野|usui 臼井|wakamatsu 若松|washio 鷲尾|yagi 八木|yajima 矢島|yanagi 柳|yanagida 柳田|yanagisawa 柳沢 柳澤|yanagihara 柳原|yokota 横田|yoneda 米田|yoshioka 吉岡|yoshihara 吉原|yoshimoto 吉本|yoshizawa 吉沢 吉澤|yuasa 湯浅|akiyama 秋山|akimoto 秋元|amano 天野|aoyama 青山|aoba 青葉|asada 浅田|asai 浅井|asakura 朝倉|baba 馬場|doi 土井 土居|egawa 江川|enomoto 榎本|fujikawa 藤川|fujioka 藤岡|fujino 藤野|furuta 古田|furuya 古谷 古屋|hagiwara 萩原|hanada 花田|hayashida 林田|hida 飛田|hidaka 日高|higa 比嘉|hino 日野|hirakawa 平川|hirayama 平山|hiramatsu 平松|honma 本間|horie 堀江|horiguchi 堀口|hosokawa 細川|hosoda 細田|ichinose 一ノ瀬 一之瀬|iguchi 井口|iijima 飯島 飯嶋|imamura 今村|inaba 稲葉|inada 稲田|inamura 稲村|ino 伊野|ishibashi 石橋|ishiguro 石黒|ishikura 石倉|ishimoto 石本|ishiyama 石山|ishiwata 石渡|isobe 磯部|iwai 岩井|iwase 岩瀬|izumi 泉 和泉|kagawa 香川|kaji 梶|kajiwara 梶原|kaneshiro 金城|kanno 菅野|kasahara 笠原|kasai 葛西 笠井|katayama 片山|katsumata 勝又 勝俣|kawabata 川端|kawahara 川原 河原|kawada 川田|kawamoto 川本|kawano 河野 川野|kono 河野|kawashima 川島 川嶋|kazama 風間|kihara 木原|kishi 岸|kishimoto 岸本|kita 北 喜多|kitahara 北原|kitano 北野|kitayama 北山|kobori 小堀|koga 古賀|koike 小池|koizumi 小泉|komatsubara 小松原|komiya 小宮|komori 小森|konishi 小西|kosaka 小坂|koyanagi 小柳|kumada 熊田|kurihara 栗原|kurita 栗田|kurokawa 黒川|kusano 草野|makino 牧野|maki 牧 槇|manabe 真鍋|matsubara 松原|matsukawa 松川|matsumura 松村|matsuyama 松山|matsuzaki 松崎|mikami 三上|mitani 三谷|mitsui 三井|miwa 三輪|miyagawa 宮川|miyahara 宮原|miyake 三宅|miyashita 宮下|miyazawa 宮沢 宮澤|mizoguchi 溝口|momose 百瀬|morioka 森岡|morishita 森下|moriyama 森山|moriguchi 森口|morinaga 森永|motoki 本木|muramatsu 村松|murayama 村山|murai 村井|muraoka 村岡|muto 武藤|naito 内藤|nagasawa 長沢 長澤 永沢|nagase 長瀬 永瀬|naganuma 長沼|nakagaki 中垣|nakahara 中原|nakai 中井|nakaji 中路|nakamoto 中本|nakao 中尾|nakaoka 中岡|nakazawa 中沢 中澤|narita 成田|nishino 西野|nishio 西尾|nishioka 西岡|nishiwaki 西脇|nishizawa 西沢 西澤|noda 野田|nonaka 野中|numata 沼田|obata 小畑 小幡|ochi 越智|oda 小田 織田|ogasawara 小笠原|ogata 緒方 尾形 小方|ogino 荻野|ohara 大原 小原|ohashi 大橋|ohira 大平|ohta 太田|oikawa 及川|okabe 岡部|okamura 岡村|okano 岡野|okawa 大川|okuda 奥田|okuno 奥野|okuyama 奥山|omori 大森|onoda 小野田|onodera 小野寺|osawa 大沢 大澤|osada 長田|oshiro 大城|ota 大多|otaki 大滝|otomo 大友|oura 大浦|ozawa 小沢 小澤|sada 佐田|saeki 佐伯|saiki 佐伯|sakagami 坂上|sakakibara 榊原|sakata 坂田 酒田|sakuma 佐久間|sakurada 桜田|sasahara 笹原|sato 左藤|segawa 瀬川|sekine 関根|senda 千田|seto 瀬戸|shibuya 渋谷 澁谷|shiga 志賀|shima 島|shimamura 島村|shimizu 志水|shimoda 下田|shimomura 下村|shinoda 篠田|shinozaki 篠崎|shiozaki 塩崎|shirota 城田|shoji 庄司 東海林|someya 染谷|sonoda 園田|suda 須田|sudo 須藤|suga 菅|sugita 杉田|sugihara 杉原|sumida 隅田 住田|sumiyoshi 住吉|suwa 諏訪|tachikawa 立川|tada 多田|tadokoro 田所|tagawa 田川|takahara 高原|takahata 高畑|takamatsu 高松|takaki 高木|takasaki 高崎|takatsu 高津|takei 武井 竹井|takemoto 竹本|takemura 竹村 武村|takenaka 竹中|takigawa 滝川 瀧川|tamaki 玉木|tamai 玉井|tamada 玉田|tanimoto 谷本|tashiro 田代|tateno 舘野|terada 寺田|terasaka 寺坂|terashima 寺島|teshima 手島|tezuka 手塚|togashi 富樫|tokuda 徳田|tomita 富田 冨田|toyama 遠山 外山|toyoda 豊田|toyota 豊田|tsubaki 椿|tsuboi 坪井|tsukada 塚田|tsunoda 角田|tsuruta 鶴田|uchino 内野|uehara 上原|ueki 植木|umeda 梅田|umehara 梅原|umemoto 梅本|umezawa 梅沢 梅澤|urano 浦野|usami 宇佐美|ushijima 牛島|wakui 和久井|yabe 矢部|yamagishi 山岸|yamagata 山形 山縣|yamakawa 山川|yamane 山根|yamanaka 山中|yamano 山野|yamaoka 山岡|yamawaki 山脇|yamaura 山浦|yanai 柳井|yasui 安井|yasukawa 安川|yazawa 矢沢 矢澤|yokoi 横井|yokokawa 横川|yokoo 横尾|yoneyama 米山|yonezawa 米沢 米澤|yoshii 吉井|yoshinaga 吉永|yoshitake 吉武|yoshizumi 吉住|yuki 結城|yukawa 湯川|nishimoto 西本|nishihara 西原|nishiguchi 西口|nakaya 中谷|nakatani 中谷|mukai 向井|mase 間瀬|mabe 間部|machida 町田|maekawa 前川|maehara 前原|magara 真柄|misawa 三沢 三澤|mishima 三島|miyagi 宮城|nara 奈良|natori 名取|negishi 根岸|niimi 新美|nitta 新田|noma 野間|nogami 野上|nomoto 野本|oba 大場 大庭|ogi 荻 小木|okita 沖田|oki 沖|omura 大村|onuma 大沼|shono 庄野|soga 曽我|sone 曽根|takabe 高部|takao 高尾|tanba 丹波|tsunematsu 常松|tomotsune 友常|ohno 大野|togo 東郷|toshima 豊島|tsushima 津島 対馬
choshi 銚子|funabashi 船橋|matsudo 松戸|kashiwa 柏|narita 成田|ichihara 市原|kisarazu 木更津|kawagoe 川越|tokorozawa 所沢|kasukabe 春日部|koshigaya 越谷|omiya 大宮|urawa 浦和|machida 町田|tachikawa 立川|mitaka 三鷹|kichijoji 吉祥寺|nakano 中野|suginami 杉並|nerima 練馬|itabashi 板橋|adachi 足立|edogawa 江戸川|koto 江東|sumida 墨田|taito 台東|arakawa 荒川|chiyoda 千代田|minato 港|bunkyo 文京|ota 大田|kita 北|toyosu 豊洲|jiyugaoka 自由が丘|ebisu 恵比寿|harajuku 原宿|omotesando 表参道|akihabara 秋葉原|kanda 神田|yoyogi 代々木|toranomon 虎ノ門 虎の門|marunouchi 丸の内|sugamo 巣鴨|kamakura 鎌倉|fujisawa 藤沢|hiratsuka 平塚|odawara 小田原|atsugi 厚木|sagamihara 相模原|atami 熱海|numazu 沼津|mishima 三島|toyama 富山|takaoka 高岡|komatsu 小松|ueda 上田|suwa 諏訪|ogaki 大垣|ichinomiya 一宮|kasugai 春日井|seto 瀬戸|handa 半田|kariya 刈谷|anjo 安城|yokkaichi 四日市|suzuka 鈴鹿|ise 伊勢|kusatsu 草津|hikone 彦根|uji 宇治|fushimi 伏見|sakai 堺|toyonaka 豊中|suita 吹田|takatsuki 高槻|hirakata 枚方|yao 八尾|amagasaki 尼崎|nishinomiya 西宮|ashiya 芦屋|akashi 明石|kakogawa 加古川|kure 呉|iwakuni 岩国|ube 宇部|marugame 丸亀|imabari 今治|niihama 新居浜|kokura 小倉|hakata 博多|tenjin 天神|omuta 大牟田|isahaya 諫早|miyakonojo 都城|naha 那覇|urasoe 浦添|goryokaku 五稜郭|tomakomai 苫小牧|kitami 北見|iwamizawa 岩見沢|ishinomaki 石巻|yonezawa 米沢|sakata 酒田|tsuruoka 鶴岡|iwaki いわき|hitachi 日立|tsuchiura 土浦|ashikaga 足利|kiryu 桐生|ota 太田|kamei 亀井|kameda 亀田|bokutoh 墨東|aoba 青葉|sakura 桜 佐倉|midori 緑|izumi 泉
teishin 逓信|saiseikai 済生会|aso 麻生|iizuka 飯塚|meikai 明海|tsurumi 鶴見|tokushukai 徳洲会|seirei 聖隷|keijinkai 渓仁会|komagome 駒込|bokuto 墨東|hiroo 広尾|ebara 荏原|kasai 葛西|urayasu 浦安|omori 大森|ohashi 大橋|otsuka 大塚|fuchu 府中|kodaira 小平|akishima 昭島|ome 青梅|chofu 調布|ebina 海老名|chigasaki 茅ヶ崎|zushi 逗子|kawaguchi 川口|soka 草加|ageo 上尾|kumagaya 熊谷|saku 佐久|iida 飯田|joetsu 上越|uonuma 魚沼|kurobe 黒部|tonami 砺波|maizuru 舞鶴|fukuchiyama 福知山|kishiwada 岸和田|izumisano 泉佐野|yodogawa 淀川|tenri 天理|kashihara 橿原|sanda 三田|takarazuka 宝塚|kawanishi 川西|itami 伊丹|ibaraki 茨木|kurayoshi 倉吉|yonago 米子|izumo 出雲|matsue 松江|shunan 周南|hofu 防府|uwajima 宇和島|nakatsu 中津|nobeoka 延岡|kirishima 霧島|kanoya 鹿屋|mizonokuchi 溝口 溝の口|yodoyabashi 淀屋橋|sannomiya 三宮|yokkaichi 四日市|gotanda 五反田|ebisu 恵比寿|hiyoshi 日吉|kosugi 小杉|tsudanuma 津田沼|shinmachi 新町|honmachi 本町|kyobashi 京橋|hamacho 浜町|nisseki 日赤|hamanomachi 浜の町|chihaya 千早|kashii 香椎|heiwadai 平和台|kokubunji 国分寺|hibiya 日比谷|jinbocho 神保町|kojimachi 麹町|yotsuya 四谷|ichigaya 市ヶ谷|iidabashi 飯田橋|suidobashi 水道橋|shinbashi 新橋|shimbashi 新橋|tsukiji 築地|azabu 麻布|gaienmae 外苑前|nishiki 錦
sakura さくら 櫻|asahi 朝日 旭 あさひ|hikari 光 ひかり|taiyo 太陽|heiwa 平和|minami みなみ|chuo 中央|ekimae 駅前|honmachi 本町|kibo 希望|shinsei 新生 新星|kyowa 協和 共和|meiwa 明和|seiwa 清和 誠和 聖和|sowa 奏和 創和|eiwa 永和 英和|showa 昭和|daiichi 第一|daini 第二|fuji 富士|kitahama 北浜|wako 和光|yamato 大和|kokoro こころ|himawari ひまわり|tsubasa つばさ 翼|aozora 青空 あおぞら|nozomi のぞみ 望|megumi めぐみ 恵|inochi いのち|sumire すみれ|momiji もみじ|kaede かえで 楓|hinata ひなた|mirai みらい 未来|wakaba 若葉 わかば|fukuju 福寿|keiai 敬愛 恵愛|seishin 聖心 誠心|jikei 慈恵|saisei 済生|kosei 厚生|rosai 労災|chunichi 中日|tozai 東西|nanboku 南北|shin 新|maru 丸|kyoei 共栄|eiko 栄光 永光|sanko 三光|toyo 東洋|kaisei 開成 海星|meisei 明星|ryokuchi 緑地|seibu 西武|tobu 東武|keihan 京阪|hankyu 阪急|kintetsu 近鉄|sanyo 山陽|sanin 山陰|nankai 南海|setouchi 瀬戸内|shonan 湘南|nishitokyo 西東京|johoku 城北|jonan 城南|joto 城東
`;

/** How single signs are read in names, by whoever has no list for the name: "東和" is "to" and "wa". Readings that change behind others are not here. */
const SIGNS = `
a 亜 阿 安|ai 愛 藍 相|aka 赤 朱 明|aki 秋 明 昭 晃 彰 章|ama 天 尼 甘|ame 雨|an 安 案|ao 青 蒼 碧|ara 荒 新|ari 有 在|asa 朝 浅 麻 旭|ashi 足 芦 葦|atsu 厚 敦 篤|awa 粟 淡 泡|aya 綾 彩 文|ayu 鮎
ba 馬 場 羽 葉|bai 梅|ban 坂 番 伴 播|be 部 辺 戸|bi 美 備 尾|bo 房 暮 望 防|bu 武 部 舞 豊|bun 文 分|byo 秒|cha 茶|chi 千 知 地 智 池 血 治 置|chiku 竹 筑 築|cho 町 長 朝 鳥 丁 蝶 調 兆|chu 中 忠 仲 宙
da 田 打|dai 大 台 代 第|dan 団 男 段 壇|de 出|den 電 田 伝 殿|do 土 堂 道 同 戸 童|e 江 恵 絵 枝 重 会|ei 栄 永 英 瑛 影 衛|eki 駅 益|en 円 園 遠 延 縁 塩|eda 枝|ezo 蝦夷
fu 富 府 布 夫 風 婦 扶 普|fuchi 淵 渕|fuji 藤 富士|fuka 深|fuku 福 服 復|fumi 文 史|funa 船 舟|fune 船|furu 古|futa 双 二|futami 二見|fuyu 冬
ga 賀 雅 芽 我 ヶ ケ が|gai 外 貝 街|gaku 学 岳 楽|gami 上 神|gan 岩 丸|gata 形 潟 方|gawa 川 河|ge 下|gen 元 玄 源 原 現|gi 木 義 儀 技|gin 銀|go 五 後 呉 郷 悟 護|gon 権|gu 宮 具|gun 郡 群 軍|gyo 行 魚 業|gyoku 玉
ha 羽 波 葉 芭|hachi 八 鉢 蜂|hagi 萩|haku 白 博 伯|hama 浜 濱|han 半 飯 範 帆|hana 花 華 英|hane 羽|hara 原|haru 春 晴 治 陽|hashi 橋|hata 畑 畠 秦 旗 幡|hatsu 初|haya 早 速|hayashi 林|he 辺|hei 平 兵|hi 日 飛 火 氷 比 檜|hibari 雲雀|hibiki 響|hida 飛騨|hide 秀 英|higashi 東|hiiragi 柊|hika 光|hiko 彦|hime 姫|hin 品 浜|hino 檜 日野|hira 平|hiro 広 廣 弘 浩 博 裕 寛 宏|hisa 久 寿|hito 人 一|ho 保 穂 帆 方 豊 宝 法 北 峰 鳳 朋|hoku 北|hon 本|hori 堀|hoshi 星|hoso 細|hyaku 百|hyo 兵 表 氷
i 井 伊 以 医 衣 位 異 猪 飯|ichi 一 市|ike 池|iku 育 郁|ima 今|imo 芋|in 院 印 員|ina 稲|ino 猪|iri 入|iro 色|isa 勇|ishi 石|iso 磯 五十|ita 板|ito 糸|itsu 逸 一|iwa 岩 磐 巌|izumi 泉 和泉|jaku 若|ji 寺 治 次 児 地 路 持 慈 時 自|jima 島 嶋|jin 仁 神 人 陣|jitsu 実|jo 城 上 条 丈 常 浄|ju 十 寿 樹 重|jun 順 純 淳 潤
ka 加 香 花 華 夏 可 歌 化 家 賀 嘉 鹿 科 火|kabe 壁|kabu 蕪|kado 門 角|kaga 加賀|kagami 鏡|kage 影 景|kai 海 会 介 甲斐 開 界 貝 快|kaji 梶 鍛冶|kaki 柿 垣|kaku 角 格 鶴|kama 鎌 釜|kame 亀|kami 上 神 紙|kan 神 関 環 菅 観 寛 館 官 管 完|kana 金 要|kane 金 兼|kara 唐|kari 狩|kasa 笠|kashi 柏 樫|kasumi 霞|kata 片 方 堅|katsu 勝 克 活|kawa 川 河|kaya 茅 萱|kaze 風|kazu 和 一 数|ke 家 毛|kei 恵 慶 京 敬 経 啓 圭 渓 桂 景 計|ken 健 研 建 県 賢 憲|keta 桁|ki 木 紀 喜 希 貴 岐 季 基 輝 城 樹 気 機 吉 来 黄|kichi 吉|kiku 菊|kimi 君|kin 金 近 錦 均|kino 木野|kinu 絹|kiri 桐 霧|kishi 岸|kita 北|kiyo 清|ko 小 古 高 光 工 公 幸 興 好 広 弘 江 香 港 甲 鴻 航 浩 孝 康 子 児 湖 虎 黄 行 厚 耕 功 向 交 晃 講|kobu 昆布|kochi 東風|koku 国 黒 谷|koma 駒|kon 今 近 根 昆|kono 河野 此|koshi 越|koto 琴 言|kotobuki 寿|kozu 国府津|ku 久 九 宮 区 空 工|kubo 窪 久保|kuchi 口|kuma 熊 隈|kumo 雲|kun 君 薫|kuni 国 邦|kura 倉 蔵|kure 呉|kuri 栗|kuro 黒|kuru 来|kusa 草 日下|kusu 楠|kuwa 桑|kyo 京 共 教 協 橋 恭 郷 響 鏡|kyoku 旭 極|kyu 久 九 丘 球 宮
ma 真 馬 間 麻 満 摩 茉|machi 町 街|mae 前|maki 牧 槙 巻|mame 豆|man 万 満|maru 丸 円|masa 正 政 昌 雅 真|masu 増 益|matsu 松|me 目 女|mei 明 名 命 鳴|men 面|mi 三 美 見 実 水 未 海 光 味|miche 道|michi 道 路 通|mido 緑|midori 緑 翠|miki 幹|min 民|mina 南 皆|minami 南|minato 港 湊|mine 峰 峯 嶺|mitsu 光 三 満|miya 宮 都|miyako 都|mizu 水|mo 茂 望 毛 模|moku 木 目|momo 桃 百|mon 門 文|mori 森 守 盛|moro 諸|moto 本 元 基|mu 武 無 夢|mugi 麦|mura 村|muro 室|mutsu 陸奥 六
na 名 奈 那 菜|nae 苗|naga 長 永|nagi 凪|nai 内|naka 中 仲|nami 波 並 浪|nan 南 難|nana 七|nao 直 尚|nari 成|naru 成 鳴|nashi 梨|natsu 夏|ne 根|nichi 日|nin 人 忍|nishi 西|niwa 丹羽 庭|nitsu 日|no 野 乃 之 の ノ 能 農|nobu 信 延|nomi 能美|nori 則 範 徳|nuki 貫|numa 沼|nuno 布
o 小 尾 大 雄 王 央 応 桜 緒 丘 男 横 翁 欧 黄|obi 帯|oda 小田|ogi 荻|oka 岡 丘|oki 沖|oku 奥 憶|omi 近江 臣|on 音 恩 温|ori 織 折|osa 長|oto 音 乙|owari 尾張|ra 良 羅 楽|rai 来 頼 雷|raku 楽|ran 蘭 嵐|rei 令 礼 嶺 玲 麗 鈴|ren 連 蓮 錬|ri 理 里 利 梨 莉|riki 力|rin 林 輪 鈴 倫|ritsu 立 律|ro 路 郎 浪 朗|roku 六 緑|ryo 良 亮 両 涼 領 了 稜 陵 龍 竜|ryoku 緑 力|ryu 龍 竜 流 柳 隆
sa 佐 左 砂 沙 早 紗|sachi 幸|sada 定 貞|sai 西 斎 斉 才 済 災 彩 埼 最|saiwai 幸|saka 坂 阪 酒|saki 崎 咲 先|sakae 栄|sakai 境 堺 酒井|saku 作 朔 桜 策|sakura 桜 櫻|sama 様|same 鮫|samu 寒|san 三 山 産 参|sane 実|sano 佐野|sasa 笹|sashi 刺|sato 里 郷 聡|sawa 沢 澤|se 瀬 世|sei 青 清 西 星 聖 誠 正 成 生 政 静 晴 世 盛|seki 関 石 赤|sen 千 泉 仙 川 船 先 専 宣|setsu 摂 雪|sha 社|shaku 尺|shi 志 四 司 市 士 史 紫 子 師 柴 資 視|shiba 柴 芝|shibu 渋|shichi 七|shige 重 茂 滋|shika 鹿|shima 島 嶋|shimo 下|shin 新 真 信 心 進 森 神 辰 深 伸 親|shina 品 科|shino 篠|shio 塩 潮 汐|shira 白|shiro 城 白 代|shita 下|shizu 静|shizuku 雫|sho 正 昌 昭 章 翔 商 松 小 庄 勝 祥 将 尚 笑 湘|shu 秀 修 州 周 秋 宗 朱|shuku 宿|shun 春 俊 駿|so 草 総 宗 創 早 荘 想 双|soda 曽田|sono 園|sora 空|su 須 寿 州 洲 素|sugi 杉|sui 水 翠 穂|suga 菅|sumi 住 角 澄 墨 純|sun 寸|suna 砂|suwa 諏訪|suzu 鈴 涼
ta 田 多 太|tachi 立 橘|tachibana 橘|tada 忠 只 正|tai 大 太 泰 台 平 代|taka 高 孝 隆 鷹 貴 宝|take 竹 武 岳 健 嶽|taki 滝 瀧|taku 拓 卓 宅|tama 玉 多摩 珠|tan 丹 単|tani 谷|tatsu 辰 竜 龍 達|tate 館 立 建 楯|te 手|tei 帝 定 丁 庭 貞|ten 天 典 展|tera 寺|teru 照 輝|teshi 勅使|tetsu 哲 鉄 徹|to 東 都 藤 戸 登 冨 富 十 島 塔 堂 桃 等 斗|tobi 飛|toki 時 土岐|toku 徳 特|tomi 富 冨|tomo 友 朋 智 知|ton 豚|tora 虎|tori 鳥 取|toshi 俊 年 利|toyo 豊|tsu 津 通 都|tsuchi 土|tsuji 辻|tsuka 塚|tsuki 月|tsukuda 佃|tsuna 綱|tsune 常 恒|tsuno 角|tsuru 鶴 敦|tsuta 蔦|tsutsu 筒|tsuyu 露
u 宇 右 羽 有 雨 卯|uchi 内|ue 上 植|ui 初|ume 梅|umi 海|un 雲|ura 浦 裏|ushi 牛|uta 歌|utsu 宇都|uwa 上|wa 和 輪 羽 話 倭|waka 若 和歌|waki 脇|wan 湾|wara 原|washi 鷲|wata 渡 綿|watari 渡|watarai 渡会 度会|ya 矢 屋 谷 八 野 弥 也 夜|yae 八重|yaku 薬|yama 山|yan 柳|yana 柳 梁|yanagi 柳|yasu 安 康 保 泰|yo 洋 与 世 代 陽 葉 要 養 四 容|yoi 良|yoko 横|yone 米|yori 頼|yoshi 吉 義 良 芳 好 善 美 慶|yu 由 有 友 優 祐 勇 雄 湯 裕 夕 遊 悠 結|yuki 雪 幸 行|yume 夢|yuri 百合|za 座|zaki 崎|zan 山|zawa 沢 澤|zen 全 善 然 前|zo 蔵 造|zu 津 図
`;

/** How signs are read in given names besides. */
const GIVEN = `
makoto 誠 真 実 信|tasuku 佑 輔 匡|hiroshi 浩 博 宏 弘 寛 洋 裕|takashi 隆 孝 崇 貴 敬 尚 俊|tsuyoshi 剛 毅 強|satoshi 聡 智 哲 敏 悟 諭|manabu 学|mamoru 守 衛|minoru 実 稔|noboru 昇 登|osamu 修 治 理|shigeru 茂 繁 滋|susumu 進|tadashi 正 忠 直|takeshi 武 健 毅 猛 剛|toru 徹 透 亨|tsutomu 勉 努|yutaka 豊 裕|yasushi 靖 康 泰|hajime 一 肇 元|hitoshi 仁 均 等|isamu 勇|kaoru 薫 馨|kiyoshi 清 潔|akira 明 昭 晃 彰 章 亮 輝 玲|atsushi 淳 厚 敦 篤|hikaru 光|mitsuru 満 充|nozomu 望|nozomi 希 望|haruka 遥 遙|hitomi 瞳|megumi 恵 愛|miyuki 幸|misaki 岬|kaori 香 薫|asuka 飛鳥|shinobu 忍|mutsumi 睦|tsubasa 翼|wataru 渡 航|hinata 陽向|yuzuru 譲 弦|yuzuki 柚月|jo 譲 丈
suke 輔 介 助 祐 亮 佑|go 吾 悟 剛 豪|zu 鶴 寿|zuru 鶴|ji 二 司 次 治 児 嗣|zo 三 造 蔵|sabu 三|gen 玄 源 弦|ken 健 賢 謙 憲 研 剣|shin 慎 晋 紳|dai 大|tai 泰 太|ta 汰 太|to 斗 人 翔 登|o 夫 男 雄 生 郎 緒 央|ya 也 哉 弥 矢|nori 紀 典 憲 教 法 徳 規 則|masa 昌 正 雅 政 将 匡 勝 真|hiro 洋 大 啓 裕 浩 宏 博 弘 寛 広|kazu 和 一 数 寿|tomo 友 朋 智 知 倫 朝|yoshi 義 喜 良 芳 佳 好 善 祥 由 美 嘉|yuki 幸 雪 行 之 由|aki 明 秋 晶 昭 彰 晃 章|mi 美 実 未 海 己 巳|ka 香 佳 花 華 夏 果|yu 悠 優 祐 勇 裕 佑 侑 結 由 友 有 雄 雅 柚 夕|ri 里 理 莉 梨 利|sa 紗 沙 佐 彩|na 奈 菜 那 名 南|e 恵 江 絵 枝 衛 依|haru 春 晴 陽 遥 治 温|aya 綾 彩 文 絢|i 衣 伊 依|mizu 瑞|ai 愛|mai 舞|mio 澪|rin 凛 凜|ryo 遼 諒 良 亮 涼|sho 翔 将 昇 祥|shun 瞬 峻 隼|haya 隼|taku 拓 卓 巧|tatsu 達 竜 辰|tetsu 哲 徹|so 宗 壮 聡 奏 颯|toshi 俊 敏 利 寿 年 稔|nobu 信 伸 暢 宣 延|mune 宗|shige 重 茂 成 滋 繁|hisa 久 寿 尚|yasu 康 泰 保 安 靖 恭|chika 近 周 親|taka 貴 孝 隆 崇 敬 高 尚 喬 考|take 武 健 岳 剛|teru 照 輝 昭|tsugu 継 次|mitsu 光 満 充|sumi 澄 純|ki 紀 喜 希 樹 輝 貴 基 規 起 毅|ko 孝 浩 幸 晃 康 弘 宏 光 耕 康 公 功|ei 英 栄 瑛|kei 圭 恵 慶 啓 敬 景 桂 佳|sei 誠 清 聖 征 星|shu 修 秀 周 柊|jun 淳 純 順 潤 準 准|kyo 京 恭 杏|rei 玲 麗 礼 怜|sachi 幸 祥 佐知|saya 清|shizu 静|fumi 文 史 郁|momo 桃|nao 直 尚|ryu 隆 龍 竜|kuni 邦 国|moto 元 基 素|katsu 勝 克|mari 万里|naga 永|hide 秀 英 日出|kiyo 清 聖|ma 真 麻 万 茉|ra 良 羅|rena 玲奈|emi 笑|kou 航|kai 海 快|rui 類 塁|yo 陽 洋 代 世 葉|ho 穂 保 帆 歩|ayumi 歩|asa 麻 朝|natsu 夏|sono 園
`;

/** "Ohno", "Oono", "Ono", "Saitoh", "Yuuki" are spellings of short forms. */
export const plainVowels = (latin: string): string =>
  latin
    .replace(/oh(?![aeiouy])|ou|oo/g, 'o')
    .replace(/uu/g, 'u')
    .replace(/m(?=[bp])/g, 'n');

const tableOf = (text: string): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const entry of text.trim().split(/[|\n]/)) {
    const [latin = '', ...names] = entry.split(' ');
    for (const name of names) found.set(name, (found.get(name) ?? new Set()).add(plainVowels(latin)));
  }
  return found;
};

type Readings = ReadonlyMap<string, ReadonlySet<string>>;

const readings = once(() => tableOf(`${READINGS.trim()}\n${SIGNS.trim()}`));
const givenReadings = once(() => tableOf(`${SIGNS.trim()}\n${GIVEN.trim()}`));

/** Fewer letters than these are the reading of too many signs. */
const SHORTEST = 4;

/** Whether the Latin letters are a reading of these characters, one name or several behind each other (`濱田松本`). */
export function isJapaneseReading(written: string, latin: string): boolean {
  const plain = plainVowels(latin);
  return (
    readings().get(written)?.has(plain) === true || (latin.length >= SHORTEST && reads(readings(), written, plain))
  );
}

export const isJapaneseGivenName = (written: string, latin: string): boolean =>
  reads(givenReadings(), written, plainVowels(latin));

function reads(table: Readings, written: string, latin: string, behind = false): boolean {
  if (written === '') return latin === '';
  for (let end = written.length; end > 0; end -= 1)
    for (const sound of table.get(written.slice(0, end)) ?? [])
      for (const form of behind ? [sound, ...voiced(sound)] : [sound]) {
        if (latin.startsWith(form) && reads(table, written.slice(end), latin.slice(form.length), true)) return true;
        const short = form.replace(/(?:tsu|chi|ku|ki)$/, '');
        // "hoku" and "kai" are "hokkai".
        const isDoubled = short !== form && latin.startsWith(short) && /^([ksthp])\1/.test(latin.slice(short.length));
        if (isDoubled && reads(table, written.slice(end), latin.slice(short.length + 1), true)) return true;
      }
  return false;
}

/** Behind another sign "kawa" is often "gawa", "hashi" "bashi". */
function voiced(sound: string): string[] {
  const soft: Readonly<Record<string, readonly string[]>> = {
    k: ['g'],
    s: ['z'],
    t: ['d'],
    h: ['b', 'p'],
    f: ['b', 'p'],
  };
  const rest = sound.slice(/^(?:sh|ch|ts)/.test(sound) ? 2 : 1);
  if (/^(?:sh|ch)/.test(sound)) return [`j${rest}`];
  if (sound.startsWith('ts')) return [`z${rest}`];
  return (soft[sound[0]!] ?? []).map((letter) => letter + rest);
}
