-- Orders: everything that decided the price is frozen on the row (RULES 0.10), so lists need no joins.

create sequence order_numbers start 100001;
grant usage on sequence order_numbers to portal_tenant;

create table order_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
call protect('order_transitions', 'true');
insert into order_transitions values
  ('NEW', 'PROPOSED'), ('PROPOSED', 'ORDERED'), ('PROPOSED', 'DELETED'),
  ('NEW', 'ORDERED'), ('ORDERED', 'PROCESSING'), ('ORDERED', 'DELETED'), ('PROCESSING', 'ORDERED'),
  ('PROCESSING', 'DISPATCHED'), ('PROCESSING', 'DELETED'), ('DISPATCHED', 'COMPLETED'), ('DISPATCHED', 'PROCESSING'),
  ('DISPATCHED', 'DELETED'), ('COMPLETED', 'DELETED');

create table order_files (
  id uuid primary key default new_id(),
  company_id uuid not null references companies (id),
  supplier_id uuid not null references suppliers (id),
  batch integer not null,
  type text not null default 'AUTOMATIC' check (type in ('AUTOMATIC', 'MANUAL')),
  custom_name text not null default '',
  file_name text not null,
  path text,
  sha256 text,
  order_count integer not null default 0,
  is_sent boolean not null default false,
  sent_at timestamptz,
  send_after timestamptz not null,
  send_failed_at timestamptz,
  resend_at timestamptz,
  undone_at timestamptz,
  created_by uuid references users (id),
  created_at timestamptz not null,
  version integer not null default 1,
  constraint order_files_company_batch_key unique (company_id, batch),
  constraint order_files_company_id_id_key unique (company_id, id)
);
create index order_files_supplier_idx on order_files (supplier_id, created_at desc);
-- what the clock must still send: first the file itself, later a repetition that somebody asked for
create index order_files_due_idx on order_files (send_after) where path is null and undone_at is null;
create index order_files_resend_idx on order_files (resend_at) where resend_at is not null;
call belong('{order_files}', 'when company_id then true when supplier_id then is_sent',
  'when company_id then true');

create table orders (
  id uuid primary key default new_id(),
  order_number bigint not null default nextval('order_numbers') constraint orders_order_number_key unique,
  company_id uuid not null references companies (id),
  employee_id uuid not null,
  subscription_id uuid not null,
  supplier_id uuid not null references suppliers (id),
  catalog_id uuid not null references catalogs (id),
  category_id uuid not null references categories (id),
  status text not null check (status in ('ORDERED', 'PROCESSING', 'DISPATCHED', 'COMPLETED', 'DELETED')),
  is_proposal boolean not null default false,
  ordered_at timestamptz not null,
  ordered_on date not null,
  -- frozen names
  company_name text not null,
  supplier_name text not null,
  employee_name text not null,
  department text not null default '',
  product_name text not null,
  sku text not null default '',
  accessory_count integer not null default 0,
  -- frozen money, minor units of `currency`
  currency text not null,
  months integer not null check (months between 1 and 120),
  price_ex_vat bigint not null check (price_ex_vat >= 0),
  goods_month bigint not null check (goods_month >= 0),
  net_month bigint not null default 0 check (net_month >= 0),
  all_risk_month bigint not null default 0 check (all_risk_month >= 0),
  employee_ins_month bigint not null default 0 check (employee_ins_month >= 0),
  price_without_subsidy bigint not null,
  subsidy_month bigint not null default 0 check (subsidy_month >= 0),
  gross_draw bigint not null check (gross_draw >= 0),
  net_draw bigint not null default 0 check (net_draw >= 0),
  monthly_price bigint not null,
  pricing jsonb not null,
  is_present boolean not null default false,
  is_subscription boolean not null default false,
  requires_serial boolean not null default false,
  -- frozen consent
  rules_text text not null default '',
  rules_version integer not null default 1,
  accepted_at timestamptz,
  accepted_ip text not null default '',
  addendum_path text,
  -- The fingerprint of what the addendum says stands in its PDF and here; that of the file's bytes lets both sides
  -- check a PDF.
  addendum_content_sha256 text,
  addendum_sha256 text,
  -- set with the order, cleared with the addendum and its mail: a crash in between loses neither and doubles neither
  awaits_confirmation boolean not null default false,
  -- delivery data, the only personal data a supplier sees
  delivery_method text not null,
  delivery_name text not null,
  delivery_att text not null default '',
  delivery_address1 text not null default '',
  delivery_address2 text not null default '',
  delivery_zip text not null default '',
  delivery_city text not null default '',
  delivery_country text not null default '',
  delivery_phone text not null default '',
  delivery_email text not null default '',
  note text not null default '',
  -- handling
  serial_number text,
  tracking text not null default '',
  order_file_id uuid,
  attempt integer not null default 0,
  processed_at timestamptz,
  dispatched_on date,
  dispatched_at timestamptz,
  completed_at timestamptz,
  expire_date date,
  all_risk_expires date,
  deleted_at timestamptz,
  paid_in_full_at timestamptz,
  version integer not null default 1,
  constraint orders_company_id_id_key unique (company_id, id),
  constraint orders_termination_needs_all_risk check (employee_ins_month = 0 or all_risk_month > 0),
  constraint orders_monthly_price check (monthly_price = gross_draw + net_draw),
  constraint orders_employee_fkey foreign key (company_id, employee_id) references employees (company_id, id),
  constraint orders_subscription_fkey foreign key (company_id, subscription_id)
    references subscriptions (company_id, id),
  constraint orders_order_file_fkey foreign key (company_id, order_file_id) references order_files (company_id, id)
);
create unique index orders_supplier_serial_key on orders (supplier_id, serial_number) where serial_number is not null
  and status <> 'DELETED';
