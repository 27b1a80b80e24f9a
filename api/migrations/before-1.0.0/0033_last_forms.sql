-- The last forms of functions and policies, as a database has them that began with 1.0.0 (api/migrations/1001 to 1013).

CREATE OR REPLACE PROCEDURE add_policies(IN table_name text, IN reads text, IN writes text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('create policy %I on %I for select using (%s)', table_name || '_read', table_name, reads);
  execute format('create policy %I on %I for insert with check (%s)', table_name || '_insert', table_name, writes);
  execute format('create policy %I on %I for update using (%s) with check (%s)',
    table_name || '_update', table_name, writes, writes);
  execute format('create policy %I on %I for delete using (%s)', table_name || '_delete', table_name, writes);
  execute format('grant select, insert, update, delete on %I to portal_tenant', table_name);
end $procedure$;

CREATE OR REPLACE FUNCTION accept_membership(membership uuid)
 RETURNS TABLE(user_id uuid, membership_id uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
    insert into users (email, name, language, status, email_proved_at, password_hash, must_change_password,
      phone_number, note, address_line_one, address_line_two, zipcode, city, country)
    select waiting.email, waiting.name, waiting.language, 'ACTIVE', now(), waiting.password_hash,
      waiting.password_hash is not null,
      coalesce(d.phone_number, ''), coalesce(d.note, ''), coalesce(d.address_line_one, ''),
        coalesce(d.address_line_two, ''), coalesce(d.zipcode, ''), coalesce(d.city, ''), coalesce(d.country, '')
    from jsonb_to_record(waiting.details) as d (phone_number text, note text, address_line_one text,
      address_line_two text, zipcode text, city text, country text)
    returning id into person;
  else
    perform prove_address(person);
  end if;

  -- The same membership, when the login has it already.
  select m.id into accepted from memberships m where m.user_id = person and m.role = waiting.role
    and m.company_id is not distinct from waiting.company_id
    and m.supplier_id is not distinct from waiting.supplier_id
      and m.employee_id is not distinct from waiting.employee_id;
  if accepted is null then
    accepted := waiting.id;
    update memberships m set user_id = person, email = null, name = null, language = null, password_hash = null,
      details = '{}' where m.id = waiting.id;
  else
    update magic_links k set membership_id = accepted, user_id = person where k.membership_id = waiting.id;
    delete from memberships m where m.id = waiting.id;
  end if;
  update magic_links k set user_id = person where k.membership_id = accepted;
  update employees e set user_id = person, status = case when e.status = 'PENDING' then 'ACTIVE' else e.status end
  where e.company_id = waiting.company_id and e.deleted_at is null and e.user_id is null
    and (e.id = waiting.employee_id or (waiting.role = 'company' and e.role = 'COMPANY' and e.email = waiting.email));
  return query select person, accepted;
end $function$;

CREATE OR REPLACE FUNCTION assert_system()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if coalesce(app_role(), '') <> 'system' then raise exception 'only the portal itself forgets'
    using errcode = '42501'; end if;
end $function$;

CREATE OR REPLACE FUNCTION audit_line_text(line audit_log)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select jsonb_build_array(line.id, (extract(epoch from line.at) * 1000000)::bigint, line.actor_id, line.actor_role,
    line.action, line.entity,
    line.entity_id, line.company_id, line.supplier_id, line.request_id, line.detail)::text
$function$;

CREATE OR REPLACE PROCEDURE belong(IN tables text[], IN reads text, IN writes text)
 LANGUAGE plpgsql
AS $procedure$
declare
  name text;
  whose constant text :=
    'case (select acts_as()) %s when ''00000000-0000-0000-0000-000000000000'' then true else false end';
begin
  foreach name in array tables loop
    call add_policies(name, format(whose, reads), format(whose, writes));
  end loop;
end $procedure$;

CREATE OR REPLACE FUNCTION count_attempts(keys text[], most integer[], minutes integer[], growing boolean[], longest_lock integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION draw_terms(for_order uuid)
 RETURNS TABLE(effect_day date, salary_day integer, start_mode text, closed_periods text[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform assert_ships(for_order, 'PROCESSING');
  return query
  select s.effect_date, c.salary_day, c.draw_start_mode,
    array(select distinct f.period from salary_files f where f.company_id = o.company_id and f.currency = o.currency)
  from orders o
  join subscriptions s on s.id = o.subscription_id
  join company_settings c on c.company_id = o.company_id
  where o.id = for_order;
end $function$;

CREATE OR REPLACE FUNCTION employee_deliveries(ids uuid[])
 RETURNS TABLE(employee_id uuid, state text, at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own uuid := case when app_role() = 'company' then app_company() end;
begin
  return query
  select e.id, case o.status when 'SENT' then 'SENT' when 'WAITING' then 'WAITING' else 'FAILED' end,
    coalesce(o.sent_at, o.created_at)
  from employees e
  cross join lateral (
    select m.status, m.sent_at, m.created_at from outbox m
    where m.to_address = e.email and m.company_id = e.company_id and m.kind in ('invitation', 'login-link')
    order by m.created_at desc limit 1) o
  where e.company_id = own and e.deleted_at is null and e.id = any (ids);
end $function$;

CREATE OR REPLACE FUNCTION end_sessions(user_ids uuid[], cause text, spared uuid DEFAULT NULL::uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION follow_employee_address()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  with moved as (
    update memberships m set email = new.email, version = m.version + 1
    where m.company_id = new.company_id and m.user_id is null and m.email <> new.email
      and (m.employee_id = new.id or (m.role = 'company' and m.email = old.email))
    returning m.id)
  update magic_links k set voided_at = now() from moved where k.membership_id = moved.id and k.used_at is null
    and k.voided_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION forget_texts(day date, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  since constant timestamptz := day - interval '2 years';
  n integer := 0;
  found_rows integer;
begin
  perform assert_system();
  update pay_in_full_requests set comment = '', contact_phone = '', contact_email = ''
    where id in (select r.id from pay_in_full_requests r where r.status = 'CLOSED'
    and (r.comment, r.contact_phone, r.contact_email) <> ('', '', '')
    and not exists (select from pay_in_full_logs l where l.request_id = r.id and l.at >= since) limit most);
  get diagnostics found_rows = row_count; n := n + found_rows;
  update pay_in_full_logs set text = '' where id in (select l.id from pay_in_full_logs l where l.text <> ''
    and l.at < since and not l.mail_pending limit most);
  get diagnostics found_rows = row_count; n := n + found_rows;
  update rma_requests set what_happened = '', comment = ''
    where id in (select r.id from rma_requests r where r.status in ('CLOSED', 'REJECTED', 'DECLINED')
    and (r.what_happened, r.comment) <> ('', '')
    and not exists (select from rma_logs l where l.request_id = r.id and l.at >= since) limit most);
  get diagnostics found_rows = row_count; n := n + found_rows;
  update rma_logs set text = '' where id in (select l.id from rma_logs l where l.text <> '' and l.at < since
    and not l.mail_pending limit most);
  get diagnostics found_rows = row_count; n := n + found_rows;
  return n;
end $function$;

CREATE OR REPLACE FUNCTION hasten_salary_mail(file uuid, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  caller text := app_role();
  own uuid := app_company();
  hastened boolean;
begin
  update outbox m set status = 'WAITING', send_after = moment, attempts = 0 from salary_files f
  where f.id = file and f.company_id = own and caller = 'company' and m.salary_file_id = f.id
    and m.status in ('WAITING', 'FAILED');
  hastened := found;
  return hastened;
end $function$;

CREATE OR REPLACE FUNCTION invite_people(people jsonb, business_now timestamp with time zone)
 RETURNS TABLE(at integer, membership_id uuid, user_id uuid, email text, language text, linked boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
    select * from jsonb_to_recordset(people) as l (at integer, email text, name text, language text, role text,
      company_id uuid, supplier_id uuid, employee_id uuid,
      token_hash text, dedupe_key text, password_hash text, details jsonb) order by l.email, l.at
  loop
    -- The membership as it is: accepted first.
    if one.role = 'employee' then
      select m.* into member from memberships m where m.company_id = one.company_id
        and m.employee_id = one.employee_id order by m.user_id is null limit 1;
    else
      select m.* into member from memberships m left join users u on u.id = m.user_id and u.deleted_at is null
      where m.role = one.role and m.company_id is not distinct from one.company_id
        and m.supplier_id is not distinct from one.supplier_id
        and coalesce(u.email, m.email) = one.email
      order by m.user_id is null limit 1;
    end if;

    if member.id is null then
      -- The login that acts for this company already, by its employee row or by its address.
      select u.* into person from users u
      where one.role in ('company', 'employee') and app_role() <> 'supplier' and u.deleted_at is null and (
        u.id = (select e.user_id from employees e where e.id = one.employee_id and e.company_id = one.company_id)
        or (u.email = one.email and exists (select from memberships m where m.user_id = u.id
          and m.company_id = one.company_id)))
      order by u.email = one.email limit 1;
      insert into memberships (user_id, role, company_id, supplier_id, employee_id, email, name, language,
        password_hash, details)
      values (person.id, one.role, one.company_id, one.supplier_id, case when one.role = 'employee'
        then one.employee_id end,
        case when person.id is null then one.email end, case when person.id is null then one.name end, case
          when person.id is null then one.language end,
        case when person.id is null then one.password_hash end, case when person.id is null
          then coalesce(one.details, '{}') else '{}' end)
      on conflict do nothing returning * into member;
      if member.id is not null and person.id is not null and one.employee_id is not null then
        update employees e set user_id = person.id where e.id = one.employee_id and e.company_id = one.company_id
          and e.user_id is null;
      end if;
      if member.id is null then
        -- Another transaction added it at this moment.
        select m.* into member from memberships m
        where m.role = one.role and m.company_id is not distinct from one.company_id
          and m.supplier_id is not distinct from one.supplier_id
          and (m.employee_id = one.employee_id or (one.role <> 'employee' and m.email = one.email))
            order by m.user_id is null limit 1;
      end if;
    elsif member.user_id is null then
      if member.email <> one.email then
        update magic_links k set voided_at = now() where k.membership_id = member.id and k.used_at is null
          and k.voided_at is null;
      end if;
      update memberships m set email = one.email, name = one.name, language = one.language,
        password_hash = coalesce(one.password_hash, m.password_hash), details = m.details
          || coalesce(one.details, '{}')
      where m.id = member.id and m.user_id is null returning m.* into member;
    end if;

    -- Two calls with the same key: the second waits here until the first has queued its mail.
    perform from memberships m where m.id = member.id for update;
    person := null;
    if member.user_id is not null then select u.* into person from users u where u.id = member.user_id; end if;
    linked := one.token_hash is not null and member.blocked_at is null and person.status is distinct from 'BLOCKED'
      and not member.id = any (linked_ids)
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
end $function$;

CREATE OR REPLACE FUNCTION is_address(address text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select length(address) <= 254 and address collate "C"
    ~ ('^[a-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&''*+/=?^_`{|}~-]+)*'
      || '@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$')
$function$;

CREATE OR REPLACE FUNCTION is_login_of_caller(login uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  caller constant text := coalesce(app_role(), '');
  foreign_memberships integer;
begin
  if caller in ('admin', 'system') then return true; end if;
  select count(*) into foreign_memberships from memberships m
  where m.user_id = login and not coalesce(
    (caller = 'company' and m.company_id = app_company())
    or (caller = 'supplier' and (m.supplier_id = app_supplier()
      or (m.role = 'company' and m.company_id in (select c.id from companies c
        where c.supplier_id = app_supplier())))), false);
  return foreign_memberships = 0;
end $function$;

CREATE OR REPLACE PROCEDURE keep_owners()
 LANGUAGE plpgsql
AS $procedure$
declare
  one record;
begin
  for one in
    select c.relname as name,
      string_agg(quote_ident(a.attname), ', ') filter (where a.attname not in ('company_id', 'supplier_id',
        'employee_id', 'user_id')
        or (c.relname, a.attname) in (('companies', 'supplier_id'), ('employees', 'user_id'))) as changing
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and has_any_column_privilege('portal_tenant', c.oid, 'update')
    group by c.relname
  loop
    execute format('revoke update on %I from portal_tenant', one.name);
    execute format('grant update (%s) on %I to portal_tenant', one.changing, one.name);
  end loop;
end $procedure$;

CREATE OR REPLACE FUNCTION last_day_of(o orders)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  select greatest(o.ordered_on, o.expire_date, o.dispatched_on, o.paid_in_full_at::date, o.deleted_at::date,
    (select max(d.effect_date) from salary_draws d where d.order_id = o.id),
    (select max(l.at)::date from pay_in_full_requests r join pay_in_full_logs l on l.request_id = r.id
      where r.order_id = o.id),
    (select max(l.at)::date from rma_requests r join rma_logs l on l.request_id = r.id where r.order_id = o.id))
$function$;

CREATE OR REPLACE FUNCTION login_of(person uuid, only_one uuid)
 RETURNS json
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select json_build_object('account', json_build_object('id', u.id, 'email', u.email, 'name', u.name, 'language',
    u.language, 'status', u.status,
    'passwordHash', u.password_hash, 'mustChangePassword', u.must_change_password, 'isProved',
      u.email_proved_at is not null,
    'isFirstLogin', u.last_successful_login is null, 'lastMembershipId', u.last_membership_id,
    'hasSecondStep', exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)),
    'onlyMembershipId', only_one, 'acting', memberships_of(u.id, only_one))
  from users u where u.id = login_of.person and u.deleted_at is null
    and (app_user() is null or app_user() = login_of.person)
$function$;

CREATE OR REPLACE FUNCTION login_of_address(address text, today date, device bytea)
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION mail_brands(ids uuid[])
 RETURNS TABLE(id uuid, name text, theme jsonb, support_email text, logo text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.id, s.name, case when s.id is not null then coalesce(own.theme, reseller.theme) end,
    coalesce(own.support_email, reseller.support_email),
    case when s.id is not null then coalesce(own.logo, reseller.reseller_logo, reseller.logo) end
  from companies c
  left join suppliers s on s.id = c.supplier_id and s.is_reseller
  left join brandings own on own.company_id = c.id
  left join brandings reseller on reseller.supplier_id = s.id
  where c.id = any (ids)
  union all
  select s.id, s.name, b.theme, b.support_email, b.logo
  from suppliers s left join brandings b on b.supplier_id = s.id
  where s.id = any (ids) and s.is_reseller
$function$;

CREATE OR REPLACE FUNCTION make_draws(for_order uuid, periods text[], effect_days date[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform assert_ships(for_order, 'DISPATCHED');
  insert into salary_draws (company_id, order_id, employee_id, period, effect_date, currency, price_before_subsidy,
    subsidy_month, gross_amount, net_amount, amount, status)
  select o.company_id, o.id, o.employee_id, d.period, d.effect_day, o.currency, o.price_without_subsidy,
    o.subsidy_month, o.gross_draw, o.net_draw, o.monthly_price,
    case when d.period > to_char(e.exit_date, 'YYYY-MM') then 'SUSPENDED' else 'PLANNED' end
  from orders o
  join employees e on e.id = o.employee_id
  cross join lateral unnest(periods, effect_days) as d (period, effect_day)
  where o.id = for_order and not o.is_present and cardinality(periods) = o.months;
  if not found and not exists (select from orders o where o.id = for_order and o.is_present) then
    raise exception 'a schedule has one draw for each month' using errcode = '22023';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION may_grant(granted_role text, granted_company uuid, granted_supplier uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(case app_role()
    when 'admin' then true
    when 'system' then true
    when 'company' then granted_role in ('company', 'employee') and granted_company = app_company()
    when 'supplier' then (granted_role = 'supplier' and granted_supplier = app_supplier())
      or (granted_role = 'company' and granted_company in (select id from companies
        where supplier_id = app_supplier()))
    else false end, false)
$function$;

CREATE OR REPLACE FUNCTION memberships_of(person uuid, only_one uuid)
 RETURNS json
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION note_session(sid uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update sessions set last_seen_at = now() where id = sid and revoked_at is null
    and last_seen_at >= now() - interval '30 minutes'
$function$;

CREATE OR REPLACE FUNCTION open_login(entry jsonb, device bytea, taken_back text[], forgotten text[])
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE PROCEDURE protect(IN table_name text, IN reads text, IN writes text DEFAULT 'false'::text)
 LANGUAGE plpgsql
AS $procedure$
declare
  everywhere constant text := '(select sees_all())';
begin
  call add_policies(table_name, format('%s or %s', everywhere, reads), format('%s or %s', everywhere, writes));
end $procedure$;

CREATE OR REPLACE FUNCTION prove_address(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform assert_system();
  update users set email_proved_at = now(), password_hash = null, must_change_password = false where id = person
    and email_proved_at is null;
  if found then update sessions set revoked_at = now(), revoked_cause = 'password-changed' where user_id = person
    and revoked_at is null; end if;
end $function$;

CREATE OR REPLACE FUNCTION seal_audit(most integer)
 RETURNS TABLE(seal_no bigint, hash bytea, lines integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  head_no bigint := 0;
  head_hash bytea := '\x';
  line record;
  sealed integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('seal-audit', 0)) then return; end if;
  select s.seal_no, s.hash into head_no, head_hash from audit_seals s order by s.seal_no desc limit 1;
  head_no := coalesce(head_no, 0);
  head_hash := coalesce(head_hash, '\x'::bytea);
  for line in
    select a.id, (extract(epoch from a.at) * 1000000)::bigint as line_at,
      sha256(convert_to(audit_line_text(a), 'UTF8')) as line_hash from audit_log a
    -- A transaction that began 100,000 lines ago has ended long since.
    where a.id > coalesce((select max(s.line_id) from audit_seals s), 0) - 100000
      and not exists (select from audit_seals s where s.line_id = a.id)
    order by a.id limit most
  loop
    head_no := head_no + 1;
    head_hash := sha256(head_hash || line.line_hash || int8send(line.line_at));
    insert into audit_seals values (head_no, line.id, line.line_at, line.line_hash, head_hash);
    sealed := sealed + 1;
  end loop;
  if sealed > 0 then return query select head_no, head_hash, sealed; end if;
end $function$;

CREATE OR REPLACE FUNCTION suspend_paid_draws(for_request uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  caller text := app_role();
  own uuid := app_employee();
begin
  update salary_draws d set status = 'SUSPENDED' from pay_in_full_requests r
  where r.id = for_request and r.status = 'ACCEPTED' and caller = 'employee' and r.employee_id = own
    and d.order_id = r.order_id and d.kind = 'planned' and d.status = 'PLANNED'
      and d.period > to_char(r.exit_date, 'YYYY-MM');
end $function$;

CREATE OR REPLACE FUNCTION void_invitations(membership uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not exists (select from memberships m where m.id = membership and m.user_id is null
    and may_grant(m.role, m.company_id, m.supplier_id)) then
    raise insufficient_privilege using message = 'may not change this membership';
  end if;
  update magic_links k set voided_at = now() where k.membership_id = membership and k.used_at is null
    and k.voided_at is null;
end $function$;

alter policy audit_log_update on audit_log using ((select sees_all()) or false) with check ((select sees_all()) or false);
alter policy audit_log_delete on audit_log using ((select sees_all()) or false);
alter policy outbox_update on outbox using ((select sees_all()) or false) with check ((select sees_all()) or false);
alter policy outbox_delete on outbox using ((select sees_all()) or false);
