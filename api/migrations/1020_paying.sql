-- How an employee pays a company (DECISIONS 39): one row for each company and currency. Empty texts: nothing to offer.
create table payment_details (
  id uuid primary key default new_id(),
  company_id uuid not null references companies (id),
  currency text not null references currencies (iso_code) on update cascade,
  bank text not null default '',
  account text not null default '',
  iban text not null default '',
  bic text not null default '',
  card_link text not null default ''
    constraint payment_details_card_link check (card_link = '' or card_link like 'https://%'),
  version integer not null default 1,
  constraint payment_details_company_currency_key unique (company_id, currency)
);
call protect('payment_details', 'company_id = (select app_company())', 'company_id = (select as_company())');

-- Whom an employee of the company asks how to pay. An employee reads no login but the own one.
create function payment_contacts(of_company uuid) returns table (name text, email text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.name, u.email from memberships m join users u on u.id = m.user_id
  where m.role = 'company' and m.company_id = of_company and (sees_all() or of_company = app_company())
    and m.blocked_at is null and u.status = 'ACTIVE' and u.deleted_at is null
  order by u.name, u.email limit 3
$$;
revoke all on function payment_contacts(uuid) from public;
grant execute on function payment_contacts(uuid) to portal_tenant;

call keep_owners();
