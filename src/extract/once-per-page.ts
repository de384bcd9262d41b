// What several extractors ask of one page, worked out once. A page is read from end to end before the next one is opened, so one
// place is enough; whoever goes back to an older page has it worked out again. Not a weak map: the engine's quick collections
// hold what is in one for alive, and every page would be copied by them until the next full collection.

export function oncePerPage<Of extends object, Told>(tell: (of: Of) => Told): (of: Of) => Told {
  let last: { of: Of; told: Told } | null = null;
  return (of) => {
    if (last === null || last.of !== of) last = { of, told: tell(of) };
    return last.told;
  };
}
