// The degrees of the language packs, found in a text that is or holds a degree.
import { LANGUAGES } from '../languages/index.ts';
import { makePhraseFinder, UNSPACED } from '../languages/phrase-finder.ts';
import type { DegreeLevel } from '../model/finding.ts';
import { once } from '../text/once.ts';

export interface PackDegree {
  form: string;
  level: DegreeLevel;
  code: string | null;
  /** The subject that the degree's own name fixes: "law" for "cand.jur.". */
  field?: string;
}

/** Professions that are written for the degree which makes them, where the whole text is nothing else. */
const PROFESSIONS: readonly (readonly [string, DegreeLevel, string | null, string?])[] = [
  ['специалист|спеціаліст|specialist|spezialist', 'master', 'Specialist'],
  [
    'engineer|ingénieur|ingeniero|ingeniera|engenheiro|engenheira|ingegnere|инженер|інженер',
    'master',
    'EngineersDegree',
    'engineering',
  ],
  ['lekarz|lékař|lékařka|врач|лікар|basisarts|leg. läkare|legitimerad läkare', 'professional', 'MD', 'medicine'],
  ['leg. tandläkare|legitimerad tandläkare|tandlæge', 'professional', 'DDS', 'dentistry'],
  ['lekarz weterynarii|dyrlæge|dierenarts', 'professional', 'DVM', 'veterinary medicine'],
  [
    'lekarz dentysta|lekarka dentystka|zubní lékař|zubní lékařka|врач-стоматолог|лікар-стоматолог|стоматолог',
    'professional',
    'DDS',
    'dentistry',
  ],
  ['юрист', 'master', 'Specialist', 'law'],
  [
    'экономист|економіст|педагог|психолог|филолог|філолог|математик|физик|фізик|химик|хімік|биолог|біолог|историк|історик',
    'master',
    'Specialist',
  ],
  ['abogado|abogada|abogado titulado|abogada titulada', 'professional', 'JD', 'law'],
  ['médico|médica|médico general', 'professional', 'MD', 'medicine'],
  ['odontólogo|odontóloga', 'professional', 'DDS', 'dentistry'],
  ['veterinario|veterinaria', 'professional', 'DVM', 'veterinary medicine'],
  ['arquitecto|arquitecta|arquiteto|arquiteta', 'bachelor', 'BArch', 'architecture'],
  ['contador público|contadora pública|contador', 'bachelor', null, 'accounting'],
  ['psicólogo|psicóloga', 'bachelor', null, 'psychology'],
  ['economista', 'bachelor', null, 'economics'],
  ['periodista|jornalista', 'bachelor', null, 'journalism'],
  ['sociólogo|socióloga', 'bachelor', null, 'sociology'],
  ['enfermero|enfermera|enfermeiro|enfermeira', 'bachelor', null, 'nursing'],
  ['fisioterapeuta|kinesiólogo|kinesióloga', 'bachelor', null, 'physiotherapy'],
  ['nutricionista', 'bachelor', null, 'nutrition'],
  ['farmacéutico|farmacéutica|farmacêutico|farmacêutica', 'bachelor', null, 'pharmacy'],
  ['politólogo|politóloga|cientista político|cientista política', 'bachelor', null, 'political science'],
  ['biólogo|bióloga', 'bachelor', null, 'biology'],
  ['arquiteto e urbanista|arquiteta e urbanista', 'bachelor', 'BArch', 'architecture'],
  ['cirurgião-dentista|cirurgiã-dentista|cirurgião dentista|cirurgiã dentista', 'professional', 'DDS', 'dentistry'],
  ['médico veterinário|médica veterinária', 'professional', 'DVM', 'veterinary medicine'],
];

/** Forms of address, and words that mean something else in the next language. */
const NO_DEGREE = new Set(['doctor', 'doctora', 'docteur', 'docteure', 'doutor', 'doutora', 'dr', 'stud', 'diploma']);

const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** "mr.", "ir.", "DI": too short to be sought in a longer text, and only as it is written. */
const isShort = (form: string): boolean => !UNSPACED.test(form) && letters(form).length <= 4;

