// The head of a markdown page: what its site would have shown of it. A page of a lecture names its speakers there, one of
// a paper its authors, and nowhere else.

export interface FrontMatter {
  body: string;
  title: string | null;
  /** The one whose name stands there alone. */
  author: string | null;
  /** What a reader of the site would see below the title, one line a matter. */
  shown: string[];
}

/** Matters that sites print; settings, dates and addresses are not among them. */
const SHOWN = new Set(
  `author authors speaker speakers presenter presenters people person members instructor instructors editor editors
   subtitle description summary abstract excerpt publication affiliation affiliations organization organizations
   institution role position bio location venue event`.split(/\s+/),
);
const MATTER = /^([A-Za-z][\w-]{0,40}):[ \t]*(.*)$/;
const ITEM = /^\s*-\s+(.*)$/;
const MOST_SHOWN = 40;

function unquoted(value: string): string {
  return value
    .trim()
    .replace(/^[|>][+-]?$/, '')
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/"|(?<!\p{L})'|'(?!\p{L})/gu, '')
    .trim();
}

const HEAD = /^---\r?\n([\s\S]{0,20000}?)(?<=\n)(?:---|\.\.\.[ \t]*\r?\n)/;

export function readFrontMatter(raw: string): FrontMatter {
  const [whole, head = ''] = HEAD.exec(raw) ?? [];
  if (whole === undefined) return { body: raw, title: null, author: null, shown: [] };
  const title = /^title:\s*["']?([^\r\n"']{1,200})/m.exec(head)?.[1];
  const author = /^author:[ \t]*([^\r\n,]{1,80})$/m.exec(head)?.[1];
  return {
    body: raw.slice(whole.length),
    title: title?.trim() ?? null,
    author: author === undefined ? null : unquoted(author),
    shown: shownOf(head),
  };
}

function shownOf(head: string): string[] {
  const matters: { values: string[]; separator: string }[] = [];
  let current: { values: string[]; separator: string } | null = null;
  for (const line of head.split(/\r\n|\r|\n/)) {
    const matter = MATTER.exec(line);
    if (matter) {
      current = SHOWN.has(matter[1]!.toLowerCase()) ? { values: [unquoted(matter[2]!)], separator: ' ' } : null;
      if (current && matters.length < MOST_SHOWN) matters.push(current);
    } else if (current) {
      const item = ITEM.exec(line);
      if (item) current.separator = ', ';
      // An item may be a table of its own ("- name: Jane Roe"): its values are what is shown.
      current.values.push(unquoted((item?.[1] ?? line).replace(/^\s*[\w-]{1,30}:\s+/, '')));
    }
  }
  return matters
    .map(({ values, separator }) => values.filter((value) => value !== '').join(separator))
    .filter((line) => line !== '');
}
