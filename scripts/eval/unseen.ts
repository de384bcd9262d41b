// Figures on pages that nobody who writes rules has seen. They are scored elsewhere, from `--predictions`, by a program that prints
// shares only; `--unseen FILE` takes what it printed, so that the scorecard shows these figures first.
import { readFileSync } from 'node:fs';

export interface UnseenPart {
  part: string;
  cases: number;
  strict: string;
  lenient: string;
  falseVerified: string;
}

export interface UnseenFile {
  file: string;
  parts: UnseenPart[];
}

export interface UnseenFigures {
  claims: UnseenFile[];
  /** Lines on identity and extraction, as printed. */
  others: string[];
}

const PART = /^(\S.*?)\s{2,}(\d+)\s+([\d.]+|-)\s+([\d.]+|-)\s+([\d.]+|-)$/;

export function readUnseen(path: string): UnseenFigures {
  return unseenIn(readFileSync(path, 'utf8'));
}

export function unseenIn(printed: string): UnseenFigures {
  const figures: UnseenFigures = { claims: [], others: [] };
  for (const line of printed.split('\n').map((one) => one.trim())) {
    const part = PART.exec(line);
    if (/^claims[\w-]*\.jsonl$/.test(line)) figures.claims.push({ file: line, parts: [] });
    else if (part !== null) {
      const [, name, cases, strict, lenient, falseVerified] = part;
      const row = {
        part: name!,
        cases: Number(cases),
        strict: strict!,
        lenient: lenient!,
        falseVerified: falseVerified!,
      };
      figures.claims.at(-1)?.parts.push(row);
    } else if (/^(?:identity|extraction|education|employment)\b/.test(line))
      figures.others.push(line.replace(/\s{2,}/g, '  '));
  }
  if (figures.claims.length === 0) throw new Error('--unseen: the file holds no table of claims');
  return figures;
}

export function unseenPart(file: UnseenFile, name: string): UnseenPart | undefined {
  return file.parts.find(({ part }) => part === name);
}
