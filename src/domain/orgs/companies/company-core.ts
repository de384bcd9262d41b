// The name of a company without what only says how it is constituted.
import { foldWords } from '../../text/fold.ts';
import { memoise } from '../../text/memoise.ts';
import { cyrillicInEnglish } from '../scripts/cyrillic-words.ts';
import { hasUnspacedScript, latinName } from '../scripts/latin-name.ts';
import { type OrgForm, orgForm, writeSaints } from '../shared/org-tokens.ts';
import { plainPracticeName } from '../shared/practice-names.ts';
import { isLeadingForm, LEGAL_FORMS } from './company-words.ts';

/** `Sociedade Brasileira de Cardiologia`, `Società Italiana di …`: a country's society for a subject, and no legal form. */
const LEARNED_SOCIETY =
  /^ (?:sociedade?|societa|societe) [a-z]+(?:[eirc]na|ana|esa|eira|ola|aise|enne|opea|opeia|opeenne) d[ei] /;

/** "им. Н. И. Марлова": the initials of a namesake are written or not. */
const NAMESAKE_INITIALS = /(?<=(?<!\p{L})(?:im\.|им\.|ім\.|имени|імені|imienia)\s)(?:\p{Lu}\.\s?){1,3}/gu;

/** The name without its legal form and article: `The Brightwater Co., Ltd.` -> `brightwater`. */
export const companyCore: (name: string) => string = memoise((name) => {
  // "d'Essais", "dell'Aquila": the article is a word of its own.
  const apart = writeSaints(
    cyrillicInEnglish(latinName(plainPracticeName(name.replace(NAMESAKE_INITIALS, ''))).text),
  ).replace(/(?<!\p{L})(d|l|dell|all|nell|dall|sull|sant)['’](?=\p{L}{2})/giu, '$1 ');
  let text = ` ${foldWords(apart.replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, ''))} `;
  // "Vienna-based Brightwater": where it sits is no part of the name.
  text = text.replace(/^ [a-z]{3,20}(?: [a-z]{3,20})? (?:based|headquartered) /, ' ').replace(/^ the /, ' ');
  for (let round = 0; round < 3; round += 1) {
    const before = text;
    for (const form of LEGAL_FORMS) {
      if (text.length <= form.length + 2) continue;
      if (text.endsWith(` ${form} `)) text = text.slice(0, -form.length - 1);
      else if (text.startsWith(` ${form} `) && isLeadingForm(form) && !LEARNED_SOCIETY.test(text))
        text = text.slice(form.length + 1);
    }
    text = text.replace(/ (?:and|&) $/, ' ');
    if (text === before) break;
  }
  const core = text.replace(/ & /g, ' and ').trim();
  return core === '' ? foldWords(name) : core;
});

/** The words of the name without its legal form; how a word of another script sounds is kept with it. */
export function companyForm(name: string): OrgForm {
  return hasUnspacedScript(name) ? orgForm(name) : orgForm(companyCore(name));
}
