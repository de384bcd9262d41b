// Every language the product reads.
import { czech } from './cs.ts';
import { danish } from './da.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import { dutch } from './nl.ts';
import { norwegian } from './no.ts';
import type { LanguagePack } from './pack.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { russian } from './ru.ts';
import { swedish } from './sv.ts';
import { ukrainian } from './uk.ts';
import { chinese } from './zh.ts';

export const LANGUAGES: readonly LanguagePack[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  polish,
  czech,
  swedish,
  danish,
  norwegian,
  russian,
  ukrainian,
  chinese,
  japanese,
  korean,
];
