-- A membership is accepted by the person whose login it is, and a session may act only where its way in leads
-- (DECISIONS 13, 21, 41; SECURITY T4, T14, T15). Until it is accepted a membership has no login: it holds what the
-- inviter typed. Addresses have one spelling, and attempts are counted for a login from one network or device.

-- needs-downtime

-- ---------------------------------------------------------------------------------------------------------------------
-- One spelling of an address: ASCII, lower case (`toAddress` in the contract). No function of a locale decides.

create function is_address(address text) returns boolean language sql immutable parallel safe as $$
  select length(address) <= 254 and address collate "C"
    ~ '^[a-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&''*+/=?^_`{|}~-]+)*@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$'
$$;

update users set email = lower(btrim(email) collate "C") where email <> lower(btrim(email) collate "C");
update employees set email = lower(btrim(email) collate "C") where email <> lower(btrim(email) collate "C");
update employees set email_private = lower(btrim(email_private) collate "C") where email_private <> lower(btrim(email_private) collate "C");

drop index users_email_key;
alter table users drop column login_email;
create unique index users_email_key on users (email) where deleted_at is null;
alter table users add constraint users_email_spelling check (deleted_at is not null or is_address(email)) not valid;

drop index employees_company_email_key, employees_email_private_idx;
alter table employees drop column login_email_private;
create unique index employees_company_email_key on employees (company_id, email) where deleted_at is null;
create index employees_email_private_idx on employees (email_private) where email_private <> '' and exit_date is not null and deleted_at is null;
alter table employees add constraint employees_email_spelling check (deleted_at is not null or is_address(email)) not valid;
alter table employees add constraint employees_email_private_spelling check (email_private = '' or is_address(email_private)) not valid;

-- ---------------------------------------------------------------------------------------------------------------------
-- Logins: when a mailed link proved the address, and the address that waits for its link.

alter table users add column email_proved_at timestamptz, add column new_email text;
alter table users add constraint users_new_email_spelling check (is_address(new_email));
-- A password that a third party gave and its owner never replaced proves nothing.
update users set email_proved_at = coalesce(last_successful_login, now()) where status = 'ACTIVE' and not must_change_password;

-- A private address opens the employee's membership after its owner used a link sent there (DECISIONS 21, 41).
alter table employees add column private_confirmed_at timestamptz;
create function forget_private_confirmation() returns trigger language plpgsql as $$
begin
  new.private_confirmed_at := null;
  return new;
end $$;
create trigger employees_private_changed before update of email_private on employees for each row
  when (old.email_private is distinct from new.email_private) execute function forget_private_confirmation();

-- ---------------------------------------------------------------------------------------------------------------------
-- Memberships: pending ones have no login, and hold what the inviter typed until their person accepts.

alter table memberships alter column user_id drop not null,
  add column email text, add column name text, add column language text check (language in ('en-us', 'da-dk')),
  add column password_hash text, add column details jsonb not null default '{}', add column version integer not null default 1,
  drop constraint memberships_user_role_key;
create unique index memberships_user_role_key on memberships (user_id, role, company_id, supplier_id, employee_id) nulls not distinct where user_id is not null;
create unique index memberships_pending_key on memberships (email, role, company_id, supplier_id, employee_id) nulls not distinct where user_id is null;
create unique index memberships_pending_employee_key on memberships (employee_id) where user_id is null and employee_id is not null;
alter table memberships add constraint memberships_typed check (case when user_id is null
  then num_nonnulls(email, name, language) = 3 and is_address(email) else num_nonnulls(email, name, language, password_hash) = 0 and details = '{}' end);

-- A tenant adds pending memberships only; a login is put to one by its owner's acceptance.
alter policy memberships_insert on memberships with check ((select sees_all()) or (user_id is null and (
  (company_id = (select as_company()) and role in ('company', 'employee'))
  or ((select app_role()) = 'supplier' and ((role = 'supplier' and supplier_id = (select app_supplier()))
    or (role = 'company' and company_id in (select id from companies where supplier_id = (select app_supplier()))))))));

