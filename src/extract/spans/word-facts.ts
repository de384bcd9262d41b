// What a word says by itself, worked out once a surface form: a page repeats its words, and most of what the
// annotation asks of a word does not depend on the words around it.

import { degreeKey, meaningOfShort, startsPhrase } from '../../domain/degrees/parse-degree.ts';
import { SMALL_OPENERS } from '../../domain/languages/en-names.ts';
import { KNOWN_BODIES, KNOWN_BODY_OPENERS } from '../../domain/orgs/shared/known-names.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { titleHead } from '../../domain/titles/recognise-title.ts';
import { GIVEN_NAMES, NEVER_NAMES, PLACES, US_STATES } from '../lexicon/name-tables.ts';
import { BODY_CUES, COMPANY_CUES, SCHOOL_CUES } from '../lexicon/organisation-words.ts';
import { isTrigger } from '../lexicon/triggers.ts';
import { stripDot } from './organisations/organisation-units.ts';

export interface WordFacts {
  lower: string;
  /** Lower case without a closing dot or possessive. */
  bare: string;
  /** Starts with a capital letter, or is a name such as "eBay" or "3M". */
  capital: boolean;
  /** Letters or digits, not punctuation. */
  word: boolean;
  /** Could stand in a person's name. */
  name: boolean;
  /** Written as a name: one capital and small letters. */
  plainName: boolean;
  /** "Mr", "Dr", "Senator" before a name. */
  address: boolean;
  /** "J" or "J.R". */
  initial: boolean;
  /** Digits alone. */
  number: boolean;
  /** "10th". */
  ordinal: boolean;
  never: boolean;
  given: boolean;
  place: boolean;
  state: boolean;
  schoolCue: boolean;
  /** The word closes or holds an organisation's name: school, body or company. */
  cue: boolean;
  /** The same of the word without its dot or possessive. */
  bareCue: boolean;
  bareSchool: boolean;
  bareBody: boolean;
  bareCompany: boolean;
  knownBody: boolean;
  possessive: boolean;
  /** As a degree's tables spell it. */
  degreeKey: string;
  /** A degree's name or abbreviation may start here without a dot after the word. */
  degree: boolean;
  /** A degree's name in words may start here: "Bachelor". */
  degreePhrase: boolean;
  /** The head of a job title: "director". */
  title: boolean;
  /** A verb that people do, right after their name. */
  verb: boolean;
  /** A word that names a subject of study after it: "majored in", "studied". */
  study: 'major' | 'subject' | null;
  /** The whole word is a trigger: "Estudió", "Lavora". */
  trigger: boolean;
  /** The word holds "he", "I", "sie" ... : where, and whether it speaks of the writer. */
  pronouns: readonly { at: number; length: number; firstPerson: boolean }[];
  /** The word opens an organisation written small ("chez quuxware", "developer at quuxware", "the state senate") or a degree. */
  opensSmall: boolean;
  /** An organisation of several words that is known by name may start here. */
  opensKnownBody: boolean;
}

const CAPITAL = /^(?:\p{Lu}|\p{Lt}|\p{N}+\p{Lu}|\p{Ll}{1,2}\p{Lu}\p{L}|\p{Ll}{1,4}\p{Lu}{2}|\p{Lo})/u;
const PRONOUNS = [
  /(?<![\p{L}])(?:he|she|they|I|er|sie|ich|il|elle|je|él|ella|ele|ela|lui|lei|egli|io|hij|zij|ik)(?![\p{L}])/gu,
  /(?<![\p{L}])(?:He|She|They|His|Her|My|Er|Sie|Ich|Il|Elle|Je|Él|Ella|Ele|Ela|Lui|Lei|Egli|Io|Hij|Zij|Ik)(?![\p{L}])/gu,
];
const ADDRESS =
  /^(?:mr|mrs|ms|miss|dr|prof|professor|sir|dame|rev|herr|frau|mme|madam|señor|señora|sra|dott|fr|lady|lord|senator|judge|justice|capt|captain|rabbi)$/;
const SUBJECT_VERBS = new Set(
  `was is has had graduated studied attended received earned worked joined served taught became left moved began holds held obtained completed entered returned resigned retired founded co-founded currently previously also later then spent played wrote started came went`.split(
    ' ',
  ),
);
const MAJOR =
  /^(?:majored|majoring|major|specialized|specialising|specializing|degree|degrees|graduated|graduating|doctorate|diploma|honours|honors|distinction|laureato|laureata|laurea|licencié|formad[oa]|licenciad[oa]|graduad[oa])$/;
