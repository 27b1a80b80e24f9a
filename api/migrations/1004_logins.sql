-- Opening sessions, and attempts that failed.

-- Counts one attempt for each key and answers null, or counts none and answers the seconds until it may be tried
-- again. `most` attempts are free within `minutes` since the first. `growing`: then it waits for one minute, and one
-- more after each further failure, up to `longest_lock`; the count ends `minutes` after the last. A key's row is
-- locked while it is looked at, so of many at once exactly as many pass as are allowed. All callers send their keys
-- in one order.
create function count_attempts(keys text[], most integer[], minutes integer[], growing boolean[],
  longest_lock integer)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  present timestamptz;
  found_row attempts;
  free_at timestamptz;
  wait integer := 0;
begin
  -- A power cut may lose the counts of the last half second, and ends the guessing for longer.
  perform set_config('synchronous_commit', 'off', true);
  for at in 1 .. cardinality(keys) loop
    insert into attempts values (keys[at], 0, clock_timestamp(), clock_timestamp()) on conflict do nothing;
    select * into found_row from attempts a where a.key = keys[at] for update;
    present := clock_timestamp();
    if present >= (case when growing[at] then found_row.last_at
      else found_row.since end) + make_interval(mins => minutes[at]) then
      update attempts a set failures = 0, since = present, last_at = present where a.key = keys[at];
    elsif found_row.failures >= most[at] then
      free_at := case when growing[at] then found_row.last_at + make_interval(mins => least(longest_lock,
        found_row.failures - most[at] + 1))
        else found_row.since + make_interval(mins => minutes[at]) end;
      if free_at > present then wait := greatest(wait, ceil(extract(epoch from free_at - present))::integer); end if;
    end if;
  end loop;
  if wait > 0 then return wait; end if;
  update attempts a set failures = a.failures + 1, last_at = clock_timestamp(), since = case when a.failures = 0
    then clock_timestamp() else a.since end where a.key = any (keys);
  return null;
end $$;
revoke all on function count_attempts(text[], integer[], integer[], boolean[], integer) from public;
grant execute on function count_attempts(text[], integer[], integer[], boolean[], integer) to portal_api;

-- Takes one attempt of each key back, because it was no failure, and forgets others whole. Locked in the order in
-- which they are counted.
create function release_attempts(taken_back text[], forgotten text[]) returns void language plpgsql as $$
begin
  perform from attempts a where a.key = any (taken_back || forgotten) order by a.key for update;
  update attempts a set failures = greatest(a.failures - 1, 0) where a.key = any (taken_back);
  delete from attempts a where a.key = any (forgotten);
end $$;
revoke all on function release_attempts(text[], text[]) from public;
grant execute on function release_attempts(text[], text[]) to portal_tenant;

-- What a token stands for right now (SECURITY T3): one row for a session id that exists, with everything that can end
-- it. `unnoted` says that the visit should be noted (`note_session`), at most once a minute. The names of other
-- tenants are hidden from a tenant, hence the definer.
create function open_session(sid uuid)
returns table (
  session_id uuid, user_id uuid, membership_id uuid, only_membership_id uuid, way text, revoked_cause text,
  idle boolean, too_old boolean, email text, name text, language text, user_status text, must_change_password boolean,
  has_second_factor boolean, role text, company_id uuid, supplier_id uuid, employee_id uuid, company_name text,
  company_status text, supplier_name text, supplier_status text, supplier_deleted boolean, is_reseller boolean,
  employee_status text, exit_date date, unnoted boolean
) language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.user_id, s.membership_id, s.only_membership_id, s.way, s.revoked_cause,
    s.last_seen_at < now() - interval '30 minutes', s.created_at < now() - interval '12 hours',
    u.email, u.name, u.language, case when m.blocked_at is null then u.status else 'BLOCKED' end,
    u.must_change_password,
    exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null),
    m.role, m.company_id, coalesce(m.supplier_id, c.supplier_id), m.employee_id,
    c.company_name, c.status, p.name, p.status, p.deleted_at is not null,
    coalesce(p.is_reseller, false), e.status, e.exit_date, s.last_seen_at < now() - interval '60 seconds'
  from sessions s
  join users u on u.id = s.user_id
  join memberships m on m.id = s.membership_id
  left join companies c on c.id = m.company_id
  left join suppliers p on p.id = coalesce(m.supplier_id, c.supplier_id)
  left join employees e on e.id = m.employee_id
  where s.id = open_session.sid