-- An employee's changed address is that of the pending membership too; links that went to the former one open nothing.
create function follow_employee_address() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with moved as (
    update memberships m set email = new.email, version = m.version + 1
    where m.company_id = new.company_id and m.user_id is null and m.email <> new.email and (m.employee_id = new.id or (m.role = 'company' and m.email = old.email))
    returning m.id)
  update magic_links k set voided_at = now() from moved where k.membership_id = moved.id and k.used_at is null and k.voided_at is null;
  return null;
end $$;
revoke all on function follow_employee_address() from public;
create trigger employees_address_changed after update of email on employees for each row
  when (old.email is distinct from new.email and new.deleted_at is null) execute function follow_employee_address();

alter table magic_links alter column user_id drop not null, drop constraint magic_links_purpose_check,
  add constraint magic_links_purpose_check check (purpose in ('LOGIN', 'INVITATION', 'PRIVATE', 'EMAIL')),
  add constraint magic_links_leads_somewhere check (num_nonnulls(user_id, membership_id) > 0);
create index magic_links_membership_id_idx on magic_links (membership_id) where used_at is null and voided_at is null;

-- How a session came in, and the one membership that this proves; without one it may choose every membership of its login.
alter table sessions add column way text not null default 'PASSWORD' check (way in ('PASSWORD', 'LINK', 'INVITATION', 'PRIVATE')),
  add column address text not null default '', add column second_step text check (second_step in ('app', 'recovery')),
  add column only_membership_id uuid references memberships (id) on delete cascade;

-- Browsers that logged in before: the hash of a random text that each keeps.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  device_hash bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
call protect('known_devices', 'false');

-- ---------------------------------------------------------------------------------------------------------------------
-- Attempts: failures of a key since a moment. Unlogged: after a crash all start at zero, which does no harm.

drop function count_attempts(text[], integer[], integer[], boolean[], integer);
drop function open_login(uuid, uuid, text, text, text, text, jsonb, text[], text[]);
drop function take_back_attempts(text[], text[]);
drop table attempts;
create unlogged table attempts (
  key text primary key,
  failures integer not null,
  since timestamptz not null,
  last_at timestamptz not null
) with (fillfactor = 50);
call protect('attempts', 'false');

-- Counts one attempt for each key and answers null, or counts none and answers the seconds until it may be tried again.
-- `most` attempts are free within `minutes` since the first. `growing`: then it waits for one minute, and one more after
-- each further failure, up to `longest_lock`; the count ends `minutes` after the last. A key's row is locked while it is
-- looked at, so of many at once exactly as many pass as are allowed. All callers send their keys in one order.
create function count_attempts(keys text[], most integer[], minutes integer[], growing boolean[], longest_lock integer)
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
    if present >= (case when growing[at] then found_row.last_at else found_row.since end) + make_interval(mins => minutes[at]) then
      update attempts a set failures = 0, since = present, last_at = present where a.key = keys[at];
    elsif found_row.failures >= most[at] then
      free_at := case when growing[at] then found_row.last_at + make_interval(mins => least(longest_lock, found_row.failures - most[at] + 1))
        else found_row.since + make_interval(mins => minutes[at]) end;
      if free_at > present then wait := greatest(wait, ceil(extract(epoch from free_at - present))::integer); end if;
    end if;
  end loop;
  if wait > 0 then return wait; end if;
  update attempts a set failures = a.failures + 1, last_at = clock_timestamp(), since = case when a.failures = 0 then clock_timestamp() else a.since end where a.key = any (keys);
  return null;
end $$;
revoke all on function count_attempts(text[], integer[], integer[], boolean[], integer) from public;
grant execute on function count_attempts(text[], integer[], integer[], boolean[], integer) to portal_api;

