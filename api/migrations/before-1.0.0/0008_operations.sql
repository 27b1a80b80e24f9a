-- What keeps the portal running: mail, jobs, imports, repeated requests, the audit log.

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
  sent_at timestamptz
);
create index outbox_waiting_idx on outbox (send_after) where status = 'WAITING';
create index outbox_address_idx on outbox (to_address, created_at desc) where kind in ('invitation', 'login-link');
create index outbox_created_idx on outbox (created_at desc, id desc);
-- A tenant may cause a mail but never read one back.
call protect('outbox', 'false', '(select app_role()) is not null and (company_id is null or company_id = (select app_company()) or (select app_role()) = ''supplier'')');
revoke update, delete on outbox from portal_tenant;
grant update, delete on outbox to portal_tenant;

-- A company reads no mail, but may know whether the last invitation or login link of its own people left.
create function employee_deliveries(ids uuid[]) returns table (employee_id uuid, state text, at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app_role();
  own uuid := case when app_role() = 'company' then app_company() end;
begin
  perform set_config('app.role', 'system', true);
  return query
  select e.id, case o.status when 'SENT' then 'SENT' when 'WAITING' then 'WAITING' else 'FAILED' end, coalesce(o.sent_at, o.created_at)
  from employees e
  cross join lateral (
    select m.status, m.sent_at, m.created_at from outbox m
    where m.to_address = e.email and m.company_id = e.company_id and m.kind in ('invitation', 'login-link')
    order by m.created_at desc limit 1) o
  where e.company_id = own and e.deleted_at is null and e.id = any (ids);
  perform set_config('app.role', caller, true);
end $$;
revoke all on function employee_deliveries(uuid[]) from public;
grant execute on function employee_deliveries(uuid[]) to portal_tenant;

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
call protect('jobs',
  'company_id = (select as_company()) or supplier_id = (select as_supplier())',
  'company_id = (select as_company()) or supplier_id = (select as_supplier())');

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
  status text not null default 'UPLOADED' check (status in ('UPLOADED', 'CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'FAILED', 'UNDOING', 'UNDONE')),
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
call protect('imports',
  'company_id = (select as_company()) or supplier_id = (select as_supplier())',
  'company_id = (select as_company()) or supplier_id = (select as_supplier())');

-- Rows of the file that a person must look at: the refused ones with their reasons, the changed ones with the difference.
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
call protect('import_rows',
  'company_id = (select as_company()) or supplier_id = (select as_supplier())',
  'company_id = (select as_company()) or supplier_id = (select as_supplier())');

-- Cells that a person corrected on the screen; they stand in for the file's row from then on.
create table import_fixes (
  import_id uuid not null references imports (id) on delete cascade,
  row_number integer not null,
  company_id uuid,
  supplier_id uuid,
  cells jsonb not null,
  primary key (import_id, row_number)
);
call protect('import_fixes',
  'company_id = (select as_company()) or supplier_id = (select as_supplier())',
  'company_id = (select as_company()) or supplier_id = (select as_supplier())');

-- People whom an import changed, as they were, and the version that it made of them: a later one is somebody's work.
create table import_undo (
  import_id uuid not null references imports (id) on delete cascade,
  employee_id uuid not null,
  company_id uuid not null references companies (id),
  version integer not null,
  before jsonb not null,
  primary key (import_id, employee_id)
);
call protect('import_undo', 'company_id = (select as_company())', 'company_id = (select as_company())');

-- The same for products and accessories; an accessory's former products are in its values.
create table import_undo_goods (
  import_id uuid not null references imports (id) on delete cascade,
  item_id uuid not null,
  supplier_id uuid not null references suppliers (id),
  version integer not null,
  before jsonb not null,
  primary key (import_id, item_id)
);
call protect('import_undo_goods', 'supplier_id = (select as_supplier())', 'supplier_id = (select as_supplier())');

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
call protect('import_mappings',
  'company_id = (select as_company()) or supplier_id = (select as_supplier())',
  'company_id = (select as_company()) or supplier_id = (select as_supplier())');

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

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid,
  actor_role text not null,
  action text not null,
  entity text not null,
  entity_id text not null,
  company_id uuid,
  supplier_id uuid,
  request_id text not null default '',
  detail jsonb not null default '{}',
  previous_hash bytea,
  hash bytea
);
create index audit_log_company_idx on audit_log (company_id, id desc);
create index audit_log_entity_idx on audit_log (entity, entity_id);
call protect('audit_log', 'false', '(select app_role()) is not null');
revoke update, delete on audit_log from portal_tenant;

grant usage on all sequences in schema public to portal_tenant;
