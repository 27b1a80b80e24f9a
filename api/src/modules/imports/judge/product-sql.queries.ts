import type { ImportMapping, ImportOptions } from '@portal/contract/import-mapping';
import { knownAttributes } from '@portal/contract/product-forms';
import { formerValues } from '../apply/former-values.queries.ts';
import { comparedColumns, differences, differs, goodsColumns, reasonsOf } from '../read/stage-table.queries.ts';
import type { ImportSql } from './import-sql.queries.ts';

type Target = {
  importId: string;
  table: 'products' | 'accessories';
  catalogId: string;
  supplierId: string;
  mapping: ImportMapping;
  options: ImportOptions;
  now: Date;
};

/** The products that an accessory's row names, by SKU or supplier SKU; `product_id` is null where there is none. */
const linkProducts = `create temp table import_links on commit drop as
  select s.row_number, names.name, p.id as product_id
  from import_stage s cross join unnest(s.accessory_of) as names (name)
  left join lateral (
    select id from products where catalog_id = $1 and deleted_at is null and (sku = names.name
    or supplier_sku = names.name)
    order by (sku = names.name) desc, id limit 1) p on true
  where not s.is_bad`;

const linkedIds =
  '(select array_agg(distinct product_id order by product_id) from import_links l where l.row_number = s.row_number)';
const storedIds =
  '(select array_agg(product_id order by product_id) from accessory_products a where a.accessory_id = e.id)';
const unknownName = '(select min(name) from import_links l where l.row_number = s.row_number and l.product_id is null)';

/**
 * Products and accessories of one catalog (RULES 4.5, DECISIONS 15). A row finds its product by supplier SKU, else by
 * SKU. Of rows that carry the same key the first is kept; a row may not take a key that another product or accessory
 * holds.
 */
