-- What the law lets be forgotten (RULES 5). Histories and logs are append-only for everybody; at the end of their time
-- the portal alone takes the people out of them, and leaves amounts, days and states. Each works for so many at once.

create function assert_system() returns void language plpgsql as $$
begin
  if coalesce(app_role(), '') <> 'system' then raise exception 'only the portal itself forgets' using errcode = '42501'; end if;
end $$;

-- What stands for somebody who must be forgotten: the same for all that one person left behind.
create function former_employee(employee uuid) returns text language sql immutable as $$
  select 'Former employee #' || right(replace(employee::text, '-', ''), 8)
$$;

-- The last day on which an order still meant something: draws, requests, the end of its term.
create function last_day_of(o orders) returns date language sql stable as $$
  select greatest(o.ordered_on, o.expire_date, o.dispatched_on, o.paid_in_full_at::date, o.deleted_at::date,
    (select max(d.effect_date) from salary_draws d where d.order_id = o.id),
    (select max(l.at)::date from pay_in_full_requests r join pay_in_full_logs l on l.request_id = r.id where r.order_id = o.id),
    (select max(l.at)::date from rma_requests r join rma_logs l on l.request_id = r.id where r.order_id = o.id))
$$;

-- The first day of the oldest financial year that must still be kept on that day: 5 years back, 7 in Sweden.
create function kept_since(day date, country text) returns date language sql immutable as $$
  select make_date(extract(year from day)::int - case country when 'SE' then 7 else 5 end, 1, 1)
$$;

