-- The employees whom a job changes, with what became of each: many are changed in portions, so that none holds rows for
-- long, and a job that died goes on where it was (src/modules/employees/change-employees.job.ts).
alter table jobs add constraint jobs_company_id_id_key unique (company_id, id);
create table job_employees (
  company_id uuid not null,
  job_id uuid not null,
  employee_id uuid not null,
  -- null while it waits for its turn
  outcome text check (outcome in ('CHANGED', 'SAME', 'SENT', 'BLOCKED', 'LEFT', 'NOT_FOUND', 'CHANGED_SINCE')),
  -- the department that the person was in, and is put back into
  before text not null default '',
  primary key (company_id, job_id, employee_id),
  constraint job_employees_job_fkey foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);
create index job_employees_employee_idx on job_employees (employee_id);
call belong('{job_employees}', 'when company_id then true', 'when company_id then true');
call keep_owners();

-- A former department goes with the person.
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
    phone = '', birthday = null, gender = '', address_line1 = '', address_line2 = '', zip_code = '', city = '',
      country = '', email_private = '', phone_private = '', note = '', exit_reason = null,
    user_id = null, deleted_at = coalesce(e.deleted_at, moment), version = e.version + 1 where e.id = employee;
end $function$;

-- Who changed many people is told when it has ended.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('order-to-process',
  'proposal-declined', 'pay-in-full-asked', 'rma-asked', 'rma-answered', 'salary-file-made', 'salary-file-failed',
  'salary-file-problem', 'salary-run-stopped', 'invitation-undelivered', 'import-ended', 'orders-received',
  'pictures-failed', 'order-shipped', 'proposal-received', 'pay-in-full-answered', 'job-failed', 'mail-failed',
  'employees-changed'));
create or replace function tell_of_job()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.status = 'FAILED' then
    perform tell('job-failed', 'admin', null, new.id, coalesce(new.finished_at, now()));
  elsif new.kind = 'fetch-pictures' and (new.result ->> 'failed')::int > 0 then
    perform tell('pictures-failed', 'supplier', new.supplier_id, (new.payload ->> 'importId')::uuid, new.finished_at);
  end if;
  if new.kind = 'employee-changes' then
    perform tell('employees-changed', 'company', new.company_id, new.id, coalesce(new.finished_at, now()),
      only_user => new.user_id);
  end if;
  return null;
end $function$;
