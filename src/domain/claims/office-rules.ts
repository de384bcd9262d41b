// What excludes a claimed post, shared by employment and business: the same table under other member names.
import type { Finding } from '../model/finding.ts';
import type { ExclusionRule, Scene } from './claim-type.ts';
import { parseExpectedDate } from './expected-dates.ts';

export function heldOffice(expected: Readonly<Record<string, unknown>>, finding: Finding): boolean {
  if (expected.is_current === true && isToldAsStory(finding)) return false;
  return finding.status === 'stated' || finding.status === 'in_progress' || finding.status === 'attended';
}

/** "has held positions at …:" above a list says nothing of today. */
const HAS_HELD = /\bha(?:s|ve) (?:held|served|worked)\b/i;

/** "In spring she took up the post of editor at …": a sentence that does not say whether the post goes on, unlike "Editor, …". */
function isToldAsStory({ current, quote, title, via }: Finding): boolean {
  if (current !== null) return false;
  if (HAS_HELD.test(quote)) return true;
  if (via !== 'prose') return false;
  return title === undefined || !quote.trimStart().toLowerCase().startsWith(title.toLowerCase());
}

/** "Assistant editor" for "editor", "intern" for "physician": a helper's post, not the post itself. */
const JUNIOR =
  /\b(?:assistant|intern|internship|trainee|deputy|junior|vice|associate|apprentice|advisor to|adviser to|aide to|clerk to|secretary to|assistant to)\b/i;

/** "Vice-chancellor" heads a university; an emeritus had the full post. */
const NOT_JUNIOR = /\bvice[- ]chancellor\b|\bemerit/i;

function lowerRank(finding: Finding, scene: Scene, member: string): boolean {
  const claimed = scene.expected[member];
  if (typeof claimed !== 'string' || finding.title === undefined) return false;
  return (
    JUNIOR.test(finding.title) && !NOT_JUNIOR.test(finding.title) && !JUNIOR.test(claimed) && !NOT_JUNIOR.test(claimed)
  );
}

/** "was at Tessel until 2024", "left Tessel": the end of all posts there, not of one. */
function leftTheHouse(finding: Finding): boolean {
  const name = finding.organisation?.name ?? '';
  const at = name === '' ? -1 : finding.quote.indexOf(name);
  return at > 0 && /\b(?:(?:was|were|been) (?:at|with)|left|departed) (?:the )?$/i.test(finding.quote.slice(0, at));
}

/** "joined Tessel in 1991": the sentence tells of the entry itself. */
function entered(finding: Finding): boolean {
  const name = finding.organisation?.name ?? '';
  const at = name === '' ? -1 : finding.quote.indexOf(name);
  return (
    at > 0 &&
    /\b(?:joined|joining|entered|hired by|moved to|went to work (?:for|at)) (?:the )?(?:faculty of (?:the )?|staff of (?:the )?)?$/i.test(
      finding.quote.slice(0, at),
    )
  );
}

function beganAsClaimed(finding: Finding, scene: Scene): boolean {
  const claimed = parseExpectedDate(scene.expected.start_date);
  return claimed !== null && claimed !== undefined && claimed !== 'present' && claimed.year === finding.start?.year;
}

/** "lecturer from 1996 and professor from 2008": the words that date one post name the claimed year of another too. */
function isYearTold({ quote, organisation, start }: Finding, date: unknown): boolean {
  const claimed = parseExpectedDate(date);
  // "coach of Marl (1944) and Tallow (1947)": what stands in brackets behind the name is its own.
  if (start !== undefined && quote.includes(`${organisation?.name} (${start.year}`)) return false;
  return claimed !== null && claimed !== undefined && claimed !== 'present' && quote.includes(String(claimed.year));
}

/** One word for whoever leads a body: the same post by another name. */
const LEAD =
  /^(?:the )?(?:former |ex-|past )?(?:head|chief|leader|commander|commanding officer|director|boss|chairman|chair|president)$/i;

function leadBoth(finding: Finding, scene: Scene, member: string): boolean {
  const claimed = scene.expected[member];
  return typeof claimed === 'string' && LEAD.test(claimed.trim()) && LEAD.test((finding.title ?? '').trim());
}

/** Posts that people hold beside their own: a professor is dean, member, chair of a committee. */
const BESIDE_ANOTHER =
  /\b(?:member|chair|chairman|chairwoman|dean|fellow|trustee|editor|representative|head|director|president|secretary|treasurer|advisor|adviser|ambassador|captain|coordinator|founder|owner|partner)\b/i;

