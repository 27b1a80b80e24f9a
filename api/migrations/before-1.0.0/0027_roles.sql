-- The server is an ordinary login (portal_api) and the tables belong to an ordinary owner. A database of before, whose
-- owner was a superuser and whose functions switched to another identity inside, becomes what a new one is.

-- needs-downtime

-- A table's owner passes its policies, unless they are forced on it: so do the functions that run as the owner.
do $$
declare
  one record;
begin
  for one in select c.oid::regclass as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relforcerowsecurity
  loop
    execute format('alter table %s no force row level security', one.name);
  end loop;
end $$;

create or replace procedure protect(table_name text, reads text, writes text default 'false') language plpgsql as $$
declare
  everywhere constant text := '(select sees_all())';
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('create policy %I on %I for select using (%s or %s)',
    table_name || '_read', table_name, everywhere, reads);
  execute format('create policy %I on %I for insert with check (%s or %s)',
    table_name || '_insert', table_name, everywhere, writes);
  execute format('create policy %I on %I for update using (%s or %s) with check (%s or %s)',
    table_name || '_update', table_name, everywhere, writes, everywhere, writes);
  execute format('create policy %I on %I for delete using (%s or %s)',
    table_name || '_delete', table_name, everywhere, writes);
  execute format('grant select, insert, update, delete on %I to portal_tenant', table_name);
end $$;

-- Functions that pass the policies do so by their owner. None says in its definition, and none switches inside, as whom
-- it looks: what it asks about its caller is answered for its caller.
do $$
declare
  one record;
  definition text;
begin
  for one in select p.oid, p.oid::regprocedure as name, p.prosqlbody is not null as is_bound from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef
  loop
    definition := pg_get_functiondef(one.oid);
    definition := regexp_replace(definition, E'\n SET "?app\\.role"? TO \'system\'', '');
    definition := regexp_replace(definition,
      E'\n *perform set_config\\(\'app\\.role\', (\'system\'|caller), true\\);', '', 'g');
    execute definition;
    execute format('alter function %s set search_path = public, pg_temp', one.name);
  end loop;
end $$;

-- portal_app, which could not log in, gives way to portal_api, which can.
do $$
declare
  one record;
begin
  if not exists (select from pg_roles where rolname = 'portal_app') then return; end if;
  for one in select p.oid::regprocedure as name from pg_proc p cross join lateral aclexplode(p.proacl) a
    where p.pronamespace = 'public'::regnamespace and a.grantee = 'portal_app'::regrole
  loop
    execute format('grant execute on function %s to portal_api', one.name);
    execute format('revoke execute on function %s from portal_app', one.name);
  end loop;
  revoke usage on schema public from portal_app;
exception when undefined_object then null; -- another database of this server has just dropped it
end $$;
grant usage on schema public to portal_api;
do $$
begin
  drop role if exists portal_app;
exception when dependent_objects_still_exist or insufficient_privilege then null; -- other databases still have it
end $$;

-- The queue keeps its own tables, in a schema that is the login's.
create schema if not exists pgboss;
do $$
declare
  one record;
begin
  if (select nspowner from pg_namespace where nspname = 'pgboss') = 'portal_api'::regrole then return; end if;
  alter schema pgboss owner to portal_api;
  for one in
    select case c.relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end as kind,
      c.oid::regclass::text as name
    from pg_class c
    where c.relnamespace = 'pgboss'::regnamespace and c.relkind in ('r', 'p', 'v', 'S')
      and not (c.relkind = 'S' and exists (
        select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')))
    union all
    select case p.prokind when 'p' then 'procedure' else 'function' end, p.oid::regprocedure::text
    from pg_proc p where p.pronamespace = 'pgboss'::regnamespace
    union all
    select 'type', t.oid::regtype::text from pg_type t
    where t.typnamespace = 'pgboss'::regnamespace and t.typtype in ('e', 'd')
  loop
    execute format('alter %s %s owner to portal_api', one.kind, one.name);
  end loop;
end $$;

-- What ran in this database, for a server that starts without the owner's address.
create function applied_migrations() returns setof varchar
language sql stable security definer set search_path = public, pg_temp
  as $$ select name from kysely_migration $$;
revoke all on function applied_migrations() from public;
grant execute on function applied_migrations() to portal_api;

-- Row-level security keeps LIKE from its index, because the pattern might tell of rows that a policy hides. So these
-- two
-- look first, for the caller's own rows only, and answer ids; what is shown of them passes the policies again. The
-- text is
-- planned anew each time: which index serves depends on the pattern.
create function matching_employees(contained text, most integer) returns setof uuid
language plpgsql stable rows 50 security definer set search_path = public, pg_temp as $$
declare
  tenant constant uuid := acts_as();
  own constant text := case when sees_all() then '' when app_role() = 'company' then 'e.company_id = $3 and'
    else 'false and' end;
begin
  return query execute format(
    'select e.id from employees e where %s e.deleted_at is null and e.search_text ilike $1 limit $2', own)
    using contained, most, tenant;
end $$;

-- By employee and product anywhere, by the beginning of the order's and of the serial number; null for what is not
-- asked.
create function matching_orders(contained text, number_start text, serial_start text, most integer) returns setof uuid
language plpgsql stable rows 50 security definer set search_path = public, pg_temp as $$
declare
  tenant constant uuid := acts_as();
  own constant text := case when sees_all() then '' when app_role() = 'company' then 'o.company_id = $5 and'
    when app_role() = 'supplier' then 'o.supplier_id = $5 and not o.is_proposal and' else 'false and' end;
begin
  return query execute format($q$
    (select o.id from orders o where %1$s (o.employee_name || ' ' || o.product_name) ilike $1 limit $4)
    union (select o.id from orders o where %1$s o.order_number::text like $2 limit $4)
    union (select o.id from orders o where %1$s o.serial_number is not null and o.serial_number like $3 limit $4)
    $q$, own)
    using contained, number_start, serial_start, most, tenant;
end $$;
revoke all on function matching_employees(text, integer), matching_orders(text, text, text, integer) from public;
grant execute on function matching_employees(text, integer), matching_orders(text, text, text, integer)
  to portal_tenant;

-- Searches do without these marks, which no backup carries; only a superuser may take them off, and did set them.
do $$
begin
  alter function pg_catalog.texticlike(text, text) not leakproof;
  alter function pg_catalog.textlike(text, text) not leakproof;
  alter function pg_catalog.textcat(text, text) not leakproof;
  alter function pg_catalog.int8out(bigint) not leakproof;
  alter function pg_catalog.textin(cstring) not leakproof;
exception when insufficient_privilege then null;
end $$;
