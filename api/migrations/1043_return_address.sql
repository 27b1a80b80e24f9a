-- A supplier may take returns and repairs at another address than its own; without a first line its own is used.
alter table suppliers
  add column return_address_line_one text not null default '',
  add column return_address_line_two text not null default '',
  add column return_zipcode text not null default '',
  add column return_city text not null default '',
  add column return_country text not null default '';

create or replace function return_address(for_order uuid) returns table (name text, address_line_one text,
  address_line_two text, zipcode text, city text, country text, email text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  caller text := app_role();
begin
  return query select s.name, a.line_one, a.line_two, a.zip, a.town, a.land, s.email
    from orders o join suppliers s on s.id = o.supplier_id
    cross join lateral (select * from (values
      (1, s.return_address_line_one, s.return_address_line_two, s.return_zipcode, s.return_city, s.return_country),
      (2, s.address_line_one, s.address_line_two, s.zipcode, s.city, s.country))
      as given (rank, line_one, line_two, zip, town, land)
      where given.line_one <> '' or given.rank = 2 order by given.rank limit 1) a
    where o.id = for_order and (caller in ('admin', 'system')
      or (caller = 'employee' and o.employee_id = app_employee())
      or (caller = 'company' and o.company_id = app_company())
      or (caller = 'supplier' and o.supplier_id = app_supplier()));
end $$;
call keep_owners();
