// The person that a block of a page belongs to, with names of sites and prizes that were taken for people left out.

import type { Finding } from '../../domain/model/finding.ts';
import type { Block } from '../../domain/model/page.ts';
import { oncePerPage } from '../../domain/text/once.ts';
import { slug } from '../../domain/text/plain-letters.ts';
import type { PageContext } from './context.ts';
import { hasGivenName, leadingName, readName } from './person-lines.ts';
import { labelOf } from './site-address.ts';

/** "Code Harbor" on codeharbor.example is the site; "Maren Tollefsen" on maren-tollefsen.example has a given name. */
export function isSiteName(context: PageContext, name: string): boolean {
  if (hasGivenName(name)) return false;
  const label = slug(labelOf(context.page.url));
  const plain = slug(name);
  if (label.length >= 4 && plain.length >= 4 && (plain.startsWith(label) || label.startsWith(plain))) return true;
  return context.page.siteName !== null && slug(context.page.siteName) === plain;
}

/** The page's own domain or last path word holds the family name. */
function bearsName(url: string, name: string): boolean {
  const family = slug(name.split(' ').at(-1)!);
  return family.length >= 4 && slug(url).includes(family);
}

/** The page's subject as far as it is a person; on a profile whose title is the site's, the name in its first lines. */
export const ownSubject = oncePerPage(findSubject);

function findSubject(context: PageContext): Finding['person'] | null {
  const { name, how, many } = context.subject;
  if (many) return null;
  if (name !== '' && readName(name, true) !== null && !isSiteName(context, name)) return { name, how, subject: true };
  // A page that speaks of nobody by name may still bear its owner's in the title: "Giulia Ferrantini, yeast person".
  const titled = leadingName(context.page.title ?? '');
  if (titled !== null && hasGivenName(titled.name) && bearsName(context.page.url, titled.name))
    return { name: titled.name, how: 'title', subject: true };
  if (name === '') return null;
  for (const block of context.page.blocks.filter((item) => item.zone !== 'nav').slice(0, 3)) {
    const found =
      block.text.length > 60
        ? null
        : (readName(block.text)?.replace(/ \p{Ll}\S*$/u, '') ?? leadingName(block.text)?.name ?? null);
    if (found !== null && !isSiteName(context, found) && hasGivenName(found))
      return { name: found, how: 'heading', subject: true };
  }
  return null;
}

/** Null when the block is nobody's. */
export function ownerIn(context: PageContext, block: Block): Finding['person'] | null {
  const owner = context.ownerOf(block);
  if (owner === null) return null;
  if (owner.subject) {
    const own = ownSubject(context);
    return own === null ? null : { ...own, how: owner.how };
  }
  return owner.name === '' || readName(owner.name, true) === null || isSiteName(context, owner.name) ? null : owner;
}
