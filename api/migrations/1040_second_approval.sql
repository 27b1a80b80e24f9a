-- A company may want a second admin's approval of its salary files (DECISIONS 47). A file keeps what was demanded when
-- it was made; approved_at is the last approval that it needs.
alter table company_settings add column second_approval boolean not null default false;
alter table salary_files
  add column needs_second boolean not null default false,
  add column first_approved_by uuid references users (id),
  add column first_approved_at timestamptz,
  add constraint salary_files_second check (not needs_second
    or (approved_at is null and not is_sent)
    or (approved_at is not null and first_approved_at is not null and approved_by <> first_approved_by));
call keep_owners();
