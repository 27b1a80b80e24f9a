import type { Period } from '@portal/contract/days';
import { getOrdersByMonth, getOwnDraws, getSalaryMonths, getShippingTimes } from '@portal/contract/home-month';
import { getOfficeHome } from '@portal/contract/home-office';
import { getSalaryRun } from '@portal/contract/salary-runs';
import { call, queryOptions, waitingKey } from '@portal/shared-ui';

// Below the home page's key: whatever a change may have moved is asked for again. Each card says its own failure.
const meta = { inline: true };

export const nextRun = (period: Period) =>
  queryOptions({
    queryKey: [...waitingKey, 'run', period],
    queryFn: async () => (await call(getSalaryRun, { params: { period } })).data,
    meta,
  });

export const salaryMonths = queryOptions({
  queryKey: [...waitingKey, 'months'],
  queryFn: async () => (await call(getSalaryMonths)).data,
  meta,
});

export const shippingTimes = queryOptions({
  queryKey: [...waitingKey, 'shipping'],
  queryFn: async () => (await call(getShippingTimes)).data,
  meta,
});

export const officeHome = queryOptions({
  queryKey: [...waitingKey, 'office'],
  queryFn: async () => (await call(getOfficeHome)).data,
  meta,
});

export const ownDraws = queryOptions({
  queryKey: [...waitingKey, 'draws'],
  queryFn: async () => (await call(getOwnDraws)).data,
  meta,
});

export const ordersByMonth = queryOptions({
  queryKey: [...waitingKey, 'orders'],
  queryFn: async () => (await call(getOrdersByMonth)).data,
  meta,
});
