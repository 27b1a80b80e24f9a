-- Administrators of companies and suppliers: what a tenant may write of a login that lives elsewhere too.

-- True when every membership of the login is one that the caller could grant. Only then may a tenant write the
-- person's own name, address and number: the login belongs to nobody else (DECISIONS 13).
create function is_login_of_caller(login uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller constant text := coalesce(app_role(), '');
  foreign_memberships integer;
begin
  if caller in ('admin', 'system') then return true; end if;
  perform set_config('app.role', 'system', true);
  select count(*) into foreign_memberships from memberships m
  where m.user_id = login and not coalesce(
    (caller = 'company' and m.company_id = app_company())
    or (caller = 'supplier' and (m.supplier_id = app_supplier()
      or (m.role = 'company' and m.company_id in (select c.id from companies c where c.supplier_id = app_supplier())))), false);
  perform set_config('app.role', caller, true);
  return foreign_memberships = 0;
end $$;
revoke all on function is_login_of_caller(uuid) from public;
grant execute on function is_login_of_caller(uuid) to portal_tenant;

-- A supplier creates companies, so it may write the first row of their settings; it never reads or changes one.
create policy company_settings_supplier_insert on company_settings for insert with check (
  (select app_role()) = 'supplier' and company_id in (select id from companies where supplier_id = (select app_supplier())));
