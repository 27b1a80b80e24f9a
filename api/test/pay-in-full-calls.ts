import { createHmac } from 'node:crypto';
import type { Employee } from '@portal/contract/employee-rows';
import type { PayInFullDetail } from '@portal/contract/pay-in-full-rows';
import { bind, callSeen } from './binding-call.ts';
import type { Shipped } from './given-shipped.ts';
import type { Person } from './given.ts';
import { dataOf, type TestApp } from './test-app.ts';

export const paymentSecret = 'a payment secret of more than 32 characters';

type Who = 'anna' | 'bo' | 'company' | 'admin';

/** What tests of paying in full do over and over, each as one of the four who may. */
export function payInFullCalls(stage: () => { t: TestApp; world: Shipped; admin: Person }) {
  const tokenOf = (who: Who) => (who === 'admin' ? stage().admin.token : stage().world[who].token);
  const portalOf = (who: Who) => (who === 'anna' || who === 'bo' ? 'employee' : who);
  const ask = (who: Who, method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
    callSeen(stage().t, method, `/${portalOf(who)}/pay-in-full${path}`, {
      token: tokenOf(who),
      ...(body === undefined ? {} : { body }),
    });
  const detail = async (who: Who, id: string) => dataOf<PayInFullDetail>(await ask(who, 'GET', `/${id}`));
  const move = async (who: Who, id: string, to: string, values: object = {}) =>
    ask(who, 'POST', `/${id}/status`, { to, version: (await detail('company', id)).version, ...values });
  const accept = async (who: Who, id: string, values: object = {}) =>
    ask(who, 'POST', `/${id}/accept`, { version: (await detail('company', id)).version, confirmed: true, ...values });
  const request = (who: 'anna' | 'bo', values: object = {}) =>
    ask(who, 'POST', '', { orderId: stage().world.orders[who], exitDate: '2027-10-31', confirmed: true, ...values });
  const pay = (body: object, by = paymentSecret) => {
    const text = JSON.stringify(body);
    return stage().t.call('POST', '/payments/callback', {
      body: text,
      headers: {
        'content-type': 'application/json',
        'x-signature': `sha256=${createHmac('sha256', by).update(text).digest('hex')}`,
      },
    });
  };
  const setEarly = (on: boolean) =>
    stage().t.database.owner.query('update company_settings set allow_early_pif = $1 where company_id = $2', [
      on,
      stage().world.company.id,
    ]);
  const setExit = async (who: 'anna' | 'bo', exitDate: string) => {
    const path = `/company/employees/${stage().world[who].id}`;
    const { version } = dataOf<Employee>(await stage().t.call('GET', path, { token: stage().world.company.token }));
    return bind(stage().t, `${path}/exit`, {
      token: stage().world.company.token,
      body: { version, exitDate, exitReason: 'DISMISSAL', send: 'NOW' },
    });
  };
  const draws = async (orderId: string) =>
    (
      await stage().t.database.owner.query<{ status: string; n: number; first: string }>(
        `select status, count(*)::int as n, min(period) as first from salary_draws where order_id = $1
        group by status order by min(period)`,
        [orderId],
      )
    ).rows;
  const reason = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [
    status,
    body.message,
    ...((body as { details?: { path: string; key: string }[] }).details ?? []).map(({ path, key }) => `${path} ${key}`),
  ];

  return { ask, detail, move, accept, request, pay, setEarly, setExit, draws, reason };
}
