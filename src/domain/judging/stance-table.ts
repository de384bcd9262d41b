// Written by `npm run calibrate -- --data DIR --write`: how often each case of reading is right on labelled claims.

export const STANCE_TABLE_VERSION = 'evidence-2026.11.4';

export const STANCE_TABLE: Readonly<Record<string, number>> = {
  'contradicted/by_post': 0.91, // 7 of 8
  'contradicted/disputed': 0.6, // 0 of 0
  'contradicted/firm': 0.98, // 442 of 449
  'contradicted/soft': 0.98, // 119 of 121
  'not_found/absent': 0.96, // 195 of 198
  'not_found/absent_no_facts': 0.96, // 27 of 27
  'not_found/alone': 0.26, // 9 of 44
  'not_found/alone_in_other_fact': 0.88, // 75 of 85
  'not_found/apart': 0.76, // 17 of 23
  'not_found/beside': 0.55, // 12 of 24
  'not_found/mentioned': 0.92, // 63 of 68
  'not_found/mentioned_beside': 0.47, // 6 of 16
  'not_found/of_another': 0.73, // 17 of 24
  'not_found/untied': 0.96, // 78 of 78
  'verified/disputed': 0.6, // 0 of 0
  'verified/full': 0.99, // 1247 of 1255
  'verified/most': 0.94, // 63 of 67
  'verified/some': 0.94, // 4 of 4
};
