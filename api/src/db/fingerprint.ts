import { createHash } from 'node:crypto';
import type pg from 'pg';

const ours = (relation: string) =>
  `${relation}.relnamespace = 'public'::regnamespace and ${relation}.relname not like 'kysely_%'`;

/** What a schema consists of, in words that every version of Postgres from 15 on uses alike. */
const parts = [
  `select format('column %s.%s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull) as line
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where ${ours('c')} and c.relkind = 'r'`,
  `select format('index %s on %s %s', i.relname, c.relname, x.indisunique) as line
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid where ${ours('c')}`,
  // Since Postgres 18 "not null" is a constraint too.
  `select format('constraint %s on %s %s', k.conname, c.relname, k.contype) as line
    from pg_constraint k join pg_class c on c.oid = k.conrelid where ${ours('c')} and k.contype <> 'n'`,
  // new_id() is Postgres' own from version 18 on.
  `select format('function %s(%s) %s %s', p.proname, pg_get_function_identity_arguments(p.oid), p.prosecdef,
      case when p.proname <> 'new_id' then md5(p.prosrc) end) as line
    from pg_proc p where p.pronamespace = 'public'::regnamespace
    and not exists (
      select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')`,
  `select format('policy %s on %s %s', p.polname, c.relname, p.polcmd) as line
    from pg_policy p join pg_class c on c.oid = p.polrelid where ${ours('c')}`,
  `select format('trigger %s on %s %s', t.tgname, c.relname, t.tgfoid::regproc) as line
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where ${ours('c')} and not t.tgisinternal`,
];

/** One hash of the whole schema: two databases with the same one were made by the same migrations. */
export async function fingerprint(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ line: string }>(parts.join('\nunion all\n'));
  return createHash('sha256')
    .update(
      rows
        .map(({ line }) => line)
        .sort()
        .join('\n'),
    )
    .digest('hex');
}
