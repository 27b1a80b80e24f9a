-- What the shop's search reads of a product, folded as a search is (`shop-list.queries.ts`): worked out when a product
-- is written and not for each of 15,000 products at each search.
alter table products add column search_text text not null generated always as (
  translate(lower(product_name || ' ' || sku || ' ' || coalesce(attributes ->> 'brand', '') || ' '
    || coalesce(attributes ->> 'model', '') || ' ' || coalesce(attributes ->> 'colour', '') || ' '
    || coalesce(attributes ->> 'capacity', '')), 'æøåäöéèüñ', 'aoaaoeeun')) stored;
call keep_owners();
