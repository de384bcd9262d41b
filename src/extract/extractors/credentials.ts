// Licences, certificates, fellowships and entries of professional registers: records, rolls, CV sections, sentences.
import { english } from '../../domain/languages/en.ts';
import { anyOf } from '../../domain/languages/words.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { Extractor } from '../../ports/reader.ts';
import { CREDENTIAL_CUE, CREDENTIAL_PHRASES } from '../achievements/credential-phrases.ts';
import { BAR, credentialOfHeading, IN_FORCE, LAPSED, REVOKED } from '../achievements/credential-words.ts';
import { heldIn, isEntry } from '../achievements/register-entries.ts';
import { eachSentence, type PersonSentence } from '../findings/person-sentences.ts';
import { organisationNamed, personOf, recordDate, type StatedFact, stateFacts } from '../findings/stated-fact.ts';
import { contextOf, type PageContext } from '../page/context.ts';
import { fieldOf, labelledRecords } from '../page/labelled-records.ts';
import { ownerIn } from '../page/own-person.ts';
import { partsOf } from '../page/parts.ts';
import { hasGivenName, leadingName, readName } from '../page/person-lines.ts';
import { isRegister, registerName } from '../page/register-pages.ts';

type Standing = Pick<StatedFact, 'status' | 'current'>;

function standingIn(words: string): Standing {
  if (REVOKED.test(words)) return { status: 'revoked', current: false };
  if (LAPSED.test(words)) return { current: false };
  return IN_FORCE.test(words) ? { current: true } : {};
}

const ofRegister = (page: Page) => organisationNamed(registerName(page), 'page_organisation');

function fromRecords(page: Page, context: PageContext): StatedFact[] {
  return labelledRecords(page).flatMap((record) => {
    const name = readName(fieldOf(record, 'name')?.value ?? '', true);
    if (name === null || !isEntry(record, page)) return [];
    return heldIn(record, page).map(
      ({ title, start, number }): StatedFact => ({
        kind: 'credential',
        person: personOf(context, name, 'record'),
        title,
        organisation: ofRegister(page),
        start: recordDate(start?.value ?? ''),
        value: number?.value.trim().slice(0, 40),
        ...standingIn(fieldOf(record, 'status')?.value ?? ''),
        at: record,
        via: 'record',
        certainty: 0.9,
      }),
    );
  });
}

const ENTRY_NUMBER = /\b(?:no|nr|n[º°]|number|lic|reg)\.?:?\s?([A-Z]{0,3}[-/]?\d[\d\-/.]{1,14}\d)/i;
const ENTERED = /\b(?:elected|since|admitted|certified|registered|gewählt|élu|elegid[oa]|elett[oa])\b.{0,30}/i;
const LONGEST_ENTRY = 240;

/** A roll: the heading names what its people hold, each entry begins with a name. */
function fromRolls(page: Page, context: PageContext): StatedFact[] {
  return partsOf(page).flatMap(({ heading, blocks }) => {
    const title = heading === null ? null : credentialOfHeading(heading);
    return title === null ? [] : blocks.flatMap((block) => rollEntry(page, context, block, title));
  });
}

function rollEntry(page: Page, context: PageContext, block: Block, title: string): StatedFact[] {
  const isTerm = block.tag === 'dt';
  const name = block.text.length > LONGEST_ENTRY ? null : leadingName(block.text, isTerm);
  if (name === null || (block.cell?.column ?? 0) > 0 || /^\s\p{Ll}/u.test(block.text.slice(name.to))) return [];
  if (!['li', 'dt', 'td', 'p'].includes(block.tag)) return [];
  const next = page.blocks[block.index + 1];
  const last = isTerm && next?.tag === 'dd' ? next : block;
  const at = { from: block.start, to: last.start + last.text.length };
  const text = page.text.slice(at.from, at.to);
  const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(block.heading!)?.[0] ?? '';
  return [
    {
      kind: 'credential',
      person: personOf(context, name.name, 'record'),
      title,
      organisation: ofRegister(page),
      start: recordDate(ENTERED.exec(text)?.[0] ?? '') ?? recordDate(year),
      value: ENTRY_NUMBER.exec(text)?.[1],
      ...standingIn(text),
      at,
      via: 'record',
      certainty: 0.85,
    },
  ];
}

