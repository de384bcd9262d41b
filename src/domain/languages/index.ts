// Every language the product reads. Order is of no meaning.
import { english } from './en.ts';
import type { LanguagePack } from './pack.ts';

export const LANGUAGES: readonly LanguagePack[] = [english];
