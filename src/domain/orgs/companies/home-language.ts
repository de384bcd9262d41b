// At home a public body is named without its country: "Ministerio de Sanidad" is the Spanish Ministry of Health. That is so
// only where the name is written in a language of that country.
import { wordsOf } from '../../text/fold.ts';
import { isUkrainian } from '../scripts/cyrillic-words.ts';
import type { OrgToken } from '../shared/org-tokens.ts';

/** Words of public bodies that one or few languages write so, folded. */
const LANGUAGE_WORDS = `
es: ministerio tribunal corte comision consejo academia banco camara gobierno agencia instituto policia cruz audiencia congreso direccion fiscalia
pt: ministerio tribunal comissao conselho academia banco camara governo agencia instituto policia cruz assembleia direcao procuradoria
fr: ministere cour tribunal commission conseil academie banque chambre gouvernement agence institut police croix assemblee direction
it: ministero corte tribunale commissione consiglio accademia banca camera governo agenzia istituto polizia croce direzione procura
de: ministerium bundesministerium gericht gerichtshof bundesgerichtshof kommission rat akademie bank kammer regierung bundesregierung agentur institut polizei kreuz bundesamt bundestag bundesrat amt bundeswehr
nl: ministerie rechtbank gerechtshof commissie raad academie bank kamer regering instituut politie kruis
pl: komenda prokuratura rzecznik ministerstwo sad trybunal komisja rada akademia bank izba rzad agencja instytut policja krzyz urzad sejm
cs: ministerstvo soud komise rada akademie banka komora vlada agentura ustav policie kriz urad
sv: departementet domstol kommission akademien banken regeringen myndigheten institutet polisen korset riksdagen verket
da: ministeriet domstol kommission akademi bank regeringen styrelsen institut politiet kors folketinget
no: departementet domstol kommisjon akademi bank regjeringen direktoratet institutt politiet kors stortinget
ru: ministerstvo sud komissiya sovet akademiya bank palata pravitelstvo agentstvo institut politsiya krest duma
uk: ministerstvo sud komisiya rada akademiya bank palata uryad agentstvo institut politsiya khrest
`;

const COUNTRY_LANGUAGES = `
spain es|mexico es|argentina es|chile es|colombia es|peru es|venezuela es|ecuador es|bolivia es|uruguay es|paraguay es|costarica es|cuba es|guatemala es|portugal pt|brazil pt|france fr|belgium fr nl|switzerland de fr it
italy it|germany de|austria de|netherlands nl|poland pl|czech cs|czechia cs|sweden sv|denmark da|norway no|russia ru|ukraine uk|canada fr
japan han kana|china han|taiwan han|korea hangul
`;

/** Where a name without its country is first of all that of the larger neighbour: "Bundesministerium der Justiz" is the German one. */
const IN_A_NEIGHBOURS_LANGUAGE: ReadonlySet<string> = new Set(['austria', 'belgium', 'switzerland', 'canada']);

/** Ends of words that name a public body in one or few languages: "Finansministeriet", "Nasjonalbiblioteket". */
const LANGUAGE_ENDINGS = `
de: ministerium gerichtshof
sv: justitiedepartementet utrikesdepartementet finansdepartementet forsvarsdepartementet kulturdepartementet socialdepartementet utbildningsdepartementet naringsdepartementet biblioteket museet myndigheten verket styrelsen inspektionen domstolen forskningsinstitut akademien
da: ministeriet biblioteket museet styrelsen tilsynet domstolen samfundet
no: justisdepartementet beredskapsdepartementet utenriksdepartementet finansdepartementet forsvarsdepartementet kulturdepartementet omsorgsdepartementet kunnskapsdepartementet naeringsdepartementet miljodepartementet biblioteket museet direktoratet tilsynet foreningen etaten domstolen forvaltningen
`;

const endingsOfLanguage = LANGUAGE_ENDINGS.trim()
  .split('\n')
  .map((line) => line.split(': '))
  .map(([language = '', endings = '']) => ({ language, endings: endings.split(' ') }));

const languagesOfWord = new Map<string, string[]>();
for (const line of LANGUAGE_WORDS.trim().split('\n')) {
  const [language = '', words = ''] = line.split(': ');
  for (const word of words.split(' ')) languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language]);
}
const languagesOfCountry = new Map<string, string[]>();
for (const entry of COUNTRY_LANGUAGES.trim().split(/[|\n]/)) {
  const [country = '', ...languages] = entry.split(' ');
  languagesOfCountry.set(country, languages);
}

/** All that the longer name has more is its country, and the shorter one is written in that country's language. */
export function isWrittenAtHome(shortName: string, shorter: readonly OrgToken[], extra: readonly OrgToken[]): boolean {
  const [country, ...others] = extra;
  if (country === undefined || others.length > 0 || shorter.length < 2) return false;
  const languages = languagesOfCountry.get(country.text) ?? [];
  return (
    !IN_A_NEIGHBOURS_LANGUAGE.has(country.text) &&
    languagesOf(shortName).some((language) => languages.includes(language))
  );
}

function languagesOf(name: string): string[] {
  if (/\p{Script=Hangul}/u.test(name)) return ['hangul'];
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)) return ['kana'];
  if (/\p{Script=Han}/u.test(name)) return ['han'];
  if (/\p{Script=Cyrillic}/u.test(name)) return [isUkrainian(name) ? 'uk' : 'ru'];
  return wordsOf(name).flatMap((word) => [
    ...(languagesOfWord.get(word) ?? []),
    ...endingsOfLanguage
      .filter(({ endings }) => endings.some((ending) => word.endsWith(ending)))
      .map(({ language }) => language),
  ]);
}
