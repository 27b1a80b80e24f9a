import { isAfterExit } from '@portal/contract/draw-schedule';
import type { SalaryWarning } from '@portal/contract/salary-problems';
import type { DueDraw } from './due-draws.queries.ts';

type Drawn = Pick<
  DueDraw,
  'exitDate' | 'period' | 'kind' | 'employeeId' | 'employeeName' | 'orderNumber' | 'currency' | 'gross' | 'net'
>;

/** As many as a person can look through. */
const warningsMax = 200;

/** Who is drawn for a month after the exit month: allowed, but seen before a file is approved (RULES 0.8). */
export function warningsOf(draws: readonly Drawn[]): SalaryWarning[] {
  return draws
    .flatMap(
      ({ exitDate, period, kind, employeeId, employeeName, orderNumber, currency, gross, net }): SalaryWarning[] =>
        exitDate !== null && kind === 'planned' && isAfterExit(period, exitDate)
          ? [
              {
                reason: 'AFTER_EXIT',
                employee: { id: employeeId, name: employeeName },
                orderNumber,
                period,
                exitDate,
                amount: { currency, amount: gross + net },
              },
            ]
          : [],
    )
    .slice(0, warningsMax);
}
