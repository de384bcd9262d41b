// The commonest family names of China, Taiwan, Japan and Korea in their own scripts, written by hand from published
// national rankings. By them a short line is known for a person's name rather than a heading: "王小明", not "教授簡介".

const CHINESE = `
王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭肖程曹袁邓鄧许許傅沈曾彭吕呂
苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎閻余潘杜戴夏钟鍾锺汪田任姜范方石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬
段章钱錢汤湯尹黎易常武乔喬贺賀赖賴龚龔庞龐樊兰蘭殷施陶洪翟安颜顏倪严嚴牛温溫芦季俞鲁魯葛伍韦韋申尤毕畢聂聶焦向柳邢路岳齐齊
梅莫庄莊辛管祝左涂塗谷祁时時舒耿牟卜詹关關苗凌费費纪紀靳盛童欧歐甄项項曲成游阳陽裴席卫衛查屈鲍鮑位覃霍翁隋植甘景薄单單包
司柏宁寧柯阮桂闵閔解强強柴华華车車冉房边邊辜吉饶饒刁瞿戚丘古米池滕晋晉苑邬鄔臧畅暢宫宮来來苟全褚廉简簡娄婁盖蓋符奚木穆
党燕郎邸冀卓楼樓巫`;

const JAPANESE = `
佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 渡邉 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 斎藤 斉藤 齋藤 林 清水 山崎 阿部 森 池田 橋本
山下 石川 中島 前田 藤田 小川 岡田 後藤 長谷川 村上 近藤 石井 坂本 遠藤 青木 藤井 西村 福田 太田 三浦 藤原 岡本 松田 中川 中野 原田 小野 田村
竹内 金子 和田 中山 石田 上田 森田 柴田 酒井 宮崎 横山 高木 安藤 宮本 大野 小島 谷口 工藤 今井 高田 丸山 増田 杉山 村田 大塚 新井 小山 平野
藤本 河野 上野 野口 武田 松井 千葉 菅原 岩崎 木下 久保 佐野 野村 松尾 市川 菊地 菊池 杉本 古川 大西 島田 水野 桜井 高野 吉川 山内 西田 飯田
西川 小松 北村 安田 五十嵐 川口 平田 関 中田 久保田 服部 東 岩田 土屋 川崎 福島 本田 辻 樋口 秋山 田口 永井 山中 中西 吉村 川上 大橋 石原
松岡 浜田 馬場 森本 矢野 浅野 松下 星野 大久保 吉岡 小池 野田 荒木 熊谷 松浦 大谷 内田 黒田 堀 尾崎 川村 望月 永田 内藤 松村 西山 大島 平井
早川 菅野 岩本 片山 荒井 堀内 足立 児玉 宮田 栗原 片岡 関口 平山 本間 石橋 桑原 岡崎 富田 小田 奥村 上原 大川 川島 大森 宮川 南 須藤
田辺 萩原 榎本 村井 牧野 三宅 山根 柳田 白石 成田 角田 松原 小沢 川本 根本 関根 寺田 大石 中井 中原 堀江 高山 沢田`;

const KOREAN =
  '김이박최정강조윤장임한오서신권황안송류유홍전고문양손배백허남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용';

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const letters = (text: string): string[] => [...text.replace(/\s/g, '')];

/** Family names of Japan in their own signs, the commonest first. */
export const JAPANESE_FAMILY_NAMES: readonly string[] = words(JAPANESE);

export const UNSPACED_FAMILY_NAMES: ReadonlySet<string> = new Set([
  ...letters(CHINESE),
  ...JAPANESE_FAMILY_NAMES,
  ...letters(KOREAN),
]);
