// Physicians by their field: a Greek or Latin word that languages spell nearly alike. Each English name with the stems of the word;
// the endings of the languages are added by rule, and words that share no stem are listed whole.

const STEMS = `
gastroenterologist: gastroenterolog gastrolog гастроэнтеролог гастроентеролог
hepatologist: hepatolog epatolog гепатолог
endocrinologist: endocrinolog endokrinolog эндокринолог ендокринолог
diabetologist: diabetolog диабетолог діабетолог
nephrologist: nephrolog nefrolog нефролог
pulmonologist: pulmonolog pneumolog pneumonolog пульмонолог
hematologist: hamatolog haematolog hematolog ematolog hämatolog гематолог
rheumatologist: rheumatolog rhumatolog reumatolog revmatolog ревматолог
allergist: allergolog alergolog аллерголог алерголог
infectologist: infektiolog infectiolog infectolog infektolog инфекционист інфекціоніст
neonatologist: neonatolog neonatolog неонатолог
pathologist: patholog patolog anatomopatholog anatomopatolog патологоанатом патолог
immunologist: immunolog inmunolog imunolog иммунолог імунолог
dermatologist: dermatovenerolog dermatovenereolog дерматовенеролог
otolaryngologist: otolaryngolog otorhinolaryngolog otorrinolaringolog otorinolaringolog otorinolaryngolog laryngolog отоларинголог оториноларинголог
neurosurgeon: neurochirurg neurochirurgi neurokirurg нейрохирург нейрохірург
cardiac surgeon: herzchirurg kardiochirurg cardiochirurg hjartkirurg thoraxchirurg кардиохирург кардіохірург
vascular surgeon: gefaßchirurg vaatchirurg karkirurg ангиохирург
oral surgeon: oralchirurg kieferchirurg kaakchirurg kakkirurg kæbekirurg kjevekirurg
trauma surgeon: unfallchirurg traumatolog травматолог
sexologist: sexolog seksuolog sexuolog сексолог
audiologist: audiolog аудиолог аудіолог
embryologist: embryolog embriolog эмбриолог ембріолог
phlebologist: phlebolog flebolog флеболог
proctologist: proktolog proctolog проктолог колопроктолог
mammologist: маммолог мамолог
podiatrist: podolog
homeopath: homoopath homeopat omeopat гомеопат
chiropractor: chiropraktor chiropractor kiropraktor
`;

/** Endings of men's and women's forms: Gastroenterologin, gastroentérologue, gastroenteróloga, gastroenterolożka, gastroenteroloog. */
const ENDINGS = ['', 'e', 'in', 'ue', 'o', 'a', 'ista', 'ka', 'gist', 'iem'] as const;

