// Employers without a word that makes them one ("Tallowintel", "EY"): known by their place. In a line of a CV the part that is
// no title, date, degree or place; in a sentence the capitals behind "title at".
import type { OrganisationWordKind } from '../../domain/languages/pack.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { canonicalWord, classOfWord } from '../../domain/orgs/shared/org-words.ts';
import { isInflectedPlace, isKnownPlace } from '../../domain/places/compare-places.ts';
import { foldWords } from '../../domain/text/fold.ts';
import { type FoundTitle, partsBetween, type TextItems } from '../directed/aligned-members.ts';
import { ELISION } from '../directed/organisation-mentions.ts';
import { YEARS_WITH } from '../directed/posts/post-words.ts';
import { PROFESSION } from '../directed/read-study.ts';
import { isFunction } from '../findings/organisation-doubts.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { isFormOfAddress, isKnownName } from '../people/leading-name.ts';
import type { OrganisationSpan, Piece } from './organisation-span.ts';

const SEPARATOR = /[,;|•·()（）\n\t/:]|\s[–—-]\s|\s(?:at|bei|beim|chez|presso|hos|bij|with)\s|\sv\/\s?/gu;
const LONGEST = 60;
const MOST_WORDS = 6;

/** The parts of a line that may name an employer, in order. */
export function employersInLine(text: string, items: TextItems, lexicon: Lexicon): OrganisationSpan[] {
  return partsBetween(text, SEPARATOR).flatMap(({ from, to, text: name }) => {
    return isEmployer(name, { from, to }, items, lexicon)
      ? [{ from, to, name, school: false, weak: true, placed: true }]
      : [];
  });
}

function isEmployer(name: string, piece: Piece, { titles, degrees, dates }: TextItems, lexicon: Lexicon): boolean {
  if (name.length < 2 || name.length > LONGEST || name.split(/\s+/).length > MOST_WORDS) return false;
  if (UNSPACED.test(name) ? name.length > 20 : !/^[\p{Lu}\p{N}]|^\p{Ll}+\p{Lu}/u.test(name)) return false;
  if (!/\p{L}{2}/u.test(name) || /[.!?]$|@|https?:|www\./.test(name)) return false;
  // "1985年 結婚", "2020年 制作活動開始": beside a year alone stands what happened.
  if (titles.length === 0 && HAPPENED.test(name)) return false;
  if ([...titles, ...degrees, ...dates].some((item) => item.from < piece.to && item.to > piece.from)) return false;
  if (lexicon.sections.whole(name) !== undefined || lexicon.organisations.whole(name) !== undefined) return false;
  if ([lexicon.study, lexicon.present, lexicon.statuses].some((finder) => finder.find(name).length > 0)) return false;
  return !isKnownPlace(name) && !isSubject(name);
}

const HAPPENED =
  /\p{Script=Hiragana}|(?:結婚|结婚|離婚|誕生|出[産生演版]|病死|死去|転居|移住|独立|[开開]始|活動|退[職社]|受賞|获奖|合格|登録|参加|留学|帰国|回国|入学|毕业|歴)$/u;

/** Nothing but subjects: "Civil Law", "Medizin". */
const isSubject = (name: string): boolean =>
  !/^\p{Lu}{2,}\s|\p{Ll}\p{Lu}/u.test(name) &&
  name.split(/[\s-]+/).every((word) => classOfWord(canonicalWord(foldWords(word))) !== 'proper');

