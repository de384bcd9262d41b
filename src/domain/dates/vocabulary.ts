// Words of dates: those of the language packs, and what dates alone need. Keys of months and seasons without accents.
import { LANGUAGES } from '../languages/index.ts';
import { once } from '../text/once.ts';
import { plainLetters } from '../text/plain-letters.ts';

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Short forms of months that are common words of other languages. */
const COMMON_WORDS = new Set(['pro', 'led', 'set', 'out', 'zar', 'sty']);

/** Single words of scripts with spaces, without accents and the dot of a short form. */
const dateWords = (forms: readonly string[]): string[] =>
  forms
    .map((form) => plainLetters(form).replace(/\.$/, ''))
    .filter((word) => /^\p{L}{3,}$/u.test(word) && !UNSPACED.test(word) && !COMMON_WORDS.has(word));

/** Short prepositions are other words in other languages: "do 2008" ends something in Polish, and is "of" in Portuguese; "od" is in none. */
const prepositions = (forms: readonly string[]): string[] =>
  forms.filter((form) => !UNSPACED.test(form) && (CYRILLIC.test(form) || form.length >= 3 || form === 'od'));

/** Calendars by their first year: 平成 1 is 1989, and so is H1. */
export const eras = once(
  (): ReadonlyMap<string, number> =>
    new Map(LANGUAGES.flatMap((pack) => pack.eras ?? []).map(({ name, firstYear }) => [name, firstYear])),
);

export const months = once(
  (): ReadonlyMap<string, number> =>
    new Map([
      ...LANGUAGES.flatMap((pack) =>
        pack.months.flatMap((forms, index) => dateWords(forms).map((word): [string, number] => [word, index + 1])),
      ),
      ...[
        'january jan januar janvier janv enero ene janeiro gennaio gen januari janner',
        'february feb februar fevrier fev febrero fevereiro febbraio febr februari feber',
        'march mar marz mars marzo marco maart mrz maerz',
        'april apr avril avr abril abr aprile',
        'may mai mayo maio maggio mag mei',
        'june jun juni juin junio junho giugno giu',
        'july jul juli juillet juil julio julho luglio lug',
        'august aug aout agosto ago augustus',
        'september sept sep septembre septiembre setembro settembre set sett',
        'october oct oktober okt octobre octubre outubro out ottobre ott',
        'november nov novembre noviembre novembro',
        'december dec dezember dez decembre diciembre dic dezembro dicembre',
      ].flatMap((words, index) => words.split(' ').map((word): [string, number] => [word, index + 1])),
    ]),
);

/** A season stands for the month in which it usually begins a term. */
export const seasons = once(
  (): ReadonlyMap<string, number> =>
    new Map([
      ...LANGUAGES.flatMap((pack) =>
        pack.seasons.flatMap((forms, index) =>
          dateWords(forms).map((word): [string, number] => [word, (index + 1) * 3]),
        ),
      ),
      ['spring', 3],
      ['summer', 6],
      ['fall', 9],
      ['autumn', 9],
      ['winter', 12],
      ['fruhjahr', 3],
      ['herbst', 9],
      ['printemps', 3],
      ['automne', 9],
      ['primavera', 3],
      ['otono', 9],
      ['outono', 9],
      ['autunno', 9],
      ['voorjaar', 3],
      ['herfst', 9],
    ]),
);

export const presentWords = (): readonly string[] => [
  ...LANGUAGES.flatMap((pack) => pack.present),
  'present',
  'the present',
  'the present day',
  'now',
  'today',
  'current',
  'currently',
  'ongoing',
  'to date',
  'date',
  'onwards',
  'onward',
  'heute',
  'jetzt',
  'aktuell',
  'laufend',
  "aujourd'hui",
  'aujourd’hui',
  'présent',
  'ce jour',
  'à ce jour',
  'en cours',
  'maintenant',
  'actualidad',
  'la actualidad',
  'actualmente',
  'hoy',
  'presente',
  'actual',
  'la fecha',
  'atual',
  'atualmente',
  'o momento',
  'hoje',
  'oggi',
  'attuale',
  'in corso',
  'ad oggi',
  'heden',
  'nu',
  '現在',
  '至今',
  '今',
];

/** Between two dates: "2004 to 2008", "2004 bis 2008". */
export const RANGE_WORDS: readonly string[] = [
  'to',
  'until',
  'till',
  'through',
  'thru',
  'bis',
  'au',
  'à',
  'al',
  'a',
  'hasta',
  'até',
  'ao',
  'tot',
  't/m',
  'and',
  'do',
  'až do',
  'až',
  'по',
  'до',
  'til',
  'till',
  'fino al',
];

/** The same in scripts without spaces: 2010年4月から2014年3月. */
export const UNSPACED_RANGE_WORDS: readonly string[] = ['から', 'より', '至', '到', '부터'];

/** Before a date that begins something. */
export const sinceWords = (): readonly string[] => [
  ...LANGUAGES.flatMap((pack) => prepositions(pack.since)),
  'since',
  'from',
  'as of',
  'seit',
  'ab',
  'von',
  'depuis',
  'dès',
  'desde',
  'dal',
  'dall’',
  'sinds',
  'vanaf',
  'starting',
  'beginning',
];

/** Before a date that ends something. */
export const untilWords = (): readonly string[] => [
  ...LANGUAGES.flatMap((pack) => prepositions(pack.until)),
  'until',
  'till',
  'up to',
  'through',
  'bis',
  'jusqu’en',
  "jusqu'en",
  'hasta',
  'até',
  'fino al',
  'tot',
];
