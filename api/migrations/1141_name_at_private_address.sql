-- Whoever came by the private address of a former employee is called as the company knows the person: the company typed
-- that address, and the login's own name belongs to its owner.
create or replace function open_session(sid uuid)
returns table (
  session_id uuid, user_id uuid, membership_id uuid, only_membership_id uuid, way text, revoked_cause text,
  idle boolean, too_old boolean, email text, name text, language text, user_status text, must_change_password boolean,
  has_second_factor boolean, role text, company_id uuid, supplier_id uuid, employee_id uuid, company_name text,
  company_status text, supplier_name text, supplier_status text, supplier_deleted boolean, is_reseller boolean,
  employee_status text, exit_date date, unnoted boolean
) language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.user_id, s.membership_id, s.only_membership_id, s.way, s.revoked_cause,
    s.last_seen_at < now() - interval '30 minutes', s.created_at < now() - interval '12 hours',
    u.email, case when s.way = 'PRIVATE' and s.only_membership_id is not null then e.name else u.name end,
    u.language, case when m.blocked_at is null then u.status else 'BLOCKED' end,
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

-- The company's name for the person of a membership, before there is a session.
create function name_at_company(membership uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select e.name from memberships m join employees e on e.id = m.employee_id
  where m.id = name_at_company.membership and (app_user() is null or app_user() = m.user_id)
$$;
revoke all on function name_at_company(uuid) from public;
grant execute on function name_at_company(uuid) to portal_tenant, portal_api;
