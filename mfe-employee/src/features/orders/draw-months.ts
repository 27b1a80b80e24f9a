import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import type { Money } from '@portal/contract/money';

export type DrawMonth = {
  period: string;
  effectDate: string | null;
  amount: Money | null;
  units: number;
  /** why the workplace left the month out; empty otherwise */
  reason: string;
  state: 'planned' | 'sent' | 'paused' | 'suspended' | 'cancelled' | 'credited';
};

const states = {
  PLANNED: 'planned',
  IN_FILE: 'sent',
  SENT: 'sent',
  SUSPENDED: 'suspended',
  CANCELLED: 'cancelled',
} as const;

/** Draws and left-out months in one row of months (scenario 73). A credit is money back, whatever its file. */
export function drawMonths({ draws, pausedMonths }: Pick<EmployeeOrderDetail, 'draws' | 'pausedMonths'>): DrawMonth[] {
  const drawn = draws.map(({ period, effectDate, amount, units, status, isCredit }) => ({
    period,
    effectDate,
    amount,
    units,
    reason: '',
    state: isCredit && status !== 'CANCELLED' ? ('credited' as const) : states[status],
  }));
  const paused = pausedMonths.map(({ period, reason }) => ({
    period,
    reason,
    effectDate: null,
    amount: null,
    units: 1,
    state: 'paused' as const,
  }));
  return [...drawn, ...paused].toSorted((one, other) => (one.period < other.period ? -1 : 1));
}
