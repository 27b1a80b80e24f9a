-- What is known of a coming automatic salary file before it is made: that it was announced by mail, and whether a
-- person stopped it. A server of the release before makes stopped files too; without a row a run goes by itself.
create table salary_runs (
  company_id uuid not null references companies (id),
  period text not null check (period ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  announced_at timestamptz,
  stopped_by uuid references users (id),
  stopped_at timestamptz,
  primary key (company_id, period)
);
call belong('{salary_runs}', 'when company_id then true', 'when company_id then true');
call keep_owners();
