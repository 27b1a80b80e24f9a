import { line, requiredLine } from '@portal/contract/endpoint';
import { AccessoryForm, knownAttributes, ProductForm, type KnownAttribute } from '@portal/contract/product-forms';
import type { Accessory, Product } from '@portal/contract/product-rows';
import { partOf, type SchemaForm } from '@portal/shared-ui/forms';
import * as v from 'valibot';

type Line = ReturnType<typeof line>;

/**
 * Attributes as the form shows them: the ones SPEC 3 names as fields of their own, the others as rows of name and
 * value.
 */
const attributeFields = {
  known: v.strictObject(
    Object.fromEntries(knownAttributes.map((name) => [name, line(200)])) as Record<KnownAttribute, Line>,
  ),
  others: v.array(v.strictObject({ name: requiredLine(60), value: requiredLine(200) })),
};
const { attributes: _ofProduct, ...productEntries } = ProductForm.entries;
const { attributes: _ofAccessory, ...accessoryEntries } = AccessoryForm.entries;

export const ProductFields = v.strictObject({ ...productEntries, ...attributeFields });
export type ProductFields = v.InferOutput<typeof ProductFields>;
export const AccessoryFields = v.strictObject({ ...accessoryEntries, ...attributeFields });
export type AccessoryFields = v.InferOutput<typeof AccessoryFields>;

/** The fields that products and accessories have in common. */
export type ItemFields = Omit<ProductFields, 'categoryId' | 'groupKey' | 'billingPeriod' | 'allRisk' | 'employeeIns'>;

/** A form seen as the part of it that both kinds share. */
export function itemFormOf<In extends ItemFields, Out>(form: SchemaForm<In, Out>): SchemaForm<ItemFields, unknown> {
  return partOf<ItemFields, In, Out>(form);
}

const isKnown = (name: string): name is KnownAttribute => (knownAttributes as readonly string[]).includes(name);

function toAttributeFields(attributes: Readonly<Record<string, string>>): Pick<ItemFields, 'known' | 'others'> {
  const known = Object.fromEntries(knownAttributes.map((name) => [name, attributes[name] ?? ''])) as Record<
    KnownAttribute,
    string
  >;
  return {
    known,
    others: Object.entries(attributes)
      .filter(([name]) => !isKnown(name))
      .map(([name, value]) => ({ name, value })),
  };
}

/** Attributes without a value are left out. */
function toAttributes({ known, others }: Pick<ItemFields, 'known' | 'others'>): Record<string, string> {
  const named = Object.entries(known).filter(([, value]) => value !== '');
  return Object.fromEntries([...named, ...others.map(({ name, value }) => [name, value])]);
}

const shared = ({
  productName,
  SKU,
  supplierSKU,
  price,
  retailPrice,
  productLink,
  image,
  description,
  mandatory,
  featured,
  hidden,
  attributes,
}: Product | Accessory) => ({
  productName,
  SKU,
  supplierSKU,
  price: price.amount,
  retailPrice: retailPrice?.amount ?? null,
  productLink,
  image,
  description,
  mandatory,
  featured,
  hidden,
  ...toAttributeFields(attributes),
});

export const toProductFields = (product: Product): ProductFields => ({
  ...shared(product),
  categoryId: product.categoryId,
  groupKey: product.groupKey,
  billingPeriod: product.billingPeriod,
  allRisk: product.allRisk?.amount ?? null,
  employeeIns: product.employeeIns?.amount ?? null,
});
export const toAccessoryFields = (accessory: Accessory): AccessoryFields => ({
  ...shared(accessory),
  wholeCatalog: accessory.wholeCatalog,
  productIds: accessory.products.map(({ id }) => id),
});

/** The values of a form as the contract takes them. */
export function toBody<Fields extends ItemFields>({ known, others, ...fields }: Fields) {
  return { ...fields, attributes: toAttributes({ known, others }) };
}

export const newItem = {
  productName: '',
  SKU: '',
  supplierSKU: '',
  retailPrice: null,
  productLink: '',
  image: '',
  description: '',
  mandatory: false,
  featured: false,
  hidden: false,
  ...toAttributeFields({}),
};
