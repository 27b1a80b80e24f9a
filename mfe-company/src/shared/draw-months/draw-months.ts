import { addPeriods, type Period } from '@portal/contract/days';
import type { LeftOutMonth } from '@portal/contract/draw-pauses';
import type { FileDraw } from '@portal/contract/salary-draws';

/** What the table shows at once. */
export const shownMonths = 12;
/** How many of them lie before the next draw. */
const before = 4;

/** The first month to show: so that what was drawn last and what comes next are both in sight. */
export function firstMonth(draws: readonly FileDraw[]): Period | undefined {
  const next = draws.find(({ status }) => status === 'PLANNED') ?? draws.at(-1);
  if (!next) return undefined;
  const [earliest = next] = draws;
  const first = addPeriods(next.period, -before);
  return first < earliest.period ? earliest.period : first;
}

export const monthsFrom = (first: Period): Period[] =>
  Array.from({ length: shownMonths }, (_, index) => addPeriods(first, index));

/** One month of one order: its draws, or that it is left out. */
export type MonthCell = { draws: FileDraw[]; leftOut: LeftOutMonth | undefined };
/** An order's row: its months, how many of its planned draws are made, and the last one that is made from pay. */
export type DrawRow = {
  orderId: string;
  orderNumber: string;
  productName: string;
  cells: ReadonlyMap<Period, MonthCell>;
  made: number;
  all: number;
  last: FileDraw | undefined;
};

const isLive = ({ status }: FileDraw) => status !== 'CANCELLED';
// What waits for pay in full is not drawn as long as it waits (RULES 0.8).
const isDrawn = (draw: FileDraw) => isMade(draw) || draw.status === 'PLANNED';
export const isMade = ({ status }: FileDraw): boolean => status === 'SENT' || status === 'IN_FILE';
export const sumOf = (draws: readonly FileDraw[]): number => draws.reduce((sum, { amount }) => sum + amount.amount, 0);

/** A row for each order that has draws, in the order of their numbers; cancelled draws are no longer part of it. */
export function drawRows(draws: readonly FileDraw[], leftOut: readonly LeftOutMonth[]): DrawRow[] {
  return [...Map.groupBy(draws.filter(isLive), ({ orderId }) => orderId)]
    .map(([orderId, own]): DrawRow => {
      const months = leftOut.filter((month) => month.orderId === orderId);
      const periods = new Set([...own, ...months].map(({ period }) => period));
      const planned = own.filter(({ kind }) => kind === 'planned');
      return {
        orderId,
        orderNumber: own[0]?.orderNumber ?? '',
        productName: own[0]?.productName ?? '',
        cells: new Map(
          [...periods].map((period) => [
            period,
            {
              draws: own.filter((draw) => draw.period === period),
              leftOut: months.find((month) => month.period === period),
            },
          ]),
        ),
        made: planned.filter(isMade).length,
        all: planned.length,
        last: planned.findLast(isDrawn),
      };
    })
    .sort((a, b) => Number(a.orderNumber) - Number(b.orderNumber));
}

/** Sums for the figures above: the next day on which something is drawn, what is made, what is planned. */
export function drawFigures(draws: readonly FileDraw[]) {
  const live = draws.filter(isLive);
  const planned = live.filter(({ status }) => status === 'PLANNED');
  const made = live.filter(isMade);
  const nextDay = planned.map(({ effectDate }) => effectDate).sort()[0];
  const next = planned.filter(({ effectDate }) => effectDate === nextDay);
  const figure = (own: readonly FileDraw[]) => ({ amount: sumOf(own), count: own.length });
  return {
    currency: live[0]?.amount.currency,
    nextDay,
    next: figure(next),
    made: figure(made),
    left: figure(planned),
    lastDay: planned
      .map(({ effectDate }) => effectDate)
      .sort()
      .at(-1),
  };
}
