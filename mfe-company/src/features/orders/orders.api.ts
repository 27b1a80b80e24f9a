import { downloadCompanyAddendum, getCompanyOrder } from '@portal/contract/order-detail';
import { cancelCompanyOrderFile } from '@portal/contract/order-files';
import type { CompanyOrderFilter } from '@portal/contract/order-filters';
import { countCompanyOrders, exportCompanyOrders, listCompanyOrders } from '@portal/contract/order-lists';
import { previewCompanyProcess, processCompanyOrders } from '@portal/contract/order-processing';
import { changeCompanyOrderStatuses } from '@portal/contract/order-status-changes';
import { foldAccessories, type OrderChangeRequest, type ProcessRequest } from '@portal/orders';
import { call, download, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@portal/shared-ui';

const ordersKey = ['company', 'orders'] as const;
const orderFiles = ['company', 'order-files'] as const;

/** Which orders a page is about: all, one subscription's, or one employee's. */
export type OrdersOf = { subscriptionId?: string; employeeId?: string };
/** What a list of orders is narrowed by besides. */
export type Narrowing = Pick<CompanyOrderFilter, 'supplierId' | 'categoryId' | 'department'>;

/** One page of the company's orders, each with its accessories folded in. */
export const orderList = (filter: CompanyOrderFilter) =>
  queryOptions({
    queryKey: [...ordersKey, 'list', filter],
    queryFn: async () => {
      const { data, meta } = await call(listCompanyOrders, { query: filter });
      return { data: foldAccessories(data), meta };
    },
    placeholderData: keepPreviousData,
  });

/** Orders per tab, and the day of the next salary file. */
export const orderCounts = (where: OrdersOf & Narrowing) =>
  queryOptions({
    queryKey: [...ordersKey, 'counts', where],
    queryFn: async () => (await call(countCompanyOrders, { query: where })).data,
  });

export const orderDetail = (orderId: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'detail', orderId],
    queryFn: async () => (await call(getCompanyOrder, { params: { orderId } })).data,
  });

export const exportOrders = (
  { page: _page, pageSize: _pageSize, ...filter }: CompanyOrderFilter,
  format: 'csv' | 'xlsx',
) => download(exportCompanyOrders, { query: { ...filter, format } }, `orders.${format}`);

/** What a company may do with its orders; afterwards lists, counts and drawers ask again. */
export function useOrderActions() {
  const client = useQueryClient();
  const again = () => Promise.all([ordersKey, orderFiles].map((queryKey) => client.invalidateQueries({ queryKey })));
  return {
    preview: async (orderIds: string[]) => (await call(previewCompanyProcess, { body: { orderIds } })).data,
    process: async ({ orderIds, customName, seen }: ProcessRequest, idempotencyKey: string) => {
      const name = customName.trim();
      const body = { orderIds, seen, binding: true, ...(name ? { customName: name } : {}) };
      return (await call(processCompanyOrders, { body }, { idempotencyKey })).data;
    },
    cancel: (orderFileId: string) => call(cancelCompanyOrderFile, { params: { orderFileId } }),
    readAgain: again,
    change: async (request: OrderChangeRequest) => {
      const { data } = await call(changeCompanyOrderStatuses, { body: request });
      await again();
      return data;
    },
  };
}

/** The addendum that the employee accepted; a failure is a toast: nothing on the page changed. */
export const useAddendum = () =>
  useMutation({
    mutationFn: (orderId: string) => download(downloadCompanyAddendum, { params: { orderId } }, 'addendum.pdf'),
  });
