import * as v from 'valibot';
import { DaySchema } from './days.ts';
import { Id, pageQuery, Version } from './endpoint.ts';
import * as list from './list-fields.ts';
import { subscriptionStates, SubscriptionStatus, subscriptionViews } from './subscription-kinds.ts';

const Count = v.pipe(v.number(), v.integer());

export const SubscriptionRow = v.object({
  id: Id,
  subscriptionName: v.string(),
  startDate: DaySchema,
  endDate: DaySchema,
  effectDate: DaySchema,
  status: SubscriptionStatus,
  state: v.picklist(subscriptionStates),
  catalogNames: v.array(v.string()),
  periods: v.array(v.number()),
  employees: Count,
  invited: Count,
  ordered: Count,
  totalOrders: Count,
  /** proposals that wait for acceptance; they are in none of the other counts (DECISIONS 46) */
  proposals: Count,
  /** closed, and its last day has not passed */
  isReopenable: v.boolean(),
  version: Version,
});
export type SubscriptionRow = v.InferOutput<typeof SubscriptionRow>;

/** Fields of the list, by which it is sorted and filtered. */
export const subscriptionFields = {
  startDate: list.day,
  endDate: list.day,
  effectDate: list.day,
  subscriptionName: list.text,
} as const;
export const SubscriptionFilter = v.strictObject({
  ...pageQuery,
  view: v.optional(v.picklist(subscriptionViews), 'open'),
  ...list.sortAndFilter(subscriptionFields, '-startDate'),
});
export type SubscriptionFilter = v.InferOutput<typeof SubscriptionFilter>;
/** `employeeId`: those that the employee is invited to. */
export const CompanySubscriptionFilter = v.strictObject({ ...SubscriptionFilter.entries, employeeId: v.optional(Id) });
export type CompanySubscriptionFilter = v.InferOutput<typeof CompanySubscriptionFilter>;
