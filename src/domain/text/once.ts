// Values that are worked out once: tables when they are first asked for, and what several readers ask of one page.

/** Made when it is first asked for: tables that many processes never need. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * For the object asked about last. A page is read from end to end before the next one is opened, so one place is enough. Not a
 * weak map: the engine's quick collections hold what is in one for alive, and every page would be copied by them.
 */
export function oncePerPage<Of extends object, Answer>(workOut: (of: Of) => Answer): (of: Of) => Answer {
  let last: { of: Of; answer: Answer } | null = null;
  return (of) => {
    if (last === null || last.of !== of) last = { of, answer: workOut(of) };
    return last.answer;
  };
}
