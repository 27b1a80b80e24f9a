import type pg from 'pg';

type User = { name: string; isSuperuser: boolean; passesPolicies: boolean; owns: boolean };

/**
 * What the user of this connection may do beyond what the server needs, as the sentence that refuses it: a hole in any
 * statement would otherwise be the whole database, or the machine (SECURITY section 2).
 */
export async function excessOf(client: pg.ClientBase): Promise<string | undefined> {
  const {
    rows: [user],
  } = await client.query<User>(`
    select rolname as name, rolsuper as "isSuperuser", rolbypassrls as "passesPolicies",
      exists (select from pg_class c where c.relowner = r.oid and c.relkind in ('r', 'p')
          and c.relnamespace <> coalesce(to_regnamespace('pgboss'), 0::oid))
        or exists (select from pg_database d where d.datname = current_database() and d.datdba = r.oid) as owns
    from pg_roles r where rolname = current_user`);
  if (!user) return undefined;
  const what = user.isSuperuser
    ? 'is a superuser'
    : user.passesPolicies
      ? 'passes row-level security (BYPASSRLS)'
      : user.owns
        ? 'owns the database or its tables'
        : undefined;
  return (
    what &&
    `The user ${user.name} of DATABASE_URL ${what}, which the server must not; ` +
      'name the login portal_api there and the owner in MIGRATION_DATABASE_URL.'
  );
}
