// The binary. Compiled code is kept between starts, which halves the time to ready; so this has to come before any other import.
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./run.ts');
