// What a reader knows of one language: headings, degrees, titles, verbs and the small words of a career.
// A pack is data. Forms are spelled as a native writes them; whoever searches for them folds case and accents.
import type { DegreeLevel } from '../model/finding.ts';
import { once } from '../text/once.ts';

export const SECTION_KINDS = [
  'education',
  'employment',
  'board',
  'certificates',
  'awards',
  'publications',
  'teaching',
  'projects',
  'skills',
  'memberships',
  'languages',
  'interests',
  'references',
  'contact',
  'about',
  'team',
  'alumni',
  'students',
  'advisors',
  'news',
  'events',
  'services',
] as const;

/** What a heading announces. */
export type SectionKind = (typeof SECTION_KINDS)[number];

/** Sections whose organisations are no school or employer of the person's. */
export const SILENT_SECTIONS: ReadonlySet<SectionKind> = new Set([
  'awards',
  'publications',
  'projects',
  'skills',
  'memberships',
  'languages',
  'interests',
  'references',
  'students',
  'news',
  'events',
  'services',
]);

export const ORGANISATION_KINDS = [
  'school',
  'company',
  'hospital',
  'public',
  'institute',
  'department',
  'law',
  'association',
  'bank',
] as const;

export type OrganisationWordKind = (typeof ORGANISATION_KINDS)[number];

/** What a label of a register, a table or a profile announces. */
export type FieldKind =
  | 'name'
  | 'number'
  | 'status'
  | 'start'
  | 'end'
  | 'place'
  | 'role'
  | 'profession'
  | 'specialty'
  | 'email'
  | 'web'
  | 'company'
  | 'firm'
  /** The school of a thesis, in a repository. */
  | 'grantor';

export interface DegreeForms {
  forms: readonly string[];
  level: DegreeLevel;
  /** Code of `domain/degrees/vocabulary.ts`; null when only the level is known. */
  code: string | null;
  /** Field of study that the degree's own name fixes, in English. */
  field?: string;
}

export interface TitleForms {
  forms: readonly string[];
  /** The plain English title: "managing director". */
  concept: string;
}

export type Relation = 'education' | 'employment';

/** Words that link a person to an organisation: what they are, which words lead to it, how far they reach, how sure they are. */
export interface LinkWords {
  /** Findings carry it. */
  id: string;
  relation: Relation;
  /** A pattern over the sentence with each span as one sign, no anchors. */
  words: string;
  /** Words that must stand right before the organisation; '' allows none. */
  prepositions: readonly string[];
  /** The prepositions of every other language do as well. */
  anyLanguage: boolean;
  /** Longest way to the organisation, in characters. */
  reach: number;
  strength: number;
  /** Only organisations with a word of an organisation or known by name. */
  known: boolean;
  /** Only schools. */
  school: boolean;
  /** Up to three small words may stand before the organisation: "joined the law firm O". */
  loose: boolean;
}

