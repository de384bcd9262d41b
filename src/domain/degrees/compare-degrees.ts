// Compares two degrees by level and by code. A level that is higher or lower is another degree; an unnamed one only agrees in level.
import { compareFields, fieldsNamed, isField } from '../fields/compare-fields.ts';
import { UNSPACED } from '../languages/phrase-finder.ts';
import { type Comparison, NO_DATA, OUTCOME_RANK } from '../model/comparison.ts';
import type { DegreeLevel, DegreeMention } from '../model/finding.ts';
import { foldWords } from '../text/fold.ts';
import { isAnyGraduation, isGraduation } from './graduation-words.ts';
import { degreeField, degreeName, parseDegree } from './parse-degree.ts';

const LEVEL_NAMES: Readonly<Record<DegreeLevel, string>> = {
  doctoral: 'a doctorate',
  professional: 'a professional degree',
  master: "a master's degree",
  bachelor: "a bachelor's degree",
  associate: "an associate's degree",
  certificate: 'a certificate',
  secondary: 'a school leaving certificate',
  none: 'no degree',
};

/** Codes that are written for each other: the letters differ, the degree does not. */
const EQUAL_CODES: readonly (readonly string[])[] = [
  ['PhD', 'Dr. rer. nat.', 'Dr. rer. pol.', 'DPhil'], // Dr. rer. nat. is what a German PhD in science is called
  ['EngD', 'Dr.-Ing.'],
  ['LLD', 'Dr. iur.'],
  ['MD', 'Dr. med.'], // outside the German-speaking countries both are written Doctor of Medicine
  ['ScD', 'DSc'],
  ['JD', 'LLB'], // American law schools turned their LLB into a JD in the 1960s and exchanged the diplomas
  ['MD', 'MBBS', 'MBChB'], // one medical degree, two traditions
  ['BSc', 'BS', 'SB', 'ScB'],
  ['MSc', 'MS', 'SM', 'ScM'],
  ['BA', 'AB'],
  ['MA', 'AM'],
  ['BEng', 'BE', 'BTech'],
  ['MEng', 'ME', 'MTech'],
  ['BBA', 'BSBA'],
];

/** "Doctor of Law" is what a Juris Doctor and a doctorate in law are called alike. */
const DOCTOR_OF_LAW = /^doctor of laws?$/i;
const LAW_DOCTORS: readonly string[] = ['JD', 'Dr. iur.', 'LLD', 'SJD'];

/** Arts or science on one level: a slip in a biography more often than a lie. */
const NEAR_CODES: readonly (readonly string[])[] = [
  ['BA', 'BSc', 'BS', 'BEng', 'BE', 'BTech', 'BBA', 'BCom', 'BEd', 'BSBA', 'BSEE'],
  ['BA', 'BFA'],
  ['MA', 'MFA'],
  ['BSc', 'BS', 'BSN'],
  [
    'MA',
    'MSc',
    'MS',
    'MEng',
    'MTech',
    'MMath',
    'MPhys',
    'MChem',
    'MBiol',
    'MComp',
    'MStat',
    'MASc',
    'MPhil',
    'MRes',
    'MEd',
    'MCom',
    'MPP',
    'MPA',
    'MIA',
    'MALD',
    'Diplom',
    'Magister',
    'Specialist',
    'Civilingenjör',
  ],
  ['PhD', 'CSc', 'ScD', 'EdD', 'EngD', 'Dr.-Ing.', 'Dr. rer. nat.', 'ThD', 'DSc', 'DBA'],
];

/** Degrees of one country's own tradition: in another language they are written as the nearest degree of their level. */
const NATIONAL = new Set(
  'CSc Dr.-Ing. Dr.rer.nat. Dr.rer.pol. Dr.iur. Diplom Magister Staatsexamen DEA DESS Maitrise LaureaMagistrale Maestria Mestrado Doctorandus EngineersDegree Specialist Civilingenjör Licence Licenciatura Bacharelado Laurea'.split(
    ' ',
  ),
);
const isNational = (code: string): boolean => NATIONAL.has(code.replaceAll(' ', ''));

/** Two tiers under one word: whoever "si è laureata" may have either. */
const ONE_WORD: readonly (readonly string[])[] = [['Laurea', 'LaureaMagistrale']];

