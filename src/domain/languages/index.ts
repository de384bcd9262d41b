// Every language the product reads.
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import type { LanguagePack } from './pack.ts';
import { portuguese } from './pt.ts';

export const LANGUAGES: readonly LanguagePack[] = [english, german, french, spanish, portuguese, italian];