-- Takes one attempt of each key back, because it was no failure, and forgets others whole. Locked in the order in which
-- they are counted.
create function release_attempts(taken_back text[], forgotten text[]) returns void language plpgsql as $$
begin
  perform from attempts a where a.key = any (taken_back || forgotten) order by a.key for update;
  update attempts a set failures = greatest(a.failures - 1, 0) where a.key = any (taken_back);
  delete from attempts a where a.key = any (forgotten);
end $$;

-- ---------------------------------------------------------------------------------------------------------------------
-- What a session and a login are. The names of other tenants are hidden from a tenant, hence the definers.

drop function open_session(uuid);
create function open_session(sid uuid)
returns table (
  session_id uuid, stamp integer, user_id uuid, membership_id uuid, only_membership_id uuid, way text, revoked_cause text, idle boolean, too_old boolean,
  email text, name text, language text, user_status text, must_change_password boolean, has_second_factor boolean,
  role text, company_id uuid, supplier_id uuid, employee_id uuid,
  company_name text, company_status text, supplier_name text, supplier_status text, supplier_deleted boolean,
  is_reseller boolean, employee_status text, exit_date date, unnoted boolean
) language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.stamp, s.user_id, s.membership_id, s.only_membership_id, s.way, s.revoked_cause,
    s.last_seen_at < now() - interval '30 minutes', s.created_at < now() - interval '12 hours',
    u.email, u.name, u.language, case when m.blocked_at is null then u.status else 'BLOCKED' end, u.must_change_password,
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

drop function login_of_address(text, date);
drop function login_of(uuid, uuid);
drop function memberships_of(uuid);