/** A false friend that is meant: a German Diplom, or a Russian "диплом с отличием", is written "Diploma" in English. */
const TRANSLATED: readonly (readonly string[])[] = [
  ['Diploma', 'Diplom'],
  ['Diploma', 'Specialist'],
];

/** Two doctorates of one country, one above the other. */
const TIERS: readonly (readonly string[])[] = [['CSc', 'ScD']];

/** "доктор філософії" is the lower, "доктор наук" the higher doctorate where both are given. */
const EASTERN_TIERS: readonly (readonly string[])[] = [['PhD', 'ScD']];
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** The courses were taken, the degree was not: 単位取得退学, 박사과정 수료, аспирантура. */
const COURSES_ONLY =
  /単位取得|単位修得|満期退学|中退|수료(?!증)|肄[业業]|结业|結業|在学中|在读|在讀|在籍|博士(?:後期)?課程(?!.{0,20}[修終卒])|博士生|[硕碩]士生|재학|중퇴|박사\s?과정(?!.{0,20}(?:졸업|학위))|候[选選補]|аспірантур|аспирантур|докторантур|(?:doctoral|PhD) stud(?:y|ies)|studi\p{L}+ doktoranck|all but (?:the )?dissertation|\bABD\b/iu;

/** School leaving certificates: each country's own, and one name in translation. */
const SCHOOL_LEAVING: readonly (readonly string[])[] = [['Abitur', 'Baccalaureat', 'HighSchoolDiploma']];

/** What a master in business is about, in the languages that do not write MBA. */
const BUSINESS =
  /business|empresa|impresa|affaires|gestion|wirtschaft|zarządz|бизнес|бізнес|менеджмент|経営|管理|경영/iu;

/** Professional degrees are named by their profession: none stands for another. */
const OWN_KIND = new Set([
  'MBA',
  'MD',
  'JD',
  'DDS',
  'DVM',
  'PharmD',
  'LLM',
  'MBBS',
  'DO',
  'DMD',
  'MPH',
  'MSW',
  'MDiv',
  'DPT',
  'PsyD',
  'DNP',
  'DMin',
  'EMBA',
  'BFA',
  'MFA',
  'BArch',
  'MArch',
  'BSN',
  'MSN',
]);

function share(groups: readonly (readonly string[])[], left: string, right: string): boolean {
  return groups.some((group) => group.includes(left) && group.includes(right));
}

/** Level words that overlap in use: a JD is called a doctorate, an MD too; an LLB is a bachelor's. */
function levelsMeet(one: DegreeMention, other: DegreeMention): boolean {
  if (one.level === other.level) return true;
  const pair = new Set([one.level, other.level]);
  if (!pair.has('professional')) return false;
  // Nobody calls an M.D. or a J.D. a master's or a bachelor's degree.
  const isDoctor = [one, other].some(({ surface }) => ENGLISH_DOCTOR.test(surface));
  return pair.has('doctoral') || (!isDoctor && (pair.has('bachelor') || pair.has('master')));
}

const ENGLISH_DOCTOR = /^(?:(?:M|J|D\.?V\.?M|D\.?M|Pharm)\.?\s?D\.?|D\.?D\.?S\.?|D\.?O\.?|Juris Doctor|Doctor of .+)$/i;

/** A laurea of before 2001 took four or five years, and is called a master's as often as a bachelor's. */
function isEitherLevel(one: DegreeMention, other: DegreeMention): boolean {
  return one.code === 'Laurea' && other.level === 'master' && !/trien|breve|primo livello|first/i.test(one.surface);
}

function nameOf(degree: DegreeMention): string {
  return degree.code === null ? LEVEL_NAMES[degree.level] : (degreeName(degree.code) ?? degree.code);
}

function asMention(degree: string | DegreeMention): DegreeMention | null {
  return typeof degree === 'string' ? parseDegree(degree) : degree;
}

