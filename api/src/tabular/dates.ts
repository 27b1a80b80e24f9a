import { addDays, isDay } from '@portal/contract/days';
import type { Day } from '@portal/contract/days';
import { importDateFormats } from '@portal/contract/import-mapping';
import { dayInWords } from './dates-in-words.ts';

/** How a column writes days. One-digit days and months are read too; `M/D/YYYY` is the American order. */
export type DateFormat = (typeof importDateFormats)[number];

const patterns: Readonly<Record<DateFormat, RegExp>> = {
  'YYYY-MM-DD': /^(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})$/,
  'DD-MM-YYYY': /^(?<d>\d{1,2})-(?<m>\d{1,2})-(?<y>\d{4})$/,
  'DD/MM/YYYY': /^(?<d>\d{1,2})\/(?<m>\d{1,2})\/(?<y>\d{4})$/,
  'DD.MM.YYYY': /^(?<d>\d{1,2})\.\s?(?<m>\d{1,2})\.\s?(?<y>\d{4})$/,
  'M/D/YYYY': /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4})$/,
  'M-D-YYYY': /^(?<m>\d{1,2})-(?<d>\d{1,2})-(?<y>\d{4})$/,
  YYYYMMDD: /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})$/,
  DDMMYYYY: /^(?<d>\d{2})(?<m>\d{2})(?<y>\d{4})$/,
  'YYYY/MM/DD': /^(?<y>\d{4})\/(?<m>\d{1,2})\/(?<d>\d{1,2})$/,
  'YYYY.MM.DD': /^(?<y>\d{4})\.(?<m>\d{1,2})\.(?<d>\d{1,2})$/,
  'DD-MM-YY': /^(?<d>\d{1,2})-(?<m>\d{1,2})-(?<y>\d{2})$/,
  'DD/MM/YY': /^(?<d>\d{1,2})\/(?<m>\d{1,2})\/(?<y>\d{2})$/,
  'DD.MM.YY': /^(?<d>\d{1,2})\.\s?(?<m>\d{1,2})\.\s?(?<y>\d{2})$/,
  'M/D/YY': /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{2})$/,
};

/** A time of day behind the day, as databases export it, says nothing about the day. */
const timeOfDay = /[T ]\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?(?: ?[AP]M)?$/i;

/** Spreadsheets read two digits up to 29 as 20xx and the rest as 19xx. */
function fullYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) < 30 ? `20${year}` : `19${year}`;
}

/** The day a text means in a given format, or undefined when it is none (31 February, another format, words). */
export function parseDay(text: string, format: DateFormat): Day | undefined {
  const parts = patterns[format].exec(text.trim().replace(timeOfDay, ''))?.groups;
  if (!parts) return undefined;
  const day = `${fullYear(parts['y'] ?? '')}-${parts['m']?.padStart(2, '0')}-${parts['d']?.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

/** The number of days that a spreadsheet stores: 18 May 1927 to 31 December 2099, with or without a time behind it. */
const serial = /^(\d{5})(?:[.,]\d+)?$/;
const [firstSerial, lastSerial] = [10_000, 73_050];

function serialDay(text: string): Day | undefined {
  const days = Number(serial.exec(text.trim())?.[1] ?? Number.NaN);
  return days >= firstSerial && days <= lastSerial ? addDays('1899-12-30', days) : undefined;
}

/** Formats that put the day before the month, and the other way round: a column may mix their marks. */
const dayFirst: readonly DateFormat[] = ['DD-MM-YYYY', 'DD/MM/YYYY', 'DD.MM.YYYY', 'DD-MM-YY', 'DD/MM/YY', 'DD.MM.YY'];
const monthFirst: readonly DateFormat[] = ['M/D/YYYY', 'M-D-YYYY', 'M/D/YY'];
const yearFirst: readonly DateFormat[] = ['YYYY-MM-DD', 'YYYY/MM/DD', 'YYYY.MM.DD'];

/** True when a format says nothing of the order in which a column puts day and month where the year comes last. */
export function leavesOrderOpen(format: DateFormat): boolean {
  return !dayFirst.includes(format) && !monthFirst.includes(format);
}

/**
 * The day a text means in a column of this format: read so, else with another mark in the same order, else as what
 * leaves no doubt (year first, the month in words, a spreadsheet's number of days).
 */
export function readDay(text: string, format: DateFormat): Day | undefined {
  const family = [dayFirst, monthFirst].find((formats) => formats.includes(format)) ?? [];
  for (const known of [format, ...family]) {
    const day = parseDay(text, known);
    if (day !== undefined) return day;
  }
  return certainDay(text);
}

/** The day of a text that can be read in one way only. */
export function certainDay(text: string): Day | undefined {
  return (
    yearFirst.map((format) => parseDay(text, format)).find((day) => day !== undefined) ??
    serialDay(text) ??
    dayInWords(text)
  );
}

export type DetectedDate = {
  format: DateFormat;
  /** another order fits the samples as well: show an example and ask */ isAmbiguous: boolean;
};

/**
 * The format that reads most of a column's values; undefined when it reads less than half of them. Where day and
 * month cannot be told apart the Danish order wins and the doubt is said.
 */
export function detectDateFormat(samples: Iterable<string>): DetectedDate | undefined {
  const filled = [...samples].filter((sample) => sample.trim() !== '');
  const values = filled.filter((sample) => serialDay(sample) === undefined && dayInWords(sample) === undefined);
  // Numbers of days and months in words need no format: any will do.
  if (values.length === 0) return filled.length > 0 ? { format: 'YYYY-MM-DD', isAmbiguous: false } : undefined;
  const counted = importDateFormats.map((format) => ({
    format,
    hits: values.filter((value) => parseDay(value, format) !== undefined).length,
  }));
  const best = counted.reduce((left, right) => (right.hits > left.hits ? right : left));
  if (best.hits === 0 || best.hits * 2 < values.length) return undefined;
  return {
    format: best.format,
    isAmbiguous: counted.some(({ format, hits }) => format !== best.format && hits === best.hits),
  };
}
