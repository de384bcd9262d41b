// Title and employer in the lines of each entry of a career: by their words where those tell, else by the place that they have
// in the other entries.

import { isField } from '../../domain/fields/compare-fields.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import { isKnownPlace } from '../../domain/places/compare-places.ts';
import { partsBetween, type Span } from '../directed/aligned-members.ts';
import { hasOrganisationWord, isCommittee, isFunction } from '../findings/organisation-doubts.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { type CvEntry, type CvLine, cellsOf, isDuration, withoutDates } from './cv-entries.ts';
import type { OrganisationSpan } from './organisation-span.ts';

export interface CvPost {
  title: string | null;
  organisation: string;
  unit?: string | undefined;
  /** The organisation is known by its words or the data, not by its place alone. */
  strong: boolean;
}

/** How the entries of one section are set. */
interface Habit {
  titleFirst: boolean;
  /** Title and employer share a line. */
  inline: boolean;
  /** Some entry has a known title. */
  titled: boolean;
}

export function postsOf(entries: readonly CvEntry[], lexicon: Lexicon): (CvPost | null)[] {
  const habit = habitOf(entries);
  let employer: string | null = null;
  let school: CvLine | undefined;
  const posts = entries.map((entry) => {
    school = entry.lines.find(isSchoolLine) ?? (school !== undefined && isBelow(entry, school) ? school : undefined);
    const { title, organisation: named, unit, strong } = postOf(entry, habit, school, lexicon);
    // "Chairman of the Managing Committee" under the employer whose committee it is.
    const organisation = named !== null && employer !== null && isCommittee(named) ? employer : named;
    // Several posts under one employer, who is named above the first.
    const name: string | null = organisation ?? (title === null ? null : employer);
    employer = organisation ?? employer;
    return name === null || (title === null && !strong) ? null : { title, organisation: name, unit, strong };
  });
  // The years at an employer over the posts there: each of them has its own.
  return posts.map((post, at) => {
    const next = posts[at + 1];
    return post?.title === null && next?.title && next.organisation === post.organisation ? null : post;
  });
}

const isStrong = ({ weak }: OrganisationSpan): boolean => !weak;
/** "Princeton, NJ" is the town, though a degree may be from there. */
const strongIn = ({ text, organisations }: CvLine): OrganisationSpan[] =>
  organisations.filter((span) => isStrong(span) && (hasOrganisationWord(span.name) || !isTownOrState(text, span)));

/** Titles that are no part of an organisation's name. */
const titlesIn = ({ items, organisations }: CvLine): Span[] =>
  items.titles.filter(
    ({ from, to }) => !organisations.some((span) => isStrong(span) && span.from < to && span.to > from),
  );

const isSchoolLine = (line: CvLine): boolean =>
  titlesIn(line).length === 0 && strongIn(line).some(({ school }) => school);

/** Under it as a heading, or in its element. */
const isBelow = ({ lines: [first] }: CvEntry, { block }: CvLine): boolean =>
  first!.block.heading === block.text || (block.element !== undefined && first!.block.element === block.element);

