-- Logins, employees and memberships. One login a person; memberships say as whom (DECISIONS 13).

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
  -- when a link mailed to the address was used
  email_proved_at timestamptz,
  -- the address that waits for its link
  new_email text,
  last_successful_login timestamptz,
  -- The next login acts as it (DECISIONS 13). No foreign key: one that is gone is simply not found.
  last_membership_id uuid,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  constraint users_email_spelling check (deleted_at is not null or is_address(email)),
  constraint users_new_email_spelling check (is_address(new_email))
);
create unique index users_email_key on users (email) where deleted_at is null;

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
  -- opens the membership after its owner used a link sent to the private address (DECISIONS 21, 41)
  private_confirmed_at timestamptz,
  phone_private text not null default '',
  note text not null default '',
  exit_date date,
  exit_reason text,
  paid_in_full boolean not null default false,
  -- what a search looks through; a column, because row-level security keeps expressions like coalesce from their
  -- index
  search_text text generated always as (name || ' ' || email || ' ' || coalesce(employ_no, '')) stored,
  invited_at timestamptz,
  -- the import that added the person, so that it can be undone while nobody has touched the row
  import_id uuid,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  constraint employees_company_id_id_key unique (company_id, id),
  constraint employees_email_spelling check (deleted_at is not null or is_address(email)),
  constraint employees_email_private_spelling check (email_private = '' or is_address(email_private))
);
create unique index employees_company_employ_no_key on employees (company_id, employ_no) where deleted_at is null
  and employ_no is not null;
create index employees_company_name_idx on employees (company_id, name, id) where deleted_at is null;
create index employees_user_id_idx on employees (user_id);
-- Looked at each minute: whose draws and requests have to follow the exit, whose access ends.
create index employees_exit_idx on employees (exit_date) where exit_date is not null and deleted_at is null;
-- People whom an undone import had added: their rows are removed bit by bit.
create index employees_import_id_idx on employees (import_id, id) where import_id is not null
  and deleted_at is not null;
create index employees_search_idx on employees using gin (company_id, search_text gin_trgm_ops)
  where deleted_at is null;
create unique index employees_company_email_key on employees (company_id, email) where deleted_at is null;
create index employees_email_private_idx on employees (email_private) where email_private <> ''
  and exit_date is not null and deleted_at is null;
call belong('{employees}', 'when company_id then true when id then true',
  'when company_id then true when id then true');

create function forget_private_confirmation() returns trigger language plpgsql as $$
begin
  new.private_confirmed_at := null;
  return new;
end $$;
create trigger employees_private_changed before update of email_private on employees for each row
  when (old.email_private is distinct from new.email_private) execute function forget_private_confirmation();

-- As whom a login acts. A membership is accepted by the person whose login it is (DECISIONS 13, 41).
create table memberships (
  id uuid primary key default new_id(),
  -- null while the membership waits for its person; then the columns from `email` on hold what the inviter typed
  user_id uuid references users (id),
  role text not null check (role in ('admin', 'supplier', 'company', 'employee')),
  company_id uuid references companies (id),
  supplier_id uuid references suppliers (id),
  employee_id uuid,
  email text,
  name text,
  language text check (language in ('en-us', 'da-dk')),
  password_hash text,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- one role of a person can be closed without touching what the login is elsewhere
  blocked_at timestamptz,
  version integer not null default 1,
  constraint memberships_tenant check (case role
    when 'admin' then num_nonnulls(company_id, supplier_id, employee_id) = 0
    when 'supplier' then supplier_id is not null and num_nonnulls(company_id, employee_id) = 0
    when 'company' then company_id is not null and supplier_id is null and employee_id is null
    else company_id is not null and employee_id is not null and supplier_id is null end),
  constraint memberships_typed check (case when user_id is null
    then num_nonnulls(email, name, language) = 3 and is_address(email)
    else num_nonnulls(email, name, language, password_hash) = 0 and details = '{}' end),
  constraint memberships_employee_fkey foreign key (company_id, employee_id) references employees (company_id, id)
);
create index memberships_company_id_idx on memberships (company_id) where role = 'company';
create index memberships_supplier_id_idx on memberships (supplier_id);
create index memberships_employee_id_idx on memberships (employee_id);
create unique index memberships_user_role_key on memberships (user_id, role, company_id, supplier_id,
  employee_id) nulls not distinct where user_id is not null;