const ROLL_LINE = /\b(?:No|Nr|Nº|N°|Bar No|Reg)\.?\s?(\d{3,9})\s?[,:]\s/g;
const ADMITTED = /\b(admitted|registered|licensed|certified|enrolled|called)\b[^.;]{0,40}/i;
const LONGEST_ROLL = 8_000;

/** "No. 11873: HOLLISTER, JAMES ROBERT. Admitted 10/22/1979. Status: Active.": entries of a roll printed as lines. */
function fromRollLines(page: Page, context: PageContext): StatedFact[] {
  const opening = page.blocks.slice(0, 2).map(({ text }) => text.slice(0, 100));
  const words = [page.title ?? '', page.url.replace(/[-_/.]/g, ' '), ...opening].join(' ');
  const title = BAR().test(words) ? 'Attorney, bar admission' : 'Registration';
  return page.blocks.flatMap((block) => {
    const marks = [...block.text.slice(0, LONGEST_ROLL).matchAll(ROLL_LINE)];
    if (marks.length === 0 || !isRegister(page)) return [];
    return marks.flatMap(({ 0: mark, 1: value, index: from }, at): StatedFact[] => {
      const to = marks[at + 1]?.index ?? Math.min(block.text.length, from + 300);
      const text = block.text.slice(from, to);
      const name = leadingName(text.slice(mark.length), true);
      const admitted = ADMITTED.exec(text)?.[0];
      if (name === null || admitted === undefined) return [];
      return [
        {
          kind: 'credential',
          person: personOf(context, name.name, 'record'),
          title,
          value,
          start: recordDate(admitted),
          ...standingIn(text.slice(0, 200)),
          at: { from: block.start + from, to: block.start + to },
          via: 'record',
          certainty: 0.85,
        },
      ];
    });
  });
}

const CREDENTIAL_WORD =
  /certif|licen[cs]|diplom|chartered|registered|accredit|member|fellow|qualified|professional|associate|\bbar\b|board|zertifi|zulassung|habilit|colegiad|matrícula|albo|brevet|registratie/i;
const NOISE =
  /^(?:show credential|see credential|credential id.*|issued .*|expires .*|no expiration.*|show all.*|\d+)$/i;

/** Lines under "Licenses & certifications": name, then body, then "Issued Jan 2019". */
function fromSections(page: Page, context: PageContext): StatedFact[] {
  const facts: StatedFact[] = [];
  for (const { section, blocks } of partsOf(page)) {
    let open: { first: Block; fact: StatedFact } | null = null;
    for (const block of section === 'certificates' ? blocks : []) {
      const person = block.text.length > 200 ? null : ownerIn(context, block);
      if (person === null) continue;
      if (open !== null && isSaidOf(open.fact, open.first, block)) {
        addLine(open.fact, block);
        continue;
      }
      open = null;
      const line = readSectionLine(block.text);
      // Sections of old CVs run on into courses and schools: a line needs a word of the kind, or body and year.
      if (line === null || !(CREDENTIAL_WORD.test(block.text) || (line.organisation && line.start))) continue;
      const at = { from: block.start, to: block.start + block.text.length };
      const standing = standingIn(/\b(?:expired|revoked|lapsed)\b/i.exec(block.text)?.[0] ?? '');
      open = {
        first: block,
        fact: { kind: 'credential', person, ...line, ...standing, at, via: 'section', certainty: 0.75 },
      };
      facts.push(open.fact);
    }
  }
  return facts;
}

/** A further line of the same entry. */
function isSaidOf({ organisation, title }: StatedFact, first: Block, { text, tag, parent, element }: Block): boolean {
  if (NOISE.test(text)) return true;
  const isWithin = tag !== 'li' && (parent === first.parent || element === first.element);
  return isWithin && !organisation && !/\d{4}/.test(title ?? '');
}

function addLine(fact: StatedFact, { text, start }: Block): void {
  const date = recordDate(text);
  fact.start ??= date;
  fact.value = /^credential id:?\s(.{3,40})$/i.exec(text)?.[1] ?? fact.value;
  if (!NOISE.test(text) && date === null) fact.organisation = organisationNamed(text, 'text');
  fact.at.to = start + text.length;
}

