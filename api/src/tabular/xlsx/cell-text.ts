import { withZeros, type CellFormat } from './cell-formats.ts';

const dayMs = 86_400_000;
/** Day 0 of the two calendars of spreadsheets. In the older one 29 February 1900 exists, as day 60. */
const dayZero = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
/** 31 December 9999 */
const lastDay = 2_958_465;

/** The text of a number that a cell shows as a day: `2027-06-30`, with a time behind it, or a time alone. */
function dayText(number: number, is1904: boolean): string {
  if (!(number >= 0 && number <= lastDay)) return String(number);
  const seconds = Math.round(number * 86_400);
  if (number < 1) return new Date(seconds * 1_000).toISOString().slice(11, seconds % 60 === 0 ? 16 : 19);
  const shift = !is1904 && number < 60 ? dayMs : 0;
  const iso = new Date(dayZero[is1904 ? 1904 : 1900] + shift + seconds * 1_000).toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso;
}

/**
 * A number as text, with a dot. One with exactly three decimals gets a zero, or 1.234 would later look like a thousand.
 */
const plainNumber = (number: number): string => (/\.\d{3}$/.test(String(number)) ? `${number}0` : String(number));

/**
 * The text that a person sees in a spreadsheet's cell with a number: days as `YYYY-MM-DD`, times as `HH:MM`, zeros
 * before it where the cell's format shows them, else the number itself.
 */
export function numberText(raw: string, format: CellFormat, is1904: boolean): string {
  const number = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(number)) return raw;
  if (format === 'day') return dayText(number, is1904);
  const text = plainNumber(number);
  return format ? withZeros(format.zeros, text) : text;
}

/** A day that is written as text in a cell of days (`t="d"`): at midnight without its time. */
export const isoText = (raw: string): string =>
  raw.replace(/T00:00:00(?:\.0+)?Z?$/, '').replace(/^(\d{2}:\d{2}):00(?:\.0+)?Z?$/, '$1');

function character(code: number): string {
  const isWhite = code === 9 || code === 10 || code === 13;
  return code < 32 && !isWhite ? '' : String.fromCharCode(code).toWellFormed();
}

/** `_x000D_` is how a workbook writes a character that XML cannot hold; what no text may hold is left out. */
export const plainText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => character(Number.parseInt(code, 16)))
    : text;
