-- Invitations, link requests and the answer to a login follow the rule of 1150; what an erasure takes of an employee
-- includes the language. An invited employee's language comes from row and company, an administrator's is typed.
create or replace function invite_people(people jsonb, business_now timestamp with time zone)
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
  -- without a typed language: an employee, whose row and company say it
  by_row boolean;
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
    by_row := one.language is null;
    if by_row then
      one.language := (select person_language(null, e.language, c.language) from companies c
        left join employees e on e.company_id = c.id and e.id = one.employee_id where c.id = one.company_id);
    end if;
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
    language := person_language(person.own_language, case when by_row then one.language else person.language end,
      member.language);
    return next;
  end loop;
end $function$
;

create or replace function login_of(person uuid, only_one uuid)
 RETURNS json
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select json_build_object('account', json_build_object('id', u.id, 'email', u.email, 'name', u.name,
    'language', login_language(u.id, only_one), 'status', u.status,
    'passwordHash', u.password_hash, 'mustChangePassword', u.must_change_password, 'isProved',
      u.email_proved_at is not null,
    'isFirstLogin', u.last_successful_login is null, 'lastMembershipId', u.last_membership_id,
    'hasSecondStep', exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)),
    'onlyMembershipId', only_one, 'acting', memberships_of(u.id, only_one))
  from users u where u.id = login_of.person and u.deleted_at is null
    and (app_user() is null or app_user() = login_of.person)
$function$
;

create or replace function login_of_address(address text, today date, device bytea)
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
  select json_build_object('membershipId', w.id, 'language', person_language(null, case when w.role = 'employee'
    then e.language else w.language end, coalesce(c.language, w.language)), 'companyId', w.company_id, 'supplierId',
    w.supplier_id) into waiting from memberships w
  left join employees e on e.id = w.employee_id
  left join companies c on c.id = w.company_id
  where w.user_id is null and w.email = address and w.blocked_at is null order by w.created_at desc, w.id desc
    limit 1;
  return json_build_object('login', login_of(person, private_membership), 'isPrivate',
    private_membership is not null, 'isConfirmed', coalesce(confirmed, false),
    'waiting', waiting, 'isKnownDevice', exists (select from known_devices d where d.user_id = person
      and d.device_hash = device));
end $function$
;

create or replace function erase_employee(employee uuid, moment timestamp with time zone)
 RETURNS SETOF text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  has_orders boolean;
begin
  if not (coalesce(app_role(), '') = 'system' or (coalesce(app_role(), '') = 'company' and exists (select
    from employees e where e.id = employee and e.company_id = app_company()))) then
    raise insufficient_privilege using message = 'a company erases its own employees';
  end if;
  return query select clear_traces(employee);
  perform clear_orders(array(select o.id from orders o where o.employee_id = employee));
  has_orders := exists (select from orders o where o.employee_id = employee);
  delete from subscription_employees p where p.employee_id = employee and not exists (select from orders o
    where o.employee_id = p.employee_id and o.subscription_id = p.subscription_id);
  update salary_file_problems p set detail = '' where p.employee_id = employee;
  delete from memberships m where m.employee_id = employee;
  delete from employee_tax_rates r where r.employee_id = employee;
  update job_employees j set before = '' where j.employee_id = employee and j.before <> '';
  update employees e set name = former_employee(e.id), email = right(replace(e.id::text, '-', ''),
    12) || '@forgotten.invalid', employ_no = case when has_orders then e.employ_no end, department = '',
    phone = '', birthday = null, gender = '', language = '', address_line1 = '', address_line2 = '',
    zip_code = '', city = '', country = '', email_private = '', phone_private = '', note = '', exit_reason = null,
    user_id = null, deleted_at = coalesce(e.deleted_at, moment), version = e.version + 1 where e.id = employee;
end $function$
;
