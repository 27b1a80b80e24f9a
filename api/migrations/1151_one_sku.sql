-- A SKU and a supplier SKU name one thing of a catalog, product or accessory (DECISIONS 15): the indexes of the two
-- tables see only their own. The lock lets two transactions that write into both tables see each other. What shares a
-- SKU from before stays until it is changed.
create function one_sku_in_catalog() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  taken text;
begin
  if new.deleted_at is not null or (tg_op = 'UPDATE' and (new.sku, new.supplier_sku, new.deleted_at)
    is not distinct from (old.sku, old.supplier_sku, old.deleted_at)) then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended('skus of ' || new.catalog_id, 0));
  if tg_table_name = 'products' then
    select case when o.sku = new.sku then 'sku' else 'supplier_sku' end into taken from accessories o
    where o.catalog_id = new.catalog_id and o.deleted_at is null
      and (o.sku = new.sku or (o.supplier_sku = new.supplier_sku and o.supplier_sku <> '')) limit 1;
  else
    select case when o.sku = new.sku then 'sku' else 'supplier_sku' end into taken from products o
    where o.catalog_id = new.catalog_id and o.deleted_at is null
      and (o.sku = new.sku or (o.supplier_sku = new.supplier_sku and o.supplier_sku <> '')) limit 1;
  end if;
  if taken is not null then
    raise unique_violation using message = 'the catalog has this SKU already',
      constraint = tg_table_name || '_catalog_' || taken || '_key';
  end if;
  return new;
end $$;
revoke all on function one_sku_in_catalog() from public;
create trigger products_one_sku before insert or update of sku, supplier_sku, deleted_at on products
  for each row execute function one_sku_in_catalog();
create trigger accessories_one_sku before insert or update of sku, supplier_sku, deleted_at on accessories
  for each row execute function one_sku_in_catalog();
