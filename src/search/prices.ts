// What a call costs, in US dollars, as the vendors' pages said on the date below. A figure in an answer wins over these.

export const PRICES_AS_OF = '2026-11-01';

export const PRICES = {
  /** Exa: 7 dollars for 1,000 searches with the text of ten results. */
  exaSearch: 0.007,
  /** Exa: each result past ten, one dollar for 1,000. */
  exaExtraResult: 0.001,
  /** Brave: 5 dollars for 1,000. */
  braveSearch: 0.005,
  /** Tavily: 0.008 dollars a credit; a basic search is one, an advanced search two. */
  tavilyCredit: 0.008,
  /** Serper: one dollar for 1,000 in the smallest pack. */
  serperSearch: 0.001,
  /** OpenAlex: one dollar for 1,000 searches with a key. */
  openalexSearch: 0.001,
} as const;
