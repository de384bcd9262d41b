// Labels over the schools of a profile: "Medical School" over one, "Residency" over the next. They say which degree it was, or none.
import { parseDegree } from '../../domain/degrees/parse-degree.ts';
import type { DegreeMention, Finding } from '../../domain/model/finding.ts';
import type { Page } from '../../domain/model/page.ts';
import { lexiconFor } from '../lexicon/language-words.ts';

const LABELS = {
  medical: /^(?:medical (?:school|education|degree)|school of medicine)$/i,
  law: /^law school$/i,
  undergraduate: /^(?:undergraduate(?: (?:degree|education|school|college|studies))?|college)$/i,
} as const;
type StudyLabel = keyof typeof LABELS | 'training';

/** "Residency", "Surgical internship": a noun of learning by working, and at most one word before it. */
const TRAINING = /^(?:\p{L}+ )?$/u;
const isTraining = (label: string): boolean =>
  lexiconFor('en')
    .trainings.find(label)
    .some(({ from, to }) => to === label.length && TRAINING.test(label.slice(0, from)));

/** The letters behind the person's name say which degree a medical or law school gave. */
const LETTERS = {
  medical: /^,? (M\.? ?D\.?|D\.? ?O\.?|M\.?B\.?,? ?Ch\.?B\.?|MBBS)(?!\p{L})/u,
  law: /^,? (J\.? ?D\.?)(?!\p{L})/u,
} as const;

function labelIn(texts: readonly (string | null | undefined)[]): StudyLabel | null {
  const bare = texts.map((text) => (text ?? '').split(':', 1)[0]!.trim());
  const found = bare.flatMap((text) =>
    (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter((label) => LABELS[label].test(text)),
  );
  if (found.length === 0 && bare.some(isTraining)) return 'training';
  return found[0] ?? null;
}

function lettersOf(page: Page, name: string, label: 'medical' | 'law'): DegreeMention | null {
  const named = `${page.title ?? ''}\n${page.text.slice(0, 600)}`;
  const at = name === '' ? -1 : named.indexOf(name);
  const letters = at < 0 ? undefined : LETTERS[label].exec(named.slice(at + name.length))?.[1];
  return letters === undefined ? null : parseDegree(letters);
}

/** A study with what its label says; residents and fellows take no degree where they train. */
export function withStudyLabel(study: Finding, page: Page): Finding {
  if (study.kind !== 'education' || (study.degree !== undefined && study.degree.level !== 'certificate')) return study;
  const at = page.blocks.findLastIndex(({ start }) => start <= study.from);
  const block = page.blocks[at];
  const label = labelIn([...study.quote.split('\n'), block?.heading, page.blocks[at - 1]?.text]);
  if (label === null) return study;
  const { degree: _degree, ...rest } = study;
  if (label === 'training') return { ...rest, status: study.status === 'stated' ? 'non_degree' : study.status };
  if (study.degree !== undefined) return study;
  const degree =
    label === 'undergraduate'
      ? ({ surface: 'undergraduate', level: 'bachelor', code: null } as const)
      : lettersOf(page, study.person.name, label);
  return degree === null ? study : { ...study, degree };
}
