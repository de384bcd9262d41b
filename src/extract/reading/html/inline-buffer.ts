// The text of the block being written: white space folded as it comes, pieces kept apart, bold ranges remembered.

const SPACES = /[\s\u00a0]+/g;
const WORD_END = /[\p{Ll}\p{N}).,]/u;
const WORD_START = /^[\p{Lu}\p{N}(]/u;
const DIGIT_END = /\p{N}/u;
const LETTER_START = /^\p{L}/u;

/** `<a>Orla Vantreight</a><span>engineer</span>`, and in scripts without spaces more than a single sign on either side. */
const WHOLE_WORD = /\p{L}{4}$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}$/u;
const WHOLE_NEXT = /^\p{L}{4}|^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u;

/** Pages set pieces apart with style sheets: `<span>24</span><span>June</span>`. Single letters of one word stay together.
 * `length` is that of the second piece with the space behind it. */
function partsWords(gap: 'links' | 'pieces', before: string, after: string, length: number): boolean {
  const last = before.slice(-1);
  if (gap === 'links') return LETTER_START.test(after) && WORD_END.test(last);
  if (WORD_END.test(last) && WORD_START.test(after)) return true;
  if (WHOLE_WORD.test(before) && WHOLE_NEXT.test(after)) return true;
  return DIGIT_END.test(last) && LETTER_START.test(after) && length > 2;
}

const WHOLE_WORD_END = /\p{L}{3}\p{Ll}$/u;
const WHOLE_WORD_START = /^\p{Lu}\p{L}{3}/u;

/** `Jane Doe<span>Chief Engineer</span>`: two words that only a style sheet sets apart; "You<b>Tube</b>" stays one. */
const gluesWords = (before: string, after: string): boolean =>
  WHOLE_WORD_END.test(before) && WHOLE_WORD_START.test(after);

export class InlineBuffer {
  text = '';
  bold: [number, number][] = [];
  private pendingSpace = false;
  private closed: string | null = null;
  private gap: 'links' | 'pieces' | null = null;
  /** A tag stands between the text so far and what comes. */
  private tagBetween = false;

  /** White space between two pieces; true when it may part words. */
  space(): boolean {
    this.pendingSpace = this.text !== '';
    return this.pendingSpace;
  }

  openInline(tag: string, separate: boolean): void {
    if (this.closed !== null && separate) this.gap = tag === 'a' && this.closed === 'a' ? 'links' : 'pieces';
    this.closed = null;
    this.tagBetween = true;
  }

  closeInline(tag: string): void {
    this.closed = tag;
    this.tagBetween = true;
  }

  append(data: string, bold: boolean): void {
    const folded = data.replace(SPACES, ' ');
    if (folded === '') return;
    const piece = folded.trim();
    if (piece === '') {
      this.space();
      return;
    }
    const spaceBehind = folded.endsWith(' ');
    if (folded.startsWith(' ')) this.pendingSpace = this.text !== '';
    else if (this.gap !== null && this.text !== '') {
      const length = spaceBehind ? piece.length + 1 : piece.length;
      if (partsWords(this.gap, this.text, piece, length)) this.pendingSpace = true;
    } else if (this.tagBetween && gluesWords(this.text, piece)) this.pendingSpace = true;
    this.tagBetween = false;
    this.gap = null;
    this.closed = null;
    if (this.pendingSpace && this.text !== '') this.text += ' ';
    const from = this.text.length;
    this.text += piece;
    this.pendingSpace = spaceBehind;
    if (bold) this.markBold(from);
  }

  private markBold(from: number): void {
    const last = this.bold[this.bold.length - 1];
    if (last !== undefined && from - last[1] <= 1) last[1] = this.text.length;
    else if (this.bold.length < 200) this.bold.push([from, this.text.length]);
  }

  /** Forgets the block that was written. */
  clear(): void {
    this.text = '';
    this.pendingSpace = false;
    if (this.bold.length > 0) this.bold = [];
  }
}
