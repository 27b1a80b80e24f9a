import * as v from 'valibot';
import type { ErrorDetail, SeenValue } from './errors.ts';
import { MoneySchema } from './money.ts';

/** How a fact is read: minor units with currency, basis points, `YYYY-MM-DD`, `YYYY-MM`, a number, a text. */
export type FactForm = 'money' | 'rate' | 'day' | 'period' | 'count' | 'text';

/** Everything that a screen may show of an agreement, and how it is read. Its labels are in shared-ui. */
export const factForms = {
  // An order and a proposal.
  line: 'money',
  price: 'money',
  allRisk: 'money',
  employeeIns: 'money',
  beforeSubsidy: 'money',
  subsidy: 'money',
  grossDraw: 'money',
  netDraw: 'money',
  monthlyPrice: 'money',
  total: 'money',
  taxRate: 'rate',
  netPerMonth: 'money',
  saving: 'money',
  buyOut: 'money',
  months: 'count',
  periods: 'text',
  firstPeriod: 'period',
  effectDate: 'day',
  endDate: 'day',
  delivery: 'text',
  rules: 'text',
  rulesVersion: 'count',
  salaryCalculation: 'text',
  addendumVersion: 'count',
  // A pay-in-full request and an exit.
  payLine: 'money',
  fee: 'money',
  priceExVat: 'money',
  vat: 'money',
  exitDate: 'day',
  monthsRemaining: 'count',
  waitingDraws: 'count',
  notShipped: 'count',
  requestTotal: 'money',
  excess: 'money',
  // The end of a term.
  termEnd: 'day',
  returnBy: 'day',
  // A decision about an RMA request.
  rmaStatus: 'text',
  incidentDate: 'day',
  whatHappened: 'text',
  allRiskUntil: 'text',
  serialNumber: 'text',
  messages: 'count',
  photos: 'count',
  // Orders that are processed, leased or paid.
  order: 'money',
  orderPrice: 'money',
  orderCount: 'count',
  ordersPrice: 'money',
  ordersMonthly: 'money',
  address: 'count',
  productPrice: 'money',
  accessoryPrice: 'money',
  leasingValue: 'money',
  leasingDraw: 'money',
  leasingStart: 'day',
  leasingEnd: 'day',
  // A salary file.
  fileTotal: 'money',
  fileRows: 'count',
  fileDraws: 'count',
  recipients: 'text',
  sha256: 'text',
  salaryPeriod: 'period',
  // Mails to several people.
  mailCount: 'count',
  addressees: 'text',
} as const satisfies Record<string, FactForm>;
export type FactName = keyof typeof factForms;
const factNames = Object.keys(factForms) as [FactName, ...FactName[]];

const SeenValueSchema = v.union([
  MoneySchema,
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.string(), v.maxLength(20_000, 'too-long')),
]);

/** One fact of a screen; `of` names what it is about where there are several (a product, an order, a tax level). */
const SeenFact = v.strictObject({
  fact: v.picklist(factNames),
  of: v.optional(v.pipe(v.string(), v.maxLength(1_000, 'too-long')), ''),
  value: SeenValueSchema,
});
export type SeenFact = { fact: FactName; of: string; value: SeenValue };

/**
 * What stood on the screen when a binding button was pressed (DECISIONS 48). Required: without it nothing is agreed. It
 * is compared whole, so what is left out counts as not seen.
 */
export const Seen = v.pipe(v.array(SeenFact, 'required'), v.maxLength(6_000, 'too-long'));
export type Seen = SeenFact[];

/** What every body of a binding act carries. */
export const seenEntry = { seen: Seen } as const;

/** A fact; without a subject where there is only one of its kind. */
export function fact(name: FactName, value: SeenValue, of = ''): SeenFact {
  return { fact: name, of, value };
}

/**
 * Every fact that is not what it was, with both values; null where one side does not have it. Empty when the person saw
 * what is true. Facts of one name and subject are compared in their order.
 */
export function differences(seen: readonly SeenFact[], current: readonly SeenFact[]): ErrorDetail[] {
  const [before, now] = [byKey(seen), byKey(current)];
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), now.get(key)];
    const named = is ?? was;
    if (!named || isSame(was?.value, is?.value)) return [];
    return [
      {
        path: named.fact,
        key: 'changed-by-someone-else',
        ...(named.of === '' ? {} : { of: named.of }),
        seen: was?.value ?? null,
        current: is?.value ?? null,
      },
    ];
  });
}

function byKey(facts: readonly SeenFact[]): Map<string, SeenFact> {
  const counts = new Map<string, number>();
  return new Map(
    facts.map((one) => {
      const name = `${one.fact} ${one.of}`;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [`${name} ${count}`, one];
    }),
  );
}

function isSame(left: SeenValue | undefined, right: SeenValue | undefined): boolean {
  if (typeof left === 'object' && typeof right === 'object')
    return left.amount === right.amount && left.currency === right.currency;
  return left === right;
}
