// Schools that Slavic languages name by letters alone: "Окончила ННГМА", "absolwent SGPiS", "доцент кафедры права МГУ", "Dziekan WNE UW".
import { graduationsIn } from '../../domain/degrees/graduation-words.ts';
import { type OrganisationSpan, type Reading, spanOf } from './organisation-span.ts';

export const schoolsInLetters = (reading: Reading): OrganisationSpan[] =>
  reading.lexicon.declines ? [...behindGraduations(reading), ...behindUnits(reading)] : [];

/** "Окончила ННГМА (1996)": the letters right behind the word of finishing a study are a school's. */
const behindGraduations = ({ text }: Reading): OrganisationSpan[] =>
  graduationsIn(text).flatMap(({ to }) => {
    const [lead, letters] = LETTERS.exec(text.slice(to)) ?? [];
    const from = to + (lead?.length ?? 0) - (letters?.length ?? 0);
    return letters === undefined ? [] : [spanOf(text, { from, to: from + letters.length }, true)];
  });

const LETTERS = /^\s(?!(?:США|СССР|СРСР|ОАЭ|USA)(?!\p{L}))(\p{Lu}{3,8}|\p{Lu}{2,5}\p{Ll}{1,2}\p{Lu}{1,4})(?![\p{L}-])/u;

/** "кафедры прикладной экономики МГУ", "ректор ЗНУ": behind a chair, a faculty or its dean, and what it is for. */
const behindUnits = ({ text, items, lexicon }: Reading): OrganisationSpan[] =>
  lexicon.schoolUnits.find(text).flatMap((unit) => {
    const [lead, subject, letters] = OF_SCHOOL.exec(text.slice(unit.to)) ?? [];
    if (lead === undefined || subject === undefined || letters === undefined) return [];
    const from = unit.to + lead.length - letters.length;
    // "кафедры ЭВМ" is called so itself; "юридического факультета МГУ" and "декан ФИТ" are not.
    const isLed =
      /\s/.test(unit.text) ||
      lexicon.titles.whole(unit.text) !== undefined ||
      ADJECTIVE.test(lastWord(text.slice(0, unit.from)));
    const isCut = items.some((item) => item.from >= unit.to && item.from < from + letters.length);
    const isOther = [lexicon.work, lexicon.study].some((words) => words.find(subject).length > 0);
    const isNamed = lexicon.organisations.find(subject).some(({ value }) => value !== 'department');
    return (subject === '' && !isLed) || isCut || isOther || isNamed
      ? []
      : [spanOf(text, { from, to: from + letters.length }, true)];
  });

const lastWord = (text: string): string => /(\p{L}+)\s$/u.exec(text)?.[1] ?? '';

const OF_SCHOOL =
  /^((?:,?\s\p{L}[\p{Ll}’'-]*){0,9})\s((?:\p{Lu}{1,6}\p{Ll}{0,3}\p{Lu}{1,6}\s)?(?!(?:США|СССР|СРСР|РСФСР|РФ|РП|ČR|RP|PRL)(?!\p{L}))\p{Lu}{1,6}\p{Ll}{0,3}\p{Lu}{1,6})(?![\p{L}«„"-]|\s[«„"])/u;

/** "Приморського академічного музично-драматичного театру": adjectives in small letters behind the one with a capital. */
export const ADJECTIVE =
  /^\p{Ll}{3,}[\p{Ll}-]*(?:[иіыо]й|[ое]го|[ое]му|[ыи]м|[ое]м|ої|[ая]я|[ое]е|ého|ému|ském|skou|ickou|iego|iemu|iej)$/u;
