import type { EmployeeExit, ExitPreview } from './employee-exit.ts';
import type { EndOfTermChoice } from './end-of-term-rules.ts';
import type { EndOfTerm } from './end-of-term.ts';
import type { LeasableOrder, LeasingAgreementForm } from './leasing-agreements.ts';
import { leasingEnd, leasingSums } from './leasing.ts';
import type { SalaryPreview } from './manual-salary-files.ts';
import type { Money } from './money.ts';
import type { ProcessPreview } from './order-processing.ts';
import type { PayInFullDetail, PayInFullOffer } from './pay-in-full-rows.ts';
import type { PaymentKind } from './payment-details.ts';
import type { RmaDetail } from './rma.ts';
import type { SalaryFile } from './salary-files.ts';
import { fact, type Seen } from './seen.ts';

/** What goes to which supplier: every order with its amounts, every address, and the sums. */
export function processingFacts({ orders, groups }: Pick<ProcessPreview, 'orders' | 'groups'>): Seen {
  return [
    ...groups.flatMap((group) => {
      const to = `${group.companyName} → ${group.supplierName}`;
      return [
        fact('orderCount', group.count, to),
        fact('ordersPrice', group.priceWithoutVat, to),
        fact('ordersMonthly', group.monthly, to),
        ...group.addresses.map(({ text, count }) => fact('address', count, text)),
      ];
    }),
    ...orders.flatMap(({ orderNumber, priceWithoutVat, monthly }) => [
      fact('orderPrice', priceWithoutVat, String(orderNumber)),
      fact('order', monthly, String(orderNumber)),
    ]),
  ];
}

type Priced = Pick<PayInFullOffer, 'exitDate' | 'monthsRemaining' | 'lines' | 'priceExVat' | 'vat' | 'total'>;

/** The price of paying in full: its lines, the fee among them, VAT, total, and the months it buys out. */
export function payInFullFacts({
  exitDate,
  monthsRemaining,
  lines,
  priceExVat,
  vat,
  total,
}: Priced | PayInFullDetail): Seen {
  return [
    fact('exitDate', exitDate),
    fact('monthsRemaining', monthsRemaining),
    ...lines.map(({ key, amount }) => (key === 'fee' ? fact('fee', amount) : fact('payLine', amount, key))),
    fact('priceExVat', priceExVat),
    fact('vat', vat),
    fact('total', total),
  ];
}

/** The same in the way to pay that the employee chose, or the first that is offered. */
export function acceptedPriceFacts(request: PayInFullDetail, kind?: PaymentKind, keepAllRisk = true): Seen {
  const option = request.options.find((each) => kind === undefined || each.kind === kind);
  return payInFullFacts({ ...request, ...option, ...(keepAllRisk ? {} : option?.withoutAllRisk) });
}

/** An offer as the employee asks for it, with all-risk or without. */
export const askedPriceFacts = (offer: PayInFullOffer, keepAllRisk = true): Seen =>
  payInFullFacts({ ...offer, ...(keepAllRisk ? {} : offer.withoutAllRisk) });

/** What an exit date sets off: the price of each running order and the draws that wait. */
export function exitFacts({ exitDate, orders, suspendedDraws, notShipped }: ExitPreview): Seen {
  return [
    fact('exitDate', exitDate),
    ...orders.map(({ orderNumber, total }) => fact('requestTotal', total, String(orderNumber))),
    fact('waitingDraws', suspendedDraws),
    fact('notShipped', notShipped),
  ];
}

/** The requests that "send now" sends to the employee. */
export function waitingRequestFacts({ requests }: Pick<EmployeeExit, 'requests'>): Seen {
  return requests
    .filter(({ status }) => status === 'PENDING')
    .map(({ orderNumber, total }) => fact('requestTotal', total, String(orderNumber)));
}

