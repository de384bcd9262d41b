// Compares two job titles by rank, by function and by the words in common: an associate professor is a professor, but not quite.
import { compareFields } from '../fields/compare-fields.ts';
import { type Comparison, NO_DATA, OUTCOME_RANK } from '../model/comparison.ts';
import { inAmericanSpelling } from '../text/american-spelling.ts';
import { foldWords } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';
import { once } from '../text/once.ts';
import { comparePosts, OTHER_RANK } from './compare-posts.ts';
import { areOfOneLanguage, type EnglishTitle, englishConcept, inEnglish } from './pack-titles.ts';
import { canonical } from './same-titles.ts';
import { specialtyOf } from './title-senses.ts';

interface TitleForm {
  folded: string;
  /** The listed title it is, if it is one. */
  office?: string;
  words: Set<string>;
  rank: string;
  /** Posts side by side in a script without spaces, each by its English name. */
  posts: readonly string[];
  senses: readonly string[];
  /** One of several English names that its words may have. */
  isOneSense?: boolean;
  /** The office a title begins or ends with, and the subject beside it. */
  head?: { office: string; otherOffices: readonly string[]; subject: string; isForeign: boolean };
}

/** "Chief Technology Officer" inside a longer title, by the short form that is kept. */
const chiefs = once(() => [...canonical()].filter(([name]) => name.startsWith('chief ')));

function withShortChiefs(folded: string): string {
  if (canonical().has(folded) || !folded.includes('chief ')) return folded;
  return chiefs().reduce((text, [name, short]) => ` ${text} `.replace(` ${name} `, ` ${short} `).trim(), folded);
}

/** "Postdocs", "Associate Editors" over a list: each of them is one. */
function singular(folded: string): string {
  const isPlural = canonical().has(folded.slice(0, -1)) || /(?:[eo]r|ist|[ae]nt|ian|fellow)s$/.test(folded);
  return !canonical().has(folded) && folded.endsWith('s') && isPlural ? folded.slice(0, -1) : folded;
}

/** Ranks; another rank of the same work is partial agreement. */
const RANKS: readonly (readonly [string, readonly string[]])[] = [
  ['assistant', ['assistant', 'asst']],
  ['associate', ['associate', 'assoc']],
  ['deputy', ['deputy', 'vice', 'under', 'sub']],
  ['junior', ['junior', 'jr', 'entry', 'trainee', 'intern', 'apprentice']],
  ['senior', ['senior', 'sr', 'snr', 'lead', 'principal', 'staff', 'distinguished', 'chief', 'head']],
  ['visiting', ['visiting', 'guest', 'adjunct', 'contract', 'honorary', 'emeritus', 'emerita', 'acting', 'interim']],
  ['cofounder', ['cofounder']],
  ['managing', ['managing']],
];

/** Words that say nothing about the work. */
const EMPTY = new Set([
  'of',
  'the',
  'and',
  'for',
  'at',
  'in',
  'a',
  'an',
  'to',
  'de',
  'der',
  'du',
  'des',
  'und',
  'et',
  'fur',
  'di',
  'do',
  'da',
  'del',
  'la',
  'le',
  'pour',
  'para',
  'van',
  'voor',
  'och',
  'og',
  'av',
  'w',
  'z',
  'v',
  'global',
  'former',
  'formerly',
  'current',
  'ex',
  'tenured',
  'endowed',
  'full',
  'time',
  'part',
  'level',
  'i',
  'ii',
  'iii',
  'iv',
  '1',
  '2',
  '3',
]);

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sr: 'senior',
    snr: 'senior',
    jr: 'junior',
    res: 'research',
    hon: 'honorary',
    dep: 'deputy',
    adj: 'adjunct',
    dept: 'department',
    asst: 'assistant',
    assoc: 'associate',
    mgr: 'manager',
    eng: 'engineer',
    dir: 'director',
    dev: 'engineer',
    exec: 'executive',
    mgmt: 'management',
    prof: 'professor',
    tech: 'technical',
    ops: 'operations',
    engr: 'engineer',
    svc: 'service',
    admin: 'administrator',
    rep: 'representative',
    developer: 'engineer',
    programmer: 'engineer',
    coordinator: 'coordinator',
    attorney: 'lawyer',
    congressman: 'representative',
    congresswoman: 'representative',
    chairwoman: 'chairman',
    chair: 'chairman',
    chairperson: 'chairman',
    adviser: 'advisor',
    counselor: 'advisor',
    councilwoman: 'councillor',
    councilman: 'councillor',
    councilor: 'councillor',
    chief: 'head',
    finance: 'financial',
    employment: 'labor',
    workplace: 'occupational',
    municipal: 'city',
    personnel: 'hr',
    judicial: 'court',
    judiciary: 'court',
  }),
);

