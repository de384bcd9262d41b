// Pages that list who got a prize: by year, by class, or by the name of each prize.
import type { Block, Page } from '../../domain/model/page.ts';
import { oncePerPage } from '../../domain/text/once.ts';
import { siteOrganisation } from '../page/organisation.ts';
import { leadingName } from '../page/person-lines.ts';
import { titleParts } from '../page/register-pages.ts';
import { AWARD_NOUNS, WINNERS } from './award-words.ts';

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
const PRIZES =
  /(?<![\p{L}])(?:prizes|awards|prize list|results|honours list|preise|ergebnisse|premios|premi|prix|prêmios|prémios|prijzen|uitslag|résultats|resultados|risultati)(?![\p{L}])/iu;
const tidy = (name: string): string =>
  name
    .replace(/^(?:the|le|la|el|il|der|die|das|o|a)\s/i, '')
    .replace(/[\s,:–—-]+$/, '')
    .replace(/,?\s(?:19|20)\d{2}$/, '')
    .trim();
const hasNoun = (text: string): boolean => text.split(/[\s'’-]+/).some((word) => AWARD_NOUNS.has(word.toLowerCase()));

/** The one prize that the page is of; null for a page of several or of none. */
export function prizeOfPage(page: Page): string | null {
  const parts = titleParts(page);
  const named = parts.find(
    (part) =>
      hasNoun(part) &&
      !WINNERS.test(part) &&
      part.split(/\s+/).length >= 2 &&
      part.split(/\s+/).length <= 9 &&
      /^\p{Lu}/u.test(part) &&
      !/[.!?]$|\b(?:wins?|won|premia|erhält|gewinnt|remporte|gana|vince)\b/i.test(part),
  );
  if (named !== undefined) return tidy(named);
  if (!parts.some((part) => WINNERS.test(part))) return null;
  const beside = parts.find(
    (part) => !WINNERS.test(part) && part.split(/\s+/).length <= 6 && /^\p{Lu}/u.test(part) && !YEAR.test(part),
  );
  return beside === undefined ? null : tidy(beside);
}

const ENTRY =
  /(?:^|[.;,:)–—|]\s{0,2}|\s[–—-]{1,2}\s)((?:19|20)\d{2})(?:\s?[.:,–—-]{1,2}\s{0,2}|\s{1,2})(?:\([^()]{1,30}\)\s)?(?=\p{Lu})/gu;

/** "2019 Dmitri Sokolnikov for mossdb"; "2015 A (x) — 2017 B (y)"; a row with a year and a name. */
function byYear(page: Page, prize: string): Winner[] {
  const winners: Winner[] = [];
  const issuer = siteOrganisation(page);
  const organisation = issuer !== null && tidy(issuer) !== prize ? issuer : null;
  for (const [index, block] of page.blocks.entries()) {
    if (block.zone === 'nav' || block.zone === 'footer' || block.text.length > 6_000) continue;
    if (block.cell !== undefined) {
      const winner = rowWinner(page, block, index);
      if (winner !== null) winners.push({ ...winner, title: prize, organisation, certainty: 0.9 });
      continue;
    }
    const marks = [...block.text.matchAll(ENTRY)];
    for (const [at, mark] of marks.entries()) {
      const begin = mark.index + mark[0].length;
      const name = leadingName(block.text.slice(begin, begin + 120));
      if (name === null) continue;
      const from = mark.index + mark[0].indexOf(mark[1]!);
      const to = Math.min(marks[at + 1] === undefined ? block.text.length : marks[at + 1]!.index + 1, from + 400);
      winners.push({
        title: prize,
        organisation,
        name: name.name,
        year: Number(mark[1]),
        from: block.start + from,
        to: block.start + to,
        certainty: 0.9,
      });
    }
  }
  return winners;
}

function rowWinner(page: Page, block: Block, index: number): Pick<Winner, 'name' | 'year' | 'from' | 'to'> | null {
  const year = /^((?:19|20)\d{2})\.?$/.exec(block.text)?.[1];
  if (year === undefined) return null;
  const row = page.blocks
    .slice(index + 1, index + 6)
    .filter((other) => other.cell?.table === block.cell!.table && other.cell.row === block.cell!.row);
  const cell = row.find((other) => leadingName(other.text) !== null);
  if (cell === undefined || cell !== row[0]) return null;
  const last = row.at(-1)!;
  return {
    name: leadingName(cell.text)!.name,
    year: Number(year),
    from: block.start,
    to: last.start + last.text.length,
  };
}

const PLACE =
  /(?:^|\s)(GOLD|SILVER|BRONZE|Gold|Silver|Bronze|1st(?: prize)?|First prize|Second prize|Third prize|Winner|Erster Preis|Premier prix|Primer premio|Primo premio|Primeiro prémio)[:\s]\s?(?=\p{Lu})/gu;
const NAMED = /(?:^|[.;]\s)(\p{Lu}[\p{L}'’ -]{3,60}?):\s(?=\p{Lu})/gu;

/** "Lifetime contribution: Hana Kobayakawa (...)" and "Class 4, Bottle fermented GOLD T. Brackenridge" on a page of prizes. */
function byPrize(page: Page): Winner[] {
  const first = page.blocks[0]?.text.slice(0, 120) ?? '';
  const parts = [...titleParts(page), ...(PRIZES.test(first) ? first.split(/\s*[:|]\s+|\s+[–—-]{1,2}\s+/) : [])];
  if (!parts.some((part) => PRIZES.test(part))) return [];
  const year = parts.map((part) => YEAR.exec(part)?.[1]).find((found) => found !== undefined);
  const event = parts.find((part) => /\p{Lu}/u.test(part) && !/^(?:results|prizes|awards)$/i.test(part)) ?? '';
  const organisation = event
    .replace(/,.*$/, '')
    .replace(/\s?(?:19|20)\d{2}.*$/, '')
    .replace(PRIZES, '')
    .trim();
  const winners: Winner[] = [];
  for (const block of page.blocks) {
    if (
      block.zone === 'nav' ||
      block.zone === 'footer' ||
      block.headingLevel !== undefined ||
      block.text.length > 3_000
    )
      continue;
    const add = (title: string, from: number, at: number): void => {
      const name = leadingName(block.text.slice(at, at + 120));
      if (name === null || title.length < 3) return;
      const stop = /[.;](?=\s\p{Lu}|$)/u.exec(block.text.slice(at + name.to));
      winners.push({
        title,
        organisation: organisation === '' ? null : organisation,
        name: name.name,
        year: year === undefined ? null : Number(year),
        from: block.start + from,
        to: block.start + (stop === null ? block.text.length : at + name.to + stop.index + 1),
        certainty: 0.85,
      });
    };
    for (const match of block.text.matchAll(NAMED))
      if (!/^(?:jury|judges?|stewards?|chair|editors?|contact|photo|text|report|by|author|sponsors?)/i.test(match[1]!))
        add(match[1]!, match.index + match[0].indexOf(match[1]!), match.index + match[0].length);
    for (const match of block.text.matchAll(PLACE)) {
      const lead = block.text
        .slice(0, match.index)
        .replace(/^[\s.,;]+/, '')
        .trim();
      add(
        `${match[1]![0]!.toUpperCase()}${match[1]!.slice(1).toLowerCase()}${lead === '' || lead.length > 80 ? '' : `, ${lead}`}`,
        lead.length > 80 ? match.index : 0,
        match.index + match[0].length,
      );
    }
  }
  return winners;
}

const MAX_WINNERS = 400;

export const listedWinners = oncePerPage(findWinners);

function findWinners(page: Page): readonly Winner[] {
  const prize = prizeOfPage(page);
  const winners = prize === null ? byPrize(page) : byYear(page, prize);
  return winners.slice(0, MAX_WINNERS);
}
