// Decides from attributes and inline style whether a reader of the page could see an element.
import type { Attributes } from './attributes.ts';

/** `hidden` text may be meant for a machine reader and is reported; `screen_readers` text repeats what is shown. */
export type Visibility = 'shown' | 'hidden' | 'screen_readers';

const INVISIBLE_STYLE =
  /display:none|visibility:(?:hidden|collapse)|font-size:0(?:px|pt|em|rem|%)?(?:;|!|$)|opacity:0(?:\.0+)?(?:;|!|$)|text-indent:-\d{3,}|(?:left|top|right):-\d{4,}px|clip:rect\((?:0|1px)|clip-path:inset\((?:50|100)%/;

const SCREEN_READER_CLASS =
  /(?:^|\s)(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text|screenreader|assistive-text|a11y-hidden)(?:\s|$)/;
const ICON_CLASS = /(?:^|[\s_-])(?:icon|icons|fa|fas|fab|far|glyphicon|material-icons|bi|svg)(?:[\s_-]|$)/;
const DIALOG_CLASS = /(?:^|[\s_-])(?:modal|dialog|popup|drawer|overlay|lightbox)(?:[\s_-]|$)/;

export function visibilityOf(attributes: Attributes): Visibility {
  if (attributes.hidden !== undefined && attributes.hidden !== 'until-found') return 'hidden';
  const style = attributes.style;
  if (style !== undefined && style !== '' && isInvisible(compact(style))) return 'hidden';
  const className = attributes.class;
  if (attributes['aria-hidden'] === 'true' && className !== undefined && className.length < 400) {
    // aria-hidden alone hides nothing from the eye: only icons and closed dialogs are out of sight.
    if (ICON_CLASS.test(className) || DIALOG_CLASS.test(className)) return 'screen_readers';
  }
  return 'shown';
}

/** Classes whose text is for screen readers alone, mostly a second copy of what is shown. */
export function isForScreenReaders(className: string): boolean {
  return className.length < 400 && SCREEN_READER_CLASS.test(className);
}

const NO_HEIGHT = /(?:^|;)(?:max-)?height:0(?:px)?(?:;|$)/;

function isInvisible(style: string): boolean {
  return INVISIBLE_STYLE.test(style) || (style.includes('overflow:hidden') && NO_HEIGHT.test(style));
}

function compact(style: string): string {
  return style.slice(0, 2000).toLowerCase().replace(/\s+/g, '');
}

const WHITE = new Set(['white', '#fff', '#ffffff', 'rgb(255,255,255)', 'rgba(255,255,255,1)', 'ffffff']);

/** One spelling for one colour, so that equal text and background compare equal. */
function colourOf(value: string): string {
  return WHITE.has(value) ? 'white' : value;
}

const TEXT_COLOUR = /(?:^|;)color:([^;!]{1,40})/;
const BACKGROUND = /(?:^|;)background(?:-color)?:([^;!]{1,40})/;

/** Background that the element itself declares, or null. */
export function backgroundOf(attributes: Attributes): string | null {
  const style = attributes.style;
  if (style?.includes('background')) {
    const found = BACKGROUND.exec(compact(style))?.[1];
    if (found) return colourOf(found);
  }
  const old = attributes.bgcolor;
  return old ? colourOf(old.toLowerCase().trim()) : null;
}

/** Text colour that the style of the element declares, or null. */
export function textColourOf(attributes: Attributes): string | null {
  const style = attributes.style;
  const found = style?.includes('color') ? TEXT_COLOUR.exec(compact(style))?.[1] : undefined;
  return found ? colourOf(found) : null;
}

/** The same of a font element, which has an attribute for it. */
export function fontColourOf(attributes: Attributes): string | null {
  return attributes.color ? colourOf(attributes.color.toLowerCase().trim()) : null;
}