/** "2018–2021 Postdoctoral Researcher": the years of a post are not its title. */
const YEARS = /\b(?:19|20)\d\d(?:\s?[-–—]\s?(?:(?:19|20)\d\d|present))?\b/gi;

/** "mgr Anna Nowak": a Polish or Czech degree before a name, and no manager. */
const DEGREE_BEFORE_NAME = /(?<!\p{L})mgr\.?(?:\sinż\.?)?\s(?=\p{Lu})/gu;

/** "Board-Certified Orthopedic Surgeon": what does not change the post. */
const QUALIFIED =
  /^\s*(?:(?:double|triple)[- ])?(?:board[- ](?:certified|eligible)|licensed|award-winning)(?: and)? (?=\p{L})/iu;

/** "Software developer (intern)": of what stands in brackets, what makes another post of it. */
const RANK =
  /^(?:intern(?:ship)?|trainee|acting|interim|stage|stagiaire|praktikum|praktikant(?:in)?|werkstudent(?:in)?|est[áa]gio|tirocinio|pr[áa]cticas)$/i;

const plainTitle = (title: string): string =>
  title
    .slice(0, 160)
    .replace(DEGREE_BEFORE_NAME, '')
    .replace(/\(([^)]{0,80})\)/g, (_, inside: string) => (RANK.test(inside) ? ` ${inside}` : ' '))
    .replace(YEARS, ' ')
    .replace(QUALIFIED, '')
    .trim();

/** "Professor of Physics": the office before a small word, and the subject. */
const WITH_SUBJECT = /^(.{2,40}?)(?:,| (?:of|in|for|für|för|de|di|do|da|em|en|van|voor|i|w|по|з)) (.{3,80})$/iu;

const formOf: (title: string) => TitleForm = memoise((title) => {
  const written = plainTitle(title);
  const english = inEnglish(written);
  const named = singular(english.words.replace(/\bpost doctoral\b/g, 'postdoctoral'));
  const folded = withShortChiefs(canonical().has(named) ? named : (englishConcept(named) ?? named))
    .replace(/\bco founder\b/g, 'cofounder')
    // "William Brightwater Jr. Professor of History": the benefactor's name is no rank.
    .replace(/ (?:jr|sr)(?= (?:distinguished |endowed )?(?:professor|chair|fellow)\b)/, '')
    // A patent attorney is no lawyer of any kind: one profession, one word.
    .replace(/\bpatent (?:attorney|lawyer|agent)\b/g, 'patentattorney')
    // "the Marl Chair in Machine Learning" is a professor's.
    .replace(/\bchair in (?!the\b)/, 'professor of ')
    .replace(/\b(?:united states|u s) (?=attorney)/, 'us ')
    .replace(/\bgc\b/, 'general counsel')
    .replace(/\bgm\b/, 'general manager')
    // Whoever is in specialist training is a resident, with or without the word for a doctor.
    .replace(
      /\b(?:medical resident|resident (?:physician|doctor|medical officer)|physician in training)\b/g,
      'resident',
    )
    .replace(/\bhuman resources?\b/g, 'hr')
    .replace(/\bdental (?:surgeon|physician|doctor)\b/g, 'dentist')
    .replace(/\b(?<!post )(?:doctoral (?:researcher|student|candidate)|phd candidate)\b/g, 'phd student')
    .replace(/\bvice president\b/g, 'vp')
    .replace(/\b(s|e)(?:enior|xecutive) vp\b/g, '$1vp')
    .replace(/\b(?:engineering|development|developer) (?=intern\b)/, 'engineer ')
    .replace(/\bfullstack\b/g, 'full stack')
    .replace(/\b(front|back)end\b/g, '$1 end')
    .replace(
      /^(?:(?:is|was|am|now|currently|the|a|an|un|une|una|uno|um|uma|former|formerly|current|ex|inaugural|founding|new|longtime) ){1,4}/,
      '',
    )
    // "the company's first CEO"; a first secretary and a first officer are ranks.
    .replace(
      /^first (?=(?:c[a-z]o|chief|director|president|dean|head|chair\w*|manager|general|executive|managing)\b)/,
      '',
    )
    .trim();
  const words = new Set(
    folded
      .split(' ')
      .filter((word) => word !== '' && !EMPTY.has(word))
      .map(inAmericanSpelling)
      .map((word) => ABBREVIATIONS.get(word) ?? word),
  );
  // "Representative Attorney" heads the firm; a sales representative heads nobody.
  const isHead = words.has('representative') && ['lawyer', 'partner'].some((word) => words.has(word));
  const rank = isHead
    ? 'representative'
    : (RANKS.find(([, names]) => names.some((name) => words.has(name)))?.[0] ?? '');
  const head = headOf(written, english.head);
  return {
    folded,
    office: canonical().get(folded),
    words,
    rank,
    posts: english.posts,
    senses: english.senses,
    ...(head ? { head } : {}),
  };
});

