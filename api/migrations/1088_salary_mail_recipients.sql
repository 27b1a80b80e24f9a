-- A mail with a salary file that still waits, or that was given up, leaves now: to those who receive files now, as the
-- sender has seen them. One that was written to others is called off, and the caller writes a new one. Tenants read no
-- mail; that the file is the caller's is asked here, in the caller's transaction. The form without recipients stays for
-- servers of the release before.
create function hasten_salary_mail(file uuid, moment timestamptz, receivers text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app_role();
  own uuid := app_company();
begin
  update outbox m set status = 'CANCELLED' from salary_files f
  where f.id = file and f.company_id = own and caller = 'company' and m.salary_file_id = f.id
    and m.status in ('WAITING', 'FAILED') and m.to_address <> receivers;
  update outbox m set status = 'WAITING', send_after = moment, attempts = 0 from salary_files f
  where f.id = file and f.company_id = own and caller = 'company' and m.salary_file_id = f.id
    and m.status in ('WAITING', 'FAILED');
  return found;
end $$;
revoke all on function hasten_salary_mail(uuid, timestamp with time zone, text) from public;
grant execute on function hasten_salary_mail(uuid, timestamp with time zone, text) to portal_tenant;
