-- Back office narrows its list of orders to a category.
create index orders_category_idx on orders (category_id, ordered_at desc, id desc);
