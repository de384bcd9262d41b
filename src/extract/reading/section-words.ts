// Lines that name a section of a CV or profile when they stand alone: here the words of seven languages that old CVs have,
// and those of the language packs.
import { LANGUAGES } from '../../domain/languages/index.ts';
import type { SectionKind } from '../../domain/languages/pack.ts';
import { makePhraseFinder, type Phrase } from '../../domain/languages/phrase-finder.ts';

const SECTION_LINES = `
education|educational background|academic background|academic qualifications|qualifications|education and training|
education & training|degrees|academic degrees|training|schooling|academic history|education history|studies|
experience|work experience|professional experience|employment|employment history|work history|career|career history|
career summary|positions|positions held|academic positions|academic appointments|appointments|professional appointments|
professional background|industry experience|teaching experience|research experience|academic experience|
professional history|current position|current positions|previous positions|past positions|affiliations|
professional affiliations|memberships|professional memberships|background|biography|biographical sketch|bio|about|about me|
profile|summary|honors|honours|honors and awards|honors & awards|awards|awards and honors|awards & honors|
awards and honours|distinctions|prizes|grants|fellowships|publications|selected publications|recent publications|
representative publications|books|patents|presentations|invited talks|talks|teaching|courses|courses taught|
research|research interests|research areas|interests|skills|technical skills|languages|certifications|certificates|
licenses|licenses & certifications|licenses and certifications|credentials|service|professional service|
professional activities|activities|editorial boards|students|phd students|graduate students|current students|
former students|advisees|alumni|supervision|group members|members|team|people|staff|references|contact|
contact information|projects|volunteer experience|volunteering|personal|personal details|personal information|
ausbildung|bildung|studium|bildungsweg|akademischer werdegang|werdegang|beruflicher werdegang|berufserfahrung|
lebenslauf|beruf|auszeichnungen|veröffentlichungen|publikationen|kenntnisse|sprachen|mitgliedschaften|
formation|formations|études|diplômes|parcours|parcours académique|parcours professionnel|expérience|expériences|
expérience professionnelle|expériences professionnelles|cursus|cursus universitaire|compétences|langues|
distinctions et prix|educación|formación|formación académica|estudios|experiencia|experiencia profesional|
experiencia laboral|trayectoria|trayectoria profesional|premios|publicaciones|idiomas|
formação|formação acadêmica|formação académica|educação|experiência|experiência profissional|prêmios|publicações|
formazione|istruzione|istruzione e formazione|titoli di studio|esperienza|esperienze|esperienza professionale|
esperienze professionali|esperienza lavorativa|premi|pubblicazioni|lingue|
work|jobs|invited lectures|lectures|invited seminars|seminars|invited presentations|conference presentations|conferences|
keynotes|keynote lectures|committees|committee work|reviewing|peer review|editorial work|editorial service|outreach|media|
grants and awards|research grants|funding|theses supervised|supervised theses|doctoral students|
berufliche stationen|berufliche laufbahn|stationen|ehrenamt|lehre|vorträge|eingeladene vorträge|gutachtertätigkeit|gutachtertätigkeiten|gremien|forschung|drittmittel|betreute arbeiten|
enseignement|enseignements|encadrement|thèses encadrées|conférences|conférences invitées|responsabilités|
docencia|conferencias|congresos|tesis dirigidas|dirección de tesis|evaluación|investigación|
docência|conferências|orientações|comunicações|didattica|insegnamento|conferenze|convegni|relazioni su invito|tesi seguite|
nevenfuncties|lezingen|begeleiding|opleiding|opleidingen|onderwijs|werkervaring|ervaring|loopbaan|publicaties|talen|vaardigheden
`;

const SECTIONS: ReadonlySet<string> = new Set(SECTION_LINES.replace(/\n/g, '').split('|').filter(Boolean));

/** Kinds of sections that a CV has. Words of other kinds are menus and titles of pages more often than not. */
const KINDS: readonly SectionKind[] = [
  'education',
  'employment',
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
];
const PACK_SECTIONS = makePhraseFinder(
  LANGUAGES.flatMap(({ sections }) =>
    KINDS.flatMap((kind) => (sections[kind] ?? []).map((form): Phrase<SectionKind> => ({ form, value: kind }))),
  ),
);

const NUMBERING = /^(?:[ivx]{1,4}|[0-9]{1,2}|[a-h])[.)]\s/;
const ORNAMENTS = new Set(' :.-–—_*#=|•\t');

/** True when the whole line is the name of a section, as in `EDUCATION:` or `II. Work experience`. */
export function namesSection(line: string): boolean {
  if (line.length < 3 || line.length > 50) return false;
  const words = bare(line.toLowerCase().replace(NUMBERING, ''));
  return SECTIONS.has(words) || PACK_SECTIONS.whole(words) !== undefined;
}

const LONGEST_ANNOUNCEMENT = 60;

/** A section's name with more words before it, or behind it after a colon: "Selected publications", "Career: the early years". */
export function announcesSection(line: string): boolean {
  if (namesSection(line)) return true;
  if (line.length > LONGEST_ANNOUNCEMENT) return false;
  const found = PACK_SECTIONS.find(line);
  return found.some(
    ({ from, to }) => to === line.trimEnd().length || (from === 0 && /^ ?[:&/(（：]/.test(line.slice(to))),
  );
}

function bare(line: string): string {
  let from = 0;
  let to = line.length;
  while (from < to && ORNAMENTS.has(line[from]!)) from += 1;
  while (to > from && ORNAMENTS.has(line[to - 1]!)) to -= 1;
  return line.slice(from, to);
}
