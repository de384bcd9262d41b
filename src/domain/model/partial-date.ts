// A date as people write it: a year, a month of a year, or a day.

export interface PartialDate {
  year: number;
  month?: number;
  day?: number;
}

export type EndDate = PartialDate | 'present';
