// Web and e-mail domains by the part somebody registered; free mail is kept apart: it says nothing about an employer.
import { getDomain } from 'tldts';
import { squeeze } from '../text/fold.ts';

/** Mail for everybody. Written by hand. */
const FREE_MAIL = new Set(
  `gmail.com googlemail.com yahoo.com ymail.com rocketmail.com outlook.com hotmail.com live.com msn.com aol.com icloud.com me.com mac.com proton.me protonmail.com
   pm.me gmx.com gmx.de gmx.net gmx.at gmx.ch web.de freenet.de t-online.de mail.ru yandex.ru yandex.com ya.ru rambler.ru bk.ru inbox.ru list.ru qq.com 163.com 126.com
   sina.com sina.cn foxmail.com aliyun.com naver.com daum.net hanmail.net zoho.com fastmail.com hey.com tutanota.com mail.com email.com orange.fr wanadoo.fr laposte.net
   free.fr sfr.fr libero.it virgilio.it tiscali.it alice.it terra.com.br uol.com.br bol.com.br ig.com.br rediffmail.com comcast.net verizon.net att.net sbcglobal.net
   bellsouth.net cox.net charter.net earthlink.net btinternet.com sky.com virginmedia.com ntlworld.com talktalk.net shaw.ca rogers.com bigpond.com optusnet.com.au
   seznam.cz centrum.cz wp.pl o2.pl onet.pl interia.pl ukr.net i.ua abv.bg citromail.hu freemail.hu posteo.de mailbox.org duck.com pobox.com hushmail.com`.split(
    /\s+/,
  ),
);

const FREE_MAIL_FAMILIES = /^(?:yahoo|hotmail|live|outlook|gmx|yandex)\.(?:[a-z]{2,3}|co\.[a-z]{2}|com\.[a-z]{2})$/;

/** `a.b@cs.ada.example` or `https://www.ada.example/x` -> `cs.ada.example`, `www.ada.example`. */
export function hostOfAddress(address: string): string {
  const text = address.trim().toLowerCase().slice(0, 2048);
  const at = text.lastIndexOf('@');
  if (at >= 0 && !text.includes('/')) return text.slice(at + 1);
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//.test(text) ? text : `https://${text}`;
  return URL.canParse(withScheme) ? new URL(withScheme).hostname : '';
}

/** The part somebody registered: `cs.ox.ac.uk` -> `ox.ac.uk`. Names under `.example` count as registered. */
export function registrableDomain(address: string): string | null {
  const host = hostOfAddress(address);
  if (host === '') return null;
  return getDomain(host, { allowPrivateDomains: true }) ?? null;
}

export function isFreeMail(address: string): boolean {
  const domain = registrableDomain(address) ?? hostOfAddress(address);
  return FREE_MAIL.has(domain) || FREE_MAIL_FAMILIES.test(domain);
}

/** Words that a body's name holds and its domain leaves out or shortens. */
const SMALL_WORDS =
  /\b(?:the|of|and|inc|llc|ltd|limited|gmbh|ag|corp|corporation|company|co|plc|sa|srl|group|university|college|institute)\b/g;

/** Whether a domain bears the name of an organisation: `brightwater.example` and "Brightwater Analytics GmbH". */
export function domainBearsName(address: string, name: string): boolean {
  const domain = registrableDomain(address);
  if (domain === null) return false;
  const label = squeeze(domain.split('.')[0] ?? '');
  const full = squeeze(name);
  const core = squeeze(name.toLowerCase().replace(SMALL_WORDS, ' '));
  const first = squeeze(name.toLowerCase().replace(SMALL_WORDS, ' ').trim().split(/\s+/)[0] ?? '');
  if (label.length < 3) return false;
  return label === full || label === core || (first.length >= 5 && label === first);
}
