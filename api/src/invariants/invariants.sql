-- What holds at any moment, whatever failed before (SECURITY 3.2, I1 to I12). Each statement answers the rows that
-- break a rule, so each of them must be empty; the first word says which rule it is. What lies in the file store is
-- looked at beside it (broken-files.ts).

-- The draws of an order are as many as its months and each as large as its month; together they are the contract. They
-- are planned when it is shipped, or processed where draws start on the effect date. A running service goes on after
-- its months.
select 'I1 draws are not the contract' as broken, o.id::text as id from orders o
join (select order_id, count(*) as n, min(amount) as low, max(amount) as high from salary_draws
  where kind = 'planned' group by order_id) d on d.order_id = o.id
where o.is_present or o.status = 'ORDERED' or d.n < o.months or (d.n > o.months and not o.is_subscription)
  or d.low <> o.monthly_price or d.high <> o.monthly_price;

select 'I1 shipped without draws' as broken, o.id::text as id from orders o
where o.status in ('DISPATCHED', 'COMPLETED') and not o.is_present
  and not exists (select from salary_draws d where d.order_id = o.id and d.kind = 'planned');

select 'I1 negative draw' as broken, d.id::text as id from salary_draws d where d.kind = 'planned' and d.amount < 0;

-- More is never given back than payroll has taken.
select 'I1 more given back than drawn' as broken, d.order_id::text as id from salary_draws d
  where d.status in ('IN_FILE', 'SENT') or d.kind = 'correction'
group by d.order_id having sum(d.amount) < 0;

-- A credit carries the wage code with which the amount was taken: that of the file of each row that it gives back.
select 'I1 credit with another wage code than what it gives back' as broken, c.id::text as id from salary_draws c
cross join lateral jsonb_to_recordset(c.credits)
  e(draw bigint, gross bigint, net bigint, "grossCode" text, "netCode" text)
left join salary_draws d on d.id = e.draw and d.order_id = c.order_id
left join salary_files f on f.id = d.salary_file_id
where c.status <> 'CANCELLED' and (f.id is null or (e.gross, e.net) <> (d.gross_amount, d.net_amount)
or (e.gross <> 0 and e."grossCode" is distinct from
  nullif(trim(f.wage_codes ->> case d.kind when 'final' then 'finalGross' else 'gross' end), ''))
or (e.net <> 0 and e."netCode" is distinct from
  nullif(trim(f.wage_codes ->> case d.kind when 'final' then 'finalNet' else 'net' end), '')));

-- From PROCESSING on an order is in exactly one file that was not undone, and that is the file of its row.
select 'I2 order without exactly one dispatch' as broken, o.id::text as id from orders o
where o.status in ('PROCESSING', 'DISPATCHED', 'COMPLETED')
and (select count(*) from order_file_orders f join order_files x on x.id = f.order_file_id
  where f.order_id = o.id and f.attempt = o.attempt and f.order_file_id = o.order_file_id
    and x.undone_at is null) <> 1;

select 'I2 dispatched twice' as broken, order_id::text as id from order_file_orders group by order_id,
  attempt having count(*) > 1;

select 'I2 order file with another count' as broken, f.id::text as id from order_files f
where f.undone_at is null and f.order_count <> (select count(*) from order_file_orders o
  where o.order_file_id = f.id);

select 'I3 two automatic salary files' as broken, min(f.id::text) as id from salary_files f
  where f.type = 'AUTOMATIC' group by f.company_id, f.currency, f.period having count(*) > 1;

select 'I3 salary file with another sum' as broken, f.id::text as id from salary_files f
left join (select salary_file_id, sum(amount) as total from salary_draws where salary_file_id is not null
  group by salary_file_id) d on d.salary_file_id = f.id
where f.total <> coalesce(d.total, 0);

select 'I3 draw in a file of another company or currency' as broken, d.id::text as id from salary_draws d
  join salary_files f on f.id = d.salary_file_id
where d.company_id <> f.company_id or d.currency <> f.currency;

select 'I3 draw that does not stand where its file stands' as broken, d.id::text as id from salary_draws d left
  join salary_files f on f.id = d.salary_file_id
where (d.status in ('IN_FILE', 'SENT')) <> (f.id is not null)
  or (f.id is not null and (d.status = 'SENT') <> f.is_sent);

-- The lines of an order's history follow each other along order_transitions, from NEW to its status; DELETED is final.
select 'I4 history is not a path' as broken, e.order_id::text as id from (
  select s.order_id, s.from_status, s.to_status,
    lag(s.to_status, 1, 'NEW') over (partition by s.order_id order by s.at, s.id) as reached
  from order_events s where s.kind = 'STATUS') e
