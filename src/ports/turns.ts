// Turns at a provider, shared by all processes of one database: two workers together must stay within one allowance.

export interface TurnRule {
  /** Milliseconds between two requests once the burst is used up. */
  spacingMs: number;
  /** Requests that may follow each other at once after a quiet time. */
  burst: number;
  /** Longest time a request holds the provider for itself; 0 when several may be under way. */
  aloneMs: number;
}

export interface ProviderTurns {
  /** Milliseconds until the request may start, its turn being taken; null when none is near and the caller should ask again. */
  take(pool: string, rule: TurnRule): Promise<number | null>;
  /** The request that held the provider for itself has ended. */
  leave(pool: string): Promise<void>;
  /** The provider asked everybody for a pause. */
  pause(pool: string, milliseconds: number): Promise<void>;
}