/** A salary file before it is approved: its month, rows and sum, and the fingerprint of its bytes. */
export function salaryFileFacts({
  period,
  rowCount,
  total,
  sha256,
}: Pick<SalaryFile, 'period' | 'rowCount' | 'total' | 'sha256'>): Seen {
  return [fact('salaryPeriod', period), fact('fileRows', rowCount), fact('fileTotal', total), fact('sha256', sha256)];
}

/** The same before it is sent, with the addresses that get it now. */
export function salarySendFacts(file: SalaryFile, recipients: readonly string[]): Seen {
  return [...salaryFileFacts(file), fact('recipients', recipients.join(', '))];
}

/** A salary file before it is made: lines, draws and the sum of each currency. */
export function salaryPreviewFacts({
  rowCount,
  draws,
  totals,
}: Pick<SalaryPreview, 'rowCount' | 'draws' | 'totals'>): Seen {
  return [
    fact('fileRows', rowCount),
    fact('fileDraws', draws),
    ...totals.map((total) => fact('fileTotal', total, total.currency)),
  ];
}

type Leased = Pick<LeasableOrder, 'orderNumber' | 'productPrice' | 'accessoryPrice' | 'drawPerMonth'>;

/** An agreement before it is made: each order with its amounts, the sums, and its first and last day. */
export function leasingFacts(
  { period, leasingStart }: Pick<LeasingAgreementForm, 'period' | 'leasingStart'>,
  orders: readonly Leased[],
  currency: string,
): Seen {
  const sums = leasingSums(
    orders.map(({ productPrice, accessoryPrice, drawPerMonth }) => ({
      product: productPrice.amount,
      accessories: [accessoryPrice.amount],
      drawPerMonth: drawPerMonth.amount,
    })),
    period,
  );
  const money = (amount: number): Money => ({ amount, currency });
  return [
    ...orders
      .toSorted((left, right) => left.orderNumber - right.orderNumber)
      .flatMap(({ orderNumber, productPrice, accessoryPrice, drawPerMonth }) => {
        const of = String(orderNumber);
        return [
          fact('productPrice', productPrice, of),
          fact('accessoryPrice', accessoryPrice, of),
          fact('order', drawPerMonth, of),
        ];
      }),
    fact('leasingValue', money(sums.totalLeasingValue)),
    fact('leasingDraw', money(sums.totalSalaryDraw)),
    fact('leasingStart', leasingStart),
    fact('leasingEnd', leasingEnd(leasingStart, period)),
  ];
}

/** What the employee pays of a repair. */
export function excessFacts({ excess }: Pick<RmaDetail, 'excess'>): Seen {
  return [fact('excess', excess)];
}

/** The end of a term as the employee decides: its last day, and of buying the price, of sending back the deadline. */
export function endOfTermFacts(
  { lastDay, returnBy, buyOut }: Pick<EndOfTerm, 'lastDay' | 'returnBy' | 'buyOut'>,
  choice: EndOfTermChoice,
): Seen {
  return [
    fact('termEnd', lastDay),
    ...(choice === 'RETURN' ? [fact('returnBy', returnBy)] : []),
    ...(choice === 'BUY' && buyOut
      ? [fact('priceExVat', buyOut.value), fact('vat', buyOut.vat), fact('buyOut', buyOut.total)]
      : []),
  ];
}

type Decided = Pick<
  RmaDetail,
  'status' | 'incidentDate' | 'whatHappened' | 'allRiskExpirationDate' | 'serialNumber' | 'logs' | 'photos'
>;

/** What an RMA request said when it was decided: its story, its cover, and how much was written and shown of it. */
export function decisionFacts(rma: Decided): Seen {
  return [
    fact('rmaStatus', rma.status),
    fact('incidentDate', rma.incidentDate),
    fact('whatHappened', rma.whatHappened),
    fact('allRiskUntil', rma.allRiskExpirationDate ?? ''),
    fact('serialNumber', rma.serialNumber ?? ''),
    fact('messages', rma.logs.filter(({ text }) => text !== '').length),
    fact('photos', rma.photos.length),
  ];
}
