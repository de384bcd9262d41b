// Families of occupations: a record producer and a professor of law are two trades, a solicitor and a professor of law
// may be one. Posts that every trade has (director, manager, founder) belong to no family.
import { LANGUAGES } from '../languages/index.ts';
import { foldOnce, wordsOf } from '../text/fold.ts';
import { once } from '../text/once.ts';

/**
 * Stems of folded words, in the languages that pages are read in; Cyrillic and CJK fold to their Latin readings. With a
 * full stop it is the whole word: a consultant is no consul, a profile no professor.
 */
const FAMILIES = {
  academic:
    'professor profess. professeur profesor prof. lecturer dozent docent catedrat hoogleraar maitre-de-conferences postdoc scholar phd doktorand doctorant dotsent prepodavatel kafedr jiaoshou gyosu egyetemi faculty academic',
  science:
    'scientist mathematic physic chemist biolog botan zoolog astronom geolog genom genetic neuroscien statistic linguist ecolog researcher forscher chercheur investigador pesquisador ricercator forskare vedec naukow uchen archaeolog archeolog anthropolog psycholog sociolog historian economist philosoph archaeobotan',
  computing:
    'software developer programmer coder devops informatik informatic informatique informatyk computing computer entwickler desarrollador desenvolvedor developpeur sviluppator programist programmist cybersecurity sysadmin',
  engineering:
    'engineer ingenieur ingenier engenheir ingegner inzhener inzynier ingenjor mernok muhendis technician technolog surveyor',
  architecture: 'architect architekt arquitect architett arkitekt',
  law: 'law lawyer attorney solicitor barrister counsel judge justice magistrat notary prosecutor paralegal rechtsanwalt jurist avocat abogad advogad avvocat advokat advokát adwokat yurist legal',
  medicine:
    'physician surgeon nurse dentist pharmacist medic doctor-of-medicine psychiatr radiolog cardiolog gynaecolog gynecolog pediatr paediatr oncolog dermatolog anesthes therapist veterinar paramedic arzt arztin medecin chirurg hopital hospital clinic vrach lekar orvos yisheng',
  finance:
    'banker accountant auditor actuar investor investment trader broker treasurer underwriter fund-manager buchhalter steuerberater wirtschaftspruf comptable contador contabil bukhgalter finanz financ revisor',
  politics:
    'senator congressm congressw congressional minister mayor governor representative legislat politic parliament councillor councilman alderman burgermeister burgemeester alcalde prefeito sindaco deputat diput deputad premier assemblyman commissioner',
  diplomacy: 'ambassador diplomat consul. envoy botschafter embajador embaixador ambasciatore posol charge-daffaires',
  military:
    'general-officer colonel lieutenant sergeant admiral brigadier captain-navy soldier army navy marine-corps airforce military oberst veteran police policing policem policew sheriff detective firefighter',
  religion:
    'pastor priest bishop rabbi imam chaplain deacon vicar reverend minister-of-religion pfarrer pretre sacerdote clergy theolog',
  music:
    'musician singer composer conductor violin pianist guitarist drummer bassist vocalist organist cellist songwriter rapper dj music record-producer tenor soprano alto. baritone choir sanger chanteur cantante muzyk',
  arts: 'artist painter sculptor photograph illustrat ceramic potter curator designer fashion animator gallerist kunstler artiste artista khudozhnik fotograf art-critic printmaker',
  stage:
    'actor actress filmmaker screenwriter cinematograph director-film dancer choreograph comedian theater theatre film schauspieler acteur actriz ator attore akter ballet',
  writing:
    'journalist reporter correspondent columnist novelist poet writer broadcaster newsreader blogger copywriter redakteur journaliste periodista jornalista giornalista zhurnalist schriftsteller escritor escritora',
  sport:
    'athlete footballer player coach swimmer runner cyclist rower climber quarterback goalkeeper midfielder striker defender pitcher outfielder wrestler boxer golfer tennis cricket rugby basketball baseball hockey gymnast olympi skier trainer-sport referee fussball futbol jogador calciator',
  school:
    'teacher headmaster headmistress schoolteacher lehrer lehrerin enseignant maestro maestra uchitel insegnante leraar larare kindergarten',
  trade:
    'carpenter plumber electrician mechanic welder baker butcher chef brewer farmer rancher gardener driver builder blacksmith tailor hairdresser barber waiter bartender',
  property: 'realtor real-estate estate-agent immobil',
  building: 'construction contractor developer-property',
  library: 'librarian archivist bibliothekar bibliothecair bibliotecari bibliotekar bibliotekarz archivar archiviste',
} as const;

export type OccupationFamily = keyof typeof FAMILIES;

interface Stem {
  stem: string;
  family: OccupationFamily;
}

