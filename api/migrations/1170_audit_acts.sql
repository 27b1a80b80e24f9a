-- Lines of one act are shown as one: those of one request, or of the calls of one act that the page names, with the
-- same action. Made of columns that are sealed, so nobody can move a line into another act.
alter table audit_log add column act text not null generated always as
  (coalesce(detail ->> 'act', nullif(request_id, ''), id::text) || ' ' || action) stored;
create index audit_log_act_idx on audit_log (act, id desc);
create index audit_log_request_idx on audit_log (request_id) where request_id <> '';

-- The name of what a line is about, as far as the reader may see it; null when it is gone or somebody else's. A tax
-- rate answers its code and country, which the server has words for.
create or replace function audit_subject(entity text, entity_id text) returns text
language plpgsql stable set search_path = public, pg_temp as $$
declare id_of uuid;
begin
  if entity_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return null; end if;
  id_of := entity_id::uuid;
  return case replace(entity, '-', '_')
    when 'employee' then (select e.name from employees e where e.id = id_of)
    when 'user' then (select u.name from users u where u.id = id_of)
    when 'membership' then (select u.name from memberships m join users u on u.id = m.user_id where m.id = id_of)
    when 'company' then (select c.company_name from companies c where c.id = id_of)
    when 'supplier' then (select s.name from suppliers s where s.id = id_of)
    when 'branding' then coalesce((select c.company_name from companies c where c.id = id_of),
      (select s.name from suppliers s where s.id = id_of))
    when 'catalog' then (select in_language(c.display_name, c.danish_name) from catalogs c where c.id = id_of)
    when 'category' then (select in_language(c.name, c.danish_name) from categories c where c.id = id_of)
    when 'product' then (select p.product_name from products p where p.id = id_of)
    when 'accessory' then (select a.product_name from accessories a where a.id = id_of)
    when 'subscription' then (select s.subscription_name from subscriptions s where s.id = id_of)
    when 'order' then (select o.order_number::text from orders o where o.id = id_of)
    when 'pay_in_full_request' then
      (select o.order_number::text from pay_in_full_requests r join orders o on o.id = r.order_id where r.id = id_of)
    when 'rma_request' then
      (select o.order_number::text from rma_requests r join orders o on o.id = r.order_id where r.id = id_of)
    when 'salary_file' then (select f.file_name from salary_files f where f.id = id_of)
    when 'order_file' then (select f.file_name from order_files f where f.id = id_of)
    when 'salary_system' then (select s.name from salary_systems s where s.id = id_of)
    when 'hr_system' then (select s.name from hr_systems s where s.id = id_of)
    when 'currency' then (select c.iso_code from currencies c where c.id = id_of)
    when 'leasing_agreement' then (select l.name from leasing_agreements l where l.id = id_of)
    when 'leasing_partner' then (select l.name from leasing_partners l where l.id = id_of)
    when 'import' then (select i.file_name from imports i where i.id = id_of)
    when 'import_mapping' then (select m.name from import_mappings m where m.id = id_of)
    when 'tax_rate' then (select r.code || ' ' || r.country from tax_rates r where r.id = id_of)
  end;
end $$;

-- What a search of the log is about: things whose name or number is like the pattern, as far as the reader may see
-- them, by the entity and id that lines carry.
create function audit_things(pattern text) returns table (entity text, entity_id text)
language sql stable set search_path = public, pg_temp as $$
  select 'employee', e.id::text from employees e where e.name ilike pattern or e.employ_no ilike pattern
  union all select 'user', u.id::text from users u where u.name ilike pattern or u.email ilike pattern
  union all select 'membership', m.id::text from memberships m join users u on u.id = m.user_id
    where u.name ilike pattern or u.email ilike pattern
  union all select called, c.id::text from companies c, unnest(array['company', 'branding']) called
    where c.company_name ilike pattern
  union all select called, s.id::text from suppliers s, unnest(array['supplier', 'branding']) called
    where s.name ilike pattern
  union all select 'catalog', c.id::text from catalogs c
    where c.display_name ilike pattern or c.danish_name ilike pattern or c.catalog_name ilike pattern
  union all select 'category', c.id::text from categories c where c.name ilike pattern or c.danish_name ilike pattern
  union all select 'product', p.id::text from products p where p.product_name ilike pattern or p.sku ilike pattern
  union all select 'accessory', a.id::text from accessories a where a.product_name ilike pattern or a.sku ilike pattern
  union all select 'subscription', s.id::text from subscriptions s where s.subscription_name ilike pattern
  union all select 'order', o.id::text from orders o
    where o.order_number::text ilike pattern or o.employee_name ilike pattern
  union all select called, r.id::text from pay_in_full_requests r join orders o on o.id = r.order_id,
    unnest(array['pay-in-full-request', 'pay_in_full_request']) called
    where o.order_number::text ilike pattern or o.employee_name ilike pattern
  union all select called, r.id::text from rma_requests r join orders o on o.id = r.order_id,
    unnest(array['rma-request', 'rma_request']) called
    where o.order_number::text ilike pattern or o.employee_name ilike pattern
  union all select 'order_file', f.id::text from order_files f where f.file_name ilike pattern
    or exists (select from order_file_orders l join orders o on o.id = l.order_id
      where l.order_file_id = f.id and o.order_number::text ilike pattern)
  union all select 'salary_file', f.id::text from salary_files f where f.file_name ilike pattern
  union all select 'salary_system', s.id::text from salary_systems s where s.name ilike pattern
  union all select 'hr_system', s.id::text from hr_systems s where s.name ilike pattern
  union all select 'currency', c.id::text from currencies c where c.iso_code ilike pattern
  union all select 'leasing_agreement', l.id::text from leasing_agreements l where l.name ilike pattern
  union all select 'leasing_partner', l.id::text from leasing_partners l where l.name ilike pattern
  union all select 'import', i.id::text from imports i where i.file_name ilike pattern
  union all select 'import_mapping', m.id::text from import_mappings m where m.name ilike pattern
$$;
revoke all on function audit_things(text) from public;
grant execute on function audit_things(text) to portal_tenant;
