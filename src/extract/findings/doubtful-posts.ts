// Posts that a sentence of a web page only seems to state: what is named is no employer, or the person only belongs to it. Each
// rule has an example; on plain text, which has no bullets and menus, they are not asked.
import { isField } from '../../domain/fields/compare-fields.ts';
import { english } from '../../domain/languages/en.ts';
import { anyOf, smallWordsOf } from '../../domain/languages/words.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Page } from '../../domain/model/page.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { canonicalWord, classOfWord } from '../../domain/orgs/shared/org-words.ts';
import { isKnownPlace } from '../../domain/places/compare-places.ts';
import { foldWords, wordsOf } from '../../domain/text/fold.ts';
import { BODY_CUES, COMPANY_CUES, SCHOOL_CUES } from '../lexicon/organisation-words.ts';

interface Doubt {
  id: string;
  example: string;
  holds(post: Post): boolean;
}

interface Post {
  person: string;
  /** The organisation data knows the name. */
  known: boolean;
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
  /(?:^|,\s|\band (?:an? )?|\ban? )(?:(?:senior|elected|founding|life|active|associate|student|honorary|ieee|acm) )*(?:member|fellow|recipient|scholar|finalist|honoree|awardee)s?(?: of the (?:editorial|program(?:me)?|organi[sz]ing|review) (?:board|committee))?$|^(?:editorial|program(?:me)?|organi[sz]ing) (?:board|committee)(?: member)?$/i;
const WORKPLACE = /\b(?:university|college of [\p{L} ]+ at|school|laborator|hospital|museum)/iu;
/** Professions that a court or a bar admits to. */
const ADMITTED = /\b(?:advocate|barrister|solicitor|attorney|lawyer|counsel|notary)s?$/i;
const UNDERTAKING = /\b(?:campaign|initiative|project|program(?:me)?|team|operations|services|strategy|department)$/i;
const PRIZE = /\b(?:award|prize|medal|scholarship|fellowship|grant|honou?r)s?$/i;
const FUNCTION_WORDS = smallWordsOf((pack) => pack.functionWords ?? []);
const GATHERING =
  /\b(?:conference|summit|symposium|workshop|congress|meetup|hackathon|committee of|proceedings)\b|\b(?:19|20)\d{2}$/i;
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
  /\b(?:consult(?:ed|s|ing)|advis(?:ed|es|ing)|collaborat(?:ed|es|ing|ions?)|partner(?:ed|s|ing)|invest(?:ed|s|ments?)|portfolio|clients?|customers?)\b(?!.*\b(?:worked|works|served|serves|joined|held|roles?|positions?|employed|led|was)\b)[^.;]{0,160}$/;

/** Parts in a grant, a trial or a committee that are written like names, and what is no name of its own. */
const NO_NAME =
  /^(?:(?:co-?)?(?:PI|investigator|chair)|S?PC|TPC(?: co)?|AC|AE|(?:the )?board of (?:directors|trustees|advisors|advisers|governors)|advisory board|executive (?:board|committee|team)|leadership team|certificate of \p{L}+|(?:high|highest|first.class) honou?rs|honou?rs program(?:me)?)$|^(?:S?PC|TPC) (?:of|for)\b/iu;
/** "the Office of Management and Budget": behind "and" goes on what a name says it is for. */
const GOES_ON = /(?:^|\s)\p{Lu}\p{L}+ (?:of|for|on|in) (?:the )?(?:\p{Lu}[\p{L}-]+,? (?:to )?)*(?:and|&|for the) $/u;
const LECTURE =
  /\b(?:delivered|gave|gives|given|presented|chaired)\b[^.;]{0,80}\b(?:lectures?|talks?|keynotes?|seminars?|address(?:es)?|speech(?:es)?|workshops?|sessions?)\b[^.;]{0,40}$/i;
/** Departments that are ministries. */
const MINISTRY =
  /\b(?:agriculture|commerce|conservation|corrections|defen[cs]e|education|energy|environment|finance|health|homeland|housing|immigration|interior|justice|labou?r|natural resources|police|public|revenue|state|transport(?:ation)?|treasury|veterans|work)\b/i;

export const DOUBTS: readonly Doubt[] = [
  {
    id: 'post.task',
    example: '• Migrated the billing jobs from Marl to Tallow.',
    holds: ({ title, quote, before }) => title === '' && DONE.test(quote) && !/\b(?:he|she|they|I)\b/.test(before),
  },
  {
    id: 'post.belongs',
    example: 'She is a Fellow of the Marl Society.',
    holds: ({ title, name, before }) =>
      BELONGS.test(title) && !/\b(?:at|in) (?:the )?$/.test(before) && !WORKPLACE.test(name),
  },
  {
    id: 'post.admitted',
    example: 'She is an Advocate of the High Court of Marl.',
    holds: ({ title, name, before }) =>
      ADMITTED.test(title) && /\b(?:court|bar)\b/i.test(name) && /\b(?:of|before|to) (?:the )?$/.test(before),
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
      (GATHERING.test(name) || /^,? (?:19|20)\d{2}\b/.test(after)) &&
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
    holds: ({ title, before }) =>
      /^(?:co-?)?(?:author|writer|editor|creator|director|producer)$/i.test(title) &&
      /\b(?:author|writer|creator) of (?:the )?["“]?$/i.test(before),
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
    example: 'She led projects funded by the Marl Foundation.',
    holds: ({ before }) =>
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
    holds: ({ title, before }) => title === '' && CLIENT.test(before),
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
    holds: ({ name }) => NO_NAME.test(name),
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
    holds: ({ title, before }) => title === '' && LECTURE.test(before),
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
];

/** "was named Marl CEO". */
const APPOINTED = /\b(?:appointed|named|elected|made|became|becomes?|as)(?: the)? $/i;

/** A word of the packs for a school, a firm or a public body, or letters: "NHS". */
const isOrganisation = (name: string): boolean =>
  name
    .split(/[\s,/-]+/)
    .some(
      (word) =>
        /^[A-Z]{2,}$/.test(word) || [SCHOOL_CUES, BODY_CUES, COMPANY_CUES].some((cues) => cues.has(word.toLowerCase())),
    );

/** "Department of Physics", "Finance Department": a part of whoever employs, which is not named here; ministries are called so too. */
function isOwnUnit(name: string): boolean {
  const [, of = '', alone = ''] =
    /^(?:the )?(?:department|dept\.?|division|section|faculty) (?:of|for) (.+)$|^(.+) (?:department|division|section|team)$/i.exec(
      name,
    ) ?? [];
  if (alone !== '') return isFunction(alone) || isField(alone);
  return of !== '' && !MINISTRY.test(of) && (isFunction(of) || isField(of));
}

/** Behind these words stands an employer, however plain its name. */
const AT = /\b(?:at|joined|joining|employed by|works? for|worked for)(?: the)? ["“]?$/i;

/** "Artists & Repertoire", "Digital Transformation": every word says what is done there. */
function isFunction(name: string): boolean {
  const words = name.split(/[\s&,/+-]+/).filter((word) => word !== '' && !/^(?:and|of|the|for|in|on)$/i.test(word));
  return words.length > 0 && words.every((word) => FUNCTION_WORDS.has(word.toLowerCase()) || isSubject(word));
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function isSubject(word: string): boolean {
  const kind = classOfWord(canonicalWord(foldWords(word)));
  return kind === 'subject' || kind === 'quality';
}

/** The first rule that speaks against the post; null when none does. */
export function doubtOf(finding: Finding, all: readonly Finding[], organisations: OrganisationIndex): string | null {
  const name = finding.organisation?.name;
  if (name === undefined || finding.organisation?.how !== 'text') return null;
  const before = finding.quote.slice(0, Math.max(0, finding.quote.indexOf(name)));
  if (SPOUSE.test(before) || RELATIVE.test(before)) return 'fact.spouse';
  if (finding.kind === 'education') {
    if (isForStudents(finding)) return 'study.for-students';
    if (isOffered(finding)) return 'study.offered';
    if (finding.via === 'directed') return null;
    if (organisations.named(name).length === 0 && (isFunction(name) || isField(name) || NO_NAME.test(name)))
      return 'study.subject';
    if (finding.via === 'prose' && isWorkedThere(finding, name)) return 'study.is-post';
    return isNoSchool(finding, name, organisations) ? 'study.no-school' : null;
  }
  if (finding.kind !== 'employment') return null;
  const { quote } = finding;
  const at = quote.indexOf(name);
  const others = all
    .filter(
      (other) => other.kind === 'employment' && other.quote === quote && other.person.name === finding.person.name,
    )
    .flatMap((other) => (other.organisation === undefined ? [] : [other.organisation.name]));
  const post: Post = {
    name,
    person: finding.person.name,
    known: organisations.named(name).length > 0,
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

/** "Her husband teaches at Marl": German says "Mann" and "Frau", Dutch "man" and "vrouw". */
const SPOUSE =
  /(?<!\p{L})(?:(?:ihr|sein|mein|haar|zijn|mijn|hennes|hans|min|hendes) Mann?|(?:ihre|seine|meine) Frau|(?:haar|zijn|mijn) vrouw|(?:hans|min) fru|(?:hans|min) kone)(?!\p{L})/iu;

/** "her husband, an engineer at Marl"; not "her husband, she joined Marl". */
const RELATIVE = new RegExp(
  `\\b(?:her|his|my|their|whose) (?:late )?${anyOf(english.relatives)}(?: \\p{Lu}[\\p{L}'’-]+){0,3}(?:,| who| is| was| works?)(?!.*\\b(?:s?he|I|they|we)\\b)[^.;]*$`,
  'u',
);

/** "She organised the student track at Marl University": what is made for students is nobody's study. */
const isForStudents = ({ degree, quote }: Finding): boolean =>
  degree === undefined &&
  /\bstudent (?:track|union|council|association|chapter|group|affairs|body|services|life|club|government)\b/i.test(
    quote,
  );

/** "director of the first B.S. in Marl Science at Tallow College": a degree that somebody directs, teaches or sets up. */
function isOffered({ degree, organisation, quote }: Finding): boolean {
  const at = degree === undefined ? -1 : quote.indexOf(degree.surface);
  if (at < 0) return COURSES_GIVEN.test(quote.slice(0, Math.max(0, quote.indexOf(organisation?.name ?? quote))));
  const before = quote.slice(0, at);
  const isProgramme = /^\s(?:degree )?program(?:me)?s?\b/i.test(quote.slice(at + degree!.surface.length));
  return (at > 0 && OFFERED.test(before)) || (isProgramme && !TAKEN.test(before));
}

/** "graduated with an MSc and now works at Marl", "did postdoctoral training at Marl": no study there. */
function isWorkedThere({ degree, quote }: Finding, name: string): boolean {
  if (VISITED.test(quote.slice(0, Math.max(0, quote.indexOf(name))))) return degree !== undefined;
  const [at, taken] = [quote.indexOf(name), degree === undefined ? -1 : quote.indexOf(degree.surface)];
  if (at < 0 || (degree !== undefined && (taken < 0 || taken > at))) return false;
  const before = quote.slice(degree === undefined ? 0 : taken + degree.surface.length, at);
  // "Marl University (MSc), Acme (consultant), Tallow College": the degree in brackets is Marl's.
  return degree === undefined ? TRAINED_AT.test(before) : NOW_WORKS.test(before) || /^\)/.test(before);
}

const NOW_WORKS =
  /(?:,|\band|\bbut|\bwho)\s(?:(?:now|currently|then|later|subsequently|he|she|they|is|was|has|have)\s){0,3}(?:works?|worked|working|joined|joining|became|serves?|served|serving|taught|teaches|teaching|employed)\b[^.;]{0,40}$/;
/** The degree is another school's. */
const VISITED =
  /\b(?:visiting (?:student|scholar|researcher)|exchange (?:student|semester|year|program)|(?:semester|year) abroad|guest student)\b[^.;]*$/i;
const TRAINED_AT =
  /\b(?:post-?doc(?:toral|s)?|residency|internship|clerkship)\b(?! (?:and|before|after|,))[^.;]{0,60}\b(?:at|in|with)\b[^.;]{0,60}$/i;

/** "taught or gave courses at Marl". */
const COURSES_GIVEN =
  /\b(?:taught|teach(?:es|ing)|gave|gives|lectured|lectures|delivered|offered)\b[^.;]{0,60}\b(?:courses?|classes|lectures|seminars|modules|workshops)\b[^.;]{0,60}$/i;
const TAKEN =
  /\b(?:graduat|complet|earn|receiv|obtain|attend|enrol|finish|pursu|stud(?:y|ied|ies|ying|ent)|alum|admitted|accepted|entered|joined|holds?\b|held|in (?:the|a|an|his|her|my)\b|from)\w*/i;

const OFFERED =
  /\b(?:(?:director|head|co-?ordinator|chair|dean|convenor|leader|manager|administrator) (?:of|for)|directs?|directed|leads?|led|teach(?:es|ing)?|taught|launched|established|developed|designed|co-?ordinates?|co-?ordinated|supervis(?:es?|ed|ing)|oversees|oversaw|mentor(?:s|ed|ing)|advis(?:es|ed|ing)) (?:the |its |our |a |an |on |in |over |several |many |more than |\d+ |first |new |joint |online |\p{Ll}[\p{Ll}-]+ ){0,4}$/u;

/** Rules for a post that was looked for by its employer's name: that it is a name is the claim's word. */
const OF_CLAIMED: ReadonlySet<string> = new Set([
  'post.belongs',
  'post.admitted',
  'post.award',
  'post.gathering',
  'post.funder',
  'post.member',
  'post.client',
  'post.work-on',
]);

/** Rules that lines of cards and CVs are asked too. */
const OF_LINES: ReadonlySet<string> = new Set([
  'post.network',
  'post.own-name',
  'post.field',
  'post.place',
  'post.subject',
  'post.unit',
  'post.function',
  'post.belongs',
  'post.prize',
  'post.no-name',
]);

const SCHOOL =
  /universit|college|school|institut|academy|polytechn|conservatoire|conservator|seminary|facult|hochschule|lyc[ée]e|gymnasium|education|training|\b[A-Z]{2,6}\b/i;

/** Under "Education" stands more than schools where the next heading is not marked as one: galleries, prizes, societies. */
function isNoSchool({ via, degree, quote }: Finding, name: string, organisations: OrganisationIndex): boolean {
  if (via !== 'section' || degree !== undefined) return false;
  if (/\b(?:fellow of|honorary|award|medal|prize|exhibition|gallery)\b/i.test(quote)) return true;
  return !SCHOOL.test(name) && !organisations.named(name).some(({ kind }) => kind === 'school');
}

export function withoutDoubtful(
  { contentType }: Page,
  findings: readonly Finding[],
  organisations: OrganisationIndex,
): Finding[] {
  if (contentType.startsWith('text/plain')) return [...findings];
  return findings.filter((finding) => doubtOf(finding, findings, organisations) === null);
}
