import * as v from 'valibot';
import { dataOf, employee, endpoint, Id } from './endpoint.ts';
import { OfferSchema } from './offer.ts';

/** The part of a subscription that an employee meets in the shop. */
export const OrderingWindowSchema = v.object({
  subscriptionName: v.string(),
  startDate: v.string(),
  endDate: v.string(),
  /** the first day a draw counts */
  effectDate: v.string(),
  /** the payroll month of the first draw, when the goods arrive in time */
  firstPeriod: v.string(),
  periods: v.array(v.number()),
});

export const EmployeeSubscription = v.object({
  id: Id,
  ...OrderingWindowSchema.entries,
  /** upcoming ones are named so that an empty shop can say when it opens */
  state: v.picklist(['active', 'upcoming']),
  allRisk: v.boolean(),
  employeeIns: v.boolean(),
  deliveryMethod: v.picklist(['USER_ADDRESS', 'COMPANY_ADDRESS']),
});
export type EmployeeSubscription = v.InferOutput<typeof EmployeeSubscription>;

export const listEmployeeSubscriptions = endpoint('GET', '/employee/subscriptions', {
  summary: 'Open subscriptions the employee is invited to, running now or about to start',
  policy: employee,
  response: dataOf(v.array(EmployeeSubscription)),
});

export const openSubscriptions = endpoint('POST', '/employee/subscriptions/opened', {
  summary: 'Note that the employee has looked at the running subscriptions; repeating it changes nothing',
  policy: employee,
  response: dataOf(v.object({ opened: v.number() })),
});

/** One catalog in one running subscription. */
export const ShopCatalog = v.object({
  id: Id,
  subscriptionId: Id,
  displayName: v.string(),
  description: v.string(),
  ...OrderingWindowSchema.entries,
  subsidy: OfferSchema.entries.subsidy,
});
export type ShopCatalog = v.InferOutput<typeof ShopCatalog>;

export const listShopCatalogs = endpoint('GET', '/employee/catalogs', {
  summary: 'Catalogs that the employee can order from today, with categories and what is left of the subsidy',
  policy: employee,
  response: dataOf(v.array(ShopCatalog)),
});
