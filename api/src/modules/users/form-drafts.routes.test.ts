import type { FormDraft } from '@portal/contract/form-drafts';
import type * as v from 'valibot';
import { givenAdmin, givenCompany, givenPerson, type GivenCompany, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { keepRetention } from '../../privacy/retention.ts';

const t = apiSuite();
let mette: GivenCompany;
let colleague: Person;
let admin: Person;
beforeAll(async () => {
  [mette, admin] = [await givenCompany(t), await givenAdmin(t)];
  colleague = await givenPerson(t, { role: 'company', company_id: mette.id });
});

const ask = (method: 'GET' | 'PUT' | 'DELETE', form: string, { token }: Person, fields?: object, version?: number) =>
  t.call(method, `/user/drafts/${form}`, {
    token,
    ...(fields ? { body: { fields: JSON.stringify(fields), ...(version ? { version } : {}) } } : {}),
  });
const kept = async (person: Person, form: string) =>
  JSON.parse(dataOf<v.InferOutput<typeof FormDraft>>(await ask('GET', form, person)).fields) as object;
const listed = async ({ token }: Person) =>
  dataOf<{ form: string }[]>(await t.call('GET', '/user/drafts', { token })).map(({ form }) => form);

test('what is typed is kept for its person alone, replaced by what is typed later, and thrown away', async () => {
  await ask('PUT', 'employee', mette, { name: 'Anna' });
  await ask('PUT', 'employee', mette, { name: 'Anna Holm', city: 'Aarhus' }, 1);
  expect(await kept(mette, 'employee')).toEqual({ name: 'Anna Holm', city: 'Aarhus' });
  expect([await listed(mette), await listed(colleague), await listed(admin)]).toEqual([['employee'], [], []]);
  for (const other of [colleague, admin])
    expect((await ask('GET', 'employee', other)).body.message).toBe('draft-not-found');

  await ask('DELETE', 'employee', colleague);
  expect(await listed(mette)).toEqual(['employee']);
  await ask('DELETE', 'employee', mette);
  expect(await listed(mette)).toEqual([]);
});

test('what another window has typed is not replaced unseen', async () => {
  await ask('PUT', 'supplier', admin, { name: 'First' });
  expect((await ask('PUT', 'supplier', admin, { name: 'Second' })).body.message).toBe('changed-by-someone-else');
  expect(dataOf<{ version: number }>(await ask('PUT', 'supplier', admin, { name: 'Third' }, 1)).version).toBe(2);
  expect((await ask('PUT', 'supplier', admin, { name: 'Fourth' }, 1)).status).toBe(409);
  expect(await kept(admin, 'supplier')).toEqual({ name: 'Third' });

  // Thrown away in one window, it begins anew with what is typed in the other.
  await ask('DELETE', 'supplier', admin);
  expect((await ask('PUT', 'supplier', admin, { name: 'Fifth' }, 2)).status).toBe(200);
});

test('secrets are not kept, however deep they stand, and the rest lies encrypted', async () => {
  const person = { name: 'Anna', email: 'anna@nordlys.example' };
  const secrets = { password: 'Secret-4711', apiToken: 'abc', api_key: 'abc', clientSecret: 'abc', cprNumber: '1' };
  await ask('PUT', 'company', admin, { city: 'Aarhus', groupKey: 'B', admin: { ...person, ...secrets } });
  expect(await kept(admin, 'company')).toEqual({ city: 'Aarhus', groupKey: 'B', admin: person });
  const { rows } = await t.database.owner.query<{ sealed_fields: Buffer }>(
    `select sealed_fields from form_drafts where form = 'company'`,
  );
  expect(rows[0]?.sealed_fields.includes('Aarhus')).toBe(false);
});

test('it is gone with the login of its person', async () => {
  const leaver = await givenPerson(t, { role: 'company', company_id: mette.id });
  await ask('PUT', 'category', leaver, { name: 'Phones' });
  const count = async () =>
    (await t.database.owner.query('select id from form_drafts where user_id = $1', [leaver.userId])).rows.length;
  expect(await count()).toBe(1);
  await t.database.owner.query('update users set deleted_at = now() where id = $1', [leaver.userId]);
  expect(await count()).toBe(0);
});

test('what is no form, no object or nested without end is refused', async () => {
  expect((await ask('PUT', 'order', mette, {})).status).toBe(400);
  const nested = `{"a":${'['.repeat(24_000)}${']'.repeat(24_000)}}`;
  for (const fields of ['[1', '[1]', 'null', nested]) {
    const answer = await t.call('PUT', '/user/drafts/employee', { token: mette.token, body: { fields } });
    expect([answer.status, answer.body.message]).toEqual([400, 'invalid-data-provided']);
  }
});

test('30 days later it is forgotten', async () => {
  t.clock.moveTo('2026-11-02T08:00:00Z');
  await ask('PUT', 'product', mette, { productName: 'Phone' });
  t.clock.moveTo('2026-12-01T08:00:00Z');
  await keepRetention(t.services);
  expect(await listed(mette)).toContain('product');
  t.clock.moveTo('2026-12-03T08:00:00Z');
  await keepRetention(t.services);
  expect(await listed(mette)).not.toContain('product');
});