export function employmentExclusions(organisation: string, role: string): ExclusionRule[] {
  return [
    {
      code: 'post_not_taken',
      strength: 1,
      when: { [organisation]: ['match', 'partial'], [role]: ['match', 'partial', 'absent', 'unclaimed'] },
      statuses: ['negated', 'revoked', 'not_conferred'],
      reason: 'the post was declined, refused or lost before it was taken up',
      example: 'claimed Secretary of War 1850; "declined the appointment as Secretary of War"',
    },
    {
      code: 'post_not_taken_by_title',
      strength: 0.9,
      when: { [organisation]: ['absent', 'mismatch', 'unclaimed'], [role]: ['match'] },
      statuses: ['negated', 'revoked', 'not_conferred'],
      // A chair declined in one town says nothing of a chair in another.
      also: (finding, scene) =>
        finding.organisation === undefined || /\S\s+\S/.test(finding.title ?? '') || beganAsClaimed(finding, scene),
      reason: 'the post was declined, refused or lost before it was taken up',
      example: 'claimed President, Government of Volgin 2011; "stood for president in 2011 and lost"',
    },
    {
      code: 'no_longer_held',
      strength: 0.9,
      when: {
        [organisation]: ['match', 'partial'],
        [role]: ['match', 'partial', 'unclaimed', 'absent'],
        is_current: ['mismatch'],
      },
      also: (finding, scene) => scene.expected.is_current === true && finding.current === false,
      reason: 'the post is over',
      example: 'claimed as current rector; "is the former rector"',
    },
    {
      code: 'lead_no_longer_held',
      strength: 0.8,
      when: { [organisation]: ['match'], [role]: ['mismatch'], is_current: ['mismatch'] },
      also: (finding, scene) =>
        scene.expected.is_current === true && finding.current === false && leadBoth(finding, scene, role),
      reason: 'the lead of it is over',
      example: 'claimed as current commander of the Northern Command; "the former head of the Northern Command"',
    },
    {
      code: 'left_the_house',
      strength: 0.8,
      when: { [organisation]: ['match'], [role]: ['mismatch', 'partial'], is_current: ['mismatch'] },
      also: (finding, scene) =>
        scene.expected.is_current === true && finding.current === false && leftTheHouse(finding),
      reason: 'the person has left that house',
      example: 'claimed as current manager at Tessel; "was at Tessel until 2024", whatever the post',
    },
    {
      code: 'title_no_longer_held',
      strength: 0.9,
      when: { [organisation]: ['unclaimed'], [role]: ['match'], is_current: ['mismatch'] },
      also: (finding, scene) => scene.expected.is_current === true && finding.current === false,
      reason: 'the post is over',
      example: 'claimed as current rector, no employer named; "is the former rector"',
    },
    {
      code: 'other_start',
      strength: 0.9,
      when: {
        [organisation]: ['match', 'partial'],
        [role]: ['match', 'partial'],
        start_date: ['mismatch'],
      },
      statuses: ['stated'],
      also: (finding, scene) => !isYearTold(finding, scene.expected.start_date),
      reason: 'the same post is dated otherwise',
      example: 'claimed Representative from 2031; "January 3, 2023-present"',
    },
    {
      code: 'other_entry',
      strength: 0.6,
      when: { [organisation]: ['match'], [role]: ['unclaimed'], start_date: ['mismatch'] },
      statuses: ['stated'],
      also: entered,
      reason: 'the page dates the entry otherwise',
      example: 'claimed Tessel from 1996; "joined Tessel in 1991"',
    },
    {
      code: 'other_end',
      strength: 0.9,
      when: { [organisation]: ['match', 'partial'], [role]: ['match', 'partial'], end_date: ['mismatch'] },
      statuses: ['stated'],
      also: (finding, scene) => scene.expected.end_date !== 'present' && !isYearTold(finding, scene.expected.end_date),
      reason: 'the same post ended otherwise',
      example: 'claimed until 1997; "1973 to 1985"',
    },
    {
      code: 'ended_before_today',
      strength: 0.8,
      when: { [organisation]: ['match', 'partial'], [role]: ['match', 'partial'], end_date: ['mismatch'] },
      statuses: ['stated'],
      also: (_finding, scene) => scene.expected.end_date === 'present',
      reason: 'the post claimed as going on has ended',
      example: 'claimed 2015 to present; "2015-2019"',
    },
    {
      code: 'other_post_those_years',
      strength: 0.7,
      when: { [organisation]: ['match'], [role]: ['mismatch'], start_date: ['match'], end_date: ['match'] },
      statuses: ['stated'],
      also: (finding) => !BESIDE_ANOTHER.test(finding.title ?? ''),
      reason: 'the post held there in those years is another one',
      example: 'claimed Lead Data Scientist 2018 to 2025; "data analyst, 2018-2025"',
    },
    {
      code: 'lower_rank',
      strength: 0.4,
      when: { [organisation]: ['match'], [role]: ['mismatch', 'partial'] },
      statuses: ['stated'],
      also: (finding, scene) => lowerRank(finding, scene, role),
      reason: 'the post named there is a lower one',
      example: 'claimed Director, Warner Brothers; "assistant editor at Warner Brothers"; he may have risen',
    },
  ];
}
