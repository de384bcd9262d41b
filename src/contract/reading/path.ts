// Where a fault stands, in the two forms a problem body shows: `claims[3].claim_key` and `/claims/3/claim_key`.

export type Path = readonly (string | number)[];

const PLAIN = /^[A-Za-z_][A-Za-z0-9_-]{0,99}$/;

export function pathText(path: Path): string {
  let text = '';
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else if (PLAIN.test(part)) text += text === '' ? part : `.${part}`;
    else text += `[${JSON.stringify(shown(part))}]`;
  }
  return text;
}

export function pointerText(path: Path): string {
  return path.map((part) => `/${shown(String(part)).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Names come from the request: halves of surrogate pairs and endless names never go back out. */
function shown(name: string): string {
  return (name.length > 100 ? `${name.slice(0, 100)}…` : name).toWellFormed();
}
