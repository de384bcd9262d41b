// A reading thread: one document in, its page and findings out.
import { parentPort, workerData } from 'node:worker_threads';
import type { Page } from '../../domain/model/page.ts';
import { CompiledIndex } from '../../domain/orgs/data-pack/read-index.ts';
import { NO_ORGANISATIONS, type OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { stepBack } from '../../threads/step-back.ts';
import { READY } from '../../threads/worker-pool.ts';
import { readPage } from '../read-page.ts';
import { languageDetector } from '../reading/language.ts';
import { pageOfPdf } from '../reading/pdf/read-pdf.ts';
import { readDocument } from '../reading/read-document.ts';
import { PRACTICE_PAGE } from './practice-page.ts';
import type { ReadingJob, ReadingResult, ReadingThreadData } from './reading-job.ts';

/** A CV of 100 pages has 250,000 characters and some 3,000 lines. */
const MINED_TEXT = 250_000;
const MINED_BLOCKS = 6_000;

const PRACTICE: ReadingJob = {
  document: {
    url: 'https://people.example/orla-venn',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(PRACTICE_PAGE),
  },
  pdfOutput: null,
  asked: {
    person: { full_name: 'Orla Venn' },
    claims: [{ claim_key: 'post', claim_type: 'employment', expected: { employer: 'Halden Robotics' } }],
  },
};

function read(job: ReadingJob, organisations: OrganisationIndex): ReadingResult {
  const page = job.pdfOutput === null ? readDocument(job.document) : pageOfPdf(job.document, job.pdfOutput);
  // A page that cannot be evidence is listed, never mined.
  if (page.notEvidence !== null) return { page, findings: [], people: [] };
  const mined = startOf(page);
  if (mined !== page) page.remarks.push('mined_in_part');
  return { page, ...readPage(mined, job.asked, organisations) };
}

/** The part of a very long page that is searched for facts; its text is kept whole, so every quote stays true. */
function startOf(page: Page): Page {
  const last = page.blocks.at(-1);
  const end = last === undefined ? 0 : last.start + last.text.length;
  if (end <= MINED_TEXT && page.blocks.length <= MINED_BLOCKS) return page;
  const blocks = page.blocks.filter(
    (block) => block.index < MINED_BLOCKS && block.start + block.text.length <= MINED_TEXT,
  );
  return { ...page, blocks };
}

if (parentPort !== null) {
  const port = parentPort;
  stepBack();
  const { organisations: bytes } = workerData as ReadingThreadData;
  const organisations = bytes === null ? NO_ORGANISATIONS : new CompiledIndex(bytes);
  port.on('message', (job: ReadingJob) => port.postMessage(read(job, organisations)));
  // Patterns and tables are built when they are first used: not in the time of a job, nor again after each thread that was lost.
  languageDetector();
  read(PRACTICE, organisations);
  port.postMessage(READY);
}
