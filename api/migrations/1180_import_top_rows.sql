-- The first rows of a file, shown to choose its header by, are erased with the samples of its columns.
create or replace function without_samples(proposal jsonb) returns jsonb language sql immutable as $$
  select case when proposal ? 'columns' then jsonb_set(proposal, '{columns}',
    (select coalesce(jsonb_agg(c || '{"samples": []}' order by n), '[]')
    from jsonb_array_elements(proposal -> 'columns') with ordinality as x (c, n))) - 'top' else proposal end
$$;
