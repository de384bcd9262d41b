// The binary. Compiled code is kept between starts, which halves the time to ready; so this has to come before any other import.
// It is kept beside the installed packages: the folder for all users of a machine belongs to whoever came first.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/bonafide'));
await import('./run.ts');
