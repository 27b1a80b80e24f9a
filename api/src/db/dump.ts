import type pg from 'pg';

const inSchema = `c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely_%'`;
const isOurs = (object: string, catalog: string) => `not exists (select from pg_depend d
  where d.objid = ${object}.oid and d.classid = '${catalog}'::regclass and d.deptype = 'e')`;

/** Rights of the two roles on an object, one statement for each; `on` names it. */
const grants = (rights: string, on: string) => `(select string_agg(format('%sgrant %s on %s to %s;', E'\\n',
    lower(g.what), ${on}, g.grantee), '' order by g.grantee)
  from (select a.grantee::regrole::text as grantee, string_agg(a.privilege_type, ', ' order by a.privilege_type) as what
    from aclexplode(${rights}) a where a.grantee in ('portal_api'::regrole, 'portal_tenant'::regrole)
    group by 1) g)`;

/** Each statement answers texts, in the order in which they stand in the dump. */
const parts: { title: string; sql: string }[] = [
  {
    title: 'functions and procedures',
    // new_id() is Postgres' own from version 18 on.
    sql: `select case when p.proname = 'new_id' then '-- new_id(): migrations/1001_foundation.sql'
        else pg_get_functiondef(p.oid) || ';'
          || case when p.proacl is not null and not exists (select from aclexplode(p.proacl) a where a.grantee = 0)
            then format('%srevoke all on function %s from public;', E'\\n', p.oid::regprocedure) else '' end
          || coalesce(${grants('p.proacl', `'function ' || p.oid::regprocedure`)}, '') end as text
      from pg_proc p where p.pronamespace = 'public'::regnamespace and ${isOurs('p', 'pg_proc')}
      order by p.proname, p.oid::regprocedure::text`,
  },
  {
    title: 'sequences',
    sql: `select format('create sequence %s start %s;', c.relname, s.seqstart)
        || coalesce(${grants('c.relacl', `'sequence ' || c.relname`)}, '') as text
      from pg_class c join pg_sequence s on s.seqrelid = c.oid where ${inSchema} order by c.relname`,
  },
  {
    title: 'tables',
    sql: `select concat(
        format('create %stable %s (%s%s%s)%s;', case c.relpersistence when 'u' then 'unlogged ' end, c.relname, E'\\n',
          (select string_agg('  ' || line, E',\\n' order by at, line) from (
            select a.attnum as at, concat(a.attname, ' ', format_type(a.atttypid, a.atttypmod),
              case when a.attnotnull then ' not null' end,
              case when a.attgenerated <> '' 
                then ' generated always as (' || pg_get_expr(f.adbin, f.adrelid) || ') stored'
                else ' default ' || pg_get_expr(f.adbin, f.adrelid) end,
              case when a.attidentity <> '' then ' generated always as identity' end) as line
            from pg_attribute a left join pg_attrdef f on f.adrelid = c.oid and f.adnum = a.attnum
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
            union all
            select 10000, format('constraint %s %s', k.conname, pg_get_constraintdef(k.oid))
            from pg_constraint k where k.conrelid = c.oid and k.contype <> 'n') lines),
          E'\\n', ' with (' || array_to_string(c.reloptions, ', ') || ')'),
        (select string_agg(E'\\n' || pg_get_indexdef(i.indexrelid) || ';', '' order by i.indexrelid::regclass::text)
          from pg_index i where i.indrelid = c.oid
            and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = c.oid)),
        (select string_agg(E'\\n' || pg_get_triggerdef(t.oid) || ';', '' order by t.tgname)
          from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal),
        case when c.relrowsecurity then format('%salter table %s enable row level security;', E'\\n', c.relname) end,
        (select string_agg(format('%screate policy %s on %s for %s%s%s;',
            E'\\n', p.policyname, p.tablename, lower(p.cmd),
            E'\\n  using (' || p.qual || ')', E'\\n  with check (' || p.with_check || ')'), '' order by p.policyname)
          from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname),
        ${grants('c.relacl', 'c.relname')},
        (select string_agg(format('%sgrant %s (%s) on %s to %s;', E'\\n', g.what, g.columns, c.relname, g.grantee), ''
            order by g.grantee, g.what)
          from (select x.grantee::regrole::text as grantee, lower(x.privilege_type) as what,
              string_agg(a.attname, ', ' order by a.attnum) as columns
            from pg_attribute a cross join lateral aclexplode(a.attacl) x where a.attrelid = c.oid
            group by 1, 2) g)) as text
      from pg_class c where ${inSchema} and c.relkind = 'r' order by c.relname`,
  },
];

/** The whole schema as reviewable SQL: committed as `db/schema.sql`, compared with the migrations by a test. */
export async function dumpSchema(pool: pg.Pool): Promise<string> {
  const sections: string[] = [];
  for (const { title, sql } of parts) {
    const { rows } = await pool.query<{ text: string }>(sql);
    sections.push(`-- ${title}`, ...rows.map(({ text }) => text.trim()));
  }
  return `${sections.join('\n\n')}\n`;
}
