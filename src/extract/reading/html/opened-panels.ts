// Text that is out of sight until a reader asks for it: the biography behind a photograph, the next tab, a folded answer.
// It is part of the page, unlike text that nobody can bring to light.
import type { Attributes } from './attributes.ts';

/** `href="#bio"`, `data-target="#bio"`, `$('#bio')`: something on the page speaks of the element by its id. */
const BY_ID =
  /["'(]#([\p{L}][\p{L}\p{N}_-]{1,60})["')]|(?:aria-controls\s*=\s*|getElementById\s*\(\s*)["']([\p{L}][\p{L}\p{N}_-]{1,60})["']/gu;

/** `getElementById('tab' + i)`, `$('#tab' + i)`, `#tab${i}`: ids that a script numbers. */
const NUMBERED = /(?:getElementById\s*\(\s*["'`]|["'`]#)([\p{L}][\p{L}_-]{1,40})(?:["']\s*\+|\$\{)/gu;

export function controlledIds(html: string): ReadonlySet<string> {
  const numbered = [...html.matchAll(NUMBERED)].map((match) => `${match[1]}*`);
  return new Set([...[...html.matchAll(BY_ID)].map((match) => match[1] ?? match[2]!), ...numbered]);
}

/** The ids, gathered when the first closed element has one. */
export type Controlled = () => ReadonlySet<string>;

const isControlled = (id: string, controlled: Controlled): boolean =>
  controlled().has(id) || (/\d/.test(id) && controlled().has(id.replace(/\d.*$/s, '*')));

/** Class, id or role of what pages open on a click, as the usual libraries name it. */
const PANEL =
  /(?:^|[\s_-])(?:modal|pop-?up|dialog|lightbox|fancybox|mfp-hide|reveal|accordion|collaps|tab-?(?:pane|content|panel)|toggle-?(?:content|text|box)|read-?more|more-?(?:text|content|info)|bio|biography)/i;
/** Panels that say nothing of anybody. */
const OF_THE_SITE =
  /log-?in|sign-?in|sign-?up|register|password|cookie|consent|gdpr|privacy|newsletter|subscri|search|cart|basket|share|alert|error|warning|load|form/i;
/** Ways of hiding that a click undoes; text of no size or off the screen is meant for machines. */
const CLOSED = /display:none|visibility:hidden|height:0|opacity:0/;

export function isOpenedByReader(attributes: Attributes, controlled: Controlled): boolean {
  const { id, role } = attributes;
  if (!isClosed(attributes)) return false;
  const names = `${id ?? ''} ${(attributes.class ?? '').slice(0, 400)} ${role ?? ''}`;
  return isOpenedById(attributes, controlled) || (PANEL.test(names) && !OF_THE_SITE.test(names));
}

/** Hidden in a way that a click undoes. */
export const isClosed = (attributes: Attributes): boolean =>
  attributes.hidden !== undefined ||
  attributes['aria-hidden'] === 'true' ||
  CLOSED.test((attributes.style ?? '').slice(0, 2000).toLowerCase().replace(/\s+/g, ''));

export const isOpenedById = ({ id, class: classes }: Attributes, controlled: Controlled): boolean =>
  id !== undefined && isControlled(id, controlled) && !OF_THE_SITE.test(`${id} ${(classes ?? '').slice(0, 400)}`);
