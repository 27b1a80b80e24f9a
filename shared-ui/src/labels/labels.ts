import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '@portal/contract/constants';
import type { Role } from '@portal/contract/endpoint';

/** The one table of words for roles and states (DECISIONS 29). Codes never reach the screen. */
type Labels<Code extends string> = Readonly<Record<Code, MessageDescriptor>>;

/** Shown in the header for the kind of login (SPEC 1). */
export const roleLabels = {
  admin: msg`Back office`,
  supplier: msg`Supplier`,
  company: msg`Company`,
  employee: msg`Employee`,
} satisfies Labels<Role>;

/** The role of an employee's membership: COMPANY is shown as Admin (SPEC 1, 4). */
export const employeeRoleLabels = { COMPANY: msg`Admin`, EMPLOYEE: msg`Employee` } satisfies Labels<string>;

/** Users and companies. */
export const accountStatusLabels = {
  ACTIVE: msg`Active`,
  PENDING: msg({ message: 'Pending', context: 'account' }),
  BLOCKED: msg`Blocked`,
} satisfies Labels<string>;

/** What is shown of an order (`orderStateOf`): its status, or that a proposal is no order (DECISIONS 46). */
export const orderStatusLabels = {
  PROPOSED: msg`Waits for acceptance`,
  ORDERED: msg`Ordered`,
  PROCESSING: msg`Processing`,
  DISPATCHED: msg`Shipped`,
  COMPLETED: msg`Completed`,
  DELETED: msg`Deleted`,
  NOT_ACCEPTED: msg`Not accepted`,
} satisfies Labels<string>;

/** Pay-in-full, RMA and similar requests. */
export const requestStatusLabels = {
  PENDING: msg({ message: 'Pending', context: 'request' }),
  CREATED: msg`Created`,
  UPDATED: msg`Updated`,
  ACCEPTED: msg`Accepted`,
  DECLINED: msg`Declined`,
  PAID: msg`Paid`,
  CLOSED: msg`Closed`,
  APPROVED: msg`Approved`,
  REJECTED: msg`Rejected`,
} satisfies Labels<string>;

/** Where a subscription stands in time: derived from its days, never stored (RULES 3.4). */
export const subscriptionStateLabels = {
  UPCOMING: msg({ message: 'Upcoming', context: 'subscription' }),
  ACTIVE: msg({ message: 'Active', context: 'subscription' }),
  EXPIRED: msg({ message: 'Expired', context: 'subscription' }),
  CLOSED: msg({ message: 'Closed', context: 'subscription' }),
} satisfies Labels<string>;

/** How a salary file is made (SPEC 4). */
export const salaryFileMethodLabels = { AUTOMATIC: msg`Automatic`, MANUAL: msg`Manual` } satisfies Labels<string>;

export const drawFrequencyLabels = { monthly: msg`Monthly`, quarterly: msg`Quarterly` } satisfies Labels<string>;

export const currencyLabels = {
  DKK: msg`Danish krone`,
  SEK: msg`Swedish kroner`,
  NOK: msg`Norwegian kroner`,
  EUR: msg`Euro`,
  USD: msg`United States dollar`,
} satisfies Labels<string>;

/** A language is always named in itself, whatever the page's language is. */
export const languageNames: Readonly<Record<Locale, string>> = { 'en-us': 'English', 'da-dk': 'Dansk' };

export type OrderStatus = keyof typeof orderStatusLabels;
export type RequestStatus = keyof typeof requestStatusLabels;
export type AccountStatus = keyof typeof accountStatusLabels;
export type SubscriptionState = keyof typeof subscriptionStateLabels;
