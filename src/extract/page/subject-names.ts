// Whether a name on a page may be that of the page's subject: short forms, initials, and not a namesake of the family.
import { toldApart } from '../../domain/identity/told-apart.ts';
import type { Page } from '../../domain/model/page.ts';
import { plainLetters } from '../../domain/text/plain-letters.ts';
import { familyName, type PageSubject } from './subject.ts';

/** "Jr" of "Zeno Stone Jr.", null without one. */
function generationOf(name: string): string | null {
  return /,? (Jr|Sr|II|III|IV)\.?$/i.exec(name.trim())?.[1]?.toLowerCase() ?? null;
}

/**
 * Which of the family's bearers of one name the page is about: as its title says, or the first mention in its text.
 * Undefined when the text never gives the whole name.
 */
function generationOn(page: Page, name: string): string | null | undefined {
  const title = page.title ?? '';
  for (const text of [title, page.text.slice(0, 6_000)]) {
    const at = name === '' ? -1 : text.indexOf(name);
    if (at < 0) continue;
    const stated = generationOf(text.slice(at, at + name.length + 5).split(/[.;(]/)[0]!);
    if (stated !== null || text !== title) return stated;
  }
  return undefined;
}

const wordsOf = (name: string): string[] => plainLetters(name).replace(/[.,]/g, '').split(/\s+/);

export class SubjectNames {
  readonly #page: Page;
  readonly #subject: PageSubject;
  readonly #words: readonly string[];
  readonly #family: string;
  readonly #asked = new Map<string, boolean>();
  #apart: ReadonlySet<string> | null = null;

  constructor(page: Page, subject: PageSubject) {
    this.#page = page;
    this.#subject = subject;
    this.#words = wordsOf(subject.name);
    this.#family = plainLetters(familyName(subject.name));
  }

  has(name: string): boolean {
    if (this.#subject.name === '') return false;
    if (name === this.#subject.name) return true;
    const known = this.#asked.get(name);
    if (known !== undefined) return known;
    const found = !this.#isNamesake(name) && this.#fits(name);
    this.#asked.set(name, found);
    return found;
  }

  /** The page tells the two apart, or they are of two generations. */
  #isNamesake(name: string): boolean {
    this.#apart ??= toldApart(this.#page.text);
    if (this.#apart.has(name)) return true;
    const own = generationOf(name);
    const generation = own === null ? undefined : generationOn(this.#page, this.#subject.name);
    return generation !== undefined && own !== generation;
  }

  /** "Gonzalez" and "González" are one name on one page. */
  #fits(name: string): boolean {
    const words = wordsOf(name);
    const first = words[0]!;
    if (words.length === 1) return first === this.#family || this.#words.includes(first) || this.#isShortFor(first);
    if (words.at(-1) !== this.#family && !words.includes(this.#family)) return false;
    return this.#words.some(
      (word) =>
        word === first ||
        (word.length === 1 && first.startsWith(word)) ||
        (first.length === 1 && word.startsWith(first)) ||
        (word.length > 2 && first.length > 2 && (word.startsWith(first) || first.startsWith(word))),
    );
  }

  /** "Dash" on the page of Dashiell Roe: no other word of it can be meant. */
  #isShortFor(word: string): boolean {
    const given = this.#words[0]!;
    return this.#subject.how !== 'prose' && word.length > 2 && given.length > word.length && given.startsWith(word);
  }
}
