import type { Money } from '@portal/contract/money';
import type { AccessoryForm, ProductForm } from '@portal/contract/product-forms';
import { definedOf } from '../../db/defined.ts';

/** Columns that a product and an accessory have in common; both tables are read under the alias `p`. */
export const sharedColumns = [
  'p.id',
  'p.product_name as productName',
  'p.sku as SKU',
  'p.supplier_sku as supplierSKU',
  'p.price',
  'p.retail_price',
  'p.image',
  'p.mandatory',
  'p.featured',
  'p.hidden',
  'p.version',
] as const;
export const detailColumns = ['p.product_link as productLink', 'p.description', 'p.attributes'] as const;

type SharedFields = Omit<ProductForm, 'categoryId' | 'groupKey' | 'billingPeriod' | 'allRisk' | 'employeeIns'>;

/** Wire names to columns, for the fields that are there. */
export function toSharedColumns(fields: { [Name in keyof SharedFields]?: SharedFields[Name] | undefined }) {
  return definedOf({
    product_name: fields.productName,
    sku: fields.SKU,
    supplier_sku: fields.supplierSKU,
    price: fields.price,
    retail_price: fields.retailPrice,
    product_link: fields.productLink,
    image: fields.image,
    description: fields.description,
    mandatory: fields.mandatory,
    featured: fields.featured,
    hidden: fields.hidden,
    attributes: fields.attributes === undefined ? undefined : JSON.stringify(withoutEmpty(fields.attributes)),
  });
}

export function toProductColumns(fields: { [Name in keyof ProductForm]?: ProductForm[Name] | undefined }) {
  return {
    ...toSharedColumns(fields),
    ...definedOf({
      category_id: fields.categoryId,
      group_key: fields.groupKey,
      billing_period: fields.billingPeriod,
      all_risk: fields.allRisk,
      employee_ins: fields.employeeIns,
    }),
  };
}

export function toAccessoryColumns(fields: { [Name in keyof AccessoryForm]?: AccessoryForm[Name] | undefined }) {
  return { ...toSharedColumns(fields), ...definedOf({ whole_catalog: fields.wholeCatalog }) };
}

/** An attribute without a value is no attribute. */
function withoutEmpty(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''));
}

export const moneyIn =
  (currency: string) =>
  <Amount extends number | null>(amount: Amount): Amount extends null ? null : Money =>
    (amount === null ? null : { amount, currency }) as Amount extends null ? null : Money;

/** JSON from the database as the contract shows it: texts only. */
export function attributesOf(stored: unknown): Record<string, string> {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
