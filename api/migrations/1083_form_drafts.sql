-- What a person has typed into a long form that creates something, and not sent yet (UX 1): one of each form, for that
-- person alone in the portal where it was typed, encrypted. Nothing else reads it; it is forgotten after 30 days.
create table form_drafts (
  id uuid primary key default new_id(),
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('admin', 'supplier', 'company')),
  company_id uuid references companies (id),
  supplier_id uuid references suppliers (id),
  form text not null,
  sealed_fields bytea not null,
  saved_at timestamptz not null,
  version integer not null default 1,
  constraint form_drafts_tenant check (
    (role = 'company') = (company_id is not null) and (role = 'supplier') = (supplier_id is not null))
);
create unique index form_drafts_form_key on form_drafts (user_id, role, company_id, supplier_id, form)
  nulls not distinct;
create index form_drafts_company_id_idx on form_drafts (company_id) where company_id is not null;
create index form_drafts_supplier_id_idx on form_drafts (supplier_id) where supplier_id is not null;
create index form_drafts_saved_at_idx on form_drafts (saved_at);
call protect('form_drafts',
  'user_id = (select app_user()) and role = (select app_role())
   and (company_id = (select app_company()) or supplier_id = (select app_supplier()))',
  'user_id = (select app_user()) and role = (select app_role())
   and (company_id = (select app_company()) or supplier_id = (select app_supplier()))');
call keep_owners();

-- The drafts of a login go with it; who closes it (erase_idle_login) may delete them.
create function forget_form_drafts() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  delete from form_drafts d where d.user_id = new.id;
  return null;
end $$;
revoke all on function forget_form_drafts() from public;
create trigger users_forget_form_drafts after update of deleted_at on users
  for each row when (new.deleted_at is not null) execute function forget_form_drafts();
