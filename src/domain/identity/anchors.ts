// What ties one page to the person asked for, or parts them: one anchor per sign, each with its weight and its reason.
import { anchor, type Question, round } from './anchor-parts.ts';
import { companyAnchors } from './employer-anchors.ts';
import type { Anchor } from './identity-types.ts';
import { outsideLife } from './life-dates.ts';
import { linkAnchors, mailAnchors } from './link-anchors.ts';
import { sharedRarity } from './name-anchor.ts';
import type { PersonOnPage } from './person-on-page.ts';
import { placeAnchors } from './place-anchors.ts';
import { seedAnchors, yearsOf } from './seed-anchors.ts';
import { titleAnchors } from './title-anchors.ts';

/** Who has a profile, an e-mail address or an employer of today did not die before there were any. */
const FIRST_OF_TODAY = 1990;

function isOfToday({ person }: Question): boolean {
  const { current_company, linkedin_url, github_url, personal_website, email, email_domain } = person;
  return [current_company, linkedin_url, github_url, personal_website, email, email_domain].some(Boolean);
}

/** A dated fact of the request, or its present, that lies outside the life the page tells. */
function lifeAnchors(page: PersonOnPage, question: Question): Anchor[] {
  if (page.life.birth === null && page.life.death === null) return [];
  const id = page.source.sourceId;
  if (page.life.death !== null && page.life.death < FIRST_OF_TODAY && isOfToday(question)) {
    const reason = `the page gives ${page.life.death} as year of death, the request speaks of the present`;
    return [anchor('life', 'life_clash', reason, id)];
  }
  // The end of a term may lie after a death in office; the beginning may not.
  const years = [...(question.person.employment_seed ?? []), ...(question.person.education_seed ?? [])]
    .map((item) => yearsOf(item))
    .map(({ start, end }) => start ?? end)
    .filter((year) => year !== null);
  const outside = years.find((year) => outsideLife(page.life, year));
  return outside === undefined
    ? []
    : [
        anchor(
          'life',
          'life_clash',
          `${outside} is before the birth or after the death that the page gives`,
          page.source.sourceId,
        ),
      ];
}

/** Signs that the very same work stands beside the name: not only a post that thousands hold. */
const SAME_WORK: ReadonlySet<string> = new Set(['title_and_subject', 'subject_beside', 'set_apart_agrees']);

/** Another employer of somebody who does the very same work may be a later or an earlier post of one career. */
function asCareer(entry: Anchor, id: string): Anchor {
  return entry.signs[0]?.feature === 'employer_elsewhere'
    ? anchor('employer', 'employer_elsewhere_same_work', `${entry.reason}; the work is the same`, id)
    : entry;
}

/** A page that says so much of somebody would have had room for what the request says. */
const TELLING_RECORD = 160;
/** On a page about them alone less will do. */
const TELLING_PAGE = 40;
/** Signs that so many people share that they fit nobody. */
const WEAK: ReadonlySet<string> = new Set([
  'rank_beside',
  'employer_trade',
  'trade_same',
  'trade_of_page',
  'place_on_page',
  'place_wide',
  'subject_on_page',
  'field_on_page',
]);

/** Where the request gives no more than a place, its silence says less: most pages do not say where somebody lives. */
const PLACE_MISSING = 0.4;

/** Where hardly anybody else bears the name, a page that says other things of its bearer is the less likely somebody else's. */
const RARE = 0.7;
const RARE_NAME = 2.5;

/** The page tells of somebody of the name, and of what the request says nothing is there, or the place and no more. */
function nothingFits(page: PersonOnPage, found: readonly Anchor[], { known, person }: Question): Anchor[] {
  if (known.kinds.length === 0) return [];
  const hasRoom = page.record.length >= (page.isSubject ? TELLING_PAGE : TELLING_RECORD);
  const tells = page.findings.length > 0 || hasRoom;
  const fitting = found.filter((entry) => entry.weight > 0 && !WEAK.has(entry.signs[0]!.feature));
  if (!tells || fitting.some((entry) => entry.anchor !== 'location')) return [];
  const work = known.kinds.some((kind) => kind === 'employer' || kind === 'title');
  if (fitting.length > 0) {
    // The entry of a company in a register has no room for anybody's work.
    if (!work || !hasRoom || page.findings.some(({ kind }) => kind === 'business')) return [];
    const reason = 'the page describes somebody of this place and mentions neither the employer nor the work';
    return [anchor('other_facts', 'place_alone_fits', reason, page.source.sourceId)];
  }
  const reason = 'the page describes somebody of this name and mentions nothing that the request says';
  const part = known.kinds.every((kind) => kind === 'location') ? PLACE_MISSING : 1;
  const amount = round(part * (1 - RARE_NAME * Math.max(0, sharedRarity(page, person) - RARE)));
  return [anchor('other_facts', 'nothing_fits', reason, page.source.sourceId, [], amount)];
}

/** Everything beside the name that one page says by itself about who it is about. */
export function anchorsOf(page: PersonOnPage, question: Question): Anchor[] {
  const work = titleAnchors(page, question);
  const career = work.some(({ signs: [sign] }) => SAME_WORK.has(sign!.feature) && sign!.amount >= 1);
  const employer = companyAnchors(page, question);
  const found = [
    ...linkAnchors(page, question),
    ...mailAnchors(page, question),
    ...(career ? employer.map((entry) => asCareer(entry, page.source.sourceId)) : employer),
    ...work,
    ...seedAnchors(page, question),
    ...placeAnchors(page, question),
    ...lifeAnchors(page, question),
  ];
  return [...found, ...nothingFits(page, found, question)];
}
