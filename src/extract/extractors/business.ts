// Offices in a company that no sentence states: officer tables and entries of registers, and "Role: Name" lines on a company's own page.
import { wordsOf } from '../../domain/languages/words.ts';
import type { Page } from '../../domain/model/page.ts';
import type { Extractor } from '../../ports/reader.ts';
import { organisationNamed, personOf, recordDate, type StatedFact, stateFacts } from '../findings/stated-fact.ts';
import { contextOf, type PageContext } from '../page/context.ts';
import { fieldOf, labelledRecords } from '../page/labelled-records.ts';
import { siteOrganisation } from '../page/organisation.ts';
import { blocksWithColon } from '../page/parts.ts';
import { authorNames, leadingName, readName } from '../page/person-lines.ts';
import { type RegisteredCompany, registeredCompany, titleParts } from '../page/register-pages.ts';
import { isOfOthers } from '../people/sections.ts';

const LONGEST_BLOCK = 2_000;

/** Offices of a company, in the words of its register or its own page. */
const OFFICE =
  /^(?:(?:managing|executive|non-executive|company|finance|founding|independent|scientific|legal|technical|honorary|vice|deputy|senior|general|joint|chief|sole)[ -])*(?:director|secretary|chair(?:man|woman|person)?|president|founder|co-?founder|owner|partner|member|trustee|treasurer|adviser|advisor|officer|(?:board|supervisory board) member|member of the (?:board|supervisory board)|executive director|designated member|proprietor|shareholder|chief executive(?: officer)?|geschäftsführer(?:in)?|vorstand|vorstandsmitglied|prokurist(?:in)?|gesellschafter(?:in)?|inhaber(?:in)?|gründer(?:in)?|aufsichtsrat|gérante?|président(?:e)?|directeur(?: général)?|directrice(?: générale)?|associé(?:e)?|fondateur|fondatrice|administrateur|administratrice|administrador(?:a)?(?: únic[oa])?|consejer[oa](?: delegad[oa])?|director(?:a)?(?: general)?|soci[oa](?: fundador[a]?)?|fundador(?:a)?|apoderad[oa]|amministrator[ei](?: delegat[oa]| unic[oa])?|amministratrice(?: delegata| unica)?|consiglier[ea](?: delegat[oa])?|presidente(?: del consiglio)?|sindac[oi]|soci[oa]|procurator[ei]|fondatore|fondatrice|gerente|sócio|sócia|vogal|bestuurder|directeur|vennoot|commissaris|eigenaar|oprichter)s?$/i;

function isOffice(text: string): boolean {
  const plain = text.trim().replace(/[\s:,.]+$/, '');
  if (plain.length < 3 || plain.length > 60) return false;
  return OFFICE.test(plain) || /^chief \p{L}+ officer$/iu.test(plain);
}

interface Office {
  name: string;
  role: string;
  start?: string | undefined;
  end?: string | undefined;
  from: number;
  to: number;
  certainty: number;
}

function officeFact(context: PageContext, company: RegisteredCompany, office: Office): StatedFact {
  const end = recordDate(office.end ?? '');
  return {
    kind: 'business',
    person: personOf(context, office.name, 'record'),
    title: office.role.trim(),
    organisation: organisationNamed(company.name, 'page_organisation'),
    start: recordDate(office.start ?? ''),
    end,
    value: company.number?.slice(0, 40),
    current: end === null ? null : false,
    at: office,
    via: 'record',
    certainty: office.certainty,
  };
}

/** Rows of an officer table, and records that give a role its holder: "Chair", "Grace Wanjala-Holt". */
function fromRecords(page: Page): Office[] {
  return labelledRecords(page).flatMap((record): Office[] => {
    const name = readName(fieldOf(record, 'name')?.value ?? '', true);
    const role = fieldOf(record, 'role')?.value ?? '';
    const { from, to } = record;
    if (name !== null && isOffice(role)) {
      const [start, end] = [fieldOf(record, 'start')?.value, fieldOf(record, 'end')?.value];
      return [{ name, role, start, end, from, to, certainty: 0.9 }];
    }
    return record.fields.flatMap((item) => {
      const holder = isOffice(item.label) ? leadingName(item.value) : null;
      const label = page.text.lastIndexOf(item.label, item.from);
      if (holder === null || label < from) return [];
      const start = SINCE.exec(item.value)?.[0];
      return [{ name: holder.name, role: item.label, start, from: label, to: item.to, certainty: 0.85 }];
    });
  });
}

const SINCE =
  /\b(?:appointed|since|from|elected|dal|seit|bestellt am|depuis|nommée? le|desde|nombrad[oa] el|sinds)\b.{0,30}/i;
