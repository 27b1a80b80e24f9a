import { listCompanyProducts } from '@portal/contract/company-catalogs';
import type { BodyOf } from '@portal/contract/endpoint';
import { createProposal, getEmployeeOffer, listTakenCategories } from '@portal/contract/proposals';
import type { Subscription } from '@portal/contract/subscription-detail';
import { call, queryOf, queryOptions } from '@portal/shared-ui';
import { useBinding, type ComboOption } from '@portal/shared-ui/kit';
import { everything } from '../query-keys.ts';

type Offered = { subscriptionId: string; employeeId: string; productId: string };

/** Categories in which the employee can be proposed nothing now. */
export const takenCategories = (params: Omit<Offered, 'productId'>) =>
  queryOptions({ ...queryOf(['proposals', 'taken', params], listTakenCategories, { params }), gcTime: 0 });

/** Priced products of the subscription's catalogs, for what was typed, without those of the named categories. */
export async function findProducts(
  catalogs: Subscription['catalogs'],
  without: ReadonlySet<string>,
  q: string,
  signal: AbortSignal,
): Promise<ComboOption[]> {
  const pages = await Promise.all(
    catalogs.map(({ catalogId }) =>
      call(listCompanyProducts, { params: { catalogId }, query: { q, pageSize: 20 } }, { signal }),
    ),
  );
  return pages
    .flatMap(({ data }) => data)
    .filter(({ price, categoryId }) => price.amount > 0 && !without.has(categoryId))
    .map(({ id, productName, categoryName }) => ({ id, label: productName, detail: categoryName }));
}

/** What one employee would pay for a product today, with what is left of the subsidy. */
export const employeeOffer = (params: Offered) =>
  queryOptions({ ...queryOf(['proposals', 'offer', params], getEmployeeOffer, { params }), gcTime: 0 });

export const usePropose = () =>
  useBinding(
    everything,
    (body: BodyOf<typeof createProposal>, idempotencyKey) => call(createProposal, { body }, { idempotencyKey }),
    ['proposals', 'offer'],
  );
