import type { ImportUndone } from '@portal/contract/import-view';
import type pg from 'pg';
import { changeableColumns } from '../apply/former-values.queries.ts';
import type { ImportRecord } from '../import-record.queries.ts';
import { keptOf } from './undo-kept.queries.ts';

type UndoneGoods = Pick<Extract<ImportRecord, { catalogId: string }>, 'id' | 'kind' | 'catalogId' | 'supplierId'>;

/**
 * Products or accessories that the import added are deleted as by hand, unless they were ordered, changed, or given
 * accessories since; those it changed or hid get their former values, an accessory its former products. Orders are
 * frozen, so an order does not keep a former price from coming back.
 */
export async function undoProducts(
  client: pg.Client,
  { id, kind, catalogId, supplierId }: UndoneGoods,
  now: Date,
): Promise<ImportUndone> {
  const table = kind === 'ACCESSORIES' ? 'accessories' : 'products';
  await markProducts(client, { id, kind, catalogId, supplierId });
  const removed = await client.query(
    `update ${table} e set deleted_at = $2, version = e.version + 1 from undo_added a where e.id = a.id
      and a.reason is null and e.version = 1 and e.catalog_id = $1`,
    [catalogId, now],
  );
  const restored = await client.query(
    `update ${table} e set version = e.version + 1${changeableColumns(table)
      // What was remembered before a column came does not hold it.
      .map((name) => `, ${name} = case when c.before ? '${name}' then p.${name} else e.${name} end`)
      .join('')}
    from undo_changed c cross join lateral jsonb_populate_record(null::${table}, c.before) p where e.id = c.id
    and c.reason is null and e.version = c.version and e.catalog_id = $1`,
    [catalogId],
  );
  if (kind === 'ACCESSORIES') await restoreLinks(client, catalogId, supplierId);
  return { removed: removed.rowCount ?? 0, restored: restored.rowCount ?? 0, ...(await keptOf(client)) };
}

/** Products that were deleted meanwhile stay away. */
async function restoreLinks(client: pg.Client, catalogId: string, supplierId: string): Promise<void> {
  await client.query(`create temp table undo_links on commit drop as
    select c.id as accessory_id, (l.value #>> '{}')::uuid as product_id
    from undo_changed c cross join lateral jsonb_array_elements(c.before -> 'links') l where c.reason is null`);
  await client.query(`delete from accessory_products a using undo_changed c where a.accessory_id = c.id
    and c.reason is null
    and not exists (select from undo_links l where l.accessory_id = a.accessory_id and l.product_id = a.product_id)`);
  await client.query(
    `insert into accessory_products (catalog_id, supplier_id, accessory_id, product_id)
      select $1, $2, l.accessory_id, l.product_id
    from undo_links l join products p on p.id = l.product_id and p.catalog_id = $1 and p.deleted_at is null
    on conflict do nothing`,
    [catalogId, supplierId],
  );
}

/** What an undo takes back and what stays, as `markEmployees` does. */
export async function markProducts(client: pg.Client, { id, kind, catalogId, supplierId }: UndoneGoods): Promise<void> {
  const [table, item] =
    kind === 'ACCESSORIES' ? (['accessories', 'accessory_id'] as const) : (['products', 'product_id'] as const);
  const isUsed =
    kind === 'ACCESSORIES'
      ? 'false'
      : `exists (select from accessory_products a join accessories x on x.id = a.accessory_id and x.deleted_at is null
        where a.product_id = e.id)`;
  // Ordered goods are gathered once: no index leads from a product to its order lines.
  await client.query(
    `create temp table undo_ordered on commit drop as select distinct l.${item} as id from order_lines l
      join ${table} e on e.id = l.${item} where l.supplier_id = $1 and e.catalog_id = $2`,
    [supplierId, catalogId],
  );
  await client.query(
    `create temp table undo_added on commit drop as select e.id, e.sku as number, e.product_name as name,
    case when e.deleted_at is not null then 'DELETED' when o.id is not null or ${isUsed} then 'IN_USE'
    when e.version <> 1 then 'CHANGED' end as reason
    from ${table} e left join undo_ordered o on o.id = e.id where e.catalog_id = $1 and e.import_id = $2`,
    [catalogId, id],
  );
  const taken = `exists (select from ${table} o where o.catalog_id = e.catalog_id and o.deleted_at is null
    and o.id <> e.id and not exists (select from undo_added a where a.id = o.id and a.reason is null)
    and (o.sku = u.before ->> 'sku' or (o.supplier_sku <> '' and o.supplier_sku = u.before ->> 'supplier_sku')))`;
  await client.query(
    `create temp table undo_changed on commit drop as select e.id, e.sku as number, e.product_name as name, u.version,
      u.before,
    case when e.deleted_at is not null then 'DELETED' when e.version <> u.version or ${taken}
    then 'CHANGED' end as reason
    from import_undo_goods u join ${table} e on e.id = u.item_id where u.import_id = $1 and u.supplier_id = $2
    and e.catalog_id = $3`,
    [id, supplierId, catalogId],
  );
}
