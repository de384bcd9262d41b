// Lines that name a section of a CV or profile when they stand alone, in every language that has a pack.
import { LANGUAGES } from '../../domain/languages/index.ts';
import type { SectionKind } from '../../domain/languages/pack.ts';
import { makePhraseFinder } from '../../domain/languages/phrase-finder.ts';
import { once } from '../../domain/text/once.ts';
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

const LONGEST_NAME = 50;

/** True when the whole line is the name of a section, as in `EDUCATION:` or `II. Work experience`. */
export function namesSection(line: string): boolean {
  if (line.length > LONGEST_NAME || (line.length < 3 && !/^\p{Lo}{2}$/u.test(line))) return false;
  return SECTIONS.has(bare(line.toLowerCase().replace(NUMBERING, '')));
}

/** The language that calls a section so; null where several do. */
const languageOfForm = once(() => {
  const languages = new Map<string, string | null>();
  for (const { code, sections } of LANGUAGES)
    for (const form of new Set(Object.values(sections).flatMap((forms) => forms.map((one) => one.toLowerCase()))))
      languages.set(form, languages.has(form) ? null : code);
  return languages;
});

/** The one language in which the whole line is the name of a section. */
export const onlyLanguageOf = (line: string): string | null =>
  line.length > LONGEST_NAME ? null : (languageOfForm().get(bare(line.toLowerCase())) ?? null);

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
