// Where the private PostgreSQL and the generated secrets lie when nobody names a folder.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const DATA_FOLDER = './bonafide-data';

/** The default of earlier versions. It also holds the shipped organisations, so that deleting it to start anew deleted those. */
const FORMER_FOLDER = './data';

/** What a service leaves in its data folder. */
const MARKS = ['postgres', 'postgres.location', 'encryption-key', 'api-key'];

/** The former folder stays in use where a service has its database or its keys in it. */
export function defaultDataFolder(below = '.'): string {
  const isInUse =
    !existsSync(join(below, DATA_FOLDER)) && MARKS.some((mark) => existsSync(join(below, FORMER_FOLDER, mark)));
  return isInUse ? FORMER_FOLDER : DATA_FOLDER;
}