export function compareDegrees(expected: string | DegreeMention, found: string | DegreeMention): Comparison {
  const left = typeof expected === 'string' ? expected : expected.surface;
  const right = typeof found === 'string' ? found : found.surface;
  if (left.trim() === '' || right.trim() === '') return NO_DATA;
  const mention = asMention(found);
  if (isAnyDegree(left) && mention !== null && !(FIRST_OF_ALL.test(left) && isLaterDegree(mention)))
    return { outcome: 'compatible', score: 0.8, reason: `"${right}" is a degree`, left, right };
  if (typeof found !== 'string' && found.level === 'none' && isGraduation(right))
    return compareGraduation(expected, left, right);
  if (foldWords(left) === foldWords(right))
    return { outcome: 'same', score: 1, reason: 'the degrees are written the same', left, right };
  if (LICENTIATE.test(left) && LICENTIATE_ABROAD.test(right))
    return { outcome: 'compatible', score: 0.85, reason: `"${right}" is "${left}" in another language`, left, right };
  if (typeof found !== 'string' && found.level === 'none' && SUBJECT_DEGREE.test(right))
    return { outcome: 'no_data', score: 0, reason: `"${right}" does not say which degree`, left, right };
  const one = asMention(expected) ?? professionDegree(left);
  const others = degreesIn(found).filter((degree) => degree !== null);
  const subject = SUBJECT_DEGREE.exec(left)?.[1];
  if (isShortFor(right, left))
    return { outcome: 'compatible', score: 0.75, reason: `"${right}" is "${left}" without its subject`, left, right };
  if (one === null && isField(left) && others.some((other) => isFirstDegreeIn(left, other)))
    return { outcome: 'compatible', score: 0.75, reason: `a degree in ${left.toLowerCase()}`, left, right };
  if (
    one === null &&
    subject !== undefined &&
    isField(subject) &&
    others.some((other) => isFirstDegreeIn(subject, other))
  )
    return { outcome: 'compatible', score: 0.8, reason: `a degree in ${subject.toLowerCase()}`, left, right };
  // "studia podyplomowe" follow a magister, and are none.
  const isLater = ({ level, surface }: DegreeMention): boolean =>
    level === 'certificate' || (level === 'master' && !/magist|магист|магіст/iu.test(surface)) || level === 'doctoral';
  const isAfterFirst = POSTGRADUATE.test(left.trim()) && others.some(isLater);
  if (isAfterFirst || (POSTGRADUATE.test(right.trim()) && one !== null && isLater(one)))
    return { outcome: 'compatible', score: 0.8, reason: 'both come after a first degree', left, right };
  if (CERTIFICATE.test(left.trim()) && others.some(({ surface }) => CERTIFICATE_ABROAD.test(surface)))
    return { outcome: 'compatible', score: 0.8, reason: `"${right}" is a certificate`, left, right };
  if (one === null || others.length === 0) {
    return left.trim().toLowerCase() === right.trim().toLowerCase()
      ? { outcome: 'same', score: 1, reason: 'the degrees are written the same', left, right }
      : { outcome: 'no_data', score: 0, reason: 'the degree is not one we can read', left, right };
  }
  const compared = others.map((other) => judge(one, other));
  const best = compared.reduce((held, next) => (OUTCOME_RANK[next.outcome] > OUTCOME_RANK[held.outcome] ? next : held));
  return { ...best, left, right };
}

/** "Graduação" for "Graduação em Medicina": the page leaves out the subject. */
function isShortFor(found: string, claimed: string): boolean {
  const [short, long] = [foldWords(found), foldWords(claimed)];
  return (
    short.length > 5 && / (?:em|en|in) $/.test(long.slice(short.length).slice(0, 4)) && long.startsWith(`${short} `)
  );
}

/** "Architecture degree": of whatever level, in that subject. */
const SUBJECT_DEGREE = /^(?:an? )?(.{3,40}) degree$/i;

function isFirstDegreeIn(subject: string, degree: DegreeMention): boolean {
  const field = degreeField(degree);
  const isFirst = degree.level === 'bachelor' || degree.level === 'professional' || isNational(degree.code ?? '');
  return isFirst && field !== undefined && compareFields(subject, field).outcome === 'same';
}

