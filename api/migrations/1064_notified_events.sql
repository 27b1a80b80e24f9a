-- Which events notify whom. A trigger writes in the transaction of its event, so both exist or neither.

-- Tells the members of one tenant, or back office: open roles of open logins, but not who did it. With `only_user` no
-- colleague hears of it.
create function tell(kind text, of_role text, tenant uuid, subject uuid, at timestamptz, actor uuid default null,
  period text default null, only_user uuid default null) returns void
language sql security definer set search_path = public, pg_temp as $$
  with members as (
    select id, user_id, blocked_at from memberships
      where tell.of_role = 'company' and role = 'company' and company_id = tell.tenant
    union all select id, user_id, blocked_at from memberships
      where tell.of_role = 'supplier' and role = 'supplier' and supplier_id = tell.tenant
    union all select id, user_id, blocked_at from memberships
      where tell.of_role = 'employee' and role = 'employee' and employee_id = tell.tenant
    union all select id, user_id, blocked_at from memberships where tell.of_role = 'admin' and role = 'admin')
  insert into notifications (user_id, membership_id, kind, subject_id, period, created_at, in_portal, mail)
  select m.user_id, m.id, tell.kind, tell.subject, tell.period, tell.at, coalesce(p.in_portal, true),
    nullif(p.mail, 'NEVER')
  from members m join users u on u.id = m.user_id
  left join notification_preferences p on p.user_id = m.user_id and p.kind = tell.kind
  where m.blocked_at is null and u.status <> 'BLOCKED' and u.deleted_at is null
    and m.user_id is distinct from tell.actor and (tell.only_user is null or m.user_id = tell.only_user)
    and (coalesce(p.in_portal, true) or p.mail in ('AT_ONCE', 'DAILY'))
$$;
revoke all on function tell(text, text, uuid, uuid, timestamptz, uuid, text, uuid) from public;

create function tell_of_order() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  case
    when new.to_status = 'PROPOSED' then
      perform tell('proposal-received', 'employee', new.employee_id, new.order_id, new.at, new.actor_id);
    when new.to_status = 'ORDERED' and new.from_status in ('NEW', 'PROPOSED') then
      perform tell('order-to-process', 'company', new.company_id, new.order_id, new.at, new.actor_id);
    when new.to_status = 'DISPATCHED' and new.from_status = 'PROCESSING' then
      perform tell('order-shipped', 'employee', new.employee_id, new.order_id, new.at, new.actor_id);
    when new.to_status = 'DELETED' and new.from_status = 'PROPOSED' and new.actor_role = 'employee' then
      perform tell('proposal-declined', 'company', new.company_id, new.order_id, new.at, new.actor_id);
    else null;
  end case;
  return null;
end $$;
revoke all on function tell_of_order() from public;
create trigger order_events_tell after insert on order_events for each row when (new.kind = 'STATUS')
  execute function tell_of_order();

-- A change of state is told to the other sides, a message to employee and supplier, as the mails do.
create function tell_of_rma() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  what constant text := case when new.from_status is null and new.to_status is not null then 'rma-asked'
    else 'rma-answered' end;
begin
  if new.actor_role <> 'employee' then
    perform tell('rma-answered', 'employee', new.employee_id, new.request_id, new.at, new.actor_id);
  end if;
  if new.actor_role <> 'company' and new.to_status is not null then
    perform tell(what, 'company', new.company_id, new.request_id, new.at, new.actor_id);
  end if;
  if new.actor_role <> 'supplier' then
    perform tell(what, 'supplier', new.supplier_id, new.request_id, new.at, new.actor_id);
  end if;
  return null;
end $$;
revoke all on function tell_of_rma() from public;
create trigger rma_logs_tell after insert on rma_logs for each row
  when (new.to_status is not null or new.text <> '') execute function tell_of_rma();

create function tell_of_pay_in_full() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.actor_role <> 'employee' then
    perform tell('pay-in-full-answered', 'employee', new.employee_id, new.request_id, new.at, new.actor_id);
  elsif new.from_status is null then
    perform tell('pay-in-full-asked', 'company', new.company_id, new.request_id, new.at, new.actor_id);
  end if;
  return null;
