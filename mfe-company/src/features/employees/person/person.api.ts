import { listEmployeeMails } from '@portal/contract/employee-mails';
import type { BodyOf } from '@portal/contract/endpoint';
import { listCompanyOrders } from '@portal/contract/order-lists';
import { getEmployeeOffers, requestOnBehalf } from '@portal/contract/pay-in-full-on-behalf';
import { listCompanyPayInFull } from '@portal/contract/pay-in-full-requests';
import { listCompanyRma } from '@portal/contract/rma';
import { listSubscriptions } from '@portal/contract/subscriptions';
import { foldAccessories } from '@portal/orders';
import { call, queryOf, queryOptions } from '@portal/shared-ui';
import { useBinding } from '@portal/shared-ui/kit';
import { employeesKey } from '../../../shared/employees.api.ts';
import { everything } from '../../../shared/query-keys.ts';
import { subscriptionsKey } from '../../../shared/subscriptions.api.ts';

const few = 5;

export const personOrders = (employeeId: string) =>
  queryOptions({
    queryKey: [...everything, 'orders', 'of-employee', employeeId],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listCompanyOrders, { query: { employeeId, pageSize: few } }, { signal });
      return { data: foldAccessories(data), meta };
    },
  });

export const personPayInFull = (employeeId: string) =>
  queryOf([...everything, 'pay-in-full', 'of-employee', employeeId], listCompanyPayInFull, {
    query: { employeeId, pageSize: few },
  });

/** What paying now costs the person, for each running order without a request. */
export const personOffers = (employeeId: string) =>
  queryOf([...everything, 'pay-in-full', 'offers', employeeId], getEmployeeOffers, { params: { employeeId } });

/** Asks the person to pay an order in full. The dialog shows a failure itself. */
export const useAskToPay = (employeeId: string) =>
  useBinding(everything, (body: BodyOf<typeof requestOnBehalf>, idempotencyKey) =>
    call(requestOnBehalf, { params: { employeeId }, body }, { idempotencyKey }),
  );

export const personRma = (employeeId: string) =>
  queryOf([...everything, 'rma', 'of-employee', employeeId], listCompanyRma, { query: { employeeId, pageSize: few } });

export const personMails = (employeeId: string) =>
  queryOf([...employeesKey, 'mails', employeeId], listEmployeeMails, { params: { employeeId } });

/** Open subscriptions that the person is invited to: an order can be proposed in those that have begun. */
export const personSubscriptions = (employeeId: string) =>
  queryOf([...subscriptionsKey, 'of-employee', employeeId], listSubscriptions, {
    query: { employeeId, view: 'active' },
  });
