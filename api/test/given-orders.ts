import { withSystem } from '../src/db/tenant.ts';
import { givenAccessory, givenCatalog, givenCategory, givenProduct, givenSubscription } from './given-goods.ts';
import {
  givenCompany,
  givenEmployee,
  givenSupplier,
  type GivenCompany,
  type GivenEmployee,
  type GivenSupplier,
} from './given.ts';
import type { TestApp } from './test-app.ts';

/** A supplier, a company with two employees, and what they can order: the world of RULES 7. */
export type Market = {
  supplier: GivenSupplier;
  company: GivenCompany;
  anna: GivenEmployee;
  bo: GivenEmployee;
  catalogId: string;
  categoryId: string;
  productId: string;
  coverId: string;
  subscriptionId: string;
};

export async function givenMarket(
  t: TestApp,
  values: { supplier?: GivenSupplier; salaryDay?: number; subscription?: Record<string, unknown> } = {},
): Promise<Market> {
  const supplier = values.supplier ?? (await givenSupplier(t, { isReseller: true }));
  const company = await givenCompany(t, { supplierId: supplier.id, salaryDay: values.salaryDay ?? 20 });
  const anna = await givenEmployee(t, company.id, { name: 'Anna Holm' });
  const bo = await givenEmployee(t, company.id, { name: 'Bo Dahl' });
  const catalogId = await givenCatalog(t, supplier.id, [company.id]);
  const categoryId = await givenCategory(t);
  const where = { supplierId: supplier.id, catalogId, categoryId };
  const productId = await givenProduct(t, where);
  const coverId = await givenAccessory(t, { ...where, productIds: [productId] });
  const subscriptionId = await givenSubscription(
    t,
    { companyId: company.id, catalogId, employeeIds: [anna.id, bo.id] },
    values.subscription,
  );
  return { supplier, company, anna, bo, catalogId, categoryId, productId, coverId, subscriptionId };
}

/**
 * An order of the market as ordering leaves it: phone and cover of RULES E1 for Anna (228.93), or phone only for Bo
 * (166.63).
 */
export async function givenOrder(
  t: TestApp,
  market: Market,
  options: { for?: GivenEmployee; phoneOnly?: boolean } = {},
  values: Record<string, unknown> = {},
): Promise<string> {
  const { supplier, company, anna } = market;
  const employee = options.for ?? anna;
  const phoneOnly = options.phoneOnly ?? false;
  const goods = phoneOnly ? 26_663 : 27_493;
  const insurances = phoneOnly ? 0 : 5_400;
  const draw = goods + insurances - 10_000;
  return withSystem(t.services.pool, async (db) => {
    const now = t.clock.now();
    const { id } = await db
      .insertInto('orders')
      .values({
        company_id: company.id,
        employee_id: employee.id,
        subscription_id: market.subscriptionId,
        supplier_id: supplier.id,
        catalog_id: market.catalogId,
        category_id: market.categoryId,
        status: 'ORDERED',
        ordered_at: now,
        ordered_on: t.clock.today(),
        company_name: company.name,
        supplier_name: supplier.name,
        employee_name: employee.name,
        department: 'Sales',
        product_name: 'Phone X',
        sku: 'PX128',
        accessory_count: phoneOnly ? 0 : 1,
        currency: 'DKK',
        months: 24,
        price_ex_vat: phoneOnly ? 639_920 : 659_840,
        goods_month: goods,
        all_risk_month: phoneOnly ? 0 : 3_900,
        employee_ins_month: phoneOnly ? 0 : 1_500,
        price_without_subsidy: goods + insurances,
        subsidy_month: 10_000,
        gross_draw: draw,
        monthly_price: draw,
        pricing: JSON.stringify({}),
        requires_serial: true,
        accepted_at: now,
        delivery_method: 'USER_ADDRESS',
        delivery_name: employee.name,
        delivery_address1: 'Havnegade 1',
        delivery_zip: '8000',
        delivery_city: 'Aarhus',
        delivery_country: 'DK',
        delivery_phone: '+45 12345678',
        delivery_email: employee.email,
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const line = { order_id: id, company_id: company.id, supplier_id: supplier.id, employee_id: employee.id };
    await db
      .insertInto('order_lines')
      .values({
        ...line,
        line_no: 1,
        is_accessory: false,
        product_id: market.productId,
        product_name: 'Phone X',
        sku: 'PX128',
        supplier_sku: 'S-PX128',
        price_ex_vat: 639_920,
        retail_price: 799_900,
        gross_month: 26_663,
      })
      .execute();
    if (!phoneOnly)
      await db
        .insertInto('order_lines')
        .values({
          ...line,
          line_no: 2,
          is_accessory: true,
          accessory_id: market.coverId,
          product_name: 'Cover',
          sku: 'C1',
          supplier_sku: 'S-C1',
          price_ex_vat: 19_920,
          retail_price: 24_900,
          gross_month: 830,
        })
        .execute();
    await db
      .insertInto('order_events')
      .values({ ...line, at: now, kind: 'STATUS', from_status: 'NEW', to_status: 'ORDERED', actor_role: 'employee' })
      .execute();
    return id;
  });
}

/** A valid IMEI for each number: 14 digits and their check digit. */
export function imei(n: number): string {
  const digits = `35${String(n).padStart(12, '0')}`;
  const sum = [...digits].reduce((left, digit, position) => {
    const value = Number(digit) * (position % 2 === 1 ? 2 : 1);
    return left + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
