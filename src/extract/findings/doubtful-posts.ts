// Posts that a web page only seems to state: what is named is no employer, or the person only belongs to it. Each rule has an
// example; on plain text, which has no bullets and menus, they are not asked.

import { isField } from '../../domain/fields/compare-fields.ts';
import { english } from '../../domain/languages/en.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import { anyOf } from '../../domain/languages/words.ts';
import { type Finding, isSecondReading } from '../../domain/model/finding.ts';
import type { Page } from '../../domain/model/page.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { isKnownPlace } from '../../domain/places/compare-places.ts';
import { foldWords, wordsOf } from '../../domain/text/fold.ts';
import { once } from '../../domain/text/once.ts';
import { lexiconFor } from '../lexicon/language-words.ts';
import { spansIn } from '../spans/annotate.ts';
import { isOfFirm } from '../spans/annotated-titles.ts';
import { doubtOfStudy } from './doubtful-studies.ts';
import {
  hasOrganisationWord,
  isCommittee,
  isFunction,
  isNoName,
  isOrganisation,
  isOwnUnit,
} from './organisation-doubts.ts';

/** Whom a list of people names with where they are from. */
export const AFFILIATION = 'list.affiliation';

interface Doubt {
  id: string;
  example: string;
  /** Asked too of a post that was looked for by its employer's name: that it is a name is the claim's word. */
  ofClaimed?: true;
  /** Asked of what somebody founded or owns, too or alone. */
  ofBusiness?: 'too' | 'alone';
  /** Asked of sentences alone: a line of a card or a CV names its employer without a verb. */
  ofProse?: true;
  holds(post: Post): boolean;
}

interface Post {
  /** The person, and everybody whom the page tells a fact of. */
  people: readonly string[];
  /** The organisation data knows the name. */
  known: boolean;
  dated: boolean;
  prose: boolean;
  /** Read as where somebody of a list is from, by the lines of the others. */
  listed: boolean;
  /** Neither the data nor a word of its own says that the name is an organisation's. */
  bare: boolean;
  name: string;
  title: string;
  quote: string;
  /** The words of the quote before and behind the organisation; the whole quote and nothing where it is not in it. */
  before: string;
  after: string;
  /** All other organisations that are read from the same sentence for the same person. */
  others: readonly string[];
}

const DONE = /^[•\-–*\s]*(?:[A-Z][a-z]+ed|Built|Led|Wrote|Ran|Took|Made|Oversaw|Won|Taught)\b(?! (?:at|by|as)\b)/;
const BELONGS =
  /(?:^|,\s|\band (?:an? )?|\ban? )(?:(?:senior|elected|founding|life|active|associate|student|honorary|ieee|acm) )*(?:member|fellow|recipient|scholar|finalist|honoree|awardee)s?(?: of)?(?: the (?:editorial|program(?:me)?|organi[sz]ing|review) (?:board|committee))?$|^(?:editorial|program(?:me)?|organi[sz]ing) (?:board|committee)(?: member)?$/i;
/** "a fellow in the American College of Surgeons". */
const BODY =
  /^(?:the )?(?:(?:american|international|royal|european) college|(?:\p{L}+ )?(?:academy|society|association)) of /iu;
const WORKPLACE = /\b(?:university|college of [\p{L} ]+ at|school|laborator|hospital|museum)/iu;
/** Behind a school: what students do beside their studies. */
const STUDENT_PAPER =
  /^,? where (?:he|she|they|I) (?:was|were|served as|became) [^.;]{0,30}(?:\bScholar\b|\b(?:law review|law journal|journal of|review\b|moot court|student newspaper|yearbook|debat))/i;
