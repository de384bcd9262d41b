// The sites that the configured corpora declare in their manifests: whose host is whose, and what kind of site it is.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { TABLE_INDEX } from '../domain/orgs/table-index.ts';
import {
  type DeclaredSite,
  declaredKinds,
  readDeclaredSites,
  withDeclaredSites,
} from '../domain/trust/declared-sites.ts';
import type { TrustData } from '../domain/trust/trust-facts.ts';

/** Sites of one corpus folder; none for a file or a folder without a manifest. */
export function corpusSites(path: string): DeclaredSite[] {
  const manifest = join(resolve(path), 'manifest.json');
  if (!existsSync(manifest)) return [];
  return readDeclaredSites((JSON.parse(readFileSync(manifest, 'utf8')) as { sites?: unknown }).sites);
}

/** What is known of sites before any job: the organisation data, and what the operator's own corpora declare. */
export function trustData(corpora: readonly string[]): TrustData {
  const sites = corpora.flatMap(corpusSites);
  return { organisations: withDeclaredSites(TABLE_INDEX, sites), declaredKinds: declaredKinds(sites) };
}
