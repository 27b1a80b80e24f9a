import type { PayInFullDetail } from '@portal/contract/pay-in-full-rows';
import * as v from 'valibot';
import type { FoundRequest } from './requests.queries.ts';

const Lines = v.array(
  v.object({
    key: v.picklist(['goods', 'net', 'allRisk', 'subsidy', 'scrap', 'fee']),
    months: v.number(),
    perMonth: v.number(),
    amount: v.number(),
  }),
);

/** The price as it stands in a request. */
export function priceOf(
  request: FoundRequest,
): Pick<PayInFullDetail, 'exitDate' | 'monthsRemaining' | 'lines' | 'pifFee' | 'priceExVat' | 'vat' | 'total'> {
  const money = (amount: number) => ({ amount, currency: request.currency });
  return {
    exitDate: request.exitDate,
    monthsRemaining: request.monthsRemaining,
    lines: v
      .parse(Lines, request.lines)
      .map((line) => ({ ...line, perMonth: money(line.perMonth), amount: money(line.amount) })),
    pifFee: money(request.pifFee),
    priceExVat: money(request.priceExVat),
    vat: money(request.vat),
    total: money(request.total),
  };
}