where e.from_status is distinct from e.reached
  or not exists (select from order_transitions t where t.from_status = e.from_status and t.to_status = e.to_status);

select 'I4 history does not end in the status' as broken, o.id::text as id from orders o
left join lateral (select e.to_status from order_events e where e.order_id = o.id and e.kind = 'STATUS'
  order by e.at desc, e.id desc limit 1) last on true
where last.to_status is distinct from case when o.is_proposal and o.status = 'ORDERED' then 'PROPOSED'
  else o.status end;

select 'I4 deleted without its day' as broken, o.id::text as id from orders o
  where (o.status = 'DELETED') <> (o.deleted_at is not null);

select 'I5 deleted employee with a running order' as broken, o.id::text as id from orders o
  join employees e on e.id = o.employee_id
where e.deleted_at is not null and o.paid_in_full_at is null and not o.is_proposal
  and (o.status in ('ORDERED', 'PROCESSING')
  or (o.status in ('DISPATCHED', 'COMPLETED')
    and exists (select from salary_draws d where d.order_id = o.id and d.status in ('PLANNED', 'SUSPENDED'))));

-- A subscription with orders may change its name, its end and who was added; what its orders were made of stays. A
-- proposal is no order and locks nothing (DECISIONS 46).
select 'I5 subscription is not what was ordered from' as broken, o.id::text as id from orders o
  join subscriptions s on s.id = o.subscription_id
where not o.is_proposal and (o.months <> all (s.periods) or (o.all_risk_month > 0 and not s.all_risk)
  or (o.employee_ins_month > 0 and not s.employee_ins) or o.delivery_method <> s.delivery_method
or o.ordered_on < s.start_date or o.ordered_on > s.end_date
or o.pricing -> 'offer' -> 'terms' ->> 'draws' <> case when not s.gross_draw then 'net' when s.net_draw then 'both'
  else 'gross' end
or o.pricing -> 'terms' ->> 'effectDate' <> s.effect_date::text
or not exists (select from subscription_catalogs c where c.subscription_id = s.id and c.catalog_id = o.catalog_id)
or not exists (select from subscription_employees p where p.subscription_id = s.id and p.employee_id = o.employee_id)
  or (s.deleted_at is not null and o.status <> 'DELETED'));

select 'I6 order in two agreements' as broken, l.order_id::text as id from leasing_agreement_orders l
  join leasing_agreements a on a.id = l.leasing_agreement_id
where a.deleted_at is null group by l.order_id having count(*) > 1;

select 'I6 agreement with another sum' as broken, a.id::text as id from leasing_agreements a
join lateral (select coalesce(sum(n.price_ex_vat) filter (where not n.is_accessory), 0) as product,
  coalesce(sum(n.price_ex_vat) filter (where n.is_accessory), 0) as accessory
  from leasing_agreement_orders l join order_lines n on n.order_id = l.order_id
    where l.leasing_agreement_id = a.id) s on true
join lateral (select coalesce(sum(o.monthly_price), 0) as month,
  bool_or(o.status not in ('DISPATCHED', 'COMPLETED')) as undelivered,
  bool_or(o.months <> a.period or o.currency <> a.currency) as other
  from leasing_agreement_orders l join orders o on o.id = l.order_id where l.leasing_agreement_id = a.id) o on true
where a.deleted_at is null and (a.product_sum <> s.product or a.accessory_sum <> s.accessory
  or a.total_leasing_value <> s.product + s.accessory
  or a.total_salary_draw <> o.month * a.period or o.undelivered or o.other);

select 'I7 termination insurance alone' as broken, id::text as id from orders where employee_ins_month > 0
  and all_risk_month = 0 and not has_all_risk;

-- A row's tenant is its parent's, where no foreign key says so.
select 'I8 line of an order with another owner' as broken, n.order_id::text as id from order_lines n
  join orders o on o.id = n.order_id
where (n.company_id, n.supplier_id, n.employee_id) <> (o.company_id, o.supplier_id, o.employee_id);

select 'I8 history of an order with another owner' as broken, e.id::text as id from order_events e
  join orders o on o.id = e.order_id
where (e.company_id, e.supplier_id, e.employee_id) <> (o.company_id, o.supplier_id, o.employee_id);

select 'I8 dispatch of an order with another owner' as broken, f.order_id::text as id from order_file_orders f
  join orders o on o.id = f.order_id join order_files x on x.id = f.order_file_id
where (f.company_id, f.supplier_id) <> (o.company_id, o.supplier_id)
  or (f.company_id, f.supplier_id) <> (x.company_id, x.supplier_id);

