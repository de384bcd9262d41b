// The German National Library: dissertations handed in in Germany since 1945 lie there by law, with the note of the school.
import { Fault } from '../../domain/model/fault.ts';
import type { Hit } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askApi } from '../ask-json.ts';
import { isAboutStudies } from '../claim-kinds.ts';
import { fieldsOf, type MarcRecord, marcRecords } from '../marc.ts';
import { givenAndFamily, isNamed } from '../person-names.ts';
import { thesisHit } from '../thesis-record.ts';
import { latinName } from '../web-query.ts';

const MOST_RECORDS = 20;
const DOCTORAL = /\bdiss(?:\.|ertation)?(?=[\s,.:)]|$)/i;

interface ThesisNote {
  kind: string;
  school: string;
  year: number | null;
}

const WRITTEN_OUT: readonly [RegExp, string][] = [
  [/\bUniv\.(?=\s|$)/g, 'Universität'],
  [/\bTechn\.(?=\s|$)/g, 'Technische'],
  [/\bHochsch\.(?=\s|$)/g, 'Hochschule'],
  [/\bPädag\.(?=\s|$)/g, 'Pädagogische'],
  [/\bMed\.(?=\s|$)/g, 'Medizinische'],
];

function writtenOut(name: string): string {
  return WRITTEN_OUT.reduce((text, [short, long]) => text.replace(short, long), name);
}

/**
 * Newer records keep kind, school and year apart (`Dissertation`, `Technische Universität Berlin`, `2012`); older ones have one
 * line: `Berlin, Techn. Univ., Diss., 2012`.
 */
function noteOf(record: MarcRecord): ThesisNote | null {
  for (const field of fieldsOf(record, '502')) {
    const { a: line, b: kind, c: school, d: date } = field;
    if (kind !== undefined && school !== undefined) return { kind, school, year: yearIn(date) };
    const parts = (line ?? '').split(/,\s*/);
    const at = parts.findIndex((part) => DOCTORAL.test(part));
    if (at < 1) continue;
    const [place = '', ...named] = parts.slice(0, at);
    const rest = writtenOut(named.join(', '));
    const isBare = /^(?:Technische )?(?:Universität|Hochschule)$/.test(rest);
    return { kind: parts[at]!, school: rest === '' ? place : isBare ? `${rest} ${place}` : rest, year: yearIn(line) };
  }
  return null;
}

function yearIn(value: string | undefined): number | null {
  const year = /\b(?:19|20)\d{2}\b/.exec(value ?? '')?.[0];
  return year === undefined ? null : Number(year);
}

/** `Varga, Ilse` as people say it. */
function spoken(name: string): string {
  const [family = '', given = ''] = name.replace(/[,\s]+$/, '').split(/,\s*/);
  return given === '' ? family : `${given} ${family}`;
}

function recordHit(record: MarcRecord, names: readonly string[]): Hit[] {
  const note = noteOf(record);
  const author = fieldsOf(record, '100')
    .map((field) => spoken(field.a ?? ''))
    .find((name) => isNamed(name, names));
  const title = (fieldsOf(record, '245')[0]?.a ?? '').replace(/\s*[/:;]\s*$/, '').trim();
  const id = record.control['001'];
  // A second book for the right to teach is no degree that anybody claims; it is left to other sources.
  if (note === null || author === undefined || title === '' || !id || !/^[\dX-]{5,12}$/.test(id)) return [];
  if (!DOCTORAL.test(note.kind)) return [];
  return [
    thesisHit({
      url: `https://d-nb.info/${id}`,
      author,
      title,
      school: note.school,
      year: note.year,
      kind: 'Dissertation',
      degree: 'Doctorate',
      identifier: id,
      asserter: 'publication',
    }),
  ];
}

export default {
  id: 'dnb',
  kinds: ['person'],
  variables: [
    {
      name: 'DNB_URL',
      meaning: 'Base address of the catalogue of the German National Library',
      secret: false,
      fallback: 'https://services.dnb.de',
    },
  ],
  enabled: () => true,
  asks: isAboutStudies,
  hosts: ['d-nb.info'],
  costUsd: () => 0,
  // No limit is documented.
  limits: { concurrency: 1, perSecond: 2, timeoutMs: 20_000 },
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools: ProviderTools) {
    const { given, family } = givenAndFamily(latinName(query).replace(/["\\]/g, ' '));
    const person = [family, given].filter((part) => part !== '').join(', ');
    const parameters = new URLSearchParams({
      version: '1.1',
      operation: 'searchRetrieve',
      query: `catalog=dnb.hss and per="${person}" and hss=diss*`,
      recordSchema: 'MARC21-xml',
      maximumRecords: String(MOST_RECORDS),
    });
    const { value } = await askApi(tools, {
      url: `${tools.settings.DNB_URL}/sru/dnb?${parameters}`,
      headers: { accept: 'application/xml,text/xml' },
      accept: 'text',
    });
    const answer = String(value);
    if (!answer.includes('searchRetrieveResponse') || answer.includes('diagnostic/1/'))
      throw new Fault('provider_answered_badly', 'The catalogue answered with something that is no list of records.');
    const found = marcRecords(answer);
    return { hits: found.flatMap((record) => recordHit(record, query.names)), costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;