export interface LanguagePack {
  /** ISO 639-1. */
  code: string;
  sections: Partial<Record<SectionKind, readonly string[]>>;
  /** What an organisation calls itself on its own pages: "us", "our", "the firm". */
  itself: readonly string[];
  /** Said of colleagues who go: "goodbye", "leaves us". */
  farewells: readonly string[];
  /** Said of a post that was given up: "resigned", "stepped down". */
  leavings: readonly string[];
  /** When somebody does what is no work: "in her spare time". */
  leisure?: readonly string[];
  /** Names of what people come to from elsewhere end or begin so, and what heads the list of those who speak there. */
  gatherings: readonly string[];
  /** What heads a school's list of those who took a degree there, or tells that somebody did. */
  graduateLists: readonly string[];
  degrees: readonly DegreeForms[];
  titles: readonly TitleForms[];
  /** Single nouns that head a job title. */
  titleWords: readonly string[];
  /** "studied", "graduated from", "received his degree". */
  studyVerbs: readonly string[];
  /** Words for a post, in every case, where its title follows in the genitive: "na stanowisku dyrektora". */
  positions?: readonly string[];
  /** What an organisation does before the name of whom it takes in: "appoints", "the hiring of". */
  appointing: readonly string[];
  /** "founded … by" before a founder's name, "von * gegründet" around it; a date may stand at the dots. */
  foundedBy?: readonly string[];
  /** Before or behind the name of whom a text quotes: "said". */
  speaking: readonly string[];
  /** Between an employer and the title that is held there: "Marl, where she was an analyst", "at Marl as an analyst". */
  heldAs?: readonly string[];
  /** What opens a clause about another time: "bevor", "puis", "następnie". */
  anotherTime?: readonly string[];
  /** Opens a sentence with what was before, and its verb follows: "nach dem Studium an der Universität Marl war sie …". */
  beforehand?: readonly string[];
  /** Work that is over where nothing says that it goes on: "worked", not "joined". */
  worked?: readonly string[];
  /** "worked", "joined", "was appointed". */
  workVerbs: readonly string[];
  /** Verbs of working with the preposition that their employer follows, whatever its name: "a rejoint", "ha lavorato in". */
  joins?: readonly string[];
  /** "studies", "degree", "graduate", "alumnus". */
  studyNouns: readonly string[];
  /** Words between who teaches and the degree that is taught: "on the", "del corso di". */
  taughtIn?: readonly string[];
  /** Words between a title or a verb and the organisation: "at", "with", "from". */
  organisationPrepositions: readonly string[];
  /** A finer grammar than verb and preposition, where a language has one. */
  links?: readonly LinkWords[];
  honorifics: readonly string[];
  postNominals: readonly string[];
  nameParticles: readonly string[];
  articles?: readonly string[];
  /** Small words inside the name of an organisation, a prize or a work: "of", "für", "имени". */
  nameConnectors?: readonly string[];
  /** Before whom an organisation is called after: "имени". */
  namedAfter?: readonly string[];
  /** Behind the head of a name, before the place that belongs to it: "am" of "Marl am See", "w" of Polish schools. */
  placeConnectors?: readonly string[];
  /** January to December: full, inflected and short forms. In Chinese, Japanese and Korean "1月" also ends "11月". */
  months: readonly (readonly string[])[];
  /** Spring, summer, autumn, winter. */
  seasons: readonly (readonly string[])[];
  /** Calendars counted from a first year: Reiwa 1 is 2019. */
  eras?: readonly { name: string; firstYear: number }[];
  /** An interval that is still open: "present", "to date". */
  present: readonly string[];
  /** "is", "works", "leads": the sentence speaks of today. */
  presentVerbs: readonly string[];
  since: readonly string[];
  until: readonly string[];
  /** Beside it stands when a life began, which is no date of a study or a post. */
  born: readonly string[];
  /** Before the name of whoever writes the page: "I am", "my name is". */
  introductions: readonly string[];
  /** A post that was left: "former", "previously". */
  former: readonly string[];
  /** A degree that is being worked for: "student", "candidate". */
  inProgress: readonly string[];
  expected: readonly string[];
  /** Was there, which says nothing of a degree. */
  attendedOnly: readonly string[];
  /** Left without the degree. */
  notConferred: readonly string[];
  honorary: readonly string[];
  negation: readonly string[];
  hypothetical: readonly string[];
  visiting: readonly string[];
  /** Learning by working, by its noun, and what the one is called who does it: "residency" and "resident". */
  trainings: readonly TitleForms[];
  /** Verbs that say what somebody is, after that title in the same language: "Leiterin *" and "leitet", with a star for what is led. */
  titleVerbs?: readonly TitleForms[];
  /** What heads a list of those who are one thing, after that title in the same language: "Rechtsanwalt" and "Rechtsanwälte". */
  titleGroups?: readonly TitleForms[];
  /** Who belongs to a society or was given its prize: no employee of it. */
  memberOf: readonly string[];
  /** What somebody has to do with the organisation behind these words without working there: "funded by", "clients". */
  dealings?: readonly string[];
  /** What a prize, a medal or an honour is called. */
  prizes: readonly string[];
  /** What a school calls the work for a degree, by its level; `any` where the word does not tell. */
  theses: readonly TitleForms[];
  /** Who admits lawyers, and the lists they are admitted to. */
  bars: readonly string[];
  relatives: readonly string[];
  /** Who supervised somebody's degree: what they are or did is not the student's. */
  advisors: readonly string[];
  pronouns: { first: readonly string[]; third: readonly string[] };
  organisationWords: Record<OrganisationWordKind, readonly string[]>;
  /** Around a name in the title of a page: "home page", "welcome to", "'s CV". */
  pageWords?: readonly string[];
  /** "Name", "Date of admission": the labels of registers and profiles. */
  fieldLabels?: Partial<Record<FieldKind, readonly string[]>>;
  /** What only schools have: a chair, a faculty, a dean; behind it letters are a school's. */
  schoolUnits?: readonly string[];
  /** Before the names of several organisations that share it: "universities", in every case. */
  sharedHeads?: readonly string[];
  legalForms: readonly string[];
  /** What people sit on beside their work: "audit committee", "Ausschuss". */
  committees?: readonly string[];
  /** What departments and trades are called, and with a hyphen how such words end: a name of nothing else is no employer's. */
  functionWords?: readonly string[];
  /** Words that open a sentence with a capital, or stand beside a name and are none of it: "born", "former". */
  sentenceWords?: readonly string[];
  /** Words that head the names of subjects: "computer science", "droit". */
  subjects?: readonly string[];
  /** "And" first. */
  conjunctions: readonly string[];
  /** Words, one or two, whose dot does not end a sentence: "ul.", "lek. dent.", without the last dot. */
  abbreviations?: readonly string[];
  /** Words for what a firm does that are in the names of firms and, alone, name none. */
  trades?: readonly string[];
}

