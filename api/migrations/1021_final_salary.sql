-- Paying in full through the final salary (RULES 2.5, DECISIONS 38): a row of the exit month's file with wage codes of
-- its own, or an instruction by mail where that file is made already.
alter table company_settings add column final_salary text[] not null default '{}'
  constraint company_settings_final_salary check (final_salary <@ array['NET', 'GROSS']);
alter table companies
  add column wage_code_final_net text not null default '',
  add column wage_code_final_gross text not null default '';

alter table salary_draws drop constraint salary_draws_kind_check;
alter table salary_draws add constraint salary_draws_kind_check check (kind in ('planned', 'correction', 'final'));
-- The request that a final row pays, so that a later request of the same order is not taken for paid.
alter table salary_draws add column request_id uuid,
  add constraint salary_draws_request_fkey foreign key (company_id, request_id)
    references pay_in_full_requests (company_id, id),
  add constraint salary_draws_final_request check ((kind = 'final') = (request_id is not null));
create index salary_draws_request_idx on salary_draws (request_id) where request_id is not null;

-- Whether the file of a month is made. An employee of the company reads no salary file.
create function salary_file_made(of_company uuid, in_currency text, month text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from salary_files f where f.company_id = of_company and f.currency = in_currency
    and f.period = month) and (sees_all() or of_company = app_company())
$$;
revoke all on function salary_file_made(uuid, text, text) from public;
grant execute on function salary_file_made(uuid, text, text) to portal_tenant;

-- Puts an accepted request into the file of its exit month; false when that file is made, or held one for the order.
-- The employee who accepts may write no draw. Under the lock of those who make files, so no file is made meanwhile.
create function plan_final_draw(for_request uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app_role();
  one pay_in_full_requests;
  month text;
  day integer;
begin
  select r.* into one from pay_in_full_requests r where r.id = for_request and r.status = 'ACCEPTED'
    and r.payment_kind in ('FINAL_SALARY_NET', 'FINAL_SALARY_GROSS')
    and (caller in ('admin', 'system') or (caller = 'company' and r.company_id = app_company())
      or (caller = 'employee' and r.employee_id = app_employee()));
  if not found then raise exception 'request is not the caller''s to settle' using errcode = '42501'; end if;
  perform pg_advisory_xact_lock(hashtextextended('salary-file:' || one.company_id, 0));
  month := to_char(one.exit_date, 'YYYY-MM');
  if salary_file_made(one.company_id, one.currency, month) then return false; end if;
  select c.salary_day into day from company_settings c where c.company_id = one.company_id;
  insert into salary_draws (company_id, order_id, employee_id, period, kind, effect_date, currency,
    price_before_subsidy, subsidy_month, gross_amount, net_amount, amount, request_id)
  select one.company_id, one.order_id, one.employee_id, month, 'final',
    least((month || '-01')::date + day - 1, ((month || '-01')::date + interval '1 month - 1 day')::date), one.currency,
    0, 0, case one.payment_kind when 'FINAL_SALARY_GROSS' then one.total else 0 end,
    case one.payment_kind when 'FINAL_SALARY_NET' then one.total else 0 end, one.total, one.id
  on conflict (order_id, period, kind) do update set gross_amount = excluded.gross_amount,
    net_amount = excluded.net_amount, amount = excluded.amount, effect_date = excluded.effect_date,
    request_id = excluded.request_id, status = 'PLANNED'
  where salary_draws.status = 'CANCELLED';
  return found;
end $$;
revoke all on function plan_final_draw(uuid) from public;
grant execute on function plan_final_draw(uuid) to portal_tenant;

call keep_owners();
