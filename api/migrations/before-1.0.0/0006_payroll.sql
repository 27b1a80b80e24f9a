-- Draws and the files that carry them to payroll (RULES 2.4, section 4).

create table salary_files (
  id uuid primary key default new_id(),
  company_id uuid not null references companies (id),
  batch integer not null,
  period text not null check (period ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  file_day date not null,
  type text not null check (type in ('AUTOMATIC', 'MANUAL')),
  custom_name text not null default '',
  file_name text not null,
  currency text not null,
  salary_system_id uuid references salary_systems (id),
  layout jsonb not null,
  path text not null,
  sha256 text not null,
  row_count integer not null,
  total bigint not null,
  is_sent boolean not null default false,
  sent_at timestamptz,
  send_failed_at timestamptz,
  recipients text[] not null default '{}',
  created_by uuid references users (id),
  created_at timestamptz not null,
  approved_by uuid references users (id),
  approved_at timestamptz,
  sent_by uuid references users (id),
  version integer not null default 1,
  -- What a person makes, a person approves before it leaves; an automatic file needs no approval (DECISIONS 7).
  constraint salary_files_approved check (type = 'AUTOMATIC' or approved_at is not null or not is_sent),
  constraint salary_files_company_batch_key unique (company_id, batch),
  constraint salary_files_company_id_id_key unique (company_id, id)
);
create unique index salary_files_automatic_key on salary_files (company_id, currency, period) where type = 'AUTOMATIC';
create index salary_files_company_created_idx on salary_files (company_id, created_at desc, id desc);
call protect('salary_files', 'company_id = (select as_company())',
  'company_id = (select as_company())');

create table salary_draws (
  id bigint generated always as identity primary key,
  company_id uuid not null,
  order_id uuid not null,
  employee_id uuid not null,
  period text not null check (period ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  kind text not null default 'planned' check (kind in ('planned', 'correction')),
  effect_date date not null,
  units integer not null default 1 check (units > 0),
  currency text not null,
  price_before_subsidy bigint not null,
  subsidy_month bigint not null,
  gross_amount bigint not null,
  net_amount bigint not null default 0,
  amount bigint not null,
  status text not null default 'PLANNED' check (status in ('PLANNED', 'IN_FILE', 'SENT', 'SUSPENDED', 'CANCELLED')),
  salary_file_id uuid,
  constraint salary_draws_order_period_kind_key unique (order_id, period, kind),
  constraint salary_draws_amount check (amount = gross_amount + net_amount),
  constraint salary_draws_positive check (kind = 'correction' or (gross_amount >= 0 and net_amount >= 0)),
  constraint salary_draws_in_file check ((salary_file_id is not null) = (status in ('IN_FILE', 'SENT'))),
  constraint salary_draws_order_fkey foreign key (company_id, order_id) references orders (company_id, id),
  constraint salary_draws_employee_fkey foreign key (company_id, employee_id) references employees (company_id, id),
  constraint salary_draws_file_fkey foreign key (company_id, salary_file_id) references salary_files (company_id, id)
);
create index salary_draws_due_idx on salary_draws (company_id, period) where status = 'PLANNED';
create index salary_draws_file_idx on salary_draws (salary_file_id) where salary_file_id is not null;
create index salary_draws_employee_idx on salary_draws (employee_id);
call protect('salary_draws',
  'company_id = (select as_company()) or employee_id = (select as_employee())',
  'company_id = (select as_company())');

-- Months that an admin left out of an order's draws (RULES 2.4, unpaid leave): each has moved one draw behind the last
-- one. Every draw of an order has the same amount, so putting a month back takes the last draw, whichever moved there.
create table left_out_months (
  company_id uuid not null,
  order_id uuid not null,
  period text not null check (period ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  left_out_by uuid references users (id),
  left_out_at timestamptz not null,
  primary key (order_id, period),
  constraint left_out_months_order_fkey foreign key (company_id, order_id) references orders (company_id, id)
);
call protect('left_out_months', 'company_id = (select as_company())',
  'company_id = (select as_company())');

-- A supplier ships, and shipping plans the salary draws, of which a supplier may neither read nor write a row. So
-- shipping passes through two functions that know only one thing each: when drawing may start, and how to write the
-- rows of one order. Both ask first whether the caller may ship that order, work as the portal itself, and give the
-- caller's identity back. They stand in the caller's transaction: dispatch and draws exist together or not at all.
create function assert_ships(for_order uuid, in_status text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app_role();
begin
  perform set_config('app.role', 'system', true);
  perform from orders o where o.id = for_order and o.status = in_status and not o.is_proposal
    and (caller in ('admin', 'system') or (caller = 'supplier' and o.supplier_id = app_supplier()));
  if not found then raise exception 'order is not the caller''s to ship' using errcode = '42501'; end if;
  perform set_config('app.role', caller, true);
end $$;

-- When the draws of an order in process may start (RULES 2.4).
create function draw_terms(for_order uuid) returns table (effect_day date, salary_day integer, start_mode text, closed_periods text[])
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app_role();
begin
  perform assert_ships(for_order, 'PROCESSING');
  perform set_config('app.role', 'system', true);
  return query
  select s.effect_date, c.salary_day, c.draw_start_mode,
    array(select distinct f.period from salary_files f where f.company_id = o.company_id and f.currency = o.currency)
  from orders o
  join subscriptions s on s.id = o.subscription_id
  join company_settings c on c.company_id = o.company_id
  where o.id = for_order;
  perform set_config('app.role', caller, true);
end $$;

-- Writes the planned draws of an order that was just shipped, one for each of its months. Months after the exit month
-- start suspended (RULES 0.8); a gift has no draws.
create function make_draws(for_order uuid, periods text[], effect_days date[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app_role();
begin
  perform assert_ships(for_order, 'DISPATCHED');
  perform set_config('app.role', 'system', true);
  insert into salary_draws (company_id, order_id, employee_id, period, effect_date, currency, price_before_subsidy, subsidy_month, gross_amount, net_amount, amount, status)
  select o.company_id, o.id, o.employee_id, d.period, d.effect_day, o.currency, o.price_without_subsidy, o.subsidy_month, o.gross_draw, o.net_draw, o.monthly_price,
    case when d.period > to_char(e.exit_date, 'YYYY-MM') then 'SUSPENDED' else 'PLANNED' end
  from orders o
  join employees e on e.id = o.employee_id
  cross join lateral unnest(periods, effect_days) as d (period, effect_day)
  where o.id = for_order and not o.is_present and cardinality(periods) = o.months;
  if not found and not exists (select from orders o where o.id = for_order and o.is_present) then
    raise exception 'a schedule has one draw for each month' using errcode = '22023';
  end if;
  perform set_config('app.role', caller, true);
end $$;
revoke all on function assert_ships(uuid, text), draw_terms(uuid), make_draws(uuid, text[], date[]) from public;
grant execute on function draw_terms(uuid), make_draws(uuid, text[], date[]) to portal_tenant;

-- Why a due file was not made, and whom it concerns (DECISIONS 6). Emptied when the file is made.
create table salary_file_problems (
  id uuid primary key default new_id(),
  company_id uuid not null references companies (id),
  period text not null,
  employee_id uuid,
  reason text not null check (reason in ('WAGE_CODE_MISSING', 'EMPLOYEE_NUMBER_MISSING', 'SALARY_SYSTEM_MISSING', 'ROW_FAILED', 'SENDING_FAILED')),
  detail text not null default '',
  at timestamptz not null,
  constraint salary_file_problems_key unique nulls not distinct (company_id, period, employee_id, reason),
  constraint salary_file_problems_employee_fkey foreign key (company_id, employee_id) references employees (company_id, id)
);
create index salary_file_problems_employee_idx on salary_file_problems (employee_id);
call protect('salary_file_problems', 'company_id = (select as_company())',
  'company_id = (select as_company())');

create table leasing_partners (
  id uuid primary key default new_id(),
  name text not null constraint leasing_partners_name_key unique,
  enabled boolean not null default true,
  version integer not null default 1
);
call protect('leasing_partners', 'true');

create table leasing_agreements (
  id uuid primary key default new_id(),
  company_id uuid not null references companies (id),
  name text not null,
  note text not null default '',
  period integer not null check (period between 1 and 120),
  draw_freq text not null check (draw_freq in ('MONTHLY', 'QUARTERLY')),
  leasing_start date not null,
  leasing_end date not null,
  partner_id uuid references leasing_partners (id),
  contract_id text not null default '',
  currency text not null,
  product_sum bigint not null,
  accessory_sum bigint not null,
  total_salary_draw bigint not null,
  total_leasing_value bigint not null,
  created_by uuid references users (id),
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1,
  constraint leasing_agreements_company_id_id_key unique (company_id, id),
  constraint leasing_agreements_value check (total_leasing_value = product_sum + accessory_sum)
);
call protect('leasing_agreements', 'company_id = (select as_company())',
  'company_id = (select as_company())');

create table leasing_agreement_orders (
  leasing_agreement_id uuid not null,
  order_id uuid not null constraint leasing_agreement_orders_order_id_key unique,
  company_id uuid not null,
  primary key (leasing_agreement_id, order_id),
  constraint leasing_agreement_orders_agreement_fkey foreign key (company_id, leasing_agreement_id) references leasing_agreements (company_id, id),
  constraint leasing_agreement_orders_order_fkey foreign key (company_id, order_id) references orders (company_id, id)
);
call protect('leasing_agreement_orders', 'company_id = (select as_company())',
  'company_id = (select as_company())');
