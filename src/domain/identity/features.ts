// The weights of identity, in bits (log2 of how much likelier the sign is for the person asked for than for a namesake).
// They add up to the weight that is shown; 0 is an even chance.

export interface Feature {
  weight: number;
  example: string;
}

const FEATURES = {
  // The name. Its weight is the rarity of the name, within these bounds.
  name_rare: { weight: 3, example: '"Maren Tollefsen" on both sides' },
  name_common: { weight: 0.4, example: '"Wei Zhang" on both sides' },
  name_compatible: { weight: -0.4, example: '"J. Doe" for "Jane Doe": taken off the weight of the name' },
  name_partial: { weight: -1.5, example: 'only the family name agrees' },
  name_conflict: { weight: -12, example: '"John K. Smith" for "John R. Smith"' },
  name_absent: { weight: -12, example: 'nobody of this name stands on the page' },

  // Addresses and links.
  own_address: { weight: 10, example: 'the page is the personal_website of the request' },
  reciprocal_link: { weight: 9, example: 'site and profile link to each other' },
  link_to_own_address: { weight: 5, example: 'a staff page links to the github_url of the request' },
  linked_from_own_page: { weight: 4, example: 'the own site links to this article' },
  email: { weight: 9, example: 'the e-mail address of the request stands on the page' },
  email_domain: { weight: 3.5, example: 'the page lies on the e-mail domain of the request' },

  // Facts beside the claim under test.
  employer: { weight: 3.5, example: 'the page says she works at the current_company' },
  employer_named: { weight: 2.5, example: 'the current_company is named on the page about her' },
  employer_elsewhere: { weight: -2, example: 'the page says he is now at another company' },
  employer_missing: { weight: -0.8, example: 'the current_company is nowhere on a long page about him' },
  title: { weight: 1.5, example: '"climber" for current_title "climber"' },
  title_other: { weight: -1.2, example: 'the page calls him a footballer, the request a photographer' },
  seed_dates_agree: { weight: 5, example: 'House of Representatives 1887-1889 on both sides' },
  seed_agrees: { weight: 2.5, example: 'the same employer, without dates' },
  seed_named: { weight: 1, example: 'the employer of the seed is named somewhere on the page' },
  seed_dates_clash: { weight: -4, example: 'House of Representatives 1873-1885 against 1887-1889' },
  seed_term_on_page: { weight: 3, example: '"(March 4, 1887-March 3, 1889)" for a term 1887-1889' },
  seed_term_differs: { weight: -2, example: '1887 begins a term there, 1889 is nowhere' },
  title_missing: { weight: -2, example: '"Senator" is nowhere on the page of a Representative' },
  seed_years_on_page: { weight: 0.5, example: '1887 and 1889 stand on the page' },
  seed_years_missing: { weight: -4.5, example: 'a life told in years, none of them the ones of the request' },
  school: { weight: 3, example: 'the school of education_seed stands in her education' },
  claim_agrees: { weight: 3, example: 'another claim of the same request holds on this page' },
  location: { weight: 1.4, example: '"Rotterdam" on both sides' },
  location_elsewhere: { weight: -1, example: 'the page places him in Vancouver, the request in Singapore' },
  shared_fact: { weight: 2, example: 'the same past employer as on a page already tied to her' },

  // What separates people.
  life_clash: { weight: -9, example: 'born in 1952, said to have held an office in 1887' },
  suffix_clash: { weight: -5, example: '"Jr." on the page, the father is asked for' },
  clash_with_better: { weight: -6, example: 'born in 1914, the page that fits the request says 1885' },
  rival: { weight: -1, example: 'two pages of the name, two different lives, and nothing to choose between them' },
  better_candidate_rare: { weight: -2.5, example: 'the same for a rare name' },
  better_candidate: { weight: -2, example: 'a page of this name is tied to the request, this one by nothing' },
} as const satisfies Record<string, Feature>;

export type FeatureName = keyof typeof FEATURES;

export function weightOf(name: FeatureName): number {
  return FEATURES[name].weight;
}

export { FEATURES };

/** Log2 odds to probability. */
export function probabilityOf(weight: number): number {
  return 1 / (1 + 2 ** -weight);
}
