-- Accessories have uploaded pictures as products have: a row shows a picture of one product or of one accessory.
alter table product_pictures alter column product_id drop not null;
alter table product_pictures add column accessory_id uuid,
  add constraint product_pictures_accessory_fkey foreign key (catalog_id, accessory_id)
    references accessories (catalog_id, id) on delete cascade,
  add constraint product_pictures_item_check check (num_nonnulls(product_id, accessory_id) = 1);
create index product_pictures_accessory_id_idx on product_pictures (accessory_id, position);
call keep_owners();
