import type { Period } from '@portal/contract/days';
import { getSalaryMonths, getShippingTimes } from '@portal/contract/home-month';
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
