// Words of Chinese, Japanese and Korean names of organisations, each with the plain English words it stands for. Han characters
// are written in their simplified shape; a word that Japanese alone uses is found all the same. No words: it says nothing.

export const HAN_WORDS = `
first intermediate people court: 第一中级人民法院
second intermediate people court: 第二中级人民法院
third intermediate people court: 第三中级人民法院
first hospital: 第一医院
second hospital: 第二医院
third hospital: 第三医院
women children: 妇女儿童
development council: 发展委员会
high prosecutor office: 高等检察署 高等検察庁
new taipei: 新北市 新北
newspaper: 日报社 新聞社
ethnology: 民族学
consumer affairs agency: 消費者庁
accounting firm: 会計事務所
pharmacy: 药局 药房 薬局
philharmonic: フィルハーモニー交響楽団 フィルハーモニー管弦楽団
central hospital: 中心医院 中央病院 中心病院
intermediate people court: 中级人民法院
high people court: 高级人民法院
government: 人民政府
climate: 气候
symphony: 交响乐团 交响楽団 交響楽団 交響樂團
philharmonic: 爱乐乐团
grand theatre: 大剧院
theatre: 剧场 剧院
western: 西洋
kindergarten: 幼稚园 幼儿园 保育园 保育所
youth: 青少年
development: 发展
institute computing technology: 计算所 计算技术研究所
commercial: 商务
modern art museum: 近代美术馆
national theatre: 国立剧场
municipal: 市民 市立
chemistry: 化成 化学
clinical: 临床
chinese academy science: 中科院
intellectual property: 智慧财产 知识产权 知的财产
railway: 旅客铁道 铁道 铁路
university: 大学 大学校 综合大学
gakuin university: 学院大学
gakuen university: 学园大学
gakuen: 学园
institute technology college: 工业高等专门学校
women university: 女子大学
college: 专科学校 学校法人 专门学校 短期大学 短期大学部 高等专门学校 专校 书院
xueyuan: 学院
graduate school: 大学院 研究科 大学院大学
graduate school law: 法科大学院 法务研究科
high school: 高等学校 高校 高中 高级中学 中学 中学校 高等中学
school: 小学 小学校 学校
faculty: 学部
faculty medicine: 医学部
faculty law: 法学部
faculty economics: 经济学部
faculty arts: 文学部
faculty science: 理学部
faculty engineering: 工学部
faculty agriculture: 农学部
faculty pharmacy: 药学部
faculty dentistry: 齿学部
faculty business: 商学部
faculty education: 教育学部
faculty management: 经营学部
school medicine: 医学院
school law: 法学院
school business: 商学院
school management: 管理学院 经营学院
school engineering: 工学院 工程学院
school science: 理学院
school pharmacy: 药学院
school nursing: 护理学院 护理系
school education: 教育学院
school dentistry: 口腔医学院 牙医学院 牙医学系 齿科医学院
department: 学系 系 学科 专攻 讲座 教研室
department medicine: 医学系 医学科
department law: 法律学系 法律系 法学系 法学科
department economics: 经济学系 经济系 经济学科
institute: 研究所 研究院 研修所
:: 分校 校区 校
motor: 自动车
aid: 扶助
centre: 中心 研究中心
laboratory: 研究室 实验室 实验所
academy science: 科学院
academy social science: 社会科学院
academia sinica: 中央研究院 中研院
academy: 学士院 艺术院
medicine: 医学 医科 医药 医疗
chinese medicine: 中医药 中医
pharmacy: 药学 药科 药剂
nursing: 护理 看护
dentistry: 口腔 牙医 牙科 齿科 齿学 牙医学 口腔医学
public health: 公共卫生 公卫
health: 卫生 保健 健康
welfare: 福祉
veterinary: 兽医
law: 法律 法学 法科 法务
politics law: 政法
economics: 经济 经济学
finance economics: 财经
business: 商业 商科 商学 工商
management: 管理 经营 企业管理 工商管理 管理学
accounting: 会计
finance: 金融 财政 财务
education: 教育 教育学
normal: 师范 师大
science: 科学 理学 理科
technology: 理工 工科 技术
technology university: 工业大学 工大
medicine university: 医大
agriculture university: 农大
foreign languages university: 外大
music university: 音大
arts university: 艺大 美大
finance economics university: 财大
sport university: 体大
technology xueyuan: 工业学院
industry: 工业
technology: 科技
science technology: 科学技术
science technology university: 科技大学
engineering: 工学 工程
jiaotong: 交通
posts telecommunications: 邮电
electronics: 电子
air: 航空 航空航天 航天
foreign languages: 外国语 外语 外国语言 语言
agriculture: 农业 农学
agriculture forestry: 农林
agriculture technology: 农工
forestry: 林业 林学
ocean: 海洋 海洋学
fisheries: 水产
sport: 体育
music: 音乐
arts: 美术 艺术
theatre: 戏剧 演剧
politics: 政治 政治学
humanities: 人文
social: 社会
natural: 自然
environment: 环境
geology: 地质
petroleum: 石油
mining: 矿业
chemistry technology: 化工
architecture: 建筑 建筑学
construction: 土木 土木工程
mechanical: 机械
information: 信息 资讯 情报
computing: 计算机 计算机科学 资讯工程 资工
electric: 电机 电气
materials: 材料
physics: 物理 物理学
chemistry: 化学
biology: 生物 生物学
life science: 生命科学
mathematics: 数学
psychology: 心理 心理学
history: 历史 历史学
philosophy: 哲学
literature: 文学 文科 语文
international: 国际
women: 女子
home economics: 家政
theology: 神学
film: 电影
national: 国立 国家
processing: 处理
municipal: 市立
state: 州立 县立 府立 省立 道立 都立
public: 公立
private: 私立
affiliated: 附属 附设 附设医院 附属医院
hospital: 医院 病院 诊所 诊疗所 卫生院 医疗中心
hospital university: 大学病院 大学医院 附属病院 大学附属病院 大学附设医院 大学医学部附属病院
general hospital: 综合病院 总医院 综合医院
people hospital: 人民医院
red cross: 赤十字 红十字 红十字会
dermatology: 皮肤科 皮肤
eye: 眼科
bone: 整形外科 骨科
surgery: 外科
internal medicine: 内科
children: 小儿科 儿科 小儿 儿童
obstetrics: 产妇人科 产科 妇产科 妇科 妇人科
ear: 耳鼻咽喉科 耳鼻喉科
psychiatry: 精神科
radiology: 放射线科 放射科
anaesthesia: 麻醉科
cancer: 癌 肿瘤
court: 法院 裁判所
district court: 地方法院 地方裁判所 地院 地裁
high court: 高等法院 高等裁判所 高院 高裁
supreme court: 最高法院 最高裁判所 最高人民法院
family court: 家事法院 家庭裁判所
people court: 人民法院
prosecutor office: 检察院 检察厅 检察署 地检署
district prosecutor office: 地方检察署 地方检察厅
ministry education: 教育部
ministry foreign affairs: 外交部 外务省
ministry justice: 法务部 法务省 司法部
ministry finance: 财政部 财务省
ministry health: 卫生部 卫生福利部
ministry health labour welfare: 厚生劳动省
ministry economics: 经济部
ministry economics business industry: 经济产业省
ministry environment: 环境省 环境部 生态环境部
ministry internal affairs: 内政部
ministry defence: 国防部 防卫省
ministry education culture sport science technology: 文部科学省
ministry land transport: 国土交通省 交通部
ministry internal affairs communication: 总务省
ministry agriculture: 农业部
ministry agriculture forestry fisheries: 农林水产省
ministry science technology: 科技部
ministry commerce: 商务部
government: 政府
city government: 市政府 市役所
embassy: 大使馆
parliament: 国会
police: 警察局 警察署 警察厅 公安局 警视厅
association: 协会 公会 联合会 联盟
society: 学会
foundation: 基金会 财团
chamber business: 商会 总商会
chamber business industry: 商工会议所
law firm: 律师事务所 法律事务所 律师行 综合法律事务所 总合法律事务所 共同法律事务所 联合法律事务所 联合律师事务所
accounting firm: 会计师事务所 会计事务所 监查法人 审计事务所
patent office: 特许事务所 专利事务所 特许厅
bar association: 律师公会 律师协会 弁护士会
medical association: 医师会 医师公会 医师协会
dentistry association: 齿科医师会 牙医师公会
pharmacists association: 药剂师会 药师公会
nurses association: 看护协会 护理协会 护理师公会
bank: 银行
insurance: 保险
securities: 证券
stock exchange: 证券交易所
newspaper: 新闻 新闻社 日报 报社
broadcasting: 放送 广播 电视台 放送局
press: 出版社 出版
library: 图书馆
museum: 博物馆
art museum: 美术馆
group: 集团
holdings: 控股
northeast: 东北
northwest: 西北
southwest: 西南
southeast: 东南
east china: 华东
south china: 华南
central china: 华中
north china: 华北
china: 中国 中华
japan: 日本
korea: 韩国
taiwan: 台湾
usa: 美国
unitedkingdom: 英国
germany: 德国
france: 法国
central: 中央
capital: 首都
: 株式会社 有限会社 合同会社 合资会社 有限公司 股份有限公司 股份 有限责任公司 公司 医疗法人 医疗法人社团 社会福祉法人 独立行政法人 国立大学法人 一般社团法人 公益社团法人 一般财团法人 公益财团法人 社团法人 财团法人 弁护士法人 特定非营利活动法人
animal hospital: 动物病院 动物医院 宠物医院
cosmetic surgery: 美容外科 整形美容 医疗美容 美容皮肤科
plastic surgery: 形成外科 整形外科医院
general: 综合 总合
hospital organisation: 病院机构
memorial: 记念 纪念
veterans general hospital: 荣民总医院 荣总
memorial hospital: 纪念医院 记念病院
red cross hospital: 赤十字病院 红十字医院
rehabilitation: 康复 复健 リハビリテーション リハビリ
gastroenterology: 消化器 消化器内科 消化内科 胃肠科 胃肠
endoscopy: 内视镜 内镜
cardiology: 循环器 循环器内科 心内科 心血管内科 心脏
neurology: 神经内科 神经科
neurosurgery: 脑神经外科 神经外科 脑外科
urology: 泌尿器科 泌尿科 泌尿外科
respiratory: 呼吸器 呼吸器内科 呼吸内科 胸腔科
orthodontics: 矫正齿科 矫正 齿列矫正
clinic: 诊疗院
office: 事务所
judicial scrivener office: 司法书士事务所
tax accounting office: 税理士事务所 税务士事务所
tax corporation: 税理士法人
architecture office: 建筑事务所 设计事务所 建筑设计事务所
design: 设计
prefecture: 县 县厅
metropolitan government: 都厅
city: 市
city hall: 市厅
board education: 教育委员会
city council: 市议会
national diet: 众议院 参议院
ministry trade industry: 通商产业省 通产省
ministry finance: 大藏省
ministry posts: 邮政省
ministry transport: 运输省
ministry construction: 建设省
ministry construction city: 住房和城乡建设部
ministry industry information technology: 工业和信息化部 工信部
development reform commission: 发展和改革委员会 发改委
financial services agency: 金融厅
patent office: 专利局
tax agency: 国税厅 国税局 税务局
cabinet office: 内阁府
fair trade commission: 公正取引委员会 公平交易委员会
intermediate people court: 中级人民法院
high people court: 高级人民法院
people prosecutor office: 人民检察院
intellectual property: 知识产权 知的财产
arbitration commission: 仲裁委员会
legal aid foundation: 法律扶助基金会
television: 电视
telecom: 电信 通信 电讯
telephone: 电话
network: 网络 网路
software: 软件 软体
semiconductor: 半导体
capital: 资本 创投 创业投资
fund: 基金
investment: 投资
venture capital: 风险投资
consulting: 咨询 顾问
trade: 贸易 商贸
real estate: 地产 房地产 不动产
construction: 建设 建工
motor: 汽车
pharmaceutical: 制药 药业 药品
steel: 钢铁 制铁
manufacturing: 制造 制作所
shoji: 商事
heavy industry: 重工 重工业
trust bank: 信托银行 信托
research: 研究 总合研究
vocational college: 职业技术学院 职业学院
life insurance: 人寿保险 人寿 生命保险
general insurance: 损害保险 财产保险 财险
first people hospital: 第一人民医院
second people hospital: 第二人民医院
third people hospital: 第三人民医院
first affiliated hospital: 附属第一医院 第一附属医院
second affiliated hospital: 附属第二医院 第二附属医院
third affiliated hospital: 附属第三医院 第三附属医院
internet: 互联网
logistics: 物流
media: 传媒 媒体
new energy: 新能源
energy: 能源
intelligence: 智能
robotics: 机器人
design institute: 设计院 设计研究院
architects: 建筑师事务所 建筑设计事务所 设计事务所
education bureau: 教育局
health bureau: 卫生局
biopharma: 生物医药 生物制药
daily: 日报
foods: 食品
pharmacy: 药局 药房
research institute: 综合研究所 总合研究所
tax accounting firm: 税务师事务所
national police agency: 警察厅
medicine centre: 医疗中心 医学中心
bussan: 物产
travel: 旅行社 旅游
hotel: 酒店 饭店
culture: 文化
advertising: 广告
securities investment trust: 投信
supply chain: 供应链
e commerce: 电子商务 电商
games: 游戏
music: 音乐
`;