export function productSql({ importId, table, catalogId, supplierId, mapping, options, now }: Target): ImportSql {
  const isAccessory = table === 'accessories';
  const hasLinks = isAccessory && mapping.accessoryOf !== undefined;
  const columns = comparedColumns(goodsColumns(table), mapping);
  const isAttributesMapped = knownAttributes.some((field) => mapping[field] !== undefined);
  const bySupplierSku = options.matchKey !== 'SKU';
  const changed = [
    differs(columns),
    ...(isAttributesMapped ? ['(s.attributes is not null and not e.attributes @> s.attributes)'] : []),
    ...(options.missing === 'hide' ? ['e.hidden'] : []),
    ...(hasLinks
      ? [`(s.accessory_of is not null and (e.whole_catalog or ${linkedIds} is distinct from ${storedIds}))`]
      : []),
  ].join(' or ');

  // A catalog's products and accessories share no key (DECISIONS 15); what shares one from before keeps it.
  const isHeldByOther = (
    key: 'sku' | 'supplier_sku',
  ) => `(exists (select from ${isAccessory ? 'products' : 'accessories'} x
    where x.catalog_id = $1 and x.deleted_at is null and x.${key} = s.${key} and x.${key} <> '')
    and not exists (select from ${table} e where e.id = f.target and e.${key} = s.${key}))`;

  const verdict = `create temp table import_verdict on commit drop as
    with good as (select row_number, sku, supplier_sku from import_stage where not is_bad),
    sku_twice as (select sku, min(row_number) as first from good group by sku having count(*) > 1),
    once as (select g.*, t.first as sku_first, t.first is not null and t.first < g.row_number as is_second
    from good g
    left join sku_twice t using (sku)),
    supplier_twice as (select supplier_sku, min(row_number) as first from once where supplier_sku is not null
    and not is_second group by supplier_sku having count(*) > 1),
    found as (
      select o.row_number, o.is_second, o.sku_first, t.first as supplier_first,
      t.first is not null and t.first < o.row_number as is_supplier_second,
      by_supplier.id as supplier_owner, by_sku.id as sku_owner,
        ${bySupplierSku ? 'coalesce(by_supplier.id, by_sku.id)' : 'by_sku.id'} as target
      from once o left join supplier_twice t on t.supplier_sku = o.supplier_sku
      left join ${table} by_supplier on by_supplier.catalog_id = $1 and by_supplier.deleted_at is null
      and by_supplier.supplier_sku = o.supplier_sku and by_supplier.supplier_sku <> ''
      left join ${table} by_sku on by_sku.catalog_id = $1 and by_sku.deleted_at is null and by_sku.sku = o.sku),
    target_twice as (select target, min(row_number) as first from found where target is not null and not is_second
    and not is_supplier_second group by target having count(*) > 1),
    judged as (
      select f.row_number, f.target, ${reasonsOf([
        {
          when: `f.is_second or f.sku_owner <> f.target or (t.first < f.row_number and not f.is_second)
            or ${isHeldByOther('sku')}`,
          field: 'SKU',
          key: 'duplicate-sku',
          value: 's.sku',
          otherRow: 'case when f.is_second then f.sku_first when t.first < f.row_number then t.first end',
        },
        {
          when: `f.is_supplier_second or (f.supplier_owner is not null and f.supplier_owner is distinct from f.target)
            or ${isHeldByOther('supplier_sku')}`,
          field: 'supplierSKU',
          key: 'duplicate-sku',
          value: 's.supplier_sku',
          otherRow: 'case when f.is_supplier_second then f.supplier_first end',
        },
        // A category that is switched off takes no product, and keeps those that it has.
        {
          when: `exists (select from categories k where k.id = s.category_id and not k.enabled) and not exists (select
            from products e where e.id = f.target and e.category_id = s.category_id)`,
          field: 'category',
          key: 'category-not-found',
          value: '(select name from categories where id = s.category_id)',
        },
        ...(hasLinks
          ? [
              {
                when: `${unknownName} is not null`,
                field: 'accessoryOf' as const,
                key: 'product-not-found',
                value: unknownName,
              },
            ]
          : []),
      ])} as reasons
      from found f join import_stage s using (row_number) left join target_twice t on t.target = f.target)
    select s.row_number, coalesce(s.reasons, j.reasons) as reasons, coalesce(e.id, new_id()) as target, false as
    keeps_exit,
      case when s.is_bad or j.reasons is not null then 'ERROR' when e.id is null then 'NEW' when ${changed}
      then 'CHANGED' else 'UNCHANGED' end as outcome,
      coalesce(not s.is_bad and j.reasons is null and e.price > 0
      and abs(s.price - e.price) * 5 > e.price, false) as price_moved
    from import_stage s left join judged j using (row_number) left join ${table} e on e.id = j.target`;

  const attributeChanges = `(select jsonb_agg(jsonb_build_object('field', key, 'from', e.attributes ->> key, 'to',
    value)) from jsonb_each_text(s.attributes) where e.attributes ->> key is distinct from value)`;
  const skus = (ids: string) =>
    `(select string_agg(sku, ', ' order by sku) from products where id = any (${ids}::uuid[]))`;
  const linkChange = `case when s.accessory_of is not null and (e.whole_catalog or ${linkedIds} is distinct
    from ${storedIds}) then jsonb_build_object('field', 'accessoryOf', 'from', ${skus(storedIds)}, 'to',
    ${skus(linkedIds)}) end`;
  const hiddenChange = `case when e.hidden then jsonb_build_object('field', 'hidden', 'from', 'true', 'to', 'false')
    end`;
  const singles = [
    ...differences(columns),
    ...(hasLinks ? [linkChange] : []),
    ...(options.missing === 'hide' ? [hiddenChange] : []),
  ];

  const defaults: Readonly<Record<string, string>> = {
    supplier_sku: `''`,
    description: `''`,
    image: `''`,
    product_link: `''`,
    attributes: `'{}'`,
    mandatory: 'false',
    featured: 'false',
    billing_period: '1',
    group_key: `''`,
  };
  const all = goodsColumns(table).map(({ name }) => name);
  const selected = all.map((name) => (defaults[name] ? `coalesce(s.${name}, ${defaults[name]})` : `s.${name}`));
  const link = `insert into accessory_products (catalog_id, supplier_id, accessory_id, product_id)
    select distinct $1::uuid, $2::uuid, v.target, l.product_id from import_links l
    join import_verdict v using (row_number)
    where v.outcome in ('NEW', 'CHANGED') and l.product_id is not null on conflict do nothing`;
  const unlink = `delete from accessory_products a using import_verdict v where a.accessory_id = v.target
    and v.outcome = 'CHANGED'
    and exists (select from import_links l where l.row_number = v.row_number)
    and not exists (select from import_links l where l.row_number = v.row_number and l.product_id = a.product_id)`;
  const notInFile = `catalog_id = $1 and deleted_at is null and not hidden and not exists (select from import_stage s
    where s.sku = e.sku)
    and not exists (select from import_stage s where s.supplier_sku = e.supplier_sku and e.supplier_sku <> '')
    and not exists (select from import_verdict v where v.target = e.id)`;

  const remembering = 'insert into import_undo_goods (import_id, item_id, supplier_id, version, before)';

  return {
    table,
    prepare: hasLinks ? [{ text: linkProducts, values: [catalogId] }] : [],
    verdict: { text: verdict, values: [catalogId] },
    changes: `coalesce(jsonb_path_query_array(jsonb_build_array(${singles.join(', ') || 'null'}),
      '$[*] ? (@ != null)'), '[]')${isAttributesMapped ? ` || coalesce(${attributeChanges}, '[]')` : ''}`,
    insert: (from, to) => ({
      text: `insert into ${table} (id, catalog_id, supplier_id, import_id, created_at,
        ${isAccessory ? 'whole_catalog, ' : ''}${all.join(', ')})
        select v.target, $1, $2, $6, $3, ${isAccessory ? 's.accessory_of is null, ' : ''}${selected.join(', ')}
        from import_stage s join import_verdict v using (row_number) where v.outcome = 'NEW' and s.row_number >= $4
        and s.row_number < $5 order by s.row_number on conflict do nothing`,
      values: [catalogId, supplierId, now, from, to, importId],
    }),
    remember: [
      {
        text: `${remembering} select $1, e.id, e.supplier_id, e.version + 1, ${formerValues(table)}
          from import_verdict v join ${table} e on e.id = v.target where v.outcome = 'CHANGED' and e.catalog_id = $2`,
        values: [importId, catalogId],
      },
    ],
    update: {
      text: `update ${table} e set version = e.version + 1
        ${columns.map(({ name }) => `, ${name} = coalesce(s.${name}, e.${name})`).join('')}
        ${isAttributesMapped ? `, attributes = e.attributes || coalesce(s.attributes, '{}')` : ''}
        ${options.missing === 'hide' ? ', hidden = false' : ''}
        ${hasLinks ? ', whole_catalog = e.whole_catalog and s.accessory_of is null' : ''}
        from import_stage s join import_verdict v using (row_number) where e.id = v.target and v.outcome = 'CHANGED'
        and e.catalog_id = $1`,
      values: [catalogId],
    },
    finish: [
      ...(hasLinks
        ? [
            { text: unlink, values: [] },
            { text: link, values: [catalogId, supplierId] },
          ]
        : []),
      ...(options.missing === 'hide'
        ? [
            {
              text: `with e as (update ${table} e set hidden = true, version = version + 1 where ${notInFile}
                returning e.*)
          ${remembering} select $2, e.id, e.supplier_id, e.version, ${formerValues(table, 'false')} from e`,
              values: [catalogId, importId],
            },
          ]
        : []),
    ],
    missing: { text: `select count(*)::int as missing from ${table} e where ${notInFile}`, values: [catalogId] },
    lost: [{ field: 'SKU', key: 'duplicate-sku', value: 's.sku', when: 'true' }],
  };
}
