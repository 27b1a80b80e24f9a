-- Tax tables become law by being published, and stay (RULES 0.11, DECISIONS 69). A rate without a value ends one: from
-- its day on the country has none. Why it was published stands beside it; rows of before have no reason.
alter table tax_rates
  add column reason text not null default '',
  add column published_at timestamptz,
  drop constraint tax_rates_one_value,
  add constraint tax_rates_one_value check (num_nonnulls(basis_points, amount) <= 1);

-- A table that is being written: nobody calculates with it, so it lies beside the rates and not among them.
create table tax_drafts (
  id uuid primary key default new_id(),
  country text not null check (country ~ '^[A-Z]{2}$'),
  valid_from date not null,
  rates jsonb not null,
  reason text not null default '',
  changed_at timestamptz not null,
  version integer not null default 1,
  constraint tax_drafts_country_valid_from_key unique (country, valid_from)
);
call protect('tax_drafts', 'false');

-- Years that a country's companies come to without a table: each is told to back office once.
create table missing_tax_years (
  id uuid primary key default new_id(),
  country text not null check (country ~ '^[A-Z]{2}$'),
  year integer not null,
  noted_at timestamptz not null,
  constraint missing_tax_years_country_year_key unique (country, year)
);
call protect('missing_tax_years', 'false');

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('order-to-process',
  'proposal-declined', 'pay-in-full-asked', 'rma-asked', 'rma-answered', 'salary-file-made', 'salary-file-failed',
  'salary-file-problem', 'salary-run-stopped', 'invitation-undelivered', 'import-ended', 'orders-received',
  'pictures-failed', 'order-shipped', 'proposal-received', 'pay-in-full-answered', 'job-failed', 'mail-failed',
  'employees-changed', 'tax-year-missing'));
create function tell_of_missing_tax_year() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell('tax-year-missing', 'admin', null, new.id, new.noted_at);
  return null;
end $$;
revoke all on function tell_of_missing_tax_year() from public;
create trigger missing_tax_years_tell after insert on missing_tax_years for each row
  execute function tell_of_missing_tax_year();

call keep_owners();
