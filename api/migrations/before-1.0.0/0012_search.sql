-- What waits to be processed in the whole portal is few among many.
create index orders_waiting_idx on orders (ordered_at) where status = 'ORDERED';
