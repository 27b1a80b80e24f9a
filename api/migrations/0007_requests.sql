-- Pay-in-full and RMA requests with their logs (RULES 3.2, 3.3).

create table pay_in_full_requests (
  id uuid primary key default new_id(),
  company_id uuid not null,
  employee_id uuid not null,
  order_id uuid not null,
  supplier_id uuid not null references suppliers (id),
  status text not null check (status in ('PENDING', 'CREATED', 'UPDATED', 'ACCEPTED', 'DECLINED', 'PAID', 'CLOSED', 'APPROVED', 'REJECTED')),
  is_early boolean not null default false,
  exit_date date not null,
  reason text not null default '',
  payment_kind text not null default 'INVOICE' check (payment_kind in ('CARD', 'INVOICE', 'FINAL_SALARY_NET', 'FINAL_SALARY_GROSS')),
  months_remaining integer not null,
  all_risk_months integer not null,
  contract_start date not null,
  first_salary_draw date not null,
  price_lines jsonb not null,
  pif_fee bigint not null,
  price_ex_vat bigint not null,
  vat bigint not null,
  total bigint not null,
  currency text not null,
  contact_phone text not null default '',
  contact_email text not null default '',
  comment text not null default '',
  accepted_at timestamptz,
  transaction_id text constraint pay_in_full_requests_transaction_id_key unique,
  created_at timestamptz not null,
  version integer not null default 1,
  constraint pay_in_full_requests_sum check (total = price_ex_vat + vat),
  constraint pay_in_full_requests_company_id_id_key unique (company_id, id),
  constraint pay_in_full_requests_order_fkey foreign key (company_id, order_id) references orders (company_id, id),
  constraint pay_in_full_requests_employee_fkey foreign key (company_id, employee_id) references employees (company_id, id)
);
create unique index pay_in_full_requests_open_key on pay_in_full_requests (order_id) where status <> 'CLOSED';
create index pay_in_full_requests_company_idx on pay_in_full_requests (company_id, created_at desc, id);
call protect('pay_in_full_requests',
  'company_id = (select as_company()) or employee_id = (select as_employee())',
  'company_id = (select as_company()) or employee_id = (select as_employee())');

create table pay_in_full_logs (
  id uuid primary key default new_id(),
  request_id uuid not null,
  company_id uuid not null,
  employee_id uuid not null,
  at timestamptz not null,
  from_status text,
  to_status text,
  actor_id uuid,
  actor_name text not null default '',
  actor_role text not null,
  text text not null default '',
  constraint pay_in_full_logs_request_fkey foreign key (company_id, request_id) references pay_in_full_requests (company_id, id)
);
create index pay_in_full_logs_request_idx on pay_in_full_logs (request_id, at, id);
call protect('pay_in_full_logs',
  'company_id = (select as_company()) or employee_id = (select as_employee())',
  'company_id = (select as_company()) or employee_id = (select as_employee())');
revoke update, delete on pay_in_full_logs from portal_tenant;

create table rma_requests (
  id uuid primary key default new_id(),
  company_id uuid not null,
  employee_id uuid not null,
  order_id uuid not null,
  supplier_id uuid not null references suppliers (id),
  status text not null check (status in ('PENDING', 'CREATED', 'UPDATED', 'ACCEPTED', 'DECLINED', 'PAID', 'CLOSED', 'APPROVED', 'REJECTED')),
  outcome text check (outcome in ('REPAIR', 'REPLACE', 'RETURN', 'COMPENSATE')),
  incident_date date not null,
  what_happened text not null,
  comment text not null default '',
  covered boolean not null,
  created_at timestamptz not null,
  version integer not null default 1,
  constraint rma_requests_company_id_id_key unique (company_id, id),
  constraint rma_requests_order_fkey foreign key (company_id, order_id) references orders (company_id, id),
  constraint rma_requests_employee_fkey foreign key (company_id, employee_id) references employees (company_id, id)
);
create index rma_requests_company_idx on rma_requests (company_id, created_at desc, id);
create index rma_requests_supplier_idx on rma_requests (supplier_id, created_at desc, id);
call protect('rma_requests',
  'company_id = (select as_company()) or employee_id = (select as_employee())
   or supplier_id = (select as_supplier())',
  'company_id = (select as_company()) or employee_id = (select as_employee())
   or supplier_id = (select as_supplier())');

create table rma_logs (
  id uuid primary key default new_id(),
  request_id uuid not null,
  company_id uuid not null,
  employee_id uuid not null,
  supplier_id uuid not null,
  at timestamptz not null,
  from_status text,
  to_status text,
  actor_id uuid,
  actor_name text not null default '',
  actor_role text not null,
  text text not null default '',
  constraint rma_logs_request_fkey foreign key (company_id, request_id) references rma_requests (company_id, id)
);
create index rma_logs_request_idx on rma_logs (request_id, at, id);
call protect('rma_logs',
  'company_id = (select as_company()) or employee_id = (select as_employee())
   or supplier_id = (select as_supplier())',
  'company_id = (select as_company()) or employee_id = (select as_employee())
   or supplier_id = (select as_supplier())');
revoke update, delete on rma_logs from portal_tenant;
