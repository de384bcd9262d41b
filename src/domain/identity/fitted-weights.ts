// Written by `npm run calibrate -- --only identity --data DIR --write`: the weight of each sign in bits, and on how many
// labelled pages it was seen. Pages of the open web count three times as much as official lists and pages of claims,
// a namesake taken 1.3 times as much as a page left; each weight is held to its guess in features.ts.

export const FITTED_WEIGHTS: Readonly<Record<string, number>> = {
  name_common: -3.77, // 859 own pages, 820 of namesakes
  name_rare: 2, // 859 own pages, 820 of namesakes
  name_loose: 0, // 12 own pages, 6 of namesakes
  name_generation_missing: -1.41, // 0 own pages, 4 of namesakes
  name_absent: -12, // 0 own pages, 0 of namesakes
  namesakes_met: -0.5, // 13 own pages, 354 of namesakes
  page_about: 0, // 548 own pages, 668 of namesakes
  name_in_list: 0, // 158 own pages, 100 of namesakes
  own_address: 12, // 26 own pages, 0 of namesakes
  reciprocal_link: 12, // 0 own pages, 0 of namesakes
  link_to_own_address: 7, // 0 own pages, 0 of namesakes
  linked_from_own_page: 6, // 0 own pages, 0 of namesakes
  site_of_the_name: 1.25, // 15 own pages, 9 of namesakes
  email: 13, // 0 own pages, 0 of namesakes
  email_domain: 5, // 0 own pages, 0 of namesakes
  employer_stated: 6.64, // 181 own pages, 1 of namesakes
  employer_beside: 6.37, // 139 own pages, 1 of namesakes
  employer_site: 4.32, // 55 own pages, 1 of namesakes
  employer_on_page: 3.46, // 45 own pages, 1 of namesakes
  employer_word_beside: 2.78, // 13 own pages, 2 of namesakes
  employer_elsewhere: -2.31, // 2 own pages, 44 of namesakes
  set_apart_agrees: 6.28, // 11 own pages, 0 of namesakes
  set_apart_differs: -4, // 0 own pages, 13 of namesakes
  title_and_subject: 2.75, // 34 own pages, 3 of namesakes
  subject_beside: 3.56, // 34 own pages, 6 of namesakes
  subject_partly_beside: 3.54, // 16 own pages, 4 of namesakes
  title_beside: 1.31, // 20 own pages, 3 of namesakes
  rank_beside: 0.18, // 4 own pages, 11 of namesakes
  subject_on_page: 3.02, // 11 own pages, 3 of namesakes
  trade_same: 0, // 134 own pages, 124 of namesakes
  trade_other: -4.86, // 0 own pages, 36 of namesakes
  place_beside: 3.82, // 59 own pages, 0 of namesakes
  place_on_own_page: 2.98, // 248 own pages, 86 of namesakes
  place_wide: 0.5, // 0 own pages, 0 of namesakes
  place_on_page: 0.52, // 35 own pages, 9 of namesakes
  place_other_beside: -1.83, // 2 own pages, 15 of namesakes
  place_other: -1.56, // 0 own pages, 1 of namesakes
  seed_dates_agree: 6.5, // 21 own pages, 0 of namesakes
  seed_agrees: 4.09, // 14 own pages, 1 of namesakes
  seed_named: 2.53, // 36 own pages, 17 of namesakes
  seed_dates_clash: -4, // 0 own pages, 9 of namesakes
  seed_term_on_page: 5.9, // 201 own pages, 2 of namesakes
  seed_term_differs: -0.57, // 20 own pages, 55 of namesakes
  seed_years_on_page: 2.84, // 55 own pages, 3 of namesakes
  seed_years_missing: -3.1, // 2 own pages, 439 of namesakes
  seed_title_missing: -2.09, // 0 own pages, 103 of namesakes
  claim_agrees: 4, // 0 own pages, 0 of namesakes
  life_clash: -9.01, // 0 own pages, 334 of namesakes
  clash_with_better: -6, // 0 own pages, 328 of namesakes
  rival: -1, // 0 own pages, 0 of namesakes
  better_candidate: -1, // 1 own pages, 125 of namesakes
  page_link: 5, // 0 own pages, 0 of namesakes
  page_links_both_ways: 11, // 0 own pages, 0 of namesakes
  shared_fact: 3.32, // 2 own pages, 0 of namesakes
};
