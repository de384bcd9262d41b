// Text and attribute values that hold an ampersand: common entities from a table, all else through htmlparser2's
// tokenizer, which knows all entities and which of them may go without their semicolon where.
import { Tokenizer } from 'htmlparser2';

/** Entities that pages are full of, as they are written between the ampersand and the semicolon. */
export const COMMON_ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['nbsp', '\u00a0'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['copy', '©'],
  ['#38', '&'],
  ['#39', "'"],
  ['#039', "'"],
  ['#160', '\u00a0'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['#8211', '–'],
  ['#8212', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['#8217', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['bull', '•'],
  ['middot', '·'],
  ['hellip', '…'],
  ['eacute', 'é'],
  ['auml', 'ä'],
  ['ouml', 'ö'],
  ['uuml', 'ü'],
]);
const LONGEST_COMMON = 6;
const SEMICOLON = 59;

/** The place of the semicolon of an entity that begins at `at`, or -1 when it is too far away for a common one. */
export function endOfEntity(source: string, at: number): number {
  for (let end = at + 1; end <= at + 1 + LONGEST_COMMON; end += 1) if (source.charCodeAt(end) === SEMICOLON) return end;
  return -1;
}

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
