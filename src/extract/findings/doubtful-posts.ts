// Posts that a sentence of a web page only seems to state: what is named is no employer, or the person only belongs to it. Each
// rule has an example; on plain text, which has no bullets and menus, they are not asked.

import { isField } from '../../domain/fields/compare-fields.ts';
import { english } from '../../domain/languages/en.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import { anyOf, smallWordsOf } from '../../domain/languages/words.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Page } from '../../domain/model/page.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { isKnownPlace } from '../../domain/places/compare-places.ts';
import { foldWords, wordsOf } from '../../domain/text/fold.ts';
import { once } from '../../domain/text/once.ts';
import { lazyWords, wordSet } from '../../domain/text/word-set.ts';
import { lexiconFor } from '../lexicon/language-words.ts';
import { doubtOfStudy } from './doubtful-studies.ts';
import {
  hasOrganisationWord,
  isFunction,
  isNoName,
  isOrganisation,
  isOwnUnit,
  isSubject,
} from './organisation-doubts.ts';

interface Doubt {
  id: string;
  example: string;
  holds(post: Post): boolean;
}

interface Post {
  person: string;
  /** The organisation data knows the name. */
  known: boolean;
  dated: boolean;
  prose: boolean;
  /** Neither the data nor a word of its own says that the name is an organisation's. */
  bare: boolean;
  name: string;
  title: string;
  quote: string;
  /** The words of the quote between the title and the organisation, whichever comes first; null where one is not in it. */
  before: string;
  after: string;
  /** All organisations that are read from the same sentence for the same person. */
  others: readonly string[];
}

const DONE = /^[•\-–*\s]*(?:[A-Z][a-z]+ed|Built|Led|Wrote|Ran|Took|Made|Oversaw|Won|Taught)\b(?! (?:at|by|as)\b)/;
const BELONGS =
  /(?:^|,\s|\band (?:an? )?|\ban? )(?:(?:senior|elected|founding|life|active|associate|student|honorary|ieee|acm) )*(?:member|fellow|recipient|scholar|finalist|honoree|awardee)s?(?: of)?(?: the (?:editorial|program(?:me)?|organi[sz]ing|review) (?:board|committee))?$|^(?:editorial|program(?:me)?|organi[sz]ing) (?:board|committee)(?: member)?$/i;
const WORKPLACE = /\b(?:university|college of [\p{L} ]+ at|school|laborator|hospital|museum)/iu;
/** Professions that a court or a bar admits to. */
const ADMITTED = /\b(?:advocate|barrister|solicitor|attorney|lawyer|counsel|notary)s?$/i;
/** "inscrite au Tableau de l'Ordre des …": in the register of those who may practise. */
const REGISTERED =
  /(?<!\p{L})(?:inscrit|iscritt|inscrição|colegiad|matriculad|wpisan|zapsan|eingetragen|ingeschreven|abilita[tz]|registered (?:with|at|as))[\p{L}]*(?: [^.;\n]{0,80})?$/iu;
