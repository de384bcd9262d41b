// Offices in a company that no sentence states: officer tables and entries of registers, and "Role: Name" lines on a company's own page.
import type { Finding } from '../../domain/model/finding.ts';
import type { Page } from '../../domain/model/page.ts';
import type { Extractor } from '../../ports/reader.ts';
import { personOf, recordDate, type StatedFact, stateFact } from '../findings/stated-fact.ts';
import { contextOf, type PageContext } from '../page/context.ts';
import { fieldOf, labelledRecords } from '../page/labelled-records.ts';
import { siteOrganisation } from '../page/organisation.ts';
import { blocksWithColon } from '../page/parts.ts';
import { authorNames, leadingName, readName } from '../page/person-lines.ts';
import { type RegisteredCompany, registeredCompany, titleParts } from '../page/register-pages.ts';
import { isOfOthers } from '../people/sections.ts';

const MAX_FINDINGS = 300;

/** Offices of a company, in the words of its register or its own page. */
const OFFICE =
  /^(?:(?:managing|executive|non-executive|company|finance|founding|independent|scientific|legal|technical|honorary|vice|deputy|senior|general|joint|chief|sole)[ -])*(?:director|secretary|chair(?:man|woman|person)?|president|founder|co-?founder|owner|partner|member|trustee|treasurer|adviser|advisor|officer|(?:board|supervisory board) member|member of the (?:board|supervisory board)|executive director|designated member|proprietor|shareholder|chief executive(?: officer)?|geschäftsführer(?:in)?|vorstand|vorstandsmitglied|prokurist(?:in)?|gesellschafter(?:in)?|inhaber(?:in)?|gründer(?:in)?|aufsichtsrat|gérante?|président(?:e)?|directeur(?: général)?|directrice(?: générale)?|associé(?:e)?|fondateur|fondatrice|administrateur|administratrice|administrador(?:a)?(?: únic[oa])?|consejer[oa](?: delegad[oa])?|director(?:a)?(?: general)?|soci[oa](?: fundador[a]?)?|fundador(?:a)?|apoderad[oa]|amministrator[ei](?: delegat[oa]| unic[oa])?|amministratrice(?: delegata| unica)?|consiglier[ea](?: delegat[oa])?|presidente(?: del consiglio)?|sindac[oi]|soci[oa]|procurator[ei]|fondatore|fondatrice|gerente|sócio|sócia|vogal|bestuurder|directeur|vennoot|commissaris|eigenaar|oprichter)s?$/i;

function isOffice(text: string): boolean {
  const plain = text.trim().replace(/[\s:,.]+$/, '');
  if (plain.length < 3 || plain.length > 60) return false;
  return OFFICE.test(plain) || /^chief \p{L}+ officer$/iu.test(plain);
}

function officeFact(
  page: Page,
  context: PageContext,
  company: RegisteredCompany,
  office: {
    name: string;
    role: string;
    start: string | undefined;
    end: string | undefined;
    from: number;
    to: number;
    certainty: number;
  },
): Finding | null {
  const start = office.start === undefined ? null : recordDate(office.start);
  const end = office.end === undefined ? null : recordDate(office.end);
  const fact: StatedFact = {
    kind: 'business',
    person: personOf(context, office.name, 'record'),
    title: office.role.trim(),
    organisation: { name: company.name, how: 'page_organisation' },
    ...(start === null ? {} : { start }),
    ...(end === null ? {} : { end }),
    ...(company.number === null ? {} : { value: company.number.slice(0, 40) }),
    current: end !== null ? false : null,
    at: { from: office.from, to: office.to },
    via: 'record',
    certainty: office.certainty,
  };
  return stateFact(page, fact);
}

/** Rows of an officer table, and records that give a role its holder: "Chair", "Grace Wanjala-Holt". */
function fromRecords(page: Page, context: PageContext, company: RegisteredCompany): Finding[] {
  const findings: Finding[] = [];
  for (const record of labelledRecords(page)) {
    const named = fieldOf(record, 'name');
    const role = fieldOf(record, 'role');
    const name = named === undefined ? null : readName(named.value, true);
    if (name !== null && role !== undefined && isOffice(role.value)) {
      const made = officeFact(page, context, company, {
        name,
        role: role.value,
        start: fieldOf(record, 'start')?.value,
        end: fieldOf(record, 'end')?.value,
        from: record.from,
        to: record.to,
        certainty: 0.9,
      });
      if (made !== null) findings.push(made);
      continue;
    }
    for (const item of record.fields) {
      if (!isOffice(item.label)) continue;
      const holder = leadingName(item.value);
      if (holder === null) continue;
      const since = /\b(?:since|appointed|from|dal|seit|depuis|desde|sinds)\b.{0,30}/i.exec(item.value)?.[0];
      const made = officeFact(page, context, company, {
        name: holder.name,
        role: item.label,
        start: since,
        end: undefined,
        from: page.text.lastIndexOf(item.label, item.from),
        to: item.to,
        certainty: 0.85,
      });
      if (made !== null && made.from >= record.from) findings.push(made);
    }
  }
  return findings;
}

