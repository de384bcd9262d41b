// Whether a line at the top of a document can be the name of the person it is about.
import { LANGUAGES } from '../../../domain/languages/index.ts';
import { makePhraseFinder, type Phrase } from '../../../domain/languages/phrase-finder.ts';
import { anyOf, isAnd, smallWordsOf } from '../../../domain/languages/words.ts';
import { once } from '../../../domain/text/once.ts';

const PARTICLES = smallWordsOf(({ nameParticles }) => nameParticles.filter((word) => !isAnd(word)));
const WORD = "\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const SPACED_NAME = once(() => new RegExp(`^${WORD}(?: (?:${WORD}|${anyOf(PARTICLES)})){1,4}$`, 'u'));
const UNSPACED_NAME =
  /^[\p{Script=Han}々]{1,2} ?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々]{1,3}$|^\p{Script=Hangul}{2,4}$/u;

const NO_NAMES = makePhraseFinder(() =>
  LANGUAGES.flatMap(({ organisationWords, titles, titleWords, degrees }) =>
    [
      ...Object.values(organisationWords).flat(),
      ...[...titles, ...degrees].flatMap(({ forms }) => forms),
      ...titleWords,
    ].map((form): Phrase<true> => ({ form, value: true })),
  ),
);

/** A word for an organisation, a post or a degree: the line is an entry of a list, or a part of one. */
export const namesEntry = (line: string): boolean => NO_NAMES.find(line).length > 0;

/** "Short CV", "Biographical Data": names of papers, written like names of people. */
const PAPER =
  /(?<!\p{L})(?:cv|r[eé]sum[eé]|vitae?|curriculum|lebenslauf|bio|biodata|biograph\p{L}+|profile?|sketch|data|statement|updated|page)(?!\p{L})/iu;

export function looksLikeName(line: string): boolean {
  return (
    !PAPER.test(line) &&
    line.length <= 50 &&
    (SPACED_NAME().test(line) || UNSPACED_NAME.test(line)) &&
    NO_NAMES.find(line).length === 0
  );
}

/** "Name: Orla Vantreight", "氏名 山本 花子": forms that ask for the name, in the languages of the packs. */
const NAME_LABEL =
  /^(?:(?:full |applicant['’]?s? |candidate )?name|name und vorname|vor- und (?:nach|zu)name|vor- \/ nachname|nom(?:,? (?:et )?prénoms?)?|prénom(?: et nom)?|nombre(?: completo| y apellidos?)?|apellidos y nombres?|nome(?: completo)?(?: ?[e/] ?cognome)?|cognome e nome|(?:volledige )?naam|imię i nazwisko|nazwisko i imię|jméno(?: a příjmení)?|(?:fullständigt )?namn|(?:fulde |fullt )?navn|ф\.? ?и\.? ?о\.?|имя|п\.? ?і\.? ?б\.?|ім['’ʼ]я(?: та прізвище)?|氏名|お名前|姓名|名前|성명|성함|이름)(?:\s*[:：]\s*|[\t　 ]\s*(?=[\p{Lo}]|[^\t]*$))/iu;

/** The name behind such a label, as far as the next text of the row; `next` is the line below, for a label alone. */
export function labelledName(line: string, next: string | undefined): string | null {
  const label = NAME_LABEL.exec(line.slice(0, 80)) ?? (NAME_LABEL.test(`${line.slice(0, 80)}:`) ? [line] : null);
  if (label === null) return null;
  const rest = line.slice(label[0].length).trim();
  const name = (rest === '' ? (next ?? '') : rest).split('\t')[0]!.trim();
  const turned = /^(\p{Lu}[\p{L}'’ -]+), (\p{Lu}[\p{L}. '’-]+)$/u.exec(name);
  const plain = turned === null ? name : `${turned[2]} ${turned[1]}`;
  return looksLikeName(plain) ? plain : null;
}

const ADDRESS = once(
  () =>
    new RegExp(
      `^(?:(?:curriculum vitae|lebenslauf|cv|resume|résumé)\\s+)?(?:(?:of|for|di|del|della|dell['’]|de|du|von|van)\\s+)?(?:${anyOf(LANGUAGES.flatMap(({ honorifics }) => honorifics))}\\.?\\s+)*`,
      'iu',
    ),
);

/** "Curriculum vitae of Orla Vantreight", "della Dott.ssa ORLA VANTREIGHT": a name behind what it is addressed with. */
export function addressedName(line: string): string | null {
  const lead = ADDRESS().exec(line.slice(0, 90))?.[0] ?? '';
  const name = line.slice(lead.length).replace(/,\s.{2,12}$/u, '');
  return lead !== '' && looksLikeName(name) ? name : null;
}
