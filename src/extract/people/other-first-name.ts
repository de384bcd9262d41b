// Team pages tell of people by their first names: "Nia leads sales and was with Acme before". Such a sentence is not about
// somebody with another first name, whatever stands around it.
import { isListedGivenName } from '../../domain/names/variants.ts';
import { foldWords } from '../../domain/text/fold.ts';
import type { NameFinder } from './name-finder.ts';

/** A capitalised word and a verb of the third person right behind it. */
const OPENING =
  /^(?:Dr\.? |Mr\.? |Ms\.? |Mrs\.? |Prof\.? )?(\p{Lu}\p{Ll}{2,14}) (?:is|was|has|had|joined|joins|holds|held|earned|received|graduated|studied|works|worked|leads|led|serves|served|began|started|spent|brings|specialises|specializes|currently|previously|also|most recently|ist|war|hat|leitet|arbeitet|arbeitete|studierte|est|a|travaille|dirige|es|fue|trabaja|trabajó|ha|tiene|é|foi|trabalha|trabalhou|possui|è|lavora|werkt|werkte|heeft|är|arbetar|har|er|arbejder|jobber|jest|pracuje|je|pracuje)(?!\p{L})/u;

/** "One of her students later graduated from Marl", "Several of these interns are now at Acme": not the one who taught them. */
const OF_STUDENTS =
  /^(?:(?:one|two|three|four|five|some|several|many|most|all|both|each|\d+) of (?:the|these|those|his|her|their|my|our)|at least (?:one|two|three|four|five|six|ten|\d+) of (?:the|these|those|his|her|their|my|our)|(?:his|her|their|my|our)(?: (?:former|current|past|own|phd|graduate|doctoral|first))*) (?:\p{Ll}+ ){0,2}(?:students?|undergraduates?|graduates?|mentees?|trainees?|interns?|alumni|advisees?|prot[ée]g[ée]s?|postdocs?|employees|colleagues|classmates|clients|patients|children)(?!\p{L})/iu;

/** `page`: the whole text; a first name counts as another's where the page also writes it with another family name. */
export function opensWithOtherName(sentence: string, finder: NameFinder, page: string): boolean {
  if (OF_STUDENTS.test(sentence.trimStart())) return true;
  const name = OPENING.exec(sentence.trimStart())?.[1];
  if (name === undefined || finder.hasPart(name)) return false;
  if (!isListedGivenName(foldWords(name)) || ALSO_WORDS.has(name)) return false;
  const families = [...page.matchAll(new RegExp(`(?<!\\p{L})${name}\\s(?:\\p{Lu}\\.\\s)?(\\p{Lu}[\\p{L}'’-]+)`, 'gu'))];
  return families.length > 0 && families.every((match) => !finder.hasPart(match[1]!));
}

/** Names that open sentences as words or as parts of other names. */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  'Will May June April August Faith Hope Grace Joy Art Rich Grant Chase Dean Page Major Prince Miles Summer Autumn Paris London Austin Dallas Madison Jackson Lincoln Washington Houston Boston Brooklyn Virginia Georgia Carolina Florence Chelsea Sydney Hudson Chase Ford Mercedes Hermes'.split(
    ' ',
  ),
);
