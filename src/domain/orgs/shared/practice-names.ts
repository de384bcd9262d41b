// Names of practices and institutes as Czech and Polish write them: with the degrees of whoever they are named after, and with
// short forms of the state or the academy behind them.

/** "JUDr.", "Mgr.", "adw.": degrees and professions before a name. */
const BEFORE_NAME =
  /(?<!\p{L})(?:(?:JU|MU|MD|MV|RN|Ph|Paed|Pharm|Th)Dr|Mgr|Bc|Ing|doc|prof|adw|mgr|mec|r\.\s?pr|lek(?:\.\s(?:dent|med|stom|wet))?|dr\shab|dr\sn\.\smed|dr)\.?\s(?=\p{Lu})/gu;
const BEHIND_NAME = /,?\s(?:Ph\.\s?D|CSc|DrSc|LL\.\s?M|MBA|DiS)\.?(?!\p{L})/gu;

export function plainPracticeName(name: string): string {
  if (!name.includes(' ')) return name;
  return name
    .replace(BEHIND_NAME, '')
    .replace(BEFORE_NAME, '')
    .replace(/(?<=\p{L}{3,}.*)\sAV ČR$/u, ' Czech Academy of Sciences')
    .replace(/(?<=\p{L}{3,}.*)\sPAN$/u, ' Polish Academy of Sciences')
    .replace(/(?<=(?<!^AV)\s)ČR(?!\p{L})/gu, 'Czech Republic');
}