$$;
revoke all on function open_session(uuid) from public;
grant execute on function open_session(uuid) to portal_api;

create function note_session(sid uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update sessions set last_seen_at = now() where id = sid and revoked_at is null
    and last_seen_at >= now() - interval '30 minutes'
$$;
revoke all on function note_session(uuid) from public;
grant execute on function note_session(uuid) to portal_api;

-- What a login may act as: its accepted memberships, only the one where `only` names it; whether it has others; how
-- many wait for its yes. A tenant asks for its own person, the portal itself for any.
create function memberships_of(person uuid, only_one uuid) returns json
language sql stable security definer set search_path = public, pg_temp as $$
  with own as (
    select m.*, e.deleted_at is not null as is_gone from memberships m left join employees e on e.id = m.employee_id
    where m.user_id = memberships_of.person and e.deleted_at is null)
  select json_build_object(
    'memberships', coalesce((select json_agg(json_build_object('id', m.id, 'role', m.role, 'companyId', m.company_id,
      'companyName', c.company_name, 'companyStatus', c.status,
      'supplierId', p.id, 'supplierName', p.name, 'supplierStatus', p.status, 'isSupplierDeleted',
        p.deleted_at is not null, 'isReseller', coalesce(p.is_reseller, false),
      'employeeId', m.employee_id, 'employeeStatus', e.status, 'exitDate', e.exit_date, 'hasPrivateEmail',
        coalesce(e.email_private, '') <> '',
      'isBlocked', m.blocked_at is not null))
      from own m
      left join companies c on c.id = m.company_id
      left join suppliers p on p.id = coalesce(m.supplier_id, c.supplier_id)
      left join employees e on e.id = m.employee_id
      where only_one is null or m.id = only_one), '[]'),
    'hasOthers', exists (select from own m where m.id <> only_one),
    'invitations', (select count(*) from memberships w join users u on u.email = w.email
      where w.user_id is null and w.blocked_at is null and u.id = memberships_of.person and only_one is null))
  where app_user() is null or app_user() = memberships_of.person
$$;
revoke all on function memberships_of(uuid, uuid) from public;
grant execute on function memberships_of(uuid, uuid) to portal_tenant;

-- A login with what it may act as.
create function login_of(person uuid, only_one uuid) returns json
language sql stable security definer set search_path = public, pg_temp as $$
  select json_build_object('account', json_build_object('id', u.id, 'email', u.email, 'name', u.name, 'language',
    u.language, 'status', u.status,
    'passwordHash', u.password_hash, 'mustChangePassword', u.must_change_password, 'isProved',
      u.email_proved_at is not null,
    'isFirstLogin', u.last_successful_login is null, 'lastMembershipId', u.last_membership_id,
    'hasSecondStep', exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)),
    'onlyMembershipId', only_one, 'acting', memberships_of(u.id, only_one))
  from users u where u.id = login_of.person and u.deleted_at is null
    and (app_user() is null or app_user() = login_of.person)
$$;
revoke all on function login_of(uuid, uuid) from public;
grant execute on function login_of(uuid, uuid) to portal_tenant;

-- The login that opens for an address in its one spelling; past the exit date the private address of a former
-- employee leads to that one membership (DECISIONS 21). Where no login has the address, the newest membership that
-- waits for it. `device`: did this browser log in here before. Only the portal itself asks: for a person's identity
-- it is null.
create function login_of_address(address text, today date, device bytea) returns json
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  person uuid;
  private_membership uuid;
  confirmed boolean := false;
  waiting json;