/** Who is a member of one plays there. */
const ENSEMBLE = /\b(?:orchestra|philharmoni|symphony|ensemble|quartet|opera|ballet)/iu;
const LEISURE = once(() => new RegExp(`\\b${anyOf(english.leisure ?? [])}\\b`, 'iu'));
const UNDERTAKING = /\b(?:campaign|initiative|project|program(?:me)?|team|operations|services|strategy|department)$/i;
const GATHERING =
  /\b(?:conference|summit|symposium|workshop|congress|meetup|hackathon|committee of|proceedings)\b|\b(?:19|20)\d{2}$|['’]\d{2}$/i;
const UNIT =
  /^(?:the )?(?:department|dept|division|section|office|faculty|group|team|program(?:me)?|board) (?:of|for)\b|\b(?:department|division|team|research group|program|board of (?:directors|advisors|trustees))$/i;
/** "the Office of Management and Budget": behind "and" goes on what a name says it is for. */
const GOES_ON = /(?:^|\s)\p{Lu}\p{L}+ (?:of|for|on|in) (?:the )?(?:\p{Lu}[\p{L}-]+,? (?:to )?)*(?:and|&|for the) $/u;

const WORKED_AT =
  /\b(?:at|(?:worked|working|works|employed) (?:for|by|in)|(?:jobs?|positions?|roles?|careers?|experience)[^.;]{0,90} (?:for|with|in|across)) (?:\p{Ll}+ ){0,3}$/u;

export const DOUBTS: readonly Doubt[] = [
  {
    id: 'post.dealings',
    example: 'She led projects funded by the Marl Foundation; she has consulted for firms such as Marl and Tallow.',
    ofClaimed: true,
    holds: ({ name, title, dated, people, before, after }) => {
      // "the author of Tallow (Marl University Press, 2019)", "editor of Tallow (Marl, 2019)".
      const isOfWork = /\bPress$/.test(name) || /\b(?:author|editor|writer)s?\b|[“”„«»"]/i.test(title);
      if (before.endsWith('(') && isOfWork) return true;
      const { dealings } = lexiconFor('');
      // "chief executive of Tallow until Marl Inc. acquired the firm".
      if (BUYER.test(after)) return true;
      // "Marl Inc. was represented by Orla Vantreight".
      if (/^ (?:was|were|is) $/.test(after.slice(0, dealings.find(after)[0]?.from ?? 0))) return true;
      const dealing = dealings.find(before).at(-1);
      const rest = before.slice(dealing?.to ?? before.length);
      // "worked at firms such as Marl and Tallow", "experience leading teams for companies like Marl".
      const isKind = / (?:such as|like)$/.test(dealing?.text ?? '');
      if (isKind && WORKED_AT.test(before.slice(0, dealing!.from))) return false;
      // "worked with Marl Inc. as an analyst" is how many say "worked for".
      if (POST_BEHIND.test(after) || (dated && WITH.test(dealing?.text ?? ''))) return false;
      // "The speaker was Orla Vantreight of Marl Inc.": the person begins anew.
      const anew = [wordsOf(people[0]!).at(-1)!, foldWords(title)].filter((words) => words !== '');
      return leadsOn(rest) && !anew.some((words) => foldWords(rest).includes(words));
    },
  },
  {
    id: 'post.by',
    ofProse: true,
    example: 'He led the campaign against mining by the Marl Corporation; Marl Inc. (NASDAQ: MRL).',
    ofClaimed: true,
    holds: ({ before }) =>
      /(?<!\b(?:employed|hired|recruited|engaged|retained|appointed|run|started|founded|led) )\bby (?:the )?$/.test(
        before,
      ) || /\([A-Z][A-Za-z]{2,9}: ?$/.test(before),
  },
  {
    id: 'post.leisure',
    ofProse: true,
    example: 'In her spare time she runs with the Marl Harriers.',
    ofClaimed: true,
    holds: ({ title, before }) => title === '' && LEISURE().test(before),
  },
  {
    id: 'post.said-twice',
    ofProse: true,
    example: 'She is a curator at the Marl University Herbarium (MUH); he works at Tallow Research – Oakham.',
    holds: ({ bare, before, after, others }) =>
      (bare && others.some((other) => /^ [–-] $/.test(behindOf(other, before)))) ||
      (/^\)/.test(after) && others.some((other) => /^ ?\($/.test(behindOf(other, before)))),
  },
  {
    id: 'post.task',
    ofProse: true,
    example: '• Migrated the billing jobs from Marl to Tallow.',
    holds: ({ title, quote, before }) =>
      title === '' && DONE.test(quote) && !AT.test(before) && !/\b(?:he|she|they|I)\b/.test(before),
  },
  {
    id: 'post.belongs',
    example: 'She is a Fellow of the Marl Society.',
    ofClaimed: true,
    holds: ({ title, name, before, after, quote }) =>
      BELONGS.test(title) &&
      !/^,? as an? /.test(after) &&
      // "Fellowship: Marl Clinic" is where somebody was trained.
      !/\bfellowships?\b/i.test(quote) &&
      (BODY.test(name) ||
        (!/\b(?:at|in|board members? (?:of|for)) (?:the )?$/i.test(before) &&
          !WORKPLACE.test(name) &&
          !ENSEMBLE.test(name))),
  },
  {
    id: 'post.function',
    ofBusiness: 'too',
    example: 'Partner, Finance & Investments',
    holds: ({ name, before, after, known, title }) =>
      // Letters of its own in brackets are the name's. "Minister of Transport" names the ministry; who leads or founded "Therapy Solutions" leads no function.
      (!known || title === '') &&
      !/^ \(\p{Lu}{2,}\)/u.test(after) &&
      !AT.test(before) &&
      isFunction(name) &&
      !/(?<!\p{L})minist/iu.test(title) &&
      !(name.includes(' ') && / of (?:the )?$/.test(before) && lexiconFor('').leaders.find(title).length > 0),
  },
  {
    id: 'post.gathering',
    ofBusiness: 'too',
    ofProse: true,
    example: 'He was chair of the Marl Conference 2017.',
    ofClaimed: true,
    holds: ({ name, title, after }) =>
      (GATHERING.test(name) || /^(?:,| Spring| Fall)? ?(?:(?:19|20)\d{2}\b|['’]\d{2}\b)/.test(after)) &&
      /\b(?:chair|organi[sz]er|speaker|editor|reviewer|host|attendee|delegate)/i.test(title),
  },
  {
    id: 'post.modifier',
    ofProse: true,
    example: 'Implemented the Tallow editor; Board Certified Surgeon.',
    holds: ({ name, title, quote, before, known, others }) =>
      title !== '' &&
      quote.includes(`${name} ${title}`) &&
      !known &&
      (others.some((other) =>
        / (?:of|for|at) (?:the )?$/i.test(behindOf(`${name} ${title}`, beforeOf(other, quote))),
      ) ||
        (!APPOINTED.test(before) && (DONE.test(quote) || /s$/.test(title) || /^\p{Lu}/u.test(title)))),
  },
  {
    id: 'post.own-name',
    example: 'Orla Vantreight | PhD student',
    holds: ({ name, people, title }) =>
      people.includes(name) ||
      (title !== '' && title.startsWith(name)) ||
      people.some((person) => person.startsWith(`${name} `)) ||
      (!name.includes(' ') && wordsOf(people[0]!).includes(foldWords(name))),
  },
  {
    id: 'post.label',
    example: 'Name: Orla Vantreight',
    holds: ({ after, people }) =>
      /^\s?[:：]/u.test(after) && wordsOf(people[0]!).includes(wordsOf(after.split('\n', 1)[0]!)[0] ?? ''),
  },
  {
    id: 'post.degree',
    example: "Ha conseguito un master in Intelligence Specialist all'Università di Marl.",
    holds: ({ title, quote }) => {
      const { degrees, prepositions } = lexiconFor('');
      const before = title === '' ? '' : quote.slice(0, Math.max(0, quote.indexOf(title)));
      const between = before.slice(degrees.find(before).at(-1)?.to ?? before.length);
      return prepositions.whole(between.trim()) !== undefined;
    },
  },
  {
    id: 'post.title',
    ofBusiness: 'too',
    example: 'Chief Conservator, Marl Museum',
    // "du cabinet Marl Conseil".
    holds: ({ name, bare, before }) =>
      bare &&
      !AT.test(before) &&
      endsWithTitle(name) &&
      !hasOrganisationWord(/\p{Ll}{4,}(?= $)/u.exec(before)?.[0] ?? ''),
  },
  {
    id: 'post.place',
    ofBusiness: 'too',
    example: 'Stage manager, Edinburgh',
    holds: ({ name, before }) => isKnownPlace(name) && !AT.test(before) && !/\b(?:of|for)(?: the)? $/.test(before),
  },
  {
    id: 'post.work-title',
    ofBusiness: 'too',
    ofProse: true,
    example: 'She is the author of Marl the Clock.',
    holds: ({ title, before }) =>
      /^(?:co-?)?(?:author|writer|editor|creator|director|producer)$/i.test(title) &&
      /\b(?:author|writer|creator) of (?:the )?["“]?$/i.test(before),
  },
  {
    id: 'post.quoted',
    ofBusiness: 'too',
    ofProse: true,
    example: 'He is the founder of the “Marl and Learn” programme.',
    holds: ({ before, after }) => /["“]$/.test(before) || /^["”]/.test(after) || isInQuotedTitle(before),
  },
  {
    id: 'post.undertaking',
    ofBusiness: 'too',
    ofProse: true,
    example: 'She led a Marl Fund-raising Campaign; she leads the Marl research group.',
    holds: ({ name, title, after }) =>
      title === '' &&
      (UNDERTAKING.test(name) ||
        /^ (?:(?:research )?(?:project|group|program)|initiative|study|platform|protocol)/.test(after)),
  },
  {
    id: 'business.made',
    ofBusiness: 'alone',
    example: '• Established Tallow and Marl; he launched Oakham in 2010.',
    // "Established the Marl School", "founded Marl".
    holds: ({ title, name, bare, before }) =>
      title === '' && bare && !isOrganisation(name) && !LEGAL.test(name) && !FOUNDED.test(before),
  },
  {
    id: 'post.of-students',
    ofProse: true,
    example:
      'J.D., Marl Law School, where she was an editor of the Law Review; an MBA from Marl College, where he was a Stone Scholar.',
    holds: ({ title, name, after }) =>
      WORKPLACE.test(name) &&
      STUDENT_PAPER.test(after) &&
      (title === '' || /\b(?:editor|member|staff|scholar)\b/i.test(title)),
  },
  {
    id: 'post.unit',
    ofBusiness: 'too',
    example: 'She is a professor in the Department of Chemistry at Marl University; chair of the firm’s Marl Group.',
    holds: ({ name, title, bare, others, known, before, after }) =>
      // "Director of Tidal Matters, Marl University"
      (bare &&
        title !== '' &&
        before.endsWith(`${title} of `) &&
        others.some((other) => isOrganisation(other) && after.startsWith(`, ${other}`))) ||
      (UNIT.test(name) &&
        (others.some((other) => !UNIT.test(other) && isBeside(other, before, after)) || isOwnUnit(name))) ||
      (!known && /\b(?:their|its|(?:firm|company|school|university|college)['’]s) $/.test(before)),
  },
  {
    id: 'post.no-name',
    ofBusiness: 'too',
    example:
      'He joined the Board of Directors; Fachärztin für Innere Medizin; E-post: orla@marl.example (PEC); présidente de la SELAS',
    holds: ({ name, known, before, after }) =>
      isNoName(name) ||
      (/(?<!\p{L})la $/u.test(before) && lexiconFor('fr').legalForms.whole(name) !== undefined) ||
      (!known && isField(name)) ||
      /^\s?[:：]\s*\S+@/.test(after) ||
      /@\S+ \($/.test(before),
  },
  {
    id: 'post.committee',
    ofBusiness: 'too',
    example: 'She chairs the Marl Audit Committee; presidente del Comité de Industriales.',
    holds: ({ name, title }) => isCommittee(name) && (title === '' || OFFICE.test(title)),
  },
  {
    id: 'post.rest-of-name',
    ofBusiness: 'too',
    ofProse: true,
    example: 'He directed the Office of Management and Budget: no employer is called Budget.',
    holds: ({ name, before, known }) =>
      !known && !isOrganisation(name) && name.split(' ').length < 3 && GOES_ON.test(before),
  },
  {
    id: 'post.object',
    ofProse: true,
    example: 'Read the profile of Marl professor Orla Vantreight; Marl Certified Architect.',
    holds: ({ name, title, quote, before }) =>
      title !== '' &&
      quote.includes(`${name} ${title}`) &&
      (/\b(?:of|with|by|from|about|like|meet|featuring) (?:the )?$/i.test(before) || /^certified\b/i.test(title)),
  },
  {
    id: 'post.town',
    example: 'She moved to Marl Inc., Tallow, CA; he worked at the Marl Court in Tallow.',
    holds: ({ bare, before, after, others }) =>
      (/^, [A-Z]{2}\b/.test(after) &&
        (bare ? /(?:^|[,\n])\s?$/.test(before) : /[,.] $/.test(before) && others.length > 0)) ||
      (bare && others.some((other) => IN.test(behindOf(other, before)))),
  },
  {
    id: 'post.part-of-word',
    ofBusiness: 'too',
    ofProse: true,
    example: 'She was a postdoc in the Tallow lab; he implemented it in Marl/Tallow; he worked at a Tallow clinic.',
    holds: ({ bare, before, after }) =>
      bare &&
      (HEAD_NOUN.test(after) ||
        /\S\/$/.test(before) ||
        /^\/\S/.test(after) ||
        (INDEFINITE.test(before) && isKind(after))),
  },
  {
    id: 'post.only-named',
    example: '2019–2021\nAnalyst\nMarl GmbH\nReports and dashboards\nTallow Analytics',
    holds: ({ title, known, listed, name, before, quote, dated, prose }) =>
      !prose &&
      title === '' &&
      !known &&
      !listed &&
      (before.split('\n').length > MOST_LINES ||
        (UNSPACED.test(quote) && !UNSPACED.test(name) && !LEGAL.test(name)) ||
        (!dated && !tellsOfWork(quote, before))),
  },
];

/** What people are in a committee beside their work. */
const OFFICE =
  /^(?:(?:vice|deputy|co|founding|past)[\s-]?)*(?:chair|member|presiden|convenor|consult|secretar|vorsitz|mitglied|vocal|miembro|membro|membre)/iu;

/** To found or to own, in no other sense. */
const FOUNDED = /\bfound|\bown|entrepreneur/i;

const MOST_LINES = 3;
const LONGEST_LINE = 300;
const LEGAL = /\b(?:Inc|Ltd|LLC|GmbH|Corp|Co)\b/;

/** "A Life: From Marl to Tallow"; who is quoted as saying where they worked says so. */
const isInQuotedTitle = (before: string): boolean =>
  (before.match(/["“”]/g) ?? []).length % 2 === 1 &&
  lexiconFor('').work.find(before.split(/["“]/).at(-1)!).length === 0;

function endsWithTitle(name: string): boolean {
  const titles = lexiconFor('').titles.find(name);
  const last = titles.at(-1);
  return last?.to === name.length && !isOfFirm(name, last, titles);
}

/** A title, a year, a word of working or of what is over in the line of the name. */
function tellsOfWork(quote: string, before: string): boolean {
  const from = before.lastIndexOf('\n') + 1;
  const line = quote.slice(from, from + LONGEST_LINE).split('\n', 1)[0]!;
  const { titles, work, trainings } = lexiconFor('');
  // "Ex Marl y Tallow."
  return /\d{4}|^ex[ -]/i.test(line) || [titles, work, trainings].some((words) => words.find(line).length > 0);
}

/** Before the name, or soon behind it in the same clause: "the Office of Tides at Marl University". */
const isBeside = (other: string, before: string, after: string): boolean => {
  const at = after.indexOf(other);
  return at < 0
    ? !/\band (?:was |is |later |then )/.test(behindOf(other, before))
    : !/[;]| and (?:was|is|later|then) /.test(after.slice(0, at));
};

const beforeOf = (name: string, quote: string): string => quote.slice(0, Math.max(0, quote.indexOf(name)));

/** From one name to the next. */
const behindOf = (other: string, before: string): string => {
  const at = before.lastIndexOf(other);
  return at < 0 ? '' : before.slice(at + other.length);
};

/** "the Court in Tallow". */
const IN = /^,? (?:in|w|we|v|ve|en|em|à|в|у) $/u;

/** Behind a bare name: the word that it only tells apart. */
const HEAD_NOUN =
  /^(?:-based| (?:sub-?group|labs?|team|project|period|era|systems?|platform|protocol|framework|study|trial|garden|botanical|campaign|hackathon|content|art|500|method|theory|models?|algorithm|engine|based(?! in))\b)/;

/** "at a Tallow clinic", "for an Oakham startup": one of those that the name tells apart. */
const INDEFINITE = /\ban? $/i;
const isKind = (after: string): boolean =>
  KIND.test(after) || (/^ \p{Ll}/u.test(after) && lexiconFor('').organisations.find(after)[0]?.from === 1);
const KIND = /^ (?:practice|startup|start-up|shop|subsidiary|affiliate|supplier)\b/;

/** "was named Marl CEO". */
const APPOINTED = /\b(?:appointed|named|elected|made|became|becomes?|as)(?: the)? $/i;

/** Behind these words stands an employer, however plain its name. */
const AT =
  /\b(?:at|joined|joining|employed by|works? for|worked for|years with|bei|beim|chez|presso|bij|hos|ved)(?: the)? ["“]?$/i;

/** A dealing leads to the name past other names and two words at most: "large firms such as Marl and the". */
const leadsOn = (rest: string): boolean =>
  rest !== '' &&
  !/[;\n]|\b(?:at|for|with|joined|bei|beim|chez|presso|bij|hos|ved)\b/.test(rest) &&
  (rest.replace(/\b(?:such as|like|including)\b/g, '').match(/(?<![\p{L}'’-])\p{Ll}{4,}/gu) ?? []).length < 3;

const WITH = /\s(?:with|mit|med|met|avec|con|com|z|s|se|с|со|з|із)$/u;

const BUYER =
  /^,? (?:\p{Ll}+ly )?(?:acquired|bought|purchased|took over) (?:the|it|its|(?:his|her|their) (?:firm|company|business|start-?up))\b/u;

/** "… as an analyst", "…, Oakham as Manager", "…, where", "… for six years". */
const POST_BEHIND = /^(?:, \p{Lu}\p{L}+)?,? (?:as|where|for [\w ]+ years)\b/u;

/** The first rule that speaks against the post; null when none does. */
export function doubtOf(finding: Finding, all: readonly Finding[], organisations: OrganisationIndex): string | null {
  const name = finding.organisation?.name;
  if (name === undefined || finding.organisation?.how === 'structured') return null;
  if (finding.organisation?.how === 'page_organisation')
    return finding.kind === 'employment' && isSaidElsewhere(finding, all, organisations) ? 'post.elsewhere' : null;
  const before = beforeOf(name, finding.quote);
  if (SPOUSE.test(before) || RELATIVE.test(before)) return 'fact.spouse';
  if (finding.kind === 'education') return doubtOfStudy(finding, name, organisations);
  // "set up the acquisition of Marl Inc.": what was founded or owned is not what somebody dealt with.
  if (finding.kind === 'business') {
    const end = lexiconFor('').dealings.find(before).at(-1)?.to ?? before.length;
    if (/^ (?:the )?$/i.test(before.slice(end))) return 'post.dealings';
  }
  const isBusiness = finding.kind === 'business';
  if (finding.kind !== 'employment' && !isBusiness) return null;
  const { quote } = finding;
  // Who founds something is its founder, whether the page says the word or not.
  const title = isBusiness && !quote.includes(finding.title ?? '') ? '' : (finding.title ?? '');
  // Of several mentions, the one behind the title.
  const behind = quote.indexOf(name, Math.max(0, quote.indexOf(title)));
  const at = behind < 0 ? quote.indexOf(name) : behind;
  const others = all
    .filter(
      (other) => other.kind === 'employment' && other.quote === quote && other.person.name === finding.person.name,
    )
    .flatMap(({ organisation }) =>
      organisation === undefined || organisation.name === name ? [] : [organisation.name],
    );
  const known = organisations.named(name).length > 0;
  const post: Post = {
    name,
    people: [finding.person.name, ...all.map(({ person }) => person.name)],
    known,
    prose: finding.via === 'prose',
    dated: finding.start !== undefined || finding.end !== undefined,
    listed: finding.rules?.includes(AFFILIATION) === true,
    bare: !known && !hasOrganisationWord(name),
    title,
    quote,
    before: at < 0 ? quote : quote.slice(0, at),
    after: at < 0 ? '' : quote.slice(at + name.length),
    others,
  };
  const asked = DOUBTS.filter(({ ofClaimed, ofProse, ofBusiness }) => {
    if (isBusiness || ofBusiness === 'alone') return isBusiness && ofBusiness !== undefined;
    return isSecondReading(finding) ? ofClaimed : finding.via === 'prose' || !ofProse;
  });
  return asked.find(({ holds }) => holds(post))?.id ?? null;
}

/** "Orla Vantreight\nCurator, Marl Museum": who is listed on a site with an employer of their own is no employee of the site. */
function isSaidElsewhere(finding: Finding, all: readonly Finding[], organisations: OrganisationIndex): boolean {
  const { name } = finding.organisation!;
  const { title = '', quote } = finding;
  return (
    (title !== '' && title.startsWith(name)) ||
    isTold(title) ||
    // "Institute of Fine Arts": a word of titles in another language.
    (endsWithTitle(name) && !hasOrganisationWord(name)) ||
    // Whom the site of an event lists works elsewhere too.
    (finding.via !== 'directed' && GATHERING.test(name)) ||
    all.some(
      (other) =>
        other.kind === 'employment' &&
        quote.length < LONGEST_CARD &&
        other.organisation?.how === 'text' &&
        isOrganisation(other.organisation.name) &&
        (quote.includes(other.organisation.name) || (other.title === title && other.quote.length < LONGEST_CARD)) &&
        other.person.name === finding.person.name &&
        other.from < finding.to &&
        finding.from < other.to &&
        doubtOf(other, all, organisations) === null,
    )
  );
}

/** "Helps engineers to write": a line that neither opens nor ends with a title tells what somebody does. */
function isTold(title: string): boolean {
  const titles = [...lexiconFor('').titles.find(title), ...spansIn(title).titles];
  return titles.length > 0 && titles.every(({ from, to }) => from > 0 && to < title.length);
}

const LONGEST_CARD = 160;

/** "Her husband teaches at Marl": German says "Mann" and "Frau", Dutch "man" and "vrouw". */
const SPOUSE =
  /(?<!\p{L})(?:(?:ihr|sein|mein|haar|zijn|mijn|hennes|hans|min|hendes) Mann?|(?:ihre|seine|meine) Frau|(?:haar|zijn|mijn) vrouw|(?:hans|min) fru|(?:hans|min) kone)(?!\p{L})/iu;

/** "her husband, an engineer at Marl"; not "her husband, she joined Marl". */
const RELATIVE = new RegExp(
  `\\b(?:her|his|my|their|whose) (?:late )?${anyOf(english.relatives)}(?: \\p{Lu}[\\p{L}'’-]+){0,3}(?:,| who| is| was| works?)(?!.*\\b(?:s?he|I|they|we)\\b)[^.;]*$`,
  'u',
);

/** For who asks why a page gave nothing: a finding that is left out, and the rule that spoke against it. */
export type WatchDoubts = (finding: Finding, doubt: string) => void;

export function withoutDoubtful(
  { contentType }: Page,
  findings: readonly Finding[],
  organisations: OrganisationIndex,
  /** What was read of the page before. */
  read: readonly Finding[] = [],
  onDoubt?: WatchDoubts,
): Finding[] {
  if (contentType.startsWith('text/plain')) return [...findings];
  const all = [...findings, ...read];
  return findings.filter((finding) => {
    const doubt = doubtOf(finding, all, organisations);
    if (doubt !== null) onDoubt?.(finding, doubt);
    return doubt === null;
  });
}
