import { drawSchedule, expireDate } from '@portal/contract/draw-schedule';
import { salarySystemPresets } from '@portal/contract/salary-system-presets';
import { withSystem, type Db } from '../src/db/tenant.ts';
import type { GivenCompany, GivenEmployee } from './given.ts';
import type { TestApp } from './test-app.ts';

/** A salary system made from a preset. */
export async function givenSalarySystem(t: TestApp, name = 'Danløn'): Promise<string> {
  const preset = salarySystemPresets.find((candidate) => candidate.name === name);
  if (!preset) throw new Error(`no preset ${name}`);
  const row = await withSystem(t.services.pool, (db) =>
    db
      .insertInto('salary_systems')
      .values({
        name: preset.name,
        country: preset.country ?? '',
        kind: preset.layout.kind,
        layout: JSON.stringify(preset.layout),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}

/**
 * A dispatched order with its draws, its history and the file that it left in, without the way there: for tests that
 * begin at payroll.
 */
export async function givenDispatchedOrder(
  t: TestApp,
  company: GivenCompany,
  employee: GivenEmployee,
  where: { subscriptionId: string; supplierId: string; catalogId: string; categoryId: string },
  values: {
    monthly?: number;
    net?: number;
    first?: string;
    months?: number;
    salaryDay?: number;
    productName?: string;
  } = {},
): Promise<string> {
  const { monthly = 22_893, net = 0, first = '2027-01', months = 24, salaryDay = 20, productName = 'Phone X' } = values;
  return withSystem(t.services.pool, async (db) => {
    const { id } = await db
      .insertInto('orders')
      .values({
        company_id: company.id,
        employee_id: employee.id,
        subscription_id: where.subscriptionId,
        supplier_id: where.supplierId,
        catalog_id: where.catalogId,
        category_id: where.categoryId,
        status: 'DISPATCHED',
        ordered_at: new Date('2026-11-20T09:00:00Z'),
        ordered_on: '2026-11-20',
        company_name: company.name,
        supplier_name: 'TeleGros',
        employee_name: employee.name,
        product_name: productName,
        currency: 'DKK',
        months,
        price_ex_vat: 639_920,
        goods_month: monthly,
        price_without_subsidy: monthly,
        gross_draw: monthly,
        net_draw: net,
        monthly_price: monthly + net,
        pricing: '{}',
        delivery_method: 'USER_ADDRESS',
        delivery_name: employee.name,
        dispatched_on: '2026-12-10',
        expire_date: expireDate(first, months),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await dispatchedBefore(db, { company_id: company.id, supplier_id: where.supplierId }, id, employee.id);
    await db
      .insertInto('salary_draws')
      .values(
        drawSchedule({ first, months, salaryDay }).map(({ period, effectDate }) => ({
          company_id: company.id,
          order_id: id,
          employee_id: employee.id,
          period,
          effect_date: effectDate,
          currency: 'DKK',
          price_before_subsidy: monthly,
          subsidy_month: 0,
          gross_amount: monthly,
          net_amount: net,
          amount: monthly + net,
        })),
      )
      .execute();
    return id;
  });
}

/** What ordering, processing and shipping leave behind; the file's mail left long ago. */
async function dispatchedBefore(
  db: Db,
  owner: { company_id: string; supplier_id: string },
  orderId: string,
  employeeId: string,
): Promise<void> {
  const at = new Date('2026-11-20T09:00:00Z');
  const { last } = await db
    .selectFrom('order_files')
    .where('company_id', '=', owner.company_id)
    .select((eb) => eb.fn.max('batch').as('last'))
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('order_files')
    .values({
      ...owner,
      batch: Number(last ?? 0) + 1,
      file_name: 'orders.csv',
      order_count: 1,
      send_after: at,
      resend_at: null,
      undone_at: null,
      created_at: at,
      path: 'order-files/before/orders.csv',
      sha256: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_file_orders')
    .values({ ...owner, order_file_id: id, order_id: orderId, attempt: 0 })
    .execute();
  await db.updateTable('orders').set({ order_file_id: id }).where('id', '=', orderId).execute();
  await db
    .insertInto('audit_log')
    .values({
      at,
      actor_role: 'system',
      action: 'orders.processed',
      entity: 'order_file',
      entity_id: id,
      company_id: owner.company_id,
      supplier_id: owner.supplier_id,
    })
    .execute();
  const path = ['NEW', 'ORDERED', 'PROCESSING', 'DISPATCHED'];
  await db
    .insertInto('order_events')
    .values(
      path
        .slice(1)
        .map((to, index) => ({
          ...owner,
          order_id: orderId,
          employee_id: employeeId,
          at,
          kind: 'STATUS',
          from_status: path[index] ?? null,
          to_status: to,
          actor_role: 'system',
        })),
    )
    .execute();
}
