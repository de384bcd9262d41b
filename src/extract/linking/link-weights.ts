// Written by `npm run calibrate -- --only linking --data DIR --write`: what each sign adds, and in how many claims whose
// members belong together, and do not, it was seen.
import type { LinkSign } from './link-signs.ts';

export const LINK_WEIGHTS: Readonly<Record<LinkSign, number>> = {
  always: 1.21, // 2512, 1092
  school: -0.59, // 852, 570
  unspaced: -0.26, // 425, 65
  no_item: 1.31, // 513, 13
  item_first: 0.71, // 1578, 630
  led_to: 0.49, // 668, 31
  beside: 0.11, // 106, 11
  nearest_of_all: 0.07, // 1372, 226
  words_between: -0.42, // 1627, 1057
  comma_between: -0.25, // 654, 769
  break_between: -0.61, // 83, 103
  sentence_between: -0.77, // 370, 759
  date_between: 0.26, // 296, 408
  verb_between: -0.32, // 429, 692
  organisation_between: -0.26, // 476, 726
  other_item_leads: -0.45, // 179, 177
  in_brackets: -0.27, // 93, 43
  other_small_word: -0.39, // 142, 119
  other_person: -0.27, // 736, 490
  person_before: -0.39, // 42, 20
  own_verb: -0.04, // 1034, 323
  other_verb: -0.71, // 136, 299
  own_section: 0.61, // 362, 17
  no_section: 0.14, // 1885, 981
  compared: 0.26, // 141, 47
  refused_kind: -0.83, // 54, 314
  refused_fact: -0.12, // 281, 292
  known_here: 1.84, // 2357, 562
  known_here_otherwise: -1.57, // 385, 428
  known_elsewhere: -1.31, // 370, 714
  known_as_other_kind: -0.61, // 86, 376
};

/** The least sum at which the two are taken to belong together: set by hand, by the share of false links on unseen pages. */
export const LINKED = 0.75;
