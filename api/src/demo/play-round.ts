import { addDays, type Day } from '@portal/contract/days';
import type { movableClock } from '../clock.ts';
import { withSystem, type Db } from '../db/tenant.ts';
import { doWork } from '../jobs/work.ts';
import { acceptMembership } from '../modules/auth/index.ts';
import type { Services } from '../services.ts';
import type { BaseWorld } from './base-world.ts';
import type { Caller } from './demo-caller.ts';
import type { DemoRound } from './rounds.ts';
import { demoSerialNumber } from './serial-numbers.ts';

export type Stage = {
  clock: ReturnType<typeof movableClock>;
  services: Services;
  caller: Caller;
  world: BaseWorld;
  supplierUsers: Record<'electronics' | 'home', string>;
  today: Day;
};

const at = (day: Day, hour: string) => `${day}T${hour}:00Z`;
/** Plays one round through the API, day by day, as far as its numbers and today allow. */
export async function playRound(stage: Stage, round: DemoRound): Promise<void> {
  const { clock, caller, world, services, today } = stage;
  const company = world.companies[round.company];
  clock.moveTo(at(round.start > today ? today : round.start, '07:30'));
  const {
    subscription: { id },
  } = await caller.as<{ subscription: { id: string } }>(company.adminUserId, 'POST', '/company/subscriptions', {
    subscriptionName: round.name,
    startDate: round.start,
    endDate: round.end,
    effectDate: round.effect,
    deliveryMethod: 'COMPANY_ADDRESS',
    addressId: company.addressId,
    periods: [round.months],
    allRisk: round.insured,
    employeeIns: round.insured,
    catalogs: [{ catalogId: world.catalogs[round.catalog], subsidyYearly: round.subsidyYearly }],
    employees: { everyone: true },
  });
  await doWork(services, { kind: 'tick' });
  if (round.orders === 0) return;

  clock.moveTo(at(round.start, '09:00'));
  const placed = await placeOrders(stage, round, id);
  await settle(services);
  const last = round.end < today ? addDays(round.end, 1) : today;
  clock.moveTo(at(last, '08:00'));
  const processed = placed.slice(0, round.processed);
  if (processed.length > 0)
    await caller.as(company.adminUserId, 'POST', '/company/orders/process', { orderIds: processed, binding: true });
  await settle(services);
  const shippedOn = addDays(last, 7) < today ? addDays(last, 7) : today;
  clock.moveTo(at(shippedOn, '08:30'));
  await doWork(services, { kind: 'tick' });
  const items = processed
    .slice(0, round.shipped)
    .map((orderId) => ({ orderId, serialNumber: demoSerialNumber(), tracking: '' }));
  if (items.length > 0)
    await caller.as(stage.supplierUsers[round.catalog], 'POST', '/supplier/orders/dispatch', { items });
  await settle(services);
  if (round.closedAfter) await close(stage, company.adminUserId, id);
}

async function close({ caller }: Stage, adminUserId: string, id: string): Promise<void> {
  const { version } = await caller.as<{ version: number }>(adminUserId, 'GET', `/company/subscriptions/${id}`);
  await caller.as(adminUserId, 'POST', `/company/subscriptions/${id}/close`, { version });
}

/** The people of a round; who has not accepted the mailed invitation yet does so now. */
async function acceptedPeople(db: Db, { clock }: Services, companyId: string, round: DemoRound): Promise<string[]> {
  const people = await db
    .selectFrom('employees as e')
    .innerJoin('memberships as m', 'm.employee_id', 'e.id')
    .select(['m.id as membershipId', 'm.user_id as userId'])
    .where('e.company_id', '=', companyId)
    .orderBy('e.employ_no')
    .offset(round.firstSeat)
    .limit(round.orders)
    .execute();
  const users: string[] = [];
  for (const { membershipId, userId } of people) {
    users.push(userId ?? (await acceptMembership(db, membershipId, clock.now(), 'demo-world'))?.userId ?? '');
  }
  return users;
}

/** A few people each choose something else, with and without accessories. */
async function placeOrders(
  { caller, world, services }: Stage,
  round: DemoRound,
  subscriptionId: string,
): Promise<string[]> {
  const company = world.companies[round.company];
  const offered = await withSystem(
    services.pool,
    async (db) => ({
      products: await db
        .selectFrom('products')
        .select(['id', 'all_risk', 'employee_ins'])
        .where('catalog_id', '=', world.catalogs[round.catalog])
        .where('price', '>', 0)
        .orderBy('sku')
        .execute(),
      mandatory: await db
        .selectFrom('accessories as a')
        .leftJoin('accessory_products as p', 'p.accessory_id', 'a.id')
        .select(['a.id', 'p.product_id as productId'])
        .where('a.catalog_id', '=', world.catalogs[round.catalog])
        .where('a.mandatory', '=', true)
        .execute(),
    }),
    { readOnly: true },
  );
  const users = await withSystem(services.pool, (db) => acceptedPeople(db, services, company.id, round));
  const ids: string[] = [];
  for (const [index, userId] of users.entries()) {
    const product = offered.products[(index * 5) % offered.products.length];
    if (!product || !userId) throw new Error('nobody to order, or nothing');
    const accessoryIds = offered.mandatory.filter(({ productId }) => productId === product.id).map(({ id }) => id);
    const order = await caller.as<{ id: string }>(userId, 'POST', '/employee/orders', {
      subscriptionId,
      productId: product.id,
      accessoryIds,
      months: round.months,
      acceptedRules: true,
      allRisk: round.insured && product.all_risk !== null,
      employeeIns: round.insured && product.all_risk !== null && product.employee_ins !== null && index % 2 === 0,
    });
    ids.push(order.id);
  }
  return ids;
}

/** Mails, files and jobs that the calls caused, as they would have happened meanwhile. */
async function settle(services: Services): Promise<void> {
  await doWork(services, { kind: 'tick' });
  await doWork(services, { kind: 'deliver-mail' });
}
