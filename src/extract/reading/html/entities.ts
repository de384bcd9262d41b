// Text and attribute values that hold an ampersand, read by htmlparser2's tokenizer: it knows all entities, and which of
// them may go without their semicolon where.
import { Tokenizer } from 'htmlparser2';

const nothing = (): void => {};

export class EntityReader {
  private source = '';
  private give: (text: string) => void = nothing;
  private value = '';
  private readonly tokenizer: Tokenizer;

  constructor() {
    this.tokenizer = new Tokenizer(
      { xmlMode: false, decodeEntities: true },
      {
        ontext: (start, end) => this.give(this.source.slice(start, end)),
        ontextentity: (code) => this.give(String.fromCodePoint(code)),
        onattribdata: (start, end) => {
          this.value += this.source.slice(start, end);
        },
        onattribentity: (code) => {
          this.value += String.fromCodePoint(code);
        },
        onattribend: nothing,
        onattribname: nothing,
        oncdata: nothing,
        onclosetag: nothing,
        oncomment: nothing,
        ondeclaration: nothing,
        onend: nothing,
        onopentagend: nothing,
        onopentagname: nothing,
        onprocessinginstruction: nothing,
        onselfclosingtag: nothing,
      },
    );
  }

  /** Pieces of a text as they come; `atEnd` when nothing follows it, else the source has one character more than the text. */
  text(source: string, atEnd: boolean, give: (text: string) => void): void {
    this.begin(source, give);
    if (atEnd) this.tokenizer.end();
  }

  /** An attribute's value; `quote` is empty where it has none. */
  attribute(value: string, quote: string): string {
    this.value = '';
    this.begin(`<a b=${quote}${value}${quote}>`, nothing);
    return this.value;
  }

  private begin(source: string, give: (text: string) => void): void {
    this.source = source;
    this.give = give;
    this.tokenizer.reset();
    this.tokenizer.write(source);
  }
}