const SEPARATES =
  /[,;|@\t–—(·•]|\s-\s|\s(?:at|bei|beim|chez|presso|hos|bij|in|w|we|på|vid|ved|en|na|no|au|aux|в|у)\s|\p{Script=Han}|[:：]/u;

/** Title and organisation of one line, with something between them that parts them. */
function pairIn(line: CvLine, lexicon: Lexicon): { title: Span; organisation: OrganisationSpan } | null {
  const organisation = organisationIn(line, lexicon);
  const title = titlesIn(line)[0] ?? titleAt(line, organisation);
  if (title === undefined || organisation === undefined) return null;
  const [first, second] = title.from < organisation.from ? [title, organisation] : [organisation, title];
  const between = line.text.slice(first.to, second.from);
  // Where no spaces are written, one parts them as a comma does.
  const isApart =
    SEPARATES.test(between) || (UNSPACED.test(line.text.slice(title.from, title.to)) && !/\S/.test(between));
  return isApart ? { title, organisation: fromAt(line, title, organisation) } : null;
}

/** "Props Artisan at Marl Theatre": before "at" stands a title, be it known or not. */
function titleAt({ text }: CvLine, organisation: OrganisationSpan | undefined): Span | undefined {
  const lead = /^(\p{Lu}[^,;:|()]{2,50}?)\s(?:at|@)\s(?:the\s)?$/u.exec(text.slice(0, organisation?.from ?? 0));
  return lead === null ? undefined : { from: 0, to: lead[1]!.length };
}

/** "School of Marl", "Group for Tallow": with a university behind it, a part of it. */
const PART_OF_SCHOOL = /^\p{Lu}[\p{Ll}.]+ (?:of|for|on|in)\s/u;

/** The organisation of a line: not the department that is named before it. */
function organisationIn(line: CvLine, { organisations: words }: Lexicon): OrganisationSpan | undefined {
  const strong = strongIn(line);
  const isDepartment = ({ name, to, school }: OrganisationSpan): boolean =>
    (words.find(name).every(({ value }) => value === 'department') && words.find(name).length > 0) ||
    (!school && PART_OF_SCHOOL.test(name) && strong.some((other) => other.school && other.from > to));
  return strong.find((span) => !isDepartment(span)) ?? strong[0];
}

/** An institute or department, by the word it has. */
const isPart = ({ name }: OrganisationSpan, { organisations: words }: Lexicon): boolean =>
  PART_OF_SCHOOL.test(name) || words.find(name).some(({ value }) => value === 'department' || value === 'institute');

function habitOf(entries: readonly CvEntry[]): Habit {
  let first = 0;
  let inline = 0;
  for (const { lines } of entries) {
    const title = lines.findIndex((line) => titlesIn(line).length > 0 && strongIn(line).length === 0);
    const employer = lines.findIndex((line) => titlesIn(line).length === 0 && strongIn(line).length > 0);
    if (title >= 0 && employer >= 0) first += title < employer ? 1 : -1;
    if (lines.some((line) => titlesIn(line).length > 0 && strongIn(line).length > 0)) inline += 1;
    else if (title >= 0 && employer >= 0) inline -= 1;
  }
  const titled = entries.some(({ lines }) => lines.some((line) => titlesIn(line).length > 0));
  return { titleFirst: first >= 0, inline: inline > 0, titled };
}

type Found = { title: string | null; organisation: string | null; unit?: string | undefined; strong: boolean };
const NOTHING: Found = { title: null, organisation: null, strong: false };

/** Title and employer on one line. */
function pairedPost(told: readonly CvLine[], school: CvLine | undefined, lexicon: Lexicon): Found | null {
  const whole = told.find((line) => pairIn(line, lexicon) !== null);
  const pair = whole === undefined ? null : pairIn(whole, lexicon);
  if (pair === null) return null;
  // "Lecturer, Institute of Biochemistry" below the university's own line.
  const own = school !== undefined && isPart(pair.organisation, lexicon) ? organisationIn(school, lexicon) : undefined;
  return {
    title: titleBeside(whole!, pair.title, pair.organisation),
    organisation: own?.name ?? pair.organisation.name,
    unit: own === undefined ? pair.organisation.unit : pair.organisation.name,
    strong: true,
  };
}

/** "Analyst at Marl and Tallow Research, LLC": behind "at" begins the name. */
function fromAt<Named extends Span>({ text }: CvLine, title: Span, organisation: Named): Named {
  const between = text.slice(title.to, Math.max(title.to, organisation.from));
  const [, lead = ''] = /^\s(?:at|@)\s((?:\p{Lu}[\p{L}'’-]+,?\s){1,4}(?:and|&|of|for)\s)$/u.exec(between) ?? [];
  const from = organisation.from - lead.length;
  return lead === '' ? organisation : { ...organisation, from, name: text.slice(from, organisation.to) };
}

function postOf({ lines, under }: CvEntry, habit: Habit, school: CvLine | undefined, lexicon: Lexicon): Found {
  const told = lines.filter((line) => cellsOf(line).length > 0);
  const paired = pairedPost(told, school, lexicon);
  if (paired !== null) return paired;
  const titled = told
    .filter((line) => titlesIn(line).length > 0)
    .sort((one, other) => titleShare(other) - titleShare(one));
  const employer = told.find((line) => strongIn(line).length > 0 && line !== titled[0]);
  if (employer !== undefined) {
    const { name, unit, from } = organisationIn(employer, lexicon)!;
    const title = titled[0] ?? told.find((line) => line !== employer && isHeadline(line));
    // "Barista | Marl House": what stands before the employer on its line is the title, known or not.
    const before = namesIn(employer).find(({ to }) => to <= from);
    return {
      title: title === undefined ? (before?.text ?? null) : wholeTitle(title),
      organisation: name,
      unit,
      strong: true,
    };
  }
  const [title] = titled;
  if (title === undefined) return byPlace(told, habit);
  const [owned] = strongIn(title);
  // "доцент кафедры философии Казанского университета": nothing parts them, and there is no other line.
  if (owned !== undefined)
    return {
      title: titleBeside(title, titlesIn(title)[0]!, organisationIn(title, lexicon)!),
      organisation: organisationIn(title, lexicon)!.name,
      unit: organisationIn(title, lexicon)!.unit,
      strong: true,
    };
  const beside = namesIn(title).find(
    ({ from, to }) => !titlesIn(title).some((span) => span.from < to && span.to > from),
  );
  const apart = told
    .filter((line) => line !== title)
    .map((line) => namesIn(line)[0])
    .find((name) => name !== undefined);
  const isAt = beside !== undefined && AT.test(title.text.slice(0, beside.from));
  if (apart !== undefined && !isAt && !(habit.inline && beside !== undefined))
    return { title: wholeTitle(title), organisation: apart.text, strong: false };
  // "Senior Director, Product Marketing", or below the heading of an employer: behind a comma, the rest of the title.
  const isRest =
    beside !== undefined &&
    !habit.inline &&
    /,\s*$/.test(title.text.slice(0, beside.from)) &&
    title.items.dates.length === 0 &&
    (under !== undefined || isFunction(beside.text) || isField(beside.text));
  if (beside === undefined || isRest) return { title: wholeTitle(title), organisation: null, strong: false };
  return { title: titleBeside(title, titlesIn(title)[0]!, beside), organisation: beside.text, strong: false };
}

const AT = /\sat\s(?:the\s)?$|@\s?$/;

/**
 * Two lines of which neither has a known title: the habit of the section says which is which. Where no entry of a section has
 * one, a line alone is the employer.
 */
function byPlace(told: readonly CvLine[], { titleFirst, titled }: Habit): Found {
  const heads = told.filter(isHeadline);
  const [only] = heads.length === 1 && !titled ? namesIn(heads[0]!) : [];
  if (only !== undefined) return { title: null, organisation: only.text, strong: true };
  if (heads.length < 2) return NOTHING;
  const [title, employer] = titleFirst ? [heads[0]!, heads[1]!] : [heads[1]!, heads[0]!];
  const name = namesIn(employer)[0];
  return name === undefined ? NOTHING : { title: wholeTitle(title), organisation: name.text, strong: false };
}

const SMALL_WORD = /(?<!\p{L})\p{Ll}{4,}(?!\p{L})/u;
const isHeadline = (line: CvLine): boolean => cellsOf(line).join(' ').length < 80 && !/[.!?]$/.test(line.text);

function titleShare(line: CvLine): number {
  const length = cellsOf(line)[0]?.length ?? 1;
  return titlesIn(line).reduce((sum, { from, to }) => sum + to - from, 0) / length;
}

const PARTS =
  /[;|•·()（）\t]|\s?@\s?|,\s(?!(?:Inc|Ltd|LLC|L\.|S\.|a\.s|Co)\b)|\s[–—-]\s|\s(?:at|bei|beim|chez|presso|hos|bij)\s/gu;
const LONGEST_NAME = 60;
const MOST_WORDS = 7;

/** Parts of a line that can name an employer. */
function namesIn(line: CvLine): (Span & { text: string })[] {
  return partsBetween(withoutDates(line), PARTS).filter((name) => isName(name.text) && !isTownOrState(line.text, name));
}

/** The town of "Tallow, WA", or all of it. */
function isTownOrState(text: string, { from, to }: Span): boolean {
  const [, town = ''] = /^\p{L}+,\s(\p{Lu}{2})$/u.exec(text.slice(from, to)) ?? [];
  const [, behind = ''] = /^,\s(\p{Lu}{2})(?![\p{L}.])/u.exec(text.slice(to)) ?? [];
  return [town, behind].some((state) => state !== '' && state !== 'UK' && isKnownPlace(state));
}

function isName(name: string): boolean {
  if (name.length < 2 || name.length > LONGEST_NAME || name.split(/\s+/).length > MOST_WORDS) return false;
  if (!/^[\p{Lu}\p{Lo}\p{N}"“„«]|^\p{Ll}+\p{Lu}/u.test(name) || !/\p{L}{2}/u.test(name)) return false;
  return !/[@:：!?]|https?|www\./.test(name) && !SMALL_WORD.test(name) && !isKnownPlace(name) && !isDuration(name);
}

const LABEL = /^\p{L}[\p{L} /]{2,30}[:：]\s*/u;
const LONGEST_TITLE = 90;
/** "Engineer 1 year 4 months". */
const HOW_LONG = /\s\d{1,2}\s\p{L}{3,7}(?:\s\d{1,2}\s\p{L}{3,7})?$/u;

/** A line of a title: its cell, without a label and without the place at its end. */
function wholeTitle(line: CvLine): string {
  const cells = cellsOf(line);
  const cell = (
    cells.find((part) => line.items.titles.some(({ text }) => part.includes(text))) ??
    cells[0] ??
    ''
  ).replace(LABEL, '');
  const parts = cell.split(/,\s|\s[|·•]\s/u);
  while (parts.length > 1 && isKnownPlace(parts.at(-1)!)) parts.pop();
  const last = parts.at(-1)!;
  return cell
    .slice(0, cell.lastIndexOf(last) + last.length)
    .replace(HOW_LONG, '')
    .slice(0, LONGEST_TITLE);
}

const JOINS =
  /\s(?:at|am|an|im|bei|beim|chez|presso|hos|bij|in|w|we|på|vid|ved|en|na|no|au|aux|dans|nell|dell|all|v|ve|при|в|у|i|der|the|@)(?:['’]|\s(?:l['’]|il|la|lo|the|der|die|dem|den|el|le|de|het))?$/iu;

/** The words around the title on its side of the organisation. */
function titleBeside(line: CvLine, title: Span, organisation: Span): string {
  const plain = line.text.slice(title.from, title.to);
  const [from, to] = title.from < organisation.from ? [0, organisation.from] : [organisation.to, line.text.length];
  const side = cellsOf(line, from, to).find((part) => part.includes(plain)) ?? plain;
  const part = side.split(/[()（）|•·]|\s[–—-]\s/u).find((text) => text.includes(plain)) ?? side;
  const bare = part
    .trim()
    .replace(LABEL, '')
    .replace(JOINS, '')
    .replace(/[\s,;:|·•(–—-]+$/u, '');
  const cut = bare.slice(0, bare.indexOf(plain) + plain.length);
  return bare.length > LONGEST_TITLE ? cut.slice(-LONGEST_TITLE) : bare;
}
