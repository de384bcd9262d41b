// The weights by which a claimed title or degree is linked to a claimed organisation in the same block of a page. They are fitted
// (logistic regression) on labelled claims, and on claims made from the labelled facts of the same pages: a fact is a true claim,
// the title of one fact at the organisation of another a false one. The figure that counts is out of fold by site.
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Claim } from '../src/domain/model/claim.ts';
import type { Page } from '../src/domain/model/page.ts';
import type { Person } from '../src/domain/model/person.ts';
import { siteOf } from '../src/domain/trust/site-address.ts';
import { scoreOf } from '../src/extract/linking/link-claims.ts';
import { LINK_SIGNS, type LinkSign, type LinkSigns } from '../src/extract/linking/link-signs.ts';
import { LINKED } from '../src/extract/linking/link-weights.ts';
import { readPage } from '../src/extract/read-page.ts';
import { foldOf } from './calibrate-identity.ts';
import type { ClaimCase } from './eval/claims.ts';
import { type LabelledFact, type LabelledPage, pageOf, readLines, SHIPPED_TRUST } from './eval/labelled-pages.ts';

const FOLDS = 10;
const STEPS = 1500;
const STEP = 0.03;
/** How firmly a weight is held to nothing, in claims. */
const HELD_TO_NOTHING = 3;
/** What a claim made from facts counts beside one that somebody wrote. */
const MADE_WEIGHT = 0.5;

/** The link is right, and something else about the claim is not. */
const RIGHTLY_LINKED = new Set(['wrong_year', 'former_claimed_current']);
/** Whether the two belong together is not what makes these claims false. */
const LEFT_OUT = new Set([
  'same_name_other_person',
  'in_progress_claimed_finished',
  'attended_no_degree_stated',
  'honorary_claimed_earned',
  'template_residue',
]);

interface Question {
  person: Person;
  claim: Claim;
  page: LabelledPage;
  linked: boolean;
  weight: number;
}

interface Example {
  site: string;
  linked: boolean;
  weight: number;
  pairs: LinkSigns[];
}

type Weights = Record<LinkSign, number>;

interface LabelledPerson extends LabelledPage {
  person: string | null;
  anchors?: Partial<Person>;
  gold: LabelledFact[];
}

const labelledQuestions = (cases: readonly ClaimCase[]): Question[] =>
  cases
    .filter(({ kind }) => !LEFT_OUT.has(kind))
    .map(({ person, claim, pages, label, kind }) => ({
      person,
      claim,
      page: pages[0]!,
      linked: label === 'verified' || RIGHTLY_LINKED.has(kind),
      weight: 1,
    }));

const itemOf = ({ type, degree, title }: LabelledFact): string | undefined =>
  (type === 'education' ? degree : title) ?? undefined;

const holds = (one: string, other: string): boolean => {
  const [left, right] = [one.toLowerCase(), other.toLowerCase()];
  return left.includes(right) || right.includes(left);
};

/** The claim that somebody has this title or degree from that organisation. */
function claimOf(type: LabelledFact['type'], organisation: string, item: string | undefined): Claim {
  const expected =
    type === 'education'
      ? { school: organisation, ...(item === undefined ? {} : { degree: item }) }
      : { employer: organisation, ...(item === undefined ? {} : { title: item }) };
  return { claim_key: 'made', claim_type: type, expected } as Claim;
}

/** Each fact as it is; with the title or degree of the next one; of the other kind; and asked about somebody else of the page. */
function madeQuestions(people: readonly LabelledPerson[]): Question[] {
  return people.flatMap((labelled) => {
    const { person: name, anchors, gold, ...page } = labelled;
    if (name === null) return [];
    const facts = gold.filter(({ org, status }) => org !== undefined && (status ?? 'stated') === 'stated');
    const ask = (claim: Claim, linked: boolean): Question => ({
      person: { full_name: name, ...anchors },
      claim,
      page,
      linked,
      weight: MADE_WEIGHT,
    });
    const isFact = (type: string, organisation: string, item: string): boolean =>
      facts.some((fact) => fact.type === type && holds(fact.org!, organisation) && holds(itemOf(fact) ?? item, item));
    const crossed = facts.flatMap((fact, at) =>
      ['education', 'employment'].flatMap((type) => {
        const next = [...facts.slice(at + 1), ...facts.slice(0, at)].find((one) => one.type === type && itemOf(one));
        const item = next === undefined ? undefined : itemOf(next)!;
        if (next === undefined || isFact(type, fact.org!, item!)) return [];
        return [ask(claimOf(next.type, fact.org!, item), false)];
      }),
    );
    const others = people
      .filter((other) => other !== labelled && other.page === labelled.page)
      .flatMap((other) => other.gold)
      .filter(({ org }) => org !== undefined && !facts.some((fact) => holds(fact.org!, org)))
      .slice(0, facts.length)
      .map((fact) => ask(claimOf(fact.type, fact.org!, itemOf(fact)), false));
    return [...facts.map((fact) => ask(claimOf(fact.type, fact.org!, itemOf(fact)), true)), ...crossed, ...others];
  });
}

