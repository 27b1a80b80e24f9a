import { isDay } from '@portal/contract/days';
import type { Day } from '@portal/contract/days';

/** The first three letters of each month in Danish, Swedish, Norwegian, German and English; accents are gone. */
const months: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  maj: 5,
  mai: 5,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  okt: 10,
  oct: 10,
  nov: 11,
  dec: 12,
  des: 12,
  dez: 12,
};

const dayThenMonth = /^(?<d>\d{1,2})(?:\.|st|nd|rd|th)?[\s-]*(?<m>\p{L}{3,9})\.?[\s,-]*(?<y>\d{4}|\d{2})$/u;
const monthThenDay = /^(?<m>\p{L}{3,9})\.?\s+(?<d>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<y>\d{4})$/u;

/** `1. januar 2027`, `01-Jan-27`, `March 5, 2027`; undefined for anything else. Two digits up to 29 are 20xx. */
export function dayInWords(text: string): Day | undefined {
  const plain = text.trim().toLowerCase();
  const parts = (dayThenMonth.exec(plain) ?? monthThenDay.exec(plain))?.groups;
  const month = months[(parts?.['m'] ?? '').normalize('NFKD').replace(/\p{M}/gu, '').slice(0, 3)];
  if (!parts || month === undefined) return undefined;
  const year = parts['y'] ?? '';
  const full = year.length === 4 ? year : `${Number(year) < 30 ? '20' : '19'}${year}`;
  const day = `${full}-${String(month).padStart(2, '0')}-${(parts['d'] ?? '').padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}
