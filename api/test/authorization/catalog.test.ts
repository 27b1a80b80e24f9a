import { apiSuite } from '../test-app.ts';

/**
 * What the database itself says about its walls (SECURITY section 2). Migrations are many; these hold for all of them.
 */
const t = apiSuite();

const names = async (text: string): Promise<string[]> =>
  (await t.database.owner.query<{ name: string }>(text)).rows.map(({ name }) => name).sort();
const ours = `pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid
  and d.deptype = 'e')`;
const tables = `c.relnamespace = 'public'::regnamespace`;

/**
 * Functions that pass the policies. Each decides for itself who may ask; a new one is thought about before it stands
 * here.
 */
const passing = [
  'accept_membership',
  'applied_migrations',
  'assert_ships',
  'catalog_uses',
  'closed_to_catalogs',
  'count_attempts',
  'decline_recipients',
  'draw_terms',
  'employee_deliveries',
  'employee_mails',
  'end_sessions',
  'erase_employee',
  'erase_idle_login',
  'follow_employee_address',
  'forget_audit',
  'forget_notification_preferences',
  'forget_orders',
  'forget_people',
  'forget_texts',
  'give_back_draws',
  'hasten_salary_mail',
  // with whom it goes to; the one above is for servers of the release before
  'hasten_salary_mail',
  'invite_people',
  'is_login_of_caller',
  'login_of',
  'login_of_address',
  'mail_brands',
  'make_draws',
  'matching_companies',
  'matching_employees',
  'matching_orders',
  'memberships_of',
  'name_at_company',
  'needed_position',
  'note_session',
  'note_write',
  'open_login',
  'open_see_as',
  'open_session',
  'payment_contacts',
  'plan_final_draw',
  'prove_address',
  'return_address',
  'salary_file_made',
  'seal_audit',
  'suspend_paid_draws',
  'tell',
  'tell_of_import',
  'tell_of_invitation',
  'tell_of_job',
  'tell_of_mail',
  'tell_of_missing_tax_year',
  'tell_of_order',
  'tell_of_order_file',
  'tell_of_pay_in_full',
  'tell_of_rma',
  'tell_of_salary_file',
  'tell_of_stop',
  'unwanted_mails',
  'void_invitations',
];

test('T6: each function that passes the policies is listed, has a fixed search path and named callers', async () => {
  expect(await names(`select p.proname as name from pg_proc p where p.prosecdef and ${ours}`)).toEqual(passing);
  expect(
    await names(`select p.proname as name from pg_proc p where p.prosecdef and ${ours}
    and p.proconfig is distinct from array['search_path=public, pg_temp']`),
  ).toEqual([]);
  expect(
    await names(
      `select p.proname as name from pg_proc p where p.prosecdef and ${ours}
        and has_function_privilege('public', p.oid, 'execute')`,
    ),
  ).toEqual([]);
});

test('T6: login and tenant role own nothing, pass no policy and create nothing; only the login logs in', async () => {
  expect(
    await names(`select rolname as name from pg_roles where rolname in ('portal_api', 'portal_tenant')
    and not (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or rolinherit)
    and rolcanlogin = (rolname = 'portal_api')`),
  ).toEqual(['portal_api', 'portal_tenant']);
  const roles = `(select oid from pg_roles where rolname in ('portal_api', 'portal_tenant'))`;
  expect(
    await names(
      `select c.relname as name from pg_class c where c.relowner in ${roles}
        and c.relnamespace <> 'pgboss'::regnamespace`,
    ),
  ).toEqual([]);
  expect(
    await names(
      `select p.proname as name from pg_proc p where p.proowner in ${roles}
        and p.pronamespace <> 'pgboss'::regnamespace`,
    ),
  ).toEqual([]);
  expect(await names(`select nspname as name from pg_namespace where nspowner in ${roles}`)).toEqual(['pgboss']);
  expect(
    await names(`select c.relname as name from pg_class c where ${tables} and c.relkind in ('r', 'p', 'v', 'm')
    and has_any_column_privilege('portal_api', c.oid, 'select, insert, update')`),
  ).toEqual([]);
  expect(
    await names(`select n.nspname || ' ' || r.rolname as name from pg_namespace n, pg_roles r
    where r.oid in ${roles} and n.nspname <> 'pgboss' and has_schema_privilege(r.oid, n.oid, 'create')`),
  ).toEqual([]);
});

test('T6: the login may become the tenant role and no other; the owner alone may act for both', async () => {
  expect(
    await names(`select m.roleid::regrole || ' < ' || case when m.member = current_user::regrole then 'the owner' else
      m.member::regrole::text end as name from pg_auth_members m
    where m.roleid in (select oid from pg_roles where rolname in ('portal_api', 'portal_tenant', current_user))
      or m.member in (select oid from pg_roles where rolname in ('portal_api', 'portal_tenant')) group by 1`),
  ).toEqual(['portal_api < the owner', 'portal_tenant < portal_api', 'portal_tenant < the owner']);
  expect(
    await names(`select rolname as name from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)`),
  ).toEqual([]);
});

