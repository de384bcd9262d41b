// Words that say that somebody finished a study and not which degree it gave; words for its beginning and its end.
import { makePhraseFinder } from '../languages/phrase-finder.ts';
import { once } from '../text/once.ts';

const GRADUATED = `
graduated|graduated from|graduated in|graduate of|alumnus of|alumna of
Absolvent|Absolventin|graduierte|graduiert|Studium abgeschlossen|abgeschlossenes Studium|Hochschulabschluss|Studienabschluss|Studium absolviert|schloss sein Studium|schloss ihr Studium|schloss das Studium
diplômé|diplômée|est diplômé|est diplômée|a obtenu son diplôme|a été diplômé|a été diplômée
se graduó|me gradué|graduado|graduada|egresado|egresada|egresó|se recibió|me recibí|se tituló|me titulé|titulado|titulada|se licenció|me licencié
formado|formada|formou-se|se formou|formei-me|me formei|graduado|graduada|graduou-se|se graduou|diplomado|diplomada|diplomou-se|licenciou-se|bacharelou-se|egresso|egressa|concluiu o curso
laureato|laureata|si è laureato|si è laureata|mi sono laureato|mi sono laureata|si laureò|si laurea|laureatosi|laureatasi
afgestudeerd|studeerde af|is afgestudeerd|afgestudeerde
ukończył|ukończyła|ukończyłem|ukończyłam|absolwent|absolwentka|absolwentem|absolwentką
absolvoval|absolvovala|vystudoval|vystudovala|absolvent|absolventka|absolventem|absolventkou|promoval|promovala
utexaminerad|examinerad|tog examen|avlade examen|tog sin examen|avlade sin examen
uddannet|færdiguddannet|dimitteret|dimitterede|uteksaminert|utdannet|ferdigutdannet
окончил|окончила|закончил|закончила|выпускник|выпускница
закінчив|закінчила|випускник|випускниця
毕业|畢業|卒業|졸업`;

const BEGAN = `
started|started on|starting|began|enrolled|enrolled in|entered|admitted|commenced|since
begonnen|begann|Studienbeginn|Beginn|immatrikuliert|aufgenommen
débuté|a commencé|commencé|inscrit|inscrite|admis|admise|entrée|rentrée
comenzó|inició|inicio|ingresó|ingreso|matriculado|matriculada
iniciou|início|ingressou|ingresso|matriculado|matriculada|começou
iniziato|inizio|iscritto|iscritta|ammesso|ammessa|immatricolato|immatricolata
gestart|begonnen|ingeschreven
rozpoczął|rozpoczęła|rozpoczęcie|przyjęty|przyjęta|zahájil|zahájila|nastoupil|nastoupila
påbörjade|började|antagen|påbegyndte|begyndte|optaget|begynte|startet
поступил|поступила|начал|начала|вступив|вступила|почав|почала
入学|入學|考入|进入|進學|進学|入校|입학|진학`;

const FINISHED = `
completed|completed on|graduated|finished|awarded|conferred|received|obtained|defended|earned
abgeschlossen|Abschluss|Studienabschluss|beendet|erworben|verliehen|absolviert
terminé|achevé|obtenu|diplômé|diplômée|soutenue
terminó|finalizó|concluyó|graduado|graduada|egresó|egreso|obtuvo|titulado|titulada
concluiu|conclusão|concluído|formado|formada|terminou|obteve|término
conseguito|conseguita|terminato|concluso|laureato|laureata|completato
afgerond|behaald|afgestudeerd|voltooid
ukończył|ukończyła|ukończenie|dyplom ukończenia|obronił|obroniła|dokončil|dokončila|absolvoval|absolvovala|ukončil|ukončila
avslutade|avlade|tog examen|fullførte|afsluttede|gennemførte|avsluttet
окончил|окончила|закончил|закончила|защитил|защитила|закінчив|закінчила|захистив|захистила
卒業|修了|毕业|畢業|取得|获得|獲得|授予|졸업|수료|취득|이수`;

const finderOf = (words: string) =>
  makePhraseFinder(
    words
      .split(/[|\n]/)
      .filter((form) => form !== '')
      .map((form) => ({ form, value: true })),
  );

const graduated = once(() => finderOf(GRADUATED));
const began = once(() => finderOf(BEGAN));
const finished = once(() => finderOf(FINISHED));

/** Not "pós graduado", which is another course. */
export const graduationsIn = (text: string) =>
  graduated()
    .find(text)
    .filter(({ from }) => !/(?<!\p{L})p[oó]st?[\s-]$/iu.test(text.slice(0, from)));
export const isGraduation = (text: string): boolean => graduated().whole(text) !== undefined;
/** Claimed as a degree, it only says that a study was finished: "Abschluss", "dyplom ukończenia", "졸업". */
export const isAnyGraduation = (text: string): boolean => isGraduation(text) || finished().whole(text) !== undefined;
export const tellsBeginning = (text: string): boolean => began().find(text).length > 0;
export const tellsEnd = (text: string): boolean => finished().find(text).length > 0;
