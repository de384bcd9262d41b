// Lines that name a section of a CV or profile when they stand alone, in every language that has a pack.
import { LANGUAGES } from '../../domain/languages/index.ts';
import type { SectionKind } from '../../domain/languages/pack.ts';
import { makePhraseFinder } from '../../domain/languages/phrase-finder.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { lazyWords } from '../../domain/text/word-set.ts';

/** Headings of sites rather than of lives: in a text they are as often words of a sentence. */
const OF_SITES: ReadonlySet<SectionKind> = new Set(['team', 'news', 'events', 'services']);

const SECTIONS = lazyWords(() =>
  LANGUAGES.flatMap(({ sections }) => Object.entries(sections) as [SectionKind, readonly string[]][])
    .filter(([kind]) => !OF_SITES.has(kind))
    .flatMap(([, forms]) => forms.map((form) => form.toLowerCase())),
);

const NUMBERING = /^(?:(?:[ivx]{1,4}|[0-9]{1,2}|[a-h])[.)]\s|[（(]?[一二三四五六七八九十]{1,2}[、.．)）]\s?)/;
const ORNAMENTS = new Set(' :：.-–—_*#=|•■◆●▪□◇【】〔〕\t');

/** True when the whole line is the name of a section, as in `EDUCATION:` or `II. Work experience`. */
export function namesSection(line: string): boolean {
  if (line.length > 50 || (line.length < 3 && !/^\p{Lo}{2}$/u.test(line))) return false;
  return SECTIONS.has(bare(line.toLowerCase().replace(NUMBERING, '')));
}

const formsOf = memoise((code) => {
  const pack = LANGUAGES.find((one) => one.code === code);
  return new Set(Object.values(pack?.sections ?? {}).flatMap((forms) => forms.map((form) => form.toLowerCase())));
}, LANGUAGES.length);

/** The whole line is the name of a section in that language. */
export const namesSectionIn = (line: string, code: string): boolean => formsOf(code).has(bare(line.toLowerCase()));

/** The language that calls a section so, where no other does. */
export function onlyLanguageOf(line: string): string | null {
  const codes = LANGUAGES.map(({ code }) => code).filter((code) => namesSectionIn(line, code));
  return codes.length === 1 ? codes[0]! : null;
}

const PROFILES = lazyWords(() =>
  LANGUAGES.flatMap(({ sections }) => sections.about ?? []).map((form) => form.toLowerCase()),
);

/** "Curriculum vitae", "Über mich". */
export const namesProfile = (line: string): boolean => PROFILES.has(bare(line.toLowerCase()).replace('æ', 'ae'));

const LONGEST_ANNOUNCEMENT = 60;
/** False for headings of sites: behind those, a line goes on as often as not. */
const PHRASES = makePhraseFinder(() =>
  LANGUAGES.flatMap(({ sections }) => Object.values(sections).flat()).map((form) => ({
    form,
    value: SECTIONS.has(form.toLowerCase()),
  })),
);

/** A section's name with words before it, or behind it after a mark: "Selected publications", "Career: the early years". */
export function announcesSection(line: string): boolean {
  if (namesSection(line)) return true;
  if (line.length > LONGEST_ANNOUNCEMENT) return false;
  return PHRASES.find(line).some(
    ({ from, to, value }) =>
      to === line.trimEnd().length || (value && from === 0 && /^ ?[:&/(（：]/.test(line.slice(to))),
  );
}

function bare(line: string): string {
  let from = 0;
  let to = line.length;
  while (from < to && ORNAMENTS.has(line[from]!)) from += 1;
  while (to > from && ORNAMENTS.has(line[to - 1]!)) to -= 1;
  return line.slice(from, to);
}
