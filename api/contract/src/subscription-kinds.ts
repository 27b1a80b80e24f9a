import * as v from 'valibot';

/** Stored: open or closed. Where it stands in time is derived from its days, never stored (RULES 3.4). */
export const SubscriptionStatus = v.picklist(['OPEN', 'CLOSED']);
export const subscriptionStates = ['UPCOMING', 'ACTIVE', 'EXPIRED', 'CLOSED'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Tabs of the list. `open`: not closed and not over, what a company works with. */
export const subscriptionViews = ['open', 'upcoming', 'active', 'expired', 'closed'] as const;
export type SubscriptionView = (typeof subscriptionViews)[number];

export const DeliveryMethod = v.picklist(['USER_ADDRESS', 'COMPANY_ADDRESS'], 'invalid-data-provided');
export const SalaryFileMethod = v.picklist(['AUTOMATIC', 'MANUAL'], 'invalid-data-provided');
