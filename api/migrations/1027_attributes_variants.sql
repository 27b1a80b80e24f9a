-- What a supplier's own attributes hold, and how it wants the portal's own to be read: text, a number with its unit,
-- yes or no, one of several choices. Values stay texts in one spelling each (`64 GB`, `Yes`), so that equal ones are
-- equal in the shop's filters and a file that was exported reads back unchanged.
create table attribute_definitions (
  id uuid primary key default new_id(),
  supplier_id uuid not null references suppliers (id),
  name text not null check (name <> ''),
  kind text not null check (kind in ('TEXT', 'NUMBER', 'YES_NO', 'CHOICE')),
  unit text not null default '',
  choices text[] not null default '{}',
  position integer not null default 0,
  constraint attribute_definitions_supplier_id_name_key unique (supplier_id, name)
);
call protect('attribute_definitions',
  'supplier_id = (select app_supplier())
   or supplier_id in (select supplier_id from catalog_assignments where company_id = (select app_company()))',
  'supplier_id = (select as_supplier())');

-- Products of one catalog with the same key are variants of one: the shop has one card for them.
alter table products add column group_key text not null default '';
create index products_group_idx on products (catalog_id, group_key) where deleted_at is null and group_key <> '';
call keep_owners();
