// One answer for every identifier that the project does not hold, whether it is unknown or another project's.
import { Fault } from '../domain/model/fault.ts';

export function notFound(): Fault {
  return new Fault('not_found', 'No such resource in this project.');
}

const ID = /^[A-Za-z0-9_-]{1,100}$/;

/** Identifiers that could never have been issued are not asked of the store. */
export function issuedId(id: string): string {
  if (!ID.test(id)) throw notFound();
  return id;
}

export function found<T>(value: T | null): T {
  if (value === null) throw notFound();
  return value;
}
