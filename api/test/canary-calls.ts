import { buffer } from 'node:stream/consumers';
import type { ImportView } from '@portal/contract/import-view';
import { bind } from './binding-call.ts';
import type { Market } from './given-orders.ts';
import { employeeImports } from './import-calls.ts';
import { dataOf, type TestApp } from './test-app.ts';

/** Twelve texts of one person that stand nowhere else. */
export const canariesOf = (id: string) => ({
  name: `Kanarie ${id}stra`,
  email: `kanarie@${id.toLowerCase()}.example`,
  employNo: `${id}-0077`,
  department: `${id} Department`,
  phone: `+45 7001 00${id.length}${id.charCodeAt(1)}`,
  addressLine1: `${id}gade 77`,
  addressLine2: `${id} sal`,
  city: `${id}by`,
  emailPrivate: `private@${id.toLowerCase()}.example`,
  phonePrivate: `+45 7002 00${id.length}${id.charCodeAt(1)}`,
  note: `${id} is allergic`,
  zipCode: `${id}-7700`,
});
type Canaries = ReturnType<typeof canariesOf>;
export const header =
  'Medarbejdernr.;Navn;E-mail;Telefon;Afdeling;Adresse;Adresse 2;Postnr.;By;Land;' +
  'Privat e-mail;Privat telefon;Bemærkning\n';
export const lineOf = (one: Canaries) => {
  const work = [one.employNo, one.name, one.email, one.phone, one.department];
  const home = [
    one.addressLine1,
    one.addressLine2,
    one.zipCode,
    one.city,
    'Tyskland',
    one.emailPrivate,
    one.phonePrivate,
  ];
  return `${[...work, ...home, one.note].join(';')}\n`;
};

/** What tests of erasure do over and over: let a person live here, and look for what is left. */
export function canaryCalls(stage: () => { t: TestApp; market: Market }) {
  const { upload, step, imported } = employeeImports(() => ({ t: stage().t, company: stage().market.company }));
  const owner = (text: string, values: unknown[] = []) => stage().t.database.owner.query(text, values);

  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) =>
    stage().t.call(method, path, {
      token: stage().market.company.token,
      ...(body === undefined ? {} : { body }),
      ...(headers ? { headers } : {}),
    });
  const idOf = async ({ employNo }: Canaries) =>
    ((await owner('select id from employees where employ_no = $1', [employNo])).rows[0] as { id: string }).id;

  /** Where any of the texts stands: every row of every table of every schema, and every file of the store. */
  async function hitsOf(canaries: Canaries): Promise<string[]> {
    const { t } = stage();
    const words = Object.values(canaries).map((word) => word.toLowerCase());
    const { rows: tables } = await owner(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const hits: string[] = [];
    for (const { name } of tables as { name: string }[]) {
      const { rows } = await owner(
        `select column_name as hit, word from (select e.key as column_name, lower(e.value::text) as text
        from ${name} r cross join lateral jsonb_each(to_jsonb(r)) e) c
        join unnest($1::text[]) word on strpos(c.text, word) > 0`,
        [words],
      );
      hits.push(
        ...(rows as { hit: string; word: string }[]).map(
          ({ hit, word }) => `${name.replace('public.', '')}.${hit}: ${word}`,
        ),
      );
    }
    for (const folder of ['imports', 'addenda', 'order-files', 'salary-files', 'branding']) {
      for await (const { path } of t.services.files.list(folder)) {
        const text = (await buffer(await t.services.files.stream(path))).toString('utf8').toLowerCase();
        hits.push(...words.filter((word) => text.includes(word)).map((word) => `${folder}: ${word}`));
      }
    }
    return [...new Set(hits)];
  }

  /**
   * Everything that a company does with a person: imported, corrected, refused, changed by a file, invited, read,
   * mailed to.
   */
  async function livedHere(one: Canaries): Promise<string> {
    const { t, market } = stage();
    await imported(header + lineOf({ ...one, note: '' }));
    await imported(header + lineOf(one));
    const refused: ImportView = await step(
      await upload(
        header + lineOf({ ...one, email: 'no address' }) + lineOf({ ...one, employNo: '', emailPrivate: 'x' }),
      ),
      'check',
    );
    await t.call('PATCH', `/company/imports/${refused.id}/rows/2`, {
      token: market.company.token,
      body: { cells: { Navn: one.name } },
    });
    await upload(header + lineOf(one));
    const id = await idOf(one);
    const { version } = dataOf<{ version: number }>(await call('GET', `/company/employees/${id}`));
    const changed = await call(
      'PATCH',
      `/company/employees/${id}`,
      { version, city: one.city },
      { 'idempotency-key': `changed-${id}` },
    );
    expect([changed.status, changed.body.message]).toEqual([200, undefined]);
    expect(
      (
        await bind(t, '/company/employees/invitations', {
          token: market.company.token,
          body: { employeeIds: [id] },
          headers: { 'idempotency-key': `invited-${id}` },
        })
      ).status,
    ).toBe(200);
    await t.runScheduledJobs();
    const token = /validate-token\/([\w-]+)/.exec((await t.mails(one.email)).at(-1)?.text ?? '')?.[1];
    expect((await t.call('POST', '/auth/validate-token', { body: { token } })).status).toBe(200);
    await owner(
      `insert into sessions (user_id, membership_id, user_agent) select user_id, id, $2 from memberships
      where employee_id = $1`,
      [id, `${one.note} browser`],
    );
    await owner(
      `update users set note = $2, phone_number = $3, address_line_one = $4, city = $5
      where id = (select user_id from employees where id = $1)`,
      [id, one.note, one.phone, one.addressLine1, one.city],
    );
    await owner(
      `insert into outbox (company_id, kind, to_address, subject, html, text, locale, status, dedupe_key, sent_at,
      attempts) values
    ($1, 'order-notice', 'boss@company.example', $2, $3, $2, 'da-dk', 'SENT', $2, now(), 1),
    ($1, 'subscription-invitation', $4, $2, $3, $2, 'da-dk', 'FAILED', null, null, 10),
    (null, 'login-link', $4, $2, $3, $2, 'da-dk', 'SENT', null, now(), 1)`,
      [market.company.id, `${one.name} has ordered`, `<b>${one.name}</b>, ${one.email}`, one.email],
    );
    return id;
  }

  return { owner, call, idOf, imported, hitsOf, livedHere };
}