/** Words that put a post into an organisation; "of" and "in" do as much else. */
const AT =
  /(?<!\p{L})(?:v\/\s?|(?:at|bei|beim|bei der|am|zu|au|aux|à la|au sein d(?:es?|u|e la|e l)|auprès d(?:es?|u|e la|e l)|chez|presso(?:\s\p{L}{1,3})?|hos|bij|naar|till|til|no|na|nos|nas|pelo|pela|en|en la|en el|w|we|v|ve|u|på|vid|ved|в|во|у|на|при)\s)(?:(?:(?:agentu|společnost|firm|spół|sie[cć]|компани|компані|фирм|фірм|банк|груп|студи|студі|агентств|консалтинг)\p{L}*(?:,? (?:jak|jako|как|як))?:?|\p{Lu}{2,3}\sagentu\p{L}*|anderem|blant annet|bl\.a\.|bland annat|blandt andet|notamment|entre otros|onder andere|o\.a\.)\s)?(?=["“„«]?\p{Lu})/gu;
/** "of", which puts nobody into an organisation but who leads or owns it. */
const OF = /^\s(?:d(?:[aeiou](?:ll?|lla| la| l)?)?|von|van|der|a[fv]|för|for|of|på)\s(?=["“„«]?\p{Lu})/u;
/** A full stop ends the name, but behind an initial; "Marl, Tallow & Oakham" is one. */
const CAPITALS =
  /^["“„«]?(\p{Lu}[\p{L}\p{N}&+.'’-]*(?:(?:(?<!\p{L}{2}\.)\s(?:&\s)?|,\s(?=[^.;&]{2,50}\s&\s\p{Lu}))\p{Lu}[\p{L}\p{N}&+.'’-]*){0,4})/u;
/** "presso le Case Riunite di Marl": behind the article the name goes on over small words. */
const CAPITALS_OF = new RegExp(
  `${CAPITALS.source.slice(0, -1)}(?:\\sd\\p{Ll}{1,4}\\s\\p{Lu}[\\p{L}\\p{N}’'-]+(?:\\s\\p{Lu}[\\p{L}\\p{N}’'-]+)*){0,2})`,
  'u',
);
/** "на «Береговому радіо»": up to where the quotes end. */
const QUOTED = /^["“„«](\p{Lu}[^"“”„«»\n]{1,60})(?=["”“»])/u;
/** "en el despacho Marl y Tallow": a law firm is called after its partners. */
const CAPITALS_AND = new RegExp(
  `${CAPITALS.source.slice(0, -1)}(?:\\s(?:und|et|y|e|en|og|i)\\s\\p{Lu}[\\p{L}\\p{N}’'-]+)?)`,
  'u',
);
const NEXT = /^["”»]?(?:,\s|\s(?:und|et|y|e|en|och|og|i|и|та|sowie|samt|and)\s)(?=["“„«]?\p{Lu})/u;
/** "consigliera di Marl e di Tallow": a comma leads to the next name only in a list that "and" ends. */
const NEXT_OF =
  /^["”»]?(?:,\s(?=\p{Lu}[^,;.]{1,40}(?:,\s\p{Lu}[^,;.]{1,40})*\s(?:[yei]|et)\s)|\s(?:[yei]|et)\s(?:d\p{Ll}{0,3}\s)?)(?=["“„«]?\p{Lu})/u;
/** "especialista en Cardiología": what somebody knows, and not where. */
export const IN_A_FIELD = /(?:sp[eé][czt]+iali\p{L}*|exp[eé]rt\p{L}*)\s(?:(?:em|en|in)\s)?$/iu;
/** "Ex Marl y Tallow." */
const EX = /(?:(?<=^|[.,;(]\s)[Ee]x\s|(?<!\p{L})[Ee]x-)(?=\p{Lu}\p{L}{2})/gu;
const REACH = 60;
const MOST_LISTED = 6;

/** "Jornalista no Tallow", "Dyrektor w Marl Group": capitals behind a word for "at", with a title or a word of working before it. */
export function employersInSentence(
  written: string,
  items: TextItems,
  lexicon: Lexicon,
  organisations: OrganisationIndex,
): OrganisationSpan[] {
  const text = written.replace(ELISION, '$1 ');
  // "seit 2020 bei Marl".
  const begun = items.dates.filter(({ kind }) => kind === 'since');
  const posts = [...items.titles, ...lexicon.work.find(text), ...begun];
  // "Pracował w Marl": the preposition may be part of the verb; "pracowała m.in. w Marl": no sentence ends there.
  const isAfterPost = (at: number, begin = at): boolean =>
    posts.some(
      ({ from, to }) =>
        from < at && to <= begin && at - to < REACH && !/;|\.(?!\s?\p{Ll})/u.test(text.slice(to, at + 2)),
    ) ||
    (lexicon.verbLast &&
      lexicon.work.find(text.slice(at)).some(({ from }) => /^[^.,;]{1,60}$/.test(text.slice(at, at + from))));
  const places = [...text.matchAll(AT)]
    .filter(({ index, 0: lead }) => {
      const isSaid = isAfterPost(index, index + lead.length) || isLedByTime(text, index, index + lead.length, lexicon);
      return isSaid && !IN_A_FIELD.test(text.slice(0, index));
    })
    .map((at) => at.index + at[0].length)
    .filter((at) => !isTown(text, at, lexicon));
  for (const { to } of lexicon.joins.find(text)) {
    const lead = BEHIND_JOINING.exec(text.slice(to));
    if (lead !== null) places.push(to + lead[0].length);
  }
  for (const { to } of lexicon.leaders.find(text)) {
    const of = OF.exec(text.slice(to));
    if (of !== null) places.push(to + of[0].length);
  }
  if (lexicon.capitalsAreNames)
    places.push(...behindSeats(text, items.titles, lexicon), ...behindCompounds(text, lexicon));
  // "vicepresidenta de tesorería de Marl", "designer per Marl".
  for (const { to } of items.titles) {
    const [task] = TASK_OF.exec(text.slice(to)) ?? [];
    if (task !== undefined) places.push(to + task.length);
  }
  const left = [...text.matchAll(EX)].map(({ index, 0: { length } }) => index + length);
  const offices = [...left, ...(lexicon.capitalsAreNames ? [] : behindOffices(written, text, items.titles, lexicon))];
  // "rejoint en 1987 Marl": a date between the verb and the name.
  for (const { to } of lexicon.verbLast ? [] : lexicon.work.find(text)) {
    const [date] = DATE_BETWEEN.exec(text.slice(to)) ?? [];
    if (date !== undefined) places.push(to + date.length);
  }
  for (const { from, to, value, text: firm } of lexicon.organisations.find(text)) {
    // "Grupo Marl" is one name.
    const isName = value === 'company' && /^\p{Lu}/u.test(firm);
    const isFirm = FIRMS.has(value) && !isName && leadsToFirm(text.slice(0, from), lexicon);
    const [adjectives] = isFirm ? (BEFORE_NAME.exec(text.slice(to)) ?? []) : [];
    if (adjectives !== undefined && isAfterPost(to)) places.push(to + adjectives.length);
  }
  if (lexicon.declines)
    places.push(
      ...behindTitles(text, items.titles, lexicon),
      ...behindUnits(text, lexicon).filter((at) => isAfterPost(at)),
    );
  const spans = [
    ...places.flatMap((begin) => listedFrom(text, begin, items, lexicon)),
    ...offices.flatMap((begin) => listedFrom(text, begin, items, lexicon, true)),
    ...items.titles
      .flatMap((title) => ofTheName(text, title, items, organisations))
      .filter(({ name }) => lexicon.legalForms.whole(name) === undefined),
  ];
  spans.push(...conferring(text, items, lexicon).map((span) => ({ ...span, school: true })));
  return spans
    .filter(({ from }, at) => spans.findIndex((other) => other.from === from) === at)
    .map((span) => ({ ...span, name: written.slice(span.from, span.to) }));
}

/** "wcześniej w sieci Marl", "8 lat w Marl": in Slavic languages when, or how long, stands for the verb. */
const isLedByTime = (text: string, at: number, begin: number, { declines, statuses }: Lexicon): boolean =>
  declines &&
  (YEARS_WITH.test(text.slice(0, begin)) ||
    statuses.find(text.slice(0, at)).some(({ to, value }) => value === 'former' && to >= at - 1));
/** "MBA por Marl", "mestrado em Ecologia pela Tallow": behind a degree and "by", or letters and "of", whoever conferred it. */
function conferring(text: string, { degrees, titles, dates }: TextItems, lexicon: Lexicon): OrganisationSpan[] {
  const others = { degrees: [], titles, dates };
  return degrees.flatMap(({ from, to }) => {
    const isOfIts = IN_LETTERS.test(text.slice(from, to)) ? OF_SCHOOL.exec(text.slice(to)) : null;
    const [lead] = isOfIts ?? BY_SCHOOL.exec(text.slice(to)) ?? [];
    return lead === undefined ? [] : listedFrom(text, to + lead.length, others, lexicon).slice(0, 1);
  });
}
const IN_LETTERS = /^(?:\p{Lu}[\p{Lu}.]+|Ph\.?D\.?|M\.?Sc\.?|Master of \p{L}+)$/u;
const OF_SCHOOL = /^\s(?:de(?: la|l)?|d[ao]|dell[a']?|por|pel[ao])\s(?=\p{Lu})/u;
const BY_SCHOOL = /^[^.,;:()]{0,50}?\s(?:por(?: la| el)?|pel[ao])\s(?=\p{Lu})/u;

/** "a rejoint Marl", "ha lavorato in Marl", "arbeitete für die Marl". */
const BEHIND_JOINING = /^\s(?:(?:l[aeo]s?|el|il|l|d(?:ie|as|en|er|em)|de|het)\s)?(?=["“„«]?\p{Lu})/u;

/** "administratrice de Marl", "jefe de asesoría legal del Marl": behind an office what is led, then whose it is. */
function behindOffices(written: string, text: string, titles: readonly FoundTitle[], lexicon: Lexicon): number[] {
  const { seats, leaders, organisations, titleVerbs } = lexicon;
  const isSeat = (title: string): boolean => [...title].some((_, at) => seats.whole(title.slice(at)) !== undefined);
  // "siede nel consiglio di amministrazione di Marl"; "fundó Marl" leads to it without "of".
  const held = titleVerbs.find(written).filter(({ value }) => isSeat(value) && leaders.whole(value) === undefined);
  return [...titles.filter((title) => isSeat(title.text)), ...held].flatMap((title) => {
    let at = title.to;
    const [clause = ''] = /^[^.,;:()\n]*/.exec(text.slice(at)) ?? [];
    for (const part of clause.split(OF_WORD)) {
      const [kind] = organisations.find(part);
      // "dirigeait l'usine de Marl": of the town it stands in.
      if (isTask(part) && kind !== undefined && /^\p{Ll}/u.test(kind.text) && kind.value !== 'department') return [];
      const isUnit = kind?.from === 0 && kind.value === 'department';
      // "de Asesoría Legal del Marl".
      const isService =
        kind?.from === 0 && FIRMS.has(kind.value) && OF_THE_WHOLE.test(clause.slice(at - title.to + part.length));
      const isLed = isTask(part) || isUnit || isService;
      if (!isLed) return at > title.to && /^["“„«]?\p{Lu}/u.test(part) && kind?.from !== 0 ? [at] : [];
      at += part.length;
      at += OF_WORD.exec(text.slice(at))?.[0].length ?? 0;
    }
    return [];
  });
}
/** Adjectives, or what somebody is in charge of. */
const isTask = (words: string): boolean =>
  !/\p{Lu}/u.test(words) || isFunction(words.trim()) || isSubject(words.trim());
const OF_THE_WHOLE = /^\s(?:del|de la|de l|du|d[ao])\s\p{Lu}/u;
const OF_WORD = /\s(?:d[aeiou]?s?|del(?:l[aeo]?)?|de(?: la| las| los| l)|degli|dei)\s/u;

const IN = /^(?:\s(?:på|innen|inden|inom|for|för)\s\p{Ll}{4,}(?:\s(?:og|och)?\s?\p{Ll}{3,}){0,3})?\si\s/u;

/** "Styremedlem i Marl", "konsulent for design i Marl", "ansatt i Marl", "sitter i styrelsen för Marl", "grundade Marl", "kommer närmast från Marl". */
function behindSeats(
  text: string,
  titles: readonly FoundTitle[],
  { seats, leaders, work, titleVerbs }: Lexicon,
): number[] {
  const ends = (title: string): boolean => [...title].some((_, at) => seats.whole(title.slice(at)) !== undefined);
  const held = titles.filter((title) => ends(title.text)).map(({ to }) => ({ to, way: IN }));
  const done = titleVerbs.find(text).flatMap(({ to, value }) => {
    if (leaders.whole(value) !== undefined) return [{ to, way: WHO }];
    return ends(value) ? [{ to, way: OF_BOARD }] : [];
  });
  const worked = work.find(text).flatMap(({ to, text: verb }) => {
    if (EMPLOYED.test(verb)) return [{ to, way: IN }];
    return FROM_WORK.test(verb) ? [{ to, way: /^\s/u }] : [];
  });
  return [...held, ...done, ...worked].flatMap(({ to, way }) => {
    const [lead] = way.exec(text.slice(to)) ?? [];
    return lead !== undefined && /^["“„«]?\p{Lu}/u.test(text.slice(to + lead.length)) ? [to + lead.length] : [];
  });
}
/** "2010 grundade hon Marl". */
const WHO = /^\s(?:h[aou]n\s|j[ae]g\s)?/u;
const OF_BOARD = /^\s(?:f[oö]r|a[vf]|i|på|hos|till?)\s/u;
const EMPLOYED = /(?:ansat|ansatt|anställd)$/iu;
/** Who only "kommer från Marl" may have grown up there. */
const FROM_WORK =
  /(?:närmast|senast|sist|senest|erfaring(?:er)?|erfarenhet(?:er)?|bakgrun[dn]|baggrund)\sfr(?:ån|a)$/iu;

/** "i konsulentselskapet Marl": what it is in one word, with its article, before its name. */
const behindCompounds = (text: string, { organisations }: Lexicon): number[] =>
  [...text.matchAll(COMPOUND)].flatMap(({ index, 0: lead, 1: word = '' }) => {
    const isFirm = [...word].some((_, at) => at !== 1 && at !== 2 && FIRMS.has(organisations.whole(word.slice(at))!));
    return isFirm ? [index + lead.length] : [];
  });
const COMPOUND = /(?<=\p{Ll}\s)(\p{Ll}{4,}e[nt])\s(?=["“„«]?\p{Lu})/gu;

/** "ricercatrice senior del CNR", "engenheira da Tallow": letters, or a word that the data knows, behind "of the" and any title. */
function ofTheName(
  text: string,
  title: TextItems['titles'][number],
  { titles, degrees }: TextItems,
  organisations: OrganisationIndex,
): OrganisationSpan[] {
  const [lead, name] = OF_THE.exec(text.slice(title.to)) ?? [];
  if (lead === undefined || name === undefined) return [];
  const [from, to] = [title.to + lead.length - name.length, title.to + lead.length];
  const known = organisations.named(name);
  const isName = known.length > 0 || /^\p{Lu}{2,}\p{L}+$/u.test(name);
  // "Ingeniera de la UMAR" is one by her degree.
  const isConferred = PROFESSION.test(title.text) && known.every(({ kind }) => kind === 'school');
  const isItem = [...titles, ...degrees].some((item) => item.from < to && item.to > from);
  if (!isName || isConferred || isItem || isKnownPlace(name)) return [];
  return [{ from, to, name, school: false, weak: true, placed: true }];
}

const OF_THE =
  /^(?:\s\p{L}[\p{Ll}-]+){0,3}\s(?:d[aou]|del(?:la|l)?|de la?|au)\s(\p{Lu}[\p{L}\p{N}]{2,})(?![\p{L}\p{N}'’-]|\s\p{Lu})/u;

const TASK_OF = /^\s(?:d[ei]\s\p{Ll}{5,}\sd\p{Ll}{1,4}(?:\sla)?|per|pour)\s(?=\p{Lu})/u;

const DATE_BETWEEN = /^\s(?:en|in|nel|em|i)\s(?:\p{Ll}{3,10}\s)?(?:19|20)\d\d\s(?=\p{Lu})/u;

/** "de la empresa estatal Norvap", "inom förlaget Marl": what it is, in small letters, right before its name. */
export const FIRMS: ReadonlySet<OrganisationWordKind> = new Set(['company', 'law', 'bank']);
const LEADS_TO_FIRM = /(?<!\p{L})(?:\p{Ll}{1,4}|\p{Lu}\p{Ll}+s\s\p{Ll}+)\s$/u;
/** "vedla právní oddělení společnosti Marl": in Slavic languages its unit, too. */
const leadsToFirm = (lead: string, { organisations, declines }: Lexicon): boolean => {
  const unit = declines ? organisations.find(lead).at(-1) : undefined;
  return LEADS_TO_FIRM.test(lead) || (unit?.value === 'department' && unit.to === lead.length - 1);
};
const BEFORE_NAME = /^\s(?:\p{Ll}{4,}\s){0,2}(?=["“„«]?\p{Lu})/u;
/** "ředitel komunikace Marlu", "redaktorka časopisu Tallow": in Slavic languages the case alone puts a title into an organisation. */
function behindTitles(text: string, titles: readonly Piece[], { organisations, work }: Lexicon): number[] {
  return titles.flatMap(({ from, to }) => {
    const gap = GENITIVE.exec(text.slice(to))?.[0];
    if (
      gap === undefined ||
      ADDRESS.test(text.slice(from, to)) ||
      isFormOfAddress(text.slice(from, to)) ||
      COUNTRY.test(text.slice(to + gap.length)) ||
      OF_TITLE.test(text.slice(to + gap.length))
    )
      return [];
    const words = gap
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '');
    const isKind = (word: string): boolean => organisations.find(word)[0]?.from === 0;
    // "юрист международной фирмы Marl".
    const isLed = words.every(
      (word, index) =>
        isKind(word) || isFunction(word) || (isKind(words[index + 1] ?? '') && GENITIVE_ADJECTIVE.test(word)),
    );
    return isLed && (words.length > 0 || work.find(text.slice(0, from)).length > 0) ? [to + gap.length] : [];
  });
}

/** "w polskim oddziale Marlu": the unit, and in its case whose it is. */
const behindUnits = (text: string, { organisations }: Lexicon): number[] =>
  [...text.matchAll(UNIT)].flatMap(({ index, 0: lead }) => {
    const unit = lead.trim().split(/\s/).at(-1)!;
    return organisations.find(unit)[0]?.from === 0 ? [index + lead.length] : [];
  });

const UNIT = /(?<!\p{L})(?:w|we|v|ve|na|в|во|у|на)\s(?:\p{Ll}{3,}\s){1,2}(?=["„«“]?\p{Lu}[\p{L}&.]+)/gu;
const GENITIVE_ADJECTIVE = /(?:[оеє][йї]|[ое]го|ej|i?ego|ého|é|ní)$/u;
const GENITIVE = /^(?:\s\p{Ll}{3,}){0,2}\s(?=["„«“]?\p{Lu}[\p{L}&.]+)/u;
/** "Заслужений артист України": an honour of that country. */
const COUNTRY =
  /^(?:Укра[їи]н|Росс?и|Росі|РФ|С[СР]СР|[БB]е?[лe]арус|Pol(?:sk|ska)|RP(?!\p{L})|Rzeczyp|Česk(?:a|é|ou)(?!\p{L})|ČR(?!\p{L})|Slovensk|E[uv]rop|[ЄЕ]вроп)/u;
/** "Dyrektora Inwestycyjnego", "ředitele Obchodního": an adjective of the title, with a capital as it has. */
const OF_TITLE = /^\p{Lu}\p{Ll}+(?<!(?:s|c|dz)k)(?:iego|ego|ého|ого|его)(?!\s\p{Ll}{3}|\p{L})/u;
/** Titles before names of people. */
const ADDRESS = /^(?:prof|do[ck]|проф|доц|докт|ас[ип]|as[iy]st)/iu;

/** "Szpital Powiatowy w Marlu", "в Приморському міському театрі": the town of what was named, or the adjective that its name begins with. */
export function isTown(text: string, at: number, { organisations, declines }: Lexicon): boolean {
  if (!declines) return false;
  const lead = text.slice(0, at).replace(/\s\S{1,3}\s["“„«]?$/u, '');
  const named = organisations.find(lead).at(-1);
  return (
    (named !== undefined &&
      /^(?:\s\p{Lu}[\p{L}-]*){0,3}$|^(?:\s[\p{L}-]+){0,6}$/u.test(lead.slice(named.to)) &&
      /^\p{Lu}/u.test(named.text)) ||
    ADJECTIVE.test(text.slice(at))
  );
}

const SLAVIC_ADJECTIVE =
  /(?:[сцз]ьк|ск|цк|sk|ck|dzk)(?:ого|ому|ої|ій|их|им|ой|ий|ых|ým|ých|ého|ém|é|ich|iego|iej|iemu|ym)$/u;
/** In Slavic languages a name goes on in small letters behind its adjective. */
const ADJECTIVE = /^\p{Lu}\p{L}+(?:[сцз]ьк|ск|цк|sk|ck|dzk)\p{L}{1,4}\s\p{Ll}{3}/u;

/** "Marlex France": called like somebody, and after its country. */
const isOfCountry = (name: string): boolean => /\s/.test(name) && isKnownPlace(name.split(' ').at(-1)!);

/** "A, B og C": all that are named there. */
function listedFrom(
  text: string,
  begin: number,
  { titles, dates, degrees }: TextItems,
  lexicon: Lexicon,
  isOfOffice = false,
): OrganisationSpan[] {
  const spans: OrganisationSpan[] = [];
  // "redaktorka časopisu Marie Tallow": what the word before says is called so is nobody's name.
  const kind = /(\p{Ll}{3,})\s["„«“]?$/u.exec(text.slice(0, begin))?.[1] ?? '';
  const [called] = lexicon.organisations.find(kind);
  const isKind = called?.from === 0;
  const isThe = isOfOffice || /(?<!\p{L})presso\s\p{L}{1,3}\s$/u.test(text.slice(0, begin));
  let at = begin;
  while (spans.length < MOST_LISTED) {
    const form = isKind && called.value === 'law' ? CAPITALS_AND : isThe ? CAPITALS_OF : CAPITALS;
    const written = QUOTED.exec(text.slice(at)) ?? form.exec(text.slice(at));
    if (written === null) break;
    const from = at + written[0].indexOf(written[1]!);
    const bare = written[1]!.replace(/[.'’]+$/, '');
    // "Tallowských novin": the noun of a Slavic name is written small.
    const noun = SLAVIC_ADJECTIVE.test(bare) ? (/^\s\p{Ll}{3,}/u.exec(text.slice(from + bare.length))?.[0] ?? '') : '';
    const name = `${bare}${noun}`;
    const to = from + name.length;
    // "du cabinet Marl Conseil": behind the word for a firm a title at the end is a part of its name.
    const held = isKind ? titles.filter((title) => title.from <= from || title.to !== to) : titles;
    const overlaps = [...held, ...dates, ...degrees].some((item) => item.from < to && item.to > from);
    // "en la Firma", "bei Prof. Marl": no name of its own.
    const isWord = /^\p{Lu}\p{Ll}+$/u.test(name) && lexicon.organisations.whole(name) !== undefined;
    // "presso il Segretariato generale di …": a part of the name.
    const isCut = isThe && !name.includes(' ') && /^\s\p{Ll}{5,}/u.test(text.slice(to));
    // "w Departamencie Komitetu do Spraw …": a part of what is named elsewhere.
    const isUnit = lexicon.declines && lexicon.organisations.whole(name.split(' ', 1)[0]!) === 'department';
    const isNone = isUnit || (isWord && !lexicon.capitalsAreNames) || isCut || isFormOfAddress(name);
    // "presidente del Capítulo Marlano del Instituto …": a part of what is named behind it.
    const of = OF.exec(text.slice(to));
    const isPart = of !== null && lexicon.organisations.find(text.slice(to + of[0].length))[0]?.from === 0;
    if (
      isPart ||
      overlaps ||
      isNone ||
      isKnownPlace(name) ||
      (lexicon.declines && isInflectedPlace(name)) ||
      isSubject(name) ||
      (!isKind &&
        isKnownName(name) &&
        !isOfCountry(name) &&
        !name.includes('&') &&
        !/(?<!\p{L})chez $/u.test(text.slice(0, from)))
    )
      break;
    spans.push({ from, to, name, school: false, weak: !isOfOffice, placed: true });
    const next = (isOfOffice ? NEXT_OF : NEXT).exec(text.slice(to));
    // "hos Marl i Tallow": only elsewhere is that "and".
    if (next === null || (lexicon.capitalsAreNames && next[0] === ' i ')) break;
    at = to + next[0].length;
  }
  return spans;
}
