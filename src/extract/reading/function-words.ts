// A quick look at the language of a text: the small words that every sentence of a language is full of. It answers only
// where they leave no doubt; all else is left to the detector, which takes twenty times as long.

const TOLD: Readonly<Record<string, string>> = {
  en: 'the of and in to was is for at from with his he she her that by as has been which are were who this it on an be had my i you your we our have not or their its but they also',
  de: 'der die das und ist von zu den mit für auf im dem des ein eine als auch nicht sich bei nach aus wurde an er sie einer zum zur am war sind wird',
  fr: 'le la les et des du en est un une pour dans que qui sur au par il elle avec son sa ses ce aux plus de a été pas ou cette',
  es: 'el la los las de y en que un una por con del para es se su al como más fue ha o lo sus este entre desde',
  it: 'il la di e che in un una per è del della con da al dei le si nel alla sono gli delle ha i come più anche',
  pt: 'o a de e do da em um uma para com os as dos das na no que por se é foi ao à como mais sua seu pela pelo',
  nl: 'de het een en van in is op te met voor zijn aan door bij naar ook werd was als dat die der heeft tot om uit niet',
};
/** Neighbours that share small words with those above: they are never told here, they only cast doubt. */
const DOUBTS: Readonly<Record<string, string>> = {
  ca: 'el la de i en que un una per amb del les va és al dels com seva els',
  da: 'og i at er en den for de til med af på det som har blev var',
  no: 'og i å er en for til med av på det som har ble var',
  sv: 'och i att är en den för de till med av på det som har var ett',
  ro: 'și de la în a un o cu pe care din este al lui',
  hu: 'a az és hogy is nem egy volt az',
};
const LANGUAGES = [...Object.keys(TOLD), ...Object.keys(DOUBTS)];
const WORDS = new Map<string, number[]>();
for (const [index, list] of [...Object.values(TOLD), ...Object.values(DOUBTS)].entries())
  for (const word of new Set(list.split(' '))) WORDS.set(word, [...(WORDS.get(word) ?? []), index]);

const LONGEST = 5;
/** "He was born in the town of" has five, of five kinds; a title or a line of names has fewer. */
const LEAST = 5;
const LEAST_KINDS = 4;
/** "in", "de" and "en" belong to several: the first must have twice as many as the next. */
const LEAD = 2;

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 0xc0 && code < 0x250);

/** Null where there is any doubt. */
export function tellByFunctionWords(text: string): string | null {
  const counts = new Array<number>(LANGUAGES.length).fill(0);
  const kinds = new Array<number>(LANGUAGES.length).fill(0);
  const seen = new Set<string>();
  const lower = text.toLowerCase();
  let start = -1;
  for (let at = 0; at <= lower.length; at += 1) {
    const inside = at < lower.length && isLetter(lower.charCodeAt(at));
    if (inside && start < 0) start = at;
    if (inside || start < 0) continue;
    const word = at - start > LONGEST ? '' : lower.slice(start, at);
    const owners = WORDS.get(word);
    start = -1;
    if (owners === undefined) continue;
    const fresh = !seen.has(word);
    seen.add(word);
    for (const owner of owners) {
      counts[owner]! += 1;
      if (fresh) kinds[owner]! += 1;
    }
  }
  return first(counts, kinds);
}

function first(counts: readonly number[], kinds: readonly number[]): string | null {
  let best = 0;
  let next = 0;
  for (let index = 1; index < counts.length; index += 1) if (counts[index]! > counts[best]!) best = index;
  for (let index = 0; index < counts.length; index += 1)
    if (index !== best && counts[index]! > next) next = counts[index]!;
  const language = LANGUAGES[best]!;
  if (!(language in TOLD) || counts[best]! < LEAST || kinds[best]! < LEAST_KINDS) return null;
  return counts[best]! >= next * LEAD ? language : null;
}
