// The signs of identity and their weights, in bits (log2 of how much likelier the sign is for the person asked for than
// for a namesake). `guess` is what is believed before any page was labelled; `npm run calibrate -- --only identity` moves it as
// far as labelled pages say, and the fitted table is what counts. Weights add up; 0 is an even chance.
import { FITTED_WEIGHTS } from './fitted-weights.ts';

export interface Feature {
  guess: number;
  /**
   * Not fitted: what it measures depends on how the labelled pages were gathered, as what many people share does: a trade, a
   * city, the site of an employer of thousands. */
  fixed?: boolean;
  example: string;
}

const FEATURES = {
  // The name is where one starts: far below an even chance for a common one.
  name_common: { guess: -4, example: '"Wei Zhang" on both sides, and nothing else' },
  name_rare: { guess: 1, example: '"Maren Tollefsen" on both sides, and nothing else' },
  name_loose: { guess: -1, example: '"J. Doe" for "Jane Doe"' },
  name_in_both_scripts: {
    guess: 2,
    example: '"鄭雅文 (Ya-wen Cheng)" on both sides: the name and how its bearer spells it',
  },
  name_generation_missing: { guess: -1, example: '"Jr." in the request, none on the page' },
  middle_name_agrees: { guess: 1, example: '"David L. Cohen" on both sides' },
  name_absent: { guess: -12, example: 'nobody of this name stands on the page' },
  namesakes_met: {
    guess: -0.5,
    fixed: true,
    example: 'the job met three other people of the name: half a bit per doubling',
  },
  page_about: { guess: 0.3, example: 'the page as a whole is about the bearer of the name' },
  name_in_list: { guess: -0.3, example: 'the name stands in a list, and no line tells of the person' },

  // Addresses and links.
  own_address: { guess: 12, example: 'the page is the personal_website of the request' },
  reciprocal_link: { guess: 12, example: 'site and profile link to each other' },
  link_to_own_address: { guess: 7, example: 'a staff page links to the github_url of the request' },
  linked_from_own_page: { guess: 6, example: 'the own site links to this article' },
  site_of_the_name: { guess: 2.5, example: 'maren-tollefsen.example: the domain spells the name' },
  email: { guess: 13, example: 'the e-mail address of the request stands on the page' },
  email_domain: { guess: 5, example: 'the page lies on the e-mail domain of the request' },

  // The employer.
  employer_stated: { guess: 5.5, example: 'the page says she works at the current_company' },
  employer_as_school: { guess: 3, example: 'the page says he studied where the request says he works' },
  employer_link: { guess: 4, example: 'the name on the page is a link to the site of the current_company' },
  employer_beside: { guess: 4.5, example: 'the current_company stands in the lines about her' },
  employer_site: { guess: 4.5, example: 'the page lies on the site of the current_company, a firm that no data list' },
  employer_site_large: {
    guess: 3,
    example: 'the page lies on the site of the current_company, a university: thousands work and speak there',
  },
  employer_in_head: {
    guess: 2,
    example: 'the current_company stands in the title or the first lines of the page',
  },
  employer_on_page: { guess: 1.5, example: 'the current_company is named elsewhere on the page' },
  employer_word_beside: { guess: 3.5, example: '"Virginia" beside the name for "University of Virginia"' },
  employer_trade: { guess: 0.7, example: 'a lawyer, and the current_company is a law office' },
  employer_other_beside: {
    guess: -1,
    example: 'another university stands in the lines about him, and no sentence was read',
  },
  employer_elsewhere: { guess: -2, example: 'the page says he is now at another company' },
  employer_elsewhere_same_work: { guess: -0.5, example: 'another company, and the very same work: one career perhaps' },

  // The work.
  set_apart_agrees: { guess: 6, example: '/wiki/Andrew_Kirkpatrick_(climber) for a climber' },
  set_apart_differs: { guess: -4, example: '/wiki/Andrew_Kirkpatrick_(climber) for a lawyer' },
  title_and_subject: { guess: 3.5, example: '"Professor of Anthropology" on both sides' },
  subject_beside: {
    guess: 2.5,
    example: '"radiomics" beside the name for a radiomics researcher: so much a word, a word in another form half',
  },
  field_beside: { guess: 3, example: '"Strafrecht" beside the name for a professor of criminal law' },
  occupation_and_title: {
    guess: 2.5,
    example: '"former congressman" on both sides: the whole title, and thousands bear it',
  },
  occupation_beside: { guess: 1.5, example: '"librarian" beside the name for a librarian: a work that thousands do' },
  title_beside: { guess: 1.5, example: '"Deputy Director of Archives" on both sides, in other words' },
  post_beside: { guess: 1, example: '"Deputy Director" on both sides: a post that every organisation has' },
  rank_beside: { guess: 0.4, example: '"Professor" beside the name' },
  subject_in_head: { guess: 2, example: 'the title of the page speaks of radiomics' },
  phrase_on_page: { guess: 2.5, example: '"Schola Aquae Sulis" stands on the page: words of the title in their order' },
  subject_on_page: { guess: 1, example: 'the page speaks of radiomics, not beside the name' },
  field_on_page: {
    guess: 0.7,
    fixed: true,
    example: 'the page speaks of linguistics, not beside the name, for a linguist',
  },
  trade_of_page: {
    guess: 2.5,
    fixed: true,
    example: 'a page full of politics, and the name on it, for a congresswoman',
  },
  trade_same: { guess: 0.5, example: 'law on both sides: solicitor and professor of law' },
  trade_other: { guess: -2, example: 'a record producer for a professor of law' },

  // The place.
  place_beside: { guess: 3, example: '"Rotterdam" beside the name' },
  place_on_own_page: { guess: 3, fixed: true, example: '"Rotterdam" on a page about the bearer of the name' },
  place_of_site: { guess: 1, example: 'the page lies on the site of an organisation of Rotterdam' },
  place_wide: { guess: 0.5, example: 'the same country and no more' },
  place_on_page: { guess: 0.3, fixed: true, example: '"Rotterdam" elsewhere on the page' },
  place_other_beside: { guess: -1, example: '"of Massachusetts" beside the name for somebody in Florida' },
  place_other: { guess: -1.5, example: 'the page places him in Vancouver, the request in Singapore' },

  // Stations that the request names with their years.
  seed_dates_agree: { guess: 6.5, example: 'House of Representatives 1887-1889 on both sides' },
  seed_agrees: { guess: 4, example: 'the same employer, without dates' },
  seed_named: { guess: 2, example: 'the employer of the seed is named beside the name' },
  seed_dates_clash: { guess: -4, example: 'House of Representatives 1873-1885 against 1887-1889' },
  seed_term_on_page: { guess: 4, example: '"(March 4, 1887-March 3, 1889)" for a term 1887-1889' },
  seed_term_differs: { guess: -2, example: '1887 begins a term there, 1889 is nowhere' },
  seed_years_on_page: { guess: 0.5, example: '1887 and 1889 stand on the page' },
  seed_years_missing: { guess: -3, example: 'a life told in years, none of them the ones of the request' },
  seed_title_missing: { guess: -1.5, example: '"Senator" is nowhere on the page of a Representative' },
  claim_named: { guess: 2, example: 'the organisation of another claim stands beside the name' },
  claim_agrees: { guess: 4, example: 'another claim of the same request holds on this page' },

  // What parts people, and what joins pages.
  nothing_fits: {
    guess: -1.2,
    example: 'a page that tells of him, and neither the employer nor the work nor the place of the request',
  },
  place_alone_fits: {
    guess: -1.5,
    example: 'a page that tells of somebody in Rotterdam, and neither the employer nor the work of the request',
  },
  life_clash: { guess: -9, example: 'born in 1952, said to have held an office in 1887' },
  clash_with_better: { guess: -6, fixed: true, example: 'born in 1914, the page that fits the request says 1885' },
  rival: {
    guess: -1,
    fixed: true,
    example: 'two pages of the name, two different lives, and nothing to choose between them',
  },
  better_candidate: {
    guess: -1,
    fixed: true,
    example: 'another person of this name fits the request, this one does not',
  },
  page_link: { guess: 5, example: 'a page that fits the request links to this one' },
  page_links_both_ways: { guess: 11, example: 'this page and one that fits the request link to each other' },
  shared_station: { guess: 4.5, example: 'the same degree of the same school in the same year as on a page that fits' },
  shared_person: { guess: 2.5, example: 'the same co-author beside the name as on a page that fits the request' },
  shared_fact: { guess: 3, example: 'the same past employer as on a page that fits the request' },
} as const satisfies Record<string, Feature>;

export type FeatureName = keyof typeof FEATURES;

export function weightOf(name: FeatureName): number {
  return FITTED_WEIGHTS[name] ?? FEATURES[name].guess;
}

export { FEATURES };

/** Log2 odds to probability. */
export function probabilityOf(weight: number): number {
  return 1 / (1 + 2 ** -weight);
}
