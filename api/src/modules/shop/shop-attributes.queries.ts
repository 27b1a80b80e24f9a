import { leadingNumber } from '@portal/contract/attribute-values';
import { definitionsWith, type AttributeDefinition } from '@portal/contract/attributes';
import type { ShopFacets } from '@portal/contract/shop-products';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/tenant.ts';
import type { shown } from './shop.queries.ts';

/** A choice of the shop's filter: one of these values of the attribute. */
export type ChosenAttribute = { name: string; values: readonly string[] };

/** Long lists of values and texts that nobody filters by help nobody. */
const valuesMax = 40;
const leftOut = new Set(['brand', 'model', 'GTIN', 'weight']);

/** `name:value` of an address, several values of one attribute together. */
export function chosenAttributes(given: readonly string[]): ChosenAttribute[] {
  const pairs = given.flatMap((text) => {
    const at = text.indexOf(':');
    return at > 0 ? [{ name: text.slice(0, at), value: text.slice(at + 1) }] : [];
  });
  return [...Map.groupBy(pairs, ({ name }) => name)].map(([name, all]) => ({
    name,
    values: all.map(({ value }) => value),
  }));
}

export const hasAttribute = ({ name, values }: ChosenAttribute): RawBuilder<boolean> =>
  sql<boolean>`products.attributes ->> ${name}::text = any(${[...values]}::text[])`;

/** What the shop can be filtered by, of all suppliers in it; the portal's own, then theirs. */
async function filterable(db: Db, catalogIds: readonly string[]): Promise<AttributeDefinition[]> {
  const own = await db
    .selectFrom('attribute_definitions as d')
    .innerJoin('catalogs as c', 'c.supplier_id', 'd.supplier_id')
    .where('c.id', 'in', [...catalogIds])
    .distinctOn('d.name')
    .select(['d.name', 'd.kind', 'd.unit', 'd.choices'])
    .orderBy('d.name')
    .execute();
  return definitionsWith(own).filter(({ name, kind }) => !leftOut.has(name) && (kind !== 'TEXT' || !isOwn(own, name)));
}

const isOwn = (own: readonly AttributeDefinition[], name: string) => own.some((one) => one.name === name);

/**
 * Values of each attribute with how many cards have them, each attribute counted without its own choice: numbers by
 * size, others by how many. `narrow` is the shop without the choices of the named attribute.
 */
export async function countByAttribute(
  db: Db,
  catalogIds: readonly string[],
  chosen: readonly ChosenAttribute[],
  narrow: (besides?: string) => ReturnType<typeof shown>,
): Promise<ShopFacets['attributes']> {
  if (catalogIds.length === 0) return [];
  const definitions = await filterable(db, catalogIds);
  const count = (names: readonly string[], besides?: string) =>
    names.length === 0
      ? []
      : narrow(besides)
          .innerJoin(sql<{ key: string; value: string }>`jsonb_each_text(products.attributes)`.as('a'), (join) =>
            join.onTrue(),
          )
          .where(sql<boolean>`a.key = any(${[...names]}::text[])`)
          .where('a.value', '<>', '')
          .select(['a.key', 'a.value', sql<number>`count(distinct ${cardOf})::int`.as('products')])
          .groupBy(['a.key', 'a.value'])
          .execute();
  const free = definitions.map(({ name }) => name).filter((name) => !chosen.some((one) => one.name === name));
  const rows = (await Promise.all([count(free), ...chosen.map(({ name }) => count([name], name))])).flat();
  return definitions.flatMap(({ name, kind, unit }) => {
    const values = rows.filter(({ key }) => key === name).map(({ value, products }) => ({ value, products }));
    if (values.length === 0) return [];
    const shown = values
      .toSorted((a, b) => b.products - a.products || a.value.localeCompare(b.value))
      .slice(0, valuesMax);
    const bySize = (a: { value: string }, b: { value: string }) =>
      (leadingNumber(a.value) ?? Infinity) - (leadingNumber(b.value) ?? Infinity);
    return [{ name, kind, unit, values: kind === 'NUMBER' ? shown.toSorted(bySize) : shown }];
  });
}

/** What is one card of the shop: a product, or all variants of one. */
export const cardOf = sql<string>`products.catalog_id::text
  || coalesce(nullif(products.group_key, ''), products.id::text)`;
