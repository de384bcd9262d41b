// Titles of other languages in English words, so that one table of offices serves all. Keys are folded when read:
// accents fall away, other scripts are romanised. Written by hand; both genders where they differ.
import { foldWords } from '../text/fold.ts';

/** English: words and phrases that stand for it. */
const FOREIGN: readonly (readonly [string, string])[] = [
  [
    'professor',
    'professorin; professeur; professeure; profesor; profesora; professora; professore; professoressa; hoogleraar; egyetemi tanár; profesor universitar; catedrático; catedrática; ordinarius; profesör; профессор; 教授; 교수; giáo sư',
  ],
  [
    'associate professor',
    'maître de conférences; maîtresse de conférences; universitair hoofddocent; førsteamanuensis; conferențiar; conferențiar universitar; docens; egyetemi docens; doçent; доцент; 准教授; 副教授; 부교수; phó giáo sư; profesor asociado; profesora asociada; professora associada; professoressa associata',
  ],
  [
    'assistant professor',
    'universitair docent; juniorprofessorin; adjunktus; adiunkt; odborný asistent; odborná asistentka; 助理教授; 조교수; 助教; profesor asistente; profesora asistente',
  ],
  [
    'visiting professor',
    'gastprofessorin; professeur invité; professeure invitée; profesor invitado; profesora invitada; profesor visitante; profesora visitante; professore invitato; gästprofessor; gjesteprofessor; vendégprofesszor; hostující profesor; приглашённый профессор; 客座教授; 客員教授',
  ],
  [
    'visiting researcher',
    'gastwissenschaftler; gastwissenschaftlerin; chercheur invité; chercheuse invitée; investigador visitante; investigadora visitante; gästforskare; gjesteforsker; vendégkutató; 客員研究員',
  ],
  [
    'lecturer',
    'dozent; dozentin; privatdozent; privatdozentin; docente; lektor; universitetslektor; wykładowca; lector; преподаватель; 講師; 讲师; öğretim görevlisi',
  ],
  [
    'researcher',
    'forscher; forscherin; wissenschaftler; wissenschaftlerin; chercheur; chercheuse; chargé de recherche; chargée de recherche; investigador; investigadora; pesquisador; pesquisadora; ricercatore; ricercatrice; onderzoeker; onderzoekster; forskare; forsker; kutató; cercetător; cercetătoare; výzkumný pracovník; výzkumná pracovnice; badacz; научный сотрудник; 研究員; 研究员; 연구원; araştırmacı',
  ],
  [
    'engineer',
    'ingenieur; ingenieurin; ingénieur; ingénieure; ingeniero; ingeniera; engenheiro; engenheira; ingegnere; ingenjör; ingeniør; mérnök; inginer; inginera; inženýr; inženýrka; inżynier; инженер; 工程师; 엔지니어; mühendis; kỹ sư',
  ],
  [
    'developer',
    'entwickler; entwicklerin; softwareentwickler; softwareentwicklerin; développeur; développeuse; desarrollador; desarrolladora; desenvolvedor; desenvolvedora; sviluppatore; sviluppatrice; ontwikkelaar; utvecklare; utvikler; udvikler; fejlesztő; vývojář; vývojářka; programista; programistka; разработчик; программист; programador; programadora; 개발자',
  ],
  [
    'director',
    'direktor; direktorin; directeur; directrice; directora; diretor; diretora; direttore; direttrice; direktør; direktör; igazgató; ředitel; ředitelka; dyrektor; dyrektorka; директор; müdür; giám đốc',
  ],
  [
    'ceo',
    'geschäftsführerin; vorstandsvorsitzende; daglig leder; verkställande direktör; ügyvezető; ügyvezető igazgató; amministratrice delegata; генеральный директор; 代表取締役; 首席执行官; 대표이사; consejera delegada; directora general; directrice générale',
  ],
  [
    'manager',
    'gerente; gestor; gestora; gérant; gérante; responsable; responsabile; kierownik; kierowniczka; менеджер; 经理',
  ],
  ['project manager', 'projektleiter; projektleiterin; chef de projet; cheffe de projet; jefe de proyecto; jefa de proyecto; projectleider; projektledare; projektleder; kierownik projektu'],
  ['head', 'leiter; leiterin; jefe; jefa; vedoucí; начальник'],
  ['head of department', 'abteilungsleiter; abteilungsleiterin; chef de service; jefe de departamento; jefa de departamento; avdelningschef; avdelingsleder; afdelingschef'],
  ['chairman', 'vorsitzender; vorsitzende; voorzitter; ordförande; styreleder; předseda; předsedkyně; председатель; 董事长; 会長'],
  ['president', 'präsident; präsidentin; président; présidente; presidenta; presidente; prezes; prezident; prezidentka; президент; 社長; elnök'],
  ['deputy director', 'subdirector; subdirectora; directeur adjoint; directrice adjointe; vicedirettore; stellvertretender direktor; stellvertretende direktorin'],
  ['founder', 'gründerin; oprichter; oprichtster; grundare; grunnlegger; grundlægger; fondatore; fondatrice; fondator; zakladatel; zakladatelka; założyciel; założycielka; alapító; основатель; 創業者; kurucu'],
  ['cofounder', 'mitgründer; mitgründerin; cofondateur; cofondatrice; cofundador; cofundadora; medgrundare; spoluzakladatel; współzałożyciel; сооснователь'],
  ['owner', 'inhaberin; propriétaire; propietario; propietaria; proprietário; proprietária; titolare; eigenaar; eier; właściciel; majitel; majitelka; владелец'],
  ['physician', 'ärztin; arzt; médecin; médico; médica; medico; lekarz; lekarka; läkare; lege; læge; lékař; lékařka; orvos; врач; 医師'],
  ['senior physician', 'oberarzt; oberärztin; överläkare; overlege; overlæge'],
  ['chief physician', 'chefarzt; chefärztin; médecin-chef; médecin chef; primario; ordynator; главный врач'],
  ['resident physician', 'assistenzarzt; assistenzärztin; médico residente; médica residente; interne en médecine'],
  ['pharmacist', 'apotheker; apothekerin; pharmacien; pharmacienne; farmacéutico; farmacéutica; farmacêutico; farmacêutica; farmacista; apotekare; farmaceuta; gyógyszerész'],
  ['lawyer', 'rechtsanwältin; anwalt; anwältin; avocate; abogada; advogada; avvocata; advocaat; advokat; ügyvéd; avocat; adwokat; адвокат; юрист; luật sư'],
  ['journalist', 'journalistin; journaliste; periodista; giornalista; jornalista; dziennikarz; dziennikarka; újságíró; novinář; novinářka; журналист; 記者; 记者; gazeteci'],
  ['editor', 'redakteurin; redakteur; rédacteur; rédactrice; redactor; redactora; redattore; redattrice; redaktör; redaktør; szerkesztő; redaktorka; redaktor; редактор; 編集者'],
  ['editor in chief', 'chefredakteurin; rédactrice en chef; redactor jefe; redactora jefa; hoofdredacteur; chefredaktör; sjefredaktør; főszerkesztő; šéfredaktor; šéfredaktorka; главный редактор; caporedattore'],
  ['reporter', 'reporterin; reportera; reportero; reportère; verslaggever'],
  ['teacher', 'lehrerin; enseignante; maestra; insegnante; leraar; lerares; lärare; lærer; tanár; učitel; učitelka; nauczyciel; nauczycielka; учитель; 教師; 老师; öğretmen; profesor de secundaria'],
  ['architect', 'architekt; architektin; architecte; arquitecto; arquitecta; arquiteto; arquiteta; architetto; architetta; arkitekt; építész; architektka; архитектор; 建築家; mimar; kiến trúc sư'],
  ['cartographer', 'kartograf; kartografin; kartograph; kartographin; cartographe; cartógrafo; cartógrafa; cartografo; cartografa; cartograaf; térképész'],
  ['accountant', 'buchhalter; buchhalterin; comptable; contador; contadora; contable; contabilista; ragioniere; księgowy; księgowa; účetní; könyvelő; бухгалтер; kế toán'],
  ['consultant', 'beraterin; consultante; consultora; adviseur; konsult; konsulent; doradca; tanácsadó; konzultant; консультант; danışman'],
  ['analyst', 'analyste; analista; analytiker; analytikerin; analityk; elemző; analytik; аналитик; 分析师'],
  ['translator', 'übersetzer; übersetzerin; traducteur; traductrice; traductor; traductora; tradutor; tradutora; traduttore; traduttrice; vertaler; översättare; oversetter; fordító; překladatel; překladatelka; tłumacz; переводчик; 翻訳家'],
  ['board member', 'styrelseledamot; styremedlem; vorstandsmitglied; membre du conseil d administration; consejero; consejera; член правления'],
  ['mayor', 'bürgermeister; bürgermeisterin; oberbürgermeister; maire; alcalde; alcaldesa; prefeito; prefeita; presidente da câmara; sindaco; burgemeester; borgmästare; ordfører; borgmester; polgármester; primar; starosta; burmistrz; мэр; 市長; 市长; belediye başkanı'],
  ['minister', 'ministerin; ministre; ministro; ministra; министр; 大臣'],
  ['judge', 'richterin; juge; juez; jueza; juiz; juíza; giudice; rechter; domare; dommer; bíró; soudce; soudkyně; sędzia; судья; 裁判官; hâkim'],
  ['nurse', 'krankenschwester; krankenpfleger; infirmier; infirmière; enfermero; enfermera; enfermeiro; enfermeira; infermiere; infermiera; verpleegkundige; sjuksköterska; sykepleier; ápolónő; zdravotní sestra; pielęgniarka; медсестра; 看護師'],
  ['intern', 'praktikantin; stagiaire; becario; becaria; estagiário; estagiária; tirocinante; stażysta; gyakornok; стажёр; 実習生'],
  ['phd student', 'doktorandin; doctorante; doctorando; doctoranda; dottorando; dottoranda; promovendus; stipendiat; phd-hallgató; doktorant; doktorantka; аспирант; аспирантка; 博士後期課程学生; doutorando; doutoranda'],
  ['senior', 'sénior; seniorin; starszy; старший; leitender; leitende'],
  ['junior', 'młodszy; младший'],
  ['deputy', 'stellvertretender; stellvertretende; adjoint; adjointe; zástupce; zastępca; заместитель'],
  ['head coach', 'cheftrainer; cheftrainerin; entraîneur; entraîneuse; entrenador; entrenadora; treinador; treinadora; allenatore; allenatrice; hoofdtrainer; huvudtränare; тренер'],
]; // biome-ignore format: one office a line reads best

const MOST_WORDS = 4;
const english = new Map<string, string>();
for (const [name, foreign] of FOREIGN) {
  for (const word of foreign.split('; ')) {
    const key = foldWords(word);
    if (key !== '' && !english.has(key)) english.set(key, name);
  }
}

/** A folded title with what it has of other languages in English: "engenheiro senior" is "engineer senior". */
export function inEnglish(folded: string): string {
  const words = folded.split(' ');
  const result: string[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 0;
    for (let length = Math.min(MOST_WORDS, words.length - at); length > 0 && taken === 0; length -= 1) {
      const name = english.get(words.slice(at, at + length).join(' '));
      if (name === undefined) continue;
      result.push(name);
      taken = length;
    }
    if (taken === 0) result.push(words[at]!);
    at += Math.max(1, taken);
  }
  return result.join(' ');
}
