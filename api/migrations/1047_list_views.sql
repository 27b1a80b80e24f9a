-- Views of lists that people saved: the search of a list's address under a name, for oneself or for everybody of the
-- same tenant. They belong to the portal that they were saved in, because they name things of its tenant.
create table list_views (
  id uuid primary key default new_id(),
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('admin', 'supplier', 'company')),
  company_id uuid references companies (id),
  supplier_id uuid references suppliers (id),
  list text not null,
  name text not null,
  search text not null,
  is_shared boolean not null,
  is_default boolean not null,
  constraint list_views_tenant check (
    (role = 'company') = (company_id is not null) and (role = 'supplier') = (supplier_id is not null))
);
create unique index list_views_name_key on list_views (list, user_id, role, company_id, supplier_id, name)
  nulls not distinct;
create index list_views_company_id_idx on list_views (company_id, list) where company_id is not null;
create index list_views_supplier_id_idx on list_views (supplier_id, list) where supplier_id is not null;
create index list_views_user_id_idx on list_views (user_id);
call protect('list_views',
  '(user_id = (select app_user()) or is_shared) and role = (select app_role())
   and (company_id = (select app_company()) or supplier_id = (select app_supplier()))',
  'user_id = (select app_user()) and role = (select app_role())
   and (company_id = (select app_company()) or supplier_id = (select app_supplier()))');
call keep_owners();

-- The views of a login go with it; who closes it (erase_idle_login) may delete them.
create function forget_list_views() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  delete from list_views v where v.user_id = new.id;
  return null;
end $$;
revoke all on function forget_list_views() from public;
create trigger users_forget_list_views after update of deleted_at on users
  for each row when (new.deleted_at is not null) execute function forget_list_views();
