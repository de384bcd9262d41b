// What `npm run eval` prints beside the plain figures: judging with labelled facts, parts by language, and unseen pages first.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { evalClaims, evalTogether } from '../../scripts/eval/claims.ts';
import { evalJudging } from '../../scripts/eval/judging.ts';
import { scorecard } from '../../scripts/eval/scorecard.ts';
import { sideBySide } from '../../scripts/eval/side-by-side.ts';
import { unseenIn } from '../../scripts/eval/unseen.ts';

const folder = mkdtempSync(join(tmpdir(), 'bonafide-eval-figures-'));
const PAGE = 'pages/profiili.html';
const PERSON = { full_name: 'Orla Vantreight', current_company: 'Halden Robotics' };

before(() => {
  mkdirSync(join(folder, 'pages'));
  const lines = ['Orla Vantreight, Halden Robotics.', 'Brightwater Oy -yhtiön palkkalistoilla vuodesta 2014.'];
  const body = `<title>Orla Vantreight</title><h1>Orla Vantreight</h1><p>${lines.join('</p><p>')}</p>`;
  writeFileSync(join(folder, PAGE), `<html lang="fi">${body}</html>`);
  const claimed = (id: string, lang: string, expected: object, label: string) => ({
    id,
    person: PERSON,
    claim: { claim_key: 'a', claim_type: 'employment', expected },
    pages: [{ url: 'https://lehti.example/orla', page: PAGE }],
    label,
    acceptable: [label],
    kind: label === 'verified' ? 'true' : 'swap',
    source: 's',
    lang,
    page_kind: 'news',
  });
  const cases = [
    claimed('a', 'fi', { employer: 'Brightwater Oy' }, 'verified'),
    claimed('b', 'en', { employer: 'Ostrand Bank' }, 'not_found'),
  ];
  const gold = [{ type: 'employment', org: 'Brightwater Oy', start_year: 2014, current: true }];
  writeFileSync(join(folder, 'claims-pages.jsonl'), cases.map((one) => JSON.stringify(one)).join('\n'));
  const labelled = { id: 'g', url: 'https://lehti.example/orla', page: PAGE, person: PERSON.full_name, gold };
  writeFileSync(join(folder, 'extraction-pages.jsonl'), JSON.stringify(labelled));
});
after(() => rmSync(folder, { recursive: true, force: true }));

test('labelled facts are judged in place of what the reader found', () => {
  const [read] = evalClaims({ dataDir: folder });
  const [judged] = evalJudging({ dataDir: folder });
  assert.equal(read!.trueFound, 0, 'a sentence in a language without a pack gives nothing');
  assert.deepEqual([judged!.strict, judged!.falseVerified, judged!.trueFound], [1, 0, 1]);
  assert.equal(judged!.byLanguage.fi!.trueFound, 1);
  assert.equal(judged!.byLanguage['other languages']!.cases, 1);
  assert.equal(judged!.byPageKind.news!.cases, 2);
});

test('all claims of a person are judged in one job, and only where a person has several', () => {
  const shared = join(folder, 'shared');
  mkdirSync(shared);
  const text = 'Orla Vantreight works for Halden Robotics. She holds a PhD in Physics from Brightwater University.';
  const claimed = (id: string, degree: string, label: string) => ({
    id,
    person: PERSON,
    claim: { claim_key: 'a', claim_type: 'education', expected: { school: 'Brightwater University', degree } },
    pages: [{ url: 'https://lehti.example/orla', text }],
    label,
    acceptable: [label],
    kind: 'any',
    source: 's',
  });
  const cases = [claimed('a', 'PhD', 'verified'), claimed('b', 'MBA', 'contradicted')];
  writeFileSync(join(shared, 'claims-text.jsonl'), cases.map((one) => JSON.stringify(one)).join('\n'));
  writeFileSync(join(shared, 'claims-single.jsonl'), JSON.stringify(cases[0]));
  const [together, ...others] = evalTogether({ dataDir: shared, errors: 9 });
  assert.deepEqual([together!.file, together!.cases, together!.strict], ['claims-text.jsonl', 2, 1]);
  assert.deepEqual(others, [], 'a person with one claim has nothing to be asked together');
});

test('unseen pages stand first on the scorecard, beside dev and the labelled facts', () => {
  const unseen = unseenIn(
    [
      'claims-pages.jsonl',
      'part                                     cases strict lenient false-verified',
      'other languages                            478  0.561   0.734          0.049',
      'true claims, other languages               214  0.453   0.467              -',
      'kind true                                  160  0.644   0.656              -',
      '',
      'identity-web.jsonl: 192 pages, right 0.922',
    ].join('\n'),
  );
  const results = {
    calibration: 'x',
    unseen,
    claims: evalClaims({ dataDir: folder }),
    together: evalTogether({ dataDir: folder }),
    judging: evalJudging({ dataDir: folder }),
  };
  assert.deepEqual(sideBySide(results).slice(-4), [
    ['claims-pages, other languages', 'unseen', '478', '0.561', '0.734', '0.049', '0.453'],
    ['claims-pages, other languages', 'dev', '1', '0.000', '0.000', '-', '0.000'],
    ['claims-pages, other languages', 'dev, asked together', '1', '0.000', '0.000', '-', '0.000'],
    ['claims-pages, other languages', 'dev, with labelled facts', '1', '1.000', '1.000', '-', '1.000'],
  ]);
  const shown = scorecard(results);
  assert.ok(shown.indexOf('| unseen | 478 |') > 0 && shown.indexOf('| unseen | 478 |') < shown.indexOf('## Claims'));
  assert.match(shown, /- identity-web\.jsonl: 192 pages, right 0\.922/);
  assert.throws(() => unseenIn('nothing'), /no table of claims/);
});
