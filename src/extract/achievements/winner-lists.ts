// Pages that list who got a prize: by year, by class, or by the name of each prize.
import { ARTICLES, anyOf, lazyPattern, PRIZE_WORDS } from '../../domain/languages/words.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import { oncePerPage } from '../../domain/text/once.ts';
import { siteOrganisation } from '../page/organisation.ts';
import { leadingName } from '../page/person-lines.ts';
import { titleParts } from '../page/register-pages.ts';
import { WINNERS } from './award-words.ts';

export interface Winner {
  title: string;
  organisation: string | null;
  name: string;
  year: number | null;
  from: number;
  to: number;
  certainty: number;
}

const YEAR = /(?<!\d)((?:19|20)\d{2})(?!\d)/;
const PRIZES = lazyPattern(
  () =>
    `(?<!\\p{L})(?:${anyOf(PRIZE_WORDS)}[se]|prix|premi|prijzen|prize list|results|honours list|ergebnisse|uitslag|résultats|resultados|risultati)(?!\\p{L})`,
  'iu',
);
const ARTICLE = lazyPattern(() => `^${anyOf(ARTICLES)}\\s`, 'i');
const tidy = (name: string): string =>
  name
    .replace(ARTICLE(), '')
    .replace(/[\s,:–—-]+$/, '')
    .replace(/,?\s(?:19|20)\d{2}$/, '')
    .trim();
