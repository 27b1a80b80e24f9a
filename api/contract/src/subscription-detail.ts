import * as v from 'valibot';
import { DaySchema } from './days.ts';
import { Id } from './endpoint.ts';
import { Minor } from './money.ts';
import { DeliveryMethod, SalaryFileMethod } from './subscription-kinds.ts';
import { SubscriptionRow } from './subscription-rows.ts';

const Instant = v.nullable(v.pipe(v.string(), v.isoTimestamp()));
const Count = v.pipe(v.number(), v.integer());

/** The whole subscription. `lockedFields` names what may no longer change, because employees have ordered. */
export const Subscription = v.object({
  ...SubscriptionRow.entries,
  currency: v.string(),
  /** the term that the shop opens with; null: the longest one */
  defaultMonths: v.nullable(v.number()),
  deliveryMethod: DeliveryMethod,
  addressId: v.nullable(Id),
  addressName: v.nullable(v.string()),
  grossDraw: v.boolean(),
  netDraw: v.boolean(),
  allRisk: v.boolean(),
  employeeIns: v.boolean(),
  salaryFileMethod: SalaryFileMethod,
  catalogs: v.array(v.object({ catalogId: Id, displayName: v.string(), subsidyYearly: Minor })),
  startedAt: Instant,
  remindedAt: Instant,
  /** on how many days before the end those who have not ordered are reminded, the earliest first; empty: never */
  reminderDays: v.array(Count),
  /** the day of the next one by the clock; null when none is left */
  nextReminder: v.nullable(DaySchema),
  opened: Count,
  /** invitations that the mail server has not taken, of people who have not opened the subscription */
  undelivered: Count,
  lastOrderDate: v.nullable(DaySchema),
  isLocked: v.boolean(),
  isRemovable: v.boolean(),
});
export type Subscription = v.InferOutput<typeof Subscription>;

/** A person who was picked but cannot be invited, with the reason. */
export const ExcludedEmployee = v.object({ employeeId: Id, name: v.string(), reason: v.picklist(['BLOCKED', 'LEFT']) });
export type ExcludedEmployee = v.InferOutput<typeof ExcludedEmployee>;

/** What inviting did. `invited` counts mails sent now; an upcoming subscription invites when it starts. */
export const SavedSubscription = v.object({
  subscription: Subscription,
  added: Count,
  invited: Count,
  excluded: v.array(ExcludedEmployee),
});
export type SavedSubscription = v.InferOutput<typeof SavedSubscription>;
