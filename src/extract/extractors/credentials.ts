// Licences, certificates, fellowships and entries of professional registers: records, rolls, CV sections, sentences.
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { Extractor } from '../../ports/reader.ts';
import {
  BAR,
  credentialOfHeading,
  credentialOfNumber,
  GRADES,
  IN_FORCE,
  LAPSED,
  QUALIFIED,
  REVOKED,
} from '../facts/credential-words.ts';
import { type Field, fieldOf, type LabelledRecord, labelledRecords } from '../facts/labelled-records.ts';
import { ownerIn } from '../facts/own-person.ts';
import { contextOf, type PageContext } from '../facts/page-context.ts';
import { hasGivenName, leadingName, readName } from '../facts/person-lines.ts';
import { eachSentence, type PersonSentence } from '../facts/person-sentences.ts';
import { isRegister, registerName } from '../facts/register-pages.ts';
import { sectionOf } from '../facts/sections.ts';
import { personOf, recordDate, type StatedFact, stateFact } from '../facts/stated-fact.ts';

const MAX_FINDINGS = 300;

function statusOf(words: string): Pick<StatedFact, 'status' | 'current'> {
  if (REVOKED.test(words)) return { status: 'revoked', current: false };
  if (LAPSED.test(words)) return { current: false };
  return IN_FORCE.test(words) ? { current: true } : {};
}

interface Held {
  title: string;
  start: Field | null;
  number: Field | undefined;
}

/** What one entry of a professional register says that its person holds. */
function heldIn(record: LabelledRecord, page: Page): Held[] {
  const number = fieldOf(record, 'number');
  const starts = record.fields.filter((item) => item.kind === 'start');
  const status = fieldOf(record, 'status');
  const plain = (title: string, start: Field | null): Held => ({ title, start, number });
  const held: Held[] = [];
  for (const item of record.fields) {
    if (item.kind === 'specialty' && !/^(?:none|keine?r?|ninguna|aucune)\b/i.test(item.value))
      held.push(plain(specialist(item), /\d{4}/.test(item.value) ? item : null));
    if (/^approbation$/i.test(item.label) && recordDate(item.value) !== null) held.push(plain('Approbation', item));
  }
  const grade = status === undefined ? null : (GRADES.exec(status.value.slice(0, 80)) ?? null);
  if (grade !== null) {
    const letters = /^\s?\([A-Z][A-Za-z ]{1,12}\)/.exec(status!.value.slice(grade.index + grade[0].length))?.[0] ?? '';
    const own = starts.find((item) => item.label.toLowerCase().includes(grade[0].toLowerCase()));
    held.push(plain(`${grade[0]}${letters}`, own ?? (starts.length === 1 ? starts[0]! : null)));
  }
  const profession = fieldOf(record, 'profession');
  if (
    profession !== undefined &&
    !IN_FORCE.test(profession.value) &&
    profession.value.length < 80 &&
    !/\d{3}/.test(profession.value)
  )
    held.push(plain(profession.value.trim(), starts[0] ?? null));
  if (held.length > 0) return held;
  const numbered = number === undefined ? null : credentialOfNumber(number.label);
  if (numbered !== null) return [plain(numbered, starts[0] ?? null)];
  return BAR.test(`${page.title ?? ''} ${page.url.replace(/[-_/.]/g, ' ')}`) && starts.length > 0
    ? [plain('Attorney, bar admission', starts[0]!)]
    : [];
}

/** "Facharzt: Innere Medizin und Kardiologie (2016)" -> "Facharzt für Innere Medizin und Kardiologie". */
function specialist(item: Field): string {
  const subject = item.value
    .replace(/\s*\([^()]*\)\s*$/, '')
    .replace(/,?\s(?:19|20)\d{2}$/, '')
    .trim();
  return /^fach/i.test(item.label) ? `${item.label} für ${subject}` : subject;
}

