-- A credit carries the wage code with which the amount was taken, so a file keeps the codes that it was written with,
-- and a correction keeps the drawn rows that it gives back with the codes of their files.
alter table salary_files add column wage_codes jsonb;
alter table salary_draws add column credits jsonb;

-- Files of before were written with the codes of their day; those of today are the nearest that is known.
update salary_files f set wage_codes = jsonb_build_object('gross', c.wage_code_gross, 'net', c.wage_code_net,
  'phoneTax', c.wage_code_phone_tax, 'finalGross', c.wage_code_final_gross, 'finalNet', c.wage_code_final_net)
from companies c where c.id = f.company_id;

-- Drawn rows as a correction remembers them. A code is null where the file's is not known.
create function credits_of(drawn bigint[]) returns jsonb
language sql stable set search_path = public, pg_temp as $$
  select jsonb_agg(jsonb_build_object('draw', d.id, 'kind', d.kind, 'gross', d.gross_amount, 'net', d.net_amount,
    'grossCode', nullif(trim(f.wage_codes ->> case d.kind when 'final' then 'finalGross' else 'gross' end), ''),
    'netCode', nullif(trim(f.wage_codes ->> case d.kind when 'final' then 'finalNet' else 'net' end), ''))
    order by d.period, d.id)
  from salary_draws d left join salary_files f on f.id = d.salary_file_id where d.id = any (drawn)
$$;
revoke all on function credits_of(bigint[]) from public;
grant execute on function credits_of(bigint[]) to portal_tenant;

-- Whether a part of a draw has no wage code to be written with. What a correction gives back has its own; where that is
-- not known, and for what it charges, the company's code counts.
create function lacks_wage_code(d salary_draws, gross text, net text, final_gross text, final_net text) returns boolean
language sql immutable set search_path = public, pg_temp as $$
  select case d.kind
    when 'planned' then (d.gross_amount <> 0 and trim(gross) = '') or (d.net_amount <> 0 and trim(net) = '')
    when 'final' then (d.gross_amount <> 0 and trim(final_gross) = '') or (d.net_amount <> 0 and trim(final_net) = '')
    else (select coalesce(bool_or(((e ->> 'gross')::bigint <> 0 and coalesce(e ->> 'grossCode',
        trim(case e ->> 'kind' when 'final' then final_gross else gross end)) = '')
        or ((e ->> 'net')::bigint <> 0 and coalesce(e ->> 'netCode',
        trim(case e ->> 'kind' when 'final' then final_net else net end)) = '')), false)
        or (d.gross_amount + coalesce(sum((e ->> 'gross')::bigint), 0) <> 0 and trim(gross) = '')
        or (d.net_amount + coalesce(sum((e ->> 'net')::bigint), 0) <> 0 and trim(net) = '')
      from jsonb_array_elements(coalesce(d.credits, '[]')) e)
  end
$$;
revoke all on function lacks_wage_code(salary_draws, text, text, text, text) from public;
grant execute on function lacks_wage_code(salary_draws, text, text, text, text) to portal_tenant;

-- Credits that wait for a file learn what they give back, where it is just what they sum to.
update salary_draws c set credits = credits_of(d.ids)
from (select c.id, array_agg(d.id) as ids, sum(d.gross_amount) as gross, sum(d.net_amount) as net
  from salary_draws c join salary_draws d on d.order_id = c.order_id and d.status in ('IN_FILE', 'SENT')
    and (case when c.credit_to is null then d.kind = 'final' and d.period = c.credit_from
      else d.kind <> 'correction' and d.period between c.credit_from and c.credit_to end)
  where c.kind = 'correction' and c.status = 'PLANNED' and c.credit_from is not null group by c.id) d
where d.id = c.id and c.gross_amount = -d.gross and c.net_amount = -d.net;

-- A missing code of a credit or a final salary keeps its own row back, where a missing code of a month's draw keeps the
-- whole file (DECISIONS 6).
alter table salary_file_problems drop constraint salary_file_problems_reason_check;
alter table salary_file_problems add constraint salary_file_problems_reason_check check (reason in
  ('WAGE_CODE_MISSING', 'SETTLEMENT_CODE_MISSING', 'EMPLOYEE_NUMBER_MISSING', 'SALARY_SYSTEM_MISSING', 'ROW_FAILED',
  'SENDING_FAILED'));

-- As before (1014_draws), and the credit remembers what it gives back.
create or replace function give_back_draws(for_order uuid, today date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  drawn record;
  day integer;
  month date := date_trunc('month', today);
begin
  perform assert_ships(for_order, 'DELETED');
  update salary_draws set status = 'CANCELLED' where order_id = for_order and status in ('PLANNED', 'SUSPENDED');
  select d.company_id, d.employee_id, d.currency, sum(d.gross_amount) as gross, sum(d.net_amount) as net,
    min(d.period) as first, max(d.period) as last, array_agg(d.id) as ids
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
      price_before_subsidy, subsidy_month, gross_amount, net_amount, amount, credit_from, credit_to, credits)
    values (drawn.company_id, for_order, drawn.employee_id, to_char(month, 'YYYY-MM'), 'correction',
      least(month + day - 1, (month + interval '1 month - 1 day')::date), drawn.currency, 0, 0,
      -drawn.gross, -drawn.net, -(drawn.gross + drawn.net), drawn.first, drawn.last, credits_of(drawn.ids));
  end if;
end $$;

call keep_owners();
