// The binary. Compiled code is kept between starts, which halves the time to ready; so this has to come before any other import.
// It is kept beside the installed packages: the folder for all users of a machine belongs to whoever came first.
import { constants, enableCompileCache } from 'node:module';
import { join } from 'node:path';

const kept = enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/bonafide'));
// Packages that are only to be read, as in a container: then the machine's folder after all.
if (kept.status === constants.compileCacheStatus.FAILED) enableCompileCache();
await import('./run.ts');