const LEISURE = once(() => new RegExp(`\\b${anyOf(english.leisure ?? [])}\\b`, 'iu'));
const UNDERTAKING = /\b(?:campaign|initiative|project|program(?:me)?|team|operations|services|strategy|department)$/i;
const PRIZE = /\b(?:award|prize|medal|scholarship|fellowship|grant|honou?r)s?$/i;
/** What a firm is called where it is the one that does something. */
const FIRMS = lazyWords(() =>
  smallWordsOf(({ organisationWords: { company, law, association } }) => [...company, ...law, ...association]),
);
const WORKS = lazyWords(() => smallWordsOf(({ workVerbs }) => workVerbs));
const GATHERING =
  /\b(?:conference|summit|symposium|workshop|congress|meetup|hackathon|committee of|proceedings)\b|\b(?:19|20)\d{2}$|['’]\d{2}$/i;
const UNIT =
  /^(?:the )?(?:department|dept|division|section|office|faculty|group|team|program(?:me)?|board) (?:of|for)\b|\b(?:department|division|team|research group|program|board of (?:directors|advisors|trustees))$/i;

/** "a start-up backed by Marl", "interviewed by Marl and Tallow": what others did, and a list of who did it. */
const DONE_BY =
  /(?<!\p{L})(?:acquired|backed|bought|certified|accredited|licensed|cited|covered|endorsed|featured|honou?red|hosted|incubated|interviewed|invited|listed|named|nominated|organi[sz]ed|owned|praised|profiled|published|quoted|ranked|rated|recogni[sz]ed|reviewed|selected|shortlisted|used|acquisition|purchase|takeover|buyout) (?:by|in|on)(?:,?\s(?:the|and|as|of|for|&|such|outlets|media|like|including|magazines?|newspapers?|\d+|[\p{Lu}\d][\p{L}\p{N}.&'’-]*))*,?\s$/u;
/** "erschienen im Acme Verlag", "gefördert durch die Acme Stiftung": who published or paid for the work. */
const BY_OTHERS =
  /(?<!\p{L})(?:erschien(?:en)?|veröffentlicht|publiziert|verschenen|uitgegeven|utgiv(?:en|it|na)|utkommit|utgitt|udgivet|udkommet)(?!\p{L})[^.;]{0,80}$|(?<!\p{L})(?:gefördert|finanziert|unterstützt|ausgezeichnet|gefinancierd|bekroond|finansier\p{L}+|støttet|tildelt|belönad) (?:durch|von|vom|door|av|af)(?: [^.;]{0,60})?$/iu;
/** "named a Top 10 Attorney by Marl and a Rising Star by Tallow": who gives a distinction employs nobody by it. */
const CHOSEN_BY =
  /(?<!\p{L})(?:named|ranked|rated|voted|selected|recogni[sz]ed|honou?red|listed|chosen|awarded|certified|accredited|licensed|featured|cited|profiled|nominated|presented|conferred)(?!\p{L})[^.;]{0,200}(?<!\p{L})by (?:the )?$/u;
/** From "member of" to the name stand other names and what sums them up. */
const MEMBER_OF =
  /(?<!\b(?:faculty|staff|board|team|founding|committee|research) )\b(?:member|diplomate|recipient|awardee|licentiate)(?:s|ship)? of (?:(?!Board|Faculty|Staff|Team)(?:the|a|an|and|of|for|in|on|such as|including|\p{Ll}{5,}|\p{Lu}[\p{L}.'’-]*)(?:[\s,;]| ?& ?|\([^)]{0,40}\),?\s?){1,3})*$/u;
/** Whom work was done for, and no word of working there behind it. */
const CLIENT =
  /\b(?:consult(?:ed|s|ing)|advis(?:ed|es|ing)|collaborat(?:ed|es|ing|ions?)|partner(?:ed|s|ing)|invest(?:ed|s|ments?)|portfolio|represent(?:ed|s|ing)|defend(?:ed|s|ing)|clients?|customers?)\b(?!.*\b(?:worked|works|served|serves|joined|held|roles?|positions?|employed|led|was)\b)[^.;]{0,160}$/;

/** "She leads the trial with colleagues at Marl": where others are. */
const COLLEAGUES =
  /\bwith (?:\p{Ll}+ ){0,2}(?:colleagues|collaborators|researchers|scientists) (?:at|from) (?:the )?$/u;

/** "the Office of Management and Budget": behind "and" goes on what a name says it is for. */
const GOES_ON = /(?:^|\s)\p{Lu}\p{L}+ (?:of|for|on|in) (?:the )?(?:\p{Lu}[\p{L}-]+,? (?:to )?)*(?:and|&|for the) $/u;
/** Who speaks once, in other languages than English. */
const SPEAKER =
  /^(?:relator[ei]|relatrice|moderator[ei]|moderatrice|ponente|palestrante|conferencista|conférenci(?:er|ère)|intervenante?|prelegent(?:ka)?|докладчик|спикер|доповідач|föredragshållare|foredragsholder|spreker)(?!\p{L})/iu;
const LECTURE =
  /\b(?:delivered|gave|gives|given|presented|chaired)\b[^.;]{0,80}\b(?:lectures?|talks?|keynotes?|seminars?|address(?:es)?|speech(?:es)?|workshops?|sessions?)\b[^.;]{0,40}$/i;
export const DOUBTS: readonly Doubt[] = [
  {
    id: 'post.task',
    example: '• Migrated the billing jobs from Marl to Tallow.',
    holds: ({ title, quote, before }) => title === '' && DONE.test(quote) && !/\b(?:he|she|they|I)\b/.test(before),
  },
  {
    id: 'post.belongs',
    example: 'She is a Fellow of the Marl Society.',
    holds: ({ title, name, before, quote }) =>
      BELONGS.test(title) &&
      // "Fellowship: Marl Clinic" is where somebody was trained.
      !/\bfellowships?\b/i.test(quote) &&
      !/\b(?:at|in) (?:the )?$/.test(before) &&
      !WORKPLACE.test(name),
  },
  {
    id: 'post.admitted',
    example: 'She is an Advocate of the High Court of Marl.',
    holds: ({ title, name, before }) =>
      REGISTERED.test(before) ||
      (ADMITTED.test(title) && /\b(?:court|bar)\b/i.test(name) && /\b(?:of|before|to) (?:the )?$/.test(before)),
  },
  {
    id: 'post.function',
    example: 'Partner, Finance & Investments',
    holds: ({ name, before, known, title }) => (!known || title === '') && !AT.test(before) && isFunction(name),
  },
  {
    id: 'post.gathering',
    example: 'He was chair of the Marl Conference 2017.',
    holds: ({ name, title, after }) =>
      (GATHERING.test(name) || /^(?:,| Spring| Fall)? ?(?:(?:19|20)\d{2}\b|['’]\d{2}\b)/.test(after)) &&
      /\b(?:chair|organi[sz]er|speaker|editor|reviewer|host|attendee|delegate)/i.test(title),
  },
  {
    id: 'post.modifier',
    example: 'Implemented the Tallow editor; Board Certified Surgeon.',
    holds: ({ name, title, quote, before, known }) =>
      title !== '' &&
      quote.includes(`${name} ${title}`) &&
      !known &&
      !APPOINTED.test(before) &&
      (DONE.test(quote) || /s$/.test(title) || /^\p{Lu}/u.test(title)),
  },
  {
    id: 'post.no-title',
    example: '• Methods for managing Tallow state: nobody is called a manager.',
    holds: ({ title, quote, known }) =>
      title !== '' && !known && !quote.toLowerCase().includes(title.toLowerCase().slice(0, 12)) && DONE.test(quote),
  },
  {
    id: 'post.network',
    example: 'Connect on LinkedIn',
    holds: ({ name, before }) =>
      /^(?:LinkedIn|Twitter|X|Facebook|Instagram|GitHub|YouTube|ORCID|ResearchGate)$/i.test(name) &&
      !/\b(?:at|of|for|with|joined|by)\s$/i.test(before),
  },
  {
    id: 'post.own-name',
    example: 'Orla Vantreight | PhD student',
    holds: ({ name, person, title }) =>
      name === person ||
      (title !== '' && title.startsWith(name)) ||
      (!name.includes(' ') && wordsOf(person).includes(foldWords(name))),
  },
  {
    id: 'post.field',
    example: 'Fachärztin für Innere Medizin',
    holds: ({ name, known }) => !known && isField(name),
  },
  {
    id: 'post.place',
    example: 'Stage manager, Edinburgh',
    holds: ({ name, before }) => isKnownPlace(name) && !AT.test(before) && !/\b(?:of|for)(?: the)? $/.test(before),
  },
  {
    id: 'post.work-title',
    example: 'She is the author of Marl the Clock.',
    holds: ({ title, before, bare }) =>
      (/^(?:co-?)?(?:author|writer|editor|creator|director|producer)$/i.test(title) &&
        /\b(?:author|writer|creator) of (?:the )?["“]?$/i.test(before)) ||
      (bare &&
        /\b(?:author|writer|presenter|hosts?|translator|illustrator|(?:area|session|track|workshop|publicity|program(?:me)?) (?:co-?)?chair)$/i.test(
          title,
        )),
  },
  {
    id: 'post.quoted',
    example: 'He is the founder of the “Marl and Learn” programme.',
    holds: ({ before, after }) => /["“]$/.test(before) || /^["”]/.test(after),
  },
  {
    id: 'post.undertaking',
    example: 'She led a Marl Fund-raising Campaign; she led the Marl project.',
    holds: ({ name, title, after }) =>
      title === '' && (UNDERTAKING.test(name) || /^ (?:project|initiative|study|platform|protocol)\b/.test(after)),
  },
  {
    id: 'post.prize',
    example: 'In 2008 he received a Young Researcher Award from the Marl Society.',
    holds: ({ title, quote, name }) =>
      title === ''
        ? PRIZE.test(name)
        : new RegExp(`${escapePattern(title)}s? (?:Award|Prize|Medal|Fellowship|Scholarship)`).test(quote),
  },
  {
    id: 'post.award',
    example: 'She received the Young Investigator Award from the Marl Association.',
    holds: ({ before }) =>
      /\b(?:award|prize|medal|scholarship|grant|honou?r|recognition)s? (?:\([^)]*\) )?(?:from|by|of) (?:the )?$/i.test(
        before,
      ),
  },
  {
    id: 'post.taught',
    example: 'She is a lawyer from the University of Marl.',
    holds: ({ name, title, before }) =>
      /\sfrom (?:the )?$/.test(before) &&
      /universi|college|institut|school|politec/i.test(name) &&
      !/\b(?:professor|lecturer|researcher|scientist|fellow|dean|instructor|postdoc|retired)\b/i.test(title),
  },
  {
    id: 'post.funder',
    example:
      'She led projects funded by the Marl Foundation; she is the author of Tallow (Marl University Press, 2019).',
    holds: ({ before, name }) =>
      (/\bPress$/.test(name) && /\($/.test(before)) ||
      BY_OTHERS.test(before) ||
      /\b(?:funded|sponsored|supported|financed|awarded|endowed|presented|promoted) by(?: [^.;]{0,60})?$/i.test(
        before,
      ) ||
      DONE_BY.test(before) ||
      CHOSEN_BY.test(before),
  },
  {
    id: 'post.member',
    example: 'He is a member of numerous societies such as the Marl Institute and the Tallow Society.',
    holds: ({ name, before }) => MEMBER_OF.test(before) && !WORKPLACE.test(name),
  },
  {
    id: 'post.client',
    example: 'She has consulted for organisations such as Marl and Tallow.',
    holds: ({ title, before }) => title === '' && (CLIENT.test(before) || COLLEAGUES.test(before)),
  },
  {
    id: 'post.leisure',
    example: 'In her spare time she runs with the Marl Harriers.',
    holds: ({ title, before }) => title === '' && LEISURE().test(before),
  },
  {
    id: 'post.of-firm',
    example: 'Firma współpracuje z Politechniką Marl.',
    holds: ({ quote }) => {
      const [subject = '', verb = ''] = quote.toLowerCase().split(' ', 2);
      return FIRMS.has(subject) && WORKS.has(verb);
    },
  },
  {
    id: 'post.unit',
    example: 'She is a professor in the Department of Chemistry at Marl University.',
    holds: ({ name, others }) =>
      UNIT.test(name) && (others.some((other) => other !== name && !UNIT.test(other)) || isOwnUnit(name)),
  },
  {
    id: 'post.no-name',
    example: 'She served as a PI and Co-PI; he joined the Board of Directors.',
    holds: ({ name }) => isNoName(name),
  },
  {
    id: 'post.rest-of-name',
    example: 'He directed the Office of Management and Budget: no employer is called Budget.',
    holds: ({ name, before, known }) =>
      !known && !isOrganisation(name) && name.split(' ').length < 3 && GOES_ON.test(before),
  },
  {
    id: 'post.lecture',
    example: 'She delivered the Vantreight lectures at the Marl Gallery.',
    holds: ({ title, before }) => (title === '' && LECTURE.test(before)) || SPEAKER.test(title),
  },
  {
    id: 'post.object',
    example: 'Read the profile of Marl professor Orla Vantreight; Marl Certified Architect.',
    holds: ({ name, title, quote, before }) =>
      title !== '' &&
      quote.includes(`${name} ${title}`) &&
      (/\b(?:of|with|by|from|about|like|meet|featuring) (?:the )?$/i.test(before) || /^certified\b/i.test(title)),
  },
  {
    id: 'post.subject',
    example: 'He was director of Art History at Marl University.',
    holds: ({ name }) => name.split(/[\s&,]+/).every((word) => /^(?:and|of|the|for|in)$/.test(word) || isSubject(word)),
  },
  {
    id: 'post.work-on',
    example: 'Her work focuses on the Marl uplift.',
    holds: ({ title, before }) =>
      title === '' &&
      /\b(?:work|thesis|research|issue|focus(?:ed|es)?|investigated|edited|book|paper|article)\b[^.;]{0,80}\b(?:on|of|in)(?: the| both)?$/i.test(
        before.trimEnd(),
      ),
  },
  {
    id: 'post.town',
    example: 'She moved to Marl Inc., Tallow, CA; he worked at the Marl Court in Tallow.',
    holds: ({ bare, before, after, others }) =>
      (/^, [A-Z]{2}\b/.test(after) &&
        (bare ? /(?:^|[,\n])\s?$/.test(before) : /[,.] $/.test(before) && others.length > 1)) ||
      (bare && others.some((other) => IN.test(behindOf(other, before)))),
  },
  {
    id: 'post.part-of-word',
    example: 'She was a postdoc in the Tallow lab; he implemented it in Marl/Tallow.',
    holds: ({ bare, before, after }) => bare && (HEAD_NOUN.test(after) || /\S\/$/.test(before) || /^\/\S/.test(after)),
  },
  {
    id: 'post.task-of',
    example: 'She was Head of Tallow Media at Marl Inc.',
    holds: ({ bare, before, after, others }) =>
      bare &&
      others.length > 1 &&
      /\b(?:of|for|in) (?:the )?$/.test(before) &&
      /^,? (?:at|for|with|within) (?:the )?\p{Lu}/u.test(after),
  },
  {
    id: 'post.by',
    example: 'He led the campaign against mining by the Marl Corporation; Marl Inc. (NASDAQ: MRL).',
    holds: ({ before }) =>
      /(?<!\b(?:employed|hired|recruited|engaged|retained|run|started|founded) )\bby (?:the )?$/.test(before) ||
      /\([A-Z][A-Za-z]{2,9}: ?$/.test(before),
  },
  {
    id: 'post.only-named',
    example: '2019–2021\nAnalyst\nMarl GmbH\nReports and dashboards\nTallow Analytics',
    holds: ({ title, known, name, before, quote, dated, prose }) =>
      !prose &&
      title === '' &&
      !known &&
      (before.split('\n').length > MOST_LINES ||
        (UNSPACED.test(quote) && !UNSPACED.test(name) && !LEGAL.test(name)) ||
        (!dated && !tellsOfWork(quote, before))),
  },
  {
    id: 'post.leads-group',
    example: 'She works at Marl University, where she leads the Tallow and Oakham Group.',
    holds: ({ title, name, before, bare, others }) =>
      title === '' &&
      /\b(?:leads?|leading|led|heads?|heading|runs|running|manages|managing|directs|directing)(?: [\p{Ll},]+){0,4} $/u.test(
        before,
      ) &&
      (bare || (others.length > 1 && /\b(?:group|team|lab)$/i.test(name))),
  },
];

const MOST_LINES = 3;
const LONGEST_LINE = 300;
const LEGAL = /\b(?:Inc|Ltd|LLC|GmbH|Corp|Co)\b/;

/** A title, a year or a word of working in the line of the name. */
function tellsOfWork(quote: string, before: string): boolean {
  const from = before.lastIndexOf('\n') + 1;
  const line = quote.slice(from, from + LONGEST_LINE).split('\n', 1)[0]!;
  const { titles, work, trainings } = lexiconFor('');
  return /\d{4}/.test(line) || [titles, work, trainings].some((words) => words.find(line).length > 0);
}

/** From one name to the next. */
const behindOf = (other: string, before: string): string => {
  const at = before.lastIndexOf(other);
  return at < 0 ? '' : before.slice(at + other.length);
};

/** "the Court in Tallow". */
const IN = /^,? (?:in|w|we|v|ve|en|em|à|в|у) $/u;

/** Behind a bare name: the word that it only tells apart. */
const HEAD_NOUN =
  /^(?:-based| (?:labs?|team|project|period|era|systems?|platform|protocol|framework|study|trial|garden|botanical|campaign|hackathon|content|art|method|theory|models?|algorithm|engine|based(?! in))\b)/;

/** "was named Marl CEO". */
const APPOINTED = /\b(?:appointed|named|elected|made|became|becomes?|as)(?: the)? $/i;

/** Behind these words stands an employer, however plain its name. */
const AT = /\b(?:at|joined|joining|employed by|works? for|worked for)(?: the)? ["“]?$/i;

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The first rule that speaks against the post; null when none does. */
export function doubtOf(finding: Finding, all: readonly Finding[], organisations: OrganisationIndex): string | null {
  const name = finding.organisation?.name;
  if (name === undefined || finding.organisation?.how === 'structured') return null;
  if (finding.organisation?.how === 'page_organisation')
    return finding.kind === 'employment' && isSaidElsewhere(finding, all) ? 'post.elsewhere' : null;
  const before = finding.quote.slice(0, Math.max(0, finding.quote.indexOf(name)));
  if (SPOUSE.test(before) || RELATIVE.test(before)) return 'fact.spouse';
  if (finding.kind === 'education') return doubtOfStudy(finding, name, organisations);
  if (finding.kind !== 'employment') return null;
  const { quote } = finding;
  const at = quote.indexOf(name);
  const others = all
    .filter(
      (other) => other.kind === 'employment' && other.quote === quote && other.person.name === finding.person.name,
    )
    .flatMap((other) => (other.organisation === undefined ? [] : [other.organisation.name]));
  const known = organisations.named(name).length > 0;
  const post: Post = {
    name,
    person: finding.person.name,
    known,
    prose: finding.via === 'prose',
    dated: finding.start !== undefined || finding.end !== undefined,
    bare: !known && !hasOrganisationWord(name),
    title: finding.title ?? '',
    quote,
    before: at < 0 ? quote : quote.slice(0, at),
    after: at < 0 ? '' : quote.slice(at + name.length),
    others,
  };
  const rules = finding.via === 'directed' ? OF_CLAIMED : finding.via === 'prose' ? null : OF_LINES;
  const asked = rules === null ? DOUBTS : DOUBTS.filter(({ id }) => rules.has(id));
  return asked.find(({ holds }) => holds(post))?.id ?? null;
}

/** "Orla Vantreight\nCurator, Marl Museum": who is listed on a site with an employer of their own is no employee of the site. */
function isSaidElsewhere(finding: Finding, all: readonly Finding[]): boolean {
  const { name } = finding.organisation!;
  const { title = '', quote } = finding;
  return (
    (title !== '' && title.startsWith(name)) ||
    all.some(
      (other) =>
        other.kind === 'employment' &&
        quote.length < LONGEST_CARD &&
        other.organisation?.how === 'text' &&
        isOrganisation(other.organisation.name) &&
        quote.includes(other.organisation.name) &&
        other.person.name === finding.person.name &&
        other.from < finding.to &&
        finding.from < other.to,
    )
  );
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

/** Rules for a post that was looked for by its employer's name: that it is a name is the claim's word. */
const OF_CLAIMED = wordSet(
  'post.belongs|post.admitted|post.award|post.gathering|post.funder|post.member|post.client|post.leisure|post.work-on|post.of-firm',
);

/** Rules that lines of cards and CVs are asked too. */
const OF_LINES = wordSet(
  'post.network|post.own-name|post.field|post.place|post.subject|post.unit|post.function|post.belongs|post.prize|post.no-name|post.of-firm|post.town|post.admitted|post.lecture|post.only-named',
);

export function withoutDoubtful(
  { contentType }: Page,
  findings: readonly Finding[],
  organisations: OrganisationIndex,
  /** What was read of the page before. */
  read: readonly Finding[] = [],
): Finding[] {
  if (contentType.startsWith('text/plain')) return [...findings];
  const all = [...findings, ...read];
  return findings.filter((finding) => doubtOf(finding, all, organisations) === null);
}
