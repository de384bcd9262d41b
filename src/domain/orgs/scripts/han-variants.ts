// One character in its simplified, traditional and Japanese shapes, as far as names of organisations use them.
import { once } from '../../text/once.ts';

/** The simplified shape first. */
const VARIANTS = `
学學斈 医醫 国國 台臺 湾灣 东東 华華 经經経 济濟済 药藥薬 检檢検 广廣広 艺藝芸 总總総 图圖図 关關関 战戰戦 泽澤沢 滨濱浜 龙龍竜 铁鐵鉄 发發発
实實実 县縣県 厅廳庁 齿齒歯 劳勞労 团團団 会會 应應応 带帶帯 兽獸獣 荣榮栄 营營営 术術 业業 农農 机機 电電 气氣気 验驗験 险險険 门門 间間 长長
书書 车車 马馬 鸟鳥 鱼魚 风風 飞飛 师師 范範 银銀 钱錢銭 矿礦鉱 银銀 针針 锦錦 钢鋼 录錄録 错錯 镇鎮 铜銅 纪紀 约約 纺紡 织織 组組 细細 终終 结結
绍紹 统統 继繼継 绩績 绿綠緑 缘緣 编編 网網 罗羅 义義 习習 乡鄉郷 亚亞亜 产產産 亲親 仪儀 众眾 优優 传傳伝 伟偉 伦倫 侨僑 俭儉 储儲 儿兒児
党黨 兰蘭 兴興 养養 内內 冈岡 军軍 冲沖 决決 净淨浄 冻凍 刘劉 则則 刚剛 创創 别別 动動 励勵 劲勁 势勢 区區 协協 卢盧 卫衛 历歷歴 厂廠 县縣
双雙 变變変 叶葉 号號 听聽 员員 响響 哈哈 园園 围圍囲 圆圓円 圣聖 场場 块塊 坚堅 坛壇 壮壯 声聲 处處処 备備 复復 头頭 夹夾 奖獎奨 奥奧 妇婦
婴嬰 孙孫 宁寧 宝寶宝 审審 宪憲 宫宮 宽寬 宾賓 对對対 导導 寿壽 将將 尔爾 尽盡 层層 属屬 岁歲 岛島 岭嶺 岳嶽 巩鞏 币幣 帅帥 帮幫 庆慶 库庫
庐廬 应應 庙廟 废廢 异異 张張 弹彈 归歸 当當 彦彥 径徑 征徵 德徳 恒恆 恳懇 悬懸 惠恵 愿願 戏戲戯 户戶 执執 扩擴拡 扬揚 抚撫 护護 报報 拟擬 择擇択
挥揮 损損 换換 据據 摄攝 收収 敌敵 数數数 齐齊斉 斋齋 断斷 无無 旧舊旧 时時 显顯顕 晋晉 晓曉 晖暉 术術 朴樸 杂雜 权權権 条條 来來 杨楊 极極
构構 枫楓 柜櫃 标標 栋棟 栏欄 树樹 样樣様 桥橋 桦樺 桧檜 梦夢 欢歡歓 欧歐 毕畢 汇匯 汉漢 汤湯 沈瀋 沟溝 沪滬 泸瀘 泷瀧滝 泻瀉 洁潔 浅淺 测測
浙浙 浓濃 涛濤 润潤 涩澀渋 渊淵 渐漸 温溫 渔漁 滦灤 满滿満 灵靈霊 灾災 点點 炼煉 热熱 爱愛 爷爺 牵牽 独獨 狮獅 猎獵 猫貓 献獻 环環 现現 玛瑪
珐琺 琼瓊 画畫 畅暢 疗療 疡瘍 监監 盐鹽塩 盖蓋 盘盤 矫矯 码碼 础礎 硕碩 确確 礼禮 祸禍 离離 种種 称稱 积積 税稅 稳穩 稻稲 穷窮 穹穹 竞競 笔筆
签簽 简簡 类類 粮糧 纤纖繊 级級 纯純 线線 练練 经經 续續 绘繪 罚罰 职職 联聯 肃肅 肠腸 肤膚 胜勝 胶膠 脑腦脳 脏臟臓 脚腳 腾騰 舰艦 节節
苏蘇 苹蘋 荐薦 莲蓮 营營 萨薩 蒋蔣 蓝藍 蔷薔 虑慮 虽雖 虾蝦 补補 装裝 见見 观觀観 规規 视視 览覽覧 觉覺覚 触觸 计計 订訂 认認 讨討 让讓 训訓
议議 记記 讲講 许許 论論 设設 访訪 证證証 评評 识識 诉訴 诊診 词詞 译譯訳 试試 诗詩 诚誠 话話 询詢 该該 详詳 语語 误誤 说說 请請 诸諸 课課 调調
谈談 谊誼 谱譜 贝貝 负負 财財 责責 贤賢 货貨 质質 贸貿 费費 贺賀 资資 赏賞 赛賽 赞贊賛 赣贛 赤赤 跃躍 踪蹤 轨軌 转轉転 轮輪 软軟 轻輕軽 载載
较較 辅輔 辆輛 辉輝 辑輯 输輸 边邊辺 达達 迁遷 过過 运運 还還 这這 进進 远遠 违違 连連 迟遲 适適 选選 逊遜 递遞 逻邏 遗遺 邓鄧 邮郵 邻鄰 郑鄭
释釋釈 里裡 针針 钟鐘 钦欽 铃鈴 铝鋁 锅鍋 锡錫 键鍵 镜鏡 闭閉 问問 闲閑 闻聞 闽閩 阁閣 队隊 阳陽 阴陰 阵陣 阶階 际際 陆陸 陈陳 陕陝 险險 随隨
隐隱 难難 雾霧 静靜 韩韓 页頁 顶頂 项項 顺順 须須 顾顧 预預 领領 频頻 题題 颜顏 额額 饭飯 饮飲 饰飾 馆館 驭馭 驻駐 骏駿 骑騎 骨骨 鲁魯 鲜鮮 鸡雞
鸣鳴 鸿鴻 鹤鶴 鹰鷹 麦麥 黄黃 齐齊 龄齡 龟龜亀 岩巖 沢澤 崎嵜 斋斎 桜櫻 圧壓 仏佛 払拂 楽樂乐 芦蘆 萤螢蛍 恵惠 真眞 群羣 峰峯 島嶋 辺邊 黒黑 舎舍 冨富
吴吳呉 专專専 丰豐豊 为為 与與 并並 万萬 争爭 云雲 从從 价價価 单單単 弃棄 毎每 禅禪 绵綿 驿驛駅 庄莊荘 强強 弥彌 拢攏 沢泽 渉涉 滞滯 犹猶 畠畑 祢禰 穂穗 竖豎 粛肃 脉脈 薮藪 譲让 賓浜 迩邇 遥遙 醸釀 鎌鐮 陥陷 隣邻 雑杂 頼賴 髄髓 鶏鸡 黙默 斎斋
体體 讯訊 杰傑 制製 务務 谢謝 开開 获獲 缔締 颖穎 维維 萧蕭 誉譽 玮瑋 凤鳳 凯凱 吕呂 采採 钟鍾 态態 干幹 续続 升昇 丽麗 届屆 缓緩 冲衝 钧鈞 轩軒 志誌 担擔 侦偵 莹瑩 贞貞 红紅 钰鈺 溃潰 从従 肾腎 查査 诺諾 启啟 勋勳勛 锋鋒 准準 闵閔 动働 卖賣売 纬緯 个個 焕煥 涂塗 增増 临臨
砚硯 复複 怀懷 绝絕 邹鄒 炜煒 筑築 贩販 亿億 乔喬 祯禎 剂劑 聪聰 谕諭 贡貢 贵貴 赵趙 严嚴厳 冯馮 岚嵐 办辦 叠疊 划劃 浆漿 蚀蝕 鲍鮑 颜顔 系係 辩辯 辖轄 揽攬 们們 读讀読 谦謙 寻尋 参參 两兩両 咏詠 桢楨 灿燦 龚龔 谨謹 尧堯 绮綺 奋奮 劝勸勧 绕繞 轴軸 状狀 倾傾 鹏鵬 布佈 买買 减減 谅諒 伤傷
肿腫 托託 赔賠 偿償 嘱囑 阅閱 债債 彻徹 纸紙 贯貫 驱驅駆 几幾 综綜 虚虛 枢樞 迹跡 谭譚 咨諮 隶隸 胁脅 御禦 册冊 畴疇 鸥鷗 邝鄺 庞龐 颢顥 铨銓 沧滄 举舉 赐賜 铎鐸 仑侖 仓倉 楼樓 悦悅 纶綸 贾賈 侠俠 纳納 韦韋 纲綱 禄祿 陇隴 听聴 给給 宽寛 剧劇 据拠 鸭鴨 瀬濑 渊渕 涉渉 狱獄 犹猶 纵縱縦 绳繩縄 触触 证證
`;

