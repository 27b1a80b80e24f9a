-- The portal's roles beside the owner, in a server that has none yet: before the first start, and before a backup is
-- restored. Run it in the portal's database as its owner, who needs CREATEROLE, or as an administrator of the server.
-- It can be run again at any time. The login gets its password separately: alter role portal_api password '…';
do $$
declare
  -- Since Postgres 16 the maker of a role may only administer it until a grant says more.
  terms constant text := case when current_setting('server_version_num')::int >= 160000
    then ' with inherit %s, set true' else '' end;
  owner constant text := (
    select quote_ident(pg_get_userbyid(datdba)) from pg_database where datname = current_database());
begin
  -- Behind row-level security; requests become it for one transaction.
  if not exists (select from pg_roles where rolname = 'portal_tenant') then
    create role portal_tenant nologin noinherit;
  end if;
  -- What the server logs in as: owns no table, reads none, and calls the functions that are granted to it.
  if not exists (select from pg_roles where rolname = 'portal_api') then create role portal_api login noinherit; end if;
  execute 'grant portal_tenant to portal_api' || format(terms, 'false');
  -- The owner reports as the tenant role does, makes the queue's schema for the login, and backs it up.
  execute 'grant portal_tenant to ' || owner || format(terms, 'false');
  execute 'grant portal_api to ' || owner || format(terms, 'true');
  -- Here and not in a start-up option, which a connection pooler refuses or drops.
  alter role portal_api set lock_timeout = '2s';
  alter role portal_api set idle_in_transaction_session_timeout = '60s';
  alter role portal_api set statement_timeout = '15s';
end $$;
