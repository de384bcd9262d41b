// What is known of sites before any job: the organisation data, and the sites that the configured corpora declare in their
// manifests, whose host is whose and what kind of site it is.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type DeclaredSite,
  declaredKinds,
  readDeclaredSites,
  withDeclaredSites,
} from '../domain/trust/declared-sites.ts';
import type { SiteIndex } from '../domain/trust/site-index.ts';
import type { TrustData } from '../domain/trust/trust-facts.ts';

/** Sites that corpus folders declare; a file or a folder without a manifest declares none. */
export function corpusSites(paths: readonly string[]): DeclaredSite[] {
  return paths.flatMap((path) => {
    const manifest = join(resolve(path), 'manifest.json');
    if (!existsSync(manifest)) return [];
    return readDeclaredSites((JSON.parse(readFileSync(manifest, 'utf8')) as { sites?: unknown }).sites);
  });
}

export function trustData(index: SiteIndex, sites: readonly DeclaredSite[]): TrustData {
  return { organisations: withDeclaredSites(index, sites), declaredKinds: declaredKinds(sites) };
}
