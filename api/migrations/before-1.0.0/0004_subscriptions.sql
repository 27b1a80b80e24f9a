-- Offer periods to employees (SPEC 3, RULES 3.4). Open or closed is stored; upcoming, active, expired are derived.

create table subscriptions (
  id uuid primary key default new_id(),
  company_id uuid not null references companies (id),
  subscription_name text not null,
  start_date date not null,
  end_date date not null,
  effect_date date not null,
  delivery_method text not null check (delivery_method in ('USER_ADDRESS', 'COMPANY_ADDRESS')),
  address_id uuid,
  gross_draw boolean not null default true,
  net_draw boolean not null default false,
  periods integer[] not null,
  all_risk boolean not null default false,
  employee_ins boolean not null default false,
  salary_file_method text not null default 'AUTOMATIC' check (salary_file_method in ('AUTOMATIC', 'MANUAL')),
  status text not null default 'OPEN' check (status in ('OPEN', 'CLOSED')),
  started_at timestamptz,
  reminded_at timestamptz,
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  constraint subscriptions_company_id_id_key unique (company_id, id),
  constraint subscriptions_end_after_start check (end_date >= start_date),
  constraint subscriptions_termination_needs_all_risk check (all_risk or not employee_ins),
  constraint subscriptions_address check (delivery_method <> 'COMPANY_ADDRESS' or address_id is not null),
  constraint subscriptions_some_draw check (gross_draw or net_draw),
  constraint subscriptions_periods check (cardinality(periods) between 1 and 12 and 0 < all (periods) and 120 >= all (periods)),
  constraint subscriptions_address_fkey foreign key (company_id, address_id) references company_addresses (company_id, id)
);
create index subscriptions_company_start_idx on subscriptions (company_id, start_date desc, id) where deleted_at is null;
create index subscriptions_open_idx on subscriptions (end_date) where deleted_at is null and status = 'OPEN';

create table subscription_catalogs (
  subscription_id uuid not null,
  company_id uuid not null,
  catalog_id uuid not null references catalogs (id),
  subsidy_yearly bigint not null default 0 check (subsidy_yearly >= 0),
  primary key (subscription_id, catalog_id),
  constraint subscription_catalogs_subscription_fkey foreign key (company_id, subscription_id) references subscriptions (company_id, id) on delete cascade
);
create index subscription_catalogs_catalog_id_idx on subscription_catalogs (catalog_id);

create table subscription_employees (
  subscription_id uuid not null,
  company_id uuid not null,
  employee_id uuid not null,
  added_at timestamptz not null default now(),
  invited_at timestamptz,
  opened_at timestamptz,
  reminded_at timestamptz,
  primary key (subscription_id, employee_id),
  constraint subscription_employees_subscription_fkey foreign key (company_id, subscription_id) references subscriptions (company_id, id) on delete cascade,
  constraint subscription_employees_employee_fkey foreign key (company_id, employee_id) references employees (company_id, id)
);
create index subscription_employees_employee_id_idx on subscription_employees (employee_id);
-- Who still waits for an invitation: looked at once a minute.
create index subscription_employees_waiting_idx on subscription_employees (subscription_id) where invited_at is null;

call protect('subscription_employees',
  'company_id = (select as_company()) or employee_id = (select as_employee())',
  'company_id = (select as_company()) or employee_id = (select as_employee())');
call protect('subscription_catalogs', 'company_id = (select app_company())',
  'company_id = (select as_company())');
call protect('subscriptions',
  'company_id = (select as_company())
   or ((select app_role()) = ''employee'' and id in (select subscription_id from subscription_employees where employee_id = (select app_employee())))',
  'company_id = (select as_company())');

-- Which of a supplier's catalogs open subscriptions offer, per company. A supplier may read no subscription, but must
-- not take away a catalog that employees are ordering from: this function counts them and says nothing else. It
-- answers the supplier itself and back office; the caller's company and supplier still stand while it works.
create function catalog_uses(of_supplier uuid, on_day date) returns table (catalog_id uuid, company_id uuid, subscriptions integer)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if app_company() is not null or coalesce(app_supplier(), of_supplier) <> of_supplier then return; end if;
  return query
  select sc.catalog_id, sc.company_id, count(*)::int
  from catalogs c
  join subscription_catalogs sc on sc.catalog_id = c.id
  join subscriptions s on s.id = sc.subscription_id
  where c.supplier_id = of_supplier and s.status = 'OPEN' and s.end_date >= on_day and s.deleted_at is null
  group by 1, 2;
end $$;
revoke all on function catalog_uses(uuid, date) from public;
grant execute on function catalog_uses(uuid, date) to portal_tenant;
