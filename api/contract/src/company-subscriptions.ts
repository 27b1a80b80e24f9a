import * as v from 'valibot';
import { admin, dataOf, endpoint, Id, pageOf, Version } from './endpoint.ts';
import { Subscription } from './subscription-detail.ts';
import { SubscriptionFilter, SubscriptionRow } from './subscription-rows.ts';

const ofCompany = { ...admin, ids: { 'params.companyId': 'company' } } as const;

export const listCompanySubscriptions = endpoint('GET', '/admin/companies/:companyId/subscriptions', {
  summary: 'Subscriptions of one company, to look at',
  policy: ofCompany,
  params: v.strictObject({ companyId: Id }),
  query: SubscriptionFilter,
  response: pageOf(SubscriptionRow),
  errors: ['company-not-found'],
});

const one = {
  policy: { ...ofCompany, ids: { ...ofCompany.ids, 'params.subscriptionId': 'subscription' } },
  params: v.strictObject({ companyId: Id, subscriptionId: Id }),
  response: dataOf(Subscription),
} as const;
const missing = ['company-not-found', 'subscription-not-found'] as const;

export const getCompanySubscription = endpoint('GET', '/admin/companies/:companyId/subscriptions/:subscriptionId', {
  summary: 'One subscription of one company, to look at',
  ...one,
  errors: missing,
});

// RULES 3.4: closing is the company's and back office's; terms and people stay the company's alone.
const versioned = {
  ...one,
  body: v.strictObject({ version: Version }),
  errors: [...missing, 'changed-by-someone-else', 'invalid-data-provided'],
} as const;

export const closeCompanySubscription = endpoint(
  'POST',
  '/admin/companies/:companyId/subscriptions/:subscriptionId/close',
  {
    summary: 'Close it for the company: no new orders, running ones continue, invited employees are told',
    ...versioned,
  },
);

export const reopenCompanySubscription = endpoint(
  'POST',
  '/admin/companies/:companyId/subscriptions/:subscriptionId/reopen',
  { summary: 'Open it again for the company, while its end date has not passed', ...versioned },
);
