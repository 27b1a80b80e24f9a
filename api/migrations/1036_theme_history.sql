-- The last themes of a brand, so that one that is replaced can be restored. Null is the theme behind it.
create table theme_history (
  id uuid primary key default new_id(),
  company_id uuid references companies (id),
  supplier_id uuid references suppliers (id),
  theme jsonb,
  published_at timestamptz not null,
  constraint theme_history_one_owner check (num_nonnulls(company_id, supplier_id) = 1),
  constraint theme_history_theme_colours check (is_theme(theme))
);
create index theme_history_company_idx on theme_history (company_id, published_at desc);
create index theme_history_supplier_idx on theme_history (supplier_id, published_at desc);
call protect('theme_history',
  'company_id = (select app_company()) or supplier_id = (select app_supplier())',
  'company_id = (select as_company()) or supplier_id = (select as_supplier())');
insert into theme_history (company_id, supplier_id, theme, published_at)
  select company_id, supplier_id, theme, now() from brandings where theme is not null;
call keep_owners();
