// What a heading announces: education, work, other people, or nothing that can be a fact of the subject.

export type Section =
  | 'education'
  | 'employment'
  | 'awards'
  | 'publications'
  | 'credentials'
  | 'others'
  | 'ignored'
  | null;

const PATTERNS: readonly [Section, RegExp][] = [
  [
    'others',
    /\b(?:(?:graduate|phd|ph\.d\.?|doctoral|master'?s?|current|former|past|my|undergraduate) students|advisees|supervision|supervised|also viewed|people also|recommendations?|acknowledge?ments?|references|testimonials|endorsements|similar profiles|related (?:people|profiles)|group members|lab members|alumni of|thesis committees?|doktoranden|doctorants|alunos|dottorandi|encadrements?|thèses (?:encadrées|dirigées)|(?:tesis|trabajos) dirigid[oa]s|dirección de tesis|orientações|tesi seguite|betreute (?:arbeiten|dissertationen)|theses supervised|begeleiding)\b/i,
  ],
  [
    'education',
    /\b(?:educations?|educational|academic (?:background|qualifications?|history|degrees|training)|qualifications?|degrees?|schooling|studies|training|ausbildung|bildung|studium|akademischer werdegang|formations?|études|diplômes|cursus|educación|formación|estudios|formação|educação|formazione|istruzione|titoli di studio|opleiding(?:en)?|onderwijs|学歴|学位)\b|学歴|学位/i,
  ],
  [
    'employment',
    /^(?:work|jobs|beruf|trabajo|lavoro|werk)$|\b(?:experiences?|employment|work history|career|positions?|appointments?|professional (?:background|history)|job history|occupation|berufserfahrung|berufliche (?:stationen|laufbahn|erfahrung(?:en)?|tätigkeit(?:en)?)|stationen|beruflicher werdegang|werdegang|parcours|expériences?|experiencia|trayectoria|experiência|esperienz[ae]|werkervaring|ervaring|loopbaan|affiliations?)\b|職歴|経歴/i,
  ],
  [
    'awards',
    /\b(?:awards?|honou?rs?|prizes|distinctions|fellowships|auszeichnungen|prix|premios|prêmios|premi|prijzen)\b/i,
  ],
  [
    'publications',
    /\b(?:publications?|papers|books|articles|veröffentlichungen|publikationen|publicaciones|publicações|pubblicazioni|publicaties|bibliography|selected works|patents|talks|presentations|invited (?:lectures|seminars)|keynotes|vorträge|conférences invitées|relazioni su invito|lezingen)\b/i,
  ],
  [
    'credentials',
    /\b(?:certifications?|certificates|licen[sc]es|licensure|credentials|bar admissions?|admissions|board certification|zertifikate|certifications|certificaciones|certificações|certificazioni)\b/i,
  ],
  [
    'ignored',
    /\b(?:cookies?|privacy|navigation|menu|share|follow us|newsletter|subscribe|comments?|related posts?|recent posts|sponsors?)\b/i,
  ],
];

const MAX_HELD = 1_000;
const held = new Map<string, Section>();
let last: { heading: string; section: Section } = { heading: '', section: null };

/** Null for a heading that says nothing about what follows. Long headings are titles of texts, not sections. */
export function sectionOf(heading: string | null): Section {
  if (heading === null || heading.length > 60) return null;
  // Every block below a heading asks for it again, and many pages share their headings.
  if (heading !== last.heading) last = { heading, section: heldSection(heading) };
  return last.section;
}

function heldSection(heading: string): Section {
  const known = held.get(heading);
  if (known !== undefined) return known;
  if (held.size >= MAX_HELD) held.clear();
  const section = read(heading);
  held.set(heading, section);
  return section;
}

function read(heading: string): Section {
  const work =
    /\b(?:work|teaching|professional|research|industry|academic|legal|employment|internship) (?:experience|history|appointments?|positions?)\b/i.test(
      heading,
    );
  if (work) return 'employment';
  for (const [section, pattern] of PATTERNS) if (pattern.test(heading)) return section;
  return null;
}
