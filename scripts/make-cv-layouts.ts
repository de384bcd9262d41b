// Makes the CVs of test/suites/cv-layouts from their sources: html printed by Chromium or laid out by LibreOffice,
// LaTeX by pdflatex. The first comment of a source names language, person and true facts; they become labelled cases
// in the form that `npm run eval -- --data test/suites/cv-layouts` reads. Needs those programs; the PDFs are committed.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../test/suites/cv-layouts/', import.meta.url));

interface TrueFact {
  type: 'education' | 'employment';
  org: string;
  what: string | undefined;
  field: string | undefined;
  start: number | undefined;
  end: number | 'present' | undefined;
}
interface Cv {
  file: string;
  name: string;
  language: string;
  person: string;
  options: string;
  facts: TrueFact[];
}

const filled = (text: string | undefined): string | undefined => (text === undefined || text === '' ? undefined : text);
const yearOf = (text: string | undefined): number | undefined =>
  filled(text) === undefined ? undefined : Number(text);

function readSource(file: string): Cv {
  const source = readFileSync(join(FOLDER, 'sources', file), 'utf8');
  const comment = file.endsWith('.tex')
    ? [...source.matchAll(/^% (.*\|.*)$/gm)].map((line) => line[1]!)
    : source
        .slice(source.indexOf('<!--') + 4, source.indexOf('-->'))
        .trim()
        .split('\n');
  const [head, ...rest] = comment.map((line) => line.split('|').map((part) => part.trim()));
  const facts = rest.map((parts): TrueFact => {
    const years = parts.slice(-2);
    return {
      type: parts[0] === 'edu' ? 'education' : 'employment',
      org: parts[1]!,
      what: filled(parts[2]),
      field: parts[0] === 'edu' ? filled(parts[3]) : undefined,
      start: yearOf(years[0]),
      end: years[1] === 'present' ? 'present' : yearOf(years[1]),
    };
  });
  const name = basename(file, extname(file));
  return { file, name, language: head![0]!, person: head![1]!, options: head![2] ?? '', facts };
}

function run(command: string, parts: string[], cwd: string): void {
  const done = spawnSync(command, parts, { cwd, encoding: 'utf8' });
  if (done.error !== undefined) throw done.error;
}

function print(cv: Cv): void {
  const work = mkdtempSync(join(tmpdir(), 'cv-'));
  const source = join(work, cv.file);
  copyFileSync(join(FOLDER, 'sources', cv.file), source);
  const pdf = join(work, `${cv.name}.pdf`);
  if (cv.file.endsWith('.tex')) run('pdflatex', ['-interaction=batchmode', cv.file], work);
  else if (cv.options === 'soffice' || cv.file.endsWith('.fodt'))
    run(
      'soffice',
      [
        '--headless',
        ...(cv.file.endsWith('.html') ? ['--infilter=HTML (StarWriter)'] : []),
        '--convert-to',
        'pdf:writer_pdf_Export',
        cv.file,
      ],
      work,
    );
  else {
    writeFileSync(source, `<!doctype html><meta charset=utf-8>${readFileSync(source, 'utf8')}`);
    const plain = cv.options === 'headerfooter' ? [] : ['--no-pdf-header-footer'];
    run(
      'chromium',
      ['--headless', '--no-sandbox', '--disable-gpu', ...plain, `--print-to-pdf=${pdf}`, `file://${source}`],
      work,
    );
  }
  const target = join(FOLDER, 'pages', `${cv.name}.pdf`);
  copyFileSync(pdf, `${target}.new`);
  renameSync(`${target}.new`, target);
}

const pageOf = (cv: Cv): object => ({
  url: `https://${cv.name}.example/cv.pdf`,
  title: 'cv.pdf',
  page: `pages/${cv.name}.pdf`,
  content_type: 'application/pdf',
});

function extractionCase(cv: Cv): object {
  const gold = cv.facts.map((fact) => ({
    type: fact.type,
    org: fact.org,
    ...(fact.type === 'education' ? { degree: fact.what, field: fact.field } : { title: fact.what }),
    start_year: fact.start,
    end_year: fact.end === 'present' ? undefined : fact.end,
    current: fact.end === 'present' ? true : undefined,
  }));
  return {
    id: cv.name,
    ...pageOf(cv),
    person: cv.person,
    gold,
    exhaustive: ['education', 'employment'],
    lang: cv.language,
    source: cv.language,
  };
}

function expected(fact: TrueFact, org: string, shift: number): object {
  const start = fact.start === undefined ? undefined : fact.start + shift;
  const end = fact.end === 'present' || fact.end === undefined ? undefined : fact.end + shift;
  if (fact.type === 'education')
    return { school: org, degree: fact.what, field: fact.field, start_year: start, end_year: end };
  return {
    employer: org,
    title: fact.what,
    start_date: start === undefined ? undefined : String(start),
    end_date: end === undefined ? undefined : String(end),
    is_current: fact.end === 'present' ? true : undefined,
  };
}

/** Every fact as it is, and with what a liar would change: another CV's organisation, years that are six years off. */
function claimsOf(cv: Cv, other: Cv): object[] {
  return cv.facts.flatMap((fact, at) => {
    const foreign = other.facts.find((candidate) => candidate.type === fact.type)!.org;
    const variants: [string, string, number][] = [
      ['true', fact.org, 0],
      ['swap_org', foreign, 0],
      ['wrong_year', fact.org, 6],
    ];
    return variants.map(([kind, org, shift]) => ({
      id: `${cv.name}-${at}-${kind}`,
      person: { full_name: cv.person },
      claim: { claim_key: 'c1', claim_type: fact.type, expected: expected(fact, org, shift) },
      pages: [pageOf(cv)],
      label: kind === 'true' ? 'verified' : kind === 'swap_org' ? 'not_found' : 'contradicted',
      acceptable: kind === 'true' ? ['verified'] : ['not_found', 'contradicted'],
      kind,
      lang: cv.language,
      source: cv.language,
    }));
  });
}

const wanted = process.argv.slice(2);
const cvs = readdirSync(join(FOLDER, 'sources')).sort().map(readSource);
mkdirSync(join(FOLDER, 'pages'), { recursive: true });
for (const cv of cvs) if (wanted.length === 0 || wanted.includes(cv.name)) print(cv);
const lines = (rows: object[]): string => `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;
writeFileSync(join(FOLDER, 'extraction-cvs.jsonl'), lines(cvs.map(extractionCase)));
writeFileSync(
  join(FOLDER, 'claims-cvs.jsonl'),
  lines(cvs.flatMap((cv, at) => claimsOf(cv, cvs[(at + 1) % cvs.length]!))),
);