const WHOLE: readonly (readonly [string, string])[] = [
  ['physiatrist', 'fisiatra; physiatre; fizjatra; физиатр; фізіатр; médico fisiatra; medico fisiatra; rehabilitační lékař; revalidatiearts; rehabilitationsmediziner'],
  ['geriatrician', 'geriater; geriaterin; gériatre; geriatra; geriatr; geriatriker; гериатр; геріатр; 老年科医师; 老年科醫師'],
  ['otolaryngologist', 'HNO-Arzt; HNO-Ärztin; HNO-Facharzt; médecin ORL; ORL; KNO-arts; otorino; øre-næse-halslæge; öronläkare; ЛОР; ЛОР-врач; ЛОР-лікар; 耳鼻咽喉科医; 耳鼻喉科醫師; 이비인후과 전문의'],
  ['neurosurgeon', 'neurocirujano; neurocirujana; neurocirurgião; neurocirurgiã; neurochirurgien; neurochirurgienne; neurochirurgo; 脳神経外科医; 神经外科医生; 神經外科醫師; 신경외과 전문의'],
  ['emergency physician', 'notarzt; notärztin; notfallmediziner; notfallmedizinerin; urgentiste; médecin urgentiste; médico de urgencias; urgenciólogo; emergencista; medico d urgenza; SEH-arts; spoedarts; lekarz medycyny ratunkowej; akutläkare; akutlæge; akuttlege; врач скорой помощи; лікар швидкої допомоги; 急诊科医生; 急診醫師; 救急医; 응급의학과 전문의'],
  ['occupational physician', 'betriebsarzt; betriebsärztin; arbeitsmediziner; arbeitsmedizinerin; médecin du travail; médico del trabajo; médico laboral; médico do trabalho; medico del lavoro; medico competente; bedrijfsarts; lekarz medycyny pracy; företagsläkare; bedriftslege; bedriftslæge; врач-профпатолог; профпатолог; 産業医; 职业病医师; 职业医学医师; 직업환경의학과 전문의; 산업의학 전문의'],
  ['sports physician', 'sportarzt; sportärztin; sportmediziner; sportmedizinerin; médecin du sport; médico deportivo; médico do esporte; médico desportivo; medico dello sport; medico sportivo; sportarts; lekarz sportowy; idrottsläkare; idrætslæge; idrettslege; спортивный врач; спортивний лікар; スポーツドクター; 运动医学医师'],
  ['forensic physician', 'rechtsmediziner; rechtsmedizinerin; gerichtsmediziner; médecin légiste; médico forense; médico legista; medico legale; forensisch arts; lekarz medycyny sądowej; soudní lékař; rättsläkare; retsmediciner; судмедэксперт; судово-медичний експерт; 法医; 法醫; 監察医; 법의관'],
  ['plastic surgeon', 'plastischer chirurg; plastische chirurgin; schönheitschirurg; chirurgien plasticien; chirurgien esthétique; cirujano plástico; cirujana plástica; cirurgião plástico; cirurgiã plástica; chirurgo plastico; chirurga plastica; plastisch chirurg; chirurg plastyczny; plastický chirurg; plastikkirurg; пластический хирург; пластичний хірург; 形成外科医; 整形外科醫師; 성형외과 전문의'],
  ['oral surgeon', 'MKG-Chirurg; Mund-, Kiefer- und Gesichtschirurg; chirurgien maxillo-facial; cirujano maxilofacial; cirujana maxilofacial; cirurgião bucomaxilofacial; chirurgo maxillo-facciale; MKA-chirurg; chirurg szczękowo-twarzowy; chirurg stomatologiczny; stomatochirurg; стоматолог-хирург; челюстно-лицевой хирург; стоматолог-хірург; щелепно-лицевий хірург; 口腔外科医; 口腔颌面外科医生; 구강악안면외과 전문의'],
  ['pulmonologist', 'lungenarzt; lungenfacharzt; longarts; lungläkare; lungelæge; 呼吸器内科医; 胸腔科醫師; 호흡기내과 전문의'],
  ['infectologist', 'infettivologo; infettivologa; infectioloog; lekarz chorób zakaźnych; infektionsläkare; infektionsmediciner'],
  ['psychoanalyst', 'psychoanalytiker; psychoanalytikerin; psychanalyste; psicoanalista; psicanalista; psychoanalityk; psychoanalytik; psykoanalytiker; психоаналитик; психоаналітик; 精神分析家; 정신분석가'],
  ['chiropractor', 'chiropraticien; chiropracticien; quiropráctico; quiropráctica; quiroprático; chiropratico; chiropracticus; manualtherapeut'],
  ['podiatrist', 'pédicure-podologue; podólogo; podóloga; podoterapeut; podologe; fotterapeut; fodterapeut; fotvårdare'],
  ['trauma surgeon', 'traumatólogo; traumatóloga; traumatologista; травматолог-ортопед'],
  ['cardiac surgeon', 'cirujano cardíaco; cirujano cardiovascular; cirurgião cardíaco; chirurgien cardiaque; cardiochirurgo; hartchirurg; kardiochirurg; hjertekirurg; 心臓血管外科医; 心脏外科医生; 心臟外科醫師; 흉부외과 전문의'],
  ['vascular surgeon', 'gefäßchirurg; gefäßchirurgin; chirurgien vasculaire; cirujano vascular; cirurgião vascular; chirurgo vascolare; chirurg naczyniowy; cévní chirurg; kärlkirurg; karkirurg; сосудистый хирург; судинний хірург'],
]; // biome-ignore format: one field a line reads best

/** Every form with its English name. */
export function medicalSpecialists(): [form: string, concept: string][] {
  const stemmed = STEMS.trim()
    .split('\n')
    .flatMap((line) => {
      const [concept = '', stems = ''] = line.split(': ');
      return stems
        .split(' ')
        .flatMap((stem) => ENDINGS.map((ending): [string, string] => [`${stem}${ending}`, concept]))
        .concat(stems.split(' ').map((stem): [string, string] => [stem.replace(/log$/, 'loog'), concept]));
    });
  return [
    ...stemmed,
    ...WHOLE.flatMap(([concept, forms]) => forms.split('; ').map((form): [string, string] => [form, concept])),
  ];
}
