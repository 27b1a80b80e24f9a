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
create index pay_in_full_requests_employee_idx on pay_in_full_requests (employee_id);
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
  -- somebody has still to be told; whoever acts may not know whom, so the portal finds these lines
  mail_pending boolean not null default false,
  constraint pay_in_full_logs_request_fkey foreign key (company_id, request_id) references pay_in_full_requests (company_id, id)
);
create index pay_in_full_logs_request_idx on pay_in_full_logs (request_id, at, id);
create index pay_in_full_logs_pending_idx on pay_in_full_logs (id) where mail_pending;
call protect('pay_in_full_logs',
  'company_id = (select as_company()) or employee_id = (select as_employee())',
  'company_id = (select as_company()) or employee_id = (select as_employee())');
revoke update, delete on pay_in_full_logs from portal_tenant;
grant update (mail_pending) on pay_in_full_logs to portal_tenant;

-- An employee accepts an early request: the draws after its month wait until it is paid (RULES 0.8, DECISIONS 20).
-- Employees may write no draw, so this is done for exactly their own accepted request.
create function suspend_paid_draws(for_request uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app_role();
  own uuid := app_employee();
begin
  perform set_config('app.role', 'system', true);
  update salary_draws d set status = 'SUSPENDED' from pay_in_full_requests r
  where r.id = for_request and r.status = 'ACCEPTED' and caller = 'employee' and r.employee_id = own
    and d.order_id = r.order_id and d.kind = 'planned' and d.status = 'PLANNED' and d.period > to_char(r.exit_date, 'YYYY-MM');
  perform set_config('app.role', caller, true);
end $$;
revoke all on function suspend_paid_draws(uuid) from public;
grant execute on function suspend_paid_draws(uuid) to portal_tenant;

create table rma_requests (
  id uuid primary key default new_id(),
  company_id uuid not null,
  employee_id uuid not null,
  order_id uuid not null,
  supplier_id uuid not null references suppliers (id),
  status text not null check (status in ('PENDING', 'CREATED', 'UPDATED', 'ACCEPTED', 'DECLINED', 'PAID', 'CLOSED', 'APPROVED', 'REJECTED')),
  kind text not null check (kind in ('DAMAGED', 'FAULTY', 'STOLEN', 'WRONG_ITEM')),
  outcome text check (outcome in ('REPAIR', 'REPLACE', 'RETURN', 'COMPENSATE')),
  incident_date date not null,
  what_happened text not null,
  comment text not null default '',
  covered boolean not null,
  -- what the employee has to pay, incl. VAT: an excess, or damage that nothing covers; 0 = nothing
  excess bigint not null default 0 check (excess >= 0),
  currency text not null,
  was_reopened boolean not null default false,
  -- REPLACE: the numbers of the item that was returned and of the one that came for it
  old_serial_number text,
  new_serial_number text,
  created_at timestamptz not null,
  version integer not null default 1,
  constraint rma_requests_company_id_id_key unique (company_id, id),
  constraint rma_requests_order_fkey foreign key (company_id, order_id) references orders (company_id, id),
  constraint rma_requests_employee_fkey foreign key (company_id, employee_id) references employees (company_id, id)
);
create index rma_requests_employee_idx on rma_requests (employee_id);
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
  mail_pending boolean not null default false,
  constraint rma_logs_request_fkey foreign key (company_id, request_id) references rma_requests (company_id, id)
);
create index rma_logs_request_idx on rma_logs (request_id, at, id);
create index rma_logs_pending_idx on rma_logs (id) where mail_pending;
call protect('rma_logs',
  'company_id = (select as_company()) or employee_id = (select as_employee())
   or supplier_id = (select as_supplier())',
  'company_id = (select as_company()) or employee_id = (select as_employee())
   or supplier_id = (select as_supplier())');
revoke update, delete on rma_logs from portal_tenant;
grant update (mail_pending) on rma_logs to portal_tenant;
