-- A subscription that a company admin has begun and not created yet (UX 1.2): any admin of the company may go on with
-- it. No status of a subscription (DECISIONS 26): nothing else reads it, and it is forgotten after 90 days.
create table subscription_drafts (
  id uuid primary key default new_id(),
  company_id uuid not null references companies (id),
  step text not null,
  fields jsonb not null,
  saved_by uuid references users (id),
  saved_at timestamptz not null,
  version integer not null default 1
);
create index subscription_drafts_company_id_idx on subscription_drafts (company_id, saved_at desc);
create index subscription_drafts_saved_at_idx on subscription_drafts (saved_at);
call belong('{subscription_drafts}', 'when company_id then true', 'when company_id then true');
call keep_owners();
