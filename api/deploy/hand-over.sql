-- Gives a portal database that a superuser made (every state before migration 0027) to an ordinary owner. Run it once,
-- in
-- that database, as that superuser: psql -v ON_ERROR_STOP=1 -c "set portal.owner = 'portal_owner'" -f hand-over.sql
-- The owner must exist. It can be run again; what the owner has already stays as it is.
do $$
declare
  owner constant name := current_setting('portal.owner');
  one record;
begin
  execute format('alter database %I owner to %I', current_database(), owner);
  -- As if the owner had made them: since Postgres 16 that is what lets it give and drop them.
  for one in select rolname from pg_roles where rolname in ('portal_tenant', 'portal_app', 'portal_api') loop
    execute format('grant %I to %I with admin %s', one.rolname, owner,
      case when current_setting('server_version_num')::int >= 160000 then 'true, inherit false, set false'
        else 'option' end);
  end loop;
  for one in
    select 'schema' as kind, quote_ident(nspname) as name from pg_namespace
    where nspname = 'pgboss' and nspowner = current_user::regrole
    union all
    select case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
        else 'table' end,
      format('%I.%I', n.nspname, c.relname)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and c.relowner = current_user::regrole
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i', 'e')
        and d.classid = 'pg_class'::regclass and (c.relkind = 'S' or d.deptype = 'e'))
    union all
    select case p.prokind when 'p' then 'procedure' else 'function' end,
      format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid))
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'pgboss') and p.proowner = current_user::regrole
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e'
        and d.classid = 'pg_proc'::regclass)
    union all
    select 'type', format('%I.%I', n.nspname, t.typname) from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where n.nspname in ('public', 'pgboss') and t.typtype in ('e', 'd') and t.typowner = current_user::regrole
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e'
        and d.classid = 'pg_type'::regclass)
  loop
    execute format('alter %s %s owner to %I', one.kind, one.name, owner);
  end loop;
  -- Searches no longer need these marks, which no backup carries (0012 set them).
  alter function pg_catalog.texticlike(text, text) not leakproof;
  alter function pg_catalog.textlike(text, text) not leakproof;
  alter function pg_catalog.textcat(text, text) not leakproof;
  alter function pg_catalog.int8out(bigint) not leakproof;
  alter function pg_catalog.textin(cstring) not leakproof;
end $$;