/** What the login calls as itself: at the start, and before login. */
const ofTheLogin = [
  'applied_migrations',
  'count_attempts',
  'login_of_address',
  'name_at_company',
  'needed_position',
  'note_session',
  'note_write',
  'open_login',
  'open_see_as',
  'open_session',
];

test('T6: the login may call the functions that a login needs and no other that passes the policies', async () => {
  expect(
    await names(
      `select p.proname as name from pg_proc p where p.prosecdef and ${ours}
        and has_function_privilege('portal_api', p.oid, 'execute')`,
    ),
  ).toEqual(ofTheLogin);
});

test('T6: policies bind everyone but the owner, and no function says in its definition as whom it looks', async () => {
  expect(
    await names(
      `select c.relname as name from pg_class c where ${tables} and c.relkind = 'r' and c.relforcerowsecurity`,
    ),
  ).toEqual([]);
  expect(
    await names(
      `select c.relname as name from pg_class c where ${tables} and c.relkind = 'r' and not c.relrowsecurity`,
    ),
  ).toEqual(['kysely_migration', 'kysely_migration_checksum', 'kysely_migration_lock']);
  expect(
    await names(
      `select p.proname as name from pg_proc p where ${ours}
        and (array_to_string(p.proconfig, ';') like '%app.%' or p.prosrc like '%set_config(''app.%')`,
    ),
  ).toEqual([]);
  expect(
    await names(`select p.proname as name from pg_proc p where p.pronamespace = 'pg_catalog'::regnamespace
      and p.proleakproof
    and p.proname in ('texticlike', 'textlike', 'textcat', 'int8out', 'textin')`),
  ).toEqual([]);
});

test('T6: nothing is granted to PUBLIC, and no view shows what its reader may not see', async () => {
  expect(
    await names(
      `select c.relname as name from pg_class c where ${tables} and c.relkind in ('r', 'p', 'v', 'm', 'S')
        and array_to_string(c.relacl, ' ') ~ '(^| )='`,
    ),
  ).toEqual([]);
  expect(
    await names(
      `select c.relname as name from pg_class c where ${tables} and c.relkind in ('v', 'm')
        and coalesce(array_to_string(c.reloptions, ' '), '') !~ 'security_invoker=(true|on)'`,
    ),
  ).toEqual([]);
});

test('T6: a policy is for one command and for every role; what may be changed says what it may become', async () => {
  expect(
    await names(
      `select tablename || '.' || policyname as name from pg_policies where schemaname = 'public'
        and (cmd = 'ALL' or roles <> '{public}' or permissive <> 'PERMISSIVE')`,
    ),
  ).toEqual([]);
  expect(
    await names(
      `select tablename || '.' || policyname as name from pg_policies where schemaname = 'public' and cmd = 'UPDATE'
        and (qual is null or with_check is null)`,
    ),
  ).toEqual([]);
});

/**
 * Children of what belongs to a company or to a supplier, of which one is empty: a key over both would not be checked.
 */
const ofEither = [
  'import_fates_import_id_fkey',
  'import_fixes_import_id_fkey',
  'import_rows_import_id_fkey',
  'import_undo_import_id_fkey',
  'imports_job_id_fkey',
  'outbox_order_file_id_fkey',
  'outbox_salary_file_id_fkey',
];

test('T6: a row of a company refers to rows of the same company only', async () => {
  const has = (relation: string) =>
    `exists (select from pg_attribute a where a.attrelid = k.${relation} and a.attname = 'company_id'
      and not a.attisdropped)`;
  expect(
    await names(
      `select k.conname as name from pg_constraint k where k.contype = 'f' and array_length(k.conkey, 1) = 1
        and ${has('conrelid')} and ${has('confrelid')}`,
    ),
  ).toEqual(ofEither);
});

test('T6: requests may change every column of their tables but owners, and no log (keep_owners)', async () => {
  const isOwner =
    `(a.attname in ('company_id', 'supplier_id', 'employee_id', 'user_id') and (c.relname, a.attname) not in ` +
    `(('companies', 'supplier_id'), ('employees', 'user_id')))`;
  // A line of a request's log is marked as mailed; what it says stays.
  const isKept = `(c.relname in ('pay_in_full_logs', 'rma_logs') and a.attname <> 'mail_pending')`;
  expect(
    await names(`select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      and a.attnum > 0 and not a.attisdropped
    where ${tables} and c.relkind = 'r' and has_any_column_privilege('portal_tenant', c.oid, 'update')
    and has_column_privilege('portal_tenant', c.oid, a.attnum, 'update') = (${isOwner} or ${isKept})`),
  ).toEqual([]);
});