const SINCE =
  /\b(?:appointed|since|from|elected|dal|seit|bestellt am|depuis|nommée? le|desde|nombrad[oa] el|sinds)\b.{0,30}/i;
const UNTIL =
  /\b(?:resigned|until|ceased|removed|to(?= \d)|cessat[oa]|bis|ausgeschieden|jusqu['’]au|hasta|até|tot)\b.{0,30}/i;

/** "SIDDIQAN, Ahmed, director, appointed 10 June 2015." and "Consigliera FERRANTINI GIULIA dal 09/03/2017". */
function fromLines(page: Page, context: PageContext, company: RegisteredCompany): Finding[] {
  const findings: Finding[] = [];
  for (const block of page.blocks) {
    if (block.cell !== undefined || block.zone === 'nav' || block.zone === 'footer' || block.text.length > 2_000)
      continue;
    for (const entry of entries(block.text)) {
      const office = nameThenRole(entry.text) ?? roleThenName(entry.text);
      if (office === null) continue;
      const made = officeFact(page, context, company, {
        ...office,
        start: SINCE.exec(entry.text)?.[0],
        end: UNTIL.exec(entry.text)?.[0],
        from: block.start + entry.from,
        to: block.start + entry.from + entry.text.length,
        certainty: 0.85,
      });
      if (made !== null) findings.push(made);
    }
  }
  return findings;
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

const CLUB =
  /\b(?:Society|Club|League|Chamber|Trust|Foundation|Union|Verein|Asociación|Associazione|Associação|Vereniging)\b/;

/** The body whose page it is: a club on a university's site is a body of its own. */
function companyOfSite(page: Page): string | null {
  const site =
    titleParts(page)
      .find((part) => CLUB.test(part))
      ?.replace(/\s(?:committee|board|officers|team|(?:19|20)\d{2}).*$/i, '') ?? siteOrganisation(page);
  return site === null || (/\b(?:University|College|School|Institute|Journal)\b/.test(site) && !CLUB.test(site))
    ? null
    : site;
}

/** "Scientific adviser: Associate Professor Zhang Wei, Tanglin Institute" on the company's own page. */
function fromCompanyPage(page: Page, context: PageContext): Finding[] {
  const findings: Finding[] = [];
  for (const block of blocksWithColon(page)) {
    if (block.zone === 'nav' || block.text.length > 2_000) continue;
    if (isOfOthers(block.heading)) continue;
    LABELLED.lastIndex = 0;
    for (let match = LABELLED.exec(block.text); match !== null; match = LABELLED.exec(block.text)) {
      if (!isOffice(match[1]!)) continue;
      const site = companyOfSite(page);
      if (site === null) return [];
      const at = match.index + match[0].length;
      const name = leadingName(block.text.slice(at));
      if (name === null) continue;
      const stop = /(?<!\b\p{Lu}|\b(?:Mr|Mrs|Ms|Dr|Prof))[.](?=\s\p{Lu}|$)/u.exec(block.text.slice(at + name.to));
      const label = match.index + match[0].indexOf(match[1]!);
      const to = stop === null ? block.text.length : at + name.to + stop.index + 1;
      // "Partners: A (managing), B (growth)": several hold the office.
      const plural = /[^s]s$/i.test(match[1]!);
      const named = plural ? authorNames(block.text.slice(at, to).replace(/\.$/, '')).map((holder) => holder.name) : [];
      const office = {
        role: plural ? match[1]!.slice(0, -1) : match[1]!,
        start: plural ? undefined : SINCE.exec(block.text.slice(at, to))?.[0],
        end: undefined,
        from: block.start + label,
        to: block.start + to,
        certainty: 0.8,
      };
      for (const holder of named.length === 0 ? [name.name] : named) {
        const made = officeFact(page, context, { name: site, number: null }, { ...office, name: holder });
        if (made !== null) findings.push(made);
      }
    }
  }
  return findings;
}

export default {
  id: 'business',
  priority: 16,
  accepts: (page) => page.blocks.length > 0,
  extract(page) {
    const context = contextOf(page);
    const company = registeredCompany(page);
    const found =
      company === null
        ? fromCompanyPage(page, context)
        : [...fromRecords(page, context, company), ...fromLines(page, context, company)];
    return found.slice(0, MAX_FINDINGS);
  },
} satisfies Extractor;
