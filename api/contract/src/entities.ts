/**
 * Everything that an id in a path, query or body can name. A policy names one of these beside each of its ids; the
 * tests of the rights need one of each for two tenants, so a new one does not compile until they have it.
 */
export type Entity =
  | 'accessory'
  | 'address'
  | 'catalog'
  | 'category'
  | 'company'
  | 'currency'
  | 'employee'
  | 'hr-system'
  | 'import'
  | 'import-mapping'
  | 'job'
  | 'leasing-agreement'
  | 'leasing-partner'
  | 'list-view'
  | 'mail'
  | 'membership'
  | 'notification'
  | 'order'
  | 'order-file'
  | 'pay-in-full-request'
  | 'picture'
  | 'product'
  | 'published-theme'
  | 'rma-request'
  | 'salary-file'
  | 'salary-system'
  | 'session'
  | 'subscription'
  | 'subscription-draft'
  | 'supplier'
  | 'tax-draft'
  | 'user';

/** path of each id → the entity that it names, e.g. `{ 'params.companyId': 'company' }` */
export type PolicyIds = Readonly<Record<string, Entity>>;