-- What a login may act as: its accepted memberships, only the one where `only` names it; whether it has others; how many
-- wait for its yes. A tenant asks for its own person, the portal itself for any.
create function memberships_of(person uuid, only_one uuid) returns json language sql stable security definer set search_path = public, pg_temp as $$
  with own as (
    select m.*, e.deleted_at is not null as is_gone from memberships m left join employees e on e.id = m.employee_id
    where m.user_id = memberships_of.person and e.deleted_at is null)
  select json_build_object(
    'memberships', coalesce((select json_agg(json_build_object('id', m.id, 'role', m.role, 'companyId', m.company_id, 'companyName', c.company_name, 'companyStatus', c.status,
      'supplierId', p.id, 'supplierName', p.name, 'supplierStatus', p.status, 'isSupplierDeleted', p.deleted_at is not null, 'isReseller', coalesce(p.is_reseller, false),
      'employeeId', m.employee_id, 'employeeStatus', e.status, 'exitDate', e.exit_date, 'hasPrivateEmail', coalesce(e.email_private, '') <> '',
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
create function login_of(person uuid, only_one uuid) returns json language sql stable security definer set search_path = public, pg_temp as $$
  select json_build_object('account', json_build_object('id', u.id, 'email', u.email, 'name', u.name, 'language', u.language, 'status', u.status,
    'passwordHash', u.password_hash, 'mustChangePassword', u.must_change_password, 'isProved', u.email_proved_at is not null,
    'isFirstLogin', u.last_successful_login is null, 'lastMembershipId', u.last_membership_id,
    'hasSecondStep', exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)),
    'onlyMembershipId', only_one, 'acting', memberships_of(u.id, only_one))
  from users u where u.id = login_of.person and u.deleted_at is null and (app_user() is null or app_user() = login_of.person)
$$;
revoke all on function login_of(uuid, uuid) from public;
grant execute on function login_of(uuid, uuid) to portal_tenant;

-- The login that opens for an address in its one spelling; past the exit date the private address of a former employee
-- leads to that one membership (DECISIONS 21). Where no login has the address, the newest membership that waits for it.
-- `device`: did this browser log in here before. Only the portal itself asks: for a person's identity it is null.
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
    select m.user_id, m.id, e.private_confirmed_at is not null into person, private_membership, confirmed from employees e
    join memberships m on m.employee_id = e.id and m.user_id = e.user_id
    join users u on u.id = m.user_id
    where e.email_private = address and e.email_private <> '' and e.deleted_at is null
      and e.exit_date is not null and e.exit_date < today and u.deleted_at is null
    order by e.exit_date desc, e.id limit 1;
  end if;
  select json_build_object('membershipId', w.id, 'language', w.language, 'companyId', w.company_id, 'supplierId', w.supplier_id) into waiting from memberships w
  where w.user_id is null and w.email = address and w.blocked_at is null order by w.created_at desc, w.id desc limit 1;
  return json_build_object('login', login_of(person, private_membership), 'isPrivate', private_membership is not null, 'isConfirmed', coalesce(confirmed, false),
    'waiting', waiting, 'isKnownDevice', exists (select from known_devices d where d.user_id = person and d.device_hash = device));
end $$;
revoke all on function login_of_address(text, date, bytea) from public;
grant execute on function login_of_address(text, date, bytea) to portal_api, portal_tenant;

-- Opens a session after the proof, and notes it: the login's last visit, the session with its way in, the browser, the
-- line of the audit log; attempts are forgotten or taken back. Null, and nothing is opened, when the login or the
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
    last_membership_id = case when entry ->> 'onlyMembershipId' is null then (entry ->> 'membershipId')::uuid else last_membership_id end
  where id = account and status <> 'BLOCKED';
  if not found then return null; end if;
  -- Locked, so that a closing of the membership at this moment either is seen here or sees the session.
  select m.* into acting from memberships m where m.id = (entry ->> 'membershipId')::uuid and m.user_id = account and m.blocked_at is null for share;
  if not found then return null; end if;
  insert into sessions (user_id, membership_id, ip, user_agent, way, address, second_step, only_membership_id)
  values (account, acting.id, entry ->> 'ip', entry ->> 'userAgent', entry ->> 'way', entry ->> 'address', entry ->> 'secondStep', (entry ->> 'onlyMembershipId')::uuid)
  returning id into opened;
  update employees set status = 'ACTIVE' where user_id = account and status = 'PENDING';
  if device is not null then
    insert into known_devices (user_id, device_hash) values (account, device) on conflict (user_id, device_hash) do update set last_used_at = now();
  end if;
  insert into audit_log (at, actor_id, actor_role, action, entity, entity_id, company_id, supplier_id, request_id, detail)
  values (now(), account, acting.role, 'session.opened', 'user', account::text, acting.company_id, acting.supplier_id, entry ->> 'requestId',
    jsonb_strip_nulls(jsonb_build_object('way', entry ->> 'way', 'secondStep', entry ->> 'secondStep')));
  perform release_attempts(taken_back, forgotten);
  return opened;
end $$;
revoke all on function open_login(jsonb, bytea, text[], text[]), release_attempts(text[], text[]) from public;
grant execute on function open_login(jsonb, bytea, text[], text[]) to portal_api, portal_tenant;
grant execute on function release_attempts(text[], text[]) to portal_tenant;

-- ---------------------------------------------------------------------------------------------------------------------
-- Inviting. Nothing of a login is read or changed for a membership that its person has not accepted.

drop function attach_logins(jsonb, timestamptz);

-- Finds or makes the membership of every row and, where a token hash is given, writes a link for it. A person who already
-- acts for the same company has accepted it: a further role there is theirs at once, unless a supplier gives it, which
-- does not see the company's people. Every other new membership is pending. Answers where the mail goes: the login's own address once it is accepted, else the typed one.
-- A row whose mail (dedupe_key) was already queued gets no new link.
-- Rows: { at, email, name, language, role, company_id, supplier_id, employee_id, token_hash (hex), dedupe_key,
-- password_hash, details }.
create function invite_people(people jsonb, business_now timestamptz)
returns table (at integer, membership_id uuid, user_id uuid, email text, language text, linked boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  one record;
  member memberships;
  person users;
  linked_ids uuid[] := '{}';
begin
  if exists (
    select from jsonb_to_recordset(people) as l (role text, company_id uuid, supplier_id uuid)
    where not may_grant(l.role, l.company_id, l.supplier_id)
  ) then
    raise insufficient_privilege using message = 'may not grant this membership';
  end if;

  -- In one order, so that two batches with common people wait for each other instead of deadlocking.
  for one in
    select * from jsonb_to_recordset(people) as l (at integer, email text, name text, language text, role text, company_id uuid, supplier_id uuid, employee_id uuid,
      token_hash text, dedupe_key text, password_hash text, details jsonb) order by l.email, l.at
  loop
    -- The membership as it is: accepted first.
    if one.role = 'employee' then
      select m.* into member from memberships m where m.company_id = one.company_id and m.employee_id = one.employee_id order by m.user_id is null limit 1;
    else
      select m.* into member from memberships m left join users u on u.id = m.user_id and u.deleted_at is null
      where m.role = one.role and m.company_id is not distinct from one.company_id and m.supplier_id is not distinct from one.supplier_id
        and coalesce(u.email, m.email) = one.email
      order by m.user_id is null limit 1;
    end if;

    if member.id is null then
      -- The login that acts for this company already, by its employee row or by its address.
      select u.* into person from users u
      where one.role in ('company', 'employee') and app_role() <> 'supplier' and u.deleted_at is null and (
        u.id = (select e.user_id from employees e where e.id = one.employee_id and e.company_id = one.company_id)
        or (u.email = one.email and exists (select from memberships m where m.user_id = u.id and m.company_id = one.company_id)))
      order by u.email = one.email limit 1;
      insert into memberships (user_id, role, company_id, supplier_id, employee_id, email, name, language, password_hash, details)
      values (person.id, one.role, one.company_id, one.supplier_id, case when one.role = 'employee' then one.employee_id end,
        case when person.id is null then one.email end, case when person.id is null then one.name end, case when person.id is null then one.language end,
        case when person.id is null then one.password_hash end, case when person.id is null then coalesce(one.details, '{}') else '{}' end)
      on conflict do nothing returning * into member;
      if member.id is not null and person.id is not null and one.employee_id is not null then
        update employees e set user_id = person.id where e.id = one.employee_id and e.company_id = one.company_id and e.user_id is null;
      end if;
      if member.id is null then
        -- Another transaction added it at this moment.
        select m.* into member from memberships m
        where m.role = one.role and m.company_id is not distinct from one.company_id and m.supplier_id is not distinct from one.supplier_id
          and (m.employee_id = one.employee_id or (one.role <> 'employee' and m.email = one.email)) order by m.user_id is null limit 1;
      end if;
    elsif member.user_id is null then
      if member.email <> one.email then
        update magic_links k set voided_at = now() where k.membership_id = member.id and k.used_at is null and k.voided_at is null;
      end if;
      update memberships m set email = one.email, name = one.name, language = one.language,
        password_hash = coalesce(one.password_hash, m.password_hash), details = m.details || coalesce(one.details, '{}')
      where m.id = member.id and m.user_id is null returning m.* into member;
    end if;

    -- Two calls with the same key: the second waits here until the first has queued its mail.
    perform from memberships m where m.id = member.id for update;
    person := null;
    if member.user_id is not null then select u.* into person from users u where u.id = member.user_id; end if;
    linked := one.token_hash is not null and member.blocked_at is null and person.status is distinct from 'BLOCKED' and not member.id = any (linked_ids)
      and not exists (select from outbox o where o.dedupe_key = one.dedupe_key);
    if linked then
      linked_ids := linked_ids || member.id;
      insert into magic_links (user_id, membership_id, purpose, token_hash, expires_at)
      values (member.user_id, member.id, 'INVITATION', decode(one.token_hash, 'hex'), now() + interval '72 hours');
      update employees e set invited_at = business_now where e.id = one.employee_id and e.company_id = one.company_id;
    end if;
    at := one.at;
    membership_id := member.id;
    user_id := member.user_id;
    email := coalesce(person.email, member.email);
    language := coalesce(person.language, member.language);
    return next;
  end loop;
end $$;
revoke all on function invite_people(jsonb, timestamptz) from public;
grant execute on function invite_people(jsonb, timestamptz) to portal_tenant;

-- Notes that the owner of a login used a link sent to its address. What was set before the first such link may be a third
-- party's: the password goes and the sessions end. Only the portal itself asks.
create function prove_address(person uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform assert_system();
  update users set email_proved_at = now(), password_hash = null, must_change_password = false where id = person and email_proved_at is null;
  if found then update sessions set revoked_at = now(), revoked_cause = 'password-changed' where user_id = person and revoked_at is null; end if;
end $$;

-- Puts a pending membership to the login of its address, whose owner said yes, and the employee row with it. The login is
-- made where there is none, with what the inviter typed. No row when the membership waits no more. Only the portal itself
-- asks.
create function accept_membership(membership uuid) returns table (user_id uuid, membership_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  waiting memberships;
  person uuid;
  accepted uuid;
begin
  perform assert_system();
  select m.* into waiting from memberships m where m.id = membership and m.user_id is null and m.blocked_at is null
    and not exists (select from employees e where e.id = m.employee_id and e.deleted_at is not null) for update;
  if not found then return; end if;

  select u.id into person from users u where u.email = waiting.email and u.deleted_at is null for update;
  if person is null then
    insert into users (email, name, language, status, email_proved_at, password_hash, must_change_password, phone_number, note, address_line_one, address_line_two, zipcode, city, country)
    select waiting.email, waiting.name, waiting.language, 'ACTIVE', now(), waiting.password_hash, waiting.password_hash is not null,
      coalesce(d.phone_number, ''), coalesce(d.note, ''), coalesce(d.address_line_one, ''), coalesce(d.address_line_two, ''), coalesce(d.zipcode, ''), coalesce(d.city, ''), coalesce(d.country, '')
    from jsonb_to_record(waiting.details) as d (phone_number text, note text, address_line_one text, address_line_two text, zipcode text, city text, country text)
    returning id into person;
  else
    perform prove_address(person);
  end if;

  -- The same membership, when the login has it already.
  select m.id into accepted from memberships m where m.user_id = person and m.role = waiting.role and m.company_id is not distinct from waiting.company_id
    and m.supplier_id is not distinct from waiting.supplier_id and m.employee_id is not distinct from waiting.employee_id;
  if accepted is null then
    accepted := waiting.id;
    update memberships m set user_id = person, email = null, name = null, language = null, password_hash = null, details = '{}' where m.id = waiting.id;
  else
    update magic_links k set membership_id = accepted, user_id = person where k.membership_id = waiting.id;
    delete from memberships m where m.id = waiting.id;
  end if;
  update magic_links k set user_id = person where k.membership_id = accepted;
  update employees e set user_id = person, status = case when e.status = 'PENDING' then 'ACTIVE' else e.status end
  where e.company_id = waiting.company_id and e.deleted_at is null and e.user_id is null
    and (e.id = waiting.employee_id or (waiting.role = 'company' and e.role = 'COMPANY' and e.email = waiting.email));
  return query select person, accepted;
end $$;
revoke all on function prove_address(uuid), accept_membership(uuid) from public;
grant execute on function prove_address(uuid), accept_membership(uuid) to portal_tenant;

-- Links of a pending membership open nothing any more, because it got another address. Only for who sees it.
create function void_invitations(membership uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from memberships m where m.id = membership and m.user_id is null and may_grant(m.role, m.company_id, m.supplier_id)) then
    raise insufficient_privilege using message = 'may not change this membership';
  end if;
  update magic_links k set voided_at = now() where k.membership_id = membership and k.used_at is null and k.voided_at is null;
end $$;
revoke all on function void_invitations(uuid) from public;
grant execute on function void_invitations(uuid) to portal_tenant;

call keep_owners();
