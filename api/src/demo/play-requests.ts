import { addDays, addMonths } from '@portal/contract/days';
import type { LeasingChoices } from '@portal/contract/leasing-agreements';
import { withSystem } from '../db/tenant.ts';
import { doWork } from '../jobs/work.ts';
import type { Stage } from './play-subscription.ts';
import { runMinute } from './run-minute.ts';

type Item = { employeeId: string; userId: string; orderId: string };

/**
 * What happens to items that are in use: some are leased, an employee leaves, another drops a phone. Played on the last
 * day, as Nordlys.
 */
export async function playRequests(stage: Stage): Promise<void> {
  const { clock, services, today } = stage;
  clock.moveTo(`${today}T08:45:00Z`);
  const [leaver, other, clumsy, unlucky] = await itemsInUse(stage);
  if (!leaver || !other || !clumsy || !unlucky) throw new Error('the demo world has too few items in use');
  await lease(stage);
  await leave(stage, leaver, 'NOW');
  await leave(stage, other, 'LATER');
  await stage.caller.as(clumsy.userId, 'POST', '/employee/rma', {
    orderId: clumsy.orderId,
    kind: 'DAMAGED',
    incidentDate: addDays(today, -2),
    whatHappened: 'Tabt på fliserne ved hovedindgangen; skærmen er revnet.',
  });
  await repair(stage, unlucky);
  await runMinute(services);
  await doWork(services, { kind: 'deliver-mail' });
}

/** A fault that the supplier has received and repairs for a price, which the employee has still to accept. */
async function repair({ caller, supplierUsers, today }: Stage, { userId, orderId }: Item): Promise<void> {
  const { id, version } = await caller.as<{ id: string; version: number }>(userId, 'POST', '/employee/rma', {
    orderId,
    kind: 'FAULTY',
    incidentDate: addDays(today, -6),
    whatHappened: 'Batteriet holder kun et par timer, også efter en nulstilling.',
  });
  const move = (step: object) =>
    caller.as<{ version: number }>(supplierUsers.electronics, 'POST', `/supplier/rma/${id}/status`, step);
  const received = await move({ version, to: 'PENDING' });
  await move({
    version: received.version,
    to: 'APPROVED',
    outcome: 'REPAIR',
    excess: 50_000,
    expectedBack: addDays(today, 9),
    reason: 'Et nyt batteri. Send telefonen i den kuvert, som kommer med posten.',
  });
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
        .limit(4)
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
