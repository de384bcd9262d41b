// Licences, certificates, fellowships and entries of professional registers: records, rolls, CV sections, sentences.
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { Extractor } from '../../ports/reader.ts';
import { CREDENTIAL_CUE, CREDENTIAL_PHRASES } from '../achievements/credential-phrases.ts';
import { BAR, credentialOfHeading, IN_FORCE, LAPSED, REVOKED } from '../achievements/credential-words.ts';
import { heldIn, isEntry } from '../achievements/register-entries.ts';
import { eachSentence, type PersonSentence } from '../findings/person-sentences.ts';
import { personOf, recordDate, type StatedFact, stateFact } from '../findings/stated-fact.ts';
import { contextOf, type PageContext } from '../page/context.ts';
import { fieldOf, labelledRecords } from '../page/labelled-records.ts';
import { ownerIn } from '../page/own-person.ts';
import { type PagePart, partsOf } from '../page/parts.ts';
import { hasGivenName, leadingName, readName } from '../page/person-lines.ts';
import { isRegister, registerName } from '../page/register-pages.ts';
import { sectionOf } from '../people/sections.ts';

const MAX_FINDINGS = 300;

function statusOf(words: string): Pick<StatedFact, 'status' | 'current'> {
  if (REVOKED.test(words)) return { status: 'revoked', current: false };
  if (LAPSED.test(words)) return { current: false };
  return IN_FORCE.test(words) ? { current: true } : {};
}

function fromRecords(page: Page, context: PageContext): Finding[] {
  const findings: Finding[] = [];
  for (const record of labelledRecords(page)) {
    const field = fieldOf(record, 'name');
    const name = field === undefined ? null : readName(field.value, true);
    if (name === null || !isEntry(record, page)) continue;
    const body = registerName(page);
    const words = fieldOf(record, 'status')?.value ?? '';
    for (const held of heldIn(record, page)) {
      const start = held.start === null ? null : recordDate(held.start.value);
      push(findings, page, {
        kind: 'credential',
        person: personOf(context, name, 'record'),
        title: held.title,
        ...(body === null ? {} : { organisation: { name: body, how: 'page_organisation' } }),
        ...(start === null ? {} : { start }),
        ...(held.number === undefined ? {} : { value: held.number.value.trim().slice(0, 40) }),
        ...statusOf(words),
        at: { from: record.from, to: record.to },
        via: 'record',
        certainty: 0.9,
      });
    }
  }
  return findings;
}

function push(findings: Finding[], page: Page, fact: StatedFact): void {
  const made = stateFact(page, fact);
  if (made !== null && findings.length < MAX_FINDINGS) findings.push(made);
}

const ENTRY_NUMBER = /\b(?:no|nr|n[º°]|number|lic|reg)\.?:?\s?([A-Z]{0,3}[-/]?\d[\d\-/.]{1,14}\d)/i;

/** A roll: the heading names what its people hold, each entry begins with a name. */
function fromRolls(page: Page, context: PageContext): Finding[] {
  const findings: Finding[] = [];
  for (const part of partsOf(page)) {
    const title = part.heading === null ? null : credentialOfHeading(part.heading);
    if (title !== null) readRoll(page, context, part, title, findings);
  }
  return findings;
}

