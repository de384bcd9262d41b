// Every language the product reads.
import { german } from './de.ts';
import { english } from './en.ts';
import type { LanguagePack } from './pack.ts';

export const LANGUAGES: readonly LanguagePack[] = [english, german];
