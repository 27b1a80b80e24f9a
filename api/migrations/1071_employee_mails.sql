-- The last mails of a company to one of its employees: what each is about and what became of it. Their content is read
-- by nobody, because it may hold a login link; a company reads no mail itself.
create function employee_mails(of_employee uuid, most integer)
returns table (id uuid, subject text, state text, at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.subject, o.status, coalesce(o.sent_at, o.created_at)
  from employees e join outbox o on o.to_address = e.email and o.company_id = e.company_id
  where e.id = employee_mails.of_employee and e.company_id = as_company() and e.deleted_at is null
    and o.status in ('WAITING', 'SENT', 'FAILED')
  order by o.created_at desc, o.id desc limit employee_mails.most
$$;
revoke all on function employee_mails(uuid, integer) from public;
grant execute on function employee_mails(uuid, integer) to portal_tenant;
