// The trade that the kind of an employer gives away: who works at a law office is likelier a lawyer than a dentist. A sign
// for a page only, never against it: a clinic employs accountants too.

/** Words and signs of a trade in the names of organisations and in the titles of those who practise it. */
const TRADES: Readonly<Record<string, RegExp>> = {
  law: /\blaw(?:yers?|\s(?:firm|office|offices|group|chambers))\b|attorney|solicitor|barrister|\blegal\b|rechtsanw|kanzlei|notariat|\bnotar(?:i|y|in)?\b|avocat|juridique|abogad|jurídic|advogad|advocacia|avvocat|studio legale|advocaat|advocaten|notaris|adwoka|radc[ay] prawn|kancelari|prawnicz|advokát|advokat|юрист|юридич|адвокат|нотари|нотаріус|法律|律師|律师|法務|弁護士|司法書士|법률|법무|변호사/iu,
  medicine:
    /hospital|clinic|\bmedical\b|physician|surgeon|\bdental\b|dentist|klinik|krankenhaus|\barzt|[a-z]arzt|ärzt|zahnmed|hôpital|clinique|médecin|médical|dentaire|chirurg|clínica|médic[oa]|odontol|dentista|consultorio|hospital|clínica|saúde|ospedale|clinica|\bmedic[oa]\b|odontoiatr|poliambulator|ziekenhuis|huisarts|tandarts|kliniek|szpital|przychodni|lekarz|stomatolog|nemocnic|ordinac|lékař|zubní|sjukhus|läkar|tandläk|vårdcentral|sygehus|læge|sykehus|\blege|больниц|поликлиник|клиник|врач|стоматолог|лікар|клінік|医院|醫院|诊所|診所|牙科|牙醫|牙医|医生|醫師|医师|病院|クリニック|歯科|医師|医院|병원|의원|치과|한의원|클리닉|의사|원장/iu,
  therapy:
    /psycholog|psychothera|psychiat|counsel(?:ing|ling)|physiothera|fyziotera|fizjotera|fisiotera|kinésithé|osteopat|psicolog|psicotera|psykolog|psykotera|психолог|психотерап|физиотерап|фізіотерап|心理|カウンセリング|理学療法|심리|상담|물리치료/iu,
  accounting:
    /accountan|\bcpa\b|\baudit|\btax\b|steuerberat|wirtschaftsprüf|expert-comptable|comptab|contador|contabil|commercialist|gestor[ií]a|belastingadv|księgow|doradc[ay] podatk|doradztw\S* podatk|daňov|účetn|redovisning|revisor|regnskab|regnskap|бухгалтер|аудитор|налогов|会计|會計|税务|稅務|税理士|会計士|회계|세무/iu,
  architecture: /architect|architekt|arquitect|architett|arkitekt|архитект|архітект|建筑|建築|건축/iu,
  music:
    /orchest|philharmon|conservator|\bmusic|\bchoir|\bopera\b|musik|musique|música|musica|muzyk|hudeb|hudb|музык|музич|оркестр|音乐|音樂|音楽|交響|음악|교향/iu,
  art: /\bart (?:school|gallery|museum)|school of art|fine arts|galler|galeri|kunst|beaux-arts|bellas artes|belas artes|belle arti|sztuk pięknych|malarst|výtvarn|художе|живопис|мистецтв|美術|美术|藝術|艺术|미술|예술/iu,
  church:
    /church|parish|diocese|kirche|pfarr|église|paroisse|iglesia|parroquia|igreja|chiesa|parrocchia|\bkerk|kości[oó]ł|parafi|kostel|farnost|kyrka|församling|\bkirke|церк|приход|парафі|教会|教會|교회/iu,
};

function tradesOf(text: string): string[] {
  return Object.keys(TRADES).filter((trade) => TRADES[trade]!.test(text));
}

/** The trade that the employer's name and what stands beside the person's name have in common; null if none. */
export function sharedTrade(employers: readonly string[], beside: string): string | null {
  const asked = tradesOf(employers.join('\n'));
  return asked.length === 0 ? null : (asked.find((trade) => TRADES[trade]!.test(beside)) ?? null);
}
