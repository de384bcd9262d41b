// Written by `npm run calibrate -- --data DIR --write`: how often each case of reading is right on labelled claims.

export const STANCE_TABLE_VERSION = 'evidence-2026.11';

export const STANCE_TABLE: Readonly<Record<string, number>> = {
  'contradicted/disputed': 0.6, // 0 of 0
  'contradicted/firm': 0.984, // 436 of 443
  'contradicted/soft': 0.948, // 124 of 131
  'not_found/mentioned': 0.796, // 69 of 87
  'not_found/no_facts': 0.746, // 153 of 206
  'not_found/other_facts': 0.89, // 280 of 314
  'verified/disputed': 0.6, // 0 of 0
  'verified/full': 0.994, // 1233 of 1241
  'verified/most': 0.935, // 57 of 62
  'verified/some': 0.935, // 7 of 7
};
