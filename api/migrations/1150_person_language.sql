-- One rule for the language of a person: the one chosen in the login, else the one that the organisation stated for the
-- person, else the organisation's (contract, person-language.ts; a test holds both to each other).
create function person_language(own text, stated text, organisation text) returns text language sql immutable
  parallel safe as $$ select coalesce(own, nullif(stated, ''), organisation, 'en-us') $$;

-- What its owner chose; users.language stays what an administrator typed. Who has logged in has seen the language and
-- kept it, so it counts as chosen.
alter table users add column own_language text
  constraint users_own_language_check check (own_language in ('en-us', 'da-dk'));
update users set own_language = language where last_successful_login is not null;

alter table employees add column language text not null default ''
  constraint employees_language_check check (language in ('', 'en-us', 'da-dk'));
call keep_owners();

-- The language of a login: in the membership that it acts as or acted as last, else the newest.
create function login_language(person uuid, membership uuid default null) returns text language sql stable as $$
  select person_language(u.own_language, case when m.role = 'employee' then e.language else u.language end,
    coalesce(c.language, u.language))
  from users u
  left join lateral (select m.role, m.employee_id, m.company_id from memberships m where m.user_id = u.id
    order by m.id = coalesce(membership, u.last_membership_id) desc nulls last, m.created_at desc, m.id limit 1) m
    on true
  left join employees e on e.id = m.employee_id
  left join companies c on c.id = m.company_id
  where u.id = person
$$;

create or replace function decline_recipients(proposal uuid)
 RETURNS TABLE(email text, language text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select u.email, person_language(u.own_language, u.language, null) from orders o
  join memberships m on m.role = 'company' and m.company_id = o.company_id and m.blocked_at is null
  join users u on u.id = m.user_id and u.status <> 'BLOCKED' and u.deleted_at is null
  where o.id = decline_recipients.proposal and o.is_proposal and o.employee_id = app_employee()
  order by u.email
$function$
;

create or replace function open_session(sid uuid)
 RETURNS TABLE(
   session_id uuid, user_id uuid, membership_id uuid, only_membership_id uuid, way text, revoked_cause text,
   idle boolean, too_old boolean, email text, name text, language text, user_status text, must_change_password
   boolean, has_second_factor boolean, role text, company_id uuid, supplier_id uuid, employee_id uuid,
   company_name text, company_status text, supplier_name text, supplier_status text, supplier_deleted boolean,
   is_reseller boolean, employee_status text, exit_date date, unnoted boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select s.id, s.user_id, s.membership_id, s.only_membership_id, s.way, s.revoked_cause,
    s.last_seen_at < now() - interval '30 minutes', s.created_at < now() - interval '12 hours',
    u.email, case when s.way = 'PRIVATE' and s.only_membership_id is not null then e.name else u.name end,
    person_language(u.own_language, case when m.role = 'employee' then e.language else u.language end,
      coalesce(c.language, u.language)),
    case when m.blocked_at is null then u.status else 'BLOCKED' end,
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
$function$
;

create or replace function open_see_as(sid uuid)
 RETURNS TABLE(
   session_id uuid, user_id uuid, membership_id uuid, only_membership_id uuid, way text, revoked_cause text,
   idle boolean, too_old boolean, email text, name text, language text, user_status text, must_change_password
   boolean, has_second_factor boolean, role text, company_id uuid, supplier_id uuid, employee_id uuid,
   company_name text, company_status text, supplier_name text, supplier_status text, supplier_deleted boolean,
   is_reseller boolean, employee_status text, exit_date date, unnoted boolean, admin_session_id uuid, admin_id
   uuid, admin_name text, reason text, ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select v.id, v.user_id, v.membership_id, v.membership_id, 'LINK',
    case when v.ended_at is not null or v.ends_at <= now() or not see_as_allowed(v.membership_id)
      then 'see-as-over' end,
    false, false,
    u.email, u.name, person_language(u.own_language, case when m.role = 'employee' then e.language else u.language end,
      coalesce(c.language, u.language)),
    case when m.blocked_at is null then u.status else 'BLOCKED' end,
    false, true,
    m.role, m.company_id, coalesce(m.supplier_id, c.supplier_id), m.employee_id,
    c.company_name, c.status, p.name, p.status, p.deleted_at is not null,
    coalesce(p.is_reseller, false), e.status, e.exit_date, a.last_seen_at < now() - interval '60 seconds',
    a.id, v.admin_id, au.name, v.reason, v.ends_at
  from see_as_sessions v
  join sessions a on a.id = v.opened_from and a.user_id = v.admin_id and a.revoked_at is null
    and a.created_at >= now() - interval '12 hours'
  join users au on au.id = v.admin_id and au.status <> 'BLOCKED' and au.deleted_at is null
  join memberships am on am.id = a.membership_id and am.role = 'admin' and am.blocked_at is null
  join users u on u.id = v.user_id
  join memberships m on m.id = v.membership_id
  left join companies c on c.id = m.company_id
  left join suppliers p on p.id = coalesce(m.supplier_id, c.supplier_id)
  left join employees e on e.id = m.employee_id
  where v.id = open_see_as.sid
$function$
;