/** Claimed by the profession that it makes, as Spanish and Portuguese name it: "Lawyer" for "abogada". */
const PROFESSIONS: Readonly<Record<string, string>> = {
  lawyer: 'abogado',
  attorney: 'abogado',
  physician: 'médico',
  doctor: 'médico',
  dentist: 'odontólogo',
  veterinarian: 'veterinario',
  architect: 'arquitecto',
  accountant: 'contador',
  'public accountant': 'contador',
  psychologist: 'psicólogo',
  economist: 'economista',
  journalist: 'periodista',
  sociologist: 'sociólogo',
  nurse: 'enfermera',
  physiotherapist: 'fisioterapeuta',
  nutritionist: 'nutricionista',
  pharmacist: 'farmacéutico',
  biologist: 'biólogo',
  'industrial engineer': 'ingeniero industrial',
  'civil engineer': 'ingeniero civil',
};

function professionDegree(claimed: string): DegreeMention | null {
  const profession = PROFESSIONS[foldWords(claimed)];
  return profession === undefined ? null : parseDegree(profession);
}

/** Master's degrees that were a country's first, so that whoever graduated there may have one. */
const FIRST_DEGREES = new Set(
  'Diplom Magister Staatsexamen Maitrise LaureaMagistrale EngineersDegree Specialist Civilingenjör'.split(' '),
);

/** "laureata", "absolwent", "卒業": a study was finished. That bears out a first degree, and says nothing of a higher one. */
function compareGraduation(expected: string | DegreeMention, left: string, right: string): Comparison {
  const claimed = asMention(expected);
  const isFirst =
    claimed !== null && (claimed.level === 'bachelor' || FIRST_DEGREES.has((claimed.code ?? '').replaceAll(' ', '')));
  if (isAnyDegree(left) || (isFirst && !/graduat|alumn/i.test(right)))
    return { outcome: 'compatible', score: 0.75, reason: `"${right}": the study was finished`, left, right };
  return { ...NO_DATA, reason: `"${right}" does not say which degree`, left, right };
}

/** "B.A. und M.A.", "BSc & MSc": two degrees in one line, each by itself. */
function degreesIn(degree: string | DegreeMention): (DegreeMention | null)[] {
  const surface = typeof degree === 'string' ? degree : degree.surface;
  if (MASTER_AND_DOCTOR.test(surface)) return ['master', 'doctorate'].map((part) => parseDegree(part));
  const parts = surface.split(/\s(?:and|und|et|y|e|i|og|och|en|&|\+)\s/u).map((part) => parseDegree(part));
  const isList = parts.length > 1 && parts.every((part) => part !== null);
  return isList ? parts : [asMention(degree)];
}

/** A course after a first degree, whatever it leads to: "pós-graduação", "posgrado", "studia podyplomowe". */
const POSTGRADUATE =
  /^(?:an? )?post-?graduate(?: (?:degree|diploma|studies|course|qualification|speciali[sz]ation))?(?: in .+)?$/i;

/** Claimed by that word alone; a specialisation or a residency is something else of that level. */
const CERTIFICATE = /^(?:an? )?certificate(?: of (?:completion|competence|proficiency))?$/i;
const CERTIFICATE_ABROAD = /[cz]ert[iy]fi[ck]|сертиф|证书|證書|証書|수료증/iu;

/** "석·박사", "硕博", "修士・博士": both degrees of one graduate school in one word. */
const MASTER_AND_DOCTOR = /석\s?[·・/,]?\s?박사(?!\s?(?:과정|통합))|[硕碩]\s?[·・、]?\s?博|修士(?:号)?[・、]博士/u;

