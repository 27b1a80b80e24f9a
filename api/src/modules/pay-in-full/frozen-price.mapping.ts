import { divideHalfUp, sum } from '@portal/contract/money';
import type { PayInFullInput } from '@portal/contract/pay-in-full';
import { quoteOf } from '@portal/contract/quote';
import { applySubsidy } from '@portal/contract/subsidy';
import * as v from 'valibot';
import { DomainError } from '../../http/domain-error.ts';
import { FrozenOrder } from '../order-confirmation/index.ts';

/** An order's own columns, with its category's buy-out percentage for orders that came without their calculation. */
export type StoredPrice = {
  pricing: unknown;
  months: number;
  goodsMonth: number;
  netMonth: number;
  allRiskMonth: number;
  employeeInsMonth: number;
  subsidyMonth: number;
  priceExVat: number;
  isSubscription: boolean;
  scrapPercent: number;
  linePrices: readonly number[];
  /** it was priced while its country's VAT was missing */
  lacksVat: boolean;
};

/** VAT of Denmark, Sweden and Norway, for orders that hold no rate of their own. */
const defaultVatRate = 2_500;

/**
 * What pay-in-full is made of, as it was frozen when the order was made (RULES 0.10). An order that was taken over
 * from elsewhere has sums only; its net part then leaves its VAT behind here.
 *
 * @throws DomainError `vat-missing` for an order that was priced while its country's VAT was missing
 */
export function frozenPrice(order: StoredPrice): Pick<PayInFullInput, 'price' | 'scrapPercent' | 'vatRate'> {
  if (order.lacksVat) throw new DomainError('vat-missing');
  const frozen = v.safeParse(FrozenOrder, order.pricing);
  if (!frozen.success)
    return { price: priceOfColumns(order), scrapPercent: order.scrapPercent, vatRate: defaultVatRate };
  const { offer, quote } = frozen.output;
  const { priced } = quoteOf(offer, {
    accessoryIds: offer.accessories.map(({ id }) => id),
    months: order.months,
    allRisk: order.allRiskMonth > 0,
    employeeIns: order.employeeInsMonth > 0,
    alreadyTaxed: quote.alreadyTaxed,
  });
  return { price: priced, scrapPercent: offer.terms.scrapPercent, vatRate: offer.terms.vatRate };
}

function priceOfColumns(order: StoredPrice): PayInFullInput['price'] {
  const {
    months,
    goodsMonth: goods,
    netMonth,
    allRiskMonth: allRisk,
    employeeInsMonth,
    subsidyMonth: used,
    priceExVat,
    isSubscription,
    linePrices,
  } = order;
  const isAllGross = netMonth === 0 && !isSubscription && linePrices.length > 0;
  return {
    months,
    goodsExVat: priceExVat,
    goods,
    goodsExMonth: isAllGross ? Math.min(goods, sum(linePrices.map((price) => divideHalfUp(price, months)))) : goods,
    netGoodsExMonth: divideHalfUp(netMonth * 10_000, 10_000 + defaultVatRate),
    allRisk,
    subsidy: applySubsidy(used, { goods, ins: allRisk + employeeInsMonth, net: netMonth }),
  };
}