select 'I8 draw with another owner' as broken, d.id::text as id from salary_draws d
  join orders o on o.id = d.order_id where (d.company_id, d.employee_id, d.currency) <> (o.company_id, o.employee_id,
  o.currency);

select 'I8 order with another owner' as broken, o.id::text as id from orders o
  join employees e on e.id = o.employee_id join subscriptions s on s.id = o.subscription_id
  join catalogs c on c.id = o.catalog_id
where o.company_id <> e.company_id or o.company_id <> s.company_id or o.supplier_id <> c.supplier_id;

select 'I8 line with an item of another supplier' as broken, n.order_id::text as id from order_lines n left
  join products p on p.id = n.product_id left join accessories a on a.id = n.accessory_id
where n.supplier_id <> coalesce(p.supplier_id, a.supplier_id);

select 'I8 request with another owner' as broken, r.id::text as id from (
  select id, order_id, company_id, employee_id, supplier_id from pay_in_full_requests union all select id, order_id,
    company_id, employee_id, supplier_id from rma_requests) r
join orders o on o.id = r.order_id where (r.company_id, r.employee_id, r.supplier_id) <> (o.company_id,
  o.employee_id, o.supplier_id);

select 'I8 log of a request with another owner' as broken, l.id::text as id from (
  select l.id, l.company_id, l.employee_id, r.company_id as c, r.employee_id as e from pay_in_full_logs l
    join pay_in_full_requests r on r.id = l.request_id
  union all select l.id, l.company_id, l.employee_id, r.company_id, r.employee_id from rma_logs l
    join rma_requests r on r.id = l.request_id and r.supplier_id = l.supplier_id
  union all select l.id, l.company_id, l.employee_id, null, null from rma_logs l
    join rma_requests r on r.id = l.request_id and r.supplier_id <> l.supplier_id) l
where (l.company_id, l.employee_id) is distinct from (l.c, l.e);

select 'I8 leased order of another company' as broken, l.order_id::text as id from leasing_agreement_orders l
  join leasing_agreements a on a.id = l.leasing_agreement_id join orders o on o.id = l.order_id
where l.company_id <> a.company_id or l.company_id <> o.company_id;

select 'I8 participant or catalog of another company' as broken, p.subscription_id::text as id from (
  select p.subscription_id, p.company_id, e.company_id as other from subscription_employees p
    join employees e on e.id = p.employee_id
  union all select c.subscription_id, c.company_id, c.company_id from subscription_catalogs c) p
    join subscriptions s on s.id = p.subscription_id
where p.company_id <> s.company_id or p.other <> s.company_id;

select 'I8 row of an import with another owner' as broken, r.import_id::text as id from (
  select import_id, company_id, supplier_id from import_rows union all select import_id, company_id, supplier_id
    from import_fixes
  union all select import_id, company_id, null from import_undo union all select import_id, null, supplier_id
    from import_undo_goods) r join imports i on i.id = r.import_id
where r.company_id is distinct from i.company_id or r.supplier_id is distinct from i.supplier_id;

select 'I8 login of somebody else' as broken, m.id::text as id from memberships m
  join employees e on e.id = m.employee_id
where m.company_id <> e.company_id or (e.user_id is not null and m.user_id <> e.user_id and e.deleted_at is null);

select 'I8 session or link of another login' as broken, s.id::text as id
  from (select id, membership_id, user_id from sessions union all select id, membership_id, user_id
  from magic_links) s
join memberships m on m.id = s.membership_id where m.user_id <> s.user_id;

select 'I8 mail about the file of another company' as broken, m.id::text as id from outbox m left
  join salary_files s on s.id = m.salary_file_id left join order_files f on f.id = m.order_file_id
where m.company_id is distinct from coalesce(s.company_id, f.company_id, m.company_id);

-- A key is written with its effect: one that is there has its answer. A mail that left is recorded once, with when.
select 'I9 repeated request without its answer' as broken, key as id from idempotency_keys where status is null
  or body is null;

select 'I9 key twice' as broken, key as id from idempotency_keys group by user_id, key having count(*) > 1;

select 'I9 mail for one cause twice' as broken, min(id::text) as id from outbox where dedupe_key is not null
  group by dedupe_key having count(*) > 1;

select 'I9 mail whose record is half' as broken, id::text as id from outbox
  where (status = 'SENT') <> (sent_at is not null) or (status = 'SENT' and attempts < 1);

select 'I9 file said to be sent without its mail' as broken, f.id::text as id from (
  select id, created_at, (select count(*) from outbox m where m.salary_file_id = s.id and m.status = 'SENT') as sent
    from salary_files s where is_sent
  union all select id, created_at, (select count(*) from outbox m where m.order_file_id = o.id and m.status = 'SENT')
    from order_files o where is_sent) f
