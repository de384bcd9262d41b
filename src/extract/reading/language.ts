// Settles the language of a page: the declared one, corrected where its own sentences plainly say otherwise. Themes ship
// with lang="en" and are filled in another language.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Block, Page } from '../../domain/model/page.ts';
import { hasShare } from '../../domain/text/letter-share.ts';
import { once } from '../../domain/text/once.ts';
import { onlyLanguageOf } from './section-words.ts';

/** Its tables take as long to load as everything else that reads pages: a thread is ready before it has them. */
export const languageDetector = once(
  () =>
    (
      createRequire(import.meta.url)(
        fileURLToPath(import.meta.resolve('eld/extrasmall')),
      ) as typeof import('eld/extrasmall')
    ).eld,
);

/** Shorter texts are names, dates and places: no language to be told. */
const SENTENCE = 40;
const SAMPLE = 400;
const MAX_BLOCKS_TOLD = 150;

export function settleLanguage(page: Page): void {
  const sample = sampleOf(page.blocks);
  const declared = page.language;
  const told = tell(sample);
  const isTold = told !== null && (declared === null || told.sure);
  page.language = languageOfSections(page) ?? (isTold ? told.language : declared);
  page.language = languageOfScript(page.text, declared) ?? page.language;
  // Blocks are told one by one only where the page speaks with two voices.
  const mixed = told !== null && declared !== null && told.language !== declared;
  const sentences = mixed ? page.blocks.filter(isToTell) : [];
  for (const block of page.blocks) {
    if (block.language === undefined) continue;
    const short = block.language
      .slice(0, 3)
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .replace(/^n[bn]$/, 'no');
    if (short === page.language || short.length < 2) block.language = undefined;
    else block.language = short;
  }
  tellBlocks(page, sentences);
}

/** "Práce", "Vzdělání" over a career: what one language alone calls its sections, be the text below in English, or no text at all. */
function languageOfSections({ blocks, language }: Page): string | null {
  const lines = new Set(blocks.filter(({ zone }) => zone === 'main').map(({ text }) => text));
  const codes = [...lines].flatMap((line) => onlyLanguageOf(line) ?? []);
  const isOne = codes.length >= (language === null ? 1 : LEAST_SECTIONS) && new Set(codes).size === 1;
  return isOne ? codes[0]! : null;
}

const LEAST_SECTIONS = 2;

/** Of the signs of a page: careers in Japanese are lists of names and titles, which are written as in Chinese. */
const KANA_SHARE = 0.03;
/** Of the letters of a page: lists of short lines have no sentence but the one about a year abroad, in English. */
const UNSPACED_SHARE = 0.12;
/** The same where the page is declared so: a career of a few lines above a long list of papers in English. */
const DECLARED_SHARE = 0.1;

const UNSPACED_SIGNS = /[\p{Script=Hangul}\p{Script=Han}\u3041-\u30fa]/gu;

function languageOfScript(text: string, declared: string | null): string | null {
  const least = /^(?:ja|ko|zh)\b/.test(declared ?? '') ? DECLARED_SHARE : UNSPACED_SHARE;
  if (!hasShare(text, UNSPACED_SIGNS, least)) return null;
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const [hangul, kana, han] = [/\p{Script=Hangul}/gu, /[\u3041-\u30fa]/gu, /\p{Script=Han}/gu].map(count) as [
    number,
    number,
    number,
  ];
  if (hangul > kana + han) return 'ko';
  return kana > KANA_SHARE * han || declared === 'ja' ? 'ja' : 'zh';
}

/** A sentence of the page itself whose language the markup does not say. */
function isToTell(block: Block): boolean {
  return block.zone === 'main' && block.language === undefined && isSentence(block.text);
}

function tellBlocks(page: Page, blocks: readonly Block[]): void {
  for (const block of blocks.slice(0, MAX_BLOCKS_TOLD)) {
    const told = tell(block.text.slice(0, 300));
    if (!told?.sure || told.language === page.language) continue;
    // What the reader found out comes behind what the markup said, in a stored page too.
    const { language: _, ...said } = block;
    page.blocks[block.index] = { ...said, language: told.language };
  }
}

function isSentence(text: string): boolean {
  return text.length >= SENTENCE || /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]{12}/.test(text);
}

function sampleOf(blocks: readonly Block[]): string {
  let sample = '';
  for (const block of blocks) {
    if (!isToTell(block)) continue;
    sample += `${block.text.slice(0, 200)}\n`;
    if (sample.length >= SAMPLE) break;
  }
  return sample.slice(0, SAMPLE);
}

function tell(text: string): { language: string; sure: boolean } | null {
  if (text.length < 12) return null;
  const result = languageDetector().detect(text);
  if (result.language === '') return null;
  return { language: result.language, sure: result.isReliable() };
}
