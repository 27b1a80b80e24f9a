-- What a login costs in Postgres, made half of it: an attempt is counted in place instead of by a row that is added and
-- removed, which seat was used last stands at the login instead of at each seat, and a login is found without sorting.

-- Not beside older instances: they note the last use at the seat. Stop them before this runs.

-- Attempts by key (`src/access/attempts.ts`): the moments that were counted, oldest first, each another. A row is changed
-- in place, hence the room on its page, so nothing grows and the key finds it at once however many logins there were.
-- Unlogged: after a crash everybody starts at zero, which harms nobody.
create unlogged table attempts (
  key text primary key,
  moments timestamptz[] not null
) with (fillfactor = 50);
-- Packing a few moments costs more than they take.
alter table attempts alter column moments set storage external;
call protect('attempts', 'false');
insert into attempts
select r.key, array_agg(r.window_start + n * interval '1 microsecond' order by r.window_start, n) from rate_counters r, generate_series(0, r.hits - 1) n
where not starts_with(r.key, 'request:') group by r.key;
delete from rate_counters where not starts_with(key, 'request:');

-- Takes back what was counted for each key: the one moment, or all of them where there is none. In the order in which they
-- were counted, so that two never wait for each other in a circle.
create function take_back_attempts(keys text[], counted text[]) returns void language plpgsql as $$
begin
  for at in 1 .. cardinality(keys) loop
    update attempts a set moments = case when counted[at] is null then '{}' else array_remove(a.moments, counted[at]::timestamptz) end where a.key = keys[at];
  end loop;
end $$;

-- Counts one attempt for each key, or none when one has reached its limit: then null, else the moments that were counted
-- at, in the order of the keys. They keep their microseconds, because a moment names its attempt. A key's row is locked
-- while it is looked at, so of many at once exactly as many pass as are allowed. Keys come in one order from everybody.
-- `growing`: reaching the limit locks for one minute, every further failure a minute longer, up to `longest_lock`.
-- Asked for before anybody is somebody, outside of every tenant, where nothing else may be asked for.
create or replace function count_attempts(keys text[], most integer[], minutes integer[], growing boolean[], longest_lock integer)
returns text[] language plpgsql security definer set search_path = public, pg_temp as $$
declare
  present timestamptz;
  looked_back timestamptz;
  counted text;
  moments text[] := '{}';
begin
  -- Nobody waits for the disk: a power cut may lose the counts of the last half second, and ends the guessing for longer.
  perform set_config('synchronous_commit', 'off', true);
  for at in 1 .. cardinality(keys) loop
    present := clock_timestamp();
    looked_back := present - make_interval(mins => minutes[at]);
    -- width_bucket: how many of the moments are past. One more microsecond than the last: moments differ and keep their
    -- order, whoever waited for whom.
    insert into attempts as a values (keys[at], array[present])
    on conflict (key) do update
    set moments = a.moments[width_bucket(looked_back, a.moments) + 1 :] || greatest(present, a.moments[cardinality(a.moments)] + interval '1 microsecond')
    where cardinality(a.moments) - width_bucket(looked_back, a.moments) < most[at]
      or (growing[at] and a.moments[cardinality(a.moments)]
        <= present - make_interval(mins => least(longest_lock, cardinality(a.moments) - width_bucket(looked_back, a.moments) - most[at] + 1)))
    returning a.moments[cardinality(a.moments)]::text into counted;
    if counted is null then
      perform take_back_attempts(keys[: at - 1], moments);
      return null;
    end if;
    moments := moments || counted;
  end loop;
  return moments;
end $$;
revoke all on function count_attempts(text[], integer[], integer[], boolean[], integer) from public;
grant execute on function count_attempts(text[], integer[], integer[], boolean[], integer) to portal_api;

-- A trigger that names its columns costs nothing where none of them is written; its condition was read anew each time.
create or replace trigger users_stamp after update of email, name, language, status, must_change_password on users for each row
  when ((old.email, old.name, old.language, old.status, old.must_change_password) is distinct from (new.email, new.name, new.language, new.status, new.must_change_password))
  execute function stamp_sessions('m.user_id = $1');
create or replace trigger memberships_stamp after update of user_id, role, company_id, supplier_id, employee_id, blocked_at on memberships for each row
  when ((old.user_id, old.role, old.company_id, old.supplier_id, old.employee_id, old.blocked_at) is distinct from (new.user_id, new.role, new.company_id, new.supplier_id, new.employee_id, new.blocked_at))
  execute function stamp_sessions('m.id = $1');
create or replace trigger companies_stamp after update of company_name, status, supplier_id on companies for each row
  when ((old.company_name, old.status, old.supplier_id) is distinct from (new.company_name, new.status, new.supplier_id))
  execute function stamp_sessions('m.company_id = $1');
create or replace trigger suppliers_stamp after update of name, status, deleted_at, is_reseller on suppliers for each row
  when ((old.name, old.status, old.deleted_at, old.is_reseller) is distinct from (new.name, new.status, new.deleted_at, new.is_reseller))
  execute function stamp_sessions('m.supplier_id = $1 or m.company_id in (select c.id from companies c where c.supplier_id = $1)');
create or replace trigger employees_stamp after update of status, exit_date on employees for each row
  when ((old.status, old.exit_date) is distinct from (new.status, new.exit_date))
  execute function stamp_sessions('m.employee_id = $1');

-- The next login acts as the membership that was used last (DECISIONS 13). No key: one that is gone is simply not found.
alter table users add column last_membership_id uuid;
update users u set last_membership_id = (select m.id from memberships m where m.user_id = u.id and m.last_used_at is not null order by m.last_used_at desc limit 1);
drop function account_of_address(text, date);
drop function memberships_of(uuid);
alter table memberships drop column last_used_at;
call keep_owners();

