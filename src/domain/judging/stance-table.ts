// Written by `npm run calibrate -- --data DIR --write`: how often each case of reading is right on labelled claims.

export const STANCE_TABLE_VERSION = 'evidence-2026.11.5';

export const STANCE_TABLE: Readonly<Record<string, number>> = {
  'contradicted/by_post': 0.74, // 18 of 20, counted as 20: too few, fitted with the other small ones
  'contradicted/disputed': 0.6, // 0 of 0, counted as 0: too few, fitted with the other small ones
  'contradicted/firm': 0.95, // 615 of 636, counted as 314
  'contradicted/soft': 0.93, // 169 of 180, counted as 146
  'not_found/absent': 0.89, // 216 of 240, counted as 231
  'not_found/absent_no_facts': 0.62, // 160 of 259, counted as 259
  'not_found/alone': 0.43, // 74 of 176, counted as 175
  'not_found/alone_in_other_fact': 0.84, // 83 of 97, counted as 78
  'not_found/apart': 0.72, // 216 of 302, counted as 246
  'not_found/beside': 0.59, // 149 of 253, counted as 239
  'not_found/mentioned': 0.72, // 121 of 162, counted as 143
  'not_found/mentioned_beside': 0.5, // 34 of 70, counted as 70
  'not_found/of_another': 0.73, // 117 of 160, counted as 160
  'not_found/untied': 0.73, // 127 of 165, counted as 141
  'verified/disputed': 0.6, // 0 of 0, counted as 0: too few, fitted with the other small ones
  'verified/full': 0.97, // 1537 of 1574, counted as 752
  'verified/most': 0.85, // 124 of 146, counted as 146
  'verified/some': 0.74, // 13 of 14, counted as 14: too few, fitted with the other small ones
};
