// The text of the block being written: white space folded as it comes, pieces kept apart, bold ranges remembered.

const SPACES = /[\s\u00a0]+/g;
const WORD_END = /[\p{Ll}\p{N}).,]$/u;
const WORD_START = /^[\p{Lu}\p{N}(]/u;

/** `<a>Orla Vantreight</a><span>engineer</span>`, and in scripts without spaces more than a single sign on either side. */
const WHOLE_WORD = /\p{L}{4}$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}$/u;
const WHOLE_NEXT = /^\p{L}{4}|^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u;

/** Pages set pieces apart with style sheets: `<span>24</span><span>June</span>`. Single letters of one word stay together. */
const partsWords = (before: string, after: string): boolean =>
  (WORD_END.test(before) && WORD_START.test(after)) ||
  (WHOLE_WORD.test(before) && WHOLE_NEXT.test(after)) ||
  (/\p{N}$/u.test(before) && /^\p{L}../u.test(after));

/** `Jane Doe<span>Chief Engineer</span>`: two words that only a style sheet sets apart; "You<b>Tube</b>" stays one. */
const gluesWords = (before: string, after: string): boolean =>
  /\p{L}{3}\p{Ll}$/u.test(before) && /^\p{Lu}\p{L}{3}/u.test(after);

/** `<span>Education</span>BA, Tallow College`: a label that only a style sheet sets apart from what it is of; two words may be a name. */
const isLabel = (before: string, after: string): boolean =>
  /^\p{Lu}\p{Ll}{3,}$/u.test(before) && /^\p{Lu}(?:\S*, \S|\S* \S+ \S)/u.test(after);

/** "Orla Vantreight" before "Head of Design": two words and more on either side, and no sentence that goes on ("worked at"). */
const ENDS_LINE = /\S\s.*(?:\p{Lu}[\p{L}'’-]*|\p{L}{5}|\p{N}|[).])$/u;
const STARTS_LINE = /^[\p{Lu}\p{Lo}]\S*\s\S/u;

export class InlineBuffer {
  text = '';
  bold: [number, number][] = [];
  /** The white space since the last word. */
  private white = '';
  private closed = false;
  /** What comes and the text so far are elements side by side. */
  private siblings = false;
  /** A tag stands between the text so far and what comes. */
  private tagBetween = false;
  /** The last words stand in an element of their own. */
  private inElement = false;
  /** Where elements meet that only a style sheet sets apart; null when others meet as words of a sentence do. */
  private seams: number[] | null = [];

  /** White space between two pieces; true when it may part words. */
  space(data: string): boolean {
    if (this.text !== '') this.white += data;
    return this.text !== '';
  }

  openInline(separate: boolean): void {
    if (separate) this.siblings ||= this.closed;
    this.closed = false;
    this.tagBetween = true;
  }

  closeInline(): void {
    this.closed = true;
    this.tagBetween = true;
  }

  append(data: string, bold: boolean, inElement: boolean): void {
    const piece = data.replace(SPACES, ' ').trim();
    this.space(data.slice(0, data.length - data.trimStart().length));
    if (piece === '') return;
    const behind = data.slice(data.trimEnd().length);
    if (this.tagBetween && this.text !== '') this.meet(behind === '' ? piece : `${piece} `, inElement);
    this.tagBetween = false;
    this.inElement = inElement;
    this.siblings = false;
    this.closed = false;
    if (this.white !== '') this.text += ' ';
    const from = this.text.length;
    this.text += piece;
    this.white = behind;
    if (bold) this.markBold(from);
  }

  /** A seam has nothing between two elements, or a line of the source for each of them. */
  private meet(piece: string, inElement: boolean): void {
    const glued = this.white === '';
    const apart = (this.siblings ? partsWords : gluesWords)(this.text, piece) || isLabel(this.text, piece);
    if (glued && apart) this.white = ' ';
    if (!glued && !(this.white.includes('\n') && inElement && this.inElement)) this.seams = null;
    this.seams?.push(this.text.length + (this.white === '' ? 0 : 1));
  }

  /** The text in the lines that a reader sees: `<h3>Orla Vantreight<span>Head of Design</span></h3>` has two. */
  lines(): { text: string; bold: [number, number][] }[] {
    const { text, seams } = this;
    const starts = (seams ?? []).filter((seam, index, all) => {
      const before = text.slice(all[index - 1] ?? 0, seam).trimEnd();
      const behind = text.slice(seam, all[index + 1]);
      return STARTS_LINE.test(behind) && (ENDS_LINE.test(before) || (index === 0 && isLabel(before, behind)));
    });
    return [0, ...starts].map((start, index) => {
      const line = text.slice(start, starts[index]).trimEnd();
      const within = (at: number): number => Math.min(Math.max(at - start, 0), line.length);
      const bold = this.bold.map(([from, to]): [number, number] => [within(from), within(to)]);
      return { text: line, bold: bold.filter(([from, to]) => from < to) };
    });
  }

  private markBold(from: number): void {
    const last = this.bold[this.bold.length - 1];
    if (last !== undefined && from - last[1] <= 1) last[1] = this.text.length;
    else if (this.bold.length < 200) this.bold.push([from, this.text.length]);
  }

  /** Forgets the block that was written. */
  clear(): void {
    this.text = '';
    this.white = '';
    this.seams = [];
    if (this.bold.length > 0) this.bold = [];
  }
}
