import type { EndingOrder, EndOfTerm } from '@portal/contract/end-of-term';
import type { Home } from '@portal/contract/home';
import { callSeen } from './binding-call.ts';
import { givenShipped } from './given-shipped.ts';
import { givenAdmin } from './given.ts';
import { dataOf, testApp } from './test-app.ts';

/** Anna's and Bo's shipped orders, and what they, their company and the supplier do and see as the term ends. */
export async function givenEndOfTerm() {
  const t = await testApp({ now: '2026-11-20T09:00:00Z' });
  const admin = await givenAdmin(t);
  const world = await givenShipped(t);
  await t.work();
  const owner = (sql: string, values: unknown[] = []) => t.database.owner.query(sql, values);
  const termOf = async (who: 'anna' | 'bo') =>
    dataOf<EndOfTerm>(
      await t.call('GET', `/employee/orders/${world.orders[who]}/end-of-term`, { token: world[who].token }),
    );
  const choose = (who: 'anna' | 'bo', choice: string) =>
    callSeen(t, 'POST', `/employee/orders/${world.orders[who]}/end-of-term`, {
      token: world[who].token,
      body: { choice },
    });
  const mailsOf = async (who: 'anna' | 'bo') =>
    (await t.mails(world[who].email)).filter(({ kind }) => kind === 'end-of-term');
  const at = async (day: string) => {
    t.clock.moveTo(`${day}T09:00:00Z`);
    const { remindTerms, endTerms, runServicesOn } = await import('../src/modules/end-of-term/index.ts');
    const { moveDueRequests } = await import('../src/modules/pay-in-full/index.ts');
    await moveDueRequests(t.services);
    await runServicesOn(t.services);
    await remindTerms(t.services);
    await endTerms(t.services);
    await t.work();
  };
  const endings = async (portal: 'company' | 'supplier', view: string) =>
    dataOf<EndingOrder[]>(await t.call('GET', `/${portal}/ends-of-term?view=${view}`, { token: world[portal].token }));
  const stepsOf = async (orderId: string) =>
    (
      await owner(
        `select detail->>'endOfTerm' as step from order_events where order_id = $1 and detail ? 'endOfTerm'
        order by at, id`,
        [orderId],
      )
    ).rows.map(({ step }) => step);
  const waiting = async (token: string, task: string) =>
    dataOf<Home>(await t.call('GET', '/home', { token })).waiting.find((one) => one.task === task)?.count;
  return { t, world, admin, owner, termOf, choose, mailsOf, at, endings, stepsOf, waiting };
}