/** "Director of the Department of Foreign Trade": foreign trade is what it is about. */
const OF_DEPARTMENT = /^(?:the )?(?:department|division|section|unit|office)(?: of| for)? (?:the )?(?=\p{L}{3})/iu;

function headOf(title: string, foreign: EnglishTitle['head']): TitleForm['head'] {
  const [, named = '', subject = ''] = WITH_SUBJECT.exec(title) ?? [];
  const [office, behind] = foreign === undefined ? [foldWords(named), subject] : [foreign.concept, foreign.subject];
  if (behind === '') return undefined;
  const subjectOf = behind.replace(OF_DEPARTMENT, '');
  const otherOffices = foreign?.otherConcepts ?? [];
  return {
    office: canonical().get(office) ?? office,
    otherOffices,
    subject: subjectOf,
    isForeign: foreign !== undefined,
  };
}

/** 創業者兼CEO, 공동창업자 겸 대표, 執行役員CTO: "and" in one sign or in none; 兼任教授 and "CTO室長" are one office. */
const JOINED_UNSPACED =
  /(?<=\p{L})\s?兼(?![任職职課课])\s?|\s겸\s|、|(?<=\p{Script=Han})・(?=\p{Script=Han}|C[A-Z]{1,3}O)|(?<=[\p{Script=Han}\p{Script=Hangul}]\s?)(?=C[A-Z]{1,3}O(?:兼|(?!\p{L})))/u;

/** "Mitglied des Vorstands (CFO)": two names of what somebody is. */
const OFFICE_IN_BRACKETS = /\s\((C[A-Z]{1,3}O)\)/g;

/** `Founder and CEO`, `Professor & Chair`: each office by itself. */
function officesOf(title: string): TitleForm[] {
  const parts = title
    .replace(OFFICE_IN_BRACKETS, ', $1')
    .split(/\s(?:and|&|und|et|y|e|oraz|и|та|і|[–—·-])\s|(?<=[ěščřžýůáíąęłóńśźż]\p{L}*)\s[ai]\s|[,;/|•]/iu)
    .flatMap((part) => part.split(JOINED_UNSPACED))
    .map((part) => part.trim());
  const offices = parts.filter((part) => part !== '').map(formOf);
  const whole = formOf(title);
  const posts = [whole, ...offices].flatMap((form) => form.posts.filter((post) => post !== form.folded)).map(formOf);
  const senses = [whole, ...offices]
    .flatMap((form) => form.senses.filter((sense) => sense !== form.folded))
    .map((sense) => ({ ...formOf(sense), isOneSense: true }));
  return [whole, ...(offices.length > 1 ? offices : []), ...posts, ...senses].filter((form) => form.folded !== '');
}

