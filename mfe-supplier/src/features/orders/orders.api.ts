import { getSupplierOrder } from '@portal/contract/order-detail';
import { changeSupplierOrder, dispatchSupplierOrders } from '@portal/contract/order-dispatch';
import { downloadSupplierOrderFile, listSupplierOrderFiles } from '@portal/contract/order-files';
import type { SupplierOrderFilter } from '@portal/contract/order-filters';
import { countSupplierOrders, exportSupplierOrders, listSupplierOrders } from '@portal/contract/order-lists';
import { changeSupplierOrderStatuses } from '@portal/contract/order-status-changes';
import { foldAccessories, type OrderChangeRequest, type ShipRequest } from '@portal/orders';
import { call, download, keepPreviousData, queryOf, queryOptions, useQueryClient } from '@portal/shared-ui';

const everything = ['supplier', 'orders'] as const;

/** One page of the orders to this supplier, each with its accessories folded in. */
export const orderList = (filter: SupplierOrderFilter) =>
  queryOptions({
    queryKey: [...everything, 'list', filter],
    queryFn: async () => {
      const { data, meta } = await call(listSupplierOrders, { query: filter });
      return { data: foldAccessories(data), meta };
    },
    placeholderData: keepPreviousData,
  });

export const orderCounts = queryOptions({
  queryKey: [...everything, 'counts'],
  queryFn: async () => (await call(countSupplierOrders)).data,
});

export const orderDetail = (orderId: string) =>
  queryOptions({
    queryKey: [...everything, 'detail', orderId],
    queryFn: async () => (await call(getSupplierOrder, { params: { orderId } })).data,
  });

/** The newest files that were sent to this supplier. */
export const receivedFiles = queryOf([...everything, 'files'], listSupplierOrderFiles, { query: { pageSize: 10 } });

export const fetchFile = (file: { orderFileId: string; fileName: string }) =>
  download(downloadSupplierOrderFile, { params: { orderFileId: file.orderFileId } }, file.fileName);

export const exportOrders = (
  { page: _page, pageSize: _pageSize, ...filter }: SupplierOrderFilter,
  format: 'csv' | 'xlsx',
) => download(exportSupplierOrders, { query: { ...filter, format } }, `orders.${format}`);

/** What a supplier may do with orders; afterwards lists, counts and drawers ask again. */
export function useOrderActions() {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: everything });
  return {
    ship: async (request: ShipRequest) => {
      const { data } = await call(dispatchSupplierOrders, { body: request });
      await again();
      return data;
    },
    change: async (request: OrderChangeRequest) => {
      const { data } = await call(changeSupplierOrderStatuses, { body: request });
      await again();
      return data;
    },
    correct: async (orderId: string, body: { serialNumber?: string; tracking?: string; version: number }) => {
      await call(changeSupplierOrder, { params: { orderId }, body });
      await again();
    },
  };
}
