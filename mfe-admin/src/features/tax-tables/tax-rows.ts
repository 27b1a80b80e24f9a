import type { Day } from '@portal/contract/days';
import type { TaxRate } from '@portal/contract/tax-tables';

/** A rate of the chosen year beside the value that counted before it. */
export type TaxRow = TaxRate & { before: TaxRate | undefined; uses: number | undefined };

/** The rates of a country's year, each with the one that it follows. */
export function rowsOf(
  rates: readonly TaxRate[],
  { country, year, uses }: { country: string; year: number; uses: Readonly<Record<string, number>> | undefined },
): TaxRow[] {
  const own = rates.filter((rate) => rate.country === country);
  return own
    .filter((rate) => rate.year === year)
    .map((rate) => ({
      ...rate,
      before: own
        .filter(({ code, validFrom }) => code === rate.code && validFrom < rate.validFrom)
        .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0],
      uses: uses && (uses[rate.code] ?? 0),
    }));
}

/** Whether a year's rates count already: the newest one that has begun is in force. */
export function stateOf(years: readonly number[], year: number, today: Day): 'past' | 'inForce' | 'coming' {
  const now = Number(today.slice(0, 4));
  if (year > now) return 'coming';
  return year === Math.max(...years.filter((one) => one <= now)) ? 'inForce' : 'past';
}
