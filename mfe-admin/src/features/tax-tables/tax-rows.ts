import { addDays, type Day } from '@portal/contract/days';
import type { TaxRate } from '@portal/contract/tax-tables';

/** A rate of the chosen year beside the value that counted before it. */
export type TaxRow = TaxRate & {
  before: TaxRate | undefined;
  /** the last day on which it counts; undefined while nothing follows */
  until: Day | undefined;
  /** it does not count yet, so its value is typed where it stands */
  isComing: boolean;
  uses: number | undefined;
};

/** The rates of a country's year, each with the one that it follows. */
export function rowsOf(
  rates: readonly TaxRate[],
  {
    country,
    year,
    today,
    uses,
  }: { country: string; year: number; today: Day | undefined; uses: Readonly<Record<string, number>> | undefined },
): TaxRow[] {
  const own = rates.filter((rate) => rate.country === country).toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return own
    .filter((rate) => rate.year === year)
    .map((rate) => {
      const same = own.filter(({ code }) => code === rate.code);
      const next = same.find(({ validFrom }) => validFrom > rate.validFrom);
      return {
        ...rate,
        before: same.findLast(({ validFrom }) => validFrom < rate.validFrom),
        until: next && addDays(next.validFrom, -1),
        isComing: today !== undefined && rate.validFrom > today,
        uses: uses && (uses[rate.code] ?? 0),
      };
    });
}

/** Whether a year's rates count already: the newest one that has begun is in force. */
export function stateOf(years: readonly number[], year: number, today: Day): 'past' | 'inForce' | 'coming' {
  const now = Number(today.slice(0, 4));
  if (year > now) return 'coming';
  return year === Math.max(...years.filter((one) => one <= now)) ? 'inForce' : 'past';
}