export const HANGUL_WORDS = `
pharmacy: 약국
national central: 국립중앙
metropolitan police agency: 지방경찰청
municipal: 광역시청 특별시청
symphony: 교향악단
theatre: 극장
kindergarten: 어린이집
metropolitan: 특별시 광역시
metropolitan government: 특별시청 광역시청
provincial government: 도청
university: 대학교
university women: 여자대학교 여대
university education: 교육대학교 교대
university foreign languages: 외국어대학교 외대
college: 대학 전문대학
graduate school: 대학원
high school: 고등학교
school: 중학교 초등학교 학교
school medicine: 의과대학 의학전문대학원 의대
school dentistry: 치과대학 치의학대학원 치의학전문대학원 치대
school pharmacy: 약학대학 약대
school nursing: 간호대학 간호학과
school law: 법과대학 법대 법학전문대학원
school engineering: 공과대학 공대
school business: 경영대학 상과대학 경영전문대학원 경영대학원
school education: 사범대학
school science: 자연과학대학 이과대학
school humanities: 인문대학 문과대학
school arts: 예술대학 미술대학
school music: 음악대학
school social science: 사회과학대학
department: 학과 학부
advanced institute science technology: 과학기술원
institute: 연구소 연구원
centre: 센터 연구센터
hospital: 병원 의원 클리닉
hospital university: 대학병원 대학교병원
medicine centre: 의료원 메디컬센터
dentistry: 치과 치의학
dentistry hospital: 치과의원 치과병원
dermatology: 피부과
dentistry association: 치과의사협회 치과의사회
cancer centre: 암센터
cancer hospital: 암병원
sacred heart: 성심
surgery: 외과
neurosurgery: 신경외과
neurology: 신경과
ear: 이비인후과
urology: 비뇨기과 비뇨의학과
rehabilitation: 재활 재활의학과
radiology: 영상의학과 영상의학
anaesthesia: 마취통증의학과
orthodontics: 교정 치과교정
prosthodontics: 보철 치과보철
periodontology: 치주 치주과
oral maxillofacial surgery: 구강악안면외과
korean medicine: 한의과 한의학
eye: 안과
bone: 정형외과
plastic surgery: 성형외과
internal medicine: 내과
children: 소아과 어린이
obstetrics: 산부인과
psychiatry: 정신과 정신건강의학과
medicine: 의학 의료
pharmacy: 약학
nursing: 간호
health: 보건
law: 법률 법학
law firm: 법무법인 법률사무소 합동법률사무소
patent firm: 특허법인
accounting firm: 회계법인
economics: 경제
business: 경영 상업
science: 과학
technology: 기술 공업
engineering: 공학
foreign languages: 외국어
women: 여자
arts: 예술 미술
theology: 신학
sport: 체육
open: 방송통신
catholic: 가톨릭
christian: 기독교
national: 국립
municipal: 시립
state: 주립
state university: 주립대
national university: 국립대
municipal university: 시립대
korea: 한국 대한
court: 법원
district court: 지방법원
high court: 고등법원
supreme court: 대법원
constitutional court: 헌법재판소
prosecutor office: 검찰청
district prosecutor office: 지방검찰청
ministry education: 교육부
ministry foreign affairs: 외교부
ministry justice: 법무부
ministry health welfare: 보건복지부
ministry finance: 재정경제부 기획재정부
ministry defence: 국방부
ministry environment: 환경부
police: 경찰청 경찰서
government: 정부
city government: 시청
association: 협회 연합회
medical association: 의사협회
bar association: 변호사회 변호사협회
society: 학회
foundation: 재단
chamber business industry: 상공회의소
bank: 은행
insurance: 보험
securities: 증권
newspaper: 신문 일보
broadcasting: 방송 방송국
library: 도서관
museum: 박물관
art museum: 미술관
electronics: 전자
motor: 자동차
group: 그룹
holdings: 홀딩스
red cross: 적십자 적십자사
: 주식회사 유한회사 학교법인 의료법인 사단법인 재단법인
korean medicine hospital: 한의원 한방병원
school korean medicine: 한의과대학 한의대 한의학전문대학원
korean medicine: 한의학 한방
law school: 로스쿨
school veterinary: 수의과대학
school social science: 사회대
school agriculture: 농과대학 농업생명과학대학
school education: 사대
graduate school international: 국제대학원
polytechnic: 폴리텍대학
cyber university: 사이버대학교
military academy: 사관학교
general hospital: 종합병원
animal hospital: 동물병원
rehabilitation: 재활
rehabilitation hospital: 재활병원
rehabilitation medicine: 재활의학과
urology: 비뇨기과 비뇨의학과
ear: 이비인후과
pain: 통증의학과 마취통증의학과
radiology: 영상의학과
orthodontics: 교정과 교정치과
health centre: 보건소
card: 카드
research: 리서치 연구
star: 스타
soft: 소프트
tech: 테크
lab: 랩
labs: 랩스
network: 네트웍스 네트워크 네트웍
system: 시스템 시스템즈
solution: 솔루션 솔루션즈
media: 미디어
entertainment: 엔터테인먼트
partners: 파트너스
ventures: 벤처스
investment: 인베스트먼트 투자
capital: 캐피탈 캐피털
global: 글로벌
games: 게임즈 게임
studio: 스튜디오
bio: 바이오
pharm: 팜
healthcare: 헬스케어
consulting: 컨설팅
office: 오피스 사무소
korea: 코리아
design: 디자인
communications: 커뮤니케이션즈 커뮤니케이션
telecom: 텔레콤 통신
heavy industry: 중공업
construction: 건설
chemical: 화학
pharmaceutical: 제약
steel: 제철
airlines: 항공
life insurance: 생명 생명보험
fire insurance: 화재 손해보험
asset management: 자산운용
card company: 카드사
financial group: 금융그룹 금융지주
supreme prosecutor office: 대검찰청 대검
district prosecutor office: 지검
district court: 지법
central district court: 중앙지방법원 중앙지법
central district prosecutor office: 중앙지방검찰청 중앙지검
high court: 고법
family court: 가정법원
administrative court: 행정법원
patent court: 특허법원
fair trade commission: 공정거래위원회 공정위
financial supervisory service: 금융감독원 금감원
financial services commission: 금융위원회
national tax service: 국세청
customs service: 관세청
patent office: 특허청
ministry science technology information: 과학기술정보통신부
ministry culture sport tourism: 문화체육관광부
ministry trade industry energy: 산업통상자원부
ministry employment labour: 고용노동부
ministry land transport: 국토교통부
ministry internal affairs safety: 행정안전부
ministry agriculture food: 농림축산식품부
ministry ocean fisheries: 해양수산부
ministry smes startups: 중소벤처기업부
national assembly: 국회
board audit inspection: 감사원
human rights commission: 인권위원회
legal aid: 법률구조공단
workers compensation welfare: 근로복지공단
national health insurance: 국민건강보험공단
national pension: 국민연금공단
semiconductor: 반도체
nursing hospital: 요양병원
life science: 생명과학
life engineering: 생명공학
tax corporation: 세무법인
labour corporation: 노무법인
women hospital: 여성병원
women: 여성
architects: 건축사사무소 건축사무소
city hall: 시청
medicine: 메디컬
energy: 에너지
food: 식품 푸드
logistics: 로지스틱스 물류
software: 소프트웨어
platform: 플랫폼
robotics: 로보틱스 로봇
materials: 소재
development institute: 개발원
development: 개발
institute technology: 기술원
electric: 전기
machinery: 기계
insurance: 손보
trading: 무역 상사
publishing: 출판사 출판
kindergarten: 유치원
child dentistry: 어린이치과 소아치과
dermatology hospital: 피부과의원
animal medicine centre: 동물의료센터
`;