create function forget_orders(day date, most integer) returns table (order_id uuid, addendum text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  ids uuid[];
begin
  perform assert_system();
  select array_agg(due.id) into ids from (
    select o.id from orders o join companies c on c.id = o.company_id
    where o.employee_name <> former_employee(o.employee_id) and o.status in ('DISPATCHED', 'COMPLETED', 'DELETED') and o.ordered_on < kept_since(day, c.country)
      and last_day_of(o) < kept_since(day, c.country)
      and not exists (select from salary_draws d where d.order_id = o.id and d.status in ('PLANNED', 'SUSPENDED'))
      and not exists (select from pay_in_full_requests r where r.order_id = o.id and r.status <> 'CLOSED')
    order by o.ordered_on, o.id limit most for update of o skip locked) due;
  if ids is null then return; end if;
  update pay_in_full_requests r set contact_phone = '', contact_email = '', comment = '', reason = '' where r.order_id = any (ids);
  update pay_in_full_logs l set actor_name = '', text = '' from pay_in_full_requests r where r.id = l.request_id and r.order_id = any (ids);
  update rma_requests r set what_happened = '', comment = '' where r.order_id = any (ids);
  update rma_logs l set actor_name = '', text = '' from rma_requests r where r.id = l.request_id and r.order_id = any (ids);
  update order_events e set actor_name = '', reason = '' where e.order_id = any (ids);
  return query
  with known as (select o.id, o.addendum_path from orders o where o.id = any (ids)), gone as (
    update orders o set employee_name = former_employee(o.employee_id), department = '', delivery_name = '', delivery_att = '', delivery_address1 = '', delivery_address2 = '', delivery_zip = '',
      delivery_city = '', delivery_country = '', delivery_phone = '', delivery_email = '', note = '', accepted_ip = '', addendum_path = null, awaits_confirmation = false,
      pricing = case when o.pricing ? 'terms' then jsonb_set(o.pricing, '{terms,employNo}', '""') else o.pricing end, version = o.version + 1
    where o.id = any (ids) returning o.id)
  select known.id, known.addendum_path from known join gone on gone.id = known.id;
end $$;

-- People: whoever left six months ago without an order, whoever was deleted without one, and whoever's orders are all
-- forgotten and whose own day is as long past. Admins of a company are the company's to remove.
create function forget_people(day date, moment timestamptz, most integer) returns table (employee_id uuid, user_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  ids uuid[];
  logins uuid[];
begin
  perform assert_system();
  select array_agg(due.id), array_agg(due.user_id) into ids, logins from (
    select e.id, e.user_id from employees e join companies c on c.id = e.company_id
    where e.name <> former_employee(e.id) and (e.deleted_at is not null or (e.exit_date is not null and e.role = 'EMPLOYEE'))
      and case when exists (select from orders o where o.employee_id = e.id)
        then coalesce(greatest(e.exit_date, e.deleted_at::date), day) < kept_since(day, c.country) and not exists (select from orders o where o.employee_id = e.id and o.employee_name <> former_employee(e.id))
        else e.deleted_at is not null or e.exit_date < day - interval '6 months' end
    order by e.id limit most for update of e skip locked) due;
  if ids is null then return; end if;
  update sessions s set revoked_at = moment, revoked_cause = 'membership-removed' where s.revoked_at is null and s.membership_id in (select m.id from memberships m where m.employee_id = any (ids));
  delete from memberships m where m.employee_id = any (ids);
  delete from subscription_employees p where p.employee_id = any (ids) and not exists (select from orders o where o.employee_id = p.employee_id and o.subscription_id = p.subscription_id);
  delete from import_undo u where u.employee_id = any (ids);
  update employees e set name = former_employee(e.id), email = right(replace(e.id::text, '-', ''), 12) || '@forgotten.invalid', employ_no = null, department = '', phone = '', birthday = null, gender = '',
    address_line1 = '', address_line2 = '', zip_code = '', city = '', country = '', email_private = '', phone_private = '', note = '', exit_reason = null, user_id = null, status = 'BLOCKED',
    deleted_at = coalesce(e.deleted_at, moment), version = e.version + 1 where e.id = any (ids);
  return query select unnest(ids), unnest(logins);
end $$;

-- What people wrote in requests stays for two years (RULES 5); who decided what stays as long as the order.
create function forget_texts(day date, most integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  since constant timestamptz := day - interval '2 years';
  n integer := 0;
  found_rows integer;
begin
  perform assert_system();
  update pay_in_full_requests set comment = '', contact_phone = '', contact_email = '' where id in (select r.id from pay_in_full_requests r where r.status = 'CLOSED' and (r.comment, r.contact_phone, r.contact_email) <> ('', '', '')
    and not exists (select from pay_in_full_logs l where l.request_id = r.id and l.at >= since) limit most);
  get diagnostics found_rows = row_count; n := n + found_rows;
  update pay_in_full_logs set text = '' where id in (select l.id from pay_in_full_logs l where l.text <> '' and l.at < since and not l.mail_pending limit most);
  get diagnostics found_rows = row_count; n := n + found_rows;
  update rma_requests set what_happened = '', comment = '' where id in (select r.id from rma_requests r where r.status in ('CLOSED', 'REJECTED', 'DECLINED') and (r.what_happened, r.comment) <> ('', '')
    and not exists (select from rma_logs l where l.request_id = r.id and l.at >= since) limit most);
  get diagnostics found_rows = row_count; n := n + found_rows;
  update rma_logs set text = '' where id in (select l.id from rma_logs l where l.text <> '' and l.at < since and not l.mail_pending limit most);
  get diagnostics found_rows = row_count; n := n + found_rows;
  return n;
end $$;
revoke all on function assert_system(), former_employee(uuid), last_day_of(orders), forget_orders(date, integer), forget_people(date, timestamptz, integer), forget_texts(date, integer) from public;
grant execute on function assert_system(), kept_since(date, text), forget_orders(date, integer), forget_people(date, timestamptz, integer), forget_texts(date, integer) to portal_tenant;

-- A mail with a salary file that still waits, or that was given up, leaves now. Tenants read no mail; that the file is
-- the caller's is asked here, in the caller's transaction.
create function hasten_salary_mail(file uuid, moment timestamptz) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app_role();
  own uuid := app_company();
  hastened boolean;
begin
  perform set_config('app.role', 'system', true);
  update outbox m set status = 'WAITING', send_after = moment, attempts = 0 from salary_files f
  where f.id = file and f.company_id = own and caller = 'company' and m.salary_file_id = f.id and m.status in ('WAITING', 'FAILED');
  hastened := found;
  perform set_config('app.role', caller, true);
  return hastened;
end $$;
revoke all on function hasten_salary_mail(uuid, timestamptz) from public;
grant execute on function hasten_salary_mail(uuid, timestamptz) to portal_tenant;
