import { addDays, addMonths } from '@portal/contract/days';
import type { LeasingChoices } from '@portal/contract/leasing-agreements';
import { withSystem } from '../db/tenant.ts';
import { doWork } from '../jobs/work.ts';
import type { Stage } from './play-subscription.ts';

type Item = { employeeId: string; userId: string; orderId: string };

/**
 * What happens to items that are in use: some are leased, an employee leaves, another drops a phone. Played on the last
 * day, as Nordlys.
 */
export async function playRequests(stage: Stage): Promise<void> {
  const { clock, services, today } = stage;
  clock.moveTo(`${today}T08:45:00Z`);
  const [leaver, other, clumsy] = await itemsInUse(stage);
  if (!leaver || !other || !clumsy) throw new Error('the demo world has too few items in use');
  await lease(stage);
  await leave(stage, leaver, 'NOW');
  await leave(stage, other, 'LATER');
  await stage.caller.as(clumsy.userId, 'POST', '/employee/rma', {
    orderId: clumsy.orderId,
    kind: 'DAMAGED',
    incidentDate: addDays(today, -2),
    whatHappened: 'Tabt på fliserne ved hovedindgangen; skærmen er revnet.',
  });
  await doWork(services, { kind: 'scheduled-jobs' });
  await doWork(services, { kind: 'deliver-mail' });
}

/** Items of Nordlys that were shipped long ago, with the people who can sign in. */
function itemsInUse({ services, world }: Stage): Promise<Item[]> {
  return withSystem(
    services.pool,
    async (db) => {
      const rows = await db
        .selectFrom('orders as o')
        .innerJoin('employees as e', 'e.id', 'o.employee_id')
        .select(['e.id as employeeId', 'e.user_id as userId', 'o.id as orderId'])
        .where('o.company_id', '=', world.companies.nordlys.id)
        .where('o.dispatched_on', 'is not', null)
        .where('e.user_id', 'is not', null)
        .orderBy('o.order_number')
        .limit(3)
        .execute();
      return rows.flatMap(({ employeeId, userId, orderId }) => (userId ? [{ employeeId, userId, orderId }] : []));
    },
    { readOnly: true },
  );
}

async function lease({ caller, world, today }: Stage): Promise<void> {
  const admin = world.companies.nordlys.adminUserId;
  const { partners } = await caller.as<LeasingChoices>(admin, 'GET', '/company/leasing/choices');
  const orders = await caller.as<{ orderId: string }[]>(admin, 'GET', '/company/leasing/orders?period=24&pageSize=6');
  await caller.as(admin, 'POST', '/company/leasing', {
    name: `Telefoner ${today.slice(0, 4)}`,
    period: 24,
    drawFreq: 'quarterly',
    leasingStart: `${addMonths(today, 1).slice(0, 7)}-01`,
    partnerId: partners[0]?.id ?? null,
    contractId: 'NL-2041',
    orderIds: orders.map(({ orderId }) => orderId),
  });
}

async function leave({ caller, world, today }: Stage, { employeeId }: Item, send: 'NOW' | 'LATER'): Promise<void> {
  const admin = world.companies.nordlys.adminUserId;
  const { version } = await caller.as<{ version: number }>(admin, 'GET', `/company/employees/${employeeId}`);
  await caller.as(admin, 'POST', `/company/employees/${employeeId}/exit`, {
    version,
    exitDate: addDays(today, send === 'NOW' ? 40 : 70),
    exitReason: 'RESIGNATION',
    send,
  });
}
