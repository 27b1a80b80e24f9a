-- Back office sees one person's portal as that person sees it, read only. In a table of its own: a server of the
-- release before finds no such session and refuses its token.
create table see_as_sessions (
  id uuid primary key default new_id(),
  opened_from uuid not null references sessions (id) on delete cascade,
  admin_id uuid not null references users (id),
  user_id uuid not null references users (id),
  membership_id uuid not null references memberships (id) on delete cascade,
  reason text not null,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz
);
create index see_as_sessions_opened_from_idx on see_as_sessions (opened_from);
create index see_as_sessions_admin_id_idx on see_as_sessions (admin_id);
create index see_as_sessions_user_id_idx on see_as_sessions (user_id);
create index see_as_sessions_membership_id_idx on see_as_sessions (membership_id);
create index see_as_sessions_ends_at_idx on see_as_sessions (ends_at) where ended_at is null;
call protect('see_as_sessions', 'false');
call keep_owners();

-- Nobody of the back office is seen so, whichever role of the login is asked for.
create function see_as_allowed(of_membership uuid) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (
    select from memberships m join users u on u.id = m.user_id
    where m.id = of_membership and m.role <> 'admin' and m.blocked_at is null
      and u.status <> 'BLOCKED' and u.deleted_at is null
      and not exists (select from memberships o where o.user_id = m.user_id and o.role = 'admin'))
$$;
revoke all on function see_as_allowed(uuid) from public;
grant execute on function see_as_allowed(uuid) to portal_tenant;

-- The session behind such a token, in the columns of open_session, with who looks and until when. It ends with its
-- time, and with the session, the login or the role of the back office that opened it.
create function open_see_as(sid uuid)
returns table (session_id uuid, user_id uuid, membership_id uuid, only_membership_id uuid, way text,
  revoked_cause text, idle boolean, too_old boolean, email text, name text, language text, user_status text,
  must_change_password boolean, has_second_factor boolean, role text, company_id uuid, supplier_id uuid,
  employee_id uuid, company_name text, company_status text, supplier_name text, supplier_status text,
  supplier_deleted boolean, is_reseller boolean, employee_status text, exit_date date, unnoted boolean,
  admin_session_id uuid, admin_id uuid, admin_name text, reason text, ends_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select v.id, v.user_id, v.membership_id, v.membership_id, 'LINK',
    case when v.ended_at is not null or v.ends_at <= now() or not see_as_allowed(v.membership_id)
      then 'see-as-over' end,
    false, false,
    u.email, u.name, u.language, case when m.blocked_at is null then u.status else 'BLOCKED' end,
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
$$;
revoke all on function open_see_as(uuid) from public;
grant execute on function open_see_as(uuid) to portal_api;

-- An own tax rate is read by its employee alone (RULES 2.2): whoever looks on sees the ordinary one.
drop policy employee_tax_rates_read on employee_tax_rates;
create policy employee_tax_rates_read on employee_tax_rates for select
  using ((select app_role()) = 'system' or (employee_id = (select app_employee())
    and coalesce(current_setting('app.seen_by', true), '') = ''));
