// A rule of the grammar: what it decides, a sentence in which it does, and one in which it must not. The examples are its tests.

export interface Rule<Case, Effect> {
  id: string;
  /** A sentence in which the rule decides. */
  example: string;
  /** One that looks alike, in which it does not. */
  counterExample: string;
  when(of: Case): boolean;
  effect: Effect;
}

/** Rules that the evaluation has switched off, to see what they are worth. Nothing else writes here. */
export const switchedOff = new Set<string>();

/** Ids of the rules that decided something in a sentence, with the words they decided about. */
export class FiredRules {
  readonly #fired = new Map<string, { rule: string; about: string }>();

  add(rule: string, about: string): void {
    this.#fired.set(`${rule} ${about}`, { rule, about });
  }

  has(rule: string): boolean {
    return this.list().some((fired) => fired.rule === rule);
  }

  list(): { rule: string; about: string }[] {
    return [...this.#fired.values()];
  }
}

/** The first rule that has something to say. */
export function firstRule<Case, Effect>(
  rules: readonly Rule<Case, Effect>[],
  of: Case,
  fired: FiredRules,
  about: string,
): Rule<Case, Effect> | null {
  for (const rule of rules) {
    if (switchedOff.has(rule.id) || !rule.when(of)) continue;
    fired.add(rule.id, about);
    return rule;
  }
  return null;
}