const hasNoun = (text: string): boolean => text.split(/[\s'’-]+/).some((word) => PRIZE_WORDS.has(word.toLowerCase()));

/** The one prize that the page is of; null for a page of several or of none. */
function prizeOfPage(page: Page): string | null {
  const parts = titleParts(page).filter((part) => /^\p{Lu}/u.test(part));
  const isLists = titleParts(page).some((part) => WINNERS.test(part));
  const wordsIn = (part: string): number => part.split(/\s+/).length;
  const isPrize = (part: string): boolean =>
    hasNoun(part) && wordsIn(part) >= 2 && wordsIn(part) <= 9 && !NEWS.test(part) && !WINNERS.test(part);
  const isBeside = (part: string): boolean => !WINNERS.test(part) && wordsIn(part) <= 6 && !YEAR.test(part);
  const named = parts.find(isPrize) ?? (isLists ? parts.find(isBeside) : undefined);
  return named === undefined ? null : tidy(named);
}

const NEWS = /[.!?]$|\b(?:wins?|won|premia|erhält|gewinnt|remporte|gana|vince)\b/i;

const isMain = ({ zone }: Block): boolean => zone !== 'nav' && zone !== 'footer';

const ENTRY =
  /(?:^|[.;,:)–—|]\s{0,2}|\s[–—-]{1,2}\s)((?:19|20)\d{2})(?:\s?[.:,–—-]{1,2}\s{0,2}|\s{1,2})(?:\([^()]{1,30}\)\s)?(?=\p{Lu})/gu;

/** "2019 Dmitri Sokolnikov for mossdb"; "2015 A (x) — 2017 B (y)"; a row with a year and a name. */
function byYear(page: Page, prize: string): Winner[] {
  const issuer = siteOrganisation(page);
  const organisation = issuer !== null && tidy(issuer) !== prize ? issuer : null;
  const found = page.blocks.filter((block) => isMain(block) && block.text.length <= 6_000);
  return found
    .flatMap((block) => (block.cell === undefined ? lineWinners(block) : rowWinner(page, block)))
    .map((winner) => ({ ...winner, title: prize, organisation, certainty: 0.9 }));
}

type Named = Pick<Winner, 'name' | 'year' | 'from' | 'to'>;

function lineWinners({ text, start }: Block): Named[] {
  const marks = [...text.matchAll(ENTRY)];
  return marks.flatMap(({ 0: mark, 1: year, index }, at) => {
    const begin = index + mark.length;
    const name = leadingName(text.slice(begin, begin + 120))?.name;
    const from = index + mark.indexOf(year!);
    const to = Math.min(marks[at + 1] === undefined ? text.length : marks[at + 1]!.index + 1, from + 400);
    return name === undefined ? [] : [{ name, year: Number(year), from: start + from, to: start + to }];
  });
}

function rowWinner({ blocks }: Page, { text, start, index, cell }: Block): Named[] {
  const year = /^((?:19|20)\d{2})\.?$/.exec(text)?.[1];
  const row = blocks
    .slice(index + 1, index + 6)
    .filter((other) => other.cell?.table === cell!.table && other.cell.row === cell!.row);
  const name = leadingName(row[0]?.text ?? '')?.name;
  const last = row.at(-1);
  if (year === undefined || name === undefined || last === undefined) return [];
  return [{ name, year: Number(year), from: start, to: last.start + last.text.length }];
}

const PLACE =
  /(?:^|\s)(GOLD|SILVER|BRONZE|Gold|Silver|Bronze|1st(?: prize)?|First prize|Second prize|Third prize|Winner|Erster Preis|Premier prix|Primer premio|Primo premio|Primeiro prémio)[:\s]\s?(?=\p{Lu})/gu;
const NAMED = /(?:^|[.;]\s)(\p{Lu}[\p{L}'’ -]{3,60}?):\s(?=\p{Lu})/gu;

const NO_PRIZE = /^(?:jury|judges?|stewards?|chair|editors?|contact|photo|text|report|by|author|sponsors?)/i;

/** "Lifetime contribution: Hana Kobayakawa (...)" and "Class 4, Bottle fermented GOLD T. Brackenridge" on a page of prizes. */
function byPrize(page: Page): Winner[] {
  const first = page.blocks[0]?.text.slice(0, 120) ?? '';
  const parts = [...titleParts(page), ...(PRIZES().test(first) ? first.split(/\s*[:|]\s+|\s+[–—-]{1,2}\s+/) : [])];
  if (!parts.some((part) => PRIZES().test(part))) return [];
  const year = parts.map((part) => YEAR.exec(part)?.[1]).find((found) => found !== undefined);
  const event = parts.find((part) => /\p{Lu}/u.test(part) && !/^(?:results|prizes|awards)$/i.test(part)) ?? '';
  const organisation =
    event
      .replace(/,.*$|\s?(?:19|20)\d{2}.*$/, '')
      .replace(PRIZES(), '')
      .trim() || null;
  const shared = { organisation, year: year === undefined ? null : Number(year), certainty: 0.85 };
  return page.blocks
    .filter((block) => isMain(block) && block.headingLevel === undefined && block.text.length <= 3_000)
    .flatMap(({ text, start }) =>
      prizesIn(text).flatMap(({ title, from, at }): Winner[] => {
        const name = leadingName(text.slice(at, at + 120));
        if (name === null) return [];
        const stop = /[.;](?=\s\p{Lu}|$)/u.exec(text.slice(at + name.to));
        const to = stop === null ? text.length : at + name.to + stop.index + 1;
        return [{ ...shared, title, name: name.name, from: start + from, to: start + to }];
      }),
    );
}

/** Prizes named before their winners, and medals: where the entry begins, and where the winner's name does. */
function prizesIn(text: string): { title: string; from: number; at: number }[] {
  const named = [...text.matchAll(NAMED)]
    .filter(([, title]) => !NO_PRIZE.test(title!))
    .map(({ 0: match, 1: title, index }) => ({
      title: title!,
      from: index + match.indexOf(title!),
      at: index + match.length,
    }));
  const medals = [...text.matchAll(PLACE)].map(({ 0: match, 1: place, index }) => {
    const lead = text
      .slice(0, index)
      .replace(/^[\s.,;]+/, '')
      .trim();
    const medal = place![0]!.toUpperCase() + place!.slice(1).toLowerCase();
    const isClass = lead !== '' && lead.length <= 80;
    return {
      title: isClass ? `${medal}, ${lead}` : medal,
      from: lead.length > 80 ? index : 0,
      at: index + match.length,
    };
  });
  return [...named, ...medals];
}

const MAX_WINNERS = 400;

export const listedWinners = oncePerPage(findWinners);

function findWinners(page: Page): readonly Winner[] {
  const prize = prizeOfPage(page);
  const winners = prize === null ? byPrize(page) : byYear(page, prize);
  return winners.slice(0, MAX_WINNERS);
}