const UNTIL =
  /\b(?:resigned|until|ceased|removed|to(?= \d)|cessat[oa]|bis|ausgeschieden|jusqu['’]au|hasta|até|tot)\b.{0,30}/i;

/** "SIDDIQAN, Ahmed, director, appointed 10 June 2015." and "Consigliera FERRANTINI GIULIA dal 09/03/2017". */
function fromLines(page: Page): Office[] {
  const blocks = page.blocks.filter(
    ({ cell, zone, text }) => cell === undefined && zone !== 'nav' && zone !== 'footer' && text.length <= LONGEST_BLOCK,
  );
  return blocks.flatMap((block) =>
    entries(block.text).flatMap(({ text, from: at }) => {
      const office = nameThenRole(text) ?? roleThenName(text);
      const from = block.start + at;
      const [start, end] = [SINCE.exec(text)?.[0], UNTIL.exec(text)?.[0]];
      return office === null ? [] : [{ ...office, start, end, from, to: from + text.length, certainty: 0.85 }];
    }),
  );
}

function entries(text: string): { text: string; from: number }[] {
  const found: { text: string; from: number }[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.;:]\s+(?=\p{Lu}{2})|;\s+/gu)) {
    found.push({ text: text.slice(start, match.index + 1), from: start });
    start = match.index + match[0].length;
    if (found.length > 100) return found;
  }
  found.push({ text: text.slice(start), from: start });
  return found.filter((entry) => entry.text.length > 5 && entry.text.length < 240);
}

function nameThenRole(text: string): { name: string; role: string } | null {
  const name = leadingName(text);
  if (name === null) return null;
  const role = /^[,\s–—-]+([\p{L} -]{3,50}?)(?=[,.;(]|\s(?:appointed|since|from|dal|seit)\b|$)/u.exec(
    text.slice(name.to),
  )?.[1];
  return role !== undefined && isOffice(role) ? { name: name.name, role } : null;
}

/** The role in the register's words, the name in capitals. */
function roleThenName(text: string): { name: string; role: string } | null {
  const match =
    /^([\p{L}][\p{L} -]{2,40}?):?\s(\p{Lu}{2,}[\p{Lu}'’-]*(?: \p{Lu}{2,}[\p{Lu}'’-]*){1,3})(?=\s|[,.;(]|$)/u.exec(text);
  if (match === null || !isOffice(match[1]!)) return null;
  const name = readName(match[2]!, true);
  return name === null ? null : { name, role: match[1]! };
}

const LABELLED = /(?:^|[.;]\s)([\p{Lu}][\p{L} -]{2,45}):\s(?=\p{Lu})/gu;

const OFFICERS = /(?:^|\s)(?:committee|board|officers|team|(?:19|20)\d{2}).*$/i;
const CLUBS = wordsOf(({ organisationWords }) => organisationWords.association);
const namesClub = (part: string): boolean =>
  part.split(/\s+/).some((word) => /^\p{Lu}/u.test(word) && CLUBS.has(word.toLowerCase()));

/** The body whose page it is: a club on a university's site is a body of its own. */
function companyOfSite(page: Page): string | null {
  const site =
    titleParts(page)
      .find((part) => namesClub(part.replace(OFFICERS, '')))
      ?.replace(OFFICERS, '') ?? siteOrganisation(page);
  return site === null || (/\b(?:University|College|School|Institute|Journal)\b/.test(site) && !namesClub(site))
    ? null
    : site;
}

/** "Scientific adviser: Associate Professor Zhang Wei, Tanglin Institute" on the company's own page. */
function fromCompanyPage(page: Page): Office[] {
  const blocks = blocksWithColon(page).filter(
    ({ zone, text, heading }) => zone !== 'nav' && text.length <= LONGEST_BLOCK && !isOfOthers(heading),
  );
  return blocks.flatMap(({ text, start }) =>
    [...text.matchAll(LABELLED)].flatMap((match): Office[] => {
      const role = match[1]!;
      const at = match.index + match[0].length;
      const name = isOffice(role) ? leadingName(text.slice(at)) : null;
      if (name === null) return [];
      const stop = /(?<!\b\p{Lu}|\b(?:Mr|Mrs|Ms|Dr|Prof))[.](?=\s\p{Lu}|$)/u.exec(text.slice(at + name.to));
      const end = stop === null ? text.length : at + name.to + stop.index + 1;
      const office = { from: start + match.index + match[0].indexOf(role), to: start + end, certainty: 0.8 };
      // "Partners: A (managing), B (growth)": several hold the office.
      const holders = /[^s]s$/i.test(role) ? authorNames(text.slice(at, end).replace(/\.$/, '')) : [];
      if (holders.length > 0) return holders.map((one) => ({ ...office, name: one.name, role: role.slice(0, -1) }));
      return [{ ...office, name: name.name, role, start: SINCE.exec(text.slice(at, end))?.[0] }];
    }),
  );
}

export default {
  id: 'business',
  priority: 16,
  accepts: (page) => page.blocks.length > 0,
  extract(page) {
    const registered = registeredCompany(page);
    const offices = registered === null ? fromCompanyPage(page) : [...fromRecords(page), ...fromLines(page)];
    const site = registered === null && offices.length > 0 ? companyOfSite(page) : null;
    const company = registered ?? (site === null ? null : { name: site, number: null });
    if (company === null) return [];
    const context = contextOf(page);
    return stateFacts(
      page,
      offices.map((office) => officeFact(context, company, office)),
    );
  },
} satisfies Extractor;
