-- What use has shown of draws and their files (DECISIONS 33 to 36), and cover that costs nothing.

-- Most units of older months that one file adds to a person's draws (DECISIONS 35).
alter table company_settings add column catch_up_max integer not null default 2
  constraint company_settings_catch_up_max check (catch_up_max between 0 and 12);

-- A file by hand whose bytes somebody has may be in payroll already, so it stays (DECISIONS 36).
alter table salary_files add column downloaded_at timestamptz;

-- The first and last month that a correction gives back; payroll's text says so.
alter table salary_draws add column credit_from text, add column credit_to text;

-- Why a row cannot be written: its column and the fault.
alter table salary_file_problems add column source text, add column fault text;

-- Ticked all-risk, also where it is free; orders of before have it where they pay for it.
alter table orders add column has_all_risk boolean not null default false;
alter table orders drop constraint orders_termination_needs_all_risk;
alter table orders add constraint orders_termination_needs_all_risk
  check (employee_ins_month = 0 or all_risk_month > 0 or has_all_risk);

-- Draws that start on the effect date are planned when the order is processed, which a company does too.
create or replace function assert_ships(for_order uuid, in_status text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app_role();
begin
  perform from orders o
    where o.id = for_order and o.status = any (string_to_array(in_status, ' ')) and not o.is_proposal
    and (caller in ('admin', 'system') or (caller = 'supplier' and o.supplier_id = app_supplier())
      or (caller = 'company' and o.company_id = app_company() and o.status = 'PROCESSING'));
  if not found then raise exception 'order is not the caller''s to ship' using errcode = '42501'; end if;
end $$;

-- Writes the planned draws of an order that was just processed or shipped, one for each of its months. Months after the
-- exit month start suspended (RULES 0.8); a gift has no draws.
create or replace function make_draws(for_order uuid, periods text[], effect_days date[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app_role();
begin
  -- A supplier plans draws by shipping alone.
  perform assert_ships(for_order, case caller when 'supplier' then 'DISPATCHED' else 'PROCESSING DISPATCHED' end);
  insert into salary_draws (company_id, order_id, employee_id, period, effect_date, currency, price_before_subsidy,
    subsidy_month, gross_amount, net_amount, amount, status)
  select o.company_id, o.id, o.employee_id, d.period, d.effect_day, o.currency, o.price_without_subsidy,
    o.subsidy_month, o.gross_draw, o.net_draw, o.monthly_price,
    case when d.period > to_char(e.exit_date, 'YYYY-MM') then 'SUSPENDED' else 'PLANNED' end
  from orders o
  join employees e on e.id = o.employee_id
  cross join lateral unnest(periods, effect_days) as d (period, effect_day)
  where o.id = for_order and not o.is_present and cardinality(periods) = o.months;
  if not found and not exists (select from orders o where o.id = for_order and o.is_present) then
    raise exception 'a schedule has one draw for each month' using errcode = '22023';
  end if;
end $$;

-- Of an order that was deleted before it was shipped: planned draws end, and what was drawn is given back as one row in
-- the first period without a file (DECISIONS 33). A supplier may delete, and sees no draw.
create function give_back_draws(for_order uuid, today date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  drawn record;
  day integer;
  month date := date_trunc('month', today);
begin
  perform assert_ships(for_order, 'DELETED');
  update salary_draws set status = 'CANCELLED' where order_id = for_order and status in ('PLANNED', 'SUSPENDED');
  select d.company_id, d.employee_id, d.currency, sum(d.gross_amount) as gross, sum(d.net_amount) as net,
    min(d.period) as first, max(d.period) as last
  into drawn from salary_draws d where d.order_id = for_order and d.status in ('IN_FILE', 'SENT')
    and not exists (select from salary_draws c where c.order_id = for_order and c.kind = 'correction')
  group by d.company_id, d.employee_id, d.currency;
  if found then
    select c.salary_day into day from company_settings c where c.company_id = drawn.company_id;
    while least(month + day - 1, (month + interval '1 month - 1 day')::date) < today or exists (
      select from salary_files f where f.company_id = drawn.company_id and f.currency = drawn.currency
        and f.period = to_char(month, 'YYYY-MM')) loop
      month := month + interval '1 month';
    end loop;
    insert into salary_draws (company_id, order_id, employee_id, period, kind, effect_date, currency,
      price_before_subsidy, subsidy_month, gross_amount, net_amount, amount, credit_from, credit_to)
    values (drawn.company_id, for_order, drawn.employee_id, to_char(month, 'YYYY-MM'), 'correction',
      least(month + day - 1, (month + interval '1 month - 1 day')::date), drawn.currency, 0, 0,
      -drawn.gross, -drawn.net, -(drawn.gross + drawn.net), drawn.first, drawn.last);
  end if;
end $$;
revoke all on function give_back_draws(uuid, date) from public;
grant execute on function give_back_draws(uuid, date) to portal_tenant;

call keep_owners();
