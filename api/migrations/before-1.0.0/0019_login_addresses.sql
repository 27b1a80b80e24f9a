-- The address that a person logs in by, in any case of letters. A column, because row-level security keeps an expression
-- like lower() from its index: with 200,000 logins every login read all of them.
alter table users add column login_email text generated always as (lower(email)) stored;
drop index users_email_key;
create unique index users_email_key on users (login_email) where deleted_at is null;

-- Only people who have left log in by their private address (DECISIONS 21).
alter table employees add column login_email_private text generated always as (lower(email_private)) stored;
drop index employees_email_private_idx;
create index employees_email_private_idx on employees (login_email_private) where email_private <> '' and exit_date is not null and deleted_at is null;

-- Whose address this is. Only the portal itself asks, before anybody is somebody: for a person's identity it is empty.
create function account_of_address(address text, today date)
returns table (
  id uuid, email text, name text, language text, status text, "passwordHash" text, "mustChangePassword" boolean,
  "lastSuccessfulLogin" timestamptz, "hasSecondStep" boolean, "membershipId" uuid
) language sql stable security definer set search_path = public, pg_temp as $$
  with found as (
    select u.id as user_id, null::uuid as membership_id, 1 as rank from users u
    where u.login_email = lower(address) and u.deleted_at is null
    union all
    select m.user_id, m.id, 2 from employees e
    join memberships m on m.employee_id = e.id and m.user_id = e.user_id
    where e.login_email_private = lower(address) and e.email_private <> '' and e.deleted_at is null
      and e.exit_date is not null and e.exit_date < today
  )
  select u.id, u.email, u.name, u.language, u.status, u.password_hash, u.must_change_password, u.last_successful_login,
    exists (select from second_factors f join memberships a on a.user_id = f.user_id and a.role = 'admin'
      where f.user_id = u.id and f.confirmed_at is not null), f.membership_id
  from found f join users u on u.id = f.user_id
  where u.deleted_at is null and app_user() is null
  order by f.rank limit 1
$$;
revoke all on function account_of_address(text, date) from public;
grant execute on function account_of_address(text, date) to portal_tenant;

-- Finds or makes the login of every row, attaches the membership and, where a token hash is given, writes the
-- newest login link and voids older ones. Nothing of a login that already exists is changed or told, except in
-- which language to write to it (DECISIONS 13). A row whose mail (dedupe_key) was already queued gets no new link.
-- Rows: { seat, email, name, language, role, company_id, supplier_id, employee_id, token_hash (hex), dedupe_key }.
create or replace function attach_logins(logins jsonb, business_now timestamptz)
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
  on conflict (login_email) where deleted_at is null do nothing;

  -- In one order, so that two batches with common people wait for each other instead of deadlocking.
  perform u.id from users u
  where u.deleted_at is null and u.login_email in (select lower(l.email) from jsonb_to_recordset(logins) as l (email text))
  order by u.id for update;

  insert into memberships (user_id, role, company_id, supplier_id, employee_id)
  select distinct u.id, l.role, l.company_id, l.supplier_id, case when l.role = 'employee' then l.employee_id end
  from jsonb_to_recordset(logins) as l (email text, role text, company_id uuid, supplier_id uuid, employee_id uuid)
  join users u on u.login_email = lower(l.email) and u.deleted_at is null
  on conflict do nothing;

  -- An employee row belongs to one login. Whoever had it under an earlier address loses it, with the sessions.
  delete from memberships m
  using jsonb_to_recordset(logins) as l (email text, company_id uuid, employee_id uuid), users u
  where u.deleted_at is null and u.login_email = lower(l.email)
    and m.employee_id = l.employee_id and m.company_id = l.company_id and m.user_id <> u.id;
  update employees e set user_id = u.id
  from jsonb_to_recordset(logins) as l (email text, company_id uuid, employee_id uuid), users u
  where u.deleted_at is null and u.login_email = lower(l.email)
    and e.id = l.employee_id and e.company_id = l.company_id and e.user_id is distinct from u.id;

  return query
  with wanted as materialized (
    select l.seat, u.id as login_id, m.id as attached_id, u.language as speaks, decode(l.token_hash, 'hex') as hash,
      l.token_hash is not null and u.status <> 'BLOCKED'
        and not exists (select from outbox o where o.dedupe_key = l.dedupe_key)
        and row_number() over (partition by u.id, l.token_hash is null order by l.seat) = 1 as needs_link
    from jsonb_to_recordset(logins) as l (seat integer, email text, role text, company_id uuid, supplier_id uuid, employee_id uuid, token_hash text, dedupe_key text)
    join users u on u.login_email = lower(l.email) and u.deleted_at is null
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
