-- Light, dark, or as the device: kept with the person and told with what they may act as.
alter table users add column colour_mode text not null default 'LIGHT'
  constraint users_colour_mode_check check (colour_mode in ('LIGHT', 'DARK', 'DEVICE'));
call keep_owners();

create or replace function memberships_of(person uuid, only_one uuid) returns json
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
    'colourMode', (select u.colour_mode from users u where u.id = memberships_of.person),
    'invitations', (select count(*) from memberships w join users u on u.email = w.email
      where w.user_id is null and w.blocked_at is null and u.id = memberships_of.person and only_one is null))
  where app_user() is null or app_user() = memberships_of.person
$$;
