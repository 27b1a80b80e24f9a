-- What the law lets be forgotten (RULES 5). Histories and logs are append-only for everybody; at the end of their
-- time the portal alone takes the people out of them, and leaves amounts, days and states. Each works for so many at
-- once.

-- What stands for somebody who must be forgotten: the same for all that one person left behind.
create function former_employee(employee uuid) returns text language sql immutable as $$
  select 'Former employee #' || right(replace(employee::text, '-', ''), 8)
$$;
revoke all on function former_employee(uuid) from public;

-- The last day on which an order still meant something: draws, requests, the end of its term.
create function last_day_of(o orders) returns date language sql stable as $$
  select greatest(o.ordered_on, o.expire_date, o.dispatched_on, o.paid_in_full_at::date, o.deleted_at::date,
    (select max(d.effect_date) from salary_draws d where d.order_id = o.id),
    (select max(l.at)::date from pay_in_full_requests r join pay_in_full_logs l on l.request_id = r.id
      where r.order_id = o.id),
    (select max(l.at)::date from rma_requests r join rma_logs l on l.request_id = r.id where r.order_id = o.id))
$$;
revoke all on function last_day_of(orders) from public;

-- The first day of the oldest financial year that must still be kept on that day: 5 years back, 7 in Sweden.
create function kept_since(day date, country text) returns date language sql immutable as $$
  select make_date(extract(year from day)::int - case country when 'SE' then 7 else 5 end, 1, 1)
$$;
grant execute on function kept_since(date, text) to portal_tenant;

-- A pattern that finds these words where they stand alone, in whatever case; null without any. Two letters would be
-- found everywhere.
create function words_pattern(words text[]) returns text language sql immutable as $$
  select '(?<!\w)(?:' || string_agg(regexp_replace(word, '([^[:alnum:] ])', '\\\1', 'g'),
    '|' order by length(word) desc, word) || ')(?!\w)'
  from (select distinct trim(w) as word from unnest(words) w where length(trim(w)) > 3) named
$$;
revoke all on function words_pattern(text[]) from public;

-- What one person is called in the texts of others, in plain text and in HTML.
create function names_of(employee uuid) returns text[] language sql stable as $$
  select array_remove(array[e.name, replace(replace(replace(replace(e.name, '&', '&amp;'), '<', '&lt;'), '"',
    '&quot;'), '''', '&#39;'),
    e.email, e.email_private, u.email, u.name, e.phone, e.phone_private], '')
  from employees e left join users u on u.id = e.user_id and not exists (select from memberships m
    where m.user_id = u.id and m.employee_id is distinct from e.id) where e.id = employee
$$;
revoke all on function names_of(uuid) from public;

-- What was proposed for a file, without the cells that were shown beside it.
create function without_samples(proposal jsonb) returns jsonb language sql immutable as $$
  select case when proposal ? 'columns' then jsonb_set(proposal, '{columns}',
    (select coalesce(jsonb_agg(c || '{"samples": []}' order by n), '[]')
    from jsonb_array_elements(proposal -> 'columns') with ordinality as x (c, n))) else proposal end
$$;
revoke all on function without_samples(jsonb) from public;
grant execute on function without_samples(jsonb) to portal_tenant;

-- Orders as bookkeeping needs them: no name, no address, no word that a person wrote. The signed addendum and the
-- employee number stay until the end of the years that are kept.
create function clear_orders(ids uuid[]) returns void language plpgsql as $$
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
end $$;
revoke all on function clear_orders(uuid[]) from public;

-- What the portal's own work has written down of one person: mails, imports, answers that are kept to be repeated.
-- Answers the paths of uploaded staff files, one of which may name the person; their bytes go after the commit.
create function clear_traces(employee uuid) returns setof text language plpgsql as $$
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
end $$;
revoke all on function clear_traces(uuid) from public;

-- Erases one employee of the caller's company: traces, orders as far as law lets them go, participations without an
-- order, and the person's row. Nothing of it runs any more: the caller has asked. Answers the paths of files to
-- remove.
create function erase_employee(employee uuid,
  moment timestamptz) returns setof text language plpgsql security definer set search_path = public, pg_temp as $$
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
  update employees e set name = former_employee(e.id), email = right(replace(e.id::text, '-', ''),
    12) || '@forgotten.invalid', employ_no = case when has_orders then e.employ_no end, department = '',
    phone = '', birthday = null, gender = '', address_line1 = '', address_line2 = '', zip_code = '', city = '',
      country = '', email_private = '', phone_private = '', note = '', exit_reason = null,
    user_id = null, deleted_at = coalesce(e.deleted_at, moment), version = e.version + 1 where e.id = employee;
end $$;
revoke all on function erase_employee(uuid, timestamp with time zone) from public;
grant execute on function erase_employee(uuid, timestamp with time zone) to portal_tenant;

-- A login that opens nothing any more is closed: no way in, no name, no mail to it, and its address is free. Whoever
-- removed the last membership asks for it, and does not learn whether it was the last.
create function erase_idle_login(person uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
revoke all on function erase_idle_login(uuid) from public;
grant execute on function erase_idle_login(uuid) to portal_tenant;

-- Orders whose years of bookkeeping are over, so many at once; answers the addenda to remove.
create function forget_orders(day date, most integer) returns table (order_id uuid, addendum text)
language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
revoke all on function forget_orders(date, integer) from public;
grant execute on function forget_orders(date, integer) to portal_tenant;

-- People: whoever left six months ago without an order, whoever was deleted without one, and whoever's orders are all
-- forgotten and whose own day is as long past. Administrators of a company are the company's to remove. None of them
-- leaves a trace; `paths`: files to remove.
create function forget_people(day date, moment timestamptz, most integer) returns table (employee_id uuid,
  user_id uuid, paths text[])
language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
revoke all on function forget_people(date, timestamp with time zone, integer) from public;
grant execute on function forget_people(date, timestamp with time zone, integer) to portal_tenant;

-- What people wrote in requests stays for two years (RULES 5); who decided what stays as long as the order.
create function forget_texts(day date, most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
revoke all on function forget_texts(date, integer) from public;
grant execute on function forget_texts(date, integer) to portal_tenant;

grant usage on all sequences in schema public to portal_tenant;

call keep_owners();
