// What a register or a company's own page is of: the organisation that keeps the list, the company that is entered in it.

import { LANGUAGES } from '../../domain/languages/index.ts';
import { anyOf } from '../../domain/languages/words.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import { once, oncePerPage } from '../../domain/text/once.ts';
import { BODY_CUES, SCHOOL_CUES } from '../lexicon/organisation-words.ts';
import { fieldOf, labelledRecords } from './labelled-records.ts';
import { siteOrganisation } from './organisation.ts';

const REGISTER =
  /(?<![\p{L}])(?:Register|Registry|Roll|Directory|Albo|Registro|Registre|Verzeichnis|Tableau|Annuaire|\p{L}+register|\p{L}+verzeichnis)(?![\p{L}])/u;

/** Parts of the page's title and first headings, in reading order. */
export const titleParts = oncePerPage(readParts);

function readParts(page: Page): readonly string[] {
  return [page.title ?? '', page.siteName ?? '', ...headsOf(page)]
    .flatMap((text) => text.slice(0, 200).split(/\s*[:|»•·]\s+|\s+[–—-]{1,2}\s+|\s+:\s+/))
    .map((part) => part.replace(/\s*\([^()]{0,60}\)\s*$/, '').trim())
    .filter((part) => part.length > 2 && part.length < 100);
}

function headsOf(page: Page): string[] {
  const heads: string[] = [];
  for (const block of page.blocks) {
    if (!((block.headingLevel !== undefined && block.headingLevel <= 3) || block.tag === 'caption')) continue;
    heads.push(block.text);
    if (heads.length === 4) break;
  }
  return heads;
}

/** "Law Society", "Ordine degli Avvocati", "Landesärztekammer". */
const isOrganisationWord = (word: string): boolean =>
  BODY_CUES.has(word) || SCHOOL_CUES.has(word) || word.endsWith('kammer');

/** The body that keeps the register, else the register's own name; null when the page does not say. */
export function registerName(page: Page): string | null {
  const parts = titleParts(page).filter((part) => !/\d{3,}|search|result|status|suche|buscar/i.test(part));
  const named = parts.filter((part) => /\S\s+\S/.test(part));
  return (
    named.find((part) => part.split(/\s+/).some((word) => isOrganisationWord(word.toLowerCase()))) ??
    named.find((part) => REGISTER.test(part)) ??
    siteOrganisation(page)
  );
}

/** The page is a register of people or firms, by its title, heading or address. */
export const isRegister = oncePerPage(speaksOfRegister);

function speaksOfRegister(page: Page): boolean {
  const words = `${titleParts(page).join(' ')} ${page.blocks
    .slice(0, 2)
    .map((block) => block.text.slice(0, 120))
    .join(' ')}`;
  return (
    REGISTER.test(words) ||
    /\b(?:register|registry|roll|licen[cs]ees?|registrants?|bar roll|member (?:status|search|directory)|verify|colegiados?|albo|barreau|annuaire|ärzteregister|handelsregister|registro)\b/i.test(
      `${words} ${page.url.replace(/[-_/.]/g, ' ')}`,
    )
  );
}

const LEGAL = once(
  () => new RegExp(`,? ${anyOf(LANGUAGES.flatMap(({ legalForms }) => legalForms))}(?![\\p{L}])\\.?`, 'giu'),
);

export function withoutLegalForm(name: string): string {
  return name
    .replace(LEGAL(), '')
    .replace(/[\s,.]+$/, '')
    .trim();
}

export interface RegisteredCompany {
  name: string;
  number: string | null;
}

const COMPANY_NUMBER =
  /\b(?:company (?:number|no\.?)|registration (?:number|no\.?)|registered (?:number|no\.?)|Numero REA|REA|HR ?B|SIREN|SIRET|RCS|CIF|NIF|NIPC|KvK(?:-nummer)?|UEN|CVR|organi[sz]ation number)\s?:?\s?(?:n[.º°o]\s?)?([A-Z]{0,3}[-/ ]?\d[\d .\-/]{3,16}\d)/i;

const LABELLED_COMPANY = /^(?:Denominazione|Company name|Firma|Raison sociale|Razón social)\s?:?\s(.{3,80})$/i;
const NUMBERED_COMPANY = /^([^,:;]{3,80}?)(?=, (?:company|registration|registered) (?:number|no))/i;
const OPENING = 8;

/** The first blocks outside menus. */
function openingOf(page: Page): Block[] {
  const opening: Block[] = [];
  for (const block of page.blocks) {
    if (block.zone === 'nav') continue;
    opening.push(block);
    if (opening.length === OPENING) break;
  }
  return opening;
}

/** The company a register page is of. */
export const registeredCompany = oncePerPage(findCompany);

function findCompany(page: Page): RegisteredCompany | null {
  for (const record of labelledRecords(page)) {
    if (record.row) continue;
    const company = fieldOf(record, 'company') ?? record.fields.find((item) => item.kind === 'name');
    const number = fieldOf(record, 'number');
    if (
      company !== undefined &&
      number !== undefined &&
      (company.kind === 'company' || !isPersonal(record.fields.map((item) => item.label).join(' ')))
    )
      return { name: company.value.trim(), number: number.value.trim() };
  }
  const opening = openingOf(page);
  for (const block of opening) {
    const match =
      LABELLED_COMPANY.exec(block.text.slice(0, 120)) ??
      NUMBERED_COMPANY.exec(block.text.slice(0, 200)) ??
      (block.headingLevel !== undefined && withoutLegalForm(block.text) !== block.text.trim()
        ? /^(.{3,90})$/.exec(block.text)
        : null);
    if (match === null) continue;
    const record = labelledRecords(page).find((item) => !item.row && fieldOf(item, 'number') !== undefined);
    const inline = opening
      .map((item) => COMPANY_NUMBER.exec(item.text.slice(0, 400))?.[1])
      .find((found) => found !== undefined);
    const number = (record === undefined ? undefined : fieldOf(record, 'number')!.value) ?? inline;
    if (number !== undefined) return { name: match[1]!.trim(), number: number.trim() };
  }
  return null;
}

/** Labels of a register of people: their number is a licence, not a company's. */
function isPersonal(labels: string): boolean {
  return /\b(?:member|membership|licen[cs]e|registrant|practi[cs]e|colegiad|nombre|apellidos|profession|speciali|fellow|admitted|approbation|facharzt|town)\b/i.test(
    labels,
  );
}