-- Everything a person may act as, in every company and supplier, as the server names it (`Membership`). A tenant asks for
-- its own person only; the portal itself, which signs people in, for anybody. The names elsewhere are hidden from the
-- tenant, hence the definer. One JSON text, because the columns of a row are looked up anew at every step of a plan.
create function memberships_of(person uuid) returns json language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(json_agg(json_build_object('id', m.id, 'role', m.role, 'companyId', m.company_id, 'companyName', c.company_name, 'companyStatus', c.status,
    'supplierId', p.id, 'supplierName', p.name, 'supplierStatus', p.status, 'isSupplierDeleted', p.deleted_at is not null, 'isReseller', coalesce(p.is_reseller, false),
    'employeeId', m.employee_id, 'employeeStatus', e.status, 'exitDate', e.exit_date, 'hasPrivateEmail', coalesce(e.email_private, '') <> '',
    'isBlocked', m.blocked_at is not null)), '[]')
  from memberships m
  left join companies c on c.id = m.company_id
  left join suppliers p on p.id = coalesce(m.supplier_id, c.supplier_id)
  left join employees e on e.id = m.employee_id
  where m.user_id = memberships_of.person and e.deleted_at is null and (app_user() is null or app_user() = memberships_of.person)
$$;
revoke all on function memberships_of(uuid) from public;
grant execute on function memberships_of(uuid) to portal_tenant;

-- A login with everything that its owner may act as, for whom `memberships_of` answers; `seat` is the membership that the
-- way in opens.
create function login_of(person uuid, seat uuid) returns json language sql stable security definer set search_path = public, pg_temp as $$
  select json_build_object('account', json_build_object('id', u.id, 'email', u.email, 'name', u.name, 'language', u.language, 'status', u.status,
    'passwordHash', u.password_hash, 'mustChangePassword', u.must_change_password, 'isFirstLogin', u.last_successful_login is null,
    'lastMembershipId', u.last_membership_id, 'membershipId', login_of.seat,
    'hasSecondFactor', exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)),
    'memberships', memberships_of(u.id))
  from users u where u.id = login_of.person and u.deleted_at is null and (app_user() is null or app_user() = login_of.person)
$$;
revoke all on function login_of(uuid, uuid) from public;
grant execute on function login_of(uuid, uuid) to portal_tenant;

-- The login that opens for an address; null for one that nobody has. Past the exit date the private address counts too
-- (DECISIONS 21). Only the portal itself asks, before anybody is somebody: for a person's identity it is null.
create function login_of_address(address text, today date) returns json language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  person uuid;
  seat uuid;
begin
  if app_user() is not null then return null; end if;
  select u.id into person from users u where u.login_email = lower(address) and u.deleted_at is null;
  if person is null then
    select m.user_id, m.id into person, seat from employees e
    join memberships m on m.employee_id = e.id and m.user_id = e.user_id
    join users u on u.id = m.user_id
    where e.login_email_private = lower(address) and e.email_private <> '' and e.deleted_at is null
      and e.exit_date is not null and e.exit_date < today and u.deleted_at is null
    order by e.exit_date desc, e.id limit 1;
  end if;
  return login_of(person, seat);
end $$;
revoke all on function login_of_address(text, date) from public;
grant execute on function login_of_address(text, date) to portal_api, portal_tenant;

-- Opens a session for whoever proved who they are, and notes it: the login's last visit and seat, the session itself, the
-- entry in the audit log; the attempts that led to it are taken back. The first login makes the login and its employee rows
-- ACTIVE (RULES 3.5), also one that no seat leads to. Null, and nothing is opened, when the login or the seat was closed
-- since it was read. The portal alone may ask, outside of every tenant or as itself: a person's identity is refused. Plain
-- statements, each going on from the one before.
drop function open_login(uuid, uuid, text, text, text, text, jsonb);
create function open_login(account uuid, seat uuid, from_ip text, agent text, request text, noted_action text, noted_detail jsonb, attempt_keys text[], attempt_moments text[])
returns uuid language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was text;
  acting memberships;
  opened uuid;
begin
  if coalesce(app_role(), 'system') <> 'system' then
    raise insufficient_privilege using message = 'only the portal itself opens a session';
  end if;
  update users set last_successful_login = now(), last_membership_id = seat where id = account and status <> 'BLOCKED' returning status into was;
  if not found then return null; end if;
  -- Locked, so that who closes the seat at this moment either is seen here or sees the session.
  select m.* into acting from memberships m where m.id = seat and m.user_id = account and m.blocked_at is null for share;
  if not found then return null; end if;
  insert into sessions (user_id, membership_id, ip, user_agent) values (account, seat, from_ip, agent) returning id into opened;
  if was = 'PENDING' then update users set status = 'ACTIVE' where id = account; end if;
  update employees set status = 'ACTIVE' where user_id = account and status = 'PENDING';
  insert into audit_log (at, actor_id, actor_role, action, entity, entity_id, company_id, supplier_id, request_id, detail)
  values (now(), account, acting.role, noted_action, 'user', account::text, acting.company_id, acting.supplier_id, request, noted_detail);
  perform take_back_attempts(attempt_keys, attempt_moments);
  return opened;
end $$;
revoke all on function open_login(uuid, uuid, text, text, text, text, jsonb, text[], text[]) from public;
grant execute on function open_login(uuid, uuid, text, text, text, text, jsonb, text[], text[]) to portal_api, portal_tenant;
