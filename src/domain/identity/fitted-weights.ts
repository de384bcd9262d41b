// Written by `npm run calibrate -- --only identity --data DIR --write`: the weight of each sign in bits, and on how many
// labelled pages it was seen. Pages of the open web count three times as much as official lists and pages of claims,
// a namesake taken 1.3 times as much as a page left; each weight is held to its guess in features.ts.

export const FITTED_WEIGHTS: Readonly<Record<string, number>> = {
  name_common: -4.08, // 861 own pages, 824 of namesakes
  name_rare: 1.87, // 861 own pages, 824 of namesakes
  name_loose: 0, // 14 own pages, 6 of namesakes
  name_generation_missing: -1.27, // 0 own pages, 4 of namesakes
  name_absent: -12, // 0 own pages, 0 of namesakes
  namesakes_met: -0.5, // 8 own pages, 335 of namesakes
  page_about: 0.06, // 539 own pages, 660 of namesakes
  name_in_list: 0, // 159 own pages, 104 of namesakes
  own_address: 12, // 26 own pages, 0 of namesakes
  reciprocal_link: 12, // 0 own pages, 0 of namesakes
  link_to_own_address: 7, // 0 own pages, 0 of namesakes
  linked_from_own_page: 6, // 0 own pages, 0 of namesakes
  site_of_the_name: 1.33, // 15 own pages, 9 of namesakes
  email: 13, // 0 own pages, 0 of namesakes
  email_domain: 5, // 0 own pages, 0 of namesakes
  employer_stated: 6.71, // 187 own pages, 1 of namesakes
  employer_beside: 6.89, // 140 own pages, 0 of namesakes
  employer_site: 4.25, // 52 own pages, 1 of namesakes
  employer_in_head: 4.06, // 31 own pages, 0 of namesakes
  employer_on_page: 2.28, // 12 own pages, 2 of namesakes
  employer_word_beside: 3.74, // 15 own pages, 1 of namesakes
  employer_elsewhere: -2.74, // 1 own pages, 41 of namesakes
  employer_elsewhere_same_work: -0.2, // 2 own pages, 0 of namesakes
  set_apart_agrees: 6.32, // 11 own pages, 0 of namesakes
  set_apart_differs: -4, // 0 own pages, 13 of namesakes
  title_and_subject: 4.65, // 21 own pages, 0 of namesakes
  subject_beside: 5.68, // 26 own pages, 0 of namesakes
  subject_partly_beside: 4.58, // 12 own pages, 0 of namesakes
  occupation_and_title: 2.07, // 14 own pages, 2 of namesakes
  occupation_beside: 0.57, // 10 own pages, 10 of namesakes
  title_beside: 1.29, // 21 own pages, 4 of namesakes
  rank_beside: 0.62, // 4 own pages, 11 of namesakes
  subject_in_head: 2.87, // 1 own pages, 0 of namesakes
  subject_on_page: 2.78, // 8 own pages, 1 of namesakes
  trade_same: 0.17, // 129 own pages, 120 of namesakes
  trade_other: -4.24, // 0 own pages, 31 of namesakes
  place_beside: 4.43, // 63 own pages, 0 of namesakes
  place_on_own_page: 2.88, // 244 own pages, 86 of namesakes
  place_wide: 0.5, // 0 own pages, 0 of namesakes
  place_on_page: 0.87, // 37 own pages, 10 of namesakes
  place_other_beside: -1.79, // 0 own pages, 9 of namesakes
  place_other: -1.54, // 0 own pages, 1 of namesakes
  seed_dates_agree: 7.56, // 227 own pages, 1 of namesakes
  seed_agrees: 3.78, // 43 own pages, 15 of namesakes
  seed_named: 1.72, // 3 own pages, 38 of namesakes
  seed_dates_clash: -4.16, // 0 own pages, 345 of namesakes
  seed_term_on_page: 3.52, // 11 own pages, 1 of namesakes
  seed_term_differs: -1.69, // 13 own pages, 55 of namesakes
  seed_years_on_page: 1.6, // 29 own pages, 3 of namesakes
  seed_years_missing: -2.63, // 2 own pages, 439 of namesakes
  seed_title_missing: -1.88, // 0 own pages, 103 of namesakes
  claim_named: 2, // 0 own pages, 0 of namesakes
  claim_agrees: 4, // 0 own pages, 0 of namesakes
  life_clash: -9, // 0 own pages, 334 of namesakes
  clash_with_better: -6, // 1 own pages, 394 of namesakes
  rival: -1, // 1 own pages, 1 of namesakes
  better_candidate: -1, // 1 own pages, 133 of namesakes
  page_link: 5, // 0 own pages, 0 of namesakes
  page_links_both_ways: 11, // 0 own pages, 0 of namesakes
  shared_station: 4.5, // 0 own pages, 0 of namesakes
  shared_fact: 3.17, // 2 own pages, 0 of namesakes
};