/** A pack as it stands in its file: each list is a text that is split when it is first asked for. */
type Written<Value> = Value extends readonly unknown[]
  ? () => Value
  : Value extends object
    ? { [Member in keyof Value]: Written<Value[Member]> }
    : Value;

/** All lists of all languages take a start longer than the rest of its modules, and no page needs all of them. */
export const pack = (written: Written<LanguagePack>): LanguagePack => asked(written) as LanguagePack;

function asked(written: object): object {
  const members = Object.entries(written).map(([name, value]): [string, PropertyDescriptor] => {
    if (typeof value === 'function') return [name, { enumerable: true, get: value }];
    return [name, { enumerable: true, value: typeof value === 'object' ? asked(value) : value }];
  });
  return Object.defineProperties({}, Object.fromEntries(members));
}

/** Forms separated by `|` or line breaks. Written list`a|b`. */
export function list(text: TemplateStringsArray): () => readonly string[] {
  return once(() => forms(text[0]!));
}

/** One list a line: months, seasons. */
export function lists(text: TemplateStringsArray): () => readonly (readonly string[])[] {
  return once(() => lines(text[0]!).map(forms));
}

/** One degree a line: `level code = form | form`, with `-` for no code and `[field]` after a code that fixes a field. */
export function degrees(text: TemplateStringsArray): () => readonly DegreeForms[] {
  return once(() => lines(text[0]!).map(degree));
}

function degree(line: string): DegreeForms {
  const [head, written] = halves(line);
  const [, level, code, field] = /^(\S+) ([^[]+?)(?: \[(.+)\])?$/.exec(head) ?? [];
  if (level === undefined || code === undefined) throw new Error(`not a line of a degree: ${line}`);
  return {
    forms: forms(written),
    level: level as DegreeLevel,
    code: code === '-' ? null : code,
    ...(field === undefined ? {} : { field }),
  };
}

/** One title a line: `concept = form | form`. */
export function titles(text: TemplateStringsArray): () => readonly TitleForms[] {
  return once(() =>
    lines(text[0]!).map((line) => {
      const [concept, written] = halves(line);
      return { forms: forms(written), concept };
    }),
  );
}

/** The titles with those that a verb tells: `concept = noun | noun` are what each verb leads ("kieruje" + "katedrą"). */
export function withLed(
  known: () => readonly TitleForms[],
  verbs: () => readonly string[],
  led: () => readonly TitleForms[],
): () => readonly TitleForms[] {
  return once(() => {
    const nouns = new Map(led().map(({ concept, forms: written }) => [concept, written]));
    return known().map((title) => ({
      ...title,
      forms: [
        ...title.forms,
        ...verbs().flatMap((verb) => (nouns.get(title.concept) ?? []).map((noun) => `${verb} ${noun}`)),
      ],
    }));
  });
}

/** One way of linking a line: `relation id reach strength flags = words > preposition | preposition`. */
export function linkWords(text: TemplateStringsArray): () => readonly LinkWords[] {
  return once(() => lines(text.raw[0]!).map(link));
}

function link(line: string): LinkWords {
  const [head, rest] = halves(line);
  const [relation, id, reach, strength, ...flags] = head.split(' ');
  const [words, led] = rest.split(' > ');
  if (id === undefined || words === undefined || led === undefined) throw new Error(`no link: ${line}`);
  const prepositions = led.split('|').map((word) => (word === '-' ? '' : word));
  return {
    id,
    relation: relation as Relation,
    words,
    prepositions: prepositions.filter((word) => word !== '*'),
    anyLanguage: prepositions.includes('*'),
    reach: Number(reach),
    strength: Number(strength),
    known: flags.includes('known'),
    school: flags.includes('school'),
    loose: flags.includes('loose'),
  };
}

/** The one-word forms of these titles and further nouns that head a title. */
export function headNouns(known: () => readonly TitleForms[], more: () => readonly string[]): () => readonly string[] {
  return once(() => {
    const words = known()
      .flatMap((title) => title.forms)
      .filter((form) => !form.includes(' '));
    return [...new Set([...words, ...more()])];
  });
}

const forms = (text: string): readonly string[] => text.split(/\s*[|\n]\s*/).filter((form) => form !== '');

const lines = (text: string): string[] => text.split(/\s*\n\s*/).filter((line) => line !== '');

function halves(line: string): [string, string] {
  const at = line.indexOf(' = ');
  if (at < 0) throw new Error(`no " = " in: ${line}`);
  return [line.slice(0, at), line.slice(at + 3)];
}
