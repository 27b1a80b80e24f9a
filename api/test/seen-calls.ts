import type { ErrorDetail } from '@portal/contract/errors';
import { bind, seenBody } from './binding-call.ts';
import { imei, type Market } from './given-orders.ts';
import { bodyOf, type TestApp } from './test-app.ts';

export const dkk = (amount: number) => ({ amount, currency: 'DKK' });

/** How a refusal names a fact that is not as it was seen. */
export const changed = (path: string, seen: unknown, current: unknown, of?: string) => ({
  path,
  key: 'changed-by-someone-else',
  ...(of === undefined ? {} : { of }),
  seen,
  current,
});

type Act = {
  path: string;
  token: string;
  body?: object;
  changes: readonly { sql: string; values?: unknown[]; expected: object }[];
};

/** What tests of binding acts do over and over. */
export function seenCalls(stage: () => { t: TestApp; market: Market }) {
  const owner = (sql: string, values: unknown[] = []) => stage().t.database.owner.query(sql, values);

  /** Everything that an act could write, without what a refused request leaves by itself. */
  async function rows(): Promise<unknown> {
    const tables = [
      'orders',
      'order_events',
      'order_files',
      'order_file_orders',
      'pay_in_full_requests',
      'pay_in_full_logs',
      'salary_files',
      'salary_draws',
      'leasing_agreements',
      'leasing_agreement_orders',
      'employees',
      'outbox',
      'audit_log',
      'idempotency_keys',
    ];
    return Promise.all(
      tables.map(async (table) => [
        table,
        (await owner(`select md5(string_agg(r::text, chr(10) order by r::text)) as hash from ${table} r`)).rows[0].hash,
      ]),
    );
  }

  /**
   * Looks, lets something change, presses: refused with both values and nothing written; looks and presses again: done.
   * Answers the last call.
   */
  async function refusedThenBound({ path, token, body = {}, changes }: Act) {
    const { t } = stage();
    for (const { sql, values, expected } of changes) {
      const seen = await seenBody(t, path, token, body);
      await owner(sql, values);
      const before = await rows();
      const answer = await t.call('POST', path, {
        token,
        body: seen,
        headers: { 'idempotency-key': `press-${Math.random()}` },
      });
      expect([path, sql, answer.status, answer.body.message]).toEqual([path, sql, 409, 'changed-by-someone-else']);
      expect(bodyOf<{ details: ErrorDetail[] }>(answer).details).toContainEqual(expected);
      expect(await rows()).toEqual(before);
    }
    const silent = await t.call('POST', path, { token, body });
    expect([path, silent.status]).toEqual([path, 400]);
    const done = await bind(t, path, { token, body });
    expect([path, done.status < 300, done.body.message]).toEqual([path, true, undefined]);
    return done;
  }

  async function shipped(...ids: string[]): Promise<void> {
    const { t, market } = stage();
    await bind(t, '/company/orders/process', { token: market.company.token, body: { orderIds: ids, binding: true } });
    t.clock.moveTo('2026-12-10T09:00:00Z');
    for (const [n, id] of ids.entries())
      await t.call('POST', `/supplier/orders/${id}/dispatch`, {
        token: market.supplier.token,
        body: { serialNumber: imei(n + 1) },
      });
    await t.work();
  }

  return { owner, rows, refusedThenBound, shipped };
}
