// Names that a page itself gives to somebody else than the one it speaks of.

const APART =
  /\b(?:confused with|no relation (?:to|of)|not related to|unrelated to|namesake of|distinct from|mistaken for) (?:the |his |her |its )?(?:[\p{Ll}-]+ ){0,4}(\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.| \p{Lu}[\p{L}'’-]+){1,4})/gu;

/** "not to be confused with Zeno J. Stone": names that the page itself gives to somebody else. */
export function toldApart(text: string): ReadonlySet<string> {
  return new Set([...text.slice(0, 20_000).matchAll(APART)].map((match) => match[1]!));
}