const variants = once(() => {
  const simplified = new Map<string, string>();
  const shapes = new Map<string, string[]>();
  for (const group of VARIANTS.trim().split(/\s+/)) {
    const [first = '', ...others] = [...new Set(group)];
    for (const other of others) if (!simplified.has(other)) simplified.set(other, first);
    shapes.set(first, [...new Set([...(shapes.get(first) ?? []), first, ...others])]);
  }
  return { simplified, shapes };
});

/** Every character in its simplified shape: `臺灣大學` -> `台湾大学`. */
export function plainHan(text: string): string {
  const { simplified } = variants();
  return [...text].map((character) => simplified.get(character) ?? character).join('');
}

export type HanOrthography = 'traditional' | 'simplified' | 'japanese' | null;

/** How a name is written: Japanese keeps old shapes beside new ones ("東海大学"), Taiwan has no new ones but 台. */
export function orthographyOf(text: string): HanOrthography {
  const { simplified, shapes } = variants();
  const signs = [...text].filter((sign) => sign !== '台' && sign !== '臺');
  const hasOld = signs.some((sign) => simplified.has(sign));
  const hasNew = signs.some((sign) => !simplified.has(sign) && (shapes.get(sign)?.length ?? 0) > 1);
  if (hasOld) return hasNew ? 'japanese' : 'traditional';
  return hasNew ? 'simplified' : null;
}

/** The name as mainland, Taiwanese and Japanese texts may write it, itself first. */
export function hanShapes(name: string): string[] {
  const plain = plainHan(name);
  const { shapes } = variants();
  const written = (at: number): string =>
    [...plain].map((character) => shapes.get(character)?.[at] ?? shapes.get(character)?.[1] ?? character).join('');
  // In Taiwan both shapes of the first character of the island's name are common.
  return [...new Set([name, plain, written(1), written(1).replaceAll('臺', '台'), written(2)])];
}