where f.sent = 0 and f.created_at > current_setting('app.now')::timestamptz - interval '4 years';

-- The seals are a chain, and each line is as it was sealed. A line is forgotten after five years, its seal stays.
select 'I10 seal that does not follow' as broken, s.seal_no::text as id from (
  select a.*, lag(a.hash, 1, '\x'::bytea) over (order by a.seal_no) as before,
    row_number() over (order by a.seal_no) as place from audit_seals a) s
where s.seal_no <> s.place or s.hash <> sha256(s.before || s.line_hash || int8send(s.line_at));

select 'I10 audit line that is not what was sealed' as broken, s.line_id::text as id from audit_seals s left
  join audit_log a on a.id = s.line_id
where (a.id is null and s.line_at > (extract(epoch from now() - interval '5 years') * 1000000)::bigint)
  or s.line_hash <> sha256(convert_to(audit_line_text(a), 'UTF8'));

-- Money that moved has its line in the log.
select 'I10 money without an audit line' as broken, w.id::text as id from (
  select id, created_at as at, 'salary-file.created' as action from salary_files
  union all select id, created_at, 'orders.processed' from order_files where undone_at is null
  union all select id, created_at, 'leasing.created' from leasing_agreements
  union all select id, dispatched_at, 'order.dispatched' from orders where dispatched_at is not null
  union all select id, created_at, 'pay-in-full.created' from pay_in_full_requests) w
where w.at > current_setting('app.now')::timestamptz - interval '4 years'
  and not exists (select from audit_log a where a.entity_id = w.id::text and a.action = w.action);

-- And that line was written by the transaction that moved it: a draw that waits in a file was taken by its last one.
-- Lines of one transaction with an hour between them came together from a dump, which keeps no transaction.
select 'I10 draws taken by another transaction than was logged' as broken, d.id::text as id from salary_draws d
where d.status = 'IN_FILE' and exists (select from audit_log a where a.entity_id = d.salary_file_id::text
  and a.action = 'salary-file.created' and a.xmin <> d.xmin
  and a.xmin::text not in (select b.xmin::text from audit_log b
    group by b.xmin::text having max(b.at) - min(b.at) > interval '1 hour'));

-- The price of a request is the sum of its lines (the fee is one of them) and VAT.
select 'I11 price of a request is not its lines' as broken, r.id::text as id from pay_in_full_requests r
where r.price_ex_vat <> (select coalesce(sum((line ->> 'amount')::bigint), 0)
  from jsonb_array_elements(r.price_lines) line) or r.total <> r.price_ex_vat + r.vat or r.vat < 0
or exists (select from jsonb_array_elements(r.price_lines) line where line ->> 'key' = 'fee'
  and (line ->> 'amount')::bigint <> r.pif_fee)
or exists (select from jsonb_array_elements(r.price_lines) line
  where (line ->> 'months')::bigint * (line ->> 'perMonth')::bigint <> (line ->> 'amount')::bigint);

select 'I11 payment for two requests' as broken, transaction_id as id from pay_in_full_requests
  where transaction_id is not null group by transaction_id having count(*) > 1;

select 'I11 paid without its payment' as broken, r.id::text as id from pay_in_full_requests r
where r.transaction_id is null and (r.status = 'PAID'
  or exists (select from pay_in_full_logs l where l.request_id = r.id and l.to_status = 'PAID'));

select 'I11 two open requests for one order' as broken, order_id::text as id from pay_in_full_requests
  where status <> 'CLOSED' group by order_id having count(*) > 1;

-- An import that is done accounts for every row, and nobody is there twice.
select 'I9 rows of an import not accounted for' as broken, id::text as id from imports where status = 'DONE'
  and total <> new_rows + changed_rows + unchanged_rows + error_rows;

select 'I8 employee twice' as broken, min(id::text) as id from employees where deleted_at is null
  group by company_id, lower(email) having count(*) > 1
union all select 'I8 employee twice', min(id::text) from employees where deleted_at is null and employ_no is not null
  group by company_id, employ_no having count(*) > 1;

-- A VAT of 0 is one that a rate of 0 said on the order's day; without such a rate the country had none (DECISIONS 31).
select 'I12 order priced without VAT' as broken, o.id::text as id from orders o
join companies c on c.id = o.company_id
where o.pricing #>> '{offer,terms,vatRate}' = '0' and o.status <> 'DELETED' and (select r.basis_points from tax_rates r
  where r.country = c.country and r.code = 'vat' and r.valid_from <= o.ordered_on
  order by r.valid_from desc limit 1) is distinct from 0;
