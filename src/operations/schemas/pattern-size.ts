// How large a regular expression becomes when its counted repetitions are written out: `(ab{3}){2}` is ten parts, the group itself
// counted each time: an empty group costs its compiler as much as a letter.

const REPETITION = /^\{(\d{1,6})(?:,(\d{0,6}))?\}/;

/** An upper bound by brackets alone; whether the pattern is valid is for its compiler to say. */
export function writtenOutSize(pattern: string): number {
  const groups = [0];
  let last = 0;
  for (let index = 0; index < pattern.length; index++) {
    const letter = pattern[index]!;
    if (letter === '(') {
      groups.push(0);
      last = 0;
    } else if (letter === ')') {
      last = groups.length > 1 ? groups.pop()! + 1 : 0;
      groups[groups.length - 1]! += last;
    } else if (letter === '{') {
      const counts = REPETITION.exec(pattern.slice(index, index + 20));
      if (!counts) continue;
      const times = Math.max(1, Number(counts[1]), Number(counts[2] || 0));
      groups[groups.length - 1]! += last * (times - 1);
      last *= times;
      index += counts[0].length - 1;
    } else {
      if (letter === '\\') index = endOfEscape(pattern, index);
      else if (letter === '[') index = endOfClass(pattern, index);
      last = 1;
      groups[groups.length - 1]! += 1;
    }
  }
  return groups.reduce((sum, size) => sum + size, 0);
}

/** `\p{Letter}` is one atom, and its braces count nothing. */
function endOfEscape(pattern: string, start: number): number {
  const named = (pattern[start + 1] === 'p' || pattern[start + 1] === 'P') && pattern[start + 2] === '{';
  const end = named ? pattern.indexOf('}', start) : -1;
  return end < 0 ? start + 1 : end;
}

function endOfClass(pattern: string, start: number): number {
  for (let index = start + 1; index < pattern.length; index++) {
    if (pattern[index] === '\\') index++;
    else if (pattern[index] === ']' && index > start + 1) return index;
  }
  return pattern.length;
}