begin
  if app_user() is not null then return null; end if;
  select u.id into person from users u where u.email = address and u.deleted_at is null;
  if person is null then
    select m.user_id, m.id, e.private_confirmed_at is not null into person, private_membership, confirmed
      from employees e
    join memberships m on m.employee_id = e.id and m.user_id = e.user_id
    join users u on u.id = m.user_id
    where e.email_private = address and e.email_private <> '' and e.deleted_at is null
      and e.exit_date is not null and e.exit_date < today and u.deleted_at is null
    order by e.exit_date desc, e.id limit 1;
  end if;
  select json_build_object('membershipId', w.id, 'language', w.language, 'companyId', w.company_id, 'supplierId',
    w.supplier_id) into waiting from memberships w
  where w.user_id is null and w.email = address and w.blocked_at is null order by w.created_at desc, w.id desc
    limit 1;
  return json_build_object('login', login_of(person, private_membership), 'isPrivate',
    private_membership is not null, 'isConfirmed', coalesce(confirmed, false),
    'waiting', waiting, 'isKnownDevice', exists (select from known_devices d where d.user_id = person
      and d.device_hash = device));
end $$;
revoke all on function login_of_address(text, date, bytea) from public;
grant execute on function login_of_address(text, date, bytea) to portal_api, portal_tenant;

-- Opens a session after the proof, and notes it: the login's last visit, the session with its way in, the browser,
-- the line of the audit log; attempts are forgotten or taken back. Null, and nothing is opened, when the login or the
-- membership was closed since it was read. Only the portal itself may ask.
create function open_login(entry jsonb, device bytea, taken_back text[], forgotten text[]) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account constant uuid := entry ->> 'userId';
  acting memberships;
  opened uuid;
begin
  if coalesce(app_role(), 'system') <> 'system' then
    raise insufficient_privilege using message = 'only the portal itself opens a session';
  end if;
  update users set last_successful_login = now(), status = 'ACTIVE',
    last_membership_id = case when entry ->> 'onlyMembershipId' is null then (entry ->> 'membershipId')::uuid
      else last_membership_id end
  where id = account and status <> 'BLOCKED';
  if not found then return null; end if;
  -- Locked, so that a closing of the membership at this moment either is seen here or sees the session.
  select m.* into acting from memberships m where m.id = (entry ->> 'membershipId')::uuid and m.user_id = account
    and m.blocked_at is null for share;
  if not found then return null; end if;
  insert into sessions (user_id, membership_id, ip, user_agent, way, address, second_step, only_membership_id)
  values (account, acting.id, entry ->> 'ip', entry ->> 'userAgent', entry ->> 'way', entry ->> 'address',
    entry ->> 'secondStep', (entry ->> 'onlyMembershipId')::uuid)
  returning id into opened;
  update employees set status = 'ACTIVE' where user_id = account and status = 'PENDING';
  if device is not null then
    insert into known_devices (user_id, device_hash) values (account, device)
      on conflict (user_id, device_hash) do update set last_used_at = now();
  end if;
  insert into audit_log (at, actor_id, actor_role, action, entity, entity_id, company_id, supplier_id, request_id,
    detail)
  values (now(), account, acting.role, 'session.opened', 'user', account::text, acting.company_id,
    acting.supplier_id, entry ->> 'requestId',
    jsonb_strip_nulls(jsonb_build_object('way', entry ->> 'way', 'secondStep', entry ->> 'secondStep')));
  perform release_attempts(taken_back, forgotten);
  return opened;
end $$;
revoke all on function open_login(jsonb, bytea, text[], text[]) from public;
grant execute on function open_login(jsonb, bytea, text[], text[]) to portal_api, portal_tenant;

-- Ends sessions of these people: all of them for back office and the portal, the own ones for everybody, and for a
-- tenant only those that act inside it. Answers how many ended.
create function end_sessions(user_ids uuid[], cause text, spared uuid default null) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller constant text := coalesce(app_role(), '');
  ended integer;
begin
  update sessions s set revoked_at = now(), revoked_cause = cause
  from memberships m
  where m.id = s.membership_id and s.user_id = any (user_ids) and s.revoked_at is null
    and s.id is distinct from spared
    and (caller in ('admin', 'system') or s.user_id = app_user()
      or (caller = 'company' and m.company_id = app_company())
      or (caller = 'supplier' and (m.supplier_id = app_supplier()
        or (m.role = 'company' and m.company_id in (select c.id from companies c
          where c.supplier_id = app_supplier())))));
  get diagnostics ended = row_count;
  return ended;
end $$;
revoke all on function end_sessions(uuid[], text, uuid) from public;
grant execute on function end_sessions(uuid[], text, uuid) to portal_tenant;
