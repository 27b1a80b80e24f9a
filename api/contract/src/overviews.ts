import * as v from 'valibot';
import { admin, dataOf, endpoint, Id } from './endpoint.ts';

const Count = v.pipe(v.number(), v.integer());

/** Of those who lose something when it ends: people who can log in, and orders that still run. */
const touched = { people: Count, runningOrders: Count } as const;

/** How much of everything one company has: the tabs of its page, what waits, and what a block would touch. */
export const CompanyOverview = v.object({
  ...touched,
  employees: Count,
  administrators: Count,
  addresses: Count,
  subscriptions: Count,
  openSubscriptions: Count,
  orders: Count,
  ordersToProcess: Count,
  ordersInProcess: Count,
  orderFiles: Count,
  salaryFiles: Count,
  /** made, and refused by the mail server */
  undeliveredSalaryFiles: Count,
  leasingAgreements: Count,
  catalogs: Count,
  payInFull: Count,
  openPayInFull: Count,
  rma: Count,
  openRma: Count,
});
export type CompanyOverview = v.InferOutput<typeof CompanyOverview>;

/** The same of a supplier. `people` and `runningOrders` are those of the companies that it serves. */
export const SupplierOverview = v.object({
  ...touched,
  users: Count,
  companies: Count,
  catalogs: Count,
  /** companies that have one of its catalogs */
  assignedCompanies: Count,
  orders: Count,
  /** ordered or in process: it has still to ship them */
  unfinishedOrders: Count,
  openRma: Count,
});
export type SupplierOverview = v.InferOutput<typeof SupplierOverview>;

export const getCompanyOverview = endpoint('GET', '/admin/companies/:companyId/overview', {
  summary: 'How much of everything a company has, and how many people and orders a block would touch',
  policy: { ...admin, ids: { 'params.companyId': 'company' } },
  params: v.strictObject({ companyId: Id }),
  response: dataOf(CompanyOverview),
  errors: ['company-not-found'],
});

export const getSupplierOverview = endpoint('GET', '/admin/suppliers/:supplierId/overview', {
  summary: 'How much of everything a supplier has, and how many people and orders its end as reseller would touch',
  policy: { ...admin, ids: { 'params.supplierId': 'supplier' } },
  params: v.strictObject({ supplierId: Id }),
  response: dataOf(SupplierOverview),
  errors: ['supplier-not-found'],
});