/** A staff page has names and titles too: only a number of membership or a standing makes a record an entry of a register. */
function isEntry(record: LabelledRecord, page: Page): boolean {
  const number = fieldOf(record, 'number');
  const status = fieldOf(record, 'status');
  if (number !== undefined && credentialOfNumber(number.label) !== null && !/company|vat|tax/i.test(number.label))
    return true;
  return (
    isRegister(page) &&
    ((status !== undefined && IN_FORCE.test(status.value)) ||
      record.fields.some((item) => item.kind === 'specialty' || /^approbation$/i.test(item.label)))
  );
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
  const body = registerName(page);
  for (const [index, block] of page.blocks.entries()) {
    if (block.zone === 'nav' || block.zone === 'footer' || block.headingLevel !== undefined || block.text.length > 240)
      continue;
    if (block.tag !== 'li' && block.tag !== 'dt' && block.tag !== 'td' && block.tag !== 'p') continue;
    const title = block.heading === null ? null : credentialOfHeading(block.heading);
    if (title === null || (block.cell !== undefined && block.cell.column > 0)) continue;
    const name = leadingName(block.text, block.tag === 'dt');
    if (name === null || /^\s\p{Ll}/u.test(block.text.slice(name.to))) continue;
    const next = page.blocks[index + 1];
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
  return findings;
}

const ROLL_LINE = /\b(?:No|Nr|Nº|N°|Bar No|Reg)\.?\s?(\d{3,9})\s?[,:]\s/g;

/** "No. 11873: HOLLISTER, JAMES ROBERT. Admitted 10/22/1979. Status: Active.": entries of a roll printed as lines. */
function fromRollLines(page: Page, context: PageContext): Finding[] {
  if (!isRegister(page)) return [];
  const findings: Finding[] = [];
  const words = `${page.title ?? ''} ${page.url.replace(/[-_/.]/g, ' ')} ${page.blocks
    .slice(0, 2)
    .map((block) => block.text.slice(0, 100))
    .join(' ')}`;
  const title = BAR.test(words) ? 'Attorney, bar admission' : null;
  for (const block of page.blocks) {
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
  let open: { block: Block; fact: StatedFact } | null = null;
  const close = (): void => {
    if (open !== null) push(findings, page, open.fact);
    open = null;
  };
  for (const block of page.blocks) {
    const inside =
      sectionOf(block.heading) === 'credentials' &&
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

const CUE =
  /\b(?:Certificate|Certified|Chartered|Licensed|Registered|Accredited|Fellow of|fellow of the|elected (?:a |as a )?[Ff]ellow|certified (?:in|as)|board[- ]certified|licensed (?:in|to)|admitted to|called to the|Facharzt|Fachärztin|approbiert|colegiad[oa]|inscrite? au barreau|iscritt[oa] all['’](?:albo|ordine)|inscrit[oa] na ordem|BIG-register|certifiée?|certificat[oa]|zertifiziert)\b/u;
const NAME_TAIL = /^(?: (?:(?:and|of|in|for|&) )?\p{Lu}[\p{L}-]+){1,6}(?: \([A-Z]{2,6}\))?/u;

/** A title ends in one who does: "Certified Copy" is a film. */
const AGENT =
  /(?:er|or|ist|ian|ant|ent|yst|eer|ee|ive|e[iu]r|ini|Lead|Nurse|Associate|Professional|Architect|Fellow|Coach|Expert|Secretary|Midwife|Guide|Chef|Pilot|Master|Member|Teacher|Ingenieur|Arquitect[oa]|Médico|Avvocato|Prüfer)$/u;
const CONFERRING =
  /\b(?:Society|Academy|Association|Institution|Institute of|Royal|Guild|Federation|Faculty of|College of (?:Surgeons|Physicians|Engineers|Nursing)|Sociedad|Academia|Académie|Akademie|Gesellschaft|Accademia)\b/u;

/** One sentence pattern: what it reads as title and body, given the text from its cue on. */
const PATTERNS: readonly { cue: RegExp; read(rest: string): { title: string; body?: string } | null }[] = [
  // "a Chartered Engineer", "Certified Fraud Examiner (CFE)"
  {
    cue: new RegExp(QUALIFIED.source, 'u'),
    read: (rest) => {
      const head = /^[\p{L}-]+(?: (?:Certified|geprüfte[rs]?))?/u.exec(rest)![0];
      const plain =
        /^(?:Certified|Licensed|Registered|Accredited|Chartered)((?: \p{Ll}[\p{Ll}-]+){1,3})(?= since (?:19|20)\d{2}| \((?:19|20)\d{2}\)|, (?:19|20)\d{2}|\.?$)/u.exec(
          rest,
        );
      if (plain !== null) return { title: plain[0] };
      const tail = NAME_TAIL.exec(rest.slice(head.length))?.[0] ?? '';
      const title = `${head}${tail}`;
      if (
        tail === '' ||
        !AGENT.test(tail.replace(/ \([A-Z]{2,6}\)$/, '')) ||
        /\b(?:Accountants|Engineers|Institute|Society|Bank|Trust|Office|Company|Surveyors|Secretaries|Nurses|Trademark|Charity|Professionals|Public Accountants|Insurance|University|Guild|College|Association|\p{L}+s$)(?![\p{L}])/u.test(
          tail,
        )
      )
        return null;
      return { title };
    },
  },
  // "Professional Certificate, Dye House Safety, Yorkshire Guild, 1999"
  {
    cue: /^(?:\p{Lu}\p{L}+ )?Certificate(?:,| in| of) (?=\p{Lu})/u,
    read: (rest) => {
      const match =
        /^((?:\p{Lu}\p{L}+ )?Certificate(?:,| in| of) [^,.;]{3,60}), (\p{Lu}[^,.;]{3,60}), (?:19|20)\d{2}/u.exec(rest);
      return match === null ? null : { title: match[1]!, body: match[2]! };
    },
  },
  // "Fellow of the Society of Harbour Engineers"
  {
    cue: /(?<![\p{L}])(?:[Ee]lected (?:a |as a )?)?(?:Honorary )?[Ff]ellow of (?:the )?(?=\p{Lu})/u,
    read: (rest) => {
      const lead = /^(?:[Ee]lected (?:a |as a )?)?((?:Honorary )?)[Ff]ellow of (?:the )?/u.exec(rest)!;
      const body = /^\p{Lu}[\p{L}'’-]*(?: (?:(?:of|for|and|in|the|&) )*\p{Lu}[\p{L}'’-]*){1,8}/u
        .exec(rest.slice(lead[0].length))?.[0]
        ?.replace(/ and the .*$/u, '');
      // A college's fellow teaches there; a society's fellow was elected.
      if (body === undefined || !CONFERRING.test(body)) return null;
      return { title: `${lead[1]}Fellow`, body };
    },
  },
  // "certified in hot stone therapy (2015)", "board certified in cardiology"
  {
    cue: /(?<![\p{L}])(?:[Bb]oard[- ])?[Cc]ertified in (?=\p{L})/u,
    read: (rest) => {
      const match =
        /^((?:[Bb]oard[- ])?[Cc]ertified) in ([\p{L} -]{3,60}?)(?=[,.;(]| and | by | from | since |$)(?: (?:by|from) the (\p{Lu}[\p{L} ]{3,60}))?/u.exec(
          rest,
        );
      return match === null
        ? null
        : { title: `${match[1]!} in ${match[2]!.trim()}`, ...(match[3] === undefined ? {} : { body: match[3] }) };
    },
  },
  // "admitted to the Colorado bar in 1979", "called to the Bar"
  {
    cue: /(?<![\p{L}])(?:admitted to|called to) (?:practi[cs]e (?:law )?(?:in|before) |the )(?=[^.;]{0,60}\b(?:[Bb]ar|[Cc]ourt)\b)/u,
    read: (rest) => {
      const match =
        /^(?:admitted|called) to (?:the )?([^.;,]{0,60}?\b(?:[Bb]ar|[Cc]ourt)\b(?: of (?:\p{Lu}\p{L}+ ?){1,3})?)/u.exec(
          rest,
        );
      return match === null ? null : { title: `Attorney, bar admission: ${match[1]!.trim()}` };
    },
  },
  // "Facharzt für Innere Medizin und Kardiologie"
  {
    cue: /(?<![\p{L}])Fach(?:arzt|ärztin) für (?=\p{Lu})/u,
    read: (rest) => {
      const match = /^Fach(?:arzt|ärztin) für \p{Lu}[\p{L}-]*(?: und \p{Lu}[\p{L}-]*| \p{Lu}[\p{L}-]*){0,5}/u.exec(
        rest,
      );
      return match === null ? null : { title: match[0].replace(/^Fachärztin/, 'Facharzt') };
    },
  },
  // "colegiada nº 04471 del Colegio de Arquitectos", "inscrite au barreau de Lyon", "iscritto all'albo degli architetti"
  {
    cue: /(?<![\p{L}])(?:[Cc]olegiad[oa] (?:n[º°o.]|del? |en el )|[Ii]nscrite? au (?:barreau|tableau)|[Ii]scritt[oa] all['’](?:[Aa]lbo|[Oo]rdine)|[Ii]nscrit[oa] na [Oo]rdem)/u,
    read: (rest) => {
      const match =
        /^(?:[Cc]olegiad[oa](?: n[º°o]?\.? ?\d+)?|[Ii]nscrite? au (?:barreau|tableau)|[Ii]scritt[oa] all['’](?:[Aa]lbo|[Oo]rdine)|[Ii]nscrit[oa] na [Oo]rdem)(?: (?:del?|des?|degli|dei|dell[ae]|dos|da) [\p{L} ]{3,50}?(?=[,.;(]|$))?/u.exec(
          rest,
        );
      if (match === null) return null;
      const body = /\b(?:Colegio|[Oo]rdem|[Aa]lbo|[Oo]rdine) [\p{L} ]{3,60}/u.exec(rest.slice(0, 120))?.[0];
      return {
        title: /^[Cc]olegiad/.test(match[0]) ? 'Colegiado, colegiada' : match[0],
        ...(body === undefined ? {} : { body: body.trim() }),
      };
    },
  },
];
const REFUSED =
  /\b(?:not|never|nor|no longer|without being|claims? to be|aspiring|hopes to|training to|studying to|preparing for|kein[e]?|nicht|pas|nunca|non è|falsely)\b[^,;]{0,40}$/i;

function fromSentence(page: Page, { sentence, block, whose }: PersonSentence, findings: Finding[]): void {
  const { text } = sentence;
  for (const pattern of PATTERNS) {
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
    eachSentence(page, context, CUE, (item) => fromSentence(page, item, findings));
    return findings.slice(0, MAX_FINDINGS);
  },
} satisfies Extractor;
