// Signs from addresses: the own pages of the request, links to and from them, and e-mail.
import { normalAddress } from '../claims/special-members.ts';
import type { Person } from '../model/person.ts';
import { squeeze, wordsOf } from '../text/fold.ts';
import { anchor, type Question } from './anchor-parts.ts';
import type { Anchor } from './identity-types.ts';
import type { PersonOnPage } from './person-on-page.ts';

export function addressesOf(person: Person): string[] {
  return [person.personal_website, person.linkedin_url, person.github_url]
    .filter((url) => url !== undefined && url !== '')
    .map((url) => normalAddress(url!));
}

function lies(page: string, address: string): boolean {
  return page === address || page.startsWith(`${address}/`);
}

export function linkAnchors(page: PersonOnPage, question: Question): Anchor[] {
  const { source } = page;
  const own = normalAddress(source.url);
  const id = source.sourceId;
  if (question.ownAddresses.some((address) => lies(own, address))) {
    return [anchor('profile_link', 'own_address', 'the request names this address', id)];
  }
  const stated = page.findings
    .filter((finding) => finding.kind === 'profile_link' && finding.value)
    .map((finding) => finding.value!);
  const out = [...(page.isSubject ? source.links.map((link) => link.href) : []), ...stated].map(normalAddress);
  const linksOut = question.ownAddresses.find((address) => out.some((href) => lies(href, address)));
  const back = question.ownPages.find((ownPage) =>
    ownPage.links.some((link) => {
      const href = normalAddress(link.href);
      return href.length > 5 && (href === own || lies(own, href));
    }),
  );
  if (linksOut && back)
    return [anchor('profile_link', 'reciprocal_link', `the page and ${linksOut} link to each other`, id)];
  if (linksOut) return [anchor('profile_link', 'link_to_own_address', `the page links to ${linksOut}`, id)];
  if (back) return [anchor('profile_link', 'linked_from_own_page', `${normalAddress(back.url)} links to the page`, id)];
  if (spellsName(page, question)) {
    return [anchor('own_domain', 'site_of_the_name', `the domain ${source.domain} spells the name`, id)];
  }
  return [];
}

/** "maren-tollefsen.example", "zhangwei.github.io": given and family name, in either order. */
function spellsName(page: PersonOnPage, { person }: Question): boolean {
  const label = squeeze((page.source.domain.split('.')[0] ?? '').replaceAll('-', ''));
  const words = wordsOf(person.full_name).filter((word) => word.length > 1);
  if (words.length < 2 || label.length < 6) return false;
  const [first, last] = [words[0]!, words.at(-1)!];
  return label === `${first}${last}` || label === `${last}${first}` || label === words.join('');
}

export function mailAnchors(page: PersonOnPage, question: Question): Anchor[] {
  const { email, email_domain: domain } = question.person;
  const id = page.source.sourceId;
  if (email && page.source.text.toLowerCase().includes(email.toLowerCase())) {
    return [anchor('email', 'email', 'the e-mail address of the request stands on the page', id)];
  }
  const wanted = (domain ?? email?.slice(email.indexOf('@') + 1))?.toLowerCase();
  if (!wanted || FREE_MAIL.has(wanted)) return [];
  const host = page.source.domain.toLowerCase();
  const stated = page.findings.some(
    (finding) => finding.kind === 'contact' && finding.value?.toLowerCase().endsWith(wanted),
  );
  if (stated || host === wanted || host.endsWith(`.${wanted}`)) {
    return [anchor('email_domain', 'email_domain', `the domain ${wanted} of the request`, id)];
  }
  return [];
}

const FREE_MAIL = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com icloud.com me.com proton.me protonmail.com gmx.de gmx.net web.de t-online.de mail.ru yandex.ru qq.com 163.com 126.com naver.com aol.com orange.fr free.fr libero.it uol.com.br'.split(
    ' ',
  ),
);
