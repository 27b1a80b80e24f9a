import * as v from 'valibot';
import { dataOf, endpoint, Id, pageOf } from './endpoint.ts';
import { Subscription } from './subscription-detail.ts';
import { SubscriptionFilter, SubscriptionRow } from './subscription-rows.ts';

const ofCompany = { roles: ['admin'], boundary: 'all', ids: { 'params.companyId': 'company' } } as const;

export const listCompanySubscriptions = endpoint({
  method: 'GET',
  path: '/admin/companies/:companyId/subscriptions',
  summary: 'Subscriptions of one company, to look at',
  policy: ofCompany,
  params: v.strictObject({ companyId: Id }),
  query: SubscriptionFilter,
  response: pageOf(SubscriptionRow),
  errors: ['company-not-found'],
});

export const getCompanySubscription = endpoint({
  method: 'GET',
  path: '/admin/companies/:companyId/subscriptions/:subscriptionId',
  summary: 'One subscription of one company, to look at',
  policy: { ...ofCompany, ids: { ...ofCompany.ids, 'params.subscriptionId': 'subscription' } },
  params: v.strictObject({ companyId: Id, subscriptionId: Id }),
  response: dataOf(Subscription),
  errors: ['company-not-found', 'subscription-not-found'],
});
