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
  version integer not null default 1,
  constraint salary_files_company_batch_key unique (company_id, batch),
  constraint salary_files_company_id_id_key unique (company_id, id)
);
create unique index salary_files_automatic_key on salary_files (company_id, currency, period) where type = 'AUTOMATIC';
create index salary_files_company_created_idx on salary_files (company_id, created_at desc, id desc);
call protect('salary_files', '(select app_role()) = ''company'' and company_id = (select app_company())',
  '(select app_role()) = ''company'' and company_id = (select app_company())');

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
  '((select app_role()) = ''company'' and company_id = (select app_company())) or ((select app_role()) = ''employee'' and employee_id = (select app_employee()))',
  '(select app_role()) = ''company'' and company_id = (select app_company())');

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
call protect('salary_file_problems', '(select app_role()) = ''company'' and company_id = (select app_company())',
  '(select app_role()) = ''company'' and company_id = (select app_company())');

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
call protect('leasing_agreements', '(select app_role()) = ''company'' and company_id = (select app_company())',
  '(select app_role()) = ''company'' and company_id = (select app_company())');

create table leasing_agreement_orders (
  leasing_agreement_id uuid not null,
  order_id uuid not null constraint leasing_agreement_orders_order_id_key unique,
  company_id uuid not null,
  primary key (leasing_agreement_id, order_id),
  constraint leasing_agreement_orders_agreement_fkey foreign key (company_id, leasing_agreement_id) references leasing_agreements (company_id, id),
  constraint leasing_agreement_orders_order_fkey foreign key (company_id, order_id) references orders (company_id, id)
);
call protect('leasing_agreement_orders', '(select app_role()) = ''company'' and company_id = (select app_company())',
  '(select app_role()) = ''company'' and company_id = (select app_company())');
