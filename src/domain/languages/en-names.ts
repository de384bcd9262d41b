// English words in and around the names of organisations, for readers of sentences. Capitals count where they are written.
import { lazyWords, type Words, wordSet } from '../text/word-set.ts';

const words = (text: string): Words => lazyWords(() => text.split(/\s+/).filter((word) => word !== ''));

/** Organisations whose purpose follows "for": "Center for Ocean Studies". */
export const TAKES_PURPOSE = words(`
  center centre centers centres institute institutes society foundation association council committee subcommittee commission campaign fund alliance coalition office department agency board program programme initiative network academy museum library laboratory hospital ministry secretariat union league party project organization organisation partnership bank fellowship federation bureau court trust forum movement corps service company home school college unit division faculty endowment conference workshop clinic house theatre theater orchestra administration authority action
`);

/** "First National Bank", "Third Kentucky Infantry": an ordinal in words opens these. */
export const ORDINAL_WORDS = wordSet(
  'First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Twelfth|Thirteenth|Fourteenth|Fifteenth|Sixteenth|Seventeenth|Eighteenth|Nineteenth|Twentieth',
);
export const ORDINAL_BODIES = wordSet(
  'Bank|Bancorp|Trust|Church|Savings|Federal|Financial|Insurance|Corporation|Congregation|Synagogue|Battalion|Regiment|Division|Brigade|Squadron|Army|Corps|Fleet|Infantry|Cavalry|Airborne|Wing|Foot|Dragoons|Hussars|Militia|Artillery|Volunteers|Rifles|Lancers|Guards|Marines|Reserve|Reserves',
);

/** A number after these belongs to the name: "BBC Radio 4", "Channel 4", "Century 21". */
export const NUMBERED = wordSet(
  'radio|channel|studio|century|motel|forever|pier|local|fox|nbc|cbs|abc|bbc|itv|tv|news|sky|route|engine|heineken|stage|platform|area|pavilion|post|lodge|ps|p.s|base|camp|section',
);

/** Chambers and forces that are organisations after "the" though their word is in many names: "served in the Navy". */
export const AFTER_ARTICLE = words(
  'navy army senate parliament congress treasury marines marine luftwaffe wehrmacht police',
);

/** Adjectives of nations and faiths open names ("American Museum") though they open no name alone. */
export const NATIONAL = wordSet(
  'American|British|English|French|German|Italian|Spanish|Russian|Chinese|Japanese|Canadian|Australian|Indian|Dutch|Swedish|Norwegian|Danish|Finnish|Polish|Czech|Hungarian|Austrian|Swiss|Belgian|Greek|Turkish|Israeli|Jewish|Christian|Catholic|Islamic|European|Asian|African|Latin|Irish|Scottish|Welsh|Korean|Mexican|Brazilian|Soviet|Iranian|Spring|Summer|Winter|March|May|Federal|Hindu|Muslim|Buddhist|Protestant',
);

/** "Tallow Appoints Ann Stone": verbs that a headline writes like names. */
export const HEADLINE_VERBS = wordSet('Appoints|Promotes|Names|Hires|Welcomes|Elects|Announces|Adds|Taps');

/** "the Oakham and Westmark Historical Society": what two places may have together. */
export const SHARED_BODIES = wordSet(
  'Society|Museum|Railway|Railroad|Association|Gallery|Hospital|Infirmary|Council|Union|Company|Trust|Institution|Observatory|Foundation|Bank|Club|League|Constabulary|Light|Regiment|Canal|Archive|Commission|Board|District|Administration|Agency|Authority|Bureau',
);

/** "the Tides and Wave Energy Laboratory": what two subjects may have together. */
export const SUBJECT_BODIES = wordSet(
  'Lab|Laboratory|Group|Fund|Committee|Center|Centre|Institute|Program|Programme|Office|Division|Department|Clinic|Unit|Section|Project|Network|Team|Agency|Association|Foundation|Society|Board|Authority',
);

/** Behind "Alumni" or "Education": a body, and no study. */
export const ALUMNI_BODIES =
  'Board|Council|Association|Society|Club|Network|Committee|Office|Relations|Foundation|Fund|Magazine|Award';

/** Courts and chambers that are often written small, and what may stand before them: "land court", "state senate". */
export const SMALL_BENCHES =
  'court|council|senate|legislature|parliament|assembly|house of representatives|house of delegates|board of education|school board|police department|high school|community college';
export const BENCH_KINDS =
  'land|circuit|county|superior|supreme|district|municipal|probate|criminal|appellate|high|state|city|town|general|national|village|parish|common';

/** Whom an organisation is for: these own nothing. */
export const GROUPS = wordSet(
  "women|women's|children|children's|men|men's|girls|boys|people|people's|veterans|workers|teachers|writers|students|farmers|patients|nurses",
);

/** Words of names that are written short, with a dot. */
export const SHORTENED = wordSet(
  'univ|inst|dept|coll|sch|tech|lab|assn|natl|intl|eng|sci|co|corp|inc|ltd|bros|mfg|st|mt|ft|dr',
);

/** "the 10th Battalion of": a number opens their names. */
export const FORMATIONS = wordSet(
  'Battalion|Regiment|Division|Brigade|Squadron|Army|Corps|Fleet|Infantry|Cavalry|Airborne|Wing|Group|Foot|Dragoons|Hussars|Militia|Century',
);

/** Nouns that may follow "and" inside "School of A and B". */
export const SUBJECT_NOUNS = words(`
  science sciences technology technologies arts art letters medicine engineering economics economy mechanical agriculture agricultural commerce business surgery surgeons physicians health design music drama theatre theater dance
  management law laws diplomacy politics political public social international oriental african asian american human humanities applied administration industry trade education teaching research development policy planning
  architecture journalism communication communications media information computer computing mathematics mathematical physics chemistry biology biological philosophy history religion theology literature languages linguistics
  finance accounting accountancy statistics psychology sociology anthropology environment environmental natural forestry mines mining metallurgy mineral geography geology earth space astronomy aeronautics dentistry pharmacy nursing veterinary hygiene tropical
  training welfare culture cultural studies affairs relations security peace conflict mechanics electrical electronic electronics industrial innovation entrepreneurship hospitality tourism sport sports film television cinema gender reproduction sex
  western eastern scottish naval military navigation cosmonautics fisheries oceanography atmospheric bioengineering biotechnology biomedical clinical global strategic statistical physical nuclear materials energy water geophysics planetary
  atomic laser optical quantum plasma particle theoretical experimental psychological brain brains cognitive neural behavioral behavioural molecular cellular structural computational systems mind language speech hearing child family urban regional rural comparative medieval modern ancient performing visual liberal fine creative pure exact
  democracy development reconstruction crafts trades manufactures navigation history antiquities
`);

/** "the state senate": the first word of a chamber that is written small. */
export const SMALL_OPENERS = words('city town county state borough village parish municipal school common board');
