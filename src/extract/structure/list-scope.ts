// What a list of people is of, and what its headings and opening lines say of every entry below them: degree, field, year, standing.
import { parseDates } from '../../domain/dates/parse-dates.ts';
import { parseDegree } from '../../domain/degrees/parse-degree.ts';
import type { DegreeMention, FindingStatus } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import { oncePerPage } from '../../domain/text/once.ts';
import { readLine } from '../page/lines.ts';
import { studyStatus } from '../statements/status.ts';

export type ListKind = 'graduates' | 'students' | 'staff' | 'visitors';

export interface Scope {
  degree: DegreeMention | null;
  field: string | null;
  year: number | null;
  /** Standing that the headings give to all: honorary, in progress, left early. */
  status: FindingStatus;
  /** The nearest heading, for posts: "Researchers", "Directors". */
  heading: string | null;
}

const GRADUATES =
  /(?<!\p{L})(?:graduates(?! school)|graduands?|graduation|alumn(?:i|ae|us|a)|class (?:of|notes|list)|commencement|convocation|degrees? (?:conferred|awarded)|doctorates|(?:completed|defended|doctoral|ph\.?d\.?) (?:theses|dissertations|graduates)|ph\.?d\.? register|register of (?:degrees|doctorates|graduates)|theses|dean['’]?s list|former students|where are they now|(?:ph\.?d\.?|job|graduate|student|alumni) placements?|jubilee|old (?:boys|girls)|anciens(?: élèves| étudiants)?|diplômée?s|promotions? (?:de )?\d{4}|lauréats du diplôme|absolvent(?:en|innen|i)?|absolventenfeier|jahrgang|egresad[oa]s|graduad[oa]s|titulad[oa]s|antiguos alumnos|laureati|diplomati|ex allievi|teses(?: defendidas)?|diplomados|antigos alunos|afgestudeerden|oud-?studenten|avhandlingar|выпускник\p{L}*|выпуск|absolvenți)(?!\p{L})/iu;
const STUDENTS =
  /(?<!\p{L})(?:cohort|current students|our students|meet the (?:class|students)|doctoral students|ph\.?d\.? students|studierende|doktorand(?:en|innen)|étudiants|doctorants|estudiantes|dottorandi)(?!\p{L})/iu;
const VISITORS =
  /(?<!\p{L})(?:visitors|visiting (?:scholars|scientists|researchers|faculty)|guests|gäste|gastwissenschaftler|professeurs invités|ospiti|profesores visitantes)(?!\p{L})/iu;
const STAFF =
  /(?<!\p{L})(?:team|staff|our people|people|the people behind|leadership|attorneys|lawyers|faculty members|faculty|management|directors|board|executives|partners|who (?:we are|runs)|our (?:people|team|partners|pharmacists|doctors|teachers|experts|founder)|officers|governors|trustees|mitarbeiter(?:innen)?|unser team|ansprechpartner|geschäftsführung|équipe|rédaction|qui sommes[ -]nous|equipo|quiénes somos|equipe|equipa|quem somos|squadra|chi siamo|persone|docentes|personal|medewerkers|ons team|echipa|munkatársak|munkatarsak|starfsfolk|zaměstnanci|lidé|profesoři|emeritn[ií]|zespół|pracownicy|personalen|medarbetare|сотрудники|команда|kollegium|departments?\/people)(?!\p{L})/iu;
const GATHERING =
  /(?<!\p{L})(?:speakers?|keynotes?|conference|symposium|meetup|summit|camp|festival|podcast|programme committee|laureates|winners|prize|award|honourees|shortlist|jury|league|fixtures|obituar\p{L}*|register of companies)(?!\p{L})/iu;
/** Pages of news speak of changes, not of who is there: their lists are read for studies only. */
const NEWS = /\/(?:news|newsroom|press|blog|nyheter|actualites|noticias|notizie|aktuelles|stories|features)(?:\/|$)/i;

const path = (page: Page): string => {
  try {
    return decodeURIComponent(new URL(page.url).pathname).replace(/[-_/.+]+/g, ' ');
  } catch {
    return '';
  }
};

interface ListWords {
  /** Title, first headings and address. */
  words: string;
  /** The first blocks. */
  opening: string[];
}

const listWords = oncePerPage(readWords);

function readWords(page: Page): ListWords {
  const first = page.blocks.findIndex((block) => block.headingLevel !== undefined && block.zone !== 'nav');
  const second = page.blocks.find(
    (block, index) => first >= 0 && index > first && block.headingLevel !== undefined && block.zone !== 'nav',
  );
  const heads = [
    ...(first < 0 ? [] : [page.blocks[first]!]),
    ...(second !== undefined && second.headingLevel! <= 2 ? [second] : []),
  ].map((block) => block.text.slice(0, 160));
  return {
    words: [page.title ?? '', ...heads, path(page)].join(' | ').slice(0, 900),
    opening: page.blocks
      .slice(0, page.contentType.startsWith('text/plain') ? 4 : 2)
      .map((block) => block.text.slice(0, 200)),
  };
}

/** Null when neither title, headings nor address say what the list is of. */
export function listKind(page: Page, school: boolean): ListKind | null {
  const { words, opening } = listWords(page);
  const kind = kindIn(words, opening, school, page.url);
  return kind === null || GATHERING.test(words) ? null : kind;
}

function kindIn(words: string, opening: readonly string[], school: boolean, url: string): ListKind | null {
  if (school && VISITORS.test(words)) return 'visitors';
  if (school && STUDENTS.test(words)) return 'students';
  if (school && GRADUATES.test(`${words} | ${opening.join(' | ')}`)) return 'graduates';
  if (STAFF.test(`${words} | ${opening[0]?.slice(0, 80) ?? ''}`) && !NEWS.test(url)) return 'staff';
  return null;
}

/** "Maren Tollefsen (2014)" below "Doctoral students" on a professor's page: those students have graduated. */
export function kindBelow(heading: string | null, kind: ListKind, school: boolean, dated: boolean): ListKind {
  if (heading === null || !school || !dated || /post-?\s?doc/i.test(heading)) return kind;
  return (kind === 'staff' || kind === 'students') && (STUDENTS.test(heading) || GRADUATES.test(heading))
    ? 'graduates'
    : kind;
}

/** Degrees that stand in lists and that no sentence of a life would need: each with its example. */
const LISTED: readonly [RegExp, DegreeMention['level']][] = [
  [/диплом(?:а|ы)? специалиста/iu, 'master'], // присвоена квалификация (диплом специалиста)
  [/(?<!\p{L})бакалавр(?:а|ы|ов)?(?!\p{L})/iu, 'bachelor'], // Бакалавры 2015 года
  [/(?<!\p{L})магистр(?:а|ы|ов)?(?!\p{L})/iu, 'master'],
  [/(?<!\p{L})кандидат(?:а|ы)? наук/iu, 'doctoral'],
  [/(?<!\p{L})Staatsexamen(?!\p{L})/iu, 'master'], // Das Staatsexamen haben bestanden
  [/(?<!\p{L})(?:filosofie )?doktorsexamen(?!\p{L})/iu, 'doctoral'], // för filosofie doktorsexamen
  [/(?<!\p{L})Doctor (?:în|en|em|in) \p{L}{4,}/u, 'doctoral'], // Doctor în informatică
  [/(?<!\p{L})Master (?:de|en|in|of|di) (?:\p{L}+)/u, 'master'], // Master de journalisme
  [/(?<!\p{L})Diploma in \p{Lu}\p{L}+(?: (?:and |of )?\p{Lu}\p{L}+){0,3}/u, 'certificate'], // Diploma in Primary Education
  [/(?<=t[íi]tulo de )\p{Lu}\p{L}{4,}/u, 'master'], // obtuvo el título de Arquitecta
  [/(?<!\p{L})(?:doctoral|doctoraux|doctorales|doutoramento)(?!\p{L})/iu, 'doctoral'], // Doctoral graduates by year
];

export interface ListedDegree {
  degree: DegreeMention;
  field: string | null;
  from: number;
  to: number;
}

/** The first of the listed degrees that opens before an offset. */
function listedIn(text: string, before: number): { match: RegExpExecArray; level: DegreeMention['level'] } | null {
  for (const [pattern, level] of LISTED) {
    const match = pattern.exec(text);
    if (match !== null && match.index < before) return { match, level };
  }
  return null;
}

/** The first degree of a line, with its field when the line gives one. */
export function degreeIn(raw: string): ListedDegree | null {
  const text = raw.slice(0, 400);
  const { annotated } = readLine(text);
  const [span] = annotated.degrees;
  const listed = listedIn(text, span?.from ?? text.length);
  if (listed !== null) {
    const [surface] = listed.match;
    const known = parseDegree(surface);
    const from = listed.match.index;
    const subject = /^(?:Master|Doctor|Diploma) (?:de|en|in|of|di|în|em) (.+)$/u.exec(surface)?.[1] ?? null;
    return {
      degree: known ?? { surface, level: listed.level, code: null },
      field: subject,
      from,
      to: from + surface.length,
    };
  }
  if (span === undefined) return null;
  // "diplôme de master « Paysage et territoire »": the word after says which one, the quoted words of what.
  const generic = /^(?:diplôme|diploma|título|titolo|grado|grau|degree)(?: (?:de|di|of|en|in) )(\p{L}+)/iu.exec(
    text.slice(span.from),
  );
  const named = generic === null ? null : parseDegree(generic[1]!);
  if (generic !== null && named !== null) {
    const to = span.from + generic[0].length;
    const quoted = /^\s?[«"“„]\s?([^»"”“]{3,60}?)\s?[»"”“]/u.exec(text.slice(to))?.[1] ?? null;
    return { degree: named, field: quoted, from: span.from, to };
  }
  const stated = annotated.fields.find((field) => field.degree === 0)?.text ?? span.ofField ?? null;
  const beside =
    /^ (?:in )?((?:\p{Lu}\p{Ll}+)(?: (?:and |of )?\p{Lu}\p{Ll}+){0,3})/u.exec(text.slice(span.to))?.[1] ?? null;
  return {
    degree: {
      surface: /\..*\.$/.test(span.surface) ? span.surface : span.surface.replace(/\.$/, ''),
      level: span.level,
      code: span.code,
    },
    field:
      (
        stated ??
        (beside !== null && !/^(?:Graduates|Degrees|Theses|Class|Program|List|Register)/.test(beside) ? beside : null)
      )?.replace(/\s(?:this|our|and will)\b.*$/, '') ?? null,
    from: span.from,
    to: span.to,
  };
}

const ANNOUNCES =
  /:\s*$|(?<!\p{L})(?:conferred|awarded|received|graduates|délivrés?|délivrée?s?|bestanden|присвоен\p{L}*|obtuvieron|conseguito|honou?rs|will complete|began the)(?!\p{L})/iu;
const NOTES = /(?<!\p{L})(?:notes|notebook|docket|magazine|news|bulletin|letter|updated?|years on)(?!\p{L})/iu;
const CLASS_YEAR =
  /(?<!\p{L})(?:class of|promotion|jahrgang|promoción|promoción de|выпуск|cohort of|curso)\s(?:de\s)?((?:19|20)\d{2})(?!\d)/iu;

/** The one year that a heading gives to all below it; null when it gives none or several. */
function yearOf(text: string, certain: boolean): number | null {
  const bare = /^\s*(?:class of )?((?:19|20)\d{2})\s*[.:]?\s*$/i.exec(text)?.[1] ?? CLASS_YEAR.exec(text)?.[1];
  if (bare !== undefined) return Number(bare);
  if (!certain || NOTES.test(text)) return null;
  const spans = parseDates(text.slice(0, 300));
  if (spans.some((span) => span.kind !== 'point')) return null;
  const years = new Set(
    spans.flatMap((span) => (span.end === undefined || span.end === 'present' ? [] : [span.end.year])),
  );
  const cyrillic = /(?<!\d)((?:19|20)\d{2}) (?:года|г\.)/u.exec(text)?.[1];
  if (years.size === 0 && cyrillic !== undefined) return Number(cyrillic);
  return years.size === 1 ? [...years][0]! : null;
}

const LEFT =
  /(?<!\p{L})(?:left early|before graduation|did not (?:finish|graduate)|sans diplôme|auditeurs? libres?|gasthörer(?:innen)?|oyentes?|uditori|ohne abschluss|sin título|non[- ]graduating)(?!\p{L})/iu;
const UNFINISHED =
  /(?<!\p{L})(?:students in course|no degree has been awarded|will complete|expected to (?:complete|graduate)|in progress)(?!\p{L})/iu;

function standing(texts: readonly string[], kind: ListKind): FindingStatus {
  for (const text of texts) {
    if (LEFT.test(text)) return 'not_conferred';
    if (/(?<!\p{L})honorary (?:graduates?|degrees?|doctorates?)|honoris causa/iu.test(text)) return 'honorary';
  }
  if (kind === 'students') return 'in_progress';
  return texts.some((text) => UNFINISHED.test(text)) ? 'in_progress' : 'stated';
}

/** The standing that an entry's own words give, else the list's. */
export function entryStatus(words: string, scope: Scope): FindingStatus {
  if (LEFT.test(words)) return 'not_conferred';
  const own = studyStatus(words, true);
  return own === 'stated' || own === 'attended' ? scope.status : own;
}

const UNIT =
  /(?:Department|Dept\.?|Institute|School|Division|Fakultät|Institut für|Lehrstuhl für|Département|Departamento|Dipartimento|Facultad) (?:of|de|di|für|des|d['’])?\s?((?:\p{Lu}[\p{L}'’-]+)(?: (?:and |of |y |e |et |und )?\p{Lu}[\p{L}'’-]+){0,3})/u;

export interface Above {
  intro: Block | null;
  headings: Block[];
}

/** One pass over the page: the headings and the opening line above each block. `inside` tells blocks of entries; neighbours share theirs. */
export function scopesAbove(page: Page, inside: ReadonlySet<number>): Map<number, Above> {
  const scopes = new Map<number, Above>();
  let headings: Block[] = [];
  let intro: Block | null = null;
  let above: Above | null = null;
  for (const block of page.blocks) {
    if (inside.has(block.index)) {
      above ??= { intro, headings: headings.slice(-4) };
      scopes.set(block.index, above);
      continue;
    }
    if (block.zone === 'nav') continue;
    above = null;
    if (block.headingLevel !== undefined) {
      headings = headings.filter(
        (other) => other.headingLevel! < block.headingLevel! || other.element === block.element,
      );
      headings.push(block);
      intro = null;
    } else if (block.text.length <= 400) intro = block;
  }
  return scopes;
}

export function scopeOf(page: Page, above: Above | undefined, labels: readonly string[], kind: ListKind): Scope {
  const headings = [...(above?.headings ?? [])].reverse().map((block) => block.text.slice(0, 200));
  const intro = above?.intro?.text ?? null;
  const announcing = intro !== null && (ANNOUNCES.test(intro) || intro.length < 90) ? [intro] : [];
  const opening = page.contentType.startsWith('text/plain')
    ? page.blocks.slice(0, 3).map((block) => block.text.slice(0, 160))
    : [];
  const title = (page.title ?? '').slice(0, 200);
  const texts = [...labels, ...announcing, ...headings, ...opening, title];
  const degree = texts.map((text) => (LEFT.test(text) ? null : degreeIn(text))).find((found) => found !== null) ?? null;
  const label = labels.find((text) => /^[\p{Lu}\s&,]{4,40}$/u.test(text.trim()) && degreeIn(text) === null);
  const unit = [...headings, title].map((text) => UNIT.exec(text)?.[1]).find((found) => found !== undefined);
  const year =
    labels.map((text) => yearOf(text, true)).find((found) => found !== null) ??
    headings
      .map((text) =>
        yearOf(
          text,
          GRADUATES.test(text) || degreeIn(text) !== null || /commencement|ceremony|^\p{L}+day,? /iu.test(text),
        ),
      )
      .find((found) => found !== null) ??
    announcing.map((text) => yearOf(text, ANNOUNCES.test(text))).find((found) => found !== null) ??
    [...opening, title].map((text) => yearOf(text, GRADUATES.test(text))).find((found) => found !== null) ??
    null;
  return {
    degree: degree?.degree ?? null,
    field:
      (label === undefined ? null : tidyLabel(label)) ?? degree?.field ?? (degree === null ? null : (unit ?? null)),
    year,
    status: standing([...labels, ...(intro === null ? [] : [intro]), ...headings, title, ...tail(page)], kind),
    heading: headings[0] ?? null,
  };
}

/** Remarks below a list: "They are students in course; no degree has been awarded yet." */
const tail = (page: Page): string[] =>
  page.blocks.slice(-3).map((block) => (UNFINISHED.test(block.text) ? 'students in course' : ''));

function tidyLabel(label: string): string {
  const text = label.trim().toLowerCase();
  return text[0]!.toUpperCase() + text.slice(1);
}
