-- A category's own rates; null is the tax table's of the company's country on the day (RULES 0.11, 2.1). Servers of the
-- release before read the columns of before, so those stay. What was the form's default there was nobody's choice.
alter table categories
  add column own_tax integer check (own_tax between 0 and 10000),
  add column own_middle_tax integer check (own_middle_tax between 0 and 10000),
  add column own_top_tax integer check (own_top_tax between 0 and 10000),
  add column own_top_top_tax integer check (own_top_top_tax between 0 and 10000),
  add column free_yearly text not null default 'NONE' check (free_yearly in ('NONE', 'BICYCLE'));
update categories set own_tax = nullif(tax, 4205), own_middle_tax = nullif(middle_tax, 4895),
  own_top_tax = nullif(top_tax, 5585);

-- The rate of an employee's estimates. It says what a person earns, so the employee alone reads it: neither the
-- company nor back office.
create table employee_tax_rates (
  employee_id uuid primary key,
  company_id uuid not null,
  level text not null check (level in ('tax', 'middleTax', 'topTax', 'topTopTax', 'own')),
  own_rate integer check (own_rate between 1 and 9999),
  chosen_at timestamptz not null default now(),
  constraint employee_tax_rates_employee_fkey foreign key (company_id, employee_id)
    references employees (company_id, id) on delete cascade,
  constraint employee_tax_rates_own check (level <> 'own' or own_rate is not null)
);
call add_policies('employee_tax_rates',
  '(select app_role()) = ''system'' or employee_id = (select app_employee())',
  '(select app_role()) = ''system'' or employee_id = (select app_employee())');

create or replace function erase_employee(employee uuid,
  moment timestamptz) returns setof text language plpgsql security definer set search_path = public, pg_temp as $$
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
  update employees e set name = former_employee(e.id), email = right(replace(e.id::text, '-', ''),
    12) || '@forgotten.invalid', employ_no = case when has_orders then e.employ_no end, department = '',
    phone = '', birthday = null, gender = '', address_line1 = '', address_line2 = '', zip_code = '', city = '',
      country = '', email_private = '', phone_private = '', note = '', exit_reason = null,
    user_id = null, deleted_at = coalesce(e.deleted_at, moment), version = e.version + 1 where e.id = employee;
end $$;

call keep_owners();
