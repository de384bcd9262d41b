// A thesis as catalogues list it: a work of its author, and where and when a degree was sought with it.
import type { Hit } from '../domain/model/query.ts';
import type { Asserter } from '../domain/model/source.ts';
import { join, RecordWriter } from './record-writer.ts';

export interface ThesisRecord {
  url: string;
  author: string;
  title: string;
  school: string;
  year: number | null;
  /** What the catalogue says of its kind, as a reader should see it: "Dissertation", "Thèse de doctorat". */
  kind: string;
  /** The degree it was handed in for, where the catalogue says so; nothing follows from its absence. */
  degree?: string;
  field?: string;
  identifier?: string;
  /** Not defended yet. */
  inPreparation?: boolean;
  asserter: Asserter;
}

export function thesisHit(thesis: ThesisRecord): Hit {
  const { author, title, school, year, degree, field } = thesis;
  const when = year === null ? null : String(year);
  const end = year === null ? {} : { end: { year } };
  const writer = new RecordWriter(author, title);
  if (!thesis.inPreparation) {
    writer.fact(join(`${author}: "${title}"`, school, when), {
      kind: 'publication',
      title,
      ...(school ? { organisation: school } : {}),
      ...end,
      current: null,
      ...(thesis.identifier ? { value: thesis.identifier } : {}),
    });
  }
  // Without a word on the degree a thesis says only where it was handed in.
  if (school !== '') {
    writer.fact(join(`${thesis.kind} of ${author}`, field, school, thesis.inPreparation ? 'in preparation' : when), {
      kind: 'education',
      organisation: school,
      ...(degree ? { degree } : {}),
      ...(field ? { field } : {}),
      ...(thesis.inPreparation ? { status: 'in_progress', current: true } : { ...end, current: null }),
    });
  }
  return writer.hit({
    url: thesis.url,
    title,
    asserter: thesis.asserter,
    ...(when ? { publishedDate: when } : {}),
  });
}