/** Offices that are near each other, though not one: half agreement. */
const NEAR: readonly (readonly [string, string])[] = [
  ['founder', 'cofounder'],
  ['founder', 'owner'],
  ['founder', 'ceo'],
  ['cofounder', 'ceo'],
  ['chairman', 'board member'],
  ['president', 'ceo'],
  ['president', 'chairman'],
  ['professor', 'associate professor'],
  ['professor', 'assistant professor'],
  ['associate professor', 'assistant professor'],
  ['professor', 'visiting professor'],
  ['professor', 'adjunct professor'],
  ['professor', 'lecturer'],
  ['assistant professor', 'lecturer'],
  ['lecturer', 'senior lecturer'],
  ['lecturer', 'teacher'],
  ['vp', 'svp'],
  ['vp', 'evp'],
  ['vp', 'avp'],
  ['svp', 'evp'],
  ['software engineer', 'senior software engineer'],
  ['research scientist', 'postdoctoral researcher'],
  ['research assistant', 'phd student'],
  ['research assistant', 'research scientist'],
  ['research assistant', 'teaching assistant'],
  ['attorney', 'prosecutor'],
  ['psychotherapist', 'therapist'],
  ['editor', 'editor in chief'],
  ['editor', 'journalist'],
  ['owner', 'ceo'],
];

function areNear(left: string, right: string): boolean {
  return NEAR.some(([one, other]) => (one === left && other === right) || (one === right && other === left));
}

/** Who answers for a whole hospital: the head of one of its departments, or a head of nobody knows what, does not. */
const HEADS_HOSPITAL = /^(?:medical director|chief medical officer|hospital director|hospital president)$/;
const HEADS_PART =
  /^(?:head|head of department|head of division|head physician|department head|team leader|chief|manager|laboratory head)$/;

const isDepartmentHead = ({ folded, head }: TitleForm): boolean =>
  folded === 'head' ||
  (head !== undefined && HEADS_PART.test(head.office) && !OF_HOSPITAL.test(foldWords(head.subject)));

/** "kliniki", "der Klinik Marl": the whole house; "kliniki kardiologii" is a part of one. */
const OF_HOSPITAL =
  /^(?:(?:of|the|der|des|de|la|del|della|do|da|van|het) )*(?:hospital|clinic|clinica|klinik\w*|hopital|ospedale|ziekenhuis|krankenhaus(?:es)?|spitals?|mvz|praxis|poliambulatorio|szpitala|przychodni|nemocnice|polikliniky|bolnitsy|likarni)$/;

/** Who heads a faculty does not head the university; 院長 heads either. */
const HEADS_UNIVERSITY = /^(?:rector|chancellor|university president|vice chancellor)$/;

const areTwoHeads = (one: string, other: string): boolean =>
  (HEADS_HOSPITAL.test(foldWords(one)) && isDepartmentHead(formOf(other))) ||
  (HEADS_UNIVERSITY.test(foldWords(one)) && /^dean\b/.test(formOf(other).folded) && !HAN_OR_HANGUL.test(other));

function compareForms(one: TitleForm, other: TitleForm): Comparison {
  if (one.folded === other.folded) return { outcome: 'same', score: 1, reason: 'the titles are the same' };
  if (one.office !== undefined && one.office === other.office) {
    return { outcome: 'same', score: 0.95, reason: `"${one.folded}" and "${other.folded}" are one office` };
  }
  if (one.office === 'therapist' && other.office === 'psychotherapist')
    return { outcome: 'compatible', score: 0.8, reason: 'a psychotherapist is a therapist' };
  if (one.office !== undefined && other.office !== undefined) {
    return areNear(one.office, other.office)
      ? { outcome: 'partial', score: 0.55, reason: `${one.office} is near to ${other.office}, but not the same` }
      : { outcome: 'different', score: 0.1, reason: `${one.office} is not ${other.office}` };
  }
  const bySubject = compareSubjects(one, other) ?? compareSpecialists(one, other) ?? compareSpecialists(other, one);
  if (bySubject !== null) return bySubject;
  const byWords = compareWords(one, other);
  if (byWords.outcome !== 'different') return byWords;
  return compareUnread(one, other) ?? compareUnread(other, one) ?? byWords;
}

