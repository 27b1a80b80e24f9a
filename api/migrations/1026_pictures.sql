-- Pictures of products (DECISIONS 43). The bytes lie in the file store under their content's hash, so the same picture
-- is there once, whoever uploads it; a row says which product shows it, in which order.
create table product_pictures (
  id uuid primary key default new_id(),
  catalog_id uuid not null,
  supplier_id uuid not null,
  product_id uuid not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  alt text not null default '',
  -- the first one is the main one
  position integer not null,
  created_at timestamptz not null default now(),
  constraint product_pictures_product_fkey foreign key (catalog_id, product_id)
    references products (catalog_id, id) on delete cascade
);
create index product_pictures_product_id_idx on product_pictures (product_id, position);
create index product_pictures_catalog_id_idx on product_pictures (catalog_id, product_id);
create index product_pictures_sha256_idx on product_pictures (sha256);
call protect('product_pictures',
  'supplier_id = (select app_supplier())
   or catalog_id in (select catalog_id from catalog_assignments where company_id = (select app_company()))',
  'supplier_id = (select as_supplier())');

-- What an import fetched from the links of its file, once for each link: a product whose link is the same as before
-- has the picture at once, and an import that is undone gets the former picture back with the former link.
create table picture_links (
  id uuid primary key default new_id(),
  supplier_id uuid not null references suppliers (id),
  link text not null,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  width integer check (width > 0),
  height integer check (height > 0),
  -- why there is no picture; neither picture nor fault: it waits
  fault text,
  -- the import that asked for it, and its rows
  import_id uuid,
  row_numbers integer[] not null default '{}',
  asked_at timestamptz not null default now(),
  fetched_at timestamptz
);
create unique index picture_links_link_key on picture_links (supplier_id, md5(link));
create index picture_links_import_id_idx on picture_links (import_id) where sha256 is null and fault is null;
create index picture_links_sha256_idx on picture_links (sha256);
call protect('picture_links',
  'supplier_id = (select app_supplier())
   or supplier_id in (select supplier_id from catalog_assignments where company_id = (select app_company()))',
  'supplier_id = (select as_supplier())');
call keep_owners();
