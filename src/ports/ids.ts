export type IdPrefix = 'job' | 'src' | 'tpl' | 'wh' | 'del' | 'evt' | 'req' | 'prj' | 'key' | 'bat' | 'mon';

export interface Ids {
  /** `job_` + ULID. */
  next(prefix: IdPrefix): string;
  /** The same parts give the same id, so that work done again after a crash names its results alike. */
  derive(prefix: IdPrefix, ...parts: string[]): string;
  /** Cryptographically random bytes. */
  random(bytes: number): Uint8Array;
}
