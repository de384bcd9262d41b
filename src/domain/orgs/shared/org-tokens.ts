// Turns the name of an organisation into plain tokens with their class, so that `Universität Wien` and
// `University of Vienna` become the same two words.
import { foldOnce } from '../../text/fold.ts';
import { memoise } from '../../text/memoise.ts';
import { once } from '../../text/once.ts';
import { PLACE_MARKS } from '../companies/company-words.ts';
import { cyrillicInEnglish } from '../scripts/cyrillic-words.ts';
import { hasUnspacedScript, type LatinName, latinName, type SpokenScript } from '../scripts/latin-name.ts';
import { numberOfWord, plainNumbers, withArabicNumbers } from './numerals.ts';
import { canonicalWord, classOfWord, isListedWord, namePhrases, STOP_WORDS, type WordClass } from './org-words.ts';
import { plainPracticeName } from './practice-names.ts';

export interface OrgToken {
  text: string;
  kind: WordClass;
  /** The word as folded, before it was translated. */
  written: string;
  /** Read from another script as it sounds: in Latin letters it may be spelled otherwise. */
  spoken?: { script: SpokenScript; written: string };
}

export interface OrgForm {
  tokens: OrgToken[];
  /** Folded words, stop words kept: what acronyms are made of. */
  words: string[];
  folded: string;
  /** Words behind a comma, a dash or `at`: where it is, or which part. */
  tail: ReadonlySet<string>;
  /** Written in Chinese, Japanese or Korean. */
  unspaced: boolean;
}

const LONGEST_NAME = 200;

/** Dotted capitals are one word: `D.A.V.` -> `DAV`, `U.S.` -> `US`. */
export function joinDotted(text: string): string {
  if (!text.includes('.')) return text;
  return text.replace(/\b(?:\p{L}\.\s?){2,7}(?:\p{Lu}\b)?(?=\s|,|$)/gu, (run) => `${run.replace(/[.\s]/g, '')} `);
}

const phrasesByFirstWord = once(() =>
  Map.groupBy(namePhrases().keys(), (at) => namePhrases()[at]![0].split(' ', 1)[0]!),
);

/** Only phrases whose first word occurs can occur; they are replaced in the order of the list. */
function replacePhrases(folded: string): string {
  let candidates: Set<number> | undefined;
  for (const word of folded.split(' ')) {
    const found = phrasesByFirstWord().get(word);
    if (found === undefined) continue;
    candidates ??= new Set();
    for (const at of found) candidates.add(at);
  }
  if (candidates === undefined) return folded.trim();
  let text = ` ${folded} `;
  for (const at of [...candidates].sort((one, other) => one - other)) {
    const [phrase, value] = namePhrases()[at]!;
    if (text.includes(` ${phrase} `)) text = text.replaceAll(` ${phrase} `, value === '' ? ' ' : ` ${value} `);
  }
  return text.trim();
}

/** Ends of the long words of German, Dutch, the Nordic and the Finnic languages and of Hungarian. */
/** The longest end first, found by its last letters. */
function byLastLetters(list: string): Map<string, string[]> {
  const ends = new Map<string, string[]>();
  for (const end of [...new Set(list.trim().split(/\s+/))].sort((left, right) => right.length - left.length))
    ends.set(end.slice(-4), [...(ends.get(end.slice(-4)) ?? []), end]);
  return ends;
}

const COMPOUND_ENDS = once(() =>
  byLastLetters(`hochschule hochschulen universitat universitet universitetet universiteit akademie akademien akademi akademiet institut
  institutet institute schule school skola skolan skole skolen skolan hogskola hogskolan hogskole hogskolen hojskole hojskolen hoyskole hoyskolen hogeschool
  medizin wissenschaft wissenschaften forschung zentrum centrum sentrum klinik klinikum technik bibliothek bibliotek museum management
  laboratorium labor yliopisto korkeakoulu opisto egyetem vitenskap vetenskap videnskab biologie chemie physik wirtschaft sicherheit technologie
  padagogik kunst kunste musik arbeit pflege therapie netzwerk fakultat fakultet kolleg gestaltung cluster design ulikool kool fakulteta faculteit fakulteten fakultetet
  forbund forbundet forening foreningen selskab selskap sallskap sallskapet verband sykehus sykehuset sjukehus sjukhus sjukhuset sygehus sygehuset museet theater teater orchester orkest orkester orkestret biblioteket ministerium ministeriet departementet departement`),
);

/** What stands before the end, with the sound that joins them taken away: `Wirtschafts-`, `Sprachen-`. */
function stemOf(head: string): string {
  const bare = head.replace(/(?:es|s|en|n)$/, '');
  return (
    [head, bare].find((part) => canonicalWord(part) !== part || classOfWord(part) !== 'proper') ??
    head.replace(/s$/, '')
  );
}

