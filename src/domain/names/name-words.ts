// Words around a name that are not the name: forms of address, generation marks and particles.
// Written by hand from everyday use in the languages named.

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ''));
}

/** Before the name. Single words after folding; English, German, French, Spanish, Italian, Portuguese, Arabic, Indian, Slavic use. */
export const TITLES = words(`
  mr mrs ms miss mx sir dame lord lady dr doctor prof professor rev reverend fr father sr_ hon honorable honourable
  rt the capt captain col colonel gen general lt lieutenant maj major sgt sergeant cpl admiral adm cmdr commander
  sen senator rep representative congressman congresswoman councilmember councilman councilwoman councillor councilor
  alderman alderwoman commissioner trustee gov governor president prasident presidente praesident judge
  justice ambassador minister mayor chancellor dean rabbi imam pastor bishop cardinal pope
  herr frau dipl ing dipling mag drs dra ir habil med rer nat phil pd univ doz hc
  m mme mlle monsieur madame mademoiselle me maitre
  senor senora senorita don dona lic licenciado licenciada ingeniero
  pr dre sig signor signora dott dottore dottoressa dottssa avv onorevole
  sr_a senhor senhora doutor doutora engenheiro
  docteur docteure doctora doktor dokter professeur professeure profesor profesora professora professore professoressa avvocato mvdr mddr
  shaikh sheikh sheik shaykh hajji haji hajj sayyid_ emir prince princess king queen ayatollah mullah maulana
  shri sri_ smt kumari_ pandit swami
  gospodin gospozha tovarishch pan pani mgr bc rndr mudr judr phdr paeddr pharmdr thdr mga hab inz lek adw doc
`);

/** `m` and `me` are French titles but also initials; they count as titles only with a name of two parts after them. */
export const WEAK_TITLES = words(
  'm me mag pan don med nat phil ir king queen prince princess pope major judge general dean bishop bc lek doc the',
);

/** Generation marks. Jr and III on one side and nothing on the other is silence; Jr against Sr is another person. */
export const GENERATIONS: ReadonlyMap<string, string> = new Map([
  ['jr', 'jr'],
  ['jnr', 'jr'],
  ['junior', 'jr'],
  ['jun', 'jr'],
  ['fils', 'jr'],
  ['filho', 'jr'],
  ['mladsi', 'jr'],
  ['ml', 'jr'],
  ['sr', 'sr'],
  ['snr', 'sr'],
  ['senior', 'sr'],
  ['pere', 'sr'],
  ['ii', '2'],
  ['2nd', '2'],
  ['iii', '3'],
  ['3rd', '3'],
  ['iv', '4'],
  ['4th', '4'],
  ['v', '5'],
  ['vi', '6'],
]);

/** Small words inside a name that are written, joined or left out at will: `Vincent van Gogh`, `Al-Mutairi`, `da Silva`. */
export const PARTICLES = words(`
  van von vom zu zum zur der den de ten ter te del della delle dello dei degli di da das do dos du des d la le les lo
  el al ul as ad an_ ar ash at_ bin ibn ben bint binti bte b_ abu abou um umm oulu ould ag ait
  haji hajji hajj sheikh shaikh
  af av e y i und and zu ap ab mac_ o_ st_ san_ santa_
`);
