-- Suppliers, companies, and the people who log in. One login a person; memberships say as whom (DECISIONS 13).

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
  draw_start_mode text not null default 'AFTER_DISPATCH' check (draw_start_mode in ('AFTER_DISPATCH', 'ON_EFFECT_DATE')),
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

-- What closing an order early costs, dated; the row without a company is everybody's default (RULES 2.5).
create table pay_in_full_fees (
  id uuid primary key default new_id(),
  company_id uuid references companies (id),
  currency text not null references currencies (iso_code) on update cascade,
  valid_from date not null,
  amount bigint not null check (amount >= 0)
);
create unique index pay_in_full_fees_company_id_key on pay_in_full_fees (company_id, currency, valid_from) nulls not distinct;
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

create table users (
  id uuid primary key default new_id(),
  email text not null,
  name text not null,
  password_hash text,
  must_change_password boolean not null default false,
  status text not null default 'PENDING' check (status in ('ACTIVE', 'PENDING', 'BLOCKED')),
  currency text not null default 'DKK',
  phone_number text not null default '',
  note text not null default '',
  address_line_one text not null default '',
  address_line_two text not null default '',
  zipcode text not null default '',
  city text not null default '',
  country text not null default '',
  language text not null default 'en-us' check (language in ('en-us', 'da-dk')),
  -- keys that act by themselves (/, ?, G, J, K, X) can be switched off (WCAG 2.1.4)
  single_keys boolean not null default true,
  last_successful_login timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1
);
create unique index users_email_key on users (lower(email)) where deleted_at is null;

create table employees (
  id uuid primary key default new_id(),
  company_id uuid not null references companies (id),
  user_id uuid references users (id),
  employ_no text,
  department text not null default '',
  name text not null,
  email text not null,
  phone text not null default '',
  role text not null default 'EMPLOYEE' check (role in ('COMPANY', 'EMPLOYEE')),
  birthday date,
  status text not null default 'PENDING' check (status in ('ACTIVE', 'PENDING', 'BLOCKED')),
  gender text not null default '' check (gender in ('', 'FEMALE', 'MALE', 'OTHER')),
  address_line1 text not null default '',
  address_line2 text not null default '',
  zip_code text not null default '',
  city text not null default '',
  country text not null default '',
  email_private text not null default '',
  phone_private text not null default '',
  note text not null default '',
  exit_date date,
  exit_reason text,
  paid_in_full boolean not null default false,
  -- what a search looks through; a column, because row-level security keeps expressions like coalesce from their index
  search_text text generated always as (name || ' ' || email || ' ' || coalesce(employ_no, '')) stored,
  invited_at timestamptz,
  -- the import that added the person, so that it can be undone while nobody has touched the row
  import_id uuid,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  constraint employees_company_id_id_key unique (company_id, id)
);
create unique index employees_company_email_key on employees (company_id, lower(email)) where deleted_at is null;
create unique index employees_company_employ_no_key on employees (company_id, employ_no) where deleted_at is null and employ_no is not null;
create index employees_company_name_idx on employees (company_id, name, id) where deleted_at is null;
create index employees_user_id_idx on employees (user_id);
-- Only people who have left log in by their private address (DECISIONS 21).
create index employees_email_private_idx on employees (lower(email_private)) where email_private <> '' and exit_date is not null and deleted_at is null;
-- Looked at each minute: whose draws and requests have to follow the exit, whose access ends.
create index employees_exit_idx on employees (exit_date) where exit_date is not null and deleted_at is null;
-- People whom an undone import had added: their rows are removed bit by bit.
create index employees_import_id_idx on employees (import_id, id) where import_id is not null and deleted_at is not null;
create index employees_search_idx on employees using gin (company_id, search_text gin_trgm_ops) where deleted_at is null;
call protect('employees',
  'company_id = (select as_company()) or id = (select as_employee())',
  'company_id = (select as_company()) or id = (select as_employee())');

