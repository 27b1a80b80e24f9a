import {
  acceptProposal,
  confirmReceipt,
  deleteEmployeeOrder,
  downloadAddendum,
  getEmployeeOrder,
  listEmployeeOrders,
} from '@portal/contract/employee-orders';
import type { BodyOf } from '@portal/contract/endpoint';
import { call, download, queryOf, useMutation, useQueryClient } from '@portal/shared-ui';
import { useBinding } from '@portal/shared-ui/kit';
import { everything } from '../../shared/query-keys.ts';

export const ownOrders = (page: number) =>
  queryOf([...everything, 'orders', page], listEmployeeOrders, { query: { page, pageSize: 25 } });

export const ownOrder = (orderId: string) =>
  queryOf([...everything, 'order', orderId], getEmployeeOrder, { params: { orderId } });

/** What the employee may do with an order; the page shows failures itself. Afterwards everything is asked for again. */
export function useOrderActions(orderId: string) {
  const client = useQueryClient();
  const params = { orderId };
  const after = { meta: { form: true }, onSuccess: () => client.invalidateQueries({ queryKey: everything }) };
  return {
    remove: useMutation({ mutationFn: () => call(deleteEmployeeOrder, { params }), ...after }),
    receive: useMutation({ mutationFn: () => call(confirmReceipt, { params }), ...after }),
    accept: useBinding(everything, (body: BodyOf<typeof acceptProposal>, idempotencyKey) =>
      call(acceptProposal, { params, body }, { idempotencyKey }),
    ),
    /** a failure is a toast: nothing on the page changed */
    fetchAddendum: useMutation({ mutationFn: () => download(downloadAddendum, { params }, 'addendum.pdf') }),
  };
}

export type OrderActions = ReturnType<typeof useOrderActions>;