/** What any head of anything may be called: with a rest that nobody read it says nothing. */
const ANY_HEAD = new Set(['director', 'manager', 'head', 'leader', 'chief', 'officer', 'member', 'associate']);

/** "Municipal Attorney" and "Procuradora do Município": the office is one, and what stands beside it is in another language. */
function compareUnread(foreign: TitleForm, other: TitleForm): Comparison | null {
  const head = foreign.head;
  if (head?.isForeign !== true || other.head?.isForeign === true) return null;
  const office = [head.office, ...head.otherOffices].find((one) => isOfficeWithRest(one, foreign, other));
  if (office === undefined) return null;
  const rest = [...other.words.difference(formOf(office).words)].join(' ');
  const { outcome } = compareFields(rest, head.subject);
  const isLoose = office !== head.office && ANY_HEAD.has(office);
  if (isLoose ? outcome !== 'same' && outcome !== 'compatible' : outcome === 'different') return null;
  return { outcome: 'compatible', score: 0.78, reason: `both are ${office}, the rest is in another language` };
}

/** The other title is this office and something more, and no rank parts the two. */
function isOfficeWithRest(office: string, foreign: TitleForm, other: TitleForm): boolean {
  const { words, rank } = formOf(office);
  const isPart = words.size > 0 && words.size < other.words.size && words.isSubsetOf(other.words);
  return isPart && other.rank === rank && (foreign.rank === rank || foreign.rank === formOf(foreign.head!.office).rank);
}

/** Offices of teaching and research, whose subject two languages name in different words. */
const ACADEMIC = /professor|lecturer|teacher|research|fellow|student/;

/** "Professor für Strafrecht" and "Professor of Criminal Law": the office is one, the subjects are fields of study. */
function compareSubjects(one: TitleForm, other: TitleForm): Comparison | null {
  if (one.head === undefined || other.head === undefined) return null;
  const [offices, otherOffices] = [one.head, other.head].map((head) => [head.office, ...head.otherOffices]);
  const office = offices!.find((name) => otherOffices!.includes(name));
  if (office === undefined) return null;
  if (!ACADEMIC.test(office) && one.head.isForeign === other.head.isForeign) return null;
  const { outcome } = compareFields(one.head.subject, other.head.subject);
  const areRead = outcome === 'same' || outcome === 'compatible' || outcome === 'partial';
  const isBare = one.head.subject.trim() === '' || other.head.subject.trim() === '';
  if (outcome === 'different' || (ANY_HEAD.has(office) && !areRead && !isBare)) return null;
  return { outcome: 'compatible', score: 0.8, reason: `both are ${office}, the subjects do not disagree` };
}

const SPECIALIST_OFFICES = new Set(['specialist physician', 'specialist', 'senior physician', 'physician']);

/** "Fachärztin für Frauenheilkunde" is a gynaecologist: the specialist's title and the field of the specialist. */
function compareSpecialists(titled: TitleForm, other: TitleForm): Comparison | null {
  const field = specialtyOf(titled.folded);
  if (field === undefined || other.head === undefined || !SPECIALIST_OFFICES.has(other.head.office)) return null;
  const { outcome } = compareFields(
    field,
    other.head.subject.replace(/^(?:für|för|for|en|em|in|i|de|di|w|z|v)\s/iu, ''),
  );
  if (outcome !== 'same' && outcome !== 'compatible') return null;
  return { outcome: 'same', score: 0.92, reason: `a ${titled.folded} is a specialist in ${field}` };
}

/** Who is a senior analyst is an analyst; who is chief or head of something is more than that. */
const SENIOR = new Set(['senior', 'snr', 'lead', 'principal', 'staff', 'distinguished']);

/** The title found is the claimed one and a word of seniority. */
export function isSeniorOf(claimed: string, found: string): boolean {
  if (isRaised(claimed, found)) return true;
  const one = formOf(claimed).words;
  const added = formOf(found).words.difference(one);
  return added.size > 0 && one.isSubsetOf(formOf(found).words) && added.isSubsetOf(SENIOR);
}

/** Whoever works for one is none: "notary clerk", "assessora do vereador". */
const AIDES = new Set(['clerk', 'aide', 'secretary', 'advisor', 'paralegal']);

