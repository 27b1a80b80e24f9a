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

-- The portal's roles are made by deploy/roles.sql, before the first migration. The API logs in as portal_api, which may
-- read nothing; inside a tenant transaction it becomes portal_tenant, whose every row passes a policy. The owner of the
-- tables passes the policies, and so do the functions that run as it.
grant usage on schema public to portal_api, portal_tenant;

-- The queue keeps its own tables, in a schema that is the login's.
create schema pgboss authorization portal_api;

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

-- The company's, supplier's or employee's id; all zeros for who sees everything (`src/db/identity.ts`).
create function acts_as() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.tenant', true), '')::uuid $$;

-- Row-level security of one table, with the same condition for each way of writing.
create procedure add_policies(table_name text, reads text, writes text) language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('create policy %I on %I for select using (%s)', table_name || '_read', table_name, reads);
  execute format('create policy %I on %I for insert with check (%s)', table_name || '_insert', table_name, writes);
  execute format('create policy %I on %I for update using (%s) with check (%s)',
    table_name || '_update', table_name, writes, writes);
  execute format('create policy %I on %I for delete using (%s)', table_name || '_delete', table_name, writes);
  execute format('grant select, insert, update, delete on %I to portal_tenant', table_name);
end $$;

-- Puts a table behind the wall. Back office and the portal's own jobs pass; everybody else only where `reads` or
-- `writes` says so. The conditions are wrapped in sub-selects so that they are computed once a query.
create procedure protect(table_name text, reads text, writes text default 'false') language plpgsql as $$
declare
  everywhere constant text := '(select sees_all())';
begin
  call add_policies(table_name, format('%s or %s', everywhere, reads), format('%s or %s', everywhere, writes));
end $$;

-- Puts tables behind the wall whose rows say themselves whose they are: the id that the transaction acts as is looked
-- up once a statement and compared with the columns that `reads` and `writes` name. Ids are unique among all tables,
-- so an employee's id is found in no column of companies.
create procedure belong(tables text[], reads text, writes text) language plpgsql as $$
declare
  name text;
  whose constant text :=
    'case (select acts_as()) %s when ''00000000-0000-0000-0000-000000000000'' then true else false end';
begin
  foreach name in array tables loop
    call add_policies(name, format(whose, reads), format(whose, writes));
  end loop;
end $$;

-- Whose a row is, is said once, when it is written: no request moves a row to another company, supplier, employee or
-- login, whatever its identity may see. Policies cannot say so, because they judge the row before and the row after
-- each by itself. Column rights say it: requests may change every column but those, in every table that they may
-- change. Which supplier serves a company and which login an employee has are no owners. A migration that adds a
-- table or a column calls it again.
create procedure keep_owners() language plpgsql as $$
declare
  one record;
begin
  for one in
    select c.relname as name,
      string_agg(quote_ident(a.attname), ', ') filter (where a.attname not in ('company_id', 'supplier_id',
        'employee_id', 'user_id')
        or (c.relname, a.attname) in (('companies', 'supplier_id'), ('employees', 'user_id'))) as changing
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and has_any_column_privilege('portal_tenant', c.oid, 'update')
    group by c.relname
  loop
    execute format('revoke update on %I from portal_tenant', one.name);
    execute format('grant update (%s) on %I to portal_tenant', one.changing, one.name);
  end loop;
end $$;

-- What ran in this database, for a server that starts without the owner's address.
create function applied_migrations() returns setof varchar
language sql stable security definer set search_path = public, pg_temp
  as $$ select name from kysely_migration $$;
revoke all on function applied_migrations() from public;
grant execute on function applied_migrations() to portal_api;

create function is_theme(theme jsonb) returns boolean language sql immutable as $$
  select theme is null or not exists (
    select from jsonb_path_query(theme, 'strict $.** ? (@.type() == "string")') colour
    where colour #>> '{}' !~ '^#[0-9a-fA-F]{6}$')
$$;

-- One spelling of an address: ASCII, lower case (`toAddress` in the contract). No function of a locale decides.
create function is_address(address text) returns boolean language sql immutable parallel safe as $$
  select length(address) <= 254 and address collate "C"
    ~ ('^[a-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&''*+/=?^_`{|}~-]+)*'
      || '@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$')
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
