-- The end of an order's term (DECISIONS 40): the employee buys the item or sends it back, a running service goes on
-- until it is ended. Terms that were over before the portal asked stay as they are. A server of the release before
-- writes none of these columns, and its orders are asked about by the next one.
alter table orders
  add column end_of_term text check (end_of_term in ('OPEN', 'BUY', 'RETURN', 'BOUGHT', 'RETURNED', 'RUNS_ON',
    'ENDING', 'ENDED')),
  -- the last reminder that was sent, in days before the end
  add column end_of_term_reminded smallint,
  add column term_over_at timestamptz,
  add column return_by date,
  add column returned_on date;
update orders set end_of_term = 'ENDED', term_over_at = now()
where status in ('DISPATCHED', 'COMPLETED') and expire_date < current_date;
-- What still comes to its end is few among many.
create index orders_term_idx on orders (expire_date) where term_over_at is null
  and status in ('DISPATCHED', 'COMPLETED');
create index orders_bought_idx on orders (id) where end_of_term = 'BUY';
create index orders_to_return_idx on orders (supplier_id, expire_date) where end_of_term = 'RETURN';

-- Buying at the end of the term is paid as a pay-in-full is, but nothing of the term is left to pay.
alter table pay_in_full_requests add column is_end_of_term boolean not null default false;

-- The last reminder of a lease's end that was sent, in days before it.
alter table leasing_agreements add column end_reminded smallint;

-- Where an order's item goes back to. Its employee needs the supplier's address also when the catalog has been taken
-- from the company since.
create function return_address(for_order uuid) returns table (name text, address_line_one text, address_line_two text,
  zipcode text, city text, country text, email text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  caller text := app_role();
begin
  return query select s.name, s.address_line_one, s.address_line_two, s.zipcode, s.city, s.country, s.email
    from orders o join suppliers s on s.id = o.supplier_id
    where o.id = for_order and (caller in ('admin', 'system')
      or (caller = 'employee' and o.employee_id = app_employee())
      or (caller = 'company' and o.company_id = app_company())
      or (caller = 'supplier' and o.supplier_id = app_supplier()));
end $$;
revoke all on function return_address(uuid) from public;
grant execute on function return_address(uuid) to portal_tenant;
call keep_owners();
