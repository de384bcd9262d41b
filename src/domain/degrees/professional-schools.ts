// Schools that are left with one degree: a law school, a medical faculty.
import type { DegreeMention } from '../model/finding.ts';
import { parseDegree } from './parse-degree.ts';

interface Span {
  from: number;
  to: number;
}
interface FoundDegree extends Span {
  degree: DegreeMention;
}

/** "Medical School: Marl": the label of the line. */
const SCHOOL_LABEL =
  /^(?:undergraduate|college|medical|law|dental|veterinary)(?: school| college| education| training| degree)?:\s/i;

/** The last verb before the school says that the study was finished; where one only "attended", it does not. */
const LEFT_SCHOOL =
  /(?<!\p{L})(?:graduat(?:ed|ing|e(?! (?:student|school|program|assistant|studies)))|complet(?:ed|ing)|finish(?:ed|ing)|earned|received|obtained|trained|alumn(?:us|a) of|ukończył|absolwent|vystudoval|absolvoval|absolvent|promoval|окончил|закончил|выпускни|закінчи|випускни)(?!.*(?<!\p{L})(?:attended|residency|fellowship|internship|clerkship|worked|joined|taught|professor|lecturer|awards?|prizes?)(?!\p{L}))/iu;

const PROFESSIONAL_SCHOOLS: readonly (readonly [RegExp, string])[] = [
  [/^undergraduate(?: degree| education)?(?=:)/iu, "bachelor's degree"],
  [
    /(?<!\p{L})(?:law school|(?:school|college|faculty) of law|law (?:center|centre)|college of the law)(?!\p{L})/iu,
    'law degree',
  ],
  [/(?<!\p{L})osteopathic medicine(?!\p{L})/iu, 'D.O.'],
  [
    /(?<!\p{L})(?:medical (?:school|college|training)|(?:school|college|faculty) of medicine|lékařsk\p{L}+ fakult\p{L}+|wydzia\p{L}+ lekarsk\p{L}+|(?:лечебн|медицинск|лікувальн|медичн)\p{L}+ факультет\p{L}*)(?!\p{L})/iu,
    'medical degree',
  ],
  [
    /(?<!\p{L})(?:dental school|(?:school|college|faculty) of dent(?:istry|al medicine))(?!\p{L})/iu,
    'Doctor of Dental Surgery',
  ],
  [/(?<!\p{L})(?:veterinary (?:school|college)|(?:school|college|faculty) of veterinary medicine)(?!\p{L})/iu, 'DVM'],
];

/** The degree that the school named in the words confers, and where they name it. */
function degreeOfSchool(words: string): FoundDegree | null {
  for (const [school, name] of PROFESSIONAL_SCHOOLS) {
    const word = school.exec(words);
    const degree = word === null ? null : parseDegree(name);
    if (word === null || degree === null) continue;
    return { from: word.index, to: word.index + word[0].length, degree: { ...degree, surface: word[0] } };
  }
  return null;
}

/** "graduated from Marl Law School", "went to medical school at Marl": what these schools are left with is one degree. */
export function professionalDegreeIn(text: string, mention: Span): FoundDegree | null {
  const done = LEFT_SCHOOL.exec(text.slice(0, mention.from)) ?? SCHOOL_LABEL.exec(text.slice(0, mention.from));
  if (done === null) return null;
  const rest = /^(?:['’]s)?(?:\s(?:\p{Lu}\p{L}+|of)){0,4}/u.exec(text.slice(mention.to))?.[0] ?? '';
  const found = degreeOfSchool(text.slice(done.index, mention.to) + rest);
  return found === null ? null : { from: done.index + found.from, to: done.index + found.to, degree: found.degree };
}
