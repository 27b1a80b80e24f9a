-- What must hold after any fault; each statement answers the rows that break it, so all of them must be empty.

-- an order in process or later has exactly one live dispatch
select 'order without its order file' as broken, o.id::text from orders o
where o.status in ('PROCESSING', 'DISPATCHED', 'COMPLETED') and o.order_file_id is not null
and (select count(*) from order_file_orders f where f.order_id = o.id and f.attempt = o.attempt) <> 1;

-- an order file counts the orders it carries
select 'order file with another count' as broken, f.id::text from order_files f
where f.undone_at is null and f.order_count <> (select count(*) from order_file_orders o where o.order_file_id = f.id);

-- the history of an order ends in its status
select 'history does not end in the status' as broken, o.id::text from orders o
where exists (select from order_events e where e.order_id = o.id and e.kind = 'STATUS')
and o.status <> (select e.to_status from order_events e where e.order_id = o.id and e.kind = 'STATUS' order by e.at desc, e.id desc limit 1);

-- one automatic file a company, currency and period; its sum and count are those of its draws
select 'salary file with another sum' as broken, f.id::text from salary_files f
where f.total <> (select coalesce(sum(d.amount), 0) from salary_draws d where d.salary_file_id = f.id);

-- every draw of an order has the same amount
select 'unequal draws' as broken, d.order_id::text from salary_draws d where d.kind = 'planned' group by d.order_id having min(d.amount) <> max(d.amount);

-- termination insurance only with all-risk
select 'termination insurance alone' as broken, id::text from orders where employee_ins_month > 0 and all_risk_month = 0;

-- an import that is done accounts for every row
select 'rows not accounted for' as broken, id::text from imports where status = 'DONE' and total <> new_rows + changed_rows + unchanged_rows + error_rows;

-- nobody is there twice
select 'employee number twice' as broken, company_id::text || employ_no from employees where deleted_at is null and employ_no is not null group by company_id, employ_no having count(*) > 1;
