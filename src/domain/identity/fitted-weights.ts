// Written by `npm run calibrate -- --only identity --data DIR --write`: the weight of each sign in bits, and on how many
// labelled pages it was seen. Pages of the open web count three times as much as official lists and pages of claims,
// a namesake taken 1.3 times as much as a page left; each weight is held to its guess in features.ts.

export const FITTED_WEIGHTS: Readonly<Record<string, number>> = {
  name_common: -4, // 856 own pages, 819 of namesakes
  name_rare: 1.85, // 856 own pages, 819 of namesakes
  name_loose: 0, // 29 own pages, 11 of namesakes
  name_generation_missing: -1.79, // 0 own pages, 4 of namesakes
  name_absent: -12, // 0 own pages, 0 of namesakes
  namesakes_met: -0.5, // 7 own pages, 330 of namesakes
  page_about: 0, // 546 own pages, 668 of namesakes
  name_in_list: 0, // 155 own pages, 99 of namesakes
  own_address: 12, // 26 own pages, 0 of namesakes
  reciprocal_link: 12, // 0 own pages, 0 of namesakes
  link_to_own_address: 7, // 0 own pages, 0 of namesakes
  linked_from_own_page: 6, // 0 own pages, 0 of namesakes
  site_of_the_name: 1.6, // 15 own pages, 9 of namesakes
  email: 13, // 0 own pages, 0 of namesakes
  email_domain: 5, // 0 own pages, 0 of namesakes
  employer_stated: 6.71, // 190 own pages, 1 of namesakes
  employer_beside: 6.47, // 131 own pages, 1 of namesakes
  employer_site: 4.4, // 53 own pages, 1 of namesakes
  employer_on_page: 3.63, // 44 own pages, 1 of namesakes
  employer_word_beside: 2.91, // 15 own pages, 2 of namesakes
  employer_elsewhere: -3.24, // 0 own pages, 32 of namesakes
  set_apart_agrees: 6.32, // 11 own pages, 0 of namesakes
  set_apart_differs: -4, // 0 own pages, 13 of namesakes
  title_and_subject: 3.02, // 34 own pages, 3 of namesakes
  subject_beside: 3.68, // 34 own pages, 6 of namesakes
  subject_partly_beside: 3.5, // 16 own pages, 4 of namesakes
  title_beside: 1.41, // 20 own pages, 3 of namesakes
  rank_beside: 0, // 3 own pages, 11 of namesakes
  subject_on_page: 3.14, // 12 own pages, 3 of namesakes
  trade_same: 0, // 134 own pages, 124 of namesakes
  trade_other: -5.1, // 0 own pages, 36 of namesakes
  place_beside: 3.9, // 59 own pages, 0 of namesakes
  place_on_own_page: 3.09, // 248 own pages, 86 of namesakes
  place_wide: 0.5, // 0 own pages, 0 of namesakes
  place_on_page: 0.43, // 35 own pages, 10 of namesakes
  place_other_beside: -2.11, // 1 own pages, 14 of namesakes
  place_other: -1.53, // 0 own pages, 1 of namesakes
  seed_dates_agree: 7.56, // 227 own pages, 1 of namesakes
  seed_agrees: 3.91, // 43 own pages, 15 of namesakes
  seed_named: 2.16, // 3 own pages, 3 of namesakes
  seed_dates_clash: -4.17, // 0 own pages, 345 of namesakes
  seed_term_on_page: 3.51, // 10 own pages, 1 of namesakes
  seed_term_differs: -1.71, // 13 own pages, 55 of namesakes
  seed_years_on_page: 1.81, // 30 own pages, 3 of namesakes
  seed_years_missing: -2.67, // 2 own pages, 439 of namesakes
  seed_title_missing: -1.88, // 0 own pages, 103 of namesakes
  claim_agrees: 4, // 0 own pages, 0 of namesakes
  life_clash: -9, // 0 own pages, 334 of namesakes
  clash_with_better: -6, // 1 own pages, 393 of namesakes
  rival: -1, // 0 own pages, 0 of namesakes
  better_candidate: -1, // 1 own pages, 138 of namesakes
  page_link: 5, // 0 own pages, 0 of namesakes
  page_links_both_ways: 11, // 0 own pages, 0 of namesakes
  shared_fact: 3.23, // 1 own pages, 0 of namesakes
};