/** By first letter, so that one word meets few stems. */
const STEMS: ReadonlyMap<string, readonly Stem[]> = (() => {
  const table = new Map<string, Stem[]>();
  for (const [family, stems] of Object.entries(FAMILIES)) {
    for (const stem of stems.split(' ')) {
      if (stem.includes('-')) continue;
      const row = table.get(stem[0]!) ?? [];
      row.push({ stem, family: family as OccupationFamily });
      table.set(stem[0]!, row);
    }
  }
  return table;
})();

const PHRASES: readonly { phrase: string; family: OccupationFamily }[] = Object.entries(FAMILIES).flatMap(
  ([family, stems]) =>
    stems
      .split(' ')
      .filter((stem) => stem.includes('-'))
      .map((stem) => ({ phrase: stem.replaceAll('-', ' '), family: family as OccupationFamily })),
);

const SHORTEST_FORM = 4;

/** Words of English titles: "officer" is a soldier in Danish only, and "dr" a physician in few. */
function englishTitleWords(): Set<string> {
  const english = LANGUAGES.filter((pack) => pack.code === 'en').flatMap((pack) => pack.titles);
  return new Set(
    english.flatMap(({ concept, forms }) => [concept, ...forms].flatMap((form) => foldOnce(form).split(' '))),
  );
}

/** Titles of other languages, folded, by the families of the English concept that they name. */
const foreignTitles = once(() => {
  const englishWords = englishTitleWords();
  const families = new Map<string, ReadonlySet<OccupationFamily>>();
  const titles = new Map<string, ReadonlySet<OccupationFamily>>();
  for (const { concept, forms } of LANGUAGES.filter((pack) => pack.code !== 'en').flatMap((pack) => pack.titles)) {
    const meant = families.get(concept) ?? familiesOfWords(foldOnce(concept).split(' '));
    families.set(concept, meant);
    if (meant.size === 0) continue;
    for (const form of forms.map(foldOnce))
      if (form.length >= SHORTEST_FORM && !form.split(' ').every((word) => englishWords.has(word)))
        titles.set(form, meant);
  }
  return titles;
});
const MOST_TITLE_WORDS = 3;

/** The families that the words of a title, or of a sentence, belong to. */
export function familiesOf(text: string): Set<OccupationFamily> {
  const words = wordsOf(text);
  const found = familiesOfWords(words);
  for (let at = 0; at < words.length; at += 1) {
    for (let length = 1; length <= MOST_TITLE_WORDS && at + length <= words.length; length += 1)
      for (const family of foreignTitles().get(words.slice(at, at + length).join(' ')) ?? []) found.add(family);
  }
  return found;
}

function familiesOfWords(words: readonly string[]): Set<OccupationFamily> {
  const found = new Set<OccupationFamily>();
  for (const word of words) {
    for (const { stem, family } of STEMS.get(word[0]!) ?? []) {
      if (stem.endsWith('.') || stem.length < 4 ? word === stem.replace('.', '') : word.startsWith(stem))
        found.add(family);
    }
  }
  const joined = ` ${words.join(' ')} `;
  for (const { phrase, family } of PHRASES) if (joined.includes(` ${phrase}`)) found.add(family);
  return found;
}

const LEAST_WORDS = 3;

/** The trade that more of a page's words belong to than to any other; universities are on too many pages to count. */
export function tradeOfPage(words: ReadonlySet<string>): OccupationFamily | null {
  const counts = new Map<OccupationFamily, number>();
  for (const word of words)
    for (const family of familiesOfWords([word]))
      if (family !== 'academic') counts.set(family, (counts.get(family) ?? 0) + 1);
  const [first, second] = [...counts].sort((left, right) => right[1] - left[1]);
  return first !== undefined && first[1] >= LEAST_WORDS && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

/** Trades that one career often joins: a lawyer in parliament, a scientist at a university, a player who coaches. */
const NEAR: readonly (readonly OccupationFamily[])[] = [
  ['academic', 'science', 'computing', 'engineering', 'school', 'medicine', 'architecture'],
  ['law', 'politics', 'diplomacy', 'military'],
  ['finance', 'building', 'property', 'politics'],
  ['music', 'stage', 'arts', 'writing'],
  ['computing', 'engineering', 'science'],
  ['library', 'academic', 'writing', 'arts'],
];

export type TradeComparison = 'same' | 'near' | 'other' | 'unknown';

export function compareTrades(
  left: ReadonlySet<OccupationFamily>,
  right: ReadonlySet<OccupationFamily>,
): TradeComparison {
  if (left.size === 0 || right.size === 0) return 'unknown';
  if ([...left].some((family) => right.has(family))) return 'same';
  const near = NEAR.some(
    (group) => group.some((family) => left.has(family)) && group.some((family) => right.has(family)),
  );
  return near ? 'near' : 'other';
}
