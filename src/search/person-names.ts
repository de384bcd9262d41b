// Whether a register speaks of somebody who may be the person asked for, and how registers want a name to be asked.
import { comparePersonNames } from '../domain/names/compare-names.ts';
import { writtenName } from '../domain/names/written-name.ts';

/** The same name, or one that an initial, a middle name or a second surname makes longer or shorter. */
export function isNamed(found: string, names: readonly string[]): boolean {
  return names.some((name) => ['same', 'compatible'].includes(comparePersonNames(name, found).outcome));
}

export interface GivenAndFamily {
  given: string;
  family: string;
}

/** The two fields a register's form has, particles with the family name: `Perry`, `de Valpine`. */
export function givenAndFamily(name: string): GivenAndFamily {
  const { given, family } = writtenName(name);
  return { given: given.join(' '), family: family.join(' ') };
}

/** `HORLEY` reads Horley; a name that is not written in capitals throughout is left alone. */
export function inMixedCase(name: string): string {
  return name.replace(/\p{Lu}[\p{Lu}'’-]+/gu, (word) =>
    word
      .toLowerCase()
      .replace(/(^|['’-])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase()),
  );
}
