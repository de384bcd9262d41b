// One key for the many Latin spellings of one sound.
import { memoise } from './memoise.ts';

/**
 * One key for the Latin spellings of a sound: `Mueller`/`Müller`/`Muller`, `Evgeniy`/`Evgeny`, `Schultz`/`Schulz`, `Satoh`/`Sato`.
 * Only a key: two parts with one key are close, not equal.
 */
export const soundKey: (part: string) => string = memoise((part) =>
  part
    .replace(/[^a-z]/g, '')
    .replace(/tsch|tch|cz/g, 'ch')
    .replace(/sch/g, 'sh')
    .replace(/sz/g, 'sh')
    .replace(/ph/g, 'f')
    .replace(/kh|ch(?=r)/g, 'k')
    .replace(/th/g, 't')
    .replace(/dh/g, 'd')
    .replace(/gh/g, 'g')
    .replace(/bh/g, 'b')
    .replace(/jh|dj|zh/g, 'j')
    .replace(/ck|q|c(?!h)/g, 'k')
    .replace(/ks/g, 'x')
    .replace(/ltz|lts/g, 'lz')
    .replace(/tz|ts/g, 'z')
    .replace(/w/g, 'v')
    .replace(/ff$/g, 'v')
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/ue|ou|oo/g, 'u')
    .replace(/ee|ie|ea|ei|ey/g, 'i')
    .replace(/[yij]+/g, 'i')
    .replace(/(?<=[aeiou])h/g, '')
    .replace(/([a-z])\1/g, '$1')
    .replace(/e$/g, ''),
);
