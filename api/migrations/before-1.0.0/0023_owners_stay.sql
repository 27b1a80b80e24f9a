-- Whose a row is, is said once, when it is written: no request moves a row to another company, supplier, employee or
-- login, whatever its identity may see. Policies cannot say so, because they judge the row before and the row after each
-- by itself: an employee's own order stays the employee's in another company. Column rights say it.
--
-- Two columns are no owners: which supplier serves a company, and which login an employee has.

-- Gives requests the right to change every column but those that say whose a row is, in every table that they may change.
-- A migration that adds a table or a column calls it again.
create procedure keep_owners() language plpgsql as $$
declare
  one record;
begin
  for one in
    select c.relname as name,
      string_agg(quote_ident(a.attname), ', ') filter (where a.attname not in ('company_id', 'supplier_id', 'employee_id', 'user_id')
        or (c.relname, a.attname) in (('companies', 'supplier_id'), ('employees', 'user_id'))) as changing
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_any_column_privilege('portal_tenant', c.oid, 'update')
    group by c.relname
  loop
    execute format('revoke update on %I from portal_tenant', one.name);
    execute format('grant update (%s) on %I to portal_tenant', one.changing, one.name);
  end loop;
end $$;
call keep_owners();

-- Lines of the log and mails can be added and not read back, so only these say what a request may add: a line in its own
-- person's name about its own company, or about one that it serves; mail from its own company or from one that it serves.
-- What was added is changed by the portal alone, also by who names no row.
--
-- A supplier serves a company as its reseller, by a catalog or by an order: whichever of these it sees.
create function serves(company uuid) returns boolean language sql stable parallel safe
  as $$ select exists (select from companies c where c.id = serves.company)
    or exists (select from catalog_assignments a where a.company_id = serves.company)
    or exists (select from orders o where o.company_id = serves.company) $$;
alter policy audit_log_insert on audit_log with check ((select sees_all()) or ((actor_id is null or actor_id = (select app_user())) and case (select app_role())
  when 'company' then company_id is null or company_id = (select app_company())
  when 'employee' then company_id is null or company_id = (select app_company())
  when 'supplier' then (supplier_id is null or supplier_id = (select app_supplier())) and (company_id is null or serves(company_id))
  else false end));
alter policy audit_log_update on audit_log using ((select sees_all())) with check ((select sees_all()));
alter policy audit_log_delete on audit_log using ((select sees_all()));
alter policy outbox_insert on outbox with check ((select sees_all()) or case (select app_role())
  when 'company' then company_id is null or company_id = (select app_company())
  when 'employee' then company_id is null or company_id = (select app_company())
  when 'supplier' then company_id is null or serves(company_id)
  else false end);
alter policy outbox_update on outbox using ((select sees_all())) with check ((select sees_all()));
alter policy outbox_delete on outbox using ((select sees_all()));
