import type { Day } from '@portal/contract/days';
import { drawnUntilExit } from '@portal/contract/draw-schedule';
import type { ExitOrder } from '@portal/contract/employee-exit';
import { payInFull, type PayInFull } from '@portal/contract/pay-in-full';
import { isTerminationCovered } from '@portal/contract/termination-cover';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { listExitOrders } from './exit.queries.ts';
import { frozenPrice } from './frozen-price.mapping.ts';

type StoredOrder = Awaited<ReturnType<typeof listExitOrders>>[number];
export type Exit = { exitDate: Day; exitReason: string | null };
/** One running order with what leaving costs; amounts in minor units of `order.currency`. */
export type ExitQuote = { order: StoredOrder; paid: PayInFull; covered: boolean };

/** What the company may agree for one request instead of its settings; `fee` ex VAT, minor units. */
export type PriceTerms = {
  keepAllRisk?: boolean | undefined;
  keepSubsidy?: boolean | undefined;
  fee?: number | undefined;
};

/**
 * What an exit costs for each running order of the employee, by the prices frozen on the orders (RULES 2.5, scenarios
 * 39–41).
 */
export async function quoteExit(
  db: Db,
  scope: CompanyScope,
  employeeId: string,
  exit: Exit,
  today: Day,
  terms: PriceTerms = {},
): Promise<ExitQuote[]> {
  const orders = await listExitOrders(db, scope, employeeId, exit.exitDate, today);
  return orders.flatMap((order) => {
    const quote = quoteOrder(order, exit, terms);
    return quote ? [quote] : [];
  });
}

function quoteOrder(stored: StoredOrder, { exitDate, exitReason }: Exit, terms: PriceTerms): ExitQuote | null {
  const order = { ...stored, fee: terms.fee ?? stored.fee, keepSubsidy: terms.keepSubsidy ?? stored.keepSubsidy };
  const covered = isTerminationCovered({
    employeeIns: order.employeeInsMonth,
    dispatchDay: order.dispatchedOn ?? order.orderedOn,
    exitDate,
    waitingMonths: order.waitingMonths,
    reason: exitReason ?? '',
    acceptedReasons: order.acceptedReasons,
  });
  // Kept by default: the item goes on being used, and RULES 2.5 counts all-risk in the sum that the company is shown.
  const paid = payInFull({
    ...frozenPrice(order),
    drawn: drawnUntilExit(order.periods, exitDate, order.periodsInFile),
    isSubscription: order.isSubscription,
    isPresent: false,
    fee: order.fee,
    keepAllRisk: terms.keepAllRisk ?? true,
    keepSubsidy: order.keepSubsidy,
    covered,
    settlement: 'BUY_OUT',
    payment: 'INVOICE',
  });
  return paid && { order, paid, covered };
}

/** A quote as it travels. */
export function toExitOrder({ order, paid, covered }: ExitQuote): ExitOrder {
  const money = (amount: number) => ({ amount, currency: order.currency });
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    productName: order.productName,
    months: order.months,
    drawn: paid.drawn,
    monthsRemaining: paid.monthsRemaining,
    allRiskMonths: paid.allRiskMonths,
    lines: paid.lines.map((line) => ({ ...line, perMonth: money(line.perMonth), amount: money(line.amount) })),
    priceExVat: money(paid.sum),
    vat: money(paid.vat),
    total: money(paid.total),
    covered,
    status: order.requestStatus,
  };
}
