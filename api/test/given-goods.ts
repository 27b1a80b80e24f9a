import { insert, next } from './given.ts';
import type { TestApp } from './test-app.ts';

/** The category Mobile of RULES 7. */
export async function givenCategory(t: TestApp, values: Record<string, unknown> = {}): Promise<string> {
  const row = await insert(t, (db) =>
    db
      .insertInto('categories')
      .values({
        name: `Mobile ${next()}`,
        accessory_limit: 2,
        percentage: 3_000,
        require_multimedia_tax: true,
        taxable_mode: 'FIXED_YEARLY',
        scrap_percent: 500,
        requires_serial: true,
        rules: JSON.stringify({
          'en-us': 'You have use of the phone only.',
          'da-dk': 'Du har kun brugsret til telefonen.',
        }),
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}

/** A catalog of a supplier, assigned to the named companies. */
export async function givenCatalog(t: TestApp, supplierId: string, companyIds: string[] = []): Promise<string> {
  return insert(t, async (db) => {
    const name = `Catalog ${next()}`;
    const { id } = await db
      .insertInto('catalogs')
      .values({ supplier_id: supplierId, catalog_name: name, display_name: name, currency: 'DKK' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const companyId of companyIds)
      await db
        .insertInto('catalog_assignments')
        .values({ catalog_id: id, supplier_id: supplierId, company_id: companyId })
        .execute();
    return id;
  });
}

/** Phone X of RULES E1: 6,399.20 ex VAT, retail 7,999.00, insurances 39.00 and 15.00. */
export async function givenProduct(
  t: TestApp,
  where: { supplierId: string; catalogId: string; categoryId: string },
  values: Record<string, unknown> = {},
): Promise<string> {
  const n = next();
  const row = await insert(t, (db) =>
    db
      .insertInto('products')
      .values({
        catalog_id: where.catalogId,
        supplier_id: where.supplierId,
        category_id: where.categoryId,
        product_name: 'Phone X',
        sku: `PX${n}`,
        supplier_sku: `S-PX${n}`,
        price: 639_920,
        retail_price: 799_900,
        all_risk: 3_900,
        employee_ins: 1_500,
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}

/** A picture behind the product's others; its bytes are nowhere. */
export async function givenPicture(
  t: TestApp,
  where: { supplierId: string; catalogId: string },
  productId: string,
  values: Record<string, unknown> = {},
): Promise<string> {
  const n = next();
  return insert(t, async (db) => {
    const { id } = await db
      .insertInto('product_pictures')
      .values({
        catalog_id: where.catalogId,
        supplier_id: where.supplierId,
        product_id: productId,
        sha256: String(n).padStart(64, '0'),
        width: 1_200,
        height: 900,
        position: n,
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** The cover of RULES E1: 199.20 ex VAT, retail 249.00. */
export async function givenAccessory(
  t: TestApp,
  where: { supplierId: string; catalogId: string; productIds?: string[] },
  values: Record<string, unknown> = {},
): Promise<string> {
  const n = next();
  return insert(t, async (db) => {
    const { id } = await db
      .insertInto('accessories')
      .values({
        catalog_id: where.catalogId,
        supplier_id: where.supplierId,
        product_name: 'Cover',
        sku: `C${n}`,
        supplier_sku: `S-C${n}`,
        price: 19_920,
        retail_price: 24_900,
        whole_catalog: where.productIds === undefined,
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const productId of where.productIds ?? []) {
      await db
        .insertInto('accessory_products')
        .values({ catalog_id: where.catalogId, supplier_id: where.supplierId, accessory_id: id, product_id: productId })
        .execute();
    }
    return id;
  });
}

/**
 * "Mobile 2027" of RULES 7: window 16–30 Nov 2026, effect 1 Jan 2027, 24 months, both insurances, subsidy 1,200.00 a
 * year.
 */
export async function givenSubscription(
  t: TestApp,
  where: { companyId: string; catalogId: string; employeeIds: string[] },
  values: Record<string, unknown> = {},
): Promise<string> {
  return insert(t, async (db) => {
    const { id } = await db
      .insertInto('subscriptions')
      .values({
        company_id: where.companyId,
        subscription_name: `Mobile 2027 ${next()}`,
        start_date: '2026-11-16',
        end_date: '2026-11-30',
        effect_date: '2027-01-01',
        delivery_method: 'USER_ADDRESS',
        periods: [24],
        all_risk: true,
        employee_ins: true,
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('subscription_catalogs')
      .values({
        subscription_id: id,
        company_id: where.companyId,
        catalog_id: where.catalogId,
        subsidy_yearly: 120_000,
      })
      .execute();
    for (const employeeId of where.employeeIds) {
      await db
        .insertInto('subscription_employees')
        .values({
          subscription_id: id,
          company_id: where.companyId,
          employee_id: employeeId,
          invited_at: new Date('2026-11-16T07:00:00Z'),
        })
        .execute();
    }
    return id;
  });
}