const packDegrees = once((): PackDegree[] =>
  LANGUAGES.flatMap((pack) =>
    pack.degrees.flatMap(({ forms, ...meaning }) => forms.map((form) => ({ form, ...meaning }))),
  ).filter(({ form }) => !NO_DEGREE.has(letters(form).toLowerCase())),
);

const professions = once((): PackDegree[] =>
  PROFESSIONS.flatMap(([forms, level, code, field]) =>
    forms.split('|').map((form) => ({ form, level, code, ...(field === undefined ? {} : { field }) })),
  ),
);

const finderOf = (degrees: readonly PackDegree[]) =>
  makePhraseFinder(degrees.map((degree) => ({ form: degree.form, value: degree })));

/** Whatever is taught in courses and schools has everyday names: it counts only where the text is nothing else. */
const isEveryday = ({ level }: PackDegree): boolean => level === 'certificate' || level === 'secondary';

const finder = once(() => finderOf(packDegrees().filter((degree) => !isShort(degree.form) && !isEveryday(degree))));
const wholeFinder = once(() =>
  finderOf([...packDegrees().filter((degree) => !isShort(degree.form) && isEveryday(degree)), ...professions()]),
);
const shortForms = once(() => {
  const byLetters = new Map<string, PackDegree>();
  for (const degree of packDegrees().filter(({ form }) => isShort(form)))
    if (!byLetters.has(letters(degree.form))) byLetters.set(letters(degree.form), degree);
  return byLetters;
});

/** "医学部 卒業": Chinese and Japanese are written without spaces, whatever a page's layout makes of them. */
const withoutHanSpaces = (text: string): string =>
  text
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})|\s+(?=[(（])/gu, '')
    // 理学部物理学科卒業: the department says what was studied there.
    .replace(/(?<=学部)\p{Script=Han}{1,10}(?:学科|専攻)(?=卒)/gu, '');

/** "VWO", "HBO": a word that its language writes small stands in capitals as well. */
function inCapitals(text: string): PackDegree | null {
  const written = letters(text);
  return written.length > 2 && written === written.toUpperCase()
    ? (shortForms().get(written.toLowerCase()) ?? null)
    : null;
}

/** "инженер-механик", "лікар-лікувальник": a profession and what it is more exactly. */
const withoutSpecialty = (text: string): string =>
  text.replace(/^(\p{Script=Cyrillic}{4,})-\p{Script=Cyrillic}+$/u, '$1');

/** The degree that the whole text is. */
export function wholePackDegree(written: string): PackDegree | null {
  const text = withoutHanSpaces(written);
  const found =
    finder().whole(text) ?? wholeFinder().whole(text) ?? shortForms().get(letters(text)) ?? inCapitals(text);
  return found ?? wholeFinder().whole(withoutSpecialty(text)) ?? null;
}

/** The first degree in the text, said as exactly as any other of its level there. */
export function packDegreeIn(text: string): PackDegree | null {
  const written = withoutHanSpaces(text);
  // "pós-graduado em direito" is no first degree.
  const found = finder()
    .find(written)
    .filter(({ from }) => !/(?<!\p{L})p[oó]st?-$/iu.test(written.slice(0, from)))
    .map((match) => match.value);
  const first = found[0];
  if (first === undefined) return null;
  const exact = found.find(({ level, code, field }) => level === first.level && (code ?? field ?? null) !== null);
  return exact ?? first;
}

/** Codes of every subject, though some of their forms name one. */
const ANY_FIELD = new Set([
  'CSc',
  'ScD',
  'Specialist',
  'Staatsexamen',
  'PhD',
  'Diplom',
  'Magister',
  'BSc',
  'MSc',
  'BA',
  'MA',
]);

/** Fields that a code's own name fixes: "law" for LLB. */
export const fieldOfCode = once(() => {
  const fields = new Map<string, string>();
  for (const { code, field } of LANGUAGES.flatMap((pack) => pack.degrees))
    if (code !== null && field !== undefined && !ANY_FIELD.has(code)) fields.set(code, field);
  return fields;
});
