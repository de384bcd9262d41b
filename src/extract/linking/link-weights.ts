// Fitted by `npm run calibrate -- --only linking`.
import type { LinkSign } from './link-signs.ts';

export const LINK_WEIGHTS: Readonly<Record<LinkSign, number>> = {
  always: 0.77,
  school: -0.67,
  unspaced: 0.13,
  no_item: -0.9,
  item_first: 0.42,
  led_to: 0.64,
  beside: 0.23,
  nearest_of_all: 0.15,
  words_between: -0.27,
  comma_between: -0.21,
  break_between: -0.88,
  sentence_between: -0.58,
  date_between: 0.19,
  verb_between: -0.38,
  organisation_between: -0.34,
  other_item_leads: -0.4,
  in_brackets: -0.5,
  other_small_word: -0.71,
  other_person: -0.38,
  person_before: -0.35,
  own_verb: 0.27,
  other_verb: -0.75,
  own_section: 0.82,
  no_section: 0.35,
  compared: 0.54,
  refused_kind: -1.37,
  refused_fact: -0.41,
  known_here: 1.99,
  known_here_otherwise: -1.69,
  known_elsewhere: -1.18,
  known_as_other_kind: -1.13,
};

/** The least sum of weights at which the two are taken to belong together. */
export const LINKED = 1;