/** Claimed by that word alone: what it is called elsewhere stands on several levels. */
const LICENTIATE = /^(?:an? )?licen[ct]iate(?:'s)?(?: degree)?(?: (?:in|of) .+)?$/i;
const LICENTIATE_ABROAD = /^(?:li[cz]en[ctz]i|lic\.)/iu;

/** Claimed without saying which: "Degree in Computer Engineering". */
const ANY_DEGREE =
  /^(?:an? )?(?:university |academic |college |undergraduate |first )?(?:degree|graduate|graduation)(?: in .+)?$/i;

/** Or only that a study was finished: "graduated", "졸업"; "laureata" says of what. */
const isAnyDegree = (claimed: string): boolean =>
  ANY_DEGREE.test(claimed) || (isAnyGraduation(claimed) && parseDegree(claimed) === null);

/** A doctorate or a master's is no "undergraduate degree", but where it was a country's first. */
const FIRST_OF_ALL = /^(?:an? )?(?:undergraduate|first) /i;
const isLaterDegree = ({ level, code }: DegreeMention): boolean =>
  level === 'doctoral' || (level === 'master' && !FIRST_DEGREES.has((code ?? '').replaceAll(' ', '')));

function fieldsDiffer(one: DegreeMention, other: DegreeMention): boolean {
  const [left, right] = [degreeField(one), degreeField(other)];
  return left !== undefined && right !== undefined && compareFields(left, right).outcome === 'different';
}

/** "доктор технических наук", "к.х.н.", "Candidate of Chemical Sciences": the branch of science stands inside the name. */
const BRANCH_NAMES: readonly RegExp[] = [
  /(?:доктор|кандидат|д-р|канд)\p{L}*\.?\s+([\p{L}.-]+)\s+наук/iu,
  /^[кд]\.\s?([\p{L}.\s-]+?)\.?\s?н\.?$/iu,
  /^(?:candidate|doctor) of ([\p{L}\s-]+?) sciences?$/iu,
  /^(?:PhD|Ph\.D\.|doctorate|doctor) (?:in|of) (\p{L}+)/iu,
  /^(?:doktor\p{L}*|dr) (?:nauk|n\.) ([\p{L}-]+)/iu,
];

/** How the words for a branch begin, its short forms as whole words. */
const BRANCHES: readonly (readonly [string, RegExp])[] = [
  ['physics', /^(?:ф\.?\s?-\s?м|физ|фіз|phys|fiz)/iu],
  ['philology', /^(?:филол|філол|philolog)/iu],
  ['philosophy', /^(?:филос|філос|philosoph)/iu],
  ['technology', /^(?:т$|техн|techn|engineering)/iu],
  ['economics', /^(?:[эе]$|экон|екон|econom|ekonom)/iu],
  ['medicine', /^(?:м$|мед|medic|medycz)/iu],
  ['law', /^(?:ю$|юр|legal|juridic|law|prawn)/iu],
  ['history', /^(?:[иі]$|ист|іст|histor)/iu],
  ['biology', /^(?:б$|биол|біол|biolog)/iu],
  ['chemistry', /^(?:х$|хим|хім|chem)/iu],
  ['pedagogy', /^(?:п$|пед|pedagog)/iu],
  ['psychology', /^(?:псих|пс|psycholog)/iu],
  ['sociology', /^(?:соц|sociol|społeczn)/iu],
  ['politics', /^(?:пол[иі]т|politic)/iu],
  ['agriculture', /^(?:с\.?-\s?[хг]|сел[ьи]|сіль|agricult|roln)/iu],
  ['geography', /^(?:геогр|geograph)/iu],
  ['geology', /^(?:геол|г\.?-м|geolog)/iu],
  ['veterinary', /^(?:вет|veterin|weteryn)/iu],
  ['pharmacy', /^(?:фарм|pharm|farm)/iu],
  ['military', /^(?:воен|військ|milit|wojsk)/iu],
];

function branchOf({ surface }: DegreeMention): string | undefined {
  const name = BRANCH_NAMES.map((pattern) => pattern.exec(surface.trim())?.[1]).find((found) => found !== undefined);
  return name === undefined ? undefined : BRANCHES.find(([, form]) => form.test(name))?.[0];
}

function branchesDiffer(one: DegreeMention, other: DegreeMention): boolean {
  const [left, right] = [branchOf(one), branchOf(other)];
  return left !== undefined && right !== undefined && left !== right;
}

/** "Doctorado en Medicina" and "Licenciada en Medicina": in Spain, Portugal and Italy the doctorate is a thesis. */
function isThesisBesideLicence(one: DegreeMention, other: DegreeMention): boolean {
  return ROMANCE_DOCTORATE.test(one.surface) && FIRST_IN_MEDICINE.test(other.surface);
}

const ROMANCE_DOCTORATE = /^(?:doctorado|doctora? en|doutorad[oa]|doutora? em|dottorato)/i;
const FIRST_IN_MEDICINE = /^(?:licencia|grad[ou]|laure|médic|medic[oa]|bachar|formad)/i;

/** The first degree of a profession, which some countries count as a bachelor's and others as a master's or a doctor's. */
function areOneProfession(one: DegreeMention, other: DegreeMention): boolean {
  const field = subjectOf(one);
  if (field === undefined || field !== subjectOf(other)) return false;
  const levels = new Set([one.level, other.level]);
  // A doctor of laws wrote a thesis, a juris doctor did not.
  if (!levels.has('professional') || (field === 'law' && levels.has('doctoral'))) return false;
  return [one, other].some(({ code }) => code === null || isNational(code));
}

/** "Bacharelado em Direito": the subject stands behind the degree, where its own name fixes none. */
function subjectOf(degree: DegreeMention): string | undefined {
  const [named, ...others] = fieldsNamed(degree.surface);
  return degreeField(degree) ?? (others.length === 0 ? named : undefined);
}

/** "Laurea in Giurisprudenza" and "laureato": the short course of today is named as such. */
function areOneLaurea(one: DegreeMention, other: DegreeMention): boolean {
  return (
    /^laurea in /i.test(one.surface) && other.code === 'Laurea' && !/trien|breve|primo livello/i.test(other.surface)
  );
}

const isBaccalaureat = ({ code }: DegreeMention): boolean => code === 'Baccalaureat';

/** An MBA beside a master's degree of which nobody says what it was in. */
function isPlainMaster(named: DegreeMention, plain: DegreeMention): boolean {
  return named.code === 'MBA' && plain.code === null && plain.level === 'master' && !BUSINESS.test(plain.surface);
}

/** "Specialist" and "especialista em"; "Diploma" and "diplomado", "DU"; "Engineer" and "inżynier": one word in two languages, whatever its level here. */
const ONE_WORD_ABROAD: readonly (readonly [RegExp, RegExp])[] = [
  [/^speciali(?:st|[sz]ation)\b/i, /^(?:curso de |diploma de |scuola di )?e?speciali/i],
  [/^(?:inter-?)?(?:university )?diploma\b/i, /^(?:dipl[oô]m|D\.?I?\.?U\b)/i],
  [/^engineer(?:'s degree)?$/i, /^(?:in[żg]|инженер|інженер)/iu],
  [/^doctor of laws$/i, /^JUDr/],
];

function isOneWordAbroad(one: DegreeMention, other: DegreeMention): boolean {
  return ONE_WORD_ABROAD.some(([english, abroad]) => english.test(one.surface) && abroad.test(other.surface));
}

/** "Diplomado en": in Spain who has a first degree, in America a course of some weeks. */
const isCourseOrDegree = (one: DegreeMention, other: DegreeMention): boolean =>
  /^diplomado(?: en)?$/i.test(one.surface) && other.level === 'bachelor' && !/^diplom/i.test(other.surface);

/** "специалист по специальности «лечебное дело»": a specialist's diploma, by whatever it was in. */
const isSpecialist = (one: DegreeMention, other: DegreeMention): boolean =>
  one.code === 'Specialist' &&
  other.code !== 'Specialist' &&
  /специалист|спеціаліст|дипломирован/iu.test(other.surface);

/** Czech and Slovak titles that are taken after a master's degree, by an examination and a thesis. */
const RIGOROUS = /(?:^|\s)((?:JU|Ph|RN|Paed|Pharm|Th|RS|IC)Dr)(?!\p{L})|rigor[oó]zn/u;

function isRigorousAlone(one: DegreeMention, other: DegreeMention): boolean {
  return RIGOROUS.test(one.surface) && !RIGOROUS.test(other.surface) && other.level === 'master' && other.code === null;
}

function judge(one: DegreeMention, other: DegreeMention): Comparison {
  const judged = judgeConferred(one, other);
  if (judged.outcome === 'different' || COURSES_ONLY.test(one.surface) === COURSES_ONLY.test(other.surface))
    return judged;
  return { outcome: 'partial', score: 0.4, reason: `the courses of ${nameOf(other)}, and no degree` };
}

/** "к.э.н." beside "Doctor of Economics": where there are two doctorates, that is the name of the higher. */
const isHigherDoctorate = (one: DegreeMention, other: DegreeMention): boolean =>
  one.code === 'CSc' && other.code === null && /^doctor of /i.test(other.surface);

/** As if both were conferred. */
function judgeConferred(one: DegreeMention, other: DegreeMention): Comparison {
  const names = `${nameOf(one)} and ${nameOf(other)}`;
  if (isSchoolLeft(one, other) || isSchoolLeft(other, one))
    return { outcome: 'different', score: 0.05, reason: `${names} are two degrees` };
  if (one.level !== other.level && (isOneWordAbroad(one, other) || isOneWordAbroad(other, one)))
    return { outcome: 'compatible', score: 0.8, reason: `${names} are one word in two languages` };
  if (isSpecialist(one, other) || isSpecialist(other, one))
    return { outcome: 'compatible', score: 0.8, reason: `${names} are a specialist's diploma` };
  if (isRigorousAlone(one, other) || isRigorousAlone(other, one))
    return { outcome: 'partial', score: 0.4, reason: `${names}, one above the other` };
  if (isThesisBesideLicence(one, other) || isThesisBesideLicence(other, one))
    return { outcome: 'different', score: 0.05, reason: `${names}: a thesis is not the first degree` };
  if (areOneProfession(one, other))
    return { outcome: 'compatible', score: 0.8, reason: `${names} are both the degree of that profession` };
  if (isCourseOrDegree(one, other) || isCourseOrDegree(other, one))
    return { outcome: 'partial', score: 0.4, reason: `${names} are sometimes called by one word` };
  if ([one.code, other.code].filter((code) => code === 'Habilitation').length === 1)
    return { outcome: 'partial', score: 0.4, reason: `${names}, one above the other` };
  if ([one, other].some(({ surface }) => /^baccalaureate$/i.test(surface)) && [one, other].some(isBaccalaureat))
    return { outcome: 'compatible', score: 0.75, reason: `${names} are written alike` };
  if (areOneLaurea(one, other) || areOneLaurea(other, one))
    return { outcome: 'compatible', score: 0.8, reason: `${names} are one laurea` };
  if (isOfUnsaidSubject(one, other) || isOfUnsaidSubject(other, one))
    return { outcome: 'partial', score: 0.4, reason: `${names}: the subject is not said` };
  if (one.code !== null && other.code !== null) return judgeCodes(one, one.code, other, other.code);
  if (isPlainMaster(one, other) || isPlainMaster(other, one))
    return { outcome: 'partial', score: 0.5, reason: `${names}: whether it was in business is not said` };
  if (isHigherDoctorate(one, other) || isHigherDoctorate(other, one))
    return { outcome: 'partial', score: 0.4, reason: `${names}, which may be the one above it` };
  if (one.level === other.level) {
    if (fieldsDiffer(one, other) || branchesDiffer(one, other))
      return { outcome: 'partial', score: 0.4, reason: `the same level, but ${names} of another subject` };
    const bothUnnamed = one.code === null && other.code === null;
    return bothUnnamed
      ? { outcome: 'same', score: 0.95, reason: `both are ${LEVEL_NAMES[one.level]}` }
      : {
          outcome: 'compatible',
          score: 0.8,
          reason: `${nameOf(one.code === null ? other : one)} is ${LEVEL_NAMES[one.level]}`,
        };
  }
  const isNoDoctor = isProfessionAlone(one, other) || isProfessionAlone(other, one);
  if (!isNoDoctor && (levelsMeet(one, other) || isEitherLevel(one, other) || isEitherLevel(other, one))) {
    return { outcome: 'partial', score: 0.5, reason: `${names} are sometimes called by one word` };
  }
  return { outcome: 'different', score: 0.05, reason: `${names} are not on one level` };
}

/** "치과대학 졸업", "医学部卒業" beside a doctorate: in these languages nobody is called a doctor for leaving the school. */
const isSchoolLeft = (one: DegreeMention, other: DegreeMention): boolean =>
  one.level === 'professional' && UNSPACED.test(one.surface) && other.level === 'doctoral';

/** "título de Abogado" beside a doctorate: no word of it calls anybody a doctor. */
const isProfessionAlone = (one: DegreeMention, other: DegreeMention): boolean =>
  one.level === 'professional' &&
  other.level === 'doctoral' &&
  !DOCTOR.test(one.surface) &&
  !DOCTORS_LETTERS.test(one.surface);
const DOCTOR = /do[ck]t|degree|доктор|博士|박사|(?<!\p{L})dr(?!\p{L})/iu;
const DOCTORS_LETTERS = /[A-Z]\.?\s?D(?!\p{L})|MB/u;

/** "Law degree" beside "Bacharel": perhaps in law. */
const isOfUnsaidSubject = (one: DegreeMention, other: DegreeMention): boolean =>
  isField(SUBJECT_DEGREE.exec(one.surface)?.[1] ?? '-') &&
  (other.level === 'bachelor' || other.level === 'master') &&
  isNational(other.code ?? '') &&
  subjectOf(other) === undefined;

/** 法学部卒業, 法学学士: there the Juris Doctor, 法務博士, is taken after it. */
const isAsianBachelorOfLaws = ({ code, surface }: DegreeMention): boolean => code === 'LLB' && UNSPACED.test(surface);
const JURIS_DOCTOR = /juris|^J\.?\s?D\.?$|法[務务律]博士|법학전문/iu;

function judgeCodes(one: DegreeMention, code: string, other: DegreeMention, otherCode: string): Comparison {
  const names = `${nameOf(one)} and ${nameOf(other)}`;
  if (code === otherCode)
    return branchesDiffer(one, other)
      ? { outcome: 'partial', score: 0.4, reason: `both are ${nameOf(one)}, of another branch` }
      : { outcome: 'same', score: 1, reason: `both are ${nameOf(one)}` };
  const isOfLaw = [one, other].some((degree) => branchOf(degree) === 'law' && degree.code === 'ScD');
  if (
    [one, other].some(({ surface }) => DOCTOR_OF_LAW.test(surface)) &&
    (isOfLaw || share([LAW_DOCTORS], code, otherCode))
  )
    return { outcome: 'compatible', score: 0.85, reason: `${names} are both written Doctor of Law` };
  if ([one, other].some(isAsianBachelorOfLaws) && [one, other].some(({ surface }) => JURIS_DOCTOR.test(surface)))
    return { outcome: 'different', score: 0.05, reason: `${names} are two degrees` };
  if (share(EQUAL_CODES, code, otherCode)) return { outcome: 'same', score: 0.95, reason: `${names} are one degree` };
  if (share(SCHOOL_LEAVING, code, otherCode))
    return { outcome: 'compatible', score: 0.85, reason: `${names} both end the years of school` };
  if (share(EASTERN_TIERS, code, otherCode) && CYRILLIC.test(one.surface) && CYRILLIC.test(other.surface))
    return { outcome: 'different', score: 0.05, reason: `${names} are two degrees` };
  if (share(TRANSLATED, code, otherCode))
    return { outcome: 'compatible', score: 0.8, reason: `${names} are written for each other in two languages` };
  if (share(TIERS, code, otherCode)) return { outcome: 'different', score: 0.05, reason: `${names} are two degrees` };
  if (share(ONE_WORD, code, otherCode))
    return { outcome: 'partial', score: 0.5, reason: `${names} are sometimes called by one word` };
  const sameLevel = one.level === other.level;
  if (
    sameLevel &&
    (isNational(code) || isNational(otherCode)) &&
    !fieldsDiffer(one, other) &&
    !branchesDiffer(one, other)
  ) {
    return OWN_KIND.has(code) || OWN_KIND.has(otherCode)
      ? { outcome: 'partial', score: 0.5, reason: `the same level, but ${names}` }
      : { outcome: 'compatible', score: 0.8, reason: `${names} are degrees of one level in two countries` };
  }
  if (share(NEAR_CODES, code, otherCode))
    return { outcome: 'partial', score: 0.6, reason: `the same level, but ${names}` };
  if (sameLevel && !OWN_KIND.has(code) && !OWN_KIND.has(otherCode))
    return { outcome: 'partial', score: 0.5, reason: `the same level, but ${names}` };
  return { outcome: 'different', score: 0.05, reason: `${names} are different degrees` };
}
