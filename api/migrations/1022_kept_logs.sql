-- The logs of requests are append-only: a request marks a line as mailed and changes nothing else of it. keep_owners()
-- gave them the columns that every other table has, each time that it was called.
create or replace procedure keep_owners() language plpgsql as $$
declare
  one record;
begin
  for one in
    select c.relname as name,
      string_agg(quote_ident(a.attname), ', ') filter (where case
        when c.relname in ('pay_in_full_logs', 'rma_logs') then a.attname = 'mail_pending'
        else a.attname not in ('company_id', 'supplier_id', 'employee_id', 'user_id')
          or (c.relname, a.attname) in (('companies', 'supplier_id'), ('employees', 'user_id')) end) as changing
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and has_any_column_privilege('portal_tenant', c.oid, 'update')
    group by c.relname
  loop
    execute format('revoke update on %I from portal_tenant', one.name);
    execute format('grant update (%s) on %I to portal_tenant', one.changing, one.name);
  end loop;
end $$;

-- Who leases an item is told when it becomes the employee's (RULES 3.2); without an address the company tells it.
alter table leasing_partners add column email text not null default '';
call keep_owners();