end $$;
revoke all on function tell_of_pay_in_full() from public;
create trigger pay_in_full_logs_tell after insert on pay_in_full_logs for each row
  when (new.to_status is not null) execute function tell_of_pay_in_full();

create function tell_of_salary_file() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform tell('salary-file-made', 'company', new.company_id, new.id, new.created_at, new.created_by);
  else
    perform tell('salary-file-failed', 'company', new.company_id, new.id, new.send_failed_at);
  end if;
  return null;
end $$;
revoke all on function tell_of_salary_file() from public;
create trigger salary_files_tell_made after insert on salary_files for each row execute function tell_of_salary_file();
create trigger salary_files_tell_failed after update of send_failed_at on salary_files for each row
  when (old.send_failed_at is null and new.send_failed_at is not null) execute function tell_of_salary_file();

create function tell_of_stop() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell('salary-run-stopped', 'company', new.company_id, new.company_id, new.stopped_at, new.stopped_by,
    new.period);
  return null;
end $$;
revoke all on function tell_of_stop() from public;
create trigger salary_runs_tell_begun after insert on salary_runs for each row when (new.stopped_at is not null)
  execute function tell_of_stop();
create trigger salary_runs_tell after update of stopped_at on salary_runs for each row
  when (old.stopped_at is null and new.stopped_at is not null) execute function tell_of_stop();

create function tell_of_invitation() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell('invitation-undelivered', 'company', new.company_id, new.subscription_id, new.invite_failed_at);
  return null;
end $$;
revoke all on function tell_of_invitation() from public;
create trigger subscription_employees_tell after update of invite_failed_at on subscription_employees for each row
  when (old.invite_failed_at is null and new.invite_failed_at is not null) execute function tell_of_invitation();

-- The supplier hears of orders when their file leaves: until then back office can undo them (DECISIONS 9).
create function tell_of_order_file() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell('orders-received', 'supplier', new.supplier_id, new.id, new.send_after);
  return null;
end $$;
revoke all on function tell_of_order_file() from public;
create trigger order_files_tell after update of path on order_files for each row
  when (old.path is null and new.path is not null and new.order_count > 0) execute function tell_of_order_file();

-- Who started an import, in the portal of its tenant or as back office.
create function tell_of_import() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  at constant timestamptz := coalesce(new.finished_at, now());
begin
  perform tell('import-ended', of_role, tenant, new.id, at, only_user => new.created_by)
  from (values ('company', new.company_id), ('supplier', new.supplier_id), ('admin', null)) told (of_role, tenant);
  return null;
end $$;
revoke all on function tell_of_import() from public;
create trigger imports_tell after update of status on imports for each row
  when (old.status = 'RUNNING' and new.status in ('DONE', 'FAILED') and new.created_by is not null)
  execute function tell_of_import();

create function tell_of_job() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.status = 'FAILED' then
    perform tell('job-failed', 'admin', null, new.id, coalesce(new.finished_at, now()));
  elsif new.kind = 'fetch-pictures' and (new.result ->> 'failed')::int > 0 then
    perform tell('pictures-failed', 'supplier', new.supplier_id, (new.payload ->> 'importId')::uuid, new.finished_at);
  end if;
  return null;
end $$;
revoke all on function tell_of_job() from public;
create trigger jobs_tell after update of status on jobs for each row
  when (old.status <> new.status and new.status in ('DONE', 'FAILED')) execute function tell_of_job();

-- Why a salary file could not be made is mailed once to each admin; its mail says that it is new.
create function tell_of_mail() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    perform tell('mail-failed', 'admin', null, new.id, new.send_after);
  else
    perform tell('salary-file-problem', 'company', new.company_id, new.company_id, new.created_at,
      period => split_part(new.dedupe_key, ':', 3), only_user => u.id)
    from users u where u.email = new.to_address;
  end if;
  return null;
end $$;
revoke all on function tell_of_mail() from public;
create trigger outbox_tell_problem after insert on outbox for each row when (new.kind = 'salary-file-problem')
  execute function tell_of_mail();
create trigger outbox_tell_failed after update of status on outbox for each row
  when (old.status <> 'FAILED' and new.status = 'FAILED') execute function tell_of_mail();
