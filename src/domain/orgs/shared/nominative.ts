// Names of organisations as Polish, Czech, Russian and Ukrainian sentences decline them, turned back to the form that a
// register has: "Uniwersytecie Tallowskim" is "Uniwersytet Tallowski". Only endings that such names really have.

/** Endings as written, and how the word ends by itself; the first that fits is taken. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  // Polish
  [/(?<=\p{L}{2})(?:skiego|skiemu|skim)$/u, 'ski'],
  [/(?<=\p{L}{2})(?:ckiego|ckiemu|ckim)$/u, 'cki'],
  [/(?<=\p{L}{3})(?:nego|nemu|nym)$/u, 'ny'],
  [/(?<=\p{L}{3})(?:wego|wemu|wym)$/u, 'wy'],
  [/(?<=[sc]k)iej$/u, 'a'],
  [/(?<=\p{L}{3}[nwłrżzl])ej$/u, 'a'],
  [/(?<=\p{L}{3})(?:tecie|tetu|tetem|tetowi)$/u, 'tet'],
  [/(?<=\p{L}{3})(?:tucie|tutu|tutem|tutowi)$/u, 'tut'],
  [/(?<=\p{L}{3})(?:encie|entu|entem|entowi)$/u, 'ent'],
  [/(?<=\p{L}{3})(?:mii|mię|mią)$/u, 'mia'],
  [/(?<=\p{L}{3})(?:arii|arię|arią)$/u, 'aria'],
  [/(?<=\p{L}{3}stw)(?:ie|a|em|u)$/u, 'o'],
  [/^([Ss])zk(?:ole|oły|ołą|ołę)$/u, '$1zkoła'],
  [/^([Pp])olitechni(?:ce|ki|kę|ką)$/u, '$1olitechnika'],
  [/^([Ss])ąd(?:zie|u|em|owi)$/u, '$1ąd'],
  [/^([Ss])zpital(?:u|a|em|owi)$/u, '$1zpital'],
  // Czech
  [/^([Uu])niverzi(?:tě|ty|tu|tou)$/u, '$1niverzita'],
  [/^([Ff])akul(?:tě|ty|tu|tou)$/u, '$1akulta'],
  [/(?<=\p{L}{2}[sc])(?:kého|kému|kém|kým)$/u, 'ký'],
  [/^([Kk])arlovy$/u, '$1arlova'],
  // Russian and Ukrainian
  [/(?<=\p{L}{2})(?:ского|скому|ском|ским)$/u, 'ский'],
  [/(?<=\p{L}{2})(?:ського|ському|ським)$/u, 'ський'],
  [/(?<=\p{L}{2}с?к)ой$/u, 'ая'],
  [/(?<=\p{L}{2}н)ой$/u, 'ая'],
  [/(?<=\p{L}{2}[кн])ої$/u, 'а'],
  [/(?<=\p{L}{2}[кн])ій$/u, 'а'],
  [/(?<=\p{L}{3}енн)(?:ого|ому|ом|ым)$/u, 'ый'],
  [/(?<=\p{L}{3}льн)(?:ого|ому|ом|ым)$/u, 'ый'],
  [/(?<=\p{L}{3}ичн)(?:ого|ому)$/u, 'ий'],
  [/(?<=ситет)(?:а|е|у|ом|і)$/u, ''],
  [/(?<=ститут)(?:а|е|у|ом|і)$/u, ''],
  [/(?<=\p{L}{3}ми)(?:и|ю|ей)$/u, 'я'],
  [/(?<=\p{L}{3}мі)(?:ї|ю|єю)$/u, 'я'],
  [/(?<=больниц)(?:е|ы|у|ей)$/u, 'а'],
  [/(?<=лікарн)(?:і|ю|ею)$/u, 'я'],
  [/(?<=школ)(?:е|ы|у|ой|и|і|ою)$/u, 'а'],
];

/** The name with each word turned back; null when nothing was declined. */
export function nominativeOf(name: string): string | null {
  const turned = name.replace(/[\p{L}\p{M}]{4,}/gu, (word) => {
    const ending = ENDINGS.find(([pattern]) => pattern.test(word));
    return ending === undefined ? word : word.replace(ending[0], ending[1]);
  });
  return turned === name ? null : turned;
}
