import type { EndOfTerm } from '@portal/contract/end-of-term';
import { bind } from '../../../test/binding-call.ts';
import { givenEndOfTerm } from '../../../test/given-end-of-term.ts';
import { dataOf } from '../../../test/test-app.ts';

type Given = Awaited<ReturnType<typeof givenEndOfTerm>>;
let t: Given['t'];
let world: Given['world'];
let admin: Given['admin'];
let owner: Given['owner'];
let termOf: Given['termOf'];
let choose: Given['choose'];
let mailsOf: Given['mailsOf'];
let at: Given['at'];
let endings: Given['endings'];
let stepsOf: Given['stepsOf'];
let waiting: Given['waiting'];
const start = async () => {
  ({ t, world, admin, owner, termOf, choose, mailsOf, at, endings, stepsOf, waiting } = await givenEndOfTerm());
};

describe('what else ends', () => {
  beforeEach(start, 60_000);
  afterEach(() => t.close());

  test('bought and not paid for 30 days: asked again, and after the term it goes back', async () => {
    await at('2028-11-20');
    await choose('anna', 'BUY');
    await at('2028-12-22');
    expect((await termOf('anna')).state).toBe('OPEN');
    await choose('anna', 'BUY');
    await at('2029-01-10');
    expect((await termOf('anna')).state).toBe('BUY');
    await at('2029-01-23');
    expect(await termOf('anna')).toMatchObject({ state: 'RETURN', returnBy: '2029-02-05' });
    expect(await stepsOf(world.orders.anna)).toContain('NOT_PAID');
  });

  test('scenario 67: a running service goes on month by month at its price until it is ended', async () => {
    await owner('update orders set is_subscription = true where id = $1', [world.orders.bo]);
    await at('2028-12-01');
    expect(await termOf('bo')).toMatchObject({ state: 'RUNS_ON', choices: ['END'], buyOut: null });
    expect(await mailsOf('bo')).toHaveLength(1);
    const draws = async () =>
      (
        await owner(
          `select count(*)::int as n, max(period) as last, min(amount)::int as low, max(amount)::int as high
            from salary_draws where order_id = $1`,
          [world.orders.bo],
        )
      ).rows[0];
    expect(await draws()).toEqual({ n: 24, last: '2028-12', low: 16_663, high: 16_663 });
    await at('2028-12-24');
    await at('2028-12-25');
    expect(await draws()).toEqual({ n: 25, last: '2029-01', low: 16_663, high: 16_663 });
    expect((await termOf('bo')).lastDay).toBe('2029-01-31');
    await at('2029-04-02');
    expect(await draws()).toMatchObject({ n: 28, last: '2029-04' });
    expect(dataOf<EndOfTerm>(await choose('bo', 'END'))).toMatchObject({ state: 'ENDING', lastDay: '2029-04-30' });
    await at('2029-05-01');
    expect(await draws()).toMatchObject({ n: 28 });
    expect((await termOf('bo')).state).toBe('ENDED');
    expect(await stepsOf(world.orders.bo)).toEqual(['RUNS_ON', 'ENDING', 'TERM_OVER']);
  });

  test('a company ends a service; an exit date ends it too', async () => {
    await owner('update orders set is_subscription = true');
    const end = (orderId: string) =>
      t.call('POST', `/company/orders/${orderId}/end-service`, { token: world.company.token });
    expect((await end(world.orders.bo)).status).toBe(200);
    expect((await end(world.orders.bo)).status).toBe(409);
    await owner(`update employees set exit_date = '2029-01-31' where id = $1`, [world.anna.id]);
    await at('2028-12-28');
    const { rows } = await owner('select count(*)::int as n from salary_draws');
    expect(rows[0].n).toBe(48);
  });

  test('an exit before the end takes the place of what was to be bought', async () => {
    await at('2028-10-10');
    await choose('anna', 'BUY');
    const {
      rows: [{ version }],
    } = await owner('select version from employees where id = $1', [world.anna.id]);
    const exit = await bind(t, `/company/employees/${world.anna.id}/exit`, {
      token: world.company.token,
      body: { exitDate: '2028-10-31', exitReason: 'RESIGNATION', send: 'NOW', version },
    });
    expect(exit.status).toBe(200);
    const { rows } = await owner(
      'select status, is_end_of_term, months_remaining from pay_in_full_requests order by is_end_of_term',
    );
    expect(rows).toEqual([
      { status: 'CREATED', is_end_of_term: false, months_remaining: 2 },
      { status: 'CLOSED', is_end_of_term: true, months_remaining: 0 },
    ]);
    expect((await termOf('anna')).choices).toEqual([]);
  });

  test.each(['OPEN', 'RETURN'] as const)(
    'what an exit has settled is not asked back at the end of its term (%s before)',
    async (before) => {
      await at('2028-10-10');
      if (before === 'RETURN') for (const who of ['anna', 'bo'] as const) await choose(who, 'RETURN');
      const stateOf = async (who: 'anna' | 'bo') =>
        (
          await owner(
            `select o.end_of_term as state, o.returned_on::text as on, r.id, r.version from orders o
              left join pay_in_full_requests r on r.order_id = o.id where o.id = $1`,
            [world.orders[who]],
          )
        ).rows[0];
      for (const who of ['anna', 'bo'] as const) {
        const { rows } = await owner('select version from employees where id = $1', [world[who].id]);
        await bind(t, `/company/employees/${world[who].id}/exit`, {
          token: world.company.token,
          body: { exitDate: '2028-10-31', exitReason: 'RESIGNATION', send: 'NOW', version: rows[0].version },
        });
      }
      const { id: paid, version } = await stateOf('anna');
      const accept = { version, confirmed: true };
      const accepted = await bind(t, `/employee/pay-in-full/${paid}/accept`, { token: world.anna.token, body: accept });
      expect(accepted.status).toBe(200);
      const move = async (who: 'anna' | 'bo', portal: string, token: string, body: object) => {
        const { id, version } = await stateOf(who);
        const moved = await t.call(
          'POST',
          `/${portal}/pay-in-full/${id}/${portal === 'employee' ? 'decline' : 'status'}`,
          { token, body: { version, ...body } },
        );
        expect(moved.status).toBe(200);
      };
      await move('anna', 'admin', admin.token, { to: 'PAID', transactionId: 'TX-70' });
      await move('bo', 'employee', world.bo.token, {});
      await move('bo', 'company', world.company.token, { to: 'CLOSED' });
      await at('2028-10-12');
      await at('2029-01-02');
      expect(await stateOf('anna')).toMatchObject({ state: 'BOUGHT', on: null });
      expect(await stateOf('bo')).toMatchObject({ state: 'RETURNED', on: '2028-10-10' });
      expect(await endings('company', 'RETURNS')).toEqual([]);
      const asked = [...(await mailsOf('anna')), ...(await mailsOf('bo'))].map(({ subject }) => subject);
      expect(asked.filter((subject) => subject.includes('send it back?') === false)).toEqual([]);
    },
  );

  test('a month left out after the choice moves the day on which the item is to be handed in', async () => {
    await at('2028-10-10');
    expect(dataOf<EndOfTerm>(await choose('anna', 'RETURN')).returnBy).toBe('2029-01-14');
    const move = async (act: 'pause' | 'put-back') => {
      const path = `/company/orders/${world.orders.anna}/draws/2028-12/${act}`;
      const { version } = dataOf<{ version: number }>(await t.call('GET', path, { token: world.company.token }));
      const moved = await t.call('POST', path, { token: world.company.token, body: { version } });
      expect(moved.status).toBe(200);
    };
    await move('pause');
    expect(await termOf('anna')).toMatchObject({ lastDay: '2029-01-31', returnBy: '2029-02-14' });
    await move('put-back');
    expect(await termOf('anna')).toMatchObject({ lastDay: '2028-12-31', returnBy: '2029-01-14' });
    expect((await termOf('bo')).returnBy).toBe('2029-01-14');
  });

  test('a service whose person is just given an exit date is not planned beyond it', async () => {
    await owner('update orders set is_subscription = true');
    await at('2028-12-01');
    t.clock.moveTo('2028-12-28T09:00:00Z');
    const { runServicesOn } = await import('./index.ts');
    const exit = await t.database.owner.connect();
    await exit.query('begin');
    await exit.query(`update employees set exit_date = '2028-12-31' where id = $1`, [world.anna.id]);
    await runServicesOn(t.services);
    await exit.query('commit');
    exit.release();
    await runServicesOn(t.services);
    const { rows } = await owner(`select order_id from salary_draws where period = '2029-01'`);
    expect(rows).toEqual([{ order_id: world.orders.bo }]);
  });

  test('scenario 68: the company is told 90, 30 and 7 days before a lease ends, each once', async () => {
    const lease = await bind(t, '/company/leasing', {
      token: world.company.token,
      body: {
        name: 'Lease 2027',
        period: 24,
        drawFreq: 'quarterly',
        leasingStart: '2027-01-01',
        partnerId: null,
        orderIds: Object.values(world.orders),
      },
    });
    expect(lease.status).toBeLessThan(300);
    const { remindLeases } = await import('../leasing/index.ts');
    const told = async (day: string) => {
      t.clock.moveTo(`${day}T09:00:00Z`);
      await remindLeases(t.services);
      return (await t.mails(world.company.email)).filter(({ kind }) => kind === 'lease-end').length;
    };
    expect([await told('2028-10-01'), await told('2028-10-02'), await told('2028-10-20')]).toEqual([0, 1, 1]);
    expect([await told('2028-12-26'), await told('2028-12-28'), await told('2029-01-01')]).toEqual([2, 2, 2]);
    t.clock.moveTo('2028-12-28T09:00:00Z');
    expect(await waiting(world.company.token, 'leases-ending')).toBe(1);
  });
});
