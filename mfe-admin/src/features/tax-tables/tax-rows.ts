import { addDays, type Day } from '@portal/contract/days';
import { isEnd, rateOn, taxCodes, type TaxCode, type TaxRate } from '@portal/contract/tax-tables';

/** A rate as a year has it: the value beside that of the year before. */
export type TaxRow = {
  code: TaxCode;
  before: TaxRate | undefined;
  /** undefined: it has ended, or has not begun */
  rate: TaxRate | undefined;
  /** the last day on which the value counts; undefined while nothing follows */
  until: Day | undefined;
  /** the value is that of an earlier year and goes on */
  goesOn: boolean;
};

/** The rates of a country's year as they count on `day`, those that go on unchanged among them. */
export function rowsOf(
  law: readonly TaxRate[],
  { country, year, day }: { country: string; year: number; day: Day },
): TaxRow[] {
  const firstDay = `${year}-01-01`;
  return taxCodes.flatMap((code): TaxRow[] => {
    const before = rateOn(law, { country, code, day: addDays(firstDay, -1) });
    const rate = rateOn(law, { country, code, day });
    const next = law
      .filter((one) => one.country === country && one.code === code && one.validFrom > (rate?.validFrom ?? day))
      .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))[0];
    if (!rate && !before) return [];
    const until = rate && next && addDays(next.validFrom, -1);
    return [{ code, before, rate, until, goesOn: rate !== undefined && rate.validFrom < firstDay }];
  });
}

/** The day at which a year's table is read: today while the year is, otherwise its last day. */
export const dayOfYear = (year: number, today: Day): Day => (today.startsWith(`${year}-`) ? today : `${year}-12-31`);

/** Whether a year's rates count already: the newest one that has begun is in force. */
export function stateOf(years: readonly number[], year: number, today: Day): 'past' | 'inForce' | 'coming' {
  const now = Number(today.slice(0, 4));
  if (year > now) return 'coming';
  return year === Math.max(...years.filter((one) => one <= now)) ? 'inForce' : 'past';
}

/** The days of a year that are published and have not come: each can be withdrawn. */
export const comingDays = (law: readonly TaxRate[], country: string, year: number, today: Day): Day[] => [
  ...new Set(
    law
      .filter((rate) => rate.country === country && rate.year === year && rate.validFrom > today)
      .map(({ validFrom }) => validFrom),
  ),
];

/** What was published of a country, the newest first, with whether it ended a rate. */
export const versionsOf = (law: readonly TaxRate[], country: string) =>
  law
    .filter((rate) => rate.country === country)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
    .map((rate) => ({ ...rate, isEnded: isEnd(rate) }));
