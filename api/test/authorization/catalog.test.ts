import { testApp, type TestApp } from '../test-app.ts';

/** What the database itself says about its walls (SECURITY section 2). Migrations are many; these hold for all of them. */
let t: TestApp;
beforeAll(async () => {
  t = await testApp();
}, 120_000);
afterAll(() => t.close());

const names = async (text: string): Promise<string[]> => (await t.database.owner.query<{ name: string }>(text)).rows.map(({ name }) => name).sort();
const ours = `pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
const tables = `c.relnamespace = 'public'::regnamespace`;

/** Functions that pass the policies. Each decides for itself who may ask; a new one is thought about before it stands here. */
const passing = [
  'accept_membership', 'assert_ships', 'catalog_uses', 'count_attempts', 'draw_terms', 'employee_deliveries', 'end_sessions', 'erase_idle_login', 'follow_employee_address', 'forget_audit', 'forget_orders',
  'forget_people', 'forget_texts', 'hasten_salary_mail', 'invite_people', 'is_login_of_caller', 'login_of', 'login_of_address', 'mail_brands', 'make_draws', 'memberships_of', 'note_session', 'open_login', 'open_session', 'order_after', 'prove_address', 'seal_audit',
  'session_stamp', 'stamp_sessions', 'suspend_paid_draws', 'void_invitations',
];

test('T6: whatever passes the policies is known, looks only where it was told to, and nobody else may call it', async () => {
  expect(await names(`select p.proname as name from pg_proc p where p.prosecdef and ${ours}`)).toEqual(passing);
  // A body that was bound when it was made looks nowhere any more.
  expect(await names(`select p.proname as name from pg_proc p where p.prosecdef and p.prosqlbody is null and ${ours}
    and coalesce(array_to_string(p.proconfig, ';'), '') !~ 'search_path=public, pg_temp(;|$)'`)).toEqual([]);
  expect(await names(`select p.proname as name from pg_proc p where p.prosecdef and ${ours} and has_function_privilege('public', p.oid, 'execute')`)).toEqual([]);
});

test('T6: the roles that requests run as own nothing, log in nowhere and pass no policy', async () => {
  expect(await names(`select rolname as name from pg_roles where rolname in ('portal_app', 'portal_tenant') and not (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb)`))
    .toEqual(['portal_app', 'portal_tenant']);
  expect(await names(`select c.relname as name from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname like 'portal\\_%'`)).toEqual([]);
  expect(await names(`select c.relname as name from pg_class c where ${tables} and c.relkind in ('r', 'p', 'v', 'm') and has_table_privilege('portal_app', c.oid, 'select')`)).toEqual([]);
});

test('T6: nothing is granted to everybody, and no view shows what its reader may not see', async () => {
  expect(await names(`select c.relname as name from pg_class c where ${tables} and c.relkind in ('r', 'p', 'v', 'm', 'S') and array_to_string(c.relacl, ' ') ~ '(^| )='`)).toEqual([]);
  expect(await names(`select c.relname as name from pg_class c where ${tables} and c.relkind in ('v', 'm') and coalesce(array_to_string(c.reloptions, ' '), '') !~ 'security_invoker=(true|on)'`)).toEqual([]);
});

test('T6: a policy is for one command and for every role; what may be changed says what it may become', async () => {
  expect(await names(`select tablename || '.' || policyname as name from pg_policies where schemaname = 'public' and (cmd = 'ALL' or roles <> '{public}' or permissive <> 'PERMISSIVE')`)).toEqual([]);
  expect(await names(`select tablename || '.' || policyname as name from pg_policies where schemaname = 'public' and cmd = 'UPDATE' and (qual is null or with_check is null)`)).toEqual([]);
});

/** Children of what belongs to a company or to a supplier, of which one is empty: a key over both would not be checked. */
const ofEither = [
  'import_fixes_import_id_fkey', 'import_rows_import_id_fkey', 'import_undo_import_id_fkey', 'imports_job_id_fkey', 'outbox_order_file_id_fkey', 'outbox_salary_file_id_fkey',
];

test('T6: a row of a company refers to rows of the same company only', async () => {
  const has = (relation: string) => `exists (select from pg_attribute a where a.attrelid = k.${relation} and a.attname = 'company_id' and not a.attisdropped)`;
  expect(await names(`select k.conname as name from pg_constraint k where k.contype = 'f' and array_length(k.conkey, 1) = 1 and ${has('conrelid')} and ${has('confrelid')}`)).toEqual(ofEither);
});

test('T6: requests may change every column of a table that they may change, but not whose a row is (keep_owners, migration 0023)', async () => {
  const isOwner = `(a.attname in ('company_id', 'supplier_id', 'employee_id', 'user_id') and (c.relname, a.attname) not in (('companies', 'supplier_id'), ('employees', 'user_id')))`;
  expect(await names(`select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where ${tables} and c.relkind = 'r' and has_any_column_privilege('portal_tenant', c.oid, 'update') and has_column_privilege('portal_tenant', c.oid, a.attnum, 'update') = ${isOwner}`)).toEqual([]);
});
