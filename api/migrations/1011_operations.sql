-- What keeps the portal running: mail, jobs, imports, repeated requests.

-- A mail is recorded in the transaction that causes it and leaves afterwards. dedupe_key: at most one mail a cause.
create table outbox (
  id uuid primary key default new_id(),
  company_id uuid references companies (id),
  kind text not null,
  to_address text not null,
  reply_to text not null default '',
  subject text not null,
  html text not null,
  text text not null,
  attachments jsonb not null default '[]',
  locale text not null,
  dedupe_key text constraint outbox_dedupe_key_key unique,
  salary_file_id uuid references salary_files (id),
  order_file_id uuid references order_files (id),
  status text not null default 'WAITING' check (status in ('WAITING', 'SENT', 'FAILED', 'CANCELLED')),
  attempts integer not null default 0,
  last_error text not null default '',
  created_at timestamptz not null default now(),
  send_after timestamptz not null default now(),
  sent_at timestamptz,
  -- A mail that the mail server does not take is tried again until this moment, three days after its first failure;
  -- then it is FAILED and waits for a person on the operations page. Null until it has failed once.
  give_up_at timestamptz
);
create index outbox_waiting_idx on outbox (send_after) where status = 'WAITING';
create index outbox_address_idx on outbox (to_address, created_at desc) where kind in ('invitation', 'login-link');
create index outbox_created_idx on outbox (created_at desc, id desc);
-- Mails of one person, and mails of one company, are found without reading all of them.
create index outbox_person_idx on outbox (to_address);
create index outbox_company_idx on outbox (company_id);
-- A tenant may cause a mail but never read one back.
call protect('outbox', 'false');

-- Mails can be added and not read back, so this says what a request may add: mail from its own company or from one that
-- it serves.
alter policy outbox_insert on outbox with check ((select sees_all()) or case (select app_role())
  when 'company' then company_id is null or company_id = (select app_company())
  when 'employee' then company_id is null or company_id = (select app_company())
  when 'supplier' then company_id is null or serves(company_id)
  else false end);

