// Written by `npm run calibrate -- --only identity --data DIR --write`: the weight of each sign in bits, and on how many
// labelled pages it was seen. Pages of the open web count three times as much as official lists and pages of claims,
// a namesake taken 1.3 times as much as a page left; each weight is held to its guess in features.ts.

export const FITTED_WEIGHTS: Readonly<Record<string, number>> = {
  name_common: -3.77, // 856 own pages, 819 of namesakes
  name_rare: 1.6, // 856 own pages, 819 of namesakes
  name_loose: 0, // 29 own pages, 11 of namesakes
  name_generation_missing: -1.6, // 0 own pages, 4 of namesakes
  name_absent: -12, // 0 own pages, 0 of namesakes
  namesakes_met: -0.5, // 429 own pages, 354 of namesakes
  page_about: 0, // 546 own pages, 668 of namesakes
  name_in_list: 0, // 155 own pages, 99 of namesakes
  own_address: 12, // 26 own pages, 0 of namesakes
  reciprocal_link: 12, // 0 own pages, 0 of namesakes
  link_to_own_address: 7, // 0 own pages, 0 of namesakes
  linked_from_own_page: 6, // 0 own pages, 0 of namesakes
  site_of_the_name: 1.41, // 15 own pages, 9 of namesakes
  email: 13, // 0 own pages, 0 of namesakes
  email_domain: 5, // 0 own pages, 0 of namesakes
  employer_stated: 6.61, // 190 own pages, 1 of namesakes
  employer_beside: 6.58, // 131 own pages, 1 of namesakes
  employer_site: 4.61, // 56 own pages, 1 of namesakes
  employer_on_page: 3.64, // 43 own pages, 1 of namesakes
  employer_word_beside: 3.01, // 13 own pages, 2 of namesakes
  employer_elsewhere: -1.98, // 5 own pages, 46 of namesakes
  set_apart_agrees: 6.4, // 11 own pages, 0 of namesakes
  set_apart_differs: -4, // 0 own pages, 13 of namesakes
  title_and_subject: 3.52, // 34 own pages, 3 of namesakes
  subject_beside: 4.2, // 34 own pages, 6 of namesakes
  subject_partly_beside: 4.06, // 16 own pages, 4 of namesakes
  title_beside: 1.28, // 20 own pages, 3 of namesakes
  rank_beside: 0, // 3 own pages, 11 of namesakes
  subject_on_page: 3.35, // 11 own pages, 3 of namesakes
  trade_same: 0, // 142 own pages, 126 of namesakes
  trade_other: -3.83, // 3 own pages, 43 of namesakes
  place_beside: 4, // 59 own pages, 0 of namesakes
  place_on_own_page: 3.36, // 248 own pages, 86 of namesakes
  place_wide: 0.5, // 0 own pages, 0 of namesakes
  place_on_page: 0.61, // 35 own pages, 9 of namesakes
  place_other_beside: -2.53, // 1 own pages, 14 of namesakes
  place_other: -1.57, // 0 own pages, 1 of namesakes
  seed_dates_agree: 7.82, // 227 own pages, 1 of namesakes
  seed_agrees: 4.21, // 41 own pages, 14 of namesakes
  seed_named: 2.16, // 3 own pages, 3 of namesakes
  seed_dates_clash: -3.28, // 2 own pages, 346 of namesakes
  seed_term_on_page: 3.55, // 10 own pages, 1 of namesakes
  seed_term_differs: -1.76, // 13 own pages, 55 of namesakes
  seed_years_on_page: 2.11, // 28 own pages, 2 of namesakes
  seed_years_missing: -2.8, // 2 own pages, 439 of namesakes
  seed_title_missing: -1.9, // 0 own pages, 103 of namesakes
  claim_agrees: 4, // 0 own pages, 0 of namesakes
  life_clash: -9, // 0 own pages, 334 of namesakes
  clash_with_better: -6, // 1 own pages, 378 of namesakes
  rival: -1, // 0 own pages, 0 of namesakes
  better_candidate: -1, // 2 own pages, 83 of namesakes
  page_link: 5, // 0 own pages, 0 of namesakes
  page_links_both_ways: 11, // 0 own pages, 0 of namesakes
  shared_fact: 3.2, // 1 own pages, 0 of namesakes
};
