-- Inviting and accepting. Policies hide users, links and sessions of other people, so these functions run as the
-- owner; each first asks whether the caller may act for exactly these rows.

create function assert_system() returns void language plpgsql as $$
begin
  if coalesce(app_role(), '') <> 'system' then raise exception 'only the portal itself forgets'
    using errcode = '42501'; end if;
end $$;
revoke all on function assert_system() from public;
grant execute on function assert_system() to portal_tenant;

-- May the running identity give or take this membership? (DECISIONS 12: company administrators by back office, by the
-- supplier for its companies, by the company's own administrators.)
create function may_grant(granted_role text, granted_company uuid, granted_supplier uuid) returns boolean
language sql stable as $$
  select coalesce(case app_role()
    when 'admin' then true
    when 'system' then true
    when 'company' then granted_role in ('company', 'employee') and granted_company = app_company()
    when 'supplier' then (granted_role = 'supplier' and granted_supplier = app_supplier())
      or (granted_role = 'company' and granted_company in (select id from companies
        where supplier_id = app_supplier()))
    else false end, false)
$$;
revoke all on function may_grant(text, uuid, uuid) from public;
grant execute on function may_grant(text, uuid, uuid) to portal_tenant;

-- True when every membership of the login is one that the caller could grant. Only then may a tenant write the
-- person's own name, address and number: the login belongs to nobody else (DECISIONS 13).
create function is_login_of_caller(login uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
revoke all on function is_login_of_caller(uuid) from public;
grant execute on function is_login_of_caller(uuid) to portal_tenant;

-- Finds or makes the membership of every row and, where a token hash is given, writes a link for it. A person who
-- already acts for the same company has accepted it: a further role there is theirs at once, unless a supplier gives
-- it, which does not see the company's people. Every other new membership is pending. Answers where the mail goes:
-- the login's own address once it is accepted, else the typed one. A row whose mail (dedupe_key) was already queued
-- gets no new link. Rows: { at, email, name, language, role, company_id, supplier_id, employee_id, token_hash (hex),
-- dedupe_key, password_hash, details }.
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
end $$;
revoke all on function invite_people(jsonb, timestamp with time zone) from public;
grant execute on function invite_people(jsonb, timestamp with time zone) to portal_tenant;

-- Notes that the owner of a login used a link sent to its address. What was set before the first such link may be a
-- third party's: the password goes and the sessions end. Only the portal itself asks.
create function prove_address(person uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform assert_system();
  update users set email_proved_at = now(), password_hash = null, must_change_password = false where id = person
    and email_proved_at is null;
  if found then update sessions set revoked_at = now(), revoked_cause = 'password-changed' where user_id = person
    and revoked_at is null; end if;
end $$;
revoke all on function prove_address(uuid) from public;
grant execute on function prove_address(uuid) to portal_tenant;

-- Puts a pending membership to the login of its address, whose owner said yes, and the employee row with it. The
-- login is made where there is none, with what the inviter typed. No row when the membership waits no more. Only the
-- portal itself asks.
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
end $$;
revoke all on function accept_membership(uuid) from public;
grant execute on function accept_membership(uuid) to portal_tenant;

-- Links of a pending membership open nothing any more, because it got another address. Only for who sees it.
create function void_invitations(membership uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from memberships m where m.id = membership and m.user_id is null
    and may_grant(m.role, m.company_id, m.supplier_id)) then
    raise insufficient_privilege using message = 'may not change this membership';
  end if;
  update magic_links k set voided_at = now() where k.membership_id = membership and k.used_at is null
    and k.voided_at is null;
end $$;
revoke all on function void_invitations(uuid) from public;
grant execute on function void_invitations(uuid) to portal_tenant;
