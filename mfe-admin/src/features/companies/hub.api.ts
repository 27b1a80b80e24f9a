import { companyAdmins } from '@portal/contract/admins';
import { listCompanySubscriptions } from '@portal/contract/company-subscriptions';
import { listAllOrders } from '@portal/contract/order-lists';
import { call, queryOf, queryOptions } from '@portal/shared-ui';

const few = 5;

/** The newest orders of a company, without the lines of their accessories. */
export const newestOrders = (companyId: string) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'newest', companyId],
    queryFn: async ({ signal }) => {
      const page = await call(listAllOrders, { query: { companyId, pageSize: few } }, { signal });
      return { ...page, data: page.data.filter(({ isAccessory }) => !isAccessory) };
    },
  });

export const openSubscriptions = (companyId: string) =>
  queryOf(['admin', 'subscriptions', companyId, 'few'], listCompanySubscriptions, {
    params: { companyId },
    query: { pageSize: few },
  });

export const firstAdministrators = (companyId: string) =>
  queryOf(['admins', 'few', companyId], companyAdmins.list, { params: { companyId }, query: { pageSize: few } });
