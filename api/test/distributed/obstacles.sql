-- What would stand in the way of spreading the tables over several servers, by kind and name. A company's rows would
-- lie together: its tables are those whose column `company_id` is never null. All others would be copied or stay in
-- one place.
with tables as (
  select c.oid, c.relname as name, c.relpersistence, (select a.attnum from pg_attribute a
    where a.attrelid = c.oid and a.attname = 'company_id' and a.attnotnull and not a.attisdropped) as company
  from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'
)
select 'Tables without a company' as kind, t.name from tables t where t.company is null
union all
select 'Unique without the company', i.relname
from pg_index x join tables t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
where x.indisunique and not t.company = any (x.indkey::smallint[])
union all
select 'References past the company', k.conname
from pg_constraint k join tables t on t.oid = k.conrelid join tables r on r.oid = k.confrelid
where k.contype = 'f' and r.company is not null
  and (t.company is null or not exists (select from unnest(k.conkey, k.confkey) as pair (own, other)
    where own = t.company and other = r.company))
union all
select 'Deferrable and exclusion constraints', k.conname from pg_constraint k join tables t on t.oid = k.conrelid
where k.condeferrable or k.contype = 'x'
union all
select 'Sequences', s.relname from pg_class s where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace
union all
select 'Triggers', g.tgname from pg_trigger g join tables t on t.oid = g.tgrelid where not g.tgisinternal
union all
select 'Unlogged tables', t.name from tables t where t.relpersistence = 'u'
union all
select 'Generated columns', t.name || '.' || a.attname from pg_attribute a join tables t on t.oid = a.attrelid
where a.attgenerated <> ''
union all
select 'Inverted indexes over several columns', i.relname
from pg_index x join tables t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
  join pg_am m on m.oid = i.relam
where m.amname = 'gin' and x.indnatts > 1
union all
select 'Extensions', e.extname::text from pg_extension e where e.extname <> 'plpgsql'
order by 1, 2
