import { listEmployeeLeftOutMonths } from '@portal/contract/draw-pauses';
import { listEmployeeMails } from '@portal/contract/employee-mails';
import { listCompanyOrders } from '@portal/contract/order-lists';
import { listCompanyPayInFull } from '@portal/contract/pay-in-full-requests';
import { listCompanyRma } from '@portal/contract/rma';
import { listEmployeeDraws } from '@portal/contract/salary-draws';
import { getSubscription, listSubscriptions } from '@portal/contract/subscriptions';
import { foldAccessories } from '@portal/orders';
import { call, queryOf, queryOptions } from '@portal/shared-ui';
import { salaryKey } from '../../../shared/draw-pauses/draw-pauses.api.ts';

const few = 5;

/** Every draw of the person, and the months that are left out; a month left out or put back asks for both again. */
export const personDraws = (employeeId: string) =>
  queryOptions({
    queryKey: [...salaryKey, 'of-employee', employeeId],
    queryFn: async ({ signal }) => {
      const params = { employeeId };
      const [draws, leftOut] = await Promise.all([
        call(listEmployeeDraws, { params }, { signal }),
        call(listEmployeeLeftOutMonths, { params }, { signal }),
      ]);
      return { data: { draws: draws.data, leftOut: leftOut.data } };
    },
  });

export const personOrders = (employeeId: string) =>
  queryOptions({
    queryKey: ['company', 'orders', 'of-employee', employeeId],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listCompanyOrders, { query: { employeeId, pageSize: few } }, { signal });
      return { data: foldAccessories(data), meta };
    },
  });

export const personPayInFull = (employeeId: string) =>
  queryOf(['company', 'pay-in-full', 'of-employee', employeeId], listCompanyPayInFull, {
    query: { employeeId, pageSize: few },
  });

export const personRma = (employeeId: string) =>
  queryOf(['company', 'rma', 'of-employee', employeeId], listCompanyRma, { query: { employeeId, pageSize: few } });

export const personMails = (employeeId: string) =>
  queryOf(['employees', 'mails', employeeId], listEmployeeMails, { params: { employeeId } });

/** Open subscriptions that the person is invited to: an order can be proposed in those that have begun. */
export const personSubscriptions = (employeeId: string) =>
  queryOf(['subscriptions', 'of-employee', employeeId], listSubscriptions, { query: { employeeId, view: 'active' } });

export const subscriptionOf = (subscriptionId: string) =>
  queryOf(['subscriptions', 'one', subscriptionId], getSubscription, { params: { subscriptionId } });
