import * as v from 'valibot';
import { expiringMonthsMax, expiringMonthsMin } from './constants.ts';
import { DaySchema } from './days.ts';
import { company, endpoint, Id, pageOf, pageQuery } from './endpoint.ts';
import * as list from './list-fields.ts';
import { MoneySchema } from './money.ts';

const Count = v.pipe(v.number(), v.integer());

const MonthsAhead = v.optional(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,2}$/))]),
    v.transform(Number),
    v.integer(),
    v.minValue(expiringMonthsMin),
    v.maxValue(expiringMonthsMax),
  ),
  3,
);
/** Fields of the list, by which it is sorted and filtered. */
export const expiringFields = { firstExpireDate: list.day, subscriptionName: list.text } as const;
export const ExpiringFilter = v.strictObject({
  ...pageQuery,
  months: MonthsAhead,
  ...list.sortAndFilter(expiringFields, 'firstExpireDate'),
});
export type ExpiringFilter = v.InferOutput<typeof ExpiringFilter>;

/** A subscription with running orders whose term ends soon. */
export const ExpiringRow = v.object({
  id: Id,
  subscriptionName: v.string(),
  orders: Count,
  employees: Count,
  firstExpireDate: DaySchema,
  lastExpireDate: DaySchema,
  monthlyTotal: MoneySchema,
  /** the people whose term ends, for a follow-up subscription; at most 1,000 */
  employeeIds: v.array(Id),
});
export type ExpiringRow = v.InferOutput<typeof ExpiringRow>;

export const listExpiring = endpoint('GET', '/company/subscriptions/expiring', {
  summary: 'Subscriptions with running orders whose term ends within 1 to 12 months',
  policy: company,
  query: ExpiringFilter,
  response: pageOf(ExpiringRow),
});
