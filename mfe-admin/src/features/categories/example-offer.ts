import type { CategoryForm } from '@portal/contract/categories';
import { termsOfCategory, type TaxTable } from '@portal/contract/category-terms';
import type { Money } from '@portal/contract/money';
import type { Offer } from '@portal/contract/offer';

type Typed = { [Name in keyof CategoryForm]?: CategoryForm[Name] | undefined };
type Input = { price: number; months: number; currency: string; draws: Offer['terms']['draws'] };

const whole = (value: number | null | undefined, otherwise: number): number =>
  Number.isSafeInteger(value) && value ? value : otherwise;
const rate = (value: number | null | undefined): number | null =>
  Number.isSafeInteger(value) ? (value ?? null) : null;

/** A product of the typed price in the typed category, without accessories, insurance and subsidy. */
export function exampleOffer(typed: Typed, table: TaxTable, { price, months, currency, draws }: Input): Offer {
  const money = (amount: number): Money => ({ amount, currency });
  const terms = termsOfCategory(
    {
      allow_multiple_accessories: true,
      accessory_limit: null,
      percentage: 0,
      is_present: typed.is_present ?? false,
      showSalaryCalculation: typed.showSalaryCalculation ?? true,
      requireMultimediaTax: typed.requireMultimediaTax ?? false,
      // Half a number is being typed: the table's counts meanwhile.
      tax: rate(typed.tax),
      middleTax: rate(typed.middleTax),
      topTax: rate(typed.topTax),
      topTopTax: rate(typed.topTopTax),
      scrapPercent: whole(typed.scrapPercent, 0),
      is_subscription: false,
      gross_limit: rate(typed.gross_limit),
      deductibleVatPercent: Math.min(10_000, rate(typed.deductibleVatPercent) ?? 10_000),
      taxableMode: typed.taxableMode ?? 'NONE',
      taxablePercent: whole(typed.taxablePercent, 0),
      freeYearly: typed.freeYearly ?? 'NONE',
      giftKind: typed.giftKind ?? 'SMALL',
      insuranceRequired: false,
    },
    table,
    { currency, draws, billingPeriodMonths: 1 },
  );
  return {
    productName: '',
    price: money(price),
    retailPrice: null,
    allRisk: null,
    employeeIns: null,
    periods: [months],
    accessories: [],
    terms,
    subsidy: { yearly: money(0), perMonth: money(0), left: money(0) },
  };
}