const ISSUED = new RegExp(
  `\\s*\\(?(?:issued |since |in )?(?:${anyOf(english.months.flat())} )?(?:19|20)\\d{2}\\)?`,
  'gi',
);

function readSectionLine(text: string): Pick<StatedFact, 'title' | 'organisation' | 'start'> | null {
  const bare = text.replace(ISSUED, '').replace(/^[\s,;:–—•-]+|[\s,;:–—-]+$/g, '');
  if (/^page \d|\bpage \d+ of \d/i.test(bare) || !/\p{L}{3}/u.test(bare) || /[.!?]\s\p{Lu}/u.test(bare)) return null;
  const [title, ...rest] = bare.split(/\s+[–—|·-]\s+|,\s(?=\p{Lu})/u);
  const body = rest.length === 0 ? '' : bare.slice(bare.indexOf(rest[0]!, title!.length)).trim();
  return {
    title: title!.trim().slice(0, 120),
    organisation: organisationNamed(body.length > 2 && body.length < 90 ? body : null, 'text'),
    start: recordDate(text),
  };
}

const REFUSED =
  /\b(?:not|never|nor|no longer|without being|claims? to be|aspiring|hopes to|training to|studying to|preparing for|kein[e]?|nicht|pas|nunca|non è|falsely)\b[^,;]{0,40}$/i;

const IN_YEAR = /^[^.;]{0,120}?(?:\(|\bin |\bsince |, |\bseit |\bdepuis |\bdesde )((?:19|20)\d{2})\b/;

function fromSentence(page: Page, { sentence, block, whose }: PersonSentence): StatedFact[] {
  const { text, base } = sentence;
  return CREDENTIAL_PHRASES.flatMap((phrase) => {
    const cue = phrase.cue.exec(text);
    const read = cue === null ? null : phrase.read(text.slice(cue.index, cue.index + 220));
    if (cue === null || read === null) return [];
    // Lines of cards name their person first: "Jane Roe, Oberarzt, Facharzt für ...".
    const lead = block.tag === 'li' || block.tag === 'td' ? leadingName(block.text) : null;
    const people = lead !== null ? [personOf(contextOf(page), lead.name, 'record')] : whose(cue.index);
    const after = text.slice(cue.index, cue.index + 200);
    const year = phrase.isDated === false ? undefined : IN_YEAR.exec(after)?.[1];
    const isRefused = REFUSED.test(text.slice(Math.max(0, cue.index - 60), cue.index));
    return people.map(
      (person): StatedFact => ({
        kind: 'credential',
        person,
        title: `${makerBefore(text.slice(0, cue.index), read.title)}${read.title}`,
        organisation: organisationNamed(read.body, 'text'),
        start: year === undefined ? null : { year: Number(year) },
        value: /(?:n[º°o]\.?|no\.|number|Nr\.)\s?(\d{3,9})/.exec(after)?.[1],
        ...(isRefused
          ? { status: 'negated' }
          : standingIn(/\b(?:revoked|struck off|disbarred)\b/i.exec(text)?.[0] ?? '')),
        at: { from: base, to: base + text.length },
        via: 'prose',
        certainty: 0.75,
      }),
    );
  });
}

/** "Cisco Certified Network Associate": the maker's name belongs to the title. */
function makerBefore(lead: string, title: string): string {
  const maker = /^(?:Certified|Licensed)/.test(title) ? /(?:^|\s)(\p{Lu}[\p{L}]{2,20}) $/u.exec(lead)?.[1] : undefined;
  const isNone = maker === undefined || hasGivenName(maker) || SMALL.test(maker);
  return isNone ? '' : `${maker} `;
}

const SMALL = /^(?:The|Also|She|They|And|With|Our|Now|Is|Are)$/;

export default {
  id: 'credentials',
  priority: 18,
  accepts: (page) => page.blocks.length > 0,
  extract(page) {
    const context = contextOf(page);
    const facts = [fromRecords, fromRolls, fromRollLines, fromSections].flatMap((read) => read(page, context));
    eachSentence(page, context, CREDENTIAL_CUE, (item) => facts.push(...fromSentence(page, item)));
    return stateFacts(page, facts);
  },
} satisfies Extractor;
