-- Catalogs of a supplier that a reseller may pass on to its companies (SPEC 1). Back office gives them and takes them
-- back; their owner keeps them, ships and is paid. Whoever is named in a row reads it, and no tenant writes one.
create table given_catalogs (
  catalog_id uuid not null,
  supplier_id uuid not null,
  reseller_id uuid not null references suppliers (id),
  given_at timestamptz not null,
  given_by uuid references users (id),
  primary key (catalog_id, reseller_id),
  constraint given_catalogs_other check (reseller_id <> supplier_id),
  constraint given_catalogs_catalog_fkey foreign key (supplier_id, catalog_id) references catalogs (supplier_id, id)
);
create index given_catalogs_reseller_id_idx on given_catalogs (reseller_id);
call protect('given_catalogs', 'supplier_id = (select app_supplier()) or reseller_id = (select app_supplier())');

-- The reseller reads what it was given and whose it is; none of it can it change.
create policy catalogs_given on catalogs for select
  using (id in (select catalog_id from given_catalogs where reseller_id = (select app_supplier())));
create policy products_given on products for select
  using (catalog_id in (select catalog_id from given_catalogs where reseller_id = (select app_supplier())));
create policy accessories_given on accessories for select
  using (catalog_id in (select catalog_id from given_catalogs where reseller_id = (select app_supplier())));
create policy suppliers_given on suppliers for select
  using (id in (select supplier_id from given_catalogs where reseller_id = (select app_supplier())));

-- It assigns them to its own companies, and takes them from those.
create policy catalog_assignments_given_read on catalog_assignments for select
  using (catalog_id in (select catalog_id from given_catalogs where reseller_id = (select app_supplier()))
    and company_id in (select id from companies where supplier_id = (select app_supplier())));
create policy catalog_assignments_given_insert on catalog_assignments for insert
  with check (catalog_id in (select catalog_id from given_catalogs where reseller_id = (select as_supplier()))
    and company_id in (select id from companies where supplier_id = (select as_supplier())));
create policy catalog_assignments_given_delete on catalog_assignments for delete
  using (catalog_id in (select catalog_id from given_catalogs where reseller_id = (select as_supplier()))
    and company_id in (select id from companies where supplier_id = (select as_supplier())));
call keep_owners();

-- As before, and for a catalog that was given the subscriptions of the reseller's own companies.
create or replace function catalog_uses(of_supplier uuid, on_day date)
returns table (catalog_id uuid, company_id uuid, subscriptions integer)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if app_company() is not null or coalesce(app_supplier(), of_supplier) <> of_supplier then return; end if;
  return query
  select sc.catalog_id, sc.company_id, count(*)::int
  from catalogs c
  join subscription_catalogs sc on sc.catalog_id = c.id
  join subscriptions s on s.id = sc.subscription_id
  where (c.supplier_id = of_supplier or exists (select from given_catalogs g
      join companies o on o.supplier_id = g.reseller_id
      where g.catalog_id = c.id and g.reseller_id = of_supplier and o.id = sc.company_id))
    and s.status = 'OPEN' and s.end_date >= on_day and s.deleted_at is null
  group by 1, 2;
end $$;
