// What the attributes of a tag say of its element: how it looks, where on the page it stands, what it is called.
import type { Zone } from '../../../domain/model/page.ts';

export interface ClassFacts {
  zone: Zone | null;
  forScreenReaders: boolean;
  microformat: boolean;
  /** What the class list adds to the label of an element. */
  label: string;
  /** The tag that last had this class list, and both together. */
  tag: string;
  tagLabel: string;
  /** Of an element that has nothing else on, once there was one. */
  dress: Dress | null;
}

/** `hidden` text may be meant for a machine reader and is reported; `quiet` text repeats what is shown. */
export type Visibility = 'shown' | 'hidden' | 'quiet';

export interface Dress {
  names: ClassFacts | null;
  /** The style makes it a block. */
  block: boolean;
  /** The zone that its class or id names. */
  zone: Zone | null;
  role: string | undefined;
  language: string | undefined;
  /** Visible, and of no colour of its own. */
  plain: boolean;
  visibility: Visibility;
  background: string | null;
  ink: string | null;
  /** The colour that it has if it is a font element. */
  fontInk: string | null;
  /** Part of an item of microdata or microformats. */
  ofItem: boolean;
  /** The tag that last was dressed so, and its label: nearly always it is the same tag. */
  tag: string;
  label: string;
}