/** German joins what others write apart: `Stiftungshochschule`, `Musikakademie`. */
function splitCompound(word: string): string[] {
  if (word.length < 9 || isListedWord(word)) return [word];
  const end = COMPOUND_ENDS()
    .get(word.slice(-4))
    ?.find((one) => word.endsWith(one) && word.length > one.length + 3);
  if (end === undefined) return [word];
  return [stemOf(word.slice(0, -end.length)), end];
}

/** "des Klinikums Marl", "des Landgerichts Marl": what a German name ends with in the genitive. */
const GENITIVE =
  /(?<=(?:zentrum|klinikum|spital|institut|museum|ministerium|gericht|gerichtshof|kolleg|gymnasium|verband|verein|theater|orchester|konservatorium|verlag|landtag|bundestag|laboratorium|parlament))e?s$|(?<=krankenhaus)es$/;
const withoutGenitive = (word: string): string => (word.length > 6 ? word.replace(GENITIVE, '') : word);
/** "Marl Verlag" is "des Marl Verlags" in a sentence. */
export const inGenitive = (name: string): string[] => {
  const last = foldOnce(name).split(' ').at(-1)!;
  return withoutGenitive(`${last}s`) === last ? [`${name}s`] : [];
};

/** `BrightwaterTech`: two words written as one; `McGill` and `UniGroup` stay. */
function splitCapitals(text: string): string {
  return text.replace(/(?!Uni)(\p{Lu}\p{Ll}{2,12})(?=\p{Lu}\p{Ll}{2})/gu, '$1 ');
}

