import { downloadOrderAddendum, getOrder } from '@portal/contract/order-detail';
import { changeOrder, dispatchOrders } from '@portal/contract/order-dispatch';
import { cancelOrderFile } from '@portal/contract/order-files';
import type { AdminOrderFilter } from '@portal/contract/order-filters';
import { countAllOrders, exportAllOrders, listAllOrders } from '@portal/contract/order-lists';
import { previewProcess, processOrders } from '@portal/contract/order-processing';
import { changeAnyOrderStatuses, creditOrder } from '@portal/contract/order-status-changes';
import { foldAccessories, type OrderChangeRequest, type ProcessRequest, type ShipRequest } from '@portal/orders';
import { call, download, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@portal/shared-ui';

const everything = ['admin', 'orders'] as const;
const orderFiles = ['admin', 'order-files'] as const;

/** Which orders a page is about: all, one company's, or one of its subscriptions'. */
export type OrdersOf = { companyId?: string; subscriptionId?: string };
type Counted = Partial<Pick<AdminOrderFilter, 'companyId' | 'subscriptionId' | 'supplierId' | 'categoryId'>>;

/** One page of orders, each with its accessories folded in. */
export const orderList = (filter: AdminOrderFilter) =>
  queryOptions({
    queryKey: [...everything, 'list', filter],
    queryFn: async () => {
      const { data, meta } = await call(listAllOrders, { query: filter });
      return { data: foldAccessories(data), meta };
    },
    placeholderData: keepPreviousData,
  });

export const orderCounts = (where: Counted) =>
  queryOptions({
    queryKey: [...everything, 'counts', where],
    queryFn: async () => (await call(countAllOrders, { query: where })).data,
  });

export const orderDetail = (orderId: string) =>
  queryOptions({
    queryKey: [...everything, 'detail', orderId],
    queryFn: async () => (await call(getOrder, { params: { orderId } })).data,
  });

export const exportOrders = (
  { page: _page, pageSize: _pageSize, ...filter }: AdminOrderFilter,
  format: 'csv' | 'xlsx',
) => download(exportAllOrders, { query: { ...filter, format } }, `orders.${format}`);

/** What the back office may do with orders; afterwards lists, counts and drawers ask again. */
export function useOrderActions() {
  const client = useQueryClient();
  const again = () => Promise.all([everything, orderFiles].map((queryKey) => client.invalidateQueries({ queryKey })));
  return {
    preview: async (orderIds: string[]) => (await call(previewProcess, { body: { orderIds } })).data,
    process: async ({ orderIds, customName, seen }: ProcessRequest, idempotencyKey: string) => {
      const name = customName.trim();
      const body = { orderIds, seen, binding: true, ...(name ? { customName: name } : {}) };
      return (await call(processOrders, { body }, { idempotencyKey })).data;
    },
    cancel: (orderFileId: string) => call(cancelOrderFile, { params: { orderFileId } }),
    readAgain: again,
    change: async (request: OrderChangeRequest) => {
      const { data } = await call(changeAnyOrderStatuses, { body: request });
      await again();
      return data;
    },
    ship: async (request: ShipRequest) => {
      const { data } = await call(dispatchOrders, { body: request });
      await again();
      return data;
    },
    credit: async (orderId: string, from: string) => {
      await call(creditOrder, { params: { orderId }, body: { from } });
      await again();
    },
    correct: async (orderId: string, body: { serialNumber?: string; tracking?: string; version: number }) => {
      await call(changeOrder, { params: { orderId }, body });
      await again();
    },
  };
}

/** The addendum that the employee accepted; a failure is a toast: nothing on the page changed. */
export const useAddendum = () =>
  useMutation({
    mutationFn: (orderId: string) => download(downloadOrderAddendum, { params: { orderId } }, 'addendum.pdf'),
  });
