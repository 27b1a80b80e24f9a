import * as v from 'valibot';
import { admin, company, endpoint, Id, pageOf, pageQuery } from './endpoint.ts';
import { LeasableOrder } from './leasing-agreements.ts';
import * as list from './list-fields.ts';

/** Fields of an agreement's orders, by which they are sorted and filtered. */
export const leasedOrderFields = {
  orderNumber: list.number,
  employeeName: list.text,
  product: list.text,
  productPrice: list.money,
  accessoryPrice: list.money,
  drawPerMonth: list.money,
} as const;
export const LeasedOrderFilter = v.strictObject({
  ...pageQuery,
  ...list.sortAndFilter(leasedOrderFields, 'orderNumber'),
});
export type LeasedOrderFilter = v.InferOutput<typeof LeasedOrderFilter>;

const shared = {
  summary: 'The orders of an agreement',
  query: LeasedOrderFilter,
  response: pageOf(LeasableOrder),
} as const;
const oneId = { 'params.leasingAgreementId': 'leasing-agreement' } as const;

export const listLeasedOrders = endpoint('GET', '/company/leasing/:leasingAgreementId/orders', {
  ...shared,
  policy: { ...company, ids: oneId },
  params: v.strictObject({ leasingAgreementId: Id }),
  errors: ['leasing-agreement-not-found'],
});
export const listCompanyLeasedOrders = endpoint(
  'GET',
  '/admin/companies/:companyId/leasing/:leasingAgreementId/orders',
  {
    ...shared,
    policy: { ...admin, ids: { 'params.companyId': 'company', ...oneId } },
    params: v.strictObject({ companyId: Id, leasingAgreementId: Id }),
    errors: ['company-not-found', 'leasing-agreement-not-found'],
  },
);
