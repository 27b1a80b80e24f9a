-- What suppliers offer: categories (back office), catalogs, products, accessories, assignments.

create table categories (
  id uuid primary key default new_id(),
  name text not null,
  allow_multiple_products boolean not null default false,
  allow_multiple_accessories boolean not null default true,
  accessory_limit integer check (accessory_limit >= 0),
  percentage integer not null default 0 check (percentage between 0 and 10000),
  is_present boolean not null default false,
  show_salary_calculation boolean not null default true,
  require_multimedia_tax boolean not null default false,
  tax integer not null default 4205 check (tax between 0 and 10000),
  middle_tax integer check (middle_tax between 0 and 10000),
  top_tax integer not null default 5585 check (top_tax between 0 and 10000),
  scrap_percent integer not null default 0 check (scrap_percent between 0 and 10000),
  salary_calculation jsonb not null default '{"en-us":"","da-dk":""}',
  rules jsonb not null default '{"en-us":"","da-dk":""}',
  rules_version integer not null default 1,
  is_subscription boolean not null default false,
  gross_limit bigint check (gross_limit >= 0),
  enabled boolean not null default true,
  deductible_vat_percent integer not null default 10000 check (deductible_vat_percent between 0 and 10000),
  taxable_mode text not null default 'NONE' check (taxable_mode in ('NONE', 'FIXED_YEARLY', 'PERCENT_OF_RETAIL', 'MARKET_RENT')),
  taxable_percent integer not null default 0 check (taxable_percent between 0 and 10000),
  requires_serial boolean not null default false,
  insurance_required boolean not null default false,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create index categories_name_idx on categories (lower(name));
call protect('categories', 'true');

create table catalogs (
  id uuid primary key default new_id(),
  supplier_id uuid not null references suppliers (id),
  catalog_name text not null,
  display_name text not null,
  currency text not null references currencies (iso_code) on update cascade,
  sort_order integer not null default 0,
  description text not null default '',
  accessories_enabled boolean not null default true,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  constraint catalogs_supplier_id_id_key unique (supplier_id, id)
);
create unique index catalogs_supplier_name_key on catalogs (supplier_id, lower(catalog_name)) where deleted_at is null;

create table catalog_assignments (
  catalog_id uuid not null,
  supplier_id uuid not null,
  company_id uuid not null references companies (id),
  assigned_at timestamptz not null default now(),
  assigned_by uuid references users (id),
  primary key (catalog_id, company_id),
  constraint catalog_assignments_catalog_fkey foreign key (supplier_id, catalog_id) references catalogs (supplier_id, id)
);
create index catalog_assignments_company_id_idx on catalog_assignments (company_id);
call protect('catalog_assignments', 'company_id = (select app_company()) or supplier_id = (select app_supplier())',
  'supplier_id = (select as_supplier())');
call protect('suppliers',
  'id = (select app_supplier()) or id in (select supplier_id from companies where id = (select app_company()))
   or id in (select supplier_id from catalog_assignments where company_id = (select app_company()))',
  'id = (select as_supplier())');
call protect('catalogs',
  'supplier_id = (select app_supplier()) or id in (select catalog_id from catalog_assignments where company_id = (select app_company()))',
  'supplier_id = (select as_supplier())');

create table products (
  id uuid primary key default new_id(),
  catalog_id uuid not null,
  supplier_id uuid not null,
  category_id uuid not null references categories (id),
  product_name text not null,
  sku text not null,
  supplier_sku text not null default '',
  price bigint not null check (price >= 0),
  retail_price bigint check (retail_price >= 0),
  product_link text not null default '',
  image text not null default '',
  description text not null default '',
  mandatory boolean not null default false,
  featured boolean not null default false,
  hidden boolean not null default false,
  attributes jsonb not null default '{}',
  billing_period integer not null default 1 check (billing_period between 1 and 60),
  all_risk bigint check (all_risk >= 0),
  employee_ins bigint check (employee_ins >= 0),
  -- the import that added it
  import_id uuid,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  constraint products_catalog_id_id_key unique (catalog_id, id),
  constraint products_catalog_fkey foreign key (supplier_id, catalog_id) references catalogs (supplier_id, id)
);
create unique index products_catalog_sku_key on products (catalog_id, sku) where deleted_at is null;
create unique index products_catalog_supplier_sku_key on products (catalog_id, supplier_sku) where deleted_at is null and supplier_sku <> '';
create index products_catalog_name_idx on products (catalog_id, product_name, id) where deleted_at is null;
create index products_supplier_id_idx on products (supplier_id);
create index products_category_id_idx on products (category_id);

create table accessories (
  id uuid primary key default new_id(),
  catalog_id uuid not null,
  supplier_id uuid not null,
  whole_catalog boolean not null default false,
  product_name text not null,
  sku text not null,
  supplier_sku text not null default '',
  price bigint not null check (price >= 0),
  retail_price bigint check (retail_price >= 0),
  product_link text not null default '',
  image text not null default '',
  description text not null default '',
  mandatory boolean not null default false,
  featured boolean not null default false,
  hidden boolean not null default false,
  attributes jsonb not null default '{}',
  import_id uuid,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  constraint accessories_catalog_id_id_key unique (catalog_id, id),
  constraint accessories_catalog_fkey foreign key (supplier_id, catalog_id) references catalogs (supplier_id, id)
);
create unique index accessories_catalog_sku_key on accessories (catalog_id, sku) where deleted_at is null;
create unique index accessories_catalog_supplier_sku_key on accessories (catalog_id, supplier_sku) where deleted_at is null and supplier_sku <> '';
create index accessories_supplier_id_idx on accessories (supplier_id);

create table accessory_products (
  catalog_id uuid not null,
  supplier_id uuid not null,
  accessory_id uuid not null,
  product_id uuid not null,
  primary key (accessory_id, product_id),
  constraint accessory_products_accessory_fkey foreign key (catalog_id, accessory_id) references accessories (catalog_id, id) on delete cascade,
  constraint accessory_products_product_fkey foreign key (catalog_id, product_id) references products (catalog_id, id) on delete cascade
);
create index accessory_products_product_id_idx on accessory_products (product_id);

call protect('products',
  'supplier_id = (select app_supplier()) or catalog_id in (select catalog_id from catalog_assignments where company_id = (select app_company()))',
  'supplier_id = (select as_supplier())');
call protect('accessories',
  'supplier_id = (select app_supplier()) or catalog_id in (select catalog_id from catalog_assignments where company_id = (select app_company()))',
  'supplier_id = (select as_supplier())');
call protect('accessory_products',
  'supplier_id = (select app_supplier()) or catalog_id in (select catalog_id from catalog_assignments where company_id = (select app_company()))',
  'supplier_id = (select as_supplier())');
