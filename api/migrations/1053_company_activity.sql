-- A company reads what happened in it, from the one audit log; refused attempts stay with the back office.
create policy audit_log_company on audit_log for select
  using ((select app_role()) = 'company' and company_id = (select app_company())
    and action not like 'access.%' and action not like 'denials.%' and action not like 'login.%');

-- The name of what a line is about, as far as the reader may see it; null when it is gone or somebody else's.
create function audit_subject(entity text, entity_id text) returns text
language plpgsql stable set search_path = public, pg_temp as $$
declare id_of uuid;
begin
  if entity_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return null; end if;
  id_of := entity_id::uuid;
  return case entity
    when 'employee' then (select e.name from employees e where e.id = id_of)
    when 'user' then (select u.name from users u where u.id = id_of)
    when 'membership' then (select u.name from memberships m join users u on u.id = m.user_id where m.id = id_of)
    when 'company' then (select c.company_name from companies c where c.id = id_of)
    when 'supplier' then (select s.name from suppliers s where s.id = id_of)
    when 'catalog' then (select in_language(c.display_name, c.danish_name) from catalogs c where c.id = id_of)
    when 'category' then (select in_language(c.name, c.danish_name) from categories c where c.id = id_of)
    when 'product' then (select p.product_name from products p where p.id = id_of)
    when 'subscription' then (select s.subscription_name from subscriptions s where s.id = id_of)
    when 'order' then (select o.order_number::text from orders o where o.id = id_of)
    when 'pay-in-full-request' then
      (select o.order_number::text from pay_in_full_requests r join orders o on o.id = r.order_id where r.id = id_of)
    when 'rma-request' then
      (select o.order_number::text from rma_requests r join orders o on o.id = r.order_id where r.id = id_of)
    when 'salary_file' then (select f.file_name from salary_files f where f.id = id_of)
    when 'order_file' then (select f.file_name from order_files f where f.id = id_of)
    when 'salary_system' then (select s.name from salary_systems s where s.id = id_of)
    when 'hr_system' then (select s.name from hr_systems s where s.id = id_of)
    when 'currency' then (select c.iso_code from currencies c where c.id = id_of)
    when 'leasing_agreement' then (select l.name from leasing_agreements l where l.id = id_of)
    when 'leasing_partner' then (select l.name from leasing_partners l where l.id = id_of)
  end;
end $$;
revoke all on function audit_subject(text, text) from public;
grant execute on function audit_subject(text, text) to portal_tenant;
