// In which language and from which country a question is asked: by the place of the person, the script of the name, or the
// organisation's own domain.
import type { Person } from '../model/person.ts';
import { scriptOf } from '../names/romanise.ts';
import { parsePlace } from '../places/compare-places.ts';

export interface Locale {
  language: string;
  country: string | null;
}

/** Country as places name it, its code, the language of its pages. */
const COUNTRIES = `
united states US en|united kingdom GB en|ireland IE en|canada CA en|australia AU en|new zealand NZ en|india IN en|singapore SG en
south africa ZA en|germany DE de|austria AT de|switzerland CH de|france FR fr|belgium BE nl|netherlands NL nl|spain ES es
mexico MX es|argentina AR es|chile CL es|colombia CO es|peru PE es|portugal PT pt|brazil BR pt|italy IT it|poland PL pl
czech republic CZ cs|sweden SE sv|norway NO no|denmark DK da|finland FI fi|hungary HU hu|romania RO ro|turkey TR tr
russia RU ru|ukraine UA uk|china CN zh|taiwan TW zh|hong kong HK zh|japan JP ja|south korea KR ko|egypt EG ar
saudi arabia SA ar|united arab emirates AE ar`;

const byCountry = new Map<string, Locale>();
const byDomain = new Map<string, Locale>();
for (const row of COUNTRIES.trim().split(/[|\n]/)) {
  const [, name = '', country = '', language = ''] = /^(.+) ([A-Z]{2}) ([a-z]{2})$/.exec(row.trim()) ?? [];
  byCountry.set(name, { language, country });
  byDomain.set(country === 'GB' ? 'uk' : country.toLowerCase(), { language, country });
}

const BY_SCRIPT: Partial<Record<ReturnType<typeof scriptOf>, string>> = {
  han: 'zh',
  kana: 'ja',
  hangul: 'ko',
  cyrillic: 'ru',
  arabic: 'ar',
};

export function localeOfPerson(person: Person): Locale {
  const country = parsePlace(person.location ?? '').country;
  const known = country === undefined ? undefined : byCountry.get(country);
  if (known) return known;
  return { language: BY_SCRIPT[scriptOf(person.full_name)] ?? 'en', country: null };
}

/** A school's or company's own domain tells its language: `agh.edu.pl`; one of no country tells nothing. */
export function localeOfSite(site: string | undefined, fallback: Locale): Locale {
  const ending = site?.split('.').at(-1) ?? '';
  if (ending === 'edu') return { language: 'en', country: 'US' };
  return byDomain.get(ending) ?? fallback;
}

/** Languages in which something about the person may be written: English, that of the place, that of the name's script. */
export function languagesOf(person: Person): string[] {
  const byScript = BY_SCRIPT[scriptOf(person.full_name)];
  const all = ['en', localeOfPerson(person).language, ...(byScript === undefined ? [] : [byScript])];
  return [...new Set(all)];
}