function compareWords(one: TitleForm, other: TitleForm): Comparison {
  const shared = one.words.intersection(other.words);
  const common = [...shared].join(' ');
  const smaller = Math.min(one.words.size, other.words.size);
  if (shared.size === 0)
    return { outcome: 'different', score: 0.1, reason: `"${one.folded}" is not "${other.folded}"` };
  if (shared.size === one.words.size && shared.size === other.words.size) {
    return { outcome: 'same', score: 0.95, reason: `both are "${common}"` };
  }
  const difference = one.words.symmetricDifference(other.words);
  const rankWords = new Set(RANKS.flatMap(([, names]) => names));
  if ([...difference].every((word) => rankWords.has(word))) {
    return {
      outcome: 'partial',
      score: 0.6,
      reason: `the same work, another rank: "${one.folded}" and "${other.folded}"`,
    };
  }
  if (shared.size === smaller) {
    if ([...difference].some((word) => AIDES.has(word)))
      return { outcome: 'different', score: 0.2, reason: `"${one.folded}" and "${other.folded}" are two` };
    // "Professor" and "Professor of Physics": the longer one adds the subject. A rank that is added is not a subject.
    return one.rank === other.rank
      ? { outcome: 'compatible', score: 0.8, reason: `one adds to "${common}"` }
      : { outcome: 'partial', score: 0.55, reason: `both are "${common}", of another rank` };
  }
  const share = shared.size / (one.words.size + other.words.size - shared.size);
  return share >= 0.5
    ? { outcome: 'partial', score: 0.5, reason: `both are "${common}"` }
    : { outcome: 'different', score: 0.2, reason: `only "${common}" in common` };
}

const CYRILLIC = /\p{Script=Cyrillic}/u;
const HAN_OR_HANGUL = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** 合夥律師 and 主持律師: in one script, two words before one post are two posts. */
function areTwoPosts(left: string, right: string): boolean {
  if (!HAN_OR_HANGUL.test(left) || !HAN_OR_HANGUL.test(right)) return false;
  const [one, other] = [left, right].map((title) => title.replace(/[\s・·,、]/gu, '')) as [string, string];
  return !one.includes(other) && !other.includes(one);
}

/** 대표원장 and 원장, 高级研究员 and 研究员: a word before the post that raises it. */
const RAISED = /(?:대표|총괄|책임|수석|선임|首席|高级|高級|资深|資深|上席|主席|主幹|上級|主任|代表|統括)$/u;

const isRaised = (low: string, high: string): boolean =>
  low !== high && HAN_OR_HANGUL.test(low) && high.endsWith(low) && RAISED.test(high.slice(0, -low.length).trimEnd());

/** "SRE" for "Site Reliability Engineer": a title in capitals is made of the first letters of the other. */
function isShortTitle(short: string, long: string): boolean {
  if (!/^\p{Lu}{3,5}$/u.test(short.trim())) return false;
  const initials = foldWords(long)
    .replace(/^(?:(?:is|was|am|now|currently|the|a|an) ){1,4}/, '')
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('');
  return initials === short.trim().toLowerCase();
}

const PLAIN_OFFICES: Readonly<Record<string, string>> = {
  'specialist lawyer': 'attorney',
  'specialist physician': 'physician',
};

/** "Fachanwalt für Strafrecht" is claimed, and all that is found is "Rechtsanwalt". */
export function isLessThanSpecialist(claimed: string, found: string): boolean {
  const plain = PLAIN_OFFICES[formOf(claimed).head?.office ?? ''];
  return plain !== undefined && officesOf(found).some(({ office }) => office === plain);
}

/** "City Manager (stadsdirektör)": the claim gives the title in the page's language too. */
const IN_BRACKETS = /\(([^()]{4,60})\)\s*$/u;

