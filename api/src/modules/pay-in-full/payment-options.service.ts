import { periodOf, type Day } from '@portal/contract/days';
import { payInFull, type PayInFull } from '@portal/contract/pay-in-full';
import type { PaymentOption } from '@portal/contract/pay-in-full-rows';
import { isFinalSalary, offeredKinds, type PaymentKind } from '@portal/contract/payment-details';
import type { RequestStatus } from '@portal/contract/request-status';
import type { Db } from '../../db/tenant.ts';
import { findDetails } from '../payment-details/index.ts';
import { frozenPrice, type StoredPrice } from './frozen-price.mapping.ts';
import { findFinalSalary, findStoredPrice } from './payment-options.queries.ts';
import { priceOf } from './request-price.mapping.ts';
import type { FoundRequest } from './requests.queries.ts';

type Price = ReturnType<typeof priceOf>;

const answerable: readonly RequestStatus[] = ['PENDING', 'CREATED', 'UPDATED', 'APPROVED', 'ACCEPTED'];

/**
 * The ways to pay a request: what the company has details for (DECISIONS 39), and for a leaver the final salary where
 * the company allows it and the exit month is not over (DECISIONS 38). None once it is in a salary file or paid, and
 * none of an order that was priced while its country's VAT was missing.
 */
export async function optionsOf(db: Db, request: FoundRequest, today: Day): Promise<PaymentOption[]> {
  if (!answerable.includes(request.status) || (request.finalDraw !== null && request.finalDraw !== 'PLANNED'))
    return [];
  const period = periodOf(request.exitDate);
  const salary = !request.isEarly && period >= periodOf(today) ? await findFinalSalary(db, request, period) : null;
  const kinds: PaymentKind[] = [...offeredKinds(await findDetails(db, request)), ...(salary?.kinds ?? [])];
  const stored = await findStoredPrice(db, request.orderId);
  if (stored.lacksVat) return [];
  return kinds.map((kind) => ({
    kind,
    salary: salary && isFinalSalary(kind) ? { period, isInstruction: salary.isMade } : null,
    ...optionPrice(request, stored, kind),
  }));
}

/** The price in one way to pay; with VAT it is the request's own, which the gross final salary has none of. */
function optionPrice(request: FoundRequest, stored: StoredPrice, kind: PaymentKind) {
  const hasVat = kind !== 'FINAL_SALARY_GROSS';
  const price =
    hasVat === (request.paymentKind !== 'FINAL_SALARY_GROSS' || request.status !== 'ACCEPTED')
      ? priceOf(request)
      : priceOf({ ...request, ...variantOf(request, stored, kind) });
  const hasAllRisk = price.lines.some(({ key }) => key === 'allRisk');
  return {
    ...onlyPrice(price),
    withoutAllRisk: hasAllRisk
      ? onlyPrice(priceOf({ ...request, ...variantOf(request, stored, kind, { keepAllRisk: false }) }))
      : null,
  };
}

const onlyPrice = ({ lines, priceExVat, vat, total }: Price) => ({ lines, priceExVat, vat, total });

/** The request counted again from the order's frozen prices, but for the way it is paid and all-risk. */
function variantOf(
  request: FoundRequest,
  stored: StoredPrice,
  payment: PaymentKind,
  { keepAllRisk = true }: { keepAllRisk?: boolean } = {},
) {
  const kept = priceOf(request).lines.map(({ key }) => key);
  const paid: PayInFull | null = payInFull({
    ...frozenPrice(stored),
    drawn: stored.months - request.monthsRemaining,
    isSubscription: stored.isSubscription,
    isPresent: false,
    fee: request.pifFee,
    keepAllRisk: keepAllRisk && kept.includes('allRisk'),
    keepSubsidy: kept.includes('subsidy'),
    covered: request.monthsRemaining > 0 && !kept.some((key) => key === 'goods' || key === 'net' || key === 'allRisk'),
    settlement: 'BUY_OUT',
    payment,
  });
  if (!paid) throw new RangeError('a gift has no pay-in-full');
  return { lines: paid.lines, priceExVat: paid.sum, vat: paid.vat, total: paid.total };
}
