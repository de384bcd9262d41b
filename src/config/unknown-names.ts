// Names of the environment that are probably misspelt settings: a setting that nobody reads fails silently.
import { distance } from 'fastest-levenshtein';

const OWN_PREFIX = 'BONAFIDE_';
/** Letters that may differ before two names are two settings. */
const NEAR = 3;

export function unknownNames(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): { name: string; meant: string | null }[] {
  return Object.keys(environment)
    .filter((name) => !known.includes(name))
    .sort()
    .flatMap((name) => {
      const isOwn = name.startsWith(OWN_PREFIX);
      const bare = name.slice(OWN_PREFIX.length);
      // BONAFIDE_PORT: some settings go without the prefix.
      const meant =
        isOwn && known.includes(bare)
          ? bare
          : nearest(name, isOwn ? known : known.filter((other) => firstWord(other) === firstWord(name)));
      return isOwn || meant !== null ? [{ name, meant }] : [];
    });
}

/** `EXA` of `EXA_API_KEY`: somebody else's variable does not begin with a provider's name and end almost like its key. */
function firstWord(name: string): string {
  return name.split('_', 1)[0]!;
}

function nearest(name: string, known: readonly string[]): string | null {
  const ranked = known
    .map((other) => ({ other, far: distance(name, other) }))
    .filter(({ far }) => far <= NEAR)
    .sort((left, right) => left.far - right.far || (left.other < right.other ? -1 : 1));
  return ranked[0]?.other ?? null;
}
