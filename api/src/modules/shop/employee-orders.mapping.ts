import type { Day } from '@portal/contract/days';
import type { EmployeeOrder, EmployeeOrderDetail } from '@portal/contract/employee-orders';
import { quoteOf, type Quote } from '@portal/contract/quote';
import { mineOf, type TaxChoice } from '@portal/contract/tax-choice';
import * as v from 'valibot';
import { addendumHashes, FrozenOrder } from '../order-confirmation/index.ts';
import { smallPath } from '../pictures/index.ts';
import type { drawsOf, eventsOf, linesOf, OrderRow, OwnOrder } from './employee-orders.queries.ts';
import { mayAccept, mayDelete } from './employee-orders.rules.ts';
import { firstDrawPeriod } from './ordering-windows.queries.ts';

type Lines = Awaited<ReturnType<typeof linesOf>>;
type Related = {
  lines: Lines;
  events: Awaited<ReturnType<typeof eventsOf>>;
  draws: Awaited<ReturnType<typeof drawsOf>>;
  pausedMonths: { period: string; reason: string }[];
  taxChoice: TaxChoice;
};

const frozenOf = (pricing: unknown): FrozenOrder | undefined => {
  const parsed = v.safeParse(FrozenOrder, pricing);
  return parsed.success ? parsed.output : undefined;
};

/** A frozen quote with the reader's own column; every frozen figure stays as it is. */
function readBy(taxChoice: TaxChoice, { quote, offer }: FrozenOrder): Quote {
  if (!quote.estimate) return quote;
  const has = (kind: Quote['lines'][number]['kind']) => quote.lines.some((line) => line.kind === kind);
  const choice = {
    accessoryIds: offer.accessories.map(({ id }) => id),
    months: quote.months,
    allRisk: has('allRisk'),
    employeeIns: has('employeeIns'),
    alreadyTaxed: quote.alreadyTaxed,
  };
  const own = quoteOf(offer, choice, taxChoice).quote.estimate?.columns.filter(({ level }) => level === 'own') ?? [];
  const estimate = { ...quote.estimate, columns: [...quote.estimate.columns, ...own], mine: taxChoice.level };
  return { ...quote, estimate };
}

export function toEmployeeOrder(row: OrderRow, taxChoice: TaxChoice): EmployeeOrder {
  const frozen = frozenOf(row.pricing);
  const estimate = frozen && readBy(taxChoice, frozen).estimate;
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    id: row.id,
    orderNumber: row.order_number,
    orderedAt: row.ordered_at.toISOString(),
    status: row.status,
    isProposal: row.is_proposal,
    productName: row.product_name,
    SKU: row.sku,
    image: smallPath(row.picture),
    picture: row.picture,
    categoryName: row.category_name ?? '',
    accessoryCount: row.accessory_count,
    months: row.months,
    monthlyPrice: money(row.monthly_price),
    monthlyBeforeSubsidy: money(row.price_without_subsidy),
    subsidyPerMonth: money(row.subsidy_month),
    netPerMonth: (estimate && mineOf(estimate)?.chosen.netPerMonth) ?? null,
    expireDate: row.expire_date,
    progress: row.draws > 0 ? { made: row.made, all: row.draws } : null,
    endOfTerm: row.end_of_term,
  };
}

/** One own order; what may be done with it is decided for `today`. */
export function toEmployeeOrderDetail(
  order: OwnOrder,
  { lines, events, draws, pausedMonths, taxChoice }: Related,
  today: Day,
): EmployeeOrderDetail {
  const money = (amount: number) => ({ amount, currency: order.currency });
  const frozen = frozenOf(order.pricing);
  return {
    ...toEmployeeOrder(order, taxChoice),
    supplierName: order.supplier_name,
    companyName: order.company_name,
    subscriptionName: order.subscription_name,
    endDate: order.end_date,
    effectDate: order.effect_date,
    firstPeriod: firstDrawPeriod(order.effect_date, order.salary_day),
    lines: lines.map(({ isAccessory, productName, SKU, priceExVat, grossMonth, netMonth }) => ({
      isAccessory,
      productName,
      SKU,
      price: money(priceExVat),
      monthly: money(grossMonth + netMonth),
    })),
    quote: frozen ? readBy(taxChoice, frozen) : quoteOfColumns(order, lines),
    rules: {
      text: order.rules_text,
      version: order.rules_version,
      acceptedAt: order.accepted_at?.toISOString() ?? null,
      language: frozen?.terms.locale ?? 'da-dk',
      texts: order.is_proposal ? (frozen?.terms.rules ?? null) : null,
    },
    delivery: {
      method: order.delivery_method,
      name: order.delivery_name,
      att: order.delivery_att,
      addressLine1: order.delivery_address1,
      addressLine2: order.delivery_address2,
      zipCode: order.delivery_zip,
      city: order.delivery_city,
      country: order.delivery_country,
    },
    serialNumber: order.serial_number,
    tracking: order.tracking,
    dispatchedOn: order.dispatched_on,
    allRiskExpires: order.all_risk_expires,
    timeline: events.map(({ at, detail, ...event }) => ({
      ...event,
      at: at.toISOString(),
      endOfTerm: detail.endOfTerm ?? null,
      daysBefore: detail.daysBefore ?? null,
    })),
    draws: draws.map(({ amount, currency, ...draw }) => ({
      ...draw,
      amount: { amount: Math.abs(amount), currency },
      isCredit: amount < 0,
    })),
    pausedMonths,
    hasAddendum: order.addendum_path !== null || order.awaits_confirmation,
    addendum: addendumHashes(order),
    mayDelete: mayDelete(order, today),
    mayAccept: mayAccept(order, today),
    mayConfirmReceipt: order.status === 'DISPATCHED',
  };
}

/**
 * For an order that came without its calculation (taken over from elsewhere): the sums that its columns hold, no
 * estimate.
 */
function quoteOfColumns(order: OwnOrder, lines: Lines): Quote {
  const money = (amount: number) => ({ amount, currency: order.currency });
  return {
    months: order.months,
    alreadyTaxed: false,
    lines: lines.map(({ isAccessory, accessoryId, productName, priceExVat, grossMonth, netMonth }) => ({
      kind: isAccessory ? 'accessory' : 'product',
      accessoryId,
      productName,
      mandatory: false,
      priceExVat: money(priceExVat),
      grossMonth: money(grossMonth),
      netMonth: money(netMonth),
    })),
    priceExVat: money(order.price_ex_vat),
    monthlyBeforeSubsidy: money(order.price_without_subsidy),
    subsidyPerMonth: money(order.subsidy_month),
    grossDraw: money(order.gross_draw),
    netDraw: money(order.net_draw),
    monthlyPrice: money(order.monthly_price),
    total: money(order.monthly_price * order.months),
    explain: [],
    estimate: null,
  };
}