const SUBJECT =
  /^(?:studied|studying|studies|study|read|reading|student|studente|studentessa|étudiant|étudiante|studiert|studierte|studium|estudió|estudia|studeerde)$/;
const HYPHENED = /\p{L}-(?:universität|hochschule|akademie|universiteit|hogeschool)$/u;
const NONE: WordFacts['pronouns'] = [];

const FIRST_PERSON = /^(?:I|My|ich|Ich|je|Je|io|Io|ik|Ik)/;

function pronounsIn(surface: string): WordFacts['pronouns'] {
  return PRONOUNS.flatMap((pattern) =>
    [...surface.matchAll(pattern)].map((match) => ({
      at: match.index,
      length: match[0].length,
      firstPerson: FIRST_PERSON.test(match[0]) && !match[0].startsWith('Il'),
    })),
  );
}

const LETTER_OR_FIGURE = /[\p{L}\p{N}]/u;
const POSSESSIVE = /['’]s$/;
const OPENS_WITH_LETTER = /^\p{L}/u;
const FIGURE = /\d/;
const PLAIN_NAME = /^\p{Lu}[\p{Ll}'’-]+(?:\p{Lu}\p{Ll}+)?$/u;
const INITIAL = /^\p{Lu}(?:\.\p{Lu})*$/u;
const NUMBER = /^\p{N}+$/u;
/** "I'm", "He's": no name begins so. */
const CONTRACTION = /^(?:I|He|She|It|We|They|You)['’](?:m|ve|d|ll|re|s)$/;
const ORDINAL = /^\d{1,3}(?:st|nd|rd|th)$/;

function factsOf(surface: string): WordFacts {
  const lower = surface.toLowerCase();
  const bare = stripDot(lower);
  const capital = CAPITAL.test(surface) && !CONTRACTION.test(surface);
  const word = LETTER_OR_FIGURE.test(surface);
  const number = NUMBER.test(surface);
  const possessive = POSSESSIVE.test(surface);
  const key = degreeKey(surface);
  // "Gutenberg-Universität": the cue ends a longer word.
  const hyphened = HYPHENED.test(lower);
  const schoolCue = hyphened || SCHOOL_CUES.has(lower);
  const bareSchool = hyphened || SCHOOL_CUES.has(bare);
  const bareBody = BODY_CUES.has(bare);
  const bareCompany = COMPANY_CUES.has(bare);
  const opensPhrase = startsPhrase(key);
  const diploma = surface.startsWith('Diplom-');
  return {
    lower,
    bare,
    capital,
    word,
    name:
      word && capital && surface.length < 24 && OPENS_WITH_LETTER.test(surface) && !possessive && !FIGURE.test(surface),
    plainName: word && capital && PLAIN_NAME.test(surface),
    address: ADDRESS.test(lower),
    initial: capital && INITIAL.test(surface),
    number,
    ordinal: ORDINAL.test(surface),
    never: NEVER_NAMES.has(lower),
    given: GIVEN_NAMES.has(lower),
    place: PLACES.has(lower),
    state: US_STATES.has(lower),
    schoolCue,
    cue: schoolCue || BODY_CUES.has(lower) || COMPANY_CUES.has(lower),
    bareCue: bareSchool || bareBody || bareCompany,
    bareSchool,
    bareBody,
    bareCompany,
    knownBody: KNOWN_BODIES.has(lower),
    possessive,
    degreeKey: key,
    degree:
      word &&
      (opensPhrase ||
        diploma ||
        (capital &&
          surface.length <= 14 &&
          (surface === 'B' || surface === 'M' || meaningOfShort(surface) !== null || surface.endsWith('.s')))),
    degreePhrase: opensPhrase || diploma,
    title: word && titleHead(lower) !== null,
    verb: SUBJECT_VERBS.has(lower),
    study: MAJOR.test(lower) ? 'major' : SUBJECT.test(lower) ? 'subject' : null,
    trigger: word && !number && isTrigger(lower),
    pronouns: word ? pronounsIn(surface) : NONE,
    opensSmall:
      lower === 'at' || lower === 'chez' || lower === 'universities' || SMALL_OPENERS.has(lower) || startsPhrase(lower),
    opensKnownBody: KNOWN_BODY_OPENERS.has(lower) || KNOWN_BODY_OPENERS.has(`${lower}.`),
  };
}

export const wordFacts = memoise(factsOf);
