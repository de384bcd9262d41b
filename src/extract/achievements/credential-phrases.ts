// How sentences say that somebody is certified, chartered, licensed, a fellow, or admitted to a bar or an order.
import { canonicalWord, classOfWord } from '../../domain/orgs/shared/org-words.ts';
import { wordsOf } from '../../domain/text/fold.ts';
import { QUALIFIED } from './credential-words.ts';

/** One phrase: what it reads as title and body, given the text from its cue on. */
export interface CredentialPhrase {
  cue: RegExp;
  /** False where a year behind it is said of something else. */
  isDated?: false;
  read(rest: string): { title: string; body?: string } | null;
}

export const CREDENTIAL_CUE =
  /\b(?:Certificate|Certified|Chartered|Licensed|Registered|Accredited|Fellow of|fellow of the|elected (?:a |as a )?[Ff]ellow|certified (?:in|as)|board[- ]certified|licensed (?:in|to)|admitted to|called to the|Facharzt|Fachärztin|approbiert|colegiad[oa]|inscrite? au barreau|iscritt[oa] all['’](?:albo|ordine)|inscrit[oa] na ordem|BIG-register|certifiée?|certificat[oa]|zertifiziert)\b/u;
const NAME_TAIL = /^(?: (?:(?:and|of|in|for|&) )?\p{Lu}[\p{L}-]+){1,6}(?: \([A-Z]{2,6}\))?/u;

/** A title ends in one who does: "Certified Copy" is a film. */
const AGENT =
  /(?:er|or|ist|ian|ant|ent|yst|eer|ee|ive|e[iu]r|ini|Lead|Nurse|Associate|Professional|Architect|Fellow|Coach|Expert|Secretary|Midwife|Guide|Chef|Pilot|Master|Member|Teacher|Ingenieur|Arquitect[oa]|Médico|Avvocato|Prüfer)$/u;
/** A college's fellow teaches there; a society's fellow was elected. */
const isConferring = (body: string): boolean =>
  /\b(?:Royal|Guild|(?:Institute|Faculty) of)\b|\bCollege of \p{L}+(?:s|ing)\b/u.test(body) ||
  kindsIn(body).some((kind) => /^(?:society|academy|association|institution|federation)$/.test(kind));
/** What its words stand for, whatever their language. */
const kindsIn = (name: string): string[] => wordsOf(name).map(canonicalWord);

export const CREDENTIAL_PHRASES: readonly CredentialPhrase[] = [
  // "a Chartered Engineer", "Certified Fraud Examiner (CFE)"
  {
    cue: new RegExp(QUALIFIED.source, 'u'),
    read: (rest) => {
      const head = /^[\p{L}-]+(?: (?:Certified|geprüfte[rs]?))?/u.exec(rest)![0];
      const plain =
        /^(?:Certified|Licensed|Registered|Accredited|Chartered)((?: \p{Ll}[\p{Ll}-]+){1,3})(?= since (?:19|20)\d{2}| \((?:19|20)\d{2}\)|, (?:19|20)\d{2}|\.?$)/u.exec(
          rest,
        );
      if (plain !== null) return { title: plain[0] };
      const tail = NAME_TAIL.exec(rest.slice(head.length))?.[0] ?? '';
      const title = `${head}${tail}`;
      if (
        tail === '' ||
        !AGENT.test(tail.replace(/ \([A-Z]{2,6}\)$/, '')) ||
        /\p{L}s$|\b(?:Trademark|Charity|Office)\b/u.test(tail) ||
        kindsIn(tail).some((kind) => classOfWord(kind) === 'type')
      )
        return null;
      return { title };
    },
  },
  // "Professional Certificate, Dye House Safety, Yorkshire Guild, 1999"
  {
    cue: /^(?:\p{Lu}\p{L}+ )?Certificate(?:,| in| of) (?=\p{Lu})/u,
    read: (rest) => {
      const match =
        /^((?:\p{Lu}\p{L}+ )?Certificate(?:,| in| of) [^,.;]{3,60}), (\p{Lu}[^,.;]{3,60}), (?:19|20)\d{2}/u.exec(rest);
      return match === null ? null : { title: match[1]!, body: match[2]! };
    },
  },
  // "Fellow of the Society of Harbour Engineers"
  {
    cue: /(?<![\p{L}])(?:[Ee]lected (?:a |as a )?)?(?:Honorary )?[Ff]ellow of (?:the )?(?=\p{Lu})/u,
    read: (rest) => {
      const lead = /^(?:[Ee]lected (?:a |as a )?)?((?:Honorary )?)[Ff]ellow of (?:the )?/u.exec(rest)!;
      const body = /^\p{Lu}[\p{L}'’-]*(?: (?:(?:of|for|and|in|the|&) )*\p{Lu}[\p{L}'’-]*){1,8}/u
        .exec(rest.slice(lead[0].length))?.[0]
        ?.replace(/ and the .*$/u, '');
      if (body === undefined || !isConferring(body)) return null;
      return { title: `${lead[1]}Fellow`, body };
    },
  },
  // "certified in hot stone therapy (2015)", "board certified in cardiology"
  {
    cue: /(?<![\p{L}])(?:[Bb]oard[- ])?[Cc]ertified in (?=\p{L})/u,
    read: (rest) => {
      const match =
        /^((?:[Bb]oard[- ])?[Cc]ertified) in ([\p{L} -]{3,60}?)(?=[,.;(]| and | by | from | since |$)(?: (?:by|from) the (\p{Lu}[\p{L} ]{3,60}))?/u.exec(
          rest,
        );
      return match === null
        ? null
        : { title: `${match[1]!} in ${match[2]!.trim()}`, ...(match[3] === undefined ? {} : { body: match[3] }) };
    },
  },
  // "admitted to the Colorado bar in 1979", "called to the Bar"
  {
    cue: /(?<![\p{L}])(?:admitted to|called to) (?:practi[cs]e (?:law )?(?:in|before) |the )(?=[^.;]{0,60}\b(?:[Bb]ar|[Cc]ourt)\b)/u,
    read: (rest) => {
      const match =
        /^(?:admitted|called) to (?:the )?([^.;,]{0,60}?\b(?:[Bb]ar|[Cc]ourt)\b(?: of (?:\p{Lu}\p{L}+ ?){1,3})?)/u.exec(
          rest,
        );
      return match === null ? null : { title: `Attorney, bar admission: ${match[1]!.trim()}` };
    },
  },
  // "Facharzt für Innere Medizin und Kardiologie"
  {
    cue: /(?<![\p{L}])Fach(?:arzt|ärztin) für (?=\p{Lu})/u,
    isDated: false,
    read: (rest) => {
      const match = /^Fach(?:arzt|ärztin) für \p{Lu}[\p{L}-]*(?: und \p{Lu}[\p{L}-]*| \p{Lu}[\p{L}-]*){0,5}/u.exec(
        rest,
      );
      return match === null ? null : { title: match[0].replace(/^Fachärztin/, 'Facharzt') };
    },
  },
  // "colegiada nº 04471 del Colegio de Arquitectos", "inscrite au barreau de Lyon", "iscritto all'albo degli architetti"
  {
    cue: /(?<![\p{L}])(?:[Cc]olegiad[oa] (?:n[º°o.]|del? |en el )|[Ii]nscrite? au (?:barreau|tableau)|[Ii]scritt[oa] all['’](?:[Aa]lbo|[Oo]rdine)|[Ii]nscrit[oa] na [Oo]rdem)/u,
    read: (rest) => {
      const match =
        /^(?:[Cc]olegiad[oa](?: n[º°o]?\.? ?\d+)?|[Ii]nscrite? au (?:barreau|tableau)|[Ii]scritt[oa] all['’](?:[Aa]lbo|[Oo]rdine)|[Ii]nscrit[oa] na [Oo]rdem)(?: (?:del?|des?|degli|dei|dell[ae]|dos|da) [\p{L} ]{3,50}?(?=[,.;(]|$))?/u.exec(
          rest,
        );
      if (match === null) return null;
      const body = /\b(?:Colegio|[Oo]rdem|[Aa]lbo|[Oo]rdine) [\p{L} ]{3,60}/u.exec(rest.slice(0, 120))?.[0];
      return {
        title: /^[Cc]olegiad/.test(match[0]) ? 'Colegiado, colegiada' : match[0],
        ...(body === undefined ? {} : { body: body.trim() }),
      };
    },
  },
];
