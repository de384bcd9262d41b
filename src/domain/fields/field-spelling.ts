// Fields of study that many languages spell nearly alike: regular endings are turned by rule, not listed.

/** Beginnings that languages spell otherwise. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^mikro/, 'micro'], // Mikrobiologie
  [/^(?:oko|eko)/, 'eco'], // Ökologie, ekologi
  [/^(?:psico|psyko|psiko|pszicho)/, 'psycho'], // psicologia
  [/^(?:sozio|sosio)/, 'socio'], // Soziologie
  [/^antropo/, 'anthropo'], // antropologia
  [/^(?:arqueo|arkeo|archeo)/, 'archaeo'], // arqueología
  [/^farma[ck]o/, 'pharmaco'], // farmacologia
  [/^teo(?=log)/, 'theo'], // teologia
  [/^(?:fisio|fysio)/, 'physio'], // fisiologia
  [/^kardio/, 'cardio'], // Kardiologie
  [/^krimino/, 'crimino'], // Kriminologie
  [/^filo(?=sof|log)/, 'philo'], // filosofia
  [/^karto/, 'carto'], // Kartographie
  [/^(?:foto)(?=gra)/, 'photo'], // fotografia
  [/^etno/, 'ethno'], // etnologia
];

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/log(?:ie|ia|i|ija|iya|ias|ies|ian)$/, 'logy'], // Biologie, biología, biologi
  [/gra(?:phie|fie|fia|fi|fija|fiya)$/, 'graphy'], // Geographie, geografia
  [/nom(?:ie|ia|i|iya)$/, 'nomy'], // Astronomie, agronomia
  [/so(?:phie|fie|fia|fi)$/, 'sophy'], // Philosophie, filosofia
];

/** A folded word of a field as English spells it: "mikrobiologie" is "microbiology"; other words stay. */
export function asEnglishField(word: string): string {
  if (word.length < 6) return word;
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  if (ending === undefined) return word;
  const ended = word.replace(ending[0], ending[1]);
  const beginning = BEGINNINGS.find(([pattern]) => pattern.test(ended));
  return beginning === undefined ? ended : ended.replace(beginning[0], beginning[1]);
}