-- Every column that the row-level policy asks for travels in the list's indexes: a page of ids and a count then never
-- touch the rows themselves (the count of one company is three times faster).
create index orders_company_ordered_idx on orders (company_id, ordered_at desc, id desc)
  include (employee_id, supplier_id, is_proposal);
create index orders_company_status_idx on orders (company_id, status, ordered_at desc, id desc)
  include (employee_id, supplier_id, is_proposal);
create index orders_supplier_ordered_idx on orders (supplier_id, ordered_at desc, id desc)
  include (company_id, employee_id, is_proposal);
create index orders_supplier_status_idx on orders (supplier_id, status, ordered_at desc, id desc)
  include (company_id, employee_id, is_proposal);
create index orders_employee_idx on orders (employee_id, ordered_at desc);
create index orders_awaiting_confirmation_idx on orders (ordered_at) where awaits_confirmation;
create index orders_subscription_idx on orders (subscription_id);
create index orders_dispatched_idx on orders (dispatched_on) where status = 'DISPATCHED';
create index orders_serial_missing_idx on orders (company_id) where requires_serial and serial_number is null
  and status in ('DISPATCHED', 'COMPLETED');
create index orders_catalog_idx on orders (catalog_id);
create index orders_order_file_idx on orders (order_file_id) where order_file_id is not null;
create index orders_search_idx on orders using gin (company_id, (employee_name || ' ' || product_name) gin_trgm_ops);
create index orders_number_prefix_idx on orders ((order_number::text) text_pattern_ops);
create index orders_serial_prefix_idx on orders (serial_number text_pattern_ops) where serial_number is not null;
-- What waits to be processed in the whole portal is few among many.
create index orders_waiting_idx on orders (ordered_at) where status = 'ORDERED';
-- Narrow, so that skipping to a page of all orders reads few bytes.
create index orders_ordered_idx on orders (ordered_at desc, id desc);
call belong('{orders}', 'when company_id then true when employee_id then true when supplier_id then not is_proposal',
  'when company_id then true when employee_id then true when supplier_id then true');

create table order_lines (
  order_id uuid not null,
  line_no integer not null,
  company_id uuid not null,
  supplier_id uuid not null,
  employee_id uuid not null,
  is_accessory boolean not null,
  product_id uuid references products (id),
  accessory_id uuid references accessories (id),
  product_name text not null,
  sku text not null,
  supplier_sku text not null default '',
  price_ex_vat bigint not null,
  retail_price bigint,
  gross_month bigint not null,
  net_month bigint not null default 0,
  primary key (order_id, line_no),
  constraint order_lines_order_fkey foreign key (company_id, order_id) references orders (company_id, id),
  constraint order_lines_one_item check (num_nonnulls(product_id, accessory_id) = 1)
);
create index order_lines_company_idx on order_lines (company_id, order_id);
call belong('{order_lines}', 'when company_id then true when employee_id then true when supplier_id then true',
  'when company_id then true when employee_id then true');

-- Append-only history; the foreign key to order_transitions holds even for hand-written SQL (SECURITY I4).
create table order_events (
  id uuid primary key default new_id(),
  order_id uuid not null,
  company_id uuid not null,
  supplier_id uuid not null,
  employee_id uuid not null,
  at timestamptz not null,
  kind text not null check (kind in ('STATUS', 'SERIAL_NUMBER', 'MAIL', 'NOTE', 'EXPIRY')),
  from_status text,
  to_status text,
  actor_id uuid,
  actor_name text not null default '',
  actor_role text not null,
  reason text not null default '',
  detail jsonb not null default '{}',
  constraint order_events_order_fkey foreign key (company_id, order_id) references orders (company_id, id),
  constraint order_events_transition_fkey foreign key (from_status, to_status)
    references order_transitions (from_status, to_status)
);
create index order_events_order_idx on order_events (order_id, at, id);
call belong('{order_events}', 'when company_id then true when employee_id then true when supplier_id then true',
  'when company_id then true when employee_id then true when supplier_id then true');
revoke update, delete on order_events from portal_tenant;

-- Which file carried which order, one live dispatch an attempt (DECISIONS 9).
create table order_file_orders (
  order_file_id uuid not null,
  order_id uuid not null,
  company_id uuid not null,
  supplier_id uuid not null,
  attempt integer not null,
  primary key (order_file_id, order_id),
  constraint order_file_orders_order_attempt_key unique (order_id, attempt),
  constraint order_file_orders_file_fkey foreign key (company_id, order_file_id)
    references order_files (company_id, id),
  constraint order_file_orders_order_fkey foreign key (company_id, order_id) references orders (company_id, id)
);
call belong('{order_file_orders}', 'when company_id then true when supplier_id then true',
  'when company_id then true');

-- A supplier serves a company as its reseller, by a catalog or by an order: whichever of these it sees.
create function serves(company uuid) returns boolean language sql stable parallel safe
  as $$ select exists (select from companies c where c.id = serves.company)
    or exists (select from catalog_assignments a where a.company_id = serves.company)
    or exists (select from orders o where o.company_id = serves.company) $$;
