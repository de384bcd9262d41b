// A profile that may not be fetched but whose lines a search engine shows: the person's own statement, in the words of the result.
import type { Hit, Query } from '../domain/model/query.ts';
import { isNamed } from './person-names.ts';
import { plainText } from './plain-text.ts';
import { RecordWriter } from './record-writer.ts';

const PROFILE = /^https?:\/\/(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[^/?#]+/i;

/** The labels of a result's line, in the languages in which engines show them. */
const LABELS: readonly [RegExp, 'employment' | 'education' | 'location'][] = [
  [
    /^(?:experience|berufserfahrung|expérience|experiencia|experiência|esperienza|ervaring|doświadczenie|erfaring|erfarenhet)$/iu,
    'employment',
  ],
  [
    /^(?:education|ausbildung|formation|educación|formação acadêmica|formação académica|formazione|opleiding|wykształcenie|utdanning|utbildning|uddannelse)$/iu,
    'education',
  ],
  [
    /^(?:location|standort|ort|lieu|ubicación|localidade|localização|località|locatie|lokalizacja|sted|plats|placering)$/iu,
    'location',
  ],
];

/** `Jane Doe - Software Engineer - Halden | LinkedIn`, `Jane Doe – Engineer at Halden | LinkedIn`. */
function headline(title: string): { name: string; rest: string[] } {
  const bare = title.replace(/\s*[|·-]\s*LinkedIn.*$/i, '').replace(/\s*(?:\.\.\.|…)\s*$/, '');
  const [name = '', ...rest] = bare.split(/\s+[-–—|]\s+/);
  return { name: name.trim(), rest: rest.map((part) => part.trim()).filter((part) => part !== '') };
}

function writeHeadline(writer: RecordWriter, rest: readonly string[]): void {
  const line = rest.join(' - ');
  const at = /^(.{2,80}?)\s+(?:at|@|bei|chez|en|presso|bij|w)\s+(.{2,80})$/iu.exec(rest[0] ?? '');
  if (at) writer.fact(line, { kind: 'employment', title: at[1]!, organisation: at[2]!, current: null });
  else if (rest.length >= 2) {
    writer.fact(line, { kind: 'employment', title: rest[0]!, organisation: rest[1]!, current: null });
  } else if (line !== '') writer.note(line);
}

/** The hit as a record of the person's own words, or as it was when it is no such profile or somebody else's. */
export function withProfileSnippet(hit: Hit, query: Query): Hit {
  if (!PROFILE.test(hit.url) || hit.content || hit.record) return hit;
  const { name, rest } = headline(plainText(hit.title ?? ''));
  if (name === '' || !isNamed(name, query.names)) return hit;
  const writer = new RecordWriter(name, `${name}: profile on LinkedIn as a search engine shows it`);
  writeHeadline(writer, rest);
  for (const part of plainText(hit.snippet).split(/\s+·\s+/)) {
    const [, label = '', value = ''] = /^([\p{L} ]{3,25}?)\s?:\s+(.{2,120})$/u.exec(part) ?? [];
    const kind = LABELS.find(([pattern]) => pattern.test(label.trim()))?.[1];
    const stated = value.replace(/\.$/, '');
    if (kind === 'location') writer.fact(part, { kind, value: stated });
    else if (kind !== undefined) writer.fact(part, { kind, organisation: stated, current: null });
    else writer.note(part);
  }
  if (!writer.hasFacts) return hit;
  const url = PROFILE.exec(hit.url)![0];
  return writer.hit({ url, title: hit.title ?? name, asserter: 'person', publishedDate: hit.publishedDate });
}
