import { addDays, type Day } from '@portal/contract/days';
import type { movableClock } from '../clock.ts';
import { withSystem, type Db } from '../db/tenant.ts';
import { doWork } from '../jobs/work.ts';
import { acceptMembership } from '../modules/auth/index.ts';
import type { Services } from '../services.ts';
import type { BaseWorld } from './base-world.ts';
import type { Caller } from './demo-caller.ts';
import { runMinute } from './run-minute.ts';
import { demoSerialNumber } from './serial-numbers.ts';
import type { DemoSubscription } from './subscriptions.ts';

export type Stage = {
  clock: ReturnType<typeof movableClock>;
  services: Services;
  caller: Caller;
  world: BaseWorld;
  supplierUsers: Record<'electronics' | 'home', string>;
  today: Day;
};

const at = (day: Day, hour: string) => `${day}T${hour}:00Z`;
/** Plays one subscription through the API, day by day, as far as its numbers and today allow. */
export async function playSubscription(stage: Stage, subscription: DemoSubscription): Promise<void> {
  const { clock, caller, world, services, today } = stage;
  const company = world.companies[subscription.company];
  clock.moveTo(at(subscription.start > today ? today : subscription.start, '07:30'));
  const {
    subscription: { id },
  } = await caller.as<{ subscription: { id: string } }>(company.adminUserId, 'POST', '/company/subscriptions', {
    subscriptionName: subscription.name,
    startDate: subscription.start,
    endDate: subscription.end,
    effectDate: subscription.effect,
    deliveryMethod: 'COMPANY_ADDRESS',
    addressId: company.addressId,
    periods: [subscription.months],
    allRisk: subscription.insured,
    employeeIns: subscription.insured,
    catalogs: [{ catalogId: world.catalogs[subscription.catalog], subsidyYearly: subscription.subsidyYearly }],
    employees: { everyone: true },
  });
  await runMinute(services);
  if (subscription.orders === 0) return;

  clock.moveTo(at(subscription.start, '09:00'));
  const placed = await placeOrders(stage, subscription, id);
  await settle(services);
  const last = subscription.end < today ? addDays(subscription.end, 1) : today;
  clock.moveTo(at(last, '08:00'));
  const processed = placed.slice(0, subscription.processed);
  if (processed.length > 0)
    await caller.as(company.adminUserId, 'POST', '/company/orders/process', { orderIds: processed, binding: true });
  await settle(services);
  const shippedOn = addDays(last, 7) < today ? addDays(last, 7) : today;
  clock.moveTo(at(shippedOn, '08:30'));
  await runMinute(services);
  const items = processed
    .slice(0, subscription.shipped)
    .map((orderId) => ({ orderId, serialNumber: demoSerialNumber(), tracking: '' }));
  if (items.length > 0)
    await caller.as(stage.supplierUsers[subscription.catalog], 'POST', '/supplier/orders/dispatch', { items });
  await settle(services);
  if (subscription.closedAfter) await close(stage, company.adminUserId, id);
}

async function close({ caller }: Stage, adminUserId: string, id: string): Promise<void> {
  const { version } = await caller.as<{ version: number }>(adminUserId, 'GET', `/company/subscriptions/${id}`);
  await caller.as(adminUserId, 'POST', `/company/subscriptions/${id}/close`, { version });
}

/** The people of a subscription; who has not accepted the mailed invitation yet does so now. */
async function acceptedPeople(
  db: Db,
  { clock }: Services,
  companyId: string,
  subscription: DemoSubscription,
): Promise<string[]> {
  const people = await db
    .selectFrom('employees as e')
    .innerJoin('memberships as m', 'm.employee_id', 'e.id')
    .select(['m.id as membershipId', 'm.user_id as userId'])
    .where('e.company_id', '=', companyId)
    .orderBy('e.employ_no')
    .offset(subscription.firstEmployee)
    .limit(subscription.orders)
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
  subscription: DemoSubscription,
  subscriptionId: string,
): Promise<string[]> {
  const company = world.companies[subscription.company];
  const offered = await withSystem(
    services.pool,
    async (db) => ({
      products: await db
        .selectFrom('products')
        .select(['id', 'all_risk', 'employee_ins'])
        .where('catalog_id', '=', world.catalogs[subscription.catalog])
        .where('price', '>', 0)
        // One of its variants stands for a product.
        .where((eb) => eb.or([eb('group_key', '=', ''), eb('group_key', '=', eb.ref('sku'))]))
        .orderBy('sku')
        .execute(),
      mandatory: await db
        .selectFrom('accessories as a')
        .leftJoin('accessory_products as p', 'p.accessory_id', 'a.id')
        .select(['a.id', 'p.product_id as productId'])
        .where('a.catalog_id', '=', world.catalogs[subscription.catalog])
        .where('a.mandatory', '=', true)
        .execute(),
    }),
    { readOnly: true },
  );
  const users = await withSystem(services.pool, (db) => acceptedPeople(db, services, company.id, subscription));
  const ids: string[] = [];
  for (const [index, userId] of users.entries()) {
    const product = offered.products[(index * 5) % offered.products.length];
    if (!product || !userId) throw new Error('nobody to order, or nothing');
    const accessoryIds = offered.mandatory.filter(({ productId }) => productId === product.id).map(({ id }) => id);
    const order = await caller.as<{ id: string }>(userId, 'POST', '/employee/orders', {
      subscriptionId,
      productId: product.id,
      accessoryIds,
      months: subscription.months,
      acceptedRules: true,
      allRisk: subscription.insured && product.all_risk !== null,
      employeeIns:
        subscription.insured && product.all_risk !== null && product.employee_ins !== null && index % 2 === 0,
    });
    ids.push(order.id);
  }
  return ids;
}

/** Mails, files and jobs that the calls caused, as they would have happened meanwhile. */
async function settle(services: Services): Promise<void> {
  await runMinute(services);
  await doWork(services, { kind: 'deliver-mail' });
}
