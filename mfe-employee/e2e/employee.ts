import type { APIRequestContext } from '@playwright/test';
import { asSeen } from '@portal/contract/seen-by';
import type { SignedIn } from '../../shared-ui/presets/browser.ts';

/** The demo world's employee. */
export const anna = 'anna@nordlys.example';

/** Everything that the employee has ordered is taken back, so that a story starts from nothing. */
export async function withoutOrders(request: APIRequestContext, { token }: SignedIn): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await request.get('/api/employee/orders', { headers })).json();
  for (const { id, status } of data)
    if (status === 'ORDERED') await request.delete(`/api/employee/orders/${id}`, { headers });
}

/** The body of an order as its page would send it: with what it shows now. */
export function seenOrder(request: APIRequestContext, { token }: SignedIn, body: object): Promise<object> {
  const headers = { authorization: `Bearer ${token}` };
  return asSeen(
    async (method, path, data) =>
      (await (await request.fetch(`/api${path}`, { method, headers, ...(data ? { data } : {}) })).json()).data,
    '/employee/orders',
    body,
  );
}
