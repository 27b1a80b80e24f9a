import type pg from 'pg';

const parts: { title: string; sql: string }[] = [
  {
    title: 'tables and columns',
    sql: `select format('%s.%s %s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then ' not null' else '' end,
        coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), case when a.attidentity <> '' then ' identity' else '' end)) as line
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely_%' order by c.relname, a.attnum`,
  },
  {
    title: 'constraints',
    sql: `select format('%s.%s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid <> 0 and conrelid::regclass::text not like 'kysely_%'
      order by conrelid::regclass::text, conname`,
  },
  {
    title: 'indexes',
    sql: `select indexdef as line from pg_indexes where schemaname = 'public' and tablename not like 'kysely_%' order by tablename, indexname`,
  },
  {
    title: 'row-level security',
    sql: `select format('%s %s for %s using (%s) with check (%s)', tablename, policyname, cmd, qual, with_check) as line
      from pg_policies where schemaname = 'public' order by tablename, policyname`,
  },
  {
    title: 'grants',
    sql: `select format('%s on %s to %s', string_agg(privilege_type, ', ' order by privilege_type), table_name, grantee) as line
      from information_schema.role_table_grants where table_schema = 'public' and grantee in ('portal_api', 'portal_tenant') group by table_name, grantee order by table_name, grantee`,
  },
  {
    title: 'functions',
    sql: `select format('%s(%s)%s', p.proname, pg_get_function_identity_arguments(p.oid), case when p.prosecdef then ' security definer' else '' end) as line
      from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
  },
];

/** The schema as reviewable text: committed as `test/schema.sql`, compared with the migrations by a test. */
export async function dumpSchema(pool: pg.Pool): Promise<string> {
  const sections: string[] = [];
  for (const { title, sql } of parts) {
    const { rows } = await pool.query<{ line: string }>(sql);
    sections.push(`-- ${title}\n${rows.map((row) => row.line.replace(/\s+/g, ' ')).join('\n')}`);
  }
  return `${sections.join('\n\n')}\n`;
}
