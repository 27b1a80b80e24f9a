-- Of some companies those that already have another catalog and are not open for more (OpenForBenefits). A supplier may
-- not read a company's settings, so it asks this of its own companies only.
create function closed_to_catalogs(wanted uuid[], new_catalog uuid) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id from companies c join company_settings s on s.company_id = c.id
  where c.id = any (wanted) and not s.open_for_benefits
    and (app_role() in ('admin', 'system') or (app_role() = 'supplier' and c.supplier_id = app_supplier()))
    and exists (select from catalog_assignments a where a.company_id = c.id)
    and not exists (select from catalog_assignments a where a.company_id = c.id and a.catalog_id = new_catalog)
$$;
revoke all on function closed_to_catalogs(uuid[], uuid) from public;
grant execute on function closed_to_catalogs(uuid[], uuid) to portal_tenant;
