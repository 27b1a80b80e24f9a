-- functions and procedures

CREATE OR REPLACE FUNCTION public.accept_membership(membership uuid)
 RETURNS TABLE(user_id uuid, membership_id uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  waiting memberships;
  person uuid;
  accepted uuid;
begin
  perform assert_system();
  select m.* into waiting from memberships m where m.id = membership and m.user_id is null and m.blocked_at is null
    and not exists (select from employees e where e.id = m.employee_id and e.deleted_at is not null) for update;
  if not found then return; end if;

  select u.id into person from users u where u.email = waiting.email and u.deleted_at is null for update;
  if person is null then
    insert into users (email, name, language, status, email_proved_at, password_hash, must_change_password,
      phone_number, note, address_line_one, address_line_two, zipcode, city, country)
    select waiting.email, waiting.name, waiting.language, 'ACTIVE', now(), waiting.password_hash,
      waiting.password_hash is not null,
      coalesce(d.phone_number, ''), coalesce(d.note, ''), coalesce(d.address_line_one, ''),
        coalesce(d.address_line_two, ''), coalesce(d.zipcode, ''), coalesce(d.city, ''), coalesce(d.country, '')
    from jsonb_to_record(waiting.details) as d (phone_number text, note text, address_line_one text,
      address_line_two text, zipcode text, city text, country text)
    returning id into person;
  else
    perform prove_address(person);
  end if;

  -- The same membership, when the login has it already.
  select m.id into accepted from memberships m where m.user_id = person and m.role = waiting.role
    and m.company_id is not distinct from waiting.company_id
    and m.supplier_id is not distinct from waiting.supplier_id
      and m.employee_id is not distinct from waiting.employee_id;
  if accepted is null then
    accepted := waiting.id;
    update memberships m set user_id = person, email = null, name = null, language = null, password_hash = null,
      details = '{}' where m.id = waiting.id;
  else
    update magic_links k set membership_id = accepted, user_id = person where k.membership_id = waiting.id;
    delete from memberships m where m.id = waiting.id;
  end if;
  update magic_links k set user_id = person where k.membership_id = accepted;
  update employees e set user_id = person, status = case when e.status = 'PENDING' then 'ACTIVE' else e.status end
  where e.company_id = waiting.company_id and e.deleted_at is null and e.user_id is null
    and (e.id = waiting.employee_id or (waiting.role = 'company' and e.role = 'COMPANY' and e.email = waiting.email));
  return query select person, accepted;
end $function$
;
revoke all on function accept_membership(uuid) from public;
grant execute on function accept_membership(uuid) to portal_tenant;

CREATE OR REPLACE FUNCTION public.acts_as()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.tenant', true), '')::uuid $function$
;

CREATE OR REPLACE PROCEDURE public.add_policies(IN table_name text, IN reads text, IN writes text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('create policy %I on %I for select using (%s)', table_name || '_read', table_name, reads);
  execute format('create policy %I on %I for insert with check (%s)', table_name || '_insert', table_name, writes);
  execute format('create policy %I on %I for update using (%s) with check (%s)',
    table_name || '_update', table_name, writes, writes);
  execute format('create policy %I on %I for delete using (%s)', table_name || '_delete', table_name, writes);
  execute format('grant select, insert, update, delete on %I to portal_tenant', table_name);
end $procedure$
;

CREATE OR REPLACE FUNCTION public.app_company()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.company', true), '')::uuid $function$
;

CREATE OR REPLACE FUNCTION public.app_employee()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.employee', true), '')::uuid $function$
;

CREATE OR REPLACE FUNCTION public.app_role()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.role', true), '') $function$
;

CREATE OR REPLACE FUNCTION public.app_supplier()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.supplier', true), '')::uuid $function$
;

CREATE OR REPLACE FUNCTION public.app_user()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.user', true), '')::uuid $function$
;

CREATE OR REPLACE FUNCTION public.applied_migrations()
 RETURNS SETOF character varying
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select name from kysely_migration $function$
;
revoke all on function applied_migrations() from public;
grant execute on function applied_migrations() to portal_api;

CREATE OR REPLACE FUNCTION public.as_company()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select case when current_setting('app.role', true) = 'company' then app_company() end $function$
;

CREATE OR REPLACE FUNCTION public.as_supplier()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select case when current_setting('app.role', true) = 'supplier' then app_supplier() end $function$
;

CREATE OR REPLACE FUNCTION public.assert_ships(for_order uuid, in_status text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  caller text := app_role();
begin
  perform from orders o
    where o.id = for_order and o.status = any (string_to_array(in_status, ' ')) and not o.is_proposal
    and (caller in ('admin', 'system') or (caller = 'supplier' and o.supplier_id = app_supplier())
      or (caller = 'company' and o.company_id = app_company() and o.status = 'PROCESSING'));
  if not found then raise exception 'order is not the caller''s to ship' using errcode = '42501'; end if;
end $function$
;
revoke all on function assert_ships(uuid,text) from public;

CREATE OR REPLACE FUNCTION public.assert_system()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if coalesce(app_role(), '') <> 'system' then raise exception 'only the portal itself forgets'
    using errcode = '42501'; end if;
end $function$
;
revoke all on function assert_system() from public;
grant execute on function assert_system() to portal_tenant;

CREATE OR REPLACE FUNCTION public.audit_line_text(line audit_log)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select jsonb_build_array(line.id, (extract(epoch from line.at) * 1000000)::bigint, line.actor_id, line.actor_role,
    line.action, line.entity,
    line.entity_id, line.company_id, line.supplier_id, line.request_id, line.detail)::text
$function$
;

CREATE OR REPLACE FUNCTION public.audit_subject(entity text, entity_id text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$
;
revoke all on function audit_subject(text,text) from public;
grant execute on function audit_subject(text,text) to portal_tenant;

CREATE OR REPLACE FUNCTION public.audit_things(pattern text)
 RETURNS TABLE(entity text, entity_id text)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;
revoke all on function audit_things(text) from public;
grant execute on function audit_things(text) to portal_tenant;

CREATE OR REPLACE PROCEDURE public.belong(IN tables text[], IN reads text, IN writes text)
 LANGUAGE plpgsql
AS $procedure$
declare
  name text;
  whose constant text :=
    'case (select acts_as()) %s when ''00000000-0000-0000-0000-000000000000'' then true else false end';
begin
  foreach name in array tables loop
    call add_policies(name, format(whose, reads), format(whose, writes));
  end loop;
end $procedure$
;

CREATE OR REPLACE FUNCTION public.catalog_uses(of_supplier uuid, on_day date)
 RETURNS TABLE(catalog_id uuid, company_id uuid, subscriptions integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if app_company() is not null or coalesce(app_supplier(), of_supplier) <> of_supplier then return; end if;
  return query
  select sc.catalog_id, sc.company_id, count(*)::int
  from catalogs c
  join subscription_catalogs sc on sc.catalog_id = c.id
  join subscriptions s on s.id = sc.subscription_id
  where (c.supplier_id = of_supplier or exists (select from given_catalogs g
      join companies o on o.supplier_id = g.reseller_id
      where g.catalog_id = c.id and g.reseller_id = of_supplier and o.id = sc.company_id))
    and s.status = 'OPEN' and s.end_date >= on_day and s.deleted_at is null
  group by 1, 2;
end $function$
;
revoke all on function catalog_uses(uuid,date) from public;
grant execute on function catalog_uses(uuid,date) to portal_tenant;

CREATE OR REPLACE FUNCTION public.clear_orders(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update pay_in_full_requests r set contact_phone = '', contact_email = '', comment = '', reason = ''
    where r.order_id = any (ids);
  update pay_in_full_logs l set actor_name = '', text = '' from pay_in_full_requests r where r.id = l.request_id
    and r.order_id = any (ids);
  update rma_requests r set what_happened = '', comment = '' where r.order_id = any (ids);
  update rma_logs l set actor_name = '', text = '' from rma_requests r where r.id = l.request_id
    and r.order_id = any (ids);
  update order_events e set actor_name = '', reason = '' where e.order_id = any (ids);
  update orders o set employee_name = former_employee(o.employee_id), department = '', delivery_name = '',
    delivery_att = '', delivery_address1 = '', delivery_address2 = '', delivery_zip = '',
    delivery_city = '', delivery_country = '', delivery_phone = '', delivery_email = '', note = '', accepted_ip = '',
      awaits_confirmation = false, version = o.version + 1
  where o.id = any (ids);
end $function$
;
revoke all on function clear_orders(uuid[]) from public;

CREATE OR REPLACE FUNCTION public.clear_traces(employee uuid)
 RETURNS SETOF text
 LANGUAGE plpgsql
AS $function$
declare
  person employees;
  pattern text;
  former constant text := former_employee(employee);
begin
  select e.* into person from employees e where e.id = employee;
  pattern := words_pattern(names_of(employee));
  update order_events e set actor_name = former where e.actor_id = person.user_id
    and e.company_id = person.company_id and e.actor_name <> '';
  update pay_in_full_logs l set actor_name = former where l.actor_id = person.user_id
    and l.company_id = person.company_id and l.actor_name <> '';
  update rma_logs l set actor_name = former where l.actor_id = person.user_id and l.company_id = person.company_id
    and l.actor_name <> '';
  delete from import_undo u where u.employee_id = employee;
  delete from outbox m where m.company_id = person.company_id and m.salary_file_id is null and m.order_file_id is null
    and lower(m.to_address) in (lower(person.email), nullif(lower(person.email_private), ''),
      (select lower(u.email) from users u where u.id = person.user_id));
  -- Answers that name the person or the person's row, given to those who could see it.
  delete from idempotency_keys k where (k.body ~* pattern or k.body like '%' || employee || '%'
    or k.route like '%' || employee || '%')
    and (k.user_id = person.user_id or k.user_id in (select m.user_id from memberships m
      where m.company_id = person.company_id or m.role = 'admin'
      or m.supplier_id in (select o.supplier_id from orders o where o.employee_id = employee)));
  if pattern is not null then
    update outbox m set subject = regexp_replace(m.subject, pattern, former, 'gi'), html = regexp_replace(m.html,
      pattern, former, 'gi'), text = regexp_replace(m.text, pattern, former, 'gi'),
      dedupe_key = regexp_replace(m.dedupe_key, pattern, former, 'gi'),
        attachments = regexp_replace(m.attachments::text, pattern, former, 'gi')::jsonb
    where m.company_id = person.company_id and (m.text || ' ' || m.subject || ' ' || coalesce(m.dedupe_key,
      '')) ~* pattern;
    update jobs j set payload = regexp_replace(j.payload::text, pattern, former, 'gi')::jsonb,
      result = regexp_replace(j.result::text, pattern, former, 'gi')::jsonb
    where j.company_id = person.company_id and j.finished_at is not null
      and (j.payload::text || coalesce(j.result::text, '')) ~* pattern;
    update imports i set summary = regexp_replace(i.summary::text, pattern, former, 'gi')::jsonb
      where i.company_id = person.company_id and i.summary::text ~* pattern;
  end if;
  -- A row of a staff file is the person's when it has the number, an address or the name, in one cell or in several.
  delete from import_rows r where r.company_id = person.company_id and (r.cells ? person.employ_no
    or array_to_string(array(select jsonb_array_elements_text(r.cells)), ' ') ~* pattern);
  delete from import_fixes f where f.company_id = person.company_id and (f.cells ? person.employ_no
    or array_to_string(array(select jsonb_array_elements_text(f.cells)), ' ') ~* pattern);
  return query
  with known as (select i.id, i.path from imports i where i.company_id = person.company_id
    and i.kind = 'EMPLOYEES' and i.status not in ('CHECKING', 'RUNNING', 'UNDOING')),
  gone as (update imports i set path = '', file_name = '', samples = '[]', proposal = without_samples(i.proposal),
    version = i.version + 1,
    status = case when i.status in ('UPLOADED', 'CHECKED') then 'FAILED' else i.status end,
      error = case when i.status in ('UPLOADED', 'CHECKED') then 'file-not-found' else i.error end
    from known where known.id = i.id)
  select known.path from known where known.path <> '';
end $function$
;
revoke all on function clear_traces(uuid) from public;

CREATE OR REPLACE FUNCTION public.closed_to_catalogs(wanted uuid[], new_catalog uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.id from companies c join company_settings s on s.company_id = c.id
  where c.id = any (wanted) and not s.open_for_benefits
    and (app_role() in ('admin', 'system') or (app_role() = 'supplier' and c.supplier_id = app_supplier()))
    and exists (select from catalog_assignments a where a.company_id = c.id)
    and not exists (select from catalog_assignments a where a.company_id = c.id and a.catalog_id = new_catalog)
$function$
;
revoke all on function closed_to_catalogs(uuid[],uuid) from public;
grant execute on function closed_to_catalogs(uuid[],uuid) to portal_tenant;

CREATE OR REPLACE FUNCTION public.count_attempts(keys text[], most integer[], minutes integer[], growing boolean[], longest_lock integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  present timestamptz;
  found_row attempts;
  free_at timestamptz;
  wait integer := 0;
begin
  -- A power cut may lose the counts of the last half second, and ends the guessing for longer.
  perform set_config('synchronous_commit', 'off', true);
  for at in 1 .. cardinality(keys) loop
    insert into attempts values (keys[at], 0, clock_timestamp(), clock_timestamp()) on conflict do nothing;
    select * into found_row from attempts a where a.key = keys[at] for update;
    present := clock_timestamp();
    if present >= (case when growing[at] then found_row.last_at
      else found_row.since end) + make_interval(mins => minutes[at]) then
      update attempts a set failures = 0, since = present, last_at = present where a.key = keys[at];
    elsif found_row.failures >= most[at] then
      free_at := case when growing[at] then found_row.last_at + make_interval(mins => least(longest_lock,
        found_row.failures - most[at] + 1))
        else found_row.since + make_interval(mins => minutes[at]) end;
      if free_at > present then wait := greatest(wait, ceil(extract(epoch from free_at - present))::integer); end if;
    end if;
  end loop;
  if wait > 0 then return wait; end if;
  update attempts a set failures = a.failures + 1, last_at = clock_timestamp(), since = case when a.failures = 0
    then clock_timestamp() else a.since end where a.key = any (keys);
  return null;
end $function$
;
revoke all on function count_attempts(text[],integer[],integer[],boolean[],integer) from public;
grant execute on function count_attempts(text[],integer[],integer[],boolean[],integer) to portal_api;

CREATE OR REPLACE FUNCTION public.credits_of(drawn bigint[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select jsonb_agg(jsonb_build_object('draw', d.id, 'kind', d.kind, 'gross', d.gross_amount, 'net', d.net_amount,
    'grossCode', nullif(trim(f.wage_codes ->> case d.kind when 'final' then 'finalGross' else 'gross' end), ''),
    'netCode', nullif(trim(f.wage_codes ->> case d.kind when 'final' then 'finalNet' else 'net' end), ''))
    order by d.period, d.id)
  from salary_draws d left join salary_files f on f.id = d.salary_file_id where d.id = any (drawn)
$function$
;
revoke all on function credits_of(bigint[]) from public;
grant execute on function credits_of(bigint[]) to portal_tenant;

CREATE OR REPLACE FUNCTION public.decline_recipients(proposal uuid)
 RETURNS TABLE(email text, language text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select u.email, person_language(u.own_language, u.language, null) from orders o
  join memberships m on m.role = 'company' and m.company_id = o.company_id and m.blocked_at is null
  join users u on u.id = m.user_id and u.status <> 'BLOCKED' and u.deleted_at is null
  where o.id = decline_recipients.proposal and o.is_proposal and o.employee_id = app_employee()
  order by u.email
$function$
;
revoke all on function decline_recipients(uuid) from public;
grant execute on function decline_recipients(uuid) to portal_tenant;

CREATE OR REPLACE FUNCTION public.draw_terms(for_order uuid)
 RETURNS TABLE(effect_day date, salary_day integer, start_mode text, closed_periods text[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform assert_ships(for_order, 'PROCESSING');
  return query
  select s.effect_date, c.salary_day, c.draw_start_mode,
    array(select distinct f.period from salary_files f where f.company_id = o.company_id and f.currency = o.currency)
  from orders o
  join subscriptions s on s.id = o.subscription_id
  join company_settings c on c.company_id = o.company_id
  where o.id = for_order;
end $function$
;
revoke all on function draw_terms(uuid) from public;
grant execute on function draw_terms(uuid) to portal_tenant;

CREATE OR REPLACE FUNCTION public.employee_deliveries(ids uuid[])
 RETURNS TABLE(employee_id uuid, state text, at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own uuid := case when app_role() = 'company' then app_company() end;
begin
  return query
  select e.id, case o.status when 'SENT' then 'SENT' when 'WAITING' then 'WAITING' else 'FAILED' end,
    coalesce(o.sent_at, o.created_at)
  from employees e
  cross join lateral (
    select m.status, m.sent_at, m.created_at from outbox m
    where m.to_address = e.email and m.company_id = e.company_id and m.kind in ('invitation', 'login-link')
    order by m.created_at desc limit 1) o
  where e.company_id = own and e.deleted_at is null and e.id = any (ids);
end $function$
;
revoke all on function employee_deliveries(uuid[]) from public;
grant execute on function employee_deliveries(uuid[]) to portal_tenant;

CREATE OR REPLACE FUNCTION public.employee_mails(of_employee uuid, most integer)
 RETURNS TABLE(id uuid, subject text, state text, at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select o.id, o.subject, o.status, coalesce(o.sent_at, o.created_at)
  from employees e join outbox o on o.to_address = e.email and o.company_id = e.company_id
  where e.id = employee_mails.of_employee and e.company_id = as_company() and e.deleted_at is null
    and o.status in ('WAITING', 'SENT', 'FAILED')
  order by o.created_at desc, o.id desc limit employee_mails.most
$function$
;
revoke all on function employee_mails(uuid,integer) from public;
grant execute on function employee_mails(uuid,integer) to portal_tenant;

CREATE OR REPLACE FUNCTION public.end_sessions(user_ids uuid[], cause text, spared uuid DEFAULT NULL::uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  caller constant text := coalesce(app_role(), '');
  ended integer;
begin
  update sessions s set revoked_at = now(), revoked_cause = cause
  from memberships m
  where m.id = s.membership_id and s.user_id = any (user_ids) and s.revoked_at is null
    and s.id is distinct from spared
    and (caller in ('admin', 'system') or s.user_id = app_user()
      or (caller = 'company' and m.company_id = app_company())
      or (caller = 'supplier' and (m.supplier_id = app_supplier()
        or (m.role = 'company' and m.company_id in (select c.id from companies c
          where c.supplier_id = app_supplier())))));
  get diagnostics ended = row_count;
  return ended;
end $function$
;
revoke all on function end_sessions(uuid[],text,uuid) from public;
grant execute on function end_sessions(uuid[],text,uuid) to portal_tenant;

CREATE OR REPLACE FUNCTION public.erase_employee(employee uuid, moment timestamp with time zone)
 RETURNS SETOF text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  has_orders boolean;
begin
  if not (coalesce(app_role(), '') = 'system' or (coalesce(app_role(), '') = 'company' and exists (select
    from employees e where e.id = employee and e.company_id = app_company()))) then
    raise insufficient_privilege using message = 'a company erases its own employees';
  end if;
  return query select clear_traces(employee);
  perform clear_orders(array(select o.id from orders o where o.employee_id = employee));
  has_orders := exists (select from orders o where o.employee_id = employee);
  delete from subscription_employees p where p.employee_id = employee and not exists (select from orders o
    where o.employee_id = p.employee_id and o.subscription_id = p.subscription_id);
  update salary_file_problems p set detail = '' where p.employee_id = employee;
  delete from memberships m where m.employee_id = employee;
  delete from employee_tax_rates r where r.employee_id = employee;
  update job_employees j set before = '' where j.employee_id = employee and j.before <> '';
  update employees e set name = former_employee(e.id), email = right(replace(e.id::text, '-', ''),
    12) || '@forgotten.invalid', employ_no = case when has_orders then e.employ_no end, department = '',
    phone = '', birthday = null, gender = '', language = '', address_line1 = '', address_line2 = '',
    zip_code = '', city = '', country = '', email_private = '', phone_private = '', note = '', exit_reason = null,
    user_id = null, deleted_at = coalesce(e.deleted_at, moment), version = e.version + 1 where e.id = employee;
end $function$
;
revoke all on function erase_employee(uuid,timestamp with time zone) from public;
grant execute on function erase_employee(uuid,timestamp with time zone) to portal_tenant;

CREATE OR REPLACE FUNCTION public.erase_idle_login(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  address text;
begin
  if coalesce(app_role(), '') = '' then raise insufficient_privilege using message = 'nobody asks'; end if;
  select u.email into address from users u where u.id = person and u.deleted_at is null and not exists (select
    from memberships m where m.user_id = u.id) for update;
  if address is null then return; end if;
  update users u set email = replace(u.id::text, '-', '') || '@forgotten.invalid',
    name = 'Former user #' || right(replace(u.id::text, '-', ''), 8), password_hash = null,
    must_change_password = false, phone_number = '', note = '',
    address_line_one = '', address_line_two = '', zipcode = '', city = '', country = '',
    last_membership_id = null, new_email = null, status = 'BLOCKED', deleted_at = now(), version = u.version + 1
  where u.id = person;
  update sessions s set revoked_at = now(), revoked_cause = 'membership-removed' where s.user_id = person
    and s.revoked_at is null;
  update sessions s set ip = '', user_agent = '', address = '' where s.user_id = person;
  delete from known_devices d where d.user_id = person;
  delete from second_factors f where f.user_id = person;
  delete from magic_links l where l.user_id = person;
  delete from user_columns c where c.user_id = person;
  delete from idempotency_keys k where k.user_id = person;
  delete from outbox m where m.to_address in (address, lower(address)) and m.salary_file_id is null
    and m.order_file_id is null;
end $function$
;
revoke all on function erase_idle_login(uuid) from public;
grant execute on function erase_idle_login(uuid) to portal_tenant;

CREATE OR REPLACE FUNCTION public.follow_employee_address()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  with moved as (
    update memberships m set email = new.email, version = m.version + 1
    where m.company_id = new.company_id and m.user_id is null and m.email <> new.email
      and (m.employee_id = new.id or (m.role = 'company' and m.email = old.email))
    returning m.id)
  update magic_links k set voided_at = now() from moved where k.membership_id = moved.id and k.used_at is null
    and k.voided_at is null;
  return null;
end $function$
;
revoke all on function follow_employee_address() from public;

CREATE OR REPLACE FUNCTION public.forget_audit()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  forgotten bigint;
begin
  delete from audit_log where at < now() - interval '5 years' and id in (select s.line_id from audit_seals s);
  get diagnostics forgotten = row_count;
  return forgotten;
end $function$
;
revoke all on function forget_audit() from public;
grant execute on function forget_audit() to portal_tenant;

CREATE OR REPLACE FUNCTION public.forget_form_drafts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from form_drafts d where d.user_id = new.id;
  return null;
end $function$
;
revoke all on function forget_form_drafts() from public;

CREATE OR REPLACE FUNCTION public.forget_list_views()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from list_views v where v.user_id = new.id;
  return null;
end $function$
;
revoke all on function forget_list_views() from public;

CREATE OR REPLACE FUNCTION public.forget_notification_preferences()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from notification_preferences p where p.user_id = new.id;
  return null;
end $function$
;
revoke all on function forget_notification_preferences() from public;

CREATE OR REPLACE FUNCTION public.forget_orders(day date, most integer)
 RETURNS TABLE(order_id uuid, addendum text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  ids uuid[];
begin
  perform assert_system();
  select array_agg(due.id) into ids from (
    select o.id from orders o join companies c on c.id = o.company_id
    where (o.employee_name <> former_employee(o.employee_id) or o.addendum_path is not null
      or coalesce(o.pricing #>> '{terms,employNo}', '') <> '')
      and o.status in ('DISPATCHED', 'COMPLETED', 'DELETED') and o.ordered_on < kept_since(day, c.country)
      and last_day_of(o) < kept_since(day, c.country)
      and not exists (select from salary_draws d where d.order_id = o.id and d.status in ('PLANNED', 'SUSPENDED'))
      and not exists (select from pay_in_full_requests r where r.order_id = o.id and r.status <> 'CLOSED')
    order by o.ordered_on, o.id limit most for update of o skip locked) due;
  if ids is null then return; end if;
  perform clear_orders(ids);
  return query
  with known as (select o.id, o.addendum_path from orders o where o.id = any (ids)), gone as (
    update orders o set addendum_path = null, pricing = case when o.pricing ? 'terms' then jsonb_set(o.pricing,
      '{terms,employNo}', '""') else o.pricing end where o.id = any (ids) returning o.id)
  select known.id, known.addendum_path from known join gone on gone.id = known.id;
end $function$
;
revoke all on function forget_orders(date,integer) from public;
grant execute on function forget_orders(date,integer) to portal_tenant;

CREATE OR REPLACE FUNCTION public.forget_people(day date, moment timestamp with time zone, most integer)
 RETURNS TABLE(employee_id uuid, user_id uuid, paths text[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  one record;
begin
  perform assert_system();
  for one in
    select e.id, e.user_id from employees e join companies c on c.id = e.company_id
    where (e.name <> former_employee(e.id) or e.employ_no is not null) and (e.deleted_at is not null
      or (e.exit_date is not null and e.role = 'EMPLOYEE'))
      and case when exists (select from orders o where o.employee_id = e.id)
        then coalesce(greatest(e.exit_date, e.deleted_at::date), day) < kept_since(day, c.country)
          and not exists (select from orders o where o.employee_id = e.id
            and (o.employee_name <> former_employee(e.id) or o.addendum_path is not null))
        else e.deleted_at is not null or e.exit_date < day - interval '6 months' end
    order by e.id limit most for update of e skip locked
  loop
    employee_id := one.id;
    user_id := one.user_id;
    paths := array(select erase_employee(one.id, moment));
    update employees e set employ_no = null, status = 'BLOCKED' where e.id = one.id;
    return next;
  end loop;
end $function$
;
revoke all on function forget_people(date,timestamp with time zone,integer) from public;
grant execute on function forget_people(date,timestamp with time zone,integer) to portal_tenant;

CREATE OR REPLACE FUNCTION public.forget_private_confirmation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.private_confirmed_at := null;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.forget_texts(day date, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  since constant timestamptz := day - interval '2 years';
  n integer := 0;
  found_rows integer;
begin
  perform assert_system();
  update pay_in_full_requests set comment = '', contact_phone = '', contact_email = ''
    where id in (select r.id from pay_in_full_requests r where r.status = 'CLOSED'
    and (r.comment, r.contact_phone, r.contact_email) <> ('', '', '')
    and not exists (select from pay_in_full_logs l where l.request_id = r.id and l.at >= since) limit most);
  get diagnostics found_rows = row_count; n := n + found_rows;
  update pay_in_full_logs set text = '' where id in (select l.id from pay_in_full_logs l where l.text <> ''
    and l.at < since and not l.mail_pending limit most);
  get diagnostics found_rows = row_count; n := n + found_rows;
  update rma_requests set what_happened = '', comment = ''
    where id in (select r.id from rma_requests r where r.status in ('CLOSED', 'REJECTED', 'DECLINED')
    and (r.what_happened, r.comment) <> ('', '')
    and not exists (select from rma_logs l where l.request_id = r.id and l.at >= since) limit most);
  get diagnostics found_rows = row_count; n := n + found_rows;
  update rma_logs set text = '' where id in (select l.id from rma_logs l where l.text <> '' and l.at < since
    and not l.mail_pending limit most);
  get diagnostics found_rows = row_count; n := n + found_rows;
  return n;
end $function$
;
revoke all on function forget_texts(date,integer) from public;
grant execute on function forget_texts(date,integer) to portal_tenant;

CREATE OR REPLACE FUNCTION public.former_employee(employee uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select 'Former employee #' || right(replace(employee::text, '-', ''), 8)
$function$
;
revoke all on function former_employee(uuid) from public;

CREATE OR REPLACE FUNCTION public.give_back_draws(for_order uuid, today date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$
;
revoke all on function give_back_draws(uuid,date) from public;
grant execute on function give_back_draws(uuid,date) to portal_tenant;

CREATE OR REPLACE FUNCTION public.hasten_salary_mail(file uuid, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  caller text := app_role();
  own uuid := app_company();
  hastened boolean;
begin
  update outbox m set status = 'WAITING', send_after = moment, attempts = 0 from salary_files f
  where f.id = file and f.company_id = own and caller = 'company' and m.salary_file_id = f.id
    and m.status in ('WAITING', 'FAILED');
  hastened := found;
  return hastened;
end $function$
;
revoke all on function hasten_salary_mail(uuid,timestamp with time zone) from public;
grant execute on function hasten_salary_mail(uuid,timestamp with time zone) to portal_tenant;

CREATE OR REPLACE FUNCTION public.hasten_salary_mail(file uuid, moment timestamp with time zone, receivers text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  caller text := app_role();
  own uuid := app_company();
begin
  update outbox m set status = 'CANCELLED' from salary_files f
  where f.id = file and f.company_id = own and caller = 'company' and m.salary_file_id = f.id
    and m.status in ('WAITING', 'FAILED') and m.to_address <> receivers;
  update outbox m set status = 'WAITING', send_after = moment, attempts = 0 from salary_files f
  where f.id = file and f.company_id = own and caller = 'company' and m.salary_file_id = f.id
    and m.status in ('WAITING', 'FAILED');
  return found;
end $function$
;
revoke all on function hasten_salary_mail(uuid,timestamp with time zone,text) from public;
grant execute on function hasten_salary_mail(uuid,timestamp with time zone,text) to portal_tenant;

CREATE OR REPLACE FUNCTION public.in_language(first_name text, danish_name text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select case when current_setting('app.language', true) = 'da-dk' and danish_name <> '' then danish_name
    else first_name end $function$
;

CREATE OR REPLACE FUNCTION public.invite_people(people jsonb, business_now timestamp with time zone)
 RETURNS TABLE(at integer, membership_id uuid, user_id uuid, email text, language text, linked boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  one record;
  member memberships;
  person users;
  linked_ids uuid[] := '{}';
  -- without a typed language: an employee, whose row and company say it
  by_row boolean;
begin
  if exists (
    select from jsonb_to_recordset(people) as l (role text, company_id uuid, supplier_id uuid)
    where not may_grant(l.role, l.company_id, l.supplier_id)
  ) then
    raise insufficient_privilege using message = 'may not grant this membership';
  end if;

  -- In one order, so that two batches with common people wait for each other instead of deadlocking.
  for one in
    select * from jsonb_to_recordset(people) as l (at integer, email text, name text, language text, role text,
      company_id uuid, supplier_id uuid, employee_id uuid,
      token_hash text, dedupe_key text, password_hash text, details jsonb) order by l.email, l.at
  loop
    by_row := one.language is null;
    if by_row then
      one.language := (select person_language(null, e.language, c.language) from companies c
        left join employees e on e.company_id = c.id and e.id = one.employee_id where c.id = one.company_id);
    end if;
    -- The membership as it is: accepted first.
    if one.role = 'employee' then
      select m.* into member from memberships m where m.company_id = one.company_id
        and m.employee_id = one.employee_id order by m.user_id is null limit 1;
    else
      select m.* into member from memberships m left join users u on u.id = m.user_id and u.deleted_at is null
      where m.role = one.role and m.company_id is not distinct from one.company_id
        and m.supplier_id is not distinct from one.supplier_id
        and coalesce(u.email, m.email) = one.email
      order by m.user_id is null limit 1;
    end if;

    if member.id is null then
      -- The login that acts for this company already, by its employee row or by its address.
      select u.* into person from users u
      where one.role in ('company', 'employee') and app_role() <> 'supplier' and u.deleted_at is null and (
        u.id = (select e.user_id from employees e where e.id = one.employee_id and e.company_id = one.company_id)
        or (u.email = one.email and exists (select from memberships m where m.user_id = u.id
          and m.company_id = one.company_id)))
      order by u.email = one.email limit 1;
      insert into memberships (user_id, role, company_id, supplier_id, employee_id, email, name, language,
        password_hash, details)
      values (person.id, one.role, one.company_id, one.supplier_id, case when one.role = 'employee'
        then one.employee_id end,
        case when person.id is null then one.email end, case when person.id is null then one.name end, case
          when person.id is null then one.language end,
        case when person.id is null then one.password_hash end, case when person.id is null
          then coalesce(one.details, '{}') else '{}' end)
      on conflict do nothing returning * into member;
      if member.id is not null and person.id is not null and one.employee_id is not null then
        update employees e set user_id = person.id where e.id = one.employee_id and e.company_id = one.company_id
          and e.user_id is null;
      end if;
      if member.id is null then
        -- Another transaction added it at this moment.
        select m.* into member from memberships m
        where m.role = one.role and m.company_id is not distinct from one.company_id
          and m.supplier_id is not distinct from one.supplier_id
          and (m.employee_id = one.employee_id or (one.role <> 'employee' and m.email = one.email))
            order by m.user_id is null limit 1;
      end if;
    elsif member.user_id is null then
      if member.email <> one.email then
        update magic_links k set voided_at = now() where k.membership_id = member.id and k.used_at is null
          and k.voided_at is null;
      end if;
      update memberships m set email = one.email, name = one.name, language = one.language,
        password_hash = coalesce(one.password_hash, m.password_hash), details = m.details
          || coalesce(one.details, '{}')
      where m.id = member.id and m.user_id is null returning m.* into member;
    end if;

    -- Two calls with the same key: the second waits here until the first has queued its mail.
    perform from memberships m where m.id = member.id for update;
    person := null;
    if member.user_id is not null then select u.* into person from users u where u.id = member.user_id; end if;
    linked := one.token_hash is not null and member.blocked_at is null and person.status is distinct from 'BLOCKED'
      and not member.id = any (linked_ids)
      and not exists (select from outbox o where o.dedupe_key = one.dedupe_key);
    if linked then
      linked_ids := linked_ids || member.id;
      insert into magic_links (user_id, membership_id, purpose, token_hash, expires_at)
      values (member.user_id, member.id, 'INVITATION', decode(one.token_hash, 'hex'), now() + interval '72 hours');
      update employees e set invited_at = business_now where e.id = one.employee_id and e.company_id = one.company_id;
    end if;
    at := one.at;
    membership_id := member.id;
    user_id := member.user_id;
    email := coalesce(person.email, member.email);
    language := person_language(person.own_language, case when by_row then one.language else person.language end,
      member.language);
    return next;
  end loop;
end $function$
;
revoke all on function invite_people(jsonb,timestamp with time zone) from public;
grant execute on function invite_people(jsonb,timestamp with time zone) to portal_tenant;

CREATE OR REPLACE FUNCTION public.is_address(address text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select length(address) <= 254 and address collate "C"
    ~ ('^[a-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&''*+/=?^_`{|}~-]+)*'
      || '@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$')
$function$
;

CREATE OR REPLACE FUNCTION public.is_login_of_caller(login uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  caller constant text := coalesce(app_role(), '');
  foreign_memberships integer;
begin
  if caller in ('admin', 'system') then return true; end if;
  select count(*) into foreign_memberships from memberships m
  where m.user_id = login and not coalesce(
    (caller = 'company' and m.company_id = app_company())
    or (caller = 'supplier' and (m.supplier_id = app_supplier()
      or (m.role = 'company' and m.company_id in (select c.id from companies c
        where c.supplier_id = app_supplier())))), false);
  return foreign_memberships = 0;
end $function$
;
revoke all on function is_login_of_caller(uuid) from public;
grant execute on function is_login_of_caller(uuid) to portal_tenant;

CREATE OR REPLACE FUNCTION public.is_theme(theme jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select theme is null or not exists (
    select from jsonb_path_query(theme, 'strict $.** ? (@.type() == "string")') colour
    where colour #>> '{}' !~ '^#[0-9a-fA-F]{6}$')
$function$
;

CREATE OR REPLACE FUNCTION public.keep_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and tg_table_name = 'audit_log' then
    if old.at < now() - interval '5 years' then return old; end if;
  end if;
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $function$
;

CREATE OR REPLACE PROCEDURE public.keep_owners()
 LANGUAGE plpgsql
AS $procedure$
declare
  one record;
begin
  for one in
    select c.relname as name,
      string_agg(quote_ident(a.attname), ', ') filter (where case
        when c.relname in ('pay_in_full_logs', 'rma_logs') then a.attname = 'mail_pending'
        else a.attname not in ('company_id', 'supplier_id', 'employee_id', 'user_id')
          or (c.relname, a.attname) in (('companies', 'supplier_id'), ('employees', 'user_id')) end) as changing
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and has_any_column_privilege('portal_tenant', c.oid, 'update')
    group by c.relname
  loop
    execute format('revoke update on %I from portal_tenant', one.name);
    execute format('grant update (%s) on %I to portal_tenant', one.changing, one.name);
  end loop;
end $procedure$
;

CREATE OR REPLACE FUNCTION public.kept_since(day date, country text)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select make_date(extract(year from day)::int - case country when 'SE' then 7 else 5 end, 1, 1)
$function$
;
grant execute on function kept_since(date,text) to portal_tenant;

CREATE OR REPLACE FUNCTION public.lacks_wage_code(d salary_draws, gross text, net text, final_gross text, final_net text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;
revoke all on function lacks_wage_code(salary_draws,text,text,text,text) from public;
grant execute on function lacks_wage_code(salary_draws,text,text,text,text) to portal_tenant;

CREATE OR REPLACE FUNCTION public.last_day_of(o orders)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  select greatest(o.ordered_on, o.expire_date, o.dispatched_on, o.paid_in_full_at::date, o.deleted_at::date,
    (select max(d.effect_date) from salary_draws d where d.order_id = o.id),
    (select max(l.at)::date from pay_in_full_requests r join pay_in_full_logs l on l.request_id = r.id
      where r.order_id = o.id),
    (select max(l.at)::date from rma_requests r join rma_logs l on l.request_id = r.id where r.order_id = o.id))
$function$
;
revoke all on function last_day_of(orders) from public;

CREATE OR REPLACE FUNCTION public.login_language(person uuid, membership uuid DEFAULT NULL::uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select person_language(u.own_language, case when m.role = 'employee' then e.language else u.language end,
    coalesce(c.language, u.language))
  from users u
  left join lateral (select m.role, m.employee_id, m.company_id from memberships m where m.user_id = u.id
    order by m.id = coalesce(membership, u.last_membership_id) desc nulls last, m.created_at desc, m.id limit 1) m
    on true
  left join employees e on e.id = m.employee_id
  left join companies c on c.id = m.company_id
  where u.id = person
$function$
;

CREATE OR REPLACE FUNCTION public.login_of(person uuid, only_one uuid)
 RETURNS json
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select json_build_object('account', json_build_object('id', u.id, 'email', u.email, 'name', u.name,
    'language', login_language(u.id, only_one), 'status', u.status,
    'passwordHash', u.password_hash, 'mustChangePassword', u.must_change_password, 'isProved',
      u.email_proved_at is not null,
    'isFirstLogin', u.last_successful_login is null, 'lastMembershipId', u.last_membership_id,
    'hasSecondStep', exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)),
    'onlyMembershipId', only_one, 'acting', memberships_of(u.id, only_one))
  from users u where u.id = login_of.person and u.deleted_at is null
    and (app_user() is null or app_user() = login_of.person)
$function$
;
revoke all on function login_of(uuid,uuid) from public;
grant execute on function login_of(uuid,uuid) to portal_tenant;

CREATE OR REPLACE FUNCTION public.login_of_address(address text, today date, device bytea)
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  person uuid;
  private_membership uuid;
  confirmed boolean := false;
  waiting json;
begin
  if app_user() is not null then return null; end if;
  select u.id into person from users u where u.email = address and u.deleted_at is null;
  if person is null then
    select m.user_id, m.id, e.private_confirmed_at is not null into person, private_membership, confirmed
      from employees e
    join memberships m on m.employee_id = e.id and m.user_id = e.user_id
    join users u on u.id = m.user_id
    where e.email_private = address and e.email_private <> '' and e.deleted_at is null
      and e.exit_date is not null and e.exit_date < today and u.deleted_at is null
    order by e.exit_date desc, e.id limit 1;
  end if;
  select json_build_object('membershipId', w.id, 'language', person_language(null, case when w.role = 'employee'
    then e.language else w.language end, coalesce(c.language, w.language)), 'companyId', w.company_id, 'supplierId',
    w.supplier_id) into waiting from memberships w
  left join employees e on e.id = w.employee_id
  left join companies c on c.id = w.company_id
  where w.user_id is null and w.email = address and w.blocked_at is null order by w.created_at desc, w.id desc
    limit 1;
  return json_build_object('login', login_of(person, private_membership), 'isPrivate',
    private_membership is not null, 'isConfirmed', coalesce(confirmed, false),
    'waiting', waiting, 'isKnownDevice', exists (select from known_devices d where d.user_id = person
      and d.device_hash = device));
end $function$
;
revoke all on function login_of_address(text,date,bytea) from public;
grant execute on function login_of_address(text,date,bytea) to portal_api;
grant execute on function login_of_address(text,date,bytea) to portal_tenant;

CREATE OR REPLACE FUNCTION public.mail_brands(ids uuid[])
 RETURNS TABLE(id uuid, name text, theme jsonb, support_email text, logo text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.id, s.name, case when s.id is not null then coalesce(own.theme, reseller.theme) end,
    coalesce(own.support_email, reseller.support_email),
    case when s.id is not null then coalesce(own.logo, reseller.reseller_logo, reseller.logo) end
  from companies c
  left join suppliers s on s.id = c.supplier_id and s.is_reseller
  left join brandings own on own.company_id = c.id
  left join brandings reseller on reseller.supplier_id = s.id
  where c.id = any (ids)
  union all
  select s.id, s.name, b.theme, b.support_email, b.logo
  from suppliers s left join brandings b on b.supplier_id = s.id
  where s.id = any (ids) and s.is_reseller
$function$
;
revoke all on function mail_brands(uuid[]) from public;
grant execute on function mail_brands(uuid[]) to portal_tenant;

CREATE OR REPLACE FUNCTION public.make_draws(for_order uuid, periods text[], effect_days date[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$
;
revoke all on function make_draws(uuid,text[],date[]) from public;
grant execute on function make_draws(uuid,text[],date[]) to portal_tenant;

CREATE OR REPLACE FUNCTION public.matching_companies(contained text, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 8
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return query execute
    'select c.id from companies c where sees_all() and (c.company_name || '' '' || c.vat_no) ilike $1
     order by c.company_name, c.id limit $2' using contained, most;
end $function$
;
revoke all on function matching_companies(text,integer) from public;
grant execute on function matching_companies(text,integer) to portal_tenant;

CREATE OR REPLACE FUNCTION public.matching_employees(contained text, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 50
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  tenant constant uuid := acts_as();
  own constant text := case when sees_all() then '' when app_role() = 'company' then 'e.company_id = $3 and'
    else 'false and' end;
begin
  return query execute format(
    'select e.id from employees e where %s e.deleted_at is null and e.search_text ilike $1 limit $2', own)
    using contained, most, tenant;
end $function$
;
revoke all on function matching_employees(text,integer) from public;
grant execute on function matching_employees(text,integer) to portal_tenant;

CREATE OR REPLACE FUNCTION public.matching_orders(contained text, number_start text, serial_start text, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 50
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  tenant constant uuid := acts_as();
  own constant text := case when sees_all() then '' when app_role() = 'company' then 'o.company_id = $5 and'
    when app_role() = 'supplier' then 'o.supplier_id = $5 and not o.is_proposal and' else 'false and' end;
begin
  return query execute format($q$
    (select o.id from orders o where %1$s (o.employee_name || ' ' || o.product_name) ilike $1 limit $4)
    union (select o.id from orders o where %1$s o.order_number::text like $2 limit $4)
    union (select o.id from orders o where %1$s o.serial_number is not null and o.serial_number like $3 limit $4)
    $q$, own)
    using contained, number_start, serial_start, most, tenant;
end $function$
;
revoke all on function matching_orders(text,text,text,integer) from public;
grant execute on function matching_orders(text,text,text,integer) to portal_tenant;

CREATE OR REPLACE FUNCTION public.may_grant(granted_role text, granted_company uuid, granted_supplier uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(case app_role()
    when 'admin' then true
    when 'system' then true
    when 'company' then granted_role in ('company', 'employee') and granted_company = app_company()
    when 'supplier' then (granted_role = 'supplier' and granted_supplier = app_supplier())
      or (granted_role = 'company' and granted_company in (select id from companies
        where supplier_id = app_supplier()))
    else false end, false)
$function$
;
revoke all on function may_grant(text,uuid,uuid) from public;
grant execute on function may_grant(text,uuid,uuid) to portal_tenant;

CREATE OR REPLACE FUNCTION public.memberships_of(person uuid, only_one uuid)
 RETURNS json
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with own as (
    select m.*, e.deleted_at is not null as is_gone from memberships m left join employees e on e.id = m.employee_id
    where m.user_id = memberships_of.person and e.deleted_at is null)
  select json_build_object(
    'memberships', coalesce((select json_agg(json_build_object('id', m.id, 'role', m.role, 'companyId', m.company_id,
      'companyName', c.company_name, 'companyStatus', c.status,
      'supplierId', p.id, 'supplierName', p.name, 'supplierStatus', p.status, 'isSupplierDeleted',
        p.deleted_at is not null, 'isReseller', coalesce(p.is_reseller, false),
      'employeeId', m.employee_id, 'employeeStatus', e.status, 'exitDate', e.exit_date, 'hasPrivateEmail',
        coalesce(e.email_private, '') <> '',
      'isBlocked', m.blocked_at is not null,
      'unread', (select count(*) from (select from notifications n where n.membership_id = m.id and n.read_at is null
        and n.in_portal and coalesce(current_setting('app.seen_by', true), '') = '' limit 100) unread)))
      from own m
      left join companies c on c.id = m.company_id
      left join suppliers p on p.id = coalesce(m.supplier_id, c.supplier_id)
      left join employees e on e.id = m.employee_id
      where only_one is null or m.id = only_one), '[]'),
    'hasOthers', exists (select from own m where m.id <> only_one),
    'colourMode', (select u.colour_mode from users u where u.id = memberships_of.person),
    'invitations', (select count(*) from memberships w join users u on u.email = w.email
      where w.user_id is null and w.blocked_at is null and u.id = memberships_of.person and only_one is null))
  where app_user() is null or app_user() = memberships_of.person
$function$
;
revoke all on function memberships_of(uuid,uuid) from public;
grant execute on function memberships_of(uuid,uuid) to portal_tenant;

CREATE OR REPLACE FUNCTION public.name_at_company(membership uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select e.name from memberships m join employees e on e.id = m.employee_id
  where m.id = name_at_company.membership and (app_user() is null or app_user() = m.user_id)
$function$
;
revoke all on function name_at_company(uuid) from public;
grant execute on function name_at_company(uuid) to portal_api;
grant execute on function name_at_company(uuid) to portal_tenant;

CREATE OR REPLACE FUNCTION public.names_of(employee uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select array_remove(array[e.name, replace(replace(replace(replace(e.name, '&', '&amp;'), '<', '&lt;'), '"',
    '&quot;'), '''', '&#39;'),
    e.email, e.email_private, u.email, u.name, e.phone, e.phone_private], '')
  from employees e left join users u on u.id = e.user_id and not exists (select from memberships m
    where m.user_id = u.id and m.employee_id is distinct from e.id) where e.id = employee
$function$
;
revoke all on function names_of(uuid) from public;

CREATE OR REPLACE FUNCTION public.needed_position(keys uuid[])
 RETURNS pg_lsn
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select max(w.position) from write_positions w where w.key = any (needed_position.keys) $function$
;
revoke all on function needed_position(uuid[]) from public;
grant execute on function needed_position(uuid[]) to portal_api;

-- new_id(): migrations/1001_foundation.sql

CREATE OR REPLACE FUNCTION public.note_session(sid uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update sessions set last_seen_at = now() where id = sid and revoked_at is null
    and last_seen_at >= now() - interval '30 minutes'
$function$
;
revoke all on function note_session(uuid) from public;
grant execute on function note_session(uuid) to portal_api;

CREATE OR REPLACE FUNCTION public.note_write(keys uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- The noted write is on disk. A power cut may lose the notes of the last half second, which a replica has caught up
  -- with before the server is back.
  perform set_config('synchronous_commit', 'off', true);
  -- In one order, so that two of them never wait for each other in a circle.
  insert into write_positions as w (key, position, noted_at)
    select k, pg_current_wal_insert_lsn(), clock_timestamp() from unnest(keys) k order by k
    on conflict (key) do update set position = greatest(w.position, excluded.position), noted_at = excluded.noted_at;
end $function$
;
revoke all on function note_write(uuid[]) from public;
grant execute on function note_write(uuid[]) to portal_api;

CREATE OR REPLACE FUNCTION public.one_sku_in_catalog()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  taken text;
begin
  if new.deleted_at is not null or (tg_op = 'UPDATE' and (new.sku, new.supplier_sku, new.deleted_at)
    is not distinct from (old.sku, old.supplier_sku, old.deleted_at)) then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended('skus of ' || new.catalog_id, 0));
  if tg_table_name = 'products' then
    select case when o.sku = new.sku then 'sku' else 'supplier_sku' end into taken from accessories o
    where o.catalog_id = new.catalog_id and o.deleted_at is null
      and (o.sku = new.sku or (o.supplier_sku = new.supplier_sku and o.supplier_sku <> '')) limit 1;
  else
    select case when o.sku = new.sku then 'sku' else 'supplier_sku' end into taken from products o
    where o.catalog_id = new.catalog_id and o.deleted_at is null
      and (o.sku = new.sku or (o.supplier_sku = new.supplier_sku and o.supplier_sku <> '')) limit 1;
  end if;
  if taken is not null then
    raise unique_violation using message = 'the catalog has this SKU already',
      constraint = tg_table_name || '_catalog_' || taken || '_key';
  end if;
  return new;
end $function$
;
revoke all on function one_sku_in_catalog() from public;

CREATE OR REPLACE FUNCTION public.open_login(entry jsonb, device bytea, taken_back text[], forgotten text[])
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  account constant uuid := entry ->> 'userId';
  acting memberships;
  opened uuid;
begin
  if coalesce(app_role(), 'system') <> 'system' then
    raise insufficient_privilege using message = 'only the portal itself opens a session';
  end if;
  update users set last_successful_login = now(), status = 'ACTIVE',
    last_membership_id = case when entry ->> 'onlyMembershipId' is null then (entry ->> 'membershipId')::uuid
      else last_membership_id end
  where id = account and status <> 'BLOCKED';
  if not found then return null; end if;
  -- Locked, so that a closing of the membership at this moment either is seen here or sees the session.
  select m.* into acting from memberships m where m.id = (entry ->> 'membershipId')::uuid and m.user_id = account
    and m.blocked_at is null for share;
  if not found then return null; end if;
  insert into sessions (user_id, membership_id, ip, user_agent, way, address, second_step, only_membership_id)
  values (account, acting.id, entry ->> 'ip', entry ->> 'userAgent', entry ->> 'way', entry ->> 'address',
    entry ->> 'secondStep', (entry ->> 'onlyMembershipId')::uuid)
  returning id into opened;
  update employees set status = 'ACTIVE' where user_id = account and status = 'PENDING';
  if device is not null then
    insert into known_devices (user_id, device_hash) values (account, device)
      on conflict (user_id, device_hash) do update set last_used_at = now();
  end if;
  insert into audit_log (at, actor_id, actor_role, action, entity, entity_id, company_id, supplier_id, request_id,
    detail)
  values (now(), account, acting.role, 'session.opened', 'user', account::text, acting.company_id,
    acting.supplier_id, entry ->> 'requestId',
    jsonb_strip_nulls(jsonb_build_object('way', entry ->> 'way', 'secondStep', entry ->> 'secondStep')));
  perform release_attempts(taken_back, forgotten);
  return opened;
end $function$
;
revoke all on function open_login(jsonb,bytea,text[],text[]) from public;
grant execute on function open_login(jsonb,bytea,text[],text[]) to portal_api;
grant execute on function open_login(jsonb,bytea,text[],text[]) to portal_tenant;

CREATE OR REPLACE FUNCTION public.open_see_as(sid uuid)
 RETURNS TABLE(session_id uuid, user_id uuid, membership_id uuid, only_membership_id uuid, way text, revoked_cause text, idle boolean, too_old boolean, email text, name text, language text, user_status text, must_change_password boolean, has_second_factor boolean, role text, company_id uuid, supplier_id uuid, employee_id uuid, company_name text, company_status text, supplier_name text, supplier_status text, supplier_deleted boolean, is_reseller boolean, employee_status text, exit_date date, unnoted boolean, admin_session_id uuid, admin_id uuid, admin_name text, reason text, ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select v.id, v.user_id, v.membership_id, v.membership_id, 'LINK',
    case when v.ended_at is not null or v.ends_at <= now() or not see_as_allowed(v.membership_id)
      then 'see-as-over' end,
    false, false,
    u.email, u.name, person_language(u.own_language, case when m.role = 'employee' then e.language else u.language end,
      coalesce(c.language, u.language)),
    case when m.blocked_at is null then u.status else 'BLOCKED' end,
    false, true,
    m.role, m.company_id, coalesce(m.supplier_id, c.supplier_id), m.employee_id,
    c.company_name, c.status, p.name, p.status, p.deleted_at is not null,
    coalesce(p.is_reseller, false), e.status, e.exit_date, a.last_seen_at < now() - interval '60 seconds',
    a.id, v.admin_id, au.name, v.reason, v.ends_at
  from see_as_sessions v
  join sessions a on a.id = v.opened_from and a.user_id = v.admin_id and a.revoked_at is null
    and a.created_at >= now() - interval '12 hours'
  join users au on au.id = v.admin_id and au.status <> 'BLOCKED' and au.deleted_at is null
  join memberships am on am.id = a.membership_id and am.role = 'admin' and am.blocked_at is null
  join users u on u.id = v.user_id
  join memberships m on m.id = v.membership_id
  left join companies c on c.id = m.company_id
  left join suppliers p on p.id = coalesce(m.supplier_id, c.supplier_id)
  left join employees e on e.id = m.employee_id
  where v.id = open_see_as.sid
$function$
;
revoke all on function open_see_as(uuid) from public;
grant execute on function open_see_as(uuid) to portal_api;

CREATE OR REPLACE FUNCTION public.open_session(sid uuid)
 RETURNS TABLE(session_id uuid, user_id uuid, membership_id uuid, only_membership_id uuid, way text, revoked_cause text, idle boolean, too_old boolean, email text, name text, language text, user_status text, must_change_password boolean, has_second_factor boolean, role text, company_id uuid, supplier_id uuid, employee_id uuid, company_name text, company_status text, supplier_name text, supplier_status text, supplier_deleted boolean, is_reseller boolean, employee_status text, exit_date date, unnoted boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select s.id, s.user_id, s.membership_id, s.only_membership_id, s.way, s.revoked_cause,
    s.last_seen_at < now() - interval '30 minutes', s.created_at < now() - interval '12 hours',
    u.email, case when s.way = 'PRIVATE' and s.only_membership_id is not null then e.name else u.name end,
    person_language(u.own_language, case when m.role = 'employee' then e.language else u.language end,
      coalesce(c.language, u.language)),
    case when m.blocked_at is null then u.status else 'BLOCKED' end,
    u.must_change_password,
    exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null),
    m.role, m.company_id, coalesce(m.supplier_id, c.supplier_id), m.employee_id,
    c.company_name, c.status, p.name, p.status, p.deleted_at is not null,
    coalesce(p.is_reseller, false), e.status, e.exit_date, s.last_seen_at < now() - interval '60 seconds'
  from sessions s
  join users u on u.id = s.user_id
  join memberships m on m.id = s.membership_id
  left join companies c on c.id = m.company_id
  left join suppliers p on p.id = coalesce(m.supplier_id, c.supplier_id)
  left join employees e on e.id = m.employee_id
  where s.id = open_session.sid
$function$
;
revoke all on function open_session(uuid) from public;
grant execute on function open_session(uuid) to portal_api;

CREATE OR REPLACE FUNCTION public.own_membership()
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.id from memberships m
  where m.user_id = app_user() and m.role = app_role() and m.company_id is not distinct from app_company()
    and m.supplier_id is not distinct from app_supplier() and m.employee_id is not distinct from app_employee()
$function$
;
revoke all on function own_membership() from public;
grant execute on function own_membership() to portal_tenant;

CREATE OR REPLACE FUNCTION public.payment_contacts(of_company uuid)
 RETURNS TABLE(name text, email text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select u.name, u.email from memberships m join users u on u.id = m.user_id
  where m.role = 'company' and m.company_id = of_company and (sees_all() or of_company = app_company())
    and m.blocked_at is null and u.status = 'ACTIVE' and u.deleted_at is null
  order by u.name, u.email limit 3
$function$
;
revoke all on function payment_contacts(uuid) from public;
grant execute on function payment_contacts(uuid) to portal_tenant;

CREATE OR REPLACE FUNCTION public.person_language(own text, stated text, organisation text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select coalesce(own, nullif(stated, ''), organisation, 'en-us') $function$
;

CREATE OR REPLACE FUNCTION public.plan_final_draw(for_request uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$
;
revoke all on function plan_final_draw(uuid) from public;
grant execute on function plan_final_draw(uuid) to portal_tenant;

CREATE OR REPLACE PROCEDURE public.protect(IN table_name text, IN reads text, IN writes text DEFAULT 'false'::text)
 LANGUAGE plpgsql
AS $procedure$
declare
  everywhere constant text := '(select sees_all())';
begin
  call add_policies(table_name, format('%s or %s', everywhere, reads), format('%s or %s', everywhere, writes));
end $procedure$
;

CREATE OR REPLACE FUNCTION public.prove_address(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform assert_system();
  update users set email_proved_at = now(), password_hash = null, must_change_password = false where id = person
    and email_proved_at is null;
  if found then update sessions set revoked_at = now(), revoked_cause = 'password-changed' where user_id = person
    and revoked_at is null; end if;
end $function$
;
revoke all on function prove_address(uuid) from public;
grant execute on function prove_address(uuid) to portal_tenant;

CREATE OR REPLACE FUNCTION public.release_attempts(taken_back text[], forgotten text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from attempts a where a.key = any (taken_back || forgotten) order by a.key for update;
  update attempts a set failures = greatest(a.failures - 1, 0) where a.key = any (taken_back);
  delete from attempts a where a.key = any (forgotten);
end $function$
;
revoke all on function release_attempts(text[],text[]) from public;
grant execute on function release_attempts(text[],text[]) to portal_tenant;

CREATE OR REPLACE FUNCTION public.return_address(for_order uuid)
 RETURNS TABLE(name text, address_line_one text, address_line_two text, zipcode text, city text, country text, email text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$
;
revoke all on function return_address(uuid) from public;
grant execute on function return_address(uuid) to portal_tenant;

CREATE OR REPLACE FUNCTION public.salary_file_made(of_company uuid, in_currency text, month text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (select from salary_files f where f.company_id = of_company and f.currency = in_currency
    and f.period = month) and (sees_all() or of_company = app_company())
$function$
;
revoke all on function salary_file_made(uuid,text,text) from public;
grant execute on function salary_file_made(uuid,text,text) to portal_tenant;

CREATE OR REPLACE FUNCTION public.seal_audit(most integer)
 RETURNS TABLE(seal_no bigint, hash bytea, lines integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  head_no bigint := 0;
  head_hash bytea := '\x';
  line record;
  sealed integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('seal-audit', 0)) then return; end if;
  select s.seal_no, s.hash into head_no, head_hash from audit_seals s order by s.seal_no desc limit 1;
  head_no := coalesce(head_no, 0);
  head_hash := coalesce(head_hash, '\x'::bytea);
  for line in
    select a.id, (extract(epoch from a.at) * 1000000)::bigint as line_at,
      sha256(convert_to(audit_line_text(a), 'UTF8')) as line_hash from audit_log a
    -- A transaction that began 100,000 lines ago has ended long since.
    where a.id > coalesce((select max(s.line_id) from audit_seals s), 0) - 100000
      and not exists (select from audit_seals s where s.line_id = a.id)
    order by a.id limit most
  loop
    head_no := head_no + 1;
    head_hash := sha256(head_hash || line.line_hash || int8send(line.line_at));
    insert into audit_seals values (head_no, line.id, line.line_at, line.line_hash, head_hash);
    sealed := sealed + 1;
  end loop;
  if sealed > 0 then return query select head_no, head_hash, sealed; end if;
end $function$
;
revoke all on function seal_audit(integer) from public;
grant execute on function seal_audit(integer) to portal_tenant;

CREATE OR REPLACE FUNCTION public.see_as_allowed(of_membership uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from memberships m join users u on u.id = m.user_id
    where m.id = of_membership and m.role <> 'admin' and m.blocked_at is null
      and u.status <> 'BLOCKED' and u.deleted_at is null
      and not exists (select from memberships o where o.user_id = m.user_id and o.role = 'admin'))
$function$
;
revoke all on function see_as_allowed(uuid) from public;
grant execute on function see_as_allowed(uuid) to portal_tenant;

CREATE OR REPLACE FUNCTION public.sees_all()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select current_setting('app.role', true) in ('admin', 'system') $function$
;

CREATE OR REPLACE FUNCTION public.serves(company uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select exists (select from companies c where c.id = serves.company)
    or exists (select from catalog_assignments a where a.company_id = serves.company)
    or exists (select from orders o where o.company_id = serves.company) $function$
;

CREATE OR REPLACE FUNCTION public.suspend_paid_draws(for_request uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  caller text := app_role();
  own uuid := app_employee();
begin
  update salary_draws d set status = 'SUSPENDED' from pay_in_full_requests r
  where r.id = for_request and r.status = 'ACCEPTED' and caller = 'employee' and r.employee_id = own
    and d.order_id = r.order_id and d.kind = 'planned' and d.status = 'PLANNED'
      and d.period > to_char(r.exit_date, 'YYYY-MM');
end $function$
;
revoke all on function suspend_paid_draws(uuid) from public;
grant execute on function suspend_paid_draws(uuid) to portal_tenant;

CREATE OR REPLACE FUNCTION public.tell(kind text, of_role text, tenant uuid, subject uuid, at timestamp with time zone, actor uuid DEFAULT NULL::uuid, period text DEFAULT NULL::text, only_user uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with members as (
    select id, user_id, blocked_at from memberships
      where tell.of_role = 'company' and role = 'company' and company_id = tell.tenant
    union all select id, user_id, blocked_at from memberships
      where tell.of_role = 'supplier' and role = 'supplier' and supplier_id = tell.tenant
    union all select id, user_id, blocked_at from memberships
      where tell.of_role = 'employee' and role = 'employee' and employee_id = tell.tenant
    union all select id, user_id, blocked_at from memberships where tell.of_role = 'admin' and role = 'admin')
  insert into notifications (user_id, membership_id, kind, subject_id, period, created_at, in_portal, mail)
  select m.user_id, m.id, tell.kind, tell.subject, tell.period, tell.at, coalesce(p.in_portal, true),
    nullif(p.mail, 'NEVER')
  from members m join users u on u.id = m.user_id
  left join notification_preferences p on p.user_id = m.user_id and p.kind = tell.kind
  where m.blocked_at is null and u.status <> 'BLOCKED' and u.deleted_at is null
    and m.user_id is distinct from tell.actor and (tell.only_user is null or m.user_id = tell.only_user)
    and (coalesce(p.in_portal, true) or p.mail in ('AT_ONCE', 'DAILY'))
$function$
;
revoke all on function tell(text,text,uuid,uuid,timestamp with time zone,uuid,text,uuid) from public;

CREATE OR REPLACE FUNCTION public.tell_of_import()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  at constant timestamptz := coalesce(new.finished_at, now());
begin
  perform tell('import-ended', of_role, tenant, new.id, at, only_user => new.created_by)
  from (values ('company', new.company_id), ('supplier', new.supplier_id), ('admin', null)) told (of_role, tenant);
  return null;
end $function$
;
revoke all on function tell_of_import() from public;

CREATE OR REPLACE FUNCTION public.tell_of_invitation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform tell('invitation-undelivered', 'company', new.company_id, new.subscription_id, new.invite_failed_at);
  return null;
end $function$
;
revoke all on function tell_of_invitation() from public;

CREATE OR REPLACE FUNCTION public.tell_of_job()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.status = 'FAILED' then
    perform tell('job-failed', 'admin', null, new.id, coalesce(new.finished_at, now()));
  elsif new.kind = 'fetch-pictures' and (new.result ->> 'failed')::int > 0 then
    perform tell('pictures-failed', 'supplier', new.supplier_id, (new.payload ->> 'importId')::uuid, new.finished_at);
  end if;
  if new.kind = 'employee-changes' then
    perform tell('employees-changed', 'company', new.company_id, new.id, coalesce(new.finished_at, now()),
      only_user => new.user_id);
  end if;
  return null;
end $function$
;
revoke all on function tell_of_job() from public;

CREATE OR REPLACE FUNCTION public.tell_of_mail()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' then
    perform tell('mail-failed', 'admin', null, new.id, new.send_after);
  else
    perform tell('salary-file-problem', 'company', new.company_id, new.company_id, new.created_at,
      period => split_part(new.dedupe_key, ':', 3), only_user => u.id)
    from users u where u.email = new.to_address;
  end if;
  return null;
end $function$
;
revoke all on function tell_of_mail() from public;

CREATE OR REPLACE FUNCTION public.tell_of_missing_tax_year()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform tell('tax-year-missing', 'admin', null, new.id, new.noted_at);
  return null;
end $function$
;
revoke all on function tell_of_missing_tax_year() from public;

CREATE OR REPLACE FUNCTION public.tell_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  case
    when new.to_status = 'PROPOSED' then
      perform tell('proposal-received', 'employee', new.employee_id, new.order_id, new.at, new.actor_id);
    when new.to_status = 'ORDERED' and new.from_status in ('NEW', 'PROPOSED') then
      perform tell('order-to-process', 'company', new.company_id, new.order_id, new.at, new.actor_id);
    when new.to_status = 'DISPATCHED' and new.from_status = 'PROCESSING' then
      perform tell('order-shipped', 'employee', new.employee_id, new.order_id, new.at, new.actor_id);
    when new.to_status = 'DELETED' and new.from_status = 'PROPOSED' and new.actor_role = 'employee' then
      perform tell('proposal-declined', 'company', new.company_id, new.order_id, new.at, new.actor_id);
    else null;
  end case;
  return null;
end $function$
;
revoke all on function tell_of_order() from public;

CREATE OR REPLACE FUNCTION public.tell_of_order_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform tell('orders-received', 'supplier', new.supplier_id, new.id, new.send_after);
  return null;
end $function$
;
revoke all on function tell_of_order_file() from public;

CREATE OR REPLACE FUNCTION public.tell_of_pay_in_full()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.actor_role <> 'employee' then
    perform tell('pay-in-full-answered', 'employee', new.employee_id, new.request_id, new.at, new.actor_id);
  elsif new.from_status is null then
    perform tell('pay-in-full-asked', 'company', new.company_id, new.request_id, new.at, new.actor_id);
  end if;
  return null;
end $function$
;
revoke all on function tell_of_pay_in_full() from public;

CREATE OR REPLACE FUNCTION public.tell_of_rma()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  what constant text := case when new.from_status is null and new.to_status is not null then 'rma-asked'
    else 'rma-answered' end;
begin
  if new.actor_role <> 'employee' then
    perform tell('rma-answered', 'employee', new.employee_id, new.request_id, new.at, new.actor_id);
  end if;
  if new.actor_role <> 'company' and new.to_status is not null then
    perform tell(what, 'company', new.company_id, new.request_id, new.at, new.actor_id);
  end if;
  if new.actor_role <> 'supplier' then
    perform tell(what, 'supplier', new.supplier_id, new.request_id, new.at, new.actor_id);
  end if;
  return null;
end $function$
;
revoke all on function tell_of_rma() from public;

CREATE OR REPLACE FUNCTION public.tell_of_salary_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    perform tell('salary-file-made', 'company', new.company_id, new.id, new.created_at, new.created_by);
  else
    perform tell('salary-file-failed', 'company', new.company_id, new.id, new.send_failed_at);
  end if;
  return null;
end $function$
;
revoke all on function tell_of_salary_file() from public;

CREATE OR REPLACE FUNCTION public.tell_of_stop()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform tell('salary-run-stopped', 'company', new.company_id, new.company_id, new.stopped_at, new.stopped_by,
    new.period);
  return null;
end $function$
;
revoke all on function tell_of_stop() from public;

CREATE OR REPLACE FUNCTION public.unwanted_mails(kinds text[], addresses text[])
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select asked.n from unnest(kinds, addresses) with ordinality asked (kind, address, n)
  join users u on u.email = asked.address and u.deleted_at is null
  join notification_preferences p on p.user_id = u.id and p.kind = asked.kind and p.mail in ('DAILY', 'NEVER')
$function$
;
revoke all on function unwanted_mails(text[],text[]) from public;
grant execute on function unwanted_mails(text[],text[]) to portal_tenant;

CREATE OR REPLACE FUNCTION public.void_invitations(membership uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not exists (select from memberships m where m.id = membership and m.user_id is null
    and may_grant(m.role, m.company_id, m.supplier_id)) then
    raise insufficient_privilege using message = 'may not change this membership';
  end if;
  update magic_links k set voided_at = now() where k.membership_id = membership and k.used_at is null
    and k.voided_at is null;
end $function$
;
revoke all on function void_invitations(uuid) from public;
grant execute on function void_invitations(uuid) to portal_tenant;

CREATE OR REPLACE FUNCTION public.without_samples(proposal jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when proposal ? 'columns' then jsonb_set(proposal, '{columns}',
    (select coalesce(jsonb_agg(c || '{"samples": []}' order by n), '[]')
    from jsonb_array_elements(proposal -> 'columns') with ordinality as x (c, n))) - 'top' else proposal end
$function$
;
revoke all on function without_samples(jsonb) from public;
grant execute on function without_samples(jsonb) to portal_tenant;

CREATE OR REPLACE FUNCTION public.words_pattern(words text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select '(?<!\w)(?:' || string_agg(regexp_replace(word, '([^[:alnum:] ])', '\\\1', 'g'),
    '|' order by length(word) desc, word) || ')(?!\w)'
  from (select distinct trim(w) as word from unnest(words) w where length(trim(w)) > 3) named
$function$
;
revoke all on function words_pattern(text[]) from public;

-- sequences

create sequence audit_log_id_seq start 1;
grant usage on sequence audit_log_id_seq to portal_tenant;

create sequence order_numbers start 100001;
grant usage on sequence order_numbers to portal_tenant;

create sequence salary_draws_id_seq start 1;
grant usage on sequence salary_draws_id_seq to portal_tenant;

-- tables

create table accessories (
  id uuid not null default new_id(),
  catalog_id uuid not null,
  supplier_id uuid not null,
  whole_catalog boolean not null default false,
  product_name text not null,
  sku text not null,
  supplier_sku text not null default ''::text,
  price bigint not null,
  retail_price bigint,
  product_link text not null default ''::text,
  image text not null default ''::text,
  description text not null default ''::text,
  mandatory boolean not null default false,
  featured boolean not null default false,
  hidden boolean not null default false,
  attributes jsonb not null default '{}'::jsonb,
  import_id uuid,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  version integer not null default 1,
  constraint accessories_catalog_fkey FOREIGN KEY (supplier_id, catalog_id) REFERENCES catalogs(supplier_id, id),
  constraint accessories_catalog_id_id_key UNIQUE (catalog_id, id),
  constraint accessories_pkey PRIMARY KEY (id),
  constraint accessories_price_check CHECK ((price >= 0)),
  constraint accessories_retail_price_check CHECK ((retail_price >= 0))
);
CREATE UNIQUE INDEX accessories_catalog_sku_key ON public.accessories USING btree (catalog_id, sku) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX accessories_catalog_supplier_sku_key ON public.accessories USING btree (catalog_id, supplier_sku) WHERE ((deleted_at IS NULL) AND (supplier_sku <> ''::text));
CREATE INDEX accessories_supplier_id_idx ON public.accessories USING btree (supplier_id);
CREATE TRIGGER accessories_one_sku BEFORE INSERT OR UPDATE OF sku, supplier_sku, deleted_at ON public.accessories FOR EACH ROW EXECUTE FUNCTION one_sku_in_catalog();
alter table accessories enable row level security;
create policy accessories_delete on accessories for delete
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy accessories_given on accessories for select
  using ((catalog_id IN ( SELECT given_catalogs.catalog_id
   FROM given_catalogs
  WHERE (given_catalogs.reseller_id = ( SELECT app_supplier() AS app_supplier)))));
create policy accessories_insert on accessories for insert
  with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy accessories_read on accessories for select
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT app_supplier() AS app_supplier)) OR (catalog_id IN ( SELECT catalog_assignments.catalog_id
   FROM catalog_assignments
  WHERE (catalog_assignments.company_id = ( SELECT app_company() AS app_company))))));
create policy accessories_update on accessories for update
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
  with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
grant delete, insert, select on accessories to portal_tenant;
grant update (id, catalog_id, whole_catalog, product_name, sku, supplier_sku, price, retail_price, product_link, image, description, mandatory, featured, hidden, attributes, import_id, created_at, deleted_at, version) on accessories to portal_tenant;

create table accessory_products (
  catalog_id uuid not null,
  supplier_id uuid not null,
  accessory_id uuid not null,
  product_id uuid not null,
  constraint accessory_products_accessory_fkey FOREIGN KEY (catalog_id, accessory_id) REFERENCES accessories(catalog_id, id) ON DELETE CASCADE,
  constraint accessory_products_pkey PRIMARY KEY (accessory_id, product_id),
  constraint accessory_products_product_fkey FOREIGN KEY (catalog_id, product_id) REFERENCES products(catalog_id, id) ON DELETE CASCADE
);
CREATE INDEX accessory_products_product_id_idx ON public.accessory_products USING btree (product_id);
alter table accessory_products enable row level security;
create policy accessory_products_delete on accessory_products for delete
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy accessory_products_insert on accessory_products for insert
  with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy accessory_products_read on accessory_products for select
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT app_supplier() AS app_supplier)) OR (catalog_id IN ( SELECT catalog_assignments.catalog_id
   FROM catalog_assignments
  WHERE (catalog_assignments.company_id = ( SELECT app_company() AS app_company))))));
create policy accessory_products_update on accessory_products for update
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
  with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
grant delete, insert, select on accessory_products to portal_tenant;
grant update (catalog_id, accessory_id, product_id) on accessory_products to portal_tenant;

create unlogged table attempts (
  key text not null,
  failures integer not null,
  since timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint attempts_pkey PRIMARY KEY (key)
) with (fillfactor=50);
alter table attempts enable row level security;
create policy attempts_delete on attempts for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy attempts_insert on attempts for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy attempts_read on attempts for select
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy attempts_update on attempts for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on attempts to portal_tenant;
grant update (key, failures, since, last_at) on attempts to portal_tenant;

create table attribute_definitions (
  id uuid not null default new_id(),
  supplier_id uuid not null,
  name text not null,
  kind text not null,
  unit text not null default ''::text,
  choices text[] not null default '{}'::text[],
  position integer not null default 0,
  constraint attribute_definitions_kind_check CHECK ((kind = ANY (ARRAY['TEXT'::text, 'NUMBER'::text, 'YES_NO'::text, 'CHOICE'::text]))),
  constraint attribute_definitions_name_check CHECK ((name <> ''::text)),
  constraint attribute_definitions_pkey PRIMARY KEY (id),
  constraint attribute_definitions_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  constraint attribute_definitions_supplier_id_name_key UNIQUE (supplier_id, name)
);
alter table attribute_definitions enable row level security;
create policy attribute_definitions_delete on attribute_definitions for delete
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy attribute_definitions_insert on attribute_definitions for insert
  with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy attribute_definitions_read on attribute_definitions for select
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT app_supplier() AS app_supplier)) OR (supplier_id IN ( SELECT catalog_assignments.supplier_id
   FROM catalog_assignments
  WHERE (catalog_assignments.company_id = ( SELECT app_company() AS app_company))))));
create policy attribute_definitions_update on attribute_definitions for update
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
  with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
grant delete, insert, select on attribute_definitions to portal_tenant;
grant update (id, name, kind, unit, choices, position) on attribute_definitions to portal_tenant;

create table audit_log (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  actor_id uuid,
  actor_role text not null,
  action text not null,
  entity text not null,
  entity_id text not null,
  company_id uuid,
  supplier_id uuid,
  request_id text not null default ''::text,
  detail jsonb not null default '{}'::jsonb,
  act text not null generated always as (((COALESCE((detail ->> 'act'::text), NULLIF(request_id, ''::text), (id)::text) || ' '::text) || action)) stored,
  constraint audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_act_idx ON public.audit_log USING btree (act, id DESC);
CREATE INDEX audit_log_company_idx ON public.audit_log USING btree (company_id, id DESC);
CREATE INDEX audit_log_entity_idx ON public.audit_log USING btree (entity, entity_id);
CREATE INDEX audit_log_request_idx ON public.audit_log USING btree (request_id) WHERE (request_id <> ''::text);
CREATE TRIGGER audit_log_kept BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION keep_audit();
CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION keep_audit();
alter table audit_log enable row level security;
create policy audit_log_company on audit_log for select
  using (((( SELECT app_role() AS app_role) = 'company'::text) AND (company_id = ( SELECT app_company() AS app_company)) AND (action !~~ 'access.%'::text) AND (action !~~ 'denials.%'::text) AND (action !~~ 'login.%'::text)));
create policy audit_log_delete on audit_log for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy audit_log_insert on audit_log for insert
  with check ((( SELECT sees_all() AS sees_all) OR (((actor_id IS NULL) OR (actor_id = ( SELECT app_user() AS app_user))) AND
CASE ( SELECT app_role() AS app_role)
    WHEN 'company'::text THEN ((company_id IS NULL) OR (company_id = ( SELECT app_company() AS app_company)))
    WHEN 'employee'::text THEN ((company_id IS NULL) OR (company_id = ( SELECT app_company() AS app_company)))
    WHEN 'supplier'::text THEN (((supplier_id IS NULL) OR (supplier_id = ( SELECT app_supplier() AS app_supplier))) AND ((company_id IS NULL) OR serves(company_id)))
    ELSE false
END)));
create policy audit_log_read on audit_log for select
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy audit_log_update on audit_log for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant insert, select on audit_log to portal_tenant;

create table audit_seals (
  seal_no bigint not null,
  line_id bigint not null,
  line_at bigint not null,
  line_hash bytea not null,
  hash bytea not null,
  constraint audit_seals_line_id_key UNIQUE (line_id),
  constraint audit_seals_pkey PRIMARY KEY (seal_no)
);
CREATE TRIGGER audit_seals_kept BEFORE DELETE OR UPDATE ON public.audit_seals FOR EACH ROW EXECUTE FUNCTION keep_audit();
CREATE TRIGGER audit_seals_not_emptied BEFORE TRUNCATE ON public.audit_seals FOR EACH STATEMENT EXECUTE FUNCTION keep_audit();
alter table audit_seals enable row level security;
create policy audit_seals_delete on audit_seals for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy audit_seals_insert on audit_seals for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy audit_seals_read on audit_seals for select
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy audit_seals_update on audit_seals for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant select on audit_seals to portal_tenant;

create table brandings (
  id uuid not null default new_id(),
  company_id uuid,
  supplier_id uuid,
  theme jsonb,
  favicon text,
  logo text,
  reseller_logo text,
  support_email text,
  version integer not null default 1,
  draft jsonb,
  draft_saved_at timestamp with time zone,
  draft_saved_by uuid,
  constraint brandings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint brandings_company_id_key UNIQUE (company_id),
  constraint brandings_draft_colours CHECK (is_theme(NULLIF((draft -> 'theme'::text), 'null'::jsonb))),
  constraint brandings_draft_saved CHECK (((draft IS NULL) = (draft_saved_at IS NULL))),
  constraint brandings_draft_saved_by_fkey FOREIGN KEY (draft_saved_by) REFERENCES users(id),
  constraint brandings_one_owner CHECK ((num_nonnulls(company_id, supplier_id) = 1)),
  constraint brandings_pkey PRIMARY KEY (id),
  constraint brandings_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  constraint brandings_supplier_id_key UNIQUE (supplier_id),
  constraint brandings_theme_colours CHECK (is_theme(theme))
);
alter table brandings enable row level security;
create policy brandings_delete on brandings for delete
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy brandings_insert on brandings for insert
  with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy brandings_read on brandings for select
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT app_company() AS app_company)) OR (supplier_id = ( SELECT app_supplier() AS app_supplier)) OR (supplier_id IN ( SELECT companies.supplier_id
   FROM companies
  WHERE (companies.id = ( SELECT app_company() AS app_company))))));
create policy brandings_update on brandings for update
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
  with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
grant delete, insert, select on brandings to portal_tenant;
grant update (id, theme, favicon, logo, reseller_logo, support_email, version, draft, draft_saved_at, draft_saved_by) on brandings to portal_tenant;

create table catalog_assignments (
  catalog_id uuid not null,
  supplier_id uuid not null,
  company_id uuid not null,
  assigned_at timestamp with time zone not null default now(),
  assigned_by uuid,
  constraint catalog_assignments_assigned_by_fkey FOREIGN KEY (assigned_by) REFERENCES users(id),
  constraint catalog_assignments_catalog_fkey FOREIGN KEY (supplier_id, catalog_id) REFERENCES catalogs(supplier_id, id),
  constraint catalog_assignments_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint catalog_assignments_pkey PRIMARY KEY (catalog_id, company_id)
);
CREATE INDEX catalog_assignments_company_id_idx ON public.catalog_assignments USING btree (company_id);
alter table catalog_assignments enable row level security;
create policy catalog_assignments_delete on catalog_assignments for delete
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy catalog_assignments_given_delete on catalog_assignments for delete
  using (((catalog_id IN ( SELECT given_catalogs.catalog_id
   FROM given_catalogs
  WHERE (given_catalogs.reseller_id = ( SELECT as_supplier() AS as_supplier)))) AND (company_id IN ( SELECT companies.id
   FROM companies
  WHERE (companies.supplier_id = ( SELECT as_supplier() AS as_supplier))))));
create policy catalog_assignments_given_insert on catalog_assignments for insert
  with check (((catalog_id IN ( SELECT given_catalogs.catalog_id
   FROM given_catalogs
  WHERE (given_catalogs.reseller_id = ( SELECT as_supplier() AS as_supplier)))) AND (company_id IN ( SELECT companies.id
   FROM companies
  WHERE (companies.supplier_id = ( SELECT as_supplier() AS as_supplier))))));
create policy catalog_assignments_given_read on catalog_assignments for select
  using (((catalog_id IN ( SELECT given_catalogs.catalog_id
   FROM given_catalogs
  WHERE (given_catalogs.reseller_id = ( SELECT app_supplier() AS app_supplier)))) AND (company_id IN ( SELECT companies.id
   FROM companies
  WHERE (companies.supplier_id = ( SELECT app_supplier() AS app_supplier))))));
create policy catalog_assignments_insert on catalog_assignments for insert
  with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy catalog_assignments_read on catalog_assignments for select
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT app_company() AS app_company)) OR (supplier_id = ( SELECT app_supplier() AS app_supplier))));
create policy catalog_assignments_update on catalog_assignments for update
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
  with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
grant delete, insert, select on catalog_assignments to portal_tenant;
grant update (catalog_id, assigned_at, assigned_by) on catalog_assignments to portal_tenant;

create table catalogs (
  id uuid not null default new_id(),
  supplier_id uuid not null,
  catalog_name text not null,
  display_name text not null,
  currency text not null,
  sort_order integer not null default 0,
  description text not null default ''::text,
  accessories_enabled boolean not null default true,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  version integer not null default 1,
  danish_name text not null default ''::text,
  constraint catalogs_currency_fkey FOREIGN KEY (currency) REFERENCES currencies(iso_code) ON UPDATE CASCADE,
  constraint catalogs_pkey PRIMARY KEY (id),
  constraint catalogs_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  constraint catalogs_supplier_id_id_key UNIQUE (supplier_id, id)
);
CREATE UNIQUE INDEX catalogs_supplier_name_key ON public.catalogs USING btree (supplier_id, lower(catalog_name)) WHERE (deleted_at IS NULL);
alter table catalogs enable row level security;
create policy catalogs_delete on catalogs for delete
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy catalogs_given on catalogs for select
  using ((id IN ( SELECT given_catalogs.catalog_id
   FROM given_catalogs
  WHERE (given_catalogs.reseller_id = ( SELECT app_supplier() AS app_supplier)))));
create policy catalogs_insert on catalogs for insert
  with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy catalogs_read on catalogs for select
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT app_supplier() AS app_supplier)) OR (id IN ( SELECT catalog_assignments.catalog_id
   FROM catalog_assignments
  WHERE (catalog_assignments.company_id = ( SELECT app_company() AS app_company))))));
create policy catalogs_update on catalogs for update
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
  with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
grant delete, insert, select on catalogs to portal_tenant;
grant update (id, catalog_name, display_name, currency, sort_order, description, accessories_enabled, created_at, deleted_at, version, danish_name) on catalogs to portal_tenant;

create table categories (
  id uuid not null default new_id(),
  name text not null,
  allow_multiple_products boolean not null default false,
  allow_multiple_accessories boolean not null default true,
  accessory_limit integer,
  percentage integer not null default 0,
  is_present boolean not null default false,
  show_salary_calculation boolean not null default true,
  require_multimedia_tax boolean not null default false,
  tax integer not null default 4205,
  middle_tax integer,
  top_tax integer not null default 5585,
  scrap_percent integer not null default 0,
  salary_calculation jsonb not null default '{"da-dk": "", "en-us": ""}'::jsonb,
  rules jsonb not null default '{"da-dk": "", "en-us": ""}'::jsonb,
  rules_version integer not null default 1,
  is_subscription boolean not null default false,
  gross_limit bigint,
  enabled boolean not null default true,
  deductible_vat_percent integer not null default 10000,
  taxable_mode text not null default 'NONE'::text,
  taxable_percent integer not null default 0,
  requires_serial boolean not null default false,
  insurance_required boolean not null default false,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  own_tax integer,
  own_middle_tax integer,
  own_top_tax integer,
  own_top_top_tax integer,
  free_yearly text not null default 'NONE'::text,
  gift_kind text not null default 'SMALL'::text,
  danish_name text not null default ''::text,
  constraint categories_accessory_limit_check CHECK ((accessory_limit >= 0)),
  constraint categories_deductible_vat_percent_check CHECK (((deductible_vat_percent >= 0) AND (deductible_vat_percent <= 10000))),
  constraint categories_free_yearly_check CHECK ((free_yearly = ANY (ARRAY['NONE'::text, 'BICYCLE'::text]))),
  constraint categories_gift_kind_check CHECK ((gift_kind = ANY (ARRAY['SMALL'::text, 'CHRISTMAS'::text, 'WORK'::text]))),
  constraint categories_gross_limit_check CHECK ((gross_limit >= 0)),
  constraint categories_middle_tax_check CHECK (((middle_tax >= 0) AND (middle_tax <= 10000))),
  constraint categories_own_middle_tax_check CHECK (((own_middle_tax >= 0) AND (own_middle_tax <= 10000))),
  constraint categories_own_tax_check CHECK (((own_tax >= 0) AND (own_tax <= 10000))),
  constraint categories_own_top_tax_check CHECK (((own_top_tax >= 0) AND (own_top_tax <= 10000))),
  constraint categories_own_top_top_tax_check CHECK (((own_top_top_tax >= 0) AND (own_top_top_tax <= 10000))),
  constraint categories_percentage_check CHECK (((percentage >= 0) AND (percentage <= 10000))),
  constraint categories_pkey PRIMARY KEY (id),
  constraint categories_scrap_percent_check CHECK (((scrap_percent >= 0) AND (scrap_percent <= 10000))),
  constraint categories_tax_check CHECK (((tax >= 0) AND (tax <= 10000))),
  constraint categories_taxable_mode_check CHECK ((taxable_mode = ANY (ARRAY['NONE'::text, 'FIXED_YEARLY'::text, 'PERCENT_OF_RETAIL'::text, 'MARKET_RENT'::text]))),
  constraint categories_taxable_percent_check CHECK (((taxable_percent >= 0) AND (taxable_percent <= 10000))),
  constraint categories_top_tax_check CHECK (((top_tax >= 0) AND (top_tax <= 10000)))
);
CREATE INDEX categories_name_idx ON public.categories USING btree (lower(name));
alter table categories enable row level security;
create policy categories_delete on categories for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy categories_insert on categories for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy categories_read on categories for select
  using ((( SELECT sees_all() AS sees_all) OR true));
create policy categories_update on categories for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on categories to portal_tenant;
grant update (id, name, allow_multiple_products, allow_multiple_accessories, accessory_limit, percentage, is_present, show_salary_calculation, require_multimedia_tax, tax, middle_tax, top_tax, scrap_percent, salary_calculation, rules, rules_version, is_subscription, gross_limit, enabled, deductible_vat_percent, taxable_mode, taxable_percent, requires_serial, insurance_required, created_at, version, own_tax, own_middle_tax, own_top_tax, own_top_top_tax, free_yearly, gift_kind, danish_name) on categories to portal_tenant;

create table companies (
  id uuid not null default new_id(),
  company_name text not null,
  invoice_mail text not null default ''::text,
  vat_no text not null default ''::text,
  currency text not null,
  phone_number text not null default ''::text,
  status text not null default 'ACTIVE'::text,
  note text not null default ''::text,
  address_line_one text not null default ''::text,
  address_line_two text not null default ''::text,
  zipcode text not null default ''::text,
  city text not null default ''::text,
  country text not null default 'DK'::text,
  language text not null default 'en-us'::text,
  supplier_id uuid,
  hr_system_id uuid,
  salary_system_id uuid,
  wage_code_gross text not null default ''::text,
  wage_code_net text not null default ''::text,
  wage_code_phone_tax text not null default ''::text,
  employer_no text not null default ''::text,
  pay_term text not null default ''::text,
  payroll_recipients text[] not null default '{}'::text[],
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  wage_code_final_net text not null default ''::text,
  wage_code_final_gross text not null default ''::text,
  constraint companies_currency_fkey FOREIGN KEY (currency) REFERENCES currencies(iso_code) ON UPDATE CASCADE,
  constraint companies_hr_system_id_fkey FOREIGN KEY (hr_system_id) REFERENCES hr_systems(id),
  constraint companies_language_check CHECK ((language = ANY (ARRAY['en-us'::text, 'da-dk'::text]))),
  constraint companies_pkey PRIMARY KEY (id),
  constraint companies_salary_system_id_fkey FOREIGN KEY (salary_system_id) REFERENCES salary_systems(id),
  constraint companies_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'PENDING'::text, 'BLOCKED'::text]))),
  constraint companies_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE INDEX companies_company_name_idx ON public.companies USING btree (company_name, id);
CREATE INDEX companies_search_idx ON public.companies USING gin ((((company_name || ' '::text) || vat_no)) gin_trgm_ops);
CREATE INDEX companies_supplier_id_idx ON public.companies USING btree (supplier_id, id);
CREATE INDEX companies_vat_no_idx ON public.companies USING btree (vat_no) WHERE (vat_no <> ''::text);
alter table companies enable row level security;
create policy companies_delete on companies for delete
  using ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy companies_insert on companies for insert
  with check ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy companies_read on companies for select
  using ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT app_company() AS app_company)) OR (supplier_id = ( SELECT app_supplier() AS app_supplier))));
create policy companies_update on companies for update
  using ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
  with check ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
grant delete, insert, select on companies to portal_tenant;
grant update (id, company_name, invoice_mail, vat_no, currency, phone_number, status, note, address_line_one, address_line_two, zipcode, city, country, language, supplier_id, hr_system_id, salary_system_id, wage_code_gross, wage_code_net, wage_code_phone_tax, employer_no, pay_term, payroll_recipients, created_at, version, wage_code_final_net, wage_code_final_gross) on companies to portal_tenant;

create table company_addresses (
  id uuid not null default new_id(),
  company_id uuid not null,
  name text not null,
  att text not null default ''::text,
  address_line1 text not null,
  address_line2 text not null default ''::text,
  city text not null,
  state text not null default ''::text,
  zip_code text not null,
  country text not null,
  display_name text not null,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  version integer not null default 1,
  constraint company_addresses_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint company_addresses_company_id_id_key UNIQUE (company_id, id),
  constraint company_addresses_pkey PRIMARY KEY (id)
);
alter table company_addresses enable row level security;
create policy company_addresses_delete on company_addresses for delete
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))));
create policy company_addresses_insert on company_addresses for insert
  with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))));
create policy company_addresses_read on company_addresses for select
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT app_company() AS app_company))));
create policy company_addresses_update on company_addresses for update
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))))
  with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))));
grant delete, insert, select on company_addresses to portal_tenant;
grant update (id, name, att, address_line1, address_line2, city, state, zip_code, country, display_name, created_at, deleted_at, version) on company_addresses to portal_tenant;

create table company_mail_texts (
  company_id uuid not null,
  kind text not null,
  locale text not null,
  subject text not null,
  greeting text not null,
  body text not null,
  version integer not null default 1,
  constraint company_mail_texts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint company_mail_texts_kind_check CHECK ((kind = ANY (ARRAY['invitation'::text, 'reminder'::text]))),
  constraint company_mail_texts_link CHECK ((body ~~ '%{link}%'::text)),
  constraint company_mail_texts_locale_check CHECK ((locale = ANY (ARRAY['en-us'::text, 'da-dk'::text]))),
  constraint company_mail_texts_pkey PRIMARY KEY (company_id, kind, locale)
);
alter table company_mail_texts enable row level security;
create policy company_mail_texts_delete on company_mail_texts for delete
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))));
create policy company_mail_texts_insert on company_mail_texts for insert
  with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))));
create policy company_mail_texts_read on company_mail_texts for select
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))));
create policy company_mail_texts_update on company_mail_texts for update
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))))
  with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))));
grant delete, insert, select on company_mail_texts to portal_tenant;
grant update (kind, locale, subject, greeting, body, version) on company_mail_texts to portal_tenant;

create table company_settings (
  company_id uuid not null,
  auto_send_salary_file boolean not null default true,
  salary_day integer not null default 20,
  salary_file_method text not null default 'AUTOMATIC'::text,
  open_for_benefits boolean not null default false,
  allow_early_pif boolean not null default false,
  notice_mails boolean not null default true,
  draw_start_mode text not null default 'AFTER_DISPATCH'::text,
  return_policy text not null default 'WAIVE'::text,
  keep_subsidy_on_pif boolean not null default false,
  insurance_waiting_months integer not null default 3,
  insurance_reasons text[] not null default '{RESIGNATION,REDUNDANCY}'::text[],
  employee_birthday boolean not null default false,
  employee_gender boolean not null default false,
  version integer not null default 1,
  catch_up_max integer not null default 2,
  final_salary text[] not null default '{}'::text[],
  supplier_contact boolean not null default true,
  second_approval boolean not null default false,
  constraint company_settings_catch_up_max CHECK (((catch_up_max >= 0) AND (catch_up_max <= 12))),
  constraint company_settings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint company_settings_draw_start_mode_check CHECK ((draw_start_mode = ANY (ARRAY['AFTER_DISPATCH'::text, 'ON_EFFECT_DATE'::text]))),
  constraint company_settings_final_salary CHECK ((final_salary <@ ARRAY['NET'::text, 'GROSS'::text])),
  constraint company_settings_insurance_waiting_months_check CHECK (((insurance_waiting_months >= 0) AND (insurance_waiting_months <= 60))),
  constraint company_settings_pkey PRIMARY KEY (company_id),
  constraint company_settings_return_policy_check CHECK ((return_policy = ANY (ARRAY['WAIVE'::text, 'CHARGE'::text]))),
  constraint company_settings_salary_day_check CHECK (((salary_day >= 1) AND (salary_day <= 30))),
  constraint company_settings_salary_file_method_check CHECK ((salary_file_method = ANY (ARRAY['AUTOMATIC'::text, 'MANUAL'::text])))
);
alter table company_settings enable row level security;
create policy company_settings_delete on company_settings for delete
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))));
create policy company_settings_insert on company_settings for insert
  with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))));
create policy company_settings_read on company_settings for select
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT app_company() AS app_company))));
create policy company_settings_supplier_insert on company_settings for insert
  with check (((( SELECT app_role() AS app_role) = 'supplier'::text) AND (company_id IN ( SELECT companies.id
   FROM companies
  WHERE (companies.supplier_id = ( SELECT app_supplier() AS app_supplier))))));
create policy company_settings_update on company_settings for update
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))))
  with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))));
grant delete, insert, select on company_settings to portal_tenant;
grant update (auto_send_salary_file, salary_day, salary_file_method, open_for_benefits, allow_early_pif, notice_mails, draw_start_mode, return_policy, keep_subsidy_on_pif, insurance_waiting_months, insurance_reasons, employee_birthday, employee_gender, version, catch_up_max, final_salary, supplier_contact, second_approval) on company_settings to portal_tenant;

create table currencies (
  id uuid not null default new_id(),
  iso_code text not null,
  symbol text not null,
  order_number integer not null,
  version integer not null default 1,
  constraint currencies_iso_code_check CHECK ((iso_code ~ '^[A-Z]{3}$'::text)),
  constraint currencies_iso_code_key UNIQUE (iso_code),
  constraint currencies_pkey PRIMARY KEY (id)
);
alter table currencies enable row level security;
create policy currencies_delete on currencies for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy currencies_insert on currencies for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy currencies_read on currencies for select
  using ((( SELECT sees_all() AS sees_all) OR true));
create policy currencies_update on currencies for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on currencies to portal_tenant;
grant update (id, iso_code, symbol, order_number, version) on currencies to portal_tenant;

create table demo_world (
  only_one boolean not null default true,
  made_at timestamp with time zone not null,
  constraint demo_world_only_one_check CHECK (only_one),
  constraint demo_world_pkey PRIMARY KEY (only_one)
);
alter table demo_world enable row level security;
create policy demo_world_delete on demo_world for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy demo_world_insert on demo_world for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy demo_world_read on demo_world for select
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy demo_world_update on demo_world for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on demo_world to portal_tenant;
grant update (only_one, made_at) on demo_world to portal_tenant;

create table employee_tax_rates (
  employee_id uuid not null,
  company_id uuid not null,
  level text not null,
  own_rate integer,
  chosen_at timestamp with time zone not null default now(),
  constraint employee_tax_rates_employee_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employees(company_id, id) ON DELETE CASCADE,
  constraint employee_tax_rates_level_check CHECK ((level = ANY (ARRAY['tax'::text, 'middleTax'::text, 'topTax'::text, 'topTopTax'::text, 'own'::text]))),
  constraint employee_tax_rates_own CHECK (((level <> 'own'::text) OR (own_rate IS NOT NULL))),
  constraint employee_tax_rates_own_rate_check CHECK (((own_rate >= 1) AND (own_rate <= 9999))),
  constraint employee_tax_rates_pkey PRIMARY KEY (employee_id)
);
alter table employee_tax_rates enable row level security;
create policy employee_tax_rates_delete on employee_tax_rates for delete
  using (((( SELECT app_role() AS app_role) = 'system'::text) OR (employee_id = ( SELECT app_employee() AS app_employee))));
create policy employee_tax_rates_insert on employee_tax_rates for insert
  with check (((( SELECT app_role() AS app_role) = 'system'::text) OR (employee_id = ( SELECT app_employee() AS app_employee))));
create policy employee_tax_rates_read on employee_tax_rates for select
  using (((( SELECT app_role() AS app_role) = 'system'::text) OR ((employee_id = ( SELECT app_employee() AS app_employee)) AND (COALESCE(current_setting('app.seen_by'::text, true), ''::text) = ''::text))));
create policy employee_tax_rates_update on employee_tax_rates for update
  using (((( SELECT app_role() AS app_role) = 'system'::text) OR (employee_id = ( SELECT app_employee() AS app_employee))))
  with check (((( SELECT app_role() AS app_role) = 'system'::text) OR (employee_id = ( SELECT app_employee() AS app_employee))));
grant delete, insert, select on employee_tax_rates to portal_tenant;
grant update (level, own_rate, chosen_at) on employee_tax_rates to portal_tenant;

create table employees (
  id uuid not null default new_id(),
  company_id uuid not null,
  user_id uuid,
  employ_no text,
  department text not null default ''::text,
  name text not null,
  email text not null,
  phone text not null default ''::text,
  role text not null default 'EMPLOYEE'::text,
  birthday date,
  status text not null default 'PENDING'::text,
  gender text not null default ''::text,
  address_line1 text not null default ''::text,
  address_line2 text not null default ''::text,
  zip_code text not null default ''::text,
  city text not null default ''::text,
  country text not null default ''::text,
  email_private text not null default ''::text,
  private_confirmed_at timestamp with time zone,
  phone_private text not null default ''::text,
  note text not null default ''::text,
  exit_date date,
  exit_reason text,
  paid_in_full boolean not null default false,
  search_text text generated always as (((((name || ' '::text) || email) || ' '::text) || COALESCE(employ_no, ''::text))) stored,
  invited_at timestamp with time zone,
  import_id uuid,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  version integer not null default 1,
  language text not null default ''::text,
  constraint employees_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint employees_company_id_id_key UNIQUE (company_id, id),
  constraint employees_email_private_spelling CHECK (((email_private = ''::text) OR is_address(email_private))),
  constraint employees_email_spelling CHECK (((deleted_at IS NOT NULL) OR is_address(email))),
  constraint employees_gender_check CHECK ((gender = ANY (ARRAY[''::text, 'FEMALE'::text, 'MALE'::text, 'OTHER'::text]))),
  constraint employees_language_check CHECK ((language = ANY (ARRAY[''::text, 'en-us'::text, 'da-dk'::text]))),
  constraint employees_pkey PRIMARY KEY (id),
  constraint employees_role_check CHECK ((role = ANY (ARRAY['COMPANY'::text, 'EMPLOYEE'::text]))),
  constraint employees_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'PENDING'::text, 'BLOCKED'::text]))),
  constraint employees_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX employees_company_email_key ON public.employees USING btree (company_id, email) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX employees_company_employ_no_key ON public.employees USING btree (company_id, employ_no) WHERE ((deleted_at IS NULL) AND (employ_no IS NOT NULL));
CREATE INDEX employees_company_name_idx ON public.employees USING btree (company_id, name, id) WHERE (deleted_at IS NULL);
CREATE INDEX employees_email_private_idx ON public.employees USING btree (email_private) WHERE ((email_private <> ''::text) AND (exit_date IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX employees_exit_idx ON public.employees USING btree (exit_date) WHERE ((exit_date IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX employees_import_id_idx ON public.employees USING btree (import_id, id) WHERE ((import_id IS NOT NULL) AND (deleted_at IS NOT NULL));
CREATE INDEX employees_search_idx ON public.employees USING gin (company_id, search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE INDEX employees_user_id_idx ON public.employees USING btree (user_id);
CREATE TRIGGER employees_address_changed AFTER UPDATE OF email ON public.employees FOR EACH ROW WHEN (((old.email IS DISTINCT FROM new.email) AND (new.deleted_at IS NULL))) EXECUTE FUNCTION follow_employee_address();
CREATE TRIGGER employees_private_changed BEFORE UPDATE OF email_private ON public.employees FOR EACH ROW WHEN ((old.email_private IS DISTINCT FROM new.email_private)) EXECUTE FUNCTION forget_private_confirmation();
alter table employees enable row level security;
create policy employees_delete on employees for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy employees_insert on employees for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy employees_read on employees for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy employees_update on employees for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on employees to portal_tenant;
grant update (id, user_id, employ_no, department, name, email, phone, role, birthday, status, gender, address_line1, address_line2, zip_code, city, country, email_private, private_confirmed_at, phone_private, note, exit_date, exit_reason, paid_in_full, search_text, invited_at, import_id, created_at, deleted_at, version, language) on employees to portal_tenant;

create table form_drafts (
  id uuid not null default new_id(),
  user_id uuid not null,
  role text not null,
  company_id uuid,
  supplier_id uuid,
  form text not null,
  sealed_fields bytea not null,
  saved_at timestamp with time zone not null,
  version integer not null default 1,
  constraint form_drafts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint form_drafts_pkey PRIMARY KEY (id),
  constraint form_drafts_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'supplier'::text, 'company'::text]))),
  constraint form_drafts_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  constraint form_drafts_tenant CHECK ((((role = 'company'::text) = (company_id IS NOT NULL)) AND ((role = 'supplier'::text) = (supplier_id IS NOT NULL)))),
  constraint form_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX form_drafts_company_id_idx ON public.form_drafts USING btree (company_id) WHERE (company_id IS NOT NULL);
CREATE UNIQUE INDEX form_drafts_form_key ON public.form_drafts USING btree (user_id, role, company_id, supplier_id, form) NULLS NOT DISTINCT;
CREATE INDEX form_drafts_saved_at_idx ON public.form_drafts USING btree (saved_at);
CREATE INDEX form_drafts_supplier_id_idx ON public.form_drafts USING btree (supplier_id) WHERE (supplier_id IS NOT NULL);
alter table form_drafts enable row level security;
create policy form_drafts_delete on form_drafts for delete
  using ((( SELECT sees_all() AS sees_all) OR ((user_id = ( SELECT app_user() AS app_user)) AND (role = ( SELECT app_role() AS app_role)) AND ((company_id = ( SELECT app_company() AS app_company)) OR (supplier_id = ( SELECT app_supplier() AS app_supplier))))));
create policy form_drafts_insert on form_drafts for insert
  with check ((( SELECT sees_all() AS sees_all) OR ((user_id = ( SELECT app_user() AS app_user)) AND (role = ( SELECT app_role() AS app_role)) AND ((company_id = ( SELECT app_company() AS app_company)) OR (supplier_id = ( SELECT app_supplier() AS app_supplier))))));
create policy form_drafts_read on form_drafts for select
  using ((( SELECT sees_all() AS sees_all) OR ((user_id = ( SELECT app_user() AS app_user)) AND (role = ( SELECT app_role() AS app_role)) AND ((company_id = ( SELECT app_company() AS app_company)) OR (supplier_id = ( SELECT app_supplier() AS app_supplier))))));
create policy form_drafts_update on form_drafts for update
  using ((( SELECT sees_all() AS sees_all) OR ((user_id = ( SELECT app_user() AS app_user)) AND (role = ( SELECT app_role() AS app_role)) AND ((company_id = ( SELECT app_company() AS app_company)) OR (supplier_id = ( SELECT app_supplier() AS app_supplier))))))
  with check ((( SELECT sees_all() AS sees_all) OR ((user_id = ( SELECT app_user() AS app_user)) AND (role = ( SELECT app_role() AS app_role)) AND ((company_id = ( SELECT app_company() AS app_company)) OR (supplier_id = ( SELECT app_supplier() AS app_supplier))))));
grant delete, insert, select on form_drafts to portal_tenant;
grant update (id, role, form, sealed_fields, saved_at, version) on form_drafts to portal_tenant;

create table given_catalogs (
  catalog_id uuid not null,
  supplier_id uuid not null,
  reseller_id uuid not null,
  given_at timestamp with time zone not null,
  given_by uuid,
  constraint given_catalogs_catalog_fkey FOREIGN KEY (supplier_id, catalog_id) REFERENCES catalogs(supplier_id, id),
  constraint given_catalogs_given_by_fkey FOREIGN KEY (given_by) REFERENCES users(id),
  constraint given_catalogs_other CHECK ((reseller_id <> supplier_id)),
  constraint given_catalogs_pkey PRIMARY KEY (catalog_id, reseller_id),
  constraint given_catalogs_reseller_id_fkey FOREIGN KEY (reseller_id) REFERENCES suppliers(id)
);
CREATE INDEX given_catalogs_reseller_id_idx ON public.given_catalogs USING btree (reseller_id);
alter table given_catalogs enable row level security;
create policy given_catalogs_delete on given_catalogs for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy given_catalogs_insert on given_catalogs for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy given_catalogs_read on given_catalogs for select
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT app_supplier() AS app_supplier)) OR (reseller_id = ( SELECT app_supplier() AS app_supplier))));
create policy given_catalogs_update on given_catalogs for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on given_catalogs to portal_tenant;
grant update (catalog_id, reseller_id, given_at, given_by) on given_catalogs to portal_tenant;

create table halted_releases (
  remote text not null,
  version text not null,
  halted_at timestamp with time zone not null,
  loads integer not null,
  failures integer not null,
  constraint halted_releases_pkey PRIMARY KEY (remote, version)
);
alter table halted_releases enable row level security;
create policy halted_releases_delete on halted_releases for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy halted_releases_insert on halted_releases for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy halted_releases_read on halted_releases for select
  using ((( SELECT sees_all() AS sees_all) OR true));
create policy halted_releases_update on halted_releases for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on halted_releases to portal_tenant;
grant update (remote, version, halted_at, loads, failures) on halted_releases to portal_tenant;

create table hr_systems (
  id uuid not null default new_id(),
  name text not null,
  country text not null default 'DK'::text,
  import_kind text not null default 'CSV'::text,
  delimiter text not null default ';'::text,
  encoding text not null default 'UTF8'::text,
  date_format text not null default 'yyyy-mm-dd'::text,
  mapping jsonb not null default '{}'::jsonb,
  on_missing text not null default 'IGNORE'::text,
  enabled boolean not null default true,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint hr_systems_import_kind_check CHECK ((import_kind = ANY (ARRAY['CSV'::text, 'XLSX'::text]))),
  constraint hr_systems_on_missing_check CHECK ((on_missing = ANY (ARRAY['IGNORE'::text, 'FLAG'::text]))),
  constraint hr_systems_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX hr_systems_name_key ON public.hr_systems USING btree (lower(name));
alter table hr_systems enable row level security;
create policy hr_systems_delete on hr_systems for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy hr_systems_insert on hr_systems for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy hr_systems_read on hr_systems for select
  using ((( SELECT sees_all() AS sees_all) OR true));
create policy hr_systems_update on hr_systems for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on hr_systems to portal_tenant;
grant update (id, name, country, import_kind, delimiter, encoding, date_format, mapping, on_missing, enabled, created_at, version) on hr_systems to portal_tenant;

create table idempotency_keys (
  user_id uuid not null,
  key text not null,
  route text not null,
  request_hash text not null,
  status integer,
  body text,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, key)
);
alter table idempotency_keys enable row level security;
create policy idempotency_keys_delete on idempotency_keys for delete
  using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))));
create policy idempotency_keys_insert on idempotency_keys for insert
  with check ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))));
create policy idempotency_keys_read on idempotency_keys for select
  using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))));
create policy idempotency_keys_update on idempotency_keys for update
  using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))))
  with check ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))));
grant delete, insert, select on idempotency_keys to portal_tenant;
grant update (key, route, request_hash, status, body, created_at) on idempotency_keys to portal_tenant;

create table import_fates (
  import_id uuid not null,
  company_id uuid,
  supplier_id uuid,
  fates text not null,
  constraint import_fates_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_fates_pkey PRIMARY KEY (import_id)
);
alter table import_fates enable row level security;
create policy import_fates_delete on import_fates for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy import_fates_insert on import_fates for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy import_fates_read on import_fates for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy import_fates_update on import_fates for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on import_fates to portal_tenant;
grant update (import_id, fates) on import_fates to portal_tenant;

create table import_fixes (
  import_id uuid not null,
  row_number integer not null,
  company_id uuid,
  supplier_id uuid,
  cells jsonb not null,
  constraint import_fixes_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_fixes_pkey PRIMARY KEY (import_id, row_number)
);
alter table import_fixes enable row level security;
create policy import_fixes_delete on import_fixes for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy import_fixes_insert on import_fixes for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy import_fixes_read on import_fixes for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy import_fixes_update on import_fixes for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on import_fixes to portal_tenant;
grant update (import_id, row_number, cells) on import_fixes to portal_tenant;

create table import_mappings (
  id uuid not null default new_id(),
  kind text not null,
  company_id uuid,
  supplier_id uuid,
  name text not null,
  fingerprint text not null,
  mapping jsonb not null,
  options jsonb not null default '{}'::jsonb,
  used_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint import_mappings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint import_mappings_owner_key UNIQUE NULLS NOT DISTINCT (kind, company_id, supplier_id, fingerprint),
  constraint import_mappings_pkey PRIMARY KEY (id),
  constraint import_mappings_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
alter table import_mappings enable row level security;
create policy import_mappings_delete on import_mappings for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy import_mappings_insert on import_mappings for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy import_mappings_read on import_mappings for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy import_mappings_update on import_mappings for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on import_mappings to portal_tenant;
grant update (id, kind, name, fingerprint, mapping, options, used_at, version) on import_mappings to portal_tenant;

create table import_rows (
  import_id uuid not null,
  row_number integer not null,
  company_id uuid,
  supplier_id uuid,
  outcome text not null,
  reasons jsonb not null default '[]'::jsonb,
  cells jsonb not null,
  changes jsonb not null default '{}'::jsonb,
  warnings jsonb not null default '[]'::jsonb,
  price_moved boolean not null default false,
  constraint import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_rows_outcome_check CHECK ((outcome = ANY (ARRAY['NEW'::text, 'CHANGED'::text, 'ERROR'::text]))),
  constraint import_rows_pkey PRIMARY KEY (import_id, row_number)
);
alter table import_rows enable row level security;
create policy import_rows_delete on import_rows for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy import_rows_insert on import_rows for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy import_rows_read on import_rows for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy import_rows_update on import_rows for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on import_rows to portal_tenant;
grant update (import_id, row_number, outcome, reasons, cells, changes, warnings, price_moved) on import_rows to portal_tenant;

create table import_undo (
  import_id uuid not null,
  employee_id uuid not null,
  company_id uuid not null,
  version integer not null,
  before jsonb not null,
  constraint import_undo_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint import_undo_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_undo_pkey PRIMARY KEY (import_id, employee_id)
);
alter table import_undo enable row level security;
create policy import_undo_delete on import_undo for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy import_undo_insert on import_undo for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy import_undo_read on import_undo for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy import_undo_update on import_undo for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on import_undo to portal_tenant;
grant update (import_id, version, before) on import_undo to portal_tenant;

create table import_undo_goods (
  import_id uuid not null,
  item_id uuid not null,
  supplier_id uuid not null,
  version integer not null,
  before jsonb not null,
  constraint import_undo_goods_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_undo_goods_pkey PRIMARY KEY (import_id, item_id),
  constraint import_undo_goods_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
alter table import_undo_goods enable row level security;
create policy import_undo_goods_delete on import_undo_goods for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy import_undo_goods_insert on import_undo_goods for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy import_undo_goods_read on import_undo_goods for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy import_undo_goods_update on import_undo_goods for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on import_undo_goods to portal_tenant;
grant update (import_id, item_id, version, before) on import_undo_goods to portal_tenant;

create table imports (
  id uuid not null default new_id(),
  kind text not null,
  company_id uuid,
  supplier_id uuid,
  catalog_id uuid,
  file_name text not null,
  path text not null,
  byte_size integer not null,
  sha256 text not null,
  encoding text not null,
  delimiter text not null,
  header text[] not null,
  samples jsonb not null default '[]'::jsonb,
  fingerprint text not null,
  proposal jsonb not null default '{}'::jsonb,
  mapping jsonb,
  options jsonb not null default '{}'::jsonb,
  status text not null default 'UPLOADED'::text,
  total integer not null default 0,
  new_rows integer not null default 0,
  changed_rows integer not null default 0,
  unchanged_rows integer not null default 0,
  error_rows integer not null default 0,
  summary jsonb not null default '{}'::jsonb,
  error text,
  job_id uuid,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  version integer not null default 1,
  constraint imports_catalog_id_fkey FOREIGN KEY (catalog_id) REFERENCES catalogs(id),
  constraint imports_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint imports_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint imports_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id),
  constraint imports_kind_check CHECK ((kind = ANY (ARRAY['PRODUCTS'::text, 'ACCESSORIES'::text, 'EMPLOYEES'::text]))),
  constraint imports_one_owner CHECK ((num_nonnulls(company_id, supplier_id) = 1)),
  constraint imports_pkey PRIMARY KEY (id),
  constraint imports_status_check CHECK ((status = ANY (ARRAY['UPLOADED'::text, 'CHECKING'::text, 'CHECKED'::text, 'RUNNING'::text, 'DONE'::text, 'FAILED'::text, 'UNDOING'::text, 'UNDONE'::text]))),
  constraint imports_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE INDEX imports_company_idx ON public.imports USING btree (company_id, created_at DESC);
CREATE INDEX imports_supplier_idx ON public.imports USING btree (supplier_id, created_at DESC);
CREATE TRIGGER imports_tell AFTER UPDATE OF status ON public.imports FOR EACH ROW WHEN (((old.status = 'RUNNING'::text) AND (new.status = ANY (ARRAY['DONE'::text, 'FAILED'::text])) AND (new.created_by IS NOT NULL))) EXECUTE FUNCTION tell_of_import();
alter table imports enable row level security;
create policy imports_delete on imports for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy imports_insert on imports for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy imports_read on imports for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy imports_update on imports for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on imports to portal_tenant;
grant update (id, kind, catalog_id, file_name, path, byte_size, sha256, encoding, delimiter, header, samples, fingerprint, proposal, mapping, options, status, total, new_rows, changed_rows, unchanged_rows, error_rows, summary, error, job_id, created_by, created_at, finished_at, version) on imports to portal_tenant;

create table job_employees (
  company_id uuid not null,
  job_id uuid not null,
  employee_id uuid not null,
  outcome text,
  before text not null default ''::text,
  constraint job_employees_job_fkey FOREIGN KEY (company_id, job_id) REFERENCES jobs(company_id, id) ON DELETE CASCADE,
  constraint job_employees_outcome_check CHECK ((outcome = ANY (ARRAY['CHANGED'::text, 'SAME'::text, 'SENT'::text, 'BLOCKED'::text, 'LEFT'::text, 'NOT_FOUND'::text, 'CHANGED_SINCE'::text]))),
  constraint job_employees_pkey PRIMARY KEY (company_id, job_id, employee_id)
);
CREATE INDEX job_employees_employee_idx ON public.job_employees USING btree (employee_id);
alter table job_employees enable row level security;
create policy job_employees_delete on job_employees for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy job_employees_insert on job_employees for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy job_employees_read on job_employees for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy job_employees_update on job_employees for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on job_employees to portal_tenant;
grant update (job_id, outcome, before) on job_employees to portal_tenant;

create table jobs (
  id uuid not null default new_id(),
  kind text not null,
  company_id uuid,
  supplier_id uuid,
  user_id uuid,
  status text not null default 'WAITING'::text,
  total integer not null default 0,
  done integer not null default 0,
  failed integer not null default 0,
  payload jsonb not null default '{}'::jsonb,
  result jsonb,
  error text,
  created_at timestamp with time zone not null default now(),
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  attempts integer not null default 0,
  reason text not null default ''::text,
  constraint jobs_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint jobs_company_id_id_key UNIQUE (company_id, id),
  constraint jobs_pkey PRIMARY KEY (id),
  constraint jobs_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'RUNNING'::text, 'DONE'::text, 'FAILED'::text]))),
  constraint jobs_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  constraint jobs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX jobs_company_idx ON public.jobs USING btree (company_id, created_at DESC);
CREATE INDEX jobs_supplier_idx ON public.jobs USING btree (supplier_id, created_at DESC);
CREATE TRIGGER jobs_tell AFTER UPDATE OF status ON public.jobs FOR EACH ROW WHEN (((old.status <> new.status) AND (new.status = ANY (ARRAY['DONE'::text, 'FAILED'::text])))) EXECUTE FUNCTION tell_of_job();
alter table jobs enable row level security;
create policy jobs_delete on jobs for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy jobs_insert on jobs for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy jobs_read on jobs for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy jobs_update on jobs for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on jobs to portal_tenant;
grant update (id, kind, status, total, done, failed, payload, result, error, created_at, started_at, finished_at, attempts, reason) on jobs to portal_tenant;

create table known_devices (
  user_id uuid not null,
  device_hash bytea not null,
  last_used_at timestamp with time zone not null default now(),
  constraint known_devices_pkey PRIMARY KEY (user_id, device_hash),
  constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table known_devices enable row level security;
create policy known_devices_delete on known_devices for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy known_devices_insert on known_devices for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy known_devices_read on known_devices for select
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy known_devices_update on known_devices for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on known_devices to portal_tenant;
grant update (device_hash, last_used_at) on known_devices to portal_tenant;

create table leasing_agreement_orders (
  leasing_agreement_id uuid not null,
  order_id uuid not null,
  company_id uuid not null,
  constraint leasing_agreement_orders_agreement_fkey FOREIGN KEY (company_id, leasing_agreement_id) REFERENCES leasing_agreements(company_id, id),
  constraint leasing_agreement_orders_order_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id),
  constraint leasing_agreement_orders_order_id_key UNIQUE (order_id),
  constraint leasing_agreement_orders_pkey PRIMARY KEY (leasing_agreement_id, order_id)
);
alter table leasing_agreement_orders enable row level security;
create policy leasing_agreement_orders_delete on leasing_agreement_orders for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy leasing_agreement_orders_insert on leasing_agreement_orders for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy leasing_agreement_orders_read on leasing_agreement_orders for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy leasing_agreement_orders_update on leasing_agreement_orders for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on leasing_agreement_orders to portal_tenant;
grant update (leasing_agreement_id, order_id) on leasing_agreement_orders to portal_tenant;

create table leasing_agreements (
  id uuid not null default new_id(),
  company_id uuid not null,
  name text not null,
  note text not null default ''::text,
  period integer not null,
  draw_freq text not null,
  leasing_start date not null,
  leasing_end date not null,
  partner_id uuid,
  contract_id text not null default ''::text,
  currency text not null,
  product_sum bigint not null,
  accessory_sum bigint not null,
  total_salary_draw bigint not null,
  total_leasing_value bigint not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  end_reminded smallint,
  constraint leasing_agreements_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint leasing_agreements_company_id_id_key UNIQUE (company_id, id),
  constraint leasing_agreements_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint leasing_agreements_draw_freq_check CHECK ((draw_freq = ANY (ARRAY['MONTHLY'::text, 'QUARTERLY'::text]))),
  constraint leasing_agreements_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES leasing_partners(id),
  constraint leasing_agreements_period_check CHECK (((period >= 1) AND (period <= 120))),
  constraint leasing_agreements_pkey PRIMARY KEY (id),
  constraint leasing_agreements_value CHECK ((total_leasing_value = (product_sum + accessory_sum)))
);
alter table leasing_agreements enable row level security;
create policy leasing_agreements_delete on leasing_agreements for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy leasing_agreements_insert on leasing_agreements for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy leasing_agreements_read on leasing_agreements for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy leasing_agreements_update on leasing_agreements for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on leasing_agreements to portal_tenant;
grant update (id, name, note, period, draw_freq, leasing_start, leasing_end, partner_id, contract_id, currency, product_sum, accessory_sum, total_salary_draw, total_leasing_value, created_by, created_at, deleted_at, version, end_reminded) on leasing_agreements to portal_tenant;

create table leasing_partners (
  id uuid not null default new_id(),
  name text not null,
  enabled boolean not null default true,
  version integer not null default 1,
  email text not null default ''::text,
  constraint leasing_partners_name_key UNIQUE (name),
  constraint leasing_partners_pkey PRIMARY KEY (id)
);
alter table leasing_partners enable row level security;
create policy leasing_partners_delete on leasing_partners for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy leasing_partners_insert on leasing_partners for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy leasing_partners_read on leasing_partners for select
  using ((( SELECT sees_all() AS sees_all) OR true));
create policy leasing_partners_update on leasing_partners for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on leasing_partners to portal_tenant;
grant update (id, name, enabled, version, email) on leasing_partners to portal_tenant;

create table left_out_months (
  company_id uuid not null,
  order_id uuid not null,
  period text not null,
  left_out_by uuid,
  left_out_at timestamp with time zone not null,
  reason text not null default ''::text,
  constraint left_out_months_left_out_by_fkey FOREIGN KEY (left_out_by) REFERENCES users(id),
  constraint left_out_months_order_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id),
  constraint left_out_months_period_check CHECK ((period ~ '^\d{4}-(0[1-9]|1[0-2])$'::text)),
  constraint left_out_months_pkey PRIMARY KEY (order_id, period)
);
alter table left_out_months enable row level security;
create policy left_out_months_delete on left_out_months for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy left_out_months_insert on left_out_months for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy left_out_months_own on left_out_months for select
  using (((( SELECT app_role() AS app_role) = 'employee'::text) AND (EXISTS ( SELECT
   FROM orders o
  WHERE ((o.id = left_out_months.order_id) AND (o.employee_id = ( SELECT app_employee() AS app_employee)))))));
create policy left_out_months_read on left_out_months for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy left_out_months_update on left_out_months for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on left_out_months to portal_tenant;
grant update (order_id, period, left_out_by, left_out_at, reason) on left_out_months to portal_tenant;

create table list_views (
  id uuid not null default new_id(),
  user_id uuid not null,
  role text not null,
  company_id uuid,
  supplier_id uuid,
  list text not null,
  name text not null,
  search text not null,
  is_shared boolean not null,
  is_default boolean not null,
  constraint list_views_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint list_views_pkey PRIMARY KEY (id),
  constraint list_views_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'supplier'::text, 'company'::text]))),
  constraint list_views_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  constraint list_views_tenant CHECK ((((role = 'company'::text) = (company_id IS NOT NULL)) AND ((role = 'supplier'::text) = (supplier_id IS NOT NULL)))),
  constraint list_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX list_views_company_id_idx ON public.list_views USING btree (company_id, list) WHERE (company_id IS NOT NULL);
CREATE UNIQUE INDEX list_views_name_key ON public.list_views USING btree (list, user_id, role, company_id, supplier_id, name) NULLS NOT DISTINCT;
CREATE INDEX list_views_supplier_id_idx ON public.list_views USING btree (supplier_id, list) WHERE (supplier_id IS NOT NULL);
CREATE INDEX list_views_user_id_idx ON public.list_views USING btree (user_id);
alter table list_views enable row level security;
create policy list_views_delete on list_views for delete
  using ((( SELECT sees_all() AS sees_all) OR ((user_id = ( SELECT app_user() AS app_user)) AND (role = ( SELECT app_role() AS app_role)) AND ((company_id = ( SELECT app_company() AS app_company)) OR (supplier_id = ( SELECT app_supplier() AS app_supplier))))));
create policy list_views_insert on list_views for insert
  with check ((( SELECT sees_all() AS sees_all) OR ((user_id = ( SELECT app_user() AS app_user)) AND (role = ( SELECT app_role() AS app_role)) AND ((company_id = ( SELECT app_company() AS app_company)) OR (supplier_id = ( SELECT app_supplier() AS app_supplier))))));
create policy list_views_read on list_views for select
  using ((( SELECT sees_all() AS sees_all) OR (((user_id = ( SELECT app_user() AS app_user)) OR is_shared) AND (role = ( SELECT app_role() AS app_role)) AND ((company_id = ( SELECT app_company() AS app_company)) OR (supplier_id = ( SELECT app_supplier() AS app_supplier))))));
create policy list_views_update on list_views for update
  using ((( SELECT sees_all() AS sees_all) OR ((user_id = ( SELECT app_user() AS app_user)) AND (role = ( SELECT app_role() AS app_role)) AND ((company_id = ( SELECT app_company() AS app_company)) OR (supplier_id = ( SELECT app_supplier() AS app_supplier))))))
  with check ((( SELECT sees_all() AS sees_all) OR ((user_id = ( SELECT app_user() AS app_user)) AND (role = ( SELECT app_role() AS app_role)) AND ((company_id = ( SELECT app_company() AS app_company)) OR (supplier_id = ( SELECT app_supplier() AS app_supplier))))));
grant delete, insert, select on list_views to portal_tenant;
grant update (id, role, list, name, search, is_shared, is_default) on list_views to portal_tenant;

create table magic_links (
  id uuid not null default new_id(),
  user_id uuid,
  membership_id uuid,
  purpose text not null,
  token_hash bytea not null,
  nonce_hash bytea,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  voided_at timestamp with time zone,
  constraint magic_links_leads_somewhere CHECK ((num_nonnulls(user_id, membership_id) > 0)),
  constraint magic_links_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id) ON DELETE CASCADE,
  constraint magic_links_pkey PRIMARY KEY (id),
  constraint magic_links_purpose_check CHECK ((purpose = ANY (ARRAY['LOGIN'::text, 'INVITATION'::text, 'PRIVATE'::text, 'EMAIL'::text]))),
  constraint magic_links_token_hash_key UNIQUE (token_hash),
  constraint magic_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX magic_links_membership_id_idx ON public.magic_links USING btree (membership_id) WHERE ((used_at IS NULL) AND (voided_at IS NULL));
CREATE INDEX magic_links_user_id_idx ON public.magic_links USING btree (user_id) WHERE ((used_at IS NULL) AND (voided_at IS NULL));
alter table magic_links enable row level security;
create policy magic_links_delete on magic_links for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy magic_links_insert on magic_links for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy magic_links_read on magic_links for select
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy magic_links_update on magic_links for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on magic_links to portal_tenant;
grant update (id, membership_id, purpose, token_hash, nonce_hash, created_at, expires_at, used_at, voided_at) on magic_links to portal_tenant;

create table memberships (
  id uuid not null default new_id(),
  user_id uuid,
  role text not null,
  company_id uuid,
  supplier_id uuid,
  employee_id uuid,
  email text,
  name text,
  language text,
  password_hash text,
  details jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  blocked_at timestamp with time zone,
  version integer not null default 1,
  constraint memberships_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint memberships_employee_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employees(company_id, id),
  constraint memberships_language_check CHECK ((language = ANY (ARRAY['en-us'::text, 'da-dk'::text]))),
  constraint memberships_pkey PRIMARY KEY (id),
  constraint memberships_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'supplier'::text, 'company'::text, 'employee'::text]))),
  constraint memberships_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  constraint memberships_tenant CHECK (
CASE role
    WHEN 'admin'::text THEN (num_nonnulls(company_id, supplier_id, employee_id) = 0)
    WHEN 'supplier'::text THEN ((supplier_id IS NOT NULL) AND (num_nonnulls(company_id, employee_id) = 0))
    WHEN 'company'::text THEN ((company_id IS NOT NULL) AND (supplier_id IS NULL) AND (employee_id IS NULL))
    ELSE ((company_id IS NOT NULL) AND (employee_id IS NOT NULL) AND (supplier_id IS NULL))
END),
  constraint memberships_typed CHECK (
CASE
    WHEN (user_id IS NULL) THEN ((num_nonnulls(email, name, language) = 3) AND is_address(email))
    ELSE ((num_nonnulls(email, name, language, password_hash) = 0) AND (details = '{}'::jsonb))
END),
  constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX memberships_company_id_idx ON public.memberships USING btree (company_id) WHERE (role = 'company'::text);
CREATE INDEX memberships_employee_id_idx ON public.memberships USING btree (employee_id);
CREATE UNIQUE INDEX memberships_pending_employee_key ON public.memberships USING btree (employee_id) WHERE ((user_id IS NULL) AND (employee_id IS NOT NULL));
CREATE UNIQUE INDEX memberships_pending_key ON public.memberships USING btree (email, role, company_id, supplier_id, employee_id) NULLS NOT DISTINCT WHERE (user_id IS NULL);
CREATE INDEX memberships_supplier_id_idx ON public.memberships USING btree (supplier_id);
CREATE UNIQUE INDEX memberships_user_role_key ON public.memberships USING btree (user_id, role, company_id, supplier_id, employee_id) NULLS NOT DISTINCT WHERE (user_id IS NOT NULL);
alter table memberships enable row level security;
create policy memberships_delete on memberships for delete
  using ((( SELECT sees_all() AS sees_all) OR ((company_id = ( SELECT as_company() AS as_company)) AND (role = ANY (ARRAY['company'::text, 'employee'::text]))) OR ((( SELECT app_role() AS app_role) = 'supplier'::text) AND (((role = 'supplier'::text) AND (supplier_id = ( SELECT app_supplier() AS app_supplier))) OR ((role = 'company'::text) AND (company_id IN ( SELECT companies.id
   FROM companies
  WHERE (companies.supplier_id = ( SELECT app_supplier() AS app_supplier)))))))));
create policy memberships_insert on memberships for insert
  with check ((( SELECT sees_all() AS sees_all) OR ((user_id IS NULL) AND (((company_id = ( SELECT as_company() AS as_company)) AND (role = ANY (ARRAY['company'::text, 'employee'::text]))) OR ((( SELECT app_role() AS app_role) = 'supplier'::text) AND (((role = 'supplier'::text) AND (supplier_id = ( SELECT app_supplier() AS app_supplier))) OR ((role = 'company'::text) AND (company_id IN ( SELECT companies.id
   FROM companies
  WHERE (companies.supplier_id = ( SELECT app_supplier() AS app_supplier)))))))))));
create policy memberships_read on memberships for select
  using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user)) OR (company_id = ( SELECT as_company() AS as_company)) OR ((( SELECT app_role() AS app_role) = 'supplier'::text) AND ((supplier_id = ( SELECT app_supplier() AS app_supplier)) OR ((role = 'company'::text) AND (company_id IN ( SELECT companies.id
   FROM companies
  WHERE (companies.supplier_id = ( SELECT app_supplier() AS app_supplier)))))))));
create policy memberships_update on memberships for update
  using ((( SELECT sees_all() AS sees_all) OR ((company_id = ( SELECT as_company() AS as_company)) AND (role = ANY (ARRAY['company'::text, 'employee'::text]))) OR ((( SELECT app_role() AS app_role) = 'supplier'::text) AND (((role = 'supplier'::text) AND (supplier_id = ( SELECT app_supplier() AS app_supplier))) OR ((role = 'company'::text) AND (company_id IN ( SELECT companies.id
   FROM companies
  WHERE (companies.supplier_id = ( SELECT app_supplier() AS app_supplier)))))))))
  with check ((( SELECT sees_all() AS sees_all) OR ((company_id = ( SELECT as_company() AS as_company)) AND (role = ANY (ARRAY['company'::text, 'employee'::text]))) OR ((( SELECT app_role() AS app_role) = 'supplier'::text) AND (((role = 'supplier'::text) AND (supplier_id = ( SELECT app_supplier() AS app_supplier))) OR ((role = 'company'::text) AND (company_id IN ( SELECT companies.id
   FROM companies
  WHERE (companies.supplier_id = ( SELECT app_supplier() AS app_supplier)))))))));
grant delete, insert, select on memberships to portal_tenant;
grant update (id, role, email, name, language, password_hash, details, created_at, blocked_at, version) on memberships to portal_tenant;

create table missing_tax_years (
  id uuid not null default new_id(),
  country text not null,
  year integer not null,
  noted_at timestamp with time zone not null,
  constraint missing_tax_years_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint missing_tax_years_country_year_key UNIQUE (country, year),
  constraint missing_tax_years_pkey PRIMARY KEY (id)
);
CREATE TRIGGER missing_tax_years_tell AFTER INSERT ON public.missing_tax_years FOR EACH ROW EXECUTE FUNCTION tell_of_missing_tax_year();
alter table missing_tax_years enable row level security;
create policy missing_tax_years_delete on missing_tax_years for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy missing_tax_years_insert on missing_tax_years for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy missing_tax_years_read on missing_tax_years for select
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy missing_tax_years_update on missing_tax_years for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on missing_tax_years to portal_tenant;
grant update (id, country, year, noted_at) on missing_tax_years to portal_tenant;

create table notification_preferences (
  user_id uuid not null,
  kind text not null,
  in_portal boolean not null,
  mail text,
  constraint notification_preferences_mail_check CHECK ((mail = ANY (ARRAY['AT_ONCE'::text, 'DAILY'::text, 'NEVER'::text]))),
  constraint notification_preferences_pkey PRIMARY KEY (user_id, kind),
  constraint notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table notification_preferences enable row level security;
create policy notification_preferences_delete on notification_preferences for delete
  using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))));
create policy notification_preferences_insert on notification_preferences for insert
  with check ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))));
create policy notification_preferences_read on notification_preferences for select
  using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))));
create policy notification_preferences_update on notification_preferences for update
  using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))))
  with check ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))));
grant delete, insert, select on notification_preferences to portal_tenant;
grant update (kind, in_portal, mail) on notification_preferences to portal_tenant;

create table notifications (
  id uuid not null default new_id(),
  user_id uuid not null,
  membership_id uuid not null,
  kind text not null,
  subject_id uuid not null,
  period text,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  in_portal boolean not null,
  mail text,
  constraint notifications_kind_check CHECK ((kind = ANY (ARRAY['order-to-process'::text, 'proposal-declined'::text, 'pay-in-full-asked'::text, 'rma-asked'::text, 'rma-answered'::text, 'salary-file-made'::text, 'salary-file-failed'::text, 'salary-file-problem'::text, 'salary-run-stopped'::text, 'invitation-undelivered'::text, 'import-ended'::text, 'orders-received'::text, 'pictures-failed'::text, 'order-shipped'::text, 'proposal-received'::text, 'pay-in-full-answered'::text, 'job-failed'::text, 'mail-failed'::text, 'employees-changed'::text, 'tax-year-missing'::text]))),
  constraint notifications_mail_check CHECK ((mail = ANY (ARRAY['AT_ONCE'::text, 'DAILY'::text]))),
  constraint notifications_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id) ON DELETE CASCADE,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notifications_created_at_idx ON public.notifications USING btree (created_at);
CREATE INDEX notifications_mail_idx ON public.notifications USING btree (mail, user_id) WHERE (mail IS NOT NULL);
CREATE INDEX notifications_membership_id_idx ON public.notifications USING btree (membership_id, created_at, id);
CREATE INDEX notifications_unread_idx ON public.notifications USING btree (membership_id) WHERE ((read_at IS NULL) AND in_portal);
CREATE INDEX notifications_user_id_idx ON public.notifications USING btree (user_id);
alter table notifications enable row level security;
create policy notifications_delete on notifications for delete
  using ((( SELECT app_role() AS app_role) = 'system'::text));
create policy notifications_insert on notifications for insert
  with check ((( SELECT app_role() AS app_role) = 'system'::text));
create policy notifications_read on notifications for select
  using (((( SELECT app_role() AS app_role) = 'system'::text) OR ((membership_id = ( SELECT own_membership() AS own_membership)) AND (COALESCE(current_setting('app.seen_by'::text, true), ''::text) = ''::text))));
create policy notifications_update on notifications for update
  using (((( SELECT app_role() AS app_role) = 'system'::text) OR (membership_id = ( SELECT own_membership() AS own_membership))))
  with check (((( SELECT app_role() AS app_role) = 'system'::text) OR (membership_id = ( SELECT own_membership() AS own_membership))));
grant delete, insert, select on notifications to portal_tenant;
grant update (id, membership_id, kind, subject_id, period, created_at, read_at, in_portal, mail) on notifications to portal_tenant;

create table order_events (
  id uuid not null default new_id(),
  order_id uuid not null,
  company_id uuid not null,
  supplier_id uuid not null,
  employee_id uuid not null,
  at timestamp with time zone not null,
  kind text not null,
  from_status text,
  to_status text,
  actor_id uuid,
  actor_name text not null default ''::text,
  actor_role text not null,
  reason text not null default ''::text,
  detail jsonb not null default '{}'::jsonb,
  constraint order_events_kind_check CHECK ((kind = ANY (ARRAY['STATUS'::text, 'SERIAL_NUMBER'::text, 'MAIL'::text, 'NOTE'::text, 'EXPIRY'::text]))),
  constraint order_events_order_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id),
  constraint order_events_pkey PRIMARY KEY (id),
  constraint order_events_transition_fkey FOREIGN KEY (from_status, to_status) REFERENCES order_transitions(from_status, to_status)
);
CREATE INDEX order_events_order_idx ON public.order_events USING btree (order_id, at, id);
CREATE TRIGGER order_events_tell AFTER INSERT ON public.order_events FOR EACH ROW WHEN ((new.kind = 'STATUS'::text)) EXECUTE FUNCTION tell_of_order();
alter table order_events enable row level security;
create policy order_events_delete on order_events for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy order_events_insert on order_events for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy order_events_read on order_events for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy order_events_update on order_events for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant insert, select on order_events to portal_tenant;

create table order_file_orders (
  order_file_id uuid not null,
  order_id uuid not null,
  company_id uuid not null,
  supplier_id uuid not null,
  attempt integer not null,
  constraint order_file_orders_file_fkey FOREIGN KEY (company_id, order_file_id) REFERENCES order_files(company_id, id),
  constraint order_file_orders_order_attempt_key UNIQUE (order_id, attempt),
  constraint order_file_orders_order_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id),
  constraint order_file_orders_pkey PRIMARY KEY (order_file_id, order_id)
);
alter table order_file_orders enable row level security;
create policy order_file_orders_delete on order_file_orders for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy order_file_orders_insert on order_file_orders for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy order_file_orders_read on order_file_orders for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy order_file_orders_update on order_file_orders for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on order_file_orders to portal_tenant;
grant update (order_file_id, order_id, attempt) on order_file_orders to portal_tenant;

create table order_files (
  id uuid not null default new_id(),
  company_id uuid not null,
  supplier_id uuid not null,
  batch integer not null,
  type text not null default 'AUTOMATIC'::text,
  custom_name text not null default ''::text,
  file_name text not null,
  path text,
  sha256 text,
  order_count integer not null default 0,
  is_sent boolean not null default false,
  sent_at timestamp with time zone,
  send_after timestamp with time zone not null,
  send_failed_at timestamp with time zone,
  resend_at timestamp with time zone,
  undone_at timestamp with time zone,
  created_by uuid,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  constraint order_files_company_batch_key UNIQUE (company_id, batch),
  constraint order_files_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint order_files_company_id_id_key UNIQUE (company_id, id),
  constraint order_files_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint order_files_pkey PRIMARY KEY (id),
  constraint order_files_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  constraint order_files_type_check CHECK ((type = ANY (ARRAY['AUTOMATIC'::text, 'MANUAL'::text])))
);
CREATE INDEX order_files_due_idx ON public.order_files USING btree (send_after) WHERE ((path IS NULL) AND (undone_at IS NULL));
CREATE INDEX order_files_resend_idx ON public.order_files USING btree (resend_at) WHERE (resend_at IS NOT NULL);
CREATE INDEX order_files_supplier_idx ON public.order_files USING btree (supplier_id, created_at DESC);
CREATE TRIGGER order_files_tell AFTER UPDATE OF path ON public.order_files FOR EACH ROW WHEN (((old.path IS NULL) AND (new.path IS NOT NULL) AND (new.order_count > 0))) EXECUTE FUNCTION tell_of_order_file();
alter table order_files enable row level security;
create policy order_files_delete on order_files for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy order_files_insert on order_files for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy order_files_read on order_files for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN supplier_id THEN is_sent
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy order_files_update on order_files for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on order_files to portal_tenant;
grant update (id, batch, type, custom_name, file_name, path, sha256, order_count, is_sent, sent_at, send_after, send_failed_at, resend_at, undone_at, created_by, created_at, version) on order_files to portal_tenant;

create table order_lines (
  order_id uuid not null,
  line_no integer not null,
  company_id uuid not null,
  supplier_id uuid not null,
  employee_id uuid not null,
  is_accessory boolean not null,
  product_id uuid,
  accessory_id uuid,
  product_name text not null,
  sku text not null,
  supplier_sku text not null default ''::text,
  price_ex_vat bigint not null,
  retail_price bigint,
  gross_month bigint not null,
  net_month bigint not null default 0,
  constraint order_lines_accessory_id_fkey FOREIGN KEY (accessory_id) REFERENCES accessories(id),
  constraint order_lines_one_item CHECK ((num_nonnulls(product_id, accessory_id) = 1)),
  constraint order_lines_order_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id),
  constraint order_lines_pkey PRIMARY KEY (order_id, line_no),
  constraint order_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id)
);
CREATE INDEX order_lines_company_idx ON public.order_lines USING btree (company_id, order_id);
alter table order_lines enable row level security;
create policy order_lines_delete on order_lines for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy order_lines_insert on order_lines for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy order_lines_read on order_lines for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy order_lines_update on order_lines for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on order_lines to portal_tenant;
grant update (order_id, line_no, is_accessory, product_id, accessory_id, product_name, sku, supplier_sku, price_ex_vat, retail_price, gross_month, net_month) on order_lines to portal_tenant;

create table order_transitions (
  from_status text not null,
  to_status text not null,
  constraint order_transitions_pkey PRIMARY KEY (from_status, to_status)
);
alter table order_transitions enable row level security;
create policy order_transitions_delete on order_transitions for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy order_transitions_insert on order_transitions for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy order_transitions_read on order_transitions for select
  using ((( SELECT sees_all() AS sees_all) OR true));
create policy order_transitions_update on order_transitions for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on order_transitions to portal_tenant;
grant update (from_status, to_status) on order_transitions to portal_tenant;

create table orders (
  id uuid not null default new_id(),
  order_number bigint not null default nextval('order_numbers'::regclass),
  company_id uuid not null,
  employee_id uuid not null,
  subscription_id uuid not null,
  supplier_id uuid not null,
  catalog_id uuid not null,
  category_id uuid not null,
  status text not null,
  is_proposal boolean not null default false,
  ordered_at timestamp with time zone not null,
  ordered_on date not null,
  company_name text not null,
  supplier_name text not null,
  employee_name text not null,
  department text not null default ''::text,
  product_name text not null,
  sku text not null default ''::text,
  accessory_count integer not null default 0,
  currency text not null,
  months integer not null,
  price_ex_vat bigint not null,
  goods_month bigint not null,
  net_month bigint not null default 0,
  all_risk_month bigint not null default 0,
  employee_ins_month bigint not null default 0,
  price_without_subsidy bigint not null,
  subsidy_month bigint not null default 0,
  gross_draw bigint not null,
  net_draw bigint not null default 0,
  monthly_price bigint not null,
  pricing jsonb not null,
  is_present boolean not null default false,
  is_subscription boolean not null default false,
  requires_serial boolean not null default false,
  rules_text text not null default ''::text,
  rules_version integer not null default 1,
  accepted_at timestamp with time zone,
  accepted_ip text not null default ''::text,
  addendum_path text,
  addendum_content_sha256 text,
  addendum_sha256 text,
  awaits_confirmation boolean not null default false,
  delivery_method text not null,
  delivery_name text not null,
  delivery_att text not null default ''::text,
  delivery_address1 text not null default ''::text,
  delivery_address2 text not null default ''::text,
  delivery_zip text not null default ''::text,
  delivery_city text not null default ''::text,
  delivery_country text not null default ''::text,
  delivery_phone text not null default ''::text,
  delivery_email text not null default ''::text,
  note text not null default ''::text,
  serial_number text,
  tracking text not null default ''::text,
  order_file_id uuid,
  attempt integer not null default 0,
  processed_at timestamp with time zone,
  dispatched_on date,
  dispatched_at timestamp with time zone,
  completed_at timestamp with time zone,
  expire_date date,
  all_risk_expires date,
  deleted_at timestamp with time zone,
  paid_in_full_at timestamp with time zone,
  version integer not null default 1,
  has_all_risk boolean not null default false,
  end_of_term text,
  end_of_term_reminded smallint,
  term_over_at timestamp with time zone,
  return_by date,
  returned_on date,
  constraint orders_all_risk_month_check CHECK ((all_risk_month >= 0)),
  constraint orders_catalog_id_fkey FOREIGN KEY (catalog_id) REFERENCES catalogs(id),
  constraint orders_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint orders_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint orders_company_id_id_key UNIQUE (company_id, id),
  constraint orders_employee_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employees(company_id, id),
  constraint orders_employee_ins_month_check CHECK ((employee_ins_month >= 0)),
  constraint orders_end_of_term_check CHECK ((end_of_term = ANY (ARRAY['OPEN'::text, 'BUY'::text, 'RETURN'::text, 'BOUGHT'::text, 'RETURNED'::text, 'RUNS_ON'::text, 'ENDING'::text, 'ENDED'::text]))),
  constraint orders_goods_month_check CHECK ((goods_month >= 0)),
  constraint orders_gross_draw_check CHECK ((gross_draw >= 0)),
  constraint orders_monthly_price CHECK ((monthly_price = (gross_draw + net_draw))),
  constraint orders_months_check CHECK (((months >= 1) AND (months <= 120))),
  constraint orders_net_draw_check CHECK ((net_draw >= 0)),
  constraint orders_net_month_check CHECK ((net_month >= 0)),
  constraint orders_order_file_fkey FOREIGN KEY (company_id, order_file_id) REFERENCES order_files(company_id, id),
  constraint orders_order_number_key UNIQUE (order_number),
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_price_ex_vat_check CHECK ((price_ex_vat >= 0)),
  constraint orders_status_check CHECK ((status = ANY (ARRAY['ORDERED'::text, 'PROCESSING'::text, 'DISPATCHED'::text, 'COMPLETED'::text, 'DELETED'::text]))),
  constraint orders_subscription_fkey FOREIGN KEY (company_id, subscription_id) REFERENCES subscriptions(company_id, id),
  constraint orders_subsidy_month_check CHECK ((subsidy_month >= 0)),
  constraint orders_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  constraint orders_termination_needs_all_risk CHECK (((employee_ins_month = 0) OR (all_risk_month > 0) OR has_all_risk))
);
CREATE INDEX orders_awaiting_confirmation_idx ON public.orders USING btree (ordered_at) WHERE awaits_confirmation;
CREATE INDEX orders_bought_idx ON public.orders USING btree (id) WHERE (end_of_term = 'BUY'::text);
CREATE INDEX orders_catalog_idx ON public.orders USING btree (catalog_id);
CREATE INDEX orders_category_idx ON public.orders USING btree (category_id, ordered_at DESC, id DESC);
CREATE INDEX orders_company_ordered_idx ON public.orders USING btree (company_id, ordered_at DESC, id DESC) INCLUDE (employee_id, supplier_id, is_proposal);
CREATE INDEX orders_company_status_idx ON public.orders USING btree (company_id, status, ordered_at DESC, id DESC) INCLUDE (employee_id, supplier_id, is_proposal);
CREATE INDEX orders_dispatched_idx ON public.orders USING btree (dispatched_on) WHERE (status = 'DISPATCHED'::text);
CREATE INDEX orders_employee_idx ON public.orders USING btree (employee_id, ordered_at DESC);
CREATE INDEX orders_number_prefix_idx ON public.orders USING btree (((order_number)::text) text_pattern_ops);
CREATE INDEX orders_order_file_idx ON public.orders USING btree (order_file_id) WHERE (order_file_id IS NOT NULL);
CREATE INDEX orders_ordered_idx ON public.orders USING btree (ordered_at DESC, id DESC);
CREATE INDEX orders_search_idx ON public.orders USING gin (company_id, (((employee_name || ' '::text) || product_name)) gin_trgm_ops);
CREATE INDEX orders_serial_missing_idx ON public.orders USING btree (company_id) WHERE (requires_serial AND (serial_number IS NULL) AND (status = ANY (ARRAY['DISPATCHED'::text, 'COMPLETED'::text])));
CREATE INDEX orders_serial_prefix_idx ON public.orders USING btree (serial_number text_pattern_ops) WHERE (serial_number IS NOT NULL);
CREATE INDEX orders_subscription_idx ON public.orders USING btree (subscription_id);
CREATE INDEX orders_supplier_ordered_idx ON public.orders USING btree (supplier_id, ordered_at DESC, id DESC) INCLUDE (company_id, employee_id, is_proposal);
CREATE UNIQUE INDEX orders_supplier_serial_key ON public.orders USING btree (supplier_id, serial_number) WHERE ((serial_number IS NOT NULL) AND (status <> 'DELETED'::text));
CREATE INDEX orders_supplier_status_idx ON public.orders USING btree (supplier_id, status, ordered_at DESC, id DESC) INCLUDE (company_id, employee_id, is_proposal);
CREATE INDEX orders_term_idx ON public.orders USING btree (expire_date) WHERE ((term_over_at IS NULL) AND (status = ANY (ARRAY['DISPATCHED'::text, 'COMPLETED'::text])));
CREATE INDEX orders_to_return_idx ON public.orders USING btree (supplier_id, expire_date) WHERE (end_of_term = 'RETURN'::text);
CREATE INDEX orders_waiting_idx ON public.orders USING btree (ordered_at) WHERE (status = 'ORDERED'::text);
alter table orders enable row level security;
create policy orders_delete on orders for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy orders_insert on orders for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy orders_read on orders for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN (NOT is_proposal)
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy orders_update on orders for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on orders to portal_tenant;
grant update (id, order_number, subscription_id, catalog_id, category_id, status, is_proposal, ordered_at, ordered_on, company_name, supplier_name, employee_name, department, product_name, sku, accessory_count, currency, months, price_ex_vat, goods_month, net_month, all_risk_month, employee_ins_month, price_without_subsidy, subsidy_month, gross_draw, net_draw, monthly_price, pricing, is_present, is_subscription, requires_serial, rules_text, rules_version, accepted_at, accepted_ip, addendum_path, addendum_content_sha256, addendum_sha256, awaits_confirmation, delivery_method, delivery_name, delivery_att, delivery_address1, delivery_address2, delivery_zip, delivery_city, delivery_country, delivery_phone, delivery_email, note, serial_number, tracking, order_file_id, attempt, processed_at, dispatched_on, dispatched_at, completed_at, expire_date, all_risk_expires, deleted_at, paid_in_full_at, version, has_all_risk, end_of_term, end_of_term_reminded, term_over_at, return_by, returned_on) on orders to portal_tenant;

create table outbox (
  id uuid not null default new_id(),
  company_id uuid,
  kind text not null,
  to_address text not null,
  reply_to text not null default ''::text,
  subject text not null,
  html text not null,
  text text not null,
  attachments jsonb not null default '[]'::jsonb,
  locale text not null,
  dedupe_key text,
  salary_file_id uuid,
  order_file_id uuid,
  status text not null default 'WAITING'::text,
  attempts integer not null default 0,
  last_error text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  send_after timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  give_up_at timestamp with time zone,
  invited_subscription uuid,
  invited_employee uuid,
  tried_at timestamp with time zone,
  answer text not null default ''::text,
  constraint outbox_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint outbox_dedupe_key_key UNIQUE (dedupe_key),
  constraint outbox_invited_fkey FOREIGN KEY (invited_subscription, invited_employee) REFERENCES subscription_employees(subscription_id, employee_id) ON DELETE SET NULL,
  constraint outbox_order_file_id_fkey FOREIGN KEY (order_file_id) REFERENCES order_files(id),
  constraint outbox_pkey PRIMARY KEY (id),
  constraint outbox_salary_file_id_fkey FOREIGN KEY (salary_file_id) REFERENCES salary_files(id),
  constraint outbox_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'SENT'::text, 'FAILED'::text, 'CANCELLED'::text])))
);
CREATE INDEX outbox_address_idx ON public.outbox USING btree (to_address, created_at DESC) WHERE (kind = ANY (ARRAY['invitation'::text, 'login-link'::text]));
CREATE INDEX outbox_company_idx ON public.outbox USING btree (company_id);
CREATE INDEX outbox_created_idx ON public.outbox USING btree (created_at DESC, id DESC);
CREATE INDEX outbox_due_idx ON public.outbox USING btree (((kind = 'subscription-invitation'::text)), send_after, id) WHERE (status = 'WAITING'::text);
CREATE INDEX outbox_invited_idx ON public.outbox USING btree (invited_subscription, invited_employee) WHERE (invited_subscription IS NOT NULL);
CREATE INDEX outbox_person_idx ON public.outbox USING btree (to_address);
CREATE INDEX outbox_tried_idx ON public.outbox USING btree (tried_at DESC, id DESC) WHERE (tried_at IS NOT NULL);
CREATE INDEX outbox_waiting_idx ON public.outbox USING btree (send_after) WHERE (status = 'WAITING'::text);
CREATE TRIGGER outbox_tell_failed AFTER UPDATE OF status ON public.outbox FOR EACH ROW WHEN (((old.status <> 'FAILED'::text) AND (new.status = 'FAILED'::text))) EXECUTE FUNCTION tell_of_mail();
CREATE TRIGGER outbox_tell_problem AFTER INSERT ON public.outbox FOR EACH ROW WHEN ((new.kind = 'salary-file-problem'::text)) EXECUTE FUNCTION tell_of_mail();
alter table outbox enable row level security;
create policy outbox_delete on outbox for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy outbox_insert on outbox for insert
  with check ((( SELECT sees_all() AS sees_all) OR
CASE ( SELECT app_role() AS app_role)
    WHEN 'company'::text THEN ((company_id IS NULL) OR (company_id = ( SELECT app_company() AS app_company)))
    WHEN 'employee'::text THEN ((company_id IS NULL) OR (company_id = ( SELECT app_company() AS app_company)))
    WHEN 'supplier'::text THEN ((company_id IS NULL) OR serves(company_id))
    ELSE false
END));
create policy outbox_read on outbox for select
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy outbox_update on outbox for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on outbox to portal_tenant;
grant update (id, kind, to_address, reply_to, subject, html, text, attachments, locale, dedupe_key, salary_file_id, order_file_id, status, attempts, last_error, created_at, send_after, sent_at, give_up_at, invited_subscription, invited_employee, tried_at, answer) on outbox to portal_tenant;

create table pay_in_full_fees (
  id uuid not null default new_id(),
  company_id uuid,
  currency text not null,
  valid_from date not null,
  amount bigint not null,
  constraint pay_in_full_fees_amount_check CHECK ((amount >= 0)),
  constraint pay_in_full_fees_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint pay_in_full_fees_currency_fkey FOREIGN KEY (currency) REFERENCES currencies(iso_code) ON UPDATE CASCADE,
  constraint pay_in_full_fees_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX pay_in_full_fees_company_id_key ON public.pay_in_full_fees USING btree (company_id, currency, valid_from) NULLS NOT DISTINCT;
alter table pay_in_full_fees enable row level security;
create policy pay_in_full_fees_delete on pay_in_full_fees for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy pay_in_full_fees_insert on pay_in_full_fees for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy pay_in_full_fees_read on pay_in_full_fees for select
  using ((( SELECT sees_all() AS sees_all) OR (company_id IS NULL) OR (company_id = ( SELECT app_company() AS app_company))));
create policy pay_in_full_fees_update on pay_in_full_fees for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on pay_in_full_fees to portal_tenant;
grant update (id, currency, valid_from, amount) on pay_in_full_fees to portal_tenant;

create table pay_in_full_logs (
  id uuid not null default new_id(),
  request_id uuid not null,
  company_id uuid not null,
  employee_id uuid not null,
  at timestamp with time zone not null,
  from_status text,
  to_status text,
  actor_id uuid,
  actor_name text not null default ''::text,
  actor_role text not null,
  text text not null default ''::text,
  mail_pending boolean not null default false,
  constraint pay_in_full_logs_pkey PRIMARY KEY (id),
  constraint pay_in_full_logs_request_fkey FOREIGN KEY (company_id, request_id) REFERENCES pay_in_full_requests(company_id, id)
);
CREATE INDEX pay_in_full_logs_pending_idx ON public.pay_in_full_logs USING btree (id) WHERE mail_pending;
CREATE INDEX pay_in_full_logs_request_idx ON public.pay_in_full_logs USING btree (request_id, at, id);
CREATE TRIGGER pay_in_full_logs_tell AFTER INSERT ON public.pay_in_full_logs FOR EACH ROW WHEN ((new.to_status IS NOT NULL)) EXECUTE FUNCTION tell_of_pay_in_full();
alter table pay_in_full_logs enable row level security;
create policy pay_in_full_logs_delete on pay_in_full_logs for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy pay_in_full_logs_insert on pay_in_full_logs for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy pay_in_full_logs_read on pay_in_full_logs for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy pay_in_full_logs_update on pay_in_full_logs for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant insert, select on pay_in_full_logs to portal_tenant;
grant update (mail_pending) on pay_in_full_logs to portal_tenant;

create table pay_in_full_requests (
  id uuid not null default new_id(),
  company_id uuid not null,
  employee_id uuid not null,
  order_id uuid not null,
  supplier_id uuid not null,
  status text not null,
  is_early boolean not null default false,
  exit_date date not null,
  reason text not null default ''::text,
  payment_kind text not null default 'INVOICE'::text,
  months_remaining integer not null,
  all_risk_months integer not null,
  contract_start date not null,
  first_salary_draw date not null,
  price_lines jsonb not null,
  pif_fee bigint not null,
  price_ex_vat bigint not null,
  vat bigint not null,
  total bigint not null,
  currency text not null,
  contact_phone text not null default ''::text,
  contact_email text not null default ''::text,
  comment text not null default ''::text,
  accepted_at timestamp with time zone,
  transaction_id text,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  is_end_of_term boolean not null default false,
  constraint pay_in_full_requests_company_id_id_key UNIQUE (company_id, id),
  constraint pay_in_full_requests_employee_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employees(company_id, id),
  constraint pay_in_full_requests_order_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id),
  constraint pay_in_full_requests_payment_kind_check CHECK ((payment_kind = ANY (ARRAY['CARD'::text, 'INVOICE'::text, 'FINAL_SALARY_NET'::text, 'FINAL_SALARY_GROSS'::text]))),
  constraint pay_in_full_requests_pkey PRIMARY KEY (id),
  constraint pay_in_full_requests_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'CREATED'::text, 'UPDATED'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'PAID'::text, 'CLOSED'::text, 'APPROVED'::text, 'REJECTED'::text]))),
  constraint pay_in_full_requests_sum CHECK ((total = (price_ex_vat + vat))),
  constraint pay_in_full_requests_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  constraint pay_in_full_requests_transaction_id_key UNIQUE (transaction_id)
);
CREATE INDEX pay_in_full_requests_company_idx ON public.pay_in_full_requests USING btree (company_id, created_at DESC, id);
CREATE INDEX pay_in_full_requests_employee_idx ON public.pay_in_full_requests USING btree (employee_id);
CREATE UNIQUE INDEX pay_in_full_requests_open_key ON public.pay_in_full_requests USING btree (order_id) WHERE (status <> 'CLOSED'::text);
alter table pay_in_full_requests enable row level security;
create policy pay_in_full_requests_delete on pay_in_full_requests for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy pay_in_full_requests_insert on pay_in_full_requests for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy pay_in_full_requests_read on pay_in_full_requests for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy pay_in_full_requests_update on pay_in_full_requests for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on pay_in_full_requests to portal_tenant;
grant update (id, order_id, status, is_early, exit_date, reason, payment_kind, months_remaining, all_risk_months, contract_start, first_salary_draw, price_lines, pif_fee, price_ex_vat, vat, total, currency, contact_phone, contact_email, comment, accepted_at, transaction_id, created_at, version, is_end_of_term) on pay_in_full_requests to portal_tenant;

create table payment_details (
  id uuid not null default new_id(),
  company_id uuid not null,
  currency text not null,
  bank text not null default ''::text,
  account text not null default ''::text,
  iban text not null default ''::text,
  bic text not null default ''::text,
  card_link text not null default ''::text,
  version integer not null default 1,
  constraint payment_details_card_link CHECK (((card_link = ''::text) OR (card_link ~~ 'https://%'::text))),
  constraint payment_details_company_currency_key UNIQUE (company_id, currency),
  constraint payment_details_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint payment_details_currency_fkey FOREIGN KEY (currency) REFERENCES currencies(iso_code) ON UPDATE CASCADE,
  constraint payment_details_pkey PRIMARY KEY (id)
);
alter table payment_details enable row level security;
create policy payment_details_delete on payment_details for delete
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))));
create policy payment_details_insert on payment_details for insert
  with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))));
create policy payment_details_read on payment_details for select
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT app_company() AS app_company))));
create policy payment_details_update on payment_details for update
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))))
  with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))));
grant delete, insert, select on payment_details to portal_tenant;
grant update (id, currency, bank, account, iban, bic, card_link, version) on payment_details to portal_tenant;

create table picture_links (
  id uuid not null default new_id(),
  supplier_id uuid not null,
  link text not null,
  sha256 text,
  width integer,
  height integer,
  fault text,
  import_id uuid,
  row_numbers integer[] not null default '{}'::integer[],
  asked_at timestamp with time zone not null default now(),
  fetched_at timestamp with time zone,
  constraint picture_links_height_check CHECK ((height > 0)),
  constraint picture_links_pkey PRIMARY KEY (id),
  constraint picture_links_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint picture_links_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  constraint picture_links_width_check CHECK ((width > 0))
);
CREATE INDEX picture_links_import_id_idx ON public.picture_links USING btree (import_id) WHERE ((sha256 IS NULL) AND (fault IS NULL));
CREATE UNIQUE INDEX picture_links_link_key ON public.picture_links USING btree (supplier_id, md5(link));
CREATE INDEX picture_links_sha256_idx ON public.picture_links USING btree (sha256);
alter table picture_links enable row level security;
create policy picture_links_delete on picture_links for delete
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy picture_links_insert on picture_links for insert
  with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy picture_links_read on picture_links for select
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT app_supplier() AS app_supplier)) OR (supplier_id IN ( SELECT catalog_assignments.supplier_id
   FROM catalog_assignments
  WHERE (catalog_assignments.company_id = ( SELECT app_company() AS app_company))))));
create policy picture_links_update on picture_links for update
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
  with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
grant delete, insert, select on picture_links to portal_tenant;
grant update (id, link, sha256, width, height, fault, import_id, row_numbers, asked_at, fetched_at) on picture_links to portal_tenant;

create table product_pictures (
  id uuid not null default new_id(),
  catalog_id uuid not null,
  supplier_id uuid not null,
  product_id uuid,
  sha256 text not null,
  width integer not null,
  height integer not null,
  alt text not null default ''::text,
  position integer not null,
  created_at timestamp with time zone not null default now(),
  accessory_id uuid,
  constraint product_pictures_accessory_fkey FOREIGN KEY (catalog_id, accessory_id) REFERENCES accessories(catalog_id, id) ON DELETE CASCADE,
  constraint product_pictures_height_check CHECK ((height > 0)),
  constraint product_pictures_item_check CHECK ((num_nonnulls(product_id, accessory_id) = 1)),
  constraint product_pictures_pkey PRIMARY KEY (id),
  constraint product_pictures_product_fkey FOREIGN KEY (catalog_id, product_id) REFERENCES products(catalog_id, id) ON DELETE CASCADE,
  constraint product_pictures_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint product_pictures_width_check CHECK ((width > 0))
);
CREATE INDEX product_pictures_accessory_id_idx ON public.product_pictures USING btree (accessory_id, "position");
CREATE INDEX product_pictures_catalog_id_idx ON public.product_pictures USING btree (catalog_id, product_id);
CREATE INDEX product_pictures_product_id_idx ON public.product_pictures USING btree (product_id, "position");
CREATE INDEX product_pictures_sha256_idx ON public.product_pictures USING btree (sha256);
alter table product_pictures enable row level security;
create policy product_pictures_delete on product_pictures for delete
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy product_pictures_insert on product_pictures for insert
  with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy product_pictures_read on product_pictures for select
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT app_supplier() AS app_supplier)) OR (catalog_id IN ( SELECT catalog_assignments.catalog_id
   FROM catalog_assignments
  WHERE (catalog_assignments.company_id = ( SELECT app_company() AS app_company))))));
create policy product_pictures_update on product_pictures for update
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
  with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
grant delete, insert, select on product_pictures to portal_tenant;
grant update (id, catalog_id, product_id, sha256, width, height, alt, position, created_at, accessory_id) on product_pictures to portal_tenant;

create table products (
  id uuid not null default new_id(),
  catalog_id uuid not null,
  supplier_id uuid not null,
  category_id uuid not null,
  product_name text not null,
  sku text not null,
  supplier_sku text not null default ''::text,
  price bigint not null,
  retail_price bigint,
  product_link text not null default ''::text,
  image text not null default ''::text,
  description text not null default ''::text,
  mandatory boolean not null default false,
  featured boolean not null default false,
  hidden boolean not null default false,
  attributes jsonb not null default '{}'::jsonb,
  billing_period integer not null default 1,
  all_risk bigint,
  employee_ins bigint,
  import_id uuid,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  version integer not null default 1,
  group_key text not null default ''::text,
  search_text text not null generated always as (translate(lower(((((((((((product_name || ' '::text) || sku) || ' '::text) || COALESCE((attributes ->> 'brand'::text), ''::text)) || ' '::text) || COALESCE((attributes ->> 'model'::text), ''::text)) || ' '::text) || COALESCE((attributes ->> 'colour'::text), ''::text)) || ' '::text) || COALESCE((attributes ->> 'capacity'::text), ''::text))), 'æøåäöéèüñ'::text, 'aoaaoeeun'::text)) stored,
  constraint products_all_risk_check CHECK ((all_risk >= 0)),
  constraint products_billing_period_check CHECK (((billing_period >= 1) AND (billing_period <= 60))),
  constraint products_catalog_fkey FOREIGN KEY (supplier_id, catalog_id) REFERENCES catalogs(supplier_id, id),
  constraint products_catalog_id_id_key UNIQUE (catalog_id, id),
  constraint products_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint products_employee_ins_check CHECK ((employee_ins >= 0)),
  constraint products_pkey PRIMARY KEY (id),
  constraint products_price_check CHECK ((price >= 0)),
  constraint products_retail_price_check CHECK ((retail_price >= 0))
);
CREATE INDEX products_catalog_name_idx ON public.products USING btree (catalog_id, product_name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX products_catalog_sku_key ON public.products USING btree (catalog_id, sku) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX products_catalog_supplier_sku_key ON public.products USING btree (catalog_id, supplier_sku) WHERE ((deleted_at IS NULL) AND (supplier_sku <> ''::text));
CREATE INDEX products_category_id_idx ON public.products USING btree (category_id);
CREATE INDEX products_group_idx ON public.products USING btree (catalog_id, group_key) WHERE ((deleted_at IS NULL) AND (group_key <> ''::text));
CREATE INDEX products_supplier_id_idx ON public.products USING btree (supplier_id);
CREATE TRIGGER products_one_sku BEFORE INSERT OR UPDATE OF sku, supplier_sku, deleted_at ON public.products FOR EACH ROW EXECUTE FUNCTION one_sku_in_catalog();
alter table products enable row level security;
create policy products_delete on products for delete
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy products_given on products for select
  using ((catalog_id IN ( SELECT given_catalogs.catalog_id
   FROM given_catalogs
  WHERE (given_catalogs.reseller_id = ( SELECT app_supplier() AS app_supplier)))));
create policy products_insert on products for insert
  with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy products_read on products for select
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT app_supplier() AS app_supplier)) OR (catalog_id IN ( SELECT catalog_assignments.catalog_id
   FROM catalog_assignments
  WHERE (catalog_assignments.company_id = ( SELECT app_company() AS app_company))))));
create policy products_update on products for update
  using ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
  with check ((( SELECT sees_all() AS sees_all) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
grant delete, insert, select on products to portal_tenant;
grant update (id, catalog_id, category_id, product_name, sku, supplier_sku, price, retail_price, product_link, image, description, mandatory, featured, hidden, attributes, billing_period, all_risk, employee_ins, import_id, created_at, deleted_at, version, group_key, search_text) on products to portal_tenant;

create unlogged table rate_counters (
  key text not null,
  window_start timestamp with time zone not null,
  hits integer not null,
  constraint rate_counters_pkey PRIMARY KEY (key, window_start)
);
alter table rate_counters enable row level security;
create policy rate_counters_delete on rate_counters for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy rate_counters_insert on rate_counters for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy rate_counters_read on rate_counters for select
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy rate_counters_update on rate_counters for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on rate_counters to portal_tenant;
grant update (key, window_start, hits) on rate_counters to portal_tenant;

create table remote_loads (
  session_id uuid not null,
  remote text not null,
  version text not null,
  on_trial boolean not null,
  failed boolean not null,
  at timestamp with time zone not null,
  user_id uuid,
  network text,
  constraint remote_loads_pkey PRIMARY KEY (session_id, remote, version, failed),
  constraint remote_loads_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint remote_loads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX remote_loads_person_key ON public.remote_loads USING btree (user_id, remote, version, failed);
CREATE INDEX remote_loads_remote_idx ON public.remote_loads USING btree (remote, at);
alter table remote_loads enable row level security;
create policy remote_loads_delete on remote_loads for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy remote_loads_insert on remote_loads for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy remote_loads_read on remote_loads for select
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy remote_loads_update on remote_loads for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on remote_loads to portal_tenant;
grant update (session_id, remote, version, on_trial, failed, at, network) on remote_loads to portal_tenant;

create table rma_logs (
  id uuid not null default new_id(),
  request_id uuid not null,
  company_id uuid not null,
  employee_id uuid not null,
  supplier_id uuid not null,
  at timestamp with time zone not null,
  from_status text,
  to_status text,
  actor_id uuid,
  actor_name text not null default ''::text,
  actor_role text not null,
  text text not null default ''::text,
  mail_pending boolean not null default false,
  constraint rma_logs_pkey PRIMARY KEY (id),
  constraint rma_logs_request_fkey FOREIGN KEY (company_id, request_id) REFERENCES rma_requests(company_id, id)
);
CREATE INDEX rma_logs_pending_idx ON public.rma_logs USING btree (id) WHERE mail_pending;
CREATE INDEX rma_logs_request_idx ON public.rma_logs USING btree (request_id, at, id);
CREATE TRIGGER rma_logs_tell AFTER INSERT ON public.rma_logs FOR EACH ROW WHEN (((new.to_status IS NOT NULL) OR (new.text <> ''::text))) EXECUTE FUNCTION tell_of_rma();
alter table rma_logs enable row level security;
create policy rma_logs_delete on rma_logs for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy rma_logs_insert on rma_logs for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy rma_logs_read on rma_logs for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy rma_logs_update on rma_logs for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant insert, select on rma_logs to portal_tenant;
grant update (mail_pending) on rma_logs to portal_tenant;

create table rma_photos (
  request_id uuid not null,
  no integer not null,
  company_id uuid not null,
  supplier_id uuid not null,
  employee_id uuid not null,
  at timestamp with time zone not null,
  actor_role text not null,
  path text not null,
  width integer not null,
  height integer not null,
  constraint rma_photos_no_check CHECK (((no >= 1) AND (no <= 20))),
  constraint rma_photos_pkey PRIMARY KEY (request_id, no),
  constraint rma_photos_request_fkey FOREIGN KEY (company_id, request_id) REFERENCES rma_requests(company_id, id)
);
alter table rma_photos enable row level security;
create policy rma_photos_delete on rma_photos for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy rma_photos_insert on rma_photos for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy rma_photos_read on rma_photos for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy rma_photos_update on rma_photos for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant insert, select on rma_photos to portal_tenant;

create table rma_reads (
  request_id uuid not null,
  reader_role text not null,
  company_id uuid not null,
  supplier_id uuid not null,
  employee_id uuid not null,
  read_at timestamp with time zone not null,
  constraint rma_reads_pkey PRIMARY KEY (request_id, reader_role),
  constraint rma_reads_reader_role_check CHECK ((reader_role = ANY (ARRAY['employee'::text, 'company'::text, 'supplier'::text, 'admin'::text]))),
  constraint rma_reads_request_fkey FOREIGN KEY (company_id, request_id) REFERENCES rma_requests(company_id, id)
);
alter table rma_reads enable row level security;
create policy rma_reads_delete on rma_reads for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy rma_reads_insert on rma_reads for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy rma_reads_read on rma_reads for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy rma_reads_update on rma_reads for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on rma_reads to portal_tenant;
grant update (request_id, reader_role, read_at) on rma_reads to portal_tenant;

create table rma_requests (
  id uuid not null default new_id(),
  company_id uuid not null,
  employee_id uuid not null,
  order_id uuid not null,
  supplier_id uuid not null,
  status text not null,
  kind text not null,
  outcome text,
  incident_date date not null,
  what_happened text not null,
  comment text not null default ''::text,
  covered boolean not null,
  excess bigint not null default 0,
  currency text not null,
  was_reopened boolean not null default false,
  old_serial_number text,
  new_serial_number text,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  answer_due date not null default (CURRENT_DATE + 5),
  expected_back date,
  constraint rma_requests_company_id_id_key UNIQUE (company_id, id),
  constraint rma_requests_employee_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employees(company_id, id),
  constraint rma_requests_excess_check CHECK ((excess >= 0)),
  constraint rma_requests_kind_check CHECK ((kind = ANY (ARRAY['DAMAGED'::text, 'FAULTY'::text, 'STOLEN'::text, 'WRONG_ITEM'::text]))),
  constraint rma_requests_order_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id),
  constraint rma_requests_outcome_check CHECK ((outcome = ANY (ARRAY['REPAIR'::text, 'REPLACE'::text, 'RETURN'::text, 'COMPENSATE'::text]))),
  constraint rma_requests_pkey PRIMARY KEY (id),
  constraint rma_requests_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'CREATED'::text, 'UPDATED'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'PAID'::text, 'CLOSED'::text, 'APPROVED'::text, 'REJECTED'::text]))),
  constraint rma_requests_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE INDEX rma_requests_company_idx ON public.rma_requests USING btree (company_id, created_at DESC, id);
CREATE INDEX rma_requests_employee_idx ON public.rma_requests USING btree (employee_id);
CREATE INDEX rma_requests_supplier_idx ON public.rma_requests USING btree (supplier_id, created_at DESC, id);
alter table rma_requests enable row level security;
create policy rma_requests_delete on rma_requests for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy rma_requests_insert on rma_requests for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy rma_requests_read on rma_requests for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy rma_requests_update on rma_requests for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN supplier_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on rma_requests to portal_tenant;
grant update (id, order_id, status, kind, outcome, incident_date, what_happened, comment, covered, excess, currency, was_reopened, old_serial_number, new_serial_number, created_at, version, answer_due, expected_back) on rma_requests to portal_tenant;

create table salary_draws (
  id bigint not null generated always as identity,
  company_id uuid not null,
  order_id uuid not null,
  employee_id uuid not null,
  period text not null,
  kind text not null default 'planned'::text,
  effect_date date not null,
  units integer not null default 1,
  currency text not null,
  price_before_subsidy bigint not null,
  subsidy_month bigint not null,
  gross_amount bigint not null,
  net_amount bigint not null default 0,
  amount bigint not null,
  status text not null default 'PLANNED'::text,
  salary_file_id uuid,
  credit_from text,
  credit_to text,
  request_id uuid,
  credits jsonb,
  constraint salary_draws_amount CHECK ((amount = (gross_amount + net_amount))),
  constraint salary_draws_employee_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employees(company_id, id),
  constraint salary_draws_file_fkey FOREIGN KEY (company_id, salary_file_id) REFERENCES salary_files(company_id, id),
  constraint salary_draws_final_request CHECK (((kind = 'final'::text) = (request_id IS NOT NULL))),
  constraint salary_draws_in_file CHECK (((salary_file_id IS NOT NULL) = (status = ANY (ARRAY['IN_FILE'::text, 'SENT'::text])))),
  constraint salary_draws_kind_check CHECK ((kind = ANY (ARRAY['planned'::text, 'correction'::text, 'final'::text]))),
  constraint salary_draws_order_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id),
  constraint salary_draws_order_period_kind_key UNIQUE (order_id, period, kind),
  constraint salary_draws_period_check CHECK ((period ~ '^\d{4}-(0[1-9]|1[0-2])$'::text)),
  constraint salary_draws_pkey PRIMARY KEY (id),
  constraint salary_draws_positive CHECK (((kind = 'correction'::text) OR ((gross_amount >= 0) AND (net_amount >= 0)))),
  constraint salary_draws_request_fkey FOREIGN KEY (company_id, request_id) REFERENCES pay_in_full_requests(company_id, id),
  constraint salary_draws_status_check CHECK ((status = ANY (ARRAY['PLANNED'::text, 'IN_FILE'::text, 'SENT'::text, 'SUSPENDED'::text, 'CANCELLED'::text]))),
  constraint salary_draws_units_check CHECK ((units > 0))
);
CREATE INDEX salary_draws_due_idx ON public.salary_draws USING btree (company_id, period) WHERE (status = 'PLANNED'::text);
CREATE INDEX salary_draws_employee_idx ON public.salary_draws USING btree (employee_id);
CREATE INDEX salary_draws_file_idx ON public.salary_draws USING btree (salary_file_id) WHERE (salary_file_id IS NOT NULL);
CREATE INDEX salary_draws_request_idx ON public.salary_draws USING btree (request_id) WHERE (request_id IS NOT NULL);
alter table salary_draws enable row level security;
create policy salary_draws_delete on salary_draws for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy salary_draws_insert on salary_draws for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy salary_draws_read on salary_draws for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy salary_draws_update on salary_draws for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on salary_draws to portal_tenant;
grant update (id, order_id, period, kind, effect_date, units, currency, price_before_subsidy, subsidy_month, gross_amount, net_amount, amount, status, salary_file_id, credit_from, credit_to, request_id, credits) on salary_draws to portal_tenant;

create table salary_file_problems (
  id uuid not null default new_id(),
  company_id uuid not null,
  period text not null,
  employee_id uuid,
  reason text not null,
  detail text not null default ''::text,
  at timestamp with time zone not null,
  source text,
  fault text,
  constraint salary_file_problems_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint salary_file_problems_employee_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employees(company_id, id),
  constraint salary_file_problems_key UNIQUE NULLS NOT DISTINCT (company_id, period, employee_id, reason),
  constraint salary_file_problems_pkey PRIMARY KEY (id),
  constraint salary_file_problems_reason_check CHECK ((reason = ANY (ARRAY['WAGE_CODE_MISSING'::text, 'SETTLEMENT_CODE_MISSING'::text, 'EMPLOYEE_NUMBER_MISSING'::text, 'SALARY_SYSTEM_MISSING'::text, 'ROW_FAILED'::text, 'SENDING_FAILED'::text])))
);
CREATE INDEX salary_file_problems_employee_idx ON public.salary_file_problems USING btree (employee_id);
alter table salary_file_problems enable row level security;
create policy salary_file_problems_delete on salary_file_problems for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy salary_file_problems_insert on salary_file_problems for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy salary_file_problems_read on salary_file_problems for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy salary_file_problems_update on salary_file_problems for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on salary_file_problems to portal_tenant;
grant update (id, period, reason, detail, at, source, fault) on salary_file_problems to portal_tenant;

create table salary_files (
  id uuid not null default new_id(),
  company_id uuid not null,
  batch integer not null,
  period text not null,
  file_day date not null,
  type text not null,
  custom_name text not null default ''::text,
  file_name text not null,
  currency text not null,
  salary_system_id uuid,
  layout jsonb not null,
  path text not null,
  sha256 text not null,
  row_count integer not null,
  total bigint not null,
  is_sent boolean not null default false,
  sent_at timestamp with time zone,
  send_failed_at timestamp with time zone,
  recipients text[] not null default '{}'::text[],
  created_by uuid,
  created_at timestamp with time zone not null,
  approved_by uuid,
  approved_at timestamp with time zone,
  sent_by uuid,
  version integer not null default 1,
  downloaded_at timestamp with time zone,
  needs_second boolean not null default false,
  first_approved_by uuid,
  first_approved_at timestamp with time zone,
  wage_codes jsonb,
  constraint salary_files_approved CHECK (((type = 'AUTOMATIC'::text) OR (approved_at IS NOT NULL) OR (NOT is_sent))),
  constraint salary_files_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES users(id),
  constraint salary_files_company_batch_key UNIQUE (company_id, batch),
  constraint salary_files_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint salary_files_company_id_id_key UNIQUE (company_id, id),
  constraint salary_files_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint salary_files_first_approved_by_fkey FOREIGN KEY (first_approved_by) REFERENCES users(id),
  constraint salary_files_period_check CHECK ((period ~ '^\d{4}-(0[1-9]|1[0-2])$'::text)),
  constraint salary_files_pkey PRIMARY KEY (id),
  constraint salary_files_salary_system_id_fkey FOREIGN KEY (salary_system_id) REFERENCES salary_systems(id),
  constraint salary_files_second CHECK (((NOT needs_second) OR ((approved_at IS NULL) AND (NOT is_sent)) OR ((approved_at IS NOT NULL) AND (first_approved_at IS NOT NULL) AND (approved_by <> first_approved_by)))),
  constraint salary_files_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES users(id),
  constraint salary_files_type_check CHECK ((type = ANY (ARRAY['AUTOMATIC'::text, 'MANUAL'::text])))
);
CREATE UNIQUE INDEX salary_files_automatic_key ON public.salary_files USING btree (company_id, currency, period) WHERE (type = 'AUTOMATIC'::text);
CREATE INDEX salary_files_company_created_idx ON public.salary_files USING btree (company_id, created_at DESC, id DESC);
CREATE TRIGGER salary_files_tell_failed AFTER UPDATE OF send_failed_at ON public.salary_files FOR EACH ROW WHEN (((old.send_failed_at IS NULL) AND (new.send_failed_at IS NOT NULL))) EXECUTE FUNCTION tell_of_salary_file();
CREATE TRIGGER salary_files_tell_made AFTER INSERT ON public.salary_files FOR EACH ROW EXECUTE FUNCTION tell_of_salary_file();
alter table salary_files enable row level security;
create policy salary_files_delete on salary_files for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy salary_files_insert on salary_files for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy salary_files_read on salary_files for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy salary_files_update on salary_files for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on salary_files to portal_tenant;
grant update (id, batch, period, file_day, type, custom_name, file_name, currency, salary_system_id, layout, path, sha256, row_count, total, is_sent, sent_at, send_failed_at, recipients, created_by, created_at, approved_by, approved_at, sent_by, version, downloaded_at, needs_second, first_approved_by, first_approved_at, wage_codes) on salary_files to portal_tenant;

create table salary_runs (
  company_id uuid not null,
  period text not null,
  announced_at timestamp with time zone,
  stopped_by uuid,
  stopped_at timestamp with time zone,
  constraint salary_runs_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint salary_runs_period_check CHECK ((period ~ '^\d{4}-(0[1-9]|1[0-2])$'::text)),
  constraint salary_runs_pkey PRIMARY KEY (company_id, period),
  constraint salary_runs_stopped_by_fkey FOREIGN KEY (stopped_by) REFERENCES users(id)
);
CREATE TRIGGER salary_runs_tell AFTER UPDATE OF stopped_at ON public.salary_runs FOR EACH ROW WHEN (((old.stopped_at IS NULL) AND (new.stopped_at IS NOT NULL))) EXECUTE FUNCTION tell_of_stop();
CREATE TRIGGER salary_runs_tell_begun AFTER INSERT ON public.salary_runs FOR EACH ROW WHEN ((new.stopped_at IS NOT NULL)) EXECUTE FUNCTION tell_of_stop();
alter table salary_runs enable row level security;
create policy salary_runs_delete on salary_runs for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy salary_runs_insert on salary_runs for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy salary_runs_read on salary_runs for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy salary_runs_update on salary_runs for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on salary_runs to portal_tenant;
grant update (period, announced_at, stopped_by, stopped_at) on salary_runs to portal_tenant;

create table salary_systems (
  id uuid not null default new_id(),
  name text not null,
  country text not null default 'DK'::text,
  kind text not null,
  enabled boolean not null default true,
  layout jsonb not null,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint salary_systems_kind_check CHECK ((kind = ANY (ARRAY['CSV'::text, 'FIXED'::text, 'PAXML'::text, 'TLU'::text, 'HOGIA'::text]))),
  constraint salary_systems_pkey PRIMARY KEY (id)
);
CREATE INDEX salary_systems_name_idx ON public.salary_systems USING btree (lower(name));
alter table salary_systems enable row level security;
create policy salary_systems_delete on salary_systems for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy salary_systems_insert on salary_systems for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy salary_systems_read on salary_systems for select
  using ((( SELECT sees_all() AS sees_all) OR true));
create policy salary_systems_update on salary_systems for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on salary_systems to portal_tenant;
grant update (id, name, country, kind, enabled, layout, created_at, version) on salary_systems to portal_tenant;

create table second_factors (
  user_id uuid not null,
  sealed_secret bytea not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  recovery_hashes bytea[] not null default '{}'::bytea[],
  constraint second_factors_pkey PRIMARY KEY (user_id),
  constraint second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
alter table second_factors enable row level security;
create policy second_factors_delete on second_factors for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy second_factors_insert on second_factors for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy second_factors_read on second_factors for select
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy second_factors_update on second_factors for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on second_factors to portal_tenant;
grant update (sealed_secret, confirmed_at, last_step, recovery_hashes) on second_factors to portal_tenant;

create table see_as_sessions (
  id uuid not null default new_id(),
  opened_from uuid not null,
  admin_id uuid not null,
  user_id uuid not null,
  membership_id uuid not null,
  reason text not null,
  created_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint see_as_sessions_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES users(id),
  constraint see_as_sessions_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id) ON DELETE CASCADE,
  constraint see_as_sessions_opened_from_fkey FOREIGN KEY (opened_from) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint see_as_sessions_pkey PRIMARY KEY (id),
  constraint see_as_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX see_as_sessions_admin_id_idx ON public.see_as_sessions USING btree (admin_id);
CREATE INDEX see_as_sessions_ends_at_idx ON public.see_as_sessions USING btree (ends_at) WHERE (ended_at IS NULL);
CREATE INDEX see_as_sessions_membership_id_idx ON public.see_as_sessions USING btree (membership_id);
CREATE INDEX see_as_sessions_opened_from_idx ON public.see_as_sessions USING btree (opened_from);
CREATE INDEX see_as_sessions_user_id_idx ON public.see_as_sessions USING btree (user_id);
alter table see_as_sessions enable row level security;
create policy see_as_sessions_delete on see_as_sessions for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy see_as_sessions_insert on see_as_sessions for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy see_as_sessions_read on see_as_sessions for select
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy see_as_sessions_update on see_as_sessions for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on see_as_sessions to portal_tenant;
grant update (id, opened_from, admin_id, membership_id, reason, created_at, ends_at, ended_at) on see_as_sessions to portal_tenant;

create table sessions (
  id uuid not null default new_id(),
  user_id uuid not null,
  membership_id uuid not null,
  only_membership_id uuid,
  way text not null default 'PASSWORD'::text,
  address text not null default ''::text,
  second_step text,
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  revoked_at timestamp with time zone,
  revoked_cause text,
  ip text not null default ''::text,
  user_agent text not null default ''::text,
  constraint sessions_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id) ON DELETE CASCADE,
  constraint sessions_only_membership_id_fkey FOREIGN KEY (only_membership_id) REFERENCES memberships(id) ON DELETE CASCADE,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_second_step_check CHECK ((second_step = ANY (ARRAY['app'::text, 'recovery'::text]))),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint sessions_way_check CHECK ((way = ANY (ARRAY['PASSWORD'::text, 'LINK'::text, 'INVITATION'::text, 'PRIVATE'::text])))
);
CREATE INDEX sessions_user_id_idx ON public.sessions USING btree (user_id) WHERE (revoked_at IS NULL);
alter table sessions enable row level security;
create policy sessions_delete on sessions for delete
  using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))));
create policy sessions_insert on sessions for insert
  with check ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))));
create policy sessions_read on sessions for select
  using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))));
create policy sessions_update on sessions for update
  using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))))
  with check ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))));
grant delete, insert, select on sessions to portal_tenant;
grant update (id, membership_id, only_membership_id, way, address, second_step, created_at, last_seen_at, revoked_at, revoked_cause, ip, user_agent) on sessions to portal_tenant;

create table subscription_catalogs (
  subscription_id uuid not null,
  company_id uuid not null,
  catalog_id uuid not null,
  subsidy_yearly bigint not null default 0,
  constraint subscription_catalogs_catalog_id_fkey FOREIGN KEY (catalog_id) REFERENCES catalogs(id),
  constraint subscription_catalogs_pkey PRIMARY KEY (subscription_id, catalog_id),
  constraint subscription_catalogs_subscription_fkey FOREIGN KEY (company_id, subscription_id) REFERENCES subscriptions(company_id, id) ON DELETE CASCADE,
  constraint subscription_catalogs_subsidy_yearly_check CHECK ((subsidy_yearly >= 0))
);
CREATE INDEX subscription_catalogs_catalog_id_idx ON public.subscription_catalogs USING btree (catalog_id);
alter table subscription_catalogs enable row level security;
create policy subscription_catalogs_delete on subscription_catalogs for delete
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))));
create policy subscription_catalogs_insert on subscription_catalogs for insert
  with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))));
create policy subscription_catalogs_read on subscription_catalogs for select
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT app_company() AS app_company))));
create policy subscription_catalogs_update on subscription_catalogs for update
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))))
  with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))));
grant delete, insert, select on subscription_catalogs to portal_tenant;
grant update (subscription_id, catalog_id, subsidy_yearly) on subscription_catalogs to portal_tenant;

create table subscription_drafts (
  id uuid not null default new_id(),
  company_id uuid not null,
  step text not null,
  fields jsonb not null,
  saved_by uuid,
  saved_at timestamp with time zone not null,
  version integer not null default 1,
  constraint subscription_drafts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint subscription_drafts_pkey PRIMARY KEY (id),
  constraint subscription_drafts_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id)
);
CREATE INDEX subscription_drafts_company_id_idx ON public.subscription_drafts USING btree (company_id, saved_at DESC);
CREATE INDEX subscription_drafts_saved_at_idx ON public.subscription_drafts USING btree (saved_at);
alter table subscription_drafts enable row level security;
create policy subscription_drafts_delete on subscription_drafts for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy subscription_drafts_insert on subscription_drafts for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy subscription_drafts_read on subscription_drafts for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy subscription_drafts_update on subscription_drafts for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on subscription_drafts to portal_tenant;
grant update (id, step, fields, saved_by, saved_at, version) on subscription_drafts to portal_tenant;

create table subscription_employees (
  subscription_id uuid not null,
  company_id uuid not null,
  employee_id uuid not null,
  added_at timestamp with time zone not null default now(),
  invited_at timestamp with time zone,
  opened_at timestamp with time zone,
  reminded_at timestamp with time zone,
  invite_failed_at timestamp with time zone,
  constraint subscription_employees_employee_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employees(company_id, id),
  constraint subscription_employees_pkey PRIMARY KEY (subscription_id, employee_id),
  constraint subscription_employees_subscription_fkey FOREIGN KEY (company_id, subscription_id) REFERENCES subscriptions(company_id, id) ON DELETE CASCADE
);
CREATE INDEX subscription_employees_employee_id_idx ON public.subscription_employees USING btree (employee_id);
CREATE INDEX subscription_employees_waiting_idx ON public.subscription_employees USING btree (subscription_id) WHERE (invited_at IS NULL);
CREATE TRIGGER subscription_employees_tell AFTER UPDATE OF invite_failed_at ON public.subscription_employees FOR EACH ROW WHEN (((old.invite_failed_at IS NULL) AND (new.invite_failed_at IS NOT NULL))) EXECUTE FUNCTION tell_of_invitation();
alter table subscription_employees enable row level security;
create policy subscription_employees_delete on subscription_employees for delete
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy subscription_employees_insert on subscription_employees for insert
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy subscription_employees_read on subscription_employees for select
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
create policy subscription_employees_update on subscription_employees for update
  using (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END)
  with check (
CASE ( SELECT acts_as() AS acts_as)
    WHEN company_id THEN true
    WHEN employee_id THEN true
    WHEN '00000000-0000-0000-0000-000000000000'::uuid THEN true
    ELSE false
END);
grant delete, insert, select on subscription_employees to portal_tenant;
grant update (subscription_id, added_at, invited_at, opened_at, reminded_at, invite_failed_at) on subscription_employees to portal_tenant;

create table subscriptions (
  id uuid not null default new_id(),
  company_id uuid not null,
  subscription_name text not null,
  start_date date not null,
  end_date date not null,
  effect_date date not null,
  delivery_method text not null,
  address_id uuid,
  gross_draw boolean not null default true,
  net_draw boolean not null default false,
  periods integer[] not null,
  all_risk boolean not null default false,
  employee_ins boolean not null default false,
  salary_file_method text not null default 'AUTOMATIC'::text,
  status text not null default 'OPEN'::text,
  started_at timestamp with time zone,
  reminded_at timestamp with time zone,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  version integer not null default 1,
  default_months integer,
  reminder_days integer[] not null default '{3}'::integer[],
  reminded_days integer,
  constraint subscriptions_address CHECK (((delivery_method <> 'COMPANY_ADDRESS'::text) OR (address_id IS NOT NULL))),
  constraint subscriptions_address_fkey FOREIGN KEY (company_id, address_id) REFERENCES company_addresses(company_id, id),
  constraint subscriptions_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint subscriptions_company_id_id_key UNIQUE (company_id, id),
  constraint subscriptions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint subscriptions_default_months_check CHECK (((default_months >= 1) AND (default_months <= 120))),
  constraint subscriptions_delivery_method_check CHECK ((delivery_method = ANY (ARRAY['USER_ADDRESS'::text, 'COMPANY_ADDRESS'::text]))),
  constraint subscriptions_end_after_start CHECK ((end_date >= start_date)),
  constraint subscriptions_periods CHECK ((((cardinality(periods) >= 1) AND (cardinality(periods) <= 12)) AND (0 < ALL (periods)) AND (120 >= ALL (periods)))),
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_reminder_days_check CHECK (((cardinality(reminder_days) <= 5) AND (0 <= ALL (reminder_days)) AND (60 >= ALL (reminder_days)))),
  constraint subscriptions_salary_file_method_check CHECK ((salary_file_method = ANY (ARRAY['AUTOMATIC'::text, 'MANUAL'::text]))),
  constraint subscriptions_some_draw CHECK ((gross_draw OR net_draw)),
  constraint subscriptions_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'CLOSED'::text]))),
  constraint subscriptions_termination_needs_all_risk CHECK ((all_risk OR (NOT employee_ins)))
);
CREATE INDEX subscriptions_company_start_idx ON public.subscriptions USING btree (company_id, start_date DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX subscriptions_open_idx ON public.subscriptions USING btree (end_date) WHERE ((deleted_at IS NULL) AND (status = 'OPEN'::text));
alter table subscriptions enable row level security;
create policy subscriptions_delete on subscriptions for delete
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))));
create policy subscriptions_insert on subscriptions for insert
  with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))));
create policy subscriptions_read on subscriptions for select
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)) OR ((( SELECT app_role() AS app_role) = 'employee'::text) AND (id IN ( SELECT subscription_employees.subscription_id
   FROM subscription_employees
  WHERE (subscription_employees.employee_id = ( SELECT app_employee() AS app_employee)))))));
create policy subscriptions_update on subscriptions for update
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))))
  with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company))));
grant delete, insert, select on subscriptions to portal_tenant;
grant update (id, subscription_name, start_date, end_date, effect_date, delivery_method, address_id, gross_draw, net_draw, periods, all_risk, employee_ins, salary_file_method, status, started_at, reminded_at, created_by, created_at, deleted_at, version, default_months, reminder_days, reminded_days) on subscriptions to portal_tenant;

create table suppliers (
  id uuid not null default new_id(),
  name text not null,
  email text not null,
  phone text not null default ''::text,
  note text not null default ''::text,
  address_line_one text not null default ''::text,
  address_line_two text not null default ''::text,
  zipcode text not null default ''::text,
  city text not null default ''::text,
  country text not null default ''::text,
  language text not null default 'en-us'::text,
  status text not null default 'ACTIVE'::text,
  is_reseller boolean not null default false,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  version integer not null default 1,
  order_file_format text not null default 'CSV'::text,
  ubl_customization_id text not null default 'urn:fdc:peppol.eu:poacc:trns:order:3'::text,
  ubl_profile_id text not null default 'urn:fdc:peppol.eu:poacc:bis:order_only:3'::text,
  ubl_endpoint text not null default ''::text,
  return_address_line_one text not null default ''::text,
  return_address_line_two text not null default ''::text,
  return_zipcode text not null default ''::text,
  return_city text not null default ''::text,
  return_country text not null default ''::text,
  constraint suppliers_language_check CHECK ((language = ANY (ARRAY['en-us'::text, 'da-dk'::text]))),
  constraint suppliers_order_file_format_check CHECK ((order_file_format = ANY (ARRAY['CSV'::text, 'UBL'::text]))),
  constraint suppliers_pkey PRIMARY KEY (id),
  constraint suppliers_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'PENDING'::text, 'BLOCKED'::text])))
);
CREATE INDEX suppliers_name_idx ON public.suppliers USING btree (lower(name)) WHERE (deleted_at IS NULL);
alter table suppliers enable row level security;
create policy suppliers_delete on suppliers for delete
  using ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT as_supplier() AS as_supplier))));
create policy suppliers_given on suppliers for select
  using ((id IN ( SELECT given_catalogs.supplier_id
   FROM given_catalogs
  WHERE (given_catalogs.reseller_id = ( SELECT app_supplier() AS app_supplier)))));
create policy suppliers_insert on suppliers for insert
  with check ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT as_supplier() AS as_supplier))));
create policy suppliers_read on suppliers for select
  using ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT app_supplier() AS app_supplier)) OR (id IN ( SELECT companies.supplier_id
   FROM companies
  WHERE (companies.id = ( SELECT app_company() AS app_company)))) OR (id IN ( SELECT catalog_assignments.supplier_id
   FROM catalog_assignments
  WHERE (catalog_assignments.company_id = ( SELECT app_company() AS app_company))))));
create policy suppliers_update on suppliers for update
  using ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT as_supplier() AS as_supplier))))
  with check ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT as_supplier() AS as_supplier))));
grant delete, insert, select on suppliers to portal_tenant;
grant update (id, name, email, phone, note, address_line_one, address_line_two, zipcode, city, country, language, status, is_reseller, created_at, deleted_at, version, order_file_format, ubl_customization_id, ubl_profile_id, ubl_endpoint, return_address_line_one, return_address_line_two, return_zipcode, return_city, return_country) on suppliers to portal_tenant;

create table tax_drafts (
  id uuid not null default new_id(),
  country text not null,
  valid_from date not null,
  rates jsonb not null,
  reason text not null default ''::text,
  changed_at timestamp with time zone not null,
  version integer not null default 1,
  constraint tax_drafts_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint tax_drafts_country_valid_from_key UNIQUE (country, valid_from),
  constraint tax_drafts_pkey PRIMARY KEY (id)
);
alter table tax_drafts enable row level security;
create policy tax_drafts_delete on tax_drafts for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy tax_drafts_insert on tax_drafts for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy tax_drafts_read on tax_drafts for select
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy tax_drafts_update on tax_drafts for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on tax_drafts to portal_tenant;
grant update (id, country, valid_from, rates, reason, changed_at, version) on tax_drafts to portal_tenant;

create table tax_rates (
  id uuid not null default new_id(),
  country text not null,
  year integer not null,
  valid_from date not null,
  code text not null,
  basis_points integer,
  amount bigint,
  currency text,
  version integer not null default 1,
  reason text not null default ''::text,
  published_at timestamp with time zone,
  constraint tax_rates_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint tax_rates_country_code_valid_from_key UNIQUE (country, code, valid_from),
  constraint tax_rates_one_value CHECK ((num_nonnulls(basis_points, amount) <= 1)),
  constraint tax_rates_pkey PRIMARY KEY (id),
  constraint tax_rates_year_check CHECK (((year >= 2000) AND (year <= 2200)))
);
alter table tax_rates enable row level security;
create policy tax_rates_delete on tax_rates for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy tax_rates_insert on tax_rates for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy tax_rates_read on tax_rates for select
  using ((( SELECT sees_all() AS sees_all) OR true));
create policy tax_rates_update on tax_rates for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on tax_rates to portal_tenant;
grant update (id, country, year, valid_from, code, basis_points, amount, currency, version, reason, published_at) on tax_rates to portal_tenant;

create table theme_history (
  id uuid not null default new_id(),
  company_id uuid,
  supplier_id uuid,
  theme jsonb,
  published_at timestamp with time zone not null,
  logo text,
  reseller_logo text,
  favicon text,
  published_by uuid,
  is_start boolean not null default false,
  constraint theme_history_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint theme_history_one_owner CHECK ((num_nonnulls(company_id, supplier_id) = 1)),
  constraint theme_history_pkey PRIMARY KEY (id),
  constraint theme_history_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(id),
  constraint theme_history_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  constraint theme_history_theme_colours CHECK (is_theme(theme))
);
CREATE INDEX theme_history_company_idx ON public.theme_history USING btree (company_id, published_at DESC);
CREATE INDEX theme_history_supplier_idx ON public.theme_history USING btree (supplier_id, published_at DESC);
alter table theme_history enable row level security;
create policy theme_history_delete on theme_history for delete
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy theme_history_insert on theme_history for insert
  with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
create policy theme_history_read on theme_history for select
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT app_company() AS app_company)) OR (supplier_id = ( SELECT app_supplier() AS app_supplier))));
create policy theme_history_update on theme_history for update
  using ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))))
  with check ((( SELECT sees_all() AS sees_all) OR (company_id = ( SELECT as_company() AS as_company)) OR (supplier_id = ( SELECT as_supplier() AS as_supplier))));
grant delete, insert, select on theme_history to portal_tenant;
grant update (id, theme, published_at, logo, reseller_logo, favicon, published_by, is_start) on theme_history to portal_tenant;

create unlogged table uploads_at_work (
  id uuid not null default new_id(),
  user_id uuid not null,
  ends_at timestamp with time zone not null,
  constraint uploads_at_work_pkey PRIMARY KEY (id),
  constraint uploads_at_work_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX uploads_at_work_user_idx ON public.uploads_at_work USING btree (user_id);
alter table uploads_at_work enable row level security;
create policy uploads_at_work_delete on uploads_at_work for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy uploads_at_work_insert on uploads_at_work for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy uploads_at_work_read on uploads_at_work for select
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy uploads_at_work_update on uploads_at_work for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on uploads_at_work to portal_tenant;
grant update (id, ends_at) on uploads_at_work to portal_tenant;

create table user_columns (
  user_id uuid not null,
  list text not null,
  columns text[] not null,
  constraint user_columns_pkey PRIMARY KEY (user_id, list),
  constraint user_columns_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table user_columns enable row level security;
create policy user_columns_delete on user_columns for delete
  using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))));
create policy user_columns_insert on user_columns for insert
  with check ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))));
create policy user_columns_read on user_columns for select
  using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))));
create policy user_columns_update on user_columns for update
  using ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))))
  with check ((( SELECT sees_all() AS sees_all) OR (user_id = ( SELECT app_user() AS app_user))));
grant delete, insert, select on user_columns to portal_tenant;
grant update (list, columns) on user_columns to portal_tenant;

create table users (
  id uuid not null default new_id(),
  email text not null,
  name text not null,
  password_hash text,
  must_change_password boolean not null default false,
  status text not null default 'PENDING'::text,
  currency text not null default 'DKK'::text,
  phone_number text not null default ''::text,
  note text not null default ''::text,
  address_line_one text not null default ''::text,
  address_line_two text not null default ''::text,
  zipcode text not null default ''::text,
  city text not null default ''::text,
  country text not null default ''::text,
  language text not null default 'en-us'::text,
  single_keys boolean not null default true,
  email_proved_at timestamp with time zone,
  new_email text,
  last_successful_login timestamp with time zone,
  last_membership_id uuid,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  version integer not null default 1,
  colour_mode text not null default 'LIGHT'::text,
  own_language text,
  constraint users_colour_mode_check CHECK ((colour_mode = ANY (ARRAY['LIGHT'::text, 'DARK'::text, 'DEVICE'::text]))),
  constraint users_email_spelling CHECK (((deleted_at IS NOT NULL) OR is_address(email))),
  constraint users_language_check CHECK ((language = ANY (ARRAY['en-us'::text, 'da-dk'::text]))),
  constraint users_new_email_spelling CHECK (is_address(new_email)),
  constraint users_own_language_check CHECK ((own_language = ANY (ARRAY['en-us'::text, 'da-dk'::text]))),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'PENDING'::text, 'BLOCKED'::text])))
);
CREATE UNIQUE INDEX users_email_key ON public.users USING btree (email) WHERE (deleted_at IS NULL);
CREATE TRIGGER users_forget_form_drafts AFTER UPDATE OF deleted_at ON public.users FOR EACH ROW WHEN ((new.deleted_at IS NOT NULL)) EXECUTE FUNCTION forget_form_drafts();
CREATE TRIGGER users_forget_list_views AFTER UPDATE OF deleted_at ON public.users FOR EACH ROW WHEN ((new.deleted_at IS NOT NULL)) EXECUTE FUNCTION forget_list_views();
CREATE TRIGGER users_forget_notification_preferences AFTER UPDATE OF deleted_at ON public.users FOR EACH ROW WHEN ((new.deleted_at IS NOT NULL)) EXECUTE FUNCTION forget_notification_preferences();
alter table users enable row level security;
create policy users_delete on users for delete
  using ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT app_user() AS app_user)) OR (id IN ( SELECT memberships.user_id
   FROM memberships))));
create policy users_insert on users for insert
  with check ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT app_user() AS app_user)) OR (id IN ( SELECT memberships.user_id
   FROM memberships))));
create policy users_read on users for select
  using ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT app_user() AS app_user)) OR (id IN ( SELECT memberships.user_id
   FROM memberships))));
create policy users_update on users for update
  using ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT app_user() AS app_user)) OR (id IN ( SELECT memberships.user_id
   FROM memberships))))
  with check ((( SELECT sees_all() AS sees_all) OR (id = ( SELECT app_user() AS app_user)) OR (id IN ( SELECT memberships.user_id
   FROM memberships))));
grant delete, insert, select on users to portal_tenant;
grant update (id, email, name, password_hash, must_change_password, status, currency, phone_number, note, address_line_one, address_line_two, zipcode, city, country, language, single_keys, email_proved_at, new_email, last_successful_login, last_membership_id, created_at, deleted_at, version, colour_mode, own_language) on users to portal_tenant;

create table write_positions (
  key uuid not null,
  position pg_lsn not null,
  noted_at timestamp with time zone not null,
  constraint write_positions_pkey PRIMARY KEY (key)
);
alter table write_positions enable row level security;
create policy write_positions_delete on write_positions for delete
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy write_positions_insert on write_positions for insert
  with check ((( SELECT sees_all() AS sees_all) OR false));
create policy write_positions_read on write_positions for select
  using ((( SELECT sees_all() AS sees_all) OR false));
create policy write_positions_update on write_positions for update
  using ((( SELECT sees_all() AS sees_all) OR false))
  with check ((( SELECT sees_all() AS sees_all) OR false));
grant delete, insert, select on write_positions to portal_tenant;
grant update (key, position, noted_at) on write_positions to portal_tenant;