/** "Direttore dell'Unità Marlo" and "direttore Unità Marlo": no two titles are told apart by what is elided before a vowel. */
const withoutElided = memoise((title) => foldWords(title.replace(/(?<!\p{L})\p{L}{1,4}['’](?=\p{L})/gu, '')));

export function compareTitles(left: string, right: string): Comparison {
  const isWritten = (one: string, other: string): boolean =>
    foldWords(IN_BRACKETS.exec(one)?.[1] ?? '') === foldWords(other) && other.trim() !== '';
  if (isWritten(left, right) || isWritten(right, left))
    return { outcome: 'same', score: 1, reason: 'the titles are the same', left, right };
  if (foldWords(left) !== foldWords(right) && withoutElided(left) === withoutElided(right))
    return { outcome: 'same', score: 0.95, reason: 'the titles have the same words', left, right };
  if (areTwoHeads(left, right) || areTwoHeads(right, left))
    return { outcome: 'different', score: 0.2, reason: `"${left}" and "${right}" head two things`, left, right };
  const best = bestOfPosts(left, right, bestOfOffices(left, right));
  if (best.outcome !== 'same' && (isShortTitle(left, right) || isShortTitle(right, left)))
    return { outcome: 'same', score: 0.9, reason: `"${left}" and "${right}" are one title`, left, right };
  if ((best.outcome === 'same' || best.outcome === 'compatible') && (isRaised(left, right) || isRaised(right, left)))
    return { ...best, outcome: 'partial', score: 0.6, reason: `the same work, another rank: "${left}" and "${right}"` };
  if (best.outcome !== 'compatible' || !areTwoPosts(left, right)) return best;
  return { ...best, outcome: 'partial', score: 0.5, reason: `${best.reason}, with other words beside it` };
}

/** Two titles of one language need no English between them: доцент and старший преподаватель are two ranks. */
const areOneLanguage = (left: string, right: string): boolean =>
  (CYRILLIC.test(left) && CYRILLIC.test(right)) || areOfOneLanguage(left, right);

/** What words leave open, the parts of the two titles may tell. */
function bestOfPosts(left: string, right: string, byWords: Comparison): Comparison {
  if (byWords.outcome === 'same') return byWords;
  const byPosts = comparePosts(plainTitle(left), plainTitle(right), areOneLanguage(left, right));
  if (byPosts === null || byPosts.outcome === byWords.outcome) return byWords;
  // "Jefa de compras" and "Head of Communications" are two heads, whatever else the words say.
  const isBetter = OUTCOME_RANK[byPosts.outcome] > OUTCOME_RANK[byWords.outcome];
  const isOther = byPosts.outcome === 'different' || byPosts.score === OTHER_RANK;
  const areTwo = isOther && byWords.outcome === 'compatible';
  return isBetter || areTwo ? { ...byPosts, left, right } : byWords;
}

function bestOfOffices(left: string, right: string): Comparison {
  let best: Comparison | undefined;
  const isOneLanguage = areOneLanguage(left, right);
  const officesIn = (title: string): TitleForm[] =>
    officesOf(title).filter((form) => !(isOneLanguage && form.isOneSense === true));
  const isOfOneNoun = foldWords(left)
    .split(' ')
    .some((word) => foldWords(right).split(' ').includes(word));
  for (const [at, one] of officesIn(left).entries()) {
    for (const [otherAt, other] of officesIn(right).entries()) {
      const found = compareForms(one, other);
      const senses = [one, other].filter((form) => form.isOneSense === true);
      // "manager" for "gerente" is not any manager: one word of several senses is the other title or none.
      // Nor is the chairman of a board the "managing director" that some call "chairman of the management board".
      const least = Math.min(one.words.size, other.words.size);
      const isLoose = senses.length === 2 || senses.some(({ words }) => words.size < 2 || words.size > least);
      if (found.outcome === 'compatible' && isLoose) continue;
      // "avocate associée" and "avocate collaboratrice" are both lawyers, and two posts.
      if (senses.length === 2 && isOfOneNoun) continue;
      const better =
        best === undefined ||
        OUTCOME_RANK[found.outcome] > OUTCOME_RANK[best.outcome] ||
        (found.outcome === best.outcome && found.score > best.score);
      // One office of two agrees: that is agreement with a remark, not identity.
      const whole = at === 0 && otherAt === 0;
      if (better)
        best =
          whole || found.outcome !== 'same'
            ? found
            : { ...found, outcome: 'compatible', score: Math.min(found.score, 0.88) };
    }
  }
  return best === undefined ? NO_DATA : { ...best, left, right };
}
