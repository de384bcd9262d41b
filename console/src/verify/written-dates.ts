// Years and dates as people write them: "June 2012", "06/2012", "since 2019", "now".

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The only year in the words, or null when there is none or more than one. */
export function writtenYear(text: string): number | null {
  const years = new Set(text.match(/(?<!\d)(?:1[89]|20)\d{2}(?!\d)/g));
  const [year] = years;
  return years.size === 1 ? Number(year) : null;
}

/** `2012`, `2012-06` or `2012-06-15`; null when it cannot be read for sure. */
export function writtenDate(text: string): string | null {
  const value = text.trim();
  if (/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/.test(value)) return value;
  const year = writtenYear(value);
  if (year === null) return null;
  const rest = value.replace(String(year), ' ').trim();
  if (rest === '') return String(year);
  const named = /^(?:(\d{1,2})\.?\s+)?(\p{L}{3,})\.?\s*(?:(\d{1,2})(?:st|nd|rd|th)?)?\s*,?$/u.exec(rest);
  if (named) {
    const month = MONTHS.indexOf(named[2]!.slice(0, 3).toLowerCase()) + 1;
    return month === 0 ? null : dated(year, month, named[1] ?? named[3]);
  }
  const numbered = /^[/.\-\s]*(\d{1,2})[/.\-\s]*$/.exec(rest);
  return numbered ? dated(year, Number(numbered[1]), undefined) : null;
}

/** "until today" has many words. */
export function isPresent(text: string): boolean {
  return /^(?:until |till |to )?(?:present|now|today|current|currently|ongoing)$/i.test(text.trim());
}

function dated(year: number, month: number, day: string | undefined): string | null {
  if (month < 1 || month > 12) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  if (day === undefined) return `${year}-${two(month)}`;
  return Number(day) < 1 || Number(day) > 31 ? null : `${year}-${two(month)}-${two(Number(day))}`;
}