/** `d'Ingénieurs`, `l'Académie`, `dell'Aquila`: the article is a word of its own. */
function splitElisions(text: string): string {
  if (!text.includes("'") && !text.includes('’')) return text;
  return text.replace(/(?<![\p{L}])(d|l|dell|all|nell|sull|qu|s|sant)['’](?=\p{L}{2})/giu, '$1 ');
}

/** "City of Marl" is "Stadt Marl"; the College of the City of Marl is its City College. */
const CITY_OF = /^(?:the )?city of (?=\S+(?: \S+){0,2}$)/;

function tokenise(text: string, spoken: LatinName['spoken']): OrgToken[] {
  return replacePhrases(foldOnce(text).replace(CITY_OF, 'municipal ').split(' ').map(withoutGenitive).join(' '))
    .split(' ')
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .flatMap(splitCompound)
    .map((written) => {
      const canonical = numberOfWord(written) ?? canonicalWord(written);
      const sound = spoken.get(written);
      return {
        text: canonical,
        kind: classOfWord(canonical),
        written,
        ...(sound === undefined ? {} : { spoken: sound }),
      };
    })
    .filter((token, at, all) => token.kind !== 'type' || all[at - 1]?.text !== token.text);
}

/** `S. M. Brightwater Academy`, `Brightwater Academy`: the initials before a namesake are left out as one likes; `M. G. University` keeps its own. */
function dropInitials(text: string): string {
  if (!text.includes('.')) return text;
  return text.replace(/(?<![\p{L}.])(?:\p{Lu}\.\s?){1,3}(?=(\p{Lu}\p{Ll}+))/gu, (run, next: string) =>
    classOfWord(canonicalWord(next.toLowerCase())) === 'proper' ? '' : run,
  );
}

/** `Ospedale S. Anna`, `Hospital de S. José`: behind a word of organisations the short form is a saint's, elsewhere an initial. */
export const writeSaints = (text: string): string =>
  text.replace(/(?<=(?<!\p{L})(\p{L}{2,})\s)S\.\s?(?=\p{Lu}\p{Ll})/gu, (short, before: string) => {
    const word = foldOnce(before);
    return STOP_WORDS.has(word) || classOfWord(canonicalWord(word)) !== 'proper' ? 'San ' : short;
  });

export const orgForm: (name: string) => OrgForm = memoise((name) => readForm(name));

/** `U. de Chile`, `U. Católica de Chile`. */
const U_OF = /^U\.(?= (?:de|del|da|do|of) | \p{Lu}\p{Ll})/u;

/** The same without a memory, for tables that are read once. */
export function readForm(name: string): OrgForm {
  const { text: latin, spoken } = latinName(plainPracticeName(name.slice(0, LONGEST_NAME)));
  const straight = latin
    .slice(0, LONGEST_NAME)
    .replace(/[’‘`´]/g, "'")
    .replace(/'s\b/g, 's');
  const arabic = withArabicNumbers(plainNumbers(straight).replace(U_OF, 'University'));
  const elided = splitElisions(splitCapitals(arabic));
  const clean = joinDotted(dropInitials(writeSaints(cyrillicInEnglish(elided))));
  const cut = clean.search(/,|\s[-–—|]\s|[–—]|\s(?:at|in|campus)\s|(?<=\p{L})-(?=\p{Lu})/u);
  const tail = cut > 0 ? new Set(tokenise(clean.slice(cut), spoken).map((token) => token.text)) : new Set<string>();
  // Acronyms may take the initials of the namesake too.
  const folded = foldOnce(elided === clean ? clean : joinDotted(elided));
  return {
    tokens: tokenise(clean, spoken),
    words: folded === '' ? [] : folded.split(' '),
    folded,
    tail,
    unspaced: hasUnspacedScript(name),
  };
}

/** The person it is named after, up to the town or the academy behind the name. */
const NAMESAKE =
  /\s(?:named after|named for|named in honou?r of|im\.|imeni|imienia|им\.|имени|ім\.|імені)\s.+?(?=\s(?:we?|в|у|PAN|AV ČR|РАН|НАНУ?)(?:\s|$)|$)/u;

/** "Институт … РАН": whose institute it is, in full. */
const withAcademy = (name: string): string =>
  name
    .replace(/\sРАН$/u, ' Российской академии наук')
    .replace(/\s(?:НАН України|НАНУ)$/u, ' Національної академії наук України');

/** 医療法人社団青葉会 さくら病院: behind the corporation that runs it stands the name of the house. */
const behindCorporation = (name: string): string =>
  name.replace(/^(?:医療法人|社会福祉法人|学校法人|一般財団法人|公益財団法人)\S*[\s　]+/u, '');

/** «Семейная»: a word in quotes is a name, which is written as it sounds. */
const inQuotesAsItSounds = (name: string): string =>
  name.replace(/[«“„]([^«»“”„]{3,40})[»”]/u, (_quoted, inner: string) =>
    /\p{Script=Cyrillic}/u.test(inner) ? foldOnce(inner) : inner,
  );

/** The readings of a written name: as it stands, without its brackets, the bracket alone, and the parts around a dash. */
export const readingsOf: (name: string) => string[] = memoise((name) => {
  const found = new Set<string>([name.trim()]);
  const bare = name.replace(/\s*[([（][^()[\]（）]{0,80}[)\]）]/g, '').trim();
  if (bare !== '') found.add(bare);
  for (const match of name.matchAll(/[([（]([^()[\]（）]{2,80})[)\]）]/g)) {
    const inner = match[1]?.trim() ?? '';
    if (isNameLike(inner) || isOwnWord(inner)) found.add(inner);
  }
  for (const match of name.matchAll(/[«“"„]([^«»“”"„]{2,80})[»”"]/g))
    if (isNameLike(match[1] ?? '')) found.add((match[1] ?? '').trim());
  for (const part of bare.split(/\s[-–—|/]\s|\s?\/\s?|:\s/u)) {
    if (part.trim() !== bare && isNameLike(part)) found.add(part.trim());
  }
  const abroad =
    /^(?:美[国國]|英[国國]|澳洲|澳大利[亚亞]|德[国國]|法[国國]|加拿大|新加坡|[韩韓][国國]|荷[兰蘭]|瑞士|瑞典|米国|豪州|アメリカ|イギリス|미국|영국|일본|중국|독일|프랑스|캐나다|호주|러시아|네덜란드|스위스|스웨덴|이탈리아|오스트리아|벨기에)(?=.{2,}(?:大学|大學|대(?:학교?)?|学院|學院)$)/u.exec(
      bare,
    );
  if (abroad !== null) found.add(bare.slice(abroad[0].length).trim());
  const anonymous = bare.replace(NAMESAKE, '').trim();
  if (anonymous !== bare && (isNameLike(anonymous) || orgForm(anonymous).tokens.length > 2)) found.add(anonymous);
  for (const reading of [withAcademy(bare), behindCorporation(bare), inQuotesAsItSounds(bare)])
    if (reading !== bare) found.add(reading);
  return [...found].slice(0, 7);
});

/** A part of a name can stand for it only when something in it is its own: not "University of Applied Sciences" alone. */
function isNameLike(part: string): boolean {
  const tokens = orgForm(part.trim()).tokens;
  const own = tokens.filter(
    (token) => token.kind === 'proper' && token.text.length > 1 && !PLACE_MARKS.has(token.text),
  );
  return own.length > 0 && (tokens.length > 1 || isAcronym(part.trim()));
}

/** In brackets one word of its own is a name: `Quantitative Genomics Laboratories (qGenomics)`. */
function isOwnWord(part: string): boolean {
  const [only, ...others] = orgForm(part).tokens;
  return (
    only !== undefined &&
    others.length === 0 &&
    only.kind === 'proper' &&
    only.text.length > 4 &&
    !PLACE_MARKS.has(only.text)
  );
}

/** `MIT`, `UCLA`, `ETHZ`, `TU/e`, `G3E`, `GulDU`, `IAIN SU`: one short word with at least two capitals. */
export const isAcronym: (text: string) => boolean = memoise((text) => {
  const plain = text.replace(/[.\s/&-]/g, '');
  if (plain.length < 2 || plain.length > 9 || /\s\S{4,}/.test(text)) return false;
  const capitals = plain.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals >= 2 && capitals / plain.length > 0.39 && /^[\p{L}\p{N}]+$/u.test(plain);
});