export const KATAKANA_WORDS = `
centre: センター
clinic: クリニック
dentistry hospital: デンタルクリニック 歯科クリニック
group: グループ
holdings: ホールディングス
school: スクール
business school: ビジネススクール
college: カレッジ
institute: インスティテュート
law office: ローファーム
technology: テクノロジー テクノロジーズ
bank: バンク
cancer: がん
insurance: インシュアランス
laboratory: ラボラトリー ラボ
consulting: コンサルティング
system: システム システムズ
service: サービス サービシーズ
hospital: ホスピタル
school medicine: メディカルカレッジ
medicine centre: メディカルセンター
network: ネットワーク
networks: ネットワークス
partners: パートナーズ
capital: キャピタル
ventures: ベンチャーズ
venture capital: ベンチャーキャピタル
solution: ソリューション ソリューションズ
software: ソフトウェア ソフトウエア
media: メディア
design: デザイン
entertainment: エンタテインメント エンターテインメント
television: テレビ テレビジョン
japan: ジャパン
company: カンパニー
securities: セキュリティーズ
communications: コミュニケーションズ
studio: スタジオ
games: ゲームス ゲームズ
law school: ロースクール
and: アンド
of: オブ
asset management: アセットマネジメント
digital: デジタル
research: リサーチ
university: ユニバーシティ
animal: アニマル
beauty: ビューティー ビューティ
sunshine: サンシャイン
global: グローバル
corporation: コーポレーション
financial group: フィナンシャルグループ
pharma: ファーマ
bio: バイオ
healthcare: ヘルスケア
tech: テック
factory: ファクトリー
works: ワークス
foods: フーズ
trading: トレーディング
works: ワークス
energy: エナジー エネルギー
robotics: ロボティクス
marketing: マーケティング
labs: ラボズ
pharmacy: ファーマシー
logistics: ロジスティクス
engineering: エンジニアリング
interactive: インタラクティブ
investment: インベストメント インベストメンツ
advisory: アドバイザリー
education: エデュケーション
medicine: メディカル
`;
