// What a register or a company's own page is of: the organisation that keeps the list, the company that is entered in it.
import type { Block, Page } from '../../domain/model/page.ts';
import { oncePerPage } from '../../domain/text/once.ts';
import { slug } from '../../domain/text/plain-letters.ts';
import { contextOf } from './context.ts';
import { fieldOf, labelledRecords } from './labelled-records.ts';
import { labelOf } from './site-address.ts';

const BODY =
  /(?<![\p{L}])(?:Institute|Institution|Society|Council|College|Board|Chamber|Association|Academy|Federation|Guild|Faculty|Bar|Commission|Authority|Union|Inns?|Law Society|Court|Colegio|Consejo|Collegio|Ordine|Consiglio|Ordre|Barreau|Chambre|Conseil|Ordem|Orde|Kamer|Akademie|Académie|Academia|Gesellschaft|Verband|Verein|\p{L}*[kK]ammer)(?![\p{L}])/u;
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

/** The body that keeps the register, else the register's own name; null when the page does not say. */
export function registerName(page: Page): string | null {
  const parts = titleParts(page).filter((part) => !/\d{3,}|search|result|status|suche|buscar/i.test(part));
  const named = (pattern: RegExp): string | undefined =>
    parts.find((part) => pattern.test(part) && part.split(/\s+/).length >= 2);
  return named(BODY) ?? named(REGISTER) ?? siteOrganisation(page);
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

const LEGAL =
  /,? (?:Ltd|Limited|Inc|LLC|LLP|PLC|GmbH|AG|KG|UG|e\.?V|S\.?A\.?S?|S\.?r\.?l|S\.?p\.?A|S\.?L\.?P?|B\.?V|N\.?V|Pte|Pty|Kft|AB|AS|ASA|Oy|ehf|Lda|Ltda|Corp|Co)\b\.?/giu;

export function withoutLegalForm(name: string): string {
  return name
    .replace(LEGAL, '')
    .replace(/[\s,.]+$/, '')
    .trim();
}

/** Whose site it is: what the page states, else the words of its title or opening whose letters are the domain's. */
export const siteOrganisation = oncePerPage(
  (page: Page): string | null => contextOf(page).organisation() ?? spelledSite(page),
);

function spelledSite(page: Page): string | null {
  const label = labelOf(page.url).replace(/-/g, '');
  if (label.length < 4) return null;
  for (const part of titleParts(page)) if (slug(part) === label || slug(withoutLegalForm(part)) === label) return part;
  for (const block of page.blocks.slice(0, 12)) {
    const text = block.text.slice(0, 300);
    const words = text.split(/\s+/).slice(0, 40);
    for (let first = 0; first < words.length; first += 1) {
      for (let last = first + 1; last <= Math.min(words.length, first + 6); last += 1) {
        const name = words
          .slice(first, last)
          .join(' ')
          .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
        if (/^\p{Lu}/u.test(name) && slug(name) === label) return name;
      }
    }
  }
  return null;
}

export interface RegisteredCompany {
  name: string;
  number: string | null;
}

const HAS_LEGAL =
  /(?<![\p{L}])(?:Ltd|Limited|LIMITED|Inc|LLC|LLP|PLC|plc|GmbH|AG|KG|UG|S\.?A\.?S?|S\.?r\.?l|S\.?R\.?L|S\.?p\.?A|S\.?P\.?A|S\.?L|B\.?V|N\.?V|Pte|PTE|Pty|Kft|AB|Oy|ehf|Lda|Ltda|LTD|Corp|CIC|CIO)\.?(?![\p{L}])/u;
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
      (block.headingLevel !== undefined && HAS_LEGAL.test(block.text) ? /^(.{3,90})$/.exec(block.text) : null);
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
