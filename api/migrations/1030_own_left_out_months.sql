-- Employees read which months of their own orders were left out; suppliers, who see the order too, do not (RULES 3.6).
create policy left_out_months_own on left_out_months for select
  using ((select app_role()) = 'employee' and exists (select from orders o where o.id = left_out_months.order_id
    and o.employee_id = (select app_employee())));
