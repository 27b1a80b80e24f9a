import type { Db } from '../db/tenant.ts';
import type { DemoAccessory, DemoCategory, DemoProduct } from './products.ts';

export type DemoCatalog = {
  supplierId: string;
  name: string;
  categories: Record<DemoCategory, string>;
  products: DemoProduct[];
  accessories: DemoAccessory[];
  companyIds: string[];
};

/** A catalog with its goods, assigned to companies. An accessory without a product belongs to the whole catalog. */
export async function addCatalog(
  db: Db,
  { supplierId, name, categories, products, accessories, companyIds }: DemoCatalog,
): Promise<string> {
  const { id: catalogId } = await db
    .insertInto('catalogs')
    .values({ supplier_id: supplierId, catalog_name: name, display_name: name, currency: 'DKK' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owner = { catalog_id: catalogId, supplier_id: supplierId };
  const rows = await db
    .insertInto('products')
    .values(
      products.map((product) => ({
        ...owner,
        category_id: categories[product.category],
        product_name: product.name,
        sku: product.sku,
        supplier_sku: `S-${product.sku}`,
        price: product.price,
        retail_price: product.retail,
        all_risk: product.allRisk ?? null,
        employee_ins: product.employeeIns ?? null,
        featured: product.featured ?? false,
        group_key: product.group ?? '',
        description: product.description,
        attributes: JSON.stringify(product.attributes),
      })),
    )
    .returning(['id', 'sku'])
    .execute();
  const productOf = new Map(rows.map(({ id, sku }) => [sku, id]));
  for (const accessory of accessories) {
    const { id } = await db
      .insertInto('accessories')
      .values({
        ...owner,
        whole_catalog: accessory.for === undefined,
        product_name: accessory.name,
        sku: accessory.sku,
        supplier_sku: `S-${accessory.sku}`,
        price: accessory.price,
        retail_price: accessory.retail,
        mandatory: accessory.mandatory ?? false,
        featured: accessory.featured ?? false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const productId = productOf.get(accessory.for ?? '');
    if (productId)
      await db
        .insertInto('accessory_products')
        .values({ ...owner, accessory_id: id, product_id: productId })
        .execute();
  }
  await db
    .insertInto('catalog_assignments')
    .values(companyIds.map((companyId) => ({ ...owner, company_id: companyId })))
    .execute();
  return catalogId;
}