-- A company reads no mail, but may know whether the last invitation or login link of its own people left.
create function employee_deliveries(ids uuid[]) returns table (employee_id uuid, state text, at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own uuid := case when app_role() = 'company' then app_company() end;
begin
  return query
  select e.id, case o.status when 'SENT' then 'SENT' when 'WAITING' then 'WAITING' else 'FAILED' end,
    coalesce(o.sent_at, o.created_at)
  from employees e
  cross join lateral (
    select m.status, m.sent_at, m.created_at from outbox m
    where m.to_address = e.email and m.company_id = e.company_id and m.kind in ('invitation', 'login-link')
    order by m.created_at desc limit 1) o
  where e.company_id = own and e.deleted_at is null and e.id = any (ids);
end $$;
revoke all on function employee_deliveries(uuid[]) from public;
grant execute on function employee_deliveries(uuid[]) to portal_tenant;

-- A mail with a salary file that still waits, or that was given up, leaves now. Tenants read no mail; that the file
-- is the caller's is asked here, in the caller's transaction.
create function hasten_salary_mail(file uuid, moment timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app_role();
  own uuid := app_company();
  hastened boolean;
begin
  update outbox m set status = 'WAITING', send_after = moment, attempts = 0 from salary_files f
  where f.id = file and f.company_id = own and caller = 'company' and m.salary_file_id = f.id
    and m.status in ('WAITING', 'FAILED');
  hastened := found;
  return hastened;
end $$;
revoke all on function hasten_salary_mail(uuid, timestamp with time zone) from public;
grant execute on function hasten_salary_mail(uuid, timestamp with time zone) to portal_tenant;

-- Long work as people see it; the queue itself is pg-boss.
create table jobs (
  id uuid primary key default new_id(),
  kind text not null,
  company_id uuid references companies (id),
  supplier_id uuid references suppliers (id),
  user_id uuid references users (id),
  status text not null default 'WAITING' check (status in ('WAITING', 'RUNNING', 'DONE', 'FAILED')),
  total integer not null default 0,
  done integer not null default 0,
  failed integer not null default 0,
  payload jsonb not null default '{}',
  result jsonb,
  error text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index jobs_company_idx on jobs (company_id, created_at desc);
create index jobs_supplier_idx on jobs (supplier_id, created_at desc);
call belong('{jobs}', 'when company_id then true when supplier_id then true',
  'when company_id then true when supplier_id then true');

create table imports (
  id uuid primary key default new_id(),
  kind text not null check (kind in ('PRODUCTS', 'ACCESSORIES', 'EMPLOYEES')),
  company_id uuid references companies (id),
  supplier_id uuid references suppliers (id),
  catalog_id uuid references catalogs (id),
  file_name text not null,
  path text not null,
  byte_size integer not null,
  sha256 text not null,
  encoding text not null,
  delimiter text not null,
  header text[] not null,
  samples jsonb not null default '[]',
  fingerprint text not null,
  -- what was recognised in the file; mapping and options are what the person chose
  proposal jsonb not null default '{}',
  mapping jsonb,
  options jsonb not null default '{}',
  status text not null default 'UPLOADED' check (status in ('UPLOADED', 'CHECKING', 'CHECKED', 'RUNNING', 'DONE',
    'FAILED', 'UNDOING', 'UNDONE')),
  total integer not null default 0,
  new_rows integer not null default 0,
  changed_rows integer not null default 0,
  unchanged_rows integer not null default 0,
  error_rows integer not null default 0,
  summary jsonb not null default '{}',
  -- why the file as a whole could not be read
  error text,
  job_id uuid references jobs (id),
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  version integer not null default 1,
  constraint imports_one_owner check (num_nonnulls(company_id, supplier_id) = 1)
);
create index imports_company_idx on imports (company_id, created_at desc);
create index imports_supplier_idx on imports (supplier_id, created_at desc);
call belong('{imports}', 'when company_id then true when supplier_id then true',
  'when company_id then true when supplier_id then true');

-- Rows of the file that a person must look at: the refused ones with their reasons, the changed ones with the
-- difference.
create table import_rows (
  import_id uuid not null references imports (id) on delete cascade,
  row_number integer not null,
  company_id uuid,
  supplier_id uuid,
  outcome text not null check (outcome in ('NEW', 'CHANGED', 'ERROR')),
  reasons jsonb not null default '[]',
  cells jsonb not null,
  changes jsonb not null default '{}',
  -- what was done all the same, but a person should know
  warnings jsonb not null default '[]',
  price_moved boolean not null default false,
  primary key (import_id, row_number)
);
call belong('{import_rows}', 'when company_id then true when supplier_id then true',
  'when company_id then true when supplier_id then true');

-- Cells that a person corrected on the screen; they stand in for the file's row from then on.
create table import_fixes (
  import_id uuid not null references imports (id) on delete cascade,
  row_number integer not null,
  company_id uuid,
  supplier_id uuid,
  cells jsonb not null,
  primary key (import_id, row_number)
);
call belong('{import_fixes}', 'when company_id then true when supplier_id then true',
  'when company_id then true when supplier_id then true');

-- People whom an import changed, as they were, and the version that it made of them: a later one is somebody's work.
create table import_undo (
  import_id uuid not null references imports (id) on delete cascade,
  employee_id uuid not null,
  company_id uuid not null references companies (id),
  version integer not null,
  before jsonb not null,
  primary key (import_id, employee_id)
);
call belong('{import_undo}', 'when company_id then true', 'when company_id then true');

-- The same for products and accessories; an accessory's former products are in its values.
create table import_undo_goods (
  import_id uuid not null references imports (id) on delete cascade,
  item_id uuid not null,
  supplier_id uuid not null references suppliers (id),
  version integer not null,
  before jsonb not null,
  primary key (import_id, item_id)
);
call belong('{import_undo_goods}', 'when supplier_id then true', 'when supplier_id then true');

-- A mapping is remembered by the file's header and offered again (RULES 4.5).
create table import_mappings (
  id uuid primary key default new_id(),
  kind text not null,
  company_id uuid references companies (id),
  supplier_id uuid references suppliers (id),
  name text not null,
  fingerprint text not null,
  mapping jsonb not null,
  options jsonb not null default '{}',
  used_at timestamptz not null default now(),
  version integer not null default 1,
  constraint import_mappings_owner_key unique nulls not distinct (kind, company_id, supplier_id, fingerprint)
);
call belong('{import_mappings}', 'when company_id then true when supplier_id then true',
  'when company_id then true when supplier_id then true');

-- The first answer to a mutation, kept for its repetition (SECURITY I9).
create table idempotency_keys (
  user_id uuid not null,
  key text not null,
  route text not null,
  request_hash text not null,
  status integer,
  body text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
call protect('idempotency_keys', 'user_id = (select app_user())', 'user_id = (select app_user())');

-- Uploads that are being received and read, for all instances together. A row ends by itself, so a process that died
-- keeps nobody waiting longer than one upload may take.
create unlogged table uploads_at_work (
  id uuid primary key default new_id(),
  user_id uuid not null references users (id),
  ends_at timestamptz not null
);
create index uploads_at_work_user_idx on uploads_at_work (user_id);
call protect('uploads_at_work', 'false');

-- One row says that this database was filled with the demo world, whose logins are public: production refuses it.
create table demo_world (
  only_one boolean primary key default true check (only_one),
  made_at timestamptz not null
);
call protect('demo_world', 'false');

-- Row-level security keeps LIKE from its index, because the pattern might tell of rows that a policy hides. So these
-- two look first, for the caller's own rows only, and answer ids; what is shown of them passes the policies again.
-- The text is planned anew each time: which index serves depends on the pattern.
create function matching_employees(contained text, most integer) returns setof uuid
language plpgsql stable rows 50 security definer set search_path = public, pg_temp as $$
declare
  tenant constant uuid := acts_as();
  own constant text := case when sees_all() then '' when app_role() = 'company' then 'e.company_id = $3 and'
    else 'false and' end;
begin
  return query execute format(
    'select e.id from employees e where %s e.deleted_at is null and e.search_text ilike $1 limit $2', own)
    using contained, most, tenant;
end $$;
revoke all on function matching_employees(text, integer) from public;
grant execute on function matching_employees(text, integer) to portal_tenant;

-- By employee and product anywhere, by the beginning of the order's and of the serial number; null for what is not
-- asked.
create function matching_orders(contained text, number_start text, serial_start text, most integer) returns setof uuid
language plpgsql stable rows 50 security definer set search_path = public, pg_temp as $$
declare
  tenant constant uuid := acts_as();
  own constant text := case when sees_all() then '' when app_role() = 'company' then 'o.company_id = $5 and'
    when app_role() = 'supplier' then 'o.supplier_id = $5 and not o.is_proposal and' else 'false and' end;
begin
  return query execute format($q$
    (select o.id from orders o where %1$s (o.employee_name || ' ' || o.product_name) ilike $1 limit $4)
    union (select o.id from orders o where %1$s o.order_number::text like $2 limit $4)
    union (select o.id from orders o where %1$s o.serial_number is not null and o.serial_number like $3 limit $4)
    $q$, own)
    using contained, number_start, serial_start, most, tenant;
end $$;
revoke all on function matching_orders(text, text, text, integer) from public;
grant execute on function matching_orders(text, text, text, integer) to portal_tenant;
