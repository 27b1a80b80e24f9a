import * as v from 'valibot';
import { dataOf, endpoint, Id, line } from './endpoint.ts';

const own = { roles: 'signed-in', boundary: 'user' } as const;
/** Every list whose columns and views are kept. */
export const listNames = [
  'accessories',
  'activity',
  'administrators',
  'audit-log',
  'catalog-companies',
  'catalog-products',
  'catalog-resellers',
  'catalogs',
  'categories',
  'companies',
  'company-catalogs',
  'company-employees',
  'company-salary-files',
  'company-subscriptions',
  'currencies',
  'deliveries',
  'draws-by-order',
  'employee-imports',
  'employees',
  'ends-of-term',
  'expiring-subscriptions',
  'hr-systems',
  'leased-orders',
  'leasing-agreements',
  'order-files',
  'orders',
  'participants',
  'pay-in-full-requests',
  'product-imports',
  'products',
  'rma-queue',
  'rma-requests',
  'run-draws',
  'salary-files',
  'salary-systems',
  'subscription-draws',
  'subscriptions',
  'suppliers',
  'users',
] as const;
export const ListName = v.picklist(listNames, 'invalid-data-provided');
export type ListName = v.InferOutput<typeof ListName>;
const params = v.strictObject({ list: ListName });
const Keys = v.pipe(
  v.array(line(40)),
  v.maxLength(40, 'invalid-data-provided'),
  v.check((keys) => new Set(keys).size === keys.length, 'invalid-data-provided'),
);

/** A saved view; `isOwn` is false for what a colleague shares. */
export const ListView = v.object({
  id: Id,
  name: v.string(),
  search: v.string(),
  isShared: v.boolean(),
  isDefault: v.boolean(),
  isOwn: v.boolean(),
});
export type ListView = v.InferOutput<typeof ListView>;

/** Keys of the columns that a person wants to see in one list, in their order; null: as the list comes. */
export const ListColumns = v.object({ columns: v.nullable(v.array(v.string())) });
export const ListChoices = v.object({ ...ListColumns.entries, views: v.array(ListView) });

export const getListColumns = endpoint('GET', '/user/columns/:list', {
  summary: 'The own columns of a list, and the saved views: own ones and those that colleagues share',
  policy: own,
  params,
  response: dataOf(ListChoices),
});

export const saveListColumns = endpoint('PUT', '/user/columns/:list', {
  summary: 'Save the own columns of a list; null takes the choice back',
  policy: own,
  params,
  body: v.strictObject({ columns: v.nullable(Keys) }),
  response: dataOf(ListColumns),
});
