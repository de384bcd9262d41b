// Written by `npm run calibrate -- --data DIR --write`: how often each case of reading is right on labelled claims.

export const STANCE_TABLE_VERSION = 'evidence-2026.11.3';

export const STANCE_TABLE: Readonly<Record<string, number>> = {
  'contradicted/by_post': 0.9, // 6 of 7
  'contradicted/disputed': 0.6, // 0 of 0
  'contradicted/firm': 0.98, // 442 of 449
  'contradicted/soft': 0.98, // 119 of 122
  'not_found/absent': 0.96, // 194 of 197
  'not_found/absent_no_facts': 0.96, // 28 of 28
  'not_found/alone': 0.25, // 9 of 46
  'not_found/alone_in_other_fact': 0.88, // 74 of 84
  'not_found/apart': 0.75, // 17 of 23
  'not_found/beside': 0.55, // 12 of 24
  'not_found/mentioned': 0.92, // 64 of 69
  'not_found/mentioned_beside': 0.47, // 6 of 16
  'not_found/of_another': 0.69, // 18 of 27
  'not_found/untied': 0.96, // 78 of 78
  'verified/disputed': 0.6, // 0 of 0
  'verified/full': 0.99, // 1246 of 1254
  'verified/most': 0.94, // 59 of 63
  'verified/some': 0.94, // 4 of 4
};
