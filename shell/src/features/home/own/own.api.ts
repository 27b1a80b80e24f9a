import { confirmReceipt, getEmployeeOrder, listEmployeeOrders } from '@portal/contract/employee-orders';
import { getPayInFullOffers } from '@portal/contract/pay-in-full-requests';
import { listRmaItems } from '@portal/contract/rma';
import { call, queryOptions, useMutation, useQueryClient, waitingKey } from '@portal/shared-ui';

// Below the home page's key: whatever a change may have moved is asked for again.
const key = [...waitingKey, 'own'] as const;

/** The newest own orders. */
export const ownOrders = queryOptions({
  queryKey: [...key, 'orders'],
  queryFn: async () => (await call(listEmployeeOrders, { query: { pageSize: 50 } })).data,
});

export const ownOrder = (orderId: string) =>
  queryOptions({
    queryKey: [...key, 'order', orderId],
    queryFn: async () => (await call(getEmployeeOrder, { params: { orderId } })).data,
  });

/** Orders that can be paid in full now, and orders whose item can be reported. */
export const ownActs = queryOptions({
  queryKey: [...key, 'acts'],
  queryFn: async () => {
    const [offers, items] = await Promise.all([call(getPayInFullOffers), call(listRmaItems)]);
    const { isAllowed, orders } = offers.data;
    return {
      payable: new Set(isAllowed ? orders.map(({ orderId }) => orderId) : []),
      reportable: new Set(items.data.map(({ orderId }) => orderId)),
    };
  },
});

/** A failure is a toast. */
export function useReceive(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(confirmReceipt, { params: { orderId } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: waitingKey }),
        client.invalidateQueries({ queryKey: ['employee'] }),
      ]),
  });
}