function readRoll(page: Page, context: PageContext, part: PagePart, title: string, findings: Finding[]): void {
  for (const block of part.blocks) {
    if (block.text.length > 240 || (block.cell !== undefined && block.cell.column > 0)) continue;
    if (block.tag !== 'li' && block.tag !== 'dt' && block.tag !== 'td' && block.tag !== 'p') continue;
    const name = leadingName(block.text, block.tag === 'dt');
    if (name === null || /^\s\p{Ll}/u.test(block.text.slice(name.to))) continue;
    const next = page.blocks[block.index + 1];
    const about = block.tag === 'dt' && next?.tag === 'dd' ? next : block;
    const to = about.start + about.text.length;
    const text = page.text.slice(block.start, to);
    const start =
      recordDate(
        /\b(?:elected|since|admitted|certified|registered|gewählt|élu|elegid[oa]|elett[oa])\b.{0,30}/i.exec(
          text,
        )?.[0] ?? '',
      ) ?? recordDate(/(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(block.heading!)?.[0] ?? '');
    const number = ENTRY_NUMBER.exec(text)?.[1];
    const body = registerName(page);
    push(findings, page, {
      kind: 'credential',
      person: personOf(context, name.name, 'record'),
      title,
      ...(body === null ? {} : { organisation: { name: body, how: 'page_organisation' } }),
      ...(start === null ? {} : { start }),
      ...(number === undefined ? {} : { value: number }),
      ...statusOf(text),
      at: { from: block.start, to },
      via: 'record',
      certainty: 0.85,
    });
  }
}

const ROLL_LINE = /\b(?:No|Nr|Nº|N°|Bar No|Reg)\.?\s?(\d{3,9})\s?[,:]\s/g;

/** "No. 11873: HOLLISTER, JAMES ROBERT. Admitted 10/22/1979. Status: Active.": entries of a roll printed as lines. */
function fromRollLines(page: Page, context: PageContext): Finding[] {
  const lines = page.blocks.filter((block) => block.text.slice(0, 8_000).search(ROLL_LINE) >= 0);
  if (lines.length === 0 || !isRegister(page)) return [];
  const findings: Finding[] = [];
  const words = `${page.title ?? ''} ${page.url.replace(/[-_/.]/g, ' ')} ${page.blocks
    .slice(0, 2)
    .map((block) => block.text.slice(0, 100))
    .join(' ')}`;
  const title = BAR.test(words) ? 'Attorney, bar admission' : null;
  for (const block of lines) {
    const marks = [...block.text.slice(0, 8_000).matchAll(ROLL_LINE)];
    for (const [index, mark] of marks.entries()) {
      const from = mark.index;
      const to = marks[index + 1]?.index ?? Math.min(block.text.length, from + 300);
      const text = block.text.slice(from, to);
      const name = leadingName(block.text.slice(from + mark[0].length, to), true);
      const admitted = /\b(admitted|registered|licensed|certified|enrolled|called)\b[^.;]{0,40}/i.exec(text);
      if (name === null || admitted === null) continue;
      const start = recordDate(admitted[0]);
      push(findings, page, {
        kind: 'credential',
        person: personOf(context, name.name, 'record'),
        title: title ?? 'Registration',
        value: mark[1]!,
        ...(start === null ? {} : { start }),
        ...statusOf(text.slice(0, 200)),
        at: { from: block.start + from, to: block.start + to },
        via: 'record',
        certainty: 0.85,
      });
    }
  }
  return findings;
}

const CREDENTIAL_WORD =
  /certif|licen[cs]|diplom|chartered|registered|accredit|member|fellow|qualified|professional|associate|\bbar\b|board|zertifi|zulassung|habilit|colegiad|matrícula|albo|brevet|registratie/i;
const NOISE =
  /^(?:show credential|see credential|credential id.*|issued .*|expires .*|no expiration.*|show all.*|\d+)$/i;

/** Lines under "Licenses & certifications": name, then body, then "Issued Jan 2019". */
function fromSections(page: Page, context: PageContext): Finding[] {
  const findings: Finding[] = [];
  if (!partsOf(page).some(({ section }) => section === 'certificates')) return findings;
  let open: { block: Block; fact: StatedFact } | null = null;
  const close = (): void => {
    if (open !== null) push(findings, page, open.fact);
    open = null;
  };
  for (const block of page.blocks) {
    const inside =
      sectionOf(block.heading ?? '') === 'certificates' &&
      block.headingLevel === undefined &&
      block.zone !== 'nav' &&
      block.zone !== 'footer';
    if (!inside || block.text.length > 200) {
      if (!inside) close();
      continue;
    }
    const owner = ownerIn(context, block);
    if (owner === null) continue;
    const to = block.start + block.text.length;
    const same: boolean =
      open !== null &&
      (block.parent === (open as { block: Block }).block.parent ||
        block.element === (open as { block: Block }).block.element) &&
      block.tag !== 'li';
    if (
      open !== null &&
      (NOISE.test(block.text) ||
        (same &&
          (open as { fact: StatedFact }).fact.organisation === undefined &&
          !/\d{4}/.test((open as { fact: StatedFact }).fact.title ?? '')))
    ) {
      const fact = (open as { fact: StatedFact }).fact;
      const start = recordDate(block.text);
      if (start !== null && fact.start === undefined) fact.start = start;
      const id = /^credential id:?\s(.{3,40})$/i.exec(block.text)?.[1];
      if (id !== undefined) fact.value = id;
      if (!NOISE.test(block.text) && start === null) fact.organisation = { name: block.text, how: 'text' };
      fact.at.to = to;
      continue;
    }
    close();
    const line = readSectionLine(block.text);
    // Sections of old CVs run on into courses and schools: a line needs a word of the kind, or body and year.
    if (
      line === null ||
      !(CREDENTIAL_WORD.test(block.text) || (line.organisation !== undefined && line.start !== undefined))
    )
      continue;
    open = {
      block,
      fact: {
        kind: 'credential',
        person: owner,
        ...line,
        ...statusOf(/\b(?:expired|revoked|lapsed)\b/i.exec(block.text)?.[0] ?? ''),
        at: { from: block.start, to },
        via: 'section',
        certainty: 0.75,
      },
    };
  }
  close();
  return findings;
}

function readSectionLine(text: string): Pick<StatedFact, 'title' | 'organisation' | 'start' | 'value'> | null {
  const start = recordDate(text);
  const bare = text
    .replace(
      /\s*\(?(?:issued |since |in )?(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.? )?(?:19|20)\d{2}\)?/gi,
      '',
    )
    .replace(/[\s,;:–—-]+$/, '')
    .replace(/^[\s,;:–—•-]+/, '');
  if (
    bare.length < 3 ||
    /^page \d|\bpage \d+ of \d/i.test(bare) ||
    !/\p{L}{3}/u.test(bare) ||
    /[.!?]\s\p{Lu}/u.test(bare)
  )
    return null;
  const cut = /\s+[–—|·-]\s+|,\s(?=\p{Lu})/u.exec(bare);
  const title = (cut === null ? bare : bare.slice(0, cut.index)).trim();
  const body =
    cut === null
      ? ''
      : bare
          .slice(cut.index + cut[0].length)
          .replace(/^,\s*/, '')
          .trim();
  return {
    title: title.slice(0, 120),
    ...(body.length > 2 && body.length < 90 ? { organisation: { name: body, how: 'text' as const } } : {}),
    ...(start === null ? {} : { start }),
  };
}

const REFUSED =
  /\b(?:not|never|nor|no longer|without being|claims? to be|aspiring|hopes to|training to|studying to|preparing for|kein[e]?|nicht|pas|nunca|non è|falsely)\b[^,;]{0,40}$/i;

function fromSentence(page: Page, { sentence, block, whose }: PersonSentence, findings: Finding[]): void {
  const { text } = sentence;
  for (const pattern of CREDENTIAL_PHRASES) {
    const cue = pattern.cue.exec(text);
    if (cue === null) continue;
    const read = pattern.read(text.slice(cue.index, cue.index + 220));
    if (read === null) continue;
    // "Cisco Certified Network Associate": the maker's name belongs to the title.
    const maker = /^(?:Certified|Licensed)/.test(read.title)
      ? /(?:^|\s)(\p{Lu}[\p{L}]{2,20}) $/u.exec(text.slice(0, cue.index))?.[1]
      : undefined;
    const title =
      maker === undefined || hasGivenName(maker) || /^(?:The|Also|She|They|And|With|Our|Now|Is|Are)$/.test(maker)
        ? read.title
        : `${maker} ${read.title}`;
    const before = text.slice(Math.max(0, cue.index - 60), cue.index);
    const negated = REFUSED.test(before);
    // Lines of cards name their person first: "Jane Roe, Oberarzt, Facharzt für ...".
    const lead = block.tag === 'li' || block.tag === 'td' ? leadingName(block.text) : null;
    const people = lead !== null ? [personOf(contextOf(page), lead.name, 'record')] : whose(cue.index);
    const after = text.slice(cue.index, cue.index + 200);
    const dated = /^[^.;]{0,120}?(?:\(|\bin |\bsince |, |\bseit |\bdepuis |\bdesde )((?:19|20)\d{2})\b/.exec(
      after,
    )?.[1];
    const number = /(?:n[º°o]\.?|no\.|number|Nr\.)\s?(\d{3,9})/.exec(after)?.[1];
    for (const person of people) {
      push(findings, page, {
        kind: 'credential',
        person,
        title,
        ...(read.body === undefined ? {} : { organisation: { name: read.body, how: 'text' } }),
        ...(dated === undefined || pattern.cue.source.includes('Fach') ? {} : { start: { year: Number(dated) } }),
        ...(number === undefined ? {} : { value: number }),
        ...(negated
          ? { status: 'negated' as const }
          : statusOf(/\b(?:revoked|struck off|disbarred)\b/i.exec(text)?.[0] ?? '')),
        at: { from: sentence.base, to: sentence.base + text.length },
        via: 'prose',
        certainty: 0.75,
      });
    }
  }
}

export default {
  id: 'credentials',
  priority: 18,
  accepts: (page) => page.blocks.length > 0,
  extract(page) {
    const context = contextOf(page);
    const findings = [
      ...fromRecords(page, context),
      ...fromRolls(page, context),
      ...fromRollLines(page, context),
      ...fromSections(page, context),
    ];
    eachSentence(page, context, CREDENTIAL_CUE, (item) => fromSentence(page, item, findings));
    return findings.slice(0, MAX_FINDINGS);
  },
} satisfies Extractor;
