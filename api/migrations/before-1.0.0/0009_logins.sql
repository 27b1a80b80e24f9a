-- What tenants may do to logins without seeing them. Policies hide users, links and sessions of other people, so
-- these functions run as the owner; each first asks whether the caller may act for exactly these rows.

-- May the running identity give or take this membership? (DECISIONS 12: company admins by back office, by the
-- supplier for its companies, by company admins.)
create function may_grant(granted_role text, granted_company uuid, granted_supplier uuid) returns boolean
language sql stable as $$
  select coalesce(case app_role()
    when 'admin' then true
    when 'system' then true
    when 'company' then granted_role in ('company', 'employee') and granted_company = app_company()
    when 'supplier' then (granted_role = 'supplier' and granted_supplier = app_supplier())
      or (granted_role = 'company' and granted_company in (select id from companies where supplier_id = app_supplier()))
    else false end, false)
$$;

-- Finds or makes the login of every row, attaches the membership and, where a token hash is given, writes the
-- newest login link and voids older ones. Nothing of a login that already exists is changed or told, except in
-- which language to write to it (DECISIONS 13). A row whose mail (dedupe_key) was already queued gets no new link.
-- Rows: { seat, email, name, language, role, company_id, supplier_id, employee_id, token_hash (hex), dedupe_key }.
create function attach_logins(logins jsonb, business_now timestamptz)
returns table (seat integer, user_id uuid, membership_id uuid, language text, linked boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  caller constant text := coalesce(app_role(), '');
begin
  if exists (
    select from jsonb_to_recordset(logins) as l (role text, company_id uuid, supplier_id uuid)
    where not may_grant(l.role, l.company_id, l.supplier_id)
  ) then
    raise insufficient_privilege using message = 'may not grant this membership';
  end if;
  perform set_config('app.role', 'system', true);

  insert into users (email, name, language)
  select distinct on (lower(l.email)) lower(l.email), l.name, l.language
  from jsonb_to_recordset(logins) as l (seat integer, email text, name text, language text)
  order by lower(l.email), l.seat
  on conflict (lower(email)) where deleted_at is null do nothing;

  -- In one order, so that two batches with common people wait for each other instead of deadlocking.
  perform u.id from users u
  where u.deleted_at is null and lower(u.email) in (select lower(l.email) from jsonb_to_recordset(logins) as l (email text))
  order by u.id for update;

  insert into memberships (user_id, role, company_id, supplier_id, employee_id)
  select distinct u.id, l.role, l.company_id, l.supplier_id, case when l.role = 'employee' then l.employee_id end
  from jsonb_to_recordset(logins) as l (email text, role text, company_id uuid, supplier_id uuid, employee_id uuid)
  join users u on lower(u.email) = lower(l.email) and u.deleted_at is null
  on conflict do nothing;

  -- An employee row belongs to one login. Whoever had it under an earlier address loses it, with the sessions.
  delete from memberships m
  using jsonb_to_recordset(logins) as l (email text, company_id uuid, employee_id uuid), users u
  where u.deleted_at is null and lower(u.email) = lower(l.email)
    and m.employee_id = l.employee_id and m.company_id = l.company_id and m.user_id <> u.id;
  update employees e set user_id = u.id
  from jsonb_to_recordset(logins) as l (email text, company_id uuid, employee_id uuid), users u
  where u.deleted_at is null and lower(u.email) = lower(l.email)
    and e.id = l.employee_id and e.company_id = l.company_id and e.user_id is distinct from u.id;

  return query
  with wanted as materialized (
    select l.seat, u.id as login_id, m.id as attached_id, u.language as speaks, decode(l.token_hash, 'hex') as hash,
      l.token_hash is not null and u.status <> 'BLOCKED'
        and not exists (select from outbox o where o.dedupe_key = l.dedupe_key)
        and row_number() over (partition by u.id, l.token_hash is null order by l.seat) = 1 as needs_link
    from jsonb_to_recordset(logins) as l (seat integer, email text, role text, company_id uuid, supplier_id uuid, employee_id uuid, token_hash text, dedupe_key text)
    join users u on lower(u.email) = lower(l.email) and u.deleted_at is null
    join memberships m on m.user_id = u.id and m.role = l.role and m.company_id is not distinct from l.company_id
      and m.supplier_id is not distinct from l.supplier_id
      and m.employee_id is not distinct from case when l.role = 'employee' then l.employee_id end
  ), voided as (
    update magic_links k set voided_at = now()
    from wanted w where w.needs_link and k.user_id = w.login_id and k.used_at is null and k.voided_at is null
  ), written as (
    insert into magic_links (user_id, membership_id, purpose, token_hash, expires_at)
    select w.login_id, w.attached_id, 'INVITATION', w.hash, now() + interval '72 hours' from wanted w where w.needs_link
  ), noted as (
    update employees e set invited_at = business_now
    from jsonb_to_recordset(logins) as l (seat integer, company_id uuid, employee_id uuid)
    join wanted w on w.seat = l.seat and w.needs_link
    where e.id = l.employee_id and e.company_id = l.company_id
  )
  select w.seat, w.login_id, w.attached_id, w.speaks, w.needs_link from wanted w order by w.seat;
  perform set_config('app.role', caller, true);
end $$;

-- Ends sessions of these people: all of them for back office and the portal, the own ones for everybody, and for
-- a tenant only those that act inside it. Answers how many ended.
create function end_sessions(user_ids uuid[], cause text, spared uuid default null) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller constant text := coalesce(app_role(), '');
  ended integer;
begin
  perform set_config('app.role', 'system', true);
  update sessions s set revoked_at = now(), revoked_cause = cause
  from memberships m
  where m.id = s.membership_id and s.user_id = any (user_ids) and s.revoked_at is null and s.id is distinct from spared
    and (caller in ('admin', 'system') or s.user_id = app_user()
      or (caller = 'company' and m.company_id = app_company())
      or (caller = 'supplier' and (m.supplier_id = app_supplier()
        or (m.role = 'company' and m.company_id in (select c.id from companies c where c.supplier_id = app_supplier())))));
  get diagnostics ended = row_count;
  perform set_config('app.role', caller, true);
  return ended;
end $$;

revoke all on function attach_logins(jsonb, timestamptz), end_sessions(uuid[], text, uuid), may_grant(text, uuid, uuid) from public;
grant execute on function attach_logins(jsonb, timestamptz), end_sessions(uuid[], text, uuid), may_grant(text, uuid, uuid) to portal_tenant;

-- A login that opens nothing any more keeps no password and no contact data (RULES 5). Whoever removed the last
-- membership asks for it, and does not learn whether it was the last.
create function erase_idle_login(person uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller constant text := coalesce(app_role(), '');
begin
  if caller = '' then raise insufficient_privilege using message = 'nobody asks'; end if;
  perform set_config('app.role', 'system', true);
  update users u set password_hash = null, phone_number = '', note = '', address_line_one = '', address_line_two = '', zipcode = '', city = '', country = ''
  where u.id = person and not exists (select from memberships m where m.user_id = u.id);
  delete from second_factors f where f.user_id = person and not exists (select from memberships m where m.user_id = f.user_id);
  perform set_config('app.role', caller, true);
end $$;
revoke all on function erase_idle_login(uuid) from public;
grant execute on function erase_idle_login(uuid) to portal_tenant;
