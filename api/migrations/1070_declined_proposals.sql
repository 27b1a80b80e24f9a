-- Whom an employee's declined proposal is told to: the company's admins. An employee reads no login but the own one.
create function decline_recipients(proposal uuid) returns table (email text, language text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.email, u.language from orders o
  join memberships m on m.role = 'company' and m.company_id = o.company_id and m.blocked_at is null
  join users u on u.id = m.user_id and u.status <> 'BLOCKED' and u.deleted_at is null
  where o.id = decline_recipients.proposal and o.is_proposal and o.employee_id = app_employee()
  order by u.email
$$;
revoke all on function decline_recipients(uuid) from public;
grant execute on function decline_recipients(uuid) to portal_tenant;