function examplesOf(dataDir: string): Example[] {
  const lines = <T>(name: string): T[] => {
    const path = join(dataDir, name);
    return existsSync(path) ? readLines<T>(path) : [];
  };
  const questions = [
    ...labelledQuestions(lines<ClaimCase>('claims-pages.jsonl')),
    ...madeQuestions(lines<LabelledPerson>('extraction-pages.jsonl')),
  ];
  const pages = new Map<string, Page>();
  return questions.flatMap(({ person, claim, page, linked, weight }) => {
    const key = page.page ?? page.url;
    const document = pages.get(key) ?? pageOf(page, dataDir);
    pages.set(key, document);
    const pairs: LinkSigns[] = [];
    readPage(document, { person, claims: [claim] }, SHIPPED_TRUST.organisations, {
      onSigns: (signs) => pairs.push(signs),
    });
    return pairs.length === 0 ? [] : [{ site: siteOf(page.url), linked, weight, pairs }];
  });
}

const likelihood = (signs: LinkSigns, weights: Weights): number => 1 / (1 + Math.exp(-scoreOf(signs, weights)));

const everySign = (value: number): Weights => Object.fromEntries(LINK_SIGNS.map((sign) => [sign, value])) as Weights;

/** Adam on the whole set, as for identity: the same steps every time, so the same table every time. */
export function fitLinks(examples: readonly Example[]): Weights {
  const [weights, first, second] = [everySign(0), everySign(0), everySign(0)];
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = everySign(0);
    for (const sign of LINK_SIGNS) slope[sign] = sign === 'always' ? 0 : HELD_TO_NOTHING * weights[sign];
    for (const { linked, weight, pairs } of examples)
      for (const signs of pairs) {
        const error = (weight / pairs.length) * (likelihood(signs, weights) - (linked ? 1 : 0));
        for (const sign of LINK_SIGNS) slope[sign] += error * signs[sign];
      }
    for (const sign of LINK_SIGNS) {
      first[sign] = 0.9 * first[sign] + 0.1 * slope[sign];
      second[sign] = 0.99 * second[sign] + 0.01 * slope[sign] ** 2;
      const moved = first[sign] / (1 - 0.9 ** step);
      weights[sign] -= (STEP * moved) / (Math.sqrt(second[sign] / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  return weights;
}

/** How many right and wrong links weights fitted without a site would make there. */
function outOfFold(examples: readonly Example[]): { right: number; of: number; wrong: number; ofWrong: number } {
  const counts = { right: 0, of: 0, wrong: 0, ofWrong: 0 };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = fitLinks(examples.filter(({ site }) => foldOf(site) !== fold));
    for (const { linked, pairs } of examples.filter(({ site }) => foldOf(site) === fold)) {
      const taken = pairs.some((signs) => scoreOf(signs, weights) > LINKED) ? 1 : 0;
      if (linked) {
        counts.right += taken;
        counts.of += 1;
      } else {
        counts.wrong += taken;
        counts.ofWrong += 1;
      }
    }
  }
  return counts;
}

function tableText(weights: Weights, examples: readonly Example[]): string {
  const count = (sign: LinkSign, linked: boolean): number =>
    examples.filter((one) => one.linked === linked && one.pairs.some((signs) => signs[sign] > 0)).length;
  return [
    '// Written by `npm run calibrate -- --only linking --data DIR --write`: what each sign adds, and in how many claims whose',
    '// members belong together, and do not, it was seen.',
    "import type { LinkSign } from './link-signs.ts';",
    '',
    'export const LINK_WEIGHTS: Readonly<Record<LinkSign, number>> = {',
    ...LINK_SIGNS.map(
      (sign) =>
        `  ${sign}: ${Math.round(weights[sign] * 100) / 100 + 0}, // ${count(sign, true)}, ${count(sign, false)}`,
    ),
    '};',
    '',
    '/** The least sum at which the two are taken to belong together: set by hand, by the share of false links on unseen pages. */',
    `export const LINKED = ${LINKED};`,
    '',
  ].join('\n');
}

export function calibrateLinking(folders: readonly string[], write: boolean): void {
  const examples = folders.flatMap(examplesOf);
  const { right, of, wrong, ofWrong } = outOfFold(examples);
  console.log(
    `linking, out of fold, ${FOLDS} folds by site: ${right} of ${of} right links, ${wrong} of ${ofWrong} wrong ones`,
  );
  const weights = fitLinks(examples);
  for (const sign of LINK_SIGNS) console.log(`  ${sign.padEnd(24)} ${weights[sign].toFixed(2).padStart(6)}`);
  if (!write) return;
  const path = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'extract', 'linking', 'link-weights.ts');
  writeFileSync(path, tableText(weights, examples));
  console.log(`written: ${path}`);
}
