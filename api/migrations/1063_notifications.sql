-- What a person is told in the portal, and what of it goes by mail. A notification belongs to one membership: it names
-- what it is about, and its words are made when it is read, as the reader may see that.
create table notifications (
  id uuid primary key default new_id(),
  user_id uuid not null references users (id) on delete cascade,
  membership_id uuid not null references memberships (id) on delete cascade,
  kind text not null,
  -- the order, request, file, import, subscription, job or mail; of a salary file that is not there yet its company
  subject_id uuid not null,
  period text,
  created_at timestamptz not null,
  read_at timestamptz,
  in_portal boolean not null,
  -- waits to be mailed; null when nothing waits
  mail text check (mail in ('AT_ONCE', 'DAILY')),
  constraint notifications_kind_check check (kind in ('order-to-process', 'proposal-declined', 'pay-in-full-asked',
    'rma-asked', 'rma-answered', 'salary-file-made', 'salary-file-failed', 'salary-file-problem', 'salary-run-stopped',
    'invitation-undelivered', 'import-ended', 'orders-received', 'pictures-failed', 'order-shipped',
    'proposal-received', 'pay-in-full-answered', 'job-failed', 'mail-failed'))
);
create index notifications_membership_id_idx on notifications (membership_id, created_at, id);
create index notifications_user_id_idx on notifications (user_id);
create index notifications_unread_idx on notifications (membership_id) where read_at is null and in_portal;
create index notifications_mail_idx on notifications (mail, user_id) where mail is not null;
create index notifications_created_at_idx on notifications (created_at);

-- What a person chose; what is not here is as the product comes. Without `mail` its own default holds.
create table notification_preferences (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  in_portal boolean not null,
  mail text check (mail in ('AT_ONCE', 'DAILY', 'NEVER')),
  primary key (user_id, kind)
);
call protect('notification_preferences', 'user_id = (select app_user())', 'user_id = (select app_user())');

-- The membership that the transaction acts as.
create function own_membership() returns uuid language sql stable set search_path = public, pg_temp as $$
  select m.id from memberships m
  where m.user_id = app_user() and m.role = app_role() and m.company_id is not distinct from app_company()
    and m.supplier_id is not distinct from app_supplier() and m.employee_id is not distinct from app_employee()
$$;
revoke all on function own_membership() from public;
grant execute on function own_membership() to portal_tenant;

-- Read and marked as read by their owner alone, back office's own ones too; who looks on as the person sees none.
-- Only events write them.
call add_policies('notifications',
  '(select app_role()) = ''system'' or (membership_id = (select own_membership())
    and coalesce(current_setting(''app.seen_by'', true), '''') = '''')',
  '(select app_role()) = ''system''');
alter policy notifications_update on notifications
  using ((select app_role()) = 'system' or membership_id = (select own_membership()))
  with check ((select app_role()) = 'system' or membership_id = (select own_membership()));
call keep_owners();

-- What a login chose goes with it; who closes it (erase_idle_login) may delete it.
create function forget_notification_preferences() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from notification_preferences p where p.user_id = new.id;
  return null;
end $$;
revoke all on function forget_notification_preferences() from public;
create trigger users_forget_notification_preferences after update of deleted_at on users
  for each row when (new.deleted_at is not null) execute function forget_notification_preferences();

-- Which of these mails their readers do not want at once: the number of each in the lists.
create function unwanted_mails(kinds text[], addresses text[]) returns setof bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select asked.n from unnest(kinds, addresses) with ordinality asked (kind, address, n)
  join users u on u.email = asked.address and u.deleted_at is null
  join notification_preferences p on p.user_id = u.id and p.kind = asked.kind and p.mail in ('DAILY', 'NEVER')
$$;
revoke all on function unwanted_mails(text[], text[]) from public;
grant execute on function unwanted_mails(text[], text[]) to portal_tenant;

-- How many are unread travels with what a login may act as, up to 100.
create or replace function memberships_of(person uuid, only_one uuid) returns json
language sql stable security definer set search_path = public, pg_temp as $$
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
$$;