create unique index memberships_pending_key on memberships (email, role, company_id, supplier_id,
  employee_id) nulls not distinct where user_id is null;
create unique index memberships_pending_employee_key on memberships (employee_id) where user_id is null
  and employee_id is not null;
call protect('memberships',
  'user_id = (select app_user()) or company_id = (select as_company())
   or ((select app_role()) = ''supplier'' and (supplier_id = (select app_supplier())
       or (role = ''company'' and company_id in (select id from companies
         where supplier_id = (select app_supplier())))))',
  '(company_id = (select as_company()) and role in (''company'', ''employee''))
   or ((select app_role()) = ''supplier'' and ((role = ''supplier'' and supplier_id = (select app_supplier()))
       or (role = ''company'' and company_id in (select id from companies
         where supplier_id = (select app_supplier())))))');

-- A tenant adds pending memberships only; a login is put to one by its owner's acceptance.
alter policy memberships_insert on memberships with check ((select sees_all()) or (user_id is null and (
  (company_id = (select as_company()) and role in ('company', 'employee'))
  or ((select app_role()) = 'supplier' and ((role = 'supplier' and supplier_id = (select app_supplier()))
    or (role = 'company' and company_id in (select id from companies
      where supplier_id = (select app_supplier()))))))));

call protect('users', 'id = (select app_user()) or id in (select user_id from memberships)',
  'id = (select app_user()) or id in (select user_id from memberships)');

-- The columns that a person chose for a list, in their order.
create table user_columns (
  user_id uuid not null references users (id) on delete cascade,
  list text not null,
  columns text[] not null,
  primary key (user_id, list)
);
call protect('user_columns', 'user_id = (select app_user())', 'user_id = (select app_user())');

-- Sessions decide at every request whether a token still counts (SECURITY T3). Lifetimes run on real time.
create table sessions (
  id uuid primary key default new_id(),
  user_id uuid not null references users (id),
  membership_id uuid not null references memberships (id) on delete cascade,
  -- the one membership that the way in proves; null: it may choose every membership of its login
  only_membership_id uuid references memberships (id) on delete cascade,
  way text not null default 'PASSWORD' check (way in ('PASSWORD', 'LINK', 'INVITATION', 'PRIVATE')),
  address text not null default '',
  second_step text check (second_step in ('app', 'recovery')),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoked_cause text,
  ip text not null default '',
  user_agent text not null default ''
);
create index sessions_user_id_idx on sessions (user_id) where revoked_at is null;
call protect('sessions', 'user_id = (select app_user())', 'user_id = (select app_user())');

create table magic_links (
  id uuid primary key default new_id(),
  user_id uuid references users (id),
  -- an invitation opens the membership it is about
  membership_id uuid references memberships (id) on delete cascade,
  purpose text not null check (purpose in ('LOGIN', 'INVITATION', 'PRIVATE', 'EMAIL')),
  token_hash bytea not null constraint magic_links_token_hash_key unique,
  nonce_hash bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  voided_at timestamptz,
  constraint magic_links_leads_somewhere check (num_nonnulls(user_id, membership_id) > 0)
);
create index magic_links_user_id_idx on magic_links (user_id) where used_at is null and voided_at is null;
create index magic_links_membership_id_idx on magic_links (membership_id) where used_at is null and voided_at is null;
call protect('magic_links', 'false');

-- An employee's changed address is that of the pending membership too; links that went to the former one open
-- nothing.
create function follow_employee_address() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with moved as (
    update memberships m set email = new.email, version = m.version + 1
    where m.company_id = new.company_id and m.user_id is null and m.email <> new.email
      and (m.employee_id = new.id or (m.role = 'company' and m.email = old.email))
    returning m.id)
  update magic_links k set voided_at = now() from moved where k.membership_id = moved.id and k.used_at is null
    and k.voided_at is null;
  return null;
end $$;
revoke all on function follow_employee_address() from public;
create trigger employees_address_changed after update of email on employees for each row
  when (old.email is distinct from new.email and new.deleted_at is null) execute function follow_employee_address();

-- Browsers that logged in before: the hash of a random text that each keeps.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  device_hash bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
call protect('known_devices', 'false');

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

-- Failures of a key since a moment. Unlogged: after a crash all start at zero, which does no harm.
create unlogged table attempts (
  key text primary key,
  failures integer not null,
  since timestamptz not null,
  last_at timestamptz not null
) with (fillfactor = 50);
call protect('attempts', 'false');
