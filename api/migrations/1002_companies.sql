-- Suppliers, companies and what is set for them.

create table suppliers (
  id uuid primary key default new_id(),
  name text not null,
  email text not null,
  phone text not null default '',
  note text not null default '',
  address_line_one text not null default '',
  address_line_two text not null default '',
  zipcode text not null default '',
  city text not null default '',
  country text not null default '',
  language text not null default 'en-us' check (language in ('en-us', 'da-dk')),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'PENDING', 'BLOCKED')),
  is_reseller boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1
);
create index suppliers_name_idx on suppliers (lower(name)) where deleted_at is null;

-- Payroll and HR programs are described as data, never in code (RULES 4.3).
create table salary_systems (
  id uuid primary key default new_id(),
  name text not null,
  country text not null default 'DK',
  kind text not null check (kind in ('CSV', 'FIXED', 'PAXML', 'TLU', 'HOGIA')),
  enabled boolean not null default true,
  layout jsonb not null,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create index salary_systems_name_idx on salary_systems (lower(name));
call protect('salary_systems', 'true');

create table hr_systems (
  id uuid primary key default new_id(),
  name text not null,
  country text not null default 'DK',
  import_kind text not null default 'CSV' check (import_kind in ('CSV', 'XLSX')),
  delimiter text not null default ';',
  encoding text not null default 'UTF8',
  date_format text not null default 'yyyy-mm-dd',
  mapping jsonb not null default '{}',
  on_missing text not null default 'IGNORE' check (on_missing in ('IGNORE', 'FLAG')),
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index hr_systems_name_key on hr_systems (lower(name));
call protect('hr_systems', 'true');

create table companies (
  id uuid primary key default new_id(),
  company_name text not null,
  invoice_mail text not null default '',
  vat_no text not null default '',
  currency text not null references currencies (iso_code) on update cascade,
  phone_number text not null default '',
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'PENDING', 'BLOCKED')),
  note text not null default '',
  address_line_one text not null default '',
  address_line_two text not null default '',
  zipcode text not null default '',
  city text not null default '',
  country text not null default 'DK',
  language text not null default 'en-us' check (language in ('en-us', 'da-dk')),
  supplier_id uuid references suppliers (id),
  hr_system_id uuid references hr_systems (id),
  salary_system_id uuid references salary_systems (id),
  wage_code_gross text not null default '',
  wage_code_net text not null default '',
  wage_code_phone_tax text not null default '',
  employer_no text not null default '',
  pay_term text not null default '',
  payroll_recipients text[] not null default '{}',
  created_at timestamptz not null default now(),
  version integer not null default 1
);
-- One legal entity may run several companies here, so a VAT number is searched and not unique.
create index companies_vat_no_idx on companies (vat_no) where vat_no <> '';
create index companies_supplier_id_idx on companies (supplier_id, id);
create index companies_company_name_idx on companies (company_name, id);
call protect('companies',
  'id = (select app_company()) or supplier_id = (select app_supplier())',
  'id = (select as_company()) or supplier_id = (select as_supplier())');

create table company_settings (
  company_id uuid primary key references companies (id),
  auto_send_salary_file boolean not null default true,
  salary_day integer not null default 20 check (salary_day between 1 and 30),
  salary_file_method text not null default 'AUTOMATIC' check (salary_file_method in ('AUTOMATIC', 'MANUAL')),
  open_for_benefits boolean not null default false,
  allow_early_pif boolean not null default false,
  notice_mails boolean not null default true,
  draw_start_mode text not null default 'AFTER_DISPATCH'
    check (draw_start_mode in ('AFTER_DISPATCH', 'ON_EFFECT_DATE')),
  return_policy text not null default 'WAIVE' check (return_policy in ('WAIVE', 'CHARGE')),
  keep_subsidy_on_pif boolean not null default false,
  insurance_waiting_months integer not null default 3 check (insurance_waiting_months between 0 and 60),
  insurance_reasons text[] not null default '{RESIGNATION,REDUNDANCY}',
  employee_birthday boolean not null default false,
  employee_gender boolean not null default false,
  version integer not null default 1
);
call protect('company_settings', 'company_id = (select app_company())',
  'company_id = (select as_company())');
-- A supplier creates companies, so it may write the first row of their settings; it never reads or changes one.
create policy company_settings_supplier_insert on company_settings for insert with check (
  (select app_role()) = 'supplier'
  and company_id in (select id from companies where supplier_id = (select app_supplier())));

-- What closing an order early costs, dated; the row without a company is everybody's default (RULES 2.5).
create table pay_in_full_fees (
  id uuid primary key default new_id(),
  company_id uuid references companies (id),
  currency text not null references currencies (iso_code) on update cascade,
  valid_from date not null,
  amount bigint not null check (amount >= 0)
);
create unique index pay_in_full_fees_company_id_key on pay_in_full_fees (company_id, currency,
  valid_from) nulls not distinct;
call protect('pay_in_full_fees', 'company_id is null or company_id = (select app_company())');
insert into pay_in_full_fees (company_id, currency, valid_from, amount) values
  (null, 'DKK', '2020-01-01', 25000), (null, 'SEK', '2020-01-01', 35000), (null, 'NOK', '2020-01-01', 35000),
  (null, 'EUR', '2020-01-01', 3500), (null, 'USD', '2020-01-01', 3500);

create table company_addresses (
  id uuid primary key default new_id(),
  company_id uuid not null references companies (id),
  name text not null,
  att text not null default '',
  address_line1 text not null,
  address_line2 text not null default '',
  city text not null,
  state text not null default '',
  zip_code text not null,
  country text not null,
  display_name text not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  constraint company_addresses_company_id_id_key unique (company_id, id)
);
call protect('company_addresses', 'company_id = (select app_company())',
  'company_id = (select as_company())');

create table brandings (
  id uuid primary key default new_id(),
  company_id uuid constraint brandings_company_id_key unique references companies (id),
  supplier_id uuid constraint brandings_supplier_id_key unique references suppliers (id),
  theme jsonb constraint brandings_theme_colours check (is_theme(theme)),
  favicon text,
  logo text,
  reseller_logo text,
  support_email text,
  version integer not null default 1,
  constraint brandings_one_owner check (num_nonnulls(company_id, supplier_id) = 1)
);
call protect('brandings',
  'company_id = (select app_company()) or supplier_id = (select app_supplier())
   or supplier_id in (select supplier_id from companies where id = (select app_company()))',
  'company_id = (select as_company()) or supplier_id = (select as_supplier())');
