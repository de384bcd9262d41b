// The sample web: invented people on invented sites. It answers for its own people only, so that nothing invented gets into a
// report about anybody else.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Claim } from '../domain/model/claim.ts';
import type { Person } from '../domain/model/person.ts';
import { foldWords } from '../domain/text/fold.ts';
import { SAMPLE_COLLECTION } from '../operations/service-status.ts';
import type { CorpusIndex } from '../ports/store.ts';

export const SAMPLE_WEB = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'sample-web');
export { SAMPLE_COLLECTION };
/** As the collection was called when its name still carried a digest of its path. */
export const FORMER_SAMPLE_COLLECTION = /^sample-web-[0-9a-f]{8}$/;

interface Request {
  person: Person;
  claims: readonly Pick<Claim, 'expected'>[];
}

interface SamplePerson {
  names: ReadonlySet<string>;
  /** Everything else that is known or claimed of the person, folded. */
  details: ReadonlySet<string>;
}

function foldedTexts(value: unknown): string[] {
  if (typeof value === 'string') return [foldWords(value)].filter((text) => text !== '');
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(foldedTexts);
}

function readPerson({ person, claims }: Request): SamplePerson {
  const { full_name: name, aliases = [], ...rest } = person;
  return {
    names: new Set([name, ...aliases].map(foldWords)),
    details: new Set([...foldedTexts(rest), ...claims.flatMap(({ expected }) => foldedTexts(expected))]),
  };
}

/** A shared name alone does not make somebody a sample person, unless the request says nothing else. */
function isSame(sample: SamplePerson, asked: SamplePerson): boolean {
  if (![...asked.names].some((name) => sample.names.has(name))) return false;
  return asked.details.size === 0 || [...asked.details].some((detail) => sample.details.has(detail));
}

export function readSamplePeople(folder: string): (request: Request) => boolean {
  const listed = JSON.parse(readFileSync(join(folder, 'people.json'), 'utf8')) as {
    person: Person;
    claims: { claim: Claim }[];
  }[];
  const people = listed.map(({ person, claims }) => readPerson({ person, claims: claims.map(({ claim }) => claim) }));
  return (request) => {
    const asked = readPerson(request);
    return people.some((sample) => isSame(sample, asked));
  };
}

/** The imported pages without the sample web. */
export function withoutSampleWeb(corpus: CorpusIndex): CorpusIndex {
  return {
    search: (query) => corpus.search({ ...query, exceptCollection: SAMPLE_COLLECTION }),
    get: (url) => corpus.get(url),
  };
}