create table memberships (
  id uuid primary key default new_id(),
  user_id uuid not null references users (id),
  role text not null check (role in ('admin', 'supplier', 'company', 'employee')),
  company_id uuid references companies (id),
  supplier_id uuid references suppliers (id),
  employee_id uuid,
  created_at timestamptz not null default now(),
  -- the next login acts as the membership that was used last (DECISIONS 13)
  last_used_at timestamptz,
  -- one role of a person can be closed without touching what the login is elsewhere
  blocked_at timestamptz,
  constraint memberships_tenant check (case role
    when 'admin' then num_nonnulls(company_id, supplier_id, employee_id) = 0
    when 'supplier' then supplier_id is not null and num_nonnulls(company_id, employee_id) = 0
    when 'company' then company_id is not null and supplier_id is null and employee_id is null
    else company_id is not null and employee_id is not null and supplier_id is null end),
  constraint memberships_employee_fkey foreign key (company_id, employee_id) references employees (company_id, id),
  constraint memberships_user_role_key unique nulls not distinct (user_id, role, company_id, supplier_id, employee_id)
);
create index memberships_company_id_idx on memberships (company_id) where role = 'company';
create index memberships_supplier_id_idx on memberships (supplier_id);
create index memberships_employee_id_idx on memberships (employee_id);
call protect('memberships',
  'user_id = (select app_user()) or company_id = (select as_company())
   or ((select app_role()) = ''supplier'' and (supplier_id = (select app_supplier())
       or (role = ''company'' and company_id in (select id from companies where supplier_id = (select app_supplier())))))',
  '(company_id = (select as_company()) and role in (''company'', ''employee''))
   or ((select app_role()) = ''supplier'' and ((role = ''supplier'' and supplier_id = (select app_supplier()))
       or (role = ''company'' and company_id in (select id from companies where supplier_id = (select app_supplier())))))');
call protect('users', 'id = (select app_user()) or id in (select user_id from memberships)',
  'id = (select app_user()) or id in (select user_id from memberships)');

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

-- Sessions decide at every request whether a token still counts (SECURITY T3). Lifetimes run on real time.
create table sessions (
  id uuid primary key default new_id(),
  user_id uuid not null references users (id),
  membership_id uuid not null references memberships (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoked_cause text,
  -- counts the changes of what the session stands for (see 0015): the same stamp, the same person with the same rights
  stamp integer not null default 1,
  ip text not null default '',
  user_agent text not null default ''
);
create index sessions_user_id_idx on sessions (user_id) where revoked_at is null;
call protect('sessions', 'user_id = (select app_user())', 'user_id = (select app_user())');

-- The columns that a person chose for a list, in their order.
create table user_columns (
  user_id uuid not null references users (id) on delete cascade,
  list text not null,
  columns text[] not null,
  primary key (user_id, list)
);
call protect('user_columns', 'user_id = (select app_user())', 'user_id = (select app_user())');

create table magic_links (
  id uuid primary key default new_id(),
  user_id uuid not null references users (id),
  -- an invitation opens the membership it is about
  membership_id uuid references memberships (id) on delete cascade,
  purpose text not null check (purpose in ('LOGIN', 'INVITATION')),
  token_hash bytea not null constraint magic_links_token_hash_key unique,
  nonce_hash bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  voided_at timestamptz
);
create index magic_links_user_id_idx on magic_links (user_id) where used_at is null and voided_at is null;
call protect('magic_links', 'false');

-- The second step of a login, for administrators who turned it on. The secret is sealed by the application and a
-- recovery code is a hash, so a copy of the table opens no door.
create table second_factors (
  user_id uuid primary key references users (id),
  sealed_secret bytea not null,
  -- null until the first code proved that the phone has the secret: only then it is asked for
  confirmed_at timestamptz,
  -- the 30-second step of the last code that was used: each works once
  last_step bigint not null default 0,
  recovery_hashes bytea[] not null default '{}'
);
call protect('second_factors', 'false');

-- Counters that all API instances share. Unlogged: after a crash everybody starts at zero, which harms nobody.
create unlogged table rate_counters (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (key, window_start)
);
call protect('rate_counters', 'false');

-- What a token stands for right now (SECURITY T3). portal_api may call it and `session_state` and nothing else:
-- it answers one row for a session id that exists, with everything that can end it. It only reads, and `unnoted` says
-- that the visit should be noted (`note_session`), at most once a minute.
create function open_session(sid uuid)
returns table (
  session_id uuid, stamp integer, user_id uuid, membership_id uuid, revoked_cause text, idle boolean, too_old boolean,
  email text, name text, language text, user_status text, must_change_password boolean,
  role text, company_id uuid, supplier_id uuid, employee_id uuid,
  company_name text, company_status text, supplier_name text, supplier_status text, supplier_deleted boolean,
  is_reseller boolean, employee_status text, exit_date date, unnoted boolean
) language sql stable security definer set search_path = public as $$
  select s.id, s.stamp, s.user_id, s.membership_id, s.revoked_cause,
    s.last_seen_at < now() - interval '30 minutes', s.created_at < now() - interval '12 hours',
    u.email, u.name, u.language, case when m.blocked_at is null then u.status else 'BLOCKED' end, u.must_change_password,
    m.role, m.company_id, coalesce(m.supplier_id, c.supplier_id), m.employee_id,
    c.company_name, c.status, p.name, p.status, p.deleted_at is not null,
    coalesce(p.is_reseller, false), e.status, e.exit_date, s.last_seen_at < now() - interval '60 seconds'
  from sessions s
  join users u on u.id = s.user_id
  join memberships m on m.id = s.membership_id
  left join companies c on c.id = m.company_id
  left join suppliers p on p.id = coalesce(m.supplier_id, c.supplier_id)
  left join employees e on e.id = m.employee_id
  where s.id = open_session.sid
$$;
create function note_session(sid uuid) returns void language sql security definer set search_path = public as $$
  update sessions set last_seen_at = now() where id = sid and revoked_at is null and last_seen_at >= now() - interval '30 minutes'
$$;
revoke all on function note_session(uuid) from public;
grant execute on function note_session(uuid) to portal_api;
revoke all on function open_session(uuid) from public;
grant execute on function open_session(uuid) to portal_api;

-- Whether a token still stands for what it stood for: one row while the session is open. A tenth of the cost of
-- `open_session`, and asked at every read. The body is bound when it is made, so no search path can bend it.
create function session_state(sid uuid) returns table (stamp integer, idle boolean, too_old boolean, unnoted boolean)
language sql stable security definer begin atomic
  select s.stamp, s.last_seen_at < now() - interval '30 minutes', s.created_at < now() - interval '12 hours', s.last_seen_at < now() - interval '60 seconds'
  from sessions s where s.id = session_state.sid and s.revoked_at is null;
end;
revoke all on function session_state(uuid) from public;
grant execute on function session_state(uuid) to portal_api;

-- Everything a person may act as, in every company and supplier. A tenant asks for its own person only; the portal
-- itself, which signs people in, for anybody. The names elsewhere are hidden from the tenant, hence the definer.
create function memberships_of(person uuid)
returns table (
  id uuid, role text, "companyId" uuid, "companyName" text, "companyStatus" text, "supplierId" uuid, "supplierName" text, "supplierStatus" text,
  "isSupplierDeleted" boolean, "isReseller" boolean, "employeeId" uuid, "employeeStatus" text, "exitDate" date, "hasPrivateEmail" boolean,
  "lastUsedAt" timestamptz, "blockedAt" timestamptz
) language sql stable security definer set search_path = public as $$
  select m.id, m.role, m.company_id, c.company_name, c.status, p.id, p.name, p.status, p.deleted_at is not null, coalesce(p.is_reseller, false),
    m.employee_id, e.status, e.exit_date, coalesce(e.email_private, '') <> '', m.last_used_at, m.blocked_at
  from memberships m
  left join companies c on c.id = m.company_id
  left join suppliers p on p.id = coalesce(m.supplier_id, c.supplier_id)
  left join employees e on e.id = m.employee_id
  where m.user_id = memberships_of.person and e.deleted_at is null and (app_user() is null or app_user() = memberships_of.person)
$$;
revoke all on function memberships_of(uuid) from public;
grant execute on function memberships_of(uuid) to portal_tenant;
