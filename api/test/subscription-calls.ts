import { givenOrder, type Market } from './given-orders.ts';
import { dataOf, type TestApp } from './test-app.ts';

export type SavedSubscription = {
  subscription: {
    id: string;
    version: number;
    state: string;
    status: string;
    isLocked: boolean;
    totalOrders: number;
    invited: number;
    employees: number;
  };
  added: number;
  invited: number;
  excluded: { name: string; reason: string }[];
};

/**
 * What tests of subscriptions do over and over, as the company's admin, with the portal and the market that stand when
 * they do it.
 */
export function subscriptionCalls(stage: () => { t: TestApp; market: Market }) {
  const ask = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    token = stage().market.company.token,
  ) => stage().t.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  /** "Mobile 2027" of RULES scenario 8 as it is sent, for Anna and Bo. */
  const mobile = (change: object = {}) => {
    const { catalogId, anna, bo } = stage().market;
    return {
      subscriptionName: 'Mobile 2027',
      startDate: '2026-11-16',
      endDate: '2026-11-30',
      effectDate: '2027-01-01',
      deliveryMethod: 'USER_ADDRESS',
      periods: [24],
      allRisk: true,
      employeeIns: true,
      catalogs: [{ catalogId, subsidyYearly: 120_000 }],
      employees: { employeeIds: [anna.id, bo.id] },
      ...change,
    };
  };
  const create = async (change?: object) =>
    dataOf<SavedSubscription>(await ask('POST', '/company/subscriptions', mobile(change)));
  /** An order on a subscription: Anna's of 18 Nov, unless another person's is asked for. */
  const order = (subscriptionId: string, values: Record<string, unknown> = {}, by = stage().market.anna) =>
    givenOrder(
      stage().t,
      { ...stage().market, subscriptionId },
      { for: by },
      { ordered_at: new Date('2026-11-18T09:00:00Z'), ordered_on: '2026-11-18', ...values },
    );
  return { ask, mobile, create, order };
}
