// What a reader is shown of each person of the name: a label, and the stations that the pages give.
import type { Finding } from '../model/finding.ts';
import type { PersonOnPage } from './person-on-page.ts';

/** "Wei Zhang, Westshore Homes": the name with what the pages say first. */
export function labelOf(pages: readonly PersonOnPage[]): string {
  const name = [...pages.map((page) => page.names[0]!)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))[0]!;
  const work = stations(pages).find((finding) => finding.kind === 'employment' || finding.kind === 'business');
  return work?.organisation ? `${name}, ${work.organisation.name}` : name;
}

const SHOWN = new Set(['employment', 'business', 'education']);
const MOST_FACTS = 6;

function stations(pages: readonly PersonOnPage[]): Finding[] {
  return pages
    .flatMap((page) => page.findings)
    .filter((finding) => finding.organisation && SHOWN.has(finding.kind) && finding.status !== 'negated')
    .sort(
      (a, b) =>
        Number(b.current === true) - Number(a.current === true) ||
        b.certainty - a.certainty ||
        a.from - b.from ||
        (a.organisation!.name < b.organisation!.name ? -1 : 1),
    );
}

/** "Chief Investment Officer, Coastal Construction Group"; "PhD, Norvane University". */
export function factsOf(pages: readonly PersonOnPage[]): string[] {
  const facts = new Map<string, string>();
  for (const finding of stations(pages)) {
    const what = finding.kind === 'education' ? finding.degree?.surface : finding.title;
    const fact = [what, finding.organisation!.name].filter((part) => part !== undefined && part !== '').join(', ');
    const key = fact.toLowerCase();
    if (!facts.has(key)) facts.set(key, fact);
    if (facts.size >= MOST_FACTS) break;
  }
  const place = pages.flatMap((page) => page.findings).find((finding) => finding.kind === 'location' && finding.value);
  return place ? [...facts.values(), place.value!] : [...facts.values()];
}
