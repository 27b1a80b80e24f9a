import * as v from 'valibot';
import { DaySchema } from './days.ts';
import { company, dataOf, endpoint, Id, pageOf, Version } from './endpoint.ts';
import type { PolicyIds } from './entities.ts';
import { MailText } from './mail-preview.ts';
import { ExcludedEmployee, SavedSubscription, Subscription } from './subscription-detail.ts';
import { SubscriptionChange, SubscriptionDraft, SubscriptionSketch } from './subscription-draft.ts';
import { CompanySubscriptionFilter, SubscriptionRow } from './subscription-rows.ts';

const Count = v.pipe(v.number(), v.integer());

const one = v.strictObject({ subscriptionId: Id });
const own = { ...company, ids: { 'params.subscriptionId': 'subscription' } } as const;
const pickIds = (field: string): PolicyIds => ({ [`body.${field}.employeeIds[]`]: 'employee' });
const draftIds: PolicyIds = {
  'body.addressId': 'address',
  'body.catalogs[].catalogId': 'catalog',
  ...pickIds('employees'),
};
const notOwn = 'subscription-does-not-belong-to-your-company';

export const listSubscriptions = endpoint('GET', '/company/subscriptions', {
  summary: 'Subscriptions of the company, by where they stand in time',
  policy: { ...company, ids: { 'query.employeeId': 'employee' } },
  query: CompanySubscriptionFilter,
  response: pageOf(SubscriptionRow),
  errors: ['employee_not_found'],
});

export const countSubscriptions = endpoint('GET', '/company/subscriptions/counts', {
  summary: 'How many subscriptions each view of the list holds',
  policy: company,
  response: dataOf(v.object({ open: Count, upcoming: Count, active: Count, expired: Count, closed: Count })),
});

export const getSubscription = endpoint('GET', '/company/subscriptions/:subscriptionId', {
  summary: 'One subscription with its catalogs and what may still change',
  policy: own,
  params: one,
  response: dataOf(Subscription),
  errors: [notOwn],
});

export const checkSubscription = endpoint('POST', '/company/subscriptions/check', {
  summary: 'Checks a half-filled subscription and says who would be invited; saves nothing',
  policy: { ...company, ids: draftIds },
  body: SubscriptionSketch,
  response: dataOf(
    v.object({
      problems: v.array(v.object({ path: v.string(), key: v.string() })),
      employees: v.object({ count: Count, excluded: v.array(ExcludedEmployee) }),
      /** open subscriptions with a catalog and an ordering window in common */
      overlaps: v.array(v.object({ id: Id, subscriptionName: v.string(), startDate: DaySchema, endDate: DaySchema })),
      startsAtOnce: v.boolean(),
      /** the mail that invites, as an employee will read it in the admin's language */
      mail: MailText,
    }),
  ),
  errors: ['catalog-not-in-your-company', 'currency-differs', 'address-not-found', 'employee_not_found'],
});

export const createSubscription = endpoint('POST', '/company/subscriptions', {
  summary: 'Create a subscription; invitations leave on its start date, or at once when that has come',
  status: 201,
  policy: { ...company, ids: { ...draftIds, 'body.draftId': 'subscription-draft' } },
  body: SubscriptionDraft,
  response: dataOf(SavedSubscription),
  errors: [
    'needs-a-selected-address',
    'termination-insurance-needs-all-risk',
    'end-before-start',
    'catalog-not-in-your-company',
    'currency-differs',
    'address-not-found',
    'employee_not_found',
    'must-be-in-the-future',
    'draft-not-found',
  ],
});

export const changeSubscription = endpoint('PATCH', '/company/subscriptions/:subscriptionId', {
  summary: 'Change a subscription; with orders only its name, end date and added employees',
  policy: {
    ...company,
    ids: {
      ...own.ids,
      'body.addressId': 'address',
      'body.catalogs[].catalogId': 'catalog',
      ...pickIds('addedEmployees'),
      'body.removedEmployeeIds[]': 'employee',
    },
  },
  params: one,
  body: SubscriptionChange,
  response: dataOf(SavedSubscription),
  errors: [
    notOwn,
    'subscription-has-orders',
    'changed-by-someone-else',
    'needs-a-selected-address',
    'termination-insurance-needs-all-risk',
    'end-before-start',
    'catalog-not-in-your-company',
    'currency-differs',
    'address-not-found',
    'employee_not_found',
    'must-be-in-the-future',
  ],
});

const versioned = {
  params: one,
  body: v.strictObject({ version: Version }),
  response: dataOf(Subscription),
  errors: [notOwn, 'changed-by-someone-else', 'invalid-data-provided'],
} as const;

export const closeSubscription = endpoint('POST', '/company/subscriptions/:subscriptionId/close', {
  summary: 'Close: no new orders, running ones continue, invited employees are told',
  policy: own,
  ...versioned,
});

export const reopenSubscription = endpoint('POST', '/company/subscriptions/:subscriptionId/reopen', {
  summary: 'Open again, while its end date has not passed',
  policy: own,
  ...versioned,
});

export const removeSubscription = endpoint('DELETE', '/company/subscriptions/:subscriptionId', {
  summary: 'Delete a subscription that never had an order',
  policy: own,
  params: one,
  response: dataOf(v.object({ id: Id })),
  errors: [notOwn, 'subscription-has-orders'],
});
