// What is worked out once for a page and asked for by many, for as long as the page is being read.
import type { Page } from '../../domain/model/page.ts';

const forgetters: (() => void)[] = [];

export function oncePerPage<Made extends object>(make: (page: Page) => Made): (page: Page) => Made {
  let known = new WeakMap<Page, Made>();
  forgetters.push(() => {
    known = new WeakMap();
  });
  return (page) => {
    const held = known.get(page);
    if (held !== undefined) return held;
    const made = make(page);
    known.set(page, made);
    return made;
  };
}

/**
 * When a page is done. The quick collections of the engine hold what is in a weak map for alive, so that pages which
 * nobody else holds would be copied by them until the next full one.
 */
export function forgetPages(): void {
  for (const forget of forgetters) forget();
}
