-- Ids, the identity that a query runs under, and the wall that every tenant table stands behind.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Time-ordered ids (UUIDv7). Postgres 18 has them built in; older servers get the same layout.
do $$
begin
  if current_setting('server_version_num')::int >= 180000 then
    create function new_id() returns uuid language sql volatile as 'select uuidv7()';
  else
    create function new_id() returns uuid language sql volatile as $f$
      select encode(
        set_bit(set_bit(
          overlay(uuid_send(gen_random_uuid())
            placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
          52, 1), 53, 1), 'hex')::uuid
    $f$;
  end if;
end $$;

-- The portal's two roles are made by deploy/roles.sql, before the first migration. The API logs in as portal_api, which
-- may read nothing; inside a tenant transaction it becomes portal_tenant, whose every row passes a policy. The owner of
-- the tables passes the policies, and so do the functions that run as it.
grant usage on schema public to portal_api, portal_tenant;

-- The identity of the running transaction. After COMMIT a local setting is '' and not NULL, hence nullif.
create function app_role() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.role', true), '') $$;
create function app_user() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.user', true), '')::uuid $$;
create function app_company() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.company', true), '')::uuid $$;
create function app_supplier() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.supplier', true), '')::uuid $$;
create function app_employee() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.employee', true), '')::uuid $$;

-- What the policies ask, so that a row is compared with one value: the tenant that the transaction acts as, or NULL.
create function sees_all() returns boolean language sql stable parallel safe
  as $$ select current_setting('app.role', true) in ('admin', 'system') $$;
create function as_company() returns uuid language sql stable parallel safe
  as $$ select case when current_setting('app.role', true) = 'company' then app_company() end $$;
create function as_supplier() returns uuid language sql stable parallel safe
  as $$ select case when current_setting('app.role', true) = 'supplier' then app_supplier() end $$;
create function as_employee() returns uuid language sql stable parallel safe
  as $$ select case when current_setting('app.role', true) = 'employee' then app_employee() end $$;

-- Puts one table behind the wall. Back office and the portal's own jobs pass; everybody else only where `reads`
-- or `writes` says so. The conditions are wrapped in sub-selects so that they are computed once a query.
create procedure protect(table_name text, reads text, writes text default 'false') language plpgsql as $$
declare
  everywhere constant text := '(select sees_all())';
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('create policy %I on %I for select using (%s or %s)', table_name || '_read', table_name, everywhere, reads);
  execute format('create policy %I on %I for insert with check (%s or %s)', table_name || '_insert', table_name, everywhere, writes);
  execute format('create policy %I on %I for update using (%s or %s) with check (%s or %s)',
    table_name || '_update', table_name, everywhere, writes, everywhere, writes);
  execute format('create policy %I on %I for delete using (%s or %s)', table_name || '_delete', table_name, everywhere, writes);
  execute format('grant select, insert, update, delete on %I to portal_tenant', table_name);
end $$;

create function is_theme(theme jsonb) returns boolean language sql immutable as $$
  select theme is null or not exists (
    select from jsonb_path_query(theme, 'strict $.** ? (@.type() == "string")') colour
    where colour #>> '{}' !~ '^#[0-9a-fA-F]{6}$')
$$;

create table currencies (
  id uuid primary key default new_id(),
  iso_code text not null constraint currencies_iso_code_key unique check (iso_code ~ '^[A-Z]{3}$'),
  symbol text not null,
  order_number integer not null,
  version integer not null default 1
);
call protect('currencies', 'true');
insert into currencies (iso_code, symbol, order_number) values
  ('DKK', 'kr.', 1), ('SEK', 'kr', 2), ('NOK', 'kr', 3), ('EUR', '€', 4), ('USD', '$', 5);

-- Rates and fixed amounts by country and year, dated and editable (RULES 0.11). One of the two values is set.
create table tax_rates (
  id uuid primary key default new_id(),
  country text not null check (country ~ '^[A-Z]{2}$'),
  year integer not null check (year between 2000 and 2200),
  valid_from date not null,
  code text not null,
  basis_points integer,
  amount bigint,
  currency text,
  version integer not null default 1,
  constraint tax_rates_country_code_valid_from_key unique (country, code, valid_from),
  constraint tax_rates_one_value check (num_nonnulls(basis_points, amount) = 1)
);
call protect('tax_rates', 'true');
insert into tax_rates (country, year, valid_from, code, basis_points, amount, currency) values
  ('DK', 2026, '2026-01-01', 'am', 800, null, null),
  ('DK', 2026, '2026-01-01', 'vat', 2500, null, null),
  ('DK', 2026, '2026-01-01', 'tax', 4205, null, null),
  ('DK', 2026, '2026-01-01', 'middleTax', 4895, null, null),
  ('DK', 2026, '2026-01-01', 'topTax', 5585, null, null),
  ('DK', 2026, '2026-01-01', 'topTopTax', 6045, null, null),
  ('DK', 2026, '2026-01-01', 'phoneYearly', null, 350000, 'DKK'),
  ('DK', 2026, '2026-01-01', 'giftLimit', null, 140000, 'DKK'),
  ('DK', 2026, '2026-01-01', 'christmasGiftLimit', null, 100000, 'DKK'),
  ('DK', 2025, '2025-01-01', 'phoneYearly', null, 330000, 'DKK'),
  ('SE', 2026, '2026-01-01', 'vat', 2500, null, null),
  ('SE', 2026, '2026-01-01', 'tax', 3240, null, null),
  ('SE', 2026, '2026-01-01', 'topTax', 5240, null, null),
  ('SE', 2026, '2026-01-01', 'bicycleFreeYearly', null, 300000, 'SEK'),
  ('NO', 2026, '2026-01-01', 'vat', 2500, null, null),
  ('NO', 2026, '2026-01-01', 'tax', 2200, null, null),
  ('NO', 2026, '2026-01-01', 'phoneYearly', null, 439200, 'NOK');
